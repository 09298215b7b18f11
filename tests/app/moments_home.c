/* SPDX-License-Identifier: MIT */
/*
 * Plays up to the moments of the screens that Home leads to.
 */
#include "english.h"
#include "game.h"
#include "ladder.h"
#include "moments.h"
#include "preferences.h"
#include "rig_test.h"
#include "test.h"

#include "trounce/deal.h"

/* --- custom boards --- */

static void go_custom(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
}

static void go_custom_more(struct rig *rig)
{
    go_custom(rig);
    rig_draw(rig);
    custom_open_more(rig_custom(rig), rig->game);
    rig_draw(rig);
    assert_int_equal(rig_custom(rig)->more.list.count, APP_SIZE_COUNT);
}

static void go_custom_full(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "Qu Th In Er He An a b c d e f g h i j . l m n o p q r s t u v w x y z e e e e");
    assert_int_equal(rig_custom(rig)->size, 6);
}

/* As after a search that was cut short. */
static void go_custom_least(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "omdssliletasieeu");
    rig_custom(rig)->ended_early = true;
    rig_custom(rig)->words = 98765;
}

static void go_custom_left_out(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "1. mmmm 2. wwww 3. qqqq 4. www");
    assert_int_equal(rig_custom(rig)->letters.left_out, 4);
}

static void go_custom_code(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "X4F7Q-4M2XP-DA");
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_WRONG);
}

static void go_solved_board(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "omdssliletasieeu");
    rig_click_text(rig, "Solve only");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

static void go_solved_early(struct rig *rig)
{
    go_solved_board(rig);
    app_notify(rig->app, PLAIN("This board has more paths than the game can search; some words may "
                               "be missing."));
}

static void go_code(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "NFXMU-9ESB9");
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_CODE);
}

/* Writes a challenge with the widest name and figures; `damage`, if any, replaces a character near
 * its end. */
static void write_challenge(const struct rig *rig, const char *letters, char damage,
                            char line[CHALLENGE_LINE_MAX])
{
    struct challenge challenge = {
        .source = CHALLENGE_LETTERS, .rules = RULES_FOUR, .time_ms = CHALLENGE_TIME_MAX_MS};
    struct solver_filter filter = challenge_filter(RULES_FOUR);
    struct solution solution;
    assert_ok(board_parse(letters, strlen(letters), 0, 0, &challenge.board, NULL));
    assert_ok(solver_solve(&challenge.board, rig->game->session.lexicon, &filter, &solution));
    challenge_set_name(&challenge, "WWWWWWWWWWWWWWWWWWWW");
    assert_ok(challenge_set_words(&challenge, &solution, NULL));
    for (size_t i = 0; i < solution.word_count; i++) {
        challenge_add_found(&challenge, i);
    }
    solution_deinit(&solution);
    assert_ok(challenge_write(&challenge, line, NULL));
    if (damage) {
        line[strlen(line) - 6] = damage;
    }
}

static void paste_challenge(struct rig *rig, const char *letters, char damage)
{
    char line[CHALLENGE_LINE_MAX];
    write_challenge(rig, letters, damage, line);
    go_custom(rig);
    rig_paste(rig, line);
}

static void follow_link(struct rig *rig, const char *text)
{
    const struct call call = {.what = CUSTOM_OF_LINK, .text = text};
    stage_over(&rig->game->stage, SCREEN_CUSTOM, &call);
    assert_true(rig_custom(rig)->invites);
}

static void go_invitation(struct rig *rig)
{
    char line[CHALLENGE_LINE_MAX];
    write_challenge(rig, "omdssliletasieeu", '\0', line);
    follow_link(rig, line);
}

static void go_invitation_daily(struct rig *rig)
{
    go_invitation(rig);
    rig_custom(rig)->is_daily = true;
}

static void go_invitation_changed(struct rig *rig)
{
    char line[CHALLENGE_LINE_MAX];
    write_challenge(rig, "omdssliletasieeu", '#', line);
    follow_link(rig, line);
}

static void go_invitation_cut(struct rig *rig)
{
    char line[CHALLENGE_LINE_MAX];
    write_challenge(rig, "omdssliletasieeu", '\0', line);
    line[strlen(line) - 6] = '\0';
    follow_link(rig, line);
}

static void go_invitation_board(struct rig *rig)
{
    follow_link(rig, "NFXMU-9ESB9");
}

static void go_invitation_hunt(struct rig *rig)
{
    follow_link(rig, "hunt");
}

static void go_challenge(struct rig *rig)
{
    paste_challenge(rig, "omdssliletasieeu", '\0');
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_CHALLENGE);
}

static void go_challenge_played(struct rig *rig)
{
    go_challenge(rig);
    rig_custom(rig)->played = 1;
}

static void go_challenge_daily(struct rig *rig)
{
    go_challenge(rig);
    rig_custom(rig)->is_daily = true;
}

static void go_challenge_taken(struct rig *rig)
{
    go_challenge(rig);
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 2000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

static void go_challenge_changed(struct rig *rig)
{
    paste_challenge(rig, "omdssliletasieeu", '#');
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_BROKEN);
    assert_true(rig_custom(rig)->has_board);
}

static void go_challenge_cut(struct rig *rig)
{
    go_custom(rig);
    rig_paste(rig, "T1-NFX");
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_BROKEN);
    assert_false(rig_custom(rig)->has_board);
}

static void go_daily_card(struct rig *rig)
{
    rig_play_days(rig, RIG_NOON_UNIX_S, 365);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
}

static void go_daily_streak(struct rig *rig)
{
    rig_play_days(rig, RIG_NOON_UNIX_S - 86400, 1000);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
}

/* --- the ladder --- */

/* Shows the page with these figures. */
static void show_ladder(struct rig *rig, const struct ladder *now,
                        const struct ladder_record *record)
{
    stage_over(&rig->game->stage, SCREEN_LADDER, NULL);
    struct ladder_page *page = stage_state(&rig->game->stage, SCREEN_LADDER);
    page->now = *now;
    page->record = *record;
}

static void go_ladder_new(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_LADDER, NULL);
}

static void go_ladder(struct rig *rig)
{
    static const struct ladder now = {.rung = 5, .won = 1};
    static const struct ladder_record record = {
        .best_rung = 7, .best_unix_s = 1763769100, .played = {8, 13, 2}, .won = {6, 7}};
    show_ladder(rig, &now, &record);
}

/* The staircase is nearest to the rules where the player stands here. */
static void go_ladder_middle(struct rig *rig)
{
    static const struct ladder now = {.rung = 6, .won = 1, .lost = 1};
    static const struct ladder_record record = {.best_rung = 9,
                                                .best_unix_s = 1763769100,
                                                .played = {12345, 12345, 12345},
                                                .won = {12345, 12345, 12345}};
    show_ladder(rig, &now, &record);
}

static void go_ladder_top(struct rig *rig)
{
    static const struct ladder now = {.rung = LADDER_RUNGS, .lost = 1};
    static const struct ladder_record record = {.best_rung = LADDER_RUNGS,
                                                .best_unix_s = 1763769100,
                                                .played = {8, 13, 22, 12345},
                                                .won = {6, 7, 12, 4321}};
    show_ladder(rig, &now, &record);
}

static void go_home_on_ladder(struct rig *rig)
{
    preferences_set(rig->game, SETTING_LEVEL, RIVAL_LADDER);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
}

/* The Sprint is done, and of the Hunt some words are found, or all. */
static void go_home_hunting(struct rig *rig)
{
    go_daily_card(rig);
    daily_begin_hunt(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, 9);
    assert_true(game_leave(rig->game));
}

static void go_home_hunted(struct rig *rig)
{
    go_daily_card(rig);
    daily_begin_hunt(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, rig->game->session.solution.word_count);
    rig_play_out(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
}

/* The first climb out of a tier, as it begins, and as it stays. */
static void go_climb_begun(struct rig *rig)
{
    struct call call = {.what = CLIMB_CALL(3, 4)};
    stage_over(&rig->game->stage, SCREEN_CLIMB, &call);
    app_advance(rig->app, 1100);
    rig_draw(rig);
}

static void go_climb(struct rig *rig)
{
    struct call call = {.what = CLIMB_CALL(9, 10)};
    stage_over(&rig->game->stage, SCREEN_CLIMB, &call);
    (void)rig_settle(rig, 4000);
}

/* --- modes --- */

/* Opens the terms of the next round with this mode. */
static void choose_mode(struct rig *rig, enum game_mode mode)
{
    preferences_set(rig->game, SETTING_MODE, mode);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
}

static void go_race(struct rig *rig)
{
    choose_mode(rig, MODE_RACE);
}

static void go_hunt(struct rig *rig)
{
    choose_mode(rig, MODE_ALONE);
    rig_click_text(rig, "Hunt");
}

static void go_alone(struct rig *rig)
{
    preferences_set(rig->game, SETTING_WORDS, WORDS_COMMON);
    choose_mode(rig, MODE_ALONE);
}

/* The widest possible names. */
static void go_two(struct rig *rig)
{
    struct match *match = &rig->game->settings.match;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        (void)snprintf(match->names[i], SETTING_NAME_SIZE, "MMMMMMMMMMMMMMMMMMM%d", i);
    }
    match->shared_count = true;
    choose_mode(rig, MODE_TWO);
    rig_key(rig, KEY_TAB);
}

static void go_two_alike(struct rig *rig)
{
    preferences_set(rig->game, SETTING_RULES, RULES_PLAIN);
    choose_mode(rig, MODE_TWO);
}

/* A round of two waits. */
static void go_two_wait(struct rig *rig)
{
    go_two(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 2000);
    rig_begin_first(rig);
    rig_ctrl(rig, 'p');
    assert_true(game_leave(rig->game));
    assert_true(saves_waiting(rig->game->saves));
}

/* Plays words of a board that is to be found at leisure, the longest ones first. */
static void go_find_all(struct rig *rig)
{
    preferences_set(rig->game, SETTING_MODE, MODE_ALONE);
    preferences_set(rig->game, SETTING_TIME, 0);
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    for (size_t i = 0; i < 5; i++) {
        rig_enter_word(rig, rig_solution_word(rig, i));
        (void)rig_settle(rig, 2000);
    }
}

/* The level stands above what the hint counts. */
static void go_find_all_hinted(struct rig *rig)
{
    go_find_all(rig);
    rig_ctrl(rig, 'h');
    rig_draw(rig);
}

/* The last common word has just been found. */
static void go_every_word(struct rig *rig)
{
    const struct solution *solution = &rig->game->session.solution;
    go_find_all(rig);
    for (size_t i = 0; i < solution->word_count && !rig_turn(rig)->rest.running; i++) {
        if (deal_is_common(solution->words[i].tier)) {
            rig_enter_word(rig, solution_text(solution, i));
        }
    }
    assert_true(rig_turn(rig)->rest.running);
    rig_draw(rig);
}

static void go_rounds(struct rig *rig)
{
    for (int i = 0; i < 9; i++) {
        go_find_all(rig);
        assert_true(game_leave(rig->game));
    }
    rig_click_text(rig, "Continue");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_ROUNDS));
}

static void go_home_with_rounds(struct rig *rig)
{
    go_rounds(rig);
    rig_key(rig, KEY_ESCAPE);
}

static void go_found_all(struct rig *rig)
{
    go_find_all(rig);
    rig_end_turn(rig);
    (void)rig_settle(rig, 4000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

static void go_practice_waits(struct rig *rig)
{
    for (int i = 0; i < STRENGTH_SHOWN_ROUNDS; i++) {
        stage_go(&rig->game->stage, SCREEN_HOME, NULL);
        game_deal(rig->game);
        (void)rig_settle(rig, 2000);
        rig_find_words(rig, 1);
        round_advance(rig_round(rig), 120000); /* a shorter round is not rated */
        rig_cut_short(rig);
    }
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    struct practice_portion portion;
    assert_ok(game_portion(rig->game, &portion));
    assert_true(portion.left > 0);
}

/* --- settings --- */

static void go_settings(struct rig *rig)
{
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
}

static void go_settings_full(struct rig *rig)
{
    go_settings(rig);
    app_report_silence(rig->app, PLAIN("No sound device was found."));
    assert_ok(rig_change_words(rig, "/home/somebody/a-folder/of-words/and-more-of-them.txt",
                               "late\nlates\n"));
    app_refuse_lexicon(rig->app, PLAIN("/home/somebody/else.txt: No such file or directory"));
    app_report_export(rig->app, "/home/somebody/.local/share/trounce/trounce-history.json", NULL);
}

static void go_settings_large(struct rig *rig)
{
    preferences_set(rig->game, SETTING_UI_SCALE, UI_SCALE_MAX);
    go_settings(rig);
}

static void go_settings_below(struct rig *rig)
{
    go_settings_full(rig);
    rig_draw(rig);
    rig_settings(rig)->scroll.at = rig_settings(rig)->scroll.max;
}

static void go_settings_offer(struct rig *rig)
{
    go_settings(rig);
    anim_start(&rig_settings(rig)->offer, 100000);
}

/* For children: its settings, the terms of a board of each size, and Home. */
static void go_children(struct rig *rig)
{
    preferences_set_words(rig->game, SETTING_CLEAN, true);
    preferences_set_words(rig->game, SETTING_CHILDREN, true);
}

static void go_children_settings(struct rig *rig)
{
    go_children(rig);
    go_settings_below(rig);
}

static void go_children_terms(struct rig *rig)
{
    go_children(rig);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
}

static void go_children_board(struct rig *rig)
{
    go_children(rig);
    game_deal(rig->game);
}

static void go_words_empty(struct rig *rig)
{
    stage_go(&rig->game->stage, SCREEN_WORDS, NULL);
}

static void go_words(struct rig *rig)
{
    static const char text[] = "adulting\nbingeable\nchonk\nfloof\ngeotag\nhangry\nhygge\nkawaii\n"
                               "noob\nplogging\npupper\nsudokus\nvlogger\nyeet\n-late\n-lates\n";
    go_words_empty(rig);
    app_import_words(rig->app, "mine.txt", text, strlen(text));
    notice_end(&rig->game->notice);
}

/* Everything that can be told: a word refused, a file refused, and no dialog to choose one. */
static void go_words_refused(struct rig *rig)
{
    go_words(rig);
    rig_enter_word(rig, "yeet");
    app_report_no_dialog(rig->app);
    app_import_words(rig->app, "a-file-of-words.txt", "late\nit's\n", 10);
}

/* Where what was wrong with a history stands. */
static void go_settings_refused(struct rig *rig)
{
    go_settings(rig);
    app_import_history(rig->app, "trounce-history-2026-11-20.db", "/nowhere/trounce.db");
}

static void go_settings_typed(struct rig *rig)
{
    go_settings(rig);
    app_report_no_dialog(rig->app);
}

/* The same for a history. */
static void go_settings_history(struct rig *rig)
{
    go_settings(rig);
    rig_settings(rig)->wants_history = true; /* as after Import… */
    app_report_no_dialog(rig->app);
}

const struct moment home_moments[] = {
    {"terms, a race", WANT_HOME, .go = go_race},
    {"terms, alone", WANT_HOME, .go = go_alone},
    {"terms, the Hunt", WANT_HOME, .go = go_hunt},
    {"terms, two players", WANT_HOME, .go = go_two},
    {"terms, two players alike", WANT_HOME, .go = go_two_alike},
    {"home, two players' round waits", WANT_NEWCOMER, .go = go_two_wait},
    {"home, words wait", WANT_NEWCOMER, .go = go_practice_waits},
    {"home, rounds wait", WANT_NEWCOMER, .go = go_home_with_rounds},
    {"rounds wait", WANT_NEWCOMER, .go = go_rounds},
    {"find them all", WANT_NEWCOMER, .go = go_find_all},
    {"find them all: lengths", WANT_NEWCOMER, .go = go_find_all_hinted},
    {"find them all: every word", WANT_NEWCOMER, .go = go_every_word},
    {"find them all: results", WANT_NEWCOMER, .go = go_found_all},
    {"settings", WANT_HOME, .go = go_settings},
    {"settings, large", WANT_HOME, .go = go_settings_large},
    {"settings, full", WANT_HOME, .go = go_settings_full},
    {"home, for children", WANT_HOME, .go = go_children},
    {"settings, for children", WANT_HOME, .go = go_children_settings},
    {"terms, for children", WANT_HOME, .go = go_children_terms},
    {"a board for children", WANT_HOME, .go = go_children_board},
    {"own words, none", WANT_HOME, .go = go_words_empty},
    {"own words", WANT_HOME, .go = go_words},
    {"own words, refused", WANT_HOME, .go = go_words_refused},
    {"settings, their end", WANT_HOME, .go = go_settings_below},
    {"settings, an offer", WANT_HOME, .go = go_settings_offer},
    {"settings, a path typed", WANT_HOME, .go = go_settings_typed},
    {"settings, a history typed", WANT_HOME, .go = go_settings_history},
    {"settings, a history refused", WANT_HOME, .go = go_settings_refused},
    {"custom board", WANT_HOME, .go = go_custom},
    {"the richest boards", WANT_HOME, .go = go_custom_more},
    {"a board too short", WANT_HOME, .go = go_custom, .typed = "mwmwmwmwmwqm"},
    {"a board too long", WANT_HOME, .go = go_custom,
     .pasted = "mwmwqwmwmwmwmwmwmwmwmwmwmwmwmwmwmwm"},
    {"a board of 36", WANT_HOME, .go = go_custom_full},
    {"a board that misleads", WANT_HOME, .go = go_custom_least},
    {"a misleading board solved", WANT_HOME, .go = go_solved_early},
    {"letters and more", WANT_HOME, .go = go_custom_left_out},
    {"no board of a code", WANT_HOME, .go = go_custom_code},
    {"a board only solved", WANT_HOME, .go = go_solved_board},
    {"board by code", WANT_HOME, .go = go_code},
    {"a code too long", WANT_HOME, .go = go_custom, .typed = "MMM-MMMMMMMMMMMMMMMMMMMMMMMMMMMMM"},
    {"a code of other dice", WANT_HOME, .go = go_custom, .typed = "B2222-22222"},
    {"no letter", WANT_HOME, .go = go_custom, .typed = "é"},
    {"no digit", WANT_HOME, .go = go_custom, .typed = "o7"},
    {"nothing to paste", WANT_HOME, .go = go_custom, .pasted = ""},
    {"a board without words", WANT_HOME, .go = go_custom, .pasted = "zzzzzzzzzzzzzzzz"},
    {"a code too short", WANT_HOME, .go = go_custom, .typed = "NFXMU-9ESB"},
    {"a challenge", WANT_HOME, .go = go_challenge},
    {"a challenge on a board played", WANT_HOME, .go = go_challenge_played},
    {"a challenge on today's board", WANT_HOME, .go = go_challenge_daily},
    {"a challenge taken", WANT_HOME, .go = go_challenge_taken},
    {"a changed challenge", WANT_HOME, .go = go_challenge_changed},
    {"a challenge cut off", WANT_HOME, .go = go_challenge_cut},
    {"an invitation", WANT_HOME, .go = go_invitation},
    {"an invitation to today's board", WANT_HOME, .go = go_invitation_daily},
    {"an invitation that was changed", WANT_HOME, .go = go_invitation_changed},
    {"an invitation cut off", WANT_HOME, .go = go_invitation_cut},
    {"an invitation to a board", WANT_HOME, .go = go_invitation_board},
    {"an invitation to a Hunt", WANT_HOME, .go = go_invitation_hunt},
    {"the ladder", WANT_HOME, .go = go_ladder},
    {"the ladder of a newcomer", WANT_NEWCOMER, .go = go_ladder_new},
    {"the ladder, its middle", WANT_HOME, .go = go_ladder_middle},
    {"the ladder, its top", WANT_HOME, .go = go_ladder_top},
    {"home on the ladder", WANT_HISTORY, .go = go_home_on_ladder},
    {"home, a Hunt under way", WANT_HOME, .go = go_home_hunting},
    {"home, a Hunt done", WANT_HOME, .go = go_home_hunted},
    {"a climb begins", WANT_HOME, .go = go_climb_begun},
    {"a climb", WANT_HOME, .go = go_climb},
    {"the day is counted", WANT_HOME, .go = go_daily_card},
    {"a streak", WANT_HOME, .go = go_daily_streak},
    {0},
};

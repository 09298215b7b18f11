/* SPDX-License-Identifier: MIT */
/*
 * Plays up to the moments of the history: statistics, past rounds, the round that waits; and makes
 * the history that they show.
 */
#include "daily_page.h"
#include "game.h"
#include "moments.h"
#include "past_rounds.h"
#include "practice_screen.h"
#include "rig_test.h"
#include "settings_screen.h"
#include "store_state.h"
#include "test.h"

static void go_statistics(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
}

/* Opens the page with a filter. */
static void go_filtered(struct rig *rig, struct statistics_filter filter)
{
    go_statistics(rig);
    rig_statistics(rig)->filter = filter;
    statistics_read(rig_statistics(rig), rig->game);
}

static void go_no_such_round(struct rig *rig)
{
    go_filtered(rig, (struct statistics_filter){.size = 6, .rules = RULES_PLAIN + 1});
}

/* Rounds, but none that counts. */
static void go_none_counted(struct rig *rig)
{
    go_filtered(rig, (struct statistics_filter){.size = 5});
    assert_int_equal(rig_statistics(rig)->figures.rounds, 0);
    assert_true(rig_statistics(rig)->figures.others > 0);
}

static void go_filter(struct rig *rig)
{
    go_filtered(rig, (struct statistics_filter){4, RULES_FOUR + 1, MODE_RACE + 1});
    stage_over(&rig->game->stage, SCREEN_FILTER, NULL);
}

/* Figures larger than anybody has. */
static void go_huge_figures(struct rig *rig)
{
    go_statistics(rig);
    struct statistics *statistics = rig_statistics(rig);
    struct history_statistics *figures = &statistics->figures;
    figures->rounds = 1234567;
    figures->best = 98765;
    figures->share = 1.0;
    (void)snprintf(figures->longest, sizeof figures->longest,
                   "llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
    for (int i = 2; i < HISTORY_LENGTHS; i++) {
        figures->words_by_length[i] = 12345678L / (i * i);
    }
    for (int i = 0; i < RIVAL_COUNT; i++) {
        figures->matches[i] = (struct history_match){123456, 4321, 65432};
    }
    figures->others = 7654321;
    figures->between = (struct history_match){123456, 4321, 65432};
    for (int i = 0; i < STRENGTH_POINTS_MAX; i++) {
        statistics->strengths[i] = (struct history_strength){
            .ended_unix_s = RIG_NOON_UNIX_S - 9000000 - (STRENGTH_POINTS_MAX - i) * 86400LL,
            .tenths = 200 + i * 98 / 10};
    }
    statistics->strength_count = STRENGTH_POINTS_MAX;
}

/* Whatever is overlooked has a sentence that fits. */
static void show_habit(struct rig *rig, enum coach_trait trait, const char *letters)
{
    go_statistics(rig);
    struct coach_habit *habit = &rig_statistics(rig)->coaching.habit;
    *habit = (struct coach_habit){.trait = trait,
                                  .words = 1234,
                                  .found = 123,
                                  .other_words = 4321,
                                  .other_found = 1234,
                                  .expected = 234,
                                  .chance = 1e-9};
    (void)snprintf(habit->letters, sizeof habit->letters, "%s", letters);
}

static void go_habit_of_letters(struct rig *rig)
{
    show_habit(rig, COACH_BEGINNING, "mwmw");
}

static void go_habit_of_place(struct rig *rig)
{
    show_habit(rig, COACH_BOTTOM_RIGHT, "");
}

static void go_habit_of_time(struct rig *rig)
{
    show_habit(rig, COACH_LAST_MINUTE, "");
}

static void go_pace(struct rig *rig)
{
    go_statistics(rig);
    rig_statistics(rig)->shows_pace = true;
}

static void go_huge_pace(struct rig *rig)
{
    go_huge_figures(rig);
    rig_statistics(rig)->shows_pace = true;
    rig_statistics(rig)->pace =
        (struct history_pace){{12345, 12345, 12345}, {12345, 123456, 1234567}};
}

static void go_huge_open(struct rig *rig)
{
    go_huge_figures(rig);
    rig_statistics(rig)->view = VIEW_FIGURES;
}

/* A strength that has only fallen since yesterday. */
static void go_fallen(struct rig *rig)
{
    go_statistics(rig);
    struct statistics *statistics = rig_statistics(rig);
    statistics->strengths[0] = (struct history_strength){.ended_unix_s = RIG_NOON_UNIX_S - 86400,
                                                         .tenths = STRENGTH_TENTHS_MAX};
    statistics->strengths[1] = (struct history_strength){.ended_unix_s = RIG_NOON_UNIX_S - 86000,
                                                         .tenths = STRENGTH_TENTHS_MIN};
    statistics->strength_count = 2;
}

/* There are figures, but no strength and nobody to beat. */
static void go_figures_alone(struct rig *rig)
{
    go_huge_figures(rig);
    rig_statistics(rig)->filter.mode = MODE_ALONE + 1;
    rig_statistics(rig)->strength_count = 0;
}

static void go_figures_of_two(struct rig *rig)
{
    go_huge_open(rig);
    rig_statistics(rig)->filter.mode = MODE_TWO + 1;
    rig_statistics(rig)->strength_count = 0;
}

static void go_goals(struct rig *rig)
{
    go_statistics(rig);
    rig_statistics(rig)->view = VIEW_GOALS;
}

static void go_last_goals(struct rig *rig)
{
    go_goals(rig);
    rig_draw(rig);
    rig_key(rig, KEY_END);
}

static void go_every_goal(struct rig *rig)
{
    go_statistics(rig);
    struct statistics *statistics = rig_statistics(rig);
    for (int i = 0; i < GOAL_COUNT; i++) {
        statistics->goals[i].have = statistics->goals[i].need;
        statistics->goals[i].id = 1;
        statistics->goals[i].ended_unix_s = RIG_NOON_UNIX_S;
    }
    goals_find_next(statistics);
    assert_int_equal(statistics->next_count, 0);
}

static void go_trouble(struct rig *rig)
{
    go_statistics(rig);
    memset(&rig_statistics(rig)->figures, 0, sizeof rig_statistics(rig)->figures);
    (void)snprintf(rig_statistics(rig)->trouble, sizeof rig_statistics(rig)->trouble,
                   "The history could not be read: another window is using the history.");
}

static void go_rounds(struct rig *rig)
{
    go_statistics(rig);
    rig_statistics(rig)->view = VIEW_ROUNDS;
}

static void go_last_rounds(struct rig *rig)
{
    go_rounds(rig);
    rig_draw(rig);
    rig_key(rig, KEY_END);
}

static void go_past(struct rig *rig)
{
    go_statistics(rig);
    rig_click_text(rig, "Turns");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* The replay of the newest round of a mode, at some thousandths of it; the pointer is on its last
 * word. */
static void go_replay_of(struct rig *rig, enum game_mode mode, int milli)
{
    go_rounds(rig);
    rig_draw(rig);
    const struct statistics *statistics = rig_statistics(rig);
    size_t i = 0;
    while (i < statistics->rounds_list.page_count &&
           (statistics->page[i].mode != mode || !statistics->page[i].has_times)) {
        i++;
    }
    assert_true(i < statistics->rounds_list.page_count);
    game_replay_past(rig->game, statistics->page[i].id);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_REPLAY));
    struct replay *replay = rig_replay(rig);
    replay->is_paused = true;
    replay->pointed = (long)replay->count - 1;
    replay_go(replay, replay->whole_ms / 1000 * milli);
}

static void go_replay(struct rig *rig)
{
    go_replay_of(rig, MODE_TURNS, 0);
    replay_go(rig_replay(rig), rig_replay(rig)->words[0].at_ms - 700);
}

static void go_replay_end(struct rig *rig)
{
    go_replay_of(rig, MODE_TURNS, 1001);
}

static void go_replay_race(struct rig *rig)
{
    go_replay_of(rig, MODE_RACE, 800);
}

static void go_replay_two(struct rig *rig)
{
    go_replay_of(rig, MODE_TWO, 980);
}

/* The ghost of a past round, halfway; and its words as they turn over, and the results. */
static void go_ghost(struct rig *rig)
{
    go_replay_of(rig, MODE_TURNS, 500);
    assert_true(game_race_ghost(rig->game, 0));
    (void)rig_settle(rig, 2000);
    round_advance(rig->game->session.round, round_time_ms(rig->game->session.round) / 2);
    rig_advance(rig, 20);
    rig_draw(rig);
}

static void go_ghost_turning(struct rig *rig)
{
    go_ghost(rig);
    rig_end_turn(rig);
    rig_advance(rig, 500);
}

static void go_ghost_results(struct rig *rig)
{
    go_ghost_turning(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_advance(rig, 6000);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* A better round can be chosen. */
static void go_replay_worse(struct rig *rig)
{
    go_replay_of(rig, MODE_TURNS, 300);
    struct replay *replay = rig_replay(rig);
    replay->best = (struct history_ghost){.id = 1, .score = 1234};
    replay->races_best = true;
    rig_draw(rig);
}

static void go_replay_worse_race(struct rig *rig)
{
    go_replay_of(rig, MODE_RACE, 300);
    rig_replay(rig)->best = (struct history_ghost){.id = 1, .score = 1234};
    rig_draw(rig);
}

static void go_replay_alone(struct rig *rig)
{
    go_replay_of(rig, MODE_ALONE, 500);
}

/* Practice of the words that were missed by a player who found only the longest word of a board. */
static void go_practice(struct rig *rig)
{
    game_deal(rig->game);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, rig_solution_word(rig, 0));
    rig_cut_short(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
}

/* The texts about a word are as long as they can be. */
static void go_missed_again(struct rig *rig)
{
    go_practice(rig);
    struct practice_screen *practice = stage_state(&rig->game->stage, SCREEN_PRACTICE);
    (void)snprintf(practice->word.missed, sizeof practice->word.missed, "2026-09-23");
    (void)snprintf(practice->word.found, sizeof practice->word.found, "2026-08-28");
    (void)snprintf(practice->word.due, sizeof practice->word.due, "2026-12-24");
    practice->word.box = 0;
}

static void go_no_practice(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
}

static void go_practice_done(struct rig *rig)
{
    struct practice_portion portion;
    go_practice(rig);
    assert_ok(game_portion(rig->game, &portion));
    for (size_t i = 0; i < portion.left; i++) {
        assert_ok(saves_practice_drop(rig->game->saves, portion.words[i].text));
    }
    stage_back(&rig->game->stage);
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
}

static void go_nothing_learned(struct rig *rig)
{
    go_practice(rig);
    rig_click_text(rig, "Learned 0");
}

static void go_practice_board(struct rig *rig)
{
    go_practice(rig);
    rig_key(rig, KEY_ENTER);
    rig_advance(rig, 160);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PRACTICE));
}

static void go_home_with_a_round(struct rig *rig)
{
    game_deal(rig->game);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, rig_solution_word(rig, 0));
    rig_ctrl(rig, 'p');
    rig_click_text(rig, "Home");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

static void go_giving_up(struct rig *rig)
{
    game_deal(rig->game);
    (void)rig_settle(rig, 5000);
    rig_ctrl(rig, 'p');
    rig_click_text(rig, "Give up");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LEAVE));
}

static void go_deleting(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_click_text(rig, "Delete…");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_DELETE));
}

/* The list opens over what lies around its button. */
static void go_exporting(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_click_text(rig, "Export…");
    assert_int_equal(rig_settings(rig)->drop.open, SETTINGS_ID_EXPORT);
}

static void go_daily(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
}

/* Begins the daily board and leaves it with a button of the pause. */
static void leave_daily(struct rig *rig, const char *button)
{
    go_daily(rig);
    rig_key(rig, KEY_ENTER);
    (void)rig_settle(rig, 5000);
    rig_ctrl(rig, 'p');
    rig_click_text(rig, button);
}

static void go_home_daily_left(struct rig *rig)
{
    leave_daily(rig, "Home");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

static void go_daily_left(struct rig *rig)
{
    go_home_daily_left(rig);
    go_daily(rig);
}

/* A Hunt under way, and a past day that is open. */
static void go_daily_hunt(struct rig *rig)
{
    daily_begin_hunt(rig->game);
    (void)rig_settle(rig, 5000);
    assert_true(game_leave(rig->game));
    go_daily(rig);
    rig_press_id(rig, DAILY_ID_DAY);
}

static void go_daily_given_up(struct rig *rig)
{
    leave_daily(rig, "Give up");
    rig_click_text(rig, "Give up");
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    go_daily(rig);
}

static void go_home_daily_given_up(struct rig *rig)
{
    go_daily_given_up(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
}

/* Previous month, one day later. */
static void go_daily_earlier(struct rig *rig)
{
    rig->game->output.can_share = true;
    rig->date = date_of_unix(RIG_NOON_UNIX_S + 86400);
    go_daily(rig);
    rig_key(rig, KEY_PAGE_UP);
}

/* A long streak. */
static void go_daily_streak(struct rig *rig)
{
    rig_play_days(rig, RIG_NOON_UNIX_S, 1000);
    go_daily(rig);
}

const struct moment history_moments[] = {
    {"statistics", WANT_HISTORY, .go = go_statistics},
    {"statistics of nothing", WANT_NEWCOMER, .go = go_statistics},
    {"no such round", WANT_HISTORY, .go = go_no_such_round},
    {"none counted", WANT_HISTORY, .go = go_none_counted},
    {"the filter", WANT_HISTORY, .go = go_filter},
    {"huge figures", WANT_HISTORY, .go = go_huge_figures},
    {"huge figures, open", WANT_HISTORY, .go = go_huge_open},
    {"a fallen strength", WANT_HISTORY, .go = go_fallen},
    {"figures alone", WANT_HISTORY, .go = go_figures_alone},
    {"figures of two", WANT_HISTORY, .go = go_figures_of_two},
    {"a habit of letters", WANT_HISTORY, .go = go_habit_of_letters},
    {"a habit of place", WANT_HISTORY, .go = go_habit_of_place},
    {"a habit of time", WANT_HISTORY, .go = go_habit_of_time},
    {"the pace", WANT_HISTORY, .go = go_pace},
    {"a huge pace", WANT_HISTORY, .go = go_huge_pace},
    {"goals", WANT_HISTORY, .go = go_goals},
    {"goals of nothing", WANT_NEWCOMER, .go = go_goals},
    {"the last goals", WANT_HISTORY, .go = go_last_goals},
    {"every goal", WANT_HISTORY, .go = go_every_goal},
    {"the daily page", WANT_NEWCOMER, .go = go_daily},
    {"the daily page, done", WANT_HISTORY, .go = go_daily},
    {"the daily page, earlier", WANT_HISTORY, .go = go_daily_earlier},
    {"the daily page, a streak", WANT_NEWCOMER, .go = go_daily_streak},
    {"trouble", WANT_HISTORY, .go = go_trouble},
    {"past rounds", WANT_HISTORY, .go = go_rounds},
    {"the first rounds", WANT_HISTORY, .go = go_last_rounds},
    {"no past round", WANT_NEWCOMER, .go = go_rounds},
    {"a past round", WANT_HISTORY, .go = go_past},
    {"a replay", WANT_HISTORY, .go = go_replay},
    {"a replay, at its end", WANT_HISTORY, .go = go_replay_end},
    {"a replay of a race", WANT_HISTORY, .go = go_replay_race},
    {"a replay of two", WANT_HISTORY, .go = go_replay_two},
    {"a replay alone", WANT_HISTORY, .go = go_replay_alone},
    {"a replay and a better one", WANT_HISTORY, .go = go_replay_worse},
    {"a race and a better one", WANT_HISTORY, .go = go_replay_worse_race},
    {"a ghost", WANT_HISTORY, .go = go_ghost},
    {"the ghost's words turn over", WANT_HISTORY, .go = go_ghost_turning},
    {"beaten by a ghost", WANT_HISTORY, .go = go_ghost_results},
    {"practice", WANT_NEWCOMER, .go = go_practice},
    {"practice, missed again", WANT_NEWCOMER, .go = go_missed_again},
    {"practice, done for today", WANT_NEWCOMER, .go = go_practice_done},
    {"nothing to practise", WANT_NEWCOMER, .go = go_no_practice},
    {"nothing learned", WANT_NEWCOMER, .go = go_nothing_learned},
    {"a practice board", WANT_NEWCOMER, .go = go_practice_board},
    {"home with a round", WANT_HISTORY, .go = go_home_with_a_round},
    {"giving up", WANT_NEWCOMER, .go = go_giving_up},
    {"deleting", WANT_HISTORY, .go = go_deleting},
    {"exporting", WANT_HISTORY, .go = go_exporting},
    {"home, a daily board left", WANT_NEWCOMER, .go = go_home_daily_left},
    {"home, a daily board given up", WANT_NEWCOMER, .go = go_home_daily_given_up},
    {"the daily page, left", WANT_NEWCOMER, .go = go_daily_left},
    {"the daily page, a day open", WANT_NEWCOMER, .go = go_daily_hunt},
    {"the daily page, given up", WANT_NEWCOMER, .go = go_daily_given_up},
    {0},
};

static void play_history(struct rig *rig)
{
    static const struct {
        int size;
        struct past_rounds past;
    } batches[] = {
        {4,
         {.level = RIVAL_NOVICE,
          .counts = true,
          .rated = true,
          .percent = 80,
          .count = 30,
          .seed = 1}},
        {4,
         {.level = RIVAL_MERCILESS,
          .kind = ROUND_KIND_DAILY,
          .counts = true,
          .rated = true,
          .percent = 9,
          .count = 12}},
        {4, {.mode = MODE_RACE, .level = RIVAL_LADDER, .counts = true, .percent = 50, .count = 2}},
        {5, {.mode = MODE_ALONE, .kind = ROUND_KIND_CUSTOM, .percent = 90, .count = 4, .seed = 2}},
        {4, {.mode = MODE_TWO, .level = RIVAL_SCHOLAR, .counts = true, .percent = 50, .count = 3}},
        {4,
         {.level = RIVAL_FRIEND,
          .kind = ROUND_KIND_CHALLENGE,
          .counts = true,
          .percent = 50,
          .count = 2}},
        {4, {.level = RIVAL_MERCILESS, .counts = true, .percent = 9, .count = 2}},
    };
    for (size_t i = 0; i < sizeof batches / sizeof batches[0]; i++) {
        struct past_rounds past = batches[i].past;
        assert_ok(rig_play_past(rig, batches[i].size, &past));
    }
}

static void copy_database(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    assert_non_null(copy);
    assert_int_equal(sqlite3_backup_step(copy, -1), SQLITE_DONE);
    assert_int_equal(sqlite3_backup_finish(copy), SQLITE_OK);
}

/* Plays once, as that takes long; later histories are copies. */
void moment_play_history(struct rig *rig)
{
    static sqlite3 *played;
    if (played) {
        copy_database(played, rig->store->database);
        return;
    }
    play_history(rig);
    assert_int_equal(sqlite3_open(":memory:", &played), SQLITE_OK);
    copy_database(rig->store->database, played);
}

/* SPDX-License-Identifier: MIT */
/*
 * Turns in races, alone and with two players: what wakes the window, what is heard and seen.
 */
#include "english.h"
#include "phrase.h"
#include "rig_test.h"
#include "test.h"

#include <string.h>

/* --- the dice tumble --- */

/* A controller ends it, as keys do: what it enters counts. A button that is let go ends nothing. */
TEST_CASE(test_a_controller_need_not_wait_for_the_dice)
{
    for (int how = 0; how < 2; how++) {
        struct rig *rig = rig_new_with_words(NULL);
        rig_begin(rig);
        rig_click_text(rig, "Play");
        rig_pad(rig, PAD_A, false);
        rig_advance(rig, 100);
        assert_int_equal(round_phase(rig_round(rig)), ROUND_READY);
        if (how == 0) {
            rig_pad_move(rig, 1, 0);
        } else {
            rig_pad(rig, PAD_A, true);
        }
        assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
        rig_free(rig);
    }
}

/* --- races --- */

/* Input before the next frame finds the lists where the window now has them. */
TEST_CASE(test_the_wheel_follows_a_new_size_at_once)
{
    struct rig *rig = rig_begun(MODE_RACE, 0);
    rig_draw(rig);
    rig_resize(rig, 800, 1200);
    rig_wheel(rig, -200);
    struct play_layout at = play_layout_of(&rig->game->stage.layout);
    assert_memory_equal(&rig_turn(rig)->at, &at, sizeof at);
}

/* Without a clock only the computer's next word and saving the running race wake the window. */
TEST_CASE(test_a_still_race_sleeps_until_the_next_word)
{
    struct rig *rig = rig_begun(MODE_RACE, 0);
    size_t seen = 0;
    long frames = 0;
    for (long passed = 0; passed < 60000; frames++) {
        long due = round_due_ms(rig_round(rig));
        long wait = app_wait_ms(rig->app);
        assert_true(wait >= 0);
        assert_true(due < 0 || wait <= due);
        wait = wait > 0 ? wait : RIG_FRAME_MS;
        app_advance(rig->app, wait);
        rig_draw(rig);
        passed += wait;
        size_t count = round_word_count(rig_round(rig), SIDE_COMPUTER);
        assert_true(count <= seen + 1); /* no word is skipped */
        seen = count;
    }
    assert_true(seen > 5);
    assert_true(frames < 60 + (long)seen * 20);
}

/* Merciless leaves nothing in a race; what it takes are not leavings. */
TEST_CASE(test_merciless_is_described_for_its_mode)
{
    static const char *const lines[] = {"takes what", "every word"}; /* the first lines */
    for (int race = 0; race < 2; race++) {
        struct rig *rig = rig_new_with_words("omdssliletasieeu");
        rig->config.level = RIVAL_MERCILESS;
        rig->config.mode = race ? MODE_RACE : MODE_TURNS;
        assert_ok(rig_open_store(rig, NULL));
        rig_begin(rig);
        rig_draw(rig);
        assert_true(rig_shows(rig, lines[race]));
        assert_false(rig_shows(rig, lines[!race]));
    }
}

/* Plays a race to its end, at which the player has a word and the computer some. */
static struct rig *end_race(void)
{
    struct rig *rig = rig_begun(MODE_RACE, 60000);
    rig_enter_word(rig, "slate");
    rig_advance(rig, 30000);
    round_finish(rig_round(rig));
    rig_advance(rig, RIG_FRAME_MS);
    return rig;
}

TEST_CASE(test_a_race_ends_without_a_search)
{
    struct rig *rig = end_race();
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    assert_true(rig_shows(rig, "The computer’s words"));
    assert_false(rig_shows(rig, "start square"));
    rig_advance(rig, 4000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(round_phase(rig_round(rig)), ROUND_DONE);
    rig = end_race();
    rig_advance(rig, 500);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* Counts the words that nobody found, as a search of the results shows them. */
static size_t count_nobodys(struct rig *rig)
{
    const struct computer *computer = rig_computer(rig);
    char last[WORD_TEXT_MAX] = "";
    size_t count = 0;
    game_show_search(rig->game);
    for (long ms = 0; ms < 60000 && !computer->searched; ms += 4) {
        app_advance(rig->app, 4);
        bool is_lit = computer->shown_as == SHOWN_NOBODYS && computer->hold_ms > 0;
        if (is_lit && computer->word[0] && strcmp(last, computer->word) != 0) {
            memcpy(last, computer->word, sizeof last);
            count++;
        }
    }
    assert_true(computer->searched);
    rig_advance(rig, 2000);
    return count;
}

/* The results can show what nobody found, again and again; then they are back, with the same round.
 */
TEST_CASE(test_the_results_of_a_race_can_show_a_search)
{
    struct rig *rig = end_race();
    rig_advance(rig, 4000);
    const struct results *results = rig_results(rig);
    long its = round_score(rig_round(rig), SIDE_COMPUTER);
    size_t words = round_word_count(rig_round(rig), SIDE_COMPUTER);
    assert_true(words > 0);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(count_nobodys(rig), results->found.nobody_count);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    }
    game_show_search(rig->game);
    rig_advance(rig, 1000);
    assert_true(rig_shows(rig, "What nobody found…"));
    rig_ctrl(rig, 'p'); /* there is nothing to pause */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    game_show_search(rig->game);
    rig_advance(rig, 1000);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(round_score(rig_round(rig), SIDE_COMPUTER), its);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER), words);
}

/* --- verdicts --- */

/* Returns a sum over the shapes and colours, and over the sounds, of a word that is being typed. */
static unsigned long sum_typed(struct rig *rig, const char *word)
{
    unsigned long sum = 0;
    rig->heard_count = 0;
    rig_type(rig, word);
    rig_hear(rig);
    rig_draw(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        sum += 1000003ul * ((unsigned long)rig->heard[i].kind * 64 + (unsigned)rig->heard[i].step);
    }
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        sum += 7919ul * (c->kind + 1ul) *
               (c->color.r * 3ul + c->color.g * 5ul + c->color.b * 11ul + c->color.a + 1);
    }
    rig_key(rig, KEY_ESCAPE);
    return sum;
}

/* Until it is entered, neither light nor sound tells a word from letters that are none. */
TEST_CASE(test_a_word_does_not_show_before_it_is_entered)
{
    for (enum game_mode mode = MODE_TURNS; mode < MODE_COUNT; mode++) {
        struct rig *rig = rig_begun(mode, 60000);
        (void)rig_settle(rig, 2000);
        (void)sum_typed(rig, "slate"); /* puts the first hint to trace away */
        assert_int_equal(sum_typed(rig, "slate"), sum_typed(rig, "slati"));
        rig_type(rig, "slate");
        assert_false(rig_shows(rig, "+2"));
        rig_key(rig, KEY_ENTER);
        assert_true(rig_shows(rig, "+2"));
    }
}

/* Ctrl+W is about the last word that did not count, even if there is no card for it. */
TEST_CASE(test_the_last_refused_word_is_explained)
{
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    rig_ctrl(rig, 'w');
    assert_true(rig_shows(rig, "There is no refused word to explain."));
    rig_enter_word(rig, "omds");
    rig_settle(rig, 5000);
    rig_ctrl(rig, 'w');
    assert_true(rig_turn(rig)->card.is_open);
    rig_enter_word(rig, "water");
    rig_settle(rig, 5000);
    rig_ctrl(rig, 'w');
    assert_false(rig_turn(rig)->card.is_open);
    assert_true(rig_shows(rig, "WATER: not on this board"));
    assert_true(rig_says(rig, "WATER is in the word list, but no path on this board spells it."));
    rig_enter_word(rig, "tal");
    rig_advance(rig, 9000);
    rig_ctrl(rig, 'w');
    assert_false(rig_turn(rig)->card.is_open);
    assert_false(notice_is_shown(&rig->game->notice));
    assert_true(rig_shows(rig, "TAL: four letters or more"));
}

/* --- find them all --- */

static struct rig *open_leisure(void)
{
    static const char *const words[] = {"slate", "tales", "miles"};
    struct rig *rig = rig_new();
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_true(rig_add_word(rig, words[i], 10, false));
    }
    assert_true(rig_add_word(rig, "almost", 70, false)); /* rare */
    assert_ok(rig_open_store(rig, NULL));
    rig->config.reduced_motion = true;
    assert_true(rig_set_board(rig, "omdssliletasieeu", NULL));
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 0;
    rig_begin(rig);
    return rig;
}

/* The last common word ends the round: the board says so, and a feast of results follows. */
TEST_CASE(test_every_common_word_is_a_feast)
{
    struct rig *rig = open_leisure();
    rig_enter_word(rig, "slate");
    rig_enter_word(rig, "tales");
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
    assert_true(rig_shows(rig, "Halfway")); /* the rank */
    rig_enter_word(rig, "miles");
    assert_false(notice_is_shown(&rig->game->notice));
    assert_int_equal(round_phase(rig_round(rig)), ROUND_DONE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_true(rig_shows(rig, "Every last word!"));
    assert_false(rig_shows(rig, "Time’s up"));
    rig_advance(rig, 2100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_true(rig_shows(rig, "Every last word!"));
    assert_true(rig_says(rig, "You found every common word.")); /* of more words */
    assert_int_equal(rig_results(rig)->verdict.fanfare, FANFARE_FEAST);
    assert_int_equal(rig_count_rounds(rig), 1);
}

/* "I'm done" asks with more than ten seconds left, however many words there are. */
static void check_done(struct rig *rig, const char *question)
{
    rig_enter_word(rig, "slate");
    rig_enter_word(rig, "tales");
    rig_enter_word(rig, "late");
    if (question) {
        rig_click_text(rig, "I’m done");
        rig_advance(rig, 3100); /* it has been thought over */
        assert_false(rig_says(rig, question));
        assert_false(rig_shows(rig, "Yes, I’m done"));
    }
    rig_click_text(rig, "I’m done");
    assert_int_equal(round_phase(rig_round(rig)) == ROUND_PLAYER, question != NULL);
    if (question) {
        assert_true(rig_says(rig, question));
        rig_click_text(rig, "Yes, I’m done");
    }
    assert_int_not_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
}

TEST_CASE(test_ending_a_turn_early_asks)
{
    check_done(rig_begun(MODE_TURNS, 60000), "Press I’m done once more");
    check_done(rig_begun(MODE_ALONE, 60000), "Press I’m done once more");
    check_done(rig_begun(MODE_RACE, 60000), "The computer plays on.");
    check_done(rig_begun(MODE_RACE, 0), NULL);
    check_done(rig_begun(MODE_TURNS, 0), NULL);
    for (enum game_mode mode = MODE_TURNS; mode <= MODE_RACE; mode++) {
        struct rig *late = rig_begun(mode, 60000);
        rig_advance(late, 51000);
        check_done(late, NULL);
    }
}

/* In the form of an exercise, Enter without a word ends the turn at once; with one, it enters it.
 */
TEST_CASE(test_a_lone_enter_ends_the_turn_of_an_exercise)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 60000;
    rig->config.ends_by_enter = true;
    rig_begin(rig);
    rig_enter_word(rig, "slate");
    assert_true(rig_shows(rig, "SLATE"));
    assert_int_equal(round_phase(rig->game->session.round), ROUND_PLAYER);
    rig_key(rig, KEY_ENTER);
    assert_int_equal(round_phase(rig->game->session.round), ROUND_DONE);
}

/* A Hunt is kept, until it is ended from the pause. */
TEST_CASE(test_a_hunt_is_done_for_now)
{
    struct rig *rig = open_leisure();
    rig_enter_word(rig, "slate");
    rig_click_text(rig, "Done for now");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_click_text(rig, "Continue");
    assert_true(rig_shows(rig, "SLATE"));
    rig_key(rig, KEY_ENTER);
    assert_true(rig_says(rig, "Done for now? Press Enter once more"));
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_click_text(rig, "Continue");
    rig_ctrl(rig, 'p');
    rig_click_text(rig, "End the Hunt");
    rig_click_text(rig, "Keep playing");
    rig_click_text(rig, "End the Hunt");
    rig_click_text(rig, "End it");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(rig_count_rounds(rig), 1);
}

/* With nothing left to find there is nothing to wait for. */
TEST_CASE(test_the_last_word_of_a_board_ends_the_turn)
{
    static const enum game_mode modes[] = {MODE_TURNS, MODE_RACE, MODE_TWO, MODE_ALONE};
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        struct rig *rig = rig_new();
        assert_true(rig_add_word(rig, "slate", 10, false));
        assert_true(rig_add_word(rig, "tales", 90, false));
        assert_true(rig_set_board(rig, "omdssliletasieeu", NULL));
        rig->config.level = RIVAL_NOVICE;
        rig->config.mode = modes[i];
        rig->config.time_ms = 60000;
        rig_begin(rig);
        rig_enter_word(rig, "slate");
        assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
        rig->heard_count = 0;
        rig_enter_word(rig, "tales");
        rig_hear(rig);
        assert_int_not_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
        assert_true(rig_shows(rig, "Every last word!"));
        rig_advance(rig, 2100);
        assert_false(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    }
}

/* Hints do not take the level's place, and end when there is no word that they may be about. */
TEST_CASE(test_levels_and_hints_stand_together)
{
    static const int windows[][2] = {{1280, 800}, {1000, 640}, {1920, 1080}};
    struct rig *rig = open_leisure();
    rig_enter_word(rig, "slate");
    for (size_t i = 0; i < 3; i++) {
        rig_resize(rig, windows[i][0], windows[i][1]);
        assert_true(rig_says(rig, "1 of 3"));
        rig_ctrl(rig, 'h');
        assert_true(rig_says(rig, "Under way"));
        assert_true(rig_says(rig, "1 of 3"));
        assert_true(rig_says(rig, "Still to find"));
    }
}

static int count_stars(const struct rig *rig, struct color color)
{
    int count = 0;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        count +=
            c->kind == DRAW_STAR && c->size > 0 && memcmp(&c->color, &color, sizeof color) == 0;
    }
    return count;
}

/* Of the stars to play for, those that are reached are full, and a hint leaves them there. */
TEST_CASE(test_stars_fill_as_they_are_reached)
{
    struct rig *rig = rig_begun(MODE_ALONE, 60000);
    rig_draw(rig);
    struct color full = rig->game->stage.ui.theme->you;
    struct color hollow = rig->game->stage.ui.theme->well;
    assert_int_equal(count_stars(rig, full), 0);
    assert_int_equal(count_stars(rig, hollow), 6);
    while (round_score(rig_round(rig), SIDE_PLAYER) < rig_turn(rig)->target.stars[0]) {
        static const char *const words[] = {"slate", "tales", "almost", "steal", "late"};
        rig_enter_word(rig, words[round_word_count(rig_round(rig), SIDE_PLAYER)]);
    }
    for (int i = 0; i < 200; i++) { /* until the points have arrived and are counted */
        rig_advance(rig, RIG_FRAME_MS);
    }
    rig_draw(rig);
    assert_int_equal(count_stars(rig, full), 1);
    assert_int_equal(count_stars(rig, hollow), 5);
    rig_ctrl(rig, 'h');
    rig_draw(rig);
    assert_true(rig_says(rig, "Still on the board"));
    assert_int_equal(count_stars(rig, full) + count_stars(rig, hollow), 6);
}

TEST_CASE(test_hints_end_with_the_words)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "slate", 10, false));
    assert_true(rig_add_word(rig, "tales", 90, false)); /* rare */
    assert_true(rig_set_board(rig, "omdssliletasieeu", NULL));
    rig->config.reduced_motion = true;
    rig_begin(rig);
    rig_ctrl(rig, 'h');
    rig_draw(rig);
    assert_true(rig_hot(rig, TURN_ID_HINT).w > 0);
    rig_enter_word(rig, "slate");
    rig_draw(rig);
    assert_null(ui_hot_of(&rig->game->stage.ui, TURN_ID_HINT));
    rig_ctrl(rig, 'h');
    rig_settle(rig, 5000);
    assert_true(rig_shows(rig, "You have every common word"));
}

/* Enters a word; returns the step of its chord, or -1. */
static int chord_of(struct rig *rig, const char *word)
{
    int step = -1;
    rig_type(rig, word);
    rig->heard_count = 0;
    rig_key(rig, KEY_ENTER);
    rig_hear(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        step = rig->heard[i].kind == CUE_GOOD ? rig->heard[i].step : step;
    }
    return step;
}

TEST_CASE(test_a_streak_of_good_words_is_heard)
{
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    assert_int_equal(chord_of(rig, "late"), 0);
    assert_int_equal(chord_of(rig, "tale"), 0);
    assert_int_equal(chord_of(rig, "late"), -1); /* listed already: neither one more nor an end */
    assert_int_equal(chord_of(rig, "eats"), 1);
    assert_int_equal(chord_of(rig, "omds"), -1);
    assert_int_equal(chord_of(rig, "slate"), 1); /* two points, and no streak */
}

/* The points are on their way for about a second, and count at once; the next press ends it. */
TEST_CASE(test_points_fly_to_the_score)
{
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    rig_enter_word(rig, "slate");
    assert_int_equal(round_score(rig_round(rig), SIDE_PLAYER), 2);
    assert_true(rig_turn(rig)->feedback.badge.running);
    rig_advance(rig, 1100);
    assert_false(rig_turn(rig)->feedback.badge.running);
    assert_true(rig_turn(rig)->count.running);
    rig_enter_word(rig, "late");
    rig_type(rig, "t");
    assert_false(rig_turn(rig)->feedback.badge.running);
}

/* Returns where the points are drawn. */
static struct rect badge_of(struct rig *rig)
{
    rig_draw(rig);
    size_t last = 0; /* of the texts that are points: those beside the word come before */
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *text = &rig->list.commands[i];
        bool is_points = text->kind == DRAW_TEXT && draw_text_of(&rig->list, text)[0] == '+';
        last = is_points ? i : last;
    }
    assert_true(last > 1);
    return rig->list.commands[last - 2].rect;
}

/* Wherever a word ends, the points rest where four dice meet. */
TEST_CASE(test_points_cover_no_letter)
{
    static const int sizes[][2] = {{1280, 800}, {390, 844}, {844, 390}};
    static const char *const words[] = {"slate", "late", "tale", "eats", "miles", "almost"};
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        rig_enter_word(rig, words[i]);
        rig_advance(rig, BADGE_RISE_MS + BADGE_HANG_MS / 2);
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            rig_resize(rig, sizes[k][0], sizes[k][1]);
            struct rect badge = badge_of(rig);
            const struct board_view *view = &rig_turn(rig)->tracer.view;
            assert_true(badge.x >= 0 && badge.x + badge.w <= sizes[k][0]);
            for (int cell = 0; cell < 16; cell++) {
                struct rect tile = board_view_tile(view, cell);
                struct rect letter = rect_middle(tile, tile.w / 2, tile.h * 42 / 100);
                struct rect both = rect_overlap(badge, letter);
                assert_true(both.w == 0 || both.h == 0);
            }
        }
    }
}

static void click_die(struct rig *rig, int cell)
{
    int x, y;
    struct board_view view = rig_view(rig);
    board_view_middle(&view, cell, &x, &y);
    rig_click(rig, x, y);
}

/* On the last die of a word that is clicked stands a tick: clicked again, it enters the word. */
TEST_CASE(test_a_clicked_word_says_how_to_enter_it)
{
    int cells[BOARD_CELLS_MAX], x = 0, y = 0;
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    int least = scoring_min_letters(rig->game->session.match.rules, 16);
    int count = rig_path_of(rig, "slate", cells);
    for (int i = 0; i < count; i++) {
        click_die(rig, cells[i]);
        rig_draw(rig);
        assert_int_equal(rig_find_icon(rig, ICON_CHECK, &x, &y), i + 1 >= least);
    }
    struct board_view view = rig_view(rig);
    struct rect die = board_view_tile(&view, cells[count - 1]);
    assert_true(x > die.x && x <= die.x + die.w && y >= die.y && y < die.y + die.h);
    click_die(rig, cells[count - 1]);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_PLAYER), 1);
    rig_draw(rig);
    assert_false(rig_find_icon(rig, ICON_CHECK, &x, &y));
    rig_type(rig, "late");
    rig_draw(rig);
    assert_false(rig_find_icon(rig, ICON_CHECK, &x, &y));
}

/* What a pause covers does not stand still halfway. */
TEST_CASE(test_a_pause_ends_the_count)
{
    for (int ms = 0; ms <= 1100; ms += 1100) {
        struct rig *rig = rig_begun(MODE_TURNS, 0);
        rig_enter_word(rig, "slate");
        rig_advance(rig, ms);
        assert_int_not_equal(turn_panel(rig_turn(rig), rig->game, rig->game->arena).score, 2);
        rig_ctrl(rig, 'p');
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
        assert_int_equal(turn_panel(rig_turn(rig), rig->game, rig->game->arena).score, 2);
    }
}

/* --- the clock --- */

/* Returns how many px of the clock's frame are drawn in the player's colour. */
static int frame_length(struct rig *rig)
{
    const struct color you = rig->game->stage.theme->you;
    int length = 0;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        bool is_amber = memcmp(&c->color, &you, sizeof you) == 0;
        if (is_amber && c->kind == DRAW_BOX && c->radius == 0) {
            length += c->rect.w > c->rect.h ? c->rect.w : c->rect.h;
        } else if (is_amber && c->kind == DRAW_ARC) {
            length += c->radius * 157 * c->sweep / 9000;
        }
    }
    return length;
}

/* A day in milliseconds, times a thousand, overflows the 32-bit long of Windows. */
TEST_CASE(test_the_frame_is_as_long_as_the_time_that_is_left)
{
    static const long times[] = {60000, SETTING_TIME_MAX_MS};
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_begun(MODE_ALONE, times[i]);
        rig_settle(rig, 1);
        rig_key(rig, KEY_BACKSPACE); /* the dice come to rest */
        int full = frame_length(rig);
        assert_true(full > 4 * rig_turn(rig)->tracer.view.tray.w * 9 / 10);
        for (int eighth = 7; eighth >= 5; eighth--) { /* at a half the colour changes */
            long left = round_left_ms(rig_round(rig));
            app_advance(rig->app, left - times[i] / 8 * eighth);
            assert_int_in_range(frame_length(rig), full * eighth / 8 - 20, full * eighth / 8 + 20);
        }
    }
}

/* Until the last seconds the frame alone moves, and not for every millisecond. */
TEST_CASE(test_the_clock_wakes_the_window_only_to_move)
{
    struct rig *rig = rig_begun(MODE_ALONE, 180000);
    rig_key(rig, KEY_BACKSPACE);
    rig_settle(rig, 5000);
    int frames = 0;
    for (long passed = 0; passed < 10000; frames++) {
        long wait = app_wait_ms(rig->app);
        assert_true(wait > 0);
        app_advance(rig->app, wait);
        rig_draw(rig);
        passed += wait;
    }
    assert_int_in_range(frames, 10, 70);
}

/* A beat for each of the last thirty seconds, a heart's for the last ten; reduced motion leaves the
 * sounds. */
TEST_CASE(test_the_last_seconds_are_heard)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        struct rig *rig = rig_begun(MODE_ALONE, 40000);
        rig->game->settings.reduced_motion = reduced;
        rig_key(rig, KEY_BACKSPACE);
        rig_settle(rig, 5000);
        rig_hear(rig);
        rig->heard_count = 0;
        int beats = 0;
        int hearts = 0;
        bool moved = false;
        for (int i = 0; i < 4000; i++) {
            rig_advance(rig, 10);
            moved = moved || rig_turn(rig)->beat.running;
            rig_hear(rig);
            for (int k = 0; k < rig->heard_count; k++) {
                beats += rig->heard[k].kind == CUE_BEAT;
                hearts += rig->heard[k].kind == CUE_HEART;
            }
            rig->heard_count = 0;
        }
        assert_int_equal(beats, 20);
        assert_int_equal(hearts, 10);
        assert_int_equal(moved, !reduced);
    }
}

TEST_CASE(test_who_looks_elsewhere_does_not_race)
{
    struct rig *rig = rig_begun(MODE_RACE, 0);
    rig_happens(rig, INPUT_BLUR);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
    rig_advance(rig, 30000);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER), 0);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

/* On dice of a few pixels the border of a badge leaves nothing within it. */
TEST_CASE(test_a_badge_is_never_smaller_than_nothing)
{
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    rig->game->settings.ui_scale = UI_SCALE_MIN;
    rig_enter_word(rig,
                   rig_solution_word(rig, session_solution(&rig->game->session)->word_count - 1));
    for (int i = 0; i < 60; i++) {
        for (int side = 20; side <= 200; side += 20) {
            struct input size = {.kind = INPUT_RESIZE, .x = side, .y = side, .density = 25};
            app_input(rig->app, &size);
            rig_draw(rig);
            for (size_t k = 0; k < rig->list.count; k++) {
                assert_true(rig->list.commands[k].rect.h >= 0);
            }
        }
        rig_advance(rig, RIG_FRAME_MS);
    }
}

/* Stopping early does not stop the computer: it has the words of the whole time. */
TEST_CASE(test_words_turn_over_after_a_race)
{
    size_t counts[2];
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_begun(MODE_RACE, 60000);
        rig_advance(rig, i == 0 ? 500 : 59000);
        assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER) > 0, i == 1);
        rig_end_turn(rig);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
        assert_true(rig_computer(rig)->turning.running);
        counts[i] = round_word_count(rig_round(rig), SIDE_COMPUTER);
        assert_true(counts[i] > 0);
    }
    assert_int_equal(counts[0], counts[1]);
}

/* --- lists --- */

/* Counts the lines drawn through the row of `text`. */
static int strikes_at(struct rig *rig, const char *text)
{
    int count = 0;
    int x, y;
    rig_draw(rig);
    assert_true(rig_find_text(rig, text, &x, &y));
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        count += c->kind == DRAW_BOX && c->rect.h == 2 && c->rect.w > 20 && c->rect.w < 100 &&
                 abs(c->rect.y + 1 - y) <= 2;
    }
    return count;
}

TEST_CASE(test_what_both_have_is_struck_through)
{
    struct rig *rig = rig_begun(MODE_TWO, 60000);
    for (int player = 0; player < 2; player++) {
        rig_enter_word(rig, player == 0 ? "slate" : "tale");
        rig_enter_word(rig, "late");
        rig_advance(rig, 62000);
        if (player == 0) {
            rig_key(rig, KEY_ENTER); /* begins the second turn */
        }
    }
    rig_see_verdict(rig);                         /* the computer does not play */
    assert_int_equal(strikes_at(rig, "LATE"), 2); /* in both lists */
}

static void type_words(struct rig *rig)
{
    static const char *const words[] = {"aims", "ales", "also", "ease", "eats", "late", "lets",
                                        "lose", "lost", "mile", "most", "omit", "said", "sale",
                                        "seal", "sets", "site", "sits", "sold", "tale"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        rig_enter_word(rig, words[i]);
    }
}

TEST_CASE(test_a_long_list_is_scrolled_by_its_bar_and_by_keys)
{
    struct rig *rig = rig_begun(MODE_ALONE, 60000);
    type_words(rig);
    (void)rig_settle(rig, 5000);
    struct scroll *scroll = &rig_turn(rig)->scroll;
    struct rect bar = scroll->bar;
    assert_true(scroll->max > 0);
    rig_press(rig, bar.x + bar.w / 2, bar.y + 5, BUTTON_LEFT);
    rig_move(rig, bar.x + bar.w / 2, bar.y + bar.h, true);
    rig_release(rig, bar.x + bar.w / 2, bar.y + bar.h, BUTTON_LEFT);
    assert_int_equal(scroll->at, scroll->max);
    rig_move(rig, bar.x + bar.w / 2, bar.y, false);
    assert_int_equal(scroll->at, scroll->max);
    rig_key(rig, KEY_HOME);
    assert_int_equal(scroll->at, 0);
    rig_key(rig, KEY_PAGE_DOWN);
    assert_true(scroll->at > 0);
}

/* A list can be scrolled while the computer searches. */
TEST_CASE(test_a_list_is_scrolled_while_the_computer_searches)
{
    int x, before, y;
    struct rig *rig = rig_begun(MODE_TURNS, 0);
    type_words(rig);
    rig_end_turn(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    struct rect you = play_layout_of(&rig->game->stage.layout).you;
    const struct scroll *scroll = &rig_computer(rig)->scrolls[SIDE_PLAYER];
    rig_draw(rig);
    assert_true(scroll->max > 0);
    assert_true(rig_find_text(rig, "TALE", &x, &before)); /* the newest word */
    rig_move(rig, you.x + you.w / 2, you.y + you.h / 2, false);
    rig_wheel(rig, -200);
    assert_true(scroll->at > 0);
    assert_true(rig_find_text(rig, "TALE", &x, &y));
    assert_int_equal(before - y, scroll->at);
}

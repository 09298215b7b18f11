/* SPDX-License-Identifier: MIT */
/*
 * The ways to the moments: a hand that plays up to each. Leaves looking at them to the tests.
 */
#include "moments.h"
#include "state.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static const char *const many_words[] = {
    "perslatgsineters", /* the board that they are on */
    "peas",
    "pear",
    "pears",
    "slat",
    "late",
    "later",
    "tine",
    "sine",
    "nets",
    "rest",
    "rents",
    "stern",
    "inert",
    "insert",
    "tens",
    "ten",
    "alert",
    "alerts",
    "least",
    "steal",
    "sister",
    "enter",
    "enters",
    "inter",
    "retina",
    "alerting",
    "restiness",
};

static void fill_words(struct stage *stage)
{
    for (size_t i = 1; i < sizeof many_words / sizeof many_words[0]; i++) {
        assert_true(stage_add_word(stage, many_words[i], 10, false));
    }
    char path[400];
    int line;
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
}

static void on_board(struct stage *stage)
{
    assert_true(stage_set_board(stage, many_words[0], NULL));
}

/* Words that the player has, so that the list is long. */
static void find_some(struct stage *stage, int count)
{
    static const char *const found[] = {"peas", "late", "slat", "sine", "net",  "alert", "stern",
                                        "rest", "tens", "pear", "lets", "teal", "tale",  "seal"};
    for (int i = 0; i < count && i < (int)(sizeof found / sizeof found[0]); i++) {
        stage_type(stage, found[i]);
        stage_key(stage, KEY_ENTER);
    }
}

static void end_turn(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
}

static void go_home(struct stage *stage)
{
    (void)stage;
}

static void go_play(struct stage *stage)
{
    find_some(stage, 14);
    (void)stage_settle(stage, 5000);
    stage_advance(stage, 1500);
}

/* A word of the list is being explained. */
static void go_explained(struct stage *stage)
{
    int x, y;
    go_play(stage);
    assert_true(stage_find_text(stage, "TENS", &x, &y));
    stage_click(stage, x, y);
    stage_draw(stage);
}

static void go_first_moment(struct stage *stage)
{
    (void)stage_settle(stage, 2000);
}

static void go_long_trace(struct stage *stage)
{
    find_some(stage, 3);
    static const int cells[] = {0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13};
    struct board_view view = stage_view(stage);
    for (int i = 0; i < 15; i++) {
        int x, y;
        board_view_middle(&view, cells[i], &x, &y);
        stage_click(stage, x, y);
    }
    (void)stage_settle(stage, 2000);
}

static void go_short_trace(struct stage *stage)
{
    stage_type(stage, "late");
    (void)stage_settle(stage, 2000);
}

static void go_refusal(struct stage *stage)
{
    stage_type(stage, "perslatgs");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_too_short(struct stage *stage)
{
    stage_type(stage, "net");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_armed(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
}

static void go_pause(struct stage *stage)
{
    find_some(stage, 5);
    (void)stage_settle(stage, 2000);
    stage_ctrl(stage, 'p');
}

static void go_leave(struct stage *stage)
{
    stage_happens(stage, INPUT_CLOSE);
}

static void go_low_time(struct stage *stage)
{
    stage_advance(stage, 175000);
}

static void go_notice(struct stage *stage)
{
    app_notify(stage->app, "There is no sound device: the game is silent until there is one, and "
                           "everything else works.");
}

/* The computer's turn when it says that a way leads nowhere. */
static void go_dead_end(struct stage *stage)
{
    find_some(stage, 4);
    end_turn(stage);
    for (int i = 0; i < 400; i++) {
        stage_advance(stage, STAGE_FRAME_MS);
        if (stage->app->computer.shown_as == SHOWN_DEAD_END && stage->app->computer.word[0]) {
            return;
        }
    }
    fail_msg("the search met no dead end");
}

static void go_found(struct stage *stage)
{
    find_some(stage, 4);
    end_turn(stage);
    for (int i = 0; i < 1200; i++) {
        stage_advance(stage, STAGE_FRAME_MS);
        if (stage->app->computer.shown_as == SHOWN_FOUND &&
            round_word_count(stage->app->round, SIDE_COMPUTER) > 20 &&
            !stage->app->computer.slide.running) {
            return;
        }
    }
    fail_msg("the search found no word");
}

static void go_faster(struct stage *stage)
{
    find_some(stage, 2);
    end_turn(stage);
    int x, y;
    assert_true(stage_find_text(stage, "Faster", &x, &y));
    stage_click(stage, x, y);
}

static void go_pause_of_computer(struct stage *stage)
{
    int x, y;
    find_some(stage, 2);
    end_turn(stage);
    stage_advance(stage, 3000);
    assert_true(stage_find_icon(stage, ICON_MENU, &x, &y));
    stage_click(stage, x, y);
}

static void go_results(struct stage *stage)
{
    find_some(stage, 6);
    end_turn(stage);
    stage_key(stage, KEY_ESCAPE);
}

static void go_selected(struct stage *stage)
{
    int x, y;
    go_results(stage);
    assert_true(stage_find_text(stage, "ALERTS", &x, &y));
    stage_click(stage, x, y);
    stage_move(stage, 2, 2, false);
}

static void go_through_die(struct stage *stage)
{
    int x, y;
    go_results(stage);
    struct board_view view = stage_view(stage);
    board_view_middle(&view, 5, &x, &y);
    stage_click(stage, x, y);
}

static void go_find(struct stage *stage)
{
    go_results(stage);
    stage_type(stage, "abcdefghijklmnopqrstuvwxyz");
}

static void go_solo_results(struct stage *stage)
{
    find_some(stage, 6);
    end_turn(stage);
}

static void go_larger(struct stage *stage)
{
    stage->app->settings.larger_letters = true;
    stage->app->ui.larger_letters = true;
    go_play(stage);
}

static void go_larger_results(struct stage *stage)
{
    stage->app->settings.larger_letters = true;
    stage->app->ui.larger_letters = true;
    go_results(stage);
}

static void go_hidden_clock(struct stage *stage)
{
    stage->app->settings.clock = false;
    go_play(stage);
}

const struct moment moments[] = {
    {"larger letters", WANT_ROUND, go_larger},
    {"larger letters on 6 x 6", WANT_LARGE, go_larger},
    {"larger letters in the results", WANT_ROUND, go_larger_results},
    {"hidden clock", WANT_ROUND, go_hidden_clock},
    {"home", WANT_HOME, go_home},
    {"home, classic", WANT_CLASSIC, go_home},
    {"first moment", WANT_ROUND, go_first_moment},
    {"list of words", WANT_ROUND, go_play},
    {"a word explained", WANT_ROUND, go_explained},
    {"long trace", WANT_ROUND, go_long_trace},
    {"short trace", WANT_ROUND, go_short_trace},
    {"refusal", WANT_ROUND, go_refusal},
    {"too short", WANT_ROUND, go_too_short},
    {"Enter again", WANT_ROUND, go_armed},
    {"low time", WANT_ROUND, go_low_time},
    {"notice", WANT_ROUND, go_notice},
    {"pause", WANT_ROUND, go_pause},
    {"leave", WANT_ROUND, go_leave},
    {"solo", WANT_SOLO, go_play},
    {"no clock", WANT_NO_CLOCK, go_play},
    {"6 x 6", WANT_LARGE, go_first_moment},
    {"dead end", WANT_ROUND, go_dead_end},
    {"found", WANT_ROUND, go_found},
    {"faster", WANT_ROUND, go_faster},
    {"pause of the computer", WANT_ROUND, go_pause_of_computer},
    {"results", WANT_ROUND, go_results},
    {"a word chosen", WANT_ROUND, go_selected},
    {"words through a die", WANT_ROUND, go_through_die},
    {"finding", WANT_ROUND, go_find},
    {"solo results", WANT_SOLO, go_solo_results},
    {"plain results", WANT_PLAIN, go_results},
};

const size_t moment_count = sizeof moments / sizeof moments[0];

/* --- the Scrambler --- */

/* Puts an end to the search for a way home, with this outcome. */
static void end_search(struct stage *stage, size_t way_count, bool proven)
{
    struct scrambler_state *scrambler = &stage->app->scrambler;
    scrambler_solver_free(scrambler->solver);
    scrambler->solver = NULL;
    scrambler->way_known = true;
    scrambler->way_count = way_count;
    scrambler->way_proven = proven;
}

static void go_searching(struct stage *stage)
{
    assert_non_null(stage->app->scrambler.solver);
}

/* So many that their numbers are long; the last ones by hand. */
static void go_moves(struct stage *stage)
{
    struct scrambler *game = &stage->app->scrambler.game;
    int size = stage->app->scrambler.size;
    for (int i = 0; i < 1190; i++) {
        struct scrambler_move move = {i % 2 == 1, (unsigned char)(i % size), 1};
        assert_int_equal(scrambler_slide(game, move), STATUS_OK);
    }
    for (int i = 0; i < 30; i++) {
        stage_slide(stage, i % 2 == 1, i % size, 1 + i % (size - 1));
    }
    assert_int_equal(game->made_count, 1220);
    end_search(stage, 188, false);
    (void)stage_settle(stage, 1000);
}

static void go_proven(struct stage *stage)
{
    stage_slide(stage, false, 0, 1);
    end_search(stage, 10, true);
    (void)stage_settle(stage, 1000);
}

static void go_marked(struct stage *stage)
{
    stage_key(stage, KEY_DOWN);
    end_search(stage, 10, true);
}

static void go_playing(struct stage *stage)
{
    int x, y;
    assert_true(stage_find_text(stage, TEXT_SHOW_SOLUTION, &x, &y));
    stage_click(stage, x, y);
}

static void make_way(struct stage *stage)
{
    struct scrambler_puzzle *puzzle = &stage->app->scrambler.game.puzzle;
    for (int i = 0; i < puzzle->jumble_count && !stage->app->scrambler.won; i++) {
        struct scrambler_move move = scrambler_puzzle_solution(puzzle, i);
        stage_slide(stage, move.is_column, move.line, move.shift);
    }
    assert_true(stage->app->scrambler.won);
}

static void go_solved(struct stage *stage)
{
    stage->app->scrambler.elapsed_ms = 35999000L; /* ten hours */
    make_way(stage);
    (void)stage_settle(stage, 5000);
    assert_true(app_is_on_top(stage->app, &screen_solved));
}

static void go_solved_shown(struct stage *stage)
{
    stage->app->scrambler.was_shown = true;
    go_solved(stage);
}

static void go_look(struct stage *stage)
{
    go_solved(stage);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_scrambler));
}

const struct moment scrambler_moments[] = {
    {"looking for a way", WANT_SCRAMBLER, go_searching},
    {"many moves", WANT_SCRAMBLER, go_moves},
    {"a proven way", WANT_SCRAMBLER, go_proven},
    {"a mark", WANT_SCRAMBLER, go_marked},
    {"playing the solution", WANT_SCRAMBLER, go_playing},
    {"solved", WANT_SCRAMBLER, go_solved},
    {"solved by the solution", WANT_SCRAMBLER, go_solved_shown},
    {"a look at it", WANT_SCRAMBLER, go_look},
};

const size_t scrambler_moment_count = sizeof scrambler_moments / sizeof scrambler_moments[0];

/* --- opening --- */

struct stage *moment_stage(const struct moment *moment)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    fill_words(stage);
    stage->config.solo = moment->want == WANT_SOLO;
    stage->config.time_ms = moment->want == WANT_NO_CLOCK ? 0 : 180000;
    stage->config.rules = moment->want == WANT_PLAIN     ? RULES_PLAIN
                          : moment->want == WANT_CLASSIC ? RULES_CLASSIC
                                                         : RULES_FOUR;
    stage->config.code = "NFXMU-9ESB9";
    switch (moment->want) {
    case WANT_LARGE:
        assert_true(stage_set_board(
            stage, "Qu Th In Er He An a b c d e f g h i j . l m n o p q r s t u v w x y z e e e e",
            NULL));
        break;
    case WANT_ROUND:
    case WANT_SOLO:
    case WANT_NO_CLOCK:
    case WANT_PLAIN:
        on_board(stage);
        break;
    case WANT_SCRAMBLER:
        stage->config.scrambler = true;
        stage->config.scrambler_size = 4;
        break;
    case WANT_NEWCOMER:
    case WANT_HISTORY:
        assert_int_equal(stage_open_store(stage, NULL), STATUS_OK);
        if (moment->want == WANT_HISTORY) {
            moment_play_history(stage);
        }
        break;
    case WANT_HOME:
    case WANT_CLASSIC:
        break;
    }
    return stage;
}

void moment_go(const struct moment *moment, struct stage *stage)
{
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    moment->go(stage);
}

void moment_end(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

void moment_each(const struct moment *list, size_t count,
                 void (*check)(struct stage *stage, const char *moment))
{
    for (size_t i = 0; i < count; i++) {
        struct stage *stage = moment_stage(&list[i]);
        moment_go(&list[i], stage);
        check(stage, list[i].name);
        moment_end(stage);
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * The game is the same on every machine: a thousand rounds of all ways, played by a hand that
 * chance moves, from fixed seeds. What the history has of them, with every board, word, time, score
 * and strength, becomes one figure, which the tests of each system compare with the one below.
 */
#include "history.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"

#include "trounce/path.h"
#include "trounce/random.h"
#include "trounce/solver.h"

#include <inttypes.h>

#define ROUNDS  1000
#define SAMPLE  200 /* unless tests are thorough */
#define SAME    10  /* rounds in a row of one app */
#define PATIENT 200

/* Whatever changes a board, a word that a rival finds, or a column of the history changes them. The
 * test says the new ones. */
#define EXPECTED        UINT64_C(0x1c6051abf8b1315d)
#define EXPECTED_SAMPLE UINT64_C(0x97447630411dba3a)

struct figure {
    uint64_t value;
};

static void add_bytes(struct figure *figure, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        figure->value = (figure->value ^ at[i]) * UINT64_C(0x100000001b3);
    }
}

static bool add_piece(void *context, const char *bytes, size_t size)
{
    add_bytes(context, bytes, size);
    return true;
}

static bool is_on(const struct rig *rig, enum screen_id id)
{
    return stage_is_on_top(&rig->game->stage, id);
}

/* Returns whether words count: the clock may end the turn at any time. */
static bool has_turn(const struct rig *rig)
{
    return is_on(rig, SCREEN_TURN) && round_phase(rig->game->session.round) == ROUND_PLAYER;
}

/* --- the hand --- */

/* Traces a path that chance chooses. */
static void trace_any(struct rig *rig, struct random *random)
{
    const struct board *board = &rig->game->session.board;
    uint32_t count = (uint32_t)board_cell_count(board);
    struct path path = {0};
    int cells[BOARD_CELLS_MAX];
    for (int tries = 0; tries < 60 && path.length < 5; tries++) {
        (void)path_extend(&path, board, (int)random_below(random, count));
    }
    for (int i = 0; i < path.length; i++) {
        cells[i] = path.cells[i];
    }
    rig_drag_cells(rig, cells, path.length);
}

/* Types words of the board, with long breaks. */
static void play_turn(struct rig *rig, struct random *random, const struct solution *solution)
{
    uint32_t words = (uint32_t)solution->word_count;
    uint32_t left = words > 0 ? random_below(random, 6) : 0;
    for (; left > 0 && has_turn(rig); left--) {
        rig_type(rig, solution_text(solution, random_below(random, words)));
        rig_key(rig, KEY_ENTER);
        app_advance(rig->app, 500 + (long)random_below(random, 9000));
    }
}

static void play_round(struct rig *rig, struct random *random)
{
    struct solution solution;
    struct solver_filter filter = {.rules = rig->config.rules, .tier_max = TIER_MAX};
    assert_ok(solver_solve(&rig->game->session.board, &rig->lexicon, &filter, &solution));
    for (int i = 0; i < PATIENT && !is_on(rig, SCREEN_RESULTS); i++) {
        if (has_turn(rig) && random_below(random, 2) == 0) {
            play_turn(rig, random, &solution);
        }
        if (has_turn(rig)) {
            trace_any(rig, random);
        }
        for (int presses = 0; presses < 2 && !is_on(rig, SCREEN_RESULTS); presses++) {
            rig_key(rig, KEY_ENTER); /* to the next player; or that the turn shall end, and yes */
        }
        app_advance(rig->app, 1000);
        if (is_on(rig, SCREEN_COMPUTER)) {
            rig_key(rig, KEY_ESCAPE);
        }
    }
    solution_deinit(&solution);
    assert_true(is_on(rig, SCREEN_RESULTS));
    app_advance(rig->app, 5000);
    rig_draw(rig);
    while (is_on(rig, SCREEN_CLIMB)) {
        rig_key(rig, KEY_ENTER); /* ends the show, and closes it */
        app_advance(rig->app, 1000);
    }
}

/* --- the rounds --- */

/* Plays rounds of one way, rival, size and rules, one after another, with what the game keeps. */
static void play_rounds(int first, struct figure *figure)
{
    static const long times_ms[] = {180000, 60000, 0};
    int what = first / SAME;
    struct rig *rig = rig_new_kept(NULL);
    struct random random;
    random_seed(&random, (uint64_t)first + 1);
    rig->config.seed = (uint64_t)first + 1;
    rig->config.mode = (enum game_mode)(what % MODE_COUNT);
    rig->config.level = (enum rival_level)(what / MODE_COUNT % RIVAL_FRIEND);
    rig->config.size = APP_SIZE_MIN + what % APP_SIZE_COUNT;
    rig->config.rules = (enum rules)(what / 3 % RULES_OFFERED);
    rig->config.time_ms = times_ms[what % 2];
    rig_begin(rig);
    long before = rig_count_rounds(rig);
    for (int i = 0; i < SAME; i++) {
        rig_key(rig, KEY_ENTER); /* plays at Home, and again at the results */
        app_advance(rig->app, 2000);
        if (is_on(rig, SCREEN_HANDOVER)) {
            rig_key(rig, KEY_ENTER); /* the first of two begins */
        }
        assert_true(is_on(rig, SCREEN_TURN));
        play_round(rig, &random);
    }
    assert_int_equal(rig_count_rounds(rig) - before, SAME);
    assert_ok(history_export(rig->store, HISTORY_CSV, add_piece, figure));
    rig_free(rig);
}

static void expect_figure(const struct figure *figure, uint64_t expected)
{
    if (figure->value != expected) {
        fail_msg("the rounds are others: their figure is 0x%016" PRIx64, figure->value);
    }
}

TEST_CASE(test_the_rounds_are_the_same_everywhere)
{
    struct figure figure = {UINT64_C(0xcbf29ce484222325)};
    for (int first = 0; first < SAMPLE; first += SAME) {
        play_rounds(first, &figure);
    }
    expect_figure(&figure, EXPECTED_SAMPLE);
    if (!tests_are_thorough()) {
        return;
    }
    for (int first = SAMPLE; first < ROUNDS; first += SAME) {
        play_rounds(first, &figure);
    }
    expect_figure(&figure, EXPECTED);
}

/* SPDX-License-Identifier: MIT */
/*
 * How to play: who is shown it unasked, and the die that glows next, whatever was traced. Leaves
 * the steps themselves to the scripts.
 */
#include "learn_draw.h"
#include "rig.h"
#include "store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* --- unasked --- */

/* Starts the game with a store; does it begin with how to play? */
static bool is_welcomed(struct store *store, bool welcome, const char *board)
{
    struct rig *rig = calloc(1, sizeof *rig);
    assert_non_null(rig);
    rig_init(rig);
    rig->config.store = store;
    rig->config.welcome = welcome;
    assert_true(rig_add_word(rig, "late", 10, false));
    if (board) {
        assert_true(rig_set_board(rig, board, NULL));
    }
    assert_int_equal(rig_open(rig), STATUS_OK);
    bool welcomed = stage_is_on_top(&rig->desk->stage, SCREEN_LEARN);
    if (welcomed) {
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
    }
    rig_deinit(rig);
    free(rig);
    return welcomed;
}

static void test_a_newcomer_is_welcomed_once(void **state)
{
    (void)state;
    char folder[] = "/tmp/trounce-learn-XXXXXX";
    char path[64];
    assert_non_null(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/%s", folder, STORE_FILE_NAME);
    struct store *store;
    assert_int_equal(store_open(path, &store, NULL), STATUS_OK);
    assert_false(is_welcomed(store, false, NULL));
    assert_false(is_welcomed(store, true, "late/late/late/late")); /* there for a round: not now */
    assert_true(is_welcomed(store, true, NULL));
    assert_false(is_welcomed(store, true, NULL));
    store_close(store);
    assert_int_equal(store_open(path, &store, NULL), STATUS_OK);
    assert_false(is_welcomed(store, true, NULL)); /* the store remembers */
    store_close(store);
    char command[96];
    (void)snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
}

static void test_without_a_memory_nobody_is_welcomed_again_and_again(void **state)
{
    (void)state;
    struct store *store;
    assert_false(is_welcomed(NULL, true, NULL));
    assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
    assert_false(is_welcomed(store, true, NULL));
    store_close(store);
}

/* --- the die that glows --- */

static void trace_cells(struct learn *learn, const int *cells, int count)
{
    trace_clear(&learn->trace);
    for (int i = 0; i < count; i++) {
        assert_true(trace_step(&learn->trace, &learn->board, cells[i]));
    }
}

/*   S A L   0 1 2
 *   E T I   3 4 5
 *   R N O   6 7 8   */
static void test_the_next_die_glows(void **state)
{
    (void)state;
    struct rig *rig = calloc(1, sizeof *rig);
    assert_non_null(rig);
    rig_init(rig);
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_int_equal(rig_open(rig), STATUS_OK);
    stage_go(&rig->desk->stage, SCREEN_LEARN, NULL);
    struct learn *learn = rig_learn(rig);
    static const int way[] = {2, 1, 4, 3};
    for (int i = 0; i <= 4; i++) {
        trace_cells(learn, way, i);
        assert_int_equal(learn_next_die(learn), i < 4 ? way[i] : -1);
    }
    static const int astray[] = {2, 1, 0};
    trace_cells(learn, astray, 3);
    assert_int_equal(learn_next_die(learn), 1); /* back to where the ways part */
    trace_cells(learn, astray + 2, 1);
    assert_int_equal(learn_next_die(learn), 2); /* all wrong: begin with the L */

    learn->step = LEARN_BACK;
    static const int detour[] = {2, 1, 4, 5};
    trace_cells(learn, detour, 3);
    assert_int_equal(learn_next_die(learn), 5); /* on purpose */
    trace_cells(learn, detour, 4);
    assert_int_equal(learn_next_die(learn), 4); /* and back */
    trace_cells(learn, way, 4);
    assert_int_equal(learn_next_die(learn), 4); /* not without the detour */
    learn->went_back = true;
    trace_cells(learn, way, 3);
    assert_int_equal(learn_next_die(learn), 3);
    trace_cells(learn, way, 4);
    assert_int_equal(learn_next_die(learn), 6);

    learn->step = LEARN_FINISH;
    assert_int_equal(learn_next_die(learn), -1);
    rig_deinit(rig);
    free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_newcomer_is_welcomed_once),
        cmocka_unit_test(test_without_a_memory_nobody_is_welcomed_again_and_again),
        cmocka_unit_test(test_the_next_die_glows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

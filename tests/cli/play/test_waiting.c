/* SPDX-License-Identifier: MIT */
/*
 * Which of the rounds that wait trounce play continues.
 */
#include "store_kit.h"
#include "test.h"
#include "waiting.h"

#include <unistd.h>

static void save(struct store *store, enum game_mode mode, int64_t time_s)
{
    struct kit_round played;
    kit_play_mode(&kit.random, 4, 4, mode, ROUND_PLAYER, &played);
    played.notes.kind = ROUND_KIND_PLAIN;
    played.notes.ended_unix_s = time_s;
    store_set_aside(store);
    assert_ok(kit_save_unfinished(store, &played));
    kit_end(&played);
}

TEST_CASE_WITH(test_any_number_of_others_may_be_newer, kit_set_up_place, kit_tear_down_place)
{
    static struct cli cli;
    static struct waiting waiting;
    writer_init(&cli.out, STDOUT_FILENO);
    struct store *store = kit_open(kit.path);
    save(store, MODE_TURNS, 1000);
    save(store, MODE_ALONE, 2000);
    for (int i = 0; i < 40; i++) {
        save(store, MODE_TWO, 3000 + i);
    }
    assert_int_equal(waiting_find(&cli, store, &waiting), OUTCOME_YES);
    assert_int_equal(waiting.stored.notes.ended_unix_s, 2000);
    assert_true(store_choose_unfinished(store, waiting.id));
    kit_close(store);
}

RUN_TESTS(NULL, NULL)

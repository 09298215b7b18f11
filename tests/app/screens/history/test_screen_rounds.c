/* SPDX-License-Identifier: MIT */
/*
 * The names in the list of past rounds, and a history of which a part cannot be read. Leaves the
 * list itself to the scripts.
 */
#include "past_rounds.h"
#include "rig_test.h"
#include "statistics.h"
#include "store_state.h"
#include "text.h"
#include "tr.h"
#include "translation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* "A friend" is translated differently as a rival and as a sender. */
static void test_a_friend_without_a_name(void **state)
{
    (void)state;
    static const struct translated list[] = {
        {.context = "against whom", .text = "a friend", .forms = {"einen Freund"}},
        {.context = "from whom", .text = "a friend", .forms = {"einem Freund"}},
    };
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_FRIEND, .kind = ROUND_KIND_CHALLENGE, .percent = 9, .count = 1};
    struct catalogue catalogue;
    size_t size;
    int x, y;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_int_equal(catalogue_open(&catalogue, bytes, size), STATUS_OK);
    assert_int_equal(rig_play_past(rig, 4, &past), STATUS_OK);
    assert_int_equal(rig_open(rig), STATUS_OK);
    stage_over(&rig->desk->stage, SCREEN_STATISTICS, NULL);
    stage_over(&rig->desk->stage, SCREEN_ROUNDS, NULL);
    tr_use(&catalogue);
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4 × 4, challenge from Ann", &x, &y));
    rig_rounds(rig)->page[0].notes.sender[0] = '\0';
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4 × 4, challenge from einem Freund", &x, &y));
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

/* Refuses to read when rounds ended, except within a view, which names all columns: figures and
 * counts can be read then, but neither the list nor the scores. */
static int refuse_ends(void *refused, int action, const char *table, const char *column,
                       const char *database, const char *view)
{
    (void)table, (void)database;
    bool is_end = action == SQLITE_READ && strcmp(column, "ended") == 0 && !view;
    *(int *)refused += is_end;
    return is_end ? SQLITE_DENY : SQLITE_OK;
}

static void test_what_can_be_read_only_in_part_is_not_shown(void **state)
{
    (void)state;
    int refused = 0;
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 3};
    assert_int_equal(rig_play_past(rig, 4, &past), STATUS_OK);
    rig_begin(rig);
    (void)sqlite3_set_authorizer(rig->store->database, refuse_ends, &refused);
    stage_over(&rig->desk->stage, SCREEN_STATISTICS, NULL);
    assert_int_equal(rig_statistics(rig)->figures.rounds, 3);
    assert_true(rig_shows(rig, TEXT_HISTORY_TROUBLE));
    stage_over(&rig->desk->stage, SCREEN_ROUNDS, NULL);
    assert_true(rig_shows(rig, TEXT_HISTORY_TROUBLE));
    refused = 0;
    rig_advance(rig, 100);
    assert_int_equal(refused, 0); /* it is not asked again */
    (void)sqlite3_set_authorizer(rig->store->database, NULL, NULL);
    stage_back(&rig->desk->stage);
    assert_false(rig_shows(rig, TEXT_HISTORY_TROUBLE));
    rig_free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_friend_without_a_name),
        cmocka_unit_test(test_what_can_be_read_only_in_part_is_not_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * Ranks by the share of common words: in order, the first at no word, the last at all of them.
 */
#include "test.h"
#include "trounce/rank.h"

#define COMMON_MAX 300

TEST_CASE(test_ranks_are_in_order)
{
    for (long common = 1; common <= COMMON_MAX; common++) {
        assert_int_equal(rank_words(0, common), 0);
        assert_int_equal(rank_words(RANK_COUNT - 1, common), common);
        for (enum rank rank = 1; rank < RANK_COUNT; rank++) {
            assert_true(rank_words(rank, common) >= rank_words(rank - 1, common));
        }
    }
}

TEST_CASE(test_a_rank_is_reached_by_its_words)
{
    for (long common = 1; common <= COMMON_MAX; common++) {
        for (long found = 0; found <= common; found++) {
            enum rank rank = rank_reached(found, common);
            assert_true(rank_words(rank, common) <= found);
            assert_true(rank == RANK_COUNT - 1 || rank_words(rank + 1, common) > found);
        }
    }
    assert_int_equal(rank_reached(0, 0), RANK_SETTING_OUT);
    assert_int_equal(rank_reached(9, 100), RANK_SETTING_OUT);
    assert_int_equal(rank_reached(10, 100), RANK_WARMING_UP);
    assert_int_equal(rank_reached(20, 41), RANK_UNDER_WAY);
    assert_int_equal(rank_reached(21, 41), RANK_HALFWAY); /* half, rounded up */
    assert_int_equal(rank_reached(70, 100), RANK_SHARP_EYED);
    assert_int_equal(rank_reached(99, 100), RANK_WORD_HUNTER);
}

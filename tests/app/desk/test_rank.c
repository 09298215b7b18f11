/* SPDX-License-Identifier: MIT */
/*
 * Levels by the share of common words: in order, the first at no word, the last at all of them.
 */
#include "honours.h"

#include "test.h"

#define COMMON_MAX 300

TEST_CASE(test_ranks_are_in_order)
{
    for (long common = 1; common <= COMMON_MAX; common++) {
        assert_int_equal(honours_rank_words(0, common), 0);
        assert_int_equal(honours_rank_words(RANK_COUNT - 1, common), common);
        for (int rank = 1; rank < RANK_COUNT; rank++) {
            assert_true(honours_rank_words(rank, common) >= honours_rank_words(rank - 1, common));
        }
    }
}

TEST_CASE(test_a_rank_is_reached_by_its_words)
{
    for (long common = 1; common <= COMMON_MAX; common++) {
        for (long found = 0; found <= common; found++) {
            int rank = honours_rank(found, common);
            assert_true(honours_rank_words(rank, common) <= found);
            assert_true(rank == RANK_COUNT - 1 || honours_rank_words(rank + 1, common) > found);
        }
    }
    assert_int_equal(honours_rank(9, 100), 0);
    assert_int_equal(honours_rank(10, 100), 1);
    assert_int_equal(honours_rank(99, 100), RANK_COUNT - 2);
}

/* SPDX-License-Identifier: MIT */
/*
 * The pool of a hunt: random boards, many with equal points, compared with all of them sorted.
 */
#include "hunt_pool.h"
#include "seed.h"
#include "test.h"
#include "trounce/random.h"

#define BOARDS 300
#define CELLS  4
#define SIZE   40

static struct hunt_member boards[BOARDS];

static void make_boards(struct random *random)
{
    for (int i = 0; i < BOARDS; i++) {
        boards[i] = (struct hunt_member){.points = (long)random_below(random, 12)};
        boards[i].faces[0] = (unsigned char)(1 + i % 20);
        boards[i].faces[1] = (unsigned char)(1 + i / 20);
        boards[i].faces[2] = (unsigned char)(1 + random_below(random, 20));
    }
}

static void shuffle(struct random *random)
{
    for (int i = BOARDS - 1; i > 0; i--) {
        int other = (int)random_below(random, (uint32_t)i + 1);
        struct hunt_member board = boards[i];
        boards[i] = boards[other];
        boards[other] = board;
    }
}

static const struct hunt_member *member(const struct pool *pool, size_t rank)
{
    return &pool->members[pool->order[rank]].member;
}

/* Returns the number of boards with more points. */
static size_t count_better(long points)
{
    size_t count = 0;
    for (int i = 0; i < BOARDS; i++) {
        count += boards[i].points > points;
    }
    return count;
}

/* In any order of insertion, the pool ends up with the same best boards, each once, even among
 * equal points. Boards that the pool does not want are not inserted. */
TEST_CASE(test_the_best_stay_in_any_order)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    struct pool first;
    assert_true(pool_init(&first, SIZE, SIZE));
    make_boards(&random);
    for (int turn = 0; turn < 20; turn++) {
        struct pool pool;
        assert_true(pool_init(&pool, SIZE, SIZE));
        for (int i = 0; i < BOARDS; i++) {
            if (pool_wants(&pool, boards[i].points)) {
                (void)pool_add(&pool, CELLS, &boards[i]);
                assert_false(pool_add(&pool, CELLS, &boards[i]));
            }
            if (turn == 0) {
                (void)pool_add(&first, CELLS, &boards[i]);
            }
        }
        assert_int_equal(pool.count, SIZE);
        for (size_t rank = 0; rank < SIZE; rank++) {
            assert_true(count_better(member(&pool, rank)->points) <= rank);
            assert_memory_equal(member(&pool, rank)->faces, member(&first, rank)->faces, CELLS);
        }
        pool_deinit(&pool);
        shuffle(&random);
    }
    pool_deinit(&first);
}

TEST_CASE(test_what_is_wanted)
{
    struct pool pool;
    struct hunt_member board = {.points = 7, .faces = {1, 2, 3, 4}};
    assert_true(pool_init(&pool, 2, 2));
    assert_true(pool_wants(&pool, 0));
    assert_true(pool_add(&pool, CELLS, &board));
    assert_true(pool_wants(&pool, 0));
    board = (struct hunt_member){.points = 5, .faces = {4, 3, 2, 1}};
    assert_true(pool_add(&pool, CELLS, &board));
    assert_false(pool_wants(&pool, 4));
    assert_true(pool_wants(&pool, 5)); /* the tie-break decides */
    assert_true(pool_wants(&pool, 6));
    pool_deinit(&pool);
}

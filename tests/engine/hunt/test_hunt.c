/* SPDX-License-Identifier: MIT */
/*
 * The hunt for boards with many points: symmetries, the end of a run, suspending and resuming, out
 * of memory.
 */
#include "failing_memory.h"
#include "given.h"
#include "hunt_pool.h"
#include "naive.h"
#include "test.h"
#include "trounce/hunt.h"
#include "trounce/solver.h"

#define POOL_MAX 200

static struct lexicon lexicon;

/* Words of letters that combine well, so that the hunt has something to climb. */
static int set_up(void **state)
{
    static struct naive_list list;
    struct random random;
    random_seed(&random, 12);
    while (list.count < 300) {
        char word[8] = "";
        size_t length = 2 + random_below(&random, 5);
        for (size_t at = 0; at < length; at++) {
            word[at] = "aeiorstlnqu"[random_below(&random, 11)];
        }
        naive_add(&list, word, (struct word_note){.tier = 10});
    }
    naive_lexicon(&list, &lexicon);
    return 0;
}

static int tear_down(void **state)
{
    lexicon_deinit(&lexicon);
    return failing_memory_live_count() == 0 ? 0 : -1;
}

/* ---- symmetries ---- */

/* The board mirrored from left to right. */
static struct board mirrored(const struct board *board)
{
    unsigned char faces[BOARD_CELLS_MAX];
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int column = cell % board->columns;
        faces[cell] = board->faces[cell - column + board->columns - 1 - column];
    }
    struct board other;
    board_init(&other, board->rows, board->columns, faces);
    return other;
}

static void make_canonical(int rows, int columns, unsigned char *faces)
{
    struct symmetries symmetries;
    unsigned char canonical[BOARD_CELLS_MAX];
    symmetries_init(&symmetries, rows, columns);
    symmetries_canonical(&symmetries, faces, canonical);
    memcpy(faces, canonical, (size_t)rows * (size_t)columns);
}

/* All symmetries of a board have the same canonical one, the smallest of them. */
static void check_canonical(const struct board *board)
{
    size_t cells = (size_t)board_cell_count(board);
    unsigned char expected[BOARD_CELLS_MAX];
    memcpy(expected, board->faces, cells);
    for (int pass = 0; pass < 2; pass++) {
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            struct board turned = symmetry < 4 ? *board : mirrored(board);
            naive_turn(&turned, symmetry % 4, &turned);
            if (turned.rows != board->rows) {
                continue; /* another shape is another board */
            }
            if (pass == 0 && memcmp(turned.faces, expected, cells) < 0) {
                memcpy(expected, turned.faces, cells);
            }
            if (pass == 1) {
                make_canonical(turned.rows, turned.columns, turned.faces);
                assert_memory_equal(turned.faces, expected, cells);
            }
        }
    }
}

TEST_CASE(test_symmetries)
{
    struct random random = naive_random();
    static const int shapes[][2] = {{1, 1}, {1, 5}, {2, 2}, {2, 5}, {5, 2}, {3, 3}, {4, 4}, {8, 8}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        for (int turn = 0; turn < 300; turn++) {
            unsigned char faces[BOARD_CELLS_MAX];
            for (int cell = 0; cell < shapes[i][0] * shapes[i][1]; cell++) {
                faces[cell] = (unsigned char)(FACE_A + random_below(&random, turn % 2 ? 2 : 26));
            }
            struct board board;
            board_init(&board, shapes[i][0], shapes[i][1], faces);
            check_canonical(&board);
        }
    }
}

/* ---- runs ---- */

static struct hunt *new_hunt(const struct hunt_config *config)
{
    struct hunt *hunt = NULL;
    assert_ok(hunt_new(&lexicon, config, &hunt));
    return hunt;
}

static void finish(struct hunt *hunt)
{
    while (!hunt_is_done(hunt)) {
        assert_ok(hunt_step(hunt));
    }
}

static void assert_same(const struct hunt *a, const struct hunt *b)
{
    assert_int_equal(hunt_scorings(a), hunt_scorings(b));
    assert_int_equal(hunt_climb(a), hunt_climb(b));
    assert_int_equal(hunt_best(a), hunt_best(b));
    for (int i = 0; i < HUNT_POOL_COUNT; i++) {
        enum hunt_pool pool = (enum hunt_pool)i;
        assert_int_equal(hunt_count(a, pool), hunt_count(b, pool));
        for (size_t at = 0; at < hunt_count(a, pool); at++) {
            const struct hunt_member *one = hunt_member(a, pool, at);
            const struct hunt_member *other = hunt_member(b, pool, at);
            assert_int_equal(one->points, other->points);
            assert_int_equal(one->is_tried, other->is_tried);
            assert_memory_equal(one->faces, other->faces, sizeof one->faces);
        }
    }
}

static long points_of(const struct hunt_config *config, const unsigned char *faces)
{
    struct solver_filter filter = {
        .rules = config->rules, .tier_max = TIER_MAX, .min_letters = config->min_letters};
    struct board board;
    struct survey survey;
    board_init(&board, config->rows, config->columns, faces);
    assert_ok(given_survey(&board, &lexicon, &filter, 0, &survey));
    return survey.points;
}

static bool is_in_pool(const struct hunt *hunt, int cell_count, const unsigned char *faces)
{
    for (size_t i = 0; i < hunt_count(hunt, HUNT_POOL_HERE); i++) {
        if (memcmp(hunt_member(hunt, HUNT_POOL_HERE, i)->faces, faces, (size_t)cell_count) == 0) {
            return true;
        }
    }
    return false;
}

/* A board one change away is in the pool, or has no more points than any board in it. */
static void check_change(const struct hunt *hunt, const struct hunt_config *config,
                         const unsigned char *faces, long least)
{
    unsigned char canonical[BOARD_CELLS_MAX];
    memcpy(canonical, faces, BOARD_CELLS_MAX);
    make_canonical(config->rows, config->columns, canonical);
    if (points_of(config, canonical) > least) {
        assert_true(is_in_pool(hunt, config->rows * config->columns, canonical));
    }
}

/* No change of any board in the pool yields a better one. */
static void check_end(const struct hunt *hunt, const struct hunt_config *config)
{
    int cells = config->rows * config->columns;
    size_t count = hunt_count(hunt, HUNT_POOL_HERE);
    assert_int_equal(count, config->pool);
    long least = hunt_member(hunt, HUNT_POOL_HERE, count - 1)->points;
    long before = hunt_best(hunt);
    for (size_t i = 0; i < count; i++) {
        const struct hunt_member *member = hunt_member(hunt, HUNT_POOL_HERE, i);
        assert_true(member->is_tried && member->points <= before);
        assert_int_equal(member->points, points_of(config, member->faces));
        before = member->points;
        unsigned char faces[BOARD_CELLS_MAX];
        memcpy(faces, member->faces, sizeof faces);
        make_canonical(config->rows, config->columns, faces);
        assert_memory_equal(faces, member->faces, (size_t)cells);
        for (int cell = 0; cell < cells; cell++) {
            for (int face = FACE_A; face <= FACE_Z; face++) {
                faces[cell] = (unsigned char)face;
                check_change(hunt, config, faces, least);
            }
            faces[cell] = member->faces[cell];
            for (int other = 0; other < cell; other++) {
                faces[cell] = member->faces[other];
                faces[other] = member->faces[cell];
                check_change(hunt, config, faces, least);
                faces[cell] = member->faces[cell];
                faces[other] = member->faces[other];
            }
        }
    }
}

TEST_CASE(test_nothing_is_left_to_change)
{
    static const struct hunt_config configs[] = {
        {.rows = 2, .columns = 3, .rules = RULES_PLAIN, .pool = 25},
        {.rows = 3, .columns = 3, .rules = RULES_CLASSIC, .pool = 7, .run = 3},
        {.rows = 1, .columns = 6, .rules = RULES_PLAIN, .pool = 30, .seed = 8},
        {.rows = 2, .columns = 3, .rules = RULES_PLAIN, .min_letters = 3, .pool = 9},
        {.rows = 3, .columns = 4, .rules = RULES_FOUR, .pool = 1},
    };
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        struct hunt *hunt = new_hunt(&configs[i]);
        finish(hunt);
        check_end(hunt, &configs[i]);
        hunt_free(hunt);
    }
}

/* No board of all 26^4 with 1 × 4 cells has more points. */
TEST_CASE(test_the_best_of_small_boards)
{
    const struct hunt_config config = {.rows = 1, .columns = 4, .rules = RULES_PLAIN, .pool = 100};
    struct hunt *hunt = new_hunt(&config);
    finish(hunt);
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    long best = 0;
    for (int number = 0; number < 26 * 26 * 26 * 26; number++) {
        unsigned char faces[4] = {
            (unsigned char)(FACE_A + number % 26), (unsigned char)(FACE_A + number / 26 % 26),
            (unsigned char)(FACE_A + number / 676 % 26), (unsigned char)(FACE_A + number / 17576)};
        struct solver_score score;
        assert_ok(solver_score_many(solver, 1, 4, faces, 1, &filter, &score));
        best = score.points > best ? score.points : best;
    }
    solver_free(solver);
    assert_true(best > 3);
    assert_int_equal(hunt_best(hunt), best);
    hunt_free(hunt);
}

/* Interleaved runs find what each finds alone; different runs find different boards. */
TEST_CASE(test_runs_depend_on_nothing_else)
{
    struct random random = naive_random();
    struct hunt_config config = {.rows = 2, .columns = 4, .rules = RULES_PLAIN, .pool = 40};
    struct hunt *alone = new_hunt(&config);
    finish(alone);
    struct hunt *same = new_hunt(&config);
    config.run = 1;
    struct hunt *other = new_hunt(&config);
    config.run = 0;
    config.seed = 1;
    struct hunt *other_seed = new_hunt(&config);
    assert_true(memcmp(hunt_member(other, HUNT_POOL_HERE, 0)->faces,
                       hunt_member(other_seed, HUNT_POOL_HERE, 0)->faces, 8) != 0);
    while (!hunt_is_done(same) || !hunt_is_done(other)) {
        struct hunt *next = random_below(&random, 2) == 0 ? same : other;
        if (!hunt_is_done(next)) {
            assert_ok(hunt_step(next));
        }
    }
    assert_same(alone, same);
    assert_true(hunt_scorings(other) != hunt_scorings(alone));
    hunt_free(alone);
    hunt_free(same);
    hunt_free(other);
    hunt_free(other_seed);
}

/* ---- suspending and resuming ---- */

/* Resumes a copy of the run, adding its boards in any order. */
static struct hunt *copy(const struct hunt *hunt, const struct hunt_config *config,
                         struct random *random)
{
    struct hunt *taken = NULL;
    assert_ok(hunt_resume(&lexicon, config, hunt_climb(hunt), hunt_scorings(hunt), &taken));
    for (int i = 0; i < HUNT_POOL_COUNT; i++) {
        enum hunt_pool pool = (enum hunt_pool)i;
        size_t count = hunt_count(hunt, pool);
        size_t first = count > 0 ? random_below(random, (uint32_t)count) : 0;
        for (size_t at = 0; at < count; at++) {
            const struct hunt_member *member = hunt_member(hunt, pool, (first + at) % count);
            assert_ok(hunt_put(taken, pool, member));
        }
    }
    return taken;
}

TEST_CASE(test_a_run_goes_on_as_it_was)
{
    struct random random = naive_random();
    const struct hunt_config config = {
        .rows = 2, .columns = 3, .rules = RULES_PLAIN, .pool = 45, .seed = 3};
    struct hunt *whole = new_hunt(&config);
    struct hunt *cut = new_hunt(&config);
    int cuts = 0;
    while (!hunt_is_done(whole)) {
        assert_ok(hunt_step(whole));
        if (random_below(&random, 5) == 0) {
            struct hunt *taken = copy(cut, &config, &random);
            assert_same(cut, taken);
            hunt_free(cut);
            cut = taken;
            cuts++;
        }
        assert_ok(hunt_step(cut));
    }
    assert_true(cuts > 5);
    assert_true(hunt_is_done(cut));
    assert_same(whole, cut);
    hunt_free(whole);
    hunt_free(cut);
}

TEST_CASE(test_what_cannot_be_put)
{
    const struct hunt_config config = {.rows = 2, .columns = 2, .rules = RULES_PLAIN, .pool = 11};
    struct hunt *hunt = NULL;
    assert_ok(hunt_resume(&lexicon, &config, 2, 10, &hunt));
    assert_int_equal(hunt_count(hunt, HUNT_POOL_HERE), 0);
    struct hunt_member member = {.faces = {FACE_A, FACE_A + 1, FACE_A + 2, FACE_A + 3}};
    member.points = points_of(&config, member.faces);
    struct hunt_member wrong = member;
    wrong.points++;
    assert_int_equal(hunt_put(hunt, HUNT_POOL_HERE, &wrong), STATUS_RANGE);
    wrong = member;
    wrong.faces[0] = FACE_A + 5; /* not canonical */
    wrong.points = points_of(&config, wrong.faces);
    assert_int_equal(hunt_put(hunt, HUNT_POOL_HERE, &wrong), STATUS_RANGE);
    wrong = member;
    wrong.faces[3] = FACE_TH;
    wrong.points = points_of(&config, wrong.faces);
    assert_int_equal(hunt_put(hunt, HUNT_POOL_HERE, &wrong), STATUS_RANGE);
    assert_int_equal(hunt_count(hunt, HUNT_POOL_HERE), 0);

    assert_ok(hunt_put(hunt, HUNT_POOL_HERE, &member));
    assert_int_equal(hunt_put(hunt, HUNT_POOL_HERE, &member), STATUS_RANGE); /* already there */
    member.faces[3]++;
    member.points = points_of(&config, member.faces);
    assert_ok(hunt_put(hunt, HUNT_POOL_HERE, &member));
    member.faces[3]++;
    member.points = points_of(&config, member.faces);
    /* A small pool of eleven boards has two. */
    assert_int_equal(hunt_put(hunt, HUNT_POOL_HERE, &member), STATUS_RANGE);
    assert_ok(hunt_put(hunt, HUNT_POOL_KEPT, &member));
    assert_int_equal(hunt_count(hunt, HUNT_POOL_HERE), 2);
    assert_int_equal(hunt_count(hunt, HUNT_POOL_KEPT), 1);
    finish(hunt);
    hunt_free(hunt);
}

/* ---- memory ---- */

TEST_CASE(test_scarce_memory)
{
    const struct hunt_config config = {
        .rows = 2, .columns = 3, .rules = RULES_PLAIN, .pool = POOL_MAX};
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct hunt *hunt = NULL;
        enum status status = hunt_new(&lexicon, &config, &hunt);
        bool has_failed = failing_memory_end(status);
        assert_int_equal(hunt == NULL, has_failed);
        hunt_free(hunt);
    }
    assert_int_in_range(nth, 8, 20);
}

/* Scoring large boards may allocate: a step that runs out of memory reports it. */
TEST_CASE(test_scarce_memory_of_a_step)
{
    const struct hunt_config config = {.rows = 8, .columns = 8, .rules = RULES_PLAIN, .pool = 2};
    for (size_t nth = 1; nth < 5; nth++) {
        struct hunt *hunt = new_hunt(&config);
        failing_memory_fail_at(nth);
        (void)failing_memory_end(hunt_step(hunt));
        hunt_free(hunt);
    }
}

RUN_TESTS(set_up, tear_down)

/* SPDX-License-Identifier: MIT */
/*
 * Ways home: those of up to five slides compared with a breadth-first search that is too simple to
 * be wrong, the others with what they undo.
 */
#include "scrambler_words.h"
#include "test.h"

#include "seed.h"
#include "trounce/scrambler.h"

#define SEED         20240612u
#define SHORTEST_MAX 5 /* slides of ways that are proven */

/* ---- the simple search ---- */

#define TABLE_SIZE ((size_t)1 << 20)

/* A queue of all grids met, and a hash table of their numbers, counted from 1. */
struct flood {
    struct scrambler_grid *grids;
    uint32_t *table;
    size_t count;
};

/* Returns the slot of a grid in the table; it holds 0 if the grid has not been met. */
static uint32_t *flood_slot(const struct flood *flood, const struct scrambler_grid *grid)
{
    uint64_t hash = 1469598103934665603u;
    for (int cell = 0; cell < grid->size * grid->size; cell++) {
        hash = (hash ^ (unsigned char)grid->cells[cell]) * 1099511628211u;
    }
    size_t slot = (size_t)(hash ^ hash >> 32) % TABLE_SIZE;
    while (flood->table[slot] != 0 && memcmp(flood->grids[flood->table[slot] - 1].cells,
                                             grid->cells, sizeof grid->cells) != 0) {
        slot = (slot + 1) % TABLE_SIZE;
    }
    return &flood->table[slot];
}

static bool flood_add(struct flood *flood, const struct scrambler_grid *grid)
{
    uint32_t *slot = flood_slot(flood, grid);
    if (*slot != 0) {
        return false;
    }
    assert_true(flood->count < TABLE_SIZE / 2);
    flood->grids[flood->count++] = *grid;
    *slot = (uint32_t)flood->count;
    return true;
}

static struct flood flood_new(void)
{
    struct flood flood = {.grids = malloc(TABLE_SIZE / 2 * sizeof *flood.grids),
                          .table = calloc(TABLE_SIZE, sizeof *flood.table)};
    assert_non_null(flood.grids);
    assert_non_null(flood.table);
    return flood;
}

static void flood_free(struct flood *flood)
{
    free(flood->grids);
    free(flood->table);
}

/* Slide `number` of 0 .. 4 × size - 1. */
static struct scrambler_move slide_of(int number)
{
    return (struct scrambler_move){.is_column = number % 2 == 1,
                                   .line = (unsigned char)(number / 4),
                                   .shift = (signed char)(number / 2 % 2 * 2 - 1)};
}

/* Returns the number of slides from `start` to the nearest solved grid. */
static size_t flood_length(const struct scrambler_grid *start, const struct scrambler_words *words)
{
    struct flood flood = flood_new();
    bool is_solved = scrambler_grid_is_solved(start, words);
    size_t length = 0;
    flood_add(&flood, start);
    for (size_t next = 0, layer_end = 1; !is_solved; next++) {
        if (next == layer_end) {
            layer_end = flood.count;
            length++;
        }
        for (int i = 0; i < 4 * start->size && !is_solved; i++) {
            struct scrambler_grid grid = flood.grids[next];
            scrambler_grid_slide(&grid, slide_of(i));
            is_solved = flood_add(&flood, &grid) && scrambler_grid_is_solved(&grid, words);
        }
        length += is_solved;
    }
    flood_free(&flood);
    return length;
}

/* ---- helpers ---- */

static void deal(const struct scrambler_source *source, int size, int jumble, struct random *random,
                 struct scrambler *game)
{
    struct scrambler_puzzle puzzle;
    assert_ok(scrambler_puzzle_deal(source, size, jumble, random, &puzzle, NULL));
    scrambler_init(game, &puzzle);
}

static void slide_at_random(struct scrambler *game, struct random *random, int count)
{
    for (int i = 0; i < count; i++) {
        struct scrambler_move move = {
            .is_column = random_below(random, 2) == 1,
            .line = (unsigned char)random_below(random, (uint32_t)game->grid.size),
            .shift = (signed char)(1 + random_below(random, (uint32_t)game->grid.size - 1))};
        if (random_below(random, 2) == 1) {
            move.shift = (signed char)-move.shift;
        }
        assert_ok(scrambler_slide(game, move));
    }
}

static struct scrambler_solver *new_solver(const struct scrambler *game)
{
    struct scrambler_solver *solver = NULL;
    assert_ok(scrambler_solver_new(game, NULL, 0, &solver));
    return solver;
}

/* Checks that a way moves single cells and solves the grid only at its end; returns its length. */
static size_t check_path(const struct scrambler_solver *solver, const struct scrambler *game)
{
    size_t count;
    const struct scrambler_move *path = scrambler_solver_path(solver, &count);
    struct scrambler_grid grid = game->grid;
    for (size_t i = 0; i < count; i++) {
        assert_false(scrambler_grid_is_solved(&grid, &game->puzzle.words));
        assert_int_equal(scrambler_move_cells(path[i]), 1);
        scrambler_grid_slide(&grid, path[i]);
    }
    assert_true(scrambler_grid_is_solved(&grid, &game->puzzle.words));
    return count;
}

/* Works in steps of `budget` until done; the way may only get shorter. */
static size_t solve(struct scrambler_solver *solver, const struct scrambler *game, long budget)
{
    size_t count = check_path(solver, game);
    bool has_more;
    do {
        has_more = scrambler_solver_step(solver, budget);
        size_t now = check_path(solver, game);
        assert_true(now <= count);
        count = now;
    } while (has_more);
    assert_false(scrambler_solver_step(solver, budget));
    return count;
}

/* ---- shortest ---- */

/* Solves a game from whose grid the nearest solved one is `shortest` slides away. */
static void expect_shortest(const struct scrambler *game, size_t shortest, long budget)
{
    struct scrambler_solver *solver = new_solver(game);
    size_t count = solve(solver, game, budget);
    if (shortest <= SHORTEST_MAX) {
        assert_int_equal(count, shortest);
        assert_true(scrambler_solver_is_proven(solver));
    } else {
        assert_true(count >= shortest);
        assert_int_equal(scrambler_solver_is_proven(solver), count == SHORTEST_MAX + 1);
    }
    scrambler_solver_free(solver);
}

/* Solves games of one source and compares each with the flood. */
static void compare_in(const struct alphabet *alphabet, const char *words, int size, int jumble,
                       int made_max, int games)
{
    struct scrambler_source *source = scrambler_source_in(alphabet, words);
    assert_non_null(source);
    struct random random;
    random_seed(&random, SEED + (unsigned)size);
    games = tests_sample(games);
    print_message("seed %u: %d games of %d, jumble of %d, words %.20s\n", SEED + (unsigned)size,
                  games, size, jumble, words);
    for (int i = 0; i < games; i++) {
        struct scrambler game;
        deal(source, size, jumble, &random, &game);
        slide_at_random(&game, &random, made_max > 0 ? i % (made_max + 1) : 0);
        expect_shortest(&game, flood_length(&game.grid, &game.puzzle.words), 5000);
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

static void compare_with_flood(const char *words, int size, int jumble, int made_max, int games)
{
    compare_in(&alphabet_english, words, size, jumble, made_max, games);
}

/* The longest alphabet: its last letter is not taken for a space. */
TEST_CASE(test_shortest_with_all_letters)
{
    static const char letters[] = "letters aA ąĄ bB cC ćĆ dD eE ęĘ fF gG hH iI jJ kK lL łŁ mM nN "
                                  "ńŃ oO óÓ pP rR sS śŚ tT uU wW yY zZ źŹ żŻ";
    struct alphabet polish;
    assert_ok(alphabet_read(letters, strlen(letters), &polish, NULL));
    assert_int_equal(polish.letter_count, 32);
    static const char words[] = "\x7f\x80~ a\x80z \x80~} |\x7f\x80 {\x80\x80";
    compare_in(&polish, words, 3, 0, 6, 20);
    compare_in(&polish, words, 4, 4, 0, 10);
    compare_in(&polish, words, 5, 3, 0, 3);
}

TEST_CASE(test_shortest_on_small_grids)
{
    compare_with_flood(SCRAMBLER_TEST_WORDS, 3, 0, 12, 60);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 4, 3, 0, 15);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 4, 4, 0, 15);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 4, 3, 1, 15);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 4, 5, 0, 5);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 5, 4, 0, 4);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 6, 3, 0, 4);
    compare_with_flood(SCRAMBLER_TEST_WORDS, 9, 3, 0, 2);
}

/* Words that overlap, contain others, repeat letters or are hidden twice: goals of all kinds. */
TEST_CASE(test_shortest_with_awkward_words)
{
    compare_with_flood("ana nan ann", 3, 0, 8, 30);
    compare_with_flood("aaa aab aba", 3, 0, 8, 30);
    compare_with_flood("art cart tar star", 4, 4, 0, 15);
    compare_with_flood("ana anan nana", 4, 5, 0, 15);
    compare_with_flood("aaab aab abb", 4, 6, 1, 15);
    compare_with_flood("cat tin catin inca", 5, 4, 0, 6);
}

/* Returns a game of 3 × 3 in which every word is home. */
static struct scrambler game_at_home(const char *words)
{
    struct scrambler_source *source = scrambler_source_of(words);
    struct random random = {.state = 3};
    struct scrambler game;
    deal(source, 3, 3, &random, &game);
    scrambler_source_free(source);
    for (int i = 0; i < game.puzzle.jumble_count; i++) {
        scrambler_grid_slide(&game.puzzle.jumbled, scrambler_puzzle_solution(&game.puzzle, i));
    }
    game.puzzle.jumble_count = 0;
    game.grid = game.puzzle.jumbled;
    return game;
}

/* Floods from all solved grids that can be reached: the first ends[d] of the flood are at most `d`
 * slides away from one. */
static struct flood flood_from_homes(const struct scrambler *game, size_t ends[SHORTEST_MAX + 1])
{
    struct flood all = flood_new();
    struct flood flood = flood_new();
    flood_add(&all, &game->grid);
    for (size_t next = 0; next < all.count; next++) {
        if (scrambler_grid_is_solved(&all.grids[next], &game->puzzle.words)) {
            flood_add(&flood, &all.grids[next]);
        }
        for (int i = 0; i < 4 * game->grid.size; i++) {
            struct scrambler_grid grid = all.grids[next];
            scrambler_grid_slide(&grid, slide_of(i));
            flood_add(&all, &grid);
        }
    }
    flood_free(&all);
    ends[0] = flood.count;
    for (size_t next = 0, distance = 1; distance <= SHORTEST_MAX; distance++) {
        for (; next < ends[distance - 1]; next++) {
            for (int i = 0; i < 4 * game->grid.size; i++) {
                struct scrambler_grid grid = flood.grids[next];
                scrambler_grid_slide(&grid, slide_of(i));
                flood_add(&flood, &grid);
            }
        }
        ends[distance] = flood.count;
    }
    return flood;
}

/* The jumbles of up to five moves of a grid, or one of so many. */
TEST_CASE(test_shortest_from_every_jumble)
{
    static const char *const sources[] = {"ant owl pie", "ana nan ann", "aab aba abb"};
    const int stride = tests_are_thorough() ? 7 : 211;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        size_t ends[SHORTEST_MAX + 1];
        struct scrambler game = game_at_home(sources[i]);
        struct flood flood = flood_from_homes(&game, ends);
        for (int jumble = 1; jumble < 13 * 13 * 13 * 13 * 13; jumble += stride) {
            scrambler_restart(&game);
            for (int digits = jumble; digits > 0; digits /= 13) {
                if (digits % 13 > 0) {
                    assert_ok(scrambler_slide(&game, slide_of(digits % 13 - 1)));
                }
            }
            size_t place = *flood_slot(&flood, &game.grid);
            size_t distance = 0;
            assert_int_in_range(place, 1, ends[SHORTEST_MAX]);
            while (place > ends[distance]) {
                distance++;
            }
            expect_shortest(&game, distance, 100000);
        }
        flood_free(&flood);
        scrambler_deinit(&game);
    }
}

/* Halfway around, a line slides in one direction only, to the right. */
TEST_CASE(test_half_a_turn_is_found)
{
    struct scrambler_puzzle puzzle = {.jumbled = {.size = 4, .cells = "abcd            "}};
    struct scrambler game;
    scrambler_words_add(&puzzle.words, "abcd", 4);
    scrambler_init(&game, &puzzle);
    assert_ok(scrambler_slide(&game, (struct scrambler_move){.line = 0, .shift = 2}));
    assert_ok(scrambler_slide(&game, (struct scrambler_move){.line = 1, .shift = 1})); /* holes */
    expect_shortest(&game, 2, 100000);
    struct scrambler_solver *solver = new_solver(&game);
    size_t count = solve(solver, &game, 100000);
    const struct scrambler_move *path = scrambler_solver_path(solver, &count);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(path[i].shift, 1);
    }
    scrambler_solver_free(solver);
    scrambler_deinit(&game);
}

#define JUMBLE_WORK 40000L

/* Counts work, not time: 40,000 slides take less than 12 ms. */
TEST_CASE(test_jumbles_of_five_are_proven_soon)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int i = 0; i < 35; i++) {
        struct scrambler game;
        deal(source, 3 + i % 7, 3 + i % 3, &random, &game);
        struct scrambler_solver *solver = new_solver(&game);
        scrambler_solver_step(solver, JUMBLE_WORK);
        assert_true(scrambler_solver_is_proven(solver));
        assert_true(check_path(solver, &game) <= (size_t)game.puzzle.jumble_count);
        scrambler_solver_free(solver);
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

/* ---- undoing ---- */

/* However far a player has strayed, the way is never longer than undoing everything. */
TEST_CASE(test_never_longer_than_undoing)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        struct scrambler game;
        deal(source, size, 0, &random, &game);
        slide_at_random(&game, &random, 10 * size);
        size_t undoing = (size_t)game.puzzle.jumble_count;
        for (size_t i = 0; i < game.made_count; i++) {
            undoing += (size_t)scrambler_move_cells(game.moves[i]);
        }
        struct scrambler_solver *solver = new_solver(&game);
        assert_true(check_path(solver, &game) <= undoing);
        for (int step = 0; step < 10; step++) {
            scrambler_solver_step(solver, 30000);
            assert_true(check_path(solver, &game) <= undoing);
        }
        scrambler_solver_free(solver); /* before it is done */
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

/* Moves that cancel out are left out of the way, whatever moves lie between them. */
TEST_CASE(test_detours_are_left_out)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 4};
    struct scrambler game;
    deal(source, 9, 5, &random, &game);
    struct scrambler_solver *solver = new_solver(&game);
    size_t count = check_path(solver, &game);
    scrambler_solver_free(solver);
    for (int i = 0; i < 50; i++) {
        const struct scrambler_move moves[] = {{.is_column = true, .line = 1, .shift = 4},
                                               {.is_column = true, .line = 7, .shift = -3},
                                               {.is_column = true, .line = 1, .shift = 5},
                                               {.is_column = false, .line = 2, .shift = 8},
                                               {.is_column = false, .line = 2, .shift = 1},
                                               {.is_column = true, .line = 7, .shift = 3}};
        for (size_t k = 0; k < sizeof moves / sizeof *moves; k++) {
            assert_ok(scrambler_slide(&game, moves[k]));
        }
    }
    solver = new_solver(&game);
    assert_int_equal(check_path(solver, &game), count);
    scrambler_solver_free(solver);
    scrambler_deinit(&game);
    scrambler_source_free(source);
}

/* Random moves, in which others were put that change nothing: the way that undoes them is the same
 * length, and none if they undo each other. */
TEST_CASE(test_what_cancels_out_is_left_out)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random;
    random_seed(&random, SEED);
    print_message("seed %u\n", SEED);
    for (int i = 0; i < tests_sample(200); i++) {
        struct scrambler game;
        struct scrambler padded;
        int size = 3 + i % 7;
        deal(source, size, 0, &random, &game);
        scrambler_init(&padded, &game.puzzle);
        slide_at_random(&game, &random, (int)random_below(&random, 40));
        struct scrambler_solver *solver = new_solver(&game);
        size_t count = check_path(solver, &game);
        scrambler_solver_free(solver);
        for (size_t k = 0; k < game.made_count; k++) {
            size_t before = padded.made_count;
            slide_at_random(&padded, &random, (int)random_below(&random, 5));
            for (size_t made = padded.made_count; made > before; made--) {
                assert_ok(
                    scrambler_slide(&padded, scrambler_move_opposite(padded.moves[made - 1])));
            }
            struct scrambler_move move = game.moves[k];
            struct scrambler_move beside = {
                .is_column = move.is_column,
                .line = (unsigned char)((move.line + 1) % size),
                .shift = (signed char)(1 + random_below(&random, (uint32_t)size - 1))};
            assert_ok(scrambler_slide(&padded, beside)); /* commutes with the move */
            assert_ok(scrambler_slide(&padded, move));
            beside.shift = (signed char)(size - beside.shift); /* on, once around */
            assert_ok(scrambler_slide(&padded, beside));
        }
        assert_memory_equal(padded.grid.cells, game.grid.cells, (size_t)(size * size));
        solver = new_solver(&padded);
        assert_int_equal(check_path(solver, &padded), count);
        scrambler_solver_free(solver);
        scrambler_deinit(&padded);
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

/* A line goes back around the shorter way. */
TEST_CASE(test_far_slides_are_undone_around_the_other_side)
{
    for (int cells = 1; cells < 3; cells++) {
        struct scrambler game = game_at_home("ant owl pie");
        assert_ok(scrambler_slide(&game, (struct scrambler_move){.shift = (signed char)cells}));
        struct scrambler_solver *solver = new_solver(&game);
        assert_int_equal(check_path(solver, &game), 1);
        scrambler_solver_free(solver);
        scrambler_deinit(&game);
    }
}

/* ---- use by a window ---- */

TEST_CASE(test_budgets_do_not_matter)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 21};
    for (int i = 0; i < 4; i++) {
        struct scrambler game;
        deal(source, 3 + i % 2, 6, &random, &game);
        struct scrambler_solver *at_once = new_solver(&game);
        struct scrambler_solver *in_steps = new_solver(&game);
        size_t count;
        size_t count_in_steps;
        assert_false(scrambler_solver_step(at_once, INT32_MAX));
        while (scrambler_solver_step(in_steps, 1)) {
        }
        const struct scrambler_move *path = scrambler_solver_path(at_once, &count);
        const struct scrambler_move *path_in_steps =
            scrambler_solver_path(in_steps, &count_in_steps);
        assert_int_equal(count, count_in_steps);
        assert_memory_equal(path, path_in_steps, count * sizeof *path);
        scrambler_solver_free(at_once);
        scrambler_solver_free(in_steps);
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

/* After each hinted move, the rest of the way is shorter, proven or not. */
TEST_CASE(test_hints_lead_home)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 8};
    for (int size = 4; size <= 8; size += 2) {
        struct scrambler game;
        deal(source, size, 8, &random, &game);
        slide_at_random(&game, &random, 6);
        struct scrambler_move *rest = NULL;
        size_t rest_count = PTRDIFF_MAX; /* any way is shorter */
        while (!scrambler_is_solved(&game)) {
            struct scrambler_solver *solver = NULL;
            assert_ok(scrambler_solver_new(&game, rest, rest_count, &solver));
            scrambler_solver_step(solver, 2000);
            size_t count = check_path(solver, &game);
            assert_int_in_range(count, 1, rest_count);
            const struct scrambler_move *path = scrambler_solver_path(solver, &count);
            assert_ok(scrambler_slide(&game, path[0]));
            free(rest);
            rest_count = count - 1;
            rest = malloc(count * sizeof *rest);
            assert_non_null(rest);
            memcpy(rest, path + 1, rest_count * sizeof *rest);
            scrambler_solver_free(solver);
        }
        free(rest);
        scrambler_deinit(&game);
    }
    scrambler_source_free(source);
}

TEST_CASE(test_known_ways_are_checked)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 77};
    struct scrambler game;
    deal(source, 7, 6, &random, &game);
    const struct scrambler_move wrong[] = {{.is_column = true, .line = 6, .shift = 3}};
    struct scrambler_solver *solver = NULL;
    assert_ok(scrambler_solver_new(&game, wrong, 1, &solver));
    check_path(solver, &game);
    scrambler_solver_free(solver);
    assert_ok(scrambler_solver_new(&game, wrong, 0, &solver));
    size_t undoing = check_path(solver, &game);
    scrambler_solver_free(solver);
    const struct scrambler_move outside[] = {{.line = 7, .shift = 1},
                                             {.is_column = true, .line = 255, .shift = -1}};
    assert_ok(scrambler_solver_new(&game, outside, 2, &solver));
    assert_int_equal(check_path(solver, &game), undoing);
    scrambler_solver_free(solver);

    /* A row and a column 13 times around is a detour before the way home. */
    struct scrambler_move detour[26 + SCRAMBLER_JUMBLE_MAX];
    size_t count = 0;
    while (count < 26) {
        detour[count] = (struct scrambler_move){.is_column = count % 2 == 1, .shift = 1};
        count++;
    }
    for (int i = 0; i < game.puzzle.jumble_count; i++) {
        detour[count++] = scrambler_puzzle_solution(&game.puzzle, i);
    }
    assert_ok(scrambler_solver_new(&game, detour, count, &solver));
    assert_int_equal(check_path(solver, &game), undoing);
    scrambler_solver_free(solver);
    scrambler_solver_free(NULL);
    scrambler_deinit(&game);
    scrambler_source_free(source);
}

TEST_CASE(test_nothing_to_do_at_home)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct random random = {.state = 5};
    struct scrambler game;
    deal(source, 5, 3, &random, &game);
    for (int i = 0; i < game.puzzle.jumble_count; i++) {
        assert_ok(scrambler_slide(&game, scrambler_puzzle_solution(&game.puzzle, i)));
    }
    struct scrambler_solver *solver = new_solver(&game);
    assert_int_equal(check_path(solver, &game), 0);
    assert_true(scrambler_solver_is_proven(solver));
    assert_false(scrambler_solver_step(solver, 1000));
    scrambler_solver_free(solver);
    scrambler_deinit(&game);
    scrambler_source_free(source);
}

/* SPDX-License-Identifier: MIT */
/*
 * Richness levels and bands of boards: the table compared with boards of the real dice and words.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/solver.h"

#include <limits.h>

static struct lexicon lexicon;
static struct solver *solver;
static void *image;

static int set_up(void **state)
{
    image = given_words_of_game(&lexicon);
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    return 0;
}

static int tear_down(void **state)
{
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(image);
    return 0;
}

static struct survey survey_of(const struct board *board, enum rules rules)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    struct survey survey;
    assert_ok(solver_survey(solver, board, &filter, DEAL_COMMON_TIER, &survey));
    return survey;
}

TEST_CASE(test_names)
{
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        enum richness richness;
        assert_true(richness_from_name(richness_name((enum richness)i), &richness));
        assert_int_equal(richness, i);
    }
    enum richness richness = RICHNESS_RICH;
    assert_false(richness_from_name("Rich", &richness));
    assert_false(richness_from_name("", &richness));
    assert_int_equal(richness, RICHNESS_RICH);
}

/* Levels never fall as the count of words grows, and band edges match their levels. */
TEST_CASE(test_levels_and_bands_agree)
{
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        struct dice dice = given_dice(set);
        for (int i = 0; i < RULES_COUNT; i++) {
            enum rules rules = (enum rules)i;
            int level = richness_level(&dice, rules, 0);
            assert_int_equal(level, 0);
            for (int count = 1; count < 1000; count++) {
                int next = richness_level(&dice, rules, count);
                assert_true(next >= level && next < 100);
                level = next;
            }
            assert_int_equal(level, 99);
            struct richness_band lean = richness_band(RICHNESS_LEAN, &dice, rules);
            struct richness_band fair = richness_band(RICHNESS_FAIR, &dice, rules);
            struct richness_band rich = richness_band(RICHNESS_RICH, &dice, rules);
            struct richness_band feast = richness_band(RICHNESS_FEAST, &dice, rules);
            assert_true(richness_level(&dice, rules, lean.least - 1) < 5);
            assert_true(richness_level(&dice, rules, lean.least) >= 5);
            assert_true(richness_level(&dice, rules, lean.most) < 25);
            assert_true(richness_level(&dice, rules, lean.most + 1) >= 25);
            assert_true(richness_level(&dice, rules, rich.least - 1) < 75);
            assert_true(richness_level(&dice, rules, rich.least) >= 75);
            assert_int_equal(rich.most + 1, feast.least);
            assert_true(richness_level(&dice, rules, feast.least) >= 95);
            assert_int_equal(feast.most, INT_MAX);
            assert_int_equal(fair.least, richness_fair_least(set->count));
            assert_int_equal(fair.most, INT_MAX);
            assert_true(lean.most < rich.least && fair.least <= rich.least);
            assert_false(lean.wants_all_cells);
            assert_true(fair.wants_all_cells && rich.wants_all_cells && feast.wants_all_cells);
        }
    }
}

TEST_CASE(test_dice_of_ones_own)
{
    static const int counts[][2] = {{10, 4}, {16, 4}, {25, 5}, {36, 6}, {64, 6}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        struct dice own = {.alphabet = &alphabet_english, .count = counts[i][0]};
        memset(own.faces, FACE_A, sizeof own.faces);
        assert_int_equal(richness_level(&own, RULES_FOUR, 50), RICHNESS_LEVEL_NONE);
        struct dice nearest = given_dice(dice_set_default(counts[i][1]));
        struct richness_band band = richness_band(RICHNESS_FEAST, &own, RULES_FOUR);
        struct richness_band expected = richness_band(RICHNESS_FEAST, &nearest, RULES_FOUR);
        assert_int_equal(band.least, expected.least);
        assert_int_equal(band.most, expected.most);
        assert_int_equal(band.wants_all_cells, expected.wants_all_cells);
    }
}

/* Boards of nine dice have a floor of their own, and no level. */
TEST_CASE(test_nine_dice)
{
    struct dice dice = given_dice(dice_set_default(4));
    dice.count = 9;
    dice.set = NULL;
    assert_int_equal(richness_level(&dice, RULES_FOUR, 10), RICHNESS_LEVEL_NONE);
    for (int richness = 0; richness < RICHNESS_ANY; richness++) {
        struct richness_band band = richness_band((enum richness)richness, &dice, RULES_FOUR);
        assert_int_equal(band.least, 10);
        assert_int_equal(band.most, INT_MAX);
    }
    assert_int_equal(richness_band(RICHNESS_ANY, &dice, RULES_FOUR).least, 0);
}

/* Boards other than those that made the table spread over its levels as they should: the largest
 * difference of the two distributions stays within the limit for 1,500 boards (Kolmogorov-Smirnov;
 * it would fail one correct table in 10,000, and the seed is fixed). */
static void check_table(const struct dice_set *set, enum rules rules)
{
    enum { BOARDS = 1500 };
    struct dice dice = given_dice(set);
    int side = dice_side(&dice);
    struct random random;
    random_seed(&random, 4711);
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    int at_level[100] = {0};
    for (int i = 0; i < BOARDS; i++) {
        struct board board;
        struct survey survey;
        deal_shake(&dice, &random, side, side, &board);
        assert_ok(solver_survey(solver, &board, &filter, DEAL_COMMON_TIER, &survey));
        at_level[richness_level(&dice, rules, survey.common_count)]++;
    }
    int below = 0;
    int empty = 0; /* levels that share their count with the next */
    for (int level = 0; level < 100; level++) {
        if (at_level[level] == 0) {
            empty++;
            continue;
        }
        /* `below` boards lie under this level: level % of all or, if empty levels preceded it, less
         * by up to their number. */
        double share = 100.0 * below / (double)BOARDS;
        assert_true(share > level - empty - 5.8 && share < level + 5.8);
        empty = 0;
        below += at_level[level];
    }
}

TEST_CASE(test_the_table_tells_the_truth)
{
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            check_table(set, (enum rules)rules);
        }
    }
}

/* A dealt board lies in its band or is the best of the shakes, and its code brings it back. */
static void deal_some(const struct dice_set *set, enum rules rules, enum richness richness,
                      struct random *random)
{
    struct dice dice = given_dice(set);
    struct richness_band band = richness_band(richness, &dice, rules);
    int in_band = 0;
    for (int i = 0; i < 6; i++) {
        struct board board;
        uint64_t dealt;
        assert_ok(deal_by_richness(&dice, solver, rules, richness, random, &board, &dealt));
        int count = survey_of(&board, rules).common_count;
        in_band += count >= band.least && count <= band.most;
        char code[BOARD_CODE_MAX];
        deal_code(set, &dice, dealt, code);
        struct board again;
        assert_ok(deal_from_code(code, strlen(code), &dice, &again, NULL));
        assert_memory_equal(&again, &board, sizeof board);
    }
    assert_true(set->count > 25 ? in_band >= 2 : in_band == 6);
}

TEST_CASE(test_boards_are_as_rich_as_wished)
{
    struct random random = naive_random();
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            for (int richness = 0; richness < RICHNESS_COUNT; richness++) {
                deal_some(set, (enum rules)rules, (enum richness)richness, &random);
            }
        }
    }
}

TEST_CASE(test_fair_is_fair)
{
    struct random random = naive_random();
    struct random same = random;
    struct dice dice = given_dice(dice_set_default(5));
    struct board fair;
    struct board board;
    uint64_t fair_state;
    uint64_t board_state;
    assert_ok(deal_fair(&dice, solver, RULES_FOUR, &random, &fair, &fair_state));
    assert_ok(
        deal_by_richness(&dice, solver, RULES_FOUR, RICHNESS_FAIR, &same, &board, &board_state));
    assert_memory_equal(&fair, &board, sizeof board);
    assert_int_equal(fair_state, board_state);
    assert_int_equal(random.state, same.state);
}

#define TABLE_SIZE 8192

/* Appends `what`, and `number` unless it is -1, to `text` of TABLE_SIZE bytes. */
static void add(char *text, size_t *size, const char *what, int number)
{
    size_t room = TABLE_SIZE - *size;
    int added = number < 0 ? snprintf(text + *size, room, "%s", what)
                           : snprintf(text + *size, room, "%s%d", what, number);
    assert_int_in_range(added, 1, room - 1);
    *size += (size_t)added;
}

/* Writes a language's table of `sets` distributions: in set n, counting from 1, level p begins at n
 * times p words. */
static size_t write_table(char *text, int sets)
{
    static const char *const names[] = {"16 four", "16 classic", "16 plain",
                                        "25 four", "25 classic", "25 plain",
                                        "36 four", "36 classic", "36 plain"};
    size_t size = 0;
    add(text, &size, "# a comment\n", -1);
    for (int i = 0; i < sets; i++) {
        add(text, &size, names[i], -1);
        for (int level = 0; level < 100; level++) {
            add(text, &size, level % 20 == 0 ? "\n " : " ", level * (i + 1));
        }
        add(text, &size, "\n", -1);
    }
    return size;
}

TEST_CASE(test_table_of_a_language)
{
    static char text[TABLE_SIZE];
    static struct richness_table table;
    struct fault fault;
    size_t size = write_table(text, 9);
    assert_ok(richness_read(text, size, &table, &fault));
    struct dice_set set = {.id = '5', .count = 25, .language = "xx", .spreads = table.spreads[1]};
    struct dice dice = {.alphabet = &alphabet_english, .set = &set, .count = 25};
    assert_int_equal(richness_level(&dice, RULES_FOUR, 200), 50);
    assert_int_equal(richness_level(&dice, RULES_CLASSIC, 200), 40);
    assert_int_equal(richness_band(RICHNESS_FEAST, &dice, RULES_CLASSIC).least, 95 * 5);
    assert_int_equal(richness_band(RICHNESS_FAIR, &dice, RULES_CLASSIC).least, 50);
    /* Rules without a distribution have no level, and the bands are the English ones. */
    struct dice english = given_dice(dice_set_default(5));
    size = write_table(text, 5);
    assert_ok(richness_read(text, size, &table, &fault));
    assert_int_equal(richness_level(&dice, RULES_CLASSIC, 200), 40);
    assert_int_equal(richness_level(&dice, RULES_PLAIN, 200), RICHNESS_LEVEL_NONE);
    assert_int_equal(richness_band(RICHNESS_FEAST, &dice, RULES_PLAIN).least,
                     richness_band(RICHNESS_FEAST, &english, RULES_PLAIN).least);
    /* Without a table there is no level, and the bands are the English ones. */
    set.spreads = NULL;
    assert_int_equal(richness_level(&dice, RULES_FOUR, 200), RICHNESS_LEVEL_NONE);
    assert_int_equal(richness_band(RICHNESS_FEAST, &dice, RULES_FOUR).least,
                     richness_band(RICHNESS_FEAST, &english, RULES_FOUR).least);
}

TEST_CASE(test_faults_of_a_table)
{
    static char text[TABLE_SIZE];
    static struct richness_table table;
    struct fault fault;
    size_t size;
    assert_int_equal(richness_read("", 0, &table, &fault), STATUS_MISSING);
    size = write_table(text, 9);
    assert_int_equal(richness_read(text, size - 5, &table, &fault), STATUS_SYNTAX);
    static const char *const cases[] = {"17 four",
                                        "16 five",
                                        "16",
                                        "16 four\n1 2 3",
                                        "16 four\n0 2 1",
                                        "16 four\n0 12345",
                                        "x",
                                        "16\tfour\r\n0 -1",
                                        "16 four\n0 1:",
                                        "16 the-rules-of-another-game"};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(richness_read(cases[i], strlen(cases[i]), &table, &fault), STATUS_SYNTAX);
        assert_true(fault.line == 1 || fault.line == 2);
    }
    static const char comment[] = "# nothing but a comment";
    assert_int_equal(richness_read(comment, strlen(comment), &table, &fault), STATUS_MISSING);
    size = write_table(text, 1);
    size += write_table(text + size, 1);
    assert_int_equal(richness_read(text, size, &table, &fault), STATUS_SYNTAX);
    assert_int_equal(table.spreads[0][0].least[1], 0);
}

RUN_TESTS(set_up, tear_down)

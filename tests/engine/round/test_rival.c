/* SPDX-License-Identifier: MIT */
/*
 * Computer players: which words they know and see, that this depends on nothing else, that a round
 * gives them exactly these, and that their scores stay as tuned.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/search.h"
#include "trounce/solver.h"

static bool finds(const struct rival *rival, const struct board *board, const char *word, int tier)
{
    return rival_finds(rival, board, word, strlen(word), tier);
}

TEST_CASE(test_names)
{
    for (int level = 0; level < RIVAL_COUNT; level++) {
        enum rival_level read = RIVAL_COUNT;
        assert_true(rival_from_name(rival_name((enum rival_level)level), &read));
        assert_int_equal(read, level);
    }
    assert_string_equal(rival_name(RIVAL_NOVICE), "novice");
    assert_string_equal(rival_name(RIVAL_MERCILESS), "merciless");
    assert_string_equal(rival_name(RIVAL_LADDER), "ladder");
    assert_string_equal(rival_name(RIVAL_FRIEND), "friend");
    enum rival_level level = RIVAL_EXPERT;
    assert_false(rival_from_name("Novice", &level));
    assert_false(rival_from_name("", &level));
    assert_int_equal(level, RIVAL_EXPERT);
    assert_true(rival_from_name("match", &level)); /* as older versions wrote it */
    assert_int_equal(level, RIVAL_LADDER);
}

/* Bends */

/*
 *     C A S E
 *     M O P I
 *     S T R E
 *     N A P D
 */
TEST_CASE(test_bends_of_words)
{
    struct board board = given_board("casemopistrenapd");
    assert_int_equal(rival_bends(&board, "case", 4), 0);
    assert_int_equal(rival_bends(&board, "cord", 4), 0);
    assert_int_equal(rival_bends(&board, "at", 2), 0);
    assert_int_equal(rival_bends(&board, "a", 1), 0);
    assert_int_equal(rival_bends(&board, "stop", 4), 2);
    assert_int_equal(rival_bends(&board, "cop", 3), 1);
    assert_int_equal(rival_bends(&board, "repose", 6), 4);
    assert_int_equal(rival_bends(&board, "zebra", 5), -1);
    assert_int_equal(rival_bends(&board, "cd", 2), -1);
    /* Going back to the previous die is no path. */
    assert_int_equal(rival_bends(&board, "cac", 3), -1);
}

TEST_CASE(test_bends_on_boards_of_other_shapes)
{
    struct board row = given_board("abcdefg/");
    assert_int_equal(rival_bends(&row, "abcdefg", 7), 0);
    assert_int_equal(rival_bends(&row, "gfe", 3), 0);
    assert_int_equal(rival_bends(&row, "ga", 2), -1);
    struct board column = given_board("a/b/c/d");
    assert_int_equal(rival_bends(&column, "abcd", 4), 0);
    assert_int_equal(rival_bends(&column, "da", 2), -1);
    /* The right end of a row does not adjoin the left end of the next. */
    struct board wide = given_board("abc/def");
    assert_int_equal(rival_bends(&wide, "cd", 2), -1);
    assert_int_equal(rival_bends(&wide, "afb", 3), -1);
    assert_int_equal(rival_bends(&wide, "aef", 3), 1);
    struct board dice = given_board("qu th e / i n er");
    assert_int_equal(rival_bends(&dice, "quthe", 5), 0);
    assert_int_equal(rival_bends(&dice, "the", 3), 0);
    assert_int_equal(rival_bends(&dice, "niqu", 4), 1);
    assert_int_equal(rival_bends(&dice, "er", 2), 0);
    assert_int_equal(rival_bends(&dice, "q", 1), -1);
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    struct board line;
    board_init(&line, 1, BOARD_CELLS_MAX, faces);
    char many[BOARD_CELLS_MAX];
    memset(many, 'a', sizeof many);
    assert_int_equal(rival_bends(&line, many, 64), 0);
    board_init(&line, 64, 1, faces);
    assert_int_equal(rival_bends(&line, many, 64), 0);
}

static int direction(const struct board *board, int from, int to)
{
    return (to / board->columns - from / board->columns) * 3 + to % board->columns -
           from % board->columns;
}

/* Returns the fewest turns of the word's paths that extend this one, or `best` if that is less. */
static int fewest_turns(const struct board *board, const char *word, struct path *path, int turns,
                        int best)
{
    char spelt[PATH_LETTERS_MAX + 1];
    size_t letters = (size_t)path_spell(path, board, spelt);
    if (strncmp(word, spelt, letters) != 0) {
        return best;
    }
    if (letters == strlen(word)) {
        return turns < best ? turns : best;
    }
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int length = path->length;
        if (path_extend(path, board, cell)) {
            bool turned = length > 1 &&
                          direction(board, path->cells[length - 1], cell) !=
                              direction(board, path->cells[length - 2], path->cells[length - 1]);
            best = fewest_turns(board, word, path, turns + turned, best);
            path_shorten(path, length);
        }
    }
    return best;
}

/* The bends are never more than those of the straightest path, and nearly always equal. */
TEST_CASE(test_bends_against_all_paths)
{
    enum { NONE = 1000 };
    static const int shapes[][2] = {{4, 4}, {3, 5}, {2, 7}, {6, 2}, {1, 8}, {5, 5}};
    static struct naive_list list;
    struct random random = naive_random();
    int words = 0;
    int same = 0;
    for (int i = 0; i < 90; i++) {
        struct board board;
        naive_random_board(&random, shapes[i % 6][0], shapes[i % 6][1], &board);
        naive_random_list(&random, &board, 40, &list);
        for (size_t j = 0; j < list.count; j++) {
            struct path path = {0};
            int fewest = fewest_turns(&board, list.words[j], &path, 0, NONE);
            int bends = rival_bends(&board, list.words[j], strlen(list.words[j]));
            if (fewest == NONE) {
                continue;
            }
            assert_int_in_range(bends, 0, fewest);
            words++;
            same += bends == fewest;
        }
    }
    assert_true(words > 500);
    assert_true(same * 100 >= words * 97);
}

/* Chances */

static uint32_t chance_of(enum rival_level level, int tier, size_t letters, int bends)
{
    return rival_chance(rival_level_strength(level), tier, letters, bends);
}

TEST_CASE(test_chances_are_ordered)
{
    for (int strength = 0; strength <= RIVAL_STRENGTH_MAX; strength += 20) {
        for (int tier = TIER_UNKNOWN; tier <= TIER_MAX; tier++) {
            for (size_t letters = 1; letters <= 20; letters++) {
                for (int bends = 0; bends < 12; bends++) {
                    uint32_t chance = rival_chance(strength, tier, letters, bends);
                    assert_true(chance <= RIVAL_CERTAIN);
                    assert_true(rival_chance(strength, tier, letters + 1, bends) <= chance);
                    assert_true(rival_chance(strength, tier, letters, bends + 1) <= chance);
                    if (tier != TIER_UNKNOWN && tier < TIER_MAX) {
                        assert_true(rival_chance(strength, tier + 1, letters, bends) <= chance);
                    }
                    if (strength > 0) {
                        assert_true(rival_chance(strength - 1, tier, letters, bends) <= chance);
                    }
                }
            }
        }
    }
}

TEST_CASE(test_what_each_knows)
{
    assert_true(chance_of(RIVAL_NOVICE, 35, 4, 0) > 0);
    assert_int_equal(chance_of(RIVAL_NOVICE, 40, 4, 0), 0);
    assert_true(chance_of(RIVAL_SCHOLAR, 50, 4, 0) > 0);
    assert_int_equal(chance_of(RIVAL_SCHOLAR, 55, 4, 0), 0);
    assert_true(chance_of(RIVAL_EXPERT, 70, 4, 0) > 0);
    assert_int_equal(chance_of(RIVAL_EXPERT, 80, 4, 0), 0);
    assert_int_equal(chance_of(RIVAL_MERCILESS, 95, 17, 15), RIVAL_CERTAIN);
    for (int level = 0; level < RIVAL_MERCILESS; level++) {
        enum rival_level now = (enum rival_level)level;
        uint32_t easy = chance_of(now, 10, 4, 0);
        assert_true(chance_of(now, 35, 4, 0) < easy);
        assert_true(chance_of(now, 10, 5, 0) < easy);
        assert_true(chance_of(now, 10, 4, 1) < easy);
        assert_int_equal(chance_of(now, 10, 3, 0), easy);
        /* Words of unknown tier lie between the commonest and the rarest. */
        assert_int_in_range(chance_of(now, TIER_UNKNOWN, 4, 0), 1, easy - 1);
    }
}

TEST_CASE(test_strengths_of_levels)
{
    static const int strengths[RIVAL_COUNT] = {100, 300, 600, 1000, 0, 0};
    for (int level = 0; level < RIVAL_COUNT; level++) {
        struct rival rival;
        rival_init(&rival, (enum rival_level)level, 7);
        assert_int_equal(rival.level, level);
        assert_int_equal(rival.strength, strengths[level]);
        assert_int_equal(rival_level_strength((enum rival_level)level), strengths[level]);
    }
    struct rival player;
    rival_init_strength(&player, 451, 7);
    assert_int_equal(player.level, RIVAL_LADDER);
    assert_int_equal(player.strength, 451);
    assert_int_equal(player.rung, 0);
}

/* Chances between two levels are interpolated linearly. */
TEST_CASE(test_chances_between_levels)
{
    static const int64_t at_levels[RIVAL_FIXED_COUNT] = {80, 280, 880, 1680};
    assert_int_equal(rival_blend(at_levels, 0), 0);
    assert_int_equal(rival_blend(at_levels, 200), 0);
    assert_int_equal(rival_blend(at_levels, 210), 1);
    assert_int_equal(rival_blend(at_levels, 600), 40);
    assert_int_equal(rival_blend(at_levels, 1000), 80);
    assert_int_equal(rival_blend(at_levels, 1010), 81);
    assert_int_equal(rival_blend(at_levels, 2000), 180);
    assert_int_equal(rival_blend(at_levels, 3000), 280);
    assert_int_equal(rival_blend(at_levels, 4505), 581);
    assert_int_equal(rival_blend(at_levels, 6000), 880);
    assert_int_equal(rival_blend(at_levels, 8000), 1280);
    assert_int_equal(rival_blend(at_levels, 10000), 1680);
    static const int64_t large[RIVAL_FIXED_COUNT] = {0, 0, 0, (INT64_C(1) << 50) - 1};
    assert_true(rival_blend(large, 8000) == (INT64_C(1) << 49) - 1);
    uint32_t scholar = chance_of(RIVAL_SCHOLAR, 20, 5, 1);
    uint32_t expert = chance_of(RIVAL_EXPERT, 20, 5, 1);
    assert_int_equal(rival_chance(450, 20, 5, 1), (scholar + expert) / 2);
    assert_int_equal(rival_chance(800, TIER_MAX, 9, 5), RIVAL_CERTAIN / 2);
    assert_int_equal(rival_chance(60, 10, 4, 0), chance_of(RIVAL_NOVICE, 10, 4, 0) / 2);
    assert_int_equal(rival_chance(RIVAL_STRENGTH_NOTHING, 10, 4, 0), 0);
}

/* Draws */

static const struct {
    const char *text;
    int tier;
} words[] = {{"case", 10},  {"stop", 10},  {"part", 10},  {"spot", 20}, {"tops", 35},
             {"trap", 20},  {"moped", 50}, {"repos", 70}, {"pier", 35}, {"spied", 35},
             {"opera", 35}, {"rapt", 50},  {"tarp", 60},  {"mots", 70}, {"pats", 80}};

#define WORD_COUNT (sizeof words / sizeof *words)

/* Returns a bit for each word that the player finds, asking in forward or reverse order. */
static uint32_t found_words(const struct rival *rival, bool from_behind)
{
    struct board board = given_board("casemopistrenapd");
    uint32_t found = 0;
    for (size_t i = 0; i < WORD_COUNT; i++) {
        size_t at = from_behind ? WORD_COUNT - 1 - i : i;
        if (finds(rival, &board, words[at].text, words[at].tier)) {
            found |= UINT32_C(1) << at;
        }
    }
    return found;
}

static uint32_t found_by_level(enum rival_level level, uint64_t seed, bool from_behind)
{
    struct rival rival;
    rival_init(&rival, level, seed);
    return found_words(&rival, from_behind);
}

TEST_CASE(test_the_same_seed_finds_the_same)
{
    int changes = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        for (int level = 0; level < RIVAL_COUNT; level++) {
            uint32_t found = found_by_level((enum rival_level)level, seed, false);
            assert_int_equal(found, found_by_level((enum rival_level)level, seed, true));
            changes += found != found_by_level((enum rival_level)level, seed + 1, false);
        }
    }
    assert_true(changes > 300);
}

/* Opponents of boards that people have played must stay the same, on every machine. */
TEST_CASE(test_the_draws_are_fixed)
{
    assert_int_equal(found_by_level(RIVAL_EXPERT, 1, false), 0x917);
    assert_int_equal(found_by_level(RIVAL_SCHOLAR, 1, false), 0x7);
    assert_int_equal(found_by_level(RIVAL_EXPERT, UINT64_MAX, false), 0x567);
    struct board board = given_board("casemopistrenapd");
    assert_true(rival_board_seed(&board) == UINT64_C(0xfd85543056fc9951));
}

TEST_CASE(test_stronger_players_find_all_that_weaker_ones_do)
{
    for (uint64_t seed = 0; seed < 200; seed++) {
        uint32_t weaker = 0;
        for (int strength = 1; strength <= RIVAL_STRENGTH_MAX; strength += 27) {
            struct rival rival;
            rival_init_strength(&rival, strength, seed);
            uint32_t found = found_words(&rival, false);
            assert_int_equal(weaker & ~found, 0);
            weaker = found;
        }
        assert_int_equal(weaker, (1 << WORD_COUNT) - 1); /* the last strength is 1000 */
    }
}

/* A player with a level's strength finds the same words as the level. */
TEST_CASE(test_players_find_what_levels_do)
{
    for (uint64_t seed = 0; seed < 200; seed++) {
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            struct rival player;
            rival_init_strength(&player, rival_level_strength((enum rival_level)level), seed);
            assert_int_equal(found_words(&player, false),
                             found_by_level((enum rival_level)level, seed, false));
        }
        assert_int_equal(found_by_level(RIVAL_FRIEND, seed, false), 0);
    }
}

TEST_CASE(test_merciless_finds_all)
{
    struct board board = given_board("abcdefg/hijklmn");
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct rival rival;
        rival_init(&rival, RIVAL_MERCILESS, seed);
        assert_true(finds(&rival, &board, "abcdefgnmlkjih", TIER_MAX));
        assert_true(finds(&rival, &board, "ahbicjdkelfmgn", 95));
        assert_true(finds(&rival, &board, "abc", TIER_UNKNOWN));
    }
}

/* Over many seeds a word is found as often as its chance says. 20,000 draws stay within 2 % for all
 * but one seed in millions, and the seeds are fixed. */
TEST_CASE(test_draws_follow_the_chances)
{
    enum { DRAWS = 20000 };
    struct board board = given_board("casemopistrenapd");
    for (size_t i = 0; i < 6; i++) {
        size_t length = strlen(words[i].text);
        uint32_t chance = chance_of(RIVAL_SCHOLAR, words[i].tier, length,
                                    rival_bends(&board, words[i].text, length));
        int found = 0;
        for (uint64_t seed = 0; seed < DRAWS; seed++) {
            struct rival rival;
            rival_init(&rival, RIVAL_SCHOLAR, seed);
            found += finds(&rival, &board, words[i].text, words[i].tier);
        }
        int expected = (int)((uint64_t)DRAWS * chance / RIVAL_CERTAIN);
        assert_int_in_range(found, expected - DRAWS / 50, expected + DRAWS / 50);
    }
}

TEST_CASE(test_boards_have_seeds_of_their_own)
{
    struct board board = given_board("abcdef/");
    struct board again = given_board("a b c d e f /");
    struct board swapped = given_board("bacdef/");
    struct board folded = given_board("abc/def");
    assert_true(rival_board_seed(&board) == rival_board_seed(&again));
    assert_true(rival_board_seed(&board) != rival_board_seed(&swapped));
    assert_true(rival_board_seed(&board) != rival_board_seed(&folded));
}

/* Rounds */

static void search_all(struct round *round)
{
    struct search search;
    search_init(&search, round_board(round), round_lexicon(round));
    enum search_step step;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        if (step == SEARCH_WORD) {
            assert_ok(round_reveal(round, &search.path, NULL));
        }
    }
}

/* Plays the computer's turn; its list must hold exactly the words that the player finds. */
static void check_round(const struct board *board, const struct lexicon *lexicon, enum rules rules,
                        const struct rival *rival)
{
    struct round_config config = {
        .board = board, .lexicon = lexicon, .rules = rules, .rival = rival};
    struct round *round;
    assert_ok(round_new(&config, &round));
    assert_int_equal(round_rival(round)->level, rival != NULL ? rival->level : RIVAL_MERCILESS);
    round_start(round);
    round_finish(round);
    search_all(round);
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    assert_ok(solver_solve(board, lexicon, &filter, &solution));
    size_t found = 0;
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        const char *text = solution_text(&solution, i);
        bool expected = rival == NULL || finds(rival, board, text, word->tier);
        assert_int_equal(round_has_word(round, text, word->letters, NULL, NULL), expected);
        found += expected;
    }
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), found);
    solution_deinit(&solution);
    round_free(round);
}

TEST_CASE(test_rounds_take_what_the_rival_finds)
{
    static const int shapes[][2] = {{4, 4}, {3, 5}, {2, 7}, {5, 5}};
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < 60; i++) {
        struct board board;
        struct lexicon lexicon;
        naive_random_board(&random, shapes[i % 4][0], shapes[i % 4][1], &board);
        naive_random_list(&random, &board, 100, &list);
        naive_lexicon(&list, &lexicon);
        enum rules rules = (enum rules)random_below(&random, RULES_COUNT);
        check_round(&board, &lexicon, rules, NULL);
        for (int level = 0; level < RIVAL_COUNT; level++) {
            struct rival rival;
            rival_init(&rival, (enum rival_level)level, random_next(&random));
            check_round(&board, &lexicon, rules, &rival);
        }
        lexicon_deinit(&lexicon);
    }
}

TEST_CASE(test_rounds_keep_a_rival_of_their_own)
{
    static struct naive_list list;
    struct board board = given_board("casemopistrenapd");
    struct lexicon lexicon;
    naive_add(&list, "case", (struct word_note){80, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    struct rival rival;
    rival_init(&rival, RIVAL_NOVICE, 1);
    struct round_config config = {.board = &board, .lexicon = &lexicon, .rival = &rival};
    struct round *round;
    assert_ok(round_new(&config, &round));
    rival_init(&rival, RIVAL_MERCILESS, 2);
    assert_int_equal(round_rival(round)->level, RIVAL_NOVICE);
    round_start(round);
    round_finish(round);
    search_all(round);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 0);
    round_free(round);
    lexicon_deinit(&lexicon);
}

/* Tuning */

static long score_of(enum rival_level level, const struct board *board,
                     const struct solution *solution, bool with_tiers)
{
    struct rival rival;
    rival_init(&rival, level, rival_board_seed(board));
    long score = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (finds(&rival, board, solution_text(solution, i),
                  with_tiers ? word->tier : TIER_UNKNOWN)) {
            score += word->points;
        }
    }
    return score;
}

static int by_size(const void *a, const void *b)
{
    long left = *(const long *)a;
    long right = *(const long *)b;
    return (left > right) - (left < right);
}

#define BOARDS 1000

static long median(long scores[BOARDS])
{
    qsort(scores, BOARDS, sizeof *scores, by_size);
    return (scores[BOARDS / 2 - 1] + scores[BOARDS / 2]) / 2;
}

TEST_CASE(test_median_scores)
{
    static long scores[RIVAL_FIXED_COUNT][BOARDS];
    static long scores_without_tiers[RIVAL_FIXED_COUNT][BOARDS];
    struct lexicon lexicon;
    void *image = given_words_of_game(&lexicon);
    struct dice dice = given_dice(dice_set_default(4));
    struct solver_filter filter = {
        .rules = RULES_FOUR, .tier_max = TIER_MAX, .without_offensive = true};
    struct random random;
    random_seed(&random, 1987);
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    for (int i = 0; i < BOARDS; i++) {
        struct board board;
        struct solution solution;
        uint64_t dealt_state;
        assert_ok(deal_fair(&dice, solver, RULES_FOUR, &random, &board, &dealt_state));
        assert_ok(solver_solve_with(solver, &board, &filter, &solution));
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            enum rival_level now = (enum rival_level)level;
            scores[level][i] = score_of(now, &board, &solution, true);
            scores_without_tiers[level][i] = score_of(now, &board, &solution, false);
        }
        assert_int_equal(scores[RIVAL_MERCILESS][i], solution.points);
        solution_deinit(&solution);
    }
    solver_free(solver);
    assert_int_equal(median(scores[RIVAL_NOVICE]), 6);
    assert_int_equal(median(scores[RIVAL_SCHOLAR]), 18);
    assert_int_equal(median(scores[RIVAL_EXPERT]), 46);
    assert_int_in_range(median(scores[RIVAL_MERCILESS]), 175, 215);
    /* With the same words but unknown tiers, scores are similar. */
    assert_int_in_range(median(scores_without_tiers[RIVAL_NOVICE]), 4, 8);
    assert_int_in_range(median(scores_without_tiers[RIVAL_SCHOLAR]), 14, 22);
    assert_int_in_range(median(scores_without_tiers[RIVAL_EXPERT]), 38, 54);
    lexicon_deinit(&lexicon);
    free(image);
}

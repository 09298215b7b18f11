/* SPDX-License-Identifier: MIT */
/*
 * The coach: planted habits are named, players without any are left alone, families are complete,
 * heat maps are counted, and the chances behind it all are exact.
 */
#include "coach_affixes.h"
#include "coach_chance.h"
#include "given.h"
#include "naive.h"
#include "pupils.h"
#include "seed.h"
#include "test.h"
#include "whole_file.h"

#include "trounce/deal.h"
#include "trounce/language.h"

#include <math.h>

static bool is_near(double a, double b)
{
    return fabs(a - b) <= 1e-12 + 1e-9 * fabs(b);
}

static double chance_of(const struct chance_group *groups, int count, int found)
{
    struct chance_test test = {groups, count, found};
    int all = 0;
    for (int i = 0; i < count; i++) {
        all += groups[i].found;
    }
    double *room = calloc(CHANCE_ROOM(all), sizeof *room);
    assert_non_null(room);
    double chance = chance_of_so_few(&test, room);
    free(room);
    return chance;
}

/* --- chances --- */

TEST_CASE(test_chances_of_one_group)
{
    struct chance_group group = {.words = 10, .found = 5, .with = 5, .odds = 1};
    assert_true(is_near(chance_of(&group, 1, 0), 1 / 252.0));
    assert_true(is_near(chance_of(&group, 1, 1), 26 / 252.0));
    assert_true(is_near(chance_of(&group, 1, 5), 1));
    group = (struct chance_group){.words = 10, .found = 8, .with = 5, .odds = 1}; /* 3, 4 or 5 */
    assert_true(is_near(chance_of(&group, 1, 3), 10 / 45.0));
    assert_true(is_near(chance_of(&group, 1, 2), 0));
    group = (struct chance_group){.found = 3, .share = 0.25};
    assert_true(is_near(chance_of(&group, 1, 0), 27 / 64.0));
    assert_true(is_near(chance_of(&group, 1, 1), 54 / 64.0));
    group = (struct chance_group){.words = 2, .found = 1, .with = 1, .odds = 0.25};
    assert_true(is_near(chance_of(&group, 1, 0), 0.8)); /* four times as hard */
}

TEST_CASE(test_chances_of_several_groups)
{
    static const struct chance_group groups[] = {
        {.words = 10, .found = 5, .with = 5, .odds = 1},
        {.words = 2, .found = 1, .with = 1, .odds = 1},
        {.words = 0, .found = 0, .with = 0, .odds = 1},
        {.found = 1, .share = 0.5},
    };
    assert_true(is_near(chance_of(groups, 4, 0), 1 / 252.0 / 4));
    assert_true(is_near(chance_of(groups, 4, 1), 28 / 252.0 / 4));
    struct chance_test test = {groups, 4, 0};
    double room[CHANCE_ROOM(7)];
    struct chance_outline outline = chance_outline(&test, room);
    assert_int_equal(outline.least, 0);
    assert_true(is_near(outline.mean, 3.5));
    assert_true(is_near(outline.least_chance, 1 / 252.0 / 4));
    assert_true(is_near(outline.variance, 25.0 / 36 + 0.25 + 0.25));
}

/* Nothing overflows on the largest boards. */
TEST_CASE(test_chances_of_many_words)
{
    struct chance_group group = {.words = 4000, .found = 2000, .with = 2000, .odds = 1};
    assert_true(fabs(chance_of(&group, 1, 999) + chance_of(&group, 1, 1000) - 1) < 1e-9);
    assert_true(chance_of(&group, 1, 900) < 1e-9);
}

/* --- one round --- */

static const char *const words[] = {"rate", "rated", "grate", "irate", "tear", "tire"};

/* Holds RATE with UN, R, S, D; the S is right of the R, so that a path goes on to the next cell. */
#define RATERS "u . . . n r a t . . d e . . r s"

/* A round of one player, and what its board holds. */
struct played {
    struct board board;
    struct lexicon lexicon;
    struct round *round;
    struct solution solution;
};

/* Plays a round with this board and lexicon, which it takes, of a player who finds `found`; free
 * it with put_away. */
static struct played *play_with(enum game_mode mode, const char *letters, struct lexicon lexicon,
                                const char *const *found, size_t count)
{
    static struct played played;
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    enum verdict verdict;
    played = (struct played){.board = given_board(letters), .lexicon = lexicon};
    struct round_config config = {
        .board = &played.board, .lexicon = &played.lexicon, .rules = RULES_FOUR, .mode = mode};
    assert_ok(round_new(&config, &played.round));
    round_start(played.round);
    for (size_t i = 0; i < count; i++) {
        assert_ok(round_submit_word(played.round, found[i], strlen(found[i]), &verdict));
        assert_int_equal(verdict, VERDICT_GOOD);
    }
    round_finish(played.round);
    assert_ok(solver_solve(&played.board, &played.lexicon, &filter, &played.solution));
    assert_ok(round_find_all(played.round, &played.solution));
    return &played;
}

static void put_away(struct played *played)
{
    round_free(played->round);
    solution_deinit(&played->solution);
    lexicon_deinit(&played->lexicon);
}

/* The same with `words` on the board of RATE, of which the first `found` are found. */
static struct played *play_rate(enum game_mode mode, size_t found)
{
    return play_with(mode, "gxiz/rate/xxxd/xxxx",
                     given_lexicon(words, sizeof words / sizeof *words), words, found);
}

/* GRATE is no relative, and RATED alone is no family. */
TEST_CASE(test_a_family_is_derived)
{
    static const char *const related[] = {"rate", "rated", "rates", "urate"};
    struct coach_family family;
    struct played *played = play_rate(MODE_ALONE, 1);
    coach_find_family("en", played->round, &played->solution, &family);
    assert_int_equal(family.count, 0);
    put_away(played);
    played = play_with(MODE_ALONE, "u . . s r a t e . . . d . . . .",
                       given_lexicon(related, sizeof related / sizeof *related), related, 1);
    assert_int_equal(played->solution.word_count, 4);
    coach_find_family("en", played->round, &played->solution, &family);
    assert_int_equal(family.of, 0);
    assert_int_equal(family.count, 2);
    assert_int_equal(family.listed, 2);
    for (int i = 0; i < family.listed; i++) {
        const char *text = solution_text(&played->solution, family.words[i]);
        assert_true(strcmp(text, "rated") == 0 || strcmp(text, "rates") == 0);
    }
    put_away(played);
}

TEST_CASE(test_the_heat_of_a_round)
{
    struct coach *coach;
    struct coach_habit habit;
    int passing[BOARD_CELLS_MAX];
    int left[BOARD_CELLS_MAX];
    struct played *played = play_rate(MODE_ALONE, 1);
    assert_ok(coach_new("en", &alphabet_english, &coach));
    assert_int_equal(coach_heat(coach, 4, 4, passing, left), 0);
    assert_ok(coach_add(coach, played->round, &played->solution));
    assert_int_equal(coach_round_count(coach), 1);
    assert_int_equal(coach_heat(coach, 5, 5, passing, left), 0);
    assert_int_equal(coach_heat(coach, 4, 4, passing, left), 1);
    assert_int_equal(played->solution.word_count, 3); /* the I touches no R */
    assert_int_equal(passing[4], 3);                  /* the R of RATE, RATED, GRATE */
    assert_int_equal(left[4], 2);
    assert_int_equal(left[0], 1);
    assert_int_equal(left[11], 1);
    assert_int_equal(left[1], 0);
    assert_ok(coach_judge(coach, &habit));
    assert_int_equal(habit.trait, COACH_NOTHING); /* three words say nothing */
    for (int i = 0; i < COACH_ROUNDS_MAX + 2; i++) {
        assert_ok(coach_add(coach, played->round, &played->solution));
    }
    assert_int_equal(coach_round_count(coach), COACH_ROUNDS_MAX);
    coach_free(coach);
    put_away(played);
}

TEST_CASE(test_a_habit_is_measured)
{
    struct coach_habit habit = {.trait = COACH_ENDING, .letters = "e"};
    struct played *played = play_rate(MODE_ALONE, 1);
    coach_measure(&habit, played->round, &played->solution);
    assert_int_equal(habit.words, 2);
    assert_int_equal(habit.found, 1);
    put_away(played);
}

/* Who has half of a family is not told of it. */
TEST_CASE(test_a_family_that_was_seen)
{
    struct coach_family family;
    struct played *played = play_rate(MODE_ALONE, 2);
    coach_find_family("en", played->round, &played->solution, &family);
    assert_int_equal(family.count, 0);
    put_away(played);
}

/* More relatives than are listed; blank dice belong to no word. */
TEST_CASE(test_a_large_family)
{
    static const char *const many[] = {"rate",   "rates",   "rated",   "rater",   "raters",
                                       "unrate", "unrates", "unrated", "unrater", "unraters"};
    struct coach_family family;
    struct played *played =
        play_with(MODE_ALONE, RATERS, given_lexicon(many, sizeof many / sizeof *many), many, 1);
    coach_find_family("en", played->round, &played->solution, &family);
    assert_int_equal(family.count, 9);
    assert_int_equal(family.listed, COACH_FAMILY_MAX);
    assert_int_equal(played->solution.words[family.words[0]].letters, 5);
    assert_int_equal(played->solution.words[family.words[COACH_FAMILY_MAX - 1]].letters, 7);
    put_away(played);
}

/* RATERS belongs to RATER once that was found, and RATES alone is no family. */
TEST_CASE(test_a_word_in_a_longer_one_has_no_share_in_its_family)
{
    static const char *const raters[] = {"rate", "rater", "rates", "raters", "unrater"};
    struct coach_family family;
    for (size_t found = 1; found <= 2; found++) {
        struct played *played =
            play_with(MODE_ALONE, RATERS, given_lexicon(raters, sizeof raters / sizeof *raters),
                      raters, found);
        coach_find_family("en", played->round, &played->solution, &family);
        assert_int_equal(family.of, found - 1);
        assert_int_equal(family.count, found == 1 ? 4 : 2);
        put_away(played);
    }
}

/* Of two words with as many relatives, the longer one is named. */
TEST_CASE(test_families_of_one_size)
{
    static const char *const related[] = {"rate", "rater", "rates", "rated", "raters", "unrater"};
    struct coach_family family;
    struct played *played = play_with(
        MODE_ALONE, RATERS, given_lexicon(related, sizeof related / sizeof *related), related, 2);
    coach_find_family("en", played->round, &played->solution, &family);
    assert_int_equal(family.of, 1);
    assert_int_equal(family.count, 2);
    put_away(played);
}

/* What the computer lists in its own turn, the player has left. */
TEST_CASE(test_words_of_the_computer)
{
    struct coach *coach;
    int passing[BOARD_CELLS_MAX];
    int left[BOARD_CELLS_MAX];
    struct played *played = play_rate(MODE_TURNS, 1);
    for (size_t i = 0; i < played->solution.word_count; i++) {
        struct path path;
        solution_path(&played->solution, i, &path);
        assert_ok(round_reveal(played->round, &path, NULL));
    }
    assert_int_equal(round_word_count(played->round, SIDE_COMPUTER), 2);
    round_conclude(played->round);
    assert_ok(coach_new("en", &alphabet_english, &coach));
    assert_ok(coach_add(coach, played->round, &played->solution));
    assert_int_equal(coach_heat(coach, 4, 4, passing, left), 1);
    assert_int_equal(passing[4], 3);
    assert_int_equal(left[4], 2);
    coach_free(coach);
    put_away(played);
}

/* Long words that are easier than others are expected as often as those, not more often. */
TEST_CASE(test_long_words_that_are_easier)
{
    struct naive_list list = {.count = 0};
    struct lexicon lexicon;
    struct coach *coach;
    struct coach_habit habit;
    static const char *const found[] = {"pran", "npra"};
    naive_add(&list, "ratedx", (struct word_note){1, WORD_MARK_NONE});
    naive_add(&list, "pran", (struct word_note){DEAL_COMMON_TIER, WORD_MARK_NONE});
    naive_add(&list, "npra", (struct word_note){DEAL_COMMON_TIER, WORD_MARK_NONE});
    naive_add(&list, "arpn", (struct word_note){DEAL_COMMON_TIER, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    struct played *played = play_with(MODE_ALONE, "ratedx/pnoxsi/xxxxxx/xxxxxx", lexicon, found, 2);
    assert_int_equal(played->solution.word_count, 4);
    assert_ok(coach_new("en", &alphabet_english, &coach));
    for (int i = 0; i < COACH_ROUNDS_MAX; i++) {
        assert_ok(coach_add(coach, played->round, &played->solution));
    }
    assert_ok(coach_judge(coach, &habit));
    assert_int_equal(habit.trait, COACH_LONG_WORD); /* two of three others, none of these */
    assert_true(is_near(habit.expected, COACH_ROUNDS_MAX / 2.0));
    assert_int_equal(habit.words, COACH_ROUNDS_MAX);
    assert_int_equal(habit.found, 0);
    assert_int_equal(habit.other_words, 3 * COACH_ROUNDS_MAX);
    assert_int_equal(habit.other_found, 2 * COACH_ROUNDS_MAX);
    coach_free(coach);
    put_away(played);
}

TEST_CASE(test_traits_of_words)
{
    static const struct {
        struct coach_habit habit;
        int count;
    } cases[] = {
        {{.trait = COACH_ENDING, .letters = "ed"}, 1},
        {{.trait = COACH_ENDING, .letters = "e"}, 2},
        {{.trait = COACH_BEGINNING, .letters = "ra"}, 2},
        {{.trait = COACH_DOUBLE}, 0},
        {{.trait = COACH_LONG_WORD}, 0},
        {{.trait = COACH_LEFT}, 3},
        {{.trait = COACH_RIGHT}, 3},
        {{.trait = COACH_TOP}, 1},
        {{.trait = COACH_BOTTOM}, 0},
        {{.trait = COACH_TOP_LEFT}, 3},
        {{.trait = COACH_BOTTOM_RIGHT}, 1},
        {{.trait = COACH_CORNERS}, 1},
        {{.trait = COACH_EDGE_STARTS}, 3},
        {{.trait = COACH_BOTTOM_LEFT}, 0},
        {{.trait = COACH_TOP_RIGHT}, 3},
        {{.trait = COACH_LAST_MINUTE}, 0},
        {{.trait = COACH_ENDING, .letters = "rate"}, 1},
        {{.trait = COACH_BEGINNING, .letters = "rate"}, 1},
    };
    struct played *played = play_rate(MODE_ALONE, 0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(coach_count(&cases[i].habit, &played->board, &played->solution),
                         cases[i].count);
    }
    put_away(played);
}

/* --- language data --- */

/* Every ending and beginning can be written in its language; without data there are none. */
TEST_CASE(test_affixes_of_all_languages)
{
    static const char *const codes[] = {"de", "es", "fr", "it", "nl", "pl", "pt", "sv"};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        char path[512];
        size_t size;
        struct language language;
        struct alphabet alphabet;
        (void)snprintf(path, sizeof path, "%s/assets/languages/%s/language.txt", TROUNCE_SOURCE_DIR,
                       codes[i]);
        char *text = whole_file(path, &size);
        assert_ok(language_read(codes[i], text, size, &language, &alphabet, NULL));
        free(text);
        struct coach *coach; /* for what another alphabet can write: Polish has no V */
        assert_ok(coach_new("nl", &alphabet, &coach));
        coach_free(coach);
        const struct affixes *affixes = affixes_of(codes[i]);
        const char *lists[] = {affixes->endings, affixes->beginnings};
        for (int k = 0; k < 2; k++) {
            int count = 0;
            for (const char *at = lists[k]; *at; count++) {
                char letters[COACH_LETTERS_MAX];
                size_t length = strcspn(at, " ");
                size_t used;
                assert_ok(
                    alphabet_encode(&alphabet, at, length, letters, COACH_LETTERS_MAX - 1, &used));
                at += length + (at[length] != '\0');
            }
            assert_int_in_range(count, 2, AFFIXES_MAX);
        }
    }
    assert_string_equal(affixes_of("en")->beginnings, "re un de");
    assert_string_equal(affixes_of("xx")->endings, "");
}

/* --- simulated players --- */

#define BOARDS  400
#define SEED    7919
#define PLAYERS 100
#define CALM    150 /* players without a habit */

static struct lexicon lexicon;
static void *image;
static struct fair_board *boards;

static int deal_boards(void **state)
{
    struct solver *solver;
    struct dice dice = given_dice(dice_set_default(4));
    image = given_words_of_game(&lexicon);
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    boards = players_deal(&dice, solver, RULES_FOUR, BOARDS);
    solver_free(solver);
    return 0;
}

static int drop_boards(void **state)
{
    players_free_boards(boards, BOARDS);
    lexicon_deinit(&lexicon);
    free(image);
    return 0;
}

/* Plays a round of any kind, in which the player finds every third word, and solves its board. */
static struct round *play_kind(const struct board *board, int kind, struct solution *solution)
{
    static const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    static const enum game_mode modes[] = {MODE_ALONE, MODE_TURNS, MODE_RACE, MODE_TWO};
    static const long times_ms[] = {0, 60000, 180000};
    struct rival rival;
    rival_init(&rival, RIVAL_SCHOLAR, rival_board_seed(board));
    struct round_config config = {.board = board,
                                  .lexicon = &lexicon,
                                  .rules = RULES_FOUR,
                                  .mode = modes[kind % 4],
                                  .time_ms = times_ms[kind / 4 % 3],
                                  .rival = &rival};
    struct round *round;
    enum verdict verdict;
    assert_ok(solver_solve(board, &lexicon, &filter, solution));
    assert_ok(round_new(&config, &round));
    round_start(round);
    round_advance(round, 20000);   /* the race is under way */
    bool is_brief = kind % 5 == 0; /* finds short words only: their families are large */
    for (size_t i = (size_t)kind % 3; i < solution->word_count; i += 3) {
        if (kind % 7 == 6 || (is_brief && solution->words[i].letters > 4)) { /* or none at all */
            continue;
        }
        assert_ok(round_submit_word(round, solution_text(solution, i), solution->words[i].letters,
                                    &verdict));
        round_advance(round, 200);
    }
    round_advance(round, kind % 2 ? 180000 : 1);
    round_finish(round);
    return round;
}

/* Whatever a family is, its members were left, are common, and contain the word that was found. */
static void expect_family(const struct round *round, const struct solution *solution)
{
    struct coach_family family;
    coach_find_family("en", round, solution, &family);
    assert_true(family.count == 0 || family.count >= COACH_FAMILY_LEAST);
    assert_true(family.listed <= COACH_FAMILY_MAX && family.listed <= family.count + family.listed);
    for (int i = 0; i < family.listed && family.count > 0; i++) {
        const struct round_word *of = round_word(round, SIDE_PLAYER, family.of);
        const struct solved_word *word = &solution->words[family.words[i]];
        const char *text = solution_text(solution, family.words[i]);
        enum side side = SIDE_COMPUTER;
        assert_non_null(strstr(text, of->text));
        assert_true(word->letters > of->letters && word->tier <= DEAL_COMMON_TIER);
        assert_false(round_has_word(round, text, word->letters, &side, NULL) &&
                     side == SIDE_PLAYER);
    }
}

/* Rounds of older versions, whose words have no times, say nothing of the last minute. */
TEST_CASE(test_times_that_are_not_known)
{
    const struct fair_board *board = &boards[0];
    struct round_past_word word = {.side = SIDE_PLAYER, .points = 1, .found_ms = -1};
    struct round_config config = {.board = &board->board,
                                  .lexicon = &lexicon,
                                  .rules = RULES_FOUR,
                                  .mode = MODE_ALONE,
                                  .time_ms = 180000};
    struct round_past past = {
        .phase = ROUND_DONE, .played_ms = 180000, .words = &word, .word_count = 1};
    struct round *round;
    struct coach *coach;
    struct coach_habit habit;
    word.points = board->solution.words[0].points;
    solution_path(&board->solution, 0, &word.path);
    assert_ok(round_restore(&config, &past, &round));
    assert_ok(coach_new("en", &alphabet_english, &coach));
    pupils_add(coach, round, &board->solution);
    assert_ok(coach_judge(coach, &habit));
    assert_int_not_equal(habit.trait, COACH_LAST_MINUTE);
    coach_free(coach);
    round_free(round);
}

TEST_CASE(test_rounds_of_all_kinds)
{
    struct coach *coach;
    struct coach_habit habit;
    int families = 0;
    for (int i = 0; i < tests_sample(BOARDS); i++) {
        struct solution solution;
        struct coach_family family;
        int passing[BOARD_CELLS_MAX];
        int left[BOARD_CELLS_MAX];
        struct round *round = play_kind(&boards[i].board, i, &solution);
        assert_ok(round_find_all(round, &solution));
        assert_ok(coach_new("en", &alphabet_english, &coach));
        assert_ok(coach_add(coach, round, &solution));
        assert_ok(coach_judge(coach, &habit));
        assert_int_equal(coach_heat(coach, 4, 4, passing, left), 1);
        for (int cell = 0; cell < 16; cell++) {
            assert_int_in_range(left[cell], 0, passing[cell]);
        }
        assert_int_equal(coach_heat(coach, 4, 5, passing, left), 0);
        for (int trait = COACH_NOTHING; trait <= COACH_TRAIT_COUNT; trait++) {
            habit = (struct coach_habit){.trait = (enum coach_trait)trait, .letters = "s"};
            coach_measure(&habit, round, &solution);
            assert_int_in_range(habit.found, 0, habit.words);
        }
        expect_family(round, &solution);
        coach_find_family("en", round, &solution, &family);
        families += family.count > 0;
        coach_free(coach);
        round_free(round);
        solution_deinit(&solution);
    }
    assert_true(families > 0);
}

/* Of a hundred players with a habit, the coach names it within ten rounds to at least ninety. */
TEST_CASE(test_habits_are_named)
{
    static const struct pupil pupils[] = {
        {"misses 30 %, 90 % in -ED", 0, 70, COACH_ENDING, "ed", 86},
        {"nearly no -ED", 600, 0, COACH_ENDING, "ed", 90},
        {"nearly no -S", 0, 25, COACH_ENDING, "s", 90},
        {"misses 30 %, 90 % in RE-", 0, 70, COACH_BEGINNING, "re", 86},
        {"misses 30 %, 90 % in double letters", 0, 70, COACH_DOUBLE, NULL, 86},
        {"no six letters", 600, 0, COACH_LONG_WORD, NULL, 100},
        {"never in the left column", 300, 0, COACH_LEFT, NULL, 100},
        {"seldom at the corners", 300, 0, COACH_CORNERS, NULL, 75},
        {"dead last minute", 300, 0, COACH_LAST_MINUTE, NULL, 100},
    };
    for (size_t i = 0; i < sizeof pupils / sizeof *pupils; i++) {
        struct pupils_record record;
        struct random random;
        if (!tests_try_next()) {
            continue;
        }
        random_seed(&random, SEED);
        pupils_play(&pupils[i], boards, BOARDS, &lexicon, PLAYERS, &random, &record);
        if (record.named < 90 || record.alarmed > 5) {
            fail_msg("%s: %d named, %d told of another", pupils[i].name, record.named,
                     record.alarmed);
        }
    }
}

/* Fewer than five of a hundred players without a habit are ever told of one, whether they find all
 * words alike or as the computer players do. */
TEST_CASE(test_players_without_habits)
{
    static const struct pupil pupils[] = {
        {"Novice", 100, 0, COACH_NOTHING, NULL, 0}, {"Scholar", 300, 0, COACH_NOTHING, NULL, 0},
        {"Expert", 600, 0, COACH_NOTHING, NULL, 0}, {"10 %", 0, 10, COACH_NOTHING, NULL, 0},
        {"25 %", 0, 25, COACH_NOTHING, NULL, 0},    {"70 %", 0, 70, COACH_NOTHING, NULL, 0},
    };
    for (size_t i = 0; i < sizeof pupils / sizeof *pupils; i++) {
        struct pupils_record record;
        struct random random;
        if (!tests_try_next()) {
            continue;
        }
        random_seed(&random, SEED);
        pupils_play(&pupils[i], boards, BOARDS, &lexicon, CALM, &random, &record);
        if (record.alarmed * 100 >= 5 * CALM ||
            record.round_alarms * 100 >= 2 * CALM * PUPILS_ROUNDS) {
            fail_msg("%s: %d of %d told of a habit, after %d rounds of one", pupils[i].name,
                     record.alarmed, CALM, record.round_alarms);
        }
    }
}

RUN_TESTS(deal_boards, drop_boards)

/* SPDX-License-Identifier: MIT */
/*
 * Daily boards: dates and their numbers, and the boards of known dates with the real dice and
 * words.
 */
#include "given.h"
#include "test.h"
#include "trounce/bits.h"
#include "trounce/daily.h"
#include "trounce/deal.h"
#include "trounce/solver.h"

/* --- dates --- */

TEST_CASE(test_only_real_dates_are_real)
{
    static const struct daily_date real[] = {
        {2026, 11, 20}, {2024, 2, 29}, {2000, 2, 29}, {1, 1, 1}, {9999, 12, 31}, {2026, 4, 30},
    };
    static const struct daily_date none[] = {
        {2026, 2, 29}, {1900, 2, 29}, {2100, 2, 29}, {2026, 4, 31}, {2026, 13, 1},
        {2026, 0, 1},  {2026, 1, 0},  {2026, 1, 32}, {0, 1, 1},     {10000, 1, 1},
    };
    for (size_t i = 0; i < sizeof real / sizeof real[0]; i++) {
        assert_true(daily_date_is_real(&real[i]));
    }
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        assert_false(daily_date_is_real(&none[i]));
    }
}

TEST_CASE(test_numbers_count_days)
{
    struct daily_date epoch = {1970, 1, 1};
    struct daily_date eve = {1969, 12, 31};
    struct daily_date sample = {2026, 11, 20};
    assert_int_equal(daily_number(&epoch), 0);
    assert_int_equal(daily_number(&eve), -1);
    assert_int_equal(daily_number(&sample), 20777);
    /* Numbers rise by one each day, through leap years, new years and a turn of the century. */
    long number = daily_number(&(struct daily_date){2096, 1, 1});
    int days = 0;
    for (int year = 2096; year <= 2104; year++) {
        for (int month = 1; month <= 12; month++) {
            for (int day = 1; day <= 31; day++) {
                struct daily_date date = {year, month, day};
                if (daily_date_is_real(&date)) {
                    assert_int_equal(daily_number(&date), number++);
                    days++;
                }
            }
        }
    }
    assert_int_equal(days, 9 * 365 + 2); /* 2096 and 2104, not 2100 */
}

/* Each language has its own seeds; those of English have not changed. */
TEST_CASE(test_languages_have_their_seeds)
{
    static const char *const languages[] = {"de", "es", "fr", "it", "nl", "pl", "pt", "sv", "ed"};
    struct daily_date date = {2026, 11, 20};
    struct daily_date last = {9999, 12, 31};
    assert_true(daily_seed(DAILY_SPRINT, "", &date) ==
                DAILY_SEED_BASE + (uint64_t)daily_number(&date));
    assert_true(daily_seed(DAILY_SPRINT, "en", &date) == daily_seed(DAILY_SPRINT, "", &date));
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        uint64_t seed = daily_seed(DAILY_SPRINT, languages[i], &date);
        assert_true(seed >> 32 != daily_seed(DAILY_SPRINT, "", &date) >> 32);
        assert_true(seed >> 32 == daily_seed(DAILY_SPRINT, languages[i], &last) >> 32);
        for (size_t other = 0; other < i; other++) {
            assert_true(seed >> 32 != daily_seed(DAILY_SPRINT, languages[other], &date) >> 32);
        }
    }
}

TEST_CASE(test_dates_are_written_and_read)
{
    char text[DAILY_DATE_MAX];
    struct daily_date date = {2026, 3, 7};
    struct daily_date read = {0};
    assert_string_equal(daily_date_text(&date, text), "2026-03-07");
    assert_true(daily_date_read(text, &read));
    assert_memory_equal(&read, &date, sizeof date);
    assert_string_equal(daily_date_text(&(struct daily_date){1, 1, 1}, text), "0001-01-01");
    static const char *const wrong[] = {
        "",           "2026-3-7", "2026-13-07",  "2026-02-30", "2026/03/07", "2026-03-0x",
        "-026-03-07", "20260307", "2026-03-07 ", "2026-0:-07", "2026-03/07", "2026-03-1.",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(daily_date_read(wrong[i], &read));
        assert_memory_equal(&read, &date, sizeof date); /* unchanged */
    }
}

/* --- boards --- */

static struct lexicon lexicon;
static struct dice dice;
static void *image;

static int set_up(void **state)
{
    image = given_words_of_game(&lexicon);
    dice = given_dice(dice_set_default(DAILY_SIZE));
    return 0;
}

static int tear_down(void **state)
{
    lexicon_deinit(&lexicon);
    free(image);
    return 0;
}

static void deal(const struct daily_date *date, struct board *board, char code[BOARD_CODE_MAX])
{
    uint64_t dealt;
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    assert_ok(daily_deal(DAILY_SPRINT, date, &dice, solver, board, &dealt));
    solver_free(solver);
    deal_code(dice_set_default(DAILY_SIZE), &dice, dealt, code);
}

/*
 * Boards that people have played must not change, so date seeds, shaking and fairness have to stay
 * as they are. Changing the words or tiers of the lexicon may change a day's board: then update its
 * line here and mention it in the release notes.
 */
TEST_CASE(test_known_days_have_their_boards)
{
    static const struct {
        struct daily_date date;
        const char *code;
    } known[] = {
        {{1970, 1, 1}, "N53ZT-F79BZ"},   {{2026, 11, 20}, "N3AHJ-NGDAP"},
        {{2026, 11, 21}, "N7SHX-YPYCL"}, {{2026, 11, 25}, "NRCH6-5W786"},
        {{2026, 11, 26}, "NXRDH-ZYAS7"}, {{2026, 12, 31}, "N4LD4-CYAF2"},
        {{2027, 1, 1}, "N7TD2-QNM7Y"},   {{2028, 2, 29}, "NDCUX-CG3J3"},
        {{2100, 3, 1}, "NMG6N-VBXC8"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct board board;
        char code[BOARD_CODE_MAX];
        deal(&known[i].date, &board, code);
        assert_string_equal(code, known[i].code);
    }
    struct board board;
    char code[BOARD_CODE_MAX];
    char text[BOARD_TEXT_MAX];
    deal(&known[1].date, &board, code);
    assert_string_equal(board_format(&board, text), "toaweiotvemistwl");
}

/* A year of boards: each has what a daily board should have, all differ, and each code brings its
 * board back. */
TEST_CASE(test_every_day_has_a_chosen_board_of_its_own)
{
    static char codes[366][BOARD_CODE_MAX];
    int count = 0;
    int mixed = 0;
    for (int month = 1; month <= 12; month++) {
        for (int day = 1; day <= 31; day++) {
            struct daily_date date = {2027, month, day};
            struct board board, again;
            struct solution solution;
            struct solver_filter filter = {.rules = DAILY_RULES, .tier_max = TIER_MAX};
            if (!daily_date_is_real(&date)) {
                continue;
            }
            deal(&date, &board, codes[count]);
            assert_ok(deal_from_code(codes[count], strlen(codes[count]), &dice, &again, NULL));
            assert_memory_equal(&again, &board, sizeof board);
            assert_ok(solver_solve(&board, &lexicon, &filter, &solution));
            int common = 0;
            int longest = 0;
            for (size_t i = 0; i < solution.word_count; i++) {
                assert_int_equal(solution.words[i].marks & WORD_MARK_OFFENSIVE, 0);
                if (solution.words[i].tier <= DEAL_COMMON_TIER) {
                    common++;
                    longest =
                        longest > solution.words[i].letters ? longest : solution.words[i].letters;
                }
            }
            solution_deinit(&solution);
            assert_int_in_range(common, 25, 45);
            assert_true(longest >= 8);
            uint64_t seen = 0;
            for (int cell = 0; cell < board_cell_count(&board); cell++) {
                seen |= UINT64_C(1) << board.faces[cell];
            }
            mixed += bits_count(seen) >= 10;
            for (int other = 0; other < count; other++) {
                assert_string_not_equal(codes[other], codes[count]);
            }
            count++;
        }
    }
    assert_int_equal(count, 365);
    assert_true(mixed >= 330); /* all letters wished for cannot be had every day */
}

TEST_CASE(test_links_to_hunts)
{
    static const char *const bad[] = {"",
                                      "hunts",
                                      "hunt-",
                                      "hunt-2026-11-31",
                                      "hunt-2026-11-2",
                                      "2026-11-24",
                                      "hunt-2026-11-24-",
                                      "hunt-2026-11-24-d",
                                      "hunt-2026-11-24-deu",
                                      "hunt-2026-11-24-1e",
                                      "hunt-2026-11-24.de"};
    struct daily_link link;
    char text[DAILY_LINK_MAX];
    assert_string_equal(daily_link_text(&(struct daily_date){2026, 11, 24}, "de", text),
                        "hunt-2026-11-24-de");
    assert_true(daily_link_read("HUNT-2026-11-24-DE\n", &link));
    assert_int_equal(daily_number(&link.date), daily_number(&(struct daily_date){2026, 11, 24}));
    assert_string_equal(link.language, "de");
    assert_true(daily_link_read("hunt-2026-01-01 ", &link));
    assert_string_equal(link.language, "");
    assert_true(daily_link_read("Hunt", &link));
    assert_int_equal(link.date.year, 0);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(daily_link_read(bad[i], &link));
    }
}

RUN_TESTS(set_up, tear_down)

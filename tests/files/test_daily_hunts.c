/* SPDX-License-Identifier: MIT */
/*
 * The Hunts of all languages: boards of known dates, and what the board of every day has.
 * TROUNCE_HUNT_DAYS sets for how many days from 1 January 2026 on.
 */
#include "languages.h"
#include "test.h"

#include "seed.h"

#include "trounce/daily.h"
#include "trounce/deal.h"
#include "trounce/solver.h"

#define LANGUAGES 9

/*
 * Boards that people have played must not change. Changing the words or tiers of a lexicon may
 * change a day's board: then update its line and mention it in the release notes.
 */
static const struct {
    const char *language;
    const char *codes[3]; /* of 1 January 2026, 29 February 2028 and 24 November 2026 */
} known[LANGUAGES] = {
    {"de", {"WDE4K-2BT37-9B9", "WDE4C-26Y6M-DVJ", "WDE4P-JXGGA-A65"}},
    {"en", {"NJZGL-U5YQB", "NXY7N-9MYNH", "NH5TA-S55ZT"}},
    {"es", {"WES4V-PNVQL-KR9", "WES4U-2E2P6-MJ4", "WES42-6EFNS-Z2E"}},
    {"fr", {"WFR4H-UPQ88-24B", "WFR43-YNAN2-4VY", "WFR4B-8CY32-3RU"}},
    {"it", {"W2T4E-SVMV8-YUP", "W2T49-WYGJV-XWE", "W2T4R-BDCQG-CMR"}},
    {"nl", {"WNL4Z-T77CR-ABK", "WNL4V-AC4R9-VFS", "WNL44-6S3EK-4AK"}},
    {"pl", {"WPL45-6HYFZ-X94", "WPL4D-C7GZK-E9G", "WPL4F-AUR7C-FHE"}},
    {"pt", {"WPT4U-ZRD7Z-DNF", "WPT43-PU7ZU-BD5", "WPT4U-GWNMC-DZV"}},
    {"sv", {"WSV48-3MX8C-G5F", "WSV4W-RE7SY-34X", "WSV48-UPBJ8-XY3"}},
};

static const struct daily_date known_dates[3] = {{2026, 1, 1}, {2028, 2, 29}, {2026, 11, 24}};

/* Checks what a board of the Hunt has. */
static void check_words(const struct daily_date *date, const char *language,
                        const struct board *board, struct solver *solver)
{
    struct solver_filter filter = {.rules = DAILY_RULES, .tier_max = TIER_MAX};
    struct solution solution;
    int common = 0;
    int longest = 0;
    assert_ok(solver_solve_with(solver, board, &filter, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        assert_int_equal(word->marks & WORD_MARK_OFFENSIVE, 0);
        if (word->tier <= DEAL_COMMON_TIER) {
            common++;
            longest = word->letters > longest ? word->letters : longest;
        }
    }
    solution_deinit(&solution);
    if (common < 30 || common > 60 || longest < 8) {
        char text[DAILY_DATE_MAX];
        fail_msg("%s, %s: %d words, %d letters", language, daily_date_text(date, text), common,
                 longest);
    }
}

static void check_language(const struct language *language, const struct dice_set *set,
                           const char *const codes[3], int days)
{
    const struct dice *dice = language->dice[DAILY_SIZE - LANGUAGE_SIDE_MIN];
    struct solver *solver = NULL;
    struct board board;
    struct board sprint;
    uint64_t state;
    assert_ok(solver_new(language->lexicon, SOLVER_KERNEL_BEST, &solver));
    for (int i = 0; i < 3; i++) {
        char code[BOARD_CODE_MAX];
        assert_ok(daily_deal(DAILY_HUNT, &known_dates[i], dice, solver, &board, &state));
        deal_code(set, dice, state, code);
        assert_string_equal(code, codes[i]);
        assert_ok(daily_deal(DAILY_SPRINT, &known_dates[i], dice, solver, &sprint, &state));
        assert_memory_not_equal(board.faces, sprint.faces, DAILY_SIZE * DAILY_SIZE);
    }
    struct daily_date date = {DAILY_YEAR_FIRST, 1, 1};
    for (int done = 0; done < days; date.day++) {
        if (!daily_date_is_real(&date)) {
            date.month = date.month % 12 + 1;
            date.year += date.month == 1;
            date.day = 0;
            continue;
        }
        assert_ok(daily_deal(DAILY_HUNT, &date, dice, solver, &board, &state));
        check_words(&date, language->code, &board, solver);
        done++;
    }
    solver_free(solver);
}

TEST_CASE(test_hunts_of_every_language)
{
    static struct paths paths;
    static struct language_files files;
    struct message notice;
    struct message fault;
    const char *wanted = getenv("TROUNCE_HUNT_DAYS");
    int days = wanted ? (int)strtol(wanted, NULL, 10) : tests_are_thorough() ? 400 : 60;
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", TROUNCE_LANGUAGES_DIR);
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", TROUNCE_LEXICON);
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    for (int i = 0; i < LANGUAGES; i++) {
        const char *code = known[i].language;
        assert_true(
            languages_open(&files, &paths, code, LANGUAGE_WORDS | LANGUAGE_SETS, &notice, &fault));
        const struct dice *dice = files.language.dice[DAILY_SIZE - LANGUAGE_SIDE_MIN];
        check_language(&files.language, dice->set, known[i].codes, days);
        languages_close(&files);
    }
}

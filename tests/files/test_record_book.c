/* SPDX-License-Identifier: MIT */
/*
 * The record book: every record of a language of the game has the points that it claims, and its
 * board can be played.
 */
#include "english.h"
#include "languages.h"
#include "test.h"

#include "trounce/records.h"
#include "trounce/solver.h"

static struct paths paths;
static struct records records;
static struct language_files files;

static int set_up(void **state)
{
    struct fault fault;
    struct file file;
    struct message why;
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", TROUNCE_LEXICON);
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", TROUNCE_LANGUAGES_DIR);
    const char *path = TROUNCE_SOURCE_DIR "/assets/records.txt";
    if (!file_open(&file, path, &why)) {
        fail_msg("%s", english(&why));
    }
    if (records_read(file.bytes, file.size, &records, &fault) != STATUS_OK) {
        fault_describe(&fault, path, &why);
        fail_msg("%s", english(&why));
    }
    file_close(&file);
    return 0;
}

/* The board of a record, in the letters of the language that is open. */
static struct board board_of(const struct record *record)
{
    struct board board;
    struct fault fault;
    if (board_parse_in(files.language.alphabet, record->board, strlen(record->board), record->rows,
                       record->columns, &board, &fault) != STATUS_OK) {
        fail_msg("%s: %s", record->board, english(&fault.detail));
    }
    return board;
}

static void check_points(const struct record *record, const struct solver_filter *filter)
{
    struct board board = board_of(record);
    struct solution solution;
    assert_ok(solver_solve(&board, files.language.lexicon, filter, &solution));
    if (solution.points != record->points || solution.ended_early) {
        fail_msg("%s %dx%d: %s has %ld points, not %ld", record->list, record->rows,
                 record->columns, record->board, solution.points, record->points);
    }
    solution_deinit(&solution);
}

static void check_language(const char *code)
{
    struct message notice;
    struct message fault;
    int squares = 0;
    if (!languages_open(&files, &paths, code, LANGUAGE_WORDS, &notice, &fault)) {
        assert_string_not_equal(code, "en"); /* others may be left out of a build */
        return;
    }
    for (int i = 0; i < records.count; i++) {
        const struct record *record = &records.list[i];
        if (strcmp(record->list, code) == 0) {
            struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
            check_points(record, &filter);
            filter.min_letters = record->min_letters;
            check_points(record, &filter); /* as the rules say */
            squares += record->rows == record->columns;
        }
    }
    assert_int_equal(squares, 4); /* 3 × 3 to 6 × 6 */
    languages_close(&files);
}

TEST_CASE_WITH(test_points, set_up, NULL)
{
    static const char *const codes[] = {"en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv"};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        check_language(codes[i]);
    }
}

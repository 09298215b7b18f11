/* SPDX-License-Identifier: MIT */
/*
 * Boards of every language's own dice, solved by the fast search and by looking for each word of
 * the list: both find the same. TROUNCE_BOARDS sets the number per language (default 30, or 10
 * unless the tests are thorough).
 */
#include "languages.h"
#include "test.h"

#include "naive.h"
#include "seed.h"
#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/solver.h"

/* The count of each letter. */
struct letters {
    unsigned char counts[ALPHABET_LETTERS_MAX];
};

/* A word of the list. */
struct listed {
    struct letters letters;
    char text[WORD_LETTERS_MAX + 1];
};

struct list {
    struct listed *words;
    uint32_t *masks; /* a bit per letter of each word */
    size_t count;
};

static uint32_t count_letters(const char *text, struct letters *letters)
{
    uint32_t mask = 0;
    for (; *text; text++) {
        unsigned letter = (unsigned)(unsigned char)*text - 'a';
        letters->counts[letter]++;
        mask |= UINT32_C(1) << letter;
    }
    return mask;
}

static bool list_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct list *list = context;
    struct listed *listed = &list->words[list->count];
    (void)note;
    memset(listed, 0, sizeof *listed);
    memcpy(listed->text, word, length);
    list->masks[list->count++] = count_letters(word, &listed->letters);
    return true;
}

static bool has_letters(const struct letters *board, const struct letters *word)
{
    for (int i = 0; i < ALPHABET_LETTERS_MAX; i++) {
        if (word->counts[i] > board->counts[i]) {
            return false;
        }
    }
    return true;
}

static void compare(const struct board *board, const struct list *list, struct solver *solver)
{
    struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    struct solution solution;
    struct letters letters = {{0}};
    uint32_t mask = 0;
    size_t found = 0;
    char text[BOARD_TEXT_MAX];
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        mask |= count_letters(alphabet_spelling(board->alphabet, board->faces[cell]), &letters);
    }
    assert_ok(solver_solve_with(solver, board, &filter, &solution));
    assert_false(solution.ended_early);
    for (size_t i = 0; i < list->count; i++) {
        const struct listed *word = &list->words[i];
        uint64_t cells = 0;
        found += (list->masks[i] & ~mask) == 0 && has_letters(&letters, &word->letters) &&
                 specification_paths(board, word->text, &cells) > 0;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        uint64_t cells = 0;
        assert_true(specification_paths(board, solution_text(&solution, i), &cells) > 0);
    }
    if (found != solution.word_count) {
        fail_msg("%s: %zu words, not %zu", board_format(board, text), solution.word_count, found);
    }
    solution_deinit(&solution);
}

static void compare_boards(const struct language *language, struct random *random, int boards)
{
    size_t size = lexicon_size(language->lexicon);
    struct list list = {.words = memory_new(size, sizeof *list.words),
                        .masks = memory_new(size, sizeof *list.masks)};
    struct solver *solver = NULL;
    assert_true(list.words && list.masks);
    lexicon_each(language->lexicon, list_word, &list);
    assert_int_equal(list.count, size);
    assert_ok(solver_new(language->lexicon, SOLVER_KERNEL_BEST, &solver));
    for (int i = 0; i < boards; i++) {
        struct board board;
        int side = LANGUAGE_SIDE_MIN + i % LANGUAGE_DICE;
        deal_shake(language->dice[side - LANGUAGE_SIDE_MIN], random, side, side, &board);
        compare(&board, &list, solver);
    }
    solver_free(solver);
    memory_free(list.words);
    memory_free(list.masks);
}

TEST_CASE(test_boards_of_every_language)
{
    static struct paths paths;
    static struct languages languages;
    static struct language_files files;
    struct message notice;
    struct message fault;
    const char *wanted = getenv("TROUNCE_BOARDS");
    int boards = wanted ? (int)strtol(wanted, NULL, 10) : tests_are_thorough() ? 30 : 3;
    struct random random = naive_random();
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", TROUNCE_LANGUAGES_DIR);
    (void)snprintf(paths.lexicon, sizeof paths.lexicon, "%s", TROUNCE_LEXICON);
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    languages_list(&languages, &paths);
    assert_true(boards > 0);
    for (int i = 0; i < languages.count; i++) {
        const char *code = languages.list[i].code;
        assert_true(
            languages_open(&files, &paths, code, LANGUAGE_WORDS | LANGUAGE_SETS, &notice, &fault));
        compare_boards(&files.language, &random, boards);
        printf("%s: %d boards\n", code, boards);
        languages_close(&files);
    }
}

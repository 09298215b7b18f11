/* SPDX-License-Identifier: MIT */
/*
 * All words of a board.
 */
#include "error.h"
#include "trounce_board.h"
#include "trounce_lexicon.h"

#include "trounce/memory.h"
#include "trounce/solver.h"

#include <assert.h>

static_assert(TROUNCE_FOUR == (int)RULES_FOUR && TROUNCE_CLASSIC == (int)RULES_CLASSIC &&
                  TROUNCE_PLAIN == (int)RULES_PLAIN && TROUNCE_ANY == (int)RULES_ANY,
              "rules have the same numbers inside");

struct trounce_words {
    struct solution solution;
    char *texts;      /* all words in UTF-8, each with a NUL */
    size_t *text_ats; /* where each begins */
};

static bool is_rules(enum trounce_rules rules)
{
    return (unsigned)rules < RULES_COUNT;
}

int trounce_points(enum trounce_rules rules, int cells, int letters)
{
    if (!is_rules(rules) || cells < 1 || cells > BOARD_CELLS_MAX || letters < 0) {
        (void)error_invalid(__func__);
        return 0;
    }
    return scoring_points((enum rules)rules, cells, letters);
}

void trounce_words_free(trounce_words *words)
{
    if (words) {
        solution_deinit(&words->solution);
        memory_free(words->texts);
        memory_free(words->text_ats);
        memory_free(words);
    }
}

/* Writes the words in UTF-8. */
static bool write_texts(trounce_words *words, const struct alphabet *alphabet)
{
    const struct solution *solution = &words->solution;
    size_t size = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        size += ALPHABET_TEXT_SIZE((size_t)solution->words[i].letters);
    }
    words->texts = memory_new(size, 1);
    words->text_ats = memory_new(solution->word_count, sizeof *words->text_ats);
    if (!words->texts || !words->text_ats) {
        return false;
    }
    size_t at = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        words->text_ats[i] = at;
        at += alphabet_lower(alphabet, solution_text(solution, i), solution->words[i].letters,
                             words->texts + at);
        words->texts[at++] = '\0';
    }
    return true;
}

enum trounce_status trounce_board_solve(const trounce_board *board, const trounce_lexicon *lexicon,
                                        enum trounce_rules rules, trounce_words **words)
{
    if (!board || !lexicon || !words || !is_rules(rules) ||
        alphabet_fingerprint(&board->alphabet) != alphabet_fingerprint(&lexicon->alphabet)) {
        return error_invalid(__func__);
    }
    const struct solver_filter filter = {.rules = (enum rules)rules, .tier_max = TIER_MAX};
    struct lexicon list = lexicon->lexicon;
    list.alphabet = &board->alphabet; /* of the same letters, with the faces of the board */
    trounce_words *made = memory_new(1, sizeof *made);
    if (!made || solver_solve(&board->board, &list, &filter, &made->solution) != STATUS_OK ||
        !write_texts(made, &board->alphabet)) {
        trounce_words_free(made);
        return error_status(STATUS_NO_MEMORY);
    }
    *words = made;
    return TROUNCE_OK;
}

/* The word of an index; NULL, with a description, if there is none. */
static const struct solved_word *word_at(const trounce_words *words, size_t index,
                                         const char *function)
{
    if (!words || index >= words->solution.word_count) {
        (void)error_invalid(function);
        return NULL;
    }
    return &words->solution.words[index];
}

size_t trounce_words_count(const trounce_words *words)
{
    return words ? words->solution.word_count : ((void)error_invalid(__func__), (size_t)0);
}

long trounce_words_total(const trounce_words *words)
{
    return words ? words->solution.points : ((void)error_invalid(__func__), 0L);
}

bool trounce_words_is_complete(const trounce_words *words)
{
    return words ? !words->solution.ended_early : ((void)error_invalid(__func__), false);
}

const char *trounce_words_text(const trounce_words *words, size_t index)
{
    return word_at(words, index, __func__) ? words->texts + words->text_ats[index] : "";
}

int trounce_words_points(const trounce_words *words, size_t index)
{
    const struct solved_word *word = word_at(words, index, __func__);
    return word ? word->points : 0;
}

int trounce_words_path_length(const trounce_words *words, size_t index)
{
    const struct solved_word *word = word_at(words, index, __func__);
    return word ? word->path_length : 0;
}

int trounce_words_cell(const trounce_words *words, size_t index, int place)
{
    const struct solved_word *word = word_at(words, index, __func__);
    if (!word || place < 0 || place >= word->path_length) {
        (void)error_invalid(__func__);
        return 0;
    }
    return words->solution.cells[word->path_at + (size_t)place];
}

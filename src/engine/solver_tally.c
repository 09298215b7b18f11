/* SPDX-License-Identifier: MIT */
/*
 * Counts and lists words. Leaves the order of the list to solver.c.
 */
#include "solver_tally.h"

#include "trounce/memory.h"

#include <string.h>

void tally_init(struct tally *tally, const struct board *board, const struct lexicon *lexicon,
                const struct solver_filter *filter, int common_tier, struct solution *solution)
{
    *tally = (struct tally){
        .board = board,
        .lexicon = lexicon,
        .filter = *filter,
        .common_tier = common_tier,
        .min_letters = scoring_min_letters(filter->rules, board_cell_count(board)),
        .solution = solution,
    };
}

/* Makes room for `count` things of one byte behind the `size` that are there. */
static bool reserve_bytes(void **bytes, size_t *capacity, size_t size, size_t count)
{
    while (*capacity - size < count) {
        if (!memory_reserve(bytes, capacity, *capacity, 1)) {
            return false;
        }
    }
    return true;
}

static bool reserve_word(struct tally *tally, size_t letters, const struct path *path)
{
    struct solution *solution = tally->solution;
    void *words = solution->words;
    void *text = solution->text;
    void *cells = solution->cells;
    bool done =
        memory_reserve(&words, &tally->word_capacity, solution->word_count,
                       sizeof *solution->words) &&
        reserve_bytes(&text, &tally->text_capacity, tally->text_size, letters + 1) &&
        reserve_bytes(&cells, &tally->cells_capacity, tally->cells_size, (size_t)path->length);
    solution->words = words;
    solution->text = text;
    solution->cells = cells;
    return done;
}

/* Puts the word that the path spells on the list. */
static void list_word(struct tally *tally, uint32_t number, struct word_note note, int points,
                      const struct path *path)
{
    char text[PATH_LETTERS_MAX + 1];
    size_t letters = (size_t)path_spell(path, tally->board, text);
    if (!reserve_word(tally, letters, path)) {
        tally->out_of_memory = true;
        return;
    }
    struct solution *solution = tally->solution;
    solution->words[solution->word_count] = (struct solved_word){
        .number = number,
        .text_at = (uint32_t)tally->text_size,
        .path_at = (uint32_t)tally->cells_size,
        .letters = (unsigned char)letters,
        .path_length = (unsigned char)path->length,
        .tier = note.tier,
        .marks = note.marks,
        .points = points,
    };
    solution->word_count++;
    memcpy(solution->text + tally->text_size, text, letters + 1);
    tally->text_size += letters + 1;
    memcpy(solution->cells + tally->cells_size, path->cells, (size_t)path->length);
    tally->cells_size += (size_t)path->length;
}

void tally_add(struct tally *tally, uint32_t number, struct word_note note, int letters,
               const struct path *path)
{
    int points = scoring_points(tally->filter.rules, board_cell_count(tally->board), letters);
    tally->survey.word_count++;
    tally->survey.common_count += note.tier <= tally->common_tier;
    tally->survey.points += points;
    if (tally->solution != NULL) {
        list_word(tally, number, note, points, path);
    }
}

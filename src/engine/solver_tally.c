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
    for (int letters = 0; letters < TALLY_LENGTHS; letters++) {
        tally->points[letters] = scoring_points(filter->rules, board_cell_count(board), letters);
    }
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

bool tally_reserve(struct tally *tally, size_t length, struct tally_room *room)
{
    struct solution *solution = tally->solution;
    void *words = solution->words;
    void *text = solution->text;
    void *cells = solution->cells;
    bool done = memory_reserve(&words, &tally->word_capacity, solution->word_count,
                               sizeof *solution->words) &&
                reserve_bytes(&text, &tally->text_capacity, tally->text_size,
                              length * FACE_LETTERS_MAX + 1) &&
                reserve_bytes(&cells, &tally->cells_capacity, tally->cells_size, length);
    solution->words = words;
    solution->text = text;
    solution->cells = cells;
    if (!done) {
        tally->out_of_memory = true;
        return false;
    }
    *room =
        (struct tally_room){solution->text + tally->text_size, solution->cells + tally->cells_size};
    return true;
}

void tally_list(struct tally *tally, uint32_t number, struct word_note note, size_t letters,
                size_t length)
{
    struct solution *solution = tally->solution;
    solution->words[solution->word_count] = (struct solved_word){
        .number = number,
        .text_at = (uint32_t)tally->text_size,
        .path_at = (uint32_t)tally->cells_size,
        .letters = (unsigned char)letters,
        .path_length = (unsigned char)length,
        .tier = note.tier,
        .marks = note.marks,
        .points = tally->points[letters],
    };
    solution->word_count++;
    tally->text_size += letters + 1;
    tally->cells_size += length;
}

void tally_count(struct tally *tally, struct word_note note, size_t letters)
{
    tally->survey.word_count++;
    tally->survey.common_count += note.tier <= tally->common_tier;
    tally->survey.points += tally->points[letters];
}

void tally_add(struct tally *tally, uint32_t number, struct word_note note, int letters,
               const struct path *path)
{
    struct tally_room room;
    size_t length = (size_t)path->length;
    tally_count(tally, note, (size_t)letters);
    if (tally->solution != NULL && tally_reserve(tally, length, &room)) {
        memcpy(room.cells, path->cells, length);
        tally_list(tally, number, note, (size_t)path_spell(path, tally->board, room.text), length);
    }
}

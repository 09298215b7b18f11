/* SPDX-License-Identifier: MIT */
/*
 * Enumerates goals by backtracking. Leaves the lower bound to scrambler_distance.h.
 */
#include "scrambler_goals.h"

#include <assert.h>

#define NO_CHOICE  (-1)
#define EMPTY_CELL 0

/* Longest first, as they have the fewest places. Equal words end up adjacent. */
static bool comes_before(const struct scrambler_words *words, int a, int b)
{
    return words->lengths[a] != words->lengths[b]
               ? words->lengths[a] > words->lengths[b]
               : strcmp(words->letters[a], words->letters[b]) < 0;
}

static void sort_words(const struct scrambler_words *words, struct scrambler_words *sorted)
{
    int order[SCRAMBLER_WORDS_MAX];
    for (int i = 0; i < words->count; i++) {
        int at = i;
        for (; at > 0 && comes_before(words, i, order[at - 1]); at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
    sorted->count = 0;
    for (int i = 0; i < words->count; i++) {
        scrambler_words_add(sorted, words->letters[order[i]], words->lengths[order[i]]);
    }
}

void scrambler_goals_begin(struct scrambler_goals *goals, const struct scrambler_grid *start,
                           const struct scrambler_words *words, int distance_max)
{
    sort_words(words, &goals->words);
    goals->start = *start;
    goals->work.grid.size = start->size;
    memset(goals->work.grid.cells, EMPTY_CELL, sizeof goals->work.grid.cells);
    distance_init(&goals->work.distance, start);
    goals->distance_max = distance_max;
    memset(goals->available, 0, sizeof goals->available);
    for (int cell = 0; cell < start->size * start->size; cell++) {
        goals->available[symbol_of(start->cells[cell])]++;
    }
    goals->level = 0;
    goals->level_count = goals->words.count;
    goals->choices[0] = NO_CHOICE;
    goals->put_counts[0] = 0;
}

static void put(struct scrambler_goals *goals, int cell, char letter)
{
    int level = goals->level;
    goals->work.grid.cells[cell] = letter;
    goals->available[symbol_of(letter)]--;
    goals->put_cells[level][goals->put_counts[level]++] = (unsigned char)cell;
    distance_put_cell(&goals->work.distance, (unsigned)cell, symbol_of(letter));
}

static void take_back(struct scrambler_goals *goals)
{
    int level = goals->level;
    while (goals->put_counts[level] > 0) {
        int cell = goals->put_cells[level][--goals->put_counts[level]];
        unsigned symbol = symbol_of(goals->work.grid.cells[cell]);
        distance_take_cell(&goals->work.distance, (unsigned)cell, symbol);
        goals->available[symbol]++;
        goals->work.grid.cells[cell] = EMPTY_CELL;
    }
}

/* Puts the missing letters of a word into the cells from `cell` on; false if another letter is in
 * the path or none is left. */
static bool put_word(struct scrambler_goals *goals, int word, int cell)
{
    for (int i = 0; i < goals->words.lengths[word]; i++) {
        char letter = goals->words.letters[word][i];
        char there = goals->work.grid.cells[cell + i];
        if (there == EMPTY_CELL && goals->available[symbol_of(letter)] > 0) {
            put(goals, cell + i, letter);
        } else if (there != letter) {
            return false;
        }
    }
    return true;
}

static enum goals_step retreat(struct scrambler_goals *goals)
{
    if (goals->level == 0) {
        return GOALS_END;
    }
    goals->level--;
    return GOALS_SEARCHING;
}

/* Moves the word of this level to its next place. Equal words take places in ascending order, and
 * do not overlap. */
static enum goals_step try_place(struct scrambler_goals *goals, bool *is_put)
{
    int word = goals->level;
    int size = goals->work.grid.size;
    int length = goals->words.lengths[word];
    int *cell = &goals->choices[word];
    if (*cell == NO_CHOICE && goals->words.copies_before[word] > 0) {
        *cell = goals->choices[word - 1] + length - 1;
    }
    ++*cell;
    if (*cell % size + length > size) {
        *cell += size - *cell % size;
    }
    if (*cell >= size * size) {
        return retreat(goals);
    }
    *is_put = put_word(goals, word, *cell);
    return GOALS_SEARCHING;
}

/* Moves the free cell of this level to its next symbol. */
static enum goals_step try_symbol(struct scrambler_goals *goals, bool *is_put)
{
    int *symbol = &goals->choices[goals->level];
    do {
        if (++*symbol == (int)MARK_SYMBOLS) {
            return retreat(goals);
        }
    } while (goals->available[*symbol] == 0);
    put(goals, goals->free_cells[goals->level - goals->words.count], cell_of((unsigned)*symbol));
    *is_put = true;
    return GOALS_SEARCHING;
}

static void find_free_cells(struct scrambler_goals *goals)
{
    goals->level_count = goals->words.count;
    for (int cell = 0; cell < goals->work.grid.size * goals->work.grid.size; cell++) {
        if (goals->work.grid.cells[cell] == EMPTY_CELL) {
            goals->free_cells[goals->level_count++ - goals->words.count] = (unsigned char)cell;
        }
    }
}

enum goals_step scrambler_goals_step(struct scrambler_goals *goals)
{
    assert(goals->words.count > 0);
    if (goals->level == goals->level_count) {
        goals->level--; /* the last step found a goal */
    }
    take_back(goals);
    bool is_put = false;
    enum goals_step step =
        goals->level < goals->words.count ? try_place(goals, &is_put) : try_symbol(goals, &is_put);
    if (!is_put || distance_bound(&goals->work.distance) > goals->distance_max) {
        return step;
    }
    goals->level++;
    if (goals->level == goals->words.count) {
        find_free_cells(goals);
    }
    if (goals->level == goals->level_count) {
        return GOALS_FOUND;
    }
    goals->choices[goals->level] = NO_CHOICE;
    goals->put_counts[goals->level] = 0;
    return GOALS_SEARCHING;
}

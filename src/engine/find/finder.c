/* SPDX-License-Identifier: MIT */
/*
 * One word, one path. Leaves all words to solver.c.
 *
 * Before a single path is tried, two cheap questions settle nearly every word that is not there:
 * are there enough of each letter, and which cells can spell the word from each place on if cells
 * could be used twice? The search then walks only through those cells. On a board that was made to
 * mislead it hands over to solver_word.h.
 */
#include "trounce/finder.h"

#include "letters.h"
#include "solver_word.h"

/* Real words take some hundreds of steps at the most; only a board made to mislead takes more. */
#define STEPS_MAX 10000L

/* Steps of each way of the search that such a board then gets, some tens of milliseconds. */
#define MISLED_STEPS 1000000L

struct hunt {
    const struct board *board;
    const struct path *near;
    unsigned char letters[PATH_LETTERS_MAX]; /* 0..25 */
    int length;
    bool may_overhang;                    /* the last face may spell more than the word */
    uint64_t fit[PATH_LETTERS_MAX + 1];   /* cells that can spell on from each place */
    unsigned char spans[BOARD_CELLS_MAX]; /* letters that a cell spells */
    long steps_left;
};

static uint64_t bit(int cell)
{
    return UINT64_C(1) << cell;
}

static bool take_letters(struct hunt *hunt, const char *word, size_t length)
{
    if (length == 0 || length > (size_t)PATH_LETTERS_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        hunt->letters[i] = (unsigned char)letter;
    }
    hunt->length = (int)length;
    return true;
}

static bool has_letters_enough(const struct hunt *hunt)
{
    int left[LETTER_COUNT] = {0};
    for (int cell = 0; cell < board_cell_count(hunt->board); cell++) {
        const char *spelling = face_spelling(hunt->board->faces[cell]);
        for (; *spelling != 0; spelling++) {
            left[*spelling - 'a']++;
        }
    }
    for (int i = 0; i < hunt->length; i++) {
        if (left[hunt->letters[i]]-- == 0) {
            return false;
        }
    }
    return true;
}

/* Does the cell spell the letters from place `at` on? */
static bool spells_at(const struct hunt *hunt, int cell, int at)
{
    const char *spelling = face_spelling(hunt->board->faces[cell]);
    for (int i = 0; spelling[i] != 0; i++) {
        if (at + i == hunt->length) {
            return hunt->may_overhang;
        }
        if (hunt->letters[at + i] != spelling[i] - 'a') {
            return false;
        }
    }
    return hunt->spans[cell] > 0;
}

/* Fills fit[], from the end of the word to its beginning; false when no cell can begin it. */
static bool fit_cells(struct hunt *hunt)
{
    int cell_count = board_cell_count(hunt->board);
    for (int cell = 0; cell < cell_count; cell++) {
        const char *spelling = face_spelling(hunt->board->faces[cell]);
        hunt->spans[cell] = (unsigned char)(spelling[0] == 0 ? 0 : spelling[1] == 0 ? 1 : 2);
    }
    for (int at = hunt->length - 1; at >= 0; at--) {
        hunt->fit[at] = 0;
        for (int cell = 0; cell < cell_count; cell++) {
            int next = at + hunt->spans[cell];
            bool goes_on =
                next >= hunt->length || (hunt->board->neighbours[cell] & hunt->fit[next]) != 0;
            if (goes_on && spells_at(hunt, cell, at)) {
                hunt->fit[at] |= bit(cell);
            }
        }
    }
    return hunt->fit[0] != 0;
}

/* The cell of `cells` to try first after the path: the one that the path to stay near has here,
 * then the others of that path, then the rest. */
static int preferred(const struct hunt *hunt, const struct path *path, uint64_t cells)
{
    if (hunt->near != NULL) {
        int depth = path->length;
        if (depth < hunt->near->length && (cells & bit(hunt->near->cells[depth]))) {
            return hunt->near->cells[depth];
        }
        if ((cells & hunt->near->used) != 0) {
            cells &= hunt->near->used;
        }
    }
    return (int)bits_lowest(cells);
}

/* Spells the letters from place `at` on behind the path; leaves the path as it was if it cannot. */
static bool spell_on(struct hunt *hunt, int at, struct path *path)
{
    if (at >= hunt->length) {
        return true;
    }
    uint64_t cells = hunt->fit[at] & ~path->used;
    if (path->length > 0) {
        cells &= hunt->board->neighbours[path->cells[path->length - 1]];
    }
    while (cells != 0 && hunt->steps_left-- > 0) {
        int cell = preferred(hunt, path, cells);
        cells &= ~bit(cell);
        path_extend(path, hunt->board, cell);
        if (spell_on(hunt, at + hunt->spans[cell], path)) {
            return true;
        }
        path_shorten(path, path->length - 1);
    }
    return false;
}

/* Looks for the word in a way that boards do not easily mislead. */
static bool find_misled(const struct hunt *hunt, struct path *path)
{
    struct word_search search;
    const struct word_question question = {hunt->letters, hunt->length, hunt->may_overhang, 0, 0};
    int64_t steps_left = WORD_WAY_COUNT * MISLED_STEPS;
    bool found = hunt->length <= WORD_LETTERS_MAX && word_search_init(&search, hunt->board);
    if (found) {
        found =
            word_search_answer(&search, &question, MISLED_STEPS, &steps_left, path) == WORD_FOUND;
        word_search_deinit(&search);
    }
    return found;
}

static bool find(const struct board *board, const char *word, size_t length,
                 const struct path *near, bool may_overhang, struct path *path)
{
    struct hunt hunt = {
        .board = board, .near = near, .may_overhang = may_overhang, .steps_left = STEPS_MAX};
    struct path found = {0};
    if (!take_letters(&hunt, word, length) || !has_letters_enough(&hunt) || !fit_cells(&hunt)) {
        return false;
    }
    if (spell_on(&hunt, 0, &found) || (hunt.steps_left < 0 && find_misled(&hunt, &found))) {
        *path = found;
        return true;
    }
    return false;
}

bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path)
{
    return find(board, word, length, near, false, path);
}

bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path)
{
    return find(board, letters, length, near, false, path) ||
           find(board, letters, length, near, true, path);
}

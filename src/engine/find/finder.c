/* SPDX-License-Identifier: MIT */
/*
 * Finds a path for one word. Leaves finding all words of a board to the solver.
 *
 * Before any path is tried, two cheap checks rule out nearly every word that is not on the board:
 * whether it has enough of each letter, and which cells could spell the word from each position on
 * if cells could be reused. The search then visits only those cells.
 */
#include "trounce/finder.h"

#include "letters.h"
#include "lowest_bit.h"
#include "trounce/solver.h"

#include <string.h>

/* A board as the search sees it. */
struct cells {
    const struct board *board;
    uint64_t begin[LETTERS_MAX];          /* the cells whose face begins with each letter */
    uint64_t several;                     /* the cells with several letters */
    unsigned char counts[LETTERS_MAX];    /* how often each letter is on the board */
    unsigned char spans[BOARD_CELLS_MAX]; /* number of letters on each cell */
};

struct lookup {
    const struct cells *cells;
    const struct path *near;
    unsigned char letters[PATH_LETTERS_MAX]; /* letter numbers of the word */
    int length;
    bool may_overhang;                  /* the last face may extend past the end of the word */
    uint64_t fit[PATH_LETTERS_MAX + 1]; /* cells that can continue the word from each position */
    long steps_left;
};

static uint64_t bit(int cell)
{
    return UINT64_C(1) << cell;
}

static void cells_init(struct cells *cells, const struct board *board)
{
    *cells = (struct cells){.board = board};
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
        if (spelling[0] == '\0') {
            continue;
        }
        unsigned letter = letter_number(spelling[0]);
        cells->begin[letter] |= bit(cell);
        cells->counts[letter]++;
        cells->spans[cell] = 1;
        if (spelling[1] != '\0') {
            cells->several |= bit(cell);
            cells->counts[letter_number(spelling[1])]++;
            cells->spans[cell] = 2;
        }
    }
}

static bool has_letters_enough(const struct lookup *lookup)
{
    unsigned char left[LETTERS_MAX];
    memcpy(left, lookup->cells->counts, sizeof left);
    for (int i = 0; i < lookup->length; i++) {
        if (left[lookup->letters[i]]-- == 0) {
            return false;
        }
    }
    return true;
}

/* Returns whether the cell of several letters spells the letters from position `at` on. */
static bool spells_at(const struct lookup *lookup, int cell, int at)
{
    const struct board *board = lookup->cells->board;
    const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
    for (int i = 0; spelling[i] != 0; i++) {
        if (at + i == lookup->length) {
            return lookup->may_overhang;
        }
        if (lookup->letters[at + i] != letter_number(spelling[i])) {
            return false;
        }
    }
    return true;
}

/* Reads the letters, and fills fit[], from the end of the word to its beginning; false if no cell
 * can begin the word, or it has a byte that is not a letter. */
static bool fit_cells(struct lookup *lookup, const char *word)
{
    const struct cells *board = lookup->cells;
    for (int at = lookup->length - 1; at >= 0; at--) {
        unsigned letter = letter_of(board->board->alphabet, word[at]);
        if (letter == LETTER_NONE) {
            return false;
        }
        lookup->letters[at] = (unsigned char)letter;
        uint64_t fit = 0;
        for (uint64_t left = board->begin[letter]; left != 0; left &= left - 1) {
            int cell = (int)lowest_bit(left);
            int next = at + board->spans[cell];
            bool goes_on =
                next >= lookup->length || (board->board->neighbours[cell] & lookup->fit[next]) != 0;
            bool spells = (board->several & bit(cell)) == 0 || spells_at(lookup, cell, at);
            fit |= goes_on && spells ? bit(cell) : 0;
        }
        lookup->fit[at] = fit;
        if (fit == 0 && board->several == 0) {
            return false;
        }
    }
    return lookup->fit[0] != 0;
}

/* Returns the cell to try first after the path: the one that `near` has here, then other cells of
 * `near`, then the rest. */
static int preferred(const struct lookup *lookup, const struct path *path, uint64_t cells)
{
    if (lookup->near) {
        int depth = path->length;
        if (depth < lookup->near->length && (cells & bit(lookup->near->cells[depth]))) {
            return lookup->near->cells[depth];
        }
        if ((cells & lookup->near->used) != 0) {
            cells &= lookup->near->used;
        }
    }
    return (int)lowest_bit(cells);
}

/* Extends the path by the letters from position `at` on; on failure the path is unchanged. */
static bool spell_on(struct lookup *lookup, int at, struct path *path)
{
    if (at >= lookup->length) {
        return true;
    }
    uint64_t cells = lookup->fit[at] & ~path->used;
    if (path->length > 0) {
        cells &= lookup->cells->board->neighbours[path->cells[path->length - 1]];
    }
    while (cells != 0 && lookup->steps_left-- > 0) {
        int cell = preferred(lookup, path, cells);
        cells &= ~bit(cell);
        path_extend(path, lookup->cells->board, cell);
        if (spell_on(lookup, at + lookup->cells->spans[cell], path)) {
            return true;
        }
        path_shorten(path, path->length - 1);
    }
    return false;
}

/* Prepares the search; false if the word cannot be there. */
static bool look_up(struct lookup *lookup, const char *word, size_t length)
{
    if (length == 0 || length > (size_t)PATH_LETTERS_MAX) {
        return false;
    }
    lookup->length = (int)length;
    lookup->steps_left = SOLVER_PATHS_MAX; /* so any word that the solver finds is found here */
    return fit_cells(lookup, word) && has_letters_enough(lookup);
}

static bool find(const struct cells *cells, const char *word, size_t length,
                 const struct path *near, bool may_overhang, struct path *path)
{
    struct lookup lookup;
    struct path found = {0};
    lookup.cells = cells;
    lookup.near = near;
    lookup.may_overhang = may_overhang;
    if (!look_up(&lookup, word, length)) {
        return false;
    }
    if (spell_on(&lookup, 0, &found)) {
        *path = found;
        return true;
    }
    return false;
}

bool finder_find(const struct board *board, const char *word, size_t length,
                 const struct path *near, struct path *path)
{
    struct cells cells;
    cells_init(&cells, board);
    return find(&cells, word, length, near, false, path);
}

bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path)
{
    struct cells cells;
    cells_init(&cells, board);
    return find(&cells, letters, length, near, false, path) ||
           find(&cells, letters, length, near, true, path);
}

/* Tries every way to spell the letters from position `at` on; adds the cells of the whole paths.
 * Returns whether there is one. */
static bool cover_on(struct lookup *lookup, int at, struct path *path, uint64_t *passes)
{
    if (at >= lookup->length) {
        *passes |= path->used;
        return true;
    }
    bool is_found = false;
    uint64_t cells = lookup->fit[at] & ~path->used;
    if (path->length > 0) {
        cells &= lookup->cells->board->neighbours[path->cells[path->length - 1]];
    }
    for (; cells != 0 && lookup->steps_left-- > 0; cells &= cells - 1) {
        int cell = (int)lowest_bit(cells);
        path_extend(path, lookup->cells->board, cell);
        is_found |= cover_on(lookup, at + lookup->cells->spans[cell], path, passes);
        path_shorten(path, path->length - 1);
    }
    return is_found;
}

bool finder_cover(const struct board *board, const char *word, size_t length, uint64_t *begins,
                  uint64_t *passes)
{
    struct cells cells;
    struct lookup lookup;
    struct path path = {0};
    cells_init(&cells, board);
    lookup.cells = &cells;
    lookup.may_overhang = false;
    *begins = *passes = 0;
    if (!look_up(&lookup, word, length)) {
        return false;
    }
    for (uint64_t left = lookup.fit[0]; left != 0; left &= left - 1) {
        int cell = (int)lowest_bit(left);
        path_extend(&path, board, cell);
        if (cover_on(&lookup, cells.spans[cell], &path, passes)) {
            *begins |= bit(cell);
        }
        path_clear(&path);
    }
    return *begins != 0;
}

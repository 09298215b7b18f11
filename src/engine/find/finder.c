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

#include <string.h>

/* The solver's limit for all words together, so any word that it finds is found here. */
#define STEPS_MAX 2000000L

struct lookup {
    const struct board *board;
    const struct path *near;
    unsigned char letters[PATH_LETTERS_MAX]; /* letter numbers of the word */
    int length;
    bool may_overhang;                    /* the last face may extend past the end of the word */
    uint64_t fit[PATH_LETTERS_MAX + 1];   /* cells that can continue the word from each position */
    unsigned char spans[BOARD_CELLS_MAX]; /* number of letters on each cell */
    long steps_left;
};

static uint64_t bit(int cell)
{
    return UINT64_C(1) << cell;
}

static bool read_letters(struct lookup *lookup, const char *word, size_t length)
{
    if (length == 0 || length > (size_t)PATH_LETTERS_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(lookup->board->alphabet, word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        lookup->letters[i] = (unsigned char)letter;
    }
    lookup->length = (int)length;
    return true;
}

static bool has_letters_enough(const struct lookup *lookup)
{
    int left[LETTERS_MAX] = {0};
    for (int cell = 0; cell < board_cell_count(lookup->board); cell++) {
        const char *spelling =
            alphabet_spelling(lookup->board->alphabet, lookup->board->faces[cell]);
        for (; *spelling != 0; spelling++) {
            left[letter_number(*spelling)]++;
        }
    }
    for (int i = 0; i < lookup->length; i++) {
        if (left[lookup->letters[i]]-- == 0) {
            return false;
        }
    }
    return true;
}

/* Returns whether the cell spells the letters from position `at` on. */
static bool spells_at(const struct lookup *lookup, int cell, int at)
{
    const char *spelling = alphabet_spelling(lookup->board->alphabet, lookup->board->faces[cell]);
    for (int i = 0; spelling[i] != 0; i++) {
        if (at + i == lookup->length) {
            return lookup->may_overhang;
        }
        if (lookup->letters[at + i] != letter_number(spelling[i])) {
            return false;
        }
    }
    return lookup->spans[cell] > 0;
}

/* Fills fit[] from the end of the word to its beginning; false if no cell can begin the word. */
static bool fit_cells(struct lookup *lookup)
{
    int cell_count = board_cell_count(lookup->board);
    for (int cell = 0; cell < cell_count; cell++) {
        const char *spelling =
            alphabet_spelling(lookup->board->alphabet, lookup->board->faces[cell]);
        lookup->spans[cell] = (unsigned char)(spelling[0] == 0 ? 0 : spelling[1] == 0 ? 1 : 2);
    }
    for (int at = lookup->length - 1; at >= 0; at--) {
        lookup->fit[at] = 0;
        for (int cell = 0; cell < cell_count; cell++) {
            int next = at + lookup->spans[cell];
            bool goes_on = next >= lookup->length ||
                           (lookup->board->neighbours[cell] & lookup->fit[next]) != 0;
            if (goes_on && spells_at(lookup, cell, at)) {
                lookup->fit[at] |= bit(cell);
            }
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
        cells &= lookup->board->neighbours[path->cells[path->length - 1]];
    }
    while (cells != 0 && lookup->steps_left-- > 0) {
        int cell = preferred(lookup, path, cells);
        cells &= ~bit(cell);
        path_extend(path, lookup->board, cell);
        if (spell_on(lookup, at + lookup->spans[cell], path)) {
            return true;
        }
        path_shorten(path, path->length - 1);
    }
    return false;
}

/* Prepares the search; false if the word cannot be there. */
static bool look_up(struct lookup *lookup, const char *word, size_t length)
{
    lookup->steps_left = STEPS_MAX;
    return read_letters(lookup, word, length) && has_letters_enough(lookup) && fit_cells(lookup);
}

static bool find(const struct board *board, const char *word, size_t length,
                 const struct path *near, bool may_overhang, struct path *path)
{
    struct lookup lookup = {.board = board, .near = near, .may_overhang = may_overhang};
    struct path found = {0};
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
    return find(board, word, length, near, false, path);
}

bool finder_find_prefix(const struct board *board, const char *letters, size_t length,
                        const struct path *near, struct path *path)
{
    return find(board, letters, length, near, false, path) ||
           find(board, letters, length, near, true, path);
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
        cells &= lookup->board->neighbours[path->cells[path->length - 1]];
    }
    for (; cells != 0 && lookup->steps_left-- > 0; cells &= cells - 1) {
        int cell = (int)lowest_bit(cells);
        path_extend(path, lookup->board, cell);
        is_found |= cover_on(lookup, at + lookup->spans[cell], path, passes);
        path_shorten(path, path->length - 1);
    }
    return is_found;
}

bool finder_cover(const struct board *board, const char *word, size_t length, uint64_t *begins,
                  uint64_t *passes)
{
    struct lookup lookup = {.board = board};
    struct path path = {0};
    *begins = *passes = 0;
    if (!look_up(&lookup, word, length)) {
        return false;
    }
    for (uint64_t cells = lookup.fit[0]; cells != 0; cells &= cells - 1) {
        int cell = (int)lowest_bit(cells);
        path_extend(&path, board, cell);
        if (cover_on(&lookup, lookup.spans[cell], &path, passes)) {
            *begins |= bit(cell);
        }
        path_clear(&path);
    }
    return *begins != 0;
}

/* Gets which letters can follow each letter on the board, as masks. */
static void see_pairs(const struct board *board, uint32_t pairs[LETTERS_MAX])
{
    uint32_t firsts[BOARD_CELLS_MAX]; /* the first letter of each cell, as a mask */
    memset(pairs, 0, LETTERS_MAX * sizeof *pairs);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *text = alphabet_spelling(board->alphabet, board->faces[cell]);
        firsts[cell] = *text ? UINT32_C(1) << letter_number(*text) : 0;
    }
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *text = alphabet_spelling(board->alphabet, board->faces[cell]);
        uint32_t after = 0;
        for (uint64_t cells = board->neighbours[cell]; cells != 0; cells &= cells - 1) {
            after |= firsts[lowest_bit(cells)];
        }
        for (; *text; text++) {
            pairs[letter_number(*text)] |= text[1] ? UINT32_C(1) << letter_number(text[1]) : after;
        }
    }
}

/* Returns whether each letter of a word can follow the one before; nearly all words that are not on
 * the board end here. */
static bool has_pairs(const uint32_t pairs[LETTERS_MAX], const char *word)
{
    for (; word[1]; word++) {
        if ((pairs[letter_number(word[0])] >> letter_number(word[1]) & 1u) == 0) {
            return false;
        }
    }
    return true;
}

enum status finder_add_own(const struct board *board, const struct lexicon *lexicon,
                           const struct solver_filter *filter, struct solution *solution)
{
    /* A limit in letters takes the place of that for the board, as in the solver. */
    int cells = filter->min_letters > 0 ? 1 : board_cell_count(board);
    enum status status = STATUS_OK;
    if (lexicon->added_count == 0) {
        return STATUS_OK;
    }
    uint32_t pairs[LETTERS_MAX];
    bool knows_pairs = false; /* few words need them */
    uint64_t others = ~letters_of_faces(lexicon->face_letters, board_cell_count(board),
                                        board->faces); /* letters that the board lacks */
    for (uint32_t i = 0; status == STATUS_OK && i < lexicon->added_count; i++) {
        if ((lexicon->added_letters[i] & others) != 0) {
            continue;
        }
        const char *text = lexicon->added[i];
        if (!knows_pairs) {
            see_pairs(board, pairs);
            knows_pairs = true;
        }
        if (!has_pairs(pairs, text)) {
            continue;
        }
        uint32_t number = lexicon->word_count + 1 + i;
        struct word_note note = lexicon_note(lexicon, number);
        size_t letters = strlen(text);
        uint64_t begins, passes;
        struct path path;
        int points = scoring_points(filter->rules, cells, (int)letters);
        if (points > 0 && letters >= (size_t)filter->min_letters && note.tier <= filter->tier_max &&
            finder_find(board, text, letters, NULL, &path) &&
            finder_cover(board, text, letters, &begins, &passes)) {
            struct solved_word word = {.number = number,
                                       .letters = (unsigned char)letters,
                                       .tier = note.tier,
                                       .marks = note.marks,
                                       .points = points};
            status = solution_add(solution, &word, text, &path, passes);
        }
    }
    return status;
}

/* SPDX-License-Identifier: MIT */
/*
 * Every word of a board by a walk through board and lexicon together, which turns back as soon as
 * no word begins like the path. Leaves the order of steps that is shown to search.c.
 *
 * A board and a lexicon made to mislead (one letter everywhere, words of that letter alone) have
 * more paths than could ever be walked. After PATIENT_STEPS the walk therefore leaves out what
 * lies behind a node all of whose words have been found ("spent"): no word is lost by it. Cells
 * that are part of a word only there might be; a second walk, over short words first, looks for
 * them.
 */
#include "trounce/solver.h"

#include "face_step.h"
#include "letters.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Real boards take some thousands of steps, 8 × 8 ones some ten thousands. */
#define PATIENT_STEPS  1000000L
#define COVERING_STEPS 2000000L

struct walk {
    const struct board *board;
    const struct lexicon *lexicon;
    struct solver_filter filter;
    int min_letters;
    int common_tier;
    uint64_t solid_cells; /* cells that are not blank */
    uint64_t solid_faces; /* a bit a face that some cell shows, without the blank */
    uint64_t *found;      /* a bit a word: counted already, or left out by the filter */
    uint64_t *spent;      /* a bit a node */
    long steps_left;      /* until the walk gets impatient, or ends if it looks for cells */
    bool is_impatient;    /* spent nodes are noted and passed over */
    bool is_covering;     /* looks for cells only, and ends with its steps */
    int length_max;       /* cells of a path */
    struct path path;
    struct survey survey;
    struct solution *solution; /* NULL: words are only counted */
    size_t word_capacity;
    size_t text_size;
    size_t text_capacity;
    size_t cells_size;
    size_t cells_capacity;
    bool out_of_memory;
};

static bool has_bit(const uint64_t *bits, uint32_t at)
{
    return bits[at / 64] >> at % 64 & 1;
}

static void set_bit(uint64_t *bits, uint32_t at)
{
    bits[at / 64] |= UINT64_C(1) << at % 64;
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

static bool reserve_word(struct walk *walk, size_t letters)
{
    struct solution *solution = walk->solution;
    void *words = solution->words;
    void *text = solution->text;
    void *cells = solution->cells;
    bool done =
        memory_reserve(&words, &walk->word_capacity, solution->word_count,
                       sizeof *solution->words) &&
        reserve_bytes(&text, &walk->text_capacity, walk->text_size, letters + 1) &&
        reserve_bytes(&cells, &walk->cells_capacity, walk->cells_size, (size_t)walk->path.length);
    solution->words = words;
    solution->text = text;
    solution->cells = cells;
    return done;
}

/* Puts the word that the path spells on the list. */
static void list_word(struct walk *walk, uint32_t number, struct word_note note, int points)
{
    char text[PATH_LETTERS_MAX + 1];
    size_t letters = (size_t)path_spell(&walk->path, walk->board, text);
    if (!reserve_word(walk, letters)) {
        walk->out_of_memory = true;
        return;
    }
    struct solution *solution = walk->solution;
    solution->words[solution->word_count] = (struct solved_word){
        .number = number,
        .text_at = (uint32_t)walk->text_size,
        .path_at = (uint32_t)walk->cells_size,
        .letters = (unsigned char)letters,
        .path_length = (unsigned char)walk->path.length,
        .tier = note.tier,
        .marks = note.marks,
        .points = points,
    };
    solution->word_count++;
    memcpy(solution->text + walk->text_size, text, letters + 1);
    walk->text_size += letters + 1;
    memcpy(solution->cells + walk->cells_size, walk->path.cells, (size_t)walk->path.length);
    walk->cells_size += (size_t)walk->path.length;
}

static bool filter_takes(const struct solver_filter *filter, struct word_note note)
{
    return note.tier <= filter->tier_max &&
           !(filter->without_offensive && (note.marks & WORD_MARK_OFFENSIVE) != 0);
}

/* The path ends a word of enough letters at `node`. */
static void meet_word(struct walk *walk, uint32_t node, int letters)
{
    uint32_t number = lexicon_word_number(walk->lexicon, node);
    struct word_note note = lexicon_note(walk->lexicon, number);
    if (!filter_takes(&walk->filter, note)) {
        set_bit(walk->found, number);
        return;
    }
    walk->survey.used_cells |= walk->path.used;
    if (has_bit(walk->found, number)) {
        return;
    }
    set_bit(walk->found, number);
    int points = scoring_points(walk->filter.rules, board_cell_count(walk->board), letters);
    walk->survey.word_count++;
    walk->survey.common_count += note.tier <= walk->common_tier;
    walk->survey.points += points;
    if (walk->solution != NULL) {
        list_word(walk, number, note, points);
    }
}

/* Are all words found that begin with the path to `node`, as far as this board has their faces? */
static bool is_spent(const struct walk *walk, uint32_t node)
{
    const struct lexicon *lexicon = walk->lexicon;
    int letters = (int)lexicon_word_length(lexicon, node);
    if (letters >= walk->min_letters && !has_bit(walk->found, lexicon_word_number(lexicon, node))) {
        return false;
    }
    for (uint64_t faces = walk->solid_faces; faces != 0; faces &= faces - 1) {
        uint32_t next = face_step(lexicon, node, (enum face)bits_lowest(faces));
        if (next != LEXICON_ROOT && !has_bit(walk->spent, next)) {
            return false;
        }
    }
    return true;
}

/* Counts a step down; false when the walk is to end. */
static bool step_allowed(struct walk *walk)
{
    if (walk->steps_left > 0) {
        walk->steps_left--;
    } else if (walk->is_covering) {
        return false;
    } else {
        walk->is_impatient = true;
    }
    return !walk->out_of_memory;
}

/* Tries each of `cells` behind the path, which has led to `node`. */
static void try_cells(struct walk *walk, uint32_t node, uint64_t cells)
{
    for (; cells != 0 && step_allowed(walk); cells &= cells - 1) {
        int cell = (int)bits_lowest(cells);
        uint32_t next = face_step(walk->lexicon, node, walk->board->faces[cell]);
        if (next == LEXICON_ROOT || (walk->is_impatient && has_bit(walk->spent, next))) {
            continue;
        }
        path_extend(&walk->path, walk->board, cell);
        int letters = (int)lexicon_word_length(walk->lexicon, next);
        if (letters >= walk->min_letters) {
            meet_word(walk, next, letters);
        }
        if (walk->path.length < walk->length_max && lexicon_letters(walk->lexicon, next) != 0) {
            try_cells(walk, next,
                      walk->board->neighbours[cell] & walk->solid_cells & ~walk->path.used);
        }
        path_shorten(&walk->path, walk->path.length - 1);
        if (walk->is_impatient && is_spent(walk, next)) {
            set_bit(walk->spent, next);
        }
    }
}

/* Looks for cells that are part of a word, from short words to long ones, after an impatient walk.
 */
static void cover_cells(struct walk *walk)
{
    walk->is_impatient = false;
    walk->is_covering = true;
    walk->steps_left = COVERING_STEPS;
    for (walk->length_max = 1; walk->survey.used_cells != walk->solid_cells &&
                               walk->steps_left > 0 && walk->length_max <= BOARD_CELLS_MAX;
         walk->length_max++) {
        try_cells(walk, LEXICON_ROOT, walk->solid_cells);
    }
}

/* Walks the board; the caller has filled in what to look for. */
static enum status walk_board(struct walk *walk)
{
    const struct board *board = walk->board;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK) {
            walk->solid_cells |= UINT64_C(1) << cell;
            walk->solid_faces |= UINT64_C(1) << board->faces[cell];
        }
    }
    walk->min_letters = scoring_min_letters(walk->filter.rules, board_cell_count(board));
    walk->steps_left = PATIENT_STEPS;
    walk->length_max = BOARD_CELLS_MAX;
    walk->found = memory_new(walk->lexicon->word_count / 64 + 1, sizeof *walk->found);
    walk->spent = memory_new(walk->lexicon->slot_count / 64 + 1, sizeof *walk->spent);
    walk->out_of_memory = walk->found == NULL || walk->spent == NULL;
    if (!walk->out_of_memory) {
        try_cells(walk, LEXICON_ROOT, walk->solid_cells);
        if (walk->is_impatient) {
            cover_cells(walk);
        }
    }
    memory_free(walk->found);
    memory_free(walk->spent);
    return walk->out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

/* A word with its text, so that it can be sorted without the solution at hand. */
struct placed_word {
    struct solved_word word;
    const char *text;
};

static int compare_words(const void *a, const void *b)
{
    const struct placed_word *left = a;
    const struct placed_word *right = b;
    if (left->word.letters != right->word.letters) {
        return left->word.letters > right->word.letters ? -1 : 1;
    }
    return strcmp(left->text, right->text);
}

static enum status sort_words(struct solution *solution)
{
    struct placed_word *placed = memory_new(solution->word_count, sizeof *placed);
    if (placed == NULL) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        placed[i] = (struct placed_word){solution->words[i], solution_text(solution, i)};
    }
    qsort(placed, solution->word_count, sizeof *placed, compare_words);
    for (size_t i = 0; i < solution->word_count; i++) {
        solution->words[i] = placed[i].word;
    }
    memory_free(placed);
    return STATUS_OK;
}

enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    struct walk walk = {
        .board = board, .lexicon = lexicon, .filter = *filter, .solution = solution};
    enum status status = walk_board(&walk);
    if (status == STATUS_OK) {
        status = sort_words(solution);
    }
    if (status != STATUS_OK) {
        solution_deinit(solution);
        return status;
    }
    solution->points = walk.survey.points;
    solution->used_cells = walk.survey.used_cells;
    return STATUS_OK;
}

void solution_deinit(struct solution *solution)
{
    memory_free(solution->words);
    memory_free(solution->text);
    memory_free(solution->cells);
    *solution = (struct solution){0};
}

const char *solution_text(const struct solution *solution, size_t index)
{
    assert(index < solution->word_count);
    return solution->text + solution->words[index].text_at;
}

void solution_path(const struct solution *solution, size_t index, struct path *path)
{
    assert(index < solution->word_count);
    const struct solved_word *word = &solution->words[index];
    path_clear(path);
    for (int i = 0; i < word->path_length; i++) {
        unsigned char cell = solution->cells[word->path_at + (uint32_t)i];
        path->cells[i] = cell;
        path->used |= UINT64_C(1) << cell;
    }
    path->length = word->path_length;
}

enum status solver_survey(const struct board *board, const struct lexicon *lexicon,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey)
{
    struct walk walk = {
        .board = board, .lexicon = lexicon, .filter = *filter, .common_tier = common_tier};
    enum status status = walk_board(&walk);
    if (status == STATUS_OK) {
        *survey = walk.survey;
    }
    return status;
}

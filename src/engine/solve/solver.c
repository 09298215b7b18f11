/* SPDX-License-Identifier: MIT */
/*
 * Creates solvers, chooses the kernel for this processor, and makes solutions, surveys and lists of
 * the words of a board. Leaves finding words and scores to solver_find.c and solver_letters.c.
 */
#include "solver_handle.h"

#include "letters.h"
#include "solver_find.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- solvers ---- */

static const char *const names[SOLVER_KERNEL_COUNT] = {
    [SOLVER_KERNEL_BEST] = "best",         [SOLVER_KERNEL_GENERAL] = "general",
    [SOLVER_KERNEL_PORTABLE] = "portable", [SOLVER_KERNEL_AVX2] = "avx2",
    [SOLVER_KERNEL_AVX512] = "avx512",
};

const char *solver_kernel_name(enum solver_kernel kernel)
{
    assert(kernel < SOLVER_KERNEL_COUNT);
    return names[kernel];
}

bool solver_kernel_from_name(const char *name, enum solver_kernel *kernel)
{
    for (int i = 0; i < SOLVER_KERNEL_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *kernel = (enum solver_kernel)i;
            return true;
        }
    }
    return false;
}

bool solver_kernel_is_available(enum solver_kernel kernel)
{
    switch (kernel) {
    case SOLVER_KERNEL_BEST:
    case SOLVER_KERNEL_GENERAL:
    case SOLVER_KERNEL_PORTABLE:
        return true;
#ifdef __x86_64__
    case SOLVER_KERNEL_AVX2:
        return CPU_HAS_FEATURES(AVX2_FEATURES);
    case SOLVER_KERNEL_AVX512:
        return CPU_HAS_FEATURES(AVX512_FEATURES);
#else
    case SOLVER_KERNEL_AVX2:
    case SOLVER_KERNEL_AVX512:
        return false;
#endif
    case SOLVER_KERNEL_COUNT:
        break;
    }
    return false;
}

enum status solver_kernel_choose(const char *name, enum solver_kernel *kernel, struct fault *fault)
{
    enum solver_kernel named = SOLVER_KERNEL_BEST;
    if (name && name[0] != '\0' && !solver_kernel_from_name(name, &named)) {
        return fault_whole(fault, STATUS_SYNTAX, "'%.40s' is not one of portable, avx2 and avx512",
                           name);
    }
    if (!solver_kernel_is_available(named)) {
        return fault_whole(fault, STATUS_MISSING, "this processor has no %s",
                           solver_kernel_name(named));
    }
    *kernel = named;
    return STATUS_OK;
}

static void choose_bodies(struct solver *solver, enum solver_kernel kernel)
{
    assert(solver_kernel_is_available(kernel));
#ifdef __x86_64__
    if (kernel == SOLVER_KERNEL_AVX512 ||
        (kernel == SOLVER_KERNEL_BEST && solver_kernel_is_available(SOLVER_KERNEL_AVX512))) {
        solver->narrow_body = &levels_avx512;
        solver->wide_body = &levels_wide_avx512;
        return;
    }
    if (kernel == SOLVER_KERNEL_AVX2 ||
        (kernel == SOLVER_KERNEL_BEST && solver_kernel_is_available(SOLVER_KERNEL_AVX2))) {
        solver->narrow_body = &levels_avx2;
        solver->wide_body = &levels_wide;
        return;
    }
#endif
    if (kernel != SOLVER_KERNEL_GENERAL) {
        solver->narrow_body = &levels_portable;
        solver->wide_body = &levels_wide;
    }
}

static bool make_seen(struct solver *solver)
{
    solver->seen = memory_new(solver->lexicon->slot_count / 64 + 1, sizeof *solver->seen);
    return solver->seen;
}

/* Makes marks for all slots of the lexicon, unless there are enough. */
static bool make_marks(struct solver *solver, const struct lexicon *lexicon)
{
    if (solver->mark_count >= lexicon->slot_count) {
        return true;
    }
    unsigned char *marks = memory_new(lexicon->slot_count, sizeof *marks);
    if (!marks) {
        return false;
    }
    memory_free(solver->marks);
    solver->marks = marks;
    solver->mark_count = lexicon->slot_count;
    solver->mark = 0;
    return true;
}

enum status solver_init(struct solver *solver, const struct lexicon *lexicon,
                        enum solver_kernel kernel, bool for_many)
{
    *solver = (struct solver){.lexicon = lexicon};
    if (levels_fit(lexicon)) {
        choose_bodies(solver, kernel);
    }
    if (!solver->narrow_body) {
        return STATUS_OK;
    }
    bool is_made = for_many ? make_marks(solver, lexicon) : make_seen(solver);
    if (!is_made || !levels_init(&solver->levels, lexicon)) {
        solver_deinit(solver);
        return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

void solver_deinit(struct solver *solver)
{
    levels_deinit(&solver->levels);
    memory_free(solver->seen);
    memory_free(solver->marks);
    found_deinit(&solver->found);
    memory_free(solver->seeds);
}

enum status solver_new(const struct lexicon *lexicon, enum solver_kernel kernel,
                       struct solver **solver)
{
    struct solver *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    enum status status = solver_init(made, lexicon, kernel, true);
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *solver = made;
    return STATUS_OK;
}

void solver_free(struct solver *solver)
{
    if (solver) {
        solver_deinit(solver);
        memory_free(solver);
    }
}

bool solver_begin_levels(struct solver *solver, bool is_traced, int rows, int columns,
                         const unsigned char *faces, int min_letters)
{
    struct levels *levels = &solver->levels;
    if (!solver->narrow_body) {
        return false;
    }
    return (!levels_is_wide(rows * columns) && levels_begin(levels, solver->narrow_body, is_traced,
                                                            rows, columns, faces, min_letters)) ||
           levels_begin(levels, solver->wide_body, is_traced, rows, columns, faces, min_letters);
}

void solver_begin_words(struct solver *solver)
{
    if (!solver->marks) {
        return;
    }
    if (solver->mark == UINT8_MAX) {
        memset(solver->marks, 0, solver->mark_count);
        solver->mark = 0;
    }
    solver->mark++;
}

/*
 * ---- solutions ----
 *
 * Spells the words found, sorts them, longest first and then alphabetically, and adds their notes
 * from the lexicon. This can take longer than finding the words, so it runs in simple loops over
 * all words with independent iterations. The sort is a radix sort by 64-bit keys, without branches
 * that depend on the words; with qsort() alone a solution takes half as long again.
 *
 *     bits  0..31   index of the word, in the order found
 *     bits 32..57   its first letters from the top down, five bits each, and one bit of the sixth;
 *                   six bits each, and two of the fifth, if the lexicon is wide
 *     bits 58..63   WORD_LETTERS_MAX minus its length, so that longer words come first
 *
 * The few words whose keys differ only in the lower half are sorted by qsort().
 */

#define INDEX_BITS   32
#define LETTER_BITS  26
#define LENGTH_SHIFT (INDEX_BITS + LETTER_BITS)

/* The sort digits, from INDEX_BITS up. */
#define DIGIT_BITS   8
#define DIGIT_COUNT  4
#define DIGIT_VALUES (1 << DIGIT_BITS)

/* ---- letters ---- */

/* The letters of each cell of a board. */
struct spelling {
    char firsts[BOARD_CELLS_MAX];
    char seconds[BOARD_CELLS_MAX]; /* second letters; '\0' unless the cell is long */
    uint64_t long_cells;           /* cells of two letters */
};

static void set_spelling(struct spelling *spelling, const struct board *board)
{
    *spelling = (struct spelling){.long_cells = 0};
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *text = alphabet_spelling(board->alphabet, board->faces[cell]);
        spelling->firsts[cell] = text[0];
        if (text[0] != '\0') {
            spelling->seconds[cell] = text[1];
        }
        spelling->long_cells |= (uint64_t)(spelling->seconds[cell] != '\0') << cell;
    }
}

/* Writes the letters of `count` cells and a final '\0'; returns the number of letters. */
static size_t spell(const struct spelling *spelling, const unsigned char *cells, size_t count,
                    char *text)
{
    size_t letters = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned char cell = cells[i];
        text[letters++] = spelling->firsts[cell];
        if ((spelling->long_cells >> cell & 1u) != 0) {
            text[letters++] = spelling->seconds[cell];
        }
    }
    text[letters] = '\0';
    return letters;
}

/* The same for boards without long cells. */
static void spell_short(const struct spelling *spelling, const unsigned char *cells, size_t count,
                        char *text)
{
    for (size_t i = 0; i < count; i++) {
        text[i] = spelling->firsts[cells[i]];
    }
    text[count] = '\0';
}

/* Returns the first letters of a text as LETTER_BITS bits. Reads eight bytes; those after a short
 * word do not matter, as words of the same length differ before them. */
static uint64_t first_letters(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    uint64_t bytes = (uint64_t)at[0] << 56 | (uint64_t)at[1] << 48 | (uint64_t)at[2] << 40 |
                     (uint64_t)at[3] << 32 | (uint64_t)at[4] << 24 | (uint64_t)at[5] << 16 |
                     (uint64_t)at[6] << 8 | at[7];
    /* Subtract 'a' from each byte; the top bits keep other bytes from borrowing. */
    bytes = (bytes | UINT64_C(0x8080808080808080)) - UINT64_C(0x6161616161616161);
    /* Join five bits of each to pairs, then the pairs to six letters. */
    bytes = bytes >> 16 & UINT64_C(0x1f1f1f1f1f1f);
    bytes = (bytes & UINT64_C(0x1f001f001f)) | (bytes & UINT64_C(0x1f001f001f00)) >> 3;
    uint64_t six = (bytes & 0x3ff) | (bytes >> 16 & 0x3ff) << 10 | (bytes >> 32) << 20;
    return six >> (30 - LETTER_BITS);
}

/* The same with six bits for each letter. */
static uint64_t first_wide_letters(const char *text)
{
    uint64_t letters = 0;
    for (int i = 0; i < 5 && text[i] != '\0'; i++) {
        letters |= (uint64_t)letter_number(text[i]) << (24 - 6 * i);
    }
    return letters >> (30 - LETTER_BITS);
}

/* Returns an upper bound of the size of the text, including the bytes read past its end. */
static size_t text_bound(const struct found *found, const struct spelling *spelling)
{
    size_t size = sizeof(uint64_t);
    for (size_t i = 0; i < found->count; i++) {
        size += found->path_lengths[i];
    }
    return (spelling->long_cells != 0 ? size * FACE_LETTERS_MAX : size) + found->count;
}

/* Spells the words found into `text`, and fills in their lengths and positions. */
static void spell_words(const struct found *found, const struct spelling *spelling, char *text,
                        struct solved_word *words)
{
    size_t at = 0;
    for (size_t i = 0; i < found->count; i++) {
        const unsigned char *cells = found->cells + found->path_ats[i];
        size_t letters = found->path_lengths[i];
        if (spelling->long_cells != 0) {
            letters = spell(spelling, cells, letters, text + at);
        } else {
            spell_short(spelling, cells, letters, text + at);
        }
        words[i].text_at = (uint32_t)at;
        words[i].path_at = found->path_ats[i];
        words[i].letters = (unsigned char)letters;
        words[i].path_length = found->path_lengths[i];
        at += letters + 1;
    }
}

static void annotate_words(const struct found *found, const struct lexicon *lexicon,
                           const int *points, struct solved_word *words)
{
    for (size_t i = 0; i < found->count; i++) {
        uint32_t number = lexicon_word_number(lexicon, found->nodes[i]);
        struct word_note note = lexicon_note(lexicon, number);
        words[i].number = number;
        words[i].tier = note.tier;
        words[i].marks = note.marks;
        /* In a forged lexicon a path may spell more than WORD_LETTERS_MAX letters. */
        words[i].points = words[i].letters <= WORD_LETTERS_MAX ? points[words[i].letters] : 0;
    }
}

/* ---- order ---- */

static uint64_t key_of(const struct solved_word *word, uint64_t letters, size_t index)
{
    return (uint64_t)(WORD_LETTERS_MAX - word->letters) << LENGTH_SHIFT | letters << INDEX_BITS |
           index;
}

/* Writes the key of each word. */
static void set_keys(const struct solved_word *words, size_t count, const char *text, bool is_wide,
                     uint64_t *keys)
{
    for (size_t i = 0; !is_wide && i < count; i++) {
        keys[i] = key_of(&words[i], first_letters(text + words[i].text_at), i);
    }
    for (size_t i = 0; is_wide && i < count; i++) {
        keys[i] = key_of(&words[i], first_wide_letters(text + words[i].text_at), i);
    }
}

#define DIGIT(key, digit)                                                                          \
    ((size_t)((key) >> (INDEX_BITS + (digit)*DIGIT_BITS)) & (DIGIT_VALUES - 1))

/* Counts how often each value of each digit occurs. */
static void count_digits(const uint64_t *keys, size_t count,
                         uint32_t counts[DIGIT_COUNT][DIGIT_VALUES])
{
    memset(counts, 0, DIGIT_COUNT * sizeof *counts);
    for (size_t i = 0; i < count; i++) {
        uint64_t key = keys[i];
        counts[0][DIGIT(key, 0)]++;
        counts[1][DIGIT(key, 1)]++;
        counts[2][DIGIT(key, 2)]++;
        counts[3][DIGIT(key, 3)]++;
    }
}

/* Stable sort by one digit, a constant in the callers, from `from` into `to`. */
static inline __attribute__((always_inline)) void sort_by_digit(const uint64_t *from, size_t count,
                                                                unsigned digit,
                                                                uint32_t counts[DIGIT_VALUES],
                                                                uint64_t *to)
{
    uint32_t place = 0;
    for (size_t value = 0; value < DIGIT_VALUES; value++) {
        uint32_t here = counts[value];
        counts[value] = place;
        place += here;
    }
    for (size_t i = 0; i < count; i++) {
        to[counts[DIGIT(from[i], digit)]++] = from[i];
    }
}

/* Sorts `count` keys; `spare` has room for as many. */
static void sort_keys(uint64_t *keys, uint64_t *spare, size_t count)
{
    uint32_t counts[DIGIT_COUNT][DIGIT_VALUES];
    count_digits(keys, count, counts);
    sort_by_digit(keys, count, 0, counts[0], spare);
    sort_by_digit(spare, count, 1, counts[1], keys);
    sort_by_digit(keys, count, 2, counts[2], spare);
    sort_by_digit(spare, count, 3, counts[3], keys);
}

/* A word whose key equals another's in the upper half. */
struct twin {
    const char *text;
    const struct solved_word *word;
};

static int by_text(const void *a, const void *b)
{
    const struct twin *left = a;
    const struct twin *right = b;
    return strcmp(left->text, right->text);
}

/* Sorts the words of `count` equal keys; `twins` has room for as many. */
static void sort_twins(const char *text, const struct solved_word *words, const uint64_t *keys,
                       size_t count, struct twin *twins, struct solved_word *sorted)
{
    for (size_t i = 0; i < count; i++) {
        const struct solved_word *word = &words[(uint32_t)keys[i]];
        twins[i] = (struct twin){text + word->text_at, word};
    }
    qsort(twins, count, sizeof *twins, by_text);
    for (size_t i = 0; i < count; i++) {
        sorted[i] = *twins[i].word;
    }
}

/* Sorts `words` into the solution. `keys` has room for two per word, `twins` for one. */
static void sort_words(struct solution *solution, const struct solved_word *words, bool is_wide,
                       uint64_t *keys, struct twin *twins)
{
    size_t count = solution->word_count;
    set_keys(words, count, solution->text, is_wide, keys);
    sort_keys(keys, keys + count, count);
    size_t first = 0; /* the first word with the current key */
    for (size_t i = 0; i < count; i++) {
        solution->words[i] = words[(uint32_t)keys[i]];
        if (i + 1 == count || keys[i] >> INDEX_BITS != keys[i + 1] >> INDEX_BITS) {
            if (i > first) {
                sort_twins(solution->text, words, keys + first, i + 1 - first, twins,
                           solution->words + first);
            }
            first = i + 1;
        }
    }
}

/* ---- the solution ---- */

/* Fills an empty solution with the words found on the board. `points` is indexed by length. Call
 * solution_deinit() after STATUS_NO_MEMORY, too. */
static enum status solution_make(struct solution *solution, const struct found *found,
                                 const struct board *board, const struct lexicon *lexicon,
                                 const int *points)
{
    size_t count = found->count;
    struct spelling spelling;
    set_spelling(&spelling, board);
    struct solved_word *words = memory_resize(NULL, count, sizeof *words);
    uint64_t *keys = memory_resize(NULL, count * 2, sizeof *keys);
    struct twin *twins = memory_resize(NULL, count, sizeof *twins);
    solution->words = memory_resize(NULL, count, sizeof *solution->words);
    solution->text = memory_new(text_bound(found, &spelling), 1);
    solution->cells = memory_resize(NULL, found->cells_size, 1);
    bool is_done = words && keys && twins && solution->words && solution->text && solution->cells;
    if (is_done && count > 0) {
        memcpy(solution->cells, found->cells, found->cells_size);
        spell_words(found, &spelling, solution->text, words);
        annotate_words(found, lexicon, points, words);
        for (size_t i = 0; i < count; i++) {
            solution->points += words[i].points;
        }
        solution->word_count = count;
        sort_words(solution, words, lexicon->upper_letters != NULL, keys, twins);
    }
    memory_free(words);
    memory_free(keys);
    memory_free(twins);
    return is_done ? STATUS_OK : STATUS_NO_MEMORY;
}

/* ---- boards ---- */

enum status solver_use(struct solver *solver, const struct lexicon *lexicon)
{
    assert(lexicon->word_ranks == solver->lexicon->word_ranks);
    if (solver->marks && !make_marks(solver, lexicon)) {
        return STATUS_NO_MEMORY;
    }
    solver->lexicon = lexicon;
    solver->levels.nodes = lexicon->nodes;
    return STATUS_OK;
}

enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    solver_set_points(solver, filter, board_cell_count(board));
    enum status status =
        solver_find(solver, board->rows, board->columns, board->faces, filter, FIND_PATHS);
    const struct found *found = &solver->found;
    if (status == STATUS_OK) {
        status = solution_make(solution, found, board, solver->lexicon, solver->points);
    }
    if (status != STATUS_OK) {
        solution_deinit(solution);
        return status;
    }
    solution->used_cells = found->used_cells;
    solution->ended_early = found->ended_early;
    return STATUS_OK;
}

enum status solver_solve_by(enum solver_kernel kernel, const struct board *board,
                            const struct lexicon *lexicon, const struct solver_filter *filter,
                            struct solution *solution)
{
    *solution = (struct solution){0};
    struct solver solver;
    enum status status = solver_init(&solver, lexicon, kernel, false);
    if (status == STATUS_OK) {
        status = solver_solve_with(&solver, board, filter, solution);
        solver_deinit(&solver);
    }
    return status;
}

enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution)
{
    return solver_solve_by(SOLVER_KERNEL_BEST, board, lexicon, filter, solution);
}

void solution_deinit(struct solution *solution)
{
    memory_free(solution->words);
    memory_free(solution->text);
    memory_free(solution->cells);
    memory_free(solution->finders);
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

enum status solver_survey(struct solver *solver, const struct board *board,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey)
{
    solver_set_points(solver, filter, board_cell_count(board));
    enum status status =
        solver_find(solver, board->rows, board->columns, board->faces, filter, FIND_CELLS);
    if (status != STATUS_OK) {
        return status;
    }
    const struct lexicon *lexicon = solver->lexicon;
    const struct found *found = &solver->found;
    *survey = (struct survey){
        .word_count = (int)found->count,
        .used_cells = found->used_cells,
        .ended_early = found->ended_early,
    };
    for (size_t i = 0; i < found->count; i++) {
        uint32_t node = found->nodes[i];
        struct word_note note = lexicon_note(lexicon, lexicon_word_number(lexicon, node));
        survey->common_count += note.tier <= common_tier;
        survey->points += solver->points[lexicon_word_length(lexicon, node)];
    }
    return STATUS_OK;
}

enum status solver_list(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, bool with_paths,
                        struct solver_list *list)
{
    enum status status =
        solver_find(solver, rows, columns, faces, filter, with_paths ? FIND_PATHS : FIND_NODES);
    if (status != STATUS_OK) {
        return status;
    }
    const struct found *found = &solver->found;
    *list = (struct solver_list){
        .nodes = found->nodes,
        .count = found->count,
        .ended_early = found->ended_early,
        .cells = with_paths ? found->cells : NULL,
        .path_ats = with_paths ? found->path_ats : NULL,
        .path_lengths = with_paths ? found->path_lengths : NULL,
    };
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * A breadth-first search from the start (the perimeter), an enumeration of the goals by
 * backtracking, and dives from the goals until one meets the perimeter.
 */
#include "scrambler_search.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/*
 * ---- the perimeter ----
 *
 * Nodes do not store grids, only how they were reached: a grid is recreated by sliding, which is
 * cheap because paths are short.
 */

#define INDEX_COUNT (2 * PERIMETER_NODES_MAX)
#define INDEX_MASK  (INDEX_COUNT - 1)

/* Number of nodes from which clearing the whole index is faster than clearing the used slots. */
#define NODES_TO_CLEAR_ALL (INDEX_COUNT / 64)

enum status scrambler_perimeter_init(struct scrambler_perimeter *perimeter,
                                     const struct scrambler_lines *lines)
{
    perimeter->lines = lines;
    perimeter->node_count = 0;
    /* One block is so large that the C library has it cleared by the system, page by page when it
     * is used; it would clear the index alone itself, with every move that a player makes. */
    perimeter->nodes =
        memory_new(PERIMETER_NODES_MAX, sizeof *perimeter->nodes + 2 * sizeof *perimeter->index);
    if (!perimeter->nodes) {
        return STATUS_NO_MEMORY;
    }
    perimeter->index = (uint32_t *)(perimeter->nodes + PERIMETER_NODES_MAX);
    return STATUS_OK;
}

void scrambler_perimeter_deinit(struct scrambler_perimeter *perimeter)
{
    memory_free(perimeter->nodes);
    perimeter->nodes = NULL;
    perimeter->index = NULL;
}

static void clear_index(struct scrambler_perimeter *perimeter)
{
    if (perimeter->node_count >= NODES_TO_CLEAR_ALL) {
        memset(perimeter->index, 0, INDEX_COUNT * sizeof *perimeter->index);
        return;
    }
    for (size_t node = 0; node < perimeter->node_count; node++) {
        size_t slot = perimeter->nodes[node].key & INDEX_MASK;
        while (perimeter->index[slot] != node + 1) {
            slot = (slot + 1) & INDEX_MASK;
        }
        perimeter->index[slot] = 0;
    }
}

/* Adds a node at a free slot of the index. */
static void add_node(struct scrambler_perimeter *perimeter, size_t slot, struct perimeter_node node)
{
    assert(perimeter->index[slot] == 0 && perimeter->node_count < PERIMETER_NODES_MAX);
    perimeter->nodes[perimeter->node_count++] = node;
    perimeter->index[slot] = (uint32_t)perimeter->node_count;
}

void scrambler_perimeter_begin(struct scrambler_perimeter *perimeter,
                               const struct scrambler_grid *start)
{
    assert((unsigned)start->size == perimeter->lines->size);
    clear_index(perimeter);
    perimeter->start = *start;
    perimeter->node_count = 0;
    perimeter->previous_begin = 0;
    perimeter->layer_begin = 0;
    perimeter->layer_end = 1;
    perimeter->next = 0;
    perimeter->depth = 0;
    uint64_t key = scrambler_lines_key(perimeter->lines, start->cells);
    add_node(perimeter, key & INDEX_MASK,
             (struct perimeter_node){.key = key, .parent = PERIMETER_NOWHERE, .slide = SLIDE_NONE});
}

uint64_t scrambler_perimeter_forecast(const struct scrambler_perimeter *perimeter)
{
    uint64_t layer = perimeter->layer_end - perimeter->layer_begin; /* squared below */
    if (perimeter->depth == 0) {
        return perimeter->node_count + perimeter->lines->slide_count;
    }
    /* The growth of layers slows down, so this is an upper estimate. */
    uint64_t previous = perimeter->layer_begin - perimeter->previous_begin;
    return perimeter->node_count + layer * layer / (previous + 1) + layer;
}

int scrambler_perimeter_path(const struct scrambler_perimeter *perimeter, uint32_t node,
                             unsigned char slides[PERIMETER_DEPTH_MAX])
{
    int count = perimeter->nodes[node].depth;
    for (int i = count; i > 0; i--) {
        slides[i - 1] = perimeter->nodes[node].slide;
        node = perimeter->nodes[node].parent;
    }
    return count;
}

/* Recreates the grid of a node; `*run` is how many times in a row its last slide was made. */
static void make_grid(const struct scrambler_perimeter *perimeter, uint32_t node,
                      struct scrambler_grid *grid, unsigned *run)
{
    unsigned char slides[PERIMETER_DEPTH_MAX];
    int count = scrambler_perimeter_path(perimeter, node, slides);
    *grid = perimeter->start;
    *run = 0;
    for (int i = 0; i < count; i++) {
        slide_cells(perimeter->lines, grid->cells, slides[i]);
        *run = i > 0 && slides[i] == slides[i - 1] ? *run + 1 : 1;
    }
}

static bool is_grid_of(const struct scrambler_perimeter *perimeter, uint32_t node,
                       const struct scrambler_grid *grid)
{
    struct scrambler_grid made;
    unsigned run;
    make_grid(perimeter, node, &made, &run);
    return grids_are_equal(&made, grid);
}

/* Returns the slot of a grid in the index, or the free one where it would go. */
static size_t slot_of(const struct scrambler_perimeter *perimeter, uint64_t key,
                      const struct scrambler_grid *grid)
{
    size_t slot = key & INDEX_MASK;
    while (perimeter->index[slot] != 0) {
        uint32_t node = perimeter->index[slot] - 1;
        if (perimeter->nodes[node].key == key && is_grid_of(perimeter, node, grid)) {
            break;
        }
        slot = (slot + 1) & INDEX_MASK;
    }
    return slot;
}

uint32_t scrambler_perimeter_find(const struct scrambler_perimeter *perimeter, uint64_t key,
                                  const struct scrambler_grid *grid)
{
    uint32_t found = perimeter->index[slot_of(perimeter, key, grid)];
    bool is_here = found != 0 && perimeter->nodes[found - 1].depth <= perimeter->depth;
    return is_here ? found - 1 : PERIMETER_NOWHERE;
}

enum perimeter_growth scrambler_perimeter_grow(struct scrambler_perimeter *perimeter,
                                               perimeter_test *test, const void *context)
{
    const struct scrambler_lines *lines = perimeter->lines;
    assert(perimeter->depth < PERIMETER_DEPTH_MAX);
    if (perimeter->next == perimeter->layer_end) {
        perimeter->previous_begin = perimeter->layer_begin;
        perimeter->layer_begin = perimeter->layer_end;
        perimeter->layer_end = perimeter->node_count;
        perimeter->depth++;
        return PERIMETER_GROWN;
    }
    uint32_t from = (uint32_t)perimeter->next;
    struct perimeter_node node = perimeter->nodes[from];
    struct scrambler_grid grid;
    unsigned run;
    make_grid(perimeter, from, &grid, &run);
    for (unsigned slide = 0; slide < lines->slide_count; slide++) {
        if (!slide_may_follow(lines, node.slide, run, slide)) {
            continue;
        }
        uint64_t key = node.key ^ slide_cells(lines, grid.cells, slide);
        size_t slot = slot_of(perimeter, key, &grid);
        if (perimeter->index[slot] == 0) {
            if (perimeter->node_count == PERIMETER_NODES_MAX) {
                return PERIMETER_FULL;
            }
            add_node(perimeter, slot,
                     (struct perimeter_node){.key = key,
                                             .parent = from,
                                             .slide = (unsigned char)slide,
                                             .depth = (unsigned char)(node.depth + 1)});
            if (test(context, &grid)) {
                return PERIMETER_FOUND;
            }
        }
        slide_cells(lines, grid.cells, slide_opposite(slide));
    }
    perimeter->next++;
    return PERIMETER_GROWING;
}

/* ---- goals ---- */

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

static void place(struct scrambler_goals *goals, int cell, char letter)
{
    int level = goals->level;
    goals->work.grid.cells[cell] = letter;
    goals->available[symbol_of(letter)]--;
    goals->put_cells[level][goals->put_counts[level]++] = (unsigned char)cell;
    distance_add_cell(&goals->work.distance, (unsigned)cell, symbol_of(letter));
}

static void remove_placed(struct scrambler_goals *goals)
{
    int level = goals->level;
    while (goals->put_counts[level] > 0) {
        int cell = goals->put_cells[level][--goals->put_counts[level]];
        unsigned symbol = symbol_of(goals->work.grid.cells[cell]);
        distance_remove_cell(&goals->work.distance, (unsigned)cell, symbol);
        goals->available[symbol]++;
        goals->work.grid.cells[cell] = EMPTY_CELL;
    }
}

/* Puts the missing letters of a word into the cells from `cell` on; false if another letter is in
 * the path or none is left. */
static bool place_word(struct scrambler_goals *goals, int word, int cell)
{
    for (int i = 0; i < goals->words.lengths[word]; i++) {
        char letter = goals->words.letters[word][i];
        char there = goals->work.grid.cells[cell + i];
        if (there == EMPTY_CELL && goals->available[symbol_of(letter)] > 0) {
            place(goals, cell + i, letter);
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
    *is_put = place_word(goals, word, *cell);
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
    place(goals, goals->free_cells[goals->level - goals->words.count], cell_of((unsigned)*symbol));
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
    remove_placed(goals);
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

/* ---- dives ---- */

/* Up to this many nodes, the perimeter grows regardless of what a dive costs. */
#define CHEAP_NODES 20000

enum status scrambler_search_init(struct scrambler_search *search, int size)
{
    scrambler_lines_init(&search->lines, size);
    return scrambler_perimeter_init(&search->perimeter, &search->lines);
}

void scrambler_search_deinit(struct scrambler_search *search)
{
    scrambler_perimeter_deinit(&search->perimeter);
}

void scrambler_search_begin(struct scrambler_search *search, const struct scrambler_grid *start,
                            const struct scrambler_words *words, int length_max, long work_max)
{
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    scrambler_grid_homes(start, words, homes);
    search->words.count = 0;
    for (int home = 0; home <= 1; home++) {
        for (int i = 0; i < words->count; i++) {
            if (homes[i].is_home == (home == 1)) {
                scrambler_words_add(&search->words, words->letters[i], words->lengths[i]);
            }
        }
    }
    scrambler_perimeter_begin(&search->perimeter, start);
    search->may_grow = true;
    search->length = 1;
    search->work_last = 0;
    scrambler_search_resume(search, length_max, work_max);
}

void scrambler_search_resume(struct scrambler_search *search, int length_max, long work_max)
{
    search->state = PATH_SOUGHT;
    search->phase = PATH_PHASE_CHOOSE;
    search->length_max = length_max < PATH_LENGTH_MAX ? length_max : PATH_LENGTH_MAX;
    search->work_max = work_max;
    search->work = 0;
}

static bool is_goal(const void *context, const struct scrambler_grid *grid)
{
    const struct scrambler_search *search = context;
    return scrambler_grid_is_solved(grid, &search->words);
}

/* Returns whether there is room for the next layer and its cost is affordable. */
static bool should_grow(const struct scrambler_search *search, long affordable)
{
    const struct scrambler_perimeter *perimeter = &search->perimeter;
    if (!search->may_grow || perimeter->depth == PERIMETER_DEPTH_MAX) {
        return false;
    }
    uint64_t forecast = scrambler_perimeter_forecast(perimeter);
    return forecast <= PERIMETER_NODES_MAX && (long)forecast <= affordable;
}

/* Goes on to the next length, as no path has this one. */
static void next_length(struct scrambler_search *search)
{
    search->length++;
    search->work_last = search->work;
    search->work = 0;
    search->phase = PATH_PHASE_CHOOSE;
}

static void choose(struct scrambler_search *search)
{
    if (search->length > search->length_max) {
        search->state = PATH_NONE;
    } else if (search->perimeter.depth >= search->length) {
        next_length(search);
    } else if (should_grow(search,
                           search->work_last > CHEAP_NODES ? search->work_last : CHEAP_NODES)) {
        search->phase = PATH_PHASE_GROW;
    } else {
        search->phase = PATH_PHASE_PICK_GOAL;
        search->dive_depth_max = search->length - search->perimeter.depth;
        scrambler_goals_begin(&search->goals, &search->perimeter.start, &search->words,
                              search->length);
    }
}

static void grow(struct scrambler_search *search)
{
    switch (scrambler_perimeter_grow(&search->perimeter, is_goal, search)) {
    case PERIMETER_GROWING:
        return;
    case PERIMETER_GROWN:
        break;
    case PERIMETER_FOUND:
        search->path_count = scrambler_perimeter_path(
            &search->perimeter, (uint32_t)search->perimeter.node_count - 1, search->path);
        search->state = PATH_FOUND;
        return;
    case PERIMETER_FULL:
        search->may_grow = false;
        break;
    }
    search->phase = PATH_PHASE_CHOOSE;
}

/* Handles too much work for this length: grows the perimeter, which reduces it, or gives up. */
static void relieve(struct scrambler_search *search)
{
    if (should_grow(search, (long)PERIMETER_NODES_MAX)) {
        search->work = 0;
        search->phase = PATH_PHASE_GROW;
    } else {
        search->state = PATH_GIVEN_UP;
    }
}

static void pick_goal(struct scrambler_search *search)
{
    search->work++;
    enum goals_step step = scrambler_goals_step(&search->goals);
    if (step == GOALS_END) {
        next_length(search);
    } else if (step == GOALS_FOUND) {
        search->phase = PATH_PHASE_DIVE;
        search->goals.work.key = scrambler_lines_key(&search->lines, search->goals.work.grid.cells);
        search->dive_depth = 0;
        search->next_slides[0] = 0;
    }
}

/* Stores the path when the dive has met the perimeter: from the start to there, and back along the
 * dive to the goal. */
static void store_path(struct scrambler_search *search, uint32_t node)
{
    search->path_count = scrambler_perimeter_path(&search->perimeter, node, search->path);
    for (int i = search->dive_depth - 1; i >= 0; i--) {
        search->path[search->path_count++] = (unsigned char)slide_opposite(search->dive_slides[i]);
    }
    search->state = PATH_FOUND;
}

/* Tries the next slide of the dive, or backtracks. */
static void dive(struct scrambler_search *search)
{
    struct work_grid *work = &search->goals.work;
    int depth = search->dive_depth;
    unsigned previous = depth > 0 ? search->dive_slides[depth - 1] : SLIDE_NONE;
    unsigned run = depth > 0 ? search->dive_runs[depth - 1] : 0;
    unsigned number = search->next_slides[depth];
    while (number < search->lines.slide_count &&
           !slide_may_follow(&search->lines, previous, run, number)) {
        number++;
    }
    if (number == search->lines.slide_count) {
        if (depth == 0) {
            search->phase = PATH_PHASE_PICK_GOAL;
            return;
        }
        search->dive_depth--;
        work_grid_slide(work, &search->lines, slide_opposite(previous));
        return;
    }
    search->work++;
    search->next_slides[depth] = number + 1;
    work_grid_slide(work, &search->lines, number);
    search->dive_slides[depth] = (unsigned char)number;
    search->dive_runs[depth] = (unsigned char)(number == previous ? run + 1 : 1);
    search->dive_depth++;
    bool is_deepest = search->dive_depth == search->dive_depth_max;
    bool is_too_far = distance_bound(&work->distance) > search->length - search->dive_depth;
    if (!is_deepest && !is_too_far) {
        search->next_slides[search->dive_depth] = 0;
        return;
    }
    uint32_t node = is_too_far
                        ? PERIMETER_NOWHERE
                        : scrambler_perimeter_find(&search->perimeter, work->key, &work->grid);
    if (node != PERIMETER_NOWHERE) {
        store_path(search, node);
        return;
    }
    search->dive_depth--;
    work_grid_slide(work, &search->lines, slide_opposite(number));
}

enum path_state scrambler_search_step(struct scrambler_search *search, long *budget)
{
    while (*budget > 0 && search->state == PATH_SOUGHT) {
        switch (search->phase) {
        case PATH_PHASE_CHOOSE:
            choose(search);
            --*budget;
            break;
        case PATH_PHASE_GROW:
            grow(search);
            *budget -= (long)search->lines.slide_count;
            break;
        case PATH_PHASE_PICK_GOAL:
            pick_goal(search);
            --*budget;
            break;
        case PATH_PHASE_DIVE:
            dive(search);
            --*budget;
            break;
        }
        if (search->work > search->work_max && search->state == PATH_SOUGHT) {
            relieve(search);
        }
    }
    return search->state;
}

/* SPDX-License-Identifier: MIT */
/*
 * The breadth-first search. Nodes do not store grids, only how they were reached: a grid is
 * recreated by sliding, which is cheap because paths are short. Leaves goals to scrambler_goals.c.
 */
#include "scrambler_perimeter.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

#define INDEX_COUNT (2 * PERIMETER_NODES_MAX)
#define INDEX_MASK  (INDEX_COUNT - 1)

/* Number of nodes from which clearing the whole index is faster than clearing the used slots. */
#define NODES_TO_CLEAR_ALL (INDEX_COUNT / 64)

enum status scrambler_perimeter_init(struct scrambler_perimeter *perimeter,
                                     const struct scrambler_lines *lines)
{
    perimeter->lines = lines;
    perimeter->node_count = 0;
    perimeter->nodes = memory_new(PERIMETER_NODES_MAX, sizeof *perimeter->nodes);
    perimeter->index = memory_new(INDEX_COUNT, sizeof *perimeter->index);
    if (!perimeter->nodes || !perimeter->index) {
        scrambler_perimeter_deinit(perimeter);
        return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

void scrambler_perimeter_deinit(struct scrambler_perimeter *perimeter)
{
    memory_free(perimeter->nodes);
    memory_free(perimeter->index);
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

/* SPDX-License-Identifier: MIT */
/*
 * The perimeter: all grids within some number of slides of a start, each with a shortest path
 * there. A breadth-first search, layer by layer, in bounded memory. Leaves recognizing solved grids
 * to scrambler_search.h. Private to the Scrambler.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_PERIMETER_H
#define TROUNCE_ENGINE_SCRAMBLER_PERIMETER_H

#include "scrambler_lines.h"

#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define PERIMETER_NODES_MAX ((size_t)1 << 21) /* 16 bytes each and 8 in the index: 48 MiB */
#define PERIMETER_DEPTH_MAX 24
#define PERIMETER_NOWHERE   UINT32_MAX

/* A grid, as its key, and the slide and the node from which it was reached. */
struct perimeter_node {
    uint64_t key;
    uint32_t parent;
    unsigned char slide;
    unsigned char depth;
};

/*
 * Invariants: the nodes include all grids of depth 0..depth, ordered by depth; those of depth
 * `depth` are nodes[layer_begin..layer_end-1], followed by those of the next layer met so far. Each
 * grid is one node.
 */
struct scrambler_perimeter {
    const struct scrambler_lines *lines;
    struct scrambler_grid start;
    struct perimeter_node *nodes;
    uint32_t *index; /* hash table of node numbers plus 1; 0 is free */
    size_t node_count;
    size_t previous_begin; /* where the previous layer begins */
    size_t layer_begin;
    size_t layer_end;
    size_t next; /* node of the layer to expand next */
    int depth;
};

/* Allocates the memory. STATUS_NO_MEMORY. */
enum status scrambler_perimeter_init(struct scrambler_perimeter *perimeter,
                                     const struct scrambler_lines *lines);

void scrambler_perimeter_deinit(struct scrambler_perimeter *perimeter);

/* Restarts with only the start. */
void scrambler_perimeter_begin(struct scrambler_perimeter *perimeter,
                               const struct scrambler_grid *start);

/* Estimates, on the high side, the number of nodes once the next layer is complete. */
uint64_t scrambler_perimeter_forecast(const struct scrambler_perimeter *perimeter);

/* Returns whether this is the grid being searched for. */
typedef bool perimeter_test(const void *context, const struct scrambler_grid *grid);

enum perimeter_growth {
    PERIMETER_GROWING,
    PERIMETER_GROWN, /* a layer is complete; depth has grown by one */
    PERIMETER_FOUND, /* the test accepted the last node */
    PERIMETER_FULL   /* no room for another node */
};

/* Expands one node of the last layer, calling `test` for each new grid. */
enum perimeter_growth scrambler_perimeter_grow(struct scrambler_perimeter *perimeter,
                                               perimeter_test *test, const void *context);

/* Returns the node of a grid in the complete layers, or PERIMETER_NOWHERE. Exact: grids are
 * compared, not just keys. */
uint32_t scrambler_perimeter_find(const struct scrambler_perimeter *perimeter, uint64_t key,
                                  const struct scrambler_grid *grid);

/* Writes the slides that lead from the start to a node; returns their number. */
int scrambler_perimeter_path(const struct scrambler_perimeter *perimeter, uint32_t node,
                             unsigned char slides[PERIMETER_DEPTH_MAX]);

#endif

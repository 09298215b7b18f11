/* SPDX-License-Identifier: MIT */
/*
 * Manages the memory of the words found. Leaves finding them to solver_find.c.
 */
#include "solver_found.h"

#include "trounce/memory.h"

#include <string.h>

#define FIRST_CAPACITY 1024

void found_clear(struct found *found)
{
    *found = (struct found){
        .nodes = found->nodes,
        .path_ats = found->path_ats,
        .path_lengths = found->path_lengths,
        .cells = found->cells,
        .capacity = found->capacity,
        .cell_capacity = found->cell_capacity,
    };
}

void found_deinit(struct found *found)
{
    memory_free(found->nodes);
    memory_free(found->path_ats);
    memory_free(found->path_lengths);
    memory_free(found->cells);
    *found = (struct found){0};
}

/* Resizes `*block` to `count` elements of `size` bytes. */
static bool grow(void **block, size_t count, size_t size)
{
    void *grown = memory_resize(*block, count, size);
    if (grown) {
        *block = grown;
    }
    return grown;
}

/* Returns the capacity, doubled until it is at least `count`. */
static size_t enough(size_t capacity, size_t count)
{
    capacity = capacity == 0 ? FIRST_CAPACITY : capacity;
    while (capacity < count) {
        capacity *= 2;
    }
    return capacity;
}

static bool reserve_words(struct found *found, size_t count)
{
    size_t capacity = enough(found->capacity, count);
    void *nodes = found->nodes;
    void *path_ats = found->path_ats;
    void *path_lengths = found->path_lengths;
    bool is_done = grow(&nodes, capacity, sizeof *found->nodes) &&
                   grow(&path_ats, capacity, sizeof *found->path_ats) &&
                   grow(&path_lengths, capacity, sizeof *found->path_lengths);
    found->nodes = nodes;
    found->path_ats = path_ats;
    found->path_lengths = path_lengths;
    found->capacity = is_done ? capacity : found->capacity;
    return is_done;
}

static bool reserve_cells(struct found *found, size_t count)
{
    size_t capacity = enough(found->cell_capacity, count);
    void *cells = found->cells;
    if (count > UINT32_MAX || !grow(&cells, capacity, sizeof *found->cells)) {
        return false;
    }
    found->cells = cells;
    found->cell_capacity = capacity;
    return true;
}

bool found_grow(struct found *found, size_t word_count, size_t cell_count)
{
    return (word_count <= found->capacity || reserve_words(found, word_count)) &&
           (cell_count <= found->cell_capacity || reserve_cells(found, cell_count));
}

bool found_add(struct found *found, uint32_t node, const struct path *path)
{
    size_t length = (size_t)path->length;
    if (!found_reserve(found, 1, length)) {
        return false;
    }
    memcpy(found->cells + found->cells_size, path->cells, length);
    found->nodes[found->count] = node;
    found->path_ats[found->count] = (uint32_t)found->cells_size;
    found->path_lengths[found->count] = (unsigned char)length;
    found->count++;
    found->cells_size += length;
    return true;
}

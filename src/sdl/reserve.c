/* SPDX-License-Identifier: MIT */
/*
 * SDL does not check allocations of names, events and the like: out of memory, it would crash
 * without telling the player why.
 */
#include "reserve.h"

#include "cli.h"
#include "trounce/status.h"
#include "writer.h"

#include <SDL.h>
#include <stdlib.h>

#define RESERVE_SIZE (1UL << 20)
#define LARGE_SIZE   (1UL << 16) /* SDL checks allocations of this size */

static SDL_atomic_t is_gone; /* atomic, as SDL's threads allocate, too */
static void *reserve;

/* Frees the reserve; returns whether to retry. Ends the game if it is gone and SDL would crash. */
static bool relieve(size_t size)
{
    if (size >= LARGE_SIZE) {
        return false;
    }
    if (!SDL_AtomicCAS(&is_gone, 0, 1)) {
        writer_complain("trounce", status_text(STATUS_NO_MEMORY));
        _Exit(OUTCOME_BAD);
    }
    free(reserve);
    reserve = NULL;
    return true;
}

/* Allocates at least one byte, as NULL means failure. */
static void *get(size_t size)
{
    void *block;
    do {
        block = malloc(size > 0 ? size : 1);
    } while (!block && relieve(size));
    return block;
}

static void *get_zeroed(size_t count, size_t size)
{
    void *block;
    do {
        block = calloc(count, size);
    } while (!block && relieve(size == 0 || count < LARGE_SIZE / size ? count * size : LARGE_SIZE));
    return block;
}

static void *get_larger(void *old, size_t size)
{
    void *block;
    do {
        block = realloc(old, size > 0 ? size : 1);
    } while (!block && relieve(size));
    return block;
}

void reserve_begin(void)
{
    reserve = malloc(RESERVE_SIZE);
    (void)SDL_SetMemoryFunctions(get, get_zeroed, get_larger, free);
}

bool reserve_is_gone(void)
{
    return SDL_AtomicGet(&is_gone) != 0;
}

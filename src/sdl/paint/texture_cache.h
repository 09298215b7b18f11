/* SPDX-License-Identifier: MIT */
/*
 * Pictures as textures, found by a key of bytes; the least recently used make room for new ones.
 */
#ifndef SDL_TEXTURE_CACHE_H
#define SDL_TEXTURE_CACHE_H

#include "bitmap.h"

#include <SDL.h>
#include <stddef.h>

/* A picture that the renderer holds; left and top as in a bitmap. */
struct picture {
    SDL_Texture *texture;
    int width, height;
    int left, top;
};

struct texture_cache;

/* A cache of textures of `renderer` (borrowed) with at most `limit` bytes of pixels; a single
 * picture may exceed that. NULL if out of memory. */
struct texture_cache *texture_cache_new(SDL_Renderer *renderer, size_t limit);
void texture_cache_free(struct texture_cache *cache);

/* The picture of a key, which counts as a use; NULL if it is missing. Valid until the next
 * texture_cache_add or texture_cache_clear. */
const struct picture *texture_cache_find(struct texture_cache *cache, const void *key, size_t size);

/* Adds a texture of the bitmap under a key that is not there yet. NULL if out of memory. */
const struct picture *texture_cache_add(struct texture_cache *cache, const void *key, size_t size,
                                        const struct bitmap *bitmap);

/* Changes the limit, and drops what exceeds it. */
void texture_cache_limit(struct texture_cache *cache, size_t limit);

/* Drops all pictures. */
void texture_cache_clear(struct texture_cache *cache);

#endif

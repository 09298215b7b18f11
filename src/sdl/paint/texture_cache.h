/* SPDX-License-Identifier: MIT */
/*
 * An LRU cache of pictures as textures, looked up by a key of bytes.
 */
#ifndef SDL_TEXTURE_CACHE_H
#define SDL_TEXTURE_CACHE_H

#include "bitmap.h"

#include <SDL.h>
#include <stddef.h>

/* A picture in a texture; left and top as in a bitmap. */
struct picture {
    SDL_Texture *texture;
    int width, height;
    int left, top;
};

struct texture_cache;

/* Creates a cache of textures of `renderer` (borrowed) in one format with at most `limit` bytes of
 * pixels, which a single picture may exceed. NULL if out of memory. */
struct texture_cache *texture_cache_new(SDL_Renderer *renderer, Uint32 format, size_t limit);
void texture_cache_free(struct texture_cache *cache);

/* Returns the picture of a key and marks it as used; NULL if it is missing. Valid until the next
 * call that adds or drops pictures. */
const struct picture *texture_cache_find(struct texture_cache *cache, const void *key, size_t size);

/* Adds a texture of the bitmap, in the cache's format, under a key that is not in the cache. NULL
 * if out of memory. */
const struct picture *texture_cache_add(struct texture_cache *cache, const void *key, size_t size,
                                        const struct bitmap *bitmap);

/* Changes the limit, and drops the least recently used pictures beyond it. */
void texture_cache_limit(struct texture_cache *cache, size_t limit);

/* Drops all pictures. */
void texture_cache_clear(struct texture_cache *cache);

#endif

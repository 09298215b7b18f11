/* SPDX-License-Identifier: MIT */
/*
 * Pictures that were made once, kept as textures under a key of bytes; those unused for longest
 * give way to new ones. Leaves the making of pictures and keys to the canvas.
 */
#ifndef SDL_TEXTURE_CACHE_H
#define SDL_TEXTURE_CACHE_H

#include "bitmap.h"

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

/* A picture on the renderer's side; left and top as those of a bitmap. */
struct picture {
    SDL_Texture *texture;
    int width, height;
    int left, top;
};

struct texture_cache;

/* A cache of textures of `renderer` (borrowed) of at most `limit` bytes of pixels in all, of which
 * one picture may always be kept. NULL when there is no memory. */
struct texture_cache *texture_cache_new(SDL_Renderer *renderer, size_t limit);
void texture_cache_free(struct texture_cache *cache);

/* The picture under a key, which counts as used now; NULL when it is not there. Valid until the
 * next texture_cache_add or texture_cache_clear. */
const struct picture *texture_cache_find(struct texture_cache *cache, const void *key, size_t size);

/* Makes a texture of the bitmap and keeps it under a key that is not there yet. NULL when there is
 * no memory. */
const struct picture *texture_cache_add(struct texture_cache *cache, const void *key, size_t size,
                                        const struct bitmap *bitmap);

/* Sets another limit and drops what is too much. */
void texture_cache_limit(struct texture_cache *cache, size_t limit);

/* Drops all pictures. */
void texture_cache_clear(struct texture_cache *cache);

#endif

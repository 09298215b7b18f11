/* SPDX-License-Identifier: MIT */
/*
 * A hash table with chaining, and a ring of entries in order of last use.
 */
#include "texture_cache.h"

#include "trounce/memory.h"

#include <string.h>

#define BUCKET_COUNT 1024

struct entry {
    struct entry *chain;
    struct entry *newer, *older; /* neighbours in the ring */
    struct picture picture;
    size_t bytes;
    uint64_t hash;
    size_t key_size;
    unsigned char *key; /* stored after the entry */
};

/* Invariants: each entry is in the chain of its hash and in the ring; `ring.older` is the most
 * recently used entry, `ring.newer` the least recently used; `bytes` is their total. */
struct texture_cache {
    SDL_Renderer *renderer;
    Uint32 format;
    size_t limit, bytes;
    struct entry ring;
    struct entry *buckets[BUCKET_COUNT];
};

struct texture_cache *texture_cache_new(SDL_Renderer *renderer, Uint32 format, size_t limit)
{
    struct texture_cache *cache = memory_new(1, sizeof *cache);
    if (!cache) {
        return NULL;
    }
    cache->renderer = renderer;
    cache->format = format;
    cache->limit = limit;
    cache->ring.newer = cache->ring.older = &cache->ring;
    return cache;
}

static void leave_ring(struct entry *entry)
{
    entry->newer->older = entry->older;
    entry->older->newer = entry->newer;
}

static void enter_ring(struct texture_cache *cache, struct entry *entry)
{
    entry->newer = &cache->ring;
    entry->older = cache->ring.older;
    entry->older->newer = entry;
    cache->ring.older = entry;
}

static void drop(struct texture_cache *cache, struct entry *entry)
{
    struct entry **link = &cache->buckets[entry->hash % BUCKET_COUNT];
    while (*link != entry) {
        link = &(*link)->chain;
    }
    *link = entry->chain;
    leave_ring(entry);
    cache->bytes -= entry->bytes;
    SDL_DestroyTexture(entry->picture.texture);
    memory_free(entry);
}

void texture_cache_clear(struct texture_cache *cache)
{
    while (cache->ring.newer != &cache->ring) {
        drop(cache, cache->ring.newer);
    }
}

void texture_cache_free(struct texture_cache *cache)
{
    if (!cache) {
        return;
    }
    texture_cache_clear(cache);
    memory_free(cache);
}

void texture_cache_limit(struct texture_cache *cache, size_t limit)
{
    cache->limit = limit;
    while (cache->bytes > limit) {
        drop(cache, cache->ring.newer);
    }
}

const struct picture *texture_cache_find(struct texture_cache *cache, const void *key, size_t size)
{
    uint64_t hash = bitmap_hash(BITMAP_HASH_SEED, key, size);
    for (struct entry *entry = cache->buckets[hash % BUCKET_COUNT]; entry; entry = entry->chain) {
        if (entry->hash != hash || entry->key_size != size || memcmp(entry->key, key, size) != 0) {
            continue;
        }
        leave_ring(entry);
        enter_ring(cache, entry);
        return &entry->picture;
    }
    return NULL;
}

static SDL_Texture *make_texture(const struct texture_cache *cache, const struct bitmap *bitmap)
{
    SDL_Texture *texture = SDL_CreateTexture(
        cache->renderer, cache->format, SDL_TEXTUREACCESS_STATIC, bitmap->width, bitmap->height);
    if (!texture) {
        return NULL;
    }
    if (SDL_UpdateTexture(texture, NULL, bitmap->pixels, bitmap->width * 4) != 0 ||
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND) != 0) {
        SDL_DestroyTexture(texture);
        return NULL;
    }
    return texture;
}

const struct picture *texture_cache_add(struct texture_cache *cache, const void *key, size_t size,
                                        const struct bitmap *bitmap)
{
    struct entry *entry = memory_new(1, sizeof *entry + size);
    SDL_Texture *texture = entry ? make_texture(cache, bitmap) : NULL;
    if (!texture) {
        memory_free(entry);
        return NULL;
    }
    entry->picture =
        (struct picture){texture, bitmap->width, bitmap->height, bitmap->left, bitmap->top};
    entry->bytes = (size_t)bitmap->width * (size_t)bitmap->height * 4;
    entry->hash = bitmap_hash(BITMAP_HASH_SEED, key, size);
    entry->key_size = size;
    entry->key = (unsigned char *)(entry + 1);
    memcpy(entry->key, key, size);

    while (cache->bytes > 0 && cache->bytes + entry->bytes > cache->limit) {
        drop(cache, cache->ring.newer);
    }
    struct entry **bucket = &cache->buckets[entry->hash % BUCKET_COUNT];
    entry->chain = *bucket;
    *bucket = entry;
    enter_ring(cache, entry);
    cache->bytes += entry->bytes;
    return &entry->picture;
}

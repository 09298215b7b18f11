/* SPDX-License-Identifier: MIT */
/*
 * Texts that last a frame, in blocks that are never moved.
 */
#include "arena.h"

#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define BLOCK_SIZE ((size_t)16 * 1024)

struct arena_block {
    struct arena_block *earlier;
    char bytes[BLOCK_SIZE];
};

static void drop_blocks(struct arena_block *block)
{
    while (block) {
        struct arena_block *earlier = block->earlier;
        memory_free(block);
        block = earlier;
    }
}

void arena_clear(struct arena *arena)
{
    if (arena->block) {
        drop_blocks(arena->block->earlier);
        arena->block->earlier = NULL;
    }
    arena->used = 0;
    arena->failed = false;
}

void arena_deinit(struct arena *arena)
{
    drop_blocks(arena->block);
    memset(arena, 0, sizeof *arena);
}

bool arena_prepare(struct arena *arena)
{
    if (arena->block && BLOCK_SIZE - arena->used >= SAY_MAX) {
        return true;
    }
    struct arena_block *block = memory_new(1, sizeof *block);
    if (!block) {
        arena->failed = true;
        return false;
    }
    block->earlier = arena->block;
    arena->block = block;
    arena->used = 0;
    return true;
}

/* Ends a text that was cut at SAY_MAX with an ellipsis, behind a whole character. */
static void end_cut(char text[SAY_MAX])
{
    static const char ellipsis[] = "…";
    size_t length = SAY_MAX - sizeof ellipsis;
    while (length > 0 && !utf8_begins(text[length])) {
        length--;
    }
    memcpy(text + length, ellipsis, sizeof ellipsis);
}

const char *say(struct arena *arena, const char *format, ...)
{
    if (!arena_prepare(arena)) {
        return "";
    }
    char *text = arena->block->bytes + arena->used;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, SAY_MAX, format, arguments);
    va_end(arguments);
    if (length < 0) {
        text[0] = '\0';
    } else if (length >= SAY_MAX) {
        end_cut(text);
    }
    arena->used += strlen(text) + 1;
    return text;
}

const char *arena_copy(struct arena *arena, const char *text)
{
    size_t size = strlen(text) + 1;
    if (size > SAY_MAX) {
        return say(arena, "%s", text);
    }
    if (!arena_prepare(arena)) {
        return "";
    }
    char *copy = memcpy(arena->block->bytes + arena->used, text, size);
    arena->used += size;
    return copy;
}

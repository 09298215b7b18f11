/* SPDX-License-Identifier: MIT */
/*
 * Opens the font files once, and caches fonts of the sizes in use and text widths.
 */
#include "fonts.h"

#include "bitmap.h"

#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define OPEN_MAX    40
#define WIDTH_COUNT 4096

#define UNKNOWN_CHARACTER 0xfffd

struct open_font {
    TTF_Font *font; /* NULL: unused */
    int face, size;
    enum font_use use;
    unsigned long used;
};

/* A cached text width. The hash covers everything that the width depends on; at 64 bits it can
 * stand for the text itself. */
struct known_width {
    uint64_t hash;
    int width;
};

struct fonts {
    struct file files[FACE_KINDS];
    struct open_font open[OPEN_MAX];
    unsigned long clock;
    struct known_width widths[WIDTH_COUNT];
};

static const char *const file_names[FACE_KINDS] = {
    [WEIGHT_600] = "Nunito-600.ttf", [WEIGHT_700] = "Nunito-700.ttf",
    [WEIGHT_800] = "Nunito-800.ttf", [WEIGHT_900] = "Nunito-900.ttf",
    [FACE_ICONS] = "icons.ttf",
};

static TTF_Font *open_font(const struct file *file, int size, enum font_use use)
{
    SDL_RWops *stream = SDL_RWFromConstMem(file->bytes, (int)file->size);
    TTF_Font *font = stream ? TTF_OpenFontRW(stream, 1, size) : NULL;
    if (font) {
        TTF_SetFontHinting(font,
                           use == FONT_UPRIGHT ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE);
    }
    return font;
}

struct fonts *fonts_new(const char *folder, struct message *fault)
{
    struct fonts *fonts = memory_new(1, sizeof *fonts);
    if (!fonts) {
        *fault = (struct message){.format = status_text(STATUS_NO_MEMORY)};
        return NULL;
    }
    for (int face = 0; face < FACE_KINDS; face++) {
        char path[FILE_PATH_MAX];
        (void)snprintf(path, sizeof path, "%s/%s", folder, file_names[face]);
        bool read = file_open(&fonts->files[face], path, fault);
        TTF_Font *font = read ? open_font(&fonts->files[face], 16, FONT_UPRIGHT) : NULL;
        if (!font) {
            if (read) {
                message_set(fault, "%s: not a font: %s", path, TTF_GetError());
            }
            fonts_free(fonts);
            return NULL;
        }
        TTF_CloseFont(font);
    }
    return fonts;
}

void fonts_free(struct fonts *fonts)
{
    if (!fonts) {
        return;
    }
    for (int i = 0; i < OPEN_MAX; i++) {
        if (fonts->open[i].font) {
            TTF_CloseFont(fonts->open[i].font);
        }
    }
    for (int face = 0; face < FACE_KINDS; face++) {
        file_close(&fonts->files[face]);
    }
    memory_free(fonts);
}

TTF_Font *fonts_get(struct fonts *fonts, int face, int size, enum font_use use)
{
    assert(face >= 0 && face < FACE_KINDS && size > 0);
    struct open_font *oldest = &fonts->open[0];
    for (int i = 0; i < OPEN_MAX; i++) {
        struct open_font *open = &fonts->open[i];
        if (open->font && open->face == face && open->size == size && open->use == use) {
            open->used = ++fonts->clock;
            return open->font;
        }
        if (open->used < oldest->used) {
            oldest = open;
        }
    }
    TTF_Font *font = open_font(&fonts->files[face], size, use);
    if (!font) {
        return NULL;
    }
    if (oldest->font) {
        TTF_CloseFont(oldest->font);
    }
    *oldest = (struct open_font){font, face, size, use, ++fonts->clock};
    return font;
}

int fonts_width(struct fonts *fonts, enum font_weight weight, int size, const char *text)
{
    if (!*text || size <= 0) {
        return 0;
    }
    unsigned char kind[] = {(unsigned char)weight, (unsigned char)(size & 0xff),
                            (unsigned char)(size >> 8 & 0xff)};
    uint64_t hash = bitmap_hash(BITMAP_HASH_SEED, kind, sizeof kind);
    hash = bitmap_hash(hash, text, strlen(text));
    struct known_width *known = &fonts->widths[hash % WIDTH_COUNT];
    if (known->hash == hash) {
        return known->width;
    }

    TTF_Font *font = fonts_get(fonts, (int)weight, size, FONT_UPRIGHT);
    int width = 0;
    if (!font || TTF_SizeUTF8(font, text, &width, NULL) != 0) {
        return 0;
    }
    *known = (struct known_width){hash, width};
    return width;
}

int fonts_spaced_width(struct fonts *fonts, const struct draw_command *command, const char *text)
{
    int gaps = -1;
    for (const char *at = text; fonts_next_character(&at);) {
        gaps++;
    }
    int width = fonts_width(fonts, command->weight, command->size, text);
    return gaps > 0 ? width + gaps * command->spacing * command->size / 1000 : width;
}

uint32_t fonts_next_character(const char **text)
{
    uint32_t character = UNKNOWN_CHARACTER;
    if (!**text) {
        return 0;
    }
    size_t length = utf8_read(*text, UTF8_LENGTH_MAX, &character);
    *text += length > 0 ? length : 1;
    return character;
}

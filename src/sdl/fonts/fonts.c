/* SPDX-License-Identifier: MIT */
/*
 * Opens the font files once, and caches fonts of the sizes in use and text widths.
 */
#include "fonts.h"

#include "bitmap.h"
#include "page.h"
#include "system_font.h"

#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define OPEN_MAX    40
#define SPARE_MAX   8  /* fonts of the system */
#define MISSING_MAX 64 /* characters that no font has, remembered at a time */
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
    struct system_font spares[SPARE_MAX]; /* the faces from FACE_KINDS on */
    int spare_count;
    uint32_t missing[MISSING_MAX]; /* each at its remainder */
    struct open_font open[OPEN_MAX];
    unsigned long clock;
    struct known_width widths[WIDTH_COUNT];
};

static const char *const file_names[FACE_KINDS] = {
    [WEIGHT_600] = "Nunito-600.ttf", [WEIGHT_700] = "Nunito-700.ttf",
    [WEIGHT_800] = "Nunito-800.ttf", [WEIGHT_900] = "Nunito-900.ttf",
    [FACE_ICONS] = "icons.ttf",
};

static TTF_Font *open_font(const struct fonts *fonts, int face, int size, enum font_use use)
{
    TTF_Font *font = NULL;
    if (face < FACE_KINDS) {
        const struct file *file = &fonts->files[face];
        SDL_RWops *stream = SDL_RWFromConstMem(file->bytes, (int)file->size);
        font = stream ? TTF_OpenFontRW(stream, 1, size) : NULL;
    } else {
        const struct system_font *spare = &fonts->spares[face - FACE_KINDS];
        font = TTF_OpenFontIndex(spare->path, size, spare->index);
    }
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
        TTF_Font *font = read ? open_font(fonts, face, 16, FONT_UPRIGHT) : NULL;
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
    assert(face >= 0 && face < FACE_KINDS + fonts->spare_count && size > 0);
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
    TTF_Font *font = open_font(fonts, face, size, use);
    if (!font) {
        return NULL;
    }
    if (oldest->font) {
        TTF_CloseFont(oldest->font);
    }
    *oldest = (struct open_font){font, face, size, use, ++fonts->clock};
    return font;
}

/* --- letters that the game's typefaces lack --- */

#define PROBE_SIZE 16 /* at which fonts are asked for what they have */

/* Returns whether a typeface of the game draws a character. Of Greek it has only the letters that
 * are used as signs, which do not match the others. */
static bool is_drawn_by(TTF_Font *own, uint32_t character)
{
    bool is_greek = character >= 0x0370 && character < 0x0400;
    return !is_greek && TTF_GlyphIsProvided32(own, character);
}

/* Returns a typeface that has a character: that of the game, or one of the system, looked for where
 * none that is known has it. That of the game if there is none, which draws a box. */
static int face_of(struct fonts *fonts, enum font_weight weight, uint32_t character)
{
    struct system_font found;
    uint32_t *missing = &fonts->missing[character % MISSING_MAX];
    TTF_Font *own = fonts_get(fonts, (int)weight, PROBE_SIZE, FONT_UPRIGHT);
    if (*missing == character || !own || is_drawn_by(own, character)) {
        return (int)weight;
    }
    if (page_is_there()) {
        return FACE_OF_PAGE;
    }
    for (int i = 0; i < fonts->spare_count; i++) {
        TTF_Font *spare = fonts_get(fonts, FACE_KINDS + i, PROBE_SIZE, FONT_UPRIGHT);
        if (spare && TTF_GlyphIsProvided32(spare, character)) {
            return FACE_KINDS + i;
        }
    }
    if (fonts->spare_count < SPARE_MAX && system_font_find(character, &found)) {
        int face = FACE_KINDS + fonts->spare_count;
        fonts->spares[fonts->spare_count++] = found;
        TTF_Font *spare = fonts_get(fonts, face, PROBE_SIZE, FONT_UPRIGHT);
        if (spare && TTF_GlyphIsProvided32(spare, character)) {
            return face;
        }
        fonts->spare_count--; /* what cannot be opened was not put among the open ones */
    }
    *missing = character;
    return (int)weight;
}

bool fonts_have(TTF_Font *font, const char *text)
{
    for (uint32_t character; (character = fonts_next_character(&text)) != 0;) {
        if (!is_drawn_by(font, character)) {
            return false;
        }
    }
    return true;
}

bool fonts_lack(struct fonts *fonts, const char *text)
{
    for (uint32_t character; (character = fonts_next_character(&text)) != 0;) {
        TTF_Font *own = fonts_get(fonts, WEIGHT_800, PROBE_SIZE, FONT_UPRIGHT);
        if (own && face_of(fonts, WEIGHT_800, character) == WEIGHT_800 &&
            !TTF_GlyphIsProvided32(own, character)) {
            return true;
        }
    }
    return false;
}

/* Hebrew, Arabic and their neighbours, and the forms of their letters. */
static bool is_leftward(uint32_t character)
{
    return (character >= 0x0590 && character < 0x0900) ||
           (character >= 0xfb1d && character < 0xfe00) ||
           (character >= 0xfe70 && character < 0xff00);
}

/* Marks that belong to the letter before them. */
static bool is_mark(uint32_t character)
{
    return (character >= 0x0300 && character < 0x0370) ||
           (character >= 0x0591 && character < 0x05c8 && character != 0x05be) ||
           (character >= 0xfe00 && character < 0xfe10);
}

/* Blanks and signs of ASCII belong to the run before them if one of the same face follows. */
static bool is_sign(uint32_t character)
{
    return character < '0' || (character > '9' && character < 'A');
}

void fonts_turn(char *text)
{
    char turned[FONT_RUN_MAX];
    size_t size = strlen(text);
    size_t to = size;
    for (const char *at = text; *at;) {
        const char *start = at;
        const char *end;
        (void)fonts_next_character(&at);
        for (end = at; is_mark(fonts_next_character(&end)); at = end) {
        }
        to -= (size_t)(at - start);
        memcpy(turned + to, start, (size_t)(at - start));
    }
    memcpy(text, turned, size);
}

/* Returns whether SDL_ttf orders and joins the letters of a run itself. */
static bool is_shaped(void)
{
    int major, minor, patch;
    TTF_GetHarfBuzzVersion(&major, &minor, &patch);
    return major > 0;
}

bool fonts_next_run(struct fonts *fonts, enum font_weight weight, const char **text,
                    struct font_run *run)
{
    const char *end = *text; /* of what is known to belong to the run */
    bool is_first = true;
    for (const char *at = end; *at;) {
        uint32_t character = fonts_next_character(&at);
        int face = is_mark(character) && !is_first ? run->face : face_of(fonts, weight, character);
        bool is_left = is_leftward(character);
        if (at - *text >= FONT_RUN_MAX) {
            break;
        }
        if (is_first) {
            run->face = face;
            run->is_leftward = is_left;
            is_first = false;
        } else if (face == run->face && (is_left == run->is_leftward || is_mark(character))) {
            /* goes on */
        } else if (is_sign(character) && run->face != (int)weight) {
            continue;
        } else {
            break;
        }
        end = at;
    }
    size_t size = (size_t)(end - *text);
    memcpy(run->text, *text, size);
    run->text[size] = '\0';
    *text = end;
    if (!is_first && run->is_leftward && run->face != FACE_OF_PAGE && !is_shaped()) {
        fonts_turn(run->text);
    }
    return !is_first;
}

TTF_Font *fonts_of_run(struct fonts *fonts, const struct font_run *run, int size, enum font_use use)
{
    TTF_Font *font = fonts_get(fonts, run->face, size, use);
#if SDL_TTF_VERSION_ATLEAST(2, 20, 0)
    if (font && run->face >= FACE_KINDS) {
        const char *at = run->text;
        bool is_hebrew = fonts_next_character(&at) < 0x0600;
        (void)TTF_SetFontDirection(font, run->is_leftward ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
        (void)TTF_SetFontScriptName(font, !run->is_leftward ? "Zyyy" : is_hebrew ? "Hebr" : "Arab");
    }
#endif
    return font;
}

int fonts_mixed_width(struct fonts *fonts, enum font_weight weight, int size, enum font_use use,
                      const char *text)
{
    int sum = 0;
    for (struct font_run run; fonts_next_run(fonts, weight, &text, &run);) {
        int width = 0;
        TTF_Font *font = NULL;
        if (run.face == FACE_OF_PAGE) {
            width = page_text_width(run.text, size);
        } else if ((font = fonts_of_run(fonts, &run, size, use)) != NULL) {
            (void)TTF_SizeUTF8(font, run.text, &width, NULL);
        }
        sum += width;
    }
    return sum;
}

/* --- widths --- */

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
    if (font && !fonts_have(font, text)) {
        width = fonts_mixed_width(fonts, weight, size, FONT_UPRIGHT, text);
    } else if (!font || TTF_SizeUTF8(font, text, &width, NULL) != 0) {
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

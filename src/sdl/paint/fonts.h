/* SPDX-License-Identifier: MIT */
/*
 * Provides the typefaces at any size, and measures texts.
 */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include "draw.h"
#include "file.h"

#include <SDL_ttf.h>

/* The weights of Nunito, then the icons. */
#define FACE_ICONS WEIGHT_COUNT
#define FACE_KINDS (WEIGHT_COUNT + 1)

/* FONT_UPRIGHT is hinted and shown at its size; FONT_ORIGINAL, unhinted, is scaled or rotated. */
enum font_use { FONT_UPRIGHT, FONT_ORIGINAL };

struct fonts;

/*
 * Opens the typefaces in `folder`; call after TTF_Init(). On failure returns NULL, with a line in
 * `fault` that names the file. The caller owns the result.
 */
struct fonts *fonts_new(const char *folder, struct message *fault);
void fonts_free(struct fonts *fonts);

/* Returns a typeface (enum font_weight or FACE_ICONS) at `size` px, valid until the next call; NULL
 * if out of memory. */
TTF_Font *fonts_get(struct fonts *fonts, int face, int size, enum font_use use);

/* Returns the width of a text in pixels, cached; 0 for an empty text. */
int fonts_width(struct fonts *fonts, enum font_weight weight, int size, const char *text);

/* Like fonts_width(), plus the letter spacing of the command. */
int fonts_spaced_width(struct fonts *fonts, const struct draw_command *command, const char *text);

/* Reads the character at `*text` and advances past it; 0 at the end, U+FFFD for invalid UTF-8. */
uint32_t fonts_next_character(const char **text);

#endif

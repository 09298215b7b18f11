/* SPDX-License-Identifier: MIT */
/*
 * The typefaces at every size that is asked for, and how wide texts are in them. Leaves pictures of
 * texts to canvas_text.h.
 */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include "draw.h"
#include "file.h"

#include <SDL_ttf.h>
#include <stdbool.h>

/* The weights of Nunito, and after them the icons. */
#define FACE_ICONS WEIGHT_COUNT
#define FACE_KINDS (WEIGHT_COUNT + 1)

/* What a font is opened for: to be shown upright at its size, or as a larger original that is laid
 * between pixels or turned, which hinting would spoil. */
enum font_use { FONT_UPRIGHT, FONT_ORIGINAL };

struct fonts;

/*
 * Opens the typefaces in `folder`; TTF_Init has been called. On failure NULL and a line that names
 * the file in `fault`. The caller owns it.
 */
struct fonts *fonts_new(const char *folder, char fault[FILE_FAULT_MAX]);
void fonts_free(struct fonts *fonts);

/* A typeface (enum font_weight or FACE_ICONS) at `size` px. Valid until the next call; NULL when
 * there is no memory. */
TTF_Font *fonts_get(struct fonts *fonts, int face, int size, enum font_use use);

/* How wide a text stands, in pixels; 0 for an empty one. Remembered. */
int fonts_width(struct fonts *fonts, enum font_weight weight, int size, const char *text);

/* The same with the spacing of a command added between the letters. */
int fonts_spaced_width(struct fonts *fonts, const struct draw_command *command, const char *text);

/* The character at `*text`, which moves on behind it; 0 at the end. What is no UTF-8 becomes
 * U+FFFD. */
uint32_t fonts_next_character(const char **text);

#endif

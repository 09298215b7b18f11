/* SPDX-License-Identifier: MIT */
/*
 * Provides the typefaces at any size, and measures texts. Letters that the game's typefaces lack
 * are drawn in fonts of the system; in a page, by the browser.
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

/* Returns a typeface (enum font_weight, FACE_ICONS or that of a run) at `size` px, valid until some
 * 30 others are used; NULL if out of memory. */
TTF_Font *fonts_get(struct fonts *fonts, int face, int size, enum font_use use);

/* Returns whether a typeface of the game, opened at any size, draws all characters of a text. */
bool fonts_have(TTF_Font *font, const char *text);

/* Returns whether some character of a text can be drawn in no font. Always false in a page, whose
 * browser does not say. */
bool fonts_lack(struct fonts *fonts, const char *text);

/* A part of a text that one typeface draws; `face` is FACE_OF_PAGE where the browser does. */
#define FONT_RUN_MAX 256
#define FACE_OF_PAGE (-1)
struct font_run {
    int face;
    bool is_leftward; /* its script is written from right to left */
    char text[FONT_RUN_MAX];
};

/* Reads the run at `*text` and advances past it; false at the end. The characters that `weight` has
 * are drawn with it. */
bool fonts_next_run(struct fonts *fonts, enum font_weight weight, const char **text,
                    struct font_run *run);

/* Turns the characters of a text of fewer than FONT_RUN_MAX bytes around, each with its marks. So
 * leftward runs are drawn where SDL_ttf is built without HarfBuzz. */
void fonts_turn(char *text);

/* Returns the font of a run that no page draws, set to its direction; as fonts_get(). */
TTF_Font *fonts_of_run(struct fonts *fonts, const struct font_run *run, int size,
                       enum font_use use);

/* Returns the widths of the runs of a text together, not cached. */
int fonts_mixed_width(struct fonts *fonts, enum font_weight weight, int size, enum font_use use,
                      const char *text);

/* Returns the width of a text in pixels, cached; 0 for an empty text. */
int fonts_width(struct fonts *fonts, enum font_weight weight, int size, const char *text);

/* Like fonts_width(), plus the letter spacing of the command. */
int fonts_spaced_width(struct fonts *fonts, const struct draw_command *command, const char *text);

/* Reads the character at `*text` and advances past it; 0 at the end, U+FFFD for invalid UTF-8. */
uint32_t fonts_next_character(const char **text);

#endif

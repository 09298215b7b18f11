/* SPDX-License-Identifier: MIT */
/*
 * Fonts of the system, for letters that the game's own lack. Not for the window: see fonts.h.
 */
#ifndef SDL_SYSTEM_FONT_H
#define SDL_SYSTEM_FONT_H

#include "file.h"

#include <stdbool.h>
#include <stdint.h>

struct system_font {
    char path[FILE_PATH_MAX];
    int index; /* in a file of several fonts */
};

/* Finds a bold font without serifs that draws a character; false if there is none. */
bool system_font_find(uint32_t character, struct system_font *font);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Looks through the fonts that Windows has for the scripts of the world.
 */
#include "system_font.h"

#include "machine.h"

#include <SDL_ttf.h>
#include <stdio.h>

static const struct {
    const char *name;
    int index;
} files[] = {
    {"segoeuib.ttf", 0}, /* Segoe UI: Greek, Cyrillic, Hebrew, Arabic */
    {"YuGothB.ttc", 0},  {"msyhbd.ttc", 0},   {"malgunbd.ttf", 0},
    {"LeelaUIb.ttf", 0}, {"NirmalaB.ttf", 0}, {"Nirmala.ttc", 0},
    {"ebrimabd.ttf", 0}, {"seguisym.ttf", 0}, {"arialbd.ttf", 0},
};

static bool has_character(const struct system_font *font, uint32_t character)
{
    TTF_Font *opened = TTF_OpenFontIndex(font->path, 16, font->index);
    bool has = opened && TTF_GlyphIsProvided32(opened, character);
    if (opened) {
        TTF_CloseFont(opened);
    }
    return has;
}

bool system_font_find(uint32_t character, struct system_font *font)
{
    char windows[FILE_PATH_MAX / 2];
    if (!machine_variable("WINDIR", windows, sizeof windows)) {
        return false;
    }
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        (void)snprintf(font->path, sizeof font->path, "%s/Fonts/%s", windows, files[i].name);
        font->index = files[i].index;
        if (has_character(font, character)) {
            return true;
        }
    }
    return false;
}

/* SPDX-License-Identifier: MIT */
/*
 * The game's fonts, for tests that draw with them.
 */
#ifndef TROUNCE_TESTS_FONTS_OF_TESTS_H
#define TROUNCE_TESTS_FONTS_OF_TESTS_H

#include "english.h"
#include "fonts.h"
#include "test.h"

#include <SDL_ttf.h>

static struct fonts *fonts;

static int open_fonts(void **state)
{
    struct message fault = {0};
    if (TTF_Init() == 0) {
        fonts = fonts_new(TROUNCE_SOURCE_DIR "/fonts", &fault);
    }
    if (!fonts) {
        print_error("%s\n", english(&fault));
    }
    return fonts ? 0 : -1;
}

static int close_fonts(void **state)
{
    fonts_free(fonts);
    TTF_Quit();
    return 0;
}

RUN_TESTS(open_fonts, close_fonts)

#endif

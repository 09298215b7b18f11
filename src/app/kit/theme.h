/* SPDX-License-Identifier: MIT */
/*
 * The colours of a theme, by what they are for. Leaves where they go to the widgets and screens.
 */
#ifndef APP_THEME_H
#define APP_THEME_H

#include "draw.h"

/* The look of the window. As a setting there is THEME_SYSTEM too: that of the rest of the desktop.
 */
enum theme_id { THEME_DARK, THEME_LIGHT, THEME_CONTRAST, THEME_COUNT, THEME_SYSTEM = THEME_COUNT };

/* The player is amber, the second of two players sky blue and the computer lilac, in every theme.
 * The `_text` colours are for letters on the ground, on a panel or in a well; `_ink` for letters on
 * the colour itself. */
struct theme {
    struct color ground, ground_edge;
    struct color panel;
    struct color raised, raised_edge;
    struct color well, well_shadow;
    struct color field; /* what holds texts of choices and fields */
    struct color line;
    struct color text, dim;
    struct color tile, tile_edge, ink;
    struct color blank, blank_edge; /* a die that is covered */
    struct color you, you_edge, you_text, you_ink, you_trail;
    struct color rival, rival_edge, rival_text, rival_ink, rival_trail;
    struct color second, second_edge, second_text, second_ink, second_trail;
    struct color good, good_edge; /* tiles of what is done */
    struct color good_text, bad_text, bad;
    struct color arrow;
    struct color shadow;
    struct color veil;    /* over what an overlay covers */
    struct color outline; /* around all that is a surface; transparent where shades suffice */
};

/* Static. */
const struct theme *theme_get(enum theme_id id);

/* The theme in which the second player is "you": for that player's turn. */
struct theme theme_of_second(const struct theme *theme);

/* The colour with `percent` (0..100) of its opacity. */
struct color theme_faded(struct color color, int percent);

/* `percent` of the way from `from` to `to`. */
struct color theme_mix(struct color from, struct color to, int percent);

/* The contrast of two opaque colours after WCAG 2: 1..21, in hundredths. */
int theme_contrast(struct color a, struct color b);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A theme's colours, named by purpose.
 */
#ifndef APP_THEME_H
#define APP_THEME_H

#include "draw.h"

/* The window's theme. As a setting there is also THEME_SYSTEM: that of the desktop. */
enum theme_id { THEME_DARK, THEME_LIGHT, THEME_CONTRAST, THEME_COUNT, THEME_SYSTEM = THEME_COUNT };

/* In every theme the player is amber, the second of two players sky blue and the computer lilac.
 * `_text` colours are for letters on the ground, a panel or a well; `_ink` for letters on the
 * colour itself. */
struct theme {
    struct color ground, ground_edge;
    struct color panel;
    struct color raised, raised_edge;
    struct color well, well_shadow;
    struct color field; /* background of choices and text fields */
    struct color line;
    struct color text, dim;
    struct color tile, tile_edge, ink;
    struct color blank, blank_edge; /* a covered die */
    struct color you, you_edge, you_text, you_ink, you_trail;
    struct color rival, rival_edge, rival_text, rival_ink, rival_trail;
    struct color second, second_edge, second_text, second_ink, second_trail;
    struct color good, good_edge; /* good words, finished or solved tiles, and hints */
    struct color have, have_edge; /* words that the player had already */
    struct color bad, bad_edge;   /* words that do not count, and the end of the clock */
    struct color good_trail, have_trail, bad_trail;
    struct color good_text, bad_text;
    struct color arrow;
    struct color shadow;
    struct color veil;    /* over what a dialog covers */
    struct color outline; /* around surfaces; transparent where shades suffice */
};

/* Returns a static theme. */
const struct theme *theme_get(enum theme_id id);

/* Returns the theme with the second player as "you", for that player's turn. */
struct theme theme_of_second(const struct theme *theme);

/* Returns the theme with the second player as the rival, for a round against a ghost. */
struct theme theme_of_ghost(const struct theme *theme);

/* The style of a text; size in units, spacing in thousandths of an em. */
struct text_style {
    int size;
    enum font_weight weight;
    struct color color;
    enum text_align align;
    int spacing;
    bool tabular;
};

/* Named styles. What stands out from its like differs from one of these in size, colour or
 * alignment, but not in weight. */
enum text_name {
    TEXT_FIGURE,  /* a score */
    TEXT_TITLE,   /* of a page */
    TEXT_HEADING, /* of a panel, and what comes first in a row */
    TEXT_LABEL,   /* of a figure or a control */
    TEXT_SMALL,   /* what stands beside a label */
    TEXT_CAPTION, /* over columns and groups, in capitals */
    TEXT_BODY,    /* sentences */
    TEXT_NOTE,    /* a remark below a title or in a row */
    TEXT_COUNT
};

struct text_style theme_text(const struct theme *theme, enum text_name name);
struct text_style theme_sized(const struct theme *theme, enum text_name name, int size);

/* Return the style with something changed. */
struct text_style text_sized(struct text_style style, int size);
struct text_style text_colored(struct text_style style, struct color color);
struct text_style text_aligned(struct text_style style, enum text_align align);

/* Scales the colour's opacity to `percent` (0..100). */
struct color theme_faded(struct color color, int percent);

/* Mixes `percent` of the way from `from` to `to`. */
struct color theme_mix(struct color from, struct color to, int percent);

/* Returns the WCAG 2 contrast of two opaque colours, 1..21, in hundredths. */
int theme_contrast(struct color a, struct color b);

#endif

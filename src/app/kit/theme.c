/* SPDX-License-Identifier: MIT */
/*
 * The colours of the themes.
 */
#include "theme.h"

#include <math.h>

#define RGB(hex)                                                                                   \
    {                                                                                              \
        (hex) >> 16 & 0xff, (hex) >> 8 & 0xff, (hex)&0xff, 0xff                                    \
    }
#define RGBA(hex, alpha)                                                                           \
    {                                                                                              \
        (hex) >> 16 & 0xff, (hex) >> 8 & 0xff, (hex)&0xff, (alpha)                                 \
    }

/* The dark and the light theme share dice and the colours of the players and verdicts. */
#define SHADED                                                                                     \
    .tile = RGB(0xF7F0E1), .tile_edge = RGB(0xCDBE9F), .ink = RGB(0x243238), .you = RGB(0xFFC145), \
    .you_edge = RGB(0xC98A12), .you_ink = RGB(0x2A2310), .you_trail = RGBA(0x8A5A00, 140),         \
    .rival = RGB(0xB7A3FF), .rival_edge = RGB(0x7A66C9), .rival_ink = RGB(0x241C4A),               \
    .rival_trail = RGBA(0x4B3A9E, 140), .second = RGB(0x7FD1FF), .second_edge = RGB(0x3A8FBF),     \
    .second_ink = RGB(0x0C2A3A), .second_trail = RGBA(0x0B4F78, 140), .good = RGB(0x63D9A6),       \
    .good_edge = RGB(0x37A277), .have = RGB(0xA9C6C9), .have_edge = RGB(0x5E878C),                 \
    .bad = RGB(0xFF8474), .bad_edge = RGB(0xBF4B3C), .good_trail = RGBA(0x0F6B49, 140),            \
    .have_trail = RGBA(0x3D6468, 140), .bad_trail = RGBA(0x8E2F23, 140),                           \
    .arrow = RGBA(0xFFFFFF, 242)

static const struct theme themes[THEME_COUNT] = {
    [THEME_DARK] =
        {
            SHADED,
            .ground = RGB(0x1C4650),
            .ground_edge = RGB(0x10282E),
            .panel = RGB(0x163740),
            .raised = RGB(0x22525C),
            .raised_edge = RGB(0x143740),
            .well = RGB(0x0B1F24),
            .well_shadow = RGBA(0x000000, 128),
            .field = RGB(0x0F2A31),
            .line = RGB(0x2E6570),
            .text = RGB(0xF3EEE1),
            .dim = RGB(0x9DBDC0),
            .blank = RGB(0x2F6E76),
            .blank_edge = RGB(0x1B474E),
            .you_text = RGB(0xFFC145),
            .rival_text = RGB(0xB7A3FF),
            .second_text = RGB(0x7FD1FF),
            .good_text = RGB(0x63D9A6),
            .bad_text = RGB(0xFF9284),
            .shadow = RGBA(0x000000, 90),
            .veil = RGBA(0x0B1F24, 190),
        },
    [THEME_LIGHT] =
        {
            SHADED,
            .ground = RGB(0xEEF5F2),
            .ground_edge = RGB(0xCFE0DC),
            .panel = RGB(0xF4F8F5),
            .raised = RGB(0xFFFFFF),
            .raised_edge = RGB(0xC4D6D2),
            .well = RGB(0xA9C4BF),
            .well_shadow = RGBA(0x17363B, 110),
            .field = RGB(0xDFEAE7),
            .line = RGB(0xB9CFCB),
            .text = RGB(0x1D3136),
            .dim = RGB(0x466261),
            .blank = RGB(0x93B2AC),
            .blank_edge = RGB(0x7C9C96),
            .you_text = RGB(0x855600),
            .rival_text = RGB(0x5B40C4),
            .second_text = RGB(0x0C5D8A),
            .good_text = RGB(0x0A6B45),
            .bad_text = RGB(0xA63326),
            .shadow = RGBA(0x17363B, 80),
            .veil = RGBA(0xDDE9E6, 205),
        },
    /* Black, white, one amber, one blue, one lilac: surfaces have an outline instead of a shade. */
    [THEME_CONTRAST] =
        {
            .ground = RGB(0x000000),
            .ground_edge = RGB(0x000000),
            .panel = RGB(0x000000),
            .raised = RGB(0x000000),
            .raised_edge = RGB(0xFFFFFF),
            .well = RGB(0x000000),
            .well_shadow = RGBA(0x000000, 0),
            .field = RGB(0x000000),
            .line = RGB(0xFFFFFF),
            .text = RGB(0xFFFFFF),
            .dim = RGB(0xFFFFFF),
            .tile = RGB(0xFFFFFF),
            .tile_edge = RGB(0xFFFFFF),
            .ink = RGB(0x000000),
            .blank = RGB(0x000000),
            .blank_edge = RGB(0xFFFFFF),
            .you = RGB(0xFFC145),
            .you_edge = RGB(0xFFC145),
            .you_text = RGB(0xFFC145),
            .you_ink = RGB(0x000000),
            .you_trail = RGB(0xFFFFFF),
            .rival = RGB(0xB7A3FF),
            .rival_edge = RGB(0xB7A3FF),
            .rival_text = RGB(0xB7A3FF),
            .rival_ink = RGB(0x000000),
            .rival_trail = RGB(0xFFFFFF),
            .second = RGB(0x7FD1FF),
            .second_edge = RGB(0x7FD1FF),
            .second_text = RGB(0x7FD1FF),
            .second_ink = RGB(0x000000),
            .second_trail = RGB(0xFFFFFF),
            .good = RGB(0xFFC145),
            .good_edge = RGB(0xFFC145),
            .have = RGB(0xFFC145),
            .have_edge = RGB(0xFFC145),
            .bad = RGB(0xFFFFFF),
            .bad_edge = RGB(0xFFFFFF),
            .good_trail = RGB(0xFFFFFF),
            .have_trail = RGB(0xFFFFFF),
            .bad_trail = RGB(0xFFFFFF),
            .good_text = RGB(0xFFFFFF),
            .bad_text = RGB(0xFFFFFF),
            .arrow = RGB(0x000000),
            .shadow = RGBA(0x000000, 0),
            .veil = RGBA(0x000000, 215),
            .outline = RGB(0xFFFFFF),
        },
};

const struct theme *theme_get(enum theme_id id)
{
    return &themes[id];
}

struct theme theme_of_second(const struct theme *theme)
{
    struct theme second = *theme;
    second.you = theme->second;
    second.you_edge = theme->second_edge;
    second.you_text = theme->second_text;
    second.you_ink = theme->second_ink;
    second.you_trail = theme->second_trail;
    return second;
}

struct theme theme_of_ghost(const struct theme *theme)
{
    struct theme ghost = *theme;
    ghost.rival = theme->second;
    ghost.rival_edge = theme->second_edge;
    ghost.rival_text = theme->second_text;
    ghost.rival_ink = theme->second_ink;
    ghost.rival_trail = theme->second_trail;
    return ghost;
}

struct text_style theme_text(const struct theme *theme, enum text_name name)
{
    static const struct text_style styles[TEXT_COUNT] = {
        [TEXT_FIGURE] = {.size = 54, .weight = WEIGHT_900, .tabular = true},
        [TEXT_TITLE] = {.size = 30, .weight = WEIGHT_900},
        [TEXT_HEADING] = {.size = 20, .weight = WEIGHT_800},
        [TEXT_LABEL] = {.size = 16, .weight = WEIGHT_700},
        [TEXT_SMALL] = {.size = 15, .weight = WEIGHT_700},
        [TEXT_CAPTION] = {.size = 15, .weight = WEIGHT_700, .spacing = 60},
        [TEXT_BODY] = {.size = 17, .weight = WEIGHT_600},
        [TEXT_NOTE] = {.size = 15, .weight = WEIGHT_600},
    };
    return text_colored(styles[name], name < TEXT_LABEL ? theme->text : theme->dim);
}

struct text_style theme_sized(const struct theme *theme, enum text_name name, int size)
{
    return text_sized(theme_text(theme, name), size);
}

struct text_style text_sized(struct text_style style, int size)
{
    style.size = size;
    return style;
}

struct text_style text_colored(struct text_style style, struct color color)
{
    style.color = color;
    return style;
}

struct text_style text_aligned(struct text_style style, enum text_align align)
{
    style.align = align;
    return style;
}

struct color theme_faded(struct color color, int percent)
{
    color.a = (uint8_t)(color.a * percent / 100);
    return color;
}

static uint8_t mix_channel(uint8_t from, uint8_t to, int percent)
{
    return (uint8_t)((from * (100 - percent) + to * percent) / 100);
}

struct color theme_mix(struct color from, struct color to, int percent)
{
    return (struct color){mix_channel(from.r, to.r, percent), mix_channel(from.g, to.g, percent),
                          mix_channel(from.b, to.b, percent), mix_channel(from.a, to.a, percent)};
}

static double linear(uint8_t channel)
{
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

/* In millionths, rounded before comparison so that the result does not depend on the processor's
 * floating-point precision. */
static long luminance(struct color color)
{
    return lround(1e6 *
                  (0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)));
}

int theme_contrast(struct color a, struct color b)
{
    long first = luminance(a) + 50000;
    long second = luminance(b) + 50000;
    return (int)(100 * (first > second ? first : second) / (first > second ? second : first));
}

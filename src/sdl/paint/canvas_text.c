/* SPDX-License-Identifier: MIT */
/*
 * Renders texts and icons to pictures. A plain text is one SDL_ttf run, hinted and upright; a
 * spaced, tabular or rotated one is rendered larger and scaled down, which allows subpixel
 * positions and angles.
 */
#include "canvas_text.h"

#include "page.h"
#include "strokes.h"

#include "trounce/memory.h"

#include <math.h>
#include <string.h>

/* How much of each pixel a text covers, 0..255. `origin` is the x of the first letter's origin,
 * `baseline` the row of the baseline; the last letter ends `advance` px right of the origin. */
struct mask {
    int width, height;
    int origin, baseline, advance;
    unsigned char *cover;
};

static bool mask_init(struct mask *mask, int width, int height)
{
    *mask = (struct mask){.width = width, .height = height};
    mask->cover = memory_new((size_t)width * (size_t)height, 1);
    return mask->cover;
}

static void mask_deinit(struct mask *mask)
{
    memory_free(mask->cover);
}

/* Copies the alpha of a rendered surface into the mask. */
static void mask_add(struct mask *mask, const SDL_Surface *surface, int left, int top)
{
    for (int y = 0; y < surface->h; y++) {
        const uint32_t *row =
            (const void *)((const unsigned char *)surface->pixels + (long)y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            int to_x = left + x;
            int to_y = top + y;
            if (to_x < 0 || to_x >= mask->width || to_y < 0 || to_y >= mask->height) {
                continue;
            }
            unsigned char *cover = &mask->cover[(long)to_y * mask->width + to_x];
            unsigned char alpha = (unsigned char)(row[x] >> 24);
            if (alpha > *cover) {
                *cover = alpha;
            }
        }
    }
}

static const SDL_Color white = {255, 255, 255, 255};

/* Returns the x of a rendered text's first column: 0, the origin, or less for ink to its left. */
static int first_column(TTF_Font *font, const char *text)
{
    int left = 0;
    int ignored;
    if (TTF_GlyphMetrics32(font, fonts_next_character(&text), &left, &ignored, &ignored, &ignored,
                           &ignored) != 0) {
        return 0;
    }
    return left < 0 ? left : 0;
}

/* Returns twice the height above the baseline of the middle of the capitals. */
static int capital_middle_twice(TTF_Font *font)
{
    int top = 0;
    int bottom = 0;
    int ignored;
    (void)TTF_GlyphMetrics32(font, 'H', &ignored, &ignored, &bottom, &top, &ignored);
    return top + bottom;
}

/* Renders a text in one run. */
static bool mask_of_run(TTF_Font *font, const char *text, struct mask *mask)
{
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, text, white);
    if (!surface) {
        return false;
    }
    bool made = mask_init(mask, surface->w, surface->h);
    if (made) {
        mask_add(mask, surface, 0, 0);
        mask->origin = -first_column(font, text);
        mask->baseline = TTF_FontAscent(font);
        (void)TTF_SizeUTF8(font, text, &mask->advance, NULL);
    }
    SDL_FreeSurface(surface);
    return made;
}

/* Has the browser draw a run. */
static bool mask_of_page(const char *text, int size, struct mask *mask)
{
    int width = page_text_width(text, size);
    if (!mask_init(mask, width + size, 2 * size)) {
        return false;
    }
    mask->origin = size / 2;
    mask->baseline = size + size / 2;
    mask->advance = width;
    page_draw_text(text, size, mask->origin, mask->baseline, mask->width, mask->height,
                   mask->cover);
    return true;
}

/* Copies a mask into one that is large enough, with the origin and baseline at a point. */
static void mask_join(struct mask *mask, const struct mask *part, int x, int baseline)
{
    for (int row = 0; row < part->height; row++) {
        for (int column = 0; column < part->width; column++) {
            unsigned char cover = part->cover[(long)row * part->width + column];
            int to_x = x - part->origin + column;
            int to_y = baseline - part->baseline + row;
            if (cover && to_x >= 0 && to_x < mask->width && to_y >= 0 && to_y < mask->height) {
                unsigned char *to = &mask->cover[(long)to_y * mask->width + to_x];
                *to = cover > *to ? cover : *to;
            }
        }
    }
}

/* Renders a text that needs several typefaces, or one of the system. */
static bool mask_of_runs(struct fonts *fonts, const struct draw_command *command, const char *text,
                         int size, enum font_use use, struct mask *mask)
{
    struct font_run run;
    int width = fonts_mixed_width(fonts, command->weight, size, use, text);
    if (!mask_init(mask, width + 2 * size, 4 * size)) {
        return false;
    }
    mask->origin = size;
    mask->baseline = 2 * size;
    while (fonts_next_run(fonts, command->weight, &text, &run)) {
        struct mask part;
        TTF_Font *font = run.face == FACE_OF_PAGE ? NULL : fonts_of_run(fonts, &run, size, use);
        if (font ? mask_of_run(font, run.text, &part)
                 : run.face == FACE_OF_PAGE && mask_of_page(run.text, size, &part)) {
            mask_join(mask, &part, mask->origin + mask->advance, mask->baseline);
            mask->advance += part.advance;
            mask_deinit(&part);
        }
    }
    return true;
}

static int advance_of(TTF_Font *font, uint32_t character)
{
    int advance = 0;
    int ignored;
    (void)TTF_GlyphMetrics32(font, character, &ignored, &ignored, &ignored, &ignored, &advance);
    return advance;
}

static bool is_digit(uint32_t character)
{
    return character >= '0' && character <= '9';
}

/* Returns the advance of the widest digit. */
static int digit_room(TTF_Font *font)
{
    int widest = 0;
    for (uint32_t digit = '0'; digit <= '9'; digit++) {
        int advance = advance_of(font, digit);
        widest = advance > widest ? advance : widest;
    }
    return widest;
}

/* Returns how much more space (negative: less) two letters take than `rooms`, the sum of their
 * advances. `pair` is the text of both, which ends at `end`. */
static int kerning(TTF_Font *font, const char *pair, const char *end, int rooms)
{
    char text[16];
    size_t size = (size_t)(end - pair);
    int width = 0;
    if (size >= sizeof text) {
        return 0;
    }
    memcpy(text, pair, size);
    text[size] = '\0';
    return TTF_SizeUTF8(font, text, &width, NULL) == 0 ? width - rooms : 0;
}

/* Renders a text letter by letter, `gap` px apart; `tabular` gives all digits the same width. */
static bool mask_of_letters(TTF_Font *font, const char *text, int gap, bool tabular,
                            struct mask *mask)
{
    int size = TTF_FontHeight(font);
    int letters = (int)strlen(text);
    if (!mask_init(mask, letters * (2 * size + (gap > 0 ? gap : 0)) + 2 * size, size)) {
        return false;
    }
    mask->origin = size / 2;
    mask->baseline = TTF_FontAscent(font);

    int digits = tabular ? digit_room(font) : 0;
    int pen = 0;
    const char *before = NULL;
    int before_room = 0;
    bool before_fixed = false;
    while (*text) {
        const char *start = text;
        uint32_t character = fonts_next_character(&text);
        bool fixed = tabular && is_digit(character);
        int advance = advance_of(font, character);
        int room = fixed ? digits : advance;
        if (before && !fixed && !before_fixed) {
            pen += kerning(font, before, text, before_room + room);
        }
        SDL_Surface *surface = TTF_RenderGlyph32_Blended(font, character, white);
        if (surface) {
            mask_add(mask, surface,
                     mask->origin + pen + (room - advance) / 2 + first_column(font, start), 0);
            SDL_FreeSurface(surface);
        }
        pen += room;
        mask->advance = pen;
        pen += gap;
        before = start;
        before_room = room;
        before_fixed = fixed;
    }
    return true;
}

/* Crops empty columns and rows; returns false if the whole mask is empty. */
static bool mask_trim(struct mask *mask)
{
    int left = mask->width;
    int right = 0;
    int top = mask->height;
    int bottom = 0;
    for (int y = 0; y < mask->height; y++) {
        const unsigned char *row = mask->cover + (long)y * mask->width;
        int first = 0;
        while (first < mask->width && !row[first]) {
            first++;
        }
        if (first == mask->width) {
            continue;
        }
        int last = mask->width;
        while (last > right && !row[last - 1]) {
            last--;
        }
        left = first < left ? first : left;
        right = last;
        top = y < top ? y : top;
        bottom = y + 1;
    }
    if (right <= left) {
        return false;
    }
    int width = right - left;
    for (int y = top; y < bottom; y++) {
        memmove(mask->cover + (long)(y - top) * width, mask->cover + (long)y * mask->width + left,
                (size_t)width);
    }
    mask->width = width;
    mask->height = bottom - top;
    mask->origin -= left;
    mask->baseline -= top;
    return true;
}

/* Returns the distance of the text's anchor from its origin. */
static int anchor(enum text_align align, int advance)
{
    switch (align) {
    case ALIGN_START:
        return 0;
    case ALIGN_MIDDLE:
        return advance / 2;
    case ALIGN_END:
        return advance;
    }
    return 0;
}

static uint32_t pixel_of(struct color color, int cover)
{
    color.a = (uint8_t)cover;
    return bitmap_pixel(color);
}

/* Shows the mask unscaled, its origin `left` and its baseline `below` px from the anchor. */
static bool show_plain(const struct mask *mask, struct color color, int left, int below,
                       struct bitmap *bitmap)
{
    if (!bitmap_init(bitmap, mask->width, mask->height, left - mask->origin,
                     below - mask->baseline)) {
        return false;
    }
    for (long i = 0; i < (long)mask->width * mask->height; i++) {
        bitmap->pixels[i] = pixel_of(color, mask->cover[i]);
    }
    return true;
}

/* Divides, rounding towards minus infinity. */
static int divide_down(int value, int by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

/* Scales the mask down: each pixel is the mean of scale × scale pixels. */
static bool show_reduced(const struct mask *mask, int scale, struct color color, int left,
                         int below, struct bitmap *bitmap)
{
    int first_x = left - mask->origin;
    int first_y = below * scale - mask->baseline;
    int from_x = divide_down(first_x, scale);
    int from_y = divide_down(first_y, scale);
    int to_x = divide_down(first_x + mask->width - 1, scale) + 1;
    int to_y = divide_down(first_y + mask->height - 1, scale) + 1;
    if (!bitmap_init(bitmap, to_x - from_x, to_y - from_y, from_x, from_y)) {
        return false;
    }
    for (int y = 0; y < mask->height; y++) { /* first the sums, stored in the pixels */
        uint32_t *row = bitmap_row(bitmap, divide_down(first_y + y, scale) - from_y);
        for (int x = 0; x < mask->width; x++) {
            row[divide_down(first_x + x, scale) - from_x] += mask->cover[(long)y * mask->width + x];
        }
    }
    uint32_t area = (uint32_t)(scale * scale);
    for (long i = 0; i < (long)bitmap->width * bitmap->height; i++) {
        bitmap->pixels[i] = pixel_of(color, (int)((bitmap->pixels[i] + area / 2) / area));
    }
    return true;
}

static float cover_at(const struct mask *mask, int x, int y)
{
    if (x < 0 || y < 0 || x >= mask->width || y >= mask->height) {
        return 0.0F;
    }
    return mask->cover[(long)y * mask->width + x];
}

/* Bilinear interpolation. */
static float cover_between(const struct mask *mask, float x, float y)
{
    float left = floorf(x - 0.5F);
    float top = floorf(y - 0.5F);
    float right_part = x - 0.5F - left;
    float lower_part = y - 0.5F - top;
    int column = (int)left;
    int row = (int)top;
    float upper = cover_at(mask, column, row) * (1.0F - right_part) +
                  cover_at(mask, column + 1, row) * right_part;
    float lower = cover_at(mask, column, row + 1) * (1.0F - right_part) +
                  cover_at(mask, column + 1, row + 1) * right_part;
    return upper * (1.0F - lower_part) + lower * lower_part;
}

/* Scales the mask down and rotates it about its point x, y, which becomes the anchor. */
static bool show_turned(const struct mask *mask, int scale, int angle, struct color color, float x,
                        float y, struct bitmap *bitmap)
{
    float cosine = cosf(radians(angle));
    float sine = sinf(radians(angle));
    float part = 1.0F / (float)scale;
    float low_x = 0;
    float low_y = 0;
    float high_x = 0;
    float high_y = 0;
    for (int corner = 0; corner < 4; corner++) {
        float across = ((corner & 1 ? (float)mask->width : 0.0F) - x) * part;
        float down = ((corner & 2 ? (float)mask->height : 0.0F) - y) * part;
        float to_x = across * cosine - down * sine;
        float to_y = across * sine + down * cosine;
        low_x = corner == 0 || to_x < low_x ? to_x : low_x;
        low_y = corner == 0 || to_y < low_y ? to_y : low_y;
        high_x = corner == 0 || to_x > high_x ? to_x : high_x;
        high_y = corner == 0 || to_y > high_y ? to_y : high_y;
    }
    int left = (int)floorf(low_x) - 1;
    int top = (int)floorf(low_y) - 1;
    if (!bitmap_init(bitmap, (int)ceilf(high_x) + 1 - left, (int)ceilf(high_y) + 1 - top, left,
                     top)) {
        return false;
    }
    for (int row = 0; row < bitmap->height; row++) {
        for (int column = 0; column < bitmap->width; column++) {
            float to_x = ((float)(left + column) + 0.5F) * (float)scale;
            float to_y = ((float)(top + row) + 0.5F) * (float)scale;
            float cover = cover_between(mask, to_x * cosine + to_y * sine + x,
                                        to_y * cosine - to_x * sine + y);
            bitmap_row(bitmap, row)[column] = pixel_of(color, (int)(cover + 0.5F));
        }
    }
    return true;
}

/* Returns how many times larger to render a text that will be scaled down. */
static int original_scale(int size)
{
    return size < 20 ? 4 : size < 32 ? 3 : 2;
}

static bool make_set_text(struct fonts *fonts, const struct draw_command *command, const char *text,
                          int below, struct bitmap *bitmap)
{
    int scale = original_scale(command->size);
    TTF_Font *font = fonts_get(fonts, (int)command->weight, command->size * scale, FONT_ORIGINAL);
    if (!font) {
        return false;
    }
    int gap = command->spacing * command->size * scale / 1000;
    struct mask mask;
    bool made;
    if (!fonts_have(font, text)) { /* letters of the system's fonts may be joined: no gaps */
        made = mask_of_runs(fonts, command, text, command->size * scale, FONT_ORIGINAL, &mask);
    } else if (gap || command->tabular) {
        made = mask_of_letters(font, text, gap, command->tabular, &mask);
    } else {
        made = mask_of_run(font, text, &mask);
    }
    if (!made) {
        return false;
    }
    int at = anchor(command->align, mask.advance);
    float middle = (float)capital_middle_twice(font) / 2.0F;
    made = mask_trim(&mask);
    if (made && command->angle % 360) {
        made = show_turned(&mask, scale, command->angle, command->color, (float)(mask.origin + at),
                           (float)mask.baseline - middle, bitmap);
    } else if (made) {
        made = show_reduced(&mask, scale, command->color, -at, below, bitmap);
    }
    mask_deinit(&mask);
    return made;
}

static bool make_text(struct fonts *fonts, const struct draw_command *command, const char *text,
                      struct bitmap *bitmap)
{
    TTF_Font *font = fonts_get(fonts, (int)command->weight, command->size, FONT_UPRIGHT);
    if (!font) {
        return false;
    }
    int below = (capital_middle_twice(font) + 1) / 2;
    if (command->spacing || command->tabular || command->angle % 360) {
        return make_set_text(fonts, command, text, below, bitmap);
    }

    struct mask mask;
    if (!(fonts_have(font, text)
              ? mask_of_run(font, text, &mask)
              : mask_of_runs(fonts, command, text, command->size, FONT_UPRIGHT, &mask))) {
        return false;
    }
    int at = anchor(command->align, mask.advance);
    bool made = mask_trim(&mask) && show_plain(&mask, command->color, -at, below, bitmap);
    mask_deinit(&mask);
    return made;
}

/* An icon fills its em square, which stands on the baseline. */
static bool make_icon(struct fonts *fonts, const struct draw_command *command,
                      struct bitmap *bitmap)
{
    TTF_Font *font = fonts_get(fonts, FACE_ICONS, command->size, FONT_ORIGINAL);
    uint32_t character = (uint32_t)ICON_CHARACTER(command->icon);
    char text[4] = {(char)(0xe0 | character >> 12), (char)(0x80 | (character >> 6 & 0x3f)),
                    (char)(0x80 | (character & 0x3f)), '\0'};
    struct mask mask;
    if (!font || !mask_of_run(font, text, &mask)) {
        return false;
    }
    int half = command->size / 2;
    bool made =
        mask_trim(&mask) && show_plain(&mask, command->color, -half, command->size - half, bitmap);
    mask_deinit(&mask);
    return made;
}

bool canvas_text_make(struct fonts *fonts, const struct draw_command *command, const char *text,
                      struct bitmap *bitmap)
{
    if (command->size <= 0) {
        return false;
    }
    if (command->kind == DRAW_ICON) {
        return make_icon(fonts, command, bitmap);
    }
    return *text && make_text(fonts, command, text, bitmap);
}

struct rect canvas_text_bounds(struct fonts *fonts, const struct draw_command *command,
                               const char *text)
{
    int x = command->rect.x;
    int y = command->rect.y;
    int size = command->size;
    if (size <= 0 || (command->kind == DRAW_TEXT && !*text)) {
        return (struct rect){0};
    }
    if (command->kind == DRAW_ICON) {
        int half = size / 2 + 2;
        return (struct rect){x - half, y - half, 2 * half, 2 * half};
    }
    /* The width excludes wider tabular digits and overhanging ink: add half a letter on each side,
     * and some pixels for rounding. */
    int width = fonts_spaced_width(fonts, command, text);
    int left = anchor(command->align, width) + size / 2 + 2;
    int above = size + 2;
    if (command->angle % 360) {
        int reach = (command->align == ALIGN_MIDDLE ? width / 2 : width) + above;
        return (struct rect){x - reach, y - reach, 2 * reach, 2 * reach};
    }
    return (struct rect){x - left, y - above, width + size + 4, 2 * above};
}

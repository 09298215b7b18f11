/* SPDX-License-Identifier: MIT */
/*
 * Draws the points or the mark of a word that was judged.
 */
#include "badge.h"

#include "arena.h"

#define SPARK_MS 480L /* of the stars about points */

/* In thousandths of a tile. */
#define POINTS_WIDTH  730
#define POINTS_HEIGHT 470
#define POINTS_LETTER 310
#define BORDER        33
#define POINTS_ASIDE                                                                               \
    540 /* from the middle of the tile to that of the badge: where four tiles meet, */
#define POINTS_UP   540 /* it covers no letter */
#define MARK_SIZE   400
#define MARK_ICON   240
#define MARK_CORNER 500

#define POINTS_STEP 5 /* percent: each size is drawn once */

#define SPARKS_MAX 12

#define RGB(hex) ((struct color){(hex) >> 16 & 0xff, (hex) >> 8 & 0xff, (hex)&0xff, 0xff})

/* The inside of a badge; the border is that of the tiles. */
struct badge_colors {
    struct color ground, border, letters;
};

static struct badge_colors colors_of(const struct theme *theme, enum tile_style style)
{
    if (theme->outline.a) {
        return (struct badge_colors){theme->ground, theme->outline, theme->text};
    }
    switch (style) {
    case TILE_GOOD:
        return (struct badge_colors){RGB(0x0B3B2C), theme->good, RGB(0x8BEBC0)};
    case TILE_HAVE:
        return (struct badge_colors){RGB(0x22414A), RGB(0xC3D6D6), RGB(0xF3EEE1)};
    case TILE_YOU:
        return (struct badge_colors){theme->you_ink, theme->you, RGB(0xFFE9BC)};
    case TILE_RIVAL:
        return (struct badge_colors){RGB(0x2A2350), theme->rival, RGB(0xE3DAFF)};
    default:
        return (struct badge_colors){RGB(0x4A1A14), theme->bad, RGB(0xFFD9D3)};
    }
}

static void draw_capsule(struct ui *ui, struct rect rect, int border,
                         const struct badge_colors *colors)
{
    struct draw_command outer = {
        .kind = DRAW_BOX, .rect = rect, .color = colors->border, .radius = rect.h / 2};
    struct draw_command inner = {
        .kind = DRAW_BOX,
        .rect = {rect.x + border, rect.y + border, rect.w - 2 * border, rect.h - 2 * border},
        .color = colors->ground,
        .radius = rect.h / 2 - border};
    draw_add(ui->list, &outer, NULL);
    if (inner.rect.h > 0) { /* else the border fills it */
        draw_add(ui->list, &inner, NULL);
    }
}

/* Returns the size of the badge in percent: it grows with the points, and with a streak. */
static int percent_of(const struct badge *badge)
{
    int streak = layout_clamped(badge->streak - 2, 0, 3);
    return 80 + 10 * badge->step + 5 * streak;
}

/* Stars that fly apart, the more the better the word; none for a single point. */
static void draw_sparks(const struct badge *badge, struct ui *ui, int tile, int x, int y)
{
    int worth = badge->points + layout_clamped(badge->streak - 2, 0, 4);
    int count = worth > 1 ? int_min(worth + 3, SPARKS_MAX) : 0;
    long age = badge->flight->age_ms;
    if (age >= SPARK_MS) {
        return;
    }
    int milli = (int)(age * (2 * SPARK_MS - age) * 1000 / (SPARK_MS * SPARK_MS));
    for (int i = 0; i < count; i++) {
        unsigned luck = anim_scatter((unsigned)i, (unsigned)badge->points, 11);
        long turn = (long)i * 1000 / count + (long)(luck % 60);
        int far = tile * (250 + (400 + (int)(luck / 64 % 150)) * milli / 1000) / 1000;
        struct draw_command star = {
            .kind = DRAW_STAR,
            .rect = {x + far * anim_wave(turn + 250) / 1000, y + far * anim_wave(turn) / 1000, 0,
                     0},
            .color = i % 2 ? ui->theme->you : ui->theme->good,
            .size = tile * (1000 - milli) * (percent_of(badge) - 40) / 250000,
        };
        draw_add(ui->list, &star, NULL);
    }
}

/* Draws the points where they are: rising from the tile, resting above it, or on their way to the
 * score. */
static void draw_points(const struct badge *badge, struct ui *ui, int tile, int x, int y)
{
    struct badge_colors colors = colors_of(ui->theme, TILE_GOOD);
    int percent = percent_of(badge);
    int aside = tile * POINTS_ASIDE / 1000;
    bool has_room = x + aside + tile * POINTS_WIDTH / 1000 * percent / 200 <= ui->layout->width;
    int rest_x = has_room ? x + aside : x - aside;
    int rest_y = y - tile * POINTS_UP / 1000;
    long age = badge->flight->running ? badge->flight->age_ms : BADGE_RISE_MS;
    long flown = age - BADGE_RISE_MS - BADGE_HANG_MS;
    if (badge->flight->running) {
        draw_sparks(badge, ui, tile, rest_x, rest_y);
    }
    if (age < BADGE_RISE_MS) {
        int milli = (int)(age * 1000 / BADGE_RISE_MS);
        x = anim_between(x, rest_x, milli);
        y = anim_between(y, rest_y, milli);
        percent = percent * (600 + 400 * milli / 1000) / 1000;
    } else if (flown <= 0) {
        x = rest_x;
        y = rest_y;
    } else {
        int milli = (int)(flown * flown * 1000 / (BADGE_FLY_MS * BADGE_FLY_MS)); /* ever faster */
        x = anim_between(rest_x, badge->to_x, milli);
        y = anim_between(rest_y, badge->to_y, milli);
        percent = percent * (1000 - 400 * milli / 1000) / 1000;
    }
    const char *text = say(ui->arena, "+%d", badge->points);
    percent -= percent % POINTS_STEP;
    int height = tile * POINTS_HEIGHT / 1000 * percent / 100;
    struct draw_command letters = {.kind = DRAW_TEXT,
                                   .rect = {x, y, 0, 0},
                                   .color = colors.letters,
                                   .size = tile * POINTS_LETTER / 1000 * percent / 100,
                                   .weight = WEIGHT_900,
                                   .align = ALIGN_MIDDLE};
    int wide = ui->metrics->width(ui->metrics->context, WEIGHT_900, letters.size, text);
    int width = int_max(tile * POINTS_WIDTH / 1000 * percent / 100, wide + height * 2 / 3);
    struct rect box = {x - width / 2, y - height / 2, width, height};
    draw_capsule(ui, box, int_max(tile * BORDER / 1000, 2), &colors);
    draw_add(ui->list, &letters, text);
}

static enum icon icon_of(enum tile_style style)
{
    return style == TILE_HAVE ? ICON_CHECK_CHECK : style == TILE_YOU ? ICON_CHECK : ICON_X;
}

/* Draws a tick, a double one or a cross on the upper right corner of the tile. */
static void draw_mark(struct ui *ui, int tile, int x, int y, enum tile_style style)
{
    struct badge_colors colors = colors_of(ui->theme, style);
    int size = tile * MARK_SIZE / 1000;
    x += tile * MARK_CORNER / 1000;
    y -= tile * MARK_CORNER / 1000;
    draw_capsule(ui, (struct rect){x - size / 2, y - size / 2, size, size},
                 int_max(tile * BORDER / 1000, 2), &colors);
    struct draw_command icon = {.kind = DRAW_ICON,
                                .rect = {x, y, 0, 0},
                                .color = colors.letters,
                                .size = tile * MARK_ICON / 1000,
                                .icon = icon_of(style)};
    draw_add(ui->list, &icon, NULL);
}

void badge_draw(struct ui *ui, const struct board_view *view, const struct badge *badge)
{
    int x, y;
    board_view_middle(view, badge->cell, &x, &y);
    if (badge->style == TILE_GOOD) {
        draw_points(badge, ui, view->tile, x, y);
    } else {
        draw_mark(ui, view->tile, x, y, badge->style);
    }
}

long badge_wait_ms(const struct anim *flight)
{
    long hangs = BADGE_RISE_MS + BADGE_HANG_MS - flight->age_ms;
    if (!flight->running) {
        return -1;
    }
    return flight->age_ms < SPARK_MS || hangs <= 0 ? 0 : hangs;
}

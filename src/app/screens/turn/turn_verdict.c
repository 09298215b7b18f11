/* SPDX-License-Identifier: MIT */
/*
 * Draws the verdict on a word: the motion of its tiles, the badge on the last of them and the line
 * below the board. Leaves when it begins and ends to screen_turn.c.
 */
#include "phrase.h"
#include "turn.h"

#include <stdio.h>

enum tile_style turn_verdict_style(const struct feedback *feedback)
{
    switch (feedback->verdict) {
    case VERDICT_GOOD:
        return TILE_GOOD;
    case VERDICT_HAVE_IT:
        return TILE_HAVE;
    default:
        return TILE_BAD;
    }
}

void turn_verdict_pose(const struct feedback *feedback, const struct board_view *view,
                       struct tile_pose *poses)
{
    int shake = anim_shake(&feedback->motion, 3);
    for (int i = 0; i < feedback->path.length; i++) {
        struct tile_pose *pose = &poses[feedback->path.cells[i]];
        switch (turn_verdict_style(feedback)) {
        case TILE_GOOD:
            pose->grow = view->gap * anim_wave(anim_linear(&feedback->motion) / 2) / 3000;
            break;
        case TILE_BAD:
            pose->dx = shake * view->tile / 12 / 1000;
            pose->angle = (i % 2 ? -3 : 3) * shake / 1000;
            break;
        default: /* one that the player has stays still */
            break;
        }
    }
}

/* --- the badge --- */

#define BADGE_WIDTH  730 /* thousandths of a tile */
#define BADGE_HEIGHT 470
#define BADGE_LETTER 310
#define BADGE_BORDER 33
#define BADGE_RIGHT  410 /* from the middle of the tile to that of the badge */
#define BADGE_UP     670
#define MARK_SIZE    400
#define MARK_ICON    240
#define MARK_CORNER  500

#define BADGE_STEP 5 /* percent: each size is drawn once */

#define SPARKS_MAX 12

#define RGB(hex) ((struct color){(hex) >> 16 & 0xff, (hex) >> 8 & 0xff, (hex)&0xff, 0xff})

/* The inside of a badge; the border is that of the tiles. */
struct badge_colors {
    struct color ground, border, letters;
};

static struct badge_colors badge_colors(const struct theme *theme, enum tile_style style)
{
    if (theme->outline.a) {
        return (struct badge_colors){theme->ground, theme->outline, theme->text};
    }
    switch (style) {
    case TILE_GOOD:
        return (struct badge_colors){RGB(0x0B3B2C), theme->good, RGB(0x8BEBC0)};
    case TILE_HAVE:
        return (struct badge_colors){RGB(0x22414A), RGB(0xC3D6D6), RGB(0xF3EEE1)};
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
static int badge_percent(const struct feedback *feedback)
{
    int streak = layout_clamped(feedback->streak - 2, 0, 3);
    return 80 + 10 * post_step_of_points(feedback->points) + 5 * streak;
}

/* Stars that fly apart, the more the better the word; none for a single point. */
static void draw_sparks(const struct feedback *feedback, struct ui *ui, int tile, int x, int y)
{
    int worth = feedback->points + layout_clamped(feedback->streak - 2, 0, 4);
    int count = worth > 1 ? int_min(worth + 3, SPARKS_MAX) : 0;
    long age = feedback->badge.age_ms;
    if (age >= TURN_SPARK_MS) {
        return;
    }
    int milli = (int)(age * (2 * TURN_SPARK_MS - age) * 1000 / (TURN_SPARK_MS * TURN_SPARK_MS));
    for (int i = 0; i < count; i++) {
        unsigned luck = anim_scatter((unsigned)i, (unsigned)feedback->points, 11);
        long turn = (long)i * 1000 / count + (long)(luck % 60);
        int far = tile * (250 + (400 + (int)(luck / 64 % 150)) * milli / 1000) / 1000;
        struct draw_command star = {
            .kind = DRAW_STAR,
            .rect = {x + far * anim_wave(turn + 250) / 1000, y + far * anim_wave(turn) / 1000, 0,
                     0},
            .color = i % 2 ? ui->theme->you : ui->theme->good,
            .size = tile * (1000 - milli) * (badge_percent(feedback) - 40) / 250000,
        };
        draw_add(ui->list, &star, NULL);
    }
}

/* Draws the points where they are: rising from the tile, resting above it, or on their way to the
 * score at (to_x, to_y). */
static void draw_points(const struct feedback *feedback, struct ui *ui, int tile, int x, int y,
                        int to_x, int to_y)
{
    struct badge_colors colors = badge_colors(ui->theme, TILE_GOOD);
    int percent = badge_percent(feedback);
    int rest_x = x + tile * BADGE_RIGHT / 1000;
    int rest_y = y - tile * BADGE_UP / 1000;
    long age = feedback->badge.running ? feedback->badge.age_ms : TURN_RISE_MS;
    long flown = age - TURN_RISE_MS - TURN_HANG_MS;
    if (feedback->badge.running) {
        draw_sparks(feedback, ui, tile, rest_x, rest_y);
    }
    if (age < TURN_RISE_MS) {
        int milli = (int)(age * 1000 / TURN_RISE_MS);
        x = anim_between(x, rest_x, milli);
        y = anim_between(y, rest_y, milli);
        percent = percent * (600 + 400 * milli / 1000) / 1000;
    } else if (flown <= 0) {
        x = rest_x;
        y = rest_y;
    } else {
        int milli = (int)(flown * flown * 1000 / (TURN_FLY_MS * TURN_FLY_MS)); /* ever faster */
        x = anim_between(rest_x, to_x, milli);
        y = anim_between(rest_y, to_y, milli);
        percent = percent * (1000 - 400 * milli / 1000) / 1000;
    }
    char text[PHRASE_MAX];
    (void)snprintf(text, sizeof text, "+%d", feedback->points);
    percent -= percent % BADGE_STEP;
    int height = tile * BADGE_HEIGHT / 1000 * percent / 100;
    struct draw_command letters = {.kind = DRAW_TEXT,
                                   .rect = {x, y, 0, 0},
                                   .color = colors.letters,
                                   .size = tile * BADGE_LETTER / 1000 * percent / 100,
                                   .weight = WEIGHT_900,
                                   .align = ALIGN_MIDDLE};
    int wide = ui->metrics->width(ui->metrics->context, WEIGHT_900, letters.size, text);
    int width = int_max(tile * BADGE_WIDTH / 1000 * percent / 100, wide + height * 2 / 3);
    struct rect box = {x - width / 2, y - height / 2, width, height};
    draw_capsule(ui, box, int_max(tile * BADGE_BORDER / 1000, 2), &colors);
    draw_add(ui->list, &letters, text);
}

/* Draws a double tick or a cross on the upper right corner of the tile. */
static void draw_mark(struct ui *ui, int tile, int x, int y, enum tile_style style)
{
    struct badge_colors colors = badge_colors(ui->theme, style);
    int size = tile * MARK_SIZE / 1000;
    x += tile * MARK_CORNER / 1000;
    y -= tile * MARK_CORNER / 1000;
    draw_capsule(ui, (struct rect){x - size / 2, y - size / 2, size, size},
                 int_max(tile * BADGE_BORDER / 1000, 2), &colors);
    struct draw_command icon = {.kind = DRAW_ICON,
                                .rect = {x, y, 0, 0},
                                .color = colors.letters,
                                .size = tile * MARK_ICON / 1000,
                                .icon = style == TILE_HAVE ? ICON_CHECK_CHECK : ICON_X};
    draw_add(ui->list, &icon, NULL);
}

void turn_verdict_draw_badge(const struct turn *turn, const struct desk *desk, struct ui *ui)
{
    const struct feedback *feedback = &turn->feedback;
    const struct path *path = &feedback->path;
    int x, y, to_x, to_y;
    if (path->length == 0 || turn->rotate.running || trace_is_active(&turn->tracer.trace)) {
        return;
    }
    int tile = turn->tracer.view.tile;
    enum tile_style style = turn_verdict_style(feedback);
    board_view_middle(&turn->tracer.view, path->cells[path->length - 1], &x, &y);
    if (style != TILE_GOOD) {
        draw_mark(ui, tile, x, y, style);
    } else if (!table_is_practice(&desk->table) &&
               (feedback->badge.running || desk->settings.reduced_motion)) {
        if (layout_is_phone(ui->layout)) {
            play_scores_figure(ui, turn->at.scores, &to_x, &to_y);
        } else {
            score_panel_figure(ui, turn->at.you, &to_x, &to_y);
        }
        draw_points(feedback, ui, tile, x, y, to_x, to_y);
    }
}

/* --- the line below the board --- */

void turn_verdict_draw_line(const struct feedback *feedback, const struct desk *desk, struct ui *ui,
                            struct rect area)
{
    char text[WORD_TEXT_MAX + 64];
    char number[PHRASE_MAX];
    int least = scoring_min_letters(desk->table.match.rules, board_cell_count(&desk->table.board));
    const char *word = feedback->word;
    switch (feedback->verdict) {
    case VERDICT_GOOD: {
        (void)snprintf(number, sizeof number, "+%d", feedback->points);
        struct word_line line = {.word = word,
                                 .color = ui->theme->good_text,
                                 .chip = table_is_practice(&desk->table) ? NULL : number,
                                 .comment = feedback->is_own      ? tr("counts only for you")
                                            : feedback->is_last   ? tr("the last of your list")
                                            : feedback->is_sought ? tr("from your practice list")
                                                                  : NULL,
                                 .is_good = true};
        play_draw_word(ui, area, &line);
        return;
    }
    case VERDICT_HAVE_IT:
        (void)snprintf(text, sizeof text, tr("%s: you have it already"), word);
        play_draw_message(ui, area, ICON_CHECK_CHECK, ui->theme->dim, text);
        return;
    case VERDICT_TAKEN:
        (void)snprintf(text, sizeof text, tr("%s: the computer was first"), word);
        break;
    case VERDICT_TOO_SHORT:
        (void)snprintf(text, sizeof text, tr("%s: %s letters or more"), word,
                       phrase_letters_min(number, least));
        break;
    case VERDICT_NOT_A_WORD:
        (void)snprintf(text, sizeof text, tr("%s: not in the word list"), word);
        break;
    case VERDICT_NOT_ON_BOARD:
        (void)snprintf(text, sizeof text, tr("%s: not on this board"), word);
        break;
    }
    play_draw_message(ui, area, ICON_CIRCLE_X, ui->theme->bad_text, text);
}

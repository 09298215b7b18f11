/* SPDX-License-Identifier: MIT */
/*
 * The show when results open: the sound for how the round ended, stars that fill one by one, and
 * three degrees of celebration. Leaves words to results_verdict.c.
 *
 *     a star or a goal      a chime each, and a shimmer over the figure
 *     a best, a first win   a chord, and jumping dice
 *     a feast               a fanfare, and raining small dice
 */
#include "phrase.h"
#include "results.h"

#include <string.h>

#define FEAST_MS      5000
#define STAR_FIRST_MS 350 /* until the first star fills */
#define STAR_PITCH_MS 320 /* from one to the next */
#define STAR_MS       260 /* one star's filling */
#define SHIMMER_MS    800
#define JUMP_MS       420 /* one die's jump */
#define JUMP_PITCH_MS 70  /* from one die to the next */
#define SHOW_MS       2400

static long star_begins_ms(int star)
{
    return STAR_FIRST_MS + (long)star * STAR_PITCH_MS;
}

/* --- starting --- */

static enum fanfare fanfare_of(const struct results *results, const struct desk *desk)
{
    enum fanfare most = desk->table.honours.stars > 0 ? FANFARE_STAR : FANFARE_NONE;
    for (int i = 0; i < results->news_count; i++) {
        most = results->news[i].fanfare > most ? results->news[i].fanfare : most;
    }
    return results_are_feast(desk) ? FANFARE_FEAST : most;
}

static enum cue_kind ending_cue(enum fanfare fanfare, const struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (fanfare == FANFARE_FEAST || fanfare == FANFARE_BEST) {
        return fanfare == FANFARE_FEAST ? CUE_FEAST : CUE_BEST;
    }
    if (results_are_two(desk)) {
        return yours == round_score(desk->table.round, SIDE_SECOND) ? CUE_DRAW : CUE_WIN;
    }
    if (!results_have_rival(desk) || yours == rivals) {
        return CUE_DRAW;
    }
    return yours > rivals ? CUE_WIN : CUE_LOSE;
}

void results_celebrate(struct results *results, struct desk *desk)
{
    enum fanfare fanfare = fanfare_of(results, desk);
    int stars = desk->table.honours.stars;
    results->fanfare = fanfare;
    post_cue(&desk->post, ending_cue(fanfare, desk), 0);
    if (fanfare == FANFARE_FEAST) {
        anim_start(&results->feast, FEAST_MS); /* shown still if motion is reduced */
    }
    if (fanfare == FANFARE_NONE) {
        return;
    }
    if (settings_motion(&desk->settings, 1)) {
        anim_start(&results->show, SHOW_MS);
    } else {
        post_cue(&desk->post, CUE_STAR, stars > 0 ? stars - 1 : 0);
    }
}

void results_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct results *results = self;
    int stars = desk->table.honours.stars;
    long before = results->show.age_ms;
    bool was_running = results->show.running;
    (void)anim_advance(&results->feast, elapsed_ms);
    (void)anim_advance(&results->show, elapsed_ms);
    if (!was_running) {
        return;
    }
    for (int i = 0; i < (stars > 0 ? stars : 1); i++) { /* without stars: a goal or a best */
        if (star_begins_ms(i) > before && star_begins_ms(i) <= before + elapsed_ms) {
            post_cue(&desk->post, CUE_STAR, i);
        }
    }
}

void results_end_show(struct results *results)
{
    anim_finish(&results->feast);
    anim_finish(&results->show);
}

long results_wait_ms(const void *self, const struct desk *desk)
{
    const struct results *results = self;
    const struct anim *feast = &results->feast;
    if (results->show.running) {
        return 0;
    }
    if (!feast->running) {
        return -1;
    }
    return settings_motion(&desk->settings, 1) ? 0 : feast->length_ms - feast->age_ms;
}

/* --- stars and the figure --- */

int results_star_milli(const struct results *results, const struct desk *desk, int star)
{
    if (star >= desk->table.honours.stars) {
        return 0;
    }
    if (!results->show.running) {
        return 1000;
    }
    long since = results->show.age_ms - star_begins_ms(star);
    struct anim filling = {.running = since < STAR_MS, .age_ms = since, .length_ms = STAR_MS};
    return since <= 0 ? 0 : anim_eased(&filling);
}

void results_draw_shimmer(const struct results *results, const struct desk *desk, struct ui *ui,
                          struct rect figure, const struct text_style *style, const char *text)
{
    long since = results->show.age_ms - star_begins_ms(desk->table.honours.stars);
    if (!results->show.running || since < 0 || since >= SHIMMER_MS) {
        return;
    }
    struct text_style lit = *style;
    int band = figure.h / 2;
    lit.color = theme_mix(style->color, ui->theme->arrow, 85);
    lit.color.a = 255;
    ui_clip(ui, (struct rect){figure.x - band + (int)((figure.w + band) * since / SHIMMER_MS),
                              figure.y, band, figure.h});
    ui_text(ui, figure.x, figure.y + figure.h / 2, &lit, text);
    ui_clip_end(ui);
}

/* --- dice that jump --- */

void results_pose_dice(const struct results *results, const struct board_view *view,
                       struct tile_pose poses[BOARD_CELLS_MAX])
{
    if (!results->show.running || results->fanfare < FANFARE_BEST) {
        return;
    }
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect tile = board_view_tile(view, cell);
        int along = (tile.x - view->left + tile.y - view->top) / (view->tile + view->gap);
        long since = results->show.age_ms - STAR_FIRST_MS - (long)along * JUMP_PITCH_MS;
        if (since > 0 && since < JUMP_MS) {
            poses[cell].dy = -(int)(since * (JUMP_MS - since) * view->tile / JUMP_MS / JUMP_MS);
            poses[cell].style = poses[cell].style == TILE_PLAIN ? TILE_YOU : poses[cell].style;
        }
    }
}

/* --- the feast --- */

#define PIECE_COUNT 54
#define SWAY_MS     2011 /* one cycle */
#define SWAY_APART  159  /* phase difference between pieces, of 1000 */
#define STILL_COUNT 22   /* if motion is reduced: pieces along the upper edge, and the lower */

/* Draws a small die with a letter of the game's name, centred at (x, y). */
static void draw_piece(struct ui *ui, unsigned piece, int x, int y, int size)
{
    const struct theme *theme = ui->theme;
    const struct color fills[] = {theme->you, theme->tile, theme->rival, theme->good};
    const struct color edges[] = {theme->you_edge, theme->tile_edge, theme->rival_edge,
                                  theme->good_edge};
    unsigned look = anim_scatter(piece, 0, 0) % 4;
    int angle = ((int)(anim_scatter(piece + 97, 0, 0) % 7) - 3) * 6;
    int edge = size / 12 + 1;
    struct draw_command box = {.kind = DRAW_BOX,
                               .rect = {x - size / 2, y - size / 2, size, size + edge},
                               .color = fills[look],
                               .color2 = edges[look],
                               .radius = size / 5,
                               .edge = edge,
                               .angle = angle};
    draw_add(ui->list, &box, NULL);
    const char label[2] = {PHRASE_TITLE[piece % strlen(PHRASE_TITLE)], '\0'};
    struct draw_command letter = {.kind = DRAW_TEXT,
                                  .rect = {x, y, 0, 0},
                                  .color = theme->ink,
                                  .size = size * 6 / 10,
                                  .weight = WEIGHT_900,
                                  .align = ALIGN_MIDDLE,
                                  .angle = angle};
    draw_add(ui->list, &letter, label);
}

/* Each piece falls from above the window to below it on its own path, all within FEAST_MS. */
static void draw_rain(const struct results *results, const struct desk *desk, struct ui *ui)
{
    long age = results->feast.age_ms;
    for (unsigned i = 0; i < PIECE_COUNT; i++) {
        unsigned chance = anim_scatter(i * 3 + 1, 0, 0);
        int size = ui_px(ui, 22 + (int)(chance % 3) * 6);
        long begins = (long)(chance / 16 % 2200);
        long falls = 1900 + (long)(chance / 65536 % 800);
        long since = age - begins;
        if (since < 0 || since > falls) {
            continue;
        }
        int height = desk->stage.layout.height + 2 * size;
        int middle = (int)(anim_scatter(i * 5 + 2, 0, 0) % (unsigned)desk->stage.layout.width);
        int sway = anim_wave(since * 1000 / SWAY_MS + (long)i * SWAY_APART) * ui_px(ui, 18) / 1000;
        draw_piece(ui, i, middle + sway, (int)(height * since / falls) - size, size);
    }
}

/* Draws pieces along the edges, where there is nothing else. */
static void draw_garland(const struct desk *desk, struct ui *ui)
{
    int size = ui_px(ui, 15);
    for (unsigned i = 0; i < STILL_COUNT; i++) {
        int x = desk->stage.layout.width * (2 * (int)i + 1) / (2 * STILL_COUNT);
        draw_piece(ui, i, x, size * 3 / 4, size);
        draw_piece(ui, i + 3, x, desk->stage.layout.height - size * 3 / 4, size);
    }
}

void results_draw_feast(struct results *results, const struct desk *desk, struct ui *ui)
{
    if (!results->feast.running) {
        return;
    }
    if (settings_motion(&desk->settings, 1)) {
        draw_rain(results, desk, ui);
    } else {
        draw_garland(desk, ui);
    }
}

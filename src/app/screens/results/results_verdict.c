/* SPDX-License-Identifier: MIT */
/*
 * Who won, in words, sound and, for a feast, light. Leaves the rest of the screen to
 * results_draw.c.
 */
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define FEAST_MS 5000

/* Was this a win over the merciless computer? */
static bool is_feast(const struct desk *desk)
{
    return desk->table.match.way != WAY_ALONE && !desk->table.solve_only &&
           desk->table.match.level == RIVAL_MERCILESS &&
           round_score(desk->table.round, SIDE_PLAYER) >
               round_score(desk->table.round, SIDE_COMPUTER);
}

void results_celebrate(struct results *results, struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (desk->table.match.way == WAY_ALONE || yours == rivals) {
        post_cue(&desk->post, CUE_DRAW, 0);
    } else if (is_feast(desk)) {
        post_cue(&desk->post, CUE_FEAST, 0);
        anim_start(&results->feast, FEAST_MS); /* still, but there, when motion is reduced */
    } else {
        post_cue(&desk->post, yours > rivals ? CUE_WIN : CUE_LOSE, 0);
    }
}

const char *results_headline(const struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (desk->table.solve_only) {
        return TEXT_SOLVED_TITLE;
    }
    if (desk->table.match.way == WAY_ALONE) {
        return TEXT_SOLO_DONE;
    }
    if (is_feast(desk)) {
        return TEXT_FEAST;
    }
    if (yours > rivals) {
        return TEXT_WON;
    }
    if (yours == rivals) {
        return TEXT_DRAWN;
    }
    return yours * 4 >= rivals * 3 ? TEXT_LOST_NARROWLY : TEXT_TROUNCED;
}

void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size)
{
    char found[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    text_number(found, (long)results->counts[FILTER_PLAYER]);
    text_words(all, (long)results->counts[FILTER_ALL]);
    if (desk->table.solve_only && results->counts[FILTER_ALL] == 0) {
        (void)snprintf(text, size, "%s", TEXT_SOLVED_NONE);
    } else if (desk->table.solve_only) {
        (void)snprintf(text, size, TEXT_SOLVED_RESULT, all,
                       text_points(points, results_all_points(results)));
    } else if (desk->table.match.way == WAY_ALONE) {
        (void)snprintf(text, size, TEXT_SOLO_RESULT, text_points(points, yours), found, all);
    } else if (yours > rivals) {
        (void)snprintf(text, size, is_feast(desk) ? TEXT_FEAST_AT : TEXT_WON_BY, yours, rivals,
                       found, all);
    } else if (yours == rivals) {
        (void)snprintf(text, size, TEXT_DRAWN_AT, yours, found, all);
    } else {
        (void)snprintf(text, size, TEXT_LOST_BY, rivals, yours, found, all);
    }
    size_t used = strlen(text);
    if (round_hint_count(desk->table.round) > 0 && !desk->table.solve_only) {
        (void)snprintf(text + used, size - used, TEXT_HINTS_TOOK,
                       text_hints(found, round_hint_count(desk->table.round)),
                       text_points(points, round_hint_price(desk->table.round)));
    }
}

/* --- the feast --- */

#define PIECE_COUNT 54
#define SWAY_MS     2011 /* to and fro */
#define SWAY_APART  159  /* of 1000: how far one piece is ahead of another */
#define STILL_COUNT 22   /* when motion is reduced: a row along the upper and the lower edge */

long results_feast_wait_ms(const void *self, const struct desk *desk)
{
    const struct results *results = self;
    const struct anim *feast = &results->feast;
    if (!feast->running) {
        return -1;
    }
    return settings_motion(&desk->settings, 1) ? 0 : feast->length_ms - feast->age_ms;
}

/* A little die with a letter of the name, its middle at (x, y). */
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
    const char label[2] = {TEXT_TITLE[piece % strlen(TEXT_TITLE)], '\0'};
    struct draw_command letter = {.kind = DRAW_TEXT,
                                  .rect = {x, y, 0, 0},
                                  .color = theme->ink,
                                  .size = size * 6 / 10,
                                  .weight = WEIGHT_900,
                                  .align = ALIGN_MIDDLE,
                                  .angle = angle};
    draw_add(ui->list, &letter, label);
}

/* Each falls on its own way from above the window to below it; all are gone when the time is. */
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

/* Along the edges, where nothing else stands. */
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

/* SPDX-License-Identifier: MIT */
/*
 * The light of a feast: dice that rain over the results for some seconds. Leaves when there is one,
 * and what is said and sounded, to results_verdict.c.
 */
#include "results_draw.h"
#include "text.h"

#include <string.h>

#define FEAST_MS    5000
#define PIECE_COUNT 54
#define SWAY_MS     2011 /* to and fro */
#define SWAY_APART  159  /* of 1000: how far one piece is ahead of another */
#define STILL_COUNT 22   /* when motion is reduced: a row along the upper and the lower edge */

void results_begin_feast(struct results *results)
{
    anim_start(&results->feast, FEAST_MS); /* still, but there, when motion is reduced */
}

long results_feast_wait_ms(const void *self, const struct desk *desk)
{
    const struct results *results = self;
    const struct anim *feast = &results->feast;
    if (!feast->running) {
        return -1;
    }
    return settings_motion(&desk->settings, 1) ? 0 : feast->length_ms - feast->age_ms;
}

/* A number that looks thrown, the same for the same piece. */
static unsigned scatter(unsigned piece)
{
    unsigned h = piece * 2654435761u + 374761393u;
    h ^= h >> 15;
    h *= 2246822519u;
    return h ^ h >> 13;
}

/* A little die with a letter of the name, its middle at (x, y). */
static void draw_piece(struct ui *ui, unsigned piece, int x, int y, int size)
{
    const struct theme *theme = ui->theme;
    const struct color fills[] = {theme->you, theme->tile, theme->rival, theme->good};
    const struct color edges[] = {theme->you_edge, theme->tile_edge, theme->rival_edge,
                                  theme->good_edge};
    unsigned look = scatter(piece) % 4;
    int angle = ((int)(scatter(piece + 97) % 7) - 3) * 6;
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
static void draw_rain(struct results *results, const struct desk *desk, struct ui *ui)
{
    long age = results->feast.age_ms;
    for (unsigned i = 0; i < PIECE_COUNT; i++) {
        unsigned chance = scatter(i * 3 + 1);
        int size = ui_px(ui, 22 + (int)(chance % 3) * 6);
        long begins = (long)(chance / 16 % 2200);
        long falls = 1900 + (long)(chance / 65536 % 800);
        long since = age - begins;
        if (since < 0 || since > falls) {
            continue;
        }
        int height = desk->stage.layout.height + 2 * size;
        int middle = (int)(scatter(i * 5 + 2) % (unsigned)desk->stage.layout.width);
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

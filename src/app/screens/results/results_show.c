/* SPDX-License-Identifier: MIT */
/*
 * The show when the results open: the figures count up against each other, the headline lands with
 * the sound of how the round ended, and stars fill one by one; and three degrees of celebration.
 *
 *     a star or a goal      a chime each, and a shimmer over the figure
 *     a best, a first win   a chord, and jumping dice
 *     a feast               a fanfare, and raining small dice
 */
#include "climb.h"
#include "phrase.h"
#include "results.h"

#include <limits.h>
#include <string.h>

#define FEAST_MS      5000
#define COUNT_MS      RESULTS_COUNT_MS
#define LAND_MS       RESULTS_LAND_MS
#define TICKS         10  /* notes meanwhile */
#define STAR_PITCH_MS 320 /* from one star to the next */
#define STAR_MS       260 /* one star's filling */
#define SHOW_MS       2400

static long count_ms(const struct results *results)
{
    return results->verdict.has_score ? COUNT_MS : 0;
}

static long star_begins_ms(const struct results *results, int star)
{
    return count_ms(results) + LAND_MS + (long)star * STAR_PITCH_MS;
}

/* The sound with which the headline lands, and the feast. */
static void end_count(struct results *results, struct game *game)
{
    enum fanfare fanfare = results->verdict.fanfare;
    results->is_counting = false;
    output_cue(&game->output,
               fanfare == FANFARE_FEAST  ? CUE_FEAST
               : fanfare == FANFARE_BEST ? CUE_BEST
                                         : results->verdict.ending,
               0);
    if (fanfare == FANFARE_FEAST) {
        anim_start(&results->feast, FEAST_MS); /* shown still if motion is reduced */
    }
}

void results_celebrate(struct results *results, struct game *game)
{
    const struct result_verdict *verdict = &results->verdict;
    bool has_more = verdict->fanfare != FANFARE_NONE;
    anim_finish(&results->show);
    if (!settings_motion(&game->settings, 1)) {
        end_count(results, game);
        if (has_more) {
            output_cue(&game->output, CUE_STAR, int_max(verdict->stars - 1, 0));
        }
        return;
    }
    results->is_counting = count_ms(results) > 0;
    anim_start(&results->show, count_ms(results) + (has_more ? SHOW_MS : LAND_MS));
    if (!results->is_counting) {
        end_count(results, game);
    }
}

/* A note whenever the count has advanced by a part; they rise unless the round is lost. */
static void count_on(const struct results *results, struct game *game, long before_ms, long now_ms)
{
    int tick = (int)(now_ms * TICKS / COUNT_MS);
    bool rises = results->verdict.ending != CUE_LOSE;
    if (tick > (int)(before_ms * TICKS / COUNT_MS) && tick < TICKS) {
        output_cue(&game->output, CUE_NOTE, rises ? tick : TICKS - tick);
    }
}

void results_advance(void *self, struct game *game, long elapsed_ms)
{
    struct results *results = self;
    int chimes = results->verdict.fanfare == FANFARE_NONE ? 0 : int_max(results->verdict.stars, 1);
    long before = results->show.age_ms;
    bool was_running = results->show.running;
    if (results->climbs && !was_running) {
        results->climbs = false;
        if (climb_show(game)) {
            return;
        }
    }
    (void)anim_advance(&results->feast, elapsed_ms);
    (void)anim_advance(&results->show, elapsed_ms);
    if (!was_running) {
        return;
    }
    if (results->is_counting && before + elapsed_ms < COUNT_MS) {
        count_on(results, game, before, before + elapsed_ms);
    } else if (results->is_counting) {
        end_count(results, game);
    }
    for (int i = 0; i < chimes; i++) {
        long begins = star_begins_ms(results, i); /* without stars: a goal or a best */
        if (begins > before && begins <= before + elapsed_ms) {
            output_cue(&game->output, CUE_STAR, i);
        }
    }
}

void results_end_show(struct results *results, struct game *game)
{
    if (results->is_counting) {
        end_count(results, game);
    }
    anim_finish(&results->feast);
    anim_finish(&results->show);
}

long results_wait_ms(const void *self, const struct game *game)
{
    const struct results *results = self;
    const struct anim *feast = &results->feast;
    if (results->show.running || results->climbs) {
        return 0;
    }
    if (!feast->running) {
        return -1;
    }
    return settings_motion(&game->settings, 1) ? 0 : feast->length_ms - feast->age_ms;
}

/* --- how far it is --- */

/* Returns how far something that takes `length_ms` is, 0..1000. */
static int milli_of(const struct results *results, long begins_ms, long length_ms)
{
    long since = results->show.age_ms - begins_ms;
    struct anim part = {.running = since < length_ms, .age_ms = since, .length_ms = length_ms};
    return !results->show.running ? 1000 : since <= 0 ? 0 : anim_eased(&part);
}

struct result_moment results_moment(const struct results *results)
{
    const struct result_verdict *verdict = &results->verdict;
    long age = results->show.age_ms;
    struct result_moment moment = {.counted = LONG_MAX,
                                   .landed_milli = milli_of(results, count_ms(results), LAND_MS),
                                   .shimmer_ms = -1,
                                   .jump_ms = -1};
    if (results->is_counting) { /* all figures at one speed, so that the higher one goes on alone */
        long most = verdict->sides[0].figure;
        if (verdict->is_contest && verdict->sides[1].figure > most) {
            most = verdict->sides[1].figure;
        }
        moment.counted = most * age / COUNT_MS;
    }
    for (int i = 0; i < PAR_STARS_MAX && i < verdict->stars; i++) {
        moment.stars[i] = milli_of(results, star_begins_ms(results, i), STAR_MS);
    }
    if (results->show.running) {
        moment.shimmer_ms = age - star_begins_ms(results, int_max(verdict->stars, 0));
    }
    if (results->show.running && verdict->fanfare >= FANFARE_BEST) {
        moment.jump_ms = age - star_begins_ms(results, 0);
    }
    return moment;
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
static void draw_rain(const struct results *results, const struct game *game, struct ui *ui)
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
        int height = game->stage.layout.height + 2 * size;
        int middle = (int)(anim_scatter(i * 5 + 2, 0, 0) % (unsigned)game->stage.layout.width);
        int sway = anim_wave(since * 1000 / SWAY_MS + (long)i * SWAY_APART) * ui_px(ui, 18) / 1000;
        draw_piece(ui, i, middle + sway, (int)(height * since / falls) - size, size);
    }
}

/* Draws pieces along the edges, where there is nothing else. */
static void draw_garland(const struct game *game, struct ui *ui)
{
    int size = ui_px(ui, 15);
    for (unsigned i = 0; i < STILL_COUNT; i++) {
        int x = game->stage.layout.width * (2 * (int)i + 1) / (2 * STILL_COUNT);
        draw_piece(ui, i, x, size * 3 / 4, size);
        draw_piece(ui, i + 3, x, game->stage.layout.height - size * 3 / 4, size);
    }
}

void results_draw_feast(const struct results *results, const struct game *game, struct ui *ui)
{
    if (!results->feast.running) {
        return;
    }
    if (settings_motion(&game->settings, 1)) {
        draw_rain(results, game, ui);
    } else {
        draw_garland(game, ui);
    }
}

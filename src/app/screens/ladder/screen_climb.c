/* SPDX-License-Identifier: MIT */
/*
 * Over the results: the first climb out of a tier of the ladder. Its face is beaten, the next one
 * comes up, and a light runs along the rungs. Leaves deciding that it is the first to the results.
 */
#include "dialog.h"
#include "game.h"
#include "ladder.h"
#include "phrase.h"

#define SHOW_MS 1800

/* Where parts of it begin and end, thousandths of that time. */
#define BEATEN_AT  180
#define COMES_FROM 330
#define COMES_TO   560
#define LIGHT_FROM 560

enum { ID_GO_ON = 1 };

struct climb {
    int from, to;    /* rungs */
    unsigned beaten; /* rungs, LADDER_BIT of each */
    struct anim show;
};

static void climb_open(void *self, struct game *game, const struct call *call)
{
    struct climb *climb = self;
    climb->from = CLIMB_FROM(call->what);
    climb->to = CLIMB_TO(call->what);
    climb->beaten = game_ladder_beaten(game);
    anim_start(&climb->show, settings_motion(&game->settings, SHOW_MS));
    output_cue(&game->output, CUE_CLIMB, 0);
}

/* --- drawing --- */

#define LIGHT_PARTS 5

#define WIDTH 620

static const struct measures {
    int title, line, face, strip;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {40, 20, 150, 62}, [LAYOUT_COLUMN] = {30, 18, 110, 48}};

static const char *title_of(int rung)
{
    static const char *const titles[LADDER_TIERS] = {[RIVAL_NOVICE] = N_("You beat the Novice!"),
                                                     [RIVAL_SCHOLAR] = N_("You beat the Scholar!"),
                                                     [RIVAL_EXPERT] = N_("You beat the Expert!"),
                                                     [RIVAL_MERCILESS] = N_("You beat Merciless!")};
    return tr(titles[ladder_tier(rung)]);
}

/* Returns how far a part of the show is, in thousandths. */
static int part(int milli, int from, int to)
{
    return layout_clamped((milli - from) * 1000 / (to - from), 0, 1000);
}

/* Draws the beaten face, and beside it the next one, which grows. */
static void draw_faces(const struct climb *climb, struct ui *ui, struct rect row, int milli)
{
    const struct theme *theme = ui->theme;
    int side = row.h;
    int grown = part(milli, COMES_FROM, COMES_TO);
    struct rect left = {row.x + row.w / 2 - side * 13 / 10, row.y, side, side};
    struct rect right = {row.x + row.w / 2 + side * 3 / 10, row.y, side, side};
    if (milli < BEATEN_AT) {
        ui_face(ui, left, ladder_tier(climb->from), FACE_WAITING);
    } else {
        int small = side - side * grown / 5000;
        struct rect rect = rect_middle(left, small, small);
        rect.x += ui_px(ui, 6) * anim_wave(4L * part(milli, BEATEN_AT, COMES_FROM)) / 1000;
        ui_face(ui, rect, ladder_tier(climb->from), FACE_BEATEN);
    }
    if (grown > 0) {
        int high = side * grown / 1000;
        ui_icon(ui, row.x + row.w / 2, row.y + side / 2, ICON_ARROW_RIGHT, 34, theme->you_text);
        ui_face(ui, rect_middle(right, high, high), ladder_tier(climb->to), FACE_WAITING);
    }
}

/* Draws the rungs, with a light that runs along them. */
static void draw_strip(const struct climb *climb, struct ui *ui, struct rect strip, int milli)
{
    int run = part(milli, LIGHT_FROM, 1000);
    rung_strip(ui, strip, milli < LIGHT_FROM ? climb->from : climb->to, climb->beaten,
               ui->theme->panel);
    if (run > 0 && run < 1000) {
        int width = strip.w / 5;
        struct rect light = {strip.x - width + (strip.w + width) * run / 1000, strip.y, width,
                             strip.h};
        ui_clip(ui, strip);
        for (int i = 0; i < LIGHT_PARTS; i++) { /* brighter towards its middle */
            ui_box(ui, rect_middle(light, width * (LIGHT_PARTS - i) / LIGHT_PARTS, light.h), 16,
                   theme_faded(ui->theme->you, 30 / LIGHT_PARTS));
        }
        ui_clip_end(ui);
    }
}

static void climb_draw(void *self, const struct game *game, struct ui *ui)
{
    const struct climb *climb = self;
    const struct theme *theme = ui->theme;
    const struct measures *measure = &measures[ui->layout->shape];
    int milli = anim_linear(&climb->show);
    int height = measure->face + 24 + 56 + 40 + measure->strip + 34 + LAYOUT_BUTTON;
    struct text_style title =
        text_aligned(theme_sized(theme, TEXT_TITLE, measure->title), ALIGN_MIDDLE);
    struct text_style line = text_aligned(
        text_colored(theme_sized(theme, TEXT_HEADING, measure->line), theme->rival_text),
        ALIGN_MIDDLE);
    const struct button_look go_on = {.kind = BUTTON_PRIMARY, .label = tr("Continue"), .size = 20};
    (void)game;
    struct rect rest = dialog_draw_frame(ui, WIDTH, height);
    draw_faces(climb, ui, rect_slice_top(&rest, ui_px(ui, measure->face), ui_px(ui, 24)), milli);
    struct rect row = rect_cut_top(&rest, ui_px(ui, 56));
    title.color = theme->you_text;
    ui_text_lines(ui, row.x + row.w / 2, row.y + row.h / 2, row.w, row.h, &title,
                  title_of(climb->from));
    row = rect_cut_top(&rest, ui_px(ui, 40));
    ui_text_lines(ui, row.x + row.w / 2, row.y + row.h / 2, row.w, row.h, &line,
                  say(ui->arena, tr("Up to %s"), phrase_rung(climb->to)));
    draw_strip(climb, ui, rect_slice_top(&rest, ui_px(ui, measure->strip), ui_px(ui, 34)), milli);
    ui_button(ui, ID_GO_ON,
              rect_middle(rest, int_min(rest.w, ui_px(ui, 240)), ui_px(ui, LAYOUT_BUTTON)), &go_on);
}

/* --- input --- */

/* The first press ends the show, the next one closes it. */
static void climb_press(void *self, struct game *game, int id)
{
    struct climb *climb = self;
    (void)id;
    if (climb->show.running) {
        anim_finish(&climb->show);
    } else {
        stage_back(&game->stage);
    }
}

static void climb_advance(void *self, struct game *game, long elapsed_ms)
{
    struct climb *climb = self;
    (void)game;
    (void)anim_advance(&climb->show, elapsed_ms);
}

static long climb_wait_ms(const void *self, const struct game *game)
{
    const struct climb *climb = self;
    (void)game;
    return climb->show.running ? 0 : -1;
}

const struct screen_class screen_climb = {
    .name = "climb",
    .state_size = sizeof(struct climb),
    .is_overlay = true,
    .least_units = 480,
    .open = climb_open,
    .enter = ID_GO_ON,
    .escape = ID_GO_ON,
    .press = climb_press,
    .advance = climb_advance,
    .draw = climb_draw,
    .wait_ms = climb_wait_ms,
};

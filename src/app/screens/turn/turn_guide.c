/* SPDX-License-Identifier: MIT */
/*
 * The guide in the player's turn: dice that fade as their words are found, and how many words of
 * each length are left. Counting is the engine's. A round with the guide is not rated: it counts as
 * one with a hint that costs nothing.
 */
#include "phrase.h"
#include "preferences.h"
#include "turn.h"

#include "trounce/deal.h"

#include <stdio.h>

/* How much a die fades, percent, without a word that begins there, or that passes through. */
#define FADED 34
#define DARK  78

/* In units. */
#define HEAD_ROW  32
#define ROW       26
#define PIP       8
#define PIP_PITCH 11
#define PIP_ROW   12
#define LEGEND    31

enum { LEGEND_FADES = 2, LEGEND_ROWS = 4 };

/* Nobody else competes under the same terms. */
bool turn_guide_is_allowed(const struct desk *desk)
{
    const struct table *table = &desk->table;
    return table->round && round_traits(table->round)->has_hints &&
           table->match.level != RIVAL_FRIEND && table->notes.kind != ROUND_KIND_DAILY;
}

void turn_guide_end(struct turn *turn)
{
    guide_free(turn->guide);
    turn->guide = NULL;
}

void turn_guide_follow(struct turn *turn, struct desk *desk)
{
    struct round *round = desk->table.round;
    if (desk->settings.guide == GUIDE_NONE || !turn_guide_is_allowed(desk)) {
        turn_guide_end(turn);
        return;
    }
    if (turn->guide || round_phase(round) != ROUND_PLAYER) {
        return;
    }
    const struct solution *solution = table_solution(&desk->table);
    if (!solution || guide_new(round, solution, DEAL_COMMON_TIER, &turn->guide) != STATUS_OK) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
        preferences_set(desk, SETTING_GUIDE, GUIDE_NONE); /* not again with every frame */
    } else if (round_hint_count(round) == 0 && !table_is_practice(&desk->table)) {
        (void)round_take_hint(round, 0); /* practice is never rated, and its hints are free */
    }
}

void turn_guide_take(struct turn *turn, const struct desk *desk)
{
    const struct round *round = desk->table.round;
    if (turn->guide) {
        size_t last = round_word_count(round, SIDE_PLAYER) - 1;
        (void)guide_take(turn->guide, round_word(round, SIDE_PLAYER, last)->number);
    }
}

void turn_guide_pose(const struct turn *turn, const struct desk *desk, struct tile_pose *poses)
{
    for (int i = 0; turn->guide && i < board_cell_count(&desk->table.board); i++) {
        int begins = guide_begins(turn->guide, i);
        int passes = guide_passes(turn->guide, i);
        poses[i].fade = passes == 0 ? DARK : begins == 0 ? FADED : 0;
        if (desk->settings.guide == GUIDE_FIGURES) {
            poses[i].figures[0] = begins;
            poses[i].figures[1] = passes;
        }
    }
}

/* --- the panel --- */

/* Returns the height of the pips of `count` words in a row of this width, px. */
static int pips_height(const struct ui *ui, int width, int count)
{
    int in_row = int_max(width / ui_px(ui, PIP_PITCH), 1);
    return (count + in_row - 1) / in_row * ui_px(ui, PIP_ROW);
}

/* Draws a square for each word, those found in the player's colour. */
static void draw_pips(struct ui *ui, struct rect area, int found, int count)
{
    int pitch = ui_px(ui, PIP_PITCH);
    int side = ui_px(ui, PIP);
    int in_row = int_max(area.w / pitch, 1);
    for (int i = 0; i < count; i++) {
        struct rect pip = {area.x + i % in_row * pitch, area.y + i / in_row * ui_px(ui, PIP_ROW),
                           side, side};
        ui_box(ui, pip, 2, i < found ? ui->theme->you : ui->theme->line);
    }
}

/* Draws what a faded and a dark die mean and, if there are four rows, the figures in the corners.
 */
static void draw_legend(struct ui *ui, struct rect area, int rows)
{
    const char *const texts[] = {tr("none starts here"), tr("none passes through"),
                                 tr("words that start here"), tr("words that pass through")};
    const int fades[] = {FADED, DARK, 0, 0};
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    struct text_style figure = {
        .size = 11, .weight = WEIGHT_800, .color = ui->theme->ink, .align = ALIGN_MIDDLE};
    for (int i = 0; i < rows; i++) {
        struct rect row = rect_row(area, 0, rows, i);
        struct rect die = rect_cut_left(&row, ui_px(ui, 22));
        die = rect_middle(die, die.w, die.w);
        const struct theme *theme = ui->theme; /* with an edge, as on panels of about its colour */
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = die,
                                   .color = theme_mix(theme->tile, theme->well, fades[i]),
                                   .color2 = theme_mix(theme->tile_edge, theme->well, fades[i]),
                                   .radius = ui_px(ui, 6),
                                   .edge = ui_px(ui, 2)};
        draw_add(ui->list, &box, NULL);
        ui_surface_outline(ui, die, 6);
        if (i >= LEGEND_FADES) { /* at the left or right of the die, as on the board */
            int x = i == LEGEND_FADES ? die.x + die.w * 3 / 10 : die.x + die.w * 7 / 10;
            ui_text(ui, x, die.y + die.h * 7 / 20, &figure, "1");
        }
        (void)rect_cut_left(&row, ui_px(ui, 12));
        ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &style, texts[i]);
    }
}

int turn_guide_counts(const struct turn *turn, int counts[PATH_LETTERS_MAX + 1])
{
    int sum = 0;
    counts[0] = 0;
    for (int letters = 1; letters <= PATH_LETTERS_MAX; letters++) {
        counts[letters] = guide_left(turn->guide, letters);
        sum += counts[letters];
    }
    return sum;
}

bool turn_guide_draw(const struct turn *turn, const struct desk *desk, struct ui *ui,
                     struct rect area)
{
    const struct guide *guide = turn->guide;
    struct text_style head = theme_text(ui->theme, TEXT_HEADING);
    struct text_style total = text_aligned(head, ALIGN_END);
    struct text_style label = theme_text(ui->theme, TEXT_LABEL);
    struct text_style number = text_aligned(label, ALIGN_END);
    char text[PHRASE_MAX];
    int counts[PATH_LETTERS_MAX + 1];
    int left = turn_guide_counts(turn, counts);
    int lengths = 0;
    int pips = 0;
    for (int i = 1; i <= PATH_LETTERS_MAX; i++) {
        int count = counts[i] + guide_found(guide, i);
        lengths += count > 0;
        pips += count > 0 ? pips_height(ui, area.w, count) : 0;
    }
    int rows = lengths * ui_px(ui, ROW);
    if (ui_px(ui, HEAD_ROW) + rows > area.h) {
        return false;
    }
    head.size = total.size = 17;
    number.color = ui->theme->text;
    struct rect row = rect_cut_top(&area, ui_px(ui, HEAD_ROW));
    int middle = row.y + row.h / 2;
    int taken =
        ui_text_lines(ui, row.x, middle, row.w * 3 / 4, row.h, &head, turn_hint_title(turn));
    ui_icon(ui, row.x + taken + ui_px(ui, 18), middle, ICON_EYE, 20, ui->theme->dim);
    ui_text(ui, row.x + row.w, middle, &total, phrase_number(text, left));
    bool has_pips = rows + pips <= area.h;
    int spare = area.h - rows - (has_pips ? pips : 0);
    bool has_figures = desk->settings.guide == GUIDE_FIGURES;
    int explained = has_figures && spare >= LEGEND_ROWS * ui_px(ui, LEGEND) ? LEGEND_ROWS
                    : spare >= LEGEND_FADES * ui_px(ui, LEGEND)             ? LEGEND_FADES
                                                                            : 0;
    struct rect legend = rect_cut_bottom(&area, explained * ui_px(ui, LEGEND));
    for (int i = 1; i <= PATH_LETTERS_MAX; i++) {
        int found = guide_found(guide, i);
        int count = counts[i] + found;
        if (count == 0) {
            continue;
        }
        row = rect_cut_top(&area, ui_px(ui, ROW));
        (void)snprintf(text, sizeof text, tr_plural("%d letter", "%d letters", i), i);
        ui_text_fit(ui, row.x, row.y + row.h / 2, row.w * 3 / 4, &label, text);
        ui_text(ui, row.x + row.w, row.y + row.h / 2, &number, phrase_number(text, counts[i]));
        if (has_pips) {
            draw_pips(ui, rect_cut_top(&area, pips_height(ui, area.w, count)), found, count);
        }
    }
    draw_legend(ui, legend, explained);
    return true;
}

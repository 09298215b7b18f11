/* SPDX-License-Identifier: MIT */
/*
 * The panel of a player: name, score, and the words with the newest on top. Leaves events to the
 * screens.
 */
#include "score_panel.h"
#include "text.h"

#include <stdio.h>

#define PAD        24
#define ROW        30
#define LIST_TOP   138 /* of a tall panel */
#define LOW_TOP    70  /* of a low one, where name and score share a line */
#define LOW_HEIGHT 330 /* below this, a panel is low */

static bool is_low(const struct layout *layout, struct rect area)
{
    return layout_units(layout, area.h) < LOW_HEIGHT;
}

static struct rect list_area(const struct layout *layout, struct rect area)
{
    int pad = layout_px(layout, PAD);
    int top = layout_px(layout, is_low(layout, area) ? LOW_TOP : LIST_TOP);
    int row = layout_px(layout, ROW);
    int height = area.h - top - layout_px(layout, 14);
    height -= height > row ? height % row : 0; /* no word is cut in its middle */
    return (struct rect){area.x + pad, area.y + top, area.w - 2 * pad, height};
}

static void draw_score(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    bool rests = round_word_count(panel->round, panel->side) == 0 && panel->side == SIDE_COMPUTER;
    struct text_style score = {.size = low ? 32 : 60,
                               .weight = WEIGHT_900,
                               .color = rests ? ui->theme->dim : ui->theme->text,
                               .align = low ? ALIGN_END : ALIGN_START,
                               .tabular = true};
    struct text_style count = {
        .size = 16, .weight = WEIGHT_700, .color = ui->theme->dim, .align = ALIGN_END};
    char figures[TEXT_COUNT_MAX];
    char words[TEXT_COUNT_MAX];
    text_number(figures, panel->score);
    text_words(words, (long)round_word_count(panel->round, panel->side));
    int pad = ui_px(ui, PAD);
    int right = area.x + area.w - pad;
    if (low) {
        ui_text(ui, right, area.y + ui_px(ui, 31), &score, figures);
        return;
    }
    ui_text_fit(ui, area.x + pad, area.y + ui_px(ui, 75), area.w * 6 / 10, &score, figures);
    if (!rests) {
        ui_text_fit(ui, right, area.y + ui_px(ui, 91), area.w * 4 / 10, &count, words);
    }
}

static void draw_head(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    bool low = is_low(ui->layout, area);
    bool yours = panel->side == SIDE_PLAYER;
    const struct theme *theme = ui->theme;
    struct text_style name = {
        .size = 20, .weight = WEIGHT_800, .color = yours ? theme->you_text : theme->rival_text};
    struct text_style level = {.size = 16, .weight = WEIGHT_700, .color = theme->dim};
    int pad = ui_px(ui, PAD);
    int x = area.x + pad;
    int y = area.y + ui_px(ui, low ? 31 : 34);
    const char *title = TEXT_YOU;
    if (!yours) {
        title = round_way(panel->round) == WAY_ALONE ? TEXT_SOLO : TEXT_COMPUTER;
    }
    int taken = ui_text_fit(ui, x, y, area.w - 2 * pad, &name, title);
    if (!yours && round_way(panel->round) != WAY_ALONE) {
        int room = area.w - 2 * pad - taken - ui_px(ui, low ? 70 : 6);
        if (room > ui_px(ui, 60)) {
            char text[32];
            (void)snprintf(text, sizeof text, TEXT_RIVAL_LEVEL,
                           text_rival_name(round_rival(panel->round)->level));
            ui_text_fit(ui, x + taken + ui_px(ui, 6), y, room, &level, text);
        }
    }
    if (yours && round_hint_count(panel->round) > 0) {
        char text[TEXT_COUNT_MAX + 32];
        char hints[TEXT_COUNT_MAX];
        int room = area.w - 2 * pad - taken - ui_px(ui, low ? 70 : 6);
        (void)snprintf(text, sizeof text, TEXT_HINTS_TAKEN,
                       text_hints(hints, round_hint_count(panel->round)),
                       round_hint_price(panel->round));
        ui_text_fit(ui, x + taken + ui_px(ui, 6), y, room, &level, text);
    }
    if (!yours && round_way(panel->round) == WAY_ALONE) {
        return;
    }
    draw_score(ui, area, panel, low);
}

static void draw_row(struct ui *ui, struct rect row, const struct score_panel *panel, size_t index)
{
    const struct round_word *word = round_word(panel->round, panel->side, index);
    const struct theme *theme = ui->theme;
    struct text_style name = {.size = ui_list_size(ui), .weight = WEIGHT_700, .color = theme->text};
    struct text_style points = {
        .size = ui_list_size(ui), .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    bool newest = index + 1 == round_word_count(panel->round, panel->side);
    if (panel->side == SIDE_COMPUTER && newest && round_phase(panel->round) == ROUND_COMPUTER) {
        name.color = theme->rival_text;
    }
    if (panel->blink && index == panel->blink_index) {
        struct rect glow = {row.x - ui_px(ui, 10), row.y + ui_px(ui, 1), row.w + ui_px(ui, 20),
                            row.h - ui_px(ui, 2)};
        ui_box(ui, glow, 8, theme->you);
        name.color = points.color = theme->you_ink;
    }
    char letters[WORD_LETTERS_MAX + 1];
    char figures[TEXT_COUNT_MAX];
    text_upper(letters, sizeof letters, word->text);
    text_number(figures, word->points);
    int room = row.w - ui_text_width(ui, &points, figures) - ui_px(ui, 10);
    ui_text_fit(ui, row.x, row.y + row.h / 2, room, &name, letters);
    ui_text(ui, row.x + row.w, row.y + row.h / 2, &points, figures);
}

static int scroll_max(const struct layout *layout, struct rect list, size_t count)
{
    int height = (int)count * layout_px(layout, ROW);
    return height > list.h ? height - list.h : 0;
}

int score_panel_draw(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    ui_panel(ui, area);
    draw_head(ui, area, panel);
    struct rect list = list_area(ui->layout, area);
    bool rule = !(panel->side == SIDE_COMPUTER && round_way(panel->round) == WAY_ALONE);
    if (rule) {
        ui_rule(ui, list.x, list.y - ui_px(ui, 14), list.w);
    }

    size_t count = round_word_count(panel->round, panel->side);
    if (count == 0) {
        struct text_style style = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
        if (!rule) {
            list.y = area.y + ui_px(ui, 60);
        }
        if (panel->message) {
            ui_text_wrap(ui, list, &style, panel->message);
        }
        return 0;
    }

    int row = ui_px(ui, ROW);
    int most = scroll_max(ui->layout, list, count);
    int scroll = panel->scroll < most ? panel->scroll : most;
    int slid = row - row * panel->slide_milli / 1000;
    ui_clip(ui, (struct rect){area.x, list.y, area.w, list.h});
    for (size_t i = 0; i < count; i++) {
        int y = list.y + (int)i * row - scroll - slid;
        if (y + row <= list.y || y >= list.y + list.h) {
            continue;
        }
        if (i == 0 && panel->hide_newest) {
            continue;
        }
        draw_row(ui, (struct rect){list.x, y, list.w, row}, panel, count - 1 - i);
    }
    ui_clip_end(ui);
    return most;
}

bool score_panel_word_at(const struct layout *layout, struct rect area,
                         const struct score_panel *panel, int x, int y, size_t *index,
                         struct rect *row)
{
    struct rect list = list_area(layout, area);
    size_t count = round_word_count(panel->round, panel->side);
    int height = layout_px(layout, ROW);
    struct rect whole = {area.x, list.y, area.w, list.h};
    if (!rect_contains(whole, x, y)) {
        return false;
    }
    size_t line = (size_t)((y - list.y + panel->scroll) / height);
    if (line >= count) {
        return false;
    }
    *index = count - 1 - line;
    *row = (struct rect){list.x, list.y + (int)line * height - panel->scroll, list.w, height};
    return true;
}

void score_panel_newest(const struct ui *ui, struct rect area, int *x, int *y)
{
    struct rect list = list_area(ui->layout, area);
    *x = list.x;
    *y = list.y + ui_px(ui, ROW) / 2;
}

int score_panel_scroll_to(const struct layout *layout, struct rect area, const struct round *round,
                          enum finder_side side, size_t index, int scroll)
{
    struct rect list = list_area(layout, area);
    int row = layout_px(layout, ROW);
    int y = (int)(round_word_count(round, side) - 1 - index) * row;
    if (y < scroll) {
        return y;
    }
    if (y + row > scroll + list.h) {
        return y + row - list.h;
    }
    return scroll;
}

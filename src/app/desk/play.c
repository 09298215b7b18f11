/* SPDX-License-Identifier: MIT */
/*
 * The parts shown in both turns of a round. Leaves boards and lists to src/app/dice.
 */
#include "play.h"
#include "phrase.h"

void play_draw_top(const struct desk *desk, struct ui *ui, const struct play_layout *at,
                   enum icon menu, const char *title, struct color color)
{
    struct text_style name = {.size = 26, .weight = WEIGHT_900, .color = color, .spacing = 20};
    ui_icon_button(ui, PLAY_ID_MENU, at->menu, menu);
    ui_icon_button(ui, PLAY_ID_SOUND, at->sound, desk->post.muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    if (at->name.w > 0) {
        ui_text_lines(ui, at->name.x, at->name.y + at->name.h / 2, at->name.w, at->name.h, &name,
                      title);
    }
}

void play_draw_word(struct ui *ui, struct rect area, const struct word_line *line)
{
    struct text_style word = {
        .size = 38, .weight = WEIGHT_900, .color = line->color, .spacing = 60};
    struct text_style chip = text_aligned(
        text_colored(theme_text(ui->theme, TEXT_HEADING), ui->theme->you_ink), ALIGN_MIDDLE);
    struct text_style comment = {.size = 18, .weight = WEIGHT_700, .color = ui->theme->dim};
    int gap = ui_px(ui, 14);
    int behind = 0;
    int before = line->is_good ? ui_px(ui, 48) : 0;
    int chipped = line->chip ? ui_text_width(ui, &chip, line->chip) + ui_px(ui, 24) : 0;
    behind += line->chip ? gap + chipped : 0;
    behind += line->comment ? gap + ui_text_width(ui, &comment, line->comment) : 0;
    if (behind > area.w * 2 / 3) {
        behind = area.w * 2 / 3;
    }

    int width = ui_text_width(ui, &word, line->word);
    int room = area.w - before - behind;
    if (width > room) {
        width = room;
    }
    int x = area.x + (area.w - before - width - behind) / 2;
    int y = area.y + area.h / 2;
    if (line->is_good) {
        ui_icon(ui, x + ui_px(ui, 17), y, ICON_CIRCLE_CHECK, 34, line->color);
        x += before;
    }
    width = ui_text_fit(ui, x, y, room, &word, line->word);
    x += width + gap;
    if (line->chip) {
        int height = ui_px(ui, 31);
        struct rect box = {x, y - height / 2, chipped, height};
        ui_box(ui, box, 10, line->is_good ? ui->theme->good : ui->theme->you);
        ui_text(ui, box.x + box.w / 2, y, &chip, line->chip);
        x += chipped + gap;
        behind -= chipped + gap;
    }
    if (line->comment) {
        ui_text_lines(ui, x, y, behind - gap, area.h, &comment, line->comment);
    }
}

void play_draw_message(struct ui *ui, struct rect area, enum icon icon, struct color color,
                       const char *text)
{
    struct text_style style = {.size = 22, .weight = WEIGHT_800, .color = color};
    int gap = ui_px(ui, 36);
    int width = ui_text_width(ui, &style, text);
    int room = area.w - gap;
    if (width > room) {
        width = room;
    }
    int x = area.x + (area.w - width - gap) / 2;
    int y = area.y + area.h / 2;
    ui_icon(ui, x + ui_px(ui, 13), y, icon, 26, color);
    ui_text_lines(ui, x + gap, y, room, area.h, &style, text);
}

struct score_panel play_panel(const struct desk *desk, enum side side)
{
    const struct table *table = &desk->table;
    const struct round *round = table->round;
    const struct mode_traits *traits = round_traits(round);
    struct score_panel panel = {.round = round,
                                .side = side,
                                .name = table_name_of(table, side),
                                .spellings = table->language->spellings,
                                .score = round_score(round, side),
                                .no_points = table_is_practice(table),
                                .slide_milli = 1000};
    if (side == SIDE_COMPUTER && !traits->has_computer) {
        panel.name = tr("On your own");
        panel.is_empty = true;
    } else if (side == SIDE_COMPUTER && traits->has_rival) {
        panel.has_face = true;
        panel.level = table->match.level;
        panel.is_ghost = table_has_own_ghost(table);
        panel.line =
            panel.is_ghost ? tr("as you played this board") : phrase_rival_line(panel.level);
    }
    return panel;
}

bool play_scroll(const struct desk *desk, struct scroll *scroll, struct rect area,
                 const struct input *input)
{
    if (input->kind == INPUT_WHEEL &&
        !rect_contains(area, desk->stage.pointer_x, desk->stage.pointer_y)) {
        return false;
    }
    return scroll_input(scroll, input, layout_px(&desk->stage.layout, PLAY_WHEEL));
}

/* SPDX-License-Identifier: MIT */
/*
 * Drawing of the results: verdict, board with a path, every word. Leaves input to screen_results.c.
 */
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

/* --- what stands where --- */

static struct results_layout results_wide(const struct layout *layout, int width, int height)
{
    int left = layout->shape == LAYOUT_WIDE ? 400 : 290;
    int board = layout_smaller(left, height - 150 - 6 - 20 - 126 - 18 - 80);
    int detail_y = 150 + board + 26;
    int right = LAYOUT_MARGIN + left + 32;
    int right_width = width - LAYOUT_MARGIN - right;
    int field = layout_clamped(right_width * 27 / 100, 130, 240);
    int foot = height - 80;
    return (struct results_layout){
        .headline = layout_rect(layout, LAYOUT_MARGIN, 26, left, 52),
        .sentence = layout_rect(layout, LAYOUT_MARGIN, 82, left, 56),
        .board = layout_rect(layout, LAYOUT_MARGIN + (left - board) / 2, 150, board,
                             board + LAYOUT_TRAY_EDGE),
        .detail = layout_rect(layout, LAYOUT_MARGIN, detail_y, left, foot - 18 - detail_y),
        .left_buttons = layout_rect(layout, LAYOUT_MARGIN, foot, left, LAYOUT_BUTTON),
        .filters = layout_rect(layout, right, LAYOUT_MARGIN, right_width - field - 16, 54),
        .field = layout_rect(layout, width - LAYOUT_MARGIN - field, LAYOUT_MARGIN, field, 54),
        .list = layout_rect(layout, right, 100, right_width, foot - 18 - 100),
        .right_buttons = layout_rect(layout, right, foot, right_width, LAYOUT_BUTTON),
    };
}

static struct results_layout results_stack(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * LAYOUT_MARGIN;
    int board = layout_clamped(height - 720, 200, 300);
    int beside = LAYOUT_MARGIN + board + 24;
    int top = 132 + board + 26;
    return (struct results_layout){
        .headline = layout_rect(layout, LAYOUT_MARGIN, 22, inner, 50),
        .sentence = layout_rect(layout, LAYOUT_MARGIN, 74, inner, 52),
        .board = layout_rect(layout, LAYOUT_MARGIN, 132, board, board + LAYOUT_TRAY_EDGE),
        .detail = layout_rect(layout, beside, 132, width - LAYOUT_MARGIN - beside, board - 64),
        .left_buttons = layout_rect(layout, beside, 132 + board - LAYOUT_BUTTON,
                                    width - LAYOUT_MARGIN - beside, LAYOUT_BUTTON),
        .filters = layout_rect(layout, LAYOUT_MARGIN, top, inner - 176, 54),
        .field = layout_rect(layout, width - LAYOUT_MARGIN - 160, top, 160, 54),
        .list = layout_rect(layout, LAYOUT_MARGIN, top + 70, inner, height - 98 - top - 70),
        .right_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80, inner, LAYOUT_BUTTON),
    };
}

struct results_layout results_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    if (layout->shape == LAYOUT_STACK) {
        return results_stack(layout, width, height);
    }
    return results_wide(layout, width, height);
}

/* --- drawing --- */

struct rect results_words_area(const struct desk *desk)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    int pad = layout_px(&desk->stage.layout, 16);
    return (struct rect){at.list.x + pad, at.list.y + pad, at.list.w - 2 * pad - pad / 2,
                         at.list.h - 2 * pad};
}

struct rect results_bar_area(const struct desk *desk)
{
    return scroll_bar(&desk->stage.layout, results_layout(&desk->stage.layout).list);
}

/* --- headline --- */

static void draw_headline(const struct results *results, const struct desk *desk, struct ui *ui,
                          const struct results_layout *at)
{
    struct text_style title = {.size = 40, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style text = {.size = 18, .weight = WEIGHT_600, .color = ui->theme->dim};
    char sentence[240];
    results_write_sentence(results, desk, sentence, sizeof sentence);
    while (text.size > 14 && ui_wrap_height(ui, at->sentence.w, &text, sentence) > at->sentence.h) {
        text.size--; /* with hints, or in a small window, it is long */
    }
    ui_text_fit(ui, at->headline.x, at->headline.y + at->headline.h / 2, at->headline.w, &title,
                results_headline(desk));
    ui_text_wrap(ui, at->sentence, &text, sentence);
}

/* --- board --- */

long results_shown_word(const struct results *results)
{
    return results->pointed >= 0 ? results->pointed : results->selected;
}

static void draw_board(struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path path = {0};
    long word = results_shown_word(results);
    enum tile_style style = TILE_RIVAL;
    if (word >= 0) {
        const struct result_word *shown = &results->words[word];
        results_path(results, (size_t)word, &path);
        if (shown->owner == OWNER_PLAYER) {
            style = TILE_YOU;
        }
        for (int i = 0; i < board_cell_count(&desk->table.board); i++) {
            poses[i].style = TILE_FADED;
        }
    }
    if (results->through >= 0) {
        poses[results->through].outlined = true;
    }
    board_view_layout(&results->view, &desk->table.board, desk->table.quarter_turns, area);
    board_view_draw(ui, &results->view, &path, style, poses);
    const struct board_view *view = &results->view;
    results->cursor.cell %= board_cell_count(&desk->table.board);
    cursor_settle(&results->cursor, view);
    ui_place(ui, RESULTS_ID_BOARD, board_view_tile(view, results->cursor.cell));
}

/* --- list --- */

struct list_pass {
    struct results *results;
    const struct desk *desk;
    struct ui *ui;
    struct rect area;
    int scroll;
    int x, y;             /* of a point that is asked about */
    long found;           /* the word at it */
    struct rect selected; /* the place of the chosen word */
    bool empty;
};

static void write_heading(const struct results *results, const struct desk *desk, size_t first,
                          char *line, size_t size)
{
    int length = results_letters(results, first);
    char letters[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    char upper[TEXT_COUNT_MAX];
    if (desk->table.match.rules == RULES_CLASSIC && length >= 8) {
        (void)snprintf(letters, sizeof letters, TEXT_AND_MORE, 8);
    } else {
        text_letters(letters, length);
    }
    text_upper(upper, sizeof upper, text_points(points, results_points(results, first)));
    (void)snprintf(line, size,
                   results_comes_first(results, desk, first) ? TEXT_REACH_GROUP : TEXT_GROUP,
                   letters, upper);
}

static void draw_heading(const struct list_pass *pass, struct rect rect, size_t first)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = pass->ui->theme->dim, .spacing = 60};
    char line[128];
    write_heading(pass->results, pass->desk, first, line, sizeof line);
    ui_text_fit(pass->ui, rect.x + ui_px(pass->ui, 8), rect.y + ui_px(pass->ui, 12),
                rect.w - ui_px(pass->ui, 8), &style, line);
}

static void draw_word(const struct list_pass *pass, struct rect rect, size_t index)
{
    struct ui *ui = pass->ui;
    const struct theme *theme = ui->theme;
    const struct results *results = pass->results;
    bool yours = results->words[index].owner == OWNER_PLAYER;
    bool nobodys = !results_are_solo(pass->desk) && results->words[index].owner == OWNER_NOBODY;
    bool lit = (long)index == results->selected || (long)index == results->pointed;
    struct text_style style = {.size = ui_list_size(ui),
                               .weight = WEIGHT_700,
                               .color = yours     ? theme->you_text
                                        : nobodys ? theme->dim
                                                  : theme->text};
    if (lit) {
        ui_box(ui, rect, 8, yours ? theme->you : theme->rival);
        style.color = yours ? theme->you_ink : theme->rival_ink;
    }
    char letters[WORD_TEXT_MAX];
    int pad = ui_px(ui, 8);
    int tick = yours ? ui_px(ui, 24) : 0;
    int y = rect.y + rect.h / 2;
    int taken = ui_text_fit(ui, rect.x + pad, y, rect.w - 2 * pad - tick, &style,
                            results_word(pass->results, index, letters));
    if (yours) {
        ui_icon(ui, rect.x + pad + taken + ui_px(ui, 15), y, ICON_CHECK, 18, style.color);
    }
}

/* A place of the list as it stands in the window. */
static struct rect in_window(const struct list_pass *pass, struct rect place)
{
    place.x += pass->area.x;
    place.y += pass->area.y - pass->scroll;
    return place;
}

static bool draw_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    struct rect rect = in_window(pass, place->rect);
    pass->empty = false;
    if (rect.y + rect.h < pass->area.y || rect.y > pass->area.y + pass->area.h) {
        return true;
    }
    if (place->is_heading) {
        draw_heading(pass, rect, place->index);
    } else {
        draw_word(pass, rect, place->index);
    }
    return true;
}

static bool find_selected(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    if (place->is_heading || (long)place->index != pass->results->selected) {
        return true;
    }
    pass->selected = place->rect;
    return false;
}

/* Where Tab finds the list: the chosen word if it is to be seen, else all of the list. */
static void place_list(struct list_pass *pass)
{
    struct rect area = pass->area;
    if (pass->empty) {
        return;
    }
    (void)results_layout_list(pass->results, pass->desk, pass->ui, area.w, find_selected, pass);
    struct rect chosen = in_window(pass, pass->selected);
    bool seen =
        pass->selected.w > 0 && chosen.y >= area.y && chosen.y + chosen.h <= area.y + area.h;
    ui_place(pass->ui, RESULTS_ID_LIST, seen ? chosen : area);
}

static bool meet_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    if (place->is_heading || !rect_contains(in_window(pass, place->rect), pass->x, pass->y)) {
        return true;
    }
    pass->found = (long)place->index;
    return false;
}

long results_word_at(const struct results *results, const struct desk *desk, const struct ui *ui,
                     int x, int y)
{
    struct rect area = results_words_area(desk);
    struct list_pass pass = {
        .area = area, .scroll = results->scroll.at, .x = x, .y = y, .found = -1};
    if (rect_contains(area, x, y)) {
        (void)results_layout_list(results, desk, ui, area.w, meet_place, &pass);
    }
    return pass.found;
}

static const char *empty_message(const struct results *results, const struct desk *desk)
{
    if (results->counts[FILTER_ALL] == 0) {
        return TEXT_NONE_AT_ALL;
    }
    if (results->find.text[0] || results->through >= 0) {
        return TEXT_NONE_MATCH;
    }
    switch (results->filter) {
    case FILTER_PLAYER:
        return TEXT_NONE_YOURS;
    case FILTER_RIVAL:
        return results->counts[FILTER_PLAYER] == results->counts[FILTER_ALL] ? TEXT_NONE_LEFT
                                                                             : TEXT_NONE_RIVALS;
    case FILTER_NOBODY:
        return desk->table.match.way == WAY_ALONE ? TEXT_NONE_LEFT : TEXT_NONE_NOBODYS;
    case FILTER_REACH:
        return desk->table.solve_only ? TEXT_SOLVED_NO_COMMON : TEXT_NONE_REACH;
    case FILTER_ALL:
    case FILTER_COUNT:
        break;
    }
    return TEXT_NONE_MATCH;
}

static void draw_list(struct results *results, const struct desk *desk, struct ui *ui,
                      struct rect panel)
{
    struct rect area = results_words_area(desk);
    struct list_pass pass = {
        .results = results, .desk = desk, .ui = ui, .area = area, .empty = true};
    ui_panel(ui, panel);
    /* The height is known after a pass; a list that became shorter is pulled back first. */
    pass.scroll = results->scroll.at;
    ui_clip(ui, area);
    size_t begun = ui->list->count;
    int height = results_layout_list(results, desk, ui, area.w, draw_place, &pass);
    scroll_fit(&results->scroll, height, area.h);
    if (results->scroll.at != pass.scroll) {
        pass.scroll = results->scroll.at;
        ui->list->count = begun;
        (void)results_layout_list(results, desk, ui, area.w, draw_place, &pass);
    }
    ui_clip_end(ui);
    scroll_draw(&results->scroll, ui, results_bar_area(desk));
    place_list(&pass);
    if (pass.empty) {
        struct text_style style = {
            .size = 18, .weight = WEIGHT_600, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
        ui_text_fit(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, &style,
                    empty_message(results, desk));
    }
}

/* --- filters, field, buttons --- */

static void draw_filters(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    const char *names[FILTER_COUNT] = {
        [FILTER_ALL] = TEXT_ALL,
        [FILTER_PLAYER] = TEXT_YOURS,
        [FILTER_RIVAL] = TEXT_RIVALS,
        [FILTER_NOBODY] = desk->table.match.way == WAY_ALONE ? TEXT_MISSED : TEXT_NOBODYS,
        [FILTER_REACH] = desk->table.solve_only ? TEXT_SOLVED_COMMON : TEXT_WITHIN_REACH,
    };
    enum result_filter filters[FILTER_COUNT];
    char texts[FILTER_COUNT][64];
    const char *labels[FILTER_COUNT];
    int count = results_filters(desk, filters);
    int selected = 0;
    for (int i = 0; i < count; i++) {
        char number[TEXT_COUNT_MAX];
        text_number(number, (long)results->counts[filters[i]]);
        (void)snprintf(texts[i], sizeof texts[i], "%s %s", names[filters[i]], number);
        labels[i] = texts[i];
        selected = filters[i] == results->filter ? i : selected;
    }
    ui_choices(ui, RESULTS_ID_FILTER, area, labels, count, selected);
}

struct field_look results_find_look(const struct results *results)
{
    return (struct field_look){.hint = TEXT_FIND_WORD,
                               .has_icon = true,
                               .icon = ICON_SEARCH,
                               .has_caret = results->find.text[0] != '\0',
                               .size = 17};
}

/* --- the buttons below --- */

/* A fresh round: home, the statistics if there is room, another one. */
static void draw_ways_on(const struct desk *desk, struct ui *ui, struct rect row)
{
    static const struct button_look home = {.kind = BUTTON_PLAIN, .label = TEXT_HOME};
    static const struct button_look figures = {.kind = BUTTON_PLAIN, .label = TEXT_STATISTICS};
    struct button_look again = {.kind = BUTTON_PRIMARY,
                                .label =
                                    desk->table.solve_only ? TEXT_SOLVED_ANOTHER : TEXT_PLAY_AGAIN};
    int gap = ui_px(ui, 16);
    int home_width = ui_px(ui, 180) < row.w / 3 ? ui_px(ui, 180) : row.w / 3;
    int again_width = ui_px(ui, 240) < row.w / 2 ? ui_px(ui, 240) : row.w / 2;
    int room = row.w - home_width - again_width - 2 * gap;
    struct rect middle = {row.x + home_width + gap, row.y, room, row.h};
    ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x, row.y, home_width, row.h}, &home);
    if (room >= ui_px(ui, 120)) {
        middle.w = room < ui_px(ui, 180) ? room : ui_px(ui, 180);
        ui_button(ui, RESULTS_ID_STATISTICS, middle, &figures);
    } else if (room >= row.h) {
        middle.w = row.h;
        ui_icon_button(ui, RESULTS_ID_STATISTICS, middle, ICON_CHART_COLUMN);
    }
    ui_button(ui, RESULTS_ID_AGAIN,
              (struct rect){row.x + row.w - again_width, row.y, again_width, row.h}, &again);
}

static void draw_buttons(const struct results *results, const struct desk *desk, struct ui *ui,
                         const struct results_layout *at)
{
    struct button_look same = {
        .kind = BUTTON_GHOST, .label = desk->table.solve_only ? TEXT_SOLVED_PLAY : TEXT_SAME_BOARD};
    static const struct button_look copy = {.kind = BUTTON_GHOST, .label = TEXT_COPY};
    static const struct button_look back = {.kind = BUTTON_PRIMARY,
                                            .label = TEXT_BACK_TO_ROUNDS,
                                            .has_icon = true,
                                            .icon = ICON_CHEVRON_LEFT};
    int gap = ui_px(ui, 16);
    ui_button(ui, RESULTS_ID_SAME, rect_column(at->left_buttons, 0, 2, gap), &same);
    ui_button(ui, RESULTS_ID_COPY, rect_column(at->left_buttons, 1, 2, gap), &copy);
    if (results->is_past) {
        struct rect row = at->right_buttons;
        int width = ui_px(ui, 240) < row.w / 2 ? ui_px(ui, 240) : row.w / 2;
        ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x + row.w - width, row.y, width, row.h},
                  &back);
    } else {
        draw_ways_on(desk, ui, at->right_buttons);
    }
}

/* --- all of it --- */

void results_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct results *results = self;
    struct results_layout at = results_layout(&desk->stage.layout);
    draw_headline(results, desk, ui, &at);
    draw_board(results, desk, ui, at.board);
    results_draw_detail(results, desk, ui, at.detail);
    draw_filters(results, desk, ui, at.filters);
    struct field_look find = results_find_look(results);
    field_draw(ui, HOT_NONE, at.field, &results->find, &find);
    draw_list(results, desk, ui, at.list);
    draw_buttons(results, desk, ui, &at);
    results_draw_feast(results, desk, ui);
}

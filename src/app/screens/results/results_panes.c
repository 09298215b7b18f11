/* SPDX-License-Identifier: MIT */
/*
 * Drawing the lists of the results with their filters, titles and legend; and what lies at a point
 * of them. Leaves where places are in a list to results_places.c.
 */
#include "explain.h"
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define COLUMN_PAD  22
#define COLUMN_HEAD 119

/* --- where they are --- */

static struct rect panel_of(const struct results_layout *at, const struct desk *desk, int pane)
{
    return results_pane_count(desk) > 1 ? at->columns[pane] : at->list;
}

static bool has_legend(const struct desk *desk)
{
    return !desk->table.solve_only && !results_are_two(desk);
}

struct rect results_words_area(const struct desk *desk, int pane)
{
    const struct layout *layout = &desk->stage.layout;
    struct results_layout at = results_layout(layout);
    struct rect panel = panel_of(&at, desk, pane);
    bool is_column = results_pane_count(desk) > 1;
    int pad = layout_px(layout, is_column ? COLUMN_PAD - 8 : 16);
    int top = is_column ? layout_px(layout, COLUMN_HEAD) : pad;
    int bottom = has_legend(desk) ? at.legend.h : pad;
    return (struct rect){panel.x + pad, panel.y + top, panel.w - 2 * pad - pad / 2,
                         panel.h - top - bottom};
}

struct rect results_bar_area(const struct desk *desk, int pane)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    struct rect words = results_words_area(desk, pane);
    struct rect panel = panel_of(&at, desk, pane);
    return scroll_bar(&desk->stage.layout, (struct rect){panel.x, words.y, panel.w, words.h});
}

int results_pane_at(const struct desk *desk, int x, int y)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    for (int i = 0; i < results_pane_count(desk); i++) {
        if (rect_contains(panel_of(&at, desk, i), x, y)) {
            return i;
        }
    }
    return -1;
}

/* --- a walk over the places of a list --- */

struct list_pass {
    struct results *results;
    const struct desk *desk;
    struct ui *ui;
    int pane;
    struct rect area;
    int scroll;
    int x, y;             /* of a point that is asked about */
    long found;           /* the word at it */
    struct rect selected; /* the place of the chosen word */
    bool empty;
};

/* A place of the list as it stands in the window. */
static struct rect in_window(const struct list_pass *pass, struct rect place)
{
    place.x += pass->area.x;
    place.y += pass->area.y - pass->scroll;
    return place;
}

static bool meet_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    if (place->kind != PLACE_WORD ||
        !rect_contains(in_window(pass, place->rect), pass->x, pass->y)) {
        return true;
    }
    pass->found = (long)place->index;
    return false;
}

long results_word_at(const struct results *results, const struct desk *desk, const struct ui *ui,
                     int x, int y)
{
    int pane = results_pane_at(desk, x, y);
    if (pane < 0) {
        return -1;
    }
    struct rect area = results_words_area(desk, pane);
    struct list_pass pass = {
        .area = area, .scroll = results->scrolls[pane].at, .x = x, .y = y, .found = -1};
    if (rect_contains(area, x, y)) {
        (void)results_layout_list(results, desk, ui, pane, area.w, meet_place, &pass);
    }
    return pass.found;
}

/* --- news, titles, headings --- */

struct text_style results_news_style(const struct ui *ui)
{
    return (struct text_style){.size = 16, .weight = WEIGHT_700, .color = ui->theme->text};
}

static void draw_news(const struct list_pass *pass, struct rect rect, size_t index)
{
    struct ui *ui = pass->ui;
    const struct theme *theme = ui->theme;
    const struct result_news *news = &pass->results->news[index];
    struct text_style style = results_news_style(ui);
    struct color mark = news->fanfare > FANFARE_NONE ? theme->you_text : theme->dim;
    int middle = rect.y + rect.h / 2;
    ui_surface(ui, rect, 10, theme->field);
    ui_icon(ui, rect.x + ui_px(ui, 19), middle, news->icon, 18, mark);
    ui_text_fit(ui, rect.x + ui_px(ui, 34), middle, rect.w - ui_px(ui, 44), &style, news->text);
}

static void draw_title(const struct list_pass *pass, struct rect rect, size_t first, int count)
{
    const struct theme *theme = pass->ui->theme;
    bool has_tiers = pass->desk->table.lexicon->has_tiers;
    const struct {
        const char *title, *note;
        struct color color;
    } looks[SECTION_COUNT] = {
        [SECTION_MET] = {TEXT_SECTION_MET, "%s", theme->good_text},
        [SECTION_YOURS] = {TEXT_SECTION_YOURS, "%s", theme->you_text},
        [SECTION_REACH] = {TEXT_SECTION_REACH, TEXT_SECTION_REACH_NOTE, theme->text},
        [SECTION_REST] = {has_tiers ? TEXT_SECTION_REST : TEXT_SECTION_MISSED,
                          has_tiers ? TEXT_SECTION_REST_NOTE : "%s", theme->text},
    };
    enum result_section section = pass->results->words[first].section;
    struct text_style title = {.size = 21, .weight = WEIGHT_800, .color = looks[section].color};
    struct text_style about = {.size = 15, .weight = WEIGHT_600, .color = theme->dim};
    char words[TEXT_COUNT_MAX];
    char note[TEXT_COUNT_MAX + 64];
    int x = rect.x + ui_px(pass->ui, 8);
    int room = rect.w - ui_px(pass->ui, 8);
    int y = rect.y + ui_px(pass->ui, 15);
    text_words(words, count);
    (void)snprintf(note, sizeof note, looks[section].note, words);
    int taken = ui_text_fit(pass->ui, x, y, room, &title, looks[section].title);
    taken += ui_px(pass->ui, 12);
    if (room - taken > ui_px(pass->ui, 60)) {
        ui_text_fit(pass->ui, x + taken, y + ui_px(pass->ui, 2), room - taken, &about, note);
    }
}

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
    (void)snprintf(line, size, TEXT_GROUP, letters, upper);
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

/* --- words --- */

/* How words look by who found them. */
struct word_look {
    struct color text;
    struct color fill, ink; /* while it is pointed at */
    bool has_tick;
    bool is_underlined; /* where colour alone is not to tell */
};

static struct word_look look_of(const struct ui *ui, const struct desk *desk, enum tile_style style)
{
    const struct theme *theme = ui->theme;
    bool outlines = theme->outline.a > 0;
    switch (style) {
    case TILE_YOU:
        return (struct word_look){
            .text = theme->you_text, .fill = theme->you, .ink = theme->you_ink, .has_tick = true};
    case TILE_SECOND:
        return (struct word_look){
            .text = theme->second_text, .fill = theme->second, .ink = theme->second_ink};
    case TILE_RIVAL:
        return (struct word_look){.text = theme->rival_text,
                                  .fill = theme->rival,
                                  .ink = theme->rival_ink,
                                  .is_underlined = outlines};
    case TILE_PLAIN:
    case TILE_FADED:
    case TILE_COVERED:
        break;
    }
    return (struct word_look){.text = results_are_solo(desk) ? theme->text : theme->dim,
                              .fill = outlines ? theme->text : theme->raised,
                              .ink = outlines ? theme->ground : theme->text};
}

static bool is_lit(const struct results *results, size_t index)
{
    return (long)index == results->selected || (long)index == results->pointed;
}

/* A line through or under a text that begins at x and is `width` px wide. */
static void draw_line(struct ui *ui, int x, int y, int width, struct color color)
{
    int thick = layout_larger(ui_px(ui, 2), 1);
    ui_box(ui, (struct rect){x, y - thick / 2, width, thick}, 0, color);
}

/* Writes a word as its finder's; returns where it ends. */
static int draw_found(struct ui *ui, const struct word_look *look, int x, int y, int width,
                      const struct text_style *style, const char *text)
{
    int tick = look->has_tick ? ui_px(ui, 24) : 0;
    int taken = ui_text_fit(ui, x, y, width - tick, style, text);
    if (look->has_tick) {
        ui_icon(ui, x + taken + ui_px(ui, 15), y, ICON_CHECK, 18, style->color);
    }
    if (look->is_underlined) {
        draw_line(ui, x, y + ui_px(ui, 11), taken, style->color);
    }
    return x + taken + tick;
}

#define MEANING_X 190

static void draw_meaning(const struct list_pass *pass, struct rect rect, int left, size_t index)
{
    struct ui *ui = pass->ui;
    struct text_style style = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    char line[EXPLAIN_TEXT_MAX];
    int x = layout_larger(left + ui_px(ui, 16), rect.x + ui_px(ui, MEANING_X));
    int room = rect.x + rect.w - ui_px(ui, 8) - x;
    explain_word(&pass->desk->explain, pass->desk->table.lexicon,
                 results_text(pass->results, index), line, sizeof line);
    if (room > ui_px(ui, 60)) {
        ui_text_fit(ui, x, rect.y + rect.h / 2, room, &style, line);
    }
}

static void draw_word(const struct list_pass *pass, struct rect rect, size_t index)
{
    struct ui *ui = pass->ui;
    const struct result_word *word = &pass->results->words[index];
    struct word_look look = look_of(ui, pass->desk, results_style(word));
    struct text_style style = {.size = ui_list_size(ui), .weight = WEIGHT_700, .color = look.text};
    bool is_met = word->section == SECTION_MET;
    char letters[WORD_TEXT_MAX];
    int pad = ui_px(ui, 8);
    if (is_lit(pass->results, index)) {
        struct rect box = rect;
        box.w = is_met ? layout_smaller(rect.w, ui_px(ui, MEANING_X - 8)) : rect.w;
        ui_box(ui, box, 8, look.fill);
        style.color = look.ink;
    }
    int room = (is_met ? layout_smaller(rect.w, ui_px(ui, MEANING_X)) : rect.w) - 2 * pad;
    int end = draw_found(ui, &look, rect.x + pad, rect.y + rect.h / 2, room, &style,
                         results_word(pass->results, index, letters));
    if (is_met) {
        draw_meaning(pass, rect, end, index);
    }
}

/* A word of one of two players, with what it brought. */
static void draw_row(const struct list_pass *pass, struct rect rect, size_t index)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    struct ui *ui = pass->ui;
    const struct theme *theme = ui->theme;
    enum finder_side side = results_side_of(pass->results, pass->desk, pass->pane);
    struct word_look look = look_of(ui, pass->desk, styles[side]);
    bool shared = results_is_shared(&pass->results->words[index]);
    bool lost = shared && !round_shared_count(pass->desk->table.round);
    struct text_style word = {
        .size = ui_list_size(ui), .weight = WEIGHT_700, .color = lost ? theme->dim : theme->text};
    struct text_style points = {
        .size = 17, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    char letters[WORD_TEXT_MAX];
    char figure[TEXT_COUNT_MAX];
    int pad = ui_px(ui, 8);
    int y = rect.y + rect.h / 2;
    int room = rect.w - 2 * pad;
    if (is_lit(pass->results, index)) {
        ui_box(ui, rect, 8, look.fill);
        word.color = points.color = look.ink;
    }
    text_number(figure, results_points(pass->results, index));
    if (lost) {
        (void)snprintf(figure, sizeof figure, "%s", TEXT_BOTH);
    } else if (shared) {
        char both[TEXT_COUNT_MAX];
        (void)snprintf(both, sizeof both, TEXT_BOTH_COUNT, TEXT_BOTH, figure);
        memcpy(figure, both, sizeof figure);
    }
    int taken = ui_text_fit(ui, rect.x + rect.w - pad, y, room / 2, &points, figure);
    if (lost) {
        draw_line(ui, rect.x + rect.w - pad - taken, y, taken, points.color);
    }
    taken = ui_text_fit(ui, rect.x + pad, y, room - taken - pad, &word,
                        results_word(pass->results, index, letters));
    if (lost) {
        draw_line(ui, rect.x + pad, y, taken, word.color);
    }
}

/* --- a list --- */

static bool draw_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    struct rect rect = in_window(pass, place->rect);
    pass->empty = pass->empty && place->kind == PLACE_NEWS;
    if (rect.y + rect.h < pass->area.y || rect.y > pass->area.y + pass->area.h) {
        return true;
    }
    switch (place->kind) {
    case PLACE_NEWS:
        draw_news(pass, rect, place->index);
        break;
    case PLACE_TITLE:
        draw_title(pass, rect, place->index, place->count);
        break;
    case PLACE_GROUP:
        draw_heading(pass, rect, place->index);
        break;
    case PLACE_WORD:
        if (results_are_two(pass->desk)) {
            draw_row(pass, rect, place->index);
        } else {
            draw_word(pass, rect, place->index);
        }
        break;
    }
    return true;
}

static bool find_selected(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    if (place->kind != PLACE_WORD || (long)place->index != pass->results->selected) {
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
    (void)results_layout_list(pass->results, pass->desk, pass->ui, pass->pane, area.w,
                              find_selected, pass);
    struct rect chosen = in_window(pass, pass->selected);
    bool seen =
        pass->selected.w > 0 && chosen.y >= area.y && chosen.y + chosen.h <= area.y + area.h;
    ui_place(pass->ui, RESULTS_ID_LIST + pass->pane, seen ? chosen : area);
}

static const char *empty_message(const struct results *results, const struct desk *desk, int pane)
{
    if (results->counts[FILTER_ALL] == 0) {
        return TEXT_NONE_AT_ALL;
    }
    if (results->find.text[0] || results->through >= 0) {
        return TEXT_NONE_MATCH;
    }
    if (results_are_two(desk)) {
        return results_side_of(results, desk, pane) == SIDE_COMPUTER ? TEXT_NONE_LEFT_BY_TWO
                                                                     : TEXT_NO_WORDS;
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
    case FILTER_SECOND:
    case FILTER_COUNT:
        break;
    }
    return TEXT_NONE_MATCH;
}

static void draw_list(struct results *results, const struct desk *desk, struct ui *ui, int pane)
{
    struct rect area = results_words_area(desk, pane);
    struct scroll *scroll = &results->scrolls[pane];
    struct list_pass pass = {
        .results = results, .desk = desk, .ui = ui, .pane = pane, .area = area, .empty = true};
    /* The height is known after a pass; a list that became shorter is pulled back first. */
    pass.scroll = scroll->at;
    ui_clip(ui, area);
    size_t begun = ui->list->count;
    int height = results_layout_list(results, desk, ui, pane, area.w, draw_place, &pass);
    scroll_fit(scroll, height, area.h);
    if (scroll->at != pass.scroll) {
        pass.scroll = scroll->at;
        ui->list->count = begun;
        (void)results_layout_list(results, desk, ui, pane, area.w, draw_place, &pass);
    }
    ui_clip_end(ui);
    scroll_draw(scroll, ui, results_bar_area(desk, pane));
    place_list(&pass);
    if (pass.empty) {
        struct text_style style = {
            .size = 18, .weight = WEIGHT_600, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
        ui_text_fit(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, &style,
                    empty_message(results, desk, pane));
    }
}

/* Whose words are in which colour. */
static void draw_legend(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    static const enum tile_style styles[] = {TILE_YOU, TILE_RIVAL, TILE_PLAIN};
    bool is_friend = desk->table.match.level == RIVAL_FRIEND;
    char rivals[STORE_NAME_MAX + 16];
    const char *labels[] = {TEXT_LEGEND_YOURS, rivals, TEXT_LEGEND_NOBODYS};
    (void)snprintf(rivals, sizeof rivals, TEXT_LEGEND_RIVALS,
                   is_friend ? results_rival(desk) : TEXT_THE_COMPUTER);
    int x = area.x;
    int right = area.x + area.w;
    ui_box(ui, (struct rect){area.x, area.y, area.w, area.h - ui_px(ui, 4)}, 0, ui->theme->panel);
    ui_rule(ui, area.x, area.y, area.w);
    for (int i = 0; i < 3; i++) {
        struct word_look look = look_of(ui, desk, styles[i]);
        struct text_style style = {.size = 15, .weight = WEIGHT_700, .color = look.text};
        bool is_missing = (styles[i] == TILE_RIVAL && results_are_solo(desk)) ||
                          (styles[i] == TILE_PLAIN && results->counts[FILTER_NOBODY] == 0);
        if (is_missing || right - x < ui_px(ui, 40)) {
            continue;
        }
        x = draw_found(ui, &look, x, area.y + area.h / 2, right - x, &style, labels[i]);
        x += ui_px(ui, 22);
    }
}

/* --- filters and field --- */

static void draw_filters(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    bool two = results_are_two(desk);
    const char *names[FILTER_COUNT] = {
        [FILTER_ALL] = TEXT_ALL,
        [FILTER_PLAYER] = two ? table_name_of(&desk->table, SIDE_PLAYER) : TEXT_YOURS,
        [FILTER_SECOND] = table_name_of(&desk->table, SIDE_SECOND),
        [FILTER_RIVAL] = two ? table_name_of(&desk->table, SIDE_COMPUTER) : TEXT_RIVALS,
        [FILTER_NOBODY] = desk->table.match.way == WAY_ALONE ? TEXT_MISSED : TEXT_NOBODYS,
        [FILTER_REACH] = desk->table.solve_only ? TEXT_SOLVED_COMMON : TEXT_WITHIN_REACH,
    };
    enum result_filter filters[FILTER_COUNT];
    char texts[FILTER_COUNT][STORE_NAME_MAX + TEXT_COUNT_MAX];
    const char *labels[FILTER_COUNT];
    int count = results_filters(desk, filters);
    int selected = 0;
    for (int i = 0; i < count; i++) {
        char number[TEXT_COUNT_MAX];
        text_number(number, (long)results->counts[filters[i]]);
        if (two && filters[i] != FILTER_RIVAL) {
            text_number(number,
                        round_score(desk->table.round,
                                    filters[i] == FILTER_PLAYER ? SIDE_PLAYER : SIDE_SECOND));
        }
        (void)snprintf(texts[i], sizeof texts[i], "%s %s", names[filters[i]], number);
        labels[i] = texts[i];
        selected = filters[i] == results->filter ? i : selected;
    }
    ui_choices(ui, RESULTS_ID_FILTER, area, labels, count, selected);
}

static void draw_field(const struct results *results, struct ui *ui, struct rect area)
{
    const struct field *find = &results->find;
    struct field_look look = {.hint = TEXT_FIND_WORD,
                              .has_icon = true,
                              .icon = ICON_SEARCH,
                              .has_caret = find->text[0] != '\0',
                              .size = 17};
    field_draw(ui, HOT_NONE, area, find, &look);
}

/* --- one list, or three --- */

/* Name, score and count of words over a list. */
static void draw_column_head(const struct results *results, const struct desk *desk, struct ui *ui,
                             struct rect panel, int pane)
{
    const struct theme *theme = ui->theme;
    enum finder_side side = results_side_of(results, desk, pane);
    const struct color colors[SIDE_COUNT] = {
        [SIDE_PLAYER] = theme->you_text,
        [SIDE_SECOND] = theme->second_text,
        [SIDE_COMPUTER] = theme->rival_text,
    };
    struct text_style name = {.size = 20, .weight = WEIGHT_800, .color = colors[side]};
    struct text_style score = {
        .size = 54, .weight = WEIGHT_900, .color = theme->text, .tabular = true};
    struct text_style count = {
        .size = 16, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    char text[TEXT_COUNT_MAX];
    int pad = ui_px(ui, COLUMN_PAD);
    int room = panel.w - 2 * pad;
    ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 29), room, &name,
                table_name_of(&desk->table, side));
    int counted = ui_text_fit(ui, panel.x + panel.w - pad, panel.y + ui_px(ui, 81), room, &count,
                              text_words(text, (long)round_word_count(desk->table.round, side)));
    if (side != SIDE_COMPUTER) { /* it takes what is left: its points say nothing */
        ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 67), room - counted - ui_px(ui, 8),
                    &score, text_number(text, round_score(desk->table.round, side)));
    }
    ui_rule(ui, panel.x + pad, panel.y + ui_px(ui, 108), room);
}

void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    int count = results_pane_count(desk);
    if (count == 1) {
        draw_filters(results, desk, ui, at.filters);
        draw_field(results, ui, at.field);
    }
    for (int pane = 0; pane < count; pane++) {
        struct rect panel = panel_of(&at, desk, pane);
        ui_panel(ui, panel);
        if (count > 1) {
            draw_column_head(results, desk, ui, panel, pane);
        }
        draw_list(results, desk, ui, pane);
    }
    if (has_legend(desk)) {
        draw_legend(results, desk, ui, at.legend);
    }
}

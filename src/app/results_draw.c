/* SPDX-License-Identifier: MIT */
/*
 * Drawing of the results: verdict, board with a path, every word. Leaves input to screen_results.c.
 */
#include "results_draw.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

struct rect results_words_area(const struct app *app)
{
    struct results_layout at = layout_results(&app->layout);
    int pad = layout_px(&app->layout, 16);
    return (struct rect){at.list.x + pad, at.list.y + pad, at.list.w - 2 * pad - pad / 2,
                         at.list.h - 2 * pad};
}

struct rect results_bar_area(const struct app *app)
{
    struct results_layout at = layout_results(&app->layout);
    int wide = layout_px(&app->layout, 20);
    int pad = layout_px(&app->layout, 12);
    return (struct rect){at.list.x + at.list.w - wide, at.list.y + pad, wide, at.list.h - 2 * pad};
}

/* --- headline --- */

static const char *headline(const struct app *app)
{
    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    if (app->match.solo) {
        return TEXT_SOLO_DONE;
    }
    if (yours > rivals) {
        return TEXT_WON;
    }
    if (yours == rivals) {
        return TEXT_DRAWN;
    }
    return yours * 4 >= rivals * 3 ? TEXT_LOST_NARROWLY : TEXT_TROUNCED;
}

static void write_sentence(const struct app *app, char *text, size_t size)
{
    char found[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    long yours = round_score(app->round, SIDE_PLAYER);
    long rivals = round_score(app->round, SIDE_COMPUTER);
    text_number(found, (long)app->results.counts[FILTER_PLAYER]);
    text_words(all, (long)app->results.counts[FILTER_ALL]);
    if (app->match.solo) {
        (void)snprintf(text, size, TEXT_SOLO_RESULT, text_points(points, yours), found, all);
    } else if (yours > rivals) {
        (void)snprintf(text, size, TEXT_WON_BY, yours, rivals, found, all);
    } else if (yours == rivals) {
        (void)snprintf(text, size, TEXT_DRAWN_AT, yours, found, all);
    } else {
        (void)snprintf(text, size, TEXT_LOST_BY, rivals, yours, found, all);
    }
}

static void draw_headline(struct app *app, struct ui *ui, const struct results_layout *at)
{
    struct text_style title = {.size = 40, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style text = {.size = 18, .weight = WEIGHT_600, .color = ui->theme->dim};
    char sentence[200];
    write_sentence(app, sentence, sizeof sentence);
    ui_text_fit(ui, at->headline.x, at->headline.y + at->headline.h / 2, at->headline.w, &title,
                headline(app));
    ui_text_wrap(ui, at->sentence, &text, sentence);
}

/* --- board and detail --- */

/* The word whose path is shown: the one under the pointer, else the one that was clicked. */
static long shown_word(const struct results_state *results)
{
    return results->pointed >= 0 ? results->pointed : results->selected;
}

static void draw_board(struct app *app, struct ui *ui, struct rect area)
{
    struct results_state *results = &app->results;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path path = {0};
    long word = shown_word(results);
    enum tile_style style = TILE_RIVAL;
    if (word >= 0) {
        const struct result_word *shown = &results->words[word];
        solution_path(&results->solution, shown->index, &path);
        if (shown->owner == OWNER_PLAYER) {
            style = TILE_YOU;
        }
        for (int i = 0; i < board_cell_count(&app->board); i++) {
            poses[i].style = TILE_FADED;
        }
    }
    if (results->through >= 0) {
        poses[results->through].outlined = true;
    }
    board_view_layout(&results->view, &app->board, results->quarter_turns, area);
    board_view_draw(ui, &results->view, &path, style, poses);
}

/* What the word means, with its part of speech and, if it is a form of another, that one. */
static void write_gloss(const struct app *app, size_t index, char *text, size_t size)
{
    const struct solved_word *solved = results_solved(app, index);
    const char *word = solution_text(&app->results.solution, app->results.words[index].index);
    struct gloss gloss;
    bool known = app->config.glosses && !(solved->marks & WORD_MARK_OFFENSIVE) &&
                 gloss_find(app->config.glosses, word, solved->letters, &gloss);
    if (!known) {
        (void)snprintf(text, size, "%s", TEXT_NO_GLOSS);
        return;
    }
    const char *part = gloss_part_text(gloss.part);
    char base[WORD_TEXT_MAX];
    if (strcmp(gloss.base, word) == 0) {
        (void)snprintf(text, size, TEXT_GLOSS, part, gloss.text);
    } else {
        (void)snprintf(text, size, TEXT_GLOSS_FROM, text_upper(base, sizeof base, gloss.base), part,
                       gloss.text);
    }
}

static void draw_word_detail(struct app *app, struct ui *ui, struct rect inner, size_t index)
{
    static const char *const by[] = {
        [OWNER_PLAYER] = TEXT_BY_YOU,
        [OWNER_COMPUTER] = TEXT_BY_COMPUTER,
        [OWNER_NOBODY] = TEXT_BY_NOBODY,
    };
    const struct theme *theme = ui->theme;
    enum result_owner owner = app->results.words[index].owner;
    struct text_style word = {.size = 24,
                              .weight = WEIGHT_900,
                              .color = owner == OWNER_PLAYER ? theme->you_text : theme->rival_text};
    struct text_style about = {.size = 15, .weight = WEIGHT_600, .color = theme->dim};
    struct text_style gloss = {.size = 16, .weight = WEIGHT_600, .color = theme->text};
    char letters[WORD_TEXT_MAX];
    char points[TEXT_COUNT_MAX];
    char line[320];
    results_word(app, index, letters);
    (void)snprintf(line, sizeof line, "%s · %s",
                   text_points(points, results_solved(app, index)->points), by[owner]);
    ui_text_fit(ui, inner.x, inner.y + ui_px(ui, 12), inner.w, &word, letters);
    ui_text_fit(ui, inner.x, inner.y + ui_px(ui, 35), inner.w, &about, line);
    struct rect below = {inner.x, inner.y + ui_px(ui, 47), inner.w, inner.h - ui_px(ui, 47)};
    write_gloss(app, index, line, sizeof line);
    ui_text_wrap(ui, below, &gloss, line);
}

static void draw_detail(struct app *app, struct ui *ui, struct rect area)
{
    struct results_state *results = &app->results;
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct text_style small = {.size = 16, .weight = WEIGHT_700, .color = ui->theme->dim};
    ui_panel(ui, area);
    struct rect inner = rect_inset(area, ui_px(ui, 20));
    long word = shown_word(results);
    int foot = app->code[0] ? ui_px(ui, 26) : 0;
    if (word >= 0 || inner.h < ui_px(ui, 76)) {
        foot = 0; /* there is room for one of both */
    }
    struct rect upper = {inner.x, inner.y - ui_px(ui, 4), inner.w, inner.h - foot + ui_px(ui, 8)};
    char line[160];
    if (word >= 0) {
        draw_word_detail(app, ui, upper, (size_t)word);
    } else if (results->through >= 0) {
        (void)snprintf(line, sizeof line, TEXT_THROUGH,
                       face_label((enum face)app->board.faces[results->through]));
        ui_text_wrap(ui, upper, &dim, line);
    } else {
        ui_text_wrap(ui, upper, &dim, TEXT_DETAIL_HINT);
    }
    if (foot > 0) {
        (void)snprintf(line, sizeof line, TEXT_BOARD_CODE, app->code);
        ui_text_fit(ui, inner.x, inner.y + inner.h - ui_px(ui, 4), inner.w, &small, line);
    }
}

/* --- list --- */

struct list_pass {
    struct app *app;
    struct ui *ui;
    struct rect area;
    int scroll;
    int x, y;   /* of a point that is asked about */
    long found; /* the word at it */
    bool empty;
};

static void write_heading(const struct app *app, size_t first, char *line, size_t size)
{
    const struct solved_word *solved = results_solved(app, first);
    char letters[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    char upper[TEXT_COUNT_MAX];
    if (app->match.rules == RULES_CLASSIC && solved->letters >= 8) {
        (void)snprintf(letters, sizeof letters, TEXT_AND_MORE, 8);
    } else {
        text_letters(letters, solved->letters);
    }
    text_upper(upper, sizeof upper, text_points(points, solved->points));
    (void)snprintf(line, size, TEXT_GROUP, letters, upper);
}

static void draw_heading(struct list_pass *pass, struct rect rect, size_t first)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = pass->ui->theme->dim, .spacing = 60};
    char line[128];
    write_heading(pass->app, first, line, sizeof line);
    ui_text_fit(pass->ui, rect.x + ui_px(pass->ui, 8), rect.y + ui_px(pass->ui, 12),
                rect.w - ui_px(pass->ui, 8), &style, line);
}

static void draw_word(struct list_pass *pass, struct rect rect, size_t index)
{
    struct ui *ui = pass->ui;
    const struct theme *theme = ui->theme;
    const struct results_state *results = &pass->app->results;
    bool yours = results->words[index].owner == OWNER_PLAYER;
    bool nobodys = !pass->app->match.solo && results->words[index].owner == OWNER_NOBODY;
    bool lit = (long)index == results->selected || (long)index == results->pointed;
    struct text_style style = {.size = 18,
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
                            results_word(pass->app, index, letters));
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

static bool meet_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    if (place->is_heading || !rect_contains(in_window(pass, place->rect), pass->x, pass->y)) {
        return true;
    }
    pass->found = (long)place->index;
    return false;
}

long results_word_at(const struct app *app, const struct ui *ui, int x, int y)
{
    struct rect area = results_words_area(app);
    struct list_pass pass = {
        .area = area, .scroll = app->results.scroll, .x = x, .y = y, .found = -1};
    if (rect_contains(area, x, y)) {
        (void)results_layout_list(app, ui, area.w, meet_place, &pass);
    }
    return pass.found;
}

static const char *empty_message(const struct app *app)
{
    const struct results_state *results = &app->results;
    if (results->counts[FILTER_ALL] == 0) {
        return TEXT_NONE_AT_ALL;
    }
    if (results->find[0] || results->through >= 0) {
        return TEXT_NONE_MATCH;
    }
    switch (results->filter) {
    case FILTER_PLAYER:
        return TEXT_NONE_YOURS;
    case FILTER_RIVAL:
        return results->counts[FILTER_PLAYER] == results->counts[FILTER_ALL] ? TEXT_NONE_LEFT
                                                                             : TEXT_NONE_RIVALS;
    case FILTER_NOBODY:
        return app->match.solo ? TEXT_NONE_LEFT : TEXT_NONE_NOBODYS;
    case FILTER_REACH:
        return TEXT_NONE_REACH;
    case FILTER_ALL:
    case FILTER_COUNT:
        break;
    }
    return TEXT_NONE_MATCH;
}

static void draw_bar(struct app *app, struct ui *ui, int height)
{
    struct rect bar = results_bar_area(app);
    struct rect area = results_words_area(app);
    if (app->results.scroll_max == 0) {
        return;
    }
    int least = ui_px(ui, 40);
    int thumb = bar.h * area.h / height;
    if (thumb < least) {
        thumb = least;
    }
    int y = bar.y + (bar.h - thumb) * app->results.scroll / app->results.scroll_max;
    int wide = ui_px(ui, 6);
    ui_box(ui, (struct rect){bar.x + (bar.w - wide) / 2, y, wide, thumb}, 3, ui->theme->line);
}

static void draw_list(struct app *app, struct ui *ui, struct rect panel)
{
    struct results_state *results = &app->results;
    struct rect area = results_words_area(app);
    struct list_pass pass = {.app = app, .ui = ui, .area = area, .empty = true};
    ui_panel(ui, panel);
    /* The height is known after a pass; a list that became shorter is pulled back first. */
    pass.scroll = results->scroll;
    ui_clip(ui, area);
    size_t begun = ui->list->count;
    int height = results_layout_list(app, ui, area.w, draw_place, &pass);
    results->scroll_max = height > area.h ? height - area.h : 0;
    if (results->scroll > results->scroll_max) {
        results->scroll = pass.scroll = results->scroll_max;
        ui->list->count = begun;
        (void)results_layout_list(app, ui, area.w, draw_place, &pass);
    }
    ui_clip_end(ui);
    draw_bar(app, ui, height);
    if (pass.empty) {
        struct text_style style = {
            .size = 18, .weight = WEIGHT_600, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
        ui_text_fit(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, &style,
                    empty_message(app));
    }
}

/* --- filters, field, buttons --- */

static void draw_filters(struct app *app, struct ui *ui, struct rect area)
{
    const char *names[FILTER_COUNT] = {
        [FILTER_ALL] = TEXT_ALL,
        [FILTER_PLAYER] = TEXT_YOURS,
        [FILTER_RIVAL] = TEXT_RIVALS,
        [FILTER_NOBODY] = app->match.solo ? TEXT_MISSED : TEXT_NOBODYS,
        [FILTER_REACH] = TEXT_WITHIN_REACH,
    };
    enum result_filter filters[FILTER_COUNT];
    char texts[FILTER_COUNT][64];
    const char *labels[FILTER_COUNT];
    int count = results_filters(app, filters);
    int selected = 0;
    for (int i = 0; i < count; i++) {
        char number[TEXT_COUNT_MAX];
        text_number(number, (long)app->results.counts[filters[i]]);
        (void)snprintf(texts[i], sizeof texts[i], "%s %s", names[filters[i]], number);
        labels[i] = texts[i];
        selected = filters[i] == app->results.filter ? i : selected;
    }
    ui_choices(ui, RESULTS_ID_FILTER, area, labels, count, selected);
}

static void draw_field(struct app *app, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    bool empty = app->results.find[0] == '\0';
    struct text_style style = {
        .size = 17, .weight = WEIGHT_600, .color = empty ? theme->dim : theme->text};
    char letters[FIND_TEXT_MAX];
    int middle = area.y + area.h / 2;
    int icon = ui_px(ui, 40);
    ui_box(ui, area, 14, theme->field);
    ui_icon(ui, area.x + ui_px(ui, 24), middle, ICON_SEARCH, 20, theme->dim);
    int room = area.w - icon - ui_px(ui, 16);
    const char *text =
        empty ? TEXT_FIND_WORD : text_upper(letters, sizeof letters, app->results.find);
    int taken = ui_text_fit(ui, area.x + icon, middle, room, &style, text);
    if (!empty) {
        int wide = ui_px(ui, 2);
        struct rect caret = {area.x + icon + taken + ui_px(ui, 3), middle - ui_px(ui, 11),
                             wide > 0 ? wide : 1, ui_px(ui, 22)};
        ui_box(ui, caret, 0, theme->you_text);
    }
}

static void draw_buttons(struct app *app, struct ui *ui, const struct results_layout *at)
{
    (void)app;
    static const struct button_look same = {.kind = BUTTON_GHOST, .label = TEXT_SAME_BOARD};
    static const struct button_look copy = {.kind = BUTTON_GHOST, .label = TEXT_COPY};
    static const struct button_look home = {.kind = BUTTON_PLAIN, .label = TEXT_HOME};
    static const struct button_look again = {.kind = BUTTON_PRIMARY, .label = TEXT_PLAY_AGAIN};
    int gap = ui_px(ui, 16);
    ui_button(ui, RESULTS_ID_SAME, rect_column(at->left_buttons, 0, 2, gap), &same);
    ui_button(ui, RESULTS_ID_COPY, rect_column(at->left_buttons, 1, 2, gap), &copy);
    struct rect row = at->right_buttons;
    int home_width = ui_px(ui, 180) < row.w / 3 ? ui_px(ui, 180) : row.w / 3;
    int again_width = ui_px(ui, 240) < row.w / 2 ? ui_px(ui, 240) : row.w / 2;
    ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x, row.y, home_width, row.h}, &home);
    ui_button(ui, RESULTS_ID_AGAIN,
              (struct rect){row.x + row.w - again_width, row.y, again_width, row.h}, &again);
}

void results_draw(struct app *app, struct ui *ui)
{
    struct results_layout at = layout_results(&app->layout);
    draw_headline(app, ui, &at);
    draw_board(app, ui, at.board);
    draw_detail(app, ui, at.detail);
    draw_filters(app, ui, at.filters);
    draw_field(app, ui, at.field);
    draw_list(app, ui, at.list);
    draw_buttons(app, ui, &at);
}

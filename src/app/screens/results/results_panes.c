/* SPDX-License-Identifier: MIT */
/*
 * Draws the lists of the results with filters and titles, and hit-tests them. Leaves positions
 * within a list to results_places.c, and words to results_words.c.
 */
#include "phrase.h"
#include "results_draw.h"

#include <stdio.h>

#define COLUMN_PAD 22

/* --- passes over a list --- */

struct list_pass {
    struct results *results;
    const struct desk *desk;
    struct ui *ui;
    int pane;
    struct rect area;
    int scroll;
    int x, y;             /* the point to hit-test */
    long found;           /* the word there */
    struct rect selected; /* the place of the chosen word */
    bool empty;
};

/* Converts a place of the list to window coordinates. */
static struct rect in_window(const struct list_pass *pass, struct rect place)
{
    place.x += pass->area.x;
    place.y += pass->area.y - pass->scroll;
    return place;
}

/* A line that does not fit completely is not shown. */
static bool is_seen(const struct list_pass *pass, struct rect rect)
{
    return rect.y >= pass->area.y && rect.y + rect.h <= pass->area.y + pass->area.h;
}

static bool meet_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    struct rect rect = in_window(pass, place->rect);
    if (place->kind != PLACE_WORD || !is_seen(pass, rect) ||
        !rect_contains(rect, pass->x, pass->y)) {
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
    const char *plain = tr_plural(N_PLURAL("%s word", "%s words"), count);
    char friends[STORE_NAME_MAX + 16];
    (void)snprintf(friends, sizeof friends, tr("%s’s"), results_rival(pass->desk));
    const struct {
        const char *title, *note;
        struct color color;
    } looks[SECTION_COUNT] = {
        [SECTION_MET] = {tr("Words that waited"), plain, theme->good_text},
        [SECTION_YOURS] = {tr("Your words"), plain, theme->you_text},
        [SECTION_FRIEND] = {friends, plain, theme->rival_text},
        [SECTION_REACH] = {tr("Within reach"),
                           tr_plural("%s word that most people know",
                                     "%s words that most people know", count),
                           theme->text},
        [SECTION_REST] = {has_tiers ? tr("The rest") : tr("What you missed"),
                          has_tiers ? tr_plural("%s word that fewer people know",
                                                "%s words that fewer people know", count)
                                    : plain,
                          theme->text},
    };
    enum result_section section = pass->results->words[first].section;
    struct text_style title = {.size = 21, .weight = WEIGHT_800, .color = looks[section].color};
    struct text_style about = {.size = 15, .weight = WEIGHT_600, .color = theme->dim};
    char words[PHRASE_MAX];
    char note[PHRASE_MAX + 64];
    int x = rect.x + ui_px(pass->ui, 8);
    int room = rect.w - ui_px(pass->ui, 8);
    int y = rect.y + ui_px(pass->ui, 15);
    phrase_number(words, count);
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
    char letters[PHRASE_MAX];
    char points[PHRASE_MAX];
    if (desk->table.match.rules == RULES_CLASSIC && length >= 8) {
        (void)snprintf(letters, sizeof letters,
                       tr_plural("%d LETTER AND MORE", "%d LETTERS AND MORE", 8), 8);
    } else {
        phrase_letters(letters, length);
    }
    (void)snprintf(line, size, tr("%s · %s"), letters,
                   phrase_points_title(points, results_points(results, first)));
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

/* --- a list --- */

static bool draw_place(void *context, const struct result_place *place)
{
    struct list_pass *pass = context;
    struct rect rect = in_window(pass, place->rect);
    pass->empty = pass->empty && place->kind == PLACE_NEWS;
    if (!is_seen(pass, rect)) {
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
            results_draw_row(pass->results, pass->desk, pass->ui,
                             results_side_of(pass->results, pass->desk, pass->pane), rect,
                             place->index);
        } else {
            results_draw_word(pass->results, pass->desk, pass->ui, rect, place->index);
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

/* Places the list's focus: on the chosen word if it is visible, else on the whole list. */
static void place_list(struct list_pass *pass)
{
    struct rect area = pass->area;
    if (pass->empty) {
        return;
    }
    if (pass->results->selected >= 0) {
        (void)results_layout_list(pass->results, pass->desk, pass->ui, pass->pane, area.w,
                                  find_selected, pass);
    }
    struct rect chosen = in_window(pass, pass->selected);
    bool seen =
        pass->selected.w > 0 && chosen.y >= area.y && chosen.y + chosen.h <= area.y + area.h;
    ui_keyboard_area(pass->ui, RESULTS_ID_LIST + pass->pane, seen ? chosen : area);
}

static const char *empty_message(const struct results *results, const struct desk *desk, int pane)
{
    if (results->counts[FILTER_ALL] == 0) {
        return tr("There are no words on this board.");
    }
    if (results->find.text[0] || results->through >= 0) {
        return tr("No word matches.");
    }
    if (results_are_two(desk)) {
        return results_side_of(results, desk, pane) == SIDE_COMPUTER ? tr("You two left nothing.")
                                                                     : tr("No word this time.");
    }
    switch (results->filter) {
    case FILTER_PLAYER:
        return tr("No word this time. Shake again?");
    case FILTER_RIVAL:
        if (desk->table.match.level == RIVAL_FRIEND) {
            return tr("No word this time.");
        }
        return results->counts[FILTER_PLAYER] == results->counts[FILTER_ALL]
                   ? tr("You left nothing. Every word is yours.")
                   : tr("The computer found nothing that you left.");
    case FILTER_NOBODY:
        return desk->table.match.mode == MODE_ALONE ? tr("You left nothing. Every word is yours.")
                                                    : tr("Between you, you found every word.");
    case FILTER_REACH:
        return desk->table.solve_only ? tr("This board has no common words.")
                                      : tr("You missed no common words.");
    case FILTER_ALL:
    case FILTER_SECOND:
    case FILTER_COUNT:
        break;
    }
    return tr("No word matches.");
}

static void draw_list(struct results *results, const struct desk *desk, struct ui *ui, int pane)
{
    struct rect area = results_words_area(desk, pane);
    struct scroll *scroll = &results->scrolls[pane];
    struct list_pass pass = {
        .results = results, .desk = desk, .ui = ui, .pane = pane, .area = area, .empty = true};
    /* The height is known only after a pass; if the list got shorter, scroll back and redraw. */
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
        ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &style,
                      empty_message(results, desk, pane));
    }
}

/* --- filters and field --- */

static void draw_filters(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    bool two = results_are_two(desk);
    const char *names[FILTER_COUNT] = {
        [FILTER_ALL] = tr("All"),
        [FILTER_PLAYER] = two ? table_name_of(&desk->table, SIDE_PLAYER) : tr("Yours"),
        [FILTER_SECOND] = table_name_of(&desk->table, SIDE_SECOND),
        [FILTER_RIVAL] = two ? table_name_of(&desk->table, SIDE_COMPUTER) : tr("Rival’s"),
        [FILTER_NOBODY] = desk->table.match.mode == MODE_ALONE ? tr("Missed") : tr("Nobody’s"),
        [FILTER_REACH] = desk->table.solve_only ? tr("Common") : tr("Within reach"),
    };
    enum result_filter filters[FILTER_COUNT];
    char texts[FILTER_COUNT][STORE_NAME_MAX + PHRASE_MAX];
    const char *labels[FILTER_COUNT];
    int count = results_filters(desk, filters);
    int selected = 0;
    for (int i = 0; i < count; i++) {
        char number[PHRASE_MAX];
        phrase_number(number, (long)results->counts[filters[i]]);
        if (two && filters[i] != FILTER_RIVAL) {
            phrase_number(number,
                          round_score(desk->table.round,
                                      filters[i] == FILTER_PLAYER ? SIDE_PLAYER : SIDE_SECOND));
        }
        (void)snprintf(texts[i], sizeof texts[i], "%s %s", names[filters[i]], number);
        labels[i] = texts[i];
        selected = filters[i] == results->filter ? i : selected;
    }
    ui_choices(ui, RESULTS_ID_FILTER, area, labels, count, selected);
    if (filters[0] == FILTER_ALL && results->hidden_count > 0) {
        char number[PHRASE_MAX];
        char tip[TIP_TEXT_MAX];
        long hidden = (long)results->hidden_count;
        (void)snprintf(tip, sizeof tip,
                       tr_plural("%s more word is offensive and listed only once you find it.",
                                 "%s more words are offensive and listed only once you find them.",
                                 hidden),
                       phrase_number(number, hidden));
        ui_tip(ui, RESULTS_ID_FILTER, tip);
    }
}

struct field_look results_find_look(const struct results *results)
{
    return (struct field_look){.hint = tr("Find a word…"),
                               .has_icon = true,
                               .icon = ICON_SEARCH,
                               .has_caret = results->find.text[0] != '\0',
                               .size = 17};
}

/* --- one list, or three --- */

/* Draws name, score and word count above a list. */
static void draw_column_head(const struct results *results, const struct desk *desk, struct ui *ui,
                             struct rect panel, int pane)
{
    const struct theme *theme = ui->theme;
    enum side side = results_side_of(results, desk, pane);
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
    char text[PHRASE_MAX];
    int pad = ui_px(ui, COLUMN_PAD);
    int room = panel.w - 2 * pad;
    ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 29), room, &name,
                table_name_of(&desk->table, side));
    int counted = ui_text_fit(ui, panel.x + panel.w - pad, panel.y + ui_px(ui, 81), room, &count,
                              phrase_words(text, (long)round_word_count(desk->table.round, side)));
    if (side != SIDE_COMPUTER) { /* it takes what is left: its points mean nothing */
        ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 67), room - counted - ui_px(ui, 8),
                    &score, phrase_number(text, round_score(desk->table.round, side)));
    }
    ui_rule(ui, panel.x + pad, panel.y + ui_px(ui, 108), room);
}

void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui)
{
    struct results_layout at = results_layout(&desk->stage.layout);
    int count = results_pane_count(desk);
    if (count == 1) {
        draw_filters(results, desk, ui, at.filters);
        struct field_look find = results_find_look(results);
        field_draw(ui, HOT_NONE, at.field, &results->find, &find);
    }
    for (int pane = 0; pane < count; pane++) {
        struct rect panel = results_panel(desk, pane);
        ui_panel(ui, panel);
        if (count > 1) {
            draw_column_head(results, desk, ui, panel, pane);
        }
        draw_list(results, desk, ui, pane);
    }
    if (results_has_legend(desk)) {
        results_draw_legend(results, desk, ui, at.legend);
    }
}

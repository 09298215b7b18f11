/* SPDX-License-Identifier: MIT */
/*
 * Draws words in the lists of the results, by who found them. Leaves their positions to
 * results_places.c.
 */
#include "explain.h"
#include "phrase.h"
#include "results_draw.h"

#include <stdio.h>

/* How a word looks, by who found it. */
struct word_look {
    struct color text;
    struct color fill, ink; /* while pointed at or selected */
    bool has_tick;
    bool has_friend;    /* found by a friend, whether or not by the player too */
    bool is_underlined; /* where colour alone must not tell words apart */
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
    return (struct word_look){.text = desk->table.solve_only ? theme->text : theme->dim,
                              .fill = outlines ? theme->text : theme->raised,
                              .ink = outlines ? theme->ground : theme->text};
}

static bool is_lit(const struct results *results, size_t index)
{
    return (long)index == results->selected || (long)index == results->pointed;
}

/* Draws a word in its finder's look; returns its right edge. */
static int draw_found(struct ui *ui, const struct word_look *look, bool is_lit, int x, int y,
                      int width, const struct text_style *style, const char *text)
{
    int mark = ui_px(ui, RESULTS_MARK);
    int marks = mark * (look->has_tick + look->has_friend);
    int taken = ui_text_fit(ui, x, y, width - marks, style, text);
    int right = x + taken + ui_px(ui, 15);
    if (look->has_tick) {
        ui_icon(ui, right, y, ICON_CHECK, 18, style->color);
        right += mark;
    }
    if (look->has_friend) {
        ui_icon(ui, right, y, ICON_USER, 17, is_lit ? style->color : ui->theme->rival_text);
    }
    if (look->is_underlined) {
        ui_strike(ui, x, y + ui_px(ui, 11), taken, style->color);
    }
    return x + taken + marks;
}

#define MEANING_X 190

static void draw_meaning(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect rect, int left, size_t index)
{
    struct text_style style = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    char line[EXPLAIN_TEXT_MAX];
    int x = layout_larger(left + ui_px(ui, 16), rect.x + ui_px(ui, MEANING_X));
    int room = rect.x + rect.w - ui_px(ui, 8) - x;
    if (explain_word(&desk->explain, desk->table.lexicon, results_text(results, index), line,
                     sizeof line) &&
        room > ui_px(ui, 60)) {
        ui_text_cut(ui, x, rect.y + rect.h / 2, room, &style, line);
    }
}

void results_draw_word(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect rect, size_t index)
{
    const struct result_word *word = &results->words[index];
    struct word_look look = look_of(ui, desk, results_style(word));
    struct text_style style = {.size = ui_list_size(ui), .weight = WEIGHT_700, .color = look.text};
    bool is_met = word->section == SECTION_MET;
    bool lit = is_lit(results, index);
    char letters[WORD_TEXT_MAX];
    int pad = ui_px(ui, 8);
    look.has_friend = results_is_friends(desk, word);
    if (lit) {
        struct rect box = rect;
        box.w = is_met ? int_min(rect.w, ui_px(ui, MEANING_X - 8)) : rect.w;
        ui_box(ui, box, 8, look.fill);
        style.color = look.ink;
    }
    int room = (is_met ? int_min(rect.w, ui_px(ui, MEANING_X)) : rect.w) - 2 * pad;
    int end = draw_found(ui, &look, lit, rect.x + pad, rect.y + rect.h / 2, room, &style,
                         results_word(results, index, letters));
    if (is_met) {
        draw_meaning(results, desk, ui, rect, end, index);
    }
}

void results_draw_row(const struct results *results, const struct desk *desk, struct ui *ui,
                      enum side side, struct rect rect, size_t index)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    const struct theme *theme = ui->theme;
    struct word_look look = look_of(ui, desk, styles[side]);
    bool shared = results_is_shared(&results->words[index]);
    bool lost = shared && !round_shared_count(desk->table.round);
    struct text_style word = {
        .size = ui_list_size(ui), .weight = WEIGHT_700, .color = lost ? theme->dim : theme->text};
    struct text_style points = {
        .size = 17, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    char letters[WORD_TEXT_MAX];
    char number[PHRASE_MAX];
    char both[PHRASE_MAX];
    const char *figure = lost ? tr("both") : phrase_number(number, results_points(results, index));
    int pad = ui_px(ui, 8);
    int y = rect.y + rect.h / 2;
    int room = rect.w - 2 * pad;
    if (is_lit(results, index)) {
        ui_box(ui, rect, 8, look.fill);
        word.color = points.color = look.ink;
    }
    if (shared && !lost) {
        (void)snprintf(both, sizeof both, tr("%.24s · %.20s"), tr("both"), number);
        figure = both;
    }
    int taken = ui_text_fit(ui, rect.x + rect.w - pad, y, room / 2, &points, figure);
    if (lost) {
        ui_strike(ui, rect.x + rect.w - pad - taken, y, taken, points.color);
    }
    taken = ui_text_fit(ui, rect.x + pad, y, room - taken - pad, &word,
                        results_word(results, index, letters));
    if (lost) {
        ui_strike(ui, rect.x + pad, y, taken, word.color);
    }
}

/* --- the legend --- */

void results_draw_legend(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    static const enum tile_style styles[] = {TILE_YOU, TILE_RIVAL, TILE_PLAIN};
    bool is_friend = desk->table.match.level == RIVAL_FRIEND;
    char rivals[STORE_NAME_MAX + 16];
    const char *labels[] = {tr("yours"), is_friend ? rivals : tr("the computer’s"), tr("nobody’s")};
    if (is_friend) {
        (void)snprintf(rivals, sizeof rivals, tr("%s’s"), results_rival(desk));
    }
    int x = area.x;
    int right = area.x + area.w;
    ui_rule(ui, area.x, area.y, area.w);
    for (int i = 0; i < 3; i++) {
        struct word_look look = look_of(ui, desk, styles[i]);
        struct text_style style = {.size = 15, .weight = WEIGHT_700, .color = look.text};
        bool is_missing = (styles[i] == TILE_RIVAL && results_are_solo(desk)) ||
                          (styles[i] == TILE_PLAIN && results->counts[FILTER_NOBODY] == 0);
        if (is_missing || right - x < ui_px(ui, 40)) {
            continue;
        }
        look.has_friend = is_friend && styles[i] == TILE_RIVAL;
        x = draw_found(ui, &look, false, x, area.y + area.h / 2, right - x, &style, labels[i]);
        x += ui_px(ui, 22);
    }
}

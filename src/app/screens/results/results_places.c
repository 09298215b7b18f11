/* SPDX-License-Identifier: MIT */
/*
 * Positions titles, headings and words in the lists of the results. Leaves the choice of words to
 * results_list.c.
 */
#include "phrase.h"
#include "results_draw.h"

#define CLASSIC_TOP 8 /* from this length on, all words score the same in Classic */

#define COLUMN_MIN   150
#define COLUMN_PAD   8
#define WORD_HEIGHT  30
#define ROW_PITCH    32
#define TITLE_HEIGHT 38
#define HEAD_HEIGHT  28
#define GROUP_GAP    16
#define NEWS_HEIGHT  34
#define NEWS_GAP     8
#define NEWS_PAD     44 /* space beside the text */

enum side results_side_of(const struct results *results, const struct desk *desk, int pane)
{
    static const enum side sides[SIDE_COUNT] = {SIDE_PLAYER, SIDE_SECOND, SIDE_COMPUTER};
    if (results_pane_count(desk) > 1) {
        return sides[pane];
    }
    return results->filter == FILTER_SECOND  ? SIDE_SECOND
           : results->filter == FILTER_RIVAL ? SIDE_COMPUTER
                                             : SIDE_PLAYER;
}

bool results_has_titles(const struct results *results, const struct desk *desk)
{
    bool is_mixed = results->filter != FILTER_PLAYER &&
                    (results->filter != FILTER_REACH || desk->table.match.level == RIVAL_FRIEND);
    return is_mixed && !desk->table.solve_only;
}

bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b)
{
    enum result_section section = results->words[a].section;
    if (section != results->words[b].section && results_has_titles(results, desk)) {
        return false;
    }
    if (section == SECTION_MET) {
        return results->words[b].section == SECTION_MET;
    }
    int letters_a = results_letters(results, a);
    int letters_b = results_letters(results, b);
    if (desk->table.match.rules == RULES_CLASSIC && letters_a >= CLASSIC_TOP &&
        letters_b >= CLASSIC_TOP) {
        return true;
    }
    return letters_a == letters_b;
}

struct text_style results_news_style(const struct ui *ui)
{
    return (struct text_style){.size = 16, .weight = WEIGHT_700, .color = ui->theme->text};
}

/* State of a layout pass down a list. */
struct walk {
    const struct results *results;
    const struct desk *desk;
    const struct ui *ui;
    int width;
    result_visitor *visit;
    void *context;
    int y;
};

static bool visit(struct walk *walk, enum place_kind kind, size_t index, int count,
                  struct rect rect)
{
    struct result_place place = {kind, index, count, rect};
    return walk->visit(walk->context, &place);
}

/* --- news --- */

/* The first piece of news is shown beside the board instead. */
static bool lay_news(struct walk *walk)
{
    const struct results *results = walk->results;
    const struct ui *ui = walk->ui;
    struct text_style style = results_news_style(ui);
    int height = ui_px(ui, NEWS_HEIGHT);
    int gap = ui_px(ui, NEWS_GAP);
    int edge = ui_px(ui, COLUMN_PAD);
    int x = edge;
    if (results->filter != FILTER_ALL || results->find.text[0] || results->through >= 0 ||
        results->news_count < 2) {
        return true;
    }
    for (int i = 1; i < results->news_count; i++) {
        int wide = ui_text_width(ui, &style, results->news[i].text) + ui_px(ui, NEWS_PAD);
        wide = int_min(wide, walk->width - edge);
        if (x > edge && x + wide > walk->width) {
            x = edge;
            walk->y += height + gap;
        }
        if (!visit(walk, PLACE_NEWS, (size_t)i, 0, (struct rect){x, walk->y, wide, height})) {
            return false;
        }
        x += wide + gap;
    }
    walk->y += height + ui_px(ui, GROUP_GAP);
    return true;
}

/* --- groups --- */

/* Returns the width of a column that fits the widest word of the group beginning at `first`. */
static int column_width(const struct walk *walk, size_t first)
{
    const struct results *results = walk->results;
    const struct ui *ui = walk->ui;
    struct text_style style = {.size = ui_list_size(ui), .weight = WEIGHT_700};
    bool is_friend = walk->desk->table.match.level == RIVAL_FRIEND;
    int least = ui_px(ui, COLUMN_MIN + (is_friend ? RESULTS_MARK : 0));
    int widest = least;
    /* The tick of a word that the player found, and the icon of a friend's. */
    int extra = ui_px(ui, 2 * COLUMN_PAD + 34 + (is_friend ? RESULTS_MARK : 0));
    int letters_before = 0;
    if (results->words[first].section == SECTION_MET) {
        return walk->width; /* the meaning is beside it */
    }
    for (size_t i = first;
         i < results->word_count && results_same_group(results, walk->desk, first, i); i++) {
        int letters = results_letters(results, i);
        char text[WORD_TEXT_MAX];
        if (letters < 9 || !results_passes(results, i)) {
            continue; /* eight capitals always fit the minimum width */
        }
        if (letters_before == letters && widest > least * 2) {
            continue;
        }
        int width = ui_text_width(ui, &style, results_word(results, i, text)) + extra;
        letters_before = letters;
        if (width > widest) {
            widest = width;
        }
    }
    return widest;
}

/* Counts the passing words of the group beginning at `first`; sets `*end` to the index after it. */
static int group_count(const struct walk *walk, size_t first, size_t *end)
{
    int count = 0;
    size_t i = first;
    for (; i < walk->results->word_count && results_same_group(walk->results, walk->desk, first, i);
         i++) {
        count += results_passes(walk->results, i);
    }
    *end = i;
    return count;
}

static bool lay_heading(struct walk *walk, enum place_kind kind, size_t first, int count)
{
    int height = ui_px(walk->ui, kind == PLACE_TITLE ? TITLE_HEIGHT : HEAD_HEIGHT);
    struct rect rect = {0, walk->y, walk->width, height};
    walk->y += height;
    return visit(walk, kind, first, count, rect);
}

/* Counts the words that pass in the section beginning at `first`. */
static int section_count(const struct results *results, size_t first)
{
    int count = 0;
    for (size_t i = first;
         i < results->word_count && results->words[i].section == results->words[first].section;
         i++) {
        count += results_passes(results, i);
    }
    return count;
}

static bool lay_group(struct walk *walk, size_t first, size_t end, int count)
{
    const struct ui *ui = walk->ui;
    int column = column_width(walk, first);
    int columns = walk->width / column > 0 ? walk->width / column : 1;
    column = walk->width / columns;
    int at = 0;
    for (size_t i = first; i < end; i++) {
        if (!results_passes(walk->results, i)) {
            continue;
        }
        struct rect rect = {at % columns * column, walk->y + at / columns * ui_px(ui, ROW_PITCH),
                            column - ui_px(ui, 6), ui_px(ui, WORD_HEIGHT)};
        if (!visit(walk, PLACE_WORD, i, 0, rect)) {
            return false;
        }
        at++;
    }
    walk->y += (count + columns - 1) / columns * ui_px(ui, ROW_PITCH) + ui_px(ui, GROUP_GAP);
    return true;
}

static void lay_sections(struct walk *walk)
{
    const struct results *results = walk->results;
    bool has_titles = results_has_titles(results, walk->desk);
    int titled = -1; /* the last section that got a title */
    size_t end;
    if (!lay_news(walk)) {
        return;
    }
    for (size_t first = 0; first < results->word_count; first = end) {
        int count = group_count(walk, first, &end);
        int section = (int)results->words[first].section;
        if (count == 0) {
            continue;
        }
        if (has_titles && section != titled &&
            !lay_heading(walk, PLACE_TITLE, first, section_count(results, first))) {
            return;
        }
        titled = section;
        if (section != SECTION_MET && !lay_heading(walk, PLACE_GROUP, first, count)) {
            return;
        }
        if (!lay_group(walk, first, end, count)) {
            return;
        }
    }
}

/* --- a list of one of several players --- */

static bool has_in_pane(const struct results *results, size_t index, enum side side)
{
    return results_has(&results->words[index], side) && results_matches(results, index);
}

/* One word per row: first unshared words, then shared ones. */
static void lay_rows(struct walk *walk, enum side side)
{
    const struct results *results = walk->results;
    for (int shared = 0; shared < 2; shared++) {
        for (size_t i = 0; i < results->word_count; i++) {
            if (results_is_shared(&results->words[i]) != (shared == 1) ||
                !has_in_pane(results, i, side)) {
                continue;
            }
            struct rect rect = {0, walk->y, walk->width, ui_px(walk->ui, WORD_HEIGHT)};
            if (!visit(walk, PLACE_WORD, i, 0, rect)) {
                return;
            }
            walk->y += ui_px(walk->ui, WORD_HEIGHT);
        }
    }
}

int results_layout_list(const struct results *results, const struct desk *desk, const struct ui *ui,
                        int pane, int width, result_visitor *visitor, void *context)
{
    struct walk walk = {results, desk, ui, width, visitor, context, 0};
    if (results_are_two(desk)) {
        lay_rows(&walk, results_side_of(results, desk, pane));
    } else {
        lay_sections(&walk);
    }
    return walk.y;
}

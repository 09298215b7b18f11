/* SPDX-License-Identifier: MIT */
/*
 * The lists of the results: where news, titles, headings and words are in them, and how they look,
 * with the filters above. Leaves the choice of words to results_list.c.
 */
#include "explain.h"
#include "my_words.h"
#include "phrase.h"
#include "results.h"
#include "score_panel.h"

#include <stdio.h>

#define COLUMN_MIN   124
#define COLUMN_PAD   8
#define WORD_HEIGHT  32
#define ROW_PITCH    34
#define TITLE_HEIGHT 38
#define NOTE_HEIGHT  24 /* of a line below a title */
#define HEAD_HEIGHT  28
#define HEAD_LEAST   130 /* width of a heading beside its words */
#define HEAD_MOST    190
#define HEAD_GAP     8   /* before its points */
#define HEAD_END     20  /* after them */
#define BESIDE_LEAST 560 /* width of a list that has room for it */
#define GROUP_GAP    15
#define NEWS_HEIGHT  34
#define NEWS_GAP     8
#define NEWS_PAD     44 /* space beside the text */
#define MARK         24 /* width of the tick or icon after a word */
#define MEANING_X    190
#define HEAD_PAD     22 /* at the sides of a list's name */

/* --- where things are in a list --- */

/* State of a layout pass down a list. */
struct walk {
    struct results *results;
    const struct desk *desk;
    const struct ui *ui;
    int width;
    int y;
};

/* There is room for every word in every list, with a heading each, and for the news and titles. */
static void add_place(struct walk *walk, enum place_kind kind, size_t index, int count,
                      struct rect rect)
{
    struct results *results = walk->results;
    results->places[results->place_count++] = (struct result_place){kind, index, count, rect};
}

/* The news that is not shown as chips, if it is wanted. */
static void lay_news(struct walk *walk)
{
    const struct results *results = walk->results;
    const struct ui *ui = walk->ui;
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    int height = ui_px(ui, NEWS_HEIGHT);
    int gap = ui_px(ui, NEWS_GAP);
    int edge = ui_px(ui, COLUMN_PAD);
    int x = edge;
    if (!results->has_more || results->chip_count >= results->news_count) {
        return;
    }
    for (int i = results->chip_count; i < results->news_count; i++) {
        int wide = ui_text_width(ui, &style, results->news[i].text) + ui_px(ui, NEWS_PAD);
        wide = int_min(wide, walk->width - edge);
        if (x > edge && x + wide > walk->width) {
            x = edge;
            walk->y += height + gap;
        }
        add_place(walk, PLACE_NEWS, (size_t)i, 0, (struct rect){x, walk->y, wide, height});
        x += wide + gap;
    }
    walk->y += height + ui_px(ui, GROUP_GAP);
}

/* Below the count of all words: how many are not listed. */
static void lay_note(struct walk *walk)
{
    const struct results *results = walk->results;
    int height = ui_px(walk->ui, HEAD_HEIGHT);
    if (results_filter(results) == FILTER_ALL && !results->find.text[0] &&
        results->hidden_count > 0) {
        add_place(walk, PLACE_NOTE, 0, (int)results->hidden_count,
                  (struct rect){0, walk->y, walk->width, height});
        walk->y += height;
    }
}

/* Returns whether a tick marks the player's words: where there are others, too. */
static bool has_ticks(const struct results *results)
{
    return results_filter(results) != FILTER_PLAYER;
}

/* Returns whether words can have the rival's mark: of a friend every word has it, of others what
 * the player has, too. */
static bool has_rival_marks(const struct desk *desk)
{
    return !desk->table.solve_only &&
           (desk->table.match.level == RIVAL_FRIEND || round_computer_shares(desk->table.round));
}

/* Returns whether the headings of groups are beside their words. */
static bool has_heads_beside(const struct walk *walk)
{
    return walk->width >= ui_px(walk->ui, BESIDE_LEAST);
}

/* Returns the width of headings beside their words: that of "8 letters" and their points. */
static int head_width(const struct ui *ui)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    char letters[PHRASE_MAX];
    (void)snprintf(letters, sizeof letters, tr_plural("%d letter", "%d letters", 8), 8);
    return layout_clamped(ui_text_width(ui, &style, letters) + ui_text_width(ui, &style, "+5") +
                              ui_px(ui, COLUMN_PAD + HEAD_GAP + HEAD_END),
                          ui_px(ui, HEAD_LEAST), ui_px(ui, HEAD_MOST));
}

/* Returns the width of a column that fits the widest word of the group beginning at `first`. */
static int column_width(const struct walk *walk, size_t first)
{
    const struct results *results = walk->results;
    const struct ui *ui = walk->ui;
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui));
    int marks = has_ticks(results) + has_rival_marks(walk->desk);
    int least = ui_px(ui, COLUMN_MIN + (marks > 1 ? MARK : 0));
    int widest = least;
    int extra = ui_px(ui, 2 * COLUMN_PAD + 34 + (marks - 1) * MARK);
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

static void lay_heading(struct walk *walk, enum place_kind kind, size_t first, int count)
{
    bool is_beside = kind == PLACE_GROUP && has_heads_beside(walk);
    int below = layout_is_phone(walk->ui->layout) ? NOTE_HEIGHT : 0; /* the title */
    int height = ui_px(walk->ui, is_beside             ? WORD_HEIGHT
                                 : kind == PLACE_TITLE ? TITLE_HEIGHT + below
                                                       : HEAD_HEIGHT);
    int width = is_beside ? head_width(walk->ui) : walk->width;
    add_place(walk, kind, first, count, (struct rect){0, walk->y, width, height});
    walk->y += is_beside ? 0 : height;
}

static void lay_group(struct walk *walk, size_t first, size_t end, int count)
{
    const struct ui *ui = walk->ui;
    bool is_beside = has_heads_beside(walk) && walk->results->words[first].section != SECTION_MET;
    int left = is_beside ? head_width(ui) : 0;
    int width = walk->width - left;
    int column = column_width(walk, first);
    int columns = int_max(width / column, 1);
    int at = 0;
    column = width / columns;
    for (size_t i = first; i < end; i++) {
        if (!results_passes(walk->results, i)) {
            continue;
        }
        add_place(walk, PLACE_WORD, i, 0,
                  (struct rect){left + at % columns * column,
                                walk->y + at / columns * ui_px(ui, ROW_PITCH),
                                column - ui_px(ui, 6), ui_px(ui, WORD_HEIGHT)});
        at++;
    }
    walk->y += (count + columns - 1) / columns * ui_px(ui, ROW_PITCH) + ui_px(ui, GROUP_GAP);
}

static void lay_sections(struct walk *walk)
{
    const struct results *results = walk->results;
    const struct result_word *words = results->words;
    bool has_titles = results_has_titles(results, walk->desk);
    int titled = -1; /* the last section that got a title */
    size_t end;
    lay_news(walk);
    lay_note(walk);
    for (size_t first = 0; first < results->word_count; first = end) {
        int section = (int)words[first].section;
        int count = 0;
        for (end = first;
             end < results->word_count && results_same_group(results, walk->desk, first, end);
             end++) {
            count += results_passes(results, end);
        }
        if (count == 0) {
            continue;
        }
        if (has_titles && section != titled) {
            int all = 0;
            for (size_t i = first; i < results->word_count && (int)words[i].section == section;
                 i++) {
                all += results_passes(results, i);
            }
            lay_heading(walk, PLACE_TITLE, first, all);
        }
        titled = section;
        if (section != SECTION_MET) {
            lay_heading(walk, PLACE_GROUP, first, count);
        }
        lay_group(walk, first, end, count);
    }
}

/* The list of one of two players: a word per row, first unshared words, then shared ones. */
static void lay_rows(struct walk *walk, enum side side)
{
    const struct results *results = walk->results;
    int height = ui_px(walk->ui, WORD_HEIGHT);
    for (int shared = 0; shared < 2; shared++) {
        for (size_t i = 0; i < results->word_count; i++) {
            if (results_is_shared(&results->words[i]) == (shared == 1) &&
                results_has(&results->words[i], side) && results_matches(results, i)) {
                add_place(walk, PLACE_WORD, i, 0, (struct rect){0, walk->y, walk->width, height});
                walk->y += height;
            }
        }
    }
}

int results_lay_list(struct results *results, const struct desk *desk, const struct ui *ui,
                     struct pane *pane, int width)
{
    struct walk walk = {results, desk, ui, width, 0};
    pane->first = results->place_count;
    if (!results->places) {
        /* memory ran out, and there is no word to show */
    } else if (results_are_two(desk)) {
        lay_rows(&walk, pane->side);
    } else {
        lay_sections(&walk);
    }
    pane->count = results->place_count - pane->first;
    return walk.y;
}

/* --- where they were drawn --- */

/* Returns the place in the window; of height 0 if not all of it is in view: such lines are not
 * shown. */
static struct rect in_window(const struct pane *pane, struct rect rect)
{
    rect.x += pane->area.x;
    rect.y += pane->area.y - pane->scroll.at;
    bool is_seen = rect.y >= pane->area.y && rect.y + rect.h <= pane->area.y + pane->area.h;
    return is_seen ? rect : (struct rect){0, 0, 0, 0};
}

int results_pane_at(const struct results *results, int x, int y)
{
    for (int i = 0; i < results->pane_count; i++) {
        if (rect_contains(results->panes[i].panel, x, y)) {
            return i;
        }
    }
    return -1;
}

long results_word_at(const struct results *results, int x, int y)
{
    int at = results_pane_at(results, x, y);
    for (size_t i = 0; at >= 0 && i < results->panes[at].count; i++) {
        const struct pane *pane = &results->panes[at];
        const struct result_place *place = &results->places[pane->first + i];
        if (place->kind == PLACE_WORD && rect_contains(in_window(pane, place->rect), x, y)) {
            return (long)place->index;
        }
    }
    return -1;
}

struct rect results_word_rect(const struct results *results, size_t index)
{
    for (int pane = 0; pane < results->pane_count; pane++) {
        const struct pane *at = &results->panes[pane];
        for (size_t i = 0; i < at->count; i++) {
            const struct result_place *place = &results->places[at->first + i];
            struct rect rect = in_window(at, place->rect);
            if (place->kind == PLACE_WORD && place->index == index && rect.h > 0) {
                return rect;
            }
        }
    }
    return (struct rect){0, 0, 0, 0};
}

/* --- words --- */

/* How a word looks, by who found it. */
struct word_look {
    struct color text;
    struct color fill, ink; /* while pointed at or selected */
    enum icon rival; /* of a friend who found it, or of a rival who has it, too; else ICON_NONE */
    bool has_tick;
    bool is_own;        /* counts only for the player */
    bool is_struck;     /* will not count again */
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
    default: /* nobody has it */
        break;
    }
    return (struct word_look){.text = desk->table.solve_only ? theme->text : theme->dim,
                              .fill = outlines ? theme->text : theme->raised,
                              .ink = outlines ? theme->ground : theme->text};
}

/* Returns what marks the words of the rival. */
static enum icon rival_icon(const struct desk *desk)
{
    return table_has_own_ghost(&desk->table)         ? ICON_GHOST
           : desk->table.match.level == RIVAL_FRIEND ? ICON_USER
                                                     : ICON_CPU;
}

static bool is_lit(const struct results *results, size_t index)
{
    return (long)index == results->selected || (long)index == results->pointed;
}

/* Draws a word in its finder's look; returns its right edge. */
static int draw_found(struct ui *ui, const struct word_look *look, bool is_lit, int x, int y,
                      int width, const struct text_style *style, const char *text)
{
    int mark = ui_px(ui, MARK);
    int marks = mark * (look->has_tick + (look->rival != ICON_NONE) + look->is_own);
    int taken = ui_text_fit(ui, x, y, width - marks, style, text);
    int right = x + taken + ui_px(ui, 15);
    if (look->has_tick) {
        ui_icon(ui, right, y, ICON_CHECK, 18, style->color);
        right += mark;
    }
    if (look->is_own) {
        ui_icon(ui, right, y, ICON_PLUS, 14, style->color);
        right += mark;
    }
    if (look->rival != ICON_NONE) {
        ui_icon(ui, right, y, look->rival, 17, is_lit ? style->color : ui->theme->rival_text);
    }
    if (look->is_struck) {
        ui_strike(ui, x, y, taken, style->color);
    }
    if (look->is_underlined) {
        ui_strike(ui, x, y + ui_px(ui, 11), taken, style->color);
    }
    return x + taken + marks;
}

static void draw_meaning(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect rect, int left, size_t index)
{
    struct text_style style = theme_sized(ui->theme, TEXT_NOTE, 16);
    char line[EXPLAIN_TEXT_MAX];
    int x = int_max(left + ui_px(ui, 16), rect.x + ui_px(ui, MEANING_X));
    int room = rect.x + rect.w - ui_px(ui, 8) - x;
    if (explain_word(&desk->explain, desk->table.lexicon, results_text(results, index), line,
                     sizeof line) &&
        room > ui_px(ui, 60)) {
        ui_text_cut(ui, x, rect.y + rect.h / 2, room, &style, line);
    }
}

static void draw_word(const struct results *results, const struct desk *desk, struct ui *ui,
                      struct rect rect, size_t index)
{
    const struct result_word *word = &results->words[index];
    struct word_look look = look_of(ui, desk, results_style(word));
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui));
    look.has_tick = look.has_tick && has_ticks(results);
    bool is_met = word->section == SECTION_MET;
    bool lit = is_lit(results, index);
    char letters[WORD_TEXT_MAX];
    int pad = ui_px(ui, 8);
    style.color = look.text;
    if (results_is_friends(desk, word) || results_is_shared(word)) {
        look.rival = rival_icon(desk);
    }
    look.is_own = results_is_own(results, index);
    look.is_struck = my_words_kind(desk, results_text(results, index)) == OWN_WORD_REMOVED;
    if (lit) {
        int width = is_met ? int_min(rect.w, ui_px(ui, MEANING_X - 8)) : rect.w;
        ui_box(ui, (struct rect){rect.x, rect.y, width, rect.h}, 8, look.fill);
        style.color = look.ink;
    }
    int room = (is_met ? int_min(rect.w, ui_px(ui, MEANING_X)) : rect.w) - 2 * pad;
    int end = draw_found(ui, &look, lit, rect.x + pad, rect.y + rect.h / 2, room, &style,
                         results_word(results, index, letters));
    if (is_met) {
        draw_meaning(results, desk, ui, rect, end, index);
    }
}

/* Draws a word of one of two players, with its points there. */
static void draw_row(const struct results *results, const struct desk *desk, struct ui *ui,
                     enum side side, struct rect rect, size_t index)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    const struct theme *theme = ui->theme;
    struct word_look look = look_of(ui, desk, styles[side]);
    bool shared = results_is_shared(&results->words[index]);
    bool lost = shared && !round_shared_count(desk->table.round);
    struct text_style word = theme_sized(theme, TEXT_LABEL, ui_list_size(ui));
    struct text_style points = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    char letters[WORD_TEXT_MAX];
    char number[PHRASE_MAX];
    char both[PHRASE_MAX];
    const char *figure = lost ? tr("both") : phrase_number(number, results_points(results, index));
    int pad = ui_px(ui, 8);
    int y = rect.y + rect.h / 2;
    int room = rect.w - 2 * pad;
    word.color = lost ? theme->dim : theme->text;
    if (is_lit(results, index)) {
        ui_box(ui, rect, 8, look.fill);
        word.color = points.color = look.ink;
    }
    if (shared && !lost) {
        (void)snprintf(both, sizeof both, tr("%.24s · %.20s"), tr("both"), number);
        figure = both;
    }
    int taken = ui_text_fit(ui, rect.x + rect.w - pad, y, room / 2, &points, figure);
    taken += results_is_own(results, index) ? ui_px(ui, MARK) : 0;
    taken = ui_text_fit(ui, rect.x + pad, y, room - taken - pad, &word,
                        results_word(results, index, letters));
    if (lost) {
        ui_strike(ui, rect.x + pad, y, taken, word.color);
    }
    if (results_is_own(results, index)) {
        ui_icon(ui, rect.x + pad + taken + ui_px(ui, 13), y, ICON_PLUS, 14, word.color);
    }
}

/* --- news, titles, headings --- */

static void draw_news(const struct results *results, struct ui *ui, struct rect rect, size_t index)
{
    const struct theme *theme = ui->theme;
    const struct result_news *news = &results->news[index];
    struct text_style style = text_colored(theme_text(theme, TEXT_LABEL), theme->text);
    struct color mark = news->fanfare > FANFARE_NONE ? theme->you_text : theme->dim;
    int middle = rect.y + rect.h / 2;
    ui_surface(ui, rect, 10, theme->field);
    ui_icon(ui, rect.x + ui_px(ui, 19), middle, news->icon, 18, mark);
    ui_text_fit(ui, rect.x + ui_px(ui, 34), middle, rect.w - ui_px(ui, 44), &style, news->text);
}

static void draw_title(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect rect, size_t first, int count)
{
    const struct theme *theme = ui->theme;
    bool has_tiers = desk->table.lexicon->has_tiers;
    bool is_practice = results_are_practice(desk); /* its words stand above the others */
    const char *plain = tr_plural(N_PLURAL("%s word", "%s words"), count);
    char friends[STORE_NAME_MAX + 16];
    (void)snprintf(friends, sizeof friends, tr("%s’s"), table_name_of(&desk->table, SIDE_COMPUTER));
    const struct {
        const char *title, *note;
        struct color color;
    } looks[SECTION_COUNT] = {
        [SECTION_MET] = {tr("From your practice list"), plain, theme->good_text},
        [SECTION_YOURS] = {is_practice ? tr("Your other words") : tr("Your words"), plain,
                           theme->you_text},
        [SECTION_FRIEND] = {friends, plain, theme->rival_text},
        [SECTION_REACH] = {is_practice ? tr("Also missed") : tr("What you missed"),
                           tr_plural("%s word that most people know",
                                     "%s words that most people know", count),
                           theme->text},
        [SECTION_REST] = {has_tiers ? tr("The rest") : tr("What you missed"),
                          has_tiers ? tr_plural("%s word that fewer people know",
                                                "%s words that fewer people know", count)
                                    : plain,
                          theme->text},
    };
    enum result_section section = results->words[first].section;
    struct text_style title = theme_sized(theme, TEXT_HEADING, 21);
    struct text_style about = theme_text(theme, TEXT_NOTE);
    title.color = looks[section].color;
    char words[PHRASE_MAX];
    char note[PHRASE_MAX + 64];
    int x = rect.x + ui_px(ui, 8);
    int room = rect.w - ui_px(ui, 8);
    int y = rect.y + ui_px(ui, 15);
    phrase_number(words, count);
    (void)snprintf(note, sizeof note, looks[section].note, words);
    if (layout_is_phone(ui->layout)) {
        ui_text_lines(ui, x, y, room, ui_px(ui, 34), &title, looks[section].title);
        ui_text_lines(ui, x, y + ui_px(ui, NOTE_HEIGHT), room, ui_px(ui, 30), &about, note);
        return;
    }
    int taken = ui_text_fit(ui, x, y, room, &title, looks[section].title) + ui_px(ui, 12);
    if (room - taken > ui_px(ui, 60)) {
        ui_text_fit(ui, x + taken, y + ui_px(ui, 2), room - taken, &about, note);
    }
}

static void draw_heading(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect rect, size_t first)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    int length = results_letters(results, first);
    int top = scoring_top_letters(desk->table.match.rules);
    char letters[PHRASE_MAX];
    char points[PHRASE_MAX];
    int x = rect.x + ui_px(ui, COLUMN_PAD);
    int y = rect.y + rect.h / 2;
    if (top > 0 && length >= top) {
        (void)snprintf(letters, sizeof letters,
                       tr_plural("%d letter or more", "%d letters or more", top), top);
    } else {
        (void)snprintf(letters, sizeof letters, tr_plural("%d letter", "%d letters", length),
                       length);
    }
    (void)snprintf(points, sizeof points, "+%d", results_points(results, first));
    int end = rect.x + int_min(rect.w, head_width(ui)) - ui_px(ui, HEAD_END);
    int width = ui_text_width(ui, &style, points);
    ui_text_lines(ui, x, y, end - x - width - ui_px(ui, HEAD_GAP), rect.h, &style, letters);
    ui_text(ui, end - width, y, &style, points);
}

static void draw_note(struct ui *ui, struct rect rect, int hidden)
{
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    char number[PHRASE_MAX];
    char text[160];
    (void)snprintf(text, sizeof text,
                   tr_plural("%s more word is offensive and listed only once you find it.",
                             "%s more words are offensive and listed only once you find them.",
                             hidden),
                   phrase_number(number, hidden));
    ui_text_lines(ui, rect.x + ui_px(ui, COLUMN_PAD), rect.y + ui_px(ui, 10),
                  rect.w - ui_px(ui, COLUMN_PAD), rect.h, &style, text);
}

/* --- a list --- */

static const char *empty_message(const struct results *results, const struct desk *desk,
                                 enum side side)
{
    if (results->counts[FILTER_ALL] == 0) {
        return tr("There are no words on this board.");
    }
    if (results->find.text[0] || results->through >= 0) {
        return tr("No word matches.");
    }
    if (results_are_two(desk)) {
        return side == SIDE_COMPUTER ? tr("You two left nothing.") : tr("No word this time.");
    }
    switch (results->filter) {
    case FILTER_PLAYER:
        return tr("No word this time. Shake again?");
    case FILTER_MISSED:
        return tr("You left nothing. Every word is yours.");
    case FILTER_REACH:
        return desk->table.solve_only ? tr("This board has no common words.")
                                      : tr("You missed no common words.");
    default:
        return tr("No word matches.");
    }
}

/* Draws a list and places its focus: on the chosen word if it is in view, else on all words. */
static void draw_list(struct results *results, const struct desk *desk, struct ui *ui, int index)
{
    struct pane *pane = &results->panes[index];
    struct rect area = pane->area;
    struct rect focus = area;
    bool is_empty = true;
    scroll_fit(&pane->scroll, results_lay_list(results, desk, ui, pane, area.w), area.h);
    ui_clip(ui, area);
    for (size_t i = 0; i < pane->count; i++) {
        const struct result_place *place = &results->places[pane->first + i];
        struct rect rect = in_window(pane, place->rect);
        is_empty = is_empty && (place->kind == PLACE_NEWS || place->kind == PLACE_NOTE);
        if (rect.h == 0) {
            continue;
        }
        switch (place->kind) {
        case PLACE_NEWS:
            draw_news(results, ui, rect, place->index);
            break;
        case PLACE_NOTE:
            draw_note(ui, rect, place->count);
            break;
        case PLACE_TITLE:
            draw_title(results, desk, ui, rect, place->index, place->count);
            break;
        case PLACE_GROUP:
            draw_heading(results, desk, ui, rect, place->index);
            break;
        case PLACE_WORD:
            if (results_are_two(desk)) {
                draw_row(results, desk, ui, pane->side, rect, place->index);
            } else {
                draw_word(results, desk, ui, rect, place->index);
            }
            focus = (long)place->index == results->selected ? rect : focus;
            break;
        }
    }
    ui_clip_end(ui);
    scroll_draw(
        &pane->scroll, ui,
        scroll_bar(ui->layout, (struct rect){pane->panel.x, area.y, pane->panel.w, area.h}));
    if (!is_empty) {
        ui_keyboard_area(ui, RESULTS_ID_LIST + index, focus);
        return;
    }
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_BODY, 18), ALIGN_MIDDLE);
    ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &style,
                  empty_message(results, desk, pane->side));
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
        [FILTER_RIVAL] = table_name_of(&desk->table, SIDE_COMPUTER),
        [FILTER_MISSED] = tr("Missed"),
        [FILTER_REACH] = desk->table.solve_only ? tr("Common") : tr("Missed"),
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
        selected = filters[i] == results_filter(results) ? i : selected;
    }
    ui_choices(ui, RESULTS_ID_FILTER, area, labels, count, selected);
}

struct field_look results_find_look(const struct results *results)
{
    return (struct field_look){.hint = tr("Find a word…"),
                               .icon = ICON_SEARCH,
                               .has_caret = results->find.text[0] != '\0',
                               .size = 17};
}

/* --- one list, or three --- */

/* Draws name, score and word count above a list. */
static void draw_column_head(const struct desk *desk, struct ui *ui, struct rect panel,
                             enum side side)
{
    const struct theme *theme = ui->theme;
    struct text_style name =
        text_colored(theme_text(theme, TEXT_HEADING), score_panel_color(theme, side));
    struct text_style score = theme_text(theme, TEXT_FIGURE);
    struct text_style count = text_aligned(theme_text(theme, TEXT_LABEL), ALIGN_END);
    char text[PHRASE_MAX];
    int pad = ui_px(ui, HEAD_PAD);
    int room = panel.w - 2 * pad;
    ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 29), room, &name,
                table_name_of(&desk->table, side));
    int counted = ui_text_fit(ui, panel.x + panel.w - pad, panel.y + ui_px(ui, 81), room, &count,
                              phrase_words(text, (long)round_word_count(desk->table.round, side)));
    if (side == SIDE_COMPUTER) {
        score.color = theme->dim; /* it takes what is left: nobody plays for these points */
    }
    ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 67), room - counted - ui_px(ui, 8), &score,
                phrase_number(text, round_score(desk->table.round, side)));
    ui_rule(ui, panel.x + pad, panel.y + ui_px(ui, 108), room);
}

/* Draws the legend of whose words have which colour. */
static void draw_legend(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    static const enum tile_style styles[] = {TILE_YOU, TILE_RIVAL, TILE_PLAIN};
    const char *labels[] = {tr("yours"), table_name_of(&desk->table, SIDE_COMPUTER), tr("unfound")};
    int x = area.x;
    int right = area.x + area.w;
    ui_rule(ui, area.x, area.y, area.w);
    for (int i = 0; i < 3; i++) {
        struct word_look look = look_of(ui, desk, styles[i]);
        struct text_style style = text_colored(theme_text(ui->theme, TEXT_SMALL), look.text);
        bool is_missing = (styles[i] == TILE_RIVAL && results_are_solo(desk)) ||
                          (styles[i] == TILE_PLAIN && results->nobody_count == 0);
        if (is_missing || right - x < ui_px(ui, 40)) {
            continue;
        }
        if (styles[i] == TILE_RIVAL && has_rival_marks(desk)) {
            look.rival = rival_icon(desk);
        }
        if (layout_is_phone(ui->layout) &&
            ui_text_width(ui, &style, labels[i]) + ui_px(ui, 26) > right - x) {
            break; /* its colour says as much as the beginning of a name */
        }
        x = draw_found(ui, &look, false, x, area.y + area.h / 2, right - x, &style, labels[i]);
        x += ui_px(ui, layout_is_phone(ui->layout) ? 10 : 22);
    }
}

#define COLUMN_GAP   18
#define COLUMN_LEAST 210

void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct results_places *at = &results->at;
    struct rect all = {at->list.x, at->filters.y, at->list.w,
                       at->list.y + at->list.h - at->filters.y};
    int gap = ui_px(ui, COLUMN_GAP);
    bool is_columns =
        results_are_two(desk) &&
        layout_units(ui->layout, rect_column(all, gap, PANES_MAX, 0).w) >= COLUMN_LEAST;
    bool has_legend = !desk->table.solve_only && !results_are_two(desk);
    results->pane_count = is_columns ? PANES_MAX : 1;
    results->place_count = 0;
    if (!is_columns) {
        struct field_look find = results_find_look(results);
        draw_filters(results, desk, ui, at->filters);
        field_draw(ui, HOT_NONE, at->field, &results->find, &find);
    }
    for (int i = 0; i < results->pane_count; i++) {
        struct pane *pane = &results->panes[i];
        int pad = ui_px(ui, is_columns ? 14 : 16);
        pane->side = is_columns                         ? score_panel_order[i]
                     : results->filter == FILTER_SECOND ? SIDE_SECOND
                     : results->filter == FILTER_RIVAL  ? SIDE_COMPUTER
                                                        : SIDE_PLAYER;
        pane->panel = is_columns ? rect_column(all, gap, PANES_MAX, i) : at->list;
        pane->area = pane->panel;
        (void)rect_cut_top(&pane->area, is_columns ? ui_px(ui, 119) : pad);
        (void)rect_cut_bottom(&pane->area, has_legend ? ui_px(ui, 40) : pad);
        (void)rect_cut_left(&pane->area, pad);
        (void)rect_cut_right(&pane->area, is_columns ? pad : pad + pad / 2);
        ui_panel(ui, pane->panel);
        if (is_columns) {
            draw_column_head(desk, ui, pane->panel, pane->side);
        }
        draw_list(results, desk, ui, i);
    }
    if (has_legend) {
        struct rect legend = at->list;
        legend = rect_cut_bottom(&legend, ui_px(ui, 40));
        int side = ui_px(ui, 24);
        legend = (struct rect){legend.x + side, legend.y, legend.w - 2 * side, legend.h};
        if (results_filter(results) == FILTER_ALL) {
            draw_legend(results, desk, ui, legend);
        } else {
            struct text_style style = theme_text(ui->theme, TEXT_LABEL);
            ui_rule(ui, legend.x, legend.y, legend.w);
            ui_text_lines(ui, legend.x, legend.y + legend.h / 2, legend.w, legend.h, &style,
                          tr("Point at a word for its path and meaning, at a die for the words "
                             "through it."));
        }
    }
}

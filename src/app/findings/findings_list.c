/* SPDX-License-Identifier: MIT */
/*
 * A list of words: where lines, titles, headings and words are in it, and how they look. Leaves the
 * choice of words to findings_words.c.
 */
#include "explain.h"
#include "findings.h"
#include "my_words.h"
#include "phrase.h"

#define COLUMN_MIN    124
#define COLUMN_PAD    8
#define HEAD_HEIGHT   28
#define HEAD_LEAST    130 /* width of a heading beside its words */
#define HEAD_MOST     190
#define HEAD_GAP      8   /* before its points */
#define HEAD_END      20  /* after them */
#define BESIDE_LEAST  560 /* width of a list that has room for it */
#define GROUP_GAP     15
#define LINE_HEIGHT   34
#define LINE_GAP      8
#define LINE_PAD      44 /* space beside the text */
#define MARK          24 /* width of the tick or icon after a word */
#define MEANING_X     190
#define SHARED_BESIDE 300 /* width of a list with what both players have beside it */
#define STRIP_GAP     8

static const struct measures {
    int title; /* height of a title */
    int note;  /* from it to the line below; 0: it is beside the title */
    int legend_gap;
    int word, pitch; /* height of a word, and from row to row */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {38, 0, 22, 32, 34},
    [LAYOUT_COLUMN] = {62, 24, 10, LAYOUT_FINGER, LAYOUT_FINGER},
};

/* Returns the height of a word, px. */
static int word_height(const struct ui *ui)
{
    return ui_px(ui, measures[ui->layout->shape].word);
}

/* --- where things are in a list --- */

/* State of a layout pass down a list. */
struct walk {
    struct findings *found;
    const struct ui *ui;
    int width;
    int y;
};

/* There is room for every word in every list, with a heading each, and for the news and titles. */
static void add_place(struct walk *walk, enum place_kind kind, size_t index, int count,
                      struct rect rect)
{
    struct findings *found = walk->found;
    found->places[found->place_count++] = (struct found_place){kind, index, count, rect};
}

/* The notice above the words. */
static void lay_lines(struct walk *walk)
{
    const struct findings *found = walk->found;
    const struct ui *ui = walk->ui;
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    int height = ui_px(ui, LINE_HEIGHT);
    int gap = ui_px(ui, LINE_GAP);
    int edge = ui_px(ui, COLUMN_PAD);
    int x = edge;
    if (found->lines_at.w > 0) {
        return;
    }
    for (int i = 0; i < found->line_count; i++) {
        int wide = ui_text_width(ui, &style, found->lines[i].text) + ui_px(ui, LINE_PAD);
        wide = int_min(wide, walk->width - edge);
        if (x > edge && x + wide > walk->width) {
            x = edge;
            walk->y += height + gap;
        }
        add_place(walk, PLACE_LINE, (size_t)i, 0, (struct rect){x, walk->y, wide, height});
        x += wide + gap;
    }
    walk->y += found->line_count > 0 ? height + ui_px(ui, GROUP_GAP) : 0;
}

/* Below the count of all words: how many are not listed. */
static void lay_note(struct walk *walk)
{
    const struct findings *found = walk->found;
    int height = ui_px(walk->ui, HEAD_HEIGHT);
    if (findings_filter(found) == FILTER_ALL && !found->find.text[0] && found->hidden_count > 0) {
        add_place(walk, PLACE_NOTE, 0, (int)found->hidden_count,
                  (struct rect){0, walk->y, walk->width, height});
        walk->y += height;
    }
}

/* Returns whether a tick marks the player's words: where there are others, too. */
static bool has_ticks(const struct findings *found)
{
    return findings_filter(found) != FILTER_PLAYER;
}

/* Returns whether the headings of groups are beside their words. */
static bool has_heads_beside(const struct walk *walk)
{
    return walk->width >= ui_px(walk->ui, BESIDE_LEAST);
}

static const char *letters_text(const struct ui *ui, int letters)
{
    return say(ui->arena, tr_plural("%d letter", "%d letters", letters), letters);
}

/* Returns the width of headings beside their words: that of "8 letters" and their points. */
static int head_width(const struct ui *ui)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    return layout_clamped(ui_text_width(ui, &style, letters_text(ui, 8)) +
                              ui_text_width(ui, &style, "+5") +
                              ui_px(ui, COLUMN_PAD + HEAD_GAP + HEAD_END),
                          ui_px(ui, HEAD_LEAST), ui_px(ui, HEAD_MOST));
}

/* Returns the width of a column that fits the widest word of the group beginning at `first`. */
static int column_width(const struct walk *walk, size_t first)
{
    const struct findings *found = walk->found;
    const struct ui *ui = walk->ui;
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui));
    int marks = has_ticks(found) + found->has_marks;
    int least = ui_px(ui, COLUMN_MIN + (marks > 1 ? MARK : 0));
    int widest = least;
    int extra = ui_px(ui, 2 * COLUMN_PAD + 34 + (marks - 1) * MARK);
    int letters_before = 0;
    if (found->words[first].section == SECTION_PRACTISED) {
        return walk->width; /* the meaning is beside it */
    }
    for (size_t i = first; i < found->word_count && findings_same_group(found, first, i); i++) {
        const struct found_word *word = &found->words[i];
        if (word->letters < 9 || !findings_passes(found, i)) {
            continue; /* eight capitals always fit the minimum width */
        }
        if (letters_before == word->letters && widest > least * 2) {
            continue;
        }
        letters_before = word->letters;
        const char *spelt = findings_spelt(ui->arena, found, word->text);
        widest = int_max(widest, ui_text_width(ui, &style, spelt) + extra);
    }
    return widest;
}

static void lay_heading(struct walk *walk, enum place_kind kind, size_t first, int count)
{
    bool is_beside = kind == PLACE_GROUP && has_heads_beside(walk);
    const struct measures *measure = &measures[walk->ui->layout->shape];
    int height = ui_px(walk->ui, is_beside             ? measure->word
                                 : kind == PLACE_TITLE ? measure->title
                                                       : HEAD_HEIGHT);
    int width = is_beside ? head_width(walk->ui) : walk->width;
    add_place(walk, kind, first, count, (struct rect){0, walk->y, width, height});
    walk->y += is_beside ? 0 : height;
}

static void lay_group(struct walk *walk, size_t first, size_t end, int count)
{
    const struct ui *ui = walk->ui;
    bool is_beside =
        has_heads_beside(walk) && walk->found->words[first].section != SECTION_PRACTISED;
    int left = is_beside ? head_width(ui) : 0;
    int width = walk->width - left;
    int column = column_width(walk, first);
    int columns = int_max(width / column, 1);
    int at = 0;
    column = width / columns;
    for (size_t i = first; i < end; i++) {
        if (!findings_passes(walk->found, i)) {
            continue;
        }
        add_place(
            walk, PLACE_WORD, i, 0,
            (struct rect){left + at % columns * column,
                          walk->y + at / columns * ui_px(ui, measures[ui->layout->shape].pitch),
                          column - ui_px(ui, 6), word_height(ui)});
        at++;
    }
    walk->y += (count + columns - 1) / columns * ui_px(ui, measures[ui->layout->shape].pitch) +
               ui_px(ui, GROUP_GAP);
}

static void lay_sections(struct walk *walk)
{
    const struct findings *found = walk->found;
    const struct found_word *words = found->words;
    bool has_titles = findings_has_titles(found);
    int titled = -1; /* the last section that got a title */
    size_t end;
    lay_lines(walk);
    lay_note(walk);
    for (size_t first = 0; first < found->word_count; first = end) {
        int section = (int)words[first].section;
        int count = 0;
        for (end = first; end < found->word_count && findings_same_group(found, first, end);
             end++) {
            count += findings_passes(found, end);
        }
        if (count == 0) {
            continue;
        }
        if (has_titles && section != titled) {
            int all = 0;
            for (size_t i = first; i < found->word_count && (int)words[i].section == section; i++) {
                all += findings_passes(found, i);
            }
            lay_heading(walk, PLACE_TITLE, first, all);
        }
        titled = section;
        if (section != SECTION_PRACTISED) {
            lay_heading(walk, PLACE_GROUP, first, count);
        }
        lay_group(walk, first, end, count);
    }
}

/* The list of one of two players: what counts, and beside it or below what both have. */
static void lay_rows(struct walk *walk, enum side side)
{
    const struct findings *found = walk->found;
    bool is_beside = walk->width >= ui_px(walk->ui, SHARED_BESIDE);
    int height = word_height(walk->ui);
    int own = is_beside ? walk->width * 45 / 100 : walk->width;
    int bottom = 0;
    for (int shared = 0; shared < 2; shared++) {
        int x = shared && is_beside ? own + ui_px(walk->ui, 14) : 0;
        int width = shared && is_beside ? walk->width - x : own;
        walk->y = is_beside ? 0 : walk->y;
        for (size_t i = 0; i < found->word_count; i++) {
            if (findings_is_shared(&found->words[i]) == (shared == 1) &&
                findings_has(&found->words[i], side) && findings_matches(found, i)) {
                add_place(walk, PLACE_WORD, i, 0, (struct rect){x, walk->y, width, height});
                walk->y += height;
            }
        }
        bottom = int_max(bottom, walk->y);
    }
    walk->y = bottom;
}

/* The best words that nobody found, in a line: common ones first, longer ones first. */
static void lay_strip(struct walk *walk)
{
    const struct findings *found = walk->found;
    const struct ui *ui = walk->ui;
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    style.size = ui_list_size(ui);
    size_t words[STRIP_WORDS];
    int widths[STRIP_WORDS];
    int count = 0;
    int used = 0;
    for (size_t i = 0; i < found->word_count && count < STRIP_WORDS; i++) {
        if (found->words[i].section < SECTION_REACH || !findings_matches(found, i)) {
            continue;
        }
        int wide =
            ui_text_width(ui, &style, findings_spelt(ui->arena, found, found->words[i].text));
        wide += ui_text_width(ui, &style, "+99") + ui_px(ui, 2 * COLUMN_PAD + STRIP_GAP);
        if (used + wide > walk->width) {
            break;
        }
        words[count] = i;
        widths[count++] = wide;
        used += wide;
    }
    int gap = count > 1 ? int_min((walk->width - used) / (count - 1), ui_px(ui, 60)) : 0;
    int x = 0;
    for (int k = 0; k < count; k++) {
        add_place(walk, PLACE_WORD, words[k], 0, (struct rect){x, 0, widths[k], word_height(ui)});
        x += widths[k] + gap;
    }
    walk->y = word_height(ui);
}

int findings_lay(struct findings *found, const struct ui *ui, struct pane *pane, int width)
{
    struct walk walk = {found, ui, width, 0};
    pane->first = found->place_count;
    if (!found->places) {
        /* memory ran out, and there is no word to show */
    } else if (pane->is_strip) {
        lay_strip(&walk);
    } else if (found->is_two && pane->filter != FILTER_MISSED) {
        lay_rows(&walk, pane->side);
    } else {
        lay_sections(&walk);
    }
    pane->count = found->place_count - pane->first;
    return walk.y;
}

/* --- where they were drawn --- */

/* Returns the place in the window; of height 0 if it is not in view, or not all of it in a list
 * that scrolls by itself: such lines are not shown. */
static struct rect in_window(const struct findings *found, const struct pane *pane,
                             struct rect rect)
{
    struct rect area = pane->area;
    rect.x += area.x;
    rect.y += area.y - pane->scroll.at;
    int least = found->has_bars ? rect.h : 1;
    bool is_seen = rect.y + rect.h - area.y >= least && area.y + area.h - rect.y >= least;
    return is_seen ? rect : (struct rect){0, 0, 0, 0};
}

int findings_pane_at(const struct findings *found, int x, int y)
{
    for (int i = 0; i < found->pane_count; i++) {
        if (rect_contains(found->panes[i].panel, x, y)) {
            return i;
        }
    }
    return -1;
}

long findings_word_at(const struct findings *found, int x, int y)
{
    int at = findings_pane_at(found, x, y);
    for (size_t i = 0; at >= 0 && i < found->panes[at].count; i++) {
        const struct pane *pane = &found->panes[at];
        const struct found_place *place = &found->places[pane->first + i];
        if (place->kind == PLACE_WORD && rect_contains(pane->area, x, y) &&
            rect_contains(in_window(found, pane, place->rect), x, y)) {
            return (long)place->index;
        }
    }
    return -1;
}

struct rect findings_word_rect(const struct findings *found, size_t index)
{
    for (int pane = 0; pane < found->pane_count; pane++) {
        const struct pane *at = &found->panes[pane];
        for (size_t i = 0; i < at->count; i++) {
            const struct found_place *place = &found->places[at->first + i];
            struct rect rect = in_window(found, at, place->rect);
            if (place->kind == PLACE_WORD && place->index == index && rect.h > 0) {
                return rect;
            }
        }
    }
    return (struct rect){0, 0, 0, 0};
}

/* Returns how far a place is from `from` in direction (dx, dy); -1 if it is not in that direction.
 */
static long long distance(struct rect from, struct rect to, int dx, int dy)
{
    if (dx) {
        return to.y == from.y ? (long long)dx * (to.x - from.x) : -1;
    }
    long long down = (long long)dy * (to.y - from.y);
    return down > 0 ? down * 10000 + (to.x < from.x ? from.x - to.x : to.x - from.x) : -1;
}

bool findings_walk(struct findings *found, struct pane *pane, int dx, int dy, int head,
                   bool in_order)
{
    const struct found_place *places = found->places + pane->first;
    const struct found_place *from = NULL;
    const struct found_place *to = NULL;
    long long least = 0;
    for (size_t i = 0; (dx || dy) && i < pane->count; i++) {
        if (places[i].kind == PLACE_WORD && (long)places[i].index == found->selected) {
            from = &places[i];
        }
    }
    for (size_t i = 0; i < pane->count; i++) {
        struct rect rect = places[i].rect;
        long long far = from && in_order            ? (dx + dy) * (&places[i] - from)
                        : from                      ? distance(from->rect, rect, dx, dy)
                        : rect.y >= pane->scroll.at ? 1 + (long long)rect.y * 10000 + rect.x
                                                    : -1;
        if (places[i].kind == PLACE_WORD && far > 0 && (!to || far < least)) {
            to = &places[i];
            least = far;
        }
    }
    if (!to) {
        return false;
    }
    found->selected = (long)to->index;
    scroll_to(&pane->scroll,
              scroll_showing(&pane->scroll, to->rect.y - head, to->rect.y + to->rect.h));
    found->pointed = -1; /* the keyboard is in use */
    return true;
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

static struct word_look look_of(const struct findings *found, const struct ui *ui,
                                enum tile_style style)
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
    return (struct word_look){.text = found->is_played ? theme->dim : theme->text,
                              .fill = outlines ? theme->text : theme->raised,
                              .ink = outlines ? theme->ground : theme->text};
}

static bool is_lit(const struct findings *found, size_t index)
{
    return (long)index == found->selected || (long)index == found->pointed;
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

static void draw_meaning(const struct found_word *word, const struct game *game, struct ui *ui,
                         struct rect rect, int left)
{
    struct text_style style = theme_sized(ui->theme, TEXT_NOTE, 16);
    bool is_known;
    const char *line =
        explain_word(&game->explain, ui->arena, game->session.lexicon, word->text, &is_known);
    int x = int_max(left + ui_px(ui, 16), rect.x + ui_px(ui, MEANING_X));
    int room = rect.x + rect.w - ui_px(ui, 8) - x;
    if (is_known && room > ui_px(ui, 60)) {
        ui_text_cut(ui, x, rect.y + rect.h / 2, room, &style, line);
    }
}

/* Only what is in `area` lights up: a row may be cut at its edges. */
static void draw_word(const struct findings *found, const struct game *game, struct ui *ui,
                      struct rect rect, struct rect area, size_t index)
{
    const struct found_word *word = &found->words[index];
    struct word_look look = look_of(found, ui, findings_style(word));
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui));
    bool is_practised = word->section == SECTION_PRACTISED;
    bool lit = is_lit(found, index);
    int pad = ui_px(ui, 8);
    look.has_tick = look.has_tick && has_ticks(found);
    look.rival = word->has_mark ? found->mark : ICON_NONE;
    look.is_own = findings_is_own(found, index);
    look.is_struck = my_words_kind(game, word->text) == OWN_WORD_REMOVED;
    style.color = look.text;
    if (lit) {
        int width = is_practised ? int_min(rect.w, ui_px(ui, MEANING_X - 8)) : rect.w;
        struct rect box = {rect.x, rect.y, width, rect.h};
        ui_box(ui, rect_overlap(box, area), 8, look.fill);
        style.color = look.ink;
    }
    int room = (is_practised ? int_min(rect.w, ui_px(ui, MEANING_X)) : rect.w) - 2 * pad;
    int end = draw_found(ui, &look, lit, rect.x + pad, rect.y + rect.h / 2, room, &style,
                         findings_spelt(ui->arena, found, word->text));
    if (is_practised) {
        draw_meaning(word, game, ui, rect, end);
    }
}

/* Draws a word of one of two players with its points; of those that both have, that. */
static void draw_row(const struct findings *found, struct ui *ui, enum side side, struct rect rect,
                     struct rect area, size_t index)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    const struct theme *theme = ui->theme;
    const struct found_word *word = &found->words[index];
    struct word_look look = look_of(found, ui, styles[side]);
    bool shared = findings_is_shared(word);
    bool lost = shared && !found->shared_count;
    bool is_own = findings_is_own(found, index);
    struct text_style name = theme_sized(theme, TEXT_LABEL, ui_list_size(ui));
    struct text_style points = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    const char *number = say(ui->arena, "+%d", word->points);
    const char *figure = lost     ? tr("both")
                         : shared ? say(ui->arena, tr("%.24s · %.20s"), tr("both"), number)
                                  : number;
    int pad = ui_px(ui, 8);
    int y = rect.y + rect.h / 2;
    int room = rect.w - 2 * pad;
    name.color = points.color = lost ? theme->dim : look.text;
    if (is_lit(found, index)) {
        ui_box(ui, rect_overlap(rect, area), 8, look.fill);
        name.color = points.color = look.ink;
    }
    int taken = ui_text_fit(ui, rect.x + rect.w - pad, y, room / 2, &points, figure);
    taken += is_own ? ui_px(ui, MARK) : 0;
    taken = ui_text_fit(ui, rect.x + pad, y, room - taken - pad, &name,
                        findings_spelt(ui->arena, found, word->text));
    if (lost) {
        ui_strike(ui, rect.x + pad, y, taken, name.color);
    }
    if (is_own) {
        ui_icon(ui, rect.x + pad + taken + ui_px(ui, 13), y, ICON_PLUS, 14, name.color);
    }
}

/* Draws one of the best words that nobody found, with its points. */
static void draw_best(const struct findings *found, struct ui *ui, struct rect rect, size_t index)
{
    const struct found_word *word = &found->words[index];
    struct word_look look = look_of(found, ui, TILE_PLAIN);
    struct text_style name =
        text_colored(theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui)), ui->theme->text);
    struct text_style points = theme_sized(ui->theme, TEXT_LABEL, ui_list_size(ui));
    int x = rect.x + ui_px(ui, COLUMN_PAD);
    int y = rect.y + rect.h / 2;
    if (is_lit(found, index)) {
        ui_box(ui, rect, 8, look.fill);
        name.color = points.color = look.ink;
    }
    x += ui_text_fit(ui, x, y, rect.w, &name, findings_spelt(ui->arena, found, word->text));
    ui_text(ui, x + ui_px(ui, STRIP_GAP), y, &points, say(ui->arena, "+%d", word->points));
}

void findings_draw_legend(const struct findings *found, struct ui *ui, struct rect area)
{
    int x = area.x;
    int right = area.x + area.w;
    for (int i = 0; i < found->legend_count; i++) {
        const struct found_mark *mark = &found->legend[i];
        if (mark->style == TILE_YOU && found->filter != FILTER_ALL) {
            continue; /* the player has none of those */
        }
        struct word_look look = look_of(found, ui, mark->style);
        struct text_style style = text_colored(theme_text(ui->theme, TEXT_SMALL), look.text);
        if (ui_text_width(ui, &style, mark->label) + ui_px(ui, 26) > right - x) {
            break; /* its colour says as much as the beginning of a name */
        }
        if (mark->style == TILE_RIVAL && found->has_marks) {
            look.rival = found->mark;
        }
        x = draw_found(ui, &look, false, x, area.y + area.h / 2, right - x, &style, mark->label);
        x += ui_px(ui, measures[ui->layout->shape].legend_gap);
    }
}

/* --- lines, titles, headings --- */

static void draw_line(struct ui *ui, struct rect rect, const struct found_line *line)
{
    const struct theme *theme = ui->theme;
    struct text_style style = text_colored(theme_text(theme, TEXT_LABEL), theme->text);
    struct color mark = line->is_bright ? theme->you_text : theme->dim;
    int middle = rect.y + rect.h / 2;
    ui_surface(ui, rect, 10, theme->field);
    ui_icon(ui, rect.x + ui_px(ui, 19), middle, line->icon, 18, mark);
    ui_text_lines(ui, rect.x + ui_px(ui, 34), middle, rect.w - ui_px(ui, 44), rect.h, &style,
                  line->text);
}

static void draw_title(const struct findings *found, struct ui *ui, struct rect rect, size_t first,
                       int count)
{
    const struct theme *theme = ui->theme;
    enum found_section section = found->words[first].section;
    const struct found_title *title = &found->titles[section];
    const char *note =
        say(ui->arena, tr_plural(title->one, title->many, count), phrase_number(ui->arena, count));
    struct text_style style = theme_sized(theme, TEXT_HEADING, 21);
    struct text_style about = theme_text(theme, TEXT_NOTE);
    int x = rect.x + ui_px(ui, 8);
    int room = rect.w - ui_px(ui, 8);
    int y = rect.y + ui_px(ui, 15);
    style.color = section == SECTION_PRACTISED ? theme->good_text
                  : section == SECTION_YOURS   ? theme->you_text
                  : section == SECTION_FRIEND  ? theme->rival_text
                                               : theme->text;
    int below = measures[ui->layout->shape].note;
    if (below > 0) {
        ui_text_lines(ui, x, y, room, ui_px(ui, 34), &style, title->text);
        ui_text_lines(ui, x, y + ui_px(ui, below), room, ui_px(ui, 30), &about, note);
        return;
    }
    int taken = ui_text_fit(ui, x, y, room, &style, title->text) + ui_px(ui, 12);
    if (room - taken > ui_px(ui, 60)) {
        ui_text_fit(ui, x + taken, y + ui_px(ui, 2), room - taken, &about, note);
    }
}

static void draw_heading(const struct findings *found, struct ui *ui, struct rect rect,
                         size_t first)
{
    const struct found_word *word = &found->words[first];
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    int top = found->top_letters;
    const char *letters =
        top > 0 && word->letters >= top
            ? say(ui->arena, tr_plural("%d letter or more", "%d letters or more", top), top)
            : letters_text(ui, word->letters);
    const char *points = say(ui->arena, "+%d", word->points);
    int x = rect.x + ui_px(ui, COLUMN_PAD);
    int y = rect.y + rect.h / 2;
    int end = rect.x + int_min(rect.w, head_width(ui)) - ui_px(ui, HEAD_END);
    int width = ui_text_width(ui, &style, points);
    ui_text_lines(ui, x, y, end - x - width - ui_px(ui, HEAD_GAP), rect.h, &style, letters);
    ui_text(ui, end - width, y, &style, points);
}

static void draw_note(struct ui *ui, struct rect rect, int hidden)
{
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    const char *text =
        say(ui->arena,
            tr_plural("%s more word is offensive and listed only once you find it.",
                      "%s more words are offensive and listed only once you find them.", hidden),
            phrase_number(ui->arena, hidden));
    ui_text_lines(ui, rect.x + ui_px(ui, COLUMN_PAD), rect.y + ui_px(ui, 10),
                  rect.w - ui_px(ui, COLUMN_PAD), rect.h, &style, text);
}

void findings_draw_lines(const struct findings *found, struct ui *ui)
{
    struct rect rest = found->lines_at;
    for (int i = 0; rest.w > 0 && i < found->line_count; i++) {
        struct rect row = rect_cut_top(&rest, ui_px(ui, FINDINGS_LINE_PITCH));
        (void)rect_cut_bottom(&row, ui_px(ui, LINE_GAP));
        draw_line(ui, row, &found->lines[i]);
    }
}

/* --- a list --- */

static const char *empty_text(const struct findings *found, const struct pane *pane)
{
    const char *empty = found->lists[pane->filter].empty;
    bool is_chosen = findings_is_searching(found) && found->word_count > 0;
    return is_chosen || !empty ? tr("No word matches.") : empty;
}

static void draw_place(const struct findings *found, const struct game *game, struct ui *ui,
                       const struct pane *pane, const struct found_place *place, struct rect rect)
{
    switch (place->kind) {
    case PLACE_LINE:
        draw_line(ui, rect, &found->lines[place->index]);
        break;
    case PLACE_NOTE:
        draw_note(ui, rect, place->count);
        break;
    case PLACE_TITLE:
        draw_title(found, ui, rect, place->index, place->count);
        break;
    case PLACE_GROUP:
        draw_heading(found, ui, rect, place->index);
        break;
    case PLACE_WORD:
        if (pane->is_strip) {
            draw_best(found, ui, rect, place->index);
        } else if (found->is_two && pane->filter != FILTER_MISSED) {
            draw_row(found, ui, pane->side, rect, pane->area, place->index);
        } else {
            draw_word(found, game, ui, rect, pane->area, place->index);
        }
        break;
    }
}

/* Places its focus on the chosen word if that is in view, else on all words. */
void findings_draw_list(struct findings *found, const struct game *game, struct ui *ui, int index)
{
    struct pane *pane = &found->panes[index];
    struct rect area = pane->area;
    struct rect focus = area;
    bool is_empty = true;
    scroll_fit(&pane->scroll, findings_lay(found, ui, pane, area.w), area.h);
    ui_clip(ui, area);
    for (size_t i = 0; i < pane->count; i++) {
        const struct found_place *place = &found->places[pane->first + i];
        struct rect rect = in_window(found, pane, place->rect);
        is_empty = is_empty && (place->kind == PLACE_LINE || place->kind == PLACE_NOTE);
        if (rect.h > 0) {
            draw_place(found, game, ui, pane, place, rect);
            bool is_chosen = place->kind == PLACE_WORD && (long)place->index == found->selected;
            focus = is_chosen ? rect : focus;
        }
    }
    ui_clip_end(ui);
    if (found->has_bars) {
        scroll_draw(
            &pane->scroll, ui,
            scroll_bar(ui->layout, (struct rect){pane->panel.x, area.y, pane->panel.w, area.h}));
    }
    if (!is_empty) {
        ui_keyboard_area(ui, FINDINGS_ID_LIST + index, focus);
        if (ui->speaks) {
            ui_hot_name(ui, say(ui->arena, tr("List: %s"),
                                phrase_words(ui->arena, (long)found->counts[pane->filter])));
        }
        return;
    }
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_BODY, 18), ALIGN_MIDDLE);
    ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &style,
                  empty_text(found, pane));
}

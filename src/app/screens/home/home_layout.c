/* SPDX-License-Identifier: MIT */
/*
 * Where everything is on Home: in a wide window, in a column, and in two columns of a window that
 * is low.
 */
#include "home.h"

/* Lays out the two rows of the card of the daily puzzles. */
static void lay_puzzles(struct home_places *at, struct rect rest, int gap)
{
    for (int i = 0; i < DAILY_PUZZLE_COUNT; i++) {
        at->puzzles[i] = rect_row(rest, gap, DAILY_PUZZLE_COUNT, i);
    }
}

/* --- wide --- */

#define BLOCK      1160
#define TITLE_MOST 658
#define LOW        688 /* the least height that there is, in units */
#define HIGH       800
#define LADDER_GAP 18 /* below Play, whose edge is high */
#define TERMS      40
#define GAP        12

/* Returns a length that grows with the window, from the lowest one to that of the design. */
static int between(struct rect window, int low, int high)
{
    int tall = layout_clamped(window.h - LOW, 0, HIGH - LOW);
    return low + (high - low) * tall / (HIGH - LOW);
}

/* Lays out the card of the daily puzzles: date and time left over its rows. */
static void lay_daily_wide(struct home_places *at)
{
    struct rect rest = at->daily;
    struct rect head = rect_cut_top(&rest, 104);
    at->daily_press = (struct rect){head.x, head.y, head.w, head.h - 4};
    (void)rect_cut_left(&head, 24);
    (void)rect_cut_right(&head, 24);
    (void)rect_cut_top(&head, 15);
    struct rect line = rect_cut_top(&head, 30);
    at->daily_streak = rect_slice_right(&line, line.w * 56 / 100, 10);
    at->daily_name = line;
    line = rect_cut_top(&head, 50);
    at->daily_left = rect_slice_right(&line, 180, 10);
    at->daily_date = line;
    (void)rect_cut_bottom(&rest, 16);
    lay_puzzles(at, (struct rect){rest.x + 20, rest.y, rest.w - 40, rest.h}, GAP);
}

/* Lays out Play and what belongs to it, from the bottom. */
static void lay_play_wide(struct home_places *at, struct rect rest, int ladder, bool waits)
{
    if (waits) {
        at->waiting = rect_slice_bottom(&rest, 62, GAP);
    }
    at->terms = rect_slice_bottom(&rest, TERMS, GAP);
    at->change = rect_slice_right(&at->terms, 106, GAP);
    if (ladder > 0) {
        at->ladder = rect_slice_bottom(&rest, ladder, LADDER_GAP);
        struct rect inner = rect_inset(at->ladder, 10);
        (void)rect_cut_left(&inner, 10);
        (void)rect_cut_right(&inner, 10);
        at->standing = rect_cut_bottom(&inner, 24);
        at->strip = rect_cut_top(&inner, inner.h - 6);
    }
    at->play = rest;
}

static void lay_wide(struct home_places *at, struct rect window, bool waits, bool has_ladder)
{
    int width = int_min(BLOCK, window.w - 2 * LAYOUT_MARGIN);
    int spare = int_max(window.h - HIGH, 0);
    struct rect rest = {(window.w - width) / 2, between(window, 14, 34) + spare / 2, width,
                        window.h};
    struct rect head = rect_slice_top(&rest, between(window, 176, 196), between(window, 14, 26));
    struct rect body = rect_slice_top(&rest, between(window, 316, 340), between(window, 20, 28));
    struct rect row = rect_slice_top(&rest, between(window, 84, 92), between(window, 12, 34));
    at->footer = rect_cut_top(&rest, 24);
    at->keys = rect_column(at->footer, 12, 2, 1);
    struct rect buttons = rect_slice_right(&head, 176, 40);
    at->dice = rect_slice_left(&head, head.h, 56);
    (void)rect_cut_top(&head, head.h / 9);
    at->title = rect_cut_top(&head, 104);
    at->title.w = int_min(at->title.w, TITLE_MOST);
    at->tagline = rect_cut_top(&head, 50);
    (void)rect_cut_top(&buttons, 18);
    at->settings = rect_slice_top(&buttons, 46, 14);
    at->learn = rect_cut_top(&buttons, 46);
    at->daily = rect_slice_right(&body, body.w * 48 / 100, 32);
    lay_play_wide(at, body, has_ladder ? between(window, 104, 112) : 0, waits);
    lay_daily_wide(at);
    for (int i = 0; i < CARD_COUNT; i++) {
        at->cards[i] = rect_column(row, 20, CARD_COUNT, i);
    }
    struct rect card = at->cards[CARD_STATISTICS];
    at->goals = (struct rect){card.x + 92, card.y + card.h - 17, card.w - 115, 7};
}

/* --- a column --- */

/* Heights, from the top; each but the last with the gap below it. */
#define COLUMN_TOP     12
#define COLUMN_HEAD    62
#define COLUMN_PLAY    122
#define COLUMN_LADDER  110
#define COLUMN_TERMS   60
#define COLUMN_WAITING 74
#define COLUMN_LESS    20 /* of Play with a round that waits */
#define COLUMN_DAILY   280
#define COLUMN_CARDS   152

static int column_height(bool waits, bool has_ladder)
{
    return COLUMN_TOP + COLUMN_HEAD + COLUMN_PLAY + (has_ladder ? COLUMN_LADDER : 0) +
           COLUMN_TERMS + (waits ? COLUMN_WAITING - COLUMN_LESS : 0) + COLUMN_DAILY + COLUMN_CARDS;
}

/* Lays out the card of the daily puzzles, where there is no room for the time left. */
static void lay_daily_column(struct home_places *at)
{
    struct rect rest = at->daily;
    struct rect head = rect_cut_top(&rest, 80);
    at->daily_press = (struct rect){head.x, head.y, head.w, head.h - 4};
    (void)rect_cut_left(&head, 16);
    (void)rect_cut_right(&head, 16);
    (void)rect_cut_top(&head, 9);
    struct rect line = rect_cut_top(&head, 28);
    at->daily_streak = rect_slice_right(&line, line.w * 54 / 100, 6);
    at->daily_name = line;
    at->daily_date = rect_cut_top(&head, 36);
    (void)rect_cut_bottom(&rest, 16);
    lay_puzzles(at, (struct rect){rest.x + 12, rest.y, rest.w - 24, rest.h}, 8);
}

/* Lays out the title and the buttons beside it. */
static void lay_head(struct home_places *at, struct rect row)
{
    at->settings = rect_slice_right(&row, 46, 8);
    at->learn = rect_slice_right(&row, 46, 10);
    at->title = rect_middle(row, row.w, 38);
    at->title.w = int_min(row.w, 252);
}

/* Lays out what stands in the card of the ladder. */
static void lay_ladder(struct home_places *at)
{
    struct rect inner = rect_inset(at->ladder, 10);
    (void)rect_cut_left(&inner, 4);
    (void)rect_cut_right(&inner, 4);
    at->strip = rect_cut_top(&inner, 48);
    at->standing = rect_cut_bottom(&inner, 26);
}

static void lay_column(struct home_places *at, struct rect window, bool waits, bool has_ladder)
{
    struct rect rest = {window.x + LAYOUT_PHONE_MARGIN, COLUMN_TOP,
                        window.w - 2 * LAYOUT_PHONE_MARGIN, window.h};
    lay_head(at, rect_slice_top(&rest, 46, COLUMN_HEAD - 46));
    at->play = rect_slice_top(&rest, COLUMN_PLAY - 18 - (waits ? COLUMN_LESS : 0), 18);
    if (has_ladder) {
        at->ladder = rect_slice_top(&rest, COLUMN_LADDER - 10, 10);
        lay_ladder(at);
    }
    at->terms = rect_slice_top(&rest, 48, COLUMN_TERMS - 48);
    at->change = rect_slice_right(&at->terms, 96, 10);
    if (waits) {
        at->waiting = rect_slice_top(&rest, COLUMN_WAITING - 12, 12);
    }
    at->daily = rect_slice_top(&rest, COLUMN_DAILY - 16, 16);
    lay_daily_column(at);
    struct rect row = rect_cut_top(&rest, 136);
    for (int i = 0; i < CARD_COUNT; i++) {
        at->cards[i] = rect_column(rect_row(row, 12, CARD_COUNT / 2, i / 2), 10, 2, i % 2);
    }
}

/* --- two columns --- */

#define LYING_WIDTH_LEAST 680
#define LYING_WIDTH_MOST  940
#define LYING_BODY        264 /* at least */
#define LYING_BODY_WAITS  308
#define LYING_CARDS       64
#define LYING_GAP         14

/* Returns whether the puzzles stand beside Play. */
static bool has_two_columns(const struct layout *layout)
{
    return layout_is_lying(layout) && layout_units(layout, layout->width) >= LYING_WIDTH_LEAST;
}

static int lying_height(bool waits)
{
    return COLUMN_TOP + COLUMN_HEAD + (waits ? LYING_BODY_WAITS : LYING_BODY) + LYING_GAP +
           LYING_CARDS + LYING_GAP;
}

static void lay_lying(struct home_places *at, const struct layout *layout, bool waits,
                      bool has_ladder)
{
    int whole = layout_units(layout, layout->width);
    int width = int_min(whole, LYING_WIDTH_MOST) - 2 * LAYOUT_PHONE_MARGIN;
    struct rect rest = {(whole - width) / 2, COLUMN_TOP, width,
                        layout_units(layout, layout->height) - COLUMN_TOP - LYING_GAP};
    lay_head(at, rect_slice_top(&rest, 46, COLUMN_HEAD - 46));
    struct rect row = rect_slice_bottom(&rest, LYING_CARDS, LYING_GAP);
    for (int i = 0; i < CARD_COUNT; i++) {
        at->cards[i] = rect_column(row, 10, CARD_COUNT, i);
    }
    at->daily = rect_slice_right(&rest, rest.w * 51 / 100, 16);
    lay_daily_column(at);
    if (waits) {
        at->waiting = rect_slice_bottom(&rest, 62, 12);
    }
    at->terms = rect_slice_bottom(&rest, 48, 12);
    at->change = rect_slice_right(&at->terms, 96, 10);
    if (has_ladder) {
        at->ladder = rect_slice_bottom(&rest, COLUMN_LADDER - 10, 16);
        lay_ladder(at);
    }
    at->play = rest;
}

/* --- all --- */

int home_column_height(const struct layout *layout, bool waits, bool has_ladder)
{
    return has_two_columns(layout) ? lying_height(waits) : column_height(waits, has_ladder);
}

struct home_places home_lay_out(const struct layout *layout, bool waits, bool has_ladder)
{
    struct home_places at = {.play = {0, 0, 0, 0}};
    struct rect *places = (struct rect *)&at;
    if (layout->shape == LAYOUT_WIDE) {
        lay_wide(&at, layout_window(layout), waits, has_ladder);
    } else if (has_two_columns(layout)) {
        lay_lying(&at, layout, waits, has_ladder);
    } else {
        lay_column(&at, layout_window(layout), waits, has_ladder);
    }
    for (size_t i = 0; i < sizeof at / sizeof *places; i++) {
        places[i] = layout_to_px(layout, places[i]);
    }
    return at;
}

/* SPDX-License-Identifier: MIT */
/*
 * Draws a replay: the board with the clock's frame, the lists as they fill, the points after each
 * minute, and the timeline. Leaves the times to screen_replay.c.
 */
#include "clock_frame.h"
#include "daily.h"
#include "date.h"
#include "phrase.h"
#include "play.h"
#include "replay.h"

#include <stdio.h>

#define GAP        16 /* between panels */
#define PANEL      374
#define PAD        24 /* inside panels */
#define WORD_ROW   44
#define FRAME_ROOM 15 /* around the tray, for the clock */
#define CONTROLS   46
#define BAR        10
#define LABELS     26 /* below the bar */
#define TURN_GAP   14 /* between the players' time and the computer's turn */
#define MARK       9  /* as wide as a word's mark */
#define MARK_LEAST 8  /* as high, and a point more: */
#define MARK_POINT 9
#define MARK_MOST  11 /* words worth more look alike */
#define TABLE_ROW  34
#define TABLE_HEAD 40
#define HEAD_FACE  130 /* of the rival's panel, above the table */
#define HEAD_EMPTY 60  /* the same without a rival */
#define GHOST      160 /* at least, the box of the ghost in that panel */
#define GHOST_MOST 192
#define GHOST_EDGE 12 /* around it */
#define GHOST_FACE 44
#define GHOST_PAD  18 /* inside it */
#define CHOICE     44
#define RACE       54 /* its button */

/* --- the layout --- */

static bool has_side(const struct round *round, enum side side)
{
    const struct mode_traits *traits = round_traits(round);
    return side == SIDE_PLAYER || (side == SIDE_SECOND && traits->seats == 2) ||
           (side == SIDE_COMPUTER && traits->has_computer);
}

/* Returns how many minutes there are figures for. */
static int marks_of(const struct replay *replay, const struct round *round)
{
    long length_ms = round_time_ms(round) > replay->end_ms ? round_time_ms(round) : replay->end_ms;
    long marks = length_ms / HISTORY_PACE_MARK_MS;
    bool has_points = mode_traits(round_mode(round))->seats == 1;
    return has_points ? (int)(marks < HISTORY_PACE_MARKS ? marks : HISTORY_PACE_MARKS) : 0;
}

/* Before its turn the rival has no list: the table stands in its place. */
static bool has_rival_list(const struct replay *replay, const struct round *round)
{
    return has_side(round, SIDE_COMPUTER) &&
           (round_is_live(round) || round_traits(round)->seats == 2 ||
            replay->at_ms > replay->end_ms);
}

/* Returns the place of the ghost: a box at the foot of the rival's panel `right`, or, where that
 * has the rival's list, below the table, without a box, so that `right` is cut. */
static struct rect lay_out_ghost(const struct replay *replay, const struct round *round,
                                 struct rect *table, struct rect *right)
{
    struct rect none = {0, 0, 0, 0};
    if (!replay->has_ghost) {
        return none;
    }
    if (has_rival_list(replay, round)) {
        int height = RACE + (replay->best.id != 0 ? CHOICE + 10 : 0);
        if (right->h < height + GAP + 150) {
            return none;
        }
        struct rect place = *right;
        (void)rect_cut_bottom(right, height + GAP);
        place.h = height;
        if (table->w > 0) {
            place.y = table->y + table->h - height;
            table->y -= height + GAP;
        } else {
            place.y = right->y + right->h + GAP;
        }
        return place;
    }
    int head = has_side(round, SIDE_COMPUTER) ? HEAD_FACE : HEAD_EMPTY;
    int above = table->w > 0 ? table->y + table->h - right->y : head;
    if (right->h < above + GHOST + GHOST_EDGE) {
        return none;
    }
    struct rect place = rect_inset(*right, GHOST_EDGE);
    return rect_cut_bottom(&place,
                           layout_clamped(right->h - above - GHOST_EDGE, GHOST, GHOST_MOST));
}

static void lay_out_wide(const struct replay *replay, const struct round *round, struct rect area,
                         struct replay_places *at)
{
    struct rect left = rect_cut_left(&area, int_min(PANEL, area.w * 31 / 100));
    struct rect right = rect_cut_right(&area, left.w);
    bool is_two = has_side(round, SIDE_SECOND);
    int marks = replay->count > 0 ? marks_of(replay, round) : 0;
    int table = marks > 0 ? TABLE_HEAD + marks * TABLE_ROW + 12 : 0;
    at->sides[SIDE_PLAYER] = is_two ? rect_row(left, GAP, 2, 0) : left;
    at->sides[SIDE_SECOND] = is_two ? rect_row(left, GAP, 2, 1) : (struct rect){0, 0, 0, 0};
    at->table = right;
    if (has_rival_list(replay, round) && table > 0) {
        at->table = rect_slice_bottom(&right, table, GAP);
    } else if (table > 0) {
        (void)rect_cut_top(&at->table, has_side(round, SIDE_COMPUTER) ? HEAD_FACE : HEAD_EMPTY);
        at->table.h = table;
    } else {
        at->table = (struct rect){0, 0, 0, 0};
    }
    at->ghost = lay_out_ghost(replay, round, &at->table, &right);
    at->sides[SIDE_COMPUTER] = right;
    at->board = area;
}

/* Without room for the table; the figures are below the timeline. */
static void lay_out_narrow(const struct round *round, bool is_stack, struct rect area,
                           struct replay_places *at)
{
    struct rect panels = is_stack
                             ? rect_cut_bottom(&area, int_min(300, area.h * 38 / 100))
                             : rect_cut_right(&area, layout_clamped(area.w * 36 / 100, 270, 340));
    int count = 0;
    int i = 0;
    for (int k = 0; k < SIDE_COUNT; k++) {
        count += has_side(round, score_panel_order[k]);
    }
    for (int k = 0; k < SIDE_COUNT; k++) {
        if (has_side(round, score_panel_order[k])) {
            at->sides[score_panel_order[k]] =
                is_stack ? rect_column(panels, GAP, count, i) : rect_row(panels, 12, count, i);
            i++;
        }
    }
    at->board = area;
}

/* Divides the timeline between the players' time and the computer's turn. */
static void lay_out_bar(const struct replay *replay, const struct round *round,
                        const struct layout *layout, struct replay_places *at)
{
    struct rect inner = at->panel;
    int pad = layout_px(layout, layout_is_phone(layout) ? 16 : PAD);
    (void)rect_cut_left(&inner, pad);
    (void)rect_cut_right(&inner, pad);
    (void)rect_cut_top(&inner, layout_px(layout, GAP));
    (void)rect_cut_bottom(&inner, layout_px(layout, LABELS + 8));
    at->controls = rect_slice_top(&inner, layout_px(layout, CONTROLS), layout_px(layout, 6));
    struct rect line = rect_cut_bottom(&inner, layout_px(layout, BAR));
    at->marks = inner;
    at->marks.h -= layout_px(layout, 4);
    at->bar = line;
    at->rest = (struct rect){line.x + line.w, line.y, 0, line.h};
    if (replay->whole_ms > replay->end_ms) {
        long words = (long)round_word_count(round, SIDE_COMPUTER);
        long wanted = words * 12 + 12 < 400 ? words * 12 + 12 : 400;
        int width = layout_clamped(layout_px(layout, (int)wanted), layout_px(layout, 90),
                                   line.w * 28 / 100);
        at->rest = rect_slice_right(&at->bar, width, layout_px(layout, TURN_GAP));
    }
}

/* Everything below one another. */
static void lay_out_phone(const struct replay *replay, const struct round *round, struct rect rest,
                          struct replay_places *at)
{
    at->board = rect_slice_top(&rest, int_min(rest.w, 420) + WORD_ROW, 8);
    at->panel = rect_cut_top(&rest, 190);
    for (int k = 0; k < SIDE_COUNT; k++) {
        if (has_side(round, score_panel_order[k])) {
            (void)rect_cut_top(&rest, GAP);
            at->sides[score_panel_order[k]] = rect_cut_top(&rest, 190);
        }
    }
    if (replay->has_ghost) {
        (void)rect_cut_top(&rest, GAP);
        at->ghost = rect_cut_top(&rest, GHOST);
    }
}

/* Lays out `rest`, in units. */
static struct replay_places lay_out(const struct replay *replay, const struct round *round,
                                    const struct layout *layout, struct rect rest)
{
    struct replay_places at = {.table = {0, 0, 0, 0}}; /* in units, and at the end in px */
    bool is_phone = layout_is_phone(layout);
    int panel = layout->shape == LAYOUT_SIDE ? 158 : 186;
    if (!is_phone) {
        at.panel = rect_slice_bottom(&rest, panel, GAP);
    }
    if (is_phone) {
        lay_out_phone(replay, round, rest, &at);
    } else if (layout->shape == LAYOUT_WIDE) {
        lay_out_wide(replay, round, rest, &at);
    } else {
        lay_out_narrow(round, layout->shape == LAYOUT_STACK, rest, &at);
    }
    at.word = rect_cut_bottom(&at.board, WORD_ROW);
    at.board = rect_inset(at.board, FRAME_ROOM);
    for (int side = 0; side < SIDE_COUNT; side++) {
        at.sides[side] = layout_to_px(layout, at.sides[side]);
    }
    at.table = layout_to_px(layout, at.table);
    at.ghost = layout_to_px(layout, at.ghost);
    at.board = layout_to_px(layout, at.board);
    at.word = layout_to_px(layout, at.word);
    at.panel = layout_to_px(layout, at.panel);
    lay_out_bar(replay, round, layout, &at);
    return at;
}

/* --- the timeline: where a moment is --- */

static int x_of(const struct replay *replay, long at_ms)
{
    const struct replay_places *at = &replay->at;
    if (at_ms <= replay->end_ms || at->rest.w == 0) {
        long part = at_ms < replay->end_ms ? at_ms : replay->end_ms;
        return at->bar.x + (int)((int64_t)at->bar.w * part / replay->end_ms);
    }
    return at->rest.x + (int)((int64_t)at->rest.w * (at_ms - replay->end_ms) /
                              (replay->whole_ms - replay->end_ms));
}

long replay_moment_at(const struct replay *replay, int x)
{
    const struct replay_places *at = &replay->at;
    if (at->rest.w > 0 && x >= at->rest.x) {
        int along = int_min(x - at->rest.x, at->rest.w);
        return replay->end_ms +
               (long)((int64_t)(replay->whole_ms - replay->end_ms) * along / at->rest.w);
    }
    int along = layout_clamped(x - at->bar.x, 0, at->bar.w);
    return at->bar.w > 0 ? (long)((int64_t)replay->end_ms * along / at->bar.w) : 0;
}

/* Returns the mark of a word; in the computer's turn they stand close together. */
static struct rect mark_of(const struct replay *replay, const struct layout *layout,
                           const struct replay_word *word)
{
    const struct replay_places *at = &replay->at;
    int points = layout_clamped(word->points, 0, MARK_MOST);
    int height = int_min(layout_px(layout, MARK_LEAST + MARK_POINT * points), at->marks.h);
    int width = layout_px(layout, MARK);
    if (word->at_ms > replay->end_ms) {
        long count = (long)replay_listed(replay, SIDE_COMPUTER, replay->whole_ms);
        width = layout_clamped((int)(at->rest.w * 7 / 10 / count), 1, width);
    }
    int x = x_of(replay, word->at_ms) - width / 2;
    if (word->at_ms <= replay->end_ms) {
        x = layout_clamped(x, at->bar.x, at->bar.x + at->bar.w - width);
    }
    return (struct rect){x, at->marks.y + at->marks.h - height, width, height};
}

long replay_mark_at(const struct replay *replay, const struct layout *layout, int x, int y)
{
    int reach = layout_px(layout, 3);
    long found = -1;
    for (size_t i = 0; i < replay->count; i++) {
        struct rect mark = mark_of(replay, layout, &replay->words[i]);
        mark.x -= reach;
        mark.w += 2 * reach;
        mark.y -= reach;
        mark.h += 2 * reach;
        found = rect_contains(mark, x, y) ? (long)i : found;
    }
    return found;
}

/* --- the timeline: drawing --- */

static void draw_marks(const struct replay *replay, struct ui *ui)
{
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        struct color color = score_panel_fill(ui->theme, word->side);
        bool is_ahead = word->at_ms > replay->at_ms;
        ui_box(ui, mark_of(replay, ui->layout, word), 4,
               is_ahead ? theme_mix(ui->theme->panel, color, 50) : color);
    }
}

static void draw_dashes(struct ui *ui, int x, int top, int bottom)
{
    int thick = int_max(ui_px(ui, 2), 1);
    for (int y = top; y < bottom; y += ui_px(ui, 9)) {
        ui_box(ui, (struct rect){x - thick / 2, y, thick, int_min(ui_px(ui, 5), bottom - y)}, 0,
               theme_mix(ui->theme->panel, ui->theme->dim, 45));
    }
}

/* Draws a label below the bar about x, within the bar, if it does not touch the one before. */
static void draw_label(const struct replay *replay, struct ui *ui, int x, const char *text,
                       struct color color, int *free)
{
    struct text_style style = text_colored(theme_text(ui->theme, TEXT_SMALL), color);
    const struct replay_places *at = &replay->at;
    int width = ui_text_width(ui, &style, text);
    int y = at->bar.y + at->bar.h + ui_px(ui, LABELS / 2 + 4);
    x = layout_clamped(x - width / 2, at->bar.x, at->bar.x + at->bar.w - width);
    if (x >= *free) {
        ui_text(ui, x, y, &style, text);
        *free = x + width + ui_px(ui, 10);
    }
}

/* Draws the minutes, with the points there where the table has no room. */
static void draw_minutes(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    bool has_table = at->table.w > 0;
    int marks = marks_of(replay, desk->table.round);
    int free = at->bar.x;
    char text[2 * PHRASE_MAX];
    draw_label(replay, ui, at->bar.x, "0", ui->theme->dim, &free);
    for (int i = 1; i <= HISTORY_PACE_MARKS; i++) {
        long at_ms = i * HISTORY_PACE_MARK_MS;
        char number[PHRASE_MAX];
        if (at_ms > replay->end_ms) {
            break;
        }
        int used = snprintf(text, sizeof text, tr("%d s"), (int)(at_ms / 1000));
        if (!has_table && i <= marks && !table_is_practice(&desk->table)) {
            (void)snprintf(text + used, sizeof text - (size_t)used, ": %s",
                           phrase_number(number, replay_points(replay, SIDE_PLAYER, at_ms)));
        }
        draw_dashes(ui, x_of(replay, at_ms), at->marks.y - ui_px(ui, 4),
                    at->bar.y + at->bar.h + ui_px(ui, 4));
        draw_label(replay, ui, x_of(replay, at_ms), text,
                   theme_mix(ui->theme->dim, ui->theme->text, 50), &free);
    }
}

/* Draws whose turn follows, below its part of the bar. */
static void draw_turn_label(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    struct text_style style = text_aligned(
        text_colored(theme_text(ui->theme, TEXT_SMALL), ui->theme->rival_text), ALIGN_END);
    if (at->rest.w > 0) {
        ui_text_fit(ui, at->rest.x + at->rest.w, at->bar.y + at->bar.h + ui_px(ui, LABELS / 2 + 4),
                    at->rest.w, &style, table_name_of(&desk->table, SIDE_COMPUTER));
    }
}

static void draw_bars(const struct replay *replay, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    const struct theme *theme = ui->theme;
    int now = x_of(replay, replay->at_ms);
    struct rect done = at->bar;
    ui_surface(ui, at->bar, BAR / 2, theme->well);
    done.w = layout_clamped(now - done.x, 0, done.w);
    ui_box(ui, done, BAR / 2, theme->you_edge);
    if (at->rest.w > 0) {
        ui_surface(ui, at->rest, BAR / 2, theme->well);
        done = at->rest;
        done.w = layout_clamped(now - done.x, 0, done.w);
        ui_box(ui, done, BAR / 2, theme->rival_edge);
    }
}

static void draw_needle(const struct replay *replay, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    int x = x_of(replay, replay->at_ms);
    int y = at->bar.y + at->bar.h / 2;
    int thick = ui_px(ui, 4);
    int knob = ui_px(ui, 24);
    struct rect dot = {x - knob / 2, y - knob / 2, knob, knob};
    ui_box(ui, (struct rect){x - thick / 2, at->marks.y - ui_px(ui, 2), thick, y - at->marks.y}, 2,
           ui->theme->text);
    ui_shadow(ui, dot, 3, 12, 6);
    ui_box(ui, dot, 12, ui->theme->text);
}

/* Names the word under the pointer, above its mark. */
static void draw_pointed(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    if (replay->pointed < 0 || replay->pointed >= (long)replay->count) {
        return;
    }
    const struct replay_word *word = &replay->words[replay->pointed];
    const struct round_word *found = round_word(desk->table.round, word->side, word->index);
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_HEADING, 17), ALIGN_MIDDLE);
    char letters[WORD_TEXT_MAX];
    char time[PHRASE_MAX] = "";
    char text[WORD_TEXT_MAX + 2 * PHRASE_MAX];
    table_word(&desk->table, letters, sizeof letters, found->text);
    if (found->found_ms >= 0) {
        phrase_clock(time, found->found_ms / 1000 * 1000);
    }
    (void)snprintf(text, sizeof text, "%s +%d%s%s", letters, found->points, time[0] ? " · " : "",
                   time);
    struct rect mark = mark_of(replay, ui->layout, word);
    int width = ui_text_width(ui, &style, text) + ui_px(ui, 24);
    int height = ui_px(ui, 34);
    int edge = ui_px(ui, 8);
    struct rect box = {
        layout_clamped(mark.x + (mark.w - width) / 2, edge, ui->layout->width - width - edge),
        mark.y - height - ui_px(ui, 8), width, height};
    ui_shadow(ui, box, 4, 10, 12);
    ui_surface(ui, box, 10, ui->theme->raised);
    ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &style, text);
}

static void draw_controls(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    static const char *const speeds[REPLAY_SPEEDS] = {"1×", "4×", "16×"};
    const struct theme *theme = ui->theme;
    struct rect row = replay->at.controls;
    bool is_phone = layout_is_phone(ui->layout);
    int gap = ui_px(ui, is_phone ? 8 : 12);
    const struct button_look start = {.kind = BUTTON_GHOST, .icon = ICON_SKIP_BACK};
    const struct button_look play = {.kind = BUTTON_PLAIN,
                                     .icon = replay->is_paused ? ICON_PLAY : ICON_PAUSE};
    ui_button(ui, REPLAY_ID_START, rect_cut_left(&row, ui_px(ui, 48)), &start);
    ui_tip(ui, REPLAY_ID_START, tr("From the start"));
    (void)rect_cut_left(&row, gap);
    ui_button(ui, REPLAY_ID_PLAY, rect_cut_left(&row, ui_px(ui, is_phone ? 52 : 64)), &play);
    ui_tip(ui, REPLAY_ID_PLAY, replay->is_paused ? tr("Continue") : tr("Pause"));
    (void)rect_cut_left(&row, gap);
    ui_choices(ui, REPLAY_ID_SPEED,
               rect_slice_left(&row, ui_px(ui, is_phone ? 156 : 204), is_phone ? gap : 2 * gap),
               speeds, REPLAY_SPEEDS, replay->speed);
    struct text_style time = {
        .size = 26, .weight = WEIGHT_900, .color = theme->text, .tabular = true};
    struct text_style of = theme_text(theme, TEXT_LABEL);
    char now[PHRASE_MAX];
    char whole[PHRASE_MAX];
    char text[2 * PHRASE_MAX];
    long at_ms = replay->at_ms < replay->end_ms ? replay->at_ms : replay->end_ms;
    int y = row.y + row.h / 2;
    int width = ui_text_fit(ui, row.x, y, row.w, &time, phrase_clock(now, at_ms / 1000 * 1000));
    (void)rect_cut_left(&row, int_max(width, ui_px(ui, 58)) + ui_px(ui, 8));
    (void)snprintf(text, sizeof text, tr("of %s"),
                   phrase_clock(whole, replay->end_ms / 1000 * 1000));
    if (is_phone) {
        return; /* what follows has no room */
    }
    width = ui_text_fit(ui, row.x, y + ui_px(ui, 3), row.w, &of, text);
    (void)rect_cut_left(&row, width + 2 * gap);
    for (int i = SIDE_COUNT - 1; i >= 0; i--) { /* the legend, from the right */
        const char *name = table_name_of(&desk->table, score_panel_order[i]);
        int wide = ui_text_width(ui, &of, name) + ui_px(ui, 16);
        if (has_side(desk->table.round, score_panel_order[i]) && wide + 2 * gap <= row.w) {
            struct rect key = rect_cut_right(&row, wide);
            ui_box(ui, (struct rect){key.x, y - ui_px(ui, 9), ui_px(ui, 8), ui_px(ui, 18)}, 3,
                   score_panel_fill(theme, score_panel_order[i]));
            ui_text(ui, key.x + ui_px(ui, 16), y, &of, name);
            (void)rect_cut_right(&row, 2 * gap);
        }
    }
}

static void draw_timeline(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    ui_panel(ui, at->panel);
    draw_controls(replay, desk, ui);
    draw_bars(replay, ui);
    draw_minutes(replay, desk, ui);
    draw_turn_label(replay, desk, ui);
    draw_marks(replay, ui);
    draw_needle(replay, ui);
    struct rect place = {at->bar.x, at->marks.y, at->rest.x + at->rest.w - at->bar.x,
                         at->bar.y + at->bar.h - at->marks.y};
    ui_keyboard_area(ui, REPLAY_ID_BAR, place);
    draw_pointed(replay, desk, ui);
}

/* --- the board --- */

static void draw_frame(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    long time_ms = round_time_ms(desk->table.round);
    bool is_seconds = replay->second_ms > 0 && replay->at_ms >= replay->second_ms;
    long begin_ms = is_seconds ? replay->second_ms : 0;
    long end_ms = replay->second_ms > 0 && !is_seconds ? replay->second_ms : replay->end_ms;
    long at_ms = replay->at_ms < end_ms ? replay->at_ms : end_ms;
    long left_ms = time_ms - (at_ms - begin_ms);
    if (time_ms <= 0) {
        return;
    }
    struct clock_frame frame = {.view = &replay->view,
                                .left_ms = left_ms < 0 ? 0 : left_ms,
                                .whole_ms = time_ms,
                                .units = 9,
                                .color = left_ms <= ROUND_LOW_TIME_MS ? ui->theme->bad
                                         : is_seconds                 ? ui->theme->second
                                                                      : ui->theme->you};
    clock_frame_draw(ui, &frame);
}

static void draw_board(struct replay *replay, const struct desk *desk, struct ui *ui)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    struct replay_shown shown =
        replay_shown(replay, desk->table.round, !desk->settings.reduced_motion);
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    board_view_layout(&replay->view, &desk->table.board, desk->table.quarter_turns,
                      replay->at.board);
    draw_frame(replay, desk, ui);
    enum tile_style style = shown.word ? styles[shown.word->side] : TILE_PLAIN;
    if (shown.word && shown.milli < 1000) {
        board_view_draw_growing(ui, &replay->view, &shown.path, style, shown.milli);
    } else {
        board_view_draw(ui, &replay->view, &shown.path, style, poses);
    }
    if (!shown.word) {
        return;
    }
    char letters[PATH_LETTERS_MAX + 1];
    char word[WORD_TEXT_MAX];
    char chip[PHRASE_MAX];
    bool is_whole = replay->at_ms >= shown.word->at_ms;
    struct path reached = shown.path;
    if (!is_whole && reached.length > 1) {
        path_shorten(&reached, reached.length - 1);
    }
    (void)path_spell(&reached, &desk->table.board, letters);
    if (is_whole) {
        table_word(&desk->table, word, sizeof word, letters);
    } else {
        phrase_upper(table_alphabet(&desk->table), word, sizeof word, letters);
    }
    (void)snprintf(chip, sizeof chip, "+%d", shown.word->points);
    bool has_points = is_whole && !table_is_practice(&desk->table);
    struct word_line line = {.word = word,
                             .color = score_panel_color(ui->theme, shown.word->side),
                             .comment = has_points ? chip : NULL};
    play_draw_word(ui, replay->at.word, &line);
}

/* --- the panels --- */

struct score_panel replay_panel(const struct replay *replay, const struct desk *desk,
                                enum side side, char traced[ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)])
{
    const struct round *round = desk->table.round;
    struct score_panel panel = play_panel(desk, side);
    bool is_whole = replay->at_ms >= replay->whole_ms;
    panel.is_replayed = true;
    panel.is_unpaid = !is_whole;
    panel.listed = replay_listed(replay, side, replay->at_ms);
    panel.score = is_whole ? panel.score : replay_points(replay, side, replay->at_ms);
    panel.scroll = replay->scrolls[side].at;
    if (side == SIDE_COMPUTER) {
        if (panel.has_face && !has_rival_list(replay, round)) {
            panel.awaits = true; /* its score is in its line: see write_to_beat */
        }
        if (is_whole) {
            long ahead = round_score(round, SIDE_PLAYER) - round_score(round, SIDE_COMPUTER);
            panel.mood = ahead > 0 ? FACE_BEATEN : ahead < 0 ? FACE_PLEASED : FACE_WAITING;
        }
        return panel;
    }
    struct replay_shown shown = replay_shown(replay, round, !desk->settings.reduced_motion);
    traced[0] = '\0';
    panel.traced = traced;
    if (shown.word && shown.word->side == side && replay->at_ms < shown.word->at_ms) {
        char letters[PATH_LETTERS_MAX + 1];
        path_shorten(&shown.path, int_max(shown.path.length - 1, 1));
        (void)path_spell(&shown.path, &desk->table.board, letters);
        phrase_upper(table_alphabet(&desk->table), traced, WORD_TEXT_MAX, letters);
        panel.traced_ms = replay->at_ms;
    }
    return panel;
}

static void draw_sides(struct replay *replay, const struct desk *desk, struct ui *ui)
{
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        char traced[ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)];
        if (replay->at.sides[side].w > 0) {
            struct score_panel panel = replay_panel(replay, desk, side, traced);
            char to_beat[PHRASE_MAX];
            long score = round_score(desk->table.round, SIDE_COMPUTER);
            if (panel.awaits && score > 0) {
                char number[PHRASE_MAX];
                (void)snprintf(to_beat, sizeof to_beat, tr("%s to beat"),
                               phrase_number(number, score));
                panel.line = to_beat;
            }
            score_panel_draw(ui, replay->at.sides[side], &panel, &replay->scrolls[side]);
        }
    }
}

/* Draws the points after each minute, beside the usual ones. What is ahead is dim. */
static void draw_table(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    const struct round *round = desk->table.round;
    const struct theme *theme = ui->theme;
    struct rect table = replay->at.table;
    int marks = marks_of(replay, round);
    int pad = ui_px(ui, PAD);
    int right = table.x + table.w - pad;
    int middle = right - table.w * 26 / 100;
    struct text_style head = theme_text(theme, TEXT_LABEL);
    struct text_style heads = text_aligned(head, ALIGN_END);
    if (table.w == 0 || table_is_practice(&desk->table)) {
        return;
    }
    if (has_rival_list(replay, round)) {
        ui_panel(ui, table);
    }
    int y = table.y + ui_px(ui, TABLE_HEAD / 2 + 2);
    int high = ui_px(ui, TABLE_HEAD - 4);
    int used =
        ui_text_lines(ui, table.x + pad, y, table.w * 34 / 100, high, &head, tr("Points after"));
    ui_text_lines(ui, middle, y, middle - table.x - pad - used - ui_px(ui, 10), high, &heads,
                  tr("this round"));
    bool has_usual = replay->usual.rounds[0] > 1; /* than this round */
    if (has_usual) {
        ui_text_lines(ui, right, y, table.w * 22 / 100, high, &heads, tr("usual"));
    }
    for (int i = 0; i < marks; i++) {
        long at_ms = (i + 1) * HISTORY_PACE_MARK_MS;
        bool is_ahead = at_ms > replay->at_ms;
        struct text_style name = theme_sized(theme, TEXT_HEADING, 19);
        struct text_style points = {.size = 22,
                                    .weight = WEIGHT_900,
                                    .color = is_ahead ? theme_mix(theme->panel, theme->you_text, 70)
                                                      : theme->you_text,
                                    .align = ALIGN_END,
                                    .tabular = true};
        struct text_style usual = {.size = 18,
                                   .weight = WEIGHT_700,
                                   .color = theme->dim,
                                   .align = ALIGN_END,
                                   .tabular = true};
        char text[PHRASE_MAX];
        name.color = is_ahead ? theme->dim : name.color;
        y = table.y + ui_px(ui, TABLE_HEAD + i * TABLE_ROW + TABLE_ROW / 2);
        (void)snprintf(text, sizeof text, tr("%d s"), (int)(at_ms / 1000));
        ui_text(ui, table.x + pad, y, &name, text);
        bool is_played = at_ms <= round_played_ms(round) || i == 0;
        ui_text(ui, middle, y, &points,
                is_played ? phrase_number(text, replay_points(replay, SIDE_PLAYER, at_ms)) : "–");
        if (has_usual) {
            ui_text(ui, right, y, &usual,
                    replay->usual.rounds[i] > 0 ? phrase_number(text, replay->usual.points[i])
                                                : "–");
        }
    }
}

/* --- the ghost --- */

/* Draws which ghost is to be raced, if there is a choice. */
static void draw_which(const struct replay *replay, struct ui *ui, struct rect area)
{
    char number[PHRASE_MAX];
    char best[2 * PHRASE_MAX];
    const char *const ghosts[] = {tr("This round"), best};
    (void)snprintf(best, sizeof best, tr("Your best: %s"),
                   phrase_number(number, replay->best.score));
    ui_choices(ui, REPLAY_ID_WHICH, area, ghosts, 2, replay->races_best);
    ui_outline(ui, area, 14, 2, ui->theme->line);
}

static void draw_ghost(const struct replay *replay, const struct desk *desk, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    const struct button_look race = {
        .kind = BUTTON_PRIMARY, .label = tr("Race this ghost"), .icon = ICON_PLAY, .size = 20};
    struct rect box = replay->at.ghost;
    bool has_choice = replay->best.id != 0;
    if (box.w == 0) {
        return;
    }
    if (has_rival_list(replay, desk->table.round)) {
        ui_button(ui, REPLAY_ID_RACE, rect_cut_bottom(&box, ui_px(ui, RACE)), &race);
        if (has_choice) {
            draw_which(replay, ui, rect_cut_top(&box, ui_px(ui, CHOICE)));
        }
        return;
    }
    struct text_style title = theme_sized(theme, TEXT_HEADING, 17);
    struct text_style note = theme_sized(theme, TEXT_NOTE, 16);
    ui_surface(ui, box, 14, theme->field);
    box = rect_inset(box, ui_px(ui, GHOST_PAD));
    ui_button(ui, REPLAY_ID_RACE, rect_slice_bottom(&box, ui_px(ui, RACE), ui_px(ui, 8)), &race);
    struct rect row = rect_cut_bottom(&box, ui_px(ui, has_choice ? CHOICE : 22));
    if (has_choice) {
        draw_which(replay, ui, row);
    } else {
        ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &note,
                      tr("Each word appears when you found it."));
    }
    struct rect face = rect_cut_left(&box, ui_px(ui, has_choice ? 34 : GHOST_FACE));
    face = rect_middle(face, face.w, int_min(face.h, face.w)); /* beside its title */
    ui_ghost(ui, face, theme->second, theme->field);
    (void)rect_cut_left(&box, ui_px(ui, 18));
    ui_text_lines(ui, box.x, box.y + box.h / 2, box.w, box.h, &title,
                  replay->races_best ? tr("Play the board of your best round.")
                                     : tr("Play this board against yourself."));
}

/* Where there is no room for the box, draws buttons at the right end of the row at the top. */
static void draw_races(const struct replay *replay, struct ui *ui, struct rect *row)
{
    const struct button_look best = {.kind = BUTTON_GHOST, .icon = ICON_TROPHY};
    const struct button_look race = {.kind = BUTTON_GHOST, .icon = ICON_GHOST};
    char number[PHRASE_MAX];
    char tip[TIP_TEXT_MAX];
    if (!replay->has_ghost || replay->at.ghost.w > 0) {
        return;
    }
    bool has_best = replay->best.id != 0;
    struct rect second = {0};
    if (has_best) {
        second = rect_cut_right(row, row->h);
        (void)rect_cut_right(row, 10);
    }
    ui_button(ui, REPLAY_ID_RACE, layout_to_px(ui->layout, rect_cut_right(row, row->h)), &race);
    ui_tip(ui, REPLAY_ID_RACE, tr("Race this ghost"));
    if (has_best) {
        (void)snprintf(tip, sizeof tip, tr("Race the ghost of your best round: %s"),
                       phrase_number(number, replay->best.score));
        ui_button(ui, REPLAY_ID_RACE_BEST, layout_to_px(ui->layout, second), &best);
        ui_tip(ui, REPLAY_ID_RACE_BEST, tip);
    }
    (void)rect_cut_right(row, GAP);
}

/* --- the page --- */

static void draw_top(const struct replay *replay, const struct desk *desk, struct ui *ui,
                     struct rect row, struct rect below)
{
    const struct table *table = &desk->table;
    const struct button_look result = {.kind = BUTTON_GHOST,
                                       .label = layout_is_phone(ui->layout) ? NULL : tr("Result"),
                                       .icon = ICON_CHART_COLUMN,
                                       .size = 18};
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style note = theme_sized(ui->theme, TEXT_NOTE, 17);
    struct app_date today = calendar_today(&desk->calendar);
    struct app_date day = daily_day_of(&desk->calendar, &table->notes);
    const char *kind = table_kind_title(table->notes.kind);
    char date[DATE_TEXT_MAX];
    char board[PHRASE_MAX];
    char text[4 * PHRASE_MAX];
    bool is_phone = layout_is_phone(ui->layout);
    int width = is_phone ? LAYOUT_BUTTON : int_min(186, row.w * 38 / 100);
    struct rect end = layout_to_px(ui->layout, rect_cut_right(&row, width));
    (void)rect_cut_right(&row, GAP);
    draw_races(replay, ui, &row); /* before what is at their right, as the Tab key goes */
    ui_button(ui, REPLAY_ID_RESULT, end, &result);
    ui_tip(ui, REPLAY_ID_RESULT, is_phone ? tr("Result") : NULL);
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    (void)snprintf(text, sizeof text, "%s · %s · %s",
                   kind ? kind : phrase_mode_brief(table->match.mode),
                   phrase_size(board, table->board.rows, table->board.columns),
                   date_brief(&day, &today, date));
    if (is_phone) {
        below = layout_to_px(ui->layout, below);
        ui_text_lines(ui, row.x, middle, row.w, row.h, &title, tr("Replay"));
        ui_text_fit(ui, below.x, below.y + below.h / 2, below.w, &note, text);
        return;
    }
    ui_text_lines(ui, row.x, middle - ui_px(ui, 11), row.w, ui_px(ui, 36), &title, tr("Replay"));
    ui_text_fit(ui, row.x, middle + ui_px(ui, 17), row.w, &note, text);
}

void replay_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct replay *replay = self;
    struct rect rest;
    struct rect row = ui_page(ui, REPLAY_ID_BACK, &rest);
    if (!desk->table.round) {
        return; /* the words have changed */
    }
    struct rect below = {0, 0, 0, 0};
    if (layout_is_phone(ui->layout)) {
        below = rect_slice_top(&rest, 24, 10);
    }
    replay->at = lay_out(replay, desk->table.round, ui->layout, rest);
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(desk, theme);
    ui->theme = &of_round;
    draw_top(replay, desk, ui, row, below);
    draw_sides(replay, desk, ui);
    draw_table(replay, desk, ui);
    draw_ghost(replay, desk, ui);
    draw_board(replay, desk, ui);
    draw_timeline(replay, desk, ui);
    ui->theme = theme;
}

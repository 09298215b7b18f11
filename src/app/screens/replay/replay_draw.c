/* SPDX-License-Identifier: MIT */
/*
 * Draws a replay: the board with the clock's frame, the lists as they fill, the points after each
 * minute, and the timeline. Leaves the times to screen_replay.c.
 */
#include "clock_face.h"
#include "clock_frame.h"
#include "daily.h"
#include "date.h"
#include "phrase.h"
#include "play.h"
#include "replay.h"

#define GAP         16 /* between panels */
#define BOARD_MOST  420
#define PAGE_HEIGHT 334 /* of the page in a column: without board, lists and ghost */
#define ASIDE_REST  390 /* at least beside a board that stands aside */
#define ASIDE_MOST  480
#define PANEL       374
#define PAD         24 /* inside panels */
#define WORD_ROW    44
#define FRAME_ROOM  15 /* around the tray, for the clock */
#define CONTROLS    46
#define BAR         10
#define LABELS      26 /* below the bar */
#define TURN_GAP    14 /* between the players' time and the computer's turn */
#define MARK        9  /* as wide as a word's mark */
#define MARK_LEAST  8  /* as high, and a point more: */
#define MARK_POINT  9
#define MARK_MOST   11 /* words worth more look alike */
#define TABLE_ROW   34
#define TABLE_HEAD  40
#define HEAD_FACE   130 /* of the rival's panel, above the table */
#define HEAD_EMPTY  60  /* the same without a rival */
#define GHOST       160 /* at least, the box of the ghost in that panel */
#define GHOST_MOST  192
#define GHOST_EDGE  12 /* around it */
#define GHOST_FACE  44
#define GHOST_PAD   18 /* inside it */
#define CHOICE      44
#define RACE        54 /* its button */

/* --- the layout --- */

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int pad, control_gap, play, speeds, time_gap;
    bool is_brief; /* the timeline has no legend */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pad = PAD, .control_gap = 12, .play = 64, .speeds = 204, .time_gap = 24},
    [LAYOUT_COLUMN] =
        {.pad = 16, .control_gap = 8, .play = 52, .speeds = 156, .time_gap = 8, .is_brief = true},
};

/* Before its turn the rival has no list: the table stands in its place. */
static bool has_rival_list(const struct replay *replay)
{
    return replay->has_side[SIDE_COMPUTER] &&
           (replay->has_rival_list || replay->at_ms > replay->end_ms);
}

/* Returns the place of the ghost: a box at the foot of the rival's panel `right`, or, where that
 * has the rival's list, below the table, without a box, so that `right` is cut. */
static struct rect lay_out_ghost(const struct replay *replay, struct rect *table,
                                 struct rect *right)
{
    struct rect none = {0, 0, 0, 0};
    if (!replay->has_ghost) {
        return none;
    }
    if (has_rival_list(replay)) {
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
    int head = replay->has_side[SIDE_COMPUTER] ? HEAD_FACE : HEAD_EMPTY;
    int above = table->w > 0 ? table->y + table->h - right->y : head;
    if (right->h < above + GHOST + GHOST_EDGE) {
        return none;
    }
    struct rect place = rect_inset(*right, GHOST_EDGE);
    return rect_cut_bottom(&place,
                           layout_clamped(right->h - above - GHOST_EDGE, GHOST, GHOST_MOST));
}

static void lay_out_wide(const struct replay *replay, struct rect area, struct replay_places *at)
{
    struct rect left = rect_cut_left(&area, int_min(PANEL, area.w * 31 / 100));
    struct rect right = rect_cut_right(&area, left.w);
    bool is_two = replay->has_side[SIDE_SECOND];
    bool is_three = is_two && replay->has_side[SIDE_COMPUTER]; /* in rounds of older versions */
    int marks = replay->count > 0 ? replay->marks : 0;
    int table = marks > 0 ? TABLE_HEAD + marks * TABLE_ROW + 12 : 0;
    at->sides[SIDE_PLAYER] = is_three ? rect_row(left, GAP, 2, 0) : left;
    at->table = right;
    if (has_rival_list(replay) && table > 0) {
        at->table = rect_slice_bottom(&right, table, GAP);
    } else if (table > 0) {
        (void)rect_cut_top(&at->table, replay->has_side[SIDE_COMPUTER] ? HEAD_FACE : HEAD_EMPTY);
        at->table.h = table;
    } else {
        at->table = (struct rect){0, 0, 0, 0};
    }
    at->ghost = lay_out_ghost(replay, &at->table, &right);
    if (is_three) {
        at->sides[SIDE_SECOND] = rect_row(left, GAP, 2, 1);
    }
    at->sides[is_two && !is_three ? SIDE_SECOND : SIDE_COMPUTER] = right;
    at->board = area;
}

/* Returns the side of the board in a column: as large as leaves room for the timeline below it. */
static int board_units(const struct layout *layout)
{
    int width = layout_window(layout).w - 2 * LAYOUT_PHONE_MARGIN;
    return int_min(width, int_max(BOARD_MOST, layout_units(layout, layout->view) - 370));
}

/* Divides the timeline between the players' time and the computer's turn. */
static void lay_out_bar(const struct replay *replay, const struct layout *layout,
                        struct replay_places *at)
{
    struct rect inner = at->panel;
    int pad = layout_px(layout, measures[layout->shape].pad);
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
        long words = replay->rival_words;
        long wanted = words < 25 ? words * 18 + 12 : 25 * 18 + 12;
        int width = layout_clamped(layout_px(layout, (int)wanted), layout_px(layout, 90),
                                   line.w * 38 / 100);
        at->rest = rect_slice_right(&at->bar, width, layout_px(layout, TURN_GAP));
    }
}

/* Everything below one another, but the board beside that if it has a place `aside`. */
static void lay_out_column(const struct replay *replay, const struct layout *layout,
                           struct rect aside, struct rect rest, struct replay_places *at)
{
    int board = aside.w > 0 ? 0 : board_units(layout) + WORD_ROW;
    at->board = aside.w > 0 ? aside : rect_slice_top(&rest, board, 8);
    at->panel = rect_cut_top(&rest, 190);
    for (int k = 0; k < SIDE_COUNT; k++) {
        if (replay->has_side[score_panel_order[k]]) {
            (void)rect_cut_top(&rest, GAP);
            at->sides[score_panel_order[k]] = rect_cut_top(&rest, 190);
        }
    }
    if (replay->has_ghost) {
        (void)rect_cut_top(&rest, GAP);
        at->ghost = rect_cut_top(&rest, GHOST);
    }
}

/* Cuts the place of a board that stands beside all else off the left of the window, in units. */
static struct rect cut_aside(const struct layout *layout, struct rect *window)
{
    if (!layout_is_lying(layout)) {
        return (struct rect){0, 0, 0, 0};
    }
    struct rect all = {0, 0, layout_units(layout, layout->width), window->h};
    int height = layout_units(layout, layout->view) - 8;
    int width = int_min(height - WORD_ROW, all.w - ASIDE_REST);
    all = rect_middle(all, int_min(all.w, width + ASIDE_MOST), all.h);
    struct rect aside = rect_cut_left(&all, width);
    aside.h = int_min(height, width + WORD_ROW);
    aside.y = (height - aside.h) / 2;
    *window = all;
    return aside;
}

/* Lays out `rest`, in units. */
static struct replay_places lay_out(const struct replay *replay, const struct layout *layout,
                                    struct rect aside, struct rect rest)
{
    struct replay_places at = {.table = {0, 0, 0, 0}}; /* in units, and at the end in px */
    if (layout->shape == LAYOUT_WIDE) {
        at.panel = rect_slice_bottom(&rest, 186, GAP);
        lay_out_wide(replay, rest, &at);
    } else {
        lay_out_column(replay, layout, aside, rest, &at);
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
    lay_out_bar(replay, layout, &at);
    return at;
}

int replay_page_units(const void *self, const struct game *game)
{
    const struct replay *replay = self;
    const struct layout *window = &game->stage.window;
    int lists = 0;
    for (int side = 0; side < SIDE_COUNT; side++) {
        lists += replay->has_side[side];
    }
    int board = layout_is_lying(window) ? 0 : board_units(window) + WORD_ROW + 8;
    return PAGE_HEIGHT + board + lists * (190 + GAP) + (replay->has_ghost ? GHOST + GAP : 0);
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
static void draw_minutes(const struct replay *replay, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    bool has_table = at->table.w > 0;
    int free = at->bar.x;
    draw_label(replay, ui, at->bar.x, "0", ui->theme->dim, &free);
    for (int i = 1; i <= HISTORY_PACE_MARKS; i++) {
        long at_ms = i * HISTORY_PACE_MARK_MS;
        if (at_ms > replay->end_ms) {
            break;
        }
        const char *text = say(ui->arena, tr("%d s"), (int)(at_ms / 1000));
        if (!has_table && i <= replay->marks && replay->has_points) {
            text = say(ui->arena, "%s: %s", text,
                       phrase_number(ui->arena, replay_points(replay, SIDE_PLAYER, at_ms)));
        }
        draw_dashes(ui, x_of(replay, at_ms), at->marks.y - ui_px(ui, 4),
                    at->bar.y + at->bar.h + ui_px(ui, 4));
        draw_label(replay, ui, x_of(replay, at_ms), text,
                   theme_mix(ui->theme->dim, ui->theme->text, 50), &free);
    }
}

/* Draws whose turn follows, below its part of the bar. */
static void draw_turn_label(const struct replay *replay, const struct game *game, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    struct text_style style = text_aligned(
        text_colored(theme_text(ui->theme, TEXT_SMALL), ui->theme->rival_text), ALIGN_END);
    if (at->rest.w > 0) {
        ui_text_fit(ui, at->rest.x + at->rest.w, at->bar.y + at->bar.h + ui_px(ui, LABELS / 2 + 4),
                    at->rest.w, &style, session_name_of(&game->session, SIDE_COMPUTER));
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
static void draw_pointed(const struct replay *replay, const struct game *game, struct ui *ui)
{
    if (replay->pointed < 0 || replay->pointed >= (long)replay->count) {
        return;
    }
    const struct replay_word *word = &replay->words[replay->pointed];
    const struct round_word *found = round_word(game->session.round, word->side, word->index);
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_HEADING, 17), ALIGN_MIDDLE);
    const char *text = say(ui->arena, "%s +%d",
                           session_written(ui->arena, &game->session, found->text), found->points);
    if (found->found_ms >= 0) {
        text =
            say(ui->arena, "%s · %s", text, phrase_clock(ui->arena, found->found_ms / 1000 * 1000));
    }
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

static void draw_controls(const struct replay *replay, const struct game *game, struct ui *ui)
{
    static const char *const speeds[REPLAY_SPEEDS] = {"1×", "4×", "16×"};
    const struct theme *theme = ui->theme;
    struct rect row = replay->at.controls;
    const struct measures *m = &measures[ui->layout->shape];
    int gap = ui_px(ui, m->control_gap);
    const struct button_look start = {.kind = BUTTON_GHOST, .icon = ICON_SKIP_BACK};
    const struct button_look play = {.kind = BUTTON_PLAIN,
                                     .icon = replay->is_paused ? ICON_PLAY : ICON_PAUSE};
    ui_button(ui, REPLAY_ID_START, rect_cut_left(&row, ui_px(ui, 48)), &start);
    ui_tip(ui, REPLAY_ID_START, tr("From the start"));
    (void)rect_cut_left(&row, gap);
    ui_button(ui, REPLAY_ID_PLAY, rect_cut_left(&row, ui_px(ui, m->play)), &play);
    ui_tip(ui, REPLAY_ID_PLAY, replay->is_paused ? tr("Continue") : tr("Pause"));
    (void)rect_cut_left(&row, gap);
    ui_choices(ui, REPLAY_ID_SPEED,
               rect_slice_left(&row, ui_px(ui, m->speeds), ui_px(ui, m->time_gap)), speeds,
               REPLAY_SPEEDS, replay->speed);
    struct text_style time = {
        .size = 26, .weight = WEIGHT_900, .color = theme->text, .tabular = true};
    struct text_style of = theme_text(theme, TEXT_LABEL);
    long at_ms = replay->at_ms < replay->end_ms ? replay->at_ms : replay->end_ms;
    int y = row.y + row.h / 2;
    int width =
        ui_text_fit(ui, row.x, y, row.w, &time, phrase_clock(ui->arena, at_ms / 1000 * 1000));
    (void)rect_cut_left(&row, int_max(width, ui_px(ui, 58)) + ui_px(ui, 8));
    if (m->is_brief) {
        return; /* what follows has no room */
    }
    const char *text =
        say(ui->arena, tr("of %s"), phrase_clock(ui->arena, replay->end_ms / 1000 * 1000));
    width = ui_text_fit(ui, row.x, y + ui_px(ui, 3), row.w, &of, text);
    (void)rect_cut_left(&row, width + 2 * gap);
    for (int i = SIDE_COUNT - 1; i >= 0; i--) { /* the legend, from the right */
        const char *name = session_name_of(&game->session, score_panel_order[i]);
        int wide = ui_text_width(ui, &of, name) + ui_px(ui, 16);
        if (replay->has_side[score_panel_order[i]] && wide + 2 * gap <= row.w) {
            struct rect key = rect_cut_right(&row, wide);
            ui_box(ui, (struct rect){key.x, y - ui_px(ui, 9), ui_px(ui, 8), ui_px(ui, 18)}, 3,
                   score_panel_fill(theme, score_panel_order[i]));
            ui_text(ui, key.x + ui_px(ui, 16), y, &of, name);
            (void)rect_cut_right(&row, 2 * gap);
        }
    }
}

static void draw_timeline(const struct replay *replay, const struct game *game, struct ui *ui)
{
    const struct replay_places *at = &replay->at;
    ui_panel(ui, at->panel);
    draw_controls(replay, game, ui);
    draw_bars(replay, ui);
    draw_minutes(replay, ui);
    draw_turn_label(replay, game, ui);
    draw_marks(replay, ui);
    draw_needle(replay, ui);
    struct rect place = {at->bar.x, at->marks.y, at->rest.x + at->rest.w - at->bar.x,
                         at->bar.y + at->bar.h - at->marks.y};
    ui_keyboard_area(ui, REPLAY_ID_BAR, place);
    ui_hot_name(ui, tr("Time line"));
    if (ui->speaks && replay->is_paused) { /* else it would never be silent */
        ui_hot_value(ui, phrase_clock(ui->arena, replay->at_ms));
    }
    draw_pointed(replay, game, ui);
}

/* --- the board --- */

static void draw_frame(const struct replay *replay, const struct game *game, struct ui *ui)
{
    long time_ms = round_time_ms(game->session.round);
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
                                .color = left_ms <= clock_low_ms(time_ms) ? ui->theme->bad
                                         : is_seconds                     ? ui->theme->second
                                                                          : ui->theme->you};
    clock_frame_draw(ui, &frame);
}

static void draw_board(struct replay *replay, const struct game *game, struct ui *ui)
{
    static const enum tile_style styles[SIDE_COUNT] = {TILE_YOU, TILE_RIVAL, TILE_SECOND};
    struct replay_shown shown =
        replay_shown(replay, game->session.round, !game->settings.reduced_motion);
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    board_view_layout(&replay->view, &game->session.board, game->session.notes.quarter_turns,
                      replay->at.board);
    draw_frame(replay, game, ui);
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
    bool is_whole = replay->at_ms >= shown.word->at_ms;
    struct path reached = shown.path;
    if (!is_whole && reached.length > 1) {
        path_shorten(&reached, reached.length - 1);
    }
    (void)path_spell(&reached, &game->session.board, letters);
    const char *word = is_whole
                           ? session_written(ui->arena, &game->session, letters)
                           : phrase_upper(ui->arena, session_alphabet(&game->session), letters);
    bool has_points = is_whole && replay->has_points;
    struct word_line line = {.word = word,
                             .color = score_panel_color(ui->theme, shown.word->side),
                             .comment =
                                 has_points ? say(ui->arena, "+%d", shown.word->points) : NULL};
    play_draw_word(ui, replay->at.word, &line);
}

/* --- the panels --- */

struct score_panel replay_panel(struct arena *arena, const struct replay *replay,
                                const struct game *game, enum side side)
{
    const struct round *round = game->session.round;
    struct score_panel panel = play_panel(game, side);
    bool is_whole = replay->at_ms >= replay->whole_ms;
    panel.is_replayed = true;
    panel.is_unpaid = !is_whole;
    panel.listed = replay_listed(replay, side, replay->at_ms);
    panel.score = is_whole ? panel.score : replay_points(replay, side, replay->at_ms);
    panel.scroll = replay->scrolls[side].at;
    if (side == SIDE_COMPUTER) {
        if (panel.has_face && !has_rival_list(replay)) {
            panel.awaits = true; /* its score is in its line: see draw_sides */
        }
        if (is_whole) {
            long ahead = round_score(round, SIDE_PLAYER) - round_score(round, SIDE_COMPUTER);
            panel.mood = ahead > 0 ? FACE_BEATEN : ahead < 0 ? FACE_PLEASED : FACE_WAITING;
        }
        return panel;
    }
    struct replay_shown shown = replay_shown(replay, round, !game->settings.reduced_motion);
    panel.traced = "";
    if (shown.word && shown.word->side == side && replay->at_ms < shown.word->at_ms) {
        char letters[PATH_LETTERS_MAX + 1];
        path_shorten(&shown.path, int_max(shown.path.length - 1, 1));
        (void)path_spell(&shown.path, &game->session.board, letters);
        panel.traced = phrase_upper(arena, session_alphabet(&game->session), letters);
        panel.traced_ms = replay->at_ms;
    }
    return panel;
}

static void draw_sides(struct replay *replay, const struct game *game, struct ui *ui)
{
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        if (replay->at.sides[side].w > 0) {
            struct score_panel panel = replay_panel(ui->arena, replay, game, side);
            long score = round_score(game->session.round, SIDE_COMPUTER);
            if (panel.awaits && score > 0) {
                panel.line = say(ui->arena, tr("%s to beat"), phrase_number(ui->arena, score));
            }
            score_panel_draw(ui, replay->at.sides[side], &panel, &replay->scrolls[side]);
        }
    }
}

/* Draws the points after each minute, beside the usual ones. What is ahead is dim. */
static void draw_table(const struct replay *replay, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    struct rect table = replay->at.table;
    int pad = ui_px(ui, PAD);
    int right = table.x + table.w - pad;
    int middle = right - table.w * 26 / 100;
    struct text_style head = theme_text(theme, TEXT_LABEL);
    struct text_style heads = text_aligned(head, ALIGN_END);
    if (table.w == 0 || !replay->has_points) {
        return;
    }
    if (has_rival_list(replay)) {
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
    for (int i = 0; i < replay->marks; i++) {
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
        name.color = is_ahead ? theme->dim : name.color;
        y = table.y + ui_px(ui, TABLE_HEAD + i * TABLE_ROW + TABLE_ROW / 2);
        ui_text(ui, table.x + pad, y, &name, say(ui->arena, tr("%d s"), (int)(at_ms / 1000)));
        bool is_played = at_ms <= replay->end_ms || i == 0;
        ui_text(ui, middle, y, &points,
                is_played ? phrase_number(ui->arena, replay_points(replay, SIDE_PLAYER, at_ms))
                          : "–");
        if (has_usual) {
            ui_text(ui, right, y, &usual,
                    replay->usual.rounds[i] > 0 ? phrase_number(ui->arena, replay->usual.points[i])
                                                : "–");
        }
    }
}

/* --- the ghost --- */

/* Draws which ghost is to be raced, if there is a choice. */
static void draw_which(const struct replay *replay, struct ui *ui, struct rect area)
{
    const char *const ghosts[] = {
        tr("This round"),
        say(ui->arena, tr("Your best: %s"), phrase_number(ui->arena, replay->best.score))};
    ui_choices(ui, REPLAY_ID_WHICH, area, ghosts, 2, replay->races_best);
    ui_outline(ui, area, 14, 2, ui->theme->line);
}

static void draw_ghost(const struct replay *replay, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    const struct button_look race = {
        .kind = BUTTON_PRIMARY, .label = tr("Race this ghost"), .icon = ICON_PLAY, .size = 20};
    struct rect box = replay->at.ghost;
    bool has_choice = replay->best.id != 0;
    if (box.w == 0) {
        return;
    }
    if (has_rival_list(replay)) {
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
        ui_button(ui, REPLAY_ID_RACE_BEST, layout_to_px(ui->layout, second), &best);
        ui_tip(ui, REPLAY_ID_RACE_BEST,
               say(ui->arena, tr("Race the ghost of your best round: %s"),
                   phrase_number(ui->arena, replay->best.score)));
    }
    (void)rect_cut_right(row, GAP);
}

/* --- the page --- */

/* "Race · 5 × 5 · 20 November" */
static const char *say_what(struct arena *arena, const struct game *game)
{
    const struct session *session = &game->session;
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = daily_day_of(&game->calendar, &session->notes);
    const char *kind = session_kind_title(session->notes.kind);
    return say(arena, "%s · %s · %s", kind ? kind : phrase_mode_brief(session->match.mode),
               phrase_size(arena, session->board.rows, session->board.columns),
               date_brief(arena, &day, &today));
}

static void draw_top(const struct replay *replay, const struct game *game, struct ui *ui,
                     struct rect row, struct rect below)
{
    const struct button_look result = {.kind = BUTTON_GHOST,
                                       .label = below.h > 0 ? NULL : tr("Result"),
                                       .icon = ICON_CHART_COLUMN,
                                       .size = 18};
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style note = theme_sized(ui->theme, TEXT_NOTE, 17);
    const char *text = say_what(ui->arena, game);
    bool is_narrow = below.h > 0;
    int width = is_narrow ? LAYOUT_BUTTON : int_min(186, row.w * 38 / 100);
    struct rect end = layout_to_px(ui->layout, rect_cut_right(&row, width));
    (void)rect_cut_right(&row, GAP);
    draw_races(replay, ui, &row); /* before what is at their right, as the Tab key goes */
    ui_button(ui, REPLAY_ID_RESULT, end, &result);
    ui_tip(ui, REPLAY_ID_RESULT, is_narrow ? tr("Result") : NULL);
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    if (is_narrow) {
        below = layout_to_px(ui->layout, below);
        ui_text_lines(ui, row.x, middle, row.w, row.h, &title, tr("Replay"));
        ui_text_fit(ui, below.x, below.y + below.h / 2, below.w, &note, text);
        return;
    }
    ui_text_lines(ui, row.x, middle - ui_px(ui, 11), row.w, ui_px(ui, 36), &title, tr("Replay"));
    ui_text_fit(ui, row.x, middle + ui_px(ui, 17), row.w, &note, text);
}

void replay_draw(void *self, const struct game *game, struct ui *ui)
{
    struct replay *replay = self;
    struct rect rest;
    struct rect page = layout_window(ui->layout);
    struct rect aside = cut_aside(ui->layout, &page);
    struct rect row = ui_page_in(ui, REPLAY_ID_BACK, page, &rest);
    if (!game->session.round) {
        return; /* the words have changed */
    }
    struct rect below = {0, 0, 0, 0};
    if (ui->layout->shape == LAYOUT_COLUMN) {
        below = rect_slice_top(&rest, 24, 10);
    }
    replay->at = lay_out(replay, ui->layout, aside, rest);
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(game, theme);
    ui->theme = &of_round;
    draw_top(replay, game, ui, row, below);
    draw_sides(replay, game, ui);
    draw_table(replay, ui);
    draw_ghost(replay, ui);
    draw_board(replay, game, ui);
    draw_timeline(replay, game, ui);
    ui->theme = theme;
}

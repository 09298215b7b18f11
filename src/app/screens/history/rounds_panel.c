/* SPDX-License-Identifier: MIT */
/*
 * The panel of past rounds: the last ones, or all of them in a list; a row opens its results.
 * Leaves reading them to screen_statistics.c and showing a past round to game.c.
 */
#include "daily.h"
#include "date.h"
#include "phrase.h"
#include "rung.h"
#include "statistics.h"

#include "trounce/par.h"

#include <stdio.h>

#define HEAD          48 /* of the panel */
#define ROW_PITCH     45
#define ROW_WIDTH     736 /* that the columns were designed for */
#define ROW_NARROW    660
#define STAR          22
#define EDGE          12  /* beside the rows */
#define REPLAY        104 /* at least: see replay_width */
#define REPLAY_MOST   132
#define REPLAY_NARROW 36 /* only an icon */
#define REPLAY_GAP    8
#define REPLAY_SIZE   16
#define REPLAY_ICON   45 /* the icon and the space around both it and the label */
#define PITCH_PHONE   86 /* of a row in two lines */

/* --- a row --- */

/* Where the parts of a row begin, px. */
/* What differs between the shapes of the window, in units. */
static const struct measures {
    int pitch;
    bool has_two_lines; /* a row */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pitch = ROW_PITCH},
    [LAYOUT_COLUMN] = {.pitch = PITCH_PHONE, .has_two_lines = true},
};

struct columns {
    int mode, rival, dash, stars, found, end;
};

/* Returns the player's name, or a general term if no name was kept. */
static const char *name_of(const char *name, const char *otherwise)
{
    return name[0] ? phrase_player(name) : otherwise;
}

static enum icon icon_of(const struct stored_round *stored)
{
    static const enum icon icons[MODE_COUNT] = {[MODE_TURNS] = ICON_REPEAT,
                                                [MODE_RACE] = ICON_ZAP,
                                                [MODE_ALONE] = ICON_USER,
                                                [MODE_TWO] = ICON_USERS};
    return stored->notes.kind == ROUND_KIND_DAILY      ? ICON_CALENDAR
           : stored->notes.kind == ROUND_KIND_PRACTICE ? ICON_BOOK_OPEN
           : stored->notes.kind == ROUND_KIND_GHOST    ? ICON_GHOST
                                                       : icons[stored->mode];
}

/* Returns what else is to be said of the round; "" if nothing. */
static const char *mark_of(const struct stored_round *stored)
{
    const char *const kinds[ROUND_KIND_COUNT] = {
        [ROUND_KIND_CUSTOM] = tr("custom"),
        [ROUND_KIND_CODE] = tr("by code"),
    };
    const struct round_notes *notes = &stored->notes;
    if (kinds[notes->kind]) {
        return kinds[notes->kind];
    }
    return notes->counts || notes->kind == ROUND_KIND_PRACTICE ? "" : tr("again");
}

/* Returns whether there is something else to say, and room for it. */
static bool has_room(struct ui *ui, int width, const struct text_style *style, const char *first,
                     const char *second)
{
    const char *text = say(ui->arena, "%s · %s", first, second);
    return second[0] && ui_text_least(ui, style, text) <= width;
}

/* Draws a line and, where there is room for it, what else there is to say: "Turns · 5 × 5". */
static void draw_pair(struct ui *ui, int x, int y, int width, const struct text_style *style,
                      const char *first, const char *second)
{
    bool is_whole = has_room(ui, width, style, first, second);
    const char *text = say(ui->arena, "%s · %s", first, second);
    ui_text_fit(ui, x, y, width, style, is_whole ? text : first);
}

/* Returns the day, with the time of today's rounds unless what else there is to say needs the room.
 */
static const char *day_text(const struct game *game, struct ui *ui, int width,
                            const struct text_style *style, const struct stored_round *stored)
{
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = daily_day_of(&game->calendar, &stored->notes);
    const char *mark = mark_of(stored);
    const char *moment = date_moment(ui->arena, &day, &today);
    return !mark[0] || has_room(ui, width, style, moment, mark)
               ? moment
               : date_brief(ui->arena, &day, &today);
}

/* Returns "Daily board", or the name of the mode. */
static const char *title_of(const struct stored_round *stored,
                            const char *(*name_mode)(enum game_mode mode))
{
    const char *kind = session_kind_title(stored->notes.kind);
    return kind ? kind : name_mode(stored->mode);
}

/* Draws what the round was and, below it, of which day. */
static void draw_mode(const struct game *game, struct ui *ui, int x, int y, int width,
                      const struct stored_round *stored)
{
    struct text_style title = theme_sized(ui->theme, TEXT_HEADING, 17);
    struct text_style dim = theme_text(ui->theme, TEXT_NOTE);
    const char *name = title_of(stored, phrase_mode_name);
    name = ui_text_width(ui, &title, name) <= width ? name : title_of(stored, phrase_mode_brief);
    bool is_usual = stored->rows == 4 && stored->columns == 4;
    const char *board = is_usual ? "" : phrase_size(ui->arena, stored->rows, stored->columns);
    draw_pair(ui, x, y - ui_px(ui, 8), width, &title, name, board);
    draw_pair(ui, x, y + ui_px(ui, 11), width, &dim, day_text(game, ui, width, &dim, stored),
              mark_of(stored));
}

/* "9 of 104 words", or "9 words" if the board's word count is unknown. */
static const char *found_text(struct arena *arena, const struct stored_round *stored)
{
    if (stored->notes.board_words <= 0) {
        return phrase_words(arena, stored->player_words);
    }
    return say(arena, tr_plural("%s of %s word", "%s of %s words", stored->notes.board_words),
               phrase_number(arena, stored->player_words),
               phrase_number(arena, stored->notes.board_words));
}

/* Whom a round was played against, and the score. */
struct contest {
    const char *names; /* of the opponent, or of both players */
    struct color color;
    enum icon icon; /* where the opponent has no face */
    bool has_face;
    bool has_score, has_other; /* the opponent's, too, in `other_color` */
    long other;
    struct color other_color;
};

/* Decides what a row shows of both. */
static struct contest contest_of(struct arena *arena, const struct theme *theme,
                                 const struct stored_round *stored)
{
    const struct round_notes *notes = &stored->notes;
    const struct mode_traits *mode = mode_traits(stored->mode);
    bool is_practice = notes->kind == ROUND_KIND_PRACTICE;
    bool is_ghost = notes->kind == ROUND_KIND_GHOST;
    struct contest contest = {.color = theme->rival_text,
                              .icon = is_ghost ? ICON_GHOST : ICON_USER,
                              .has_score = !is_practice,
                              .has_other = !is_practice && (mode->has_computer || mode->seats == 2),
                              .other = stored->computer_points,
                              .other_color = is_ghost ? theme->second_text : theme->rival_text};
    if (is_practice || (!mode->has_rival && mode->seats == 1)) {
        contest.names = NULL;
    } else if (mode->seats == 2) {
        contest.names = say(arena, tr_in("two players", "%s and %s"),
                            name_of(notes->player_name, tr("Player 1")),
                            name_of(notes->second_name, tr("Player 2")));
        contest.color = contest.other_color = theme->second_text;
        contest.icon = ICON_USERS;
        contest.other = stored->second_points;
    } else if (is_ghost) {
        contest.names = tr("Your ghost");
        contest.color = theme->second_text;
        contest.has_face = stored->level != RIVAL_FRIEND;
    } else if (stored->level == RIVAL_FRIEND) {
        contest.names = name_of(notes->sender, tr_in("from whom", "a friend"));
    } else {
        contest.names = phrase_rival(stored->level, stored->rung);
        contest.has_face = true;
    }
    return contest;
}

/* Draws the face and name of whom the round was played against, between two x. */
static void draw_rival(struct ui *ui, const struct contest *contest,
                       const struct stored_round *stored, int x, int right, int y)
{
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 17);
    int side = ui_px(ui, 32);
    int text = x + ui_px(ui, 44);
    if (!contest->names) {
        ui_text_lines(ui, text, y, right - text, ui_px(ui, 40), &style, tr("no opponent"));
        return;
    }
    style.color = contest->color;
    if (contest->has_face) {
        rung_rival(ui, (struct rect){x, y - side / 2, side, side}, stored->level, stored->rung,
                   stored->score > stored->computer_points   ? FACE_BEATEN
                   : stored->score < stored->computer_points ? FACE_PLEASED
                                                             : FACE_WAITING);
    } else {
        ui_icon(ui, x + side / 2, y, contest->icon, 22, style.color);
    }
    ui_text_lines(ui, text, y, right - text, ui_px(ui, 40), &style, contest->names);
}

/* Draws "42 – 37" around the dash. */
static void draw_score(struct ui *ui, const struct contest *contest,
                       const struct stored_round *stored, int dash, int y)
{
    const struct theme *theme = ui->theme;
    struct text_style style =
        text_aligned(text_colored(theme_sized(theme, TEXT_TITLE, 23), theme->you_text), ALIGN_END);
    struct text_style dim = text_aligned(theme_sized(theme, TEXT_LABEL, 20), ALIGN_MIDDLE);
    int gap = ui_px(ui, 14);
    if (contest->has_score) {
        ui_text(ui, dash - gap, y, &style, phrase_number(ui->arena, stored->score));
    }
    if (contest->has_other) {
        ui_text(ui, dash, y, &dim, "–");
        style.align = ALIGN_START;
        style.color = contest->other_color;
        ui_text(ui, dash + gap, y, &style, phrase_number(ui->arena, contest->other));
    }
}

/* In a narrow row the stars are last. */
static struct columns columns_of(const struct ui *ui, struct rect row)
{
    int stars = ui_px(ui, PAR_STARS_MAX * (STAR + 3));
    struct columns columns = {.mode = row.x + ui_px(ui, 50),
                              .rival = row.x + row.w * 200 / ROW_WIDTH,
                              .dash = row.x + row.w * 441 / ROW_WIDTH,
                              .stars = row.x + row.w * 520 / ROW_WIDTH,
                              .end = row.x + row.w - ui_px(ui, 12)};
    if (row.w < ui_px(ui, ROW_NARROW)) {
        columns.rival = row.x + row.w * 34 / 100;
        columns.stars = columns.end - stars;
        columns.dash = columns.stars - ui_px(ui, 72);
    }
    if (measures[ui->layout->shape].has_two_lines) {
        columns.rival = columns.mode;
        columns.dash = columns.end - ui_px(ui, 46);
    }
    columns.found = columns.stars + stars + ui_px(ui, 10);
    return columns;
}

/* Returns the width of a button with only an icon. */
static int narrow_button(const struct ui *ui)
{
    return ui_px(ui, layout_finger(ui->layout, REPLAY_NARROW));
}

/* Returns the width of a button with a label, which a long one widens. */
static int replay_width(const struct ui *ui)
{
    struct text_style style = theme_sized(ui->theme, TEXT_HEADING, REPLAY_SIZE);
    int needed = ui_text_width(ui, &style, tr("Replay")) + ui_px(ui, REPLAY_ICON);
    return int_min(int_max(ui_px(ui, REPLAY), needed), ui_px(ui, REPLAY_MOST));
}

static void draw_row(const struct game *game, struct ui *ui, struct rect rect,
                     const struct stored_round *stored)
{
    const struct theme *theme = ui->theme;
    struct text_style dim = theme_text(theme, TEXT_NOTE);
    int y = rect.y + rect.h / 2;
    if (stored->is_damaged) {
        ui_text_fit(ui, rect.x + ui_px(ui, 50), y, rect.w - ui_px(ui, 62), &dim,
                    tr("This round can no longer be read."));
        return;
    }
    const struct columns columns = columns_of(ui, rect);
    const struct contest contest = contest_of(ui->arena, theme, stored);
    bool is_narrow = measures[ui->layout->shape].has_two_lines || rect.w < ui_px(ui, ROW_NARROW);
    int icon_x = rect.x + (is_narrow ? narrow_button(ui) / 2 : ui_px(ui, 24));
    if (measures[ui->layout->shape].has_two_lines) {
        int lower = rect.y + rect.h * 76 / 100;
        y = rect.y + rect.h * 30 / 100;
        if (!stored->has_times) {
            ui_icon(ui, icon_x, rect.y + rect.h / 2, icon_of(stored), 21, theme->dim);
        }
        draw_mode(game, ui, columns.mode, y, columns.dash - ui_px(ui, 66) - columns.mode, stored);
        draw_score(ui, &contest, stored, columns.dash, y);
        draw_rival(ui, &contest, stored, columns.rival, columns.stars - ui_px(ui, 8), lower);
        for (int i = 0; i < PAR_STARS_MAX && stored->notes.stars >= 0; i++) {
            ui_star(ui, columns.stars + ui_px(ui, STAR / 2 + i * (STAR + 3)), lower, STAR,
                    i < stored->notes.stars ? 1000 : 0);
        }
        return;
    }
    if (!stored->has_times || !is_narrow) {
        ui_icon(ui, icon_x, y, icon_of(stored), 21, theme->dim);
    }
    draw_mode(game, ui, columns.mode, y, columns.rival - columns.mode - ui_px(ui, 8), stored);
    draw_rival(ui, &contest, stored, columns.rival, columns.dash - ui_px(ui, 66), y);
    draw_score(ui, &contest, stored, columns.dash, y);
    for (int i = 0; i < PAR_STARS_MAX && stored->notes.stars >= 0; i++) {
        ui_star(ui, columns.stars + ui_px(ui, STAR / 2 + i * (STAR + 3)), y, STAR,
                i < stored->notes.stars ? 1000 : 0);
    }
    if (stored->has_times && !is_narrow) {
        return;
    }
    const char *text = found_text(ui->arena, stored);
    int room = columns.end - columns.found;
    if (ui_text_least(ui, &dim, text) <= room) {
        dim.align = ALIGN_END;
        ui_text_fit(ui, columns.end, y, room, &dim, text);
    }
}

/* --- the panel --- */

const struct stored_round *rounds_row(const struct statistics *statistics, long row)
{
    long index = list_in_page(&statistics->rounds_list, row);
    return index >= 0 ? &statistics->page[index] : NULL;
}

/* Returns whether the rows of a panel are narrow. */
static bool is_narrow_in(const struct ui *ui, struct rect panel)
{
    return measures[ui->layout->shape].has_two_lines || panel.w < ui_px(ui, ROW_NARROW + 2 * EDGE);
}

void rounds_fit(struct statistics *statistics, const struct ui *ui, struct rect panel)
{
    struct list *list = &statistics->rounds_list;
    struct rect area = panel;
    (void)rect_cut_top(&area, ui_px(ui, HEAD));
    (void)rect_cut_bottom(&area, ui_px(ui, EDGE));
    (void)rect_cut_left(&area, ui_px(ui, EDGE));
    (void)rect_cut_right(&area, ui_px(ui, statistics->view == VIEW_ROUNDS ? 24 : EDGE));
    if (is_narrow_in(ui, panel)) { /* the buttons are beside the rows */
        (void)rect_cut_left(&area, narrow_button(ui) + ui_px(ui, REPLAY_GAP));
    } else {
        (void)rect_cut_right(&area, replay_width(ui) + ui_px(ui, REPLAY_GAP));
    }
    int pitch = ui_px(ui, measures[ui->layout->shape].pitch);
    if (statistics->view != VIEW_ROUNDS) { /* as many as fit, without a gap below */
        pitch = area.h / int_max(area.h / pitch, 1);
    }
    list_fit(list, ui, area, pitch, pitch - ui_px(ui, 2));
    if (statistics->view != VIEW_ROUNDS) {
        scroll_to(&list->scroll, 0);
    }
}

/* Widens a row by the place of its button: at its end, or in a narrow one at its beginning, in
 * place of the icon of the mode. */
static struct rect with_button(const struct ui *ui, struct rect rect, struct rect panel,
                               struct rect *button)
{
    bool is_narrow = is_narrow_in(ui, panel);
    int width = is_narrow ? narrow_button(ui) : replay_width(ui);
    int height = int_min(ui_px(ui, layout_finger(ui->layout, 36)), rect.h - ui_px(ui, 4));
    struct rect whole = rect;
    whole.w += width + ui_px(ui, REPLAY_GAP);
    whole.x = is_narrow ? rect.x + rect.w - whole.w : rect.x;
    *button = (struct rect){is_narrow ? whole.x : whole.x + whole.w - width,
                            rect.y + (rect.h - height) / 2, width, height};
    return whole;
}

/* Draws the button that replays a round, if it can be and is in view. */
static void draw_replay(const struct statistics *statistics, struct ui *ui, struct rect button,
                        long row)
{
    const struct stored_round *stored = rounds_row(statistics, row);
    struct rect area = statistics->rounds_list.area;
    int id = STATISTICS_ID_REPLAY + (int)row;
    bool has_label = button.w > narrow_button(ui);
    struct text_style style = theme_sized(ui->theme, TEXT_HEADING, REPLAY_SIZE);
    bool is_long = /* it takes the place of the icon, or would be tiny */
        has_label && ui_text_width(ui, &style, tr("Replay")) + ui_px(ui, REPLAY_ICON) > button.w;
    struct button_look look = {.kind = BUTTON_GHOST,
                               .label = has_label ? tr("Replay") : NULL,
                               .icon = is_long ? ICON_NONE : ICON_PLAY,
                               .size = REPLAY_SIZE};
    if (stored && stored->has_times && button.y >= area.y &&
        button.y + button.h <= area.y + area.h) {
        ui_button(ui, id, button, &look);
        ui_tip(ui, id, has_label ? NULL : tr("Replay"));
    }
}

/* Draws the rows in view; the buttons follow, outside of the list's clip. */
static void draw_list(struct statistics *statistics, const struct game *game, struct ui *ui,
                      struct rect panel)
{
    struct list *list = &statistics->rounds_list;
    struct rect button;
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        const struct stored_round *stored = rounds_row(statistics, row.index);
        if (stored) {
            struct rect whole = with_button(ui, row.rect, panel, &button);
            ui_clip(ui, with_button(ui, list->area, panel, &button));
            panel_draw_lit(ui, row.id, row.rect);
            draw_row(game, ui, whole, stored);
        }
    }
    for (long i = list->scroll.at / list->pitch; i < list->count; i++) {
        struct rect rect = {list->area.x, list->area.y + (int)(i * list->pitch - list->scroll.at),
                            list->area.w, list->height};
        if (rect.y >= list->area.y + list->area.h) {
            break;
        }
        (void)with_button(ui, rect, panel, &button);
        draw_replay(statistics, ui, button, i);
    }
    list_draw_bar(list, ui, panel);
}

void rounds_draw(struct statistics *statistics, const struct game *game, struct ui *ui,
                 struct rect panel)
{
    struct list *list = &statistics->rounds_list;
    bool is_open = statistics->view == VIEW_ROUNDS;
    long fitting = list->area.h / list->pitch;
    panel_draw(ui, panel, panel.w / 2, is_open ? tr("Past rounds") : tr("Last rounds"));
    if (is_open) {
        panel_draw_close(ui, panel, VIEW_ROUNDS);
        draw_list(statistics, game, ui, panel);
        return;
    }
    if (list->count > fitting) {
        panel_draw_link(ui, panel, STATISTICS_ID_OPEN + VIEW_ROUNDS,
                        say(ui->arena, tr("Show all %s"), phrase_number(ui->arena, list->count)),
                        list->area.y);
    }
    for (long i = 0; i < list->count && i < fitting; i++) {
        const struct stored_round *stored = rounds_row(statistics, i);
        struct rect rect = {list->area.x, list->area.y + (int)i * list->pitch, list->area.w,
                            list->height};
        if (stored) {
            struct rect button;
            struct rect whole = with_button(ui, rect, panel, &button);
            panel_draw_lit(ui, STATISTICS_ID_ROW + (int)i, stored->has_times ? rect : whole);
            ui_hot(ui, STATISTICS_ID_ROW + (int)i, stored->has_times ? rect : whole, true);
            draw_row(game, ui, whole, stored);
            draw_replay(statistics, ui, button, i);
        }
    }
}

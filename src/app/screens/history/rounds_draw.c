/* SPDX-License-Identifier: MIT */
/*
 * Draws the visible rows of the list of past rounds. Leaves reading them to screen_rounds.c.
 */
#include "rounds_draw.h"

#include "date.h"
#include "phrase.h"

#include "trounce/par.h"

#include <stdio.h>

#define ROW_PITCH 66
#define ROW_GAP   6

/* --- layout --- */

struct rect rounds_area(const struct desk *desk)
{
    struct rect body = statistics_layout(&desk->stage.layout).body;
    int pad = layout_px(&desk->stage.layout, 14);
    return (struct rect){body.x + pad, body.y + pad, body.w - 2 * pad - pad / 2, body.h - 2 * pad};
}

struct rect rounds_bar_area(const struct desk *desk)
{
    return scroll_bar(&desk->stage.layout, statistics_layout(&desk->stage.layout).body);
}

int rounds_pitch(const struct desk *desk)
{
    return layout_px(&desk->stage.layout, ROW_PITCH);
}

long rounds_focused(const struct desk *desk)
{
    int focus = desk->stage.ui.focus;
    return focus >= ROUNDS_ID_ROW ? focus - ROUNDS_ID_ROW : -1;
}

/* --- a row --- */

enum outcome { OUTCOME_WON, OUTCOME_DRAWN, OUTCOME_LOST, OUTCOME_SECOND_WON, OUTCOME_ALONE };

static enum outcome outcome_of(const struct stored_round *stored)
{
    bool is_two = stored->mode == MODE_TWO;
    long other = is_two ? stored->second_points : stored->computer_points;
    if (stored->mode == MODE_ALONE) {
        return OUTCOME_ALONE;
    }
    if (stored->score == other) {
        return OUTCOME_DRAWN;
    }
    if (stored->score > other) {
        return OUTCOME_WON;
    }
    return is_two ? OUTCOME_SECOND_WON : OUTCOME_LOST;
}

/* Returns the player's name, or a general term if no name was kept. */
static const char *name_of(const char *name, const char *otherwise)
{
    return name[0] ? phrase_player(name) : otherwise;
}

static void write_title(const struct stored_round *stored, char *text, size_t size)
{
    const struct round_notes *notes = &stored->notes;
    char board[32];
    (void)snprintf(board, sizeof board, tr("%d × %d"), stored->rows, stored->columns);
    if (notes->kind == ROUND_KIND_PRACTICE) {
        (void)snprintf(text, size, tr("%s, practice"), board);
        return;
    }
    switch (stored->mode) {
    case MODE_TURNS:
    case MODE_RACE:
        if (stored->level == RIVAL_FRIEND) {
            (void)snprintf(text, size, tr("%s, challenge from %s"), board,
                           name_of(notes->sender, tr_in("from whom", "a friend")));
        } else {
            (void)snprintf(text, size,
                           stored->mode == MODE_RACE ? tr("%s, race against %s")
                                                     : tr("%s against %s"),
                           board, phrase_rival_against(stored->level));
        }
        break;
    case MODE_TWO:
        (void)snprintf(text, size, tr("%s, %s and %s"), board,
                       name_of(notes->player_name, tr("Player 1")),
                       name_of(notes->second_name, tr("Player 2")));
        break;
    case MODE_ALONE:
    case MODE_COUNT:
        (void)snprintf(text, size, tr("%s on your own"), board);
        break;
    }
}

/* "Today · Four and up · 3:00". */
static void write_about(const struct desk *desk, const struct stored_round *stored, char *text,
                        size_t size)
{
    char date[DATE_TEXT_MAX];
    char clock[PHRASE_MAX];
    struct app_date today = calendar_today(&desk->calendar);
    struct app_date day = calendar_day_of(&desk->calendar, stored->notes.ended_unix_s);
    (void)snprintf(text, size, "%s · %s · %s", date_title(&day, &today, date),
                   phrase_rules_name(stored->rules),
                   stored->time_ms > 0 ? phrase_clock(clock, stored->time_ms) : tr("No limit"));
}

/* "9 of 104 words", or "9 words" if the board's word count is unknown. */
static void write_found(const struct stored_round *stored, char *text, size_t size)
{
    char found[PHRASE_MAX];
    char all[PHRASE_MAX];
    if (stored->notes.board_words > 0) {
        (void)snprintf(text, size,
                       tr_plural("%s of %s word", "%s of %s words", stored->notes.board_words),
                       phrase_number(found, stored->player_words),
                       phrase_number(all, stored->notes.board_words));
    } else {
        (void)snprintf(text, size, "%s", phrase_words(found, stored->player_words));
    }
}

static int list_marks(const struct stored_round *stored, const char *marks[2])
{
    const char *const kinds[ROUND_KIND_COUNT] = {
        [ROUND_KIND_DAILY] = tr("daily"),
        [ROUND_KIND_CUSTOM] = tr("custom"),
        [ROUND_KIND_CODE] = tr("by code"),
    };
    int count = 0;
    if (kinds[stored->notes.kind]) {
        marks[count++] = kinds[stored->notes.kind];
    }
    bool is_told =
        stored->notes.kind == ROUND_KIND_CUSTOM ||
        stored->notes.kind == ROUND_KIND_PRACTICE; /* the title implies that it does not count */
    if (!stored->notes.counts && !is_told) {
        marks[count++] = tr("again");
    }
    return count;
}

/* Draws labels in pills from `x` to the right, as many as fit. */
static void draw_marks(struct ui *ui, int x, int y, int right, const struct stored_round *stored)
{
    struct text_style style = {
        .size = 13, .weight = WEIGHT_700, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
    const char *marks[2];
    int count = list_marks(stored, marks);
    int high = ui_px(ui, 22);
    for (int i = 0; i < count; i++) {
        int wide = ui_text_width(ui, &style, marks[i]) + ui_px(ui, 18);
        if (x + wide > right) {
            return;
        }
        ui_outline(ui, (struct rect){x, y - high / 2, wide, high}, 11, 1, ui->theme->line);
        ui_text(ui, x + wide / 2, y, &style, marks[i]);
        x += wide + ui_px(ui, 8);
    }
}

/* "23 – 31 – 104", each in its colour; practice has no score. Returns the left edge. */
static int draw_scores(struct ui *ui, int right, int y, const struct stored_round *stored)
{
    const struct theme *theme = ui->theme;
    const struct {
        bool is_there;
        long points;
        struct color color;
    } sides[] = {
        {stored->mode != MODE_ALONE, stored->computer_points, theme->rival_text},
        {stored->mode == MODE_TWO, stored->second_points, theme->second_text},
        {stored->notes.kind != ROUND_KIND_PRACTICE, stored->score, theme->you_text},
    };
    struct text_style style = {.size = 22, .weight = WEIGHT_900, .align = ALIGN_END};
    int gap = ui_px(ui, 7);
    int x = right;
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        char number[PHRASE_MAX];
        if (!sides[i].is_there) {
            continue;
        }
        if (x < right) {
            style.color = theme->dim;
            ui_text(ui, x - gap, y, &style, "–");
            x -= ui_text_width(ui, &style, "–") + 2 * gap;
        }
        style.color = sides[i].color;
        ui_text(ui, x, y, &style, phrase_number(number, sides[i].points));
        x -= ui_text_width(ui, &style, number);
    }
    return x;
}

/* Draws three small stars if they are known; returns where the next item may begin. */
static int draw_stars(struct ui *ui, int x, int y, const struct stored_round *stored)
{
    int size = 17;
    if (stored->notes.stars < 0) {
        return x;
    }
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        ui_star(ui, x + ui_px(ui, size) / 2, y, size, i < stored->notes.stars ? 1000 : 0);
        x += ui_px(ui, size + 3);
    }
    return x + ui_px(ui, 9);
}

static void draw_outcome(struct ui *ui, int x, int y, enum outcome outcome, bool is_friend)
{
    const struct theme *theme = ui->theme;
    const struct {
        enum icon icon;
        struct color color;
    } looks[] = {
        [OUTCOME_WON] = {ICON_TROPHY, theme->you_text},
        [OUTCOME_DRAWN] = {ICON_EQUAL, theme->dim},
        [OUTCOME_LOST] = {is_friend ? ICON_USER : ICON_BOT, theme->rival_text},
        [OUTCOME_SECOND_WON] = {ICON_TROPHY, theme->second_text},
        [OUTCOME_ALONE] = {ICON_USER, theme->dim},
    };
    ui_icon(ui, x, y, looks[outcome].icon, 26, looks[outcome].color);
}

/* "won · 9 of 104 words"; if one of two players won, only who won. */
static void write_result(const struct stored_round *stored, enum outcome outcome, char *text,
                         size_t size)
{
    const char *const results[] = {[OUTCOME_WON] = tr("won"),
                                   [OUTCOME_DRAWN] = tr("drawn"),
                                   [OUTCOME_LOST] = tr("lost"),
                                   [OUTCOME_SECOND_WON] = NULL,
                                   [OUTCOME_ALONE] = NULL};
    const struct round_notes *notes = &stored->notes;
    char found[100];
    write_found(stored, found, sizeof found);
    if (stored->mode == MODE_TWO && outcome != OUTCOME_DRAWN) {
        (void)snprintf(text, size, tr("%s won"),
                       outcome == OUTCOME_WON ? name_of(notes->player_name, tr("Player 1"))
                                              : name_of(notes->second_name, tr("Player 2")));
    } else if (stored->mode == MODE_TWO) {
        (void)snprintf(text, size, "%s", results[outcome]);
    } else if (results[outcome]) {
        (void)snprintf(text, size, "%s · %s", results[outcome], found);
    } else {
        (void)snprintf(text, size, "%s", found);
    }
}

static void draw_row(const struct desk *desk, struct ui *ui, struct rect rect, int id,
                     const struct stored_round *stored)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 18, .weight = WEIGHT_800, .color = theme->text};
    struct text_style dim = {.size = 15, .weight = WEIGHT_600, .color = theme->dim};
    struct text_style end = {
        .size = 15, .weight = WEIGHT_600, .color = theme->dim, .align = ALIGN_END};
    bool lit = ui->hover == id;
    char text[2 * STORE_NAME_MAX + 64];
    ui_surface(ui, rect, 12, lit ? theme->raised : theme_mix(theme->panel, theme->raised, 35));
    if (lit && theme->outline.a > 0) {
        ui_outline(ui, rect, 12, 3, theme->you_text);
    }
    int pad = ui_px(ui, 18);
    if (stored->is_damaged) {
        ui_text_fit(ui, rect.x + pad, rect.y + rect.h / 2, rect.w - 2 * pad, &dim,
                    tr("This round can no longer be read."));
        return;
    }
    int upper = rect.y + rect.h / 2 - ui_px(ui, 12);
    int lower = rect.y + rect.h / 2 + ui_px(ui, 14);
    int left = rect.x + pad + ui_px(ui, 44);
    int right = rect.x + rect.w - pad;
    enum outcome outcome = outcome_of(stored);
    draw_outcome(ui, rect.x + pad + ui_px(ui, 13), rect.y + rect.h / 2, outcome,
                 stored->level == RIVAL_FRIEND);
    int score_left = draw_scores(ui, right, upper, stored) - ui_px(ui, 16);
    write_title(stored, text, sizeof text);
    int taken = ui_text_fit(ui, left, upper, score_left - left, &title, text);
    int after = left + taken + ui_px(ui, 14);
    if (after + ui_px(ui, 66) <= score_left) {
        after = draw_stars(ui, after, upper, stored);
    }
    draw_marks(ui, after, upper, score_left, stored);
    write_result(stored, outcome, text, sizeof text);
    int half = (right - left) / 2 - ui_px(ui, 8);
    ui_text_fit(ui, right, lower, half, &end, text);
    write_about(desk, stored, text, sizeof text);
    ui_text_fit(ui, left, lower, half, &dim, text);
}

/* --- the list --- */

static void draw_rows(const struct rounds *rounds, const struct desk *desk, struct ui *ui)
{
    struct rect area = rounds_area(desk);
    int pitch = rounds_pitch(desk);
    int gap = ui_px(ui, ROW_GAP);
    long first = rounds->scroll.at / pitch;
    ui_clip(ui, area);
    for (long row = first; row < rounds->count; row++) {
        struct rect rect = {area.x, area.y + (int)(row * pitch - rounds->scroll.at), area.w,
                            pitch - gap};
        if (rect.y >= area.y + area.h) {
            break;
        }
        const struct stored_round *stored = rounds_row(rounds, row);
        if (!stored) {
            break;
        }
        int id = ROUNDS_ID_ROW + (int)row;
        draw_row(desk, ui, rect, id, stored);
        int top = rect.y > area.y ? rect.y : area.y;
        int end = rect.y + rect.h < area.y + area.h ? rect.y + rect.h : area.y + area.h;
        if (end > top) {
            ui_hot(ui, id, (struct rect){rect.x, top, rect.w, end - top}, true);
            ui_hear_arrows(ui);
        }
    }
    ui_clip_end(ui);
}

void rounds_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct rounds *rounds = self;
    struct statistics_layout at = statistics_layout(&desk->stage.layout);
    char count[PHRASE_MAX];
    char about[80] = "";
    scroll_fit_rows(&rounds->scroll, rounds->count, rounds_pitch(desk), rounds_area(desk).h,
                    rounds_focused(desk));
    rounds_read(rounds, desk);
    if (rounds->count > 0) {
        (void)snprintf(about, sizeof about, tr("%s, newest first."),
                       phrase_rounds(count, rounds->count));
    }
    statistics_draw_top(ui, &at, PAGE_ROUNDS, tr("Past rounds"), about);
    statistics_draw_filters(rounds->statistics, ui, &at);
    if (rounds->count == 0) {
        statistics_draw_empty(rounds->statistics, false, ui, at.body);
        return;
    }
    ui_panel(ui, at.body);
    draw_rows(rounds, desk, ui);
    scroll_draw(&rounds->scroll, ui, rounds_bar_area(desk));
}

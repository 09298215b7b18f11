/* SPDX-License-Identifier: MIT */
/*
 * The list of past rounds: a row for each, read from the store by pages, that opens its results.
 * Leaves the filters to screen_statistics.c and showing a past round to game.c.
 */
#include "date.h"
#include "game.h"
#include "history_pages.h"
#include "phrase.h"

#include "trounce/par.h"

#include <stdio.h>

#define ROW_PITCH 66
#define ROW_GAP   6
#define STAR      17

/* --- a row --- */

enum outcome { OUTCOME_WON, OUTCOME_DRAWN, OUTCOME_LOST, OUTCOME_SECOND_WON, OUTCOME_ALONE };

static enum outcome outcome_of(const struct stored_round *stored)
{
    bool is_two = mode_traits(stored->mode)->seats == 2;
    long other = is_two ? stored->second_points : stored->computer_points;
    if (!mode_traits(stored->mode)->has_computer) {
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
    const struct mode_traits *mode = mode_traits(stored->mode);
    char board[32];
    (void)snprintf(board, sizeof board, tr("%d × %d"), stored->rows, stored->columns);
    if (notes->kind == ROUND_KIND_PRACTICE) {
        (void)snprintf(text, size, tr("%s, practice"), board);
        return;
    }
    if (mode->seats == 2) {
        (void)snprintf(text, size, tr("%s, %s and %s"), board,
                       name_of(notes->player_name, tr("Player 1")),
                       name_of(notes->second_name, tr("Player 2")));
    } else if (!mode->has_rival) {
        (void)snprintf(text, size, tr("%s on your own"), board);
    } else if (stored->level == RIVAL_FRIEND) {
        (void)snprintf(text, size, tr("%s, challenge from %s"), board,
                       name_of(notes->sender, tr_in("from whom", "a friend")));
    } else {
        (void)snprintf(text, size, mode->is_race ? tr("%s, race against %s") : tr("%s against %s"),
                       board, phrase_rival_against(stored->level));
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
    struct text_style style =
        text_aligned(text_sized(theme_text(ui->theme, TEXT_SMALL), 13), ALIGN_MIDDLE);
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
        {mode_traits(stored->mode)->has_computer, stored->computer_points, theme->rival_text},
        {mode_traits(stored->mode)->seats == 2, stored->second_points, theme->second_text},
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
    if (mode_traits(stored->mode)->seats == 2 && outcome != OUTCOME_DRAWN) {
        (void)snprintf(text, size, tr("%s won"),
                       outcome == OUTCOME_WON ? name_of(notes->player_name, tr("Player 1"))
                                              : name_of(notes->second_name, tr("Player 2")));
    } else if (mode_traits(stored->mode)->seats == 2) {
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
    struct text_style title = text_sized(theme_text(theme, TEXT_HEADING), 18);
    struct text_style dim = theme_text(theme, TEXT_NOTE);
    struct text_style end = text_aligned(dim, ALIGN_END);
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
    const struct {
        enum icon icon;
        struct color color;
    } looks[] = {
        [OUTCOME_WON] = {ICON_TROPHY, theme->you_text},
        [OUTCOME_DRAWN] = {ICON_EQUAL, theme->dim},
        [OUTCOME_LOST] = {stored->level == RIVAL_FRIEND ? ICON_USER : ICON_BOT, theme->rival_text},
        [OUTCOME_SECOND_WON] = {ICON_TROPHY, theme->second_text},
        [OUTCOME_ALONE] = {ICON_USER, theme->dim},
    };
    ui_icon(ui, rect.x + pad + ui_px(ui, 13), rect.y + rect.h / 2, looks[outcome].icon, 26,
            looks[outcome].color);
    int score_left = draw_scores(ui, right, upper, stored) - ui_px(ui, 16);
    write_title(stored, text, sizeof text);
    int taken = ui_text_fit(ui, left, upper, score_left - left, &title, text);
    int after = left + taken + ui_px(ui, 14);
    if (after + ui_px(ui, 66) <= score_left && stored->notes.stars >= 0) {
        for (int i = 0; i < PAR_STARS_MAX; i++) {
            ui_star(ui, after + ui_px(ui, STAR) / 2, upper, STAR,
                    i < stored->notes.stars ? 1000 : 0);
            after += ui_px(ui, STAR + 3);
        }
        after += ui_px(ui, 9);
    }
    draw_marks(ui, after, upper, score_left, stored);
    write_result(stored, outcome, text, sizeof text);
    int half = (right - left) / 2 - ui_px(ui, 8);
    ui_text_fit(ui, right, lower, half, &end, text);
    write_about(desk, stored, text, sizeof text);
    ui_text_fit(ui, left, lower, half, &dim, text);
}

/* --- the list --- */

static void read_page(struct rounds *rounds, const struct desk *desk)
{
    struct list *list = &rounds->list;
    struct history_filter asked = statistics_asked(rounds->statistics);
    if (keeper_list(desk->keeper, &asked, list->page_first, LIST_PAGE, rounds->page,
                    &list->page_count) != STATUS_OK) {
        statistics_note_trouble(rounds->statistics, desk);
        list->count = 0; /* it is not asked again and again */
    }
}

/* Counts the rounds that the filter leaves, and reads the first ones. */
static void read_all(struct rounds *rounds, const struct desk *desk)
{
    struct history_filter asked = statistics_asked(rounds->statistics);
    rounds->statistics->trouble[0] = '\0';
    rounds->list = (struct list){.kind = LIST_PRESSED, .first_id = ROUNDS_ID_ROW};
    if (keeper_count(desk->keeper, &asked, &rounds->list.count) != STATUS_OK) {
        statistics_note_trouble(rounds->statistics, desk);
    } else if (rounds->list.count > 0) {
        read_page(rounds, desk);
    }
}

static void rounds_open(void *self, struct desk *desk, const struct call *call)
{
    struct rounds *rounds = self;
    (void)call;
    rounds->statistics = stage_state(&desk->stage, SCREEN_STATISTICS);
    read_all(rounds, desk);
}

const struct stored_round *rounds_row(const struct rounds *rounds, long row)
{
    long index = list_in_page(&rounds->list, row);
    return index >= 0 ? &rounds->page[index] : NULL;
}

static void rounds_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct rounds *rounds = self;
    struct list *list = &rounds->list;
    struct rect rest;
    char count[PHRASE_MAX];
    char about[80] = "";
    if (list->count > 0) {
        (void)snprintf(about, sizeof about, tr("%s, newest first."),
                       phrase_rounds(count, list->count));
    }
    history_draw_top(ui, &rest, PAGE_ROUNDS, tr("Past rounds"), about, about);
    history_draw_filters(rounds->statistics, ui, &rest);
    struct rect panel = rounds->statistics->body = layout_to_px(ui->layout, rest);
    list_fit(list, ui, history_rows(ui, panel), ui_px(ui, ROW_PITCH),
             ui_px(ui, ROW_PITCH) - ui_px(ui, ROW_GAP));
    if (list_turns_page(list)) {
        read_page(rounds, desk);
    }
    if (list->count == 0) {
        history_draw_empty(rounds->statistics, false, ui, panel);
        return;
    }
    ui_panel(ui, panel);
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        const struct stored_round *stored = rounds_row(rounds, row.index);
        if (stored) {
            draw_row(desk, ui, row.rect, row.id, stored);
        }
    }
    list_draw_bar(list, ui, panel);
}

/* --- input --- */

static void rounds_press(void *self, struct desk *desk, int id)
{
    struct rounds *rounds = self;
    bool changed;
    if (statistics_press(rounds->statistics, desk, id, &changed)) {
        if (changed) {
            read_all(rounds, desk);
        }
    } else if (id == STATISTICS_ID_BACK) {
        stage_back(&desk->stage);
    } else if (id == STATISTICS_ID_PAGES + PAGE_FIGURES || id == STATISTICS_ID_PAGES + PAGE_GOALS) {
        rounds->statistics->page = (enum statistics_page)(id - STATISTICS_ID_PAGES);
        stage_back(&desk->stage);
    } else if (id >= ROUNDS_ID_ROW) {
        const struct stored_round *stored = rounds_row(rounds, id - ROUNDS_ID_ROW);
        if (stored) {
            game_open_past(desk, stored->id);
        }
    }
}

static bool rounds_input(void *self, struct desk *desk, const struct input *input)
{
    struct rounds *rounds = self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    return list_input(&rounds->list, &desk->stage.ui, input);
}

const struct screen_class screen_rounds = {
    .name = "rounds",
    .state_size = sizeof(struct rounds),
    .open = rounds_open,
    .input = rounds_input,
    .press = rounds_press,
    .draw = rounds_draw,
};

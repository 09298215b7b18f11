/* SPDX-License-Identifier: MIT */
/*
 * The list of past rounds: reading pages from the store, scrolling, and opening a round. Leaves
 * drawing to rounds_draw.c and showing a past round to game.c.
 */
#include "game.h"
#include "rounds_draw.h"

/* Rows read before the first visible one, for scrolling back. */
#define ROWS_BEFORE (ROUNDS_PAGE / 4)

/* --- pages --- */

void rounds_read(struct rounds *rounds, const struct desk *desk)
{
    int pitch = rounds_pitch(desk);
    long first = rounds->scroll.at / pitch;
    long end = first + rounds_area(desk).h / pitch + 2;
    end = end < rounds->count ? end : rounds->count;
    if (first >= rounds->page_first && end <= rounds->page_first + (long)rounds->page_count) {
        return;
    }
    struct history_filter asked = statistics_asked(rounds->statistics);
    rounds->page_first = first > ROWS_BEFORE ? first - ROWS_BEFORE : 0;
    if (keeper_list(desk->keeper, &asked, rounds->page_first, ROUNDS_PAGE, rounds->page,
                    &rounds->page_count) != STATUS_OK) {
        statistics_note_trouble(rounds->statistics, desk);
        rounds->count = 0;
    }
}

static void read_count(struct rounds *rounds, const struct desk *desk)
{
    struct history_filter asked = statistics_asked(rounds->statistics);
    rounds->statistics->trouble[0] = '\0';
    rounds->page_count = 0;
    if (keeper_count(desk->keeper, &asked, &rounds->count) != STATUS_OK) {
        statistics_note_trouble(rounds->statistics, desk);
    }
}

const struct stored_round *rounds_row(const struct rounds *rounds, long row)
{
    long index = row - rounds->page_first;
    return index >= 0 && index < (long)rounds->page_count ? &rounds->page[index] : NULL;
}

/* --- the screen --- */

static void rounds_open(void *self, struct desk *desk, const struct call *call)
{
    struct rounds *rounds = self;
    (void)call;
    rounds->statistics = stage_state(&desk->stage, SCREEN_STATISTICS);
    rounds->scroll = (struct scroll){0};
    read_count(rounds, desk);
}

static void rounds_press(void *self, struct desk *desk, int id)
{
    struct rounds *rounds = self;
    bool changed;
    if (statistics_press(rounds->statistics, desk, id, &changed)) {
        if (changed) {
            scroll_to(&rounds->scroll, 0);
            read_count(rounds, desk);
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

/* --- input --- */

/* Focuses a row and scrolls it into view; returns false if there is no such row. */
static bool focus_row(struct rounds *rounds, struct desk *desk, long row)
{
    int pitch = rounds_pitch(desk);
    if (row < 0 || row >= rounds->count) {
        return false;
    }
    scroll_to(&rounds->scroll, scroll_showing(&rounds->scroll, row * pitch, (row + 1) * pitch));
    desk->stage.ui.focus = ROUNDS_ID_ROW + (int)row;
    return true;
}

/* Moves the focus up or down a row, or into the list. */
static bool move_focus(struct rounds *rounds, struct desk *desk, int by)
{
    int pitch = rounds_pitch(desk);
    long row = rounds_focused(desk);
    if (row < 0 && by < 0) {
        return false;
    }
    return focus_row(rounds, desk, row < 0 ? (rounds->scroll.at + pitch - 1) / pitch : row + by);
}

/* Scrolls, moving the focus along if a row has it. */
static bool scrolling_key(struct rounds *rounds, struct desk *desk, enum key key)
{
    long at;
    int pitch = rounds_pitch(desk);
    long row = rounds_focused(desk);
    if (row >= 0) {
        return focus_row(rounds, desk,
                         scroll_key_row(&rounds->scroll, key, pitch, row, rounds->count));
    }
    bool scrolls = scroll_key(&rounds->scroll, key, pitch, &at);
    if (scrolls) {
        scroll_to(&rounds->scroll, at);
    }
    return scrolls;
}

static bool key_input(struct rounds *rounds, struct desk *desk, enum key key)
{
    switch (key) {
    case KEY_ESCAPE:
        stage_back(&desk->stage);
        return true;
    case KEY_UP:
        return move_focus(rounds, desk, -1); /* if false, the focus moves above the list */
    case KEY_DOWN:
        return move_focus(rounds, desk, 1);
    default:
        return scrolling_key(rounds, desk, key);
    }
}

static bool move_to(struct rounds *rounds, const struct desk *desk, int y)
{
    if (rounds->scroll.dragging) {
        scroll_to(&rounds->scroll,
                  scroll_dragged(&rounds->scroll, &desk->stage.layout, rounds_bar_area(desk), y));
    }
    return true; /* redraws: hover may have changed */
}

static bool rounds_input(void *self, struct desk *desk, const struct input *input)
{
    struct rounds *rounds = self;
    switch (input->kind) {
    case INPUT_PRESS:
        return scroll_press(&rounds->scroll, rounds_bar_area(desk), input);
    case INPUT_MOVE:
        return move_to(rounds, desk, input->y);
    case INPUT_RELEASE:
        rounds->scroll.dragging = false;
        return false;
    case INPUT_WHEEL:
        scroll_to(&rounds->scroll,
                  rounds->scroll.at - (long)input->wheel * rounds_pitch(desk) * 3 / 2 / 1000);
        return true;
    case INPUT_KEY:
        return key_input(rounds, desk, input->key);
    default:
        return false;
    }
}

const struct screen_class screen_rounds = {
    .name = "rounds",
    .state_size = sizeof(struct rounds),
    .open = rounds_open,
    .input = rounds_input,
    .press = rounds_press,
    .draw = rounds_draw,
};

/* SPDX-License-Identifier: MIT */
/*
 * The results screen: filters, the search field, choosing words and dice by pointer and keys, and
 * what comes next. Leaves drawing to the files that results.h lists.
 */
#include "focus.h"
#include "game.h"
#include "results.h"
#include "sending.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a fresh round has led to is seen before anything leaves it. */
#define SEEN_MS 1000

/* How far a finger may move and still tap, units. */
#define TAP_SLOP 12

static void results_deinit(void *self)
{
    struct results *results = self;
    findings_deinit(&results->found);
    arena_deinit(&results->texts);
    *results = (struct results){.found = results->found, .verdict = {.opening = -1}};
}

/* Who found nothing sees what there was to find. */
static enum found_filter first_filter(const struct results *results)
{
    bool is_empty = results->found.counts[FILTER_PLAYER] == 0 && !results->found.is_two;
    return is_empty || results->found.is_practice ? FILTER_ALL : results->found.offered[0];
}

static void results_open(void *self, struct game *game, const struct call *call)
{
    struct results *results = self;
    results_deinit(results);
    results->is_past = call->what == RESULTS_OF_PAST;
    results->climbs = call->what == RESULTS_OF_ROUND && game->session.honours.ladder_moved > 0;
    findings_init(&results->found, &game->session);
    if (!findings_collect(&results->found, game)) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    } else if (results->found.solution->ended_early) {
        notice_show(
            &game->notice,
            tr("This board has more paths than the game can search; some words may be missing."));
    }
    /* With a custom lexicon, it is unknown which words are common. */
    results->level =
        game->settings.lexicon[0] ? RICHNESS_LEVEL_NONE : session_level(&game->session);
    if (results->found.solution &&
        coaching_of_round(game, results->found.solution, &results->coaching) != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    }
    results_decide(results, game);
    results->found.filter = first_filter(results);
    if (call->what == RESULTS_OF_ROUND) {
        stage_hold(&game->stage, SEEN_MS);
        results_celebrate(results, game);
    }
}

static void results_close(void *self, struct game *game)
{
    saves_retry(game->saves);
    results_deinit(self);
}

static void results_hear(void *self, struct game *game, enum news news)
{
    const struct results *results = self;
    if (news == NEWS_WORDS) {
        results_deinit(self);
    } else if ((news == NEWS_KEPT || news == NEWS_SHOWN) && results->found.solution) {
        results_decide(self, game);
    }
}

/* Call when the list changes: scrolls to the top and deselects. */
static void list_changed(struct results *results, struct game *game)
{
    struct scroll *page = &game->stage.pages[SCREEN_RESULTS];
    if (results->at.is_one_page) {
        scroll_to(page, int_min(page->at, results->at.pinned));
    }
    for (int i = 0; i < PANES_MAX; i++) {
        scroll_to(&results->found.panes[i].scroll, 0);
        results->scrolled[i] = 0;
    }
    results->found.selected = -1;
    results->found.pointed = -1;
    word_card_close(&results->card);
}

/* Opens the card of the selected word, or closes it if none is. */
static void show_card(struct results *results, struct game *game, bool by_key)
{
    word_card_close(&results->card);
    if (results->found.selected < 0) {
        return;
    }
    word_card_open(&results->card, results->found.words[results->found.selected].text, false);
    if (by_key) {
        game->stage.ui.focus = RESULTS_ID_CARD + WORD_CARD_WHY;
    }
}

/* Goes back to the list that a past round was opened from, or home. */
static void go_back(const struct results *results, struct game *game)
{
    if (results->is_past) {
        stage_back(&game->stage);
        session_clear(&game->session);
    } else {
        stage_go(&game->stage, SCREEN_HOME, NULL);
    }
}

/* Deals another round; if the board was only solved, asks for another board. */
static void go_on(const struct results *results, struct game *game)
{
    if (daily_other_label(game)) {
        daily_begin_other(game);
    } else if (results->found.is_played) {
        game_deal_again(game);
    } else {
        stage_over(&game->stage, SCREEN_CUSTOM, NULL);
    }
}

/* The keyboard stays where sharing is: it goes into the panel with it, and back to its button. */
static void open_sharing(struct results *results, struct game *game, bool open)
{
    int *focus = &game->stage.ui.focus;
    results->is_sharing = open;
    if (open && *focus == RESULTS_ID_SHARE) {
        *focus = RESULTS_ID_COPY;
    } else if (!open && results->verdict.challenge &&
               (*focus == RESULTS_ID_COPY || *focus == RESULTS_ID_CHALLENGE)) {
        *focus = RESULTS_ID_SHARE;
    }
}

static void results_press(void *self, struct game *game, int id)
{
    struct results *results = self;
    bool was_sharing = results->is_sharing;
    open_sharing(results, game, false);
    results_end_show(results, game);
    if (id >= RESULTS_ID_CARD) {
        (void)word_card_press(&results->card, game, id - RESULTS_ID_CARD);
        if (!results->card.is_open && game->stage.ui.focus == RESULTS_ID_CARD + WORD_CARD_CLOSE) {
            game->stage.ui.focus = RESULTS_ID_LIST;
        }
        return;
    }
    word_card_close(&results->card);
    if (id == RESULTS_ID_SAME) {
        game_again(game);
    } else if (id == RESULTS_ID_AGAIN) {
        go_on(results, game);
    } else if (id == RESULTS_ID_HOME) {
        go_back(results, game);
    } else if (id == RESULTS_ID_CHIP || id == RESULTS_ID_CHIP + 1) {
        const struct result_news *news = &results->verdict.news[id - RESULTS_ID_CHIP];
        struct call call = {.what = news->what};
        stage_over(&game->stage, news->opens, &call);
    } else if (id == RESULTS_ID_MORE) {
        results->has_more = !results->has_more;
        list_changed(results, game);
    } else if (id == RESULTS_ID_REPLAY) {
        game_replay(game);
    } else if (id == RESULTS_ID_SEARCH) {
        game_show_search(game);
    } else if (id == RESULTS_ID_SHARE) {
        open_sharing(results, game, !was_sharing);
    } else if (id == RESULTS_ID_COPY) {
        sending_result(game, results_summary(results, game));
    } else if (id == RESULTS_ID_CHALLENGE || id == RESULTS_ID_CHALLENGE_BACK) {
        sending_challenge(game);
    } else if (id >= RESULTS_ID_FILTER && id < RESULTS_ID_FILTER + FILTER_COUNT) {
        results->found.filter = results->found.offered[id - RESULTS_ID_FILTER];
        if (!results->found.is_two) {
            field_set(&results->found.find, ""); /* it is looked for in all of them */
        }
        list_changed(results, game);
    }
}

/* Call when a list has scrolled below the pointer. */
static void point(struct results *results, const struct game *game)
{
    int x = game->stage.pointer_x;
    int y = stage_pointer_y(&game->stage);
    results->found.pointed =
        word_card_is_at(&results->card, x, y) ? -1 : findings_word_at(&results->found, x, y);
}

/* --- pointer --- */

/* Shows only words through a die; all words again if it already did. */
static void filter_die(struct results *results, struct game *game, int cell)
{
    int through = results->found.through == cell ? -1 : cell;
    list_changed(results, game);
    results->found.through = through;
}

static bool is_column(const struct game *game)
{
    return game->stage.layout.shape == LAYOUT_COLUMN;
}

/* Chooses what is at a place: a word, or the words through a die. In a column, that scrolls to
 * where board and words are seen together, and a card, which would cover much of
 * them, waits for a second press. */
static void choose_at(struct results *results, struct game *game, int x, int y)
{
    struct scroll *page = &game->stage.pages[SCREEN_RESULTS];
    long word = findings_word_at(&results->found, x, y);
    int cell = board_view_cell_at(&results->view, x, y);
    bool is_again = results->found.selected == word;
    int below = results->at.is_one_page ? int_max(page->at, results->at.pinned) : page->max;
    if (word >= 0 && is_column(game)) {
        results->found.selected = word;
        if (is_again) {
            show_card(results, game, false);
        }
        scroll_to(page, below);
    } else if (word >= 0) {
        results->found.selected = is_again ? -1 : word;
        show_card(results, game, false);
    } else if (cell >= 0 && game->session.board.faces[cell] != FACE_BLANK) {
        filter_die(results, game, cell);
        if (is_column(game)) {
            scroll_to(page, below);
        }
    }
}

/* A finger that was put down on a word or a die chooses it when it is lifted, unless it has
 * scrolled meanwhile. */
static void end_tap(struct results *results, struct game *game, const struct input *input)
{
    int slop = layout_px(&game->stage.layout, TAP_SLOP);
    struct tap tap = results->tap;
    results->tap.is_down = false;
    if (tap.is_down && abs(input->x - tap.x) <= slop && abs(input->y - tap.y) <= slop) {
        choose_at(results, game, tap.x, tap.y);
    }
}

static bool press_at(struct results *results, struct game *game, const struct input *input)
{
    results->tap.is_down = false;
    if (input->button != BUTTON_LEFT) {
        return false;
    }
    if (word_card_is_at(&results->card, input->x, input->y)) {
        return true;
    }
    word_card_close(&results->card);
    if (results->is_sharing) {
        results->is_sharing = false;
        return true;
    }
    for (int i = 0; i < results->found.pane_count; i++) {
        if (scroll_input(&results->found.panes[i].scroll, input, 0)) {
            return true;
        }
    }
    if (input->is_finger) {
        results->tap = (struct tap){.is_down = true, .x = input->x, .y = input->y};
    } else {
        choose_at(results, game, input->x, input->y);
    }
    return true;
}

/* Shows only words through the die that is pointed at, -1 for none. The lists are then back where
 * they were. */
static void point_at_die(struct results *results, int cell)
{
    struct findings *found = &results->found;
    for (int i = 0; i < PANES_MAX && cell != found->over; i++) {
        int *at = &found->panes[i].scroll.at;
        if (found->over < 0) {
            results->scrolled[i] = *at;
        }
        *at = cell < 0 ? results->scrolled[i] : 0;
    }
    found->over = cell;
}

/* Returns the cell of the die at a place, if the verdict has been given and nothing covers it; -1:
 * none. */
static int die_at(const struct results *results, const struct game *game, int x, int y)
{
    int cell = board_view_cell_at(&results->view, x, y);
    bool is_free =
        !results->is_counting && !results->is_sharing && !word_card_is_at(&results->card, x, y);
    return cell >= 0 && is_free && game->session.board.faces[cell] != FACE_BLANK ? cell : -1;
}

static bool move_to(struct results *results, const struct game *game, const struct input *input)
{
    long before = results->found.pointed;
    int over = results->found.over;
    bool drags = false;
    if (!input->is_finger) {
        point_at_die(results, die_at(results, game, input->x, input->y));
    }
    for (int i = 0; i < results->found.pane_count; i++) {
        drags = scroll_input(&results->found.panes[i].scroll, input, 0) || drags;
    }
    point(results, game);
    return drags || results->found.pointed != before || results->found.over != over;
}

/* --- keys --- */

/* Chooses a word of a list by keys. */
static bool walk_list(struct results *results, struct game *game, struct pane *pane, int dx, int dy)
{
    if (!findings_walk(&results->found, pane, dx, dy, layout_px(&game->stage.layout, 30),
                       game->output.speech.on)) {
        return false;
    }
    if (results->at.is_one_page) {
        scroll_to(&game->stage.pages[SCREEN_RESULTS], results->at.pinned + pane->scroll.at);
    }
    word_card_close(&results->card);
    return true;
}

static bool on_board(struct results *results, struct game *game, enum key key)
{
    struct trace none = {0};
    int dx, dy;
    if (focus_is_arrow(key)) {
        focus_step(key, &dx, &dy);
        return trace_cursor_move(&results->cursor, &none, &results->view, dx, dy);
    }
    if (key == KEY_ENTER || key == KEY_SPACE) {
        filter_die(results, game, results->cursor.cell);
        return true;
    }
    return false;
}

/* Returns the list that has the keyboard focus; NULL if none has. */
static struct pane *focused_pane(struct results *results, const struct game *game)
{
    const struct hot *hot = focus_hot(&game->stage.ui);
    bool is_list = hot && hot->id >= RESULTS_ID_LIST && hot->id < RESULTS_ID_LIST + PANES_MAX;
    return is_list ? &results->found.panes[hot->id - RESULTS_ID_LIST] : NULL;
}

/* Handles an arrow, Enter or Space on a list or the board; returns false if the key is not used. */
static bool choose_by_key(struct results *results, struct game *game, enum key key)
{
    const struct hot *hot = focus_hot(&game->stage.ui);
    struct pane *pane = focused_pane(results, game);
    int dx, dy;
    if (hot && hot->id == RESULTS_ID_BOARD) {
        return on_board(results, game, key);
    }
    if (pane && focus_is_arrow(key)) {
        focus_step(key, &dx, &dy);
        return walk_list(results, game, pane, dx, dy);
    }
    if (pane && (key == KEY_ENTER || key == KEY_SPACE)) {
        if (results->found.selected < 0) {
            (void)walk_list(results, game, pane, 0, 0);
        } else {
            show_card(results, game, true);
        }
        return true;
    }
    if (hot || !focus_is_arrow(key)) {
        return false;
    }
    if (!walk_list(results, game, &results->found.panes[0], 0, 0)) {
        return false;
    }
    game->stage.ui.focus = RESULTS_ID_LIST;
    return true;
}

static bool edit_find(struct results *results, struct game *game, const struct input *input)
{
    enum field_outcome outcome = output_edit(&game->output, &results->found.find, input, NULL);
    if (outcome == FIELD_CHANGED || (outcome != FIELD_IGNORED && input->kind == INPUT_PASTE)) {
        list_changed(results, game);
    }
    return outcome != FIELD_IGNORED;
}

/* Returns whether the field takes the key wherever the focus is; some only while it has text. */
static bool is_find_key(const struct results *results, enum key key)
{
    bool moves = key == KEY_LEFT || key == KEY_RIGHT || key == KEY_HOME || key == KEY_END;
    return key == KEY_BACKSPACE || key == KEY_DELETE || key == KEY_LETTER ||
           (moves && results->found.find.text[0]);
}

/* Returns whether all words that neither of two players found are listed. */
static bool is_unfolded(const struct results *results)
{
    return results->found.is_two && results->found.filter == FILTER_MISSED &&
           !findings_is_searching(&results->found) && results->found.selected < 0;
}

static bool key_input(struct results *results, struct game *game, const struct input *input)
{
    long at;
    bool is_plain; /* nothing is looked for or chosen */
    if (focus_hot(&game->stage.ui) && choose_by_key(results, game, input->key)) {
        return true;
    }
    if (is_find_key(results, input->key) && edit_find(results, game, input)) {
        return true;
    }
    struct pane *pane = focused_pane(results, game);
    pane = pane ? pane : &results->found.panes[0];
    if (!results->at.is_one_page &&
        scroll_key(&pane->scroll, input->key, layout_px(&game->stage.layout, 32), &at)) {
        scroll_to(&pane->scroll, at);
        point(results, game);
        return true;
    }
    switch (input->key) {
    case KEY_ESCAPE:
        if (results->is_sharing) {
            open_sharing(results, game, false);
            return true;
        }
        if (results->card.is_open) {
            word_card_close(&results->card);
            if (game->stage.ui.focus >= RESULTS_ID_CARD) { /* not if a mouse has opened it */
                game->stage.ui.focus = RESULTS_ID_LIST;
            }
            return true;
        }
        if (is_unfolded(results)) {
            results->found.filter = results->found.offered[0];
            list_changed(results, game);
            return true;
        }
        is_plain = !results->found.find.text[0] && results->found.through < 0 &&
                   results->found.selected < 0;
        if (is_plain && !results->has_more) {
            go_back(results, game);
            return true;
        }
        results->has_more = results->has_more && !is_plain;
        field_set(&results->found.find, "");
        results->found.through = -1;
        list_changed(results, game);
        return true;
    case KEY_ENTER:
        if (results->found.find.text[0]) {
            return true; /* who looks for a word, or was typing one when time was up, stays here */
        }
        if (results->is_past) {
            go_back(results, game);
        } else {
            results_press(results, game, results->verdict.main.id);
        }
        return true;
    default:
        return focus_is_arrow(input->key) && choose_by_key(results, game, input->key);
    }
}

/* Scrolls the list under the pointer, or else the first one, if the page does not scroll; downwards
 * once the end of the page is reached. */
static bool turn_wheel(struct results *results, const struct game *game, const struct input *input)
{
    word_card_close(&results->card);
    results->tap.is_down = false;
    int under =
        findings_pane_at(&results->found, game->stage.pointer_x, stage_pointer_y(&game->stage));
    const struct scroll *page = &game->stage.pages[SCREEN_RESULTS];
    bool page_scrolls = game->stage.layout.height > game->stage.layout.view;
    bool is_down = input->wheel < 0 || input->drawn < 0;
    bool is_page_first = page_scrolls && is_down && page->at < page->max;
    bool is_moved = (under >= 0 || !page_scrolls) && !is_page_first && !results->at.is_one_page &&
                    scroll_input(&results->found.panes[int_max(under, 0)].scroll, input,
                                 layout_px(&game->stage.layout, 64));
    point(results, game);
    return is_moved;
}

static bool results_input(void *self, struct game *game, const struct input *input)
{
    struct results *results = self;
    if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT ||
        input->kind == INPUT_PAD) {
        results_end_show(results, game);
    }
    struct field_look look = findings_field_look(&results->found);
    if (results->found.pane_count == 1 && /* otherwise there is no field */
        field_pointer(&results->found.find, &game->stage.ui, results->at.field, &look, input) !=
            FIELD_IGNORED) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
        return press_at(results, game, input);
    case INPUT_MOVE:
        return move_to(results, game, input);
    case INPUT_RELEASE:
        end_tap(results, game, input);
        for (int i = 0; i < PANES_MAX; i++) {
            results->found.panes[i].scroll.dragging = false;
        }
        return false;
    case INPUT_LEAVE:
        results->tap.is_down = false;
        results->found.pointed = -1;
        point_at_die(results, -1);
        return true;
    case INPUT_WHEEL:
        return turn_wheel(results, game, input);
    case INPUT_KEY:
        return key_input(results, game, input);
    case INPUT_TEXT:
    case INPUT_EDIT:
    case INPUT_PASTE:
        (void)edit_find(results, game, input);
        return true; /* even if the field has no room for it */
    default:
        return false;
    }
}

static bool results_holds(const void *self)
{
    const struct results *results = self;
    bool drags = false;
    for (int i = 0; i < PANES_MAX; i++) {
        drags = drags || results->found.panes[i].scroll.dragging;
    }
    return drags;
}

const struct screen_class screen_results = {
    .name = "results",
    .state_size = sizeof(struct results),
    .open = results_open,
    .close = results_close,
    .page_units = results_page_units,
    .input = results_input,
    .holds = results_holds,
    .press = results_press,
    .advance = results_advance,
    .draw = results_draw,
    .say = results_say,
    .wait_ms = results_wait_ms,
    .hear = results_hear,
    .deinit = results_deinit,
};

/* SPDX-License-Identifier: MIT */
/*
 * The results screen: filters, the search field, choosing words and dice by pointer and keys, and
 * what comes next. Leaves drawing to results_draw.c and the words to results_list.c.
 */
#include "focus.h"
#include "game.h"
#include "results.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

/* What a fresh round has led to is seen before anything leaves it. */
#define SEEN_MS 1000

static void forget(struct results *results)
{
    memory_free(results->words);
    memory_free(results->places);
    *results =
        (struct results){.through = -1, .selected = -1, .pointed = -1, .best = -1, .opening = -1};
}

/* Returns the maximum size in bytes of `letters` capitals. */
static int bytes_of(const struct alphabet *alphabet, int letters)
{
    size_t most = 1;
    for (int k = 0; k < alphabet->letter_count; k++) {
        size_t size = strlen(alphabet->letters[k].upper);
        most = size > most ? size : most;
    }
    return letters * (int)most;
}

/* Who found nothing sees what there was to find. */
static enum result_filter first_filter(const struct results *results, const struct desk *desk)
{
    enum result_filter filters[FILTER_COUNT];
    (void)results_filters(desk, filters);
    bool is_empty = filters[0] == FILTER_PLAYER && results->counts[FILTER_PLAYER] == 0 &&
                    !results_are_two(desk);
    return is_empty || results_are_practice(desk) ? FILTER_ALL : filters[0];
}

static void results_open(void *self, struct desk *desk, const struct call *call)
{
    struct results *results = self;
    forget(results);
    results->is_past = call->what == RESULTS_OF_PAST;
    const struct alphabet *alphabet = table_alphabet(&desk->table);
    results->table = &desk->table;
    field_init(&results->find, bytes_of(alphabet, FIND_LETTERS), alphabet);
    if (!results_collect(results, desk)) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
    } else if (results->solution->ended_early) {
        post_notify(
            &desk->post,
            tr("This board has more paths than the game can search; some words may be missing."));
    }
    /* With a custom lexicon, it is unknown which words are common. */
    results->level = desk->settings.lexicon[0] ? RICHNESS_LEVEL_NONE : table_level(&desk->table);
    results_find_news(results, desk);
    results->filter = first_filter(results, desk);
    if (results->solution &&
        coaching_of_round(desk, results->solution, &results->coaching) != STATUS_OK) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
    }
    if (call->what == RESULTS_OF_ROUND) {
        stage_hold(&desk->stage, SEEN_MS);
        results_celebrate(results, desk);
    }
}

static void results_close(void *self, struct desk *desk)
{
    keeper_try(desk->keeper);
    forget(self);
}

static void results_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_WORDS) {
        forget(self);
    } else if (news == NEWS_KEPT && ((struct results *)self)->solution) {
        results_find_news(self, desk);
    }
}

static void results_deinit(void *self)
{
    forget(self);
}

/* Call when the list changes: scrolls to the top and deselects. */
static void list_changed(struct results *results)
{
    for (int i = 0; i < PANES_MAX; i++) {
        scroll_to(&results->panes[i].scroll, 0);
    }
    results->selected = -1;
    results->pointed = -1;
    word_card_close(&results->card);
}

/* Opens the card of the selected word, or closes it if none is. */
static void show_card(struct results *results, struct desk *desk, bool by_key)
{
    word_card_close(&results->card);
    if (results->selected < 0) {
        return;
    }
    word_card_open(&results->card, results_text(results, (size_t)results->selected), false);
    if (by_key) {
        desk->stage.ui.focus = RESULTS_ID_CARD + WORD_CARD_WHY;
    }
}

/* Goes back to the list that a past round was opened from, or home. */
static void go_back(const struct results *results, struct desk *desk)
{
    if (results->is_past) {
        stage_back(&desk->stage);
        game_close_past(desk);
    } else {
        stage_go(&desk->stage, SCREEN_HOME, NULL);
    }
}

/* Deals another round; if the board was only solved, asks for another board. */
static void go_on(struct desk *desk)
{
    if (desk->table.solve_only) {
        stage_over(&desk->stage, SCREEN_CUSTOM, NULL);
    } else {
        game_deal_again(desk);
    }
}

/* Copies the round to the clipboard as a challenge to a friend or an answer to its sender. */
static void send_challenge(struct results *results, struct desk *desk)
{
    struct fault fault = {0};
    enum status status = game_write_message(desk, results->copy, &fault);
    if (status == STATUS_NO_MEMORY) {
        return; /* already reported */
    }
    if (status != STATUS_OK) {
        post_notify(&desk->post, tr("This round is too large for a challenge."));
        return;
    }
    post_request(&desk->post, REQUEST_COPY, results->copy);
    if (desk->table.notes.kind == ROUND_KIND_CHALLENGE) {
        char notice[STORE_NAME_MAX + 80];
        (void)snprintf(notice, sizeof notice, tr("Answer copied. Paste it into a message to %s."),
                       results_rival(desk));
        post_confirm(&desk->post, notice);
    } else {
        post_confirm(&desk->post, tr("Challenge copied. Paste it into a message to a friend."));
    }
}

/* The keyboard stays where sharing is: it goes into the panel with it, and back to its button. */
static void open_sharing(struct results *results, struct desk *desk, bool open)
{
    int *focus = &desk->stage.ui.focus;
    results->is_sharing = open;
    if (open && *focus == RESULTS_ID_SHARE) {
        *focus = RESULTS_ID_COPY;
    } else if (!open && results_have_score(desk) &&
               (*focus == RESULTS_ID_COPY || *focus == RESULTS_ID_CHALLENGE)) {
        *focus = RESULTS_ID_SHARE;
    }
}

static void results_press(void *self, struct desk *desk, int id)
{
    struct results *results = self;
    bool was_sharing = results->is_sharing;
    open_sharing(results, desk, false);
    results_end_show(results, desk);
    if (id >= RESULTS_ID_CARD) {
        (void)word_card_press(&results->card, desk, id - RESULTS_ID_CARD);
        if (!results->card.is_open && desk->stage.ui.focus == RESULTS_ID_CARD + WORD_CARD_CLOSE) {
            desk->stage.ui.focus = RESULTS_ID_LIST;
        }
        return;
    }
    word_card_close(&results->card);
    if (id == RESULTS_ID_SAME) {
        game_again(desk);
    } else if (id == RESULTS_ID_AGAIN) {
        go_on(desk);
    } else if (id == RESULTS_ID_HOME) {
        go_back(results, desk);
    } else if (id == RESULTS_ID_CHIP || id == RESULTS_ID_CHIP + 1) {
        const struct result_news *news = &results->news[id - RESULTS_ID_CHIP];
        struct call call = {.what = news->what};
        stage_over(&desk->stage, news->opens, &call);
    } else if (id == RESULTS_ID_MORE) {
        results->has_more = !results->has_more;
        list_changed(results);
    } else if (id == RESULTS_ID_REPLAY) {
        game_replay(desk);
    } else if (id == RESULTS_ID_SEARCH) {
        game_show_search(desk);
    } else if (id == RESULTS_ID_SHARE) {
        open_sharing(results, desk, !was_sharing);
    } else if (id == RESULTS_ID_COPY) {
        post_request(&desk->post, REQUEST_COPY, results_summary(results, desk, results->copy));
        post_confirm(&desk->post, tr("Result copied."));
    } else if (id == RESULTS_ID_CHALLENGE) {
        send_challenge(results, desk);
    } else if (id >= RESULTS_ID_FILTER && id < RESULTS_ID_FILTER + FILTER_COUNT) {
        enum result_filter filters[FILTER_COUNT];
        (void)results_filters(desk, filters);
        results->filter = filters[id - RESULTS_ID_FILTER];
        if (!results_are_two(desk)) {
            field_set(&results->find, ""); /* it is looked for in all of them */
        }
        list_changed(results);
    }
}

/* Call when a list has scrolled below the pointer. */
static void point(struct results *results, const struct desk *desk)
{
    int x = desk->stage.pointer_x;
    int y = desk->stage.pointer_y;
    results->pointed = word_card_is_at(&results->card, x, y) ? -1 : results_word_at(results, x, y);
}

/* --- pointer --- */

/* Shows only words through a die; all words again if it already did. */
static void filter_die(struct results *results, int cell)
{
    int through = results->through == cell ? -1 : cell;
    list_changed(results);
    results->through = through;
}

static bool press_at(struct results *results, struct desk *desk, const struct input *input)
{
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
    for (int i = 0; i < results->pane_count; i++) {
        if (scroll_input(&results->panes[i].scroll, input, 0)) {
            return true;
        }
    }
    long word = results_word_at(results, input->x, input->y);
    int cell = board_view_cell_at(&results->view, input->x, input->y);
    if (word >= 0) {
        results->selected = results->selected == word ? -1 : word;
        show_card(results, desk, false);
    } else if (cell >= 0 && desk->table.board.faces[cell] != FACE_BLANK) {
        filter_die(results, cell);
    }
    return true;
}

static bool move_to(struct results *results, const struct desk *desk, const struct input *input)
{
    long before = results->pointed;
    bool drags = false;
    for (int i = 0; i < results->pane_count; i++) {
        drags = scroll_input(&results->panes[i].scroll, input, 0) || drags;
    }
    point(results, desk);
    return drags || results->pointed != before;
}

/* --- keys --- */

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

/* Chooses the next word of a list in a direction, or the first one in view if none is chosen or the
 * direction is (0, 0), and scrolls just enough to show it with the heading above; returns false at
 * the end of the list. */
static bool walk_list(struct results *results, const struct desk *desk, struct pane *pane, int dx,
                      int dy)
{
    const struct result_place *places = results->places + pane->first;
    const struct result_place *from = NULL;
    const struct result_place *to = NULL;
    long long least = 0;
    for (size_t i = 0; (dx || dy) && i < pane->count; i++) {
        if (places[i].kind == PLACE_WORD && (long)places[i].index == results->selected) {
            from = &places[i];
        }
    }
    for (size_t i = 0; i < pane->count; i++) {
        struct rect rect = places[i].rect;
        long long far = from                        ? distance(from->rect, rect, dx, dy)
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
    int head = layout_px(&desk->stage.layout, 30);
    results->selected = (long)to->index;
    word_card_close(&results->card);
    scroll_to(&pane->scroll,
              scroll_showing(&pane->scroll, to->rect.y - head, to->rect.y + to->rect.h));
    results->pointed = -1; /* the keyboard is in use */
    return true;
}

static bool on_board(struct results *results, enum key key)
{
    struct trace none = {0};
    int dx, dy;
    if (focus_is_arrow(key)) {
        focus_step(key, &dx, &dy);
        return trace_cursor_move(&results->cursor, &none, &results->view, dx, dy);
    }
    if (key == KEY_ENTER || key == KEY_SPACE) {
        filter_die(results, results->cursor.cell);
        return true;
    }
    return false;
}

/* Returns the list that has the keyboard focus; NULL if none has. */
static struct pane *focused_pane(struct results *results, const struct desk *desk)
{
    const struct hot *hot = focus_hot(&desk->stage.ui);
    bool is_list = hot && hot->id >= RESULTS_ID_LIST && hot->id < RESULTS_ID_LIST + PANES_MAX;
    return is_list ? &results->panes[hot->id - RESULTS_ID_LIST] : NULL;
}

/* Handles an arrow, Enter or Space on a list or the board; returns false if the key is not used. */
static bool choose_by_key(struct results *results, struct desk *desk, enum key key)
{
    const struct hot *hot = focus_hot(&desk->stage.ui);
    struct pane *pane = focused_pane(results, desk);
    int dx, dy;
    if (hot && hot->id == RESULTS_ID_BOARD) {
        return on_board(results, key);
    }
    if (pane && focus_is_arrow(key)) {
        focus_step(key, &dx, &dy);
        return walk_list(results, desk, pane, dx, dy);
    }
    if (pane && (key == KEY_ENTER || key == KEY_SPACE)) {
        if (results->selected < 0) {
            (void)walk_list(results, desk, pane, 0, 0);
        } else {
            show_card(results, desk, true);
        }
        return true;
    }
    if (hot || !focus_is_arrow(key)) {
        return false;
    }
    if (!walk_list(results, desk, &results->panes[0], 0, 0)) {
        return false;
    }
    desk->stage.ui.focus = RESULTS_ID_LIST;
    return true;
}

static bool edit_find(struct results *results, struct desk *desk, const struct input *input)
{
    enum field_outcome outcome = post_edit(&desk->post, &results->find, input, NULL);
    if (outcome == FIELD_CHANGED || (outcome != FIELD_IGNORED && input->kind == INPUT_PASTE)) {
        list_changed(results);
    }
    return outcome != FIELD_IGNORED;
}

/* Returns whether the field takes the key wherever the focus is; some only while it has text. */
static bool is_find_key(const struct results *results, enum key key)
{
    bool moves = key == KEY_LEFT || key == KEY_RIGHT || key == KEY_HOME || key == KEY_END;
    return key == KEY_BACKSPACE || key == KEY_DELETE || key == KEY_LETTER ||
           (moves && results->find.text[0]);
}

static bool key_input(struct results *results, struct desk *desk, const struct input *input)
{
    long at;
    if (focus_hot(&desk->stage.ui) && choose_by_key(results, desk, input->key)) {
        return true;
    }
    if (is_find_key(results, input->key) && edit_find(results, desk, input)) {
        return true;
    }
    struct pane *pane = focused_pane(results, desk);
    pane = pane ? pane : &results->panes[0];
    if (scroll_key(&pane->scroll, input->key, layout_px(&desk->stage.layout, 32), &at)) {
        scroll_to(&pane->scroll, at);
        point(results, desk);
        return true;
    }
    switch (input->key) {
    case KEY_ESCAPE:
        if (results->is_sharing) {
            open_sharing(results, desk, false);
            return true;
        }
        if (results->card.is_open) {
            word_card_close(&results->card);
            if (desk->stage.ui.focus >= RESULTS_ID_CARD) { /* not if a mouse has opened it */
                desk->stage.ui.focus = RESULTS_ID_LIST;
            }
            return true;
        }
        if (!results->find.text[0] && results->through < 0 && results->selected < 0 &&
            !results->has_more) {
            go_back(results, desk);
            return true;
        }
        if (!results->find.text[0] && results->through < 0 && results->selected < 0) {
            results->has_more = false;
        }
        field_set(&results->find, "");
        results->through = -1;
        list_changed(results);
        return true;
    case KEY_ENTER:
        if (results->find.text[0]) {
            return true; /* who looks for a word, or was typing one when time was up, stays here */
        }
        if (results->is_past) {
            go_back(results, desk);
        } else {
            go_on(desk);
        }
        return true;
    case KEY_UP:
    case KEY_DOWN:
    case KEY_LEFT:
    case KEY_RIGHT:
        return choose_by_key(results, desk, input->key);
    default:
        return false;
    }
}

/* Scrolls the list under the pointer, or else the first one. */
static bool turn_wheel(struct results *results, const struct desk *desk, const struct input *input)
{
    word_card_close(&results->card);
    int under = results_pane_at(results, desk->stage.pointer_x, desk->stage.pointer_y);
    bool is_moved = (under >= 0 || !layout_is_phone(&desk->stage.layout)) &&
                    scroll_input(&results->panes[int_max(under, 0)].scroll, input,
                                 layout_px(&desk->stage.layout, 64));
    point(results, desk);
    return is_moved;
}

static bool results_input(void *self, struct desk *desk, const struct input *input)
{
    struct results *results = self;
    if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT ||
        input->kind == INPUT_PAD) {
        results_end_show(results, desk);
    }
    struct field_look look = results_find_look(results);
    if (results->pane_count == 1 && /* otherwise there is no field */
        field_pointer(&results->find, &desk->stage.ui, results->at.field, &look, input) !=
            FIELD_IGNORED) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
        return press_at(results, desk, input);
    case INPUT_MOVE:
        return move_to(results, desk, input);
    case INPUT_RELEASE:
        for (int i = 0; i < PANES_MAX; i++) {
            results->panes[i].scroll.dragging = false;
        }
        return false;
    case INPUT_LEAVE:
        results->pointed = -1;
        return true;
    case INPUT_WHEEL:
        return turn_wheel(results, desk, input);
    case INPUT_KEY:
        return key_input(results, desk, input);
    case INPUT_TEXT:
    case INPUT_PASTE:
        (void)edit_find(results, desk, input);
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
        drags = drags || results->panes[i].scroll.dragging;
    }
    return drags;
}

/* How high its page is on a phone. */
static int results_phone_height(const void *self, const struct desk *desk)
{
    (void)self;
    return RESULTS_PHONE_HEIGHT - (desk->table.round && results_have_score(desk) ? 0 : 418);
}

const struct screen_class screen_results = {
    .name = "results",
    .state_size = sizeof(struct results),
    .open = results_open,
    .close = results_close,
    .phone_height = results_phone_height,
    .input = results_input,
    .holds = results_holds,
    .press = results_press,
    .advance = results_advance,
    .draw = results_draw,
    .wait_ms = results_wait_ms,
    .hear = results_hear,
    .deinit = results_deinit,
};

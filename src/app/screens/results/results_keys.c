/* SPDX-License-Identifier: MIT */
/*
 * Keyboard control of the results: arrows choose a word of a list or a die of the board. Leaves
 * search by letters and scrolling by pages to screen_results.c.
 */
#include "focus.h"
#include "results_draw.h"

/* A pass over the list that looks for the place to move to. */
struct list_walk {
    const struct results *results;
    int pane;
    int dx, dy;       /* both 0: to the first visible word */
    struct rect from; /* the place of the chosen word */
    bool from_known;
    long best;
    struct rect best_rect;
    long long least; /* its distance */
};

static bool find_from(void *context, const struct result_place *place)
{
    struct list_walk *walk = context;
    if (place->kind != PLACE_WORD || (long)place->index != walk->results->selected) {
        return true;
    }
    walk->from = place->rect;
    walk->from_known = true;
    return false;
}

/* Returns how far a place is in the direction of movement; -1 if it is not in that direction. */
static long long distance(const struct list_walk *walk, struct rect to)
{
    if (walk->dx) {
        return to.y == walk->from.y ? (long)walk->dx * (to.x - walk->from.x) : -1;
    }
    if (walk->dy) {
        long long down = (long long)walk->dy * (to.y - walk->from.y);
        long long beside = to.x < walk->from.x ? walk->from.x - to.x : to.x - walk->from.x;
        return down > 0 ? down * 10000 + beside : -1;
    }
    return to.y >= walk->results->scrolls[walk->pane].at ? 1 + (long long)to.y * 10000 + to.x : -1;
}

static bool try_place(void *context, const struct result_place *place)
{
    struct list_walk *walk = context;
    if (place->kind != PLACE_WORD) {
        return true;
    }
    long long far = distance(walk, place->rect);
    if (far > 0 && (walk->best < 0 || far < walk->least)) {
        walk->best = (long)place->index;
        walk->best_rect = place->rect;
        walk->least = far;
    }
    return true;
}

/* Scrolls just enough to show a place of the list and the heading above it. */
static void bring_into_view(struct results *results, struct desk *desk, int pane, struct rect place)
{
    int head = layout_px(&desk->stage.layout, 30);
    results_scroll_to(results, desk, pane,
                      scroll_showing(&results->scrolls[pane], place.y - head, place.y + place.h));
}

/* Chooses the next word in a direction; returns false at the end of the list. */
static bool walk_list(struct results *results, struct desk *desk, int pane, int dx, int dy)
{
    struct rect area = results_words_area(desk, pane);
    struct list_walk walk = {.results = results, .pane = pane, .best = -1};
    (void)results_layout_list(results, desk, &desk->stage.ui, pane, area.w, find_from, &walk);
    if (walk.from_known) {
        walk.dx = dx;
        walk.dy = dy;
    }
    (void)results_layout_list(results, desk, &desk->stage.ui, pane, area.w, try_place, &walk);
    if (walk.best < 0) {
        return false;
    }
    results->selected = walk.best;
    bring_into_view(results, desk, pane, walk.best_rect);
    results->pointed = -1; /* the keyboard is in use */
    return true;
}

static bool on_list(struct results *results, struct desk *desk, int pane, enum key key)
{
    int dx, dy;
    if (focus_is_arrow(key)) {
        focus_step(key, &dx, &dy);
        return walk_list(results, desk, pane, dx, dy);
    }
    if (key == KEY_ENTER || key == KEY_SPACE) {
        if (results->selected < 0) {
            (void)walk_list(results, desk, pane, 0, 0);
        }
        return true; /* the word is already chosen */
    }
    return false;
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
        results_filter_die(results, results->cursor.cell);
        return true;
    }
    return false;
}

static bool is_list(const struct hot *hot)
{
    return hot && hot->id >= RESULTS_ID_LIST && hot->id < RESULTS_ID_LIST + PANES_MAX;
}

int results_pane_of_focus(const struct desk *desk)
{
    const struct hot *hot = focus_hot(&desk->stage.ui);
    return is_list(hot) ? hot->id - RESULTS_ID_LIST : 0;
}

bool results_key(struct results *results, struct desk *desk, enum key key)
{
    const struct hot *hot = focus_hot(&desk->stage.ui);
    if (hot && hot->id == RESULTS_ID_BOARD) {
        return on_board(results, key);
    }
    if (is_list(hot)) {
        return on_list(results, desk, hot->id - RESULTS_ID_LIST, key);
    }
    if (hot || !focus_is_arrow(key) || !walk_list(results, desk, 0, 0, 0)) {
        return false;
    }
    desk->stage.ui.focus = RESULTS_ID_LIST;
    return true;
}

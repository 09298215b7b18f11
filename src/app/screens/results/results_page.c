/* SPDX-License-Identifier: MIT */
/*
 * The page of the results: where everything is, and its board. Leaves what is on it to the files
 * of its parts.
 */
#include "board_words.h"
#include "play.h"
#include "results.h"

/* The results are centred in a window that is wider than this. */
#define MEASURE  1600
#define HEAD_GAP 24

#define BOARD_SHARE 32 /* percent of the width */
#define DETAIL      104

#define JUMP_MS       420 /* one die's jump */
#define JUMP_PITCH_MS 70  /* from one die to the next */

/* Lays out the button that leads back, headline and sentence at the top of `rest`. */
static void lay_headline(const struct layout *layout, struct results_places *at, struct rect *rest,
                         bool is_large)
{
    struct rect row = rect_cut_top(rest, is_large ? 62 : LAYOUT_BUTTON);
    struct rect back = rect_cut_left(&row, LAYOUT_BUTTON);
    back.h = row.h = LAYOUT_BUTTON; /* what hangs below the line has room, too */
    (void)rect_cut_left(&row, 16);
    struct rect below = rect_slice_top(rest, 38, 8);
    (void)rect_cut_left(&below, LAYOUT_BUTTON + 16);
    at->title_size = is_large ? 64 : 40;
    at->back = layout_to_px(layout, back);
    at->headline = layout_to_px(layout, row);
    at->sentence = layout_to_px(layout, below);
}

/* Lays out what is above the board and the lists: what was found beside the scores. */
static void lay_head(const struct layout *layout, struct results_places *at, struct rect *rest,
                     bool has_score)
{
    if (!has_score) {
        lay_headline(layout, at, rest, false);
        (void)rect_cut_top(rest, 12);
        return;
    }
    struct rect head = rect_slice_top(rest, 212, 16);
    struct rect left = rect_column(head, HEAD_GAP, 2, 0);
    struct rect right = rect_column(head, HEAD_GAP, 2, 1);
    lay_headline(layout, at, &left, true);
    struct rect cards = rect_cut_top(&left, 104);
    at->best = layout_to_px(layout, rect_column(cards, 12, 2, 0));
    at->near = layout_to_px(layout, rect_column(cards, 12, 2, 1));
    at->scores = layout_to_px(layout, rect_slice_top(&right, 164, 12));
    at->chips = layout_to_px(layout, rect_slice_top(&right, 36, 14));
}

/* The board stands beside the lists. */
static struct results_places lay_wide(const struct layout *layout, bool has_score)
{
    struct results_places at = {0};
    struct rect rest = layout_window(layout);
    rest = rect_middle(rest, int_min(rest.w, MEASURE), rest.h);
    (void)rect_cut_left(&rest, LAYOUT_MARGIN);
    (void)rect_cut_right(&rest, LAYOUT_MARGIN);
    (void)rect_cut_top(&rest, 24);
    (void)rect_cut_bottom(&rest, LAYOUT_MARGIN);
    lay_head(layout, &at, &rest, has_score);
    int side = int_min(rest.h - LAYOUT_TRAY_EDGE - 14 - DETAIL, rest.w * BOARD_SHARE / 100);
    struct rect left = rect_slice_left(&rest, int_max(side, 290), 28);
    struct rect board = rect_slice_top(&left, side + LAYOUT_TRAY_EDGE, 14);
    at.board = layout_to_px(layout, rect_middle(board, side, board.h));
    at.detail = layout_to_px(layout, left);
    at.foot = layout_to_px(layout, rect_slice_bottom(&rest, LAYOUT_BUTTON, 16));
    struct rect row = rect_slice_top(&rest, 52, 16);
    at.field = layout_to_px(layout, rect_slice_right(&row, int_min(row.w * 33 / 100, 264), 16));
    at.filters = layout_to_px(layout, row);
    at.list = layout_to_px(layout, rest);
    return at;
}

#define HEAD_UNITS  358 /* of a column, above its board */
#define SCORE_UNITS 434 /* more, if there is a score */
#define WORDS_LEAST 560 /* for board and words, which fill a window, below one another */
#define PAIR_LEAST  360 /* the same beside one another */
#define PAIR_WIDTH  620 /* from this width of a column on they are that */

#define PAIR_MOST 960 /* and no wider than this */

static bool is_pair(const struct layout *layout)
{
    return layout_units(layout, layout->width) >= PAIR_WIDTH;
}

/* Returns how high the end of a column is, which has board and words in one window, units. */
static int words_units(const struct layout *layout)
{
    return int_max(layout_units(layout, layout->view), is_pair(layout) ? PAIR_LEAST : WORDS_LEAST);
}

/* Lays out board, meaning and words so that they are seen together: the list scrolls below the
 * board. */
static void lay_words(const struct layout *layout, struct results_places *at, struct rect rest)
{
    int detail = layout_clamped(words_units(layout) * 19 / 100, 124, 160);
    int side = layout_clamped(words_units(layout) * 36 / 100, 200, 340);
    (void)rect_cut_top(&rest, 10);
    (void)rect_cut_bottom(&rest, 10);
    if (is_pair(layout)) { /* they have all of the width */
        int width = layout_units(layout, layout->width);
        rest.w = int_min(width - 2 * LAYOUT_PHONE_MARGIN, PAIR_MOST);
        rest.x = (width - rest.w) / 2;
    }
    struct rect words = rest;
    if (is_pair(layout)) {
        side = int_min(rest.h - LAYOUT_TRAY_EDGE - 8 - detail, rest.w * 36 / 100);
        rest = rect_slice_left(&words, rest.w * 36 / 100, 16);
    }
    side = int_min(rest.w, side);
    struct rect board = rect_slice_top(&rest, side + LAYOUT_TRAY_EDGE, 8);
    at->board = layout_to_px(layout, rect_middle(board, side, board.h));
    if (is_pair(layout)) {
        at->detail = layout_to_px(layout, rest);
    } else {
        at->detail = layout_to_px(layout, rect_slice_top(&rest, detail, 8));
        words = rest;
    }
    at->filters = layout_to_px(layout, rect_slice_top(&words, 54, 8));
    at->list = layout_to_px(layout, words);
}

/* Everything below one another; what a round comes down to, and the next one, on top. */
static struct results_places lay_column(const struct layout *layout, bool has_score, int more)
{
    struct results_places at = {.title_size = 36};
    struct rect rest = layout_window(layout);
    at.units = rest.h = HEAD_UNITS + (has_score ? SCORE_UNITS : 0) + more * FINDINGS_LINE_PITCH +
                        words_units(layout);
    at.pinned = int_max(layout_px(layout, rest.h) - layout->view, 0);
    (void)rect_cut_left(&rest, LAYOUT_PHONE_MARGIN);
    (void)rect_cut_right(&rest, LAYOUT_PHONE_MARGIN);
    (void)rect_cut_top(&rest, 14);
    struct rect row = rect_slice_top(&rest, 60, 4);
    struct rect back = rect_cut_left(&row, 48);
    back.h = back.w;
    at.back = layout_to_px(layout, back);
    (void)rect_cut_left(&row, 12);
    row.h = back.h;
    at.headline = layout_to_px(layout, row);
    at.sentence = layout_to_px(layout, rect_slice_top(&rest, 48, 8));
    if (has_score) {
        at.scores = layout_to_px(layout, rect_slice_top(&rest, 128, 14));
    }
    at.again = layout_to_px(layout, rect_slice_top(&rest, 58, 14));
    at.foot = layout_to_px(layout, rect_slice_top(&rest, 48, 8));
    at.about = layout_to_px(layout, rect_slice_top(&rest, 38, 10));
    if (has_score) {
        at.chips = layout_to_px(layout, rect_slice_top(&rest, LAYOUT_FINGER, 12));
        at.more = layout_to_px(layout, rect_cut_top(&rest, more * FINDINGS_LINE_PITCH));
        at.best = layout_to_px(layout, rect_slice_top(&rest, 104, 12));
        at.near = layout_to_px(layout, rect_slice_top(&rest, 104, 16));
    }
    at.field = layout_to_px(layout, rect_slice_top(&rest, 48, 0));
    (void)rect_cut_top(&rest, int_max(rest.h - words_units(layout), 0));
    lay_words(layout, &at, rest);
    return at;
}

struct results_places results_lay_out(const struct layout *layout, bool has_score, int more)
{
    return layout->shape == LAYOUT_WIDE ? lay_wide(layout, has_score)
                                        : lay_column(layout, has_score, more);
}

static bool is_one_page(const struct layout *layout)
{
    return layout->shape == LAYOUT_COLUMN;
}

/* Returns how much of the longest list is below its area, px. */
static int list_below(const struct results *results)
{
    int below = 0;
    for (int i = 0; i < results->found.pane_count; i++) {
        const struct pane *pane = &results->found.panes[i];
        below = int_max(below, pane->is_strip ? 0 : pane->scroll.max);
    }
    return below;
}

/* Returns how many news are shown besides the chips. */
static int more_count(const struct results *results)
{
    return results->has_more ? results->verdict.news_count - results->chip_count : 0;
}

int results_page_units(const void *self, const struct game *game)
{
    const struct results *results = self;
    const struct layout *window = &game->stage.window;
    int below = is_one_page(window) ? list_below(results) : 0;
    return results_lay_out(window, results->verdict.has_score, more_count(results)).units +
           layout_units(window, below + window->milli / 500);
}

/* Moves board and words down as far as the page is scrolled below them, and the lists up, each to
 * its end at most. */
static void pin_words(struct results *results, const struct game *game, const struct ui *ui)
{
    struct results_places *at = &results->at;
    int down =
        layout_clamped(game->stage.pages[SCREEN_RESULTS].at - at->pinned, 0, list_below(results));
    at->is_one_page = is_one_page(ui->layout);
    results->found.has_bars = !at->is_one_page;
    if (at->is_one_page) {
        for (int i = 0; i < results->found.pane_count; i++) {
            struct pane *pane = &results->found.panes[i];
            scroll_to(&pane->scroll, pane->is_strip ? 0 : down);
        }
        at->board.y += down;
        at->detail.y += down;
        at->filters.y += down;
        at->list.y += down;
    }
}

/* --- drawing --- */

long results_shown_word(const struct results *results)
{
    const struct findings *found = &results->found;
    return found->pointed >= 0                                    ? found->pointed
           : found->selected >= 0                                 ? found->selected
           : findings_is_searching(found) || results->is_counting ? -1
                                                                  : results->verdict.opening;
}

/* Poses the dice while they jump. */
static void pose_dice(const struct results *results, struct tile_pose poses[BOARD_CELLS_MAX])
{
    const struct board_view *view = &results->view;
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect tile = board_view_tile(view, cell);
        int along = (tile.x - view->left + tile.y - view->top) / (view->tile + view->gap);
        long since = results->moment.jump_ms - (long)along * JUMP_PITCH_MS;
        if (since > 0 && since < JUMP_MS) {
            poses[cell].dy = -(int)(since * (JUMP_MS - since) * view->tile / JUMP_MS / JUMP_MS);
            poses[cell].style = poses[cell].style == TILE_PLAIN ? TILE_YOU : poses[cell].style;
        }
    }
}

static void draw_board(struct results *results, const struct game *game, struct ui *ui)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path path = {0};
    long word = results_shown_word(results);
    enum tile_style style = TILE_RIVAL;
    int cells = board_cell_count(&game->session.board);
    if (word >= 0) {
        findings_path(&results->found, (size_t)word, &path);
        style = findings_style(&results->found.words[word]);
        for (int i = 0; i < cells; i++) {
            poses[i].style = TILE_FADED;
        }
    }
    if (findings_die(&results->found) >= 0) {
        poses[findings_die(&results->found)].outlined = true;
    }
    board_view_layout(&results->view, &game->session.board, game->session.notes.quarter_turns,
                      results->at.board);
    pose_dice(results, poses);
    board_view_draw(ui, &results->view, &path, style, poses);
    results->cursor.cell %= cells;
    trace_cursor_settle(&results->cursor, &results->view);
    board_words_place_keys(ui, RESULTS_ID_BOARD, &results->view, results->cursor.cell);
}

/* Draws the card of the selected word where that is in view. */
static void draw_card(struct results *results, const struct game *game, struct ui *ui)
{
    if (!results->card.is_open || results->found.selected < 0) {
        return;
    }
    const struct found_word *word = &results->found.words[results->found.selected];
    struct word_card_look look = {
        .anchor = findings_word_rect(&results->found, (size_t)results->found.selected),
        .style = findings_style(word),
        .points = word->points,
        .face = results->verdict.level,
    };
    look.has_face = results->verdict.has_card_face && look.style == TILE_RIVAL;
    if (look.anchor.h > 0) {
        word_card_draw(&results->card, game, ui, RESULTS_ID_CARD, &look);
    }
}

void results_draw(void *self, const struct game *game, struct ui *ui)
{
    struct results *results = self;
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(game, theme);
    ui->theme = &of_round;
    int more = more_count(results);
    results->moment = results_moment(results);
    results->at = results_lay_out(ui->layout, results->verdict.has_score, more);
    pin_words(results, game, ui);
    results_draw_head(results, ui);
    if (results->verdict.has_score && !results->is_counting) {
        results_draw_chips(results, ui);
    }
    draw_board(results, game, ui);
    results_draw_advice(results, game, ui);
    results->found.lines = &results->verdict.lines[results->chip_count];
    results->found.line_count = more;
    results->found.lines_at = results->at.more;
    findings_draw(&results->found, game, ui, results->at.filters, results->at.field,
                  results->at.list);
    results_draw_next(results, ui);
    draw_card(results, game, ui);
    results_draw_feast(results, game, ui);
    ui->theme = theme;
}

/* SPDX-License-Identifier: MIT */
/*
 * Draws what surrounds the lists of the results: score and verdict, board, buttons. Leaves the
 * lists to results_panes.c.
 */
#include "results_draw.h"
#include "phrase.h"

/* --- score and verdict --- */

#define STAR_SIZE  40
#define STAR_PITCH 44

static void draw_stars(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect row, int left)
{
    if (desk->table.honours.par == 0) {
        return;
    }
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        ui_star(ui, left + ui_px(ui, STAR_SIZE / 2 + i * STAR_PITCH), row.y + row.h / 2, STAR_SIZE,
                results_star_milli(results, desk, i));
    }
}

/* Draws a friend's score at the right end of the row, if it fits beside the player's, with the name
 * if that fits, too. The sentence below has both scores in any case. */
static void draw_friends_score(const struct desk *desk, struct ui *ui, struct rect row)
{
    struct text_style figure = {.size = 54,
                                .weight = WEIGHT_900,
                                .color = ui->theme->rival_text,
                                .align = ALIGN_END,
                                .tabular = true};
    struct text_style name = {
        .size = 18, .weight = WEIGHT_800, .color = ui->theme->rival_text, .align = ALIGN_END};
    char text[PHRASE_MAX];
    int middle = row.y + row.h / 2;
    int width = ui_text_width(ui, &figure,
                              phrase_number(text, round_score(desk->table.round, SIDE_COMPUTER)));
    if (width > row.w) {
        return;
    }
    ui_text(ui, row.x + row.w, middle, &figure, text);
    int room = row.w - width - ui_px(ui, 10);
    if (room >= ui_px(ui, 40)) {
        ui_text_fit(ui, row.x + room, middle + ui_px(ui, 10), room, &name, results_rival(desk));
    }
}

/* The player's own score comes first. */
static void draw_score(const struct results *results, const struct desk *desk, struct ui *ui,
                       const struct results_layout *at)
{
    struct text_style figure = {
        .size = 54, .weight = WEIGHT_900, .color = ui->theme->you_text, .tabular = true};
    struct text_style unit = {.size = 18, .weight = WEIGHT_700, .color = ui->theme->dim};
    struct text_style best = {.size = 18, .weight = WEIGHT_800, .color = ui->theme->text};
    char text[PHRASE_MAX];
    char points[PHRASE_MAX];
    struct rect row = at->score;
    long score = round_score(desk->table.round, SIDE_PLAYER);
    phrase_number(text, score);
    row.w = ui_text_width(ui, &figure, text);
    ui_text(ui, row.x, row.y + row.h / 2, &figure, text);
    results_draw_shimmer(results, desk, ui, row, &figure, text);
    int right = row.x + row.w;
    if (desk->table.honours.par > 0) {
        draw_stars(results, desk, ui, row, right + ui_px(ui, 22));
        right += ui_px(ui, 22 + PAR_STARS_MAX * STAR_PITCH);
    } else {
        const char *word = phrase_without(phrase_points(points, score), text);
        right += ui_px(ui, 10);
        right += ui_text_fit(ui, right, row.y + row.h / 2 + ui_px(ui, 10),
                             at->score.x + at->score.w - right, &unit, word);
    }
    if (desk->table.match.level == RIVAL_FRIEND && results_have_rival(desk)) {
        row.x = right + ui_px(ui, 16);
        row.w = at->score.x + at->score.w - row.x;
        draw_friends_score(desk, ui, row);
    }
    if (results->news_count > 0) {
        ui_text_lines(ui, at->best.x, at->best.y + at->best.h / 2, at->best.w, ui_px(ui, 32), &best,
                      results->news[0].text);
    }
}

static void draw_verdict(const struct results *results, const struct desk *desk, struct ui *ui,
                         const struct results_layout *at)
{
    bool leads = results_have_score(desk);
    struct rect head = leads ? at->headline : at->score;
    struct rect below = at->sentence;
    struct text_style title = {
        .size = leads ? 23 : 40, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style text = {
        .size = leads ? 16 : 18, .weight = WEIGHT_600, .color = ui->theme->dim};
    char line[320];
    results_write_headline(desk, line, sizeof line);
    if (!leads) {
        bool is_long = ui_text_width(ui, &title, line) * 3 / 4 > head.w;
        head.y += ui_px(ui, 6);
        head.h = is_long ? ui_px(ui, 90) : head.h;
        below.y = head.y + head.h + ui_px(ui, 6);
        below.h = at->sentence.y + at->sentence.h - below.y;
    }
    ui_text_lines(ui, head.x, head.y + head.h / 2, head.w, head.h + ui_px(ui, leads ? 8 : 0),
                  &title, line);
    results_write_sentence(results, desk, line, sizeof line);
    while (text.size > 13 && ui_wrap_height(ui, below.w, &text, line) > below.h) {
        text.size--; /* long with hints; a small window has little room */
    }
    ui_text_wrap(ui, below, &text, line);
}

/* --- board --- */

static void draw_board(struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path path = {0};
    long word = results_shown_word(results);
    enum tile_style style = TILE_RIVAL;
    if (word >= 0) {
        results_path(results, (size_t)word, &path);
        style = results_style(&results->words[word]);
        for (int i = 0; i < board_cell_count(&desk->table.board); i++) {
            poses[i].style = TILE_FADED;
        }
    }
    if (results->through >= 0) {
        poses[results->through].outlined = true;
    }
    board_view_layout(&results->view, &desk->table.board, desk->table.quarter_turns, area);
    results_pose_dice(results, &results->view, poses);
    board_view_draw(ui, &results->view, &path, style, poses);
    const struct board_view *view = &results->view;
    results->cursor.cell %= board_cell_count(&desk->table.board);
    trace_cursor_settle(&results->cursor, view);
    ui_keyboard_area(ui, RESULTS_ID_BOARD, board_view_tile(view, results->cursor.cell));
}

/* --- the buttons below --- */

/* After a fresh round: another round, home, statistics if there is room. The first lies at the left
 * end, away from where "I'm done" and "Skip" were pressed. */
static void draw_ways_on(const struct desk *desk, struct ui *ui, struct rect row)
{
    const struct button_look home = {.kind = BUTTON_PLAIN, .label = tr("Home")};
    const struct button_look figures = {.kind = BUTTON_PLAIN, .label = tr("Statistics")};
    struct button_look again = {.kind = BUTTON_PRIMARY,
                                .label = desk->table.solve_only       ? tr("Another board")
                                         : results_are_practice(desk) ? tr("Practise on")
                                                                      : tr("Play again")};
    int gap = ui_px(ui, 16);
    int home_width = int_min(ui_px(ui, 180), row.w / 3);
    int again_width = int_min(ui_px(ui, 240), row.w / 2);
    int room = row.w - home_width - again_width - 2 * gap;
    struct rect part = {row.x, row.y, again_width, row.h};
    ui_button(ui, RESULTS_ID_AGAIN, part, &again);
    part.x += part.w + gap;
    part.w = home_width;
    ui_button(ui, RESULTS_ID_HOME, part, &home);
    part.x += part.w + gap;
    if (room >= ui_px(ui, 120)) {
        part.w = int_min(room, ui_px(ui, 180));
        ui_button(ui, RESULTS_ID_STATISTICS, part, &figures);
    } else if (room >= row.h) {
        part.w = row.h;
        ui_icon_button(ui, RESULTS_ID_STATISTICS, part, ICON_CHART_COLUMN);
    }
}

/* Returns whether the round can be sent to a friend. */
static bool has_challenge(const struct desk *desk)
{
    return results_have_score(desk);
}

/* Draws same board, copy and challenge; if space is short, copy becomes an icon. */
static void draw_board_buttons(const struct desk *desk, struct ui *ui, struct rect row)
{
    int gap = ui_px(ui, 12);
    bool is_answer = desk->table.notes.kind == ROUND_KIND_CHALLENGE;
    struct button_look same = {.kind = BUTTON_GHOST,
                               .label = desk->table.solve_only ? tr("Play it") : tr("Same board")};
    struct button_look copy = {.kind = BUTTON_GHOST, .label = tr("Copy result")};
    struct button_look challenge = {.kind = BUTTON_GHOST,
                                    .label = is_answer ? tr("Answer") : tr("Challenge")};
    if (!has_challenge(desk)) {
        ui_button(ui, RESULTS_ID_SAME, rect_column(row, ui_px(ui, 16), 2, 0), &same);
        ui_button(ui, RESULTS_ID_COPY, rect_column(row, ui_px(ui, 16), 2, 1), &copy);
        return;
    }
    struct rect parts[3];
    same.size = copy.size = challenge.size = 17;
    for (int i = 0; i < 3; i++) {
        parts[i] = rect_column(row, gap, 3, i);
    }
    if (row.w < ui_px(ui, 360)) {
        parts[0].w = parts[2].w = (row.w - row.h - 2 * gap) / 2;
        parts[1].x = row.x + parts[0].w + gap;
        parts[1].w = row.h;
        parts[2].x = row.x + row.w - parts[2].w;
        copy.label = NULL;
        copy.has_icon = true;
        copy.icon = ICON_COPY;
    }
    ui_button(ui, RESULTS_ID_SAME, parts[0], &same);
    ui_button(ui, RESULTS_ID_COPY, parts[1], &copy);
    ui_button(ui, RESULTS_ID_CHALLENGE, parts[2], &challenge);
    ui_tip(ui, RESULTS_ID_COPY, copy.label ? NULL : tr("Copy result"));
}

static void draw_buttons(const struct results *results, const struct desk *desk, struct ui *ui,
                         const struct results_layout *at)
{
    const struct button_look back = {
        .kind = BUTTON_PRIMARY, .label = tr("Back"), .has_icon = true, .icon = ICON_CHEVRON_LEFT};
    draw_board_buttons(desk, ui, at->left_buttons);
    if (results->is_past) {
        struct rect row = at->right_buttons;
        int width = int_min(ui_px(ui, 240), row.w / 2);
        ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x + row.w - width, row.y, width, row.h},
                  &back);
    } else {
        draw_ways_on(desk, ui, at->right_buttons);
    }
}

/* --- the page --- */

void results_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct results *results = self;
    struct results_layout at = results_layout(&desk->stage.layout);
    if (results_have_score(desk)) {
        draw_score(results, desk, ui, &at);
    }
    draw_verdict(results, desk, ui, &at);
    draw_board(results, desk, ui, at.board);
    results_draw_detail(results, desk, ui, at.detail);
    results_draw_panes(results, desk, ui);
    draw_buttons(results, desk, ui, &at);
    results_draw_feast(results, desk, ui);
}

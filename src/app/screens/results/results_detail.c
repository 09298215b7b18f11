/* SPDX-License-Identifier: MIT */
/*
 * The panel below the board: the word pointed at with its meaning, or the board itself. Leaves
 * explanations to explain.c.
 */
#include "results_draw.h"

#include "date.h"
#include "explain.h"
#include "phrase.h"

#include <stdio.h>
#include <string.h>

/* Formats who found a word. */
static void write_finder(const struct desk *desk, const struct result_word *word, char *text,
                         size_t size)
{
    const struct table *table = &desk->table;
    bool is_two = results_are_two(desk);
    bool is_friend = table->match.level == RIVAL_FRIEND && !is_two;
    if (results_is_shared(word) && is_two) {
        (void)snprintf(text, size, "%s", tr("found by both of you"));
    } else if (results_is_shared(word) && is_friend) {
        (void)snprintf(text, size, tr("found by you and %s"), results_rival(desk));
    } else if (results_is_shared(word)) {
        (void)snprintf(text, size, "%s", tr("found by you and the computer"));
    } else if (results_has(word, SIDE_SECOND) || (results_has(word, SIDE_PLAYER) && is_two)) {
        enum side side = results_has(word, SIDE_SECOND) ? SIDE_SECOND : SIDE_PLAYER;
        (void)snprintf(text, size, tr("found by %s"), table_name_of(table, side));
    } else if (results_has(word, SIDE_PLAYER)) {
        (void)snprintf(text, size, "%s", tr("found by you"));
    } else if (results_has(word, SIDE_COMPUTER) && is_friend) {
        (void)snprintf(text, size, tr("found by %s"), results_rival(desk));
    } else if (results_has(word, SIDE_COMPUTER)) {
        (void)snprintf(text, size, "%s", tr("found by the computer"));
    } else {
        (void)snprintf(text, size, "%s", tr("missed"));
    }
}

static void draw_word_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                             struct rect inner, size_t index)
{
    const struct theme *theme = ui->theme;
    const struct color colors[] = {
        [TILE_PLAIN] = theme->text,
        [TILE_YOU] = theme->you_text,
        [TILE_RIVAL] = theme->rival_text,
        [TILE_SECOND] = theme->second_text,
    };
    struct text_style word = {
        .size = 24, .weight = WEIGHT_900, .color = colors[results_style(&results->words[index])]};
    struct text_style about = {.size = 15, .weight = WEIGHT_600, .color = theme->dim};
    struct text_style gloss = {.size = 16, .weight = WEIGHT_600, .color = theme->text};
    char finder[STORE_NAME_MAX + 32];
    char letters[WORD_TEXT_MAX];
    char points[PHRASE_MAX];
    char line[EXPLAIN_TEXT_MAX];
    results_word(results, index, letters);
    phrase_points(points, results_points(results, index));
    write_finder(desk, &results->words[index], finder, sizeof finder);
    (void)snprintf(line, sizeof line, desk->table.solve_only ? "%s" : "%s · %s", points, finder);
    int y = inner.y + ui_px(ui, 12);
    int taken = ui_text_fit(ui, inner.x, y, inner.w, &word, letters) + ui_px(ui, 8);
    bool is_beside = taken + ui_text_width(ui, &about, line) <= inner.w;
    bool is_long = !is_beside && ui_text_width(ui, &about, line) * 3 / 4 > inner.w;
    int head = ui_px(ui, is_beside ? 28 : is_long ? 58 : 47);
    if (is_beside) {
        ui_text(ui, inner.x + taken, y + ui_px(ui, 2), &about, line);
    } else {
        ui_text_lines(ui, inner.x, y + ui_px(ui, is_long ? 29 : 23), inner.w, ui_px(ui, 34), &about,
                      line);
    }
    struct rect below = {inner.x, inner.y + head, inner.w, inner.h - head};
    (void)explain_word(&desk->explain, desk->table.lexicon, results_text(results, index), line,
                       sizeof line);
    ui_text_wrap(ui, below, &gloss, line);
}

/* Formats when a past round was played, or how rich the board is; "" if neither applies. */
static void write_about(const struct results *results, const struct desk *desk, char *text,
                        size_t size)
{
    text[0] = '\0';
    if (results->is_past) {
        char date[DATE_TEXT_MAX];
        struct app_date today = calendar_today(&desk->calendar);
        struct app_date day = calendar_day_of(&desk->calendar, desk->table.notes.ended_unix_s);
        (void)snprintf(text, size, tr("Played %s"), date_text(&day, &today, date));
    } else if (results->level != RICHNESS_LEVEL_NONE) {
        (void)snprintf(text, size,
                       results->level > 0 ? tr("Richer than %d %% of boards")
                                          : tr("One of the leanest boards"),
                       results->level);
    }
}

/* Writes as many news items as fit whole; if none does, `text` is unchanged. */
static void write_news(const struct results *results, char *text, size_t size)
{
    size_t used = 0;
    for (int i = 0; i < results->news_count; i++) {
        const char *before = i > 0 ? " · " : "";
        size_t length = strlen(before) + strlen(results->news[i].text);
        if (length >= size - used) {
            break;
        }
        (void)snprintf(text + used, size - used, "%s%s", before, results->news[i].text);
        used += length;
    }
}

/* Draws a hint when no word is pointed at and, at the bottom, what the board is. A code is never
 * cut: if both do not fit on a line, the other text goes before the hint. */
static void draw_board_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                              struct rect inner)
{
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct text_style small = {.size = 16, .weight = WEIGHT_700, .color = ui->theme->dim};
    char about[64];
    char code[64] = "";
    char foot[sizeof about + sizeof code + 8];
    char hint[sizeof about + 200];
    write_about(results, desk, about, sizeof about);
    if (desk->table.code[0]) {
        (void)snprintf(code, sizeof code, tr("Board %s"), desk->table.code);
    }
    (void)snprintf(foot, sizeof foot, "%s%s%s", about, *about && *code ? " · " : "", code);
    (void)snprintf(hint, sizeof hint, "%s",
                   tr("Point at a word to see its path. Click a die for the words through it."));
    if (results_are_two(desk) && results->news_count > 0) { /* news has no other place here */
        write_news(results, hint, sizeof hint);
        about[0] = '\0';
    }
    bool has_foot = foot[0] && inner.h >= ui_px(ui, 76);
    if (!has_foot || ui_text_width(ui, &small, foot) > inner.w) {
        (void)snprintf(foot, sizeof foot, "%s", code);
        if (about[0]) {
            (void)snprintf(hint, sizeof hint, tr("%s. Point at a word to see its path."), about);
        }
    }
    struct rect upper = inner;
    if (has_foot) {
        upper.h -= ui_px(ui, 26);
        ui_text_lines(ui, inner.x, inner.y + inner.h - ui_px(ui, 8), inner.w, ui_px(ui, 34), &small,
                      foot);
    }
    ui_text_wrap(ui, upper, &dim, hint);
}

void results_draw_detail(struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_panel(ui, area);
    struct rect inner = rect_inset(area, ui_px(ui, 20));
    inner.y -= ui_px(ui, 4);
    inner.h += ui_px(ui, 8);
    long word = results_shown_word(results);
    if (word >= 0) {
        draw_word_detail(results, desk, ui, inner, (size_t)word);
    } else if (results->find.text[0] && results_pane_count(desk) > 1) { /* no field shows it */
        char line[FIND_TEXT_MAX + 64];
        (void)snprintf(line, sizeof line, tr("Words with %.24s"), results->find.text);
        ui_text_wrap(ui, inner, &dim, line);
    } else if (results->through >= 0) {
        char line[160];
        const struct board *board = &desk->table.board;
        (void)snprintf(line, sizeof line, tr("Words through this %s"),
                       alphabet_label(board->alphabet, board->faces[results->through]));
        ui_text_wrap(ui, inner, &dim, line);
    } else {
        draw_board_detail(results, desk, ui, inner);
    }
}

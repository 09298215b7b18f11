/* SPDX-License-Identifier: MIT */
/*
 * Lays out the results and draws the board, the panel below it and the buttons. Leaves what is
 * above to results_head.c and the lists to results_panes.c.
 */
#include "date.h"
#include "explain.h"
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "play.h"
#include "preferences.h"
#include "results.h"
#include "score_panel.h"

#include <stdio.h>
#include <string.h>

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
    results_pose_dice(results, desk, poses);
    board_view_draw(ui, &results->view, &path, style, poses);
    const struct board_view *view = &results->view;
    results->cursor.cell %= board_cell_count(&desk->table.board);
    trace_cursor_settle(&results->cursor, view);
    ui_keyboard_area(ui, RESULTS_ID_BOARD, board_view_tile(view, results->cursor.cell));
}

/* --- the panel below the board --- */

/* Lists who found a word. */
static void write_finders(const struct desk *desk, const struct result_word *word, char *text,
                          size_t size)
{
    size_t used = 0;
    (void)snprintf(text, size, "%s", tr("missed"));
    for (int i = 0; i < SIDE_COUNT; i++) {
        enum side side = score_panel_order[i];
        if (results_has(word, side) && used < size) {
            int length = snprintf(text + used, size - used, "%s%s", used ? ", " : "",
                                  table_name_of(&desk->table, side));
            used += length > 0 ? (size_t)length : 0;
        }
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
    struct text_style word = theme_sized(theme, TEXT_TITLE, 24);
    struct text_style about = theme_text(theme, TEXT_NOTE);
    struct text_style gloss = theme_sized(theme, TEXT_BODY, 16);
    char finders[2 * STORE_NAME_MAX + 32];
    char letters[WORD_TEXT_MAX];
    char points[PHRASE_MAX];
    char line[EXPLAIN_TEXT_MAX];
    word.color = colors[results_style(&results->words[index])];
    gloss.color = theme->text;
    results_word(results, index, letters);
    phrase_points(points, results_points(results, index));
    write_finders(desk, &results->words[index], finders, sizeof finders);
    (void)snprintf(line, sizeof line, desk->table.solve_only ? "%s" : "%s · %s", points, finders);
    if (results_is_own(results, index)) {
        size_t used = strlen(line);
        (void)snprintf(line + used, sizeof line - used, " · %s", tr("counts only for you"));
    }
    int y = inner.y + ui_px(ui, 12);
    int taken = ui_text_fit(ui, inner.x, y, inner.w, &word, letters) + ui_px(ui, 8);
    bool is_beside = taken + ui_text_width(ui, &about, line) <= inner.w;
    bool is_long = !is_beside && ui_text_width(ui, &about, line) > inner.w;
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

/* --- the coach --- */

#define FAMILY_SHOWN 3

/* Draws the words of the family in one line, as many as fit, those of the rival in its colour.
 * Returns whether there is one of the rival's. */
static bool draw_family(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect line, const struct text_style *style)
{
    const struct coach_family *family = &results->coaching.family;
    bool has_rivals = false;
    int x = line.x;
    for (int i = 0; i < family->listed && i < FAMILY_SHOWN; i++) {
        const char *word = solution_text(results->solution, family->words[i]);
        size_t letters = results->solution->words[family->words[i]].letters;
        char text[WORD_TEXT_MAX + 2];
        enum side side;
        bool is_rivals =
            round_has_word(desk->table.round, word, letters, &side, NULL) && side == SIDE_COMPUTER;
        struct text_style own =
            text_colored(*style, is_rivals ? ui->theme->rival_text : ui->theme->text);
        if (i > 0) {
            ui_text(ui, x, line.y, style, ", ");
            x += ui_text_width(ui, style, ", ");
        }
        table_word(&desk->table, text, WORD_TEXT_MAX, word);
        bool has_next = i + 1 < family->listed && i + 1 < FAMILY_SHOWN;
        int next = has_next ? ui_text_width(ui, style, ", MMMM") : 0;
        int width = ui_text_width(ui, &own, text);
        int room = line.x + line.w - x;
        x += ui_text_fit(ui, x, line.y, room, &own, text);
        has_rivals |= is_rivals;
        if (width + next > room) {
            break;
        }
    }
    return has_rivals;
}

/* Writes what the coach says first; the words or figures below it are drawn or written apart. */
static void write_advice(const struct results *results, const struct desk *desk,
                         char text[COACHING_TEXT_MAX + WORD_TEXT_MAX])
{
    const struct coaching *coaching = &results->coaching;
    char word[WORD_TEXT_MAX];
    if (coaching->habit.trait != COACH_NOTHING) {
        coaching_write_habit(desk, &coaching->habit, desk->table.quarter_turns, text);
        return;
    }
    const struct round_word *of = round_word(desk->table.round, SIDE_PLAYER, coaching->family.of);
    table_word(&desk->table, word, sizeof word, of->text);
    (void)snprintf(text, COACHING_TEXT_MAX + WORD_TEXT_MAX, tr("You saw %s but not its family:"),
                   word);
}

static bool is_advised(const struct results *results)
{
    const struct coaching *coaching = &results->coaching;
    return coaching->habit.trait != COACH_NOTHING || coaching->family.count > 0;
}

/* Returns whether a text has room without shrinking to what nobody can read. */
static bool is_readable_in(const struct ui *ui, struct rect area, const struct text_style *style,
                           const char *text)
{
    struct text_style least = *style;
    least.size = style->size * 4 / 5;
    return area.h >= ui_wrap_height(ui, area.w, &least, text);
}

/* Draws the sentence in `area`, with words or figures, and a note if there is room. */
static void draw_advice(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    const struct coaching *coaching = &results->coaching;
    struct text_style body = text_colored(theme_text(ui->theme, TEXT_BODY), ui->theme->text);
    struct text_style bold = theme_sized(ui->theme, TEXT_HEADING, 17);
    struct text_style note = theme_text(ui->theme, TEXT_NOTE);
    bool has_family = coaching->habit.trait == COACH_NOTHING && coaching->family.count > 0;
    char text[COACHING_TEXT_MAX + WORD_TEXT_MAX];
    char about[COACHING_TEXT_MAX];
    const struct honours *honours = &desk->table.honours;
    bool is_all = honours->common_words > 0 && honours->common_found == honours->common_words;
    (void)snprintf(about, sizeof about, "%s",
                   is_all ? tr("You have every common word")
                          : tr("Brighter: more words missed there."));
    int line = ui_px(ui, 22);
    if (is_advised(results)) {
        write_advice(results, desk, text);
        struct rect first = area;
        (void)rect_cut_bottom(&first, line);
        first.h = int_min(first.h, ui_wrap_height(ui, area.w, &body, text) + line);
        int used = ui_text_wrap(ui, first, &body, text);
        (void)rect_cut_top(&area, used + ui_px(ui, 2));
        struct rect second = rect_cut_top(&area, line);
        second.y += second.h / 2;
        if (has_family) {
            if (draw_family(results, desk, ui, second, &bold)) {
                (void)snprintf(about, sizeof about, "%s",
                               table_has_ghost(&desk->table) ? tr("Blue: found by the ghost.")
                                                             : tr("Lilac: found by your rival."));
            }
        } else {
            coaching_write_count(&coaching->habit, text);
            ui_text_fit(ui, second.x, second.y, second.w, &bold, text);
        }
        (void)rect_cut_top(&area, ui_px(ui, 4));
    }
    int high = int_min(area.h, ui_px(ui, 40));
    if (!is_advised(results)) {
        ui_text_lines(ui, area.x, area.y + area.h / 2, area.w, high, &note, about);
    } else if (is_readable_in(ui, area, &note, about)) {
        int wrapped = ui_wrap_height(ui, area.w, &note, about);
        struct rect last = rect_cut_bottom(&area, int_min(high, wrapped));
        ui_text_lines(ui, last.x, last.y + last.h / 2, last.w, high, &note, about);
    }
}

static void draw_coach(const struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct rect inner = rect_inset(area, ui_px(ui, 10));
    bool is_wide = inner.w >= 2 * inner.h;
    int side = is_wide ? inner.h : int_min(inner.w, inner.h - int_min(ui_px(ui, 108), inner.h / 2));
    char figures[TIP_TEXT_MAX];
    struct rect map =
        is_wide ? rect_cut_left(&inner, int_min(side, inner.w / 3)) : rect_cut_top(&inner, side);
    map = is_wide ? rect_middle(map, map.w, map.w) : (struct rect){map.x, map.y, side, side};
    coaching_draw_heat(&results->coaching, ui, map, desk->table.quarter_turns);
    (void)(is_wide ? rect_cut_left(&inner, ui_px(ui, 16)) : rect_cut_top(&inner, ui_px(ui, 10)));
    if (!is_wide && !is_advised(results)) {
        inner.h = int_min(inner.h, ui_px(ui, 40)); /* close below the map */
    }
    draw_advice(results, desk, ui, inner);
    ui_hot(ui, RESULTS_ID_COACH, area, true);
    coaching_write_figures(&results->coaching, figures, sizeof figures);
    ui_tip(ui, RESULTS_ID_COACH, figures);
}

/* Formats when a past round was played, or of which day a daily board was; after one that has just
 * ended, the terms of the next. */
static void write_about(const struct results *results, const struct desk *desk, char *text,
                        size_t size)
{
    text[0] = '\0';
    if (results->is_past) {
        char date[DATE_TEXT_MAX];
        struct app_date today = calendar_today(&desk->calendar);
        struct app_date day = daily_day_of(&desk->calendar, &desk->table.notes);
        date_text(&day, &today, date);
        if (desk->table.notes.kind == ROUND_KIND_DAILY) {
            (void)snprintf(text, size, "%s · %s", table_kind_title(ROUND_KIND_DAILY), date);
        } else {
            (void)snprintf(text, size, tr("Played %s"), date);
        }
    } else if (results_have_score(desk) && game_again_is_usual(desk)) {
        char terms[2 * PHRASE_MAX];
        preferences_write_terms(desk, terms, sizeof terms);
        (void)snprintf(text, size, tr("Next: %s"), terms);
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

/* Draws a hint when no word is asked for and, at the bottom, what the board is; only its code,
 * which is never cut, if there is no room for more. */
static void draw_board_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                              struct rect inner)
{
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    struct text_style small = theme_text(ui->theme, TEXT_LABEL);
    char about[NEWS_TEXT_MAX] = "";
    char code[64] = "";
    char foot[sizeof about + sizeof code + 8];
    char hint[264];
    long word = results_shown_word(results);
    (void)snprintf(hint, sizeof hint, "%s",
                   tr("Point at a word to see its path. Click a die for the words through it."));
    if (desk->table.code[0]) {
        (void)snprintf(code, sizeof code, tr("Board %s"), desk->table.code);
    }
    bool is_news = results_are_two(desk) && results->news_count > 0;
    if (is_news) { /* it has no other place here */
        write_news(results, hint, sizeof hint);
    } else if (!results->is_past) {
        results_write_level(results, about, sizeof about);
    }
    (void)snprintf(foot, sizeof foot, "%s%s%s", about, *about && *code ? " · " : "", code);
    if (ui_text_width(ui, &small, foot) > inner.w) {
        (void)snprintf(foot, sizeof foot, "%s", code);
    }
    struct rect upper = inner;
    if (foot[0] && inner.h >= ui_px(ui, 76)) {
        upper.h -= ui_px(ui, 26);
        ui_text_lines(ui, inner.x, inner.y + inner.h - ui_px(ui, 8), inner.w, ui_px(ui, 34), &small,
                      foot);
    }
    if (!is_news && word >= 0) { /* the best one of two players */
        draw_word_detail(results, desk, ui, upper, (size_t)word);
        return;
    }
    if (is_news) {
        struct rect mark = rect_cut_left(&upper, ui_px(ui, 30));
        ui_icon(ui, mark.x + ui_px(ui, 10), mark.y + ui_px(ui, 12), results->news[0].icon, 20,
                ui->theme->you_text);
    }
    ui_text_wrap(ui, upper, &dim, hint);
}

static void draw_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    ui_panel(ui, area);
    struct rect inner = rect_inset(area, ui_px(ui, 20));
    inner.y -= ui_px(ui, 4);
    inner.h += ui_px(ui, 8);
    long word = results_shown_word(results);
    bool is_asked = results->pointed >= 0 || results->selected >= 0;
    bool is_searching = results->through >= 0 || results->find.text[0];
    if (!is_asked && !is_searching && results->coaching.heated > 0) {
        draw_coach(results, desk, ui, area);
    } else if (word >= 0 && (is_asked || !results_are_two(desk))) {
        draw_word_detail(results, desk, ui, inner, (size_t)word);
    } else if (results->find.text[0] && results->pane_count > 1) { /* no field shows it */
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

/* --- the buttons below --- */

/* Returns the width of a ghost button, which is that of its label. */
static int ghost_width(const struct ui *ui, const char *label)
{
    struct text_style style = theme_sized(ui->theme, TEXT_HEADING, 18);
    return int_max(ui_text_width(ui, &style, label) + ui_px(ui, 40), ui_px(ui, 98));
}

/* Draws a ghost button off the left of `row`. */
static void draw_ghost(struct ui *ui, int id, struct rect *row, const char *label)
{
    const struct button_look look = {.kind = BUTTON_GHOST, .label = label, .size = 18};
    ui_button(ui, id, rect_slice_left(row, int_min(ghost_width(ui, label), row->w), ui_px(ui, 16)),
              &look);
}

/* Draws a button with an icon, if there is room. */
static void draw_icon(struct ui *ui, int id, struct rect *row, enum icon icon, const char *tip)
{
    if (row->h <= row->w) {
        ui_icon_button(ui, id, rect_cut_left(row, row->h), icon);
        ui_tip(ui, id, tip);
        (void)rect_cut_left(row, ui_px(ui, 16));
    }
}

/* What "Share…" opens: a panel above it with both ways to share. */
static void draw_sharing(const struct desk *desk, struct ui *ui, struct rect button)
{
    bool is_answer = desk->table.notes.kind == ROUND_KIND_CHALLENGE;
    const struct button_look copy = {
        .kind = BUTTON_PLAIN, .label = tr("Copy result"), .icon = ICON_COPY};
    const struct button_look challenge = {.kind = BUTTON_PLAIN,
                                          .label = is_answer ? tr("Answer") : tr("Challenge"),
                                          .icon = ICON_SHARE_2};
    int pad = ui_px(ui, 12);
    int height = 2 * ui_px(ui, LAYOUT_BUTTON) + 3 * pad;
    struct rect panel = {button.x, button.y - height - ui_px(ui, 8), ui_px(ui, 250), height};
    panel.x = int_min(panel.x, ui->layout->width - panel.w - pad);
    ui_shadow(ui, panel, 8, 18, 24);
    ui_panel(ui, panel);
    ui_outline(ui, panel, 18, 2, ui->theme->line);
    struct rect inner = rect_inset(panel, pad);
    ui_button(ui, RESULTS_ID_COPY, rect_row(inner, pad, 2, 0), &copy);
    ui_button(ui, RESULTS_ID_CHALLENGE, rect_row(inner, pad, 2, 1), &challenge);
    ui_enter_at(ui, RESULTS_ID_COPY);
}

/* Returns what the button for the next round says: the mode, if it is another than this round's. */
static const char *again_label(const struct desk *desk)
{
    enum game_mode next = table_own_match(&desk->table)->mode;
    bool is_lost = results_have_rival(desk) && round_score(desk->table.round, SIDE_PLAYER) <
                                                   round_score(desk->table.round, SIDE_COMPUTER);
    bool is_other = !game_again_is_rematch(desk) && next != desk->table.match.mode;
    return desk->table.solve_only                   ? tr("Another board")
           : results_are_practice(desk)             ? tr("Keep practising")
           : is_other                               ? phrase_mode_name(next)
           : is_lost && game_again_is_rematch(desk) ? tr("Rematch")
                                                    : tr("Play again");
}

/* Draws the buttons of a phone: one for the next round, and the others in columns below. */
static void draw_phone_buttons(const struct results *results, const struct desk *desk,
                               struct ui *ui, const struct button_look *again)
{
    const struct button_look replay = {.kind = BUTTON_GHOST, .icon = ICON_FILM};
    const struct button_look search = {.kind = BUTTON_GHOST, .icon = ICON_CPU};
    const struct button_look same = {.kind = BUTTON_GHOST,
                                     .label =
                                         desk->table.solve_only ? tr("Play it") : tr("Same board"),
                                     .size = 17};
    bool has_score = results_have_score(desk);
    const struct button_look share = {
        .kind = BUTTON_GHOST, .label = has_score ? tr("Share…") : tr("Copy result"), .size = 17};
    struct text_style note = text_aligned(theme_text(ui->theme, TEXT_NOTE), ALIGN_MIDDLE);
    struct rect row = results->at.foot;
    struct rect about = results->at.about;
    int gap = ui_px(ui, 10);
    char text[3 * PHRASE_MAX];
    if (!results->is_past) {
        ui_button(ui, RESULTS_ID_AGAIN, results->at.again, again);
    } else {
        row.y = results->at.again.y;
    }
    struct rect buttons = row;
    if (results_have_search(desk)) {
        ui_button(ui, RESULTS_ID_SEARCH, rect_cut_right(&buttons, row.h), &search);
        ui_tip(ui, RESULTS_ID_SEARCH, tr("Show the search"));
        (void)rect_cut_right(&buttons, gap);
    }
    if (game_has_replay(desk)) {
        ui_button(ui, RESULTS_ID_REPLAY, rect_cut_right(&buttons, row.h), &replay);
        ui_tip(ui, RESULTS_ID_REPLAY, tr("Replay"));
        (void)rect_cut_right(&buttons, gap);
    }
    struct rect share_at = rect_column(buttons, gap, 2, 1);
    ui_button(ui, RESULTS_ID_SAME, rect_column(buttons, gap, 2, 0), &same);
    ui_button(ui, has_score ? RESULTS_ID_SHARE : RESULTS_ID_COPY, share_at, &share);
    write_about(results, desk, text, sizeof text);
    note.size = 15;
    ui_text_wrap(ui, about, &note, text);
    if (results->is_sharing) {
        draw_sharing(desk, ui, share_at);
    }
}

/* Draws the row of buttons; the first lies where neither "I'm done" nor "Skip" was pressed. */
static void draw_buttons(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct button_look again = {
        .kind = BUTTON_PRIMARY, .label = again_label(desk), .icon = ICON_PLAY, .size = 21};
    struct text_style note = text_aligned(theme_text(ui->theme, TEXT_BODY), ALIGN_END);
    struct rect row = results->at.foot;
    char text[3 * PHRASE_MAX];
    if (layout_is_phone(ui->layout)) {
        draw_phone_buttons(results, desk, ui, &again);
        return;
    }
    if (!results->is_past) {
        int width = int_min(ui_px(ui, 236), row.w * 42 / 100);
        ui_button(ui, RESULTS_ID_AGAIN, rect_slice_left(&row, width, ui_px(ui, 16)), &again);
    }
    draw_ghost(ui, RESULTS_ID_SAME, &row,
               desk->table.solve_only ? tr("Play it") : tr("Same board"));
    struct rect share = row;
    if (results_have_score(desk)) {
        draw_ghost(ui, RESULTS_ID_SHARE, &row, tr("Share…"));
    } else { /* nothing to send to a friend */
        draw_ghost(ui, RESULTS_ID_COPY, &row, tr("Copy result"));
    }
    if (game_has_replay(desk)) {
        draw_icon(ui, RESULTS_ID_REPLAY, &row, ICON_FILM, tr("Replay"));
    }
    if (results_have_search(desk)) { /* an icon, as a label would lie where "Skip" was */
        draw_icon(ui, RESULTS_ID_SEARCH, &row, ICON_CPU, tr("Show the search"));
    }
    write_about(results, desk, text, sizeof text);
    if (row.w > ui_px(ui, 120)) {
        ui_text_lines(ui, row.x + row.w, row.y + row.h / 2, row.w, row.h, &note, text);
    }
    if (results->is_sharing) {
        draw_sharing(desk, ui, share);
    }
}

/* --- the page --- */

/* The results are centred in a window that is wider than this. */
#define MEASURE  1600
#define HEAD_GAP 24

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

/* Lays out what is above the board and the lists: in two columns, or in an upright window one. */
static void lay_head(const struct layout *layout, struct results_places *at, struct rect *rest,
                     bool has_score)
{
    if (!has_score) {
        lay_headline(layout, at, rest, false);
        (void)rect_cut_top(rest, 12);
        return;
    }
    bool is_stack = layout->shape == LAYOUT_STACK;
    struct rect left = *rest;
    struct rect right = *rest;
    if (!is_stack) {
        struct rect head = rect_slice_top(rest, 212, 16);
        left = rect_column(head, HEAD_GAP, 2, 0);
        right = rect_column(head, HEAD_GAP, 2, 1);
    }
    lay_headline(layout, at, &left, true);
    if (is_stack) {
        right = left;
        at->scores = layout_to_px(layout, rect_slice_top(&right, 128, 10));
        left = right;
        (void)rect_cut_top(&right, 104 + 10);
    } else {
        at->scores = layout_to_px(layout, rect_slice_top(&right, 164, 12));
    }
    struct rect cards = rect_cut_top(&left, 104);
    at->best = layout_to_px(layout, rect_column(cards, 12, 2, 0));
    at->near = layout_to_px(layout, rect_column(cards, 12, 2, 1));
    at->chips = layout_to_px(layout, rect_slice_top(&right, 36, 14));
    if (is_stack) {
        *rest = right;
    }
}

#define BOARD_SHARE 32 /* percent of the width */
#define DETAIL      104

/* Everything below one another; what a round comes down to, and the next one, on top. */
static struct results_places lay_phone(const struct layout *layout, bool has_score)
{
    struct results_places at = {.title_size = 36};
    struct rect rest = layout_window(layout);
    (void)rect_cut_left(&rest, LAYOUT_PHONE_MARGIN);
    (void)rect_cut_right(&rest, LAYOUT_PHONE_MARGIN);
    (void)rect_cut_top(&rest, 14);
    struct rect row = rect_slice_top(&rest, 60, 4);
    struct rect back = rect_cut_left(&row, 48);
    back.h = back.w;
    at.back = layout_to_px(layout, back);
    (void)rect_cut_left(&row, 12);
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
        at.best = layout_to_px(layout, rect_slice_top(&rest, 104, 12));
        at.near = layout_to_px(layout, rect_slice_top(&rest, 104, 16));
    }
    int side = int_min(rest.w, 340);
    struct rect board = rect_slice_top(&rest, side + LAYOUT_TRAY_EDGE, 14);
    at.board = layout_to_px(layout, rect_middle(board, side, board.h));
    at.detail = layout_to_px(layout, rect_slice_top(&rest, 160, 16));
    at.filters = layout_to_px(layout, rect_slice_top(&rest, 54, 10));
    at.field = layout_to_px(layout, rect_slice_top(&rest, 48, 12));
    (void)rect_cut_bottom(&rest, LAYOUT_MARGIN);
    rest.h = layout_clamped(rest.h, 0, 560);
    at.list = layout_to_px(layout, rest);
    return at;
}

struct results_places results_lay_out(const struct layout *layout, bool has_score)
{
    struct results_places at = {0};
    if (layout_is_phone(layout)) {
        return lay_phone(layout, has_score);
    }
    bool is_stack = layout->shape == LAYOUT_STACK;
    struct rect rest = layout_window(layout);
    rest = rect_middle(rest, int_min(rest.w, MEASURE), rest.h);
    (void)rect_cut_left(&rest, LAYOUT_MARGIN);
    (void)rect_cut_right(&rest, LAYOUT_MARGIN);
    (void)rect_cut_top(&rest, is_stack ? 16 : 24);
    (void)rect_cut_bottom(&rest, LAYOUT_MARGIN);
    lay_head(layout, &at, &rest, has_score);
    if (is_stack) {
        at.foot = layout_to_px(layout, rect_slice_bottom(&rest, LAYOUT_BUTTON, 16));
        int side = layout_clamped(rest.h - 52 - 16 - 240, 190, 300);
        struct rect row = rect_slice_top(&rest, side + LAYOUT_TRAY_EDGE, 16);
        at.board = layout_to_px(layout, rect_slice_left(&row, side, 16));
        at.detail = layout_to_px(layout, row);
    } else {
        int side = layout_clamped(rest.h - LAYOUT_TRAY_EDGE - 14 - DETAIL, 200,
                                  rest.w * BOARD_SHARE / 100);
        struct rect left = rect_slice_left(&rest, int_max(side, 290), 28);
        struct rect board = rect_slice_top(&left, side + LAYOUT_TRAY_EDGE, 14);
        at.board = layout_to_px(layout, rect_middle(board, side, board.h));
        at.detail = layout_to_px(layout, left);
        at.foot = layout_to_px(layout, rect_slice_bottom(&rest, LAYOUT_BUTTON, 16));
    }
    struct rect row = rect_slice_top(&rest, 52, 16);
    at.field = layout_to_px(layout,
                            rect_slice_right(&row, layout_clamped(row.w * 33 / 100, 150, 264), 16));
    at.filters = layout_to_px(layout, row);
    at.list = layout_to_px(layout, rest);
    return at;
}

/* Draws the card of the selected word where that is in view. */
static void draw_card(struct results *results, const struct desk *desk, struct ui *ui)
{
    size_t index = (size_t)results->selected;
    if (!results->card.is_open || results->selected < 0) {
        return;
    }
    struct word_card_look look = {.anchor = results_word_rect(results, index),
                                  .style = results_style(&results->words[index]),
                                  .points = results_points(results, index)};
    if (look.anchor.h > 0) {
        word_card_draw(&results->card, desk, ui, RESULTS_ID_CARD, &look);
    }
}

void results_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct results *results = self;
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(desk, theme);
    ui->theme = &of_round;
    results->at = results_lay_out(ui->layout, results_have_score(desk));
    results_draw_head(results, desk, ui);
    draw_board(results, desk, ui, results->at.board);
    draw_detail(results, desk, ui, results->at.detail);
    results_draw_panes(results, desk, ui);
    draw_buttons(results, desk, ui);
    draw_card(results, desk, ui);
    results_draw_feast(results, desk, ui);
    ui->theme = theme;
}

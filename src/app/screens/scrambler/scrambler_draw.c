/* SPDX-License-Identifier: MIT */
/*
 * Lays out and draws the Scrambler: words, moves and buttons around the grid of scrambler_view.c.
 * Leaves input to screen_scrambler.c.
 */
#include "level.h"
#include "phrase.h"
#include "scrambler_screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARROW_ROOM 46 /* the tray is smaller than the board by this, on each side */

/* Panels on either side of the board. */
static struct scrambler_layout lay_wide(struct rect window)
{
    int room = window.h - 208; /* for the board with its arrows */
    int panel = layout_clamped((window.w - 2 * LAYOUT_MARGIN - room - 2 * 36) / 2, 230, 340);
    int board = int_min(room, window.w - 2 * LAYOUT_MARGIN - 2 * panel - 2 * 20);
    int left = int_max((window.w - 2 * panel - board - 2 * 36) / 2, LAYOUT_MARGIN);
    struct rect rest = {left, 24, window.w - 2 * left, window.h - 24 - LAYOUT_MARGIN};
    struct rect head = rect_cut_top(&rest, LAYOUT_BUTTON);
    struct rect foot = rect_cut_bottom(&rest, LAYOUT_BUTTON);
    struct rect line = {head.x, head.y + 2, head.w, 34};
    struct scrambler_layout at = {.hint = rect_middle(line, board + 40, line.h)};
    at.name = rect_cut_left(&head, panel);
    at.menu = rect_slice_left(&at.name, LAYOUT_BUTTON, 16);
    at.sound = rect_cut_right(&head, LAYOUT_BUTTON);
    at.left_buttons = rect_cut_left(&foot, panel);
    at.right_buttons = rect_cut_right(&foot, panel);
    at.middle_buttons = rect_middle(foot, board - 2 * ARROW_ROOM, LAYOUT_BUTTON);
    (void)rect_cut_top(&rest, 36);
    (void)rect_cut_bottom(&rest, 22);
    at.words = rect_cut_left(&rest, panel);
    at.moves = rect_cut_right(&rest, panel);
    at.board = rect_middle((struct rect){0, 84, window.w, room}, board, board);
    at.board.h += LAYOUT_TRAY_EDGE;
    return at;
}

/* Both panels in a column on the right. */
static struct scrambler_layout lay_side(struct rect window)
{
    int width = layout_clamped(window.w * 34 / 100, 270, 340);
    struct scrambler_layout at = {.name = {0}};
    struct rect rest = {LAYOUT_MARGIN, 20, window.w - 2 * LAYOUT_MARGIN,
                        window.h - 20 - LAYOUT_MARGIN};
    struct rect column = rect_slice_right(&rest, width, LAYOUT_MARGIN);
    at.hint = rect_cut_top(&rest, LAYOUT_BUTTON);
    at.menu = rect_slice_left(&at.hint, LAYOUT_BUTTON, 16);
    at.name = rect_cut_top(&column, LAYOUT_BUTTON);
    at.sound = rect_slice_right(&at.name, LAYOUT_BUTTON, 16);
    at.middle_buttons = rect_cut_bottom(&rest, LAYOUT_BUTTON);
    at.right_buttons = rect_slice_bottom(&column, LAYOUT_BUTTON, 12);
    at.left_buttons = rect_cut_bottom(&column, LAYOUT_BUTTON);
    (void)rect_cut_top(&column, 16);
    (void)rect_cut_bottom(&column, 22);
    int moves = column.h * 42 / 100;
    at.moves = rect_cut_bottom(&column, moves < 224 ? 124 : moves); /* words need the room more */
    (void)rect_cut_bottom(&column, 12);
    at.words = column;
    (void)rect_cut_top(&rest, 12);
    (void)rect_cut_bottom(&rest, 16);
    int board = int_min(rest.h, rest.w);
    at.board = rect_middle(rest, board, board);
    return at;
}

/* Both panels side by side below the board. */
static struct scrambler_layout lay_stack(struct rect window)
{
    struct scrambler_layout at = {.name = {0}};
    struct rect rest = {LAYOUT_MARGIN, 20, window.w - 2 * LAYOUT_MARGIN,
                        window.h - 20 - LAYOUT_MARGIN};
    int board = int_min(rest.w, window.h - 88 - 480);
    at.hint = rect_cut_top(&rest, LAYOUT_BUTTON);
    at.menu = rect_cut_left(&at.hint, LAYOUT_BUTTON);
    at.sound = rect_cut_right(&at.hint, LAYOUT_BUTTON);
    (void)rect_cut_left(&at.hint, 8);
    (void)rect_cut_right(&at.hint, 8);
    at.middle_buttons = rect_slice_bottom(&rest, LAYOUT_BUTTON, 12);
    struct rect foot = rect_cut_bottom(&rest, LAYOUT_BUTTON);
    at.left_buttons = rect_column(foot, 16, 2, 0);
    at.right_buttons = rect_column(foot, 16, 2, 1);
    (void)rect_cut_bottom(&rest, 16);
    (void)rect_cut_top(&rest, 12);
    at.board = rect_middle(rect_slice_top(&rest, board, 16), board, board);
    at.words = rect_slice_left(&rest, (rest.w - 16) * 58 / 100, 16);
    at.moves = rest;
    return at;
}

/* Everything below one another, what is needed for a move first. */
static struct scrambler_layout lay_phone(struct rect window)
{
    struct scrambler_layout at = {.name = {0}};
    struct rect rest = {LAYOUT_PHONE_MARGIN, 14, window.w - 2 * LAYOUT_PHONE_MARGIN, window.h};
    at.hint = rect_cut_top(&rest, LAYOUT_BUTTON);
    at.menu = rect_cut_left(&at.hint, LAYOUT_BUTTON);
    at.sound = rect_cut_right(&at.hint, LAYOUT_BUTTON);
    (void)rect_cut_left(&at.hint, 8);
    (void)rect_cut_right(&at.hint, 8);
    (void)rect_cut_top(&rest, 12);
    int board = int_min(rest.w, window.h - 998);
    at.board = rect_middle(rect_slice_top(&rest, board, 16), board, board);
    at.words = rect_slice_top(&rest, 300, 16);
    at.left_buttons = rect_slice_top(&rest, LAYOUT_BUTTON, 12);
    at.middle_buttons = rect_slice_top(&rest, LAYOUT_BUTTON, 12);
    at.right_buttons = rect_slice_top(&rest, 56, 16);
    at.moves = rect_cut_top(&rest, 360);
    return at;
}

struct scrambler_layout scrambler_layout(const struct layout *layout)
{
    struct rect window = layout_window(layout);
    struct scrambler_layout at = layout->shape == LAYOUT_PHONE  ? lay_phone(window)
                                 : layout->shape == LAYOUT_WIDE ? lay_wide(window)
                                 : layout->shape == LAYOUT_SIDE ? lay_side(window)
                                                                : lay_stack(window);
    struct rect *const all[] = {&at.menu,           &at.name,         &at.sound, &at.hint,
                                &at.board,          &at.words,        &at.moves, &at.left_buttons,
                                &at.middle_buttons, &at.right_buttons};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = layout_to_px(layout, *all[i]);
    }
    return at;
}

#define PAD            24
#define MOVE_ROW       34
#define MOVES_TEXT_MAX 160
#define PATH_TEXT_MAX  (PHRASE_MAX + MOVES_TEXT_MAX)
#define WANTED_FIGURE  76 /* between the buttons for the level */

struct scrambler_move scrambler_hand_move(const struct scrambler_screen *scrambler, int *rest)
{
    const struct scrambler_hand *hand = &scrambler->hand;
    int left = 0;
    int shift = hand->decided ? scrambler_view_shift(&scrambler->view, hand->offset, &left) : 0;
    if (rest) {
        *rest = left;
    }
    return (struct scrambler_move){.is_column = hand->is_column,
                                   .line =
                                       (unsigned char)(hand->is_column ? hand->column : hand->row),
                                   .shift = (signed char)shift};
}

/* --- the grid --- */

/* Returns the line that is off its place: dragged, or coming to rest. */
static struct scrambler_slide current_slide(const struct scrambler_screen *scrambler)
{
    const struct scrambler_hand *hand = &scrambler->hand;
    if (hand->down && hand->decided) {
        return (struct scrambler_slide){true, hand->is_column,
                                        hand->is_column ? hand->column : hand->row, hand->offset};
    }
    if (scrambler->slide.running) {
        int left = 1000 - anim_eased(&scrambler->slide);
        return (struct scrambler_slide){true, scrambler->sliding.is_column, scrambler->sliding.line,
                                        scrambler->slide_from * left / 1000};
    }
    return (struct scrambler_slide){0};
}

static void light_homes(const struct scrambler *game, struct scrambler_look *look)
{
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    const struct scrambler_words *words = &game->puzzle.words;
    (void)scrambler_grid_homes(&game->grid, words, homes);
    for (int i = 0; i < words->count; i++) {
        for (int k = 0; homes[i].is_home && k < words->lengths[i]; k++) {
            look->lit[homes[i].row * game->grid.size + homes[i].column + k] = true;
        }
    }
}

static void draw_grid(struct scrambler_screen *scrambler, struct ui *ui, struct rect area)
{
    scrambler_view_layout(&scrambler->view, ui->layout, scrambler->size, area);
    struct scrambler_look look = {.alphabet = scrambler->game.puzzle.alphabet,
                                  .grid = &scrambler->game.grid,
                                  .slide = current_slide(scrambler),
                                  .mark = -1};
    light_homes(&scrambler->game, &look);
    if (scrambler->mark_shown && ui->focus != SCRAMBLER_ID_GRID) { /* else the ring shows it */
        look.mark = scrambler->mark_row * scrambler->size + scrambler->mark_column;
    }
    if (scrambler->glow.running) {
        look.grow = scrambler->view.gap * anim_wave(anim_linear(&scrambler->glow) / 2) / 3000;
    }
    if (scrambler->party.running) {
        int wave = anim_wave(anim_linear(&scrambler->party) * 5 / 2);
        look.grow = scrambler->view.gap * abs(wave) / 2000;
    }
    scrambler_view_draw(ui, &scrambler->view, &look);
    if (!layout_is_phone(ui->layout)) { /* there a finger draws the lines */
        scrambler_view_draw_arrows(ui, &scrambler->view, SCRAMBLER_ID_ARROW, &look.slide);
    }
    const struct scrambler_view *view = &scrambler->view;
    int pitch = scrambler_view_pitch(view);
    struct rect marked = {view->left + scrambler->mark_column * pitch,
                          view->top + scrambler->mark_row * pitch, view->tile, view->tile};
    ui_keyboard_area(ui, SCRAMBLER_ID_GRID, marked);
}

/* --- moves --- */

/* Counts the moves listed: those made and the one being dragged. */
static size_t told_count(const struct scrambler_screen *scrambler)
{
    return scrambler->game.made_count + (scrambler_hand_move(scrambler, NULL).shift != 0);
}

/* Draws a listed move such as "Row 2 left"; the one being dragged gets an ellipsis. */
static void draw_move(const struct scrambler_screen *scrambler, struct ui *ui, size_t index,
                      struct rect line, enum text_align align)
{
    const struct scrambler *game = &scrambler->game;
    bool is_made = index < game->made_count;
    struct scrambler_move move =
        is_made ? game->moves[index] : scrambler_hand_move(scrambler, NULL);
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 18);
    style.color = is_made ? ui->theme->text : ui->theme->you_text;
    style.align = align;
    const char *format = move.is_column
                             ? (move.shift > 0 ? tr("Column %d down") : tr("Column %d up"))
                             : (move.shift > 0 ? tr("Row %d right") : tr("Row %d left"));
    char name[PHRASE_MAX];
    char moved[PHRASE_MAX + 16];
    char text[PHRASE_MAX + 32];
    (void)snprintf(name, sizeof name, format, move.line + 1);
    if (scrambler_move_cells(move) > 1) {
        (void)snprintf(moved, sizeof moved, tr("%s ×%d"), name, scrambler_move_cells(move));
    } else {
        (void)snprintf(moved, sizeof moved, "%s", name);
    }
    (void)snprintf(text, sizeof text, is_made ? "%s" : tr("%s …"), moved);
    int x = align == ALIGN_END ? line.x + line.w : line.x;
    ui_text_lines(ui, x, line.y + line.h / 2, line.w, line.h, &style, text);
}

/* Returns the area of the list in the panel of moves; its height is 0 if not even one line fits. */
static struct rect list_place(const struct ui *ui, struct rect panel)
{
    struct rect inner = rect_inset(panel, ui_px(ui, PAD));
    bool low = layout_units(ui->layout, panel.h) < 280;
    inner.y += ui_px(ui, 28);
    inner.h -= ui_px(ui, low ? 110 : layout_is_phone(ui->layout) ? 202 : 176);
    if (inner.h < ui_px(ui, MOVE_ROW)) {
        inner.h = 0;
    }
    return inner;
}

/* --- the words to find, in as many columns as allow the largest letters --- */

#define WORD_COLUMNS_MAX 3
#define WORD_SIZE_MAX    28
#define SOUGHT_MAX       ALPHABET_TEXT_SIZE(SCRAMBLER_LETTER_MAX)

/* How the words are arranged: in columns, all in one size. */
struct word_table {
    int columns, rows;
    int pitch; /* row pitch in px */
    int size;  /* of the letters */
};

static struct text_style word_style(int size)
{
    return (struct text_style){.size = size, .weight = WEIGHT_900, .spacing = 60};
}

/* Formats a word for display. The puzzle's language need not be the one currently played. */
static void write_word(const struct desk *desk, const struct scrambler_puzzle *puzzle, int word,
                       char text[SOUGHT_MAX])
{
    bool is_played = puzzle->alphabet == table_alphabet(&desk->table);
    phrase_written(is_played ? desk->table.language->spellings : NULL, puzzle->alphabet, text,
                   SOUGHT_MAX, puzzle->words.letters[word]);
}

/* Returns the width of the widest word in px, including its tick. */
static int widest_word(const struct desk *desk, const struct ui *ui,
                       const struct scrambler_puzzle *puzzle, int size)
{
    struct text_style style = word_style(size);
    int widest = 0;
    for (int i = 0; i < puzzle->words.count; i++) {
        char letters[SOUGHT_MAX];
        write_word(desk, puzzle, i, letters);
        int width = ui_text_width(ui, &style, letters);
        widest = width > widest ? width : widest;
    }
    return widest + ui_px(ui, size + 2);
}

/* Chooses the largest size at which every word and its tick fit into `columns` columns. */
static struct word_table fit_words(const struct desk *desk, const struct ui *ui,
                                   const struct scrambler_puzzle *puzzle, struct rect area,
                                   int columns)
{
    int rows = (puzzle->words.count + columns - 1) / columns;
    int pitch = area.h / rows;
    int most = ui_px(ui, 46);
    pitch = pitch < most ? pitch : most;
    int size = layout_units(ui->layout, pitch) * 72 / 100;
    size = size < WORD_SIZE_MAX ? size : WORD_SIZE_MAX;
    int room = rect_column(area, ui_px(ui, 10), columns, 0).w;
    int width = widest_word(desk, ui, puzzle, size);
    while (width > room && size > 1) {
        int fitting = size * room / width;
        size = fitting < size && fitting > 0 ? fitting : size - 1;
        width = widest_word(desk, ui, puzzle, size);
    }
    return (struct word_table){columns, rows, pitch, size};
}

/* Sorts the words for display; the puzzle has them sorted by letter codes. */
static void order_words(const struct scrambler_puzzle *puzzle, int order[SCRAMBLER_WORDS_MAX])
{
    const struct scrambler_words *words = &puzzle->words;
    for (int i = 0; i < words->count; i++) {
        int at = i;
        for (; at > 0 && alphabet_compare(puzzle->alphabet, words->letters[order[at - 1]],
                                          words->letters[i]) > 0;
             at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

/* Those at home have a tick. */
static void draw_words(const struct scrambler_screen *scrambler, const struct desk *desk,
                       struct ui *ui, struct rect area)
{
    const struct scrambler *game = &scrambler->game;
    const struct scrambler_words *words = &game->puzzle.words;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    (void)scrambler_grid_homes(&game->grid, words, homes);
    int order[SCRAMBLER_WORDS_MAX];
    order_words(&game->puzzle, order);
    struct word_table table = fit_words(desk, ui, &game->puzzle, area, 1);
    for (int columns = 2; columns <= WORD_COLUMNS_MAX; columns++) {
        struct word_table other = fit_words(desk, ui, &game->puzzle, area, columns);
        if (other.size > table.size) {
            table = other;
        }
    }
    for (int i = 0; i < words->count; i++) {
        struct rect column = rect_column(area, ui_px(ui, 10), table.columns, i / table.rows);
        struct text_style style = word_style(table.size);
        int word = order[i];
        style.color = homes[word].is_home ? ui->theme->good_text : ui->theme->text;
        char letters[SOUGHT_MAX];
        int y = area.y + i % table.rows * table.pitch + table.pitch / 2;
        write_word(desk, &game->puzzle, word, letters);
        ui_text(ui, column.x, y, &style, letters);
        if (homes[word].is_home) {
            int taken = ui_text_width(ui, &style, letters);
            ui_icon(ui, column.x + taken + ui_px(ui, table.size + 2) / 2, y, ICON_CHECK,
                    table.size * 85 / 100, style.color);
        }
    }
}

/* --- the panel of words --- */

/* Returns its width. */
static int draw_label(struct ui *ui, int x, int y, int width, const char *text)
{
    struct text_style style = theme_text(ui->theme, TEXT_CAPTION);
    return ui_text_lines(ui, x, y, width, ui_px(ui, 28), &style, text);
}

static void write_path(const struct scrambler_screen *scrambler, char text[PATH_TEXT_MAX])
{
    char path[MOVES_TEXT_MAX];
    int jumbled = scrambler->game.puzzle.jumble_count;
    long count = (long)scrambler->path_count;
    if (scrambler->won || (scrambler->path_known && scrambler->path_count == 0)) {
        (void)snprintf(path, sizeof path, "%s", tr("Every word reads across."));
    } else if (!scrambler->path_known) { /* memory ran out for the search */
        path[0] = '\0';
    } else if (scrambler->solver && !scrambler->path_proven) {
        (void)snprintf(path, sizeof path, "%s", tr("Looking for the shortest way back…"));
    } else {
        (void)snprintf(path, sizeof path,
                       scrambler->path_proven
                           ? tr_plural("From here, the shortest way back takes %d move.",
                                       "From here, the shortest way back takes %d moves.", count)
                           : tr_plural("From here, the best way known takes %d move.",
                                       "From here, the best way known takes %d moves.", count),
                       (int)count);
    }
    char scrambled[PHRASE_MAX];
    (void)snprintf(scrambled, sizeof scrambled,
                   tr_plural("Scrambled in %d.", "Scrambled in %d.", jumbled), jumbled);
    (void)snprintf(text, PATH_TEXT_MAX, "%s %s", scrambled, path);
}

static void draw_words_panel(const struct scrambler_screen *scrambler, const struct desk *desk,
                             struct ui *ui, const struct scrambler_layout *at)
{
    struct rect area = at->words;
    bool low = layout_units(ui->layout, area.h) < 400;
    int pad = ui_px(ui, PAD);
    struct rect inner = rect_inset(area, pad);
    char text[PATH_TEXT_MAX];
    char figures[PHRASE_MAX];
    ui_panel(ui, area);
    draw_label(ui, inner.x, inner.y + ui_px(ui, 10), inner.w, tr("WORDS TO FIND"));

    struct text_style about = theme_sized(ui->theme, TEXT_BODY, low ? 15 : 16);
    struct text_style count = theme_sized(ui->theme, TEXT_TITLE, low ? 30 : 54);
    write_path(scrambler, text);
    phrase_number(figures, (long)told_count(scrambler));
    int foot = ui_px(ui, low ? 96 : 188);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    int head = ui_px(ui, 34);
    draw_words(scrambler, desk, ui,
               (struct rect){inner.x, inner.y + head, inner.w,
                             inner.h - head - foot - ui_px(ui, low ? 8 : 16)});
    if (low) { /* label and number share a line */
        int moves = draw_label(ui, lower.x, lower.y + ui_px(ui, 18), lower.w / 2, tr("MOVES"));
        count.align = ALIGN_END;
        ui_text(ui, lower.x + lower.w, lower.y + ui_px(ui, 18), &count, figures);
        if (told_count(scrambler) > 0 && list_place(ui, at->moves).h == 0) {
            int label = int_max(ui_px(ui, 84), moves + ui_px(ui, 12));
            int taken = label + ui_text_width(ui, &count, figures) + ui_px(ui, 16);
            struct rect line = {lower.x + label, lower.y, lower.w - taken, ui_px(ui, 36)};
            draw_move(scrambler, ui, told_count(scrambler) - 1, line, ALIGN_END);
        }
        lower.y += ui_px(ui, 40);
        lower.h -= ui_px(ui, 40);
    } else {
        draw_label(ui, lower.x, lower.y + ui_px(ui, 10), lower.w, tr("MOVES"));
        ui_text(ui, lower.x, lower.y + ui_px(ui, 56), &count, figures);
        lower.y += ui_px(ui, 92);
        lower.h -= ui_px(ui, 92);
    }
    ui_text_wrap(ui, lower, &about, text);
}

/* --- the panel of moves --- */

/* Draws the newest moves that fit, oldest of them first, then the one being dragged. */
static void draw_moves(const struct scrambler_screen *scrambler, struct ui *ui, struct rect area)
{
    int pitch = ui_px(ui, MOVE_ROW);
    size_t count = told_count(scrambler);
    size_t room = (size_t)(area.h / pitch);
    size_t first = count > room ? count - room : 0;
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 18);
    char number[PHRASE_MAX];
    int numbers = ui_text_width(ui, &style, phrase_number(number, (long)count)) + ui_px(ui, 8);
    numbers = int_max(numbers, ui_px(ui, 36));
    if (count == 0) {
        style = theme_text(ui->theme, TEXT_BODY);
        ui_text_lines(ui, area.x, area.y + pitch / 2, area.w, pitch, &style, tr("None yet."));
    }
    for (size_t i = first; i < count; i++) {
        struct rect row = {area.x, area.y + (int)(i - first) * pitch, area.w, pitch};
        ui_text(ui, row.x, row.y + pitch / 2, &style, phrase_number(number, (long)i + 1));
        row.x += numbers;
        row.w -= numbers;
        draw_move(scrambler, ui, i, row, ALIGN_START);
    }
}

#define FIGURES_MAX 120

/* Writes "4 × 4: 12 solved, best time 0:41, fewest extra moves 0", or a shorter form. */
static char *write_figures(const struct scrambler_screen *scrambler, int size, bool is_short,
                           char text[FIGURES_MAX])
{
    const struct history_puzzles *figures = &scrambler->figures[size];
    long count = figures->solved;
    char solved[PHRASE_MAX];
    char best[PHRASE_MAX];
    char extra[PHRASE_MAX];
    phrase_number(solved, count);
    phrase_clock(best, figures->best_ms);
    phrase_number(extra, figures->least_extra);
    if (count == 0) {
        (void)snprintf(text, FIGURES_MAX, tr("%d × %d: none solved yet."), size, size);
    } else if (is_short) {
        (void)snprintf(
            text, FIGURES_MAX,
            tr_plural("%s solved · best %s · %s extra", "%s solved · best %s · %s extra", count),
            solved, best, extra);
    } else {
        (void)snprintf(text, FIGURES_MAX,
                       tr_plural("%d × %d: %s solved, best time %s, fewest extra moves %s.",
                                 "%d × %d: %s solved, best time %s, fewest extra moves %s.", count),
                       size, size, solved, best, extra);
    }
    return text;
}

static void draw_sizes(const struct scrambler_screen *scrambler, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    int count = SCRAMBLER_SIZE_MAX - SCRAMBLER_SIZE_MIN + 1;
    for (int i = 0; i < count; i++) {
        int size = SCRAMBLER_SIZE_MIN + i;
        int id = SCRAMBLER_ID_SIZE + i;
        bool chosen = size == scrambler->size;
        struct rect box =
            rect_column(row, ui_px(ui, layout_is_phone(ui->layout) ? 1 : 5), count, i);
        struct text_style style = text_aligned(
            text_colored(theme_sized(theme, TEXT_HEADING, 17), chosen            ? theme->you_ink
                                                               : ui->hover == id ? theme->text
                                                                                 : theme->dim),
            ALIGN_MIDDLE);
        char text[PHRASE_MAX];
        ui_surface(ui, box, 9, chosen ? theme->you : theme->field);
        ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &style, phrase_number(text, size));
        ui_hot(ui, id, box, true);
        char figures[FIGURES_MAX];
        ui_tip(ui, id, write_figures(scrambler, size, false, figures));
    }
}

/* Draws the level between two small buttons, right-aligned in `line`. */
static void draw_wanted(const struct scrambler_screen *scrambler, struct ui *ui, struct rect line)
{
    const struct {
        int id;
        enum icon icon;
        const char *tip;
    } buttons[] = {{SCRAMBLER_ID_FEWER, ICON_MINUS, tr("An easier level")},
                   {SCRAMBLER_ID_MORE, ICON_PLUS, tr("A harder level")}};
    struct text_style style = theme_text(ui->theme, TEXT_SMALL);
    style.color = ui->theme->text;
    style.align = ALIGN_MIDDLE;
    char text[PHRASE_MAX];
    char tip[2 * PHRASE_MAX];
    int moves = scrambler->wanted;
    (void)snprintf(text, sizeof text, moves > 0 ? tr("Level %d") : tr("Any level"),
                   level_number(moves));
    (void)snprintf(tip, sizeof tip,
                   moves > 0 ? tr_plural("Mixed by %d move", "Mixed by %d moves", moves)
                             : tr("Mixed by a random number of moves"),
                   moves);
    int figure = ui_px(ui, WANTED_FIGURE);
    int left = line.x + line.w - 2 * line.h - figure;
    ui_text_lines(ui, left + line.h + figure / 2, line.y + line.h / 2, figure - ui_px(ui, 6),
                  line.h, &style, text);
    ui_hot(ui, SCRAMBLER_ID_LEVEL, (struct rect){left + line.h, line.y, figure, line.h}, true);
    ui_tip(ui, SCRAMBLER_ID_LEVEL, tip);
    for (int i = 0; i < 2; i++) {
        struct rect box = {left + i * (line.h + figure), line.y, line.h, line.h};
        bool is_hot = ui->hover == buttons[i].id;
        struct color field = ui->theme->field;
        ui_surface(ui, box, 9, is_hot ? theme_mix(field, ui->theme->line, 35) : field);
        ui_icon(ui, box.x + box.w / 2, box.y + box.h / 2, buttons[i].icon, 16,
                is_hot ? ui->theme->text : ui->theme->dim);
        ui_hot(ui, buttons[i].id, box, true);
        ui_tip(ui, buttons[i].id, buttons[i].tip);
    }
}

static void draw_moves_panel(const struct scrambler_screen *scrambler, struct ui *ui,
                             struct rect area)
{
    int pad = ui_px(ui, layout_is_phone(ui->layout) ? 18 : PAD);
    struct rect inner = rect_inset(area, pad);
    bool low = layout_units(ui->layout, area.h) < 280;
    int code = low ? 0 : ui_px(ui, 66);
    bool is_phone = layout_is_phone(ui->layout);
    int more = is_phone ? ui_px(ui, 26) : 0; /* what a finger needs */
    int foot = ui_px(ui, 74) + code + more;
    char text[FIGURES_MAX];
    ui_panel(ui, area);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    struct rect list = list_place(ui, area);
    if (list.h > 0) {
        draw_label(ui, inner.x, inner.y + ui_px(ui, 10), inner.w, tr("YOUR MOVES"));
        draw_moves(scrambler, ui, list);
    }
    struct rect wanted = {lower.x, lower.y - ui_px(ui, 4), lower.w,
                          ui_px(ui, is_phone ? LAYOUT_FINGER : 28)};
    int room = lower.w - 2 * wanted.h - ui_px(ui, WANTED_FIGURE + 8);
    draw_label(ui, lower.x, lower.y + ui_px(ui, is_phone ? 18 : 10), room, tr("SIZE"));
    draw_wanted(scrambler, ui, wanted);
    struct rect sizes = {lower.x, lower.y + ui_px(ui, is_phone ? 48 : 32), lower.w,
                         ui_px(ui, is_phone ? LAYOUT_FINGER : 38)};
    if (is_phone) { /* each is as wide as a finger */
        sizes.x = area.x + ui_px(ui, 6);
        sizes.w = area.w - 2 * ui_px(ui, 6);
    }
    draw_sizes(scrambler, ui, sizes);
    if (code > 0) {
        struct text_style style = theme_text(ui->theme, TEXT_SMALL);
        write_figures(scrambler, scrambler->size, true, text);
        ui_text_lines(ui, lower.x, lower.y + lower.h - ui_px(ui, 38), lower.w, ui_px(ui, 32),
                      &style, text);
        (void)snprintf(text, sizeof text, tr("Puzzle %s"), scrambler->code);
        ui_text_fit(ui, lower.x, lower.y + lower.h - ui_px(ui, 12), lower.w, &style, text);
    }
}

/* --- the rest --- */

static bool has_hole(const struct scrambler_grid *grid)
{
    return memchr(grid->cells, SCRAMBLER_SPACE, (size_t)grid->size * (size_t)grid->size) != NULL;
}

static void draw_top(const struct scrambler_screen *scrambler, const struct desk *desk,
                     struct ui *ui, const struct scrambler_layout *at)
{
    struct text_style name = theme_sized(ui->theme, TEXT_TITLE, 26);
    struct text_style hint = theme_sized(ui->theme, TEXT_LABEL, 19);
    hint.align = ALIGN_MIDDLE;
    ui_icon_button(ui, SCRAMBLER_ID_HOME, at->menu, ICON_HOUSE);
    ui_icon_button(ui, SCRAMBLER_ID_SOUND, at->sound,
                   desk->post.muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    if (at->name.w > 0) {
        ui_text_lines(ui, at->name.x, at->name.y + at->name.h / 2, at->name.w, at->name.h, &name,
                      tr("Scrambler"));
    }
    const char *text = has_hole(&scrambler->game.grid)
                           ? tr("Words must read across. Holes slide too.")
                           : tr("Drag a row or a column: it wraps round. Words must read across.");
    if (scrambler->playing) {
        text = tr("This is how the words come back.");
    } else if (scrambler->won) {
        text = tr("Every word reads across.");
        hint.color = ui->theme->good_text;
    }
    ui_text_lines(ui, at->hint.x + at->hint.w / 2, at->hint.y + at->hint.h / 2, at->hint.w,
                  ui_px(ui, 52), &hint, text);
}

static void draw_buttons(const struct scrambler_screen *scrambler, struct ui *ui,
                         const struct scrambler_layout *at)
{
    bool untouched = scrambler->game.made_count == 0;
    const struct button_look undo = {
        .kind = BUTTON_PLAIN, .label = tr("Undo"), .disabled = untouched};
    const struct button_look restart = {
        .kind = BUTTON_PLAIN, .label = tr("Restart"), .disabled = untouched};
    const struct button_look move = {.kind = BUTTON_GHOST, .label = tr("Show me a move")};
    const struct button_look solution = {
        .kind = BUTTON_GHOST, .label = scrambler->playing ? tr("Stop") : tr("Show the solution")};
    const struct button_look other = {.kind = BUTTON_PRIMARY, .label = tr("New puzzle")};
    int gap = ui_px(ui, 16);
    ui_button(ui, SCRAMBLER_ID_UNDO, rect_column(at->left_buttons, gap, 2, 0), &undo);
    ui_button(ui, SCRAMBLER_ID_RESTART, rect_column(at->left_buttons, gap, 2, 1), &restart);
    ui_button(ui, SCRAMBLER_ID_MOVE, rect_column(at->middle_buttons, gap, 2, 0), &move);
    ui_button(ui, SCRAMBLER_ID_SOLUTION, rect_column(at->middle_buttons, gap, 2, 1), &solution);
    ui_button(ui, SCRAMBLER_ID_NEW, at->right_buttons, &other);
    ui_tip(ui, SCRAMBLER_ID_MOVE, tr("The puzzle won’t count then"));
    ui_tip(ui, SCRAMBLER_ID_SOLUTION,
           scrambler->playing ? NULL : tr("The puzzle won’t count then"));
}

void scrambler_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct scrambler_screen *scrambler = self;
    struct scrambler_layout at = scrambler_layout(&desk->stage.layout);
    draw_top(scrambler, desk, ui, &at);
    draw_words_panel(scrambler, desk, ui, &at);
    draw_moves_panel(scrambler, ui, at.moves);
    draw_grid(scrambler, ui, at.board);
    draw_buttons(scrambler, ui, &at);
}

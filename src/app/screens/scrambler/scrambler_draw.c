/* SPDX-License-Identifier: MIT */
/*
 * Lays out and draws the Scrambler: words, moves and buttons around the grid of scrambler_view.c.
 * Leaves input to screen_scrambler.c.
 */
#include "level.h"
#include "phrase.h"
#include "scrambler_screen.h"

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

#define UPRIGHT_REST 1000 /* what a column has beside the board */
#define LYING_HEIGHT 960  /* of a page whose board stands beside the rest */
#define LYING_REST   300  /* at least as wide is that */

/* The line on top, in `rest`. */
static void lay_head(struct scrambler_layout *at, struct rect *rest)
{
    at->hint = rect_slice_top(rest, LAYOUT_BUTTON, 12);
    at->menu = rect_slice_left(&at->hint, LAYOUT_BUTTON, 8);
    at->sound = rect_slice_right(&at->hint, LAYOUT_BUTTON, 8);
}

/* Returns the side of the board in a column, as large as leaves room for some of the rest. */
static int board_units(const struct layout *layout)
{
    int view = layout_units(layout, layout->view);
    int width = layout_units(layout, layout->width);
    if (layout_is_lying(layout)) {
        return int_min(view - 2 * LAYOUT_PHONE_MARGIN,
                       width - 3 * LAYOUT_PHONE_MARGIN - LYING_REST);
    }
    return int_min(layout_window(layout).w - 2 * LAYOUT_PHONE_MARGIN, view - 300);
}

/* Everything below one another, what is needed for a move first; in a low window the board is
 * beside that. */
static struct scrambler_layout lay_column(const struct layout *layout, struct rect window)
{
    struct scrambler_layout at = {.name = {0}};
    int margin = LAYOUT_PHONE_MARGIN;
    int board = board_units(layout);
    struct rect rest = {window.x + margin, 14, window.w - 2 * margin, window.h};
    if (layout_is_lying(layout)) {
        int width = layout_units(layout, layout->width);
        int beside = int_min(width - board - 3 * margin, 480);
        rest.x = (width - board - margin - beside) / 2;
        rest.w = board + margin + beside;
        at.board = rect_slice_left(&rest, board, margin);
        at.board.h = board;
        lay_head(&at, &rest);
    } else {
        lay_head(&at, &rest);
        at.board = rect_middle(rect_slice_top(&rest, board, 16), board, board);
    }
    at.words = rect_slice_top(&rest, 300, 16);
    at.left_buttons = rect_slice_top(&rest, LAYOUT_BUTTON, 12);
    at.middle_buttons = rect_slice_top(&rest, LAYOUT_BUTTON, 12);
    at.right_buttons = rect_slice_top(&rest, 56, 16);
    at.moves = rect_cut_top(&rest, 360);
    return at;
}

int scrambler_page_units(const void *self, const struct game *game)
{
    const struct layout *window = &game->stage.window;
    (void)self;
    return layout_is_lying(window) ? LYING_HEIGHT : UPRIGHT_REST + board_units(window);
}

struct scrambler_layout scrambler_layout(const struct layout *layout)
{
    struct rect window = layout_window(layout);
    struct scrambler_layout at =
        layout->shape == LAYOUT_WIDE ? lay_wide(window) : lay_column(layout, window);
    struct rect *const all[] = {&at.menu,           &at.name,         &at.sound, &at.hint,
                                &at.board,          &at.words,        &at.moves, &at.left_buttons,
                                &at.middle_buttons, &at.right_buttons};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = layout_to_px(layout, *all[i]);
    }
    return at;
}

#define PAD           24
#define MOVE_ROW      34
#define WANTED_FIGURE 76 /* between the buttons for the level */

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

static void light_homes(const struct scrambler *attempt, struct scrambler_look *look)
{
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    const struct scrambler_words *words = &attempt->puzzle.words;
    (void)scrambler_grid_homes(&attempt->grid, words, homes);
    for (int i = 0; i < words->count; i++) {
        for (int k = 0; homes[i].is_home && k < words->lengths[i]; k++) {
            look->lit[homes[i].row * attempt->grid.size + homes[i].column + k] = true;
        }
    }
}

static void draw_grid(struct scrambler_screen *scrambler, struct ui *ui, struct rect area)
{
    scrambler_view_layout(&scrambler->view, ui->layout, scrambler->size, area);
    struct scrambler_look look = {.alphabet = scrambler->attempt.puzzle.alphabet,
                                  .grid = &scrambler->attempt.grid,
                                  .slide = current_slide(scrambler),
                                  .mark = -1};
    light_homes(&scrambler->attempt, &look);
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
    if (scrambler_view_has_arrows(ui->layout)) { /* else a finger draws the lines */
        scrambler_view_draw_arrows(ui, &scrambler->view, SCRAMBLER_ID_ARROW, &look.slide);
    }
    const struct scrambler_view *view = &scrambler->view;
    int pitch = scrambler_view_pitch(view);
    struct rect marked = {view->left + scrambler->mark_column * pitch,
                          view->top + scrambler->mark_row * pitch, view->tile, view->tile};
    ui_keyboard_area(ui, SCRAMBLER_ID_GRID, marked);
    ui_hot_role(ui, ROLE_DIE, false);
    ui_hot_name(ui,
                scrambler_die(scrambler, ui->arena, scrambler->mark_row, scrambler->mark_column));
    if (ui->speaks) {
        ui_hot_value(ui, say(ui->arena, tr("row %d, column %d"), scrambler->mark_row + 1,
                             scrambler->mark_column + 1));
    }
}

/* --- moves --- */

/* Counts the moves listed: those made and the one being dragged. */
static size_t listed_count(const struct scrambler_screen *scrambler)
{
    return scrambler->attempt.made_count + (scrambler_hand_move(scrambler, NULL).shift != 0);
}

const char *scrambler_move_name(struct arena *arena, struct scrambler_move move)
{
    const char *format = move.is_column
                             ? (move.shift > 0 ? tr("Column %d down") : tr("Column %d up"))
                             : (move.shift > 0 ? tr("Row %d right") : tr("Row %d left"));
    const char *text = say(arena, format, move.line + 1);
    return scrambler_move_cells(move) > 1
               ? say(arena, tr("%s ×%d"), text, scrambler_move_cells(move))
               : text;
}

/* Draws a listed move; the one being dragged gets an ellipsis. */
static void draw_move(const struct scrambler_screen *scrambler, struct ui *ui, size_t index,
                      struct rect line, enum text_align align)
{
    const struct scrambler *attempt = &scrambler->attempt;
    bool is_made = index < attempt->made_count;
    struct scrambler_move move =
        is_made ? attempt->moves[index] : scrambler_hand_move(scrambler, NULL);
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 18);
    style.color = is_made ? ui->theme->text : ui->theme->you_text;
    style.align = align;
    const char *text = scrambler_move_name(ui->arena, move);
    text = is_made ? text : say(ui->arena, tr("%s …"), text);
    int x = align == ALIGN_END ? line.x + line.w : line.x;
    ui_text_lines(ui, x, line.y + line.h / 2, line.w, line.h, &style, text);
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int size_gap, pad, size_y, sizes_y, more;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.size_gap = 5, .pad = PAD, .size_y = 10, .sizes_y = 32, .more = 0},
    [LAYOUT_COLUMN] =
        {.size_gap = 1, .pad = 18, .size_y = 18, .sizes_y = 48, .more = 26 /* what fingers need */},
};

/* Returns the area of the list in the panel of moves; its height is 0 if not even one line fits. */
static struct rect list_place(const struct ui *ui, struct rect panel)
{
    struct rect inner = rect_inset(panel, ui_px(ui, PAD));
    bool low = layout_units(ui->layout, panel.h) < 280;
    inner.y += ui_px(ui, 28);
    inner.h -= ui_px(ui, low ? 110 : 176 + measures[ui->layout->shape].more);
    if (inner.h < ui_px(ui, MOVE_ROW)) {
        inner.h = 0;
    }
    return inner;
}

/* --- the words to find, in as many columns as allow the largest letters --- */

#define WORD_COLUMNS_MAX 3
#define WORD_SIZE_MAX    28

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
static const char *word_text(const struct game *game, const struct ui *ui,
                             const struct scrambler_puzzle *puzzle, int word)
{
    bool is_played = puzzle->alphabet == session_alphabet(&game->session);
    return phrase_written(ui->arena, is_played ? game->session.language->spellings : NULL,
                          puzzle->alphabet, puzzle->words.letters[word]);
}

/* Returns the width of the widest word in px, including its tick. */
static int widest_word(const struct game *game, const struct ui *ui,
                       const struct scrambler_puzzle *puzzle, int size)
{
    struct text_style style = word_style(size);
    int widest = 0;
    for (int i = 0; i < puzzle->words.count; i++) {
        int width = ui_text_width(ui, &style, word_text(game, ui, puzzle, i));
        widest = width > widest ? width : widest;
    }
    return widest + ui_px(ui, size + 2);
}

/* Chooses the largest size at which every word and its tick fit into `columns` columns. */
static struct word_table fit_words(const struct game *game, const struct ui *ui,
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
    int width = widest_word(game, ui, puzzle, size);
    while (width > room && size > 1) {
        int fitting = size * room / width;
        size = fitting < size && fitting > 0 ? fitting : size - 1;
        width = widest_word(game, ui, puzzle, size);
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
static void draw_words(const struct scrambler_screen *scrambler, const struct game *game,
                       struct ui *ui, struct rect area)
{
    const struct scrambler *attempt = &scrambler->attempt;
    const struct scrambler_words *words = &attempt->puzzle.words;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    (void)scrambler_grid_homes(&attempt->grid, words, homes);
    int order[SCRAMBLER_WORDS_MAX];
    order_words(&attempt->puzzle, order);
    struct word_table table = fit_words(game, ui, &attempt->puzzle, area, 1);
    for (int columns = 2; columns <= WORD_COLUMNS_MAX; columns++) {
        struct word_table other = fit_words(game, ui, &attempt->puzzle, area, columns);
        if (other.size > table.size) {
            table = other;
        }
    }
    for (int i = 0; i < words->count; i++) {
        struct rect column = rect_column(area, ui_px(ui, 10), table.columns, i / table.rows);
        struct text_style style = word_style(table.size);
        int word = order[i];
        style.color = homes[word].is_home ? ui->theme->good_text : ui->theme->text;
        int y = area.y + i % table.rows * table.pitch + table.pitch / 2;
        const char *letters = word_text(game, ui, &attempt->puzzle, word);
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

const char *scrambler_path_text(const struct scrambler_screen *scrambler, struct arena *arena)
{
    const char *path = ""; /* memory ran out for the search */
    int jumbled = scrambler->attempt.puzzle.jumble_count;
    long count = (long)scrambler->path_count;
    if (scrambler->won || (scrambler->path_known && scrambler->path_count == 0)) {
        path = tr("Every word reads across.");
    } else if (scrambler->path_known && scrambler->solver && !scrambler->path_proven) {
        path = tr("Looking for the shortest way back…");
    } else if (scrambler->path_known) {
        path = say(arena,
                   scrambler->path_proven
                       ? tr_plural("From here, the shortest way back takes %d move.",
                                   "From here, the shortest way back takes %d moves.", count)
                       : tr_plural("From here, the way back takes at most %d move.",
                                   "From here, the way back takes at most %d moves.", count),
                   (int)count);
    }
    const char *scrambled =
        say(arena, tr_plural("Scrambled in %d.", "Scrambled in %d.", jumbled), jumbled);
    return say(arena, "%s %s", scrambled, path);
}

static void draw_words_panel(const struct scrambler_screen *scrambler, const struct game *game,
                             struct ui *ui, const struct scrambler_layout *at)
{
    struct rect area = at->words;
    bool low = layout_units(ui->layout, area.h) < 400;
    int pad = ui_px(ui, PAD);
    struct rect inner = rect_inset(area, pad);
    ui_panel(ui, area);
    draw_label(ui, inner.x, inner.y + ui_px(ui, 10), inner.w, tr("WORDS TO FIND"));

    struct text_style about = theme_sized(ui->theme, TEXT_BODY, low ? 15 : 16);
    struct text_style count = theme_sized(ui->theme, TEXT_TITLE, low ? 30 : 54);
    const char *figures = phrase_number(ui->arena, (long)listed_count(scrambler));
    int foot = ui_px(ui, low ? 96 : 188);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    int head = ui_px(ui, 34);
    draw_words(scrambler, game, ui,
               (struct rect){inner.x, inner.y + head, inner.w,
                             inner.h - head - foot - ui_px(ui, low ? 8 : 16)});
    if (low) { /* label and number share a line */
        int moves = draw_label(ui, lower.x, lower.y + ui_px(ui, 18), lower.w / 2, tr("MOVES"));
        count.align = ALIGN_END;
        ui_text(ui, lower.x + lower.w, lower.y + ui_px(ui, 18), &count, figures);
        if (listed_count(scrambler) > 0 && list_place(ui, at->moves).h == 0) {
            int label = int_max(ui_px(ui, 84), moves + ui_px(ui, 12));
            int taken = label + ui_text_width(ui, &count, figures) + ui_px(ui, 16);
            struct rect line = {lower.x + label, lower.y, lower.w - taken, ui_px(ui, 36)};
            draw_move(scrambler, ui, listed_count(scrambler) - 1, line, ALIGN_END);
        }
        lower.y += ui_px(ui, 40);
        lower.h -= ui_px(ui, 40);
    } else {
        draw_label(ui, lower.x, lower.y + ui_px(ui, 10), lower.w, tr("MOVES"));
        ui_text(ui, lower.x, lower.y + ui_px(ui, 56), &count, figures);
        lower.y += ui_px(ui, 92);
        lower.h -= ui_px(ui, 92);
    }
    ui_text_wrap(ui, lower, &about, scrambler_path_text(scrambler, ui->arena));
}

/* --- the panel of moves --- */

/* Draws the newest moves that fit, oldest of them first, then the one being dragged. */
static void draw_moves(const struct scrambler_screen *scrambler, struct ui *ui, struct rect area)
{
    int pitch = ui_px(ui, MOVE_ROW);
    size_t count = listed_count(scrambler);
    size_t room = (size_t)(area.h / pitch);
    size_t first = count > room ? count - room : 0;
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 18);
    int numbers = ui_text_width(ui, &style, phrase_number(ui->arena, (long)count)) + ui_px(ui, 8);
    numbers = int_max(numbers, ui_px(ui, 36));
    if (count == 0) {
        style = theme_text(ui->theme, TEXT_BODY);
        ui_text_lines(ui, area.x, area.y + pitch / 2, area.w, pitch, &style, tr("None yet."));
    }
    for (size_t i = first; i < count; i++) {
        struct rect row = {area.x, area.y + (int)(i - first) * pitch, area.w, pitch};
        ui_text(ui, row.x, row.y + pitch / 2, &style, phrase_number(ui->arena, (long)i + 1));
        row.x += numbers;
        row.w -= numbers;
        draw_move(scrambler, ui, i, row, ALIGN_START);
    }
}

/* Returns "4 × 4: 12 solved, best time 0:41, fewest extra moves 0", or a shorter form. */
static const char *figures_text(const struct scrambler_screen *scrambler, const struct ui *ui,
                                int size, bool is_short)
{
    const struct history_puzzles *figures = &scrambler->figures[size];
    long count = figures->solved;
    if (count == 0) {
        return say(ui->arena, tr("%d × %d: none solved yet."), size, size);
    }
    const char *solved = phrase_number(ui->arena, count);
    const char *best = phrase_clock(ui->arena, figures->best_ms);
    const char *extra = phrase_number(ui->arena, figures->least_extra);
    if (is_short) {
        return say(
            ui->arena,
            tr_plural("%s solved · best %s · %s extra", "%s solved · best %s · %s extra", count),
            solved, best, extra);
    }
    return say(ui->arena,
               tr_plural("%d × %d: %s solved, best time %s, fewest extra moves %s.",
                         "%d × %d: %s solved, best time %s, fewest extra moves %s.", count),
               size, size, solved, best, extra);
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
            rect_column(row, ui_px(ui, measures[ui->layout->shape].size_gap), count, i);
        struct text_style style = text_aligned(
            text_colored(theme_sized(theme, TEXT_HEADING, 17), chosen            ? theme->you_ink
                                                               : ui->hover == id ? theme->text
                                                                                 : theme->dim),
            ALIGN_MIDDLE);
        ui_surface(ui, box, 9, chosen ? theme->you : theme->field);
        ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &style, phrase_number(ui->arena, size));
        ui_hot(ui, id, box, true);
        ui_hot_role(ui, ROLE_CHOICE, chosen);
        if (ui->speaks) {
            ui_hot_name(ui, phrase_size(ui->arena, size, size));
        }
        ui_tip(ui, id, figures_text(scrambler, ui, size, false));
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
    int moves = scrambler->wanted;
    const char *text =
        moves > 0 ? say(ui->arena, tr("Level %d"), level_number(moves)) : tr("Any level");
    const char *tip =
        moves > 0 ? say(ui->arena, tr_plural("Mixed by %d move", "Mixed by %d moves", moves), moves)
                  : tr("Mixed by a random number of moves");
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
    int pad = ui_px(ui, measures[ui->layout->shape].pad);
    struct rect inner = rect_inset(area, pad);
    bool low = layout_units(ui->layout, area.h) < 280;
    int code = low ? 0 : ui_px(ui, 66);
    const struct measures *m = &measures[ui->layout->shape];
    int more = ui_px(ui, m->more);
    int foot = ui_px(ui, 74) + code + more;
    ui_panel(ui, area);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    struct rect list = list_place(ui, area);
    if (list.h > 0) {
        draw_label(ui, inner.x, inner.y + ui_px(ui, 10), inner.w, tr("YOUR MOVES"));
        draw_moves(scrambler, ui, list);
    }
    struct rect wanted = {lower.x, lower.y - ui_px(ui, 4), lower.w,
                          ui_px(ui, layout_finger(ui->layout, 28))};
    int room = lower.w - 2 * wanted.h - ui_px(ui, WANTED_FIGURE + 8);
    draw_label(ui, lower.x, lower.y + ui_px(ui, m->size_y), room, tr("SIZE"));
    draw_wanted(scrambler, ui, wanted);
    struct rect sizes = {lower.x, lower.y + ui_px(ui, m->sizes_y), lower.w,
                         ui_px(ui, layout_finger(ui->layout, 38))};
    if (m->more > 0) { /* each is as wide as a finger */
        sizes.x = area.x + ui_px(ui, 6);
        sizes.w = area.w - 2 * ui_px(ui, 6);
    }
    draw_sizes(scrambler, ui, sizes);
    if (code > 0) {
        struct text_style style = theme_text(ui->theme, TEXT_SMALL);
        ui_text_lines(ui, lower.x, lower.y + lower.h - ui_px(ui, 38), lower.w, ui_px(ui, 32),
                      &style, figures_text(scrambler, ui, scrambler->size, true));
        ui_text_fit(ui, lower.x, lower.y + lower.h - ui_px(ui, 12), lower.w, &style,
                    say(ui->arena, tr("Puzzle %s"), scrambler->code));
    }
}

/* --- the rest --- */

static bool has_hole(const struct scrambler_grid *grid)
{
    return memchr(grid->cells, SCRAMBLER_SPACE, (size_t)grid->size * (size_t)grid->size) != NULL;
}

static void draw_top(const struct scrambler_screen *scrambler, const struct game *game,
                     struct ui *ui, const struct scrambler_layout *at)
{
    struct text_style name = theme_sized(ui->theme, TEXT_TITLE, 26);
    struct text_style hint = theme_sized(ui->theme, TEXT_LABEL, 19);
    hint.align = ALIGN_MIDDLE;
    ui_icon_button(ui, SCRAMBLER_ID_HOME, at->menu, ICON_HOUSE);
    ui_icon_button(ui, SCRAMBLER_ID_SOUND, at->sound,
                   game->output.muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    if (at->name.w > 0) {
        ui_text_lines(ui, at->name.x, at->name.y + at->name.h / 2, at->name.w, at->name.h, &name,
                      tr("Scrambler"));
    }
    const char *text = has_hole(&scrambler->attempt.grid)
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
    bool untouched = scrambler->attempt.made_count == 0;
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

void scrambler_draw(void *self, const struct game *game, struct ui *ui)
{
    struct scrambler_screen *scrambler = self;
    struct scrambler_layout at = scrambler_layout(&game->stage.layout);
    draw_top(scrambler, game, ui, &at);
    draw_words_panel(scrambler, game, ui, &at);
    draw_moves_panel(scrambler, ui, at.moves);
    draw_grid(scrambler, ui, at.board);
    draw_buttons(scrambler, ui, &at);
}

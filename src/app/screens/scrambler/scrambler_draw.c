/* SPDX-License-Identifier: MIT */
/*
 * Places and draws the Scrambler: the grid, its arrows, the words and the buttons. Leaves input to
 * screen_scrambler.c.
 */
#include "scrambler_draw.h"
#include "level.h"
#include "phrase.h"

#include <stdio.h>
#include <stdlib.h>

#define TOP  112 /* top of the board and the panels, in design units */
#define FOOT 102 /* height below them */

static struct scrambler_layout scrambler_wide(const struct layout *layout, int width, int height)
{
    int board = height - 208; /* including its arrows */
    int panel = layout_clamped((width - 2 * LAYOUT_MARGIN - board - 2 * 36) / 2, 230, 340);
    board = int_min(board, width - 2 * LAYOUT_MARGIN - 2 * panel - 2 * 20);
    int left = (width - 2 * panel - board - 2 * 36) / 2;
    left = layout_larger(left, LAYOUT_MARGIN);
    int board_x = (width - board) / 2;
    int right = width - left - panel;
    int panel_height = height - TOP - FOOT;
    int foot = height - 80;
    int inner = 46; /* buttons are below the tray, not the arrows */
    return (struct scrambler_layout){
        .menu = layout_rect(layout, left, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = layout_rect(layout, left + 68, 24, panel - 68, LAYOUT_BUTTON),
        .sound =
            layout_rect(layout, right + panel - LAYOUT_BUTTON, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .hint = layout_rect(layout, board_x - 20, 26, board + 40, 34),
        .board = layout_rect(layout, board_x, 84 + (height - 208 - board) / 2, board,
                             board + LAYOUT_TRAY_EDGE),
        .words = layout_rect(layout, left, TOP, panel, panel_height),
        .moves = layout_rect(layout, right, TOP, panel, panel_height),
        .left_buttons = layout_rect(layout, left, foot, panel, LAYOUT_BUTTON),
        .middle_buttons =
            layout_rect(layout, board_x + inner, foot, board - 2 * inner, LAYOUT_BUTTON),
        .right_buttons = layout_rect(layout, right, foot, panel, LAYOUT_BUTTON),
    };
}

static struct scrambler_layout scrambler_side(const struct layout *layout, int width, int height)
{
    int column = layout_clamped(width * 34 / 100, 270, 340);
    int column_x = width - LAYOUT_MARGIN - column;
    int board = int_min(height - 88 - 92, column_x - 2 * LAYOUT_MARGIN);
    int board_x = LAYOUT_MARGIN + (column_x - 2 * LAYOUT_MARGIN - board) / 2;
    int panels = height - 88 - 166;
    int moves = panels * 42 / 100;
    if (moves < 224) {
        moves = 124; /* no list of moves: the words need the room more */
    }
    int words = panels - 12 - moves;
    return (struct scrambler_layout){
        .menu = layout_rect(layout, LAYOUT_MARGIN, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = layout_rect(layout, column_x, 20, column - 68, LAYOUT_BUTTON),
        .sound = layout_rect(layout, width - LAYOUT_MARGIN - LAYOUT_BUTTON, 20, LAYOUT_BUTTON,
                             LAYOUT_BUTTON),
        .hint = layout_rect(layout, LAYOUT_MARGIN + 68, 20, column_x - 2 * LAYOUT_MARGIN - 68,
                            LAYOUT_BUTTON),
        .board = layout_rect(layout, board_x, 84 + (height - 180 - board) / 2, board, board),
        .words = layout_rect(layout, column_x, 88, column, words),
        .moves = layout_rect(layout, column_x, 88 + words + 12, column, moves),
        .left_buttons = layout_rect(layout, column_x, height - 144, column, LAYOUT_BUTTON),
        .middle_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80,
                                      column_x - 2 * LAYOUT_MARGIN, LAYOUT_BUTTON),
        .right_buttons = layout_rect(layout, column_x, height - 80, column, LAYOUT_BUTTON),
    };
}

static struct scrambler_layout scrambler_stack(const struct layout *layout, int width, int height)
{
    int board = int_min(width - 2 * LAYOUT_MARGIN, height - 88 - 480);
    int panels_y = 88 + board + 12;
    int panels = height - panels_y - 160;
    int half = (width - 2 * LAYOUT_MARGIN - 16) / 2;
    int words = (width - 2 * LAYOUT_MARGIN - 16) * 58 / 100;
    int moves = width - 2 * LAYOUT_MARGIN - 16 - words;
    return (struct scrambler_layout){
        .menu = layout_rect(layout, LAYOUT_MARGIN, 20, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .name = {0, 0, 0, 0},
        .sound = layout_rect(layout, width - LAYOUT_MARGIN - LAYOUT_BUTTON, 20, LAYOUT_BUTTON,
                             LAYOUT_BUTTON),
        .hint = layout_rect(layout, LAYOUT_MARGIN + 60, 20, width - 2 * LAYOUT_MARGIN - 120,
                            LAYOUT_BUTTON),
        .board = layout_rect(layout, (width - board) / 2, 84, board, board),
        .words = layout_rect(layout, LAYOUT_MARGIN, panels_y, words, panels),
        .moves = layout_rect(layout, LAYOUT_MARGIN + words + 16, panels_y, moves, panels),
        .left_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 144, half, LAYOUT_BUTTON),
        .middle_buttons = layout_rect(layout, LAYOUT_MARGIN, height - 80, width - 2 * LAYOUT_MARGIN,
                                      LAYOUT_BUTTON),
        .right_buttons =
            layout_rect(layout, LAYOUT_MARGIN + half + 16, height - 144, half, LAYOUT_BUTTON),
    };
}

struct scrambler_layout scrambler_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    switch (layout->shape) {
    case LAYOUT_WIDE:
        return scrambler_wide(layout, width, height);
    case LAYOUT_SIDE:
        return scrambler_side(layout, width, height);
    case LAYOUT_STACK:
        break;
    }
    return scrambler_stack(layout, width, height);
}

#define PAD            24
#define MOVE_ROW       34
#define MOVES_TEXT_MAX 160
#define PATH_TEXT_MAX  (PHRASE_MAX + MOVES_TEXT_MAX)
#define WANTED_FIGURE  76 /* between the buttons for the level */

void scrambler_place(const struct scrambler_screen *scrambler, const struct desk *desk,
                     struct scrambler_view *view)
{
    struct scrambler_layout at = scrambler_layout(&desk->stage.layout);
    scrambler_view_layout(view, &desk->stage.layout, scrambler->size, at.board);
}

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

static void draw_grid(struct scrambler_screen *scrambler, const struct desk *desk, struct ui *ui)
{
    scrambler_place(scrambler, desk, &scrambler->view);
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
    scrambler_view_draw_arrows(ui, &scrambler->view, SCRAMBLER_ID_ARROW, &look.slide);
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
    struct text_style style = {.size = 18,
                               .weight = WEIGHT_700,
                               .color = is_made ? ui->theme->text : ui->theme->you_text,
                               .align = align};
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
    inner.h -= ui_px(ui, low ? 110 : 176);
    if (inner.h < ui_px(ui, MOVE_ROW)) {
        inner.h = 0;
    }
    return inner;
}

/* --- the panel of words --- */

/* Returns its width. */
static int draw_label(struct ui *ui, int x, int y, int width, const char *text)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    return ui_text_lines(ui, x, y, width, ui_px(ui, 28), &style, text);
}

static void write_way(const struct scrambler_screen *scrambler, char text[PATH_TEXT_MAX])
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
                           ? tr_plural("The shortest way back from here is %d.",
                                       "The shortest way back from here is %d.", count)
                           : tr_plural("The best way back known from here is %d.",
                                       "The best way back known from here is "
                                       "%d.",
                                       count),
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

    struct text_style about = {
        .size = low ? 15 : 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct text_style count = {
        .size = low ? 30 : 54, .weight = WEIGHT_900, .color = ui->theme->text};
    write_way(scrambler, text);
    phrase_number(figures, (long)told_count(scrambler));
    int foot = ui_px(ui, low ? 96 : 188);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    int head = ui_px(ui, 34);
    scrambler_draw_words(scrambler, desk, ui,
                         (struct rect){inner.x, inner.y + head, inner.w,
                                       inner.h - head - foot - ui_px(ui, low ? 8 : 16)});
    if (low) { /* label and number share a line */
        int moves = draw_label(ui, lower.x, lower.y + ui_px(ui, 18), lower.w / 2, tr("MOVES"));
        count.align = ALIGN_END;
        ui_text(ui, lower.x + lower.w, lower.y + ui_px(ui, 18), &count, figures);
        if (told_count(scrambler) > 0 && list_place(ui, at->moves).h == 0) {
            int label = layout_larger(ui_px(ui, 84), moves + ui_px(ui, 12));
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
    struct text_style style = {.size = 18, .weight = WEIGHT_700, .color = ui->theme->dim};
    char number[PHRASE_MAX];
    int numbers = ui_text_width(ui, &style, phrase_number(number, (long)count)) + ui_px(ui, 8);
    numbers = layout_larger(numbers, ui_px(ui, 36));
    if (count == 0) {
        style.size = 17;
        style.weight = WEIGHT_600;
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

static void draw_sizes(const struct scrambler_screen *scrambler, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    int count = SCRAMBLER_SIZE_MAX - SCRAMBLER_SIZE_MIN + 1;
    for (int i = 0; i < count; i++) {
        int size = SCRAMBLER_SIZE_MIN + i;
        int id = SCRAMBLER_ID_SIZE + i;
        bool chosen = size == scrambler->size;
        struct rect box = rect_column(row, ui_px(ui, 5), count, i);
        struct text_style style = {.size = 17,
                                   .weight = WEIGHT_800,
                                   .color = chosen            ? theme->you_ink
                                            : ui->hover == id ? theme->text
                                                              : theme->dim,
                                   .align = ALIGN_MIDDLE};
        char text[PHRASE_MAX];
        ui_surface(ui, box, 9, chosen ? theme->you : theme->field);
        ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &style, phrase_number(text, size));
        ui_hot(ui, id, box, true);
        char figures[SCRAMBLER_FIGURES_MAX];
        ui_tip(ui, id, scrambler_write_figures(scrambler, size, figures));
    }
}

char *scrambler_write_figures(const struct scrambler_screen *scrambler, int size,
                              char text[SCRAMBLER_FIGURES_MAX])
{
    const struct history_puzzles *figures = &scrambler->figures[size];
    char solved[PHRASE_MAX];
    char best[PHRASE_MAX];
    char extra[PHRASE_MAX];
    if (figures->solved == 0) {
        (void)snprintf(text, SCRAMBLER_FIGURES_MAX, tr("%d × %d: none solved yet."), size, size);
    } else {
        (void)snprintf(
            text, SCRAMBLER_FIGURES_MAX,
            tr_plural("%d × %d: %s solved, best time %s, fewest extra moves %s.",
                      "%d × %d: %s solved, best time %s, fewest extra moves %s.", figures->solved),
            size, size, phrase_number(solved, figures->solved),
            phrase_clock(best, figures->best_ms), phrase_number(extra, figures->least_extra));
    }
    return text;
}

/* A shorter form of scrambler_write_figures. */
static void write_past(const struct history_puzzles *figures, char text[SCRAMBLER_FIGURES_MAX])
{
    char solved[PHRASE_MAX];
    char best[PHRASE_MAX];
    char extra[PHRASE_MAX];
    (void)snprintf(text, SCRAMBLER_FIGURES_MAX,
                   tr_plural("%s solved · best %s · %s extra", "%s solved · best %s · %s extra",
                             figures->solved),
                   phrase_number(solved, figures->solved), phrase_clock(best, figures->best_ms),
                   phrase_number(extra, figures->least_extra));
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
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->text, .align = ALIGN_MIDDLE};
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
    int pad = ui_px(ui, PAD);
    struct rect inner = rect_inset(area, pad);
    bool low = layout_units(ui->layout, area.h) < 280;
    int code = low ? 0 : ui_px(ui, 66);
    int foot = ui_px(ui, 74) + code;
    char text[SCRAMBLER_FIGURES_MAX];
    ui_panel(ui, area);
    struct rect lower = {inner.x, inner.y + inner.h - foot, inner.w, foot};
    struct rect list = list_place(ui, area);
    if (list.h > 0) {
        draw_label(ui, inner.x, inner.y + ui_px(ui, 10), inner.w, tr("YOUR MOVES"));
        draw_moves(scrambler, ui, list);
    }
    struct rect wanted = {lower.x, lower.y - ui_px(ui, 4), lower.w, ui_px(ui, 28)};
    int room = lower.w - 2 * wanted.h - ui_px(ui, WANTED_FIGURE + 8);
    draw_label(ui, lower.x, lower.y + ui_px(ui, 10), room, tr("SIZE"));
    draw_wanted(scrambler, ui, wanted);
    draw_sizes(scrambler, ui,
               (struct rect){lower.x, lower.y + ui_px(ui, 32), lower.w, ui_px(ui, 38)});
    if (code > 0) {
        struct text_style style = {.size = 15, .weight = WEIGHT_700, .color = ui->theme->dim};
        const struct history_puzzles *past = &scrambler->figures[scrambler->size];
        scrambler_write_figures(scrambler, scrambler->size, text);
        if (past->solved > 0) {
            write_past(past, text);
        }
        ui_text_lines(ui, lower.x, lower.y + lower.h - ui_px(ui, 38), lower.w, ui_px(ui, 32),
                      &style, text);
        (void)snprintf(text, sizeof text, tr("Puzzle %s"), scrambler->code);
        ui_text_fit(ui, lower.x, lower.y + lower.h - ui_px(ui, 12), lower.w, &style, text);
    }
}

/* --- the rest --- */

static void draw_top(const struct scrambler_screen *scrambler, const struct desk *desk,
                     struct ui *ui, const struct scrambler_layout *at)
{
    struct text_style name = {.size = 26, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style hint = {
        .size = 19, .weight = WEIGHT_700, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
    ui_icon_button(ui, SCRAMBLER_ID_HOME, at->menu, ICON_HOUSE);
    ui_icon_button(ui, SCRAMBLER_ID_SOUND, at->sound,
                   desk->post.muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    if (at->name.w > 0) {
        ui_text_lines(ui, at->name.x, at->name.y + at->name.h / 2, at->name.w, at->name.h, &name,
                      tr("Scrambler"));
    }
    const char *text = tr("Drag a row or a column. Every word must read across.");
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
}

void scrambler_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct scrambler_screen *scrambler = self;
    struct scrambler_layout at = scrambler_layout(&desk->stage.layout);
    draw_top(scrambler, desk, ui, &at);
    draw_words_panel(scrambler, desk, ui, &at);
    draw_moves_panel(scrambler, ui, at.moves);
    draw_grid(scrambler, desk, ui);
    draw_buttons(scrambler, ui, &at);
}

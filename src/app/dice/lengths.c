/* SPDX-License-Identifier: MIT */
/*
 * Draws how many words are left, with the guide and without.
 */
#include "lengths.h"

#include "phrase.h"
#include "poses.h"

/* --- with a square for each word --- */

/* In units. */
#define HEAD_ROW 32
#define ROW      26
#define ROW_GAP  12 /* above each row, as far as there is room */
#define LEGEND   31

/* The squares, where there is room for large ones, and else. */
static const struct pips {
    int side, pitch, row, below;
} large = {12, 17, 16, 6}, small = {8, 11, 12, 0};

enum { LEGEND_FADES = 2, LEGEND_ROWS = 4 }; /* the first two are the figures */

/* Returns the height of the pips of `count` words in a row of this width, px. */
static int pips_height(const struct ui *ui, const struct pips *pips, int width, int count)
{
    int in_row = int_max((width + ui_px(ui, pips->pitch - pips->side)) / ui_px(ui, pips->pitch), 1);
    return (count + in_row - 1) / in_row * ui_px(ui, pips->row) + ui_px(ui, pips->below);
}

/* Returns the height of the pips of all lengths, px; and how many lengths there are. */
static int pips_of_all(const struct ui *ui, const struct pips *pips, int width,
                       const struct lengths *shown, int *lengths)
{
    int height = 0;
    *lengths = 0;
    for (int i = 1; i <= PATH_LETTERS_MAX; i++) {
        int count = shown->left[i] + shown->found[i];
        *lengths += count > 0;
        height += count > 0 ? pips_height(ui, pips, width, count) : 0;
    }
    return height;
}

/* Draws a square for each word, those found in the player's colour. */
static void draw_pips(struct ui *ui, const struct pips *pips, struct rect area, int found,
                      int count)
{
    int pitch = ui_px(ui, pips->pitch);
    int side = ui_px(ui, pips->side);
    int in_row = int_max((area.w + pitch - side) / pitch, 1);
    for (int i = 0; i < count; i++) {
        struct rect pip = {area.x + i % in_row * pitch, area.y + i / in_row * ui_px(ui, pips->row),
                           side, side};
        ui_box(ui, pip, pips->side / 4, i < found ? ui->theme->you : ui->theme->line);
    }
}

/* Draws what a faded and a dark die mean, and before them, if there are four rows, the figures in
 * the corners. */
static void draw_legend(struct ui *ui, struct rect area, int rows)
{
    const char *const texts[] = {tr("words that start here"), tr("words that pass through"),
                                 tr("none starts here"), tr("none passes through")};
    const int fades[] = {0, 0, POSE_FADED, POSE_DARK};
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    struct text_style figure = {.size = UI_SIZE_LEAST,
                                .weight = WEIGHT_800,
                                .color = ui->theme->ink,
                                .align = ALIGN_MIDDLE};
    for (int i = LEGEND_ROWS - rows; i < LEGEND_ROWS; i++) {
        struct rect row = rect_row(area, 0, rows, i - (LEGEND_ROWS - rows));
        struct rect die = rect_cut_left(&row, ui_px(ui, 22));
        die = rect_middle(die, die.w, die.w);
        const struct theme *theme = ui->theme; /* with an edge, as on panels of about its colour */
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = die,
                                   .color = theme_mix(theme->tile, theme->well, fades[i]),
                                   .color2 = theme_mix(theme->tile_edge, theme->well, fades[i]),
                                   .radius = ui_px(ui, 6),
                                   .edge = ui_px(ui, 2)};
        draw_add(ui->list, &box, NULL);
        ui_surface_outline(ui, die, 6);
        if (i < LEGEND_ROWS - LEGEND_FADES) { /* at the left or right of the die, as on the board */
            int x = i == 0 ? die.x + die.w * 3 / 10 : die.x + die.w * 7 / 10;
            ui_text(ui, x, die.y + die.h * 7 / 20, &figure, "1");
        }
        (void)rect_cut_left(&row, ui_px(ui, 12));
        ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &style, texts[i]);
    }
}

static bool draw_with_pips(struct ui *ui, struct rect area, const struct lengths *shown)
{
    struct text_style head = theme_text(ui->theme, TEXT_HEADING);
    struct text_style total = text_aligned(head, ALIGN_END);
    struct text_style label = theme_text(ui->theme, TEXT_LABEL);
    struct text_style number = text_aligned(label, ALIGN_END);
    int lengths;
    const struct pips *size = &large;
    int pips = pips_of_all(ui, size, area.w, shown, &lengths);
    int rows = lengths * ui_px(ui, ROW);
    if (ui_px(ui, HEAD_ROW) + rows + pips + LEGEND_ROWS * ui_px(ui, LEGEND) > area.h) {
        size = &small;
        pips = pips_of_all(ui, size, area.w, shown, &lengths);
    }
    if (ui_px(ui, HEAD_ROW) + rows > area.h) {
        return false;
    }
    head.size = 20;
    total.size = 24;
    total.color = ui->theme->you_text;
    number.color = ui->theme->text;
    struct rect row = rect_cut_top(&area, ui_px(ui, HEAD_ROW));
    int middle = row.y + row.h / 2;
    ui_text_lines(ui, row.x, middle, row.w * 3 / 4, row.h, &head, shown->title);
    ui_text(ui, row.x + row.w, middle, &total, phrase_number(ui->arena, shown->sum));
    bool has_pips = rows + pips <= area.h;
    int spare = area.h - rows - (has_pips ? pips : 0);
    int explained = !shown->is_guide                                                 ? 0
                    : shown->has_figures && spare >= LEGEND_ROWS * ui_px(ui, LEGEND) ? LEGEND_ROWS
                    : spare >= LEGEND_FADES * ui_px(ui, LEGEND)                      ? LEGEND_FADES
                                                                                     : 0;
    struct rect legend = rect_cut_bottom(&area, explained * ui_px(ui, LEGEND));
    int left = spare - explained * ui_px(ui, LEGEND);
    int gap = has_pips ? int_min(left / (lengths + 1), ui_px(ui, ROW_GAP)) : 0;
    for (int i = 1; i <= PATH_LETTERS_MAX; i++) {
        int count = shown->left[i] + shown->found[i];
        if (count == 0) {
            continue;
        }
        (void)rect_cut_top(&area, gap);
        row = rect_cut_top(&area, ui_px(ui, ROW));
        ui_text_fit(ui, row.x, row.y + row.h / 2, row.w * 3 / 4, &label,
                    say(ui->arena, tr_plural("%d letter", "%d letters", i), i));
        if (shown->left[i] == 0) {
            ui_icon(ui, row.x + row.w - ui_px(ui, 9), row.y + row.h / 2, ICON_CHECK, 18,
                    ui->theme->good_text);
        } else {
            ui_text(ui, row.x + row.w, row.y + row.h / 2, &number,
                    phrase_number(ui->arena, shown->left[i]));
        }
        if (has_pips) {
            draw_pips(ui, size, rect_cut_top(&area, pips_height(ui, size, area.w, count)),
                      shown->found[i], count);
        }
    }
    if (explained > 0) {
        ui_rule(ui, legend.x, legend.y - ui_px(ui, 4), legend.w);
    }
    draw_legend(ui, legend, explained);
    return true;
}

/* --- without, or in little room --- */

#define TABLE_ROW     26
#define TABLE_COLUMNS 2
#define TABLE_GAP     20

#define LABEL_LETTERS 8 /* as wide as the label of any usual length */

static const char *letters_text(const struct ui *ui, int letters)
{
    return say(ui->arena, tr_plural("%d letter", "%d letters", letters), letters);
}

static bool draw_table(struct ui *ui, struct rect list, const struct lengths *shown)
{
    struct text_style letters = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct text_style count = {.size = 17,
                               .weight = WEIGHT_700,
                               .color = ui->theme->text,
                               .align = ALIGN_END,
                               .tabular = true};
    int lengths[PATH_LETTERS_MAX];
    int rows = 0;
    int row = ui_px(ui, TABLE_ROW);
    for (int i = 1; i <= PATH_LETTERS_MAX; i++) {
        if (shown->left[i] > 0) {
            lengths[rows++] = i;
        }
    }
    int most = list.h / row - 1; /* without the title */
    int least = (rows + TABLE_COLUMNS - 1) / TABLE_COLUMNS;
    int height = rows <= most ? rows : least <= most ? least : 0;
    if (height == 0) {
        return false;
    }
    int columns = height < rows ? TABLE_COLUMNS : 1;
    int figures = ui_text_width(ui, &count, "88");
    int label = rect_column(list, ui_px(ui, TABLE_GAP), columns, 0).w - figures - ui_px(ui, 8);
    /* Where "4 letters" would be too small to read, its place has "4:", below another title. */
    bool is_brief = ui_text_least(ui, &letters, letters_text(ui, LABEL_LETTERS)) > label;
    int room = list.w;
    if (shown->has_pips) { /* the sum, as in a panel with room for pips */
        const char *number = phrase_number(ui->arena, shown->sum);
        room -= ui_text_width(ui, &count, number) + ui_px(ui, 8);
        ui_text(ui, list.x + list.w, list.y + row / 2, &count, number);
    }
    ui_text_lines(ui, list.x, list.y + row / 2, room, row, &letters,
                  is_brief ? tr("Words left, by length") : shown->title);
    for (int i = 0; i < rows; i++) {
        struct rect column = rect_column(list, ui_px(ui, TABLE_GAP), columns, i / height);
        int y = list.y + row / 2 + (i % height + 1) * row;
        const char *number = phrase_number(ui->arena, shown->left[lengths[i]]);
        room = column.w - ui_text_width(ui, &count, number) - ui_px(ui, 8);
        ui_text_lines(ui, column.x, y, room, row, &letters,
                      is_brief ? say(ui->arena, "%d:", lengths[i]) : letters_text(ui, lengths[i]));
        ui_text(ui, column.x + column.w, y, &count, number);
    }
    return true;
}

/* --- in words --- */

const char *lengths_text(struct arena *arena, const struct lengths *lengths)
{
    const char *text = lengths->title;
    for (int letters = 1; letters <= PATH_LETTERS_MAX; letters++) {
        if (lengths->left[letters] > 0) {
            const char *part =
                say(arena, tr_plural("%d\u00a0letter\u00a0%s", "%d\u00a0letters\u00a0%s", letters),
                    letters, phrase_number(arena, lengths->left[letters]));
            text = say(arena, "%s · %s", text, part);
        }
    }
    return lengths->sum > 0 ? text : tr("You have every word on this board");
}

void lengths_draw(struct ui *ui, struct rect area, const struct lengths *lengths)
{
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    bool is_drawn =
        (lengths->has_pips && draw_with_pips(ui, area, lengths)) || draw_table(ui, area, lengths);
    if (!is_drawn) {
        ui_text_wrap(ui, area, &dim, lengths_text(ui->arena, lengths));
    }
}

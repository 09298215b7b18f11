/* SPDX-License-Identifier: MIT */
/*
 * Geometry and drawing of a board. Leaves tracing to trace.c.
 */
#include "board_view.h"

#include "trounce/utf8.h"

#include <assert.h>

/* Proportions of the design in thousandths: of the tray unless marked. */
#define TRAY_PAD         39
#define GAP_OF_PITCH     106
#define TRAY_RADIUS      52
#define TILE_RADIUS      165 /* of a tile */
#define TILE_EDGE        57  /* of a tile */
#define LETTER_SIZE      560 /* of a tile */
#define TWO_LETTERS_SIZE 460 /* of a tile */
#define BACK_DOT         180 /* of a tile */
#define BACK_INSET       135 /* of a tile, from its edge to the ring about the dot */
#define BACK_RING        38  /* of a tile */
#define VERDICT_RING     57  /* of a tile */
#define FIGURE_SIZE      135 /* of a tile */
#define FIGURE_OFF       410 /* of a tile, from its middle to the outer end */
#define FIGURE_UP        365 /* of a tile, from its middle */
#define LARGER           125 /* percent of both with the larger-letters setting */
#define TRAIL_WIDTH      131 /* of a tile */
#define ARROW_SIZE       123 /* of a tile */
#define CIRCLE           410 /* of the pitch */
#define HEAD_RADIUS      126 /* of a tile: of a trail that grows */
#define HEAD_EDGE        46  /* of a tile */

static int part(int whole, int thousandths)
{
    return (whole * thousandths + 500) / 1000;
}

static int pitch(const struct board_view *view)
{
    return view->tile + view->gap;
}

static void turned_size(const struct board_view *view, int *rows, int *columns)
{
    bool upright = view->quarter_turns % 2 == 0;
    *rows = upright ? view->board->rows : view->board->columns;
    *columns = upright ? view->board->columns : view->board->rows;
}

void board_view_layout(struct board_view *view, const struct board *board, int quarter_turns,
                       struct rect area)
{
    view->board = board;
    view->quarter_turns = quarter_turns;
    int rows, columns;
    turned_size(view, &rows, &columns);
    int most = rows > columns ? rows : columns;
    if (most < 3) {
        most = 3; /* a board of a few dice is not enlarged to fill the window */
    }

    int side = area.w < area.h ? area.w : area.h;
    int pad = part(side, TRAY_PAD);
    int room = (side - 2 * pad) * 1000 / (most * 1000 - GAP_OF_PITCH); /* the last has no gap */
    view->gap = part(room, GAP_OF_PITCH);
    view->tile = room - view->gap;
    int width = columns * pitch(view) - view->gap;
    int height = rows * pitch(view) - view->gap;
    int edge = part(view->tile, TILE_EDGE);
    view->left = area.x + (area.w - width) / 2;
    view->top = area.y + (area.h - height - edge) / 2;
    view->tray =
        (struct rect){view->left - pad, view->top - pad, width + 2 * pad, height + edge + 2 * pad};
}

struct rect board_view_tile(const struct board_view *view, int cell)
{
    int row, column;
    board_turned_place(view->board, view->quarter_turns, cell, &row, &column);
    return (struct rect){view->left + column * pitch(view), view->top + row * pitch(view),
                         view->tile, view->tile};
}

void board_view_middle(const struct board_view *view, int cell, int *x, int *y)
{
    struct rect tile = board_view_tile(view, cell);
    *x = tile.x + tile.w / 2;
    *y = tile.y + tile.h / 2;
}

int board_view_cell_at(const struct board_view *view, int x, int y)
{
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect tile = board_view_tile(view, cell);
        int half = view->gap / 2;
        struct rect square = {tile.x - half, tile.y - half, pitch(view), pitch(view)};
        if (rect_contains(square, x, y)) {
            return cell;
        }
    }
    return -1;
}

int board_view_circle_at(const struct board_view *view, int x, int y)
{
    long reach = part(pitch(view), CIRCLE);
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        int middle_x, middle_y;
        board_view_middle(view, cell, &middle_x, &middle_y);
        long dx = x - middle_x;
        long dy = y - middle_y;
        if (dx * dx + dy * dy <= reach * reach) {
            return cell;
        }
    }
    return -1;
}

int board_view_beside(const struct board_view *view, int cell, int dx, int dy)
{
    int row, column;
    board_turned_place(view->board, view->quarter_turns, cell, &row, &column);
    for (int other = 0; other < board_cell_count(view->board); other++) {
        int other_row, other_column;
        board_turned_place(view->board, view->quarter_turns, other, &other_row, &other_column);
        if (other_row == row + dy && other_column == column + dx) {
            return other;
        }
    }
    return -1;
}

int board_view_walk_step(const struct board_view *view)
{
    int step = pitch(view) / 16;
    return step > 1 ? step : 1;
}

/* Returns the longer side of the tray. */
static int tray_side(const struct board_view *view)
{
    return view->tray.w > view->tray.h ? view->tray.w : view->tray.h;
}

int board_view_radius(const struct board_view *view)
{
    return part(tray_side(view), TRAY_RADIUS);
}

static void draw_tray(struct ui *ui, const struct board_view *view)
{
    struct draw_command tray = {.kind = DRAW_HOLLOW,
                                .rect = view->tray,
                                .color = ui->theme->well,
                                .color2 = ui->theme->well_shadow,
                                .radius = board_view_radius(view),
                                .blur = part(tray_side(view), 21)};
    draw_add(ui->list, &tray, NULL);
    ui_surface_outline(ui, tray.rect, layout_units(ui->layout, tray.radius));
    ui->board = view->tray;
}

/* A die without a letter gets the same colours. */
static void tile_colors(const struct ui *ui, enum tile_style style, struct color *fill,
                        struct color *edge)
{
    const struct theme *theme = ui->theme;
    *fill = theme->tile;
    *edge = theme->tile_edge;
    switch (style) {
    case TILE_PLAIN:
        break;
    case TILE_COVERED:
        *fill = theme->blank;
        *edge = theme->blank_edge;
        break;
    case TILE_YOU:
        *fill = theme->you;
        *edge = theme->you_edge;
        break;
    case TILE_RIVAL:
        *fill = theme->rival;
        *edge = theme->rival_edge;
        break;
    case TILE_SECOND:
        *fill = theme->second;
        *edge = theme->second_edge;
        break;
    case TILE_GOOD:
        *fill = theme->good;
        *edge = theme->good_edge;
        break;
    case TILE_HAVE:
        *fill = theme->have;
        *edge = theme->have_edge;
        break;
    case TILE_BAD:
        *fill = theme->outline.a ? theme->you : theme->bad;
        *edge = theme->outline.a ? theme->you_edge : theme->bad_edge;
        break;
    case TILE_FADED:
        *fill = theme_mix(theme->well, *fill, 62);
        *edge = theme_mix(theme->well, *edge, 62);
        break;
    }
}

/* Draws a glow of `percent` around the tile, behind its face. */
static void draw_glow(struct ui *ui, const struct board_view *view, struct rect tile, int percent)
{
    int edge = part(view->tile, TILE_EDGE);
    int wide = part(view->gap, 450);
    struct rect around = {tile.x - wide, tile.y - wide, tile.w + 2 * wide,
                          tile.h + edge + 2 * wide};
    struct draw_command ring = {.kind = DRAW_BOX,
                                .rect = around,
                                .color = theme_faded(ui->theme->good, percent),
                                .radius = part(view->tile, TILE_RADIUS) + wide};
    draw_add(ui->list, &ring, NULL);
}

/* Draws the back of a covered die: a ring, where there is room for one, about a dot. */
static void draw_back(struct ui *ui, const struct board_view *view, struct rect tile, bool is_still)
{
    const struct theme *theme = ui->theme;
    int dot = part(view->tile, BACK_DOT);
    int inset = part(view->tile, BACK_INSET);
    if (is_still && tile.w == view->tile && dot >= ui_px(ui, 8) && !theme->outline.a) {
        int radius = part(view->tile, TILE_RADIUS) - inset / 2;
        ui_outline(ui, rect_inset(tile, inset), layout_units(ui->layout, radius),
                   layout_units(ui->layout, part(view->tile, BACK_RING)),
                   theme_mix(theme->blank, theme->dim, 40));
    }
    ui_box(ui, rect_middle(tile, dot, dot), layout_units(ui->layout, dot / 2),
           theme_mix(theme->blank, theme->dim, 90));
}

static void draw_tiles(struct ui *ui, const struct board_view *view, const struct tile_pose *poses)
{
    int radius = part(view->tile, TILE_RADIUS);
    int edge = part(view->tile, TILE_EDGE);
    int count = board_cell_count(view->board);
    for (int cell = 0; cell < count; cell++) {
        const struct tile_pose *pose = &poses[cell];
        struct rect tile = board_view_tile(view, cell);
        tile.x += pose->dx - pose->grow;
        tile.y += pose->dy - pose->grow;
        tile.w += 2 * pose->grow;
        tile.h += 2 * pose->grow;
        struct draw_command shadow = {
            .kind = DRAW_SHADOW,
            .rect = {tile.x, tile.y + edge + part(view->tile, 30), tile.w, tile.h},
            .color = ui->theme->shadow,
            .radius = radius,
            .blur = part(view->tile, 140)};
        draw_add(ui->list, &shadow, NULL);
        if (pose->style == TILE_GOOD && !ui->theme->outline.a) {
            draw_glow(ui, view, tile, 38);
        }

        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {tile.x, tile.y, tile.w, tile.h + edge},
                                   .radius = radius,
                                   .edge = edge,
                                   .angle = pose->angle};
        tile_colors(ui, pose->style, &box.color, &box.color2);
        if (pose->style == TILE_PLAIN) {
            box.color = theme_mix(box.color, ui->theme->well, pose->fade);
            box.color2 = theme_mix(box.color2, ui->theme->well, pose->fade);
        }
        draw_add(ui->list, &box, NULL);
        if (pose->angle == 0) { /* outlines cannot be rotated */
            ui_surface_outline(ui, box.rect, layout_units(ui->layout, radius));
        }
        if (pose->style == TILE_COVERED) {
            draw_back(ui, view, tile, pose->angle == 0);
        }
        bool is_verdict =
            pose->style == TILE_GOOD || pose->style == TILE_HAVE || pose->style == TILE_BAD;
        if (is_verdict && ui->theme->outline.a && pose->angle == 0) { /* clear of the figures */
            ui_outline(ui, tile, layout_units(ui->layout, radius),
                       layout_units(ui->layout, part(view->tile, VERDICT_RING)), ui->theme->ink);
        }
        if (pose->outlined) {
            ui_outline(ui, tile, layout_units(ui->layout, radius), 4, ui->theme->you_edge);
        }
    }
}

/* Returns the direction on the screen from one tile to a neighbour. */
static enum direction direction_of(const struct board_view *view, int from, int to)
{
    static const enum direction by_step[3][3] = {
        {DIRECTION_NW, DIRECTION_N, DIRECTION_NE},
        {DIRECTION_W, DIRECTION_NONE, DIRECTION_E},
        {DIRECTION_SW, DIRECTION_S, DIRECTION_SE},
    };
    int row_a, column_a, row_b, column_b;
    board_turned_place(view->board, view->quarter_turns, from, &row_a, &column_a);
    board_turned_place(view->board, view->quarter_turns, to, &row_b, &column_b);
    int down = row_b - row_a;
    int right = column_b - column_a;
    assert(down >= -1 && down <= 1 && right >= -1 && right <= 1);
    return by_step[down + 1][right + 1];
}

static void draw_trail(struct ui *ui, const struct board_view *view, const struct path *path,
                       struct color color)
{
    for (int i = 0; path->length > 1 && i < path->length; i++) {
        int cell = path->cells[i];
        int x, y;
        board_view_middle(view, cell, &x, &y);
        struct draw_command piece = {
            .kind = DRAW_TRAIL,
            .rect = {x, y, pitch(view), pitch(view)},
            .color = color,
            .size = part(view->tile, TRAIL_WIDTH),
            .from = i > 0 ? direction_of(view, cell, path->cells[i - 1]) : DIRECTION_NONE,
            .to = i + 1 < path->length ? direction_of(view, cell, path->cells[i + 1])
                                       : DIRECTION_NONE,
        };
        draw_add(ui->list, &piece, NULL);
    }
    for (int i = 0; i + 1 < path->length; i++) {
        int from_x, from_y, to_x, to_y;
        board_view_middle(view, path->cells[i], &from_x, &from_y);
        board_view_middle(view, path->cells[i + 1], &to_x, &to_y);
        enum direction direction = direction_of(view, path->cells[i], path->cells[i + 1]);
        struct draw_command arrow = {
            .kind = DRAW_ARROW,
            .rect = {(from_x + to_x) / 2, (from_y + to_y) / 2, 0, 0},
            .color = ui->theme->arrow,
            .angle = ((int)direction * 45 + 270) % 360,
            .size = part(view->tile, ARROW_SIZE),
        };
        draw_add(ui->list, &arrow, NULL);
    }
}

/* Draws the figures in the upper corners of a die whose letter is given. */
static void draw_figures(struct ui *ui, const struct board_view *view, const struct tile_pose *pose,
                         struct draw_command letter)
{
    struct draw_command figure = letter;
    figure.size = int_max(part(view->tile, FIGURE_SIZE), ui_px(ui, UI_SIZE_LEAST));
    figure.weight = WEIGHT_700;
    for (int i = 0; i < 2; i++) {
        if (pose->figures[i] > 0 && pose->angle == 0) {
            int off = part(view->tile, FIGURE_OFF);
            figure.rect.x = letter.rect.x + (i == 0 ? -off : off);
            figure.rect.y = letter.rect.y - part(view->tile, FIGURE_UP);
            figure.align = i == 0 ? ALIGN_START : ALIGN_END;
            draw_add(ui->list, &figure, say(ui->arena, "%d", pose->figures[i]));
        }
    }
}

static void draw_letters(struct ui *ui, const struct board_view *view,
                         const struct tile_pose *poses)
{
    const struct alphabet *alphabet = view->board->alphabet;
    int count = board_cell_count(view->board);
    for (int cell = 0; cell < count; cell++) {
        const struct tile_pose *pose = &poses[cell];
        const char *label =
            pose->label ? pose->label : alphabet_label(alphabet, view->board->faces[cell]);
        if (!*label || pose->style == TILE_COVERED) {
            continue;
        }
        bool is_one = !label[1] || !label[utf8_length(label)];
        int x, y;
        board_view_middle(view, cell, &x, &y);
        struct draw_command letter = {
            .kind = DRAW_TEXT,
            .rect = {x + pose->dx, y + pose->dy, 0, 0},
            .color = pose->style == TILE_PLAIN && pose->fade > 50 ? ui->theme->dim : ui->theme->ink,
            .size = part(view->tile + 2 * pose->grow,
                         (is_one && !pose->is_mark ? LETTER_SIZE : TWO_LETTERS_SIZE) *
                             (ui->larger_letters ? LARGER : 100) / 100),
            .weight = WEIGHT_900,
            .align = ALIGN_MIDDLE,
            .angle = pose->angle,
        };
        draw_add(ui->list, &letter, label);
        draw_figures(ui, view, pose, letter);
    }
}

/* Draws the part of a step to the next die, with the head of the trail; `letters` are above it. */
static void draw_step(struct ui *ui, const struct board_view *view, int from, int to, int milli,
                      struct color trail)
{
    int x, y, to_x, to_y;
    board_view_middle(view, from, &x, &y);
    board_view_middle(view, to, &to_x, &to_y);
    struct draw_command line = {
        .kind = DRAW_LINE,
        .rect = {x, y, (to_x - x) * milli / 1000, (to_y - y) * milli / 1000},
        .color = trail,
        .size = part(view->tile, TRAIL_WIDTH)};
    draw_add(ui->list, &line, NULL);
}

static void draw_head(struct ui *ui, const struct board_view *view, int from, int to, int milli,
                      struct color color)
{
    int x, y, to_x, to_y;
    board_view_middle(view, from, &x, &y);
    board_view_middle(view, to, &to_x, &to_y);
    x += (to_x - x) * milli / 1000;
    y += (to_y - y) * milli / 1000;
    int radius = part(view->tile, HEAD_RADIUS);
    int inner = part(view->tile, HEAD_RADIUS - HEAD_EDGE);
    struct draw_command edge = {.kind = DRAW_BOX,
                                .rect = {x - radius, y - radius, 2 * radius, 2 * radius},
                                .color = ui->theme->arrow,
                                .radius = radius};
    struct draw_command dot = {.kind = DRAW_BOX,
                               .rect = {x - inner, y - inner, 2 * inner, 2 * inner},
                               .color = color,
                               .radius = inner};
    draw_add(ui->list, &edge, NULL);
    draw_add(ui->list, &dot, NULL);
}

static struct color trail_color(const struct theme *theme, enum tile_style style)
{
    switch (style) {
    case TILE_RIVAL:
        return theme->rival_trail;
    case TILE_SECOND:
        return theme->second_trail;
    case TILE_GOOD:
        return theme->good_trail;
    case TILE_HAVE:
        return theme->have_trail;
    case TILE_BAD:
        return theme->bad_trail;
    case TILE_PLAIN: /* a word that nobody found */
    case TILE_FADED:
        return theme_faded(theme->ink, 50);
    case TILE_YOU:
    case TILE_COVERED:
        break;
    }
    return theme->you_trail;
}

void board_view_draw(struct ui *ui, const struct board_view *view, const struct path *path,
                     enum tile_style style, struct tile_pose *poses)
{
    static const struct path no_path;
    board_view_draw_with_hint(ui, view, path, style, poses, &no_path, 0);
}

void board_view_draw_with_hint(struct ui *ui, const struct board_view *view,
                               const struct path *path, enum tile_style style,
                               struct tile_pose *poses, const struct path *hinted, int glow)
{
    for (int i = 0; i < path->length; i++) {
        poses[path->cells[i]].style = style;
    }
    draw_tray(ui, view);
    for (int i = 0; i < hinted->length; i++) {
        draw_glow(ui, view, board_view_tile(view, hinted->cells[i]), glow / 10);
    }
    draw_tiles(ui, view, poses);
    draw_trail(ui, view, hinted, theme_faded(ui->theme->good, 70 * glow / 1000));
    draw_trail(ui, view, path, trail_color(ui->theme, style));
    draw_letters(ui, view, poses);
}

void board_view_draw_growing(struct ui *ui, const struct board_view *view, const struct path *path,
                             enum tile_style style, int milli)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path reached = *path;
    if (path->length < 2) {
        board_view_draw(ui, view, path, style, poses);
        return;
    }
    int from = path->cells[path->length - 2];
    int to = path->cells[path->length - 1];
    path_shorten(&reached, path->length - 1);
    for (int i = 0; i < reached.length; i++) {
        poses[reached.cells[i]].style = style;
    }
    struct color trail = trail_color(ui->theme, style);
    struct color fill, edge;
    tile_colors(ui, style, &fill, &edge);
    draw_tray(ui, view);
    draw_tiles(ui, view, poses);
    draw_trail(ui, view, &reached, trail);
    draw_step(ui, view, from, to, milli, trail);
    draw_letters(ui, view, poses);
    draw_head(ui, view, from, to, milli, fill);
}

void board_view_picture(struct ui *ui, struct rect area, const struct board *board,
                        const struct path *path, bool is_covered)
{
    static const struct path none;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, board, 0, area);
    for (int i = 0; i < board_cell_count(board) && is_covered; i++) {
        poses[i] = (struct tile_pose){.label = "", .style = TILE_COVERED};
    }
    board_view_draw(ui, &view, path && !is_covered ? path : &none, TILE_YOU, poses);
}

/* SPDX-License-Identifier: MIT */
/*
 * The layout and drawing of the Scrambler's grid. Leaves the meaning of a slide to
 * screen_scrambler.c.
 */
#include "scrambler_screen.h"

#include <stdlib.h>

#define ARROW      34 /* diameter in design units */
#define ARROW_ROOM 46 /* from the tray to an arrow's far side, in design units */

static int part(int whole, int thousandths)
{
    return (whole * thousandths + 500) / 1000;
}

int scrambler_view_pitch(const struct scrambler_view *view)
{
    return view->tile + view->gap;
}

static int tile_edge(const struct scrambler_view *view)
{
    return part(view->tile, 62);
}

bool scrambler_view_has_arrows(const struct layout *layout)
{
    return layout->shape == LAYOUT_WIDE;
}

void scrambler_view_layout(struct scrambler_view *view, const struct layout *layout, int size,
                           struct rect area)
{
    int arrows = scrambler_view_has_arrows(layout) ? layout_px(layout, ARROW_ROOM) : 0;
    int width_most = area.w - 2 * arrows;
    int height_most = area.h - 2 * arrows;
    int pad = part(width_most < height_most ? width_most : height_most, 40);
    int across = (width_most - 2 * pad) * 1000 / (size * 1000 - 102);
    int down = (height_most - 2 * pad) * 1000 / (size * 1000 - 102 + 50); /* plus a tile's edge */
    int pitch = across < down ? across : down;
    view->size = size;
    view->gap = part(pitch, 102);
    view->tile = pitch - view->gap;
    int width = size * scrambler_view_pitch(view) - view->gap;
    int edge = tile_edge(view);
    view->left = area.x + (area.w - width) / 2;
    view->top = area.y + (area.h - width - edge) / 2;
    view->tray = (struct rect){area.x + arrows, area.y + arrows, width_most, height_most};
}

int scrambler_view_shift(const struct scrambler_view *view, int offset, int *rest)
{
    int pitch = scrambler_view_pitch(view);
    int cells = (abs(offset) + pitch / 2) / pitch;
    cells = offset > 0 ? cells : -cells;
    *rest = offset - cells * pitch;
    return cells % view->size;
}

bool scrambler_view_cell_at(const struct scrambler_view *view, int x, int y, int *row, int *column)
{
    if (!rect_contains(view->tray, x, y)) {
        return false;
    }
    int pitch = scrambler_view_pitch(view);
    int at_row = (y - view->top + view->gap / 2) / pitch;
    int at_column = (x - view->left + view->gap / 2) / pitch;
    int last = view->size - 1;
    *row = at_row < 0 ? 0 : at_row > last ? last : at_row;
    *column = at_column < 0 ? 0 : at_column > last ? last : at_column;
    return true;
}

/* An empty cell is a hole in the tray, which slides like the tiles. */
static void draw_hole(struct ui *ui, const struct scrambler_view *view, struct rect hole,
                      bool is_sliding)
{
    const struct theme *theme = ui->theme;
    struct color shade = theme->well_shadow;
    shade.a = theme->well.a;
    struct color ground = theme_mix(theme->well, shade, 18);
    struct draw_command box = {.kind = DRAW_HOLLOW,
                               .rect = hole,
                               .color = is_sliding ? theme_mix(ground, theme->you, 18) : ground,
                               .color2 = theme->well_shadow,
                               .radius = part(view->tile, 160),
                               .blur = part(view->tile, 220)};
    draw_add(ui->list, &box, NULL);
    ui_surface_outline(ui, hole, layout_units(ui->layout, box.radius));
}

/* How a tile is drawn. */
struct tile_look {
    const char *letter; /* a capital; "": none */
    bool sliding, lit, marked;
    int grow;
};

static void draw_tile(struct ui *ui, const struct scrambler_view *view, int x, int y,
                      const struct tile_look *look)
{
    const struct theme *theme = ui->theme;
    bool empty = !look->letter[0];
    struct color fill = look->sliding ? theme->you : look->lit ? theme->good : theme->tile;
    struct color under = look->sliding ? theme->you_edge
                         : look->lit   ? theme->good_edge
                                       : theme->tile_edge;
    int grow = look->lit && !look->sliding ? look->grow : 0;
    int edge = tile_edge(view);
    int radius = part(view->tile, 160);
    struct rect tile = {x - grow, y - grow, view->tile + 2 * grow, view->tile + 2 * grow};
    struct draw_command shadow = {
        .kind = DRAW_SHADOW,
        .rect = {tile.x, tile.y + edge + part(view->tile, 30), tile.w, tile.h},
        .color = theme->shadow,
        .radius = radius,
        .blur = part(view->tile, 140)};
    struct draw_command box = {.kind = DRAW_BOX,
                               .rect = {tile.x, tile.y, tile.w, tile.h + edge},
                               .color = fill,
                               .color2 = under,
                               .radius = radius,
                               .edge = edge};
    if (empty) {
        draw_hole(ui, view, (struct rect){x, y, view->tile, view->tile + edge}, look->sliding);
    } else {
        draw_add(ui->list, &shadow, NULL);
        draw_add(ui->list, &box, NULL);
    }
    if (look->marked) {
        ui_outline(ui, tile, layout_units(ui->layout, radius), 4, theme->you_edge);
    }
    if (empty) {
        return;
    }
    struct draw_command text = {.kind = DRAW_TEXT,
                                .rect = {tile.x + tile.w / 2, tile.y + tile.h / 2, 0, 0},
                                .color = theme->ink,
                                .size = part(tile.w, 547),
                                .weight = WEIGHT_900,
                                .align = ALIGN_MIDDLE};
    draw_add(ui->list, &text, look->letter);
}

/* Draws a tile of the sliding line; it wraps around, so parts of it may show at both edges. */
static void draw_sliding(struct ui *ui, const struct scrambler_view *view,
                         const struct scrambler_slide *slide, int x, int y,
                         const struct tile_look *look)
{
    int whole = view->size * scrambler_view_pitch(view);
    int first = slide->is_column ? view->top : view->left;
    int at = (slide->is_column ? y : x) + slide->offset - first;
    at = (at % whole + whole) % whole;
    int begin = slide->is_column ? view->tray.y : view->tray.x;
    int end = begin + (slide->is_column ? view->tray.h : view->tray.w);
    for (int copy = first + at - whole; copy < end; copy += whole) {
        if (copy + view->tile + tile_edge(view) <= begin) {
            continue; /* entirely outside the tray */
        }
        draw_tile(ui, view, slide->is_column ? x : copy, slide->is_column ? copy : y, look);
    }
}

static void draw_pass(struct ui *ui, const struct scrambler_view *view,
                      const struct scrambler_look *look, bool sliding)
{
    const struct scrambler_slide *slide = &look->slide;
    int pitch = scrambler_view_pitch(view);
    for (int cell = 0; cell < view->size * view->size; cell++) {
        int row = cell / view->size;
        int column = cell % view->size;
        bool is_in_slide = slide->on && (slide->is_column ? column : row) == slide->line;
        if (is_in_slide != sliding) {
            continue;
        }
        const char *shown = &look->grid->cells[cell];
        char letter[ALPHABET_FORM_SIZE] = "";
        if (*shown != SCRAMBLER_SPACE) {
            alphabet_upper(look->alphabet, shown, 1, letter);
        }
        struct tile_look tile = {.letter = letter,
                                 .sliding = sliding,
                                 .lit = look->lit[cell],
                                 .marked = look->mark == cell && !sliding,
                                 .grow = look->grow};
        int x = view->left + column * pitch;
        int y = view->top + row * pitch;
        if (sliding) {
            draw_sliding(ui, view, &look->slide, x, y, &tile);
        } else {
            draw_tile(ui, view, x, y, &tile);
        }
    }
}

void scrambler_view_draw(struct ui *ui, const struct scrambler_view *view,
                         const struct scrambler_look *look)
{
    struct draw_command tray = {.kind = DRAW_HOLLOW,
                                .rect = view->tray,
                                .color = ui->theme->well,
                                .color2 = ui->theme->well_shadow,
                                .radius = part(view->tray.w, 60),
                                .blur = part(view->tray.w, 24)};
    draw_add(ui->list, &tray, NULL);
    ui->board = view->tray;
    ui_surface_outline(ui, tray.rect, layout_units(ui->layout, tray.radius));
    ui_clip(ui, view->tray);
    draw_pass(ui, view, look, false);
    draw_pass(ui, view, look, true);
    ui_clip_end(ui);
}

/* --- arrows --- */

enum edge { EDGE_LEFT, EDGE_RIGHT, EDGE_UP, EDGE_DOWN, EDGES };

struct scrambler_move scrambler_view_arrow_move(int arrow)
{
    int side = arrow % EDGES;
    return (struct scrambler_move){
        .is_column = side == EDGE_UP || side == EDGE_DOWN,
        .line = (unsigned char)(arrow / EDGES),
        .shift = (signed char)(side == EDGE_RIGHT || side == EDGE_DOWN ? 1 : -1),
    };
}

static struct rect arrow_rect(const struct ui *ui, const struct scrambler_view *view, int line,
                              enum edge side)
{
    int size = ui_px(ui, ARROW);
    int most = view->tile * 9 / 10; /* keeps them apart on a large grid */
    size = size < most ? size : most;
    int away = ui_px(ui, ARROW_ROOM) - ui_px(ui, ARROW);
    int along = line * scrambler_view_pitch(view) + view->tile / 2 - size / 2;
    const struct rect *tray = &view->tray;
    switch (side) {
    case EDGE_LEFT:
        return (struct rect){tray->x - away - size, view->top + along, size, size};
    case EDGE_RIGHT:
        return (struct rect){tray->x + tray->w + away, view->top + along, size, size};
    case EDGE_UP:
        return (struct rect){view->left + along, tray->y - away - size, size, size};
    case EDGE_DOWN:
    case EDGES:
        break;
    }
    return (struct rect){view->left + along, tray->y + tray->h + away, size, size};
}

static void draw_arrow(struct ui *ui, int id, struct rect rect, enum edge side, bool lit)
{
    static const int angles[EDGES] = {
        [EDGE_LEFT] = 180, [EDGE_RIGHT] = 0, [EDGE_UP] = 270, [EDGE_DOWN] = 90};
    const struct theme *theme = ui->theme;
    bool hot = ui->hover == id;
    struct color ground = hot ? theme_mix(theme->raised, theme->line, 35) : theme->raised;
    int radius = layout_units(ui->layout, rect.h / 2);
    ui_surface(ui, rect, radius, lit ? theme->you : ground);
    struct draw_command arrow = {.kind = DRAW_ARROW,
                                 .rect = {rect.x + rect.w / 2, rect.y + rect.h / 2, 0, 0},
                                 .color = lit   ? theme->you_ink
                                          : hot ? theme->text
                                                : theme->dim,
                                 .angle = angles[side],
                                 .size = rect.w * 36 / 100};
    draw_add(ui->list, &arrow, NULL);
    ui_hot(ui, id, rect, false);
}

/* Returns what an arrow does to the row or column with this number. */
static const char *arrow_name(struct arena *arena, enum edge side, int line)
{
    switch (side) {
    case EDGE_LEFT:
        return say(arena, tr("Row %d left"), line);
    case EDGE_RIGHT:
        return say(arena, tr("Row %d right"), line);
    case EDGE_UP:
        return say(arena, tr("Column %d up"), line);
    default:
        return say(arena, tr("Column %d down"), line);
    }
}

void scrambler_view_draw_arrows(struct ui *ui, const struct scrambler_view *view, int first_id,
                                const struct scrambler_slide *slide)
{
    for (int line = 0; line < view->size; line++) {
        for (int side = 0; side < EDGES; side++) {
            struct scrambler_move move = scrambler_view_arrow_move(line * EDGES + side);
            bool lit = slide->on && slide->is_column == move.is_column && slide->line == line &&
                       slide->offset * move.shift > 0;
            draw_arrow(ui, first_id + line * EDGES + side,
                       arrow_rect(ui, view, line, (enum edge)side), (enum edge)side, lit);
            ui_hot_name(ui, ui->speaks ? arrow_name(ui->arena, (enum edge)side, line + 1) : "");
        }
    }
}

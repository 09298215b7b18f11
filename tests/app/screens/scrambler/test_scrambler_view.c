/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler's grid on the screen: positions of tiles and arrows in windows of all sizes, and
 * the drawing of a sliding line.
 */
#include "rig.h"
#include "scrambler_screen.h"
#include "test.h"

#define ARROW_ID 1000

/* What drawing needs, and a grid whose letters all differ (up to 26). */
struct bench {
    struct layout layout;
    struct scrambler_view view;
    struct scrambler_grid grid;
    struct scrambler_look look;
    struct ui ui;
    struct draw_list list;
};

static const struct text_metrics metrics = {rig_text_width, NULL};

static struct bench *new_bench(int width, int height, int size)
{
    struct bench *bench = calloc(1, sizeof *bench);
    assert_non_null(bench);
    bench->layout = layout_make(width, height, 100, 100);
    struct rect area = scrambler_layout(&bench->layout).board;
    scrambler_view_layout(&bench->view, &bench->layout, size, area);
    bench->grid.size = size;
    for (int cell = 0; cell < size * size; cell++) {
        bench->grid.cells[cell] = (char)('a' + cell % 26);
    }
    bench->look =
        (struct scrambler_look){.alphabet = &alphabet_english, .grid = &bench->grid, .mark = -1};
    bench->ui = (struct ui){.list = &bench->list,
                            .theme = theme_get(THEME_DARK),
                            .layout = &bench->layout,
                            .metrics = &metrics};
    return bench;
}

static void free_bench(struct bench *bench)
{
    draw_deinit(&bench->list);
    free(bench);
}

static void draw(struct bench *bench)
{
    draw_begin(&bench->list, bench->layout.width, bench->layout.height);
    scrambler_view_draw(&bench->ui, &bench->view, &bench->look);
    assert_false(bench->list.failed);
}

/* --- geometry --- */

/* Allows for a pixel of rounding. */
static bool is_inside(struct rect inner, struct rect outer)
{
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 &&
           inner.x + inner.w <= outer.x + outer.w + 1 && inner.y + inner.h <= outer.y + outer.h + 1;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* The arrows are inside the area, off the tray, apart from each other and large enough to hit. */
static void check_arrows(struct bench *bench, struct rect area)
{
    struct ui *ui = &bench->ui;
    struct scrambler_slide still = {0};
    draw_begin(&bench->list, bench->layout.width, bench->layout.height);
    scrambler_view_draw_arrows(ui, &bench->view, ARROW_ID, &still);
    assert_int_equal(ui->hot_count, 4 * bench->view.size);
    for (int i = 0; i < ui->hot_count; i++) {
        struct rect arrow = ui->hots[i].rect;
        assert_int_equal(ui->hots[i].id, ARROW_ID + i);
        assert_true(is_inside(arrow, area));
        assert_false(overlap(arrow, bench->view.tray));
        assert_true(arrow.w >= 16 && arrow.w == arrow.h);
        for (int j = 0; j < i; j++) {
            assert_false(overlap(arrow, ui->hots[j].rect));
        }
    }
}

static void check_cells(const struct scrambler_view *view)
{
    int pitch = scrambler_view_pitch(view);
    int row, column;
    for (int cell = 0; cell < view->size * view->size; cell++) {
        int x = view->left + cell % view->size * pitch;
        int y = view->top + cell / view->size * pitch;
        assert_true(is_inside((struct rect){x, y, view->tile, view->tile}, view->tray));
        const int corners[][2] = {{x, y},
                                  {x + view->tile - 1, y},
                                  {x, y + view->tile - 1},
                                  {x + view->tile - 1, y + view->tile - 1}};
        for (int i = 0; i < 4; i++) {
            assert_true(scrambler_view_cell_at(view, corners[i][0], corners[i][1], &row, &column));
            assert_int_equal(row, cell / view->size);
            assert_int_equal(column, cell % view->size);
        }
    }
    /* The rim of the tray belongs to the cells beside it; outside there are none. */
    assert_true(scrambler_view_cell_at(view, view->tray.x, view->tray.y, &row, &column));
    assert_int_equal(row, 0);
    assert_int_equal(column, 0);
    int right = view->tray.x + view->tray.w;
    int bottom = view->tray.y + view->tray.h;
    assert_true(scrambler_view_cell_at(view, right - 1, bottom - 1, &row, &column));
    assert_int_equal(row, view->size - 1);
    assert_int_equal(column, view->size - 1);
    assert_false(scrambler_view_cell_at(view, view->tray.x - 1, view->tray.y, &row, &column));
    assert_false(scrambler_view_cell_at(view, right, bottom - 1, &row, &column));
    assert_false(scrambler_view_cell_at(view, right - 1, bottom, &row, &column));
}

TEST_CASE(test_the_grid_fits_every_window)
{
    static const int windows[][2] = {{1280, 800},  {720, 520},   {720, 721},   {899, 520},
                                     {900, 520},   {720, 1280},  {1024, 768},  {1366, 768},
                                     {1920, 1080}, {3840, 2160}, {1080, 1920}, {3840, 520}};
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
            struct bench *bench = new_bench(windows[i][0], windows[i][1], size);
            struct rect area = scrambler_layout(&bench->layout).board;
            assert_true(is_inside(bench->view.tray, area));
            assert_int_in_range(bench->view.gap, 1, bench->view.tile / 4);
            assert_true(bench->view.tile * size > area.w * 6 / 10); /* no wasted room */
            check_cells(&bench->view);
            if (bench->layout.shape == LAYOUT_WIDE) { /* in a column, fingers draw the lines */
                check_arrows(bench, area);
            }
            free_bench(bench);
        }
    }
}

TEST_CASE(test_arrows_push_the_way_they_point)
{
    struct bench *bench = new_bench(1280, 800, 5);
    const struct rect *tray = &bench->view.tray;
    struct scrambler_slide still = {0};
    scrambler_view_draw_arrows(&bench->ui, &bench->view, ARROW_ID, &still);
    for (int i = 0; i < bench->ui.hot_count; i++) {
        struct scrambler_move move = scrambler_view_arrow_move(i);
        struct rect arrow = bench->ui.hots[i].rect;
        int x = arrow.x + arrow.w / 2;
        int y = arrow.y + arrow.h / 2;
        int row, column;
        /* Straight in from the arrow is the first or last tile of its line. */
        int inwards_x = x < tray->x ? tray->x : x >= tray->x + tray->w ? tray->x + tray->w - 1 : x;
        int inwards_y = y < tray->y ? tray->y : y >= tray->y + tray->h ? tray->y + tray->h - 1 : y;
        assert_true(scrambler_view_cell_at(&bench->view, inwards_x, inwards_y, &row, &column));
        assert_int_equal(move.line, move.is_column ? column : row);
        assert_int_equal(move.is_column, y != inwards_y);
        int outwards = move.is_column ? y - inwards_y : x - inwards_x;
        assert_int_equal(move.shift, outwards > 0 ? 1 : -1);
    }
    free_bench(bench);
}

TEST_CASE(test_an_arrow_under_the_pointer_is_seen)
{
    struct bench *bench = new_bench(1280, 800, 4);
    const struct scrambler_slide still = {0};
    for (int id = 0; id < THEME_COUNT; id++) {
        struct color ground = {0};
        bench->ui.theme = theme_get((enum theme_id)id);
        bench->ui.hover = ARROW_ID + 5;
        bench->ui.hot_count = 0;
        draw_begin(&bench->list, bench->layout.width, bench->layout.height);
        scrambler_view_draw_arrows(&bench->ui, &bench->view, ARROW_ID, &still);
        for (size_t i = 0; i < bench->list.count; i++) {
            const struct draw_command *c = &bench->list.commands[i];
            if (c->kind == DRAW_BOX && c->border == 0) {
                ground = c->color;
            } else if (c->kind == DRAW_ARROW) {
                assert_true(theme_contrast(c->color, ground) >= 300);
            }
        }
    }
    free_bench(bench);
}

TEST_CASE(test_the_arrow_of_a_slide_is_lit)
{
    struct bench *bench = new_bench(1280, 800, 4);
    const struct scrambler_slide slides[] = {
        {true, false, 2, 40}, {true, false, 2, -40}, {true, true, 0, 3}, {true, true, 0, 0}};
    for (size_t i = 0; i < sizeof slides / sizeof slides[0]; i++) {
        draw_begin(&bench->list, bench->layout.width, bench->layout.height);
        bench->ui.hot_count = 0;
        scrambler_view_draw_arrows(&bench->ui, &bench->view, ARROW_ID, &slides[i]);
        int arrow = 0;
        int lit = 0;
        for (size_t k = 0; k < bench->list.count; k++) {
            const struct draw_command *c = &bench->list.commands[k];
            if (c->kind != DRAW_ARROW) {
                continue;
            }
            struct scrambler_move move = scrambler_view_arrow_move(arrow++);
            if (memcmp(&c->color, &bench->ui.theme->you_ink, sizeof c->color) == 0) {
                lit++;
                assert_int_equal(move.is_column, slides[i].is_column);
                assert_int_equal(move.line, slides[i].line);
                assert_true(move.shift * slides[i].offset > 0);
            }
        }
        assert_int_equal(arrow, 16);
        assert_int_equal(lit, slides[i].offset != 0);
    }
    free_bench(bench);
}

TEST_CASE(test_a_line_snaps_to_the_nearest_cell)
{
    struct scrambler_view view = {.size = 4, .tile = 90, .gap = 10};
    static const int expected[][3] = {
        {0, 0, 0},     {49, 0, 49},  {50, 1, -50},  {-49, 0, -49},   {-50, -1, 50},
        {100, 1, 0},   {149, 1, 49}, {230, 2, 30},  {-270, -3, 30},  {349, 3, 49},
        {350, 0, -50}, {-400, 0, 0}, {460, 1, -40}, {-520, -1, -20},
    };
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        int rest;
        assert_int_equal(scrambler_view_shift(&view, expected[i][0], &rest), expected[i][1]);
        assert_int_equal(rest, expected[i][2]);
    }
}

/* --- drawing --- */

/* A drawn letter, and whether it is clipped. */
struct drawn {
    char letter;
    int x, y; /* the middle */
    bool clipped, amber;
};

static int drawn_letters(const struct bench *bench, struct drawn *drawn)
{
    const struct draw_list *list = &bench->list;
    bool clipped = false;
    bool amber = false;
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_CLIP) {
            clipped = c->rect.w > 0;
            if (clipped) {
                assert_memory_equal(&c->rect, &bench->view.tray, sizeof c->rect);
            }
        } else if (c->kind == DRAW_BOX) {
            amber = memcmp(&c->color, &bench->ui.theme->you, sizeof c->color) == 0;
        } else if (c->kind == DRAW_TEXT) {
            drawn[count++] =
                (struct drawn){draw_text_of(list, c)[0], c->rect.x, c->rect.y, clipped, amber};
        }
    }
    assert_false(clipped); /* the clip is reset */
    return count;
}

TEST_CASE(test_a_still_grid_shows_each_tile_once)
{
    struct bench *bench = new_bench(1280, 800, 5);
    struct drawn drawn[2 * SCRAMBLER_CELLS_MAX];
    int pitch = scrambler_view_pitch(&bench->view);
    bench->grid.cells[7] = SCRAMBLER_SPACE;
    draw(bench);
    assert_int_equal(drawn_letters(bench, drawn), 24);
    for (int i = 0; i < 24; i++) {
        int cell = i < 7 ? i : i + 1;
        assert_int_equal(drawn[i].letter, 'A' + cell);
        assert_int_equal(drawn[i].x, bench->view.left + cell % 5 * pitch + bench->view.tile / 2);
        assert_int_equal(drawn[i].y, bench->view.top + cell / 5 * pitch + bench->view.tile / 2);
        assert_true(drawn[i].clipped);
        assert_false(drawn[i].amber);
    }
    free_bench(bench);
}

/* An empty cell is sunken, in every theme, and so it slides. */
TEST_CASE(test_an_empty_cell_is_a_hole)
{
    struct bench *bench = new_bench(1280, 800, 4);
    const struct rect tray = bench->view.tray;
    bench->grid.cells[5] = SCRAMBLER_SPACE;
    for (int id = 0; id < THEME_COUNT; id++) {
        for (int slides = 0; slides < 2; slides++) {
            int holes = 0;
            int faces = 0;
            bench->ui.theme = theme_get((enum theme_id)id);
            bench->look.slide = (struct scrambler_slide){slides, false, 1, 10};
            draw(bench);
            for (size_t i = 0; i < bench->list.count; i++) {
                const struct draw_command *c = &bench->list.commands[i];
                holes += c->kind == DRAW_HOLLOW && c->rect.w < tray.w;
                faces += c->kind == DRAW_BOX && c->border == 0;
            }
            assert_int_equal(holes, 1);
            assert_int_equal(faces, 15 + slides); /* a tile that wraps shows at both edges */
        }
    }
    free_bench(bench);
}

/* A sliding line has a tile at every pitch across the tray, in the line's order, wrapping, at any
 * offset. */
static void check_slide(struct bench *bench, bool is_column, int line, int offset)
{
    struct drawn drawn[2 * SCRAMBLER_CELLS_MAX];
    const struct scrambler_view *view = &bench->view;
    int pitch = scrambler_view_pitch(view);
    int size = view->size;
    bench->look.slide = (struct scrambler_slide){true, is_column, line, offset};
    draw(bench);
    int count = drawn_letters(bench, drawn);
    int first = (is_column ? view->top : view->left) + view->tile / 2;
    int across = (is_column ? view->left : view->top) + line * pitch + view->tile / 2;
    int begin = is_column ? view->tray.y : view->tray.x;
    int end = begin + (is_column ? view->tray.h : view->tray.w);
    for (int i = size * size - size; i < count; i++) {
        int along = is_column ? drawn[i].y : drawn[i].x;
        int steps = along - first - offset;
        assert_int_equal(is_column ? drawn[i].x : drawn[i].y, across);
        assert_int_equal(steps % pitch, 0);
        int index = (steps / pitch % size + size) % size;
        int cell = is_column ? index * size + line : line * size + index;
        assert_int_equal(drawn[i].letter, 'A' + cell % 26);
        assert_true(drawn[i].clipped);
        assert_true(drawn[i].amber);
        assert_true(along > begin - pitch && along < end + pitch); /* none is out of sight */
    }
    assert_int_in_range(count - (size * size - size), size, size + 2);
    /* The tiles leave no gap near the rims. */
    for (int at = begin + pitch; at < end - pitch; at += 7) {
        bool covered = false;
        for (int i = size * size - size; i < count && !covered; i++) {
            covered = abs((is_column ? drawn[i].y : drawn[i].x) - at) <= pitch / 2 + 1;
        }
        assert_true(covered);
    }
}

TEST_CASE(test_a_sliding_line_wraps_under_the_clip)
{
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        struct bench *bench = new_bench(1280, 800, size);
        int whole = size * scrambler_view_pitch(&bench->view);
        for (int offset = -3 * whole; offset <= 3 * whole; offset += 31) {
            check_slide(bench, false, size - 1, offset);
            check_slide(bench, true, 1, offset);
        }
        free_bench(bench);
    }
}

static int count_color(const struct bench *bench, struct color color)
{
    int count = 0;
    for (size_t i = 0; i < bench->list.count; i++) {
        const struct draw_command *c = &bench->list.commands[i];
        count += c->kind == DRAW_BOX && memcmp(&c->color, &color, sizeof color) == 0;
    }
    return count;
}

TEST_CASE(test_words_at_home_are_lit_and_grow)
{
    struct bench *bench = new_bench(1280, 800, 4);
    bench->look.lit[4] = bench->look.lit[5] = bench->look.lit[6] = true;
    bench->look.grow = 3;
    draw(bench);
    assert_int_equal(count_color(bench, bench->ui.theme->good), 3);
    int grown = 0;
    for (size_t i = 0; i < bench->list.count; i++) {
        const struct draw_command *c = &bench->list.commands[i];
        grown += c->kind == DRAW_BOX && c->rect.w == bench->view.tile + 6;
    }
    assert_int_equal(grown, 3);
    bench->look.slide = (struct scrambler_slide){true, true, 1, 20}; /* moves one of them */
    draw(bench);
    assert_int_equal(count_color(bench, bench->ui.theme->good), 2);
    free_bench(bench);
}

TEST_CASE(test_the_mark_is_an_outline)
{
    struct bench *bench = new_bench(1280, 800, 4);
    for (int mark = -1; mark < 16; mark++) {
        int outlines = 0;
        bench->look.mark = mark;
        draw(bench);
        for (size_t i = 0; i < bench->list.count; i++) {
            const struct draw_command *c = &bench->list.commands[i];
            if (c->kind == DRAW_BOX && c->border > 0) {
                int row, column;
                outlines++;
                assert_true(scrambler_view_cell_at(&bench->view, c->rect.x + c->rect.w / 2,
                                                   c->rect.y + c->rect.h / 2, &row, &column));
                assert_int_equal(row * 4 + column, mark);
            }
        }
        assert_int_equal(outlines, mark >= 0);
    }
    free_bench(bench);
}

/* SPDX-License-Identifier: MIT */
/*
 * What the Scrambler's screen does with a hand, keys and time: slides, undo, hints, the solution,
 * the win; and that no input in any order breaks it. Leaves geometry to test_scrambler_view.c and
 * texts to the scripts.
 */
#include "scrambler_draw.h"
#include "stage.h"
#include "state.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static struct stage *open_stage(int size, bool reduced_motion)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    stage->config.scrambler = true;
    stage->config.scrambler_size = size;
    stage->config.reduced_motion = reduced_motion;
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    assert_true(app_is_on_top(stage->app, &screen_scrambler));
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static const struct scrambler *game_of(const struct stage *stage)
{
    return &stage->app->scrambler.game;
}

/* The grid is the jumbled one with the moves of the list made. */
static void assert_consistent(const struct stage *stage)
{
    const struct scrambler *game = game_of(stage);
    struct scrambler_grid grid = game->puzzle.jumbled;
    for (size_t i = 0; i < game->made_count; i++) {
        scrambler_grid_slide(&grid, game->moves[i]);
    }
    assert_memory_equal(grid.cells, game->grid.cells, (size_t)(grid.size * grid.size));
}

static void assert_move(const struct stage *stage, size_t index, bool is_column, int line,
                        int shift)
{
    assert_true(index < game_of(stage)->made_count);
    struct scrambler_move move = game_of(stage)->moves[index];
    assert_int_equal(move.is_column, is_column);
    assert_int_equal(move.line, line);
    assert_int_equal(move.shift, shift);
    assert_consistent(stage);
}

static void click_text(struct stage *stage, const char *text)
{
    int x, y;
    if (!stage_find_text(stage, text, &x, &y)) {
        fail_msg("there is no text \"%s\"", text);
    }
    stage_click(stage, x, y);
}

static bool shows(struct stage *stage, const char *text)
{
    int x, y;
    return stage_find_text(stage, text, &x, &y);
}

static void press_id(struct stage *stage, int id)
{
    stage_draw(stage);
    for (int i = 0; i < stage->app->ui.hot_count; i++) {
        struct hot hot = stage->app->ui.hots[i];
        if (hot.id == id) {
            stage_click(stage, hot.rect.x + hot.rect.w / 2, hot.rect.y + hot.rect.h / 2);
            return;
        }
    }
    fail_msg("nothing can be pressed that has the id %d", id);
}

/* The puzzle's solution, by the arrows. The celebration is not waited for. */
static void solve(struct stage *stage)
{
    const struct scrambler_puzzle puzzle = game_of(stage)->puzzle;
    for (int i = 0; i < puzzle.jumble_count; i++) {
        assert_true(stage_push(stage, scrambler_puzzle_solution(&puzzle, i)));
    }
    assert_true(scrambler_is_solved(game_of(stage)));
}

/* Deals until the first grid that is solved is the last one of the solution, so that solve() does
 * not win too early. */
static void deal_plain(struct stage *stage)
{
    for (int tries = 0; tries < 200; tries++) {
        struct scrambler_puzzle puzzle = game_of(stage)->puzzle;
        struct scrambler_grid grid = puzzle.jumbled;
        int solved = 0;
        for (int i = 0; i < puzzle.jumble_count; i++) {
            scrambler_grid_slide(&grid, scrambler_puzzle_solution(&puzzle, i));
            solved += scrambler_grid_is_solved(&grid, &puzzle.words);
        }
        if (solved == 1) {
            return;
        }
        press_id(stage, SCRAMBLER_ID_NEW);
    }
    fail_msg("no plain puzzle");
}

static int cues_of(struct stage *stage, enum cue_kind kind)
{
    int count = 0;
    stage_hear(stage);
    for (int i = 0; i < stage->heard_count; i++) {
        count += stage->heard[i].kind == kind;
    }
    stage->heard_count = 0;
    return count;
}

/* --- the hand --- */

static void test_a_drag_of_several_cells_is_one_move(void **state)
{
    (void)state;
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct stage *stage = open_stage(size, false);
        size_t made = 0;
        for (int cells = 1 - size; cells < size; cells++) {
            for (int is_column = 0; is_column < 2; is_column++) {
                int line = (cells + size) % size;
                stage_slide(stage, is_column, line, cells);
                made += cells != 0;
                assert_int_equal(game_of(stage)->made_count, made);
                if (cells != 0) {
                    assert_move(stage, made - 1, is_column, line, cells);
                }
            }
        }
        for (; made > 0; made--) {
            stage_ctrl(stage, 'z');
            assert_int_equal(game_of(stage)->made_count, made - 1);
            assert_consistent(stage);
        }
        free_stage(stage);
    }
}

/* Where the line of the hand is drawn: px from its place, or -1 when none is out of its place. */
static int line_offset(struct stage *stage)
{
    const struct theme *theme = stage->app->theme;
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    stage_draw(stage);
    for (size_t i = 0; i < stage->list.count; i++) {
        const struct draw_command *c = &stage->list.commands[i];
        if (c->kind == DRAW_BOX && c->rect.w == view.tile &&
            memcmp(&c->color, &theme->you, sizeof c->color) == 0) {
            return ((c->rect.x - view.left) % pitch + pitch) % pitch;
        }
    }
    return -1;
}

static void test_a_line_follows_the_hand_and_snaps(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, false);
    deal_plain(stage);
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    int x = view.left + view.tile / 2;
    int y = view.top + pitch + view.tile / 2;
    stage_move(stage, x, y, false);
    stage_press(stage, x, y, BUTTON_LEFT);
    assert_int_equal(line_offset(stage), -1);
    stage_move(stage, x + view.tile / 10, y, true); /* not far enough to tell a row from a column */
    assert_int_equal(line_offset(stage), -1);
    for (int dx = 30; dx < 2 * pitch; dx += 17) {
        stage_move(stage, x + dx, y + dx % 60, true); /* it stays a row, however the hand shakes */
        assert_int_equal(line_offset(stage), dx % pitch);
        assert_int_equal(game_of(stage)->made_count, 0);
    }
    stage_move(stage, x + 2 * pitch - 20, y, true);
    assert_true(shows(stage, "r2r ×2 …")); /* what the hand is about */
    stage_release(stage, x + 2 * pitch - 20, y, BUTTON_LEFT);
    assert_move(stage, 0, false, 1, 2);
    assert_false(shows(stage, "r2r ×2 …"));
    assert_true(shows(stage, "r2r ×2"));
    assert_int_equal(app_wait_ms(stage->app), 0);
    assert_int_equal(line_offset(stage), pitch - 20); /* from where the hand left it */
    stage_advance(stage, 64);
    assert_true(line_offset(stage) > pitch - 20);
    stage_advance(stage, 80);
    assert_int_equal(line_offset(stage), -1);
    free_stage(stage);
}

static void test_small_and_whole_drags_change_nothing(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, false);
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    int x = view.left + pitch + view.tile / 2;
    int y = view.top + view.tile / 2;
    const int ways[] = {0, pitch / 3, -pitch / 3, 4 * pitch, -4 * pitch, 4 * pitch + 12};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        int row[] = {x, y, x + ways[i], y};
        int column[] = {x, y, x, y + ways[i]};
        stage_drag(stage, row, 2);
        stage_drag(stage, column, 2);
        assert_int_equal(game_of(stage)->made_count, 0);
        stage_advance(stage, 200);
        assert_int_equal(line_offset(stage), -1);
    }
    stage_drag(stage, (int[]){view.tray.x - 4, y, x, y}, 2); /* from outside */
    stage_press(stage, x, y, BUTTON_RIGHT);
    stage_move(stage, x + pitch, y, false);
    stage_release(stage, x + pitch, y, BUTTON_RIGHT);
    assert_int_equal(game_of(stage)->made_count, 0);
    free_stage(stage);
}

/* Presses a tile and drags its row by a cell, without letting go. */
static void hold_row(struct stage *stage, int *x, int *y)
{
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    *x = view.left + view.tile / 2;
    *y = view.top + 2 * pitch + view.tile / 2;
    stage_move(stage, *x, *y, false);
    stage_press(stage, *x, *y, BUTTON_LEFT);
    stage_move(stage, *x + pitch, *y, true);
    assert_true(stage->app->scrambler.hand.decided);
}

static void test_a_held_line_can_be_dropped(void **state)
{
    (void)state;
    for (int how = 0; how < 4; how++) {
        struct stage *stage = open_stage(4, false);
        int x, y;
        hold_row(stage, &x, &y);
        switch (how) {
        case 0:
            stage_key(stage, KEY_ESCAPE);
            assert_true(app_is_on_top(stage->app, &screen_scrambler));
            break;
        case 1:
            stage_press(stage, x, y, BUTTON_RIGHT);
            stage_release(stage, x, y, BUTTON_RIGHT);
            break;
        case 2: /* it was let go where the window did not see it */
            stage_move(stage, x + 30, y, false);
            break;
        default: /* a key slides another line; the held one goes back */
            stage_shift(stage, KEY_DOWN);
            break;
        }
        stage_move(stage, x + 60, y, true);
        stage_release(stage, x + 60, y, BUTTON_LEFT);
        assert_int_equal(game_of(stage)->made_count, how == 3);
        stage_advance(stage, 200);
        assert_int_equal(line_offset(stage), -1);
        assert_consistent(stage);
        free_stage(stage);
    }
}

static void test_a_press_ends_a_slide(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, false);
    struct scrambler_view view = stage_grid(stage);
    stage_slide(stage, false, 0, 1);
    stage_advance(stage, 16);
    stage_shift(stage, KEY_RIGHT);
    stage_press(stage, view.left + 9, view.top + 9, BUTTON_LEFT);
    assert_int_equal(line_offset(stage), -1);
    assert_int_equal(game_of(stage)->made_count, 2);
    free_stage(stage);
}

/* --- arrows and keys --- */

static void test_every_arrow_slides_its_line(void **state)
{
    (void)state;
    struct stage *stage = open_stage(5, false);
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    size_t made = 0;
    for (int arrow = 0; arrow < 20; arrow++) {
        struct scrambler_move move = scrambler_view_arrow_move(arrow);
        press_id(stage, SCRAMBLER_ID_ARROW + arrow);
        if (!app_is_on_top(stage->app, &screen_scrambler) || stage->app->scrambler.won) {
            fail_msg("solved by chance");
        }
        assert_move(stage, made++, move.is_column, move.line, move.shift);
        assert_true(stage->app->scrambler.slide.running); /* it is seen to come from where it was */
        assert_int_equal(stage->app->scrambler.slide_from, -move.shift * pitch);
    }
    struct scrambler_move last = game_of(stage)->moves[made - 1];
    stage_ctrl(stage, 'z');
    assert_int_equal(stage->app->scrambler.slide_from, last.shift * pitch);
    free_stage(stage);
}

static void test_keys_move_the_mark_and_slide(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, true);
    const struct scrambler_state *scrambler = &stage->app->scrambler;
    assert_false(scrambler->mark_shown);
    stage_key(stage, KEY_DOWN);
    stage_key(stage, KEY_RIGHT);
    stage_key(stage, KEY_RIGHT);
    assert_true(scrambler->mark_shown);
    assert_int_equal(scrambler->mark_row, 1);
    assert_int_equal(scrambler->mark_column, 2);
    assert_int_equal(game_of(stage)->made_count, 0);
    stage_shift(stage, KEY_RIGHT); /* the mark goes along with its tile */
    assert_move(stage, 0, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 3);
    stage_shift(stage, KEY_RIGHT);
    assert_move(stage, 1, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 0);
    stage_shift(stage, KEY_UP);
    assert_move(stage, 2, true, 0, -1);
    stage_shift(stage, KEY_UP);
    assert_int_equal(scrambler->mark_row, 3);
    stage_shift(stage, KEY_LEFT);
    assert_move(stage, 4, false, 3, -1);
    stage_shift(stage, KEY_DOWN);
    assert_move(stage, 5, true, 3, 1);
    stage_press(stage, 3, 3, BUTTON_LEFT); /* a mouse has no use for the mark */
    stage_release(stage, 3, 3, BUTTON_LEFT);
    assert_false(scrambler->mark_shown);
    free_stage(stage);
}

static void test_undo_and_redo_without_end(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, true);
    deal_plain(stage);
    stage_ctrl(stage, 'z'); /* nothing to take back */
    stage_ctrl(stage, 'y');
    assert_int_equal(game_of(stage)->made_count, 0);
    for (int i = 0; i < 300; i++) {
        stage_slide(stage, i % 3 == 0, i % 4, 1 + i % 3);
        if (!app_is_on_top(stage->app, &screen_scrambler)) {
            stage_key(stage, KEY_ESCAPE); /* solved by chance */
        }
    }
    const struct scrambler_grid last = game_of(stage)->grid;
    for (int i = 300; i > 0; i--) {
        assert_int_equal(game_of(stage)->made_count, i);
        if (i % 2) {
            stage_ctrl(stage, 'z');
        } else {
            press_id(stage, SCRAMBLER_ID_UNDO);
        }
        assert_consistent(stage);
    }
    assert_int_equal(game_of(stage)->made_count, 0);
    for (int i = 0; i < 300; i++) {
        stage_ctrl(stage, 'y');
        if (!app_is_on_top(stage->app, &screen_scrambler)) {
            stage_key(stage, KEY_ESCAPE);
        }
    }
    assert_memory_equal(&last, &game_of(stage)->grid, sizeof last);
    press_id(stage, SCRAMBLER_ID_RESTART);
    assert_int_equal(game_of(stage)->made_count, 0);
    assert_consistent(stage);
    stage_ctrl(stage, 'y'); /* a restart can be taken back */
    assert_int_equal(game_of(stage)->made_count, 1);
    stage_key(stage, KEY_BACKSPACE);
    assert_int_equal(game_of(stage)->made_count, 0);
    free_stage(stage);
}

/* --- words that come home --- */

static void test_words_sound_when_they_come_home(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, false);
    deal_plain(stage);
    for (int i = 0; i < game_of(stage)->puzzle.jumble_count; i++) {
        int before = stage->app->scrambler.home_count;
        assert_true(stage_push(stage, scrambler_puzzle_solution(&game_of(stage)->puzzle, i)));
        int after = stage->app->scrambler.home_count;
        assert_int_equal(cues_of(stage, CUE_GOOD), after > before);
        assert_int_equal(stage->app->scrambler.glow.running, after > before);
        (void)stage_settle(stage, 5000);
    }
    free_stage(stage);
}

/* --- the win --- */

static void test_a_win_is_celebrated(void **state)
{
    (void)state;
    for (int reduced = 0; reduced < 2; reduced++) {
        struct stage *stage = open_stage(4, reduced);
        deal_plain(stage);
        stage->heard_count = 0;
        app_advance(stage->app, 60000);
        solve(stage);
        assert_int_equal(cues_of(stage, CUE_WIN), 1);
        if (!reduced) {
            assert_true(app_is_on_top(stage->app, &screen_scrambler)); /* the tiles dance first */
            assert_true(shows(stage, TEXT_SCRAMBLER_IS_SOLVED));
            stage_advance(stage, 1600);
        }
        assert_true(app_is_on_top(stage->app, &screen_solved));
        assert_true(shows(stage, TEXT_SOLVED));
        char moves[TEXT_COUNT_MAX];
        text_moves(moves, game_of(stage)->puzzle.jumble_count);
        bool told = false;
        for (size_t i = 0; i < stage->list.count; i++) {
            const char *text = draw_text_of(&stage->list, &stage->list.commands[i]);
            told = told || (strncmp(text, moves, strlen(moves)) == 0 && strstr(text, " in 1:0"));
        }
        assert_true(told);
        assert_int_equal(app_wait_ms(stage->app), -1);
        long elapsed_ms = stage->app->scrambler.elapsed_ms;
        stage_key(stage, KEY_ESCAPE);
        assert_true(app_is_on_top(stage->app, &screen_scrambler));
        stage_advance(stage, 3000);
        assert_int_equal(stage->app->scrambler.elapsed_ms, elapsed_ms); /* the clock has stopped */
        stage_ctrl(stage, 'z');
        assert_false(stage->app->scrambler.won);
        stage_ctrl(stage, 'y');
        stage_advance(stage, 1600);
        assert_true(app_is_on_top(stage->app, &screen_solved));
        stage_key(stage, KEY_ENTER);
        assert_true(app_is_on_top(stage->app, &screen_scrambler));
        assert_int_equal(game_of(stage)->made_count, 0);
        assert_false(scrambler_is_solved(game_of(stage)));
        free_stage(stage);
    }
}

/* Whatever is pressed while the tiles dance brings the dialog, and nothing else happens: it never
 * says "Solved!" over a grid that is not. */
static void test_a_press_ends_the_celebration(void **state)
{
    (void)state;
    static const int ids[] = {SCRAMBLER_ID_UNDO, SCRAMBLER_ID_RESTART, SCRAMBLER_ID_MOVE,
                              SCRAMBLER_ID_SOLUTION, SCRAMBLER_ID_ARROW + 3};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct stage *stage = open_stage(4, false);
        deal_plain(stage);
        solve(stage);
        stage_advance(stage, 300);
        press_id(stage, ids[i]);
        assert_true(app_is_on_top(stage->app, &screen_solved));
        assert_true(scrambler_is_solved(game_of(stage)));
        assert_int_equal(stage->app->screen_count, 2);
        free_stage(stage);
    }
}

/* --- ways home --- */

static void test_moves_that_are_shown_lead_home(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, true);
    for (int puzzle = 0; puzzle < 3; puzzle++) {
        const struct scrambler_state *scrambler = &stage->app->scrambler;
        stage_slide(stage, false, puzzle, 1); /* on from any grid */
        assert_true(stage_settle(stage, 60000));
        size_t count = scrambler->way_count;
        assert_in_range(count, 1, SCRAMBLER_JUMBLE_MAX + 1);
        for (size_t made = game_of(stage)->made_count; count > 0; count--) {
            assert_int_equal(scrambler->way_count, count); /* never longer than it was */
            press_id(stage, SCRAMBLER_ID_MOVE);
            assert_int_equal(game_of(stage)->made_count, ++made);
            (void)stage_settle(stage, 60000);
            assert_true(scrambler->way_count < count);
            count = scrambler->way_count + 1;
        }
        assert_true(app_is_on_top(stage->app, &screen_solved));
        assert_false(scrambler->was_shown); /* a move is advice; the whole would be the solution */
        stage_key(stage, KEY_ENTER);
    }
    free_stage(stage);
}

static void test_a_solution_plays_to_its_end(void **state)
{
    (void)state;
    for (int reduced = 0; reduced < 2; reduced++) {
        struct stage *stage = open_stage(3, reduced);
        const struct scrambler_state *scrambler = &stage->app->scrambler;
        assert_true(stage_settle(stage, 60000));
        stage->heard_count = 0;
        click_text(stage, TEXT_SHOW_SOLUTION);
        assert_true(scrambler->playing);
        assert_true(shows(stage, TEXT_STOP));
        assert_false(shows(stage, TEXT_SHOW_SOLUTION));
        assert_int_equal(app_wait_ms(stage->app), 0);
        for (int i = 0; i < 1000 && !app_is_on_top(stage->app, &screen_solved); i++) {
            stage_advance(stage, STAGE_FRAME_MS);
        }
        assert_true(app_is_on_top(stage->app, &screen_solved));
        assert_true(scrambler_is_solved(game_of(stage)));
        assert_true(scrambler->was_shown);
        assert_false(scrambler->playing);
        assert_int_equal(cues_of(stage, CUE_WIN), 0);
        press_id(stage, 1); /* a new one counts again */
        assert_false(scrambler->was_shown);
        free_stage(stage);
    }
}

static void test_a_solution_can_be_stopped(void **state)
{
    (void)state;
    for (int how = 0; how < 4; how++) {
        struct stage *stage = open_stage(4, false);
        const struct scrambler_state *scrambler = &stage->app->scrambler;
        struct scrambler_view view = stage_grid(stage);
        deal_plain(stage);
        press_id(stage, SCRAMBLER_ID_SOLUTION);
        for (int i = 0; i < 200 && game_of(stage)->made_count < 1; i++) {
            stage_advance(stage, STAGE_FRAME_MS);
        }
        assert_int_equal(game_of(stage)->made_count, 1);
        assert_true(scrambler->playing);
        switch (how) {
        case 0:
            click_text(stage, TEXT_STOP);
            break;
        case 1:
            stage_key(stage, KEY_ESCAPE);
            break;
        case 2:
            stage_click(stage, view.left + 9, view.top + 9);
            break;
        default:
            press_id(stage, SCRAMBLER_ID_UNDO);
            break;
        }
        assert_false(scrambler->playing);
        assert_true(app_is_on_top(stage->app, &screen_scrambler));
        assert_int_equal(game_of(stage)->made_count, how != 3);
        stage_advance(stage, 3000);
        assert_int_equal(game_of(stage)->made_count, how != 3);
        assert_true(scrambler->was_shown);
        free_stage(stage);
    }
}

/* A search that is under way does not keep the window awake for ever, nor is it needed. */
static void test_a_still_grid_sleeps(void **state)
{
    (void)state;
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct stage *stage = open_stage(size, false);
        struct draw_list again = {0};
        assert_int_equal(app_wait_ms(stage->app), 0);
        assert_true(stage_settle(stage, 20000));
        assert_int_equal(app_wait_ms(stage->app), -1);
        assert_null(stage->app->scrambler.solver);
        stage_draw(stage);
        app_advance(stage->app, 10000);
        app_draw(stage->app, &again);
        assert_true(draw_lists_same(&stage->list, &again));
        draw_deinit(&again);
        free_stage(stage);
    }
}

/* --- coming and going --- */

static void test_a_puzzle_waits_while_home_is_shown(void **state)
{
    (void)state;
    struct stage *stage = open_stage(4, true);
    char code[SCRAMBLER_CODE_MAX];
    stage_slide(stage, false, 2, 1);
    memcpy(code, stage->app->scrambler.code, sizeof code);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_home));
    click_text(stage, TEXT_SCRAMBLER);
    assert_true(app_is_on_top(stage->app, &screen_scrambler));
    assert_string_equal(stage->app->scrambler.code, code);
    assert_move(stage, 0, false, 2, 1);
    free_stage(stage);
}

static void test_sizes_and_codes(void **state)
{
    (void)state;
    struct stage *stage = open_stage(3, true);
    char codes[10][SCRAMBLER_CODE_MAX];
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        press_id(stage, SCRAMBLER_ID_SIZE + size - SCRAMBLER_SIZE_MIN);
        assert_int_equal(game_of(stage)->grid.size, size);
        assert_int_equal(game_of(stage)->made_count, 0);
        memcpy(codes[size], stage->app->scrambler.code, sizeof codes[size]);
        assert_int_equal(codes[size][0], '0' + size);
    }
    stage_deinit(stage);
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct stage *other = calloc(1, sizeof *other);
        char path[400];
        int line;
        assert_non_null(other);
        stage_init(other);
        (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
        assert_true(stage_add_words(other, path, &line));
        other->config.scrambler = true;
        other->config.scrambler_code = codes[size];
        assert_int_equal(stage_open(other), STATUS_OK);
        assert_int_equal(other->app->scrambler.size, size);
        assert_string_equal(other->app->scrambler.code, codes[size]);
        free_stage(other);
    }
    free(stage);
}

/* A list that fills no row: the reason is told, and Home is there. */
static void test_a_list_that_fills_no_row_is_refused(void **state)
{
    (void)state;
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    assert_true(stage_add_word(stage, "letters", 10, false));
    stage->config.scrambler = true;
    assert_int_equal(stage_open(stage), STATUS_OK);
    assert_true(app_is_on_top(stage->app, &screen_home));
    stage_draw(stage);
    bool told = false;
    for (size_t i = 0; i < stage->list.count; i++) {
        const char *text = draw_text_of(&stage->list, &stage->list.commands[i]);
        told = told || strncmp(text, "No puzzle: ", 11) == 0;
    }
    assert_true(told);
    free_stage(stage);
}

/* --- anything in any order --- */

static void random_input(struct stage *stage, struct random *random)
{
    static const int windows[][2] = {{720, 520}, {1280, 800}, {700, 1100}};
    struct ui *ui = &stage->app->ui;
    int x = (int)random_below(random, (uint32_t)stage->app->layout.width + 20) - 10;
    int y = (int)random_below(random, (uint32_t)stage->app->layout.height + 20) - 10;
    int size = stage->app->scrambler.size;
    switch (random_below(random, 12)) {
    case 0:
        stage_press(stage, x, y, (enum button)random_below(random, 3));
        break;
    case 1:
        stage_release(stage, x, y, (enum button)random_below(random, 3));
        break;
    case 2:
    case 3:
        stage_move(stage, x, y, random_below(random, 4) > 0);
        break;
    case 4:
        stage_key(stage, (enum key)random_below(random, KEY_LETTER));
        break;
    case 5:
        stage_shift(stage, (enum key)(KEY_LEFT + (int)random_below(random, 4)));
        break;
    case 6:
        stage_ctrl(stage, "zyrm"[random_below(random, 4)]);
        break;
    case 7:
        stage_slide(stage, random_below(random, 2), (int)random_below(random, (uint32_t)size),
                    (int)random_below(random, 30) - 15);
        break;
    case 8:
        if (ui->hot_count > 0) { /* a button, wherever it is */
            struct rect hot = ui->hots[random_below(random, (uint32_t)ui->hot_count)].rect;
            stage_click(stage, hot.x + hot.w / 2, hot.y + hot.h / 2);
        }
        break;
    case 9:
        if (random_below(random, 8) == 0) {
            const int *window = windows[random_below(random, 3)];
            stage_resize(stage, window[0], window[1]);
        }
        break;
    case 10:
        app_advance(stage->app, (long)random_below(random, 800));
        break;
    default:
        stage_advance(stage, (long)random_below(random, 40));
        break;
    }
}

static void test_any_input_is_borne(void **state)
{
    (void)state;
    const char *given = getenv("TROUNCE_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);
    print_message("seed %llu\n", (unsigned long long)seed);
    struct random random;
    struct app_request request;
    random_seed(&random, seed);
    for (int run = 0; run < 4; run++) {
        struct stage *stage = open_stage(3 + run, run == 2);
        for (int i = 0; i < 600; i++) {
            random_input(stage, &random);
            while (app_next_request(stage->app, &request)) {
            }
            assert_consistent(stage);
            assert_in_range(stage->app->screen_count, 1, SCREENS_MAX);
            if (app_is_on_top(stage->app, &screen_solved)) {
                assert_true(scrambler_is_solved(game_of(stage)));
            } else if (!app_is_on_top(stage->app, &screen_scrambler)) {
                screen_scrambler_enter(stage->app, NULL); /* back from wherever it led */
            }
            if (i % 16 == 0) {
                stage_draw(stage);
                assert_false(stage->list.failed);
            }
        }
        free_stage(stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_drag_of_several_cells_is_one_move),
        cmocka_unit_test(test_a_line_follows_the_hand_and_snaps),
        cmocka_unit_test(test_small_and_whole_drags_change_nothing),
        cmocka_unit_test(test_a_held_line_can_be_dropped),
        cmocka_unit_test(test_a_press_ends_a_slide),
        cmocka_unit_test(test_every_arrow_slides_its_line),
        cmocka_unit_test(test_keys_move_the_mark_and_slide),
        cmocka_unit_test(test_undo_and_redo_without_end),
        cmocka_unit_test(test_words_sound_when_they_come_home),
        cmocka_unit_test(test_a_win_is_celebrated),
        cmocka_unit_test(test_a_press_ends_the_celebration),
        cmocka_unit_test(test_moves_that_are_shown_lead_home),
        cmocka_unit_test(test_a_solution_plays_to_its_end),
        cmocka_unit_test(test_a_solution_can_be_stopped),
        cmocka_unit_test(test_a_still_grid_sleeps),
        cmocka_unit_test(test_a_puzzle_waits_while_home_is_shown),
        cmocka_unit_test(test_sizes_and_codes),
        cmocka_unit_test(test_a_list_that_fills_no_row_is_refused),
        cmocka_unit_test(test_any_input_is_borne),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler's screen under mouse, keys and time: slides, undo, hints, the solution, the win;
 * and no sequence of input breaks it.
 */
#include "level.h"
#include "phrase.h"
#include "seed.h"
#include "sliding.h"
#include "test.h"

/* Before a move is shown, a tip says what it costs; holes are explained where there is one. */
TEST_CASE(test_what_is_said_before)
{
    for (int has_hole = 0; has_hole < 2; has_hole++) {
        struct rig *rig = sliding_open(4, false);
        struct scrambler_screen *screen = stage_state(&rig->game->stage, SCREEN_SCRAMBLER);
        struct scrambler_grid *grid = &screen->attempt.grid;
        memset(grid->cells, 'a', sizeof grid->cells);
        grid->cells[5] = has_hole ? SCRAMBLER_SPACE : 'a';
        assert_int_equal(rig_says(rig, "Holes slide too."), has_hole);
        assert_int_equal(rig_says(rig, "it wraps round."), !has_hole);
        assert_true(ui_hot_of(&rig->game->stage.ui, SCRAMBLER_ID_MOVE)->has_tip);
        rig_free(rig);
    }
}

/* As the command line wishes, puzzles have any number of moves until the player chooses. */
TEST_CASE(test_any_number_of_moves_is_scrambled_on_request)
{
    struct rig *rig = sliding_open(4, false);
    struct scrambler_screen *screen = stage_state(&rig->game->stage, SCREEN_SCRAMBLER);
    scrambler_want(screen, rig->game, 4);
    assert_int_equal(level_moves(rig->game), 4);
    rig->game->any_jumble = true;
    assert_int_equal(level_moves(rig->game), 0);
    scrambler_want(screen, rig->game, 5);
    assert_int_equal(level_moves(rig->game), 5);
    rig_free(rig);
}

/* --- the hand --- */

TEST_CASE(test_a_drag_of_several_cells_is_one_move)
{
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *rig = sliding_open(size, false);
        size_t made = 0;
        for (int cells = 1 - size; cells < size; cells++) {
            for (int is_column = 0; is_column < 2; is_column++) {
                int line = (cells + size) % size;
                rig_slide(rig, is_column, line, cells);
                made += cells != 0;
                assert_int_equal(sliding_game(rig)->made_count, made);
                if (cells != 0) {
                    sliding_expect_move(rig, made - 1, is_column, line, cells);
                }
            }
        }
        for (; made > 0; made--) {
            rig_ctrl(rig, 'z');
            assert_int_equal(sliding_game(rig)->made_count, made - 1);
            sliding_expect_consistent(rig);
        }
        rig_free(rig);
    }
}

/* Returns how far the held line is drawn from its place, px, or -1 if no line is displaced. */
static int line_offset(struct rig *rig)
{
    const struct theme *theme = rig->game->stage.theme;
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        if (c->kind == DRAW_BOX && c->rect.w == view.tile &&
            memcmp(&c->color, &theme->you, sizeof c->color) == 0) {
            return ((c->rect.x - view.left) % pitch + pitch) % pitch;
        }
    }
    return -1;
}

TEST_CASE(test_a_line_follows_the_hand_and_snaps)
{
    struct rig *rig = sliding_open(4, false);
    sliding_deal_plain(rig);
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    int x = view.left + view.tile / 2;
    int y = view.top + pitch + view.tile / 2;
    rig_move(rig, x, y, false);
    rig_press(rig, x, y, BUTTON_LEFT);
    assert_int_equal(line_offset(rig), -1);
    rig_move(rig, x + view.tile / 10, y, true); /* too little to tell a row from a column */
    assert_int_equal(line_offset(rig), -1);
    for (int dx = 30; dx < 2 * pitch; dx += 17) {
        rig_move(rig, x + dx, y + dx % 60, true); /* it stays a row, however the hand shakes */
        assert_int_equal(line_offset(rig), dx % pitch);
        assert_int_equal(sliding_game(rig)->made_count, 0);
    }
    rig_move(rig, x + 2 * pitch - 20, y, true);
    assert_true(rig_shows(rig, "Row 2 right ×2 …")); /* the move in progress */
    rig_release(rig, x + 2 * pitch - 20, y, BUTTON_LEFT);
    sliding_expect_move(rig, 0, false, 1, 2);
    assert_false(rig_shows(rig, "Row 2 right ×2 …"));
    assert_true(rig_shows(rig, "Row 2 right ×2"));
    assert_int_equal(app_wait_ms(rig->app), 0);
    assert_int_equal(line_offset(rig), pitch - 20); /* from where the hand left it */
    rig_advance(rig, 64);
    assert_true(line_offset(rig) > pitch - 20);
    rig_advance(rig, 80);
    assert_int_equal(line_offset(rig), -1);
}

TEST_CASE(test_small_and_whole_drags_change_nothing)
{
    struct rig *rig = sliding_open(4, false);
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    int x = view.left + pitch + view.tile / 2;
    int y = view.top + view.tile / 2;
    const int ways[] = {0, pitch / 3, -pitch / 3, 4 * pitch, -4 * pitch, 4 * pitch + 12};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        int row[] = {x, y, x + ways[i], y};
        int column[] = {x, y, x, y + ways[i]};
        rig_drag(rig, row, 2);
        rig_drag(rig, column, 2);
        assert_int_equal(sliding_game(rig)->made_count, 0);
        rig_advance(rig, 200);
        assert_int_equal(line_offset(rig), -1);
    }
    rig_drag(rig, (int[]){view.tray.x - 4, y, x, y}, 2); /* from outside the tray */
    rig_press(rig, x, y, BUTTON_RIGHT);
    rig_move(rig, x + pitch, y, false);
    rig_release(rig, x + pitch, y, BUTTON_RIGHT);
    assert_int_equal(sliding_game(rig)->made_count, 0);
}

/* Presses a tile and drags its row by one cell, without releasing. */
static void hold_row(struct rig *rig, int *x, int *y)
{
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    *x = view.left + view.tile / 2;
    *y = view.top + 2 * pitch + view.tile / 2;
    rig_move(rig, *x, *y, false);
    rig_press(rig, *x, *y, BUTTON_LEFT);
    rig_move(rig, *x + pitch, *y, true);
    assert_true(rig_scrambler(rig)->hand.decided);
}

TEST_CASE(test_a_held_line_can_be_dropped)
{
    for (int how = 0; how < 4; how++) {
        struct rig *rig = sliding_open(4, false);
        int x, y;
        hold_row(rig, &x, &y);
        switch (how) {
        case 0:
            rig_key(rig, KEY_ESCAPE);
            assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
            break;
        case 1:
            rig_press(rig, x, y, BUTTON_RIGHT);
            rig_release(rig, x, y, BUTTON_RIGHT);
            break;
        case 2: /* the release was lost: it moved as far as it was seen to */
            rig_move(rig, x + 30, y, false);
            sliding_expect_move(rig, 0, false, 2, 1);
            break;
        default: /* a key slides another line; the held one goes back */
            rig_shift(rig, KEY_DOWN);
            break;
        }
        rig_move(rig, x + 60, y, true);
        rig_release(rig, x + 60, y, BUTTON_LEFT);
        assert_int_equal(sliding_game(rig)->made_count, how >= 2);
        rig_advance(rig, 200);
        assert_int_equal(line_offset(rig), -1);
        sliding_expect_consistent(rig);
        rig_free(rig);
    }
}

TEST_CASE(test_a_press_ends_a_slide)
{
    struct rig *rig = sliding_open(4, false);
    struct scrambler_view view = rig_grid(rig);
    rig_slide(rig, false, 0, 1);
    rig_advance(rig, 16);
    rig_shift(rig, KEY_RIGHT);
    rig_press(rig, view.left + 9, view.top + 9, BUTTON_LEFT);
    assert_int_equal(line_offset(rig), -1);
    assert_int_equal(sliding_game(rig)->made_count, 2);
}

/* --- arrows and keys --- */

TEST_CASE(test_every_arrow_slides_its_line)
{
    struct rig *rig = sliding_open(5, false);
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    size_t made = 0;
    for (int arrow = 0; arrow < 20; arrow++) {
        struct scrambler_move move = scrambler_view_arrow_move(arrow);
        rig_press_id(rig, SCRAMBLER_ID_ARROW + arrow);
        if (!stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER) || rig_scrambler(rig)->won) {
            fail_msg("solved by chance");
        }
        sliding_expect_move(rig, made++, move.is_column, move.line, move.shift);
        assert_true(rig_scrambler(rig)->slide.running); /* it slides in from its old place */
        assert_int_equal(rig_scrambler(rig)->slide_from, -move.shift * pitch);
    }
    struct scrambler_move last = sliding_game(rig)->moves[made - 1];
    rig_ctrl(rig, 'z');
    assert_int_equal(rig_scrambler(rig)->slide_from, last.shift * pitch);
}

TEST_CASE(test_keys_move_the_mark_and_slide)
{
    struct rig *rig = sliding_open(4, true);
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_false(scrambler->mark_shown);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_RIGHT);
    rig_key(rig, KEY_RIGHT);
    assert_true(scrambler->mark_shown);
    assert_int_equal(scrambler->mark_row, 1);
    assert_int_equal(scrambler->mark_column, 2);
    assert_int_equal(sliding_game(rig)->made_count, 0);
    rig_shift(rig, KEY_RIGHT); /* the mark moves with its tile */
    sliding_expect_move(rig, 0, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 3);
    rig_shift(rig, KEY_RIGHT);
    sliding_expect_move(rig, 1, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 0);
    rig_shift(rig, KEY_UP);
    sliding_expect_move(rig, 2, true, 0, -1);
    rig_shift(rig, KEY_UP);
    assert_int_equal(scrambler->mark_row, 3);
    rig_shift(rig, KEY_LEFT);
    sliding_expect_move(rig, 4, false, 3, -1);
    rig_shift(rig, KEY_DOWN);
    sliding_expect_move(rig, 5, true, 3, 1);
    rig_press(rig, 3, 3, BUTTON_LEFT); /* a mouse press hides the mark */
    rig_release(rig, 3, 3, BUTTON_LEFT);
    assert_false(scrambler->mark_shown);
}

TEST_CASE(test_undo_and_redo_without_end)
{
    struct rig *rig = sliding_open(4, true);
    sliding_deal_plain(rig);
    const int moves = tests_are_thorough() ? 300 : 40;
    rig_ctrl(rig, 'z'); /* nothing to undo */
    rig_ctrl(rig, 'y');
    assert_int_equal(sliding_game(rig)->made_count, 0);
    for (int i = 0; i < moves; i++) {
        rig_slide(rig, i % 3 == 0, i % 4, 1 + i % 3);
        if (!stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)) {
            rig_key(rig, KEY_ESCAPE); /* solved by chance */
        }
    }
    const struct scrambler_grid last = sliding_game(rig)->grid;
    for (int i = moves; i > 0; i--) {
        assert_int_equal(sliding_game(rig)->made_count, i);
        if (i % 2) {
            rig_ctrl(rig, 'z');
        } else {
            rig_press_id(rig, SCRAMBLER_ID_UNDO);
        }
        sliding_expect_consistent(rig);
    }
    assert_int_equal(sliding_game(rig)->made_count, 0);
    for (int i = 0; i < moves; i++) {
        rig_ctrl(rig, 'y');
        if (!stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)) {
            rig_key(rig, KEY_ESCAPE);
        }
    }
    assert_memory_equal(last.cells, sliding_game(rig)->grid.cells, sizeof last.cells);
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    assert_int_equal(sliding_game(rig)->made_count, 0);
    sliding_expect_consistent(rig);
    rig_ctrl(rig, 'y'); /* a restart can be undone */
    assert_int_equal(sliding_game(rig)->made_count, 1);
    rig_key(rig, KEY_BACKSPACE);
    assert_int_equal(sliding_game(rig)->made_count, 0);
}

/* --- words at home --- */

TEST_CASE(test_words_sound_when_they_come_home)
{
    struct rig *rig = sliding_open(4, false);
    sliding_deal_plain(rig);
    for (int i = 0; i < sliding_game(rig)->puzzle.jumble_count; i++) {
        int before = rig_scrambler(rig)->home_count;
        assert_true(rig_push(rig, scrambler_puzzle_solution(&sliding_game(rig)->puzzle, i)));
        int after = rig_scrambler(rig)->home_count;
        assert_int_equal(sliding_count_cues(rig, CUE_GOOD), after > before);
        assert_int_equal(rig_scrambler(rig)->glow.running, after > before);
        (void)rig_settle(rig, 5000);
    }
}

/* --- the win --- */

TEST_CASE(test_a_win_is_celebrated)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        struct rig *rig = sliding_open(4, reduced);
        sliding_deal_plain(rig);
        rig->heard_count = 0;
        app_advance(rig->app, 60000);
        sliding_solve(rig);
        assert_int_equal(sliding_count_cues(rig, CUE_WIN), 1);
        if (!reduced) {
            assert_true(
                stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)); /* the tiles dance first */
            assert_true(rig_shows(rig, "Every word reads across."));
            rig_advance(rig, 1600);
        }
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
        assert_true(rig_shows(rig, "Solved!"));
        struct arena *arena = rig->game->arena;
        const char *moves = phrase_moves(arena, sliding_game(rig)->puzzle.jumble_count);
        assert_true(rig_says(rig, say(arena, "%s in 1:0", moves)));
        assert_int_equal(app_wait_ms(rig->app), -1);
        long elapsed_ms = rig_scrambler(rig)->elapsed_ms;
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
        rig_advance(rig, 3000);
        assert_int_equal(rig_scrambler(rig)->elapsed_ms, elapsed_ms); /* the clock is stopped */
        rig_ctrl(rig, 'z');
        assert_false(rig_scrambler(rig)->won);
        rig_ctrl(rig, 'y');
        rig_advance(rig, 1600);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
        rig_key(rig, KEY_ENTER);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
        assert_int_equal(sliding_game(rig)->made_count, 0);
        assert_false(scrambler_is_solved(sliding_game(rig)));
        rig_free(rig);
    }
}

/* Any press while the tiles dance opens the dialog and does nothing else, so that "Solved!" is
 * never shown over an unsolved grid. */
TEST_CASE(test_a_press_ends_the_celebration)
{
    static const int ids[] = {SCRAMBLER_ID_UNDO, SCRAMBLER_ID_RESTART, SCRAMBLER_ID_MOVE,
                              SCRAMBLER_ID_SOLUTION, SCRAMBLER_ID_ARROW + 3};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct rig *rig = sliding_open(4, false);
        sliding_deal_plain(rig);
        sliding_solve(rig);
        rig_advance(rig, 300);
        rig_press_id(rig, ids[i]);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
        assert_true(scrambler_is_solved(sliding_game(rig)));
        assert_int_equal(rig->game->stage.depth, 2);
        rig_free(rig);
    }
}

/* --- ways home --- */

TEST_CASE(test_moves_that_are_shown_lead_home)
{
    struct rig *rig = sliding_open(4, true);
    for (int puzzle = 0; puzzle < 3; puzzle++) {
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        rig_slide(rig, false, puzzle, 1); /* from any grid */
        assert_true(rig_settle(rig, 60000));
        size_t count = scrambler->path_count;
        assert_int_in_range(count, 1, SCRAMBLER_JUMBLE_MAX + 1);
        for (size_t made = sliding_game(rig)->made_count; count > 0; count--) {
            assert_int_equal(scrambler->path_count, count); /* never longer than before */
            rig_press_id(rig, SCRAMBLER_ID_MOVE);
            assert_int_equal(sliding_game(rig)->made_count, ++made);
            (void)rig_settle(rig, 60000);
            assert_true(scrambler->path_count < count);
            count = scrambler->path_count + 1;
        }
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
        assert_false(scrambler->was_shown); /* single moves do not count as the solution */
        rig_key(rig, KEY_ENTER);
    }
}

/* --- random input --- */

static void random_input(struct rig *rig, struct random *random)
{
    static const int windows[][2] = {{720, 520}, {1280, 800}, {700, 1100}};
    struct ui *ui = &rig->game->stage.ui;
    int x = (int)random_below(random, (uint32_t)rig->game->stage.layout.width + 20) - 10;
    int y = (int)random_below(random, (uint32_t)rig->game->stage.layout.height + 20) - 10;
    int size = rig_scrambler(rig)->size;
    switch (random_below(random, 12)) {
    case 0:
        rig_press(rig, x, y, (enum button)random_below(random, 3));
        break;
    case 1:
        rig_release(rig, x, y, (enum button)random_below(random, 3));
        break;
    case 2:
    case 3:
        rig_move(rig, x, y, random_below(random, 4) > 0);
        break;
    case 4:
        rig_key(rig, (enum key)random_below(random, KEY_LETTER));
        break;
    case 5:
        rig_shift(rig, (enum key)(KEY_LEFT + (int)random_below(random, 4)));
        break;
    case 6:
        rig_ctrl(rig, "zyrm"[random_below(random, 4)]);
        break;
    case 7:
        rig_slide(rig, random_below(random, 2), (int)random_below(random, (uint32_t)size),
                  (int)random_below(random, 30) - 15);
        break;
    case 8:
        if (ui->hot_count > 0) { /* any button */
            struct rect hot = ui->hots[random_below(random, (uint32_t)ui->hot_count)].rect;
            rig_click(rig, hot.x + hot.w / 2, hot.y + hot.h / 2);
        }
        break;
    case 9:
        if (random_below(random, 8) == 0) {
            const int *window = windows[random_below(random, 3)];
            rig_resize(rig, window[0], window[1]);
        }
        break;
    case 10:
        app_advance(rig->app, (long)random_below(random, 800));
        break;
    default:
        rig_advance(rig, (long)random_below(random, 40));
        break;
    }
}

TEST_CASE(test_any_input_is_borne)
{
    struct random random;
    struct app_request request;
    random_seed(&random, seed_of_tests());
    for (int run = 0; run < 4; run++) {
        struct rig *rig = sliding_open(3 + run, run == 2);
        for (int i = 0; i < (tests_are_thorough() ? 600 : 80); i++) {
            random_input(rig, &random);
            while (app_next_request(rig->app, &request)) {
            }
            assert_int_in_range(rig->game->stage.depth, 1, SCREEN_COUNT);
            if (stage_is_on_top(&rig->game->stage, SCREEN_SOLVED)) {
                assert_true(scrambler_is_solved(sliding_game(rig)));
            } else if (!stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)) {
                stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL); /* back from wherever it led */
            }
            sliding_expect_consistent(rig);
            if (i % 16 == 0) {
                rig_draw(rig);
                assert_false(rig->list.failed);
            }
        }
        rig_free(rig);
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler's screen under mouse, keys and time: slides, undo, hints, the solution, the win;
 * and no sequence of input breaks it. Leaves geometry to test_scrambler_view.c and texts to the
 * scripts.
 */
#include "phrase.h"
#include "rig_test.h"
#include "scrambler_screen.h"
#include "seed.h"
#include "store_state.h"
#include "test.h"

/* Returns an open rig with a store in memory, for puzzles of any level; `size` as in the program's
 * options. */
static struct rig *open_rig(int size, bool reduced_motion)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.scrambler = true;
    rig->config.scrambler_size = size;
    rig->config.reduced_motion = reduced_motion;
    assert_int_equal(rig_open_store(rig, NULL), STATUS_OK);
    assert_int_equal(store_set_setting(rig->store, "scrambler-moves", "0"), STATUS_OK);
    rig_begin(rig);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
    return rig;
}

static const struct scrambler *game_of(const struct rig *rig)
{
    return &rig_scrambler(rig)->game;
}

/* Asserts that the grid is the jumbled one after the moves in the list. */
static void assert_consistent(const struct rig *rig)
{
    const struct scrambler *game = game_of(rig);
    struct scrambler_grid grid = game->puzzle.jumbled;
    for (size_t i = 0; i < game->made_count; i++) {
        scrambler_grid_slide(&grid, game->moves[i]);
    }
    assert_memory_equal(grid.cells, game->grid.cells, (size_t)(grid.size * grid.size));
}

static void assert_move(const struct rig *rig, size_t index, bool is_column, int line, int shift)
{
    assert_true(index < game_of(rig)->made_count);
    struct scrambler_move move = game_of(rig)->moves[index];
    assert_int_equal(move.is_column, is_column);
    assert_int_equal(move.line, line);
    assert_int_equal(move.shift, shift);
    assert_consistent(rig);
}

/* Plays the puzzle's solution with the arrows. Does not wait for the celebration. */
static void solve(struct rig *rig)
{
    const struct scrambler_puzzle puzzle = game_of(rig)->puzzle;
    for (int i = 0; i < puzzle.jumble_count; i++) {
        assert_true(rig_push(rig, scrambler_puzzle_solution(&puzzle, i)));
    }
    assert_true(scrambler_is_solved(game_of(rig)));
}

/* Deals until only the last grid of the solution is solved, so that solve() does not win too early.
 */
static void deal_plain(struct rig *rig)
{
    for (int tries = 0; tries < 200; tries++) {
        struct scrambler_puzzle puzzle = game_of(rig)->puzzle;
        struct scrambler_grid grid = puzzle.jumbled;
        int solved = 0;
        for (int i = 0; i < puzzle.jumble_count; i++) {
            scrambler_grid_slide(&grid, scrambler_puzzle_solution(&puzzle, i));
            solved += scrambler_grid_is_solved(&grid, &puzzle.words);
        }
        if (solved == 1) {
            return;
        }
        rig_press_id(rig, SCRAMBLER_ID_NEW);
    }
    fail_msg("no plain puzzle");
}

static int cues_of(struct rig *rig, enum cue_kind kind)
{
    int count = 0;
    rig_hear(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        count += rig->heard[i].kind == kind;
    }
    rig->heard_count = 0;
    return count;
}

/* --- the hand --- */

TEST_CASE(test_a_drag_of_several_cells_is_one_move)
{
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *rig = open_rig(size, false);
        size_t made = 0;
        for (int cells = 1 - size; cells < size; cells++) {
            for (int is_column = 0; is_column < 2; is_column++) {
                int line = (cells + size) % size;
                rig_slide(rig, is_column, line, cells);
                made += cells != 0;
                assert_int_equal(game_of(rig)->made_count, made);
                if (cells != 0) {
                    assert_move(rig, made - 1, is_column, line, cells);
                }
            }
        }
        for (; made > 0; made--) {
            rig_ctrl(rig, 'z');
            assert_int_equal(game_of(rig)->made_count, made - 1);
            assert_consistent(rig);
        }
        rig_free(rig);
    }
}

/* Returns how far the held line is drawn from its place, px, or -1 if no line is displaced. */
static int line_offset(struct rig *rig)
{
    const struct theme *theme = rig->desk->stage.theme;
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
    struct rig *rig = open_rig(4, false);
    deal_plain(rig);
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
        assert_int_equal(game_of(rig)->made_count, 0);
    }
    rig_move(rig, x + 2 * pitch - 20, y, true);
    assert_true(rig_shows(rig, "Row 2 right ×2 …")); /* the move in progress */
    rig_release(rig, x + 2 * pitch - 20, y, BUTTON_LEFT);
    assert_move(rig, 0, false, 1, 2);
    assert_false(rig_shows(rig, "Row 2 right ×2 …"));
    assert_true(rig_shows(rig, "Row 2 right ×2"));
    assert_int_equal(app_wait_ms(rig->app), 0);
    assert_int_equal(line_offset(rig), pitch - 20); /* from where the hand left it */
    rig_advance(rig, 64);
    assert_true(line_offset(rig) > pitch - 20);
    rig_advance(rig, 80);
    assert_int_equal(line_offset(rig), -1);
    rig_free(rig);
}

TEST_CASE(test_small_and_whole_drags_change_nothing)
{
    struct rig *rig = open_rig(4, false);
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
        assert_int_equal(game_of(rig)->made_count, 0);
        rig_advance(rig, 200);
        assert_int_equal(line_offset(rig), -1);
    }
    rig_drag(rig, (int[]){view.tray.x - 4, y, x, y}, 2); /* from outside the tray */
    rig_press(rig, x, y, BUTTON_RIGHT);
    rig_move(rig, x + pitch, y, false);
    rig_release(rig, x + pitch, y, BUTTON_RIGHT);
    assert_int_equal(game_of(rig)->made_count, 0);
    rig_free(rig);
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
        struct rig *rig = open_rig(4, false);
        int x, y;
        hold_row(rig, &x, &y);
        switch (how) {
        case 0:
            rig_key(rig, KEY_ESCAPE);
            assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
            break;
        case 1:
            rig_press(rig, x, y, BUTTON_RIGHT);
            rig_release(rig, x, y, BUTTON_RIGHT);
            break;
        case 2: /* the release was lost: it moved as far as it was seen to */
            rig_move(rig, x + 30, y, false);
            assert_move(rig, 0, false, 2, 1);
            break;
        default: /* a key slides another line; the held one goes back */
            rig_shift(rig, KEY_DOWN);
            break;
        }
        rig_move(rig, x + 60, y, true);
        rig_release(rig, x + 60, y, BUTTON_LEFT);
        assert_int_equal(game_of(rig)->made_count, how >= 2);
        rig_advance(rig, 200);
        assert_int_equal(line_offset(rig), -1);
        assert_consistent(rig);
        rig_free(rig);
    }
}

TEST_CASE(test_a_press_ends_a_slide)
{
    struct rig *rig = open_rig(4, false);
    struct scrambler_view view = rig_grid(rig);
    rig_slide(rig, false, 0, 1);
    rig_advance(rig, 16);
    rig_shift(rig, KEY_RIGHT);
    rig_press(rig, view.left + 9, view.top + 9, BUTTON_LEFT);
    assert_int_equal(line_offset(rig), -1);
    assert_int_equal(game_of(rig)->made_count, 2);
    rig_free(rig);
}

/* --- arrows and keys --- */

TEST_CASE(test_every_arrow_slides_its_line)
{
    struct rig *rig = open_rig(5, false);
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    size_t made = 0;
    for (int arrow = 0; arrow < 20; arrow++) {
        struct scrambler_move move = scrambler_view_arrow_move(arrow);
        rig_press_id(rig, SCRAMBLER_ID_ARROW + arrow);
        if (!stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER) || rig_scrambler(rig)->won) {
            fail_msg("solved by chance");
        }
        assert_move(rig, made++, move.is_column, move.line, move.shift);
        assert_true(rig_scrambler(rig)->slide.running); /* it slides in from its old place */
        assert_int_equal(rig_scrambler(rig)->slide_from, -move.shift * pitch);
    }
    struct scrambler_move last = game_of(rig)->moves[made - 1];
    rig_ctrl(rig, 'z');
    assert_int_equal(rig_scrambler(rig)->slide_from, last.shift * pitch);
    rig_free(rig);
}

TEST_CASE(test_keys_move_the_mark_and_slide)
{
    struct rig *rig = open_rig(4, true);
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_false(scrambler->mark_shown);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_RIGHT);
    rig_key(rig, KEY_RIGHT);
    assert_true(scrambler->mark_shown);
    assert_int_equal(scrambler->mark_row, 1);
    assert_int_equal(scrambler->mark_column, 2);
    assert_int_equal(game_of(rig)->made_count, 0);
    rig_shift(rig, KEY_RIGHT); /* the mark moves with its tile */
    assert_move(rig, 0, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 3);
    rig_shift(rig, KEY_RIGHT);
    assert_move(rig, 1, false, 1, 1);
    assert_int_equal(scrambler->mark_column, 0);
    rig_shift(rig, KEY_UP);
    assert_move(rig, 2, true, 0, -1);
    rig_shift(rig, KEY_UP);
    assert_int_equal(scrambler->mark_row, 3);
    rig_shift(rig, KEY_LEFT);
    assert_move(rig, 4, false, 3, -1);
    rig_shift(rig, KEY_DOWN);
    assert_move(rig, 5, true, 3, 1);
    rig_press(rig, 3, 3, BUTTON_LEFT); /* a mouse press hides the mark */
    rig_release(rig, 3, 3, BUTTON_LEFT);
    assert_false(scrambler->mark_shown);
    rig_free(rig);
}

TEST_CASE(test_undo_and_redo_without_end)
{
    struct rig *rig = open_rig(4, true);
    deal_plain(rig);
    rig_ctrl(rig, 'z'); /* nothing to undo */
    rig_ctrl(rig, 'y');
    assert_int_equal(game_of(rig)->made_count, 0);
    for (int i = 0; i < 300; i++) {
        rig_slide(rig, i % 3 == 0, i % 4, 1 + i % 3);
        if (!stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER)) {
            rig_key(rig, KEY_ESCAPE); /* solved by chance */
        }
    }
    const struct scrambler_grid last = game_of(rig)->grid;
    for (int i = 300; i > 0; i--) {
        assert_int_equal(game_of(rig)->made_count, i);
        if (i % 2) {
            rig_ctrl(rig, 'z');
        } else {
            rig_press_id(rig, SCRAMBLER_ID_UNDO);
        }
        assert_consistent(rig);
    }
    assert_int_equal(game_of(rig)->made_count, 0);
    for (int i = 0; i < 300; i++) {
        rig_ctrl(rig, 'y');
        if (!stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER)) {
            rig_key(rig, KEY_ESCAPE);
        }
    }
    assert_memory_equal(&last, &game_of(rig)->grid, sizeof last);
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    assert_int_equal(game_of(rig)->made_count, 0);
    assert_consistent(rig);
    rig_ctrl(rig, 'y'); /* a restart can be undone */
    assert_int_equal(game_of(rig)->made_count, 1);
    rig_key(rig, KEY_BACKSPACE);
    assert_int_equal(game_of(rig)->made_count, 0);
    rig_free(rig);
}

/* --- words at home --- */

TEST_CASE(test_words_sound_when_they_come_home)
{
    struct rig *rig = open_rig(4, false);
    deal_plain(rig);
    for (int i = 0; i < game_of(rig)->puzzle.jumble_count; i++) {
        int before = rig_scrambler(rig)->home_count;
        assert_true(rig_push(rig, scrambler_puzzle_solution(&game_of(rig)->puzzle, i)));
        int after = rig_scrambler(rig)->home_count;
        assert_int_equal(cues_of(rig, CUE_GOOD), after > before);
        assert_int_equal(rig_scrambler(rig)->glow.running, after > before);
        (void)rig_settle(rig, 5000);
    }
    rig_free(rig);
}

/* --- the win --- */

TEST_CASE(test_a_win_is_celebrated)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        struct rig *rig = open_rig(4, reduced);
        deal_plain(rig);
        rig->heard_count = 0;
        app_advance(rig->app, 60000);
        solve(rig);
        assert_int_equal(cues_of(rig, CUE_WIN), 1);
        if (!reduced) {
            assert_true(
                stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER)); /* the tiles dance first */
            assert_true(rig_shows(rig, "Every word reads across."));
            rig_advance(rig, 1600);
        }
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
        assert_true(rig_shows(rig, "Solved!"));
        char moves[PHRASE_MAX];
        phrase_moves(moves, game_of(rig)->puzzle.jumble_count);
        (void)snprintf(moves + strlen(moves), sizeof moves - strlen(moves), " in 1:0");
        assert_true(rig_says(rig, moves));
        assert_int_equal(app_wait_ms(rig->app), -1);
        long elapsed_ms = rig_scrambler(rig)->elapsed_ms;
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
        rig_advance(rig, 3000);
        assert_int_equal(rig_scrambler(rig)->elapsed_ms, elapsed_ms); /* the clock is stopped */
        rig_ctrl(rig, 'z');
        assert_false(rig_scrambler(rig)->won);
        rig_ctrl(rig, 'y');
        rig_advance(rig, 1600);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
        rig_key(rig, KEY_ENTER);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
        assert_int_equal(game_of(rig)->made_count, 0);
        assert_false(scrambler_is_solved(game_of(rig)));
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
        struct rig *rig = open_rig(4, false);
        deal_plain(rig);
        solve(rig);
        rig_advance(rig, 300);
        rig_press_id(rig, ids[i]);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
        assert_true(scrambler_is_solved(game_of(rig)));
        assert_int_equal(rig->desk->stage.depth, 2);
        rig_free(rig);
    }
}

/* --- ways home --- */

TEST_CASE(test_moves_that_are_shown_lead_home)
{
    struct rig *rig = open_rig(4, true);
    for (int puzzle = 0; puzzle < 3; puzzle++) {
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        rig_slide(rig, false, puzzle, 1); /* from any grid */
        assert_true(rig_settle(rig, 60000));
        size_t count = scrambler->path_count;
        assert_int_in_range(count, 1, SCRAMBLER_JUMBLE_MAX + 1);
        for (size_t made = game_of(rig)->made_count; count > 0; count--) {
            assert_int_equal(scrambler->path_count, count); /* never longer than before */
            rig_press_id(rig, SCRAMBLER_ID_MOVE);
            assert_int_equal(game_of(rig)->made_count, ++made);
            (void)rig_settle(rig, 60000);
            assert_true(scrambler->path_count < count);
            count = scrambler->path_count + 1;
        }
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
        assert_false(scrambler->was_shown); /* single moves do not count as the solution */
        rig_key(rig, KEY_ENTER);
    }
    rig_free(rig);
}

/* --- figures of solved puzzles --- */

static struct rig *open_kept_rig(void)
{
    struct rig *rig = open_rig(3, true);
    assert_true(rig_settle(rig, 60000));
    return rig;
}

/* Plays the shortest way home, which is proven, by hand. */
static void go_home(struct rig *rig)
{
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    for (int moves = 0; moves < 50 && !scrambler->won; moves++) {
        assert_true(rig_settle(rig, 60000));
        assert_true(scrambler->path_proven);
        struct scrambler_move move = scrambler->path[0];
        rig_slide(rig, move.is_column, move.line, move.shift);
    }
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
}

TEST_CASE(test_the_fewest_moves_are_praised)
{
    struct rig *rig = open_kept_rig();
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_true(rig_says(rig, "3 × 3: none solved yet."));
    assert_int_equal(scrambler->fewest, scrambler->path_count);
    go_home(rig);
    assert_int_equal(game_of(rig)->made_count, scrambler->fewest);
    assert_true(rig_says(rig, "the fewest possible!"));
    assert_true(rig_says(rig, "1 solved · best"));
    assert_true(rig_says(rig, "· 0 extra"));

    rig_press_id(rig, 1); /* another puzzle, by a longer way */
    assert_true(rig_settle(rig, 60000));
    struct scrambler_move away = scrambler->path[0];
    int line = (away.line + 1) % 3;
    rig_slide(rig, away.is_column, line, 1);
    rig_slide(rig, !away.is_column, line, 1);
    go_home(rig);
    size_t made = game_of(rig)->made_count;
    assert_int_equal(rig_says(rig, "the fewest possible!"), made == scrambler->fewest);
    assert_int_equal(rig_says(rig, "It takes at least "), made > scrambler->fewest);
    assert_true(rig_says(rig, "2 solved · best"));

    rig_press_id(rig, 1); /* and one with help, which does not count */
    assert_true(rig_settle(rig, 60000));
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    if (!scrambler->won) {
        go_home(rig);
    }
    assert_true(rig_says(rig, "Moves were shown, so it doesn’t count."));
    assert_true(rig_says(rig, "2 solved · best"));
    rig_free(rig);
}

/* Extra moves are counted from the fewest possible, even if the puzzle was scrambled in more. */
TEST_CASE(test_extra_moves_are_those_above_the_fewest)
{
    struct rig *rig = open_kept_rig();
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    char text[64];
    rig_press_id(rig, SCRAMBLER_ID_FEWER); /* as many as possible */
    assert_true(rig_settle(rig, 60000));
    for (int i = 0; i < 200 && scrambler->fewest >= (size_t)game_of(rig)->puzzle.jumble_count;
         i++) {
        rig_press_id(rig, SCRAMBLER_ID_NEW);
        assert_true(rig_settle(rig, 60000));
    }
    assert_true(scrambler->fewest < (size_t)game_of(rig)->puzzle.jumble_count);
    rig_slide(rig, false, 0, 1);
    rig_slide(rig, false, 0, 1);
    go_home(rig);
    long extra = (long)game_of(rig)->made_count - (long)scrambler->fewest;
    assert_true(extra > 0);
    (void)snprintf(text, sizeof text, "It takes at least %zu.", scrambler->fewest);
    assert_true(rig_says(rig, text));
    (void)snprintf(text, sizeof text, "· %ld extra", extra);
    assert_true(rig_says(rig, text));
    keeper_puzzles(rig->desk->keeper, figures);
    assert_int_equal(figures[3].least_extra, extra);
    rig_free(rig);
}

TEST_CASE(test_the_level_can_be_chosen)
{
    struct rig *rig = open_kept_rig();
    assert_true(rig_says(rig, "Any level"));
    struct rect level = rig_hot(rig, SCRAMBLER_ID_LEVEL);
    rig_move(rig, level.x + level.w / 2, level.y + level.h / 2, false);
    rig_advance(rig, 2000);
    assert_true(rig_says(rig, "Mixed by a random number of moves"));
    for (int moves = SCRAMBLER_JUMBLE_SHORT; moves <= SCRAMBLER_JUMBLE_MAX; moves++) {
        rig_press_id(rig, SCRAMBLER_ID_MORE);
        assert_int_equal(game_of(rig)->puzzle.jumble_count, moves);
    }
    assert_true(rig_says(rig, "Level 9"));
    rig_press_id(rig, SCRAMBLER_ID_LEVEL); /* does nothing */
    assert_int_equal(rig_scrambler(rig)->size, 3);
    rig_press_id(rig, SCRAMBLER_ID_MORE);
    assert_true(rig_says(rig, "Any level"));
    rig_press_id(rig, SCRAMBLER_ID_FEWER);
    rig_press_id(rig, SCRAMBLER_ID_FEWER);
    rig_press_id(rig, SCRAMBLER_ID_NEW);
    assert_int_equal(game_of(rig)->puzzle.jumble_count, 9);
    assert_int_equal(rig_restart(rig), STATUS_OK);
    rig_draw(rig);
    assert_int_equal(game_of(rig)->puzzle.jumble_count, 9); /* the setting was saved */
    rig_free(rig);
}

/* The first puzzle takes two moves; each one solved without help leads to the next level, which is
 * there again after a restart. */
TEST_CASE(test_levels_grow)
{
    struct rig *rig = open_kept_rig();
    assert_int_equal(store_set_setting(rig->store, "scrambler-moves", NULL), STATUS_OK);
    assert_int_equal(rig_restart(rig), STATUS_OK);
    rig_draw(rig);
    assert_true(rig_says(rig, "Level 1"));
    assert_int_equal(game_of(rig)->puzzle.jumble_count, 2);
    rig_press_id(rig, SCRAMBLER_ID_MOVE); /* with help it does not count */
    go_home(rig);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
    assert_true(rig_says(rig, "New puzzle"));
    rig_key(rig, KEY_ENTER);
    assert_true(rig_says(rig, "Level 1"));
    go_home(rig);
    assert_true(rig_says(rig, "On to level 2"));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(game_of(rig)->puzzle.jumble_count, 3);
    assert_true(rig_says(rig, "Level 2"));
    go_home(rig);
    assert_true(rig_says(rig, "On to level 3"));
    assert_int_equal(rig_restart(rig), STATUS_OK); /* before the answer */
    rig_draw(rig);
    assert_true(rig_says(rig, "Level 3"));
    assert_int_equal(game_of(rig)->puzzle.jumble_count, 4);
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
    assert_true(rig_says(rig, "Level 3"));
    rig_click_text(rig, "Scrambler");
    rig_draw(rig);
    while (rig_scrambler(rig)->wanted < SCRAMBLER_JUMBLE_MAX) {
        rig_press_id(rig, SCRAMBLER_ID_MORE);
    }
    go_home(rig); /* the last level stays */
    assert_true(rig_says(rig, "New puzzle"));
    assert_int_equal(rig_scrambler(rig)->wanted, SCRAMBLER_JUMBLE_MAX);
    rig_free(rig);
}

TEST_CASE(test_a_solution_plays_to_its_end)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        struct rig *rig = open_rig(3, reduced);
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        assert_true(rig_settle(rig, 60000));
        rig->heard_count = 0;
        rig_click_text(rig, "Show the solution");
        assert_true(scrambler->playing);
        assert_true(rig_shows(rig, "Stop"));
        assert_false(rig_shows(rig, "Show the solution"));
        assert_int_equal(app_wait_ms(rig->app), 0);
        for (int i = 0; i < 1000 && !stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED); i++) {
            rig_advance(rig, RIG_FRAME_MS);
        }
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED));
        assert_true(scrambler_is_solved(game_of(rig)));
        assert_true(scrambler->was_shown);
        assert_false(scrambler->playing);
        assert_int_equal(cues_of(rig, CUE_WIN), 0);
        rig_press_id(rig, 1); /* a new puzzle counts again */
        assert_false(scrambler->was_shown);
        rig_free(rig);
    }
}

TEST_CASE(test_a_solution_can_be_stopped)
{
    for (int how = 0; how < 4; how++) {
        struct rig *rig = open_rig(4, false);
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        struct scrambler_view view = rig_grid(rig);
        deal_plain(rig);
        rig_press_id(rig, SCRAMBLER_ID_SOLUTION);
        for (int i = 0; i < 200 && game_of(rig)->made_count < 1; i++) {
            rig_advance(rig, RIG_FRAME_MS);
        }
        assert_int_equal(game_of(rig)->made_count, 1);
        assert_true(scrambler->playing);
        switch (how) {
        case 0:
            rig_click_text(rig, "Stop");
            break;
        case 1:
            rig_key(rig, KEY_ESCAPE);
            break;
        case 2:
            rig_click(rig, view.left + 9, view.top + 9);
            break;
        default:
            rig_press_id(rig, SCRAMBLER_ID_UNDO);
            break;
        }
        assert_false(scrambler->playing);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
        assert_int_equal(game_of(rig)->made_count, how != 3);
        rig_advance(rig, 3000);
        assert_int_equal(game_of(rig)->made_count, how != 3);
        assert_true(scrambler->was_shown);
        rig_free(rig);
    }
}

/* A running search does not keep the window awake forever, and is not needed afterwards. */
TEST_CASE(test_a_still_grid_sleeps)
{
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *rig = open_rig(size, false);
        struct draw_list again = {0};
        assert_int_equal(app_wait_ms(rig->app), 0);
        assert_true(rig_settle(rig, 20000));
        assert_int_equal(app_wait_ms(rig->app), -1);
        assert_null(rig_scrambler(rig)->solver);
        rig_draw(rig);
        app_advance(rig->app, 10000);
        app_draw(rig->app, &again);
        assert_true(draw_lists_same(&rig->list, &again));
        draw_deinit(&again);
        rig_free(rig);
    }
}

/* --- leaving and resuming --- */

TEST_CASE(test_a_puzzle_waits_while_home_is_shown)
{
    struct rig *rig = open_rig(4, true);
    char code[SCRAMBLER_CODE_MAX];
    rig_slide(rig, false, 2, 1);
    memcpy(code, rig_scrambler(rig)->code, sizeof code);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
    rig_click_text(rig, "Scrambler");
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER));
    assert_string_equal(rig_scrambler(rig)->code, code);
    assert_move(rig, 0, false, 2, 1);
    rig_free(rig);
}

/* Starts another app on the same store, as after a killed window. */
static void open_again(struct rig *rig)
{
    app_free(rig->app);
    rig->app = NULL;
    store_set_puzzle_aside(rig->store);
    rig_begin(rig);
}

TEST_CASE(test_a_puzzle_that_was_left_goes_on)
{
    struct rig *rig = open_rig(0, true);
    char code[SCRAMBLER_CODE_MAX];
    struct unfinished_puzzle left;

    /* An untouched puzzle does not wait. */
    app_advance(rig->app, 5000);
    open_again(rig);
    assert_int_equal(rig_scrambler(rig)->elapsed_ms, 0);

    rig_press_id(rig, SCRAMBLER_ID_NEW); /* not the puzzle dealt at the start */
    deal_plain(rig);
    memcpy(code, rig_scrambler(rig)->code, sizeof code);
    rig_slide(rig, false, 2, 1);
    rig_slide(rig, true, 1, 1);
    rig_key(rig, KEY_BACKSPACE);
    long wait_ms = app_wait_ms(rig->app);
    assert_int_in_range(wait_ms, 0, KEEPER_MS); /* to save the time, too */
    app_advance(rig->app, 2500);
    open_again(rig);
    assert_string_equal(rig_scrambler(rig)->code, code);
    assert_int_equal(game_of(rig)->made_count, 1);
    assert_move(rig, 0, false, 2, 1);
    assert_int_in_range(rig_scrambler(rig)->elapsed_ms, 2500, 4000);
    assert_false(rig_scrambler(rig)->was_helped);
    rig_key(rig, KEY_BACKSPACE);
    rig_key(rig, KEY_BACKSPACE); /* nothing left to undo */
    assert_int_equal(game_of(rig)->known_count, 2);

    /* Help stays recorded. */
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    open_again(rig);
    assert_true(rig_scrambler(rig)->was_helped);
    assert_false(rig_scrambler(rig)->was_shown);
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    rig_press_id(rig, SCRAMBLER_ID_SOLUTION);
    while (game_of(rig)->made_count == 0) {
        app_advance(rig->app, 100);
    }
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    open_again(rig);
    assert_true(rig_scrambler(rig)->was_shown);
    assert_string_equal(rig_scrambler(rig)->code, code);

    /* A given code or size starts another puzzle, and this one waits meanwhile. */
    rig->config.scrambler_code = code;
    open_again(rig);
    assert_int_equal(game_of(rig)->made_count, 0);
    rig->config.scrambler_code = NULL;
    open_again(rig);
    assert_true(game_of(rig)->known_count > 0);
    rig->config.scrambler_size = 5;
    open_again(rig);
    assert_int_equal(game_of(rig)->grid.size, 5);
    rig->config.scrambler_size = 0;
    open_again(rig);
    assert_string_equal(rig_scrambler(rig)->code, code);

    /* A discarded puzzle does not come back, nor does a solved one. */
    rig_press_id(rig, SCRAMBLER_ID_NEW);
    assert_int_equal(store_read_puzzle(rig->store, &left), STATUS_MISSING);
    deal_plain(rig);
    solve(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_slide(rig, false, 2, 1);
    assert_int_equal(store_read_puzzle(rig->store, &left), STATUS_MISSING);
    open_again(rig);
    assert_int_equal(game_of(rig)->known_count, 0);
    rig_free(rig);
}

/* A puzzle that cannot be resumed is replaced with a new one. */
TEST_CASE(test_a_puzzle_that_cannot_go_on)
{
    static const char *const changes[] = {
        "UPDATE unfinished_puzzles SET code = '4AAAA-AAAAA-AA'", /* no such words */
        "UPDATE unfinished_puzzles SET moves = x'0480'", /* a fifth row, shifted by nothing */
        "UPDATE unfinished_puzzles SET moves = x'0084'", /* a shift by four cells */
        "UPDATE unfinished_puzzles SET help = 7",
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct rig *rig = open_rig(0, true);
        rig_slide(rig, false, 2, 1);
        rig_sql(rig, "PRAGMA ignore_check_constraints = 1");
        rig_sql(rig, changes[i]);
        rig_sql(rig, "PRAGMA ignore_check_constraints = 0");
        open_again(rig);
        assert_int_equal(game_of(rig)->known_count, 0);
        rig_slide(rig, false, 2, 1);
        open_again(rig);
        assert_int_equal(game_of(rig)->known_count, 1);
        rig_free(rig);
    }
}

TEST_CASE(test_sizes_and_codes)
{
    struct rig *rig = open_rig(3, true);
    char codes[10][SCRAMBLER_CODE_MAX];
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        rig_press_id(rig, SCRAMBLER_ID_SIZE + size - SCRAMBLER_SIZE_MIN);
        assert_int_equal(game_of(rig)->grid.size, size);
        assert_int_equal(game_of(rig)->made_count, 0);
        memcpy(codes[size], rig_scrambler(rig)->code, sizeof codes[size]);
        assert_int_equal(codes[size][0], '0' + size);
    }
    rig_deinit(rig);
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *other = calloc(1, sizeof *other);
        char path[400];
        int line;
        assert_non_null(other);
        rig_init(other);
        (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
        assert_true(rig_add_words(other, path, &line));
        other->config.scrambler = true;
        other->config.scrambler_code = codes[size];
        assert_int_equal(rig_open(other), STATUS_OK);
        assert_int_equal(rig_scrambler(other)->size, size);
        assert_string_equal(rig_scrambler(other)->code, codes[size]);
        rig_free(other);
    }
    free(rig);
}

/* A list that fills no row: a notice says why, and Home is shown. */
TEST_CASE(test_a_list_that_fills_no_row_is_refused)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "letters", 10, false));
    rig->config.scrambler = true;
    assert_int_equal(rig_open(rig), STATUS_OK);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_HOME));
    rig_draw(rig);
    assert_true(rig_says(rig, "No puzzle: "));
    rig_free(rig);
}

/* --- random input --- */

static void random_input(struct rig *rig, struct random *random)
{
    static const int windows[][2] = {{720, 520}, {1280, 800}, {700, 1100}};
    struct ui *ui = &rig->desk->stage.ui;
    int x = (int)random_below(random, (uint32_t)rig->desk->stage.layout.width + 20) - 10;
    int y = (int)random_below(random, (uint32_t)rig->desk->stage.layout.height + 20) - 10;
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
        struct rig *rig = open_rig(3 + run, run == 2);
        for (int i = 0; i < 600; i++) {
            random_input(rig, &random);
            while (app_next_request(rig->app, &request)) {
            }
            assert_consistent(rig);
            assert_int_in_range(rig->desk->stage.depth, 1, SCREEN_COUNT);
            if (stage_is_on_top(&rig->desk->stage, SCREEN_SOLVED)) {
                assert_true(scrambler_is_solved(game_of(rig)));
            } else if (!stage_is_on_top(&rig->desk->stage, SCREEN_SCRAMBLER)) {
                stage_go(&rig->desk->stage, SCREEN_SCRAMBLER, NULL); /* back from wherever it led */
            }
            if (i % 16 == 0) {
                rig_draw(rig);
                assert_false(rig->list.failed);
            }
        }
        rig_free(rig);
    }
}

TEST_CASE(test_the_chosen_size_deals_nothing)
{
    struct rig *rig = open_kept_rig();
    go_home(rig);
    rig_click_text(rig, "Show the grid");
    rig_press_id(rig, SCRAMBLER_ID_SIZE + 3 - SCRAMBLER_SIZE_MIN);
    assert_true(rig_scrambler(rig)->won);
    rig_press_id(rig, SCRAMBLER_ID_SIZE + 4 - SCRAMBLER_SIZE_MIN);
    assert_int_equal(game_of(rig)->grid.size, 4);
    rig_free(rig);
}

/* Also after a restart; not if it is untouched or solved. */
TEST_CASE(test_home_says_that_a_puzzle_waits)
{
    static const char waits[] = "Your puzzle waits";
    struct rig *rig = open_kept_rig();
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, "Sliding letters"));
    rig_click_text(rig, "Scrambler");
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, waits));
    rig->config.scrambler = false;
    assert_int_equal(rig_restart(rig), STATUS_OK);
    assert_true(rig_says(rig, waits));
    rig_click_text(rig, "Scrambler");
    go_home(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, "Sliding letters"));
    rig_free(rig);
}

RUN_TESTS(NULL, NULL)

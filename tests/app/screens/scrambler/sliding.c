/* SPDX-License-Identifier: MIT */
#include "sliding.h"

#include "test.h"

struct rig *sliding_open(int size, bool reduced_motion)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.scrambler = true;
    rig->config.scrambler_size = size;
    rig->config.reduced_motion = reduced_motion;
    assert_ok(rig_open_store(rig, NULL));
    assert_ok(store_set_setting(rig->store, "scrambler-moves", "0"));
    rig_begin(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
    return rig;
}

const struct scrambler *sliding_game(const struct rig *rig)
{
    return &rig_scrambler(rig)->attempt;
}

void sliding_expect_consistent(const struct rig *rig)
{
    const struct scrambler *attempt = sliding_game(rig);
    struct scrambler_grid grid = attempt->puzzle.jumbled;
    for (size_t i = 0; i < attempt->made_count; i++) {
        scrambler_grid_slide(&grid, attempt->moves[i]);
    }
    assert_memory_equal(grid.cells, attempt->grid.cells, (size_t)(grid.size * grid.size));
}

void sliding_expect_move(const struct rig *rig, size_t index, bool is_column, int line, int shift)
{
    assert_true(index < sliding_game(rig)->made_count);
    struct scrambler_move move = sliding_game(rig)->moves[index];
    assert_int_equal(move.is_column, is_column);
    assert_int_equal(move.line, line);
    assert_int_equal(move.shift, shift);
    sliding_expect_consistent(rig);
}

void sliding_solve(struct rig *rig)
{
    const struct scrambler_puzzle puzzle = sliding_game(rig)->puzzle;
    for (int i = 0; i < puzzle.jumble_count; i++) {
        assert_true(rig_push(rig, scrambler_puzzle_solution(&puzzle, i)));
    }
    assert_true(scrambler_is_solved(sliding_game(rig)));
}

void sliding_deal_plain(struct rig *rig)
{
    for (int tries = 0; tries < 200; tries++) {
        struct scrambler_puzzle puzzle = sliding_game(rig)->puzzle;
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

int sliding_count_cues(struct rig *rig, enum cue_kind kind)
{
    int count = 0;
    rig_hear(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        count += rig->heard[i].kind == kind;
    }
    rig->heard_count = 0;
    return count;
}

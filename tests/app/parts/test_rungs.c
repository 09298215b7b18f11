/* SPDX-License-Identifier: MIT */
/*
 * The face of a rival on the ladder has the stripes of its rung, wherever the round shows it.
 */
#include "rig_test.h"
#include "test.h"
#include "turn.h"

#include "trounce/ladder.h"

static bool is_below(const struct draw_command *face, const struct draw_command *command)
{
    return command->rect.y >= face->rect.y + face->rect.h && command->rect.x >= face->rect.x &&
           command->rect.x + command->rect.w <= face->rect.x + face->rect.w &&
           command->rect.w < face->rect.w / 3;
}

/* Draws; returns how many stripes there are below the first face, which must be there. */
static int stripes(struct rig *rig)
{
    const struct draw_command *face = NULL;
    int count = 0;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_FACE && !face) {
            face = command;
        } else if (face && is_below(face, command)) {
            count++;
        } else if (face) {
            break;
        }
    }
    assert_non_null(face);
    return count;
}

/* In both turns and in the results. */
static void expect_stripes(struct rig *rig, int count)
{
    static const int sizes[][2] = {{390, 844}, {720, 520}, {1280, 800}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        assert_int_equal(stripes(rig), count);
    }
}

static void play(struct rig *rig, int count)
{
    game_deal(rig->game);
    rig_advance(rig, RIG_FRAME_MS);
    rig_find_words(rig, session_solution(&rig->game->session)->word_count - 1);
    expect_stripes(rig, count);
    rig_end_turn(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    expect_stripes(rig, count);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_resize(rig, 1280, 800);
    assert_int_equal(stripes(rig), count);
}

TEST_CASE(test_rungs_are_told_apart_by_stripes)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.level = RIVAL_LADDER;
    rig_begin(rig);
    for (int i = 0; i < 3; i++) { /* each is trounced */
        play(rig, ladder_step(game_ladder(rig->game).rung));
    }
    assert_int_equal(game_ladder(rig->game).rung, LADDER_FIRST + 6);
    rig->game->session.next.level = RIVAL_SCHOLAR;
    play(rig, 0);
}

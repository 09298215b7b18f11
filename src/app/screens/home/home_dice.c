/* SPDX-License-Identifier: MIT */
/*
 * The board beside the title of Home: now and then one of its dice turns over, and a word that is
 * there lights up. Leaves where it stands to screen_home.c.
 */
#include "home.h"

#include "board_view.h"

#include "trounce/deal.h"

#define DICE_SEED 13    /* of the first board, always the same */
#define REST_MS   15000 /* between two turns */
#define TURN_MS   420
#define FRAME_MS  70 /* a picture of a turn lasts: so small a die needs no more of them */
#define TURNS_MAX 4  /* then, after a minute, nobody is looking any more */

/* Lights up the common word with the most points; the first of equals. */
static void find_word(struct home_dice *dice, const struct game *game)
{
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = DEAL_COMMON_TIER};
    struct solution solution;
    int best = 0;
    path_clear(&dice->word);
    if (solver_solve_with(game->session.solver, &dice->board, &filter, &solution) != STATUS_OK) {
        return;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        if (word->points > best && session_may_show(word, DEAL_COMMON_TIER)) {
            best = word->points;
            solution_path(&solution, i, &dice->word);
        }
    }
    solution_deinit(&solution);
}

/* Returns what the dice show after the k-th shake. */
static struct board shake(const struct game *game, int k)
{
    struct random random;
    struct board board;
    random_seed(&random, (uint64_t)DICE_SEED + (uint64_t)k);
    deal_shake(game->session.dice[0], &random, APP_SIZE_MIN, APP_SIZE_MIN, &board);
    return board;
}

void home_dice_deal(struct home_dice *dice, const struct game *game)
{
    *dice = (struct home_dice){.rest_ms = REST_MS};
    if (game->session.dice[0]) {
        dice->board = shake(game, 0);
        find_word(dice, game);
    }
}

/* Returns whether another die may turn: not behind another window, and not for ever. */
static bool is_alive(const struct home_dice *dice, const struct game *game)
{
    return dice->board.rows > 0 && game->stage.focused && dice->turns < TURNS_MAX &&
           settings_motion(&game->settings, TURN_MS) > 0;
}

/* Puts on top what another shake shows there. */
static void turn_die(struct home_dice *dice, const struct game *game)
{
    struct board other = shake(game, dice->turns);
    dice->board.faces[dice->cell] = other.faces[dice->cell];
    find_word(dice, game);
}

void home_dice_advance(struct home_dice *dice, const struct game *game, long elapsed_ms)
{
    if (dice->turn.running) {
        bool was_first_half = anim_linear(&dice->turn) < 500;
        bool has_ended = anim_advance(&dice->turn, elapsed_ms);
        if (was_first_half && (has_ended || anim_linear(&dice->turn) >= 500)) {
            turn_die(dice, game);
        }
        return;
    }
    if (!is_alive(dice, game)) {
        return;
    }
    dice->rest_ms -= elapsed_ms;
    if (dice->rest_ms <= 0) {
        dice->turns++;
        dice->rest_ms = REST_MS;
        dice->cell = (int)(anim_scatter(DICE_SEED, (unsigned)dice->turns, 0) %
                           (unsigned)board_cell_count(&dice->board));
        anim_start(&dice->turn, TURN_MS);
    }
}

long home_dice_wait_ms(const struct home_dice *dice, const struct game *game)
{
    if (dice->turn.running) {
        return FRAME_MS;
    }
    return is_alive(dice, game) ? dice->rest_ms : -1;
}

void home_dice_draw(const struct home_dice *dice, struct ui *ui, struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    if (area.w == 0 || dice->board.rows == 0) {
        return;
    }
    board_view_layout(&view, &dice->board, 0, area);
    if (dice->turn.running) { /* shrinks with the old letter and grows with the new one */
        int turned = anim_linear(&dice->turn);
        int edge_on = turned < 500 ? turned : 1000 - turned;
        poses[dice->cell].grow = -view.tile * edge_on * 8 / 10 / 1000;
        poses[dice->cell].angle = (turned < 500 ? 1 : -1) * edge_on * 30 / 500;
    }
    board_view_draw(ui, &view, &dice->word, TILE_YOU, poses);
}

/* SPDX-License-Identifier: MIT */
/*
 * Shaking dice into boards, and choosing fair ones. Leaves the codes of boards to board_code.c.
 */
#include "trounce/deal.h"

#include "trounce/solver.h"

#include <assert.h>

void deal_shake(const struct dice *dice, struct random *random, int rows, int columns,
                struct board *board)
{
    assert(rows >= 1 && columns >= 1 && rows * columns == dice->count);
    unsigned char order[DICE_MAX];
    for (int i = 0; i < dice->count; i++) {
        order[i] = (unsigned char)i;
    }
    for (int last = dice->count - 1; last > 0; last--) {
        uint32_t other = random_below(random, (uint32_t)last + 1);
        unsigned char die = order[other];
        order[other] = order[last];
        order[last] = die;
    }
    unsigned char faces[BOARD_CELLS_MAX];
    for (int cell = 0; cell < dice->count; cell++) {
        faces[cell] = dice->faces[order[cell]][random_below(random, DICE_FACES)];
    }
    board_init(board, rows, columns, faces);
}

int deal_common_words_min(int cell_count)
{
    return cell_count <= 16 ? 25 : cell_count <= 25 ? 50 : 80;
}

static uint64_t solid_cells(const struct board *board)
{
    uint64_t cells = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK) {
            cells |= UINT64_C(1) << cell;
        }
    }
    return cells;
}

enum status deal_fair(const struct dice *dice, const struct lexicon *lexicon, enum rules rules,
                      struct random *random, struct board *board, uint64_t *state)
{
    const struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    int side = dice_side(dice);
    assert(side > 0);
    struct random shaker = *random;
    struct board best;
    uint64_t best_state = 0;
    int best_count = -1;
    bool fair = false;
    for (int shake = 0; shake < DEAL_SHAKES_MAX && !fair; shake++) {
        uint64_t before = shaker.state;
        struct board shaken;
        deal_shake(dice, &shaker, side, side, &shaken);
        struct survey survey;
        enum status status = solver_survey(&shaken, lexicon, &filter, DEAL_COMMON_TIER, &survey);
        if (status != STATUS_OK) {
            return status;
        }
        fair = survey.common_count >= deal_common_words_min(dice->count) &&
               survey.used_cells == solid_cells(&shaken);
        if (fair || survey.common_count > best_count) {
            best = shaken;
            best_state = before;
            best_count = survey.common_count;
        }
    }
    *random = shaker;
    *board = best;
    *state = best_state;
    return STATUS_OK;
}

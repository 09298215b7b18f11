/* SPDX-License-Identifier: MIT */
/*
 * Shakes dice into boards, and chooses fair, lean or rich ones. Leaves what that means to
 * richness.c and codes to deal_code.c.
 */
#include "trounce/deal.h"

#include <assert.h>
#include <stdlib.h>

void deal_order(const struct dice *dice, struct random *random, unsigned char order[DICE_MAX])
{
    for (int i = 0; i < dice->count; i++) {
        order[i] = (unsigned char)i;
    }
    for (int last = dice->count - 1; last > 0; last--) {
        uint32_t other = random_below(random, (uint32_t)last + 1);
        unsigned char die = order[other];
        order[other] = order[last];
        order[last] = die;
    }
}

void deal_faces(const struct dice *dice, struct random *random, unsigned char *faces)
{
    unsigned char order[DICE_MAX];
    deal_order(dice, random, order);
    for (int cell = 0; cell < dice->count; cell++) {
        faces[cell] = dice->faces[order[cell]][random_below(random, DICE_FACES)];
    }
}

void deal_shake(const struct dice *dice, struct random *random, int rows, int columns,
                struct board *board)
{
    assert(rows >= 1 && columns >= 1 && rows * columns == dice->count);
    unsigned char faces[BOARD_CELLS_MAX];
    deal_faces(dice, random, faces);
    board_init_in(board, dice->alphabet, rows, columns, faces);
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

int deal_shakes_max(int cell_count)
{
    /* A shake and its survey take about 5, 10 and 17 µs, by size. */
    return cell_count <= 25 ? 500 : 250;
}

static bool is_in_band(const struct survey *survey, const struct board *board,
                       const struct richness_band *band)
{
    return survey->common_count >= band->least && survey->common_count <= band->most &&
           (!band->wants_all_cells || survey->used_cells == solid_cells(board));
}

/* The best board so far. */
struct candidate {
    struct board board;
    uint64_t state;
    int distance; /* between its number of common words and the top of the band */
};

static enum status deal_with(struct solver *solver, const struct dice *dice, enum rules rules,
                             const struct richness_band *band, struct random *shaker,
                             struct candidate *best)
{
    const struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    int side = dice_side(dice);
    bool is_done = false;
    for (int shake = 0; shake < deal_shakes_max(dice->count) && !is_done; shake++) {
        uint64_t before = shaker->state;
        struct board shaken;
        deal_shake(dice, shaker, side, side, &shaken);
        struct survey survey;
        enum status status = solver_survey(solver, &shaken, &filter, DEAL_COMMON_TIER, &survey);
        if (status != STATUS_OK) {
            return status;
        }
        bool is_wanted = is_in_band(&survey, &shaken, band);
        /* Stop, because hundreds of boards with too many paths would take seconds. */
        is_done = is_wanted || survey.ended_early;
        int distance = abs(band->most - survey.common_count);
        if (is_wanted || shake == 0 || distance < best->distance) {
            *best = (struct candidate){shaken, before, distance};
        }
    }
    return STATUS_OK;
}

enum status deal_by_richness(const struct dice *dice, struct solver *solver, enum rules rules,
                             enum richness richness, struct random *random, struct board *board,
                             uint64_t *state)
{
    assert(dice_side(dice) > 0);
    const struct richness_band band = richness_band(richness, dice, rules);
    struct random shaker = *random;
    struct candidate dealt = {.distance = 0};
    enum status status = deal_with(solver, dice, rules, &band, &shaker, &dealt);
    if (status == STATUS_OK) {
        *random = shaker;
        *board = dealt.board;
        *state = dealt.state;
    }
    return status;
}

enum status deal_fair(const struct dice *dice, struct solver *solver, enum rules rules,
                      struct random *random, struct board *board, uint64_t *state)
{
    return deal_by_richness(dice, solver, rules, RICHNESS_FAIR, random, board, state);
}

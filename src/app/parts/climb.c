/* SPDX-License-Identifier: MIT */
/*
 * Finds out whether a round was the first climb out of a tier: no earlier one has reached its rung.
 */
#include "climb.h"

#include "game.h"

bool climb_show(struct game *game)
{
    const struct honours *honours = &game->session.honours;
    const struct round_notes *notes = &game->session.notes;
    int from = honours->ladder_before.rung;
    int to = honours->ladder.rung;
    struct ladder_record record;
    if (honours->ladder_moved <= 0 || ladder_tier(to) == ladder_tier(from) ||
        history_ladder(game->store, &record) != STATUS_OK || record.best_rung != to ||
        record.best_unix_s != notes->ended_unix_s) {
        return false;
    }
    struct call call = {.what = CLIMB_CALL(from, to)};
    stage_over(&game->stage, SCREEN_CLIMB, &call);
    return true;
}

/* SPDX-License-Identifier: MIT */
/*
 * The way home is looked for a little at a time, between two frames. Leaves the search itself to
 * the engine and the use of the way to screen_scrambler.c.
 */
#include "scrambler_way.h"

#include <string.h>

#define SOLVER_SLIDES 1600000L /* in all: about a second of work */
#define SOLVER_SLICE  8000L    /* a frame: less than 5 ms */

void scrambler_way_stop(struct scrambler_screen *scrambler)
{
    scrambler_solver_free(scrambler->solver);
    scrambler->solver = NULL;
}

/* Takes over what the solver knows. */
static void read_way(struct scrambler_screen *scrambler)
{
    size_t count;
    const struct scrambler_move *way = scrambler_solver_way(scrambler->solver, &count);
    scrambler->way_proven = scrambler_solver_is_proven(scrambler->solver);
    scrambler->way_known = true;
    scrambler->way_count = count;
    size_t kept = count < SCRAMBLER_WAY_MAX ? count : SCRAMBLER_WAY_MAX;
    if (kept > 0) {
        memcpy(scrambler->way, way, kept * sizeof *way);
    }
}

void scrambler_way_start(struct scrambler_screen *scrambler, const struct scrambler_move *made)
{
    scrambler_way_stop(scrambler);
    const struct scrambler_move *rest = NULL;
    size_t rest_count = 0;
    bool first_of_way = made && scrambler->way_known && scrambler->way_count > 0 &&
                        scrambler->way_count <= SCRAMBLER_WAY_MAX &&
                        memcmp(made, &scrambler->way[0], sizeof *made) == 0;
    if (first_of_way) { /* the rest of the way is a way from here */
        rest = scrambler->way + 1;
        rest_count = scrambler->way_count - 1;
    }
    if (scrambler_solver_new(&scrambler->game, rest, rest_count, &scrambler->solver) != STATUS_OK) {
        scrambler->way_known = false; /* the game goes on without advice */
        return;
    }
    scrambler->solver_left = SOLVER_SLIDES;
    read_way(scrambler);
}

void scrambler_way_work(struct scrambler_screen *scrambler)
{
    if (!scrambler->solver) {
        return;
    }
    bool more = scrambler_solver_step(scrambler->solver, SOLVER_SLICE);
    scrambler->solver_left -= SOLVER_SLICE;
    read_way(scrambler);
    if (!more || scrambler->solver_left <= 0) {
        scrambler_way_stop(scrambler);
    }
}

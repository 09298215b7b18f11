/* SPDX-License-Identifier: MIT */
/*
 * The clock of a turn: what it shows, and when that changes. Leaves drawing to clock_face.c.
 */
#include "clock_face.h"
#include "phrase.h"
#include "turn_scene.h"

#define BEAT_FRAME_MS 33 /* while the frame pulses */

static bool is_shown(const struct game *game)
{
    return game->session.match.time_ms > 0 && game->settings.clock;
}

void turn_clock_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct clock_face *clock)
{
    long left_ms = turn->rest.running ? 0 : round_left_ms(game->session.round);
    *clock = (struct clock_face){.is_shown = is_shown(game),
                                 .is_still = game->settings.reduced_motion,
                                 .left_ms = round_seconds(left_ms) * 1000L,
                                 .whole_ms = game->session.match.time_ms,
                                 .beat = &turn->beat};
    clock->text = clock->is_shown        ? phrase_clock(arena, clock->left_ms)
                  : clock->whole_ms == 0 ? tr("No limit")
                                         : tr("The clock is hidden");
}

void turn_clock_beat(struct turn *turn, struct game *game, long before_ms)
{
    long after_ms = round_left_ms(game->session.round);
    bool is_new = round_seconds(before_ms) != round_seconds(after_ms);
    if (!is_new || after_ms > clock_low_ms(game->session.match.time_ms) || after_ms == 0 ||
        !is_shown(game)) {
        return;
    }
    anim_start(&turn->beat, settings_motion(&game->settings, TURN_BEAT_MS));
    if (after_ms > CLOCK_LAST_MS) {
        output_cue(&game->output, CUE_BEAT, 0); /* the last ten have an event of the round */
    }
}

long turn_clock_wait_ms(const struct turn *turn, const struct game *game)
{
    if (turn->beat.running) {
        return BEAT_FRAME_MS;
    }
    if (round_phase(game->session.round) != ROUND_PLAYER || game->session.match.time_ms == 0) {
        return -1;
    }
    return round_left_ms(game->session.round) % 1000 + 1; /* until one more second has begun */
}

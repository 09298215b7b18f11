/* SPDX-License-Identifier: MIT */
/*
 * The guide in the player's turn: dice that fade as their words are found, and how many words of
 * each length are left. Counting is the engine's, drawing that of lengths.c. A round with the guide
 * is not rated: with a clock it counts as one with a hint that costs nothing.
 */
#include "phrase.h"
#include "poses.h"
#include "preferences.h"
#include "turn_scene.h"

#include "trounce/deal.h"

bool turn_guide_is_allowed(const struct game *game)
{
    const struct session *session = &game->session;
    return session->round && !session->is_lesson && turn_hint_is_allowed(game) &&
           session->match.level != RIVAL_FRIEND;
}

static int way_bit(const struct session *session)
{
    enum guide_way way = session_is_practice(session)                 ? GUIDE_IN_PRACTICE
                         : session_finds_all(session)                 ? GUIDE_IN_HUNT
                         : round_traits(session->round)->has_computer ? GUIDE_IN_TURNS
                                                                      : GUIDE_IN_ALONE;
    return 1 << way;
}

static bool is_wanted(const struct game *game)
{
    return turn_guide_is_allowed(game) && (game->settings.guide_on & way_bit(&game->session)) != 0;
}

bool turn_guide_costs_the_step(const struct turn *turn, const struct game *game)
{
    return turn_guide_is_allowed(game) && !is_wanted(game) && turn->ladder.rung > 0 &&
           !session_had_guide(&game->session) &&
           round_word_count(game->session.round, turn->side) > 0;
}

void turn_guide_switch(struct turn *turn, struct game *game)
{
    if (turn_guide_is_allowed(game)) {
        notice_end(&game->notice); /* it may say that the guide is on */
        preferences_set(game, SETTING_GUIDE_ON, game->settings.guide_on ^ way_bit(&game->session));
        turn_guide_follow(turn, game);
    }
}

void turn_guide_end(struct turn *turn)
{
    guide_free(turn->guide);
    turn->guide = NULL;
}

void turn_guide_follow(struct turn *turn, struct game *game)
{
    struct round *round = game->session.round;
    if (!is_wanted(game)) {
        turn_guide_end(turn);
        return;
    }
    if (turn->guide || round_phase(round) != ROUND_PLAYER) {
        return;
    }
    const struct solution *solution = session_findings(&game->session);
    if (!solution || guide_new(round, solution, DEAL_COMMON_TIER, &turn->guide) != STATUS_OK) {
        turn_guide_switch(turn, game); /* off: not again with every frame */
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    bool is_rated = round_time_ms(round) > 0 && !session_is_practice(&game->session);
    if (is_rated && !session_had_guide(&game->session) &&
        round_word_count(round, turn->side) > 0) { /* before the first word it stands below */
        notice_confirm(&game->notice, tr("Not rated: the guide is on"));
    }
    game->session.had_guide = true;
    if (round_hint_count(round) == 0 && is_rated) {
        (void)round_take_hint(round, 0);
    }
}

void turn_guide_take(struct turn *turn, const struct game *game)
{
    const struct round *round = game->session.round;
    if (turn->guide) {
        size_t last = round_word_count(round, SIDE_PLAYER) - 1;
        (void)guide_take(turn->guide, round_word(round, SIDE_PLAYER, last)->number);
    }
}

/* Returns the cell of the die that is pointed at, or has the focus; -1: none. */
static int pointed(const struct turn *turn, const struct game *game)
{
    return game->stage.ui.focus == PLAY_ID_BOARD ? turn->tracer.cursor.cell : turn->pointed - 1;
}

void turn_guide_pose(const struct turn *turn, const struct game *game, struct tile_pose *poses)
{
    for (int i = 0; turn->guide && i < board_cell_count(&game->session.board); i++) {
        int begins = guide_begins(turn->guide, i);
        int passes = guide_passes(turn->guide, i);
        poses[i].fade = passes == 0 ? POSE_DARK : begins == 0 ? POSE_FADED : 0;
        if (game->settings.guide == GUIDE_FIGURES || i == pointed(turn, game)) {
            poses[i].figures[0] = begins;
            poses[i].figures[1] = passes;
        }
    }
}

/* "2 words start here, 5 pass through" */
static const char *about_die(const struct turn *turn, int cell, struct arena *arena)
{
    int begins = guide_begins(turn->guide, cell);
    int passes = guide_passes(turn->guide, cell);
    return say(arena, tr("Starting here: %d · passing through: %d"), begins, passes);
}

void turn_guide_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct guide_seen *seen)
{
    const struct round *round = game->session.round;
    bool is_timed = round_time_ms(round) > 0;
    int cell = pointed(turn, game);
    *seen = (struct guide_seen){.has_switch = turn_guide_is_allowed(game),
                                .is_on = turn->guide != NULL};
    seen->tip = seen->is_on ? tr("Guide: on")
                : is_timed  ? tr("Guide: shows what is left. A round with it is not rated, and no "
                                  "step on the ladder")
                            : tr("Guide: shows what is left");
    if (seen->is_on && is_timed && round_word_count(round, turn->side) == 0) {
        seen->notice = tr("Not rated: the guide is on");
    }
    if (seen->is_on && cell >= 0) {
        seen->line = about_die(turn, cell, arena);
    }
}

void turn_guide_lengths(const struct turn *turn, const struct game *game, struct lengths *lengths)
{
    const struct solution *solution = &game->session.solution;
    *lengths = (struct lengths){.title = turn->target.common > 0 ? tr("Still to find")
                                                                 : tr("Common words left"),
                                .has_pips = true,
                                .is_guide = turn->guide != NULL,
                                .has_figures = game->settings.guide == GUIDE_FIGURES};
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (!deal_is_common(word->tier) || (word->marks & WORD_MARK_OFFENSIVE)) {
            continue;
        }
        bool is_found = (solution->finders[i] & FOUND_BY_PLAYER) != 0;
        lengths->left[word->letters] += !is_found;
        lengths->found[word->letters] += is_found;
        lengths->sum += !is_found;
    }
}

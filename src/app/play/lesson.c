/* SPDX-License-Identifier: MIT */
/*
 * Begins and ends the round of How to play. Leaves what is said during it to the screens.
 */
#include "lesson.h"

#include "trounce/ladder.h"

#include <string.h>

/* Letters that all languages have, for a board whose letters the language of play lacks. */
#define LETTERS "saletirno"

#define TARGET_MIN 4
#define TARGET_MAX 8
#define TRIES      64

static bool read_board(const struct session *session, const char *letters, struct board *board)
{
    return board_parse_in(session_alphabet(session), letters, strlen(letters), LESSON_SIDE,
                          LESSON_SIDE, board, NULL) == STATUS_OK;
}

/* Closes what shows the round that is replaced. */
static void drop_round(struct stage *stage)
{
    static const enum screen_id screens[] = {SCREEN_RESULTS, SCREEN_REPLAY, SCREEN_COMPUTER,
                                             SCREEN_CLIMB,   SCREEN_FRIEND, SCREEN_SENDER};
    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        stage_drop(stage, screens[i]);
    }
}

/* Puts a round in play whose rival has something to lose and can be beaten: what it knows of a
 * small board is chance, so that several are tried. */
static bool make_round(struct game *game, struct session_plan *plan)
{
    struct session *session = &game->session;
    const struct challenge_friend nobody = {0};
    int tier_max = settings_tier_max(&game->settings, plan->notes.kind);
    uint64_t seed = rival_board_seed(&plan->board);
    for (int i = 0; i < TRIES; i++) {
        plan->rival_seed = seed + (uint64_t)i;
        if (session_new_round(session, plan, LESSON_RUNG, &nobody, tier_max,
                              calendar_today(&game->calendar).unix_seconds) != STATUS_OK ||
            !session_findings(session)) {
            return false;
        }
        long target = round_target(session->round, &session->solution, tier_max);
        if (target >= TARGET_MIN && target <= TARGET_MAX) {
            break;
        }
    }
    return true;
}

bool lesson_begin(struct game *game, const char *letters)
{
    struct session *session = &game->session;
    struct match match = session->next;
    struct call call = {.shake = true};
    struct board board;
    match.mode = MODE_TURNS;
    match.size = LESSON_SIDE;
    match.rules = RULES_FOUR;
    match.time_ms = LESSON_TIME_MS;
    match.level = RIVAL_LADDER;
    if (!read_board(session, letters, &board) && !read_board(session, LETTERS, &board)) {
        return false; /* an alphabet without them */
    }
    struct session_plan plan = session_plan(&board, "", ROUND_KIND_PLAIN, false, &match);
    plan.is_lesson = true;
    if (!make_round(game, &plan)) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return false;
    }
    saves_stop(game->saves);
    drop_round(&game->stage);
    stage_over(&game->stage, SCREEN_TURN, &call);
    return true;
}

void lesson_end(struct game *game)
{
    stage_over(&game->stage, SCREEN_LEARN, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * Begins and ends the round of How to play. Leaves what is said during it to the screens.
 */
#include "lesson.h"

#include "trounce/ladder.h"

#include <string.h>

/* Letters that all languages have, for a board whose letters the language of play lacks. */
#define LETTERS "saletirno"

#define STRENGTH   33 /* which finds a few everyday words */
#define TARGET_MIN 4
#define TARGET_MAX 8
#define TRIES      2000

static bool read_board(const struct session *session, const char *letters, struct board *board)
{
    return board_parse_in(session_alphabet(session), letters, strlen(letters), LESSON_SIDE,
                          LESSON_SIDE, board, NULL) == STATUS_OK;
}

/* Returns the points of the words that a rival takes if the player finds none. */
static long target_of(const struct rival *rival, const struct session *session, int tier_max)
{
    const struct solution *solution = &session->solution;
    long points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (session_may_show(word, tier_max) &&
            rival_finds(rival, &session->board, solution_text(solution, i), word->letters,
                        word->tier)) {
            points += word->points;
        }
    }
    return points;
}

/* What the rival knows of so small a board is chance, and often nothing. Returns a seed with which
 * it has something to lose, and can be beaten. */
static uint64_t choose_seed(const struct session *session, int tier_max)
{
    uint64_t first = rival_board_seed(&session->board);
    uint64_t best = first;
    long most = 0;
    for (uint64_t seed = first; seed < first + TRIES && most < TARGET_MIN; seed++) {
        struct rival rival;
        rival_init_strength(&rival, STRENGTH, seed);
        long target = target_of(&rival, session, tier_max);
        if (target > most && target <= TARGET_MAX) {
            most = target;
            best = seed;
        }
    }
    return best;
}

/* Puts the round in play. */
static bool make_round(struct game *game, struct session_plan *plan)
{
    struct session *session = &game->session;
    const struct challenge_friend nobody = {0};
    int tier_max = settings_tier_max(&game->settings, plan->notes.kind);
    for (int i = 0; i < 2; i++) { /* the words of the board are known once it is in play */
        if (session_new_round(session, plan, LESSON_RUNG, &nobody, tier_max,
                              calendar_today(&game->calendar).unix_seconds) != STATUS_OK ||
            !session_solution(session)) {
            return false;
        }
        plan->rival_seed = choose_seed(session, tier_max);
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
    plan.rival_strength = STRENGTH;
    saves_stop(game->saves);
    stage_drop_round(&game->stage);
    if (!make_round(game, &plan)) {
        session_clear(session);
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return false;
    }
    stage_over(&game->stage, SCREEN_TURN, &call);
    return true;
}

void lesson_end(struct game *game)
{
    stage_over(&game->stage, SCREEN_LEARN, NULL);
}

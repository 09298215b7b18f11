/* SPDX-License-Identifier: MIT */
#include "sending.h"

#include "game.h"
#include "phrase.h"

#include <stdio.h>

/* A notice says so, once the text that was copied is in the clipboard. */
static void confirm_copy(struct game *game, const char *said)
{
    struct output *output = &game->output;
    output->said[0] = '\0';
    if (output->reports_copy) {
        (void)snprintf(output->said, sizeof output->said, "%s", said);
    } else {
        notice_confirm(&game->notice, said);
    }
}

void sending_copy(struct game *game, const char *text)
{
    output_copy(&game->output, text);
    confirm_copy(game, tr("Result copied."));
}

void sending_result(struct game *game, const char *text)
{
    if (!output_send(&game->output, text)) {
        confirm_copy(game, tr("Result copied."));
    }
}

const char *sending_label(const struct game *game)
{
    return game->output.can_share ? tr("Send…") : tr("Copy result");
}

/* Returns the player's score without the words that count for nobody else. */
static long score_for_all(const struct session *session)
{
    const struct round *round = session->round;
    long score = round_score(round, SIDE_PLAYER);
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        bool is_own = lexicon_is_added(round_lexicon(round), word->number);
        score -= is_own ? word->points : 0;
    }
    return score > 0 ? score : 0;
}

/* "23 points in 3:00" */
static const char *say_result(struct arena *arena, const struct session *session)
{
    const char *points = phrase_points(arena, score_for_all(session));
    long time_ms = round_time_ms(session->round);
    return time_ms > 0 ? say(arena, tr_in("points and time", "%s in %s"), points,
                             phrase_clock(arena, time_ms))
                       : points;
}

static const char *say_challenge(const struct game *game)
{
    struct arena *arena = game->arena;
    const char *name = game->settings.name;
    const char *result = say_result(arena, &game->session);
    const char *what =
        *name ? say(arena, tr("%s challenges you to Trounce, a word game: %s. Can you beat that?"),
                    name, result)
              : say(arena, tr("I challenge you to Trounce, a word game: %s. Can you beat that?"),
                    result);
    return say(arena, "%s %s", what,
               game->has_links ? tr("This link opens the same board:")
                               : tr("Paste this message into Trounce to play the same board:"));
}

static const char *say_answer(const struct game *game)
{
    struct arena *arena = game->arena;
    const char *name = game->settings.name;
    const char *result = say_result(arena, &game->session);
    const char *what =
        *name ? say(arena, tr("%s has played your board in Trounce: %s."), name, result)
              : say(arena, tr("I have played your board in Trounce: %s."), result);
    return say(arena, "%s %s", what,
               game->has_links ? tr("This link compares our words:")
                               : tr("Paste this message into Trounce to compare our words:"));
}

static bool is_answer(const struct game *game)
{
    return game->session.notes.kind == ROUND_KIND_CHALLENGE;
}

enum status sending_write(struct game *game, const char **text, struct fault *fault)
{
    struct session *session = &game->session;
    char line[CHALLENGE_LINE_MAX];
    struct solution all;
    struct solver_filter filter = challenge_filter(round_rules(session->round));
    if (solver_solve_with(session->solver, &session->board, &filter, &all) != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return STATUS_NO_MEMORY;
    }
    enum status status =
        game_write_challenge(game, session->round, session->code, &all, line, fault);
    solution_deinit(&all);
    if (status == STATUS_OK) {
        *text = say(game->arena, "%s\n%s", is_answer(game) ? say_answer(game) : say_challenge(game),
                    line);
    }
    return status;
}

void sending_send(struct game *game)
{
    struct fault fault = {0};
    const char *text;
    enum status status = sending_write(game, &text, &fault);
    if (status == STATUS_NO_MEMORY) {
        return; /* already reported */
    }
    if (status != STATUS_OK) {
        notice_show(&game->notice, tr("This round is too large for a challenge."));
        return;
    }
    if (!output_send(&game->output, text)) {
        confirm_copy(game,
                     is_answer(game)
                         ? say(game->arena, tr("Answer copied. Paste it into a message to %s."),
                               session_name_of(&game->session, SIDE_COMPUTER))
                         : tr("Challenge copied. Paste it into a message to a friend."));
    }
}

void sending_challenge(struct game *game)
{
    char name[SETTING_TEXT_MAX];
    bool is_asked =
        game->settings.name[0] ||
        store_get_setting(game->store, setting_key(SETTING_NAME), name, sizeof name) == STATUS_OK;
    if (is_asked) {
        sending_send(game);
    } else {
        stage_over(&game->stage, SCREEN_SENDER, NULL);
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * The verdict on a word that the player enters, and the card that says why one did not count.
 * Leaves what the words are worth to turn_target.c.
 */
#include "game.h"
#include "trounce/finder.h"
#include "turn.h"

#include <stdio.h>
#include <string.h>

#define PULSE_MS   260
#define SHIVER_MS  250
#define LIT_MS     1000
#define MESSAGE_MS 1200
#define BLINK_MS   700

static void clear(struct turn *turn)
{
    struct feedback *feedback = &turn->feedback;
    feedback->shown = false;
    path_clear(&feedback->path);
    anim_finish(&feedback->message);
    anim_finish(&feedback->motion);
    anim_finish(&feedback->lit);
    anim_finish(&feedback->badge);
}

static void begin_feedback(struct turn *turn, const struct game *game, enum verdict verdict,
                           const struct path *path, const char *word)
{
    struct feedback *feedback = &turn->feedback;
    clear(turn);
    feedback->shown = true;
    feedback->verdict = verdict;
    feedback->is_level = false;
    feedback->lead = 0;
    if (path) {
        feedback->path = *path;
    }
    if (verdict != VERDICT_GOOD) {
        turn->refused.path = feedback->path;
        turn->refused.verdict = verdict;
        (void)snprintf(turn->refused.word, sizeof turn->refused.word, "%s", word);
    }
    session_word(&game->session, feedback->word, sizeof feedback->word, word);
    feedback->is_own = verdict == VERDICT_GOOD && session_is_own(&game->session, word);
    anim_start(&feedback->message, MESSAGE_MS); /* for reading: never shortened */
    bool good = verdict == VERDICT_GOOD;
    anim_start(&feedback->motion, settings_motion(&game->settings, good ? PULSE_MS : SHIVER_MS));
    anim_start(&feedback->lit, LIT_MS);
    feedback->streak = good                         ? feedback->streak + 1
                       : verdict == VERDICT_HAVE_IT ? feedback->streak
                                                    : 0;
}

static void accept(struct turn *turn, struct game *game, size_t index, long score_before)
{
    const struct round_word *word = round_word(game->session.round, turn->side, index);
    turn->feedback.points = word->points;
    turn->score_from = score_before;
    turn->scroll.at = 0;
    anim_finish(&turn->count);
    if (!session_is_practice(&game->session) && turn->target.common == 0) {
        anim_start(&turn->feedback.badge, settings_motion(&game->settings, BADGE_MS));
    }
    anim_start(&turn->slide, settings_motion(&game->settings, TURN_SLIDE_MS));
    /* The chord is fuller the more the word is worth, and in a streak. */
    int streak = turn->feedback.streak;
    output_cue(&game->output, CUE_GOOD,
               output_step_of_points(word->points) + (streak >= 5) + (streak >= 3));
}

/* Shows which word of its list the rival had first. */
static void reveal(struct turn *turn, struct game *game, const char *word, size_t length)
{
    size_t index;
    output_cue(&game->output, CUE_RIVAL_WORD, 0);
    if (round_has_word(game->session.round, word, length, NULL, &index) && index < TAKEN_MAX) {
        struct score_panel rival = turn_rival_panel(turn, game, game->arena);
        turn->revealed[index] = true;
        turn->rival_scroll.at =
            score_panel_scroll_to(&game->stage.layout, turn->at.rival, &rival, index);
    }
}

static void refuse(struct turn *turn, struct game *game, enum verdict verdict, const char *word,
                   size_t length)
{
    if (verdict == VERDICT_TAKEN) {
        reveal(turn, game, word, length);
        return;
    }
    if (verdict != VERDICT_HAVE_IT) {
        output_cue(&game->output, CUE_BAD, 0);
        return;
    }
    output_cue(&game->output, CUE_HAVE, 0);
    if (!round_has_word(game->session.round, word, length, NULL, &turn->blink_index)) {
        return;
    }
    anim_start(&turn->blink, BLINK_MS);
    struct score_panel you = turn_panel(turn, game, game->arena);
    turn->scroll.at =
        score_panel_scroll_to(&game->stage.layout, turn->at.you, &you, turn->blink_index);
}

bool turn_enter(struct turn *turn, struct game *game, const struct path *path, const char *word)
{
    size_t length = strlen(word);
    long score = round_score(game->session.round, turn->side);
    bool is_rivals = turn_target_knows(turn, game, word, length);
    enum verdict verdict;
    enum status status = path ? round_submit_path(game->session.round, path, &verdict)
                              : round_submit_word(game->session.round, word, length, &verdict);
    if (status != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return false;
    }
    begin_feedback(turn, game, verdict, path, word);
    if (verdict != VERDICT_GOOD) {
        refuse(turn, game, verdict, word, length);
        return false;
    }
    accept(turn, game, round_word_count(game->session.round, turn->side) - 1, score);
    turn_guide_take(turn, game);
    return turn_target_take(turn, game, score, is_rivals);
}

void turn_clear_input(struct turn *turn)
{
    anim_finish(&turn->rotate);
    anim_finish(&turn->hint.glow);
    turn->hint.said = HINT_SAYS_NOTHING;
    clear(turn);
    word_card_close(&turn->card);
}

/* --- the card of a refused word --- */

void turn_card_open(struct turn *turn, struct game *game, bool by_key)
{
    bool was_open = turn->card.is_open;
    struct refused refused = turn->refused;
    if (!refused.word[0]) {
        notice_show(&game->notice, tr("There is no refused word to explain."));
        return;
    }
    trace_clear(&turn->tracer.trace);
    turn_clear_input(turn);
    anim_finish(&turn->asking);
    if (was_open) {
        return;
    }
    begin_feedback(turn, game, refused.verdict, refused.path.length > 0 ? &refused.path : NULL,
                   refused.word);
    anim_finish(&turn->feedback.motion);
    if (refused.verdict == VERDICT_NOT_ON_BOARD) {
        notice_show(&game->notice,
                    say(game->arena,
                        tr("%s is in the word list, but no path on this board spells it."),
                        turn->feedback.word));
    }
    if (refused.verdict != VERDICT_NOT_A_WORD) {
        return;
    }
    word_card_open(&turn->card, refused.word, true);
    if (by_key) {
        game->stage.ui.focus = TURN_ID_CARD + WORD_CARD_ACT;
    }
}

/* A refused word need not be on the board: that it is no word comes first. */
static bool is_on_board(const struct game *game, const struct refused *refused)
{
    struct path path;
    return refused->path.length > 0 ||
           finder_find(&game->session.board, refused->word, strlen(refused->word), NULL, &path);
}

bool turn_card_press(struct turn *turn, struct game *game, int id)
{
    struct refused refused = turn->refused;
    bool is_added = word_card_press(&turn->card, game, id);
    if (!turn->card.is_open || is_added) {
        turn_clear_input(turn);
        game->stage.ui.focus = HOT_NONE;
    }
    if (!is_added) {
        return false;
    }
    turn->refused.word[0] = '\0';
    bool counts_here = round_phase(game->session.round) == ROUND_PLAYER &&
                       session_is_own(&game->session, refused.word);
    if (counts_here && !is_on_board(game, &refused)) {
        notice_show(&game->notice,
                    tr("It counts in your rounds from now on, but it is not on this board."));
    } else if (counts_here) {
        bool is_complete =
            turn_enter(turn, game, refused.path.length > 0 ? &refused.path : NULL, refused.word);
        turn_target_open(turn, game); /* the rival never had it */
        return is_complete;
    } else {
        notice_show(&game->notice, tr("It counts in your rounds, but not on this board."));
    }
    return false;
}

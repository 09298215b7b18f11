/* SPDX-License-Identifier: MIT */
/*
 * Hints in the player's turn: the next step, its text, which dice glow. Leaves prices and, but
 * for practice, the choice of a word to the engine, and paying to the round.
 */
#include "phrase.h"
#include "turn_scene.h"

#include "trounce/deal.h"

#include <stdio.h>
#include <string.h>

#define GLOW_MS 500

/* Returns whether there is a hinted word that the player has not found yet. */
static bool has_word(const struct turn *turn, const struct game *game)
{
    const struct hint_shown *hint = &turn->hint;
    return hint->has_word &&
           !round_turn_has_word(game->session.round,
                                solution_text(&game->session.solution, hint->word),
                                game->session.solution.words[hint->word].letters);
}

/* Returns whether the lengths are seen all the time: in a Hunt and with the guide. They are free;
 * else they are seen while a word is hinted at. */
static bool has_lengths_always(const struct turn *turn)
{
    return turn->guide || turn->target.common > 0;
}

/* Returns whether the board is solved for them, or has been. What the guide takes as a hint is
 * none; see turn_guide.c. */
static bool are_lengths_known(const struct turn *turn, const struct game *game)
{
    return has_lengths_always(turn) || game->session.notes.hint_step != HINT_LENGTHS;
}

/* Returns whether the word's whole path is shown. */
static bool is_open(const struct turn *turn, const struct game *game)
{
    int length = game->session.solution.words[turn->hint.word].path_length;
    return hint_dice(game->session.notes.hint_step, length) == length;
}

/* Returns the next step to buy; HINT_STEP_COUNT if the word is fully shown. */
static enum hint_step next_step(const struct turn *turn, const struct game *game)
{
    if (!has_word(turn, game)) {
        return HINT_FIRST;
    }
    return is_open(turn, game) ? HINT_STEP_COUNT
                               : (enum hint_step)(game->session.notes.hint_step + 1);
}

/* Practice and a Hunt have no points to pay with. */
static bool has_prices(const struct game *game)
{
    return !session_is_practice(&game->session) && !session_finds_all(&game->session);
}

/* The first die of any word has the same price. */
static int price_of(const struct turn *turn, const struct game *game, enum hint_step step)
{
    if (step == HINT_STEP_COUNT || !has_prices(game)) {
        return 0;
    }
    return hint_price(
        step, step == HINT_FIRST ? 1 : game->session.solution.words[turn->hint.word].points);
}

/* Counts the remaining words that the game shows, by length. */
static int count_left(const struct game *game, int counts[PATH_LETTERS_MAX + 1])
{
    return hint_count_left(game->session.round, &game->session.solution,
                           settings_tier_max_in(&game->settings, &game->session.notes), counts);
}

/* Returns whether a hint is rather about this word than about others: in practice if it waits, in
 * How to play if it makes the target fall. */
static bool is_preferred(const struct turn *turn, const struct game *game,
                         const struct solved_word *word, const char *text)
{
    return turn_target_seeks(turn, text) ||
           (game->session.is_lesson && deal_is_common(word->tier) &&
            turn_target_knows(turn, game, text, word->letters));
}

/* Chooses the word that a hint is about, a preferred one while there are any. Returns false if
 * there is none. */
static bool choose(const struct turn *turn, const struct game *game, size_t *index)
{
    const struct solution *solution = &game->session.solution;
    for (*index = 0; *index < solution->word_count; (*index)++) {
        const char *word = solution_text(solution, *index);
        if (is_preferred(turn, game, &solution->words[*index], word) &&
            !round_turn_has_word(game->session.round, word, strlen(word))) {
            return true;
        }
    }
    return hint_choose(game->session.round, solution, index);
}

/* Returns the words of the board; shows a notice and returns NULL if memory ran out. */
static const struct solution *solve(const struct turn *turn, struct game *game)
{
    bool is_first = !are_lengths_known(turn, game);
    const struct solution *solution = session_solution(&game->session);
    if (!solution) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    } else if (solution->ended_early && is_first) {
        notice_show(
            &game->notice,
            tr("This board has more paths than the game can search; some words may be missing."));
    }
    return solution;
}

bool turn_hint_is_allowed(const struct game *game)
{
    const struct session *session = &game->session;
    return round_traits(session->round)->has_hints && session->notes.kind != ROUND_KIND_DAILY;
}

void turn_hint_restore(struct turn *turn, struct game *game)
{
    struct hint_shown *hint = &turn->hint;
    const char *word = game->session.notes.hint_word;
    const struct solution *solution = are_lengths_known(turn, game) ? solve(turn, game) : NULL;
    for (size_t i = 0; solution && !hint->has_word && i < solution->word_count; i++) {
        hint->has_word = strcmp(solution_text(solution, i), word) == 0;
        hint->word = i;
    }
    if (has_word(turn, game)) {
        hint->said = HINT_SAYS_STEP;
    }
}

/* Buys a step that has something to show. A price that is higher than the score is owed: the score
 * stays 0 until words have paid for it. */
static void buy(struct turn *turn, struct game *game, enum hint_step step)
{
    struct hint_shown *hint = &turn->hint;
    struct round_notes *notes = &game->session.notes;
    int price = price_of(turn, game, step);
    bool is_owed = price > round_score(game->session.round, SIDE_PLAYER);
    if (!round_take_hint(game->session.round, price)) {
        return;
    }
    if (is_owed && !notice_is_shown(&game->notice)) {
        notice_confirm(&game->notice, tr("Your next words will pay for this hint."));
    }
    hint->said = HINT_SAYS_STEP;
    notes->hint_step = step;
    (void)snprintf(notes->hint_word, sizeof notes->hint_word, "%s",
                   solution_text(&game->session.solution, hint->word));
    anim_start(&hint->glow, settings_motion(&game->settings, GLOW_MS));
}

void turn_hint_take(struct turn *turn, struct game *game)
{
    struct hint_shown *hint = &turn->hint;
    enum hint_step step = next_step(turn, game);
    anim_finish(&turn->asking);
    if (!solve(turn, game)) {
        return;
    }
    if (step == HINT_STEP_COUNT) {
        hint->said = HINT_SAYS_STEP; /* repeats the last text, free of charge */
        return;
    }
    if (step == HINT_FIRST) {
        hint->has_word = choose(turn, game, &hint->word);
        if (!hint->has_word) {
            hint->said = HINT_SAYS_NO_COMMON;
            return;
        }
    }
    buy(turn, game, step);
}

/* --- what there is to see --- */

/* Says what the next step costs and shows, on the button; `is_free`: other steps have a price. */
static const char *label(enum hint_step step, int price, bool is_free, struct arena *arena)
{
    const char *number = phrase_number(arena, price);
    switch (step) {
    case HINT_FIRST:
        return price > 0 ? say(arena, tr("Hint −%s: a die"), number) : tr("Hint: a die");
    case HINT_SECOND:
        return price > 0 ? say(arena, tr("Hint −%s: next die"), number)
               : is_free ? tr("Free hint: next die")
                         : tr("Hint: next die");
    case HINT_PATH:
        return price > 0 ? say(arena, tr("Hint −%s: the word"), number)
               : is_free ? tr("Free hint: the word")
                         : tr("Hint: the word");
    case HINT_LENGTHS:
    case HINT_STEP_COUNT:
        break;
    }
    return tr("Hint");
}

static const char *about(enum hint_step step)
{
    switch (step) {
    case HINT_FIRST:
        return tr("Shows where a common word begins. All hints for a word together never cost more "
                  "than the word brings.");
    case HINT_SECOND:
        return tr("Shows the next die of the word.");
    case HINT_PATH:
        return tr("Shows the path of the word.");
    case HINT_LENGTHS:
    case HINT_STEP_COUNT:
        break;
    }
    return tr("Repeats the last hint, for free");
}

/* Returns the text below the board; NULL if there is none. */
static const char *message(const struct turn *turn, const struct game *game, struct arena *arena)
{
    const struct hint_shown *hint = &turn->hint;
    switch (hint->said) {
    case HINT_SAYS_NOTHING:
        return NULL;
    case HINT_SAYS_NO_COMMON:
        return tr("You have every common word");
    case HINT_SAYS_STEP:
        break;
    }
    switch (game->session.notes.hint_step) {
    case HINT_FIRST: {
        int letters = game->session.solution.words[hint->word].letters;
        return say(arena,
                   tr_plural("A common word of %d letter begins here",
                             "A common word of %d letters begins here", letters),
                   letters);
    }
    case HINT_SECOND:
        return is_open(turn, game) ? tr("There it is: trace it") : tr("Here is the next letter");
    case HINT_PATH:
        return tr("There it is: trace it");
    case HINT_LENGTHS:
    case HINT_STEP_COUNT:
        break;
    }
    return NULL;
}

void turn_hint_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hint_seen *seen)
{
    const struct session *session = &game->session;
    enum hint_step step = next_step(turn, game);
    int price = price_of(turn, game, step);
    struct lengths lengths = {.title = tr("Still on the board")};
    size_t index;
    if (session->is_solved) {
        lengths.sum = count_left(game, lengths.left);
    }
    *seen = (struct hint_seen){
        .price = price,
        .label = label(step, price, has_prices(game) && price == 0, arena),
        .about = about(step),
        .is_over = session->is_solved && step != HINT_STEP_COUNT &&
                   (lengths.sum == 0 || (step == HINT_FIRST && !choose(turn, game, &index))),
        .message = message(turn, game, arena),
        .has_lengths = session->is_solved && (has_lengths_always(turn) || has_word(turn, game)),
        .lengths = lengths};
    if (has_lengths_always(turn)) {
        turn_guide_lengths(turn, game, &seen->lengths);
    }
    if (has_word(turn, game)) {
        solution_path(&session->solution, turn->hint.word, &seen->path);
        path_shorten(&seen->path, hint_dice(session->notes.hint_step, seen->path.length));
    }
}

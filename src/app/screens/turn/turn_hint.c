/* SPDX-License-Identifier: MIT */
/*
 * Hints in the player's turn: the next step, its text, which dice glow. Leaves prices and, but
 * for practice, the choice of a word to the engine, and paying to the round.
 */
#include "phrase.h"
#include "turn.h"

#include <stdio.h>
#include <string.h>

#define GLOW_MS 500

/* Returns whether there is a hinted word that the player has not found yet. */
static bool has_word(const struct turn *turn, const struct desk *desk)
{
    const struct hint_shown *hint = &turn->hint;
    return hint->has_word &&
           !round_has_word(desk->table.round, solution_text(&desk->table.solution, hint->word),
                           desk->table.solution.words[hint->word].letters, NULL, NULL);
}

/* Returns whether the lengths can be seen: they are the first hint to be had, and the guide shows
 * them while it is on. What the guide takes as a hint has no price; see turn_guide.c. */
static bool are_lengths_known(const struct turn *turn, const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return turn->guide || (table_is_practice(&desk->table) ? round_hint_count(round) > 0
                                                           : round_hint_points(round) > 0);
}

/* Returns whether the word's whole path is shown. */
static bool is_open(const struct turn *turn, const struct desk *desk)
{
    int length = desk->table.solution.words[turn->hint.word].path_length;
    return hint_dice(desk->table.notes.hint_step, length) == length;
}

/* Returns the next step to buy; HINT_STEP_COUNT if the word is fully shown. */
static enum hint_step next_step(const struct turn *turn, const struct desk *desk)
{
    if (!are_lengths_known(turn, desk)) {
        return HINT_LENGTHS;
    }
    if (!has_word(turn, desk)) {
        return HINT_FIRST;
    }
    return is_open(turn, desk) ? HINT_STEP_COUNT
                               : (enum hint_step)(desk->table.notes.hint_step + 1);
}

/* Practice has no points to pay with. */
static int price_of(const struct desk *desk, enum hint_step step)
{
    return step == HINT_STEP_COUNT || table_is_practice(&desk->table) ? 0 : hint_price(step);
}

int turn_hint_price(const struct turn *turn, const struct desk *desk)
{
    return price_of(desk, next_step(turn, desk));
}

void turn_hint_write_about(const struct turn *turn, const struct desk *desk, char *text,
                           size_t size)
{
    enum hint_step step = next_step(turn, desk);
    char price[PHRASE_MAX];
    phrase_points(price, price_of(desk, step));
    (void)snprintf(text, size,
                   step == HINT_LENGTHS
                       ? tr("%s: counts the words that are left, by length. Later hints show where "
                            "a common word begins, its next letter and its path.")
                   : step == HINT_FIRST  ? tr("%s: shows where a common word begins.")
                   : step == HINT_SECOND ? tr("%s: shows its next letter.")
                                         : tr("%s: shows its whole path."),
                   price);
}

/* Counts the remaining words that the game shows, by length. */
static int count_left(const struct desk *desk, int counts[PATH_LETTERS_MAX + 1])
{
    return hint_count_left(desk->table.round, &desk->table.solution,
                           settings_tier_max_in(&desk->settings, &desk->table.notes), counts);
}

/* Chooses the word that a hint is about: in practice one of those that wait, while there are any.
 * Returns false if there is none. */
static bool choose(const struct turn *turn, const struct desk *desk, size_t *index)
{
    const struct solution *solution = &desk->table.solution;
    for (*index = 0; *index < solution->word_count; (*index)++) {
        const char *word = solution_text(solution, *index);
        if (turn_target_seeks(turn, word) &&
            !round_has_word(desk->table.round, word, strlen(word), NULL, NULL)) {
            return true;
        }
    }
    return hint_choose(desk->table.round, solution, index);
}

bool turn_hint_is_over(const struct turn *turn, const struct desk *desk)
{
    int counts[PATH_LETTERS_MAX + 1];
    size_t index;
    enum hint_step step = next_step(turn, desk);
    if (!desk->table.is_solved || step == HINT_STEP_COUNT) {
        return false;
    }
    return count_left(desk, counts) == 0 || (step == HINT_FIRST && !choose(turn, desk, &index));
}

/* Returns the words of the board; posts a notice and returns NULL if memory ran out. */
static const struct solution *solve(const struct turn *turn, struct desk *desk)
{
    bool is_first = !are_lengths_known(turn, desk);
    const struct solution *solution = table_solution(&desk->table);
    if (!solution) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
    } else if (solution->ended_early && is_first) {
        post_notify(
            &desk->post,
            tr("This board has more paths than the game can search; some words may be missing."));
    }
    return solution;
}

void turn_hint_restore(struct turn *turn, struct desk *desk)
{
    struct hint_shown *hint = &turn->hint;
    const char *word = desk->table.notes.hint_word;
    const struct solution *solution = are_lengths_known(turn, desk) ? solve(turn, desk) : NULL;
    for (size_t i = 0; solution && !hint->has_word && i < solution->word_count; i++) {
        hint->has_word = strcmp(solution_text(solution, i), word) == 0;
        hint->word = i;
    }
    if (has_word(turn, desk)) {
        hint->said = HINT_SAYS_STEP;
    }
}

/* Buys a step that has something to show. A price that is higher than the score is owed: the score
 * stays 0 until words have paid for it. */
static void buy(struct turn *turn, struct desk *desk, enum hint_step step)
{
    struct hint_shown *hint = &turn->hint;
    struct round_notes *notes = &desk->table.notes;
    int price = price_of(desk, step);
    bool is_owed = price > round_score(desk->table.round, SIDE_PLAYER);
    if (!round_take_hint(desk->table.round, price)) {
        return;
    }
    if (is_owed && !post_has_notice(&desk->post)) {
        post_confirm(&desk->post, tr("Your next words will pay for this hint."));
    }
    hint->said = HINT_SAYS_STEP;
    notes->hint_step = step;
    if (step != HINT_LENGTHS) {
        (void)snprintf(notes->hint_word, sizeof notes->hint_word, "%s",
                       solution_text(&desk->table.solution, hint->word));
        anim_start(&hint->glow, settings_motion(&desk->settings, GLOW_MS));
    }
}

void turn_hint_take(struct turn *turn, struct desk *desk)
{
    struct hint_shown *hint = &turn->hint;
    enum hint_step step = next_step(turn, desk);
    int counts[PATH_LETTERS_MAX + 1];
    turn->end_armed = false;
    if (!solve(turn, desk)) {
        return;
    }
    if (step == HINT_STEP_COUNT) {
        hint->said = HINT_SAYS_STEP; /* repeats the last text, free of charge */
        return;
    }
    if (count_left(desk, counts) == 0) {
        hint->said = HINT_SAYS_NONE_LEFT;
        return;
    }
    if (step == HINT_FIRST) {
        hint->has_word = choose(turn, desk, &hint->word);
        if (!hint->has_word) {
            hint->said = HINT_SAYS_NO_COMMON;
            return;
        }
    }
    buy(turn, desk, step);
}

void turn_hint_path(const struct turn *turn, const struct desk *desk, struct path *path)
{
    const struct hint_shown *hint = &turn->hint;
    path_clear(path);
    if (has_word(turn, desk)) {
        solution_path(&desk->table.solution, hint->word, path);
        path_shorten(path, hint_dice(desk->table.notes.hint_step, path->length));
    }
}

const char *turn_hint_message(const struct turn *turn, const struct desk *desk, char *text,
                              size_t size)
{
    const struct hint_shown *hint = &turn->hint;
    int counts[PATH_LETTERS_MAX + 1];
    char words[PHRASE_MAX];
    switch (hint->said) {
    case HINT_SAYS_NOTHING:
        return NULL;
    case HINT_SAYS_NONE_LEFT:
        return tr("You have every word on this board");
    case HINT_SAYS_NO_COMMON:
        return tr("You have every common word");
    case HINT_SAYS_STEP:
        break;
    }
    switch (desk->table.notes.hint_step) {
    case HINT_LENGTHS:
        (void)snprintf(text, size, tr_in("words", "%s left"),
                       phrase_words(words, count_left(desk, counts)));
        return text;
    case HINT_FIRST:
        (void)snprintf(text, size,
                       tr_plural("A common word of %d letter begins here",
                                 "A common word of %d letters begins here",
                                 desk->table.solution.words[hint->word].letters),
                       (int)desk->table.solution.words[hint->word].letters);
        return text;
    case HINT_SECOND:
        return is_open(turn, desk) ? tr("There it is: trace it") : tr("Here is the next letter");
    case HINT_PATH:
        return tr("There it is: trace it");
    case HINT_STEP_COUNT:
        break;
    }
    return NULL;
}

int turn_hint_counts(const struct turn *turn, const struct desk *desk,
                     int counts[PATH_LETTERS_MAX + 1])
{
    if (turn->guide) {
        return turn_guide_counts(turn, counts);
    }
    bool known = are_lengths_known(turn, desk) && desk->table.is_solved;
    return known ? count_left(desk, counts) : 0;
}

const char *turn_hint_title(const struct turn *turn)
{
    return turn->guide ? tr("Common words left") : tr("Still on the board");
}

const char *turn_hint_lengths(const struct turn *turn, const struct desk *desk, char *text,
                              size_t size)
{
    int counts[PATH_LETTERS_MAX + 1];
    if (!are_lengths_known(turn, desk) || !desk->table.is_solved) {
        return NULL;
    }
    if (turn_hint_counts(turn, desk, counts) == 0) {
        return tr("You have every word on this board");
    }
    (void)snprintf(text, size, "%s", turn_hint_title(turn));
    for (int letters = 1; letters <= PATH_LETTERS_MAX; letters++) {
        char number[PHRASE_MAX];
        char part[2 * PHRASE_MAX];
        size_t used = strlen(text);
        if (counts[letters] > 0) {
            (void)snprintf(part, sizeof part,
                           tr_plural("%d\u00a0letter\u00a0%s", "%d\u00a0letters\u00a0%s", letters),
                           letters, phrase_number(number, counts[letters]));
            (void)snprintf(text + used, size - used, " · %s", part);
        }
    }
    return text;
}

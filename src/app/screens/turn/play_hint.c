/* SPDX-License-Identifier: MIT */
/*
 * Hints in the player's turn: the next step, what it says, which dice glow. Leaves prices and the
 * choice of a word to the engine, and the account to the round.
 */
#include "play_hand.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define GLOW_MS 500

void play_hint_deinit(struct app *app)
{
    solution_deinit(&app->play.hint.solution);
    memset(&app->play.hint, 0, sizeof app->play.hint);
}

/* Is there a word that steps were bought for and that the player does not have yet? */
static bool has_word(const struct app *app)
{
    const struct hint_state *hint = &app->play.hint;
    return hint->has_word && !round_has_word(app->round, solution_text(&hint->solution, hint->word),
                                             hint->solution.words[hint->word].letters, NULL, NULL);
}

/* The step that is to be had next; HINT_STEP_COUNT: the whole path of a word lies open. */
static enum hint_step next_step(const struct app *app)
{
    const struct hint_state *hint = &app->play.hint;
    if (!hint->lengths_known) {
        return HINT_LENGTHS;
    }
    return has_word(app) ? (enum hint_step)(hint->step + 1) : HINT_FIRST;
}

int play_hint_price(const struct app *app)
{
    enum hint_step step = next_step(app);
    return step == HINT_STEP_COUNT ? 0 : hint_price(step);
}

static bool solve(struct app *app)
{
    struct hint_state *hint = &app->play.hint;
    struct solver_filter filter = {
        .rules = app->match.rules, .tier_max = app_tier_max(app), .without_offensive = true};
    if (hint->solved) {
        return true;
    }
    hint->solved =
        solver_solve_with(app->solver, &app->board, &filter, &hint->solution) == STATUS_OK;
    if (!hint->solved) {
        app_notify(app, TEXT_NO_MEMORY);
    } else if (hint->solution.ended_early) {
        app_notify(app, TEXT_MANY_WAYS);
    }
    return hint->solved;
}

/* Buys a step that there is something to say for. */
static void buy(struct app *app, enum hint_step step)
{
    struct hint_state *hint = &app->play.hint;
    if (!round_take_hint(app->round, hint_price(step))) {
        return;
    }
    hint->said = HINT_SAYS_STEP;
    hint->step = step;
    if (step == HINT_LENGTHS) {
        hint->lengths_known = true;
        return;
    }
    anim_start(&hint->glow, app_motion(app, GLOW_MS));
}

void play_hint_take(struct app *app)
{
    struct hint_state *hint = &app->play.hint;
    enum hint_step step = next_step(app);
    int counts[PATH_LETTERS_MAX + 1];
    play_begin_input(app);
    app->play.end_armed = false;
    if (!solve(app)) {
        return;
    }
    if (step == HINT_STEP_COUNT) {
        hint->said = HINT_SAYS_STEP; /* what was said last, again, for nothing */
        return;
    }
    if (hint_count_left(app->round, &hint->solution, counts) == 0) {
        hint->said = HINT_SAYS_NONE_LEFT;
        return;
    }
    if (step == HINT_FIRST) {
        hint->has_word = hint_choose(app->round, &hint->solution, &hint->word);
        if (!hint->has_word) {
            hint->said = HINT_SAYS_NO_COMMON;
            return;
        }
    }
    buy(app, step);
}

void play_hint_path(const struct app *app, struct path *path)
{
    const struct hint_state *hint = &app->play.hint;
    path_clear(path);
    if (has_word(app)) {
        solution_path(&hint->solution, hint->word, path);
        path_shorten(path, hint_dice(hint->step, path->length));
    }
}

const char *play_hint_message(const struct app *app, char *text, size_t size)
{
    const struct hint_state *hint = &app->play.hint;
    int counts[PATH_LETTERS_MAX + 1];
    char words[TEXT_COUNT_MAX];
    switch (hint->said) {
    case HINT_SAYS_NOTHING:
        return NULL;
    case HINT_SAYS_NONE_LEFT:
        return TEXT_HINT_NONE_LEFT;
    case HINT_SAYS_NO_COMMON:
        return TEXT_HINT_NO_COMMON;
    case HINT_SAYS_STEP:
        break;
    }
    switch (hint->step) {
    case HINT_LENGTHS:
        (void)snprintf(text, size, TEXT_HINT_LENGTHS,
                       text_words(words, hint_count_left(app->round, &hint->solution, counts)));
        return text;
    case HINT_FIRST:
        (void)snprintf(text, size, TEXT_HINT_FIRST, (int)hint->solution.words[hint->word].letters);
        return text;
    case HINT_SECOND:
        return TEXT_HINT_SECOND;
    case HINT_PATH:
        return TEXT_HINT_PATH;
    case HINT_STEP_COUNT:
        break;
    }
    return NULL;
}

const char *play_hint_lengths(const struct app *app, char *text, size_t size)
{
    const struct hint_state *hint = &app->play.hint;
    int counts[PATH_LETTERS_MAX + 1];
    if (!hint->lengths_known) {
        return NULL;
    }
    int total = hint_count_left(app->round, &hint->solution, counts);
    if (total == 0) {
        return TEXT_HINT_NONE_LEFT;
    }
    size_t used = (size_t)snprintf(text, size, "%s", TEXT_LEFT_BY_LENGTH);
    const char *format = TEXT_LEFT_OF_FIRST;
    for (int letters = 1; letters <= PATH_LETTERS_MAX && used + 40 < size; letters++) {
        char number[TEXT_COUNT_MAX];
        if (counts[letters] == 0) {
            continue;
        }
        total -= counts[letters];
        text_number(number, counts[letters]);
        used += (size_t)snprintf(text + used, size - used, format, number, letters);
        used += (size_t)snprintf(text + used, size - used, "%s", total > 0 ? ", " : ".");
        format = TEXT_LEFT_OF_LENGTH;
    }
    return text;
}

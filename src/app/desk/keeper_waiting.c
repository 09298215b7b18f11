/* SPDX-License-Identifier: MIT */
/*
 * The waiting round: describing and restoring it. Leaves when it is kept to keeper.c.
 */
#include "keeper_state.h"

#include "phrase.h"

#include "trounce/memory.h"

#include <stdio.h>

const struct waiting *keeper_waiting(const struct keeper *keeper)
{
    return keeper->has_waiting ? &keeper->waiting : NULL;
}

/* Returns the name of the rival for use within a sentence. */
static const char *rival_of(const struct stored_round *stored)
{
    bool is_named = stored->level == RIVAL_FRIEND && stored->notes.sender[0];
    if (stored->notes.kind == ROUND_KIND_GHOST) {
        return phrase_ghost_against();
    }
    return is_named ? stored->notes.sender : phrase_rival_against(stored->level);
}

#define HOW_FAR_MAX 180

/* "it is Ben’s turn, 2:03 left" */
static void write_turn(const struct waiting *waiting, char text[HOW_FAR_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    bool is_second = waiting->phase == ROUND_HANDOVER || waiting->turn == SIDE_SECOND;
    char turn[STORE_NAME_MAX + 32];
    char clock[PHRASE_MAX];
    if (waiting->phase == ROUND_COMPUTER) {
        (void)snprintf(text, HOW_FAR_MAX, "%s", tr("the computer is searching"));
        return;
    }
    (void)snprintf(
        turn, sizeof turn, tr("it is %s’s turn"),
        phrase_player(is_second ? stored->notes.second_name : stored->notes.player_name));
    if (waiting->phase == ROUND_HANDOVER || stored->time_ms == 0) {
        (void)snprintf(text, HOW_FAR_MAX, "%s", turn);
    } else {
        (void)snprintf(text, HOW_FAR_MAX, tr("%s, %s\u00a0left"), turn,
                       phrase_clock(clock, waiting->left_ms));
    }
}

static void write_how_far(const struct waiting *waiting, char text[HOW_FAR_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    char clock[PHRASE_MAX];
    char points[PHRASE_MAX];
    phrase_unbroken(phrase_points(points, stored->player_points));
    if (mode_traits(stored->mode)->seats == 2) {
        write_turn(waiting, text);
    } else if (waiting->phase == ROUND_COMPUTER) {
        (void)snprintf(text, HOW_FAR_MAX, tr("the computer is searching, %s"), points);
    } else if (stored->time_ms > 0) {
        (void)snprintf(text, HOW_FAR_MAX, tr("%s\u00a0left, %s"),
                       phrase_clock(clock, waiting->left_ms), points);
    } else {
        (void)snprintf(text, HOW_FAR_MAX, "%s", points);
    }
}

bool waiting_finds_all(const struct waiting *waiting)
{
    const struct stored_round *stored = &waiting->stored;
    const struct mode_traits *mode = mode_traits(stored->mode);
    return mode->seats == 1 && !mode->has_computer && stored->time_ms == 0 &&
           stored->notes.kind != ROUND_KIND_PRACTICE;
}

void waiting_write(const struct waiting *waiting, char text[WAITING_TEXT_MAX])
{
    const struct stored_round *stored = &waiting->stored;
    const struct mode_traits *mode = mode_traits(stored->mode);
    char board[32];
    char words[PHRASE_MAX];
    char how_far[HOW_FAR_MAX];
    (void)snprintf(board, sizeof board, tr("%d × %d"), stored->rows, stored->columns);
    write_how_far(waiting, how_far);
    if (stored->notes.kind == ROUND_KIND_PRACTICE) {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("Practice, %s so far"),
                       phrase_words(words, stored->player_words));
        return;
    }
    if (waiting_finds_all(waiting) && stored->notes.common_words > 0) {
        char found[PHRASE_MAX];
        (void)snprintf(text, WAITING_TEXT_MAX,
                       tr_plural("%s, %s of %s common word", "%s, %s of %s common words",
                                 stored->notes.common_words),
                       board, phrase_number(found, stored->notes.common_found),
                       phrase_number(words, stored->notes.common_words));
        return;
    }
    if (mode->seats == 2) {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("%s, %s and %s, %s"), board,
                       phrase_player(stored->notes.player_name),
                       phrase_player(stored->notes.second_name), how_far);
    } else if (mode->has_rival) {
        (void)snprintf(text, WAITING_TEXT_MAX,
                       mode->is_race ? tr("%s race against %s, %s") : tr("%s against %s, %s"),
                       board, rival_of(stored), how_far);
    } else {
        (void)snprintf(text, WAITING_TEXT_MAX, tr("%s on your own, %s"), board, how_far);
    }
}

void keeper_write_waiting(const struct keeper *keeper, char text[WAITING_TEXT_MAX])
{
    text[0] = '\0';
    if (keeper->has_waiting) {
        waiting_write(&keeper->waiting, text);
    }
}

size_t keeper_count_waiting(struct keeper *keeper, size_t most)
{
    size_t count = 0;
    return keeper->store && store_count_unfinished(keeper->store, most, &count) == STATUS_OK ? count
                                                                                             : 0;
}

size_t keeper_list_waiting(struct keeper *keeper, struct keeper_left *left, size_t limit)
{
    long long *ids = memory_new(limit, sizeof *ids);
    struct unfinished *rounds = memory_new(limit, sizeof *rounds);
    size_t count = 0;
    if (!keeper->store || !ids || !rounds ||
        store_list_unfinished(keeper->store, rounds, ids, limit, &count) != STATUS_OK) {
        count = 0; /* Home then offers the one that it knows of */
    }
    for (size_t i = 0; i < count; i++) {
        const struct unfinished *round = &rounds[i];
        left[i].id = ids[i];
        left[i].waiting = (struct waiting){round->round, round->phase, round->turn, round->left_ms};
    }
    memory_free(rounds);
    memory_free(ids);
    return count;
}

bool keeper_choose_waiting(struct keeper *keeper, long long id)
{
    bool is_chosen = keeper->store && store_choose_unfinished(keeper->store, id);
    keeper_look_for_waiting(keeper);
    return is_chosen;
}

void keeper_look_for_waiting(struct keeper *keeper)
{
    struct unfinished left;
    keeper->has_waiting = false;
    if (!keeper->store) {
        return;
    }
    enum status status = store_read_unfinished(keeper->store, &left);
    (void)keeper_show_news(keeper);
    if (status != STATUS_OK) {
        return;
    }
    keeper->has_waiting = true;
    keeper->waiting = (struct waiting){left.round, left.phase, left.turn, left.left_ms};
    unfinished_deinit(&left);
}

void keeper_forget_waiting(struct keeper *keeper)
{
    keeper->has_waiting = false;
}

void keeper_set_aside(struct keeper *keeper)
{
    if (keeper->store) {
        store_set_aside(keeper->store);
    }
    keeper_forget_waiting(keeper);
}

/* Reports a waiting round that cannot be restored; stops offering it unless memory ran out. */
static void say_lost(struct keeper *keeper, enum status status)
{
    if (status == STATUS_NO_MEMORY) {
        post_notify(keeper->post, tr("There is not enough memory for that."));
        return;
    }
    const struct message *trouble = keeper_trouble(keeper);
    if (status == STATUS_DAMAGED || !trouble->format) {
        post_notify(keeper->post, tr("This round can no longer be read."));
    } else {
        post_notify_message(keeper->post, trouble);
    }
    keeper_forget_waiting(keeper);
}

enum status keeper_take_waiting(struct keeper *keeper, struct unfinished *left)
{
    enum status status =
        keeper->store ? store_read_unfinished(keeper->store, left) : STATUS_MISSING;
    if (status != STATUS_OK) {
        say_lost(keeper, status);
    }
    return status;
}

enum status keeper_take_daily(struct keeper *keeper, const struct daily_date *date,
                              struct unfinished *left)
{
    char text[DAILY_DATE_MAX];
    daily_date_text(date, text);
    enum status status =
        keeper->store ? store_read_unfinished_daily(keeper->store, text, left) : STATUS_MISSING;
    if (status != STATUS_OK && status != STATUS_MISSING) {
        say_lost(keeper, status);
    }
    return status;
}

enum status keeper_restore(struct keeper *keeper, const struct unfinished *left,
                           const struct record_friend *friend, int race_tier_max,
                           const struct lexicon *lexicon, struct round **round)
{
    enum status status = store_restore_unfinished(left, friend, race_tier_max, lexicon, round);
    if (status != STATUS_OK) {
        say_lost(keeper, status);
    }
    return status;
}

void keeper_drop(struct keeper *keeper)
{
    if (keeper->store && store_drop_unfinished(keeper->store) != STATUS_OK) {
        post_notify_message(keeper->post, keeper_trouble(keeper));
        keeper_forget_waiting(keeper);
        return;
    }
    keeper_look_for_waiting(keeper); /* one may have been set aside */
}

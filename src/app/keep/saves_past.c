/* SPDX-License-Identifier: MIT */
/*
 * Queries of the past. Leaves saving it to saves.c.
 */
#include "saves_state.h"

#include "finish.h"
#include "phrase.h"

#include "trounce/challenge.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

/* --- the past --- */

/* Restores a round as if the sender of an answer had been the rival. */
static enum status restore_against(const struct saves_answer *answer, struct stored_round *stored,
                                   struct stored_word *words, size_t count,
                                   const struct lexicon *lexicon, struct round **round)
{
    const struct solution *solution = answer->solution;
    struct round_notes *notes = &stored->notes;
    struct unfinished left = {.phase = ROUND_COMPUTER, .turn = SIDE_PLAYER, .words = words};
    struct challenge_friend friend;
    enum status status = challenge_friend_init(&friend, answer->challenge, solution);
    if (status != STATUS_OK) {
        return status;
    }
    while (left.word_count < count && words[left.word_count].side == SIDE_PLAYER) {
        left.word_count++;
    }
    notes->kind = ROUND_KIND_CHALLENGE;
    notes->date[0] = '\0';
    (void)snprintf(notes->sender, sizeof notes->sender, "%s", answer->challenge->name);
    stored->mode = MODE_TURNS;
    stored->level = RIVAL_FRIEND;
    stored->rival_strength = 0;
    stored->rung = 0;
    notes->ladder = (struct ladder){0};
    left.round = *stored;
    status = challenge_write(answer->challenge, notes->challenge, NULL) == STATUS_OK
                 ? store_restore_unfinished(&left, &friend, 0, lexicon, round)
                 : STATUS_NO_MEMORY; /* a challenge that was read can be written */
    challenge_friend_deinit(&friend);
    for (size_t i = 0; i < solution->word_count && status == STATUS_OK; i++) {
        struct path path;
        solution_path(solution, i, &path);
        status = round_reveal(*round, &path, NULL);
        if (status != STATUS_OK) {
            round_free(*round);
        }
    }
    if (status == STATUS_OK) {
        round_conclude(*round);
    }
    return status;
}

enum status saves_load(struct saves *saves, long long id, const struct saves_answer *answer,
                       const struct lexicon *lexicon, struct stored_round *stored,
                       struct round **round)
{
    struct stored_word *words = NULL;
    size_t count = 0;
    enum status status = store_load_round(saves->store, id, stored, &words, &count);
    if (status != STATUS_OK) {
        if (status == STATUS_DAMAGED) {
            notice_show(saves->notice, tr("This round can no longer be read."));
        } else {
            notice_show_message(saves->notice, store_trouble(saves->store));
        }
        return status;
    }
    status = answer ? restore_against(answer, stored, words, count, lexicon, round)
                    : store_restore_round(stored, words, count, lexicon, round);
    memory_free(words);
    if (status != STATUS_OK) {
        notice_show(saves->notice, status == STATUS_NO_MEMORY
                                       ? tr("There is not enough memory for that.")
                                       : tr("This round can no longer be read."));
    }
    return status;
}

enum status saves_read(struct saves *saves, long long id, const struct lexicon *lexicon,
                       struct stored_round *stored, struct round **round)
{
    struct stored_word *words = NULL;
    size_t count = 0;
    enum status status = store_load_round(saves->store, id, stored, &words, &count);
    if (status == STATUS_OK) {
        status = store_restore_round(stored, words, count, lexicon, round);
    }
    memory_free(words);
    return status;
}

static int count_goals(struct saves *saves)
{
    struct goal goals[GOAL_COUNT];
    int count = 0;
    if (goals_read(saves->store, goals) != STATUS_OK) {
        return 0;
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        count += goals[i].id != 0;
    }
    return count;
}

const struct saves_summary *saves_summary(struct saves *saves)
{
    struct history_filter all = {.any_rules = true};
    struct history_statistics figures = {0};
    if (saves->has_summary) {
        return &saves->summary;
    }
    saves->has_summary = true;
    saves->summary = (struct saves_summary){0};
    if (history_statistics(saves->store, &all, &figures) == STATUS_OK) {
        saves->summary = (struct saves_summary){.rounds = figures.rounds + figures.others,
                                                .counted = figures.rounds,
                                                .best = figures.best};
        memcpy(saves->summary.longest, figures.longest, sizeof saves->summary.longest);
        saves->summary.goals = count_goals(saves);
    }
    struct strength strength = saves_strength(saves);
    saves->summary.strength =
        strength.rounds >= STRENGTH_SHOWN_ROUNDS ? strength_value(&strength) : 0;
    return &saves->summary;
}

struct strength saves_strength(struct saves *saves)
{
    return finish_strength(saves->store);
}

/* --- the daily puzzles --- */

struct daily_standing saves_daily(struct saves *saves, const struct daily_date *date)
{
    struct daily_standing standing = {0};
    struct history_day day = {0};
    char text[DAILY_DATE_MAX];
    char begun[STORE_DATE_MAX] = "";
    char key[STORE_KEY_MAX];
    daily_date_text(date, text);
    (void)store_get_setting(saves->store, store_begun_key(saves->store, key), begun, sizeof begun);
    (void)history_day(saves->store, text, &day);
    (void)history_streak(saves->store, text, &standing.streak, &standing.longest);
    standing.counted = day.counts;
    standing.in_run = day.counts || day.hunt.in_time;
    standing.hunt = day.hunt;
    standing.begun = strcmp(begun, text) == 0;
    standing.is_left = day.is_left;
    standing.score = day.score;
    return standing;
}

/* SPDX-License-Identifier: MIT */
/*
 * Queries of the past. Leaves keeping it to keeper.c.
 */
#include "keeper_state.h"

#include "phrase.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

/* --- the past --- */

/* Replaces what the rival found by what the sender of an answer found. */
static enum status replace_rival(const struct keeper_answer *answer, struct stored_round *stored,
                                 struct stored_word **words, size_t *count)
{
    const struct challenge *challenge = answer->challenge;
    const struct solution *solution = answer->solution;
    struct round_notes *notes = &stored->notes;
    struct stored_word *all =
        memory_new(*count + (size_t)challenge_found_count(challenge), sizeof *all);
    size_t kept = 0;
    size_t rank = 0;
    if (!all || challenge_write(challenge, notes->challenge, NULL) != STATUS_OK) {
        memory_free(all);
        return STATUS_NO_MEMORY; /* a challenge that was read can be written */
    }
    for (size_t i = 0; i < *count; i++) {
        if ((*words)[i].side == SIDE_PLAYER) {
            all[kept++] = (*words)[i];
        }
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        if (challenge_has_found(challenge, i)) {
            struct stored_word *word = &all[kept++];
            word->side = SIDE_COMPUTER;
            word->letters = solution->words[i].letters;
            word->points = solution->words[i].points;
            long found_ms = challenge->has_times ? challenge_time_ms(challenge, rank++) : -1;
            word->found_ms = found_ms < stored->played_ms ? found_ms : stored->played_ms;
            solution_path(solution, i, &word->path);
            (void)snprintf(word->text, sizeof word->text, "%s", solution_text(solution, i));
        }
    }
    notes->kind = ROUND_KIND_CHALLENGE;
    notes->date[0] = '\0';
    (void)snprintf(notes->sender, sizeof notes->sender, "%s", challenge->name);
    stored->mode = MODE_TURNS;
    stored->level = RIVAL_FRIEND;
    stored->rival_strength = 0;
    stored->computer_points = challenge_score(challenge, solution);
    stored->computer_words = challenge_found_count(challenge);
    stored->second_words = 0;
    memory_free(*words);
    *words = all;
    *count = kept;
    return STATUS_OK;
}

enum status keeper_load(struct keeper *keeper, long long id, const struct keeper_answer *answer,
                        const struct lexicon *lexicon, struct stored_round *stored,
                        struct round **round)
{
    struct stored_word *words = NULL;
    size_t count = 0;
    if (!keeper->store) {
        return STATUS_MISSING;
    }
    enum status status = store_load_round(keeper->store, id, stored, &words, &count);
    if (status != STATUS_OK) {
        if (status == STATUS_DAMAGED) {
            post_notify(keeper->post, tr("This round can no longer be read."));
        } else {
            post_notify_message(keeper->post, keeper_trouble(keeper));
        }
        return status;
    }
    if (answer) {
        status = replace_rival(answer, stored, &words, &count);
    }
    if (status == STATUS_OK) {
        status = store_restore_round(stored, words, count, lexicon, round);
    }
    memory_free(words);
    if (status != STATUS_OK) {
        post_notify(keeper->post, status == STATUS_NO_MEMORY
                                      ? tr("There is not enough memory for that.")
                                      : tr("This round can no longer be read."));
    }
    return status;
}

enum status keeper_read(struct keeper *keeper, long long id, const struct lexicon *lexicon,
                        struct stored_round *stored, struct round **round)
{
    struct stored_word *words = NULL;
    size_t count = 0;
    if (!keeper->store) {
        return STATUS_MISSING;
    }
    enum status status = store_load_round(keeper->store, id, stored, &words, &count);
    if (status == STATUS_OK) {
        status = store_restore_round(stored, words, count, lexicon, round);
    }
    memory_free(words);
    return status;
}

static int count_goals(struct keeper *keeper)
{
    struct goal goals[GOAL_COUNT];
    int count = 0;
    if (keeper_goals(keeper, goals) != STATUS_OK) {
        return 0;
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        count += goals[i].id != 0;
    }
    return count;
}

const struct keeper_summary *keeper_summary(struct keeper *keeper)
{
    struct history_filter all = {.any_rules = true};
    struct history_statistics figures = {0};
    if (keeper->has_summary) {
        return &keeper->summary;
    }
    keeper->has_summary = true;
    keeper->summary = (struct keeper_summary){0};
    if (keeper_statistics(keeper, &all, &figures) == STATUS_OK) {
        keeper->summary = (struct keeper_summary){.rounds = figures.rounds + figures.others,
                                                  .counted = figures.rounds,
                                                  .best = figures.best};
        memcpy(keeper->summary.longest, figures.longest, sizeof keeper->summary.longest);
        keeper->summary.goals = count_goals(keeper);
    }
    struct strength strength = keeper_strength(keeper);
    keeper->summary.strength = strength.rounds > 0 ? strength_value(&strength) : 0;
    return &keeper->summary;
}

enum status keeper_challenges(struct keeper *keeper, const char *sender, size_t limit,
                              struct stored_round *rounds, size_t *count)
{
    *count = 0;
    return keeper->store ? history_challenges(keeper->store, sender, limit, rounds, count)
                         : STATUS_OK;
}

enum status keeper_count(struct keeper *keeper, const struct history_filter *filter, long *count)
{
    *count = 0;
    return keeper->store ? history_count(keeper->store, filter, count) : STATUS_OK;
}

enum status keeper_list(struct keeper *keeper, const struct history_filter *filter, long offset,
                        size_t limit, struct stored_round *rounds, size_t *count)
{
    *count = 0;
    return keeper->store ? history_list(keeper->store, filter, offset, limit, rounds, count)
                         : STATUS_OK;
}

enum status keeper_statistics(struct keeper *keeper, const struct history_filter *filter,
                              struct history_statistics *statistics)
{
    memset(statistics, 0, sizeof *statistics);
    return keeper->store ? history_statistics(keeper->store, filter, statistics) : STATUS_OK;
}

enum status keeper_strengths(struct keeper *keeper, const struct history_filter *filter,
                             size_t limit, struct history_strength *strengths, size_t *count)
{
    *count = 0;
    return keeper->store ? history_strengths(keeper->store, filter, limit, strengths, count)
                         : STATUS_OK;
}

enum status keeper_pace(struct keeper *keeper, const struct history_filter *filter, size_t limit,
                        struct history_pace *pace)
{
    memset(pace, 0, sizeof *pace);
    return keeper->store ? history_pace(keeper->store, filter, limit, pace) : STATUS_OK;
}

enum status keeper_best_ghost(struct keeper *keeper, const struct history_filter *filter,
                              long time_ms, struct history_ghost *ghost)
{
    return keeper->store ? history_best_ghost(keeper->store, filter, time_ms, ghost)
                         : STATUS_MISSING;
}

enum status keeper_feats(struct keeper *keeper, long long id, struct history_feats *feats)
{
    return keeper->store ? history_feats(keeper->store, id, feats) : STATUS_MISSING;
}

enum status keeper_month(struct keeper *keeper, int year, int month,
                         struct history_day days[HISTORY_MONTH_DAYS])
{
    memset(days, 0, HISTORY_MONTH_DAYS * sizeof *days);
    return keeper->store ? history_month(keeper->store, year, month, days) : STATUS_OK;
}

enum status keeper_goals(struct keeper *keeper, struct goal goals[GOAL_COUNT])
{
    return keeper->store ? goals_read(keeper->store, goals) : STATUS_MISSING;
}

void keeper_puzzles(struct keeper *keeper, struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1])
{
    if (keeper->store) {
        (void)history_puzzles(keeper->store, figures);
    }
}

/* --- practice --- */

enum status keeper_practice_list(struct keeper *keeper, enum practice_list list, long offset,
                                 size_t limit, struct practice_word *words, size_t *count)
{
    *count = 0;
    return keeper->store ? practice_list(keeper->store, list, offset, limit, words, count)
                         : STATUS_MISSING;
}

enum status keeper_practice_portion(struct keeper *keeper, const char *today, practice_worth *worth,
                                    const void *context, struct practice_portion *portion)
{
    *portion = (struct practice_portion){.chosen = 0};
    return keeper->store ? practice_portion(keeper->store, today, worth, context, portion)
                         : STATUS_MISSING;
}

enum status keeper_practice_count(struct keeper *keeper, const char *today,
                                  struct practice_count *count)
{
    return keeper->store ? practice_count(keeper->store, today, count) : STATUS_MISSING;
}

enum status keeper_practice_find(struct keeper *keeper, const char *text,
                                 struct practice_word *word)
{
    return keeper->store ? practice_find(keeper->store, text, word) : STATUS_MISSING;
}

/* --- strength --- */

struct strength keeper_strength(struct keeper *keeper)
{
    struct strength kept;
    bool is_kept = keeper->store && history_strength(keeper->store, &kept) == STATUS_OK;
    return is_kept && kept.rounds > 0 ? kept : keeper->strength;
}

void keeper_note_strength(struct keeper *keeper, const struct strength *strength)
{
    keeper->strength = *strength;
}

bool keeper_has_board(struct keeper *keeper, const struct board *board, enum rules rules)
{
    bool played = false;
    return keeper->store && history_has_board(keeper->store, board, rules, &played) == STATUS_OK &&
           played;
}

long long keeper_find_played(struct keeper *keeper, const struct board *board, enum rules rules,
                             long time_ms)
{
    long long id = 0;
    return keeper->store &&
                   history_find_played(keeper->store, board, rules, time_ms, &id) == STATUS_OK
               ? id
               : 0;
}

/* --- the daily board --- */

/* Returns whether it was begun, here or in another window. */
static bool was_begun(struct keeper *keeper, const char *date)
{
    char begun[STORE_DATE_MAX] = "";
    char key[STORE_KEY_MAX];
    (void)keeper_get_setting(keeper, keeper_key_of_begun(keeper, key), begun, sizeof begun);
    return strcmp(keeper->begun, date) == 0 || strcmp(begun, date) == 0;
}

/* Returns what happened in this run of the program. */
static struct daily_standing remembered(const struct keeper *keeper, long number)
{
    struct daily_standing standing = {0};
    if (!keeper->has_day) {
        return standing;
    }
    standing.counted = keeper->day_number == number;
    standing.score = standing.counted ? keeper->day_score : 0;
    standing.streak =
        number - keeper->day_number <= 1 && number >= keeper->day_number ? keeper->day_streak : 0;
    standing.longest = keeper->day_streak;
    return standing;
}

/* Reads the day from the store; false if there is none or it fails. */
static bool stored_day(struct keeper *keeper, const struct daily_date *date,
                       struct daily_standing *standing)
{
    char text[DAILY_DATE_MAX];
    struct history_day day;
    long streak;
    long longest;
    daily_date_text(date, text);
    if (!keeper->store || history_day(keeper->store, text, &day) != STATUS_OK ||
        history_streak(keeper->store, text, &streak, &longest) != STATUS_OK) {
        return false;
    }
    *standing = (struct daily_standing){.counted = day.id != 0,
                                        .is_left = day.is_left,
                                        .score = day.id != 0 ? day.score : 0,
                                        .streak = streak,
                                        .longest = longest};
    return true;
}

struct daily_standing keeper_daily(struct keeper *keeper, const struct daily_date *date)
{
    struct daily_standing known = remembered(keeper, daily_number(date));
    struct daily_standing kept;
    char text[DAILY_DATE_MAX];
    known.begun = was_begun(keeper, daily_date_text(date, text));
    if (!stored_day(keeper, date, &kept)) {
        return known;
    }
    if (known.counted && !kept.counted) {
        kept.counted = true;
        kept.score = known.score;
    }
    kept.begun = known.begun;
    kept.streak = known.streak > kept.streak ? known.streak : kept.streak;
    kept.longest = known.longest > kept.longest ? known.longest : kept.longest;
    return kept;
}

bool keeper_note_daily(struct keeper *keeper, const struct daily_date *date, long score,
                       long *streak)
{
    if (keeper->has_day && daily_number(date) <= keeper->day_number) {
        return false;
    }
    struct daily_standing before = keeper_daily(keeper, date);
    keeper->has_day = true;
    keeper->day_number = daily_number(date);
    keeper->day_score = score;
    keeper->day_streak = before.streak + !before.counted; /* the store may have it already */
    *streak = keeper->day_streak;
    return true;
}

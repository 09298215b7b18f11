/* SPDX-License-Identifier: MIT */
/*
 * Draws for each common word whether a player finds it and when, as a round that is restored.
 */
#include "pupils.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIME_MS 180000
#define MILLION 1000000
#define HALF_MS 180000.0 /* as in par_in_time: half of the words of eternity */

static void need(bool done)
{
    if (!done) {
        fprintf(stderr, "pupils: no memory\n");
        exit(2);
    }
}

/* When one of the words of a round is found: the first ones come fastest, or at any time. */
static long draw_time(const struct pupil *pupil, struct random *random)
{
    double part = random_below(random, MILLION) / (double)MILLION;
    if (pupil->strength == 0) {
        return (long)(part * TIME_MS);
    }
    double share = part * TIME_MS / (TIME_MS + HALF_MS);
    return (long)(HALF_MS * share / (1 - share));
}

static struct coach_habit habit_of(const struct pupil *pupil)
{
    struct coach_habit habit = {.trait = pupil->trait};
    (void)snprintf(habit.letters, sizeof habit.letters, "%s", pupil->letters ? pupil->letters : "");
    return habit;
}

static bool has_habit(const struct pupil *pupil, const struct fair_board *board, size_t index,
                      long found_ms)
{
    struct coach_habit habit = habit_of(pupil);
    struct solution one = board->solution;
    one.words += index;
    one.word_count = 1;
    return pupil->trait == COACH_LAST_MINUTE ? found_ms > TIME_MS - COACH_LATE_MS
                                             : coach_count(&habit, &board->board, &one) > 0;
}

static int compare_times(const void *a, const void *b)
{
    long left = ((const struct round_past_word *)a)->found_ms;
    long right = ((const struct round_past_word *)b)->found_ms;
    return left < right ? -1 : left > right;
}

struct round *pupils_round(const struct pupil *pupil, const struct fair_board *board,
                           const struct lexicon *lexicon, struct random *random)
{
    const struct solution *solution = &board->solution;
    struct round_past_word *words = calloc(solution->word_count + 1, sizeof *words);
    size_t count = 0;
    need(words != NULL);
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        uint32_t chance = (uint32_t)pupil->percent * (MILLION / 100);
        if (pupil->strength > 0 && word->tier <= DEAL_COMMON_TIER) {
            int bends = rival_bends(&board->board, solution_text(solution, i), word->letters);
            chance = rival_chance(pupil->strength, word->tier, word->letters, bends);
        }
        long found_ms = draw_time(pupil, random);
        bool is_seen = random_below(random, MILLION) < chance;
        bool is_missed = (int)random_below(random, 100) < pupil->missed_percent;
        if (word->tier > DEAL_COMMON_TIER || !is_seen ||
            (is_missed && has_habit(pupil, board, i, found_ms))) {
            continue;
        }
        words[count] = (struct round_past_word){
            .side = SIDE_PLAYER, .points = word->points, .found_ms = found_ms};
        solution_path(solution, i, &words[count++].path);
    }
    qsort(words, count, sizeof *words, compare_times);
    struct round_config config = {.board = &board->board,
                                  .lexicon = lexicon,
                                  .rules = RULES_FOUR,
                                  .mode = MODE_ALONE,
                                  .time_ms = TIME_MS};
    struct round_past past = {
        .phase = ROUND_DONE, .played_ms = TIME_MS, .words = words, .word_count = count};
    struct round *round;
    need(round_restore(&config, &past, &round) == STATUS_OK);
    free(words);
    return round;
}

static bool is_right(const struct pupil *pupil, const struct coach_habit *habit)
{
    return habit->trait == pupil->trait &&
           (!pupil->letters || strcmp(habit->letters, pupil->letters) == 0);
}

static struct coach *new_coach(void)
{
    struct coach *coach;
    need(coach_new("en", &alphabet_english, &coach) == STATUS_OK);
    return coach;
}

void pupils_add(struct coach *coach, const struct round *round, const struct solution *solution)
{
    struct solution found = *solution; /* its words are shared, not who found them */
    found.finders = NULL;
    need(round_find_all(round, &found) == STATUS_OK);
    need(coach_add(coach, round, &found) == STATUS_OK);
    memory_free(found.finders);
}

static struct coach_habit judge(const struct coach *coach)
{
    struct coach_habit habit;
    need(coach_judge(coach, &habit) == STATUS_OK);
    return habit;
}

static bool is_wrong(const struct pupil *pupil, const struct coach_habit *habit)
{
    return habit->trait != COACH_NOTHING && !is_right(pupil, habit);
}

/* Returns whether the coach names a wrong habit from one round. */
static bool is_wrong_alone(const struct pupil *pupil, const struct round *round,
                           const struct fair_board *board)
{
    struct coach *coach = new_coach();
    pupils_add(coach, round, &board->solution);
    struct coach_habit habit = judge(coach);
    coach_free(coach);
    return is_wrong(pupil, &habit);
}

/* Picks a board; for a habit about letters one that has such a word. */
static const struct fair_board *pick(const struct pupil *pupil, const struct fair_board *boards,
                                     int board_count, struct random *random)
{
    for (;;) {
        const struct fair_board *board = &boards[random_below(random, (uint32_t)board_count)];
        struct coach_habit habit = habit_of(pupil);
        if (!pupil->letters || coach_count(&habit, &board->board, &board->solution) > 0) {
            return board;
        }
    }
}

void pupils_play(const struct pupil *pupil, const struct fair_board *boards, int board_count,
                 const struct lexicon *lexicon, int count, struct random *random,
                 struct pupils_record *record)
{
    *record = (struct pupils_record){0};
    for (int i = 0; i < count; i++) {
        struct coach *coach = new_coach();
        bool is_named = false;
        bool is_alarmed = false;
        for (int played = 1; played <= PUPILS_ROUNDS; played++) {
            const struct fair_board *board = pick(pupil, boards, board_count, random);
            struct round *round = pupils_round(pupil, board, lexicon, random);
            pupils_add(coach, round, &board->solution);
            struct coach_habit habit = judge(coach);
            record->found += (double)round_word_count(round, SIDE_PLAYER);
            if (is_right(pupil, &habit) && !is_named) {
                is_named = true;
                record->first += played;
            }
            is_alarmed |= is_wrong(pupil, &habit);
            record->round_alarms += is_wrong_alone(pupil, round, board);
            round_free(round);
        }
        record->named += is_named;
        record->alarmed += is_alarmed;
        coach_free(coach);
    }
    record->first /= record->named > 0 ? record->named : 1;
    record->found /= (double)count * PUPILS_ROUNDS;
}

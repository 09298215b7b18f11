/* SPDX-License-Identifier: MIT */
/*
 * Draws times for the computer's words, sorts the words by them and spaces them out. Leaves to
 * rival.c which words the computer finds.
 */
#include "trounce/race.h"

#include "lowest_bit.h"
#include "trounce/memory.h"
#include "trounce/random.h"

#include <stdlib.h>

/* The natural logarithm of 2, and -ln((16 + i) / 32), in thousandths. */
#define LN_2_MILLI 693
static const int log_milli[] = {693, 633, 575, 521, 470, 421, 375, 331, 288,
                                247, 208, 170, 134, 98,  65,  32,  0};

/*
 * Returns -ln(u) in thousandths for u uniform in (0, 1): exponentially distributed. The low bits of
 * `draw` give the number of halvings of a value between 1/2 and 1; the high bits give that value,
 * whose logarithm is interpolated from the table.
 */
static int64_t exponential_milli(uint64_t draw)
{
    int halvings = (int)lowest_bit(draw | UINT64_C(1) << 50);
    int entry = (int)(draw >> 60);
    int between = (int)(draw >> 52 & 255);
    int log = (log_milli[entry] * (256 - between) + log_milli[entry + 1] * between) / 256;
    return halvings * LN_2_MILLI + log;
}

static int64_t ease_percent(const struct solved_word *word)
{
    int tier = word->tier == TIER_UNKNOWN ? 35 : word->tier;
    int past = word->letters > 4 ? word->letters - 4 : 0;
    return 50 + 2 * tier + 15 * past;
}

static bool finds(const struct board *board, const struct solution *solution, size_t index,
                  const struct rival *rival)
{
    const struct solved_word *word = &solution->words[index];
    return (word->marks & WORD_MARK_OFFENSIVE) == 0 &&
           rival_finds(rival, board, solution_text(solution, index), word->letters, word->tier);
}

/* Ties in time are broken by number, so that the order is the same on every machine. */
static int by_time(const void *a, const void *b)
{
    const struct race_word *left = a;
    const struct race_word *right = b;
    if (left->time_ms != right->time_ms) {
        return left->time_ms < right->time_ms ? -1 : 1;
    }
    return (left->number > right->number) - (left->number < right->number);
}

static void move_apart(struct race *race)
{
    for (size_t i = 1; i < race->count; i++) {
        long earliest = race->words[i - 1].time_ms + RACE_GAP_MS;
        if (race->words[i].time_ms < earliest) {
            race->words[i].time_ms = earliest;
        }
    }
}

enum status race_plan(const struct board *board, const struct solution *solution,
                      const struct rival *rival, struct race *race)
{
    *race = (struct race){.words = memory_new(solution->word_count, sizeof *race->words)};
    if (!race->words) {
        return STATUS_NO_MEMORY;
    }
    struct random random;
    random_seed(&random, rival->salt);
    for (size_t i = 0; i < solution->word_count; i++) {
        int64_t luck_milli = exponential_milli(random_next(&random));
        if (finds(board, solution, i, rival)) {
            struct race_word *word = &race->words[race->count++];
            const struct solved_word *solved = &solution->words[i];
            word->number = solved->number;
            word->time_ms = RACE_START_MS +
                            (long)(luck_milli * ease_percent(solved) * (RACE_PACE_MS / 1000) / 100);
            solution_path(solution, i, &word->path);
        }
    }
    qsort(race->words, race->count, sizeof *race->words, by_time);
    move_apart(race);
    return STATUS_OK;
}

enum status race_follow(const struct solution *solution, const uint32_t *numbers,
                        const long *times_ms, size_t count, struct race *race)
{
    *race = (struct race){.words = memory_new(solution->word_count, sizeof *race->words)};
    if (!race->words) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        size_t k = 0;
        while (k < count && numbers[k] != solution->words[i].number) {
            k++;
        }
        if (k < count) {
            struct race_word *word = &race->words[race->count++];
            word->number = numbers[k];
            word->time_ms = times_ms[k];
            solution_path(solution, i, &word->path);
        }
    }
    qsort(race->words, race->count, sizeof *race->words, by_time);
    return STATUS_OK;
}

void race_deinit(struct race *race)
{
    memory_free(race->words);
    *race = (struct race){0};
}

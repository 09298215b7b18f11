/* SPDX-License-Identifier: MIT */
/*
 * Puts the words of a solution in order. Leaves finding them to solver.c.
 *
 * That takes longer than to find them, so the sort is one of our own: what a word is compared by
 * is a number, which only words that begin with the same eleven letters share, and runs are merged
 * without branches that depend on the words.
 */
#include "solver_order.h"

#include "trounce/memory.h"

#include <string.h>

#define RANK_LETTERS     11 /* five bits each, under eight for the length */
#define RANK_LETTER_BITS 5
#define SHORT_RUN        6 /* words that are sorted without merging */

struct ranked_word {
    uint64_t rank; /* the more letters the smaller, then by the first of them */
    size_t index;
};

static uint64_t word_rank(const struct solved_word *word, const char *text)
{
    uint64_t rank = (uint64_t)(UINT8_MAX - word->letters);
    for (unsigned i = 0; i < RANK_LETTERS; i++) {
        uint64_t letter = i < word->letters ? (uint64_t)(text[i] - 'a') : 0;
        rank = rank << RANK_LETTER_BITS | letter;
    }
    return rank;
}

/* Does the one come before the other? */
static inline bool precedes(const struct solution *solution, const struct ranked_word *one,
                            const struct ranked_word *other)
{
    if (__builtin_expect(one->rank == other->rank, 0)) {
        return strcmp(solution_text(solution, one->index), solution_text(solution, other->index)) <
               0;
    }
    return one->rank < other->rank;
}

/* Merges the runs from `begin` and from `middle` up to `end` of `from` into `to`. */
static void merge(const struct solution *solution, const struct ranked_word *from, size_t begin,
                  size_t middle, size_t end, struct ranked_word *to)
{
    size_t left = begin;
    size_t right = middle;
    size_t at = begin;
    while (left < middle && right < end) {
        size_t is_right = precedes(solution, &from[right], &from[left]);
        to[at++] = from[is_right ? right : left];
        right += is_right;
        left += 1 - is_right;
    }
    memcpy(to + at, from + left, (middle - left) * sizeof *to);
    memcpy(to + at + (middle - left), from + right, (end - right) * sizeof *to);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Sorts a few words where they are. */
static void insert_words(const struct solution *solution, struct ranked_word *words, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        struct ranked_word word = words[i];
        size_t at = i;
        for (; at > 0 && precedes(solution, &word, &words[at - 1]); at--) {
            words[at] = words[at - 1];
        }
        words[at] = word;
    }
}

/* Sorts `count` words at `words` with as much room at `spare`; returns which of the two has them in
 * order. */
static struct ranked_word *sort(const struct solution *solution, struct ranked_word *words,
                                struct ranked_word *spare, size_t count)
{
    for (size_t begin = 0; begin < count; begin += SHORT_RUN) {
        insert_words(solution, words + begin, least(SHORT_RUN, count - begin));
    }
    for (size_t width = SHORT_RUN; width < count; width *= 2) {
        for (size_t begin = 0; begin < count; begin += 2 * width) {
            size_t middle = least(begin + width, count);
            merge(solution, words, begin, middle, least(middle + width, count), spare);
        }
        struct ranked_word *sorted = spare;
        spare = words;
        words = sorted;
    }
    return words;
}

enum status solution_order(struct solution *solution)
{
    size_t count = solution->word_count;
    struct ranked_word *ranked = memory_new(count * 2, sizeof *ranked);
    struct solved_word *words = memory_new(count, sizeof *words);
    if (ranked == NULL || words == NULL) {
        memory_free(ranked);
        memory_free(words);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        uint64_t rank = word_rank(&solution->words[i], solution_text(solution, i));
        ranked[i] = (struct ranked_word){rank, i};
    }
    const struct ranked_word *sorted = sort(solution, ranked, ranked + count, count);
    for (size_t i = 0; i < count; i++) {
        words[i] = solution->words[sorted[i].index];
    }
    memory_free(ranked);
    memory_free(solution->words);
    solution->words = words;
    return STATUS_OK;
}

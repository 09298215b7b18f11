/* SPDX-License-Identifier: MIT */
/*
 * Puts the words of a solution in order. Leaves finding them to solver.c.
 *
 * That can take longer than to find them, so the sort is one of our own: by keys of 64 bits, digit
 * by digit from the lowest one on (a radix sort), which takes no branch that depends on the words.
 *
 *     bits  0..27   which word it is, in the order in which they were found
 *     bits 28..57   its first six letters, five bits each; the first letter in the top ones
 *     bits 58..63   letters that it lacks of the most there can be, so that longer words come first
 *
 * Words whose keys differ only in the lowest part are compared letter by letter in the end.
 */
#include "solver_order.h"

#include "trounce/memory.h"

#include <string.h>

#define INDEX_BITS   28
#define WORDS_MAX    ((size_t)1 << INDEX_BITS)
#define INDEX_MASK   (WORDS_MAX - 1)
#define KEY_LETTERS  6
#define LETTER_BITS  5
#define LENGTH_SHIFT (INDEX_BITS + KEY_LETTERS * LETTER_BITS)
#define LETTERS_MAX  63

/* The digits from INDEX_BITS up. */
#define DIGIT_BITS   9
#define DIGIT_COUNT  4
#define DIGIT_VALUES (1 << DIGIT_BITS)

static uint64_t key_of(const struct solved_word *word, const char *text, size_t index)
{
    uint64_t key = (uint64_t)(LETTERS_MAX - word->letters) << LENGTH_SHIFT | index;
    unsigned shift = LENGTH_SHIFT;
    for (unsigned i = 0; i < KEY_LETTERS && text[i] != '\0'; i++) {
        shift -= LETTER_BITS;
        key |= (uint64_t)(text[i] - 'a') << shift;
    }
    return key;
}

static size_t digit_of(uint64_t key, unsigned digit)
{
    return (size_t)(key >> (INDEX_BITS + digit * DIGIT_BITS) & (DIGIT_VALUES - 1));
}

/* Sorts by one digit from `from` into `to`; keys with the same one stay in their order. */
static void sort_by_digit(const uint64_t *from, size_t count, unsigned digit, uint64_t *to)
{
    uint32_t places[DIGIT_VALUES] = {0};
    for (size_t i = 0; i < count; i++) {
        places[digit_of(from[i], digit)]++;
    }
    uint32_t place = 0;
    for (size_t value = 0; value < DIGIT_VALUES; value++) {
        uint32_t here = places[value];
        places[value] = place;
        place += here;
    }
    for (size_t i = 0; i < count; i++) {
        to[places[digit_of(from[i], digit)]++] = from[i];
    }
}

/* Sorts `count` keys at `keys` with as much room at `spare`; returns which of the two has them in
 * order. */
static uint64_t *sort_keys(uint64_t *keys, uint64_t *spare, size_t count)
{
    for (unsigned digit = 0; digit < DIGIT_COUNT; digit++) {
        sort_by_digit(keys, count, digit, spare);
        uint64_t *sorted = spare;
        spare = keys;
        keys = sorted;
    }
    return keys;
}

/* Does the word of one key come before that of another with the same letters in it? */
static bool precedes(const struct solution *solution, uint64_t one, uint64_t other)
{
    return strcmp(solution_text(solution, one & INDEX_MASK),
                  solution_text(solution, other & INDEX_MASK)) < 0;
}

/* Puts words in order that have as many letters and begin with the same ones. */
static void sort_equals(const struct solution *solution, uint64_t *keys, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        uint64_t key = keys[i];
        size_t at = i;
        for (; at > 0 && key >> INDEX_BITS == keys[at - 1] >> INDEX_BITS &&
               precedes(solution, key, keys[at - 1]);
             at--) {
            keys[at] = keys[at - 1];
        }
        keys[at] = key;
    }
}

enum status solution_order(struct solution *solution)
{
    size_t count = solution->word_count;
    if (count > WORDS_MAX) {
        return STATUS_NO_MEMORY;
    }
    uint64_t *keys = memory_new(count * 2, sizeof *keys);
    struct solved_word *words = memory_new(count, sizeof *words);
    if (keys == NULL || words == NULL) {
        memory_free(keys);
        memory_free(words);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        keys[i] = key_of(&solution->words[i], solution_text(solution, i), i);
    }
    uint64_t *sorted = sort_keys(keys, keys + count, count);
    sort_equals(solution, sorted, count);
    for (size_t i = 0; i < count; i++) {
        words[i] = solution->words[sorted[i] & INDEX_MASK];
    }
    memory_free(keys);
    memory_free(solution->words);
    solution->words = words;
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * Groups words by length, and determines whether rows can be filled with these lengths. Leaves
 * drawing words to scrambler_puzzle.c.
 */
#include "scrambler_source.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

#define FINGERPRINT_START 2166136261u /* FNV-1a */
#define FINGERPRINT_PRIME 16777619u

struct collector {
    struct scrambler_source *source;
    int tier_max;
    bool with_offensive;
    enum status status;
};

static void fingerprint_add(uint32_t *fingerprint, const char *word, size_t length)
{
    /* Include the final 0, so that "ab", "c" differs from "a", "bc". */
    for (size_t i = 0; i <= length; i++) {
        *fingerprint = (*fingerprint ^ (unsigned char)word[i]) * FINGERPRINT_PRIME;
    }
}

static bool collect(void *context, const char *word, size_t length, struct word_note note)
{
    struct collector *collector = context;
    if (length < SCRAMBLER_LETTER_MIN || length > SCRAMBLER_LETTER_MAX ||
        note.tier > collector->tier_max ||
        (!collector->with_offensive && (note.marks & WORD_MARK_OFFENSIVE))) {
        return true;
    }
    struct scrambler_shelf *shelf = &collector->source->shelves[length - SCRAMBLER_LETTER_MIN];
    void *letters = shelf->letters;
    if (!memory_reserve(&letters, &shelf->capacity, shelf->count, length)) {
        collector->status = STATUS_NO_MEMORY;
        return false;
    }
    shelf->letters = letters;
    memcpy(shelf->letters + shelf->count * length, word, length);
    shelf->count++;
    fingerprint_add(&collector->source->fingerprint, word, length);
    return true;
}

enum status scrambler_source_new(const struct lexicon *lexicon, int tier_max, bool with_offensive,
                                 struct scrambler_source **source)
{
    struct scrambler_source *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->alphabet = lexicon->alphabet;
    made->fingerprint = FINGERPRINT_START;
    struct collector collector = {.source = made,
                                  .tier_max = tier_max,
                                  .with_offensive = with_offensive,
                                  .status = STATUS_OK};
    lexicon_each(lexicon, collect, &collector);
    if (collector.status != STATUS_OK) {
        scrambler_source_free(made);
        return collector.status;
    }
    *source = made;
    return STATUS_OK;
}

void scrambler_source_free(struct scrambler_source *source)
{
    if (!source) {
        return;
    }
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        memory_free(source->shelves[i].letters);
    }
    memory_free(source);
}

size_t scrambler_source_count(const struct scrambler_source *source)
{
    size_t count = 0;
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        count += source->shelves[i].count;
    }
    return count;
}

bool scrambler_source_may_put(const struct scrambler_source *source, int left, bool has_word,
                              int length)
{
    int rest = left - length - (has_word ? 1 : 0);
    return source->shelves[length - SCRAMBLER_LETTER_MIN].count > 0 && rest >= 0 &&
           scrambler_source_rest(source, rest, true) < SCRAMBLER_LETTER_MIN;
}

/* The recursion depth is at most the number of words in a row. */
int scrambler_source_rest(const struct scrambler_source *source, int left, bool has_word)
{
    int least = left;
    for (int length = SCRAMBLER_LETTER_MIN; length <= SCRAMBLER_LETTER_MAX; length++) {
        int after = left - length - (has_word ? 1 : 0);
        if (source->shelves[length - SCRAMBLER_LETTER_MIN].count > 0 && after >= 0) {
            int rest = scrambler_source_rest(source, after, true);
            least = rest < least ? rest : least;
        }
    }
    return least;
}

/* Names the lengths that occur; there must be words. */
static const char *name_lengths(const struct scrambler_source *source)
{
    static const char *const names[] = {
        [1] = "3",      [2] = "4",      [3] = "3 or 4",    [4] = "5",
        [5] = "3 or 5", [6] = "4 or 5", [7] = "3, 4 or 5",
    };
    unsigned present = 0;
    for (unsigned i = 0; i < SCRAMBLER_LENGTHS; i++) {
        present |= (source->shelves[i].count > 0 ? 1u : 0u) << i;
    }
    return names[present];
}

enum status scrambler_source_fills(const struct scrambler_source *source, int size,
                                   struct fault *fault)
{
    assert(size >= SCRAMBLER_SIZE_MIN && size <= SCRAMBLER_SIZE_MAX);
    if (scrambler_source_count(source) == 0) {
        return fault_whole(fault, STATUS_EMPTY, N_SAID("there are no words of 3, 4 or 5 letters"));
    }
    int rest = scrambler_source_rest(source, size, false);
    if (rest >= SCRAMBLER_LETTER_MIN) {
        return fault_whole(fault, STATUS_RANGE,
                           N_SAID("a row of %d cells cannot be filled with words of %s letters: "
                                  "%d cells would remain, too few for a space and another word"),
                           size, name_lengths(source), rest);
    }
    return STATUS_OK;
}

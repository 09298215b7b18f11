/* SPDX-License-Identifier: MIT */
/*
 * The codes of puzzles. Leaves the dealing to scrambler_puzzle.c.
 *
 *     size  state of the generator  words  check
 *     4     K7Q4M2XP                DH     F
 */
#include "trounce/scrambler_puzzle.h"

#include "code_text.h"
#include "scrambler_source.h"

#include <assert.h>

#define STATE_CHARS 8
#define WORDS_CHARS 2
#define CODE_CHARS  (1 + STATE_CHARS + WORDS_CHARS + 1)

static_assert(STATE_CHARS * CODE_TEXT_BITS == RANDOM_STATE_BITS, "the state fills its characters");
static_assert(CODE_TEXT_SIZE(CODE_CHARS) <= SCRAMBLER_CODE_MAX, "a code fits with its dashes");

/* What of a fingerprint goes into a code. */
static uint64_t mark_of_words(uint32_t fingerprint)
{
    uint32_t folded = fingerprint ^ fingerprint >> 16;
    return folded & (CODE_TEXT_MASK << CODE_TEXT_BITS | CODE_TEXT_MASK);
}

char *scrambler_puzzle_code(const struct scrambler_puzzle *puzzle, char code[SCRAMBLER_CODE_MAX])
{
    unsigned values[CODE_CHARS];
    size_t count = 0;
    values[count++] = (unsigned)code_text_value((char)('0' + puzzle->jumbled.size));
    count = code_text_put(values, count, puzzle->state, STATE_CHARS);
    count = code_text_put(values, count, mark_of_words(puzzle->fingerprint), WORDS_CHARS);
    values[count++] = 0;
    values[count - 1] = code_text_evaluate(values, count);
    return code_text_write(values, count, code);
}

enum status scrambler_puzzle_from_code(const char *text, size_t length,
                                       const struct scrambler_source *source,
                                       struct scrambler_puzzle *puzzle, struct fault *fault)
{
    unsigned values[CODE_CHARS];
    size_t count;
    enum status status = code_text_read(text, length, values, CODE_CHARS, &count, fault);
    if (status != STATUS_OK) {
        return status;
    }
    int size = code_text_character(values[0]) - '0';
    if (size < SCRAMBLER_SIZE_MIN || size > SCRAMBLER_SIZE_MAX) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1,
                             "the code of a puzzle begins with its size, 3 to 9");
    }
    if (count != CODE_CHARS) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, length + 1,
                             "the code has %zu letters and digits, there are to be %d", count,
                             CODE_CHARS);
    }
    if (code_text_evaluate(values, count) != 0) {
        return fault_whole(fault, STATUS_SYNTAX, "a character of the code is mistyped");
    }
    if (code_text_get(values + 1 + STATE_CHARS, WORDS_CHARS) !=
        mark_of_words(source->fingerprint)) {
        return fault_whole(fault, STATUS_MISSING, "the code was made with another list of words");
    }
    struct random random = {.state = code_text_get(values + 1, STATE_CHARS)};
    return scrambler_puzzle_deal(source, size, 0, &random, puzzle, fault);
}

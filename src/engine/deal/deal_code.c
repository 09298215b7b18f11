/* SPDX-License-Identifier: MIT */
/*
 * The codes of boards: the dice, the state of the generator, and a check. Leaves shaking to deal.c.
 *
 *     set  state of the generator  check              X  fingerprint  state  check
 *     N    K7Q4M2XP                D                  X  4F           …      …
 *
 * W, before a language and a set of its dice, is kept for the dice of other languages:
 *
 *     W  language  set  state of the generator  check
 */
#include "trounce/deal.h"

#include "code_text.h"

#include <assert.h>

#define OWN_ID       'X'
#define LANGUAGE_ID  'W' /* no set of English dice may have it */
#define STATE_CHARS  (RANDOM_STATE_BITS / CODE_TEXT_BITS)
#define OWN_CHARS    2
#define KNOWN_LENGTH (1 + STATE_CHARS + 1)
#define OWN_LENGTH   (KNOWN_LENGTH + OWN_CHARS)

static_assert(STATE_CHARS * CODE_TEXT_BITS == RANDOM_STATE_BITS, "the state fills its characters");
static_assert(CODE_TEXT_SIZE(OWN_LENGTH) <= BOARD_CODE_MAX, "a code fits with its dashes");

/* A code taken apart. */
struct code_parts {
    unsigned values[OWN_LENGTH];
    size_t length;
    const struct dice_set *set; /* NULL: custom dice */
};

/* The value that a code must have: 0 for a known set as shipped and for custom dice, whose
 * fingerprint is in the code itself. */
static unsigned wanted_value(const struct dice_set *set, const struct dice *dice)
{
    uint32_t difference = set ? dice_fingerprint(dice) ^ set->fingerprint : 0;
    unsigned value = 0;
    for (; difference != 0; difference >>= CODE_TEXT_BITS) {
        value ^= difference & CODE_TEXT_MASK;
    }
    return value;
}

char *deal_code(const struct dice_set *set, const struct dice *dice, uint64_t state,
                char code[BOARD_CODE_MAX])
{
    assert(state >> RANDOM_STATE_BITS == 0);
    unsigned values[OWN_LENGTH];
    size_t length = 0;
    values[length++] = (unsigned)code_text_value((char)(set ? set->id : OWN_ID));
    if (!set) {
        length = code_text_put(values, length, dice_fingerprint(dice), OWN_CHARS);
    }
    length = code_text_put(values, length, state, STATE_CHARS);
    values[length] = 0;
    values[length] = code_text_evaluate(values, length + 1) ^ wanted_value(set, dice);
    length++;
    return code_text_write(values, length, code);
}

size_t deal_code_length(char id)
{
    return id == OWN_ID ? OWN_LENGTH : dice_set_by_id(id) ? KNOWN_LENGTH : 0;
}

static enum status read_parts(const char *text, size_t length, struct code_parts *parts,
                              struct fault *fault)
{
    enum status status =
        code_text_read(text, length, parts->values, OWN_LENGTH, &parts->length, fault);
    if (status != STATUS_OK) {
        return status;
    }
    char id = code_text_character(parts->values[0]);
    parts->set = dice_set_by_id(id);
    size_t wanted = deal_code_length(id);
    if (id == LANGUAGE_ID) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1,
                             N_SAID("this code is of dice of a language that is not known here"));
    }
    if (wanted == 0) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1,
                             N_SAID("no set of dice has the letter '%c'"), id);
    }
    if (parts->length != wanted) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, length + 1,
                             N_SAID("the code has %zu letters and digits, there are to be %zu"),
                             parts->length, wanted);
    }
    return STATUS_OK;
}

static uint64_t state_of(const struct code_parts *parts)
{
    return code_text_get(parts->values + parts->length - 1 - STATE_CHARS, STATE_CHARS);
}

enum status deal_read_code(const char *text, size_t length, struct board_code *code,
                           struct fault *fault)
{
    struct code_parts parts;
    enum status status = read_parts(text, length, &parts, fault);
    if (status == STATUS_OK) {
        code->set = parts.set;
        code->state = state_of(&parts);
    }
    return status;
}

enum status deal_from_code(const char *text, size_t length, const struct dice *dice,
                           struct board *board, struct fault *fault)
{
    struct code_parts parts;
    enum status status = read_parts(text, length, &parts, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (code_text_evaluate(parts.values, parts.length) != wanted_value(parts.set, dice)) {
        bool handed_out = !parts.set || dice_fingerprint(dice) == parts.set->fingerprint;
        return fault_whole(fault, STATUS_SYNTAX, "%s",
                           handed_out ? N_SAID("a character of the code is mistyped")
                                      : N_SAID("the code is mistyped or was made with other dice"));
    }
    if (!parts.set) {
        uint64_t own = dice_fingerprint(dice) & (CODE_TEXT_MASK << CODE_TEXT_BITS | CODE_TEXT_MASK);
        if (code_text_get(parts.values + 1, OWN_CHARS) != own) {
            return fault_whole(fault, STATUS_MISSING, N_SAID("the code was made with other dice"));
        }
    }
    int side = dice_side(dice);
    if (side == 0) {
        return fault_whole(fault, STATUS_RANGE, N_SAID("%d dice make no square board"),
                           dice->count);
    }
    struct random random = {.state = state_of(&parts)};
    deal_shake(dice, &random, side, side, board);
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * The codes of boards: which dice, in which state the generator was, and a check. Leaves the
 * shaking to deal.c.
 *
 *     set  state of the generator  check              X  fingerprint  state  check
 *     N    K7Q4M2XP                D                  X  4F           …      …
 *
 * A character is a number of GF(32). The code is a polynomial whose coefficients are its characters
 * and which, at a generator of the field, has the value that the dice ask for: so the weights of
 * the places are all different, and one wrong character or one swap of neighbours always shows.
 */
#include "trounce/deal.h"

#include <assert.h>
#include <string.h>

#define OWN_ID          'X'
#define BITS            5
#define VALUE_MASK      0x1fu
#define STATE_CHARS     (RANDOM_STATE_BITS / BITS)
#define OWN_CHARS       2
#define KNOWN_LENGTH    (1 + STATE_CHARS + 1)
#define OWN_LENGTH      (KNOWN_LENGTH + OWN_CHARS)
#define GROUP           5
#define FIELD_REDUCTION 0x25u /* x^5 + x^2 + 1, of which x is a generator */

static_assert(STATE_CHARS * BITS == RANDOM_STATE_BITS, "the state fills its characters");
static_assert(OWN_LENGTH + OWN_LENGTH / GROUP < BOARD_CODE_MAX, "a code fits with its dashes");

static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/* A code taken apart. */
struct code_parts {
    unsigned values[OWN_LENGTH];
    size_t length;
    const struct dice_set *set; /* NULL: dice of one's own */
};

static char upper(char c)
{
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

/* The number that a character stands for, -1 for none. */
static int value_of(char c)
{
    const char *at = c != 0 ? strchr(alphabet, upper(c)) : NULL;
    return at != NULL ? (int)(at - alphabet) : -1;
}

static unsigned evaluate(const unsigned *values, size_t length)
{
    unsigned sum = 0;
    for (size_t i = 0; i < length; i++) {
        sum <<= 1;
        if (sum > VALUE_MASK) {
            sum ^= FIELD_REDUCTION;
        }
        sum ^= values[i];
    }
    return sum;
}

/* The value that a code has to have: 0 for a set as it is handed out and for dice of one's own,
 * whose fingerprint is in the code itself. */
static unsigned wanted_value(const struct dice_set *set, const struct dice *dice)
{
    uint32_t difference = set != NULL ? dice_fingerprint(dice) ^ set->fingerprint : 0;
    unsigned value = 0;
    for (; difference != 0; difference >>= BITS) {
        value ^= difference & VALUE_MASK;
    }
    return value;
}

/* Writes the lowest bits of `bits` as `count` characters, the highest first. */
static size_t put_bits(unsigned *values, size_t at, uint64_t bits, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        values[at++] = (unsigned)(bits >> i * BITS) & VALUE_MASK;
    }
    return at;
}

static uint64_t get_bits(const unsigned *values, int count)
{
    uint64_t bits = 0;
    for (int i = 0; i < count; i++) {
        bits = bits << BITS | values[i];
    }
    return bits;
}

char *deal_code(const struct dice_set *set, const struct dice *dice, uint64_t state,
                char code[BOARD_CODE_MAX])
{
    assert(state >> RANDOM_STATE_BITS == 0);
    unsigned values[OWN_LENGTH];
    size_t length = 0;
    values[length++] = (unsigned)value_of(set != NULL ? set->id : OWN_ID);
    if (set == NULL) {
        length = put_bits(values, length, dice_fingerprint(dice), OWN_CHARS);
    }
    length = put_bits(values, length, state, STATE_CHARS);
    values[length] = 0;
    values[length] = evaluate(values, length + 1) ^ wanted_value(set, dice);
    length++;
    size_t at = 0;
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && i % GROUP == 0) {
            code[at++] = '-';
        }
        code[at++] = alphabet[values[i]];
    }
    code[at] = 0;
    return code;
}

static bool is_gap(char c)
{
    return c == ' ' || c == '-' || c == '\t' || c == '\r' || c == '\n';
}

/* Collects the values of the characters; a code may not be longer than the longest. */
static enum status read_values(const char *text, size_t length, struct code_parts *parts,
                               struct fault *fault)
{
    parts->length = 0;
    for (size_t i = 0; i < length; i++) {
        if (is_gap(text[i])) {
            continue;
        }
        int value = value_of(text[i]);
        if (value < 0 && text[i] > ' ' && text[i] <= '~') {
            return fault_at_line(fault, STATUS_SYNTAX, 1, i + 1, "no code has a '%c'", text[i]);
        }
        if (value < 0) {
            return fault_at_line(fault, STATUS_SYNTAX, 1, i + 1, "a stray byte 0x%02x",
                                 (unsigned)(unsigned char)text[i]);
        }
        if (parts->length == OWN_LENGTH) {
            return fault_at_line(fault, STATUS_SYNTAX, 1, i + 1, "the code is too long");
        }
        parts->values[parts->length++] = (unsigned)value;
    }
    return STATUS_OK;
}

static enum status read_parts(const char *text, size_t length, struct code_parts *parts,
                              struct fault *fault)
{
    enum status status = read_values(text, length, parts, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (parts->length == 0) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1, "there is no code");
    }
    char id = alphabet[parts->values[0]];
    parts->set = dice_set_by_id(id);
    if (parts->set == NULL && id != OWN_ID) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1, "no set of dice has the letter '%c'", id);
    }
    size_t wanted = parts->set != NULL ? KNOWN_LENGTH : OWN_LENGTH;
    if (parts->length != wanted) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, length + 1,
                             "the code has %zu letters and digits, there are to be %zu",
                             parts->length, wanted);
    }
    return STATUS_OK;
}

static uint64_t state_of(const struct code_parts *parts)
{
    return get_bits(parts->values + parts->length - 1 - STATE_CHARS, STATE_CHARS);
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
    if (evaluate(parts.values, parts.length) != wanted_value(parts.set, dice)) {
        bool handed_out = parts.set == NULL || dice_fingerprint(dice) == parts.set->fingerprint;
        return fault_whole(fault, STATUS_SYNTAX, "%s",
                           handed_out ? "a character of the code is mistyped"
                                      : "the code is mistyped or was made with other dice");
    }
    if (parts.set == NULL) {
        uint64_t own = dice_fingerprint(dice) & (VALUE_MASK << BITS | VALUE_MASK);
        if (get_bits(parts.values + 1, OWN_CHARS) != own) {
            return fault_whole(fault, STATUS_MISSING, "the code was made with other dice");
        }
    }
    int side = dice_side(dice);
    if (side == 0) {
        return fault_whole(fault, STATUS_RANGE, "%d dice make no square board", dice->count);
    }
    struct random random = {.state = state_of(&parts)};
    deal_shake(dice, &random, side, side, board);
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * Board codes: the dice, the generator's state, and a check. Leaves shaking to deal.c.
 *
 *     set  generator state         check              X  fingerprint  state  check
 *     N    K7Q4M2XP                D                  X  4F           …      …
 *
 *     W  language  side  state  check
 *     W  FR        4     …      …
 *
 * The check of a language's code also depends on the dice, so that they may be revised.
 */
#include "trounce/deal.h"
#include "trounce/language.h"

#include "code_text.h"

#include <assert.h>
#include <string.h>

#define OWN_ID       'X'
#define LANGUAGE_ID  'W' /* reserved: no set of English dice may use it */
#define STATE_CHARS  (RANDOM_STATE_BITS / CODE_TEXT_BITS)
#define OWN_CHARS    2
#define KNOWN_LENGTH (1 + STATE_CHARS + 1)
#define OWN_LENGTH   (KNOWN_LENGTH + OWN_CHARS)

#define LANGUAGE_CHARS  (DICE_LANGUAGE_SIZE - 1)
#define LANGUAGE_LENGTH (KNOWN_LENGTH + LANGUAGE_CHARS + 1)

static_assert(STATE_CHARS * CODE_TEXT_BITS == RANDOM_STATE_BITS, "the state fills its characters");
static_assert(CODE_TEXT_SIZE(LANGUAGE_LENGTH) <= BOARD_CODE_MAX, "a code fits with its dashes");

/* A parsed code. */
struct code_parts {
    unsigned values[LANGUAGE_LENGTH];
    size_t length;
    const struct dice_set *set;        /* NULL: custom dice, or those of a language */
    char language[DICE_LANGUAGE_SIZE]; /* "": none */
    int side;
};

/* The code alphabet has no I and O, so 2 and 3 stand for them. */
static char language_character(char letter)
{
    return (char)(letter == 'i' ? '2' : letter == 'o' ? '3' : letter - 'a' + 'A');
}

/* The lower-case letter for a code character; 0 for other digits. */
static char language_letter(char character)
{
    return (char)(character == '2'   ? 'i'
                  : character == '3' ? 'o'
                  : character >= 'A' ? character - 'A' + 'a'
                                     : 0);
}

/* The value that a code must have: 0 for a known set as shipped, and for custom dice, as their
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
    unsigned values[LANGUAGE_LENGTH];
    size_t length = 0;
    if (set && set->language[0]) {
        values[length++] = (unsigned)code_text_value(LANGUAGE_ID);
        for (int i = 0; i < LANGUAGE_CHARS; i++) {
            values[length++] = (unsigned)code_text_value(language_character(set->language[i]));
        }
    }
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
    return id == OWN_ID         ? OWN_LENGTH
           : id == LANGUAGE_ID  ? LANGUAGE_LENGTH
           : dice_set_by_id(id) ? KNOWN_LENGTH
                                : 0;
}

/* Reads the language and the side of its dice from the code. */
static enum status read_language(struct code_parts *parts, struct fault *fault)
{
    for (int i = 0; i < LANGUAGE_CHARS; i++) {
        parts->language[i] = language_letter(code_text_character(parts->values[1 + i]));
        if (!parts->language[i]) {
            return fault_at_line(fault, STATUS_SYNTAX, 1, 2 + (size_t)i,
                                 N_("W must be followed by the code of a language"));
        }
    }
    parts->side = code_text_character(parts->values[1 + LANGUAGE_CHARS]) - '0';
    if (parts->side < LANGUAGE_SIDE_MIN || parts->side > LANGUAGE_SIDE_MAX) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 2 + LANGUAGE_CHARS,
                             N_("the language must be followed by a number from %d to %d"),
                             LANGUAGE_SIDE_MIN, LANGUAGE_SIDE_MAX);
    }
    return STATUS_OK;
}

static enum status read_parts(const char *text, size_t length, struct code_parts *parts,
                              struct fault *fault)
{
    enum status status =
        code_text_read(text, length, parts->values, LANGUAGE_LENGTH, &parts->length, fault);
    if (status != STATUS_OK) {
        return status;
    }
    char id = code_text_character(parts->values[0]);
    parts->set = dice_set_by_id(id);
    size_t wanted = deal_code_length(id);
    if (wanted == 0) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1, N_("no set of dice has the letter '%c'"),
                             id);
    }
    if (parts->length != wanted) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, length + 1,
                             N_("the code has %zu letters and digits instead of %zu"),
                             parts->length, wanted);
    }
    return id == LANGUAGE_ID ? read_language(parts, fault) : STATUS_OK;
}

static uint64_t state_of(const struct code_parts *parts)
{
    return code_text_get(parts->values + parts->length - 1 - STATE_CHARS, STATE_CHARS);
}

enum status deal_read_code(const char *text, size_t length, struct board_code *code,
                           struct fault *fault)
{
    struct code_parts parts = {.length = 0};
    enum status status = read_parts(text, length, &parts, fault);
    if (status == STATUS_OK) {
        *code =
            (struct board_code){.set = parts.set, .side = parts.side, .state = state_of(&parts)};
        memcpy(code->language, parts.language, sizeof code->language);
        code_text_write(parts.values, parts.length, code->text);
    }
    return status;
}

enum status deal_from_code(const char *text, size_t length, const struct dice *dice,
                           struct board *board, struct fault *fault)
{
    struct code_parts parts = {.length = 0};
    enum status status = read_parts(text, length, &parts, fault);
    if (status != STATUS_OK) {
        return status;
    }
    const struct dice_set *set = parts.set;
    if (parts.language[0]) {
        set = dice->set;
        if (!set || strcmp(set->language, parts.language) != 0 || dice_side(dice) != parts.side) {
            return fault_whole(fault, STATUS_MISSING, N_("the code was made with other dice"));
        }
    }
    if (code_text_evaluate(parts.values, parts.length) != wanted_value(set, dice)) {
        bool handed_out = !set || dice_fingerprint(dice) == set->fingerprint;
        return fault_whole(fault, STATUS_SYNTAX,
                           handed_out ? N_("a character of the code is mistyped")
                                      : N_("the code is mistyped or was made with other dice"));
    }
    if (!set) {
        uint64_t own = dice_fingerprint(dice) & (CODE_TEXT_MASK << CODE_TEXT_BITS | CODE_TEXT_MASK);
        if (code_text_get(parts.values + 1, OWN_CHARS) != own) {
            return fault_whole(fault, STATUS_MISSING, N_("the code was made with other dice"));
        }
    }
    int side = dice_side(dice);
    if (side == 0) {
        return fault_whole(fault, STATUS_RANGE, N_("%d dice do not make a square board"),
                           dice->count);
    }
    struct random random = {.state = state_of(&parts)};
    deal_shake(dice, &random, side, side, board);
    return STATUS_OK;
}

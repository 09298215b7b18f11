/* SPDX-License-Identifier: MIT */
/*
 * Converts numbers to letters and digits and back. Leaves their meaning to deal_code.c and
 * scrambler_puzzle.c.
 */
#include "code_text.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <string.h>

#define FIELD_REDUCTION 0x25u /* x^5 + x^2 + 1, with generator x */

static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

static char upper(char c)
{
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

char code_text_character(unsigned value)
{
    assert(value <= CODE_TEXT_MASK);
    return alphabet[value];
}

int code_text_value(char c)
{
    const char *at = c != 0 ? strchr(alphabet, upper(c)) : NULL;
    return at ? (int)(at - alphabet) : -1;
}

size_t code_text_put(unsigned *values, size_t at, uint64_t bits, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        values[at++] = (unsigned)(bits >> i * CODE_TEXT_BITS) & CODE_TEXT_MASK;
    }
    return at;
}

uint64_t code_text_get(const unsigned *values, int count)
{
    uint64_t bits = 0;
    for (int i = 0; i < count; i++) {
        bits = bits << CODE_TEXT_BITS | values[i];
    }
    return bits;
}

unsigned code_text_evaluate(const unsigned *values, size_t count)
{
    unsigned sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum <<= 1;
        if (sum > CODE_TEXT_MASK) {
            sum ^= FIELD_REDUCTION;
        }
        sum ^= values[i];
    }
    return sum;
}

char *code_text_write(const unsigned *values, size_t count, char *text)
{
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && i % CODE_TEXT_GROUP == 0) {
            text[at++] = '-';
        }
        text[at++] = code_text_character(values[i]);
    }
    text[at] = 0;
    return text;
}

enum status code_text_read(const char *text, size_t length, unsigned *values, size_t count_max,
                           size_t *count, struct fault *fault)
{
    size_t read_count = 0;
    for (size_t i = 0; i < length; i++) {
        char plain;
        size_t gap = utf8_gap(text + i, length - i, &plain);
        if (gap > 0) {
            i += gap - 1;
            continue;
        }
        int value = code_text_value(text[i]);
        if (value < 0 && text[i] > ' ' && text[i] <= '~') {
            return fault_at_line(fault, STATUS_SYNTAX, 1, i + 1, N_("a code cannot contain '%c'"),
                                 text[i]);
        }
        if (value < 0) {
            return fault_stray(fault, 1, i + 1, text + i, length - i);
        }
        if (read_count == count_max) {
            return fault_at_line(fault, STATUS_SYNTAX, 1, i + 1, N_("the code is too long"));
        }
        values[read_count++] = (unsigned)value;
    }
    if (read_count == 0) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1, N_("there is no code"));
    }
    *count = read_count;
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * Bit streams in the characters of a code. Leaves their meaning to challenge.c.
 */
#include "code_bits.h"

#include "code_text.h"

#include <assert.h>

#define CODING_BITS  4
#define CODING_PLAIN 15 /* one bit per element; smaller values: the low bits per gap */

static_assert(CODE_BITS_SET_MAX < 1 << (CODING_PLAIN - 1), "no gap has more bits than that");

static int shift_of(size_t at)
{
    return (int)(CODE_TEXT_BITS - 1 - at % CODE_TEXT_BITS);
}

void code_bits_put(struct code_bits *bits, uint32_t value, int count)
{
    for (int i = count - 1; i >= 0; i--, bits->at++) {
        if (bits->at >= bits->end) {
            bits->overran = true;
            return;
        }
        bits->values[bits->at / CODE_TEXT_BITS] |= (unsigned)(value >> i & 1u)
                                                   << shift_of(bits->at);
    }
}

uint32_t code_bits_get(struct code_bits *bits, int count)
{
    uint32_t value = 0;
    for (int i = 0; i < count; i++, bits->at++) {
        if (bits->at >= bits->end) {
            bits->overran = true;
            return 0;
        }
        value = value << 1 | (bits->values[bits->at / CODE_TEXT_BITS] >> shift_of(bits->at) & 1u);
    }
    return value;
}

void code_bits_put_number(struct code_bits *bits, uint32_t number, int size)
{
    int length = 0;
    while (length < 32 && number >> length != 0) {
        length++;
    }
    assert(length < 1 << size);
    code_bits_put(bits, (uint32_t)length, size);
    code_bits_put(bits, number, length > 0 ? length - 1 : 0); /* the highest bit is implied */
}

uint32_t code_bits_get_number(struct code_bits *bits, int size)
{
    int length = (int)code_bits_get(bits, size);
    return length == 0 ? 0 : UINT32_C(1) << (length - 1) | code_bits_get(bits, length - 1);
}

/* --- sets --- */

/* The first element of the set from `from` on; `count` if there is none. */
static size_t next_in(const unsigned char *set, size_t count, size_t from)
{
    while (from < count && !code_bits_has(set, from)) {
        from++;
    }
    return from;
}

/* The length of a Rice code of the gaps before each element of the set and after the last one: the
 * high bits of each in unary, as ones and a 0, then the `low_bits` lowest bits. */
static size_t rice_length(const unsigned char *set, size_t count, int low_bits)
{
    size_t length = 0;
    for (size_t at = 0; at < count; at++) {
        size_t next = next_in(set, count, at);
        length += ((next - at) >> low_bits) + 1 + (size_t)low_bits;
        at = next;
    }
    return length;
}

static int best_coding(const unsigned char *set, size_t count)
{
    int best = CODING_PLAIN;
    size_t shortest = count;
    for (int low_bits = 0; low_bits < CODING_PLAIN; low_bits++) {
        size_t length = rice_length(set, count, low_bits);
        if (length < shortest) {
            shortest = length;
            best = low_bits;
        }
    }
    return best;
}

static void write_gap(struct code_bits *bits, size_t gap, int low_bits)
{
    for (size_t ones = gap >> low_bits; ones > 0; ones--) {
        code_bits_put(bits, 1, 1);
    }
    code_bits_put(bits, 0, 1);
    code_bits_put(bits, (uint32_t)gap, low_bits);
}

static size_t get_gap(struct code_bits *bits, int low_bits)
{
    size_t ones = 0;
    while (code_bits_get(bits, 1) != 0) {
        ones++;
    }
    return (ones << low_bits) + code_bits_get(bits, low_bits);
}

void code_bits_put_set(struct code_bits *bits, const unsigned char *set, size_t count)
{
    assert(count <= CODE_BITS_SET_MAX);
    int coding = best_coding(set, count);
    code_bits_put(bits, (uint32_t)coding, CODING_BITS);
    for (size_t at = 0; at < count; at++) {
        if (coding == CODING_PLAIN) {
            code_bits_put(bits, code_bits_has(set, at), 1);
        } else {
            size_t next = next_in(set, count, at);
            write_gap(bits, next - at, coding);
            at = next;
        }
    }
}

bool code_bits_get_set(struct code_bits *bits, unsigned char *set, size_t count)
{
    assert(count <= CODE_BITS_SET_MAX);
    int coding = (int)code_bits_get(bits, CODING_BITS);
    size_t at = 0;
    for (; at < count && !bits->overran; at++) {
        bool is_in = true;
        if (coding == CODING_PLAIN) {
            is_in = code_bits_get(bits, 1) != 0;
        } else {
            at += get_gap(bits, coding);
        }
        if (is_in && at < count) {
            set[at / 8] |= (unsigned char)(1u << at % 8);
        }
    }
    return !bits->overran && at <= count + 1; /* the last gap must not lead beyond the end */
}

/* --- checks --- */

uint32_t code_bits_check(const unsigned *values, size_t count, int width)
{
    const uint32_t mask = (UINT32_C(1) << width) - 1;
    uint32_t remainder = mask;
    for (size_t at = 0; at < count * CODE_TEXT_BITS; at++) {
        uint32_t bit = values[at / CODE_TEXT_BITS] >> shift_of(at);
        bool divides = ((remainder >> (width - 1) ^ bit) & 1u) != 0;
        remainder = (remainder << 1 & mask) ^ (divides ? 0x9u : 0);
    }
    return remainder;
}

/* SPDX-License-Identifier: MIT */
/*
 * Dice sets: the known ones by name, and custom dice from text. Leaves shaking to deal.c.
 */
#include "trounce/dice.h"

#include <assert.h>
#include <string.h>

/* Ids and fingerprints are part of board codes: neither may ever change. The first set of each size
 * is the default. */
static const struct dice_set sets[] = {
    {"new_1987_16", 16, 0x12dc4f3eu, 'N', "", NULL},
    {"classic_1976_16", 16, 0xa26dc25eu, 'C', "", NULL},
    {"ece209_order_16", 16, 0xbbd5429au, 'E', "", NULL},
    {"oberlin_stanford_order_16", 16, 0xdafe7e2au, 'L', "", NULL},
    {"big_deluxe_25", 25, 0xdcc2388du, 'D', "", NULL},
    {"big_original_25", 25, 0x45e35991u, 'B', "", NULL},
    {"big_challenge_25", 25, 0xfaf89589u, 'G', "", NULL},
    {"big_2012_25", 25, 0xf67b92b6u, 'Y', "", NULL},
    {"stanford_cs106_big_25", 25, 0xae1483e1u, 'F', "", NULL},
    {"super_big_36", 36, 0xbf3133aeu, 'S', "", NULL},
    {.name = NULL},
};

/* The text of a set, and the position of the next byte. */
struct dice_text {
    const struct alphabet *alphabet;
    const char *bytes;
    size_t size;
    size_t at;
    size_t line;
};

/* Gets the n-th two-letter face, from 1; 0 is the blank. */
static bool face_of_digit(const struct alphabet *alphabet, int n, int *face)
{
    for (*face = 0; n > 0 && ++*face < alphabet->face_count;) {
        n -= alphabet_spelling(alphabet, *face)[0] != '\0' &&
             alphabet_spelling(alphabet, *face)[1] != '\0';
    }
    return n == 0;
}

/* Reads the face at the start of `text`; returns its size in bytes, 0 if there is none. */
static size_t read_face(const struct alphabet *alphabet, const char *text, size_t length, int *face)
{
    if (text[0] >= '0' && text[0] <= '9') {
        return face_of_digit(alphabet, text[0] - '0', face);
    }
    size_t size = alphabet_letter_size(alphabet, text, length);
    return size > 0 && alphabet_face_of(alphabet, text, size, face) ? size : 0;
}

/* The length of the current line, without its newline and trailing blanks. */
static size_t line_length(const struct dice_text *text, size_t *with_end)
{
    const char *line = text->bytes + text->at;
    size_t left = text->size - text->at;
    const char *newline = memchr(line, '\n', left);
    size_t length = newline ? (size_t)(newline - line) : left;
    *with_end = newline ? length + 1 : length;
    if (length > 0 && line[length - 1] == '\r') {
        length--;
    }
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t')) {
        length--;
    }
    return length;
}

/* Reads the die on a line of `length` >= 1 bytes. */
static enum status read_die(const struct dice_text *text, size_t length,
                            unsigned char faces[DICE_FACES], struct fault *fault)
{
    size_t count = 0;
    size_t end = length; /* end of the sixth face */
    for (size_t at = 0; at < length; count++) {
        int face;
        size_t size = read_face(text->alphabet, text->bytes + text->at + at, length - at, &face);
        if (size == 0) {
            return fault_stray(fault, text->line, at + 1, text->bytes + text->at + at, length - at);
        }
        if (count < DICE_FACES) {
            faces[count] = (unsigned char)face;
        }
        at += size;
        end = count + 1 == DICE_FACES ? at : end;
    }
    if (count != DICE_FACES) {
        return fault_at_line(fault, STATUS_SYNTAX, text->line, end + 1,
                             "a die has six faces, this one has %zu", count);
    }
    return STATUS_OK;
}

/* The side of the smallest square of at least `count` cells. */
static int side_for(int count)
{
    int side = 1;
    while (side * side < count) {
        side++;
    }
    return side;
}

int dice_side(const struct dice *dice)
{
    int side = side_for(dice->count);
    return side * side == dice->count ? side : 0;
}

enum status dice_read(const struct alphabet *alphabet, const void *bytes, size_t size, int count,
                      struct dice *dice, struct fault *fault)
{
    assert(alphabet && count >= 0 && count <= DICE_MAX);
    int most = count > 0 ? count : DICE_MAX;
    struct dice read = {.alphabet = alphabet};
    struct dice_text text = {.alphabet = alphabet, .bytes = bytes, .size = size, .line = 1};
    while (text.at < text.size) {
        size_t with_end;
        size_t length = line_length(&text, &with_end);
        if (length > 0) {
            unsigned char faces[DICE_FACES] = {0};
            enum status status = read_die(&text, length, faces, fault);
            if (status != STATUS_OK) {
                return status;
            }
            if (read.count == most) {
                return fault_at_line(fault, STATUS_RANGE, text.line, 1,
                                     "one die too many: there should be %d", most);
            }
            memcpy(read.faces[read.count], faces, sizeof faces);
            read.count++;
        }
        text.at += with_end;
        text.line++;
    }
    if (read.count == 0) {
        return fault_at_line(fault, STATUS_EMPTY, 1, 1, "there are no dice");
    }
    int side = side_for(read.count);
    int wanted = count > 0 ? count : side * side;
    if (read.count != wanted) {
        return fault_at_line(fault, STATUS_RANGE, text.line, 1, "%d dice, but there should be %d",
                             read.count, wanted);
    }
    *dice = read;
    return STATUS_OK;
}

uint32_t dice_fingerprint(const struct dice *dice)
{
    /* FNV-1a over the count and every face. */
    uint32_t hash = UINT32_C(2166136261);
    hash = (hash ^ (uint32_t)dice->count) * UINT32_C(16777619);
    for (int die = 0; die < dice->count; die++) {
        for (int face = 0; face < DICE_FACES; face++) {
            hash = (hash ^ dice->faces[die][face]) * UINT32_C(16777619);
        }
    }
    return hash;
}

const struct dice_set *dice_sets(void)
{
    return sets;
}

const struct dice_set *dice_set_by_id(char id)
{
    for (const struct dice_set *set = sets; set->name; set++) {
        if (set->id == id) {
            return set;
        }
    }
    return NULL;
}

const struct dice_set *dice_set_by_name(const char *name)
{
    for (const struct dice_set *set = sets; set->name; set++) {
        if (strcmp(set->name, name) == 0) {
            return set;
        }
    }
    return NULL;
}

const struct dice_set *dice_set_of(const struct dice *dice)
{
    uint32_t fingerprint = dice_fingerprint(dice);
    if (dice->set || dice->alphabet != &alphabet_english) {
        return dice->set;
    }
    for (const struct dice_set *set = sets; set->name; set++) {
        if (set->count == dice->count && set->fingerprint == fingerprint) {
            return set;
        }
    }
    return NULL;
}

const struct dice_set *dice_set_default(int size)
{
    const struct dice_set *set = sets;
    while (set->count != size * size) {
        set++;
        assert(set->name);
    }
    return set;
}

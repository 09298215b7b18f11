/* SPDX-License-Identifier: MIT */
/*
 * The faces of dice and what they spell, as one table. Leaves dice to dice.c and boards to board.c.
 */
#include "trounce/face.h"

#include <assert.h>
#include <string.h>

static const struct {
    const char *spelling;
    const char *label;
} faces[FACE_COUNT] = {
    [FACE_BLANK] = {"", ""},
    [FACE_A] = {"a", "A"},
    {"b", "B"},
    {"c", "C"},
    {"d", "D"},
    {"e", "E"},
    {"f", "F"},
    {"g", "G"},
    {"h", "H"},
    {"i", "I"},
    {"j", "J"},
    {"k", "K"},
    {"l", "L"},
    {"m", "M"},
    {"n", "N"},
    {"o", "O"},
    {"p", "P"},
    [FACE_QU] = {"qu", "Qu"},
    {"r", "R"},
    {"s", "S"},
    {"t", "T"},
    {"u", "U"},
    {"v", "V"},
    {"w", "W"},
    {"x", "X"},
    {"y", "Y"},
    [FACE_Z] = {"z", "Z"},
    [FACE_IN] = {"in", "In"},
    [FACE_TH] = {"th", "Th"},
    [FACE_ER] = {"er", "Er"},
    [FACE_HE] = {"he", "He"},
    [FACE_AN] = {"an", "An"},
    [FACE_PLAIN_Q] = {"q", "Q"},
};

const char *face_spelling(enum face face)
{
    assert(face < FACE_COUNT);
    return faces[face].spelling;
}

const char *face_label(enum face face)
{
    assert(face < FACE_COUNT);
    return faces[face].label;
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

bool face_from_text(const char *text, int length, enum face *face)
{
    if (length < 1 || length > FACE_LETTERS_MAX) {
        return false;
    }
    if (length == 1 && (text[0] == '.' || text[0] == '_')) {
        *face = FACE_BLANK;
        return true;
    }
    char folded[FACE_LETTERS_MAX + 1] = {0};
    for (int i = 0; i < length; i++) {
        folded[i] = lower(text[i]);
    }
    if (length == 1 && folded[0] >= 'a' && folded[0] <= 'z') {
        *face = (enum face)(FACE_A + folded[0] - 'a'); /* a Q is FACE_QU */
        return true;
    }
    for (enum face candidate = FACE_QU; candidate < FACE_PLAIN_Q; candidate++) {
        if (strcmp(faces[candidate].spelling, folded) == 0) {
            *face = candidate;
            return true;
        }
    }
    return false;
}

/* SPDX-License-Identifier: MIT */
/*
 * A line of text that is typed: what it holds, where its caret is, what a key does to it, and how
 * it looks. Leaves what the text is for to the screens.
 */
#ifndef APP_FIELD_H
#define APP_FIELD_H

#include "input.h"
#include "widgets.h"

#define FIELD_TEXT_MAX      1024
#define FIELD_CHARACTER_MAX 5 /* bytes of one UTF-8 character and its end */

/* What becomes of a typed ASCII character: itself, another one in its place (its capital …), '\0':
 * the field does not take it. */
typedef char field_taker(char character);

/* A taker of the letters A to Z, as capitals. */
char field_take_letter(char character);

/* Invariants: `text` is UTF-8, ended, of at most `limit` bytes; the caret is before one of its
 * characters or behind the last. */
struct field {
    char text[FIELD_TEXT_MAX];
    int caret; /* bytes before it */
    int limit;
    field_taker *taker; /* NULL: every character is taken, also those beyond ASCII */
};

/* What became of an input. */
enum field_outcome {
    FIELD_IGNORED, /* it was not for a field */
    FIELD_SAME,    /* the caret went somewhere, or there was nothing to do */
    FIELD_CHANGED, /* the text is another one */
    FIELD_REFUSED, /* a character is not taken here; others that came with it may have been */
    FIELD_FULL     /* no room for all of it */
};

/* An empty field for `limit` bytes, 1..FIELD_TEXT_MAX - 1. */
void field_init(struct field *field, int limit, field_taker *taker);

/* Another text, as if it was typed into the empty field: the caret is behind it. */
void field_set(struct field *field, const char *text);

/*
 * Puts `text` in at the caret, character by character; line breaks and tabs are passed over. What
 * the field does not take is left out, and the first such character goes to `refused` (which may be
 * NULL; "" when there was none).
 */
enum field_outcome field_insert(struct field *field, const char *text,
                                char refused[FIELD_CHARACTER_MAX]);

/* What was typed or pasted goes in; Backspace, Delete, Left, Right, Home and End edit. Anything
 * else is ignored, Ctrl+V too: who wants it asks for REQUEST_PASTE. */
enum field_outcome field_input(struct field *field, const struct input *input,
                               char refused[FIELD_CHARACTER_MAX]);

struct field_look {
    const char *hint; /* shown while it is empty; NULL: nothing */
    bool has_icon;
    enum icon icon; /* at its left */
    bool outlined;  /* as what the keyboard writes to */
    bool has_caret;
    int size;    /* of its letters, units; 0: 21 */
    int spacing; /* thousandths of an em */
};

/* Draws the field with its hot area (`id` of HOT_NONE: without), where Tab does not stop. Of a text
 * too long for it that part is shown in which the caret is. */
void field_draw(struct ui *ui, int id, struct rect rect, const struct field *field,
                const struct field_look *look);

/* The caret that a press at `x` means, as bytes before it. */
int field_caret_at(const struct ui *ui, struct rect rect, const struct field *field,
                   const struct field_look *look, int x);

#endif

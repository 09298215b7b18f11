/* SPDX-License-Identifier: MIT */
/*
 * A line of text that is typed: what it holds, where its caret is, what a key does to it, and how
 * it looks. Leaves what the text is for to the screens.
 */
#ifndef APP_FIELD_H
#define APP_FIELD_H

#include "input.h"
#include "widgets.h"

#include "trounce/alphabet.h"

#define FIELD_TEXT_MAX      2048 /* a challenge fits */
#define FIELD_CHARACTER_MAX 5    /* bytes of one UTF-8 character and its end */

/* What the pointer selects while its button is held. */
enum field_drag { FIELD_DRAG_NONE, FIELD_DRAG_CHARACTERS, FIELD_DRAG_WORDS, FIELD_DRAG_ALL };

/* Invariants: `text` is UTF-8, ended, of at most `limit` bytes; caret, anchor, origin and first are
 * before one of its characters or behind the last. */
struct field {
    char text[FIELD_TEXT_MAX];
    int caret;  /* bytes before it */
    int anchor; /* the other end of what is selected; the caret itself: nothing is */
    int limit;
    const struct alphabet *alphabet; /* NULL: every character is taken; else letters, as capitals */
    enum field_drag drag;
    int origin; /* where the drag began */
    int first;  /* where the part began that was shown when the pointer came */
};

/* What became of an input. */
enum field_outcome {
    FIELD_IGNORED, /* it was not for a field */
    FIELD_SAME,    /* the caret went somewhere, or there was nothing to do */
    FIELD_CHANGED, /* the text is another one */
    FIELD_REFUSED, /* a character is not taken here; others that came with it may have been */
    FIELD_FULL     /* no room for all of it */
};

/* An empty field for `limit` bytes, 1..FIELD_TEXT_MAX - 1. `alphabet` is borrowed. */
void field_init(struct field *field, int limit, const struct alphabet *alphabet);

/* Another text, as if it was typed into the empty field: the caret is behind it. */
void field_set(struct field *field, const char *text);

/* Puts the caret before byte `at`, 0..length of the text, or selects from `from` to there. */
void field_place(struct field *field, int at);
void field_select(struct field *field, int from, int at);

/* Where the selection begins and ends; false: nothing is selected. */
bool field_selection(const struct field *field, int *from, int *to);

/* Takes the selected text out. */
enum field_outcome field_erase_selection(struct field *field);

/*
 * Puts `text` in at the caret, in the place of what is selected, character by character; what
 * cannot be shown is passed over (utf8_is_printable), line breaks and tabs among it, and so are
 * bytes that are not UTF-8. What the field does not take is left out, and the first such character
 * goes to `refused` (which may be NULL; "" when there was none).
 */
enum field_outcome field_insert(struct field *field, const char *text,
                                char refused[FIELD_CHARACTER_MAX]);

/*
 * What was typed or pasted goes in. Backspace and Delete erase, Left, Right, Home and End go, by
 * words with Ctrl; with Shift they select; Ctrl+A selects all. Anything else is ignored, Ctrl+C, X
 * and V too: post_edit has the clipboard.
 */
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

/*
 * The pointer in the field that is drawn in `rect`: a press puts the caret there, a second one
 * selects the word, a third all, and moving with the button held selects on. FIELD_IGNORED: it is
 * elsewhere.
 */
enum field_outcome field_pointer(struct field *field, const struct ui *ui, struct rect rect,
                                 const struct field_look *look, const struct input *input);

#endif

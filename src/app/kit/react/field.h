/* SPDX-License-Identifier: MIT */
/*
 * A single-line text field: its text and caret, editing by keys and pointer, and drawing. Leaves
 * what the text is for to the screens.
 */
#ifndef APP_FIELD_H
#define APP_FIELD_H

#include "input.h"
#include "widgets.h"

#include "trounce/alphabet.h"

#define FIELD_TEXT_MAX      2048 /* room for a challenge */
#define FIELD_CHARACTER_MAX 5    /* one UTF-8 character and its terminator */

/* The unit a drag selects by. */
enum field_drag { FIELD_DRAG_NONE, FIELD_DRAG_CHARACTERS, FIELD_DRAG_WORDS, FIELD_DRAG_ALL };

/* Invariants: `text` is NUL-terminated UTF-8 of at most `limit` bytes; caret, anchor, origin and
 * first are offsets of a character or of the end. */
struct field {
    char text[FIELD_TEXT_MAX];
    int caret;  /* byte offset */
    int anchor; /* the other end of the selection; equal to the caret: nothing is selected */
    int limit;
    const struct alphabet *alphabet; /* accepts only letters, as capitals; NULL: everything */
    enum field_drag drag;
    int origin; /* where the drag began */
    int first;  /* start of the visible part since the pointer pressed, else 0 */
};

/* The result of an input. */
enum field_outcome {
    FIELD_IGNORED, /* not an input for a field */
    FIELD_SAME,    /* the caret moved, or there was nothing to do */
    FIELD_CHANGED, /* the text changed */
    FIELD_REFUSED, /* a character is not accepted; others in the same input may have been */
    FIELD_FULL     /* not enough room for all of it */
};

/* Initialises an empty field for `limit` bytes, 1..FIELD_TEXT_MAX - 1. `alphabet` is borrowed. */
void field_init(struct field *field, int limit, const struct alphabet *alphabet);

/* Replaces the text as if typed into the empty field, with the caret at the end. */
void field_set(struct field *field, const char *text);

/* Moves the caret to byte `at`, 0..text length; field_select selects from `from` to there. */
void field_place(struct field *field, int at);
void field_select(struct field *field, int from, int at);

/* Sets the range of the selection; false if nothing is selected. */
bool field_selection(const struct field *field, int *from, int *to);

/* Deletes the selected text. */
enum field_outcome field_erase_selection(struct field *field);

/*
 * Inserts `text` at the caret, replacing the selection, character by character. Skips unprintable
 * characters (utf8_is_printable), such as line breaks and tabs, and invalid UTF-8. Leaves out what
 * the field does not accept; the first such character is copied to `refused` (may be NULL; "" if
 * there was none).
 */
enum field_outcome field_insert(struct field *field, const char *text,
                                char refused[FIELD_CHARACTER_MAX]);

/*
 * Inserts typed or pasted text, takes edits and handles keys: Backspace and Delete erase, Left,
 * Right, Home and End move, by words with Ctrl; with Shift they select; Ctrl+A selects all. Ignores
 * everything else, including Ctrl+C, X and V: output_edit handles the clipboard.
 */
enum field_outcome field_input(struct field *field, const struct input *input,
                               char refused[FIELD_CHARACTER_MAX]);

struct field_look {
    const char *hint; /* shown while empty; NULL: nothing */
    enum icon icon;   /* at the left */
    bool outlined;    /* marks it as the target of the keyboard */
    bool has_caret;
    int size;                        /* of the font, units; 0: 21 */
    int spacing;                     /* thousandths of an em */
    const struct alphabet *capitals; /* shows letters as its capitals; NULL: as they are */
};

/* Draws the field and adds its hot area (none if `id` is HOT_NONE), which is not a Tab stop. If the
 * text is too long, the part around the caret is shown. */
void field_draw(struct ui *ui, int id, struct rect rect, const struct field *field,
                const struct field_look *look);

/* Makes a field that was drawn without a hot area a place where Tab stops. */
void field_place_keys(struct ui *ui, int id, struct rect rect, const struct field *field,
                      const struct field_look *look);

/* Returns the caret offset in bytes for a press at `x`. */
int field_caret_at(const struct ui *ui, struct rect rect, const struct field *field,
                   const struct field_look *look, int x);

/*
 * Handles the pointer in the field drawn in `rect`: a press places the caret, a second selects the
 * word, a third everything; moving with the button held extends the selection. FIELD_IGNORED if the
 * input is not for this field.
 */
enum field_outcome field_pointer(struct field *field, const struct ui *ui, struct rect rect,
                                 const struct field_look *look, const struct input *input);

#endif

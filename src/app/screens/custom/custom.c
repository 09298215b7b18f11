/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice, typed and pasted. Leaves wording and drawing to custom_draw.c.
 */
#include "custom.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static void forget_remark(struct custom *custom)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->after_q = false;
}

static int dice_count(const struct custom *custom)
{
    return custom->size * custom->size;
}

void custom_init(struct custom *custom, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    *custom = (struct custom){.size = size};
    memset(custom->dice, CUSTOM_EMPTY, sizeof custom->dice);
}

/* --- questions --- */

int custom_missing(const struct custom *custom)
{
    int missing = 0;
    for (int i = 0; i < dice_count(custom); i++) {
        missing += custom->dice[i] == CUSTOM_EMPTY;
    }
    return missing;
}

int custom_surplus(const struct custom *custom)
{
    int surplus = 0;
    for (int i = dice_count(custom); i < CUSTOM_DICE_MAX; i++) {
        surplus += custom->dice[i] != CUSTOM_EMPTY;
    }
    return surplus;
}

/* The number of dice up to the last letter. */
static int used_count(const struct custom *custom)
{
    int used = CUSTOM_DICE_MAX;
    while (used > 0 && custom->dice[used - 1] == CUSTOM_EMPTY) {
        used--;
    }
    return used;
}

bool custom_is_empty(const struct custom *custom)
{
    return used_count(custom) == 0;
}

bool custom_board(const struct custom *custom, struct board *board)
{
    if (custom_missing(custom) > 0) {
        return false;
    }
    unsigned char faces[CUSTOM_DICE_MAX];
    for (int i = 0; i < dice_count(custom); i++) {
        faces[i] = (unsigned char)custom->dice[i];
    }
    board_init(board, custom->size, custom->size, faces);
    return true;
}

/* How a die reads in the field. */
static const char *die_text(const struct custom *custom, int die)
{
    if (custom->dice[die] == CUSTOM_EMPTY) {
        return "_";
    }
    return custom->dice[die] == FACE_BLANK ? "." : face_label((enum face)custom->dice[die]);
}

int custom_text(const struct custom *custom, char text[CUSTOM_TEXT_MAX])
{
    int used = used_count(custom);
    int count = custom->cursor > used ? custom->cursor : used;
    size_t length = 0;
    size_t caret = 0;
    text[0] = '\0';
    for (int die = 0; die < count; die++) {
        if (die == custom->cursor) {
            caret = length;
        }
        length +=
            (size_t)snprintf(text + length, CUSTOM_TEXT_MAX - length, "%s", die_text(custom, die));
    }
    return (int)(custom->cursor < count ? caret : length);
}

int custom_die_at(const struct custom *custom, int at)
{
    int die = 0;
    for (int begin = 0; die < CUSTOM_DICE_MAX; die++) {
        begin += (int)strlen(die_text(custom, die));
        if (at < begin) {
            break;
        }
    }
    return die;
}

/* --- typing --- */

/* Makes room for a letter at the cursor by moving what is there up to the next empty die. */
static bool push_aside(struct custom *custom)
{
    int empty = custom->cursor;
    while (empty < CUSTOM_DICE_MAX && custom->dice[empty] != CUSTOM_EMPTY) {
        empty++;
    }
    if (empty == CUSTOM_DICE_MAX) {
        return false;
    }
    memmove(custom->dice + custom->cursor + 1, custom->dice + custom->cursor,
            (size_t)(empty - custom->cursor));
    return true;
}

static void put(struct custom *custom, enum face face)
{
    bool has_room = custom->cursor < CUSTOM_DICE_MAX && (!custom->inserts || push_aside(custom));
    if (!has_room) {
        custom->remark = CUSTOM_REMARK_FULL;
        return;
    }
    custom->dice[custom->cursor++] = (signed char)face;
    custom->after_q = face == FACE_QU;
}

static void refuse(struct custom *custom, const char *character)
{
    if (custom->remark == CUSTOM_REMARK_REFUSED) {
        return; /* only the first is remarked */
    }
    size_t length = 1;
    while (((unsigned char)character[length] & 0xc0) == 0x80) {
        length++;
    }
    custom->remark = CUSTOM_REMARK_REFUSED;
    (void)snprintf(custom->refused, sizeof custom->refused, "%.*s", (int)length, character);
}

void custom_type(struct custom *custom, const char *text)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->chosen = false;
    for (; *text; text++) {
        char letter = field_take_letter(*text);
        enum face face;
        if (letter == 'U' && custom->after_q) {
            custom->after_q = false;
        } else if (letter && face_from_text(&letter, 1, &face)) {
            custom->after_q = false;
            put(custom, face);
        } else if (((unsigned char)*text & 0xc0) != 0x80) {
            custom->after_q = false;
            refuse(custom, text);
        }
    }
}

/* Takes a die out of the row; those behind it move up. */
static void take_out(struct custom *custom, int die)
{
    memmove(custom->dice + die, custom->dice + die + 1, (size_t)(CUSTOM_DICE_MAX - 1 - die));
    custom->dice[CUSTOM_DICE_MAX - 1] = CUSTOM_EMPTY;
}

void custom_backspace(struct custom *custom)
{
    forget_remark(custom);
    bool here = custom->chosen && !custom->inserts && custom->cursor < CUSTOM_DICE_MAX &&
                custom->dice[custom->cursor] != CUSTOM_EMPTY;
    custom->chosen = false;
    if (here) {
        custom->dice[custom->cursor] = CUSTOM_EMPTY;
    } else if (custom->cursor > 0) {
        custom->cursor--;
        if (custom->inserts) {
            take_out(custom, custom->cursor);
        } else {
            custom->dice[custom->cursor] = CUSTOM_EMPTY;
        }
    }
}

void custom_delete(struct custom *custom)
{
    forget_remark(custom);
    if (custom->cursor == CUSTOM_DICE_MAX) {
        return;
    }
    if (custom->inserts) {
        take_out(custom, custom->cursor);
    } else {
        custom->dice[custom->cursor] = CUSTOM_EMPTY;
    }
}

/* --- the cursor --- */

void custom_choose(struct custom *custom, int die)
{
    assert(die >= 0 && die < dice_count(custom));
    forget_remark(custom);
    custom->cursor = die;
    custom->inserts = false;
    custom->chosen = true;
}

void custom_choose_in_text(struct custom *custom, int at)
{
    forget_remark(custom);
    custom->cursor = custom_die_at(custom, at);
    custom->inserts = true;
    custom->chosen = true;
}

void custom_move(struct custom *custom, int right, int down)
{
    int count = dice_count(custom);
    int used = used_count(custom);
    int last = used > count ? used : count;
    int to = custom->cursor + right + down * custom->size;
    forget_remark(custom);
    custom->chosen = true;
    if (down != 0) {
        custom->inserts = false;
        to = to >= count && custom->cursor >= count ? count - 1 : to;
        if (to < 0 || to >= count) {
            return;
        }
    }
    custom->cursor = to < 0 ? 0 : to > last ? last : to;
}

void custom_home(struct custom *custom)
{
    forget_remark(custom);
    custom->cursor = 0;
    custom->chosen = true;
}

void custom_end(struct custom *custom)
{
    forget_remark(custom);
    custom->cursor = used_count(custom);
    custom->chosen = false;
}

/* --- all of them --- */

void custom_set_size(struct custom *custom, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    forget_remark(custom);
    custom->size = size;
}

void custom_clear(struct custom *custom)
{
    custom_init(custom, custom->size);
}

static void set_faces(struct custom *custom, const signed char *dice, int count)
{
    int size = custom->size;
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        size = side * side == count ? side : size;
    }
    custom_init(custom, size);
    memcpy(custom->dice, dice, (size_t)count);
    custom->cursor = count;
}

void custom_set_board(struct custom *custom, const struct board *board)
{
    signed char dice[CUSTOM_DICE_MAX];
    int count = board_cell_count(board);
    assert(board->rows == board->columns && count <= CUSTOM_DICE_MAX);
    for (int cell = 0; cell < count; cell++) {
        dice[cell] = (signed char)board->faces[cell];
    }
    set_faces(custom, dice, count);
}

void custom_fill(struct custom *custom, const struct board *shaken)
{
    assert(board_cell_count(shaken) == dice_count(custom));
    forget_remark(custom);
    for (int cell = 0; cell < dice_count(custom); cell++) {
        if (custom->dice[cell] == CUSTOM_EMPTY) {
            custom->dice[cell] = (signed char)shaken->faces[cell];
        }
    }
}

/* --- pasting --- */

static bool is_separator(char character)
{
    return (unsigned char)character <= ' ' || (character && strchr("/,;|-\"'()[]{}", character));
}

/* The letters of a text, at most as many as fit the largest board. */
static void paste_letters(struct custom *custom, const char *text)
{
    signed char dice[CUSTOM_DICE_MAX];
    int count = 0;
    int left_out = 0;
    bool is_cut = false;
    for (const char *at = text; *at; at++) {
        char letter = field_take_letter(*at);
        enum face face;
        if (letter && face_from_text(&letter, 1, &face)) {
            if (count < CUSTOM_DICE_MAX) {
                dice[count++] = (signed char)face;
            } else {
                is_cut = true;
            }
            at += face == FACE_QU && field_take_letter(at[1]) == 'U';
        } else if (!is_separator(*at) && ((unsigned char)*at & 0xc0) != 0x80) {
            left_out++;
        }
    }
    if (count == 0) {
        custom->remark = CUSTOM_REMARK_NOTHING;
        return;
    }
    set_faces(custom, dice, count);
    custom->left_out = left_out;
    if (is_cut) {
        custom->remark = CUSTOM_REMARK_FULL;
    } else if (left_out > 0) {
        custom->remark = CUSTOM_REMARK_LEFT_OUT;
    }
}

/* Takes the text if it is a board of a size that is played. */
static bool paste_board(struct custom *custom, const char *text, size_t length)
{
    struct board board;
    bool fits = board_parse(text, length, 0, 0, &board, NULL) == STATUS_OK &&
                board.rows == board.columns && board.rows >= APP_SIZE_MIN &&
                board.rows <= APP_SIZE_MAX;
    if (fits) {
        custom_set_board(custom, &board);
    }
    return fits;
}

/* Takes the last word of a text that is such a board, as that of a copied result is. */
static bool paste_last_word(struct custom *custom, const char *text)
{
    size_t end = strlen(text);
    while (end > 0 && is_separator(text[end - 1])) {
        end--;
    }
    size_t begin = end;
    while (begin > 0 && !is_separator(text[begin - 1])) {
        begin--;
    }
    return begin > 0 && paste_board(custom, text + begin, end - begin);
}

void custom_paste(struct custom *custom, const char *text)
{
    forget_remark(custom);
    bool is_board = paste_board(custom, text, strlen(text)) || paste_last_word(custom, text);
    if (!is_board) {
        paste_letters(custom, text);
    }
}

void custom_refuse_code(struct custom *custom, const char *reason)
{
    forget_remark(custom);
    custom->remark = CUSTOM_REMARK_NO_CODE;
    (void)snprintf(custom->reason, sizeof custom->reason, "%s", reason);
}

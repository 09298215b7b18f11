/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice as a text that is typed. Leaves what is pasted to custom_paste.c, wording and
 * drawing to custom_draw.c.
 */
#include "custom.h"

#include "trounce/challenge.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define FIELD_LIMIT      (FIELD_TEXT_MAX - 1)
#define CODE_LETTERS_MAX 12 /* no code of a board has more letters and digits */
#define TEXT_OF_DICE_MAX (CUSTOM_DICE_MAX * FACE_LETTERS_MAX + 1)

void custom_forget_remark(struct custom *custom)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->after_q = false;
}

static int dice_count(const struct custom *custom)
{
    return custom->size * custom->size;
}

/* --- what stands in the field --- */

static bool is_capital(char character)
{
    return character >= 'A' && character <= 'Z';
}

static bool is_lower(char character)
{
    return character >= 'a' && character <= 'z';
}

static bool is_digit(char character)
{
    return character >= '0' && character <= '9';
}

/* How many bytes of the field are the die at `text`, and its face. */
static int read_die(const char *text, signed char *die)
{
    enum face face;
    *die = CUSTOM_EMPTY;
    if (*text == '_') {
        return 1;
    }
    bool is_pair = (is_capital(text[0]) && is_lower(text[1])) || strncmp(text, "QU", 2) == 0;
    int length = is_pair && face_from_text(text, 2, &face) ? 2 : 1;
    if (face_from_text(text, length, &face)) {
        *die = (signed char)face;
    }
    return length;
}

/* A line has what no letters have; or it is a code without a digit. */
static bool is_line(const char *text)
{
    size_t length = strlen(text);
    if (strcspn(text, "-0123456789 ") < length) {
        return true;
    }
    char code[CODE_LETTERS_MAX + 1];
    size_t count = 0;
    for (const char *at = text; *at; at++) {
        bool is_part = *at == 'u' && at > text && at[-1] == 'Q';
        if (!is_part && count == CODE_LETTERS_MAX) {
            return false;
        }
        if (!is_part) {
            code[count++] = *at;
        }
    }
    code[count] = '\0';
    return challenge_tell(code, count) == CHALLENGE_TEXT_CODE;
}

void custom_edited(struct custom *custom)
{
    struct field *field = &custom->field;
    memset(custom->dice, CUSTOM_EMPTY, sizeof custom->dice);
    custom->count = 0;
    custom->begins[0] = 0;
    custom->is_line = is_line(field->text);
    if (custom->is_line) {
        return;
    }
    int at = 0;
    while (field->text[at] && custom->count < CUSTOM_DICE_MAX) {
        custom->begins[custom->count] = at;
        at += read_die(field->text + at, &custom->dice[custom->count]);
        custom->begins[++custom->count] = at;
    }
    if (field->text[at]) { /* what was a line has too many letters */
        field->text[at] = '\0';
        field_place(field, at);
        custom->remark = CUSTOM_REMARK_FULL;
    }
}

/* The die that begins at or holds byte `at` of the field. */
static int die_at(const struct custom *custom, int at)
{
    int die = 0;
    while (die < custom->count && custom->begins[die + 1] <= at) {
        die++;
    }
    return die;
}

int custom_cursor(const struct custom *custom)
{
    return die_at(custom, custom->field.caret);
}

/* Puts `text` in the place of the dice from `from` to `to`, and the caret behind it. */
static void replace(struct custom *custom, int from, int to, const char *text)
{
    struct field *field = &custom->field;
    field_select(field, custom->begins[from], custom->begins[to]);
    if (*text) {
        (void)field_insert(field, text, NULL);
    } else {
        (void)field_erase_selection(field);
    }
    custom_edited(custom);
}

/* Whole dice only: no end of the selection stays within one, but goes on to the side where it came
 * from. */
static void snap(struct custom *custom, bool backwards)
{
    struct field *field = &custom->field;
    int ends[2] = {field->anchor, field->caret};
    for (int i = 0; i < 2; i++) {
        int die = die_at(custom, ends[i]);
        if (custom->begins[die] < ends[i]) {
            ends[i] = custom->begins[backwards ? die : die + 1];
        }
    }
    field_select(field, ends[0], ends[1]);
}

/* Empty dice at the end that the cursor has left are none. */
static void trim(struct custom *custom)
{
    int from, to;
    struct field *field = &custom->field;
    size_t length = strlen(field->text);
    if (custom->is_line || field_selection(field, &from, &to)) {
        return;
    }
    while (length > (size_t)field->caret && field->text[length - 1] == '_') {
        field->text[--length] = '\0';
    }
    custom_edited(custom);
}

/* Puts the cursor on a die, behind empty ones where the row does not reach so far. */
static void put_cursor(struct custom *custom, int die)
{
    while (custom->count < die) {
        replace(custom, custom->count, custom->count, "_");
    }
    field_place(&custom->field, custom->begins[die]);
    trim(custom);
}

void custom_init(struct custom *custom, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    *custom = (struct custom){.size = size};
    field_init(&custom->field, FIELD_LIMIT, NULL);
    custom_edited(custom);
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

bool custom_is_empty(const struct custom *custom)
{
    return custom->field.text[strspn(custom->field.text, "_")] == '\0';
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

/* --- typing --- */

/* The first empty die from the cursor on gives way to a letter that is inserted; false: none does,
 * and the row is full. */
static bool make_room(struct custom *custom)
{
    struct field *field = &custom->field;
    int caret = field->caret;
    for (int die = custom_cursor(custom); die < custom->count; die++) {
        if (custom->dice[die] == CUSTOM_EMPTY) {
            replace(custom, die, die + 1, "");
            field_place(field, caret);
            return true;
        }
    }
    return custom->count < CUSTOM_DICE_MAX;
}

/* A die goes in at the cursor, in the place of what is selected or, where letters replace one
 * another, of the one that is there. */
static void put(struct custom *custom, const char *label)
{
    int from, to;
    bool selected = field_selection(&custom->field, &from, &to);
    if (selected) {
        (void)field_erase_selection(&custom->field);
        custom_edited(custom);
    }
    int die = custom_cursor(custom);
    bool replaces = !custom->inserts && !selected && die < custom->count;
    if (!replaces && !make_room(custom)) {
        custom->remark = CUSTOM_REMARK_FULL;
        return;
    }
    replace(custom, die, replaces ? die + 1 : die, label);
    custom->after_q = strcmp(label, "Qu") == 0;
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

/* A U behind a QU that was typed just now. The field shows it, in case it is one of a code. */
static void join_u(struct custom *custom)
{
    custom->field.text[custom->field.caret - 1] = 'U';
    custom->after_q = false;
    custom_edited(custom);
}

/* May the letters be the beginning of a code or a challenge? */
static bool may_begin_line(const struct custom *custom)
{
    const char *text = custom->field.text;
    return custom->count <= CODE_LETTERS_MAX && strcspn(text, "._IO") == strlen(text);
}

/* The letters of the field become those of a line: a Q is itself. */
static void begin_line(struct custom *custom, char character)
{
    struct field *field = &custom->field;
    char text[2] = {character, '\0'};
    (void)field_insert(field, text, NULL);
    for (char *at = field->text; *at; at++) {
        if (at[0] == 'Q' && at[1] == 'u') {
            memmove(at + 1, at + 2, strlen(at + 2) + 1);
            field->caret -= field->caret > at - field->text;
        }
    }
    field_place(field, field->caret);
    custom_edited(custom);
}

static void type_letters(struct custom *custom, const char *text)
{
    char letter = field_take_letter(*text);
    char label[2] = {letter, '\0'};
    if (letter == 'U' && custom->after_q) {
        join_u(custom);
        return;
    }
    custom->after_q = false;
    if (letter) {
        put(custom, letter == 'Q' ? "Qu" : label);
    } else if (*text == '.') {
        put(custom, ".");
    } else if ((is_digit(*text) || *text == '-') && may_begin_line(custom)) {
        begin_line(custom, *text);
    } else {
        refuse(custom, text);
    }
}

static void type_line(struct custom *custom, const char *text)
{
    char letter = field_take_letter(*text);
    char typed[2] = {*(letter ? &letter : text), '\0'};
    if (!letter && !is_digit(*text) && *text != '-') {
        refuse(custom, text);
        return;
    }
    if (field_insert(&custom->field, typed, NULL) == FIELD_FULL) {
        refuse(custom, text);
    }
    custom_edited(custom);
}

void custom_type(struct custom *custom, const char *text)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->chosen = false;
    for (; *text; text++) {
        bool goes_on = ((unsigned char)*text & 0xc0) == 0x80; /* of a refused character */
        if (goes_on) {
            continue;
        }
        if (custom->is_line) {
            type_line(custom, text);
        } else {
            type_letters(custom, text);
        }
    }
    trim(custom);
}

/* --- keys --- */

static void backspace(struct custom *custom)
{
    int die = custom_cursor(custom);
    bool here = custom->chosen && !custom->inserts && die < custom->count &&
                custom->dice[die] != CUSTOM_EMPTY;
    custom->chosen = false;
    if (!here && die == 0) {
        return;
    }
    die -= !here;
    replace(custom, die, die + 1, custom->inserts ? "" : "_");
    field_place(&custom->field, custom->begins[die]);
}

static void erase_die(struct custom *custom)
{
    int die = custom_cursor(custom);
    if (die < custom->count) {
        replace(custom, die, die + 1, custom->inserts ? "" : "_");
        field_place(&custom->field, custom->begins[die]);
    }
}

/* To the die beside, above or below. */
static void go(struct custom *custom, int right, int down)
{
    int count = dice_count(custom);
    int last = custom->count > count ? custom->count : count;
    int cursor = custom_cursor(custom);
    int to = cursor + right + down * custom->size;
    custom->chosen = true;
    if (down != 0) {
        custom->inserts = false;
        to = to >= count && cursor >= count ? count - 1 : to;
        if (to < 0 || to >= count) {
            to = cursor;
        }
    }
    put_cursor(custom, to < 0 ? 0 : to > last ? last : to);
}

/* As in any field. */
static bool edit(struct custom *custom, const struct input *input)
{
    bool backwards =
        input->key == KEY_LEFT || input->key == KEY_HOME || input->key == KEY_BACKSPACE;
    if (field_input(&custom->field, input, NULL) == FIELD_IGNORED) {
        return false;
    }
    custom_edited(custom);
    if (!custom->is_line) {
        snap(custom, backwards);
    }
    return true;
}

/* Keys that mean dice, not characters; false: it is none of these. */
static bool dice_key(struct custom *custom, enum key key)
{
    switch (key) {
    case KEY_BACKSPACE:
        backspace(custom);
        return true;
    case KEY_DELETE:
        erase_die(custom);
        return true;
    case KEY_LEFT:
        go(custom, -1, 0);
        return true;
    case KEY_RIGHT:
        if (!custom->inserts || custom_cursor(custom) < custom->count) {
            go(custom, 1, 0);
        }
        return true;
    case KEY_SPACE:
        go(custom, 1, 0);
        return true;
    case KEY_UP:
        go(custom, 0, -1);
        return true;
    case KEY_DOWN:
        go(custom, 0, 1);
        return true;
    default:
        break;
    }
    return false;
}

bool custom_key(struct custom *custom, const struct input *input)
{
    int from, to;
    enum key key = input->key;
    bool vertical = key == KEY_UP || key == KEY_DOWN;
    bool selects = field_selection(&custom->field, &from, &to) || input->shift || input->ctrl;
    custom_forget_remark(custom);
    if (custom->is_line) {
        return key == KEY_SPACE || edit(custom, input);
    }
    bool is_mine = (vertical || key == KEY_SPACE || !selects) && dice_key(custom, key);
    if (key == KEY_END && !input->shift) { /* behind the last letter */
        field_place(&custom->field, 0);
        trim(custom);
    }
    if (!is_mine && !edit(custom, input)) {
        return false;
    }
    if (!is_mine) {
        custom->chosen = key == KEY_HOME;
    }
    trim(custom);
    return true;
}

void custom_pointed(struct custom *custom)
{
    custom_forget_remark(custom);
    custom->inserts = custom->chosen = true;
    if (!custom->is_line) {
        snap(custom, custom->field.caret <= custom->field.anchor);
        trim(custom);
    }
}

void custom_choose(struct custom *custom, int die)
{
    assert(!custom->is_line && die >= 0 && die < dice_count(custom));
    custom_forget_remark(custom);
    custom->inserts = false;
    custom->chosen = true;
    put_cursor(custom, die);
}

/* --- all of them --- */

void custom_set_size(struct custom *custom, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    custom_forget_remark(custom);
    custom->size = size;
}

void custom_clear(struct custom *custom)
{
    custom_init(custom, custom->size);
}

/* How a die reads in the field. */
static const char *label_of(signed char die)
{
    if (die == CUSTOM_EMPTY) {
        return "_";
    }
    return die == FACE_BLANK ? "." : face_label((enum face)die);
}

/* Puts dice into the field. */
static void write_dice(struct custom *custom, const signed char *dice, int count)
{
    char text[TEXT_OF_DICE_MAX] = "";
    size_t length = 0;
    for (int die = 0; die < count; die++) {
        length += (size_t)snprintf(text + length, sizeof text - length, "%s", label_of(dice[die]));
    }
    field_set(&custom->field, text);
    custom_edited(custom);
}

void custom_set_dice(struct custom *custom, const signed char *dice, int count)
{
    assert(count >= 0 && count <= CUSTOM_DICE_MAX);
    int size = custom->size;
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        size = side * side == count ? side : size;
    }
    custom_init(custom, size);
    write_dice(custom, dice, count);
}

void custom_set_board(struct custom *custom, const struct board *board)
{
    signed char dice[CUSTOM_DICE_MAX];
    int count = board_cell_count(board);
    assert(board->rows == board->columns && count <= CUSTOM_DICE_MAX);
    for (int cell = 0; cell < count; cell++) {
        dice[cell] = (signed char)board->faces[cell];
    }
    custom_set_dice(custom, dice, count);
}

void custom_fill(struct custom *custom, const struct board *shaken)
{
    signed char dice[CUSTOM_DICE_MAX];
    int cursor = custom_cursor(custom);
    int count = dice_count(custom);
    assert(board_cell_count(shaken) == count);
    custom_forget_remark(custom);
    memcpy(dice, custom->dice, sizeof dice);
    for (int cell = 0; cell < count; cell++) {
        if (dice[cell] == CUSTOM_EMPTY) {
            dice[cell] = (signed char)shaken->faces[cell];
        }
    }
    write_dice(custom, dice, custom->count > count ? custom->count : count);
    put_cursor(custom, cursor);
}

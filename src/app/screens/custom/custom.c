/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice as text in a field: parsing it, changes to entire dice, typing and keys. Leaves
 * pasting to custom_sense.c.
 */
#include "custom.h"

#include "trounce/challenge.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define FIELD_LIMIT      (FIELD_TEXT_MAX - 1)
#define LABEL_MAX        ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)
#define TEXT_OF_DICE_MAX (CUSTOM_DICE_MAX * LABEL_MAX)

void custom_forget_remark(struct custom *custom)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->after_q = custom->after_capital = false;
}

int custom_dice_count(const struct custom *custom)
{
    return custom->size * custom->size;
}

/* --- parsing the field --- */

/* Returns whether a face is the first letter of the pair alone (a Q without its u). */
static bool is_alone(const struct alphabet *alphabet, int face)
{
    return face > alphabet->letter_count && alphabet_spelling(alphabet, face)[1] == '\0';
}

/* Formats a face as the field shows it. */
static const char *label_of(const struct alphabet *alphabet, int face, char label[LABEL_MAX])
{
    (void)snprintf(label, LABEL_MAX, "%s%s", face == 0 ? "." : alphabet_label(alphabet, face),
                   is_alone(alphabet, face) ? "'" : "");
    return label;
}

/* Returns the length of `label` if the text begins with it; 0 otherwise. */
static int begins_with(const char *text, const char *label)
{
    size_t length = strlen(label);
    return strncmp(text, label, length) == 0 ? (int)length : 0;
}

/* Like begins_with, for a face's label; the pair may also be in capitals, as typed. */
static int begins_with_face(const struct alphabet *alphabet, const char *text, int face)
{
    int length = begins_with(text, alphabet_label(alphabet, face));
    if (is_alone(alphabet, face)) {
        return length > 0 && text[length] == '\'' ? length + 1 : 0;
    }
    if (length == 0 && face == alphabet->pair_face) {
        char capitals[LABEL_MAX];
        alphabet_upper(alphabet, alphabet_spelling(alphabet, face), ALPHABET_FACE_LETTERS,
                       capitals);
        length = begins_with(text, capitals);
    }
    return length;
}

/* Reads the die at `text` by the longest label that matches and returns its length in bytes. */
static int read_die(const struct alphabet *alphabet, const char *text, signed char *die)
{
    int longest = 0;
    *die = CUSTOM_EMPTY;
    if (*text == '.') {
        *die = FACE_BLANK;
        return 1;
    }
    for (int face = 1; face < alphabet->face_count; face++) {
        if (alphabet_label(alphabet, face)[0] != *text) {
            continue;
        }
        int length = begins_with_face(alphabet, text, face);
        if (length > longest) {
            longest = length;
            *die = (signed char)face;
        }
    }
    return longest > 0 ? longest : utf8_length(text);
}

char custom_code_letter(char character)
{
    int byte = (unsigned char)character;
    return (char)(byte < 0x80 && isalpha(byte) ? toupper(byte) : '\0'); /* codes are ASCII */
}

/* Returns whether every character of a text of dice may occur in a code. */
static bool may_be_code(const char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text >= 0x80 || strchr("._'", *text)) {
            return false;
        }
    }
    return true;
}

int custom_pick(const char *text, char *code, size_t size)
{
    size_t count = 0;
    size_t kept = 0;
    for (const char *at = text; *at; at++) {
        bool is_part_of_q = *at == 'u' && at > text && at[-1] == 'Q';
        char letter = custom_code_letter(*at);
        if (is_part_of_q || (!letter && !isdigit((unsigned char)*at))) {
            continue;
        }
        count++;
        if (kept + 1 < size) {
            code[kept++] = *(letter ? &letter : at);
        }
    }
    code[kept] = '\0';
    return (int)count;
}

/* A line has characters that letters never have, or is a code without digits. */
static bool is_line(const struct alphabet *alphabet, const char *text)
{
    char code[CUSTOM_CODE_LETTERS_MAX + 1];
    if (strpbrk(text, "-0123456789 ")) {
        return true;
    }
    int count = custom_pick(text, code, sizeof code);
    return may_be_code(text) && count <= CUSTOM_CODE_LETTERS_MAX &&
           challenge_classify(alphabet, code, (size_t)count) == CHALLENGE_TEXT_CODE;
}

void custom_edited(struct custom *custom)
{
    struct field *field = &custom->field;
    memset(custom->dice, CUSTOM_EMPTY, sizeof custom->dice);
    custom->count = 0;
    custom->begins[0] = 0;
    custom->is_line = is_line(custom->alphabet, field->text);
    if (custom->is_line) {
        return;
    }
    int at = 0;
    while (field->text[at] && custom->count < CUSTOM_DICE_MAX) {
        custom->begins[custom->count] = at;
        at += read_die(custom->alphabet, field->text + at, &custom->dice[custom->count]);
        custom->begins[++custom->count] = at;
    }
    if (field->text[at]) { /* the text was a line and has too many letters */
        field->text[at] = '\0';
        field_place(field, at);
        custom->remark = CUSTOM_REMARK_FULL;
    }
}

/* Returns the die that contains byte `at` of the field. */
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

/* Replaces the dice `from`..`to` - 1 by `text` and puts the caret after it. */
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

/* Removes empty dice after the cursor from the end of the row. */
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

/* Puts the cursor on a die, padding a shorter row with empty dice. */
static void move_cursor(struct custom *custom, int die)
{
    while (custom->count < die) {
        replace(custom, custom->count, custom->count, "_");
    }
    field_place(&custom->field, custom->begins[die]);
    trim(custom);
}

void custom_init(struct custom *custom, const struct alphabet *alphabet, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    *custom = (struct custom){.alphabet = alphabet, .size = size};
    field_init(&custom->field, FIELD_LIMIT, NULL);
    custom_edited(custom);
}

/* --- queries --- */

int custom_missing(const struct custom *custom)
{
    int missing = 0;
    for (int i = 0; i < custom_dice_count(custom); i++) {
        missing += custom->dice[i] == CUSTOM_EMPTY;
    }
    return missing;
}

int custom_surplus(const struct custom *custom)
{
    int surplus = 0;
    for (int i = custom_dice_count(custom); i < CUSTOM_DICE_MAX; i++) {
        surplus += custom->dice[i] != CUSTOM_EMPTY;
    }
    return surplus;
}

bool custom_is_empty(const struct custom *custom)
{
    return custom->field.text[strspn(custom->field.text, "_")] == '\0';
}

bool custom_complains(const struct custom *custom)
{
    return custom->remark != CUSTOM_REMARK_NONE && custom->remark != CUSTOM_REMARK_SPLIT;
}

bool custom_board(const struct custom *custom, struct board *board)
{
    if (custom_missing(custom) > 0) {
        return false;
    }
    unsigned char faces[CUSTOM_DICE_MAX];
    for (int i = 0; i < custom_dice_count(custom); i++) {
        faces[i] = (unsigned char)custom->dice[i];
    }
    board_init_in(board, custom->alphabet, custom->size, custom->size, faces);
    return true;
}

/* --- changing all dice --- */

void custom_set_size(struct custom *custom, int size)
{
    assert(size >= APP_SIZE_MIN && size <= APP_SIZE_MAX);
    custom_forget_remark(custom);
    custom->size = size;
}

void custom_clear(struct custom *custom)
{
    custom_init(custom, custom->alphabet, custom->size);
}

static void write_dice(struct custom *custom, const signed char *dice, int count)
{
    char text[TEXT_OF_DICE_MAX] = "";
    size_t length = 0;
    for (int die = 0; die < count; die++) {
        char label[LABEL_MAX] = "_";
        if (dice[die] != CUSTOM_EMPTY) {
            label_of(custom->alphabet, dice[die], label);
        }
        length += (size_t)snprintf(text + length, sizeof text - length, "%s", label);
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
    custom_init(custom, custom->alphabet, size);
    write_dice(custom, dice, count);
}

void custom_fill(struct custom *custom, const struct board *shaken)
{
    signed char dice[CUSTOM_DICE_MAX];
    int cursor = custom_cursor(custom);
    int count = custom_dice_count(custom);
    assert(board_cell_count(shaken) == count);
    custom_forget_remark(custom);
    memcpy(dice, custom->dice, sizeof dice);
    for (int cell = 0; cell < count; cell++) {
        if (dice[cell] == CUSTOM_EMPTY) {
            dice[cell] = (signed char)shaken->faces[cell];
        }
    }
    write_dice(custom, dice, custom->count > count ? custom->count : count);
    move_cursor(custom, cursor);
}

/* --- typing --- */

/* Removes the first empty die from the cursor on to make room for an inserted letter; returns false
 * if there is none and the row is full. */
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

/* Puts a die at the cursor, replacing the selection or, in overwrite mode, the die there. */
static void insert(struct custom *custom, const char *label)
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
    int pair = custom->alphabet->pair_face;
    custom->after_q = pair > 0 && strcmp(label, alphabet_label(custom->alphabet, pair)) == 0;
}

static void refuse(struct custom *custom, const char *character)
{
    if (custom->remark == CUSTOM_REMARK_REFUSED) {
        return; /* only the first gets a remark */
    }
    custom->remark = CUSTOM_REMARK_REFUSED;
    (void)snprintf(custom->refused, sizeof custom->refused, "%.*s", utf8_length(character),
                   character);
}

/* Replaces the die just typed. */
static void change_last(struct custom *custom, const char *label)
{
    int die = custom_cursor(custom) - 1;
    custom->after_q = false;
    replace(custom, die, die + 1, label);
}

/* Handles a U typed after it: the field shows the U, as it may belong to a code. */
static void join_u(struct custom *custom)
{
    const struct alphabet *alphabet = custom->alphabet;
    char label[ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)];
    alphabet_upper(alphabet, alphabet_spelling(alphabet, alphabet->pair_face),
                   ALPHABET_FACE_LETTERS, label);
    change_last(custom, label);
}

/* Handles an apostrophe typed after it: the letter loses its u. */
static void drop_u(struct custom *custom)
{
    const struct alphabet *alphabet = custom->alphabet;
    char label[ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)];
    size_t length =
        alphabet_upper(alphabet, alphabet_spelling(alphabet, alphabet->pair_face), 1, label);
    (void)snprintf(label + length, sizeof label - length, "'");
    change_last(custom, label);
}

/* Handles a small letter typed after a capital; returns whether a die shows the two. */
static bool join_small(struct custom *custom, char letter)
{
    const struct alphabet *alphabet = custom->alphabet;
    int die = custom_cursor(custom) - 1;
    int face = die >= 0 ? custom->dice[die] : CUSTOM_EMPTY;
    char text[ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)];
    if (face <= FACE_BLANK || face > alphabet->letter_count) {
        return false;
    }
    const char both[] = {alphabet_spelling(alphabet, face)[0], letter, '\0'};
    size_t size = alphabet_lower(alphabet, both, ALPHABET_FACE_LETTERS, text);
    if (!alphabet_face_of(alphabet, text, size, &face)) {
        return false;
    }
    change_last(custom, alphabet_label(alphabet, face));
    return true;
}

/* Returns whether the letters may be the beginning of a code or a challenge. */
static bool may_begin_line(const struct custom *custom)
{
    const char *text = custom->field.text;
    return custom->count <= CUSTOM_CODE_LETTERS_MAX && may_be_code(text) && !strpbrk(text, "IO");
}

/* Turns the field's letters into a line, where a Qu is just a Q. */
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

/* Types a letter as a die. */
static void type_letter(struct custom *custom, char letter)
{
    const struct alphabet *alphabet = custom->alphabet;
    char text[ALPHABET_FORM_SIZE];
    int face;
    if (custom->after_q && letter == alphabet_spelling(alphabet, alphabet->pair_face)[1]) {
        join_u(custom);
        return;
    }
    custom->after_q = false;
    size_t size = alphabet_lower(alphabet, &letter, 1, text);
    if (alphabet_face_of(alphabet, text, size, &face)) {
        insert(custom, alphabet_label(alphabet, face));
    }
}

/* A letter that no die shows is still accepted while the text may become a code. */
static void type_other(struct custom *custom, const char *text)
{
    char letter[2] = {custom_code_letter(*text), '\0'};
    if (letter[0] && !strchr("IO", letter[0]) && may_begin_line(custom)) {
        insert(custom, letter);
    }
    if (custom->remark == CUSTOM_REMARK_NONE && !custom->is_line) {
        refuse(custom, text);
    }
}

/* Types a character that the alphabet reads as one letter or two. */
static void type_known(struct custom *custom, const char *text, size_t size, bool after_capital)
{
    const struct alphabet *alphabet = custom->alphabet;
    char letters[ALPHABET_FACE_LETTERS + 1];
    char capital[ALPHABET_FORM_SIZE];
    size_t count = 0;
    int face;
    (void)alphabet_encode(alphabet, text, size, letters, ALPHABET_FACE_LETTERS, &count);
    if (count > 1 && alphabet_face_of(alphabet, text, size, &face)) {
        insert(custom, alphabet_label(alphabet, face));
        return;
    }
    bool is_capital =
        alphabet_upper(alphabet, letters, 1, capital) == size && memcmp(capital, text, size) == 0;
    if (after_capital && count == 1 && !is_capital && !custom->after_q &&
        join_small(custom, letters[0])) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        type_letter(custom, letters[i]);
    }
    custom->after_capital = is_capital && custom->remark == CUSTOM_REMARK_NONE;
    if (count > 1 && custom->remark == CUSTOM_REMARK_NONE) {
        custom->remark = CUSTOM_REMARK_SPLIT;
        (void)snprintf(custom->refused, sizeof custom->refused, "%.*s", (int)size, text);
    }
}

/* Returns the number of bytes consumed. */
static size_t type_letters(struct custom *custom, const char *text)
{
    size_t size = alphabet_letter_size(custom->alphabet, text, strlen(text));
    bool after_capital = custom->after_capital;
    custom->after_capital = false;
    if (size > 0) {
        type_known(custom, text, size, after_capital);
        return size;
    }
    size = (size_t)utf8_length(text);
    if (*text == '\'' && custom->after_q) {
        drop_u(custom);
        return size;
    }
    custom->after_q = false;
    if (*text == '.') {
        insert(custom, ".");
    } else if ((isdigit((unsigned char)*text) || *text == '-') && may_begin_line(custom)) {
        begin_line(custom, *text);
    } else {
        type_other(custom, text);
    }
    return size;
}

/* Types a character of a line. Blanks separate a challenge from what is written around it. */
static void type_line(struct custom *custom, const char *text)
{
    char letter = custom_code_letter(*text);
    char typed[2] = {*(letter ? &letter : text), '\0'};
    if (!letter && !isdigit((unsigned char)*text) && *text != '-' && *text != ' ') {
        refuse(custom, text);
        return;
    }
    if (field_insert(&custom->field, typed, NULL) == FIELD_FULL) {
        refuse(custom, text);
    }
    custom_edited(custom);
}

/* Returns whether "T1-" has just been typed, which begins a challenge wherever it is; the `text` is
 * its dash. */
static bool begins_challenge(const struct custom *custom, const char *text)
{
    const char *line = custom->field.text;
    return *text == '-' && memcmp(custom->typed, "T1", 2) == 0 &&
           (!custom->is_line ||
            challenge_classify(custom->alphabet, line, strlen(line)) != CHALLENGE_TEXT_CHALLENGE);
}

void custom_type(struct custom *custom, const char *text)
{
    custom->remark = CUSTOM_REMARK_NONE;
    custom->chosen = false;
    for (size_t size; *text; text += size) {
        uint32_t point;
        size = (size_t)utf8_length(text);
        if (utf8_read(text, UTF8_LENGTH_MAX, &point) == 0 || !utf8_is_printable(point)) {
            continue; /* no remark can show it */
        }
        if (begins_challenge(custom, text)) {
            custom_paste_line(custom, "T1-");
        } else if (custom->is_line) {
            type_line(custom, text);
        } else {
            size = type_letters(custom, text);
        }
        char letter = custom_code_letter(*text);
        custom->typed[0] = custom->typed[1];
        custom->typed[1] = *text;
        if (letter) {
            custom->typed[1] = letter;
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

/* Moves the cursor to a neighbouring die. */
static void go(struct custom *custom, int right, int down)
{
    int count = custom_dice_count(custom);
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
    move_cursor(custom, to < 0 ? 0 : to > last ? last : to);
}

/* Extends the selection to whole dice: an end inside a die moves to its edge in the direction of
 * travel. */
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

/* Edits as in any text field. */
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

/* Skips a die; but the first space after a row that has just been typed only ends the row. */
static void press_space(struct custom *custom)
{
    int cursor = custom_cursor(custom);
    if (!custom->chosen && cursor > 0 && cursor % custom->size == 0) {
        custom->chosen = true;
    } else {
        go(custom, 1, 0);
    }
}

/* Handles keys that act on dice rather than characters; returns false for other keys. */
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
        press_space(custom);
        return true;
    case KEY_UP:
        go(custom, 0, -1);
        return true;
    case KEY_DOWN:
        go(custom, 0, 1);
        return true;
    default:
        return false;
    }
}

bool custom_key(struct custom *custom, const struct input *input)
{
    int from, to;
    enum key key = input->key;
    bool vertical = key == KEY_UP || key == KEY_DOWN;
    bool selects = field_selection(&custom->field, &from, &to) || input->shift || input->ctrl;
    custom_forget_remark(custom);
    memset(custom->typed, '\0', sizeof custom->typed);
    if (custom->is_line) {
        int caret = custom->field.caret;
        if (key == KEY_SPACE && caret > 0 && custom->field.text[caret - 1] != ' ') {
            type_line(custom, " ");
        }
        return key == KEY_SPACE || edit(custom, input);
    }
    bool is_mine = (vertical || key == KEY_SPACE || !selects) && dice_key(custom, key);
    if (key == KEY_END && !input->shift) { /* after the last letter */
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
    assert(!custom->is_line && die >= 0 && die < custom_dice_count(custom));
    custom_forget_remark(custom);
    custom->inserts = false;
    custom->chosen = true;
    move_cursor(custom, die);
}

/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice as text in a field: parsing it, and changes to whole dice. Leaves typing and keys
 * to custom_type.c, and pasting to custom_paste.c.
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

bool custom_may_be_code(const char *text)
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
    return custom_may_be_code(text) && count <= CUSTOM_CODE_LETTERS_MAX &&
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

int custom_die_at(const struct custom *custom, int at)
{
    int die = 0;
    while (die < custom->count && custom->begins[die + 1] <= at) {
        die++;
    }
    return die;
}

int custom_cursor(const struct custom *custom)
{
    return custom_die_at(custom, custom->field.caret);
}

void custom_replace(struct custom *custom, int from, int to, const char *text)
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

void custom_trim(struct custom *custom)
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

void custom_put_cursor(struct custom *custom, int die)
{
    while (custom->count < die) {
        custom_replace(custom, custom->count, custom->count, "_");
    }
    field_place(&custom->field, custom->begins[die]);
    custom_trim(custom);
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
    custom_put_cursor(custom, cursor);
}

/* SPDX-License-Identifier: MIT */
/*
 * Editing and drawing of a text field.
 */
#include "field.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define SIZE   21
#define PAD    16
#define ICON   40 /* from the left edge to the text beside an icon */
#define RADIUS 14

/* --- editing --- */

void field_init(struct field *field, int limit, const struct alphabet *alphabet)
{
    assert(limit >= 1 && limit < FIELD_TEXT_MAX);
    *field = (struct field){.limit = limit, .alphabet = alphabet};
}

void field_set(struct field *field, const char *text)
{
    field->text[0] = '\0';
    field->caret = field->anchor = field->origin = field->first = 0;
    field->drag = FIELD_DRAG_NONE;
    (void)field_insert(field, text, NULL);
}

void field_select(struct field *field, int from, int at)
{
    assert(from >= 0 && at >= 0 && (size_t)from <= strlen(field->text) &&
           (size_t)at <= strlen(field->text));
    field->anchor = from;
    field->caret = at;
}

void field_place(struct field *field, int at)
{
    field_select(field, at, at);
}

bool field_selection(const struct field *field, int *from, int *to)
{
    bool forwards = field->anchor < field->caret;
    *from = forwards ? field->anchor : field->caret;
    *to = forwards ? field->caret : field->anchor;
    return *from < *to;
}

static enum field_outcome erase(struct field *field, int from, int to)
{
    if (from == to) {
        return FIELD_SAME;
    }
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field_place(field, from);
    field->drag = FIELD_DRAG_NONE;
    field->first = 0;
    return FIELD_CHANGED;
}

enum field_outcome field_erase_selection(struct field *field)
{
    int from, to;
    (void)field_selection(field, &from, &to);
    return erase(field, from, to);
}

/* Inserts `length` bytes at the caret, replacing the selection; false if there is no room. */
static bool replace_selection(struct field *field, const char *bytes, int length)
{
    int from, to;
    (void)field_selection(field, &from, &to);
    if ((int)strlen(field->text) - (to - from) + length > field->limit) {
        return false;
    }
    (void)erase(field, from, to);
    char *at = field->text + from;
    memmove(at + length, at, strlen(at) + 1);
    memcpy(at, bytes, (size_t)length);
    field_place(field, from + length);
    field->drag = FIELD_DRAG_NONE;
    field->first = 0;
    return true;
}

#define TAKEN_MAX ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)

/* Writes the letter at `text`, of `length` bytes, as capitals into `taken`, or anything else as it
 * is if `alphabet` is NULL; returns its size in bytes, 0 if it is no letter. */
static int taken_as(const struct alphabet *alphabet, const char *text, int length,
                    char taken[TAKEN_MAX])
{
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count;
    if (!alphabet) {
        memcpy(taken, text, (size_t)length);
        return length;
    }
    bool is_taken = alphabet_encode(alphabet, text, (size_t)length, letters, ALPHABET_FACE_LETTERS,
                                    &count) == STATUS_OK;
    return is_taken ? (int)alphabet_upper(alphabet, letters, count, taken) : 0;
}

enum field_outcome field_insert(struct field *field, const char *text,
                                char refused[FIELD_CHARACTER_MAX])
{
    enum field_outcome outcome = FIELD_SAME;
    char first[FIELD_CHARACTER_MAX] = "";
    for (int length; *text; text += length) {
        char taken[TAKEN_MAX];
        bool is_printable;
        length = (int)utf8_step(text, UTF8_LENGTH_MAX, &is_printable);
        if (!is_printable) {
            continue;
        }
        size_t letter =
            field->alphabet ? alphabet_letter_size(field->alphabet, text, strlen(text)) : 0;
        length = letter > 0 ? (int)letter : length;
        int taken_length = taken_as(field->alphabet, text, length, taken);
        if (taken_length == 0) {
            if (!first[0]) {
                (void)snprintf(first, sizeof first, "%.*s", length, text);
            }
        } else if (replace_selection(field, taken, taken_length)) {
            outcome = outcome == FIELD_SAME ? FIELD_CHANGED : outcome;
        } else {
            outcome = FIELD_FULL;
        }
    }
    if (refused) {
        memcpy(refused, first, sizeof first);
    }
    return first[0] ? FIELD_REFUSED : outcome;
}

/* Returns where a key leads from the caret; -1 for other keys. */
static int target_of_key(const struct field *field, const struct input *key)
{
    const char *text = field->text;
    int at = field->caret;
    switch (key->key) {
    case KEY_BACKSPACE:
    case KEY_LEFT:
        return key->ctrl ? utf8_previous_word(text, at) : utf8_previous(text, at);
    case KEY_DELETE:
    case KEY_RIGHT:
        return key->ctrl ? utf8_next_word(text, at) : utf8_next(text, at);
    case KEY_HOME:
        return 0;
    case KEY_END:
        return (int)strlen(text);
    default:
        return -1;
    }
}

static enum field_outcome go(struct field *field, const struct input *key, int to)
{
    int from, end;
    bool leaves_selection = field_selection(field, &from, &end) && !key->shift && !key->ctrl;
    if (leaves_selection && (key->key == KEY_LEFT || key->key == KEY_RIGHT)) {
        to = key->key == KEY_LEFT ? from : end;
    }
    field_select(field, key->shift ? field->anchor : to, to);
    return FIELD_SAME;
}

static enum field_outcome press_key(struct field *field, const struct input *input)
{
    int from, to;
    int target = target_of_key(field, input);
    if (input->key == KEY_SPACE) {
        return field_insert(field, " ", NULL);
    }
    if (input->key == KEY_LETTER && input->letter == 'a') {
        field_select(field, 0, (int)strlen(field->text));
        return FIELD_SAME;
    }
    if (target < 0) {
        return FIELD_IGNORED;
    }
    if (input->key != KEY_BACKSPACE && input->key != KEY_DELETE) {
        return go(field, input, target);
    }
    if (field_selection(field, &from, &to)) {
        return erase(field, from, to);
    }
    return target < field->caret ? erase(field, target, field->caret)
                                 : erase(field, field->caret, target);
}

/* Returns a place in the text, at the beginning of a character. */
static int place_in(const char *text, int at)
{
    at = int_max(int_min(at, (int)strlen(text)), 0);
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80) {
        at--;
    }
    return at;
}

static enum field_outcome edit(struct field *field, const struct input *input,
                               char refused[FIELD_CHARACTER_MAX])
{
    field_select(field, place_in(field->text, input->from), place_in(field->text, input->to));
    if (!input->paste) {
        return FIELD_SAME;
    }
    return *input->paste ? field_insert(field, input->paste, refused)
                         : field_erase_selection(field);
}

enum field_outcome field_input(struct field *field, const struct input *input,
                               char refused[FIELD_CHARACTER_MAX])
{
    if (refused) {
        refused[0] = '\0';
    }
    switch (input->kind) {
    case INPUT_TEXT:
        return field_insert(field, input->text, refused);
    case INPUT_PASTE:
        return field_insert(field, input->paste, refused);
    case INPUT_EDIT:
        return edit(field, input, refused);
    case INPUT_KEY:
        return press_key(field, input);
    default:
        return FIELD_IGNORED;
    }
}

/* --- drawing --- */

/* The visible part of the text, and where it is. */
struct shown {
    struct text_style style;
    const struct alphabet *capitals; /* see field_look */
    int left, room;                  /* px */
    int from, to;                    /* bytes */
};

/* Spaced letters are drawn one by one, each where the caret would be before it. They are measured
 * enlarged so that rounding errors do not add up. */
#define ENLARGED 8

static int spaced_width(const struct ui *ui, const struct text_style *style, const char *text)
{
    int size = ui_px(ui, style->size) * ENLARGED;
    int width = ui->metrics->width(ui->metrics->context, style->weight, size, text);
    for (; *text; text += utf8_length(text)) {
        width += style->spacing * size / 1000;
    }
    return (width + ENLARGED / 2) / ENLARGED;
}

/* Copies bytes `from`..`to` as they are shown. */
static void copy_part(const struct shown *shown, const char *text, int from, int to,
                      char part[FIELD_TEXT_MAX])
{
    size_t size = 0;
    if (!shown->capitals) {
        (void)snprintf(part, FIELD_TEXT_MAX, "%.*s", to - from, text + from);
        return;
    }
    for (int length; from < to && size + TAKEN_MAX < FIELD_TEXT_MAX; from += length) {
        char *end = part + size;
        length = (int)alphabet_letter_size(shown->capitals, text + from, (size_t)(to - from));
        int taken = length > 0 ? taken_as(shown->capitals, text + from, length, end) : 0;
        if (taken == 0) {
            length = taken = utf8_length(text + from);
            memcpy(end, text + from, (size_t)length);
            *end = (char)(length == 1 ? toupper(*end) : *end); /* codes are ASCII in any language */
        }
        size += (size_t)taken;
    }
    part[size] = '\0';
}

static int width_of(const struct ui *ui, const struct shown *shown, const char *text, int from,
                    int to)
{
    char part[FIELD_TEXT_MAX];
    copy_part(shown, text, from, to, part);
    return shown->style.spacing ? spaced_width(ui, &shown->style, part)
                                : ui_text_width(ui, &shown->style, part);
}

/* Returns the part of the text around the caret: it starts at field->first if that leaves room for
 * the caret, and is as long as fits. */
static struct shown what_is_shown(const struct ui *ui, struct rect rect, const struct field *field,
                                  const struct field_look *look)
{
    int left = ui_px(ui, look->icon ? ICON : PAD);
    const char *text = field->text;
    struct shown shown = {
        .style = {.size = look->size ? look->size : SIZE,
                  .weight = look->spacing ? WEIGHT_800 : WEIGHT_700,
                  .color = ui->theme->text,
                  .spacing = look->spacing},
        .capitals = look->capitals,
        .left = rect.x + left,
        .room = rect.w - left - ui_px(ui, PAD) - ui_px(ui, 4),
        .from = field->caret,
    };
    while (shown.from > field->first) {
        int before = utf8_previous(text, shown.from);
        if (width_of(ui, &shown, text, before, field->caret) > shown.room) {
            break;
        }
        shown.from = before;
    }
    shown.to = field->caret;
    while (text[shown.to]) {
        int next = utf8_next(text, shown.to);
        if (width_of(ui, &shown, text, shown.from, next) > shown.room) {
            break;
        }
        shown.to = next;
    }
    return shown;
}

static void draw_text_shown(struct ui *ui, int middle, const char *text, const struct shown *shown)
{
    char part[FIELD_TEXT_MAX];
    struct text_style style = shown->style;
    if (style.spacing == 0) {
        copy_part(shown, text, shown->from, shown->to, part);
        ui_text(ui, shown->left, middle, &style, part);
        return;
    }
    style.spacing = 0;
    for (int at = shown->from; at < shown->to; at = utf8_next(text, at)) {
        int x = shown->left + width_of(ui, shown, text, shown->from, at);
        copy_part(shown, text, at, utf8_next(text, at), part);
        ui_text(ui, x, middle, &style, part);
    }
}

/* Returns how far byte `at`, clamped to the visible part, is from its left end, px. */
static int offset_of(const struct ui *ui, const struct field *field, const struct shown *shown,
                     int at)
{
    at = at < shown->from ? shown->from : at > shown->to ? shown->to : at;
    return width_of(ui, shown, field->text, shown->from, at);
}

static void draw_selection(struct ui *ui, struct rect rect, const struct field *field,
                           const struct shown *shown)
{
    int from, to;
    if (!field_selection(field, &from, &to)) {
        return;
    }
    int left = offset_of(ui, field, shown, from);
    int right = offset_of(ui, field, shown, to);
    int high = ui_px(ui, shown->style.size * 4 / 3);
    struct rect area = {shown->left + left, rect.y + (rect.h - high) / 2, right - left, high};
    ui_box(ui, area, 3, theme_mix(ui->theme->field, ui->theme->you, 40));
}

static void draw_caret(struct ui *ui, struct rect rect, const struct field *field,
                       const struct shown *shown)
{
    int before = width_of(ui, shown, field->text, shown->from, field->caret);
    int wide = ui_px(ui, 2) > 0 ? ui_px(ui, 2) : 1;
    int high = ui_px(ui, shown->style.size * 4 / 3);
    struct rect caret = {shown->left + before + ui_px(ui, 1), rect.y + (rect.h - high) / 2, wide,
                         high};
    ui_box(ui, caret, 0, ui->theme->you_text);
}

/* Describes the field, which is the last hot area. */
static void describe(struct ui *ui, const struct field *field, const struct field_look *look)
{
    ui_hot_role(ui, ROLE_FIELD, false);
    ui_hot_value(ui, field->text);
    if (look->hint) {
        ui_hot_name(ui, look->hint);
    }
}

/* Notes where the text is, for a field of the system in its place. */
static void note(struct ui *ui, struct rect rect, const struct field *field,
                 const struct field_look *look, const struct shown *shown)
{
    const struct ui_field place = {
        .rect = rect,
        .left = shown->left - rect.x,
        .size = ui_px(ui, shown->style.size),
        .spacing = shown->style.spacing,
        .weight = shown->style.weight,
        .text = arena_copy(ui->arena, field->text),
        .hint = look->hint ? arena_copy(ui->arena, look->hint) : "",
        .anchor = field->anchor,
        .caret = field->caret,
        .has_caret = look->has_caret,
        .has_capitals = look->capitals || field->alphabet,
        .hots_below = ui->hot_count,
        .color = shown->style.color,
        .ground = ui->theme->field,
    };
    bool is_whole = ui->clip.w == 0 || rect_is_within(rect, ui->clip);
    if (ui->field_count < UI_FIELDS_MAX && is_whole) {
        ui->fields[ui->field_count++] = place;
    }
}

void field_draw(struct ui *ui, int id, struct rect rect, const struct field *field,
                const struct field_look *look)
{
    struct shown shown = what_is_shown(ui, rect, field, look);
    int middle = rect.y + rect.h / 2;
    note(ui, rect, field, look, &shown);
    ui_surface(ui, rect, RADIUS, ui->theme->field);
    if (look->outlined) {
        ui_outline(ui, rect, RADIUS, 2, ui->theme->you_text);
    }
    if (look->icon) {
        ui_icon(ui, rect.x + ui_px(ui, 24), middle, look->icon, 20, ui->theme->dim);
    }
    if (field->text[0]) {
        if (look->has_caret) {
            draw_selection(ui, rect, field, &shown);
        }
        draw_text_shown(ui, middle, field->text, &shown);
    } else if (look->hint) {
        struct text_style hint = theme_sized(ui->theme, TEXT_BODY, shown.style.size);
        int indent = look->has_caret ? ui_px(ui, 8) : 0;
        ui_text_lines(ui, shown.left + indent, middle, shown.room - indent, rect.h, &hint,
                      look->hint);
    }
    if (look->has_caret) {
        draw_caret(ui, rect, field, &shown);
        ui->typed = ui->speaks ? arena_copy(ui->arena, field->text) : NULL;
    }
    if (id != HOT_NONE) {
        ui_hot(ui, id, rect, false);
        describe(ui, field, look);
    }
}

void field_place_keys(struct ui *ui, int id, struct rect rect, const struct field *field,
                      const struct field_look *look)
{
    ui_keyboard_area(ui, id, rect);
    describe(ui, field, look);
}

int field_caret_at(const struct ui *ui, struct rect rect, const struct field *field,
                   const struct field_look *look, int x)
{
    struct shown shown = what_is_shown(ui, rect, field, look);
    int at = shown.from;
    int left = 0;
    while (at < shown.to) {
        int next = utf8_next(field->text, at);
        int right = width_of(ui, &shown, field->text, shown.from, next);
        if (x - shown.left < (left + right) / 2) {
            break;
        }
        left = right;
        at = next;
    }
    return at;
}

/* --- the pointer --- */

/* Extends the selection to the pointer at `x`. Beyond an edge, each call takes one more character,
 * which scrolls. */
static void drag_to(struct field *field, const struct ui *ui, struct rect rect,
                    const struct field_look *look, int x)
{
    struct shown shown = what_is_shown(ui, rect, field, look);
    int at = field_caret_at(ui, rect, field, look, x);
    if (x < shown.left) {
        at = utf8_previous(field->text, shown.from);
        field->first = at;
    } else if (x > shown.left + shown.room) {
        at = utf8_next(field->text, shown.to);
    }
    int from = field->origin;
    if (field->drag == FIELD_DRAG_WORDS) {
        int origin_from, origin_to, at_from, at_to;
        utf8_word_around(field->text, field->origin, &origin_from, &origin_to);
        utf8_word_around(field->text, at, &at_from, &at_to);
        from = at < field->origin ? origin_to : origin_from;
        at = at < field->origin ? at_from : at_to;
    }
    field_select(field, from, at);
}

static void press_at(struct field *field, const struct ui *ui, struct rect rect,
                     const struct field_look *look, const struct input *input)
{
    int from, to;
    int at = field_caret_at(ui, rect, field, look, input->x);
    field->first = what_is_shown(ui, rect, field, look).from;
    field->origin = at;
    if (input->clicks < 2) {
        field->drag = FIELD_DRAG_CHARACTERS;
        field_place(field, at);
    } else if (input->clicks == 2) {
        field->drag = FIELD_DRAG_WORDS;
        utf8_word_around(field->text, at, &from, &to);
        field_select(field, from, to);
    } else {
        field->drag = FIELD_DRAG_ALL;
        field_select(field, 0, (int)strlen(field->text));
    }
}

enum field_outcome field_pointer(struct field *field, const struct ui *ui, struct rect rect,
                                 const struct field_look *look, const struct input *input)
{
    bool is_press = input->kind == INPUT_PRESS && input->button == BUTTON_LEFT;
    if (is_press && rect_contains(rect, input->x, input->y)) {
        press_at(field, ui, rect, look, input);
        return FIELD_SAME;
    }
    if (field->drag == FIELD_DRAG_NONE) {
        return FIELD_IGNORED;
    }
    if (input->kind == INPUT_MOVE && input->held) {
        if (field->drag != FIELD_DRAG_ALL) {
            drag_to(field, ui, rect, look, input->x);
        }
        return FIELD_SAME;
    }
    if (input->kind == INPUT_MOVE || input->kind == INPUT_RELEASE) {
        field->drag = FIELD_DRAG_NONE;
        return input->kind == INPUT_RELEASE ? FIELD_SAME : FIELD_IGNORED;
    }
    return FIELD_IGNORED;
}

/* SPDX-License-Identifier: MIT */
/*
 * A line of text that is typed. Leaves asking for the clipboard to the screens.
 */
#include "field.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define SIZE   21
#define PAD    16
#define ICON   40 /* from the left edge to the text behind an icon */
#define RADIUS 14

/* --- characters --- */

static bool begins_character(char byte)
{
    return ((unsigned char)byte & 0xc0) != 0x80;
}

/* The bytes of the character at `text`, which is not ended yet. */
static int character_length(const char *text)
{
    int length = 1;
    while (text[length] && !begins_character(text[length])) {
        length++;
    }
    return length;
}

static int next_character(const char *text, int at)
{
    return text[at] ? at + character_length(text + at) : at;
}

static int previous_character(const char *text, int at)
{
    while (at > 0) {
        at--;
        if (begins_character(text[at])) {
            break;
        }
    }
    return at;
}

char field_take_letter(char character)
{
    if (character >= 'a' && character <= 'z') {
        return (char)(character - 'a' + 'A');
    }
    return (char)(character >= 'A' && character <= 'Z' ? character : 0);
}

/* --- editing --- */

void field_init(struct field *field, int limit, field_taker *taker)
{
    assert(limit >= 1 && limit < FIELD_TEXT_MAX);
    *field = (struct field){.limit = limit, .taker = taker};
}

void field_set(struct field *field, const char *text)
{
    field->text[0] = '\0';
    field->caret = 0;
    (void)field_insert(field, text, NULL);
}

/* Puts `length` bytes in at the caret; false: there is no room. */
static bool put(struct field *field, const char *bytes, int length)
{
    char *at = field->text + field->caret;
    size_t behind = strlen(at);
    if (field->caret + (int)behind + length > field->limit) {
        return false;
    }
    memmove(at + length, at, behind + 1);
    memcpy(at, bytes, (size_t)length);
    field->caret += length;
    return true;
}

/* What goes in for the character at `text`, of `length` bytes; NULL: it is refused. */
static const char *taken_as(const struct field *field, const char *text, int length, char *ascii)
{
    if (!field->taker) {
        return text;
    }
    *ascii = (char)(length == 1 ? field->taker(*text) : 0);
    return *ascii ? ascii : NULL;
}

enum field_outcome field_insert(struct field *field, const char *text,
                                char refused[FIELD_CHARACTER_MAX])
{
    enum field_outcome outcome = FIELD_SAME;
    char first[FIELD_CHARACTER_MAX] = "";
    for (int length; *text; text += length) {
        char ascii;
        length = character_length(text);
        if ((unsigned char)*text < ' ') {
            continue;
        }
        const char *taken = taken_as(field, text, length, &ascii);
        if (!taken) {
            if (!first[0]) {
                (void)snprintf(first, sizeof first, "%.*s", length, text);
            }
        } else if (put(field, taken, length)) {
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

static enum field_outcome erase(struct field *field, int from, int to)
{
    if (from == to) {
        return FIELD_SAME;
    }
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field->caret = from;
    return FIELD_CHANGED;
}

static enum field_outcome move_to(struct field *field, int caret)
{
    field->caret = caret;
    return FIELD_SAME;
}

static enum field_outcome press_key(struct field *field, enum key key)
{
    int before = previous_character(field->text, field->caret);
    int behind = next_character(field->text, field->caret);
    switch (key) {
    case KEY_BACKSPACE:
        return erase(field, before, field->caret);
    case KEY_DELETE:
        return erase(field, field->caret, behind);
    case KEY_LEFT:
        return move_to(field, before);
    case KEY_RIGHT:
        return move_to(field, behind);
    case KEY_HOME:
        return move_to(field, 0);
    case KEY_END:
        return move_to(field, (int)strlen(field->text));
    case KEY_SPACE:
        return field_insert(field, " ", NULL);
    default:
        break;
    }
    return FIELD_IGNORED;
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
    case INPUT_KEY:
        return press_key(field, input->key);
    default:
        break;
    }
    return FIELD_IGNORED;
}

/* --- drawing --- */

/* What of the text is to be seen, and where. */
struct shown {
    struct text_style style;
    int left, room; /* px */
    int from, to;   /* bytes */
};

/* Spaced letters are set one by one, each where the caret would stand before it; measured enlarged,
 * so that what is rounded does not add up. */
#define ENLARGED 8

static int spaced_width(const struct ui *ui, const struct text_style *style, const char *text)
{
    int size = ui_px(ui, style->size) * ENLARGED;
    int width = ui->metrics->width(ui->metrics->context, style->weight, size, text);
    for (; *text; text += character_length(text)) {
        width += style->spacing * size / 1000;
    }
    return (width + ENLARGED / 2) / ENLARGED;
}

static int width_of(const struct ui *ui, const struct text_style *style, const char *text, int from,
                    int to)
{
    char part[FIELD_TEXT_MAX];
    (void)snprintf(part, sizeof part, "%.*s", to - from, text + from);
    return style->spacing ? spaced_width(ui, style, part) : ui_text_width(ui, style, part);
}

/* The shortest way into the text that leaves room for the caret, and as much of it as fits. */
static struct shown what_is_shown(const struct ui *ui, struct rect rect, const struct field *field,
                                  const struct field_look *look)
{
    int left = ui_px(ui, look->has_icon ? ICON : PAD);
    struct shown shown = {
        .style = {.size = look->size ? look->size : SIZE,
                  .weight = look->spacing ? WEIGHT_800 : WEIGHT_700,
                  .color = ui->theme->text,
                  .spacing = look->spacing},
        .left = rect.x + left,
        .room = rect.w - left - ui_px(ui, PAD) - ui_px(ui, 4),
    };
    while (shown.from < field->caret &&
           width_of(ui, &shown.style, field->text, shown.from, field->caret) > shown.room) {
        shown.from = next_character(field->text, shown.from);
    }
    shown.to = field->caret;
    while (field->text[shown.to]) {
        int next = next_character(field->text, shown.to);
        if (width_of(ui, &shown.style, field->text, shown.from, next) > shown.room) {
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
        (void)snprintf(part, sizeof part, "%.*s", shown->to - shown->from, text + shown->from);
        ui_text(ui, shown->left, middle, &style, part);
        return;
    }
    style.spacing = 0;
    for (int at = shown->from; at < shown->to; at = next_character(text, at)) {
        int x = shown->left + width_of(ui, &shown->style, text, shown->from, at);
        (void)snprintf(part, sizeof part, "%.*s", character_length(text + at), text + at);
        ui_text(ui, x, middle, &style, part);
    }
}

static void draw_caret(struct ui *ui, struct rect rect, const struct field *field,
                       const struct shown *shown)
{
    int before = width_of(ui, &shown->style, field->text, shown->from, field->caret);
    int wide = ui_px(ui, 2) > 0 ? ui_px(ui, 2) : 1;
    int high = ui_px(ui, shown->style.size * 4 / 3);
    struct rect caret = {shown->left + before + ui_px(ui, 1), rect.y + (rect.h - high) / 2, wide,
                         high};
    ui_box(ui, caret, 0, ui->theme->you_text);
}

void field_draw(struct ui *ui, int id, struct rect rect, const struct field *field,
                const struct field_look *look)
{
    struct shown shown = what_is_shown(ui, rect, field, look);
    int middle = rect.y + rect.h / 2;
    ui_surface(ui, rect, RADIUS, ui->theme->field);
    if (look->outlined) {
        ui_outline(ui, rect, RADIUS, 2, ui->theme->you_text);
    }
    if (look->has_icon) {
        ui_icon(ui, rect.x + ui_px(ui, 24), middle, look->icon, 20, ui->theme->dim);
    }
    if (field->text[0]) {
        draw_text_shown(ui, middle, field->text, &shown);
    } else if (look->hint) {
        struct text_style hint = {
            .size = shown.style.size, .weight = WEIGHT_600, .color = ui->theme->dim};
        int indent = look->has_caret ? ui_px(ui, 8) : 0;
        ui_text_fit(ui, shown.left + indent, middle, shown.room - indent, &hint, look->hint);
    }
    if (look->has_caret) {
        draw_caret(ui, rect, field, &shown);
    }
    if (id != HOT_NONE) {
        ui_hot(ui, id, rect, false);
    }
}

int field_caret_at(const struct ui *ui, struct rect rect, const struct field *field,
                   const struct field_look *look, int x)
{
    struct shown shown = what_is_shown(ui, rect, field, look);
    int at = shown.from;
    int left = 0;
    while (at < shown.to) {
        int next = next_character(field->text, at);
        int right = width_of(ui, &shown.style, field->text, shown.from, next);
        if (x - shown.left < (left + right) / 2) {
            break;
        }
        left = right;
        at = next;
    }
    return at;
}

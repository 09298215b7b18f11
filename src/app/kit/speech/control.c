/* SPDX-License-Identifier: MIT */
/*
 * Finds the texts of hot areas in the draw list, and makes sentences of them.
 */
#include "control.h"

#include "tr.h"

#include "trounce/utf8.h"

#include <string.h>

#define TITLE_LETTERS 3

/* --- texts --- */

static const char dot[] = "· "; /* between parts of a line */

/* Returns where a text stands on the page. */
static void place_of(const struct drawn *drawn, const struct draw_command *text, int *x, int *y)
{
    *x = text->rect.x - (text->align == ALIGN_END);
    *y = text->rect.y + drawn->page_at;
}

/* Returns whether a command fills a box that is higher than a line of this size: not a line through
 * a text. */
static bool is_cover(const struct draw_command *command, int size)
{
    bool is_filled = command->kind == DRAW_BOX && command->border == 0 && command->color.a == 255;
    return (is_filled || command->kind == DRAW_WASH || command->kind == DRAW_HOLLOW) &&
           command->rect.h > size;
}

/* Returns whether command `index` is a text of the screen that nothing was drawn over. */
static bool is_seen(const struct drawn *drawn, size_t index)
{
    const struct draw_command *text = &drawn->list->commands[index];
    if (text->kind != DRAW_TEXT) {
        return false;
    }
    for (size_t i = index + 1; i < drawn->ui->last; i++) {
        const struct draw_command *over = &drawn->list->commands[i];
        if (is_cover(over, text->size) &&
            rect_contains(over->rect, text->rect.x - (text->align == ALIGN_END), text->rect.y)) {
            return false;
        }
    }
    return true;
}

static bool is_in(const struct drawn *drawn, size_t index, const struct hot *hot)
{
    int x, y;
    place_of(drawn, &drawn->list->commands[index], &x, &y);
    return rect_contains(hot->rect, x, y);
}

/* Returns whether a text goes on with the next: as words beside each other, or lines. */
static bool goes_on(const struct draw_command *text, const struct draw_command *next)
{
    int down = next->rect.y - text->rect.y;
    bool is_line = down > 0 && down < 2 * text->size && text->rect.x == next->rect.x &&
                   text->align == next->align;
    return text->size == next->size && text->weight == next->weight && (down == 0 || is_line);
}

/* Adds the text of a command to those before it, of which `before` is the last; NULL: none. */
static const char *join(const struct drawn *drawn, const char *texts,
                        const struct draw_command *before, const struct draw_command *command)
{
    const char *text = draw_text_of(drawn->list, command);
    text += strspn(text, " ");
    text += strncmp(text, dot, strlen(dot)) == 0 ? strlen(dot) : 0;
    const char *between = !*texts ? "" : before && goes_on(before, command) ? " " : ", ";
    return say(drawn->arena, "%s%s%s", texts, between, text);
}

static int letters_of(const char *text)
{
    int count = 0;
    for (; *text; text++) {
        count += utf8_begins(*text);
    }
    return count;
}

/* Cuts a text after its last word within so many letters. */
static const char *cut(const struct drawn *drawn, const char *text, int most)
{
    if (letters_of(text) <= most) {
        return text;
    }
    size_t end = 0, space = 0;
    for (int i = 0; i < most - 1; i++) {
        space = text[end] == ' ' ? end : space;
        end += (size_t)utf8_length(text + end);
    }
    return say(drawn->arena, "%.*s…", (int)(space > 0 ? space : end), text);
}

/* Returns the texts drawn in a hot area. */
static const char *texts_in(const struct drawn *drawn, const struct hot *hot)
{
    const char *texts = "";
    const struct draw_command *before = NULL;
    for (size_t i = drawn->ui->first; i < drawn->ui->last; i++) {
        bool is_text = drawn->list->commands[i].kind == DRAW_TEXT;
        if (is_text && is_in(drawn, i, hot) && is_seen(drawn, i)) {
            texts = join(drawn, texts, before, &drawn->list->commands[i]);
            before = &drawn->list->commands[i];
        }
    }
    return texts;
}

/* --- controls --- */

static bool has(const char *text)
{
    return text && *text;
}

/* Returns the name without that of its row. */
static const char *own_name(const struct drawn *drawn, const struct hot *hot)
{
    if (has(hot->name)) {
        return hot->name;
    }
    const char *texts =
        hot->role == ROLE_FIELD || hot->role == ROLE_SLIDER ? "" : texts_in(drawn, hot);
    return *texts || !hot->tip ? texts : hot->tip;
}

const char *control_name(const struct drawn *drawn, const struct hot *hot)
{
    const char *name = own_name(drawn, hot);
    if (has(hot->group) && (hot->role == ROLE_FIELD || hot->role == ROLE_SLIDER)) {
        name = hot->group;
    } else if (has(hot->group) && strcmp(hot->group, name) != 0) {
        name = *name ? say(drawn->arena, tr("%s: %s"), hot->group, name) : hot->group;
    }
    return cut(drawn, name, CONTROL_NAME_MAX);
}

const char *control_value(const struct drawn *drawn, const struct hot *hot)
{
    switch (hot->role) {
    case ROLE_SWITCH:
        return hot->is_on ? tr_in("switch", "on") : tr_in("switch", "off");
    case ROLE_CHOICE:
        return hot->is_on ? tr_in("choice", "chosen") : tr_in("choice", "not chosen");
    case ROLE_FIELD:
    case ROLE_SLIDER:
    case ROLE_DIE:
    case ROLE_ROW:
    case ROLE_BUTTON:
        break;
    }
    return has(hot->value) ? cut(drawn, hot->value, CONTROL_VALUE_MAX) : "";
}

const char *control_sentence(const struct drawn *drawn, const struct hot *hot)
{
    const char *name = control_name(drawn, hot);
    const char *value = control_value(drawn, hot);
    struct arena *arena = drawn->arena;
    switch (hot->role) {
    case ROLE_SWITCH:
        return say(arena, tr("%s, switch, %s"), name, value);
    case ROLE_CHOICE:
        return say(arena, "%s, %s", name, value);
    case ROLE_FIELD:
        return *value ? say(arena, tr("%s, field: %s"), name, value)
                      : say(arena, tr("%s, empty field"), name);
    case ROLE_SLIDER:
        return say(arena, tr("%s, slider: %s"), name, value);
    case ROLE_BUTTON:
        return say(arena, tr("%s, button"), *value ? say(arena, "%s, %s", name, value) : name);
    case ROLE_DIE:
    case ROLE_ROW:
        break;
    }
    return *value ? say(arena, "%s, %s", name, value) : name;
}

const char *control_hint(const struct drawn *drawn, const struct hot *hot)
{
    return has(hot->tip) && strcmp(hot->tip, own_name(drawn, hot)) != 0 ? hot->tip : "";
}

/* --- screens --- */

/* Returns the hot area that a text stands in; NULL: none. */
static const struct hot *hot_of(const struct drawn *drawn, size_t index)
{
    for (int i = drawn->ui->hot_count - 1; i >= 0; i--) {
        const struct hot *hot = &drawn->ui->hots[i];
        if (is_in(drawn, index, hot)) {
            return hot;
        }
    }
    return NULL;
}

/* Returns whether a text may be a title: neither the letter of a die nor a figure. */
static bool is_title(const char *text)
{
    return letters_of(text) >= TITLE_LETTERS && (*text < '0' || *text > '9');
}

const char *control_title(const struct drawn *drawn)
{
    const struct draw_command *largest = NULL;
    for (size_t i = drawn->ui->first; i < drawn->ui->last; i++) {
        const struct draw_command *text = &drawn->list->commands[i];
        if (text->kind == DRAW_TEXT && (!largest || text->size > largest->size) &&
            is_title(draw_text_of(drawn->list, text)) && !hot_of(drawn, i) && is_seen(drawn, i)) {
            largest = text;
        }
    }
    return largest ? draw_text_of(drawn->list, largest) : "";
}

static bool is_letter(const char *text)
{
    return letters_of(text) == 1 && (*text < '0' || *text > '9');
}

/* Returns whether a letter stands alone or among letters, as on dice: not before a text, as a key.
 */
static bool is_of_die(const struct drawn *drawn, size_t index)
{
    const struct draw_command *letter = &drawn->list->commands[index];
    size_t next = index + 1;
    while (next < drawn->ui->last && drawn->list->commands[next].kind != DRAW_TEXT) {
        next++;
    }
    const struct draw_command *text = &drawn->list->commands[next];
    return is_letter(draw_text_of(drawn->list, letter)) &&
           (next >= drawn->ui->last || text->rect.y != letter->rect.y ||
            is_letter(draw_text_of(drawn->list, text)));
}

/* Returns whether a text is a letter or a figure on the dice of a board. */
static bool is_on_board(const struct drawn *drawn, size_t index)
{
    int x, y;
    place_of(drawn, &drawn->list->commands[index], &x, &y);
    const char *text = draw_text_of(drawn->list, &drawn->list->commands[index]);
    return rect_contains(drawn->ui->board, x, y) && letters_of(text) < TITLE_LETTERS;
}

/* Returns whether a text need not be read: what is on a die, or a name beside hot areas, which is
 * said with each of them. */
static bool is_passed(const struct drawn *drawn, size_t index)
{
    const struct ui *ui = drawn->ui;
    const char *text = draw_text_of(drawn->list, &drawn->list->commands[index]);
    bool is_group = false;
    for (int i = 0; i < ui->hot_count; i++) {
        is_group = is_group || (ui->hots[i].group && strcmp(ui->hots[i].group, text) == 0);
    }
    return is_group || is_on_board(drawn, index) || is_of_die(drawn, index);
}

void control_read_all(const struct drawn *drawn, void (*say_text)(void *context, const char *text),
                      void *context)
{
    const char *texts = "";
    const struct draw_command *before = NULL;
    const struct hot *last = NULL;
    for (size_t i = drawn->ui->first; i < drawn->ui->last; i++) {
        if (!is_seen(drawn, i) || is_passed(drawn, i)) {
            continue;
        }
        const struct draw_command *text = &drawn->list->commands[i];
        const struct hot *hot = hot_of(drawn, i);
        bool is_apart =
            hot || !before || !(goes_on(before, text) || before->rect.y == text->rect.y);
        if (is_apart && *texts) {
            say_text(context, texts);
            texts = "";
        }
        if (!hot) {
            texts = join(drawn, texts, before, text);
        } else if (hot != last) {
            say_text(context, control_sentence(drawn, hot));
        }
        before = hot ? NULL : text;
        last = hot;
    }
    if (*texts) {
        say_text(context, texts);
    }
}

/* --- for a screen reader --- */

static void list_texts(const struct drawn *drawn, const char *title,
                       void (*take)(void *context, const struct control *control), void *context)
{
    struct control control = {.kind = CONTROL_TEXT, .name = "", .value = "", .hint = ""};
    const struct draw_command *before = NULL;
    for (size_t i = drawn->ui->first; i < drawn->ui->last; i++) {
        const struct draw_command *text = &drawn->list->commands[i];
        if (text->kind != DRAW_TEXT || hot_of(drawn, i) || !is_seen(drawn, i) ||
            is_passed(drawn, i) || strcmp(draw_text_of(drawn->list, text), title) == 0) {
            continue;
        }
        if (before && !goes_on(before, text) && before->rect.y != text->rect.y) {
            take(context, &control);
            control.name = "";
            before = NULL;
        }
        control.name = join(drawn, control.name, before, text);
        before = text;
    }
    if (*control.name) {
        take(context, &control);
    }
}

/* Returns whether a die is under the cursor, whose place is the only one of them in the order of
 * Tab. */
static bool is_under_cursor(const struct ui *ui, const struct hot *die)
{
    const struct hot *place = ui_hot_of(ui, die->id);
    return place != die && place->rect.x == die->rect.x && place->rect.y == die->rect.y;
}

/* Returns whether a place on the board stands for dice that are listed themselves. */
static bool is_place_of_dice(const struct ui *ui, const struct hot *hot)
{
    const struct hot *next = hot + 1;
    return hot->role == ROLE_DIE && hot->in_focus_order && next < ui->hots + ui->hot_count &&
           next->id == hot->id;
}

void control_list(const struct drawn *drawn, const char *title,
                  void (*take)(void *context, const struct control *control), void *context)
{
    const struct ui *ui = drawn->ui;
    struct control head = {.kind = CONTROL_TITLE, .name = title, .value = "", .hint = ""};
    take(context, &head);
    list_texts(drawn, title, take, context);
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        bool is_die = hot->role == ROLE_DIE && !hot->in_focus_order;
        struct control control = {
            .kind = CONTROL_HOT,
            .hot = hot,
            .has_focus = hot->id == ui->focus && (!is_die || is_under_cursor(ui, hot)),
            .rect = {hot->rect.x, hot->rect.y - drawn->page_at, hot->rect.w, hot->rect.h},
            .name = control_name(drawn, hot),
            .value = control_value(drawn, hot),
            .hint = control_hint(drawn, hot)};
        if (!is_place_of_dice(ui, hot)) {
            take(context, &control);
        }
    }
}

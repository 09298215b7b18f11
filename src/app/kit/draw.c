/* SPDX-License-Identifier: MIT */
/*
 * The draw list: adding and comparing.
 */
#include "draw.h"

#include "trounce/memory.h"

#include <string.h>

void draw_begin(struct draw_list *list, int width, int height)
{
    list->count = 0;
    list->text_size = 0;
    list->width = width;
    list->height = height;
    list->failed = false;
}

void draw_deinit(struct draw_list *list)
{
    memory_free(list->commands);
    memory_free(list->text);
    memset(list, 0, sizeof *list);
}

/* Reserves `size` more bytes of text; false if out of memory. */
static bool reserve_text(struct draw_list *list, size_t size)
{
    if (list->text_capacity - list->text_size >= size) {
        return true;
    }
    size_t capacity = list->text_capacity * 2 + size;
    char *text = memory_resize(list->text, capacity, 1);
    if (!text) {
        return false;
    }
    list->text = text;
    list->text_capacity = capacity;
    return true;
}

void draw_add(struct draw_list *list, const struct draw_command *command, const char *text)
{
    void *block = list->commands;
    if (!memory_reserve(&block, &list->capacity, list->count, sizeof *list->commands)) {
        list->failed = true;
        return;
    }
    list->commands = block;

    size_t size = text ? strlen(text) + 1 : 0;
    if (!reserve_text(list, size)) {
        list->failed = true;
        return;
    }
    struct draw_command *added = &list->commands[list->count++];
    *added = *command;
    added->text_at = list->text_size;
    if (size) {
        memcpy(list->text + list->text_size, text, size);
    }
    list->text_size += size;
}

void draw_move_up(struct draw_list *list, size_t first, int up, struct rect view)
{
    for (size_t i = first; i < list->count; i++) {
        struct draw_command *command = &list->commands[i];
        command->rect.y -= up;
        if (command->kind != DRAW_CLIP) {
            continue;
        }
        bool is_end = command->rect.w <= 0 || command->rect.h <= 0;
        struct rect clip = is_end ? view : rect_overlap(command->rect, view);
        bool is_hidden = clip.w <= 0 || clip.h <= 0; /* an empty clip would end clipping */
        command->rect = is_hidden ? (struct rect){view.x, view.y - 2, 1, 1} : clip;
    }
}

const char *draw_text_of(const struct draw_list *list, const struct draw_command *command)
{
    return command->kind == DRAW_TEXT ? list->text + command->text_at : "";
}

static bool same_color(struct color a, struct color b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

static bool same_rect(struct rect a, struct rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

bool draw_same(const struct draw_list *a, const struct draw_command *command_a,
               const struct draw_list *b, const struct draw_command *command_b)
{
    const struct draw_command *x = command_a;
    const struct draw_command *y = command_b;
    return x->kind == y->kind && same_rect(x->rect, y->rect) && same_color(x->color, y->color) &&
           same_color(x->middle, y->middle) && same_color(x->color2, y->color2) &&
           x->radius == y->radius && x->edge == y->edge && x->border == y->border &&
           x->blur == y->blur && x->angle == y->angle && x->sweep == y->sweep &&
           x->face == y->face && x->mood == y->mood && x->size == y->size &&
           x->spacing == y->spacing && x->weight == y->weight && x->align == y->align &&
           x->icon == y->icon && x->from == y->from && x->to == y->to && x->tabular == y->tabular &&
           strcmp(draw_text_of(a, x), draw_text_of(b, y)) == 0;
}

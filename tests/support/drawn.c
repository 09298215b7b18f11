/* SPDX-License-Identifier: MIT */
#include "drawn.h"

#include <assert.h>
#include <stdio.h>

bool drawn_same(const struct draw_list *a, const struct draw_list *b)
{
    if (a->count != b->count || a->width != b->width || a->height != b->height) {
        return false;
    }
    for (size_t i = 0; i < a->count; i++) {
        if (!draw_same(a, &a->commands[i], b, &b->commands[i])) {
            return false;
        }
    }
    return true;
}

static const char *kind_name(enum draw_kind kind)
{
    static const char *const names[] = {
        [DRAW_GROUND] = "ground", [DRAW_BOX] = "box",     [DRAW_SHADOW] = "shadow",
        [DRAW_HOLLOW] = "hollow", [DRAW_TEXT] = "text",   [DRAW_ICON] = "icon",
        [DRAW_TRAIL] = "trail",   [DRAW_ARROW] = "arrow", [DRAW_LINE] = "line",
        [DRAW_STAR] = "star",     [DRAW_ARC] = "arc",     [DRAW_FACE] = "face",
        [DRAW_CLIP] = "clip",     [DRAW_WASH] = "wash",
    };
    return names[kind];
}

char *drawn_line(const struct draw_list *list, const struct draw_command *command, char *line,
                 size_t size)
{
    const struct draw_command *c = command;
    assert(size > 0);
    int used =
        snprintf(line, size, "%s %d,%d %dx%d #%02x%02x%02x%02x", kind_name(c->kind), c->rect.x,
                 c->rect.y, c->rect.w, c->rect.h, c->color.r, c->color.g, c->color.b, c->color.a);
    char *end = line + size;
    char *at = line + ((size_t)used < size ? (size_t)used : size - 1);
    size_t left = (size_t)(end - at);
    switch (c->kind) {
    case DRAW_GROUND:
    case DRAW_CLIP:
        break;
    case DRAW_BOX:
        (void)snprintf(at, left, " #%02x%02x%02x%02x radius=%d edge=%d border=%d angle=%d",
                       c->color2.r, c->color2.g, c->color2.b, c->color2.a, c->radius, c->edge,
                       c->border, c->angle);
        break;
    case DRAW_WASH:
        (void)snprintf(at, left, " #%02x%02x%02x%02x #%02x%02x%02x%02x radius=%d angle=%d",
                       c->middle.r, c->middle.g, c->middle.b, c->middle.a, c->color2.r, c->color2.g,
                       c->color2.b, c->color2.a, c->radius, c->angle);
        break;
    case DRAW_SHADOW:
    case DRAW_HOLLOW:
        (void)snprintf(at, left, " radius=%d blur=%d", c->radius, c->blur);
        break;
    case DRAW_TEXT:
        (void)snprintf(at, left, " size=%d weight=%d align=%d angle=%d \"%s\"", c->size,
                       600 + 100 * (int)c->weight, (int)c->align, c->angle, draw_text_of(list, c));
        break;
    case DRAW_ICON:
        (void)snprintf(at, left, " size=%d icon=%d", c->size, ICON_INDEX(c->icon));
        break;
    case DRAW_TRAIL:
        (void)snprintf(at, left, " size=%d from=%d to=%d", c->size, (int)c->from, (int)c->to);
        break;
    case DRAW_ARROW:
        (void)snprintf(at, left, " size=%d angle=%d", c->size, c->angle);
        break;
    case DRAW_ARC:
        (void)snprintf(at, left, " size=%d radius=%d angle=%d sweep=%d", c->size, c->radius,
                       c->angle, c->sweep);
        break;
    case DRAW_FACE:
        (void)snprintf(at, left, " face=%d mood=%d", c->face, (int)c->mood);
        break;
    case DRAW_LINE:
    case DRAW_STAR:
        (void)snprintf(at, left, " size=%d", c->size);
        break;
    }
    return line;
}

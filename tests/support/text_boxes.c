/* SPDX-License-Identifier: MIT */
/*
 * Checks the boxes of texts against the window, the boxes they are in, and one another.
 *
 * A text's box is as wide as the metrics say and as high as its capitals: descenders may touch what
 * is below, as they do in print.
 */
#include "text_boxes.h"

#include <assert.h>
#include <stdio.h>

#define CAPITALS   70 /* height of a capital in hundredths of an em */
#define TEXTS_MAX  600
#define SLACK      1 /* px of rounding error */
#define KERNING_PX 3 /* the largest overlap of two kerned letters */

/* Edges instead of sizes. */
struct box {
    int left, top, right, bottom;
};

struct placed {
    struct box box;
    size_t index; /* of the command */
};

struct check {
    const struct draw_list *list;
    const struct text_metrics *metrics;
    text_fault *tell;
    void *context;
    int fault_count;
    struct placed texts[TEXTS_MAX];
    int text_count;
};

static struct box box_of_rect(struct rect rect)
{
    return (struct box){rect.x, rect.y, rect.x + rect.w, rect.y + rect.h};
}

static struct box common(struct box a, struct box b)
{
    return (struct box){a.left > b.left ? a.left : b.left, a.top > b.top ? a.top : b.top,
                        a.right < b.right ? a.right : b.right,
                        a.bottom < b.bottom ? a.bottom : b.bottom};
}

static bool is_empty(struct box box)
{
    return box.left >= box.right || box.top >= box.bottom;
}

static bool is_inside(struct box inner, struct box outer)
{
    return inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK &&
           inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
}

static struct box box_of_text(const struct check *check, const struct draw_command *c)
{
    const char *text = draw_text_of(check->list, c);
    int width = check->metrics->width(check->metrics->context, c->weight, c->size, text);
    int letters = 0;
    for (const char *at = text; *at; at++) {
        letters += ((unsigned char)*at & 0xc0) != 0x80;
    }
    width += (letters > 0 ? letters - 1 : 0) * c->spacing * c->size / 1000;
    int left = c->rect.x;
    if (c->align == ALIGN_MIDDLE) {
        left -= width / 2;
    } else if (c->align == ALIGN_END) {
        left -= width;
    }
    int half = c->size * CAPITALS / 200;
    return (struct box){left, c->rect.y - half, left + width, c->rect.y + half};
}

static void tell(struct check *check, const struct placed *text, const char *what, struct box about)
{
    char line[400];
    const struct draw_command *c = &check->list->commands[text->index];
    (void)snprintf(line, sizeof line, "\"%s\" (%d,%d..%d,%d, size %d) %s %d,%d..%d,%d",
                   draw_text_of(check->list, c), text->box.left, text->box.top, text->box.right,
                   text->box.bottom, c->size, what, about.left, about.top, about.right,
                   about.bottom);
    check->fault_count++;
    check->tell(check->context, line);
}

static bool covers_window(const struct check *check, struct rect rect)
{
    return rect.w >= check->list->width && rect.h >= check->list->height;
}

/* Returns whether a command draws a filled, opaque box, which can hold text and hides what is
 * below. */
static bool is_solid(const struct draw_command *c)
{
    return c->kind == DRAW_WASH ||
           ((c->kind == DRAW_BOX || c->kind == DRAW_HOLLOW) && c->border == 0 && c->color.a > 200);
}

/* Returns whether a veil over the window, or a solid box over this place, is drawn in between. */
static bool is_covered(const struct check *check, struct box box, size_t from, size_t to)
{
    for (size_t i = from + 1; i < to; i++) {
        const struct draw_command *c = &check->list->commands[i];
        if (c->kind == DRAW_BOX && covers_window(check, c->rect)) {
            return true;
        }
        if (is_solid(c) && !is_empty(common(box, box_of_rect(c->rect)))) {
            return true;
        }
    }
    return false;
}

/* Finds the box that the text is in: the last solid box or outline below its middle. Returns false
 * if there is none or it covers the window. */
static bool stands_in(const struct check *check, const struct placed *text, struct box *found)
{
    int x = (text->box.left + text->box.right) / 2;
    int y = (text->box.top + text->box.bottom) / 2;
    for (size_t i = text->index; i-- > 0;) {
        const struct draw_command *c = &check->list->commands[i];
        bool framed = c->kind == DRAW_BOX && c->border > 0;
        struct box box = box_of_rect(c->rect);
        if (!is_solid(c) && !framed) {
            continue;
        }
        if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) {
            continue;
        }
        *found = box;
        return !covers_window(check, c->rect);
    }
    return false;
}

static void collect(struct check *check)
{
    const struct draw_list *list = check->list;
    struct box window = {0, 0, list->width, list->height};
    struct box clip = window;
    bool clipped = false;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_CLIP) {
            clipped = c->rect.w > 0 && c->rect.h > 0;
            clip = clipped ? box_of_rect(c->rect) : window;
        }
        if (c->kind != DRAW_TEXT) {
            continue;
        }
        struct placed text = {box_of_text(check, c), i};
        if (clipped) {
            /* A list clips rows at its top and bottom, never at its sides. */
            text.box.top = text.box.top > clip.top ? text.box.top : clip.top;
            text.box.bottom = text.box.bottom < clip.bottom ? text.box.bottom : clip.bottom;
        }
        if (is_empty(text.box)) {
            continue;
        }
        if (clipped && !is_inside(text.box, clip)) {
            tell(check, &text, "is cut off by the clip", clip);
        }
        assert(check->text_count < TEXTS_MAX);
        check->texts[check->text_count++] = text;
    }
}

/* Returns whether an overlap is narrow enough for kerning: adjacent texts may share a few pixels
 * where the typeface draws two letters closer together. */
static bool is_kerning(struct box shared)
{
    return shared.right - shared.left <= KERNING_PX;
}

int text_boxes_check(const struct draw_list *list, const struct text_metrics *metrics,
                     text_fault *teller, void *context)
{
    struct check check = {.list = list, .metrics = metrics, .tell = teller, .context = context};
    struct box window = {0, 0, list->width, list->height};
    collect(&check);
    for (int i = 0; i < check.text_count; i++) {
        const struct placed *text = &check.texts[i];
        struct box around;
        if (!is_inside(text->box, window)) {
            tell(&check, text, "leaves the window", window);
        } else if (stands_in(&check, text, &around) && !is_inside(text->box, around)) {
            tell(&check, text, "runs out of its box", around);
        }
        for (int j = i + 1; j < check.text_count; j++) {
            const struct placed *other = &check.texts[j];
            struct box shared = common(text->box, other->box);
            if (!is_kerning(shared) && !is_empty(shared) &&
                !is_covered(&check, shared, text->index, other->index)) {
                tell(&check, text, "is under another text at", other->box);
            }
        }
    }
    return check.fault_count;
}

/* SPDX-License-Identifier: MIT */
/*
 * Cuts and divides rectangles.
 */
#include "rect.h"

#include <assert.h>

static int at_least_0(int value)
{
    return value > 0 ? value : 0;
}

struct rect rect_cut_top(struct rect *rest, int height)
{
    struct rect piece = {rest->x, rest->y, rest->w, height};
    rest->y += height;
    rest->h = at_least_0(rest->h - height);
    return piece;
}

struct rect rect_cut_bottom(struct rect *rest, int height)
{
    struct rect piece = {rest->x, rest->y + rest->h - height, rest->w, height};
    rest->h = at_least_0(rest->h - height);
    return piece;
}

struct rect rect_cut_left(struct rect *rest, int width)
{
    struct rect piece = {rest->x, rest->y, width, rest->h};
    rest->x += width;
    rest->w = at_least_0(rest->w - width);
    return piece;
}

struct rect rect_cut_right(struct rect *rest, int width)
{
    struct rect piece = {rest->x + rest->w - width, rest->y, width, rest->h};
    rest->w = at_least_0(rest->w - width);
    return piece;
}

struct rect rect_slice_top(struct rect *rest, int height, int gap)
{
    struct rect piece = rect_cut_top(rest, height);
    (void)rect_cut_top(rest, gap);
    return piece;
}

struct rect rect_slice_bottom(struct rect *rest, int height, int gap)
{
    struct rect piece = rect_cut_bottom(rest, height);
    (void)rect_cut_bottom(rest, gap);
    return piece;
}

struct rect rect_slice_left(struct rect *rest, int width, int gap)
{
    struct rect piece = rect_cut_left(rest, width);
    (void)rect_cut_left(rest, gap);
    return piece;
}

struct rect rect_slice_right(struct rect *rest, int width, int gap)
{
    struct rect piece = rect_cut_right(rest, width);
    (void)rect_cut_right(rest, gap);
    return piece;
}

struct rect rect_inset(struct rect rect, int edge)
{
    return (struct rect){rect.x + edge, rect.y + edge, at_least_0(rect.w - 2 * edge),
                         at_least_0(rect.h - 2 * edge)};
}

struct rect rect_row(struct rect rect, int gap, int count, int i)
{
    assert(count > 0 && i >= 0 && i < count);
    int room = rect.h - gap * (count - 1);
    int begin = room * i / count;
    int end = room * (i + 1) / count;
    return (struct rect){rect.x, rect.y + begin + gap * i, rect.w, end - begin};
}

struct rect rect_column(struct rect rect, int gap, int count, int i)
{
    struct rect row = rect_row((struct rect){rect.y, rect.x, rect.h, rect.w}, gap, count, i);
    return (struct rect){row.y, row.x, row.h, row.w};
}

struct rect rect_overlap(struct rect a, struct rect b)
{
    int left = a.x > b.x ? a.x : b.x;
    int top = a.y > b.y ? a.y : b.y;
    int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    int end = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (struct rect){left, top, at_least_0(right - left), at_least_0(end - top)};
}

struct rect rect_middle(struct rect rect, int width, int height)
{
    return (struct rect){rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width,
                         height};
}

bool rect_is_within(struct rect rect, struct rect outer)
{
    return rect.x >= outer.x && rect.y >= outer.y && rect.x + rect.w <= outer.x + outer.w &&
           rect.y + rect.h <= outer.y + outer.h;
}

bool rect_contains(struct rect rect, int x, int y)
{
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

bool rect_share(int room, const struct rect_part *parts, int count, int *sizes)
{
    int left = room;
    int shares = 0;
    for (int i = 0; i < count; i++) {
        left -= parts[i].least;
        shares += parts[i].grow;
    }
    for (int i = 0, before = 0; i < count; i++) {
        int after = before + parts[i].grow;
        sizes[i] = parts[i].least;
        sizes[i] += shares > 0 ? left * after / shares - left * before / shares : 0;
        before = after;
    }
    return left >= 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Finds the visible commands of a list, and redraws the areas that have changed.
 */
#include "canvas.h"

#include "damage.h"
#include "page.h"
#include "painter.h"

#include "trounce/memory.h"

#include <math.h>

struct drawn_list {
    struct draw_list list;
    struct drawn *drawn;
    size_t count, capacity;
};

struct canvas {
    SDL_Renderer *renderer;
    SDL_Window *window; /* NULL: none */
    struct painter *painter;
    bool whole; /* the next list is drawn completely */
    struct drawn_list shown, next;
};

/* Returns the picture in memory that a page shows; NULL if there is no page. */
static SDL_Surface *surface_of(SDL_Window *window)
{
    return page_is_there() && window ? SDL_GetWindowSurface(window) : NULL;
}

struct canvas *canvas_new(SDL_Renderer *renderer, SDL_Window *window, struct fonts *fonts)
{
    const SDL_Surface *surface = surface_of(window);
    struct canvas *canvas = memory_new(1, sizeof *canvas);
    if (!canvas) {
        return NULL;
    }
    canvas->renderer = renderer;
    canvas->window = window;
    canvas->whole = true;
    canvas->painter = painter_new(renderer, surface && surface->format->Rmask == 0xff, fonts);
    if (!canvas->painter) {
        memory_free(canvas);
        return NULL;
    }
    return canvas;
}

static void drawn_list_deinit(struct drawn_list *list)
{
    draw_deinit(&list->list);
    memory_free(list->drawn);
}

void canvas_free(struct canvas *canvas)
{
    if (!canvas) {
        return;
    }
    painter_free(canvas->painter);
    drawn_list_deinit(&canvas->shown);
    drawn_list_deinit(&canvas->next);
    memory_free(canvas);
}

void canvas_forget(struct canvas *canvas)
{
    canvas->whole = true;
}

void canvas_reset(struct canvas *canvas)
{
    painter_reset(canvas->painter);
    canvas->whole = true;
}

/* Computes bounds and clip of the visible commands of `list`; false if out of memory. */
static bool find_drawn(struct canvas *canvas, struct drawn_list *list)
{
    struct rect window = {0, 0, list->list.width, list->list.height};
    struct rect clip = window;
    list->count = 0;
    for (size_t i = 0; i < list->list.count; i++) {
        const struct draw_command *command = &list->list.commands[i];
        if (command->kind == DRAW_CLIP) {
            clip = damage_is_empty(command->rect) ? window : damage_common(command->rect, window);
            continue;
        }
        struct rect bounds = damage_common(
            painter_bounds(canvas->painter, command, draw_text_of(&list->list, command)), clip);
        if (damage_is_empty(bounds)) {
            continue;
        }
        void *block = list->drawn;
        if (!memory_reserve(&block, &list->capacity, list->count, sizeof *list->drawn)) {
            return false;
        }
        list->drawn = block;
        list->drawn[list->count++] = (struct drawn){command, bounds, clip};
    }
    return true;
}

static void set_clip(struct canvas *canvas, struct rect rect)
{
    SDL_Rect clip = {rect.x, rect.y, rect.w, rect.h};
    (void)SDL_RenderSetClipRect(canvas->renderer, &clip);
}

/* Returns pixels that a command covers completely: for boxes, a rectangle inside of their corners.
 */
static struct rect covered_by(const struct drawn *drawn)
{
    const struct draw_command *command = drawn->command;
    struct rect r = command->rect;
    bool has_second = command->edge > 0 || command->border > 0;
    if (command->kind != DRAW_BOX || command->color.a < 255 ||
        (has_second && command->color2.a < 255)) {
        return (struct rect){0};
    }
    int inset = command->radius * 3 / 10 + 2;
    int across = r.w - 2 * inset;
    int down = r.h - 2 * inset;
    if (command->angle % 360 != 0) { /* a square fits into every box that is turned */
        float angle = (float)command->angle * 3.14159265F / 180.0F;
        float side = (float)(across < down ? across : down);
        across = down = (int)(side / (fabsf(cosf(angle)) + fabsf(sinf(angle)))) - 2;
    }
    struct rect inner = {r.x + (r.w - across) / 2, r.y + (r.h - down) / 2, across, down};
    return damage_is_empty(inner) ? inner : damage_common(inner, drawn->clip);
}

/* Draws what a command shows in `area`. Of a shadow that is what the box on it leaves: most of it
 * would be blended for nothing. */
static void draw_in(struct canvas *canvas, size_t i, struct rect area)
{
    const struct drawn *drawn = &canvas->next.drawn[i];
    const char *text = draw_text_of(&canvas->next.list, drawn->command);
    struct rect hole = {0};
    if (drawn->command->kind == DRAW_SHADOW && i + 1 < canvas->next.count &&
        painter_is_in_memory(canvas->painter)) {
        hole = damage_common(covered_by(drawn + 1), area);
    }
    if (damage_is_empty(hole)) {
        set_clip(canvas, area);
        painter_draw(canvas->painter, drawn->command, text);
        return;
    }
    int right = hole.x + hole.w;
    int bottom = hole.y + hole.h;
    const struct rect around[] = {{area.x, area.y, area.w, hole.y - area.y},
                                  {area.x, bottom, area.w, area.y + area.h - bottom},
                                  {area.x, hole.y, hole.x - area.x, hole.h},
                                  {right, hole.y, area.x + area.w - right, hole.h}};
    for (size_t k = 0; k < sizeof around / sizeof around[0]; k++) {
        if (!damage_is_empty(damage_common(around[k], drawn->bounds))) {
            set_clip(canvas, around[k]);
            painter_draw(canvas->painter, drawn->command, text);
        }
    }
}

static void draw_area(struct canvas *canvas, struct rect area)
{
    for (size_t i = 0; i < canvas->next.count; i++) {
        const struct drawn *drawn = &canvas->next.drawn[i];
        if (damage_is_empty(damage_common(drawn->bounds, area))) {
            continue;
        }
        draw_in(canvas, i, damage_common(drawn->clip, area));
    }
}

static int find_areas(struct canvas *canvas, struct rect areas[DAMAGE_AREAS_MAX])
{
    const struct drawn_list *before = &canvas->shown;
    const struct drawn_list *now = &canvas->next;
    struct rect window = {0, 0, now->list.width, now->list.height};
    int count = 1;
    areas[0] = window;
    if (!canvas->whole && before->list.width == window.w && before->list.height == window.h) {
        struct drawing a = {&before->list, before->drawn, before->count};
        struct drawing b = {&now->list, now->drawn, now->count};
        count = damage_find(&a, &b, areas);
        if (count > 0 && !painter_is_in_memory(canvas->painter)) {
            areas[0] = window;
            count = 1;
        }
    }
    return count;
}

/* A page shows only the areas that have been drawn. */
static void present(struct canvas *canvas, const struct rect *areas, int count)
{
    const SDL_Surface *surface = surface_of(canvas->window);
    if (!surface) {
        SDL_RenderPresent(canvas->renderer);
        return;
    }
    (void)SDL_RenderFlush(canvas->renderer);
    for (int i = 0; i < count; i++) {
        struct rect window = {0, 0, surface->w, surface->h};
        struct rect shown = damage_common(areas[i], window);
        struct page_area area = {shown.x, shown.y, shown.w, shown.h};
        if (!damage_is_empty(shown)) {
            page_show(surface->pixels, surface->w, surface->h, &area);
        }
    }
}

bool canvas_show(struct canvas *canvas, struct draw_list *list)
{
    struct draw_list older = canvas->next.list;
    canvas->next.list = *list;
    *list = older;
    painter_set_size(canvas->painter, canvas->next.list.width, canvas->next.list.height);
    bool complete = find_drawn(canvas, &canvas->next);

    struct rect areas[DAMAGE_AREAS_MAX];
    int count = find_areas(canvas, areas);
    if (count > 0) {
        for (int i = 0; i < count; i++) {
            draw_area(canvas, areas[i]);
        }
        (void)SDL_RenderSetClipRect(canvas->renderer, NULL);
        present(canvas, areas, count);
    }
    canvas->whole = !complete;

    struct drawn_list shown = canvas->shown;
    canvas->shown = canvas->next;
    canvas->next = shown;
    return count > 0;
}

const struct draw_list *canvas_shown(const struct canvas *canvas)
{
    return &canvas->shown.list;
}

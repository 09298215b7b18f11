/* SPDX-License-Identifier: MIT */
/*
 * The canvas: from commands to textures, copied pixel by pixel and never scaled, so that what a
 * shape looks like does not depend on the renderer. Leaves what is in a texture to shapes.c and
 * canvas_text.c.
 */
#include "canvas.h"

#include "bitmap.h"
#include "canvas_text.h"
#include "damage.h"
#include "hash.h"
#include "shapes.h"
#include "texture_cache.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* Pictures are kept up to so many windows' worth of pixels. */
#define CACHE_WINDOWS   3
#define CACHE_BYTES_MIN (8UL << 20)

/* How long the pieces are that repeat between the corners of a large shape. */
#define BAND_PX 64

/* The square of which plain rectangles are made. */
#define SOLID_WIDTH  256
#define SOLID_HEIGHT 64

#define KEY_TEXT_MAX 200

/* All that a picture depends on; without gaps, since its bytes are compared. */
struct key {
    int32_t kind, width, height, radius, edge, border, blur, angle, size, from, to;
    int32_t spacing, weight, align, tabular, icon;
    struct color color, color2;
    uint64_t text_hash;
    char text[KEY_TEXT_MAX];
};

struct drawn_list {
    struct draw_list list;
    struct drawn *drawn;
    size_t count, capacity;
};

struct canvas {
    SDL_Renderer *renderer;
    struct fonts *fonts;
    struct texture_cache *cache;
    SDL_Texture *ground;
    struct draw_command ground_command; /* what `ground` shows */
    int ground_width, ground_height;
    bool keeps_pixels; /* a present leaves the picture as it is: parts of it can be drawn */
    bool whole;        /* the next list is drawn as a whole */
    struct drawn_list shown, next;
};

struct canvas *canvas_new(SDL_Renderer *renderer, struct fonts *fonts)
{
    struct canvas *canvas = memory_new(1, sizeof *canvas);
    if (!canvas)
        return NULL;
    canvas->renderer = renderer;
    canvas->fonts = fonts;
    canvas->whole = true;
    canvas->cache = texture_cache_new(renderer, CACHE_BYTES_MIN);
    SDL_RendererInfo info;
    canvas->keeps_pixels =
        SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
    if (!canvas->cache) {
        memory_free(canvas);
        return NULL;
    }
    return canvas;
}

static void drop_ground(struct canvas *canvas)
{
    if (canvas->ground)
        SDL_DestroyTexture(canvas->ground);
    canvas->ground = NULL;
}

static void drawn_list_deinit(struct drawn_list *list)
{
    draw_deinit(&list->list);
    memory_free(list->drawn);
}

void canvas_free(struct canvas *canvas)
{
    if (!canvas)
        return;
    drop_ground(canvas);
    texture_cache_free(canvas->cache);
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
    drop_ground(canvas);
    texture_cache_clear(canvas->cache);
    canvas->whole = true;
}

/* --- pictures --- */

static struct key shape_key(const struct draw_command *command)
{
    struct key key;
    memset(&key, 0, sizeof key);
    key.kind = (int32_t)command->kind;
    key.width = command->rect.w;
    key.height = command->rect.h;
    key.radius = command->radius;
    key.edge = command->edge;
    key.border = command->border;
    key.blur = command->blur;
    key.angle = command->angle;
    key.size = command->size;
    key.from = (int32_t)command->from;
    key.to = (int32_t)command->to;
    key.color = command->color;
    key.color2 = command->color2;
    return key;
}

static const struct picture *shape_picture(struct canvas *canvas,
                                           const struct draw_command *command)
{
    struct key key = shape_key(command);
    size_t size = offsetof(struct key, text);
    const struct picture *picture = texture_cache_find(canvas->cache, &key, size);
    struct bitmap bitmap;
    if (picture || rect_is_empty(shapes_bounds(command)) || !shapes_make(command, &bitmap))
        return picture;
    picture = texture_cache_add(canvas->cache, &key, size, &bitmap);
    bitmap_deinit(&bitmap);
    return picture;
}

static const struct picture *text_picture(struct canvas *canvas, const struct draw_command *command,
                                          const char *text)
{
    struct key key = shape_key(command);
    key.color.a = 255; /* fading texts share a picture */
    key.color2 = (struct color){0};
    key.spacing = command->spacing;
    key.weight = (int32_t)command->weight;
    key.align = (int32_t)command->align;
    key.tabular = command->tabular;
    key.icon = command->kind == DRAW_ICON ? (int32_t)command->icon : -1;
    size_t length = strlen(text);
    key.text_hash = hash_bytes(HASH_SEED, text, length);
    size_t kept = length < KEY_TEXT_MAX ? length : KEY_TEXT_MAX;
    memcpy(key.text, text, kept);
    size_t size = offsetof(struct key, text) + kept;

    const struct picture *picture = texture_cache_find(canvas->cache, &key, size);
    struct bitmap bitmap;
    if (picture || !canvas_text_make(canvas->fonts, command, text, &bitmap))
        return picture;
    picture = texture_cache_add(canvas->cache, &key, size, &bitmap);
    bitmap_deinit(&bitmap);
    return picture;
}

static void copy_picture(struct canvas *canvas, const struct picture *picture, struct rect at)
{
    SDL_Rect to = {at.x + picture->left, at.y + picture->top, picture->width, picture->height};
    (void)SDL_RenderCopy(canvas->renderer, picture->texture, NULL, &to);
}

/* --- plain rectangles --- */

static const struct picture *solid_picture(struct canvas *canvas, struct color color)
{
    struct draw_command square = {
        .kind = DRAW_BOX, .rect = {0, 0, SOLID_WIDTH, SOLID_HEIGHT}, .color = color};
    const struct picture *picture = shape_picture(canvas, &square);
    if (picture)
        (void)SDL_SetTextureBlendMode(picture->texture, SDL_BLENDMODE_NONE);
    return picture;
}

/* Copies the piece of the picture, again and again, into `to`. */
static void copy_repeated(struct canvas *canvas, const struct picture *picture, SDL_Rect piece,
                          SDL_Rect to)
{
    if (piece.w <= 0 || piece.h <= 0)
        return;
    for (int y = 0; y < to.h; y += piece.h) {
        for (int x = 0; x < to.w; x += piece.w) {
            int w = to.w - x < piece.w ? to.w - x : piece.w;
            int h = to.h - y < piece.h ? to.h - y : piece.h;
            SDL_Rect from = {piece.x, piece.y, w, h};
            SDL_Rect at = {to.x + x, to.y + y, w, h};
            (void)SDL_RenderCopy(canvas->renderer, picture->texture, &from, &at);
        }
    }
}

/* SDL fills surfaces past the processor's cache, and what is then drawn over them waits for memory:
 * where pixels are kept, copies of a small square of the colour are several times faster. */
static void fill_rect(struct canvas *canvas, struct color color, int x, int y, int w, int h)
{
    if (color.a == 0 || w <= 0 || h <= 0)
        return;
    SDL_Rect rect = {x, y, w, h};
    bool opaque = color.a == 255;
    if (opaque && canvas->keeps_pixels && w >= 16 && w * h >= 1024) {
        const struct picture *picture = solid_picture(canvas, color);
        if (picture) {
            SDL_Rect piece = {0, 0, picture->width, picture->height};
            copy_repeated(canvas, picture, piece, rect);
            return;
        }
    }
    (void)SDL_SetRenderDrawColor(canvas->renderer, color.r, color.g, color.b, color.a);
    (void)SDL_SetRenderDrawBlendMode(canvas->renderer,
                                     opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    (void)SDL_RenderFillRect(canvas->renderer, &rect);
}

/* --- shapes in nine pieces --- */

/* One way through a shape: a first part, one that repeats, a last one. */
struct parts {
    int first, repeat, last; /* in the picture */
    int filled;              /* how much the repeated part takes in the window */
};

/* A shape `length` px long with such ends, if it is long enough; else all of it is its first part.
 */
static struct parts parts_of(int length, int first, int last, int outside, int repeat)
{
    if (length < first + last + repeat)
        return (struct parts){.first = length + 2 * outside};
    return (struct parts){first + outside, repeat, last + outside, length - first - last};
}

/* What lies between the corners of a box, in plain rectangles. */
static void fill_between(struct canvas *canvas, const struct draw_command *command,
                         struct shape_corners corners)
{
    struct rect r = command->rect;
    int border = command->edge ? 0 : command->border;
    int edge = command->edge ? command->edge : border;
    int inner = r.w - 2 * corners.x;
    int side = r.h - corners.top - corners.bottom;
    int left = r.x + corners.x;
    int right = r.x + r.w - corners.x;
    int top = r.y + corners.top;
    fill_rect(canvas, command->color2, left, r.y, inner, border);
    fill_rect(canvas, command->color, left, r.y + border, inner, r.h - border - edge);
    fill_rect(canvas, command->color2, left, r.y + r.h - edge, inner, edge);
    fill_rect(canvas, command->color2, r.x, top, border, side);
    fill_rect(canvas, command->color, r.x + border, top, corners.x - border, side);
    fill_rect(canvas, command->color, right, top, corners.x - border, side);
    fill_rect(canvas, command->color2, r.x + r.w - border, top, border, side);
}

static void draw_nine(struct canvas *canvas, const struct draw_command *command)
{
    struct shape_corners corners = shapes_corners(command);
    struct rect rect = command->rect;
    int out = corners.outside;
    struct parts across = parts_of(rect.w, corners.x, corners.x, out, BAND_PX);
    struct parts down = parts_of(rect.h, corners.top, corners.bottom, out, BAND_PX);
    bool fills = false;
    if (command->kind == DRAW_BOX) { /* smaller ones can be filled, too */
        struct parts across_box = parts_of(rect.w, corners.x, corners.x, 0, 1);
        struct parts down_box = parts_of(rect.h, corners.top, corners.bottom, 0, 1);
        fills = across_box.repeat && down_box.repeat;
        across = fills ? across_box : across;
        down = fills ? down_box : down;
    }

    struct draw_command small = *command;
    small.rect.w = across.first + across.repeat + across.last - 2 * out;
    small.rect.h = down.first + down.repeat + down.last - 2 * out;
    const struct picture *picture = shape_picture(canvas, &small);
    if (!picture)
        return;

    int from_x[4] = {0, across.first, across.first + across.repeat, picture->width};
    int from_y[4] = {0, down.first, down.first + down.repeat, picture->height};
    int width[3] = {across.first, across.filled, across.last};
    int height[3] = {down.first, down.filled, down.last};
    SDL_Rect to = {0, rect.y - out, 0, 0};
    for (int row = 0; row < 3; row++) {
        to.x = rect.x - out;
        to.h = height[row];
        for (int column = 0; column < 3; column++) {
            to.w = width[column];
            SDL_Rect piece = {from_x[column], from_y[row], from_x[column + 1] - from_x[column],
                              from_y[row + 1] - from_y[row]};
            bool corner = row != 1 && column != 1;
            bool middle = row == 1 && column == 1;
            if (corner || !(middle || fills))
                copy_repeated(canvas, picture, piece, to);
            to.x += to.w;
        }
        to.y += to.h;
    }
    /* From here on the picture may be gone: filling makes pictures, too. */
    if (fills)
        fill_between(canvas, command, corners);
    else if (across.repeat && down.repeat)
        fill_rect(canvas, command->color, rect.x - out + across.first, rect.y - out + down.first,
                  across.filled, down.filled);
}

/* --- commands --- */

static void draw_shape(struct canvas *canvas, const struct draw_command *command)
{
    struct draw_command shape = *command;
    shape.angle = ((command->angle % 360) + 360) % 360;
    bool square_on = shape.angle == 0;
    if (command->kind != DRAW_TRAIL && command->kind != DRAW_ARROW && square_on) {
        draw_nine(canvas, &shape);
        return;
    }
    const struct picture *picture = shape_picture(canvas, &shape);
    if (picture)
        copy_picture(canvas, picture, command->rect);
}

static void draw_text(struct canvas *canvas, const struct draw_command *command, const char *text)
{
    const struct picture *picture = command->color.a ? text_picture(canvas, command, text) : NULL;
    if (!picture)
        return;
    (void)SDL_SetTextureAlphaMod(picture->texture, command->color.a);
    copy_picture(canvas, picture, command->rect);
}

static bool same_color(struct color a, struct color b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

static void draw_ground(struct canvas *canvas, const struct draw_command *command)
{
    int width = canvas->next.list.width;
    int height = canvas->next.list.height;
    if (canvas->ground && (canvas->ground_width != width || canvas->ground_height != height ||
                           !same_color(canvas->ground_command.color, command->color) ||
                           !same_color(canvas->ground_command.color2, command->color2)))
        drop_ground(canvas);
    struct bitmap bitmap;
    if (!canvas->ground && shapes_make_ground(command, width, height, &bitmap)) {
        canvas->ground = SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_STATIC, width, height);
        if (canvas->ground) {
            (void)SDL_UpdateTexture(canvas->ground, NULL, bitmap.pixels, width * 4);
            (void)SDL_SetTextureBlendMode(canvas->ground, SDL_BLENDMODE_NONE);
        }
        canvas->ground_command = *command;
        canvas->ground_width = width;
        canvas->ground_height = height;
        bitmap_deinit(&bitmap);
    }
    if (canvas->ground) {
        SDL_Rect to = {0, 0, width, height};
        (void)SDL_RenderCopy(canvas->renderer, canvas->ground, NULL, &to);
    }
}

static void draw_command(struct canvas *canvas, const struct draw_command *command)
{
    switch (command->kind) {
    case DRAW_GROUND:
        draw_ground(canvas, command);
        return;
    case DRAW_BOX:
    case DRAW_SHADOW:
    case DRAW_HOLLOW:
    case DRAW_TRAIL:
    case DRAW_ARROW:
        draw_shape(canvas, command);
        return;
    case DRAW_TEXT:
    case DRAW_ICON:
        draw_text(canvas, command, draw_text_of(&canvas->next.list, command));
        return;
    case DRAW_CLIP:
        return; /* is in the clip of the commands behind it */
    }
}

/* --- lists --- */

static struct rect bounds_of(struct canvas *canvas, const struct draw_list *list,
                             const struct draw_command *command)
{
    switch (command->kind) {
    case DRAW_GROUND:
        return (struct rect){0, 0, list->width, list->height};
    case DRAW_BOX:
    case DRAW_SHADOW:
    case DRAW_HOLLOW:
    case DRAW_TRAIL:
    case DRAW_ARROW:
        return shapes_bounds(command);
    case DRAW_TEXT:
    case DRAW_ICON:
        return canvas_text_bounds(canvas->fonts, command, draw_text_of(list, command));
    case DRAW_CLIP:
        break;
    }
    return (struct rect){0};
}

/* Works out where the commands of `list` are seen; false when there is no memory. */
static bool find_drawn(struct canvas *canvas, struct drawn_list *list)
{
    struct rect window = {0, 0, list->list.width, list->list.height};
    struct rect clip = window;
    list->count = 0;
    for (size_t i = 0; i < list->list.count; i++) {
        const struct draw_command *command = &list->list.commands[i];
        if (command->kind == DRAW_CLIP) {
            clip = rect_is_empty(command->rect) ? window : rect_meet(command->rect, window);
            continue;
        }
        struct rect bounds = rect_meet(bounds_of(canvas, &list->list, command), clip);
        if (rect_is_empty(bounds))
            continue;
        void *block = list->drawn;
        if (!memory_reserve(&block, &list->capacity, list->count, sizeof *list->drawn))
            return false;
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

static void draw_area(struct canvas *canvas, struct rect area)
{
    struct rect clip = area;
    set_clip(canvas, clip);
    for (size_t i = 0; i < canvas->next.count; i++) {
        const struct drawn *drawn = &canvas->next.drawn[i];
        if (rect_is_empty(rect_meet(drawn->bounds, area)))
            continue;
        struct rect wanted = rect_meet(drawn->clip, area);
        if (memcmp(&wanted, &clip, sizeof clip) != 0) {
            clip = wanted;
            set_clip(canvas, clip);
        }
        draw_command(canvas, drawn->command);
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
        if (count > 0 && !canvas->keeps_pixels) {
            areas[0] = window;
            count = 1;
        }
    }
    return count;
}

bool canvas_show(struct canvas *canvas, struct draw_list *list)
{
    struct draw_list older = canvas->next.list;
    canvas->next.list = *list;
    *list = older;
    bool complete = find_drawn(canvas, &canvas->next);

    struct rect areas[DAMAGE_AREAS_MAX];
    int count = find_areas(canvas, areas);
    if (count > 0) {
        size_t window = (size_t)canvas->next.list.width * (size_t)canvas->next.list.height * 4;
        size_t limit = CACHE_WINDOWS * window;
        texture_cache_limit(canvas->cache, limit > CACHE_BYTES_MIN ? limit : CACHE_BYTES_MIN);
        for (int i = 0; i < count; i++)
            draw_area(canvas, areas[i]);
        (void)SDL_RenderSetClipRect(canvas->renderer, NULL);
        SDL_RenderPresent(canvas->renderer);
    }
    canvas->whole = !complete;

    struct drawn_list shown = canvas->shown;
    canvas->shown = canvas->next;
    canvas->next = shown;
    return count > 0;
}

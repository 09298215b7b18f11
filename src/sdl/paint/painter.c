/* SPDX-License-Identifier: MIT */
/*
 * Turns commands into textures, which are copied unscaled, so that shapes look the same on every
 * renderer.
 */
#include "painter.h"

#include "canvas_text.h"
#include "shapes.h"
#include "texture_cache.h"

#include "trounce/memory.h"

#include <string.h>

/* The cache holds this many windows' worth of pixels. */
#define CACHE_WINDOWS   2
#define CACHE_BYTES_MIN (8UL << 20)

/* Length of the pieces repeated between the corners of a large shape. */
#define BAND_PX 64

/* The size of the tile used to fill plain rectangles. */
#define SOLID_WIDTH  256
#define SOLID_HEIGHT 64

#define GROUND_STRIP_PX   64
#define GROUND_PIXELS_MAX (1 << 25) /* 128 MB: what the largest screens need */

#define KEY_TEXT_MAX 200

/* Everything that a picture depends on. Compared as bytes, so it must have no padding. */
struct key {
    int32_t kind, width, height, radius, edge, border, blur, angle, sweep, size, from, to, face,
        mood;
    int32_t spacing, weight, align, tabular, icon;
    struct color color, middle, color2;
    uint64_t text_hash;
    char text[KEY_TEXT_MAX];
};

struct painter {
    SDL_Renderer *renderer;
    struct fonts *fonts;
    struct texture_cache *cache;
    int width, height; /* of the window */
    SDL_Texture *ground;
    struct draw_command ground_command; /* what `ground` shows */
    int ground_width, ground_height;
    bool in_memory; /* a software renderer */
    bool red_first; /* in the bytes of textures */
};

static Uint32 format_of(const struct painter *painter)
{
    return painter->red_first ? SDL_PIXELFORMAT_ABGR8888 : SDL_PIXELFORMAT_ARGB8888;
}

/* Of opaque pictures: the same as the window's in a page, so that they are moved whole. */
static Uint32 opaque_format_of(const struct painter *painter)
{
    return painter->red_first ? SDL_PIXELFORMAT_BGR888 : SDL_PIXELFORMAT_ARGB8888;
}

/* Puts a picture's pixels into the format of textures. */
static void give_format(const struct painter *painter, struct bitmap *bitmap)
{
    if (painter->red_first) {
        bitmap_swap_red_and_blue(bitmap);
    }
}

struct painter *painter_new(SDL_Renderer *renderer, bool red_first, struct fonts *fonts)
{
    struct painter *painter = memory_new(1, sizeof *painter);
    if (!painter) {
        return NULL;
    }
    painter->renderer = renderer;
    painter->fonts = fonts;
    painter->red_first = red_first;
    painter->cache = texture_cache_new(renderer, format_of(painter), CACHE_BYTES_MIN);
    SDL_RendererInfo info;
    painter->in_memory =
        SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
    if (!painter->cache) {
        memory_free(painter);
        return NULL;
    }
    return painter;
}

static void drop_ground(struct painter *painter)
{
    if (painter->ground) {
        SDL_DestroyTexture(painter->ground);
    }
    painter->ground = NULL;
}

void painter_free(struct painter *painter)
{
    if (!painter) {
        return;
    }
    drop_ground(painter);
    texture_cache_free(painter->cache);
    memory_free(painter);
}

void painter_reset(struct painter *painter)
{
    drop_ground(painter);
    texture_cache_clear(painter->cache);
}

bool painter_is_in_memory(const struct painter *painter)
{
    return painter->in_memory;
}

void painter_set_size(struct painter *painter, int width, int height)
{
    size_t limit = CACHE_WINDOWS * (size_t)width * (size_t)height * 4;
    painter->width = width;
    painter->height = height;
    texture_cache_limit(painter->cache, limit > CACHE_BYTES_MIN ? limit : CACHE_BYTES_MIN);
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
    key.sweep = command->sweep;
    key.size = command->size;
    key.face = command->face;
    key.mood = (int32_t)command->mood;
    key.from = (int32_t)command->from;
    key.to = (int32_t)command->to;
    key.color = command->color;
    key.middle = command->middle;
    key.color2 = command->color2;
    return key;
}

static const struct picture *shape_picture(struct painter *painter,
                                           const struct draw_command *command)
{
    struct key key = shape_key(command);
    size_t size = offsetof(struct key, text);
    const struct picture *picture = texture_cache_find(painter->cache, &key, size);
    struct bitmap bitmap;
    if (picture || !shapes_make(command, &bitmap)) {
        return picture;
    }
    give_format(painter, &bitmap);
    picture = texture_cache_add(painter->cache, &key, size, &bitmap);
    bitmap_deinit(&bitmap);
    return picture;
}

static const struct picture *text_picture(struct painter *painter,
                                          const struct draw_command *command, const char *text)
{
    struct key key = shape_key(command);
    key.color.a = 255; /* all alphas of a text share a picture */
    key.color2 = (struct color){0};
    key.spacing = command->spacing;
    key.weight = (int32_t)command->weight;
    key.align = (int32_t)command->align;
    key.tabular = command->tabular;
    key.icon = command->kind == DRAW_ICON ? (int32_t)command->icon : -1;
    size_t length = strlen(text);
    key.text_hash = bitmap_hash(BITMAP_HASH_SEED, text, length);
    size_t kept = length < KEY_TEXT_MAX ? length : KEY_TEXT_MAX;
    memcpy(key.text, text, kept);
    size_t size = offsetof(struct key, text) + kept;

    const struct picture *picture = texture_cache_find(painter->cache, &key, size);
    struct bitmap bitmap;
    if (picture || !canvas_text_make(painter->fonts, command, text, &bitmap)) {
        return picture;
    }
    give_format(painter, &bitmap);
    picture = texture_cache_add(painter->cache, &key, size, &bitmap);
    bitmap_deinit(&bitmap);
    return picture;
}

static void copy_picture(struct painter *painter, const struct picture *picture, struct rect at)
{
    SDL_Rect to = {at.x + picture->left, at.y + picture->top, picture->width, picture->height};
    (void)SDL_RenderCopy(painter->renderer, picture->texture, NULL, &to);
}

/* --- plain rectangles --- */

static const struct picture *solid_picture(struct painter *painter, struct color color)
{
    struct draw_command square = {
        .kind = DRAW_BOX, .rect = {0, 0, SOLID_WIDTH, SOLID_HEIGHT}, .color = color};
    const struct picture *picture = shape_picture(painter, &square);
    if (picture) {
        (void)SDL_SetTextureBlendMode(picture->texture, SDL_BLENDMODE_NONE);
    }
    return picture;
}

/* Tiles `to` with a piece of the picture. */
static void copy_repeated(struct painter *painter, const struct picture *picture, SDL_Rect piece,
                          SDL_Rect to)
{
    if (piece.w <= 0 || piece.h <= 0) {
        return;
    }
    for (int y = 0; y < to.h; y += piece.h) {
        for (int x = 0; x < to.w; x += piece.w) {
            int w = to.w - x < piece.w ? to.w - x : piece.w;
            int h = to.h - y < piece.h ? to.h - y : piece.h;
            SDL_Rect from = {piece.x, piece.y, w, h};
            SDL_Rect at = {to.x + x, to.y + y, w, h};
            (void)SDL_RenderCopy(painter->renderer, picture->texture, &from, &at);
        }
    }
}

/* SDL fills surfaces with writes that bypass the processor's cache, so drawing over them next waits
 * for memory. With a software renderer, copying a small tile is several times faster, but not in a
 * page, where SDL writes as everybody does. */
static void fill_rect(struct painter *painter, struct color color, int x, int y, int w, int h)
{
    if (color.a == 0 || w <= 0 || h <= 0) {
        return;
    }
    SDL_Rect rect = {x, y, w, h};
    bool opaque = color.a == 255;
    if (opaque && painter->in_memory && !painter->red_first && w >= 16 && w * h >= 1024) {
        const struct picture *picture = solid_picture(painter, color);
        if (picture) {
            SDL_Rect piece = {0, 0, picture->width, picture->height};
            copy_repeated(painter, picture, piece, rect);
            return;
        }
    }
    (void)SDL_SetRenderDrawColor(painter->renderer, color.r, color.g, color.b, color.a);
    (void)SDL_SetRenderDrawBlendMode(painter->renderer,
                                     opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    (void)SDL_RenderFillRect(painter->renderer, &rect);
}

/* --- shapes in nine pieces --- */

/* One axis of a shape cut into nine: a first part, a repeated part, a last part. */
struct parts {
    int first, repeat, last; /* in the picture */
    int filled;              /* length of the repeated part in the window */
};

/* Cuts a shape `length` px long with ends of the given lengths; if it is too short to repeat
 * anything, all of it becomes the first part. */
static struct parts parts_of(int length, int first, int last, int outside, int repeat)
{
    if (length < first + last + repeat) {
        return (struct parts){.first = length + 2 * outside};
    }
    return (struct parts){first + outside, repeat, last + outside, length - first - last};
}

/* Fills a box between its corners with plain rectangles. */
static void fill_between(struct painter *painter, const struct draw_command *command,
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
    fill_rect(painter, command->color2, left, r.y, inner, border);
    fill_rect(painter, command->color, left, r.y + border, inner, r.h - border - edge);
    fill_rect(painter, command->color2, left, r.y + r.h - edge, inner, edge);
    fill_rect(painter, command->color2, r.x, top, border, side);
    fill_rect(painter, command->color, r.x + border, top, corners.x - border, side);
    fill_rect(painter, command->color, right, top, corners.x - border, side);
    fill_rect(painter, command->color2, r.x + r.w - border, top, border, side);
}

static void draw_nine(struct painter *painter, const struct draw_command *command)
{
    struct shape_corners corners = shapes_corners(command);
    struct rect rect = command->rect;
    int out = corners.outside;
    struct parts across = parts_of(rect.w, corners.x, corners.x, out, BAND_PX);
    struct parts down = parts_of(rect.h, corners.top, corners.bottom, out, BAND_PX);
    bool fills = false;
    if (command->kind == DRAW_BOX) { /* boxes can be filled at smaller sizes, too */
        struct parts across_box = parts_of(rect.w, corners.x, corners.x, 0, 1);
        struct parts down_box = parts_of(rect.h, corners.top, corners.bottom, 0, 1);
        fills = across_box.repeat && down_box.repeat;
        across = fills ? across_box : across;
        down = fills ? down_box : down;
    }

    struct draw_command small = *command;
    small.rect.w = across.first + across.repeat + across.last - 2 * out;
    small.rect.h = down.first + down.repeat + down.last - 2 * out;
    const struct picture *picture = shape_picture(painter, &small);
    if (!picture) {
        return;
    }

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
            if (corner || !(middle || fills)) {
                copy_repeated(painter, picture, piece, to);
            }
            to.x += to.w;
        }
        to.y += to.h;
    }
    /* Filling may add pictures to the cache and drop this one, so it is not used below. */
    if (fills) {
        fill_between(painter, command, corners);
    } else if (across.repeat && down.repeat) {
        fill_rect(painter, command->color, rect.x - out + across.first, rect.y - out + down.first,
                  across.filled, down.filled);
    }
}

/* A wash is opaque but for its corners, so most of it need not be blended. */
static void draw_wash(struct painter *painter, const struct draw_command *command)
{
    const struct picture *picture = shape_picture(painter, command);
    struct rect r = command->rect;
    int rounded = command->radius + 1 < r.h / 2 ? command->radius + 1 : r.h / 2;
    const int ends[] = {0, rounded, r.h - rounded, r.h};
    for (int i = 0; picture && i < 3; i++) {
        SDL_Rect piece = {0, ends[i], r.w, ends[i + 1] - ends[i]};
        SDL_Rect to = {r.x, r.y + piece.y, piece.w, piece.h};
        (void)SDL_SetTextureBlendMode(picture->texture,
                                      i == 1 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        (void)SDL_RenderCopy(painter->renderer, picture->texture, &piece, &to);
    }
}

/* --- commands --- */

static void draw_shape(struct painter *painter, const struct draw_command *command)
{
    struct draw_command shape = *command;
    shape.angle = ((command->angle % 360) + 360) % 360;
    bool is_box =
        command->kind == DRAW_BOX || command->kind == DRAW_SHADOW || command->kind == DRAW_HOLLOW;
    if (is_box && shape.angle == 0) {
        draw_nine(painter, &shape);
        return;
    }
    const struct picture *picture = shape_picture(painter, &shape);
    if (picture) {
        copy_picture(painter, picture, command->rect);
    }
}

static void draw_text(struct painter *painter, const struct draw_command *command, const char *text)
{
    const struct picture *picture = command->color.a ? text_picture(painter, command, text) : NULL;
    if (!picture) {
        return;
    }
    (void)SDL_SetTextureAlphaMod(picture->texture, command->color.a);
    copy_picture(painter, picture, command->rect);
}

static bool same_color(struct color a, struct color b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

/* Works in strips, so that the ground of a large screen is not in memory twice. One that would be
 * too large is made smaller and stretched. */
static void make_ground(struct painter *painter, const struct draw_command *command)
{
    struct bitmap strip;
    int width = painter->width;
    int height = painter->height;
    while ((int64_t)width * height > GROUND_PIXELS_MAX) {
        width = (width + 1) / 2;
        height = (height + 1) / 2;
    }
    if (!bitmap_init(&strip, width, GROUND_STRIP_PX, 0, 0)) {
        return;
    }
    painter->ground = SDL_CreateTexture(painter->renderer, opaque_format_of(painter),
                                        SDL_TEXTUREACCESS_STATIC, width, height);
    for (; painter->ground && strip.top < height; strip.top += strip.height) {
        int rows = height - strip.top < strip.height ? height - strip.top : strip.height;
        SDL_Rect to = {0, strip.top, width, rows};
        shapes_paint_ground(command, height, &strip);
        give_format(painter, &strip);
        (void)SDL_UpdateTexture(painter->ground, &to, strip.pixels, width * 4);
    }
    bitmap_deinit(&strip);
    if (!painter->ground) {
        return;
    }
    (void)SDL_SetTextureBlendMode(painter->ground, SDL_BLENDMODE_NONE);
    painter->ground_command = *command;
    painter->ground_width = painter->width;
    painter->ground_height = painter->height;
}

static void draw_ground(struct painter *painter, const struct draw_command *command)
{
    int width = painter->width;
    int height = painter->height;
    if (painter->ground && (painter->ground_width != width || painter->ground_height != height ||
                            !same_color(painter->ground_command.color, command->color) ||
                            !same_color(painter->ground_command.color2, command->color2))) {
        drop_ground(painter);
    }
    if (!painter->ground) {
        make_ground(painter, command);
    }
    if (painter->ground) {
        SDL_Rect to = {0, 0, width, height};
        (void)SDL_RenderCopy(painter->renderer, painter->ground, NULL, &to);
    }
}

void painter_draw(struct painter *painter, const struct draw_command *command, const char *text)
{
    switch (command->kind) {
    case DRAW_GROUND:
        draw_ground(painter, command);
        return;
    case DRAW_TEXT:
    case DRAW_ICON:
        draw_text(painter, command, text);
        return;
    case DRAW_CLIP:
        return;
    case DRAW_WASH:
        draw_wash(painter, command);
        return;
    default:
        draw_shape(painter, command);
    }
}

struct rect painter_bounds(struct painter *painter, const struct draw_command *command,
                           const char *text)
{
    switch (command->kind) {
    case DRAW_GROUND:
        return (struct rect){0, 0, painter->width, painter->height};
    case DRAW_TEXT:
    case DRAW_ICON:
        return canvas_text_bounds(painter->fonts, command, text);
    case DRAW_CLIP:
        return (struct rect){0};
    default:
        return shapes_bounds(command);
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * Draws shapes from signed distances in pixels: negative inside, positive outside. How much of a
 * pixel is covered follows from the distance of its centre to the edge.
 *
 * A signed distance changes by at most one from pixel to pixel. So rows are filled in leaps: far
 * from an edge, a whole run of pixels is known to be inside or outside.
 */
#include "shapes.h"

#include "faces.h"
#include "strokes.h"

#include <assert.h>
#include <math.h>

/* A Gaussian shadow with standard deviation blur / 2 fades below one colour step at 1.4 × blur. */
#define SHADOW_REACH 1.4F

/* A box with half sizes hx × hy and round corners. */
struct rounded_box {
    struct point middle;
    float hx, hy, radius;
};

static inline float box_distance(const struct rounded_box *box, struct point p)
{
    float x = fabsf(p.x - box->middle.x) - box->hx + box->radius;
    float y = fabsf(p.y - box->middle.y) - box->hy + box->radius;
    if (x > 0.0F && y > 0.0F) {
        return sqrtf(x * x + y * y) - box->radius;
    }
    return (x > y ? x : y) - box->radius;
}

static struct rounded_box make_box(float left, float top, float width, float height, float radius)
{
    float least = (width < height ? width : height) / 2.0F;
    return (struct rounded_box){.middle = {left + width / 2.0F, top + height / 2.0F},
                                .hx = width / 2.0F,
                                .hy = height / 2.0F,
                                .radius = clamp(radius, 0.0F, least > 0.0F ? least : 0.0F)};
}

/* A row of pixels in the coordinates of the shape, which may be rotated; the origin is the centre
 * of its rectangle. */
struct walk {
    struct point at, step;
};

static struct walk walk_row(const struct draw_command *command, const struct bitmap *bitmap, int y)
{
    float cosine = cosf(radians(-command->angle));
    float sine = sinf(radians(-command->angle));
    float px = (float)bitmap->left + 0.5F - (float)command->rect.w / 2.0F;
    float py = (float)(bitmap->top + y) + 0.5F - (float)command->rect.h / 2.0F;
    return (struct walk){.at = {px * cosine - py * sine, px * sine + py * cosine},
                         .step = {cosine, sine}};
}

static struct point walk_at(const struct walk *walk, int x)
{
    return (struct point){walk->at.x + (float)x * walk->step.x,
                          walk->at.y + (float)x * walk->step.y};
}

/* Returns how many pixels are certain to be half a pixel or more from an edge at `distance`. */
static int leap(float distance, int room)
{
    int count = (int)(fabsf(distance) - 0.5F) + 1;
    return count < room ? count : room;
}

static void fill(uint32_t *pixels, int count, uint32_t pixel)
{
    for (int i = 0; i < count; i++) {
        pixels[i] = pixel;
    }
}

/* --- boxes --- */

static void make_box_pixels(const struct draw_command *command, struct bitmap *bitmap)
{
    float w = (float)command->rect.w;
    float h = (float)command->rect.h;
    float radius = (float)command->radius;
    float edge = (float)command->edge;
    float border = command->edge ? 0.0F : (float)command->border;
    struct rounded_box outer = make_box(-w / 2.0F, -h / 2.0F, w, h, radius);
    struct rounded_box inner = make_box(-w / 2.0F + border, -h / 2.0F + border, w - 2.0F * border,
                                        h - edge - 2.0F * border, radius - border);
    struct color face = command->color;
    struct color rim = command->edge || command->border ? command->color2 : face;

    for (int y = 0; y < bitmap->height; y++) {
        struct walk walk = walk_row(command, bitmap, y);
        uint32_t *row = bitmap_row(bitmap, y);
        for (int x = 0; x < bitmap->width;) {
            int room = bitmap->width - x;
            struct point p = walk_at(&walk, x);
            float out = box_distance(&outer, p);
            if (out >= 0.5F) {
                x += leap(out, room);
                continue;
            }
            float in = box_distance(&inner, p);
            int count = 1;
            if (in <= -0.5F && out <= -0.5F) { /* corners of a low face may lie outside the box */
                count = leap(in > out ? in : out, room);
                fill(row + x, count, bitmap_pixel(face));
            } else if (in >= 0.5F && out <= -0.5F) {
                count = leap(in < -out ? in : out, room);
                fill(row + x, count, bitmap_pixel(rim));
            } else {
                float all = cover(out);
                float part = cover(in);
                part = part < all ? part : all;
                row[x] = bitmap_mix(face, part, rim, all - part);
            }
            x += count;
        }
    }
}

/* --- gradients --- */

/* Bayer's 8 × 8 dither matrix, 0..63, from the bits of x and y. */
static float threshold(int x, int y)
{
    int value = 0;
    for (int bit = 0; bit < 3; bit++) {
        int xb = x >> bit & 1;
        int yb = y >> bit & 1;
        value |= (xb ^ yb) << (2 * (2 - bit) + 1) | yb << (2 * (2 - bit));
    }
    return ((float)value + 0.5F) / 64.0F;
}

/* What is added to a colour before it is cut down to whole numbers, so that no bands are seen. */
struct dither {
    float add[8][8];
};

static struct dither make_dither(void)
{
    struct dither dither;
    for (int y = 0; y < 8; y++) {
        for (int x = 0; x < 8; x++) {
            dither.add[y][x] = threshold(x, y);
        }
    }
    return dither;
}

/* The way from one colour to another. */
struct ramp {
    float from[3], step[3];
};

static struct ramp make_ramp(struct color from, struct color to)
{
    float red = (float)from.r;
    float green = (float)from.g;
    float blue = (float)from.b;
    return (struct ramp){{red, green, blue},
                         {(float)to.r - red, (float)to.g - green, (float)to.b - blue}};
}

/* Returns the opaque pixel at `part`, 0..1, of the way. */
static inline uint32_t ramp_pixel(const struct ramp *ramp, float part, float add)
{
    uint32_t red = (uint32_t)(ramp->from[0] + part * ramp->step[0] + add);
    uint32_t green = (uint32_t)(ramp->from[1] + part * ramp->step[1] + add);
    uint32_t blue = (uint32_t)(ramp->from[2] + part * ramp->step[2] + add);
    return 0xff000000U | red << 16 | green << 8 | blue;
}

/* --- washes --- */

static void make_wash_pixels(const struct draw_command *command, struct bitmap *bitmap)
{
    struct dither dither = make_dither();
    struct ramp halves[] = {make_ramp(command->color, command->middle),
                            make_ramp(command->middle, command->color2)};
    float w = (float)command->rect.w;
    float h = (float)command->rect.h;
    struct rounded_box box = make_box(0.0F, 0.0F, w, h, (float)command->radius);
    /* The ends of the way are where lines across it touch the corners. */
    float across = cosf(radians(command->angle));
    float down = sinf(radians(command->angle));
    float scale = 2.0F / (w * fabsf(across) + h * fabsf(down));
    float step = across * scale;
    int rounded = command->radius + 1;
    for (int y = 0; y < bitmap->height; y++) {
        uint32_t *row = bitmap_row(bitmap, y);
        float way =
            1.0F + (((float)y + 0.5F - h / 2.0F) * down - (w - 1.0F) / 2.0F * across) * scale;
        int ends[] = {(int)clamp(ceilf((1.0F - way) / step), 0.0F, w), bitmap->width};
        for (int half = 0, x = 0; half < 2; half++, way -= 1.0F) {
            for (; x < ends[half]; x++) {
                row[x] = ramp_pixel(&halves[half], clamp(way + (float)x * step, 0.0F, 1.0F),
                                    dither.add[y & 7][x & 7]);
            }
        }
        bool has_corners = y < rounded || y >= bitmap->height - rounded;
        for (int x = 0; has_corners && x < bitmap->width; x++) {
            float all = cover(box_distance(&box, (struct point){(float)x + 0.5F, (float)y + 0.5F}));
            row[x] = (row[x] & 0xffffff) | (uint32_t)(all * 255.0F + 0.5F) << 24;
        }
    }
}

/* --- shadows --- */

#define FADE_STEPS 256

/* Table of how dark a shadow is, 1..0, at distances -reach..reach from the edge that casts it. */
struct fade {
    float scale, offset;
    float values[FADE_STEPS + 1];
};

static struct fade make_fade(int blur)
{
    float deviation = (float)blur / 2.0F;
    float reach = SHADOW_REACH * (float)blur;
    struct fade fade = {.scale = (float)FADE_STEPS / (2.0F * reach),
                        .offset = (float)FADE_STEPS / 2.0F};
    for (int i = 0; i <= FADE_STEPS; i++) {
        float distance = ((float)i - fade.offset) / fade.scale;
        fade.values[i] = 0.5F * erfcf(distance / (deviation * sqrtf(2.0F)));
    }
    fade.values[FADE_STEPS] = 0.0F;
    return fade;
}

/* Returns the table index of a distance. */
static inline int fade_place(const struct fade *fade, float distance)
{
    return (int)(clamp(distance * fade->scale + fade->offset, 0.0F, (float)FADE_STEPS) + 0.5F);
}

static int shadow_reach(const struct draw_command *command)
{
    return (int)ceilf(SHADOW_REACH * (float)command->blur) + 1;
}

/* Blurring rounds corners. */
static float shadow_radius(const struct draw_command *command)
{
    return (float)command->radius + 0.5F * (float)command->blur;
}

static void make_shadow_row(const struct rounded_box *box, const struct fade *fade,
                            const uint32_t pixels[FADE_STEPS + 1], float reach,
                            const struct walk *walk, uint32_t *row, int width)
{
    for (int x = 0; x < width;) {
        float distance = box_distance(box, walk_at(walk, x));
        int count = 1;
        if (distance <= -reach) {
            count = leap(-distance - reach + 0.5F, width - x);
            fill(row + x, count, pixels[0]);
        } else if (distance >= reach) {
            count = leap(distance - reach + 0.5F, width - x);
        } else {
            row[x] = pixels[fade_place(fade, distance)];
        }
        x += count;
    }
}

static void make_shadow_pixels(const struct draw_command *command, struct bitmap *bitmap)
{
    float w = (float)command->rect.w;
    float h = (float)command->rect.h;
    struct rounded_box box = make_box(-w / 2.0F, -h / 2.0F, w, h, shadow_radius(command));
    struct fade fade = make_fade(command->blur > 0 ? command->blur : 1);
    uint32_t pixels[FADE_STEPS + 1];
    for (int i = 0; i <= FADE_STEPS; i++) {
        struct color color = command->color;
        color.a = (uint8_t)(fade.values[i] * (float)color.a + 0.5F);
        pixels[i] = bitmap_pixel(color);
    }
    /* The shape has half-turn symmetry: the lower half is the upper one reversed. */
    for (int y = 0; y < (bitmap->height + 1) / 2; y++) {
        struct walk walk = walk_row(command, bitmap, y);
        uint32_t *row = bitmap_row(bitmap, y);
        uint32_t *mirrored = bitmap_row(bitmap, bitmap->height - 1 - y);
        make_shadow_row(&box, &fade, pixels, (float)shadow_reach(command), &walk, row,
                        bitmap->width);
        for (int x = 0; mirrored != row && x < bitmap->width; x++) {
            mirrored[x] = row[bitmap->width - 1 - x];
        }
    }
}

/* --- hollows --- */

/* Light comes from above, so the edge that casts the shadow is lowered by a third of the blur. */
static float hollow_drop(const struct draw_command *command)
{
    return (float)command->blur / 3.0F;
}

static void make_hollow_pixels(const struct draw_command *command, struct bitmap *bitmap)
{
    float w = (float)command->rect.w;
    float h = (float)command->rect.h;
    struct rounded_box box = make_box(-w / 2.0F, -h / 2.0F, w, h, (float)command->radius);
    struct rounded_box opening = box;
    opening.middle.y += hollow_drop(command);
    struct fade fade = make_fade(command->blur > 0 ? command->blur : 1);
    float depth = (float)command->color2.a / 255.0F;

    for (int y = 0; y < bitmap->height; y++) {
        struct walk walk = walk_row(command, bitmap, y);
        uint32_t *row = bitmap_row(bitmap, y);
        for (int x = 0; x < bitmap->width; x++) {
            struct point p = walk_at(&walk, x);
            float inside = cover(box_distance(&box, p));
            if (inside <= 0.0F) {
                continue;
            }
            float shade = depth * fade.values[fade_place(&fade, -box_distance(&opening, p))];
            struct color floor = command->color;
            struct color dark = command->color2;
            dark.a = floor.a;
            row[x] = bitmap_mix(floor, inside * (1.0F - shade), dark, inside * shade);
        }
    }
}

/* --- the ground --- */

void shapes_paint_ground(const struct draw_command *command, int height, struct bitmap *bitmap)
{
    int width = bitmap->width;
    struct dither dither = make_dither();

    /* An ellipse centred at 50 %, 40 % that passes through the farthest corner; the gradient ends
     * at three quarters of its radius. */
    float scale_x = 1.0F / (0.75F * 0.5F * (float)width * sqrtf(2.0F));
    float scale_y = 1.0F / (0.75F * 0.6F * (float)height * sqrtf(2.0F));
    struct ramp ramp = make_ramp(command->color, command->color2);
    for (int i = 0; i < bitmap->height; i++) {
        int y = bitmap->top + i;
        float dy = ((float)y + 0.5F - 0.4F * (float)height) * scale_y;
        uint32_t *row = bitmap_row(bitmap, i);
        for (int x = 0; x < width; x++) {
            float dx = ((float)x + 0.5F - 0.5F * (float)width) * scale_x;
            float part = sqrtf(dx * dx + dy * dy);
            part = part < 1.0F ? part : 1.0F;
            row[x] = ramp_pixel(&ramp, part, dither.add[y & 7][x & 7]);
        }
    }
}

/* --- bounds --- */

/* Returns the half sizes of the bounds of a rotated rectangle with half sizes hx, hy. */
static struct point turned_half(const struct draw_command *command, float hx, float hy)
{
    float cosine = fabsf(cosf(radians(command->angle)));
    float sine = fabsf(sinf(radians(command->angle)));
    return (struct point){hx * cosine + hy * sine, hx * sine + hy * cosine};
}

/* Returns the bounds of the rectangle, rotated about its centre, with a margin in px. */
static struct rect turned_bounds(const struct draw_command *command, int margin)
{
    struct rect rect = command->rect;
    if (command->angle % 360 == 0) {
        return (struct rect){rect.x - margin, rect.y - margin, rect.w + 2 * margin,
                             rect.h + 2 * margin};
    }
    struct point half = turned_half(command, (float)rect.w / 2.0F + (float)margin,
                                    (float)rect.h / 2.0F + (float)margin);
    float middle_x = (float)rect.x + (float)rect.w / 2.0F;
    float middle_y = (float)rect.y + (float)rect.h / 2.0F;
    int left = (int)floorf(middle_x - half.x) - 1;
    int top = (int)floorf(middle_y - half.y) - 1;
    int right = (int)ceilf(middle_x + half.x) + 1;
    int bottom = (int)ceilf(middle_y + half.y) + 1;
    return (struct rect){left, top, right - left, bottom - top};
}

struct rect shapes_bounds(const struct draw_command *command)
{
    struct rect rect = command->rect;
    switch (command->kind) {
    case DRAW_WASH:
        return rect;
    case DRAW_BOX:
    case DRAW_HOLLOW:
        return rect.w > 0 && rect.h > 0 ? turned_bounds(command, 0) : (struct rect){0};
    case DRAW_SHADOW:
        return rect.w > 0 && rect.h > 0 ? turned_bounds(command, shadow_reach(command))
                                        : (struct rect){0};
    case DRAW_TRAIL:
        return strokes_trail_bounds(command);
    case DRAW_ARROW:
        return strokes_arrow_bounds(command);
    case DRAW_LINE:
        return strokes_line_bounds(command);
    case DRAW_STAR:
        return strokes_star_bounds(command);
    case DRAW_ARC:
        return strokes_arc_bounds(command);
    case DRAW_FACE:
        return faces_bounds(command);
    default:
        assert(false);
        return (struct rect){0};
    }
}

bool shapes_make(const struct draw_command *command, struct bitmap *bitmap)
{
    struct rect bounds = shapes_bounds(command);
    if (bounds.w <= 0 || bounds.h <= 0 ||
        !bitmap_init(bitmap, bounds.w, bounds.h, bounds.x - command->rect.x,
                     bounds.y - command->rect.y)) {
        return false;
    }
    switch (command->kind) {
    case DRAW_BOX:
        make_box_pixels(command, bitmap);
        break;
    case DRAW_WASH:
        make_wash_pixels(command, bitmap);
        break;
    case DRAW_SHADOW:
        make_shadow_pixels(command, bitmap);
        break;
    case DRAW_HOLLOW:
        make_hollow_pixels(command, bitmap);
        break;
    case DRAW_TRAIL:
        strokes_make_trail(command, bitmap);
        break;
    case DRAW_ARROW:
        strokes_make_arrow(command, bitmap);
        break;
    case DRAW_LINE:
        strokes_make_line(command, bitmap);
        break;
    case DRAW_STAR:
        strokes_make_star(command, bitmap);
        break;
    case DRAW_ARC:
        strokes_make_arc(command, bitmap);
        break;
    case DRAW_FACE:
        return faces_make(command, bitmap);
    default:
        break;
    }
    return true;
}

struct shape_corners shapes_corners(const struct draw_command *command)
{
    int radius = command->radius + 1;
    switch (command->kind) {
    case DRAW_BOX: {
        int least = command->border + 1;
        int corner = radius > least ? radius : least;
        return (struct shape_corners){.x = corner, .top = corner, .bottom = corner + command->edge};
    }
    case DRAW_SHADOW: {
        int reach = shadow_reach(command);
        int round = (int)ceilf(shadow_radius(command)) + 1;
        int corner = reach > round ? reach : round;
        return (struct shape_corners){corner, corner, corner, reach};
    }
    case DRAW_HOLLOW: {
        int reach = shadow_reach(command);
        int corner = (reach > radius ? reach : radius) + (int)ceilf(hollow_drop(command));
        return (struct shape_corners){.x = corner, .top = corner, .bottom = corner};
    }
    default:
        assert(false);
        return (struct shape_corners){0};
    }
}

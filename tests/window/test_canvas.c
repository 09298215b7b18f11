/* SPDX-License-Identifier: MIT */
/*
 * The canvas on a surface in memory: it redraws all that changed and no more, and drawing in pieces
 * gives the same picture.
 */
#include "canvas.h"
#include "fonts_of_tests.h"
#include "painter.h"
#include "seed.h"
#include "shapes.h"
#include "test.h"

#include "trounce/random.h"

#define WIDTH  260
#define HEIGHT 190

/* A window that is a surface in memory. */
struct sheet {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    struct canvas *canvas;
};

static struct sheet open_sheet(int width, int height)
{
    struct sheet sheet;
    sheet.surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    assert_non_null(sheet.surface);
    sheet.renderer = SDL_CreateSoftwareRenderer(sheet.surface);
    assert_non_null(sheet.renderer);
    sheet.canvas = canvas_new(sheet.renderer, NULL, fonts);
    assert_non_null(sheet.canvas);
    return sheet;
}

static void close_sheet(struct sheet *sheet)
{
    canvas_free(sheet->canvas);
    SDL_DestroyRenderer(sheet->renderer);
    SDL_FreeSurface(sheet->surface);
}

static uint32_t pixel(const struct sheet *sheet, int x, int y)
{
    const unsigned char *row =
        (const unsigned char *)sheet->surface->pixels + (long)y * sheet->surface->pitch;
    uint32_t value;
    memcpy(&value, row + 4L * x, sizeof value);
    return value & 0xffffff;
}

static int pick(struct random *random, int low, int high)
{
    return low + (int)random_below(random, (uint32_t)(high - low + 1));
}

static struct color any_color(struct random *random)
{
    static const uint8_t alphas[] = {255, 255, 255, 140, 60, 0};
    return (struct color){(uint8_t)pick(random, 0, 255), (uint8_t)pick(random, 0, 255),
                          (uint8_t)pick(random, 0, 255), alphas[pick(random, 0, 5)]};
}

/* Returns a random command, possibly partly or wholly outside of the window. */
static struct draw_command any_command(struct random *random)
{
    struct draw_command command = {
        .kind = (enum draw_kind)pick(random, DRAW_BOX, DRAW_CLIP),
        .rect = {pick(random, -40, WIDTH), pick(random, -40, HEIGHT), pick(random, 0, 150),
                 pick(random, 0, 120)},
        .color = any_color(random),
        .color2 = any_color(random),
        .radius = pick(random, 0, 30),
        .edge = pick(random, 0, 1) * pick(random, 1, 9),
        .border = pick(random, 0, 4),
        .blur = pick(random, 1, 14),
        .angle = pick(random, 0, 2) ? 0 : pick(random, -180, 360),
        .size = pick(random, 0, 40),
        .spacing = pick(random, 0, 3) ? 0 : 60,
        .weight = (enum font_weight)pick(random, 0, WEIGHT_COUNT - 1),
        .align = (enum text_align)pick(random, 0, 2),
        .icon = (enum icon)pick(random, ICON_NONE + 1, ICON_COUNT - 1),
        .from = (enum direction)pick(random, 0, DIRECTION_NONE),
        .to = (enum direction)pick(random, 0, DIRECTION_NONE),
        .tabular = pick(random, 0, 3) == 0,
    };
    return command;
}

struct scene {
    struct draw_command commands[40];
    const char *texts[40];
    int count;
};

static void put(struct scene *scene, struct random *random, int at)
{
    static const char *const texts[] = {"",        "A",          "Late",    "2:03",
                                        "LATEENS", "Jäger, ÉTÉ", "\xff\xc3"};
    scene->commands[at] = any_command(random);
    scene->texts[at] = texts[pick(random, 0, 6)];
}

/* Inserts, removes, moves or replaces a command. */
static void change(struct scene *scene, struct random *random)
{
    int at = pick(random, 0, scene->count - 1);
    int room = (int)(sizeof scene->commands / sizeof scene->commands[0]);
    size_t behind = (size_t)(scene->count - at - 1);
    switch (pick(random, 0, 3)) {
    case 0:
        if (scene->count == room) {
            break;
        }
        memmove(&scene->commands[at + 1], &scene->commands[at],
                (behind + 1) * sizeof scene->commands[0]);
        memmove(&scene->texts[at + 1], &scene->texts[at], (behind + 1) * sizeof scene->texts[0]);
        scene->count++;
        put(scene, random, at);
        break;
    case 1:
        if (scene->count == 1) {
            break;
        }
        memmove(&scene->commands[at], &scene->commands[at + 1], behind * sizeof scene->commands[0]);
        memmove(&scene->texts[at], &scene->texts[at + 1], behind * sizeof scene->texts[0]);
        scene->count--;
        break;
    case 2:
        scene->commands[at].rect.x += pick(random, -9, 9);
        scene->commands[at].rect.y += pick(random, -9, 9);
        break;
    default:
        put(scene, random, at);
        break;
    }
}

static void list_scene(const struct scene *scene, struct draw_list *list)
{
    static const struct draw_command ground = {
        .kind = DRAW_GROUND, .color = {28, 70, 80, 255}, .color2 = {16, 40, 46, 255}};
    draw_begin(list, WIDTH, HEIGHT);
    draw_add(list, &ground, NULL);
    for (int i = 0; i < scene->count; i++) {
        draw_add(list, &scene->commands[i],
                 scene->commands[i].kind == DRAW_TEXT ? scene->texts[i] : NULL);
    }
    assert_false(list->failed);
}

static void assert_same_picture(const struct sheet *a, const struct sheet *b, uint64_t seed)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (pixel(a, x, y) != pixel(b, x, y)) {
                fail_msg("seed %llu: at %d, %d there is %06x instead of %06x",
                         (unsigned long long)seed, x, y, (unsigned)pixel(a, x, y),
                         (unsigned)pixel(b, x, y));
            }
        }
    }
}

TEST_CASE(test_changes_are_drawn_as_a_whole_would_be)
{
    uint64_t first = seed_of_tests();
    for (uint64_t seed = first; seed < first + 25; seed++) {
        struct random random;
        random_seed(&random, seed);
        struct scene scene = {.count = pick(&random, 1, 20)};
        for (int i = 0; i < scene.count; i++) {
            put(&scene, &random, i);
        }
        struct draw_list list = {0};
        struct sheet sheet = open_sheet(WIDTH, HEIGHT);
        for (int step = 0; step < 12; step++) {
            list_scene(&scene, &list);
            (void)canvas_show(sheet.canvas, &list);

            struct sheet fresh = open_sheet(WIDTH, HEIGHT);
            list_scene(&scene, &list);
            assert_true(canvas_show(fresh.canvas, &list));
            assert_same_picture(&sheet, &fresh, seed);
            close_sheet(&fresh);
            for (int i = pick(&random, 1, 3); i > 0; i--) {
                change(&scene, &random);
            }
        }
        close_sheet(&sheet);
        draw_deinit(&list);
    }
}

TEST_CASE(test_nothing_is_drawn_when_nothing_changed)
{
    struct sheet sheet = open_sheet(WIDTH, HEIGHT);
    struct draw_list list = {0};
    struct draw_command box = {
        .kind = DRAW_BOX, .rect = {10, 10, 90, 60}, .color = {255, 0, 0, 255}, .radius = 8};
    for (int i = 0; i < 4; i++) {
        draw_begin(&list, WIDTH, HEIGHT);
        draw_add(&list, &box, NULL);
        assert_int_equal(canvas_show(sheet.canvas, &list), i == 0 || i == 3);
        if (i == 2) {
            canvas_forget(sheet.canvas);
        }
    }
    draw_deinit(&list);
    close_sheet(&sheet);
}

TEST_CASE(test_only_what_changed_is_touched)
{
    struct sheet sheet = open_sheet(WIDTH, HEIGHT);
    struct draw_list list = {0};
    struct draw_command box = {
        .kind = DRAW_BOX, .rect = {10, 10, 40, 40}, .color = {255, 0, 0, 255}};
    struct draw_command other = {
        .kind = DRAW_BOX, .rect = {150, 100, 40, 40}, .color = {0, 0, 255, 255}};
    draw_begin(&list, WIDTH, HEIGHT);
    draw_add(&list, &box, NULL);
    draw_add(&list, &other, NULL);
    assert_true(canvas_show(sheet.canvas, &list));

    /* A pixel changed behind the canvas's back stays where nothing is redrawn. */
    (void)SDL_SetRenderDrawColor(sheet.renderer, 1, 2, 3, 255);
    (void)SDL_RenderDrawPoint(sheet.renderer, 20, 20);
    (void)SDL_RenderDrawPoint(sheet.renderer, 160, 120);
    (void)SDL_RenderFlush(sheet.renderer);
    other.color = (struct color){0, 255, 0, 255};
    draw_begin(&list, WIDTH, HEIGHT);
    draw_add(&list, &box, NULL);
    draw_add(&list, &other, NULL);
    assert_true(canvas_show(sheet.canvas, &list));
    assert_int_equal(pixel(&sheet, 20, 20), 0x010203);
    assert_int_equal(pixel(&sheet, 160, 120), 0x00ff00);
    draw_deinit(&list);
    close_sheet(&sheet);
}

/* Compares large shapes, which are drawn in nine pieces, with their whole bitmaps on a plain
 * ground. */
TEST_CASE(test_pieces_make_the_whole)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    struct draw_command plain = {
        .kind = DRAW_BOX, .rect = {0, 0, WIDTH, HEIGHT}, .color = {100, 120, 140, 255}};
    for (int round = 0; round < 300; round++) {
        struct draw_command shape = any_command(&random);
        shape.kind = (enum draw_kind)pick(&random, DRAW_BOX, DRAW_HOLLOW);
        shape.middle = shape.color;
        shape.rect = (struct rect){pick(&random, 20, 40), pick(&random, 20, 40),
                                   pick(&random, 1, 180), pick(&random, 1, 120)};
        shape.angle = 0;

        struct sheet sheet = open_sheet(WIDTH, HEIGHT);
        struct draw_list list = {0};
        draw_begin(&list, WIDTH, HEIGHT);
        draw_add(&list, &plain, NULL);
        draw_add(&list, &shape, NULL);
        (void)canvas_show(sheet.canvas, &list);

        struct bitmap whole;
        struct bitmap ground;
        assert_true(shapes_make(&plain, &ground));
        assert_true(shapes_make(&shape, &whole));
        bitmap_blend(&ground, &whole, shape.rect.x, shape.rect.y);
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            uint32_t seen = pixel(&sheet, i % WIDTH, i / WIDTH);
            for (int shift = 0; shift < 24; shift += 8) {
                assert_int_in_range(
                    ((seen >> shift & 0xff) + 3) - (ground.pixels[i] >> shift & 0xff), 0, 6);
            }
        }
        bitmap_deinit(&whole);
        bitmap_deinit(&ground);
        draw_deinit(&list);
        close_sheet(&sheet);
    }
}

/* What a canvas leaves out of a shadow is under the box that lies on it, also if that is turned. */
TEST_CASE(test_boxes_cover_their_shadows)
{
    struct random random;
    random_seed(&random, 11);
    for (int i = 0; i < 400; i++) {
        struct sheet sheet = open_sheet(WIDTH, HEIGHT);
        struct sheet plain = open_sheet(WIDTH, HEIGHT);
        struct draw_list list = {.width = WIDTH, .height = HEIGHT};
        struct draw_command ground = {
            .kind = DRAW_BOX, .rect = {0, 0, WIDTH, HEIGHT}, .color = {180, 190, 200, 255}};
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {pick(&random, 0, WIDTH / 2),
                                            pick(&random, 0, HEIGHT / 2), pick(&random, 4, 120),
                                            pick(&random, 4, 90)},
                                   .color = {250, 250, 240, 255},
                                   .color2 = {200, 200, 190, (uint8_t)pick(&random, 254, 255)},
                                   .radius = pick(&random, 0, 30),
                                   .edge = pick(&random, 0, 9),
                                   .angle = i % 2 ? pick(&random, -90, 400) : 0};
        struct draw_command shadow = box;
        shadow.kind = DRAW_SHADOW;
        shadow.color = (struct color){0, 0, 0, 200};
        shadow.rect.y += 5;
        shadow.edge = shadow.angle = 0;
        shadow.blur = pick(&random, 1, 14);
        const struct draw_command *const commands[] = {&ground, &shadow, &box};
        struct painter *painter = painter_new(plain.renderer, false, fonts);
        assert_non_null(painter);
        painter_set_size(painter, WIDTH, HEIGHT);
        for (size_t k = 0; k < 3; k++) {
            draw_add(&list, commands[k], NULL);
            painter_draw(painter, commands[k], "");
        }
        (void)SDL_RenderFlush(plain.renderer);
        assert_true(canvas_show(sheet.canvas, &list));
        assert_memory_equal(sheet.surface->pixels, plain.surface->pixels,
                            (size_t)sheet.surface->pitch * HEIGHT);
        painter_free(painter);
        draw_deinit(&list);
        close_sheet(&sheet);
        close_sheet(&plain);
    }
}

/* Draws some commands of all kinds; `red_first` as for painters. */
static void paint_all_kinds(SDL_Surface *surface, bool red_first)
{
    struct random random;
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
    assert_non_null(renderer);
    struct painter *painter = painter_new(renderer, red_first, fonts);
    assert_non_null(painter);
    painter_set_size(painter, WIDTH, HEIGHT);
    struct draw_command ground = {
        .kind = DRAW_GROUND, .color = {28, 70, 200, 255}, .color2 = {190, 40, 46, 255}};
    painter_draw(painter, &ground, "");
    random_seed(&random, 5);
    for (int i = 0; i < 200; i++) {
        struct draw_command command = any_command(&random);
        painter_draw(painter, &command, command.kind == DRAW_TEXT ? "Late" : "");
    }
    (void)SDL_RenderFlush(renderer);
    painter_free(painter);
    SDL_DestroyRenderer(renderer);
}

/* Pixels that begin with red show the same, but for how SDL rounds. */
TEST_CASE(test_red_may_come_first)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Surface *swapped =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_BGR888);
    assert_non_null(surface);
    assert_non_null(swapped);
    paint_all_kinds(surface, false);
    paint_all_kinds(swapped, true);
    for (int y = 0; y < HEIGHT; y++) {
        const unsigned char *a = (const unsigned char *)surface->pixels + (long)y * surface->pitch;
        const unsigned char *b = (const unsigned char *)swapped->pixels + (long)y * swapped->pitch;
        for (int x = 0; x < WIDTH; x++) {
            for (int i = 0; i < 3; i++) {
                assert_int_in_range(16 + a[4 * x + i] - b[4 * x + 2 - i], 0, 32);
            }
        }
    }
    SDL_FreeSurface(surface);
    SDL_FreeSurface(swapped);
}

TEST_CASE(test_a_clip_ends)
{
    struct sheet sheet = open_sheet(WIDTH, HEIGHT);
    struct draw_list list = {0};
    struct draw_command clip = {.kind = DRAW_CLIP, .rect = {50, 50, 20, 20}};
    struct draw_command end = {.kind = DRAW_CLIP};
    struct draw_command ground = {
        .kind = DRAW_BOX, .rect = {0, 0, WIDTH, HEIGHT}, .color = {9, 9, 9, 255}};
    struct draw_command red = {
        .kind = DRAW_BOX, .rect = {0, 0, 100, 100}, .color = {255, 0, 0, 255}};
    struct draw_command blue = {
        .kind = DRAW_BOX, .rect = {80, 80, 100, 100}, .color = {0, 0, 255, 255}};
    draw_begin(&list, WIDTH, HEIGHT);
    draw_add(&list, &ground, NULL);
    draw_add(&list, &clip, NULL);
    draw_add(&list, &red, NULL);
    draw_add(&list, &end, NULL);
    draw_add(&list, &blue, NULL);
    assert_true(canvas_show(sheet.canvas, &list));
    assert_int_equal(pixel(&sheet, 49, 60), 0x090909);
    assert_int_equal(pixel(&sheet, 50, 60), 0xff0000);
    assert_int_equal(pixel(&sheet, 69, 69), 0xff0000);
    assert_int_equal(pixel(&sheet, 70, 60), 0x090909);
    assert_int_equal(pixel(&sheet, 85, 85), 0x0000ff);
    draw_deinit(&list);
    close_sheet(&sheet);
}

/* Of a window with more than 2^31 bytes of pixels, the sheet shows the corner. */
TEST_CASE(test_a_huge_window_has_a_ground)
{
    enum { WIDE = 30000, HIGH = 20000 };
    if (!tests_are_thorough()) {
        skip(); /* the window's own pixels fill 2.4 GB */
    }
    struct sheet sheet = open_sheet(WIDTH, HEIGHT);
    struct draw_list list = {0};
    struct draw_command ground = {.kind = DRAW_GROUND,
                                  .rect = {0, 0, WIDE, HIGH},
                                  .color = {200, 100, 50, 255},
                                  .color2 = {20, 40, 60, 255}};
    draw_begin(&list, WIDE, HIGH);
    draw_add(&list, &ground, NULL);
    assert_true(canvas_show(sheet.canvas, &list));
    assert_int_equal(pixel(&sheet, 0, 0), 0x14283c);
    draw_deinit(&list);
    close_sheet(&sheet);
}

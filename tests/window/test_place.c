/* SPDX-License-Identifier: MIT */
/*
 * Where the window was, and how dense its display is.
 */
#include "density.h"
#include "display.h"
#include "place.h"
#include "test.h"

static const SDL_Rect small = {100, 50, 800, 600};
static const SDL_Rect large = {0, 0, 1920, 1080};

static void expect_rect(const SDL_Rect *rect, int x, int y, int w, int h)
{
    assert_int_equal(rect->x, x);
    assert_int_equal(rect->y, y);
    assert_int_equal(rect->w, w);
    assert_int_equal(rect->h, h);
}

/* The size of a maximised window may come before the news that it is. */
TEST_CASE(test_a_place_is_that_before_the_window_was_maximised)
{
    struct place_watch watch = {.changed_ms = 0};
    place_follow(&watch, 0, &small, 10);
    place_follow(&watch, 0, &large, 5000);
    place_follow(&watch, SDL_WINDOW_MAXIMIZED, &large, 5020);
    assert_true(watch.place.is_maximised);
    expect_rect(&watch.place.rect, 100, 50, 800, 600);
    place_follow(&watch, SDL_WINDOW_MAXIMIZED | SDL_WINDOW_FULLSCREEN_DESKTOP, &large, 6000);
    assert_true(watch.place.is_maximised && watch.place.is_full);
    place_follow(&watch, SDL_WINDOW_MINIMIZED, &large, 7000);
    assert_true(watch.place.is_full);
    place_follow(&watch, 0, &small, 8000);
    assert_false(watch.place.is_maximised || watch.place.is_full);
    expect_rect(&watch.place.rect, 100, 50, 800, 600);
}

TEST_CASE(test_a_window_made_large_by_hand_is_large)
{
    struct place_watch watch = {.changed_ms = 0};
    place_follow(&watch, 0, &small, 10);
    place_follow(&watch, 0, &large, 5000);
    place_follow(&watch, SDL_WINDOW_FULLSCREEN_DESKTOP, &large, 9000);
    expect_rect(&watch.place.rect, 0, 0, 1920, 1080);
}

TEST_CASE(test_places_as_text)
{
    static const struct place places[] = {
        {{100, 50, 800, 600}, false, false},
        {{-1920, -40, 16384, 100}, true, false},
        {{0, 0, 1280, 800}, true, true},
    };
    static const char *const wrong[] = {"", "800x600", "80x600+0+0", "axb+0+0", "99999x600+0+0"};
    char text[PLACE_TEXT_MAX];
    struct place place;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        place_write(&places[i], text);
        assert_true(place_read(text, &place));
        assert_memory_equal(&place.rect, &places[i].rect, sizeof place.rect);
        assert_int_equal(place.is_maximised, places[i].is_maximised);
        assert_int_equal(place.is_full, places[i].is_full);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(place_read(wrong[i], &place));
    }
}

TEST_CASE(test_a_place_is_brought_back_on_a_screen)
{
    static const SDL_Rect rooms[] = {{0, 30, 1280, 770}, {1280, 0, 1920, 1080}};
    static const struct {
        SDL_Rect kept, seen;
    } cases[] = {
        {{100, 100, 800, 600}, {100, 100, 800, 600}},
        {{1400, 20, 1700, 1000}, {1400, 20, 1700, 1000}},
        {{1000, 100, 800, 600}, {1280, 100, 800, 600}}, /* more of it is on the second */
        {{-300, -100, 800, 600}, {0, 30, 800, 600}},    /* partly outside */
        {{5000, 5000, 800, 600}, {480, 200, 800, 600}}, /* outside */
        {{0, 0, 1280, 1000}, {0, 30, 1280, 770}},       /* too high */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        SDL_Rect rect = cases[i].kept;
        place_fit(&rect, rooms, 2);
        expect_rect(&rect, cases[i].seen.x, cases[i].seen.y, cases[i].seen.w, cases[i].seen.h);
    }
}

/* --- several displays --- */

/* A notebook, with a screen to its right, to its left, or alone; its panel is at the top. */
static const struct displays alone = {1, {{0, 0, 1280, 800}}, {{0, 30, 1280, 770}}};
static const struct displays beside = {
    2, {{0, 0, 1280, 800}, {1280, 0, 1920, 1080}}, {{0, 30, 1280, 770}, {1280, 0, 1920, 1080}}};
static const struct displays turned = {
    2, {{1280, 0, 1920, 1080}, {0, 0, 1280, 800}}, {{1280, 0, 1920, 1080}, {0, 30, 1280, 770}}};
static const struct displays left = {
    2, {{0, 0, 1280, 800}, {-1920, 0, 1920, 1080}}, {{0, 30, 1280, 770}, {-1920, 0, 1920, 1080}}};

static void expect_place(struct store *store, const struct displays *displays,
                         const struct place *expected)
{
    struct place place = {{0, 0, 0, 0}, false, false};
    assert_true(place_recall(store, displays, &place));
    assert_memory_equal(&place.rect, &expected->rect, sizeof place.rect);
    assert_int_equal(place.is_maximised, expected->is_maximised);
    assert_int_equal(place.is_full, expected->is_full);
}

/* Each arrangement has its own place, whichever display is listed first. */
TEST_CASE(test_each_arrangement_of_displays_has_its_place)
{
    const struct place right = {{1500, 60, 1600, 950}, true, false};
    const struct place outer = {{-1800, 20, 1400, 1000}, false, true};
    const struct place small_one = {{40, 60, 1000, 700}, false, false};
    struct place place;
    struct store *store;
    assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
    place_keep(store, &beside, &right);
    expect_place(store, &beside, &right);
    expect_place(store, &turned, &right);
    assert_false(place_recall(store, &alone, &place));
    assert_false(place_recall(store, &left, &place));
    place_keep(store, &alone, &small_one);
    place_keep(store, &left, &outer);
    expect_place(store, &beside, &right);
    expect_place(store, &alone, &small_one);
    expect_place(store, &left, &outer);
    store_close(store);
}

/* Two equal displays that change places are the same arrangement: the window stays left or right.
 */
TEST_CASE(test_equal_displays_that_are_swapped)
{
    static const struct displays twins = {2,
                                          {{0, 0, 1920, 1080}, {1920, 0, 1920, 1080}},
                                          {{0, 30, 1920, 1050}, {1920, 0, 1920, 1080}}};
    static const struct displays swapped = {2,
                                            {{1920, 0, 1920, 1080}, {0, 0, 1920, 1080}},
                                            {{1920, 30, 1920, 1050}, {0, 0, 1920, 1080}}};
    static const struct place places[] = {
        {{200, 60, 1000, 700}, true, false},
        {{2100, 60, 1000, 700}, true, false},
        {{2100, 60, 1000, 700}, false, true},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        struct store *store;
        assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
        place_keep(store, &twins, &places[i]);
        expect_place(store, &twins, &places[i]);
        expect_place(store, &swapped, &places[i]);
        store_close(store);
    }
}

/* What can no longer be seen, because panels have come, is moved onto the screen where it was. */
TEST_CASE(test_a_place_keeps_to_its_screen)
{
    const struct place low = {{1300, 500, 1000, 580}, true, true};
    const struct place moved = {{1300, 420, 1000, 580}, true, true};
    struct displays panelled = beside;
    struct store *store;
    assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
    place_keep(store, &beside, &low);
    panelled.rooms[1].h = 1000;
    expect_place(store, &panelled, &moved);
    store_close(store);
}

/* The window opens where it was, unless the options have a size. */
TEST_CASE(test_a_window_opens_where_it_was)
{
    struct options options = {.renderer = RENDERER_SOFTWARE};
    struct place place = {{20, 30, 700, 560}, false, false};
    struct displays displays;
    struct display display;
    struct message fault;
    struct store *store;
    Uint32 flags;
    assert_int_equal(store_open(NULL, &store, NULL), STATUS_OK);
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    place_read_displays(&displays);
    assert_false(place_recall(store, &displays, &place));
    place_keep(store, &displays, &place);
    assert_true(display_open(&display, &options, store, &fault));
    SDL_Rect rect = place_of(display.window, &flags);
    expect_rect(&rect, 20, 30, 700, 560);
    display_close(&display);
    options.width = 400;
    options.height = 600;
    assert_true(display_open(&display, &options, store, &fault));
    rect = place_of(display.window, &flags);
    assert_int_equal(rect.w, 400);
    display_close(&display);
    SDL_Quit();
    store_close(store);
}

TEST_CASE(test_the_density_of_displays)
{
    static const struct {
        const char *resources;
        float across, down;
        int height, density;
    } cases[] = {
        {NULL, 96, 96, 1080, 100},
        {"Xft.dpi:\t192\n", 96, 96, 1080, 200},
        {"*font: x\nXft.antialias:\t1\nXft.dpi:\t120.5\n", 96, 96, 1080, 126},
        {"XXft.dpi:\t192\n", 96, 96, 1080, 100},
        {"Xft.dpi:\t75\n", 192, 192, 2160, 100},
        {"Xft.dpi:\t9999\n", 96, 96, 2160, DENSITY_MOST},
        {"Xft.dpi:\tno\n", 163, 162, 2160, 169},
        {NULL, 163, 162, 2160, 169},
        {NULL, 157, 157, 1080, 100}, /* not high */
        {NULL, 109, 109, 1440, 100}, /* not dense */
        {NULL, 610, 610, 2160, 100}, /* a television that says 16 cm × 9 cm */
        {NULL, 163, 240, 2160, 100},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(
            density_by(cases[i].resources, cases[i].across, cases[i].down, cases[i].height),
            cases[i].density);
    }
    assert_int_equal(density_ask(), DENSITY_USUAL); /* not on X11 */
}

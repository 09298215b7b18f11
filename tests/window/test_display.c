/* SPDX-License-Identifier: MIT */
/*
 * The choice of a renderer, on a display that shows nothing and has no OpenGL.
 */
#include "display.h"
#include "english.h"
#include "test.h"

static void open_and_check(enum renderer_kind wish, const char *notice)
{
    struct options options = {.renderer = wish, .width = 800, .height = 600};
    struct display display;
    struct message fault = {0};
    assert_true(display_open(&display, &options, NULL, &fault));
    assert_non_null(display.window);
    assert_non_null(display.renderer);
    assert_int_equal(display.kind, RENDERER_SOFTWARE);
    assert_string_equal(english(&fault), "");
    if (*notice) {
        assert_non_null(strstr(english(&display.notice), notice));
    } else {
        assert_string_equal(english(&display.notice), "");
    }
    assert_false(display_wait_for_screen(&display));
    assert_int_equal(SDL_GetEventState(SDL_DROPFILE), SDL_ENABLE);
    assert_int_equal(SDL_GetEventState(SDL_DROPTEXT), SDL_DISABLE);
    int width;
    int height;
    SDL_GetWindowSize(display.window, &width, &height);
    assert_int_equal(width, 800);
    assert_int_equal(height, 600);
    display_close(&display);
    display_close(&display); /* a second time does nothing */
    SDL_Quit();
}

TEST_CASE(test_the_best_that_works_is_taken)
{
    open_and_check(RENDERER_BEST, "");
    open_and_check(RENDERER_SOFTWARE, "");
}

TEST_CASE(test_a_wish_falls_back_and_tells)
{
    open_and_check(RENDERER_OPENGL, "--renderer opengl does not work here: ");
    open_and_check(RENDERER_OPENGL, "; using software");
}

TEST_CASE(test_no_display_is_told)
{
    struct options options = {.width = 800, .height = 600};
    struct display display;
    struct message fault = {0};
    (void)setenv("SDL_VIDEODRIVER", "nonsense", 1);
    assert_false(display_open(&display, &options, NULL, &fault));
    assert_non_null(strstr(english(&fault), "no display to open a window on: "));
    display_close(&display);
    SDL_Quit();
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
}

/* The screen of SDL's dummy driver is smaller than the default size. A title bar of 40 units and
 * edges of 5 fit beside the window. */
TEST_CASE(test_the_first_window_leaves_room_for_its_frame)
{
    struct options options = {.renderer = RENDERER_BEST};
    struct display display;
    struct message fault = {0};
    SDL_Rect room;
    SDL_Rect window;
    assert_true(display_open(&display, &options, NULL, &fault));
    assert_int_equal(SDL_GetDisplayUsableBounds(0, &room), 0);
    SDL_GetWindowPosition(display.window, &window.x, &window.y);
    SDL_GetWindowSize(display.window, &window.w, &window.h);
    assert_true(window.y - 40 >= room.y);
    assert_true(window.y + window.h + 5 <= room.y + room.h);
    assert_true(window.x - 5 >= room.x);
    assert_true(window.x + window.w + 5 <= room.x + room.w);
    assert_true(window.w > 900 && window.h > 650); /* not more than that is lost */
    display_close(&display);
    SDL_Quit();
}

static void choice(enum renderer_kind wish, char text[200])
{
    struct options options = {.renderer = wish};
    static struct writer out;
    writer_init(&out, -1);
    display_print_choice(&options, &out);
    (void)snprintf(text, 200, "%.*s", (int)out.used, out.bytes);
}

TEST_CASE(test_help_says_what_would_be_taken)
{
    char text[200];
    choice(RENDERER_BEST, text);
    assert_string_equal(text, "\nThe renderer here would be software, on dummy.\n");
    choice(RENDERER_OPENGL, text);
    assert_string_equal(text, "\nThe renderer here would be software, on dummy.\n");
    (void)setenv("SDL_VIDEODRIVER", "nonsense", 1);
    choice(RENDERER_BEST, text);
    assert_string_equal(text, "");
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
}

/* SDL 3 below an SDL 2 hides the scale by a hint of its own, for which the environment stands here;
 * tests/bare-root checks the real one. */
TEST_CASE(test_the_scale_of_a_screen_is_asked_for)
{
    struct options options = {.width = 800, .height = 600};
    struct display display;
    struct message fault = {0};
    (void)setenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "1", 1);
    assert_true(display_open(&display, &options, NULL, &fault));
    assert_string_equal(SDL_GetHint("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"), "0");
    assert_true(SDL_GetWindowFlags(display.window) & SDL_WINDOW_ALLOW_HIGHDPI);
    display_close(&display);
    SDL_Quit();
    (void)unsetenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY");
}

static int begin(void **state)
{
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
    (void)unsetenv("DISPLAY");
    return 0;
}

RUN_TESTS(begin, NULL)

/* SPDX-License-Identifier: MIT */
/*
 * Renders every moment of the game with the real fonts, in each theme, in a small, a usual and a
 * large window: no text is cut, covered or out of its box, and the picture is not empty. With
 * TROUNCE_PHOTOS the pictures are saved in that folder, to be looked at, and other variables choose
 * which ones:
 *
 *     TROUNCE_PHOTO_MOMENTS   "home|results after a loss"
 *     TROUNCE_PHOTO_SIZES     "800x1200 2560x1440", six at most
 *     TROUNCE_PHOTO_THEMES    "light contrast"
 *     TROUNCE_PHOTO_LANGUAGE  a file of a translation, "build-debug/translations/de.mo"
 */
#include "canvas.h"
#include "fonts_of_tests.h"
#include "moments.h"
#include "seed.h"
#include "test.h"
#include "text_boxes.h"
#include "tr.h"
#include "whole_file.h"

#define SIZES_MAX 6

static int sizes[SIZES_MAX][2] = {{720, 520}, {1280, 800}, {1920, 1080}};
static size_t size_count = 3;
static const char *const theme_names[THEME_COUNT] = {
    [THEME_DARK] = "dark", [THEME_LIGHT] = "light", [THEME_CONTRAST] = "contrast"};

static int real_width(void *context, enum font_weight weight, int size, const char *text)
{
    return fonts_width(context, weight, size, text);
}

struct told {
    const char *name;
    const struct rig *rig;
    int count;
};

static void tell_fault(void *context, const char *what)
{
    struct told *told = context;
    told->count++;
    print_error("%s, %d x %d: %s\n", told->name, told->rig->list.width, told->rig->list.height,
                what);
}

/* Counts the pixels that differ from the one in the corner: few would mean an empty picture. */
static long drawn_pixels(const SDL_Surface *surface)
{
    uint32_t corner;
    long count = 0;
    memcpy(&corner, surface->pixels, sizeof corner);
    for (int y = 0; y < surface->h; y++) {
        const unsigned char *row =
            (const unsigned char *)surface->pixels + (long)y * surface->pitch;
        for (int x = 0; x < surface->w; x++) {
            uint32_t value;
            memcpy(&value, row + 4L * x, sizeof value);
            count += value != corner;
        }
    }
    return count;
}

static void keep(SDL_Surface *surface, const char *name, const char *theme)
{
    const char *folder = getenv("TROUNCE_PHOTOS");
    char path[400];
    if (!folder || !*folder) {
        return;
    }
    (void)snprintf(path, sizeof path, "%s/%s %dx%d %s.bmp", folder, name, surface->w, surface->h,
                   theme);
    assert_int_equal(SDL_SaveBMP(surface, path), 0);
}

static void photograph(struct rig *rig, const char *name, const char *theme)
{
    int width = rig->list.width;
    int height = rig->list.height;
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    assert_non_null(surface);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
    assert_non_null(renderer);
    struct canvas *canvas = canvas_new(renderer, NULL, fonts);
    assert_non_null(canvas);
    assert_true(canvas_show(canvas, &rig->list));
    assert_true(drawn_pixels(surface) > (long)width * height / 100);
    keep(surface, name, theme);
    canvas_free(canvas);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
}

/* Returns whether a list has an item. */
static bool is_listed(const char *list, char separator, const char *item)
{
    size_t length = strlen(item);
    for (const char *at = list; (at = strstr(at, item)) != NULL; at++) {
        if ((at == list || at[-1] == separator) &&
            (at[length] == separator || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static bool is_wanted(const char *variable, char separator, const char *item)
{
    const char *list = getenv(variable);
    return !list || is_listed(list, separator, item);
}

static void choose_sizes(void)
{
    const char *at = getenv("TROUNCE_PHOTO_SIZES");
    int length = 0;
    for (size_count = at ? 0 : size_count;
         at && size_count < SIZES_MAX &&
         sscanf(at, "%dx%d%n", &sizes[size_count][0], &sizes[size_count][1], &length) == 2;
         size_count++) {
        at += length;
    }
    assert_true(size_count > 0);
}

/* Returns whether the `number`-th moment is rendered in this size and theme: every few in one of
 * them, unless the tests are thorough. Texts are then checked in all sizes of the first theme only.
 */
static bool is_taken(int number, size_t size, int theme)
{
    int turn = number / tests_stride();
    return tests_are_thorough() ||
           (number % tests_stride() == 0 && size == (size_t)theme && turn % THEME_COUNT == theme);
}

static int photograph_moment(const struct moment *moment, const struct app_language *language)
{
    static int number;
    struct rig *rig = moment_stage(moment);
    struct told told = {.name = moment->name, .rig = rig};
    rig->config.metrics = (struct text_metrics){real_width, fonts};
    if (language) {
        rig->config.languages = language;
        rig->config.language_count = 1;
    }
    moment_go(moment, rig);
    if (language) { /* the hand that plays up to the moment reads English */
        preferences_set_language(rig->game, language->code);
        stage_notify(&rig->game->stage, NEWS_SHOWN);
    }
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        if (!is_wanted("TROUNCE_PHOTO_THEMES", ' ', theme_names[theme])) {
            continue;
        }
        preferences_set(rig->game, SETTING_THEME, (enum theme_id)theme);
        for (size_t i = 0; i < size_count; i++) {
            bool taken = is_taken(number, i, theme);
            if (theme > 0 && !taken) {
                continue;
            }
            rig_resize(rig, sizes[i][0], sizes[i][1]);
            rig_draw(rig);
            (void)text_boxes_check(&rig->list, &rig->config.metrics, tell_fault, &told);
            if (taken) {
                photograph(rig, moment->name, theme_names[theme]);
            }
        }
    }
    rig_free(rig);
    number++;
    return told.count;
}

TEST_CASE(test_every_moment_stands_well_in_its_pictures)
{
    const char *path = getenv("TROUNCE_PHOTO_LANGUAGE");
    struct app_language language = {.code = "xx"};
    void *bytes = NULL;
    int faults = 0;
    if (path) {
        size_t size;
        bytes = whole_file(path, &size);
        assert_ok(catalogue_open(&language.catalogue, bytes, size));
    }
    choose_sizes();
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (is_wanted("TROUNCE_PHOTO_MOMENTS", '|', moment->name) && tests_try_next()) {
                faults += photograph_moment(moment, path ? &language : NULL);
            }
        }
    }
    tr_use(NULL);
    free(bytes);
    assert_int_equal(faults, 0);
}

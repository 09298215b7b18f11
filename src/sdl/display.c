/* SPDX-License-Identifier: MIT */
/*
 * Opens the window with the first renderer that works.
 *
 * The software renderer is tried first where SDL can show a picture in memory directly, as on X11
 * and Windows: on X11 without a graphics card, a frame takes a tenth of the time it takes with
 * OpenGL, and the first one half. On Wayland SDL 2 cannot do that. It copies the picture to a
 * texture, which needs OpenGL as well and has the resolution of a screen of scale 1: at scale 2
 * everything would be magnified. OpenGL draws at full resolution, so on Wayland it is tried first,
 * and the software renderer is used only on request or if OpenGL fails.
 */
#include "display.h"

#include "canvas_text.h"
#include "density.h"
#include "page.h"
#include "shapes.h"
#include "stream.h"

#include <stdlib.h>
#include <string.h>

/* SDL defines these since 2.0.22 and 2.24. Ubuntu 22.04 has 2.0.20, which reads the first from the
 * environment and does not know the others. */
#ifndef SDL_HINT_VIDEODRIVER
#define SDL_HINT_VIDEODRIVER "SDL_VIDEODRIVER"
#endif
#ifndef SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE
#define SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE "SDL_QUIT_ON_LAST_WINDOW_CLOSE"
#endif
#ifndef SDL_HINT_WINDOWS_DPI_SCALING
#define SDL_HINT_WINDOWS_DPI_SCALING "SDL_WINDOWS_DPI_SCALING"
#endif
/* From SDL 3; SDL 2 itself does not define it. */
#ifndef SDL_HINT_VIDEO_WAYLAND_SCALE_TO_DISPLAY
#define SDL_HINT_VIDEO_WAYLAND_SCALE_TO_DISPLAY "SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"
#endif

#define WIDTH_FIRST  1280
#define HEIGHT_FIRST 800

/* Room for the frame that a window manager adds: its title bar, and its other edges. How large they
 * are is known only once the window is shown. */
#define FRAME_BAR  40
#define FRAME_EDGE 6

#define DENSITY_STEP 5

struct renderer_way {
    enum renderer_kind kind;
    const char *driver; /* SDL's name */
    Uint32 window_flags, renderer_flags;
};

static const struct renderer_way renderer_ways[] = {
    {RENDERER_SOFTWARE, "software", 0, SDL_RENDERER_SOFTWARE},
    {RENDERER_OPENGL, "opengl", SDL_WINDOW_OPENGL, SDL_RENDERER_ACCELERATED},
    {RENDERER_OPENGL, "opengles2", SDL_WINDOW_OPENGL, SDL_RENDERER_ACCELERATED},
};

static const char *const kind_names[] = {
    [RENDERER_SOFTWARE] = "software", [RENDERER_OPENGL] = "opengl"};

static void set_hints(void)
{
    (void)SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    (void)SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "0");
    (void)SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    (void)SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    /* SDL 2 on top of SDL 3 hides the scale of a Wayland screen, and the window would be tiny on a
     * dense one. It sets this hint itself during initialization, so only an override lasts. */
    (void)SDL_SetHintWithPriority(SDL_HINT_VIDEO_WAYLAND_SCALE_TO_DISPLAY, "0", SDL_HINT_OVERRIDE);
    /* The app decides whether to close the window; only a signal ends the program at once. */
    (void)SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    /* On Windows, too, keep sizes independent of the screen's density, apart from pixels. */
    (void)SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
}

static bool runs_on(const char *driver)
{
    const char *current = SDL_GetCurrentVideoDriver();
    return current && strcmp(current, driver) == 0;
}

/* Returns whether SDL can show a picture in memory without a texture. */
static bool shows_memory(void)
{
    return runs_on("x11") || runs_on("windows");
}

/* Returns whether SDL was built with this driver. */
static bool knows(const char *driver)
{
    bool is_known = false;
    for (int i = 0; i < SDL_GetNumVideoDrivers(); i++) {
        is_known = is_known || strcmp(SDL_GetVideoDriver(i), driver) == 0;
    }
    return is_known;
}

static bool has_x11(void)
{
    const char *name = getenv("DISPLAY");
    return name && *name;
}

/* Opens a visible display. Accepts drivers that show nothing, SDL's fallback, only on request. */
static bool begin_video(struct message *fault)
{
    int kept = stream_hush(); /* libraries complain about missing displays */
    bool begun = SDL_Init(SDL_INIT_VIDEO) == 0;
    stream_unhush(kept);
    const char *asked = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    bool shows = begun && !runs_on("offscreen") && !runs_on("dummy");
    if (shows || (begun && asked && *asked)) {
        return true;
    }
    if (!begun) {
        message_set(fault, "no display to open a window on: %s", SDL_GetError());
    } else if (has_x11()) {
        message_set(fault, "no display to open a window on: nothing answers at DISPLAY %.200s",
                    getenv("DISPLAY"));
    } else {
        message_set(fault, "no display to open a window on%s",
                    knows("x11") ? ": DISPLAY is not set" : "");
    }
    return false;
}

/* Switches to X11 from a display on which no renderer works. */
static bool begin_x11(void)
{
    struct message fault;
    if (runs_on("x11") || !has_x11()) {
        return false;
    }
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    (void)SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE);
    (void)SDL_setenv(SDL_HINT_VIDEODRIVER, "x11", 1); /* for SDL versions without this hint */
    return begin_video(&fault);
}

static int scaled(int size, int density)
{
    return size * density / DENSITY_USUAL;
}

static int at_most(int wanted, int room, int least)
{
    int size = wanted < room ? wanted : room;
    return size > least ? size : least;
}

/* Returns the default place and size of the window in the room of a display, with space left for
 * its frame. */
static SDL_Rect first_place(const SDL_Rect *room, int density)
{
    int across = scaled(2 * FRAME_EDGE, density);
    int down = scaled(FRAME_BAR + FRAME_EDGE, density);
    SDL_Rect rect = {
        .w = at_most(scaled(WIDTH_FIRST, density), room->w - across, LAYOUT_WIDTH_MIN),
        .h = at_most(scaled(HEIGHT_FIRST, density), room->h - down, LAYOUT_HEIGHT_MIN),
    };
    rect.x = room->x + SDL_max((room->w - rect.w - across) / 2, 0);
    rect.y = room->y + SDL_max((room->h - rect.h - down) / 2, 0);
    if (!runs_on("x11")) { /* there, a place is that of the frame; elsewhere, of what it frames */
        rect.x += FRAME_EDGE;
        rect.y += FRAME_BAR;
    }
    return rect;
}

/* Returns the density, or less if only then the wide layout fits into the room of a display. */
static int fitting(const SDL_Rect *room, int density)
{
    for (int less = density; less >= DENSITY_USUAL; less -= DENSITY_STEP) {
        struct layout layout =
            layout_make(room->w - scaled(2 * FRAME_EDGE, less),
                        room->h - scaled(FRAME_BAR + FRAME_EDGE, less), less, UI_SCALE_DEFAULT);
        if (layout.shape == LAYOUT_WIDE) {
            return less;
        }
    }
    return density;
}

/* Finds where the window is to be on this display: of the requested size, or else where it was
 * last, or else of the default size limited to the screen. */
static void find_place(struct display *display, const struct options *options, struct store *store)
{
    struct place *place = &display->place;
    struct displays displays;
    *place = (struct place){.rect = {0}};
    if (page_is_there()) { /* it has the size that the browser gives it, from the first frame on */
        display->density = DENSITY_USUAL;
        page_size(&place->rect.w, &place->rect.h);
        return;
    }
    place_read_displays(&displays);
    display->density = fitting(&displays.rooms[0], density_ask());
    if (options->width) {
        place->rect = (SDL_Rect){SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                 scaled(options->width, display->density),
                                 scaled(options->height, display->density)};
    } else if (!store || !place_recall(store, &displays, place)) {
        *place = (struct place){.rect = first_place(&displays.rooms[0], display->density)};
    }
}

static SDL_Window *make_window(const struct place *place, Uint32 flags)
{
    flags |= place->is_full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0;
    return SDL_CreateWindow("Trounce", place->rect.x, place->rect.y, place->rect.w, place->rect.h,
                            flags);
}

static SDL_Renderer *make_renderer(SDL_Window *window, const struct renderer_way *way)
{
    SDL_RendererInfo info;
    for (int i = 0; i < SDL_GetNumRenderDrivers(); i++) {
        if (SDL_GetRenderDriverInfo(i, &info) == 0 && strcmp(info.name, way->driver) == 0) {
            return SDL_CreateRenderer(window, i, way->renderer_flags);
        }
    }
    (void)SDL_SetError("SDL has no renderer %s", way->driver);
    return NULL;
}

static bool try_way(struct display *display, const struct renderer_way *way, Uint32 flags)
{
    display->window = make_window(&display->place, flags | way->window_flags);
    display->renderer = display->window ? make_renderer(display->window, way) : NULL;
    display->kind = way->kind;
    return display->renderer;
}

/* On Wayland the software renderer would fail, at the cost of another window. */
static enum renderer_kind best_kind(void)
{
    return runs_on("wayland") ? RENDERER_OPENGL : RENDERER_SOFTWARE;
}

/* Tries the ways of kind `first`, then the others; `fault` is why the last of `first` failed. */
static bool try_ways(struct display *display, enum renderer_kind first, Uint32 flags,
                     struct message *fault)
{
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < sizeof renderer_ways / sizeof renderer_ways[0]; i++) {
            bool is_first = renderer_ways[i].kind == first;
            if (is_first != (pass == 0)) {
                continue;
            }
            if (try_way(display, &renderer_ways[i], flags)) {
                return true;
            }
            if (is_first) {
                message_set(fault, "%s", SDL_GetError());
            }
            display_close(display);
        }
    }
    return false;
}

static bool open_here(struct display *display, const struct options *options, Uint32 flags,
                      struct message *fault)
{
    enum renderer_kind wish = options->renderer;
    /* SDL reads this hint once, when it first shows a picture in memory. */
    bool detour = wish == RENDERER_SOFTWARE && !shows_memory();
    (void)SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, detour ? "1" : "0");
    int kept = stream_hush(); /* OpenGL drivers print warnings */
    bool opened = try_ways(display, wish == RENDERER_BEST ? best_kind() : wish, flags, fault);
    stream_unhush(kept);
    if (opened && wish != RENDERER_BEST && wish != display->kind) {
        message_set(&display->notice, "--renderer %s does not work here: %p; using %s",
                    kind_names[wish], message_in(fault), kind_names[display->kind]);
    }
    return opened;
}

static bool open_somewhere(struct display *display, const struct options *options,
                           struct store *store, Uint32 flags, struct message *fault)
{
    struct message reason;
    char first[40];
    *display = (struct display){0};
    set_hints();
    if (!begin_video(fault)) {
        return false;
    }
    find_place(display, options, store);
    if (open_here(display, options, flags, &reason)) {
        return true;
    }
    message_set(fault, "no window could be opened: %p", message_in(&reason));
    (void)snprintf(first, sizeof first, "%s", SDL_GetCurrentVideoDriver());
    if (!begin_x11()) {
        return false;
    }
    find_place(display, options, store);
    if (!open_here(display, options, flags, &reason)) {
        return false;
    }
    message_set(&display->notice, "%p; using x11 instead of %s", message_in(fault), first);
    return true;
}

bool display_open(struct display *display, const struct options *options, struct store *store,
                  struct message *fault)
{
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options->fullscreen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    if (!open_somewhere(display, options, store, flags, fault)) {
        return false;
    }
    if (!page_is_there()) {
        SDL_SetWindowMinimumSize(display->window, scaled(LAYOUT_WIDTH_MIN, display->density),
                                 scaled(LAYOUT_HEIGHT_MIN, display->density));
    }
    /* Files may be dropped, text may not: SDL hands it over line by line, and every line would have
     * to be freed. */
    (void)SDL_EventState(SDL_DROPTEXT, SDL_DISABLE);
    if (display->place.is_maximised) {
        SDL_MaximizeWindow(display->window); /* window managers may ignore it in a new one */
    }
    return true;
}

bool display_wait_for_screen(struct display *display)
{
    return display->kind == RENDERER_OPENGL && SDL_RenderSetVSync(display->renderer, 1) == 0;
}

#define ICON_PX 64

static const struct color fill = {0xff, 0xc1, 0x45, 0xff};
static const struct color lower_edge = {0xc9, 0x8a, 0x12, 0xff};
static const struct color ink = {0x24, 0x32, 0x38, 0xff};

void display_set_icon(struct display *display, struct fonts *fonts)
{
    struct draw_command die = {.kind = DRAW_BOX,
                               .rect = {0, 0, ICON_PX, ICON_PX},
                               .color = fill,
                               .color2 = lower_edge,
                               .radius = 11,
                               .edge = 5};
    struct draw_command letter = {
        .kind = DRAW_TEXT, .color = ink, .size = 42, .weight = WEIGHT_900, .align = ALIGN_MIDDLE};
    struct bitmap picture;
    struct bitmap glyph;
    if (runs_on("windows")) { /* the program's own icon is there in all sizes */
        return;
    }
    if (!shapes_make(&die, &picture)) {
        return;
    }
    if (canvas_text_make(fonts, &letter, "T", &glyph)) {
        bitmap_blend(&picture, &glyph, ICON_PX / 2, (ICON_PX - die.edge) / 2);
        bitmap_deinit(&glyph);
    }
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        picture.pixels, ICON_PX, ICON_PX, 32, ICON_PX * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface) {
        SDL_SetWindowIcon(display->window, surface);
        SDL_FreeSurface(surface);
    }
    bitmap_deinit(&picture);
}

void display_print_choice(const struct options *options, struct writer *out)
{
    struct display display;
    struct message fault;
    if (open_somewhere(&display, options, NULL, SDL_WINDOW_HIDDEN, &fault)) {
        writer_format(out, "\nThe renderer here would be %s, on %s.\n", kind_names[display.kind],
                      SDL_GetCurrentVideoDriver());
    }
    display_close(&display);
    SDL_Quit();
}

void display_close(struct display *display)
{
    if (display->renderer) {
        SDL_DestroyRenderer(display->renderer);
    }
    if (display->window) {
        SDL_DestroyWindow(display->window);
    }
    display->renderer = NULL;
    display->window = NULL;
}

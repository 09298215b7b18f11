/* SPDX-License-Identifier: MIT */
/*
 * Asks the X server by its own library, which SDL has loaded: its headers are not needed.
 */
#include "density.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_DPI  96.0F
#define MM_OF_INCH 25.4F
#define DPI_LEAST  50.0F /* figures beyond these are no display's */
#define DPI_MOST   400.0F

/* A display that does not say how dense it is, is believed from here on. */
#define HIGH_PX   1440
#define DENSE_DPI 144.0F

static int density_of(float dpi)
{
    int density = (int)(dpi * 100.0F / USUAL_DPI + 0.5F);
    return density < DENSITY_USUAL  ? DENSITY_USUAL
           : density > DENSITY_MOST ? DENSITY_MOST
                                    : density;
}

/* Returns the value of a resource; 0: there is none. */
static float resource(const char *resources, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = resources; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL) {
        if (strncmp(at, name, length) == 0 && at[length] == ':') {
            return strtof(at + length + 1, NULL);
        }
    }
    return 0;
}

int density_by(const char *resources, float across, float down, int height)
{
    float wanted = resource(resources, "Xft.dpi");
    if (wanted >= DPI_LEAST) {
        return density_of(wanted);
    }
    bool agree = across >= down * 0.9F && across <= down * 1.1F;
    bool is_dense = agree && height >= HIGH_PX && down >= DENSE_DPI && down <= DPI_MOST;
    return is_dense ? density_of(down) : DENSITY_USUAL;
}

/* What is needed of libX11. */
struct x11 {
    void *(*open)(const char *name);
    char *(*resources)(void *display);
    int (*screen)(void *display);
    int (*width)(void *display, int screen);
    int (*width_mm)(void *display, int screen);
    int (*height)(void *display, int screen);
    int (*height_mm)(void *display, int screen);
    int (*close)(void *display);
};

/* Finds a function; C has no conversion for that. */
static bool find(void *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(function, &found, sizeof found);
    return found;
}

static bool find_all(void *library, struct x11 *x11)
{
    return find(library, "XOpenDisplay", &x11->open) &&
           find(library, "XResourceManagerString", &x11->resources) &&
           find(library, "XDefaultScreen", &x11->screen) &&
           find(library, "XDisplayWidth", &x11->width) &&
           find(library, "XDisplayWidthMM", &x11->width_mm) &&
           find(library, "XDisplayHeight", &x11->height) &&
           find(library, "XDisplayHeightMM", &x11->height_mm) &&
           find(library, "XCloseDisplay", &x11->close);
}

static float dpi_of(int px, int mm)
{
    return mm > 0 ? (float)px * MM_OF_INCH / (float)mm : 0;
}

/* Asks the X server. It knows one size for all displays together, SDL that of each, or none. */
static int ask(void *library)
{
    struct x11 x11;
    void *display = find_all(library, &x11) ? x11.open(NULL) : NULL;
    if (!display) {
        return DENSITY_USUAL;
    }
    int screen = x11.screen(display);
    float across = dpi_of(x11.width(display, screen), x11.width_mm(display, screen));
    float down = dpi_of(x11.height(display, screen), x11.height_mm(display, screen));
    SDL_Rect bounds = {0, 0, 0, 0};
    (void)SDL_GetDisplayBounds(0, &bounds);
    float dpi[2];
    if (SDL_GetDisplayDPI(0, NULL, &dpi[0], &dpi[1]) == 0) { /* else they are 0 */
        across = dpi[0];
        down = dpi[1];
    }
    int density = density_by(x11.resources(display), across, down, bounds.h);
    (void)x11.close(display);
    return density;
}

int density_ask(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    bool is_x11 = driver && strcmp(driver, "x11") == 0;
    void *library = is_x11 ? SDL_LoadObject("libX11.so.6") : NULL;
    int density = library ? ask(library) : DENSITY_USUAL;
    if (library) {
        SDL_UnloadObject(library);
    }
    return density;
}

/* SPDX-License-Identifier: MIT */
/*
 * Asks the X server by its own library, which SDL has loaded: its headers are not needed.
 */
#include "density.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_DPI 96.0F
#define DPI_LEAST 50.0F /* figures beyond these are no display's */
#define DPI_MOST  400.0F

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
    float told = resource(resources, "Xft.dpi");
    if (told >= DPI_LEAST) {
        return density_of(told);
    }
    bool agree = across >= down * 0.9F && across <= down * 1.1F;
    bool is_dense = agree && height >= HIGH_PX && down >= DENSE_DPI && down <= DPI_MOST;
    return is_dense ? density_of(down) : DENSITY_USUAL;
}

/* What is needed of libX11. */
struct x11 {
    void *(*open)(const char *name);
    char *(*resources)(void *display);
    int (*close)(void *display);
};

/* Finds a function; C has no conversion for that. */
static bool find(void *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(function, &found, sizeof found);
    return found;
}

/* Reads the X resources of the display into `text`; "" if that fails. */
static void read_resources(char *text, size_t size)
{
    struct x11 x11;
    void *library = SDL_LoadObject("libX11.so.6");
    text[0] = '\0';
    if (!library) {
        return;
    }
    bool has_all = find(library, "XOpenDisplay", &x11.open) &&
                   find(library, "XResourceManagerString", &x11.resources) &&
                   find(library, "XCloseDisplay", &x11.close);
    void *display = has_all ? x11.open(NULL) : NULL;
    if (display) {
        const char *told = x11.resources(display);
        (void)SDL_strlcpy(text, told ? told : "", size);
        (void)x11.close(display);
    }
    SDL_UnloadObject(library);
}

int density_ask(void)
{
    static char resources[16384];
    const char *driver = SDL_GetCurrentVideoDriver();
    float across = USUAL_DPI;
    float down = USUAL_DPI;
    SDL_Rect bounds;
    if (!driver || strcmp(driver, "x11") != 0) {
        return DENSITY_USUAL;
    }
    read_resources(resources, sizeof resources);
    if (SDL_GetDisplayBounds(0, &bounds) != 0 || SDL_GetDisplayDPI(0, NULL, &across, &down) != 0) {
        bounds.h = 0;
    }
    return density_by(resources, across, down, bounds.h);
}

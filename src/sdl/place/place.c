/* SPDX-License-Identifier: MIT */
/*
 * Keeps places as settings, one for each arrangement, whose key is a hash of what SDL says of the
 * displays.
 */
#include "place.h"

#include <stdio.h>
#include <string.h>

#define JUST_MS 1000 /* a change so short before the window is maximised comes of that */

/* The least and the most that a side of a window can be. */
#define SIDE_LEAST 100
#define SIDE_MOST  16384

/* --- following a window --- */

void place_follow(struct place_watch *watch, Uint32 flags, const SDL_Rect *rect, Uint64 now_ms)
{
    struct place *place = &watch->place;
    bool was_apart = place->is_maximised || place->is_full;
    if (flags & SDL_WINDOW_MINIMIZED) {
        return;
    }
    place->is_full = (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
    place->is_maximised = place->is_full ? place->is_maximised : flags & SDL_WINDOW_MAXIMIZED;
    if (place->is_full || place->is_maximised) {
        if (!was_apart && watch->before.w > 0 && now_ms - watch->changed_ms < JUST_MS) {
            place->rect = watch->before;
        }
    } else if (!SDL_RectEquals(rect, &place->rect)) {
        if (now_ms - watch->changed_ms >= JUST_MS) {
            watch->before = place->rect;
        }
        place->rect = *rect;
        watch->changed_ms = now_ms;
    }
}

SDL_Rect place_of(SDL_Window *window, Uint32 *flags)
{
    SDL_Rect rect;
    int top = 0;
    int left = 0;
    const char *driver = SDL_GetCurrentVideoDriver();
    SDL_GetWindowPosition(window, &rect.x, &rect.y);
    SDL_GetWindowSize(window, &rect.w, &rect.h);
    *flags = SDL_GetWindowFlags(window);
    /* On X11 the place of a new window is that of its frame. */
    if (driver && strcmp(driver, "x11") == 0 &&
        SDL_GetWindowBordersSize(window, &top, &left, NULL, NULL) == 0) {
        rect.x -= left;
        rect.y -= top;
    }
    return rect;
}

/* --- arrangements --- */

static void hash(Uint64 *sum, int value)
{
    for (int i = 0; i < 4; i++) { /* FNV-1a */
        *sum = (*sum ^ (((Uint32)value >> (8 * i)) & 0xff)) * 0x100000001b3ULL;
    }
}

void place_read_displays(struct displays *displays)
{
    *displays = (struct displays){.count = SDL_min(SDL_GetNumVideoDisplays(), PLACE_DISPLAYS_MAX)};
    for (int i = 0; i < displays->count; i++) {
        if (SDL_GetDisplayBounds(i, &displays->all[i]) != 0 ||
            SDL_GetDisplayUsableBounds(i, &displays->rooms[i]) != 0) {
            displays->rooms[i] = displays->all[i];
        }
    }
}

static int compare_rects(const void *a, const void *b)
{
    const SDL_Rect *left = a;
    const SDL_Rect *right = b;
    return left->x != right->x   ? (left->x > right->x ? 1 : -1)
           : left->y != right->y ? (left->y > right->y ? 1 : -1)
           : left->w != right->w ? (left->w > right->w ? 1 : -1)
                                 : (left->h > right->h) - (left->h < right->h);
}

/* Writes the key of an arrangement, the same for any order of its displays. */
static void write_key(const struct displays *displays, char key[STORE_KEY_MAX])
{
    SDL_Rect sorted[PLACE_DISPLAYS_MAX];
    Uint64 sum = 0xcbf29ce484222325ULL;
    size_t count = (size_t)displays->count;
    memcpy(sorted, displays->all, count * sizeof sorted[0]);
    SDL_qsort(sorted, count, sizeof sorted[0], compare_rects);
    for (size_t i = 0; i < count; i++) {
        hash(&sum, sorted[i].x);
        hash(&sum, sorted[i].y);
        hash(&sum, sorted[i].w);
        hash(&sum, sorted[i].h);
    }
    (void)snprintf(key, STORE_KEY_MAX, "window.%016llx", (unsigned long long)sum);
}

/* Returns the area that two rectangles share. */
static long shared(const SDL_Rect *a, const SDL_Rect *b)
{
    SDL_Rect both;
    return SDL_IntersectRect(a, b, &both) ? (long)both.w * both.h : 0;
}

void place_fit(SDL_Rect *rect, const SDL_Rect *rooms, int count)
{
    const SDL_Rect *room = rooms;
    for (int i = 1; i < count; i++) {
        if (shared(rect, &rooms[i]) > shared(rect, room)) {
            room = &rooms[i];
        }
    }
    if (count > 0) {
        rect->w = SDL_min(rect->w, room->w);
        rect->h = SDL_min(rect->h, room->h);
        rect->x = SDL_max(room->x, SDL_min(rect->x, room->x + room->w - rect->w));
        rect->y = SDL_max(room->y, SDL_min(rect->y, room->y + room->h - rect->h));
    }
}

/* --- texts --- */

void place_write(const struct place *place, char text[PLACE_TEXT_MAX])
{
    (void)snprintf(text, PLACE_TEXT_MAX, "%dx%d%+d%+d%s%s", place->rect.w, place->rect.h,
                   place->rect.x, place->rect.y, place->is_maximised ? " maximised" : "",
                   place->is_full ? " full" : "");
}

bool place_read(const char *text, struct place *place)
{
    SDL_Rect *rect = &place->rect;
    bool is_good = sscanf(text, "%5dx%5d%6d%6d", &rect->w, &rect->h, &rect->x, &rect->y) == 4;
    place->is_maximised = strstr(text, " maximised") != NULL;
    place->is_full = strstr(text, " full") != NULL;
    return is_good && rect->w >= SIDE_LEAST && rect->h >= SIDE_LEAST && rect->w <= SIDE_MOST &&
           rect->h <= SIDE_MOST;
}

bool place_recall(struct store *store, const struct displays *displays, struct place *place)
{
    char key[STORE_KEY_MAX];
    char text[PLACE_TEXT_MAX];
    write_key(displays, key);
    if (store_get_setting(store, key, text, sizeof text) != STATUS_OK || !place_read(text, place)) {
        return false;
    }
    place_fit(&place->rect, displays->rooms, displays->count);
    return true;
}

void place_keep(struct store *store, const struct displays *displays, const struct place *place)
{
    char key[STORE_KEY_MAX];
    char text[PLACE_TEXT_MAX];
    char kept[PLACE_TEXT_MAX] = "";
    write_key(displays, key);
    place_write(place, text);
    if (place->rect.w > 0 && (store_get_setting(store, key, kept, sizeof kept) != STATUS_OK ||
                              strcmp(text, kept) != 0)) {
        (void)store_set_setting(store, key, text);
    }
}

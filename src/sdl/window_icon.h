/* SPDX-License-Identifier: MIT */
/*
 * The picture that the desktop shows for the window. Leaves the icons of launchers to
 * assets/desktop.
 */
#ifndef SDL_WINDOW_ICON_H
#define SDL_WINDOW_ICON_H

#include "fonts.h"

/* Draws a die with a T and gives it to the window; without memory the window has no icon. */
void window_icon_set(SDL_Window *window, struct fonts *fonts);

#endif

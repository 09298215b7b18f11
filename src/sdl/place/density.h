/* SPDX-License-Identifier: MIT */
/*
 * How dense a display is where sizes of windows are in its pixels, that is, on X11.
 */
#ifndef SDL_DENSITY_H
#define SDL_DENSITY_H

/* Returns the pixels for a hundred of a display with 96 to an inch, DENSITY_USUAL to DENSITY_MOST:
 * what the desktop says, or else the display. Call it after SDL has begun video; elsewhere than on
 * X11 it is DENSITY_USUAL, as SDL scales there. */
#define DENSITY_USUAL 100
#define DENSITY_MOST  400
int density_ask(void);

/*
 * The same by the X resources of the desktop (NULL: none), which name it as Xft.dpi, or else by the
 * pixels to an inch, across and down, of a display that is `height` pixels high. Displays know
 * their size badly: figures are believed only if they agree and the display is a high one.
 */
int density_by(const char *resources, float across, float down, int height);

#endif

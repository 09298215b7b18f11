/* SPDX-License-Identifier: MIT */
/*
 * Makes the app from the command line and what was found on the disk.
 */
#ifndef SDL_APP_OPEN_H
#define SDL_APP_OPEN_H

#include "fonts.h"
#include "options.h"
#include "start.h"

/* An app for a window of the size that the INPUT_RESIZE `size` tells, on a desktop that looks like
 * `system_theme`; `start` and `fonts` outlive it. The caller owns it. STATUS_NO_MEMORY. */
enum status app_open(const struct options *options, const struct start *start, struct fonts *fonts,
                     enum theme_id system_theme, const struct input *size, struct app **app);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The voice of Windows (SAPI), which speaks on without waiting. Only Windows has it: elsewhere the
 * window looks for a voice itself. All calls come from the same thread.
 */
#ifndef SYSTEM_SPOKEN_H
#define SYSTEM_SPOKEN_H

#include <stdbool.h>

struct spoken;

/* Opens the voice; NULL: there is none. */
struct spoken *spoken_new(void);

/* Silences and closes it. NULL: does nothing. */
void spoken_free(struct spoken *spoken);

/* Begins to say a text, UTF-8, after those before it or, if `silences`, in their place; "" says
 * nothing. With a voice of the language, such as "de", if Windows has one. */
void spoken_say(struct spoken *spoken, const char *text, const char *language, bool silences);

#endif

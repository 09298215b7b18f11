/* SPDX-License-Identifier: MIT */
/*
 * Speech Dispatcher, in a thread; on Windows its own voice. Not for the window: see voice.h.
 */
#ifndef SDL_SPEAKER_H
#define SDL_SPEAKER_H

#include "speech.h"

struct speaker;

/* Begins to open the voice: in a thread, which loads the library and connects. NULL: there is no
 * memory, or no thread. */
struct speaker *speaker_new(void);

/* Silences the voice, and ends the thread; where the server does not answer, the thread is left to
 * end by itself. NULL: does nothing. */
void speaker_free(struct speaker *speaker);

/* Sets the language, such as "de". Returns why there is no voice, a static text; NULL: there is one
 * or it is still being opened. */
const char *speaker_follow(struct speaker *speaker, const char *language);

/* Queues a sentence, in place of all before it if it silences them. */
void speaker_say(struct speaker *speaker, const struct sentence *sentence);

#endif

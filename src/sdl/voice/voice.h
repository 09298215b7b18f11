/* SPDX-License-Identifier: MIT */
/*
 * The voice that says sentences: that of Windows, or Speech Dispatcher on Linux, whose library is
 * loaded when it is first wanted, so that the game needs neither. It works in a thread of its own:
 * to start its server, or to find no sound device, takes seconds. With TROUNCE_SPEECH=stderr
 * sentences are printed there instead, one on a line.
 */
#ifndef SDL_VOICE_H
#define SDL_VOICE_H

#include "speech.h"

#include "trounce/message.h"

struct speaker;

/* Zeroed: silent. */
struct voice {
    bool prints;
    bool is_missing;         /* it was looked for in vain, and is not looked for again */
    struct speaker *speaker; /* NULL: none */
};

/* Opens the voice if it is wanted, for a language such as "de", and closes it if not. Returns false
 * once if there is none, and sets `why`; an event wakes the window to ask again. */
bool voice_follow(struct voice *voice, bool wanted, const char *language, struct message *why);

/* Begins to say a sentence, after those before it unless it silences them. Nothing if no voice is
 * open. */
void voice_say(struct voice *voice, const struct sentence *sentence);

/* Silences and closes it. */
void voice_end(struct voice *voice);

#endif

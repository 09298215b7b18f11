/* SPDX-License-Identifier: MIT */
/*
 * Speaks with the voice of Windows, which needs no thread.
 */
#include "speaker.h"
#include "spoken.h"

#include "trounce/memory.h"
#include "trounce/message.h"

#include <stdio.h>

struct speaker {
    struct spoken *spoken; /* NULL: there is none */
    char language[16];
};

struct speaker *speaker_new(void)
{
    struct speaker *speaker = memory_new(1, sizeof *speaker);
    if (speaker) {
        speaker->spoken = spoken_new();
    }
    return speaker;
}

void speaker_free(struct speaker *speaker)
{
    if (speaker) {
        spoken_free(speaker->spoken);
        memory_free(speaker);
    }
}

const char *speaker_follow(struct speaker *speaker, const char *language)
{
    (void)snprintf(speaker->language, sizeof speaker->language, "%s", language);
    return speaker->spoken ? NULL : N_("no voice was found; on Linux, install Speech Dispatcher");
}

void speaker_say(struct speaker *speaker, const struct sentence *sentence)
{
    if (speaker->spoken) {
        spoken_say(speaker->spoken, sentence->text, speaker->language, sentence->silences);
    }
}

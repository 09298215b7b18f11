/* SPDX-License-Identifier: MIT */
/*
 * Chooses how sentences are said. Leaves speaking to the speaker of each system.
 */
#include "voice.h"

#include "machine.h"
#include "speaker.h"

#include "trounce/status.h"

#include <stdio.h>
#include <string.h>

static bool is_printed(void)
{
    char where[16];
    return machine_variable("TROUNCE_SPEECH", where, sizeof where) && strcmp(where, "stderr") == 0;
}

bool voice_follow(struct voice *voice, bool wanted, const char *language, struct message *why)
{
    if (!wanted) {
        voice_end(voice);
        return true;
    }
    const char *fault = NULL;
    if (!voice->prints && !voice->speaker && !voice->is_missing) {
        voice->prints = is_printed();
        voice->speaker = voice->prints ? NULL : speaker_new();
        fault = voice->prints || voice->speaker ? NULL : status_text(STATUS_NO_MEMORY);
    }
    if (voice->speaker) {
        fault = speaker_follow(voice->speaker, language);
    }
    if (fault) {
        voice_end(voice);
        voice->is_missing = true;
        *why = (struct message){.format = fault};
    }
    return !fault;
}

void voice_say(struct voice *voice, const struct sentence *sentence)
{
    if (voice->prints && *sentence->text) {
        (void)fprintf(stderr, "%s\n", sentence->text);
    }
    if (voice->speaker) {
        speaker_say(voice->speaker, sentence);
    }
}

void voice_end(struct voice *voice)
{
    speaker_free(voice->speaker);
    *voice = (struct voice){.prints = false};
}

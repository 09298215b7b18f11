/* SPDX-License-Identifier: MIT */
/*
 * Speaks through libspeechd, by the functions of its interface that are needed here.
 */
#include "voice.h"

#include "machine.h"

#include "trounce/memory.h"
#include "trounce/status.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

#define LIBRARY  "libspeechd.so.2"
#define VARIABLE "TROUNCE_SPEECH"

/* The library's own types and values, as in the header of libspeechd 0.8 and later. */
struct connection;
enum { MODE_SINGLE = 0, PRIORITY_MESSAGE = 2 };

struct voice_library {
    void *object;
    struct connection *connection;
    struct connection *(*open)(const char *client, const char *name, const char *user, int mode);
    void (*close)(struct connection *connection);
    int (*say)(struct connection *connection, int priority, const char *text);
    int (*cancel)(struct connection *connection);
    int (*set_language)(struct connection *connection, const char *language);
};

/* Looks a function up; false if the library lacks it. ISO C converts no pointer to an object into
 * one to a function, so its bytes are copied. */
static bool find(struct voice_library *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library->object, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

static void close_library(struct voice_library *library)
{
    if (library && library->connection) {
        (void)library->cancel(library->connection);
        library->close(library->connection);
    }
    if (library && library->object) {
        SDL_UnloadObject(library->object);
    }
    memory_free(library);
}

/* Loads the library and connects to its server, which is started if it does not run. NULL, and
 * `why` is set, if either fails. */
static struct voice_library *open_library(struct message *why)
{
    struct voice_library *library = memory_new(1, sizeof *library);
    if (!library) {
        *why = (struct message){.format = status_text(STATUS_NO_MEMORY)};
        return NULL;
    }
    library->object = SDL_LoadObject(LIBRARY);
    bool is_whole = library->object && find(library, "spd_open", &library->open) &&
                    find(library, "spd_close", &library->close) &&
                    find(library, "spd_say", &library->say) &&
                    find(library, "spd_cancel", &library->cancel) &&
                    find(library, "spd_set_language", &library->set_language);
    if (!is_whole) {
        *why = (struct message){.format =
                                    N_("no voice was found; on Linux, install Speech Dispatcher")};
        close_library(library);
        return NULL;
    }
    library->connection = library->open("trounce", "main", NULL, MODE_SINGLE);
    if (!library->connection) {
        *why = (struct message){.format = N_("Speech Dispatcher does not start")};
        close_library(library);
        return NULL;
    }
    return library;
}

static bool is_printed(void)
{
    char where[16];
    return machine_variable(VARIABLE, where, sizeof where) && strcmp(where, "stderr") == 0;
}

bool voice_follow(struct voice *voice, bool wanted, const char *language, struct message *why)
{
    if (!wanted) {
        voice_end(voice);
        return true;
    }
    if (!voice->prints && !voice->library && !voice->is_missing) {
        voice->prints = is_printed();
        voice->library = voice->prints ? NULL : open_library(why);
        voice->is_missing = !voice->prints && !voice->library;
        if (voice->is_missing) {
            return false;
        }
    }
    if (voice->library && strcmp(voice->language, language) != 0) {
        (void)snprintf(voice->language, sizeof voice->language, "%s", language);
        (void)voice->library->set_language(voice->library->connection, language);
    }
    return true;
}

void voice_say(struct voice *voice, const struct sentence *sentence)
{
    if (voice->prints && *sentence->text) {
        (void)fprintf(stderr, "%s\n", sentence->text);
    }
    if (voice->library && sentence->silences) {
        (void)voice->library->cancel(voice->library->connection);
    }
    if (voice->library && *sentence->text) {
        (void)voice->library->say(voice->library->connection, PRIORITY_MESSAGE, sentence->text);
    }
}

void voice_end(struct voice *voice)
{
    close_library(voice->library);
    *voice = (struct voice){.prints = false};
}

/* SPDX-License-Identifier: MIT */
/*
 * Speaks through libspeechd, by the functions of its interface that are needed here.
 */
#include "speaker.h"

#include "trounce/memory.h"
#include "trounce/message.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

#define QUEUE_MAX    8192 /* bytes of waiting sentences; more are dropped */
#define LANGUAGE_MAX 16
#define END_MS       500 /* how long the end waits for a server that does not answer */

/* The library's own types and values, as in the header of libspeechd 0.8 and later. */
struct connection;
enum { MODE_SINGLE = 0, PRIORITY_MESSAGE = 2 };

struct library {
    void *object;
    struct connection *connection;
    struct connection *(*open)(const char *client, const char *name, const char *user, int mode);
    void (*close)(struct connection *connection);
    int (*say)(struct connection *connection, int priority, const char *text);
    int (*cancel)(struct connection *connection);
    int (*set_language)(struct connection *connection, const char *language);
};

struct speaker {
    SDL_Thread *thread;
    SDL_mutex *mutex; /* guards all below, but for the library, which is the thread's */
    SDL_cond *news;
    struct library library;
    const char *fault;
    bool ends;
    bool has_ended;
    bool is_left; /* the thread frees it */
    bool silences;
    char language[LANGUAGE_MAX];
    char texts[QUEUE_MAX]; /* one after the other, each with its terminator */
    size_t size;
};

/* --- the library --- */

/* Looks a function up; false if the library lacks it. ISO C converts no pointer to an object into
 * one to a function, so its bytes are copied. */
static bool find(struct library *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library->object, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

/* Loads the library and connects to its server, which is started if it does not run. Returns why
 * that failed; NULL: it did not. */
static const char *open_library(struct library *library)
{
    library->object = SDL_LoadObject("libspeechd.so.2");
    bool is_whole = library->object && find(library, "spd_open", &library->open) &&
                    find(library, "spd_close", &library->close) &&
                    find(library, "spd_say", &library->say) &&
                    find(library, "spd_cancel", &library->cancel) &&
                    find(library, "spd_set_language", &library->set_language);
    if (!is_whole) {
        return N_("no voice was found; on Linux, install Speech Dispatcher");
    }
    library->connection = library->open("trounce", "main", NULL, MODE_SINGLE);
    return library->connection ? NULL : N_("Speech Dispatcher does not start");
}

static void close_library(struct library *library)
{
    if (library->connection) {
        (void)library->cancel(library->connection);
        library->close(library->connection);
    }
    if (library->object) {
        SDL_UnloadObject(library->object);
    }
}

/* --- the thread --- */

/* What the thread has to do next. */
struct task {
    bool ends, silences;
    char language[LANGUAGE_MAX]; /* "": as before */
    char text[QUEUE_MAX];        /* "": none */
};

/* Waits for something to do. `language`: the one that was set last. */
static void take(struct speaker *speaker, const char *language, struct task *task)
{
    SDL_LockMutex(speaker->mutex);
    while (!speaker->ends && !speaker->silences && speaker->size == 0 &&
           strcmp(speaker->language, language) == 0) {
        SDL_CondWait(speaker->news, speaker->mutex);
    }
    bool is_new = strcmp(speaker->language, language) != 0;
    size_t length = speaker->size > 0 ? strlen(speaker->texts) : 0;
    task->ends = speaker->ends;
    task->silences = speaker->silences;
    (void)snprintf(task->language, sizeof task->language, "%s", is_new ? speaker->language : "");
    memcpy(task->text, speaker->texts, length);
    task->text[length] = '\0';
    speaker->silences = false;
    if (speaker->size > 0) {
        speaker->size -= length + 1;
        memmove(speaker->texts, speaker->texts + length + 1, speaker->size);
    }
    SDL_UnlockMutex(speaker->mutex);
}

static void release(struct speaker *speaker)
{
    SDL_DestroyCond(speaker->news);
    SDL_DestroyMutex(speaker->mutex);
    memory_free(speaker);
}

static int run(void *context)
{
    struct speaker *speaker = context;
    struct library *library = &speaker->library;
    char language[LANGUAGE_MAX] = "";
    struct task task = {.ends = false};
    const char *fault = open_library(library);
    if (fault) {
        SDL_Event wake = {.type = SDL_USEREVENT};
        SDL_LockMutex(speaker->mutex);
        speaker->fault = fault;
        SDL_UnlockMutex(speaker->mutex);
        (void)SDL_PushEvent(&wake);
    }
    while (!fault && !task.ends) {
        take(speaker, language, &task);
        if (*task.language) {
            (void)snprintf(language, sizeof language, "%s", task.language);
            (void)library->set_language(library->connection, language);
        }
        if (task.silences) {
            (void)library->cancel(library->connection);
        }
        if (*task.text && !task.ends) {
            (void)library->say(library->connection, PRIORITY_MESSAGE, task.text);
        }
    }
    close_library(library);
    SDL_LockMutex(speaker->mutex);
    speaker->has_ended = true;
    bool is_left = speaker->is_left;
    SDL_CondSignal(speaker->news);
    SDL_UnlockMutex(speaker->mutex);
    if (is_left) {
        release(speaker);
    }
    return 0;
}

/* --- for the window --- */

struct speaker *speaker_new(void)
{
    struct speaker *speaker = memory_new(1, sizeof *speaker);
    if (!speaker) {
        return NULL;
    }
    speaker->mutex = SDL_CreateMutex();
    speaker->news = SDL_CreateCond();
    speaker->thread =
        speaker->mutex && speaker->news ? SDL_CreateThread(run, "voice", speaker) : NULL;
    if (!speaker->thread) {
        speaker_free(speaker);
        return NULL;
    }
    return speaker;
}

void speaker_free(struct speaker *speaker)
{
    if (!speaker) {
        return;
    }
    if (speaker->thread) {
        SDL_LockMutex(speaker->mutex);
        speaker->ends = true;
        SDL_CondSignal(speaker->news);
        int result = 0;
        while (!speaker->has_ended && result == 0) {
            result = SDL_CondWaitTimeout(speaker->news, speaker->mutex, END_MS);
        }
        bool has_ended = speaker->has_ended;
        speaker->is_left = !has_ended;
        SDL_Thread *thread = speaker->thread;
        SDL_UnlockMutex(speaker->mutex);
        if (!has_ended) {
            SDL_DetachThread(thread);
            return;
        }
        SDL_WaitThread(thread, NULL);
    }
    release(speaker);
}

const char *speaker_follow(struct speaker *speaker, const char *language)
{
    SDL_LockMutex(speaker->mutex);
    const char *fault = speaker->fault;
    if (strcmp(speaker->language, language) != 0) {
        (void)snprintf(speaker->language, sizeof speaker->language, "%s", language);
        SDL_CondSignal(speaker->news);
    }
    SDL_UnlockMutex(speaker->mutex);
    return fault;
}

void speaker_say(struct speaker *speaker, const struct sentence *sentence)
{
    size_t length = strlen(sentence->text);
    SDL_LockMutex(speaker->mutex);
    if (sentence->silences) {
        speaker->silences = true;
        speaker->size = 0;
    }
    if (length > 0 && speaker->size + length + 1 <= QUEUE_MAX) {
        memcpy(speaker->texts + speaker->size, sentence->text, length + 1);
        speaker->size += length + 1;
    }
    SDL_CondSignal(speaker->news);
    SDL_UnlockMutex(speaker->mutex);
}

/* SPDX-License-Identifier: MIT */
/*
 * What the app asks for that needs files.
 */
#include "errands.h"

#include "history.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void errands_lexicon(struct errands *errands, struct app *app, const char *path)
{
    char found[FILE_PATH_MAX] = "";
    char notice[WORDS_NOTICE_MAX] = "";
    char fault[FILE_FAULT_MAX];
    int other = 1 - errands->newest;
    struct words *words = &errands->words[other];
    if (*path) {
        words_path(path, found);
    }
    bool is_open = *path ? words_open_chosen(words, &alphabet_english, found, notice, fault)
                         : words_open_own(words, &alphabet_english, errands->paths->lexicon, fault);
    if (!is_open) {
        app_refuse_lexicon(app, fault);
        return;
    }
    if (app_set_lexicon(app, &words->lexicon, found) != STATUS_OK) {
        words_close(words);
        app_refuse_lexicon(app, status_text(STATUS_NO_MEMORY));
        return;
    }
    words_close(&errands->words[errands->newest]); /* the app no longer reads it */
    errands->newest = other;
    if (*notice) {
        app_notify(app, notice);
    }
}

/* An export, and how it went. */
struct export
{
    struct store *store;
    enum history_format format;
    enum status status;
};

static bool write_piece(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static bool write_export(void *context, FILE *stream)
{
    struct export *export = context;
    export->status = history_export(export->store, export->format, write_piece, stream);
    if (!ferror(stream)) {
        errno = 0; /* what is there is not of the stream */
    }
    return export->status == STATUS_OK;
}

/* In the folder of the database, or in the home folder if there is none. False if it is too long.
 */
static bool name_export(const struct errands *errands, const char *format, char path[FILE_PATH_MAX])
{
    char day[16] = "";
    time_t now = time(NULL);
    struct tm local;
    const char *home = getenv("HOME");
    const char *folder = errands->paths->player;
    if (store_is_in_memory(errands->store) || !*folder) {
        folder = home && *home ? home : ".";
    }
    if (localtime_r(&now, &local)) {
        (void)strftime(day, sizeof day, "-%Y-%m-%d", &local);
    }
    return snprintf(path, FILE_PATH_MAX, "%s/trounce-history%s.%s", folder, day, format) <
           FILE_PATH_MAX;
}

void errands_export(struct errands *errands, struct app *app, const char *format)
{
    char path[FILE_PATH_MAX];
    char fault[FILE_FAULT_MAX];
    bool json = strcmp(format, history_format_name(HISTORY_JSON)) == 0;
    struct export export = {.store = errands->store, .format = json ? HISTORY_JSON : HISTORY_CSV};
    if (!errands->store) {
        return;
    }
    if (!name_export(errands, format, path)) {
        (void)snprintf(fault, sizeof fault, "%.80s…: %s", path, strerror(ENAMETOOLONG));
    } else if (file_replace(path, write_export, &export, fault)) {
        app_tell_export(app, path, NULL);
        return;
    } else if (!*fault) {
        (void)snprintf(fault, sizeof fault, "%s: %s", path, status_text(export.status));
    }
    app_tell_export(app, NULL, fault);
}

void errands_deinit(struct errands *errands)
{
    words_close(&errands->words[0]);
    words_close(&errands->words[1]);
}

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
    bool is_open = *path ? words_open_chosen(words, found, notice, fault)
                         : words_open_own(words, errands->paths->lexicon, fault);
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

static bool write_piece(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/* In the folder of the database, or in the home folder if there is none. */
static void name_export(const struct errands *errands, const char *format, char *path, size_t size)
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
    (void)snprintf(path, size, "%s/trounce-history%s.%s", folder, day, format);
}

/* Writes the export to `part`, which then replaces an older export only when it is complete.
 * `error` is the errno of a failure, 0 if it has none. */
static enum status write_export(struct store *store, enum history_format format, const char *part,
                                int *error)
{
    FILE *file = fopen(part, "wb");
    if (!file) {
        *error = errno;
        return STATUS_STORAGE;
    }
    enum status status = history_export(store, format, write_piece, file);
    *error = ferror(file) ? errno : 0;
    if (fclose(file) != 0 && status == STATUS_OK) {
        *error = errno;
        status = STATUS_STORAGE;
    }
    return status;
}

void errands_export(struct errands *errands, struct app *app, const char *format)
{
    char path[2 * FILE_PATH_MAX];
    char part[sizeof path + 8];
    char fault[sizeof part + 128];
    bool json = strcmp(format, history_format_name(HISTORY_JSON)) == 0;
    if (!errands->store) {
        return;
    }
    name_export(errands, format, path, sizeof path);
    (void)snprintf(part, sizeof part, "%s.part", path);
    int error;
    enum status status =
        write_export(errands->store, json ? HISTORY_JSON : HISTORY_CSV, part, &error);
    if (status == STATUS_OK) {
        if (rename(part, path) == 0) {
            app_tell_export(app, path, NULL);
            return;
        }
        error = errno;
    }
    (void)snprintf(fault, sizeof fault, "%s: %s", path,
                   error ? strerror(error) : status_text(status));
    (void)remove(part);
    app_tell_export(app, NULL, fault);
}

void errands_deinit(struct errands *errands)
{
    words_close(&errands->words[0]);
    words_close(&errands->words[1]);
}

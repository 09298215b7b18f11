/* SPDX-License-Identifier: MIT */
/*
 * Handles the app's requests that need files.
 */
#include "errands.h"

#include "disk.h"
#include "file.h"
#include "history.h"
#include "machine.h"
#include "page.h"

#include "trounce/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const struct message no_memory = {.format = N_("there is not enough memory")};

bool errands_is_history(const struct store *store, const char *path, struct message *fault)
{
    bool is_history = store_uses(store, path);
    if (is_history) {
        message_set(fault, N_("%s: it belongs to the history that is open"), path);
    }
    return is_history;
}

bool errands_open_kept(struct words *words, struct store *store, const struct language *language,
                       char path[FILE_PATH_MAX], struct message *notice)
{
    char key[SETTING_KEY_MAX];
    struct message fault;
    (void)setting_lexicon_key(language->code, key);
    notice->format = NULL;
    if (store_get_setting(store, key, path, FILE_PATH_MAX) != STATUS_OK) {
        path[0] = '\0';
    }
    if (!*path || (!errands_is_history(store, path, &fault) &&
                   words_open_chosen(words, language->alphabet, path, &fault))) {
        return *path;
    }
    message_set(notice, N_("%p. Using the built-in list instead."), message_in(&fault));
    path[0] = '\0';
    return false;
}

void errands_lexicon(struct errands *errands, struct app *app, const char *path)
{
    char found[FILE_PATH_MAX] = "";
    struct message fault;
    int other = 1 - errands->newest;
    struct words *words = &errands->words[other];
    if (*path) {
        words_path(path, found);
    }
    const struct language *language = errands->language;
    bool is_open = *path ? !errands_is_history(errands->store, found, &fault) &&
                               words_open_chosen(words, language->alphabet, found, &fault)
                         : languages_open_words(words, errands->paths, language, &fault);
    if (!is_open) {
        app_refuse_lexicon(app, &fault);
        return;
    }
    if (app_set_lexicon(app, &words->lexicon, found) != STATUS_OK) {
        words_close(words);
        app_refuse_lexicon(app, &no_memory);
        return;
    }
    words_close(&errands->words[errands->newest]); /* no longer used by the app */
    errands->newest = other;
    if (words->skipped.format) {
        app_notify(app, &words->skipped);
    }
}

/* Looks for files such as "words-de". */
static enum page_parcel fetch(const char *what, const char *code, bool is_asked)
{
    char name[16 + LANGUAGE_CODE_SIZE];
    (void)snprintf(name, sizeof name, "%s-%s", what, code);
    return page_fetch(name, is_asked);
}

void errands_warn(struct errands *errands, struct app *app)
{
    struct message warning;
    const struct language *language = errands->language;
    const struct alphabet *alphabet = language->alphabet;
    char text[ALPHABET_LETTERS_MAX * sizeof(struct alphabet_letter) + 1] = "";
    size_t size = 0;
    for (int k = 0; k < alphabet->letter_count; k++) {
        const struct alphabet_letter *letter = &alphabet->letters[k];
        size +=
            (size_t)snprintf(text + size, sizeof text - size, "%s%s", letter->lower, letter->upper);
    }
    if (errands->fonts && fonts_lack(errands->fonts, text)) {
        message_set(&warning, N_("The fonts here lack letters of %s: install one that has them."),
                    language->english_name);
        app_notify(app, &warning);
    }
}

static void open_language(struct errands *errands, struct app *app, const char *code)
{
    struct message notice;
    struct message fault;
    char path[FILE_PATH_MAX];
    int other = 1 - errands->newest_language;
    int other_words = 1 - errands->newest;
    struct language_files *files = &errands->languages[other];
    struct words *words = &errands->words[other_words];
    if (!languages_open(files, errands->paths, code, LANGUAGE_ALL, &notice, &fault)) {
        app_refuse_language(app, &fault);
        return;
    }
    struct message list_notice;
    bool has_list = errands_open_kept(words, errands->store, &files->language, path, &list_notice);
    if (!notice.format && !has_list) {
        notice = files->words.skipped;
    }
    if (app_set_language(app, &files->language, has_list ? &words->lexicon : NULL, path) !=
        STATUS_OK) {
        words_close(words);
        languages_close(files);
        app_refuse_language(app, &no_memory);
        return;
    }
    words_close(&errands->words[errands->newest]); /* no longer used by the app */
    languages_close(&errands->languages[errands->newest_language]);
    errands->newest = other_words;
    errands->newest_language = other;
    errands->language = &files->language;
    errands->has_meanings = false;
    page_remember_language(code);
    if (list_notice.format || notice.format) {
        app_notify(app, list_notice.format ? &list_notice : &notice);
    } else {
        errands_warn(errands, app);
    }
}

void errands_language(struct errands *errands, struct app *app, const char *code)
{
    static const struct message is_coming = {
        .format = N_("The words are being fetched. You can go on playing until they are here.")};
    errands->awaited[0] = '\0';
    if (fetch("words", code, true) == PAGE_COMING) {
        (void)snprintf(errands->awaited, sizeof errands->awaited, "%s", code);
        app_notify(app, &is_coming);
    } else {
        open_language(errands, app, code);
    }
}

/* Meanings are small and wanted at the end of a round, so they are fetched at once. */
static void follow_meanings(struct errands *errands, struct app *app)
{
    struct message notice;
    struct message fault;
    const char *code = errands->language->code;
    if (errands->has_meanings || !page_is_there()) {
        return;
    }
    enum page_parcel parcel = fetch("meanings", code, false);
    errands->has_meanings = parcel != PAGE_COMING;
    if (parcel != PAGE_HERE) {
        return;
    }
    languages_close(&errands->meanings);
    if (languages_open(&errands->meanings, errands->paths, code, LANGUAGE_GLOSSES, &notice,
                       &fault)) {
        app_set_glosses(app, errands->meanings.language.glosses);
    }
}

/* A page whose player reads English begins without translations. */
static void follow_texts(struct errands *errands, struct app *app)
{
    if (errands->has_texts || !page_is_there()) {
        return;
    }
    enum page_parcel parcel = page_fetch("texts", app_shows_settings(app));
    errands->has_texts = parcel != PAGE_COMING;
    if (parcel == PAGE_HERE) {
        texts_open(&errands->texts, errands->paths);
        app_set_languages(app, errands->texts.languages, errands->texts.count);
    }
}

void errands_follow(struct errands *errands, struct app *app)
{
    if (errands->awaited[0] && app_may_set_language(app) &&
        fetch("words", errands->awaited, true) != PAGE_COMING) {
        open_language(errands, app, errands->awaited);
        errands->awaited[0] = '\0';
    }
    follow_meanings(errands, app);
    follow_texts(errands, app);
}

/* An export and its result. */
struct export
{
    struct store *store;
    bool is_copy; /* else in the format */
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
    export->status = export->is_copy
                         ? history_copy(export->store, write_piece, stream)
                         : history_export(export->store, export->format, write_piece, stream);
    if (!ferror(stream)) {
        errno = 0; /* any error in it is not the stream's */
    }
    return export->status == STATUS_OK;
}

static bool write_words(void *context, FILE *stream)
{
    const char *text = context;
    return fputs(text, stream) >= 0;
}

/* Names a file in the folder of the database, or in the home folder if there is none. False if the
 * path is too long. */
static bool name_export(const struct errands *errands, const char *what, const char *format,
                        char path[FILE_PATH_MAX])
{
    char day[16] = "";
    struct tm local;
    char home[DISK_PATH_MAX];
    const char *folder = errands->paths->player;
    if (store_is_in_memory(errands->store) || !*folder) {
        folder = machine_home(home, sizeof home) ? home : ".";
    }
    if (machine_local_time(time(NULL), &local)) {
        (void)strftime(day, sizeof day, "-%Y-%m-%d", &local);
    }
    return snprintf(path, FILE_PATH_MAX, "%s/trounce-%s%s.%s", folder, what, day, format) <
           FILE_PATH_MAX;
}

/* Reports to the app what has become of the file, which a page gives to the player. */
static void report_export(struct app *app, const char *path)
{
    bool is_given = page_give_file(path);
    app_report_export(app, is_given ? disk_name(path) : path, NULL);
    if (is_given) {
        (void)disk_remove(path);
    }
}

static void export_words(struct errands *errands, struct app *app)
{
    char what[16 + LANGUAGE_CODE_SIZE];
    char path[FILE_PATH_MAX];
    struct message fault;
    char *text = app_own_words(app);
    (void)snprintf(what, sizeof what, "words-%s", errands->language->code);
    if (!text) {
        app_report_export(app, NULL, &no_memory);
    } else if (!name_export(errands, what, "txt", path)) {
        message_set(&fault, "%.80s…: %s", path, strerror(ENAMETOOLONG));
        app_report_export(app, NULL, &fault);
    } else if (!errands_is_history(errands->store, path, &fault) &&
               file_replace(path, write_words, text, &fault)) {
        report_export(app, path);
    } else {
        app_report_export(app, NULL, &fault);
    }
    memory_free(text);
}

void errands_export(struct errands *errands, struct app *app, const char *format)
{
    char path[FILE_PATH_MAX];
    struct message fault;
    bool json = strcmp(format, history_format_name(HISTORY_JSON)) == 0;
    struct export export = {.store = errands->store,
                            .is_copy = strcmp(format, "db") == 0,
                            .format = json ? HISTORY_JSON : HISTORY_CSV};
    if (strcmp(format, "txt") == 0) {
        export_words(errands, app);
        return;
    }
    if (!name_export(errands, "history", format, path)) {
        message_set(&fault, "%.80s…: %s", path, strerror(ENAMETOOLONG));
    } else if (!errands_is_history(errands->store, path, &fault) &&
               file_replace(path, write_export, &export, &fault)) {
        report_export(app, path);
        return;
    } else if (!fault.format) {
        fault_describe(&(struct fault){.status = export.status}, path, &fault);
    }
    app_report_export(app, NULL, &fault);
}

void errands_import(const struct errands *errands, struct app *app, const char *path)
{
    char found[FILE_PATH_MAX];
    struct message fault;
    struct file file;
    words_path(path, found);
    if (errands_is_history(errands->store, found, &fault) || !file_may_be(found, &fault) ||
        !file_open(&file, found, &fault)) {
        app_refuse_import(app, &fault);
        return;
    }
    app_import_words(app, disk_name(found), file.bytes, file.size);
    file_close(&file);
}

void errands_import_history(const struct errands *errands, struct app *app, const char *path)
{
    char found[FILE_PATH_MAX];
    struct message fault;
    words_path(path, found);
    if (!errands_is_history(errands->store, found, &fault) && file_may_be(found, &fault)) {
        app_import_history(app, disk_name(found), found);
    } else {
        app_refuse_import(app, &fault);
    }
}

void errands_deinit(struct errands *errands)
{
    words_close(&errands->words[0]);
    words_close(&errands->words[1]);
    languages_close(&errands->languages[0]);
    languages_close(&errands->languages[1]);
    languages_close(&errands->meanings);
    texts_close(&errands->texts);
}

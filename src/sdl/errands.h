/* SPDX-License-Identifier: MIT */
/*
 * Handles the app's requests that need files: opening another word list or language, and exporting
 * the history.
 */
#ifndef SDL_ERRANDS_H
#define SDL_ERRANDS_H

#include "app.h"
#include "fonts.h"
#include "languages.h"
#include "paths.h"
#include "texts.h"
#include "words.h"

#include "store.h"

/* Zeroed by the caller except for the borrowed pointers. */
struct errands {
    const struct paths *paths;
    struct fonts *fonts; /* NULL: nothing is drawn */
    struct store *store;
    struct words words[2];           /* the current list, once changed, and a slot for the next */
    int newest;                      /* index of the current list */
    const struct language *language; /* the language played */
    struct language_files languages[2]; /* like `words` */
    int newest_language;
    char awaited[LANGUAGE_CODE_SIZE]; /* the language whose words are being fetched; "": none */
    bool has_meanings;                /* of the language played, or they cannot be had */
    struct language_files meanings;   /* where they came after its words */
    bool has_texts;                   /* the languages of the interface, or they cannot be had */
    struct texts texts;               /* where they came after the start */
};

/* Returns whether a path that the player names leads to a file of the open store, as store_uses,
 * and must not be opened; `fault` then says so. */
bool errands_is_history(const struct store *store, const char *path, struct message *fault);

/* Opens the list chosen for a language in the settings, and sets `path`. Returns false and sets
 * `path` to "" if none is chosen or it cannot be opened; `notice` then has the reason; else none.
 */
bool errands_open_kept(struct words *words, struct store *store, const struct language *language,
                       char path[FILE_PATH_MAX], struct message *notice);

/* Opens the list at a path ("": the language's own) and passes it to the app, or else the reason
 * why it cannot be used. */
void errands_lexicon(struct errands *errands, struct app *app, const char *path);

/* Opens a language and the list chosen for it, and passes both to the app, or else the reason why
 * it cannot be played. In a page, errands_follow does so once its words have come and the app may
 * set a language. */
void errands_language(struct errands *errands, struct app *app, const char *code);

/* Warns the player if no font draws the letters of the language played. */
void errands_warn(struct errands *errands, struct app *app);

/* Passes on what a page has fetched since: words, meanings, and the languages of the interface. */
void errands_follow(struct errands *errands, struct app *app);

/* Exports the history, or the player's own words ("txt"), to a file in the player's folder or the
 * home folder, and reports its path, or what failed, to the app. A page gives the file to the
 * player instead. */
void errands_export(struct errands *errands, struct app *app, const char *format);

/* Reads the file at a path as the player's own words and passes it to the app, or else the reason
 * why it cannot be read. */
void errands_import(const struct errands *errands, struct app *app, const char *path);

/* Adds the history in the file. */
void errands_import_history(const struct errands *errands, struct app *app, const char *path);

/* Closes all lists and languages; call after app_free(). */
void errands_deinit(struct errands *errands);

#endif

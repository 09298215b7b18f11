/* SPDX-License-Identifier: MIT */
/*
 * An app driven by bytes: they point, press, drag, trace, type and wait, and answer the app's
 * requests to its window. Starts over quickly.
 */
#ifndef TESTS_HANDS_H
#define TESTS_HANDS_H

#include "fuzz.h"
#include "rig.h"

#include <sqlite3.h>

struct hands {
    struct rig rig;
    bool draws; /* draw a frame after each event, as a window does */
    bool quits; /* the app has asked to quit */
    char clipboard[4096];
    long past_count; /* number of rounds when the app began */
};

/* Returns what is set up once and kept: words, dice, glosses, an initial history. */
struct hands *hands_get(void);

/* Starts the app over; the first bytes select its history, settings and screen. */
void hands_begin(struct hands *hands, struct fuzz_bytes *bytes);

/* Opens the app with this history, which hands_open_store has emptied or given rounds. */
struct store *hands_open_store(struct hands *hands, bool with_past);
void hands_open(struct hands *hands);

/* Performs the action that the next bytes select. */
void hands_do(struct hands *hands, struct fuzz_bytes *bytes);

/* Draws a frame and checks it. */
void hands_draw(struct hands *hands);

/* Closes the app, as the end of the program does. */
void hands_end(struct hands *hands);

/* Makes SQLite use memory that the sanitizer does not check; call it first. See quick.c. */
void quick_begin(void);

/* Measures text in a fixed-width font, quickly. See quick.c. */
int quick_width(void *context, enum font_weight weight, int size, const char *text);

/* Caches the prepared statements of this database. See quick.c. */
void quick_statements(sqlite3 *database);

/* Number of actions performed so far; fuzz_app prints it at its end. */
extern unsigned long long hands_done;

#endif

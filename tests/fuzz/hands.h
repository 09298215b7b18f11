/* SPDX-License-Identifier: MIT */
/*
 * An app whose hands are led by bytes: they point, press, drag, trace, type and wait, and answer
 * what the app asks of its window. It begins anew in no time. Leaves what must hold to holds.h.
 */
#ifndef TESTS_HANDS_H
#define TESTS_HANDS_H

#include "fuzz.h"
#include "rig.h"

#include <sqlite3.h>

struct hands {
    struct rig rig;
    bool draws; /* a frame after each event, as a window does */
    bool quits; /* the app has asked for its end */
    char clipboard[4096];
    long past_count; /* of the rounds that were there when the app began */
};

/* What there is once and stays: words, dice, glosses, a history to begin with. */
struct hands *hands_get(void);

/* Begins the app anew; the first bytes say with which history, settings and screen. */
void hands_begin(struct hands *hands, struct fuzz_bytes *bytes);

/* Begins it with this history: hands_open_store has emptied it or given it rounds. */
struct store *hands_open_store(struct hands *hands, bool with_past);
void hands_open(struct hands *hands);

/* Lets hands do what the next bytes say. */
void hands_do(struct hands *hands, struct fuzz_bytes *bytes);

/* Draws a frame and looks at it. */
void hands_draw(struct hands *hands);

/* Closes the app, as the end of the program does. */
void hands_end(struct hands *hands);

/* Lets SQLite take memory that nobody watches; before anything is asked of it. quick.c. */
void quick_begin(void);

/* Letters of one width, measured in no time. quick.c. */
int quick_width(void *context, enum font_weight weight, int size, const char *text);

/* Lets the statements of this database be read once. quick.c. */
void quick_statements(sqlite3 *database);

/* So many things were done by all hands, for the figure that fuzz_app prints at its end. */
extern unsigned long long hands_done;

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The game as the window sees it: input and time go in; a draw list, sound cues and requests come
 * out. Leaves SDL, files and the clock to the window: the same calls run it in a test.
 */
#ifndef APP_APP_H
#define APP_APP_H

#include "cue.h"
#include "draw.h"
#include "input.h"
#include "settings.h"
#include "store.h"
#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/gloss.h"
#include "trounce/lexicon.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

/* How wide a text is, in device pixels, for the layout. */
struct text_metrics {
    int (*width)(void *context, enum font_weight weight, int size, const char *text);
    void *context;
};

/* What day it is where the player is, and the moment. */
struct app_date {
    int year, month, day;   /* month and day from 1 */
    long long unix_seconds; /* since 1970 in UTC */
};

/* Asked when a round begins or ends, when Home is shown, and for the days of past rounds. */
struct app_calendar {
    struct app_date (*today)(void *context); /* NULL: it is always the first of January 1970 */
    void *context;
    /* The day of a moment where the player is; NULL: in UTC. */
    struct app_date (*day_of)(void *context, long long unix_seconds);
};

#define APP_SIZE_MIN   4
#define APP_SIZE_MAX   6
#define APP_SIZE_COUNT 3

struct store;

/* What the game is given at its start. Pointers are borrowed and outlive the app. */
struct app_config {
    const struct lexicon *lexicon;
    enum solver_simd simd;                       /* how boards are solved */
    const struct glosses *glosses;               /* what words mean; NULL: nothing is known */
    const struct dice *dice[APP_SIZE_COUNT];     /* of 4×4, 5×5, 6×6; NULL: not to be had */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* their names; NULL: dice of one's own */
    struct text_metrics metrics;
    struct app_calendar calendar;
    struct store *store; /* what is kept between two starts; NULL: nothing is */
    uint64_t seed;       /* of the shakes */
    int width, height;   /* of the window, device pixels */
    int density;         /* of those, as layout_make has it; 0: 100 */
    int size;            /* 4..6, of the first board */
    enum rules rules;
    bool solo;
    enum rival_level level;     /* of the computer, unless solo */
    long time_ms;               /* of a round; 0: no clock */
    enum richness richness;     /* of the boards that are shaken */
    enum theme_id theme;        /* or THEME_SYSTEM */
    enum theme_id system_theme; /* what the rest of the desktop looks like */
    bool muted;
    bool reduced_motion;
    unsigned given; /* 1 << SETTING_…: the command line asked for it, whatever is kept */
    const char *lexicon_path;   /* where the lexicon was read from; NULL: it is the game's own */
    const struct board *board;  /* a round on it starts at once; NULL: Home comes first */
    const char *code;           /* of that board; NULL or "": it has none */
    bool scrambler;             /* the Scrambler comes first */
    int scrambler_size;         /* 3..9, of its first puzzle; 0: 4 */
    const char *scrambler_code; /* of that puzzle; NULL: any */
    bool welcome; /* who starts for the first time (a store on disk knows) learns to play first */
    const char *version;
    const char *notice; /* something that the player should know at once; NULL: nothing */
};

/* What the window is asked for. */
enum app_request_kind {
    REQUEST_QUIT,
    REQUEST_FULLSCREEN, /* to toggle it */
    REQUEST_COPY,       /* `text` to the clipboard; valid until the next call of any kind */
    REQUEST_PASTE,      /* the clipboard's text as INPUT_PASTE */
    REQUEST_LEXICON,    /* the words of the file `text` ("": the game's own) by app_set_lexicon */
    REQUEST_EXPORT      /* the history, `text` says how ("json", "csv"), into a file that
                           app_tell_export names */
};

struct app_request {
    enum app_request_kind kind;
    const char *text;
};

struct app;

/* STATUS_NO_MEMORY. The caller owns the app. */
enum status app_new(const struct app_config *config, struct app **app);
void app_free(struct app *app);

/* Something happened. */
void app_input(struct app *app, const struct input *input);

/* Lets `elapsed_ms` >= 0 pass. */
void app_advance(struct app *app, long elapsed_ms);

/* Draws what is to be seen now into `list`, which is begun anew. */
void app_draw(struct app *app, struct draw_list *list);

/*
 * How long the window may sleep if no input comes: 0 while something moves (draw at the rate of the
 * screen), a number of milliseconds until something will, -1 for ever.
 */
long app_wait_ms(const struct app *app);

/* The oldest cue; false when there is none. A muted app has none. */
bool app_next_cue(struct app *app, struct cue *cue);

/* The oldest request, which an input has made; false when there is none. To be answered before the
 * next input, which may rely on it. */
bool app_next_request(struct app *app, struct app_request *request);

/* Says something at the foot of the window for some seconds: a sound device that is missing … What
 * is too long for a line there follows part by part. */
void app_notify(struct app *app, const char *text);

/* Shall the window look like the rest of the desktop? And what that looks like, when it is known
 * later than at the start: THEME_DARK, THEME_LIGHT or THEME_CONTRAST. */
bool app_follows_system(const struct app *app);
void app_set_system_theme(struct app *app, enum theme_id theme);

/* Is the sound switched off? The window may then close the device. How loud it is else, 0..100. */
bool app_is_muted(const struct app *app);
int app_volume(const struct app *app);

/* Why nothing is heard; the settings say so. */
void app_tell_silence(struct app *app, const char *why);

/*
 * What came of REQUEST_LEXICON: other words count from now on (borrowed, until the next call),
 * those of the file `path` ("": the game's own). What was made from the old ones is let go of
 * before this returns. STATUS_NO_MEMORY: all stays as it is. Or the file has none, and all does,
 * too.
 */
enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path);
void app_refuse_lexicon(struct app *app, const char *why);

/* What came of REQUEST_EXPORT: the file it went to, or (NULL) why there is none. */
void app_tell_export(struct app *app, const char *path, const char *why);

#endif

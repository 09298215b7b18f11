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
#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/gloss.h"
#include "trounce/lexicon.h"
#include "trounce/rival.h"
#include "trounce/scoring.h"

#include <stdbool.h>
#include <stdint.h>

enum theme_id { THEME_DARK, THEME_LIGHT, THEME_COUNT };

/* How wide a text is, in device pixels, for the layout. */
struct text_metrics {
    int (*width)(void *context, enum font_weight weight, int size, const char *text);
    void *context;
};

#define APP_SIZE_MIN   4
#define APP_SIZE_MAX   6
#define APP_SIZE_COUNT 3

/* What the game is given at its start. Pointers are borrowed and outlive the app. */
struct app_config {
    const struct lexicon *lexicon;
    const struct glosses *glosses;               /* what words mean; NULL: nothing is known */
    const struct dice *dice[APP_SIZE_COUNT];     /* of 4×4, 5×5, 6×6; NULL: not to be had */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* their names; NULL: dice of one's own */
    struct text_metrics metrics;
    uint64_t seed;     /* of the shakes */
    int width, height; /* of the window, device pixels */
    int size;          /* 4..6, of the first board */
    enum rules rules;
    bool solo;
    enum rival_level level; /* of the computer, unless solo */
    long time_ms;           /* of a round; 0: no clock */
    enum theme_id theme;
    bool muted;
    bool reduced_motion;
    const struct board *board;  /* a round on it starts at once; NULL: Home comes first */
    const char *code;           /* of that board; NULL or "": it has none */
    bool scrambler;             /* the Scrambler comes first */
    int scrambler_size;         /* 3..9, of its first puzzle; 0: 4 */
    const char *scrambler_code; /* of that puzzle; NULL: any */
    const char *version;
    const char *notice; /* something that the player should know at once; NULL: nothing */
};

/* What the window is asked for. */
enum app_request_kind {
    REQUEST_QUIT,
    REQUEST_FULLSCREEN, /* to toggle it */
    REQUEST_COPY        /* `text` to the clipboard; valid until the next call of any kind */
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

/* The oldest cue or request; false when there is none. A muted app has no cues. */
bool app_next_cue(struct app *app, struct cue *cue);
bool app_next_request(struct app *app, struct app_request *request);

/* Says something at the foot of the window for some seconds: a sound device that is missing … */
void app_notify(struct app *app, const char *text);

/* Is the sound switched off? The window may then close the device. */
bool app_is_muted(const struct app *app);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The game as the window sees it: input and time go in; a draw list, sound cues and requests come
 * out. Leaves SDL, files and the clock to the window: the same calls run it in a test.
 */
#ifndef APP_APP_H
#define APP_APP_H

#include "app_config.h"
#include "cue.h"
#include "draw.h"
#include "input.h"
#include "post.h"

#include <stdbool.h>

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

/* Shows a notice at the foot of the window for some seconds. What is too long for a line follows
 * part by part. */
void app_notify(struct app *app, const char *text);

/* Does the window follow the theme of the desktop? And that theme, when it is known only after the
 * start: THEME_DARK, THEME_LIGHT or THEME_CONTRAST. */
bool app_follows_system(const struct app *app);
void app_set_system_theme(struct app *app, enum theme_id theme);

/* Is the sound switched off? The window may then close the device. Its volume otherwise, 0..100. */
bool app_is_muted(const struct app *app);
int app_volume(const struct app *app);

/* Why there is no sound; shown in the settings. */
void app_tell_silence(struct app *app, const char *why);

/*
 * What came of REQUEST_LEXICON: other words count from now on (borrowed, until the next call),
 * those of the file `path` ("": the game's own). What was made from the old ones is freed
 * before this returns. STATUS_NO_MEMORY: nothing changes. app_refuse_lexicon: the file has no
 * words.
 */
enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path);
void app_refuse_lexicon(struct app *app, const char *why);

/*
 * What came of REQUEST_LANGUAGE: words, letters and dice are those of `language` (borrowed, until
 * the next call), or its words those of a list of the player's, `lexicon` with the file `path`;
 * NULL and "": its own. As app_set_lexicon.
 */
enum status app_set_language(struct app *app, const struct language *language,
                             const struct lexicon *lexicon, const char *path);
void app_refuse_language(struct app *app, const char *why);

/* What came of REQUEST_EXPORT: the file it went to, or (NULL) why there is none. */
void app_tell_export(struct app *app, const char *path, const char *why);

#endif

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
#include "output.h"
#include "speech.h"

#include <stdbool.h>

struct app;
struct control; /* in control.h */

/* Creates an app, which the caller owns. STATUS_NO_MEMORY. */
enum status app_new(const struct app_config *config, struct app **app);
void app_free(struct app *app);

/* Handles an input. */
void app_input(struct app *app, const struct input *input);

/* Advances time by `elapsed_ms` >= 0. */
void app_advance(struct app *app, long elapsed_ms);

/* Tells that the program has been frozen until now: stopped, on a machine that slept, or in a page
 * that was or is hidden. None of that time passes, and a round against a clock is paused. Time that
 * cannot be told from an idle player's is passed by app_advance instead. */
void app_thaw(struct app *app);

/* Draws the current state into `list`, which is emptied first. */
void app_draw(struct app *app, struct draw_list *list);

/*
 * Returns how long the window may sleep without input: 0 while something moves (draw at the
 * screen's refresh rate), else the milliseconds until something changes, or -1 forever.
 */
long app_wait_ms(const struct app *app);

/* Returns for how long presses do not count yet, because they may have been meant for what was
 * shown before; 0: they count. */
long app_guarded_ms(const struct app *app);

/* Takes the oldest cue; false if there is none. A muted app has none. */
bool app_next_cue(struct app *app, struct cue *cue);

/* Takes the oldest sentence that is to be said aloud; false if there is none. Ask after each frame:
 * what has changed is said then. */
bool app_next_sentence(struct app *app, struct sentence *sentence);

/* Lists the screen that app_draw has just drawn into `list`, for a screen reader; what is passed on
 * is valid during the call. Only if the configuration has `lists`: the sentences then leave out
 * what a screen reader says itself, such as which control has the focus. */
void app_list(struct app *app, const struct draw_list *list,
              void (*take)(void *context, const struct control *control), void *context);

/* Presses a control of that list as the pointer or the keyboard does, by its id and the middle of
 * its rectangle; and gives it the focus, if it can have that. */
void app_press_listed(struct app *app, int id, int x, int y);
void app_focus_listed(struct app *app, int id);

/* Returns the id of the control with the focus; HOT_NONE: none. */
int app_focus(struct app *app);

/* Returns whether the window is to have a voice; and sets the code of the language that it speaks:
 * "en", "de", "pt". */
bool app_speaks(const struct app *app, char code[APP_LANGUAGE_MAX]);

/* Returns whether the player has never chosen whether the game speaks; and switches speech on then,
 * because a screen reader runs. */
bool app_may_speak(const struct app *app);
void app_report_reader(struct app *app);

/* Answers app_speaks: there is no voice, and why. Switches speech off, and shows that. */
void app_report_no_voice(struct app *app, const struct message *why);

/* Takes the oldest request that an input made; false if there is none. Answer it before the next
 * input, which may rely on the answer. */
bool app_next_request(struct app *app, struct app_request *request);

/* Shows a notice at the top of the window for some seconds, in parts if it is too long for a
 * line. */
void app_notify(struct app *app, const struct message *message);

/* Returns whether the window follows the desktop's theme; and sets that theme, if it becomes known
 * only after the start: THEME_DARK, THEME_LIGHT or THEME_CONTRAST. */
bool app_follows_system(const struct app *app);
void app_set_system_theme(struct app *app, enum theme_id theme);

/* Sets whether the player has fingers alone, neither mouse nor keys: texts are worded for them. */
void app_set_touch(struct app *app, bool is_touch);

/* Return whether the sound is off, in which case the window may close the device; and the volume
 * otherwise, 0..100. */
bool app_is_muted(const struct app *app);
int app_volume(const struct app *app);

/* Returns whether all sounds have the soft echo of a room. */
bool app_has_room(const struct app *app);

/* Reports that the text of the last REQUEST_COPY is in the clipboard, if the window reports that.
 */
void app_report_copy(struct app *app);

/* Reports why there is no sound, for the settings. */
void app_report_silence(struct app *app, const struct message *why);

/*
 * Answer REQUEST_LEXICON: from now on use `lexicon` (borrowed until the next call), from the file
 * `path` ("": the game's own). Everything made from the old words is freed before this returns.
 * STATUS_NO_MEMORY: nothing changes. app_refuse_lexicon: the file has no words.
 */
enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path);
void app_refuse_lexicon(struct app *app, const struct message *why);

/* Answers REQUEST_CHOOSE: there is no such dialog here. The player then types the path. */
void app_report_no_dialog(struct app *app);

/*
 * Answer REQUEST_LANGUAGE: use the words, letters and dice of `language` (borrowed until the next
 * call); `lexicon` from the file `path` replaces its words by the player's own list (NULL and "":
 * does not). Otherwise like app_set_lexicon.
 */
enum status app_set_language(struct app *app, const struct language *language,
                             const struct lexicon *lexicon, const char *path);
void app_refuse_language(struct app *app, const struct message *why);

/* Returns whether a language that was requested some time ago may be set now: no round is being
 * played, and nothing is shown that was made from the old words. */
bool app_may_set_language(const struct app *app);

/* Returns whether the settings are shown. */
bool app_shows_settings(const struct app *app);

/* Get whether the focus is on the first or the last control, so that Shift+Tab or Tab could lead
 * out of the game; and have it on none, as it was led out. */
void app_focus_ends(const struct app *app, bool *is_first, bool *is_last);
void app_leave_focus(struct app *app);

/* Gets the text fields of the last frame that are whole and uncovered, where they are in the
 * window; returns how many. Edits of the one with the caret come back as INPUT_EDIT. */
int app_fields(const struct app *app, struct ui_field fields[UI_FIELDS_MAX]);

/* Returns whether a round or a puzzle is under way, which nothing should disturb. */
bool app_is_playing(const struct app *app);

/* Returns whether a finished round is there. */
bool app_has_finished(const struct app *app);

/* From now on these are the languages of the window (at most APP_LANGUAGES_MAX, borrowed until the
 * next call). */
void app_set_languages(struct app *app, const struct app_language *languages, int count);

/* From now on explains words by these (borrowed until the next call, also of app_set_language). */
void app_set_glosses(struct app *app, const struct glosses *glosses);

/* Returns the player's own words as a text, which the caller frees with memory_free; NULL: there is
 * no memory. */
char *app_own_words(const struct app *app);

/* Answer REQUEST_IMPORT: the contents of the file, which the player calls `name`; or `why` it
 * cannot be read. */
void app_import_words(struct app *app, const char *name, const char *text, size_t size);
void app_refuse_import(struct app *app, const struct message *why);

/* Answers REQUEST_HISTORY: adds the history in the file at `path`, which the player calls `name`,
 * or says why not. The other answer is app_refuse_import. */
void app_import_history(struct app *app, const char *name, const char *path);

/* Answers REQUEST_EXPORT: the file written, or if NULL, `why` there is none. */
void app_report_export(struct app *app, const char *path, const struct message *why);

#endif

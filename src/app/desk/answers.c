/* SPDX-License-Identifier: MIT */
/*
 * What the window answers when the settings have asked it for something. Leaves the asking to
 * screen_settings.c.
 */
#include "past.h"
#include "play_hand.h"
#include "preferences.h"
#include "state.h"
#include "text.h"

#include <stdio.h>

void app_tell_silence(struct app *app, const char *why)
{
    (void)snprintf(app->options.silence, sizeof app->options.silence, "%s", why);
    app->stale = true;
}

/* Ends all that was made from the words that counted until now. */
static void let_go_of_words(struct app *app)
{
    screen_results_leave(app);
    screen_scrambler_deinit(app);
    play_hint_deinit(app);
    past_forget(app);
    round_free(app->round);
    app->round = NULL;
}

enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &app->settings;
    struct solver *solver;
    if (solver_new(lexicon, app->config.simd, &solver) != STATUS_OK) {
        return STATUS_NO_MEMORY;
    }
    let_go_of_words(app);
    solver_free(app->solver);
    app->solver = solver;
    app->config.lexicon = lexicon;
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    field_set(&app->options.path, settings->lexicon);
    app->options.lexicon_fault[0] = '\0';
    preferences_keep(app, SETTING_LEXICON);
    return STATUS_OK;
}

void app_refuse_lexicon(struct app *app, const char *why)
{
    (void)snprintf(app->options.lexicon_fault, sizeof app->options.lexicon_fault,
                   "%.1100s. " TEXT_LEXICON_STAYS, why);
    app->stale = true;
}

void app_tell_export(struct app *app, const char *path, const char *why)
{
    app->options.export_failed = !path;
    (void)snprintf(app->options.export_line, sizeof app->options.export_line, "%s",
                   path ? path : why);
    app->stale = true;
}

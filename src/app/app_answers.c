/* SPDX-License-Identifier: MIT */
/*
 * What the window takes from the game, cues, sentences and requests, and what it answers.
 */
#include "app_state.h"

#include "focus.h"
#include "game.h"
#include "hand.h"
#include "my_words.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool app_next_cue(struct app *app, struct cue *cue)
{
    return output_next_cue(&app->game.output, cue);
}

bool app_next_sentence(struct app *app, struct sentence *sentence)
{
    return speech_next(&app->game.output.speech, sentence);
}

bool app_speaks(const struct app *app, char code[APP_LANGUAGE_MAX])
{
    (void)snprintf(code, APP_LANGUAGE_MAX, "%s", preferences_language(&app->game));
    code[strcspn(code, "_")] = '\0';
    return app->game.settings.speech;
}

bool app_may_speak(const struct app *app)
{
    const struct game *game = &app->game;
    char kept[SETTING_TEXT_MAX];
    return !game->settings.speech && store_get_setting(game->store, setting_key(SETTING_SPEECH),
                                                       kept, sizeof kept) != STATUS_OK;
}

void app_report_reader(struct app *app)
{
    if (!app->game.settings.speech) {
        preferences_switch_speech(&app->game);
    }
}

void app_report_no_voice(struct app *app, const struct message *why)
{
    struct game *game = &app->game;
    preferences_set(game, SETTING_SPEECH, false);
    notice_show(&game->notice,
                say(game->arena, tr("Speech is off: %s."), phrase_message(game->arena, why)));
    game->stage.stale = true;
}

bool app_next_request(struct app *app, struct app_request *request)
{
    return output_next_request(&app->game.output, request);
}

void app_notify(struct app *app, const struct message *message)
{
    notice_show_message(&app->game.notice, message);
}

bool app_is_muted(const struct app *app)
{
    return app->game.output.muted;
}

int app_volume(const struct app *app)
{
    return app->game.settings.volume;
}

bool app_has_room(const struct app *app)
{
    return app->game.settings.room;
}

bool app_follows_system(const struct app *app)
{
    return app->game.settings.theme == THEME_SYSTEM;
}

void app_set_touch(struct app *app, bool is_touch)
{
    if (hand_is_touch() != is_touch) {
        hand_use_touch(is_touch);
        app->game.stage.stale = true;
    }
}

void app_set_system_theme(struct app *app, enum theme_id theme)
{
    preferences_set_system_theme(&app->game, theme);
}

void app_report_copy(struct app *app)
{
    struct game *game = &app->game;
    if (game->output.said[0]) {
        notice_confirm(&game->notice, game->output.said);
        game->output.said[0] = '\0';
        game->stage.stale = true;
    }
}

void app_report_silence(struct app *app, const struct message *why)
{
    app->game.answers.silence = *why;
    app->game.stage.stale = true;
}

enum status app_set_lexicon(struct app *app, const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_lexicon(&app->game, lexicon, path);
    if (status == STATUS_OK) {
        app->game.answers.lexicon_fault.format = NULL;
    }
    return status;
}

void app_refuse_lexicon(struct app *app, const struct message *why)
{
    message_set(&app->game.answers.lexicon_fault, N_("%p. The list stays as it was."),
                message_in(why));
    app->game.stage.stale = true;
}

void app_report_no_dialog(struct app *app)
{
    stage_notify(&app->game.stage, NEWS_NO_DIALOG);
    app->game.stage.stale = true;
}

enum status app_set_language(struct app *app, const struct language *language,
                             const struct lexicon *lexicon, const char *path)
{
    enum status status = game_set_language(&app->game, language, lexicon, path);
    if (status == STATUS_OK) {
        app->game.answers.lexicon_fault.format = app->game.answers.language_fault.format = NULL;
    }
    return status;
}

void app_refuse_language(struct app *app, const struct message *why)
{
    app->game.answers.language_fault = *why;
    app->game.awaited = 0;
    app->game.stage.stale = true;
}

bool app_may_set_language(const struct app *app)
{
    enum screen_id top = stage_top(&app->game.stage);
    bool is_chosen_there = top == SCREEN_HOME || top == SCREEN_SETTINGS || top == SCREEN_CUSTOM;
    return is_chosen_there && !session_is_mid_round(&app->game.session);
}

bool app_shows_settings(const struct app *app)
{
    return stage_is_on_top(&app->game.stage, SCREEN_SETTINGS);
}

void app_focus_ends(const struct app *app, bool *is_first, bool *is_last)
{
    const struct ui *ui = &app->game.stage.ui;
    const struct hot *hot = focus_hot(ui);
    int last = ui_next_focus(ui, HOT_NONE, true);
    *is_first = hot && ui_next_focus(ui, hot->id, true) == last;
    *is_last = hot && ui_next_focus(ui, hot->id, false) == ui_next_focus(ui, last, false);
}

void app_leave_focus(struct app *app)
{
    app->game.stage.ui.focus = HOT_NONE;
    app->game.stage.stale = true;
}

/* Returns whether something that can be pressed was drawn over a field. */
static bool is_covered(const struct ui *ui, const struct ui_field *field)
{
    for (int i = field->hots_below; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        struct rect shared = rect_overlap(hot->rect, field->rect);
        bool is_own = rect_is_within(field->rect, hot->rect);
        if (!hot->is_place && !is_own && shared.w > 0 && shared.h > 0) {
            return true;
        }
    }
    return false;
}

int app_fields(const struct app *app, struct ui_field fields[UI_FIELDS_MAX])
{
    const struct stage *stage = &app->game.stage;
    const struct ui *ui = &stage->ui;
    const struct rect window = {0, 0, stage->window.width, stage->window.height};
    int count = 0;
    for (int i = 0; i < ui->field_count; i++) {
        struct ui_field *field = &fields[count];
        *field = ui->fields[i];
        field->rect.y -= stage_page_at(stage);
        count += rect_is_within(field->rect, window) && !is_covered(ui, &ui->fields[i]);
    }
    return count;
}

bool app_is_playing(const struct app *app)
{
    return session_is_mid_round(&app->game.session) ||
           stage_is_on_top(&app->game.stage, SCREEN_SCRAMBLER);
}

bool app_has_finished(const struct app *app)
{
    const struct round *round = app->game.session.round;
    return round && round_phase(round) == ROUND_DONE;
}

void app_set_glosses(struct app *app, const struct glosses *glosses)
{
    explain_close(&app->game.explain);
    app->game.explain.glosses = glosses;
    app->game.stage.stale = true;
}

void app_set_languages(struct app *app, const struct app_language *languages, int count)
{
    preferences_set_languages(&app->game, languages, count);
}

void app_report_export(struct app *app, const char *path, const struct message *why)
{
    struct answers *answers = &app->game.answers;
    answers->exported.format = answers->export_fault.format = NULL;
    if (path) {
        message_set(&answers->exported, "%s", path);
    } else {
        answers->export_fault = *why;
    }
    app->game.stage.stale = true;
}

char *app_own_words(const struct app *app)
{
    return my_words_export(&app->game);
}

void app_refuse_import(struct app *app, const struct message *why)
{
    message_set(&app->game.answers.import_fault, N_("%p. Nothing was imported."), message_in(why));
    app->game.stage.stale = true;
}

void app_import_words(struct app *app, const char *name, const char *text, size_t size)
{
    struct message why;
    app->game.answers.import_fault.format = NULL;
    if (!my_words_import(&app->game, name, text, size, &why)) {
        app_refuse_import(app, &why);
    }
    app->game.stage.stale = true;
}

void app_import_history(struct app *app, const char *name, const char *path)
{
    struct game *game = &app->game;
    struct history_import added;
    struct message why;
    game->answers.import_fault.format = NULL;
    enum status status = saves_import(game->saves, path, &added);
    if (status != STATUS_OK) {
        struct fault fault = {.status = status};
        fault.detail.format = status == STATUS_SYNTAX    ? N_("it is not a history of Trounce")
                              : status == STATUS_VERSION ? N_("the history is from a newer Trounce")
                                                         : NULL;
        fault_describe(&fault, name, &why);
        app_refuse_import(app, &why);
        return;
    }
    notice_show(&game->notice, added.is_any ? say(game->arena, tr("%s added to the history."),
                                                  phrase_rounds(game->arena, added.rounds))
                                            : tr("All of it is in the history already."));
    my_words_load(game);
    stage_notify(&game->stage, NEWS_STORE);
    stage_notify(&game->stage, NEWS_OWN);
    game->stage.stale = true;
}

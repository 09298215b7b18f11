/* SPDX-License-Identifier: MIT */
/*
 * Compares each frame with what was said of the last.
 */
#include "aloud.h"

#include "control.h"
#include "dialog.h"
#include "focus.h"
#include "hand.h"
#include "tr.h"

#include <stdio.h>
#include <string.h>

static void read_text(void *context, const char *text)
{
    speech_read(context, text);
}

const char *aloud_title(const struct stage *stage, const struct drawn *drawn)
{
    enum screen_id id = stage_top(stage);
    const struct screen_class *class = stage->classes[id];
    if (class->ask) {
        return class->ask(stage->states[id], stage->game, drawn->arena).title;
    }
    return class->title ? tr(class->title) : control_title(drawn);
}

/* Says what Enter presses, if it does. */
static void say_enter(const struct question *question, struct output *output, struct arena *arena)
{
    const struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
    int id = hand_is_touch() ? HOT_NONE : dialog_answer(question, &enter);
    for (int i = 0; i < QUESTION_BUTTONS_MAX && id != HOT_NONE; i++) {
        if (question->buttons[i].id == id) {
            output_say(output, say(arena, tr("Enter: %s"), question->buttons[i].label));
        }
    }
}

/* Says what a screen that has come on top is: in its own words, by its question, or its title. */
static void say_screen(const struct stage *stage, struct output *output, const struct drawn *drawn)
{
    enum screen_id id = stage_top(stage);
    const struct screen_class *class = stage->classes[id];
    if (class->ask) {
        struct question question = class->ask(stage->states[id], stage->game, drawn->arena);
        output_say(output, question.title);
        output_say(output, question.text ? question.text : "");
        say_enter(&question, output, drawn->arena);
    } else if (class->say) {
        class->say(stage->states[id], stage->game, output, drawn->arena);
    } else {
        output_say(output, aloud_title(stage, drawn));
    }
}

/* Says how a value has changed: what was typed or erased at its end, or all of it. */
static void say_value(struct output *output, const char *before, const char *value)
{
    size_t was = strlen(before);
    size_t is = strlen(value);
    if (is > was && was > 0 && strncmp(before, value, was) == 0) {
        output_say(output, value + was);
    } else if (was > is && strncmp(before, value, is) == 0) {
        output_say(output, before + is);
    } else {
        output_say(output, value);
    }
}

/* Returns whether a screen reader tells when the state of a control changes. */
static bool is_told_by_reader(const struct hot *hot)
{
    return hot && (hot->role == ROLE_SWITCH || hot->role == ROLE_CHOICE || hot->role == ROLE_DIE);
}

static void say_focus(struct aloud *aloud, const struct ui *ui, struct output *output,
                      const struct drawn *drawn)
{
    const struct hot *hot = focus_hot(ui);
    int id = hot ? hot->id : HOT_NONE;
    const char *name = hot ? control_name(drawn, hot) : "";
    const char *value = hot ? control_value(drawn, hot) : "";
    bool is_other = id != aloud->focus;
    if (ui->lists && (is_other || is_told_by_reader(hot))) {
        hot = NULL;
    }
    if (hot && (is_other || strcmp(name, aloud->name) != 0 ||
                (hot->role == ROLE_DIE && strcmp(value, aloud->value) != 0))) {
        output_say(output, control_sentence(drawn, hot));
        output_say(output, is_other ? control_hint(drawn, hot) : "");
    } else if (hot && strcmp(value, aloud->value) != 0) {
        say_value(output, aloud->value, value);
    }
    aloud->focus = id;
    (void)snprintf(aloud->name, sizeof aloud->name, "%s", name);
    (void)snprintf(aloud->value, sizeof aloud->value, "%s", value);
}

/* Says a text, which may be NULL, unless it is what was said last, and notes it. */
static void say_if_new(char said[ALOUD_TEXT_MAX], const char *text, struct output *output)
{
    char before[ALOUD_TEXT_MAX];
    memcpy(before, said, sizeof before);
    (void)snprintf(said, ALOUD_TEXT_MAX, "%s", text ? text : "");
    if (strcmp(before, said) != 0) {
        output_say(output, text ? text : "");
    }
}

/* Says what was typed into a field that is typed into wherever the focus is. */
static void say_typed(struct aloud *aloud, const struct ui *ui, struct output *output)
{
    const struct hot *hot = focus_hot(ui);
    bool is_heard = hot && hot->role == ROLE_FIELD; /* as its value */
    if (ui->typed && aloud->has_typed && !is_heard && strcmp(ui->typed, aloud->typed) != 0) {
        say_value(output, aloud->typed, ui->typed);
    }
    aloud->has_typed = ui->typed != NULL;
    (void)snprintf(aloud->typed, sizeof aloud->typed, "%s", ui->typed ? ui->typed : "");
}

void aloud_follow(struct aloud *aloud, const struct stage *stage, const struct notice *notice,
                  struct output *output, const struct draw_list *list)
{
    const struct ui *ui = &stage->ui;
    struct drawn drawn = {
        .ui = ui, .list = list, .page_at = stage_page_at(stage), .arena = ui->arena};
    if (!output->speech.on) {
        aloud->has_screen = false;
        return;
    }
    if (notice->count != aloud->notices) {
        aloud->notices = notice->count;
        output_say(output, notice_is_shown(notice) ? notice->text : "");
    }
    bool is_new = !aloud->has_screen || aloud->screen != stage_top(stage);
    if (is_new) {
        aloud->has_screen = true;
        speech_silence(&output->speech);
        aloud->screen = stage_top(stage);
        aloud->focus = HOT_NONE;
        aloud->topic[0] = aloud->status[0] = '\0';
        say_screen(stage, output, &drawn);
        say_if_new(aloud->topic, ui->topic, output);
    }
    say_typed(aloud, ui, output);
    const struct hot *hot = focus_hot(ui);
    if (hot && hot->role == ROLE_ROW) {
        say_focus(aloud, ui, output, &drawn); /* a list, then what is chosen in it */
    }
    say_if_new(aloud->status, ui->status, output); /* a verdict, then what comes next */
    say_if_new(aloud->topic, ui->topic, output);
    say_focus(aloud, ui, output, &drawn);
    if (aloud->reads) {
        aloud->reads = false;
        control_read_all(&drawn, read_text, &output->speech);
    }
}

void aloud_read(struct aloud *aloud)
{
    aloud->reads = true;
}

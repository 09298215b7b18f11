/* SPDX-License-Identifier: MIT */
/*
 * Runs scripts: looks up the command of each line in its table. Also has the commands that advance
 * time and print what is shown.
 */
#include "script.h"
#include "english.h"

#include "script_command.h"

#include "rig.h"
#include "script_report.h"

#include <ctype.h>
#include <string.h>

/* --- time and output --- */

static bool do_advance(struct script *script, const char *text)
{
    int ms;
    if (!script_numbers(script, text, 1, &ms) || ms < 0) {
        return script_fails(script, "milliseconds are wanted");
    }
    rig_advance(&script->rig, ms);
    return true;
}

static bool do_settle(struct script *script, const char *text)
{
    return (text[0] == '\0' || script_fails(script, "nothing may follow")) &&
           (rig_settle(&script->rig, 60000) ||
            script_fails(script, "a minute, and it still moves"));
}

static bool do_notify(struct script *script, const char *text)
{
    app_notify(script->rig.app, quoted(text));
    return true;
}

static void do_draw(struct script *script)
{
    rig_draw(&script->rig);
    report_list(&script->rig, script->out);
}

static bool do_texts(struct script *script, const char *text)
{
    rig_draw(&script->rig);
    return report_texts(&script->rig, text, script->out) ||
           script_fails(script, "nothing is called %s", text);
}

static void do_cues(struct script *script)
{
    report_cues(&script->rig, script->out);
}

static void do_said(struct script *script)
{
    report_said(&script->rig, script->out);
}

static void do_requests(struct script *script)
{
    report_requests(&script->rig, script->out);
}

static void do_wait(struct script *script)
{
    (void)fprintf(script->out, "    %ld ms\n", app_wait_ms(script->rig.app));
}

static void do_path(struct script *script)
{
    rig_draw(&script->rig);
    report_path(&script->rig, script->out);
}

static void do_focus(struct script *script)
{
    rig_draw(&script->rig);
    report_focus(&script->rig, script->out);
}

static bool do_list(struct script *script, const char *text)
{
    static const char *const names[] = {"you", "computer", "second", NULL};
    int side = script_index_of(names, text);
    if (side < 0) {
        return script_fails(script, "you, computer or second");
    }
    report_words(&script->rig, (enum side)side, script->out);
    return true;
}

static void do_dialog_dice(struct script *script)
{
    report_custom(&script->rig, script->out);
}

static void do_notice(struct script *script)
{
    const struct game *game = script->rig.game;
    (void)fprintf(script->out, "    %s\n", game->notice.shown.running ? game->notice.text : "none");
}

static void do_grid(struct script *script)
{
    report_grid(&script->rig, script->out);
}

const struct script_command script_report_commands[] = {
    {"focus", AFTER_START, .alone = do_focus},
    {"custom", AFTER_START, .alone = do_dialog_dice},
    {"notice", AFTER_START, .alone = do_notice},
    {"advance", AFTER_START, .with_text = do_advance},
    {"settle", AFTER_START, .with_text = do_settle},
    {"notify", AFTER_START, .with_text = do_notify},
    {"draw", AFTER_START, .alone = do_draw},
    {"texts", AFTER_START, .with_text = do_texts},
    {"cues", AFTER_START, .alone = do_cues},
    {"said", AFTER_START, .alone = do_said},
    {"requests", AFTER_START, .alone = do_requests},
    {"wait", AFTER_START, .alone = do_wait},
    {"path", AFTER_START, .alone = do_path},
    {"list", AFTER_START, .with_text = do_list},
    {"grid", AFTER_START, .alone = do_grid},
    {0},
};

/* --- lines --- */

/* Returns the command with this name of `length` bytes, or NULL. */
static const struct script_command *find(const char *name, size_t length)
{
    static const struct script_command *const tables[] = {
        script_setup_commands, script_hand_commands, script_report_commands};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        for (const struct script_command *command = tables[i]; command->name; command++) {
            if (strlen(command->name) == length && strncmp(command->name, name, length) == 0) {
                return command;
            }
        }
    }
    return NULL;
}

/* A hand that is not quick looks at results once their figures have counted up. */
static void see_verdict(struct script *script)
{
    struct rig *rig = &script->rig;
    while (rig->app && !rig->is_quick && stage_is_on_top(&rig->game->stage, SCREEN_RESULTS) &&
           rig_results(rig)->is_counting) {
        rig_advance(rig, RIG_FRAME_MS);
    }
}

static bool run_line(struct script *script, char *line)
{
    char *name = line + strspn(line, " \t");
    size_t length = strcspn(name, " \t");
    char *text = name + length;
    text += strspn(text, " \t");
    const struct script_command *command = find(name, length);
    if (!command) {
        return script_fails(script, "no command is called %.*s", (int)length, name);
    }
    bool started = script->rig.app != NULL;
    if (started != (command->when == AFTER_START)) {
        return script_fails(script, "%s comes %s start", command->name,
                            started ? "before" : "after");
    }
    (void)fprintf(script->out, "> %s\n", name);
    if (command->with_text) {
        return command->with_text(script, text);
    }
    int numbers[SCRIPT_NUMBERS_MAX];
    if (!script_numbers(script, text, command->count, numbers)) {
        return false;
    }
    if (command->alone) {
        command->alone(script);
    } else {
        command->with_numbers(script, numbers);
    }
    return true;
}

static int run_lines(struct script *script, FILE *file, FILE *errors)
{
    char line[LINE_MAX_BYTES];
    for (int number = 1; fgets(line, sizeof line, file); number++) {
        size_t length = strlen(line);
        while (length > 0 && isspace((unsigned char)line[length - 1])) {
            line[--length] = '\0';
        }
        if (length == 0 || line[0] == '#') {
            continue;
        }
        if (!run_line(script, line)) {
            (void)fprintf(errors, "%s:%d: %s\n", script->path, number, script->why);
            return 2;
        }
        see_verdict(script);
    }
    return 0;
}

int script_run(const char *path, FILE *out, FILE *errors)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        (void)fprintf(errors, "%s cannot be read\n", path);
        return 2;
    }
    struct script script = {.path = path, .out = out};
    rig_init(&script.rig);
    int result = run_lines(&script, file, errors);
    rig_deinit(&script.rig);
    script_remove_store(&script);
    (void)fclose(file);
    return result;
}

/* SPDX-License-Identifier: MIT */
/*
 * The commands of scripts. Leaves the app and the hand to stage.c, and what scripts ask the app for
 * to script_report.c.
 */
#include "script.h"

#include "script_report.h"
#include "stage.h"
#include "state.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_BYTES 512
#define WHY_MAX        240

struct script {
    struct stage stage;
    const char *path;
    FILE *out;
    char why[WHY_MAX]; /* the line cannot be carried out */
};

static bool fails(struct script *script, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Says why a line cannot be carried out; false, for the command to end with. */
static bool fails(struct script *script, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    (void)vsnprintf(script->why, sizeof script->why, format, values);
    va_end(values);
    return false;
}

/* --- arguments --- */

/* The next whole number at `*at`; passes over commas. */
static bool next_number(const char **at, long *number)
{
    while (isspace((unsigned char)**at) || **at == ',') {
        ++*at;
    }
    char *end;
    *number = strtol(*at, &end, 10);
    bool found = end != *at;
    *at = end;
    return found;
}

/* `count` numbers and no more. */
static bool numbers(struct script *script, const char *text, int count, int *to)
{
    memset(to, 0, (size_t)count * sizeof *to);
    const char *at = text;
    for (int i = 0; i < count; i++) {
        long number;
        if (!next_number(&at, &number)) {
            return fails(script, "%d numbers are wanted", count);
        }
        to[i] = (int)number;
    }
    return *at == '\0' || fails(script, "%d numbers are wanted, no more", count);
}

/* As many numbers as there are, at most `most`. */
static int all_numbers(const char *text, int *to, int most)
{
    int count = 0;
    long number;
    while (count < most && next_number(&text, &number)) {
        to[count++] = (int)number;
    }
    return *text == '\0' ? count : 0;
}

/* Where `text` is in a list of names ended by NULL; -1: nowhere. */
static int index_of(const char *const *names, const char *text)
{
    for (int i = 0; names[i]; i++) {
        if (strcmp(names[i], text) == 0) {
            return i;
        }
    }
    return -1;
}

static void beside(const struct script *script, const char *name, char *path, size_t size)
{
    const char *slash = strrchr(script->path, '/');
    int folder = slash ? (int)(slash - script->path + 1) : 0;
    (void)snprintf(path, size, "%.*s%s", folder, script->path, name);
}

/* --- before the start --- */

static bool do_size(struct script *script, const char *text)
{
    int size[2];
    if (!numbers(script, text, 2, size)) {
        return false;
    }
    script->stage.config.width = size[0];
    script->stage.config.height = size[1];
    return true;
}

static bool do_board(struct script *script, const char *text)
{
    struct fault fault = {0};
    return stage_set_board(&script->stage, text, &fault) ||
           fails(script, "no board: %s", fault.detail);
}

static bool do_dice(struct script *script, const char *text)
{
    return (numbers(script, text, 1, &script->stage.config.size) &&
            script->stage.config.size >= APP_SIZE_MIN &&
            script->stage.config.size <= APP_SIZE_MAX) ||
           fails(script, "4, 5 or 6");
}

static bool do_scrambler(struct script *script, const char *text)
{
    script->stage.config.scrambler = true;
    return (numbers(script, text, 1, &script->stage.config.scrambler_size) &&
            script->stage.config.scrambler_size >= SCRAMBLER_SIZE_MIN &&
            script->stage.config.scrambler_size <= SCRAMBLER_SIZE_MAX) ||
           fails(script, "3 to 9");
}

static bool do_scrambler_code(struct script *script, const char *text)
{
    static char code[32]; /* the app takes the puzzle from it at its start */
    (void)snprintf(code, sizeof code, "%s", text);
    script->stage.config.scrambler = true;
    script->stage.config.scrambler_code = code;
    return true;
}

static bool do_code(struct script *script, const char *text)
{
    static char code[32]; /* the app copies it at its start */
    (void)snprintf(code, sizeof code, "%s", text);
    script->stage.config.code = code;
    return true;
}

static bool do_rules(struct script *script, const char *text)
{
    return scoring_from_name(text, &script->stage.config.rules) ||
           fails(script, "no rules of this name: %s", text);
}

static bool do_time(struct script *script, const char *text)
{
    int seconds;
    if (!numbers(script, text, 1, &seconds)) {
        return false;
    }
    script->stage.config.time_ms = 1000L * seconds;
    return true;
}

static bool do_rival(struct script *script, const char *text)
{
    return rival_from_name(text, &script->stage.config.level) ||
           fails(script, "no computer player of this name: %s", text);
}

static bool do_solo(struct script *script, const char *text)
{
    script->stage.config.solo = true;
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_mute(struct script *script, const char *text)
{
    script->stage.config.muted = true;
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_reduced_motion(struct script *script, const char *text)
{
    script->stage.config.reduced_motion = true;
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_seed(struct script *script, const char *text)
{
    int seed;
    if (!numbers(script, text, 1, &seed)) {
        return false;
    }
    script->stage.config.seed = (uint64_t)seed;
    return true;
}

static bool do_theme(struct script *script, const char *text)
{
    static const char *const names[] = {"dark", "light", NULL};
    int theme = index_of(names, text);
    if (theme < 0) {
        return fails(script, "dark or light");
    }
    script->stage.config.theme = (enum theme_id)theme;
    return true;
}

static bool do_words(struct script *script, const char *text)
{
    char path[LINE_MAX_BYTES];
    int line;
    beside(script, text, path, sizeof path);
    if (stage_add_words(&script->stage, path, &line)) {
        return true;
    }
    return line > 0 ? fails(script, "%s:%d: not a word", text, line)
                    : fails(script, "%s cannot be read", text);
}

static bool do_word(struct script *script, const char *text)
{
    char list[LINE_MAX_BYTES];
    (void)snprintf(list, sizeof list, "%s", text);
    for (char *word = strtok(list, " "); word; word = strtok(NULL, " ")) {
        if (!stage_add_word(&script->stage, word, TIER_UNKNOWN, false)) {
            return fails(script, "not a word: %s", word);
        }
    }
    return true;
}

static bool do_start(struct script *script, const char *text)
{
    if (stage_open(&script->stage) != STATUS_OK) {
        return fails(script, "the app did not start");
    }
    stage_draw(&script->stage);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

/* --- the hand --- */

static bool do_move(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_move(&script->stage, at[0], at[1], false);
    return true;
}

static bool do_hold(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_move(&script->stage, at[0], at[1], true);
    return true;
}

static bool do_press(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_press(&script->stage, at[0], at[1], BUTTON_LEFT);
    return true;
}

static bool do_press_right(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_press(&script->stage, at[0], at[1], BUTTON_RIGHT);
    return true;
}

static bool do_release(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_release(&script->stage, at[0], at[1], BUTTON_LEFT);
    return true;
}

static bool do_drag(struct script *script, const char *text)
{
    int points[2 * BOARD_CELLS_MAX];
    int count = all_numbers(text, points, 2 * BOARD_CELLS_MAX);
    if (count < 2 || count % 2 != 0) {
        return fails(script, "points are wanted: x,y x,y …");
    }
    stage_drag(&script->stage, points, count / 2);
    return true;
}

/* The cells that a line names; 0 (with the reason) when one is not on the board. */
static int cells_of(struct script *script, const char *text, int cells[BOARD_CELLS_MAX])
{
    struct board_view view = stage_view(&script->stage);
    int count = all_numbers(text, cells, BOARD_CELLS_MAX);
    if (count == 0) {
        (void)fails(script, "cells are wanted");
    }
    for (int i = 0; i < count; i++) {
        if (cells[i] < 0 || cells[i] >= board_cell_count(view.board)) {
            (void)fails(script, "the board has no cell %d", cells[i]);
            return 0;
        }
    }
    return count;
}

static bool do_drag_cells(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int count = cells_of(script, text, cells);
    if (count > 0) {
        stage_drag_cells(&script->stage, cells, count);
    }
    return count > 0;
}

static bool do_click_cells(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int count = cells_of(script, text, cells);
    if (count > 0) {
        stage_click_cells(&script->stage, cells, count);
    }
    return count > 0;
}

static bool do_click_cell(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int x, y;
    if (cells_of(script, text, cells) != 1) {
        return fails(script, "one cell is wanted");
    }
    struct board_view view = stage_view(&script->stage);
    board_view_middle(&view, cells[0], &x, &y);
    stage_click(&script->stage, x, y);
    return true;
}

static bool do_drag_word(struct script *script, const char *text)
{
    return stage_drag_word(&script->stage, text) ||
           fails(script, "the board does not show %s", text);
}

static bool do_click_word(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int count = stage_path_of(&script->stage, text, cells);
    if (count == 0) {
        return fails(script, "the board does not show %s", text);
    }
    stage_click_cells(&script->stage, cells, count);
    return true;
}

static bool do_click(struct script *script, const char *text)
{
    int at[2];
    if (!numbers(script, text, 2, at)) {
        return false;
    }
    stage_click(&script->stage, at[0], at[1]);
    return true;
}

static bool do_click_text(struct script *script, const char *text)
{
    int x, y;
    if (!stage_find_text(&script->stage, text, &x, &y)) {
        return fails(script, "there is no text \"%s\"", text);
    }
    stage_click(&script->stage, x, y);
    return true;
}

static bool do_point_at(struct script *script, const char *text)
{
    int x, y;
    if (!stage_find_text(&script->stage, text, &x, &y)) {
        return fails(script, "there is no text \"%s\"", text);
    }
    stage_move(&script->stage, x, y, false);
    return true;
}

static bool do_click_icon(struct script *script, const char *text)
{
    int x, y;
    enum icon icon;
    if (!report_icon_of(text, &icon)) {
        return fails(script, "no icon is called %s", text);
    }
    if (!stage_find_icon(&script->stage, icon, &x, &y)) {
        return fails(script, "there is no icon %s", text);
    }
    stage_click(&script->stage, x, y);
    return true;
}

/* "2 -3": line 2, counted from 1, by three cells to the left or up. */
static bool slide(struct script *script, const char *text, bool is_column)
{
    int values[2];
    int size = script->stage.app->scrambler.size;
    if (!numbers(script, text, 2, values)) {
        return false;
    }
    if (values[0] < 1 || values[0] > size) {
        return fails(script, "the grid has no line %d", values[0]);
    }
    stage_slide(&script->stage, is_column, values[0] - 1, values[1]);
    return true;
}

static bool do_slide_row(struct script *script, const char *text)
{
    return slide(script, text, false);
}

static bool do_slide_column(struct script *script, const char *text)
{
    return slide(script, text, true);
}

/* "c3u", as the player would type it. */
static bool do_push(struct script *script, const char *text)
{
    struct scrambler_move move;
    int size = script->stage.app->scrambler.size;
    if (size == 0 || scrambler_move_read(text, strlen(text), size, &move) != SCRAMBLER_SLIDE) {
        return fails(script, "no move: %s", text);
    }
    return stage_push(&script->stage, move) || fails(script, "there is no arrow for %s", text);
}

static bool do_key(struct script *script, const char *text)
{
    static const char *const names[] = {"enter", "escape",  "backspace", "delete",     "tab",
                                        "space", "left",    "right",     "up",         "down",
                                        "home",  "end",     "page-up",   "page-down",  "f1",
                                        "f11",   "zoom-in", "zoom-out",  "zoom-reset", NULL};
    int index = index_of(names, text);
    if (index < 0) {
        return fails(script, "no key is called %s", text);
    }
    stage_key(&script->stage, (enum key)(KEY_ENTER + index));
    return true;
}

static bool do_shift(struct script *script, const char *text)
{
    static const char *const names[] = {"left", "right", "up", "down", NULL};
    int index = index_of(names, text);
    if (index < 0) {
        return fails(script, "left, right, up or down");
    }
    stage_shift(&script->stage, (enum key)(KEY_LEFT + index));
    return true;
}

static bool do_ctrl(struct script *script, const char *text)
{
    if (strlen(text) != 1 || !islower((unsigned char)text[0])) {
        return fails(script, "a small letter is wanted");
    }
    stage_ctrl(&script->stage, text[0]);
    return true;
}

static bool do_type(struct script *script, const char *text)
{
    stage_type(&script->stage, text);
    return true;
}

static bool do_wheel(struct script *script, const char *text)
{
    int thousandths;
    if (!numbers(script, text, 1, &thousandths)) {
        return false;
    }
    stage_wheel(&script->stage, thousandths);
    return true;
}

static bool do_resize(struct script *script, const char *text)
{
    int size[2];
    if (!numbers(script, text, 2, size)) {
        return false;
    }
    stage_resize(&script->stage, size[0], size[1]);
    return true;
}

static bool do_happens(struct script *script, const char *text)
{
    static const char *const names[] = {"leave", "blur", "focus", "close", NULL};
    static const enum input_kind kinds[] = {INPUT_LEAVE, INPUT_BLUR, INPUT_FOCUS, INPUT_CLOSE};
    int index = index_of(names, text);
    if (index < 0) {
        return fails(script, "leave, blur, focus or close");
    }
    stage_happens(&script->stage, kinds[index]);
    return true;
}

/* --- time, and what is to be seen --- */

static bool do_advance(struct script *script, const char *text)
{
    int ms;
    if (!numbers(script, text, 1, &ms) || ms < 0) {
        return fails(script, "milliseconds are wanted");
    }
    stage_advance(&script->stage, ms);
    return true;
}

static bool do_settle(struct script *script, const char *text)
{
    return (text[0] == '\0' || fails(script, "nothing may follow")) &&
           (stage_settle(&script->stage, 60000) || fails(script, "a minute, and it still moves"));
}

static bool do_notify(struct script *script, const char *text)
{
    app_notify(script->stage.app, text);
    return true;
}

static bool do_draw(struct script *script, const char *text)
{
    stage_draw(&script->stage);
    report_list(&script->stage, script->out);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_texts(struct script *script, const char *text)
{
    stage_draw(&script->stage);
    return report_texts(&script->stage, text, script->out) ||
           fails(script, "nothing is called %s", text);
}

static bool do_cues(struct script *script, const char *text)
{
    report_cues(&script->stage, script->out);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_requests(struct script *script, const char *text)
{
    report_requests(&script->stage, script->out);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_wait(struct script *script, const char *text)
{
    (void)fprintf(script->out, "    %ld ms\n", app_wait_ms(script->stage.app));
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_path(struct script *script, const char *text)
{
    stage_draw(&script->stage);
    report_path(&script->stage, script->out);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

static bool do_list(struct script *script, const char *text)
{
    static const char *const names[] = {"you", "computer", NULL};
    int side = index_of(names, text);
    if (side < 0) {
        return fails(script, "you or computer");
    }
    report_words(&script->stage, (enum finder_side)side, script->out);
    return true;
}

static bool do_grid(struct script *script, const char *text)
{
    report_grid(&script->stage, script->out);
    return text[0] == '\0' || fails(script, "nothing may follow");
}

/* --- lines --- */

enum when { BEFORE_START, AFTER_START };

static const struct {
    const char *name;
    enum when when;
    bool (*run)(struct script *script, const char *text);
} commands[] = {
    {"size", BEFORE_START, do_size},
    {"board", BEFORE_START, do_board},
    {"dice", BEFORE_START, do_dice},
    {"code", BEFORE_START, do_code},
    {"scrambler", BEFORE_START, do_scrambler},
    {"scrambler-code", BEFORE_START, do_scrambler_code},
    {"rules", BEFORE_START, do_rules},
    {"time", BEFORE_START, do_time},
    {"rival", BEFORE_START, do_rival},
    {"solo", BEFORE_START, do_solo},
    {"mute", BEFORE_START, do_mute},
    {"reduced-motion", BEFORE_START, do_reduced_motion},
    {"seed", BEFORE_START, do_seed},
    {"theme", BEFORE_START, do_theme},
    {"words", BEFORE_START, do_words},
    {"word", BEFORE_START, do_word},
    {"start", BEFORE_START, do_start},
    {"move", AFTER_START, do_move},
    {"hold", AFTER_START, do_hold},
    {"press", AFTER_START, do_press},
    {"press-right", AFTER_START, do_press_right},
    {"release", AFTER_START, do_release},
    {"drag", AFTER_START, do_drag},
    {"drag-cells", AFTER_START, do_drag_cells},
    {"drag-word", AFTER_START, do_drag_word},
    {"click", AFTER_START, do_click},
    {"click-cell", AFTER_START, do_click_cell},
    {"click-cells", AFTER_START, do_click_cells},
    {"click-word", AFTER_START, do_click_word},
    {"click-text", AFTER_START, do_click_text},
    {"click-icon", AFTER_START, do_click_icon},
    {"point-at", AFTER_START, do_point_at},
    {"slide-row", AFTER_START, do_slide_row},
    {"slide-column", AFTER_START, do_slide_column},
    {"push", AFTER_START, do_push},
    {"key", AFTER_START, do_key},
    {"shift", AFTER_START, do_shift},
    {"ctrl", AFTER_START, do_ctrl},
    {"type", AFTER_START, do_type},
    {"wheel", AFTER_START, do_wheel},
    {"resize", AFTER_START, do_resize},
    {"window", AFTER_START, do_happens},
    {"advance", AFTER_START, do_advance},
    {"settle", AFTER_START, do_settle},
    {"notify", AFTER_START, do_notify},
    {"draw", AFTER_START, do_draw},
    {"texts", AFTER_START, do_texts},
    {"cues", AFTER_START, do_cues},
    {"requests", AFTER_START, do_requests},
    {"wait", AFTER_START, do_wait},
    {"path", AFTER_START, do_path},
    {"list", AFTER_START, do_list},
    {"grid", AFTER_START, do_grid},
};

static bool run_line(struct script *script, char *line)
{
    char *name = line + strspn(line, " \t");
    size_t length = strcspn(name, " \t");
    char *text = name + length;
    text += strspn(text, " \t");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].name) != length || strncmp(commands[i].name, name, length) != 0) {
            continue;
        }
        bool started = script->stage.app != NULL;
        if (started != (commands[i].when == AFTER_START)) {
            return fails(script, "%s comes %s start", commands[i].name,
                         started ? "before" : "after");
        }
        (void)fprintf(script->out, "> %s\n", name);
        return commands[i].run(script, text);
    }
    return fails(script, "no command is called %.*s", (int)length, name);
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
    stage_init(&script.stage);
    int result = run_lines(&script, file, errors);
    stage_deinit(&script.stage);
    (void)fclose(file);
    return result;
}

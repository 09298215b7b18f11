/* SPDX-License-Identifier: MIT */
/*
 * The commands of scripts that stand for the player and the window: presses, typing, drops, the
 * window's answers.
 */
#include "english.h"
#include "script_command.h"

#include "rig.h"
#include "script_report.h"

#include <ctype.h>
#include <string.h>

/* --- the hand --- */

static void do_move(struct script *script, const int *at)
{
    rig_move(&script->rig, at[0], at[1], false);
}

static void do_hold(struct script *script, const int *at)
{
    rig_move(&script->rig, at[0], at[1], true);
}

static void do_press(struct script *script, const int *at)
{
    rig_press(&script->rig, at[0], at[1], BUTTON_LEFT);
}

static void do_press_right(struct script *script, const int *at)
{
    rig_press(&script->rig, at[0], at[1], BUTTON_RIGHT);
}

static void do_release(struct script *script, const int *at)
{
    rig_release(&script->rig, at[0], at[1], BUTTON_LEFT);
}

static bool do_drag(struct script *script, const char *text)
{
    int points[2 * BOARD_CELLS_MAX];
    int count = script_all_numbers(text, points, 2 * BOARD_CELLS_MAX);
    if (count < 2 || count % 2 != 0) {
        return script_fails(script, "points are wanted: x,y x,y …");
    }
    rig_drag(&script->rig, points, count / 2);
    return true;
}

/* Reads the cells that a line names; returns their count, or 0 after recording why they are
 * invalid. */
static int cells_of(struct script *script, const char *text, int cells[BOARD_CELLS_MAX])
{
    struct board_view view = rig_view(&script->rig);
    int count = script_all_numbers(text, cells, BOARD_CELLS_MAX);
    if (count == 0) {
        (void)script_fails(script, "cells are wanted");
    }
    for (int i = 0; i < count; i++) {
        if (cells[i] < 0 || cells[i] >= board_cell_count(view.board)) {
            (void)script_fails(script, "the board has no cell %d", cells[i]);
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
        rig_drag_cells(&script->rig, cells, count);
    }
    return count > 0;
}

static bool do_click_cells(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int count = cells_of(script, text, cells);
    if (count > 0) {
        rig_click_cells(&script->rig, cells, count);
    }
    return count > 0;
}

static bool do_click_cell(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int x, y;
    if (cells_of(script, text, cells) != 1) {
        return script_fails(script, "one cell is wanted");
    }
    struct board_view view = rig_view(&script->rig);
    board_view_middle(&view, cells[0], &x, &y);
    rig_click(&script->rig, x, y);
    return true;
}

static bool do_drag_word(struct script *script, const char *text)
{
    return rig_drag_word(&script->rig, text) ||
           script_fails(script, "the board does not show %s", text);
}

static bool do_click_word(struct script *script, const char *text)
{
    int cells[BOARD_CELLS_MAX];
    int count = rig_path_of(&script->rig, text, cells);
    if (count == 0) {
        return script_fails(script, "the board does not show %s", text);
    }
    rig_click_cells(&script->rig, cells, count);
    return true;
}

static void do_click(struct script *script, const int *at)
{
    rig_click(&script->rig, at[0], at[1]);
}

static bool do_click_text(struct script *script, const char *text)
{
    int x, y;
    if (!rig_find_text(&script->rig, text, &x, &y)) {
        return script_fails(script, "there is no text \"%s\"", text);
    }
    rig_click(&script->rig, x, y);
    return true;
}

static bool do_point_at(struct script *script, const char *text)
{
    int x, y;
    if (!rig_find_text(&script->rig, text, &x, &y)) {
        return script_fails(script, "there is no text \"%s\"", text);
    }
    rig_move(&script->rig, x, y, false);
    return true;
}

static bool do_click_icon(struct script *script, const char *text)
{
    int x, y;
    enum icon icon;
    if (!report_icon_of(text, &icon)) {
        return script_fails(script, "no icon is called %s", text);
    }
    if (!rig_find_icon(&script->rig, icon, &x, &y)) {
        return script_fails(script, "there is no icon %s", text);
    }
    rig_click(&script->rig, x, y);
    return true;
}

/* Parses "2 -3": line 2, counted from 1, by three cells to the left or up. */
static bool slide(struct script *script, const char *text, bool is_column)
{
    int values[2];
    int size = rig_scrambler(&script->rig)->size;
    if (!script_numbers(script, text, 2, values)) {
        return false;
    }
    if (values[0] < 1 || values[0] > size) {
        return script_fails(script, "the grid has no line %d", values[0]);
    }
    rig_slide(&script->rig, is_column, values[0] - 1, values[1]);
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

/* Parses a move as the player would type it: "c3u". */
static bool do_push(struct script *script, const char *text)
{
    struct scrambler_move move;
    int size = rig_scrambler(&script->rig)->size;
    if (size == 0 || !scrambler_move_parse(text, strlen(text), size, &move)) {
        return script_fails(script, "no move: %s", text);
    }
    return rig_push(&script->rig, move) || script_fails(script, "there is no arrow for %s", text);
}

/* By the value of their key, from KEY_ENTER on. */
static const char *const key_names[] = {
    "enter", "escape", "backspace", "delete",  "tab",      "space",      "left",
    "right", "up",     "down",      "home",    "end",      "page-up",    "page-down",
    "f1",    "f2",     "f3",        "f4",      "f5",       "f6",         "f7",
    "f8",    "f9",     "f11",       "zoom-in", "zoom-out", "zoom-reset", NULL};

static bool do_key(struct script *script, const char *text)
{
    int index = script_index_of(key_names, text);
    if (index < 0) {
        return script_fails(script, "no key is called %s", text);
    }
    rig_key(&script->rig, (enum key)(KEY_ENTER + index));
    return true;
}

static bool do_shift(struct script *script, const char *text)
{
    static const char *const names[] = {"left", "right", "up", "down", "tab", NULL};
    static const enum key keys[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_TAB};
    int index = script_index_of(names, text);
    if (index < 0) {
        return script_fails(script, "left, right, up, down or tab");
    }
    rig_shift(&script->rig, keys[index]);
    return true;
}

/* Presses a controller button, releases it, or both. */
static bool press_pad(struct script *script, const char *text, bool down, bool up)
{
    static const char *const names[] = {
        "a", "b", "x", "y", "start", "back", "shoulder-left", "shoulder-right", NULL};
    int index = script_index_of(names, text);
    if (index < 0) {
        return script_fails(script, "no button is called %s", text);
    }
    if (down) {
        rig_pad(&script->rig, (enum pad)(PAD_A + index), true);
    }
    if (up) {
        rig_pad(&script->rig, (enum pad)(PAD_A + index), false);
    }
    return true;
}

static bool do_pad(struct script *script, const char *text)
{
    return press_pad(script, text, true, true);
}

static bool do_pad_down(struct script *script, const char *text)
{
    return press_pad(script, text, true, false);
}

static bool do_pad_up(struct script *script, const char *text)
{
    return press_pad(script, text, false, true);
}

static void do_pad_move(struct script *script, const int *to)
{
    rig_pad_move(&script->rig, to[0], to[1]);
}

static bool do_ctrl(struct script *script, const char *text)
{
    if (strlen(text) != 1 || !islower((unsigned char)text[0])) {
        return script_fails(script, "a small letter is wanted");
    }
    rig_ctrl(&script->rig, text[0]);
    return true;
}

static bool do_ctrl_alt(struct script *script, const char *text)
{
    rig_ctrl_alt(&script->rig, text[0]);
    return true;
}

static bool do_ctrl_key(struct script *script, const char *text)
{
    int index = script_index_of(key_names, text);
    if (index < 0) {
        return script_fails(script, "no key is called %s", text);
    }
    rig_ctrl_key(&script->rig, (enum key)(KEY_ENTER + index));
    return true;
}

static bool do_type(struct script *script, const char *text)
{
    rig_type(&script->rig, text);
    return true;
}

/* Pastes a text in which "\n" is a line break. */
static bool do_paste(struct script *script, const char *text)
{
    char pasted[LINE_MAX_BYTES];
    size_t length = 0;
    for (; *text; text++) {
        bool breaks = text[0] == '\\' && text[1] == 'n';
        if (breaks) {
            pasted[length++] = '\n';
        } else {
            pasted[length++] = *text;
        }
        text += breaks;
    }
    pasted[length] = '\0';
    rig_paste(&script->rig, pasted);
    return true;
}

/* Opens a screen that Home leads to without going through Home. */
static bool do_open(struct script *script, const char *text)
{
    static const char *const names[] = {"custom", "daily", "learn", "scrambler", "settings", NULL};
    static const enum screen_id ids[] = {SCREEN_CUSTOM, SCREEN_TURN, SCREEN_LEARN, SCREEN_SCRAMBLER,
                                         SCREEN_SETTINGS};
    struct game *game = script->rig.game;
    int index = script_index_of(names, text);
    if (index < 0) {
        return script_fails(script, "custom, daily, learn, scrambler or settings");
    }
    if (ids[index] == SCREEN_TURN) {
        daily_begin(game);
    } else if (ids[index] == SCREEN_CUSTOM) {
        stage_over(&game->stage, ids[index], NULL);
    } else {
        stage_go(&game->stage, ids[index], NULL);
    }
    return true;
}

/* --- the window's answers --- */

static bool do_drop(struct script *script, const char *text)
{
    rig_drop(&script->rig, text);
    return true;
}

/* Parses "/home/words.txt cat cats tale": the path, then its words, which become one per line. */
static bool do_change_words(struct script *script, const char *text)
{
    char path[LINE_MAX_BYTES];
    char words[LINE_MAX_BYTES];
    size_t length = strcspn(text, " ");
    (void)snprintf(path, sizeof path, "%.*s", (int)length, text);
    (void)snprintf(words, sizeof words, "%s", text + length + (text[length] == ' '));
    for (char *at = words; *at; at++) {
        *at = *at == ' ' ? '\n' : *at;
    }
    return rig_change_words(&script->rig, path, words) == STATUS_OK ||
           script_fails(script, "no list of words");
}

/* Parses "words.txt cat -cats tale" in the same way. */
static bool do_import_words(struct script *script, const char *text)
{
    char name[LINE_MAX_BYTES];
    char words[LINE_MAX_BYTES];
    size_t length = strcspn(text, " ");
    (void)snprintf(name, sizeof name, "%.*s", (int)length, text);
    (void)snprintf(words, sizeof words, "%s", text + length + (text[length] == ' '));
    for (char *at = words; *at; at++) {
        *at = *at == ' ' ? '\n' : *at;
    }
    app_import_words(script->rig.app, name, words, strlen(words));
    return true;
}

/* The file is named from the script's folder. */
static bool do_import_history(struct script *script, const char *text)
{
    char path[LINE_MAX_BYTES];
    script_beside(script, text, path, sizeof path);
    const char *slash = strrchr(text, '/');
    app_import_history(script->rig.app, slash ? slash + 1 : text, path);
    return true;
}

static bool do_refuse_words(struct script *script, const char *text)
{
    app_refuse_lexicon(script->rig.app, quoted(text));
    return true;
}

static void do_no_dialog(struct script *script)
{
    app_report_no_dialog(script->rig.app);
}

static bool do_silence(struct script *script, const char *text)
{
    app_report_silence(script->rig.app, quoted(text));
    return true;
}

static bool do_exported(struct script *script, const char *text)
{
    app_report_export(script->rig.app, text, NULL);
    return true;
}

static bool do_not_exported(struct script *script, const char *text)
{
    app_report_export(script->rig.app, NULL, quoted(text));
    return true;
}

static bool do_click_die(struct script *script, const char *text)
{
    int die;
    return script_numbers(script, text, 1, &die) &&
           (rig_click_die(&script->rig, die) || script_fails(script, "there is no die %d", die));
}

static void do_wheel(struct script *script, const int *thousandths)
{
    rig_wheel(&script->rig, *thousandths);
}

static void do_resize(struct script *script, const int *size)
{
    rig_resize(&script->rig, size[0], size[1]);
}

static bool do_happens(struct script *script, const char *text)
{
    static const char *const names[] = {"leave", "blur", "focus", "close", NULL};
    static const enum input_kind kinds[] = {INPUT_LEAVE, INPUT_BLUR, INPUT_FOCUS, INPUT_CLOSE};
    int index = script_index_of(names, text);
    if (index < 0) {
        return script_fails(script, "leave, blur, focus or close");
    }
    rig_happens(&script->rig, kinds[index]);
    return true;
}

static void do_freeze(struct script *script)
{
    app_thaw(script->rig.app);
}

const struct script_command script_hand_commands[] = {
    {"move", AFTER_START, .with_numbers = do_move, .count = 2},
    {"hold", AFTER_START, .with_numbers = do_hold, .count = 2},
    {"press", AFTER_START, .with_numbers = do_press, .count = 2},
    {"press-right", AFTER_START, .with_numbers = do_press_right, .count = 2},
    {"release", AFTER_START, .with_numbers = do_release, .count = 2},
    {"drag", AFTER_START, .with_text = do_drag},
    {"drag-cells", AFTER_START, .with_text = do_drag_cells},
    {"drag-word", AFTER_START, .with_text = do_drag_word},
    {"click", AFTER_START, .with_numbers = do_click, .count = 2},
    {"click-cell", AFTER_START, .with_text = do_click_cell},
    {"click-cells", AFTER_START, .with_text = do_click_cells},
    {"click-word", AFTER_START, .with_text = do_click_word},
    {"click-text", AFTER_START, .with_text = do_click_text},
    {"click-icon", AFTER_START, .with_text = do_click_icon},
    {"point-at", AFTER_START, .with_text = do_point_at},
    {"slide-row", AFTER_START, .with_text = do_slide_row},
    {"slide-column", AFTER_START, .with_text = do_slide_column},
    {"push", AFTER_START, .with_text = do_push},
    {"key", AFTER_START, .with_text = do_key},
    {"shift", AFTER_START, .with_text = do_shift},
    {"ctrl", AFTER_START, .with_text = do_ctrl},
    {"ctrl-key", AFTER_START, .with_text = do_ctrl_key},
    {"ctrl-alt", AFTER_START, .with_text = do_ctrl_alt},
    {"pad", AFTER_START, .with_text = do_pad},
    {"pad-down", AFTER_START, .with_text = do_pad_down},
    {"pad-up", AFTER_START, .with_text = do_pad_up},
    {"pad-move", AFTER_START, .with_numbers = do_pad_move, .count = 2},
    {"type", AFTER_START, .with_text = do_type},
    {"paste", AFTER_START, .with_text = do_paste},
    {"open", AFTER_START, .with_text = do_open},
    {"drop", AFTER_START, .with_text = do_drop},
    {"change-words", AFTER_START, .with_text = do_change_words},
    {"import-words", AFTER_START, .with_text = do_import_words},
    {"import-history", AFTER_START, .with_text = do_import_history},
    {"refuse-words", AFTER_START, .with_text = do_refuse_words},
    {"no-dialog", AFTER_START, .alone = do_no_dialog},
    {"silence", AFTER_START, .with_text = do_silence},
    {"exported", AFTER_START, .with_text = do_exported},
    {"not-exported", AFTER_START, .with_text = do_not_exported},
    {"click-die", AFTER_START, .with_text = do_click_die},
    {"wheel", AFTER_START, .with_numbers = do_wheel, .count = 1},
    {"resize", AFTER_START, .with_numbers = do_resize, .count = 2},
    {"window", AFTER_START, .with_text = do_happens},
    {"freeze", AFTER_START, .alone = do_freeze},
    {0},
};

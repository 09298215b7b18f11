/* SPDX-License-Identifier: MIT */
/*
 * Inputs as lines of text.
 */
#include "input_log.h"

#include <stdio.h>

static const char *const button_names[] = {
    [BUTTON_LEFT] = "left", [BUTTON_MIDDLE] = "middle", [BUTTON_RIGHT] = "right"};

static const char *const key_names[] = {[KEY_NONE] = "none",
                                        [KEY_ENTER] = "enter",
                                        [KEY_ESCAPE] = "escape",
                                        [KEY_BACKSPACE] = "backspace",
                                        [KEY_DELETE] = "delete",
                                        [KEY_TAB] = "tab",
                                        [KEY_SPACE] = "space",
                                        [KEY_LEFT] = "left",
                                        [KEY_RIGHT] = "right",
                                        [KEY_UP] = "up",
                                        [KEY_DOWN] = "down",
                                        [KEY_HOME] = "home",
                                        [KEY_END] = "end",
                                        [KEY_PAGE_UP] = "page-up",
                                        [KEY_PAGE_DOWN] = "page-down",
                                        [KEY_F1] = "f1",
                                        [KEY_F11] = "f11",
                                        [KEY_ZOOM_IN] = "zoom-in",
                                        [KEY_ZOOM_OUT] = "zoom-out",
                                        [KEY_ZOOM_RESET] = "zoom-reset",
                                        [KEY_LETTER] = "letter"};

static const char *const pad_names[] = {[PAD_MOVE] = "move",
                                        [PAD_A] = "a",
                                        [PAD_B] = "b",
                                        [PAD_X] = "x",
                                        [PAD_Y] = "y",
                                        [PAD_START] = "start",
                                        [PAD_BACK] = "back",
                                        [PAD_SHOULDER_LEFT] = "shoulder-left",
                                        [PAD_SHOULDER_RIGHT] = "shoulder-right"};

/* Of inputs without more to say. */
static const char *const bare_names[] = {
    [INPUT_LEAVE] = "leave", [INPUT_PASTE] = "paste", [INPUT_DROP] = "drop",
    [INPUT_BLUR] = "blur",   [INPUT_FOCUS] = "focus", [INPUT_CLOSE] = "close"};

static void write_pad(const struct input *input, long time_ms, char *line, size_t size)
{
    if (input->pad == PAD_MOVE) {
        (void)snprintf(line, size, "%ld pad move %d %d", time_ms, input->x, input->y);
    } else {
        (void)snprintf(line, size, "%ld pad %s %s", time_ms, pad_names[input->pad],
                       input->held ? "down" : "up");
    }
}

static void write_key(const struct input *input, long time_ms, char *line, size_t size)
{
    char letter[3] = {'-', input->letter, '\0'};
    (void)snprintf(line, size, "%ld key %s%s%s%s", time_ms, key_names[input->key],
                   input->key == KEY_LETTER ? letter : "", input->shift ? " shift" : "",
                   input->ctrl ? " ctrl" : "");
}

char *input_log_line(const struct input *input, long time_ms, char *line, size_t size)
{
    switch (input->kind) {
    case INPUT_MOVE:
        (void)snprintf(line, size, "%ld move %d %d%s", time_ms, input->x, input->y,
                       input->held ? " held" : "");
        break;
    case INPUT_PRESS:
    case INPUT_RELEASE:
        (void)snprintf(line, size, "%ld %s %d %d %s", time_ms,
                       input->kind == INPUT_PRESS ? "press" : "release", input->x, input->y,
                       button_names[input->button]);
        break;
    case INPUT_WHEEL:
        (void)snprintf(line, size, "%ld wheel %d", time_ms, input->wheel);
        break;
    case INPUT_KEY:
        write_key(input, time_ms, line, size);
        break;
    case INPUT_TEXT:
        (void)snprintf(line, size, "%ld text %s", time_ms, input->text);
        break;
    case INPUT_RESIZE:
        (void)snprintf(line, size, "%ld resize %d %d", time_ms, input->x, input->y);
        break;
    case INPUT_PAD:
        write_pad(input, time_ms, line, size);
        break;
    default:
        (void)snprintf(line, size, "%ld %s", time_ms, bare_names[input->kind]);
    }
    return line;
}

/* SPDX-License-Identifier: MIT */
/*
 * Translates SDL events to inputs one to one, and writes inputs as text. Motion events are never
 * merged: a fast hand crosses several tiles between two frames.
 */
#include "events.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static int scaled(int value, int to, int from)
{
    return from > 0 ? (int)((long)value * to / from) : value;
}

static void set_place(const struct events *events, struct input *input, int x, int y)
{
    input->x = scaled(x, events->width, events->window_width);
    input->y = scaled(y, events->height, events->window_height);
}

/* Trusts the state that comes with the event: a release may have been lost. */
static enum event_result read_motion(struct events *events, const SDL_MouseMotionEvent *motion,
                                     struct input *input)
{
    input->kind = INPUT_MOVE;
    input->is_finger = motion->which == SDL_TOUCH_MOUSEID;
    set_place(events, input, motion->x, motion->y);
    input->held = events->held = motion->state & SDL_BUTTON_LMASK;
    return EVENT_INPUT;
}

static enum event_result read_button(struct events *events, const SDL_MouseButtonEvent *button,
                                     struct input *input)
{
    switch (button->button) {
    case SDL_BUTTON_LEFT:
        input->button = BUTTON_LEFT;
        break;
    case SDL_BUTTON_MIDDLE:
        input->button = BUTTON_MIDDLE;
        break;
    case SDL_BUTTON_RIGHT:
        input->button = BUTTON_RIGHT;
        break;
    default:
        return EVENT_NONE;
    }
    bool down = button->type == SDL_MOUSEBUTTONDOWN;
    input->kind = down ? INPUT_PRESS : INPUT_RELEASE;
    if (input->button == BUTTON_LEFT) {
        events->held = down;
        (void)SDL_CaptureMouse(down ? SDL_TRUE : SDL_FALSE); /* a drag may leave the window */
    }
    input->clicks = button->clicks;
    input->is_finger = button->which == SDL_TOUCH_MOUSEID;
    set_place(events, input, button->x, button->y);
    return EVENT_INPUT;
}

/* SDL makes a mouse of the first finger. A second one drops what the first one traces, as the right
 * button does. */
static enum event_result read_finger(const SDL_TouchFingerEvent *finger, struct input *input)
{
    input->kind = INPUT_PRESS;
    input->button = BUTTON_RIGHT;
    return SDL_GetNumTouchFingers(finger->touchId) > 1 ? EVENT_INPUT : EVENT_NONE;
}

static enum event_result read_wheel(const SDL_MouseWheelEvent *wheel, struct input *input)
{
    float turned = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -wheel->preciseY : wheel->preciseY;
    input->kind = INPUT_WHEEL;
    input->wheel = (int)lrintf(turned * 1000.0F);
    return input->wheel ? EVENT_INPUT : EVENT_NONE;
}

/* Keys that produce no text, with any modifiers. */
static enum key plain_key(SDL_Keycode code)
{
    static const struct {
        SDL_Keycode code;
        enum key key;
    } keys[] = {
        {SDLK_RETURN, KEY_ENTER},
        {SDLK_KP_ENTER, KEY_ENTER},
        {SDLK_ESCAPE, KEY_ESCAPE},
        {SDLK_BACKSPACE, KEY_BACKSPACE},
        {SDLK_DELETE, KEY_DELETE},
        {SDLK_TAB, KEY_TAB},
        {SDLK_SPACE, KEY_SPACE},
        {SDLK_LEFT, KEY_LEFT},
        {SDLK_RIGHT, KEY_RIGHT},
        {SDLK_UP, KEY_UP},
        {SDLK_DOWN, KEY_DOWN},
        {SDLK_HOME, KEY_HOME},
        {SDLK_END, KEY_END},
        {SDLK_PAGEUP, KEY_PAGE_UP},
        {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
        {SDLK_F1, KEY_F1},
        {SDLK_F11, KEY_F11},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (keys[i].code == code) {
            return keys[i].key;
        }
    }
    return KEY_NONE;
}

/* Keys that mean something only with Ctrl. */
static enum key ctrl_key(SDL_Keycode code, char *letter)
{
    if (code >= SDLK_a && code <= SDLK_z) {
        *letter = (char)code;
        return KEY_LETTER;
    }
    if (code == SDLK_PLUS || code == SDLK_EQUALS || code == SDLK_KP_PLUS) {
        return KEY_ZOOM_IN;
    }
    if (code == SDLK_MINUS || code == SDLK_KP_MINUS) {
        return KEY_ZOOM_OUT;
    }
    return code == SDLK_0 || code == SDLK_KP_0 ? KEY_ZOOM_RESET : KEY_NONE;
}

/* Returns whether a key repeats while held. */
static bool may_repeat(enum key key)
{
    return key == KEY_BACKSPACE || key == KEY_DELETE || key == KEY_LEFT || key == KEY_RIGHT ||
           key == KEY_UP || key == KEY_DOWN || key == KEY_PAGE_UP || key == KEY_PAGE_DOWN ||
           key == KEY_ZOOM_IN || key == KEY_ZOOM_OUT;
}

/* AltGr types characters such as Ł, €, @; some systems report it together with Ctrl. */
static bool holds_ctrl(int held)
{
    return (held & KMOD_CTRL) && !(held & (KMOD_RALT | KMOD_MODE));
}

static enum event_result read_key(const SDL_KeyboardEvent *keyboard, struct input *input)
{
    Uint16 held = keyboard->keysym.mod;
    input->kind = INPUT_KEY;
    input->shift = held & KMOD_SHIFT;
    input->ctrl = holds_ctrl(held);
    input->key = plain_key(keyboard->keysym.sym);
    if (input->key == KEY_NONE && input->ctrl) {
        input->key = ctrl_key(keyboard->keysym.sym, &input->letter);
    }
    if (input->key == KEY_NONE || (keyboard->repeat && !may_repeat(input->key))) {
        return EVENT_NONE;
    }
    return EVENT_INPUT;
}

/* Ignores the space bar, which arrives as KEY_SPACE, and commands: keys with Ctrl, Alt or Super. */
static enum event_result read_text(const SDL_TextInputEvent *text, struct input *input)
{
    int held = (int)SDL_GetModState();
    bool command = holds_ctrl(held) || (held & (KMOD_LALT | KMOD_GUI));
    if (command || strcmp(text->text, " ") == 0 || strlen(text->text) >= sizeof input->text) {
        return EVENT_NONE;
    }
    input->kind = INPUT_TEXT;
    memcpy(input->text, text->text, strlen(text->text) + 1);
    return EVENT_INPUT;
}

static enum event_result read_window(const struct events *events, const SDL_WindowEvent *window,
                                     struct input *input)
{
    switch (window->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        return EVENT_SIZE;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        return EVENT_EXPOSE;
    case SDL_WINDOWEVENT_LEAVE:
        input->kind = INPUT_LEAVE;
        return events->held ? EVENT_NONE : EVENT_INPUT;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        input->kind = INPUT_FOCUS;
        return EVENT_INPUT;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        input->kind = INPUT_BLUR;
        return EVENT_INPUT;
    case SDL_WINDOWEVENT_CLOSE:
        input->kind = INPUT_CLOSE;
        return EVENT_INPUT;
    default:
        return EVENT_NONE;
    }
}

struct input events_size(const struct events *events)
{
    return (struct input){.kind = INPUT_RESIZE,
                          .x = events->width,
                          .y = events->height,
                          .density = scaled(100, events->width, events->window_width)};
}

enum event_result events_read(struct events *events, const SDL_Event *event, struct input *input)
{
    memset(input, 0, sizeof *input);
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return read_motion(events, &event->motion, input);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return read_button(events, &event->button, input);
    case SDL_FINGERDOWN:
        return read_finger(&event->tfinger, input);
    case SDL_MOUSEWHEEL:
        return read_wheel(&event->wheel, input);
    case SDL_KEYDOWN:
        return read_key(&event->key, input);
    case SDL_TEXTINPUT:
        return read_text(&event->text, input);
    case SDL_DROPFILE:
        input->kind = INPUT_DROP;
        input->paste = event->drop.file;
        return event->drop.file ? EVENT_INPUT : EVENT_NONE;
    case SDL_WINDOWEVENT:
        return read_window(events, &event->window, input);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        return EVENT_RESET;
    case SDL_QUIT:
        return EVENT_QUIT;
    default:
        return pads_read(&events->pads, event, input) ? EVENT_INPUT : EVENT_NONE;
    }
}

/* --- the log --- */

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

/* Inputs that log only their name. */
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

char *events_log_line(const struct input *input, long time_ms, char *line, size_t size)
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

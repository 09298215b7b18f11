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

static void set_place(struct events *events, struct input *input, int x, int y)
{
    input->x = events->x = scaled(x, events->width, events->window_width);
    input->y = events->y = scaled(y, events->height, events->window_height);
}

/* Has an input happen where the pointer is. */
static void set_place_of_pointer(const struct events *events, struct input *input)
{
    input->x = events->x;
    input->y = events->y;
}

/* --- the mouse --- */

/*
 * With the focus, SDL gives up the mouse, and does not hear of a release elsewhere. It then
 * believes that the button is still down, and drops its next press. So buttons that were down when
 * the focus was lost are doubted until SDL reports their release, and compared with those that are
 * down.
 */

/* Compares the doubted buttons. Returns those that are down again after their release was lost. */
static Uint32 compare_buttons(struct events *events)
{
    if (!events->doubted) {
        return 0;
    }
    SDL_PumpEvents(); /* or the answer might be an old one */
    Uint32 down = events->ask_buttons(NULL, NULL);
    SDL_PumpEvents();
    if (SDL_HasEvent(SDL_MOUSEBUTTONUP)) {
        return 0; /* SDL has heard of it */
    }
    Uint32 again = events->lost & down;
    events->lost |= events->doubted & ~down;
    return again;
}

static void hold(struct events *events, bool held)
{
    events->held = held;
    (void)SDL_CaptureMouse(held ? SDL_TRUE : SDL_FALSE); /* a drag may leave the window */
}

static enum button button_of(Uint32 mask)
{
    return mask & SDL_BUTTON_LMASK   ? BUTTON_LEFT
           : mask & SDL_BUTTON_MMASK ? BUTTON_MIDDLE
                                     : BUTTON_RIGHT;
}

/* Makes up for the press of a button that SDL has dropped. */
static enum event_result press_again(struct events *events, Uint32 mask, struct input *input)
{
    input->kind = INPUT_PRESS;
    input->button = button_of(mask);
    events->lost &= ~mask;
    events->doubted &= ~mask;
    if (input->button == BUTTON_LEFT) {
        hold(events, true);
    }
    return EVENT_AGAIN;
}

/* Trusts the state that comes with the event: a release may have been lost. */
static enum event_result read_motion(struct events *events, const SDL_MouseMotionEvent *motion,
                                     struct input *input)
{
    input->is_finger = motion->which == SDL_TOUCH_MOUSEID;
    Uint32 again = input->is_finger ? 0 : compare_buttons(events);
    if (again) { /* near here: if the game is slow, the place of the last motion may be far away */
        set_place(events, input, motion->x, motion->y);
        return press_again(events, again & (~again + 1), input);
    }
    input->kind = INPUT_MOVE;
    set_place(events, input, motion->x, motion->y);
    Uint32 lost = input->is_finger ? 0 : events->lost; /* those are buttons of the mouse */
    input->held = events->held = motion->state & ~lost & SDL_BUTTON_LMASK;
    return EVENT_INPUT;
}

static enum event_result read_button(struct events *events, const SDL_MouseButtonEvent *button,
                                     struct input *input)
{
    bool down = button->type == SDL_MOUSEBUTTONDOWN;
    if (button->button < SDL_BUTTON_LEFT || button->button > SDL_BUTTON_RIGHT) {
        return EVENT_NONE;
    }
    Uint32 mask = SDL_BUTTON(button->button);
    input->is_finger = button->which == SDL_TOUCH_MOUSEID;
    set_place(events, input, button->x, button->y);
    if (!input->is_finger && !down && (events->lost & mask)) {
        return press_again(events, mask, input);
    }
    input->kind = down ? INPUT_PRESS : INPUT_RELEASE;
    input->button = button_of(mask);
    input->clicks = button->clicks;
    if (input->is_finger) {
        events->finger = down ? FINGER_NEW : FINGER_NONE;
    } else {
        events->down = down ? events->down | mask : events->down & ~mask;
        events->lost &= ~mask;
        events->doubted &= ~mask;
    }
    if (input->button == BUTTON_LEFT) {
        hold(events, down);
    }
    return EVENT_INPUT;
}

/* --- fingers --- */

/* SDL makes a mouse of the first finger, which it reports before the finger itself. A second one
 * drops what the first one traces, as the right button does, and leaves the pointer there. */
static enum event_result read_finger(struct events *events, struct input *input)
{
    if (events->finger != FINGER_HELD) {
        events->finger = events->finger == FINGER_NEW ? FINGER_HELD : FINGER_NONE;
        return EVENT_NONE;
    }
    input->kind = INPUT_PRESS;
    input->button = BUTTON_RIGHT;
    set_place_of_pointer(events, input);
    return EVENT_INPUT;
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
        {SDLK_F2, KEY_F2},
        {SDLK_F3, KEY_F3},
        {SDLK_F4, KEY_F4},
        {SDLK_F5, KEY_F5},
        {SDLK_F6, KEY_F6},
        {SDLK_F7, KEY_F7},
        {SDLK_F8, KEY_F8},
        {SDLK_F9, KEY_F9},
        {SDLK_F11, KEY_F11},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (keys[i].code == code) {
            return keys[i].key;
        }
    }
    return KEY_NONE;
}

/* Returns what a symbol means with Ctrl. */
static enum key zoom_key(SDL_Keycode symbol)
{
    switch (symbol) {
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        return KEY_ZOOM_IN;
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
        return KEY_ZOOM_OUT;
    case SDLK_0:
    case SDLK_KP_0:
        return KEY_ZOOM_RESET;
    default:
        return KEY_NONE;
    }
}

/* A character outside the Latin blocks, which no Latin layout has on a key of letters. */
#define BEYOND_LATIN 0x0370

/*
 * Returns the Latin letter that a key means, or '\0': that of its symbol, or in a layout without
 * Latin letters, such as Russian, Greek or Hebrew, the one at its place on an English keyboard.
 * Such layouts have other symbols at the places of some letters, as the Greek one has ; at that of
 * Q.
 */
static char latin_letter(const struct events *events, const SDL_Keysym *keysym)
{
    SDL_Keycode symbol = keysym->sym;
    SDL_Scancode place = keysym->scancode;
    if (symbol >= SDLK_a && symbol <= SDLK_z) {
        return (char)symbol;
    }
    if (place < SDL_SCANCODE_A || place > SDL_SCANCODE_Z) {
        return '\0';
    }
    char letter = (char)('a' + (place - SDL_SCANCODE_A));
    bool is_beyond = symbol >= BEYOND_LATIN && !(symbol & SDLK_SCANCODE_MASK);
    bool is_absent = events->ask_place && events->ask_place(letter) == SDL_SCANCODE_UNKNOWN;
    if (!is_beyond && !is_absent) {
        return '\0';
    }
    return letter;
}

/* Keys that mean something only with Ctrl: by their symbol, or else by their place, as keyboards
 * have other symbols at the places of + and −. */
static enum key ctrl_key(const struct events *events, const SDL_Keysym *keysym, char *letter)
{
    *letter = latin_letter(events, keysym);
    if (*letter) {
        return KEY_LETTER;
    }
    enum key key = zoom_key(keysym->sym);
    if (key == KEY_NONE) {
        key = keysym->scancode == SDL_SCANCODE_EQUALS  ? KEY_ZOOM_IN
              : keysym->scancode == SDL_SCANCODE_MINUS ? KEY_ZOOM_OUT
              : keysym->scancode == SDL_SCANCODE_0     ? KEY_ZOOM_RESET
                                                       : KEY_NONE;
    }
    return key;
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

/* Browsers need Ctrl+P, Ctrl+R and Ctrl+W themselves, so these letters work with Alt, too. */
static bool is_alt_letter(char letter, int held)
{
    return (held & KMOD_LALT) && !(held & (KMOD_CTRL | KMOD_RALT | KMOD_MODE | KMOD_GUI)) &&
           (letter == 'p' || letter == 'r' || letter == 'w');
}

static enum event_result read_key(struct events *events, const SDL_KeyboardEvent *keyboard,
                                  struct input *input)
{
    const SDL_Keysym *keysym = &keyboard->keysym;
    input->kind = INPUT_KEY;
    input->shift = events->modifiers & KMOD_SHIFT;
    input->ctrl = holds_ctrl(events->modifiers);
    input->alt = events->modifiers & KMOD_LALT;
    input->key = plain_key(keysym->sym);
    if (input->key == KEY_NONE &&
        (input->ctrl || is_alt_letter(latin_letter(events, keysym), events->modifiers))) {
        input->key = ctrl_key(events, keysym, &input->letter);
    }
    events->key_place = keysym->scancode;
    events->key_acts = input->key != KEY_NONE;
    if (!events->key_acts || (keyboard->repeat && !may_repeat(input->key))) {
        return EVENT_NONE;
    }
    return EVENT_INPUT;
}

/* SDL calls the keys of the upper row by their digits, also where a keyboard has other symbols
 * there, as the French one has − at the place of 6. Then the text says which symbol it is. */
static enum event_result read_typed_command(const struct events *events, const char *text,
                                            struct input *input)
{
    input->kind = INPUT_KEY;
    input->ctrl = true;
    input->key = events->key_acts || text[1] ? KEY_NONE : zoom_key((SDL_Keycode)text[0]);
    return input->key == KEY_NONE ? EVENT_NONE : EVENT_INPUT;
}

/* Returns the digit at a place of the upper row; '\0': it is elsewhere. */
static char digit_at(SDL_Scancode place)
{
    static const char digits[] = "1234567890";
    bool is_digit = place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0;
    return digits[is_digit ? place - SDL_SCANCODE_1 : sizeof digits - 1];
}

/* Ignores the space bar, which arrives as KEY_SPACE, and commands: keys with Ctrl, Alt or Super. */
static enum event_result read_text(const struct events *events, const SDL_TextInputEvent *text,
                                   struct input *input)
{
    if (holds_ctrl(events->modifiers)) {
        return read_typed_command(events, text->text, input);
    }
    if ((events->modifiers & (KMOD_LALT | KMOD_GUI)) || strcmp(text->text, " ") == 0 ||
        strlen(text->text) >= sizeof input->text) {
        return EVENT_NONE;
    }
    input->kind = INPUT_TEXT;
    input->digit = digit_at(events->key_place);
    memcpy(input->text, text->text, strlen(text->text) + 1);
    return EVENT_INPUT;
}

/* A button that was held when the focus was lost may have been let go since. If it is down again,
 * that press brought the focus back, and is dropped as SDL drops any such press. */
static enum event_result read_focus(struct events *events, struct input *input)
{
    Uint32 again = compare_buttons(events);
    events->lost &= ~again;
    events->doubted &= ~again;
    bool is_finger = events->finger != FINGER_NONE;
    if (events->held && !is_finger && (events->lost & SDL_BUTTON_LMASK)) {
        events->held = false;
        input->kind = INPUT_MOVE;
        set_place_of_pointer(events, input);
        return EVENT_AGAIN;
    }
    input->kind = INPUT_FOCUS;
    return EVENT_INPUT;
}

static enum event_result read_blur(struct events *events, struct input *input)
{
    events->doubted = events->ask_buttons ? events->down : 0;
    pads_rest(&events->pads);
    input->kind = INPUT_BLUR;
    return EVENT_INPUT;
}

static enum event_result read_window(struct events *events, const SDL_WindowEvent *window,
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
        return read_focus(events, input);
    case SDL_WINDOWEVENT_FOCUS_LOST:
        return read_blur(events, input);
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
                          .density = scaled(events->density > 0 ? events->density : 100,
                                            events->width, events->window_width)};
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
        return read_finger(events, input);
    case SDL_MOUSEWHEEL:
        return read_wheel(&event->wheel, input);
    case SDL_KEYUP:
        events->modifiers = event->key.keysym.mod;
        return EVENT_NONE;
    case SDL_KEYDOWN:
        events->modifiers = event->key.keysym.mod;
        return read_key(events, &event->key, input);
    case SDL_TEXTINPUT:
        return read_text(events, &event->text, input);
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
                                        [KEY_F2] = "f2",
                                        [KEY_F3] = "f3",
                                        [KEY_F4] = "f4",
                                        [KEY_F5] = "f5",
                                        [KEY_F6] = "f6",
                                        [KEY_F7] = "f7",
                                        [KEY_F8] = "f8",
                                        [KEY_F9] = "f9",
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
    [INPUT_LEAVE] = "leave", [INPUT_EDIT] = "edit", [INPUT_PASTE] = "paste",
    [INPUT_DROP] = "drop",   [INPUT_BLUR] = "blur", [INPUT_FOCUS] = "focus",
    [INPUT_CLOSE] = "close"};

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

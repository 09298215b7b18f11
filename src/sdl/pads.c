/* SPDX-License-Identifier: MIT */
/*
 * Reads controllers of any make, as SDL maps them. One push of the stick is one step.
 */
#include "pads.h"

#include "stream.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_REPEAT_MS 400
#define NEXT_REPEAT_MS  130

/* Thresholds out of 32767: a push counts beyond STICK_OUT, and the next only after the stick was
 * back within STICK_IN. */
#define STICK_OUT 21000L
#define STICK_IN  12000L

void pads_begin(struct pads *pads)
{
    /* The kernel's drivers support the usual makes; SDL's own would probe every USB device. */
    (void)SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    int kept = stream_hush();
    pads->begun = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    stream_unhush(kept);
}

void pads_end(struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (pads->open[i]) {
            SDL_GameControllerClose(pads->open[i]);
        }
    }
    if (pads->begun) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    memset(pads, 0, sizeof *pads);
}

/* --- plugging in and unplugging --- */

static void open_pad(struct pads *pads, int index)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (!pads->open[i]) {
            pads->open[i] = SDL_GameControllerOpen(index);
            return;
        }
    }
}

void pads_rest(struct pads *pads)
{
    pads->dx = pads->dy = 0;
}

static void close_pad(struct pads *pads, SDL_JoystickID id)
{
    SDL_GameController *gone = SDL_GameControllerFromInstanceID(id);
    for (int i = 0; i < PADS_MAX; i++) {
        if (gone && pads->open[i] == gone) {
            SDL_GameControllerClose(gone);
            pads->open[i] = NULL;
            pads->deflected = pads->a_held = false;
            pads_rest(pads);
        }
    }
}

/* --- directions --- */

static bool move(struct pads *pads, int dx, int dy, struct input *input)
{
    pads->dx = dx;
    pads->dy = dy;
    pads->repeat_ms = SDL_GetTicks64() + FIRST_REPEAT_MS;
    input->kind = INPUT_PAD;
    input->pad = PAD_MOVE;
    input->x = dx;
    input->y = dy;
    return true;
}

static bool read_cross(struct pads *pads, Uint8 button, bool down, struct input *input)
{
    int dx =
        (button == SDL_CONTROLLER_BUTTON_DPAD_RIGHT) - (button == SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    int dy =
        (button == SDL_CONTROLLER_BUTTON_DPAD_DOWN) - (button == SDL_CONTROLLER_BUTTON_DPAD_UP);
    if (down) {
        return move(pads, dx, dy, input);
    }
    if (pads->dx == dx && pads->dy == dy) {
        pads_rest(pads);
    }
    return false;
}

/* Reads both axes together: within 22.5 degrees of a diagonal, the step is diagonal. */
static bool read_stick(struct pads *pads, const SDL_ControllerAxisEvent *axis, struct input *input)
{
    SDL_GameController *pad = SDL_GameControllerFromInstanceID(axis->which);
    bool left = axis->axis == SDL_CONTROLLER_AXIS_LEFTX || axis->axis == SDL_CONTROLLER_AXIS_LEFTY;
    if (!pad || !left) {
        return false;
    }
    long x = SDL_GameControllerGetAxis(pad, SDL_CONTROLLER_AXIS_LEFTX);
    long y = SDL_GameControllerGetAxis(pad, SDL_CONTROLLER_AXIS_LEFTY);
    long out = x * x + y * y;
    if (pads->deflected && out < STICK_IN * STICK_IN) {
        pads->deflected = false;
        pads_rest(pads);
    }
    if (pads->deflected || out < STICK_OUT * STICK_OUT) {
        return false;
    }
    pads->deflected = true;
    bool across = labs(x) * 1000 > labs(y) * 414;
    bool along = labs(y) * 1000 > labs(x) * 414;
    return move(pads, across ? (x > 0) - (x < 0) : 0, along ? (y > 0) - (y < 0) : 0, input);
}

long pads_wait_ms(const struct pads *pads)
{
    if ((pads->dx == 0 && pads->dy == 0) || pads->a_held) {
        return -1;
    }
    Uint64 now = SDL_GetTicks64();
    return now < pads->repeat_ms ? (long)(pads->repeat_ms - now) : 0;
}

bool pads_repeat(struct pads *pads, struct input *input)
{
    if (pads_wait_ms(pads) != 0) {
        return false;
    }
    memset(input, 0, sizeof *input);
    (void)move(pads, pads->dx, pads->dy, input);
    pads->repeat_ms = SDL_GetTicks64() + NEXT_REPEAT_MS;
    return true;
}

/* --- buttons --- */

static bool read_button(struct pads *pads, Uint8 button, bool down, struct input *input)
{
    static const struct {
        SDL_GameControllerButton button;
        enum pad pad;
    } buttons[] = {
        {SDL_CONTROLLER_BUTTON_A, PAD_A},
        {SDL_CONTROLLER_BUTTON_B, PAD_B},
        {SDL_CONTROLLER_BUTTON_X, PAD_X},
        {SDL_CONTROLLER_BUTTON_Y, PAD_Y},
        {SDL_CONTROLLER_BUTTON_START, PAD_START},
        {SDL_CONTROLLER_BUTTON_BACK, PAD_BACK},
        {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PAD_SHOULDER_LEFT},
        {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PAD_SHOULDER_RIGHT},
    };
    if (button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT) {
        return read_cross(pads, button, down, input);
    }
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        if (buttons[i].button == (SDL_GameControllerButton)button) {
            input->kind = INPUT_PAD;
            input->pad = buttons[i].pad;
            input->held = down;
            pads->a_held = input->pad == PAD_A ? down : pads->a_held;
            return true;
        }
    }
    return false;
}

bool pads_read(struct pads *pads, const SDL_Event *event, struct input *input)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        open_pad(pads, event->cdevice.which);
        return false;
    case SDL_CONTROLLERDEVICEREMOVED:
        close_pad(pads, event->cdevice.which);
        return false;
    case SDL_CONTROLLERAXISMOTION:
        return read_stick(pads, &event->caxis, input);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return read_button(pads, event->cbutton.button, event->type == SDL_CONTROLLERBUTTONDOWN,
                           input);
    default: /* not a controller event */
        return false;
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * Inputs of a game controller as keys. Leaves what the keys mean to the app.
 */
#include "pad.h"

#include "state.h"

static enum key arrow_of(const struct input *input)
{
    if (input->x) {
        return input->x < 0 ? KEY_LEFT : KEY_RIGHT;
    }
    return input->y < 0 ? KEY_UP : KEY_DOWN;
}

/* The key that a button stands for; KEY_NONE: it only counts together with others. */
static struct input key_of(const struct app *app, const struct input *input)
{
    struct input key = {.kind = INPUT_KEY};
    switch (input->pad) {
    case PAD_MOVE:
        key.key = arrow_of(input);
        key.shift = app->pad_a_held;
        break;
    case PAD_A:
        key.key = KEY_ENTER;
        break;
    case PAD_B:
        key.key = KEY_ESCAPE;
        break;
    case PAD_X:
        key.key = KEY_SPACE;
        break;
    case PAD_Y:
        key.key = KEY_BACKSPACE;
        break;
    case PAD_START:
        key.key = KEY_LETTER;
        key.letter = 'p';
        key.ctrl = true;
        break;
    case PAD_BACK:
        key.key = KEY_F1;
        break;
    case PAD_SHOULDER_LEFT:
    case PAD_SHOULDER_RIGHT:
        key.key = KEY_TAB;
        key.shift = input->pad == PAD_SHOULDER_LEFT;
        break;
    }
    return key;
}

void pad_input(struct app *app, const struct input *input)
{
    if (input->pad == PAD_A) {
        app->pad_a_held = input->held;
    }
    if (input->pad != PAD_MOVE && !input->held) {
        return; /* keys of the app only go down */
    }
    struct input key = key_of(app, input);
    app_input(app, &key);
}

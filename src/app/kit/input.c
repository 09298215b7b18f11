/* SPDX-License-Identifier: MIT */
/*
 * Inputs of a game controller as keys. Leaves what the keys mean to the screens.
 */
#include "input.h"

static enum key arrow_of(const struct input *input)
{
    if (input->x) {
        return input->x < 0 ? KEY_LEFT : KEY_RIGHT;
    }
    return input->y < 0 ? KEY_UP : KEY_DOWN;
}

struct input input_key_of_pad(const struct input *input, bool a_held)
{
    struct input key = {.kind = INPUT_KEY};
    switch (input->pad) {
    case PAD_MOVE:
        key.key = arrow_of(input);
        key.shift = a_held;
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

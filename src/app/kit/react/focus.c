/* SPDX-License-Identifier: MIT */
/*
 * Moves the focus by Tab and arrows, presses by Enter and Space.
 */
#include "focus.h"

#include <assert.h>

const struct hot *focus_hot(const struct ui *ui)
{
    const struct hot *hot = ui_hot_of(ui, ui->focus);
    return hot && hot->in_focus_order ? hot : NULL;
}

bool focus_is_arrow(enum key key)
{
    return key == KEY_LEFT || key == KEY_RIGHT || key == KEY_UP || key == KEY_DOWN;
}

void focus_step(enum key arrow, int *dx, int *dy)
{
    assert(focus_is_arrow(arrow));
    *dx = arrow == KEY_LEFT ? -1 : arrow == KEY_RIGHT ? 1 : 0;
    *dy = arrow == KEY_UP ? -1 : arrow == KEY_DOWN ? 1 : 0;
}

/* Returns the gap between two intervals; 0 if they overlap. */
static int apart(int a, int a_length, int b, int b_length)
{
    if (b >= a + a_length) {
        return b - (a + a_length);
    }
    return a >= b + b_length ? a - (b + b_length) : 0;
}

static int distance(int a, int b)
{
    return a < b ? b - a : a - b;
}

/* Returns how far past the middle of `from` the rectangle `to` begins in direction (dx, dy);
 * negative if it begins before. */
static int past_middle(struct rect from, struct rect to, int dx, int dy)
{
    int x = from.x + from.w / 2;
    int y = from.y + from.h / 2;
    if (dx) {
        return dx > 0 ? to.x - x : x - to.x - to.w;
    }
    return dy > 0 ? to.y - y : y - to.y - to.h;
}

/* Returns the cost of moving to `to` when an arrow points by (dx, dy); -1 if it does not lie there.
 * Sideways distance counts three times, and what is more sideways than ahead does not lie there;
 * what begins before the middle of `from` comes after everything that begins beyond it. */
static long reluctance(struct rect from, struct rect to, int dx, int dy)
{
    int ahead = dx ? dx * (to.x + to.w / 2 - from.x - from.w / 2)
                   : dy * (to.y + to.h / 2 - from.y - from.h / 2);
    if (ahead < (dx ? from.w / 2 : from.h / 2)) {
        return -1;
    }
    long across = apart(from.x, from.w, to.x, to.w);
    long down = apart(from.y, from.h, to.y, to.h);
    if ((dx ? down : across) > 2L * ahead) {
        return -1;
    }
    long off = dx ? distance(to.y + to.h / 2, from.y + from.h / 2)
                  : distance(to.x + to.w / 2, from.x + from.w / 2);
    long cost = dx ? 4 * across + 12 * down + off : 4 * down + 12 * across + off;
    return past_middle(from, to, dx, dy) >= 0 ? cost : cost + 1000000;
}

int focus_towards(const struct ui *ui, const struct hot *from, enum key arrow)
{
    int dx, dy;
    int best = HOT_NONE;
    long least = 0;
    focus_step(arrow, &dx, &dy);
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        if (!hot->in_focus_order || hot->id == from->id) {
            continue;
        }
        long cost = reluctance(from->rect, hot->rect, dx, dy);
        if (cost >= 0 && (best == HOT_NONE || cost < least)) {
            best = hot->id;
            least = cost;
        }
    }
    return best;
}

static bool move(struct ui *ui, enum key arrow)
{
    const struct hot *from = focus_hot(ui);
    int id = from ? focus_towards(ui, from, arrow) : ui_next_focus(ui, HOT_NONE, false);
    if (id == HOT_NONE) {
        return false;
    }
    ui->focus = id;
    return true;
}

bool focus_key(struct ui *ui, const struct input *input, int *pressed)
{
    const struct hot *hot = focus_hot(ui);
    bool on_button = hot && !hot->is_place;
    *pressed = HOT_NONE;
    if (input->key == KEY_TAB) {
        ui->focus = ui_next_focus(ui, ui->focus, input->shift);
        return true;
    }
    if (on_button && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        *pressed = hot->id;
        return true;
    }
    if (on_button && focus_is_arrow(input->key) && !hot->wants_arrows) {
        (void)move(ui, input->key);
        return true;
    }
    return false;
}

bool focus_arrow(struct ui *ui, enum key key)
{
    return focus_is_arrow(key) && move(ui, key);
}

struct input focus_key_of_pad(const struct input *input, bool a_held)
{
    struct input key = {.kind = INPUT_KEY};
    switch (input->pad) {
    case PAD_MOVE:
        key.key = input->x < 0   ? KEY_LEFT
                  : input->x > 0 ? KEY_RIGHT
                  : input->y < 0 ? KEY_UP
                                 : KEY_DOWN;
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

void focus_draw_ring(struct ui *ui)
{
    const struct hot *hot = focus_hot(ui);
    if (!hot) {
        return;
    }
    int gap = ui_px(ui, 4);
    int side = hot->rect.w < hot->rect.h ? hot->rect.w : hot->rect.h;
    int radius = layout_units(ui->layout, side) / 4;
    struct rect ring = {hot->rect.x - gap, hot->rect.y - gap, hot->rect.w + 2 * gap,
                        hot->rect.h + 2 * gap};
    ui_outline(ui, ring, (radius < 18 ? radius : 18) + 4, 3, ui->theme->text);
}

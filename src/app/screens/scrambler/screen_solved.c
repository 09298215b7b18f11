/* SPDX-License-Identifier: MIT */
/*
 * The dialog after a solved puzzle of the Scrambler. Leaves the puzzle to screen_scrambler.c.
 */
#include "dialog.h"
#include "scrambler_deal.h"
#include "text.h"

#include <stdio.h>

enum { ID_NEW = 1, ID_LOOK };

static void solved_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct scrambler_screen *scrambler = stage_state(&desk->stage, SCREEN_SCRAMBLER);
    (void)self;
    char text[160];
    char moves[TEXT_COUNT_MAX];
    char clock[TEXT_COUNT_MAX];
    if (scrambler->was_shown) {
        (void)snprintf(text, sizeof text, "%s", TEXT_SOLVED_SHOWN);
    } else {
        (void)snprintf(
            text, sizeof text, TEXT_SOLVED_IN, text_moves(moves, (long)scrambler->game.made_count),
            text_clock(clock, scrambler->elapsed_ms), scrambler->game.puzzle.jumble_count);
    }
    char code[64];
    (void)snprintf(code, sizeof code, TEXT_PUZZLE, scrambler->code);
    struct dialog dialog = {
        .title = TEXT_SOLVED,
        .text = text,
        .foot = code,
        .buttons = {{ID_NEW, {BUTTON_PRIMARY, TEXT_NEW_PUZZLE, false, ICON_MENU, 22, false}, false},
                    {ID_LOOK, {BUTTON_GHOST, TEXT_LOOK_AT_IT, false, ICON_MENU, 0, false}, false}},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void solved_press(void *self, struct desk *desk, int id)
{
    struct scrambler_screen *scrambler = stage_state(&desk->stage, SCREEN_SCRAMBLER);
    (void)self;
    stage_back(&desk->stage);
    if (id == ID_NEW) {
        (void)scrambler_deal(scrambler, desk, scrambler->size, NULL);
    }
}

static bool solved_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        solved_press(self, desk, ID_NEW);
    } else if (input->key == KEY_ESCAPE) {
        solved_press(self, desk, ID_LOOK);
    } else {
        return false;
    }
    return true;
}

const struct screen_class screen_solved = {
    .name = "solved",
    .is_overlay = true,
    .input = solved_input,
    .press = solved_press,
    .draw = solved_draw,
};

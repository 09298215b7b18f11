/* SPDX-License-Identifier: MIT */
/*
 * The dialog over a solved puzzle: how well it went, and what next. Leaves saving the result to
 * screen_scrambler.c.
 */
#include "dialog.h"
#include "level.h"
#include "phrase.h"
#include "scrambler_draw.h"

#include <stdio.h>

enum { ID_NEW = 1, ID_LOOK };

/* Describes how it was solved; nothing is better than the fewest moves. */
static void write_solved(const struct scrambler_screen *scrambler, char *text, size_t size)
{
    size_t made = scrambler->game.made_count;
    int jumbled = scrambler->game.puzzle.jumble_count;
    int fewest = (int)scrambler->fewest;
    char moves[PHRASE_MAX];
    char clock[PHRASE_MAX];
    phrase_moves(moves, (long)made);
    phrase_clock(clock, scrambler->elapsed_ms);
    if (scrambler->was_shown) {
        (void)snprintf(text, size, "%s",
                       tr("That was the solution, so it doesn’t count. The next one is yours."));
    } else if (scrambler->was_helped) {
        (void)snprintf(text, size, tr("%s in %s. Moves were shown, so it doesn’t count."), moves,
                       clock);
    } else if (scrambler->fewest == 0) {
        (void)snprintf(text, size,
                       tr_plural("%s in %s. It was scrambled in %d.",
                                 "%s in %s. It was scrambled in %d.", jumbled),
                       moves, clock, jumbled);
    } else if (made <= scrambler->fewest) {
        (void)snprintf(text, size, tr("%s in %s, the fewest possible!"), moves, clock);
    } else {
        (void)snprintf(
            text, size,
            tr_plural("%s in %s. It takes at least %d.", "%s in %s. It takes at least %d.", fewest),
            moves, clock, fewest);
    }
}

static struct question solved_ask(const void *self, const struct desk *desk,
                                  struct question_room *room)
{
    const struct scrambler_screen *scrambler = stage_state(&desk->stage, SCREEN_SCRAMBLER);
    (void)self;
    char line[160];
    write_solved(scrambler, line, sizeof line);
    const char *next = dialog_format(room, tr("On to level %d"), level_number(scrambler->wanted));
    return (struct question){
        .title = tr("Solved!"),
        .text = dialog_format(room, "%s", line),
        .foot = dialog_format(room, tr("Puzzle %s"), scrambler->code),
        .buttons = {{ID_NEW, scrambler->is_passed ? next : tr("New puzzle"), ICON_NONE,
                     BUTTON_PRIMARY},
                    {ID_LOOK, tr("Show the grid"), ICON_NONE, BUTTON_GHOST}},
        .escape = ID_LOOK,
    };
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

const struct screen_class screen_solved = {
    .name = "solved",
    .is_overlay = true,
    .ask = solved_ask,
    .press = solved_press,
};

/* SPDX-License-Identifier: MIT */
/*
 * How the three steps of "How to play" look. Leaves what happens to screen_learn.c.
 */
#ifndef APP_LEARN_DRAW_H
#define APP_LEARN_DRAW_H

#include "state.h"

enum {
    LEARN_ID_BACK = 1,
    LEARN_ID_SOUND,
    LEARN_ID_SKIP, /* or home, at the end */
    LEARN_ID_DONE, /* or a round, at the end */
    LEARN_ID_BOARD /* the die under the cursor, for keys */
};

#define LEARN_STEP_COUNT 3

/* The word that a step asks for, in capitals; "" where it asks for none. Static. */
const char *learn_word(enum learn_step step);

/* The die that comes next on the way that a step asks for; -1: none. */
int learn_next_die(const struct learn_state *learn);

/* The little board where it stands now. */
void learn_place(const struct app *app, struct board_view *view);

void learn_draw(struct app *app, struct ui *ui);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What a word means: the sentence, and the box beside a word of a list that was clicked during a
 * round. Leaves the explanations themselves to gloss.h.
 */
#ifndef APP_EXPLAIN_H
#define APP_EXPLAIN_H

#include "score_panel.h"
#include "state.h"

/* Its part of speech, the base form if it is another, and a short gloss; or that there is none.
 * `word` in lower case; an offensive one is not explained. `text` of `size` bytes is filled. */
void explain_word(const struct app *app, const char *word, char *text, size_t size);

/* A click in a panel drawn into `area`: if a word lies there, its box is opened. Tells whether one
 * does. */
bool explain_press(struct app *app, const struct score_panel *panel, struct rect area, int x,
                   int y);

/* Draws the box while it is open; closes it. */
void explain_draw(struct app *app, struct ui *ui);
void explain_close(struct app *app);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What a word means: the sentence, and the box beside a word of a list that was clicked during a
 * round. Leaves the explanations themselves to gloss.h.
 */
#ifndef APP_EXPLAIN_H
#define APP_EXPLAIN_H

#include "anim.h"
#include "score_panel.h"
#include "text.h"

#include "trounce/gloss.h"
#include "trounce/lexicon.h"

#define EXPLAIN_TEXT_MAX 320

/* A word of a list that was clicked, and what it means. */
struct explain {
    const struct glosses *glosses;     /* NULL: nothing is known */
    const struct spellings *spellings; /* of the words; NULL: they stand in their letters */
    struct anim shown;
    char word[WORD_TEXT_MAX]; /* in capitals */
    char gloss[EXPLAIN_TEXT_MAX];
    enum finder_side side;
    struct rect row; /* where it stands */
};

/* Its part of speech, the base form if it is another, and a short gloss, into `text` of `size`
 * bytes; returns whether there is one. Else the text says so; where no word is ever explained, it
 * is "". `word` in lower case; one that `lexicon` marks as offensive is not explained. */
bool explain_word(const struct explain *explain, const struct lexicon *lexicon, const char *word,
                  char *text, size_t size);

/* A click in a panel drawn into `area`: if a word lies there and words are explained, its box
 * is opened. Returns whether it was. */
bool explain_press(struct explain *explain, const struct lexicon *lexicon,
                   const struct layout *layout, const struct score_panel *panel, struct rect area,
                   int x, int y);

/* Draws the box while it is open; closes it. */
void explain_draw(const struct explain *explain, struct ui *ui);
void explain_close(struct explain *explain);

#endif

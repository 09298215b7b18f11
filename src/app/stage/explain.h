/* SPDX-License-Identifier: MIT */
/*
 * Explaining words: the text, and the box beside a word that was clicked in a list during a round.
 * Leaves the explanations themselves to gloss.h.
 */
#ifndef APP_EXPLAIN_H
#define APP_EXPLAIN_H

#include "anim.h"
#include "phrase.h"
#include "score_panel.h"

#include "trounce/lexicon.h"

#define EXPLAIN_TEXT_MAX 320

/* A clicked word of a list, and its meaning. */
struct explain {
    const struct glosses *glosses;     /* NULL: no word has an explanation */
    const struct spellings *spellings; /* of the words; NULL: shown in plain letters */
    struct anim shown;
    char word[WORD_TEXT_MAX]; /* in capitals */
    char gloss[EXPLAIN_TEXT_MAX];
    enum side side;
    struct rect row; /* of the word in its list */
};

/* Returns the part of speech, the base form if different, and a short gloss; or that there is none,
 * as `*is_known` says. `word` is in lower case; one that `lexicon` marks as offensive is not
 * explained. */
const char *explain_word(const struct explain *explain, struct arena *arena,
                         const struct lexicon *lexicon, const char *word, bool *is_known);

/* Handles a click in a panel drawn into `area`: opens the box of the word there. Returns
 * whether it did. */
bool explain_press(struct explain *explain, struct arena *arena, const struct lexicon *lexicon,
                   const struct layout *layout, const struct score_panel *panel, struct rect area,
                   int x, int y);

/* Draws the box while it is open; and closes it. */
void explain_draw(const struct explain *explain, struct ui *ui, int up);
void explain_close(struct explain *explain);

#endif

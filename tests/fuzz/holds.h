/* SPDX-License-Identifier: MIT */
/*
 * What holds whatever is done to the app: each ends the program where it does not. Leaves what is
 * done to hands.h.
 */
#ifndef TESTS_HOLDS_H
#define TESTS_HOLDS_H

#include "desk.h"

/* What was seen of the round before. */
struct seen_round {
    const struct round *round;
    long long began_unix_s;
    enum round_phase phase;
    long played_ms;
    size_t word_count;
};

/* Each screen is in the stack once; the round has points, words and phases as rounds have them. */
void holds_desk(const struct desk *desk, struct seen_round *seen);

/* What was drawn has its places near the window and its texts in UTF-8, and the pointer is over
 * nothing that is not there. */
void holds_frame(const struct desk *desk, const struct draw_list *list);

/* The rounds that were kept beyond the `known` ones can be read again. */
void holds_store(struct store *store, const struct lexicon *lexicon, long known);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The state of a round. Only for round_make.c, which makes rounds, and round.c, which plays them.
 */
#ifndef TROUNCE_ENGINE_ROUND_STATE_H
#define TROUNCE_ENGINE_ROUND_STATE_H

#include "round_words.h"

#include "trounce/race.h"
#include "trounce/round.h"

/* Invariants: left_ms is 0 exactly if there is no clock or it has run out; the words of the race
 * before race_next have been entered or skipped. */
struct round {
    struct board board;
    const struct lexicon *lexicon;
    enum rules rules;
    enum game_mode mode;
    struct rival rival;
    enum round_phase phase;
    enum side turn; /* SIDE_PLAYER or SIDE_SECOND */
    long time_ms;
    long left_ms;
    long played_ms;
    struct round_words words;
    bool shared_count;
    bool shares;
    int race_tier_max; /* of the words in the race; 0: all */
    struct race race;  /* or the words of a ghost; else empty, and if restored afterwards */
    size_t race_next;
    uint32_t *friend_words; /* NULL: no friend */
    long *friend_ms;        /* NULL: no ghost */
    size_t friend_word_count;
    long friend_hint_points;
    int hint_count;
    long hint_points;
};

/* Lists the words of a race or a ghost that are due; at the end of the turn all that are left for
 * it. STATUS_NO_MEMORY: not all of them are listed, and another call makes up for it. */
enum status round_enter_live(struct round *round, bool is_end);

/* Returns the side whose words `side` may share, or `side` itself if there is none. */
enum side round_sharing_side(const struct round *round, enum side side);

#endif

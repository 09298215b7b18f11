/* SPDX-License-Identifier: MIT */
/*
 * What a round holds: for round_make.c, which makes it, and round.c, which plays it.
 */
#ifndef TROUNCE_ENGINE_ROUND_STATE_H
#define TROUNCE_ENGINE_ROUND_STATE_H

#include "round_words.h"

#include "trounce/race.h"
#include "trounce/round.h"

/* First in, first out; the array begins anew when all are taken. Invariant: the oldest event that
 * has not been taken is all[first]; there is one when first < count. */
struct event_queue {
    struct round_event *all;
    size_t first;
    size_t count; /* taken ones too */
    size_t capacity;
};

/* Invariants: left_ms is 0 exactly when there is no clock or it has run out; the words of the race
 * before race_next have been entered or passed over. */
struct round {
    struct board board;
    const struct lexicon *lexicon;
    enum rules rules;
    enum way way;
    struct rival rival;
    enum round_phase phase;
    enum finder_side turn; /* SIDE_PLAYER or SIDE_SECOND */
    long time_ms;
    long left_ms;
    long played_ms;
    struct round_words words;
    bool shared_count;
    int race_tier_max; /* of the words in it; 0: all */
    struct race race;  /* empty in other ways, and once the race is over */
    size_t race_next;
    uint32_t *friend_words; /* NULL: no friend */
    size_t friend_word_count;
    int hint_count;
    long hint_price;
    struct event_queue events;
};

/* The side whose words a side may share; the side itself if there is none. */
enum finder_side round_sharing_side(const struct round *round, enum finder_side side);

#endif

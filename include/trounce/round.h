/* SPDX-License-Identifier: MIT */
/*
 * A round: its phases, its clock, what was found and by whom. Leaves time, hands and the screen to
 * others: time comes in by round_advance, words by round_submit, what happened goes out as events.
 *
 *     READY --start--> PLAYER --time or finish--> COMPUTER --conclude--> DONE
 *                       |  ^                  (a solo round goes straight to DONE)
 *                 pause v  | resume
 *                      PAUSED
 */
#ifndef TROUNCE_ROUND_H
#define TROUNCE_ROUND_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"
#include "trounce/rival.h"
#include "trounce/scoring.h"

#include <stdbool.h>
#include <stddef.h>

enum round_phase { ROUND_READY, ROUND_PLAYER, ROUND_PAUSED, ROUND_COMPUTER, ROUND_DONE };

/* What is said to a word that a player hands in. */
enum verdict {
    VERDICT_GOOD,
    VERDICT_TOO_SHORT,
    VERDICT_NOT_A_WORD, /* not in the word list */
    VERDICT_NOT_ON_BOARD,
    VERDICT_HAVE_IT /* already found */
};

enum finder_side { SIDE_PLAYER, SIDE_COMPUTER };

struct round_config {
    const struct board *board;     /* copied */
    const struct lexicon *lexicon; /* borrowed, outlives the round */
    enum rules rules;
    bool solo;                 /* no computer's turn */
    long time_ms;              /* 0: no clock */
    const struct rival *rival; /* whose the computer's turn is, copied; NULL: a merciless one */
    int hint_count;  /* hints that were taken before, when a round goes on that was kept */
    long hint_price; /* the points that they took */
};

/* A word that counts. `text` is lower case and lives as long as the round. */
struct round_word {
    const char *text;
    int letters;
    int points;
    uint32_t number; /* in the lexicon; beyond its words: one that it lacks, of a restored round */
    struct path path;
};

/* Things that happen, oldest first. */
enum round_event_kind {
    ROUND_EVENT_PHASE,    /* the phase changed */
    ROUND_EVENT_WORD,     /* a word was added: side, index in its list */
    ROUND_EVENT_REFUSED,  /* a word was refused: verdict */
    ROUND_EVENT_LOW_TIME, /* 30 seconds are left */
    ROUND_EVENT_TICK,     /* one of the last ten seconds begins */
    ROUND_EVENT_TIME_UP   /* the clock ran out (a phase event follows) */
};

#define ROUND_LOW_TIME_MS  30000
#define ROUND_LAST_TICKS_S 10

struct round_event {
    enum round_event_kind kind;
    enum round_phase phase;
    enum finder_side side;
    enum verdict verdict;
    size_t index;
};

struct round;

/* A round in READY; the caller owns it. STATUS_RANGE for rules, times and hints that no round has;
 * STATUS_NO_MEMORY. */
enum status round_new(const struct round_config *config, struct round **round);
void round_free(struct round *round);

/* A word as it was listed once. */
struct round_past_word {
    enum finder_side side;
    int points;
    struct path path;
};

/* How far a round had come. */
struct round_past {
    enum round_phase phase;              /* PAUSED, COMPUTER or DONE */
    long left_ms;                        /* 0..time_ms of the config */
    const struct round_past_word *words; /* in the order they were found */
    size_t word_count;
};

/*
 * Brings back a round that was kept somewhere, without events. Words and points are taken as they
 * were, also words that the lexicon of today lacks (round_has_word does not know those).
 * STATUS_DAMAGED for whatever no round can have: a path that is none on the board, a word that is
 * there twice, numbers out of their ranges; STATUS_NO_MEMORY. The caller owns the round.
 */
enum status round_restore(const struct round_config *config, const struct round_past *past,
                          struct round **round);

/* Questions. Pointers live as long as the round; words until the next one is added. */
enum round_phase round_phase(const struct round *round);
const struct board *round_board(const struct round *round);
const struct lexicon *round_lexicon(const struct round *round);
enum rules round_rules(const struct round *round);
bool round_is_solo(const struct round *round);
const struct rival *round_rival(const struct round *round); /* never NULL */
long round_time_ms(const struct round *round);              /* in all; 0: no clock */
long round_left_ms(const struct round *round);              /* left, 0.. */
size_t round_word_count(const struct round *round, enum finder_side side);
const struct round_word *round_word(const struct round *round, enum finder_side side, size_t index);

/* The points of the words alone, and what counts in the end: the player's less what hints took, but
 * never below 0. */
long round_points(const struct round *round, enum finder_side side);
long round_score(const struct round *round, enum finder_side side);
int round_hint_count(const struct round *round);
long round_hint_price(const struct round *round); /* of all hints together */

/* Is the word in one of the lists? Its side and index, if wanted (may be NULL). */
bool round_has_word(const struct round *round, const char *word, size_t length,
                    enum finder_side *side, size_t *index);

/*
 * What the word (either case) would be told now, in whatever phase, and what it would bring if
 * good, else 0 (`points` may be NULL); changes nothing. The first that applies: too short, not in
 * the word list (anything but letters is not), already found, not on the board.
 */
enum verdict round_judge(const struct round *round, const char *word, size_t length, int *points);

/*
 * Actions. Each does nothing in a phase that does not allow it: start in READY, pause in PLAYER,
 * resume in PAUSED, finish in PLAYER or PAUSED, conclude in COMPUTER.
 */
void round_start(struct round *round);
void round_pause(struct round *round);
void round_resume(struct round *round);
void round_finish(struct round *round);
void round_conclude(struct round *round);

/*
 * Lets `elapsed_ms` >= 0 pass: only PLAYER with a clock notices. Low time is told once, when the
 * clock passes it, and never in a round that starts with less. Of the last seconds that begin in
 * one call only the latest is told; when the time is up, nothing else is.
 */
void round_advance(struct round *round, long elapsed_ms);

/*
 * Hands in a path (valid on the board) or a typed word in PLAYER; the verdict goes to `*verdict`. A
 * good word is added with its points. In any other phase STATUS_RANGE. STATUS_NO_MEMORY: nothing
 * has changed.
 */
enum status round_submit_path(struct round *round, const struct path *path, enum verdict *verdict);
enum status round_submit_word(struct round *round, const char *word, size_t length,
                              enum verdict *verdict);

/* The player takes a hint for `price` >= 0 points, in PLAYER; false in any other phase. */
bool round_take_hint(struct round *round, int price);

/*
 * The computer found a path that spells a word, in COMPUTER: it is taken if it counts by the rules,
 * is new to both lists, is not marked offensive and the rival finds it, which is the same on any
 * path of the word. `*taken` (may be NULL) tells. STATUS_RANGE in any other phase,
 * STATUS_NO_MEMORY.
 */
enum status round_reveal(struct round *round, const struct path *path, bool *taken);

/* Takes the oldest event; false when there is none. Events of phases and clock that find no memory
 * are lost: the questions above always tell how things are. */
bool round_next_event(struct round *round, struct round_event *event);

#endif

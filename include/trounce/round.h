/* SPDX-License-Identifier: MIT */
/*
 * A round: its phases, its clock, what was found and by whom. Leaves clocks, input and the screen
 * to others: time comes in by round_advance, words by round_submit_*, and what happened goes out as
 * events.
 *
 *     READY --start--> PLAYER --time or finish--> COMPUTER --conclude--> DONE
 *                       |  ^                (alone it goes straight to DONE)
 *                 pause v  | resume
 *                      PAUSED
 *
 * Two players have a turn each: the first one's PLAYER leads to CURTAIN, from where start leads to
 * the second one's PLAYER, with a clock that is full again.
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

enum round_phase {
    ROUND_READY,
    ROUND_PLAYER,
    ROUND_PAUSED,
    ROUND_CURTAIN, /* the machine changes hands: the second player has not begun */
    ROUND_COMPUTER,
    ROUND_DONE
};

/* Ways to play. */
enum way {
    WAY_TURNS, /* the computer takes what the player left; a RIVAL_MATCH all that it sees */
    WAY_RACE,  /* it looks while the player does: see race.h; whoever enters a word first has it */
    WAY_TWO,   /* two players, one after the other; the computer takes what both left */
    WAY_ALONE, /* no computer */
    WAY_COUNT
};

/* "turns", "race", "two", "alone"; static. */
const char *way_name(enum way way);

/* Finds the way of a name; false when there is none. */
bool way_from_name(const char *name, enum way *way);

/* Are hints to be had? Not where somebody else looks for the same words under the same terms. */
bool way_has_hints(enum way way);

/* The answer to a word that a player submits. */
enum verdict {
    VERDICT_GOOD,
    VERDICT_TOO_SHORT,
    VERDICT_NOT_A_WORD, /* not in the word list */
    VERDICT_NOT_ON_BOARD,
    VERDICT_HAVE_IT, /* already found, by the player whose turn it is */
    VERDICT_TAKEN    /* the computer was first */
};

/* Whose list; the numbers stand in databases. */
enum finder_side {
    SIDE_PLAYER = 0,
    SIDE_COMPUTER = 1,
    SIDE_SECOND = 2, /* the second player of WAY_TWO */
    SIDE_COUNT
};

struct round_config {
    const struct board *board;     /* copied */
    const struct lexicon *lexicon; /* borrowed, outlives the round */
    enum rules rules;
    enum way way;
    long time_ms;              /* of a turn; 0: no clock */
    const struct rival *rival; /* who plays for the computer, copied; NULL: a merciless one */
    bool shared_count;         /* WAY_TWO: words that both have count for both, not for nobody */

    /* Not NULL, for WAY_TURNS only: the computer's list is that of a friend, who found just these
     * words of the lexicon (their numbers; copied; none at all with a count of 0). They count for
     * the friend also where the player has them. */
    const uint32_t *friend_words;
    size_t friend_word_count;

    int race_tier_max; /* WAY_RACE: of the words that the computer enters; 0: of whatever tier */

    int hint_count;  /* hints taken before, in a round that is restored */
    long hint_price; /* the points that they cost */
};

/* More hints, and points for them, than anyone takes: what is counted on cannot overflow. */
#define ROUND_HINTS_MAX 1000000

/* A word that counts. `text` is lower case and lives as long as the round. */
struct round_word {
    const char *text;
    int letters;
    int points;      /* 0 once it is shared and counts for nobody */
    uint32_t number; /* in the lexicon; in a restored round beyond it, for a word that it lacks */
    struct path path;
};

/* What happens, oldest first. */
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
    enum finder_side side; /* of a word that was added; else whose turn it is */
    enum verdict verdict;
    size_t index;
};

struct round;

/* A round in READY; the caller owns it. A race is planned here, which solves the board.
 * STATUS_RANGE for rules, ways, times, hints and friends that no round has; STATUS_NO_MEMORY. */
enum status round_new(const struct round_config *config, struct round **round);
void round_free(struct round *round);

/* A word that was listed. */
struct round_past_word {
    enum finder_side side;
    int points;
    struct path path;
};

/* How far a round had got. */
struct round_past {
    enum round_phase phase;              /* PAUSED, CURTAIN, COMPUTER or DONE */
    enum finder_side turn;               /* whose turn was paused: SIDE_PLAYER or SIDE_SECOND */
    long left_ms;                        /* 0..time_ms of the config; not read in CURTAIN */
    long played_ms;                      /* round_played_ms */
    const struct round_past_word *words; /* in the order they were found */
    size_t word_count;
};

/*
 * Restores a round that was saved, without events. Words and points are taken as they were, also
 * words that the lexicon lacks now (round_has_word does not find those). A race is planned anew and
 * goes on at played_ms: what was due before has come or never will. STATUS_DAMAGED for anything
 * that no round can have: a path that is not one of the board, a word that is there twice and not
 * shared, or of a side that had no turn yet, points for a shared word that counts for nobody,
 * numbers out of range; STATUS_NO_MEMORY. The caller owns the round.
 */
enum status round_restore(const struct round_config *config, const struct round_past *past,
                          struct round **round);

/* Questions. Pointers live as long as the round; words until the next one is added. */
enum round_phase round_phase(const struct round *round);
const struct board *round_board(const struct round *round);
const struct lexicon *round_lexicon(const struct round *round);
enum rules round_rules(const struct round *round);
enum way round_way(const struct round *round);
const struct rival *round_rival(const struct round *round); /* never NULL */
long round_time_ms(const struct round *round);              /* of a turn; 0: no clock */
long round_left_ms(const struct round *round);              /* left of this turn, 0.. */

/* The time that has been spent in PLAYER, by both players, with a clock or without. */
long round_played_ms(const struct round *round);

/* Whose turn it is, or was last: SIDE_PLAYER, or SIDE_SECOND from the curtain on. */
enum finder_side round_turn(const struct round *round);

/* How long in PLAYER until the computer enters its next word of a race, at least 1; -1: no word
 * will come. The player may enter that word before. */
long round_due_ms(const struct round *round);

size_t round_word_count(const struct round *round, enum finder_side side);
const struct round_word *round_word(const struct round *round, enum finder_side side, size_t index);

/* Is a word of a list in that of another player too? Told once all turns are over, in COMPUTER and
 * DONE: before it could be a hint. Words of a friend and of a RIVAL_MATCH can be shared as well as
 * those of WAY_TWO. */
bool round_is_shared(const struct round *round, enum finder_side side, size_t index);

/* Do words that two players share count for both? */
bool round_shared_count(const struct round *round);

/* The points of the words alone, and the score that counts: the player's points less the price of
 * hints, but never below 0. In WAY_TWO the points of shared words are lost when the second turn is
 * over, unless they count for both. */
long round_points(const struct round *round, enum finder_side side);
long round_score(const struct round *round, enum finder_side side);
int round_hint_count(const struct round *round);
long round_hint_price(const struct round *round); /* of all hints together */

/* Is the word in one of the lists? Its side and index, if wanted (may be NULL). Of several lists
 * that of the player whose turn it is comes first, and the computer's last. */
bool round_has_word(const struct round *round, const char *word, size_t length,
                    enum finder_side *side, size_t *index);

/*
 * The verdict that the word (either case) would get now, in any phase, and the points it would
 * bring if good, else 0 (`points` may be NULL); changes nothing. The first that applies: too short,
 * not in the word list (as anything but letters), already found by the player whose turn it is,
 * taken by the computer, not on the board. What another player has makes no difference.
 */
enum verdict round_judge(const struct round *round, const char *word, size_t length, int *points);

/*
 * Actions. Each does nothing in a phase that does not allow it: start in READY or CURTAIN, pause in
 * PLAYER, resume in PAUSED, finish (the turn) in PLAYER or PAUSED, conclude in COMPUTER.
 */
void round_start(struct round *round);
void round_pause(struct round *round);
void round_resume(struct round *round);
void round_finish(struct round *round);
void round_conclude(struct round *round);

/*
 * Lets `elapsed_ms` >= 0 pass, which matters only in PLAYER. In a race the computer enters what is
 * due by then, with an event each, and nothing that the player has. The low-time event comes once a
 * turn, when the clock passes it, and never in a turn that starts with less. Of the last seconds
 * that begin within one call only the latest gets an event; when the time is up, there is no other
 * event of the clock.
 *
 * Words are refused once this call has ended the turn, and not before. For a trace that is open at
 * 0:00 to count, the caller asks first: in PLAYER with a clock, when elapsed_ms >= round_left_ms,
 * it submits the trace (if round_judge calls it good) and only then lets the time pass.
 */
void round_advance(struct round *round, long elapsed_ms);

/*
 * Submits a path (valid on the board) or a typed word in PLAYER; the verdict goes to `*verdict`. A
 * good word is added with its points. STATUS_RANGE in any other phase. STATUS_NO_MEMORY: nothing
 * has changed.
 */
enum status round_submit_path(struct round *round, const struct path *path, enum verdict *verdict);
enum status round_submit_word(struct round *round, const char *word, size_t length,
                              enum verdict *verdict);

/* The player takes a hint for `price` >= 0 points, in PLAYER and a way that has hints; else
 * false. */
bool round_take_hint(struct round *round, int price);

/*
 * The computer has found a path that spells a word, in COMPUTER: it is taken if it counts by the
 * rules, is new to all lists, is not marked offensive and the rival finds it, which is the same for
 * any path of the word. A friend takes just its own words, and both a friend and a RIVAL_MATCH take
 * what the player has, too. After a
 * race nothing is listed: there `*taken` says of a word that counts and is not marked offensive
 * that nobody has it and that it comes for the first time. `*taken` (may be NULL) says whether the
 * word was taken. STATUS_RANGE in any other phase, STATUS_NO_MEMORY.
 */
enum status round_reveal(struct round *round, const struct path *path, bool *taken);

/* Takes the oldest event; false when there is none. Events of phases and clock are lost when there
 * is no memory; the questions above are always right. */
bool round_next_event(struct round *round, struct round_event *event);

#endif

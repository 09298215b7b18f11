/* SPDX-License-Identifier: MIT */
/*
 * A round: its phases, its clock, and who found which words. Leaves real time, input and the screen
 * to others: time comes in through round_advance, words through round_submit_*, and each answers
 * what came of it.
 *
 *     READY --start--> PLAYER --time or finish--> COMPUTER --conclude--> DONE
 *                       |  ^                (without a rival straight to DONE)
 *                 pause v  | resume
 *                      PAUSED
 *
 * Two players have one turn each: the first player's PLAYER leads to HANDOVER, from where start
 * leads to the second player's PLAYER, with a full clock.
 */
#ifndef TROUNCE_ROUND_H
#define TROUNCE_ROUND_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"
#include "trounce/rival.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>

enum round_phase {
    ROUND_READY,
    ROUND_PLAYER,
    ROUND_PAUSED,
    ROUND_HANDOVER, /* the device changes hands before the second turn */
    ROUND_COMPUTER,
    ROUND_DONE
};

/* Modes of play. */
enum game_mode {
    MODE_TURNS, /* the computer takes what the player left */
    MODE_RACE,  /* both search at once, see race.h; whoever enters a word first gets it */
    MODE_TWO,   /* two players in turn, who play each other */
    MODE_ALONE, /* no computer */
    MODE_COUNT
};

/* What sets a mode apart. A new mode is a row of this in round_make.c. */
struct mode_traits {
    const char *name;  /* "turns", "race", "two", "alone"; as in files */
    int seats;         /* how many people play, in turn; 1 or 2 */
    bool has_computer; /* the computer can have a list: of MODE_TWO in rounds of older versions only
                        */
    bool has_rival;    /* its score competes with the player's */
    bool is_race;      /* both search at once */
    bool has_hints;    /* not if somebody else competes under the same terms */
    bool has_shares;   /* the computer can list the player's words too: see round_computer_shares */
};

/* The traits of a mode; static. */
const struct mode_traits *mode_traits(enum game_mode mode);

/* All names, as a list and for help. */
#define MODE_CHOICES "turns race two alone"
#define MODE_HELP    "turns, race (against the computer), two (players) or alone"

/* The name of a mode; NULL beyond the last. */
const char *mode_name(enum game_mode mode);

/* Looks up a mode by name; returns false if there is none. */
bool mode_from_name(const char *name, enum game_mode *mode);

/* The answer to a word that a player submits. */
enum verdict {
    VERDICT_GOOD,
    VERDICT_TOO_SHORT,
    VERDICT_NOT_A_WORD, /* not in the word list */
    VERDICT_NOT_ON_BOARD,
    VERDICT_HAVE_IT, /* already found by the player whose turn it is */
    VERDICT_TAKEN    /* the computer was first */
};

/* How players are told of a word that does not count, in English, to be translated: a format with
 * %s for the word and, for VERDICT_TOO_SHORT, another %s for the fewest letters. Static. NULL for
 * VERDICT_GOOD. */
const char *round_verdict_format(enum verdict verdict);

/* Whose list; the numbers are stored in databases. */
enum side {
    SIDE_PLAYER = 0,
    SIDE_COMPUTER = 1,
    SIDE_SECOND = 2, /* the second player of MODE_TWO */
    SIDE_COUNT
};

struct round_config {
    const struct board *board;     /* copied */
    const struct lexicon *lexicon; /* borrowed, must outlive the round */
    enum rules rules;
    enum game_mode mode;
    long time_ms;              /* per turn; 0: no clock */
    const struct rival *rival; /* the computer player, copied; one of the ladder is settled by
                                * round_new (ladder_settle); NULL: a merciless one */
    bool shared_count; /* MODE_TWO: shared words count for both players instead of neither */

    /* If not NULL (MODE_TURNS only), the computer plays a friend who found exactly these words
     * (numbers in the lexicon; copied; the count may be 0). They count for the friend even if the
     * player has them. */
    const uint32_t *friend_words;
    size_t friend_word_count;
    long friend_hint_points; /* the points that the friend's hints cost */

    /* If not NULL, the friend is a ghost: `friend_ms` has when each of these words was found
     * (>= 0, as round_played_ms; copied). They are then not listed in a turn of their own but at
     * these times, while the player plays; what is left when the turn ends is listed then. */
    const long *friend_ms;

    bool shares; /* MODE_TURNS: another rival also lists the words that the player has */

    int race_tier_max; /* MODE_RACE, ladder: maximum tier of the computer's words; 0: any */

    int hint_count;   /* hints already taken, in a restored round */
    long hint_points; /* the points they cost */
};

/* The maximum of hints, and of points for them; far from overflow. */
#define ROUND_HINTS_MAX 1000000

/* A word that counts. `text` is lower case and valid as long as the round. */
struct round_word {
    const char *text;
    int letters;
    int points;      /* 0 once it is shared and counts for neither */
    uint32_t number; /* in the lexicon; beyond its end for a restored word that it lacks */
    long found_ms;   /* round_played_ms when it was found; -1: not known, as outside of a turn */
    struct path path;
};

/* Little time is left, and the last seconds, which are counted down. */
#define ROUND_LOW_TIME_MS  30000
#define ROUND_LAST_TICKS_S 10

/* What happened while time passed. */
struct round_events {
    size_t rival_words; /* added to the end of the rival's list while the player's turn went on */
    bool is_tick;       /* one of the last ten seconds began */
    bool is_time_up;    /* the clock ran out, and the turn has ended */
};

struct round;

/* Creates a round in READY, owned by the caller. Settles a rival of the ladder and plans the race,
 * if any, which solves the board.
 * STATUS_RANGE for invalid rules, mode, time, hints or friend; STATUS_NO_MEMORY. */
enum status round_new(const struct round_config *config, struct round **round);
void round_free(struct round *round);

/* A word that was listed. */
struct round_past_word {
    enum side side;
    int points;
    long found_ms; /* as in struct round_word */
    struct path path;
};

/* The state of a saved round. */
struct round_past {
    enum round_phase phase;              /* PAUSED, HANDOVER, COMPUTER or DONE */
    enum side turn;                      /* whose turn was paused: SIDE_PLAYER or SIDE_SECOND */
    long left_ms;                        /* 0..time_ms of the config; not read in HANDOVER */
    long played_ms;                      /* round_played_ms */
    const struct round_past_word *words; /* in the order in which they were found */
    size_t word_count;
};

/*
 * Restores a saved round; the caller owns it. Words and points are kept as saved,
 * even words that the lexicon now lacks (round_has_word does not find those). A race is planned
 * anew and continues at played_ms: computer words due earlier are either listed or lost. Those of a
 * ghost are never lost.
 * STATUS_DAMAGED for anything impossible: a path that is not on the board, a repeated word that is
 * not shared, a word of a side that has not had its turn, points for a shared word that counts for
 * neither, a word found later than played_ms, numbers out of range; STATUS_NO_MEMORY.
 */
enum status round_restore(const struct round_config *config, const struct round_past *past,
                          struct round **round);

/* Goes on with other words of the same letters, such as the lexicon of own_words.h after a change;
 * `lexicon` must outlive the round. What is listed stays; a race goes on without the words that
 * no longer count. Not in the computer's turn. */
void round_set_lexicon(struct round *round, const struct lexicon *lexicon);

/* Returns the seconds that a clock shows, which is at 0:00 only when the time is up. */
static inline long round_seconds(long ms)
{
    return ms / 1000 + (ms % 1000 > 0);
}

/* Queries. Pointers are valid as long as the round, words until the next one is added. */
enum round_phase round_phase(const struct round *round);
const struct board *round_board(const struct round *round);
const struct lexicon *round_lexicon(const struct round *round);
enum rules round_rules(const struct round *round);
enum game_mode round_mode(const struct round *round);
const struct mode_traits *round_traits(const struct round *round);
const struct rival *round_rival(const struct round *round); /* never NULL */
long round_time_ms(const struct round *round);              /* per turn; 0: no clock */
long round_left_ms(const struct round *round);              /* left in this turn, >= 0 */

/* The time spent in PLAYER by both players, with or without a clock. */
long round_played_ms(const struct round *round);

/* Whose turn it is, or was last: SIDE_PLAYER, or SIDE_SECOND from the curtain on. */
enum side round_turn(const struct round *round);

/* Returns whether the rival is a friend whose words come at the times when they were found. */
bool round_has_ghost(const struct round *round);

/* Returns whether the rival's words come while the player plays, in a race or from a ghost: then it
 * has no turn of its own. */
bool round_is_live(const struct round *round);

/* The time in PLAYER until the computer enters its next word of a race, or a ghost its next word,
 * at least 1; -1: no more words. In a race the player may enter that word first. */
long round_due_ms(const struct round *round);

size_t round_word_count(const struct round *round, enum side side);
const struct round_word *round_word(const struct round *round, enum side side, size_t index);

/* Returns whether a word of a list is also in another player's; false before COMPUTER, when it
 * would be a hint. Words of MODE_TWO and of a duel can be shared. */
bool round_is_shared(const struct round *round, enum side side, size_t index);

/* Returns whether words that two players share count for both. */
bool round_shared_count(const struct round *round);

/* The points of the words, and the score: the points less the price of the hints of the player or
 * the friend, but never below 0. In MODE_TWO shared words lose their points at the end of the
 * second turn unless they count for both. */
long round_points(const struct round *round, enum side side);
long round_score(const struct round *round, enum side side);
int round_hint_count(const struct round *round);
long round_hint_points(const struct round *round); /* of all hints */

/* Returns whether the word is in a list, with its side and index (each may be NULL). The list of
 * the player whose turn it is is searched first, the computer's last. */
bool round_has_word(const struct round *round, const char *word, size_t length, enum side *side,
                    size_t *index);

/* Returns whether the player whose turn it is has the word. A ghost's words can still be found. */
bool round_turn_has_word(const struct round *round, const char *word, size_t length);

/* Notes for each word of `solution`, in solution.finders, who has it in a list by now: a bit for
 * each side; 0: nobody. STATUS_NO_MEMORY. */
#define FOUND_BY(side)  (1u << (side))
#define FOUND_BY_PLAYER FOUND_BY(SIDE_PLAYER)
enum status round_find_all(const struct round *round, struct solution *solution);

/*
 * The verdict that the word (either case) would get now, in any phase, and its points if good, else
 * 0 (`points` may be NULL); changes nothing. The first that applies: too short, not in the word
 * list (including anything but letters), already found by the player whose turn it is, taken by the
 * computer, not on the board. The other player's words make no difference.
 */
enum verdict round_judge(const struct round *round, const char *word, size_t length, int *points);

/*
 * Returns whether the computer also lists the words that the player has, which then count for both:
 * in modes with `has_shares` a friend, and any rival if the config says so. The screens call it a
 * duel.
 */
bool round_computer_shares(const struct round *round);

/*
 * Returns whether the computer, if its turn began now, would list this word when it is revealed
 * (round_reveal), leaving out tiers above `tier_max`, but none of a friend's words; false if the
 * rival is live, and for a word that is not on the board. The words that the player enters in other
 * turns change that, unless words count for both.
 */
bool round_would_list(const struct round *round, const char *word, size_t length, int tier_max);

/*
 * The points that the computer would take if its turn began now: those of the words of `solution`,
 * which are on the board, that round_would_list names. 0 if the rival is live. Each of these words
 * that the player finds lowers it by its points, unless words count for both.
 */
long round_target(const struct round *round, const struct solution *solution, int tier_max);

/* The points that a friend's hints cost; they are taken off the friend's score. */
long round_friend_hint_points(const struct round *round);

/* The score that a ghost reaches with its last word; 0 without a ghost. */
long round_ghost_score(const struct round *round);

/*
 * Actions. Each has an effect only in certain phases: start in READY or HANDOVER, pause in PLAYER,
 * resume in PAUSED, finish (the turn) in PLAYER or PAUSED, conclude in COMPUTER.
 */
void round_start(struct round *round);
void round_pause(struct round *round);
void round_resume(struct round *round);
void round_finish(struct round *round);
void round_conclude(struct round *round);

/*
 * Advances the clock by `elapsed_ms` >= 0, in PLAYER only, and returns what happened. In a race the
 * computer enters the words that are due and that the player does not have, and a ghost all that
 * are due. When the time is up, there is no tick.
 *
 * Words are refused only once this call has ended the turn. To count a trace that is still open at
 * 0:00, the caller checks in PLAYER with a clock whether elapsed_ms >= round_left_ms, and if so
 * submits the trace (if round_judge finds it good) before calling this.
 */
struct round_events round_advance(struct round *round, long elapsed_ms);

/*
 * Submits a path (valid on the board) or a typed word in PLAYER; sets `*verdict`. A good word is
 * added with its points. STATUS_RANGE in any other phase. STATUS_NO_MEMORY: nothing has changed.
 */
enum status round_submit_path(struct round *round, const struct path *path, enum verdict *verdict);
enum status round_submit_word(struct round *round, const char *word, size_t length,
                              enum verdict *verdict);

/* Charges the player `price` >= 0 points for a hint; returns false unless in PLAYER and in a mode
 * that has hints. */
bool round_take_hint(struct round *round, int price);

/*
 * Offers the computer a path that spells a word, in COMPUTER. The word is taken if it counts by the
 * rules, is in no list, is not marked offensive and the rival finds it, which does not depend on
 * the path. In a duel it also takes those that the player has. A friend takes its own words, all of
 * them, and no others.
 * `*taken` (may be NULL) says whether the word was taken. After a race nothing is listed, and
 * `*taken` is set for the first occurrence of a word that counts, is not marked offensive and is in
 * no list. STATUS_RANGE in any other phase, STATUS_NO_MEMORY.
 */
enum status round_reveal(struct round *round, const struct path *path, bool *taken);

#endif

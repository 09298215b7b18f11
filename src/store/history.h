/* SPDX-License-Identifier: MIT */
/*
 * Questions about the rounds and puzzles of the past, and their export. Leaves keeping them to
 * store.h and the drawing of curves to the screens.
 */
#ifndef STORE_HISTORY_H
#define STORE_HISTORY_H

#include "store.h"

#include "trounce/strength.h"

/* Which rounds are asked about. Zeroed, with `any_rules` set: all of them. */
struct history_filter {
    int size; /* square boards of this side; 0: any board */
    bool any_rules;
    enum rules rules; /* unless any_rules */
    bool one_way;
    enum way way;      /* if one_way */
    bool any_language; /* not only the one that is played: only for history_count */
    bool counted_only; /* without replays, typed and practice boards: as the statistics */
};

/* ---- lists ---- */

enum status history_count(struct store *store, const struct history_filter *filter, long *count);

/* Up to `limit` rounds, newest first, without the first `offset`; `*count` is how many there were.
 * A round that cannot be read is there, and said to be damaged. */
enum status history_list(struct store *store, const struct history_filter *filter, long offset,
                         size_t limit, struct stored_round *rounds, size_t *count);

/* ---- statistics ---- */

#define HISTORY_LENGTHS 16 /* the last stands for itself and all above */

/* How it went against a level. */
struct history_match {
    long won;
    long drawn;
    long lost;
};

/*
 * Every figure is of the same rounds: those that count (round_notes). Replays, typed boards,
 * practice and boards that were only solved are told apart, as `others`. Of no rounds all is 0, the
 * share -1. A match is against the computer or a friend; two players play against one another.
 */
struct history_statistics {
    long rounds;          /* that count */
    long others;          /* beside them, that do not count */
    long damaged;         /* beside both, that cannot be read */
    long best;            /* score */
    long long best_id;    /* of the first round that had it; 0: none */
    double words_a_round; /* of the player, mean */
    double share;         /* found of the words of all tiers, where their number is known, 0..1 */
    char longest[STORE_WORD_MAX];
    long long longest_id;
    long words_by_length[HISTORY_LENGTHS]; /* of the player; index: letters */
    struct history_match matches[RIVAL_COUNT];
    struct history_match between; /* two players: won by the first, lost to the second */
};

enum status history_statistics(struct store *store, const struct history_filter *filter,
                               struct history_statistics *statistics);

/* A point of the curve. */
struct history_score {
    long long id;
    int64_t ended_unix_s;
    long score;
};

/* The scores of the last `limit` rounds that count, oldest first. */
enum status history_scores(struct store *store, const struct history_filter *filter, size_t limit,
                           struct history_score *scores, size_t *count);

/* How strong the player was after a round. */
struct history_strength {
    long long id;
    int64_t ended_unix_s;
    int tenths;
};

/* The last `limit` of these rounds that count and after which the strength is known, oldest
 * first. */
enum status history_strengths(struct store *store, const struct history_filter *filter,
                              size_t limit, struct history_strength *strengths, size_t *count);

/* The player's strength of today and how many rounds it was rated by: that of a new player where
 * there are none. */
enum status history_strength(struct store *store, struct strength *strength);

/* What was special about a round when it was played, compared with those before it that count.
 * Nothing is special in a round that does not count, and nothing is a best that is the first. */
struct history_feats {
    bool is_best;       /* the highest score of its size, rules and way */
    bool is_longest;    /* has the longest word of all rounds */
    bool is_win;        /* against the computer or a friend */
    bool is_first_win;  /* against this level */
    long best_before;   /* score of its size, rules and way; -1: there was none */
    int longest_before; /* letters of the longest word; 0: there was none */
};

/* STATUS_MISSING: there is no such round. */
enum status history_feats(struct store *store, long long id, struct history_feats *feats);

/* Was there a round on this very board (by these rules) before? */
enum status history_has_board(struct store *store, const struct board *board, enum rules rules,
                              bool *played);

/* ---- daily boards ---- */

struct history_day {
    long rounds;   /* on the board of that date */
    long long id;  /* of the one that counted; 0: none */
    long score;    /* its score */
    long best;     /* of all of them */
    long computer; /* the computer's points in the one that counted */
    int stars;     /* of the one that counted; -1: not known */
    bool is_left;  /* a round on it that is to count was left before its end */
};

/* What was played on the board of a date, yyyy-mm-dd. */
enum status history_day(struct store *store, const char *date, struct history_day *day);

#define HISTORY_MONTH_DAYS 31

/* The same of each day of a month (from 1), of a year from 1 to 9999: day 1 is days[0]. */
enum status history_month(struct store *store, int year, int month,
                          struct history_day days[HISTORY_MONTH_DAYS]);

/* How many dates in a row, up to `today` (or the day before, while today's is not played yet), have
 * a round that counted; `*longest` (may be NULL) is the longest row ever. */
enum status history_streak(struct store *store, const char *today, long *days, long *longest);

/* ---- the Scrambler ---- */

/* The puzzles of a size that were solved without help. */
struct history_puzzles {
    long solved;
    long best_ms;     /* the shortest time; 0: none was solved */
    long least_extra; /* the fewest moves above those that a puzzle needed, 0 or more */
};

/* Reads the figures of each size into figures[size]. */
enum status history_puzzles(struct store *store,
                            struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]);

/* ---- export ---- */

enum history_format {
    HISTORY_TEXT, /* a table, newest first, times of the local clock; "" when there is nothing */
    HISTORY_JSON, /* everything, words with their paths, and the goals that were reached */
    HISTORY_CSV,  /* a line a round (RFC 4180), words set apart by blanks */
    HISTORY_FORMAT_COUNT
};

/* "text", "json", "csv"; static. */
const char *history_format_name(enum history_format format);

/* Takes a piece of the export; false: no more is wanted. */
typedef bool history_writer(void *context, const char *bytes, size_t size);

/* Writes all rounds, words to practise and puzzles, a piece at a time. STATUS_STORAGE when the
 * writer wants no more.
 */
enum status history_export(struct store *store, enum history_format format, history_writer *write,
                           void *context);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Queries over past rounds and puzzles, and their export.
 */
#ifndef STORE_HISTORY_H
#define STORE_HISTORY_H

#include "store.h"

#include "trounce/ladder.h"
#include "trounce/strength.h"

/* Selects rounds. Zeroed, with `any_rules` set: all of them. */
struct history_filter {
    int size; /* square boards of this side; 0: any board */
    bool any_rules;
    enum rules rules; /* unless any_rules */
    bool one_mode;
    enum game_mode mode; /* if one_mode */
    bool any_language;   /* not only the current one; for history_count and history_list */
    bool counted_only;   /* skip replays, typed and practice boards, as the statistics do */
};

/* ---- lists ---- */

enum status history_count(struct store *store, const struct history_filter *filter, long *count);

/* Lists up to `limit` rounds, newest first, skipping the first `offset`; `*count` is how many were
 * listed. A round that cannot be read is listed as damaged. */
enum status history_list(struct store *store, const struct history_filter *filter, long offset,
                         size_t limit, struct stored_round *rounds, size_t *count);

/* ---- statistics ---- */

#define HISTORY_LENGTHS 16 /* the last one includes all longer words */

/* Results against one level. */
struct history_match {
    long won;
    long drawn;
    long lost;
};

/*
 * All figures cover the rounds that count (round_notes). Replays, typed boards, practice and boards
 * that were only solved are counted apart, as `others`. Without rounds all is 0, the share -1. A
 * match is against the computer or a friend, on the ladder against the tier of its rung; two
 * players play against each other.
 */
struct history_statistics {
    long rounds;       /* that count */
    long others;       /* that do not count */
    long best;         /* score */
    long long best_id; /* of the first round with that score; 0: none */
    double share;      /* fraction found of the common words, where that is known */
    char longest[STORE_WORD_MAX];
    long long longest_id;
    long words_by_length[HISTORY_LENGTHS];     /* the player's; index: letters */
    struct history_match matches[RIVAL_COUNT]; /* of RIVAL_LADDER: old Even matches */
    struct history_match between; /* two players: won by the first, lost to the second */
};

enum status history_statistics(struct store *store, const struct history_filter *filter,
                               struct history_statistics *statistics);

/* The player's strength after a round. */
struct history_strength {
    long long id;
    int64_t ended_unix_s;
    int tenths;
};

/* Reads the player's strength after the last `limit` rounds that count and for which it is known,
 * oldest first. */
enum status history_strengths(struct store *store, const struct history_filter *filter,
                              size_t limit, struct history_strength *strengths, size_t *count);

/* Reads the player's current strength and the number of rounds behind it; without rounds, that of a
 * new player. */
enum status history_strength(struct store *store, struct strength *strength);

/* The player on the ladder, in the language of play. */
#define HISTORY_TIERS 4 /* RIVAL_NOVICE to RIVAL_MERCILESS */

struct ladder_record {
    struct ladder now;         /* after the last round that moved there; no rung: there is none */
    int best_rung;             /* the highest ever reached; 0: none */
    int64_t best_unix_s;       /* the end of the round that first reached it */
    int played[HISTORY_TIERS]; /* rounds that moved there, by the tier of the rival, and those won
                                */
    int won[HISTORY_TIERS];
    unsigned beaten; /* the rungs where a round was won: LADDER_BIT of each */
};

/* Reads it from the rounds; without any, all is 0. */
enum status history_ladder(struct store *store, struct ladder_record *record);

/* The player's usual points after one, two and three minutes: the mean of the rounds that last so
 * long. */
#define HISTORY_PACE_MARKS   3
#define HISTORY_PACE_MARK_MS 60000L

struct history_pace {
    long rounds[HISTORY_PACE_MARKS]; /* behind each figure; 0: it is not known */
    long points[HISTORY_PACE_MARKS];
};

/* Reads them from the last `limit` rounds that count and whose words have times. A turn that ended
 * before its time counts with all its points. */
enum status history_pace(struct store *store, const struct history_filter *filter, size_t limit,
                         struct history_pace *pace);

/* The best round to be raced again: it counts, has a word and is not one of two players; it is
 * known when each word was found. */
struct history_ghost {
    long long id; /* 0: there is none */
    long score;
};

/* Finds it among those with a clock of this time; the first of equals. */
enum status history_best_ghost(struct store *store, const struct history_filter *filter,
                               long time_ms, struct history_ghost *ghost);

/* What was special about a round when it was played, compared with earlier rounds that count. A
 * round that does not count has no feats, and the first round with a point is not a best. */
struct history_feats {
    bool is_best;       /* the highest score for its size, rules and way */
    bool is_longest;    /* has the longest word of all rounds so far */
    bool is_first_win;  /* against a rival of this tier */
    long best_before;   /* score for its size, rules and way; -1: none */
    int longest_before; /* letters of the longest word; 0: none */

    /* The challenges of its sender, if it has a named one, that counted up to this round. */
    long friend_won, friend_lost, friend_drawn;
};

/* Lists up to `limit` challenges of a friend that count, as history_list does. On failure `*count`
 * is 0. */
enum status history_challenges(struct store *store, const char *sender, size_t limit,
                               struct stored_round *rounds, size_t *count);

/* Compares a round that was saved or loaded. */
enum status history_feats(struct store *store, const struct stored_round *round,
                          struct history_feats *feats);

/* Sets `*played` to whether this board was played by these rules before. */
enum status history_has_board(struct store *store, const struct board *board, enum rules rules,
                              bool *played);

/* Finds the first round of one player on this board by these rules, other than practice: with this
 * time limit, or else with any. `*id` is 0 if there is none. */
enum status history_find_played(struct store *store, const struct board *board, enum rules rules,
                                long time_ms, long long *id);

/* ---- daily puzzles ---- */

/* The Hunt of a date: the round that counts, else the first that ended, else one under way. */
struct history_hunt {
    long long id; /* below 0: under way; 0: none */
    bool counts;
    bool in_time;             /* Halfway was reached on that day */
    long words, found, hints; /* common words of the board, those found of them; hints used */
};

struct history_day {
    long rounds;        /* of the Sprint of that date */
    long long id;       /* of the one that counted, or else of the first; 0: none */
    long score;         /* its score; likewise: */
    long computer;      /* the computer's points in it */
    long best;          /* best score of all of them */
    int stars;          /* of it; -1: not known */
    bool counts;        /* it counted */
    bool is_left;       /* one that would count is unfinished */
    bool is_other_left; /* one that would not is unfinished */
    struct history_hunt hunt;
};

/* What was played of the puzzles of a date, yyyy-mm-dd. */
enum status history_day(struct store *store, const char *date, struct history_day *day);

#define HISTORY_MONTH_DAYS 31

/* The same for each day of a month (1..12) of a year (1..9999): day 1 is days[0]. */
enum status history_month(struct store *store, int year, int month,
                          struct history_day days[HISTORY_MONTH_DAYS]);

/* Counts the consecutive dates whose Sprint counted or whose Hunt reached Halfway in time, up to
 * `today` (or the day before, as long as that is not one of them); `*longest` (may be NULL) is the
 * longest such streak. */
enum status history_streak(struct store *store, const char *today, long *days, long *longest);

/* Counts the common words that were found in all Hunts of dates, under way or over. */
enum status history_hunt_words(struct store *store, long *words);

/* Counts the player's words in a round, also in one under way, by their length; longer ones as
 * HISTORY_LENGTHS - 1. */
enum status history_lengths(struct store *store, long long id, long lengths[HISTORY_LENGTHS]);

/* ---- the Scrambler ---- */

/* The puzzles of a size that were solved without help. */
struct history_puzzles {
    long solved;
    long best_ms;     /* shortest time; 0: none was solved */
    long least_extra; /* fewest moves beyond what the puzzle needed, 0 or more */
};

/* Reads the figures of each size into figures[size]. */
enum status history_puzzles(struct store *store,
                            struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1]);

/* ---- export ---- */

enum history_format {
    HISTORY_TEXT, /* a table, newest first, in local time; "" when there is nothing */
    HISTORY_JSON, /* everything: words with their paths, and the goals reached */
    HISTORY_CSV,  /* one line per round (RFC 4180), words separated by blanks */
    HISTORY_FORMAT_COUNT
};

/* "text", "json", "csv"; static. */
const char *history_format_name(enum history_format format);

/* Receives a piece of the export; returns false to stop. */
typedef bool history_writer(void *context, const char *bytes, size_t size);

/* Exports all rounds, and in JSON practice words, puzzles and Hunts under way, piece by piece.
 * STATUS_STORAGE when the writer stops it. */
enum status history_export(struct store *store, enum history_format format, history_writer *write,
                           void *context);

/* ---- moving to another place ---- */

/* Writes a database file for history_import with all of it: rounds, practice, puzzles and own
 * words, but no settings, and of what is unfinished only Hunts. */
enum status history_copy(struct store *store, history_writer *write, void *context);

/* What an import has added. */
struct history_import {
    long rounds;
    bool is_any; /* also of Hunts under way, practice, puzzles and own words */
};

/*
 * Adds what another history has besides: the file at `path`, which history_copy or a Trounce of any
 * version up to this one made, and which is not changed. Its settings and unfinished rounds are
 * left out, except Hunts under way: one that is under way here, too, gives way if fewer words have
 * been found in it and no window has it open; otherwise, or if it is done here, it stays. Rounds
 * and puzzles that are here already are not added again; of a word that both have, what is known
 * here stays. The rounds go between those that are here, by the time of their end, which may give
 * rounds new ids. One whose daily board has counted here does not count.
 *
 * All or nothing, in one transaction. What is wrong with the file: STATUS_BUSY (it is the open
 * history itself, or belongs to it: store_uses), STATUS_MISSING, STATUS_SYNTAX
 * (not one of Trounce's), STATUS_DAMAGED (or it has what no round can have), STATUS_VERSION (of a
 * newer Trounce). With the store: STATUS_FULL, STATUS_BUSY, STATUS_STORAGE, STATUS_NO_MEMORY.
 */
enum status history_import(struct store *store, const char *path, struct history_import *added);

#endif

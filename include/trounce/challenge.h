/* SPDX-License-Identifier: MIT */
/*
 * A challenge: one line of text with a board, the terms of a round on it, who sends it, and which
 * words the sender found. Leaves the board of a code to deal.h and words to solver.h.
 *
 *     T1-NK7Q4M2XPD…1     "T1-", capitals and digits of the alphabet of codes, "1"
 *
 * Neither the code of a board nor typed letters contain a 1, so none of the three is ever taken for
 * another. Either case is read, and blanks, dashes, line ends and the ">" of quoted mail are passed
 * over; the line may stand anywhere in a text. The 1 at its end tells a line that was cut from one
 * that was changed.
 *
 * One changed character or two swapped neighbours are always detected, other damage but once in a
 * million. The board has a check of its own, so that it can be had from a line that is otherwise
 * lost; other damage to it passes once in 32 times for a code, once in 1024 for letters.
 */
#ifndef TROUNCE_CHALLENGE_H
#define TROUNCE_CHALLENGE_H

#include "trounce/board.h"
#include "trounce/deal.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHALLENGE_NAME_CHARACTERS 20                                  /* of UTF-8 */
#define CHALLENGE_NAME_SIZE       (4 * CHALLENGE_NAME_CHARACTERS + 1) /* in bytes, with the 0 */
#define CHALLENGE_WORDS_MAX       16383
#define CHALLENGE_TIME_MAX_MS     86400000L /* a day */

/* The size of the longest line, with its 0: chat programs take 2,000 characters. */
#define CHALLENGE_LINE_MAX 2000

enum challenge_board {
    CHALLENGE_NO_BOARD,
    CHALLENGE_CODE,   /* `code`, for deal_read_code and deal_from_code */
    CHALLENGE_LETTERS /* `board`, which was typed */
};

/*
 * Invariant: `name` is UTF-8 without control characters, "" for none; bits of `found` beyond
 * word_count are 0. Words are numbered as in the solution of the board by `rules`, with the words
 * of all tiers and the offensive ones.
 */
struct challenge {
    enum challenge_board source;
    char code[BOARD_CODE_MAX]; /* CHALLENGE_CODE */
    struct board board;        /* CHALLENGE_LETTERS */
    enum rules rules;
    long time_ms; /* whole seconds; 0: no clock */
    char name[CHALLENGE_NAME_SIZE];
    uint32_t digest; /* of the words that the word list has on the board, 20 bits */
    uint32_t word_count;
    unsigned char found[(CHALLENGE_WORDS_MAX + 7) / 8];
};

/* Names the sender: the first CHALLENGE_NAME_CHARACTERS characters of `name` (NULL: none), without
 * control characters and bytes that are not UTF-8. */
void challenge_set_name(struct challenge *challenge, const char *name);

/* The filter of the solution that a challenge by these rules refers to. */
struct solver_filter challenge_filter(enum rules rules);

/* Counts the words of the board, of which none is found yet, and keeps their digest. STATUS_RANGE:
 * they are more than CHALLENGE_WORDS_MAX. */
enum status challenge_set_words(struct challenge *challenge, const struct solution *solution,
                                struct fault *fault);

/* Word `index` of the solution (below word_count) was found; was it? */
void challenge_add_found(struct challenge *challenge, size_t index);
bool challenge_has_found(const struct challenge *challenge, size_t index);

/* How many words were found. */
int challenge_found_count(const struct challenge *challenge);

/*
 * Are these the words that the challenge was made with? STATUS_MISSING: they are others, so that
 * its bits mean nothing here. The digest is of the words of this board alone, so that a list that
 * only differs elsewhere, or in its tiers, is as good. Lists that have equally many words on the
 * board, but others, are taken for the same once in a million.
 */
enum status challenge_matches(const struct challenge *challenge, const struct solution *solution,
                              struct fault *fault);

/*
 * Writes the line. STATUS_SYNTAX: `code` is no code. STATUS_RANGE: an English board with
 * FACE_PLAIN_Q, one without cells, or so many words that the line would be longer than
 * CHALLENGE_LINE_MAX - 1, which begins with some 9,800 words of which every second is found.
 *
 * Words take a bit each, or fewer where few of them are found. Medians, and the most, of 200 fair
 * boards by the rules "four", with a clock and without a name (tests/bench/bench_challenge):
 *
 *              words of the board    a Scholar's    characters    of a quarter of the words
 *     4 × 4         116   310          14   38        42    62           47    80
 *     5 × 5         254   853          28   63        55    95           71   167
 *     6 × 6         385   825          40   92        67   109           92   162
 */
enum status challenge_write(const struct challenge *challenge, char line[CHALLENGE_LINE_MAX],
                            struct fault *fault);

/*
 * Reads the first challenge in a text that is as it was written. Failing that, `fault` has line and
 * column and one sentence for the first that lets its board be read, or else for the first, and
 * `source` and `code` or `board` of it are set, the rest is zeroed:
 *
 *     STATUS_EMPTY    there is no challenge in the text
 *     STATUS_SYNTAX   it breaks off, or has a character that no challenge has
 *     STATUS_DAMAGED  it was changed
 *     STATUS_VERSION  it says what this version does not know
 *     STATUS_MISSING  its letters are those of another language
 *
 * The board of a code needs dice, and its check too: deal_from_code verifies it. Letters are
 * English, or of an alphabet that has to outlive the board.
 */
enum status challenge_read(const char *text, size_t length, struct challenge *challenge,
                           struct fault *fault);
enum status challenge_read_in(const struct alphabet *alphabet, const char *text, size_t length,
                              struct challenge *challenge, struct fault *fault);

/* What a text that a player typed or pasted is meant as, from its looks. */
enum challenge_text {
    CHALLENGE_TEXT_LETTERS, /* for board_parse; anything that is not one of these two */
    CHALLENGE_TEXT_CODE, /* for deal_read_code; as long as a code, with a digit or a right check */
    CHALLENGE_TEXT_CHALLENGE /* for challenge_read; anything with the beginning of one */
};

/* Letters are those of `alphabet`. */
enum challenge_text challenge_tell(const struct alphabet *alphabet, const char *text,
                                   size_t length);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A challenge: one line of text with a board, the terms of a round on it, the sender's name and the
 * words the sender found, with when each was found where that is known. Leaves board codes to
 * deal.h and words to solver.h.
 *
 *     T1-NK7Q4M2XPD…1     "T1-", capitals and digits of the code alphabet, "1"
 *
 * Board codes and typed letters never contain a 1, so the three cannot be confused. Either case is
 * accepted; blanks and dashes of any kind (utf8_gap), line ends and the ">" of quoted mail are
 * ignored, and the line may be anywhere in a text. The final 1 distinguishes a truncated line from
 * a changed one.
 *
 * One changed character or two swapped neighbours are always detected; other damage goes undetected
 * once in a million. The board has a separate check, so that it can be recovered from an otherwise
 * damaged line; other damage to it goes undetected once in 32 times for a code, once in 1024 for
 * letters.
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

#define CHALLENGE_NAME_CHARACTERS 20                                  /* UTF-8 characters */
#define CHALLENGE_NAME_SIZE       (4 * CHALLENGE_NAME_CHARACTERS + 1) /* in bytes, with the NUL */
#define CHALLENGE_WORDS_MAX       16383
#define CHALLENGE_TIME_MAX_MS     86400000L /* one day */
#define CHALLENGE_HINTS_MAX       1000000L  /* points, as in a round */

/* A time is one of these parts of the clock, or of a span that is as long as the round was. */
#define CHALLENGE_TIME_PARTS 1024
#define CHALLENGE_TIMES_MAX  1000 /* more words that are found have no times: no line has room */

/* The size of the longest line, with the NUL: chat programs accept 2,000 characters. */
#define CHALLENGE_LINE_MAX 2000

enum challenge_board {
    CHALLENGE_NO_BOARD,
    CHALLENGE_CODE,   /* `code`, for deal_read_code and deal_from_code */
    CHALLENGE_LETTERS /* `board`, which was typed */
};

/*
 * Invariant: `name` is UTF-8 without control characters, "" for none; bits of `found` beyond
 * word_count are 0. Words are numbered as in the board's solution by `rules`, including all tiers
 * and offensive words.
 */
struct challenge {
    enum challenge_board source;
    char code[BOARD_CODE_MAX]; /* CHALLENGE_CODE */
    struct board board;        /* CHALLENGE_LETTERS */
    enum rules rules;
    long time_ms; /* whole seconds; 0: no clock */
    char name[CHALLENGE_NAME_SIZE];
    uint32_t digest; /* of all words on the board, 20 bits */
    uint32_t word_count;
    unsigned char found[(CHALLENGE_WORDS_MAX + 7) / 8];
    long hint_points; /* what the sender's hints cost; 0..CHALLENGE_HINTS_MAX */
    bool has_times;   /* the rest is set */
    int span;         /* without a clock: the times are parts of 2^span seconds */
    uint16_t times[CHALLENGE_TIMES_MAX]; /* of the words found, in the order of the solution */
};

/* What the sender found, as struct round_config takes it. Zeroed: not known. */
struct challenge_friend {
    uint32_t *words; /* numbers in the lexicon; NULL: not known */
    long *found_ms;  /* when each was found; NULL: not known */
    size_t count;
    long hint_points;
};

/* Sets the sender's name to the first CHALLENGE_NAME_CHARACTERS characters of `name` (NULL: none),
 * without control characters and invalid UTF-8. */
void challenge_set_name(struct challenge *challenge, const char *name);

/* The filter of the solution that a challenge by these rules refers to. */
struct solver_filter challenge_filter(enum rules rules);

/* Stores the number and digest of the board's words and marks none as found. STATUS_RANGE: more
 * than CHALLENGE_WORDS_MAX words. */
enum status challenge_set_words(struct challenge *challenge, const struct solution *solution,
                                struct fault *fault);

/* Marks word `index` (below word_count) of the solution as found; returns whether it is marked. */
void challenge_add_found(struct challenge *challenge, size_t index);
bool challenge_has_found(const struct challenge *challenge, size_t index);

/* The number of words found. */
int challenge_found_count(const struct challenge *challenge);

/* Lists the words found of the solution, which matches, with their times if it has any.
 * STATUS_NO_MEMORY: `found` is zeroed. */
enum status challenge_friend_init(struct challenge_friend *found, const struct challenge *challenge,
                                  const struct solution *solution);
void challenge_friend_deinit(struct challenge_friend *found);

/* Stores when each of the words found was, in their order in the solution, after them and the clock
 * have been set. Returns false and stores none if there is no word, there are more than
 * CHALLENGE_TIMES_MAX of them, or a time is below 0, that is, not known. */
bool challenge_set_times(struct challenge *challenge, const long *found_ms);

/* The time of word `rank` of those found, of a challenge that has times: right to a two-thousandth
 * of the clock, or of twice the time that was played if there is none. */
long challenge_time_ms(const struct challenge *challenge, size_t rank);

/* The sender's score: the points of the words found in the solution, which matches, less those that
 * hints cost, but never below 0. */
long challenge_score(const struct challenge *challenge, const struct solution *solution);

/*
 * Checks that the solution has the words the challenge was made with. STATUS_MISSING: it does not,
 * and the `found` bits are meaningless. Only the words on this board count, so a word list that
 * differs elsewhere or in its tiers matches too. Different words of the same number match by chance
 * once in a million.
 */
enum status challenge_matches(const struct challenge *challenge, const struct solution *solution,
                              struct fault *fault);

/*
 * Writes the line. STATUS_SYNTAX: `code` is not a code. STATUS_RANGE: no board, or a line longer
 * than CHALLENGE_LINE_MAX - 1, which takes about 9,800 words with every second one found; times are
 * left out before that.
 *
 * Words take at most one bit each, fewer if few are found. Median and maximum of 200 fair boards by
 * the rules "four", with a clock and without a name:
 *
 *              words of the board    a Scholar's    characters    of a quarter of the words
 *     4 × 4         116   310          14   38        42    62           47    80
 *     5 × 5         254   853          28   63        55    95           71   167
 *     6 × 6         385   825          40   92        67   109           92   162
 *
 * Times add two characters for each word found, one more if no hints were bought, and one more if
 * there was no clock. Versions that know no times read such a line as STATUS_VERSION.
 */
enum status challenge_write(const struct challenge *challenge, char line[CHALLENGE_LINE_MAX],
                            struct fault *fault);

/*
 * Reads the first intact challenge in a text. Failing that, describes the first one whose board is
 * readable, or else the first: `fault` gets line, column and one sentence, `source` and `code` or
 * `board` are set, and the rest is zeroed:
 *
 *     STATUS_EMPTY    there is no challenge in the text
 *     STATUS_SYNTAX   it is cut off or has an invalid character
 *     STATUS_DAMAGED  it was changed
 *     STATUS_VERSION  its content is unknown to this version
 *     STATUS_MISSING  its letters are those of another language
 *
 * A board code is only verified by deal_from_code, which has the dice. Letters are English, or of
 * an alphabet that must outlive the board.
 */
enum status challenge_read(const char *text, size_t length, struct challenge *challenge,
                           struct fault *fault);
enum status challenge_read_in(const struct alphabet *alphabet, const char *text, size_t length,
                              struct challenge *challenge, struct fault *fault);

/* What kind of text a player typed or pasted. */
enum challenge_text {
    CHALLENGE_TEXT_LETTERS, /* for board_parse; anything else */
    CHALLENGE_TEXT_CODE,    /* for deal_read_code; a code's length, with a digit or a valid check */
    CHALLENGE_TEXT_CHALLENGE /* for challenge_read; contains the start of one */
};

/* Classifies a text; letters are those of `alphabet`. */
enum challenge_text challenge_classify(const struct alphabet *alphabet, const char *text,
                                       size_t length);

#endif

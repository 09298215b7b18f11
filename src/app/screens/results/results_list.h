/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round: who found which, filters and sections. Leaves drawing to
 * results_draw.c and input to screen_results.c.
 */
#ifndef APP_RESULTS_LIST_H
#define APP_RESULTS_LIST_H

#include "anim.h"
#include "board_view.h"
#include "desk.h"
#include "field.h"
#include "scroll.h"
#include "trace.h"

#include "trounce/deal.h"

/* The sections of a list in order, each with a title. */
enum result_section {
    SECTION_MET,    /* in practice: waiting words that are on the board */
    SECTION_YOURS,  /* with two players: found by either */
    SECTION_FRIEND, /* found by the friend alone */
    SECTION_REACH,  /* common words found by nobody at this machine, or by the computer */
    SECTION_REST,
    SECTION_COUNT
};

struct result_word {
    size_t index;                  /* into the solution, unless `kept` is set */
    const struct round_word *kept; /* a word of the round that the solution lacks */
    unsigned finders;              /* bit mask of the sides that found it: 1u << enum side */
    enum result_section section;
    bool within_reach;
};

/* FILTER_SECOND, FILTER_RIVAL and FILTER_NOBODY are only offered if there can be such words. */
enum result_filter {
    FILTER_ALL,
    FILTER_PLAYER,
    FILTER_SECOND,
    FILTER_RIVAL,
    FILTER_NOBODY,
    FILTER_REACH,
    FILTER_COUNT
};

#define FIND_LETTERS  23
#define FIND_TEXT_MAX ALPHABET_TEXT_SIZE(FIND_LETTERS)
#define COPY_TEXT_MAX CHALLENGE_LINE_MAX
#define PANES_MAX     SIDE_COUNT /* lists side by side */
#define NEWS_MAX      12
#define NEWS_TEXT_MAX 128

/* How loud and bright the results are. */
enum fanfare { FANFARE_NONE, FANFARE_STAR, FANFARE_BEST, FANFARE_FEAST };

/* Something good about the round. */
struct result_news {
    enum fanfare fanfare; /* the fanfare it deserves */
    enum icon icon;
    char text[NEWS_TEXT_MAX];
};

struct results {
    const struct table *table; /* the table the words belong to */
    struct board_view view;
    bool is_past;                    /* a past round, opened from the list */
    const struct solution *solution; /* owned by the table; NULL: memory ran out */
    struct result_word *words;       /* words that may be shown, by section */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    size_t hidden_count; /* offensive words that nobody found, which are not among `words` */
    struct result_news news[NEWS_MAX]; /* best first */
    int news_count;
    int level; /* percentage of boards that are poorer, or RICHNESS_LEVEL_NONE */
    enum result_filter filter;
    struct field find;    /* in capitals */
    int through;          /* only words through this cell; -1: any */
    struct cursor cursor; /* keyboard cursor on the board */
    struct anim feast;
    struct anim show; /* stars, shimmer, jumping tiles */
    enum fanfare fanfare;
    long selected; /* index in words; -1: none */
    long pointed;  /* the same, for the word under the pointer */
    struct scroll scrolls[PANES_MAX];
    char copy[COPY_TEXT_MAX];
};

/* Solves the board and marks who found what. Returns false if memory runs out. */
bool results_collect(struct results *results, struct desk *desk);

/* Returns whether there was nobody to play against. */
bool results_are_solo(const struct desk *desk);

/* Returns whether two players share these results. */
bool results_are_two(const struct desk *desk);

/* Returns whether this is practice, without score or rival. */
bool results_are_practice(const struct desk *desk);

/* Returns the rival as named in sentences: "Novice", "your match", the sender of a challenge. */
const char *results_rival(const struct desk *desk);

/* Return whether this side found the word, and whether several sides did. */
bool results_has(const struct result_word *word, enum side side);
bool results_is_shared(const struct result_word *word);

/* Returns whether the rival is a friend who found the word. */
bool results_is_friends(const struct desk *desk, const struct result_word *word);

/* Return whether the word matches the field and the chosen die, and whether it passes the filter,
 * too. */
bool results_matches(const struct results *results, size_t index);
bool results_passes(const struct results *results, size_t index);

/* Lists the filters that make sense for this round, in order; returns how many. */
int results_filters(const struct desk *desk, enum result_filter filters[FILTER_COUNT]);

/* Formats a word in capitals for display; returns `text`. */
char *results_word(const struct results *results, size_t index, char text[WORD_TEXT_MAX]);

/* Return a word's letters, length and points, and get its path on the board. */
const char *results_text(const struct results *results, size_t index);
int results_letters(const struct results *results, size_t index);
int results_points(const struct results *results, size_t index);
void results_path(const struct results *results, size_t index, struct path *path);

/* Returns the points of all words of the board together. */
long results_all_points(const struct results *results);

/* Returns the word whose path is shown: the one pointed at, else the one clicked; -1 if none. */
long results_shown_word(const struct results *results);

/* Returns the colours of a word: its finder's, or plain. */
enum tile_style results_style(const struct result_word *word);

#endif

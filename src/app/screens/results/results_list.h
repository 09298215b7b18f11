/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round: who found which, filters, and where each stands in a list. Leaves
 * drawing to results_draw.c and input to screen_results.c.
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

/* What a list shows one after the other, under a title each. */
enum result_section {
    SECTION_MET,   /* in practice: the words of the board that waited */
    SECTION_YOURS, /* of two players: of either */
    SECTION_REACH, /* common words that nobody at this machine found */
    SECTION_REST,
    SECTION_COUNT
};

struct result_word {
    size_t index;                  /* in the solution, unless: */
    const struct round_word *kept; /* a word of the round that the lexicon of today lacks */
    unsigned finders;              /* a bit for each side that has it: 1u << enum finder_side */
    enum result_section section;
    bool within_reach;
};

/* FILTER_SECOND, FILTER_RIVAL and FILTER_NOBODY are only offered where there can be such words. */
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
#define PANES_MAX     SIDE_COUNT /* lists beside one another */
#define NEWS_MAX      12
#define NEWS_TEXT_MAX 128

/* How loud and bright the results are. */
enum fanfare { FANFARE_NONE, FANFARE_STAR, FANFARE_BEST, FANFARE_FEAST };

/* Something good about the round. */
struct result_news {
    enum fanfare fanfare; /* what it deserves */
    enum icon icon;
    char text[NEWS_TEXT_MAX];
};

struct results {
    const struct table *table; /* whose words these are */
    struct board_view view;
    bool is_past;                    /* of a past round, opened from the list */
    const struct solution *solution; /* of the table; NULL: memory gave out */
    struct result_word *words;       /* those of the solution that may be shown, by section */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    struct result_news news[NEWS_MAX]; /* the best first */
    int news_count;
    int level; /* boards in a hundred that are poorer; RICHNESS_LEVEL_NONE */
    enum result_filter filter;
    struct field find;    /* in capitals */
    int through;          /* a cell, -1: any */
    struct cursor cursor; /* of the keyboard, on the board */
    struct anim feast;
    struct anim show; /* stars, a shimmer, tiles that jump */
    enum fanfare fanfare;
    long selected; /* index in words, -1: none */
    long pointed;  /* the same, under the pointer */
    struct scroll scrolls[PANES_MAX];
    char copy[COPY_TEXT_MAX];
};

/* Solves the board and marks who found what. False when memory gave out. */
bool results_collect(struct results *results, struct desk *desk);

/* Was there nobody to play against? */
bool results_are_solo(const struct desk *desk);

/* Do two players share these results? */
bool results_are_two(const struct desk *desk);

/* Is it practice: without score and rival? */
bool results_are_practice(const struct desk *desk);

/* The rival as sentences name it: "Novice", "your match", the sender of a challenge. */
const char *results_rival(const struct desk *desk);

/* Did this side find the word; did several? */
bool results_has(const struct result_word *word, enum finder_side side);
bool results_is_shared(const struct result_word *word);

/* Does the word match the field and the chosen die; and does it pass the filter, too? */
bool results_matches(const struct results *results, size_t index);
bool results_passes(const struct results *results, size_t index);

/* The filters that make sense for this round, in their order; returns how many. */
int results_filters(const struct desk *desk, enum result_filter filters[FILTER_COUNT]);

/* A word in capitals, as people write it, into `text`; returns `text`. */
char *results_word(const struct results *results, size_t index, char text[WORD_TEXT_MAX]);

/* Its letters; its length, its points, its way over the board. */
const char *results_text(const struct results *results, size_t index);
int results_letters(const struct results *results, size_t index);
int results_points(const struct results *results, size_t index);
void results_path(const struct results *results, size_t index, struct path *path);

/* What all words of the board bring together. */
long results_all_points(const struct results *results);

/* The word whose path is shown: the one under the pointer, else the one that was clicked; -1: none.
 */
long results_shown_word(const struct results *results);

/* In which colours a word is shown: those of who found it, or none's. */
enum tile_style results_style(const struct result_word *word);

#endif

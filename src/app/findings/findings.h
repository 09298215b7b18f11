/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round by who found which, in lists with filters and sections.
 *
 *     findings_words.c   which words there are, in which section; what is looked for
 *     findings_lists.c   which lists are offered, and what is above and below them
 *     findings_list.c    where the words of a list are, and how they look
 */
#ifndef APP_FINDINGS_H
#define APP_FINDINGS_H

#include "board_view.h"
#include "field.h"
#include "game_state.h"
#include "scroll.h"

/* The sections of a list in order, each with a title. */
enum found_section {
    SECTION_PRACTISED, /* in practice: waiting words that are on the board */
    SECTION_YOURS,     /* with two players: found by either */
    SECTION_FRIEND,    /* found by the friend alone */
    SECTION_REACH,     /* common words found by nobody at this machine, or by the computer */
    SECTION_REST,
    SECTION_COUNT
};

struct found_word {
    const char *text; /* in letters */
    int letters, points, tier;
    unsigned finders; /* see round_find_all */
    enum found_section section;
    bool within_reach;
    bool has_mark;                 /* that of the rival, in lists of one player */
    size_t index;                  /* into the solution, unless `kept` is set */
    const struct round_word *kept; /* a word of the round that the solution lacks */
};

enum found_filter {
    FILTER_ALL,
    FILTER_PLAYER,
    FILTER_SECOND,
    FILTER_RIVAL,
    FILTER_MISSED, /* not found at this machine */
    FILTER_REACH,
    FILTER_COUNT
};

#define FIND_LETTERS 23
#define PANES_MAX    3 /* the lists of two players, and what nobody found */
#define STRIP_WORDS  5 /* of that, at first */

/* Something in a list, in pixels from the list's own top left. */
enum place_kind {
    PLACE_LINE,  /* `index`: into the lines */
    PLACE_NOTE,  /* how many words are not listed */
    PLACE_TITLE, /* section title; `index`: its first word */
    PLACE_GROUP, /* group heading; `index`: its first word */
    PLACE_WORD
};

struct found_place {
    enum place_kind kind;
    size_t index;
    int count; /* words in the section or group */
    struct rect rect;
};

/* One of the lists, as last drawn. */
struct pane {
    enum found_filter filter; /* of the list */
    enum side side;           /* whose words it has if two players share the results */
    bool is_strip;            /* a line of the best words */
    struct rect panel, area;  /* the area is that of the words */
    size_t first, count;      /* into the places, from the top */
    struct scroll scroll;
};

/* A notice above the words. */
struct found_line {
    enum icon icon;
    bool is_bright;
    const char *text;
};

#define FINDINGS_LINES_MAX 48

/* A list of words that is offered, and what stands above it if there are several. */
struct found_list {
    const char *label; /* of the choice that shows it */
    const char *brief; /* the same where there is too little room; NULL: the label */
    const char *tip;   /* of that choice: which words it has; NULL: none */
    const char *empty; /* in place of words; NULL: that no word matches */
    const char *name, *words;
    enum side side; /* of two players */
};

struct found_title {
    const char *text;
    const char *one, *many; /* about the number of words, for tr_plural */
};

struct found_mark {
    enum tile_style style;
    const char *label;
};

struct findings {
    const struct session *session;   /* of the words; borrowed */
    const struct solution *solution; /* owned by the session; NULL: memory ran out */
    struct found_word *words;        /* words that may be shown, by section */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    size_t nobody_count;
    size_t hidden_count; /* offensive words that nobody found, which are not among `words` */

    /* What findings_fill decides. */
    struct arena *texts;
    bool is_played;   /* else the board was only solved */
    bool is_two;      /* two players share the results, with a list for each */
    bool is_practice; /* without score or rival */
    struct found_list lists[FILTER_COUNT];
    enum found_filter offered[FILTER_COUNT];
    int offered_count;
    struct found_title titles[SECTION_COUNT];
    bool has_titles;   /* the sections of all lists but the player's own have titles */
    int top_letters;   /* words of so many letters or more have the same points; 0: never */
    bool shared_count; /* with two players: words of both count for both */
    bool has_marks;    /* words can have the rival's mark */
    enum icon mark;
    struct found_mark legend[3]; /* whose words have which colour */
    int legend_count;            /* 0: there is none */

    const struct found_line *lines; /* above the words */
    int line_count;
    struct rect lines_at;      /* of width 0: in the list; else a place of theirs, in rows of */
#define FINDINGS_LINE_PITCH 50 /* units */
    bool has_bars;             /* lists have scroll bars: they do not scroll with the page */

    enum found_filter filter;
    struct field find; /* in capitals */
    int through;       /* only words through this cell, which was chosen; -1: any */
    int over;          /* the same as long as it is pointed at, if none was chosen */
    long selected;     /* index in words; -1: none */
    long pointed;      /* the same, for the word under the pointer */
    struct pane panes[PANES_MAX];
    int pane_count;
    struct found_place *places; /* of all lists */
    size_t place_count;
};

/* Empty: nothing is looked for or chosen. findings_collect comes next, then findings_fill; end with
 * findings_deinit. */
void findings_init(struct findings *found, const struct session *session);
void findings_deinit(struct findings *found);

/* Solves the board and marks who found what. Returns false if memory runs out. */
bool findings_collect(struct findings *found, struct game *game);

/* Decides what the lists show besides words; texts are composed in `texts`, which must live as
 * long. */
void findings_fill(struct findings *found, struct arena *texts);

/* --- words --- */

/* Return whether this side found the word, and whether several sides did. */
bool findings_has(const struct found_word *word, enum side side);
bool findings_is_shared(const struct found_word *word);

/* Returns whether the field or a die chooses words. */
bool findings_is_searching(const struct findings *found);

/* Returns the cell through which all listed words go; -1: any. */
int findings_die(const struct findings *found);

/* Returns the list that is shown: while a word is looked for, that of all words, whose titles say
 * in which one it is. */
enum found_filter findings_filter(const struct findings *found);

/* Return whether the word matches the field and the chosen die, and whether it passes the filter,
 * too. */
bool findings_matches(const struct findings *found, size_t index);
bool findings_passes(const struct findings *found, size_t index);

/* Returns whether the sections shown have titles. */
bool findings_has_titles(const struct findings *found);

/* Returns whether two words are in the same group: same section and length, or both long enough for
 * the highest points. */
bool findings_same_group(const struct findings *found, size_t a, size_t b);

/* Returns a word in letters as people spell it, in capitals. */
const char *findings_spelt(struct arena *arena, const struct findings *found, const char *word);

/* Gets the path of a word on the board: as it was traced, if somebody found it. */
void findings_path(const struct findings *found, size_t index, struct path *path);

/* Returns the points of all words of the board together. */
long findings_all_points(const struct findings *found);

/* Returns whether a word counts only because the player added it. */
bool findings_is_own(const struct findings *found, size_t index);

/* Returns the colours of a word: its finder's, or plain. */
enum tile_style findings_style(const struct found_word *word);

/* --- drawing --- */

/* The ids of lists and filters, from this one on. */
enum { FINDINGS_ID_LIST = 100, FINDINGS_ID_FILTER = FINDINGS_ID_LIST + PANES_MAX };

/* Lays out the list of `pane` in `width` px and adds its places; returns its height in px. */
int findings_lay(struct findings *found, const struct ui *ui, struct pane *pane, int width);

/* Draws the list or lists, with filters and field above and the legend below. */
void findings_draw(struct findings *found, const struct game *game, struct ui *ui,
                   struct rect filters, struct rect field, struct rect list);

/* Draws the lines that have a place of theirs. */
void findings_draw_lines(const struct findings *found, struct ui *ui);

/* Draws a list; draws the legend of whose words have which colour. */
void findings_draw_list(struct findings *found, const struct game *game, struct ui *ui, int index);
void findings_draw_legend(const struct findings *found, struct ui *ui, struct rect area);

/* Returns the look of the search field. */
struct field_look findings_field_look(const struct findings *found);

/* Return the list at a point of the window, edges included, and the index of the word there; -1 if
 * there is none. */
int findings_pane_at(const struct findings *found, int x, int y);
long findings_word_at(const struct findings *found, int x, int y);

/* Returns where a word is in the window; of height 0 if it is not shown. */
struct rect findings_word_rect(const struct findings *found, size_t index);

/* Chooses the next word of a list in a direction, or the first one in view if none is chosen or the
 * direction is (0, 0), and scrolls just enough to show it with the heading above, `head` px;
 * returns false at the end of the list. `in_order`: down and right lead to the next word of the
 * list wherever it stands, as is best by ear. */
bool findings_walk(struct findings *found, struct pane *pane, int dx, int dy, int head,
                   bool in_order);

#endif

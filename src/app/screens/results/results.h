/* SPDX-License-Identifier: MIT */
/*
 * The results of a round: its words by who found which, in lists with filters and sections; the
 * verdict; and the show when they open. Input is in screen_results.c, which asks where things were
 * drawn last.
 */
#ifndef APP_RESULTS_H
#define APP_RESULTS_H

#include "anim.h"
#include "board_view.h"
#include "coaching.h"
#include "daily.h"
#include "desk.h"
#include "field.h"
#include "scroll.h"
#include "trace.h"
#include "word_card.h"

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

/* results_filters says which are offered. */
enum result_filter {
    FILTER_ALL,
    FILTER_PLAYER,
    FILTER_SECOND,
    FILTER_RIVAL,
    FILTER_MISSED, /* not found at this machine */
    FILTER_REACH,
    FILTER_COUNT
};

#define FIND_LETTERS  23
#define FIND_TEXT_MAX ALPHABET_TEXT_SIZE(FIND_LETTERS)
#define COPY_TEXT_MAX DAILY_RESULT_MAX
#define PANES_MAX     SIDE_COUNT /* lists side by side */
#define NEWS_MAX      48
#define NEWS_TEXT_MAX 128

/* How loud and bright the results are. */
enum fanfare { FANFARE_NONE, FANFARE_STAR, FANFARE_BEST, FANFARE_FEAST };

/* What a tip on news explains. */
enum news_tip { NEWS_TIP_NONE, NEWS_TIP_STRENGTH, NEWS_TIP_RATING };

/* Something good about the round. */
struct result_news {
    enum fanfare fanfare; /* the fanfare it deserves */
    enum icon icon;
    enum screen_id opens; /* when pressed; SCREEN_RESULTS: nothing */
    int what;             /* of the call that opens it */
    enum news_tip tip;
    char text[NEWS_TEXT_MAX];
};

/* Something in a list, in pixels from the list's own top left. */
enum place_kind {
    PLACE_NEWS,  /* `index`: into the news */
    PLACE_NOTE,  /* how many words are not listed */
    PLACE_TITLE, /* section title; `index`: its first word */
    PLACE_GROUP, /* group heading; `index`: its first word */
    PLACE_WORD
};

struct result_place {
    enum place_kind kind;
    size_t index;
    int count; /* words in the section or group */
    struct rect rect;
};

/* One of the lists, as last drawn. */
struct pane {
    enum side side;          /* whose words it has if two players share the results */
    struct rect panel, area; /* the area is that of the words */
    size_t first, count;     /* into the places, from the top */
    struct scroll scroll;
};

enum {
    RESULTS_ID_HOME = 1, /* or back to where the past round was opened */
    RESULTS_ID_STARS,    /* for its tip */
    RESULTS_ID_NEAR,     /* the same */
    RESULTS_ID_CHIP,     /* one id for each */
    RESULTS_ID_MORE = RESULTS_ID_CHIP + 2,
    RESULTS_ID_AGAIN,
    RESULTS_ID_SAME,
    RESULTS_ID_SHARE,
    RESULTS_ID_REPLAY,
    RESULTS_ID_SEARCH,
    RESULTS_ID_COPY,
    RESULTS_ID_CHALLENGE,
    RESULTS_ID_COACH,                                  /* for its tip */
    RESULTS_ID_BOARD,                                  /* keyboard focus only, like the lists */
    RESULTS_ID_LIST,                                   /* one id per list */
    RESULTS_ID_FILTER = RESULTS_ID_LIST + PANES_MAX,   /* one id per filter */
    RESULTS_ID_CARD = RESULTS_ID_FILTER + FILTER_COUNT /* the first of a card */
};

#define RESULTS_PHONE_HEIGHT 1828 /* of the page, units */

/* Where things were drawn last, px. */
struct results_places {
    struct rect back, headline, sentence;
    int title_size;                        /* of the headline, units */
    struct rect best, near, scores, chips; /* if there is a score */
    struct rect board, detail;
    struct rect filters, field; /* if there are not several lists side by side instead */
    struct rect list;           /* below them, with the legend */
    struct rect again;          /* in LAYOUT_PHONE: the button for the next round */
    struct rect foot;           /* the buttons */
    struct rect about;          /* in LAYOUT_PHONE: the line beside them, below */
};

/* What the round has nearly reached. */
struct result_near {
    const char *title; /* translated; NULL: nothing */
    char text[NEWS_TEXT_MAX];
    int milli;     /* thousandths of the way there */
    bool is_stars; /* what is missing is a star */
};

struct results {
    const struct table *table; /* the table the words belong to */
    struct board_view view;
    bool is_past;                    /* a past round, opened from the list */
    const struct solution *solution; /* owned by the table; NULL: memory ran out */
    struct result_word *words;       /* words that may be shown, by section */
    size_t word_count;
    size_t counts[FILTER_COUNT];
    size_t nobody_count;
    size_t hidden_count; /* offensive words that nobody found, which are not among `words` */
    long best;           /* the player's word with the most points; -1: none */
    long opening; /* the word whose path is shown at first: that one, or after a loss the rival's */
    char reason[NEWS_TEXT_MAX]; /* why it is the best */
    struct result_near near;
    struct coaching coaching;
    struct result_news news[NEWS_MAX + 1]; /* best first; the last is a spare */
    int news_count;
    int chip_count;  /* of those that were drawn as chips; the rest follows with `has_more` */
    bool has_more;   /* the rest is shown above the list */
    bool is_sharing; /* the ways to share are shown */
    int level;       /* percentage of boards that are poorer, or RICHNESS_LEVEL_NONE */
    enum result_filter filter;
    struct field find;    /* in capitals */
    int through;          /* only words through this cell; -1: any */
    struct cursor cursor; /* keyboard cursor on the board */
    struct anim feast;
    struct anim show; /* the count, stars, shimmer, jumping tiles */
    bool is_counting; /* the scores count up; the sound of the ending follows */
    enum fanfare fanfare;
    long selected;         /* index in words; -1: none */
    struct word_card card; /* of the selected word */
    long pointed;          /* the same, for the word under the pointer */
    struct results_places at;
    struct pane panes[PANES_MAX];
    int pane_count;
    struct result_place *places; /* of all lists */
    size_t place_count;
    char copy[COPY_TEXT_MAX];
};

/* Solves the board and marks who found what. Returns false if memory runs out. */
bool results_collect(struct results *results, struct desk *desk);

/* Returns whether there was nobody to play against. */
bool results_are_solo(const struct desk *desk);

/* Returns whether two players share these results. */
bool results_are_two(const struct desk *desk);

/* Returns whether the search for what nobody found can be shown: after a race. */
bool results_have_search(const struct desk *desk);

/* Returns whether this is practice, without score or rival. */
bool results_are_practice(const struct desk *desk);

/* Returns the rival as named in sentences: "Novice", "Even match", the sender of a challenge. */
const char *results_rival(const struct desk *desk);

/* Return whether this side found the word, and whether several sides did. */
bool results_has(const struct result_word *word, enum side side);
bool results_is_shared(const struct result_word *word);

/* Returns whether the rival is a friend who found the word. */
bool results_is_friends(const struct desk *desk, const struct result_word *word);

/* Returns the list that is shown: while a word is looked for, that of all words, whose titles say
 * in which one it is. */
enum result_filter results_filter(const struct results *results);

/* Return whether the word matches the field and the chosen die, and whether it passes the filter,
 * too. */
bool results_matches(const struct results *results, size_t index);
bool results_passes(const struct results *results, size_t index);

/* Returns whether the sections shown have titles. */
bool results_has_titles(const struct results *results, const struct desk *desk);

/* Returns whether two words are in the same group: same section and length, or both long enough for
 * the highest points. */
bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b);

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

/* Returns the word whose path is shown: the one pointed at, else the one clicked, else the one that
 * the results open with; -1 if none. */
long results_shown_word(const struct results *results);

/* Returns whether a word counts only because the player added it. */
bool results_is_own(const struct results *results, size_t index);

/* Returns where a word is in the window; of height 0 if it is not shown. */
struct rect results_word_rect(const struct results *results, size_t index);

/* Returns the colours of a word: its finder's, or plain. */
enum tile_style results_style(const struct result_word *word);

/* --- results_panes.c --- */

/* Lays out the list of `pane` in `width` px and adds its places; returns its height in px. */
int results_lay_list(struct results *results, const struct desk *desk, const struct ui *ui,
                     struct pane *pane, int width);

/* Draws the list or lists, with what is above and below them. */
void results_draw_panes(struct results *results, const struct desk *desk, struct ui *ui);

/* Returns the look of the search field. */
struct field_look results_find_look(const struct results *results);

/* Return the list at a point of the window, edges included, and the index of the word there; -1 if
 * there is none. */
int results_pane_at(const struct results *results, int x, int y);
long results_word_at(const struct results *results, int x, int y);

/* --- results_draw.c --- */

/* Returns where things are in a window, with what a score needs or without; results_draw notes it.
 */
struct results_places results_lay_out(const struct layout *layout, bool has_score);

void results_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- results_head.c --- */

/* Draws the headline and, if there is a score, what goes with it. */
void results_draw_head(struct results *results, const struct desk *desk, struct ui *ui);

/* Poses the dice while they jump. */
void results_pose_dice(const struct results *results, const struct desk *desk,
                       struct tile_pose poses[BOARD_CELLS_MAX]);

void results_draw_feast(const struct results *results, const struct desk *desk, struct ui *ui);

/* results_celebrate starts the show for a fresh round; any input ends it. */
void results_celebrate(struct results *results, struct desk *desk);
void results_end_show(struct results *results, struct desk *desk);
void results_advance(void *self, struct desk *desk, long elapsed_ms);
long results_wait_ms(const void *self, const struct desk *desk);

/* Returns how full a star is now, 0..1000. */
int results_star_milli(const struct results *results, const struct desk *desk, int star);

/* --- results_verdict.c --- */

/* Return whether there is a rival, whether there is a score to show first, and whether this calls
 * for a feast: a win over the merciless computer, or every common word where all were to be found.
 */
bool results_have_rival(const struct desk *desk);
bool results_have_score(const struct desk *desk);
bool results_are_feast(const struct desk *desk);

/* Returns a headline for a score against another, depending on the margin. */
const char *results_margin_text(long yours, long rivals);

/* Write who won, and a sentence about it. */
void results_write_headline(const struct desk *desk, char *text, size_t size);
void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size);

/* Writes how rich the board is; "" if that is not known. */
void results_write_level(const struct results *results, char *text, size_t size);

/* Fills in the best word, the near miss and `news` once the words are collected. */
void results_find_news(struct results *results, const struct desk *desk);

/* Writes a short text about the round, for pasting. Returns `text`. */
char *results_summary(const struct results *results, struct desk *desk, char text[COPY_TEXT_MAX]);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The results of a round. When they open, results_decide asks once what kind of round it was and
 * what there is to say about it, and writes that into a verdict. Everything that draws reads the
 * verdict and the words, which are in findings.h.
 *
 *     results_verdict.c  what several parts name, and the verdict by ear
 *     results_score.c    who won, a sentence about it, the best word, the near miss
 *     results_head.c     draws these, and the figures against each other
 *     results_news.c     what the round has led to
 *     results_advice.c   the panel below the board: a word, the coach, the board
 *     results_next.c     the buttons for what comes next, and the text to share
 *     results_show.c     light and sound when they open
 *     results_page.c     where all of it is
 *     screen_results.c   input
 */
#ifndef APP_RESULTS_H
#define APP_RESULTS_H

#include "anim.h"
#include "board_view.h"
#include "coaching.h"
#include "cue.h"
#include "daily.h"
#include "findings.h"
#include "game_state.h"
#include "trace.h"
#include "word_card.h"

#include "trounce/par.h"

/* --- the verdict --- */

#define NEWS_MAX FINDINGS_LINES_MAX

/* How loud and bright the results are. */
enum fanfare { FANFARE_NONE, FANFARE_STAR, FANFARE_BEST, FANFARE_FEAST };

/* Something good about the round. */
struct result_news {
    enum fanfare fanfare; /* the fanfare it deserves */
    enum icon icon;
    enum screen_id opens; /* when pressed; SCREEN_RESULTS: nothing */
    int what;             /* of the call that opens it */
    const char *tip;      /* NULL: none */
    const char *text;
    int rung,
        rung_before; /* whose faces are shown in place of the icon; 0: it is not of the ladder */
};

/* One of the two figures that stand against each other. */
struct result_side {
    const char *name;
    enum side side;   /* whose colour it has */
    const char *note; /* beside the figure; NULL: none */
    long figure;
    bool may_be_cut; /* the name is what a friend has typed, and can have any length */
};

/* A player's best word. */
struct result_best {
    const char *title;  /* NULL: nothing */
    long word;          /* -1: none */
    const char *reason; /* why it is the best, or that there is none; NULL: nothing */
    enum side side;
};

/* What stands beside the rival's figure. */
enum result_face { RESULT_FACE_NONE, RESULT_FACE_RIVAL, RESULT_FACE_FRIEND, RESULT_FACE_GHOST };

/* What the round has nearly reached. */
struct result_near {
    const char *title; /* NULL: nothing */
    const char *text;
    const char *tip; /* NULL: none */
    int milli;       /* thousandths of the way there */
};

/* A button with a label, or one with only an icon. */
struct result_button {
    int id;
    const char *label; /* NULL: there is no such button */
};

struct result_icon {
    int id;
    enum icon icon;
    const char *tip;
};

/* The coach's words about the round. */
struct result_advice {
    const char *sentence;          /* NULL: none */
    const char *count;             /* below it; NULL: the words of a family */
    const char *note, *rival_note; /* the second if a word of the rival's is shown */
    const char *tip;
};

/* What the results say and offer, and all that drawing must know about the kind of the round. Texts
 * are valid as long as the verdict. */
struct result_verdict {
    bool has_rival;
    bool has_score;  /* with the best word and so on, to be shown first */
    bool is_contest; /* both figures are scores: with a rival, or of two players */

    const char *rival;    /* as named in sentences: "Novice", "Scholar II", the sender of a
                             challenge; NULL: nobody played */
    const char *common;   /* "20 of 34 common words"; NULL: it has none */
    const char *richness; /* how rich the board is; NULL: that is not known */

    const char *headline, *sentence;
    struct result_side sides[2]; /* the player, and the rival, or how many words he found; of two
                                    players the winner first */
    enum result_face face;
    enum rival_level level; /* of the rival */
    int rung;               /* of the same, on the ladder; 0: none */
    enum face_mood mood;
    int stars;                   /* -1: none are given */
    const char *stars_tip;       /* what they are given for */
    long most;                   /* the score of three stars, to which the bar goes; 0: none */
    struct result_best bests[2]; /* the player's; that of a second player in place of `near` */
    struct result_near near;
    long opening; /* the word whose path is shown at first: that one, or after a loss the rival's */

    struct result_news news[NEWS_MAX + 1]; /* best first; the last is a spare */
    struct found_line lines[NEWS_MAX + 1]; /* the same in the list */
    int news_count;
    enum fanfare fanfare;
    enum cue_kind ending; /* the sound of how the round ended, if nothing is celebrated */

    const char *found_by[1 << SIDE_COUNT]; /* by a word's finders; NULL: nobody played */
    const char *board;                     /* what the board is */
    const char *code;                      /* only its code; "": none */
    bool has_card_face;                    /* a card of a word of the rival's shows its face */
    struct result_advice advice;

    enum icon back;
    struct result_button main, second;
    const char *send;      /* the label of the button that sends or copies the result */
    const char *challenge; /* the label of the button that sends one; NULL: it cannot be sent */
    struct result_icon icons[3];
    int icon_count;
    const char *about; /* when it was played, or the terms of the next round */
};

/* --- the screen --- */

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
    RESULTS_ID_CHALLENGE_BACK,
    RESULTS_ID_COACH, /* for its tip */
    RESULTS_ID_BOARD, /* keyboard focus only, like the lists */
    RESULTS_ID_LIST = FINDINGS_ID_LIST,
    RESULTS_ID_FILTER = FINDINGS_ID_FILTER,
    RESULTS_ID_CARD = RESULTS_ID_FILTER + FILTER_COUNT /* the first of a card */
};

/* Where things were drawn last, px. */
struct results_places {
    struct rect back, headline, sentence;
    int title_size;                        /* of the headline, units */
    struct rect best, near, scores, chips; /* if there is a score */
    struct rect more;                      /* in a column: the news that found no room as chips */
    struct rect board, detail;
    struct rect filters, field; /* if there are not several lists side by side instead */
    struct rect list;           /* below them, with the legend */
    struct rect again;          /* in a column: the button for the next round */
    struct rect foot;           /* the buttons */
    struct rect about;          /* in a column: the line about the round, below them */
    int units;                  /* how high the page is in a column, apart from what of the list is
                                   below the window: a window with board and words below the rest */
    /* The lists scroll with the page, in a column: from where their end would be at the foot of the
     * window, `pinned` px, board and filters stay where they are, and the lists move. */
    bool is_one_page;
    int pinned;
};

/* How far the show has come. */
struct result_moment {
    long counted;             /* the figures have counted up to this */
    int landed_milli;         /* how far the headline has landed, 0..1000 */
    int stars[PAR_STARS_MAX]; /* how full each is, 0..1000 */
    long shimmer_ms; /* since the light began to pass over the figure; negative: it has not */
    long jump_ms;    /* the same of the first die to jump */
};

struct results {
    struct findings found;
    struct board_view view;
    bool is_past; /* a past round, opened from the list */
    int level;    /* percentage of boards that are poorer, or RICHNESS_LEVEL_NONE */
    struct coaching coaching;
    struct result_verdict verdict;
    struct arena texts; /* of the verdict */
    int chip_count;     /* of the news that was drawn as chips; the rest follows with `has_more` */
    bool has_more;      /* the rest is shown above the list */
    bool is_sharing;    /* the ways to share are shown */
    struct cursor cursor; /* keyboard cursor on the board */
    struct anim feast;
    struct anim show; /* the count, stars, shimmer, jumping tiles */
    bool climbs;      /* perhaps the first climb out of a tier, to be shown after the verdict */
    bool is_counting; /* the scores count up; nothing says yet how the round ended */
    struct word_card card; /* of the selected word */
    struct tap {
        bool is_down; /* a finger has been put down, which may still be about to scroll */
        int x, y;
    } tap;
    int scrolled[PANES_MAX]; /* where the lists were before a die was pointed at */
    struct results_places at;
    struct result_moment moment; /* that is drawn */
};

/* --- results_verdict.c --- */

/* Makes the verdict, from the words and what is known of the round by now. */
void results_decide(struct results *results, const struct game *game);

/* Says the verdict and what goes with it. */
void results_say(const void *self, const struct game *game, struct output *output,
                 struct arena *arena);

/* --- results_score.c --- */

void results_fill_score(struct results *results, const struct game *game);

/* Returns a headline for a score against another; `is_by_word`: one word would have won it. */
const char *results_headline(long yours, long rivals, bool is_by_word);

/* --- results_head.c --- */

/* Draws the headline and, if there is a score, what goes with it; until the figures have counted
 * up, only these and the best word. */
void results_draw_head(const struct results *results, struct ui *ui);

/* --- results_news.c --- */

void results_fill_news(struct results *results, const struct game *game);

/* Draws as many chips as fit, and notes how many. */
void results_draw_chips(struct results *results, struct ui *ui);

/* --- results_advice.c --- */

void results_fill_advice(struct results *results, const struct game *game);
void results_draw_advice(const struct results *results, const struct game *game, struct ui *ui);

/* --- results_next.c --- */

void results_fill_next(struct results *results, const struct game *game);
void results_draw_next(const struct results *results, struct ui *ui);

/* Returns a short text about the round, for pasting. */
const char *results_summary(const struct results *results, struct game *game);

/* --- results_page.c --- */

/* Returns the word whose path is shown: the one pointed at, else the one clicked, else the one that
 * the results open with; -1 if none. */
long results_shown_word(const struct results *results);

/* Returns where things are in a window, with what a score needs or without, and with `more` news
 * that are no chips. */
struct results_places results_lay_out(const struct layout *layout, bool has_score, int more);

/* How high the page is in a column. */
int results_page_units(const void *self, const struct game *game);

void results_draw(void *self, const struct game *game, struct ui *ui);

/* --- results_show.c --- */

/* results_celebrate starts the show for a fresh round; any input ends it. */
void results_celebrate(struct results *results, struct game *game);
void results_end_show(struct results *results, struct game *game);
void results_advance(void *self, struct game *game, long elapsed_ms);
long results_wait_ms(const void *self, const struct game *game);

#define RESULTS_COUNT_MS 900 /* the figures count up against each other */
#define RESULTS_LAND_MS  300 /* then the headline lands */

/* Returns how far the show has come; once it is over, all has landed and is full. */
struct result_moment results_moment(const struct results *results);

void results_draw_feast(const struct results *results, const struct game *game, struct ui *ui);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A player's panel beside the board: name, score, words.
 */
#ifndef APP_SCORE_PANEL_H
#define APP_SCORE_PANEL_H

#include "scroll.h"
#include "trounce/round.h"
#include "widgets.h"

struct score_panel {
    const struct round *round;
    const char *name;                  /* of the player */
    const struct spellings *spellings; /* of the words; NULL: shown in plain letters */
    const char *line;                  /* dim, below the name of a rival; NULL: none */
    enum side side;
    enum side chosen_side; /* whose the chosen words are */
    enum rival_level level;
    int rung; /* of the rival, on the ladder; 0: none */
    enum face_mood mood;
    int lift;             /* of the face, thousandths of its most */
    bool has_face;        /* a rival's, of this level and mood */
    bool is_ghost;        /* of the player, in place of a face */
    bool awaits;          /* its turn: no score yet, but maybe a goal */
    bool has_goal;        /* for a rival the score to beat, for a player a bar to it */
    bool is_empty;        /* nobody plays on this side: only the message, no score */
    bool no_points;       /* practice: words count, points do not */
    bool has_columns;     /* two, where there is room */
    bool no_worth;        /* the words have no points beside them */
    bool hides_words;     /* shows a square per letter: the computer's words in a race */
    bool lights_newest;   /* highlights the newest word, or its squares */
    bool searches;        /* the computer is looking for words: the newest has its colour */
    bool strikes_shared;  /* words that both players have count for neither */
    const bool *revealed; /* which of those are shown all the same, by index; NULL: none */
    size_t revealed_count;
    long goal;
    long goal_from;       /* where a goal that falls began; 0: it does not fall */
    const size_t *chosen; /* the words that the list has, by their index; NULL: all */
    size_t chosen_count;
    const char *of;      /* after the score, in place of how many words there are; NULL: none */
    const char *foot;    /* dim, below the list; NULL: none */
    const char *note;    /* dim, below that bar, or below the number of words if no_points */
    long score;          /* as shown: may still be counting up */
    long turned_ms;      /* since the squares began to turn over, newest word first; 0: face down */
    const char *message; /* shown while there are no words; NULL: nothing */
    int slide_milli;     /* how far the newest word has slid in, 0..1000 */
    bool blink;          /* highlights the word at blink_index */
    size_t blink_index;
    int scroll;         /* px, 0: the newest word is at the top */
    bool is_replayed;   /* only the first `listed` words are there, each with its time if known */
    bool is_unpaid;     /* of is_replayed: the hints have not been paid */
    size_t listed;      /* of is_replayed */
    const char *traced; /* above the list, a word that is being traced; "": only room for it */
    long traced_ms;     /* when */
};

/* The sides in the order in which they stand beside each other. */
extern const enum side score_panel_order[SIDE_COUNT];

/* Return the colour of a side's name and words, and that of what is filled for it. */
struct color score_panel_color(const struct theme *theme, enum side side);
struct color score_panel_fill(const struct theme *theme, enum side side);

/* Time until the squares of all visible words have turned over. */
#define SCORE_PANEL_TURN_MS 1600

/* Draws the panel into `area`, with the bar of `scroll`, whose heights it sets; NULL: not
 * scrollable. */
void score_panel_draw(struct ui *ui, struct rect area, const struct score_panel *panel,
                      struct scroll *scroll);

/* Returns the score at the end of the bar in a player's panel that has a goal. */
long score_panel_whole(const struct score_panel *panel);

/* Return the rectangles in a panel: of the word list, and of the message if nobody plays. */
struct rect score_panel_list(const struct layout *layout, struct rect area,
                             const struct score_panel *panel);
struct rect score_panel_room(const struct layout *layout, struct rect area);

/* Finds the word at a point, and its row; false if there is none. `panel` must be as drawn into
 * `area`. */
bool score_panel_word_at(const struct layout *layout, struct rect area,
                         const struct score_panel *panel, int x, int y, size_t *index,
                         struct rect *row);

/* Sets the middle of the score in the panel of a player. */
void score_panel_figure(const struct ui *ui, struct rect area, int *x, int *y);

/* Returns the scroll position that makes a word visible. */
int score_panel_scroll_to(const struct layout *layout, struct rect area,
                          const struct score_panel *panel, size_t index);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A finished round as it was played: when each word was traced, and how far the replay is. Drawing
 * is in replay_draw.c, input in screen_replay.c.
 *
 * The replay has the times of the players, without pauses; of a time in which nothing happens it
 * plays only the end. Where the computer went last, its turn follows, one word after the other, as
 * its search has no times.
 */
#ifndef APP_REPLAY_H
#define APP_REPLAY_H

#include "board_view.h"
#include "game_state.h"
#include "score_panel.h"
#include "scroll.h"

enum {
    REPLAY_ID_BACK = 1,
    REPLAY_ID_RESULT,
    REPLAY_ID_START,
    REPLAY_ID_PLAY,
    REPLAY_ID_BAR,       /* keyboard focus only */
    REPLAY_ID_RACE,      /* the ghost that is chosen; in the narrow layouts that of this round */
    REPLAY_ID_RACE_BEST, /* in the narrow layouts */
    REPLAY_ID_WHICH,     /* one id for each of two ghosts */
    REPLAY_ID_SPEED = REPLAY_ID_WHICH + 2 /* one id for each */
};

#define REPLAY_SPEEDS 3

/* A word and when it is traced: from `from_ms` on, so that it is entered at `at_ms`. */
struct replay_word {
    enum side side;
    size_t index; /* in its list */
    int points;
    long from_ms, at_ms;
};

/* Where things were drawn last, px; empty: not shown. */
struct replay_places {
    struct rect sides[SIDE_COUNT]; /* the panels of the words */
    struct rect table;             /* of the points after each minute */
    struct rect ghost;             /* the box, or without room for it at the top: empty */
    struct rect board, word;
    struct rect panel;     /* of the timeline */
    struct rect controls;  /* the row at its top */
    struct rect marks;     /* above the bar, as wide as it and the gap and the computer's turn */
    struct rect bar, rest; /* the players' time, and the computer's turn */
};

struct replay {
    bool is_past;    /* opened from the list of rounds, not from the results */
    bool has_points; /* words are worth something: not in practice */
    bool has_side[SIDE_COUNT];
    bool has_rival_list; /* from the first moment on */
    long rival_words;
    int marks;                 /* how many minutes there are figures for */
    struct replay_word *words; /* by at_ms */
    size_t count;
    long second_ms; /* when the second of two players began; 0: nobody did */
    long end_ms;    /* of the players' time, at least 1 */
    long whole_ms;  /* with the computer's turn */
    long at_ms;     /* now */
    int speed;      /* 0.. REPLAY_SPEEDS - 1 */
    bool is_paused;
    bool is_dragging;
    long pointed;     /* the word under the pointer; -1: none */
    long quiet_ms;    /* how long no further word makes a sound */
    long speaking_ms; /* how long none is said */
    struct history_pace usual;
    bool has_ghost;            /* it can be raced */
    struct history_ghost best; /* a better round on such boards; id 0: none */
    bool races_best;           /* that one is chosen */
    struct board_view view;
    struct replay_places at;
    struct scroll scrolls[SIDE_COUNT];
};

/* What is on the board now. */
struct replay_shown {
    const struct replay_word *word; /* NULL: nothing */
    struct path path;               /* of the dice so far, and of the next one if it grows */
    int milli;                      /* the part of the way to its last die; 1000: it is whole */
};

/* Goes to a moment, within the replay. */
void replay_go(struct replay *replay, long at_ms);

/* Returns the factor of the speed. */
int replay_factor(const struct replay *replay);

/* Returns how many words a side has entered by a moment, and what they are worth; hints are
 * paid at the end. */
size_t replay_listed(const struct replay *replay, enum side side, long at_ms);
long replay_points(const struct replay *replay, enum side side, long at_ms);

/* Returns what is on the board now; without motion only whole words. */
struct replay_shown replay_shown(const struct replay *replay, const struct round *round,
                                 bool has_motion);

/* --- replay_draw.c --- */

/* Returns the panel of a side as it stands now, with its texts in the arena. */
struct score_panel replay_panel(struct arena *arena, const struct replay *replay,
                                const struct game *game, enum side side);

/* Return the moment at x on the timeline, and the word whose mark is at a point; -1: none. */
long replay_moment_at(const struct replay *replay, int x);
long replay_mark_at(const struct replay *replay, const struct layout *layout, int x, int y);

/* Returns how high its page is in a column: see screen_class. */
int replay_page_units(const void *self, const struct game *game);

void replay_draw(void *self, const struct game *game, struct ui *ui);

#endif

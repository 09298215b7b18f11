/* SPDX-License-Identifier: MIT */
/*
 * Statistics, goals and past rounds: one page of panels, and the dialog of its filter. A panel may
 * open, in its own column, to all that it has.
 */
#ifndef APP_STATISTICS_H
#define APP_STATISTICS_H

#include "coaching.h"
#include "game_state.h"
#include "list.h"

#define STRENGTH_POINTS_MAX 1000 /* of the curve: the last rounds */
#define NEXT_GOALS          3
#define PACE_ROUNDS         20 /* behind the usual points */

/* Which rounds the page covers; the goals are those of all rounds. */
struct statistics_filter {
    int size;  /* board size; 0: any */
    int rules; /* enum rules + 1; 0: any */
    int mode;  /* enum game_mode + 1; 0: any */
};

/* Which panel is open. */
enum statistics_view { VIEW_PAGE, VIEW_ROUNDS, VIEW_GOALS, VIEW_FIGURES };

/* Where the panels were last drawn, px. Empty: not shown. */
struct statistics_places {
    struct rect body, strength, rounds, goals, figures, habit;
    bool is_one; /* the open panel has all of the page */
};

struct statistics {
    enum statistics_view view;
    struct statistics_filter filter;
    struct history_statistics figures;
    bool has_rivals; /* the rounds that pass the filter may have */
    bool is_between; /* they are those between two players */
    struct history_strength strengths[STRENGTH_POINTS_MAX]; /* oldest first */
    size_t strength_count; /* 0 as well while there are too few rated rounds to tell */
    int rated_rounds;      /* in all */
    bool shows_pace;       /* in place of the strength */
    struct history_pace pace;
    struct goal goals[GOAL_COUNT];
    int goals_reached;
    int next[NEXT_GOALS]; /* indices of those nearest to be reached */
    int next_count;
    struct coaching coaching; /* of the last rounds that pass the filter */
    struct list goals_list;
    struct list rounds_list;
    struct stored_round page[LIST_PAGE];
    char trouble[NOTICE_MAX]; /* why nothing can be shown; "": no trouble */
    struct statistics_places places;
};

#define STATISTICS_MODES (MODE_COUNT + 1) /* all, then one each */

/* Ids of the page and of the filter. */
enum {
    STATISTICS_ID_BACK = 1,
    STATISTICS_ID_COUNTED, /* the figure beside the title, for its tip */
    STATISTICS_ID_VALUE,   /* the strength, for the same */
    STATISTICS_ID_FILTER,
    STATISTICS_ID_PLAY,
    STATISTICS_ID_ALL,      /* clears the filter */
    STATISTICS_ID_BEST,     /* opens the round with the best score */
    STATISTICS_ID_LONGEST,  /* opens the round with the longest word */
    STATISTICS_ID_STRENGTH, /* what the first panel shows */
    STATISTICS_ID_PACE,
    STATISTICS_ID_HABIT, /* the heat map, for its tip */
    STATISTICS_ID_PRACTISE,
    STATISTICS_ID_LADDER,
    STATISTICS_ID_OPEN, /* one per enum statistics_view: opens or closes the panel */
    STATISTICS_ID_GOALS = STATISTICS_ID_OPEN + VIEW_FIGURES + 1,   /* the goals, if they scroll */
    STATISTICS_ID_MODES,                                           /* all, then one each */
    STATISTICS_ID_RULES = STATISTICS_ID_MODES + STATISTICS_MODES,  /* all, then one each */
    STATISTICS_ID_SIZES = STATISTICS_ID_RULES + RULES_OFFERED + 1, /* all, then one each */
    STATISTICS_ID_DONE = STATISTICS_ID_SIZES + APP_SIZE_COUNT + 1, /* with the filter */
    STATISTICS_ID_ROW,             /* one id per past round, in view or not */
    STATISTICS_ID_REPLAY = 1 << 28 /* likewise, for its button */
};

/* Reads everything again for the filter; on failure sets `trouble`. */
void statistics_read(struct statistics *statistics, const struct game *game);

bool statistics_is_filtered(const struct statistics *statistics);

/* Returns "Race · 5 × 5", or "All rounds". */
const char *statistics_filter_text(struct arena *arena, const struct statistics *statistics);

/* ---- the panels; `panel` in px ---- */

void strength_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                   struct rect panel);

/* Returns the height of `strength` on a logarithmic scale from `low` to RIVAL_STRENGTH_MAX, in
 * thousandths, within 0..1000. */
int strength_height(int strength, int low);

/* Places the rows in the panel; then rows in view may have to be read. */
void rounds_fit(struct statistics *statistics, const struct ui *ui, struct rect panel);

void rounds_draw(struct statistics *statistics, const struct game *game, struct ui *ui,
                 struct rect panel);

/* Returns a row of the list of past rounds; NULL if it could not be read. */
const struct stored_round *rounds_row(const struct statistics *statistics, long row);

/* Finds the goals that come next: those not reached with the largest shares, the easiest first. */
void goals_find_next(struct statistics *statistics);

void goals_draw(struct statistics *statistics, const struct game *game, struct ui *ui,
                struct rect panel);

void figures_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                  struct rect panel);

/* What the coach says of the last rounds; there must be one that it knows of. */
void habit_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                struct rect panel);

/* Wins and losses against each rival, as many as fit, and what leads to the ladder. */
void matches_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                  struct rect panel);

/* ---- what panels share ---- */

#define PANEL_PAD 24

/* Draws an empty panel with its title, leaving `taken` px at the right of it; returns the width of
 * the title. */
int panel_draw(struct ui *ui, struct rect panel, int taken, const char *title);

/* Draws the button at the top right of an open panel that closes it. */
void panel_draw_close(struct ui *ui, struct rect panel, enum statistics_view view);

/* Draws a text with a chevron at the top right of a panel, which leads to more; the hot area ends
 * above `end`. Returns how much room it takes. */
int panel_draw_link(struct ui *ui, struct rect panel, int id, const char *text, int end);

/* Draws a sentence in the middle of a panel without figures. */
void panel_draw_nothing(struct ui *ui, struct rect panel, const char *text);

/* Fills the hot area `id` if the pointer is on it. */
void panel_draw_lit(struct ui *ui, int id, struct rect rect);

#endif

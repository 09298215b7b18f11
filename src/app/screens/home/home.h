/* SPDX-License-Identifier: MIT */
/*
 * Home and the terms of the next round, as they and tests know them.
 */
#ifndef APP_HOME_H
#define APP_HOME_H

#include "anim.h"
#include "daily.h"
#include "field.h"
#include "game_state.h"

enum home_card { CARD_PRACTICE, CARD_CUSTOM, CARD_SCRAMBLER, CARD_STATISTICS, CARD_COUNT };

/* The board beside the title. */
struct home_dice {
    struct board board; /* no rows: there are no dice */
    struct path word;   /* lit */
    long rest_ms;       /* until a die turns */
    int turns;          /* so far */
    int cell;           /* of the die that turns */
    struct anim turn;
};

struct home {
    struct saves_summary past;
    struct practice_portion portion;
    size_t waiting;         /* rounds */
    struct saves_slot left; /* the only one, if there is one */
    bool has_puzzle;        /* that waits */
    int moves;              /* of the next puzzle */
    struct home_dice dice;

    bool has_ladder; /* not in rounds for children */
    struct ladder ladder;
    unsigned beaten; /* rungs of it, LADDER_BIT of each */

    struct daily_date day; /* of the rest */
    struct daily_standing standing;
    long rival_points; /* in the Sprint; 0: not known */
    bool has_result;   /* of the round that counted */
    struct daily_result result;
    struct daily_hunt hunt;
};

/* Where everything is, in device pixels. An empty rectangle: it is not shown. */
struct home_places {
    struct rect dice, title, tagline, settings, learn;
    struct rect play, terms, change, waiting;
    struct rect ladder, strip, standing; /* the card, its rungs, and how the player stands */
    struct rect daily, daily_press;      /* the card, and the part of it that opens its page */
    struct rect daily_name, daily_streak, daily_date, daily_left;
    struct rect puzzles[DAILY_PUZZLE_COUNT];
    struct rect cards[CARD_COUNT], goals; /* the bar in the last card */
    struct rect footer, keys;             /* at its end, what they do */
};

/* Shakes the board, always the same one. */
void home_dice_deal(struct home_dice *dice, const struct game *game);
void home_dice_advance(struct home_dice *dice, const struct game *game, long elapsed_ms);

/* Like app_wait_ms. */
long home_dice_wait_ms(const struct home_dice *dice, const struct game *game);
void home_dice_draw(const struct home_dice *dice, struct ui *ui, struct rect area);

/* Draws the card of the daily puzzles. */
void home_daily_draw(const struct home *home, const struct game *game, struct ui *ui,
                     const struct home_places *at);

/* So many rounds that wait are listed; older ones follow when newer ones are over. */
#define HOME_ROUNDS_MAX 20

/* Returns what a round is that waits: "Hunt", "Two players". */
const char *rounds_kind(const struct waiting *waiting);

/* Returns what a round is that waits, and how far it got: "12 points, 1:12 left · 15 to beat",
 * "Hunt, 27 of 41", "Deutsch · 3 points, 0:10 left". */
const char *rounds_brief(struct arena *arena, const struct game *game,
                         const struct waiting *waiting);

/* With a round that waits and the ladder, or without; and how high the page of a column is at least
 * in that window, in units. */
struct home_places home_lay_out(const struct layout *layout, bool waits, bool has_ladder);
int home_column_height(const struct layout *layout, bool waits, bool has_ladder);

struct terms {
    struct settings before;              /* to restore */
    struct field names[SETTING_PLAYERS]; /* as typed */
};

/* The ids of both screens but for the terms themselves, which have a SETTING_ID. */
enum {
    ID_PLAY = 1,
    ID_CHANGE,
    ID_CONTINUE,
    ID_LADDER,
    ID_DAILY,  /* the page of the daily puzzles */
    ID_PUZZLE, /* one per enum daily_puzzle: the button that plays it */
    ID_PUZZLE_LAST = ID_PUZZLE + DAILY_PUZZLE_COUNT - 1,
    ID_SETTINGS,
    ID_LEARN,
    ID_CARD, /* one per enum home_card */
    ID_SHARED = ID_CARD + CARD_COUNT,
    ID_CANCEL,
    ID_CLOSE,
    ID_NAME = SETTING_ID(SETTING_FIRST_NAME, 0) /* one per name, for the keyboard */
};

#endif

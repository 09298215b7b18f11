/* SPDX-License-Identifier: MIT */
/*
 * The card of a word: why it counts or does not, and the button that changes that for the player's
 * own rounds. It hangs from the word and blocks nothing.
 */
#ifndef APP_WORD_CARD_H
#define APP_WORD_CARD_H

#include "board_view.h"
#include "game_state.h"

/* The ids of a card, from the first one of its screen on. */
enum { WORD_CARD_CLOSE, WORD_CARD_WHY, WORD_CARD_ACT };

/* Closed when zeroed. */
struct word_card {
    bool is_open;
    bool is_unfolded; /* shows why */
    char word[PATH_LETTERS_MAX + 1];
    struct rect box; /* as last drawn */
};

/* Where a card hangs, in px, and what its first line shows. */
struct word_card_look {
    struct rect anchor;    /* of the word, above or below the card */
    struct rect kept_off;  /* the board; the card lies beside it if possible; of size 0: nothing */
    struct rect panel;     /* beside the board, which the card covers there; of size 0: none */
    enum tile_style style; /* whose word it is; TILE_PLAIN: nobody's */
    int points;            /* 0: not shown */
    bool has_face;         /* beside the points that of the rival, `face` */
    enum rival_level face;
};

/* Opens the card of a word in letters, with its reasons if it is `refused`. */
void word_card_open(struct word_card *card, const char *word, bool refused);
void word_card_close(struct word_card *card);

/* Draws an open card, with ids from `first_id` on. */
void word_card_draw(struct word_card *card, const struct game *game, struct ui *ui, int first_id,
                    const struct word_card_look *look);

/* Returns whether the point is on an open card. */
bool word_card_is_at(const struct word_card *card, int x, int y);

/* Handles a press on an id of the card, counted from the first. Returns whether the word counts now
 * that did not before. */
bool word_card_press(struct word_card *card, struct game *game, int id);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A whole round as text, a line at a time: the board, the player's words with a verdict each, the
 * rival's words and the result. Nothing is ever written over, so that it works in pipes, over ssh
 * and with a braille line. Leaves the options to command_play.c.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "command.h"
#include "store.h"

/* The terms of a round. Pointers are borrowed. */
struct play_terms {
    const struct language *language;
    const struct lexicon *lexicon; /* the words that count */
    struct store *store;           /* in this language; the round is kept there */
    struct board board;
    char code[BOARD_CODE_MAX]; /* "": none */
    enum round_kind kind;
    bool counts; /* as in struct round_notes */
    enum rules rules;
    enum game_mode mode; /* of one player */
    enum rival_level level;
    long time_ms; /* 0: no clock */

    struct round *begun;      /* a round to continue, which play_run frees; NULL: a new one */
    struct round_notes notes; /* of that round; of a new one, word_sets and date */
};

/*
 * Plays a round to its end and keeps it: OUTCOME_YES. The turn ends with the clock, an empty line
 * or the end of the input. After SIGINT or SIGTERM, and once nobody reads the output, the round
 * waits, to be continued in the window: OUTCOME_NO. A round without a word is not kept.
 */
enum outcome play_run(struct cli *cli, const struct play_terms *terms);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A round in play, private to play.c and play_texts.c, and what it says.
 */
#ifndef CLI_PLAY_STATE_H
#define CLI_PLAY_STATE_H

#include "finish.h"
#include "play.h"

#define PLAY_TYPED_MAX 200 /* bytes of a word as typed; the rest is cut off */

struct play {
    struct cli *cli;
    const struct play_terms *terms;
    struct round *round;
    struct round_notes notes;
    const char *rival;        /* its name; NULL: there is none */
    size_t rival_printed;     /* words of a live rival that were said */
    long long passed_ms;      /* machine_now_ms when the clock was advanced last */
    long long saved_ms;       /* the same when the round was saved last */
    bool is_typed;            /* as cli_is_typed */
    bool is_trouble_reported; /* the player knows that the round cannot be saved */
};

/* Before the round: what is played, and the board. */
void play_texts_begin(const struct play *play);

/* Asks for a word, if somebody types, with the time that is left. */
void play_texts_prompt(const struct play *play);

/* The answer to a word as typed; `word` has its letters, "" if they are not all of the alphabet. */
void play_texts_verdict(const struct play *play, const char *typed, const char *word,
                        enum verdict verdict, int points);

/* What can be typed, the board, and how the round stands. */
void play_texts_help(const struct play *play);

/* The words that a live rival has taken since the last call. */
void play_texts_rival(struct play *play);

void play_texts_time_up(const struct play *play);

/* After the round: the rival's words, what nobody found, the result, and what it changed. */
void play_texts_words(const struct play *play, const struct solution *solution);
void play_texts_result(const struct play *play, const struct honours *honours);

#endif

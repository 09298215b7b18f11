/* SPDX-License-Identifier: MIT */
/*
 * What the end of a round changes: its notes, the player's strength, his place on the ladder, and
 * the words to practise. Leaves keeping the round to store_save_round, and the formulas to the
 * engine.
 */
#ifndef STORE_FINISH_H
#define STORE_FINISH_H

#include "honours.h"

/* A round that is over, with what must be known of it. All is borrowed. */
struct finish {
    struct store *store;
    const struct round *round;              /* ROUND_DONE */
    const struct solution *solution;        /* of its board, with round_find_all */
    const char *today;                      /* yyyy-mm-dd, of the player's calendar */
    const struct practice_portion *portion; /* of ROUND_KIND_PRACTICE: what it looked for */
    bool is_kept;                           /* it will be saved: else nothing moves */
    bool had_guide;                         /* for a while at least: no ladder */
};

/*
 * Completes the notes of the round, which store_save_round then takes with `practice`, and fills in
 * `honours`, but for what only finish_ask_past knows. End with finish_free in any case.
 * STATUS_NO_MEMORY: there is no news for practice, all else is done.
 */
enum status finish_round(const struct finish *finish, struct round_notes *notes,
                         struct honours *honours, struct practice_news *practice);
void finish_free(struct practice_news *practice);

/* Adds what only the store knows of a round that it has kept: its feats and goals. */
void finish_ask_past(struct store *store, const struct stored_round *kept, struct honours *honours);

/* The player's strength after the last rated round; that of a new player if it cannot be read. */
struct strength finish_strength(struct store *store);

/* Reads where the player stands on the ladder; without rounds there, on the rung of his strength.
 * On failure `*ladder` is on that of a new player. */
enum status finish_ladder(struct store *store, struct ladder *ladder);

/* Returns whether every player knows a word of this tier: who misses it has only not seen it. */
bool finish_is_known_to_all(int tier);

/* Returns whether a word that is missed is worth practising. */
bool finish_is_taught(const struct solved_word *word);

/* Returns whether a word is one that practice looks for: one of the portion, or any once those are
 * found. */
bool finish_is_of_portion(const struct practice_portion *portion, const char *text);

#endif

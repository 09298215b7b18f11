/* SPDX-License-Identifier: MIT */
/*
 * The player's own words of the language of play: what is said of them is kept, and the session
 * goes on with it at once.
 */
#ifndef APP_MY_WORDS_H
#define APP_MY_WORDS_H

#include "game_state.h"

/* Reads the own words of the language that is played now, and gives them to the session. Without
 * memory or a readable history there are none, as a notice says. */
void my_words_load(struct game *game);
void my_words_deinit(struct game *game);

/* Gives them to the session again, for another list or other sets; false without memory, as a
 * notice says. */
bool my_words_apply(struct game *game);

/* Makes the lexicon of a past round, with the words that were the player's when it ended, as far as
 * they still are, and its sets; NULL if that is the list itself. See session_make_lexicon. False
 * without memory, as a notice says. */
bool my_words_then(struct game *game, const struct stored_round *stored, struct lexicon **lexicon);

/* Returns what the player has said of a word, in letters. */
enum own_word my_words_kind(const struct game *game, const char *word);

/* Returns whether a word counts in the player's rounds. */
bool my_words_counts(const struct game *game, const char *word);

/* Why a shipped set leaves out a word of the list of which the player has said nothing. */
enum left_out { LEFT_OUT_NOT, LEFT_OUT_OFFENSIVE, LEFT_OUT_UNCOMMON };
enum left_out my_words_left_out(const struct game *game, const char *word);

/* Returns how many words were added or removed; and one of them, in alphabetical order. */
size_t my_words_count(const struct game *game, enum own_word kind);
const char *my_words_at(const struct game *game, enum own_word kind, size_t index);

/* Says that a word counts from now on, or never again; a word that this only takes back is neither
 * added nor removed. False if it could not be kept, as a notice says; then nothing changes. */
bool my_words_say(struct game *game, const char *word, bool counts);

/* Takes back what was said of a word. */
bool my_words_forget(struct game *game, const char *word);

/* Adds what a file says, which the player calls `name`, as own_words_read reads it; a notice says
 * how many words that are, or that they could not be kept. False if the text is wrong, as `why`
 * says. */
bool my_words_import(struct game *game, const char *name, const char *text, size_t size,
                     struct message *why);

/* Writes the words as such a text, which the caller frees with memory_free; NULL without memory. */
char *my_words_export(const struct game *game);

#endif

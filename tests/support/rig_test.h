/* SPDX-License-Identifier: MIT */
/*
 * What tests of the screens begin and end with, and what many of them do and ask: whatever fails
 * here fails the test. Leaves the rig itself to rig.h, which programs without cmocka use as well.
 */
#ifndef TESTS_RIG_TEST_H
#define TESTS_RIG_TEST_H

#include "rig.h"

/* --- beginning and ending --- */

/* A rig as rig_init leaves it. Ends with rig_free. */
struct rig *rig_new(void);

/* The same with the words of tests/scripts/words.txt, and on this board (NULL: on any). */
struct rig *rig_new_with_words(const char *board);

/* The same with a store in memory, and less motion. */
struct rig *rig_new_kept(const char *board);

/* Makes the app and draws it for the first time. */
void rig_begin(struct rig *rig);

void rig_free(struct rig *rig);

/* Makes a folder under /tmp, whose name is written to `folder`, for a store's file at `path`; and
 * removes both, with all that SQLite has put beside the file. */
#define RIG_PATH_MAX 96
void rig_make_folder(char folder[RIG_PATH_MAX], char path[RIG_PATH_MAX]);
void rig_remove_folder(const char *folder, const char *path);

/* --- doing --- */

/* Draws, and clicks a text that has to be there. */
void rig_click_text(struct rig *rig, const char *text);

/* Types a word and hands it in. */
void rig_enter_word(struct rig *rig, const char *word);

/* Ends the player's turn, skips the computer's, and is at the results. */
void rig_end_round(struct rig *rig);

/* A rig at the results of a round on this board, in which the player handed in LATE and SLATE. */
struct rig *rig_at_results(const char *board, enum rules rules);

/* --- asking --- */

/* Draws; is this text somewhere, as a whole? */
bool rig_shows(struct rig *rig, const char *text);

/* The same for a part of all texts, one after the other with a blank between: lines of a text
 * follow one another. */
bool rig_says(struct rig *rig, const char *part);

/* Draws; where the hot area with this id is, which there has to be. */
struct rect rig_hot(struct rig *rig, int id);

/* Of the history. */
long rig_count_rounds(const struct rig *rig);
struct stored_round rig_newest_round(const struct rig *rig);

/* The store keeps `value` under this key; NULL: nothing. */
void rig_expect_setting(const struct rig *rig, const char *key, const char *value);

#endif

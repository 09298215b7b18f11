/* SPDX-License-Identifier: MIT */
/*
 * Setup and teardown of screen tests, and common actions and queries; any failure here fails the
 * test.
 */
#ifndef TESTS_RIG_TEST_H
#define TESTS_RIG_TEST_H

#include "rig.h"

/* --- setup and teardown --- */

/* Returns a rig after rig_init. rig_free_all frees it after the test, whether that has passed or
 * failed; a test that needs many, or whose store is closed before, frees it itself with rig_free.
 */
struct rig *rig_new(void);
void rig_free(struct rig *rig);
int rig_free_all(void **state);
#undef TEST_TEAR_DOWN
#define TEST_TEAR_DOWN rig_free_all

/* The same with the words of tests/scripts/words.txt, and this board (NULL: any). */
struct rig *rig_new_with_words(const char *board);

/* The same with a store in memory; rig_new_kept with less motion, too. */
struct rig *rig_new_stored(const char *board);
struct rig *rig_new_kept(const char *board);

/* Makes the app and draws it for the first time. */
void rig_begin(struct rig *rig);

/* Returns a rig in the first turn of a round, on the board OMDS SLIL ETAS IEEU. */
struct rig *rig_begun(enum game_mode mode, long time_ms);

/* Makes a folder under /tmp and writes its name to `folder`, and that of a store's file in it to
 * `path`; removes both, and everything that SQLite has put beside the file. */
#define RIG_PATH_MAX 96
void rig_make_folder(char folder[RIG_PATH_MAX], char path[RIG_PATH_MAX]);
void rig_remove_folder(const char *folder, const char *path);

/* --- actions --- */

/* Draws, and clicks a text, which must be there. */
void rig_click_text(struct rig *rig, const char *text);

/* Draws, and clicks the middle of the hot area with this id, which must exist. */
void rig_press_id(struct rig *rig, int id);

/* Draws, and moves the focus by Tab to this id, which must be within its reach. */
void rig_tab_to(struct rig *rig, int id);

/* Runs a statement on the database of the store. */
void rig_sql(struct rig *rig, const char *sql);

/* Adds a daily board that counts for each of `count` days, the last one at `last_unix_s`. Only the
 * round of that day has words. */
void rig_play_days(struct rig *rig, int64_t last_unix_s, int count);

/* Opens the app and its settings. */
void rig_open_settings(struct rig *rig);

/* Types a word and enters it. */
void rig_enter_word(struct rig *rig, const char *word);

/* Ends the player's turn; rig_end_round also skips the computer's, which leads to the results. */
void rig_end_turn(struct rig *rig);
void rig_end_round(struct rig *rig);

/* Lets the first of two players begin, if the curtain waits for that. */
void rig_begin_first(struct rig *rig);

/* Lets the figures of the results count up, and ends the rest of their show. */
void rig_see_verdict(struct rig *rig);

/* Without the hand: the player finds a word, which must be good, or the first `count` words of the
 * board's solution, longest first. */
void rig_submit(struct rig *rig, const char *word);
void rig_find_words(struct rig *rig, size_t count);

/* Ends the round, with all that the computer's search finds or without a word of its. */
void rig_play_out(struct rig *rig);
void rig_cut_short(struct rig *rig);

/* Returns a rig at the results of a round on this board, in which the player entered LATE and
 * SLATE. */
struct rig *rig_at_results(const char *board, enum rules rules);

/* The same with all words listed. */
struct rig *rig_at_all_words(const char *board, enum rules rules);

/* --- queries --- */

/* The current round, and word `index` of its board's solution, longest first. */
struct round *rig_round(const struct rig *rig);
const char *rig_solution_word(const struct rig *rig, size_t index);

/* Draws; returns whether this whole text is shown. */
bool rig_shows(struct rig *rig, const char *text);

/* The same for a part of all texts joined by spaces, as a text may be wrapped into lines. */
bool rig_says(struct rig *rig, const char *part);

/* Draws; returns the hot area with this id, which must exist. */
struct rect rig_hot(struct rig *rig, int id);

/* Read from the history: */
long rig_count_rounds(const struct rig *rig);
struct stored_round rig_newest_round(const struct rig *rig);

/* Checks that the store keeps `value` under this key; NULL: nothing. */
void rig_expect_setting(const struct rig *rig, const char *key, const char *value);

#endif

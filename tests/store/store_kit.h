/* SPDX-License-Identifier: MIT */
/*
 * What tests of the store share: temporary folders, random rounds played through, and comparing
 * stored rounds with played ones.
 */
#ifndef TROUNCE_TESTS_STORE_KIT_H
#define TROUNCE_TESTS_STORE_KIT_H

#include "history.h"
#include "naive.h"
#include "query.h"
#include "whole_file.h"

#define KIT_PATH_MAX 512

/* A round and the words to play it with. */
struct kit_round {
    struct lexicon lexicon;
    struct round *round;
    struct round_notes notes;
};

/* Makes a temporary folder, in memory if possible; kit_path joins it with a file name. */
void kit_folder(char folder[KIT_PATH_MAX]);
void kit_remove_folder(const char *folder);
char *kit_path(const char *folder, const char *name, char path[KIT_PATH_MAX]);

/* A temporary folder and the path of a history in it, between this set-up and tear-down. */
extern struct kit {
    char folder[KIT_PATH_MAX];
    char path[KIT_PATH_MAX];
    char log[KIT_PATH_MAX];
    struct random random;
} kit;
int kit_set_up_place(void **state);
int kit_tear_down_place(void **state);

/* Makes the backup that is due, and checks a large file; skips the test in browsers. */
#define KIT_BACKUP "trounce-backup-1.db"
void kit_back_up(struct store *store);

/* For practice_portion: all words are alike. */
struct practice_word;
long kit_worth(const void *context, const struct practice_word *word);

/* Run SQL on a file behind the store's back, and on an open one; kit_number returns the number that
 * SQL yields. */
void kit_run(const char *path, const char *sql);
void kit_sql(sqlite3 *database, const char *sql);
int64_t kit_number(sqlite3 *database, const char *sql);

/* Reads the file in a transaction until the connection is closed: what others write meanwhile stays
 * in the log. */
sqlite3 *kit_hold_log(const char *path);

/* Returns the number of files in the folder whose names have the prefix. */
int kit_count_files(const char *folder, const char *prefix);

/* Writes a file of `size` bytes. */
void kit_write(const char *path, const unsigned char *bytes, size_t size);

/* Forgets what history_export writes; adds its size to `written`, a size_t, unless that is NULL. */
bool kit_write_nowhere(void *written, const char *bytes, size_t size);

/*
 * Plays a random round, of any way and with words of all sides, up to `phase` (PLAYER, PAUSED,
 * CURTAIN, COMPUTER or DONE), and makes notes for it. Free it with kit_end.
 */
void kit_play(struct random *random, int rows, int columns, enum round_phase phase,
              struct kit_round *played);

/* Likewise for one way; CURTAIN is only for two players, and COMPUTER not for MODE_ALONE. */
void kit_play_mode(struct random *random, int rows, int columns, enum game_mode mode,
                   enum round_phase phase, struct kit_round *played);

void kit_end(struct kit_round *played);

/* Save the round with its notes, as finished and with its `id`, unless that is NULL; or as
 * unfinished. */
/* A round that counts, of a sender, for queries that compare it. */
extern const struct stored_round kit_any_round;

enum status kit_save_round(struct store *store, const struct kit_round *played, long long *id);
enum status kit_save_unfinished(struct store *store, const struct kit_round *played);

/* Opens a store and asserts that it has no news; returns its news. kit_tear_down_place closes those
 * that a test leaves open, whether it has passed or failed. */
struct store *kit_open(const char *path);
struct store *kit_open_news(const char *path, struct store_news *news);
void kit_close(struct store *store);

/* Saves a random round; returns its id. */
long long kit_save(struct store *store, struct random *random);

/* Saves a round of one player with one word, "tide", that counts, without hints; returns its id and
 * sets `*points`. */
long long kit_save_plain(struct store *store, long *points);

/* A store in memory with random rounds on boards of several shapes, some without a count of the
 * board's words: set-up and tear-down for a group of tests. */
#define KIT_ROUNDS 80
extern struct kit_history {
    struct store *store;
    struct random random;
    struct kit_round played[KIT_ROUNDS];
    long long ids[KIT_ROUNDS];
} kit_history;
int kit_set_up_history(void **state);
int kit_tear_down_history(void **state);

/* Asserts that a record and its words are those of the round. */
void kit_expect(const struct stored_round *record, const struct stored_word *words, size_t count,
                const struct kit_round *played);

/* The same for the stored round of this id. */
void kit_expect_round(struct store *store, long long id, const struct kit_round *played);

/* Return the number of rounds; the second asserts that all can be read with their words. */
long kit_count(struct store *store);
long kit_count_whole(struct store *store);

#endif

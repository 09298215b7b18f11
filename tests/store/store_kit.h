/* SPDX-License-Identifier: MIT */
/*
 * What tests of the store share: a folder of their own, rounds by chance that were played through,
 * and comparing what was kept with what was played. Leaves what is tested to the tests.
 */
#ifndef TROUNCE_TESTS_STORE_KIT_H
#define TROUNCE_TESTS_STORE_KIT_H

#include "history.h"
#include "naive.h"
#include "query.h"

#define KIT_PATH_MAX 512

/* A round with the words that it is played with. */
struct kit_round {
    struct lexicon lexicon;
    struct round *round;
    struct round_notes notes;
};

/* Makes a folder, in memory where the system has one there; the path of a file in it. */
void kit_folder(char folder[KIT_PATH_MAX]);
void kit_remove_folder(const char *folder);
char *kit_path(const char *folder, const char *name, char path[KIT_PATH_MAX]);

/* A folder of a test's own with the path of a history in it: set-up and tear-down of a cmocka
 * test, whose `*state` is the place. */
struct kit_place {
    char folder[KIT_PATH_MAX];
    char path[KIT_PATH_MAX];
    char log[KIT_PATH_MAX];
    struct random random;
};
int kit_set_up_place(void **state);
int kit_tear_down_place(void **state);

/* Runs SQL on a file past the store; a number that SQL gives. */
void kit_run(const char *path, const char *sql);
int64_t kit_number(sqlite3 *database, const char *sql);

/* How many files of the folder have names that begin so. */
int kit_count_files(const char *folder, const char *prefix);

/* Reads a whole file (the caller frees it); writes one of `size` bytes. */
unsigned char *kit_read(const char *path, size_t *size);
void kit_write(const char *path, const unsigned char *bytes, size_t size);

/*
 * Plays a round by chance, of any way and with words of all sides, up to `phase` (PLAYER, PAUSED,
 * CURTAIN, COMPUTER or DONE), and writes notes for it. kit_end frees it.
 */
void kit_play(struct random *random, int rows, int columns, enum round_phase phase,
              struct kit_round *played);

/* The same of a way; only two players have a CURTAIN, and alone there is no COMPUTER. */
void kit_play_way(struct random *random, int rows, int columns, enum way way,
                  enum round_phase phase, struct kit_round *played);

void kit_end(struct kit_round *played);

/* Opens a store that has no news; one with news. */
struct store *kit_open(const char *path);
struct store *kit_open_news(const char *path, struct store_news *news);

/* Saves a round by chance; its id. */
long long kit_save(struct store *store, struct random *random);

/* Saves a round of one player and one word, "tide", that counts, without hints; its id and points.
 */
long long kit_save_plain(struct store *store, long *points);

/* A store in memory with rounds by chance on boards of several shapes, some of which do not know
 * how many words the board had: set-up and tear-down of a group of tests, as above. */
#define KIT_ROUNDS 80
struct kit_history {
    struct store *store;
    struct random random;
    struct kit_round played[KIT_ROUNDS];
    long long ids[KIT_ROUNDS];
};
int kit_set_up_history(void **state);
int kit_tear_down_history(void **state);

/* Asserts that a record is that of the round, and that the words are its words. */
void kit_expect(const struct stored_round *record, const struct stored_word *words, size_t count,
                const struct kit_round *played);

/* How many rounds there are; in the second, all of them can be read, with their words. */
long kit_count(struct store *store);
long kit_count_whole(struct store *store);

#endif

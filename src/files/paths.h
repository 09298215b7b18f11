/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files and the player's data are.
 */
#ifndef FILES_PATHS_H
#define FILES_PATHS_H

#include "file.h"

#include "trounce/records.h"

struct paths {
    char lexicon[FILE_PATH_MAX]; /* a file */
    char glosses[FILE_PATH_MAX];
    char records[FILE_PATH_MAX];
    char dice[FILE_PATH_MAX]; /* folders */
    char fonts[FILE_PATH_MAX];
    char sounds[FILE_PATH_MAX];
    char translations[FILE_PATH_MAX];
    char languages[FILE_PATH_MAX];          /* one folder for each, except English */
    char player[FILE_PATH_MAX];             /* the folder of the player's data; "": none */
    char usual[FILE_PATH_MAX];              /* the default one, if another was chosen; "": none */
    char player_fault[FILE_PATH_MAX + 256]; /* why there is none: "HOME is not set" */
};

/*
 * Fills in all paths, whether or not the files exist: in the source tree if the program lies in a
 * build folder, else where the data is installed. `program` is argv[0], for systems that do not
 * report the path of a program. The player's folder is that of machine_data_folder.
 */
void paths_find(struct paths *paths, const char *program);

/* Fills in the paths below a folder with the game's files, and none of the player. Returns false if
 * `folder` is too long. */
bool paths_below(struct paths *paths, const char *folder);

/*
 * Chooses the player's folder, after paths_find: `data` without a trailing slash, or if NULL the
 * default one, which is created with its parents. The folder is "" if that fails, or if `data` is
 * too long, with the reason in `player_fault`. Languages are looked for in the default one, too.
 */
void paths_settle_player(struct paths *paths, const char *data);

/* Creates the folder that --data names if it does not exist. On failure returns false, with a
 * sentence in `fault`. */
bool paths_make_data(const char *data, struct message *fault);

/* Reads a set of dice that comes with the game, like file_read_dice. */
bool paths_read_dice(const struct paths *paths, const struct dice_set *set, struct dice *dice,
                     struct message *fault);

/* Reads the record book that comes with the game. On failure returns false, with a `fault` that
 * names the file, the place and the reason, and `records` is empty. */
bool paths_read_records(const struct paths *paths, struct records *records, struct message *fault);

#endif

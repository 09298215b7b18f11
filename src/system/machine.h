/* SPDX-License-Identifier: MIT */
/*
 * Time, chance, and where on this machine things are.
 */
#ifndef SYSTEM_MACHINE_H
#define SYSTEM_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Where the player's folder is if nothing else is said, for help. */
#ifdef _WIN32
#define MACHINE_DATA_FOLDER "%APPDATA%\\Trounce"
#else
#define MACHINE_DATA_FOLDER "$XDG_DATA_HOME/trounce or ~/.local/share/trounce"
#endif

/* Comes first in every main: where the system has arguments in another form they become UTF-8, and
 * the three streams carry bytes, not lines of the system. */
void machine_begin(int *argc, char ***argv);

/* Milliseconds of a clock that nobody sets. */
long long machine_now_ms(void);

void machine_sleep_until(long long now_ms);

/* A moment by the clock on the wall. False if that has no such time. */
bool machine_local_time(long long unix_seconds, struct tm *local);

/* A number that nobody can foretell. False, with the reason in errno, if there is none. */
bool machine_seed(uint64_t *seed);

/* Writes a variable of the environment, such as a path, in UTF-8; false when there is none, or it
 * does not fit. */
bool machine_variable(const char *name, char *value, size_t size);

/* Writes the path of the program, cut to `size`: `argument`, argv[0], where the system does not
 * report it. */
void machine_program(const char *argument, char *path, size_t size);

/* Writes the folder of the person who plays, cut to `size`; false if there is none. */
bool machine_home(char *path, size_t size);

/* Writes the folder for the data of this game, made or not. On failure false, with the reason in
 * `fault`: "HOME is not set". */
bool machine_data_folder(char *path, size_t size, char *fault, size_t fault_size);

#endif

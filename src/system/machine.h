/* SPDX-License-Identifier: MIT */
/*
 * Time, random seeds, and where things are on this machine.
 */
#ifndef SYSTEM_MACHINE_H
#define SYSTEM_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* The player's default folder, for help. */
#ifdef _WIN32
#define MACHINE_DATA_FOLDER "%APPDATA%\\Trounce"
#else
#define MACHINE_DATA_FOLDER "$XDG_DATA_HOME/trounce or ~/.local/share/trounce"
#endif

/* Call it first in every main. Where the system has arguments in another form they become UTF-8,
 * and the three standard streams become binary. */
void machine_begin(int *argc, char ***argv);

/* Milliseconds of a monotonic clock. */
long long machine_now_ms(void);

/* The same of a clock that also runs while the machine sleeps, where the system has one. */
long long machine_now_asleep_ms(void);

void machine_sleep_until(long long now_ms);

/* Converts a time to local time. False if that is out of range. */
bool machine_local_time(long long unix_seconds, struct tm *local);

/* Returns the first day of the week in the locale, 1 (Monday) to 7; 0: not known. */
int machine_first_weekday(void);

/* Draws an unpredictable number. False, with the reason in errno, if there is none. */
bool machine_seed(uint64_t *seed);

/* Writes the value of an environment variable, such as a path, in UTF-8; false when there is none
 * or it does not fit. On Windows, an empty value is none. */
bool machine_variable(const char *name, char *value, size_t size);

/* Writes the path of the program, truncated to `size`: `argument`, argv[0], where the system does
 * not report it. */
void machine_program(const char *argument, char *path, size_t size);

/* Writes the path of the shared library, or of the program, that holds this code; false if it is
 * not known or does not fit. Only on Linux. */
bool machine_library(char *path, size_t size);

/* Writes the player's home folder, truncated to `size`; false if there is none. */
bool machine_home(char *path, size_t size);

/* Writes the folder for the game's data, whether or not it exists. On failure returns false, with
 * the reason in `fault`: "HOME is not set". */
bool machine_data_folder(char *path, size_t size, char *fault, size_t fault_size);

#endif

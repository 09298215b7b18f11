/* SPDX-License-Identifier: MIT */
/*
 * Shared by the commands of scripts: the running script, the tables, and reading arguments.
 */
#ifndef TESTS_SCRIPT_COMMAND_H
#define TESTS_SCRIPT_COMMAND_H

#include "rig.h"

#include <stdio.h>

#define LINE_MAX_BYTES 512
#define WHY_MAX        240

#define SCRIPT_NUMBERS_MAX 3

struct script {
    struct rig rig;
    char folder[64]; /* of the store's file; "": none */
    const char *path;
    FILE *out;
    char why[WHY_MAX]; /* why a line failed */
};

enum when { BEFORE_START, AFTER_START };

/* One of the functions runs the command, by what follows its name. The last entry of a table has no
 * name. */
struct script_command {
    const char *name;
    enum when when;
    bool (*with_text)(struct script *script, const char *text);
    void (*alone)(struct script *script); /* nothing may follow */
    void (*with_numbers)(struct script *script, const int *numbers);
    int count; /* of the numbers, up to SCRIPT_NUMBERS_MAX */
};

extern const struct script_command script_setup_commands[];  /* before the start, and the store */
extern const struct script_command script_hand_commands[];   /* input, and the window's answers */
extern const struct script_command script_report_commands[]; /* time, and output */

/* Removes the store's file, if the script had one. */
void script_remove_store(struct script *script);

/* --- script_arguments.c --- */

/* Records why a line failed; returns false, for the command to return. */
bool script_fails(struct script *script, const char *format, ...) TAKES_FORMAT(2, 3);

/* Reads exactly `count` numbers. */
bool script_numbers(struct script *script, const char *text, int count, int *to);

/* Reads up to `most` numbers; returns their count, or 0 if anything else follows. */
int script_all_numbers(const char *text, int *to, int most);

/* Returns the index of `text` in a NULL-terminated list of names, or -1. */
int script_index_of(const char *const *names, const char *text);

/* Writes the path of the file `name` beside the script. */
void script_beside(const struct script *script, const char *name, char *path, size_t size);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What the commands of scripts share: the script that runs, its tables, and how arguments are read.
 */
#ifndef TESTS_SCRIPT_COMMAND_H
#define TESTS_SCRIPT_COMMAND_H

#include "rig.h"

#include <stdio.h>

#define LINE_MAX_BYTES 512
#define WHY_MAX        240

struct script {
    struct rig rig;
    char folder[64]; /* of the store's file; "": there is none */
    const char *path;
    FILE *out;
    char why[WHY_MAX]; /* the line cannot be carried out */
};

enum when { BEFORE_START, AFTER_START };

/* The last one of a table has no name. */
struct script_command {
    const char *name;
    enum when when;
    bool (*run)(struct script *script, const char *text);
};

extern const struct script_command script_setup_commands[];  /* before the start, what is kept */
extern const struct script_command script_hand_commands[];   /* the hand, the window's answers */
extern const struct script_command script_report_commands[]; /* time, and what is to be seen */

/* Takes the file of the store away, if the script had one. */
void script_remove_store(struct script *script);

/* --- script_arguments.c --- */

/* Says why a line cannot be carried out; false, for the command to end with. */
bool script_fails(struct script *script, const char *format, ...) TAKES_FORMAT(2, 3);

/* `count` numbers and no more. */
bool script_numbers(struct script *script, const char *text, int count, int *to);

/* As many numbers as there are, at most `most`. */
int script_all_numbers(const char *text, int *to, int most);

/* Where `text` is in a list of names ended by NULL; -1: nowhere. */
int script_index_of(const char *const *names, const char *text);

/* The path of the file `name` beside the script. */
void script_beside(const struct script *script, const char *name, char *path, size_t size);

#endif

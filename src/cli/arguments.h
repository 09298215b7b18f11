/* SPDX-License-Identifier: MIT */
/*
 * The options of a command, or of the window, in one table, from which arguments are read and the
 * help and the completion are made. Leaves the meaning of options to the owner of the table.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "writer.h"

#include <stdbool.h>
#include <stdint.h>

#define ARGUMENTS_OPTIONS_MAX 24
#define ARGUMENTS_FAULT_MAX   512

/* What the value of an option is. */
enum option_kind {
    OPTION_FLAG,   /* there is none */
    OPTION_TEXT,   /* a text that is not empty */
    OPTION_FILE,   /* the name of a file */
    OPTION_FOLDER, /* the name of a folder */
    OPTION_WORDS,  /* a word; words that follow, up to the next option, belong to it too */
    OPTION_NUMBER, /* a whole number, min..max */
    OPTION_SEED,   /* a number of 64 bits, as C writes it (10, 0xa, 012) */
    OPTION_CHOICE, /* one of the `choices` */
    OPTION_SIZE,   /* rows and columns of a board, 4x5, or one number for a square */
    OPTION_PAIR    /* two whole numbers, min..max, with the `separator` between them */
};

/* An option of a table, which ends with a name of NULL. Texts that are not needed are NULL. */
struct option_spec {
    const char *name; /* without dashes */
    enum option_kind kind;
    const char *value; /* what the help calls it, "FILE"; NULL: the choices */
    const char *help;
    const char *usual;   /* the value when the option is not given, which the help names too */
    const char *choices; /* separated by blanks, as are `offers` */
    long min, max;
    const char *separator; /* one character */
    const char *takes;   /* what is allowed, for messages: "a number from 1 to 9"; NULL: by kind */
    const char *offers;  /* values for the completion, when the kind does not imply them */
    const char *heading; /* of a group of options that begins with this one */
};

/* The value of an option: as given, or the usual one, or zeroed. */
struct option_value {
    bool is_given;
    const char *text;
    long number; /* also the place of a choice, the rows, the first of a pair */
    long second; /* the columns, the second of a pair */
    uint64_t seed;
};

/* An argument that is neither an option nor its value, or a word of an OPTION_WORDS. */
struct argument_word {
    const char *text;
    int option; /* the last one before it, -1: none */
};

/* The arguments of a call. Texts point into argv. The caller ends with arguments_deinit. */
struct arguments {
    struct option_value options[ARGUMENTS_OPTIONS_MAX]; /* in the order of the table */
    struct argument_word *words;
    int word_count;
};

enum arguments_result { ARGUMENTS_READ, ARGUMENTS_HELP, ARGUMENTS_BAD };

/*
 * Reads argv[1..argc): options and words in any order, after "--" words alone; of several options
 * of one name the last counts. ARGUMENTS_HELP as soon as -h or --help comes; ARGUMENTS_BAD with a
 * sentence in `fault` for what the table does not allow. `*arguments` needs no arguments_deinit
 * after these two.
 */
enum arguments_result arguments_read(const struct option_spec *table, int argc, char **argv,
                                     struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX]);

void arguments_deinit(struct arguments *arguments);

/* Says in `fault` that the value given to an option is not what it takes. Returns false. */
bool arguments_refuse(const struct option_spec *spec, const char *value,
                      char fault[ARGUMENTS_FAULT_MAX]);

/* Prints the options as the help shows them. */
void arguments_print_options(const struct option_spec *table, struct writer *out);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The options of a command or of the window, in one table, from which arguments are parsed and help
 * and completion are made. Leaves the meaning of options to the owner of the table.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "writer.h"

#include <stdbool.h>
#include <stdint.h>

#define ARGUMENTS_OPTIONS_MAX 32
#define ARGUMENTS_FAULT_MAX   512

/* The exit status, also of the window. */
enum outcome {
    OUTCOME_YES = 0,
    OUTCOME_NO = 1, /* the answer to a question is no */
    OUTCOME_BAD = 2 /* bad usage, bad input, a failed read or write, no display */
};

/* The type of an option's value. */
enum option_kind {
    OPTION_FLAG,   /* no value */
    OPTION_TEXT,   /* a non-empty text */
    OPTION_FILE,   /* the name of a file */
    OPTION_FOLDER, /* the name of a folder */
    OPTION_WORDS,  /* a word; words up to the next option belong to it too */
    OPTION_NUMBER, /* an integer, min..max */
    OPTION_SEED,   /* a 64-bit number in C notation (10, 0xa, 012) */
    OPTION_CHOICE, /* one of the `choices` */
    OPTION_SIZE,   /* rows and columns of a board, 4x5, or one number for a square */
    OPTION_PAIR    /* two integers, min..max, with the `separator` between them */
};

/* An entry of an option table, which ends with a name of NULL. Texts that are not needed are
 * NULL. */
struct option_spec {
    const char *name; /* without dashes */
    enum option_kind kind;
    const char *value; /* what the help calls it, "FILE"; NULL: the choices */
    const char *help;
    const char *usual;   /* the default value, which the help shows too */
    const char *choices; /* separated by blanks, as are `offers` */
    long min, max;
    const char *separator; /* one character */
    const char *takes;   /* what is allowed, for messages: "a number from 1 to 9"; NULL: by kind */
    const char *offers;  /* values for the completion, when the kind does not imply them */
    const char *heading; /* of the group of options that begins here */
};

/* The value of an option: as given, the default, or zeroed. */
struct option_value {
    bool is_given;
    const char *text;
    long number; /* also the index of a choice, the rows, the first of a pair */
    long second; /* the columns, the second of a pair */
    uint64_t seed;
};

/* An argument that is neither an option nor its value, or a word of an OPTION_WORDS. */
struct argument_word {
    const char *text;
    int option; /* index of the last one before it; -1: none */
};

/* Parsed arguments. Texts point into argv. Free with arguments_deinit. */
struct arguments {
    struct option_value options[ARGUMENTS_OPTIONS_MAX]; /* in the order of the table */
    struct argument_word *words;
    int word_count;
};

enum arguments_result { ARGUMENTS_READ, ARGUMENTS_HELP, ARGUMENTS_BAD };

/*
 * Parses argv[1..argc): options and words in any order, and only words after "--"; of a repeated
 * option the last one counts. Returns ARGUMENTS_HELP as soon as -h or --help comes, and
 * ARGUMENTS_BAD with a sentence in `fault` for what the table does not allow. `*arguments` needs no
 * arguments_deinit after these two.
 */
enum arguments_result arguments_read(const struct option_spec *table, int argc, char **argv,
                                     struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX]);

void arguments_deinit(struct arguments *arguments);

/* Writes to `fault` that the value given to an option is not what it takes. Returns false. */
bool arguments_refuse(const struct option_spec *spec, const char *value,
                      char fault[ARGUMENTS_FAULT_MAX]);

/* Prints the options as the help shows them. */
void arguments_print_options(const struct option_spec *table, struct writer *out);

#endif

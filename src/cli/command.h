/* SPDX-License-Identifier: MIT */
/*
 * What a command is given and what it says about itself. Leaves the choice of the command to cli.c.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "arguments.h"
#include "cli.h"
#include "file.h"
#include "languages.h"
#include "reader.h"
#include "trounce/dice.h"
#include "trounce/solver.h"
#include "words.h"
#include "writer.h"

#include <stdint.h>

struct command;

/* What a running command works with. */
struct cli {
    const struct command *command;    /* NULL: none was found */
    const char *program;              /* argv[0] */
    const struct option_spec *window; /* the window's options; NULL: there is no window */
    struct writer out;
    struct reader in;
};

/* Texts are static. */
struct command {
    const char *name;
    const char *summary;
    const char *usage; /* what follows the name: "[OPTION]... BOARD WORD..." */
    bool takes_words;  /* arguments that are not options */
    const struct option_spec *options;
    const char *about; /* whole lines */
    const char *example;
    enum outcome (*run)(struct cli *cli, const struct arguments *arguments);
};

extern const struct command command_tray;
extern const struct command command_batch;
extern const struct command command_solve;
extern const struct command command_find;
extern const struct command command_lexicon;
extern const struct command command_shake;
extern const struct command command_challenge;
extern const struct command command_scrambler;
extern const struct command command_history;
extern const struct command command_hunt;

/* Options that several commands have. */
#define COMMAND_LEXICON_OPTION                                                                     \
    {                                                                                              \
        "lexicon", OPTION_FILE, "FILE",                                                            \
            .help = "the words that count, a list of any kind (the game's own)"                    \
    }
#define COMMAND_LANGUAGE_OPTION                                                                    \
    {                                                                                              \
        "language", OPTION_TEXT, "CODE", .takes = "the code of a language, such as de",            \
                                         .offers = TROUNCE_LANGUAGES,                              \
                                         .help = "the language of words, letters and dice, such "  \
                                                 "as de (en)"                                      \
    }
#define COMMAND_RULES_OPTION                                                                       \
    {                                                                                              \
        "rules", OPTION_CHOICE, "RULES", .choices = "four classic plain", .usual = "four",         \
                                         .help = "four (4 letters and up, length - 3 points), "    \
                                                 "classic, or plain (2 letters and up, a point a " \
                                                 "word)"                                           \
    }

/* Prints "trounce COMMAND: " and one sentence to standard error, after flushing the output. Returns
 * OUTCOME_BAD. */
enum outcome cli_fail(struct cli *cli, const char *format, ...) TAKES_FORMAT(2, 3);

/* The same for arguments that are not right, with a pointer to --help. */
enum outcome cli_fail_usage(struct cli *cli, const char *format, ...) TAKES_FORMAT(2, 3);

/* The same for a fault in what the user calls `name`. */
enum outcome cli_fail_fault(struct cli *cli, const char *name, const struct fault *fault);

/* The same when memory has run out. */
enum outcome cli_fail_memory(struct cli *cli);

/* The same when standard input could not be read, or the span that was read from it last is cut:
 * no board is as long. OUTCOME_YES when all is well. */
enum outcome cli_check_input(struct cli *cli, const struct span *span);

/* --- what a command needs from files and from the system; OUTCOME_BAD after a message --- */

/* Brings a file into memory. The caller ends with file_close in any case. */
enum outcome cli_load_file(struct cli *cli, const char *name, struct file *file);

/* Opens a word list of any format, the game's own when `name` is NULL. The caller ends with
 * words_close in any case. */
enum outcome cli_load_words(struct cli *cli, const char *name, struct words *words);

/* Opens `parts` (LANGUAGE_WORDS and so on) of the language `code`, NULL: of English; its words are
 * those of the list `list`, of any format, unless that is NULL. The caller ends with
 * languages_close in any case. */
enum outcome cli_load_language(struct cli *cli, const char *code, const char *list, unsigned parts,
                               struct language_files *files);

/* The way to solve boards: TROUNCE_SIMD of the environment, or else the best. */
enum outcome cli_load_simd(struct cli *cli, enum solver_simd *simd);

/* Makes a solver over a lexicon, by cli_load_simd; `*solver` is NULL when that fails. The caller
 * ends with solver_free. */
enum outcome cli_load_solver(struct cli *cli, const struct lexicon *lexicon,
                             struct solver **solver);

/* Reads any square number of dice with the letters of `alphabet` from a file. */
enum outcome cli_load_dice(struct cli *cli, const struct alphabet *alphabet, const char *name,
                           struct dice *dice);

/* The same for one of the game's own sets. */
enum outcome cli_load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice);

/* Draws a seed from the system's entropy. */
enum outcome cli_load_seed(struct cli *cli, uint64_t *seed);

/* Prints the completion for bash of these commands (NULL at their end) and of the window, if there
 * is one. */
void completion_print(const struct command *const *commands, const struct option_spec *window,
                      struct writer *out);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What a command is given and how it describes itself. Leaves choosing the command to cli.c.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "arguments.h"
#include "file.h"
#include "languages.h"
#include "paths.h"
#include "reader.h"
#include "trounce/dice.h"
#include "trounce/solver.h"
#include "writer.h"

#include <stdint.h>

struct command;

/* The context of a running command. */
struct cli {
    const struct command *command;    /* NULL: none was found */
    const struct option_spec *window; /* the window's options; NULL: there is no window */
    struct paths paths;               /* of the game's files */
    struct message no_dice;           /* why the language opened last lacks its smallest dice */
    struct writer out;
    struct reader in;
};

/* Texts are static. */
struct command {
    const char *name;
    const char *summary;
    const char *usage; /* what follows the name: "[OPTION]... BOARD WORD..." */
    bool takes_words;  /* takes arguments that are not options */
    const struct option_spec *options;
    const char *about; /* whole lines */
    const char *example;
    enum outcome (*run)(struct cli *cli, const struct arguments *arguments);
};

/* Options shared by several commands. */
#define COMMAND_LEXICON_OPTION                                                                     \
    {                                                                                              \
        "lexicon", OPTION_FILE, "FILE",                                                            \
            .help = "the words that count: a list of any kind (the game's own)"                    \
    }
#define COMMAND_LANGUAGE_OPTION                                                                    \
    {                                                                                              \
        "language", OPTION_TEXT, "CODE", .takes = "the code of a language, such as de",            \
                                         .offers = TROUNCE_LANGUAGES,                              \
                                         .help = "the language of words, letters and dice, such "  \
                                                 "as de (en)"                                      \
    }
#define COMMAND_SHARD_OPTION(things)                                                               \
    {                                                                                              \
        "shard", OPTION_PAIR, "I/N",                                                               \
            .separator = "/", .max = 999999, .usual = "0/1", .takes = "I/N, I from 0 to N",        \
            .help = "only the " things " I, I + N, I + 2N and so on, counted from 0; "             \
                    "N/N is 0/N"                                                                   \
    }
#define COMMAND_RULES_OPTION                                                                       \
    {                                                                                              \
        "rules", OPTION_CHOICE, "RULES", .choices = SCORING_CHOICES, .usual = "four",              \
                                         .help = SCORING_HELP                                      \
    }

#define CLI_NAME_MAX 32

/* Writes the name for error messages: "trounce solve"; returns `who`. */
const char *cli_name(const struct cli *cli, char who[CLI_NAME_MAX]);

/* Prints "trounce COMMAND: " and a sentence to standard error, after flushing the output. Returns
 * OUTCOME_BAD. */
enum outcome cli_fail(struct cli *cli, const char *format, ...) TAKES_FORMAT(2, 3);

/* The same for wrong arguments, with a pointer to --help. */
enum outcome cli_fail_usage(struct cli *cli, const char *format, ...) TAKES_FORMAT(2, 3);

/* The same for a message. */
enum outcome cli_fail_message(struct cli *cli, const struct message *message);

/* The same for a fault in what the user calls `name`. */
enum outcome cli_fail_fault(struct cli *cli, const char *name, const struct fault *fault);

/* Prints a notice in the same way, if there is one; the command goes on. */
void cli_warn(struct cli *cli, const struct message *notice);

/* Like cli_fail when memory has run out. */
enum outcome cli_fail_memory(struct cli *cli);

/* The same when standard input could not be read, or the last span read from it is cut: no board is
 * that long. OUTCOME_YES if neither. */
enum outcome cli_check_input(struct cli *cli, const struct span *span);

/* Returns whether somebody types at a terminal and reads the answers there. Such a player is
 * helped; in a pipe or a file, every byte stays as scripts expect it. */
bool cli_is_typed(void);

/* --- what a command needs from files and from the system; OUTCOME_BAD after a message --- */

/* Reads a file into memory. Call file_close in any case. */
enum outcome cli_load_file(struct cli *cli, const char *name, struct file *file);

/* Opens `parts` (LANGUAGE_WORDS and so on) of the language `code` (NULL: English). Its words are
 * those of `list`, of any format, unless that is NULL. Warns of what is skipped in its list
 * and of other files that cannot be read, but for dice, which cli_fail_dice reports. Call
 * languages_close in any case. */
enum outcome cli_load_language(struct cli *cli, const char *code, const char *list, unsigned parts,
                               struct language_files *files);

/* Reports a lack of dice for boards of a side, with the reason if the language opened last has it.
 */
enum outcome cli_fail_dice(struct cli *cli, const struct message *lack, int side);

/* Takes a part of a whole, I/N with I from 0 to N, from the value of --shard; N/N is 0/N, so that
 * `*shard` is below `*shards`. OUTCOME_BAD after a message when there is no such part. */
enum outcome cli_take_shard(struct cli *cli, const struct option_spec *spec,
                            const struct option_value *value, long *shard, long *shards);

/* Chooses how boards are solved: TROUNCE_SIMD of the environment, or else the best way. */
enum outcome cli_load_simd(struct cli *cli, enum solver_kernel *simd);

/* Makes a solver over a lexicon, as cli_load_simd chooses; `*solver` is NULL on failure. Free with
 * solver_free. */
enum outcome cli_load_solver(struct cli *cli, const struct lexicon *lexicon,
                             struct solver **solver);

/* Reads any square number of dice with the letters of `alphabet` from a file. */
enum outcome cli_load_dice(struct cli *cli, const struct alphabet *alphabet, const char *name,
                           struct dice *dice);

/* The same for one of the game's own sets. */
enum outcome cli_load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice);

/* Draws a seed from the system's entropy. */
enum outcome cli_load_seed(struct cli *cli, uint64_t *seed);

/* Returns a digest of the words alone, so that the form of their list does not matter. */
int64_t cli_digest_words(const struct lexicon *lexicon);

/* Prints the bash completion for these commands (NULL at their end) and for the window, if there is
 * one. */
void completion_print(const struct command *const *commands, const struct option_spec *window,
                      struct writer *out);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Chooses the command, parses its arguments, prints help and errors, and opens what commands need.
 */
#include "cli.h"

#include "command.h"
#include "machine.h"
#include "paths.h"
#include "stream.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_MAX 1024
#define WHO_MAX     32

#define COMMAND_LISTED(name) &(name),
static const struct command *const commands[] = {COMMANDS(COMMAND_LISTED) NULL};

static const struct command *find_command(const char *name)
{
    int i = 0;
    while (commands[i] && strcmp(commands[i]->name, name) != 0) {
        i++;
    }
    return commands[i];
}

/* Writes the name for error messages: "trounce solve". */
static const char *name_of(const struct cli *cli, char who[WHO_MAX])
{
    snprintf(who, WHO_MAX, cli->command ? "trounce %s" : "trounce",
             cli->command ? cli->command->name : "");
    return who;
}

enum outcome cli_fail(struct cli *cli, const char *format, ...)
{
    char message[MESSAGE_MAX];
    va_list values;
    va_start(values, format);
    vsnprintf(message, sizeof message, format, values);
    va_end(values);
    char who[WHO_MAX];
    writer_flush(&cli->out);
    writer_complain(name_of(cli, who), message);
    return OUTCOME_BAD;
}

enum outcome cli_fail_usage(struct cli *cli, const char *format, ...)
{
    char sentence[ARGUMENTS_FAULT_MAX];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    return cli_fail(cli, "%s (see trounce %s --help)", sentence, cli->command->name);
}

enum outcome cli_fail_message(struct cli *cli, const struct message *message)
{
    char text[MESSAGE_MAX];
    return cli_fail(cli, "%s", message_write(message, NULL, text, sizeof text));
}

enum outcome cli_fail_fault(struct cli *cli, const char *name, const struct fault *fault)
{
    struct message message;
    fault_describe(fault, name, &message);
    return cli_fail_message(cli, &message);
}

enum outcome cli_fail_memory(struct cli *cli)
{
    return cli_fail(cli, "%s", status_text(STATUS_NO_MEMORY));
}

enum outcome cli_check_input(struct cli *cli, const struct span *span)
{
    struct fault fault;
    if (cli->in.error != 0) {
        return cli_fail(cli, "standard input: %s", strerror(cli->in.error));
    }
    if (!span->is_cut) {
        return OUTCOME_YES;
    }
    fault_at_line(&fault, STATUS_RANGE, span->line, span->column,
                  "more than %d bytes without a break: no board is that long", READER_SPAN_MAX);
    return cli_fail_fault(cli, "standard input", &fault);
}

bool cli_is_typed(void)
{
    return stream_is_terminal(STREAM_IN) && stream_is_terminal(STREAM_OUT);
}

/* ---- what commands need ---- */

enum outcome cli_load_file(struct cli *cli, const char *name, struct file *file)
{
    struct message fault;
    return file_open_given(file, name, &fault) ? OUTCOME_YES : cli_fail_message(cli, &fault);
}

enum outcome cli_load_words(struct cli *cli, const char *name, struct words *words)
{
    struct message fault;
    struct paths paths;
    paths_find(&paths, cli->program);
    return words_open(words, &alphabet_english, name ? name : paths.lexicon, NULL, &fault)
               ? OUTCOME_YES
               : cli_fail_message(cli, &fault);
}

enum outcome cli_load_language(struct cli *cli, const char *code, const char *list, unsigned parts,
                               struct language_files *files)
{
    struct message notice;
    struct message fault;
    struct paths paths;
    paths_find(&paths, cli->program);
    bool has_list = list && parts & LANGUAGE_WORDS;
    unsigned own = has_list ? parts & ~(unsigned)LANGUAGE_WORDS : parts;
    if (!languages_open(files, &paths, code ? code : language_english.code, own, &notice, &fault)) {
        return cli_fail_message(cli, &fault);
    }
    if (has_list) {
        if (!words_open(&files->words, files->language.alphabet, list, NULL, &fault)) {
            return cli_fail_message(cli, &fault);
        }
        files->language.lexicon = &files->words.lexicon;
    }
    return OUTCOME_YES;
}

enum outcome cli_load_simd(struct cli *cli, enum solver_kernel *simd)
{
    static const char variable[] = "TROUNCE_SIMD";
    struct fault fault;
    return solver_kernel_choose(getenv(variable), simd, &fault) == STATUS_OK
               ? OUTCOME_YES
               : cli_fail_fault(cli, variable, &fault);
}

enum outcome cli_load_solver(struct cli *cli, const struct lexicon *lexicon, struct solver **solver)
{
    enum solver_kernel simd;
    *solver = NULL;
    enum outcome outcome = cli_load_simd(cli, &simd);
    if (outcome == OUTCOME_YES && solver_new(lexicon, simd, solver) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    }
    return outcome;
}

enum outcome cli_load_dice(struct cli *cli, const struct alphabet *alphabet, const char *name,
                           struct dice *dice)
{
    struct message fault;
    return file_read_dice(alphabet, name, 0, dice, &fault) ? OUTCOME_YES
                                                           : cli_fail_message(cli, &fault);
}

enum outcome cli_load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice)
{
    struct message fault;
    struct paths paths;
    paths_find(&paths, cli->program);
    return paths_read_dice(&paths, set, dice, &fault) ? OUTCOME_YES : cli_fail_message(cli, &fault);
}

enum outcome cli_load_seed(struct cli *cli, uint64_t *seed)
{
    if (!machine_seed(seed)) {
        return cli_fail(cli, "the system provides no random numbers: %s", strerror(errno));
    }
    return OUTCOME_YES;
}

/* ---- help ---- */

static void print_command(struct cli *cli, const struct command *command)
{
    writer_format(&cli->out, "Usage: trounce %s %s\n\n", command->name, command->usage);
    writer_text(&cli->out, command->about);
    writer_char(&cli->out, '\n');
    arguments_print_options(command->options, &cli->out);
    writer_format(&cli->out, "\nExample: %s\n", command->example);
}

static void print_overview(struct cli *cli)
{
    writer_text(&cli->out, "Usage: trounce COMMAND [ARGUMENT]...\n"
                           "Word games on letter dice, as text.\n\n");
    for (int i = 0; commands[i]; i++) {
        writer_style(&cli->out, STYLE_STRONG);
        writer_format(&cli->out, "  %-10s", commands[i]->name);
        writer_style(&cli->out, STYLE_PLAIN);
        writer_format(&cli->out, " %s\n", commands[i]->summary);
    }
    writer_text(&cli->out,
                "\nMore about a command: trounce help COMMAND, or trounce COMMAND --help.\n"
                "Without a command, the window opens; its options: trounce --help.\n"
                "Exit status: 0 yes or done, 1 no, 2 bad usage or bad input.\n");
}

static enum outcome fail_unknown(struct cli *cli, const char *name)
{
    cli->command = NULL;
    return cli_fail(cli, "there is no command '%s' (trounce help lists them)", name);
}

static enum outcome run_help(struct cli *cli, const struct arguments *arguments)
{
    if (arguments->options[0].is_given) {
        completion_print(commands, cli->window, &cli->out);
    } else if (arguments->word_count == 0) {
        print_overview(cli);
    }
    for (int i = 0; i < arguments->word_count; i++) {
        const struct command *command = find_command(arguments->words[i].text);
        if (!command) {
            return fail_unknown(cli, arguments->words[i].text);
        }
        writer_text(&cli->out, i > 0 ? "\n" : "");
        print_command(cli, command);
    }
    return OUTCOME_YES;
}

static const struct option_spec help_options[] = {
    {"completion", .help = "print the bash completion of commands and options"},
    {.name = NULL},
};

const struct command command_help = {
    .name = "help",
    .summary = "list the commands, or explain some",
    .usage = "[--completion] [COMMAND]...",
    .takes_words = true,
    .options = help_options,
    .about = "Explains each COMMAND; without one, lists them all.\n",
    .example = "trounce help solve",
    .run = run_help,
};

/* ---- running ---- */

static enum outcome run_command(struct cli *cli, int argc, char **argv)
{
    const struct command *command = find_command(argv[0]);
    struct arguments arguments;
    char fault[ARGUMENTS_FAULT_MAX];
    enum outcome outcome = OUTCOME_YES;
    if (!command) {
        return fail_unknown(cli, argv[0]);
    }
    cli->command = command;
    switch (arguments_read(command->options, argc, argv, &arguments, fault)) {
    case ARGUMENTS_HELP:
        print_command(cli, command);
        return OUTCOME_YES;
    case ARGUMENTS_BAD:
        return cli_fail_usage(cli, "%s", fault);
    case ARGUMENTS_READ:
        break;
    }
    if (arguments.word_count > 0 && !command->takes_words) {
        outcome = cli_fail_usage(cli, "unexpected argument '%s'", arguments.words[0].text);
    } else {
        outcome = command->run(cli, &arguments);
    }
    arguments_deinit(&arguments);
    return outcome;
}

bool cli_is_wanted(int argc, char **argv)
{
    return argc >= 2 && argv[1][0] != '-';
}

int cli_run(int argc, char **argv, const struct option_spec *window)
{
    static char *help[] = {"help", NULL};
    static struct cli cli; /* its buffers would not fit into a small stack */
    cli.program = argc > 0 ? argv[0] : "trounce";
    cli.window = window;
    stream_begin();
    writer_init(&cli.out, STREAM_OUT);
    reader_init(&cli.in, STREAM_IN, &cli.out);
    enum outcome outcome =
        argc > 1 ? run_command(&cli, argc - 1, argv + 1) : run_command(&cli, 1, help);
    char who[WHO_MAX];
    return writer_finish(&cli.out, name_of(&cli, who)) ? (int)outcome : OUTCOME_BAD;
}

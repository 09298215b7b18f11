/* SPDX-License-Identifier: MIT */
/*
 * Chooses the command, parses its arguments, and prints help.
 */
#include "cli.h"

#include "commands.h"
#include "stream.h"

#include <string.h>

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
    paths_find(&cli.paths, argc > 0 ? argv[0] : "trounce");
    cli.window = window;
    stream_begin();
    writer_init(&cli.out, STREAM_OUT);
    reader_init(&cli.in, STREAM_IN, &cli.out);
    enum outcome outcome =
        argc > 1 ? run_command(&cli, argc - 1, argv + 1) : run_command(&cli, 1, help);
    char who[CLI_NAME_MAX];
    return writer_finish(&cli.out, cli_name(&cli, who)) ? (int)outcome : OUTCOME_BAD;
}

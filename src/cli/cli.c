/* SPDX-License-Identifier: MIT */
/*
 * Chooses the command, prints the help, tells failures, and ends. Leaves the work to the commands.
 */
#include "cli.h"

#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MESSAGE_MAX 1024

static const struct command *const commands[] = {
    &command_tray,  &command_batch,     &command_solve, &command_find,    &command_lexicon,
    &command_shake, &command_scrambler, &command_hunt,  &command_history,
};

#define COMMAND_COUNT (sizeof commands / sizeof commands[0])

static const struct command *find_command(const char *name)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(commands[i]->name, name) == 0) {
            return commands[i];
        }
    }
    return NULL;
}

enum outcome cli_fail(struct cli *cli, const char *format, ...)
{
    char message[MESSAGE_MAX];
    va_list values;
    va_start(values, format);
    vsnprintf(message, sizeof message, format, values);
    va_end(values);
    /* What is quoted may hold anything: it is to stay one line, and to do nothing to a terminal. */
    for (char *at = message; *at != '\0'; at++) {
        if ((unsigned char)*at < ' ' || *at == 127) {
            *at = '?';
        }
    }
    writer_flush(&cli->out);
    fprintf(stderr, "trounce%s%s: %s\n", cli->command != NULL ? " " : "",
            cli->command != NULL ? cli->command->name : "", message);
    return OUTCOME_BAD;
}

enum outcome cli_fail_fault(struct cli *cli, const char *name, const struct fault *fault)
{
    char message[MESSAGE_MAX];
    return cli_fail(cli, "%s", fault_format(fault, name, message, sizeof message));
}

enum outcome cli_fail_memory(struct cli *cli)
{
    return cli_fail(cli, "%s", status_text(STATUS_NO_MEMORY));
}

enum outcome cli_check_input(struct cli *cli)
{
    return cli->in.error == 0 ? OUTCOME_YES
                              : cli_fail(cli, "standard input: %s", strerror(cli->in.error));
}

void cli_print_help(struct cli *cli, const struct command *command)
{
    writer_text(&cli->out, "Usage: trounce ");
    writer_text(&cli->out, command->usage);
    writer_text(&cli->out, "\n\n");
    writer_text(&cli->out, command->help);
}

static void print_overview(struct cli *cli)
{
    writer_text(&cli->out, "Usage: trounce COMMAND [ARGUMENT]...\n"
                           "Word games on letter dice, as text.\n\n");
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        writer_style(&cli->out, STYLE_STRONG);
        writer_format(&cli->out, "  %-10s", commands[i]->name);
        writer_style(&cli->out, STYLE_PLAIN);
        writer_format(&cli->out, " %s\n", commands[i]->summary);
    }
    writer_text(&cli->out, "\nMore of a command: trounce help COMMAND, or trounce COMMAND --help.\n"
                           "Without a command the window opens; its options: trounce --help.\n"
                           "Exit status: 0 yes or done, 1 no, 2 bad use or bad input.\n");
}

static enum outcome run_help(struct cli *cli, int argc, char **argv)
{
    if (argc == 0) {
        print_overview(cli);
        return OUTCOME_YES;
    }
    for (int i = 0; i < argc; i++) {
        const struct command *command = find_command(argv[i]);
        if (command == NULL) {
            return cli_fail(cli, "there is no command '%s' (trounce help lists them)", argv[i]);
        }
        writer_text(&cli->out, i > 0 ? "\n" : "");
        cli_print_help(cli, command);
    }
    return OUTCOME_YES;
}

static enum outcome run_command(struct cli *cli, int argc, char **argv)
{
    if (argc < 2 || strcmp(argv[1], "help") == 0) {
        return run_help(cli, argc < 2 ? 0 : argc - 2, argv + 2);
    }
    cli->command = find_command(argv[1]);
    if (cli->command == NULL) {
        return cli_fail(cli, "there is no command '%s' (trounce help lists them)", argv[1]);
    }
    return cli->command->run(cli, argc - 2, argv + 2);
}

/* Gives the three standard streams something to be, where they are closed: what cannot be used as
 * such, so that no file of ours takes their place and reading or writing them fails as it should.
 */
static void occupy_streams(void)
{
    for (int handle = 0; handle <= 2; handle++) {
        if (fcntl(handle, F_GETFD) < 0) {
            int taken = open("/dev/null", handle == STDIN_FILENO ? O_WRONLY : O_RDONLY);
            if (taken >= 0 && taken != handle) {
                close(taken);
            }
        }
    }
}

bool cli_is_wanted(int argc, char **argv)
{
    return argc >= 2 && argv[1][0] != '-';
}

int cli_run(int argc, char **argv)
{
    struct cli cli = {.program = argc > 0 ? argv[0] : "trounce"};
    struct sigaction ignored = {.sa_handler = SIG_IGN};
    sigaction(SIGPIPE, &ignored, NULL);
    occupy_streams();
    writer_init(&cli.out, STDOUT_FILENO);
    reader_init(&cli.in, STDIN_FILENO, &cli.out);
    enum outcome outcome = run_command(&cli, argc, argv);
    if (!writer_flush(&cli.out) && cli.out.error != EPIPE) {
        outcome = cli_fail(&cli, "standard output: %s", strerror(cli.out.error));
    }
    return (int)outcome;
}

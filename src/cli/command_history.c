/* SPDX-License-Identifier: MIT */
/*
 * trounce history: prints the rounds that the window saved. Leaves the formats to the store's
 * export.
 */
#include "commands.h"
#include "disk.h"
#include "history.h"
#include "machine.h"

#include <stdio.h>

struct request {
    struct cli *cli;
    const char *folder; /* NULL: the player's own */
    enum history_format format;
};

static bool write_piece(void *context, const char *bytes, size_t size)
{
    struct writer *out = context;
    writer_bytes(out, bytes, size);
    return writer_is_open(out);
}

/* Reports a file that cannot be read. */
static enum outcome fail_unreadable(struct cli *cli, const char *path, enum status status)
{
    switch (status) {
    case STATUS_NO_MEMORY:
        return cli_fail_memory(cli);
    case STATUS_VERSION:
        return cli_fail(cli, "%s: it was made by a newer Trounce", path);
    case STATUS_SYNTAX:
        return cli_fail(cli, "%s: it is not a Trounce history", path);
    case STATUS_OK:
    case STATUS_EMPTY:
    case STATUS_RANGE:
    case STATUS_DAMAGED:
    case STATUS_MISSING:
    case STATUS_BUSY:
    case STATUS_FULL:
    case STATUS_STORAGE:
        break;
    }
    return cli_fail(cli, "%s: %s", path, status_text(status));
}

static enum outcome print(const struct request *request, struct store *store, const char *path)
{
    struct writer *out = &request->cli->out;
    const struct history_filter all = {.any_rules = true, .any_language = true};
    long count = 0;
    enum status status = history_count(store, &all, &count);
    if (status == STATUS_OK && count == 0 && request->format == HISTORY_TEXT) {
        writer_text(out, "No rounds yet. Play one, and it will appear here.\n");
        return OUTCOME_YES;
    }
    if (status == STATUS_OK) {
        status = history_export(store, request->format, write_piece, out);
    }
    /* A writer that stopped has its own error. */
    return status == STATUS_OK || !writer_is_open(out)
               ? OUTCOME_YES
               : fail_unreadable(request->cli, path, status);
}

static enum outcome show(const struct request *request)
{
    const struct paths *paths = &request->cli->paths;
    char path[FILE_PATH_MAX + sizeof STORE_FILE_NAME];
    const char *chosen = request->folder ? request->folder : paths->player;
    if (*chosen == '\0' && !request->folder) {
        return cli_fail(request->cli, "%s: name the history's folder with --data",
                        paths->player_fault);
    }
    if (snprintf(path, sizeof path, "%s/%s", chosen, STORE_FILE_NAME) >= (int)sizeof path) {
        return cli_fail(request->cli, "the folder's name is too long");
    }
    if (request->folder && !disk_is_folder(chosen)) {
        return cli_fail(request->cli, "%s: there is no such folder", chosen);
    }
    struct store *store = NULL;
    enum status status = store_open_copy(path, &store);
    if (status == STATUS_MISSING) {
        status = store_open(NULL, &store, NULL);
    }
    if (status != STATUS_OK) {
        return fail_unreadable(request->cli, path, status);
    }
    enum outcome outcome = print(request, store, path);
    store_close(store);
    return outcome;
}

enum { OPTION_FORMAT, OPTION_DATA };

static const struct option_spec options[] = {
    [OPTION_FORMAT] = {"format", OPTION_CHOICE, .choices = "text json csv", .usual = "text",
                       .help =
                           "text: a table, newest first, in local time; json: rounds with all "
                           "their words and paths, words to practise, goals reached and Scrambler "
                           "puzzles, oldest first, in UTC; csv: a line per round, oldest first, "
                           "words separated by blanks"},
    [OPTION_DATA] = {"data", OPTION_FOLDER, "DIR",
                     .help = "the folder of the history, as for the window "
                             "(" MACHINE_DATA_FOLDER ")"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    static const enum history_format formats[] = {HISTORY_TEXT, HISTORY_JSON, HISTORY_CSV};
    const struct request request = {
        .cli = cli,
        .folder = arguments->options[OPTION_DATA].text,
        .format = formats[arguments->options[OPTION_FORMAT].number],
    };
    return show(&request);
}

const struct command command_history = {
    .name = "history",
    .summary = "print the rounds that you have played",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Prints all finished rounds, played in the window or with `trounce play`. The history is\n"
        "only read.\n",
    .example = "trounce history --format csv > rounds.csv",
    .run = run,
};

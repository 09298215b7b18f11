/* SPDX-License-Identifier: MIT */
/*
 * Trounce: runs a text command, or opens the window.
 */
#include "cli.h"
#include "display.h"
#include "machine.h"
#include "options.h"
#include "paths.h"
#include "patience.h"
#include "reserve.h"
#include "start.h"
#include "stream.h"
#include "window.h"

#include <SDL.h>
#include <stdio.h>

static enum outcome fail(const char *text)
{
    writer_complain("trounce", text);
    if (stream_is_unread()) {
        (void)SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Trounce", text, NULL);
    }
    return OUTCOME_BAD;
}

static enum outcome fail_for(const struct message *fault)
{
    char text[2 * MESSAGE_BYTES_MAX];
    return fail(message_write(fault, NULL, text, sizeof text));
}

/* Says on the terminal what became of finished rounds that could not be kept so far. */
static void settle(struct store *store)
{
    struct store_news news;
    enum status status = store_settle(store, STORE_LONG_PATIENCE_MS);
    if (status != STATUS_OK) {
        writer_complain_of("trounce", store_trouble(store));
    }
    if (store_take_news(store, &news)) {
        writer_complain_of("trounce", &news.text);
    }
}

static enum outcome play(const char *program, const struct options *options)
{
    static struct paths paths;
    struct message fault;
    struct start start;
    paths_find(&paths, program);
    paths_settle_player(&paths, options->data);
    if (!start_load(&start, options, &paths, &fault)) {
        return fail_for(&fault);
    }
    bool played = window_run(options, &start, &paths, &fault);
    settle(start.store);
    start_deinit(&start);
    return played ? OUTCOME_YES : fail_for(&fault);
}

int main(int argc, char **argv)
{
    machine_begin(&argc, &argv);
    if (cli_is_wanted(argc, argv)) {
        return cli_run(argc, argv, options_table);
    }
    struct options options;
    char fault[ARGUMENTS_FAULT_MAX];
    stream_begin();
    reserve_begin();
    if (!options_read(argc, argv, &options, fault)) {
        char sentence[ARGUMENTS_FAULT_MAX + 32];
        (void)snprintf(sentence, sizeof sentence, "%s (see trounce --help)", fault);
        return (int)fail(sentence);
    }
    static struct writer out;
    writer_init(&out, STREAM_OUT);
    switch (options.action) {
    case OPTIONS_HELP:
        options_print_help(&out);
        (void)writer_flush(&out); /* opening a display may take a while */
        display_print_choice(&options, &out);
        break;
    case OPTIONS_VERSION:
        writer_format(&out, "Trounce %s\n", TROUNCE_VERSION);
        break;
    case OPTIONS_PLAY:
        return (int)play(argv[0], &options);
    }
    return writer_finish(&out, "trounce") ? OUTCOME_YES : OUTCOME_BAD;
}

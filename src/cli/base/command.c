/* SPDX-License-Identifier: MIT */
/*
 * What commands share: prints their errors and opens what they need.
 */
#include "command.h"

#include "machine.h"
#include "stream.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_MAX (2 * MESSAGE_BYTES_MAX)

const char *cli_name(const struct cli *cli, char who[CLI_NAME_MAX])
{
    snprintf(who, CLI_NAME_MAX, cli->command ? "trounce %s" : "trounce",
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
    char who[CLI_NAME_MAX];
    writer_flush(&cli->out);
    writer_complain(cli_name(cli, who), message);
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

void cli_warn(struct cli *cli, const struct message *notice)
{
    if (notice->format) {
        (void)cli_fail_message(cli, notice);
    }
}

enum outcome cli_load_language(struct cli *cli, const char *code, const char *list, unsigned parts,
                               struct language_files *files)
{
    struct message *notice = &cli->no_dice;
    struct message fault;
    bool has_list = list && parts & LANGUAGE_WORDS;
    unsigned own = has_list ? parts & ~(unsigned)LANGUAGE_WORDS : parts;
    if (!languages_open(files, &cli->paths, code ? code : language_english.code, own, notice,
                        &fault)) {
        return cli_fail_message(cli, &fault);
    }
    if (has_list) {
        if (!words_open(&files->words, files->language.alphabet, list, &fault)) {
            return cli_fail_message(cli, &fault);
        }
        files->language.lexicon = &files->words.lexicon;
    }
    cli_warn(cli, &files->words.skipped);
    if (!(parts & LANGUAGE_SETS) || files->language.dice[0]) {
        cli_warn(cli, notice);
        notice->format = NULL;
    }
    return OUTCOME_YES;
}

enum outcome cli_fail_dice(struct cli *cli, const struct message *lack, int side)
{
    struct message whole;
    if (side != LANGUAGE_SIDE_MIN || !cli->no_dice.format) {
        return cli_fail_message(cli, lack);
    }
    message_set(&whole, "%p: %p", message_in(lack), message_in(&cli->no_dice));
    return cli_fail_message(cli, &whole);
}

enum outcome cli_take_shard(struct cli *cli, const struct option_spec *spec,
                            const struct option_value *value, long *shard, long *shards)
{
    if (value->second < 1 || value->number > value->second) {
        char fault[ARGUMENTS_FAULT_MAX];
        arguments_refuse(spec, value->text, fault);
        return cli_fail_usage(cli, "%s", fault);
    }
    *shard = value->number % value->second;
    *shards = value->second;
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
    return paths_read_dice(&cli->paths, set, dice, &fault) ? OUTCOME_YES
                                                           : cli_fail_message(cli, &fault);
}

enum outcome cli_load_seed(struct cli *cli, uint64_t *seed)
{
    if (!machine_seed(seed)) {
        return cli_fail(cli, "the system provides no random numbers: %s", strerror(errno));
    }
    return OUTCOME_YES;
}

/* ---- words ---- */

static bool digest_word(void *context, const char *word, size_t length, struct word_note note)
{
    uint64_t *digest = context;
    (void)note;
    for (size_t i = 0; i <= length; i++) { /* including the terminator */
        *digest = (*digest ^ (unsigned char)word[i]) * UINT64_C(1099511628211);
    }
    return true;
}

int64_t cli_digest_words(const struct lexicon *lexicon)
{
    uint64_t digest = UINT64_C(14695981039346656037);
    lexicon_each(lexicon, digest_word, &digest);
    return (int64_t)digest;
}

/* SPDX-License-Identifier: MIT */
/*
 * Options and their values. Leaves the wording of the help to the commands.
 */
#include "arguments.h"

#include "trounce/board.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SENTENCE_MAX 512

enum outcome arguments_fail(struct cli *cli, const char *format, ...)
{
    char sentence[SENTENCE_MAX];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    return cli_fail(cli, "%s (trounce %s --help tells more)", sentence, cli->command->name);
}

/* The place in the table of the option that `name` of `length` bytes names, -1 for none. */
static int place_of(const struct option *table, const char *name, size_t length)
{
    for (int i = 0; table[i].name != NULL; i++) {
        if (strlen(table[i].name) == length && memcmp(table[i].name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

/* Takes argv[at], which begins with a dash. */
static int take_option(struct arguments *arguments, const char **value)
{
    const char *argument = arguments->argv[arguments->at++];
    if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
        cli_print_help(arguments->cli, arguments->cli->command);
        return ARGUMENTS_HELP;
    }
    const char *name = argument + 2;
    size_t length = strcspn(argument, "=");
    int place = argument[1] == '-' ? place_of(arguments->table, name, length - 2) : -1;
    if (place < 0) {
        arguments_fail(arguments->cli, "there is no option '%.*s'", (int)length, argument);
        return ARGUMENTS_BAD;
    }
    const struct option *option = &arguments->table[place];
    if (option->value == NULL) {
        if (argument[length] == '=') {
            arguments_fail(arguments->cli, "--%s takes no value", option->name);
            return ARGUMENTS_BAD;
        }
    } else if (argument[length] == '=') {
        *value = argument + length + 1;
    } else if (arguments->at < arguments->argc) {
        *value = arguments->argv[arguments->at++];
    } else {
        arguments_fail(arguments->cli, "--%s needs a value: %s", option->name, option->value);
        return ARGUMENTS_BAD;
    }
    return place;
}

int arguments_next(struct arguments *arguments, const char **value)
{
    if (arguments->at == arguments->argc) {
        return ARGUMENTS_END;
    }
    const char *argument = arguments->argv[arguments->at];
    if (!arguments->only_words && strcmp(argument, "--") == 0) {
        arguments->only_words = true;
        arguments->at++;
        return arguments_next(arguments, value);
    }
    if (arguments->only_words || argument[0] != '-' || argument[1] == '\0') {
        *value = argument;
        arguments->at++;
        return ARGUMENTS_WORD;
    }
    return take_option(arguments, value);
}

int arguments_next_option(struct arguments *arguments, const char **value)
{
    int next = arguments_next(arguments, value);
    if (next != ARGUMENTS_WORD) {
        return next;
    }
    arguments_fail(arguments->cli, "there is no use for '%s'", *value);
    return ARGUMENTS_BAD;
}

int arguments_take(struct arguments *arguments,
                   bool (*take)(void *request, int option, const char *value), void *request)
{
    const char *value = NULL;
    int next;
    while ((next = arguments_next_option(arguments, &value)) >= 0) {
        if (!take(request, next, value)) {
            return ARGUMENTS_BAD;
        }
    }
    return next;
}

enum outcome arguments_outcome(int next)
{
    assert(next == ARGUMENTS_HELP || next == ARGUMENTS_BAD);
    return next == ARGUMENTS_HELP ? OUTCOME_YES : OUTCOME_BAD;
}

/* Reads digits into `*number`; false when there are none, or anything else, or too many. */
static bool read_number(const char *text, size_t length, long *number)
{
    long sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || sum > 99999999) {
            return false;
        }
        sum = sum * 10 + (text[i] - '0');
    }
    *number = sum;
    return length > 0;
}

bool arguments_number(struct cli *cli, const char *name, const char *value, long min, long max,
                      long *number)
{
    long read;
    if (!read_number(value, strlen(value), &read) || read < min || read > max) {
        arguments_fail(cli, "--%s takes a number from %ld to %ld, not '%s'", name, min, max, value);
        return false;
    }
    *number = read;
    return true;
}

bool arguments_seed(struct cli *cli, const char *value, uint64_t *seed)
{
    char *end = NULL;
    errno = 0;
    unsigned long long number = strtoull(value, &end, 0);
    if (value[0] < '0' || value[0] > '9' || *end != '\0' || errno != 0 || number > UINT64_MAX) {
        arguments_fail(cli, "--seed takes a whole number of 64 bits, not '%s'", value);
        return false;
    }
    *seed = number;
    return true;
}

bool arguments_rules(struct cli *cli, const char *value, enum rules *rules)
{
    if (!scoring_from_name(value, rules)) {
        arguments_fail(cli, "--rules takes four, classic or plain, not '%s'", value);
        return false;
    }
    return true;
}

bool arguments_size(struct cli *cli, const char *value, int *rows, int *columns)
{
    size_t length = strcspn(value, "xX");
    const char *second = value[length] != '\0' ? value + length + 1 : value;
    size_t second_length = value[length] != '\0' ? strlen(second) : length;
    long row_count;
    long column_count;
    if (!read_number(value, length, &row_count) ||
        !read_number(second, second_length, &column_count) || row_count < 1 || column_count < 1) {
        arguments_fail(cli, "--size takes rows and columns such as 4x5, not '%s'", value);
        return false;
    }
    if (row_count > BOARD_CELLS_MAX || column_count > BOARD_CELLS_MAX / row_count) {
        arguments_fail(cli, "--size %s: a board has at most %d cells", value, BOARD_CELLS_MAX);
        return false;
    }
    *rows = (int)row_count;
    *columns = (int)column_count;
    return true;
}

bool arguments_choice(struct cli *cli, const char *name, const char *value,
                      const char *const *names, int *choice)
{
    char all[SENTENCE_MAX] = "";
    size_t at = 0;
    for (int i = 0; names[i] != NULL; i++) {
        if (strcmp(names[i], value) == 0) {
            *choice = i;
            return true;
        }
        const char *before = i == 0 ? "" : names[i + 1] == NULL ? " or " : ", ";
        at += (size_t)snprintf(all + at, sizeof all - at, "%s%s", before, names[i]);
    }
    arguments_fail(cli, "--%s takes %s, not '%s'", name, all, value);
    return false;
}

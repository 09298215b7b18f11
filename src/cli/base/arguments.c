/* SPDX-License-Identifier: MIT */
/*
 * Parses arguments with getopt_long and checks values. Leaves bash to completion.c.
 */
#include "arguments.h"

#include "trounce/board.h"
#include "trounce/memory.h"
#include "trounce/status.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

/* Returns the index of a text of `length` bytes among the choices; -1 if it is none of them. */
static int find_choice(const char *choices, const char *text, size_t length)
{
    const char *at = choices;
    for (int place = 0; *at; place++) {
        size_t size = strcspn(at, " ");
        if (size == length && memcmp(at, text, length) == 0) {
            return place;
        }
        at += size + strspn(at + size, " ");
    }
    return -1;
}

/* Returns what the value of an option may be, such as "text, json or tsv". */
static const char *allowed(const struct option_spec *spec, char text[ARGUMENTS_FAULT_MAX])
{
    if (spec->takes) {
        return spec->takes;
    }
    switch (spec->kind) {
    case OPTION_FILE:
        return "the name of a file";
    case OPTION_FOLDER:
        return "the name of a folder";
    case OPTION_NUMBER:
        (void)snprintf(text, ARGUMENTS_FAULT_MAX, "a number from %ld to %ld", spec->min, spec->max);
        return text;
    case OPTION_SEED:
        return "a whole number from 0 to 18446744073709551615";
    case OPTION_SIZE:
        return "rows and columns such as 4x5";
    case OPTION_CHOICE:
        break;
    case OPTION_FLAG:
    case OPTION_TEXT:
    case OPTION_WORDS:
    case OPTION_PAIR:
        return spec->value;
    }
    size_t used = 0;
    for (const char *at = spec->choices; *at;) {
        size_t size = strcspn(at, " ");
        const char *next = at + size + strspn(at + size, " ");
        const char *before = at == spec->choices ? "" : *next ? ", " : " or ";
        used += (size_t)snprintf(text + used, ARGUMENTS_FAULT_MAX - used, "%s%.*s", before,
                                 (int)size, at);
        at = next;
    }
    return text;
}

bool arguments_refuse(const struct option_spec *spec, const char *value,
                      char fault[ARGUMENTS_FAULT_MAX])
{
    char text[ARGUMENTS_FAULT_MAX];
    (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--%s takes %.200s, not '%.200s'", spec->name,
                   allowed(spec, text), value);
    return false;
}

/* Parses `length` digits as a number of min..max. */
static bool read_number(const char *text, size_t length, long min, long max, long *number)
{
    long sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || sum > 99999999) {
            return false;
        }
        sum = sum * 10 + (text[i] - '0');
    }
    *number = sum;
    return length > 0 && sum >= min && sum <= max;
}

static bool read_pair(const struct option_spec *spec, const char *text, struct option_value *value)
{
    const char *separator = strchr(text, *spec->separator);
    return separator &&
           read_number(text, (size_t)(separator - text), spec->min, spec->max, &value->number) &&
           read_number(separator + 1, strlen(separator + 1), spec->min, spec->max, &value->second);
}

static bool read_size(const char *text, struct option_value *value)
{
    size_t length = strcspn(text, "xX");
    const char *second = text[length] ? text + length + 1 : text;
    return read_number(text, length, 1, 999999999, &value->number) &&
           read_number(second, strlen(second), 1, 999999999, &value->second);
}

static bool read_seed(const char *text, uint64_t *seed)
{
    char *end = NULL;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 0);
    *seed = number;
    return *text >= '0' && *text <= '9' && !*end && errno == 0 && number <= UINT64_MAX;
}

/* Parses a text as a value of the option's kind. */
static bool read_value(const struct option_spec *spec, const char *text, struct option_value *value,
                       char fault[ARGUMENTS_FAULT_MAX])
{
    bool is_good = true;
    value->text = text;
    switch (spec->kind) {
    case OPTION_FLAG:
    case OPTION_WORDS:
        break;
    case OPTION_TEXT:
    case OPTION_FILE:
    case OPTION_FOLDER:
        is_good = *text;
        break;
    case OPTION_NUMBER:
        is_good = read_number(text, strlen(text), spec->min, spec->max, &value->number);
        break;
    case OPTION_SEED:
        is_good = read_seed(text, &value->seed);
        break;
    case OPTION_CHOICE:
        value->number = find_choice(spec->choices, text, strlen(text));
        is_good = value->number >= 0;
        break;
    case OPTION_SIZE:
        is_good = read_size(text, value);
        if (is_good && value->number > BOARD_CELLS_MAX / value->second) {
            (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--%s %.200s: a board has at most %d cells",
                           spec->name, text, BOARD_CELLS_MAX);
            return false;
        }
        break;
    case OPTION_PAIR:
        is_good = read_pair(spec, text, value);
        break;
    }
    return is_good || arguments_refuse(spec, text, fault);
}

/* ---- arguments ---- */

/* What getopt_long returns; for the options of the table, numbers above all characters. */
enum { CODE_WORD = 1, CODE_HELP = 'h', CODE_MISSING = ':', CODE_FIRST = 256 };

static void make_long_options(const struct option_spec *table, struct option *options)
{
    int count = 0;
    for (; table[count].name; count++) {
        assert(count < ARGUMENTS_OPTIONS_MAX);
        options[count] = (struct option){
            .name = table[count].name,
            .has_arg = table[count].kind == OPTION_FLAG ? no_argument : required_argument,
            .val = CODE_FIRST + count};
    }
    options[count++] = (struct option){.name = "help", .val = CODE_HELP};
    options[count] = (struct option){.name = NULL};
}

static void add_word(struct arguments *arguments, const char *text, int option)
{
    arguments->words[arguments->word_count++] =
        (struct argument_word){.text = text, .option = option};
}

/* Returns whether the argument is --name or --name=value, with the full name. getopt_long accepts
 * any unique prefix of a name; a script that relies on that would break with a new option. */
static bool has_name(const char *argument, const char *name)
{
    size_t length = strlen(name);
    return strncmp(argument, "--", 2) == 0 && strncmp(argument + 2, name, length) == 0 &&
           (!argument[2 + length] || argument[2 + length] == '=');
}

/* Writes what is wrong with an argument for which getopt_long returned `code`. Returns false. */
static bool explain(const struct option_spec *table, const char *argument, int code,
                    char fault[ARGUMENTS_FAULT_MAX])
{
    char text[ARGUMENTS_FAULT_MAX];
    const struct option_spec *spec = table;
    while (spec->name && !has_name(argument, spec->name)) {
        spec++;
    }
    if (spec->name && spec->kind != OPTION_FLAG && code == CODE_MISSING) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--%s needs a value: %.300s", spec->name,
                       allowed(spec, text));
    } else if (spec->name || has_name(argument, "help")) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--%s takes no value",
                       spec->name ? spec->name : "help");
    } else {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "there is no option '%.*s'",
                       (int)strcspn(argument, "="), argument);
    }
    return false;
}

/* Takes the option at `place` with its value, which is NULL for a flag. */
static bool take(const struct option_spec *table, int place, const char *text,
                 struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX])
{
    struct option_value *value = &arguments->options[place];
    value->is_given = true;
    if (table[place].kind == OPTION_WORDS) {
        add_word(arguments, text, place);
    }
    return read_value(&table[place], text, value, fault);
}

static enum arguments_result read_all(const struct option_spec *table, int argc, char **argv,
                                      struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX])
{
    struct option options[ARGUMENTS_OPTIONS_MAX + 2];
    int last = -1;
    int code;
    make_long_options(table, options);
    optind = 0; /* restart getopt */
    for (;;) {
        const char *argument = argv[optind > 0 ? optind : 1];
        code = getopt_long(argc, argv, "-:h", options, NULL);
        if (code == -1) {
            break;
        }
        int place = code - CODE_FIRST;
        if (code == CODE_WORD) {
            add_word(arguments, optarg, last);
        } else if (code == CODE_HELP && (argument[1] != '-' || has_name(argument, "help"))) {
            return ARGUMENTS_HELP;
        } else if (place < 0 || !has_name(argument, table[place].name)) {
            explain(table, argument, code, fault);
            return ARGUMENTS_BAD;
        } else if (take(table, place, optarg, arguments, fault)) {
            last = place;
        } else {
            return ARGUMENTS_BAD;
        }
    }
    for (; optind < argc; optind++) {
        add_word(arguments, argv[optind], last);
    }
    return ARGUMENTS_READ;
}

enum arguments_result arguments_read(const struct option_spec *table, int argc, char **argv,
                                     struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX])
{
    *arguments = (struct arguments){.words = memory_new((size_t)argc, sizeof *arguments->words)};
    if (!arguments->words) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "%s", status_text(STATUS_NO_MEMORY));
        return ARGUMENTS_BAD;
    }
    for (int i = 0; table[i].name; i++) {
        bool is_good =
            !table[i].usual || read_value(&table[i], table[i].usual, &arguments->options[i], fault);
        assert(is_good);
        (void)is_good;
    }
    enum arguments_result result = read_all(table, argc, argv, arguments, fault);
    if (result != ARGUMENTS_READ) {
        arguments_deinit(arguments);
    }
    return result;
}

void arguments_deinit(struct arguments *arguments)
{
    memory_free(arguments->words);
    arguments->words = NULL;
    arguments->word_count = 0;
}

/* ---- help ---- */

#define LINE_MAX     80
#define LABEL_MAX    24 /* longer ones have their help on the next line */
#define LABEL_MARGIN 2
#define TEXT_MAX     1024

/* Writes "--format text|json|tsv". Returns its length. */
static int make_label(const struct option_spec *spec, char label[TEXT_MAX])
{
    const char *value = spec->value ? spec->value : spec->choices;
    int length = snprintf(label, TEXT_MAX, spec->kind == OPTION_FLAG ? "--%s" : "--%s %s",
                          spec->name, value);
    char *at = spec->value ? NULL : strchr(label, ' ');
    while (at && (at = strchr(at + 1, ' '))) {
        *at = '|';
    }
    return length;
}

/* Writes words wrapped into lines that begin at `column`, where the output already is. */
static void print_wrapped(struct writer *out, const char *text, size_t column)
{
    size_t used = column;
    for (const char *at = text; *at;) {
        size_t size = strcspn(at, " ");
        if (used > column && used + 1 + size > LINE_MAX) {
            writer_format(out, "\n%*s", (int)column, "");
            used = column;
        }
        writer_text(out, used > column ? " " : "");
        writer_bytes(out, at, size);
        used += size + (used > column);
        at += size + strspn(at + size, " ");
    }
    writer_char(out, '\n');
}

void arguments_print_options(const struct option_spec *table, struct writer *out)
{
    char label[TEXT_MAX];
    char help[TEXT_MAX];
    int widest = 0;
    for (const struct option_spec *spec = table; spec->name; spec++) {
        int length = make_label(spec, label);
        widest = length > widest && length <= LABEL_MAX ? length : widest;
    }
    int column = LABEL_MARGIN + widest + LABEL_MARGIN;
    for (const struct option_spec *spec = table; spec->name; spec++) {
        if (spec->heading) {
            writer_format(out, "%s%s:\n", spec == table ? "" : "\n", spec->heading);
        }
        int length = make_label(spec, label);
        writer_format(out, "%*s%s", LABEL_MARGIN, "", label);
        if (length > widest) {
            writer_format(out, "\n%*s", column, "");
        } else {
            writer_format(out, "%*s", column - LABEL_MARGIN - length, "");
        }
        (void)snprintf(help, sizeof help, spec->usual ? "%s (%s)" : "%s", spec->help, spec->usual);
        print_wrapped(out, help, (size_t)column);
    }
}

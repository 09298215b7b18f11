/* SPDX-License-Identifier: MIT */
/*
 * trounce lexicon: a word list as a set: what it holds, what begins how, all of it in order, and
 * the packed form. Leaves boards to command_solve.c.
 */
#include "arguments.h"
#include "load.h"
#include "show.h"
#include "trounce/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define TEMPORARY_ENDING ".XXXXXX"

/* The words that a question is asked of. */
struct questions {
    const char **words;
    int count;
};

struct request {
    struct cli *cli;
    const char *name; /* of the list */
    struct questions contains;
    struct questions prefixes;
    bool asks_contains; /* also with no word behind it: that is told */
    bool asks_prefixes;
    bool is_listed;
    long tier; /* TIER_MAX: all words */
    const char *pack_name;
};

/* Takes the words of some tiers into another set. */
struct selection {
    struct trie *trie;
    long tier;
    enum status status;
};

static bool select_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct selection *selection = context;
    if (note.tier <= selection->tier) {
        selection->status = trie_add(selection->trie, word, length, note, NULL);
    }
    return selection->status == STATUS_OK;
}

/* Leaves in `*trie` only words of tier <= `tier`. */
static enum status keep_tiers(struct trie **trie, long tier)
{
    struct selection selection = {.tier = tier, .status = STATUS_OK};
    enum status status = trie_new(&selection.trie);
    if (status != STATUS_OK) {
        return status;
    }
    trie_each(*trie, select_word, &selection);
    if (selection.status != STATUS_OK) {
        trie_free(selection.trie);
        return selection.status;
    }
    trie_free(*trie);
    *trie = selection.trie;
    return STATUS_OK;
}

static void tell_answer(struct writer *out, const char *word, bool is_yes)
{
    writer_text(out, word);
    writer_char(out, '\t');
    writer_style(out, is_yes ? STYLE_GOOD : STYLE_BAD);
    writer_text(out, is_yes ? "yes" : "no");
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\n');
}

/* Answers by `question`; OUTCOME_NO if an answer is. */
static enum outcome answer(struct writer *out, const struct questions *questions,
                           const struct trie *trie,
                           bool (*question)(const struct trie *, const char *, size_t))
{
    enum outcome outcome = OUTCOME_YES;
    for (int i = 0; i < questions->count; i++) {
        bool is_yes = question(trie, questions->words[i], strlen(questions->words[i]));
        tell_answer(out, questions->words[i], is_yes);
        outcome = is_yes ? outcome : OUTCOME_NO;
    }
    return outcome;
}

static bool list_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct writer *out = context;
    (void)note;
    writer_bytes(out, word, length);
    writer_char(out, '\n');
    return writer_is_open(out);
}

/* What a walk over the set has seen. */
struct word_survey {
    size_t tier_counts[TIER_MAX + 1];
    size_t offensive_count;
    size_t shortest;
    size_t longest;
    char longest_word[WORD_LETTERS_MAX + 1];
};

static bool survey_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct word_survey *survey = context;
    survey->tier_counts[note.tier]++;
    survey->offensive_count += (note.marks & WORD_MARK_OFFENSIVE) != 0;
    survey->shortest = length < survey->shortest ? length : survey->shortest;
    if (survey->longest_word[0] == '\0' || length > survey->longest) {
        survey->longest = length;
        memcpy(survey->longest_word, word, length + 1);
    }
    return true;
}

static const char *format_name(enum list_format format)
{
    switch (format) {
    case LIST_FORMAT_TEXT:
        return "text, a word a line";
    case LIST_FORMAT_COUNTED:
        return "text with the number of words on its first line";
    case LIST_FORMAT_DAWG:
        return "DAWG";
    case LIST_FORMAT_PACKED:
        return "packed lexicon of Trounce";
    }
    return "";
}

static void write_report(const struct request *request, const struct trie *trie,
                         const struct list_report *report)
{
    struct writer *out = &request->cli->out;
    struct word_survey survey = {.shortest = WORD_LETTERS_MAX};
    trie_each(trie, survey_word, &survey);
    writer_format(out, "Format       %s\n", format_name(report->format));
    writer_format(out, "Words        %zu\n", trie_size(trie));
    if (!trie_is_empty(trie)) {
        writer_format(out, "Letters      %zu to %zu (%s)\n", survey.shortest, survey.longest,
                      survey.longest_word);
    }
    if (report->repeated_count > 0) {
        writer_format(out, "Repeated     %zu\n", report->repeated_count);
    }
    if (report->passed_over_count > 0) {
        writer_format(out, "Passed over  %zu with anything but letters or too long, ",
                      report->passed_over_count);
        writer_format(out, "the first in line %zu\n", report->first_passed_line);
    }
    if (survey.offensive_count > 0) {
        writer_format(out, "Offensive    %zu\n", survey.offensive_count);
    }
    for (size_t tier = TIER_UNKNOWN + 1; tier <= TIER_MAX; tier++) {
        if (survey.tier_counts[tier] > 0) {
            writer_format(out, "Tier %-7zu %zu\n", tier, survey.tier_counts[tier]);
        }
    }
}

/* Writes all bytes to a file that is closed in any case. Returns an errno, 0 for none. */
static int write_and_close(int handle, const char *bytes, size_t size)
{
    int error = 0;
    while (size > 0 && error == 0) {
        ssize_t count = write(handle, bytes, size);
        if (count >= 0) {
            bytes += count;
            size -= (size_t)count;
        } else if (errno != EINTR) {
            error = errno;
        }
    }
    /* The name must not lead to a file whose bytes a crash could still lose. */
    if (error == 0 && fsync(handle) != 0 && errno != EINVAL) {
        error = errno;
    }
    if (close(handle) != 0 && error == 0) {
        error = errno;
    }
    return error;
}

/* Writes beside `name` under the name in `temporary`, then takes the place of `name` at once. */
static int replace_file(const char *name, char *temporary, const void *bytes, size_t size)
{
    int handle = mkstemp(temporary);
    if (handle < 0) {
        return errno;
    }
    mode_t mask = umask(0);
    umask(mask);
    int error = fchmod(handle, 0666 & ~mask) != 0 ? errno : 0;
    int write_error = write_and_close(handle, bytes, size);
    error = error != 0 ? error : write_error;
    if (error == 0 && rename(temporary, name) != 0) {
        error = errno;
    }
    if (error != 0) {
        unlink(temporary);
    }
    return error;
}

static enum outcome pack(struct cli *cli, const struct trie *trie, const char *name)
{
    void *image = NULL;
    size_t size = 0;
    size_t room = strlen(name) + sizeof TEMPORARY_ENDING;
    char *temporary = memory_new(room, 1);
    enum outcome outcome = OUTCOME_YES;
    if (temporary == NULL || lexicon_pack(trie, &image, &size) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    } else {
        snprintf(temporary, room, "%s%s", name, TEMPORARY_ENDING);
        int error = replace_file(name, temporary, image, size);
        if (error != 0) {
            outcome = cli_fail(cli, "%s: %s", name, strerror(error));
        }
    }
    memory_free(temporary);
    memory_free(image);
    return outcome;
}

/* Does what is asked for, in the order of the help. */
static enum outcome answer_all(const struct request *request, const struct trie *trie,
                               const struct list_report *report)
{
    struct cli *cli = request->cli;
    enum outcome contains = answer(&cli->out, &request->contains, trie, trie_contains);
    enum outcome prefixes = answer(&cli->out, &request->prefixes, trie, trie_has_prefix);
    enum outcome packed = OUTCOME_YES;
    if (request->is_listed) {
        trie_each(trie, list_word, &cli->out);
    }
    if (request->pack_name != NULL) {
        packed = pack(cli, trie, request->pack_name);
    }
    if (!request->asks_contains && !request->asks_prefixes && !request->is_listed &&
        request->pack_name == NULL) {
        write_report(request, trie, report);
    }
    if (packed != OUTCOME_YES) {
        return packed;
    }
    return contains == OUTCOME_YES ? prefixes : contains;
}

static enum outcome read_list(const struct request *request, struct trie **trie,
                              struct list_report *report)
{
    struct cli *cli = request->cli;
    struct file file;
    struct fault fault;
    enum outcome outcome = load_file(cli, request->name, &file);
    if (outcome == OUTCOME_YES) {
        struct word_note note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_NONE};
        if (list_read(file.bytes, file.size, note, *trie, report, &fault) != STATUS_OK) {
            outcome = cli_fail_fault(cli, request->name, &fault);
        } else if (request->tier < TIER_MAX && keep_tiers(trie, request->tier) != STATUS_OK) {
            outcome = cli_fail_memory(cli);
        }
    }
    file_close(&file);
    return outcome;
}

static enum outcome open_and_answer(const struct request *request)
{
    struct trie *trie = NULL;
    struct list_report report = {0};
    if (trie_new(&trie) != STATUS_OK) {
        return cli_fail_memory(request->cli);
    }
    enum outcome outcome = read_list(request, &trie, &report);
    if (outcome == OUTCOME_YES) {
        outcome = answer_all(request, trie, &report);
    }
    trie_free(trie);
    return outcome;
}

enum { OPTION_CONTAINS, OPTION_PREFIX, OPTION_LIST, OPTION_TIER, OPTION_PACK };

static void add_question(struct questions *questions, const char *word)
{
    questions->words[questions->count++] = word;
}

/* Takes a word that stands alone: of the last question, or the name of the list. */
static bool take_word(struct request *request, int last_option, const char *word)
{
    if (last_option == OPTION_CONTAINS) {
        add_question(&request->contains, word);
    } else if (last_option == OPTION_PREFIX) {
        add_question(&request->prefixes, word);
    } else if (request->name != NULL) {
        arguments_fail(request->cli, "there is no use for '%s'", word);
        return false;
    } else {
        request->name = word;
    }
    return true;
}

static bool take(struct request *request, int option, const char *value)
{
    switch (option) {
    case OPTION_CONTAINS:
        request->asks_contains = true;
        add_question(&request->contains, value);
        return true;
    case OPTION_PREFIX:
        request->asks_prefixes = true;
        add_question(&request->prefixes, value);
        return true;
    case OPTION_LIST:
        request->is_listed = true;
        return true;
    case OPTION_TIER:
        return arguments_number(request->cli, "tier", value, 1, TIER_MAX, &request->tier);
    default:
        request->pack_name = value;
        return true;
    }
}

static enum outcome read_and_answer(struct request *request, int argc, char **argv)
{
    static const struct option table[] = {
        [OPTION_CONTAINS] = {"contains", "WORD..."},
        [OPTION_PREFIX] = {"prefix", "PREFIX..."},
        [OPTION_LIST] = {"list", NULL},
        [OPTION_TIER] = {"tier", "a number"},
        [OPTION_PACK] = {"pack", "FILE"},
        {NULL, NULL},
    };
    struct arguments arguments = {.cli = request->cli, .table = table, .argc = argc, .argv = argv};
    const char *value = NULL;
    int last_option = ARGUMENTS_END;
    int next;
    while ((next = arguments_next(&arguments, &value)) != ARGUMENTS_END) {
        if (next == ARGUMENTS_HELP || next == ARGUMENTS_BAD) {
            return arguments_outcome(next);
        }
        bool is_good = next == ARGUMENTS_WORD ? take_word(request, last_option, value)
                                              : take(request, next, value);
        if (!is_good) {
            return OUTCOME_BAD;
        }
        last_option = next == ARGUMENTS_WORD ? last_option : next;
    }
    if (request->name == NULL) {
        return arguments_fail(request->cli, "it takes the name of a word list first");
    }
    return open_and_answer(request);
}

static enum outcome run(struct cli *cli, int argc, char **argv)
{
    struct request request = {.cli = cli, .tier = TIER_MAX};
    request.contains.words =
        (const char **)memory_new((size_t)argc, sizeof *request.contains.words);
    request.prefixes.words =
        (const char **)memory_new((size_t)argc, sizeof *request.prefixes.words);
    enum outcome outcome = request.contains.words != NULL && request.prefixes.words != NULL
                               ? read_and_answer(&request, argc, argv)
                               : cli_fail_memory(cli);
    memory_free((void *)request.contains.words);
    memory_free((void *)request.prefixes.words);
    return outcome;
}

const struct command command_lexicon = {
    .name = "lexicon",
    .summary = "ask a word list what it holds, list it, pack it",
    .usage = "lexicon FILE [OPTION]...",
    .help =
        "FILE is a word list: a word a line, with or without their number on the first line, a\n"
        "DAWG of the Stanford kind, or a packed lexicon of Trounce. Without an option that asks\n"
        "for something, its kind and size are told. Case does not matter.\n"
        "\n"
        "  --contains WORD...    is each in the list? Exit status 1 if one is not\n"
        "  --prefix PREFIX...    does a word begin with each? The same\n"
        "  --list                all words in alphabetical order\n"
        "  --tier N              only words of commonness N (1 to 127) or more common; words\n"
        "                        of which it is not known stay\n"
        "  --pack OUT            write the list to OUT as a packed lexicon\n"
        "\n"
        "Example: trounce lexicon words.txt --contains cat zyzzyva --pack words.lexicon\n",
    .run = run,
};

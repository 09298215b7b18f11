/* SPDX-License-Identifier: MIT */
/*
 * trounce lexicon: looks up words and prefixes in a word list, lists it in order, packs it, and
 * lists the languages. Leaves boards to command_solve.c.
 */
#include "commands.h"
#include "trounce/deal.h"
#include "trounce/memory.h"

#include <string.h>

enum {
    OPTION_CONTAINS,
    OPTION_PREFIX,
    OPTION_LIST,
    OPTION_TIER,
    OPTION_PACK,
    OPTION_LANGUAGE,
    OPTION_LANGUAGES,
    OPTION_COUNT
};

struct request {
    struct cli *cli;
    const struct arguments *arguments;
    const char *name;     /* of the list; NULL: that of the language */
    const char *language; /* NULL: English */
    bool is_listed;
    long tier; /* TIER_MAX: all words */
    const char *pack_name;
};

/* The context for copying words of some tiers to another trie. */
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

/* Removes the words above `tier` from `*trie`. */
static enum status keep_tiers(struct trie **trie, long tier)
{
    struct selection selection = {.tier = tier, .status = STATUS_OK};
    enum status status = trie_new(trie_alphabet(*trie), &selection.trie);
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

static void print_answer(struct writer *out, const char *word, bool is_yes)
{
    writer_printable(out, word);
    writer_char(out, '\t');
    writer_style(out, is_yes ? STYLE_GOOD : STYLE_BAD);
    writer_text(out, is_yes ? "yes" : "no");
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\n');
}

/* Asks `question` of each word given to the option; OUTCOME_NO if an answer is no. */
static enum outcome answer(const struct request *request, int option, const struct trie *trie,
                           bool (*question)(const struct trie *, const char *, size_t))
{
    enum outcome outcome = OUTCOME_YES;
    for (int i = 0; i < request->arguments->word_count; i++) {
        const struct argument_word *word = &request->arguments->words[i];
        if (word->option == option) {
            char letters[WORD_LETTERS_MAX + 1];
            size_t length;
            bool is_yes = alphabet_encode(trie_alphabet(trie), word->text, strlen(word->text),
                                          letters, WORD_LETTERS_MAX, &length) == STATUS_OK &&
                          question(trie, letters, length);
            print_answer(&request->cli->out, word->text, is_yes);
            outcome = is_yes ? outcome : OUTCOME_NO;
        }
    }
    return outcome;
}

/* The context for listing words. */
struct listing {
    struct writer *out;
    const struct alphabet *alphabet;
};

static bool list_word(void *context, const char *word, size_t length, struct word_note note)
{
    const struct listing *listing = context;
    (void)note;
    writer_word(listing->out, listing->alphabet, word, length);
    writer_char(listing->out, '\n');
    return writer_is_open(listing->out);
}

/* Counts over all words. */
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
        return "text, a word per line";
    case LIST_FORMAT_COUNTED:
        return "text with the number of words on its first line";
    case LIST_FORMAT_DAWG:
        return "DAWG";
    case LIST_FORMAT_PACKED:
        return "packed Trounce lexicon";
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
        writer_format(out, "Letters      %zu to %zu (", survey.shortest, survey.longest);
        writer_word(out, trie_alphabet(trie), survey.longest_word, survey.longest);
        writer_text(out, ")\n");
    }
    if (report->repeated_count > 0) {
        writer_format(out, "Repeated     %zu\n", report->repeated_count);
    }
    if (report->passed_over_count > 0) {
        writer_format(out, "Skipped      %zu with anything but letters or too long",
                      report->passed_over_count);
        if (report->first_passed_line > 0) { /* a DAWG has no lines */
            writer_format(out, ", the first in line %zu", report->first_passed_line);
        }
        writer_text(out, "\n");
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

/* A packed lexicon to write. */
struct image {
    void *bytes;
    size_t size;
};

static bool write_image(void *context, FILE *stream)
{
    const struct image *image = context;
    return fwrite(image->bytes, 1, image->size, stream) == image->size;
}

static enum outcome pack(struct cli *cli, const struct trie *trie, const char *name)
{
    struct image image = {.bytes = NULL};
    struct message fault;
    if (lexicon_pack(trie, &image.bytes, &image.size) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    bool done = file_replace(name, write_image, &image, &fault);
    memory_free(image.bytes);
    return done ? OUTCOME_YES : cli_fail_message(cli, &fault);
}

/* Does what the options ask for, in the order of the help. */
static enum outcome answer_all(const struct request *request, const struct trie *trie,
                               const struct list_report *report)
{
    struct cli *cli = request->cli;
    const struct option_value *values = request->arguments->options;
    bool is_surveyed = !values[OPTION_CONTAINS].is_given && !values[OPTION_PREFIX].is_given &&
                       !request->is_listed && !request->pack_name;
    /* The survey counts what was skipped, but does not say why. */
    if (request->name && (!is_surveyed || report->first_bytes_line > 0)) {
        struct message notice;
        words_report(request->name, report, &notice);
        cli_warn(cli, &notice);
    }
    enum outcome contains = answer(request, OPTION_CONTAINS, trie, trie_contains);
    enum outcome prefixes = answer(request, OPTION_PREFIX, trie, trie_has_prefix);
    enum outcome packed = OUTCOME_YES;
    if (request->is_listed) {
        struct listing listing = {.out = &cli->out, .alphabet = trie_alphabet(trie)};
        trie_each(trie, list_word, &listing);
    }
    if (request->pack_name) {
        packed = pack(cli, trie, request->pack_name);
    }
    if (is_surveyed) {
        write_report(request, trie, report);
    }
    if (packed != OUTCOME_YES) {
        return packed;
    }
    return contains == OUTCOME_YES ? prefixes : contains;
}

/* Reads the named file. */
static enum outcome read_list(const struct request *request, struct trie *trie,
                              struct list_report *report)
{
    struct cli *cli = request->cli;
    struct file file;
    struct fault fault;
    enum outcome outcome = cli_load_file(cli, request->name, &file);
    if (outcome == OUTCOME_YES) {
        struct word_note note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_NONE};
        if (list_read(trie, file.bytes, file.size, note, report, &fault) != STATUS_OK) {
            outcome = cli_fail_fault(cli, request->name, &fault);
        }
    }
    file_close(&file);
    return outcome;
}

/* Takes the language's own words. */
static enum outcome take_own(const struct request *request, const struct lexicon *lexicon,
                             struct trie *trie, struct list_report *report)
{
    struct selection selection = {.trie = trie, .tier = TIER_MAX, .status = STATUS_OK};
    report->format = LIST_FORMAT_PACKED;
    lexicon_each(lexicon, select_word, &selection);
    return selection.status == STATUS_OK ? OUTCOME_YES : cli_fail_memory(request->cli);
}

static enum outcome read_and_answer(const struct request *request, const struct language *language)
{
    struct trie *trie = NULL;
    struct list_report report = {0};
    if (trie_new(language->alphabet, &trie) != STATUS_OK) {
        return cli_fail_memory(request->cli);
    }
    enum outcome outcome = request->name ? read_list(request, trie, &report)
                                         : take_own(request, language->lexicon, trie, &report);
    if (outcome == OUTCOME_YES && request->tier < TIER_MAX &&
        keep_tiers(&trie, request->tier) != STATUS_OK) {
        outcome = cli_fail_memory(request->cli);
    }
    if (outcome == OUTCOME_YES) {
        outcome = answer_all(request, trie, &report);
    }
    trie_free(trie);
    return outcome;
}

static enum outcome open_and_answer(const struct request *request)
{
    struct language_files files;
    unsigned parts = request->name ? LANGUAGE_LETTERS : LANGUAGE_WORDS;
    enum outcome outcome = cli_load_language(request->cli, request->language, NULL, parts, &files);
    if (outcome == OUTCOME_YES) {
        outcome = read_and_answer(request, &files.language);
    }
    languages_close(&files);
    return outcome;
}

/* ---- languages ---- */

static bool count_common(void *context, const char *word, size_t length, struct word_note note)
{
    size_t *count = context;
    (void)word;
    (void)length;
    *count += note.tier <= DEAL_COMMON_TIER;
    return true;
}

static enum outcome print_language(struct cli *cli, const struct language_names *names)
{
    struct writer *out = &cli->out;
    struct language_files files;
    size_t common_count = 0;
    enum outcome outcome =
        cli_load_language(cli, names->code, NULL, LANGUAGE_WORDS | LANGUAGE_SETS, &files);
    if (outcome == OUTCOME_YES) {
        lexicon_each(files.language.lexicon, count_common, &common_count);
        writer_format(out, "%-4s  ", names->code);
        writer_column(out, names->name, 16);
        writer_column(out, names->english_name, 16);
        writer_format(out, "%8zu  %8zu ", lexicon_size(files.language.lexicon), common_count);
        for (int i = 0; i < LANGUAGE_DICE; i++) {
            if (files.language.dice[i]) {
                writer_format(out, " %d", files.language.dice[i]->count);
            }
        }
        writer_char(out, '\n');
    }
    languages_close(&files);
    return outcome;
}

/* Lists the languages with their figures; reports those that cannot be opened. */
static enum outcome print_languages(struct cli *cli)
{
    struct languages languages;
    languages_list(&languages, &cli->paths);
    enum outcome outcome = OUTCOME_YES;
    writer_style(&cli->out, STYLE_STRONG);
    writer_text(&cli->out, "code  name            in English         words    common  dice\n");
    writer_style(&cli->out, STYLE_PLAIN);
    for (int i = 0; i < languages.count; i++) {
        enum outcome printed = print_language(cli, &languages.list[i]);
        outcome = printed == OUTCOME_YES ? outcome : printed;
    }
    return languages.notice.format ? cli_fail_message(cli, &languages.notice) : outcome;
}

static const struct option_spec options[] = {
    [OPTION_CONTAINS] = {"contains", OPTION_WORDS, "WORD...",
                         .help = "check that each is in the list; exit status 1 if one is not"},
    [OPTION_PREFIX] = {"prefix", OPTION_WORDS, "PREFIX...",
                       .help = "check that a word begins with each; exit status 1 if not"},
    [OPTION_LIST] = {"list", .help = "list all words in alphabetical order"},
    [OPTION_TIER] = {"tier", OPTION_NUMBER, "N", .min = 1, .max = TIER_MAX,
                     .offers = "10 20 35 40 50 55 60 70 80",
                     .help = "only words of commonness N (1 to 127) or more common, and those of "
                             "unknown commonness"},
    [OPTION_PACK] = {"pack", OPTION_FILE, "OUT",
                     .help = "write the list to OUT as a packed lexicon"},
    [OPTION_LANGUAGE] = COMMAND_LANGUAGE_OPTION,
    [OPTION_LANGUAGES] = {"languages",
                          .help = "list the languages: code, names, number of words and of common "
                                  "words, and numbers of dice for boards; without other options"},
    [OPTION_COUNT] = {.name = NULL},
};

/* Finds the name of the list: the one word that does not belong to a question. */
static enum outcome find_name(struct request *request)
{
    for (int i = 0; i < request->arguments->word_count; i++) {
        const struct argument_word *word = &request->arguments->words[i];
        if (word->option == OPTION_CONTAINS || word->option == OPTION_PREFIX) {
            continue;
        }
        if (request->name) {
            return cli_fail_usage(request->cli, "unexpected argument '%s'", word->text);
        }
        request->name = word->text;
    }
    if (!request->name && !request->language) {
        return cli_fail_usage(request->cli, "name a word list first");
    }
    return OUTCOME_YES;
}

/* Checks that nothing else is given with --languages. */
static enum outcome check_alone(struct cli *cli, const struct arguments *arguments)
{
    for (int i = 0; i < OPTION_COUNT; i++) {
        if (arguments->options[i].is_given && i != OPTION_LANGUAGES) {
            return cli_fail_usage(cli, "--languages lists them all: it takes no --%s",
                                  options[i].name);
        }
    }
    return arguments->word_count == 0
               ? OUTCOME_YES
               : cli_fail_usage(cli, "unexpected argument '%s'", arguments->words[0].text);
}

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    const struct option_value *values = arguments->options;
    struct request request = {
        .cli = cli,
        .arguments = arguments,
        .is_listed = values[OPTION_LIST].is_given,
        .tier = values[OPTION_TIER].is_given ? values[OPTION_TIER].number : TIER_MAX,
        .pack_name = values[OPTION_PACK].text,
        .language = values[OPTION_LANGUAGE].text,
    };
    if (values[OPTION_LANGUAGES].is_given) {
        enum outcome alone = check_alone(cli, arguments);
        return alone == OUTCOME_YES ? print_languages(cli) : alone;
    }
    enum outcome outcome = find_name(&request);
    return outcome == OUTCOME_YES ? open_and_answer(&request) : outcome;
}

const struct command command_lexicon = {
    .name = "lexicon",
    .summary = "query, list or pack a word list",
    .usage = "FILE [OPTION]...",
    .takes_words = true,
    .options = options,
    .about =
        "FILE is a word list: a word per line, with or without their number on the first line, a\n"
        "DAWG in the Stanford format, or a packed Trounce lexicon. Without an option that asks\n"
        "for something, its kind and size are printed. Case does not matter. With --language,\n"
        "FILE may be left out: the language's own words are used.\n",
    .example = "trounce lexicon words.txt --contains cat zyzzyva --pack words.lexicon",
    .run = run,
};

/* SPDX-License-Identifier: MIT */
/*
 * pack_lexicon OUT OFFENSIVE TIER-FILES...
 * pack_lexicon OUT --language LANGUAGE.TXT WORDS.TXT
 * Packs word lists into the lexicon that the game opens: a word's tier is the NN of its file
 * tier-NN.txt, and the words of OFFENSIVE are marked. The list of another language includes both,
 * and may take LANGUAGE_BYTES_MAX. Leaves making the lists to make-lists.
 */
#include "../packing.h"
#include "trounce/language.h"
#include "trounce/lexicon_io.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

#define LANGUAGE_BYTES_MAX 12000000

static const char PROGRAM[] = "pack_lexicon";

/* Returns the tier that a file name ends with: tier-NN.txt, 1..TIER_MAX; 0 if it has none. */
static unsigned char tier_of(const char *name)
{
    const char *slash = strrchr(name, '/');
    unsigned tier = 0;
    int used = 0;
    if (sscanf(slash != NULL ? slash + 1 : name, "tier-%3u.txt%n", &tier, &used) != 1 ||
        used == 0 || (slash != NULL ? slash + 1 : name)[used] != '\0' || tier > TIER_MAX) {
        return TIER_UNKNOWN;
    }
    return (unsigned char)tier;
}

/* Adds the words of one list. The lists are ours, so a line that is not a word is an error. */
static int tier_add(struct trie *trie, const char *name)
{
    struct word_note note = {.tier = tier_of(name), .marks = WORD_MARK_NONE};
    if (note.tier == TIER_UNKNOWN) {
        return packing_refuse(PROGRAM, name, "a list of words must be called tier-NN.txt");
    }
    struct packing_content content;
    int result = packing_read(PROGRAM, name, &content);
    if (result == EXIT_PACKED) {
        struct list_report report;
        struct fault fault;
        enum status status = list_read(trie, content.bytes, content.size, note, &report, &fault);
        if (status == STATUS_OK && report.passed_over_count > 0) {
            status = fault_at_line(&fault, STATUS_SYNTAX, report.first_passed_line, 0,
                                   "this line is no word of letters alone");
        }
        result = status == STATUS_OK ? EXIT_PACKED : packing_refuse_fault(PROGRAM, name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

/* Marks the word of one line; lines that start with # are comments. */
static enum status line_mark(struct trie *trie, const char *line, size_t length, size_t number,
                             struct fault *fault)
{
    struct word_note note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_OFFENSIVE};
    if (length > 0 && line[length - 1] == '\r') {
        length--;
    }
    if (length == 0 || line[0] == '#') {
        return STATUS_OK;
    }
    if (!trie_contains(trie, line, length)) {
        return fault_at_line(fault, STATUS_MISSING, number, 0, "'%.*s' is in none of the lists",
                             (int)(length < WORD_LETTERS_MAX ? length : WORD_LETTERS_MAX), line);
    }
    return trie_add(trie, line, length, note, NULL);
}

/* Marks every word of the offensive list; each must be in a tier list. */
static int offensive_mark(struct trie *trie, const char *name)
{
    struct packing_content content;
    int result = packing_read(PROGRAM, name, &content);
    struct fault fault = {.status = STATUS_OK};
    enum status status = STATUS_OK;
    size_t number = 0;
    for (size_t at = 0; result == EXIT_PACKED && status == STATUS_OK && at < content.size;) {
        const char *line = content.bytes + at;
        const char *end = memchr(line, '\n', content.size - at);
        size_t length = end != NULL ? (size_t)(end - line) : content.size - at;
        status = line_mark(trie, line, length, ++number, &fault);
        at += length + 1;
    }
    if (status != STATUS_OK) {
        result = packing_refuse_fault(PROGRAM, name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

static int write_lexicon(const struct trie *trie, const char *out, size_t size_max)
{
    void *image;
    size_t size;
    enum status status = lexicon_pack(trie, &image, &size);
    if (status != STATUS_OK) {
        return packing_refuse(PROGRAM, out, status_text(status));
    }
    int result;
    if (size <= size_max) {
        result = packing_write(PROGRAM, out, image, size);
    } else {
        char what[64];
        (void)snprintf(what, sizeof what, "%zu bytes are more than %zu", size, size_max);
        result = packing_refuse(PROGRAM, out, what);
    }
    memory_free(image);
    return result;
}

static int pack_lists(const char *out, const char *offensive, char *const *lists)
{
    struct trie *trie;
    enum status status = trie_new(&alphabet_english, &trie);
    if (status != STATUS_OK) {
        return packing_refuse(PROGRAM, out, status_text(status));
    }
    int result = EXIT_PACKED;
    for (char *const *list = lists; *list != NULL && result == EXIT_PACKED; list++) {
        result = tier_add(trie, *list);
    }
    if (result == EXIT_PACKED) {
        result = offensive_mark(trie, offensive);
    }
    if (result == EXIT_PACKED) {
        result = write_lexicon(trie, out, SIZE_MAX);
    }
    trie_free(trie);
    return result;
}

static int add_coded(struct trie *trie, const char *name)
{
    struct packing_content content;
    struct fault fault;
    int result = packing_read(PROGRAM, name, &content);
    if (result == EXIT_PACKED &&
        list_read_coded(trie, content.bytes, content.size, &fault) != STATUS_OK) {
        result = packing_refuse_fault(PROGRAM, name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

static int pack_language(const char *out, const char *language_name, const char *words)
{
    static const char any_code[] = "xx"; /* the image does not depend on it */
    struct packing_content content;
    struct language language;
    struct alphabet alphabet;
    struct fault fault;
    struct trie *trie = NULL;
    int result = packing_read(PROGRAM, language_name, &content);
    if (result == EXIT_PACKED && language_read(any_code, content.bytes, content.size, &language,
                                               &alphabet, &fault) != STATUS_OK) {
        result = packing_refuse_fault(PROGRAM, language_name, &fault);
    }
    memory_free(content.bytes);
    if (result == EXIT_PACKED && trie_new(&alphabet, &trie) != STATUS_OK) {
        result = packing_refuse(PROGRAM, out, status_text(STATUS_NO_MEMORY));
    }
    if (result == EXIT_PACKED) {
        result = add_coded(trie, words);
    }
    if (result == EXIT_PACKED) {
        result = write_lexicon(trie, out, LANGUAGE_BYTES_MAX);
    }
    trie_free(trie);
    return result;
}

int main(int argc, char **argv)
{
    if (argc == 5 && strcmp(argv[2], "--language") == 0) {
        return pack_language(argv[1], argv[3], argv[4]);
    }
    if (argc < 4) {
        fprintf(stderr, "usage: pack_lexicon OUT OFFENSIVE TIER-FILES...\n"
                        "       pack_lexicon OUT --language LANGUAGE.TXT WORDS.TXT\n");
        return EXIT_REFUSED;
    }
    return pack_lists(argv[1], argv[2], argv + 3);
}

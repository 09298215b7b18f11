/* SPDX-License-Identifier: MIT */
/*
 * Detects the format of word lists and reads text and packed lists. Leaves DAWG files to dawg.c and
 * the packed format itself to lexicon.c.
 */
#include "trounce/lexicon_io.h"
#include "dawg.h"
#include "letters.h"
#include "trounce/utf8.h"

#include <string.h>

#define UTF8_MARK      "\xef\xbb\xbf"
#define UTF8_MARK_SIZE 3

/* The end-of-file byte (Ctrl-Z) of DOS text files. */
#define END_OF_DOS_TEXT 26

/* A line without its newline and surrounding blanks. */
struct line {
    const char *text;
    size_t length;
    size_t number;
};

/* The rest of a text, and the number of lines read. */
struct lines {
    const char *at;
    const char *end;
    size_t number;
};

static struct lines lines_of(const char *bytes, size_t size)
{
    struct lines lines = {.at = bytes, .end = bytes + size, .number = 0};
    if (size >= UTF8_MARK_SIZE && memcmp(bytes, UTF8_MARK, UTF8_MARK_SIZE) == 0) {
        lines.at += UTF8_MARK_SIZE;
    }
    return lines;
}

/* Reads the next line into `*line`; returns false at the end. */
static bool lines_next(struct lines *lines, struct line *line)
{
    if (lines->at == lines->end) {
        return false;
    }
    const char *start = lines->at;
    const char *stop = memchr(start, '\n', (size_t)(lines->end - start));
    lines->at = stop ? stop + 1 : lines->end;
    stop = stop ? stop : lines->end;
    while (start < stop && utf8_is_blank(*start)) {
        start++;
    }
    while (start < stop && utf8_is_blank(stop[-1])) {
        stop--;
    }
    lines->number++;
    *line = (struct line){start, (size_t)(stop - start), lines->number};
    return true;
}

/* Returns whether the line consists of digits. */
static bool line_is_count(const struct line *line)
{
    for (size_t i = 0; i < line->length; i++) {
        if (line->text[i] < '0' || line->text[i] > '9') {
            return false;
        }
    }
    return line->length > 0;
}

enum list_format list_format_of(const void *bytes, size_t size)
{
    if (lexicon_is_packed(bytes, size)) {
        return LIST_FORMAT_PACKED;
    }
    if (dawg_is(bytes, size)) {
        return LIST_FORMAT_DAWG;
    }
    struct lines lines = lines_of(bytes, size);
    struct line first;
    bool is_counted = lines_next(&lines, &first) && line_is_count(&first);
    return is_counted ? LIST_FORMAT_COUNTED : LIST_FORMAT_TEXT;
}

/* Rejects control bytes other than tabs and line ends, which no text has. */
static enum status text_check(const char *bytes, size_t size, struct fault *fault)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        bool is_space = byte == '\t' || byte == '\n' || byte == '\r';
        if ((byte < 32 && !is_space) || byte == 127) {
            return fault_at_offset(fault, STATUS_SYNTAX, i,
                                   N_SAID("a byte %u: this is not a word list in plain text"),
                                   byte);
        }
    }
    return STATUS_OK;
}

/* Adds the word on a line; skips the line if it is not a word. */
static enum status line_read(const struct line *line, struct word_note note, struct trie *trie,
                             struct list_report *report)
{
    bool added = false;
    char word[WORD_LETTERS_MAX + 1];
    size_t length;
    enum status status = alphabet_encode(trie_alphabet(trie), line->text, line->length, word,
                                         WORD_LETTERS_MAX, &length);
    if (status == STATUS_OK) {
        status = trie_add(trie, word, length, note, &added);
    }
    if (status == STATUS_SYNTAX || status == STATUS_RANGE) {
        report->first_passed_line =
            report->passed_over_count == 0 ? line->number : report->first_passed_line;
        report->passed_over_count++;
        return STATUS_OK;
    }
    if (status == STATUS_OK) {
        report->word_count += added;
        report->repeated_count += !added;
    }
    return status;
}

/* Returns whether the line is the number `count`, compared by digits because it may be too long for
 * an integer. */
static bool count_matches(const struct line *line, size_t count)
{
    const char *digit = line->text + line->length;
    while (digit > line->text) {
        digit--;
        if ((size_t)(*digit - '0') != count % 10) {
            return false;
        }
        count /= 10;
    }
    return count == 0;
}

static enum status text_read(const char *bytes, size_t size, struct word_note note,
                             struct trie *trie, struct list_report *report, struct fault *fault)
{
    if (bytes[size - 1] == END_OF_DOS_TEXT) {
        size--;
    }
    enum status status = text_check(bytes, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct lines lines = lines_of(bytes, size);
    struct line line;
    struct line count_line = {0};
    if (report->format == LIST_FORMAT_COUNTED) {
        lines_next(&lines, &count_line);
    }
    size_t entry_count = 0;
    while (lines_next(&lines, &line)) {
        if (line.length == 0) {
            continue;
        }
        entry_count++;
        status = line_read(&line, note, trie, report);
        if (status != STATUS_OK) {
            return fault_whole(fault, status, "%s", status_text(status));
        }
    }
    if (report->format == LIST_FORMAT_COUNTED && !count_matches(&count_line, entry_count)) {
        return fault_at_line(fault, STATUS_SYNTAX, count_line.number, 0,
                             N_SAID("the first line announces %.*s words, but %zu follow"),
                             (int)(count_line.length < 40 ? count_line.length : 40),
                             count_line.text, entry_count);
    }
    return STATUS_OK;
}

/* The context for adding the words of a packed list. */
struct transfer {
    struct trie *trie;
    struct list_report *report;
    enum status status;
};

static bool transfer_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct transfer *transfer = context;
    bool added = false;
    transfer->status = trie_add(transfer->trie, word, length, note, &added);
    transfer->report->word_count += added;
    transfer->report->repeated_count += !added && transfer->status == STATUS_OK;
    return transfer->status == STATUS_OK;
}

static enum status packed_read(const void *bytes, size_t size, struct trie *trie,
                               struct list_report *report, struct fault *fault)
{
    struct lexicon lexicon;
    enum status status = lexicon_open(&lexicon, trie_alphabet(trie), bytes, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct transfer transfer = {.trie = trie, .report = report, .status = STATUS_OK};
    lexicon_each(&lexicon, transfer_word, &transfer);
    if (transfer.status != STATUS_OK) {
        return fault_whole(fault, transfer.status, "%s", status_text(transfer.status));
    }
    return STATUS_OK;
}

/* Reports a list without words. */
static enum status no_words(const struct list_report *report, struct fault *fault)
{
    if (report->passed_over_count > 0) {
        return fault_at_line(fault, STATUS_EMPTY, report->first_passed_line, 0,
                             N_SAID("no line of this list is a word made only of letters"));
    }
    return fault_whole(fault, STATUS_EMPTY, N_SAID("there are no words in it"));
}

enum status list_read(struct trie *trie, const void *bytes, size_t size, struct word_note note,
                      struct list_report *report, struct fault *fault)
{
    assert((bytes || size == 0) && trie);
    if (size == 0) {
        return fault_whole(fault, STATUS_EMPTY, N_SAID("it is empty"));
    }
    struct list_report seen = {.format = list_format_of(bytes, size)};
    enum status status = STATUS_OK;
    switch (seen.format) {
    case LIST_FORMAT_TEXT:
    case LIST_FORMAT_COUNTED:
        status = text_read(bytes, size, note, trie, &seen, fault);
        break;
    case LIST_FORMAT_DAWG:
        status = dawg_read(bytes, size, note, trie, &seen, fault);
        break;
    case LIST_FORMAT_PACKED:
        status = packed_read(bytes, size, trie, &seen, fault);
        break;
    }
    if (status == STATUS_OK && seen.word_count + seen.repeated_count == 0) {
        status = no_words(&seen, fault);
    }
    if (status == STATUS_OK && report) {
        *report = seen;
    }
    return status;
}

static enum status packed_open(const struct alphabet *alphabet, const void *bytes, size_t size,
                               struct lexicon *lexicon, struct list_report *report,
                               struct fault *fault)
{
    struct lexicon opened;
    enum status status = lexicon_open(&opened, alphabet, bytes, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct list_report seen = {.format = LIST_FORMAT_PACKED, .word_count = lexicon_size(&opened)};
    if (seen.word_count == 0) {
        return no_words(&seen, fault);
    }
    *lexicon = opened;
    if (report) {
        *report = seen;
    }
    return STATUS_OK;
}

/* Makes a lexicon of what is not packed. */
static enum status unpacked_open(const struct alphabet *alphabet, const void *bytes, size_t size,
                                 bool is_coded, struct lexicon *lexicon, struct list_report *report,
                                 struct fault *fault)
{
    struct trie *trie;
    enum status status = trie_new(alphabet, &trie);
    if (status != STATUS_OK) {
        return fault_whole(fault, status, "%s", status_text(status));
    }
    struct word_note note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_NONE};
    struct list_report seen = {.word_count = 0};
    status = is_coded ? list_read_coded(trie, bytes, size, fault)
                      : list_read(trie, bytes, size, note, &seen, fault);
    if (status == STATUS_OK) {
        status = lexicon_from_trie(lexicon, trie);
        if (status != STATUS_OK) {
            fault_whole(fault, status, "%s", status_text(status));
        }
    }
    if (status == STATUS_OK && report) {
        *report = seen;
    }
    trie_free(trie);
    return status;
}

enum status list_open(struct lexicon *lexicon, const struct alphabet *alphabet, const void *bytes,
                      size_t size, struct list_report *report, struct fault *fault)
{
    assert(alphabet && (bytes || size == 0) && lexicon);
    if (lexicon_is_packed(bytes, size)) {
        return packed_open(alphabet, bytes, size, lexicon, report, fault);
    }
    return unpacked_open(alphabet, bytes, size, false, lexicon, report, fault);
}

enum status list_open_language(struct lexicon *lexicon, const struct alphabet *alphabet,
                               const void *bytes, size_t size, struct fault *fault)
{
    return list_is_coded(bytes, size)
               ? unpacked_open(alphabet, bytes, size, true, lexicon, NULL, fault)
               : list_open(lexicon, alphabet, bytes, size, NULL, fault);
}

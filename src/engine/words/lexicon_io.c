/* SPDX-License-Identifier: MIT */
/*
 * Detects the format of word lists and reads text, DAWG and packed lists. Leaves the packed format
 * itself to lexicon.c.
 */
#include "trounce/lexicon_io.h"

#include "lines.h"
#include "trounce/memory.h"

#include <stdint.h>
#include <string.h>

/* The end-of-file byte (Ctrl-Z) of DOS text files. */
#define END_OF_DOS_TEXT 26

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

/* ---- DAWG: first every reachable edge is checked, and what it leads to counted; then the words
 * are spelled ---- */

#define DAWG_MAGIC       "DAWG:"
#define DAWG_MAGIC_SIZE  5
#define EDGE_SIZE        4
#define EDGE_LETTER      0x1fu
#define EDGE_LETTERS     26
#define EDGE_LAST        0x20u
#define EDGE_ACCEPTS     0x40u
#define EDGE_CHILD_SHIFT 8

/* Edges are shared, so a small file can spell more words than fit in memory. The largest existing
 * lists have a few million prefixes. */
#define PREFIX_COUNT_MAX ((uint32_t)1 << 24)

/* What an edge and the following edges of its node lead to. */
struct reach {
    uint32_t prefix_count; /* neither exceeds PREFIX_COUNT_MAX + 1 */
    uint32_t word_count;
};

enum edge_state { EDGE_UNSEEN, EDGE_ON_PATH, EDGE_DONE };

struct dawg {
    const unsigned char *edges;
    size_t header_size;
    uint32_t edge_count;
    uint32_t start;
    unsigned char *states; /* one edge_state per edge */
    struct reach *reaches; /* valid for edges that are done */
    uint32_t *path;        /* the edges from the start to the current one */
};

static uint32_t edge_at(const struct dawg *dawg, uint32_t index)
{
    const unsigned char *byte = dawg->edges + (size_t)index * EDGE_SIZE;
    return (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
}

static uint32_t edge_child(uint32_t edge)
{
    return edge >> EDGE_CHILD_SHIFT;
}

static size_t edge_offset(const struct dawg *dawg, uint32_t index)
{
    return dawg->header_size + (size_t)index * EDGE_SIZE;
}

static bool dawg_is(const char *bytes, size_t size)
{
    return size >= DAWG_MAGIC_SIZE && memcmp(bytes, DAWG_MAGIC, DAWG_MAGIC_SIZE) == 0;
}

/* Reads digits and a colon; `*at` ends up after the colon, or at the error. */
static bool number_read(const char *bytes, size_t size, size_t *at, uint32_t *number)
{
    size_t first = *at;
    uint64_t value = 0;
    while (*at < size && bytes[*at] >= '0' && bytes[*at] <= '9') {
        value = value * 10 + (uint64_t)(bytes[*at] - '0');
        if (value > UINT32_MAX) {
            return false;
        }
        ++*at;
    }
    if (*at == first || *at == size || bytes[*at] != ':') {
        return false;
    }
    ++*at;
    *number = (uint32_t)value;
    return true;
}

/* Reads "DAWG:START:BYTES:" and checks it against the size. */
static enum status header_read(struct dawg *dawg, const char *bytes, size_t size,
                               struct fault *fault)
{
    size_t at = DAWG_MAGIC_SIZE;
    uint32_t byte_count = 0;
    if (!number_read(bytes, size, &at, &dawg->start) ||
        !number_read(bytes, size, &at, &byte_count)) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_("a DAWG file begins with DAWG:START:BYTES:, two numbers"));
    }
    if (byte_count != size - at) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_("the file announces %lu bytes of edges, but %zu follow"),
                               (unsigned long)byte_count, size - at);
    }
    if (byte_count % EDGE_SIZE != 0) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_("%lu bytes of edges, which have four bytes each"),
                               (unsigned long)byte_count);
    }
    dawg->edges = (const unsigned char *)bytes + at;
    dawg->header_size = at;
    dawg->edge_count = byte_count / EDGE_SIZE;
    if (dawg->start >= dawg->edge_count) {
        return fault_at_offset(fault, STATUS_SYNTAX, DAWG_MAGIC_SIZE,
                               N_("the start is edge %lu, but there are %lu edges"),
                               (unsigned long)dawg->start, (unsigned long)dawg->edge_count);
    }
    return STATUS_OK;
}

/* Checks a single edge. */
static enum status edge_check(const struct dawg *dawg, uint32_t index, struct fault *fault)
{
    uint32_t edge = edge_at(dawg, index);
    unsigned letter = edge & EDGE_LETTER;
    if (letter < 1 || letter > EDGE_LETTERS) {
        return fault_at_offset(fault, STATUS_SYNTAX, edge_offset(dawg, index),
                               N_("edge %lu has letter number %u, which is not 1 to 26"),
                               (unsigned long)index, letter);
    }
    if (edge_child(edge) >= dawg->edge_count) {
        return fault_at_offset(fault, STATUS_SYNTAX, edge_offset(dawg, index),
                               N_("edge %lu leads to edge %lu, but there are %lu edges"),
                               (unsigned long)index, (unsigned long)edge_child(edge),
                               (unsigned long)dawg->edge_count);
    }
    if ((edge & EDGE_LAST) == 0 && index + 1 == dawg->edge_count) {
        return fault_at_offset(
            fault, STATUS_SYNTAX, edge_offset(dawg, index),
            N_("the file ends within a node: edge %lu is not marked as its last"),
            (unsigned long)index);
    }
    return STATUS_OK;
}

static void reach_add(struct reach *reach, struct reach more)
{
    uint32_t limit = PREFIX_COUNT_MAX + 1;
    reach->prefix_count += more.prefix_count;
    reach->word_count += more.word_count;
    reach->prefix_count = reach->prefix_count < limit ? reach->prefix_count : limit;
    reach->word_count = reach->word_count < limit ? reach->word_count : limit;
}

/* What an edge leads to; the edges it depends on must be done. */
static struct reach edge_reach(const struct dawg *dawg, uint32_t index)
{
    uint32_t edge = edge_at(dawg, index);
    struct reach reach = {.prefix_count = 1, .word_count = (edge & EDGE_ACCEPTS) != 0};
    if (edge_child(edge) != 0) {
        reach_add(&reach, dawg->reaches[edge_child(edge)]);
    }
    if ((edge & EDGE_LAST) == 0) {
        reach_add(&reach, dawg->reaches[index + 1]);
    }
    return reach;
}

/* Sets `*next` to an edge that must be counted before `index`; returns false if there is none. */
static bool edge_waits_for(const struct dawg *dawg, uint32_t index, uint32_t *next)
{
    uint32_t edge = edge_at(dawg, index);
    if (edge_child(edge) != 0 && dawg->states[edge_child(edge)] != EDGE_DONE) {
        *next = edge_child(edge);
        return true;
    }
    if ((edge & EDGE_LAST) == 0 && dawg->states[index + 1] != EDGE_DONE) {
        *next = index + 1;
        return true;
    }
    return false;
}

/*
 * Visits every edge reachable from the start once, depth first: an edge that is still on the path
 * when it is reached again closes a cycle.
 */
static enum status edges_count(struct dawg *dawg, struct fault *fault)
{
    size_t depth = 0;
    uint32_t next = dawg->start;
    for (;;) {
        if (dawg->states[next] == EDGE_ON_PATH) {
            uint32_t from = dawg->path[depth - 1];
            return fault_at_offset(fault, STATUS_SYNTAX, edge_offset(dawg, from),
                                   N_("the edges run in a circle, from edge %lu back to edge %lu"),
                                   (unsigned long)from, (unsigned long)next);
        }
        enum status status = edge_check(dawg, next, fault);
        if (status != STATUS_OK) {
            return status;
        }
        dawg->states[next] = EDGE_ON_PATH;
        dawg->path[depth++] = next;
        while (!edge_waits_for(dawg, dawg->path[depth - 1], &next)) {
            uint32_t done = dawg->path[--depth];
            dawg->reaches[done] = edge_reach(dawg, done);
            dawg->states[done] = EDGE_DONE;
            if (depth == 0) {
                return STATUS_OK;
            }
        }
    }
}

/* Notes the letter of a to z that each letter number stands for; NUL: the alphabet has no such. */
static void letters_note(const struct alphabet *alphabet, char letters[EDGE_LETTERS + 1])
{
    for (int k = 0; k < EDGE_LETTERS; k++) {
        const char text = (char)('a' + k);
        char read[ALPHABET_FACE_LETTERS + 1];
        size_t count = 0;
        letters[k + 1] = '\0';
        if (alphabet_encode(alphabet, &text, 1, read, ALPHABET_FACE_LETTERS, &count) == STATUS_OK &&
            count == 1) {
            letters[k + 1] = read[0];
        }
    }
}

/* Adds every word. There are no cycles, and edges_read has bounded the number of steps. */
static enum status words_spell(struct dawg *dawg, struct word_note note, struct trie *trie,
                               struct list_report *report)
{
    char letters[EDGE_LETTERS + 1];
    char word[WORD_LETTERS_MAX];
    uint32_t path[WORD_LETTERS_MAX] = {dawg->start};
    size_t depth = 0;
    letters_note(trie_alphabet(trie), letters);
    for (;;) {
        uint32_t edge = edge_at(dawg, path[depth]);
        word[depth] = letters[edge & EDGE_LETTER];
        bool is_letter = word[depth] != '\0';
        if ((edge & EDGE_ACCEPTS) != 0 && !is_letter) {
            report->passed_over_count++;
        } else if ((edge & EDGE_ACCEPTS) != 0) {
            bool added;
            enum status status = trie_add(trie, word, depth + 1, note, &added);
            if (status != STATUS_OK) {
                return status;
            }
            report->word_count += added;
            report->repeated_count += !added;
        }
        uint32_t child = edge_child(edge);
        if (child != 0 && is_letter && depth + 1 < WORD_LETTERS_MAX) {
            path[++depth] = child;
            continue;
        }
        if (child != 0) {
            report->passed_over_count += dawg->reaches[child].word_count;
        }
        while ((edge_at(dawg, path[depth]) & EDGE_LAST) != 0) {
            if (depth == 0) {
                return STATUS_OK;
            }
            depth--;
        }
        path[depth]++;
    }
}

static enum status edges_read(struct dawg *dawg, struct word_note note, struct trie *trie,
                              struct list_report *report, struct fault *fault)
{
    enum status status = edges_count(dawg, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (dawg->reaches[dawg->start].prefix_count > PREFIX_COUNT_MAX) {
        return fault_at_offset(fault, STATUS_RANGE, edge_offset(dawg, dawg->start),
                               N_("the edges spell more than %lu beginnings of words"),
                               (unsigned long)PREFIX_COUNT_MAX);
    }
    status = words_spell(dawg, note, trie, report);
    if (status != STATUS_OK) {
        return fault_status(fault, status);
    }
    return STATUS_OK;
}

static enum status dawg_read(const char *bytes, size_t size, struct word_note note,
                             struct trie *trie, struct list_report *report, struct fault *fault)
{
    struct dawg dawg = {0};
    enum status status = header_read(&dawg, bytes, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    assert(dawg.edges);
    dawg.states = memory_new(dawg.edge_count, sizeof *dawg.states);
    dawg.reaches = memory_new(dawg.edge_count, sizeof *dawg.reaches);
    dawg.path = memory_new(dawg.edge_count, sizeof *dawg.path);
    if (dawg.states && dawg.reaches && dawg.path) {
        status = edges_read(&dawg, note, trie, report, fault);
    } else {
        status = fault_status(fault, STATUS_NO_MEMORY);
    }
    memory_free(dawg.states);
    memory_free(dawg.reaches);
    memory_free(dawg.path);
    return status;
}

/* ---- any list ---- */

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
                                   N_("a byte %u: this is not a word list in plain text"), byte);
        }
    }
    return STATUS_OK;
}

static bool is_utf8(const struct line *line)
{
    uint32_t point;
    size_t size;
    for (size_t at = 0; at < line->length; at += size) {
        size = utf8_read(line->text + at, line->length - at, &point);
        if (size == 0) {
            return false;
        }
    }
    return true;
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
        if (report->first_bytes_line == 0 && !is_utf8(line)) {
            report->first_bytes_line = line->number;
        }
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
            return fault_status(fault, status);
        }
    }
    if (report->format == LIST_FORMAT_COUNTED && !count_matches(&count_line, entry_count)) {
        return fault_at_line(fault, STATUS_SYNTAX, count_line.number, 0,
                             N_("the first line announces %.*s words, but %zu follow"),
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
        return fault_status(fault, transfer.status);
    }
    return STATUS_OK;
}

/* Reports a list without words. */
static enum status no_words(const struct list_report *report, struct fault *fault)
{
    if (report->first_bytes_line > 0) {
        return fault_at_line(fault, STATUS_EMPTY, report->first_bytes_line, 0,
                             N_("no line of this list is a word made only of letters: it is not in "
                                "UTF-8 but perhaps in Latin-1"));
    }
    if (report->first_passed_line > 0) {
        return fault_at_line(fault, STATUS_EMPTY, report->first_passed_line, 0,
                             N_("no line of this list is a word made only of letters"));
    }
    return fault_whole(fault, STATUS_EMPTY, N_("there are no words in it"));
}

enum status list_read(struct trie *trie, const void *bytes, size_t size, struct word_note note,
                      struct list_report *report, struct fault *fault)
{
    assert((bytes || size == 0) && trie);
    if (size == 0) {
        return fault_whole(fault, STATUS_EMPTY, N_("it is empty"));
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
        return fault_status(fault, status);
    }
    struct word_note note = {.tier = TIER_UNKNOWN, .marks = WORD_MARK_NONE};
    struct list_report seen = {.word_count = 0};
    status = is_coded ? list_read_coded(trie, bytes, size, fault)
                      : list_read(trie, bytes, size, note, &seen, fault);
    if (status == STATUS_OK) {
        status = lexicon_from_trie(lexicon, trie);
        if (status != STATUS_OK) {
            fault_status(fault, status);
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
                               const void *bytes, size_t size, struct list_report *report,
                               struct fault *fault)
{
    return list_is_coded(bytes, size)
               ? unpacked_open(alphabet, bytes, size, true, lexicon, report, fault)
               : list_open(lexicon, alphabet, bytes, size, report, fault);
}

/* SPDX-License-Identifier: MIT */
/*
 * pack_lexicon OUT OFFENSIVE TIER-FILES...
 * Packs word lists into the lexicon that the game opens: the tier of a word is the NN of its file
 * tier-NN.txt, the words of OFFENSIVE get their mark. Leaves the making of the lists to make-lists.
 */
#include "trounce/lexicon_io.h"
#include "trounce/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { EXIT_PACKED = 0, EXIT_REFUSED = 2 };

#define MESSAGE_MAX 512

/* A file in memory. */
struct content {
    char *bytes;
    size_t size;
};

static int refuse(const char *name, const char *reason)
{
    fprintf(stderr, "pack_lexicon: %s: %s\n", name, reason);
    return EXIT_REFUSED;
}

static int refuse_fault(const char *name, const struct fault *fault)
{
    char message[MESSAGE_MAX];
    fprintf(stderr, "pack_lexicon: %s\n", fault_format(fault, name, message, sizeof message));
    return EXIT_REFUSED;
}

/* Reads all of `stream`; false when it cannot be read or there is no room. */
static bool content_read(FILE *stream, struct content *content)
{
    size_t capacity = 0;
    for (;;) {
        void *bytes = content->bytes;
        if (!memory_reserve(&bytes, &capacity, content->size, 1)) {
            return false;
        }
        content->bytes = bytes;
        size_t wanted = capacity - content->size;
        size_t got = fread(content->bytes + content->size, 1, wanted, stream);
        content->size += got;
        if (got < wanted) {
            return !ferror(stream);
        }
    }
}

/* The file `name` into `*content`, whose bytes the caller frees in either case. */
static int file_read(const char *name, struct content *content)
{
    *content = (struct content){0};
    FILE *stream = fopen(name, "rb");
    if (stream == NULL) {
        return refuse(name, strerror(errno));
    }
    bool is_read = content_read(stream, content);
    int reason = errno;
    fclose(stream);
    return is_read ? EXIT_PACKED : refuse(name, strerror(reason));
}

/* The tier that a file name ends with: tier-NN.txt, 1..TIER_MAX; 0 when it has none. */
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

/* Adds the words of one list. The lists are ours: a line that is no word is a mistake in them. */
static int tier_add(struct trie *trie, const char *name)
{
    struct word_note note = {.tier = tier_of(name), .marks = WORD_MARK_NONE};
    if (note.tier == TIER_UNKNOWN) {
        return refuse(name, "a list of words must be called tier-NN.txt");
    }
    struct content content;
    int result = file_read(name, &content);
    if (result == EXIT_PACKED) {
        struct list_report report;
        struct fault fault;
        enum status status = list_read(content.bytes, content.size, note, trie, &report, &fault);
        if (status == STATUS_OK && report.passed_over_count > 0) {
            status = fault_at_line(&fault, STATUS_SYNTAX, report.first_passed_line, 0,
                                   "this line is no word of letters alone");
        }
        result = status == STATUS_OK ? EXIT_PACKED : refuse_fault(name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

/* Marks the word of one line; a line that begins with # is a comment. */
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

/* Marks every word of the list of offensive ones; each must be in a list. */
static int offensive_mark(struct trie *trie, const char *name)
{
    struct content content;
    int result = file_read(name, &content);
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
        result = refuse_fault(name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

/* Writes beside `name` and moves it there when it is whole: a build that is interrupted leaves no
 * half file that looks new. */
static int file_write(const char *name, const void *bytes, size_t size)
{
    char partial[FILENAME_MAX];
    int length = snprintf(partial, sizeof partial, "%s.partial", name);
    if (length < 0 || (size_t)length >= sizeof partial) {
        return refuse(name, "this name is too long");
    }
    FILE *stream = fopen(partial, "wb");
    if (stream == NULL) {
        return refuse(partial, strerror(errno));
    }
    bool is_written = fwrite(bytes, 1, size, stream) == size;
    is_written &= fclose(stream) == 0;
    if (!is_written || rename(partial, name) != 0) {
        int reason = errno;
        remove(partial);
        return refuse(name, strerror(reason));
    }
    return EXIT_PACKED;
}

static int pack(struct trie *trie, const char *out, const char *offensive, char *const *lists)
{
    int result = EXIT_PACKED;
    for (char *const *list = lists; *list != NULL && result == EXIT_PACKED; list++) {
        result = tier_add(trie, *list);
    }
    if (result == EXIT_PACKED) {
        result = offensive_mark(trie, offensive);
    }
    if (result != EXIT_PACKED) {
        return result;
    }
    void *image;
    size_t size;
    enum status status = lexicon_pack(trie, &image, &size);
    if (status != STATUS_OK) {
        return refuse(out, status_text(status));
    }
    result = file_write(out, image, size);
    memory_free(image);
    return result;
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fprintf(stderr, "usage: pack_lexicon OUT OFFENSIVE TIER-FILES...\n");
        return EXIT_REFUSED;
    }
    struct trie *trie;
    enum status status = trie_new(&trie);
    if (status != STATUS_OK) {
        return refuse(argv[1], status_text(status));
    }
    int result = pack(trie, argv[1], argv[2], argv + 3);
    trie_free(trie);
    return result;
}

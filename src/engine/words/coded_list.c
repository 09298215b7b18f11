/* SPDX-License-Identifier: MIT */
/*
 * Reads front-coded lists of words with tiers and marks. Leaves other formats to lexicon_io.c.
 */
#include "coded_list.h"
#include "trounce/lexicon_io.h"
#include "trounce/utf8.h"

#include <string.h>

/* The maximum size of a spelling, in bytes. */
#define SPELLING_MAX ((size_t)WORD_LETTERS_MAX * UTF8_LENGTH_MAX)

/* Tiers by their figure, the first digit but for that of 55; a word without one has that of 8. */
static const unsigned char tiers[] = {55, 10, 20, 35, 40, 50, 60, 70, 80, 95};
#define USUAL_FIGURE 8

/* The word of a line, as it is spelled; the next line takes its prefix from it. */
struct coded_word {
    char spelling[SPELLING_MAX];
    size_t length;
    struct word_note note;
};

/* The size in bytes of the first `count` characters; SPELLING_MAX + 1 if there are fewer. */
static size_t shared_bytes(const struct coded_word *word, unsigned count)
{
    size_t at = 0;
    for (; count > 0; count--) {
        uint32_t point;
        size_t size =
            at < word->length ? utf8_read(word->spelling + at, word->length - at, &point) : 0;
        if (size == 0) {
            return SPELLING_MAX + 1;
        }
        at += size;
    }
    return at;
}

static int shared_count(char figure)
{
    return figure >= '0' && figure <= '9'   ? figure - '0'
           : figure >= 'a' && figure <= 'f' ? figure - 'a' + 10
                                            : -1;
}

/* Parses a line of at least one byte that follows `word`. Returns an error message, or NULL. */
static const char *read_line(const char *line, size_t length, struct coded_word *word)
{
    int shared = shared_count(line[0]);
    if (shared < 0) {
        return "a line begins with the number of letters shared with the previous word, 0 to f";
    }
    size_t kept = shared_bytes(word, (unsigned)shared);
    if (kept > SPELLING_MAX) {
        return "the previous word does not have that many letters";
    }
    word->note = (struct word_note){.tier = tiers[USUAL_FIGURE]};
    if (length > 1 && line[length - 1] == '!') {
        word->note.marks = WORD_MARK_OFFENSIVE;
        length--;
    }
    if (length > 1 && line[length - 1] >= '0' && line[length - 1] <= '9') {
        word->note.tier = tiers[line[length - 1] - '0'];
        length--;
    }
    if (kept + length - 1 > SPELLING_MAX) {
        return "the word is too long";
    }
    memcpy(word->spelling + kept, line + 1, length - 1);
    word->length = kept + length - 1;
    return NULL;
}

bool list_is_coded(const char *text, size_t size)
{
    return size > 1 && text[0] == '0' && (text[1] < '0' || text[1] > '9') && text[1] != '\n' &&
           text[1] != '\r';
}

enum status coded_list_walk(const char *text, size_t size, coded_list_visitor *visit, void *context,
                            struct fault *fault)
{
    struct coded_word word = {.length = 0};
    size_t number = 0;
    for (size_t at = 0; at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        const char *line = text + at;
        size_t length = end ? (size_t)(end - line) : size - at;
        at += length + 1;
        number++;
        length -= length > 0 && line[length - 1] == '\r';
        const char *why = length > 0 ? read_line(line, length, &word) : "an empty line";
        if (why) {
            return fault_at_line(fault, STATUS_SYNTAX, number, 1, "%s", why);
        }
        enum status status = visit(context, word.spelling, word.length, word.note);
        if (status == STATUS_SYNTAX) {
            return fault_at_line(
                fault, status, number, 0, "'%.*s' is not a word in the letters of the language",
                (int)utf8_cut(word.spelling, word.length, WORD_LETTERS_MAX), word.spelling);
        }
        if (status != STATUS_OK) {
            return fault_status(fault, status);
        }
    }
    return STATUS_OK;
}

static enum status add_word(void *context, const char *spelling, size_t size, struct word_note note)
{
    struct trie *trie = context;
    char letters[WORD_LETTERS_MAX + 1];
    size_t count;
    enum status status =
        alphabet_encode(trie_alphabet(trie), spelling, size, letters, WORD_LETTERS_MAX, &count);
    return status == STATUS_OK && count > 0 ? trie_add(trie, letters, count, note, NULL)
                                            : STATUS_SYNTAX;
}

enum status list_read_coded(struct trie *trie, const char *text, size_t size, struct fault *fault)
{
    enum status status = coded_list_walk(text, size, add_word, trie, fault);
    return status == STATUS_OK && trie_is_empty(trie)
               ? fault_whole(fault, STATUS_EMPTY, "there are no words in it")
               : status;
}

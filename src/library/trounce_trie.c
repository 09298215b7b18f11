/* SPDX-License-Identifier: MIT */
/*
 * Sets of words, and walks through them.
 */
#include "error.h"
#include "trounce_lexicon.h"
#include "word.h"

#include "trounce/memory.h"
#include "trounce/trie.h"

struct trounce_trie {
    struct alphabet alphabet; /* which `words` refers to */
    struct trie *words;
};

struct trounce_trie_iterator {
    const struct alphabet *alphabet;
    struct trie_cursor *cursor;
    const char *letters; /* of a word that there was no memory to hand out; NULL: none */
    size_t length;
    char *text; /* of the last word */
    size_t room;
};

enum trounce_status trounce_trie_new(const trounce_lexicon *letters, trounce_trie **trie)
{
    if (!trie) {
        return error_invalid(__func__);
    }
    trounce_trie *made = memory_new(1, sizeof *made);
    if (made) {
        made->alphabet = *letters_of(letters);
    }
    if (!made || trie_new_long(&made->alphabet, &made->words) != STATUS_OK) {
        memory_free(made);
        return error_status(STATUS_NO_MEMORY);
    }
    *trie = made;
    return TROUNCE_OK;
}

void trounce_trie_free(trounce_trie *trie)
{
    if (trie) {
        trie_free(trie->words);
        memory_free(trie);
    }
}

size_t trounce_trie_size(const trounce_trie *trie)
{
    return trie ? trie_size(trie->words) : ((void)error_invalid(__func__), (size_t)0);
}

enum trounce_status trounce_trie_add(trounce_trie *trie, const char *word, bool *added)
{
    if (!trie || !word) {
        return error_invalid(__func__);
    }
    struct word read;
    const struct word_note note = {.tier = TIER_UNKNOWN};
    enum trounce_status status = word_read(&read, &trie->alphabet, word);
    if (status == TROUNCE_OK) {
        status = error_status(trie_add(trie->words, read.letters, read.length, note, added));
    }
    word_free(&read);
    return status;
}

typedef bool trie_question(const struct trie *trie, const char *letters, size_t length);

/* Answers a question about a text; false for one that is no word. */
static bool ask(const trounce_trie *trie, const char *text, trie_question *question,
                const char *function)
{
    if (!trie || !text) {
        (void)error_invalid(function);
        return false;
    }
    struct word word;
    size_t wrong;
    bool answer = word_try(&word, &trie->alphabet, text, &wrong) == STATUS_OK &&
                  question(trie->words, word.letters, word.length);
    word_free(&word);
    return answer;
}

bool trounce_trie_contains(const trounce_trie *trie, const char *word)
{
    return ask(trie, word, trie_contains, __func__);
}

bool trounce_trie_has_prefix(const trounce_trie *trie, const char *letters)
{
    return ask(trie, letters, trie_has_prefix, __func__);
}

enum trounce_status trounce_trie_begin(const trounce_trie *trie, trounce_trie_iterator **iterator)
{
    if (!trie || !iterator) {
        return error_invalid(__func__);
    }
    trounce_trie_iterator *made = memory_new(1, sizeof *made);
    if (!made || trie_cursor_new(trie->words, &made->cursor) != STATUS_OK) {
        memory_free(made);
        return error_status(STATUS_NO_MEMORY);
    }
    made->alphabet = &trie->alphabet;
    *iterator = made;
    return TROUNCE_OK;
}

/* Makes room for the text of as many letters. */
static bool reserve(trounce_trie_iterator *iterator, size_t letters)
{
    size_t size = ALPHABET_TEXT_SIZE(letters);
    if (size > iterator->room) {
        char *text = memory_resize(iterator->text, size * 2, 1);
        if (!text) {
            return false;
        }
        iterator->text = text;
        iterator->room = size * 2;
    }
    return true;
}

enum trounce_status trounce_trie_next(trounce_trie_iterator *iterator, const char **word)
{
    if (!iterator || !word) {
        return error_invalid(__func__);
    }
    enum status status = STATUS_OK;
    if (!iterator->letters) {
        status = trie_cursor_next(iterator->cursor, &iterator->letters, &iterator->length);
    }
    if (status == STATUS_OK && !reserve(iterator, iterator->length)) {
        status = STATUS_NO_MEMORY;
    }
    if (status == STATUS_MISSING) {
        return error_message(TROUNCE_MISSING, &(struct message){.format = "there are no more"});
    }
    if (status == STATUS_OK) {
        size_t size =
            alphabet_lower(iterator->alphabet, iterator->letters, iterator->length, iterator->text);
        iterator->text[size] = '\0';
        iterator->letters = NULL;
        *word = iterator->text;
    }
    return error_status(status);
}

void trounce_trie_iterator_free(trounce_trie_iterator *iterator)
{
    if (iterator) {
        trie_cursor_free(iterator->cursor);
        memory_free(iterator->text);
        memory_free(iterator);
    }
}

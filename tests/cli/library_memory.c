/* SPDX-License-Identifier: MIT */
/*
 * Lets each allocation of the library fail in turn: the call must say so, and leave what there was
 * as it was. Prints what is not so; test_library.sh links it with --wrap=calloc and --wrap=realloc.
 *
 * Usage: library_memory FOLDER LIST    FOLDER: the game's words; LIST: a list of words
 */
#include <trounce.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long left; /* allocations until one fails */
static bool has_failed;
static bool was_noticed;

void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

static bool fails(void)
{
    has_failed = has_failed || left == 0;
    return left-- == 0;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return fails() ? NULL : __real_realloc(block, size);
}

/* A language that cannot be read for want of memory counts as missing. */
static bool works(enum trounce_status status)
{
    was_noticed = was_noticed || status == TROUNCE_NO_MEMORY || status == TROUNCE_STORAGE ||
                  (status == TROUNCE_MISSING && has_failed);
    return status == TROUNCE_OK;
}

static void use_trie(trounce_trie *trie)
{
    trounce_trie_iterator *iterator = NULL;
    const char *word = NULL;
    char long_word[5000];
    memset(long_word, 'z', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    size_t count = works(trounce_trie_add(trie, long_word, NULL));
    count += works(trounce_trie_add(trie, "ant", NULL));
    if (trounce_trie_size(trie) != count) {
        printf("allocation %ld: a word was half added\n", left);
    }
    enum trounce_status status = TROUNCE_OK;
    if (works(trounce_trie_begin(trie, &iterator))) {
        while ((status = trounce_trie_next(iterator, &word)) != TROUNCE_MISSING) {
            count -= works(status);
        }
        if (count != 0) {
            printf("allocation %ld: a word was passed over\n", left);
        }
    }
    trounce_trie_iterator_free(iterator);
}

static void use_all(const char *folder, const char *list)
{
    static const char words_of_list[] = "ant\nante\ntan\nnet\nneat\n";
    trounce_lexicon *lexicon = NULL;
    trounce_lexicon *german = NULL;
    trounce_lexicon *listed = NULL;
    trounce_board *board = NULL;
    trounce_board *shaken = NULL;
    trounce_words *words = NULL;
    trounce_trie *trie = NULL;
    trounce_scrambler *scrambler = NULL;
    works(trounce_lexicon_open_language(folder, "de", &german));
    works(trounce_lexicon_open_file(list, NULL, &listed));
    works(trounce_board_shake("AAAAAA", 1, 1, 1, NULL, &shaken));
    if (works(
            trounce_lexicon_open_bytes(words_of_list, sizeof words_of_list - 1, NULL, &lexicon)) &&
        works(trounce_board_parse("neatantetannetxx", 0, 0, lexicon, &board))) {
        works(trounce_board_solve(board, lexicon, TROUNCE_CLASSIC, &words));
        works(trounce_board_find(board, "neat", NULL, NULL));
    }
    if (lexicon && works(trounce_scrambler_new(lexicon, 4, 7, &scrambler))) {
        works(trounce_scrambler_move(scrambler, "r1r"));
    }
    if (works(trounce_trie_new(NULL, &trie))) {
        use_trie(trie);
    }
    trounce_lexicon_free(lexicon);
    trounce_lexicon_free(german);
    trounce_lexicon_free(listed);
    trounce_board_free(board);
    trounce_board_free(shaken);
    trounce_words_free(words);
    trounce_trie_free(trie);
    trounce_scrambler_free(scrambler);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        return 2;
    }
    for (long at = 0; at == 0 || has_failed; at++) {
        left = at;
        has_failed = was_noticed = false;
        use_all(argv[1], argv[2]);
        if (has_failed != was_noticed) {
            printf("allocation %ld: %s\n", at, has_failed ? "its failure is not told" : "it fails");
        }
    }
    return 0;
}

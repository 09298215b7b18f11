/* SPDX-License-Identifier: MIT */
/*
 * Uses libtrounce, libdatrie and libthai in one process: none takes a function for that of another.
 */
#include <datrie/trie.h>
#include <thai/thbrk.h>
#include <trounce.h>

#include <stdio.h>
#include <stdlib.h>

static void use_datrie(void)
{
    static const AlphaChar word[] = {'c', 'a', 's', 'e', 0};
    AlphaMap *map = alpha_map_new();
    TrieData data = 0;
    alpha_map_add_range(map, 'a', 'z');
    Trie *trie = trie_new(map);
    if (!trie_store(trie, word, 7) || !trie_retrieve(trie, word, &data)) {
        exit(1);
    }
    printf("datrie: %d\n", (int)data);
    trie_free(trie);
    alpha_map_free(map);
}

static void use_thai(void)
{
    static const thchar_t text[] = "\xca\xc7\xd1\xca\xb4\xd5\xa4\xc3\xd1\xba"; /* in TIS-620 */
    int places[10];
    ThBrk *breaker = th_brk_new(NULL);
    printf("thai: %d\n", breaker ? th_brk_find_breaks(breaker, text, places, 10) : -1);
    th_brk_delete(breaker);
}

static void use_trounce(void)
{
    trounce_lexicon *lexicon;
    trounce_board *board;
    trounce_words *words;
    trounce_trie *trie;
    bool added = false;
    if (trounce_lexicon_open_language(NULL, "en", &lexicon) != TROUNCE_OK ||
        trounce_board_parse("casemopistrenapd", 0, 0, lexicon, &board) != TROUNCE_OK ||
        trounce_board_solve(board, lexicon, TROUNCE_FOUR, &words) != TROUNCE_OK ||
        trounce_trie_new(lexicon, &trie) != TROUNCE_OK ||
        trounce_trie_add(trie, trounce_words_text(words, 0), &added) != TROUNCE_OK) {
        printf("trounce: %s\n", trounce_error_text());
        exit(1);
    }
    printf("trounce: %s %d\n", trounce_words_text(words, 0), added);
    trounce_trie_free(trie);
    trounce_words_free(words);
    trounce_board_free(board);
    trounce_lexicon_free(lexicon);
}

int main(void)
{
    use_trounce();
    use_datrie();
    use_thai();
    use_trounce();
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Makes a history to be printed: two rounds and a puzzle, always the same.
 *
 *     make_history FILE
 */
#include "english.h"
#include "store.h"
#include "trounce/trie.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"spit", "tips", "case", "stop"};

static void need(bool done, const char *what)
{
    if (!done) {
        fprintf(stderr, "make_history: %s\n", what);
        exit(1);
    }
}

static void make_lexicon(struct lexicon *lexicon)
{
    struct trie *trie;
    bool added;
    need(trie_new(&alphabet_english, &trie) == STATUS_OK, "no memory");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct word_note note = {.tier = 35};
        need(trie_add(trie, words[i], strlen(words[i]), note, &added) == STATUS_OK, "no memory");
    }
    need(lexicon_from_trie(lexicon, trie) == STATUS_OK, "no memory");
    trie_free(trie);
}

/* Plays one round, with the words that are on its board, and saves it. */
static void play(struct store *store, const struct lexicon *lexicon, const char *letters, bool solo,
                 const struct round_notes *notes)
{
    struct board board;
    struct round *round;
    enum verdict verdict;
    struct rival rival;
    need(board_parse(letters, strlen(letters), 0, 0, &board, NULL) == STATUS_OK, "no board");
    rival_init(&rival, RIVAL_SCHOLAR, rival_board_seed(&board));
    struct round_config config = {.board = &board,
                                  .lexicon = lexicon,
                                  .rules = solo ? RULES_PLAIN : RULES_FOUR,
                                  .mode = solo ? MODE_ALONE : MODE_TURNS,
                                  .time_ms = 180000,
                                  .rival = &rival};
    need(round_new(&config, &round) == STATUS_OK, "no memory");
    round_start(round);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        need(round_submit_word(round, words[i], strlen(words[i]), &verdict) == STATUS_OK,
             "no memory");
    }
    round_finish(round);
    round_conclude(round);
    need(store_save_round(store, round, notes, NULL, NULL) == STATUS_OK,
         english(store_trouble(store)));
    round_free(round);
}

int main(int argc, char **argv)
{
    struct store *store;
    struct store_news news;
    struct lexicon lexicon;
    need(argc == 2, "which file?");
    need(store_open(argv[1], &store, &news) == STATUS_OK && !news.text.format, "no store");
    make_lexicon(&lexicon);
    play(store, &lexicon, "casemopistrenapd", false,
         &(struct round_notes){.began_unix_s = 1763679977,
                               .ended_unix_s = 1763680157,
                               .kind = ROUND_KIND_DAILY,
                               .date = "2025-11-20",
                               .code = "NK7Q4-M2XPD",
                               .counts = true,
                               .board_words = 100,
                               .elapsed_ms = 180000});
    play(store, &lexicon, "spi/xxt", true,
         &(struct round_notes){.began_unix_s = 1763766377,
                               .ended_unix_s = 1763766400,
                               .kind = ROUND_KIND_CUSTOM,
                               .elapsed_ms = 20000});
    struct stored_puzzle puzzle = {.ended_unix_s = 1763770000,
                                   .size = 4,
                                   .code = "S2345-ABCDE",
                                   .jumble_count = 3,
                                   .move_count = 4,
                                   .elapsed_ms = 30500};
    need(store_save_puzzle(store, &puzzle, NULL) == STATUS_OK, english(store_trouble(store)));
    lexicon_deinit(&lexicon);
    store_close(store);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * The batch solver, as a plain search that asks a trie: after a word, are there longer ones? Prints
 * what `trounce batch` prints, which walks a packed lexicon instead and is many times faster.
 *
 * Usage: batch DICTIONARY <GAMES    DICTIONARY: the number of words, then a word per line
 */
#include "read_file.h"

#include <trounce/lexicon_io.h>
#include <trounce/trie.h>

#define SIDE    4
#define LETTERS 3 /* of the shortest word that is printed */

static const struct trie *dictionary;
static char letters[SIDE][SIDE + 1];
static char text[SIDE * SIDE];
static int is_used[SIDE][SIDE];

/* Adds the letter of a cell to the first `length` of `text`; prints the words that begin so. */
static void search(int row, int column, size_t length)
{
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE || is_used[row][column]) {
        return;
    }
    text[length++] = letters[row][column];
    if (!trie_has_prefix(dictionary, text, length)) {
        return;
    }
    if (length >= LETTERS && trie_contains(dictionary, text, length)) {
        printf("%.*s\n", (int)length, text);
    }
    is_used[row][column] = 1;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            search(row + down, column + right, length);
        }
    }
    is_used[row][column] = 0;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "Usage: batch DICTIONARY <GAMES\n");
        return 2;
    }
    size_t size;
    char *bytes = read_file(argv[1], &size);
    struct word_note note = {.tier = TIER_UNKNOWN};
    struct trie *trie;
    struct fault fault;
    if (trie_new(&alphabet_english, &trie) != STATUS_OK ||
        list_read(trie, bytes, size, note, NULL, &fault) != STATUS_OK) {
        char reason[200];
        fprintf(stderr, "%s\n", fault_format(&fault, argv[1], reason, sizeof reason));
        return 2;
    }
    free(bytes);
    dictionary = trie;

    int games = 0;
    if (scanf("%d", &games) != 1) {
        fprintf(stderr, "the number of games is missing\n");
        return 2;
    }
    for (int game = 1; game <= games; game++) {
        for (int row = 0; row < SIDE; row++) {
            if (scanf("%4s", letters[row]) != 1) {
                fprintf(stderr, "game %d, line %d is missing\n", game, row + 1);
                return 2;
            }
        }
        printf("Words for Game #%d:\n", game);
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            search(cell / SIDE, cell % SIDE, 0);
        }
        printf("\n\n");
    }
    trie_free(trie);
    return 0;
}

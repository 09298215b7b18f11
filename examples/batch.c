/* SPDX-License-Identifier: MIT */
/*
 * The batch solver, as a plain search that asks after each letter: does a word begin so? Prints
 * what `trounce batch` prints, which is many times faster.
 *
 * Usage: batch DICTIONARY <GAMES    DICTIONARY: the number of words, then a word a line
 */
#include <trounce.h>

#include <stdio.h>

#define SIDE    4
#define LETTERS 3 /* of the shortest word that is printed */

static trounce_lexicon *dictionary;
static char letters[SIDE][SIDE + 1];
static char text[SIDE * SIDE + 1];
static bool is_used[SIDE][SIDE];

/* Adds the letter of a cell to the first `length` of `text`; prints the words that begin so. */
static void search(int row, int column, int length)
{
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE || is_used[row][column]) {
        return;
    }
    text[length++] = letters[row][column];
    text[length] = '\0';
    if (!trounce_lexicon_has_prefix(dictionary, text)) {
        return;
    }
    if (length >= LETTERS && trounce_lexicon_contains(dictionary, text)) {
        puts(text);
    }
    is_used[row][column] = true;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            search(row + down, column + right, length);
        }
    }
    is_used[row][column] = false;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "Usage: batch DICTIONARY <GAMES\n");
        return 2;
    }
    if (trounce_lexicon_open_file(argv[1], NULL, &dictionary) != TROUNCE_OK) {
        fprintf(stderr, "%s\n", trounce_error_text());
        return 2;
    }
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
    trounce_lexicon_free(dictionary);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * The round against the computer. Words come from standard input, one a line; an empty line ends
 * the player's turn. Then the computer takes every word that is left.
 *
 * Usage: round WORDS BOARD    WORDS: a list of any kind; BOARD: such as casemopistrenapd
 */
#include <trounce.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static trounce_lexicon *lexicon;
static trounce_board *board;
static trounce_trie *found; /* the player's words; capitals make no other word */

static void check(enum trounce_status status)
{
    if (status != TROUNCE_OK) {
        fprintf(stderr, "%s\n", trounce_error_text());
        exit(2);
    }
}

/* Why a word does not count; NULL if it does. What is refused is refused again for the same reason.
 */
static const char *refusal(const char *word)
{
    if (strlen(word) < 4) {
        return "too short";
    }
    if (!trounce_lexicon_contains(lexicon, word)) {
        return "not in the lexicon";
    }
    if (trounce_board_find(board, word, NULL, NULL) != TROUNCE_OK) {
        return "not on the board";
    }
    return trounce_trie_contains(found, word) ? "found already" : NULL;
}

/* Plays the player's turn; returns the points. */
static int play(void)
{
    int points = 0;
    char word[100];
    while (fgets(word, sizeof word, stdin)) {
        word[strcspn(word, "\r\n")] = '\0';
        if (!*word) {
            break;
        }
        const char *reason = refusal(word);
        if (reason) {
            printf("%s: %s\n", word, reason);
            continue;
        }
        int cells[TROUNCE_CELLS_MAX];
        int count = 0;
        check(trounce_trie_add(found, word, NULL));
        check(trounce_board_find(board, word, cells, &count));
        points += (int)strlen(word) - 3;
        printf("%s: %d, cells", word, (int)strlen(word) - 3);
        for (int i = 0; i < count; i++) {
            printf(" %d", cells[i]);
        }
        printf("\n");
    }
    return points;
}

/* Plays the computer's; returns the points of all words that the player has left. */
static int search(void)
{
    trounce_words *words;
    int points = 0;
    check(trounce_board_solve(board, lexicon, TROUNCE_FOUR, &words));
    for (size_t i = 0; i < trounce_words_count(words); i++) {
        if (!trounce_trie_contains(found, trounce_words_text(words, i))) {
            printf("Computer: %s\n", trounce_words_text(words, i));
            points += trounce_words_points(words, i);
        }
    }
    trounce_words_free(words);
    return points;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "Usage: round WORDS BOARD\n");
        return 2;
    }
    check(trounce_lexicon_open_file(argv[1], NULL, &lexicon));
    check(trounce_board_parse(argv[2], 0, 0, NULL, &board));
    check(trounce_trie_new(NULL, &found));
    printf("%s", trounce_board_grid(board));
    int yours = play();
    int its = search();
    printf("You: %d. Computer: %d\n", yours, its);
    trounce_trie_free(found);
    trounce_board_free(board);
    trounce_lexicon_free(lexicon);
    return 0;
}

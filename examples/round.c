/* SPDX-License-Identifier: MIT */
/*
 * Rounds against the computer. Each begins with a board: its letters from left to right and top to
 * bottom, or an empty line, which shakes the dice. Then come words, one a line; an empty line ends
 * the player's turn, and the computer takes every word that is left.
 *
 * Usage: round WORDS DICE [SEED]    WORDS: a list of any kind; DICE: 16 or 25 dice, one a line
 */
#include <trounce.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LINE_SIZE 100

static char dice[1000];
static uint64_t seed;
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

/* Reads a line after a question, without its end; returns false at the end of the input. */
static bool ask(const char *question, char line[LINE_SIZE])
{
    printf("%s", question);
    fflush(stdout);
    if (!fgets(line, LINE_SIZE, stdin)) {
        return false;
    }
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

/* Makes the board of the next round; returns false at the end of the input. Too few letters are
 * asked for again, and what is too long is cut. */
static bool make_board(void)
{
    char line[LINE_SIZE];
    check(trounce_board_shake(dice, 0, 0, seed++, NULL, &board));
    int side = trounce_board_rows(board);
    size_t cells = (size_t)(side * side);
    while (ask("Letters of the board, or an empty line to shake dice: ", line)) {
        if (!*line) {
            return true;
        }
        trounce_board *given;
        bool is_enough = strlen(line) >= cells;
        line[cells] = '\0';
        if (!is_enough) {
            printf("The board has %d letters.\n", (int)cells);
        } else if (trounce_board_parse(line, side, side, NULL, &given) != TROUNCE_OK) {
            printf("%s\n", trounce_error_text());
        } else {
            trounce_board_free(board);
            board = given;
            return true;
        }
    }
    trounce_board_free(board);
    return false;
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
    char word[LINE_SIZE];
    while (ask("", word) && *word) {
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
    FILE *file = argc == 3 || argc == 4 ? fopen(argv[2], "r") : NULL;
    char again[LINE_SIZE];
    if (!file) {
        fprintf(stderr, "Usage: round WORDS DICE [SEED]\n");
        return 2;
    }
    dice[fread(dice, 1, sizeof dice - 1, file)] = '\0';
    fclose(file);
    seed = argc == 4 ? strtoull(argv[3], NULL, 0) : (uint64_t)time(NULL);
    check(trounce_lexicon_open_file(argv[1], NULL, &lexicon));
    while (make_board()) {
        check(trounce_trie_new(NULL, &found));
        printf("%s", trounce_board_grid(board));
        int yours = play();
        int its = search();
        printf("You: %d. Computer: %d\n", yours, its);
        trounce_trie_free(found);
        trounce_board_free(board);
        if (!ask("Another round (y or n)? ", again) || (*again | ' ') != 'y') {
            break;
        }
    }
    trounce_lexicon_free(lexicon);
    return 0;
}

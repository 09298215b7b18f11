/* SPDX-License-Identifier: MIT */
/*
 * The tray game: a seed, a time limit, a tray of dice, and words, which score if the tray spells
 * them. Reads and prints what `trounce tray` does, byte for byte. Functions and global variables
 * have the names of the exercise; the library says where words are.
 *
 *     cc tray.c -o tray $(pkg-config --cflags --libs trounce)
 *
 * With -DOWN_LFSR, lfsrNext comes from another file: your own generator. With -DBITS=32, its state
 * has all bits of an unsigned int, as in `trounce tray --bits 32`.
 */
#include <trounce.h>

#include <stdio.h>
#include <string.h>
#include <threads.h>

#ifndef BITS
#define BITS 16
#endif
#define MASK (0xffffffffu >> (32 - BITS))
#define SIDE 4

static const char *const dice[TROUNCE_TRAY_CELLS] = {
    "AACIOT", "AHMORS", "EGKLUY", "ABILTY", "ACDEMP", "EGINTV", "GILRUW", "ELPSTU",
    "DENOSW", "ACELRS", "ABJMOQ", "EEFHIY", "EHINPS", "DKNOTU", "ADENVZ", "BIFORX"};

unsigned int lfsr = 1; /* the state of the generator */
unsigned int trayDice[TROUNCE_TRAY_CELLS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
char trayLetters[TROUNCE_TRAY_CELLS];

unsigned int lfsrNext(void);

#ifndef OWN_LFSR
/* Makes a step; returns the new state. */
unsigned int lfsrNext(void)
{
    lfsr ^= lfsr >> 7;
    lfsr ^= lfsr << 9 & MASK;
    lfsr ^= lfsr >> 13;
    return lfsr;
}
#endif

/* Sets the state; a seed of zero changes nothing. */
void seedRandom(unsigned int seed)
{
    lfsr = seed & MASK ? seed & MASK : lfsr;
}

/* A number from 0 to `limit` - 1. */
unsigned int getRandom(unsigned int limit)
{
    return lfsrNext() % limit;
}

void permute(unsigned int values[], int size)
{
    for (int i = size - 1; i > 0; i--) {
        unsigned int j = getRandom((unsigned int)i + 1);
        unsigned int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }
}

/* Moves the dice from where they are, then draws a face of each. */
void shakeTray(void)
{
    permute(trayDice, TROUNCE_TRAY_CELLS);
    for (int i = 0; i < TROUNCE_TRAY_CELLS; i++) {
        trayLetters[i] = dice[trayDice[i]][getRandom(6)];
    }
}

void printTray(char letters[])
{
    for (int i = 0; i < TROUNCE_TRAY_CELLS; i++) {
        printf("%c%s%s", letters[i], letters[i] == 'Q' ? "u " : "  ",
               i % SIDE == SIDE - 1 ? "\n" : "");
    }
}

/* Returns whether the tray spells a word, in either case. Q is Qu. */
bool findWord(const char word[])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    char text[TROUNCE_TRAY_CELLS + 1] = "";
    trounce_board *board;
    memcpy(text, trayLetters, TROUNCE_TRAY_CELLS);
    if (word[strspn(word, letters)] ||
        trounce_board_parse(text, SIDE, SIDE, NULL, &board) != TROUNCE_OK) {
        return false;
    }
    bool found = trounce_board_find(board, word, NULL, NULL) == TROUNCE_OK;
    trounce_board_free(board);
    return found;
}

/* The points of a word; 0 if the tray does not spell it. */
unsigned int scoreWord(const char word[])
{
    size_t letters = strlen(word);
    return letters <= TROUNCE_TRAY_CELLS && findWord(word)
               ? (unsigned int)trounce_points(TROUNCE_CLASSIC, TROUNCE_TRAY_CELLS, (int)letters)
               : 0;
}

/* Counts the seconds on the terminal. */
void startTimer(unsigned int seconds)
{
    for (unsigned int second = 1; second <= seconds; second++) {
        unsigned int shown = (second - 1) % 60 + 1;
        thrd_sleep(&(struct timespec){.tv_sec = 1}, NULL);
        shown % 5 == 0 ? printf(" %u ", shown) : printf(".");
        fputs(shown == 60 ? "\n" : "", stdout);
        fflush(stdout);
    }
    printf(seconds % 60 ? "\n\nTIME'S UP!\n" : "\nTIME'S UP!\n");
}

int main(void)
{
    int seed;
    int seconds;
    unsigned int total = 0;
    char word[100];
    printf("Enter a random seed: ");
    if (scanf("%i", &seed) != 1) {
        return 2;
    }
    printf("Timer (seconds): ");
    if (scanf("%d", &seconds) != 1 || seconds < 0) {
        return 2;
    }
    seedRandom((unsigned int)seed);
    shakeTray();
    printTray(trayLetters);
    startTimer((unsigned int)seconds);
    printf("Word: ");
    while (scanf("%99s", word) == 1 && strcmp(word, "q") != 0 && strcmp(word, "Q") != 0) {
        unsigned int score = scoreWord(word);
        total += score;
        printf("Word score = %u, Total score = %u\nWord: ", score, total);
    }
    printf("TOTAL: %u\n", total);
    return 0;
}

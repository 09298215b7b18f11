/* SPDX-License-Identifier: MIT */
/*
 * The tray game: a seed, a time limit, a tray of dice, and words, which score if the tray spells
 * them. Reads and prints what `trounce tray` does, byte for byte. The functions have the names of
 * the exercise.
 *
 *     cc tray.c -o tray $(pkg-config --cflags --libs trounce)
 *
 * With -DOWN_LFSR, the random numbers come from the lfsrNext below, which is yours to write.
 */
#include <trounce.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

static const char dice[] = "AACIOT\nAHMORS\nEGKLUY\nABILTY\nACDEMP\nEGINTV\nGILRUW\nELPSTU\n"
                           "DENOSW\nACELRS\nABJMOQ\nEEFHIY\nEHINPS\nDKNOTU\nADENVZ\nBIFORX\n";

static trounce_tray *tray;

#ifdef OWN_LFSR
static uint16_t state = 1;

/* Makes a step; returns the new state. */
static uint16_t lfsrNext(void *context)
{
    (void)context;
    state ^= state >> 7;
    state ^= (uint16_t)(state << 9);
    state ^= state >> 13;
    return state;
}
#endif

static void seedRandom(uint32_t seed)
{
#ifdef OWN_LFSR
    state = (uint16_t)seed ? (uint16_t)seed : state;
    trounce_tray_use(tray, lfsrNext, NULL);
#else
    trounce_tray_seed(tray, seed);
#endif
}

/* A number from 0 to `limit` - 1. */
static uint32_t getRandom(uint32_t limit)
{
    return trounce_tray_random(tray, limit);
}

/* Shuffles `count` values. shakeTray does the same with the numbers of the dice. */
static void permute(int *values, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)getRandom((uint32_t)i + 1);
        int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }
}

static void shakeTray(void)
{
    trounce_tray_shake(tray);
}

static void printTray(void)
{
    fputs(trounce_tray_text(tray), stdout);
}

/* Returns whether the tray spells a word, in either case. */
static bool findWord(const char *word)
{
    return trounce_tray_find(tray, word);
}

/* The points of a word; 0 if the tray does not spell it. */
static int scoreWord(const char *word)
{
    return findWord(word) ? trounce_tray_score(tray, word) : 0;
}

static void runTimer(int seconds)
{
    for (int second = 1; second <= seconds; second++) {
        int shown = (second - 1) % 60 + 1;
        thrd_sleep(&(struct timespec){.tv_sec = 1}, NULL);
        shown % 5 == 0 ? printf(" %d ", shown) : printf(".");
        fputs(shown == 60 ? "\n" : "", stdout);
        fflush(stdout);
    }
    printf(seconds % 60 ? "\n\nTIME'S UP!\n" : "\nTIME'S UP!\n");
}

int main(int argc, char **argv)
{
    if (trounce_tray_new(dice, 16, &tray) != TROUNCE_OK) {
        fprintf(stderr, "%s\n", trounce_error_text());
        return 2;
    }
    if (argc > 1) { /* permute SEED COUNT: prints the numbers from 0 on, shuffled */
        int values[100];
        int count = argc == 3 ? atoi(argv[2]) : 0;
        for (int i = 0; i < 100; i++) {
            values[i] = i;
        }
        seedRandom((uint32_t)strtoul(argv[1], NULL, 0));
        permute(values, count < 100 ? count : 100);
        for (int i = 0; i < count && i < 100; i++) {
            printf("%d\n", values[i]);
        }
        return 0;
    }
    int seed;
    int seconds;
    printf("Enter a random seed: ");
    if (scanf("%i", &seed) != 1) {
        return 2;
    }
    printf("Timer (seconds): ");
    if (scanf("%d", &seconds) != 1) {
        return 2;
    }
    seedRandom((uint32_t)seed);
    shakeTray();
    printTray();
    runTimer(seconds);
    int total = 0;
    char word[100];
    printf("Word: ");
    while (scanf("%99s", word) == 1 && !((word[0] | ' ') == 'q' && word[1] == '\0')) {
        int score = scoreWord(word);
        total += score;
        printf("Word score = %d, Total score = %d\nWord: ", score, total);
    }
    printf("TOTAL: %d\n", total);
    trounce_tray_free(tray);
    return 0;
}

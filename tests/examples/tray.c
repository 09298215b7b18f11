/* SPDX-License-Identifier: MIT */
/*
 * Grades examples/tray.c, whose main is renamed, by what the exercise says of each function.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

unsigned int lfsrNext(void);
void seedRandom(unsigned int seed);
unsigned int getRandom(unsigned int limit);
void permute(unsigned int values[], int size);
void shakeTray(void);
void printTray(char letters[]);
bool findWord(const char word[]);
unsigned int scoreWord(const char word[]);
void startTimer(unsigned int seconds);
extern unsigned int trayDice[16];
extern char trayLetters[16];

static int faults;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition);                                \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

/* What follows from a seed. */
static const struct {
    unsigned int seed;
    unsigned int states[4];
    unsigned int faces[8]; /* getRandom(6) */
    unsigned int order[10];
    const char *letters; /* of the first tray, and of a second shake */
    const char *again;
} known[] = {
    {1,
     {513, 2053, 8724, 33364},
     {3, 1, 0, 4, 5, 3, 3, 3},
     {6, 9, 0, 7, 8, 5, 2, 4, 1, 3},
     "OIQEAEDSHRSTWLKA",
     "PMNOHPRSBTIEAOET"},
    {2,
     {1026, 4106, 17448, 1184},
     {0, 2, 0, 2, 5, 4, 1, 5},
     {7, 3, 8, 9, 4, 5, 1, 0, 2, 6},
     "WFWIKEHTLNAVMAEL",
     "OOUYGNOIRNRDIPDJ"},
    {1000,
     {56809, 30801, 15008, 37073},
     {1, 3, 2, 5, 5, 0, 1, 0},
     {8, 2, 7, 6, 4, 5, 1, 0, 3, 9},
     "CHRASKIDOSOHMAGL",
     "VLXLLMEWNHAOBJTO"},
};

static void grade_seeds(void)
{
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        unsigned int values[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        seedRandom(known[k].seed);
        for (int i = 0; i < 4; i++) {
            EXPECT(lfsrNext() == known[k].states[i]);
        }
        seedRandom(known[k].seed);
        for (int i = 0; i < 8; i++) {
            EXPECT(getRandom(6) == known[k].faces[i]);
        }
        seedRandom(known[k].seed);
        permute(values, 10);
        EXPECT(memcmp(values, known[k].order, sizeof values) == 0);
        seedRandom(known[k].seed);
        for (unsigned int i = 0; i < 16; i++) {
            trayDice[i] = i;
        }
        shakeTray();
        EXPECT(memcmp(trayLetters, known[k].letters, 16) == 0);
        shakeTray(); /* the dice stay where they are */
        EXPECT(memcmp(trayLetters, known[k].again, 16) == 0);
    }
}

static void grade_generator(void)
{
    unsigned int one[1] = {7};
    int steps = 0;
    seedRandom(1);
    seedRandom(0);
    EXPECT(lfsrNext() == 513);
    seedRandom(1);
    do {
        steps++;
    } while (lfsrNext() != 1 && steps < 70000);
    EXPECT(steps == 65535);
    permute(one, 1);
    permute(one, 0);
    EXPECT(one[0] == 7 && lfsrNext() == 513);
}

static void put(const char *letters)
{
    memcpy(trayLetters, letters, 16);
}

static void grade_words(void)
{
    put("CASEMOPISTRENAPD");
    EXPECT(findWord("CASE") && findWord("mops") && !findWord("CAAS") && !findWord("CASES"));
    EXPECT(scoreWord("") == 0 && scoreWord("CA") == 0 && scoreWord("XYZ") == 0);
    EXPECT(scoreWord("CAS") == 1 && scoreWord("CASE") == 1 && scoreWord("CASEI") == 2);
    EXPECT(scoreWord("CASEIP") == 3 && scoreWord("CASEIPO") == 5 && scoreWord("CASEIPOM") == 11);
    EXPECT(scoreWord("CASEIPOMSTREDPAN") == 11 && scoreWord("CASEIPOMSTREDPANX") == 0);
    EXPECT(!findWord("C4SE") && !findWord("C SE") && !findWord("C\xc3\x81SE"));
    put("QITEUABCDFGHJKLM");
    EXPECT(findWord("QUIT") && findWord("quite") && findWord("QUUA") && scoreWord("QUI") == 1);
    EXPECT(!findWord("QIT") && !findWord("Q") && scoreWord("QU") == 0);
    put("QQQQQQQQQQQQQQQQ");
    EXPECT(scoreWord("QUQUQUQUQUQUQUQU") == 11 && scoreWord("QUQUQUQUQUQUQUQUQU") == 0);
    put("AAAAAAAAAAAAAAAA");
    EXPECT(scoreWord("AAAAAAAAAAAAAAAA") == 11 && scoreWord("AAAAAAAAAAAAAAAAA") == 0);
}

int main(void)
{
    char letters[] = "OIQEAEDSHRSTWLKQ";
    grade_seeds();
    grade_generator();
    grade_words();
    printTray(letters);
    startTimer(0);
    return faults > 0;
}

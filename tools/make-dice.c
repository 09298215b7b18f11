/* SPDX-License-Identifier: MIT */
/*
 * Makes the dice of a language from the letters of its common words: each letter gets faces by its
 * share in the words, vowels spread evenly. Then a climb swaps and changes single faces until a
 * shaken board has the wanted number of common words.
 *
 *     make-dice FOLDER DICE MEDIAN [TRIES [POWER]]  writes DICE (16, 25 or 36) dice to standard
 *                                                   output
 *     make-dice --measure FOLDER DICE-FILE          prints how many common words boards have
 *
 * Where words share many letters, boards made by these shares have few words: a POWER above 1, to
 * which the shares are raised, gives frequent letters more faces and rare ones fewer or none.
 * FOLDER has the language.txt and words.txt of assets/languages. The program is independent of the
 * engine, so that dice can be made for an alphabet before a game is built with it. The same words
 * yield the same dice.
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS_MAX    64
#define FOLDS_MAX      96
#define WORD_MAX       32
#define DICE_MAX       36
#define FACES          6
#define COMMON_TIER    3 /* the digit of the last tier that counts as common */
#define LENGTH_LEAST   4 /* minimum length of words that count on a board */
#define CLIMB_BOARDS   600
#define MEASURE_BOARDS 1500
#define TRIES          800
#define NUMBER_MAX     1000000 /* of the command line */
#define POWER_MAX      10

/* A letter's faces may differ from its share by this part. */
#define LEAN       0.5
#define NEAR       0.02  /* of the median: close enough to consider only the spread */
#define SPREAD_OF  0.05  /* weight of the spread relative to the median */
#define VOWELS_OFF 2     /* faces by which a die may differ from the average */
#define RARE       0.055 /* a letter with a smaller share of a face gets no face */

struct letter {
    uint32_t lower, upper;
    double share; /* of all faces, by the words */
};

struct fold {
    uint32_t form;
    uint32_t letters[2];
};

struct node {
    int children[LETTERS_MAX];
    int seen_on; /* the last board with this word */
    bool is_word;
};

struct language {
    struct letter letters[LETTERS_MAX];
    int letter_count;
    struct fold folds[FOLDS_MAX];
    int fold_count;
    int pair[2]; /* the letter whose face spells a second one, and that one; -1: none */
    struct node *nodes;
    int node_count, node_capacity;
};

struct dice {
    int faces[DICE_MAX][FACES];
    int count;
};

struct measure {
    int low, median, high; /* words on boards: 10th, 50th and 90th percentile */
    double middle;         /* mean of the middle half: unlike the median, moves with every change */
};

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "make-dice: %s: %s\n", what, why);
    exit(2);
}

/* ---- text ---- */

static FILE *open_in(const char *folder, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (!file) {
        fail(path, "cannot be read");
    }
    return file;
}

/* Returns the next UTF-8 character; 0 at the end. */
static uint32_t take_character(const char **text)
{
    const unsigned char *byte = (const unsigned char *)*text;
    if (*byte == 0) {
        return 0;
    }
    int more = *byte < 0xc0 ? 0 : *byte < 0xe0 ? 1 : *byte < 0xf0 ? 2 : 3;
    uint32_t value = more == 0 ? *byte : *byte & (0x3fu >> more);
    for (int i = 1; i <= more && byte[i] != 0; i++) {
        value = value << 6 | (byte[i] & 0x3fu);
    }
    *text += more + 1;
    return value;
}

static void print_character(uint32_t value)
{
    if (value < 0x80) {
        putchar((int)value);
    } else if (value < 0x800) {
        putchar((int)(0xc0 | value >> 6));
        putchar((int)(0x80 | (value & 0x3f)));
    } else {
        putchar((int)(0xe0 | value >> 12));
        putchar((int)(0x80 | (value >> 6 & 0x3f)));
        putchar((int)(0x80 | (value & 0x3f)));
    }
}

static int letter_of(const struct language *language, uint32_t form)
{
    for (int k = 0; k < language->letter_count; k++) {
        if (form == language->letters[k].lower || form == language->letters[k].upper) {
            return k;
        }
    }
    return -1;
}

static void read_item(struct language *language, const char *kind, const char *item)
{
    uint32_t first = take_character(&item);
    uint32_t second = take_character(&item);
    if (strcmp(kind, "letters") == 0 && language->letter_count < LETTERS_MAX) {
        language->letters[language->letter_count++] =
            (struct letter){.lower = first, .upper = second};
    } else if (strcmp(kind, "folds") == 0 && language->fold_count < FOLDS_MAX) {
        struct fold *fold = &language->folds[language->fold_count++];
        fold->form = first;
        fold->letters[0] = take_character(&item);
        fold->letters[1] = take_character(&item);
    } else if (strcmp(kind, "pair") == 0) {
        language->pair[0] = letter_of(language, first);
        language->pair[1] = letter_of(language, second);
    }
}

static void read_alphabet(struct language *language, const char *folder)
{
    language->pair[0] = language->pair[1] = -1;
    FILE *file = open_in(folder, "language.txt");
    char line[1024];
    while (fgets(line, sizeof line, file)) {
        const char *kind = strtok(line, " \n");
        const char *item;
        while (kind && (item = strtok(NULL, " \n"))) {
            read_item(language, kind, item);
        }
    }
    fclose(file);
    if (language->letter_count == 0) {
        fail(folder, "language.txt has no letters");
    }
}

/* ---- words ---- */

static int new_node(struct language *language)
{
    if (language->node_count == language->node_capacity) {
        language->node_capacity = language->node_capacity == 0 ? 4096 : 2 * language->node_capacity;
        language->nodes =
            realloc(language->nodes, (size_t)language->node_capacity * sizeof *language->nodes);
        if (!language->nodes) {
            fail("words.txt", "out of memory");
        }
    }
    language->nodes[language->node_count] = (struct node){.seen_on = -1};
    return language->node_count++;
}

static void add_word(struct language *language, const int *word, int length)
{
    int at = 0;
    for (int i = 0; i < length; i++) {
        if (language->nodes[at].children[word[i]] == 0) {
            int child = new_node(language);
            language->nodes[at].children[word[i]] = child;
        }
        at = language->nodes[at].children[word[i]];
    }
    language->nodes[at].is_word = true;
}

/* Counts the letters of a word for the shares: each once, the second of a pair not at all. */
static void count_letters(struct language *language, const int *word, int length)
{
    bool has[LETTERS_MAX] = {false};
    for (int i = 0; i < length; i++) {
        if (i > 0 && word[i - 1] == language->pair[0] && word[i] == language->pair[1]) {
            continue;
        }
        has[word[i]] = true;
    }
    for (int k = 0; k < language->letter_count; k++) {
        language->letters[k].share += has[k] ? 1 : 0;
    }
}

/* Converts a spelling to letters; returns their number, or 0 if it has other characters. */
static int fold_word(const struct language *language, const uint32_t *text, int length, int *word)
{
    int count = 0;
    for (int i = 0; i < length && count < WORD_MAX - 1; i++) {
        int letter = letter_of(language, text[i]);
        if (letter >= 0) {
            word[count++] = letter;
            continue;
        }
        const struct fold *fold = language->folds;
        while (fold < language->folds + language->fold_count && fold->form != text[i]) {
            fold++;
        }
        if (fold == language->folds + language->fold_count) {
            return 0;
        }
        word[count++] = letter_of(language, fold->letters[0]);
        if (fold->letters[1] != 0) {
            word[count++] = letter_of(language, fold->letters[1]);
        }
    }
    return count;
}

/* Reads the front-coded list; keeps common words that are not offensive. */
static void read_words(struct language *language, const char *folder)
{
    FILE *file = open_in(folder, "words.txt");
    char line[256];
    uint32_t text[WORD_MAX];
    int length = 0;
    new_node(language);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        size_t end = strlen(line);
        bool is_offensive = end > 1 && line[end - 1] == '!';
        end -= is_offensive ? 1 : 0;
        int tier =
            end > 1 && line[end - 1] >= '1' && line[end - 1] <= '9' ? line[end - 1] - '0' : 9;
        line[tier < 9 ? end - 1 : end] = '\0';
        length = line[0] <= '9' ? line[0] - '0' : line[0] - 'a' + 10;
        const char *rest = line + 1;
        uint32_t character;
        while (length < WORD_MAX && (character = take_character(&rest)) != 0) {
            text[length++] = character;
        }
        int word[WORD_MAX];
        int count = fold_word(language, text, length, word);
        if (tier > COMMON_TIER || is_offensive || count < 3) {
            continue;
        }
        if (count <= 8) {
            count_letters(language, word, count);
        }
        if (count >= LENGTH_LEAST) {
            add_word(language, word, count);
        }
    }
    fclose(file);
    double all = 0;
    for (int k = 0; k < language->letter_count; k++) {
        all += language->letters[k].share;
    }
    for (int k = 0; k < language->letter_count && all > 0; k++) {
        language->letters[k].share /= all;
    }
}

/* ---- boards ---- */

static uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int random_below(uint64_t *state, int bound)
{
    return (int)((random_next(state) >> 33) * (uint64_t)bound >> 31);
}

struct walk {
    struct language *language;
    int cells[DICE_MAX];
    int side;
    uint64_t used;
    int board;
    int found;
};

static void visit(struct walk *walk, int cell, int node)
{
    const struct language *language = walk->language;
    int letter = walk->cells[cell];
    node = language->nodes[node].children[letter];
    if (node != 0 && letter == language->pair[0]) {
        node = language->nodes[node].children[language->pair[1]];
    }
    if (node == 0) {
        return;
    }
    struct node *here = &language->nodes[node];
    if (here->is_word && here->seen_on != walk->board) {
        here->seen_on = walk->board;
        walk->found++;
    }
    walk->used |= (uint64_t)1 << cell;
    int row = cell / walk->side;
    int column = cell % walk->side;
    for (int r = row - 1; r <= row + 1; r++) {
        for (int c = column - 1; c <= column + 1; c++) {
            bool is_inside = r >= 0 && c >= 0 && r < walk->side && c < walk->side;
            if (is_inside && (walk->used >> (r * walk->side + c) & 1) == 0) {
                visit(walk, r * walk->side + c, node);
            }
        }
    }
    walk->used &= ~((uint64_t)1 << cell);
}

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Shakes boards, always the same for a seed, and counts their words. */
static struct measure measure_dice(struct language *language, const struct dice *dice, int boards,
                                   uint64_t seed)
{
    static int board_number;
    int counts[MEASURE_BOARDS];
    int side = dice->count == 16 ? 4 : dice->count == 25 ? 5 : 6;
    for (int i = 0; i < boards; i++) {
        struct walk walk = {.language = language, .side = side, .board = board_number++};
        uint64_t state = seed * 1000003u + (uint64_t)i;
        int order[DICE_MAX];
        for (int d = 0; d < dice->count; d++) {
            int other = random_below(&state, d + 1);
            order[d] = order[other];
            order[other] = d;
        }
        for (int cell = 0; cell < dice->count; cell++) {
            walk.cells[cell] = dice->faces[order[cell]][random_below(&state, FACES)];
        }
        for (int cell = 0; cell < dice->count; cell++) {
            visit(&walk, cell, 0);
        }
        counts[i] = walk.found;
    }
    qsort(counts, (size_t)boards, sizeof *counts, compare);
    double sum = 0;
    for (int i = boards / 4; i < boards * 3 / 4; i++) {
        sum += counts[i];
    }
    return (struct measure){
        .low = counts[boards / 10],
        .median = counts[boards / 2],
        .high = counts[boards * 9 / 10],
        .middle = sum / (boards * 3 / 4 - boards / 4),
    };
}

/* ---- dice ---- */

static bool is_vowel(const struct language *language, int letter)
{
    static const uint32_t vowels[] = {'a',  'e',  'i',  'o',   'u',   0xe4, 0xf6,
                                      0xfc, 0xe5, 0xf3, 0x105, 0x119, 0};
    for (const uint32_t *vowel = vowels; *vowel != 0; vowel++) {
        if (language->letters[letter].lower == *vowel) {
            return true;
        }
    }
    return false;
}

/* Apportions the faces by largest remainder; letters whose share is not below RARE get one. */
static void apportion(const struct language *language, int face_count, int *faces)
{
    double wished[LETTERS_MAX];
    int given = 0;
    for (int k = 0; k < language->letter_count; k++) {
        wished[k] = language->letters[k].share * face_count;
        faces[k] = wished[k] < RARE ? 0 : wished[k] < 1 ? 1 : (int)wished[k];
        given += faces[k];
    }
    for (; given < face_count; given++) {
        int best = 0;
        for (int k = 1; k < language->letter_count; k++) {
            best = wished[k] - faces[k] > wished[best] - faces[best] ? k : best;
        }
        faces[best]++;
    }
    for (; given > face_count; given--) {
        int worst = -1;
        for (int k = 0; k < language->letter_count; k++) {
            if (faces[k] > 1 &&
                (worst < 0 || wished[k] - faces[k] < wished[worst] - faces[worst])) {
                worst = k;
            }
        }
        faces[worst]--;
    }
}

/* Deals the faces to the dice in turn, the vowels first. */
static void deal_faces(const struct language *language, const int *faces, struct dice *dice)
{
    int at = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int k = 0; k < language->letter_count; k++) {
            for (int i = 0; is_vowel(language, k) == (pass == 0) && i < faces[k]; i++, at++) {
                dice->faces[at % dice->count][at / dice->count] = k;
            }
        }
    }
}

/* Returns whether each die has at most two of a letter, and about as many vowels as the others. */
static bool is_even(const struct language *language, const struct dice *dice)
{
    int vowels[DICE_MAX] = {0};
    int all = 0;
    for (int d = 0; d < dice->count; d++) {
        int of_letter[LETTERS_MAX] = {0};
        for (int f = 0; f < FACES; f++) {
            int letter = dice->faces[d][f];
            vowels[d] += is_vowel(language, letter) ? 1 : 0;
            if (++of_letter[letter] > 2) {
                return false;
            }
        }
        all += vowels[d];
    }
    for (int d = 0; d < dice->count; d++) {
        if (abs(vowels[d] * dice->count - all) > VOWELS_OFF * dice->count) {
            return false;
        }
    }
    return true;
}

/* Returns how far the boards are off the wanted number, relative to it. */
static double distance(struct measure found, int wished)
{
    double off = (found.middle - wished) / wished;
    return off < 0 ? -off : off;
}

static double badness(struct measure found, int wished)
{
    double off = distance(found, wished);
    double spread = found.middle > 0 ? (found.high - found.low) / found.middle : 100;
    return (off < NEAR ? 0 : off) + SPREAD_OF * spread;
}

/* Changes a face to another letter; returns false if the words' shares forbid it. */
static bool change_face(const struct language *language, const int *wished, int *faces, int *face,
                        uint64_t *random)
{
    int to = random_below(random, language->letter_count);
    int from = *face;
    if (from == to || faces[from] <= 1 || faces[to] == 0 ||
        faces[from] - 1 < (int)(wished[from] * (1 - LEAN)) ||
        faces[to] + 1 > (int)(wished[to] * (1 + LEAN)) + 1) {
        return false;
    }
    faces[from]--;
    faces[to]++;
    *face = to;
    return true;
}

/* Raises the shares of the letters to a power. */
static void sharpen(struct language *language, double power)
{
    double all = 0;
    for (int k = 0; k < language->letter_count; k++) {
        language->letters[k].share = pow(language->letters[k].share, power);
        all += language->letters[k].share;
    }
    for (int k = 0; k < language->letter_count; k++) {
        language->letters[k].share /= all;
    }
}

static struct dice climb(struct language *language, int count, int wished_median, int tries)
{
    struct dice dice = {.count = count};
    int wished[LETTERS_MAX];
    int faces[LETTERS_MAX];
    uint64_t random = (uint64_t)count;
    apportion(language, count * FACES, wished);
    memcpy(faces, wished, sizeof faces);
    deal_faces(language, faces, &dice);
    struct measure found = measure_dice(language, &dice, CLIMB_BOARDS, 1);
    double best = badness(found, wished_median);
    fprintf(stderr, "as dealt: %d / %d / %d\n", found.low, found.median, found.high);
    double off = distance(found, wished_median);
    for (int i = 0; i < tries && (i < tries / 4 || off >= NEAR); i++) {
        struct dice tried = dice;
        int faces_tried[LETTERS_MAX];
        memcpy(faces_tried, faces, sizeof faces);
        int *one = &tried.faces[random_below(&random, count)][random_below(&random, FACES)];
        int *other = &tried.faces[random_below(&random, count)][random_below(&random, FACES)];
        if (i % 2 == 0 || !change_face(language, wished, faces_tried, one, &random)) {
            int face = *one;
            *one = *other;
            *other = face;
        }
        if (!is_even(language, &tried)) {
            continue;
        }
        found = measure_dice(language, &tried, CLIMB_BOARDS, 1);
        if (badness(found, wished_median) < best) {
            best = badness(found, wished_median);
            off = distance(found, wished_median);
            dice = tried;
            memcpy(faces, faces_tried, sizeof faces);
        }
    }
    return dice;
}

static void print_dice(const struct language *language, struct dice *dice)
{
    for (int d = 0; d < dice->count; d++) {
        qsort(dice->faces[d], FACES, sizeof dice->faces[d][0], compare);
        for (int f = 0; f < FACES; f++) {
            print_character(language->letters[dice->faces[d][f]].upper);
        }
        putchar('\n');
    }
}

static struct dice read_dice(const struct language *language, const char *path)
{
    struct dice dice = {.count = 0};
    FILE *file = fopen(path, "r");
    if (!file) {
        fail(path, "cannot be read");
    }
    char line[64];
    while (dice.count < DICE_MAX && fgets(line, sizeof line, file)) {
        const char *text = line;
        for (int f = 0; f < FACES; f++) {
            uint32_t form = take_character(&text);
            /* English 6×6 dice have two-letter faces; their first letters suffice. */
            static const uint32_t first[] = {'A', 'Q', 'I', 'T', 'E', 'H', 'A'};
            form = form >= '0' && form <= '6' ? first[form - '0'] : form;
            int letter = letter_of(language, form);
            if (letter < 0) {
                fail(path, "a face is no letter of the language");
            }
            dice.faces[dice.count][f] = letter;
        }
        dice.count++;
    }
    fclose(file);
    return dice;
}

/* Returns a whole number of the command line; fails with `expected` if it is less than `least`. */
static int take_number(const char *text, long least, const char *expected)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0' || number < least || number > NUMBER_MAX) {
        fail(text, expected);
    }
    return (int)number;
}

static double take_power(const char *text)
{
    char *end;
    double power = strtod(text, &end);
    if (*end != '\0' || !(power > 0 && power <= POWER_MAX)) {
        fail(text, "POWER is a number above 0, at most 10");
    }
    return power;
}

int main(int argc, char **argv)
{
    static struct language language;
    bool is_measuring = argc == 4 && strcmp(argv[1], "--measure") == 0;
    if (!is_measuring && (argc < 4 || argc > 6)) {
        fputs("usage: make-dice FOLDER DICE MEDIAN [TRIES [POWER]]\n"
              "       make-dice --measure FOLDER DICE-FILE\n",
              stderr);
        return 2;
    }
    const char *folder = is_measuring ? argv[2] : argv[1];
    read_alphabet(&language, folder);
    read_words(&language, folder);
    struct dice dice;
    if (is_measuring) {
        dice = read_dice(&language, argv[3]);
    } else {
        int count = take_number(argv[2], 1, "DICE is 16, 25 or 36");
        int median = take_number(argv[3], 1, "MEDIAN is a number of words, 1 to 1000000");
        int tries = argc >= 5 ? take_number(argv[4], 0, "TRIES is a number, 0 to 1000000") : TRIES;
        double power = argc >= 6 ? take_power(argv[5]) : 1;
        if (count != 16 && count != 25 && count != 36) {
            fail(argv[2], "DICE is 16, 25 or 36");
        }
        if (power != 1) {
            sharpen(&language, power);
        }
        dice = climb(&language, count, median, tries);
        print_dice(&language, &dice);
    }
    struct measure found = measure_dice(&language, &dice, MEASURE_BOARDS, 2);
    fprintf(stderr, "words on 10 / 50 / 90 of a hundred boards: %d / %d / %d\n", found.low,
            found.median, found.high);
    free(language.nodes);
    return 0;
}

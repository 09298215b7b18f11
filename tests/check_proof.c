/* SPDX-License-Identifier: MIT */
/*
 * Checks the certificate of a proof, which `trounce prove --state FILE --certificate` wrote. Shares
 * no code with the proof, and reads the words as plain text in English, one per line.
 *
 *     cc -O2 -o check_proof tests/check_proof.c
 *     ./check_proof WORDS FILE
 *
 * The certificate names the classes of boards that were divided: those with certain letters in the
 * first cells. Starting from all boards, this program divides them in the same way, and for each
 * class that is divided no further works out a bound of its own: no board of it has as many points
 * as are asked for, unless the certificate names the board. Classes are left out if turning or
 * mirroring the board makes them others. Which bounds the certificate states is compared with the
 * points of found boards only.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 12, LETTERS = 26, WIDTH = 5, KNOWN = 2 };

struct node {
    int child[LETTERS]; /* 0: none */
    int length;         /* of the word that ends here; 0: none */
};

static struct node *trie;
static int trie_count = 1;
static int rows, columns, cells;
static unsigned least;
static int order[CELLS];          /* cells */
static int place_of[CELLS];       /* in `order`, of each cell */
static char letters[LETTERS + 2]; /* by rank, from 1 */
static int rank_of[LETTERS];

struct texts {
    char (*list)[CELLS + 1];
    size_t count;
};

static struct texts open;  /* classes that are divided: letters by place */
static struct texts found; /* boards: letters by cell */
static unsigned long closed_count, scored_count;

static void refuse(const char *what, const char *of)
{
    fprintf(stderr, "not proved: %s %s\n", what, of);
    exit(1);
}

static void *grow(void *block, size_t size)
{
    void *grown = realloc(block, size ? size : 1);
    if (!grown) {
        refuse("out of memory", "");
    }
    return grown;
}

/* ---- words ---- */

/* Q is the die Qu: other words with q are on no board. */
static void add_word(const char *word)
{
    int at = 0;
    int length = (int)strspn(word, "abcdefghijklmnopqrstuvwxyz");
    if (word[length] != 0 || length < 3) {
        return;
    }
    for (int i = 0; i < length; i++) {
        int letter = word[i] - 'a';
        if (word[i] == 'q' && word[++i] != 'u') {
            return;
        }
        if (trie[at].child[letter] == 0) {
            trie = grow(trie, (size_t)(trie_count + 1) * sizeof *trie);
            memset(&trie[trie_count], 0, sizeof *trie);
            trie[at].child[letter] = trie_count++;
        }
        at = trie[at].child[letter];
    }
    trie[at].length = length;
}

static unsigned points_of(int length)
{
    static const unsigned points[] = {0, 0, 0, 1, 1, 2, 3, 5, 11};
    return points[length < 8 ? length : 8];
}

/* ---- items: the words that boards with the known letters can have ---- */

static int known; /* places */
static int known_rank[CELLS];
static uint64_t *items, *other_items; /* ranks of the further places, below them points */
static size_t item_count, item_capacity;
static uint64_t *word_items; /* of one word */
static size_t word_count, word_capacity;

static int adjacent(int a, int b)
{
    return a != b && abs(a / columns - b / columns) <= 1 && abs(a % columns - b % columns) <= 1;
}

static int shift_of(int place)
{
    return 64 - WIDTH * (place - known + 1);
}

static int ascending(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a;
    uint64_t other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

/* Follows all paths that spell a word, whose letters are at `spelt`. */
static void follow(const int *spelt, int left, int from, unsigned used, uint64_t item)
{
    if (left == 0) {
        if (word_count == word_capacity) {
            word_capacity = 2 * word_capacity + 64;
            word_items = grow(word_items, word_capacity * sizeof *word_items);
        }
        word_items[word_count++] = item;
        return;
    }
    for (int cell = 0; cell < cells; cell++) {
        int place = place_of[cell];
        int rank = rank_of[*spelt];
        if ((used >> cell & 1) != 0 || (from >= 0 && !adjacent(from, cell)) ||
            (place < known && known_rank[place] != rank)) {
            continue;
        }
        follow(spelt + 1, left - 1, cell, used | 1u << cell,
               place < known ? item : item | (uint64_t)rank << shift_of(place));
    }
}

/* Adds the items of all words below a node: a word counts once for the same letters in the same
 * cells. */
static void gather(int at, int *spelt, int depth)
{
    if (trie[at].length > 0) {
        word_count = 0;
        follow(spelt, depth, -1, 0, 0);
        qsort(word_items, word_count, sizeof *word_items, ascending);
        if (item_count + word_count > item_capacity) {
            item_capacity = 2 * (item_count + word_count);
            items = grow(items, item_capacity * sizeof *items);
            other_items = grow(other_items, item_capacity * sizeof *other_items);
        }
        for (size_t i = 0; i < word_count; i++) {
            if (i == 0 || word_items[i] != word_items[i - 1]) {
                items[item_count++] = word_items[i] | points_of(trie[at].length);
            }
        }
    }
    for (int letter = 0; letter < LETTERS && depth < cells; letter++) {
        if (trie[at].child[letter] != 0) {
            spelt[depth] = letter;
            gather(trie[at].child[letter], spelt, depth + 1);
        }
    }
}

static void gather_all(void)
{
    int spelt[CELLS];
    item_count = 0;
    gather(0, spelt, 0);
}

static void sort_items(void)
{
    for (int shift = 8; shift < 64; shift += 8) {
        size_t starts[257] = {0};
        for (size_t i = 0; i < item_count; i++) {
            starts[(items[i] >> shift & 255) + 1]++;
        }
        for (int i = 0; i < 256; i++) {
            starts[i + 1] += starts[i];
        }
        for (size_t i = 0; i < item_count; i++) {
            other_items[starts[items[i] >> shift & 255]++] = items[i];
        }
        uint64_t *swapped = items;
        items = other_items;
        other_items = swapped;
    }
}

/* ---- the items as a tree, by places ---- */

struct level {
    uint64_t *ranks; /* of all places up to this one */
    unsigned *bounds;
    size_t *starts; /* of the children, in the next level */
    size_t count;
};

static struct level levels[CELLS + 1]; /* by place after the nodes' last one */

/* Makes the levels from the last one, of the items, up to the root. */
static void make_levels(void)
{
    for (int place = cells; place >= known; place--) {
        struct level *level = &levels[place];
        const struct level *below = level + 1;
        size_t size = place == cells ? item_count : below->count;
        level->ranks = grow(level->ranks, size * sizeof *level->ranks);
        level->bounds = grow(level->bounds, size * sizeof *level->bounds);
        level->starts = grow(level->starts, (size + 1) * sizeof *level->starts);
        level->count = 0;
        unsigned with = 0;
        for (size_t i = 0; i < size; i++) {
            uint64_t ranks =
                place == cells ? items[i] >> shift_of(cells - 1) : below->ranks[i] >> WIDTH;
            unsigned bound = place == cells ? (unsigned)(items[i] & 255) : below->bounds[i];
            if (level->count == 0 || level->ranks[level->count - 1] != ranks) {
                level->ranks[level->count] = ranks;
                level->bounds[level->count] = 0;
                level->starts[level->count++] = i;
                with = 0;
            }
            /* A child with a letter counts if it is the best of these; one without a letter always.
             */
            if (place == cells || (below->ranks[i] & 31) == 0) {
                level->bounds[level->count - 1] += bound;
            } else if (bound > with) {
                level->bounds[level->count - 1] += bound - with;
                with = bound;
            }
        }
        level->starts[level->count] = size;
    }
}

/* ---- symmetries ---- */

static int limits[CELLS][CELLS]; /* whether the letter of one place limits that of a later one */

/* Of the images of a board, one has in the first place a letter that ranks no earlier than those it
 * could have there; of the symmetries that leave this place, the same goes for the second, and so
 * on. */
static void find_limits(void)
{
    int left = rows == columns ? 0xff : 0xf;
    for (int place = 0; place < cells; place++) {
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            int row = order[place] / columns;
            int column = order[place] % columns;
            row = symmetry & 1 ? rows - 1 - row : row;
            column = symmetry & 2 ? columns - 1 - column : column;
            int to = place_of[symmetry & 4 ? column * columns + row : row * columns + column];
            if ((left >> symmetry & 1) != 0 && to != place) {
                limits[place][to] = 1;
                left &= ~(1 << symmetry);
            }
        }
    }
}

static int is_allowed(int place, int rank)
{
    for (int earlier = 0; earlier < place; earlier++) {
        if (limits[earlier][place] && rank > known_rank[earlier]) {
            return 0;
        }
    }
    return 1;
}

/* ---- classes ---- */

static char name[CELLS + 1]; /* of the class: its letters, by place */

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Returns whether a text is in a sorted list. */
static int has(const struct texts *texts, const char *text)
{
    return texts->count > 0 && bsearch(text, texts->list, texts->count, CELLS + 1, by_name) != NULL;
}

/* Scores the board `name`, of which all words are gathered. */
static void check_board(void)
{
    int before = known;
    char board[CELLS + 1] = "";
    unsigned points = 0;
    known = cells;
    gather_all();
    known = before;
    scored_count++;
    for (size_t i = 0; i < item_count; i++) {
        points += (unsigned)(items[i] & 255);
    }
    for (int place = 0; place < cells; place++) {
        board[order[place]] = name[place];
    }
    if (points >= least && !has(&found, board)) {
        refuse("a board has as many points:", board);
    }
}

/* Checks all pairs of letters for the next two places, by the sum of the nodes' bounds. */
static void check_pairs(int place, const size_t *nodes, size_t count)
{
    static unsigned pairs[32 * 32];
    memset(pairs, 0, sizeof pairs);
    for (size_t i = 0; i < count; i++) {
        size_t end = levels[place + 1].starts[levels[place].starts[nodes[i] + 1]];
        for (size_t at = levels[place + 1].starts[levels[place].starts[nodes[i]]]; at < end; at++) {
            pairs[levels[place + 2].ranks[at] & 1023] += levels[place + 2].bounds[at];
        }
    }
    for (int one = 1; letters[one] != 0; one++) {
        for (int other = 1; is_allowed(place, one) && letters[other] != 0; other++) {
            known_rank[place] = one;
            unsigned sum = pairs[0] + pairs[32 * one] + pairs[other] + pairs[32 * one + other];
            if (sum < least || !is_allowed(place + 1, other)) {
                continue;
            }
            name[place] = letters[one];
            known_rank[place + 1] = other;
            name[place + 1] = letters[other];
            name[place + 2] = 0;
            if (place + 2 < cells) {
                refuse("no bound for", name);
            }
            check_board();
        }
    }
    name[place] = 0;
}

/* Checks the class `name`, with letters in so many places, by the nodes that agree with it. Of the
 * first classes the words have not been gathered yet. */
static void check_class(int place, const size_t *nodes, size_t count)
{
    int is_open = place == 0 || has(&open, name);
    if (place <= KNOWN && (place == KNOWN || !is_open)) {
        static const size_t root = 0;
        known = place;
        gather_all();
        sort_items();
        make_levels();
        nodes = &root;
        count = levels[place].count;
    }
    if (!is_open) {
        unsigned sum = 0;
        for (size_t i = 0; i < count; i++) {
            sum += levels[place].bounds[nodes[i]];
        }
        closed_count++;
        if (sum >= least) {
            check_pairs(place, nodes, count);
        }
        return;
    }
    if (place + 2 >= cells) {
        refuse("divided too far:", name);
    }
    size_t *next = grow(NULL, 2 * count * sizeof *next);
    for (int rank = 1; letters[rank] != 0; rank++) {
        size_t next_count = 0;
        for (size_t i = 0; i < count; i++) {
            size_t end = levels[place].starts[nodes[i] + 1];
            for (size_t at = levels[place].starts[nodes[i]]; at < end; at++) {
                uint64_t of = levels[place + 1].ranks[at] & 31;
                if (of == 0 || of == (uint64_t)rank) {
                    next[next_count++] = at;
                }
            }
        }
        if (is_allowed(place, rank)) {
            known_rank[place] = rank;
            name[place] = letters[rank];
            name[place + 1] = 0;
            check_class(place + 1, next, next_count);
        }
    }
    name[place] = 0;
    free(next);
}

/* ---- files ---- */

static char *add(struct texts *texts)
{
    texts->list = grow(texts->list, (texts->count + 1) * sizeof *texts->list);
    return memset(texts->list[texts->count++], 0, sizeof *texts->list);
}

static void sort(struct texts *texts)
{
    if (texts->count > 0) {
        qsort(texts->list, texts->count, CELLS + 1, by_name);
    }
}

static void read_line(char *line)
{
    char text[64];
    int points;
    char *rest = line + 5;
    if (strncmp(line, "cells", 5) == 0) {
        for (int place = 0; place < cells; place++) {
            order[place] = (int)strtol(rest, &rest, 10);
            place_of[order[place]] = place;
        }
    } else if (sscanf(line, "letters %26s", letters + 1) == 1) {
        for (int rank = 1; letters[rank] != 0; rank++) {
            rank_of[letters[rank] - 'a'] = rank;
        }
    } else if (sscanf(line, "open %12[a-z] %d", text, &points) == 2) {
        strcpy(add(&open), text);
    } else if (sscanf(line, "%d %63s", &points, text) == 2) {
        char *board = add(&found);
        for (int i = 0, at = 0; text[i] != 0 && at < cells; i++) {
            board[at] = text[i];
            at += text[i] != '/';
        }
    } else if (sscanf(line, "size %dx%d", &rows, &columns) == 2) {
        cells = rows * columns <= CELLS ? rows * columns : 0;
    } else {
        sscanf(line, "least %u", &least);
    }
}

int main(int argc, char **argv)
{
    char line[256];
    FILE *words = argc == 3 ? fopen(argv[1], "r") : NULL;
    FILE *file = argc == 3 ? fopen(argv[2], "r") : NULL;
    if (!words || !file) {
        refuse("usage:", "check_proof WORDS FILE");
    }
    trie = grow(NULL, sizeof *trie);
    memset(trie, 0, sizeof *trie);
    while (fgets(line, sizeof line, words)) {
        line[strcspn(line, "\r\n")] = 0;
        add_word(line);
    }
    while (fgets(line, sizeof line, file)) {
        read_line(line);
    }
    sort(&open);
    sort(&found);
    find_limits();
    check_class(0, NULL, 0);
    printf("proved: %lu classes, %lu boards scored, %zu found with %u points or more\n",
           closed_count, scored_count, found.count, least);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Checks the certificate of a proof in English by the classic rules, which `trounce prove --state
 * FILE --certificate` wrote. Shares no code with the proof, and reads the words as plain text, one
 * per line.
 *
 *     cc -O2 -o check_proof tests/check_proof.c
 *     ./check_proof WORDS FILE
 *
 * The certificate names the classes of boards that were divided: those with certain letters in the
 * first cells. Starting from all boards, this program divides them in the same way, and works out
 * bounds of its own: no board of a class that is divided no further has as many points as are asked
 * for. For that, it looks two cells ahead; what is then left are boards, and those with so many
 * points are printed. Classes are left out if turning or mirroring the board makes them others. The
 * certificate's bounds and boards are not read.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 12, WIDTH = 5, KNOWN = 2 };

static int rows, columns, cells;
static unsigned least;
static int order[CELLS];    /* cells */
static int place_of[CELLS]; /* in `order`, of each cell */
static char letters[28];    /* by rank, from 1 */

static char (*open)[CELLS + 1]; /* classes that are divided: letters by place */
static size_t open_count;
static unsigned long closed_count;

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

static struct word {
    int ranks[CELLS]; /* of its letters */
    int length;       /* in ranks: Qu is one letter */
    unsigned points;
} * words;
static size_t word_count;

/* Q is the die Qu: other words with q are on no board. */
static void add_word(const char *text)
{
    static const unsigned points[] = {0, 0, 0, 1, 1, 2, 3, 5, 11};
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz");
    struct word word = {.points = points[length < 8 ? length : 8]};
    if (text[length] != 0 || length < 3) {
        return;
    }
    for (const char *at = text; *at != 0; at++) {
        if (word.length == cells || (*at == 'q' && at[1] != 'u')) {
            return;
        }
        const char *letter = strchr(letters + 1, *at);
        if (!letter) {
            refuse("the letters lack one of", text);
        }
        word.ranks[word.length++] = (int)(letter - letters);
        at += *at == 'q';
    }
    words = grow(words, (word_count + 1) * sizeof *words);
    words[word_count++] = word;
}

/* ---- items: the words that boards with the known letters can have ---- */

static int known = KNOWN; /* places */
static int known_rank[CELLS];
static uint64_t *items; /* ranks of the further places, below them points */
static size_t item_count, item_capacity;

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

/* Adds the items of all paths that spell the rest of a word. */
static void follow(const struct word *word, int at, int from, unsigned used, uint64_t item)
{
    if (at == word->length) {
        if (item_count == item_capacity) {
            item_capacity = 2 * item_capacity + 1024;
            items = grow(items, item_capacity * sizeof *items);
        }
        items[item_count++] = item;
        return;
    }
    for (int cell = 0; cell < cells; cell++) {
        int place = place_of[cell];
        int rank = word->ranks[at];
        int is_near = from < 0 || (abs(from / columns - cell / columns) <= 1 &&
                                   abs(from % columns - cell % columns) <= 1);
        if (is_near && (used >> cell & 1) == 0 && (place >= known || known_rank[place] == rank)) {
            follow(word, at + 1, cell, used | 1u << cell,
                   place < known ? item : item | (uint64_t)rank << shift_of(place));
        }
    }
}

/* Gathers the items of all words, in ascending order: a word counts once for the same letters in
 * the same cells. */
static void gather(void)
{
    item_count = 0;
    for (size_t i = 0; i < word_count; i++) {
        size_t first = item_count;
        size_t kept = item_count;
        follow(&words[i], 0, -1, 0, words[i].points);
        qsort(items + first, item_count - first, sizeof *items, ascending);
        for (size_t at = first; at < item_count; at++) {
            if (at == first || items[at] != items[at - 1]) {
                items[kept++] = items[at];
            }
        }
        item_count = kept;
    }
    qsort(items, item_count, sizeof *items, ascending);
}

/* ---- the items as a tree, by places ---- */

struct node {
    uint64_t ranks; /* of all places up to this one */
    unsigned bound;
    size_t
        start; /* of the children, in the next level; they end where those of the next node begin */
};

static struct level {
    struct node *nodes;
    size_t count;
} levels[CELLS + 2]; /* by place after the nodes' last one, and the items */

/* Makes the levels from the last one, of the items, up to the root. */
static void make_levels(void)
{
    struct level *last = &levels[cells + 1];
    last->nodes = grow(last->nodes, item_count * sizeof *last->nodes);
    last->count = item_count;
    for (size_t i = 0; i < item_count; i++) {
        last->nodes[i].ranks = items[i] >> shift_of(cells - 1) << WIDTH;
        last->nodes[i].bound = (unsigned)(items[i] & 255);
    }
    for (struct level *level = last; level-- > &levels[known];) {
        const struct level *below = level + 1;
        unsigned with = 0; /* the best child with a letter; one without a letter counts always */
        level->nodes = grow(level->nodes, (below->count + 1) * sizeof *level->nodes);
        level->count = 0;
        for (size_t i = 0; i < below->count; i++) {
            const struct node *child = &below->nodes[i];
            if (level->count == 0 ||
                level->nodes[level->count - 1].ranks != child->ranks >> WIDTH) {
                level->nodes[level->count++] = (struct node){child->ranks >> WIDTH, 0, i};
                with = 0;
            }
            struct node *node = &level->nodes[level->count - 1];
            if ((child->ranks & 31) == 0) {
                node->bound += child->bound;
            } else if (child->bound > with) {
                node->bound += child->bound - with;
                with = child->bound;
            }
        }
        level->nodes[level->count].start = below->count;
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
    int allowed = 1;
    for (int earlier = 0; earlier < place; earlier++) {
        allowed &= !limits[earlier][place] || rank <= known_rank[earlier];
    }
    return allowed;
}

/* ---- classes ---- */

static char name[CELLS + 1]; /* of the class: its letters, by place */

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Scores the board `name`, and prints it if it has as many points as are asked for. */
static void check_board(void)
{
    char board[CELLS + 1] = "";
    unsigned points = 0;
    known = cells;
    gather();
    known = KNOWN;
    for (size_t i = 0; i < item_count; i++) {
        points += (unsigned)(items[i] & 255);
    }
    for (int place = 0; place < cells; place++) {
        board[order[place]] = name[place];
    }
    if (points >= least) {
        printf("%u %s\n", points, board);
    }
}

/* Checks the class `name`, with letters in so many places, by the nodes that agree with it. Of the
 * first classes the words have not been gathered yet, and they are divided in any case. A class
 * that the certificate does not name as divided can be divided `ahead` times. */
static void check(int place, const size_t *nodes, size_t count, int ahead)
{
    static const size_t root = 0;
    unsigned sums[32] = {0};
    name[place] = 0;
    if (place == KNOWN) {
        gather();
        make_levels();
        nodes = &root;
        count = levels[place].count;
    }
    if (place == cells) {
        check_board();
        return;
    }
    if (place <= KNOWN || bsearch(name, open, open_count, sizeof *open, by_name)) {
        ahead = 3;
    } else if (ahead == 0) {
        refuse("no bound for", name);
    }
    const struct node *level = levels[place].nodes;
    const struct node *children = levels[place + 1].nodes;
    for (size_t i = 0; i < count; i++) {
        for (size_t at = level[nodes[i]].start; at < level[nodes[i] + 1].start; at++) {
            sums[children[at].ranks & 31] += children[at].bound;
        }
    }
    size_t *next = grow(NULL, 2 * count * sizeof *next);
    for (int rank = 1; letters[rank] != 0; rank++) {
        size_t next_count = 0;
        int is_closed = place >= KNOWN && sums[0] + sums[rank] < least;
        closed_count += (unsigned long)is_closed;
        if (is_closed || !is_allowed(place, rank)) {
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            for (size_t at = level[nodes[i]].start; at < level[nodes[i] + 1].start; at++) {
                uint64_t of = children[at].ranks & 31;
                if (of == 0 || of == (uint64_t)rank) {
                    next[next_count++] = at;
                }
            }
        }
        known_rank[place] = rank;
        name[place] = letters[rank];
        check(place + 1, next, next_count, ahead - 1);
    }
    free(next);
}

/* ---- files ---- */

/* Reads the order of the cells, each of which must be there once. */
static void read_order(char *text)
{
    unsigned seen = 0;
    for (int place = 0; place < cells; place++) {
        long cell = strtol(text, &text, 10);
        if (cell < 0 || cell >= cells || (seen >> cell & 1) != 0) {
            refuse("this is no order of", "cells");
        }
        order[place] = (int)cell;
        place_of[cell] = place;
        seen |= 1u << cell;
    }
}

static void read_line(char *line)
{
    if (sscanf(line, "size %dx%d", &rows, &columns) == 2) {
        cells = rows > 0 && columns > 0 && columns <= CELLS && rows <= CELLS ? rows * columns : 0;
        cells = cells <= CELLS ? cells : 0;
    } else if (strncmp(line, "cells ", 6) == 0) {
        read_order(line + 6);
    } else if (strncmp(line, "open ", 5) == 0) {
        open = grow(open, (open_count + 1) * sizeof *open);
        open[open_count][0] = 0;
        sscanf(line, "open %12[a-z]", open[open_count++]);
    } else if (sscanf(line, "letters %26s", letters + 1) != 1) {
        sscanf(line, "least %u", &least);
    }
}

int main(int argc, char **argv)
{
    char line[256];
    FILE *list = argc == 3 ? fopen(argv[1], "r") : NULL;
    FILE *file = argc == 3 ? fopen(argv[2], "r") : NULL;
    if (!list || !file) {
        refuse("usage: check_proof WORDS FILE", "(English, classic rules)");
    }
    open = grow(NULL, 0); /* so that there is something to sort and search */
    items = grow(NULL, 0);
    while (fgets(line, sizeof line, file)) {
        read_line(line);
    }
    if (cells <= KNOWN || least < 1) {
        refuse("this is no certificate:", argv[2]);
    }
    while (fgets(line, sizeof line, list)) {
        line[strcspn(line, "\r\n")] = 0;
        add_word(line);
    }
    qsort(open, open_count, sizeof *open, by_name);
    find_limits();
    check(0, NULL, 0, 0);
    printf("proved: no other board has %u points or more, by %lu classes\n", least, closed_count);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Checks the certificate of a proof, which `trounce prove --state FILE --certificate` wrote. Shares
 * no code with the proof, and reads the words as plain text, one per line, as `trounce lexicon
 * --list` prints them.
 *
 *     cc -O2 -o check_proof tests/check_proof.c
 *     ./check_proof WORDS FILE
 *
 * The certificate says what is proved: the size, the faces of the dice, and the points of words by
 * their letters. Then it names the classes of boards that were divided: those with certain faces in
 * the first cells. Starting from all boards, this program divides them in the same way, and works
 * out bounds of its own: no board of a class that is divided no further has as many points as are
 * asked for. For that, it looks two cells ahead; what is then left are boards, and those with so
 * many points are printed. Classes are left out if turning or mirroring the board makes them
 * others. The certificate's bounds and boards are not read.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 12, LETTERS = 2 * CELLS, WIDTH = 6, RANKS = 1 << WIDTH, POINTS = 255 };
enum { ITEMS = 50000000 }; /* if there are more, those of smaller classes are gathered */

static int rows, columns, cells;
static unsigned least;
static unsigned points_of[LETTERS + 1]; /* words, by letters */
static char faces[RANKS][9];            /* by rank, from 1: "e", "qu" */
static int order[CELLS];                /* cells, by place: in which order they get faces */
static unsigned near[CELLS];            /* places, of each place */
static int limits[CELLS]; /* how far it is to an earlier place whose face limits this one's; or 0 */
static unsigned char class[CELLS + 1]; /* the ranks of its faces, by place */

static _Noreturn void refuse(const char *what, const char *of)
{
    fprintf(stderr, "not proved: %s %s\n", what, of);
    exit(1);
}

/* Makes room for so many. */
static void *grow(void *block, size_t count, size_t *capacity, size_t size)
{
    if (count > *capacity) {
        *capacity += count;
        block = realloc(block, *capacity * size);
    }
    if (!block) {
        refuse("out of memory", "");
    }
    return block;
}

/* ---- words ---- */

/* Words; also classes that are divided. */
static struct list {
    struct word {
        unsigned char ranks[CELLS + 1]; /* of its faces */
        unsigned char points;
    } list[4000000];
    size_t count;
} words, open;

/* Adds a text to a list if faces spell it, and not too many. */
static void add(struct list *to, const char *text)
{
    struct word word = {.points = 0};
    size_t letters = 0;
    for (int at = 0; *text != 0; at++) {
        unsigned char rank = 1;
        while (faces[rank][0] != 0 && strncmp(text, faces[rank], strlen(faces[rank])) != 0) {
            rank++;
        }
        if (at == cells || faces[rank][0] == 0) {
            return;
        }
        word.ranks[at] = rank;
        for (size_t left = strlen(faces[rank]); left > 0; left--) {
            letters += (*text++ & 0xc0) != 0x80 && letters < LETTERS; /* characters of UTF-8 */
        }
    }
    word.points = (unsigned char)points_of[letters];
    to->list[to->count] = word;
    to->count += word.points > 0 || to == &open;
    to->count < sizeof to->list / sizeof word ? (void)0 : refuse("too many", "words or classes");
}

static int by_ranks(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* ---- items: the words that boards of the class can have ---- */

static int known;                 /* places: those of the class that have been looked at */
static uint64_t *items, *scratch; /* ranks of the further places, below them points */
static size_t item_count, item_capacity, scratch_capacity;

/* Paths that spell the first faces of a word, by their number. 3 by 4 cells have most paths: 47,312
 * of 11 cells. */
static struct route {
    uint64_t item;
    unsigned used; /* places */
    int place;     /* the last one */
} routes[CELLS + 1][50000];
static size_t route_counts[CELLS + 1] = {1};

static int shift_of(int place)
{
    return 64 - WIDTH * (place - known + 1);
}

static unsigned rank_in(uint64_t item, int place)
{
    return (unsigned)(item >> shift_of(place)) & (RANKS - 1);
}

/* Finds the routes that continue those of so many faces with one more. */
static void step(int at, unsigned rank)
{
    struct route *to = routes[at + 1];
    for (const struct route *from = routes[at]; from < routes[at] + route_counts[at]; from++) {
        unsigned next = ~from->used & (at > 0 ? near[from->place] : (1u << cells) - 1);
        for (; next != 0; next &= next - 1) {
            int place = __builtin_ctz(next);
            int before = place - limits[place];
            uint64_t item = place < known ? 0 : (uint64_t)rank << shift_of(place);
            *to = (struct route){from->item | item, from->used | 1u << place, place};
            to += place < known ? class[place] == rank : before >= known || class[before] >= rank;
        }
    }
    route_counts[at + 1] = (size_t)(to - routes[at + 1]);
}

/* Sorts the items from `first` on, by places from the last one on. */
static void sort_items(size_t first)
{
    scratch = grow(scratch, item_count + 1, &scratch_capacity, sizeof *scratch);
    for (int place = cells - 1; place >= known; place--) {
        size_t ends[RANKS + 1] = {first};
        for (size_t i = first; i < item_count; i++) {
            ends[rank_in(items[i], place) + 1]++;
        }
        for (int rank = 0; rank < RANKS; rank++) {
            ends[rank + 1] += ends[rank];
        }
        for (size_t i = first; i < item_count; i++) {
            scratch[ends[rank_in(items[i], place)]++] = items[i];
        }
        memcpy(items + first, scratch + first, (item_count - first) * sizeof *items);
    }
}

/* Gathers the items of all words, in ascending order, for boards of which so many places are known;
 * returns whether they are not too many. */
static int gather(int places)
{
    const unsigned char *last = class + CELLS; /* the word before, whose routes are there */
    known = places;
    item_count = 0;
    for (size_t i = 0; i < words.count && item_count < ITEMS; i++) {
        const unsigned char *ranks = words.list[i].ranks;
        int at = 0;
        for (; last[at] != 0 && last[at] == ranks[at]; at++) {
        }
        for (; ranks[at] != 0; at++) {
            step(at, ranks[at]);
        }
        last = ranks;
        /* A word counts once for the same faces in the same cells. */
        size_t first = item_count, end = first + route_counts[at];
        items = grow(items, end + 1, &item_capacity, sizeof *items);
        for (; item_count < end; item_count++) {
            items[item_count] = routes[at][item_count - first].item | words.list[i].points;
        }
        sort_items(first);
        item_count = first;
        for (size_t j = first; j < end; j++) {
            if (j == first || items[j] != items[item_count - 1]) {
                items[item_count++] = items[j];
            }
        }
    }
    sort_items(0);
    return item_count < ITEMS;
}

/* ---- the items as a tree, by places ---- */

/* The first child of a node comes after it. The bound of a node is that of its child without a
 * face, and that of the best one with a face. */
static struct node {
    uint32_t next; /* child of the same node; 0: none */
    uint32_t rank : WIDTH, bound : 32 - WIDTH;
} * nodes;
static size_t node_count, node_capacity;

/* Makes the tree of the items after other nodes. */
static void make_tree(size_t root)
{
    size_t path[CELLS];
    nodes = grow(nodes, root + CELLS, &node_capacity, sizeof *nodes);
    nodes[root] = nodes[root + 1] = (struct node){.next = 0};
    node_count = root + 1;
    for (size_t i = 0; i < item_count; i++) {
        int place = known + (i > 0 ? __builtin_clzll((items[i] ^ items[i - 1]) | 1) / WIDTH : 0);
        nodes = grow(nodes, node_count + CELLS, &node_capacity, sizeof *nodes);
        nodes[i > 0 && place < cells ? path[place] : root].next = (uint32_t)node_count;
        for (; place < cells; place++) {
            nodes[node_count] = (struct node){.rank = rank_in(items[i], place) & (RANKS - 1)};
            path[place] = node_count++;
        }
        nodes[node_count - 1].bound += items[i] & POINTS;
    }
    for (size_t node = node_count; node-- > root;) {
        unsigned best[2] = {0};
        for (size_t at = nodes[node].bound == 0 ? node + 1 : 0; at != 0; at = nodes[at].next) {
            unsigned *of = &best[nodes[at].rank > 0];
            *of = nodes[at].bound > *of ? nodes[at].bound : *of;
        }
        nodes[node].bound |= (best[0] + best[1]) & ((1u << (32 - WIDTH)) - 1);
    }
}

/* ---- classes ---- */

/* Returns the place of a cell's image. */
static int place_of(int cell, int symmetry)
{
    int row = symmetry & 1 ? rows - 1 - cell / columns : cell / columns;
    int column = symmetry & 2 ? columns - 1 - cell % columns : cell % columns;
    int image = symmetry & 4 ? column * columns + row : row * columns + column;
    for (int place = 0; place < cells; place++) {
        if (order[place] == image) {
            return place;
        }
    }
    refuse("the order lacks", "cells");
}

/* Finds which places are near each other, and the limits: of the images of a board, one has in the
 * first place a face that ranks no earlier than those it could have there; of the symmetries that
 * leave this place, the same goes for the second, and so on. */
static void arrange(void)
{
    int left = 0xff; /* symmetries */
    for (int place = 0; place < cells; place++) {
        int cell = order[place];
        for (int other = 0; other < cells; other++) {
            int is_near = abs(cell / columns - other / columns) <= 1 &&
                          abs(cell % columns - other % columns) <= 1;
            near[place] |= (unsigned)is_near << place_of(other, 0);
        }
        for (int symmetry = 0; symmetry < (rows == columns ? 8 : 4); symmetry++) {
            int image = place_of(cell, symmetry);
            if ((left >> symmetry & 1) != 0 && image != place) {
                limits[image] = image - place;
                left &= ~(1 << symmetry);
            }
        }
    }
}

/* Scores the board, and prints it if it has as many points as are asked for. */
static void check_board(void)
{
    unsigned points = 0;
    gather(cells);
    for (size_t i = 0; i < item_count; i++) {
        points += (unsigned)items[i];
    }
    if (points >= least) {
        printf("%u ", points);
        for (int cell = 0; cell < cells; cell++) {
            fputs(faces[class[place_of(cell, 0)]], stdout);
        }
        printf("\n");
    }
}

/* Checks the class with faces in so many places, by the nodes that agree with it. If there are
 * none, the items were too many, and the class is divided in any case. One that the certificate
 * does not name as divided can be divided `ahead` times, and then once more by items of its own.
 * Has room for nodes after the others. */
static void check(int place, uint32_t *of, size_t count, int ahead)
{
    size_t root = node_count;
    unsigned sums[RANKS] = {0};
    class[place] = 0;
    if (place == cells) {
        check_board();
        return;
    }
    if (count == 0 || bsearch(class, open.list, open.count, sizeof *open.list, by_ranks)) {
        ahead = 3;
    } else if (ahead < 0) {
        refuse("no bound for", "a class");
    }
    if ((count == 0 || ahead == 0) && (cells - place) * WIDTH <= 56 && gather(place)) {
        make_tree(root);
        of += count;
        *of = (uint32_t)root;
        count = 1;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t at = of[i] + 1; at != 0; at = nodes[at].next) {
            sums[nodes[at].rank] += nodes[at].bound;
        }
    }
    for (int rank = 1; faces[rank][0] != 0; rank++) {
        size_t next = 0;
        class[place] = (unsigned char)rank;
        if (class[place - limits[place]] < rank || (count > 0 && sums[0] + sums[rank] < least)) {
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            for (size_t at = of[i] + 1; at != 0; at = nodes[at].next) {
                of[count + next] = (uint32_t)at;
                next += nodes[at].rank == 0 || nodes[at].rank == (unsigned)rank;
            }
        }
        check(place + 1, of + count, next, ahead - 1);
    }
    node_count = root;
}

/* ---- files ---- */

static void read_line(char *line)
{
    const char *key = strtok(line, " \n"), *text;
    for (int at = 0; key && (text = strtok(NULL, " \n")); at++) {
        if (strcmp(key, "size") == 0 && sscanf(text, "%dx%d", &rows, &columns) == 2) {
            cells = rows * columns;
        } else if (strcmp(key, "least") == 0) {
            least = (unsigned)strtoul(text, NULL, 10);
        } else if (strcmp(key, "points") == 0 && at <= LETTERS) {
            points_of[at] = (unsigned)strtoul(text, NULL, 10);
            points_of[at] <= POINTS ? (void)0 : refuse("too many points:", text);
        } else if (strcmp(key, "faces") == 0 && at < RANKS - 2) {
            snprintf(faces[at + 1], sizeof *faces, "%s", text);
        } else if (strcmp(key, "cells") == 0 && at < CELLS) {
            order[at] = (int)strtol(text, NULL, 10);
        } else if (strcmp(key, "open") == 0 && at == 0) {
            add(&open, text);
        }
    }
}

int main(int argc, char **argv)
{
    char line[512];
    FILE *list = argc == 3 ? fopen(argv[1], "r") : NULL;
    FILE *file = argc == 3 ? fopen(argv[2], "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        read_line(line);
    }
    if (!list || rows < 1 || columns < 1 || cells < 1 || cells > CELLS || least < 1) {
        refuse("usage: check_proof WORDS FILE", "");
    }
    while (fscanf(list, "%511s", line) == 1) {
        add(&words, line);
    }
    qsort(words.list, words.count, sizeof *words.list, by_ranks);
    qsort(open.list, open.count, sizeof *open.list, by_ranks);
    arrange();
    check(0, (uint32_t[4 << CELLS]){0}, 0, 0);
    printf("proved: no other board has %u points or more, by %zu classes\n", least, open.count);
    return 0;
}

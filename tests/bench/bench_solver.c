/* SPDX-License-Identifier: MIT */
/*
 * bench_solver LEXICON [BOARDS]
 * Measures how many boards a second each body of the solver scores and lists, beside a plain
 * recursive walk of this file: 26 links a node, marks instead of a set, a mask of used cells. The
 * rounds of all are interleaved; medians are shown. Leaves the right answers to the tests, but
 * tells when two ways differ.
 */
#include "trounce/dice.h"
#include "trounce/lexicon_io.h"
#include "trounce/random.h"
#include "trounce/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SEED        20260501
#define BOARDS      50000 /* of each kind, unless told otherwise */
#define ROUNDS      5
#define LINKS_MAX   600000
#define WAYS        (SOLVER_SIMD_COUNT + 1)
#define WAY_WALK    SOLVER_SIMD_COUNT
#define BEST_BOARD  "perslatgsineters"
#define CHANGES_MAX 3

/* ---- the walk to compare with ---- */

struct link_node {
    uint32_t next[26]; /* 0: none */
    unsigned letters;  /* of the word that ends here, 0: none; QU, which is one link, counts two */
    uint32_t mark;
};

struct link_walk {
    struct link_node *nodes;
    uint32_t node_count;
    uint32_t mark;
    const unsigned char *faces;
    const struct board *shape;
    int points[64];
    long total;
};

static bool link_add(void *context, const char *word, size_t length, struct word_note note)
{
    (void)note;
    struct link_walk *walk = context;
    uint32_t at = 0;
    for (size_t i = 0; i < length; i++) {
        uint32_t *next = &walk->nodes[at].next[word[i] - 'a'];
        if (word[i] == 'q') {
            if (i + 1 == length || word[i + 1] != 'u') {
                return true;
            }
            i++;
        }
        if (*next == 0) {
            if (walk->node_count == LINKS_MAX) {
                return false;
            }
            *next = walk->node_count++;
        }
        at = *next;
    }
    walk->nodes[at].letters = length < 64 ? (unsigned)length : 0;
    return true;
}

static void link_step(struct link_walk *walk, uint32_t node, int cell, uint64_t used)
{
    uint32_t next = walk->nodes[node].next[walk->faces[cell] - FACE_A];
    if (next == 0) {
        return;
    }
    struct link_node *reached = &walk->nodes[next];
    if (reached->letters != 0 && reached->mark != walk->mark) {
        reached->mark = walk->mark;
        walk->total += walk->points[reached->letters];
    }
    used |= UINT64_C(1) << cell;
    for (uint64_t cells = walk->shape->neighbours[cell] & ~used; cells != 0; cells &= cells - 1) {
        link_step(walk, next, __builtin_ctzll(cells), used);
    }
}

static long link_score(struct link_walk *walk, const unsigned char *faces)
{
    walk->faces = faces;
    walk->mark++;
    walk->total = 0;
    for (int cell = 0; cell < board_cell_count(walk->shape); cell++) {
        link_step(walk, 0, cell, 0);
    }
    return walk->total;
}

/* ---- boards ---- */

struct boards {
    const char *name;
    int side;
    unsigned char *faces;
};

static void shake(const struct dice *dice, struct random *random, unsigned char *faces)
{
    int order[DICE_MAX];
    for (int i = 0; i < dice->count; i++) {
        int other = (int)random_below(random, (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    for (int i = 0; i < dice->count; i++) {
        faces[i] = dice->faces[order[i]][random_below(random, DICE_FACES)];
    }
}

/* A few letters changed and cells swapped of the best board there is. */
static void near_best(struct random *random, unsigned char *faces)
{
    for (int cell = 0; cell < 16; cell++) {
        faces[cell] = (unsigned char)(FACE_A + BEST_BOARD[cell] - 'a');
    }
    for (uint32_t changes = 1 + random_below(random, CHANGES_MAX); changes > 0; changes--) {
        uint32_t cell = random_below(random, 16);
        if (random_below(random, 2) == 0) {
            faces[cell] = (unsigned char)(FACE_A + random_below(random, 26));
        } else {
            uint32_t other = random_below(random, 16);
            unsigned char face = faces[cell];
            faces[cell] = faces[other];
            faces[other] = face;
        }
    }
}

static bool read_file(const char *name, void **bytes, size_t *size)
{
    FILE *file = fopen(name, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(name);
        return false;
    }
    *size = (size_t)ftell(file);
    rewind(file);
    *bytes = malloc(*size + 1);
    bool is_read = *bytes != NULL && fread(*bytes, 1, *size, file) == *size;
    fclose(file);
    return is_read;
}

static bool read_dice(int side, struct dice *dice)
{
    const struct dice_set *set = dice_set_default(side);
    char name[512];
    snprintf(name, sizeof name, "%s/assets/dice/%s.txt", TROUNCE_SOURCE_DIR, set->name);
    void *text = NULL;
    size_t size = 0;
    bool is_read =
        read_file(name, &text, &size) && dice_read(text, size, set->count, dice, NULL) == STATUS_OK;
    free(text);
    return is_read;
}

static bool make_boards(struct boards *boards, size_t count, bool is_best)
{
    struct random random;
    random_seed(&random, SEED);
    struct dice dice;
    size_t cells = (size_t)(boards->side * boards->side);
    boards->faces = malloc(count * cells);
    if (boards->faces == NULL || !read_dice(boards->side, &dice)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (is_best) {
            near_best(&random, boards->faces + i * cells);
        } else {
            shake(&dice, &random, boards->faces + i * cells);
        }
    }
    return true;
}

/* ---- measuring ---- */

static double now_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

struct bench {
    const struct lexicon *lexicon;
    struct solver *solvers[SOLVER_SIMD_COUNT]; /* NULL: not measured */
    struct link_walk walk;
    size_t count; /* of boards */
    struct solver_score *scores;
};

/* Points of all boards; -1 without memory. */
static long score_all(struct bench *bench, int way, const struct boards *boards, size_t count)
{
    size_t cells = (size_t)(boards->side * boards->side);
    struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
    long total = 0;
    if (way == WAY_WALK) {
        for (size_t i = 0; i < count; i++) {
            total += link_score(&bench->walk, boards->faces + i * cells);
        }
        return total;
    }
    if (solver_score_many(bench->solvers[way], boards->side, boards->side, boards->faces, count,
                          &filter, bench->scores) != STATUS_OK) {
        return -1;
    }
    for (size_t i = 0; i < count; i++) {
        total += bench->scores[i].points;
    }
    return total;
}

/* The same, but words with paths, in order; by a handle, or each by a call of its own. */
static long list_all(struct bench *bench, int way, const struct boards *boards, size_t count)
{
    size_t cells = (size_t)(boards->side * boards->side);
    struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
    long total = 0;
    for (size_t i = 0; i < count; i++) {
        struct board board;
        struct solution solution;
        board_init(&board, boards->side, boards->side, boards->faces + i * cells);
        enum status status =
            way == SOLVER_SIMD_BEST
                ? solver_solve(&board, bench->lexicon, &filter, &solution)
                : solver_solve_with(bench->solvers[way], &board, &filter, &solution);
        if (status != STATUS_OK) {
            return -1;
        }
        total += solution.points;
        solution_deinit(&solution);
    }
    return total;
}

/* Runs each way once a round, and shows microseconds a board and how many times the walk. */
static bool measure(struct bench *bench, const struct boards *boards, bool lists)
{
    size_t count = lists ? bench->count / 10 + 1 : bench->count;
    double times_s[WAYS][ROUNDS] = {{0}};
    long expected = score_all(bench, WAY_WALK, boards, count);
    for (int round = 0; round < ROUNDS; round++) {
        for (int way = 0; way < WAYS; way++) {
            if (way < SOLVER_SIMD_COUNT && bench->solvers[way] == NULL) {
                continue;
            }
            double start_s = now_s();
            long total = lists && way != WAY_WALK ? list_all(bench, way, boards, count)
                                                  : score_all(bench, way, boards, count);
            times_s[way][round] = now_s() - start_s;
            if (total != expected) {
                fprintf(stderr, "bench_solver: %ld points, not %ld\n", total, expected);
                return false;
            }
        }
    }
    qsort(times_s[WAY_WALK], ROUNDS, sizeof(double), by_size);
    double walk_s = times_s[WAY_WALK][ROUNDS / 2];
    printf("%s, %s: recursive walk %.2f us a board\n", boards->name,
           lists ? "words with paths" : "scores", walk_s / (double)count * 1e6);
    for (int way = 0; way < SOLVER_SIMD_COUNT; way++) {
        if (bench->solvers[way] != NULL) {
            qsort(times_s[way], ROUNDS, sizeof(double), by_size);
            double time_s = times_s[way][ROUNDS / 2];
            printf("  %-10s %9.3f us  %6.2f times\n",
                   lists && way == SOLVER_SIMD_BEST ? "(no handle)"
                                                    : solver_simd_name((enum solver_simd)way),
                   time_s / (double)count * 1e6, walk_s / time_s);
        }
    }
    fflush(stdout);
    return true;
}

static bool measure_all(struct bench *bench)
{
    struct boards all[] = {
        {"random 4x4", 4, NULL}, {"near the best 4x4", 4, NULL}, {"random 5x5", 5, NULL}};
    bool is_done = true;
    for (size_t i = 0; i < sizeof all / sizeof *all && is_done; i++) {
        is_done = make_boards(&all[i], bench->count, i == 1);
        struct board shape;
        board_init(&shape, all[i].side, all[i].side, all[i].faces);
        bench->walk.shape = &shape;
        for (int letters = 0; letters < 64; letters++) {
            bench->walk.points[letters] =
                scoring_points(RULES_CLASSIC, board_cell_count(&shape), letters);
        }
        is_done = is_done && measure(bench, &all[i], false) && measure(bench, &all[i], true);
        free(all[i].faces);
    }
    return is_done;
}

int main(int argc, char **argv)
{
    void *bytes;
    size_t size;
    struct lexicon lexicon;
    int count = argc == 3 ? atoi(argv[2]) : BOARDS;
    if (argc < 2 || argc > 3 || count < 1) {
        fprintf(stderr, "usage: bench_solver LEXICON [BOARDS]\n");
        return 2;
    }
    if (!read_file(argv[1], &bytes, &size) ||
        list_open(bytes, size, &lexicon, NULL, NULL) != STATUS_OK) {
        fprintf(stderr, "bench_solver: %s cannot be read\n", argv[1]);
        return 1;
    }
    struct bench *bench = calloc(1, sizeof *bench);
    bool is_ready = bench != NULL;
    if (is_ready) {
        bench->lexicon = &lexicon;
        bench->count = (size_t)count;
        bench->scores = malloc(bench->count * sizeof *bench->scores);
        bench->walk.nodes = calloc(LINKS_MAX, sizeof *bench->walk.nodes);
        bench->walk.node_count = 1;
        is_ready = bench->scores != NULL && bench->walk.nodes != NULL &&
                   lexicon_each(&lexicon, link_add, &bench->walk);
    }
    for (int way = 0; way < SOLVER_SIMD_COUNT && is_ready; way++) {
        /* The general way is slower than the walk of this file. */
        if (way != SOLVER_SIMD_GENERAL && solver_simd_is_available((enum solver_simd)way)) {
            is_ready =
                solver_new(&lexicon, (enum solver_simd)way, &bench->solvers[way]) == STATUS_OK;
        }
    }
    bool is_done = is_ready && measure_all(bench);
    for (int way = 0; is_ready && way < SOLVER_SIMD_COUNT; way++) {
        solver_free(bench->solvers[way]);
    }
    if (bench != NULL) {
        free(bench->walk.nodes);
        free(bench->scores);
    }
    free(bench);
    lexicon_deinit(&lexicon);
    free(bytes);
    return is_done ? 0 : 1;
}

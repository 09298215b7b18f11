/* SPDX-License-Identifier: MIT */
/*
 * The recursive walk, one variant per task.
 */
#include "bench_walk.h"

#include "trounce/board.h"
#include "trounce/memory.h"
#include "trounce/scoring.h"

#include <string.h>

#define LETTERS   26
#define NO_LETTER LETTERS

enum { NODE_NONE, NODE_ROOT, NODE_FIRST };

struct node {
    uint32_t next[LETTERS]; /* NODE_NONE: no such prefix */
    uint32_t letters;       /* of the word that ends here; 0: none */
    uint32_t mark;          /* of the last board that had the word */
};

struct bench_walk {
    struct node *nodes;
    uint32_t node_count;
    uint32_t node_max;

    int cell_count;
    uint64_t neighbours[BOARD_CELLS_MAX];
    int points[WORD_LETTERS_MAX + 1]; /* 0: too short */

    uint32_t mark; /* of the current board */
    unsigned char firsts[BOARD_CELLS_MAX];
    unsigned char seconds[BOARD_CELLS_MAX]; /* the second letters of cells that spell two */
    struct solver_score score;
    long states_left;

    unsigned char cells[BOARD_CELLS_MAX]; /* the current path */
    uint32_t *list;                       /* nodes where words end */
    unsigned char (*paths)[BOARD_CELLS_MAX];
};

/* ---- the trie ---- */

static bool add_word(void *context, const char *word, size_t length, struct word_note note)
{
    (void)note;
    struct bench_walk *walk = context;
    uint32_t at = NODE_ROOT;
    for (size_t i = 0; i < length; i++) {
        uint32_t *next = &walk->nodes[at].next[word[i] - 'a'];
        if (*next == NODE_NONE) {
            if (walk->node_count == walk->node_max) {
                return false;
            }
            *next = walk->node_count++;
        }
        at = *next;
    }
    walk->nodes[at].letters = (uint32_t)length;
    return true;
}

enum status bench_walk_new(const struct lexicon *lexicon, struct bench_walk **walk)
{
    struct bench_walk *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->node_count = NODE_FIRST;
    made->node_max = lexicon->slot_count + NODE_FIRST;
    made->nodes = memory_new(made->node_max, sizeof *made->nodes);
    made->list = memory_new(lexicon->word_count, sizeof *made->list);
    made->paths = memory_new(lexicon->word_count, sizeof *made->paths);
    if (!made->nodes || !made->list || !made->paths || !lexicon_each(lexicon, add_word, made)) {
        bench_walk_free(made);
        return STATUS_NO_MEMORY;
    }
    *walk = made;
    return STATUS_OK;
}

void bench_walk_free(struct bench_walk *walk)
{
    if (walk) {
        memory_free(walk->nodes);
        memory_free(walk->list);
        memory_free(walk->paths);
        memory_free(walk);
    }
}

/* ---- boards ---- */

void bench_walk_set_shape(struct bench_walk *walk, int rows, int columns)
{
    struct board board;
    board_init(&board, rows, columns, (unsigned char[BOARD_CELLS_MAX]){0});
    walk->cell_count = rows * columns;
    memcpy(walk->neighbours, board.neighbours, sizeof walk->neighbours);
    for (int letters = 0; letters <= WORD_LETTERS_MAX; letters++) {
        walk->points[letters] = scoring_points(RULES_CLASSIC, walk->cell_count, letters);
    }
}

/* Begins a board; returns the mask of blank cells, which no path may use. */
static uint64_t take_board(struct bench_walk *walk, const unsigned char *faces)
{
    uint64_t blanks = 0;
    for (int cell = 0; cell < walk->cell_count; cell++) {
        const char *spelling = alphabet_spelling(&alphabet_english, faces[cell]);
        size_t letters = strlen(spelling);
        walk->firsts[cell] = (unsigned char)(letters > 0 ? spelling[0] - 'a' : 0);
        walk->seconds[cell] = (unsigned char)(letters > 1 ? spelling[1] - 'a' : NO_LETTER);
        blanks |= (uint64_t)(letters == 0) << cell;
    }
    walk->mark++;
    walk->score = (struct solver_score){0};
    return blanks;
}

/* ---- the walk ---- */

enum mode { MODE_SCORE, MODE_LIST, MODE_TRACE, MODE_COUNT };

static void go_on(struct bench_walk *walk, uint32_t node, int cell, uint64_t used, int length,
                  enum mode mode);

/* Appends `cell` to a path of `length` cells that has led to `node`. Inlined with a constant
 * `mode`, so that each variant has only the code it needs. */
static inline __attribute__((always_inline)) void
step(struct bench_walk *walk, uint32_t node, int cell, uint64_t used, int length, enum mode mode)
{
    uint32_t next = walk->nodes[node].next[walk->firsts[cell]];
    if (walk->seconds[cell] != NO_LETTER) {
        next = walk->nodes[next].next[walk->seconds[cell]];
    }
    if (next == NODE_NONE || (mode == MODE_COUNT && walk->states_left-- <= 0)) {
        return;
    }
    if (mode == MODE_TRACE) {
        walk->cells[length] = (unsigned char)cell;
    }
    struct node *reached = &walk->nodes[next];
    if (mode != MODE_COUNT && reached->letters != 0 && reached->mark != walk->mark) {
        reached->mark = walk->mark;
        int points = walk->points[reached->letters];
        if ((mode == MODE_LIST || mode == MODE_TRACE) && points > 0) {
            walk->list[walk->score.word_count] = next;
        }
        if (mode == MODE_TRACE && points > 0) {
            memcpy(walk->paths[walk->score.word_count], walk->cells, (size_t)length + 1);
        }
        walk->score.word_count += points > 0;
        walk->score.points += points;
    }
    used |= UINT64_C(1) << cell;
    for (uint64_t cells = walk->neighbours[cell] & ~used; cells != 0; cells &= cells - 1) {
        go_on(walk, next, __builtin_ctzll(cells), used, length + 1, mode);
    }
}

static void score_step(struct bench_walk *walk, uint32_t node, int cell, uint64_t used)
{
    step(walk, node, cell, used, 0, MODE_SCORE);
}

static void list_step(struct bench_walk *walk, uint32_t node, int cell, uint64_t used)
{
    step(walk, node, cell, used, 0, MODE_LIST);
}

static void trace_step(struct bench_walk *walk, uint32_t node, int cell, uint64_t used, int length)
{
    step(walk, node, cell, used, length, MODE_TRACE);
}

static void count_step(struct bench_walk *walk, uint32_t node, int cell, uint64_t used)
{
    step(walk, node, cell, used, 0, MODE_COUNT);
}

static inline __attribute__((always_inline)) void
go_on(struct bench_walk *walk, uint32_t node, int cell, uint64_t used, int length, enum mode mode)
{
    switch (mode) {
    case MODE_SCORE:
        score_step(walk, node, cell, used);
        break;
    case MODE_LIST:
        list_step(walk, node, cell, used);
        break;
    case MODE_TRACE:
        trace_step(walk, node, cell, used, length);
        break;
    case MODE_COUNT:
        count_step(walk, node, cell, used);
        break;
    }
}

static inline __attribute__((always_inline)) struct solver_score
walk_board(struct bench_walk *walk, const unsigned char *faces, enum mode mode)
{
    uint64_t blanks = take_board(walk, faces);
    for (int cell = 0; cell < walk->cell_count; cell++) {
        if ((blanks >> cell & 1) == 0) {
            go_on(walk, NODE_ROOT, cell, blanks, 0, mode);
        }
    }
    return walk->score;
}

struct solver_score bench_walk_score(struct bench_walk *walk, const unsigned char *faces)
{
    return walk_board(walk, faces, MODE_SCORE);
}

struct solver_score bench_walk_list(struct bench_walk *walk, const unsigned char *faces)
{
    return walk_board(walk, faces, MODE_LIST);
}

struct solver_score bench_walk_trace(struct bench_walk *walk, const unsigned char *faces)
{
    return walk_board(walk, faces, MODE_TRACE);
}

long bench_walk_states(struct bench_walk *walk, const unsigned char *faces, long max)
{
    walk->states_left = max;
    walk_board(walk, faces, MODE_COUNT);
    return walk->states_left > 0 ? max - walk->states_left : max;
}

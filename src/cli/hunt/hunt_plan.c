/* SPDX-License-Identifier: MIT */
/*
 * The book of a hunt: runs and findings. Leaves climbing to the engine.
 */
#include "hunt_plan.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

long plan_run_count(const struct hunt_plan *plan)
{
    return plan->runs <= plan->shard ? 0 : (plan->runs - plan->shard - 1) / plan->shards + 1;
}

bool book_init(struct hunt_book *book, const struct hunt_plan *plan)
{
    *book = (struct hunt_book){.plan = *plan};
    book->findings.size = (size_t)plan->best;
    book->findings.boards = memory_new(book->findings.size, sizeof *book->findings.boards);
    return book->findings.boards != NULL;
}

void book_deinit(struct hunt_book *book)
{
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        hunt_free(book->begun[i].hunt);
        book->begun[i].hunt = NULL;
    }
    memory_free(book->findings.boards);
    book->findings = (struct findings){.boards = NULL};
}

long book_done_count(const struct hunt_book *book)
{
    long count = book->next;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        count -= book->begun[i].hunt != NULL;
    }
    return count;
}

/* Is `a` told before `b`? */
static int compare(int cell_count, const struct found_board *a, const struct found_board *b)
{
    if (a->points != b->points) {
        return a->points > b->points ? -1 : 1;
    }
    return memcmp(a->faces, b->faces, (size_t)cell_count);
}

void findings_add(struct findings *findings, int cell_count, long points,
                  const unsigned char *faces)
{
    struct found_board found = {.points = points};
    memcpy(found.faces, faces, (size_t)cell_count);
    size_t at = findings->count;
    while (at > 0 && compare(cell_count, &found, &findings->boards[at - 1]) < 0) {
        at--;
    }
    bool is_there = at > 0 && compare(cell_count, &found, &findings->boards[at - 1]) == 0;
    if (is_there || at == findings->size) {
        return;
    }
    size_t moved = findings->count - at;
    if (findings->count < findings->size) {
        findings->count++;
    } else {
        moved--;
    }
    memmove(&findings->boards[at + 1], &findings->boards[at], moved * sizeof *findings->boards);
    findings->boards[at] = found;
}

void findings_add_hunt(struct findings *findings, int cell_count, const struct hunt *hunt)
{
    for (int i = 0; i < HUNT_POOL_COUNT; i++) {
        enum hunt_pool pool = (enum hunt_pool)i;
        for (size_t at = 0; at < hunt_count(hunt, pool); at++) {
            const struct hunt_member *member = hunt_member(hunt, pool, at);
            findings_add(findings, cell_count, member->points, member->faces);
        }
    }
}

void findings_write(const struct findings *findings, int rows, int columns, struct writer *out)
{
    for (size_t i = 0; i < findings->count; i++) {
        struct board board;
        char text[BOARD_TEXT_MAX];
        board_init(&board, rows, columns, findings->boards[i].faces);
        writer_format(out, "%ld %s\n", findings->boards[i].points, board_format(&board, text));
    }
}

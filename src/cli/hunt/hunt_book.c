/* SPDX-License-Identifier: MIT */
/*
 * The book of a hunt: runs and boards found.
 */
#include "hunt_book.h"

#include "trounce/memory.h"

#include <string.h>

long book_run_count(const struct hunt_plan *plan)
{
    return plan->runs <= plan->shard ? 0 : (plan->runs - plan->shard - 1) / plan->shards + 1;
}

struct hunt_config book_config(const struct hunt_plan *plan, uint64_t run)
{
    return (struct hunt_config){.rows = plan->rows,
                                .columns = plan->columns,
                                .rules = plan->rules,
                                .min_letters = plan->min_letters,
                                .pool = plan->pool,
                                .seed = plan->seed,
                                .run = run,
                                .simd = plan->simd};
}

bool book_init(struct hunt_book *book, const struct hunt_plan *plan)
{
    *book = (struct hunt_book){.plan = *plan};
    book->found = memory_new((size_t)plan->best, sizeof *book->found);
    return book->found;
}

void book_deinit(struct hunt_book *book)
{
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        hunt_free(book->begun[i].hunt);
        book->begun[i].hunt = NULL;
    }
    memory_free(book->found);
    book->found = NULL;
    book->found_count = 0;
}

long book_done_count(const struct hunt_book *book)
{
    long count = book->next;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        count -= !!book->begun[i].hunt;
    }
    return count;
}

/* ---- boards found ---- */

static int compare(int cell_count, const struct found_board *a, const struct found_board *b)
{
    if (a->points != b->points) {
        return a->points > b->points ? -1 : 1;
    }
    return memcmp(a->faces, b->faces, (size_t)cell_count);
}

void book_add_board(struct hunt_book *book, const struct hunt_member *member)
{
    int cell_count = book->plan.rows * book->plan.columns;
    struct found_board added = {.points = member->points};
    memcpy(added.faces, member->faces, (size_t)cell_count);
    size_t at = book->found_count;
    while (at > 0 && compare(cell_count, &added, &book->found[at - 1]) < 0) {
        at--;
    }
    bool is_there = at > 0 && compare(cell_count, &added, &book->found[at - 1]) == 0;
    if (is_there || at == (size_t)book->plan.best) {
        return;
    }
    book->found_count += book->found_count < (size_t)book->plan.best;
    memmove(&book->found[at + 1], &book->found[at],
            (book->found_count - 1 - at) * sizeof *book->found);
    book->found[at] = added;
}

void book_add_found(struct hunt_book *book, const struct hunt *hunt)
{
    for (int i = 0; i < HUNT_POOL_COUNT; i++) {
        enum hunt_pool pool = (enum hunt_pool)i;
        for (size_t at = 0; at < hunt_count(hunt, pool); at++) {
            book_add_board(book, hunt_member(hunt, pool, at));
        }
    }
}

const char *book_board_text(const struct hunt_plan *plan, const unsigned char *faces,
                            char text[BOARD_TEXT_MAX])
{
    struct board board;
    board_init_in(&board, plan->alphabet, plan->rows, plan->columns, faces);
    return board_format(&board, text);
}

void book_write_found(const struct hunt_book *book, struct writer *out)
{
    for (size_t i = 0; i < book->found_count; i++) {
        char text[BOARD_TEXT_MAX];
        writer_format(out, "%ld ", book->found[i].points);
        writer_text(out, book_board_text(&book->plan, book->found[i].faces, text));
        writer_char(out, '\n');
    }
}

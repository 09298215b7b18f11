/* SPDX-License-Identifier: MIT */
/*
 * Divides the parts of a proof among threads and reports progress.
 *
 * The main thread waits for the end, for an interrupt and for the clock. Each of the others takes a
 * part that nobody has taken; an interrupt ends the work after the parts that have been taken.
 */
#include "proof_crew.h"

#include "machine.h"
#include "progress.h"
#include "stream.h"
#include "thread.h"
#include "trounce/memory.h"

#define TICK_MS 200
#define LINE_MS 10000 /* between progress lines that cannot overwrite each other */

struct proof_crew {
    struct proof_book *book;
    struct monitor *monitor; /* guards what follows, and the book */
    size_t turn;             /* of the next part */
    int working;             /* threads still running */
    bool is_cut;
    enum outcome outcome;
    size_t done_before; /* parts, before this crew began */
    long long spent_ms; /* on parts that this crew has done */
    long long begun_ms;
    bool is_terminal;
};

/* Estimates the time for what is left: another part takes as long as those that are done did on
 * average. */
static long long estimate_s(const struct proof_crew *crew, size_t done)
{
    const struct proof_book *book = crew->book;
    double part_ms = (double)crew->spent_ms / (double)done;
    double passed_ms = (double)(machine_now_ms() - crew->begun_ms);
    double left_ms = part_ms * (double)(book->own_count - crew->done_before) / crew->working;
    double least_ms = part_ms * (double)(book->own_count - book->done_count) / crew->working -
                      part_ms; /* parts that are at work may take longer */
    left_ms = left_ms - passed_ms > least_ms ? left_ms - passed_ms : least_ms;
    return left_ms > 0 ? (long long)(left_ms / 1000 + 0.5) : 0;
}

static void show_progress(const struct proof_crew *crew)
{
    const struct proof_book *book = crew->book;
    size_t done = book->done_count - crew->done_before;
    char wait[PROGRESS_TEXT] = "?";
    char classes[PROGRESS_TEXT];
    if (done > 0) {
        progress_duration(estimate_s(crew, done), wait);
    }
    progress_clear(crew->is_terminal);
    fprintf(stderr, "%zu of %zu parts, %s classes, about %s left%s", book->done_count,
            book->own_count, progress_grouped(book->classes, classes), wait,
            crew->is_terminal ? "" : "\n");
    fflush(stderr);
}

/* Takes the next part; false when there is none, or the work shall end. */
static bool take_part(struct proof_crew *crew, size_t *part)
{
    const struct proof_book *book = crew->book;
    while (crew->turn < book->own_count && book->is_done[proof_book_part(book, crew->turn)]) {
        crew->turn++;
    }
    if (crew->turn == book->own_count || crew->is_cut || crew->outcome != OUTCOME_YES) {
        return false;
    }
    *part = proof_book_part(book, crew->turn++);
    return true;
}

static enum outcome fail_status(struct proof_crew *crew, enum status status)
{
    return status == STATUS_NO_MEMORY
               ? cli_fail_memory(crew->book->cli)
               : cli_fail(crew->book->cli, "too many words can be made of the same letters");
}

static void work(void *context)
{
    struct proof_crew *crew = context;
    struct prover *prover = NULL;
    enum status status = prover_new(crew->book->proof, &prover);
    monitor_enter(crew->monitor);
    size_t part;
    while (status == STATUS_OK && take_part(crew, &part)) {
        monitor_leave(crew->monitor);
        struct proof_result result;
        long long begun_ms = machine_now_ms();
        status = prover_work(prover, part, &result);
        monitor_enter(crew->monitor);
        crew->spent_ms += machine_now_ms() - begun_ms;
        if (status == STATUS_OK && crew->outcome == OUTCOME_YES) {
            crew->outcome = proof_book_enter(crew->book, part, &result);
        }
    }
    if (status != STATUS_OK && crew->outcome == OUTCOME_YES) {
        crew->outcome = fail_status(crew, status);
    }
    crew->working--;
    monitor_signal(crew->monitor);
    monitor_leave(crew->monitor);
    prover_free(prover);
}

static void conduct(struct proof_crew *crew)
{
    long long line_ms = machine_now_ms();
    monitor_enter(crew->monitor);
    while (crew->working > 0) {
        monitor_wait(crew->monitor, TICK_MS);
        crew->is_cut = crew->is_cut || interrupt_came();
        long long now = machine_now_ms();
        if (crew->working > 0 && now - line_ms >= (crew->is_terminal ? TICK_MS : LINE_MS)) {
            show_progress(crew);
            line_ms = now;
        }
    }
    monitor_leave(crew->monitor);
    progress_clear(crew->is_terminal);
}

static enum outcome work_together(struct proof_crew *crew, int threads)
{
    struct thread *started[PROOF_THREADS_MAX] = {NULL};
    int count = 0;
    monitor_enter(crew->monitor);
    while (count < threads && (started[count] = thread_start(work, crew)) != NULL) {
        count++;
    }
    crew->working = count;
    monitor_leave(crew->monitor);
    if (count == 0) {
        return cli_fail(crew->book->cli, "the system cannot start threads");
    }
    conduct(crew);
    for (int i = 0; i < count; i++) {
        thread_join(started[i]);
    }
    return crew->outcome;
}

enum outcome proof_crew_work(struct proof_book *book, int threads, bool *was_cut)
{
    struct proof_crew crew = {.book = book,
                              .monitor = monitor_new(),
                              .outcome = OUTCOME_YES,
                              .done_before = book->done_count,
                              .begun_ms = machine_now_ms(),
                              .is_terminal = stream_is_terminal(STREAM_ERROR)};
    *was_cut = false;
    if (!crew.monitor) {
        return cli_fail_memory(book->cli);
    }
    interrupt_hold();
    enum outcome outcome = work_together(&crew, threads);
    interrupt_release();
    monitor_free(crew.monitor);
    *was_cut = book->done_count < book->own_count;
    return outcome;
}

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
    size_t next;             /* part */
    int working;             /* threads still running */
    bool is_cut;
    enum outcome outcome;
    double share_before; /* done before this crew began */
    long long begun_ms;
    bool is_terminal;
};

static void show_progress(const struct proof_crew *crew)
{
    const struct proof_book *book = crew->book;
    double done = book->done_share - crew->share_before;
    double left = book->own_share - book->done_share;
    char wait[PROGRESS_TEXT] = "?";
    char classes[PROGRESS_TEXT];
    if (done > 0) {
        double elapsed_s = (double)(machine_now_ms() - crew->begun_ms) / 1000;
        progress_duration((long long)(elapsed_s * left / done + 0.5), wait);
    }
    progress_clear(crew->is_terminal);
    fprintf(stderr, "%zu of %zu parts, %.1f %% of the work, %s classes, %s left%s",
            book->done_count, book->own_count, 100 * book->done_share / book->own_share,
            progress_grouped(book->classes, classes), wait, crew->is_terminal ? "" : "\n");
    fflush(stderr);
}

/* Takes the next part; false when there is none, or the work shall end. */
static bool take_part(struct proof_crew *crew, size_t *part)
{
    size_t count = proof_part_count(crew->book->proof);
    while (crew->next < count && !proof_book_lacks(crew->book, crew->next)) {
        crew->next++;
    }
    *part = crew->next;
    crew->next += crew->next < count;
    return *part < count && !crew->is_cut && crew->outcome == OUTCOME_YES;
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
        status = prover_work(prover, part, &result);
        monitor_enter(crew->monitor);
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
                              .share_before = book->done_share,
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

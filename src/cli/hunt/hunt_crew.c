/* SPDX-License-Identifier: MIT */
/*
 * Divides the runs of a hunt among threads, reports progress, and saves the book. Leaves the file
 * to hunt_file.c.
 *
 * The main thread conducts: it waits for the end, for an interrupt and for the clock, and does not
 * climb. Each of the others takes a run and steps through it; between steps it stops if the
 * conductor ends the hunt, and waits while the conductor saves the book.
 */
#include "hunt_crew.h"

#include "machine.h"
#include "progress.h"
#include "stream.h"
#include "thread.h"

#include <assert.h>
#include <stdio.h>

#define TICK_MS    200
#define SAVE_MS    10000
#define LINE_MS    10000 /* between progress lines that cannot overwrite each other */
#define LINE_SPACE 160

/* A run's progress, for the progress line. */
struct glimpse {
    uint64_t scorings;
    long best;
};

struct crew {
    const struct crew_job *job;
    struct monitor *monitor; /* guards what follows and the book, but not hunts being stepped */
    int working;             /* threads still running */
    int standing;            /* of these, waiting for `is_halted` to end */
    bool is_halted;
    bool is_cut;
    bool out_of_memory;

    struct glimpse glimpses[HUNT_THREADS_MAX]; /* of the runs in book->begun */
    uint64_t done_scorings; /* of finished runs, less what was scored before resuming */
    long done_here;         /* runs finished here */
    long best;              /* points, of finished runs */
    long long begun_ms;
    bool is_terminal;
};

/* ---- progress ---- */

static void show_progress(const struct crew *crew)
{
    const struct hunt_book *book = crew->job->book;
    long count = book_run_count(&book->plan);
    long done = book_done_count(book);
    long long elapsed_ms = machine_now_ms() - crew->begun_ms;
    uint64_t scorings = crew->done_scorings;
    long best = crew->best;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt) {
            scorings += crew->glimpses[i].scorings;
            best = crew->glimpses[i].best > best ? crew->glimpses[i].best : best;
        }
    }
    char rate[32];
    char left[32] = "?";
    if (crew->done_here > 0) {
        progress_duration(elapsed_ms * (count - done) / crew->done_here / 1000, left);
    }
    char line[LINE_SPACE];
    snprintf(line, sizeof line, "%ld of %ld runs, best %ld, %s scorings a second, %s left", done,
             count, best, progress_grouped(scorings * 1000 / (uint64_t)(elapsed_ms + 1), rate),
             left);
    progress_clear(crew->is_terminal);
    fprintf(stderr, "%s%s", line, crew->is_terminal ? "" : "\n");
    fflush(stderr);
}

/* Prints the result of a run. */
static void show_run(const struct crew *crew, const struct begun_run *begun)
{
    const struct hunt_plan *plan = &crew->job->book->plan;
    const struct hunt_member *member = hunt_member(begun->hunt, HUNT_POOL_HERE, 0);
    char letters[BOARD_TEXT_MAX];
    char scorings[32];
    progress_clear(crew->is_terminal);
    fprintf(stderr, "run %llu: %ld %s after %s scorings\n", (unsigned long long)begun->run,
            member->points, book_board_text(plan, member->faces, letters),
            progress_grouped(hunt_scorings(begun->hunt), scorings));
}

/* ---- climbing ---- */

/* Takes a waiting run in progress, or else starts the next one; -1 when there is none. */
static int take_run(struct crew *crew)
{
    struct hunt_book *book = crew->job->book;
    int empty = -1;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        struct begun_run *begun = &book->begun[i];
        if (begun->hunt && !begun->is_worked_on) {
            begun->is_worked_on = true;
            return i;
        }
        if (!begun->hunt && empty < 0) {
            empty = i;
        }
    }
    if (book->next >= book_run_count(&book->plan)) {
        return -1;
    }
    assert(empty >= 0);
    const struct hunt_plan *plan = &book->plan;
    struct begun_run *begun = &book->begun[empty];
    begun->run = (uint64_t)plan->shard + (uint64_t)book->next * (uint64_t)plan->shards;
    const struct hunt_config config = book_config(plan, begun->run);
    if (hunt_new(crew->job->lexicon, &config, &begun->hunt) != STATUS_OK) {
        begun->hunt = NULL;
        crew->out_of_memory = true;
        return -1;
    }
    begun->is_worked_on = true;
    crew->glimpses[empty] = (struct glimpse){.best = 0};
    book->next++;
    return empty;
}

/* Records a run's progress and waits while the conductor halts it. False when the run must stop. */
static bool look_up(struct crew *crew, int place)
{
    monitor_enter(crew->monitor);
    const struct hunt *hunt = crew->job->book->begun[place].hunt;
    crew->glimpses[place] = (struct glimpse){hunt_scorings(hunt), hunt_best(hunt)};
    if (crew->is_halted) {
        crew->standing++;
        monitor_signal(crew->monitor);
        while (crew->is_halted) {
            monitor_wait(crew->monitor, -1);
        }
        crew->standing--;
    }
    bool goes_on = !crew->is_cut && !crew->out_of_memory;
    monitor_leave(crew->monitor);
    return goes_on;
}

/* Enters a finished run into the book. */
static void end_run(struct crew *crew, int place)
{
    struct hunt_book *book = crew->job->book;
    struct begun_run *begun = &book->begun[place];
    book_add_found(book, begun->hunt);
    show_run(crew, begun);
    crew->done_here++;
    crew->done_scorings += hunt_scorings(begun->hunt);
    crew->best = book->found[0].points;
    hunt_free(begun->hunt);
    *begun = (struct begun_run){.hunt = NULL};
    if (book_done_count(book) < book_run_count(&book->plan)) {
        show_progress(crew);
    }
}

/* Steps through a run; false if it was stopped before it was done. */
static bool climb(struct crew *crew, int place)
{
    struct hunt *hunt = crew->job->book->begun[place].hunt;
    bool goes_on = look_up(crew, place);
    while (goes_on && !hunt_is_done(hunt)) {
        if (hunt_step(hunt) != STATUS_OK) {
            monitor_enter(crew->monitor);
            crew->out_of_memory = true;
            monitor_leave(crew->monitor);
        }
        goes_on = look_up(crew, place);
    }
    return goes_on;
}

static void work(void *context)
{
    struct crew *crew = context;
    monitor_enter(crew->monitor);
    int place;
    while (!crew->is_cut && !crew->out_of_memory && (place = take_run(crew)) >= 0) {
        monitor_leave(crew->monitor);
        bool is_done = climb(crew, place);
        monitor_enter(crew->monitor);
        if (is_done) {
            end_run(crew, place);
        }
    }
    crew->working--;
    monitor_signal(crew->monitor);
    monitor_leave(crew->monitor);
}

/* ---- the conductor ---- */

static enum outcome save(const struct crew *crew)
{
    const struct crew_job *job = crew->job;
    return job->file ? hunt_file_save(job->file, job->book) : OUTCOME_YES;
}

/* Saves while all threads are halted. The monitor is held. */
static enum outcome halt_and_save(struct crew *crew)
{
    crew->is_halted = true;
    while (crew->standing < crew->working) {
        monitor_wait(crew->monitor, -1);
    }
    progress_clear(crew->is_terminal);
    enum outcome outcome = save(crew);
    crew->is_halted = false;
    monitor_signal(crew->monitor);
    return outcome;
}

/* Waits for the end; saves and shows progress from time to time. */
static enum outcome conduct(struct crew *crew)
{
    enum outcome outcome = OUTCOME_YES;
    long long save_ms = machine_now_ms();
    long long line_ms = save_ms;
    monitor_enter(crew->monitor);
    while (crew->working > 0) {
        monitor_wait(crew->monitor, TICK_MS);
        crew->is_cut = crew->is_cut || interrupt_came();
        long long now = machine_now_ms();
        if (crew->working > 0 && now - line_ms >= (crew->is_terminal ? TICK_MS : LINE_MS)) {
            show_progress(crew);
            line_ms = now;
        }
        bool can_save = crew->job->file && !crew->is_cut && crew->working > 0;
        if (can_save && now - save_ms >= SAVE_MS) {
            outcome = halt_and_save(crew);
            crew->is_cut = crew->is_cut || outcome != OUTCOME_YES;
            save_ms = now;
        }
    }
    monitor_leave(crew->monitor);
    return outcome;
}

/* Starts the threads, or as many as the system allows. Returns their number. */
static int start(struct crew *crew, struct thread *threads[HUNT_THREADS_MAX])
{
    monitor_enter(crew->monitor);
    for (int i = 0; i < crew->job->threads; i++) {
        threads[i] = thread_start(work, crew);
        if (!threads[i]) {
            break;
        }
        crew->working++;
    }
    int count = crew->working;
    monitor_leave(crew->monitor);
    return count;
}

static enum outcome work_together(struct crew *crew)
{
    struct thread *threads[HUNT_THREADS_MAX] = {NULL};
    int count = start(crew, threads);
    if (count == 0) {
        return cli_fail(crew->job->cli, "the system cannot start threads");
    }
    enum outcome outcome = conduct(crew);
    for (int i = 0; i < count; i++) {
        thread_join(threads[i]);
    }
    progress_clear(crew->is_terminal);
    if (outcome == OUTCOME_YES) {
        outcome = save(crew);
    }
    return outcome == OUTCOME_YES && crew->out_of_memory ? cli_fail_memory(crew->job->cli)
                                                         : outcome;
}

/* Resumed runs have scorings from before, which are not part of the rate. */
static void glimpse_begun(struct crew *crew)
{
    const struct hunt_book *book = crew->job->book;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt) {
            const struct hunt *hunt = book->begun[i].hunt;
            crew->glimpses[i] = (struct glimpse){hunt_scorings(hunt), hunt_best(hunt)};
            crew->done_scorings -= hunt_scorings(hunt);
        }
    }
    crew->best = book->found_count > 0 ? book->found[0].points : 0;
}

enum outcome crew_work(const struct crew_job *job, bool *was_cut)
{
    struct crew crew = {.job = job,
                        .monitor = monitor_new(),
                        .begun_ms = machine_now_ms(),
                        .is_terminal = stream_is_terminal(STREAM_ERROR)};
    glimpse_begun(&crew);
    *was_cut = false;
    enum outcome outcome = crew.monitor ? save(&crew) : cli_fail_memory(job->cli);
    if (outcome != OUTCOME_YES) {
        monitor_free(crew.monitor);
        return outcome;
    }
    if (job->shows_seed) {
        fprintf(stderr, "seed %llu\n", (unsigned long long)job->book->plan.seed);
    }
    /* An interrupt that comes too late to matter is dropped. */
    interrupt_hold();
    outcome = work_together(&crew);
    interrupt_release();
    monitor_free(crew.monitor);
    *was_cut = crew.is_cut;
    return outcome;
}

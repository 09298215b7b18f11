/* SPDX-License-Identifier: MIT */
/*
 * Divides the runs of a hunt among threads, reports progress, and saves the book. Leaves the file
 * to hunt_file.c.
 *
 * The main thread conducts: it waits for signals, for the end and for the clock, and does not
 * climb. Each of the others takes a run and steps through it; between two steps it stops when the
 * conductor ends the hunt, and waits while the conductor saves the book.
 */
#include "hunt_crew.h"

#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define TICK_MS    200
#define SAVE_MS    10000
#define LINE_MS    10000 /* between two lines of progress where the last one cannot be overwritten */
#define LINE_SPACE 160

/* A thread that ends sends this to the conductor. */
#define SIGNAL_ENDED SIGUSR1

/* How far a run is, for the progress line. */
struct glimpse {
    uint64_t scorings;
    long best;
};

struct crew {
    const struct crew_job *job;
    pthread_mutex_t mutex; /* guards all that follows and the book, but not hunts being stepped */
    pthread_cond_t changed;
    pthread_t conductor;
    int working;  /* threads that have not ended */
    int standing; /* of these, waiting for `is_halted` to end */
    bool is_halted;
    bool is_cut;
    bool out_of_memory;

    struct glimpse glimpses[HUNT_THREADS_MAX]; /* of the runs in book->begun */
    uint64_t done_scorings; /* of runs that ended; less what was scored before the hunt went on */
    long done_here;         /* runs that ended */
    long best;              /* points, of runs that are done */
    long long begun_ms;
    bool is_terminal;
};

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- progress ---- */

/* Writes "1,234,567". */
static const char *grouped(uint64_t number, char text[32])
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    int at = 0;
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0) {
            text[at++] = ',';
        }
        text[at++] = digits[i];
    }
    text[at] = 0;
    return text;
}

/* Writes "5 s", "3 min 20 s", "2 h 5 min". */
static const char *duration(long long seconds, char text[32])
{
    if (seconds < 60) {
        snprintf(text, 32, "%lld s", seconds);
    } else if (seconds < 3600) {
        snprintf(text, 32, "%lld min %lld s", seconds / 60, seconds % 60);
    } else {
        snprintf(text, 32, "%lld h %lld min", seconds / 3600, seconds / 60 % 60);
    }
    return text;
}

/* Clears the last line, which progress overwrites again and again. */
static void clear_line(const struct crew *crew)
{
    if (crew->is_terminal) {
        fputs("\r\033[K", stderr);
    }
}

static void show_progress(const struct crew *crew)
{
    const struct hunt_book *book = crew->job->book;
    long count = book_run_count(&book->plan);
    long done = book_done_count(book);
    long long elapsed_ms = now_ms() - crew->begun_ms;
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
        duration(elapsed_ms * (count - done) / crew->done_here / 1000, left);
    }
    char line[LINE_SPACE];
    snprintf(line, sizeof line, "%ld of %ld runs, best %ld, %s scorings a second, %s left", done,
             count, best, grouped(scorings * 1000 / (uint64_t)(elapsed_ms + 1), rate), left);
    clear_line(crew);
    fprintf(stderr, "%s%s", line, crew->is_terminal ? "" : "\n");
    fflush(stderr);
}

/* The result of a run. */
static void show_run(const struct crew *crew, const struct begun_run *begun)
{
    const struct hunt_plan *plan = &crew->job->book->plan;
    const struct hunt_member *member = hunt_member(begun->hunt, HUNT_POOL_HERE, 0);
    char letters[BOARD_TEXT_MAX];
    char scorings[32];
    clear_line(crew);
    fprintf(stderr, "run %llu: %ld %s after %s scorings\n", (unsigned long long)begun->run,
            member->points, book_board_text(plan, member->faces, letters),
            grouped(hunt_scorings(begun->hunt), scorings));
}

/* ---- climbing ---- */

/* Takes a run that was begun and waits, or else the next one; -1 when there is none. */
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

/* Notes how far a run is and waits while the conductor wants it. False when the run is to stop. */
static bool look_up(struct crew *crew, int place)
{
    pthread_mutex_lock(&crew->mutex);
    const struct hunt *hunt = crew->job->book->begun[place].hunt;
    crew->glimpses[place] = (struct glimpse){hunt_scorings(hunt), hunt_best(hunt)};
    if (crew->is_halted) {
        crew->standing++;
        pthread_cond_broadcast(&crew->changed);
        while (crew->is_halted) {
            pthread_cond_wait(&crew->changed, &crew->mutex);
        }
        crew->standing--;
    }
    bool goes_on = !crew->is_cut && !crew->out_of_memory;
    pthread_mutex_unlock(&crew->mutex);
    return goes_on;
}

/* Enters a run that is done into the book. */
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

/* Steps through a run until it is done, or false when it was stopped before. */
static bool climb(struct crew *crew, int place)
{
    struct hunt *hunt = crew->job->book->begun[place].hunt;
    bool goes_on = look_up(crew, place);
    while (goes_on && !hunt_is_done(hunt)) {
        if (hunt_step(hunt) != STATUS_OK) {
            pthread_mutex_lock(&crew->mutex);
            crew->out_of_memory = true;
            pthread_mutex_unlock(&crew->mutex);
        }
        goes_on = look_up(crew, place);
    }
    return goes_on;
}

static void *work(void *context)
{
    struct crew *crew = context;
    pthread_mutex_lock(&crew->mutex);
    int place;
    while (!crew->is_cut && !crew->out_of_memory && (place = take_run(crew)) >= 0) {
        pthread_mutex_unlock(&crew->mutex);
        bool is_done = climb(crew, place);
        pthread_mutex_lock(&crew->mutex);
        if (is_done) {
            end_run(crew, place);
        }
    }
    crew->working--;
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->mutex);
    pthread_kill(crew->conductor, SIGNAL_ENDED);
    return NULL;
}

/* ---- the conductor ---- */

static enum outcome save(const struct crew *crew)
{
    const struct crew_job *job = crew->job;
    return job->file ? hunt_file_save(job->file, job->book) : OUTCOME_YES;
}

/* Saves while all threads are halted. The mutex is held. */
static enum outcome halt_and_save(struct crew *crew)
{
    crew->is_halted = true;
    while (crew->standing < crew->working) {
        pthread_cond_wait(&crew->changed, &crew->mutex);
    }
    clear_line(crew);
    enum outcome outcome = save(crew);
    crew->is_halted = false;
    pthread_cond_broadcast(&crew->changed);
    return outcome;
}

/* Waits for the end; saves and shows progress from time to time. */
static enum outcome conduct(struct crew *crew, const sigset_t *signals)
{
    static const struct timespec tick = {.tv_nsec = TICK_MS * 1000000L};
    enum outcome outcome = OUTCOME_YES;
    long long save_ms = now_ms();
    long long line_ms = save_ms;
    pthread_mutex_lock(&crew->mutex);
    while (crew->working > 0) {
        pthread_mutex_unlock(&crew->mutex);
        int signal = sigtimedwait(signals, NULL, &tick);
        pthread_mutex_lock(&crew->mutex);
        if (signal == SIGINT || signal == SIGTERM) {
            crew->is_cut = true;
        }
        long long now = now_ms();
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
    pthread_mutex_unlock(&crew->mutex);
    return outcome;
}

/* Starts the threads, or as many as the system allows. Returns their number. */
static int start(struct crew *crew, pthread_t threads[HUNT_THREADS_MAX])
{
    pthread_mutex_lock(&crew->mutex);
    for (int i = 0; i < crew->job->threads; i++) {
        if (pthread_create(&threads[i], NULL, work, crew) != 0) {
            break;
        }
        crew->working++;
    }
    int count = crew->working;
    pthread_mutex_unlock(&crew->mutex);
    return count;
}

static enum outcome work_together(struct crew *crew, const sigset_t *signals)
{
    pthread_t threads[HUNT_THREADS_MAX] = {0};
    int count = start(crew, threads);
    if (count == 0) {
        return cli_fail(crew->job->cli, "the system gives no threads");
    }
    enum outcome outcome = conduct(crew, signals);
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
    }
    clear_line(crew);
    if (outcome == OUTCOME_YES) {
        outcome = save(crew);
    }
    return outcome == OUTCOME_YES && crew->out_of_memory ? cli_fail_memory(crew->job->cli)
                                                         : outcome;
}

/* Runs that go on have scorings from before, which are not part of the rate. */
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
                        .conductor = pthread_self(),
                        .begun_ms = now_ms(),
                        .is_terminal = isatty(STDERR_FILENO) != 0};
    glimpse_begun(&crew);
    *was_cut = false;
    enum outcome outcome = save(&crew);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (job->shows_seed) {
        fprintf(stderr, "seed %llu\n", (unsigned long long)job->book->plan.seed);
    }
    /* Threads inherit the mask: signals wait for the conductor. */
    sigset_t signals;
    sigset_t before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGNAL_ENDED);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    /* A shell that starts the hunt in the background ignores SIGINT for it, which would then be
     * lost. */
    struct sigaction waited = {.sa_handler = SIG_DFL};
    sigaction(SIGINT, &waited, NULL);
    pthread_mutex_init(&crew.mutex, NULL);
    pthread_cond_init(&crew.changed, NULL);
    outcome = work_together(&crew, &signals);
    pthread_cond_destroy(&crew.changed);
    pthread_mutex_destroy(&crew.mutex);
    /* Signals that came too late to matter are dropped; later ones end the program as usual. */
    static const struct timespec at_once = {.tv_sec = 0};
    while (sigtimedwait(&signals, NULL, &at_once) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *was_cut = crew.is_cut;
    return outcome;
}

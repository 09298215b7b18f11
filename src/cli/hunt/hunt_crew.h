/* SPDX-License-Identifier: MIT */
/*
 * Threads that work on the runs of a hunt, each on a run of its own. Leaves the file to hunt_file.h
 * and climbing to the engine.
 */
#ifndef CLI_HUNT_CREW_H
#define CLI_HUNT_CREW_H

#include "command.h"
#include "hunt_book.h"
#include "hunt_file.h"
#include "trounce/lexicon.h"

struct crew_job {
    struct cli *cli;
    const struct lexicon *lexicon;
    struct hunt_book *book;
    int threads; /* 1..HUNT_THREADS_MAX */
    bool shows_seed;
    struct hunt_file *file; /* NULL: the hunt is not kept */
};

/*
 * Works on the book until all its runs are done or SIGINT or SIGTERM comes; `*was_cut` is set then.
 * Progress goes to standard error. The book is saved at the beginning, every ten seconds, and at
 * the end. OUTCOME_BAD after a message when memory or the disk runs out; the book is as far as it
 * came.
 */
enum outcome crew_work(const struct crew_job *job, bool *was_cut);

#endif

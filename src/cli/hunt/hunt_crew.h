/* SPDX-License-Identifier: MIT */
/*
 * Threads that work on the runs of a hunt, one run each.
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
    struct hunt_file *file; /* NULL: the hunt is not saved */
};

/*
 * Works on the book until all its runs are done or SIGINT or SIGTERM comes, which sets `*was_cut`.
 * Progress goes to standard error. The book is saved at the start, every ten seconds, and at the
 * end. OUTCOME_BAD after a message when memory or the disk runs out; the book has what was done so
 * far.
 */
enum outcome crew_work(const struct crew_job *job, bool *was_cut);

#endif

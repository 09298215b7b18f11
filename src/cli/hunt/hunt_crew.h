/* SPDX-License-Identifier: MIT */
/*
 * Threads that work on the runs of a hunt, each on a run of its own. Leaves what is on the disk to
 * hunt_state.h and the climbing to the engine.
 */
#ifndef CLI_HUNT_CREW_H
#define CLI_HUNT_CREW_H

#include "command.h"
#include "hunt_plan.h"
#include "trounce/lexicon.h"

struct crew_job {
    struct cli *cli;
    const struct lexicon *lexicon;
    struct hunt_book *book;
    int threads; /* 1..HUNT_THREADS_MAX */
    bool tells_seed;
    const char *state_name; /* NULL: the hunt is not written down */
};

/*
 * Goes on with the book until all its runs are done, or SIGINT or SIGTERM comes: `*was_cut` tells.
 * Tells on standard error how far it is. The state is written at the beginning, now and then, and
 * at the end. Memory or a disk that ran out have been told; the book is then as far as it came.
 */
enum outcome crew_work(const struct crew_job *job, bool *was_cut);

#endif

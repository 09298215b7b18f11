/* SPDX-License-Identifier: MIT */
/*
 * Threads that work on the parts of a proof, one part each.
 */
#ifndef CLI_PROOF_CREW_H
#define CLI_PROOF_CREW_H

#include "proof_book.h"

/*
 * Works on the parts that the book lacks until all are done or SIGINT or SIGTERM comes, which sets
 * `*was_cut`. Progress goes to standard error. OUTCOME_BAD after a message when memory or the disk
 * runs out; the book has what was done so far.
 */
enum outcome proof_crew_work(struct proof_book *book, int threads, bool *was_cut);

#endif

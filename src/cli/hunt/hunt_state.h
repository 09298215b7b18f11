/* SPDX-License-Identifier: MIT */
/*
 * The file in which a hunt is put down and from which it is taken up again. Leaves the hunt itself
 * to hunt_crew.h.
 *
 *     trounce hunt 1
 *     board 4x4 classic                      rows x columns, rules
 *     pool 250 runs 3 best 10
 *     seed 42 shard 0/1
 *     words 172820 9f86d081884c7d65          how many, and their checksum
 *     next 2                                 of our runs, counted from 0, the first not yet begun
 *     best 3623 perslatgsineters             of the runs that are done
 *     run 1 climb 5 scorings 123456          a run that is not
 *     tried 3586 cinslateperidsng            a board of its pool whose changes have been scored
 *     untried 3580 cinslateperodsng          one that is to be tried
 *     kept 3610 perslatgsinedter             one that a climb before this ended with
 *     end 0123456789abcdef                   checksum of all that stands above
 */
#ifndef CLI_HUNT_STATE_H
#define CLI_HUNT_STATE_H

#include "command.h"
#include "file.h"
#include "hunt_plan.h"

/* Reads the plan alone, from the bytes of a state; false for what is none, which has been told. */
enum outcome state_read_plan(struct cli *cli, const char *name, const struct file *file,
                             struct hunt_plan *plan);

/*
 * Reads the rest into a book that was set up for the plan: what is done, and the runs that were
 * begun, ready to go on. What is wrong with the file (a line that breaks the format, a cut, a
 * changed byte, other words) has been told with its line.
 */
enum outcome state_read(struct cli *cli, const char *name, const struct file *file,
                        const struct lexicon *lexicon, struct hunt_book *book);

/* Writes the book to a file beside `name`, then puts it in its place, so that at every moment there
 * is a whole one. A failure has been told. */
enum outcome state_write(struct cli *cli, const char *name, const struct lexicon *lexicon,
                         const struct hunt_book *book);

#endif

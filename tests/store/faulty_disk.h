/* SPDX-License-Identifier: MIT */
/*
 * A disk and memory for SQLite that fail when they are told to: layers over the real ones. Leaves
 * the telling to the tests.
 */
#ifndef TROUNCE_TESTS_FAULTY_DISK_H
#define TROUNCE_TESTS_FAULTY_DISK_H

#include <stdbool.h>

/* From now on all databases of this program are on it. */
void faulty_disk_install(void);

enum faulty_disk_mode {
    FAULTY_DISK_ONCE,      /* one operation fails, in the way that is usual for it */
    FAULTY_DISK_FULL,      /* from then on nothing can be written: the disk is full */
    FAULTY_DISK_BROKEN,    /* from then on every operation fails */
    FAULTY_DISK_READ_ONLY, /* from then on no file can be opened for writing */
    FAULTY_DISK_KILL       /* the program is killed, in the middle of a write */
};

/* The `nth` operation from now (1: the next) is the first that fails; 0: none will. */
void faulty_disk_fail_at(long nth, enum faulty_disk_mode mode);

/* Each write and each sync takes so long, from now on; 0: none. */
void faulty_disk_be_slow(int ms);

/* Has one failed since? */
bool faulty_disk_has_failed(void);

/* From now on SQLite takes its memory here; before any other use of SQLite, of the disk above, too.
 */
void scarce_memory_install(void);

/* The `nth` allocation of SQLite from now (1: the next) fails; 0: none will. */
void scarce_memory_fail_at(long nth);

/* Has it failed since? */
bool scarce_memory_has_failed(void);

#endif

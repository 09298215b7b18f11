/* SPDX-License-Identifier: MIT */
/*
 * A disk for SQLite that fails when it is told to: a layer over the real one. Leaves the telling to
 * the tests.
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

#endif

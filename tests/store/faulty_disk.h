/* SPDX-License-Identifier: MIT */
/*
 * A disk and memory for SQLite that fail on request: layers over the real ones.
 */
#ifndef TROUNCE_TESTS_FAULTY_DISK_H
#define TROUNCE_TESTS_FAULTY_DISK_H

#include <stdbool.h>

/* Puts all databases of this program on the faulty disk from now on. */
void faulty_disk_install(void);

enum faulty_disk_mode {
    FAULTY_DISK_ONCE,      /* one operation fails, with its usual error */
    FAULTY_DISK_FULL,      /* the disk is full: no more writes succeed */
    FAULTY_DISK_BROKEN,    /* every operation fails from then on */
    FAULTY_DISK_READ_ONLY, /* no file can be opened for writing from then on */
    FAULTY_DISK_KILL       /* the program is killed in the middle of a write */
};

/* Makes the `nth` operation from now fail (1: the next), and later ones as `mode` says; 0: none. */
void faulty_disk_fail_at(long nth, enum faulty_disk_mode mode);

/* Makes each write and each sync take `ms` longer; 0: no longer. */
void faulty_disk_be_slow(int ms);

/* Returns whether one has failed since, and lets no more fail. */
bool faulty_disk_stop(void);

/* Installs it, and makes SQLite allocate here; as the set-up of all tests of a file. */
int faulty_disk_set_up(void **state);

/* Makes the `nth` allocation of SQLite from now on fail (1: the next); 0: none. */
void scarce_memory_fail_at(long nth);

/* Returns whether it has failed since, and lets no more fail. */
bool scarce_memory_stop(void);

#endif

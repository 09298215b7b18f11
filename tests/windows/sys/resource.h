/* SPDX-License-Identifier: MIT */
/*
 * How much memory was used, under the name that POSIX has for it.
 */
#ifndef TEST_WINDOWS_SYS_RESOURCE_H
#define TEST_WINDOWS_SYS_RESOURCE_H

enum { RUSAGE_SELF };

struct rusage {
    long ru_maxrss; /* kB */
};

int getrusage(int who, struct rusage *usage);

#endif

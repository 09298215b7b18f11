/* SPDX-License-Identifier: MIT */
/*
 * The peak memory use, under its POSIX name.
 */
#ifndef TEST_WINDOWS_SYS_RESOURCE_H
#define TEST_WINDOWS_SYS_RESOURCE_H

enum { RUSAGE_SELF };

struct rusage {
    long ru_maxrss; /* kB */
};

int getrusage(int who, struct rusage *usage);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Redirects stderr.
 */
#include "quiet.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int quiet_begin(void)
{
    (void)fflush(stderr);
    int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int nowhere = kept >= 0 ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
    if (nowhere >= 0) {
        (void)dup2(nowhere, STDERR_FILENO);
        (void)close(nowhere);
    }
    return kept;
}

void quiet_end(int kept)
{
    if (kept < 0) {
        return;
    }
    (void)fflush(stderr);
    (void)dup2(kept, STDERR_FILENO);
    (void)close(kept);
}

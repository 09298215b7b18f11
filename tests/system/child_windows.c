/* SPDX-License-Identifier: MIT */
/*
 * Child processes that run this program again, with a word before their arguments.
 */
#include "child.h"

#include <stdio.h>
#include <string.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>

#define SIGN   "--child"
#define KILLED 127

static int written = -1; /* a child writes to it */

bool child_start(struct child *child, child_work *work, const char *const arguments[])
{
    char program[MAX_PATH];
    char line[4096];
    SECURITY_ATTRIBUTES inherited = {.nLength = sizeof inherited, .bInheritHandle = TRUE};
    HANDLE ends[2];
    (void)work;
    (void)GetModuleFileNameA(NULL, program, sizeof program);
    int used = snprintf(line, sizeof line, "\"%s\" " SIGN, program);
    for (int i = 0; arguments[i]; i++) {
        used += snprintf(line + used, sizeof line - (size_t)used, " \"%s\"", arguments[i]);
    }
    if (!CreatePipe(&ends[0], &ends[1], &inherited, 0) ||
        !SetHandleInformation(ends[0], HANDLE_FLAG_INHERIT, 0)) {
        return false;
    }
    STARTUPINFOA how = {.cb = sizeof how,
                        .dwFlags = STARTF_USESTDHANDLES,
                        .hStdInput = GetStdHandle(STD_INPUT_HANDLE),
                        .hStdOutput = ends[1],
                        .hStdError = GetStdHandle(STD_ERROR_HANDLE)};
    PROCESS_INFORMATION made;
    bool is_started = CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &how, &made);
    (void)CloseHandle(ends[1]);
    if (!is_started) {
        (void)CloseHandle(ends[0]);
        return false;
    }
    (void)CloseHandle(made.hThread);
    *child = (struct child){.process = (intptr_t)made.hProcess,
                            .output = _open_osfhandle((intptr_t)ends[0], _O_RDONLY | _O_BINARY)};
    return true;
}

int child_main(child_work *work, int argc, char **argv)
{
    if (argc < 2 || strcmp(argv[1], SIGN) != 0) {
        return -1;
    }
    written = _dup(1); /* other output goes to standard error */
    (void)_setmode(written, _O_BINARY);
    (void)_dup2(2, 1);
    return work(argv + 2);
}

bool child_read(struct child *child, void *bytes, size_t size)
{
    char *to = bytes;
    while (size > 0) {
        int count = _read(child->output, to, (unsigned)size);
        if (count <= 0) {
            return false;
        }
        to += count;
        size -= (size_t)count;
    }
    return true;
}

bool child_write(const void *bytes, size_t size)
{
    return _write(written, bytes, (unsigned)size) == (int)size;
}

void child_kill(struct child *child)
{
    (void)TerminateProcess((HANDLE)child->process, KILLED);
}

int child_end(struct child *child)
{
    DWORD status = KILLED;
    (void)_close(child->output);
    (void)WaitForSingleObject((HANDLE)child->process, INFINITE);
    (void)GetExitCodeProcess((HANDLE)child->process, &status);
    (void)CloseHandle((HANDLE)child->process);
    return status <= 100 ? (int)status : -1;
}

void child_die(void)
{
    (void)TerminateProcess(GetCurrentProcess(), KILLED);
}

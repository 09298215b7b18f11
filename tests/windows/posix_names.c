/* SPDX-License-Identifier: MIT */
/*
 * POSIX functions that tests use. All files are binary, including those opened by fopen.
 */
#define _CRT_RAND_S
#include <stdlib.h>

#include <sys/resource.h>

#include <string.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <direct.h>
#include <fcntl.h>
#include <psapi.h>

int _CRT_fmode = _O_BINARY;

char *mkdtemp(char *pattern)
{
    char *end = pattern + strlen(pattern) - 6;
    do {
        unsigned chance;
        if (rand_s(&chance) != 0) {
            return NULL;
        }
        for (int i = 0; i < 6; i++) {
            end[i] = "abcdefghijklmnopqrstuvwxyz012345"[chance >> 5 * i & 31];
        }
    } while (!CreateDirectoryA(pattern, NULL) && GetLastError() == ERROR_ALREADY_EXISTS);
    return GetFileAttributesA(pattern) != INVALID_FILE_ATTRIBUTES ? pattern : NULL;
}

char *realpath(const char *path, char *whole)
{
    char *found = _fullpath(whole, path, MAX_PATH);
    for (char *at = found; at && *at; at++) {
        *at = *at == '\\' ? '/' : *at;
    }
    return found;
}

int setenv(const char *name, const char *value, int replaces)
{
    static wchar_t wide_name[64];
    static wchar_t wide[8192];
    return replaces && MultiByteToWideChar(CP_UTF8, 0, name, -1, wide_name, 64) > 0 &&
                   MultiByteToWideChar(CP_UTF8, 0, value, -1, wide, 8192) > 0
               ? _wputenv_s(wide_name, wide)
               : -1;
}

int unsetenv(const char *name)
{
    return setenv(name, "", 1);
}

int getrusage(int who, struct rusage *usage)
{
    PROCESS_MEMORY_COUNTERS counters;
    (void)who;
    if (!GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof counters)) {
        return -1;
    }
    usage->ru_maxrss = (long)(counters.PeakWorkingSetSize / 1024);
    return 0;
}

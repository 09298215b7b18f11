/* SPDX-License-Identifier: MIT */
/*
 * Streams, the program, clocks and the player's folders on Windows.
 */
#define _CRT_RAND_S
#include <stdlib.h>

#include "disk.h"
#include "machine.h"
#include "stream.h"

#include "windows_wide.h"

#include "trounce/memory.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <shellapi.h>

#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#endif

/* ---- streams ---- */

static HANDLE handle_of(int number)
{
    return (HANDLE)_get_osfhandle(number);
}

static bool was_closed[STREAM_ERROR + 1]; /* at program start */
static bool was_written[STREAM_ERROR + 1];

/* Returns whether it can be read or written; sets errno if not. */
static bool is_open(int handle)
{
    bool is_shut = handle >= STREAM_IN && handle <= STREAM_ERROR && was_closed[handle];
    errno = is_shut ? EBADF : errno;
    return !is_shut;
}

static bool is_console(int handle)
{
    DWORD mode;
    return GetConsoleMode(handle_of(handle), &mode);
}

enum { CONSOLE_LINE_MAX = 1024, UTF8_OF_UNIT_MAX = 3, AHEAD_SIZE = 4096 };

/* Converts console input, which is UTF-16, to UTF-8. A line ends with \n; Ctrl+Z at the start of a
 * line, with Enter, ends the input. */
static ptrdiff_t read_console(int handle, char *bytes, size_t size)
{
    wchar_t typed[CONSOLE_LINE_MAX + 1];
    size_t room = size / UTF8_OF_UNIT_MAX;
    DWORD wanted = (DWORD)(room <= CONSOLE_LINE_MAX ? room : CONSOLE_LINE_MAX) - 1;
    DWORD count = 0;
    if (!ReadConsoleW(handle_of(handle), typed, wanted, &count, NULL)) {
        (void)wide_fail();
        return -1;
    }
    if (count > 0 && (typed[count - 1] & 0xFC00) == 0xD800) { /* half a character */
        DWORD rest = 0;
        (void)ReadConsoleW(handle_of(handle), typed + count, 1, &rest, NULL);
        count += rest;
    }
    if (count == 0 || typed[0] == L'\x1A') {
        return 0;
    }
    int length =
        WideCharToMultiByte(CP_UTF8, 0, typed, (int)count, bytes, (int)(count * 3), NULL, NULL);
    ptrdiff_t used = 0;
    for (int i = 0; i < length; i++) {
        if (bytes[i] != '\r') {
            bytes[used++] = bytes[i];
        }
    }
    return used;
}

/* Replaces the C library's EINVAL, which it sets for many errors, by a better errno. */
static int with_errno(int count)
{
    if (count < 0 && errno == EINVAL && _doserrno != 0) {
        SetLastError(_doserrno);
        (void)wide_fail();
    }
    return count;
}

static ptrdiff_t read_now(int handle, char *bytes, size_t size)
{
    if (!is_open(handle)) {
        return -1;
    }
    if (size >= 4 * UTF8_OF_UNIT_MAX && is_console(handle)) {
        return read_console(handle, bytes, size);
    }
    return with_errno(_read(handle, bytes, size < INT_MAX ? (unsigned)size : INT_MAX));
}

/* What a thread reads of standard input while stream_wait waits: neither consoles nor all pipes can
 * tell whether a line is there. */
static struct {
    HANDLE thread; /* NULL: none */
    char bytes[AHEAD_SIZE];
    ptrdiff_t count; /* as read_now returned it */
    ptrdiff_t taken; /* by stream_read */
    int error;       /* errno, if that failed */
} ahead;

static unsigned __stdcall read_ahead(void *context)
{
    (void)context;
    ahead.count = read_now(STREAM_IN, ahead.bytes, sizeof ahead.bytes);
    ahead.error = errno;
    return 0;
}

bool stream_wait(int handle, long long until_ms)
{
    if (handle != STREAM_IN || ahead.taken < ahead.count) {
        return true;
    }
    if (!ahead.thread) {
        ahead.taken = ahead.count = 0;
        ahead.thread = (HANDLE)_beginthreadex(NULL, 0, read_ahead, NULL, 0, NULL);
    }
    long long left_ms = until_ms - machine_now_ms();
    DWORD wait_ms = left_ms < 0 ? 0 : left_ms < INT_MAX ? (DWORD)left_ms : INT_MAX;
    return !ahead.thread || WaitForSingleObject(ahead.thread, wait_ms) == WAIT_OBJECT_0;
}

ptrdiff_t stream_read(int handle, void *bytes, size_t size)
{
    if (handle != STREAM_IN || (!ahead.thread && ahead.taken >= ahead.count)) {
        return read_now(handle, bytes, size);
    }
    if (ahead.thread) {
        (void)WaitForSingleObject(ahead.thread, INFINITE);
        (void)CloseHandle(ahead.thread);
        ahead.thread = NULL;
    }
    if (ahead.count <= 0) {
        errno = ahead.error;
        return ahead.count;
    }
    ptrdiff_t left = ahead.count - ahead.taken;
    ptrdiff_t count = (size_t)left < size ? left : (ptrdiff_t)size;
    memcpy(bytes, ahead.bytes + ahead.taken, (size_t)count);
    ahead.taken += count;
    return count;
}

ptrdiff_t stream_write(int handle, const void *bytes, size_t size)
{
    if (!is_open(handle)) {
        return -1;
    }
    int count = with_errno(_write(handle, bytes, size < INT_MAX ? (unsigned)size : INT_MAX));
    bool is_standard = handle >= STREAM_IN && handle <= STREAM_ERROR;
    if (count > 0 && is_standard) {
        was_written[handle] = true;
    } else if (count < 0 && errno == EBADF && is_standard && was_written[handle]) {
        errno = EPIPE; /* what Wine may report as a bad handle: nobody reads the pipe any more */
    }
    return count;
}

void stream_begin(void)
{
    for (int handle = STREAM_IN; handle <= STREAM_ERROR; handle++) {
        if (_get_osfhandle(handle) < 0) {
            int taken = _wopen(L"NUL", _O_RDWR | _O_BINARY);
            was_closed[handle] = true;
            if (taken >= 0 && taken != handle) {
                (void)_dup2(taken, handle);
                (void)_close(taken);
            }
        }
    }
}

bool stream_is_terminal(int handle)
{
    return is_console(handle);
}

/* Asks the console to interpret escape sequences. */
bool stream_has_colours(int handle)
{
    DWORD mode;
    return GetConsoleMode(handle_of(handle), &mode) &&
           SetConsoleMode(handle_of(handle), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

/* A program started by its icon has no console, and no file in its place. */
bool stream_is_unread(void)
{
    intptr_t handle = _get_osfhandle(STREAM_ERROR);
    DWORD type = handle >= 0 ? GetFileType((HANDLE)handle) : FILE_TYPE_UNKNOWN;
    return type == FILE_TYPE_UNKNOWN || (type == FILE_TYPE_CHAR && !is_console(STREAM_ERROR));
}

int stream_hush(void)
{
    (void)fflush(stderr);
    int kept = _dup(STREAM_ERROR);
    int nowhere = kept >= 0 ? _wopen(L"NUL", _O_WRONLY | _O_BINARY | _O_NOINHERIT) : -1;
    if (nowhere >= 0) {
        (void)_dup2(nowhere, STREAM_ERROR);
        (void)_close(nowhere);
    }
    return kept;
}

void stream_unhush(int kept)
{
    if (kept < 0) {
        return;
    }
    (void)fflush(stderr);
    (void)_dup2(kept, STREAM_ERROR);
    (void)_close(kept);
}

/* ---- the program ---- */

static UINT page_before;

static void leave_console(void)
{
    (void)SetConsoleOutputCP(page_before);
}

/* Returns the arguments as UTF-8 in memory that is never freed; NULL without memory. */
static char **make_arguments(wchar_t **wide, int count)
{
    size_t size = 0;
    for (int i = 0; i < count; i++) {
        size += wcslen(wide[i]) * UTF8_OF_UNIT_MAX + 1;
    }
    char **made = memory_new((size_t)count + 1, sizeof *made);
    char *text = memory_new(size, 1);
    if (!made || !text) {
        memory_free(made);
        memory_free(text);
        return NULL;
    }
    for (int i = 0; i < count; i++) {
        made[i] = text;
        text += WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, text, INT_MAX, NULL, NULL);
    }
    return made;
}

void machine_begin(int *argc, char ***argv)
{
    for (int handle = STREAM_IN; handle <= STREAM_ERROR; handle++) {
        (void)_setmode(handle, _O_BINARY);
    }
    page_before = GetConsoleOutputCP();
    if (page_before != 0 && page_before != CP_UTF8 && SetConsoleOutputCP(CP_UTF8)) {
        (void)atexit(leave_console);
    }
    int count;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    char **made = wide ? make_arguments(wide, count) : NULL;
    if (made) {
        *argc = count;
        *argv = made;
    }
    (void)LocalFree(wide);
}

bool machine_variable(const char *name, char *value, size_t size)
{
    wchar_t wide_name[64];
    wchar_t wide[WIDE_MAX];
    if (MultiByteToWideChar(CP_UTF8, 0, name, -1, wide_name, 64) == 0) {
        return false;
    }
    DWORD length = GetEnvironmentVariableW(wide_name, wide, WIDE_MAX);
    return length > 0 && length < WIDE_MAX && wide_text(wide, value, size);
}

/* ---- time and chance ---- */

long long machine_now_ms(void)
{
    LARGE_INTEGER rate;
    LARGE_INTEGER now;
    (void)QueryPerformanceFrequency(&rate);
    (void)QueryPerformanceCounter(&now);
    return now.QuadPart / rate.QuadPart * 1000 +
           now.QuadPart % rate.QuadPart * 1000 / rate.QuadPart;
}

long long machine_now_asleep_ms(void)
{
    return (long long)GetTickCount64();
}

void machine_sleep_until(long long now_ms)
{
    for (long long left; (left = now_ms - machine_now_ms()) > 0;) {
        Sleep(left < 1000 ? (DWORD)left : 1000);
    }
}

#define TICKS_OF_SECOND 10000000LL  /* 100 ns each */
#define UNIX_BEGINS     11644473600 /* in seconds since 1601 */
#define SECONDS_MAX     (INT64_MAX / TICKS_OF_SECOND - UNIX_BEGINS)

static int day_of_year(const SYSTEMTIME *moment)
{
    static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    bool is_leap = (moment->wYear % 4 == 0 && moment->wYear % 100 != 0) || moment->wYear % 400 == 0;
    return before[moment->wMonth - 1] + (is_leap && moment->wMonth > 2) + moment->wDay - 1;
}

/* Uses the time zone of Windows: the C library may take another from the environment. */
bool machine_local_time(long long unix_seconds, struct tm *local)
{
    SYSTEMTIME world;
    SYSTEMTIME here;
    if (unix_seconds < -UNIX_BEGINS || unix_seconds > SECONDS_MAX) {
        return false;
    }
    uint64_t ticks = (uint64_t)((unix_seconds + UNIX_BEGINS) * TICKS_OF_SECOND);
    FILETIME time = {.dwLowDateTime = (DWORD)ticks, .dwHighDateTime = (DWORD)(ticks >> 32)};
    if (!FileTimeToSystemTime(&time, &world) ||
        !SystemTimeToTzSpecificLocalTime(NULL, &world, &here)) {
        return false;
    }
    *local = (struct tm){
        .tm_year = here.wYear - 1900,
        .tm_mon = here.wMonth - 1,
        .tm_mday = here.wDay,
        .tm_hour = here.wHour,
        .tm_min = here.wMinute,
        .tm_sec = here.wSecond,
        .tm_wday = here.wDayOfWeek,
        .tm_yday = day_of_year(&here),
        .tm_isdst = -1, /* not known */
    };
    return true;
}

int machine_first_weekday(void)
{
    DWORD day = 0; /* 0: Monday */
    int size =
        GetLocaleInfoEx(LOCALE_NAME_USER_DEFAULT, LOCALE_IFIRSTDAYOFWEEK | LOCALE_RETURN_NUMBER,
                        (LPWSTR)&day, sizeof day / sizeof(WCHAR));
    return size > 0 && day < 7 ? (int)day + 1 : 0;
}

bool machine_seed(uint64_t *seed)
{
    unsigned high;
    unsigned low;
    if (rand_s(&high) != 0 || rand_s(&low) != 0) {
        errno = EIO;
        return false;
    }
    *seed = (uint64_t)high << 32 | low;
    return true;
}

/* ---- where things are ---- */

void machine_program(const char *argument, char *path, size_t size)
{
    wchar_t wide[WIDE_MAX];
    DWORD length = GetModuleFileNameW(NULL, wide, WIDE_MAX);
    if (length == 0 || length == WIDE_MAX || !wide_text_of_path(wide, path, size)) {
        (void)snprintf(path, size, "%s", argument);
    }
}

/* Writes the folder that a variable names. */
static bool take_folder(const char *variable, char *path, size_t size)
{
    char value[DISK_PATH_MAX];
    if (!machine_variable(variable, value, sizeof value)) {
        return false;
    }
    for (char *at = value; *at; at++) {
        *at = *at == '\\' ? '/' : *at;
    }
    return snprintf(path, size, "%s", value) > 0;
}

bool machine_home(char *path, size_t size)
{
    return take_folder("USERPROFILE", path, size);
}

bool machine_data_folder(char *path, size_t size, char *fault, size_t fault_size)
{
    static const char variable[] = "APPDATA";
    char root[DISK_PATH_MAX];
    if (!take_folder(variable, root, sizeof root)) {
        (void)snprintf(fault, fault_size, "%s is not set", variable);
        return false;
    }
    size_t length = strlen(root);
    int written = snprintf(path, size, "%s%sTrounce", root, root[length - 1] == '/' ? "" : "/");
    if (written < 0 || (size_t)written >= size) {
        (void)snprintf(fault, fault_size, "the path in %s is too long (%zu bytes)", variable,
                       length);
        return false;
    }
    return true;
}

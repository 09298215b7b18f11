/* SPDX-License-Identifier: MIT */
/*
 * Files and folders on Windows. Nothing is done here for privacy: the player's profile, which
 * others cannot read, provides what file permissions do on other systems.
 */
#include "disk.h"

#include "windows_wide.h"

#include <errno.h>
#include <string.h>

#define _CRT_RAND_S
#include <stdlib.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>

/* While the game has a file open, others may read, write, rename and remove it. */
#define SHARED (FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE)

/* Virus scanners keep a file open for a moment after it was written. */
#define REPLACE_TRIES   10
#define REPLACE_WAIT_MS 20

static HANDLE open_path(const char *path, DWORD access, DWORD how, DWORD flags)
{
    wchar_t wide[WIDE_MAX];
    if (!wide_path(path, wide)) {
        return INVALID_HANDLE_VALUE;
    }
    HANDLE file = CreateFileW(wide, access, SHARED, NULL, how, flags, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        (void)wide_fail();
    }
    return file;
}

/* Wraps a file in a C library handle, which owns it; -1 on failure. */
static int number_of(HANDLE file, int flags)
{
    if (file == INVALID_HANDLE_VALUE) {
        return -1;
    }
    int handle = _open_osfhandle((intptr_t)file, flags | _O_BINARY | _O_NOINHERIT);
    if (handle < 0) {
        (void)CloseHandle(file);
        errno = EMFILE;
    }
    return handle;
}

static HANDLE handle_of(int number)
{
    return (HANDLE)_get_osfhandle(number);
}

/* ---- questions ---- */

int disk_reason(int error)
{
    SetLastError((DWORD)error);
    (void)wide_fail();
    return errno;
}

static bool look(HANDLE file, struct disk_entry *entry)
{
    BY_HANDLE_FILE_INFORMATION about;
    *entry = (struct disk_entry){.kind = DISK_DEVICE, .number = 1};
    switch (GetFileType(file)) {
    case FILE_TYPE_DISK:
        break;
    case FILE_TYPE_PIPE:
        entry->kind = DISK_PIPE;
        return true;
    case FILE_TYPE_CHAR:
        return true;
    default:
        SetLastError(ERROR_INVALID_HANDLE);
        return wide_fail();
    }
    if (!GetFileInformationByHandle(file, &about)) {
        return wide_fail();
    }
    bool is_folder = (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    *entry = (struct disk_entry){
        .kind = is_folder ? DISK_FOLDER : DISK_FILE,
        .size = (long long)((uint64_t)about.nFileSizeHigh << 32 | about.nFileSizeLow),
        .number = (uint64_t)about.nFileIndexHigh << 32 | about.nFileIndexLow,
        .disk = about.dwVolumeSerialNumber,
        .modified = (uint64_t)about.ftLastWriteTime.dwHighDateTime << 32 |
                    about.ftLastWriteTime.dwLowDateTime,
    };
    return true;
}

bool disk_stat(const char *path, struct disk_entry *entry)
{
    HANDLE file = open_path(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    if (file == INVALID_HANDLE_VALUE) {
        return false;
    }
    bool is_seen = look(file, entry);
    (void)CloseHandle(file);
    return is_seen;
}

bool disk_stat_handle(int handle, struct disk_entry *entry)
{
    return look(handle_of(handle), entry);
}

/* Tests actual access: the attributes of a folder say nothing about it. */
bool disk_can_write_in(const char *folder)
{
    HANDLE file = open_path(folder, FILE_ADD_FILE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    if (file == INVALID_HANDLE_VALUE) {
        return false;
    }
    (void)CloseHandle(file);
    return true;
}

/* Does not resolve links: a network drive keeps the letter that the player knows. */
bool disk_whole_path(const char *path, char whole[DISK_PATH_MAX])
{
    wchar_t wide[WIDE_MAX];
    wchar_t found[WIDE_MAX];
    if (!disk_is_there(path) || !wide_path(path, wide)) {
        return false;
    }
    DWORD length = GetFullPathNameW(wide, WIDE_MAX, found, NULL);
    if (length == 0) {
        return wide_fail();
    }
    if (length >= WIDE_MAX) {
        errno = ENAMETOOLONG;
        return false;
    }
    return wide_text_of_path(found, whole, DISK_PATH_MAX);
}

bool disk_target(const char *path, char target[DISK_PATH_MAX])
{
    bool fits = snprintf(target, DISK_PATH_MAX, "%s", path) < DISK_PATH_MAX;
    errno = fits ? errno : ENAMETOOLONG;
    return fits;
}

bool disk_list(const char *folder, disk_visitor *visit, void *context)
{
    char pattern[DISK_PATH_MAX];
    wchar_t wide[WIDE_MAX];
    char name[DISK_PATH_MAX];
    WIN32_FIND_DATAW found;
    int length = snprintf(pattern, sizeof pattern, "%s/*", folder);
    if (length < 0 || (size_t)length >= sizeof pattern || !wide_path(pattern, wide)) {
        return false;
    }
    HANDLE listed = FindFirstFileW(wide, &found);
    if (listed == INVALID_HANDLE_VALUE) {
        return wide_fail();
    }
    bool goes_on = true;
    do {
        /* A name that is not valid text cannot be opened: skip it. */
        goes_on = !wide_text(found.cFileName, name, sizeof name) || visit(context, name);
    } while (goes_on && FindNextFileW(listed, &found));
    (void)FindClose(listed);
    return true;
}

/* ---- reading and writing ---- */

int disk_open(const char *path)
{
    if (strcmp(path, "/dev/stdin") == 0) { /* the name that help and manual use */
        return _dup(0);
    }
    return number_of(open_path(path, GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL),
                     _O_RDONLY);
}

void disk_close(int handle)
{
    (void)_close(handle);
}

/* Always binary: lines end as they do elsewhere. */
FILE *disk_stream(const char *path, const char *mode)
{
    wchar_t wide[WIDE_MAX];
    wchar_t how[8];
    int length =
        swprintf(how, sizeof how / sizeof *how, L"%hs%s", mode, strchr(mode, 'b') ? L"" : L"b");
    if (length < 0) {
        errno = EINVAL;
        return NULL;
    }
    return wide_path(path, wide) ? _wfopen(wide, how) : NULL;
}

/* Writes six random letters and digits. */
static bool write_chance(char name[7])
{
    static const char signs[] = "abcdefghijklmnopqrstuvwxyz012345";
    unsigned chance;
    if (rand_s(&chance) != 0) {
        return false;
    }
    for (int i = 0; i < 6; i++) {
        name[i] = signs[chance >> 5 * i & 31];
    }
    name[6] = '\0';
    return true;
}

FILE *disk_new_beside(const char *path, char *name, size_t size)
{
    char chance[7];
    int handle;
    do {
        if (!write_chance(chance)) {
            errno = EIO;
            return NULL;
        }
        int length = snprintf(name, size, "%s.%s", path, chance);
        if (length < 0 || (size_t)length >= size) {
            errno = ENAMETOOLONG;
            return NULL;
        }
        handle =
            number_of(open_path(name, GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL), _O_WRONLY);
    } while (handle < 0 && errno == EEXIST);
    FILE *stream = handle >= 0 ? _fdopen(handle, "wb") : NULL;
    if (!stream && handle >= 0) {
        int reason = errno;
        (void)_close(handle);
        (void)disk_remove(name);
        errno = reason;
    }
    return stream;
}

bool disk_name_new(FILE *stream, const char *path, char *name, size_t size)
{
    (void)stream;
    (void)path;
    (void)size;
    return *name != '\0';
}

static HANDLE WINAPI open_shared(const wchar_t *path, DWORD access, DWORD shared,
                                 SECURITY_ATTRIBUTES *security, DWORD how, DWORD flags,
                                 HANDLE pattern)
{
    return CreateFileW(path, access, shared | FILE_SHARE_DELETE, security, how, flags, pattern);
}

disk_opener *disk_sharing_opener(void)
{
    return (disk_opener *)open_shared;
}

bool disk_sync(FILE *stream)
{
    HANDLE file = handle_of(_fileno(stream));
    return GetFileType(file) != FILE_TYPE_DISK || FlushFileBuffers(file) || wide_fail();
}

/* ---- names ---- */

static bool rename_to(const char *from, const char *to, DWORD flags)
{
    wchar_t wide_from[WIDE_MAX];
    wchar_t wide_to[WIDE_MAX];
    return wide_path(from, wide_from) && wide_path(to, wide_to) &&
           (MoveFileExW(wide_from, wide_to, flags) || wide_fail());
}

bool disk_replace(const char *from, const char *to)
{
    for (int tries = 1; !rename_to(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
         tries++) {
        if (errno != EACCES || tries == REPLACE_TRIES) {
            return false;
        }
        Sleep(REPLACE_WAIT_MS);
    }
    return true;
}

bool disk_move(const char *from, const char *to)
{
    return rename_to(from, to, MOVEFILE_WRITE_THROUGH);
}

bool disk_remove(const char *path)
{
    wchar_t wide[WIDE_MAX];
    return wide_path(path, wide) && (DeleteFileW(wide) || wide_fail());
}

bool disk_make_folder(const char *path)
{
    wchar_t wide[WIDE_MAX];
    return wide_path(path, wide) && (CreateDirectoryW(wide, NULL) || wide_fail());
}

bool disk_make_private(const char *path)
{
    HANDLE file = open_path(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL);
    return file != INVALID_HANDLE_VALUE && CloseHandle(file);
}

void disk_deny_others(const char *path)
{
    (void)path;
}

/* ---- locks ---- */

int disk_lock_open(const char *path)
{
    return number_of(
        open_path(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL), _O_RDWR);
}

static OVERLAPPED place_of(long long number)
{
    return (OVERLAPPED){.Offset = (DWORD)number, .OffsetHigh = (DWORD)(number >> 32)};
}

bool disk_lock(int handle, long long number)
{
    OVERLAPPED place = place_of(number);
    return LockFileEx(handle_of(handle), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                      0, &place) ||
           (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

void disk_unlock(int handle, long long number)
{
    OVERLAPPED place = place_of(number);
    (void)UnlockFileEx(handle_of(handle), 0, 1, 0, &place);
}

/* SPDX-License-Identifier: MIT */
/*
 * Converts texts and errors of Windows.
 */
#include "windows_wide.h"

#include <errno.h>
#include <limits.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

bool wide_fail(void)
{
    static const struct {
        DWORD error;
        int reason;
    } table[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},      {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},        {ERROR_BAD_PATHNAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},         {ERROR_INVALID_DRIVE, ENOENT},
        {ERROR_DIRECTORY, ENOTDIR},          {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_INSUFFICIENT_BUFFER, ERANGE}, {ERROR_NO_UNICODE_TRANSLATION, EILSEQ},
        {ERROR_ACCESS_DENIED, EACCES},       {ERROR_SHARING_VIOLATION, EACCES},
        {ERROR_LOCK_VIOLATION, EACCES},      {ERROR_USER_MAPPED_FILE, EACCES},
        {ERROR_WRITE_PROTECT, EROFS},        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},      {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
        {ERROR_DISK_FULL, ENOSPC},           {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},   {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE}, {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_NOT_SAME_DEVICE, EXDEV},      {ERROR_INVALID_PARAMETER, EINVAL},
        {ERROR_INVALID_FUNCTION, EINVAL},    {ERROR_NOT_SUPPORTED, EINVAL},
        {ERROR_BROKEN_PIPE, EPIPE},          {ERROR_NO_DATA, EPIPE},
        {ERROR_PIPE_NOT_CONNECTED, EPIPE},
    };
    DWORD error = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].error == error) {
            errno = table[i].reason;
        }
    }
    return false;
}

static bool is_separator(char byte)
{
    return byte == '/' || byte == '\\';
}

/* Returns whether a `/` precedes the drive letter, as in the path of file:///C:/words.txt. */
static bool has_letter_behind(const char *path)
{
    return is_separator(path[0]) && path[1] && path[2] == ':' && is_separator(path[3]);
}

bool wide_path(const char *path, wchar_t wide[WIDE_MAX])
{
    const char *from = has_letter_behind(path) ? path + 1 : path;
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, from, -1, wide, WIDE_MAX) == 0) {
        (void)wide_fail();
        errno = errno == ERANGE ? ENAMETOOLONG : errno;
        return false;
    }
    for (wchar_t *at = wide; *at; at++) {
        *at = *at == L'/' ? L'\\' : *at;
    }
    return true;
}

bool wide_text(const wchar_t *wide, char *text, size_t size)
{
    int room = size < INT_MAX ? (int)size : INT_MAX;
    return WideCharToMultiByte(CP_UTF8, WC_ERR_INVALID_CHARS, wide, -1, text, room, NULL, NULL) >
               0 ||
           wide_fail();
}

bool wide_text_of_path(const wchar_t *wide, char *path, size_t size)
{
    if (!wide_text(wide, path, size)) {
        return false;
    }
    for (char *at = path; *at; at++) {
        *at = *at == '\\' ? '/' : *at;
    }
    return true;
}

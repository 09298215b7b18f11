/* SPDX-License-Identifier: MIT */
/*
 * Files and folders on POSIX, with the locks of Linux.
 */
#include "disk.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- questions ---- */

int disk_reason(int error)
{
    return error;
}

static bool take_status(const struct stat *status, struct disk_entry *entry)
{
    mode_t mode = status->st_mode;
    *entry = (struct disk_entry){
        .kind = S_ISREG(mode)    ? DISK_FILE
                : S_ISDIR(mode)  ? DISK_FOLDER
                : S_ISFIFO(mode) ? DISK_PIPE
                : S_ISSOCK(mode) ? DISK_SOCKET
                                 : DISK_DEVICE,
        .size = status->st_size,
        .number = status->st_ino,
        .disk = status->st_dev,
        .modified =
            (uint64_t)status->st_mtim.tv_sec * 1000000000 + (uint64_t)status->st_mtim.tv_nsec,
    };
    return true;
}

bool disk_stat(const char *path, struct disk_entry *entry)
{
    struct stat status;
    return stat(path, &status) == 0 && take_status(&status, entry);
}

bool disk_stat_handle(int handle, struct disk_entry *entry)
{
    struct stat status;
    return fstat(handle, &status) == 0 && take_status(&status, entry);
}

bool disk_can_write_in(const char *folder)
{
    return access(folder, W_OK | X_OK) == 0;
}

static_assert(DISK_PATH_MAX >= PATH_MAX, "realpath writes up to PATH_MAX bytes");

bool disk_whole_path(const char *path, char whole[DISK_PATH_MAX])
{
    return realpath(path, whole) != NULL;
}

/* The most links in a row that Linux follows. */
#define LINKS_MAX 40

bool disk_target(const char *path, char target[DISK_PATH_MAX])
{
    char link[PATH_MAX];
    size_t start = 0; /* where the name begins that a relative link replaces */
    ssize_t length = (ssize_t)strlen(path);
    for (int links = 0; length >= 0; links++) {
        if (links > LINKS_MAX || start + (size_t)length >= DISK_PATH_MAX) {
            errno = links > LINKS_MAX ? ELOOP : ENAMETOOLONG;
            return false;
        }
        memcpy(target + start, links == 0 ? path : link, (size_t)length);
        target[start + (size_t)length] = '\0';
        length = readlink(target, link, sizeof link);
        start = length > 0 && link[0] == '/' ? 0 : (size_t)(disk_name(target) - target);
    }
    return true;
}

bool disk_list(const char *folder, disk_visitor *visit, void *context)
{
    DIR *listed = opendir(folder);
    if (!listed) {
        return false;
    }
    for (struct dirent *entry; (entry = readdir(listed)) && visit(context, entry->d_name);) {
    }
    (void)closedir(listed);
    return true;
}

/* ---- reading and writing ---- */

int disk_open(const char *path)
{
    return open(path, O_RDONLY | O_CLOEXEC);
}

void disk_close(int handle)
{
    (void)close(handle);
}

FILE *disk_stream(const char *path, const char *mode)
{
    return fopen(path, mode);
}

/* Open files by number; what is linked from there gets a name. */
#define DESCRIPTORS "/proc/self/fd"
#define NAME_TRIES  100

/* Opens a file without a name in the folder of `path`, to be named by disk_name_new; -1 where the
 * system or the file system cannot do that. */
static int open_nameless(const char *path)
{
#ifdef O_TMPFILE
    char folder[DISK_PATH_MAX];
    int length = (int)(disk_name(path) - path);
    (void)snprintf(folder, sizeof folder, "%.*s", length > 0 ? length : 1, length > 0 ? path : ".");
    return access(DESCRIPTORS, X_OK) == 0 ? open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600)
                                          : -1;
#else
    (void)path;
    return -1;
#endif
}

FILE *disk_new_beside(const char *path, char *name, size_t size)
{
    int length = snprintf(name, size, "%s.XXXXXX", path);
    if (length < 0 || (size_t)length >= size) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    int handle = open_nameless(path);
    if (handle >= 0) {
        name[0] = '\0';
    } else {
        handle = mkstemp(name);
    }
    if (handle < 0) {
        return NULL;
    }
    mode_t mask = umask(0);
    (void)umask(mask);
    FILE *stream = fchmod(handle, 0666 & ~mask) == 0 ? fdopen(handle, "wb") : NULL;
    if (!stream) {
        int reason = errno;
        (void)close(handle);
        (void)unlink(name);
        errno = reason;
    }
    return stream;
}

bool disk_name_new(FILE *stream, const char *path, char *name, size_t size)
{
    char open_file[64];
    if (*name) {
        return true;
    }
    (void)snprintf(open_file, sizeof open_file, DESCRIPTORS "/%d", fileno(stream));
    for (int i = 0; i < NAME_TRIES; i++) {
        (void)snprintf(name, size, "%s.%06d", path, ((int)getpid() + i) % 1000000);
        if (linkat(AT_FDCWD, open_file, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0) {
            return true;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    name[0] = '\0';
    return false;
}

disk_opener *disk_sharing_opener(void)
{
    return NULL;
}

bool disk_sync(FILE *stream)
{
    return fsync(fileno(stream)) == 0 || errno == EINVAL; /* not on a disk */
}

/* ---- names ---- */

bool disk_replace(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

bool disk_move(const char *from, const char *to)
{
#ifdef RENAME_NOREPLACE
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) {
        return true;
    }
    if (errno != EINVAL &&
        errno != ENOSYS) { /* some file systems and sandboxes do not support it */
        return false;
    }
#endif
    return rename(from, to) == 0;
}

bool disk_remove(const char *path)
{
    return unlink(path) == 0;
}

bool disk_make_folder(const char *path)
{
    return mkdir(path, 0700) == 0;
}

bool disk_make_private(const char *path)
{
    int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    return made >= 0 && close(made) == 0;
}

void disk_deny_others(const char *path)
{
    struct stat status;
    if (stat(path, &status) == 0 && (status.st_mode & 077) != 0) {
        (void)chmod(path, status.st_mode & 0700);
    }
}

/* ---- locks ---- */

int disk_lock_open(const char *path)
{
    return open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

/* Locks belong to the open file, not to the process: two stores of one program are told apart. */
static bool set_lock(int handle, short type, long long number)
{
    struct flock lock = {
        .l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)number, .l_len = 1};
    return fcntl(handle, F_OFD_SETLK, &lock) == 0;
}

bool disk_lock(int handle, long long number)
{
    return set_lock(handle, F_WRLCK, number) || (errno != EAGAIN && errno != EACCES);
}

void disk_unlock(int handle, long long number)
{
    (void)set_lock(handle, F_UNLCK, number);
}

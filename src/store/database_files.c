/* SPDX-License-Identifier: MIT */
/*
 * The files beside the database: moving a bad one aside, and locks. Leaves the decision to store.c.
 */
#include "database.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAMES_MAX    1000
#define LOCK_STEP_MS 5

/* What belongs to a database, the file itself last: should the move end half way, what is left is
 * still a whole file or none. */
static const char *const endings[] = {"-journal", "-shm", "-wal", ""};

#define ENDING_COUNT (sizeof endings / sizeof endings[0])

uint64_t database_file(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? (uint64_t)status.st_ino : 0;
}

bool database_is_file(const char *path)
{
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        struct stat status;
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        if (stat(name, &status) == 0 && !S_ISREG(status.st_mode)) {
            return false;
        }
    }
    return true;
}

void database_make_private(const char *path)
{
    int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made >= 0) {
        close(made); /* SQLite gives its other files the rights of this one */
        return;
    }
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        struct stat status;
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        if (stat(name, &status) == 0 && (status.st_mode & 077) != 0) {
            (void)chmod(name, status.st_mode & 0700);
        }
    }
}

bool database_make_folder(const char *path)
{
    char folder[DATABASE_PATH_MAX];
    (void)snprintf(folder, sizeof folder, "%s", path);
    for (char *at = folder + 1; *at; at++) {
        if (*at == '/') {
            *at = '\0';
            (void)mkdir(folder, 0700);
            *at = '/';
        }
    }
    char *end = strrchr(folder, '/');
    if (end) {
        end[end == folder] = '\0';
    }
    return access(end ? folder : ".", W_OK | X_OK) == 0;
}

void database_remove(const char *path)
{
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        (void)unlink(name);
    }
}

static bool is_free(const char *path)
{
    char name[DATABASE_PATH_MAX + 16];
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        if (access(name, F_OK) == 0) {
            return false;
        }
    }
    return true;
}

/* The `number`-th name that a damaged file may have: "-damaged" goes before the last dot. */
static bool make_name(const char *path, int number, char name[DATABASE_PATH_MAX])
{
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash ? slash : path, '.');
    size_t stem = dot ? (size_t)(dot - path) : strlen(path);
    int length = snprintf(name, DATABASE_PATH_MAX, "%.*s-damaged-%d%s", (int)stem, path, number,
                          path + stem);
    return length > 0 && length < DATABASE_PATH_MAX;
}

static bool move_all(const char *path, const char *to)
{
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char from_name[DATABASE_PATH_MAX + 16];
        char to_name[DATABASE_PATH_MAX + 16];
        (void)snprintf(from_name, sizeof from_name, "%s%s", path, endings[i]);
        (void)snprintf(to_name, sizeof to_name, "%s%s", to, endings[i]);
        if (renameat2(AT_FDCWD, from_name, AT_FDCWD, to_name, RENAME_NOREPLACE) == 0 ||
            errno == ENOENT) {
            continue;
        }
        /* Some file systems do not know how to keep from replacing; the name was free just now. */
        if (errno != EINVAL || rename(from_name, to_name) != 0) {
            return false;
        }
    }
    return true;
}

bool database_move_aside(const char *path, char moved[DATABASE_PATH_MAX])
{
    for (int number = 1; number <= NAMES_MAX; number++) {
        if (!make_name(path, number, moved)) {
            return false;
        }
        if (is_free(moved)) {
            return move_all(path, moved);
        }
    }
    return false;
}

int database_lock_open(const char *path)
{
    char name[DATABASE_PATH_MAX + 16];
    (void)snprintf(name, sizeof name, "%s-lock", path);
    return open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

void database_lock_close(int lock_file)
{
    if (lock_file >= 0) {
        close(lock_file);
    }
}

static int set_lock(int lock_file, short type, long long place)
{
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)place, .l_len = 1};
    return fcntl(lock_file, F_OFD_SETLK, &lock);
}

bool database_lock(int lock_file, long long place, int patience_ms)
{
    if (lock_file < 0) {
        return true;
    }
    for (int waited_ms = 0;; waited_ms += LOCK_STEP_MS) {
        /* A file system without locks allows everything. */
        if (set_lock(lock_file, F_WRLCK, place) == 0 || (errno != EAGAIN && errno != EACCES)) {
            return true;
        }
        if (waited_ms >= patience_ms) {
            return false;
        }
        usleep(LOCK_STEP_MS * 1000);
    }
}

void database_unlock(int lock_file, long long place)
{
    if (lock_file >= 0) {
        (void)set_lock(lock_file, F_UNLCK, place);
    }
}

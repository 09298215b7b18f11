/* SPDX-License-Identifier: MIT */
/*
 * An SQLite VFS that counts operations and fails them, and an allocator that counts allocations.
 */
#include "faulty_disk.h"

#include "child.h"

#include <assert.h>
#include <sqlite3.h>
#include <stddef.h>

/* The real file follows in memory. */
struct faulty_file {
    sqlite3_file base;
    bool is_main;
    sqlite3_file *real;
};

static sqlite3_vfs *real_vfs;
static sqlite3_vfs faulty_vfs;
static enum faulty_disk_mode failing;
static long operations_left;
static bool has_failed;
static int slow_ms;

void faulty_disk_fail_at(long nth, enum faulty_disk_mode mode)
{
    operations_left = nth;
    failing = mode;
    has_failed = false;
}

void faulty_disk_be_slow(int ms)
{
    slow_ms = ms;
}

bool faulty_disk_stop(void)
{
    operations_left = 0;
    return has_failed;
}

/* Counts an operation; returns whether it fails. */
static bool fails(bool is_write)
{
    if (is_write && slow_ms > 0) {
        (void)sqlite3_sleep(slow_ms);
    }
    if (operations_left == 0) {
        return false;
    }
    if (operations_left > 1) {
        operations_left--;
        return false;
    }
    switch (failing) {
    case FAULTY_DISK_ONCE:
        operations_left = 0;
        break;
    case FAULTY_DISK_FULL:
        if (!is_write) {
            return false;
        }
        break;
    case FAULTY_DISK_BROKEN:
        break;
    case FAULTY_DISK_READ_ONLY:
        return false;
    case FAULTY_DISK_KILL:
        child_die();
        break;
    }
    has_failed = true;
    return true;
}

static struct faulty_file *from(sqlite3_file *file)
{
    return (struct faulty_file *)file;
}

static int faulty_close(sqlite3_file *file)
{
    return from(file)->real->pMethods->xClose(from(file)->real);
}

static int faulty_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    sqlite3_file *real = from(file)->real;
    return fails(false) ? SQLITE_IOERR_READ : real->pMethods->xRead(real, bytes, size, at);
}

static int faulty_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    sqlite3_file *real = from(file)->real;
    if (operations_left == 1 && failing == FAULTY_DISK_KILL) {
        (void)real->pMethods->xWrite(real, bytes, size / 2, at);
    }
    if (!fails(true)) {
        return real->pMethods->xWrite(real, bytes, size, at);
    }
    /* Half of the data may have been written. */
    (void)real->pMethods->xWrite(real, bytes, size / 2, at);
    return failing == FAULTY_DISK_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int faulty_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    sqlite3_file *real = from(file)->real;
    return fails(true) ? SQLITE_IOERR_TRUNCATE : real->pMethods->xTruncate(real, size);
}

static int faulty_sync(sqlite3_file *file, int flags)
{
    sqlite3_file *real = from(file)->real;
    return fails(true) ? SQLITE_IOERR_FSYNC : real->pMethods->xSync(real, flags);
}

static int faulty_size(sqlite3_file *file, sqlite3_int64 *size)
{
    sqlite3_file *real = from(file)->real;
    return fails(false) ? SQLITE_IOERR_FSTAT : real->pMethods->xFileSize(real, size);
}

static int faulty_lock(sqlite3_file *file, int level)
{
    sqlite3_file *real = from(file)->real;
    return fails(false) ? SQLITE_IOERR_LOCK : real->pMethods->xLock(real, level);
}

static int faulty_unlock(sqlite3_file *file, int level)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xUnlock(real, level);
}

static int faulty_check_reserved(sqlite3_file *file, int *is_reserved)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xCheckReservedLock(real, is_reserved);
}

static int faulty_control(sqlite3_file *file, int operation, void *argument)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xFileControl(real, operation, argument);
}

static int faulty_sector(sqlite3_file *file)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xSectorSize(real);
}

static int faulty_traits(sqlite3_file *file)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xDeviceCharacteristics(real);
}

static int faulty_shm_map(sqlite3_file *file, int region, int size, int extend,
                          void volatile **pages)
{
    sqlite3_file *real = from(file)->real;
    return fails(extend != 0) ? SQLITE_IOERR_SHMMAP
                              : real->pMethods->xShmMap(real, region, size, extend, pages);
}

static int faulty_shm_lock(sqlite3_file *file, int offset, int count, int flags)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xShmLock(real, offset, count, flags);
}

static void faulty_shm_barrier(sqlite3_file *file)
{
    sqlite3_file *real = from(file)->real;
    real->pMethods->xShmBarrier(real);
}

static int faulty_shm_unmap(sqlite3_file *file, int remove)
{
    sqlite3_file *real = from(file)->real;
    return real->pMethods->xShmUnmap(real, remove);
}

static const sqlite3_io_methods faulty_methods = {
    .iVersion = 2,
    .xClose = faulty_close,
    .xRead = faulty_read,
    .xWrite = faulty_write,
    .xTruncate = faulty_truncate,
    .xSync = faulty_sync,
    .xFileSize = faulty_size,
    .xLock = faulty_lock,
    .xUnlock = faulty_unlock,
    .xCheckReservedLock = faulty_check_reserved,
    .xFileControl = faulty_control,
    .xSectorSize = faulty_sector,
    .xDeviceCharacteristics = faulty_traits,
    .xShmMap = faulty_shm_map,
    .xShmLock = faulty_shm_lock,
    .xShmBarrier = faulty_shm_barrier,
    .xShmUnmap = faulty_shm_unmap,
};

static int faulty_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags,
                       int *flags_out)
{
    (void)vfs;
    struct faulty_file *faulty = from(file);
    *faulty = (struct faulty_file){.is_main = (flags & SQLITE_OPEN_MAIN_DB) != 0,
                                   .real = (sqlite3_file *)(void *)(faulty + 1)};
    if (fails(true)) {
        return SQLITE_CANTOPEN;
    }
    if (operations_left == 1 && failing == FAULTY_DISK_READ_ONLY &&
        (flags & SQLITE_OPEN_READWRITE) != 0) {
        has_failed = true;
        if (!faulty->is_main) {
            return SQLITE_CANTOPEN;
        }
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    int code = real_vfs->xOpen(real_vfs, name, faulty->real, flags, flags_out);
    if (code == SQLITE_OK) {
        faulty->base.pMethods = &faulty_methods;
    }
    return code;
}

static int faulty_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    (void)vfs;
    return fails(true) ? SQLITE_IOERR_DELETE : real_vfs->xDelete(real_vfs, name, sync);
}

static int faulty_access(sqlite3_vfs *vfs, const char *name, int flags, int *answer)
{
    (void)vfs;
    return fails(false) ? SQLITE_IOERR_ACCESS : real_vfs->xAccess(real_vfs, name, flags, answer);
}

void faulty_disk_install(void)
{
    real_vfs = sqlite3_vfs_find(NULL);
    assert(real_vfs != NULL);
    faulty_vfs = *real_vfs;
    faulty_vfs.zName = "faulty";
    faulty_vfs.szOsFile = (int)sizeof(struct faulty_file) + real_vfs->szOsFile;
    faulty_vfs.pNext = NULL;
    faulty_vfs.xOpen = faulty_open;
    faulty_vfs.xDelete = faulty_delete;
    faulty_vfs.xAccess = faulty_access;
    int code = sqlite3_vfs_register(&faulty_vfs, 1);
    assert(code == SQLITE_OK);
    (void)code;
}

/* ---- memory ---- */

static sqlite3_mem_methods real_memory;
static long allocations_left; /* until the one that fails; 0: none fails */
static bool memory_failed;

static bool allocation_fails(void)
{
    if (allocations_left == 0 || --allocations_left > 0) {
        return false;
    }
    memory_failed = true;
    return true;
}

static void *scarce_malloc(int size)
{
    return allocation_fails() ? NULL : real_memory.xMalloc(size);
}

static void *scarce_realloc(void *block, int size)
{
    return allocation_fails() ? NULL : real_memory.xRealloc(block, size);
}

int faulty_disk_set_up(void **state)
{
    int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real_memory);
    assert(code == SQLITE_OK);
    sqlite3_mem_methods scarce = real_memory;
    scarce.xMalloc = scarce_malloc;
    scarce.xRealloc = scarce_realloc;
    code = sqlite3_config(SQLITE_CONFIG_MALLOC, &scarce);
    assert(code == SQLITE_OK);
    (void)code;
    (void)state;
    faulty_disk_install();
    return 0;
}

void scarce_memory_fail_at(long nth)
{
    allocations_left = nth;
    memory_failed = false;
}

bool scarce_memory_stop(void)
{
    allocations_left = 0;
    return memory_failed;
}

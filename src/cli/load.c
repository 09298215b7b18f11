/* SPDX-License-Identifier: MIT */
/*
 * Reads files whole and hands them to the engine's readers. Leaves where the game's own lie to
 * data.c.
 */
#include "load.h"

#include "data.h"
#include "trounce/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#define READ_STEP 65536

/* Reads what comes, for pipes and other things without a size. Returns an errno, 0 for none. */
static int read_all(int handle, struct content *content)
{
    size_t capacity = 0;
    for (;;) {
        if (capacity - content->size < READ_STEP) {
            capacity = capacity * 2 + READ_STEP;
            void *larger = memory_resize(content->owned, capacity, 1);
            if (larger == NULL) {
                return ENOMEM;
            }
            content->owned = larger;
            content->bytes = larger;
        }
        ssize_t count = read(handle, (char *)content->owned + content->size, READ_STEP);
        if (count == 0) {
            return 0;
        }
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        content->size += count > 0 ? (size_t)count : 0;
    }
}

static int load_handle(int handle, struct content *content)
{
    struct stat about;
    if (fstat(handle, &about) != 0) {
        return errno;
    }
    if (S_ISREG(about.st_mode) && about.st_size > 0) {
        size_t size = (size_t)about.st_size;
        void *pages = mmap(NULL, size, PROT_READ, MAP_PRIVATE, handle, 0);
        if (pages != MAP_FAILED) {
            *content = (struct content){.bytes = pages, .size = size, .mapped = pages};
            return 0;
        }
    }
    return read_all(handle, content);
}

enum outcome load_file(struct cli *cli, const char *name, struct content *content)
{
    *content = (struct content){0};
    int handle = open(name, O_RDONLY | O_CLOEXEC);
    int error = handle < 0 ? errno : load_handle(handle, content);
    if (handle >= 0) {
        close(handle);
    }
    return error == 0 ? OUTCOME_YES : cli_fail(cli, "%s: %s", name, strerror(error));
}

void content_deinit(struct content *content)
{
    if (content->mapped != NULL) {
        munmap(content->mapped, content->size);
    }
    memory_free(content->owned);
    *content = (struct content){0};
}

enum outcome load_words(struct cli *cli, const char *name, struct words *words)
{
    *words = (struct words){0};
    struct data_paths paths;
    if (name == NULL) {
        data_find(cli->program, &paths);
        name = paths.lexicon;
    }
    enum outcome outcome = load_file(cli, name, &words->content);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct fault fault;
    enum status status =
        list_open(words->content.bytes, words->content.size, &words->lexicon, NULL, &fault);
    return status == STATUS_OK ? OUTCOME_YES : cli_fail_fault(cli, name, &fault);
}

void words_deinit(struct words *words)
{
    lexicon_deinit(&words->lexicon);
    content_deinit(&words->content);
}

enum outcome load_simd(struct cli *cli, enum solver_simd *simd)
{
    static const char variable[] = "TROUNCE_SIMD";
    struct fault fault;
    return solver_simd_choose(getenv(variable), simd, &fault) == STATUS_OK
               ? OUTCOME_YES
               : cli_fail_fault(cli, variable, &fault);
}

enum outcome load_solver(struct cli *cli, const struct lexicon *lexicon, struct solver **solver)
{
    enum solver_simd simd;
    *solver = NULL;
    enum outcome outcome = load_simd(cli, &simd);
    if (outcome == OUTCOME_YES && solver_new(lexicon, simd, solver) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    }
    return outcome;
}

enum outcome load_dice(struct cli *cli, const char *name, int count, struct dice *dice)
{
    struct content content;
    enum outcome outcome = load_file(cli, name, &content);
    if (outcome == OUTCOME_YES) {
        struct fault fault;
        if (dice_read(content.bytes, content.size, count, dice, &fault) != STATUS_OK) {
            outcome = cli_fail_fault(cli, name, &fault);
        }
    }
    content_deinit(&content);
    return outcome;
}

enum outcome load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice)
{
    struct data_paths paths;
    char name[DATA_PATH_MAX + 64];
    data_find(cli->program, &paths);
    snprintf(name, sizeof name, "%s/%s.txt", paths.dice, set->name);
    return load_dice(cli, name, set->count, dice);
}

enum outcome load_seed(struct cli *cli, uint64_t *seed)
{
    if (getentropy(seed, sizeof *seed) != 0) {
        return cli_fail(cli, "the system gives no random numbers: %s", strerror(errno));
    }
    return OUTCOME_YES;
}

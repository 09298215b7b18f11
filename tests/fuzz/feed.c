/* SPDX-License-Identifier: MIT */
/*
 * Feeds the files of folders to a fuzzer, in any build.
 *
 *     feed fuzz_board tests/fuzz/board
 */
#include "fuzz.h"

#include <dirent.h>
#include <stdbool.h>
#include <string.h>

#define INPUT_MAX 65536

typedef int fuzzer(const uint8_t *data, size_t size);

#define FUZZER(name) fuzzer name;
#include FEED_FUZZERS
#undef FUZZER

#define FUZZER(name) {#name, name},
static const struct {
    const char *name;
    fuzzer *run;
} fuzzers[] = {
#include FEED_FUZZERS
};

static fuzzer *find_fuzzer(const char *name)
{
    for (size_t i = 0; i < sizeof fuzzers / sizeof fuzzers[0]; i++) {
        if (strcmp(fuzzers[i].name, name) == 0) {
            return fuzzers[i].run;
        }
    }
    return NULL;
}

static bool feed(fuzzer *run, const char *path)
{
    static uint8_t bytes[INPUT_MAX];
    FILE *file = fopen(path, "rb");
    if (!file) {
        return false;
    }
    size_t size = fread(bytes, 1, sizeof bytes, file);
    (void)fclose(file);
    uint8_t *input = malloc(size > 0 ? size : 1); /* exact size, to detect reads past its end */
    if (!input) {
        return false;
    }
    memcpy(input, bytes, size);
    printf("%s\n", path);
    (void)fflush(stdout);
    (void)run(input, size);
    free(input);
    return true;
}

static int feed_folder(fuzzer *run, const char *folder)
{
    int count = 0;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && (entry = readdir(entries));) {
        char path[4096];
        (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        count += entry->d_name[0] != '.' && feed(run, path);
    }
    if (entries) {
        (void)closedir(entries);
    }
    return count;
}

int main(int argc, char **argv)
{
    fuzzer *run = argc > 1 ? find_fuzzer(argv[1]) : NULL;
    int count = 0;
    for (int i = 2; run && i < argc; i++) {
        int fed = feed_folder(run, argv[i]);
        count += fed > 0 ? fed : feed(run, argv[i]);
    }
    printf("%d inputs\n", count);
    return count > 0 ? 0 : 1;
}

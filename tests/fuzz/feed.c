/* SPDX-License-Identifier: MIT */
/*
 * Feeds the files of folders to a fuzzer, in any build.
 *
 *     fuzz_board tests/fuzz/board
 */
#include "fuzz.h"

#include <dirent.h>
#include <stdbool.h>
#include <string.h>

#define INPUT_MAX 65536

static bool feed(const char *path)
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
    (void)LLVMFuzzerTestOneInput(input, size);
    free(input);
    return true;
}

static int feed_folder(const char *folder)
{
    int count = 0;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && (entry = readdir(entries));) {
        char path[4096];
        (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        count += entry->d_name[0] != '.' && feed(path);
    }
    if (entries) {
        (void)closedir(entries);
    }
    return count;
}

int main(int argc, char **argv)
{
    int count = 0;
    for (int i = 1; i < argc; i++) {
        int fed = feed_folder(argv[i]);
        count += fed > 0 ? fed : feed(argv[i]);
    }
    printf("%d inputs\n", count);
    return count > 0 ? 0 : 1;
}

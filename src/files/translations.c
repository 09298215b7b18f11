/* SPDX-License-Identifier: MIT */
/*
 * A folder of .mo files, each named by the code of its language.
 */
#include "translations.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *left, const void *right)
{
    const struct translation *a = left;
    const struct translation *b = right;
    return strcmp(a->code, b->code);
}

/* The code of a file "de.mo"; false: it is none. */
static bool read_code(const char *name, char code[TRANSLATION_CODE_MAX])
{
    size_t length = strlen(name);
    if (length < 4 || length - 3 >= TRANSLATION_CODE_MAX || strcmp(name + length - 3, ".mo") != 0 ||
        name[0] == '.') {
        return false;
    }
    memcpy(code, name, length - 3);
    code[length - 3] = '\0';
    return true;
}

void translations_open(struct translations *translations, const char *folder)
{
    *translations = (struct translations){0};
    DIR *listed = opendir(folder);
    if (!listed) {
        return;
    }
    for (struct dirent *entry;
         (entry = readdir(listed)) && translations->count < TRANSLATIONS_MAX;) {
        struct translation *next = &translations->list[translations->count];
        char path[FILE_PATH_MAX];
        char fault[FILE_FAULT_MAX];
        bool fits = read_code(entry->d_name, next->code) &&
                    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) < FILE_PATH_MAX;
        if (fits && file_open(&next->file, path, fault)) {
            translations->count++;
        }
    }
    (void)closedir(listed);
    qsort(translations->list, (size_t)translations->count, sizeof *translations->list, compare);
}

void translations_close(struct translations *translations)
{
    for (int i = 0; i < translations->count; i++) {
        file_close(&translations->list[i].file);
    }
    translations->count = 0;
}

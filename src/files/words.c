/* SPDX-License-Identifier: MIT */
/*
 * Opens lists of words. Leaves the question which to those who ask.
 */
#include "words.h"

#include <string.h>

bool words_open(struct words *words, const char *path, struct list_report *report,
                char fault[FILE_FAULT_MAX])
{
    struct fault why;
    memset(words, 0, sizeof *words);
    if (!file_open(&words->file, path, fault)) {
        return false;
    }
    enum status status =
        list_open(words->file.bytes, words->file.size, &words->lexicon, report, &why);
    if (status != STATUS_OK) {
        (void)fault_format(&why, path, fault, FILE_FAULT_MAX);
        file_close(&words->file);
        memset(words, 0, sizeof *words);
        return false;
    }
    return true;
}

void words_close(struct words *words)
{
    lexicon_deinit(&words->lexicon);
    file_close(&words->file);
}

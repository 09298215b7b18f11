/* SPDX-License-Identifier: MIT */
/*
 * Opens lists of words. Leaves the question which to those who ask.
 */
#include "words.h"

#include <string.h>

/* Takes the words out of the file that was opened, or closes it. */
static bool take_words(struct words *words, const char *path, struct list_report *report,
                       char fault[FILE_FAULT_MAX])
{
    struct fault why;
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

bool words_open_own(struct words *words, const char *path, char fault[FILE_FAULT_MAX])
{
    memset(words, 0, sizeof *words);
    return file_map(&words->file, path, fault) && take_words(words, path, NULL, fault);
}

bool words_open(struct words *words, const char *path, struct list_report *report,
                char fault[FILE_FAULT_MAX])
{
    memset(words, 0, sizeof *words);
    return file_open(&words->file, path, fault) && take_words(words, path, report, fault);
}

void words_close(struct words *words)
{
    lexicon_deinit(&words->lexicon);
    file_close(&words->file);
}

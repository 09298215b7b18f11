/* SPDX-License-Identifier: MIT */
/*
 * Opens lists of words.
 */
#include "words.h"

#include "disk.h"
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void words_report(const char *path, const struct list_report *seen, struct message *notice)
{
    size_t count = seen->passed_over_count;
    notice->format = NULL;
    if (count > 0 && seen->first_passed_line == 0) {
        message_set(notice, N_("%.80s: skipped words of more than %d letters"), disk_name(path),
                    WORD_LETTERS_MAX);
    } else if (count > 0) {
        message_set(notice,
                    count == 1 ? N_("%.80s: skipped %zu line that is not a word, the first in "
                                    "line %zu")
                               : N_("%.80s: skipped %zu lines that are not words, the first "
                                    "in line %zu"),
                    disk_name(path), count, seen->first_passed_line);
    }
    if (seen->first_bytes_line > 0) {
        message_set(notice, N_("%p; line %zu is not in UTF-8 but perhaps in Latin-1"),
                    message_in(notice), seen->first_bytes_line);
    }
}

static bool open_list(struct words *words, const struct alphabet *alphabet, const char *path,
                      bool is_language, struct message *fault)
{
    struct file *file = &words->file;
    struct list_report seen = {.word_count = 0};
    struct fault why;
    memset(words, 0, sizeof *words);
    if (!file_open_given(file, path, fault)) {
        return false;
    }
    enum status status =
        is_language
            ? list_open_language(&words->lexicon, alphabet, file->bytes, file->size, &seen, &why)
            : list_open(&words->lexicon, alphabet, file->bytes, file->size, &seen, &why);
    if (status != STATUS_OK || words->lexicon.owned) { /* it does not use the file's bytes */
        file_close(file);
    }
    if (status != STATUS_OK) {
        fault_describe(&why, path, fault);
        return false;
    }
    words_report(path, &seen, &words->skipped);
    return true;
}

bool words_open(struct words *words, const struct alphabet *alphabet, const char *path,
                struct message *fault)
{
    return open_list(words, alphabet, path, false, fault);
}

bool words_open_language(struct words *words, const struct alphabet *alphabet, const char *path,
                         struct message *fault)
{
    return open_list(words, alphabet, path, true, fault);
}

void words_close(struct words *words)
{
    lexicon_deinit(&words->lexicon);
    file_close(&words->file);
    words->skipped.format = NULL;
}

/* --- lists that a player names --- */

bool words_open_chosen(struct words *words, const struct alphabet *alphabet, const char *path,
                       struct message *fault)
{
    memset(words, 0, sizeof *words);
    return file_may_be(path, fault) && words_open(words, alphabet, path, fault);
}

static int hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9') {
        return digit - '0';
    }
    int letter = tolower((unsigned char)digit);
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/* Decodes %20 and the like in place. */
static void decode(char *text)
{
    char *to = text;
    for (const char *at = text; *at; at++) {
        int high = *at == '%' ? hex_digit(at[1]) : -1;
        int low = high >= 0 ? hex_digit(at[2]) : -1;
        if (low >= 0 && high * 16 + low > 0) {
            *to++ = (char)(high * 16 + low);
            at += 2;
        } else {
            *to++ = *at;
        }
    }
    *to = '\0';
}

/* Strips blanks and quotes from a path that was pasted. */
static void strip(const char *text, char *bare, size_t size)
{
    static const char around[] = " \t\r\n'\"";
    text += strspn(text, around);
    size_t length = strlen(text);
    while (length > 0 && strchr(around, text[length - 1])) {
        length--;
    }
    (void)snprintf(bare, size, "%.*s", length < size ? (int)length : 0, text);
}

char *words_path(const char *text, char path[FILE_PATH_MAX])
{
    static const char address[] = "file://";
    char bare[FILE_PATH_MAX];
    char named[2 * FILE_PATH_MAX];
    char home[FILE_PATH_MAX];
    char whole[DISK_PATH_MAX];
    strip(text, bare, sizeof bare);
    if (strncmp(bare, address, sizeof address - 1) == 0) {
        decode(bare);
        (void)snprintf(named, sizeof named, "%s", bare + sizeof address - 1);
    } else if (bare[0] == '~' && bare[1] == '/' && machine_home(home, sizeof home)) {
        (void)snprintf(named, sizeof named, "%s%s", home, bare + 1);
    } else {
        (void)snprintf(named, sizeof named, "%s", bare);
    }
    /* A missing file keeps its name, for the message. */
    const char *found = disk_whole_path(named, whole) ? whole : named;
    size_t length = strlen(found);
    path[0] = '\0';
    if (length < FILE_PATH_MAX) {
        memcpy(path, found, length + 1);
    }
    return path;
}

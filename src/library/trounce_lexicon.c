/* SPDX-License-Identifier: MIT */
/*
 * Word lists, from files, from bytes and of the languages that come with the game.
 */
#include "trounce_lexicon.h"

#include "disk.h"
#include "error.h"
#include "machine.h"
#include "word.h"

#include "trounce/lexicon_io.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

const struct alphabet *letters_of(const trounce_lexicon *lexicon)
{
    return lexicon ? &lexicon->alphabet : &alphabet_english;
}

void trounce_lexicon_free(trounce_lexicon *lexicon)
{
    if (!lexicon) {
        return;
    }
    if (lexicon->files) {
        languages_close(lexicon->files);
        memory_free(lexicon->files);
    } else {
        lexicon_deinit(&lexicon->lexicon);
    }
    memory_free(lexicon->bytes);
    memory_free(lexicon);
}

/* Opens a list in `bytes`, which the lexicon then owns; on failure they are freed. */
static enum trounce_status open_list(void *bytes, size_t size, const char *name,
                                     const trounce_lexicon *letters, trounce_lexicon **lexicon)
{
    struct fault fault = {.status = STATUS_NO_MEMORY};
    trounce_lexicon *made = memory_new(1, sizeof *made);
    enum status status = STATUS_NO_MEMORY;
    if (made) {
        made->alphabet = *letters_of(letters);
        status = list_open_language(&made->lexicon, &made->alphabet, bytes, size, NULL, &fault);
    }
    if (status != STATUS_OK) {
        memory_free(bytes);
        memory_free(made);
        return error_fault(status, &fault, name);
    }
    made->bytes = bytes;
    if (made->lexicon.owned) { /* it does not use them */
        memory_free(bytes);
        made->bytes = NULL;
    }
    *lexicon = made;
    return TROUNCE_OK;
}

enum trounce_status trounce_lexicon_open_file(const char *path, const trounce_lexicon *letters,
                                              trounce_lexicon **lexicon)
{
    if (!path || !lexicon) {
        return error_invalid(__func__);
    }
    struct file file;
    struct message why;
    if (!file_open_given(&file, path, &why)) {
        return error_message(TROUNCE_STORAGE, &why);
    }
    return open_list(file.bytes, file.size, path, letters, lexicon);
}

enum trounce_status trounce_lexicon_open_bytes(const void *bytes, size_t size,
                                               const trounce_lexicon *letters,
                                               trounce_lexicon **lexicon)
{
    if ((!bytes && size > 0) || !lexicon) {
        return error_invalid(__func__);
    }
    void *copy = memory_new(size, 1);
    if (!copy) {
        return error_status(STATUS_NO_MEMORY);
    }
    if (size > 0) {
        memcpy(copy, bytes, size);
    }
    if (image_is_foreign(copy, size)) {
        image_byteswap(copy, size);
    }
    return open_list(copy, size, "list", letters, lexicon);
}

/* Finds the words beside the library, as in a build folder, or where it is installed with them, be
 * that moved or not. */
static bool find_words(struct paths *paths)
{
    char library[FILE_PATH_MAX];
    char folder[FILE_PATH_MAX + sizeof TROUNCE_DATA_FROM_LIBRARY];
    static const char *const places[] = {"", TROUNCE_DATA_FROM_LIBRARY};
    if (machine_library(library, sizeof library)) {
        size_t length = (size_t)(disk_name(library) - library);
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            (void)snprintf(folder, sizeof folder, "%.*s%s", (int)length, library, places[i]);
            size_t end = disk_folder_length(folder);
            folder[end] = '\0';
            if (paths_below(paths, end > 0 ? folder : ".") && disk_is_there(paths->lexicon)) {
                return true;
            }
        }
    }
    return paths_below(paths, TROUNCE_DATA_DIR);
}

enum trounce_status trounce_lexicon_open_language(const char *folder, const char *code,
                                                  trounce_lexicon **lexicon)
{
    struct paths paths;
    if (!code || !lexicon || !(folder ? paths_below(&paths, folder) : find_words(&paths))) {
        return error_invalid(__func__);
    }
    trounce_lexicon *made = memory_new(1, sizeof *made);
    struct language_files *files = memory_new(1, sizeof *files);
    if (!made || !files) {
        memory_free(made);
        memory_free(files);
        return error_status(STATUS_NO_MEMORY);
    }
    struct message notice;
    struct message why;
    if (!languages_open(files, &paths, code, LANGUAGE_WORDS, &notice, &why)) {
        memory_free(made);
        memory_free(files);
        return error_message(TROUNCE_MISSING, &why);
    }
    made->files = files;
    made->alphabet = *files->language.alphabet;
    made->lexicon = *files->language.lexicon;
    *lexicon = made;
    return TROUNCE_OK;
}

size_t trounce_lexicon_size(const trounce_lexicon *lexicon)
{
    if (!lexicon) {
        (void)error_invalid(__func__);
        return 0;
    }
    return lexicon_size(&lexicon->lexicon);
}

bool trounce_lexicon_contains(const trounce_lexicon *lexicon, const char *word)
{
    if (!lexicon || !word) {
        (void)error_invalid(__func__);
        return false;
    }
    struct word read;
    size_t wrong;
    bool is_there = word_try(&read, &lexicon->alphabet, word, &wrong) == STATUS_OK &&
                    lexicon_contains(&lexicon->lexicon, read.letters, read.length);
    word_free(&read);
    return is_there;
}

/* Follows letters down from the root, as far as there are nodes. */
static bool has_prefix(const struct lexicon *lexicon, const struct word *word)
{
    uint32_t node = LEXICON_ROOT;
    for (size_t i = 0; i < word->length; i++) {
        unsigned letter = (unsigned char)word->letters[i] - (unsigned)'a';
        if (i >= WORD_LETTERS_MAX || !lexicon_has_letter(lexicon, node, letter)) {
            return false;
        }
        node = lexicon_child(lexicon, node, letter);
    }
    return true;
}

bool trounce_lexicon_has_prefix(const trounce_lexicon *lexicon, const char *letters)
{
    if (!lexicon || !letters) {
        (void)error_invalid(__func__);
        return false;
    }
    struct word word;
    size_t wrong;
    bool is_there = word_try(&word, &lexicon->alphabet, letters, &wrong) == STATUS_OK &&
                    has_prefix(&lexicon->lexicon, &word);
    word_free(&word);
    return is_there;
}

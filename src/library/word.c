/* SPDX-License-Identifier: MIT */
/*
 * Reads words of any length.
 */
#include "word.h"

#include "trounce/memory.h"

#include <string.h>

enum status word_try(struct word *word, const struct alphabet *alphabet, const char *text,
                     size_t *wrong)
{
    size_t size = strlen(text);
    size_t room = WORD_ROOM - 1;
    word->letters = word->room;
    word->room[0] = '\0';
    word->length = 0;
    if (size > room / ALPHABET_FACE_LETTERS) { /* the most letters that a byte stands for */
        room = size <= SIZE_MAX / 4 ? size * ALPHABET_FACE_LETTERS : SIZE_MAX - 1;
        word->letters = memory_new(room + 1, 1);
        if (!word->letters) {
            return STATUS_NO_MEMORY;
        }
    }
    size_t count = 0;
    enum status status = alphabet_encode(alphabet, text, size, word->letters, room, &count);
    word->length = status == STATUS_OK ? count : 0;
    *wrong = count;
    return status;
}

enum trounce_status word_read(struct word *word, const struct alphabet *alphabet, const char *text)
{
    size_t wrong = 0;
    enum status status = word_try(word, alphabet, text, &wrong);
    if (status != STATUS_SYNTAX) {
        return error_status(status);
    }
    struct fault fault;
    fault_at_line(&fault, STATUS_SYNTAX, 1, wrong + 1, "this is no letter");
    return error_fault(STATUS_SYNTAX, &fault, "word");
}

void word_free(struct word *word)
{
    if (word->letters != word->room) {
        memory_free(word->letters);
    }
}

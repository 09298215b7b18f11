/* SPDX-License-Identifier: MIT */
/*
 * Words as callers write them, in UTF-8, and as the engine does, in letters.
 */
#ifndef LIBRARY_WORD_H
#define LIBRARY_WORD_H

#include "error.h"

#include "trounce/alphabet.h"

#define WORD_ROOM 256

/* A word in letters. It must not be moved. */
struct word {
    char *letters; /* NUL-terminated */
    size_t length;
    char room[WORD_ROOM];
};

/*
 * Reads a text of any length. TROUNCE_SYNTAX with the column of what is no letter,
 * TROUNCE_NO_MEMORY; both are described. End with word_free, also after a failure.
 */
enum trounce_status word_read(struct word *word, const struct alphabet *alphabet, const char *text);

/* The same without a description. */
enum status word_try(struct word *word, const struct alphabet *alphabet, const char *text,
                     size_t *wrong);

/* Frees the letters. */
void word_free(struct word *word);

#endif

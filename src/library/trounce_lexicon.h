/* SPDX-License-Identifier: MIT */
/*
 * What is behind a lexicon.
 */
#ifndef LIBRARY_TROUNCE_LEXICON_H
#define LIBRARY_TROUNCE_LEXICON_H

#include "trounce.h"

#include "trounce/lexicon.h"

#include "languages.h"

/* Words with the letters, and the bytes that a packed list is used in. */
struct trounce_lexicon {
    struct alphabet alphabet;
    struct lexicon lexicon;
    struct language_files *files; /* of a language; NULL: none */
    void *bytes;                  /* of a list; NULL: none */
};

/* The letters of a lexicon, or of English if it is NULL. */
const struct alphabet *letters_of(const trounce_lexicon *lexicon);

#endif

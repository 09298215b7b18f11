/* SPDX-License-Identifier: MIT */
/*
 * Whether a word that contains another is derived from it: TIRES and TIRED of TIRE, but not SATIRE.
 */
#ifndef ENGINE_COACH_KIN_H
#define ENGINE_COACH_KIN_H

#include "trounce/alphabet.h"

#include <stdbool.h>
#include <stddef.h>

/* Returns whether `text`, which contains `word` after its first `before` letters, is `word` with
 * endings and beginnings of the language, both in letter codes. In a language whose endings are
 * unknown nothing is. */
bool coach_is_kin(const char *language, const struct alphabet *alphabet, const char *word,
                  const char *text, size_t before);

#endif

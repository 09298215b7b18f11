/* SPDX-License-Identifier: MIT */
/*
 * Which endings and beginnings the coach looks for in a language.
 */
#ifndef ENGINE_COACH_AFFIXES_H
#define ENGINE_COACH_AFFIXES_H

#define AFFIXES_MAX 12 /* of each kind in a language */

/* UTF-8, in lower case, each followed by a blank but the last. */
struct affixes {
    const char *language;
    const char *endings;
    const char *beginnings;
};

/* Returns those of a language; without any if it is not known. */
const struct affixes *affixes_of(const char *language);

#endif

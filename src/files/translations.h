/* SPDX-License-Identifier: MIT */
/*
 * The files with what the window says in other languages. Leaves what is in them to the app.
 */
#ifndef FILES_TRANSLATIONS_H
#define FILES_TRANSLATIONS_H

#include "file.h"

#define TRANSLATIONS_MAX     16
#define TRANSLATION_CODE_MAX 16

struct translation {
    char code[TRANSLATION_CODE_MAX]; /* "de" of de.mo */
    struct file file;
};

struct translations {
    int count;
    struct translation list[TRANSLATIONS_MAX];
};

/* Reads the .mo files of a folder, in the order of their names; what cannot be read is left out,
 * and so is all past TRANSLATIONS_MAX. Ends with translations_close. */
void translations_open(struct translations *translations, const char *folder);

/* Releases the memory; `translations` may be zeroed or closed already. */
void translations_close(struct translations *translations);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The languages of the window as tests use them: each text of po/ between invisible marks, and one
 * language that is half as long again as English.
 */
#ifndef TESTS_MARKED_H
#define TESTS_MARKED_H

#include "rig.h"
#include "text_boxes.h"

#define MARKED_MAX      32
#define MARKED_TEXT_MAX 1024

/* The long one is the first, with the code "long"; English has none. */
struct marked_languages {
    struct app_language list[MARKED_MAX];
    void *bytes[MARKED_MAX];
    int count;
};

extern struct marked_languages marked;

/* Open all of them and free them again, before and after a test of cmocka. */
int marked_open(void **state);
int marked_close(void **state);

/* Copies a text without its marks, as far as it fits. A letter that makes it longer stays, as one
 * byte. */
void marked_plain(const char *text, char plain[MARKED_TEXT_MAX]);

/* Reports each text that is cut: it ends in an ellipsis, or its opening mark is not closed, in the
 * same text or in the lines after it. Skips notices, which may continue in the next one. */
void marked_check(const struct rig *rig, text_fault *report, void *context);

#endif

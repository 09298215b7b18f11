/* SPDX-License-Identifier: MIT */
/*
 * What the fuzzers share: a check that stays in every build, and bytes that are taken one by one.
 * Leaves the finding of bytes to libFuzzer, and files of them to feed.c.
 */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the program with the place of what does not hold. */
#define require(holds)                                                                             \
    ((holds) ? (void)0                                                                             \
             : (fprintf(stdout, "%s:%d: not so: %s\n", __FILE__, __LINE__, #holds),                \
                (void)fflush(stdout), abort()))

/* Bytes of an input that are not used yet. */
struct fuzz_bytes {
    const uint8_t *at;
    const uint8_t *end;
};

/* The next byte; 0 behind the last one. */
static inline unsigned fuzz_byte(struct fuzz_bytes *bytes)
{
    return bytes->at < bytes->end ? *bytes->at++ : 0;
}

/* The next so many bytes, or as many as are left, as a text without a 0 in `text`, which has room
 * for `most` and its end. */
static inline const char *fuzz_text(struct fuzz_bytes *bytes, size_t most, char *text)
{
    size_t length = 0;
    while (length < most && bytes->at < bytes->end && *bytes->at != 0) {
        text[length++] = (char)*bytes->at++;
    }
    text[length] = '\0';
    return text;
}

#endif

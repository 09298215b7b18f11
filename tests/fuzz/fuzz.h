/* SPDX-License-Identifier: MIT */
/*
 * What the fuzzers share: a check that stays in every build, and taking bytes one by one. Leaves
 * generating inputs to libFuzzer, and files of inputs to feed.c.
 */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Prints the location and ends the program if the condition is false. */
#define require(holds)                                                                             \
    ((holds) ? (void)0                                                                             \
             : (fprintf(stdout, "%s:%d: not so: %s\n", __FILE__, __LINE__, #holds),                \
                (void)fflush(stdout), abort()))

/* The unused bytes of an input. */
struct fuzz_bytes {
    const uint8_t *at;
    const uint8_t *end;
};

/* Returns the next byte; 0 at the end. */
static inline unsigned fuzz_byte(struct fuzz_bytes *bytes)
{
    return bytes->at < bytes->end ? *bytes->at++ : 0;
}

/* Takes up to `most` bytes that are not 0 as a string in `text`, which has room for `most` and its
 * end. */
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

/* SPDX-License-Identifier: MIT */
/*
 * Runs one file of tests:
 *
 *     run_tests test_board [PATTERN]
 *
 * With a pattern, in which * and ? are wildcards, runs only the tests whose names match it. The
 * file's name is also put into the environment, for tests that start this program again.
 */
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define NAME_VARIABLE "TROUNCE_TEST"

/* LeakSanitizer asks for these: fontconfig loses a little of its configuration. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_options(void);

const char *__lsan_default_suppressions(void)
{
    return "leak:libfontconfig\n";
}

const char *__lsan_default_options(void)
{
    return "print_suppressions=0";
}

#define RUN(name) int main_##name(int argc, char **argv);
#include RUNNER_TESTS
#undef RUN

#define RUN(name) {#name, main_##name},
static const struct test_file {
    const char *name;
    int (*run)(int argc, char **argv);
} files[] = {
#include RUNNER_TESTS
};

static const struct test_file *find_file(const char *name)
{
    for (size_t i = 0; name && i < sizeof files / sizeof files[0]; i++) {
        if (strcmp(files[i].name, name) == 0) {
            return &files[i];
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    const struct test_file *file = find_file(argc > 1 ? argv[1] : NULL);
    if (file && setenv(NAME_VARIABLE, file->name, 1) == 0) {
        if (argc > 2) {
            cmocka_set_test_filter(argv[2]);
        }
        return file->run(1, argv);
    }
    file = find_file(getenv(NAME_VARIABLE));
    if (file) {
        return file->run(argc, argv);
    }
    (void)fprintf(stderr, "Usage: %s FILE [PATTERN], where FILE is one of\n", argv[0]);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        (void)fprintf(stderr, "    %s\n", files[i].name);
    }
    return 2;
}

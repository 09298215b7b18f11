/* SPDX-License-Identifier: MIT */
/*
 * A folder of translations: which of its files are read, and in which order. Leaves what is in them
 * to test_tr.c.
 */
#include "translations.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static void put(const char *folder, const char *name)
{
    char path[300];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *stream = fopen(path, "w");
    assert_non_null(stream);
    assert_true(fputs(name, stream) >= 0);
    assert_int_equal(fclose(stream), 0);
}

static void test_folder(void **state)
{
    static const char *const names[] = {"fr.mo", "de.mo", "pt_BR.mo", ".mo",
                                        "pl.po", "mo",    ".x.mo",    "much-too-long-a-code.mo",
                                        "plain"};
    (void)state;
    char folder[] = "/tmp/trounce-translations-XXXXXX";
    char path[300];
    struct translations found;
    assert_non_null(mkdtemp(folder));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        put(folder, names[i]);
    }
    (void)snprintf(path, sizeof path, "%s/es.mo", folder);
    assert_int_equal(mkdir(path, 0700), 0); /* no file */
    translations_open(&found, folder);
    assert_int_equal(found.count, 3);
    assert_string_equal(found.list[0].code, "de");
    assert_string_equal(found.list[1].code, "fr");
    assert_string_equal(found.list[2].code, "pt_BR");
    assert_int_equal(found.list[2].file.size, strlen("pt_BR.mo"));
    assert_memory_equal(found.list[2].file.bytes, "pt_BR.mo", strlen("pt_BR.mo"));
    translations_close(&found);
    translations_close(&found);
    (void)rmdir(path);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        assert_int_equal(unlink(path), 0);
    }
    assert_int_equal(rmdir(folder), 0);
}

static void test_no_folder(void **state)
{
    (void)state;
    struct translations found;
    translations_open(&found, "/nowhere/at/all");
    assert_int_equal(found.count, 0);
    translations_close(&found);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_folder),
        cmocka_unit_test(test_no_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * Tests of errands: exports of the history, to where they can be and to where they cannot.
 */
#include "errands.h"

#include "app_desk.h"
#include "rig.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

/* A game that keeps nothing, so that exports go to a home folder of its own. */
struct place {
    struct rig rig;
    struct paths paths;
    struct errands errands;
    char home[64];
};

static int begin(void **state)
{
    static struct place place;
    rig_init(&place.rig);
    assert_true(rig_add_word(&place.rig, "cat", 10, false));
    assert_int_equal(rig_open(&place.rig), STATUS_OK);
    assert_int_equal(store_open(NULL, &place.errands.store, NULL), STATUS_OK);
    place.errands.paths = &place.paths;
    (void)snprintf(place.home, sizeof place.home, "/tmp/trounce-errands-XXXXXX");
    assert_non_null(mkdtemp(place.home));
    (void)setenv("HOME", place.home, 1);
    *state = &place;
    return 0;
}

static int end(void **state)
{
    struct place *place = *state;
    store_close(place->errands.store);
    rig_deinit(&place->rig);
    return rmdir(place->home);
}

static const struct answers *export_as(struct place *place, const char *format)
{
    errands_export(&place->errands, place->rig.app, format);
    return &app_desk(place->rig.app)->answers;
}

static void test_an_export_goes_home(void **state)
{
    struct place *place = *state;
    struct stat status;
    const struct answers *answers = export_as(place, "csv");
    assert_false(answers->export_failed);
    assert_int_equal(strncmp(answers->export_line, place->home, strlen(place->home)), 0);
    assert_int_equal(stat(answers->export_line, &status), 0);
    assert_true(status.st_size > 0);

    /* A pipe in its place is neither opened nor replaced. */
    assert_int_equal(unlink(answers->export_line), 0);
    assert_int_equal(mkfifo(answers->export_line, 0600), 0);
    char path[FILE_FAULT_MAX];
    (void)snprintf(path, sizeof path, "%s", answers->export_line);
    answers = export_as(place, "csv");
    assert_true(answers->export_failed);
    assert_non_null(strstr(answers->export_line, "it is a pipe"));
    assert_int_equal(unlink(path), 0);
}

static void test_a_home_that_is_too_long(void **state)
{
    struct place *place = *state;
    char home[5001] = "/";
    memset(home + 1, 'a', sizeof home - 2);
    (void)setenv("HOME", home, 1);
    const struct answers *answers = export_as(place, "json");
    assert_true(answers->export_failed);
    assert_non_null(strstr(answers->export_line, "File name too long"));
    (void)setenv("HOME", place->home, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_export_goes_home),
        cmocka_unit_test(test_a_home_that_is_too_long),
    };
    return cmocka_run_group_tests(tests, begin, end);
}

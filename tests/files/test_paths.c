/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files and the player's lie. Leaves reading them to test_file.c, and a
 * program in its tree to the tests of the text commands.
 */
#include "paths.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* This program does not lie where the build puts the game: from there no tree is to be seen. */
static void test_an_installed_game(void **state)
{
    (void)state;
    struct paths paths;
    paths_find(&paths, "trounce");
    size_t length = strlen(paths.lexicon) - strlen("/trounce.lexicon");
    assert_string_equal(paths.lexicon + length, "/trounce.lexicon");
    char wanted[FILE_PATH_MAX];
    (void)snprintf(wanted, sizeof wanted, "%.*s/dice", (int)length, paths.lexicon);
    assert_string_equal(paths.dice, wanted);
    (void)snprintf(wanted, sizeof wanted, "%.*s/trounce.glosses", (int)length, paths.lexicon);
    assert_string_equal(paths.glosses, wanted);
}

static void set_or_not(const char *variable, const char *value)
{
    assert_int_equal(value != NULL ? setenv(variable, value, 1) : unsetenv(variable), 0);
}

static void test_the_players_folder(void **state)
{
    (void)state;
    static char long_name[FILE_PATH_MAX];
    memset(long_name, 'x', sizeof long_name - 1);
    static const struct {
        const char *data;
        const char *home;
        const char *found;
    } cases[] = {
        {"", "/a", "/a/.local/share/trounce"},
        {NULL, "/a", "/a/.local/share/trounce"},
        {NULL, "/a/", "/a/.local/share/trounce"},
        {NULL, "/", "/.local/share/trounce"},
        {"/b", "/a", "/b/trounce"},
        {"/b/", "/a", "/b/trounce"},
        {"/b", NULL, "/b/trounce"},
        {NULL, NULL, ""},
        {"", "", ""},
        {long_name, "/a", ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct paths paths;
        set_or_not("XDG_DATA_HOME", cases[i].data);
        set_or_not("HOME", cases[i].home);
        paths_find(&paths, "trounce");
        assert_string_equal(paths.player, cases[i].found);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_installed_game),
        cmocka_unit_test(test_the_players_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

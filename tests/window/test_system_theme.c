/* SPDX-License-Identifier: MIT */
/*
 * What desktops write down about their looks. Leaves reading their files to the program.
 */
#include "system_theme.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Dark, as the game is when nothing is told. */
static enum theme_id theme_of(const struct system_hints *hints)
{
    enum theme_id theme = THEME_DARK;
    (void)system_theme_of(hints, &theme);
    return theme;
}

static enum theme_id of_gtk(const char *ini)
{
    struct system_hints hints = {.gtk_3 = ini};
    return theme_of(&hints);
}

static enum theme_id of_kde(const char *ini)
{
    struct system_hints hints = {.kdeglobals = ini};
    return theme_of(&hints);
}

static void test_nothing_is_dark(void **state)
{
    (void)state;
    struct system_hints hints = {0};
    assert_int_equal(theme_of(&hints), THEME_DARK);
    assert_int_equal(of_gtk(""), THEME_DARK);
    assert_int_equal(of_gtk("[Settings]\n"), THEME_DARK);
    assert_int_equal(of_gtk("[Settings"), THEME_DARK);
    assert_int_equal(of_gtk("[Other]\ngtk-theme-name=Adwaita\n"), THEME_DARK);
    assert_int_equal(of_kde("[General]\nName=x\n"), THEME_DARK);
}

static void test_gtk(void **state)
{
    (void)state;
    assert_int_equal(of_gtk("[Settings]\ngtk-theme-name=Adwaita\n"), THEME_LIGHT);
    assert_int_equal(of_gtk("[Settings]\r\n gtk=1\r\ngtk-theme-name = Arc-Dark\r\n"), THEME_DARK);
    assert_int_equal(of_gtk("[Settings]\ngtk-theme-name=HighContrast"), THEME_CONTRAST);
    assert_int_equal(of_gtk("[Settings]\ngtk-application-prefer-dark-theme=1"), THEME_DARK);
    assert_int_equal(of_gtk("[Settings]\ngtk-application-prefer-dark-theme=true\n"
                            "gtk-theme-name=Adwaita\n"),
                     THEME_DARK);
    assert_int_equal(of_gtk("[Settings]\ngtk-application-prefer-dark-theme=0\n"), THEME_LIGHT);
}

static void test_kde(void **state)
{
    (void)state;
    assert_int_equal(of_kde("[Colors:Window]\nBackgroundNormal=239,240,241\n"), THEME_LIGHT);
    assert_int_equal(of_kde("[Colors:Window]\nBackgroundNormal=35,38,41\n"), THEME_DARK);
    assert_int_equal(of_kde("[General]\nColorScheme=BreezeDark\n"), THEME_DARK);
    assert_int_equal(of_kde("[General]\nColorScheme=BreezeLight\n"), THEME_LIGHT);
    assert_int_equal(of_kde("[Colors:Window]\nBackgroundNormal=none\n[General]\n"
                            "ColorScheme=BreezeLight\n"),
                     THEME_LIGHT);
}

static void test_who_comes_first(void **state)
{
    (void)state;
    struct system_hints hints = {
        .gtk_theme = "Adwaita:dark",
        .gtk_4 = "[Settings]\ngtk-theme-name=Adwaita\n",
        .gtk_3 = "[Settings]\ngtk-theme-name=Adwaita-dark\n",
        .kdeglobals = "[General]\nColorScheme=BreezeDark\n",
    };
    assert_int_equal(theme_of(&hints), THEME_DARK);
    hints.gtk_theme = "Adwaita";
    assert_int_equal(theme_of(&hints), THEME_LIGHT);
    hints.gtk_theme = "";
    assert_int_equal(theme_of(&hints), THEME_LIGHT);
    hints.is_kde = true;
    assert_int_equal(theme_of(&hints), THEME_DARK);
    hints.is_kde = false;
    hints.gtk_4 = NULL;
    hints.kdeglobals = "[General]\nColorScheme=BreezeLight\n";
    assert_int_equal(theme_of(&hints), THEME_DARK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_dark),
        cmocka_unit_test(test_gtk),
        cmocka_unit_test(test_kde),
        cmocka_unit_test(test_who_comes_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

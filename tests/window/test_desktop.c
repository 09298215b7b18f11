/* SPDX-License-Identifier: MIT */
/*
 * The look of the desktop by a gsettings that is none: one that answers this or that, nonsense,
 * nothing, or never. Time is what the tests say, so that none of them depends on how fast the
 * machine is. Leaves files to test_system_theme.c.
 */
#include "desktop.h"
#include "rig.h"
#include "system_theme.h"

#include <dirent.h>
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define SAYS(scheme, gtk)                                                                          \
    "case $3 in color-scheme) echo \"'" scheme "'\" ;; gtk-theme) echo \"'" gtk "'\" ;; esac"

/* With the switch for high contrast, which has no quotes. */
#define SAYS_CONTRAST(contrast, scheme)                                                            \
    "case $3 in high-contrast) echo " contrast " ;; color-scheme) echo \"'" scheme "'\" ;; esac"

/* Looks, a thousand a second at the most: for a program that would never answer. */
#define PATIENCE 600000

static char folder[] = "/tmp/trounce-test-XXXXXX";

static const char *path_of(const char *name)
{
    static char path[200];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* Makes `text` the program that is asked, which notes that it was in the file asked; NULL: there is
 * no such program. */
static void set_gsettings(const char *text)
{
    (void)remove(path_of("gsettings"));
    (void)remove(path_of("asked"));
    if (text) {
        FILE *file = fopen(path_of("gsettings"), "w");
        assert_non_null(file);
        assert_true(fprintf(file, "#!/bin/sh\necho \"$*\" >>%s\n", path_of("asked")) > 0);
        assert_true(fprintf(file, "%s\n", text) > 0);
        assert_int_equal(fclose(file), 0);
        assert_int_equal(chmod(path_of("gsettings"), 0700), 0);
    }
}

static bool was_asked(const char *what)
{
    char text[400] = "";
    FILE *file = fopen(path_of("asked"), "r");
    if (file) {
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        (void)fclose(file);
    }
    return strstr(text, what) != NULL;
}

static int open_descriptors(void)
{
    DIR *list = opendir("/proc/self/fd");
    int count = 0;
    assert_non_null(list);
    while (readdir(list)) {
        count++;
    }
    (void)closedir(list);
    return count;
}

/* Looks, while no time passes, until nothing is under way; tells whether the theme changed. */
static bool look_to_the_end(struct desktop *desktop)
{
    bool changed = false;
    for (int i = 0; i < PATIENCE && desktop_wait_ms(desktop) >= 0; i++) {
        changed = desktop_look(desktop, 0) || changed;
        (void)usleep(1000);
    }
    assert_true(desktop_wait_ms(desktop) < 0);
    return changed;
}

/* Nothing is left: no child, dead or alive, and no descriptor. */
static void check_nothing_is_left(int descriptors)
{
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    assert_int_equal(open_descriptors(), descriptors);
}

static enum theme_id theme_by(const char *program)
{
    struct desktop desktop;
    int descriptors = open_descriptors();
    set_gsettings(program);
    desktop_begin(&desktop, true, 0);
    assert_int_equal(desktop.theme, THEME_DARK);
    bool changed = look_to_the_end(&desktop);
    assert_int_equal(changed, desktop.theme != THEME_DARK);
    check_nothing_is_left(descriptors);
    desktop_end(&desktop);
    return desktop.theme;
}

static void test_gnome_is_asked(void **state)
{
    (void)state;
    assert_int_equal(theme_by(SAYS("prefer-light", "Adwaita")), THEME_LIGHT);
    assert_true(was_asked("get org.gnome.desktop.interface color-scheme\n"));
    assert_true(was_asked("get org.gnome.desktop.interface gtk-theme\n"));
    assert_int_equal(theme_by(SAYS("prefer-dark", "Adwaita")), THEME_DARK);
    assert_int_equal(theme_by(SAYS("default", "Adwaita")), THEME_LIGHT);
    assert_int_equal(theme_by(SAYS("default", "Yaru-dark")), THEME_DARK);
    assert_int_equal(theme_by(SAYS("prefer-light", "Yaru-dark")), THEME_LIGHT);
    assert_int_equal(theme_by(SAYS("default", "HighContrast")), THEME_CONTRAST);
    assert_int_equal(theme_by(SAYS("prefer-dark", "HighContrastInverse")), THEME_CONTRAST);
    assert_int_equal(theme_by(SAYS_CONTRAST("true", "prefer-dark")), THEME_CONTRAST);
    assert_true(was_asked("get org.gnome.desktop.a11y.interface high-contrast\n"));
    assert_int_equal(theme_by(SAYS_CONTRAST("true", "prefer-pink")), THEME_CONTRAST);
    assert_int_equal(theme_by(SAYS_CONTRAST("false", "prefer-light")), THEME_LIGHT);
    assert_int_equal(theme_by(SAYS_CONTRAST("\"'true'\"", "prefer-light")), THEME_LIGHT);
    assert_int_equal(theme_by("printf \"'prefer-light'\""), THEME_LIGHT);
    assert_int_equal(theme_by("echo \"'default'\""), THEME_LIGHT);
    assert_int_equal(theme_by("echo \"'prefer-light'\""), THEME_LIGHT);
    assert_int_equal(theme_by("echo \"'prefer-dark'\""), THEME_DARK);
}

static void test_an_older_gnome_has_only_the_name(void **state)
{
    (void)state;
    assert_int_equal(theme_by("case $3 in gtk-theme) echo \"'Adwaita'\" ;; "
                              "*) echo 'No such key' >&2; exit 1 ;; esac"),
                     THEME_LIGHT);
}

/* What nobody chose says nothing of another desktop; a wish does. */
static void test_other_desktops_are_asked_for_a_wish_alone(void **state)
{
    (void)state;
    static const char *const others[] = {"XFCE", "KDE", "sway", ""};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        (void)setenv("XDG_CURRENT_DESKTOP", others[i], 1);
        assert_int_equal(theme_by(SAYS("default", "Adwaita")), THEME_DARK);
        assert_false(was_asked("gtk-theme"));
        assert_int_equal(theme_by(SAYS_CONTRAST("true", "default")), THEME_DARK);
        assert_false(was_asked("high-contrast"));
        assert_int_equal(theme_by(SAYS("prefer-light", "Adwaita")), THEME_LIGHT);
    }
    (void)setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", 1);
}

static void test_nonsense_is_no_answer(void **state)
{
    (void)state;
    static const char *const programs[] = {
        "true",
        "echo",
        "echo \"''\"",
        "echo prefer-light",
        "echo \"'prefer-light\"",
        "printf \"'prefer-light'\\n\\n\"",
        "echo \"'prefer-light' and more\"",
        "echo \"'prefer-light'\"; echo \"'prefer-light'\"",
        "echo \"'prefer-pink'\"",
        "echo \"'x\"; echo \"y'\"",
        "printf \"'prefer-light\\\\000'\\\\n\"",
        "echo \"'prefer-light'\"; exit 1",
        "echo \"'prefer-light'\"; kill -KILL $$",
        "echo \"'prefer-light'\"; kill -SEGV $$",
        "head -c 100000 /dev/zero | tr '\\000' \"'\"",
        "head -c 400 /dev/zero | tr '\\000' x",
        "cat", /* nothing to read from */
    };
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++) {
        if (theme_by(programs[i]) != THEME_DARK) {
            fail_msg("%s", programs[i]);
        }
    }
}

static void test_a_program_that_is_missing_is_no_answer(void **state)
{
    (void)state;
    char *path = strdup(getenv("PATH"));
    (void)setenv("PATH", folder, 1);
    assert_int_equal(theme_by(NULL), THEME_DARK);
    set_gsettings("echo \"'prefer-light'\"");
    assert_int_equal(chmod(path_of("gsettings"), 0600), 0);
    struct desktop desktop;
    int descriptors = open_descriptors();
    desktop_begin(&desktop, true, 0);
    (void)look_to_the_end(&desktop);
    assert_int_equal(desktop.theme, THEME_DARK);
    check_nothing_is_left(descriptors);
    (void)setenv("PATH", path, 1);
    free(path);
}

/* Until a process that was told to die is gone; for one that is no child, /proc tells. */
static void wait_for_death(pid_t pid)
{
    char path[64];
    char text[200];
    (void)snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
    for (int i = 0; i < PATIENCE; i++) {
        FILE *file = fopen(path, "r");
        if (!file) {
            return;
        }
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        (void)fclose(file);
        const char *after_name = strrchr(text, ')');
        if (after_name && strncmp(after_name, ") Z", 3) == 0) {
            return; /* waits for a parent that is not us */
        }
        (void)usleep(1000);
    }
    fail_msg("process %ld lives on", (long)pid);
}

/* Waits for a number that a program writes into a file. */
static pid_t read_pid(const char *name)
{
    for (int i = 0; i < PATIENCE; i++) {
        long pid = 0;
        FILE *file = fopen(path_of(name), "r");
        if (file) {
            char line[40] = "";
            pid = fgets(line, sizeof line, file) && strchr(line, '\n') ? atol(line) : 0;
            (void)fclose(file);
        }
        if (pid > 0) {
            return (pid_t)pid;
        }
        (void)usleep(1000);
    }
    fail_msg("no program wrote %s", name);
    return 0;
}

/* It hangs, and so does what it has started, which holds its output open. */
static void begin_hanging(struct desktop *desktop, pid_t *started)
{
    char program[600];
    (void)remove(path_of("started"));
    (void)snprintf(program, sizeof program,
                   "if [ $3 = color-scheme ]; then\n"
                   "sleep 1000 & echo $! >%s/new; mv %s/new %s/started\n"
                   "fi\necho \"'prefer-light'\"; sleep 1000; wait",
                   folder, folder, folder);
    set_gsettings(program);
    desktop_begin(desktop, true, 100);
    *started = read_pid("started");
}

static void test_a_program_that_hangs_is_killed(void **state)
{
    (void)state;
    struct desktop desktop;
    pid_t started;
    int descriptors = open_descriptors();
    begin_hanging(&desktop, &started);
    assert_false(desktop_look(&desktop, 100));
    assert_false(desktop_look(&desktop, 2099));
    assert_int_in_range(desktop_wait_ms(&desktop), 1, 1000);
    assert_int_equal(kill(started, 0), 0);
    assert_false(desktop_look(&desktop, 2100)); /* its time is over */
    assert_int_equal(open_descriptors(), descriptors);
    assert_false(look_to_the_end(&desktop));
    assert_int_equal(desktop.theme, THEME_DARK);
    check_nothing_is_left(descriptors);
    wait_for_death(started);
    desktop_end(&desktop);
}

static void test_the_end_of_the_game_waits_for_nobody(void **state)
{
    (void)state;
    struct desktop desktop;
    pid_t started;
    int descriptors = open_descriptors();
    begin_hanging(&desktop, &started);
    desktop_end(&desktop);
    assert_int_equal(desktop_wait_ms(&desktop), -1);
    assert_int_equal(open_descriptors(), descriptors);
    wait_for_death(started);
    while (waitpid(-1, NULL, 0) > 0) { /* which the system does when the game is gone */
    }
}

/* Where the game's parent lets it ignore its children, nobody knows how one ended. */
static void test_ignored_children_answer_as_well(void **state)
{
    (void)state;
    (void)signal(SIGCHLD, SIG_IGN);
    assert_int_equal(theme_by("echo \"'prefer-light'\""), THEME_LIGHT);
    assert_int_equal(theme_by("echo nonsense"), THEME_DARK);
    (void)signal(SIGCHLD, SIG_DFL);
}

/* The standard descriptors may be closed; the pipe has their numbers then. */
static void test_a_game_without_input_and_output_asks_as_well(void **state)
{
    (void)state;
    int kept[3];
    enum theme_id theme = THEME_DARK;
    struct desktop desktop;
    set_gsettings("echo \"'prefer-light'\"");
    for (int i = 0; i < 3; i++) {
        kept[i] = dup(i);
        assert_true(kept[i] > 2);
    }
    for (int i = 0; i < 3; i++) {
        (void)close(i);
    }
    desktop_begin(&desktop, true, 0);
    for (int i = 0; i < PATIENCE && desktop_wait_ms(&desktop) >= 0; i++) {
        (void)desktop_look(&desktop, 0);
        (void)usleep(1000);
    }
    theme = desktop.theme;
    desktop_end(&desktop);
    for (int i = 0; i < 3; i++) {
        (void)dup2(kept[i], i);
        (void)close(kept[i]);
    }
    assert_int_equal(theme, THEME_LIGHT);
}

/* --- when it is asked --- */

static void test_the_variable_goes_first(void **state)
{
    (void)state;
    struct desktop desktop;
    set_gsettings("echo \"'prefer-light'\"");
    (void)setenv("GTK_THEME", "HighContrast", 1);
    desktop_begin(&desktop, true, 0);
    assert_int_equal(desktop.theme, THEME_CONTRAST);
    assert_int_equal(desktop_wait_ms(&desktop), -1);
    desktop_end(&desktop);
    (void)unsetenv("GTK_THEME");
    assert_false(was_asked("get"));
}

/* On GNOME a file is what another desktop has left behind: it is believed until the answer comes,
 * and if none comes. */
static void test_files_go_first_but_on_gnome(void **state)
{
    (void)state;
    struct desktop desktop;
    assert_int_equal(mkdir(path_of("gtk-3.0"), 0700), 0);
    FILE *file = fopen(path_of("gtk-3.0/settings.ini"), "w");
    assert_non_null(file);
    assert_true(fputs("[Settings]\ngtk-theme-name=Arc-Dark\n", file) >= 0);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(theme_by(SAYS("prefer-light", "Adwaita")), THEME_LIGHT);
    assert_int_equal(theme_by("exit 1"), THEME_DARK);
    (void)setenv("XDG_CURRENT_DESKTOP", "XFCE", 1);
    set_gsettings("echo \"'prefer-light'\"");
    desktop_begin(&desktop, true, 0);
    assert_int_equal(desktop_wait_ms(&desktop), -1);
    assert_int_equal(desktop.theme, THEME_DARK);
    desktop_end(&desktop);
    assert_false(was_asked("get"));
    (void)setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", 1);
    assert_int_equal(remove(path_of("gtk-3.0/settings.ini")), 0);
    assert_int_equal(remove(path_of("gtk-3.0")), 0);
}

static void follow_to_the_end(struct desktop *desktop, struct app *app)
{
    desktop_follow(desktop, app, 0);
    for (int i = 0; i < PATIENCE && desktop_wait_ms(desktop) >= 0; i++) {
        (void)usleep(1000);
        desktop_follow(desktop, app, 0);
    }
    assert_true(desktop_wait_ms(desktop) < 0);
}

static void test_it_is_asked_once_and_when_it_is_wished_for(void **state)
{
    (void)state;
    struct desktop desktop;
    struct rig *rig = calloc(1, sizeof *rig);
    assert_non_null(rig);
    rig_init(rig);
    rig->config.theme = THEME_CONTRAST;
    assert_int_equal(rig_open(rig), STATUS_OK);
    set_gsettings("echo \"'prefer-light'\"");
    desktop_begin(&desktop, false, 0);
    follow_to_the_end(&desktop, rig->app);
    assert_false(was_asked("get"));
    assert_int_equal(rig->desk->stage.theme_id, THEME_CONTRAST);

    preferences_set_theme(rig->desk, THEME_SYSTEM); /* the player's hand, in the settings */
    assert_int_equal(rig->desk->stage.theme_id, THEME_DARK);
    follow_to_the_end(&desktop, rig->app);
    assert_true(was_asked("get"));
    assert_int_equal(rig->desk->stage.theme_id, THEME_LIGHT);

    preferences_set_theme(rig->desk, THEME_DARK);
    set_gsettings("echo \"'prefer-dark'\"");
    preferences_set_theme(rig->desk, THEME_SYSTEM);
    follow_to_the_end(&desktop, rig->app);
    assert_false(was_asked("get"));
    assert_int_equal(rig->desk->stage.theme_id, THEME_LIGHT);
    desktop_end(&desktop);
    rig_deinit(rig);
    free(rig);
}

/* The answer comes while the player has just chosen another theme: that one stays. */
static void test_an_answer_changes_no_other_theme(void **state)
{
    (void)state;
    struct desktop desktop;
    struct rig *rig = calloc(1, sizeof *rig);
    assert_non_null(rig);
    rig_init(rig);
    rig->config.theme = THEME_SYSTEM;
    assert_int_equal(rig_open(rig), STATUS_OK);
    set_gsettings("echo \"'prefer-light'\"");
    desktop_begin(&desktop, true, 0);
    preferences_set_theme(rig->desk, THEME_CONTRAST);
    follow_to_the_end(&desktop, rig->app);
    assert_int_equal(rig->desk->stage.theme_id, THEME_CONTRAST);
    preferences_set_theme(rig->desk, THEME_SYSTEM);
    assert_int_equal(rig->desk->stage.theme_id, THEME_LIGHT);
    desktop_end(&desktop);
    rig_deinit(rig);
    free(rig);
}

static int begin(void **state)
{
    char path[400];
    (void)state;
    if (!mkdtemp(folder)) {
        return -1;
    }
    (void)snprintf(path, sizeof path, "%s:/usr/bin:/bin", folder);
    (void)setenv("PATH", path, 1);
    (void)setenv("XDG_CONFIG_HOME", folder, 1);
    (void)setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", 1);
    (void)unsetenv("GTK_THEME");
    return 0;
}

static int end(void **state)
{
    static const char *const names[] = {"gsettings", "asked", "started", "new"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        (void)remove(path_of(names[i]));
    }
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gnome_is_asked),
        cmocka_unit_test(test_an_older_gnome_has_only_the_name),
        cmocka_unit_test(test_other_desktops_are_asked_for_a_wish_alone),
        cmocka_unit_test(test_nonsense_is_no_answer),
        cmocka_unit_test(test_a_program_that_is_missing_is_no_answer),
        cmocka_unit_test(test_a_program_that_hangs_is_killed),
        cmocka_unit_test(test_the_end_of_the_game_waits_for_nobody),
        cmocka_unit_test(test_ignored_children_answer_as_well),
        cmocka_unit_test(test_a_game_without_input_and_output_asks_as_well),
        cmocka_unit_test(test_the_variable_goes_first),
        cmocka_unit_test(test_files_go_first_but_on_gnome),
        cmocka_unit_test(test_it_is_asked_once_and_when_it_is_wished_for),
        cmocka_unit_test(test_an_answer_changes_no_other_theme),
    };
    return cmocka_run_group_tests(tests, begin, end);
}

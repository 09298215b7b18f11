/* SPDX-License-Identifier: MIT */
/*
 * The desktop's theme from a fake gdbus that answers like a portal, answers nonsense, or never
 * does. Time is simulated, so that no test depends on the speed of the machine.
 */
#include "desktop.h"
#include "folder.h"
#include "rig_test.h"
#include "test.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* gdbus's output for the portal's answer; `portal` is its appearance settings. */
#define SAYS(portal)     "cat <<'END'\n({'org.freedesktop.appearance': {" portal "}},)\nEND"
#define SCHEME(number)   "'color-scheme': <uint32 " number ">"
#define CONTRAST(number) "'contrast': <uint32 " number ">"
#define ACCENT           "'accent-color': <(0.20784313725490197, 0.5176470588235295, 0.8941176470588236)>"

/* Polls of a millisecond or more, in case a program never answers. */
#define PATIENCE 600000

#define BUS "unix:path=/nowhere"

static char search_path[100];

/* Installs `text` as a program, which also logs its arguments to the file `asked`; NULL: none. */
static void set_program(const char *name, const char *text)
{
    (void)remove(folder_path(name));
    if (text) {
        FILE *file = fopen(folder_path(name), "w");
        assert_non_null(file);
        assert_true(fprintf(file, "#!/bin/sh\necho \"$*\" >>%s\n", folder_path("asked")) > 0);
        assert_true(fprintf(file, "%s\n", text) > 0);
        assert_int_equal(fclose(file), 0);
        assert_int_equal(chmod(folder_path(name), 0700), 0);
    }
}

static void set_gdbus(const char *text)
{
    (void)remove(folder_path("asked"));
    set_program("gdbus", text);
}

static bool was_asked(const char *what)
{
    char text[1000] = "";
    FILE *file = fopen(folder_path("asked"), "r");
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

/* Follows until no question is pending, at a constant time; returns whether the theme changed. */
static bool follow_to_the_end(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    bool changed = desktop_follow(desktop, wanted, now_ms);
    for (int i = 0; i < PATIENCE && desktop_wait_ms(desktop) >= 0; i++) {
        (void)usleep(1000);
        changed = desktop_follow(desktop, wanted, now_ms) || changed;
    }
    assert_true(desktop_wait_ms(desktop) < 0);
    return changed;
}

/* Asserts that no child, dead or alive, and no descriptor is left. */
static void check_nothing_is_left(int descriptors)
{
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    assert_int_equal(open_descriptors(), descriptors);
}

static enum desktop_scheme look_by(const char *program)
{
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    set_gdbus(program);
    assert_int_equal(desktop.scheme, DESKTOP_DARK);
    bool changed = follow_to_the_end(&desktop, true, 0);
    assert_int_equal(changed, desktop.scheme != DESKTOP_DARK);
    check_nothing_is_left(descriptors);
    desktop_end(&desktop);
    return desktop.scheme;
}

TEST_CASE(test_the_portal_is_asked)
{
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_LIGHT);
    assert_true(was_asked("call --session --dest=org.freedesktop.portal.Desktop "
                          "--object-path=/org/freedesktop/portal/desktop "
                          "--method=org.freedesktop.portal.Settings.ReadAll "
                          "['org.freedesktop.appearance', 'org.gnome.desktop.a11y.interface']\n"));
    assert_int_equal(look_by(SAYS(SCHEME("1"))), DESKTOP_DARK);
    assert_int_equal(look_by(SAYS(ACCENT ", " CONTRAST("0") ", " SCHEME("2"))), DESKTOP_LIGHT);
    assert_int_equal(look_by(SAYS(SCHEME("2") ", " CONTRAST("1"))), DESKTOP_CONTRAST);
    assert_int_equal(look_by(SAYS(CONTRAST("1"))), DESKTOP_CONTRAST);
    assert_int_equal(look_by(SAYS(SCHEME("2") "}, 'org.gnome.desktop.a11y.interface': "
                                              "{'high-contrast': <true>")),
                     DESKTOP_CONTRAST);
    assert_int_equal(look_by(SAYS(SCHEME("2") "}, 'org.gnome.desktop.a11y.interface': "
                                              "{'high-contrast': <false>")),
                     DESKTOP_LIGHT);
}

/* The game ignores SIGPIPE; what it starts ends by it, like any program. */
TEST_CASE(test_a_program_has_the_usual_signals)
{
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    assert_int_equal(look_by("kill -PIPE $$\n" SAYS(SCHEME("2"))), DESKTOP_DARK);
    (void)signal(SIGPIPE, before);
}

/* Unknown numbers also mean no preference. */
TEST_CASE(test_no_preference_is_light_on_gnome_alone)
{
    assert_int_equal(look_by(SAYS(SCHEME("0"))), DESKTOP_LIGHT);
    assert_int_equal(look_by(SAYS(SCHEME("3"))), DESKTOP_LIGHT);
    static const char *const others[] = {"XFCE", "KDE", "sway", ""};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        (void)setenv("XDG_CURRENT_DESKTOP", others[i], 1);
        assert_int_equal(look_by(SAYS(SCHEME("0"))), DESKTOP_DARK);
        assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_LIGHT);
    }
    (void)unsetenv("XDG_CURRENT_DESKTOP");
    assert_int_equal(look_by(SAYS(SCHEME("0"))), DESKTOP_DARK);
    (void)setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", 1);
}

TEST_CASE(test_nonsense_is_no_answer)
{
    static const char *const programs[] = {
        "true",
        "echo",
        "echo '({},)'",
        SAYS(""),
        SAYS("'color-scheme': <'prefer-light'>"),
        SAYS("'colour-scheme': <uint32 2>"),
        SAYS(SCHEME("2")) "\nexit 1",
        SAYS(SCHEME("2")) "\nkill -KILL $$",
        SAYS(SCHEME("2")) "\nkill -SEGV $$",
        "head -c 100000 /dev/zero",
        SAYS(SCHEME("2")) "\nhead -c 1000 /dev/zero | tr '\\000' x",
        "cat", /* its input is empty */
        "echo 'Error: GDBus.Error:org.freedesktop.DBus.Error.ServiceUnknown' >&2; exit 1",
    };
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++) {
        if (look_by(programs[i]) != DESKTOP_DARK) {
            fail_msg("%s", programs[i]);
        }
    }
}

TEST_CASE(test_a_program_that_is_missing_is_no_answer)
{
    (void)setenv("PATH", folder, 1);
    assert_int_equal(look_by(NULL), DESKTOP_DARK);
    set_gdbus(SAYS(SCHEME("2")));
    assert_int_equal(chmod(folder_path("gdbus"), 0600), 0);
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    assert_false(follow_to_the_end(&desktop, true, 0));
    check_nothing_is_left(descriptors);
    (void)setenv("PATH", search_path, 1);
}

TEST_CASE(test_without_a_bus_nothing_is_asked)
{
    (void)unsetenv("XDG_RUNTIME_DIR");
    (void)setenv("DBUS_SESSION_BUS_ADDRESS", "", 1);
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_DARK);
    assert_false(was_asked("call"));
    (void)unsetenv("DBUS_SESSION_BUS_ADDRESS");
    (void)setenv("XDG_RUNTIME_DIR", folder, 1);
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_DARK);
    assert_false(was_asked("call"));
    FILE *bus = fopen(folder_path("bus"), "w");
    assert_non_null(bus);
    (void)fclose(bus);
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_LIGHT);
    char *before = getcwd(NULL, 0); /* a folder that is named from the current one is ignored */
    assert_int_equal(chdir(folder), 0);
    (void)setenv("XDG_RUNTIME_DIR", ".", 1);
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_DARK);
    assert_int_equal(chdir(before), 0);
    free(before);
    (void)setenv("DBUS_SESSION_BUS_ADDRESS", BUS, 1);
}

/* Waits until a process has ended, which need not be a child of this one. */
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
            return; /* a zombie of another parent */
        }
        (void)usleep(1000);
    }
    fail_msg("process %ld lives on", (long)pid);
}

/* Returns the process id that a program writes to a file, once it is there. */
static pid_t read_pid(const char *name)
{
    for (int i = 0; i < PATIENCE; i++) {
        long pid = 0;
        FILE *file = fopen(folder_path(name), "r");
        if (file) {
            char line[40] = "";
            pid = fgets(line, sizeof line, file) && strchr(line, '\n') ? strtol(line, NULL, 10) : 0;
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

/* Starts a gdbus that hangs, with a child that also hangs and keeps its output open; returns the
 * child's process id. */
static pid_t begin_hanging(struct desktop *desktop)
{
    char program[600];
    (void)remove(folder_path("started"));
    (void)snprintf(program, sizeof program,
                   "sleep 1000 & echo $! >%s/new; mv %s/new %s/started\n" SAYS(
                       SCHEME("2")) "\nsleep 1000; wait",
                   folder, folder, folder);
    set_gdbus(program);
    assert_false(desktop_follow(desktop, true, 100));
    return read_pid("started");
}

TEST_CASE(test_a_program_that_hangs_is_killed)
{
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    pid_t started = begin_hanging(&desktop);
    assert_false(desktop_follow(&desktop, true, 100));
    assert_false(desktop_follow(&desktop, true, 5099));
    assert_int_in_range(desktop_wait_ms(&desktop), 1, 1000);
    assert_int_equal(kill(started, 0), 0);
    assert_false(desktop_follow(&desktop, true, 5100)); /* timed out */
    assert_int_equal(open_descriptors(), descriptors);
    assert_false(follow_to_the_end(&desktop, true, 5100));
    check_nothing_is_left(descriptors);
    wait_for_death(started);
    desktop_end(&desktop);
}

TEST_CASE(test_the_end_of_the_game_waits_for_nobody)
{
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    pid_t started = begin_hanging(&desktop);
    desktop_end(&desktop);
    assert_int_equal(desktop_wait_ms(&desktop), -1);
    assert_int_equal(open_descriptors(), descriptors);
    wait_for_death(started);
    while (waitpid(-1, NULL, 0) > 0) { /* which init does after the game has ended */
    }
}

/* If the game inherits SIGCHLD ignored, nobody knows how a child ended. */
TEST_CASE(test_ignored_children_answer_as_well)
{
    (void)signal(SIGCHLD, SIG_IGN);
    assert_int_equal(look_by(SAYS(SCHEME("2"))), DESKTOP_LIGHT);
    assert_int_equal(look_by("echo nonsense"), DESKTOP_DARK);
    (void)signal(SIGCHLD, SIG_DFL);
}

/* If the standard descriptors are closed, the pipe gets their numbers. */
TEST_CASE(test_a_game_without_input_and_output_asks_as_well)
{
    int kept[3];
    struct desktop desktop = {0};
    set_gdbus(SAYS(SCHEME("2")));
    for (int i = 0; i < 3; i++) {
        kept[i] = dup(i);
        assert_true(kept[i] > 2);
    }
    for (int i = 0; i < 3; i++) {
        (void)close(i);
    }
    (void)desktop_follow(&desktop, true, 0);
    for (int i = 0; i < PATIENCE && desktop_wait_ms(&desktop) >= 0; i++) {
        (void)usleep(1000);
        (void)desktop_follow(&desktop, true, 0);
    }
    desktop_end(&desktop);
    for (int i = 0; i < 3; i++) {
        (void)dup2(kept[i], i);
        (void)close(kept[i]);
    }
    assert_int_equal(desktop.scheme, DESKTOP_LIGHT);
}

/* --- when it is asked --- */

TEST_CASE(test_it_is_asked_once_and_when_it_is_wanted)
{
    struct desktop desktop = {0};
    set_gdbus(SAYS(SCHEME("2")));
    assert_false(follow_to_the_end(&desktop, false, 0));
    assert_false(was_asked("call"));
    assert_true(follow_to_the_end(&desktop, true, 10));
    set_gdbus(SAYS(SCHEME("1")));
    assert_false(follow_to_the_end(&desktop, true, 20));
    assert_false(follow_to_the_end(&desktop, true, 90000));
    assert_false(was_asked("call"));
    assert_int_equal(desktop.scheme, DESKTOP_LIGHT);
    desktop_end(&desktop);
}

TEST_CASE(test_it_is_asked_again_after_a_refresh)
{
    struct desktop desktop = {0};
    set_gdbus(SAYS(SCHEME("2")));
    assert_true(follow_to_the_end(&desktop, true, 500));
    set_gdbus(SAYS(SCHEME("1")));
    desktop_refresh(&desktop, 1499); /* as when a window that has just opened gets the focus */
    assert_false(follow_to_the_end(&desktop, true, 1499));
    assert_false(was_asked("call"));
    desktop_refresh(&desktop, 1500);
    assert_false(follow_to_the_end(&desktop, false, 1500));
    assert_false(was_asked("call"));
    assert_true(follow_to_the_end(&desktop, true, 1500));
    assert_int_equal(desktop.scheme, DESKTOP_DARK);

    set_gdbus(SAYS(SCHEME("2")));
    desktop_refresh(&desktop, 3000);
    assert_true(follow_to_the_end(&desktop, true, 3000));
    set_gdbus("exit 1"); /* keeps the last answer */
    desktop_refresh(&desktop, 5000);
    assert_false(follow_to_the_end(&desktop, true, 5000));
    assert_true(was_asked("call"));
    assert_int_equal(desktop.scheme, DESKTOP_LIGHT);
    desktop_end(&desktop);
}

/* While one question hangs, no other is started. */
TEST_CASE(test_one_question_is_open_at_a_time)
{
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    pid_t started = begin_hanging(&desktop);
    long asked = desktop.ask.pid;
    desktop_refresh(&desktop, 2000);
    assert_false(desktop_follow(&desktop, true, 2000));
    assert_int_equal(desktop.ask.pid, asked);
    set_gdbus(SAYS(SCHEME("2")));
    assert_true(follow_to_the_end(&desktop, true, 5100)); /* asks again after the timeout */
    check_nothing_is_left(descriptors);
    wait_for_death(started);
    desktop_end(&desktop);
}

/* An answer that comes after the player chose another theme does not change it. */
TEST_CASE(test_an_answer_changes_no_other_theme)
{
    struct desktop desktop = {0};
    struct rig *rig = rig_new();
    rig->config.theme = THEME_SYSTEM;
    assert_ok(rig_open(rig));
    assert_true(app_follows_system(rig->app));
    set_gdbus(SAYS(SCHEME("2")));
    (void)desktop_follow(&desktop, true, 0);
    preferences_set(rig->game, SETTING_THEME, THEME_CONTRAST);
    assert_false(app_follows_system(rig->app));
    assert_true(follow_to_the_end(&desktop, app_follows_system(rig->app), 0));
    assert_int_equal(desktop.scheme, DESKTOP_LIGHT);
    app_set_system_theme(rig->app, THEME_LIGHT);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_CONTRAST));
    preferences_set(rig->game, SETTING_THEME, THEME_SYSTEM);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_LIGHT));
    desktop_end(&desktop);
}

static int begin(void **state)
{
    if (folder_make(state) != 0) {
        return -1;
    }
    (void)snprintf(search_path, sizeof search_path, "%s:/usr/bin:/bin", folder);
    (void)setenv("PATH", search_path, 1);
    (void)setenv("DBUS_SESSION_BUS_ADDRESS", BUS, 1);
    (void)setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME", 1);
    return 0;
}

RUN_TESTS(begin, folder_remove)

/* --- a screen reader --- */

/* Asks whether a screen reader runs, by these programs; a reader is found once. */
static bool finds_reader(const char *gdbus, const char *pgrep, bool wanted)
{
    struct desktop desktop = {0};
    int descriptors = open_descriptors();
    set_gdbus(gdbus);
    set_program("pgrep", pgrep);
    bool is_found = desktop_finds_reader(&desktop, wanted, 0);
    for (int i = 0; i < PATIENCE && desktop_wait_ms(&desktop) >= 0; i++) {
        (void)usleep(1000);
        is_found = desktop_finds_reader(&desktop, wanted, 0) || is_found;
    }
    assert_false(desktop_finds_reader(&desktop, wanted, 0));
    check_nothing_is_left(descriptors);
    desktop_end(&desktop);
    return is_found;
}

TEST_CASE(test_a_screen_reader_is_found)
{
    assert_true(finds_reader("echo '(<true>,)'", "exit 1", true));
    assert_true(was_asked("call --session --dest=org.a11y.Bus --object-path=/org/a11y/bus "
                          "--method=org.freedesktop.DBus.Properties.Get org.a11y.Status "
                          "ScreenReaderEnabled\n"));
    assert_false(was_asked("orca"));
    assert_false(finds_reader("echo '(<false>,)'", "exit 1", true));
    assert_false(finds_reader("echo 'Error' >&2; exit 1", "exit 1", true));
    assert_false(finds_reader("echo '(<true>,)'", "echo 1", false));
    assert_false(was_asked("call"));
}

/* Orca says so itself only if GNOME has started it. */
TEST_CASE(test_orca_is_found_by_its_process)
{
    char asked[60];
    (void)snprintf(asked, sizeof asked, "-u %ld -x orca\n", (long)getuid());
    assert_true(finds_reader("echo '(<false>,)'", "echo 23197", true));
    assert_true(was_asked(asked));
    assert_true(finds_reader("exit 1", "echo 23197", true));
    (void)setenv("PATH", folder, 1);
    assert_true(finds_reader(NULL, "echo 23197", true));
    (void)setenv("PATH", search_path, 1);
    assert_false(finds_reader("echo '(<false>,)'", "echo 23197; exit 1", true));
}

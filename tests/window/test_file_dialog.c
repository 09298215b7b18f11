/* SPDX-License-Identifier: MIT */
/*
 * The dialog for choosing a file, with fakes of zenity and kdialog: files with odd names, dialogs
 * that are cancelled, missing, broken, or left open.
 */
#include "file_dialog.h"
#include "folder.h"
#include "test.h"

#include <sys/stat.h>
#include <unistd.h>

#define PATIENCE 600000 /* polls of a millisecond, in case a program never ends */

static char search_path[1000];

/* Installs a program, which logs its arguments, one a line; NULL: removes it. */
static void set_program(const char *name, const char *text)
{
    (void)remove(folder_path(name));
    (void)remove(folder_path("asked"));
    if (text) {
        FILE *file = fopen(folder_path(name), "w");
        assert_non_null(file);
        assert_true(fprintf(file, "#!/bin/sh\nprintf '%%s\\n' %s \"$@\" >%s/asked\n%s\n", name,
                            folder, text) > 0);
        assert_int_equal(fclose(file), 0);
        assert_int_equal(chmod(folder_path(name), 0700), 0);
    }
}

static void check_asked(const char *wanted)
{
    char text[1000] = "";
    FILE *file = fopen(folder_path("asked"), "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    (void)fclose(file);
    assert_string_equal(text, wanted);
}

/* Opens the dialog and polls until it is closed. */
static enum file_dialog_outcome choose(char path[FILE_DIALOG_PATH_MAX])
{
    struct file_dialog dialog = {.work = NULL};
    enum file_dialog_outcome outcome = FILE_DIALOG_NOTHING;
    path[0] = '\0';
    assert_true(file_dialog_begin(&dialog, "Word list; $(rm *) \"", 0));
    for (int i = 0;
         i < PATIENCE && outcome == FILE_DIALOG_NOTHING && file_dialog_wait_ms(&dialog) >= 0; i++) {
        (void)usleep(1000);
        outcome = file_dialog_poll(&dialog, 0, path);
    }
    char other[FILE_DIALOG_PATH_MAX];
    for (int i = 0; i < PATIENCE && file_dialog_wait_ms(&dialog) >= 0; i++) { /* it was killed */
        (void)usleep(1000);
        assert_int_equal(file_dialog_poll(&dialog, 0, other), FILE_DIALOG_NOTHING); /* only once */
    }
    file_dialog_end(&dialog);
    return outcome;
}

TEST_CASE(test_any_name_comes_whole)
{
    static const char *const names[] = {
        "/home/me/words.txt",       "/home/me/a b  c.txt", "/home/me/ wörter ", "/home/me/-rf",
        "/home/me/$(rm *); \"'\\n", "/home/me/two\nlines", "/home/me/end\n",    "/home/me/\xff.txt",
    };
    char path[FILE_DIALOG_PATH_MAX];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        FILE *file = fopen(folder_path("name"), "w");
        assert_non_null(file);
        assert_true(fprintf(file, "%s\n", names[i]) > 0);
        assert_int_equal(fclose(file), 0);
        char program[200];
        (void)snprintf(program, sizeof program, "cat %s/name", folder);
        set_program("zenity", program);
        assert_int_equal(choose(path), FILE_DIALOG_CHOSEN);
        assert_string_equal(path, names[i]);
        check_asked("zenity\n--file-selection\n--title=Word list; $(rm *) \"\n");
    }
}

TEST_CASE(test_what_is_no_file_is_none)
{
    static const struct {
        const char *program;
        enum file_dialog_outcome outcome;
    } cases[] = {
        {"exit 1", FILE_DIALOG_NOTHING}, /* cancelled */
        {"true", FILE_DIALOG_NOTHING},
        {"echo", FILE_DIALOG_NOTHING},
        {"exit 5", FILE_DIALOG_FAILED},
        {"exit 127", FILE_DIALOG_FAILED},
        {"kill -SEGV $$", FILE_DIALOG_FAILED},
        {"printf '/a\\000b\\n'", FILE_DIALOG_FAILED},
        {"head -c 5000 /dev/zero | tr '\\000' x", FILE_DIALOG_FAILED}, /* too long */
    };
    char path[FILE_DIALOG_PATH_MAX];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_program("zenity", cases[i].program);
        if (choose(path) != cases[i].outcome) {
            fail_msg("%s", cases[i].program);
        }
    }
}

TEST_CASE(test_each_desktop_has_its_own)
{
    struct file_dialog dialog = {.work = NULL};
    char path[FILE_DIALOG_PATH_MAX];
    set_program("zenity", "echo /by/zenity");
    set_program("kdialog", "echo /by/kdialog");
    assert_int_equal(choose(path), FILE_DIALOG_CHOSEN);
    assert_string_equal(path, "/by/zenity");
    (void)setenv("XDG_CURRENT_DESKTOP", "KDE", 1);
    assert_int_equal(choose(path), FILE_DIALOG_CHOSEN);
    assert_string_equal(path, "/by/kdialog");
    check_asked("kdialog\n--title\nWord list; $(rm *) \"\n--getopenfilename\n");
    (void)setenv("PATH", folder, 1);
    set_program("kdialog", NULL);
    assert_int_equal(choose(path), FILE_DIALOG_CHOSEN);
    assert_string_equal(path, "/by/zenity");
    (void)unsetenv("XDG_CURRENT_DESKTOP");
    set_program("zenity", NULL);
    assert_false(file_dialog_begin(&dialog, "Word list", 0));
    assert_int_equal(file_dialog_wait_ms(&dialog), -1);
    assert_int_equal(file_dialog_poll(&dialog, 0, path), FILE_DIALOG_NOTHING);
    (void)setenv("PATH", search_path, 1);
}

/* It may be open for hours, and only once; the end of the game closes it. */
TEST_CASE(test_a_dialog_stays_open)
{
    struct file_dialog dialog = {.work = NULL};
    char path[FILE_DIALOG_PATH_MAX];
    set_program("zenity", "exec sleep 1000");
    assert_true(file_dialog_begin(&dialog, "Word list", 0));
    long pid = dialog.ask.pid;
    assert_true(file_dialog_begin(&dialog, "Word list", 1000));
    assert_int_equal(dialog.ask.pid, pid);
    assert_int_equal(file_dialog_poll(&dialog, 10 * 3600 * 1000, path), FILE_DIALOG_NOTHING);
    assert_int_in_range(file_dialog_wait_ms(&dialog), 50, 1000); /* wakes the game rarely */
    file_dialog_end(&dialog);
    assert_int_equal(file_dialog_wait_ms(&dialog), -1);
}

static int begin(void **state)
{
    const char *old = getenv("PATH");
    assert_int_equal(folder_make(state), 0);
    (void)snprintf(search_path, sizeof search_path, "%s:%s", folder, old ? old : "/bin:/usr/bin");
    return setenv("PATH", search_path, 1) || unsetenv("XDG_CURRENT_DESKTOP");
}

RUN_TESTS(begin, folder_remove)

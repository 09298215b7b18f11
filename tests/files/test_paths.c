/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files and the player's are, as seen by copies of this program in folders
 * laid out like a source tree, a separate build folder and an installed game.
 */
#include "disk.h"
#include "machine.h"
#include "paths.h"
#include "test.h"

#include <sys/stat.h>
#include <unistd.h>

#ifdef TEST_POSIX
#define PROGRAM_ENDING ""
#else
#define PROGRAM_ENDING ".exe"
#endif

static char folder[] = "/tmp/trounce-paths-XXXXXX";
static char root[DISK_PATH_MAX]; /* the same, as programs get it */

static char *path_of(const char *name, char path[FILE_PATH_MAX])
{
    (void)snprintf(path, FILE_PATH_MAX, "%.500s/%s", root, name);
    return path;
}

static void make_folder(const char *name)
{
    char path[FILE_PATH_MAX];
    assert_true(disk_make_folder(path_of(name, path)));
}

/* Copies this program to another place. */
static void put_program(const char *name)
{
    char path[FILE_PATH_MAX];
    struct message fault;
    struct file program;
    machine_program("", path, sizeof path);
    assert_true(file_open(&program, path, &fault));
    FILE *copy = fopen(path_of(name, path), "wb");
    assert_non_null(copy);
    assert_int_equal(fwrite(program.bytes, 1, program.size, copy), program.size);
    assert_int_equal(fclose(copy), 0);
    assert_int_equal(chmod(path, 0700), 0);
    file_close(&program);
}

#define PATHS 6

/* Finds the lexicon, the glosses, the dice, the records, the fonts and the sounds as a program
 * there would. */
static void find_from(const char *name, char found[PATHS][FILE_PATH_MAX])
{
    char path[FILE_PATH_MAX];
    char command[FILE_PATH_MAX + 64];
    (void)snprintf(command, sizeof command, TROUNCE_EMULATOR "%s --find", path_of(name, path));
#ifndef TEST_POSIX
    for (char *at = command; *at; at++) { /* for the Windows shell */
        *at = *at == '/' ? '\\' : *at;
    }
#endif
    FILE *output = popen(command, "r");
    assert_non_null(output);
    for (int i = 0; i < PATHS; i++) {
        assert_non_null(fgets(found[i], FILE_PATH_MAX, output));
        found[i][strcspn(found[i], "\n")] = '\0';
    }
    assert_int_equal(pclose(output), 0);
}

static int print_found(const char *program)
{
    struct paths paths;
    paths_find(&paths, program);
    int printed = printf("%s\n%s\n%s\n%s\n%s\n%s\n", paths.lexicon, paths.glosses, paths.dice,
                         paths.records, paths.fonts, paths.sounds);
    return printed > 0 && fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

static void expect_found(const char *program, const char *const wanted[PATHS])
{
    char found[PATHS][FILE_PATH_MAX];
    test_skip_in_browsers();
    find_from(program, found);
    for (int i = 0; i < PATHS; i++) {
        char path[FILE_PATH_MAX];
        assert_string_equal(found[i], path_of(wanted[i], path));
    }
}

TEST_CASE(test_a_build_folder_in_its_tree)
{
    static const char *const wanted[] = {
        "tree/build/trounce.lexicon", "tree/build/trounce.glosses",
        "tree/build/../assets/dice",  "tree/build/../assets/records.txt",
        "tree/build/../fonts",        "tree/build/../sounds"};
    expect_found("tree/build/program" PROGRAM_ENDING, wanted);
}

/* The build has links to the tree's files there. */
TEST_CASE(test_a_build_folder_elsewhere)
{
    static const char *const wanted[] = {
        "elsewhere/trounce.lexicon",    "elsewhere/trounce.glosses", "elsewhere/assets/dice",
        "elsewhere/assets/records.txt", "elsewhere/fonts",           "elsewhere/sounds"};
    expect_found("elsewhere/program" PROGRAM_ENDING, wanted);
}

#ifdef TEST_POSIX

TEST_CASE(test_an_installed_game)
{
    static const char *const names[] = {"/trounce.lexicon", "/trounce.glosses", "/dice",
                                        "/records.txt",     "/fonts",           "/sounds"};
    char found[PATHS][FILE_PATH_MAX];
    find_from("bin/program" PROGRAM_ENDING, found);
    size_t length = strlen(found[0]) - strlen(names[0]);
    assert_memory_not_equal(found[0], folder, strlen(folder));
    for (int i = 0; i < PATHS; i++) {
        char wanted[2 * FILE_PATH_MAX];
        (void)snprintf(wanted, sizeof wanted, "%.*s%s", (int)length, found[0], names[i]);
        assert_string_equal(found[i], wanted);
    }
}

#else

/* The files are beside the program, wherever it is. */
TEST_CASE(test_an_installed_game)
{
    static const char *const wanted[] = {
        "bin/data/trounce.lexicon", "bin/data/trounce.glosses", "bin/data/dice",
        "bin/data/records.txt",     "bin/data/fonts",           "bin/data/sounds"};
    expect_found("bin/program" PROGRAM_ENDING, wanted);
}

#endif

static const char *const folders[] = {
    "tree",      "tree/assets",      "tree/assets/dice",      "tree/build",
    "elsewhere", "elsewhere/assets", "elsewhere/assets/dice", "bin"};
static const char *const programs[] = {"tree/build/program" PROGRAM_ENDING,
                                       "elsewhere/program" PROGRAM_ENDING,
                                       "bin/program" PROGRAM_ENDING};

static int set_up(void **state)
{
    if (!mkdtemp(folder) || !realpath(folder, root)) {
        return -1;
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        make_folder(folders[i]);
    }
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        put_program(programs[i]);
    }
    return 0;
}

static int tear_down(void **state)
{
    char path[FILE_PATH_MAX];
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        (void)unlink(path_of(programs[i], path));
    }
    for (size_t i = sizeof folders / sizeof *folders; i-- > 0;) {
        (void)rmdir(path_of(folders[i], path));
    }
    return rmdir(folder);
}

static void set_or_not(const char *variable, const char *value)
{
    assert_int_equal(value != NULL ? setenv(variable, value, 1) : unsetenv(variable), 0);
}

#if defined TEST_POSIX || defined __EMSCRIPTEN__

TEST_CASE(test_the_players_folder)
{
    static char long_name[5001] = "/";
    memset(long_name + 1, 'x', sizeof long_name - 2);
    static const struct {
        const char *data;
        const char *home;
        const char *found;
        const char *fault;
    } cases[] = {
        {"", "/a", "/a/.local/share/trounce", ""},
        {NULL, "/a", "/a/.local/share/trounce", ""},
        {NULL, "/a/", "/a/.local/share/trounce", ""},
        {NULL, "/", "/.local/share/trounce", ""},
        {"/b", "/a", "/b/trounce", ""},
        {"/b/", "/a", "/b/trounce", ""},
        {"/b", NULL, "/b/trounce", ""},
        {"b", "/a", "/a/.local/share/trounce", ""}, /* relative paths are ignored */
        {"./b", "/a", "/a/.local/share/trounce", ""},
        {"../b", NULL, "", "HOME is not set"},
        {NULL, NULL, "", "HOME is not set"},
        {"", "", "", "HOME is empty"},
        {NULL, "a", "", "HOME is not an absolute path"},
        {"b", "./a", "", "HOME is not an absolute path"},
        {"/b", "a", "/b/trounce", ""},
        {NULL, long_name, "", "the path in HOME is too long (5000 bytes)"},
        {long_name, "/a", "", "the path in XDG_DATA_HOME is too long (5000 bytes)"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct paths paths;
        set_or_not("XDG_DATA_HOME", cases[i].data);
        set_or_not("HOME", cases[i].home);
        paths_find(&paths, "trounce");
        assert_string_equal(paths.player, cases[i].found);
        assert_string_equal(paths.player_fault, cases[i].fault);
        char home[FILE_PATH_MAX];
        bool has_home = cases[i].home && cases[i].home[0] == '/';
        assert_int_equal(machine_home(home, sizeof home), has_home);
    }
}

#else

TEST_CASE(test_the_players_folder)
{
    static char long_name[2001] = "C:\\";
    memset(long_name + 3, 'x', sizeof long_name - 4);
    static const struct {
        const char *data;
        const char *found;
        const char *fault;
    } cases[] = {
        {"C:\\Users\\Željko\\AppData\\Roaming", "C:/Users/Željko/AppData/Roaming/Trounce", ""},
        {"D:\\", "D:/Trounce", ""},
        {"\\\\server\\😀", "//server/😀/Trounce", ""},
        {NULL, "", "APPDATA is not set"},
        {long_name, "", "the path in APPDATA is too long (2000 bytes)"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct paths paths;
        set_or_not("APPDATA", cases[i].data);
        paths_find(&paths, "trounce");
        assert_string_equal(paths.player, cases[i].found);
        assert_string_equal(paths.player_fault, cases[i].fault);
    }
}

#endif

TEST_CASE(test_a_folder_whose_path_is_too_long)
{
    struct paths paths = {.player_fault = ""};
    char data[FILE_PATH_MAX + 1];
    char fault[64];
    memset(data, 'x', FILE_PATH_MAX);
    data[FILE_PATH_MAX] = '\0';
    (void)snprintf(fault, sizeof fault, "the path in --data is too long (%d bytes)", FILE_PATH_MAX);
    paths_settle_player(&paths, data);
    assert_string_equal(paths.player, "");
    assert_string_equal(paths.player_fault, fault);
    data[FILE_PATH_MAX - 1] = '/';
    paths_settle_player(&paths, data);
    data[FILE_PATH_MAX - 1] = '\0';
    assert_string_equal(paths.player, data);
}

static int print_in_child(int argc, char **argv)
{
    return argc > 1 ? print_found(argv[0]) : -1;
}

RUN_FIRST(print_in_child)
RUN_TESTS(set_up, tear_down)

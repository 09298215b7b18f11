/* SPDX-License-Identifier: MIT */
/*
 * Runs scripts against the app and compares their output with the `.expected` file beside each.
 *
 *     run_script [--update | --show] SCRIPT...
 *
 * Exits with 0 if all is as expected, 1 if an output differs (the first difference is shown), 2 if
 * a script could not be run. --update writes the output to the `.expected` file; --show only prints
 * it.
 */
#include "script.h"

#include <stdbool.h>
#include <string.h>

#define PATH_BYTES      1024
#define LINES_BEFORE    4 /* shown before a difference */
#define LINES_BEHIND    6
#define LINE_CHARACTERS 512

/* Turns "a/b.script" into "a/b.expected". */
static void expected_path(const char *script, char path[PATH_BYTES])
{
    const char *dot = strrchr(script, '.');
    int stem = dot && !strchr(dot, '/') ? (int)(dot - script) : (int)strlen(script);
    (void)snprintf(path, PATH_BYTES, "%.*s.expected", stem, script);
}

static bool next_line(FILE *file, char line[LINE_CHARACTERS])
{
    if (!file || !fgets(line, LINE_CHARACTERS, file)) {
        return false;
    }
    line[strcspn(line, "\n")] = '\0';
    return true;
}

/* Prints `count` lines of a file from line `from`, each after `mark` and its number. */
static void show_lines(FILE *file, char mark, long from, int count)
{
    char line[LINE_CHARACTERS];
    rewind(file);
    for (long number = 1; number < from + count && next_line(file, line); number++) {
        if (number >= from) {
            (void)printf("%c%5ld  %s\n", mark, number, line);
        }
    }
}

/* Returns the number of the first line that differs, or 0. */
static long first_difference(FILE *wanted, FILE *got)
{
    char a[LINE_CHARACTERS], b[LINE_CHARACTERS];
    rewind(wanted);
    rewind(got);
    for (long number = 1;; number++) {
        bool more_a = next_line(wanted, a);
        bool more_b = next_line(got, b);
        if (!more_a && !more_b) {
            return 0;
        }
        if (more_a != more_b || strcmp(a, b) != 0) {
            return number;
        }
    }
}

static int compare(const char *script, FILE *got)
{
    char path[PATH_BYTES];
    expected_path(script, path);
    FILE *wanted = fopen(path, "r");
    if (!wanted) {
        (void)printf("%s: there is no %s; --update writes it\n", script, path);
        return 1;
    }
    long line = first_difference(wanted, got);
    if (line > 0) {
        long before = line > LINES_BEFORE ? line - LINES_BEFORE : 1;
        (void)printf("%s:%ld: not what came out (- expected, + came)\n", path, line);
        show_lines(got, ' ', before, (int)(line - before));
        show_lines(wanted, '-', line, LINES_BEHIND);
        show_lines(got, '+', line, LINES_BEHIND);
    }
    (void)fclose(wanted);
    return line > 0;
}

static int update(const char *script, FILE *got)
{
    char path[PATH_BYTES];
    char line[LINE_CHARACTERS];
    expected_path(script, path);
    FILE *wanted = fopen(path, "w");
    if (!wanted) {
        (void)printf("%s cannot be written\n", path);
        return 2;
    }
    rewind(got);
    while (fgets(line, sizeof line, got)) {
        (void)fputs(line, wanted);
    }
    return fclose(wanted) == 0 ? 0 : 2;
}

static void show(FILE *got)
{
    char line[LINE_CHARACTERS];
    rewind(got);
    while (next_line(got, line)) {
        (void)printf("%s\n", line);
    }
}

enum use { COMPARE, UPDATE, SHOW };

static int run(const char *script, enum use use)
{
    FILE *got = tmpfile();
    if (!got) {
        (void)printf("no temporary file\n");
        return 2;
    }
    int result = script_run(script, got, stdout);
    if (use == SHOW) {
        show(got);
    } else if (result == 0) {
        result = use == UPDATE ? update(script, got) : compare(script, got);
    }
    (void)fclose(got);
    return result;
}

int main(int argc, char **argv)
{
    enum use use = COMPARE;
    int first = 1;
    if (argc > 1 && strcmp(argv[1], "--update") == 0) {
        use = UPDATE;
        first = 2;
    } else if (argc > 1 && strcmp(argv[1], "--show") == 0) {
        use = SHOW;
        first = 2;
    }
    int worst = 0;
    if (first >= argc) {
        (void)printf("run_script [--update | --show] SCRIPT...\n");
        return 2;
    }
    for (int i = first; i < argc; i++) {
        int result = run(argv[i], use);
        if (result > worst) {
            worst = result;
        }
    }
    return worst;
}

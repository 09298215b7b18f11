/* SPDX-License-Identifier: MIT */
/*
 * Compares the list of icons in src/app/kit/icon.h with fonts/icons.txt, which the icon font is
 * made from: same names, same order, consecutive code points.
 */
#include "icon.h"
#include "test.h"

#define NAME_MAX_BYTES 64

static FILE *open_file(const char *name)
{
    char path[400];
    (void)snprintf(path, sizeof path, "%s/%s", TROUNCE_SOURCE_DIR, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    return file;
}

/* Turns "volume-2" into "ICON_VOLUME_2". */
static void constant_of(const char *name, char constant[NAME_MAX_BYTES])
{
    (void)snprintf(constant, NAME_MAX_BYTES, "ICON_%.58s", name);
    for (char *at = constant; *at; at++) {
        if (*at == '-') {
            *at = '_';
        } else if (*at >= 'a' && *at <= 'z') {
            *at = (char)(*at - 'a' + 'A');
        }
    }
}

/* Reads the next constant of the enum; returns 0 at its end. */
static int next_constant(FILE *header, char constant[NAME_MAX_BYTES])
{
    char line[160];
    while (fgets(line, sizeof line, header)) {
        if (sscanf(line, " %63[A-Z0-9_],", constant) == 1 && strncmp(constant, "ICON_", 5) == 0) {
            return 1;
        }
    }
    return 0;
}

TEST_CASE(test_icons_are_those_of_the_font)
{
    FILE *list = open_file("fonts/icons.txt");
    FILE *header = open_file("src/app/kit/icon.h");
    char line[160], name[NAME_MAX_BYTES], wanted[NAME_MAX_BYTES], found[NAME_MAX_BYTES];
    unsigned code;
    int icon = ICON_NONE;
    assert_true(next_constant(header, found)); /* that of none */
    while (fgets(line, sizeof line, list)) {
        if (sscanf(line, "%63s %x", name, &code) != 2) {
            continue;
        }
        constant_of(name, wanted);
        assert_true(next_constant(header, found));
        assert_string_equal(found, wanted);
        icon++;
        assert_int_equal(code, ICON_CHARACTER(icon));
    }
    assert_int_equal(icon + 1, ICON_COUNT);
    (void)fclose(list);
    (void)fclose(header);
}

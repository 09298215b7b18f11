/* SPDX-License-Identifier: MIT */
/*
 * Where there are only fingers, no text of any moment, and no tip, speaks of a mouse or of keys.
 */
#include "hand.h"
#include "moments.h"
#include "seed.h"
#include "test.h"
#include "translation.h"

#include <dirent.h>

static const char *const forbidden[] = {"oint at", "lick",     "mouse",  "drop a file", "Keys",
                                        " keys",   "F11",      " F1",    "F9",          "Ctrl",
                                        "Escape",  " or type", "Enter ", "Arrows",      "arrows"};
enum { FORBIDDEN_COUNT = sizeof forbidden / sizeof forbidden[0] };

/* What only a key brings. */
static bool is_of_keys(const char *text, const char *moment)
{
    return strncmp(moment, "keys", 4) == 0 || strstr(text, "Press Enter once more");
}

static int fault_count;

static void check_text(const char *text, const char *moment)
{
    for (size_t i = 0; text && i < FORBIDDEN_COUNT; i++) {
        if (strstr(text, forbidden[i]) && !is_of_keys(text, moment)) {
            fault_count++;
            print_error("%s: \"%s\"\n", moment, text);
        }
    }
}

static void check(struct rig *rig, const char *moment)
{
    const struct ui *ui = &rig->game->stage.ui;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        if (rig->list.commands[i].kind == DRAW_TEXT) {
            check_text(draw_text_of(&rig->list, &rig->list.commands[i]), moment);
        }
    }
    for (int i = 0; i < ui->hot_count; i++) {
        check_text(ui->hots[i].tip, moment);
    }
}

TEST_CASE(test_fingers_are_told_of_no_mouse)
{
    for (const struct moment *const *list = moment_lists; *list; list++) {
        for (const struct moment *moment = *list; moment->name; moment++) {
            if (!tests_try_next()) {
                continue;
            }
            struct rig *rig = moment_stage(moment);
            rig->config.is_touch = true;
            rig->config.speech = true; /* so that tips are kept */
            moment_go(moment, rig);
            check(rig, moment->name);
            rig_free(rig);
        }
    }
    hand_use_touch(false);
    assert_int_equal(fault_count, 0);
}

TEST_CASE(test_texts_for_fingers_are_translated)
{
    size_t count;
    const struct hand_pair *pairs = hand_pairs(&count);
    int languages = 0;
    DIR *directory = opendir(TROUNCE_SOURCE_DIR "/po");
    assert_non_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *dot = strrchr(entry->d_name, '.');
        if (!dot || strcmp(dot, ".po") != 0) {
            continue;
        }
        char path[400];
        size_t size;
        struct catalogue catalogue;
        (void)snprintf(path, sizeof path, TROUNCE_SOURCE_DIR "/po/%.100s", entry->d_name);
        void *bytes = translation_make_marked(path, false, &size);
        assert_non_null(bytes);
        assert_ok(catalogue_open(&catalogue, bytes, size));
        for (size_t i = 0; i < count; i++) {
            const char *text = pairs[i].touch;
            if (text && catalogue_text(&catalogue, text) == text) {
                fail_msg("%s lacks \"%s\"", entry->d_name, text);
            }
        }
        free(bytes);
        languages++;
    }
    (void)closedir(directory);
    assert_int_equal(languages, 8);
}

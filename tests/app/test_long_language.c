/* SPDX-License-Identifier: MIT */
/*
 * Every moment of the game in a language that is half as long again: prints which texts are cut
 * with an ellipsis, leave their box or cover others. None of them fails the test.
 */
#include "moments.h"
#include "text_boxes.h"

#include "tr.h"
#include "translation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    int width, height;
} windows[] = {{720, 520}, {1280, 800}};

struct list {
    const struct moment *moments;
    size_t count;
};

/* The long text that was cut ends with an ellipsis, so it has a bracket that nothing closes. */
static bool is_cut(const char *text)
{
    size_t length = strlen(text);
    int open = 0;
    for (const char *c = text; *c != '\0'; c++) {
        open += (*c == '[') - (*c == ']');
    }
    return open > 0 && length >= 3 && strcmp(text + length - 3, "…") == 0;
}

static void tell(void *moment, const char *what)
{
    print_message("%s: %s\n", (const char *)moment, what);
}

static int check(struct rig *rig, const char *moment)
{
    char name[80];
    int cut = 0;
    rig_draw(rig);
    (void)snprintf(name, sizeof name, "%s, %d × %d", moment, rig->desk->width, rig->desk->height);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && is_cut(draw_text_of(&rig->list, command))) {
            tell(name, draw_text_of(&rig->list, command));
            cut++;
        }
    }
    return cut + text_boxes_check(&rig->list, &rig->config.metrics, tell, name);
}

static void test_moments(void **state)
{
    const struct list lists[] = {{moments, moment_count},
                                 {home_moments, home_moment_count},
                                 {history_moments, history_moment_count},
                                 {way_moments, way_moment_count},
                                 {learn_moments, learn_moment_count},
                                 {result_moments, result_moment_count},
                                 {scrambler_moments, scrambler_moment_count}};
    (void)state;
    struct app_language language = {.code = "long"};
    size_t size;
    int cut = 0;
    int looked = 0;
    void *bytes = translation_make_long(TROUNCE_SOURCE_DIR "/po/trounce.pot", &size);
    assert_non_null(bytes);
    assert_int_equal(catalogue_open(&language.catalogue, bytes, size), STATUS_OK);
    for (size_t window = 0; window < sizeof windows / sizeof windows[0]; window++) {
        for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
            for (size_t k = 0; k < lists[i].count; k++) {
                const struct moment *moment = &lists[i].moments[k];
                struct rig *rig = moment_stage(moment);
                rig->config.languages = &language;
                rig->config.language_count = 1;
                moment_go(moment, rig);
                preferences_set_language(rig->desk, language.code);
                rig_resize(rig, windows[window].width, windows[window].height);
                stage_tell(&rig->desk->stage, NEWS_SHOWN); /* what was written anew in English */
                cut += check(rig, moment->name);
                looked++;
                tr_use(NULL);
                moment_end(rig);
            }
        }
    }
    print_message("%d texts are cut or have no room in %d drawings\n", cut, looked);
    assert_true(looked > 100);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_moments)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

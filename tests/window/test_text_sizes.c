/* SPDX-License-Identifier: MIT */
/*
 * Measures each text of every moment with the real fonts, in every language, in six windows from a
 * phone to a large screen: none is smaller than 14 px, cut, or out of its box. What is found is
 * printed with the moment, the window, the language and the size.
 */
#include "fonts_of_tests.h"
#include "hand.h"
#include "marked.h"
#include "moments.h"
#include "seed.h"
#include "test.h"
#include "tr.h"

#define LEAST_PX 14

static const struct {
    int width, height;
    bool is_phone; /* where texts are for fingers */
} windows[] = {{720, 520, false}, {800, 1200, false}, {390, 844, true},
               {844, 390, true},  {1280, 800, false}, {2560, 1440, false}};
enum { WINDOW_COUNT = sizeof windows / sizeof windows[0] };

static int fault_count;

static int plain_width(void *context, enum font_weight weight, int size, const char *text)
{
    char plain[MARKED_TEXT_MAX];
    marked_plain(text, plain);
    return fonts_width(context, weight, size, plain);
}

/* Prints a fault between tabs, so that it can be sorted. */
static void report(void *about, const char *what)
{
    char plain[MARKED_TEXT_MAX];
    marked_plain(what, plain);
    print_error("%s\t%s\n", (const char *)about, plain);
    fault_count++;
}

static void check_sizes(const struct rig *rig, char *about)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        if (c->kind == DRAW_TEXT && c->size < LEAST_PX) {
            char line[MARKED_TEXT_MAX];
            (void)snprintf(line, sizeof line, "%d px: %s", c->size, draw_text_of(&rig->list, c));
            report(about, line);
        }
    }
}

/* Checks the page from window to window. */
static void check_page(struct rig *rig, const char *moment, const char *code)
{
    char about[200];
    struct stage *stage = &rig->game->stage;
    struct scroll *page = &stage->pages[stage_top(stage)];
    (void)snprintf(about, sizeof about, "%s\t%d × %d\t%s", moment, rig->list.width,
                   rig->list.height, code);
    for (int before = -1; page->at > before; rig_draw(rig)) {
        before = page->at;
        check_sizes(rig, about);
        marked_check(rig, report, about);
        (void)text_boxes_check(&rig->list, &rig->config.metrics, report, about);
        scroll_to(page, page->at + page->view);
    }
    scroll_to(page, 0);
}

static void check_windows(struct rig *rig, const char *moment, const char *code)
{
    static size_t turn;
    bool is_sample = !tests_are_thorough();
    for (size_t i = is_sample ? turn++ % WINDOW_COUNT : 0; i < WINDOW_COUNT; i++) {
        hand_use_touch(windows[i].is_phone);
        stage_notify(&rig->game->stage, NEWS_SHOWN);
        rig_resize(rig, windows[i].width, windows[i].height);
        rig_draw(rig);
        check_page(rig, moment, code);
        if (is_sample) {
            break;
        }
    }
}

static void check_moment(const struct moment *moment)
{
    struct rig *rig = moment_stage(moment);
    rig->config.metrics = (struct text_metrics){plain_width, fonts};
    rig->config.languages = marked.list;
    rig->config.language_count = marked.count;
    moment_go(moment, rig);
    check_windows(rig, moment->name, "en");
    for (int i = 1; i < marked.count; i++) { /* after the long one, which nobody reads */
        preferences_set_language(rig->game, marked.list[i].code);
        check_windows(rig, moment->name, marked.list[i].code);
    }
    hand_use_touch(false);
    tr_use(NULL);
    rig_free(rig);
}

TEST_CASE_WITH(test_every_text_can_be_read, marked_open, marked_close)
{
    assert_true(marked.count > 1);
    int number = 0;
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (number++ % tests_stride() == 0) {
                check_moment(moment);
            }
        }
    }
    assert_int_equal(fault_count, 0);
}

/* SPDX-License-Identifier: MIT */
/*
 * Checks every moment of the game in every language of po/ and in one that is half as long again as
 * English: no text is cut, leaves its box or covers another. Names and words may be cut: they have
 * no marks.
 */
#include "moments.h"
#include "test.h"
#include "text_boxes.h"

#include "marked.h"
#include "seed.h"
#include "tip.h"
#include "tr.h"
#include "translation.h"

#define TIPS_MAX 2000

static const struct {
    int width, height;
} windows[] = {{1280, 800}, {720, 520}, {360, 640}};
enum { WINDOW_COUNT = sizeof windows / sizeof windows[0] };

static int fault_count;

/* The rig's ruler, ignoring marks. */
static int width_without_marks(void *context, enum font_weight weight, int size, const char *text)
{
    char plain[MARKED_TEXT_MAX];
    marked_plain(text, plain);
    return rig_text_width(context, weight, size, plain);
}

/* --- checks --- */

static void report(void *moment, const char *what)
{
    fault_count++;
    print_error("%s: %s\n", (const char *)moment, what);
}

/* Tips that were already checked: many moments share them. */
struct seen_tip {
    enum screen_id screen;
    int id, width;
    const char *code;
};

static struct seen_tip seen_tips[TIPS_MAX];
static int seen_tip_count;

static bool is_new_tip(const struct seen_tip *tip)
{
    for (int i = 0; i < seen_tip_count; i++) {
        const struct seen_tip *seen = &seen_tips[i];
        if (seen->screen == tip->screen && seen->id == tip->id && seen->width == tip->width &&
            seen->code == tip->code) {
            return false;
        }
    }
    assert_true(seen_tip_count < TIPS_MAX);
    seen_tips[seen_tip_count++] = *tip;
    return true;
}

static void check_tips(struct rig *rig, char *name, const char *code)
{
    struct stage *stage = &rig->game->stage;
    struct ui *ui = &stage->ui;
    for (int i = 0; i < ui->hot_count; i++) {
        struct seen_tip tip = {stage->stack[stage->depth - 1], ui->hots[i].id, rig->list.width,
                               code};
        if (ui->hots[i].has_tip && is_new_tip(&tip)) {
            tip_visit(ui, tip.id);
            tip_advance(ui, TIP_REST_MS);
            rig_draw(rig);
            marked_check(rig, report, name);
            (void)text_boxes_check(&rig->list, &rig->config.metrics, report, name);
            tip_forget(ui);
        }
    }
}

static void check(struct rig *rig, const char *moment, const char *code)
{
    char name[200];
    for (size_t i = tests_first(); i < WINDOW_COUNT; i += (size_t)tests_stride()) {
        rig_resize(rig, windows[i].width, windows[i].height);
        rig_draw(rig);
        (void)snprintf(name, sizeof name, "%.80s, %.15s, %d × %d", moment, code, windows[i].width,
                       windows[i].height);
        struct stage *stage = &rig->game->stage;
        struct scroll *page = &stage->pages[stage_top(stage)];
        for (int before = -1; page->at > before; rig_draw(rig)) { /* from window to window */
            before = page->at;
            marked_check(rig, report, name);
            (void)text_boxes_check(&rig->list, &rig->config.metrics, report, name);
            scroll_to(page, page->at + page->view);
        }
        scroll_to(page, 0);
        rig_draw(rig);
        if (stage->window.shape != LAYOUT_COLUMN) { /* a finger brings up no tip */
            check_tips(rig, name, code);
        }
    }
}

/* Plays up to the moment in the long language, so that texts written on the way are in it, too. */
static void check_moment(const struct moment *moment)
{
    struct rig *rig = moment_stage(moment);
    rig->config.languages = marked.list;
    rig->config.language_count = marked.count;
    rig->config.system_languages = marked.list[0].code;
    rig->config.metrics.width = width_without_marks;
    moment_go(moment, rig);
    for (int i = 0; i < marked.count; i++) {
        if (i > 0) {
            preferences_set_language(rig->game, marked.list[i].code);
            stage_notify(&rig->game->stage, NEWS_SHOWN);
        }
        check(rig, moment->name, marked.list[i].code);
    }
    tr_use(NULL);
    rig_free(rig);
}

TEST_CASE_WITH(test_moments, marked_open, marked_close)
{
    assert_true(marked.count > 1);
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (tests_try_next()) {
                check_moment(moment);
            }
        }
    }
    assert_int_equal(fault_count, 0);
}

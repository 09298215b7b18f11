/* SPDX-License-Identifier: MIT */
/*
 * Checks every moment of the game in every language of po/ and in one that is half as long again as
 * English: no text is cut, leaves its box or covers another. Names and words may be cut: they have
 * no marks.
 */
#include "moments.h"
#include "test.h"
#include "text_boxes.h"

#include "seed.h"
#include "tip.h"
#include "tr.h"
#include "translation.h"

#include <dirent.h>

#define LANGUAGES_MAX 32
#define TEXT_MAX      1024
#define TIPS_MAX      2000

static const struct {
    int width, height;
} windows[] = {{1280, 800}, {720, 520}, {360, 640}};
enum { WINDOW_COUNT = sizeof windows / sizeof windows[0] };

static struct app_language languages[LANGUAGES_MAX]; /* the long one first */
static void *bytes_of[LANGUAGES_MAX];
static int language_count;

static int fault_count;

/* --- languages --- */

static void add_language(const char *code, const char *path, bool is_long)
{
    size_t size;
    struct app_language *language = &languages[language_count];
    assert_true(language_count < LANGUAGES_MAX);
    (void)snprintf(language->code, sizeof language->code, "%s", code);
    bytes_of[language_count] = translation_make_marked(path, is_long, &size);
    assert_non_null(bytes_of[language_count]);
    assert_ok(catalogue_open(&language->catalogue, bytes_of[language_count], size));
    language_count++;
}

static int open_languages(void **state)
{
    static const char folder[] = TROUNCE_SOURCE_DIR "/po";
    add_language("long", TROUNCE_SOURCE_DIR "/po/trounce.pot", true);
    DIR *directory = opendir(folder);
    assert_non_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && strcmp(dot, ".po") == 0) {
            char path[400];
            char code[16];
            (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            (void)snprintf(code, sizeof code, "%.*s", (int)(dot - entry->d_name), entry->d_name);
            add_language(code, path, false);
        }
    }
    return closedir(directory);
}

static int close_languages(void **state)
{
    for (int i = 0; i < language_count; i++) {
        free(bytes_of[i]);
    }
    return 0;
}

/* The rig's ruler, ignoring marks. */
static int width_without_marks(void *context, enum font_weight weight, int size, const char *text)
{
    char plain[TEXT_MAX];
    size_t used = 0;
    while (*text && used + 1 < sizeof plain) {
        size_t mark = translation_skip(text);
        bool is_seen = mark == 0 || strncmp(text, TRANSLATION_MORE, mark) == 0;
        if (is_seen) {
            plain[used++] = *text;
        }
        text += is_seen ? 1 : mark;
    }
    plain[used] = '\0';
    return rig_text_width(context, weight, size, plain);
}

/* --- checks --- */

static void report(void *moment, const char *what)
{
    fault_count++;
    print_error("%s: %s\n", (const char *)moment, what);
}

static bool ends_in_ellipsis(const char *text)
{
    size_t length = strlen(text);
    return length >= 3 && strcmp(text + length - 3, "…") == 0;
}

/* Checks that each opening mark is closed, in the same text or in the lines after it: a cut text
 * lacks its closing mark. Skips notices, which may continue in the next one. */
static void check_whole(const struct rig *rig, char *moment)
{
    const struct draw_list *list = &rig->list;
    size_t end = list->count;
    while (notice_is_shown(&rig->game->notice) && list->commands[end - 1].kind == DRAW_TEXT) {
        end--;
    }
    const char *open = "";
    int depth = 0;
    for (size_t i = 0; i < end; i++) {
        if (list->commands[i].kind != DRAW_TEXT) {
            continue;
        }
        const char *text = draw_text_of(list, &list->commands[i]);
        bool is_marked = depth > 0;
        for (const char *c = text; *c != '\0'; c++) {
            bool begins = strncmp(c, TRANSLATION_BEGIN, strlen(TRANSLATION_BEGIN)) == 0;
            bool ends = strncmp(c, TRANSLATION_END, strlen(TRANSLATION_END)) == 0;
            open = begins && depth == 0 ? text : open;
            depth += begins - ends;
            is_marked = is_marked || begins || ends;
        }
        if (is_marked && ends_in_ellipsis(text)) {
            report(moment, text);
            depth = 0;
        }
    }
    if (depth != 0) {
        report(moment, open);
    }
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
            check_whole(rig, name);
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
            check_whole(rig, name);
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
    rig->config.languages = languages;
    rig->config.language_count = language_count;
    rig->config.system_languages = languages[0].code;
    rig->config.metrics.width = width_without_marks;
    moment_go(moment, rig);
    for (int i = 0; i < language_count; i++) {
        if (i > 0) {
            preferences_set_language(rig->game, languages[i].code);
            stage_notify(&rig->game->stage, NEWS_SHOWN);
        }
        check(rig, moment->name, languages[i].code);
    }
    tr_use(NULL);
    rig_free(rig);
}

TEST_CASE_WITH(test_moments, open_languages, close_languages)
{
    assert_true(language_count > 1);
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (tests_try_next()) {
                check_moment(moment);
            }
        }
    }
    assert_int_equal(fault_count, 0);
}

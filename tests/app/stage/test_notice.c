/* SPDX-License-Identifier: MIT */
/*
 * Notices stand in sight: at every moment of the game, in windows of many sizes, clear of the edge,
 * of what can be pressed, of the clock and of the dice. Text too long for two lines is shown in
 * parts.
 */
#include "english.h"
#include "moments.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"

static const char told_text[] = "You have played this board before";
static const int sizes[][2] = {{1000, 640}, {1280, 800}, {1920, 1080}, {1100, 1100},
                               {1024, 640}, {1366, 768}, {1920, 620},  {2560, 1440}};
static const int scales[] = {100, 75, 150, 200};

/* --- where things are --- */

static bool overlap(struct rect a, struct rect b)
{
    return a.w > 0 && b.w > 0 && a.h > 0 && b.h > 0 && a.x < b.x + b.w && b.x < a.x + a.w &&
           a.y < b.y + b.h && b.y < a.y + a.h;
}

/* Includes descenders. */
static struct rect rect_of_text(const struct rig *rig, const struct draw_command *c)
{
    const struct text_metrics *metrics = &rig->config.metrics;
    const char *text = draw_text_of(&rig->list, c);
    int width = metrics->width(metrics->context, c->weight, c->size, text);
    int left = c->rect.x;
    if (c->align == ALIGN_MIDDLE) {
        left -= width / 2;
    } else if (c->align == ALIGN_END) {
        left -= width;
    }
    int half = c->size * 35 / 100;
    return (struct rect){left, c->rect.y - half, width, 2 * half + c->size * 22 / 100};
}

/* Finds the topmost text of the notice; returns the index of the last box below it. */
static size_t find_notice(const struct rig *rig)
{
    const struct draw_list *list = &rig->list;
    size_t at = list->count;
    while (at-- > 0) {
        const struct draw_command *c = &list->commands[at];
        const char *text = c->kind == DRAW_TEXT ? draw_text_of(list, c) : "";
        if (text[0] && strncmp(told_text, text, strlen(text)) == 0) { /* or its first line */
            break;
        }
    }
    assert_true(at < list->count);
    struct rect text = rect_of_text(rig, &list->commands[at]);
    for (size_t i = at; i-- > 0;) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_BOX && rect_contains(c->rect, text.x + text.w / 2, text.y)) {
            return i;
        }
    }
    fail_msg("the notice stands nowhere");
    return 0;
}

/* --- every moment --- */

static int fault_count;

static void tell(const struct rig *rig, const char *moment, const char *what, struct rect rect)
{
    if (fault_count++ < 40) {
        print_error("%s, %d x %d at %d %%: the notice covers %s at %d,%d %dx%d\n", moment,
                    rig->list.width, rig->list.height, rig->game->settings.ui_scale, what, rect.x,
                    rect.y, rect.w, rect.h);
    }
}

static void check_pressed(const struct rig *rig, const char *moment, struct rect notice)
{
    const struct ui *ui = &rig->game->stage.ui;
    for (int i = 0; i < ui->hot_count; i++) {
        struct rect rect = ui->hots[i].rect;
        if (overlap(rect, notice)) {
            char what[40];
            (void)snprintf(what, sizeof what, "the control %d", ui->hots[i].id);
            tell(rig, moment, what, rect);
        }
    }
}

/* An upright window has no room beside it, and a clock of ten minutes is wider. */
static void check_clock(const struct rig *rig, const char *moment, struct rect notice)
{
    char figures[PHRASE_MAX];
    long time_ms = rig->game->session.match.time_ms;
    if (!stage_is_on_top(&rig->game->stage, SCREEN_TURN) || time_ms == 0 || time_ms >= 600000 ||
        rig->list.height > rig->list.width) {
        return;
    }
    phrase_clock_into(figures, round_left_ms(rig->game->session.round));
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        if (c->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, c), figures) == 0 &&
            overlap(rect_of_text(rig, c), notice)) {
            tell(rig, moment, "the clock", rect_of_text(rig, c));
        }
    }
}

static void zoom_to(struct rig *rig, int scale)
{
    rig_key(rig, KEY_ZOOM_RESET);
    while (rig->game->settings.ui_scale != scale) {
        rig_key(rig, rig->game->settings.ui_scale < scale ? KEY_ZOOM_IN : KEY_ZOOM_OUT);
    }
}

/* These have buttons in the middle of the header. */
static bool has_full_header(const struct rig *rig)
{
    const struct stage *stage = &rig->game->stage;
    return stage_is_open(stage, SCREEN_REPLAY) || stage_is_open(stage, SCREEN_STATISTICS) ||
           stage_is_open(stage, SCREEN_PRACTICE);
}

static void check_windows(struct rig *rig, const char *moment)
{
    for (size_t i = tests_first(); i < sizeof sizes / sizeof sizes[0];
         i += (size_t)tests_stride()) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        for (size_t j = 0; j < sizeof scales / sizeof scales[0]; j++) {
            zoom_to(rig, scales[j]);
            app_notify(rig->app, quoted(told_text));
            rig_draw(rig);
            size_t box_at = find_notice(rig);
            struct rect notice = rig->list.commands[box_at].rect;
            int edge = layout_px(&rig->game->stage.window, 12);
            assert_true(notice.x >= edge && notice.y >= edge);
            assert_true(notice.x + notice.w + edge <= rig->list.width);
            assert_true(notice.y + notice.h < rig->list.height / 3);
            check_clock(rig, moment, notice);
            if (!has_full_header(rig)) {
                check_pressed(rig, moment, notice);
            }
        }
    }
}

TEST_CASE(test_notices_cover_no_control)
{
    moment_everywhere(check_windows);
    assert_int_equal(fault_count, 0);
}

/* --- single cases --- */

TEST_CASE(test_a_click_reaches_what_stands_at_the_foot)
{
    const struct moment *moment = moment_named("custom board");
    for (size_t i = 0; i < 3; i++) {
        struct rig *rig = moment_stage(moment);
        moment_go(moment, rig);
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        app_notify(rig->app, quoted(told_text));
        rig_draw(rig);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
        rig_click_text(rig, "Cancel");
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
        rig_free(rig);
    }
}

/* Tab scrolls to a control that is out of sight, clear of the notice. */
TEST_CASE(test_settings_show_what_has_the_focus)
{
    const struct moment *moment = moment_named("settings, full");
    struct rig *rig = moment_stage(moment);
    moment_go(moment, rig);
    rig_resize(rig, 720, 520);
    int met = 0;
    for (int i = 0; i < 60; i++) {
        rig_key(rig, KEY_TAB);
        app_notify(rig->app, quoted(told_text));
        rig_draw(rig);
        size_t box_at = find_notice(rig);
        struct rect notice = rig->list.commands[box_at].rect;
        for (int j = 0; j < rig->game->stage.ui.hot_count; j++) {
            const struct hot *hot = &rig->game->stage.ui.hots[j];
            if (hot->id == rig->game->stage.ui.focus) {
                assert_true(hot->rect.h >= layout_px(&rig->game->stage.layout, 30)); /* not cut */
                assert_false(overlap(hot->rect, notice));
                met++;
            }
        }
    }
    assert_true(met >= 50);
}

/* --- long notices --- */

/* Appends the shown part of the notice to `all`, followed by "|". */
static void read_part(struct rig *rig, char *all, size_t size)
{
    rig_draw(rig);
    const struct draw_list *list = &rig->list;
    size_t first = list->count;
    while (list->commands[first - 1].kind == DRAW_TEXT) {
        first--;
    }
    for (size_t i = first; i < list->count; i++) {
        struct rect text = rect_of_text(rig, &list->commands[i]);
        assert_true(text.x >= 0 && text.x + text.w <= list->width);
        (void)snprintf(all + strlen(all), size - strlen(all), i + 1 < list->count ? "%s " : "%s|",
                       draw_text_of(list, &list->commands[i]));
    }
    assert_int_in_range(list->count - first, 1, 2);
}

static void read_all(const char *text, int width, char *all, size_t size)
{
    const struct moment *moment = moment_named("home");
    struct rig *rig = moment_stage(moment);
    moment_go(moment, rig);
    rig_resize(rig, width, 520);
    rig_happens(rig, INPUT_BLUR); /* so that no die of Home turns */
    app_notify(rig->app, quoted(text));
    all[0] = '\0';
    for (int i = 0; i < 20 && rig->game->notice.shown.running; i++) {
        read_part(rig, all, size);
        long wait = app_wait_ms(rig->app);
        assert_int_in_range(wait, 1000, 10000); /* time to read it */
        app_advance(rig->app, wait);
    }
    assert_false(rig->game->notice.shown.running);
    rig_free(rig);
}

TEST_CASE(test_long_notices_come_in_parts)
{
    char all[1000];
    read_all("The disk is full.", 720, all, sizeof all);
    assert_string_equal(all, "The disk is full.|");
    read_all("", 720, all, sizeof all);
    assert_string_equal(all, "");
    read_all("The history was damaged: trounce.db was set aside, and a new one begun. Nothing that "
             "is played now will be saved: the disk is full.",
             720, all, sizeof all);
    assert_string_equal(all, "The history was damaged: trounce.db was set aside, and a new one "
                             "begun.|Nothing that is played now will be saved: the disk is full.|");
    read_all("one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
             "fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two. End.",
             720, all, sizeof all);
    assert_string_equal(all, "one two three four five six seven eight nine ten eleven twelve "
                             "thirteen fourteen fifteen …|sixteen seventeen eighteen nineteen "
                             "twenty twenty-one twenty-two. End.|");
}

/* A line is shown for as long as reading it takes, which in a wide window is long. */
TEST_CASE(test_long_lines_are_shown_for_longer)
{
    char text[160] = "";
    struct rig *rig = rig_new();
    rig_begin(rig);
    memset(text, 'n', 130);
    app_notify(rig->app, PLAIN("Short."));
    long of_short = rig->game->notice.shown.length_ms;
    app_notify(rig->app, quoted(text));
    long of_long = rig->game->notice.shown.length_ms;
    assert_int_in_range(of_short, 3000, 6000);
    assert_int_in_range(of_long, 2500 + 130 * 50, 10000);
}

/* A path can be longer than any line and is a single word. */
TEST_CASE(test_words_wider_than_the_window_are_cut)
{
    char text[400] = "Nothing is kept in ";
    char all[1000];
    memset(text + strlen(text), 'x', 200);
    (void)snprintf(text + strlen(text), 40, ", for it is full.");
    read_all(text, 720, all, sizeof all);
    assert_non_null(strstr(all, "Nothing is kept in xxxx"));
    assert_non_null(strstr(all, "xxx…|for it is full.|"));
}

/* In a wide window it widens the notice instead. */
TEST_CASE(test_a_path_widens_its_notice)
{
    static const char path[] = "/home/someone/a-folder-of-games/trounce-1.1.0-linux-x86_64/share/"
                               "trounce/trounce.glosses: No such file or directory.";
    char shown[sizeof path + 1];
    char all[1000];
    (void)snprintf(shown, sizeof shown, "%s|", path);
    read_all(path, 1280, all, sizeof all);
    assert_string_equal(all, shown);
}

/* Beside a clock there is room for a short line only: a path, or a longer text, stands where it
 * does without a clock. */
TEST_CASE(test_what_is_too_long_is_not_beside_the_clock)
{
    static const char *const texts[] = {
        "/home/someone/a-folder-of-games/trounce/trounce.glosses: No such file.",
        "Nothing you play now will be saved: /home/someone/trounce could not be made."};
    const struct moment *moment = moment_named("against Novice");
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char all[1000] = "";
        char shown[200];
        struct rig *rig = moment_stage(moment);
        moment_go(moment, rig);
        rig_resize(rig, 1280, 800);
        (void)snprintf(shown, sizeof shown, "%s|", texts[i]);
        app_notify(rig->app, quoted(texts[i]));
        read_part(rig, all, sizeof all);
        assert_string_equal(all, shown);
        rig_free(rig);
    }
}

TEST_CASE(test_a_new_notice_begins_at_its_beginning)
{
    char all[1000] = "";
    const struct moment *moment = moment_named("home");
    struct rig *rig = moment_stage(moment);
    moment_go(moment, rig);
    app_notify(rig->app,
               PLAIN("One sentence that stands alone, as long as it may be, for the sake of "
                     "its length, which matters. And another one behind the first one, for "
                     "two of them are too many for a line."));
    read_part(rig, all, sizeof all);
    app_advance(rig->app, app_wait_ms(rig->app));
    read_part(rig, all, sizeof all);
    app_notify(rig->app, PLAIN("Short."));
    read_part(rig, all, sizeof all);
    assert_string_equal(all + strlen(all) - 7, "Short.|");
}

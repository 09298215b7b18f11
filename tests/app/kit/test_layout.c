/* SPDX-License-Identifier: MIT */
/*
 * Layouts in windows of many sizes and shapes: nothing leaves the window or overlaps, and the board
 * is a square that is large enough; then the same for every text of the real screens.
 */
#include "moments.h"
#include "play_layout.h"
#include "rig.h"
#include "seed.h"
#include "test.h"
#include "text_boxes.h"

static const int scales[] = {75, 100, 125, 150, 200};
enum { SCALE_COUNT = sizeof scales / sizeof scales[0] };

/* --- rectangles --- */

struct part {
    const char *name;
    struct rect rect;
};

static int fault_count;

static void show_fault(const struct layout *layout, int scale, const char *what,
                       const struct part *part, const struct part *other)
{
    if (fault_count++ > 40) {
        return;
    }
    print_error("%d x %d at %d %%: %s %d,%d %dx%d %s %s\n", layout->width, layout->height, scale,
                part->name, part->rect.x, part->rect.y, part->rect.w, part->rect.h, what,
                other ? other->name : "");
}

static bool is_there(struct rect rect)
{
    return rect.w != 0 || rect.h != 0;
}

static bool overlap(struct rect a, struct rect b)
{
    struct rect both = rect_overlap(a, b);
    return both.w > 0 && both.h > 0;
}

static void check_parts(const struct layout *layout, int scale, const struct part *parts, int count)
{
    for (int i = 0; i < count; i++) {
        struct rect rect = parts[i].rect;
        if (!is_there(rect)) {
            continue;
        }
        if (rect.w <= 0 || rect.h <= 0) {
            show_fault(layout, scale, "has no room", &parts[i], NULL);
        }
        if (rect.x < 0 || rect.y < 0 || rect.x + rect.w > layout->width ||
            rect.y + rect.h > layout->height) {
            show_fault(layout, scale, "leaves the window", &parts[i], NULL);
        }
        for (int j = i + 1; j < count; j++) {
            if (is_there(parts[j].rect) && overlap(rect, parts[j].rect)) {
                show_fault(layout, scale, "covers", &parts[i], &parts[j]);
            }
        }
    }
}

static void check_board(const struct layout *layout, int scale, struct rect board, int divisor)
{
    const struct part part = {"board", board};
    int least = (layout->width < layout->height ? layout->width : layout->height) / divisor;
    /* It has extra height for the lower edge of the dice. */
    int edge = layout_px(layout, 8);
    if (board.h < board.w - 1 || board.h > board.w + edge) {
        show_fault(layout, scale, "is no square", &part, NULL);
    }
    if (board.w < least) {
        show_fault(layout, scale, "is too small", &part, NULL);
    }
}

static void check_play(const struct layout *layout, int scale)
{
    struct play_layout at = play_layout_of(layout);
    if (layout->shape == LAYOUT_COLUMN) { /* the panels are over the board, if they are wanted */
        const struct part panels[] = {
            {"scores", at.scores}, {"you", at.you}, {"rival", at.rival}, {"tools", at.tools}};
        check_parts(layout, scale, panels, sizeof panels / sizeof panels[0]);
        at.you = at.rival = (struct rect){0, 0, 0, 0};
    }
    const struct part parts[] = {
        {"menu", at.menu},   {"name", at.name},   {"clock", at.clock},     {"second", at.second},
        {"sound", at.sound}, {"board", at.board}, {"you", at.you},         {"rival", at.rival},
        {"word", at.word},   {"tools", at.tools}, {"actions", at.actions}, {"scores", at.scores},
        {"strip", at.strip},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
    check_board(layout, scale, at.board, 3);
}

static void check_results(const struct layout *layout, int scale, bool has_score)
{
    struct results_places at = results_lay_out(layout, has_score, 0);
    const struct part parts[] = {
        {"back", at.back},      {"headline", at.headline}, {"sentence", at.sentence},
        {"board", at.board},    {"detail", at.detail},     {"filters", at.filters},
        {"field", at.field},    {"list", at.list},         {"foot", at.foot},
        {"best word", at.best}, {"near miss", at.near},    {"scores", at.scores},
        {"chips", at.chips},    {"again", at.again},       {"about", at.about},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
    check_board(layout, scale, at.board, 6);
}

/* In a very wide window the results are centred and no wider than lines that can be read. */
TEST_CASE(test_results_have_a_measure)
{
    struct layout layout = layout_make(3000, 700, 100, UI_SCALE_DEFAULT);
    struct results_places at = results_lay_out(&layout, true, 0);
    int left = at.back.x;
    int right = at.list.x + at.list.w;
    assert_int_in_range(right - left, layout_px(&layout, 1200), layout_px(&layout, 1600));
    assert_int_in_range(left + right, layout.width - 2, layout.width + 2);
}

static void check_scrambler(const struct layout *layout, int scale)
{
    struct scrambler_layout at = scrambler_layout(layout);
    const struct part parts[] = {
        {"home", at.menu},
        {"name", at.name},
        {"sound", at.sound},
        {"hint", at.hint},
        {"grid", at.board},
        {"words to find", at.words},
        {"moves", at.moves},
        {"undo, restart", at.left_buttons},
        {"a move, the solution", at.middle_buttons},
        {"new puzzle", at.right_buttons},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
    check_board(layout, scale, at.board, 3);
}

/* Returns the layout of a page that is at least so high on a phone. */
static struct layout page_of(const struct layout *window, int units)
{
    struct layout page = *window;
    if (window->shape == LAYOUT_COLUMN) {
        page.height = int_max(page.height, layout_px(window, units));
    }
    return page;
}

/* On a phone the scores and the button for the next round are seen without scrolling. */
static void check_top(const struct layout *window, int scale)
{
    struct results_places at = results_lay_out(window, true, 0);
    const struct part again = {"again", at.again};
    if (window->shape == LAYOUT_COLUMN && at.again.y + at.again.h > window->height) {
        show_fault(window, scale, "is not in the window", &again, NULL);
    }
}

static void check_window(int width, int height)
{
    static struct game game;
    for (int scale = UI_SCALE_MIN; scale <= UI_SCALE_MAX; scale += 25) {
        struct layout layout = layout_make(width, height, 100, scale);
        check_play(&layout, scale);
        check_top(&layout, scale);
        game.stage.window = layout;
        struct layout page = page_of(&layout, results_lay_out(&layout, true, 0).units);
        check_results(&page, scale, true);
        page = page_of(&layout, results_lay_out(&layout, false, 0).units);
        check_results(&page, scale, false);
        page = page_of(&layout, scrambler_page_units(NULL, &game));
        check_scrambler(&page, scale);
    }
}

TEST_CASE(test_parts_stand_apart_in_every_window)
{
    fault_count = 0;
    for (int width = LAYOUT_WIDTH_MIN; width <= 3840; width += width < 1400 ? 37 : 173) {
        for (int height = LAYOUT_HEIGHT_MIN; height <= 2160; height += height < 1200 ? 29 : 131) {
            check_window(width, height);
        }
    }
    /* Sizes of real screens, and extreme shapes. */
    static const int others[][2] = {
        {1280, 800},  {1366, 768}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1080, 1920},
        {1440, 2560}, {3840, 520}, {360, 640},   {390, 844},   {360, 520},   {599, 600},
        {540, 540},   {539, 520},  {599, 2160},  {600, 601},   {720, 2160},  {899, 520},
        {900, 520},   {901, 901},  {900, 901},   {901, 900},   {720, 721},   {2160, 2160}};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        check_window(others[i][0], others[i][1]);
    }
    assert_int_equal(fault_count, 0);
}

TEST_CASE(test_scale_multiplies_where_there_is_room)
{
    struct layout small = layout_make(2560, 1600, 100, 75);
    struct layout normal = layout_make(2560, 1600, 100, 100);
    struct layout large = layout_make(2560, 1600, 100, 125);
    assert_true(small.milli < normal.milli);
    assert_true(normal.milli < large.milli);
    assert_int_equal(layout_make(1280, 800, 100, 100).milli, 1000);
    assert_int_equal(layout_px(&normal, 100), 200);
    assert_int_equal(layout_px(&normal, -100), -200);
    assert_int_equal(layout_units(&normal, 200), 100);
}

/* A larger scale never makes anything smaller, and the layout says if the scale did not fit. */
TEST_CASE(test_a_larger_scale_is_never_smaller)
{
    for (int width = LAYOUT_WIDTH_MIN; width <= 2600; width += 94) {
        for (int height = LAYOUT_HEIGHT_MIN; height <= width; height += 61) {
            int before = 0;
            for (int scale = UI_SCALE_MIN; scale <= UI_SCALE_MAX; scale += 25) {
                struct layout layout = layout_make(width, height, 100, scale);
                if (width >= 900 && layout.milli < before) {
                    fail_msg("%d x %d: %d %% is smaller than less", width, height, scale);
                }
                before = layout.milli;
            }
        }
    }
    assert_false(layout_make(1280, 800, 100, 100).is_bounded);
    assert_true(layout_make(1280, 800, 100, 200).is_bounded);
    assert_false(layout_make(720, 520, 100, 100).is_bounded);
}

/* Twice as many pixels on the same area: the layout is the same, in twice as many pixels. */
TEST_CASE(test_a_finer_screen_shows_the_same)
{
    static const int sizes[][2] = {{720, 520}, {800, 600}, {1280, 800}, {700, 1100}, {1920, 1080}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (int scale = UI_SCALE_MIN; scale <= UI_SCALE_MAX; scale += 25) {
            struct layout usual = layout_make(sizes[i][0], sizes[i][1], 100, scale);
            struct layout fine = layout_make(2 * sizes[i][0], 2 * sizes[i][1], 200, scale);
            assert_int_equal(fine.width, 2 * usual.width);
            assert_int_equal(fine.height, 2 * usual.height);
            assert_int_equal(fine.milli, 2 * usual.milli);
            assert_int_equal(fine.shape, usual.shape);
            check_play(&fine, scale);
        }
    }
    assert_int_equal(layout_make(800, 600, 0, 100).milli, layout_make(800, 600, 100, 100).milli);
}

TEST_CASE(test_columns_share_all_of_a_row)
{
    for (int width = 40; width < 200; width++) {
        struct rect row = {7, 9, width, 11};
        int end = row.x;
        for (int i = 0; i < 5; i++) {
            struct rect part = rect_column(row, 3, 5, i);
            assert_int_equal(part.x, end);
            assert_int_equal(part.y, 9);
            assert_int_equal(part.h, 11);
            end = part.x + part.w + 3;
        }
        assert_int_equal(end - 3, row.x + row.w);
    }
}

static void check_rect(struct rect is, struct rect wanted)
{
    assert_int_equal(is.x, wanted.x);
    assert_int_equal(is.y, wanted.y);
    assert_int_equal(is.w, wanted.w);
    assert_int_equal(is.h, wanted.h);
}

TEST_CASE(test_pieces_are_cut_off_each_side)
{
    struct rect rest = {10, 20, 100, 80};
    check_rect(rect_cut_top(&rest, 15), (struct rect){10, 20, 100, 15});
    check_rect(rect_cut_bottom(&rest, 5), (struct rect){10, 95, 100, 5});
    check_rect(rect_cut_left(&rest, 30), (struct rect){10, 35, 30, 60});
    check_rect(rect_cut_right(&rest, 10), (struct rect){100, 35, 10, 60});
    check_rect(rest, (struct rect){40, 35, 60, 60});
    check_rect(rect_row(rest, 4, 2, 1), (struct rect){40, 67, 60, 28});
    check_rect(rect_middle(rest, 20, 10), (struct rect){60, 60, 20, 10});
    check_rect(rect_overlap(rest, (struct rect){0, 0, 50, 40}), (struct rect){40, 35, 10, 5});
    assert_int_equal(rect_overlap(rest, (struct rect){0, 0, 5, 5}).w, 0);
    (void)rect_cut_left(&rest, 70);
    assert_int_equal(rest.w, 0);
}

TEST_CASE(test_growing_parts_share_what_others_leave)
{
    const struct rect_part parts[] = {{20, 0}, {10, 1}, {0, 2}};
    int sizes[3];
    assert_true(rect_share(61, parts, 3, sizes));
    assert_int_equal(sizes[0], 20);
    assert_int_equal(sizes[1], 20);
    assert_int_equal(sizes[2], 21);
    assert_false(rect_share(27, parts, 3, sizes));
    assert_int_equal(sizes[0], 20);
    assert_int_equal(sizes[1] + sizes[2], 7);
}

TEST_CASE(test_inset_never_falls_below_nothing)
{
    struct rect inner = rect_inset((struct rect){10, 20, 30, 8}, 5);
    assert_int_equal(inner.x, 15);
    assert_int_equal(inner.y, 25);
    assert_int_equal(inner.w, 20);
    assert_int_equal(inner.h, 0);
    assert_true(rect_contains((struct rect){1, 1, 2, 2}, 2, 2));
    assert_false(rect_contains((struct rect){1, 1, 2, 2}, 3, 2));
}

/* --- texts of the real screens --- */

struct told {
    const struct rig *rig;
    const char *moment;
    int scale;
    int shown;
    int windows; /* with at least one fault */
};

static void tell_fault(void *context, const char *what)
{
    struct told *told = context;
    fault_count++;
    if (told->shown++ < 6) {
        print_error("%s, %d x %d at %d %%: %s\n", told->moment, told->rig->list.width,
                    told->rig->list.height, told->scale, what);
    }
}

/* Labels of buttons and filters are never cut: nobody presses "Same bo…". */
static void check_labels(const struct draw_list *list, struct told *told)
{
    static const char *const labels[] = {
        "Play",
        "Change",
        "Richness",
        "Play today’s board",
        "See the result",
        "Light",
        "Feast",
        "Continue",
        "Daily board",
        "Statistics",
        "Settings",
        "How to play",
        "Same as system",
        "High contrast",
        "Drag or click",
        "Reduced",
        "Larger",
        "Use this file",
        "Built-in list",
        "JSON, for programs",
        "CSV, for spreadsheets",
        "Play the board",
        "No limit",
        "Two players",
        "Shared words count",
        "Shake the dice",
        "Merciless",
        "Rotate",
        "I’m done",
        "Resume",
        "Home",
        "Full screen",
        "Keep playing",
        "Give up",
        "Past rounds",
        "Show all",
        "Continue it",
        "New round",
        "Faster",
        "Skip",
        "All",
        "Yours",
        "Your other words",
        "Also missed",
        "Missed",
        "Same board",
        "Copy result",
        "Home",
        "Play again",
        "5 × 5",
        "Four and up",
        "Classic",
        "Rematch",
        "Sound: on",
        "BOARD",
        "TIME",
        "COMPUTER",
        "RULES",
        "Undo",
        "Restart",
        "Show me a move",
        "Show the solution",
        "Stop",
        "New puzzle",
        "Show the grid",
        "Scrambler",
        "WORDS TO FIND",
        "MOVES",
        "YOUR MOVES",
        "SIZE",
        "None yet.",
        "Drag a row or a column: it wraps round. Words must read across.",
        "This is how the words come back.",
        "Every word reads across.",
        "Solved!",
    };
    for (size_t i = 0; i < list->count; i++) {
        const char *text = draw_text_of(list, &list->commands[i]);
        const char *dots = strstr(text, "…");
        if (!dots || dots == text || strcmp(text, "Share…") == 0) { /* the last is complete */
            continue;
        }
        for (size_t j = 0; j < sizeof labels / sizeof labels[0]; j++) {
            if (strncmp(labels[j], text, (size_t)(dots - text)) == 0) {
                char line[200];
                (void)snprintf(line, sizeof line, "\"%s\" is cut to \"%s\"", labels[j], text);
                tell_fault(told, line);
            }
        }
    }
}

/* Every tip of a control that is seen is inside the window and beside the control, unless that
 * fills most of a low window. */
static void check_tips(struct rig *rig, struct told *told)
{
    struct ui *ui = &rig->game->stage.ui;
    const struct rect view = {0, stage_page_at(&rig->game->stage), rig->list.width,
                              rig->list.height};
    for (int i = 0; i < ui->hot_count; i++) {
        struct rect seen = rect_overlap(ui->hots[i].rect, view);
        if (!ui->hots[i].has_tip || seen.h != ui->hots[i].rect.h) {
            continue;
        }
        ui->tip = (struct tip){.id = ui->hots[i].id, .is_shown = true};
        rig_draw(rig);
        struct rect box = ui->tip.box;
        bool has_room = ui->tip.about.h < rig->list.height / 2;
        if (!ui->tip.is_drawn || box.w <= 0 || box.x < 0 || box.y < 0 ||
            box.x + box.w > rig->list.width || box.y + box.h > rig->list.height ||
            (has_room && overlap(box, ui->tip.about))) {
            char line[TIP_TEXT_MAX + 40];
            (void)snprintf(line, sizeof line, "the tip \"%s\" has no place", ui->tip.text);
            tell_fault(told, line);
        }
    }
    ui->tip = (struct tip){0};
}

/* No two controls share a point or an id, and each is on the page. Settings has some of no
 * width, below its view: they are there for Tab alone. */
static void check_hot_areas(struct rig *rig, struct told *told)
{
    const struct ui *ui = &rig->game->stage.ui;
    const struct layout *layout = &rig->game->stage.layout;
    const struct rect page = {0, 0, layout->width, layout->height};
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        struct rect shown = rect_overlap(hot->rect, page);
        bool is_outside = hot->rect.w > 0 && (shown.w != hot->rect.w || shown.h != hot->rect.h);
        const struct hot *shares = NULL;
        for (int j = 0; j < i; j++) {
            const struct hot *other = &ui->hots[j];
            bool is_over = !hot->is_place && !other->is_place && overlap(hot->rect, other->rect);
            shares = is_over || other->id == hot->id ? other : shares;
        }
        if (shares || (is_outside && !hot->is_place)) {
            char line[80];
            (void)snprintf(line, sizeof line, "the control %d, %d,%d %dx%d, %s %d", hot->id,
                           hot->rect.x, hot->rect.y, hot->rect.w, hot->rect.h,
                           shares ? "is over" : "is not on page", shares ? shares->id : 0);
            tell_fault(told, line);
        }
    }
}

/* Checks the whole page, from window to window. */
static void check_page(struct rig *rig, struct told *told)
{
    struct scroll *page = &rig->game->stage.pages[stage_top(&rig->game->stage)];
    check_hot_areas(rig, told);
    for (int before = -1; page->at > before;) {
        before = page->at;
        check_labels(&rig->list, told);
        told->windows += text_boxes_check(&rig->list, &rig->config.metrics, tell_fault, told) > 0;
        check_tips(rig, told);
        scroll_to(page, page->at + page->view);
        rig_draw(rig);
    }
    scroll_to(page, 0);
}

/* Checks all scales in a window of this size; leaves the app at 100 %. */
static void check_texts(struct rig *rig, int width, int height, struct told *told)
{
    rig_resize(rig, width, height);
    for (int i = 0; i < SCALE_COUNT; i++) {
        rig_key(rig, KEY_ZOOM_RESET);
        enum key mode = scales[i] < 100 ? KEY_ZOOM_OUT : KEY_ZOOM_IN;
        for (int scale = 100; scale != scales[i]; scale += scales[i] < 100 ? -25 : 25) {
            rig_key(rig, mode);
        }
        told->scale = scales[i];
        rig_draw(rig);
        check_page(rig, told);
    }
    rig_key(rig, KEY_ZOOM_RESET);
}

/* A window manager may make a window smaller than its minimum. */
static void check_tiny_windows(struct rig *rig, size_t first)
{
    static const int tiny[][3] = {{1, 1, 100},    {1280, 20, 100}, {20, 800, 100}, {8, 900, 100},
                                  {100, 40, 100}, {2560, 40, 200}, {1, 1, 400},    {720, 260, 137}};
    for (size_t i = first; i < sizeof tiny / sizeof tiny[0]; i += (size_t)tests_stride()) {
        struct input size = {
            .kind = INPUT_RESIZE, .x = tiny[i][0], .y = tiny[i][1], .density = tiny[i][2]};
        for (int j = 0; j < SCALE_COUNT; j++) {
            rig->game->settings.ui_scale = scales[j];
            app_input(rig->app, &size);
            rig_draw(rig);
            assert_true(rig->list.width >= LAYOUT_WIDTH_MIN / 2 * size.density / 100);
            assert_true(rig->list.height >= LAYOUT_HEIGHT_MIN / 2 * size.density / 100);
        }
        rig_advance(rig, 20);
    }
}

/* Checks windows of all sizes and shapes. */
static void check_windows(struct rig *rig, const char *moment)
{
    static const int sizes[][2] = {
        {1280, 800},  {720, 520},   {844, 390},  {390, 844},  {720, 721},  {899, 520},
        {900, 520},   {700, 1100},  {720, 1280}, {800, 600},  {960, 540},  {1024, 600},
        {1024, 768},  {1000, 1000}, {1100, 640}, {1366, 768}, {1600, 600}, {1920, 1080},
        {2560, 1440}, {3840, 2160}, {3000, 700}, {800, 1200}, {2160, 720}, {1080, 1920},
        {1440, 2560}, {3440, 1440}, {720, 2160}, {3840, 520},
    };
    struct told told = {.rig = rig, .moment = moment};
    const size_t first = tests_first();
    for (size_t i = first; i < sizeof sizes / sizeof sizes[0]; i += (size_t)tests_stride()) {
        check_texts(rig, sizes[i][0], sizes[i][1], &told);
    }
    if (told.windows > 0) {
        print_error("%s: texts are wrong in %d of %d windows\n", moment, told.windows,
                    (int)(sizeof sizes / sizeof sizes[0]) * SCALE_COUNT);
    }
    check_tiny_windows(rig, first);
}

TEST_CASE(test_texts_stand_in_their_boxes)
{
    fault_count = 0;
    for (size_t i = 0; moment_lists[i]; i++) {
        if (moment_lists[i] != scrambler_moments) {
            moment_each(moment_lists[i], check_windows);
        }
    }
    assert_int_equal(fault_count, 0);
}

TEST_CASE(test_texts_of_the_scrambler_stand_in_their_boxes)
{
    fault_count = 0;
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        for (const struct moment *moment = scrambler_moments; moment->name; moment++) {
            char name[80];
            struct rig *rig = moment_stage(moment);
            rig->config.scrambler_size = size;
            moment_go(moment, rig);
            (void)snprintf(name, sizeof name, "%d x %d, %s", size, size, moment->name);
            check_windows(rig, name);
            rig_free(rig);
        }
    }
    assert_int_equal(fault_count, 0);
}

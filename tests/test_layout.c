/* SPDX-License-Identifier: MIT */
/*
 * Where things stand, in windows of very many sizes and shapes: nothing leaves the window, nothing
 * covers anything, the board is a square that is large enough; then the same of every text of the
 * real screens. Leaves what the texts say to the scripts.
 */
#include "stage.h"
#include "state.h"
#include "text.h"
#include "text_boxes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

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
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
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
    /* Upright it has room for the lower edge of the dice, too. */
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
    struct play_layout at = layout_play(layout);
    const struct part parts[] = {
        {"menu", at.menu},   {"name", at.name},   {"clock", at.clock},     {"second", at.second},
        {"sound", at.sound}, {"board", at.board}, {"you", at.you},         {"rival", at.rival},
        {"word", at.word},   {"tools", at.tools}, {"actions", at.actions},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
    check_board(layout, scale, at.board, 3);
}

static void check_home(const struct layout *layout, int scale)
{
    struct home_layout at = layout_home(layout);
    const struct part parts[] = {
        {"title", at.title}, {"tagline", at.tagline}, {"panel", at.panel},   {"sample", at.sample},
        {"card", at.card},   {"buttons", at.buttons}, {"footer", at.footer},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
}

static void check_results(const struct layout *layout, int scale)
{
    struct results_layout at = layout_results(layout);
    const struct part parts[] = {
        {"headline", at.headline},
        {"sentence", at.sentence},
        {"board", at.board},
        {"detail", at.detail},
        {"left buttons", at.left_buttons},
        {"filters", at.filters},
        {"field", at.field},
        {"list", at.list},
        {"right buttons", at.right_buttons},
    };
    check_parts(layout, scale, parts, sizeof parts / sizeof parts[0]);
    check_board(layout, scale, at.board, 6);
}

static void check_scrambler(const struct layout *layout, int scale)
{
    struct scrambler_layout at = layout_scrambler(layout);
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

static void check_window(int width, int height)
{
    for (int scale = UI_SCALE_MIN; scale <= UI_SCALE_MAX; scale += 25) {
        struct layout layout = layout_make(width, height, scale);
        check_play(&layout, scale);
        check_home(&layout, scale);
        check_results(&layout, scale);
        check_scrambler(&layout, scale);
    }
}

static void test_parts_stand_apart_in_every_window(void **state)
{
    (void)state;
    fault_count = 0;
    for (int width = LAYOUT_WIDTH_MIN; width <= 3840; width += width < 1400 ? 37 : 173) {
        for (int height = LAYOUT_HEIGHT_MIN; height <= 2160; height += height < 1200 ? 29 : 131) {
            check_window(width, height);
        }
    }
    /* Sizes of real screens, and shapes that nobody has. */
    static const int others[][2] = {{1280, 800},  {1366, 768},  {1920, 1080}, {2560, 1440},
                                    {3840, 2160}, {1080, 1920}, {1440, 2560}, {3840, 520},
                                    {720, 2160},  {899, 520},   {900, 520},   {901, 901},
                                    {900, 901},   {901, 900},   {720, 721},   {2160, 2160}};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        check_window(others[i][0], others[i][1]);
    }
    assert_int_equal(fault_count, 0);
}

static void test_scale_multiplies_where_there_is_room(void **state)
{
    (void)state;
    struct layout small = layout_make(2560, 1600, 75);
    struct layout normal = layout_make(2560, 1600, 100);
    struct layout large = layout_make(2560, 1600, 125);
    assert_true(small.milli < normal.milli);
    assert_true(normal.milli < large.milli);
    assert_int_equal(layout_make(1280, 800, 100).milli, 1000);
    assert_int_equal(layout_px(&normal, 100), 200);
    assert_int_equal(layout_px(&normal, -100), -200);
    assert_int_equal(layout_units(&normal, 200), 100);
}

static void test_columns_share_all_of_a_row(void **state)
{
    (void)state;
    for (int width = 40; width < 200; width++) {
        struct rect row = {7, 9, width, 11};
        int end = row.x;
        for (int i = 0; i < 5; i++) {
            struct rect part = rect_column(row, i, 5, 3);
            assert_int_equal(part.x, end);
            assert_int_equal(part.y, 9);
            assert_int_equal(part.h, 11);
            end = part.x + part.w + 3;
        }
        assert_int_equal(end - 3, row.x + row.w);
    }
}

static void test_inset_never_falls_below_nothing(void **state)
{
    (void)state;
    struct rect inner = rect_inset((struct rect){10, 20, 30, 8}, 5);
    assert_int_equal(inner.x, 15);
    assert_int_equal(inner.y, 25);
    assert_int_equal(inner.w, 20);
    assert_int_equal(inner.h, 0);
    assert_true(rect_contains((struct rect){1, 1, 2, 2}, 2, 2));
    assert_false(rect_contains((struct rect){1, 1, 2, 2}, 3, 2));
}

/* --- texts of the real screens --- */

static const char *const many_words[] = {
    "perslatgsineters", /* the board that they are on */
    "peas",
    "pear",
    "pears",
    "slat",
    "late",
    "later",
    "tine",
    "sine",
    "nets",
    "rest",
    "rents",
    "stern",
    "inert",
    "insert",
    "tens",
    "ten",
    "alert",
    "alerts",
    "least",
    "steal",
    "sister",
    "enter",
    "enters",
    "inter",
    "retina",
    "alerting",
    "restiness",
};

static void fill_words(struct stage *stage)
{
    for (size_t i = 1; i < sizeof many_words / sizeof many_words[0]; i++) {
        assert_true(stage_add_word(stage, many_words[i], 10, false));
    }
    char path[400];
    int line;
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
}

static void on_board(struct stage *stage)
{
    assert_true(stage_set_board(stage, many_words[0], NULL));
}

/* Words that the player has, so that the list is long. */
static void find_some(struct stage *stage, int count)
{
    static const char *const found[] = {"peas", "late", "slat", "sine", "net",  "alert", "stern",
                                        "rest", "tens", "pear", "lets", "teal", "tale",  "seal"};
    for (int i = 0; i < count && i < (int)(sizeof found / sizeof found[0]); i++) {
        stage_type(stage, found[i]);
        stage_key(stage, KEY_ENTER);
    }
}

static void end_turn(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
}

static void go_home(struct stage *stage)
{
    (void)stage;
}

static void go_play(struct stage *stage)
{
    find_some(stage, 14);
    (void)stage_settle(stage, 5000);
    stage_advance(stage, 1500);
}

static void go_first_moment(struct stage *stage)
{
    (void)stage_settle(stage, 2000);
}

static void go_long_trace(struct stage *stage)
{
    find_some(stage, 3);
    static const int cells[] = {0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13};
    struct board_view view = stage_view(stage);
    for (int i = 0; i < 15; i++) {
        int x, y;
        board_view_middle(&view, cells[i], &x, &y);
        stage_click(stage, x, y);
    }
    (void)stage_settle(stage, 2000);
}

static void go_short_trace(struct stage *stage)
{
    stage_type(stage, "late");
    (void)stage_settle(stage, 2000);
}

static void go_refusal(struct stage *stage)
{
    stage_type(stage, "perslatgs");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_too_short(struct stage *stage)
{
    stage_type(stage, "net");
    stage_key(stage, KEY_ENTER);
    (void)stage_settle(stage, 2000);
}

static void go_armed(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
}

static void go_pause(struct stage *stage)
{
    find_some(stage, 5);
    (void)stage_settle(stage, 2000);
    stage_ctrl(stage, 'p');
}

static void go_leave(struct stage *stage)
{
    stage_happens(stage, INPUT_CLOSE);
}

static void go_low_time(struct stage *stage)
{
    stage_advance(stage, 175000);
}

static void go_notice(struct stage *stage)
{
    app_notify(stage->app, "There is no sound device: the game is silent until there is one, and "
                           "everything else works.");
}

/* The computer's turn when it says that a way leads nowhere. */
static void go_dead_end(struct stage *stage)
{
    find_some(stage, 4);
    end_turn(stage);
    for (int i = 0; i < 400; i++) {
        stage_advance(stage, STAGE_FRAME_MS);
        if (stage->app->computer.shown_as == SHOWN_DEAD_END && stage->app->computer.word[0]) {
            return;
        }
    }
    fail_msg("the search met no dead end");
}

static void go_found(struct stage *stage)
{
    find_some(stage, 4);
    end_turn(stage);
    for (int i = 0; i < 1200; i++) {
        stage_advance(stage, STAGE_FRAME_MS);
        if (stage->app->computer.shown_as == SHOWN_FOUND &&
            round_word_count(stage->app->round, SIDE_COMPUTER) > 20 &&
            !stage->app->computer.slide.running) {
            return;
        }
    }
    fail_msg("the search found no word");
}

static void go_faster(struct stage *stage)
{
    find_some(stage, 2);
    end_turn(stage);
    int x, y;
    assert_true(stage_find_text(stage, "Faster", &x, &y));
    stage_click(stage, x, y);
}

static void go_pause_of_computer(struct stage *stage)
{
    int x, y;
    find_some(stage, 2);
    end_turn(stage);
    stage_advance(stage, 3000);
    assert_true(stage_find_icon(stage, ICON_MENU, &x, &y));
    stage_click(stage, x, y);
}

static void go_results(struct stage *stage)
{
    find_some(stage, 6);
    end_turn(stage);
    stage_key(stage, KEY_ESCAPE);
}

static void go_selected(struct stage *stage)
{
    int x, y;
    go_results(stage);
    assert_true(stage_find_text(stage, "ALERTS", &x, &y));
    stage_click(stage, x, y);
    stage_move(stage, 2, 2, false);
}

static void go_through_die(struct stage *stage)
{
    int x, y;
    go_results(stage);
    struct board_view view = stage_view(stage);
    board_view_middle(&view, 5, &x, &y);
    stage_click(stage, x, y);
}

static void go_find(struct stage *stage)
{
    go_results(stage);
    stage_type(stage, "abcdefghijklmnopqrstuvwxyz");
}

static void go_solo_results(struct stage *stage)
{
    find_some(stage, 6);
    end_turn(stage);
}

enum want { WANT_HOME, WANT_ROUND, WANT_SOLO, WANT_NO_CLOCK, WANT_PLAIN, WANT_CLASSIC, WANT_LARGE };

static const struct moment {
    const char *name;
    enum want want;
    void (*go)(struct stage *stage);
} moments[] = {
    {"home", WANT_HOME, go_home},
    {"home, classic", WANT_CLASSIC, go_home},
    {"first moment", WANT_ROUND, go_first_moment},
    {"list of words", WANT_ROUND, go_play},
    {"long trace", WANT_ROUND, go_long_trace},
    {"short trace", WANT_ROUND, go_short_trace},
    {"refusal", WANT_ROUND, go_refusal},
    {"too short", WANT_ROUND, go_too_short},
    {"Enter again", WANT_ROUND, go_armed},
    {"low time", WANT_ROUND, go_low_time},
    {"notice", WANT_ROUND, go_notice},
    {"pause", WANT_ROUND, go_pause},
    {"leave", WANT_ROUND, go_leave},
    {"solo", WANT_SOLO, go_play},
    {"no clock", WANT_NO_CLOCK, go_play},
    {"6 x 6", WANT_LARGE, go_first_moment},
    {"dead end", WANT_ROUND, go_dead_end},
    {"found", WANT_ROUND, go_found},
    {"faster", WANT_ROUND, go_faster},
    {"pause of the computer", WANT_ROUND, go_pause_of_computer},
    {"results", WANT_ROUND, go_results},
    {"a word chosen", WANT_ROUND, go_selected},
    {"words through a die", WANT_ROUND, go_through_die},
    {"finding", WANT_ROUND, go_find},
    {"solo results", WANT_SOLO, go_solo_results},
    {"plain results", WANT_PLAIN, go_results},
};

struct told {
    const struct stage *stage;
    const char *moment;
    int scale;
    int shown;
    int windows; /* in which something was wrong */
};

static void tell_fault(void *context, const char *what)
{
    struct told *told = context;
    fault_count++;
    if (told->shown++ < 6) {
        print_error("%s, %d x %d at %d %%: %s\n", told->moment, told->stage->list.width,
                    told->stage->list.height, told->scale, what);
    }
}

/* What stands on buttons and in filters is never cut: nobody presses "Same bo…". */
static void check_labels(const struct draw_list *list, struct told *told)
{
    static const char *const labels[] = {
        TEXT_SHAKE,
        TEXT_LIGHT,
        TEXT_NO_LIMIT,
        TEXT_NO_RIVAL,
        "Merciless",
        TEXT_ROTATE,
        TEXT_DONE,
        TEXT_RESUME,
        TEXT_LEAVE,
        TEXT_FULL_SCREEN,
        TEXT_LEAVE_STAY,
        TEXT_FASTER,
        TEXT_SKIP,
        TEXT_ALL,
        TEXT_YOURS,
        TEXT_RIVALS,
        TEXT_MISSED,
        TEXT_SAME_BOARD,
        TEXT_COPY,
        TEXT_HOME,
        TEXT_PLAY_AGAIN,
        "5 × 5",
        "Four and up",
        "Classic",
        TEXT_WITHIN_REACH,
        TEXT_SOUND_ON,
        TEXT_BOARD,
        TEXT_TIME,
        TEXT_COMPUTER_ROW,
        TEXT_RULES,
        TEXT_UNDO,
        TEXT_RESTART,
        TEXT_SHOW_MOVE,
        TEXT_SHOW_SOLUTION,
        TEXT_STOP,
        TEXT_NEW_PUZZLE,
        TEXT_LOOK_AT_IT,
        TEXT_SCRAMBLER,
        TEXT_WORDS_TO_FIND,
        TEXT_MOVES,
        TEXT_YOUR_MOVES,
        TEXT_GRID_SIZE,
        TEXT_NO_MOVES,
        TEXT_SCRAMBLER_HINT,
        TEXT_SCRAMBLER_PLAYING,
        TEXT_SCRAMBLER_IS_SOLVED,
        TEXT_SOLVED,
    };
    for (size_t i = 0; i < list->count; i++) {
        const char *text = draw_text_of(list, &list->commands[i]);
        const char *dots = strstr(text, "…");
        if (!dots || dots == text) {
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

/* All scales of a window of this size; the app is left at 100 %. */
static void check_texts(struct stage *stage, int width, int height, struct told *told)
{
    stage_resize(stage, width, height);
    for (int i = 0; i < SCALE_COUNT; i++) {
        stage_key(stage, KEY_ZOOM_RESET);
        enum key way = scales[i] < 100 ? KEY_ZOOM_OUT : KEY_ZOOM_IN;
        for (int scale = 100; scale != scales[i]; scale += scales[i] < 100 ? -25 : 25) {
            stage_key(stage, way);
        }
        told->scale = scales[i];
        stage_draw(stage);
        check_labels(&stage->list, told);
        told->windows +=
            text_boxes_check(&stage->list, &stage->config.metrics, tell_fault, told) > 0;
    }
    stage_key(stage, KEY_ZOOM_RESET);
}

/* In windows of all sizes and shapes. */
static void check_windows(struct stage *stage, const char *moment)
{
    static const int sizes[][2] = {
        {1280, 800}, {720, 520},   {720, 721},   {899, 520},   {900, 520},   {700, 1100},
        {720, 1280}, {800, 600},   {960, 540},   {1024, 600},  {1024, 768},  {1000, 1000},
        {1100, 640}, {1366, 768},  {1600, 600},  {1920, 1080}, {2560, 1440}, {3840, 2160},
        {2160, 720}, {1080, 1920}, {1440, 2560}, {3440, 1440}, {720, 2160},  {3840, 520},
    };
    struct told told = {.stage = stage, .moment = moment};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        check_texts(stage, sizes[i][0], sizes[i][1], &told);
    }
    if (told.windows > 0) {
        print_error("%s: texts are wrong in %d of %d windows\n", moment, told.windows,
                    (int)(sizeof sizes / sizeof sizes[0]) * SCALE_COUNT);
    }
}

static struct stage *new_stage(void)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    fill_words(stage);
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static void check_moment(const struct moment *moment)
{
    struct stage *stage = new_stage();
    stage->config.solo = moment->want == WANT_SOLO;
    stage->config.time_ms = moment->want == WANT_NO_CLOCK ? 0 : 180000;
    stage->config.rules = moment->want == WANT_PLAIN ? RULES_PLAIN : RULES_FOUR;
    stage->config.code = "NFXMU-9ESB9";
    if (moment->want == WANT_CLASSIC) {
        stage->config.rules = RULES_CLASSIC;
    } else if (moment->want == WANT_LARGE) {
        assert_true(stage_set_board(
            stage, "Qu Th In Er He An a b c d e f g h i j . l m n o p q r s t u v w x y z e e e e",
            NULL));
    } else if (moment->want != WANT_HOME) {
        on_board(stage);
    }
    assert_int_equal(stage_open(stage), STATUS_OK);
    moment->go(stage);
    check_windows(stage, moment->name);
    free_stage(stage);
}

static void test_texts_stand_in_their_boxes(void **state)
{
    (void)state;
    fault_count = 0;
    for (size_t i = 0; i < sizeof moments / sizeof moments[0]; i++) {
        check_moment(&moments[i]);
    }
    assert_int_equal(fault_count, 0);
}

/* --- the Scrambler's screens --- */

/* Puts an end to the search for a way home, with this outcome. */
static void end_search(struct stage *stage, size_t way_count, bool proven)
{
    struct scrambler_state *scrambler = &stage->app->scrambler;
    scrambler_solver_free(scrambler->solver);
    scrambler->solver = NULL;
    scrambler->way_known = true;
    scrambler->way_count = way_count;
    scrambler->way_proven = proven;
}

static void go_searching(struct stage *stage)
{
    assert_non_null(stage->app->scrambler.solver);
}

/* So many that their numbers are long; the last ones by hand. */
static void go_moves(struct stage *stage)
{
    struct scrambler *game = &stage->app->scrambler.game;
    int size = stage->app->scrambler.size;
    for (int i = 0; i < 1190; i++) {
        struct scrambler_move move = {i % 2 == 1, (unsigned char)(i % size), 1};
        assert_int_equal(scrambler_slide(game, move), STATUS_OK);
    }
    for (int i = 0; i < 30; i++) {
        stage_slide(stage, i % 2 == 1, i % size, 1 + i % (size - 1));
    }
    assert_int_equal(game->made_count, 1220);
    end_search(stage, 188, false);
    (void)stage_settle(stage, 1000);
}

static void go_proven(struct stage *stage)
{
    stage_slide(stage, false, 0, 1);
    end_search(stage, 10, true);
    (void)stage_settle(stage, 1000);
}

static void go_marked(struct stage *stage)
{
    stage_key(stage, KEY_DOWN);
    end_search(stage, 10, true);
}

static void go_playing(struct stage *stage)
{
    int x, y;
    assert_true(stage_find_text(stage, TEXT_SHOW_SOLUTION, &x, &y));
    stage_click(stage, x, y);
}

static void make_way(struct stage *stage)
{
    struct scrambler_puzzle *puzzle = &stage->app->scrambler.game.puzzle;
    for (int i = 0; i < puzzle->jumble_count && !stage->app->scrambler.won; i++) {
        struct scrambler_move move = scrambler_puzzle_solution(puzzle, i);
        stage_slide(stage, move.is_column, move.line, move.shift);
    }
    assert_true(stage->app->scrambler.won);
}

static void go_solved(struct stage *stage)
{
    stage->app->scrambler.elapsed_ms = 35999000L; /* ten hours */
    make_way(stage);
    (void)stage_settle(stage, 5000);
    assert_true(app_is_on_top(stage->app, &screen_solved));
}

static void go_solved_shown(struct stage *stage)
{
    stage->app->scrambler.was_shown = true;
    go_solved(stage);
}

static void go_look(struct stage *stage)
{
    go_solved(stage);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_scrambler));
}

static const struct {
    const char *name;
    void (*go)(struct stage *stage);
} scrambler_moments[] = {
    {"looking for a way", go_searching},
    {"many moves", go_moves},
    {"a proven way", go_proven},
    {"a mark", go_marked},
    {"playing the solution", go_playing},
    {"solved", go_solved},
    {"solved by the solution", go_solved_shown},
    {"a look at it", go_look},
};

static void test_texts_of_the_scrambler_stand_in_their_boxes(void **state)
{
    (void)state;
    fault_count = 0;
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        for (size_t i = 0; i < sizeof scrambler_moments / sizeof scrambler_moments[0]; i++) {
            char name[80];
            struct stage *stage = new_stage();
            stage->config.scrambler = true;
            stage->config.scrambler_size = size;
            assert_int_equal(stage_open(stage), STATUS_OK);
            stage_draw(stage);
            scrambler_moments[i].go(stage);
            (void)snprintf(name, sizeof name, "%d x %d, %s", size, size, scrambler_moments[i].name);
            check_windows(stage, name);
            free_stage(stage);
        }
    }
    assert_int_equal(fault_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts_stand_apart_in_every_window),
        cmocka_unit_test(test_scale_multiplies_where_there_is_room),
        cmocka_unit_test(test_columns_share_all_of_a_row),
        cmocka_unit_test(test_inset_never_falls_below_nothing),
        cmocka_unit_test(test_texts_stand_in_their_boxes),
        cmocka_unit_test(test_texts_of_the_scrambler_stand_in_their_boxes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

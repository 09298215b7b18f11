/* SPDX-License-Identifier: MIT */
/*
 * Replays logs of drags (fast, diagonal, backtracking, shaky) and compares the submitted words with
 * the intended ones, in windows of several sizes and on a turned board. The logs come from
 * tests/scripts/drags/make-drags, those called recorded from a real window by record-drags.
 */
#include "play_layout.h"
#include "rig_test.h"
#include "test.h"

static const char *const logs[] = {
    "slow",
    "fast",
    "very_fast",
    "diagonal",
    "zigzag",
    "backtrack",
    "far_back",
    "shaky",
    "overshoot",
    "row",
    "large",
    "small_dice",
    "recorded_diagonal",
    "recorded_fast",
    "recorded_back",
};
enum { LOG_COUNT = sizeof logs / sizeof logs[0] };

struct drag_log {
    FILE *file;
    char board[64];
    char word[64];
    int left, top, side; /* the board's square in the log */
};

static struct drag_log open_log(const char *name)
{
    struct drag_log log = {0};
    char path[400];
    (void)snprintf(path, sizeof path, "%s/tests/scripts/drags/%s.log", TROUNCE_SOURCE_DIR, name);
    log.file = fopen(path, "r");
    assert_non_null(log.file);
    assert_int_equal(fscanf(log.file, "# board %63s # area %d %d %d # word %63s", log.board,
                            &log.left, &log.top, &log.side, log.word),
                     5);
    return log;
}

/* Maps a point of the log to the same place of the board's square in the window. */
static void in_window(const struct drag_log *log, struct rect square, int *x, int *y)
{
    *x = square.x + (*x - log->left) * square.w / log->side;
    *y = square.y + (*y - log->top) * square.w / log->side;
}

/* Replays a log in a window; the submitted word is read from the feedback to the player. */
static void replay(const char *name, int width, int height)
{
    struct drag_log log = open_log(name);
    struct rig *rig = rig_new();
    assert_true(rig_set_board(rig, log.board, NULL));
    assert_true(rig_add_word(rig, log.word, 0, false));
    rig->config.width = width;
    rig->config.height = height;
    rig->config.time_ms = 0;
    assert_ok(rig_open(rig));
    struct rect square = play_layout_of(&rig->game->stage.layout).board;

    long ms, before = 0;
    char kind[16];
    int x, y;
    while (fscanf(log.file, "%ld %15s %d %d", &ms, kind, &x, &y) == 4) {
        in_window(&log, square, &x, &y);
        app_advance(rig->app, ms - before);
        before = ms;
        if (strcmp(kind, "press") == 0) {
            rig_press(rig, x, y, BUTTON_LEFT);
        } else if (strcmp(kind, "release") == 0) {
            rig_release(rig, x, y, BUTTON_LEFT);
        } else {
            assert_string_equal(kind, "move");
            rig_move(rig, x, y, true);
        }
    }
    assert_true(before > 0);
    char upper[64] = "";
    for (size_t i = 0; log.word[i]; i++) {
        upper[i] = (char)(log.word[i] - 'a' + 'A');
        upper[i + 1] = '\0';
    }
    if (strcmp(rig_turn(rig)->feedback.word, upper) != 0) {
        print_error("%s, %d x %d\n", name, width, height);
    }
    assert_string_equal(rig_turn(rig)->feedback.word, upper);
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
    assert_string_equal(round_word(rig->game->session.round, SIDE_PLAYER, 0)->text, log.word);
    (void)fclose(log.file);
    rig_free(rig);
}

TEST_CASE(test_drags_give_the_words_that_were_meant)
{
    for (int i = 0; i < LOG_COUNT; i++) {
        replay(logs[i], 1280, 800);
    }
}

TEST_CASE(test_drags_are_the_same_in_any_window)
{
    static const int sizes[][2] = {{720, 520}, {700, 1100}, {1920, 1080}, {3840, 2160}};
    for (int i = 0; i < LOG_COUNT; i++) {
        for (size_t j = 0; j < sizeof sizes / sizeof sizes[0]; j++) {
            replay(logs[i], sizes[j][0], sizes[j][1]);
        }
    }
}

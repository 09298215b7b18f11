/* SPDX-License-Identifier: MIT */
/*
 * The game with one input device: whole rounds of every way and a walk through all screens, with
 * the keyboard alone and with a controller alone.
 */
#include "rig_test.h"
#include "seed.h"
#include "test.h"

struct hand {
    void (*next)(struct rig *rig); /* to the next button */
    void (*step)(struct rig *rig, int dx, int dy);
    void (*press)(struct rig *rig);
    void (*add)(struct rig *rig);   /* the die under the cursor */
    void (*enter)(struct rig *rig); /* the traced word */
    void (*back)(struct rig *rig);
};

/* --- the keyboard --- */

static void key_next(struct rig *rig)
{
    rig_key(rig, KEY_TAB);
}

static void key_step(struct rig *rig, int dx, int dy)
{
    rig_key(rig, dx < 0 ? KEY_LEFT : dx > 0 ? KEY_RIGHT : dy < 0 ? KEY_UP : KEY_DOWN);
}

static void key_enter(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
}

static void key_space(struct rig *rig)
{
    rig_key(rig, KEY_SPACE);
}

static void key_escape(struct rig *rig)
{
    rig_key(rig, KEY_ESCAPE);
}

static const struct hand keys = {key_next, key_step, key_enter, key_space, key_enter, key_escape};

/* --- the controller --- */

static void tap(struct rig *rig, enum pad button)
{
    rig_pad(rig, button, true);
    rig_pad(rig, button, false);
}

static void pad_next(struct rig *rig)
{
    tap(rig, PAD_SHOULDER_RIGHT);
}

static void pad_a(struct rig *rig)
{
    tap(rig, PAD_A);
}

static void pad_x(struct rig *rig)
{
    tap(rig, PAD_X);
}

static void pad_b(struct rig *rig)
{
    tap(rig, PAD_B);
}

static const struct hand pad = {pad_next, rig_pad_move, pad_a, pad_a, pad_x, pad_b};

/* --- for both devices --- */

static struct rig *new_rig(bool has_past)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.counts = true, .percent = 20, .count = 12, .seed = 3};
    rig->config.seed = 5;
    if (has_past) {
        assert_ok(rig_play_past(rig, 4, &past));
    }
    rig_begin(rig);
    return rig;
}

static bool is_on(const struct rig *rig, enum screen_id id)
{
    return stage_is_on_top(&rig->game->stage, id);
}

/* Goes from button to button until the one at this place has the focus. */
static void go_to_place(struct rig *rig, const struct hand *hand, int x, int y, const char *name)
{
    const struct ui *ui = &rig->game->stage.ui;
    int wanted = ui_hot_at(ui, x, y);
    assert_int_not_equal(wanted, HOT_NONE);
    int row = ui_hot_of(ui, wanted)->row;
    for (int i = 0; i <= ui->hot_count && ui->focus != wanted; i++) {
        const struct hot *hot = ui_hot_of(ui, ui->focus);
        if (hot && hot->row && hot->row == row) {
            hand->step(rig, hot->rect.x < ui_hot_of(ui, wanted)->rect.x ? 1 : -1, 0);
        } else {
            hand->next(rig);
        }
        rig_draw(rig);
    }
    if (ui->focus != wanted) {
        fail_msg("nothing leads to %s", name);
    }
}

static void press(struct rig *rig, const struct hand *hand, const char *label)
{
    int x, y;
    rig_draw(rig);
    if (!rig_find_text(rig, label, &x, &y)) {
        fail_msg("there is no %s", label);
    }
    go_to_place(rig, hand, x, y, label);
    hand->press(rig);
}

static void press_icon(struct rig *rig, const struct hand *hand, enum icon icon)
{
    int x, y;
    rig_draw(rig);
    assert_true(rig_find_icon(rig, icon, &x, &y));
    go_to_place(rig, hand, x, y, "an icon");
    hand->press(rig);
}

/* --- a round --- */

static void step_to(struct rig *rig, const struct hand *hand, int cell)
{
    const struct cursor *cursor = &rig_turn(rig)->tracer.cursor;
    int columns = rig->game->session.board.columns;
    for (int i = 0; i < 20 && (i == 0 || cursor->cell != cell); i++) {
        int down = cell / columns - cursor->cell / columns;
        int right = cell % columns - cursor->cell % columns;
        if (right == 0 && down == 0) {
            return;
        }
        hand->step(rig, right, right ? 0 : down);
    }
    assert_int_equal(cursor->cell, cell);
}

/* Enters the board's first word that nobody has found, die by die. */
static void trace_a_word(struct rig *rig, const struct hand *hand)
{
    const struct round *round = rig->game->session.round;
    const struct solution *solution = session_solution(&rig->game->session);
    enum side side = rig_turn(rig)->side;
    size_t before = round_word_count(round, side);
    assert_non_null(solution);
    for (size_t i = 0; i < solution->word_count; i++) {
        struct path path;
        const char *text = solution_text(solution, i);
        if (round_has_word(round, text, solution->words[i].letters, NULL, NULL)) {
            continue;
        }
        solution_path(solution, i, &path);
        for (int k = 0; k < path.length; k++) {
            step_to(rig, hand, path.cells[k]);
            hand->add(rig);
        }
        hand->enter(rig);
        assert_int_equal(round_word_count(round, side), before + 1);
        return;
    }
    fail_msg("there is no word left");
}

static void play_turn(struct rig *rig, const struct hand *hand)
{
    if (is_on(rig, SCREEN_HANDOVER)) {
        press(rig, hand, "Begin");
    }
    assert_true(is_on(rig, SCREEN_TURN));
    (void)rig_settle(rig, 2000);
    hand->step(rig, 1, 0); /* brings the cursor to the board */
    trace_a_word(rig, hand);
    trace_a_word(rig, hand);
    press(rig, hand, "I’m done");
    if (is_on(rig, SCREEN_TURN) && round_phase(rig->game->session.round) == ROUND_PLAYER) {
        hand->press(rig); /* confirms "Finish with … left?" */
    }
    (void)rig_settle(rig, 2000);
}

static void play_rounds(const struct hand *hand)
{
    static const char *const names[MODE_COUNT] = {[MODE_TURNS] = "Turns",
                                                  [MODE_RACE] = "Race",
                                                  [MODE_TWO] = "Two players",
                                                  [MODE_ALONE] = "Alone"};
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        struct rig *rig = new_rig(false);
        press(rig, hand, "Change");
        press(rig, hand, names[mode]);
        press(rig, hand, "Play");
        play_turn(rig, hand);
        if (mode == MODE_TWO) {
            play_turn(rig, hand);
        }
        if (mode == MODE_TURNS) {
            assert_true(is_on(rig, SCREEN_COMPUTER));
            press(rig, hand, "Skip");
        }
        assert_true(is_on(rig, SCREEN_RESULTS));
        assert_int_equal(round_mode(rig->game->session.round), (enum game_mode)mode);
        rig_see_verdict(rig);
        press_icon(rig, hand, ICON_PLAY);
        assert_true(is_on(rig, mode == MODE_TWO ? SCREEN_HANDOVER : SCREEN_TURN));
        assert_int_equal(round_mode(rig->game->session.round), (enum game_mode)mode);
        hand->back(rig);
        if (mode == MODE_TWO) {
            assert_true(is_on(rig, SCREEN_HOME));
            rig_free(rig);
            continue;
        }
        press_icon(rig, hand, ICON_HOUSE);
        assert_true(is_on(rig, SCREEN_HOME));
        rig_free(rig);
    }
}

TEST_CASE(test_rounds_with_keys_alone)
{
    play_rounds(&keys);
}

TEST_CASE(test_rounds_with_a_controller_alone)
{
    play_rounds(&pad);
}

/* --- a walk --- */

/* Presses the `index`th button in the focus order; returns false if there are fewer. */
static bool press_nth(struct rig *rig, const struct hand *hand, int index)
{
    const struct ui *ui = &rig->game->stage.ui;
    int first = HOT_NONE;
    rig_draw(rig);
    rig->game->stage.ui.focus = HOT_NONE;
    for (int i = 0; i <= index; i++) {
        hand->next(rig);
        rig_draw(rig);
        if (i > 0 && ui->focus == first) {
            return false;
        }
        first = i == 0 ? ui->focus : first;
    }
    hand->press(rig);
    (void)rig_settle(rig, 1000);
    return true;
}

/* Goes back as often as needed; leaves a round for later. */
static void go_home(struct rig *rig, const struct hand *hand, int first, int second)
{
    for (int i = 0; i < 6 && !is_on(rig, SCREEN_HOME); i++) {
        if (is_on(rig, SCREEN_PAUSE)) {
            press_icon(rig, hand, ICON_HOUSE);
        } else {
            hand->back(rig);
        }
        (void)rig_settle(rig, 1000);
    }
    if (!is_on(rig, SCREEN_HOME)) {
        fail_msg("button %d of Home, button %d there: no way back", first, second);
    }
}

/* Presses every button of Home and every one of the screens there, or every fourth, and finds the
 * way back. */
static void walk(const struct hand *hand)
{
    struct rig *rig = new_rig(true);
    bool more = true;
    for (int first = 0; more; first++) {
        bool inside = true;
        int step = 1;
        for (int second = -1; inside && more; second += step) {
            more = press_nth(rig, hand, first);
            inside = more && !is_on(rig, SCREEN_HOME);
            if (inside && second >= 0) {
                inside = press_nth(rig, hand, second);
            }
            go_home(rig, hand, first, second);
            step = second < 0 ? 1 + (int)tests_first() : tests_stride();
        }
    }
    rig_free(rig);
}

TEST_CASE(test_a_walk_with_keys_alone)
{
    walk(&keys);
}

TEST_CASE(test_a_walk_with_a_controller_alone)
{
    walk(&pad);
}

/* A button that is released while the board rests is no longer held: on the Scrambler the stick
 * moves the mark and slides no line. */
TEST_CASE(test_a_button_let_go_at_rest_is_let_go)
{
    struct rig *rig = new_rig(false);
    press(rig, &pad, "Change");
    press(rig, &pad, "Alone");
    press(rig, &pad, "Play");
    (void)rig_settle(rig, 2000);
    rig_advance(rig, 179000);
    struct rect at = rig_hot(rig, TURN_ID_ROTATE);
    go_to_place(rig, &pad, at.x + at.w / 2, at.y + at.h / 2, "Rotate");
    rig_pad(rig, PAD_A, true);
    rig_advance(rig, 1100);
    assert_true(rig_turn(rig)->rest.running);
    rig_pad(rig, PAD_A, false);
    (void)rig_settle(rig, 3000);
    stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 60000);
    rig_pad_move(rig, 1, 0);
    assert_int_equal(rig_scrambler(rig)->attempt.made_count, 0);
}

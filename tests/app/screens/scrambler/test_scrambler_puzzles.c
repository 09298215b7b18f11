/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler's puzzles: levels, figures of solved ones, their solutions, and those that are left
 * and resumed.
 */
#include "sliding.h"
#include "test.h"

/* --- figures of solved puzzles --- */

static struct rig *open_kept_rig(void)
{
    struct rig *rig = sliding_open(3, true);
    assert_true(rig_settle(rig, 60000));
    return rig;
}

/* Deals until the way home is proven and has at most so many moves. */
static void deal_near(struct rig *rig, size_t most)
{
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_true(rig_settle(rig, 60000));
    for (int i = 0; i < 200 && (scrambler->fewest == 0 || scrambler->fewest > most); i++) {
        rig_press_id(rig, SCRAMBLER_ID_NEW);
        assert_true(rig_settle(rig, 60000));
    }
    assert_int_in_range(scrambler->fewest, 1, most);
}

/* Plays the way home by hand. */
static void go_home(struct rig *rig)
{
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    for (int moves = 0; moves < 50 && !scrambler->won; moves++) {
        assert_true(rig_settle(rig, 60000));
        struct scrambler_move move = scrambler->path[0];
        rig_slide(rig, move.is_column, move.line, move.shift);
    }
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
}

TEST_CASE(test_the_fewest_moves_are_praised)
{
    struct rig *rig = open_kept_rig();
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_true(rig_says(rig, "3 × 3: none solved yet."));
    deal_near(rig, 5);
    assert_int_equal(scrambler->fewest, scrambler->path_count);
    go_home(rig);
    assert_int_equal(sliding_game(rig)->made_count, scrambler->fewest);
    assert_true(rig_says(rig, "the fewest possible!"));
    assert_true(rig_says(rig, "1 solved · best"));
    assert_true(rig_says(rig, "· 0 extra"));

    rig_press_id(rig, 1); /* another puzzle, by a longer way */
    deal_near(rig, 3);
    struct scrambler_move away = scrambler->path[0];
    int line = (away.line + 1) % 3;
    rig_slide(rig, away.is_column, line, 1);
    rig_slide(rig, !away.is_column, line, 1);
    go_home(rig);
    size_t made = sliding_game(rig)->made_count;
    assert_int_equal(rig_says(rig, "the fewest possible!"), made == scrambler->fewest);
    assert_int_equal(rig_says(rig, "It takes at least "), made > scrambler->fewest);
    assert_true(rig_says(rig, "2 solved · best"));

    rig_press_id(rig, 1); /* and one with help, which does not count */
    assert_true(rig_settle(rig, 60000));
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    if (!scrambler->won) {
        go_home(rig);
    }
    assert_true(rig_says(rig, "Moves were shown, so it doesn’t count."));
    assert_true(rig_says(rig, "2 solved · best"));
}

/* Extra moves are counted from the fewest possible, even if the puzzle was scrambled in more. */
TEST_CASE(test_extra_moves_are_those_above_the_fewest)
{
    struct rig *rig = open_kept_rig();
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    char text[64];
    rig_press_id(rig, SCRAMBLER_ID_FEWER); /* as many as possible */
    deal_near(rig, 4);
    assert_true(scrambler->fewest < (size_t)sliding_game(rig)->puzzle.jumble_count);
    rig_slide(rig, false, 0, 1);
    rig_slide(rig, false, 0, 1);
    go_home(rig);
    long extra = (long)sliding_game(rig)->made_count - (long)scrambler->fewest;
    assert_true(extra > 0);
    (void)snprintf(text, sizeof text, "It takes at least %zu.", scrambler->fewest);
    assert_true(rig_says(rig, text));
    (void)snprintf(text, sizeof text, "· %ld extra", extra);
    assert_true(rig_says(rig, text));
    assert_ok(history_puzzles(rig->store, figures));
    assert_int_equal(figures[3].least_extra, extra);
}

/* A way of more than five moves is what undoes everything; it is not called the shortest, and extra
 * moves are counted from those that scrambled the puzzle. */
TEST_CASE(test_a_long_way_is_not_called_the_shortest)
{
    struct rig *rig = sliding_open(9, true);
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    const struct scrambler *attempt = sliding_game(rig);
    rig_press_id(rig, SCRAMBLER_ID_FEWER); /* as many as possible */
    sliding_deal_plain(rig);
    assert_true(rig_settle(rig, 60000));
    rig_slide(rig, false, 0, 8); /* back is one cell on */
    assert_true(rig_settle(rig, 60000));
    assert_int_in_range(scrambler->path_count, SCRAMBLER_JUMBLE_MAX - 3, SCRAMBLER_JUMBLE_MAX + 1);
    assert_false(scrambler->path_proven);
    assert_true(rig_says(rig, "the way back takes at most"));
    for (size_t left = scrambler->path_count; left > 0; left--) {
        assert_int_equal(scrambler->path_count, left);
        struct scrambler_move move = scrambler->path[0];
        rig_slide(rig, move.is_column, move.line, move.shift);
        assert_true(rig_settle(rig, 60000));
    }
    assert_true(scrambler->won);
    assert_true(rig_says(rig, "It was scrambled in 10."));
    assert_true(attempt->made_count <= SCRAMBLER_JUMBLE_MAX + 2);
}

TEST_CASE(test_the_level_can_be_chosen)
{
    struct rig *rig = open_kept_rig();
    assert_true(rig_says(rig, "Any level"));
    struct rect level = rig_hot(rig, SCRAMBLER_ID_LEVEL);
    rig_move(rig, level.x + level.w / 2, level.y + level.h / 2, false);
    rig_advance(rig, 2000);
    assert_true(rig_says(rig, "Mixed by a random number of moves"));
    for (int moves = SCRAMBLER_JUMBLE_SHORT; moves <= SCRAMBLER_JUMBLE_MAX; moves++) {
        rig_press_id(rig, SCRAMBLER_ID_MORE);
        assert_int_equal(sliding_game(rig)->puzzle.jumble_count, moves);
    }
    assert_true(rig_says(rig, "Level 9"));
    rig_press_id(rig, SCRAMBLER_ID_LEVEL); /* does nothing */
    assert_int_equal(rig_scrambler(rig)->size, 3);
    rig_press_id(rig, SCRAMBLER_ID_MORE);
    assert_true(rig_says(rig, "Any level"));
    rig_press_id(rig, SCRAMBLER_ID_FEWER);
    rig_press_id(rig, SCRAMBLER_ID_FEWER);
    rig_press_id(rig, SCRAMBLER_ID_NEW);
    assert_int_equal(sliding_game(rig)->puzzle.jumble_count, 9);
    assert_ok(rig_restart(rig));
    rig_draw(rig);
    assert_int_equal(sliding_game(rig)->puzzle.jumble_count, 9); /* the setting was saved */
}

/* The first puzzle takes two moves; each one solved without help leads to the next level, which is
 * there again after a restart. */
TEST_CASE(test_levels_grow)
{
    struct rig *rig = open_kept_rig();
    assert_ok(store_set_setting(rig->store, "scrambler-moves", NULL));
    assert_ok(rig_restart(rig));
    assert_true(rig_says(rig, "Level 1"));
    assert_int_equal(sliding_game(rig)->puzzle.jumble_count, 2);
    rig_press_id(rig, SCRAMBLER_ID_MOVE); /* with help it does not count */
    go_home(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
    assert_true(rig_says(rig, "New puzzle"));
    rig_key(rig, KEY_ENTER);
    assert_true(rig_says(rig, "Level 1"));
    go_home(rig);
    assert_true(rig_says(rig, "On to level 2"));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(sliding_game(rig)->puzzle.jumble_count, 3);
    assert_true(rig_says(rig, "Level 2"));
    go_home(rig);
    assert_true(rig_says(rig, "On to level 3"));
    assert_ok(rig_restart(rig)); /* before the answer */
    assert_true(rig_says(rig, "Level 3"));
    assert_int_equal(sliding_game(rig)->puzzle.jumble_count, 4);
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_true(rig_says(rig, "Level 3"));
    rig_click_text(rig, "Scrambler");
    rig_draw(rig);
    while (rig_scrambler(rig)->wanted < SCRAMBLER_JUMBLE_MAX) {
        rig_press_id(rig, SCRAMBLER_ID_MORE);
    }
    go_home(rig); /* the last level stays */
    assert_true(rig_says(rig, "New puzzle"));
    assert_int_equal(rig_scrambler(rig)->wanted, SCRAMBLER_JUMBLE_MAX);
}

TEST_CASE(test_a_solution_plays_to_its_end)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        struct rig *rig = sliding_open(3, reduced);
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        assert_true(rig_settle(rig, 60000));
        rig->heard_count = 0;
        rig_click_text(rig, "Show the solution");
        assert_true(scrambler->playing);
        assert_true(rig_shows(rig, "Stop"));
        assert_false(rig_shows(rig, "Show the solution"));
        assert_int_equal(app_wait_ms(rig->app), 0);
        for (int i = 0; i < 1000 && !stage_is_on_top(&rig->game->stage, SCREEN_SOLVED); i++) {
            rig_advance(rig, RIG_FRAME_MS);
        }
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
        assert_true(scrambler_is_solved(sliding_game(rig)));
        assert_true(scrambler->was_shown);
        assert_false(scrambler->playing);
        assert_int_equal(sliding_count_cues(rig, CUE_WIN), 0);
        rig_press_id(rig, 1); /* a new puzzle counts again */
        assert_false(scrambler->was_shown);
        rig_free(rig);
    }
}

TEST_CASE(test_a_solution_can_be_stopped)
{
    for (int how = 0; how < 4; how++) {
        struct rig *rig = sliding_open(4, false);
        const struct scrambler_screen *scrambler = rig_scrambler(rig);
        struct scrambler_view view = rig_grid(rig);
        sliding_deal_plain(rig);
        rig_press_id(rig, SCRAMBLER_ID_SOLUTION);
        for (int i = 0; i < 200 && sliding_game(rig)->made_count < 1; i++) {
            rig_advance(rig, RIG_FRAME_MS);
        }
        assert_int_equal(sliding_game(rig)->made_count, 1);
        assert_true(scrambler->playing);
        switch (how) {
        case 0:
            rig_click_text(rig, "Stop");
            break;
        case 1:
            rig_key(rig, KEY_ESCAPE);
            break;
        case 2:
            rig_click(rig, view.left + 9, view.top + 9);
            break;
        default:
            rig_press_id(rig, SCRAMBLER_ID_UNDO);
            break;
        }
        assert_false(scrambler->playing);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
        assert_int_equal(sliding_game(rig)->made_count, how != 3);
        rig_advance(rig, 3000);
        assert_int_equal(sliding_game(rig)->made_count, how != 3);
        assert_true(scrambler->was_shown);
        rig_free(rig);
    }
}

/* A running search does not keep the window awake forever, and is not needed afterwards. */
TEST_CASE(test_a_still_grid_sleeps)
{
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *rig = sliding_open(size, false);
        struct draw_list again = {0};
        assert_int_equal(app_wait_ms(rig->app), 0);
        assert_true(rig_settle(rig, 20000));
        assert_int_equal(app_wait_ms(rig->app), -1);
        assert_null(rig_scrambler(rig)->solver);
        rig_draw(rig);
        app_advance(rig->app, 10000);
        app_draw(rig->app, &again);
        assert_true(drawn_same(&rig->list, &again));
        draw_deinit(&again);
        rig_free(rig);
    }
}

/* --- leaving and resuming --- */

TEST_CASE(test_a_puzzle_waits_while_home_is_shown)
{
    struct rig *rig = sliding_open(4, true);
    char code[SCRAMBLER_CODE_MAX];
    rig_slide(rig, false, 2, 1);
    memcpy(code, rig_scrambler(rig)->code, sizeof code);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    rig_click_text(rig, "Scrambler");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
    assert_string_equal(rig_scrambler(rig)->code, code);
    sliding_expect_move(rig, 0, false, 2, 1);
}

/* Starts another app on the same store, as after a killed window. */
static void open_again(struct rig *rig)
{
    app_free(rig->app);
    rig->app = NULL;
    store_set_puzzle_aside(rig->store);
    rig_begin(rig);
}

TEST_CASE(test_a_puzzle_that_was_left_goes_on)
{
    struct rig *rig = sliding_open(0, true);
    char code[SCRAMBLER_CODE_MAX];
    struct unfinished_puzzle left;

    /* An untouched puzzle does not wait. */
    app_advance(rig->app, 5000);
    open_again(rig);
    assert_int_equal(rig_scrambler(rig)->elapsed_ms, 0);

    rig_press_id(rig, SCRAMBLER_ID_NEW); /* not the puzzle dealt at the start */
    sliding_deal_plain(rig);
    memcpy(code, rig_scrambler(rig)->code, sizeof code);
    rig_slide(rig, false, 2, 1);
    rig_slide(rig, true, 1, 1);
    rig_key(rig, KEY_BACKSPACE);
    long wait_ms = app_wait_ms(rig->app);
    assert_int_in_range(wait_ms, 0, AUTOSAVE_MS); /* to save the time, too */
    app_advance(rig->app, 2500);
    open_again(rig);
    assert_string_equal(rig_scrambler(rig)->code, code);
    assert_int_equal(sliding_game(rig)->made_count, 1);
    sliding_expect_move(rig, 0, false, 2, 1);
    assert_int_in_range(rig_scrambler(rig)->elapsed_ms, 2500, 4000);
    assert_false(rig_scrambler(rig)->was_helped);
    rig_key(rig, KEY_BACKSPACE);
    rig_key(rig, KEY_BACKSPACE); /* nothing left to undo */
    assert_int_equal(sliding_game(rig)->known_count, 2);

    /* Help stays recorded. */
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    open_again(rig);
    assert_true(rig_scrambler(rig)->was_helped);
    assert_false(rig_scrambler(rig)->was_shown);
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    rig_press_id(rig, SCRAMBLER_ID_SOLUTION);
    while (sliding_game(rig)->made_count == 0) {
        app_advance(rig->app, 100);
    }
    rig_press_id(rig, SCRAMBLER_ID_RESTART);
    open_again(rig);
    assert_true(rig_scrambler(rig)->was_shown);
    assert_string_equal(rig_scrambler(rig)->code, code);

    /* A given code or size starts another puzzle, and this one waits meanwhile. */
    rig->config.scrambler_code = code;
    open_again(rig);
    assert_int_equal(sliding_game(rig)->made_count, 0);
    rig->config.scrambler_code = NULL;
    open_again(rig);
    assert_true(sliding_game(rig)->known_count > 0);
    rig->config.scrambler_size = 5;
    open_again(rig);
    assert_int_equal(sliding_game(rig)->grid.size, 5);
    rig->config.scrambler_size = 0;
    open_again(rig);
    assert_string_equal(rig_scrambler(rig)->code, code);

    /* A discarded puzzle does not come back, nor does a solved one. */
    rig_press_id(rig, SCRAMBLER_ID_NEW);
    assert_int_equal(store_read_puzzle(rig->store, &left), STATUS_MISSING);
    sliding_deal_plain(rig);
    sliding_solve(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_slide(rig, false, 2, 1);
    assert_int_equal(store_read_puzzle(rig->store, &left), STATUS_MISSING);
    open_again(rig);
    assert_int_equal(sliding_game(rig)->known_count, 0);
}

/* A puzzle that cannot be resumed is replaced with a new one. */
TEST_CASE(test_a_puzzle_that_cannot_go_on)
{
    static const char *const changes[] = {
        "UPDATE puzzles SET code = '4AAAA-AAAAA-AA'", /* no such words */
        "UPDATE puzzles SET moves = x'0480'",         /* a fifth row, shifted by nothing */
        "UPDATE puzzles SET moves = x'0084'",         /* a shift by four cells */
        "UPDATE puzzles SET help = 7",
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct rig *rig = sliding_open(0, true);
        rig_slide(rig, false, 2, 1);
        rig_sql(rig, "PRAGMA ignore_check_constraints = 1");
        rig_sql(rig, changes[i]);
        rig_sql(rig, "PRAGMA ignore_check_constraints = 0");
        open_again(rig);
        assert_int_equal(sliding_game(rig)->known_count, 0);
        rig_slide(rig, false, 2, 1);
        open_again(rig);
        assert_int_equal(sliding_game(rig)->known_count, 1);
        rig_free(rig);
    }
}

TEST_CASE(test_sizes_and_codes)
{
    struct rig *rig = sliding_open(3, true);
    char codes[10][SCRAMBLER_CODE_MAX];
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size++) {
        rig_press_id(rig, SCRAMBLER_ID_SIZE + size - SCRAMBLER_SIZE_MIN);
        assert_int_equal(sliding_game(rig)->grid.size, size);
        assert_int_equal(sliding_game(rig)->made_count, 0);
        memcpy(codes[size], rig_scrambler(rig)->code, sizeof codes[size]);
        assert_int_equal(codes[size][0], '0' + size);
    }
    for (int size = SCRAMBLER_SIZE_MIN; size <= SCRAMBLER_SIZE_MAX; size += 3) {
        struct rig *other = rig_new_with_words(NULL);
        other->config.scrambler = true;
        other->config.scrambler_code = codes[size];
        assert_ok(rig_open(other));
        assert_int_equal(rig_scrambler(other)->size, size);
        assert_string_equal(rig_scrambler(other)->code, codes[size]);
        rig_free(other);
    }
}

/* A list that fills no row: a notice says why, and Home is shown. */
TEST_CASE(test_a_list_that_fills_no_row_is_refused)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "letters", 10, false));
    rig->config.scrambler = true;
    assert_ok(rig_open(rig));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_true(rig_says(rig, "No puzzle: "));
}

TEST_CASE(test_the_chosen_size_deals_nothing)
{
    struct rig *rig = open_kept_rig();
    go_home(rig);
    rig_click_text(rig, "Show the grid");
    rig_press_id(rig, SCRAMBLER_ID_SIZE + 3 - SCRAMBLER_SIZE_MIN);
    assert_true(rig_scrambler(rig)->won);
    rig_press_id(rig, SCRAMBLER_ID_SIZE + 4 - SCRAMBLER_SIZE_MIN);
    assert_int_equal(sliding_game(rig)->grid.size, 4);
}

/* Also after a restart; not if it is untouched or solved. */
TEST_CASE(test_home_says_that_a_puzzle_waits)
{
    static const char waits[] = "Your puzzle waits";
    struct rig *rig = open_kept_rig();
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, "Sliding letters"));
    rig_click_text(rig, "Scrambler");
    rig_press_id(rig, SCRAMBLER_ID_MOVE);
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, waits));
    rig->config.scrambler = false;
    assert_ok(rig_restart(rig));
    assert_true(rig_says(rig, waits));
    rig_click_text(rig, "Scrambler");
    go_home(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_says(rig, "Sliding letters"));
}

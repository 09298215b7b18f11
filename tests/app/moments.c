/* SPDX-License-Identifier: MIT */
/*
 * Plays up to each moment.
 */
#include "moments.h"
#include "english.h"
#include "rig_test.h"
#include "seed.h"
#include "test.h"

static const char *const many_words[] = {
    "perslatgsineters", /* the board with the words below */
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

static void fill_words(struct rig *rig)
{
    for (size_t i = 1; i < sizeof many_words / sizeof many_words[0]; i++) {
        assert_true(rig_add_word(rig, many_words[i], 10, false));
    }
    int line;
    assert_true(rig_add_words(rig, TROUNCE_SOURCE_DIR "/tests/scripts/words.txt", &line));
}

static void on_board(struct rig *rig)
{
    assert_true(rig_set_board(rig, many_words[0], NULL));
}

/* Enters words for the player, so that the list is long. */
static void find_some(struct rig *rig, int count)
{
    static const char *const found[] = {"peas", "late", "slat", "sine", "net",  "alert", "stern",
                                        "rest", "tens", "pear", "lets", "teal", "tale",  "seal"};
    for (int i = 0; i < count && i < (int)(sizeof found / sizeof found[0]); i++) {
        rig_enter_word(rig, found[i]);
    }
}

static void go_home(struct rig *rig)
{
    (void)rig;
}

static void go_play(struct rig *rig)
{
    find_some(rig, 14);
    (void)rig_settle(rig, 5000);
    rig_advance(rig, 1500);
}

/* Opens the explanation of a word in the list. */
static void go_explained(struct rig *rig)
{
    go_play(rig);
    rig_click_text(rig, "TENS");
    rig_draw(rig);
}

static void go_first_moment(struct rig *rig)
{
    (void)rig_settle(rig, 2000);
}

static void go_long_trace(struct rig *rig)
{
    find_some(rig, 3);
    static const int cells[] = {0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13};
    struct board_view view = rig_view(rig);
    for (int i = 0; i < 15; i++) {
        int x, y;
        board_view_middle(&view, cells[i], &x, &y);
        rig_click(rig, x, y);
    }
    (void)rig_settle(rig, 2000);
}

static void go_short_trace(struct rig *rig)
{
    rig_type(rig, "late");
    (void)rig_settle(rig, 2000);
}

static void go_refusal(struct rig *rig)
{
    rig_enter_word(rig, "perslatgs");
    (void)rig_settle(rig, 2000);
}

/* The card of a word that no list has. */
static void go_refused_card(struct rig *rig)
{
    rig_enter_word(rig, "perslat");
    rig_ctrl(rig, 'w');
    (void)rig_settle(rig, 2000);
}

/* A word that counts only for the player. */
static void go_own_word(struct rig *rig)
{
    go_refused_card(rig);
    rig_key(rig, KEY_ENTER);
}

static void go_too_short(struct rig *rig)
{
    rig_enter_word(rig, "net");
    (void)rig_settle(rig, 2000);
}

static void go_armed(struct rig *rig)
{
    rig_key(rig, KEY_ENTER);
}

static void go_pause(struct rig *rig)
{
    find_some(rig, 5);
    (void)rig_settle(rig, 2000);
    rig_ctrl(rig, 'p');
}

static void go_leave(struct rig *rig)
{
    rig_happens(rig, INPUT_CLOSE);
}

static void go_low_time(struct rig *rig)
{
    (void)rig_settle(rig, 2000);
    round_advance(rig->game->session.round, 172000);
    rig_advance(rig, 3000);
}

static void go_notice(struct rig *rig)
{
    app_notify(rig->app,
               PLAIN("There is no sound device: the game is silent until there is one, and "
                     "everything else works."));
}

/* The computer's turn at a dead end of its search. */
static void go_dead_end(struct rig *rig)
{
    find_some(rig, 4);
    rig_end_turn(rig);
    for (int i = 0; i < 400; i++) {
        rig_advance(rig, RIG_FRAME_MS);
        if (rig_computer(rig)->shown_as == SHOWN_DEAD_END && rig_computer(rig)->word[0]) {
            return;
        }
    }
    fail_msg("the search met no dead end");
}

static void go_found(struct rig *rig)
{
    find_some(rig, 4);
    rig_end_turn(rig);
    for (int i = 0; i < 1200; i++) {
        rig_advance(rig, RIG_FRAME_MS);
        if (rig_computer(rig)->shown_as == SHOWN_FOUND &&
            round_word_count(rig->game->session.round, SIDE_COMPUTER) > 20 &&
            !rig_computer(rig)->slide.running) {
            return;
        }
    }
    fail_msg("the search found no word");
}

static void go_faster(struct rig *rig)
{
    find_some(rig, 2);
    rig_end_turn(rig);
    rig_click_text(rig, "Faster");
}

static void go_pause_of_computer(struct rig *rig)
{
    int x, y;
    find_some(rig, 2);
    rig_end_turn(rig);
    rig_advance(rig, 3000);
    assert_true(rig_find_icon(rig, ICON_MENU, &x, &y));
    rig_click(rig, x, y);
}

static void go_results(struct rig *rig)
{
    find_some(rig, 6);
    rig_end_turn(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_see_verdict(rig);
}

static void go_selected(struct rig *rig)
{
    go_results(rig);
    rig_results(rig)->found.filter = FILTER_ALL;
    rig_click_text(rig, "ALERTS");
    rig_move(rig, 2, 2, false);
}

static void go_word_card(struct rig *rig)
{
    go_selected(rig);
    rig_click_text(rig, "Why is this a word?");
    rig_move(rig, 2, 2, false);
}

static void go_through_die(struct rig *rig)
{
    int x, y;
    go_results(rig);
    struct board_view view = rig_view(rig);
    board_view_middle(&view, 5, &x, &y);
    rig_click(rig, x, y);
}

static void go_find(struct rig *rig)
{
    go_results(rig);
    rig_type(rig, "abcdefghijklmnopqrstuvwxyz");
}

static void go_solo_results(struct rig *rig)
{
    find_some(rig, 6);
    rig_end_turn(rig);
    rig_see_verdict(rig);
}

static void go_larger(struct rig *rig)
{
    rig->game->settings.larger_letters = true;
    rig->game->stage.ui.larger_letters = true;
    go_play(rig);
}

static void go_larger_results(struct rig *rig)
{
    rig->game->settings.larger_letters = true;
    rig->game->stage.ui.larger_letters = true;
    go_results(rig);
}

static void go_hidden_clock(struct rig *rig)
{
    rig->game->settings.clock = false;
    go_play(rig);
}

const struct moment moments[] = {
    {"larger letters", WANT_ROUND, .go = go_larger},
    {"larger letters on 6 x 6", WANT_LARGE, .go = go_larger},
    {"larger letters in the results", WANT_ROUND, .go = go_larger_results},
    {"hidden clock", WANT_ROUND, .go = go_hidden_clock},
    {"home", WANT_HOME, .go = go_home},
    {"home, classic", WANT_CLASSIC, .go = go_home},
    {"first moment", WANT_ROUND, .go = go_first_moment},
    {"list of words", WANT_ROUND, .go = go_play},
    {"a word explained", WANT_ROUND, .go = go_explained},
    {"long trace", WANT_ROUND, .go = go_long_trace},
    {"short trace", WANT_ROUND, .go = go_short_trace},
    {"refusal", WANT_ROUND, .go = go_refusal},
    {"card of a refused word", WANT_ROUND, .go = go_refused_card},
    {"own word", WANT_ROUND, .go = go_own_word},
    {"too short", WANT_ROUND, .go = go_too_short},
    {"Enter again", WANT_ROUND, .go = go_armed},
    {"low time", WANT_ROUND, .go = go_low_time},
    {"notice", WANT_ROUND, .go = go_notice},
    {"pause", WANT_ROUND, .go = go_pause},
    {"leave", WANT_ROUND, .go = go_leave},
    {"solo", WANT_SOLO, .go = go_play},
    {"no clock", WANT_NO_CLOCK, .go = go_play},
    {"6 x 6", WANT_LARGE, .go = go_first_moment},
    {"dead end", WANT_ROUND, .go = go_dead_end},
    {"found", WANT_ROUND, .go = go_found},
    {"faster", WANT_ROUND, .go = go_faster},
    {"pause of the computer", WANT_ROUND, .go = go_pause_of_computer},
    {"results", WANT_ROUND, .go = go_results},
    {"a word chosen", WANT_ROUND, .go = go_selected},
    {"card of a word", WANT_ROUND, .go = go_word_card},
    {"words through a die", WANT_ROUND, .go = go_through_die},
    {"finding", WANT_ROUND, .go = go_find},
    {"solo results", WANT_SOLO, .go = go_solo_results},
    {"plain results", WANT_PLAIN, .go = go_results},
    {0},
};

/* --- the Scrambler --- */

/* Ends the search for the way home with this result. */
static void end_search(struct rig *rig, size_t path_count, bool proven)
{
    struct scrambler_screen *scrambler = rig_scrambler(rig);
    scrambler_solver_free(scrambler->solver);
    scrambler->solver = NULL;
    scrambler->path_known = true;
    scrambler->path_count = path_count;
    scrambler->path_proven = proven;
}

static void go_searching(struct rig *rig)
{
    assert_non_null(rig_scrambler(rig)->solver);
}

/* Makes so many moves that their numbers are long; the last 30 by hand. */
static void go_moves(struct rig *rig)
{
    struct scrambler *attempt = &rig_scrambler(rig)->attempt;
    int size = rig_scrambler(rig)->size;
    for (int i = 0; i < 1190; i++) {
        struct scrambler_move move = {i % 2 == 1, (unsigned char)(i % size), 1};
        assert_ok(scrambler_slide(attempt, move));
    }
    for (int i = 0; i < 30; i++) {
        rig_slide(rig, i % 2 == 1, i % size, 1 + i % (size - 1));
    }
    assert_int_equal(attempt->made_count, 1220);
    end_search(rig, 188, false);
    (void)rig_settle(rig, 1000);
}

static void go_proven(struct rig *rig)
{
    rig_slide(rig, false, 0, 1);
    end_search(rig, 10, true);
    (void)rig_settle(rig, 1000);
}

static void go_marked(struct rig *rig)
{
    rig_key(rig, KEY_DOWN);
    end_search(rig, 10, true);
}

static void go_playing(struct rig *rig)
{
    rig_click_text(rig, "Show the solution");
}

static void make_mode(struct rig *rig)
{
    struct scrambler_puzzle *puzzle = &rig_scrambler(rig)->attempt.puzzle;
    for (int i = 0; i < puzzle->jumble_count && !rig_scrambler(rig)->won; i++) {
        struct scrambler_move move = scrambler_puzzle_solution(puzzle, i);
        rig_slide(rig, move.is_column, move.line, move.shift);
    }
    assert_true(rig_scrambler(rig)->won);
}

static void go_solved(struct rig *rig)
{
    rig_scrambler(rig)->elapsed_ms = 35999000L; /* ten hours */
    make_mode(rig);
    (void)rig_settle(rig, 5000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SOLVED));
}

static void go_solved_shown(struct rig *rig)
{
    rig_scrambler(rig)->was_shown = true;
    go_solved(rig);
}

static void go_look(struct rig *rig)
{
    go_solved(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER));
}

const struct moment scrambler_moments[] = {
    {"looking for a way", WANT_SCRAMBLER, .go = go_searching},
    {"many moves", WANT_SCRAMBLER, .go = go_moves},
    {"a proven way", WANT_SCRAMBLER, .go = go_proven},
    {"a mark", WANT_SCRAMBLER, .go = go_marked},
    {"playing the solution", WANT_SCRAMBLER, .go = go_playing},
    {"solved", WANT_SCRAMBLER, .go = go_solved},
    {"solved by the solution", WANT_SCRAMBLER, .go = go_solved_shown},
    {"a look at it", WANT_SCRAMBLER, .go = go_look},
    {0},
};

/* --- opening --- */

struct rig *moment_stage(const struct moment *moment)
{
    struct rig *rig = rig_new();
    fill_words(rig);
    int line;
    assert_true(rig_add_glosses(rig, TROUNCE_SOURCE_DIR "/tests/scripts/glosses.txt", &line));
    rig->config.mode = moment->want == WANT_SOLO   ? MODE_ALONE
                       : moment->want == WANT_RACE ? MODE_RACE
                       : moment->want == WANT_TWO  ? MODE_TWO
                                                   : MODE_TURNS;
    rig->config.time_ms = moment->want == WANT_NO_CLOCK ? 0 : 180000;
    rig->config.rules = moment->want == WANT_PLAIN     ? RULES_PLAIN
                        : moment->want == WANT_CLASSIC ? RULES_CLASSIC
                                                       : RULES_FOUR;
    rig->config.code = "NFXMU-9ESB9";
    switch (moment->want) {
    case WANT_LARGE:
        assert_true(rig_set_board(
            rig, "Qu Th In Er He An a b c d e f g h i j . l m n o p q r s t u v w x y z e e e e",
            NULL));
        break;
    case WANT_ROUND:
    case WANT_SOLO:
    case WANT_NO_CLOCK:
    case WANT_PLAIN:
    case WANT_RACE:
    case WANT_TWO:
        on_board(rig);
        break;
    case WANT_KEPT:
        on_board(rig);
        assert_ok(rig_open_store(rig, NULL));
        break;
    case WANT_SCRAMBLER:
        rig->config.scrambler = true;
        rig->config.scrambler_size = 4;
        break;
    case WANT_NEWCOMER:
    case WANT_HISTORY:
        assert_ok(rig_open_store(rig, NULL));
        if (moment->want == WANT_HISTORY) {
            moment_play_history(rig);
        }
        break;
    case WANT_HOME:
    case WANT_CLASSIC:
        break;
    }
    return rig;
}

void moment_go(const struct moment *moment, struct rig *rig)
{
    rig_begin(rig);
    moment->go(rig);
    if (moment->typed) {
        rig_type(rig, moment->typed);
    }
    if (moment->pasted) {
        rig_paste(rig, moment->pasted);
    }
}

void moment_each(const struct moment *list, void (*check)(struct rig *rig, const char *moment))
{
    for (; list->name; list++) {
        if (!tests_try_next()) {
            continue;
        }
        struct rig *rig = moment_stage(list);
        moment_go(list, rig);
        check(rig, list->name);
        rig_free(rig);
    }
}

const struct moment *const moment_lists[] = {moments,           home_moments,  history_moments,
                                             mode_moments,      learn_moments, result_moments,
                                             scrambler_moments, NULL};

void moment_everywhere(void (*check)(struct rig *rig, const char *moment))
{
    for (size_t i = 0; moment_lists[i]; i++) {
        moment_each(moment_lists[i], check);
    }
}

const struct moment *moment_named(const char *name)
{
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (strcmp(moment->name, name) == 0) {
                return moment;
            }
        }
    }
    fail_msg("there is no moment \"%s\"", name);
    return NULL;
}

struct rig *moment_of_results(const char *name)
{
    const struct moment *moment = moment_named(name);
    struct rig *rig = moment_stage(moment);
    moment_go(moment, rig);
    rig_draw(rig);
    return rig;
}

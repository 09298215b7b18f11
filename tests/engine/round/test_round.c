/* SPDX-License-Identifier: MIT */
/*
 * Rounds: phases, clock, verdicts, both lists, saved rounds and own words.
 */
#include "naive.h"
#include "round_table.h"
#include "test.h"
#include "trounce/finder.h"
#include "trounce/own_words.h"
#include "trounce/round.h"
#include "trounce/search.h"
#include "trounce/solver.h"
#include "trounce/strength.h"

#include <limits.h>

/* The last three are offensive. */
static const char *const words[] = {"case",   "caps", "mops", "moped", "stop",  "spot",
                                    "tops",   "tap",  "trap", "part",  "zebra", "opera",
                                    "pieced", "crap", "arse", "tarp"};

static int set_up(void **state)
{
    return table_set_up(state, words, sizeof words / sizeof *words, 3);
}

static struct round *new_round(long time_ms, enum game_mode mode)
{
    struct round_config config = table_config(mode, time_ms);
    return table_round(&config);
}

static struct round *started(long time_ms, enum game_mode mode)
{
    struct round *round = new_round(time_ms, mode);
    round_start(round);
    return round;
}

static enum verdict judge(const struct round *round, const char *word, int *points)
{
    return round_judge(round, word, strlen(word), points);
}

static bool reveal(struct round *round, const struct path *path)
{
    bool taken;
    assert_ok(round_reveal(round, path, &taken));
    return taken;
}

static struct path path_of(const struct board *board, const unsigned char *cells, int count)
{
    struct path path = {0};
    for (int i = 0; i < count; i++) {
        assert_true(path_extend(&path, board, cells[i]));
    }
    return path;
}

/* Advances the clock; returns whether one of the last seconds began, and nothing else happened. */
static bool ticks(struct round *round, long elapsed_ms)
{
    struct round_events events = round_advance(round, elapsed_ms);
    assert_int_equal(round_phase(round), ROUND_PLAYER);
    assert_int_equal(events.rival_words, 0);
    assert_false(events.is_time_up);
    return events.is_tick;
}

/* Lets the time run out. */
static void run_out(struct round *round, long elapsed_ms)
{
    struct round_events events = round_advance(round, elapsed_ms);
    assert_true(events.is_time_up);
    assert_false(events.is_tick);
    assert_int_equal(round_left_ms(round), 0);
}

/* Phases */

TEST_CASE(test_a_new_round)
{
    struct round *round = new_round(120000, MODE_ALONE);
    assert_int_equal(round_phase(round), ROUND_READY);
    assert_memory_equal(round_board(round), &table.board, sizeof table.board);
    assert_ptr_not_equal(round_board(round), &table.board);
    assert_ptr_equal(round_lexicon(round), &table.lexicon);
    assert_int_equal(round_rules(round), RULES_FOUR);
    assert_int_equal(round_mode(round), MODE_ALONE);
    assert_int_equal(round_time_ms(round), 120000);
    assert_int_equal(round_left_ms(round), 120000);
    for (int side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        assert_int_equal(round_word_count(round, (enum side)side), 0);
        assert_int_equal(round_score(round, (enum side)side), 0);
    }
    round_free(NULL);
}

TEST_CASE(test_alone_it_ends_at_once)
{
    struct round *round = started(0, MODE_ALONE);
    round_finish(round);
    assert_int_equal(round_phase(round), ROUND_DONE);
    round = started(1000, MODE_ALONE);
    run_out(round, 1000);
    assert_int_equal(round_phase(round), ROUND_DONE);
}

static struct round *round_in(enum round_phase phase)
{
    struct round *round = new_round(60000, phase == ROUND_HANDOVER ? MODE_TWO : MODE_TURNS);
    if (phase != ROUND_READY) {
        round_start(round);
    }
    if (phase == ROUND_PAUSED) {
        round_pause(round);
    }
    if (phase >= ROUND_HANDOVER) {
        round_finish(round);
    }
    if (phase == ROUND_DONE) {
        round_conclude(round);
    }
    assert_int_equal(round_phase(round), phase);
    return round;
}

/* Each action in each phase leads where the diagram in the header says, or changes nothing. */
TEST_CASE(test_actions_out_of_place_do_nothing)
{
    static void (*const actions[])(struct round *) = {round_start, round_pause, round_resume,
                                                      round_finish, round_conclude};
    static const enum round_phase after[][5] = {
        [ROUND_READY] = {ROUND_PLAYER, ROUND_READY, ROUND_READY, ROUND_READY, ROUND_READY},
        [ROUND_PLAYER] = {ROUND_PLAYER, ROUND_PAUSED, ROUND_PLAYER, ROUND_COMPUTER, ROUND_PLAYER},
        [ROUND_PAUSED] = {ROUND_PAUSED, ROUND_PAUSED, ROUND_PLAYER, ROUND_COMPUTER, ROUND_PAUSED},
        [ROUND_HANDOVER] = {ROUND_PLAYER, ROUND_HANDOVER, ROUND_HANDOVER, ROUND_HANDOVER,
                            ROUND_HANDOVER},
        [ROUND_COMPUTER] = {ROUND_COMPUTER, ROUND_COMPUTER, ROUND_COMPUTER, ROUND_COMPUTER,
                            ROUND_DONE},
        [ROUND_DONE] = {ROUND_DONE, ROUND_DONE, ROUND_DONE, ROUND_DONE, ROUND_DONE},
    };
    for (int phase = ROUND_READY; phase <= ROUND_DONE; phase++) {
        for (size_t action = 0; action < sizeof actions / sizeof *actions; action++) {
            struct round *round = round_in((enum round_phase)phase);
            actions[action](round);
            assert_int_equal(round_phase(round), after[phase][action]);
        }
    }
}

TEST_CASE(test_words_out_of_place_are_refused)
{
    struct path path = path_of(&table.board, (const unsigned char[]){0, 1, 2, 3}, 4);
    for (int phase = ROUND_READY; phase <= ROUND_DONE; phase++) {
        struct round *round = round_in((enum round_phase)phase);
        enum verdict verdict = VERDICT_HAVE_IT;
        bool taken = true;
        if (phase != ROUND_PLAYER) {
            assert_int_equal(round_submit_word(round, "case", 4, &verdict), STATUS_RANGE);
            assert_int_equal(round_submit_path(round, &path, &verdict), STATUS_RANGE);
            assert_int_equal(verdict, VERDICT_HAVE_IT);
        }
        if (phase != ROUND_COMPUTER) {
            assert_int_equal(round_reveal(round, &path, &taken), STATUS_RANGE);
            assert_true(taken);
        }
        assert_int_equal(round_word_count(round, SIDE_PLAYER), 0);
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), 0);
        assert_int_equal(judge(round, "case", NULL), VERDICT_GOOD);
    }
}

/* Verdicts */

TEST_CASE(test_verdicts)
{
    static const struct {
        const char *word;
        enum verdict verdict;
    } cases[] = {{"tap", VERDICT_TOO_SHORT},      {"", VERDICT_TOO_SHORT},
                 {"sept", VERDICT_NOT_A_WORD},    {"ca$e", VERDICT_NOT_A_WORD},
                 {"zebra", VERDICT_NOT_ON_BOARD}, {"pieced", VERDICT_NOT_ON_BOARD},
                 {"case", VERDICT_GOOD},          {"CaSe", VERDICT_HAVE_IT},
                 {"crap", VERDICT_NOT_ON_BOARD},  {"tarp", VERDICT_GOOD}}; /* the player may */
    struct round *round = started(0, MODE_TURNS);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(table_submit(round, cases[i].word), cases[i].verdict);
    }
    assert_int_equal(round_word_count(round, SIDE_PLAYER), 2);
    assert_int_equal(round_score(round, SIDE_PLAYER), 2);
}

TEST_CASE(test_what_is_kept_of_a_word)
{
    struct round *round = started(0, MODE_TURNS);
    struct path path = path_of(&table.board, (const unsigned char[]){4, 5, 6, 11, 15}, 5);
    enum verdict verdict;
    assert_ok(round_submit_path(round, &path, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    assert_int_equal(table_submit(round, "STOP"), VERDICT_GOOD);
    const struct round_word *word = round_word(round, SIDE_PLAYER, 0);
    assert_string_equal(word->text, "moped");
    assert_int_equal(word->letters, 5);
    assert_int_equal(word->points, 2);
    assert_true(word->path.used == path.used);
    assert_int_equal(word->path.length, path.length);
    assert_memory_equal(word->path.cells, path.cells, (size_t)path.length);
    uint32_t number;
    assert_true(lexicon_find(&table.lexicon, "moped", 5, &number));
    assert_int_equal(word->number, number);
    word = round_word(round, SIDE_PLAYER, 1);
    assert_string_equal(word->text, "stop");
    char spelt[PATH_LETTERS_MAX + 1];
    assert_true(path_is_valid(&word->path, &table.board));
    path_spell(&word->path, &table.board, spelt);
    assert_string_equal(spelt, "stop");
    assert_int_equal(round_score(round, SIDE_PLAYER), 3);
}

TEST_CASE(test_paths_get_verdicts_too)
{
    struct round *round = started(0, MODE_TURNS);
    enum verdict verdict;
    struct path none = {0};
    assert_ok(round_submit_path(round, &none, &verdict));
    assert_int_equal(verdict, VERDICT_TOO_SHORT);
    struct path path = path_of(&table.board, (const unsigned char[]){0, 1, 2}, 3);
    assert_ok(round_submit_path(round, &path, &verdict));
    assert_int_equal(verdict, VERDICT_TOO_SHORT);
    path_extend(&path, &table.board, 7);
    assert_ok(round_submit_path(round, &path, &verdict));
    assert_int_equal(verdict, VERDICT_NOT_A_WORD);
    path_shorten(&path, 3);
    path_extend(&path, &table.board, 3);
    assert_ok(round_submit_path(round, &path, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    assert_ok(round_submit_path(round, &path, &verdict));
    assert_int_equal(verdict, VERDICT_HAVE_IT);
}

TEST_CASE(test_judging_changes_nothing)
{
    struct round *round = started(0, MODE_TURNS);
    int points = -1;
    assert_int_equal(judge(round, "moped", &points), VERDICT_GOOD);
    assert_int_equal(points, 2);
    assert_int_equal(judge(round, "mope", &points), VERDICT_NOT_A_WORD);
    assert_int_equal(points, 0);
    assert_int_equal(judge(round, "moped", NULL), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "moped"), VERDICT_GOOD);
    assert_int_equal(judge(round, "MOPED", &points), VERDICT_HAVE_IT);
    assert_int_equal(points, 0);
}

TEST_CASE(test_whose_word)
{
    struct round *round = started(0, MODE_TURNS);
    enum side side = SIDE_COMPUTER;
    size_t index = 77;
    assert_false(round_has_word(round, "case", 4, &side, &index));
    assert_false(round_has_word(round, "", 0, &side, &index));
    assert_false(round_has_word(round, "nonsense", 8, &side, &index));
    table_submit(round, "stop");
    table_submit(round, "case");
    assert_true(round_has_word(round, "CASE", 4, &side, &index));
    assert_int_equal(side, SIDE_PLAYER);
    assert_int_equal(index, 1);
    round_finish(round);
    struct path path = path_of(&table.board, (const unsigned char[]){4, 5, 6, 11, 15}, 5);
    assert_true(reveal(round, &path));
    assert_true(round_has_word(round, "moped", 5, &side, &index));
    assert_int_equal(side, SIDE_COMPUTER);
    assert_int_equal(index, 0);
    assert_true(round_has_word(round, "moped", 5, NULL, NULL));
}

/* The clock */

TEST_CASE(test_no_clock)
{
    struct round *round = started(0, MODE_TURNS);
    assert_false(ticks(round, 100000000));
    assert_int_equal(round_left_ms(round), 0);
}

TEST_CASE(test_the_clock_runs_for_the_player_only)
{
    for (int phase = ROUND_READY; phase <= ROUND_DONE; phase++) {
        struct round *round = round_in((enum round_phase)phase);
        round_advance(round, 1500);
        assert_int_equal(round_left_ms(round), phase == ROUND_PLAYER ? 58500 : 60000);
    }
}

TEST_CASE(test_ticks)
{
    struct round *round = started(12000, MODE_TURNS);
    for (long left = 12000 - 100; left > 0; left -= 100) {
        assert_int_equal(ticks(round, 100), left <= 10000 && left % 1000 == 0);
        assert_false(ticks(round, 0));
    }
    run_out(round, 100);
    assert_int_equal(round_phase(round), ROUND_COMPUTER);
}

TEST_CASE(test_stale_ticks_are_not_told)
{
    struct round *round = started(60000, MODE_TURNS);
    assert_true(ticks(round, 56500)); /* 3.5 seconds left: the fourth last second has begun */
    assert_false(ticks(round, 400));
    assert_true(ticks(round, 1200));
    run_out(round, 1000000);
    assert_int_equal(round_phase(round), ROUND_COMPUTER);
}

/* Both players */

/* Hands every word that the search finds to the round, twice: the second time it is refused. */
static void play_computer(struct round *round)
{
    struct search search;
    search_init(&search, round_board(round), round_lexicon(round));
    enum search_step step;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        if (step == SEARCH_WORD) {
            size_t before = round_word_count(round, SIDE_COMPUTER);
            bool taken = reveal(round, &search.path);
            assert_int_equal(round_word_count(round, SIDE_COMPUTER), before + taken);
            assert_false(reveal(round, &search.path));
        }
    }
}

/* A word of both players is each one's, whoever's turn was last. */
TEST_CASE(test_who_found_each_word)
{
    static const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct solution solution;
    struct round *round = started(0, MODE_TWO);
    table_submit(round, "stop");
    table_submit(round, "case");
    round_finish(round);
    round_start(round);
    table_submit(round, "stop");
    table_submit(round, "caps");
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    assert_ok(round_find_all(round, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        const char *text = solution_text(&solution, i);
        unsigned expected = strcmp(text, "stop") == 0   ? FOUND_BY_PLAYER | FOUND_BY(SIDE_SECOND)
                            : strcmp(text, "case") == 0 ? FOUND_BY_PLAYER
                            : strcmp(text, "caps") == 0 ? FOUND_BY(SIDE_SECOND)
                                                        : 0;
        assert_int_equal(solution.finders[i], expected);
    }
    round_finish(round);
    round = started(0, MODE_TURNS);
    table_submit(round, "stop");
    round_finish(round);
    play_computer(round);
    assert_ok(round_find_all(round, &solution)); /* as it is now */
    for (size_t i = 0; i < solution.word_count; i++) {
        const char *text = solution_text(&solution, i);
        if (strcmp(text, "mops") == 0) {
            assert_int_equal(solution.finders[i], FOUND_BY(SIDE_COMPUTER));
        }
        assert_int_equal((solution.finders[i] & FOUND_BY_PLAYER) != 0, strcmp(text, "stop") == 0);
    }
    solution_deinit(&solution);
}

TEST_CASE(test_the_computer_takes_the_rest)
{
    struct round *round = started(0, MODE_TURNS);
    table_submit(round, "stop");
    table_submit(round, "tarp");
    round_finish(round);
    play_computer(round);
    static const struct solver_filter filter = {
        .rules = RULES_FOUR, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    assert_true(solution.word_count > 4);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), solution.word_count - 1);
    for (size_t i = 0; i < solution.word_count; i++) {
        enum side side;
        size_t index;
        assert_true(round_has_word(round, solution_text(&solution, i), solution.words[i].letters,
                                   &side, &index));
        bool is_stop = strcmp(solution_text(&solution, i), "stop") == 0;
        assert_int_equal(side, is_stop ? SIDE_PLAYER : SIDE_COMPUTER);
    }
    assert_int_equal(round_score(round, SIDE_COMPUTER), solution.points - 1);
    solution_deinit(&solution);
}

/* What the rival would list is what its turn reveals, for any rival; a word that is not on the
 * board is not part of it. A rival that shares lists the player's words as well: what it lists does
 * not depend on them. */
TEST_CASE(test_what_the_rival_would_list)
{
    int stops = 0;
    for (uint64_t seed = 0; seed < 120; seed++) {
        struct rival rival;
        rival_init(&rival, (enum rival_level)(seed / 2 % RIVAL_FIXED_COUNT), seed / 2);
        struct round_config config = table_config(MODE_TURNS, 0);
        config.rival = &rival;
        config.shares = seed % 2;
        struct round *round = table_round(&config);
        round_start(round);
        bool had_stop = round_would_list(round, "stop", 4, TIER_MAX);
        stops += had_stop && config.shares;
        assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
        assert_int_equal(round_computer_shares(round), config.shares);
        assert_int_equal(round_would_list(round, "stop", 4, TIER_MAX), had_stop && config.shares);
        bool would[sizeof words / sizeof *words];
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            would[i] = round_would_list(round, words[i], strlen(words[i]), TIER_MAX);
        }
        round_finish(round);
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            struct path path = {0};
            bool is_there = finder_find(&table.board, words[i], strlen(words[i]), NULL, &path);
            assert_int_equal(would[i], is_there && reveal(round, &path));
        }
    }
    assert_true(stops > 0);
}

/* What the rival would take falls with each of its words that the player finds, and is its score in
 * the end; in a duel it stands. */
TEST_CASE(test_the_target_falls)
{
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct solution solution;
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    for (int is_duel = 0; is_duel < 2; is_duel++) {
        struct rival rival;
        rival_init(&rival, RIVAL_MERCILESS, 7);
        struct round_config config = table_config(MODE_TURNS, 0);
        config.rival = &rival;
        config.shares = is_duel;
        struct round *round = table_round(&config);
        round_start(round);
        long first = round_target(round, &solution, TIER_MAX);
        long target = first;
        assert_int_equal(round_target(round, &solution, 0), 0); /* no word is that common */
        static const char *const entered[] = {"stop", "moped"};
        for (size_t i = 0; i < sizeof entered / sizeof *entered; i++) {
            long before = round_score(round, SIDE_PLAYER);
            assert_int_equal(table_submit(round, entered[i]), VERDICT_GOOD);
            target -= is_duel ? 0 : round_score(round, SIDE_PLAYER) - before;
            assert_int_equal(round_target(round, &solution, TIER_MAX), target);
        }
        round_finish(round);
        assert_int_equal(round_target(round, &solution, TIER_MAX), target);
        for (size_t i = 0; i < solution.word_count; i++) {
            struct path path;
            solution_path(&solution, i, &path);
            (void)reveal(round, &path);
        }
        assert_int_equal(round_score(round, SIDE_COMPUTER), target);
        assert_int_equal(target == first, is_duel);
    }
    struct round_config race = table_config(MODE_RACE, 60000);
    assert_int_equal(round_target(table_round(&race), &solution, TIER_MAX), 0);
    solution_deinit(&solution);
}

/* After a win or a draw against a rival. */
TEST_CASE(test_when_the_strength_is_kept)
{
    static const struct {
        enum game_mode mode;
        int rival;
        bool finds, is_kept;
    } cases[] = {{MODE_TURNS, RIVAL_STRENGTH_MIN, true, true},
                 {MODE_TURNS, RIVAL_STRENGTH_MIN, false, true},
                 {MODE_TURNS, RIVAL_STRENGTH_MAX, true, false},
                 {MODE_ALONE, RIVAL_STRENGTH_MIN, true, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct rival rival;
        rival_init_strength(&rival, cases[i].rival, 7);
        struct round_config config = table_config(cases[i].mode, 0);
        config.rival = &rival;
        struct round *round = table_round(&config);
        round_start(round);
        if (cases[i].finds) {
            assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
        }
        round_finish(round);
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            struct path path = {0};
            if (round_phase(round) == ROUND_COMPUTER &&
                finder_find(&table.board, words[k], strlen(words[k]), NULL, &path)) {
                (void)reveal(round, &path);
            }
        }
        assert_int_equal(strength_is_kept(round), cases[i].is_kept);
    }
}

TEST_CASE(test_texts_stay_where_they_are)
{
    static struct naive_list list;
    list.count = 0;
    for (char a = 'a'; a <= 'f'; a++) {
        for (char b = 'a'; b <= 'f'; b++) {
            for (char c = 'a'; c <= 'f'; c++) {
                naive_add(&list, (const char[]){a, b, c, 0}, (struct word_note){0, 0});
            }
        }
    }
    struct table large;
    naive_lexicon(&list, &large.lexicon);
    unsigned char faces[35];
    for (size_t i = 0; i < sizeof faces; i++) {
        faces[i] = (unsigned char)(FACE_A + i % 6);
    }
    board_init(&large.board, 5, 7, faces);
    struct round_config config = {
        .board = &large.board, .lexicon = &large.lexicon, .rules = RULES_PLAIN};
    struct round *round;
    assert_ok(round_new(&config, &round));
    round_start(round);
    const char *texts[NAIVE_WORDS_MAX];
    size_t count = 0;
    for (size_t i = 0; i < list.count; i++) {
        if (table_submit(round, list.words[i]) == VERDICT_GOOD) {
            texts[count] = round_word(round, SIDE_PLAYER, count)->text;
            count++;
        }
    }
    assert_true(count > 60);
    assert_int_equal(round_word_count(round, SIDE_PLAYER), count);
    assert_int_equal(round_score(round, SIDE_PLAYER), count);
    for (size_t i = 0; i < count; i++) {
        size_t index;
        assert_ptr_equal(round_word(round, SIDE_PLAYER, i)->text, texts[i]);
        assert_true(round_has_word(round, texts[i], strlen(texts[i]), NULL, &index));
        assert_int_equal(index, i);
    }
    round_free(round);
    lexicon_deinit(&large.lexicon);
}

/* Saved rounds */

/* A restored round goes on with its words. */
TEST_CASE(test_a_restored_round_goes_on)
{
    struct round *first = started(90000, MODE_TURNS);
    struct round *again;
    assert_int_equal(table_submit(first, "case"), VERDICT_GOOD);
    assert_int_equal(table_submit(first, "mops"), VERDICT_GOOD);
    struct round_past_word past_words[] = {
        {.side = SIDE_PLAYER, .points = 1, .path = round_word(first, SIDE_PLAYER, 0)->path},
        {.side = SIDE_PLAYER, .points = 7, .path = round_word(first, SIDE_PLAYER, 1)->path},
    };
    struct round_past past = {
        .phase = ROUND_PAUSED, .left_ms = 40000, .words = past_words, .word_count = 2};
    struct round_config config = table_config(MODE_TURNS, 90000);
    assert_ok(round_restore(&config, &past, &again));
    assert_int_equal(round_phase(again), ROUND_PAUSED);
    assert_int_equal(round_left_ms(again), 40000);
    assert_int_equal(round_score(again, SIDE_PLAYER), 8); /* as when it was saved */
    round_resume(again);
    assert_int_equal(table_submit(again, "mops"), VERDICT_HAVE_IT);
    assert_int_equal(table_submit(again, "zebra"), VERDICT_NOT_ON_BOARD);
    assert_int_equal(table_submit(again, "moped"), VERDICT_GOOD);
    round_advance(again, 40000);
    assert_int_equal(round_phase(again), ROUND_COMPUTER);
    assert_false(reveal(again, &past_words[0].path));
    round_free(again);

    past.phase = ROUND_COMPUTER;
    past_words[1].side = SIDE_COMPUTER;
    assert_ok(round_restore(&config, &past, &again));
    assert_int_equal(round_word_count(again, SIDE_COMPUTER), 1);
    assert_false(reveal(again, &past_words[1].path)); /* the search starts over */
    round_conclude(again);
    assert_int_equal(round_phase(again), ROUND_DONE);
    round_free(again);

    past_words[1] = past_words[0];
    again = NULL;
    assert_int_equal(round_restore(&config, &past, &again), STATUS_DAMAGED);
    assert_null(again);
}

/* A word has the time of play at which it was found: neither the pause nor the wait for the second
 * player counts, and a saved round keeps it. */
TEST_CASE(test_words_have_their_times)
{
    struct round *round = started(90000, MODE_TWO);
    assert_int_equal(table_submit(round, "case"), VERDICT_GOOD);
    round_advance(round, 1500);
    round_pause(round);
    round_advance(round, 9000);
    round_resume(round);
    round_advance(round, 500);
    assert_int_equal(table_submit(round, "mops"), VERDICT_GOOD);
    round_finish(round);
    round_advance(round, 7000);
    round_start(round);
    round_advance(round, 250);
    assert_int_equal(table_submit(round, "mops"), VERDICT_GOOD);
    assert_int_equal(round_word(round, SIDE_PLAYER, 0)->found_ms, 0);
    assert_int_equal(round_word(round, SIDE_PLAYER, 1)->found_ms, 2000);
    assert_int_equal(round_word(round, SIDE_SECOND, 0)->found_ms, 2250);
    struct round *turns = started(0, MODE_TURNS);
    round_finish(turns);
    play_computer(turns);
    assert_true(round_word_count(turns, SIDE_COMPUTER) > 0);
    for (size_t i = 0; i < round_word_count(turns, SIDE_COMPUTER); i++) {
        assert_int_equal(round_word(turns, SIDE_COMPUTER, i)->found_ms, -1);
    }

    struct round_past_word kept[] = {
        {SIDE_PLAYER, 1, 0, round_word(round, SIDE_PLAYER, 0)->path},
        {SIDE_PLAYER, 1, -1, round_word(round, SIDE_PLAYER, 1)->path},
    };
    struct round_config config = table_config(MODE_TWO, 90000);
    struct round_past past = {
        .phase = ROUND_PAUSED, .left_ms = 88000, .played_ms = 2000, .words = kept, .word_count = 2};
    struct round *again;
    assert_ok(round_restore(&config, &past, &again));
    assert_int_equal(round_word(again, SIDE_PLAYER, 0)->found_ms, 0);
    assert_int_equal(round_word(again, SIDE_PLAYER, 1)->found_ms, -1);
    round_resume(again);
    round_advance(again, 3000);
    assert_int_equal(table_submit(again, "moped"), VERDICT_GOOD);
    assert_int_equal(round_word(again, SIDE_PLAYER, 2)->found_ms, 5000);
    round_free(again);
}

/* Impossible values are refused, whatever a file contains. */
TEST_CASE(test_what_no_round_has)
{
    const struct round_config sound = table_config(MODE_TURNS, 90000);
    struct round_config configs[9];
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        configs[i] = sound;
    }
    configs[0].hint_count = -1;
    configs[1].hint_points = -1;
    configs[2].hint_count = INT_MAX;
    configs[3].hint_points = LONG_MAX;
    configs[4].time_ms = -1;
    configs[5].rules = RULES_COUNT;
    configs[6].rules = (enum rules)(-1);
    configs[7].race_tier_max = -1;
    configs[8].race_tier_max = TIER_MAX + 1;
    struct path word = {0};
    assert_true(path_extend(&word, &table.board, 0));
    struct round_past_word past_word = {.side = SIDE_PLAYER, .points = 1, .path = word};
    struct round_past past = {
        .phase = ROUND_PAUSED, .left_ms = 0, .words = &past_word, .word_count = 1};
    struct round *round = NULL;
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        assert_int_equal(round_new(&configs[i], &round), STATUS_RANGE);
        assert_int_equal(round_restore(&configs[i], &past, &round), STATUS_DAMAGED);
    }
    struct round_past_word bad_words[] = {past_word, past_word, past_word, past_word,
                                          past_word, past_word, past_word};
    bad_words[0].side = SIDE_COUNT;
    bad_words[1].side = (enum side)(-1);
    bad_words[2].points = -1;
    bad_words[3].path = (struct path){0};
    bad_words[4].path.cells[0] = BOARD_CELLS_MAX - 1; /* outside the board */
    bad_words[5].found_ms = -2;
    bad_words[6].found_ms = 1; /* after the time that was played */
    for (size_t i = 0; i < sizeof bad_words / sizeof *bad_words; i++) {
        past.words = &bad_words[i];
        assert_int_equal(round_restore(&sound, &past, &round), STATUS_DAMAGED);
    }
    past.words = &past_word;
    past.left_ms = -1;
    assert_int_equal(round_restore(&sound, &past, &round), STATUS_DAMAGED);
    past.left_ms = 90001;
    assert_int_equal(round_restore(&sound, &past, &round), STATUS_DAMAGED);
    past.left_ms = 90000;
    past.played_ms = -1;
    assert_int_equal(round_restore(&sound, &past, &round), STATUS_DAMAGED);
    past.played_ms = 0;
    past.phase = ROUND_PLAYER;
    assert_int_equal(round_restore(&sound, &past, &round), STATUS_DAMAGED);
    assert_null(round);
    past.phase = ROUND_PAUSED;
    assert_ok(round_restore(&sound, &past, &round));
    round_free(round);
}

/* --- own words --- */

/* Makes a lexicon with own words: those with a minus in front are removed. */
static void make_mine(const char *text, struct lexicon *mine)
{
    struct own_words *own;
    assert_ok(own_words_new(&alphabet_english, &own));
    assert_ok(own_words_read(own, text, strlen(text), NULL));
    assert_ok(own_words_apply(own, &table.lexicon, mine));
    own_words_free(own);
}

/* The words listed stay where they are, whatever numbers they have now. */
TEST_CASE(test_the_words_change)
{
    struct lexicon mine, other;
    make_mine("amos\nsare", &mine);
    make_mine("amos\nacos\nsope\n-stop\n-tops", &other);
    struct round *round = started(0, MODE_TURNS);
    assert_int_equal(table_submit(round, "stop"), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "amos"), VERDICT_NOT_A_WORD);
    round_set_lexicon(round, &mine);
    assert_int_equal(table_submit(round, "amos"), VERDICT_GOOD);
    assert_int_equal(table_submit(round, "amos"), VERDICT_HAVE_IT);
    assert_int_equal(table_submit(round, "stop"), VERDICT_HAVE_IT);
    round_set_lexicon(round, &other);
    assert_int_equal(table_submit(round, "amos"), VERDICT_HAVE_IT);
    assert_int_equal(table_submit(round, "stop"), VERDICT_NOT_A_WORD);
    assert_int_equal(table_submit(round, "tops"), VERDICT_NOT_A_WORD);
    assert_int_equal(table_submit(round, "case"), VERDICT_GOOD);
    assert_int_equal(round_word_count(round, SIDE_PLAYER), 3);
    assert_string_equal(round_word(round, SIDE_PLAYER, 0)->text, "stop");
    assert_false(lexicon_is_added(&other, round_word(round, SIDE_PLAYER, 0)->number));
    assert_true(lexicon_is_added(&other, round_word(round, SIDE_PLAYER, 1)->number));
    size_t index;
    assert_true(round_has_word(round, "amos", 4, NULL, &index));
    assert_int_equal(index, 1);
    lexicon_deinit(&mine);
    lexicon_deinit(&other);
}

/* A race has the words that were added when it began, and goes on without those removed since. */
TEST_CASE(test_a_race_with_own_words)
{
    struct lexicon mine, fewer;
    make_mine("amos\nsope", &mine);
    make_mine("-stop\n-spot\n-tops\n-mops\n-case", &fewer);
    struct round_config config = table_config(MODE_RACE, 600000);
    config.lexicon = &mine;
    static const long begins_ms[] = {5000, 5000, 60000};
    for (int i = 0; i < 3; i++) {
        struct round *round = table_round(&config);
        round_start(round);
        round_advance(round, begins_ms[i]);
        size_t before = round_word_count(round, SIDE_COMPUTER);
        assert_int_equal(before > 3, i == 2); /* some of them are removed below */
        if (i > 0) {
            round_set_lexicon(round, &fewer);
        }
        for (int step = 0; step < 590; step++) {
            round_advance(round, 1000);
        }
        int added = 0;
        int removed = 0;
        for (size_t j = before; j < round_word_count(round, SIDE_COMPUTER); j++) {
            const char *text = round_word(round, SIDE_COMPUTER, j)->text;
            uint32_t number;
            added += strcmp(text, "amos") == 0 || strcmp(text, "sope") == 0;
            removed += !lexicon_find(&fewer, text, strlen(text), &number);
        }
        assert_int_equal(added > 0, i == 0);
        assert_true(i != 2 || round_word_count(round, SIDE_COMPUTER) > before);
        assert_int_equal(removed > 0, i == 0);
    }
    lexicon_deinit(&mine);
    lexicon_deinit(&fewer);
}

RUN_TESTS(set_up, table_tear_down)

/* SPDX-License-Identifier: MIT */
/*
 * Every allocation of solver, deal, practice deal and round failing in turn: nothing crashes, leaks
 * or changes.
 */
#include "failing_memory.h"
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/challenge.h"
#include "trounce/deal.h"
#include "trounce/guide.h"
#include "trounce/memory.h"
#include "trounce/own_words.h"
#include "trounce/practice_deal.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#define FAILURES_MAX 1000

static struct {
    struct board board;
    struct naive_list list;
    struct lexicon lexicon;
} table;

/* A board and a lexicon of hundreds of words, most of which are on it. */
static int set_up(void **state)
{
    struct random random;
    random_seed(&random, 16);
    naive_random_board(&random, 6, 6, &table.board);
    naive_random_list(&random, &table.board, 600, &table.list);
    assert_true(table.list.count > 200);
    naive_lexicon(&table.list, &table.lexicon);
    return 0;
}

static int tear_down(void **state)
{
    lexicon_deinit(&table.lexicon);
    return failing_memory_live_count() == 0 ? 0 : -1;
}

static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

TEST_CASE(test_solving)
{
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct solution solution;
        memset(&solution, 0x5a, sizeof solution);
        enum status status = solver_solve(&table.board, &table.lexicon, &filter, &solution);
        bool failed = failing_memory_end(status);
        assert_int_equal(solution.word_count > 100, !failed);
        assert_true(!failed || (solution.words == NULL && solution.text == NULL));
        solution_deinit(&solution);
    }
    assert_int_in_range(nth, 10, FAILURES_MAX); /* its lists had to grow */
}

/* A solver that runs out of memory while listing words works again once there is memory. */
TEST_CASE(test_listing)
{
    const struct board *board = &table.board;
    for (int simd = SOLVER_KERNEL_BEST; simd <= SOLVER_KERNEL_PORTABLE; simd++) {
        size_t nth = 0;
        while (failing_memory_try(&nth)) {
            struct solver *solver = NULL;
            struct solver_list list = {0};
            enum status status = solver_new(&table.lexicon, (enum solver_kernel)simd, &solver);
            assert_int_equal(status, solver == NULL ? STATUS_NO_MEMORY : STATUS_OK);
            if (solver != NULL) {
                status = solver_list(solver, board->rows, board->columns, board->faces, &filter,
                                     true, &list);
            }
            bool failed = failing_memory_end(status);
            assert_int_equal(list.count > 100, !failed);
            if (solver != NULL) {
                assert_ok(solver_list(solver, board->rows, board->columns, board->faces, &filter,
                                      true, &list));
                assert_true(list.count > 100);
            }
            solver_free(solver);
        }
    }
}

TEST_CASE(test_surveying)
{
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct survey survey = {.word_count = -5};
        bool failed = failing_memory_end(
            given_survey(&table.board, &table.lexicon, &filter, DEAL_COMMON_TIER, &survey));
        assert_int_equal(survey.word_count == -5, failed);
    }
    assert_int_in_range(nth, 3, FAILURES_MAX);
}

/* The board has more paths than the solver follows; the walk that takes over allocates, too. */
TEST_CASE(test_solving_too_many_paths)
{
    static struct naive_list list;
    struct board board;
    struct lexicon lexicon;
    unsigned char faces[36];
    memset(faces, FACE_A, sizeof faces);
    board_init(&board, 6, 6, faces);
    list.count = 0;
    naive_add(&list, "aaaaaaaaaaaaaaaaaaa", (struct word_note){TIER_UNKNOWN, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    size_t nth = 0;
    int failures = 0;
    while (failing_memory_try(&nth)) {
        struct solution solution;
        enum status status = solver_solve(&board, &lexicon, &filter, &solution);
        bool failed = failing_memory_stop();
        /* The fast walk cannot finish here, so an allocation failing in it is harmless. */
        assert_true(status == STATUS_OK || (failed && status == STATUS_NO_MEMORY));
        assert_int_equal(solution.word_count, status == STATUS_OK);
        failures += status != STATUS_OK;
        solution_deinit(&solution);
    }
    assert_int_in_range(failures, 5, nth);
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_dealing)
{
    struct dice dice = {.alphabet = &alphabet_english, .count = 4};
    for (int die = 0; die < 4; die++) {
        memset(dice.faces[die], FACE_A + die, DICE_FACES);
    }
    struct solver *solver; /* this solver allocates for each board */
    assert_ok(solver_new(&table.lexicon, SOLVER_KERNEL_GENERAL, &solver));
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct random random = {.state = 5};
        struct board board = {.rows = 77};
        uint64_t before = 1234;
        enum status status = deal_fair(&dice, solver, RULES_FOUR, &random, &board, &before);
        bool has_failed = failing_memory_end(status);
        assert_int_equal(random.state == 5, has_failed);
        assert_int_equal(board.rows, has_failed ? 77 : 2);
        assert_int_equal(before == 1234, has_failed);
    }
    assert_true(nth > 500);
    solver_free(solver);
}

/* Starts a practice deal, shakes and finishes it; with 0 shakes, it lays a board itself. */
static enum status practise(const struct practice_deal_config *config, long shakes)
{
    struct practice_deal *deal;
    struct practice_board best;
    enum status status = practice_deal_new(config, &deal);
    if (status != STATUS_OK) {
        return status;
    }
    status = practice_deal_step(deal, shakes);
    if (status == STATUS_OK) {
        status = practice_deal_finish(deal, &best);
        assert_true(status != STATUS_OK || best.held > 0);
    }
    practice_deal_free(deal);
    return status;
}

TEST_CASE(test_practice_deal_memory)
{
    struct dice dice = {.alphabet = &alphabet_english, .count = 9};
    for (int die = 0; die < 9; die++) {
        const unsigned char faces[DICE_FACES] = {FACE_A,     FACE_A + 4, FACE_Z - 7,
                                                 FACE_Z - 6, FACE_A + 7, FACE_QU};
        memcpy(dice.faces[die], faces, sizeof faces);
    }
    struct solver *solver;
    const char *words[NAIVE_WORDS_MAX];
    for (size_t i = 0; i < table.list.count; i++) {
        words[i] = table.list.words[i];
    }
    assert_ok(solver_new(&table.lexicon, SOLVER_KERNEL_GENERAL, &solver));
    struct practice_deal_config config = {.dice = &dice,
                                          .lexicon = &table.lexicon,
                                          .solver = solver,
                                          .simd = SOLVER_KERNEL_BEST,
                                          .rules = RULES_PLAIN,
                                          .words = words,
                                          .word_count = table.list.count,
                                          .seed = 1};
    assert_ok(practise(&config, 64)); /* the solver keeps some memory from here on */
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        (void)failing_memory_end(practise(&config, nth % 2 == 0 ? 64 : 0));
    }
    solver_free(solver);
}

/* A new round, or NULL. */
static struct round *new_round(void)
{
    struct round_config config = {
        .board = &table.board, .lexicon = &table.lexicon, .rules = RULES_PLAIN, .time_ms = 60000};
    struct round *round = NULL;
    enum status status = round_new(&config, &round);
    assert_int_equal(status, round != NULL ? STATUS_OK : STATUS_NO_MEMORY);
    return round;
}

TEST_CASE(test_new_rounds)
{
    failing_memory_fail_at(1);
    assert_null(new_round());
    failing_memory_fail_at(0);
    struct round *round = new_round();
    assert_non_null(round);
    round_free(round);
}

/* A race and a round against a friend or a ghost allocate more than the round itself. */
TEST_CASE(test_new_rounds_of_modes)
{
    static const uint32_t friend_words[] = {0, 1, 2};
    static const long friend_ms[] = {0, 1000, 0};
    const struct round_config configs[] = {
        {.board = &table.board, .lexicon = &table.lexicon, .mode = MODE_RACE},
        {.board = &table.board,
         .lexicon = &table.lexicon,
         .friend_words = friend_words,
         .friend_word_count = 3},
        {.board = &table.board,
         .lexicon = &table.lexicon,
         .friend_words = friend_words,
         .friend_ms = friend_ms,
         .friend_word_count = 3},
    };
    static const struct round_past past = {.phase = ROUND_PAUSED};
    for (int i = 0; i < 6; i++) {
        size_t nth = 0;
        while (failing_memory_try(&nth)) {
            struct round *round = NULL;
            enum status status = i < 3 ? round_new(&configs[i], &round)
                                       : round_restore(&configs[i - 3], &past, &round);
            bool has_failed = failing_memory_end(status);
            assert_int_equal(round != NULL, !has_failed);
            round_free(round);
        }
        assert_int_in_range(nth, 3, FAILURES_MAX);
    }
}

/* Submits the word with the first allocation failing, then the second, and so on until it succeeds;
 * a failure changes nothing. Returns the number of failures. */
static size_t submit_in_need(struct round *round, const char *word)
{
    size_t count = round_word_count(round, SIDE_PLAYER);
    long score = round_score(round, SIDE_PLAYER);
    enum verdict expected = round_judge(round, word, strlen(word), NULL);
    for (size_t nth = 1; nth < FAILURES_MAX; nth++) {
        enum verdict verdict = VERDICT_HAVE_IT;
        failing_memory_fail_at(nth);
        enum status status = round_submit_word(round, word, strlen(word), &verdict);
        bool failed = failing_memory_stop();
        if (!failed) {
            assert_ok(status);
            assert_int_equal(verdict, expected);
            assert_int_equal(round_word_count(round, SIDE_PLAYER),
                             count + (verdict == VERDICT_GOOD));
            return nth - 1;
        }
        assert_int_equal(status, STATUS_NO_MEMORY);
        assert_int_equal(round_word_count(round, SIDE_PLAYER), count);
        assert_int_equal(round_score(round, SIDE_PLAYER), score);
        assert_int_equal(round_judge(round, word, strlen(word), NULL), expected);
    }
    fail_msg("more than %d allocations", FAILURES_MAX);
    return 0;
}

TEST_CASE(test_handing_in)
{
    size_t live = failing_memory_live_count();
    struct round *round = new_round();
    round_start(round);
    size_t failures = 0;
    for (size_t i = 0; i < table.list.count; i++) {
        failures += submit_in_need(round, table.list.words[i]);
        assert_int_equal(submit_in_need(round, table.list.words[i]), 0); /* nothing to keep */
    }
    assert_true(round_word_count(round, SIDE_PLAYER) > 100);
    assert_true(failures >= round_word_count(round, SIDE_PLAYER));
    round_free(round);
    assert_int_equal(failing_memory_live_count(), live);
}

static void reveal_in_need(enum game_mode mode)
{
    size_t live = failing_memory_live_count();
    struct solution solution;
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    struct round_config config = {
        .board = &table.board, .lexicon = &table.lexicon, .rules = RULES_PLAIN, .mode = mode};
    struct round *round;
    assert_ok(round_new(&config, &round));
    round_start(round);
    round_finish(round);
    size_t failures = 0;
    size_t shown = 0;
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        solution_path(&solution, i, &path);
        enum status status = STATUS_NO_MEMORY;
        for (size_t nth = 1; status != STATUS_OK; nth++) {
            bool taken = false;
            size_t count = round_word_count(round, SIDE_COMPUTER);
            failing_memory_fail_at(nth);
            status = round_reveal(round, &path, &taken);
            assert_int_equal(status, failing_memory_has_failed() ? STATUS_NO_MEMORY : STATUS_OK);
            failing_memory_fail_at(0);
            failures += status != STATUS_OK;
            assert_int_equal(round_word_count(round, SIDE_COMPUTER),
                             count + (taken && mode != MODE_RACE));
            shown += taken;
        }
    }
    assert_true(failures > 0);
    assert_true(shown > 100);
    round_free(round);
    solution_deinit(&solution);
    assert_int_equal(failing_memory_live_count(), live);
}

TEST_CASE(test_revealing)
{
    reveal_in_need(MODE_TURNS);
    reveal_in_need(MODE_RACE);
}

/* A race word that runs out of memory is entered by the next call. */
TEST_CASE(test_racing)
{
    struct round_config config = {
        .board = &table.board, .lexicon = &table.lexicon, .rules = RULES_PLAIN, .mode = MODE_RACE};
    struct round *round;
    size_t failures = 0;
    size_t told = 0;
    assert_ok(round_new(&config, &round));
    round_start(round);
    while (round_due_ms(round) != -1) {
        size_t count = round_word_count(round, SIDE_COMPUTER);
        bool has_failed = true;
        for (size_t nth = 1; has_failed; nth++) {
            assert_int_equal(round_word_count(round, SIDE_COMPUTER), count);
            failing_memory_fail_at(nth);
            told += round_advance(round, nth == 1 ? round_due_ms(round) : 0).rival_words;
            has_failed = failing_memory_stop();
            failures += has_failed;
        }
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), count + 1);
    }
    assert_true(failures >= round_word_count(round, SIDE_COMPUTER));
    assert_int_equal(told, round_word_count(round, SIDE_COMPUTER));
    round_free(round);
}

/* Phases and clock need no memory, nor does what is told of them. */
TEST_CASE(test_a_clock_without_memory)
{
    struct round *round = new_round();
    failing_memory_fail_at(1);
    round_start(round);
    assert_true(round_advance(round, 60000).is_time_up);
    assert_false(failing_memory_stop());
    assert_int_equal(round_phase(round), ROUND_COMPUTER);
    round_free(round);
}

TEST_CASE(test_guiding)
{
    struct round *round = new_round();
    struct solution solution;
    assert_ok(solver_solve(&table.board, &table.lexicon, &filter, &solution));
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct guide *guide = NULL;
        bool failed = failing_memory_end(guide_new(round, &solution, TIER_MAX, &guide));
        assert_int_equal(guide != NULL, !failed);
        guide_free(guide);
    }
    assert_int_in_range(nth, 3, FAILURES_MAX);
    solution_deinit(&solution);
    round_free(round);
}

static enum status use_own_words(void)
{
    static const char text[] = "zzzzz\n-yyyyy\nabcde\nabcdef\n";
    struct own_words *own = NULL;
    struct lexicon mine;
    struct fault fault;
    char *written = NULL;
    enum status status = own_words_new(&alphabet_english, &own);
    if (status == STATUS_OK) {
        status = own_words_read(own, text, strlen(text), &fault);
    }
    if (status == STATUS_OK) {
        status = own_words_set(own, "zyzzy", 5, OWN_WORD_ADDED);
    }
    if (status == STATUS_OK) {
        status = own_words_write(own, &written);
        memory_free(written);
    }
    if (status == STATUS_OK) {
        status = own_words_apply(own, &table.lexicon, &mine);
    }
    own_words_free(own);
    if (status == STATUS_OK) {
        lexicon_deinit(&mine);
    }
    return status;
}

TEST_CASE(test_own_words)
{
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        (void)failing_memory_end(use_own_words());
    }
    assert_int_in_range(nth, 8, FAILURES_MAX);
}

/* Solves the board, with own words if there is memory for them, and as before if not. */
static enum status solve_with_own(const struct lexicon *mine, bool *has_own)
{
    struct solver *solver;
    struct solution solution;
    enum status status = solver_new(&table.lexicon, SOLVER_KERNEL_BEST, &solver);
    if (status != STATUS_OK) {
        return status;
    }
    enum status used = solver_use(solver, mine);
    status = solver_solve_with(solver, &table.board, &filter, &solution);
    if (status == STATUS_OK) {
        *has_own = false;
        for (size_t i = 0; i < solution.word_count; i++) {
            *has_own |= lexicon_is_added(mine, solution.words[i].number);
        }
        assert_int_equal(*has_own, used == STATUS_OK);
        solution_deinit(&solution);
    }
    solver_free(solver);
    return used != STATUS_OK ? used : status;
}

TEST_CASE(test_solving_with_own_words)
{
    struct own_words *own;
    struct lexicon mine;
    struct path path = {0};
    char word[PATH_LETTERS_MAX + 1];
    for (int cell = 0; cell < 6; cell++) {
        assert_true(path_extend(&path, &table.board, cell));
    }
    int length = path_spell(&path, &table.board, word);
    assert_ok(own_words_new(&alphabet_english, &own));
    assert_ok(own_words_set(own, word, (size_t)length, OWN_WORD_ADDED));
    assert_ok(own_words_apply(own, &table.lexicon, &mine));
    assert_int_equal(mine.added_count, 1);
    size_t nth = 0;
    bool has_own = false;
    while (failing_memory_try(&nth)) {
        (void)failing_memory_end(solve_with_own(&mine, &has_own));
    }
    assert_true(has_own);
    assert_int_in_range(nth, 4, FAILURES_MAX);
    lexicon_deinit(&mine);
    own_words_free(own);
}

RUN_TESTS(set_up, tear_down)

/* Without times and with them. */
TEST_CASE(test_what_a_friend_found)
{
    struct solved_word words[] = {{.number = 5}, {.number = 8}, {.number = 13}};
    const struct solution solution = {.words = words, .word_count = 3};
    static const long found_ms[] = {1000, 2000};
    for (int has_times = 0; has_times < 2; has_times++) {
        struct challenge challenge = {.time_ms = 180000, .word_count = 3, .hint_points = 2};
        challenge_add_found(&challenge, 0);
        challenge_add_found(&challenge, 2);
        if (has_times) {
            assert_true(challenge_set_times(&challenge, found_ms));
        }
        size_t nth = 0;
        while (failing_memory_try(&nth)) {
            struct challenge_friend found;
            enum status status = challenge_friend_init(&found, &challenge, &solution);
            if (failing_memory_end(status)) {
                assert_null(found.words);
                assert_null(found.found_ms);
                continue;
            }
            assert_int_equal(found.count, 2);
            assert_int_equal(found.words[0], 5);
            assert_int_equal(found.words[1], 13);
            assert_int_equal(found.hint_points, 2);
            assert_int_equal(found.found_ms != NULL, has_times);
            if (has_times) {
                assert_int_in_range((int)found.found_ms[0], 900, 1100);
                assert_int_in_range((int)found.found_ms[1], 1900, 2100);
            }
            challenge_friend_deinit(&found);
        }
    }
}

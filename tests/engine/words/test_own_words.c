/* SPDX-License-Identifier: MIT */
/*
 * A player's own words: what is said of them, as text, and that a lexicon with them is like one
 * that is packed from the changed list.
 */
#include "given.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/memory.h"
#include "trounce/own_words.h"
#include "wide.h"

static struct own_words *new_own(void)
{
    struct own_words *own;
    assert_ok(own_words_new(&alphabet_english, &own));
    return own;
}

static void say(struct own_words *own, const char *word, enum own_word kind)
{
    assert_ok(own_words_set(own, word, strlen(word), kind));
}

static void assert_text(const struct own_words *own, const char *expected)
{
    char *text;
    assert_ok(own_words_write(own, &text));
    assert_string_equal(text, expected);
    memory_free(text);
}

TEST_CASE(test_what_is_said_last_counts)
{
    (void)state;
    struct own_words *own = new_own();
    say(own, "dira", OWN_WORD_ADDED);
    say(own, "BANJAX", OWN_WORD_ADDED);
    say(own, "qat", OWN_WORD_REMOVED);
    say(own, "dira", OWN_WORD_ADDED);
    assert_text(own, "banjax\ndira\n-qat\n");
    assert_int_equal(own_words_kind(own, "Dira", 4), OWN_WORD_ADDED);
    assert_int_equal(own_words_kind(own, "dir", 3), OWN_WORD_NONE);
    assert_int_equal(own_words_kind(own, "di-ra", 5), OWN_WORD_NONE);
    char endless[WORD_LETTERS_MAX + 2];
    memset(endless, 'a', sizeof endless);
    assert_int_equal(own_words_kind(own, endless, sizeof endless), OWN_WORD_NONE);
    say(own, "dira", OWN_WORD_REMOVED);
    say(own, "qat", OWN_WORD_NONE);
    say(own, "never", OWN_WORD_NONE);
    assert_text(own, "banjax\n-dira\n");
    own_words_free(own);
}

TEST_CASE(test_no_words)
{
    (void)state;
    struct own_words *own = new_own();
    char longest[WORD_LETTERS_MAX + 2];
    memset(longest, 'a', sizeof longest);
    assert_int_equal(own_words_set(own, "a", 1, OWN_WORD_ADDED), STATUS_RANGE);
    assert_int_equal(own_words_set(own, longest, sizeof longest, OWN_WORD_ADDED), STATUS_RANGE);
    assert_int_equal(own_words_set(own, "it's", 4, OWN_WORD_ADDED), STATUS_SYNTAX);
    assert_ok(own_words_set(own, longest, sizeof longest - 2, OWN_WORD_ADDED));
    assert_int_equal(own_words_count(own, OWN_WORD_ADDED), 1);
    own_words_free(own);
}

TEST_CASE(test_no_more_words)
{
    (void)state;
    struct own_words *own = new_own();
    char word[5] = "";
    for (int i = 0; i < OWN_WORDS_MAX; i++) {
        for (int j = 0, rest = i; j < 4; j++, rest /= 26) {
            word[j] = (char)('a' + rest % 26);
        }
        say(own, word, i % 3 == 0 ? OWN_WORD_REMOVED : OWN_WORD_ADDED);
    }
    struct fault fault;
    assert_int_equal(own_words_set(own, "onemore", 7, OWN_WORD_ADDED), STATUS_RANGE);
    assert_ok(own_words_set(own, "onemore", 7, OWN_WORD_NONE));
    say(own, word, OWN_WORD_REMOVED); /* one of them may change */
    assert_int_equal(own_words_read(own, "onemore", 7, &fault), STATUS_RANGE);
    say(own, word, OWN_WORD_NONE);
    say(own, "onemore", OWN_WORD_ADDED);
    /* Together with those of a text, too: then none of them is read. */
    assert_int_equal(own_words_read(own, "qqqqq\nqqqqr", 11, &fault), STATUS_RANGE);
    assert_int_equal(own_words_kind(own, "qqqqq", 5), OWN_WORD_NONE);
    own_words_free(own);
    /* And those of one text. */
    char text[6 * (OWN_WORDS_MAX + 1) + 1];
    for (int i = 0; i <= OWN_WORDS_MAX; i++) {
        (void)snprintf(text + 6 * (size_t)i, 7, "%c%c%c%cx\n", 'a' + i % 26, 'a' + i / 26 % 26,
                       'a' + i / 26 / 26 % 26, 'a' + i / 26 / 26 / 26);
    }
    own = new_own();
    assert_int_equal(own_words_read(own, text, strlen(text), &fault), STATUS_RANGE);
    assert_int_equal(fault.line, OWN_WORDS_MAX + 1);
    assert_int_equal(own_words_count(own, OWN_WORD_ADDED), 0);
    own_words_free(own);
}

TEST_CASE(test_text)
{
    (void)state;
    static const struct {
        const char *text;
        enum status status;
        size_t line, column;
    } texts[] = {
        {"", STATUS_OK, 0, 0},
        {"\xef\xbb\xbf# mine\r\n\r\n  Zax \r\n-kat\r\nkat", STATUS_OK, 0, 0},
        {"cat\nit's\n", STATUS_SYNTAX, 2, 3},
        {"cat\n-3\n", STATUS_SYNTAX, 2, 2},
        {"cat\n   ab#\n", STATUS_SYNTAX, 2, 6},
        {"cat\n\n-x\n", STATUS_RANGE, 3, 0},
        {"-\n", STATUS_RANGE, 1, 0},
        {"cat\nsupercalifragilisticexpialidociousandlongerthananyboardmayeverholdinletters\n",
         STATUS_RANGE, 2, 0},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct own_words *own = new_own();
        struct fault fault;
        say(own, "zax", OWN_WORD_REMOVED);
        enum status status = own_words_read(own, texts[i].text, strlen(texts[i].text), &fault);
        assert_int_equal(status, texts[i].status);
        if (status != STATUS_OK) {
            assert_int_equal(fault.line, texts[i].line);
            assert_int_equal(fault.column, texts[i].column);
        }
        assert_text(own, i == 1 ? "kat\nzax\n" : "-zax\n");
        own_words_free(own);
    }
}

/* --- the lexicon --- */

static bool has(const struct lexicon *lexicon, const char *word)
{
    uint32_t number;
    bool is_there = lexicon_find(lexicon, word, strlen(word), &number);
    assert_int_equal(lexicon_contains(lexicon, word, strlen(word)), is_there);
    return is_there;
}

/* Not even the rarest word that a list may have is taken for a removed one. */
TEST_CASE(test_the_rarest_word)
{
    (void)state;
    static struct naive_list list;
    struct lexicon packed, mine;
    struct own_words *own = new_own();
    naive_add(&list, "cat", (struct word_note){TIER_MAX, WORD_MARK_OFFENSIVE});
    naive_add(&list, "dog", (struct word_note){1, WORD_MARK_NONE});
    naive_lexicon(&list, &packed);
    say(own, "dog", OWN_WORD_REMOVED);
    assert_ok(own_words_apply(own, &packed, &mine));
    assert_true(has(&mine, "cat"));
    assert_false(has(&mine, "dog"));
    own_words_free(own);
    lexicon_deinit(&mine);
    lexicon_deinit(&packed);
}

/* Compares the words of a board: those of the packed list with own words, and those of a list that
 * was packed with them. */
static void compare_boards(const struct board *board, const struct lexicon *mine,
                           const struct lexicon *packed, const struct solver_filter *filter)
{
    struct solution solution, expected;
    assert_ok(solver_solve(board, mine, filter, &solution));
    assert_ok(solver_solve(board, packed, filter, &expected));
    assert_int_equal(solution.word_count, expected.word_count);
    assert_int_equal(solution.points, expected.points);
    assert_true(solution.used_cells == expected.used_cells);
    given_check_paths(board, &solution);
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        const char *text = solution_text(&solution, i);
        uint32_t number;
        assert_string_equal(text, solution_text(&expected, i));
        assert_int_equal(word->points, expected.words[i].points);
        assert_int_equal(word->tier, expected.words[i].tier);
        assert_int_equal(word->marks, expected.words[i].marks);
        assert_true(lexicon_find(mine, text, word->letters, &number) && number == word->number);
    }
    solution_deinit(&solution);
    solution_deinit(&expected);
}

/* Adds and removes words at random; `changed` becomes the list with the changes. */
static void change(struct random *random, struct own_words *own, struct naive_list *list,
                   const struct naive_list *more, struct naive_list *changed)
{
    changed->count = 0;
    for (size_t i = 0; i < list->count; i++) {
        bool is_removed = random_below(random, 3) == 0 && strlen(list->words[i]) > 1;
        if (is_removed) {
            say(own, list->words[i], OWN_WORD_REMOVED);
        } else {
            naive_add(changed, list->words[i], list->notes[i]);
        }
    }
    for (size_t i = 0; i < more->count; i++) {
        if (strlen(more->words[i]) > 1) {
            say(own, more->words[i], OWN_WORD_ADDED);
        }
    }
    /* Adding a word of the list changes nothing, and takes its removal back. */
    for (size_t i = 0; i < list->count; i++) {
        bool is_kept =
            strlen(list->words[i]) > 1 &&
            own_words_kind(own, list->words[i], strlen(list->words[i])) == OWN_WORD_ADDED;
        if (is_kept) {
            naive_add(changed, list->words[i], list->notes[i]);
        }
    }
    for (size_t i = 0; i < more->count; i++) {
        if (strlen(more->words[i]) > 1) {
            naive_add(changed, more->words[i], (struct word_note){OWN_WORD_TIER, WORD_MARK_NONE});
        }
    }
}

TEST_CASE(test_as_a_packed_list)
{
    (void)state;
    static struct naive_list list, more, changed;
    struct random random = naive_random();
    for (int i = 0; i < (tests_are_thorough() ? 10000 : 500); i++) {
        struct board board;
        struct lexicon packed, mine, expected;
        struct own_words *own = new_own();
        struct solver_filter filter = {.rules = (enum rules)random_below(&random, RULES_COUNT),
                                       .tier_max = random_below(&random, 2) == 0 ? TIER_MAX : 40,
                                       .without_offensive = random_below(&random, 2) == 0};
        if (random_below(&random, 3) == 0) {
            filter.min_letters =
                scoring_least_letters(filter.rules) + (int)random_below(&random, 3);
        }
        naive_random_board(&random, 1 + (int)random_below(&random, 5),
                           1 + (int)random_below(&random, 5), &board);
        list.count = more.count = 0;
        naive_random_list(&random, &board, 60, &list);
        naive_random_list(&random, &board, random_below(&random, 30), &more);
        change(&random, own, &list, &more, &changed);
        naive_lexicon(&list, &packed);
        naive_lexicon(&changed, &expected);
        assert_ok(own_words_apply(own, &packed, &mine));
        own_words_free(own); /* the lexicon does not need it */
        compare_boards(&board, &mine, &expected, &filter);
        for (size_t j = 0; j < list.count; j++) {
            assert_int_equal(has(&mine, list.words[j]), has(&expected, list.words[j]));
        }
        for (size_t j = 0; j < more.count; j++) {
            assert_int_equal(has(&mine, more.words[j]), has(&expected, more.words[j]));
        }
        lexicon_deinit(&mine);
        lexicon_deinit(&expected);
        lexicon_deinit(&packed);
    }
}

/* Compares what each kernel finds on a board with and without the removal of words. */
static void compare_kernel(enum solver_kernel kernel, const struct board *board,
                           const struct lexicon *mine, const struct lexicon *packed,
                           const struct solver_filter *filter)
{
    struct solver *solvers[2];
    struct survey surveys[2];
    struct solver_score scores[2], letters[2][SOLVER_LETTERS];
    struct solution solutions[2];
    struct random random;
    random_seed(&random, 1);
    for (int i = 0; i < 2; i++) {
        int cells = board_cell_count(board);
        const struct lexicon *lexicon = i == 0 ? mine : packed;
        memset(letters[i], 0, sizeof letters[i]);
        /* The first one has met other words before. */
        assert_ok(solver_new(lexicon, kernel, &solvers[i]));
        assert_ok(solver_survey(solvers[i], board, filter, 35, &surveys[i]));
        assert_ok(solver_score_many(solvers[i], board->rows, board->columns, board->faces, 1,
                                    filter, &scores[i]));
        assert_ok(solver_solve_with(solvers[i], board, filter, &solutions[i]));
        assert_ok(solver_score_letters(solvers[i], board->rows, board->columns, board->faces,
                                       cells / 2, filter, letters[i]));
        solver_free(solvers[i]);
    }
    assert_int_equal(surveys[0].word_count, surveys[1].word_count);
    assert_int_equal(surveys[0].common_count, surveys[1].common_count);
    assert_int_equal(surveys[0].points, surveys[1].points);
    assert_true(surveys[0].used_cells == surveys[1].used_cells);
    assert_int_equal(scores[0].word_count, scores[1].word_count);
    assert_int_equal(scores[0].points, scores[1].points);
    for (int letter = 0; letter < SOLVER_LETTERS; letter++) {
        assert_int_equal(letters[0][letter].word_count, letters[1][letter].word_count);
        assert_int_equal(letters[0][letter].points, letters[1][letter].points);
    }
    assert_int_equal(solutions[0].word_count, solutions[1].word_count);
    for (size_t i = 0; i < solutions[0].word_count; i++) {
        assert_string_equal(solution_text(&solutions[0], i), solution_text(&solutions[1], i));
    }
    solution_deinit(&solutions[0]);
    solution_deinit(&solutions[1]);
}

/* Whatever is added, or removed, one by one or by limits, every way to solve finds what it finds
 * with a list that was packed so. */
TEST_CASE(test_every_kernel)
{
    (void)state;
    static struct naive_list list, more, fewer;
    struct random random = naive_random();
    for (int i = 0; i < (tests_are_thorough() ? 5000 : 300); i++) {
        struct board board;
        struct lexicon packed, mine, expected;
        struct own_words *own = new_own();
        struct solver_filter filter = {.rules = (enum rules)random_below(&random, RULES_COUNT),
                                       .tier_max = random_below(&random, 2) == 0 ? TIER_MAX : 40};
        int tier_max = random_below(&random, 2) == 0 ? TIER_MAX : 30;
        bool without_offensive = random_below(&random, 2) == 0;
        uint32_t one_in = 1 + random_below(&random, 8);
        naive_random_board(&random, 1 + (int)random_below(&random, 5),
                           1 + (int)random_below(&random, 6), &board);
        list.count = more.count = fewer.count = 0;
        naive_random_list(&random, &board, 80, &list);
        naive_random_list(&random, &board, random_below(&random, 60), &more);
        naive_lexicon(&list, &packed);
        own_words_limit(own, tier_max, without_offensive);
        for (size_t j = 0; j < list.count; j++) {
            struct word_note note = list.notes[j];
            bool can_be_own = strlen(list.words[j]) >= OWN_WORD_LETTERS_MIN;
            bool is_removed = can_be_own && random_below(&random, one_in) == 0;
            bool is_added = can_be_own && !is_removed && random_below(&random, 8) == 0;
            if (is_removed || is_added) {
                say(own, list.words[j], is_removed ? OWN_WORD_REMOVED : OWN_WORD_ADDED);
            }
            if (is_added || (!is_removed && note.tier <= tier_max &&
                             !(without_offensive && note.marks == WORD_MARK_OFFENSIVE))) {
                naive_add(&fewer, list.words[j], note);
            }
        }
        for (size_t j = 0; j < more.count; j++) {
            const char *word = more.words[j];
            if (strlen(word) >= OWN_WORD_LETTERS_MIN && !has(&packed, word)) {
                say(own, word, OWN_WORD_ADDED);
                naive_add(&fewer, word, (struct word_note){OWN_WORD_TIER, WORD_MARK_NONE});
            }
        }
        naive_lexicon(&fewer, &expected);
        packed.has_tiers = true;
        assert_ok(own_words_apply(own, &packed, &mine));
        own_words_free(own);
        for (enum solver_kernel kernel = 0; kernel < SOLVER_KERNEL_COUNT; kernel++) {
            if (solver_kernel_is_available(kernel)) {
                compare_kernel(kernel, &board, &mine, &expected, &filter);
            }
        }
        lexicon_deinit(&mine);
        lexicon_deinit(&expected);
        lexicon_deinit(&packed);
    }
}

/* ---- many words, in several alphabets ---- */

/* Makes a word of the letters that are on many boards; few are new after a common beginning. */
static size_t make_word(struct random *random, const struct alphabet *alphabet, char *word)
{
    uint32_t letters = (uint32_t)alphabet->letter_count;
    size_t length = 2 + random_below(random, 5);
    for (size_t i = 0; i < length; i++) {
        uint32_t letter = random_below(random, 8) > 0 ? random_below(random, letters) % 9
                                                      : random_below(random, letters);
        word[i] = (char)(unsigned char)('a' + letter);
    }
    word[length] = '\0';
    return length;
}

static void put(struct trie *trie, const char *word, struct word_note note)
{
    assert_ok(trie_add(trie, word, strlen(word), note, NULL));
}

static bool keeps_its_number(void *context, const char *word, size_t length, struct word_note note)
{
    const struct lexicon *const *lexicons = context; /* packed, with own words */
    uint32_t number, now;
    (void)note;
    if (lexicon_find(lexicons[0], word, length, &number) &&
        lexicon_find(lexicons[1], word, length, &now)) {
        assert_int_equal(number, now);
    }
    return true;
}

/* Adds `count` words to a list, removes some of it, and compares boards of 4 × 4 to 6 × 6. */
static void compare_many(struct random *random, const struct alphabet *alphabet, int count)
{
    struct trie *list, *changed;
    struct lexicon packed, mine, expected;
    struct own_words *own;
    char word[WORD_LETTERS_MAX + 1];
    assert_ok(trie_new(alphabet, &list));
    assert_ok(trie_new(alphabet, &changed));
    assert_ok(own_words_new(alphabet, &own));
    for (int i = 0; i < 2000; i++) {
        size_t length = make_word(random, alphabet, word);
        struct word_note note = {.tier = (unsigned char)random_below(random, 90)};
        if (!trie_contains(list, word, length)) {
            put(list, word, note);
            if (random_below(random, 10) == 0) {
                assert_ok(own_words_set(own, word, length, OWN_WORD_REMOVED));
            } else {
                put(changed, word, note);
            }
        }
    }
    while (own_words_count(own, OWN_WORD_ADDED) < (size_t)count) {
        size_t length = make_word(random, alphabet, word);
        if (!trie_contains(list, word, length)) {
            assert_ok(own_words_set(own, word, length, OWN_WORD_ADDED));
            put(changed, word, (struct word_note){OWN_WORD_TIER, WORD_MARK_NONE});
        }
    }
    assert_ok(lexicon_from_trie(&packed, list));
    assert_ok(lexicon_from_trie(&expected, changed));
    assert_ok(own_words_apply(own, &packed, &mine));
    own_words_free(own);
    trie_free(list);
    trie_free(changed);
    assert_int_equal(mine.added_count, count);
    const struct lexicon *lexicons[] = {&packed, &mine};
    lexicon_each(&packed, keeps_its_number, (void *)lexicons);
    for (int side = 4; side <= 6; side++) {
        for (int i = 0; i < 10; i++) {
            struct board board;
            unsigned char faces[BOARD_CELLS_MAX];
            struct solver_filter filter = naive_random_filter(random);
            for (int cell = 0; cell < side * side; cell++) {
                uint32_t face_count = (uint32_t)alphabet->face_count;
                faces[cell] = (unsigned char)random_below(random, face_count);
                if (random_below(random, 4) > 0) {
                    faces[cell] = (unsigned char)(FACE_A + faces[cell] % 9);
                }
            }
            board_init_in(&board, alphabet, side, side, faces);
            compare_boards(&board, &mine, &expected, &filter);
        }
    }
    lexicon_deinit(&mine);
    lexicon_deinit(&expected);
    lexicon_deinit(&packed);
}

TEST_CASE(test_many_words)
{
    (void)state;
    static const char *const texts[] = {
        "letters aA ąĄ bB cC ćĆ dD eE ęĘ fF gG hH iI jJ kK lL łŁ mM nN ńŃ oO óÓ pP rR sS śŚ tT uU "
        "wW yY zZ źŹ żŻ",
        "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT uU vV wW xX yY zZ äÄ "
        "öÖ üÜ ßẞ\npair Qu\npairs Ch Öß äß",
        WIDE_CZECH,
        WIDE_FULL,
    };
    struct random random = naive_random();
    for (int i = 0; i < (tests_are_thorough() ? 20 : 1); i++) {
        compare_many(&random, &alphabet_english, 100);
        compare_many(&random, &alphabet_english, 1000);
        for (size_t j = 0; j < sizeof texts / sizeof *texts; j++) {
            struct alphabet alphabet;
            struct fault fault;
            assert_ok(alphabet_read(texts[j], strlen(texts[j]), &alphabet, &fault));
            compare_many(&random, &alphabet, 100);
            compare_many(&random, &alphabet, 1000);
        }
    }
}

/* A list so long that no nodes can be added takes no words. */
TEST_CASE(test_no_room_for_words)
{
    (void)state;
    struct lexicon packed = {.slot_count = LEXICON_SLOTS_MAX}, mine;
    struct own_words *own = new_own();
    say(own, "zax", OWN_WORD_ADDED);
    assert_int_equal(own_words_apply(own, &packed, &mine), STATUS_NO_MEMORY);
    own_words_free(own);
}

/* A solver goes on with the words of another player. */
TEST_CASE(test_use)
{
    (void)state;
    static struct naive_list list;
    struct random random = naive_random();
    struct board board;
    struct lexicon packed, mine;
    struct solver *solver;
    struct survey all, none, again;
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX, .min_letters = 2};
    struct own_words *own = new_own();
    list.count = 0;
    naive_random_board(&random, 4, 4, &board);
    naive_random_list(&random, &board, 60, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (strlen(list.words[i]) >= OWN_WORD_LETTERS_MIN) {
            say(own, list.words[i], OWN_WORD_REMOVED);
        }
    }
    naive_lexicon(&list, &packed);
    assert_ok(own_words_apply(own, &packed, &mine));
    assert_ok(solver_new(&packed, SOLVER_KERNEL_BEST, &solver));
    assert_ok(solver_survey(solver, &board, &filter, 35, &all));
    assert_ok(solver_use(solver, &mine));
    assert_ok(solver_survey(solver, &board, &filter, 35, &none));
    assert_ok(solver_use(solver, &packed));
    assert_ok(solver_survey(solver, &board, &filter, 35, &again));
    assert_true(all.word_count > 0);
    assert_int_equal(none.word_count, 0);
    assert_int_equal(again.word_count, all.word_count);
    solver_free(solver);
    own_words_free(own);
    lexicon_deinit(&mine);
    lexicon_deinit(&packed);
}

/* Limits leave out whole kinds of words; an added word counts all the same, and no tier is a limit
 * where the list has none. */
TEST_CASE(test_limits)
{
    (void)state;
    static const struct {
        const char *word;
        struct word_note note;
    } listed[] = {{"late", {10, WORD_MARK_NONE}},     {"tale", {35, WORD_MARK_NONE}},
                  {"teal", {60, WORD_MARK_NONE}},     {"arse", {35, WORD_MARK_OFFENSIVE}},
                  {"ears", {70, WORD_MARK_NONE}},     {"sear", {10, WORD_MARK_NONE}},
                  {"eras", {80, WORD_MARK_OFFENSIVE}}};
    struct naive_list list = {0};
    struct lexicon packed, mine;
    struct own_words *own = new_own();
    for (size_t i = 0; i < sizeof listed / sizeof *listed; i++) {
        naive_add(&list, listed[i].word, listed[i].note);
    }
    naive_lexicon(&list, &packed);
    assert_true(own_words_are_none(own));
    own_words_limit(own, TIER_MAX, true);
    assert_false(own_words_are_none(own));
    assert_ok(own_words_apply(own, &packed, &mine));
    assert_true(has(&mine, "late") && has(&mine, "teal") && has(&mine, "ears"));
    assert_false(has(&mine, "arse") || has(&mine, "eras"));
    lexicon_deinit(&mine);

    own_words_limit(own, 35, true);
    say(own, "ears", OWN_WORD_ADDED);
    say(own, "eras", OWN_WORD_ADDED);
    say(own, "yeet", OWN_WORD_ADDED);
    say(own, "sear", OWN_WORD_REMOVED);
    assert_ok(own_words_apply(own, &packed, &mine));
    assert_true(has(&mine, "late") && has(&mine, "tale"));
    assert_true(has(&mine, "ears") && has(&mine, "eras") && has(&mine, "yeet"));
    assert_false(has(&mine, "teal") || has(&mine, "arse") || has(&mine, "sear"));
    lexicon_deinit(&mine);

    packed.has_tiers = false;
    assert_ok(own_words_apply(own, &packed, &mine));
    assert_true(has(&mine, "teal"));
    assert_false(has(&mine, "arse"));
    lexicon_deinit(&mine);
    packed.has_tiers = true;
    own_words_free(own);
    lexicon_deinit(&packed);
}

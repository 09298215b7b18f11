/* SPDX-License-Identifier: MIT */
/*
 * Proofs of the boards with the most points: exhaustive search finds the same boards. Out of
 * memory.
 */
#include "failing_memory.h"
#include "hunt_pool.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/prove.h"
#include "trounce/solver.h"

#include <stdlib.h>

#define FOUND_MAX 4096

/* Boards with many points, canonical, each once. */
struct found {
    struct proof_board boards[FOUND_MAX];
    size_t count;
};

static struct random randomness;

/* Words that no board has are made of so many letters, each more frequent than those of others. */
#define FILLERS 26

/* Makes a lexicon with these words, too, for boards of so many cells. */
static void fill_up(struct naive_list *list, size_t cells, struct lexicon *lexicon)
{
    static const char text[] =
        "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT "
        "uU vV wW xX yY zZ äÄ öÖ åÅ éÉ ñÑ øØ õÕ üÜ\n";
    static struct alphabet alphabet; /* lexicons borrow it */
    char fillers[FILLERS];
    int count = 0;
    for (int letter = 'a'; letter < 'a' + FILLERS + 8; letter++) {
        if (!strchr("uaeqstrn", letter)) {
            fillers[count++] = (char)letter;
        }
    }
    assert_int_equal(count, FILLERS);
    for (size_t filler = 0; filler < FILLERS; filler++) {
        for (size_t at = 0; at <= cells; at++) {
            char word[NAIVE_LETTERS_MAX + 1] = "";
            memset(word, fillers[filler], cells + 1);
            word[at] = fillers[(filler + 1) % FILLERS];
            naive_add(list, word, (struct word_note){.tier = 10});
        }
    }
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    naive_lexicon_in(&alphabet, list, lexicon);
}

/* Makes words of the first `letters` of letters that combine well, Q among them. If there are
 * `filled` cells and not 0, letters are added that no word on them has. */
static void make_words(struct lexicon *lexicon, size_t words, uint32_t letters, uint32_t longest,
                       size_t filled)
{
    static struct naive_list list;
    list.count = 0;
    for (uint32_t letter = 0; letter < letters; letter++) { /* each is in some word */
        char word[] = {"uaeqstrn"[letter], 'u', 'a', 0};
        naive_add(&list, word, (struct word_note){.tier = 10});
    }
    while (list.count < words) {
        char word[16] = "";
        size_t length = 3 + random_below(&randomness, longest - 2);
        for (size_t at = 0; at < length; at++) {
            word[at] = "uaeqstrn"[random_below(&randomness, letters)];
        }
        naive_add(&list, word, (struct word_note){.tier = 10});
    }
    if (filled > 0) {
        fill_up(&list, filled, lexicon);
    } else {
        naive_lexicon(&list, lexicon);
    }
}

static int compare_boards(const void *a, const void *b)
{
    const struct proof_board *first = a;
    const struct proof_board *second = b;
    return first->points != second->points ? (first->points > second->points ? 1 : -1)
                                           : memcmp(first->faces, second->faces, PROOF_CELLS_MAX);
}

static void add(struct found *found, const struct symmetries *symmetries, long points,
                const unsigned char *faces)
{
    struct proof_board board = {.points = points};
    symmetries_canonical(symmetries, faces, board.faces);
    for (size_t i = 0; i < found->count; i++) {
        if (compare_boards(&found->boards[i], &board) == 0) {
            return;
        }
    }
    assert_true(found->count < FOUND_MAX);
    found->boards[found->count++] = board;
}

/* Returns whether an image of the board is searched instead: one corner has the lowest letter, but
 * for the opposite one, and of the cells beside it in a square, the right one has the lower letter.
 */
static bool is_image(const struct proof_config *config, const unsigned char *at)
{
    int last = config->rows * config->columns - 1;
    int right = config->columns - 1;
    int below = last - right;
    return (right < last && at[right] < at[0]) || (below < last && at[below] < at[0]) ||
           (config->rows == config->columns && at[right + 1] < at[1]);
}

/* Scores all boards of the first letters, but for images; finds those with at least `least` points.
 * Returns the most points of any. */
static long search_all(const struct lexicon *lexicon, const struct proof_config *config,
                       unsigned letters, long least, struct found *found)
{
    struct solver *solver;
    assert_ok(solver_new(lexicon, SOLVER_KERNEL_BEST, &solver));
    const struct solver_filter filter = {.rules = config->rules, .tier_max = TIER_MAX};
    struct symmetries symmetries;
    symmetries_init(&symmetries, config->rows, config->columns);
    int cells = config->rows * config->columns;
    long most = 0;
    unsigned char at[PROOF_CELLS_MAX] = {0};
    for (;;) {
        bool is_scored = !is_image(config, at);
        unsigned char faces[PROOF_CELLS_MAX] = {0};
        for (int cell = 0; cell < cells; cell++) {
            faces[cell] = (unsigned char)(FACE_A + "uaeqstrn"[at[cell]] - 'a');
        }
        struct solver_score scores[SOLVER_LETTERS];
        if (is_scored) {
            assert_ok(solver_score_letters(solver, config->rows, config->columns, faces, cells - 1,
                                           &filter, scores));
        }
        for (unsigned i = 0; is_scored && i < letters; i++) {
            faces[cells - 1] = (unsigned char)(FACE_A + "uaeqstrn"[i] - 'a');
            long points = scores[faces[cells - 1] - FACE_A].points;
            most = points > most ? points : most;
            if (found && points >= least) {
                add(found, &symmetries, points, faces);
            }
        }
        int cell = cells - 2;
        while (cell >= 0 && ++at[cell] == letters) {
            at[cell--] = 0;
        }
        if (cell < 0) {
            break;
        }
    }
    solver_free(solver);
    return most;
}

/* Returns whether each face is one of the letters that combine well. */
static bool is_unfilled(const struct proof_board *board, int cells)
{
    bool is_good = true;
    for (int cell = 0; cell < cells; cell++) {
        is_good = is_good && strchr("uaeqstrn", board->faces[cell] - FACE_A + 'a');
    }
    return is_good;
}

/* Finds boards without fillers; no part has one that another part has. */
static void prove(const struct lexicon *lexicon, const struct proof_config *config,
                  struct found *found)
{
    static struct found all;
    all.count = 0;
    struct symmetries symmetries;
    symmetries_init(&symmetries, config->rows, config->columns);
    struct proof *proof;
    struct prover *prover;
    assert_ok(proof_new(lexicon, config, &proof));
    assert_ok(prover_new(proof, &prover));
    for (size_t part = 0; part < proof_part_count(proof); part++) {
        struct proof_result result;
        assert_ok(prover_work(prover, part, &result));
        for (size_t i = 0; i < result.board_count; i++) {
            const struct proof_board *board = &result.boards[i];
            if (!is_unfilled(board, config->rows * config->columns)) {
                continue;
            }
            add(found, &symmetries, board->points, board->faces);
            for (size_t other = 0; other < all.count; other++) {
                assert_int_not_equal(compare_boards(&all.boards[other], board), 0);
            }
            assert_true(all.count < FOUND_MAX);
            all.boards[all.count++] = *board;
        }
    }
    prover_free(prover);
    proof_free(proof);
}

/* The boards with the most points, and those with at least `percent` of these, are found by both.
 */
static void check_size(int rows, int columns, unsigned letters, size_t words, enum rules rules,
                       long percent, bool is_filled)
{
    static struct found expected;
    static struct found found;
    expected.count = found.count = 0;
    struct lexicon lexicon;
    make_words(&lexicon, words, letters, (uint32_t)(rows * columns < 7 ? rows * columns + 1 : 7),
               is_filled ? (size_t)(rows * columns) : 0);
    struct proof_config config = {.rows = rows, .columns = columns, .rules = rules, .least = 1};
    long most = search_all(&lexicon, &config, letters, 0, NULL);
    assert_true(most > 0);
    config.least = (most * percent + 99) / 100;
    search_all(&lexicon, &config, letters, config.least, &expected);
    prove(&lexicon, &config, &found);
    qsort(expected.boards, expected.count, sizeof *expected.boards, compare_boards);
    qsort(found.boards, found.count, sizeof *found.boards, compare_boards);
    assert_int_equal(found.count, expected.count);
    for (size_t i = 0; i < found.count; i++) {
        assert_int_equal(compare_boards(&found.boards[i], &expected.boards[i]), 0);
    }
    /* None has a point more. */
    config.least = most + 1;
    found.count = 0;
    prove(&lexicon, &config, &found);
    assert_int_equal(found.count, 0);
    lexicon_deinit(&lexicon);
}

/* The order has each cell once, and the letters of the words from the most frequent one on. */
TEST_CASE(test_cells_and_letters_have_an_order)
{
    static const char *const words[] = {"tea", "eat", "seat", "tee"};
    struct trie *trie;
    struct lexicon lexicon;
    struct proof *proof;
    unsigned char cells[PROOF_CELLS_MAX];
    unsigned char faces[ALPHABET_FACES_MAX];
    unsigned seen = 0;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_ok(trie_add(trie, words[i], strlen(words[i]), (struct word_note){.tier = 10}, NULL));
    }
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    const struct proof_config config = {
        .rows = 2, .columns = 3, .rules = RULES_CLASSIC, .least = 1};
    assert_ok(proof_new(&lexicon, &config, &proof));
    assert_int_equal(proof_order(proof, cells, faces), 4);
    for (int place = 0; place < 6; place++) {
        seen |= 1U << cells[place];
    }
    assert_int_equal(seen, 0x3f);
    assert_int_equal(faces[0], FACE_A + 'e' - 'a');
    assert_int_equal(faces[3], FACE_A + 's' - 'a');
    proof_free(proof);
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_exhaustive_search_finds_the_same)
{
    randomness = naive_random();
    for (int turn = 0; turn < 20; turn++) {
        size_t words = 20 + random_below(&randomness, 200);
        check_size(2, 2, 8, words / 2, RULES_CLASSIC, 80, false);
        check_size(1, 4, 8, words / 2, RULES_PLAIN, 80, false);
    }
    check_size(2, 3, 8, 200, RULES_CLASSIC, 90, false);
    check_size(3, 2, 8, 120, RULES_FOUR, 90, false);
    check_size(2, 3, 6, 60, RULES_PLAIN, 90, false);
    check_size(3, 3, 4, 120, RULES_CLASSIC, 95, false);
    check_size(2, 4, 5, 200, RULES_CLASSIC, 95, false);
    check_size(2, 5, 3, 60, RULES_CLASSIC, 95, false); /* the first place is fixed */
    check_size(3, 4, 2, 25, RULES_CLASSIC, 95, false); /* two places are */
    if (getenv("TROUNCE_THOROUGH")) {
        check_size(3, 3, 8, 120, RULES_CLASSIC, 95, false);
    }
}

/* Of more letters than there are ranks, the rarest share one; the boards are still the same. */
TEST_CASE(test_the_rarest_of_many_letters)
{
    randomness = naive_random();
    struct lexicon lexicon;
    struct proof *proof;
    unsigned char cells[PROOF_CELLS_MAX];
    struct proof_board last = {.points = 0};
    unsigned char faces[ALPHABET_FACES_MAX];
    const struct proof_config config = {
        .rows = 2, .columns = 2, .rules = RULES_CLASSIC, .least = 1};
    make_words(&lexicon, 20, 8, 5, 4);
    assert_ok(proof_new(&lexicon, &config, &proof));
    assert_int_equal(proof_order(proof, cells, faces), FILLERS + 8);
    memcpy(last.faces, faces + FILLERS + 4, 4);
    assert_true(is_unfilled(&last, 4));
    proof_free(proof);
    lexicon_deinit(&lexicon);
    for (int turn = 0; turn < (tests_are_thorough() ? 10 : 2); turn++) {
        check_size(2, 2, 8, 30, RULES_CLASSIC, 50, true);
        check_size(1, 4, 8, 30, RULES_PLAIN, 80, true);
    }
    check_size(2, 3, 6, 40, RULES_PLAIN, 80, true);
    if (tests_are_thorough()) {
        check_size(2, 3, 8, 40, RULES_CLASSIC, 80, true);
        check_size(3, 3, 4, 60, RULES_CLASSIC, 95, true);
    }
}

TEST_CASE(test_proofs_run_out_of_memory)
{
    randomness = naive_random();
    struct lexicon lexicon;
    make_words(&lexicon, 60, 5, 5, 0);
    const struct proof_config config = {.rows = 2, .columns = 3, .rules = RULES_PLAIN, .least = 12};
    size_t live = failing_memory_live_count();
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct proof *proof = NULL;
        struct prover *prover = NULL;
        enum status status = proof_new(&lexicon, &config, &proof);
        if (status == STATUS_OK) {
            status = prover_new(proof, &prover);
        }
        for (size_t part = 0; status == STATUS_OK && part < proof_part_count(proof); part++) {
            struct proof_result result;
            status = prover_work(prover, part, &result);
        }
        prover_free(prover);
        proof_free(proof);
        failing_memory_end(status);
        assert_int_equal(failing_memory_live_count(), live);
    }
    lexicon_deinit(&lexicon);
}

/* SPDX-License-Identifier: MIT */
/*
 * Makes boards, lexicons, dice and plans of races, and asserts that it can.
 */
#include "given.h"
#include "test.h"
#include "whole_file.h"

#include "trounce/trie.h"

struct board given_board(const char *text)
{
    struct board board;
    assert_ok(board_parse(text, strlen(text), 0, 0, &board, NULL));
    return board;
}

struct lexicon given_lexicon(const char *const *words, size_t count)
{
    struct lexicon lexicon;
    struct trie *trie;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (size_t i = 0; i < count; i++) {
        struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
        assert_ok(trie_add(trie, words[i], strlen(words[i]), note, NULL));
    }
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    return lexicon;
}

void *given_words_of_game(struct lexicon *lexicon)
{
    size_t size;
    void *image = whole_file(TROUNCE_LEXICON, &size);
    assert_ok(lexicon_open(lexicon, &alphabet_english, image, size, NULL));
    return image;
}

struct dice given_dice(const struct dice_set *set)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/dice/%s.txt", TROUNCE_SOURCE_DIR, set->name);
    size_t size;
    char *text = whole_file(path, &size);
    struct dice dice;
    assert_ok(dice_read(&alphabet_english, text, size, set->count, &dice, NULL));
    free(text);
    return dice;
}

enum status given_survey(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, int common_tier, struct survey *survey)
{
    struct solver *solver;
    enum status status = solver_new(lexicon, SOLVER_KERNEL_BEST, &solver);
    if (status == STATUS_OK) {
        status = solver_survey(solver, board, filter, common_tier, survey);
        solver_free(solver);
    }
    return status;
}

void given_check_paths(const struct board *board, const struct solution *solution)
{
    for (size_t i = 0; i < solution->word_count; i++) {
        struct path path;
        char text[PATH_LETTERS_MAX + 1];
        solution_path(solution, i, &path);
        assert_true(path_is_valid(&path, board));
        assert_int_equal(path_spell(&path, board, text), solution->words[i].letters);
        assert_string_equal(text, solution_text(solution, i));
        assert_int_equal(path.used & ~solution->used_cells, 0);
    }
}

void given_race(const struct round *round, struct race *race)
{
    struct solver_filter filter = {
        .rules = round_rules(round), .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    assert_ok(solver_solve(round_board(round), round_lexicon(round), &filter, &solution));
    assert_ok(race_plan(round_board(round), &solution, round_rival(round), race));
    solution_deinit(&solution);
}

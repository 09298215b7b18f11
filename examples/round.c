/* SPDX-License-Identifier: MIT */
/*
 * The two searches of the graphical round: one looks for a given word and stops, as for each word
 * that the player enters; the other finds all words, for the computer, which scores those that are
 * left.
 *
 * Usage: round WORDS BOARD [WORD...]    WORDS: a list of any kind; BOARD: such as casemopistrenapd
 */
#include "read_file.h"

#include <trounce/finder.h>
#include <trounce/lexicon_io.h>
#include <trounce/solver.h>

#include <string.h>

/* Scores a word of the player, with the place of its letters; 0 with the reason. */
static int enter(const struct board *board, const struct lexicon *lexicon, const char *word)
{
    size_t length = strlen(word);
    int cells = board_cell_count(board);
    struct path path = {0};
    if ((int)length < scoring_min_letters(RULES_FOUR, cells)) {
        printf("%s: too short\n", word);
        return 0;
    }
    if (!finder_find(board, word, length, NULL, &path)) {
        printf("%s: not on the board\n", word);
        return 0;
    }
    if (!lexicon_contains(lexicon, word, length)) {
        printf("%s: not in the lexicon\n", word);
        return 0;
    }
    int points = scoring_points(RULES_FOUR, cells, (int)length);
    printf("%s: %d, cells", word, points);
    for (int i = 0; i < path.length; i++) {
        printf(" %d", path.cells[i]);
    }
    printf("\n");
    return points;
}

static int is_among(const char *word, char **words, int count)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], word) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Scores all words of the board that the player has left. */
static int search(const struct solution *solution, char **found, int count)
{
    int points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        if (!is_among(solution_text(solution, i), found, count)) {
            points += solution->words[i].points;
        }
    }
    return points;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "Usage: round WORDS BOARD [WORD...]\n");
        return 2;
    }
    struct lexicon lexicon;
    struct board board;
    struct fault fault;
    char text[BOARD_TEXT_MAX];
    size_t size;
    char *bytes = read_file(argv[1], &size);
    if (list_open(&lexicon, &alphabet_english, bytes, size, NULL, &fault) != STATUS_OK) {
        fprintf(stderr, "%s\n", fault_format(&fault, argv[1], text, sizeof text));
        return 2;
    }
    if (board_parse(argv[2], strlen(argv[2]), 0, 0, &board, &fault) != STATUS_OK) {
        fprintf(stderr, "%s\n", fault_format(&fault, "board", text, sizeof text));
        return 2;
    }
    printf("%s", board_format_rows(&board, text));

    int points = 0;
    for (int i = 3; i < argc; i++) {
        if (is_among(argv[i], argv + 3, i - 3)) {
            printf("%s: entered already\n", argv[i]);
        } else {
            points += enter(&board, &lexicon, argv[i]);
        }
    }
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct solution solution;
    if (solver_solve(&board, &lexicon, &filter, &solution) != STATUS_OK) {
        fprintf(stderr, "out of memory\n");
        return 2;
    }
    printf("%zu words are on the board\n", solution.word_count);
    printf("You: %d. Computer: %d\n", points, search(&solution, argv + 3, argc - 3));
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
    free(bytes);
    return 0;
}

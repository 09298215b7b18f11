/* SPDX-License-Identifier: MIT */
/*
 * make_challenge LEXICON DICE BOARD RULES SECONDS NAME WORD...
 * Writes the line of a challenge on the board of a code, by the dice of the file DICE, or on typed
 * letters, for the tests of `trounce challenge`.
 */
#include "trounce/challenge.h"
#include "trounce/lexicon_io.h"
#include "whole_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void need(enum status status, const struct fault *fault)
{
    if (status != STATUS_OK) {
        fprintf(stderr, "make_challenge: %s: %s\n", status_text(status), fault->detail);
        exit(1);
    }
}

static void make_board(const char *text, const char *dice_name, struct challenge *challenge,
                       struct board *board)
{
    struct fault fault = {.detail = ""};
    size_t length = strlen(text);
    if (challenge_tell(&alphabet_english, text, length) == CHALLENGE_TEXT_LETTERS) {
        need(board_parse(text, length, 0, 0, board, &fault), &fault);
        challenge->source = CHALLENGE_LETTERS;
        challenge->board = *board;
        return;
    }
    size_t size;
    void *bytes = whole_file(dice_name, &size);
    struct dice dice;
    need(dice_read(bytes, size, 0, &dice, &fault), &fault);
    need(deal_from_code(text, length, &dice, board, &fault), &fault);
    challenge->source = CHALLENGE_CODE;
    snprintf(challenge->code, sizeof challenge->code, "%s", text);
    free(bytes);
}

static void find_word(struct challenge *challenge, const struct solution *solution,
                      const char *word)
{
    for (size_t i = 0; i < solution->word_count; i++) {
        if (strcmp(solution_text(solution, i), word) == 0) {
            challenge_add_found(challenge, i);
            return;
        }
    }
    fprintf(stderr, "make_challenge: there is no %s on the board\n", word);
    exit(1);
}

int main(int argc, char **argv)
{
    struct challenge challenge = {.source = CHALLENGE_NO_BOARD};
    if (argc < 7 || !scoring_from_name(argv[4], &challenge.rules)) {
        fprintf(stderr, "usage: make_challenge LEXICON DICE BOARD RULES SECONDS NAME WORD...\n");
        return 2;
    }
    size_t size;
    void *bytes = whole_file(argv[1], &size);
    struct lexicon lexicon = {0};
    struct fault fault = {.detail = ""};
    need(list_open(bytes, size, &lexicon, NULL, &fault), &fault);
    struct board board;
    make_board(argv[3], argv[2], &challenge, &board);
    challenge.time_ms = 1000 * strtol(argv[5], NULL, 10);
    challenge_set_name(&challenge, argv[6]);
    struct solver_filter filter = challenge_filter(challenge.rules);
    struct solution solution;
    need(solver_solve(&board, &lexicon, &filter, &solution), &fault);
    need(challenge_set_words(&challenge, &solution, &fault), &fault);
    for (int i = 7; i < argc; i++) {
        find_word(&challenge, &solution, argv[i]);
    }
    char line[CHALLENGE_LINE_MAX];
    need(challenge_write(&challenge, line, &fault), &fault);
    puts(line);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
    free(bytes);
    return 0;
}

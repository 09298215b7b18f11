/* SPDX-License-Identifier: MIT */
/*
 * make_challenge LANGUAGE LEXICON DICE BOARD RULES SECONDS[+HINTS] NAME WORD[@SECONDS]...
 * Writes the line of a challenge for the tests of `trounce challenge`. BOARD is a code for the dice
 * of the file DICE, or typed letters. Words have times if each has one. HINTS are the points that
 * hints cost. LANGUAGE is en, or the language.txt in a folder named after its language.
 */
#include "english.h"
#include "machine.h"
#include "trounce/challenge.h"
#include "trounce/language.h"
#include "trounce/lexicon_io.h"
#include "whole_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void need(enum status status, const struct fault *fault)
{
    if (status != STATUS_OK) {
        fprintf(stderr, "make_challenge: %s: %s\n", status_text(status), english(&fault->detail));
        exit(1);
    }
}

/* Reads a language file, "…/de/language.txt"; any other name is English. */
static void read_language(const char *name, struct language *language)
{
    static struct alphabet alphabet;
    struct fault fault = {.status = STATUS_OK};
    char code[LANGUAGE_CODE_SIZE];
    *language = language_english;
    const char *slash = strrchr(name, '/');
    if (slash && slash - name >= 2) {
        size_t size;
        void *bytes = whole_file(name, &size);
        snprintf(code, sizeof code, "%.2s", slash - 2);
        need(language_read(code, bytes, size, language, &alphabet, &fault), &fault);
        free(bytes);
    }
}

static void make_board(const struct language *language, const char *text, const char *dice_name,
                       struct challenge *challenge, struct board *board)
{
    struct fault fault = {.status = STATUS_OK};
    size_t length = strlen(text);
    const struct alphabet *alphabet = language->alphabet;
    if (challenge_classify(alphabet, text, length) == CHALLENGE_TEXT_LETTERS) {
        need(board_parse_in(alphabet, text, length, 0, 0, board, &fault), &fault);
        challenge->source = CHALLENGE_LETTERS;
        challenge->board = *board;
        return;
    }
    size_t size;
    void *bytes = whole_file(dice_name, &size);
    struct dice dice;
    struct dice_set set;
    need(dice_read(alphabet, bytes, size, 0, &dice, &fault), &fault);
    if (!language_is_english(language)) {
        set = language_dice_set(language, dice_side(&dice));
        dice.set = &set;
    }
    need(deal_from_code(text, length, &dice, board, &fault), &fault);
    challenge->source = CHALLENGE_CODE;
    snprintf(challenge->code, sizeof challenge->code, "%s", text);
    free(bytes);
}

#define WORDS_MAX 1000

/* When each word of the solution was found; -1: not known. */
static long found_ms[WORDS_MAX];

static void find_word(struct challenge *challenge, const struct alphabet *alphabet,
                      const struct solution *solution, const char *word)
{
    char letters[64];
    size_t count;
    size_t length = strcspn(word, "@");
    bool is_word =
        alphabet_encode(alphabet, word, length, letters, sizeof letters - 1, &count) == STATUS_OK;
    for (size_t i = 0; is_word && i < solution->word_count; i++) {
        if (strcmp(solution_text(solution, i), letters) == 0 && i < WORDS_MAX) {
            challenge_add_found(challenge, i);
            found_ms[i] = word[length] ? 1000 * strtol(word + length + 1, NULL, 10) : -1;
            return;
        }
    }
    fprintf(stderr, "make_challenge: there is no %s on the board\n", word);
    exit(1);
}

int main(int argc, char **argv)
{
    struct challenge challenge = {.source = CHALLENGE_NO_BOARD};
    machine_begin(&argc, &argv);
    if (argc < 8 || !scoring_from_name(argv[5], &challenge.rules)) {
        fprintf(stderr,
                "usage: make_challenge LANGUAGE LEXICON DICE BOARD RULES SECONDS[+HINTS] NAME "
                "WORD[@SECONDS]...\n");
        return 2;
    }
    size_t size;
    struct language language;
    read_language(argv[1], &language);
    void *bytes = whole_file(argv[2], &size);
    struct lexicon lexicon = {0};
    struct fault fault = {.status = STATUS_OK};
    need(list_open(&lexicon, language.alphabet, bytes, size, NULL, &fault), &fault);
    struct board board;
    make_board(&language, argv[4], argv[3], &challenge, &board);
    char *hints;
    challenge.time_ms = 1000 * strtol(argv[6], &hints, 10);
    challenge.hint_points = strtol(hints, NULL, 10);
    challenge_set_name(&challenge, argv[7]);
    struct solver_filter filter = challenge_filter(challenge.rules);
    struct solution solution;
    need(solver_solve(&board, &lexicon, &filter, &solution), &fault);
    need(challenge_set_words(&challenge, &solution, &fault), &fault);
    for (int i = 8; i < argc; i++) {
        find_word(&challenge, language.alphabet, &solution, argv[i]);
    }
    long times_ms[WORDS_MAX];
    size_t count = 0;
    for (size_t i = 0; i < solution.word_count && i < WORDS_MAX; i++) {
        if (challenge_has_found(&challenge, i)) {
            times_ms[count++] = found_ms[i];
        }
    }
    (void)challenge_set_times(&challenge, times_ms);
    char line[CHALLENGE_LINE_MAX];
    need(challenge_write(&challenge, line, &fault), &fault);
    puts(line);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
    free(bytes);
    return 0;
}

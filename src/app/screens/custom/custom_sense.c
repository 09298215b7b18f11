/* SPDX-License-Identifier: MIT */
/*
 * Interprets the dialog's text: letters, the code of a board or a puzzle, or a challenge; and finds
 * the board it names. Leaves wording to custom_draw.c.
 */
#include "custom_draw.h"

#include "trounce/challenge.h"
#include "trounce/deal.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define BOARD_LENGTH  10 /* letters and digits of a board code */
#define PUZZLE_LENGTH 12

/* --- codes --- */

/* Formats a code as it is displayed, in groups of five. */
static void group(const char *code, char grouped[CUSTOM_CODE_MAX])
{
    size_t length = 0;
    for (size_t i = 0; code[i] && length + 2 < CUSTOM_CODE_MAX; i++) {
        if (i > 0 && i % 5 == 0) {
            grouped[length++] = '-';
        }
        grouped[length++] = code[i];
    }
    grouped[length] = '\0';
}

static void refuse(struct custom_screen *screen, enum custom_sense sense, const char *reason)
{
    screen->sense = sense;
    (void)tr_said(reason, screen->reason, sizeof screen->reason);
}

/* Returns whether `code` may be the beginning of a valid code of `wanted` characters. */
static bool may_go_on(const char *code, int wanted, struct fault *fault)
{
    char filled[CUSTOM_CODE_MAX];
    struct board_code named;
    size_t length = strlen(code);
    for (size_t i = 0; i < sizeof filled; i++) {
        filled[i] = i == 3 ? '4' : 'A'; /* a code that names a language has its size here */
        if (i < length) {
            filled[i] = code[i];
        }
    }
    return deal_read_code(filled, (size_t)wanted, &named, fault) == STATUS_OK;
}

static void read_code(struct custom_screen *screen, const struct desk *desk, const char *text)
{
    char code[CUSTOM_CODE_MAX];
    struct fault fault = {0};
    int count = custom_pick(text, code, sizeof code);
    size_t unknown = strcspn(code, "01IO");
    if (code[unknown]) {
        screen->unknown = code[unknown];
        screen->sense = CUSTOM_SENSE_UNKNOWN;
        return;
    }
    /* Puzzle codes begin with a digit, their size; board codes never do. */
    bool is_puzzle = isdigit((unsigned char)code[0]);
    int board_length = (int)deal_code_length(code[0]);
    int wanted = is_puzzle ? PUZZLE_LENGTH : board_length > 0 ? board_length : BOARD_LENGTH;
    if (count < wanted) {
        screen->missing = wanted - count;
        screen->sense = CUSTOM_SENSE_SHORT;
        if (!is_puzzle && count > 0 && !may_go_on(code, wanted, &fault)) {
            refuse(screen, CUSTOM_SENSE_WRONG, fault.detail);
        }
        return;
    }
    if (is_puzzle) {
        screen->sense = CUSTOM_SENSE_PUZZLE;
        return;
    }
    screen->language = table_language_of_code(&desk->table, code);
    if (table_board_of_code(&desk->table, code, &screen->board, &fault) == STATUS_OK) {
        screen->sense = CUSTOM_SENSE_CODE;
        screen->has_board = true;
        group(code, screen->code);
    } else {
        refuse(screen, CUSTOM_SENSE_WRONG, fault.detail);
    }
}

/* --- challenges --- */

/* Finds the board that a challenge names; returns false if there are no such dice or its code is
 * damaged. */
static bool find_board(struct custom_screen *screen, const struct desk *desk, struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    switch (challenge->source) {
    case CHALLENGE_NO_BOARD:
        break;
    case CHALLENGE_LETTERS:
        screen->board = challenge->board;
        return true;
    case CHALLENGE_CODE:
        screen->language = table_language_of_code(&desk->table, challenge->code);
        (void)snprintf(screen->code, sizeof screen->code, "%s", challenge->code);
        return table_board_of_code(&desk->table, challenge->code, &screen->board, fault) ==
               STATUS_OK;
    }
    return false;
}

/* Checks the challenge against the current word list and counts what its sender found. */
static enum status count_sender(struct custom_screen *screen, const struct desk *desk,
                                struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    enum status status = solver_solve_with(desk->table.solver, &screen->board, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = challenge_matches(challenge, &solution, fault);
    if (status == STATUS_OK) {
        screen->sender_words = challenge_found_count(challenge);
        screen->sender_points = challenge_score(challenge, &solution);
    }
    solution_deinit(&solution);
    return status;
}

static void read_challenge(struct custom_screen *screen, const struct desk *desk, const char *text)
{
    struct fault fault = {0};
    struct fault other = {0};
    enum status status =
        challenge_read_in(screen->custom.alphabet, text, strlen(text), &screen->challenge, &fault);
    screen->has_board = find_board(screen, desk, status == STATUS_OK ? &fault : &other);
    if (status == STATUS_OK && screen->has_board) {
        status = count_sender(screen, desk, &fault);
    }
    if (status == STATUS_OK && screen->has_board) {
        const struct challenge *challenge = &screen->challenge;
        screen->sense = CUSTOM_SENSE_CHALLENGE;
        screen->played =
            keeper_find_played(desk->keeper, &screen->board, challenge->rules, challenge->time_ms);
    } else {
        refuse(screen, CUSTOM_SENSE_BROKEN,
               status == STATUS_NO_MEMORY ? "" : fault.detail); /* "": memory ran out */
    }
}

/* --- languages --- */

bool custom_languages(const struct custom_screen *screen, const struct table *table,
                      int languages[2])
{
    int played = table_language(table);
    languages[0] = played == screen->language ? screen->left : played;
    languages[1] = screen->language;
    return languages[0] >= 0 && languages[1] >= 0 && languages[0] != languages[1];
}

/* --- everything --- */

/* Counts the words of the board, if there is one. */
static void count_words(struct custom_screen *screen, const struct desk *desk)
{
    bool invited = screen->sense == CUSTOM_SENSE_CHALLENGE;
    struct solver_filter filter = {.rules =
                                       invited ? screen->challenge.rules : desk->table.match.rules,
                                   .tier_max = settings_tier_max(&desk->settings),
                                   .without_offensive = true};
    struct survey survey;
    screen->words = 0;
    screen->ended_early = false;
    if (!screen->has_board) {
        return;
    }
    enum status status =
        solver_survey(desk->table.solver, &screen->board, &filter, DEAL_COMMON_TIER, &survey);
    screen->words = status == STATUS_OK ? survey.word_count : -1;
    screen->ended_early = status == STATUS_OK && survey.ended_early;
}

void custom_sense_text(struct custom_screen *screen, const struct desk *desk)
{
    const struct custom *custom = &screen->custom;
    const char *text = custom->field.text;
    screen->has_board = false;
    screen->code[0] = screen->reason[0] = '\0';
    screen->language = -1;
    screen->played = 0;
    if (!custom->is_line) {
        screen->sense = CUSTOM_SENSE_LETTERS;
        screen->has_board = custom_board(custom, &screen->board);
    } else if (strcmp(text, "T1") == 0) { /* the beginning of a challenge */
        read_challenge(screen, desk, "T1-");
    } else if (challenge_classify(custom->alphabet, text, strlen(text)) ==
               CHALLENGE_TEXT_CHALLENGE) {
        read_challenge(screen, desk, text);
    } else {
        read_code(screen, desk, text);
    }
    count_words(screen, desk);
}

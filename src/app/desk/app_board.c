/* SPDX-License-Identifier: MIT */
/*
 * Where the board of a round comes from when it is not shaken: typed, of a code or of a day; and
 * the terms that such a round may have of its own. Leaves the round's begin to app_rounds.c.
 */
#include "state.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

void app_note_round(struct app *app, enum round_kind kind, bool counts)
{
    app_return_match(app);
    app->notes = (struct round_notes){.kind = kind, .counts = counts};
}

void app_lend_match(struct app *app, const struct match *match)
{
    app_return_match(app);
    app->own_match = app->match;
    app->match = *match;
    app->lent = true;
}

void app_return_match(struct app *app)
{
    if (app->lent) {
        app->match = app->own_match;
        app->lent = false;
    }
}

bool app_solve_board(struct app *app)
{
    if (!app_make_round(app, true, 0)) {
        return false;
    }
    app->solve_only = true;
    screen_play_clear(app);
    round_start(app->round);
    round_finish(app->round);
    screen_results_enter(app);
    return true;
}

enum status app_board_of_code(const struct app *app, const char *code, struct board *board,
                              struct fault *fault)
{
    struct board_code named;
    size_t length = strlen(code);
    enum status status = deal_read_code(code, length, &named, fault);
    if (status != STATUS_OK) {
        return status;
    }
    enum status last = fault_whole(fault, STATUS_MISSING, TEXT_CODE_NO_DICE,
                                   named.set ? named.set->name : TEXT_CODE_OWN_DICE);
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        bool fits = app->config.dice[i] && app->config.sets[i] == named.set;
        if (fits) {
            last = deal_from_code(code, length, app->config.dice[i], board, fault);
        }
        if (fits && last == STATUS_OK) {
            return STATUS_OK;
        }
    }
    return last;
}

bool app_find_code(const struct app *app, const char *text, char code[APP_CODE_WORD_MAX],
                   struct board *board)
{
    static const char between[] = " \t\r\n,;:()\"";
    while (*text) {
        size_t length = strcspn(text, between);
        if (length > 0 && length < APP_CODE_WORD_MAX) {
            (void)snprintf(code, APP_CODE_WORD_MAX, "%.*s", (int)length, text);
            bool may_be = strpbrk(code, "-23456789") != NULL;
            if (may_be && app_board_of_code(app, code, board, NULL) == STATUS_OK) {
                return true;
            }
        }
        text += length;
        text += strspn(text, between);
    }
    return false;
}

/* SPDX-License-Identifier: MIT */
/*
 * Deals boards for commands. Leaves what is fair to trounce/deal.h.
 */
#include "shaken.h"

#include <string.h>

#define BOARD_SIZE_DEFAULT 4

enum outcome shaken_open(const struct shaken_request *request, unsigned parts,
                         struct language_files *files)
{
    const char *language = request->language;
    struct board_code code = {.side = 0};
    if (request->code && !language &&
        deal_read_code(request->code, strlen(request->code), &code, NULL) == STATUS_OK &&
        code.language[0]) {
        language = code.language;
    }
    parts |= request->code || request->dice_name ? 0 : LANGUAGE_SETS;
    return cli_load_language(request->cli, language, request->lexicon_name, parts, files);
}

/* Reads the dice from the named file. */
static enum outcome load_own_dice(const struct shaken_request *request, struct shaken *shaken)
{
    struct message fault;
    int count = (int)(request->side * request->side);
    if (!file_read_dice(shaken->language->alphabet, request->dice_name, count, &shaken->dice,
                        &fault)) {
        return cli_fail_message(request->cli, &fault);
    }
    shaken->set = dice_set_of(&shaken->dice);
    return OUTCOME_YES;
}

/* Takes the dice of a language for boards of a side. */
static enum outcome take_dice(struct cli *cli, const struct language *language, int side,
                              struct shaken *shaken)
{
    const struct dice *dice = language->dice[side - LANGUAGE_SIDE_MIN];
    if (!dice) {
        struct message lack;
        message_set(&lack, "%s has no set of %d dice", language->english_name, side * side);
        return cli_fail_dice(cli, &lack, side);
    }
    shaken->dice = *dice;
    shaken->set = dice->set;
    return OUTCOME_YES;
}

/* Deals the board of a code; `from` holds what its dice borrow. */
static enum outcome deal_code_from(const struct shaken_request *request,
                                   const struct board_code *code, struct language_files *from,
                                   struct shaken *shaken)
{
    struct cli *cli = request->cli;
    struct fault fault;
    enum outcome outcome = OUTCOME_YES;
    if (request->dice_name) {
        outcome = load_own_dice(request, shaken);
        shaken->set = code->set;
    } else if (code->set) {
        outcome = cli_load_dice_set(cli, code->set, &shaken->dice);
        shaken->set = code->set;
    } else {
        outcome = cli_load_language(cli, code->language, NULL, LANGUAGE_SETS, from);
        if (outcome == OUTCOME_YES) {
            outcome = take_dice(cli, &from->language, code->side, shaken);
        }
    }
    if (outcome == OUTCOME_YES &&
        deal_from_code(request->code, strlen(request->code), &shaken->dice, &shaken->board,
                       &fault) != STATUS_OK) {
        outcome = cli_fail_fault(cli, "code", &fault);
    }
    if (outcome == OUTCOME_YES &&
        board_change_alphabet(&shaken->board, shaken->language->alphabet, &fault) != STATUS_OK) {
        outcome = cli_fail_fault(cli, "code", &fault);
    }
    if (outcome == OUTCOME_YES) {
        deal_code(shaken->set, &shaken->dice, code->state, shaken->code);
    }
    return outcome;
}

/* Recreates the board of the code; `from` as above. */
static enum outcome deal_again(const struct shaken_request *request, struct language_files *from,
                               struct shaken *shaken)
{
    struct board_code code;
    struct fault fault;
    if (deal_read_code(request->code, strlen(request->code), &code, &fault) != STATUS_OK) {
        return cli_fail_fault(request->cli, "code", &fault);
    }
    if (!code.set && !code.language[0] && !request->dice_name) {
        return cli_fail_usage(
            request->cli,
            "the code was made with dice other than the game's: name them with --dice");
    }
    return deal_code_from(request, &code, from, shaken);
}

static enum outcome deal_new(const struct shaken_request *request, struct solver *solver,
                             struct shaken *shaken)
{
    struct cli *cli = request->cli;
    int side = request->side != 0 ? (int)request->side : BOARD_SIZE_DEFAULT;
    enum outcome outcome = request->dice_name ? load_own_dice(request, shaken)
                                              : take_dice(cli, shaken->language, side, shaken);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    uint64_t seed = request->seed;
    outcome = request->has_seed ? OUTCOME_YES : cli_load_seed(cli, &seed);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct random random;
    uint64_t state;
    random_seed(&random, seed);
    if (deal_by_richness(&shaken->dice, solver, request->rules, request->richness, &random,
                         &shaken->board, &state) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    deal_code(shaken->set, &shaken->dice, state, shaken->code);
    return OUTCOME_YES;
}

enum outcome shaken_deal(const struct shaken_request *request, struct solver *solver,
                         struct language_files *from, struct shaken *shaken)
{
    *from = (struct language_files){.language = language_english};
    return request->code ? deal_again(request, from, shaken) : deal_new(request, solver, shaken);
}

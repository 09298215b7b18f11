/* SPDX-License-Identifier: MIT */
/*
 * Deals today's Sprint, and notes that it was begun.
 */
#include "sprint.h"
#include "waiting.h"

#include "history.h"
#include "machine.h"

#include <string.h>
#include <time.h>

/* Returns the dice of the daily board; NULL if they are not there. */
static const struct dice *find_dice(const struct language *language)
{
    const struct dice *dice = language->dice[DAILY_SIZE - LANGUAGE_SIDE_MIN];
    bool is_usual =
        dice && (!language_is_english(language) || dice->set == dice_set_default(DAILY_SIZE));
    return is_usual ? dice : NULL;
}

static enum outcome deal(struct cli *cli, const struct daily_date *date, struct play_terms *terms)
{
    const struct dice *dice = find_dice(terms->language);
    struct solver *solver;
    uint64_t state;
    if (!dice) {
        struct message lack;
        message_set(&lack, "%s has no dice for the daily board", terms->language->english_name);
        return cli_fail_dice(cli, &lack, DAILY_SIZE);
    }
    enum outcome outcome = cli_load_solver(cli, terms->language->lexicon, &solver);
    if (outcome == OUTCOME_YES) {
        outcome = daily_deal(DAILY_SPRINT, date, dice, solver, &terms->board, &state) == STATUS_OK
                      ? OUTCOME_YES
                      : cli_fail_memory(cli);
    }
    if (outcome == OUTCOME_YES) {
        deal_code(dice->set, dice, state, terms->code);
    }
    solver_free(solver);
    return outcome;
}

/* Returns whether a round on the board of this day would count, and notes that one is begun. */
static bool begin(struct store *store, const char *day, const struct history_day *past)
{
    char key[STORE_KEY_MAX];
    char begun[STORE_DATE_MAX] = "";
    (void)store_get_setting(store, store_begun_key(store, key), begun, sizeof begun);
    bool counts = !past->counts && strcmp(begun, day) != 0;
    if (counts) {
        (void)store_set_setting(store, key, day); /* at worst it counts again */
    }
    return counts;
}

struct daily_date sprint_today(void)
{
    struct tm local = {0};
    (void)machine_local_time((long long)time(NULL), &local);
    return (struct daily_date){local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
}

enum outcome sprint_open(struct cli *cli, struct play_terms *terms)
{
    struct history_day past;
    char day[DAILY_DATE_MAX];
    const struct daily_date date = sprint_today();
    terms->lexicon = terms->language->lexicon;
    if (history_day(terms->store, daily_date_text(&date, day), &past) != STATUS_OK) {
        return cli_fail_message(cli, store_trouble(terms->store));
    }
    if (!past.counts && past.is_left) {
        return waiting_take_sprint(cli, day, terms);
    }
    enum outcome outcome = deal(cli, &date, terms);
    terms->kind = ROUND_KIND_DAILY;
    terms->rules = DAILY_RULES;
    terms->mode = MODE_TURNS;
    terms->level = RIVAL_SCHOLAR;
    terms->time_ms = DAILY_TIME_MS;
    memcpy(terms->notes.date, day, sizeof day);
    if (outcome == OUTCOME_YES) {
        terms->counts = begin(terms->store, day, &past);
    }
    return outcome;
}

/* SPDX-License-Identifier: MIT */
/*
 * Looks at the waiting rounds and restores one. Leaves playing it to play.c.
 */
#include "waiting.h"

#include "trounce/challenge.h"
#include "trounce/memory.h"

#include <string.h>

/* Returns whether a round can be continued as text; the others need what only the window has. */
static bool may_go_on(const struct stored_round *stored)
{
    enum round_kind kind = stored->notes.kind;
    return mode_traits(stored->mode)->seats == 1 &&
           (kind == ROUND_KIND_PLAIN || kind == ROUND_KIND_CUSTOM || kind == ROUND_KIND_CODE);
}

enum outcome waiting_find(struct cli *cli, struct store *store, struct waiting *waiting)
{
    size_t count;
    if (store_count_unfinished(store, SIZE_MAX, &count) != STATUS_OK) {
        return cli_fail_message(cli, store_trouble(store));
    }
    struct unfinished *left = memory_new(count, sizeof *left);
    long long *ids = memory_new(count, sizeof *ids);
    enum outcome outcome = OUTCOME_NO;
    if (!left || !ids) {
        outcome = cli_fail_memory(cli);
        count = 0;
    } else if (store_list_unfinished(store, left, ids, count, &count) != STATUS_OK) {
        outcome = cli_fail_message(cli, store_trouble(store));
    }
    for (size_t i = 0; outcome == OUTCOME_NO && i < count; i++) {
        if (may_go_on(&left[i].round)) {
            *waiting = (struct waiting){ids[i], left[i].round};
            outcome = OUTCOME_YES;
        }
    }
    memory_free(left);
    memory_free(ids);
    return outcome == OUTCOME_NO ? cli_fail(cli, "no round waits that could be continued here")
                                 : outcome;
}

/* Restores the round from `left`, which is freed, and fills in its terms. */
static enum status restore(struct unfinished *left, struct play_terms *terms)
{
    const struct challenge_friend nobody = {.count = 0};
    const struct stored_round *stored = &left->round;
    enum status status =
        store_restore_unfinished(left, &nobody, TIER_MAX, terms->lexicon, &terms->begun);
    if (status == STATUS_OK) {
        terms->board = *round_board(terms->begun);
    }
    terms->notes = stored->notes;
    terms->kind = stored->notes.kind;
    terms->counts = stored->notes.counts;
    terms->rules = stored->rules;
    terms->mode = stored->mode;
    terms->level = stored->level;
    terms->time_ms = stored->time_ms;
    memcpy(terms->code, stored->notes.code, sizeof terms->code);
    unfinished_deinit(left);
    return status;
}

static enum outcome end_taking(struct cli *cli, enum status status)
{
    return status == STATUS_OK
               ? OUTCOME_YES
               : cli_fail(cli, "the round that waits cannot be continued: %s", status_text(status));
}

enum outcome waiting_take(struct cli *cli, const struct waiting *waiting, struct play_terms *terms)
{
    struct unfinished left;
    enum status status = store_choose_unfinished(terms->store, waiting->id)
                             ? store_read_unfinished(terms->store, &left)
                             : STATUS_MISSING;
    return end_taking(cli, status == STATUS_OK ? restore(&left, terms) : status);
}

enum outcome waiting_take_sprint(struct cli *cli, const char *day, struct play_terms *terms)
{
    struct unfinished left;
    enum status status = store_read_unfinished_daily(terms->store, ROUND_KIND_DAILY, day, &left);
    return end_taking(cli, status == STATUS_OK ? restore(&left, terms) : status);
}

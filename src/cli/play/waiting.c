/* SPDX-License-Identifier: MIT */
/*
 * Looks at the waiting rounds and restores one. Leaves playing it to play.c.
 */
#include "waiting.h"

#include "trounce/challenge.h"

#include <string.h>

#define LISTED 16

/* Returns whether a round can be continued as text; the others need what only the window has. */
static bool may_go_on(const struct stored_round *stored)
{
    enum round_kind kind = stored->notes.kind;
    return mode_traits(stored->mode)->seats == 1 &&
           (kind == ROUND_KIND_PLAIN || kind == ROUND_KIND_CUSTOM || kind == ROUND_KIND_CODE);
}

enum outcome waiting_find(struct cli *cli, struct store *store, struct waiting *waiting)
{
    static struct unfinished left[LISTED];
    long long ids[LISTED];
    size_t count;
    if (store_list_unfinished(store, left, ids, LISTED, &count) != STATUS_OK) {
        return cli_fail_message(cli, store_trouble(store));
    }
    for (size_t i = 0; i < count; i++) {
        if (may_go_on(&left[i].round)) {
            *waiting = (struct waiting){ids[i], left[i].round};
            return OUTCOME_YES;
        }
    }
    return cli_fail(cli, "no round waits that could be continued here");
}

enum outcome waiting_take(struct cli *cli, const struct waiting *waiting, struct play_terms *terms)
{
    const struct challenge_friend nobody = {.count = 0};
    struct unfinished left;
    enum status status = STATUS_MISSING;
    if (store_choose_unfinished(terms->store, waiting->id)) {
        status = store_read_unfinished(terms->store, &left);
    }
    if (status == STATUS_OK) {
        const struct stored_round *stored = &left.round;
        status = store_restore_unfinished(&left, &nobody, TIER_MAX, terms->lexicon, &terms->begun);
        terms->notes = stored->notes;
        terms->kind = stored->notes.kind;
        terms->counts = stored->notes.counts;
        terms->rules = stored->rules;
        terms->mode = stored->mode;
        terms->level = stored->level;
        terms->time_ms = stored->time_ms;
        memcpy(terms->code, stored->notes.code, sizeof terms->code);
        unfinished_deinit(&left);
    }
    if (status != STATUS_OK) {
        return cli_fail(cli, "the round that waits cannot be continued: %s", status_text(status));
    }
    terms->board = *round_board(terms->begun);
    return OUTCOME_YES;
}

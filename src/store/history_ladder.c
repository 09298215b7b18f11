/* SPDX-License-Identifier: MIT */
/*
 * Reads the player's place on the ladder from the rounds that moved there.
 */
#include "history.h"

#include "store_state.h"

#include <limits.h>

/* Adds the rounds against each rung, and notes which were won. */
static int read_tiers(struct store *store, struct ladder_record *record)
{
    struct query query = query_begin(
        store->database, "SELECT rung, count(*), sum(" RECORD_SCORE " > computer_points) FROM "
                         "rounds WHERE ladder > 0 AND id > 0 AND language = ? GROUP BY rung");
    query_bind_text(&query, store->play_language.code);
    while (query_step(&query)) {
        int rung = (int)query_within(&query, 0, LADDER_RUNGS);
        int played = (int)query_within(&query, 0, INT_MAX);
        int won = (int)query_within(&query, 0, INT_MAX);
        if (rung > 0) {
            record->played[ladder_tier(rung)] += played;
            record->won[ladder_tier(rung)] += won;
            record->beaten |= won > 0 ? LADDER_BIT(rung) : 0;
        }
    }
    return query_end(&query);
}

/* Reads where the last round of those led. */
static int read_now(struct store *store, struct ladder_record *record)
{
    struct query query =
        query_begin(store->database, "SELECT ladder, ladder_won, ladder_lost FROM rounds WHERE "
                                     "ladder > 0 AND id > 0 AND language = ? ORDER BY id DESC "
                                     "LIMIT 1");
    query_bind_text(&query, store->play_language.code);
    if (query_step(&query)) {
        record->now.rung = (int)query_within(&query, 1, LADDER_RUNGS);
        record->now.won = (int)query_within(&query, 0, 1);
        record->now.lost = (int)query_within(&query, 0, 1);
    }
    return query_end(&query);
}

/* Reads the highest rung, and when it was first reached: by moving there, or by beginning there. */
static int read_best(struct store *store, struct ladder_record *record)
{
    struct query query = query_begin(
        store->database, "SELECT max(ladder, rung), ended FROM rounds WHERE ladder > 0 AND id > 0 "
                         "AND language = ? ORDER BY 1 DESC, id LIMIT 1");
    query_bind_text(&query, store->play_language.code);
    if (query_step(&query)) {
        record->best_rung = (int)query_within(&query, 1, LADDER_RUNGS);
        record->best_unix_s = query_number(&query);
    }
    return query_end(&query);
}

enum status history_ladder(struct store *store, struct ladder_record *record)
{
    struct ladder_record found = {0};
    int code = read_now(store, &found);
    code = code == SQLITE_OK ? read_best(store, &found) : code;
    code = code == SQLITE_OK ? read_tiers(store, &found) : code;
    enum status status = store_finish(store, code, N_("The history could not be read"));
    if (status == STATUS_OK) {
        *record = found;
    }
    return status;
}

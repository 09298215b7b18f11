/* SPDX-License-Identifier: MIT */
/*
 * A queue in an array that begins anew when all is taken. Leaves what happens to round.c.
 */
#include "round_events.h"

#include "trounce/memory.h"

#include <assert.h>

void events_deinit(struct events *events)
{
    memory_free(events->all);
    *events = (struct events){0};
}

bool events_reserve(struct events *events)
{
    void *all = events->all;
    bool done = memory_reserve(&all, &events->capacity, events->count, sizeof *events->all) != 0;
    events->all = all;
    return done;
}

void events_add(struct events *events, struct round_event event)
{
    assert(events->count < events->capacity);
    events->all[events->count] = event;
    events->count++;
}

bool events_take(struct events *events, struct round_event *event)
{
    if (events->first == events->count) {
        return false;
    }
    *event = events->all[events->first];
    events->first++;
    if (events->first == events->count) {
        events->first = 0;
        events->count = 0;
    }
    return true;
}

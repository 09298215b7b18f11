/* SPDX-License-Identifier: MIT */
/*
 * The events of a round, first in, first out. Leaves what happens to round.c.
 */
#ifndef TROUNCE_ENGINE_ROUND_EVENTS_H
#define TROUNCE_ENGINE_ROUND_EVENTS_H

#include "trounce/round.h"

/* Zeroed it is empty. Invariant: the oldest event that has not been taken is all[first]; there is
 * one when first < count. */
struct events {
    struct round_event *all;
    size_t first;
    size_t count; /* taken ones too */
    size_t capacity;
};

void events_deinit(struct events *events);

/* Makes room for one event more; false when there is no memory. */
bool events_reserve(struct events *events);

/* Adds an event that room has been made for. */
void events_add(struct events *events, struct round_event event);

/* Takes the oldest; false when there is none. */
bool events_take(struct events *events, struct round_event *event);

#endif

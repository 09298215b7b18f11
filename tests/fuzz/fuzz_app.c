/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as player input, from the first screen on.
 */
#include "hands.h"
#include "holds.h"

#define EVENTS_MAX 60

static void tell_events(void)
{
    fprintf(stderr, "stat::number_of_events: %llu\n", hands_done);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct hands *hands;
    struct fuzz_bytes bytes = {data, data + size};
    if (!hands) {
        hands = hands_get();
        (void)atexit(tell_events);
    }
    hands_begin(hands, &bytes);
    for (int i = 0; i < EVENTS_MAX && bytes.at < bytes.end && !hands->quits; i++) {
        hands_do(hands, &bytes);
    }
    hands_draw(hands);
    hands_end(hands);
    holds_store(hands->rig.store, &hands->rig.lexicon, hands->past_count);
    return 0;
}

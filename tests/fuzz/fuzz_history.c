/* SPDX-License-Identifier: MIT */
/*
 * A history with rounds, puzzles, practice words, settings and an unfinished round, with columns of
 * its rows forged: queried, exported, and shown by the app.
 */
#include "forge.h"
#include "goals.h"
#include "hands.h"
#include "history.h"
#include "practice.h"
#include "store_state.h"

#include "trounce/memory.h"

#define FORGED_MAX 6
#define EVENTS_MAX 12
#define LIST_MAX   20

static bool swallow(void *context, const char *bytes, size_t size)
{
    size_t *total = context;
    *total += size;
    return bytes != NULL;
}

static void open_rounds(struct store *store, const struct lexicon *lexicon)
{
    static struct stored_round rounds[LIST_MAX];
    struct history_filter all = {.any_rules = true};
    size_t count = 0;
    if (history_list(store, &all, 0, LIST_MAX, rounds, &count) != STATUS_OK) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        struct stored_round stored;
        struct stored_word *words = NULL;
        size_t word_count = 0;
        struct round *round = NULL;
        struct history_feats feats;
        (void)history_feats(store, rounds[i].id, &feats);
        if (store_load_round(store, rounds[i].id, &stored, &words, &word_count) == STATUS_OK) {
            require(!rounds[i].is_damaged);
            (void)store_restore_round(&stored, words, word_count, lexicon, &round);
            round_free(round);
            memory_free(words);
        }
    }
}

static long worth_of(const void *context, const struct practice_word *word)
{
    (void)context;
    return word->misses;
}

static void ask_store(struct store *store, const struct lexicon *lexicon)
{
    struct history_filter all = {.any_rules = true};
    struct history_statistics statistics;
    struct history_strength strengths[LIST_MAX];
    struct history_puzzles puzzles[SCRAMBLER_SIZE_MAX + 1];
    struct history_day days[HISTORY_MONTH_DAYS];
    struct practice_word practice[LIST_MAX];
    struct practice_portion portion;
    struct strength strength;
    struct goal goals[GOAL_COUNT];
    size_t count = 0;
    size_t total = 0;
    long streak = 0;
    long longest = 0;
    open_rounds(store, lexicon);
    (void)history_statistics(store, &all, &statistics);
    (void)history_strengths(store, &all, LIST_MAX, strengths, &count);
    (void)history_strength(store, &strength);
    (void)history_puzzles(store, puzzles);
    (void)history_month(store, 2026, 11, days);
    (void)history_streak(store, "2026-11-20", &streak, &longest);
    (void)practice_list(store, PRACTICE_ALL, 0, LIST_MAX, practice, &count);
    (void)practice_portion(store, "2026-11-20", worth_of, NULL, &portion);
    (void)goals_read(store, goals);
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        (void)history_export(store, (enum history_format)format, swallow, &total);
    }
}

static void show_round(struct hands *hands, long long id)
{
    game_open_past(hands->rig.desk, id);
    hands_draw(hands);
}

static void show_screens(struct hands *hands)
{
    static const enum screen_id screens[] = {SCREEN_STATISTICS, SCREEN_DAILY, SCREEN_PRACTICE,
                                             SCREEN_SCRAMBLER, SCREEN_SETTINGS};
    struct stage *stage = &hands->rig.desk->stage;
    hands_draw(hands);
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++) {
        stage_go(stage, screens[i], NULL);
        app_advance(hands->rig.app, RIG_FRAME_MS);
        hands_draw(hands);
    }
    stage_go(stage, SCREEN_STATISTICS, NULL);
    for (long long id = 1; id <= 3; id++) {
        show_round(hands, id);
    }
    stage_go(stage, SCREEN_HOME, NULL);
    game_continue(hands->rig.desk);
    hands_draw(hands);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct hands *hands;
    static struct forge forge;
    struct fuzz_bytes bytes = {data, data + size};
    if (!hands) {
        hands = hands_get();
        forge_init(&forge, hands->rig.store->database);
    }
    struct store *store = hands_open_store(hands, true);
    for (unsigned i = fuzz_byte(&bytes) % FORGED_MAX + 1; i > 0; i--) {
        forge_value(&forge, &bytes);
    }
    hands->rig.has_board = false;
    hands->rig.config.scrambler = false;
    hands->draws = true;
    ask_store(store, &hands->rig.lexicon);
    hands_open(hands);
    show_screens(hands);
    for (int i = 0; i < EVENTS_MAX && bytes.at < bytes.end && !hands->quits; i++) {
        hands_do(hands, &bytes);
    }
    hands_end(hands);
    return 0;
}

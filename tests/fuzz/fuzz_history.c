/* SPDX-License-Identifier: MIT */
/*
 * A history with rounds, puzzles, practice words, settings and an unfinished round, with columns of
 * its rows forged: queried, exported, imported into another, and shown by the app.
 */
#include "forge.h"
#include "goals.h"
#include "hands.h"
#include "history.h"
#include "practice.h"
#include "store_state.h"

#include "trounce/memory.h"

#ifdef TEST_POSIX
#include <unistd.h>
#endif

#define FORGED_MAX 6
#define EVENTS_MAX 12
#define LIST_MAX   20

/* An import takes longer than all else: only inputs whose size is a multiple of this have one. */
#define IMPORT_STEP 3

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
        (void)history_feats(store, &rounds[i], &feats);
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

/* Saves the rounds of the history again, and more: whatever is in it, that must be possible. */
static void go_on(struct store *store, const struct lexicon *lexicon)
{
    static struct stored_round rounds[LIST_MAX];
    struct stored_puzzle puzzle = {.ended_unix_s = 1, .size = 4, .jumble_count = 3};
    struct history_filter all = {.any_rules = true};
    size_t count = 0;
    require(store_save_puzzle(store, &puzzle, NULL) == STATUS_OK);
    require(store_set_own_word(store, "sate", OWN_WORD_ADDED) == STATUS_OK);
    require(history_list(store, &all, 0, LIST_MAX, rounds, &count) == STATUS_OK);
    for (size_t i = 0; i < count; i++) {
        struct stored_round stored;
        struct stored_word *words = NULL;
        size_t word_count = 0;
        struct round *round = NULL;
        struct stored_round saved;
        if (store_load_round(store, rounds[i].id, &stored, &words, &word_count) == STATUS_OK &&
            store_restore_round(&stored, words, word_count, lexicon, &round) == STATUS_OK) {
            require(store_save_round(store, round, &stored.notes, NULL, &saved) == STATUS_OK);
            require(saved.id > rounds[0].id);
        }
        round_free(round);
        memory_free(words);
    }
}

#ifdef TEST_POSIX
static bool write_piece(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/* Imports the history into another, twice, which then takes more of everything. */
static void import(struct store *store, const struct lexicon *lexicon)
{
    char path[] = "/tmp/trounce-fuzz-XXXXXX";
    struct history_import added;
    struct store *other = NULL;
    int handle = mkstemp(path);
    FILE *file = handle >= 0 ? fdopen(handle, "wb") : NULL;
    require(file != NULL);
    bool is_written = history_copy(store, write_piece, file) == STATUS_OK;
    require(fclose(file) == 0);
    require(store_open(NULL, &other, NULL) == STATUS_OK);
    if (is_written && history_import(other, path, &added) == STATUS_OK) {
        go_on(other, lexicon);
        require(history_import(other, path, &added) == STATUS_OK && added.rounds == 0);
        go_on(other, lexicon);
    }
    store_close(other);
    require(unlink(path) == 0);
}
#endif

static void show_round(struct hands *hands, long long id)
{
    game_open_past(hands->rig.game, id);
    hands_draw(hands);
}

static void show_screens(struct hands *hands)
{
    static const enum screen_id screens[] = {SCREEN_STATISTICS, SCREEN_DAILY, SCREEN_PRACTICE,
                                             SCREEN_SCRAMBLER, SCREEN_SETTINGS};
    struct stage *stage = &hands->rig.game->stage;
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
    game_continue(hands->rig.game);
    hands_draw(hands);
}

/* Forges some columns. The words of a round follow its id, as they would keep it as it is. */
static void forge_rows(struct store *store, struct forge *forge, struct fuzz_bytes *bytes)
{
    require(query_run(store->database,
                      "CREATE TEMP TRIGGER words_follow AFTER UPDATE OF id ON main.rounds BEGIN "
                      "UPDATE words SET round = NEW.id WHERE round = OLD.id; END") == SQLITE_OK);
    for (unsigned i = fuzz_byte(bytes) % FORGED_MAX + 1; i > 0; i--) {
        forge_value(forge, bytes);
    }
    require(query_run(store->database, "DROP TRIGGER words_follow") == SQLITE_OK);
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
    forge_rows(store, &forge, &bytes);
    hands->rig.has_board = false;
    hands->rig.config.scrambler = false;
    hands->draws = true;
    ask_store(store, &hands->rig.lexicon);
#ifdef TEST_POSIX
    if (size % IMPORT_STEP == 0) {
        import(store, &hands->rig.lexicon);
    }
#endif
    hands_open(hands);
    show_screens(hands);
    for (int i = 0; i < EVENTS_MAX && bytes.at < bytes.end && !hands->quits; i++) {
        hands_do(hands, &bytes);
    }
    hands_end(hands);
    if (size % IMPORT_STEP == 0) {
        go_on(store, &hands->rig.lexicon);
    }
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * SQLite denies each part of every store call in turn: the call reports it, results and stored data
 * stay unchanged, and the store remains usable.
 */
#include "english.h"
#include "goals.h"
#include "practice.h"
#include "seed.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

#include "trounce/memory.h"

#include <sqlite3.h>

#define DATE      "2026-11-20"
#define UNTOUCHED 0x5a /* fills results that are not set */
#define LIMIT     4
#define PARTS_MAX 10000 /* more than any call has */

struct place {
    struct store *store;
    struct kit_round done;
    struct kit_round under_way;
    struct path missed;
    struct practice_news news;
};

/* The results that calls may fill. */
union result {
    long number;
    bool is_so;
    struct stored_round rounds[LIMIT];
    struct history_statistics statistics;
    struct history_strength strengths[LIMIT];
    struct strength strength;
    struct history_feats feats;
    struct history_day days[HISTORY_MONTH_DAYS];
    struct history_puzzles puzzles[SCRAMBLER_SIZE_MAX + 1];
    struct goal goals[GOAL_COUNT];
    struct practice_word words[LIMIT];
    struct practice_count counted;
    char setting[STORE_SETTING_MAX];
};

/* --- queries --- */

static const struct history_filter all = {.any_rules = true};

static enum status ask_count(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_count(place->store, &all, &result->number);
}

static enum status ask_statistics(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_statistics(place->store, &all, &result->statistics);
}

static enum status ask_strength(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_strength(place->store, &result->strength);
}

static enum status ask_feats(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_feats(place->store, &kit_any_round, &result->feats);
}

static enum status ask_board(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_has_board(place->store, round_board(place->done.round),
                             round_rules(place->done.round), &result->is_so);
}

static enum status ask_day(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_day(place->store, DATE, &result->days[0]);
}

static enum status ask_month(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_month(place->store, 2026, 11, result->days);
}

static enum status ask_streak(struct place *place, union result *result, size_t *count)
{
    (void)count;
    long longest;
    return history_streak(place->store, DATE, &result->number, &longest);
}

static enum status ask_puzzles(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return history_puzzles(place->store, result->puzzles);
}

static enum status ask_goals(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return goals_read(place->store, result->goals);
}

static enum status ask_practice_count(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return practice_count(place->store, DATE, &result->counted);
}

static enum status ask_setting(struct place *place, union result *result, size_t *count)
{
    (void)count;
    return store_get_setting(place->store, "theme", result->setting, sizeof result->setting);
}

/* These may write rows before they fail, but then return a count of 0. */
static enum status ask_list(struct place *place, union result *result, size_t *count)
{
    return history_list(place->store, &all, 0, LIMIT, result->rounds, count);
}

static enum status ask_strengths(struct place *place, union result *result, size_t *count)
{
    return history_strengths(place->store, &all, LIMIT, result->strengths, count);
}

static enum status ask_words(struct place *place, union result *result, size_t *count)
{
    return practice_list(place->store, PRACTICE_ALL, 0, LIMIT, result->words, count);
}

static enum status ask_due(struct place *place, union result *result, size_t *count)
{
    struct practice_portion portion;
    enum status status = practice_portion(place->store, "2026-11-21", kit_worth, NULL, &portion);
    (void)result;
    if (status == STATUS_OK) {
        *count = portion.left;
    }
    return status;
}

static enum status ask_round(struct place *place, union result *result, size_t *count)
{
    struct stored_word *words;
    enum status status = store_load_round(place->store, 1, &result->rounds[0], &words, count);
    if (status == STATUS_OK) {
        memory_free(words);
    }
    return status;
}

/* --- changes --- */

static enum status save_round(struct place *place)
{
    return store_save_round(place->store, place->done.round, &place->done.notes, &place->news,
                            NULL);
}

static enum status keep_round(struct place *place)
{
    return kit_save_unfinished(place->store, &place->under_way);
}

static enum status save_puzzle(struct place *place)
{
    struct stored_puzzle puzzle = {.ended_unix_s = 5, .size = 4, .code = "A", .jumble_count = 3};
    return store_save_puzzle(place->store, &puzzle, NULL);
}

static enum status set_setting(struct place *place)
{
    return store_set_setting(place->store, "theme", "dark");
}

static enum status drop_round(struct place *place)
{
    return store_drop_unfinished(place->store);
}

static enum status drop_word(struct place *place)
{
    struct practice_word word;
    size_t count;
    if (practice_list(place->store, PRACTICE_WAITING, 0, 1, &word, &count) != STATUS_OK) {
        return STATUS_STORAGE;
    }
    return practice_drop(place->store, count == 1 ? word.text : "case");
}

static enum status delete_all(struct place *place)
{
    return store_delete_all(place->store);
}

/* --- denying --- */

static long parts_left;

static int refuse_one(void *context, int action, const char *a, const char *b, const char *c,
                      const char *d)
{
    (void)context, (void)action, (void)a, (void)b, (void)c, (void)d;
    return parts_left > 0 && --parts_left == 0 ? SQLITE_DENY : SQLITE_OK;
}

/* Makes SQLite's authorizer deny the action of this number, counting from 1. */
static void refuse_part(struct store *store, long part)
{
    parts_left = part;
    (void)sqlite3_set_authorizer(store->database, refuse_one, NULL);
}

/* Stops denying; returns whether that part was denied. */
static bool has_refused(struct store *store)
{
    (void)sqlite3_set_authorizer(store->database, NULL, NULL);
    return parts_left == 0;
}

/* The stored data that changes affect. */
struct kept {
    long rounds, puzzles, words;
    bool is_left;
    char theme[16];
};

static struct kept look(struct store *store)
{
    struct kept kept = {0};
    struct history_puzzles puzzles[SCRAMBLER_SIZE_MAX + 1];
    struct practice_count counted;
    struct unfinished left;
    kept.rounds = kit_count_whole(store);
    assert_ok(history_puzzles(store, puzzles));
    kept.puzzles = puzzles[4].solved;
    assert_ok(practice_count(store, DATE, &counted));
    for (int box = 0; box < PRACTICE_LEARNED; box++) {
        kept.words += counted.boxes[box];
    }
    (void)store_get_setting(store, "theme", kept.theme, sizeof kept.theme);
    kept.is_left = store_read_unfinished(store, &left) == STATUS_OK;
    if (kept.is_left) {
        unfinished_deinit(&left);
    }
    return kept;
}

static bool is_same(const struct kept *a, const struct kept *b)
{
    return a->rounds == b->rounds && a->puzzles == b->puzzles && a->words == b->words &&
           a->is_left == b->is_left && strcmp(a->theme, b->theme) == 0;
}

static void open_place(struct place *place)
{
    struct stored_puzzle puzzle = {.ended_unix_s = 4, .size = 4, .code = "A", .jumble_count = 3};
    struct random random = naive_random();
    place->store = kit_open(NULL);
    kit_play(&random, 4, 4, ROUND_DONE, &place->done);
    kit_play(&random, 4, 4, ROUND_PLAYER, &place->under_way);
    const struct board *board = round_board(place->done.round);
    path_clear(&place->missed);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        (void)path_extend(&place->missed, board, cell);
    }
    place->news = (struct practice_news){
        .today = DATE, .missed = &place->missed, .missed_count = place->missed.length > 0};
    for (int i = 0; i < 3; i++) {
        (void)kit_save(place->store, &random);
    }
    assert_ok(save_round(place));
    assert_ok(keep_round(place));
    assert_ok(store_save_puzzle(place->store, &puzzle, NULL));
    assert_ok(store_set_setting(place->store, "theme", "light"));
}

static void close_place(struct place *place)
{
    kit_close(place->store);
    kit_end(&place->done);
    kit_end(&place->under_way);
}

typedef enum status question(struct place *place, union result *result, size_t *count);
typedef enum status deed(struct place *place);

static bool is_untouched(const union result *result)
{
    const unsigned char *bytes = (const unsigned char *)result;
    for (size_t i = 0; i < sizeof *result; i++) {
        if (bytes[i] != UNTOUCHED) {
            return false;
        }
    }
    return true;
}

/* Denies each part of a query in turn; returns how often it failed. With `fills`, failing may
 * change rows. */
static long ask_until_it_answers(struct place *place, question *ask, bool fills)
{
    static union result result;
    long failures = 0;
    for (long part = 1; part < PARTS_MAX; part += tests_stride()) {
        size_t count = 0;
        memset(&result, UNTOUCHED, sizeof result);
        refuse_part(place->store, part);
        enum status status = ask(place, &result, &count);
        if (!has_refused(place->store)) {
            assert_ok(status);
            return failures;
        }
        if (status == STATUS_OK) { /* it works without that part */
            continue;
        }
        failures++;
        assert_int_equal(status, STATUS_STORAGE);
        assert_string_not_equal(english(store_trouble(place->store)), "");
        assert_true(fills || is_untouched(&result));
        assert_int_equal(count, 0);
    }
    fail_msg("it never answers");
    return 0;
}

TEST_CASE(test_questions)
{
    static question *const plain[] = {
        ask_count, ask_statistics, ask_strength, ask_feats, ask_board,   ask_day,
        ask_month, ask_streak,     ask_puzzles,  ask_goals, ask_setting, ask_practice_count};
    static question *const lists[] = {ask_list, ask_strengths, ask_words, ask_due, ask_round};
    struct place place;
    open_place(&place);
    struct kept before = look(place.store);
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        assert_true(ask_until_it_answers(&place, plain[i], false) > 0);
    }
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        assert_true(ask_until_it_answers(&place, lists[i], true) > 0);
    }
    struct kept after = look(place.store);
    assert_true(is_same(&before, &after));
    close_place(&place);
}

/* Changes the stored data as a call does. */
typedef void change(struct kept *kept);

static void add_round(struct kept *kept)
{
    kept->rounds++;
    kept->is_left = false; /* finished, even while it is queued */
}

static void add_puzzle(struct kept *kept)
{
    kept->puzzles++;
}

static void make_dark(struct kept *kept)
{
    (void)snprintf(kept->theme, sizeof kept->theme, "dark");
}

static void take_word(struct kept *kept)
{
    kept->words--;
}

static void take_left(struct kept *kept)
{
    kept->is_left = false;
}

static void take_all(struct kept *kept)
{
    *kept = (struct kept){.theme = "light"};
}

static void leave(struct kept *kept)
{
    (void)kept;
}

/*
 * Denies one part of a change in a fresh store; returns false if there is no such part. A queued
 * change is stored at the second attempt, and once.
 */
static bool refuse_deed(deed *do_it, change *make, long part)
{
    struct place place;
    open_place(&place);
    struct kept before = look(place.store);
    struct kept wanted = before;
    make(&wanted);
    refuse_part(place.store, part);
    enum status status = do_it(&place);
    bool is_refused = has_refused(place.store);
    if (status != STATUS_OK) {
        assert_int_equal(status, STATUS_STORAGE);
        assert_string_not_equal(english(store_trouble(place.store)), "");
        struct kept after = look(place.store);
        before.is_left &= after.is_left || wanted.is_left;
        assert_true(is_same(&after, &before) || is_same(&after, &wanted));
        bool waits = store_has_pending(place.store);
        assert_ok(store_try_again(place.store, 0, NULL));
        assert_ok(waits ? STATUS_OK : do_it(&place));
    }
    struct kept after = look(place.store);
    assert_true(is_same(&after, &wanted));
    close_place(&place);
    assert_true(is_refused || status == STATUS_OK);
    return is_refused;
}

TEST_CASE(test_deeds)
{
    static const struct {
        deed *do_it;
        change *make;
    } deeds[] = {
        {save_round, add_round}, {save_puzzle, add_puzzle}, {set_setting, make_dark},
        {keep_round, leave},     {drop_round, take_left},   {drop_word, take_word},
        {delete_all, take_all},
    };
    for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++) {
        long part = 1;
        while (refuse_deed(deeds[i].do_it, deeds[i].make, part)) {
            part += tests_stride();
            assert_true(part < PARTS_MAX);
        }
        assert_true(part > 1);
    }
}

TEST_CASE(test_exports)
{
    struct place place;
    open_place(&place);
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        enum status status;
        long failures = 0;
        for (long part = 1; part < PARTS_MAX; part += tests_stride()) {
            refuse_part(place.store, part);
            status =
                history_export(place.store, (enum history_format)format, kit_write_nowhere, NULL);
            if (!has_refused(place.store)) {
                break;
            }
            failures += status != STATUS_OK;
            assert_true(status == STATUS_OK || status == STATUS_STORAGE);
            status =
                history_export(place.store, (enum history_format)format, kit_write_nowhere, NULL);
            assert_ok(status);
        }
        assert_ok(status);
        assert_true(failures > 0);
    }
    close_place(&place);
}

/* A failed read does not drop the unfinished round. */
TEST_CASE(test_the_round_that_waits)
{
    struct place place;
    struct unfinished left;
    open_place(&place);
    enum status status;
    for (long part = 1; part < PARTS_MAX; part += tests_stride()) {
        refuse_part(place.store, part);
        status = store_read_unfinished(place.store, &left);
        if (!has_refused(place.store)) {
            break;
        }
        if (status == STATUS_OK) {
            unfinished_deinit(&left);
        }
        assert_true(status == STATUS_OK || status == STATUS_STORAGE);
    }
    assert_ok(status);
    assert_string_equal(left.round.notes.code, place.under_way.notes.code);
    unfinished_deinit(&left);
    close_place(&place);
}

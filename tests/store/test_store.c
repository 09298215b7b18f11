/* SPDX-License-Identifier: MIT */
/*
 * Stored data equals what was played: rounds, the round under way, puzzles, settings. Leaves
 * queries over many rounds to test_history.c and bad files to test_store_files.c.
 */
#include "store_kit.h"
#include "store_state.h"
#include "test.h"
#include "trounce/memory.h"

/* ---- finished rounds ---- */

static void expect_kept(struct store *store, long long id, const struct kit_round *played)
{
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    assert_ok(store_load_round(store, id, &record, &words, &count));
    assert_int_equal(record.id, id);
    kit_expect(&record, words, count, played);
    struct round *restored;
    assert_ok(store_restore_round(&record, words, count, &played->lexicon, &restored));
    assert_int_equal(round_phase(restored), ROUND_DONE);
    struct kit_round again = {
        .lexicon = played->lexicon, .round = restored, .notes = played->notes};
    kit_expect(&record, words, count, &again);
    round_free(restored);
    memory_free(words);
}

TEST_CASE_WITH(test_rounds_come_back_as_they_were, kit_set_up_place, kit_tear_down_place)
{
    enum { ROUNDS = 60 };
    static struct kit_round played[ROUNDS];
    long long ids[ROUNDS];
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS; i++) {
        kit_play(&kit.random, 3 + i % 4, 4 + i % 3, ROUND_DONE, &played[i]);
        assert_ok(kit_save_round(store, &played[i], &ids[i]));
        assert_true(i == 0 || ids[i] > ids[i - 1]);
    }
    expect_kept(store, ids[0], &played[0]);
    kit_close(store);
    store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS; i++) {
        expect_kept(store, ids[i], &played[i]);
        kit_end(&played[i]);
    }
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    assert_int_equal(store_load_round(store, ids[ROUNDS - 1] + 1, &record, &words, &count),
                     STATUS_MISSING);
}

/* The lexicon has only every other word of the round, with other numbers. */
TEST_CASE_WITH(test_words_that_the_lexicon_lost_are_still_shown, kit_set_up_place,
               kit_tear_down_place)
{
    struct kit_round played;
    kit_play(&kit.random, 4, 5, ROUND_DONE, &played);
    struct store *store = kit_open(NULL);
    long long id;
    assert_ok(kit_save_round(store, &played, &id));
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    assert_ok(store_load_round(store, id, &record, &words, &count));
    struct naive_list list = {.count = 0};
    naive_add(&list, "aaaaa", (struct word_note){35, WORD_MARK_NONE});
    for (size_t i = 0; i < count; i += 2) {
        naive_add(&list, words[i].text, (struct word_note){35, WORD_MARK_NONE});
    }
    struct lexicon other;
    naive_lexicon(&list, &other);
    assert_int_not_equal(other.digest, record.lexicon_digest);
    struct round *restored;
    assert_ok(store_restore_round(&record, words, count, &other, &restored));
    struct kit_round again = {.lexicon = played.lexicon, .round = restored, .notes = played.notes};
    kit_expect(&record, words, count, &again);
    round_free(restored);
    lexicon_deinit(&other);
    memory_free(words);
    kit_end(&played);
}

TEST_CASE_WITH(test_what_cannot_be_a_round_is_refused, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round played;
    struct stored_round record;
    struct stored_word *words;
    struct round *restored = NULL;
    size_t count;
    long long id;
    struct store *store = kit_open(NULL);
    do {
        kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
        assert_ok(kit_save_round(store, &played, &id));
        assert_ok(store_load_round(store, id, &record, &words, &count));
        if (count < 2) {
            memory_free(words);
            kit_end(&played);
        }
    } while (count < 2);
    struct stored_word kept = words[1];
    words[1] = words[0];
    assert_int_equal(store_restore_round(&record, words, count, &played.lexicon, &restored),
                     STATUS_DAMAGED);
    path_clear(&words[1].path);
    assert_int_equal(store_restore_round(&record, words, count, &played.lexicon, &restored),
                     STATUS_DAMAGED);
    words[1] = kept;
    record.rows++;
    assert_int_equal(store_restore_round(&record, words, count, &played.lexicon, &restored),
                     STATUS_DAMAGED);
    record.rows = 1 << 20;
    assert_int_equal(store_restore_round(&record, words, count, &played.lexicon, &restored),
                     STATUS_DAMAGED);
    const struct stored_round whole = {.language = "en", .rows = 2, .columns = 3, .time_ms = 100};
    struct unfinished left[5];
    for (int i = 0; i < 5; i++) {
        left[i] = (struct unfinished){.round = whole, .phase = ROUND_PAUSED};
        snprintf(left[i].round.board, sizeof left[i].round.board, "tidesn");
    }
    left[0].round.rows = 0;
    left[1].round.columns = 0;
    left[2].round.time_ms = -1;
    left[3].left_ms = -1;
    left[4].left_ms = 101;
    for (int i = 0; i < 5; i++) {
        assert_int_equal(store_restore_unfinished(&left[i],
                                                  &(struct challenge_friend){.words = NULL}, 0,
                                                  &played.lexicon, &restored),
                         STATUS_DAMAGED);
    }
    assert_null(restored);
    memory_free(words);
    kit_end(&played);
}

static bool save_counts(struct store *store, enum round_kind kind, const char *date)
{
    struct kit_round played;
    struct stored_round record;
    size_t count;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
    played.notes.counts = true;
    played.notes.kind = kind;
    snprintf(played.notes.date, sizeof played.notes.date, "%s", date);
    assert_ok(kit_save_round(store, &played, NULL));
    kit_end(&played);
    struct history_filter all = {.any_rules = true};
    assert_ok(history_list(store, &all, 0, 1, &record, &count));
    return record.notes.counts;
}

TEST_CASE_WITH(test_only_one_round_of_a_date_counts, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    assert_true(save_counts(store, ROUND_KIND_DAILY, "2026-11-20"));
    assert_false(save_counts(other, ROUND_KIND_DAILY, "2026-11-20"));
    assert_true(save_counts(other, ROUND_KIND_DAILY, "2026-11-21"));
    assert_false(save_counts(store, ROUND_KIND_DAILY, "2026-11-21"));
    assert_true(save_counts(store, ROUND_KIND_PLAIN, ""));
    assert_true(save_counts(store, ROUND_KIND_PLAIN, ""));
    assert_false(save_counts(store, ROUND_KIND_CUSTOM, ""));
}

/* ---- ghosts ---- */

/* Makes a round against a ghost on the board of `played`: it has found all words, one a second. */
static struct round *round_with_ghost(const struct kit_round *played, uint32_t *numbers,
                                      long *times_ms)
{
    struct rival rival;
    struct round *round = NULL;
    size_t count = played->lexicon.word_count;
    rival_init(&rival, RIVAL_FRIEND, 1);
    for (size_t i = 0; i < count; i++) {
        numbers[i] = (uint32_t)i;
        times_ms[i] = 1000 + 1000 * (long)i;
    }
    struct round_config config = {.board = round_board(played->round),
                                  .lexicon = &played->lexicon,
                                  .rules = RULES_PLAIN,
                                  .mode = MODE_TURNS,
                                  .time_ms = 180000,
                                  .rival = &rival,
                                  .friend_words = numbers,
                                  .friend_ms = times_ms,
                                  .friend_word_count = count};
    assert_ok(round_new(&config, &round));
    round_start(round);
    return round;
}

/* The words of a ghost are kept with their times, during its round and afterwards, and the line
 * that it goes on by. Its round never counts. */
TEST_CASE_WITH(test_a_ghost_is_kept, kit_set_up_place, kit_tear_down_place)
{
    enum { WORDS_MAX = 100 };
    struct store *store = kit_open(kit.path);
    struct kit_round played;
    uint32_t numbers[WORDS_MAX];
    long times_ms[WORDS_MAX];
    struct round *round;
    do { /* until at least two words are on the board */
        kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
        assert_true(played.lexicon.word_count <= WORDS_MAX);
        round = round_with_ghost(&played, numbers, times_ms);
        round_advance(round, 100000);
        if (round_word_count(round, SIDE_COMPUTER) < 2) {
            round_free(round);
            kit_end(&played);
            round = NULL;
        }
    } while (!round);
    struct round_notes notes = {.kind = ROUND_KIND_GHOST, .counts = true, .challenge = "T1-"};
    size_t count = round_word_count(round, SIDE_COMPUTER);
    long first_ms = round_word(round, SIDE_COMPUTER, 0)->found_ms;
    struct unfinished left;
    struct round *restored;
    round_free(round);
    round = round_with_ghost(&played, numbers, times_ms);
    round_advance(round, first_ms);
    assert_ok(store_save_unfinished(store, round, &notes));
    assert_ok(store_read_unfinished(store, &left));
    assert_int_equal(left.round.notes.kind, ROUND_KIND_GHOST);
    assert_string_equal(left.round.notes.challenge, "T1-");
    assert_int_equal(left.word_count, 1);
    struct challenge_friend found = {numbers, times_ms, played.lexicon.word_count, 0};
    for (int i = 0; i < 2; i++) { /* with its words, and without: only those revealed */
        found.words = i == 0 ? numbers : NULL;
        assert_ok(store_restore_unfinished(&left, &found, 0, &played.lexicon, &restored));
        assert_true(round_has_ghost(restored));
        assert_int_equal(round_due_ms(restored) > 0, i == 0);
        round_resume(restored);
        round_finish(restored);
        assert_int_equal(round_word_count(restored, SIDE_COMPUTER), i == 0 ? count : 1);
        round_free(restored);
    }
    unfinished_deinit(&left);

    round_finish(round);
    round_conclude(round);
    struct stored_round record;
    struct stored_word *words;
    size_t word_count;
    assert_ok(store_save_round(store, round, &notes, NULL, &record));
    assert_false(record.notes.counts);
    assert_ok(store_load_round(store, record.id, &record, &words, &word_count));
    assert_false(record.notes.counts);
    assert_int_equal(word_count, count);
    assert_int_equal(words[0].found_ms, first_ms);
    assert_int_equal(words[count - 1].found_ms, round_played_ms(round));
    assert_ok(store_restore_round(&record, words, count, &played.lexicon, &restored));
    assert_true(round_has_ghost(restored));
    assert_int_equal(round_score(restored, SIDE_COMPUTER), round_score(round, SIDE_COMPUTER));
    round_free(restored);
    memory_free(words);
    round_free(round);
    kit_end(&played);
}

/* ---- the round under way ---- */

static void expect_unfinished(struct store *store, const struct kit_round *played)
{
    struct unfinished left;
    assert_ok(store_read_unfinished(store, &left));
    kit_expect(&left.round, left.words, left.word_count, played);
    assert_int_equal(left.left_ms, round_left_ms(played->round));
    enum round_phase phase = round_phase(played->round);
    phase = phase == ROUND_PLAYER ? ROUND_PAUSED : phase;
    assert_int_equal(left.turn, round_turn(played->round));
    assert_int_equal(left.phase, phase);
    struct round *restored;
    assert_ok(store_restore_unfinished(&left, &(struct challenge_friend){.words = NULL}, 0,
                                       &played->lexicon, &restored));
    assert_int_equal(round_phase(restored), phase);
    assert_int_equal(round_left_ms(restored), round_left_ms(played->round));
    assert_int_equal(round_rival(restored)->salt, round_rival(played->round)->salt);
    struct kit_round again = {
        .lexicon = played->lexicon, .round = restored, .notes = played->notes};
    kit_expect(&left.round, left.words, left.word_count, &again);
    assert_int_equal(round_turn(restored), round_turn(played->round));
    assert_int_equal(round_due_ms(restored), round_due_ms(played->round));
    round_resume(restored);
    assert_int_equal(round_phase(restored), phase == ROUND_PAUSED ? ROUND_PLAYER : phase);
    round_free(restored);
    unfinished_deinit(&left);
}

static void expect_none_unfinished(struct store *store)
{
    struct unfinished left;
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
}

TEST_CASE_WITH(test_the_round_under_way_is_kept_over_and_over, kit_set_up_place,
               kit_tear_down_place)
{
    static const enum round_phase phases[] = {ROUND_PLAYER, ROUND_PAUSED, ROUND_HANDOVER,
                                              ROUND_COMPUTER};
    struct store *store = kit_open(kit.path);
    expect_none_unfinished(store);
    for (int i = 0; i < 100; i++) {
        struct kit_round played;
        kit_play(&kit.random, 3 + i % 3, 5, phases[i % 4], &played);
        assert_ok(kit_save_unfinished(store, &played));
        expect_unfinished(store, &played);
        if (i % 5 == 0) {
            kit_close(store);
            store = kit_open(kit.path);
            expect_unfinished(store, &played);
        }
        kit_end(&played);
    }
    assert_ok(store_drop_unfinished(store));
    expect_none_unfinished(store);
    assert_ok(store_drop_unfinished(store));
}

TEST_CASE_WITH(test_each_window_has_a_round_of_its_own, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    struct kit_round first;
    struct kit_round second;
    struct kit_round done;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &first);
    kit_play(&kit.random, 5, 5, ROUND_COMPUTER, &second);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    second.notes.ended_unix_s = first.notes.ended_unix_s + 10;
    struct store *one = kit_open(kit.path);
    struct store *two = kit_open(kit.path);
    struct store *three = kit_open(kit.path);
    assert_ok(kit_save_unfinished(one, &first));
    assert_ok(kit_save_unfinished(two, &second));
    expect_none_unfinished(three); /* both belong to running windows */
    expect_unfinished(one, &first);
    expect_unfinished(two, &second);
    assert_ok(kit_save_round(three, &done, NULL));
    expect_unfinished(one, &first);
    kit_close(one);
    kit_close(two);
    expect_unfinished(three, &second); /* the newest of the abandoned ones */
    one = kit_open(kit.path);
    expect_unfinished(one, &first); /* the other is taken */
    two = kit_open(kit.path);
    expect_none_unfinished(two);
    assert_ok(kit_save_round(one, &done, NULL));
    expect_none_unfinished(one);
    expect_unfinished(three, &second);
    assert_ok(store_drop_unfinished(three));
    expect_none_unfinished(three);
    kit_end(&first);
    kit_end(&second);
    kit_end(&done);
}

TEST_CASE_WITH(test_one_of_several_unfinished_rounds_is_chosen, kit_set_up_place,
               kit_tear_down_place)
{
    test_skip_in_browsers();
    enum { ROUNDS = 3 };
    struct kit_round rounds[ROUNDS];
    struct unfinished left[ROUNDS + 1];
    long long ids[ROUNDS + 1];
    size_t count;
    struct store *store = kit_open(kit.path);
    assert_ok(store_list_unfinished(store, left, ids, ROUNDS, &count));
    assert_int_equal(count, 0);
    for (int i = 0; i < ROUNDS; i++) {
        kit_play(&kit.random, 4 + i % 3, 4, ROUND_PLAYER, &rounds[i]);
        rounds[i].notes.ended_unix_s = 1000 + i;
        store_set_aside(store);
        assert_ok(kit_save_unfinished(store, &rounds[i]));
    }

    /* The newest first; up to a limit. */
    assert_ok(store_count_unfinished(store, ROUNDS + 1, &count));
    assert_int_equal(count, ROUNDS);
    assert_ok(store_count_unfinished(store, ROUNDS - 1, &count));
    assert_int_equal(count, ROUNDS - 1);
    assert_ok(store_list_unfinished(store, left, ids, ROUNDS + 1, &count));
    assert_int_equal(count, ROUNDS);
    for (int i = 0; i < ROUNDS; i++) {
        assert_int_equal(left[i].round.notes.ended_unix_s, 1000 + ROUNDS - 1 - i);
        assert_int_equal(left[i].word_count, 0);
    }

    /* Looking at one takes it from nobody. */
    kit_close(store);
    store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    for (int i = 0; i < 2; i++) {
        long long id = 0;
        assert_ok(store_preview_unfinished(i == 0 ? store : other, &id, &left[0]));
        kit_expect(&left[0].round, left[0].words, left[0].word_count, &rounds[ROUNDS - 1]);
        assert_int_equal(id, ids[0]);
        unfinished_deinit(&left[0]);
        id = ids[1];
        assert_ok(store_preview_unfinished(i == 0 ? store : other, &id, &left[0]));
        assert_int_equal(left[0].round.notes.ended_unix_s, 1000 + ROUNDS - 2);
        unfinished_deinit(&left[0]);
    }

    /* The oldest becomes this store's, which no other store lists or takes; the newest is free. */
    assert_true(store_choose_unfinished(store, ids[ROUNDS - 1]));
    assert_true(store_choose_unfinished(store, ids[ROUNDS - 1])); /* already */
    expect_unfinished(store, &rounds[0]);
    long long free_ids[ROUNDS];
    long long held = ids[ROUNDS - 1];
    assert_int_equal(store_preview_unfinished(other, &held, &left[0]), STATUS_MISSING);
    assert_ok(store_list_unfinished(other, left, free_ids, ROUNDS, &count));
    assert_int_equal(count, ROUNDS - 1);
    assert_int_equal(free_ids[0], ids[0]);
    assert_false(store_choose_unfinished(other, ids[ROUNDS - 1]));
    assert_true(store_choose_unfinished(other, ids[0]));
    expect_unfinished(other, &rounds[ROUNDS - 1]);
    assert_false(store_choose_unfinished(store, ids[0]));
    expect_unfinished(store, &rounds[0]);
    kit_close(other);
    kit_close(store);

    /* What is damaged is left out of the list. */
    kit_run(kit.path, "UPDATE rounds SET board = 'xyz' WHERE ended = 1001");
    store = kit_open(kit.path);
    assert_ok(store_list_unfinished(store, left, ids, ROUNDS, &count));
    assert_int_equal(count, ROUNDS - 1);
    kit_close(store);
    for (int i = 0; i < ROUNDS; i++) {
        kit_end(&rounds[i]);
    }
}

static void play_daily(const char *date, struct kit_round *played)
{
    kit_play(&kit.random, 4, 4, ROUND_PAUSED, played);
    played->notes.kind = ROUND_KIND_DAILY;
    played->notes.counts = true;
    snprintf(played->notes.date, sizeof played->notes.date, "%s", date);
}

static void expect_daily(struct store *store, const char *date, const struct kit_round *played)
{
    struct unfinished left;
    assert_ok(store_read_unfinished_daily(store, ROUND_KIND_DAILY, date, &left));
    kit_expect(&left.round, left.words, left.word_count, played);
    unfinished_deinit(&left);
    expect_unfinished(store, played); /* this store owns it now */
}

TEST_CASE_WITH(test_a_daily_round_is_found_by_its_date, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    static const char date[] = "2026-11-20";
    struct kit_round daily;
    struct kit_round plain;
    struct kit_round replay;
    struct unfinished left;
    play_daily(date, &daily);
    play_daily("2026-11-21", &replay);
    replay.notes.counts = false;
    kit_play(&kit.random, 5, 5, ROUND_PLAYER, &plain);
    plain.notes.ended_unix_s = daily.notes.ended_unix_s + 10;
    struct store *store = kit_open(kit.path);
    assert_int_equal(store_read_unfinished_daily(store, ROUND_KIND_DAILY, date, &left),
                     STATUS_MISSING);
    assert_ok(kit_save_unfinished(store, &daily));
    expect_daily(store, date, &daily);

    /* Set aside, it comes back by its date; the other round is then free for any store. */
    store_set_aside(store);
    assert_ok(kit_save_unfinished(store, &plain));
    expect_unfinished(store, &plain);
    assert_int_equal(store_read_unfinished_daily(store, ROUND_KIND_DAILY, "2026-11-19", &left),
                     STATUS_MISSING);
    expect_unfinished(store, &plain);
    expect_daily(store, date, &daily);
    struct store *other = kit_open(kit.path);
    expect_unfinished(other, &plain);
    assert_int_equal(store_read_unfinished_daily(other, ROUND_KIND_DAILY, date, &left),
                     STATUS_MISSING); /* held */
    expect_unfinished(other, &plain);

    /* A round that does not count is found, too, but not as another puzzle. */
    assert_ok(kit_save_unfinished(other, &replay));
    assert_int_equal(store_read_unfinished_daily(other, ROUND_KIND_HUNT, "2026-11-21", &left),
                     STATUS_MISSING);
    expect_daily(other, "2026-11-21", &replay);
    kit_close(other);
    kit_close(store);

    /* Nothing newer is left. */
    store = kit_open(kit.path);
    expect_daily(store, date, &daily);
    struct kit_round done;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    assert_ok(kit_save_round(store, &done, NULL));
    expect_unfinished(store, &replay);
    kit_end(&done);
    kit_end(&daily);
    kit_end(&plain);
    kit_end(&replay);
}

/* A damaged one is dropped, and its store then has none. */
TEST_CASE_WITH(test_a_daily_round_that_is_damaged, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    static const char date[] = "2026-11-20";
    struct kit_round daily;
    struct kit_round plain;
    struct unfinished left;
    play_daily(date, &daily);
    kit_play(&kit.random, 5, 5, ROUND_PLAYER, &plain);
    struct store *store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    assert_ok(kit_save_unfinished(store, &daily));
    kit_run(kit.path, "UPDATE rounds SET player_words = 99");
    assert_int_equal(store_read_unfinished_daily(store, ROUND_KIND_DAILY, date, &left),
                     STATUS_MISSING);
    struct store_news news;
    assert_true(store_take_news(store, &news));
    assert_ok(kit_save_unfinished(store, &plain));
    expect_none_unfinished(other); /* held by the other store */
    expect_unfinished(store, &plain);
    kit_end(&daily);
    kit_end(&plain);
}

/* ---- the rest ---- */

TEST_CASE_WITH(test_puzzles_are_kept, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    long long ids[5];
    for (int i = 0; i < 5; i++) {
        struct stored_puzzle puzzle = {.ended_unix_s = 1000 + i,
                                       .size = 4 + i % 2,
                                       .code = "S2345-ABCDE",
                                       .jumble_count = 1 + i,
                                       .move_count = 10 - i,
                                       .elapsed_ms = 60000 - 1000 * i,
                                       .shown = i == 4};
        assert_ok(store_save_puzzle(store, &puzzle, &ids[i]));
    }
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    assert_ok(history_puzzles(store, figures));
    assert_int_equal(figures[4].solved, 2); /* one was shown */
    assert_int_equal(figures[4].best_ms, 58000);
    assert_int_equal(figures[4].least_extra, 5);
    assert_int_equal(figures[5].solved, 2);
    assert_int_equal(figures[5].best_ms, 57000);
    assert_int_equal(figures[5].least_extra, 3);
    assert_int_equal(figures[3].solved, 0);
    assert_int_equal(figures[3].best_ms, 0);
    struct query query = query_begin(
        store->database, "SELECT id, ended, size, jumble_count, move_count, elapsed_ms, "
                         "shown, code FROM puzzles ORDER BY id DESC LIMIT 3");
    for (int i = 4; i >= 2; i--) {
        char code[SCRAMBLER_CODE_MAX];
        assert_true(query_step(&query));
        assert_int_equal(query_number(&query), ids[i]);
        assert_int_equal(query_number(&query), 1000 + i);
        assert_int_equal(query_number(&query), 4 + i % 2);
        assert_int_equal(query_number(&query), 1 + i);
        assert_int_equal(query_number(&query), 10 - i);
        assert_int_equal(query_number(&query), 60000 - 1000 * i);
        assert_int_equal(query_number(&query), i == 4);
        query_text(&query, code, sizeof code);
        assert_string_equal(code, "S2345-ABCDE");
    }
    assert_int_equal(query_end(&query), SQLITE_OK);
}

static void expect_setting(struct store *store, const char *key, const char *expected)
{
    char value[STORE_SETTING_MAX];
    assert_ok(store_get_setting(store, key, value, sizeof value));
    assert_string_equal(value, expected);
}

TEST_CASE_WITH(test_settings_are_kept, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    char value[8] = "before";
    assert_int_equal(store_get_setting(store, "theme", value, sizeof value), STATUS_MISSING);
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_ok(store_set_setting(store, "volume", ""));
    assert_ok(store_set_setting(store, "theme", "dark's \"Grün\""));
    assert_int_equal(store_get_setting(store, "theme", value, sizeof value), STATUS_RANGE);
    assert_string_equal(value, "before");
    kit_close(store);
    store = kit_open(kit.path);
    expect_setting(store, "theme", "dark's \"Grün\"");
    expect_setting(store, "volume", "");
    assert_ok(store_set_setting(store, "theme", NULL));
    assert_int_equal(store_get_setting(store, "theme", value, sizeof value), STATUS_MISSING);
}

TEST_CASE_WITH(test_memory_alone_forgets, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(NULL);
    assert_true(store_is_in_memory(store));
    assert_string_equal(store_path(store), "");
    struct kit_round played;
    kit_play(&kit.random, 4, 4, ROUND_PAUSED, &played);
    assert_ok(kit_save_unfinished(store, &played));
    expect_unfinished(store, &played);
    kit_end(&played);
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 1);
    kit_close(store);
    store = kit_open(NULL);
    assert_int_equal(kit_count_whole(store), 0);
}

/* Returns whether the bytes occur anywhere in a file of the database. */
static bool is_in_file(const char *path, const char *ending, const char *bytes)
{
    char name[KIT_PATH_MAX + 8];
    size_t size;
    snprintf(name, sizeof name, "%s%s", path, ending);
    unsigned char *found = whole_file(name, &size);
    bool is_there = false;
    for (size_t i = 0; i + strlen(bytes) <= size && !is_there; i++) {
        is_there = memcmp(found + i, bytes, strlen(bytes)) == 0;
    }
    free(found);
    return is_there;
}

TEST_CASE_WITH(test_deleting_leaves_no_trace, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    struct kit_round played;
    do {
        kit_play(&kit.random, 5, 5, ROUND_DONE, &played);
        if (round_word_count(played.round, SIDE_PLAYER) == 0) {
            kit_end(&played);
            played.round = NULL;
        }
    } while (played.round == NULL);
    char board[BOARD_TEXT_MAX];
    board_format(round_board(played.round), board);
    for (int i = 0; i < 40; i++) {
        kit_save(store, &kit.random);
        assert_ok(kit_save_round(store, &played, NULL));
    }
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_ok(store_set_setting(store, "daily.begun.de", "2026-11-20"));
    assert_true(is_in_file(kit.path, "", board) || is_in_file(kit.path, "-wal", board));
    assert_ok(store_delete_all(store));
    assert_false(is_in_file(kit.path, "", board));
    assert_false(is_in_file(kit.path, "-wal", board));
    assert_int_equal(kit_count_whole(store), 0);
    expect_setting(store, "theme", "light");
    char begun[STORE_DATE_MAX];
    assert_int_equal(store_get_setting(store, "daily.begun.de", begun, sizeof begun),
                     STATUS_MISSING);
    assert_true(kit_save(store, &kit.random) > 0);
    kit_end(&played);
}

/* A long word fills a record to its maximum. */
TEST_CASE_WITH(test_the_largest_round_is_kept, kit_set_up_place, kit_tear_down_place)
{
    struct board board;
    struct naive_list list = {.count = 0};
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_TH, sizeof faces);
    board_init(&board, 8, 8, faces);
    naive_add(&list, "thththththththththththth", (struct word_note){35, WORD_MARK_NONE});
    struct kit_round played = {.notes = {.code = "NK7Q4-M2XPD"}};
    naive_lexicon(&list, &played.lexicon);
    struct rival rival;
    rival_init(&rival, RIVAL_EXPERT, rival_board_seed(&board));
    struct round_config config = {.board = &board,
                                  .lexicon = &played.lexicon,
                                  .rules = RULES_FOUR,
                                  .mode = MODE_ALONE,
                                  .rival = &rival};
    assert_ok(round_new(&config, &played.round));
    round_start(played.round);
    enum verdict verdict;
    assert_ok(round_submit_word(played.round, list.words[0], 24, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    struct store *store = kit_open(NULL);
    assert_ok(kit_save_unfinished(store, &played));
    expect_unfinished(store, &played);
    round_finish(played.round);
    long long id;
    assert_ok(kit_save_round(store, &played, &id));
    expect_kept(store, id, &played);
    kit_end(&played);
}

/* SPDX-License-Identifier: MIT */
/*
 * Queries over many rounds, compared with counting by hand.
 */
#include "store_kit.h"
#include "store_state.h"
#include "test.h"
#include "trounce/memory.h"

static bool lets_through(const struct history_filter *filter, const struct round *round)
{
    const struct board *board = round_board(round);
    return (filter->size == 0 || (board->rows == filter->size && board->columns == filter->size)) &&
           (filter->any_rules || filter->rules == round_rules(round)) &&
           (!filter->one_mode || filter->mode == round_mode(round));
}

static long score_of(const struct kit_round *played)
{
    long score = round_points(played->round, SIDE_PLAYER) - played->notes.hint_points;
    return score > 0 ? score : 0; /* hints cannot take more than there is */
}

/* ---- statistics ---- */

/* Adds a round to the expected statistics. `known` are the common words found, and all of them. */
static void count_round(const struct kit_round *played, long long id,
                        struct history_statistics *expected, long known[2])
{
    const struct round *round = played->round;
    size_t count = round_word_count(round, SIDE_PLAYER);
    long score = score_of(played);
    if (!played->notes.counts) {
        expected->others++;
        return;
    }
    expected->rounds++;
    if (played->notes.common_words > 0) {
        known[0] += played->notes.common_found;
        known[1] += played->notes.common_words;
    }
    for (size_t i = 0; i < count; i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        expected->words_by_length[word->letters < HISTORY_LENGTHS ? word->letters
                                                                  : HISTORY_LENGTHS - 1]++;
        if (word->letters > (int)strlen(expected->longest)) {
            snprintf(expected->longest, sizeof expected->longest, "%s", word->text);
            expected->longest_id = id;
        }
    }
    if (expected->rounds == 1 || score > expected->best) {
        expected->best = score;
        expected->best_id = id;
    }
    if (round_mode(round) != MODE_ALONE) {
        bool is_two = round_mode(round) == MODE_TWO;
        const struct rival *rival = round_rival(round);
        enum rival_level face = ladder_tier_of(rival->level, rival->rung);
        struct history_match *match = is_two ? &expected->between : &expected->matches[face];
        long other = round_score(round, is_two ? SIDE_SECOND : SIDE_COMPUTER);
        match->won += score > other;
        match->drawn += score == other;
        match->lost += score < other;
    }
}

static bool is_rated(const struct round_notes *notes)
{
    return notes->counts && notes->strength_tenths > 0;
}

/* Expects the strengths after the rounds that pass the filter: all, then only the last. */
static void expect_strengths(const struct history_filter *filter)
{
    struct history_strength found[KIT_ROUNDS];
    size_t count;
    size_t expected = 0;
    assert_ok(history_strengths(kit_history.store, filter, KIT_ROUNDS, found, &count));
    for (int i = 0; i < KIT_ROUNDS; i++) {
        const struct kit_round *played = &kit_history.played[i];
        if (lets_through(filter, played->round) && is_rated(&played->notes)) {
            assert_true(expected < count);
            assert_int_equal(found[expected].id, kit_history.ids[i]);
            assert_int_equal(found[expected++].tenths, played->notes.strength_tenths);
        }
    }
    assert_int_equal(count, expected);
    assert_ok(history_strengths(kit_history.store, filter, 1, found, &count));
    assert_int_equal(count, expected > 0);
    if (expected > 0) {
        struct history_strength last = found[0];
        assert_ok(history_strengths(kit_history.store, filter, KIT_ROUNDS, found, &count));
        assert_int_equal(found[count - 1].id, last.id);
    }
}

static void expect_statistics(const struct history_filter *filter)
{
    struct history_statistics expected = {.share = -1};
    struct history_statistics found;
    long known[2] = {0, 0};
    for (int i = 0; i < KIT_ROUNDS; i++) {
        if (lets_through(filter, kit_history.played[i].round)) {
            count_round(&kit_history.played[i], kit_history.ids[i], &expected, known);
        }
    }
    assert_ok(history_statistics(kit_history.store, filter, &found));
    assert_int_equal(found.rounds, expected.rounds);
    assert_int_equal(found.others, expected.others);
    assert_int_equal(found.best, expected.best);
    assert_int_equal(found.best_id, expected.best_id);
    assert_string_equal(found.longest, expected.longest);
    assert_int_equal(found.longest_id, expected.longest_id);
    assert_memory_equal(found.words_by_length, expected.words_by_length,
                        sizeof found.words_by_length);
    assert_memory_equal(found.matches, expected.matches, sizeof found.matches);
    assert_memory_equal(&found.between, &expected.between, sizeof found.between);
    double share = known[1] > 0 ? (double)known[0] / (double)known[1] : -1;
    assert_int_in_range(1000 + 1e6 * (found.share - share), 999, 1001);
}

TEST_CASE(test_statistics)
{
    for (int size = 0; size <= 7; size++) {
        for (int rules = 0; rules <= RULES_COUNT; rules++) {
            struct history_filter filter = {.size = size, .any_rules = rules == RULES_COUNT};
            filter.rules = filter.any_rules ? RULES_FOUR : (enum rules)rules;
            expect_statistics(&filter);
            expect_strengths(&filter);
            filter.one_mode = true;
            filter.mode = (enum game_mode)(size % MODE_COUNT);
            expect_statistics(&filter);
            expect_strengths(&filter);
        }
    }
}

TEST_CASE(test_a_newcomer_has_none)
{
    struct store *store = kit_open(NULL);
    const struct history_filter all = {.any_rules = true};
    struct history_statistics found;
    long days = 9;
    long longest = 9;
    assert_ok(history_statistics(store, &all, &found));
    assert_int_equal(found.rounds, 0);
    assert_int_equal(found.best_id, 0);
    assert_string_equal(found.longest, "");
    assert_true(found.share < 0);
    assert_ok(history_streak(store, "2026-11-20", &days, &longest));
    long same = -1;
    assert_ok(history_streak(store, "2026-11-20", &same, NULL));
    assert_int_equal(same, days);
    assert_int_equal(days, 0);
    assert_int_equal(longest, 0);
    kit_close(store);
}

/* ---- lists ---- */

TEST_CASE(test_lists_go_page_by_page)
{
    struct history_filter filter = {.size = 5, .any_rules = true};
    struct stored_round page[7];
    size_t got;
    long at = 0;
    int next = KIT_ROUNDS;
    do {
        assert_ok(history_list(kit_history.store, &filter, at, 7, page, &got));
        for (size_t i = 0; i < got; i++) {
            do {
                next--;
                assert_true(next >= 0);
            } while (!lets_through(&filter, kit_history.played[next].round));
            assert_int_equal(page[i].id, kit_history.ids[next]);
            assert_int_equal(page[i].score, score_of(&kit_history.played[next]));
            assert_string_equal(page[i].notes.code, kit_history.played[next].notes.code);
        }
        at += (long)got;
    } while (got > 0);
    long count;
    assert_ok(history_count(kit_history.store, &filter, &count));
    assert_int_equal(at, count);
    assert_true(count > 10);
}

TEST_CASE(test_only_what_counts)
{
    const struct history_filter all = {.any_rules = true};
    const struct history_filter counted = {.any_rules = true, .counted_only = true};
    struct history_statistics statistics;
    long count;
    assert_ok(history_statistics(kit_history.store, &all, &statistics));
    assert_ok(history_count(kit_history.store, &counted, &count));
    assert_int_equal(count, statistics.rounds);
    assert_int_equal(statistics.rounds + statistics.others, KIT_ROUNDS);
    assert_true(statistics.others > 0);
}

TEST_CASE(test_a_board_that_was_played)
{
    const struct round *round = kit_history.played[3].round;
    bool played = false;
    assert_ok(
        history_has_board(kit_history.store, round_board(round), round_rules(round), &played));
    assert_true(played);
    struct board other = *round_board(round);
    other.faces[0] = other.faces[0] == FACE_Z ? FACE_A : FACE_Z;
    assert_ok(history_has_board(kit_history.store, &other, round_rules(round), &played));
    assert_false(played);
    long long id = 1;
    assert_ok(history_find_played(kit_history.store, &other, round_rules(round),
                                  round_time_ms(round), &id));
    assert_int_equal(id, 0);
    for (int i = 0; i < KIT_ROUNDS; i++) {
        round = kit_history.played[i].round;
        assert_ok(history_find_played(kit_history.store, round_board(round), round_rules(round),
                                      round_time_ms(round), &id));
        bool may_compare = round_mode(round) != MODE_TWO &&
                           kit_history.played[i].notes.kind != ROUND_KIND_PRACTICE;
        assert_int_equal(id, may_compare ? kit_history.ids[i] : 0);
    }
}

/* ---- one round among the others ---- */

/* Returns whether a round of this store was played before `index` and counts. */
static bool came_before(int other, int index)
{
    return other < index && kit_history.played[other].notes.counts;
}

static bool is_won(const struct kit_round *played)
{
    enum game_mode mode = round_mode(played->round);
    return (mode == MODE_TURNS || mode == MODE_RACE) &&
           score_of(played) > round_score(played->round, SIDE_COMPUTER);
}

static int longest_of(const struct round *round)
{
    int longest = 0;
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        int letters = round_word(round, SIDE_PLAYER, i)->letters;
        longest = letters > longest ? letters : longest;
    }
    return longest;
}

static bool is_alike(const struct round *a, const struct round *b)
{
    return round_board(a)->rows == round_board(b)->rows &&
           round_board(a)->columns == round_board(b)->columns && round_rules(a) == round_rules(b) &&
           round_mode(a) == round_mode(b);
}

static enum rival_level tier_of(const struct kit_round *played)
{
    const struct rival *rival = round_rival(played->round);
    return ladder_tier_of(rival->level, rival->rung);
}

TEST_CASE(test_what_was_special)
{
    int bests = 0;
    for (int i = 0; i < KIT_ROUNDS; i++) {
        const struct kit_round *played = &kit_history.played[i];
        struct history_feats expected = {.best_before = -1};
        struct history_feats feats;
        bool is_first = true;
        bool is_challenge = played->notes.kind == ROUND_KIND_CHALLENGE;
        for (int j = 0; played->notes.counts && j <= i; j++) {
            const struct kit_round *other = &kit_history.played[j];
            long lead = score_of(other) - round_score(other->round, SIDE_COMPUTER);
            if (!came_before(j, i) && j < i) {
                continue;
            }
            if (is_challenge && other->notes.kind == ROUND_KIND_CHALLENGE) { /* of one sender */
                expected.friend_won += lead > 0;
                expected.friend_lost += lead < 0;
                expected.friend_drawn += lead == 0;
            }
            if (j == i) {
                break;
            }
            int letters = longest_of(other->round);
            expected.longest_before =
                letters > expected.longest_before ? letters : expected.longest_before;
            if (is_alike(other->round, played->round) && score_of(other) > expected.best_before) {
                expected.best_before = score_of(other);
            }
            is_first = is_first && !(is_won(other) && tier_of(other) == tier_of(played));
        }
        struct stored_round round;
        struct stored_word *words;
        size_t count;
        assert_ok(store_load_round(kit_history.store, kit_history.ids[i], &round, &words, &count));
        memory_free(words);
        assert_ok(history_feats(kit_history.store, &round, &feats));
        bool counts = played->notes.counts;
        assert_int_equal(feats.best_before, expected.best_before);
        assert_int_equal(feats.longest_before, expected.longest_before);
        assert_int_equal(feats.is_best, counts && expected.best_before > 0 &&
                                            score_of(played) > expected.best_before);
        assert_int_equal(feats.is_longest, counts && expected.longest_before > 0 &&
                                               longest_of(played->round) > expected.longest_before);
        assert_int_equal(feats.is_first_win, counts && is_won(played) && is_first);
        assert_int_equal(feats.friend_won, expected.friend_won);
        assert_int_equal(feats.friend_lost, expected.friend_lost);
        assert_int_equal(feats.friend_drawn, expected.friend_drawn);
        bests += feats.is_best;
    }
    assert_true(bests > 0);
}

/* The challenges of one friend that count, newest first. */
TEST_CASE(test_challenges_of_one_sender)
{
    struct stored_round rounds[KIT_ROUNDS];
    const char *sender = "nobody";
    size_t expected = 0;
    size_t count;
    assert_ok(history_challenges(kit_history.store, sender, KIT_ROUNDS, rounds, &count));
    assert_int_equal(count, 0);
    for (int i = 0; i < KIT_ROUNDS; i++) {
        const struct round_notes *notes = &kit_history.played[i].notes;
        if (notes->kind == ROUND_KIND_CHALLENGE && notes->counts) {
            sender = notes->sender;
            expected++;
        }
    }
    assert_ok(history_challenges(kit_history.store, sender, KIT_ROUNDS, rounds, &count));
    assert_int_equal(count, expected);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(rounds[i].notes.kind, ROUND_KIND_CHALLENGE);
        assert_string_equal(rounds[i].notes.sender, sender);
        assert_true(i == 0 || rounds[i].id < rounds[i - 1].id);
    }
    assert_ok(history_challenges(kit_history.store, sender, 1, rounds, &count));
    assert_int_equal(count, expected > 0);
}

TEST_CASE(test_strength_over_time)
{
    const struct history_filter all = {.any_rules = true};
    struct history_strength strengths[5];
    struct strength strength;
    size_t got;
    int known = 0;
    for (int i = 0; i < KIT_ROUNDS; i++) {
        known += is_rated(&kit_history.played[i].notes);
    }
    assert_ok(history_strengths(kit_history.store, &all, 5, strengths, &got));
    assert_int_equal(got, 5);
    int at = KIT_ROUNDS;
    for (size_t i = got; i-- > 0;) {
        do {
            at--;
        } while (!is_rated(&kit_history.played[at].notes));
        assert_int_equal(strengths[i].id, kit_history.ids[at]);
        assert_int_equal(strengths[i].ended_unix_s, kit_history.played[at].notes.ended_unix_s);
        assert_int_equal(strengths[i].tenths, kit_history.played[at].notes.strength_tenths);
    }
    assert_ok(history_strength(kit_history.store, &strength));
    assert_int_equal(strength.tenths, strengths[4].tenths);
    assert_int_equal(strength.rounds, known);

    /* One that nobody can have is shown as the least. */
    kit_sql(kit_history.store->database, "BEGIN; UPDATE rounds SET strength = 1");
    assert_ok(history_strengths(kit_history.store, &all, 5, strengths, &got));
    kit_sql(kit_history.store->database, "ROLLBACK");
    assert_int_equal(got, 5);
    assert_int_equal(strengths[4].tenths, STRENGTH_TENTHS_MIN);
}

/* ---- daily boards ---- */

static void play_day(struct store *store, struct random *random, const char *date)
{
    struct kit_round played;
    kit_play(random, 4, 4, ROUND_DONE, &played);
    played.notes.kind = ROUND_KIND_DAILY;
    played.notes.counts = true;
    snprintf(played.notes.date, sizeof played.notes.date, "%s", date);
    assert_ok(kit_save_round(store, &played, NULL));
    kit_end(&played);
}

static void expect_streak(struct store *store, const char *today, long days, long longest)
{
    long found = -1;
    long found_longest = -1;
    assert_ok(history_streak(store, today, &found, &found_longest));
    assert_int_equal(found, days);
    assert_int_equal(found_longest, longest);
}

TEST_CASE(test_streaks)
{
    struct store *store = kit_open(NULL);
    static const char *const dates[] = {"2027-12-30", "2027-12-31", "2028-01-01", /* a year */
                                        "2028-02-28", "2028-02-29", "2028-03-01", /* a leap day */
                                        "2028-03-02", "2028-03-05"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        play_day(store, &kit_history.random, dates[i]);
    }
    play_day(store, &kit_history.random, dates[7]); /* again: does not count */
    expect_streak(store, "2027-12-29", 0, 0);
    expect_streak(store, "2027-12-30", 1, 1);
    expect_streak(store, "2028-01-01", 3, 3);
    expect_streak(store, "2028-01-02", 3, 3); /* today's can still be played */
    expect_streak(store, "2028-01-03", 0, 3);
    expect_streak(store, "2028-03-02", 4, 4);
    expect_streak(store, "2028-03-05", 1, 4);
    expect_streak(store, "2028-03-07", 0, 4);
    expect_streak(store, "not a date", 0, 0);
    kit_close(store);
}

TEST_CASE(test_a_day)
{
    struct store *store = kit_open(NULL);
    struct history_day day;
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_int_equal(day.rounds, 0);
    assert_int_equal(day.id, 0);
    struct stored_round rounds[5];
    size_t count;
    const struct history_filter all = {.any_rules = true};
    for (int i = 0; i < 5; i++) {
        play_day(store, &kit_history.random, "2026-11-20");
        kit_save(store, &kit_history.random);
        play_day(store, &kit_history.random, "2026-11-21");
    }
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_int_equal(day.rounds, 5);
    long best = -1000;
    for (long i = 0; i < 15; i++) {
        assert_ok(history_list(store, &all, i, 1, rounds, &count));
        if (strcmp(rounds[0].notes.date, "2026-11-20") == 0) {
            best = rounds[0].score > best ? rounds[0].score : best;
            if (rounds[0].notes.counts) {
                assert_int_equal(day.id, rounds[0].id);
                assert_int_equal(day.score, rounds[0].score);
                assert_int_equal(day.computer, rounds[0].computer_points);
                assert_int_equal(i, 14); /* the first round of all */
            }
        }
    }
    assert_int_equal(day.best, best);
    kit_close(store);
}

TEST_CASE(test_a_month)
{
    struct store *store = kit_open(NULL);
    struct history_day days[HISTORY_MONTH_DAYS];
    struct kit_round left;
    static const char *const dates[] = {"2028-01-31", "2028-02-01", "2028-02-29",
                                        "2028-02-29", "2028-03-01", "2027-02-05"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        play_day(store, &kit_history.random, dates[i]);
        kit_save(store, &kit_history.random);
    }
    kit_play(&kit_history.random, 4, 4, ROUND_PAUSED, &left);
    left.notes.kind = ROUND_KIND_DAILY;
    left.notes.counts = true;
    snprintf(left.notes.date, sizeof left.notes.date, "2028-02-07");
    assert_ok(kit_save_unfinished(store, &left));
    kit_end(&left);
    kit_sql(store->database, "UPDATE rounds SET par = 9, stars = 2 WHERE date = "
                             "'2028-02-29' AND counts");
    assert_ok(history_month(store, 2028, 2, days));
    for (int i = 0; i < HISTORY_MONTH_DAYS; i++) {
        struct history_day day;
        char date[32];
        snprintf(date, sizeof date, "2028-02-%02d", i + 1);
        assert_int_equal(days[i].rounds, i == 0 ? 1 : i == 28 ? 2 : 0);
        assert_int_equal(days[i].is_left, i == 6);
        assert_ok(history_day(store, date, &day));
        assert_int_equal(day.rounds, days[i].rounds);
        assert_int_equal(day.id, days[i].id);
        assert_int_equal(day.score, days[i].score);
        assert_int_equal(day.best, days[i].best);
        assert_int_equal(day.stars, days[i].stars);
        assert_int_equal(day.is_left, days[i].is_left);
    }
    assert_int_equal(days[28].stars, 2);
    assert_int_equal(days[1].stars, -1);
    kit_sql(store->database, "UPDATE rounds SET board = '!' WHERE id < 0");
    assert_ok(history_month(store, 2028, 2, days));
    assert_false(days[6].is_left); /* it cannot be continued */
    assert_ok(history_month(store, 2028, 3, days));
    assert_int_equal(days[0].rounds, 1);
    assert_ok(history_month(store, 1, 12, days));
    assert_int_equal(days[30].rounds, 0);
    kit_close(store);
}

/* The first round that counts is shown, also if others were played before. */
TEST_CASE(test_a_day_that_counts_later)
{
    struct store *store = kit_open(NULL);
    struct history_day day;
    play_day(store, &kit_history.random, "2026-11-20");
    kit_sql(store->database, "UPDATE rounds SET counts = 0");
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_false(day.counts);
    long long first = day.id;
    play_day(store, &kit_history.random, "2026-11-20");
    play_day(store, &kit_history.random, "2026-11-20");
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_true(day.counts);
    assert_int_equal(day.id, first + 1);
    assert_int_equal(day.rounds, 3);
    kit_close(store);
}

/* Saves a Hunt of a day, under way unless it is `over`, of which `found` of 40 common words were
 * found; returns its id. */
static long long hunt(struct store *store, const char *date, bool over, long found, bool counts)
{
    struct kit_round played;
    long long id = 0;
    kit_play_mode(&kit_history.random, 4, 4, MODE_ALONE, over ? ROUND_DONE : ROUND_PAUSED, &played);
    played.notes.kind = ROUND_KIND_HUNT;
    played.notes.counts = counts;
    played.notes.common_words = 40;
    played.notes.common_found = found;
    played.notes.hint_count = 3;
    played.notes.hint_points = 0;
    played.notes.in_time = found >= 20;
    snprintf(played.notes.date, sizeof played.notes.date, "%s", date);
    assert_ok(over ? kit_save_round(store, &played, &id) : kit_save_unfinished(store, &played));
    kit_end(&played);
    return id;
}

TEST_CASE(test_the_hunts_of_days)
{
    struct store *store = kit_open(NULL);
    struct history_day day;
    long words = -1;
    assert_ok(history_hunt_words(store, &words));
    assert_int_equal(words, 0);
    (void)hunt(store, "2026-11-20", true, 25, false);
    long long counted = hunt(store, "2026-11-20", true, 7, true);
    (void)hunt(store, "2026-11-20", true, 40, true); /* again: the first that counts is shown */
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_int_equal(day.rounds, 0); /* of the Sprint */
    assert_int_equal(day.hunt.id, counted);
    assert_true(day.hunt.counts);
    assert_true(day.hunt.in_time); /* another one was */
    assert_int_equal(day.hunt.words, 40);
    assert_int_equal(day.hunt.found, 7);
    assert_int_equal(day.hunt.hints, 3);
    (void)hunt(store, "2026-11-21", false, 19, true);
    assert_ok(history_day(store, "2026-11-21", &day));
    assert_true(day.hunt.id < 0);
    assert_false(day.hunt.in_time);
    assert_int_equal(day.hunt.found, 19);
    assert_ok(history_hunt_words(store, &words));
    assert_int_equal(words, 25 + 7 + 40 + 19);
    expect_streak(store, "2026-11-21", 1, 1);
    kit_sql(store->database, "UPDATE rounds SET common_words = -1, common_found = -1");
    assert_ok(history_day(store, "2026-11-20", &day));
    assert_int_equal(day.hunt.words, 0);
    assert_int_equal(day.hunt.found, 0);
    kit_close(store);
}

TEST_CASE(test_the_lengths_of_the_players_words)
{
    for (int i = 0; i < KIT_ROUNDS; i++) {
        const struct round *round = kit_history.played[i].round;
        long expected[HISTORY_LENGTHS] = {0};
        long lengths[HISTORY_LENGTHS];
        for (size_t j = 0; j < round_word_count(round, SIDE_PLAYER); j++) {
            int letters = round_word(round, SIDE_PLAYER, j)->letters;
            expected[letters < HISTORY_LENGTHS ? letters : HISTORY_LENGTHS - 1]++;
        }
        assert_ok(history_lengths(kit_history.store, kit_history.ids[i], lengths));
        assert_memory_equal(lengths, expected, sizeof lengths);
    }
}

TEST_CASE(test_the_last_length_stands_for_all_longer_words)
{
    struct store *store = kit_open(NULL);
    struct random random;
    long lengths[HISTORY_LENGTHS];
    random_seed(&random, 1);
    long long id = kit_save(store, &random);
    kit_sql(store->database, "UPDATE words SET letters = 15 + place % 3");
    int64_t count = kit_number(store->database, "SELECT count(*) FROM words WHERE side = 0");
    assert_ok(history_lengths(store, id, lengths));
    assert_int_in_range(count, 1, 1000);
    assert_int_equal(lengths[HISTORY_LENGTHS - 1], count);
    kit_close(store);
}

/* What cannot be read is a fault, and what it was to fill is as before. */
TEST_CASE(test_a_history_that_cannot_be_read)
{
    struct store *store = kit_open(NULL);
    struct ladder_record record = {.best_rung = 7};
    struct history_day day = {.rounds = 7};
    long lengths[HISTORY_LENGTHS] = {7};
    long words = 7;
    long days = 7;
    kit_sql(store->database, "ALTER TABLE words RENAME TO words_away");
    assert_int_not_equal(history_lengths(store, 1, lengths), STATUS_OK);
    assert_int_equal(lengths[0], 7);
    kit_sql(store->database, "ALTER TABLE rounds RENAME TO rounds_away");
    assert_int_not_equal(history_ladder(store, &record), STATUS_OK);
    assert_int_equal(record.best_rung, 7);
    assert_int_not_equal(history_hunt_words(store, &words), STATUS_OK);
    assert_int_equal(words, 7);
    assert_int_not_equal(history_streak(store, "2026-11-20", &days, NULL), STATUS_OK);
    assert_int_equal(days, 7);
    assert_int_not_equal(history_day(store, "2026-11-20", &day), STATUS_OK);
    assert_int_equal(day.rounds, 7);
    kit_close(store);
}

static const char *const tide_words[] = {"tide", "later", "late"};

static struct lexicon tide_lexicon(void)
{
    struct naive_list list = {.count = 0};
    struct lexicon lexicon;
    for (size_t i = 0; i < sizeof tide_words / sizeof *tide_words; i++) {
        naive_add(&list, tide_words[i], (struct word_note){35, WORD_MARK_NONE});
    }
    naive_lexicon(&list, &lexicon);
    return lexicon;
}

/* Starts a round on a board that has the three words. */
static void start_tide(struct kit_round *played, long time_ms, bool counts)
{
    struct board board;
    assert_ok(board_parse("tidesnarlateomit", 16, 4, 4, &board, NULL));
    struct round_config config = {.board = &board,
                                  .lexicon = &played->lexicon,
                                  .rules = RULES_FOUR,
                                  .mode = MODE_ALONE,
                                  .time_ms = time_ms};
    assert_ok(round_new(&config, &played->round));
    played->notes =
        (struct round_notes){.began_unix_s = 100, .ended_unix_s = 200, .counts = counts};
    round_start(played->round);
}

static void finish_tide(struct store *store, struct kit_round *played)
{
    round_finish(played->round);
    assert_ok(kit_save_round(store, played, NULL));
    round_free(played->round);
}

/* The points after each minute: the mean of the last rounds that count, last so long and have
 * times. */
TEST_CASE(test_the_pace_is_the_mean_of_rounds_with_times)
{
    static const struct {
        long time_ms, first_ms, second_ms; /* of TIDE and LATER */
        bool counts;
    } rounds[] = {{180000, 59000, 121000, true},
                  {180000, 60000, 60001, true},
                  {60000, 1000, 2000, true},
                  {180000, 1000, 2000, false}};
    const struct history_filter all = {.any_rules = true};
    const struct history_filter alone = {.any_rules = true, .one_mode = true, .mode = MODE_RACE};
    struct kit_round played = {.lexicon = tide_lexicon()};
    struct store *store = kit_open(NULL);
    struct history_pace pace;
    enum verdict verdict;
    assert_ok(history_pace(store, &all, 9, &pace));
    assert_int_equal(pace.rounds[0], 0);
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        start_tide(&played, rounds[i].time_ms, rounds[i].counts);
        round_advance(played.round, rounds[i].first_ms);
        assert_ok(round_submit_word(played.round, "tide", 4, &verdict));
        round_advance(played.round, rounds[i].second_ms - rounds[i].first_ms);
        assert_ok(round_submit_word(played.round, "later", 5, &verdict));
        finish_tide(store, &played);
    }
    assert_ok(history_pace(store, &all, 9, &pace));
    assert_int_equal(pace.rounds[0], 3);
    assert_int_equal(pace.points[0], 2); /* 1, 1 and 3 */
    assert_int_equal(pace.rounds[1], 2);
    assert_int_equal(pace.points[1], 2); /* 1 and 3 */
    assert_int_equal(pace.rounds[2], 2);
    assert_int_equal(pace.points[2], 3);
    assert_ok(history_pace(store, &all, 1, &pace));
    assert_int_equal(pace.points[0], 3); /* the newest that counts */
    assert_ok(history_pace(store, &alone, 9, &pace));
    assert_int_equal(pace.rounds[0], 0);

    /* Whether there are times is known in the list. */
    struct stored_round listed[4];
    size_t count;
    assert_int_equal(
        query_run(store->database,
                  "UPDATE words SET found_ms = NULL WHERE round = 3 AND word = 'tide'"),
        SQLITE_OK);
    assert_ok(history_list(store, &all, 0, 4, listed, &count));
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(listed[i].has_times, listed[i].id != 3);
    }
    assert_ok(history_pace(store, &all, 9, &pace));
    assert_int_equal(pace.rounds[0], 2);
    kit_close(store);
    lexicon_deinit(&played.lexicon);
}

/* The best round to be raced: with this clock, with all times, the first of equals. */
TEST_CASE(test_the_best_ghost)
{
    static const struct {
        long time_ms;
        int words; /* of TIDE, LATER and LATE, in this order */
        bool counts;
    } rounds[] = {{180000, 1, true}, {180000, 2, true},  {180000, 2, true},
                  {60000, 3, true},  {180000, 3, false}, {180000, 3, true}};
    const struct history_filter all = {.any_rules = true};
    const struct history_filter large = {.any_rules = true, .size = 5};
    struct kit_round played = {.lexicon = tide_lexicon()};
    struct store *store = kit_open(NULL);
    struct history_ghost ghost = {.id = 9};
    enum verdict verdict;
    assert_ok(history_best_ghost(store, &all, 180000, &ghost));
    assert_int_equal(ghost.id, 0);
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        start_tide(&played, rounds[i].time_ms, rounds[i].counts);
        for (int k = 0; k < rounds[i].words; k++) {
            assert_ok(
                round_submit_word(played.round, tide_words[k], strlen(tide_words[k]), &verdict));
        }
        finish_tide(store, &played);
    }
    assert_ok(history_best_ghost(store, &all, 180000, &ghost));
    assert_int_equal(ghost.id, 6);
    assert_int_equal(
        query_run(store->database,
                  "UPDATE words SET found_ms = NULL WHERE round = 6 AND word = 'tide'"),
        SQLITE_OK);
    assert_ok(history_best_ghost(store, &all, 180000, &ghost));
    assert_int_equal(ghost.id, 2);
    assert_int_equal(ghost.score, 3);
    assert_ok(history_best_ghost(store, &all, 60000, &ghost));
    assert_int_equal(ghost.id, 4);
    assert_ok(history_best_ghost(store, &large, 180000, &ghost));
    assert_int_equal(ghost.id, 0);
    kit_close(store);
    lexicon_deinit(&played.lexicon);
}

RUN_TESTS(kit_set_up_history, kit_tear_down_history)

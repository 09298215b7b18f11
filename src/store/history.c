/* SPDX-License-Identifier: MIT */
/*
 * Queries for lists, statistics and bests. Leaves days and puzzles to history_days.c and the export
 * to history_export.c.
 */
#include "history.h"

#include "store_state.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const lost = N_("The history could not be read");

/* The condition of a filter, with the values of begin_filtered. */
#define FILTERED_ANY                                                                               \
    "(?1 = 0 OR (rows = ?1 AND columns = ?1)) AND (?2 = '' OR rules = ?2) AND "                    \
    "(?3 = '' OR way = ?3) AND (?4 = 0 OR counts) AND ?5 <> '' AND id > 0"
#define FILTERED FILTERED_ANY " AND language = ?5"

static struct query begin_filtered(struct store *store, const struct history_filter *filter,
                                   const char *sql)
{
    struct query query = query_begin(store->database, sql);
    query_bind(&query, filter->size);
    query_bind_text(&query, filter->any_rules ? "" : scoring_name(filter->rules));
    query_bind_text(&query, filter->one_mode ? mode_name(filter->mode) : "");
    query_bind(&query, filter->counted_only);
    query_bind_text(&query, store->play_language.code);
    return query;
}

static enum status finish(struct store *store, int code)
{
    return store_finish(store, code, lost);
}

/* ---- lists ---- */

#define COUNT_ROUNDS "SELECT count(*) FROM rounds WHERE "
#define HAS_TIMES                                                                                  \
    "(SELECT count(*) > 0 AND count(found_ms) = count(*) FROM words WHERE round = id AND side <> " \
    "1)"
#define LIST_ROUNDS   "SELECT " RECORD_COLUMNS ", id, " HAS_TIMES " FROM rounds WHERE "
#define LIST_IN_ORDER " ORDER BY id DESC LIMIT ?6 OFFSET ?7"

enum status history_count(struct store *store, const struct history_filter *filter, long *count)
{
    int64_t found = 0;
    struct query query = begin_filtered(
        store, filter, filter->any_language ? COUNT_ROUNDS FILTERED_ANY : COUNT_ROUNDS FILTERED);
    if (query_step(&query)) {
        found = query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = (long)found;
    }
    return status;
}

enum status history_list(struct store *store, const struct history_filter *filter, long offset,
                         size_t limit, struct stored_round *rounds, size_t *count)
{
    size_t found = 0;
    struct query query =
        begin_filtered(store, filter,
                       filter->any_language ? LIST_ROUNDS FILTERED_ANY LIST_IN_ORDER
                                            : LIST_ROUNDS FILTERED LIST_IN_ORDER);
    query_bind(&query, (int64_t)limit);
    query_bind(&query, offset);
    while (query_step(&query)) {
        bool is_intact = record_read(&query, &store->play_language, &rounds[found]);
        long long id = query_number(&query);
        if (!is_intact) {
            rounds[found] = (struct stored_round){.is_damaged = true};
        }
        rounds[found].id = id;
        rounds[found].has_times = query_number(&query) != 0;
        found++;
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

/* ---- pace ---- */

#define POINTS_AFTER(seconds)                                                                      \
    "(SELECT ifnull(sum(points), 0) FROM words WHERE round = rounds.id AND side = 0 AND "          \
    "found_ms <= " #seconds "000)"
#define READ_PACE                                                                                  \
    "SELECT time_ms, played_ms, " POINTS_AFTER(60) ", " POINTS_AFTER(120) ", " POINTS_AFTER(       \
        180) " FROM rounds WHERE " FILTERED                                                        \
             " AND counts AND player_words > 0 AND NOT EXISTS (SELECT 1 "                          \
             "FROM words WHERE round = rounds.id AND side = 0 AND found_ms IS NULL) ORDER BY id "  \
             "DESC "                                                                               \
             "LIMIT ?6"

enum status history_pace(struct store *store, const struct history_filter *filter, size_t limit,
                         struct history_pace *pace)
{
    struct history_pace found = {.rounds = {0}};
    struct query query = begin_filtered(store, filter, READ_PACE);
    query_bind(&query, (int64_t)limit);
    while (query_step(&query)) {
        int64_t time_ms = query_number(&query);
        int64_t played_ms = query_number(&query);
        for (int i = 0; i < HISTORY_PACE_MARKS; i++) {
            long points = (long)query_within(&query, 0, RECORD_POINTS_MAX);
            if ((time_ms > 0 ? time_ms : played_ms) >= (i + 1) * HISTORY_PACE_MARK_MS) {
                found.rounds[i]++;
                found.points[i] += points;
            }
        }
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        for (int i = 0; i < HISTORY_PACE_MARKS && found.rounds[i] > 0; i++) {
            found.points[i] = (found.points[i] + found.rounds[i] / 2) / found.rounds[i];
        }
        *pace = found;
    }
    return status;
}

/* The words are looked at from the best round on, until one has all times. */
enum status history_best_ghost(struct store *store, const struct history_filter *filter,
                               long time_ms, struct history_ghost *ghost)
{
    struct history_ghost found = {.id = 0};
    struct query query = begin_filtered(
        store, filter,
        "SELECT id, score FROM (SELECT id, " RECORD_SCORE " AS score FROM rounds WHERE " FILTERED
        " AND counts AND way <> 'two' AND kind <> 'practice' AND time_ms = ?6 AND "
        "player_words > 0 ORDER BY 2 DESC, 1 LIMIT -1) AS best WHERE NOT EXISTS (SELECT 1 FROM "
        "words WHERE round = best.id AND side = 0 AND found_ms IS NULL) LIMIT 1");
    query_bind(&query, time_ms);
    if (query_step(&query)) {
        found.id = query_number(&query);
        found.score = (long)query_within(&query, 0, RECORD_POINTS_MAX);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *ghost = found;
    }
    return status;
}

/* ---- statistics ---- */

#define LENGTHS_TEXT 512

#define SUM_COLUMNS                                                                                \
    "id, counts, " RECORD_SCORE                                                                    \
    ", computer_points, second_points, player_words, common_words, common_found, way, "            \
    "level, rung, lengths, longest"

/* The round being added, and totals so far. */
struct sums {
    struct stored_round round; /* from the columns above */
    char lengths[LENGTHS_TEXT];
    char longest[STORE_WORD_MAX];
    long common_found; /* of boards where that is known */
    long common_there;
    size_t longest_letters;
};

/* Adds counts such as "4:12 5:3", at most `most` words in all. */
static void add_lengths(const char *text, long most, long counts[HISTORY_LENGTHS])
{
    char *end;
    for (long letters = strtol(text, &end, 10); *end == ':'; letters = strtol(text, &end, 10)) {
        long count = strtol(end + 1, &end, 10);
        if (letters < 1 || count < 1 || count > most) {
            return;
        }
        counts[letters < HISTORY_LENGTHS ? letters : HISTORY_LENGTHS - 1] += count;
        most -= count;
        text = end;
    }
}

/* Returns whether the score competes with the computer's. */
static bool is_match(const struct stored_round *round)
{
    return mode_traits(round->mode)->has_rival;
}

static void add_match(struct history_match *match, long score, long other)
{
    match->won += score > other;
    match->drawn += score == other;
    match->lost += score < other;
}

/* Updates the best, the longest word and the matches. */
static void add_feats(struct sums *sums, struct history_statistics *statistics)
{
    const struct stored_round *round = &sums->round;
    size_t letters = strlen(sums->longest);
    if (statistics->best_id == 0 || round->score > statistics->best) {
        statistics->best = round->score;
        statistics->best_id = round->id;
    }
    if (letters > sums->longest_letters) {
        sums->longest_letters = letters;
        memcpy(statistics->longest, sums->longest, letters + 1);
        statistics->longest_id = round->id;
    }
    if (is_match(round)) {
        add_match(&statistics->matches[ladder_tier_of(round->level, round->rung)], round->score,
                  round->computer_points);
    } else if (mode_traits(round->mode)->seats == 2) {
        add_match(&statistics->between, round->score, round->second_points);
    }
}

static void add_round(struct sums *sums, struct history_statistics *statistics)
{
    const struct stored_round *round = &sums->round;
    if (!round->notes.counts) {
        statistics->others++;
        return;
    }
    statistics->rounds++;
    if (round->notes.common_words > 0) {
        sums->common_found += round->notes.common_found;
        sums->common_there += round->notes.common_words;
    }
    add_lengths(sums->lengths, round->player_words, statistics->words_by_length);
    add_feats(sums, statistics);
}

/* Reads a valid row of a round. Other data stored with it adds nothing if it is unreadable. */
static void read_sums(struct query *query, const struct play_language *play_language,
                      struct sums *sums)
{
    struct stored_round *round = &sums->round;
    char written[WRITTEN_MAX];
    char mode[16];
    char level[16];
    round->id = query_number(query);
    round->notes.counts = query_number(query) != 0;
    round->score = (long)query_number(query);
    round->computer_points = (long)query_number(query);
    round->second_points = (long)query_number(query);
    round->player_words = (int)query_number(query);
    round->notes.common_words = (long)query_within(query, -1, RECORD_POINTS_MAX);
    round->notes.common_found = (long)query_within(query, -1, RECORD_POINTS_MAX);
    query_text(query, mode, sizeof mode);
    query_text(query, level, sizeof level);
    round->rung = (int)query_within(query, 0, LADDER_RUNGS);
    (void)mode_from_name(mode, &round->mode);
    (void)rival_from_name(level, &round->level);
    query_plain_text(query, sums->lengths, sizeof sums->lengths);
    query_name(query, written, sizeof written);
    (void)record_encode_word(play_language->alphabet, written, sums->longest);
}

enum status history_statistics(struct store *store, const struct history_filter *filter,
                               struct history_statistics *statistics)
{
    struct history_statistics found = {.share = -1};
    struct sums sums = {.common_there = 0};
    struct query query = begin_filtered(
        store, filter, "SELECT " SUM_COLUMNS " FROM rounds WHERE " FILTERED " ORDER BY id");
    while (query_step(&query)) {
        read_sums(&query, &store->play_language, &sums);
        add_round(&sums, &found);
    }
    int code = query_end(&query);
    if (sums.common_there > 0) {
        found.share = (double)sums.common_found / (double)sums.common_there;
    }
    enum status status = finish(store, code);
    if (status == STATUS_OK) {
        *statistics = found;
    }
    return status;
}

enum status history_strengths(struct store *store, const struct history_filter *filter,
                              size_t limit, struct history_strength *strengths, size_t *count)
{
    size_t found = 0;
    struct query query =
        begin_filtered(store, filter,
                       "SELECT * FROM (SELECT id, ended, strength FROM rounds WHERE counts "
                       "AND strength > 0 AND " FILTERED " ORDER BY id DESC LIMIT ?6) ORDER BY id");
    query_bind(&query, (int64_t)limit);
    while (query_step(&query)) {
        struct history_strength *strength = &strengths[found++];
        strength->id = query_number(&query);
        strength->ended_unix_s = query_number(&query);
        strength->tenths = (int)query_within(&query, STRENGTH_TENTHS_MIN, STRENGTH_TENTHS_MAX);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

enum status history_strength(struct store *store, struct strength *strength)
{
    struct strength found;
    struct query query = query_begin(
        store->database, "SELECT strength, count(*) OVER () FROM rounds WHERE counts "
                         "AND strength > 0 AND language = ? AND id > 0 ORDER BY id DESC "
                         "LIMIT 1");
    query_bind_text(&query, store->play_language.code);
    strength_init(&found);
    if (query_step(&query)) {
        found.tenths = (int)query_within(&query, STRENGTH_TENTHS_MIN, STRENGTH_TENTHS_MAX);
        found.rounds = (int)query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *strength = found;
    }
    return status;
}

enum status history_has_board(struct store *store, const struct board *board, enum rules rules,
                              bool *played)
{
    char text[BOARD_TEXT_MAX];
    struct query query =
        query_begin(store->database, "SELECT 1 FROM rounds WHERE board = ? AND rules = ? AND "
                                     "+language = ? AND id > 0 LIMIT 1");
    query_bind_text(&query, board_format(board, text));
    query_bind_text(&query, scoring_name(rules));
    query_bind_text(&query, store->play_language.code);
    bool found = query_step(&query);
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *played = found;
    }
    return status;
}

enum status history_find_played(struct store *store, const struct board *board, enum rules rules,
                                long time_ms, long long *id)
{
    char text[BOARD_TEXT_MAX];
    struct query query = query_begin(
        store->database,
        "SELECT id FROM rounds WHERE board = ? AND rules = ? AND +language = ? AND "
        "way <> 'two' AND kind <> 'practice' AND id > 0 ORDER BY time_ms <> ?, id LIMIT 1");
    query_bind_text(&query, board_format(board, text));
    query_bind_text(&query, scoring_name(rules));
    query_bind_text(&query, store->play_language.code);
    query_bind(&query, time_ms);
    long long found = query_step(&query) ? query_number(&query) : 0;
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *id = found;
    }
    return status;
}

/* ---- one round among the others ---- */

#define NAMES_MAX 64

/* Lists the modes whose score competes with the computer's, each name before a space. */
static const char *match_modes(char names[NAMES_MAX])
{
    size_t used = 0;
    for (enum game_mode mode = 0; mode_name(mode); mode++) {
        if (mode_traits(mode)->has_rival) {
            used += (size_t)snprintf(names + used, NAMES_MAX - used, "%s ", mode_name(mode));
            assert(used < NAMES_MAX);
        }
    }
    return names;
}

/* Compares a round that counts with those before it. Rivals are alike if they are of one tier, by
 * name or on the ladder. */
static int compare_round(struct store *store, const struct stored_round *round,
                         struct history_feats *feats)
{
    bool is_win = is_match(round) && round->score > round->computer_points;
    enum rival_level tier = ladder_tier_of(round->level, round->rung);
    int least = 0; /* the rungs of its tier */
    int most = 0;
    for (int rung = LADDER_RUNGS; rung > 0; rung--) {
        bool is_of_tier = ladder_tier(rung) == tier;
        most = is_of_tier && most == 0 ? rung : most;
        least = is_of_tier ? rung : least;
    }
    char names[NAMES_MAX];
    struct query query = query_begin(
        store->database,
        "SELECT ifnull(max(" RECORD_SCORE
        ") FILTER (WHERE rows = ?2 AND columns = ?3 AND rules = ?4 AND "
        "way = ?5), -1), ifnull(max(length(longest)), 0), "
        "ifnull(sum(CASE rung WHEN 0 THEN level = ?6 ELSE rung BETWEEN ?9 AND ?10 END AND "
        "instr(?8, way || ' ') AND " RECORD_SCORE " > computer_points), 0), "
        "(SELECT length(longest) FROM rounds WHERE id = ?1) FROM rounds WHERE counts AND "
        "id > 0 AND id < ?1 AND language = ?7");
    query_bind(&query, round->id);
    query_bind(&query, round->rows);
    query_bind(&query, round->columns);
    query_bind_text(&query, scoring_name(round->rules));
    query_bind_text(&query, mode_name(round->mode));
    query_bind_text(&query, rival_name(tier));
    query_bind_text(&query, store->play_language.code);
    query_bind_text(&query, match_modes(names));
    query_bind(&query, least);
    query_bind(&query, most);
    if (query_step(&query)) {
        feats->best_before = (long)query_within(&query, -1, RECORD_POINTS_MAX);
        feats->longest_before = (int)query_within(&query, 0, STORE_WORD_MAX - 1);
        long wins = (long)query_number(&query);
        long letters = (long)query_number(&query);
        feats->is_best = feats->best_before > 0 && round->score > feats->best_before;
        feats->is_longest = feats->longest_before > 0 && letters > feats->longest_before;
        feats->is_first_win = is_win && wins == 0;
    }
    return query_end(&query);
}

/* Counts how the challenges of the round's sender ended. */
static int count_friend(struct store *store, const struct stored_round *round,
                        struct history_feats *feats)
{
    struct query query = query_begin(
        store->database,
        "SELECT ifnull(sum(" RECORD_SCORE " > computer_points), 0), "
        "ifnull(sum(" RECORD_SCORE " < computer_points), 0), "
        "ifnull(sum(" RECORD_SCORE " = computer_points), 0) FROM rounds WHERE "
        "counts AND kind = 'challenge' AND sender = ? AND id <= ? AND language = ? AND id > 0");
    query_bind_text(&query, round->notes.sender);
    query_bind(&query, round->id);
    query_bind_text(&query, store->play_language.code);
    if (query_step(&query)) {
        feats->friend_won = (long)query_number(&query);
        feats->friend_lost = (long)query_number(&query);
        feats->friend_drawn = (long)query_number(&query);
    }
    return query_end(&query);
}

enum status history_challenges(struct store *store, const char *sender, size_t limit,
                               struct stored_round *rounds, size_t *count)
{
    size_t found = 0;
    struct query query = query_begin(
        store->database,
        "SELECT " RECORD_COLUMNS ", id FROM rounds WHERE counts AND kind = 'challenge' AND "
        "sender = ? AND language = ? AND id > 0 ORDER BY id DESC LIMIT ?");
    query_bind_text(&query, sender);
    query_bind_text(&query, store->play_language.code);
    query_bind(&query, (int64_t)limit);
    while (query_step(&query)) {
        bool is_intact = record_read(&query, &store->play_language, &rounds[found]);
        long long id = query_number(&query);
        if (!is_intact) {
            rounds[found] = (struct stored_round){.is_damaged = true};
        }
        rounds[found++].id = id;
    }
    enum status status = finish(store, query_end(&query));
    *count = status == STATUS_OK ? found : 0;
    return status;
}

enum status history_feats(struct store *store, const struct stored_round *round,
                          struct history_feats *feats)
{
    struct history_feats found = {.best_before = -1};
    int code = round->notes.counts ? compare_round(store, round, &found) : SQLITE_OK;
    if (code == SQLITE_OK && round->notes.counts && round->notes.sender[0]) {
        code = count_friend(store, round, &found);
    }
    enum status status = finish(store, code);
    if (status == STATUS_OK) {
        *feats = found;
    }
    return status;
}

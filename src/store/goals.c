/* SPDX-License-Identifier: MIT */
/*
 * The table of goals, measured in one pass over the history, or over as much of it as says what the
 * last round has reached.
 */
#include "goals.h"

#include "store_state.h"

#include "trounce/daily.h"

#include <assert.h>
#include <string.h>

/* What is measured in a round. Over rounds, MOST_OF take the maximum, others the sum. */
enum measure {
    MEASURE_ROUNDS,
    MEASURE_LONGEST,
    MEASURE_SIXES,
    MEASURE_SIXES_AT_ONCE,
    MEASURE_WORDS,
    MEASURE_SCORE,
    MEASURE_SHARE,
    MEASURE_WINS,
    MEASURE_NOVICE,
    MEASURE_MATCH,
    MEASURE_SCHOLAR,
    MEASURE_EXPERT,
    MEASURE_MERCILESS,
    MEASURE_DOUBLE,
    MEASURE_RACES,
    MEASURE_TWO,
    MEASURE_CHALLENGES,
    MEASURE_STARS_4,
    MEASURE_STARS_5,
    MEASURE_STARS_6,
    MEASURE_DAYS,
    MEASURE_OF_A_ROUND, /* number of the measures above */
    MEASURE_STREAK = MEASURE_OF_A_ROUND,
    MEASURE_LEARNED,
    MEASURE_COUNT
};

#define IS_MOST(measure) ((MOST_OF >> (measure)) & 1u)
#define MOST_OF                                                                                    \
    (1u << MEASURE_LONGEST | 1u << MEASURE_SIXES_AT_ONCE | 1u << MEASURE_WORDS |                   \
     1u << MEASURE_SCORE | 1u << MEASURE_SHARE)

#define MEASURED                                                                                   \
    "id, ended, length(longest), sixes, player_words, " RECORD_SCORE ", computer_points, "         \
    "CASE WHEN common_words > 0 THEN common_found * 100 / common_words ELSE 0 END, "               \
    "CASE WHEN rows = columns AND stars = 3 THEN rows ELSE 0 END, way, level, rung, kind"

/* The columns above, of a sound round. What is stored for the goals adds nothing if it is
 * unreadable. */
struct measured {
    long long id;
    int64_t ended_unix_s;
    int64_t values[MEASURE_OF_A_ROUND];
};

/* Sets the measures of a win, if it is one; `points` are the computer's. */
static void measure_win(const struct mode_traits *mode, const char *level, int rung, int64_t points,
                        int64_t *values)
{
    static const enum measure of_level[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = MEASURE_NOVICE, [RIVAL_SCHOLAR] = MEASURE_SCHOLAR,
        [RIVAL_EXPERT] = MEASURE_EXPERT, [RIVAL_MERCILESS] = MEASURE_MERCILESS,
        [RIVAL_LADDER] = MEASURE_MATCH,  [RIVAL_FRIEND] = MEASURE_WINS};
    enum rival_level rival;
    if (mode->has_rival && values[MEASURE_SCORE] > points && rival_from_name(level, &rival)) {
        values[of_level[rival]] = 1;
        values[of_level[ladder_tier_of(rival, rung)]] = 1;
        values[MEASURE_WINS] = 1;
        values[MEASURE_RACES] = mode->is_race;
        values[MEASURE_DOUBLE] = points > 0 && values[MEASURE_SCORE] >= 2 * points;
    }
}

static void read_measured(struct query *query, struct measured *measured)
{
    char mode_text[16];
    enum game_mode mode;
    struct mode_traits traits = {0};
    char level[16];
    char kind[16];
    *measured = (struct measured){.values = {[MEASURE_ROUNDS] = 1}};
    int64_t *values = measured->values;
    measured->id = query_number(query);
    measured->ended_unix_s = query_number(query);
    values[MEASURE_LONGEST] = query_within(query, 0, STORE_WORD_MAX);
    int64_t sixes = query_within(query, 0, RECORD_POINTS_MAX);
    values[MEASURE_WORDS] = query_number(query);
    values[MEASURE_SIXES] = sixes <= values[MEASURE_WORDS] ? sixes : 0;
    values[MEASURE_SIXES_AT_ONCE] = values[MEASURE_SIXES];
    values[MEASURE_SCORE] = query_number(query);
    int64_t points = query_number(query);
    values[MEASURE_SHARE] = query_number(query);
    int64_t side = query_number(query);
    query_text(query, mode_text, sizeof mode_text);
    query_text(query, level, sizeof level);
    int rung = (int)query_within(query, 0, LADDER_RUNGS);
    query_text(query, kind, sizeof kind);
    if (mode_from_name(mode_text, &mode)) {
        traits = *mode_traits(mode);
    }
    values[MEASURE_STARS_4] = side == 4;
    values[MEASURE_STARS_5] = side == 5;
    values[MEASURE_STARS_6] = side == 6;
    values[MEASURE_TWO] = traits.seats == 2;
    values[MEASURE_CHALLENGES] = strcmp(kind, round_kind_name(ROUND_KIND_CHALLENGE)) == 0;
    values[MEASURE_DAYS] = strcmp(kind, round_kind_name(ROUND_KIND_DAILY)) == 0;
    measure_win(&traits, level, rung, points, values);
}

struct plan {
    const char *name;
    enum measure measure;
    long need;
};

static const struct plan plans[] = {
    {"first-six", MEASURE_LONGEST, 6},
    {"first-round", MEASURE_ROUNDS, 1},
    {"words-10", MEASURE_WORDS, 10},
    {"points-25", MEASURE_SCORE, 25},
    {"win-novice", MEASURE_NOVICE, 1},
    {"daily-first", MEASURE_DAYS, 1},
    {"rounds-10", MEASURE_ROUNDS, 10},
    {"win-match", MEASURE_MATCH, 1},
    {"stars-4", MEASURE_STARS_4, 1},
    {"first-seven", MEASURE_LONGEST, 7},
    {"race-win", MEASURE_RACES, 1},
    {"words-25", MEASURE_WORDS, 25},
    {"points-50", MEASURE_SCORE, 50},
    {"two-first", MEASURE_TWO, 1},
    {"streak-3", MEASURE_STREAK, 3},
    {"challenge-first", MEASURE_CHALLENGES, 1},
    {"win-scholar", MEASURE_SCHOLAR, 1},
    {"common-half", MEASURE_SHARE, 50},
    {"learned-10", MEASURE_LEARNED, 10},
    {"stars-5", MEASURE_STARS_5, 1},
    {"sixes-at-once", MEASURE_SIXES_AT_ONCE, 3},
    {"wins-10", MEASURE_WINS, 10},
    {"first-eight", MEASURE_LONGEST, 8},
    {"points-100", MEASURE_SCORE, 100},
    {"double", MEASURE_DOUBLE, 1},
    {"streak-7", MEASURE_STREAK, 7},
    {"stars-6", MEASURE_STARS_6, 1},
    {"words-50", MEASURE_WORDS, 50},
    {"rounds-100", MEASURE_ROUNDS, 100},
    {"race-wins-10", MEASURE_RACES, 10},
    {"two-10", MEASURE_TWO, 10},
    {"win-expert", MEASURE_EXPERT, 1},
    {"sixes-100", MEASURE_SIXES, 100},
    {"common-most", MEASURE_SHARE, 75},
    {"points-200", MEASURE_SCORE, 200},
    {"first-nine", MEASURE_LONGEST, 9},
    {"wins-100", MEASURE_WINS, 100},
    {"streak-30", MEASURE_STREAK, 30},
    {"rounds-1000", MEASURE_ROUNDS, 1000},
    {"win-merciless", MEASURE_MERCILESS, 1},
};

static_assert(sizeof plans / sizeof plans[0] == GOAL_COUNT, "forty goals");

/* Marks the goals reached by a measure that has grown to `value`. Returns the next threshold. */
static int64_t reach(struct goal goals[GOAL_COUNT], enum measure measure, int64_t value,
                     long long id, int64_t ended_unix_s)
{
    int64_t next = INT64_MAX;
    for (int i = 0; i < GOAL_COUNT; i++) {
        struct goal *goal = &goals[i];
        if (plans[i].measure != measure) {
            continue;
        }
        goal->have = value < goal->need ? (long)value : goal->need;
        if (value < goal->need) {
            next = goal->need < next ? goal->need : next;
        } else if (goal->id == 0) {
            goal->id = id;
            goal->ended_unix_s = ended_unix_s;
        }
    }
    return next;
}

/* Begins a query whose only value is the language. */
static struct query begin(struct store *store, const char *sql)
{
    struct query query = query_begin(store->database, sql);
    query_bind_text(&query, store->play_language.code);
    return query;
}

/* Returns whether a round with these values may reach a goal, if earlier ones have left these
 * thresholds. */
static bool may_reach(const struct measured *last, const int64_t next[MEASURE_OF_A_ROUND])
{
    for (int i = 0; i < MEASURE_OF_A_ROUND; i++) {
        bool is_open = IS_MOST(i) ? last->values[i] >= next[i] : last->values[i] > 0;
        if (is_open && next[i] != INT64_MAX) {
            return true;
        }
    }
    return false;
}

/* Marks the goals reached by rounds; if `last` is not NULL, by those up to that one, and only until
 * it is known which goals it has not reached. */
static int measure_rounds(struct store *store, const struct measured *last,
                          struct goal goals[GOAL_COUNT])
{
    int64_t totals[MEASURE_OF_A_ROUND] = {0};
    int64_t next[MEASURE_OF_A_ROUND] = {0};
    struct query query = begin(
        store, "SELECT " MEASURED
               " FROM rounds WHERE counts AND language = ? AND id BETWEEN 1 AND ? ORDER BY id");
    query_bind(&query, last ? last->id : INT64_MAX);
    while ((!last || may_reach(last, next)) && query_step(&query)) {
        struct measured measured;
        read_measured(&query, &measured);
        for (int i = 0; i < MEASURE_OF_A_ROUND; i++) {
            int64_t value = measured.values[i];
            int64_t sum = IS_MOST(i) ? value : totals[i] + value;
            totals[i] = sum > totals[i] ? sum : totals[i];
            if (totals[i] >= next[i]) {
                next[i] =
                    reach(goals, (enum measure)i, totals[i], measured.id, measured.ended_unix_s);
            }
        }
    }
    for (int i = 0; i < MEASURE_OF_A_ROUND; i++) {
        (void)reach(goals, (enum measure)i, totals[i], 0, 0); /* progress of the others */
    }
    return query_end(&query);
}

/* ---- days in a row ---- */

/* The length of the longest streak that a goal needs. */
#define STREAK_MAX 30

struct streak {
    long last_day;
    long length;
    long long ids[STREAK_MAX]; /* of the rounds; a ring buffer by day */
};

/* Returns the round that completed the last `length` days, which may have been played in any
 * order. */
static long long last_played(const struct streak *streak, long length)
{
    long long last = 0;
    for (long i = 0; i < length; i++) {
        long long id = streak->ids[(streak->last_day - i) % STREAK_MAX];
        last = id > last ? id : last;
    }
    return last;
}

/* A goal is reached by the first round that completes any streak of its length. */
static void reach_streaks(const struct streak *streak, struct goal goals[GOAL_COUNT])
{
    for (int i = 0; i < GOAL_COUNT; i++) {
        struct goal *goal = &goals[i];
        if (plans[i].measure != MEASURE_STREAK) {
            continue;
        }
        if (streak->length >= goal->need) {
            long long id = last_played(streak, goal->need);
            goal->id = id > 0 && (goal->id == 0 || id < goal->id) ? id : goal->id;
            goal->have = goal->need;
        } else if (streak->length > goal->have) {
            goal->have = streak->length;
        }
    }
}

static int measure_streaks(struct store *store, struct goal goals[GOAL_COUNT])
{
    struct streak streak = {.length = 0};
    struct query query =
        begin(store, "SELECT date, max(id) FROM rounds WHERE date <> '' AND language = ? AND "
                     "((kind = 'daily' AND counts AND id > 0) OR in_time) GROUP BY date");
    while (query_step(&query)) {
        char text[STORE_DATE_MAX];
        struct daily_date date;
        query_date(&query, text, false);
        if (!daily_date_read(text, &date)) {
            continue;
        }
        /* Counted from year 1, so that no day is negative. */
        long day = daily_number(&date) - daily_number(&(struct daily_date){1, 1, 1});
        streak.length = streak.length > 0 && day == streak.last_day + 1 ? streak.length + 1 : 1;
        streak.last_day = day;
        streak.ids[day % STREAK_MAX] = query_number(&query);
        reach_streaks(&streak, goals);
    }
    return query_end(&query);
}

/* ---- learned words ---- */

static int measure_learned(struct store *store, struct goal goals[GOAL_COUNT])
{
    int64_t learned = 0;
    struct query query =
        begin(store, "SELECT learned FROM practice WHERE learned > 0 AND language = ? ORDER BY "
                     "learned");
    while (query_step(&query)) {
        learned++;
        (void)reach(goals, MEASURE_LEARNED, learned, query_number(&query), 0);
    }
    return query_end(&query);
}

/* Fills in the end times of the rounds found by streaks and learned words. */
static int find_times(struct store *store, struct goal goals[GOAL_COUNT])
{
    struct query query = query_begin(store->database, "SELECT ended FROM rounds WHERE id = ?");
    for (int i = 0; i < GOAL_COUNT; i++) {
        if (goals[i].id != 0 && plans[i].measure >= MEASURE_OF_A_ROUND) {
            query_bind(&query, goals[i].id);
            goals[i].ended_unix_s = query_step(&query) ? query_number(&query) : 0;
            query_again(&query);
        }
    }
    return query_end(&query);
}

static void plan_goals(struct goal goals[GOAL_COUNT])
{
    for (int i = 0; i < GOAL_COUNT; i++) {
        goals[i] = (struct goal){.name = plans[i].name, .need = plans[i].need};
    }
}

int goals_measure(struct store *store, struct goal goals[GOAL_COUNT])
{
    plan_goals(goals);
    int code = measure_rounds(store, NULL, goals);
    if (code == SQLITE_OK) {
        code = measure_streaks(store, goals);
    }
    if (code == SQLITE_OK) {
        code = measure_learned(store, goals);
    }
    return code == SQLITE_OK ? find_times(store, goals) : code;
}

/* Reads the measures of a round; those of one that does not count, or is of another language, are
 * 0. */
static int measure_round(struct store *store, long long id, struct measured *measured)
{
    struct query query =
        begin(store, "SELECT " MEASURED " FROM rounds WHERE counts AND language = ? AND id = ?");
    query_bind(&query, id);
    *measured = (struct measured){.id = id};
    if (query_step(&query)) {
        read_measured(&query, measured);
    }
    return query_end(&query);
}

enum status goals_reached(struct store *store, const struct stored_round *round,
                          const char *names[GOAL_COUNT], int *count)
{
    struct goal goals[GOAL_COUNT];
    struct measured last;
    plan_goals(goals);
    int code = measure_round(store, round->id, &last);
    if (code == SQLITE_OK) {
        code = measure_rounds(store, &last, goals);
    }
    if (code == SQLITE_OK && round->notes.date[0]) {
        code = measure_streaks(store, goals);
    }
    if (code == SQLITE_OK) {
        code = measure_learned(store, goals);
    }
    *count = 0;
    for (int i = 0; i < GOAL_COUNT && code == SQLITE_OK; i++) {
        if (goals[i].id == round->id) {
            names[(*count)++] = goals[i].name;
        }
    }
    return store_finish(store, code, N_("The goals could not be read"));
}

enum status goals_read(struct store *store, struct goal goals[GOAL_COUNT])
{
    struct goal found[GOAL_COUNT];
    enum status status =
        store_finish(store, goals_measure(store, found), N_("The goals could not be read"));
    if (status == STATUS_OK) {
        memcpy(goals, found, sizeof found);
    }
    return status;
}

/* SPDX-License-Identifier: MIT */
/*
 * The daily board.
 *
 * It counts once a day: the first round on it does, from the moment its clock runs. A player who
 * leaves that round continues it later, or gives it up for that day. The terms are the same for
 * everybody.
 */
#include "daily.h"

#include "game.h"
#include "phrase.h"

#include "trounce/daily.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SQUARES_MAX 40 /* of the summary; further words are given as a number */

struct daily_date daily_today(const struct desk *desk)
{
    struct app_date date = calendar_today(&desk->calendar);
    return (struct daily_date){date.year, date.month, date.day};
}

struct app_date daily_day_of(const struct app_calendar *calendar, const struct round_notes *notes)
{
    struct daily_date date;
    if (notes->kind == ROUND_KIND_DAILY && daily_date_read(notes->date, &date)) {
        return (struct app_date){.year = date.year, .month = date.month, .day = date.day};
    }
    return notes->ended_unix_s > 0 ? calendar_day_of(calendar, notes->ended_unix_s)
                                   : calendar_today(calendar);
}

/* --- starting it --- */

/* Returns the dice of the daily board and sets `set` to theirs; NULL if the language has none, or
 * they are custom dice. */
static const struct dice *daily_dice(const struct desk *desk, const struct dice_set **set)
{
    int index = DAILY_SIZE - APP_SIZE_MIN;
    bool is_english = language_is_english(desk->table.language);
    *set = desk->table.sets[index];
    return !*set || (is_english && *set != dice_set_default(DAILY_SIZE)) ? NULL
                                                                         : desk->table.dice[index];
}

/* Returns the points that the rival takes, of words that the game may show. */
static long sum_up(const struct today *today, const struct solution *solution)
{
    struct rival rival;
    long points = 0;
    rival_init(&rival, DAILY_LEVEL, rival_board_seed(&today->board));
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (table_may_show(word, today->tier_max) &&
            rival_finds(&rival, &today->board, solution_text(solution, i), word->letters,
                        word->tier)) {
            points += word->points;
        }
    }
    return points;
}

const struct today *daily_board(struct desk *desk)
{
    struct daily_date date = daily_today(desk);
    const struct dice_set *set;
    struct today today = {.day = daily_number(&date),
                          .lexicon = desk->table.lexicon,
                          .dice = daily_dice(desk, &set),
                          .tier_max = settings_tier_max(&desk->settings, ROUND_KIND_DAILY)};
    struct solver_filter filter = {.rules = DAILY_RULES, .tier_max = today.tier_max};
    struct solution solution;
    if (!today.dice) {
        return NULL;
    }
    if (desk->today.day == today.day && desk->today.lexicon == today.lexicon &&
        desk->today.dice == today.dice && desk->today.tier_max == today.tier_max) {
        return &desk->today;
    }
    if (daily_deal(&date, today.dice, desk->table.solver, &today.board, &today.state) !=
            STATUS_OK ||
        solver_solve_with(desk->table.solver, &today.board, &filter, &solution) != STATUS_OK) {
        return NULL;
    }
    today.rival_points = sum_up(&today, &solution);
    solution_deinit(&solution);
    desk->today = today;
    return &desk->today;
}

bool daily_is_ahead(struct desk *desk, const struct board *board)
{
    struct daily_date date = daily_today(desk);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    const struct today *today = daily_board(desk);
    return today && !standing.counted && !standing.begun && today->board.rows == board->rows &&
           today->board.columns == board->columns &&
           memcmp(today->board.faces, board->faces,
                  sizeof *board->faces * (size_t)board_cell_count(board)) == 0;
}

void daily_begin(struct desk *desk)
{
    const struct dice_set *set;
    const struct dice *dice = daily_dice(desk, &set);
    if (!dice) {
        post_notify(&desk->post,
                    tr("The daily board needs the 4 × 4 dice that come with the game."));
        return;
    }
    struct daily_date date = daily_today(desk);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    if (!standing.counted && game_continue_daily(desk, &date)) {
        return;
    }
    const struct today *today = daily_board(desk);
    if (!today) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
        return;
    }
    struct match match = *table_own_match(&desk->table);
    match.size = DAILY_SIZE;
    match.rules = DAILY_RULES;
    match.time_ms = DAILY_TIME_MS;
    match.mode = MODE_TURNS;
    match.level = DAILY_LEVEL;
    desk->table.board = today->board;
    deal_code(set, dice, today->state, desk->table.code);
    table_note(&desk->table, ROUND_KIND_DAILY, !standing.counted && !standing.begun);
    table_lend_match(&desk->table, &match);
    daily_date_text(&date, desk->table.notes.date);
    if (!game_begin(desk, true)) {
        table_return_match(&desk->table);
    } else if (standing.counted) {
        char points[PHRASE_MAX];
        char text[NOTICE_MAX];
        (void)snprintf(text, sizeof text, tr("Counted today: %s. Playing again is for fun."),
                       phrase_points(points, standing.score));
        post_notify(&desk->post, text);
    } else if (standing.begun) {
        post_notify(&desk->post,
                    tr("You have already started today’s board: this round is for fun."));
    }
}

/* --- describing it --- */

char *daily_about(const struct desk *desk, char *text, size_t size)
{
    struct daily_date date = daily_today(desk);
    struct daily_standing standing = keeper_daily(desk->keeper, &date);
    char days[PHRASE_MAX];
    if (standing.is_left) {
        (void)snprintf(text, size, "%s", tr("Pick up where you left off"));
    } else if (standing.begun && !standing.counted) {
        (void)snprintf(text, size, "%s",
                       tr("You have already started it: playing again is for fun"));
    } else if (standing.streak > 1) {
        (void)snprintf(text, size, tr("%s in a row"), phrase_days_spelt(days, standing.streak));
    } else if (standing.counted) {
        (void)snprintf(text, size, "%s", tr("The next one comes tomorrow"));
    } else {
        (void)snprintf(text, size, "%s",
                       standing.streak == 1 ? tr("Yesterday’s is done")
                                            : tr("The same board for everyone today"));
    }
    return text;
}

long daily_seconds_left(const struct desk *desk)
{
    long long left =
        calendar_next_day(&desk->calendar) - calendar_today(&desk->calendar).unix_seconds;
    return left > 0 ? (long)left : 0;
}

long daily_wait_ms(const struct desk *desk)
{
    long left = daily_seconds_left(desk);
    return left > 0 ? ((left - 1) % 60 + 1) * 1000 : 60000;
}

char *daily_write_left(long seconds, char text[PHRASE_MAX])
{
    long minutes = (seconds + 59) / 60;
    if (minutes >= 60) {
        (void)snprintf(text, PHRASE_MAX, tr("%ld h %ld min"), minutes / 60, minutes % 60);
    } else {
        (void)snprintf(text, PHRASE_MAX, tr("%ld min"), minutes);
    }
    return text;
}

/* A growing text; what does not fit is left out. */
struct summary {
    char *text;
    size_t size, used;
};

static void add(struct summary *summary, const char *format, ...) TAKES_FORMAT(2, 3);

static void add(struct summary *summary, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    size_t room = summary->size - summary->used;
    int length = vsnprintf(summary->text + summary->used, room, format, values);
    va_end(values);
    if (length > 0) {
        summary->used += (size_t)length < room ? (size_t)length : room - 1;
    }
}

int daily_color(int letters)
{
    return layout_clamped(letters - 4, 0, DAILY_COLORS - 1);
}

/* Adds a square for each word, the shortest first, coloured by length. */
static void add_squares(struct summary *summary, const long by_length[DAILY_LENGTHS + 1])
{
    static const char *const squares[DAILY_COLORS] = {"⬜", "🟨", "🟧", "🟥"};
    char number[PHRASE_MAX];
    long count = 0;
    for (int letters = 0; letters <= DAILY_LENGTHS; letters++) {
        for (long i = 0; i < by_length[letters]; i++) {
            if (count++ < SQUARES_MAX) {
                add(summary, "%s", squares[daily_color(letters)]);
            }
        }
    }
    if (count > SQUARES_MAX) {
        add(summary, " +%s", phrase_number(number, count - SQUARES_MAX));
    }
    add(summary, count > 0 ? "\n" : "");
}

char *daily_write_title(const struct daily_result *result, char text[DAILY_TITLE_MAX])
{
    const struct daily_date *date = &result->date;
    char day[PHRASE_MAX];
    int length = snprintf(text, DAILY_TITLE_MAX, tr("Trounce daily board, %s"),
                          phrase_date(day, date->day, date->month, date->year));
    if (!result->counts && length > 0 && length < DAILY_TITLE_MAX) {
        (void)snprintf(text + length, DAILY_TITLE_MAX - (size_t)length, "%s", tr(", played again"));
    }
    return text;
}

char *daily_write_result(const struct daily_result *result, char *text, size_t size)
{
    struct summary summary = {text, size, 0};
    char title[DAILY_TITLE_MAX];
    char points[PHRASE_MAX];
    char stars[PHRASE_STARS_MAX];
    text[0] = '\0';
    add(&summary, "%s\n%s", daily_write_title(result, title), phrase_points(points, result->score));
    if (result->stars >= 0) {
        add(&summary, " %s", phrase_stars(stars, result->stars));
    }
    if (result->rival) {
        add(&summary, " · %s: %s", result->rival, phrase_number(points, result->rival_score));
    }
    add(&summary, "\n");
    add_squares(&summary, result->by_length);
    add(&summary, "%s", result->line);
    return text;
}

/* Fills in what the round says. `solution` (NULL: out of memory) has all words of its board. */
static void fill_result(struct daily_result *result, const struct desk *desk,
                        const struct round *round, const struct round_notes *notes,
                        const struct solution *solution)
{
    bool has_date = daily_date_read(notes->date, &result->date);
    assert(has_date);
    (void)has_date;
    int most = 0;
    result->board = *round_board(round);
    result->counts = notes->counts;
    result->score = round_score(round, SIDE_PLAYER);
    result->rival_score = round_score(round, SIDE_COMPUTER);
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        int letters = word->letters;
        result->by_length[letters < DAILY_LENGTHS ? letters : DAILY_LENGTHS]++;
        if (word->points > most) {
            most = word->points;
            result->best = word->path;
        }
    }
    if (!solution ||
        game_write_challenge(desk, round, notes->code, solution, result->line, NULL) != STATUS_OK) {
        (void)snprintf(result->line, sizeof result->line, tr("Board %s"), notes->code);
    }
}

/* Counts the words that the results list. */
static void count_words(const struct desk *desk, const struct round *round,
                        const struct solution *solution, struct daily_result *result)
{
    int tier_max = settings_tier_max(&desk->settings, ROUND_KIND_DAILY);
    result->words_found = result->words_there = (long)round_word_count(round, SIDE_PLAYER);
    for (size_t i = 0; solution && i < solution->word_count; i++) {
        const char *text = solution_text(solution, i);
        enum side side;
        bool is_found = round_has_word(round, text, strlen(text), &side, NULL);
        bool is_yours = is_found && side == SIDE_PLAYER;
        result->words_there +=
            !is_yours && (is_found || table_may_show(&solution->words[i], tier_max));
    }
}

/* Reads the result of a stored round. */
static bool read_result(struct desk *desk, long long id, struct daily_result *result)
{
    struct stored_round stored;
    struct round *round = NULL;
    struct solution solution;
    struct solver_filter filter = {.tier_max = TIER_MAX};
    if (keeper_load(desk->keeper, id, NULL, desk->table.lexicon, &stored, &round) != STATUS_OK) {
        return false;
    }
    filter.rules = round_rules(round);
    bool is_solved =
        solver_solve_with(desk->table.solver, round_board(round), &filter, &solution) == STATUS_OK;
    *result = (struct daily_result){
        .stars = stored.notes.stars,
        .rival = mode_traits(stored.mode)->has_computer ? phrase_rival_name(stored.level) : NULL};
    fill_result(result, desk, round, &stored.notes, is_solved ? &solution : NULL);
    count_words(desk, round, is_solved ? &solution : NULL, result);
    solution_deinit(&solution);
    round_free(round);
    return true;
}

bool daily_read_result_of(struct desk *desk, const struct daily_date *date,
                          struct daily_result *result)
{
    struct history_day days[HISTORY_MONTH_DAYS];
    return keeper_month(desk->keeper, date->year, date->month, days) == STATUS_OK &&
           days[date->day - 1].id != 0 && read_result(desk, days[date->day - 1].id, result);
}

/* 1 January 1970 was a Thursday. */
int daily_weekday(const struct daily_date *date)
{
    long days = (daily_number(date) + 3) % 7;
    return (int)(days < 0 ? days + 7 : days);
}

struct daily_date daily_day_before(const struct daily_date *date)
{
    struct daily_date day = *date;
    if (--day.day > 0) {
        return day;
    }
    day.year -= day.month == 1;
    day.month = day.month == 1 ? 12 : day.month - 1;
    for (day.day = HISTORY_MONTH_DAYS; !daily_date_is_real(&day); day.day--) {
    }
    return day;
}

char *daily_summary(struct desk *desk, char *text, size_t size)
{
    struct table *table = &desk->table;
    struct daily_result result = {.stars = table->honours.par > 0 ? table->honours.stars : -1};
    if (mode_traits(table->match.mode)->has_computer) {
        result.rival = table_name_of(table, SIDE_COMPUTER);
    }
    fill_result(&result, desk, table->round, &table->notes, table_solution(table));
    return daily_write_result(&result, text, size);
}

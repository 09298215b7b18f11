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
#include "trounce/rank.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define SQUARES_MAX 40 /* of the summary; further words are given as a number */

struct daily_date daily_today(const struct game *game)
{
    struct app_date date = calendar_today(&game->calendar);
    return (struct daily_date){date.year, date.month, date.day};
}

struct app_date daily_day_of(const struct app_calendar *calendar, const struct round_notes *notes)
{
    struct daily_date date;
    struct app_date ended = notes->ended_unix_s > 0 ? calendar_day_of(calendar, notes->ended_unix_s)
                                                    : calendar_today(calendar);
    bool is_daily = round_kind_has_date(notes->kind) && daily_date_read(notes->date, &date);
    if (is_daily &&
        (date.year != ended.year || date.month != ended.month || date.day != ended.day)) {
        return (struct app_date){.year = date.year, .month = date.month, .day = date.day};
    }
    return ended;
}

/* --- starting it --- */

/* Returns the dice of the daily board and sets `set` to theirs; NULL if the language has none, or
 * they are custom dice. */
static const struct dice *daily_dice(const struct game *game, const struct dice_set **set)
{
    int index = DAILY_SIZE - APP_SIZE_MIN;
    bool is_english = language_is_english(game->session.language);
    *set = game->session.sets[index];
    return !*set || (is_english && *set != dice_set_default(DAILY_SIZE))
               ? NULL
               : game->session.dice[index];
}

/* Returns the points that the rival takes, of words that the game may show. */
static long sum_up(const struct today *today, const struct solution *solution)
{
    struct rival rival;
    long points = 0;
    rival_init(&rival, DAILY_LEVEL, rival_board_seed(&today->board));
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (session_may_show(word, today->tier_max) &&
            rival_finds(&rival, &today->board, solution_text(solution, i), word->letters,
                        word->tier)) {
            points += word->points;
        }
    }
    return points;
}

/* Fills in what is known of a dealt board from its words: what the rival takes, and how many are
 * common. */
static bool study(const struct game *game, struct today *today)
{
    struct solver_filter filter = {.rules = DAILY_RULES, .tier_max = TIER_MAX};
    struct solution solution;
    if (solver_solve_with(game->session.solver, &today->board, &filter, &solution) != STATUS_OK) {
        return false;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        today->common_words += deal_is_common(solution.words[i].tier) &&
                               session_may_show(&solution.words[i], TIER_MAX);
    }
    today->rival_points = sum_up(today, &solution);
    solution_deinit(&solution);
    return true;
}

/* Deals the board of a puzzle of a date into `today`, unless it is there already. Returns false if
 * there are no dice or is no memory for it. */
static bool deal(struct game *game, enum daily_puzzle puzzle, const struct daily_date *date,
                 struct today *today)
{
    const struct dice_set *set;
    struct today dealt = {.day = daily_number(date),
                          .lexicon = game->session.lexicon,
                          .dice = daily_dice(game, &set),
                          .tier_max = settings_tier_max(&game->settings, ROUND_KIND_DAILY)};
    if (!dealt.dice) {
        return false;
    }
    if (today->day == dealt.day && today->lexicon == dealt.lexicon && today->dice == dealt.dice &&
        today->tier_max == dealt.tier_max) {
        return true;
    }
    if (daily_deal(puzzle, date, dealt.dice, game->session.solver, &dealt.board, &dealt.state) !=
            STATUS_OK ||
        !study(game, &dealt)) {
        return false;
    }
    *today = dealt;
    return true;
}

/* Returns the board of a puzzle of today; NULL: see deal. */
static const struct today *board_of_today(struct game *game, enum daily_puzzle puzzle)
{
    struct daily_date date = daily_today(game);
    struct today *today = &game->today[puzzle];
    return deal(game, puzzle, &date, today) ? today : NULL;
}

const struct today *daily_board(struct game *game)
{
    return board_of_today(game, DAILY_SPRINT);
}

struct daily_hunt daily_hunt_of(struct game *game, const struct daily_date *date)
{
    struct daily_standing standing = saves_daily(game->saves, date);
    const struct history_hunt *kept = &standing.hunt;
    struct daily_date day = daily_today(game);
    struct daily_hunt hunt = {.words = kept->words,
                              .found = kept->found,
                              .hints = kept->hints,
                              .is_begun = kept->id != 0,
                              .is_done = kept->id > 0,
                              .id = kept->id > 0 ? kept->id : 0,
                              .counts = kept->counts,
                              .in_time = kept->in_time};
    if (hunt.words == 0) {
        bool is_today = daily_number(date) == daily_number(&day);
        struct today past = {.day = 0};
        struct today *board = is_today ? &game->today[DAILY_HUNT] : &past;
        hunt.words = deal(game, DAILY_HUNT, date, board) ? board->common_words : 0;
    }
    return hunt;
}

bool daily_is_ahead(struct game *game, const struct board *board)
{
    struct daily_date date = daily_today(game);
    struct daily_standing standing = saves_daily(game->saves, &date);
    const struct today *today = daily_board(game);
    return today && !standing.counted && !standing.begun && today->board.rows == board->rows &&
           today->board.columns == board->columns &&
           memcmp(today->board.faces, board->faces,
                  sizeof *board->faces * (size_t)board_cell_count(board)) == 0;
}

/* Returns the terms of everybody. */
static struct match terms_of(const struct game *game, enum daily_puzzle puzzle)
{
    struct match match = game->session.next;
    match.size = DAILY_SIZE;
    match.rules = DAILY_RULES;
    match.time_ms = puzzle == DAILY_HUNT ? 0 : DAILY_TIME_MS;
    match.mode = puzzle == DAILY_HUNT ? MODE_ALONE : MODE_TURNS;
    match.level = DAILY_LEVEL;
    return match;
}

/* Says why a round that has begun does not count. */
static void say_uncounted(struct game *game, enum daily_puzzle puzzle, bool is_past,
                          const struct daily_standing *standing)
{
    const char *text = NULL;
    if (is_past) {
        text = tr("The archive: does not count for your run of days.");
    } else if (puzzle == DAILY_HUNT) {
        text = standing->hunt.id != 0 ? tr("Today’s Hunt is done: this one is for fun.") : NULL;
    } else if (standing->counted) {
        text = say(game->arena, tr("Counted today: %s. Playing again is for fun."),
                   phrase_points(game->arena, standing->score));
    } else if (standing->begun) {
        text = tr("You have already started today’s Sprint: this round is for fun.");
    }
    if (text) {
        notice_show(&game->notice, text);
    }
}

void daily_begin_on(struct game *game, enum daily_puzzle puzzle, const struct daily_date *date)
{
    const struct dice_set *set;
    const struct dice *dice = daily_dice(game, &set);
    enum round_kind kind = puzzle == DAILY_HUNT ? ROUND_KIND_HUNT : ROUND_KIND_DAILY;
    struct daily_date day = daily_today(game);
    bool is_past = daily_number(date) < daily_number(&day);
    if (!dice) {
        notice_show(&game->notice,
                    tr("The daily puzzles need the 4 × 4 dice that come with the game."));
        return;
    }
    struct daily_standing standing = saves_daily(game->saves, date);
    bool is_done = puzzle == DAILY_HUNT ? standing.hunt.id > 0 : standing.counted;
    bool is_left = puzzle == DAILY_HUNT || is_past || standing.is_left;
    if (!is_done && is_left && game_continue_daily(game, kind, date)) {
        return;
    }
    if (puzzle == DAILY_HUNT && standing.hunt.id < 0) {
        notice_show(&game->notice, tr("Another window has taken this round."));
        return;
    }
    struct today past = {.day = 0};
    struct today *board = is_past ? &past : &game->today[puzzle];
    if (!deal(game, puzzle, date, board)) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    struct match match = terms_of(game, puzzle);
    char code[BOARD_CODE_MAX];
    deal_code(set, dice, board->state, code);
    bool counts = !is_past && !is_done && (puzzle == DAILY_HUNT || !standing.begun);
    struct session_plan plan = session_plan(&board->board, code, kind, counts, &match);
    daily_date_text(date, plan.notes.date);
    if (game_begin(game, &plan, true)) {
        say_uncounted(game, puzzle, is_past, &standing);
    }
}

/* Returns the puzzle that the current round is not. */
static enum daily_puzzle other_than(const struct round_notes *notes)
{
    return notes->kind == ROUND_KIND_HUNT ? DAILY_SPRINT : DAILY_HUNT;
}

const char *daily_label(enum daily_puzzle puzzle, const struct history_day *day)
{
    if (puzzle == DAILY_HUNT) {
        return day->hunt.id > 0   ? tr("See the Hunt")
               : day->hunt.id < 0 ? tr("Continue the Hunt")
                                  : tr("Play the Hunt");
    }
    return day->id != 0                         ? tr("See the Sprint")
           : day->is_left || day->is_other_left ? tr("Continue the Sprint")
                                                : tr("Play the Sprint");
}

void daily_open_on(struct game *game, enum daily_puzzle puzzle, const struct daily_date *date,
                   const struct history_day *day)
{
    long long id = puzzle == DAILY_HUNT ? day->hunt.id : day->id;
    if (id > 0) {
        game_open_past(game, id);
    } else {
        daily_begin_on(game, puzzle, date);
    }
}

const char *daily_other_label(const struct game *game)
{
    const struct round_notes *notes = &game->session.notes;
    struct daily_date date;
    struct history_day day;
    if (!round_kind_has_date(notes->kind) || !daily_date_read(notes->date, &date) ||
        history_day(game->store, notes->date, &day) != STATUS_OK) {
        return NULL;
    }
    enum daily_puzzle other = other_than(notes);
    bool is_played = other == DAILY_SPRINT ? day.id != 0 : day.hunt.id > 0;
    return is_played ? NULL : daily_label(other, &day);
}

void daily_begin_other(struct game *game)
{
    const struct round_notes *notes = &game->session.notes;
    struct daily_date date;
    if (daily_date_read(notes->date, &date)) {
        daily_begin_on(game, other_than(notes), &date);
    }
}

void daily_begin(struct game *game)
{
    struct daily_date today = daily_today(game);
    daily_begin_on(game, DAILY_SPRINT, &today);
}

void daily_begin_hunt(struct game *game)
{
    struct daily_date today = daily_today(game);
    daily_begin_on(game, DAILY_HUNT, &today);
}

/* --- describing it --- */

long daily_seconds_left(const struct game *game)
{
    long long left =
        calendar_next_day(&game->calendar) - calendar_today(&game->calendar).unix_seconds;
    return left > 0 ? (long)left : 0;
}

long daily_wait_ms(const struct game *game)
{
    long left = daily_seconds_left(game);
    return left > 0 ? ((left - 1) % 60 + 1) * 1000 : 60000;
}

const char *daily_left(struct arena *arena, long seconds)
{
    long minutes = (seconds + 59) / 60;
    return minutes >= 60 ? say(arena, tr("%ld h %ld min"), minutes / 60, minutes % 60)
                         : say(arena, tr("%ld min"), minutes);
}

int daily_color(int letters)
{
    return layout_clamped(letters - 4, 0, DAILY_COLORS - 1);
}

/* Returns a square for each word, the shortest first, coloured by length, and a line end. */
static const char *squares_of(struct arena *arena, const long by_length[DAILY_LENGTHS + 1])
{
    static const char *const squares[DAILY_COLORS] = {"⬜", "🟨", "🟧", "🟥"};
    const char *line = "";
    long count = 0;
    for (int letters = 0; letters <= DAILY_LENGTHS; letters++) {
        for (long i = 0; i < by_length[letters]; i++) {
            if (count++ < SQUARES_MAX) {
                line = say(arena, "%s%s", line, squares[daily_color(letters)]);
            }
        }
    }
    return count == 0 ? ""
           : count <= SQUARES_MAX
               ? say(arena, "%s\n", line)
               : say(arena, "%s +%s\n", line, phrase_number(arena, count - SQUARES_MAX));
}

const char *daily_title(struct arena *arena, const struct daily_result *result)
{
    const struct daily_date *date = &result->date;
    const char *title = say(arena, tr("Trounce Sprint, %s"),
                            phrase_date(arena, date->day, date->month, date->year));
    return result->counts       ? title
           : result->is_archive ? say(arena, "%s%s", title, tr(", from the archive"))
                                : say(arena, "%s%s", title, tr(", played again"));
}

/* Returns points, stars and the rival's points. */
static const char *sprint_line(struct arena *arena, const struct daily_result *result)
{
    const char *points = phrase_points(arena, result->score);
    if (result->stars >= 0) {
        points = say(arena, "%s %s", points, phrase_stars(result->stars));
    }
    if (result->rival) {
        points = say(arena, "%s · %s: %s", points, result->rival,
                     phrase_number(arena, result->rival_score));
    }
    return points;
}

const char *daily_lines(struct arena *arena, const struct daily_result *result)
{
    return say(arena, "%s\n%s\n%s%s", daily_title(arena, result), sprint_line(arena, result),
               squares_of(arena, result->by_length), result->line);
}

const char *daily_hunt_about(struct arena *arena, long found, long words)
{
    return say(arena, tr("%s of %s, %s"), phrase_number(arena, found), phrase_number(arena, words),
               phrase_rank(rank_reached(found, words)));
}

const char *daily_hunt_line(struct arena *arena, const struct daily_hunt *hunt)
{
    const char *about = daily_hunt_about(arena, hunt->found, hunt->words);
    return hunt->hints == 0 ? about : say(arena, "%s, %s", about, phrase_hints(arena, hunt->hints));
}

const char *daily_share_title(struct arena *arena, const struct daily_share *share)
{
    const struct daily_date *date = &share->date;
    return share->has_sprint ? daily_title(arena, &share->sprint)
                             : say(arena, tr("Trounce Hunt, %s"),
                                   phrase_date(arena, date->day, date->month, date->year));
}

const char *daily_share_text(struct arena *arena, const struct daily_share *share)
{
    const char *hunt = share->has_hunt
                           ? say(arena, "%s\n%s%s", daily_hunt_line(arena, &share->hunt),
                                 squares_of(arena, share->hunt_lengths), share->hunt_line)
                           : "";
    const char *title = daily_share_title(arena, share);
    if (!share->has_sprint) {
        return say(arena, "%s\n%s", title, hunt);
    }
    return share->has_hunt
               ? say(arena, "%s\n%s\n%s%s%s\n%s", title, sprint_line(arena, &share->sprint),
                     squares_of(arena, share->sprint.by_length), tr("Hunt: "), hunt,
                     share->sprint.line)
               : daily_lines(arena, &share->sprint);
}

/* Fills in what the round says. `solution` (NULL: out of memory) has all words of its board. */
static void fill_result(struct daily_result *result, const struct game *game,
                        const struct round *round, const struct round_notes *notes,
                        const struct solution *solution)
{
    bool has_date = daily_date_read(notes->date, &result->date);
    assert(has_date);
    (void)has_date;
    int most = 0;
    result->board = *round_board(round);
    result->counts = notes->counts;
    struct app_date began = calendar_day_of(&game->calendar, notes->began_unix_s);
    struct daily_date first = {began.year, began.month, began.day};
    result->is_archive =
        notes->began_unix_s > 0 && daily_number(&first) > daily_number(&result->date);
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
        game_write_challenge(game, round, notes->code, solution, result->line, NULL) != STATUS_OK) {
        (void)snprintf(result->line, sizeof result->line, tr("Board %s"), notes->code);
    }
}

/* Reads the result of a stored round. */
static bool read_result(struct game *game, long long id, struct daily_result *result)
{
    struct stored_round stored;
    struct round *round = NULL;
    struct solution solution;
    struct solver_filter filter = {.tier_max = TIER_MAX};
    if (saves_load(game->saves, id, NULL, game->session.lexicon, &stored, &round) != STATUS_OK) {
        return false;
    }
    filter.rules = round_rules(round);
    bool is_solved = solver_solve_with(game->session.solver, round_board(round), &filter,
                                       &solution) == STATUS_OK;
    *result = (struct daily_result){
        .stars = stored.notes.stars,
        .rival = mode_traits(stored.mode)->has_computer ? phrase_rival_name(stored.level) : NULL};
    fill_result(result, game, round, &stored.notes, is_solved ? &solution : NULL);
    solution_deinit(&solution);
    round_free(round);
    return true;
}

bool daily_read_result_of(struct game *game, const struct daily_date *date,
                          struct daily_result *result)
{
    struct history_day day;
    char text[DAILY_DATE_MAX];
    return history_day(game->store, daily_date_text(date, text), &day) == STATUS_OK &&
           day.id != 0 && read_result(game, day.id, result);
}

/* Writes the last line about a Hunt on the board with a code. */
static void write_hunt_line(const struct game *game, const char *code, struct daily_share *share)
{
    if (game->has_links) {
        (void)daily_link_text(&share->date, game->session.language->code, share->hunt_line);
    } else {
        (void)snprintf(share->hunt_line, sizeof share->hunt_line, tr("Board %s"), code);
    }
}

bool daily_read_share(struct game *game, const struct daily_date *date, struct daily_share *share)
{
    struct daily_standing standing = saves_daily(game->saves, date);
    long lengths[HISTORY_LENGTHS] = {0};
    *share = (struct daily_share){.date = *date};
    share->has_sprint = daily_read_result_of(game, date, &share->sprint);
    share->has_hunt = standing.hunt.found > 0;
    if (share->has_hunt) {
        const struct dice_set *set;
        const struct dice *dice = daily_dice(game, &set);
        struct today board = {.day = 0};
        share->hunt = daily_hunt_of(game, date);
        (void)history_lengths(game->store, standing.hunt.id, lengths);
        for (int i = 0; i < HISTORY_LENGTHS; i++) {
            share->hunt_lengths[i < DAILY_LENGTHS ? i : DAILY_LENGTHS] += lengths[i];
        }
        if (deal(game, DAILY_HUNT, date, &board)) {
            char code[BOARD_CODE_MAX];
            deal_code(set, dice, board.state, code);
            write_hunt_line(game, code, share);
        }
    }
    return share->has_sprint || share->has_hunt;
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

const char *daily_summary(struct game *game)
{
    struct session *session = &game->session;
    const struct round_notes *notes = &session->notes;
    if (notes->kind == ROUND_KIND_HUNT) {
        struct daily_share share = {.has_hunt = true,
                                    .hunt = {.words = session->honours.common_words,
                                             .found = session->honours.common_found,
                                             .hints = round_hint_count(session->round)}};
        (void)daily_date_read(notes->date, &share.date);
        for (size_t i = 0; i < round_word_count(session->round, SIDE_PLAYER); i++) {
            int letters = round_word(session->round, SIDE_PLAYER, i)->letters;
            share.hunt_lengths[letters < DAILY_LENGTHS ? letters : DAILY_LENGTHS]++;
        }
        write_hunt_line(game, notes->code, &share);
        return daily_share_text(game->arena, &share);
    }
    struct daily_result result = {.stars = session->honours.par > 0 ? session->honours.stars : -1};
    if (mode_traits(session->match.mode)->has_computer) {
        result.rival = session_name_of(session, SIDE_COMPUTER);
    }
    fill_result(&result, game, session->round, notes, session_solution(session));
    return daily_lines(game->arena, &result);
}

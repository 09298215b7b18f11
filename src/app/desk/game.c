/* SPDX-License-Identifier: MIT */
/*
 * The round between its screens, the table and the keeper. Leaves boards to table.c, files to
 * keeper.c, and the outcome of a round to game_end.c.
 */
#include "game.h"

#include "my_words.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>
#include <string.h>

static void say_failure(struct desk *desk, enum status status)
{
    post_notify(&desk->post, status == STATUS_MISSING
                                 ? tr("The game has no dice for boards of this size.")
                                 : tr("There is not enough memory for that."));
}

/* --- the notes of a round --- */

struct round_notes game_notes(const struct desk *desk)
{
    const struct table *table = &desk->table;
    struct round_notes notes = table->notes;
    notes.ended_unix_s = calendar_today(&desk->calendar).unix_seconds;
    notes.hint_count = round_hint_count(table->round);
    notes.hint_points = round_hint_points(table->round);
    return notes;
}

/* Returns whether the player's clock is running. */
static bool is_running(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round && stage_is_on_top(&desk->stage, SCREEN_TURN) &&
           round_phase(round) == ROUND_PLAYER;
}

void game_advance(struct desk *desk, long elapsed_ms)
{
    if (is_running(desk)) {
        desk->table.notes.elapsed_ms += elapsed_ms;
        keeper_pass(desk->keeper, elapsed_ms);
    } else if (stage_is_on_top(&desk->stage, SCREEN_COMPUTER)) {
        keeper_pass(desk->keeper, elapsed_ms);
    }
    long long id = keeper_advance(desk->keeper, elapsed_ms);
    if (id != 0) {
        game_note_kept(desk, id);
    }
}

void game_autosave(struct desk *desk)
{
    if (desk->table.round) {
        struct round_notes notes = game_notes(desk);
        keeper_look(desk->keeper, desk->table.round, &notes);
    }
}

static bool save_round(struct desk *desk)
{
    struct round_notes notes = game_notes(desk);
    return keeper_now(desk->keeper, desk->table.round, &notes);
}

void game_keep(struct desk *desk)
{
    if (desk->table.round) {
        (void)save_round(desk);
    }
}

long game_wait_ms(const struct desk *desk)
{
    return keeper_wait_ms(desk->keeper, is_running(desk) ? desk->table.round : NULL);
}

/* --- beginning --- */

/* Reads the friend's words of a challenge, or those of a ghost; none for other rounds, or if they
 * no longer fit today's word list. */
static enum status read_friend(struct desk *desk, const struct round_notes *notes,
                               const struct board *board, struct table_friend *friend)
{
    const char *line = notes->challenge;
    struct challenge challenge;
    *friend = (struct table_friend){0};
    if ((notes->kind != ROUND_KIND_CHALLENGE && notes->kind != ROUND_KIND_GHOST) ||
        challenge_read_in(table_alphabet(&desk->table), line, strlen(line), &challenge, NULL) !=
            STATUS_OK) {
        return STATUS_OK;
    }
    enum status status = table_read_friend(&desk->table, &challenge, board, friend, NULL);
    return status == STATUS_MISSING ? STATUS_OK : status;
}

/* Puts a new round on the table. */
static bool make_round(struct desk *desk, const struct match *match)
{
    struct table *table = &desk->table;
    struct table_friend friend;
    struct strength strength = keeper_strength(desk->keeper);
    enum status status = read_friend(desk, &table->notes, &table->board, &friend);
    if (status == STATUS_OK) {
        status = table_new_round(table, match, strength_value(&strength), &friend,
                                 settings_tier_max(&desk->settings, table->notes.kind),
                                 calendar_today(&desk->calendar).unix_seconds);
        table_end_friend(&friend);
    }
    if (status != STATUS_OK) {
        say_failure(desk, status);
        return false;
    }
    keeper_stop(desk->keeper);
    post_end_notice(&desk->post); /* it was about something else */
    return true;
}

/* Returns whether the waiting round keeps waiting while the new one on the table is played: a daily
 * board that is to count always does, and so do boards whose words are to be found at leisure. A
 * shaken board takes the place of what waits, any other only that of its kind: nobody who opens
 * today's board means to end the round that was paused. A ghost takes nothing's. */
static bool is_to_wait_on(const struct desk *desk)
{
    const struct waiting *waiting = keeper_waiting(desk->keeper);
    enum round_kind kind = desk->table.notes.kind;
    if (!waiting) {
        return false;
    }
    bool is_leisure = waiting_finds_all(waiting) || table_finds_all(&desk->table);
    return (is_leisure && waiting->stored.player_words + waiting->stored.second_words > 0) ||
           (waiting->stored.notes.kind == ROUND_KIND_DAILY && waiting->stored.notes.counts) ||
           kind == ROUND_KIND_GHOST ||
           (kind != ROUND_KIND_PLAIN && kind != waiting->stored.notes.kind);
}

/* Asks the player if a new round would replace one that has words or was given (daily, challenge);
 * returns whether it asked. */
static bool asks(struct desk *desk, bool with_shake)
{
    const struct waiting *waiting = keeper_waiting(desk->keeper);
    if (!waiting || is_to_wait_on(desk)) {
        return false;
    }
    const struct stored_round *stored = &waiting->stored;
    bool is_given =
        stored->notes.kind == ROUND_KIND_DAILY || stored->notes.kind == ROUND_KIND_CHALLENGE;
    if (stored->player_words + stored->second_words == 0 && !is_given) {
        return false;
    }
    struct call call = {.shake = with_shake};
    stage_over(&desk->stage, SCREEN_WAITING, &call);
    return true;
}

bool game_begin(struct desk *desk, bool with_shake)
{
    struct call call = {.shake = with_shake};
    if (asks(desk, with_shake)) {
        return true;
    }
    if (!make_round(desk, &desk->table.match)) {
        return false;
    }
    if (is_to_wait_on(desk)) {
        keeper_set_aside(desk->keeper);
    }
    keeper_begin(desk->keeper);
    desk->table.notes.elapsed_ms = 0;
    stage_go(&desk->stage, SCREEN_TURN, &call);
    return true;
}

void game_begin_anyway(struct desk *desk, bool with_shake)
{
    keeper_forget_waiting(desk->keeper);
    (void)game_begin(desk, with_shake);
}

/* Shakes a board by these terms and begins a round on it. */
static void deal(struct desk *desk, const struct match *match)
{
    struct table *table = &desk->table;
    table_lend_match(table, match);
    enum status status = table_shake(table);
    if (status != STATUS_OK) {
        say_failure(desk, status);
        return;
    }
    table_note(table, ROUND_KIND_PLAIN, true);
    table_lend_match(table, match);
    (void)game_begin(desk, true);
}

void game_deal(struct desk *desk)
{
    table_return_match(&desk->table);
    struct match match = desk->table.match;
    deal(desk, &match);
}

bool game_again_is_rematch(const struct desk *desk)
{
    const struct table *table = &desk->table; /* the player did not choose the terms of others */
    return table->notes.kind != ROUND_KIND_DAILY && table->match.level != RIVAL_FRIEND;
}

/* Returns the terms that Play again deals by. */
static struct match match_of_again(const struct desk *desk)
{
    return game_again_is_rematch(desk) ? desk->table.match : *table_own_match(&desk->table);
}

bool game_again_is_usual(const struct desk *desk)
{
    struct match match = match_of_again(desk);
    const struct match *usual = table_own_match(&desk->table);
    return match.mode == usual->mode && match.size == usual->size && match.rules == usual->rules &&
           match.time_ms == usual->time_ms &&
           (match.level == usual->level || !mode_traits(match.mode)->has_rival);
}

void game_deal_again(struct desk *desk)
{
    struct match match = match_of_again(desk);
    if (table_is_practice(&desk->table) && desk->table.practised.trait != COACH_NOTHING) {
        game_practise_habit(desk, &desk->table.practised);
        return;
    }
    if (table_is_practice(&desk->table)) {
        struct call call = {.shake = true};
        stage_go(&desk->stage, SCREEN_PRACTICE, &call);
        return;
    }
    deal(desk, &match);
}

void game_again(struct desk *desk)
{
    struct round_notes *notes = &desk->table.notes;
    struct round_notes again = {.kind = notes->kind}; /* same origin as before */
    memcpy(again.date, notes->date, sizeof again.date);
    memcpy(again.sender, notes->sender, sizeof again.sender);
    memcpy(again.challenge, notes->challenge, sizeof again.challenge);
    *notes = again;
    (void)game_begin(desk, true);
}

/* Puts the board of a round with its own terms on the table. */
static void lay_board(struct desk *desk, const struct board *board, const char *code,
                      const struct match *match, enum round_kind kind, bool counts)
{
    struct table *table = &desk->table;
    table->board = *board;
    (void)snprintf(table->code, sizeof table->code, "%s", code);
    table_note(table, kind, counts);
    table_lend_match(table, match);
}

/* Returns the terms of Home for a board of this shape. */
static struct match match_for(const struct desk *desk, const struct board *board)
{
    struct match match = *table_own_match(&desk->table);
    if (board->rows == board->columns && board->rows >= TABLE_SIZE_LEAST &&
        board->rows <= APP_SIZE_MAX) {
        match.size = board->rows;
    }
    return match;
}

/* Lays a board for practice. */
static void lay_practice(struct desk *desk, const struct board *board, const char *code)
{
    struct match match = match_for(desk, board);
    match.mode = MODE_ALONE;
    match.time_ms = 0;
    lay_board(desk, board, code, &match, ROUND_KIND_PRACTICE, false);
}

void game_practise(struct desk *desk, const struct board *board, const char *code)
{
    lay_practice(desk, board, code);
    (void)game_begin(desk, true);
}

#define HABIT_BOARDS 60 /* to choose from; they take a few ten milliseconds */

/* Shakes boards until the richest of them is known. */
static enum status shake_for(struct table *table, const struct coach_habit *habit,
                             struct board *board, char code[BOARD_CODE_MAX])
{
    struct solver_filter filter = {.rules = table->match.rules, .tier_max = TIER_MAX};
    int most = -1;
    for (int i = 0; i < HABIT_BOARDS; i++) {
        struct solution solution;
        enum status status = table_shake(table);
        if (status == STATUS_OK) {
            status = solver_solve_with(table->solver, &table->board, &filter, &solution);
        }
        if (status != STATUS_OK) {
            return status;
        }
        int count = coach_count(habit, &table->board, &solution);
        solution_deinit(&solution);
        if (count > most) {
            most = count;
            *board = table->board;
            memcpy(code, table->code, BOARD_CODE_MAX);
        }
    }
    return STATUS_OK;
}

void game_practise_habit(struct desk *desk, const struct coach_habit *habit)
{
    struct board board;
    char code[BOARD_CODE_MAX];
    struct coach_habit practised = *habit; /* which may be that of the table */
    table_return_match(&desk->table);
    enum status status = shake_for(&desk->table, &practised, &board, code);
    if (status != STATUS_OK) {
        say_failure(desk, status);
        return;
    }
    lay_practice(desk, &board, code);
    desk->table.practised = practised;
    (void)game_begin(desk, true);
}

/* --- challenges --- */

enum status game_take_challenge(struct desk *desk, const struct challenge *challenge,
                                const struct board *board, struct fault *fault)
{
    char line[CHALLENGE_LINE_MAX];
    struct table_friend friend;
    enum status status = challenge_write(challenge, line, fault);
    if (status == STATUS_OK) {
        status = table_read_friend(&desk->table, challenge, board, &friend, fault);
    }
    if (status != STATUS_OK) {
        if (status == STATUS_NO_MEMORY) {
            say_failure(desk, status);
        }
        return status;
    }
    table_end_friend(&friend);
    bool is_code = challenge->source == CHALLENGE_CODE;
    bool played = keeper_has_board(desk->keeper, board, challenge->rules);
    struct match match = match_for(desk, board);
    match.mode = MODE_TURNS;
    match.level = RIVAL_FRIEND;
    match.rules = challenge->rules;
    match.time_ms = challenge->time_ms;
    lay_board(desk, board, is_code ? challenge->code : "", &match, ROUND_KIND_CHALLENGE,
              is_code && !played);
    struct round_notes *notes = &desk->table.notes;
    (void)snprintf(notes->sender, sizeof notes->sender, "%s", challenge->name);
    (void)snprintf(notes->challenge, sizeof notes->challenge, "%s", line);
    return game_begin(desk, true) ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Makes a challenge from a round on the board of a code ("": its letters), with a clock of this
 * time, and with the times of the words if all of them are known. Fails like challenge_set_words.
 */
static enum status make_challenge(const struct round *round, const char *code, long time_ms,
                                  const struct solution *solution, struct challenge *challenge,
                                  struct fault *fault)
{
    long found_ms[CHALLENGE_TIMES_MAX];
    size_t count = 0;
    *challenge = (struct challenge){.source = code[0] ? CHALLENGE_CODE : CHALLENGE_LETTERS,
                                    .board = *round_board(round),
                                    .rules = round_rules(round),
                                    .time_ms = time_ms,
                                    .hint_points = round_hint_points(round)};
    (void)snprintf(challenge->code, sizeof challenge->code, "%s", code);
    enum status status = challenge_set_words(challenge, solution, fault);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        enum side side;
        size_t index;
        const char *text = solution_text(solution, i);
        if (round_has_word(round, text, solution->words[i].letters, &side, &index) &&
            side == SIDE_PLAYER) {
            challenge_add_found(challenge, i);
            if (count < CHALLENGE_TIMES_MAX) {
                found_ms[count] = round_word(round, side, index)->found_ms;
            }
            count++;
        }
    }
    if (count <= CHALLENGE_TIMES_MAX) {
        (void)challenge_set_times(challenge, found_ms);
    }
    return STATUS_OK;
}

enum status game_write_challenge(const struct desk *desk, const struct round *round,
                                 const char *code, const struct solution *solution,
                                 char line[CHALLENGE_LINE_MAX], struct fault *fault)
{
    struct challenge challenge;
    enum status status = make_challenge(round, code, round_time_ms(round) / 1000 * 1000, solution,
                                        &challenge, fault);
    if (status == STATUS_OK) {
        challenge_set_name(&challenge, desk->settings.name);
        status = challenge_write(&challenge, line, fault);
    }
    return status;
}

/* --- ghosts --- */

#define GHOST_CLOCK_MS 30000 /* the clock of a round that had none is a multiple of it */

bool game_has_ghost(const struct desk *desk)
{
    return game_has_replay(desk) && round_traits(desk->table.round)->seats == 1 &&
           !table_is_practice(&desk->table);
}

/* Returns the clock for racing a round again: its own, or as long as it was played. */
static long ghost_time_ms(const struct round *round)
{
    long time_ms = round_time_ms(round) / 1000 * 1000;
    if (time_ms == 0) {
        time_ms = (round_played_ms(round) / GHOST_CLOCK_MS + 1) * GHOST_CLOCK_MS;
    }
    return time_ms < CHALLENGE_TIME_MAX_MS ? time_ms : CHALLENGE_TIME_MAX_MS;
}

/* Writes a round as a challenge to oneself. STATUS_RANGE: it has too many words; STATUS_NO_MEMORY.
 */
static enum status write_ghost(struct desk *desk, const struct round *round, const char *code,
                               char line[CHALLENGE_LINE_MAX])
{
    struct solver_filter filter = challenge_filter(round_rules(round));
    struct solution solution;
    struct challenge challenge;
    struct challenge read;
    enum status status =
        solver_solve_with(desk->table.solver, round_board(round), &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = make_challenge(round, code, ghost_time_ms(round), &solution, &challenge, NULL);
    solution_deinit(&solution);
    if (status == STATUS_OK) {
        status = challenge_write(&challenge, line, NULL);
    }
    bool has_times = status == STATUS_OK && /* or there was no room for them */
                     challenge_read_in(table_alphabet(&desk->table), line, strlen(line), &read,
                                       NULL) == STATUS_OK &&
                     read.has_times;
    return has_times ? STATUS_OK : status == STATUS_OK ? STATUS_RANGE : status;
}

/* Begins the round against the ghost that the line has; on failure the table is as before. */
static bool begin_ghost(struct desk *desk, const struct round *round, const char *code,
                        const char *line)
{
    struct table *table = &desk->table;
    const struct board board = *round_board(round);
    const struct board board_before = table->board;
    const struct round_notes notes_before = table->notes;
    const struct match match_before = table->match;
    char code_before[BOARD_CODE_MAX];
    char code_copy[BOARD_CODE_MAX];
    struct match match = match_for(desk, &board);
    memcpy(code_before, table->code, sizeof code_before);
    (void)snprintf(code_copy, sizeof code_copy, "%s", code);
    match.mode = MODE_TURNS;
    match.level = RIVAL_FRIEND;
    match.rules = round_rules(round);
    match.time_ms = ghost_time_ms(round);
    lay_board(desk, &board, code_copy, &match, ROUND_KIND_GHOST, false);
    (void)snprintf(table->notes.challenge, sizeof table->notes.challenge, "%s", line);
    if (!game_begin(desk, true)) {
        lay_board(desk, &board_before, code_before, &match_before, notes_before.kind, false);
        table->notes = notes_before;
        return false;
    }
    return true;
}

bool game_race_ghost(struct desk *desk, long long id)
{
    struct table *table = &desk->table;
    struct stored_round stored;
    struct round *other = NULL;
    char line[CHALLENGE_LINE_MAX];
    if (id != 0 &&
        keeper_load(desk->keeper, id, NULL, table->lexicon, &stored, &other) != STATUS_OK) {
        return false; /* already reported */
    }
    const struct round *round = other ? other : table->round;
    const char *code = other ? stored.notes.code : table->code;
    enum status status = write_ghost(desk, round, code, line);
    if (status == STATUS_NO_MEMORY) {
        say_failure(desk, status);
    } else if (status != STATUS_OK) {
        post_notify(&desk->post, tr("This round is too large for a ghost."));
    }
    bool is_begun = status == STATUS_OK && begin_ghost(desk, round, code, line);
    round_free(other);
    return is_begun;
}

/* Returns the player's score without the words that count for nobody else. */
static long score_for_all(const struct table *table)
{
    const struct round *round = table->round;
    long score = round_score(round, SIDE_PLAYER);
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        bool is_own = lexicon_is_added(round_lexicon(round), word->number);
        score -= is_own ? word->points : 0;
    }
    return score > 0 ? score : 0;
}

enum status game_write_message(struct desk *desk, char text[GAME_MESSAGE_MAX], struct fault *fault)
{
    struct table *table = &desk->table;
    char line[CHALLENGE_LINE_MAX];
    char points[PHRASE_MAX];
    struct solution all;
    struct solver_filter filter = challenge_filter(round_rules(table->round));
    if (solver_solve_with(table->solver, &table->board, &filter, &all) != STATUS_OK) {
        say_failure(desk, STATUS_NO_MEMORY);
        return STATUS_NO_MEMORY;
    }
    enum status status = game_write_challenge(desk, table->round, table->code, &all, line, fault);
    solution_deinit(&all);
    if (status == STATUS_OK) {
        phrase_number(points, score_for_all(table));
        int used = snprintf(text, GAME_MESSAGE_MAX,
                            table->notes.kind == ROUND_KIND_CHALLENGE
                                ? tr("I got %s on your Trounce board:")
                                : tr("I got %s on this Trounce board. Beat me:"),
                            points);
        (void)snprintf(text + used, GAME_MESSAGE_MAX - (size_t)used, "\n%s", line);
    }
    return status;
}

void game_solve_only(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_BOARD};
    struct match match = desk->table.match;
    match.mode = MODE_ALONE;
    match.time_ms = 0;
    if (!make_round(desk, &match)) {
        return;
    }
    desk->table.solve_only = true;
    round_start(desk->table.round);
    round_finish(desk->table.round);
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

/* Puts a stored round back on the table and resumes it. */
static void go_on(struct desk *desk, const struct stored_round *stored, struct round *round,
                  struct lexicon *held)
{
    table_put_round(&desk->table, stored, round, held);
    keeper_begin(desk->keeper);
    if (round_phase(round) == ROUND_COMPUTER) {
        stage_go(&desk->stage, SCREEN_COMPUTER, NULL);
    } else {
        stage_go(&desk->stage, SCREEN_TURN, NULL);
        if (stage_is_on_top(&desk->stage, SCREEN_TURN)) { /* else the handover waits for a player */
            round_resume(round);
        }
    }
}

/* Restores the round from `left`, which is freed, and resumes it. */
static bool go_on_with(struct desk *desk, struct unfinished *left)
{
    struct table *table = &desk->table;
    const struct stored_round *stored = &left->round;
    struct table_friend friend = {0};
    struct lexicon *held = NULL;
    struct round *round;
    struct board board;
    bool is_board = board_parse_in(table_alphabet(table), stored->board, strlen(stored->board),
                                   stored->rows, stored->columns, &board, NULL) == STATUS_OK;
    bool is_apart = kind_has_own_words(stored->notes.kind) &&
                    stored->notes.word_sets != table->word_sets; /* it began with other sets */
    if (is_apart &&
        table_make_lexicon(table, desk->own, stored->notes.word_sets, &held) != STATUS_OK) {
        say_failure(desk, STATUS_NO_MEMORY); /* all words count then, rather than none */
    }
    if (is_board) { /* else restoring reports the damage */
        (void)read_friend(desk, &stored->notes, &board, &friend);
    }
    struct record_friend found = {friend.words, friend.found_ms, friend.count, friend.hint_points};
    const struct lexicon *lexicon = held       ? held
                                    : is_apart ? table->lexicon
                                               : table_lexicon(table, stored->notes.kind);
    bool is_made = keeper_restore(desk->keeper, left, &found,
                                  settings_tier_max_in(&desk->settings, &stored->notes), lexicon,
                                  &round) == STATUS_OK;
    table_end_friend(&friend);
    if (is_made) {
        go_on(desk, stored, round, held);
    } else {
        table_end_lexicon(&held);
    }
    unfinished_deinit(left);
    return is_made;
}

static bool choose(struct desk *desk, long long id)
{
    bool is_chosen = keeper_choose_waiting(desk->keeper, id);
    if (!is_chosen) {
        post_notify(&desk->post, tr("Another window has taken this round."));
    }
    return is_chosen;
}

void game_continue_chosen(struct desk *desk, long long id)
{
    if (choose(desk, id)) {
        game_continue(desk);
    }
}

void game_drop_chosen(struct desk *desk, long long id)
{
    struct call call = {.what = LEAVING_WAITING};
    if (choose(desk, id)) {
        stage_over(&desk->stage, SCREEN_LEAVE, &call);
    }
}

void game_continue(struct desk *desk)
{
    struct unfinished left;
    if (keeper_take_waiting(desk->keeper, &left) == STATUS_OK) {
        (void)go_on_with(desk, &left);
    }
}

bool game_continue_daily(struct desk *desk, const struct daily_date *date)
{
    struct unfinished left;
    return keeper_take_daily(desk->keeper, date, &left) == STATUS_OK && go_on_with(desk, &left);
}

void game_show_search(struct desk *desk)
{
    struct call call = {.what = SEARCH_OF_NOBODYS};
    stage_over(&desk->stage, SCREEN_COMPUTER, &call);
}

/* --- leaving --- */

bool game_leave(struct desk *desk)
{
    if (round_phase(desk->table.round) != ROUND_READY && !save_round(desk)) {
        return false;
    }
    table_clear(&desk->table);
    keeper_look_for_waiting(desk->keeper);
    stage_go(&desk->stage, SCREEN_HOME, NULL);
    return true;
}

void game_give_up(struct desk *desk)
{
    keeper_drop(desk->keeper);
    table_clear(&desk->table);
    stage_go(&desk->stage, SCREEN_HOME, NULL);
}

void game_close(struct desk *desk)
{
    struct call call = {.what = LEAVING_PROGRAM};
    if (table_is_mid_round(&desk->table)) {
        stage_tell(&desk->stage, NEWS_COVERED);
        bool waits = keeper_lasts(desk->keeper) &&
                     (round_phase(desk->table.round) == ROUND_READY || save_round(desk));
        if (!waits) { /* at Home, on the next start */
            stage_over(&desk->stage, SCREEN_LEAVE, &call);
            return;
        }
    }
    if (keeper_settle(desk->keeper)) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
    } else {
        call.what = LEAVING_UNKEPT;
        stage_over(&desk->stage, SCREEN_LEAVE, &call);
    }
}

/* --- words --- */

enum status game_set_language(struct desk *desk, const struct language *language,
                              const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &desk->settings;
    enum status status = table_set_language(&desk->table, language, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    explain_close(&desk->explain);
    desk->explain.glosses = language->glosses;
    desk->explain.spellings = language->spellings;
    keeper_stop(desk->keeper);
    keeper_set_language(desk->keeper, language->code, language->alphabet);
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    (void)snprintf(settings->played, sizeof settings->played, "%s", language->code);
    preferences_keep(desk, SETTING_PLAYED);
    my_words_load(desk);
    stage_tell(&desk->stage, NEWS_STORE);
    stage_tell(&desk->stage, NEWS_WORDS);
    return STATUS_OK;
}

enum status game_set_lexicon(struct desk *desk, const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &desk->settings;
    enum status status = table_set_lexicon(&desk->table, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    preferences_keep(desk, SETTING_LEXICON);
    (void)my_words_lay(desk);
    stage_tell(&desk->stage, NEWS_WORDS);
    return STATUS_OK;
}

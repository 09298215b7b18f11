/* SPDX-License-Identifier: MIT */
/*
 * The round between its screens, the session and the saved games. Leaves boards to session.c, files
 * to saves.c, rounds that wait to game_waiting.c, and the outcome of a round to game_end.c.
 */
#include "game.h"

#include "finish.h"
#include "game_parts.h"
#include "lesson.h"
#include "my_words.h"
#include "patience.h"
#include "phrase.h"
#include "preferences.h"

#include "trounce/daily.h"
#include "trounce/rank.h"

#include <stdio.h>
#include <string.h>

void game_say_failure(struct game *game, enum status status)
{
    notice_show(&game->notice, status == STATUS_MISSING
                                   ? tr("The game has no dice for boards of this size.")
                                   : tr("There is not enough memory for that."));
}

/* --- keeping a round --- */

/* Notes when a Hunt reaches Halfway on its own day. */
static void note_halfway(struct game *game)
{
    struct round_notes *notes = &game->session.notes;
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    char text[DAILY_DATE_MAX];
    notes->in_time =
        notes->in_time || (notes->kind == ROUND_KIND_HUNT && notes->common_words > 0 &&
                           rank_reached(notes->common_found, notes->common_words) >= RANK_HALFWAY &&
                           strcmp(daily_date_text(&today, text), notes->date) == 0);
}

/* Returns whether the player's clock is running. */
static bool is_running(const struct game *game)
{
    const struct round *round = game->session.round;
    return round && stage_is_on_top(&game->stage, SCREEN_TURN) &&
           round_phase(round) == ROUND_PLAYER;
}

void game_advance(struct game *game, long elapsed_ms)
{
    if (is_running(game)) {
        game->session.notes.elapsed_ms += elapsed_ms;
        saves_pass(game->saves, elapsed_ms);
    } else if (stage_is_on_top(&game->stage, SCREEN_COMPUTER)) {
        saves_pass(game->saves, elapsed_ms);
    }
    struct stored_round kept;
    if (saves_advance(game->saves, elapsed_ms, &kept)) {
        game_note_kept(game, &kept);
    }
}

void game_autosave(struct game *game)
{
    if (game->session.round) {
        note_halfway(game);
        struct round_notes notes = game_notes(game);
        saves_autosave(game->saves, game->session.round, &notes);
    }
}

static bool save_round(struct game *game)
{
    note_halfway(game);
    struct round_notes notes = game_notes(game);
    return saves_save(game->saves, game->session.round, &notes);
}

void game_keep(struct game *game)
{
    if (game->session.round) {
        (void)save_round(game);
    }
}

long game_wait_ms(const struct game *game)
{
    return saves_wait_ms(game->saves, is_running(game) ? game->session.round : NULL);
}

/* --- beginning --- */

enum status game_read_friend(struct game *game, const struct round_notes *notes,
                             const struct board *board, struct challenge_friend *friend)
{
    const char *line = notes->challenge;
    struct challenge challenge;
    *friend = (struct challenge_friend){0};
    if ((notes->kind != ROUND_KIND_CHALLENGE && notes->kind != ROUND_KIND_GHOST) ||
        challenge_read_in(session_alphabet(&game->session), line, strlen(line), &challenge, NULL) !=
            STATUS_OK) {
        return STATUS_OK;
    }
    enum status status = session_read_friend(&game->session, &challenge, board, friend, NULL);
    return status == STATUS_MISSING ? STATUS_OK : status;
}

/* Puts a new round in play. */
static bool make_round(struct game *game, const struct session_plan *plan)
{
    struct challenge_friend friend;
    enum status status = game_read_friend(game, &plan->notes, &plan->board, &friend);
    if (status == STATUS_OK) {
        status = session_new_round(&game->session, plan, game_ladder(game).rung, &friend,
                                   settings_tier_max(&game->settings, plan->notes.kind),
                                   calendar_today(&game->calendar).unix_seconds);
        challenge_friend_deinit(&friend);
    }
    if (status != STATUS_OK) {
        game_say_failure(game, status);
        return false;
    }
    saves_stop(game->saves);
    notice_end(&game->notice); /* it was about something else */
    return true;
}

/* Returns whether the waiting round keeps waiting while the new one is played, as all do that have
 * words or were given (daily, challenge). A shaken board takes the place of any other, and any
 * board that of one of its kind; a ghost takes nothing's. */
static bool is_to_wait_on(const struct game *game, const struct session_plan *plan)
{
    const struct waiting *waiting = saves_waiting(game->saves);
    enum round_kind kind = plan->notes.kind;
    if (!waiting) {
        return false;
    }
    const struct stored_round *stored = &waiting->stored;
    return stored->player_words + stored->second_words > 0 || !game_is_in_language(game, stored) ||
           round_kind_has_date(stored->notes.kind) || stored->notes.kind == ROUND_KIND_CHALLENGE ||
           kind == ROUND_KIND_GHOST || (kind != ROUND_KIND_PLAIN && kind != stored->notes.kind);
}

bool game_begin(struct game *game, const struct session_plan *plan, bool with_shake)
{
    struct call call = {.shake = with_shake};
    game->awaited = 0;
    saves_refresh_waiting(game->saves); /* another window may have played it since */
    if (!make_round(game, plan)) {
        return false;
    }
    if (is_to_wait_on(game, plan)) {
        saves_set_aside(game->saves);
    } else {
        saves_replace_waiting(game->saves);
    }
    saves_begin(game->saves);
    stage_go(&game->stage, SCREEN_TURN, &call);
    return true;
}

/* Plans a round on a given board; sets `*played` to whether it would have counted before. */
static struct session_plan plan_given(const struct game *game, const struct board *board,
                                      const char *code, bool *played)
{
    const struct match *match = &game->session.next;
    bool is_code = code[0];
    *played = false;
    if (is_code) {
        (void)history_has_board(game->store, board, match->rules, played);
    }
    return session_plan(board, code, is_code ? ROUND_KIND_CODE : ROUND_KIND_CUSTOM,
                        is_code && !*played, match);
}

bool game_begin_given(struct game *game, const struct board *board, const char *code,
                      bool with_shake)
{
    bool played;
    struct session_plan plan = plan_given(game, board, code, &played);
    bool is_begun = game_begin(game, &plan, with_shake);
    if (is_begun && played) {
        notice_show(&game->notice,
                    tr("You’ve played this board before, so it can’t set a best score."));
    }
    return is_begun;
}

void game_deal_by(struct game *game, const struct match *match)
{
    struct board board;
    char code[BOARD_CODE_MAX];
    enum status status = session_shake(&game->session, match, &board, code);
    if (status != STATUS_OK) {
        game_say_failure(game, status);
        return;
    }
    struct session_plan plan = session_plan(&board, code, ROUND_KIND_PLAIN, true, match);
    (void)game_begin(game, &plan, true);
}

void game_deal(struct game *game)
{
    game_deal_by(game, &game->session.next);
}

bool game_again_is_rematch(const struct game *game)
{
    const struct session *session =
        &game->session; /* the player did not choose the terms of others */
    return !round_kind_has_date(session->notes.kind) && session->match.level != RIVAL_FRIEND;
}

/* Returns the terms that Play again deals by. */
static struct match match_of_again(const struct game *game)
{
    return game_again_is_rematch(game) ? game->session.match : game->session.next;
}

bool game_again_is_usual(const struct game *game)
{
    struct match match = match_of_again(game);
    const struct match *usual = &game->session.next;
    return match.mode == usual->mode && match.size == usual->size && match.rules == usual->rules &&
           match.time_ms == usual->time_ms &&
           (match.level == usual->level || !mode_traits(match.mode)->has_rival);
}

bool game_knows_strength(const struct game *game)
{
    return saves_is_on(game->saves) && saves_strength(game->saves).rounds >= STRENGTH_SHOWN_ROUNDS;
}

struct ladder game_ladder(const struct game *game)
{
    struct ladder ladder;
    (void)finish_ladder(game->store, &ladder); /* a round is played all the same */
    return ladder;
}

unsigned game_ladder_beaten(const struct game *game)
{
    struct ladder_record record;
    return history_ladder(game->store, &record) == STATUS_OK ? record.beaten : 0;
}

void game_deal_again(struct game *game)
{
    struct match match = match_of_again(game);
    if (session_is_practice(&game->session) && game->session.practised.trait != COACH_NOTHING) {
        game_practise_habit(game, &game->session.practised);
        return;
    }
    if (session_is_practice(&game->session)) {
        struct call call = {.shake = true};
        stage_go(&game->stage, SCREEN_PRACTICE, &call);
        return;
    }
    game_deal_by(game, &match);
}

void game_again(struct game *game)
{
    const struct session *session = &game->session;
    const struct round_notes *notes = &session->notes;
    struct session_plan plan =
        session_plan(&session->board, session->code, notes->kind, false, &session->match);
    plan.practised = session->practised; /* same origin as before */
    memcpy(plan.notes.date, notes->date, sizeof notes->date);
    memcpy(plan.notes.sender, notes->sender, sizeof notes->sender);
    memcpy(plan.notes.challenge, notes->challenge, sizeof notes->challenge);
    (void)game_begin(game, &plan, true);
}

/* Returns the terms of Home for a board of this shape. */
static struct match match_for(const struct game *game, const struct board *board)
{
    struct match match = game->session.next;
    if (board->rows == board->columns && board->rows >= SESSION_SIZE_CHILDREN &&
        board->rows <= APP_SIZE_MAX) {
        match.size = board->rows;
    }
    return match;
}

static void practise(struct game *game, const struct board *board, const char *code,
                     struct coach_habit practised)
{
    struct match match = match_for(game, board);
    match.mode = MODE_ALONE;
    match.time_ms = 0;
    struct session_plan plan = session_plan(board, code, ROUND_KIND_PRACTICE, false, &match);
    plan.practised = practised;
    (void)game_begin(game, &plan, true);
}

void game_practise(struct game *game, const struct board *board, const char *code)
{
    practise(game, board, code, (struct coach_habit){.trait = COACH_NOTHING});
}

#define HABIT_BOARDS 60 /* to choose from; they take a few ten milliseconds */

/* Shakes boards until the richest of them is known. */
static enum status shake_for(struct session *session, const struct coach_habit *habit,
                             struct board *board, char code[BOARD_CODE_MAX])
{
    const struct match *match = &session->next;
    struct solver_filter filter = {.rules = match->rules, .tier_max = TIER_MAX};
    int most = -1;
    for (int i = 0; i < HABIT_BOARDS; i++) {
        struct solution solution;
        struct board shaken;
        char its_code[BOARD_CODE_MAX];
        enum status status = session_shake(session, match, &shaken, its_code);
        if (status == STATUS_OK) {
            status = solver_solve_with(session->solver, &shaken, &filter, &solution);
        }
        if (status != STATUS_OK) {
            return status;
        }
        int count = coach_count(habit, &shaken, &solution);
        solution_deinit(&solution);
        if (count > most) {
            most = count;
            *board = shaken;
            memcpy(code, its_code, sizeof its_code);
        }
    }
    return STATUS_OK;
}

void game_practise_habit(struct game *game, const struct coach_habit *habit)
{
    struct board board;
    char code[BOARD_CODE_MAX];
    enum status status = shake_for(&game->session, habit, &board, code);
    if (status != STATUS_OK) {
        game_say_failure(game, status);
        return;
    }
    practise(game, &board, code, *habit);
}

/* --- challenges --- */

enum status game_take_challenge(struct game *game, const struct challenge *challenge,
                                const struct board *board, struct fault *fault)
{
    char line[CHALLENGE_LINE_MAX];
    struct challenge_friend friend;
    enum status status = challenge_write(challenge, line, fault);
    if (status == STATUS_OK) {
        status = session_read_friend(&game->session, challenge, board, &friend, fault);
    }
    if (status != STATUS_OK) {
        if (status == STATUS_NO_MEMORY) {
            game_say_failure(game, status);
        }
        return status;
    }
    challenge_friend_deinit(&friend);
    bool is_code = challenge->source == CHALLENGE_CODE;
    bool played = false;
    (void)history_has_board(game->store, board, challenge->rules, &played);
    struct match match = match_for(game, board);
    match.mode = MODE_TURNS;
    match.level = RIVAL_FRIEND;
    match.rules = challenge->rules;
    match.time_ms = challenge->time_ms;
    struct session_plan plan = session_plan(board, is_code ? challenge->code : "",
                                            ROUND_KIND_CHALLENGE, is_code && !played, &match);
    (void)snprintf(plan.notes.sender, sizeof plan.notes.sender, "%s", challenge->name);
    (void)snprintf(plan.notes.challenge, sizeof plan.notes.challenge, "%s", line);
    return game_begin(game, &plan, true) ? STATUS_OK : STATUS_NO_MEMORY;
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

/* Returns whole seconds of a clock, at most what a challenge can have. */
static long challenge_clock_ms(long time_ms)
{
    return time_ms < CHALLENGE_TIME_MAX_MS ? time_ms / 1000 * 1000 : CHALLENGE_TIME_MAX_MS;
}

enum status game_write_challenge(const struct game *game, const struct round *round,
                                 const char *code, const struct solution *solution,
                                 char line[CHALLENGE_LINE_MAX], struct fault *fault)
{
    struct challenge challenge;
    enum status status = make_challenge(round, code, challenge_clock_ms(round_time_ms(round)),
                                        solution, &challenge, fault);
    if (status == STATUS_OK) {
        challenge_set_name(&challenge, game->settings.name);
        bool is_duel = round == game->session.round && game->session.match.level == RIVAL_FRIEND &&
                       !round_has_ghost(round);
        challenge.has_times &= !is_duel; /* who answers a duel does not ask for a race */
        status = challenge_write(&challenge, line, fault);
    }
    return status;
}

/* --- ghosts --- */

#define GHOST_CLOCK_MS 30000 /* the clock of a round that had none is a multiple of it */

bool game_has_ghost(const struct game *game)
{
    return game_has_replay(game) && round_traits(game->session.round)->seats == 1 &&
           !session_is_practice(&game->session);
}

/* Returns the clock for racing a round again: its own, or as long as it was played. */
static long ghost_time_ms(const struct round *round)
{
    long time_ms = challenge_clock_ms(round_time_ms(round));
    if (time_ms == 0) {
        time_ms =
            (challenge_clock_ms(round_played_ms(round)) / GHOST_CLOCK_MS + 1) * GHOST_CLOCK_MS;
    }
    return challenge_clock_ms(time_ms);
}

/* Writes a round as a challenge to oneself. STATUS_RANGE: it has too many words; STATUS_NO_MEMORY.
 */
static enum status write_ghost(struct game *game, const struct round *round, const char *code,
                               char line[CHALLENGE_LINE_MAX])
{
    struct solver_filter filter = challenge_filter(round_rules(round));
    struct solution solution;
    struct challenge challenge;
    struct challenge read;
    enum status status =
        solver_solve_with(game->session.solver, round_board(round), &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = make_challenge(round, code, ghost_time_ms(round), &solution, &challenge, NULL);
    solution_deinit(&solution);
    if (status == STATUS_OK) {
        status = challenge_write(&challenge, line, NULL);
    }
    bool has_times = status == STATUS_OK && /* or there was no room for them */
                     challenge_read_in(session_alphabet(&game->session), line, strlen(line), &read,
                                       NULL) == STATUS_OK &&
                     read.has_times;
    return has_times ? STATUS_OK : status == STATUS_OK ? STATUS_RANGE : status;
}

/* Begins the round against the ghost that the line has. */
static bool begin_ghost(struct game *game, const struct round *round, const char *code,
                        const char *line, int quarter_turns)
{
    struct match match = match_for(game, round_board(round));
    match.mode = MODE_TURNS;
    match.level = RIVAL_FRIEND;
    match.rules = round_rules(round);
    match.time_ms = ghost_time_ms(round);
    struct session_plan plan =
        session_plan(round_board(round), code, ROUND_KIND_GHOST, false, &match);
    (void)snprintf(plan.notes.challenge, sizeof plan.notes.challenge, "%s", line);
    if (!game_begin(game, &plan, true)) {
        return false;
    }
    game->session.notes.quarter_turns = quarter_turns;
    return true;
}

bool game_race_ghost(struct game *game, long long id)
{
    struct session *session = &game->session;
    struct stored_round stored;
    struct round *other = NULL;
    char line[CHALLENGE_LINE_MAX];
    if (id != 0 &&
        saves_load(game->saves, id, NULL, session->lexicon, &stored, &other) != STATUS_OK) {
        return false; /* already reported */
    }
    const struct round *round = other ? other : session->round;
    const char *code = other ? stored.notes.code : session->code;
    int quarter_turns = other ? stored.notes.quarter_turns : session->notes.quarter_turns;
    enum status status = write_ghost(game, round, code, line);
    if (status == STATUS_NO_MEMORY) {
        game_say_failure(game, status);
    } else if (status != STATUS_OK) {
        notice_show(&game->notice, tr("This round is too large for a ghost."));
    }
    bool is_begun = status == STATUS_OK && begin_ghost(game, round, code, line, quarter_turns);
    round_free(other);
    return is_begun;
}

void game_solve_only(struct game *game, const struct board *board, const char *code)
{
    struct call call = {.what = RESULTS_OF_BOARD};
    bool played;
    struct session_plan alone = plan_given(game, board, code, &played);
    const struct match match = alone.match;
    alone.match.mode = MODE_ALONE;
    alone.match.time_ms = 0;
    if (!make_round(game, &alone)) {
        return;
    }
    game->session.match = match;
    game->session.solve_only = true;
    round_start(game->session.round);
    round_finish(game->session.round);
    stage_go(&game->stage, SCREEN_RESULTS, &call);
}

void game_show_search(struct game *game)
{
    struct call call = {.what = SEARCH_OF_NOBODYS};
    stage_over(&game->stage, SCREEN_COMPUTER, &call);
}

/* --- leaving --- */

bool game_leave(struct game *game)
{
    if (game->session.is_lesson) {
        lesson_end(game);
        return true;
    }
    if (round_phase(game->session.round) != ROUND_READY && !save_round(game)) {
        return false;
    }
    saves_set_aside(game->saves); /* from here on, any window can continue it */
    session_clear(&game->session);
    saves_find_waiting(game->saves);
    stage_go(&game->stage, SCREEN_HOME, NULL);
    return true;
}

void game_give_up(struct game *game)
{
    saves_drop(game->saves);
    session_clear(&game->session);
    stage_go(&game->stage, SCREEN_HOME, NULL);
}

void game_close(struct game *game)
{
    struct call call = {.what = LEAVING_PROGRAM};
    if (session_is_mid_round(&game->session) && !game->session.is_lesson) {
        stage_notify(&game->stage, NEWS_COVERED);
        bool waits = !store_is_in_memory(game->store) &&
                     (round_phase(game->session.round) == ROUND_READY || save_round(game));
        if (!waits) { /* at Home, on the next start */
            stage_over(&game->stage, SCREEN_LEAVE, &call);
            return;
        }
    }
    if (store_settle(game->store, STORE_PATIENCE_MS) == STATUS_OK) {
        output_request(&game->output, REQUEST_QUIT, NULL);
    } else {
        call.what = LEAVING_UNKEPT;
        stage_over(&game->stage, SCREEN_LEAVE, &call);
    }
}

/* --- words --- */

enum status game_set_language(struct game *game, const struct language *language,
                              const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &game->settings;
    enum status status = session_set_language(&game->session, language, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    explain_close(&game->explain);
    game->explain.glosses = language->glosses;
    game->explain.spellings = language->spellings;
    saves_stop(game->saves);
    saves_set_language(game->saves, language->code, language->alphabet);
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    (void)snprintf(settings->played, sizeof settings->played, "%s", language->code);
    preferences_keep(game, SETTING_PLAYED);
    my_words_load(game);
    stage_drop_round(&game->stage);
    stage_notify(&game->stage, NEWS_STORE);
    stage_notify(&game->stage, NEWS_WORDS);
    game_continue_awaited(game);
    return STATUS_OK;
}

enum status game_set_lexicon(struct game *game, const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &game->settings;
    enum status status = session_set_lexicon(&game->session, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    preferences_keep(game, SETTING_LEXICON);
    (void)my_words_apply(game);
    stage_notify(&game->stage, NEWS_WORDS);
    return STATUS_OK;
}

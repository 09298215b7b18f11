/* SPDX-License-Identifier: MIT */
/*
 * The round between its screens, the table and the keeper. Leaves boards to table.c and files to
 * keeper.c.
 */
#include "game.h"

#include "preferences.h"
#include "text.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

static void say_failure(struct desk *desk, enum status status)
{
    post_notify(&desk->post, status == STATUS_MISSING ? TEXT_NO_DICE : TEXT_NO_MEMORY);
}

/* --- the notes of a round --- */

/* As they are now. */
static struct round_notes make_notes(const struct desk *desk)
{
    const struct table *table = &desk->table;
    struct round_notes notes = table->notes;
    notes.ended_unix_s = calendar_today(&desk->calendar).unix_seconds;
    notes.hint_count = round_hint_count(table->round);
    notes.hint_points = round_hint_price(table->round);
    return notes;
}

/* Does the clock of the player run just now? */
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
}

void game_look(struct desk *desk)
{
    if (desk->table.round) {
        struct round_notes notes = make_notes(desk);
        keeper_look(desk->keeper, desk->table.round, &notes);
    }
}

static bool keep(struct desk *desk)
{
    struct round_notes notes = make_notes(desk);
    return keeper_now(desk->keeper, desk->table.round, &notes);
}

void game_keep(struct desk *desk)
{
    if (desk->table.round) {
        (void)keep(desk);
    }
}

long game_wait_ms(const struct desk *desk)
{
    return is_running(desk) ? keeper_wait_ms(desk->keeper, desk->table.round) : -1;
}

/* --- beginning --- */

/* The words of the friend whose challenge this is; none where it is no challenge, or one that the
 * words of today do not fit any more. */
static enum status read_friend(struct desk *desk, const struct round_notes *notes,
                               const struct board *board, struct table_friend *friend)
{
    const char *line = notes->challenge;
    struct challenge challenge;
    *friend = (struct table_friend){0};
    if (notes->kind != ROUND_KIND_CHALLENGE ||
        challenge_read(line, strlen(line), &challenge, NULL) != STATUS_OK) {
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
                                 settings_tier_max(&desk->settings),
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

/* Does a daily board wait that is to count? It goes on waiting, whatever is played. */
static bool is_daily_waiting(const struct desk *desk)
{
    const struct waiting *waiting = keeper_waiting(desk->keeper);
    return waiting && waiting->stored.notes.kind == ROUND_KIND_DAILY &&
           waiting->stored.notes.counts;
}

/* Would a new round take the place of one that has words? Then the player is asked. */
static bool asks(struct desk *desk, bool with_shake)
{
    const struct waiting *waiting = keeper_waiting(desk->keeper);
    int words = waiting ? waiting->stored.player_words + waiting->stored.second_words : 0;
    if (words == 0 || is_daily_waiting(desk)) {
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
    if (is_daily_waiting(desk)) {
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

void game_deal_again(struct desk *desk)
{
    const struct table *table = &desk->table;
    struct match match = table->match;
    if (table->notes.kind == ROUND_KIND_PRACTICE) {
        struct call call = {.shake = true};
        stage_go(&desk->stage, SCREEN_PRACTICE, &call);
        return;
    }
    if (match.level == RIVAL_FRIEND) {
        match.level = table->own_match.level;
    }
    deal(desk, &match);
}

void game_again(struct desk *desk)
{
    struct round_notes *notes = &desk->table.notes;
    struct round_notes again = {.kind = notes->kind}; /* how it was come by is as it was */
    memcpy(again.date, notes->date, sizeof again.date);
    memcpy(again.sender, notes->sender, sizeof again.sender);
    memcpy(again.challenge, notes->challenge, sizeof again.challenge);
    *notes = again;
    (void)game_begin(desk, true);
}

/* Puts the board of a round with terms of its own on the table. */
static void lay_board(struct desk *desk, const struct board *board, const char *code,
                      const struct match *match, enum round_kind kind, bool counts)
{
    struct table *table = &desk->table;
    table->board = *board;
    (void)snprintf(table->code, sizeof table->code, "%s", code);
    table_note(table, kind, counts);
    table_lend_match(table, match);
}

/* What Home offers. */
static const struct match *own_match(const struct desk *desk)
{
    return desk->table.lent ? &desk->table.own_match : &desk->table.match;
}

/* The terms of Home for a board of this shape. */
static struct match match_for(const struct desk *desk, const struct board *board)
{
    struct match match = *own_match(desk);
    if (board->rows == board->columns && board->rows >= APP_SIZE_MIN &&
        board->rows <= APP_SIZE_MAX) {
        match.size = board->rows;
    }
    return match;
}

void game_practise(struct desk *desk, const struct board *board, const char *code)
{
    struct match match = match_for(desk, board);
    match.way = WAY_ALONE;
    match.time_ms = 0;
    lay_board(desk, board, code, &match, ROUND_KIND_PRACTICE, false);
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
    match.way = WAY_TURNS;
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

enum status game_write_challenge(struct desk *desk, char line[CHALLENGE_LINE_MAX],
                                 struct fault *fault)
{
    struct table *table = &desk->table;
    const struct solution *solution = table_solution(table);
    struct challenge challenge = {.source = table->code[0] ? CHALLENGE_CODE : CHALLENGE_LETTERS,
                                  .board = table->board,
                                  .rules = table->match.rules,
                                  .time_ms = table->match.time_ms / 1000 * 1000};
    if (!solution) {
        say_failure(desk, STATUS_NO_MEMORY);
        return STATUS_NO_MEMORY;
    }
    (void)snprintf(challenge.code, sizeof challenge.code, "%s", table->code);
    challenge_set_name(&challenge, desk->settings.name);
    enum status status = challenge_set_words(&challenge, solution, fault);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        enum finder_side side;
        const char *text = solution_text(solution, i);
        if (round_has_word(table->round, text, solution->words[i].letters, &side, NULL) &&
            side == SIDE_PLAYER) {
            challenge_add_found(&challenge, i);
        }
    }
    return challenge_write(&challenge, line, fault);
}

void game_solve_only(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_BOARD};
    struct match match = desk->table.match;
    match.way = WAY_ALONE;
    match.time_ms = 0;
    if (!make_round(desk, &match)) {
        return;
    }
    desk->table.solve_only = true;
    round_start(desk->table.round);
    round_finish(desk->table.round);
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

/* A round that was kept comes back to the table. */
static void go_on(struct desk *desk, const struct stored_round *stored, struct round *round)
{
    table_put_round(&desk->table, stored, round);
    keeper_begin(desk->keeper);
    if (round_phase(round) == ROUND_COMPUTER) {
        stage_go(&desk->stage, SCREEN_COMPUTER, NULL);
    } else {
        stage_go(&desk->stage, SCREEN_TURN, NULL);
        if (stage_is_on_top(&desk->stage, SCREEN_TURN)) { /* else its curtain waits for a player */
            round_resume(round);
        }
    }
}

/* Makes the round of what was read, which is freed, and goes on with it. */
static bool go_on_with(struct desk *desk, struct unfinished *left)
{
    const struct stored_round *stored = &left->round;
    struct table_friend friend = {0};
    struct round *round;
    struct board board;
    bool is_board = board_parse(stored->board, strlen(stored->board), stored->rows, stored->columns,
                                &board, NULL) == STATUS_OK;
    if (is_board) { /* else restoring says that it is damaged */
        (void)read_friend(desk, &stored->notes, &board, &friend);
    }
    bool is_made = keeper_restore(desk->keeper, left, friend.words, friend.count,
                                  settings_tier_max(&desk->settings), desk->table.lexicon,
                                  &round) == STATUS_OK;
    table_end_friend(&friend);
    if (is_made) {
        go_on(desk, stored, round);
    }
    unfinished_deinit(left);
    return is_made;
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

/* --- ending --- */

/* The words to practise of the board: what was met of them, and which words join them. */
struct lessons {
    struct practice_news news;
    struct path *missed;
};

/* Did the player pass by this word of the solution, though it is within reach and was to be had? */
static bool is_passed_by(const struct round *round, const struct solution *solution, size_t index)
{
    const struct solved_word *word = &solution->words[index];
    enum finder_side side;
    bool is_listed =
        round_has_word(round, solution_text(solution, index), word->letters, &side, NULL);
    return word->tier <= DEAL_COMMON_TIER && !(word->marks & WORD_MARK_OFFENSIVE) &&
           (!is_listed || (side == SIDE_COMPUTER && round_way(round) != WAY_RACE));
}

static void add_met(struct honours *honours, const struct practice_word *word, bool is_found)
{
    if (honours->met_count < HONOURS_MET_MAX) {
        struct honours_met *met = &honours->met[honours->met_count++];
        *met = (struct honours_met){.is_found = is_found, .box = word->box};
        memcpy(met->text, word->text, sizeof met->text);
    }
}

/*
 * Missed words are kept from rounds of one player in which something was found, and where it is
 * known which words are common. Practice adds none: it is for those that wait already.
 */
static bool learn(struct desk *desk, const struct solution *solution, struct lessons *lessons)
{
    struct table *table = &desk->table;
    const struct round *round = table->round;
    bool is_practice = table->notes.kind == ROUND_KIND_PRACTICE;
    bool teaches = round_way(round) != WAY_TWO && table->lexicon->has_tiers &&
                   round_word_count(round, SIDE_PLAYER) > 0;
    struct app_date day = calendar_today(&desk->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    daily_date_text(&today, lessons->news.today);
    lessons->missed = memory_new(solution->word_count + 1, sizeof *lessons->missed);
    if (!lessons->missed) {
        return false;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        struct practice_word word;
        const char *text = solution_text(solution, i);
        enum finder_side side;
        bool is_found = round_has_word(round, text, solution->words[i].letters, &side, NULL) &&
                        side == SIDE_PLAYER;
        bool is_passed = (is_practice || teaches) && is_passed_by(round, solution, i);
        bool waits = (is_found || (is_practice && is_passed)) &&
                     keeper_practice_find(desk->keeper, text, &word) == STATUS_OK;
        if (waits) {
            add_met(&table->honours, &word, is_found);
        }
        if (is_passed && (waits || !is_practice)) {
            solution_path(solution, i, &lessons->missed[lessons->news.missed_count++]);
        }
    }
    lessons->news.missed = lessons->missed;
    return true;
}

/* How strong the player is now, into the notes; as it was where the round does not say. */
static void rate(struct desk *desk, const struct solution *solution, struct round_notes *notes)
{
    struct honours *honours = &desk->table.honours;
    struct strength strength = keeper_strength(desk->keeper);
    int tenths;
    honours->strength_before = honours->strength = strength_value(&strength);
    honours->is_rated = keeper_is_on(desk->keeper) && honours_is_rated(desk->table.round, notes) &&
                        honours_strength(desk->table.round, solution, &tenths);
    if (honours->is_rated) {
        strength_update(&strength, tenths);
        keeper_note_strength(desk->keeper, &strength);
        honours->strength = strength_value(&strength);
        notes->strength_tenths = strength.tenths;
    }
}

/* What only the store knows of the round that it has kept. */
static void ask_past(struct desk *desk, long long id)
{
    struct honours *honours = &desk->table.honours;
    struct goal goals[GOAL_COUNT];
    (void)keeper_feats(desk->keeper, id, &honours->feats);
    if (keeper_goals(desk->keeper, goals) != STATUS_OK) {
        return;
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        if (goals[i].id == id) {
            honours->goals[honours->goal_count++] = goals[i].name;
        }
    }
}

/* Keeps the round with what its words are worth. */
static void keep_for_good(struct desk *desk, const struct solution *solution,
                          struct round_notes *notes)
{
    struct honours *honours = &desk->table.honours;
    struct lessons lessons = {0};
    honours_of_round(honours, desk->table.round, notes, solution);
    notes->board_words = solution->ended_early ? 0 : (long)solution->word_count;
    notes->par = honours->par;
    notes->stars = honours->stars;
    notes->common_words = honours->common_words;
    notes->common_found = honours->common_found;
    rate(desk, solution, notes);
    bool has_lessons = learn(desk, solution, &lessons);
    long long id =
        keeper_save(desk->keeper, desk->table.round, notes, has_lessons ? &lessons.news : NULL);
    memory_free(lessons.missed);
    if (id != 0) {
        ask_past(desk, id);
    }
}

void game_end(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_ROUND};
    const struct solution *solution = table_solution(&desk->table);
    struct round_notes notes = make_notes(desk);
    if (solution) {
        keep_for_good(desk, solution, &notes);
    } else {
        (void)keeper_save(desk->keeper, desk->table.round, &notes, NULL);
    }
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

bool game_leave(struct desk *desk)
{
    if (round_phase(desk->table.round) != ROUND_READY && !keep(desk)) {
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
    if (!table_is_mid_round(&desk->table)) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
        return;
    }
    stage_tell(&desk->stage, NEWS_COVERED);
    if (keeper_lasts(desk->keeper) &&
        (round_phase(desk->table.round) == ROUND_READY || keep(desk))) {
        post_request(&desk->post, REQUEST_QUIT, NULL); /* it waits at Home the next time */
        return;
    }
    stage_over(&desk->stage, SCREEN_LEAVE, &call);
}

/* --- the past --- */

/* What stars and words a round of the past had; its par as it was then, where that was kept. */
static void recall(struct desk *desk)
{
    struct table *table = &desk->table;
    const struct round_notes *notes = &table->notes;
    const struct solution *solution = table_solution(table);
    if (!solution) {
        return;
    }
    honours_of_round(&table->honours, table->round, notes, solution);
    if (notes->par > 0) {
        table->honours.par = notes->par;
        table->honours.stars = notes->stars;
    }
    if (notes->strength_tenths > 0) {
        struct strength strength = {.tenths = notes->strength_tenths};
        table->honours.strength = strength_value(&strength);
    }
}

void game_open_past(struct desk *desk, long long id)
{
    struct call call = {.what = RESULTS_OF_PAST};
    struct stored_round stored;
    struct round *round = NULL;
    if (keeper_load(desk->keeper, id, desk->table.lexicon, &stored, &round) != STATUS_OK) {
        return;
    }
    stage_drop(&desk->stage, SCREEN_RESULTS); /* of the round that leaves the table */
    table_put_round(&desk->table, &stored, round);
    keeper_stop(desk->keeper);
    recall(desk);
    stage_over(&desk->stage, SCREEN_RESULTS, &call);
}

void game_close_past(struct desk *desk)
{
    table_clear(&desk->table);
    table_return_match(&desk->table);
}

/* --- words --- */

enum status game_set_lexicon(struct desk *desk, const struct lexicon *lexicon, const char *path)
{
    struct settings *settings = &desk->settings;
    enum status status = table_set_lexicon(&desk->table, lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    (void)snprintf(settings->lexicon, sizeof settings->lexicon, "%s", path);
    preferences_keep(desk, SETTING_LEXICON);
    stage_tell(&desk->stage, NEWS_WORDS);
    return STATUS_OK;
}

/* SPDX-License-Identifier: MIT */
/*
 * Handles a finished round: keeps and shows it, at once or later. Leaves what it changes to
 * finish.h.
 */
#include "finish.h"
#include "game.h"
#include "lesson.h"
#include "my_words.h"

#include <string.h>

struct round_notes game_notes(const struct game *game)
{
    const struct session *session = &game->session;
    struct round_notes notes = session->notes;
    notes.ended_unix_s = calendar_today(&game->calendar).unix_seconds;
    notes.hint_count = round_hint_count(session->round);
    notes.hint_points = round_hint_points(session->round);
    return notes;
}

/* Writes the day of the player's calendar; returns `text`. */
static const char *today_of(const struct game *game, char text[DAILY_DATE_MAX])
{
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    return daily_date_text(&today, text);
}

/* Keeps the round with what its words are worth. */
static void save_finished(struct game *game, const struct solution *solution,
                          struct round_notes *notes)
{
    struct honours *honours = &game->session.honours;
    struct practice_portion before;
    struct practice_portion after;
    struct practice_news practice;
    struct stored_round kept;
    char today[DAILY_DATE_MAX];
    bool has_portion = game_portion(game, &before) == STATUS_OK && before.left > 0;
    const struct finish finish = {.store = game->store,
                                  .round = game->session.round,
                                  .solution = solution,
                                  .today = today_of(game, today),
                                  .portion = session_is_practice(&game->session) ? &before : NULL,
                                  .is_kept = saves_is_on(game->saves),
                                  .had_guide = session_had_guide(&game->session)};
    bool has_practice = finish_round(&finish, notes, honours, &practice) == STATUS_OK;
    bool is_kept = saves_finish(game->saves, game->session.round, notes,
                                has_practice ? &practice : NULL, &kept);
    finish_free(&practice);
    honours->is_late = !is_kept && store_has_pending(game->store);
    if (is_kept) {
        finish_ask_past(game->store, &kept, honours);
        if (has_portion && game_portion(game, &after) == STATUS_OK) {
            honours->ends_portion = after.left == 0;
        }
    }
}

void game_note_kept(struct game *game, const struct stored_round *kept)
{
    struct honours *honours = &game->session.honours;
    if (honours->is_late) {
        honours->is_late = false;
        finish_ask_past(game->store, kept, honours);
        stage_notify(&game->stage, NEWS_KEPT);
    }
}

/* Counts the days in a row up to a daily round that counts, even if it waits to be saved. */
static void count_days(struct game *game, const struct round_notes *notes)
{
    struct daily_date date;
    if (notes->kind == ROUND_KIND_DAILY && notes->counts && daily_date_read(notes->date, &date)) {
        struct daily_standing standing = saves_daily(game->saves, &date);
        game->session.honours.streak = standing.streak + !standing.in_run;
    }
}

void game_end(struct game *game)
{
    if (game->session.is_lesson) {
        lesson_end(game);
        return;
    }
    struct call call = {.what = RESULTS_OF_ROUND};
    const struct solution *solution = session_findings(&game->session);
    struct round_notes notes = game_notes(game);
    if (solution) {
        save_finished(game, solution, &notes);
    } else {
        struct stored_round kept;
        (void)saves_finish(game->saves, game->session.round, &notes, NULL, &kept);
    }
    count_days(game, &notes);
    game->session.notes.ended_unix_s = notes.ended_unix_s; /* by which the climb is recognized */
    stage_go(&game->stage, SCREEN_RESULTS, &call);
}

/* --- the past --- */

/* Recomputes the honours of a past round, with its original par and stars where these were kept. */
static void recall(struct game *game)
{
    struct session *session = &game->session;
    const struct round_notes *notes = &session->notes;
    const struct solution *solution = session_findings(session);
    if (!solution) {
        return;
    }
    honours_of_round(&session->honours, session->round, notes, solution);
    if (notes->par > 0) {
        session->honours.par = notes->par;
        session->honours.stars = notes->stars;
    }
    if (notes->strength_tenths > 0) {
        struct strength strength = {.tenths = notes->strength_tenths};
        session->honours.strength = strength_value(&strength);
    }
}

/* How the challenges of its sender stood after a past round; its bests are no longer news. */
static void recall_friend(struct game *game, const struct stored_round *past)
{
    struct history_feats *feats = &game->session.honours.feats;
    struct history_feats then;
    if (game->session.notes.sender[0] && history_feats(game->store, past, &then) == STATUS_OK) {
        feats->friend_won = then.friend_won;
        feats->friend_drawn = then.friend_drawn;
        feats->friend_lost = then.friend_lost;
    }
}

/* Makes a past round the current one; returns false if it cannot be loaded. */
static bool show_past(struct game *game, long long id, const struct saves_answer *answer)
{
    struct stored_round stored;
    struct round *round = NULL;
    struct lexicon *then;
    if (saves_load(game->saves, id, answer, game->session.lexicon, &stored, &round) != STATUS_OK) {
        return false;
    }
    if (!my_words_then(game, &stored, &then)) {
        round_free(round);
        return false;
    }
    stage_drop_round(&game->stage);
    round_set_lexicon(round, then ? then : game->session.lexicon);
    session_put_round(&game->session, &stored, round, then);
    saves_stop(game->saves);
    recall(game);
    recall_friend(game, &stored);
    return true;
}

void game_open_past(struct game *game, long long id)
{
    struct call call = {.what = RESULTS_OF_PAST};
    if (show_past(game, id, NULL)) {
        stage_over(&game->stage, SCREEN_RESULTS, &call);
    }
}

bool game_has_replay(const struct game *game)
{
    static const enum side players[] = {SIDE_PLAYER, SIDE_SECOND};
    const struct round *round = game->session.round;
    size_t count = 0;
    for (int k = 0; round && k < 2; k++) {
        for (size_t i = 0; i < round_word_count(round, players[k]); i++) {
            if (round_word(round, players[k], i)->found_ms < 0) {
                return false;
            }
            count++;
        }
    }
    return count > 0;
}

void game_replay(struct game *game)
{
    struct call call = {.what = REPLAY_OF_ROUND};
    stage_over(&game->stage, SCREEN_REPLAY, &call);
}

void game_replay_past(struct game *game, long long id)
{
    struct call call = {.what = REPLAY_OF_PAST};
    if (show_past(game, id, NULL)) {
        stage_over(&game->stage, SCREEN_REPLAY, &call);
    }
}

void game_compare(struct game *game, const struct challenge *challenge, const struct board *board,
                  long long id)
{
    struct call call = {.what = RESULTS_OF_ANSWER};
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    if (solver_solve_with(game->session.solver, board, &filter, &solution) != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    struct saves_answer answer = {challenge, &solution};
    struct fault fault = {0};
    if (challenge_matches(challenge, &solution, &fault) != STATUS_OK) {
        notice_show_message(&game->notice, &fault.detail);
    } else if (show_past(game, id, &answer)) {
        stage_go(&game->stage, SCREEN_RESULTS, &call);
    }
    solution_deinit(&solution);
}

/* --- the words to practise --- */

/* Whose words are chosen. */
struct pupil {
    const struct lexicon *lexicon;
    int strength;
};

/* Chances that are this close to each other, of RIVAL_CERTAIN, count as alike. */
#define CHANCE_STEP 50000

/* The nearer to a half the chance that a player of this strength finds a word, the more it is worth
 * to practise; then what was missed more than once, and longer words. */
static long worth_of(const void *context, const struct practice_word *word)
{
    const struct pupil *pupil = context;
    size_t letters = strlen(word->text);
    uint32_t number;
    if (!lexicon_find(pupil->lexicon, word->text, letters, &number)) {
        return -1;
    }
    int tier = lexicon_note(pupil->lexicon, number).tier;
    if (finish_is_known_to_all(tier)) {
        return -1;
    }
    long chance = (long)rival_chance(pupil->strength, tier, letters, 0);
    long known = chance < RIVAL_CERTAIN / 2 ? chance : RIVAL_CERTAIN - chance;
    return (2 * (known / CHANCE_STEP) + (word->misses > 1)) * STORE_WORD_MAX + (long)letters;
}

static struct pupil pupil_of(const struct game *game)
{
    struct strength strength = saves_strength(game->saves);
    return (struct pupil){session_lexicon(&game->session, ROUND_KIND_PRACTICE),
                          strength_value(&strength)};
}

bool game_is_practised(const struct game *game, const struct practice_word *word)
{
    struct pupil pupil = pupil_of(game);
    return worth_of(&pupil, word) >= 0;
}

enum status game_portion(const struct game *game, struct practice_portion *portion)
{
    struct pupil pupil = pupil_of(game);
    char today[DAILY_DATE_MAX];
    *portion = (struct practice_portion){.chosen = 0};
    return practice_portion(game->store, today_of(game, today), worth_of, &pupil, portion);
}

int game_sought(struct game *game, char sought[HONOURS_PRACTISED_MAX][STORE_WORD_MAX])
{
    const struct solution *solution = session_solution(&game->session);
    struct practice_portion portion;
    int count = 0;
    (void)game_portion(game, &portion); /* empty if it fails */
    for (size_t i = 0; solution && i < solution->word_count && count < HONOURS_PRACTISED_MAX; i++) {
        const char *text = solution_text(solution, i);
        struct practice_word word;
        if (finish_is_taught(&solution->words[i]) && finish_is_of_portion(&portion, text) &&
            practice_find(game->store, text, &word) == STATUS_OK) {
            memcpy(sought[count++], word.text, sizeof word.text);
        }
    }
    return count;
}

/* SPDX-License-Identifier: MIT */
/*
 * The rounds that wait: what is to beat in them, going on with one, giving one up.
 */
#include "game.h"
#include "game_parts.h"
#include "preferences.h"

#include <string.h>

bool game_is_in_language(const struct game *game, const struct stored_round *stored)
{
    return strcmp(stored->language, game->session.language->code) == 0;
}

/* Puts a stored round back in play and resumes it. */
static void go_on(struct game *game, const struct stored_round *stored, struct round *round,
                  struct lexicon *held)
{
    session_put_round(&game->session, stored, round, held);
    saves_begin(game->saves);
    if (round_phase(round) == ROUND_COMPUTER && !round_traits(round)->has_rival) {
        round_conclude(round); /* of two players, in an older version */
        game_end(game);
    } else if (round_phase(round) == ROUND_COMPUTER) {
        stage_go(&game->stage, SCREEN_COMPUTER, NULL);
    } else {
        stage_go(&game->stage, SCREEN_TURN, NULL);
        if (stage_is_on_top(&game->stage, SCREEN_TURN)) { /* else the handover waits for a player */
            round_resume(round);
        }
    }
}

/* What restoring a stored round takes besides its row. */
struct setting_of_round {
    struct challenge_friend friend;
    struct lexicon *held; /* its own words, if it began with other sets; NULL: none */
    const struct lexicon *lexicon;
};

static void find_setting(struct game *game, const struct stored_round *stored,
                         struct setting_of_round *setting)
{
    struct session *session = &game->session;
    struct board board;
    bool is_board = board_parse_in(session_alphabet(session), stored->board, strlen(stored->board),
                                   stored->rows, stored->columns, &board, NULL) == STATUS_OK;
    bool is_apart = round_kind_has_own_words(stored->notes.kind) &&
                    stored->notes.word_sets != session->word_sets; /* it began with other sets */
    *setting = (struct setting_of_round){.held = NULL};
    if (is_apart && session_make_lexicon(session, game->own, stored->notes.word_sets,
                                         &setting->held) != STATUS_OK) {
        game_say_failure(game, STATUS_NO_MEMORY); /* all words count then, rather than none */
    }
    if (is_board) { /* else restoring reports the damage */
        (void)game_read_friend(game, &stored->notes, &board, &setting->friend);
    }
    setting->lexicon = setting->held ? setting->held
                       : is_apart    ? session->lexicon
                                     : session_lexicon(session, stored->notes.kind);
}

/* Restores the round from `left`, which is freed, and resumes it. */
static bool go_on_with(struct game *game, struct unfinished *left)
{
    const struct stored_round *stored = &left->round;
    struct setting_of_round setting;
    struct round *round;
    find_setting(game, stored, &setting);
    bool is_made = saves_restore(game->saves, left, &setting.friend,
                                 settings_tier_max_in(&game->settings, &stored->notes),
                                 setting.lexicon, &round) == STATUS_OK;
    challenge_friend_deinit(&setting.friend);
    if (is_made) {
        go_on(game, stored, round, setting.held);
    } else {
        session_end_lexicon(&setting.held);
    }
    unfinished_deinit(left);
    return is_made;
}

/* Returns what a rival would have if the turn of this round ended now; -1: not known. */
static long target_of(struct game *game, const struct unfinished *left)
{
    const struct stored_round *stored = &left->round;
    int tier_max = settings_tier_max_in(&game->settings, &stored->notes);
    struct solver_filter filter = {.rules = stored->rules, .tier_max = TIER_MAX};
    struct setting_of_round setting;
    struct solution solution;
    struct round *round;
    long points = -1;
    find_setting(game, stored, &setting);
    if (store_restore_unfinished(left, &setting.friend, tier_max, setting.lexicon, &round) ==
        STATUS_OK) {
        if (!round_is_live(round) &&
            session_solve(&game->session, round_board(round), setting.lexicon, &filter,
                          &solution) == STATUS_OK) {
            points = round_target(round, &solution, tier_max);
            solution_deinit(&solution);
        }
        round_free(round);
    }
    challenge_friend_deinit(&setting.friend);
    session_end_lexicon(&setting.held);
    return points;
}

size_t game_list_waiting(struct game *game, struct saves_slot *left, size_t limit)
{
    size_t count = saves_list_waiting(game->saves, left, limit);
    for (size_t i = 0; i < count; i++) {
        struct waiting *waiting = &left[i].waiting;
        const struct mode_traits *mode = mode_traits(waiting->stored.mode);
        struct unfinished whole;
        if (!mode->has_rival || waiting->phase != ROUND_PAUSED ||
            !game_is_in_language(game, &waiting->stored)) {
            continue;
        }
        if (mode->is_race) {
            waiting->to_beat = waiting->stored.computer_points;
        } else if (store_preview_unfinished(game->store, &left[i].id, &whole) == STATUS_OK) {
            waiting->to_beat = target_of(game, &whole);
            unfinished_deinit(&whole);
        }
    }
    return count;
}

void game_continue(struct game *game)
{
    struct unfinished left;
    if (saves_take_waiting(game->saves, &left) == STATUS_OK) {
        (void)go_on_with(game, &left);
    } else {
        stage_notify(&game->stage, NEWS_STORE);
    }
}

/* Asks for the language of a round that waits, which goes on when that is there. */
static void await_language(struct game *game, long long id, const char *code)
{
    const struct session *session = &game->session;
    for (int i = 0; i < session->played_count; i++) {
        if (strcmp(session->played_languages[i].code, code) == 0) {
            game->awaited = id;
            preferences_play_in(game, session->played_languages[i].code);
            return;
        }
    }
    notice_show(&game->notice, tr("The language of this round is not installed."));
}

void game_continue_chosen(struct game *game, long long id)
{
    if (!saves_choose_waiting(game->saves, id)) {
        stage_notify(&game->stage, NEWS_STORE);
        return;
    }
    const struct stored_round *stored = &saves_waiting(game->saves)->stored;
    if (game_is_in_language(game, stored)) {
        game_continue(game);
    } else {
        await_language(game, id, stored->language);
    }
}

void game_continue_awaited(struct game *game)
{
    long long id = game->awaited;
    game->awaited = 0;
    if (id != 0 && saves_choose_waiting(game->saves, id) &&
        game_is_in_language(game, &saves_waiting(game->saves)->stored)) {
        game_continue(game);
    }
}

void game_drop_chosen(struct game *game, long long id)
{
    struct call call = {.what = LEAVING_WAITING};
    if (saves_choose_waiting(game->saves, id)) {
        stage_over(&game->stage, SCREEN_LEAVE, &call);
    } else {
        stage_notify(&game->stage, NEWS_STORE);
    }
}

bool game_continue_daily(struct game *game, enum round_kind kind, const struct daily_date *date)
{
    struct unfinished left;
    return saves_take_daily(game->saves, kind, date, &left) == STATUS_OK && go_on_with(game, &left);
}

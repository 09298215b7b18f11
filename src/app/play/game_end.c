/* SPDX-License-Identifier: MIT */
/*
 * Handles a finished round: rates, keeps and shows it, at once or later. Leaves the formulas of the
 * rating to trounce/strength.h.
 */
#include "game.h"
#include "my_words.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <string.h>

/* A board's effect on practice: the words of the list that were met, and those that join it. */
struct practice_effect {
    struct practice_news news;
    struct path *missed;
};

/* The class of words that every player knows: who misses one has only not seen it. */
#define KNOWN_TO_ALL_TIER 10

static bool is_known_to_all(int tier)
{
    return tier != TIER_UNKNOWN && tier <= KNOWN_TO_ALL_TIER;
}

/* Returns whether a word that is missed is worth practising. */
static bool is_taught(const struct solved_word *word)
{
    return word->tier <= DEAL_COMMON_TIER && !is_known_to_all(word->tier) &&
           !(word->marks & WORD_MARK_OFFENSIVE);
}

/* Returns whether the player missed this word of the solution, though it was common enough and
 * available. */
static bool is_passed_by(const struct round *round, const struct solution *solution, size_t index)
{
    unsigned finders = solution->finders[index];
    bool is_left =
        finders == 0 || (finders == FOUND_BY(SIDE_COMPUTER) && !round_traits(round)->is_race);
    return is_left && is_taught(&solution->words[index]);
}

/* Returns whether a word is one that practice looks for: one of today's, or any once those are
 * found. */
static bool is_of_portion(const struct practice_portion *portion, const char *text)
{
    for (size_t i = 0; i < portion->left; i++) {
        if (strcmp(portion->words[i].text, text) == 0) {
            return true;
        }
    }
    return portion->left == 0;
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
 * Missed words are kept from rounds of one player in which something was found, if the lexicon says
 * which words are common. Practice adds none: it is for words that already wait, and they stay
 * where they are if it ends without a word.
 */
static bool collect_practice(struct game *game, const struct solution *solution,
                             const struct practice_portion *portion,
                             struct practice_effect *practice)
{
    struct session *session = &game->session;
    const struct round *round = session->round;
    bool is_practice = session_is_practice(session);
    bool is_played = round_word_count(round, SIDE_PLAYER) > 0;
    bool teaches = round_traits(round)->seats == 1 && session->lexicon->has_tiers && is_played;
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    daily_date_text(&today, practice->news.today);
    practice->missed = memory_new(solution->word_count + 1, sizeof *practice->missed);
    if (!practice->missed) {
        return false;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        struct practice_word word;
        const char *text = solution_text(solution, i);
        bool is_found = (solution->finders[i] & FOUND_BY_PLAYER) != 0;
        bool is_passed = (is_practice || teaches) && is_passed_by(round, solution, i);
        bool waits = (is_found || (is_practice && is_passed)) &&
                     practice_find(game->store, text, &word) == STATUS_OK;
        if (waits && (!is_practice || is_of_portion(portion, text))) {
            add_met(&session->honours, &word, is_found);
        }
        if (is_passed && is_played && (waits || !is_practice)) {
            solution_path(solution, i, &practice->missed[practice->news.missed_count++]);
        }
    }
    practice->news.missed = practice->missed;
    return true;
}

/* Writes the player's strength after the round into the notes, if the round is rated. */
static void rate(struct game *game, const struct solution *solution, struct round_notes *notes)
{
    struct honours *honours = &game->session.honours;
    struct strength strength = saves_strength(game->saves);
    int tenths;
    honours->strength_before = honours->strength = strength_value(&strength);
    honours->is_rated = saves_is_on(game->saves) && notes->counts &&
                        strength_is_measured(game->session.round) &&
                        strength_of_round(game->session.round, solution, &tenths);
    if (honours->is_rated) {
        if (tenths < strength.tenths && strength_is_kept(game->session.round)) {
            tenths = strength.tenths;
        }
        strength_update(&strength, tenths);
        honours->strength = strength_value(&strength);
        notes->strength_tenths = strength.tenths;
    }
    honours->shows_strength = strength.rounds >= STRENGTH_SHOWN_ROUNDS;
}

/* Returns whether a round moves its player on the ladder: any against one of its rivals that
 * counts, with a clock and without the guide; hints cost points instead. */
static bool is_on_ladder(const struct game *game, const struct round_notes *notes)
{
    const struct round *round = game->session.round;
    return saves_is_on(game->saves) && notes->counts && round_rival(round)->rung > 0 &&
           round_traits(round)->has_rival && round_time_ms(round) > 0 &&
           !session_had_guide(&game->session);
}

/* Moves the player on the ladder and writes into the notes where he stands then. */
static void climb(struct game *game, struct round_notes *notes)
{
    struct honours *honours = &game->session.honours;
    const struct round *round = game->session.round;
    notes->ladder = (struct ladder){0};
    if (is_on_ladder(game, notes)) {
        honours->ladder_before = honours->ladder = game_ladder(game);
        honours->ladder_moved = ladder_move(&honours->ladder, round_score(round, SIDE_PLAYER),
                                            round_score(round, SIDE_COMPUTER));
        notes->ladder = honours->ladder;
    }
}

/* Queries what only the store knows of the round that it has kept. */
static void ask_past(struct game *game, const struct stored_round *kept)
{
    struct honours *honours = &game->session.honours;
    struct goal goals[GOAL_COUNT];
    (void)history_feats(game->store, kept, &honours->feats);
    if (goals_read(game->store, goals) != STATUS_OK) {
        return;
    }
    for (int i = 0; i < GOAL_COUNT; i++) {
        if (goals[i].id == kept->id) {
            honours->goals[honours->goal_count++] = goals[i].name;
        }
    }
}

/* Counts the words that the results list, of all tiers. */
static long count_words(const struct solution *solution)
{
    long count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        count += session_may_show(&solution->words[i], TIER_MAX) || solution->finders[i];
    }
    return count;
}

/* Keeps the round with what its words are worth. */
static void save_finished(struct game *game, const struct solution *solution,
                          struct round_notes *notes)
{
    struct honours *honours = &game->session.honours;
    struct practice_effect practice = {0};
    struct practice_portion before;
    struct practice_portion after;
    bool has_portion = game_portion(game, &before) == STATUS_OK && before.left > 0;
    honours_of_round(honours, game->session.round, notes, solution);
    notes->board_words = solution->ended_early ? 0 : count_words(solution);
    notes->par = honours->par;
    notes->stars = honours->stars;
    notes->common_words = honours->common_words;
    notes->common_found = honours->common_found;
    climb(game, notes); /* first: without a ladder it begins at the strength before the round */
    rate(game, solution, notes);
    bool has_practice = collect_practice(game, solution, &before, &practice);
    struct stored_round kept;
    bool is_kept = saves_finish(game->saves, game->session.round, notes,
                                has_practice ? &practice.news : NULL, &kept);
    memory_free(practice.missed);
    honours->is_late = !is_kept && store_has_pending(game->store);
    if (is_kept) {
        ask_past(game, &kept);
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
        ask_past(game, kept);
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
    stage_drop(&game->stage, SCREEN_RESULTS); /* of the round that is replaced */
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
    if (is_known_to_all(tier)) {
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
    char text[DAILY_DATE_MAX];
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    *portion = (struct practice_portion){.chosen = 0};
    return practice_portion(game->store, daily_date_text(&today, text), worth_of, &pupil, portion);
}

int game_sought(struct game *game, char sought[HONOURS_MET_MAX][STORE_WORD_MAX])
{
    const struct solution *solution = session_solution(&game->session);
    struct practice_portion portion;
    int count = 0;
    (void)game_portion(game, &portion); /* empty if it fails */
    for (size_t i = 0; solution && i < solution->word_count && count < HONOURS_MET_MAX; i++) {
        const char *text = solution_text(solution, i);
        struct practice_word word;
        if (is_taught(&solution->words[i]) && is_of_portion(&portion, text) &&
            practice_find(game->store, text, &word) == STATUS_OK) {
            memcpy(sought[count++], word.text, sizeof word.text);
        }
    }
    return count;
}

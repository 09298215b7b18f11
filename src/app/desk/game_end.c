/* SPDX-License-Identifier: MIT */
/*
 * Handles a finished round: rates, keeps and shows it, at once or later. Leaves the formulas of the
 * rating to honours.c.
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

/* Returns whether a word that is missed is worth practising. */
static bool is_taught(const struct solved_word *word)
{
    return word->tier <= DEAL_COMMON_TIER && !(word->marks & WORD_MARK_OFFENSIVE);
}

/* Returns whether the player missed this word of the solution, though it was common enough and
 * available. */
static bool is_passed_by(const struct round *round, const struct solution *solution, size_t index)
{
    const struct solved_word *word = &solution->words[index];
    enum side side;
    bool is_listed =
        round_has_word(round, solution_text(solution, index), word->letters, &side, NULL);
    return is_taught(word) &&
           (!is_listed || (side == SIDE_COMPUTER && !round_traits(round)->is_race));
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
static bool collect_practice(struct desk *desk, const struct solution *solution,
                             const struct practice_portion *portion,
                             struct practice_effect *practice)
{
    struct table *table = &desk->table;
    const struct round *round = table->round;
    bool is_practice = table_is_practice(table);
    bool is_played = round_word_count(round, SIDE_PLAYER) > 0;
    bool teaches = round_traits(round)->seats == 1 && table->lexicon->has_tiers && is_played;
    struct app_date day = calendar_today(&desk->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    daily_date_text(&today, practice->news.today);
    practice->missed = memory_new(solution->word_count + 1, sizeof *practice->missed);
    if (!practice->missed) {
        return false;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        struct practice_word word;
        const char *text = solution_text(solution, i);
        enum side side;
        bool is_found = round_has_word(round, text, solution->words[i].letters, &side, NULL) &&
                        side == SIDE_PLAYER;
        bool is_passed = (is_practice || teaches) && is_passed_by(round, solution, i);
        bool waits = (is_found || (is_practice && is_passed)) &&
                     keeper_practice_find(desk->keeper, text, &word) == STATUS_OK;
        if (waits && (!is_practice || is_of_portion(portion, text))) {
            add_met(&table->honours, &word, is_found);
        }
        if (is_passed && is_played && (waits || !is_practice)) {
            solution_path(solution, i, &practice->missed[practice->news.missed_count++]);
        }
    }
    practice->news.missed = practice->missed;
    return true;
}

static bool is_won(const struct round *round)
{
    return round_traits(round)->has_computer &&
           round_score(round, SIDE_PLAYER) > round_score(round, SIDE_COMPUTER);
}

/* Writes the player's strength after the round into the notes, if the round is rated. */
static void rate(struct desk *desk, const struct solution *solution, struct round_notes *notes)
{
    struct honours *honours = &desk->table.honours;
    struct strength strength = keeper_strength(desk->keeper);
    int tenths;
    honours->strength_before = honours->strength = strength_value(&strength);
    honours->is_rated = keeper_is_on(desk->keeper) && honours_is_rated(desk->table.round, notes) &&
                        honours_strength(desk->table.round, solution, &tenths);
    if (honours->is_rated) {
        if (tenths < strength.tenths && is_won(desk->table.round)) {
            tenths = strength.tenths; /* whoever has won is not told to be weaker now */
        }
        strength_update(&strength, tenths);
        keeper_note_strength(desk->keeper, &strength);
        honours->strength = strength_value(&strength);
        notes->strength_tenths = strength.tenths;
    }
}

/* Queries what only the store knows of the round that it has kept. */
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

/* Counts the words that the results list, of all tiers. */
static long count_words(const struct round *round, const struct solution *solution)
{
    long count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        count += table_may_show(word, TIER_MAX) ||
                 round_has_word(round, solution_text(solution, i), word->letters, NULL, NULL);
    }
    return count;
}

/* Keeps the round with what its words are worth. */
static void save_finished(struct desk *desk, const struct solution *solution,
                          struct round_notes *notes)
{
    struct honours *honours = &desk->table.honours;
    struct practice_effect practice = {0};
    struct practice_portion before;
    struct practice_portion after;
    bool has_portion = game_portion(desk, &before) == STATUS_OK && before.left > 0;
    honours_of_round(honours, desk->table.round, notes, solution);
    notes->board_words = solution->ended_early ? 0 : count_words(desk->table.round, solution);
    notes->par = honours->par;
    notes->stars = honours->stars;
    notes->common_words = honours->common_words;
    notes->common_found = honours->common_found;
    rate(desk, solution, notes);
    bool has_practice = collect_practice(desk, solution, &before, &practice);
    long long id =
        keeper_save(desk->keeper, desk->table.round, notes, has_practice ? &practice.news : NULL);
    memory_free(practice.missed);
    honours->is_late = id == 0 && keeper_has_pending(desk->keeper);
    if (id != 0) {
        ask_past(desk, id);
        if (has_portion && game_portion(desk, &after) == STATUS_OK) {
            honours->ends_portion = after.left == 0;
        }
    }
}

void game_note_kept(struct desk *desk, long long id)
{
    struct honours *honours = &desk->table.honours;
    if (honours->is_late) {
        honours->is_late = false;
        ask_past(desk, id);
        stage_tell(&desk->stage, NEWS_KEPT);
    }
}

/* Records a daily round that counts, and its streak. */
static void record_daily(struct desk *desk, const struct round_notes *notes)
{
    struct table *table = &desk->table;
    struct daily_date date;
    long streak;
    if (notes->kind == ROUND_KIND_DAILY && notes->counts && daily_date_read(notes->date, &date) &&
        keeper_note_daily(desk->keeper, &date, round_score(table->round, SIDE_PLAYER), &streak)) {
        table->honours.streak = streak;
    }
}

void game_end(struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_ROUND};
    const struct solution *solution = table_solution(&desk->table);
    struct round_notes notes = game_notes(desk);
    if (solution) {
        save_finished(desk, solution, &notes);
    } else {
        (void)keeper_save(desk->keeper, desk->table.round, &notes, NULL);
    }
    record_daily(desk, &notes);
    stage_go(&desk->stage, SCREEN_RESULTS, &call);
}

/* --- the past --- */

/* Recomputes the honours of a past round, with its original par and stars where these were kept. */
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

/* How the challenges of its sender stood after a past round; its bests are no longer news. */
static void recall_friend(struct desk *desk, long long id)
{
    struct history_feats *feats = &desk->table.honours.feats;
    struct history_feats then;
    if (desk->table.notes.sender[0] && keeper_feats(desk->keeper, id, &then) == STATUS_OK) {
        feats->friend_won = then.friend_won;
        feats->friend_drawn = then.friend_drawn;
        feats->friend_lost = then.friend_lost;
    }
}

/* Puts a past round on the table; returns false if it cannot be loaded. */
static bool show_past(struct desk *desk, long long id, const struct keeper_answer *answer)
{
    struct stored_round stored;
    struct round *round = NULL;
    struct lexicon *then;
    if (keeper_load(desk->keeper, id, answer, desk->table.lexicon, &stored, &round) != STATUS_OK) {
        return false;
    }
    if (!my_words_then(desk, &stored, &then)) {
        round_free(round);
        return false;
    }
    stage_drop(&desk->stage, SCREEN_RESULTS); /* of the round that leaves the table */
    round_set_lexicon(round, then ? then : desk->table.lexicon);
    table_put_round(&desk->table, &stored, round, then);
    keeper_stop(desk->keeper);
    recall(desk);
    recall_friend(desk, id);
    return true;
}

void game_open_past(struct desk *desk, long long id)
{
    struct call call = {.what = RESULTS_OF_PAST};
    if (show_past(desk, id, NULL)) {
        stage_over(&desk->stage, SCREEN_RESULTS, &call);
    }
}

bool game_has_replay(const struct desk *desk)
{
    static const enum side players[] = {SIDE_PLAYER, SIDE_SECOND};
    const struct round *round = desk->table.round;
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

void game_replay(struct desk *desk)
{
    struct call call = {.what = REPLAY_OF_ROUND};
    stage_over(&desk->stage, SCREEN_REPLAY, &call);
}

void game_replay_past(struct desk *desk, long long id)
{
    struct call call = {.what = REPLAY_OF_PAST};
    if (show_past(desk, id, NULL)) {
        stage_over(&desk->stage, SCREEN_REPLAY, &call);
    }
}

void game_compare(struct desk *desk, const struct challenge *challenge, const struct board *board,
                  long long id)
{
    struct call call = {.what = RESULTS_OF_ANSWER};
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    if (solver_solve_with(desk->table.solver, board, &filter, &solution) != STATUS_OK) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
        return;
    }
    struct keeper_answer answer = {challenge, &solution};
    struct fault fault = {0};
    if (challenge_matches(challenge, &solution, &fault) != STATUS_OK) {
        post_notify_message(&desk->post, &fault.detail);
    } else if (show_past(desk, id, &answer)) {
        stage_go(&desk->stage, SCREEN_RESULTS, &call);
    }
    solution_deinit(&solution);
}

void game_close_past(struct desk *desk)
{
    table_clear(&desk->table);
    table_return_match(&desk->table);
}

/* --- the words to practise --- */

static long worth_of(const void *context, const struct practice_word *word)
{
    const struct lexicon *lexicon = context;
    size_t letters = strlen(word->text);
    uint32_t number;
    if (!lexicon_find(lexicon, word->text, letters, &number)) {
        return -1;
    }
    int tier = lexicon_note(lexicon, number).tier;
    long common = tier == TIER_UNKNOWN ? 0 : TIER_MAX - tier;
    return (2 * common + (word->misses > 1)) * STORE_WORD_MAX + (long)letters;
}

enum status game_portion(const struct desk *desk, struct practice_portion *portion)
{
    char text[DAILY_DATE_MAX];
    struct app_date day = calendar_today(&desk->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    return keeper_practice_portion(desk->keeper, daily_date_text(&today, text), worth_of,
                                   table_lexicon(&desk->table, ROUND_KIND_PRACTICE), portion);
}

int game_sought(struct desk *desk, char sought[HONOURS_MET_MAX][STORE_WORD_MAX])
{
    const struct solution *solution = table_solution(&desk->table);
    struct practice_portion portion;
    int count = 0;
    (void)game_portion(desk, &portion); /* empty if it fails */
    for (size_t i = 0; solution && i < solution->word_count && count < HONOURS_MET_MAX; i++) {
        const char *text = solution_text(solution, i);
        struct practice_word word;
        if (is_taught(&solution->words[i]) && is_of_portion(&portion, text) &&
            keeper_practice_find(desk->keeper, text, &word) == STATUS_OK) {
            memcpy(sought[count++], word.text, sizeof word.text);
        }
    }
    return count;
}

/* SPDX-License-Identifier: MIT */
/*
 * Plays random rounds to their end.
 */
#include "past_rounds.h"

#include "date.h"

#include "trounce/daily.h"
#include "trounce/ladder.h"
#include "trounce/random.h"
#include "trounce/solver.h"

#include <stdio.h>

#define DAY_S            86400
#define FRIEND_WORDS_MAX 1000

/* Plays one player's turn. */
static enum status play_turn(struct round *round, const struct solution *solution, int percent,
                             struct random *random)
{
    enum status status = STATUS_OK;
    long pitch_ms = round_time_ms(round) / 2 / ((long)solution->word_count + 1);
    round_start(round);
    if (round_mode(round) == MODE_RACE) {
        round_advance(round, round_time_ms(round) / 2); /* the computer then has some words */
    }
    for (size_t i = 0; i < solution->word_count && status == STATUS_OK; i++) {
        struct path path;
        enum verdict verdict;
        round_advance(round, pitch_ms);
        if (random_below(random, 100) < (uint32_t)percent) {
            solution_path(solution, i, &path);
            status = round_submit_path(round, &path, &verdict);
        }
    }
    round_finish(round);
    return status;
}

/* Plays both sides: the players find some words, the computer reveals the rest. */
static enum status play_words(struct round *round, const struct solution *solution, int percent,
                              struct random *random)
{
    enum status status = play_turn(round, solution, percent, random);
    if (round_phase(round) == ROUND_HANDOVER && status == STATUS_OK) {
        status = play_turn(round, solution, percent, random);
    }
    for (size_t i = 0; i < solution->word_count && round_phase(round) == ROUND_COMPUTER; i++) {
        struct path path;
        solution_path(solution, i, &path);
        status = status == STATUS_OK ? round_reveal(round, &path, NULL) : status;
    }
    round_conclude(round);
    return status;
}

/* Fills in the notes of round `index`. */
static void fill_notes(const struct past_rounds *past, long index, long found,
                       struct round_notes *notes)
{
    notes->kind = past->kind;
    notes->counts = past->counts;
    notes->elapsed_ms = 90000;
    notes->ended_unix_s = past->last_unix_s - (past->count - 1 - index) * (int64_t)DAY_S;
    notes->began_unix_s = notes->ended_unix_s - 200;
    if (past->kind == ROUND_KIND_DAILY) {
        struct app_date day = date_of_unix(notes->ended_unix_s);
        (void)daily_date_text(&(struct daily_date){day.year, day.month, day.day}, notes->date);
    }
    if (past->rated) {
        notes->par = 40;
        notes->stars = (int)(index % 4);
        notes->common_words = 2 * found + 1;
        notes->common_found = found;
        notes->strength_tenths = 1000 + (int)(3000 * (index + 1) / past->count);
    }
    if (past->mode == MODE_TWO) {
        (void)snprintf(notes->player_name, sizeof notes->player_name, "Ann");
        (void)snprintf(notes->second_name, sizeof notes->second_name, "Ben");
    } else if (past->level == RIVAL_FRIEND) {
        (void)snprintf(notes->sender, sizeof notes->sender, "Ann");
    }
}

static enum status play_one(const struct past_rounds *past, long index, struct solver *solver,
                            struct random *random, struct store *store)
{
    struct board board;
    uint64_t state;
    struct solution solution;
    struct round *round = NULL;
    struct round_notes notes = {0};
    uint32_t friend_words[FRIEND_WORDS_MAX];
    bool is_friend = past->level == RIVAL_FRIEND;
    enum status status = deal_fair(past->dice, solver, past->rules, random, &board, &state);
    if (status != STATUS_OK) {
        return status;
    }
    if (past->kind != ROUND_KIND_CUSTOM) {
        (void)deal_code(past->set, past->dice, state, notes.code);
    }
    struct rival rival;
    if (past->level == RIVAL_LADDER) {
        ladder_rival(&rival, past->rung > 0 ? past->rung : 1, rival_board_seed(&board));
    } else {
        rival_init(&rival, past->level, rival_board_seed(&board));
    }
    struct round_config config = {.board = &board,
                                  .lexicon = past->lexicon,
                                  .rules = past->rules,
                                  .mode = past->mode,
                                  .time_ms = 180000,
                                  .rival = &rival,
                                  .friend_words =
                                      past->level == RIVAL_FRIEND ? friend_words : NULL};
    struct solver_filter filter = {
        .rules = past->rules, .tier_max = TIER_MAX, .without_offensive = true};
    status = solver_solve(&board, past->lexicon, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t i = 0; is_friend && i < solution.word_count && i < 2 * FRIEND_WORDS_MAX; i += 2) {
        friend_words[config.friend_word_count++] = solution.words[i].number;
    }
    long last = past->count > 1 ? past->count - 1 : 1;
    int percent = 1 + (int)((past->percent - 1) * (past->count > 1 ? index : 1) / last);
    status = round_new(&config, &round);
    if (status == STATUS_OK) {
        status = play_words(round, &solution, percent, random);
    }
    if (status == STATUS_OK) {
        fill_notes(past, index, (long)round_word_count(round, SIDE_PLAYER), &notes);
        notes.board_words = (long)solution.word_count;
        status = store_save_round(store, round, &notes, NULL, NULL);
    }
    round_free(round);
    solution_deinit(&solution);
    return status;
}

enum status past_rounds_play(const struct past_rounds *past, struct store *store)
{
    struct random random;
    struct solver *solver = NULL;
    enum status status = solver_new(past->lexicon, SOLVER_KERNEL_BEST, &solver);
    random_seed(&random, past->seed);
    for (long i = 0; i < past->count && status == STATUS_OK; i++) {
        status = play_one(past, i, solver, &random, store);
    }
    solver_free(solver);
    return status;
}

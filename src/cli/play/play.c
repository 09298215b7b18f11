/* SPDX-License-Identifier: MIT */
/*
 * The player's turn with its clock, then the rival's, then keeping the round.
 */
#include "play_state.h"
#include "sprint.h"

#include "machine.h"
#include "stream.h"
#include "thread.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define SAVE_MS 1000 /* at most this much of a running clock is lost */

enum ending {
    ENDING_TURN,        /* the turn is over */
    ENDING_INTERRUPTED, /* the round is to wait */
    ENDING_FAILED       /* after a message */
};

/* --- keeping --- */

/* Saves the round as it is now, so that it waits if the program ends. Returns whether it does. */
static bool save(struct play *play)
{
    struct store *store = play->terms->store;
    play->notes.ended_unix_s = (int64_t)time(NULL);
    enum status status = store_save_unfinished(store, play->round, &play->notes);
    play->saved_ms = machine_now_ms();
    if (status != STATUS_OK && status != STATUS_BUSY && !play->is_trouble_reported) {
        play->is_trouble_reported = true;
        cli_warn(play->cli, store_trouble(store));
    }
    return status == STATUS_OK && !store_is_in_memory(store);
}

/* --- the clock --- */

/* Lets the time pass that has passed. */
static void pass(struct play *play)
{
    long long now_ms = machine_now_ms();
    long elapsed_ms = (long)(now_ms - play->passed_ms);
    play->passed_ms = now_ms;
    play->notes.elapsed_ms += elapsed_ms;
    struct round_events events = round_advance(play->round, elapsed_ms);
    if (events.rival_words > 0) {
        play_texts_rival(play);
    }
    if (events.is_time_up) {
        play_texts_time_up(play);
    } else if (now_ms - play->saved_ms >= SAVE_MS && round_time_ms(play->round) > 0) {
        (void)save(play);
    }
}

/* Returns until when nothing happens by itself. */
static long long quiet_until(const struct play *play)
{
    long wait_ms = SAVE_MS; /* so often an interrupt is looked for, too */
    long due_ms = round_due_ms(play->round);
    if (round_time_ms(play->round) > 0 && round_left_ms(play->round) < wait_ms) {
        wait_ms = round_left_ms(play->round);
    }
    if (due_ms > 0 && due_ms < wait_ms) {
        wait_ms = due_ms;
    }
    return play->passed_ms + wait_ms;
}

/* --- words --- */

static enum status enter(struct play *play, const char *typed, size_t length)
{
    const struct alphabet *alphabet = play->terms->language->alphabet;
    char word[WORD_LETTERS_MAX + 1] = "";
    size_t letters = 0;
    enum verdict verdict = VERDICT_NOT_A_WORD;
    int points = 0;
    bool is_word =
        alphabet_encode(alphabet, typed, length, word, WORD_LETTERS_MAX, &letters) == STATUS_OK;
    if (is_word) {
        (void)round_judge(play->round, word, letters, &points);
        enum status status = round_submit_word(play->round, word, letters, &verdict);
        if (status != STATUS_OK) {
            return status;
        }
    }
    play_texts_verdict(play, typed, is_word ? word : "", verdict, points);
    if (verdict == VERDICT_GOOD) {
        (void)save(play);
    }
    return STATUS_OK;
}

/* Enters the words of a line, which blanks separate. */
static enum ending enter_line(struct play *play, const struct span *line)
{
    static const char blanks[] = " \t";
    char typed[PLAY_TYPED_MAX];
    for (const char *at = line->text + strspn(line->text, blanks); *at; at += strspn(at, blanks)) {
        size_t length = strcspn(at, blanks);
        (void)snprintf(typed, sizeof typed, "%.*s",
                       (int)(length < sizeof typed ? length : sizeof typed - 1), at);
        at += length;
        if (strcmp(typed, "?") == 0) {
            play_texts_help(play);
        } else if (enter(play, typed, strlen(typed)) != STATUS_OK) {
            (void)cli_fail_memory(play->cli);
            return ENDING_FAILED;
        }
    }
    return ENDING_TURN;
}

static bool is_blank(const struct span *line)
{
    return line->text[strspn(line->text, " \t")] == '\0' && !line->is_cut;
}

/* Waits for a line. Returns whether there is one; else the turn is over, or to be left. */
static bool await_line(struct play *play)
{
    struct reader *in = &play->cli->in;
    bool is_there = false;
    while (!is_there && round_phase(play->round) == ROUND_PLAYER && !interrupt_came() &&
           writer_is_open(&play->cli->out)) {
        is_there = reader_await_line(in, quiet_until(play));
        pass(play);
    }
    return is_there && round_phase(play->round) == ROUND_PLAYER && !interrupt_came();
}

static enum ending take_words(struct play *play)
{
    struct cli *cli = play->cli;
    struct span line;
    for (;;) {
        play_texts_prompt(play);
        if (!await_line(play)) {
            return round_phase(play->round) == ROUND_PLAYER ? ENDING_INTERRUPTED : ENDING_TURN;
        }
        bool is_line = reader_line(&cli->in, &line);
        if (cli->in.error != 0) {
            (void)cli_check_input(cli, &line);
            return ENDING_FAILED;
        }
        if (!is_line || is_blank(&line)) {
            writer_text(&cli->out, is_line || !play->is_typed ? "" : "\n");
            round_finish(play->round);
            return ENDING_TURN;
        }
        if (line.is_cut) {
            reader_skip_line(&cli->in); /* no word is that long */
        }
        if (enter_line(play, &line) == ENDING_FAILED) {
            return ENDING_FAILED;
        }
    }
}

/* --- the end --- */

/* Has the rival take its words, in the order of the solution. */
static enum status reveal(struct play *play, const struct solution *solution)
{
    enum status status = STATUS_OK;
    bool has_turn = round_phase(play->round) == ROUND_COMPUTER && !round_is_live(play->round);
    for (size_t i = 0; i < solution->word_count && has_turn && status == STATUS_OK; i++) {
        struct path path;
        solution_path(solution, i, &path);
        status = round_reveal(play->round, &path, NULL);
    }
    round_conclude(play->round);
    return status;
}

/* Keeps a round that has a word, and says what it means. */
static void keep(struct play *play, const struct solution *solution)
{
    const struct play_terms *terms = play->terms;
    struct store *store = terms->store;
    struct honours honours;
    struct practice_news practice;
    struct stored_round kept;
    char day[DAILY_DATE_MAX];
    bool is_kept = round_word_count(play->round, SIDE_PLAYER) > 0;
    bool had_guide = /* in the window: only with it hints are free */
        round_hint_count(play->round) > 0 && round_hint_points(play->round) == 0;
    const struct daily_date today = sprint_today();
    const struct finish finish = {.store = store,
                                  .round = play->round,
                                  .solution = solution,
                                  .today = daily_date_text(&today, day),
                                  .is_kept = is_kept,
                                  .had_guide = had_guide};
    play->notes.ended_unix_s = (int64_t)time(NULL);
    bool has_practice = finish_round(&finish, &play->notes, &honours, &practice) == STATUS_OK;
    if (is_kept && store_save_round(store, play->round, &play->notes,
                                    has_practice ? &practice : NULL, &kept) == STATUS_OK) {
        finish_ask_past(store, &kept, &honours);
    } else if (is_kept) {
        cli_warn(play->cli, store_trouble(store));
    } else {
        (void)store_drop_unfinished(store);
    }
    finish_free(&practice);
    if (is_kept && terms->kind == ROUND_KIND_DAILY && play->notes.counts) {
        (void)history_streak(store, play->notes.date, &honours.streak, NULL);
    }
    play_texts_result(play, &honours);
}

static enum outcome conclude(struct play *play)
{
    const struct play_terms *terms = play->terms;
    struct solver_filter filter = {.rules = terms->rules, .tier_max = TIER_MAX};
    struct solver *solver;
    struct solution solution = {0};
    enum outcome outcome = cli_load_solver(play->cli, terms->lexicon, &solver);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    enum status status = solver_solve_with(solver, &terms->board, &filter, &solution);
    if (status == STATUS_OK) {
        status = reveal(play, &solution);
    }
    if (status == STATUS_OK) {
        status = round_find_all(play->round, &solution);
    }
    if (status == STATUS_OK) {
        play_texts_words(play, &solution);
        keep(play, &solution);
    } else {
        outcome = cli_fail_memory(play->cli);
    }
    solution_deinit(&solution);
    solver_free(solver);
    return outcome;
}

/* Lets the round wait. */
static enum outcome leave(struct play *play)
{
    bool waits = save(play);
    if (waits) {
        writer_format(&play->cli->out, "\nThe round waits: trounce play --%s.\n",
                      play->notes.kind == ROUND_KIND_DAILY ? "daily" : "continue");
    } else {
        writer_text(&play->cli->out, "\nThe round could not be kept.\n");
    }
    return OUTCOME_NO;
}

/* --- the beginning --- */

static enum outcome make_round(struct play *play)
{
    const struct play_terms *terms = play->terms;
    uint64_t seed = rival_board_seed(&terms->board);
    struct ladder ladder;
    struct rival rival;
    if (terms->level == RIVAL_LADDER) {
        if (finish_ladder(terms->store, &ladder) != STATUS_OK) {
            return cli_fail_message(play->cli, store_trouble(terms->store));
        }
        ladder_rival(&rival, ladder.rung, seed);
    } else {
        rival_init(&rival, terms->level, seed);
    }
    const struct round_config config = {.board = &terms->board,
                                        .lexicon = terms->lexicon,
                                        .rules = terms->rules,
                                        .mode = terms->mode,
                                        .time_ms = terms->time_ms,
                                        .rival = &rival,
                                        .shares = round_kind_shares(terms->kind),
                                        .race_tier_max = TIER_MAX};
    play->notes.kind = terms->kind;
    play->notes.counts = terms->counts;
    memcpy(play->notes.code, terms->code, sizeof play->notes.code);
    return round_new(&config, &play->round) == STATUS_OK ? OUTCOME_YES : cli_fail_memory(play->cli);
}

static void find_rival(struct play *play)
{
    if (round_traits(play->round)->has_rival) {
        int rung = round_rival(play->round)->rung;
        play->rival = play->terms->level == RIVAL_LADDER ? ladder_rung_name(rung)
                                                         : ladder_level_name(play->terms->level);
    }
    play->rival_printed = round_word_count(play->round, SIDE_COMPUTER);
}

/* Takes words until the turn is over, if it is not over already. */
static enum ending play_turn(struct play *play)
{
    play_texts_begin(play);
    if (!play->terms->begun) {
        play->notes.began_unix_s = (int64_t)time(NULL);
        round_start(play->round);
    }
    round_resume(play->round);
    play->passed_ms = play->saved_ms = machine_now_ms();
    if (round_phase(play->round) != ROUND_PLAYER) {
        return ENDING_TURN;
    }
    interrupt_hold();
    enum ending ending = take_words(play);
    interrupt_release();
    return ending;
}

enum outcome play_run(struct cli *cli, const struct play_terms *terms)
{
    struct play play = {.cli = cli,
                        .terms = terms,
                        .round = terms->begun,
                        .notes = terms->notes,
                        .is_typed = cli_is_typed()};
    if (!play.round && make_round(&play) != OUTCOME_YES) {
        return OUTCOME_BAD;
    }
    find_rival(&play);
    enum ending ending = play_turn(&play);
    enum outcome outcome = ending == ENDING_TURN          ? conclude(&play)
                           : ending == ENDING_INTERRUPTED ? leave(&play)
                                                          : OUTCOME_BAD;
    round_free(play.round);
    return outcome;
}

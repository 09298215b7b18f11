/* SPDX-License-Identifier: MIT */
/*
 * Deals, keeps and resumes puzzles, and runs the search for a solution.
 */
#include "level.h"
#include "scrambler_screen.h"

#include <string.h>

/* Starts a game on the screen and takes ownership of it. */
static void begin_game(struct scrambler_screen *scrambler, const struct scrambler *attempt)
{
    if (scrambler->has_game) {
        scrambler_deinit(&scrambler->attempt);
    }
    scrambler_path_stop(scrambler);
    struct scrambler_screen lasting = {.source = scrambler->source, .wanted = scrambler->wanted};
    memcpy(lasting.figures, scrambler->figures, sizeof lasting.figures);
    *scrambler = lasting;
    scrambler->has_game = true;
    scrambler->size = attempt->puzzle.jumbled.size;
    scrambler->attempt = *attempt;
    scrambler_puzzle_code(&attempt->puzzle, scrambler->code);
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    scrambler->home_count =
        scrambler_grid_homes(&scrambler->attempt.grid, &scrambler->attempt.puzzle.words, homes);
    scrambler_path_start(scrambler, NULL);
}

static void report_fault(struct game *game, enum status status, const struct fault *fault)
{
    struct message message;
    if (status == STATUS_NO_MEMORY) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    message_set(&message, N_("No puzzle: %p."), message_in(&fault->detail));
    notice_show_message(&game->notice, &message);
}

static enum status need_source(struct scrambler_screen *scrambler, const struct game *game)
{
    return scrambler->source ? STATUS_OK
                             : scrambler_source_new(game->session.lexicon, SCRAMBLER_COMMON_TIER,
                                                    false, &scrambler->source);
}

bool scrambler_deal(struct scrambler_screen *scrambler, struct game *game, int size,
                    const char *code)
{
    struct scrambler_puzzle puzzle;
    struct fault fault = {0};
    struct scrambler attempt;
    enum status status = need_source(scrambler, game);
    if (status == STATUS_OK && code) {
        status = scrambler_puzzle_from_code(code, strlen(code), scrambler->source, &puzzle, &fault);
    } else if (status == STATUS_OK) {
        status = scrambler_puzzle_deal(scrambler->source, size, scrambler->wanted,
                                       &game->session.random, &puzzle, &fault);
    }
    if (status != STATUS_OK) {
        report_fault(game, status, &fault);
        return false;
    }
    if (code) {
        store_set_puzzle_aside(game->store);
    } else {
        saves_drop_puzzle(game->saves);
    }
    scrambler_init(&attempt, &puzzle);
    begin_game(scrambler, &attempt);
    return true;
}

/* --- the unfinished puzzle --- */

bool scrambler_is_under_way(const struct scrambler_screen *scrambler)
{
    return scrambler->has_game && !scrambler->is_kept && scrambler->attempt.known_count > 0;
}

bool scrambler_keep(struct scrambler_screen *scrambler, struct game *game)
{
    if (!scrambler_is_under_way(scrambler)) {
        return false;
    }
    struct unfinished_puzzle puzzle = {
        .elapsed_ms = scrambler->elapsed_ms,
        .help = scrambler->was_shown    ? PUZZLE_SHOWN
                : scrambler->was_helped ? PUZZLE_HELPED
                                        : PUZZLE_UNHELPED,
        .moves = scrambler->attempt.moves,
        .made_count = scrambler->attempt.made_count,
        .known_count = scrambler->attempt.known_count,
    };
    memcpy(puzzle.code, scrambler->code, sizeof puzzle.code);
    scrambler->kept_ms = 0;
    return saves_save_puzzle(game->saves, &puzzle);
}

static bool resume(struct scrambler_screen *scrambler, struct game *game,
                   const struct unfinished_puzzle *left)
{
    struct scrambler_puzzle puzzle;
    struct scrambler attempt;
    enum status status = need_source(scrambler, game);
    if (status == STATUS_OK) {
        status = scrambler_puzzle_from_code(left->code, strlen(left->code), scrambler->source,
                                            &puzzle, NULL);
    }
    if (status == STATUS_OK) {
        status =
            scrambler_resume(&attempt, &puzzle, left->moves, left->known_count, left->made_count);
    }
    if (status != STATUS_OK) {
        return false;
    }
    begin_game(scrambler, &attempt);
    scrambler->elapsed_ms = left->elapsed_ms;
    scrambler->was_shown = left->help == PUZZLE_SHOWN;
    scrambler->was_helped = left->help == PUZZLE_HELPED;
    return true;
}

bool scrambler_go_on_with_left(struct scrambler_screen *scrambler, struct game *game, int size)
{
    struct unfinished_puzzle left;
    if (!saves_take_puzzle(game->saves, &left)) {
        return false;
    }
    bool is_put = (size == 0 || left.code[0] == '0' + size) && resume(scrambler, game, &left);
    if (!is_put) {
        store_set_puzzle_aside(game->store);
    }
    unfinished_puzzle_deinit(&left);
    return is_put;
}

void scrambler_want(struct scrambler_screen *scrambler, struct game *game, int wanted)
{
    scrambler->wanted = wanted;
    level_choose(game, wanted);
}

/* --- the solution --- */

#define SOLVER_SLIDES 1600000L /* in total: less than half a second of work */
#define SOLVER_SLICE  8000L    /* per frame: less than 3 ms */

void scrambler_path_stop(struct scrambler_screen *scrambler)
{
    scrambler_solver_free(scrambler->solver);
    scrambler->solver = NULL;
}

/* Copies the solver's current result. */
static void read_path(struct scrambler_screen *scrambler)
{
    size_t count;
    const struct scrambler_move *path = scrambler_solver_path(scrambler->solver, &count);
    scrambler->path_proven = scrambler_solver_is_proven(scrambler->solver);
    scrambler->path_known = true;
    scrambler->path_count = count;
    if (scrambler->path_proven && scrambler->attempt.made_count == 0) {
        scrambler->fewest = count;
    }
    size_t kept = count < SCRAMBLER_PATH_MAX ? count : SCRAMBLER_PATH_MAX;
    if (kept > 0) {
        memcpy(scrambler->path, path, kept * sizeof *path);
    }
}

void scrambler_path_start(struct scrambler_screen *scrambler, const struct scrambler_move *made)
{
    scrambler_path_stop(scrambler);
    const struct scrambler_move *rest = NULL;
    size_t rest_count = 0;
    bool first_of_path = made && scrambler->path_known && scrambler->path_count > 0 &&
                         scrambler->path_count <= SCRAMBLER_PATH_MAX &&
                         memcmp(made, &scrambler->path[0], sizeof *made) == 0;
    if (first_of_path) { /* the rest of the solution is a solution from here */
        rest = scrambler->path + 1;
        rest_count = scrambler->path_count - 1;
    }
    if (scrambler_solver_new(&scrambler->attempt, rest, rest_count, &scrambler->solver) !=
        STATUS_OK) {
        scrambler->path_known = false; /* the game continues without advice */
        return;
    }
    scrambler->solver_left = SOLVER_SLIDES;
    read_path(scrambler);
}

void scrambler_path_work(struct scrambler_screen *scrambler)
{
    if (!scrambler->solver) {
        return;
    }
    bool more = scrambler_solver_step(scrambler->solver, SOLVER_SLICE);
    scrambler->solver_left -= SOLVER_SLICE;
    read_path(scrambler);
    if (!more || scrambler->solver_left <= 0) {
        scrambler_path_stop(scrambler);
    }
}

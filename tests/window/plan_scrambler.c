/* SPDX-License-Identifier: MIT */
/*
 * Tells the script that plays the Scrambler in a real window which puzzle to take and where to
 * press: deals one scrambled in MOVES moves, and prints it and the positions, one per line: `code
 * CODE`, `solve MOVE…` (typed as in the text game), `NAME X Y` for buttons, `arrow MOVE X Y`, `cell
 * ROW COLUMN X Y`, `pitch PX`.
 *
 *     plan_scrambler SEED WIDTH HEIGHT LEXICON SIZE MOVES
 */
#include "plan_tools.h"
#include "store.h"
#include "whole_file.h"

#include "app_game.h"
#include "scrambler_screen.h"

#include <stdio.h>
#include <stdlib.h>

/* Returns whether the solution passes no solved grid before its last one. */
static bool is_plain(const struct scrambler_puzzle *puzzle)
{
    struct scrambler_grid grid = puzzle->jumbled;
    int solved = 0;
    for (int i = 0; i < puzzle->jumble_count; i++) {
        scrambler_grid_slide(&grid, scrambler_puzzle_solution(puzzle, i));
        solved += scrambler_grid_is_solved(&grid, &puzzle->words);
    }
    return solved == 1;
}

/* Returns whether no shorter way leads home. */
static bool is_shortest(const struct scrambler_puzzle *puzzle)
{
    struct scrambler attempt;
    struct scrambler_solver *solver;
    size_t count;
    scrambler_init(&attempt, puzzle);
    plan_need(scrambler_solver_new(&attempt, NULL, 0, &solver));
    while (scrambler_solver_step(solver, 100000)) {
    }
    (void)scrambler_solver_path(solver, &count);
    bool shortest = scrambler_solver_is_proven(solver) && count == (size_t)puzzle->jumble_count;
    scrambler_solver_free(solver);
    scrambler_deinit(&attempt);
    return shortest;
}

static void deal(const struct lexicon *lexicon, uint64_t seed, int size, int moves,
                 struct scrambler_puzzle *puzzle)
{
    struct scrambler_source *source;
    struct random random;
    random_seed(&random, seed);
    plan_need(scrambler_source_new(lexicon, SCRAMBLER_COMMON_TIER, false, &source));
    do {
        if (scrambler_puzzle_deal(source, size, moves, &random, puzzle, NULL) != STATUS_OK) {
            plan_die("no puzzle");
        }
    } while (!is_plain(puzzle) || !is_shortest(puzzle));
    scrambler_source_free(source);
}

static void print_puzzle(const struct scrambler_puzzle *puzzle)
{
    char text[SCRAMBLER_MOVE_TEXT_MAX];
    char code[SCRAMBLER_CODE_MAX];
    (void)printf("code %s\nsolve", scrambler_puzzle_code(puzzle, code));
    for (int i = 0; i < puzzle->jumble_count; i++) {
        (void)printf(" %s", scrambler_move_text(scrambler_puzzle_solution(puzzle, i), text));
    }
    (void)printf("\n");
}

static void print_grid(struct app *app)
{
    struct game *game = app_game(app);
    struct draw_list list = {0};
    char text[SCRAMBLER_MOVE_TEXT_MAX];
    app_draw(app, &list); /* adds the arrows to the hot areas */
    draw_deinit(&list);
    for (int i = 0; i < game->stage.ui.hot_count; i++) {
        struct rect rect = game->stage.ui.hots[i].rect;
        int arrow = game->stage.ui.hots[i].id - SCRAMBLER_ID_ARROW;
        if (arrow >= 0) {
            (void)printf("arrow %s %d %d\n",
                         scrambler_move_text(scrambler_view_arrow_move(arrow), text),
                         rect.x + rect.w / 2, rect.y + rect.h / 2);
        }
    }
    const struct scrambler_screen *screen = stage_state(&game->stage, SCREEN_SCRAMBLER);
    const struct scrambler_view view = screen->view;
    int pitch = scrambler_view_pitch(&view);
    for (int cell = 0; cell < view.size * view.size; cell++) {
        int row = cell / view.size;
        int column = cell % view.size;
        (void)printf("cell %d %d %d %d\n", row + 1, column + 1,
                     view.left + column * pitch + view.tile / 2,
                     view.top + row * pitch + view.tile / 2);
    }
    (void)printf("pitch %d\n", pitch);
}

int main(int argc, char **argv)
{
    if (argc != 7) {
        plan_die("usage: plan_scrambler SEED WIDTH HEIGHT LEXICON SIZE MOVES");
    }
    size_t size;
    struct lexicon lexicon;
    struct scrambler_puzzle puzzle;
    char code[SCRAMBLER_CODE_MAX];
    void *image = whole_file(argv[4], &size);
    plan_need(lexicon_open(&lexicon, &alphabet_english, image, size, NULL));
    deal(&lexicon, strtoull(argv[1], NULL, 10), (int)strtol(argv[5], NULL, 10),
         (int)strtol(argv[6], NULL, 10), &puzzle);
    print_puzzle(&puzzle);

    struct app_config config = {.lexicon = &lexicon,
                                .metrics = {plan_text_width, NULL},
                                .width = (int)strtol(argv[2], NULL, 10),
                                .height = (int)strtol(argv[3], NULL, 10),
                                .size = 4,
                                .scrambler = true,
                                .scrambler_code = scrambler_puzzle_code(&puzzle, code)};
    struct app *app;
    struct store *store;
    plan_need(store_open(NULL, &store, NULL));
    config.store = store;
    plan_need(app_new(&config, &app));
    plan_print_place(app, "undo", "Undo");
    plan_print_place(app, "restart", "Restart");
    plan_print_place(app, "move", "Show me a move");
    plan_print_place(app, "solution", "Show the solution");
    plan_print_place(app, "new", "New puzzle");
    plan_print_place(app, "size-9", "9");
    plan_print_place(app, "size-3", "3");
    print_grid(app);
    app_free(app);
    store_close(store);
    free(image);
    return 0;
}

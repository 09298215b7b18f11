/* SPDX-License-Identifier: MIT */
/*
 * Tells a script that drives the real window where to press: plays the same game without a window,
 * from the same seed, and prints positions, one per line: `NAME X Y` for a button, `cell N X Y` for
 * a die, `word WORD CELLS…` for words to trace.
 *
 *     plan SEED WIDTH HEIGHT LEXICON DICE
 */
#include "app.h"
#include "board_view.h"
#include "layout.h"
#include "plan_tools.h"
#include "play_layout.h"
#include "store.h"
#include "turn.h"
#include "whole_file.h"

#include "trounce/deal.h"
#include "trounce/solver.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#define WHOLE_SETTINGS 1000 /* the height of a window that need not scroll them */

static void press(struct app *app, enum key key)
{
    struct input input = {.kind = INPUT_KEY, .key = key};
    app_advance(app, 0);   /* the first frame of a new screen */
    app_advance(app, 700); /* it ignores presses for a moment */
    app_input(app, &input);
}

static void print_cells(const struct board *board, const struct layout *layout)
{
    struct board_view view;
    struct play_layout at = play_layout_of(layout);
    board_view_layout(&view, board, 0, at.board);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int x, y;
        board_view_middle(&view, cell, &x, &y);
        (void)printf("cell %d %d %d\n", cell, x, y);
    }
}

static void print_path(const char *name, const char *text, const struct path *path)
{
    (void)printf("%s ", name);
    for (const char *at = text; *at; at++) {
        (void)putchar(toupper((unsigned char)*at));
    }
    for (int i = 0; i < path->length; i++) {
        (void)printf(" %d", path->cells[i]);
    }
    (void)putchar('\n');
}

/* Prints the first path of four cells that does not spell a word. */
static void print_wrong(const struct board *board, const struct lexicon *lexicon)
{
    struct path path = {0};
    char letters[PATH_LETTERS_MAX + 1];
    for (int a = 0; a < board_cell_count(board); a++) {
        path_clear(&path);
        for (int b = a; path.length < 4 && b < board_cell_count(board); b++) {
            (void)path_extend(&path, board, b);
        }
        int length = path_spell(&path, board, letters);
        if (path.length == 4 && !lexicon_contains(lexicon, letters, (size_t)length)) {
            print_path("wrong", letters, &path);
            return;
        }
    }
    plan_die("every path of this board is a word");
}

static void print_words(const struct board *board, const struct lexicon *lexicon)
{
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = DEAL_COMMON_TIER};
    struct solution solution;
    plan_need(solver_solve(board, lexicon, &filter, &solution));
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        solution_path(&solution, i, &path);
        print_path("word", solution_text(&solution, i), &path);
    }
    solution_deinit(&solution);
    filter.tier_max = TIER_MAX;
    filter.without_offensive = true;
    struct survey survey;
    struct solver *solver;
    if (solver_new(lexicon, SOLVER_KERNEL_BEST, &solver) != STATUS_OK ||
        solver_survey(solver, board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
        plan_die("no memory");
    }
    solver_free(solver);
    (void)printf("all %d %ld\n", survey.word_count, survey.points);
}

/* Prints what Home leads to, with the terms of the next round. */
static void print_home(struct app *app)
{
    plan_print_place(app, "scrambler", "Scrambler");
    plan_print_place(app, "settings", "Settings");
    plan_click_place(app, "change", "Change");
    plan_print_place(app, "turns", "Turns");
    plan_print_place(app, "race", "Race");
    plan_print_place(app, "two", "Two players");
    plan_print_place(app, "alone", "Alone");
    press(app, KEY_ESCAPE);
    plan_click_place(app, "custom", "Custom board…");
    plan_print_place(app, "paste", "Paste");
    press(app, KEY_ESCAPE);
}

/* Prints what the settings lead to, in a window that shows them whole. */
static void print_settings(struct app *app)
{
    plan_click_place(app, "settings", "Settings");
    plan_click_place(app, "export", "Export…");
    plan_print_place(app, "json", "JSON, for programs");
    plan_print_place(app, "db", "Everything, to import elsewhere");
    press(app, KEY_ESCAPE);
    plan_print_place(app, "import-history", "Import…");
    plan_click_place(app, "edit", "Edit…");
    plan_print_place(app, "import", "Import…");
    press(app, KEY_ESCAPE);
    press(app, KEY_ESCAPE);
}

/* Prints what comes after the turn. */
static void print_end(struct app *app)
{
    press(app, KEY_ENTER);
    press(app, KEY_ENTER);
    plan_print_place(app, "faster", "Faster");
    plan_print_place(app, "skip", "Skip");
    press(app, KEY_ESCAPE);
    plan_print_icon(app, "again", ICON_PLAY); /* its label depends on who won */
    plan_click_place(app, "share", "Share…");
    plan_print_place(app, "copy", "Copy result");
    plan_click_place(app, "challenge", "Challenge");
    plan_print_place(app, "nameless", "Without a name");
    press(app, KEY_ESCAPE);
    plan_click_icon(app, "home", ICON_HOUSE);
    plan_click_place(app, "statistics", "Statistics");
    plan_click_place(app, "past", "Turns");
    plan_print_icon(app, "back", ICON_CHEVRON_LEFT);
    press(app, KEY_ESCAPE);
    press(app, KEY_ESCAPE);
}

int main(int argc, char **argv)
{
    if (argc != 6 && argc != 7) {
        plan_die("usage: plan SEED WIDTH HEIGHT LEXICON DICE [DENSITY]");
    }
    size_t size;
    struct lexicon lexicon;
    struct dice dice;
    void *image = whole_file(argv[4], &size);
    plan_need(lexicon_open(&lexicon, &alphabet_english, image, size, NULL));
    void *faces = whole_file(argv[5], &size);
    plan_need(dice_read(&alphabet_english, faces, size, 16, &dice, NULL));

    struct app_config config = {.lexicon = &lexicon,
                                .dice = {&dice},
                                .sets = {dice_set_default(4)},
                                .metrics = {plan_text_width, NULL},
                                .seed = strtoull(argv[1], NULL, 10),
                                .width = (int)strtol(argv[2], NULL, 10),
                                .height = (int)strtol(argv[3], NULL, 10),
                                .density = argc == 7 ? (int)strtol(argv[6], NULL, 10) : 100,
                                .size = 4,
                                .level = RIVAL_MERCILESS,
                                .time_ms = 3600000}; /* as in tests/window/run */
    /* As many rows of languages as in the game. */
    static const struct app_language languages[] = {{.code = "de"}};
    static const struct app_played played[] = {{.code = "en", .name = "English"},
                                               {.code = "de", .name = "Deutsch"}};
    bool has_settings = config.height * 100 / config.density >= WHOLE_SETTINGS;
    if (has_settings) {
        config.languages = languages;
        config.language_count = 1;
        config.played_languages = played;
        config.played_count = 2;
    }
    struct app *app;
    struct store *store;
    plan_need(store_open(NULL, &store, NULL));
    config.store = store;
    plan_need(app_new(&config, &app));
    struct layout layout =
        layout_make(config.width, config.height, config.density, UI_SCALE_DEFAULT);
    bool is_phone = layout.shape == LAYOUT_COLUMN; /* of which only the turn is asked */
    plan_print_icon(app, "shake", ICON_PLAY);      /* the puzzles have a Play, too */
    if (!is_phone) {
        print_home(app);
    }
    if (has_settings) {
        print_settings(app);
    }
    press(app, KEY_ENTER);
    app_advance(app, 2000);
    plan_print_place(app, "finish", "I’m done");
    plan_print_hot(app, "rotate", TURN_ID_ROTATE);
    plan_print_hot(app, "hint", TURN_ID_HINT);
    if (!is_phone) {
        press(app, KEY_ESCAPE);
        plan_print_place(app, "fullscreen", "Full screen");
        plan_click_place(app, "leave", "Home");
        plan_click_place(app, "continue", "Continue");
    }

    struct random random;
    struct board board;
    uint64_t state;
    random_seed(&random, config.seed);
    struct solver *solver;
    if (solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver) != STATUS_OK ||
        deal_fair(&dice, solver, RULES_FOUR, &random, &board, &state) != STATUS_OK) {
        plan_die("no memory");
    }
    solver_free(solver);
    print_cells(&board, &layout);
    print_words(&board, &lexicon);
    print_wrong(&board, &lexicon);

    if (!is_phone) {
        print_end(app);
    }
    app_free(app);
    store_close(store);
    free(faces);
    free(image);
    return 0;
}

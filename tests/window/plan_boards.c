/* SPDX-License-Identifier: MIT */
/*
 * Tells the script that plays daily, typed and coded boards in a real window where to press, one
 * position per line: `NAME X Y`.
 *
 *     plan_boards WIDTH HEIGHT
 */
#include "app_game.h"
#include "custom.h"
#include "game.h"
#include "plan_tools.h"
#include "store.h"

#include "trounce/trie.h"

#include <stdlib.h>

static void print_all(struct app *app)
{
    struct game *game = app_game(app);
    struct custom_screen *screen = stage_state(&game->stage, SCREEN_CUSTOM);
    plan_print_place(app, "daily", "Daily puzzles");
    plan_print_place(app, "custom", "Custom board…");

    struct input letters = {.kind = INPUT_PASTE, .paste = "casemopistrenapd"};
    stage_over(&game->stage, SCREEN_CUSTOM, NULL);
    app_input(app, &letters);
    plan_print_place(app, "paste", "Paste");
    plan_print_place(app, "clear", "Clear");
    plan_print_place(app, "solve", "Solve only");
    if (!screen->has_board) {
        plan_die("no board");
    }
    game_solve_only(game, &screen->board, "");
    plan_print_icon(app, "home", ICON_HOUSE);

    struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
    game_again(game);
    app_advance(app, 3000);
    for (int i = 0; i < 2; i++) { /* end the turn */
        app_input(app, &enter);
        app_advance(app, 0); /* the first frame of the search */
        app_advance(app, 1000);
    }
    enter.key = KEY_ESCAPE;
    app_input(app, &enter);
    plan_click_place(app, "share", "Share…");
    plan_print_place(app, "copy", "Copy result");
}

int main(int argc, char **argv)
{
    struct trie *words;
    struct lexicon lexicon = {0};
    struct app *app;
    struct store *store;
    if (argc != 3) {
        plan_die("usage: plan_boards WIDTH HEIGHT");
    }
    if (trie_new(&alphabet_english, &words) != STATUS_OK ||
        lexicon_from_trie(&lexicon, words) != STATUS_OK) {
        plan_die("no memory");
    }
    struct app_config config = {.lexicon = &lexicon,
                                .metrics = {plan_text_width, NULL},
                                .width = (int)strtol(argv[1], NULL, 10),
                                .height = (int)strtol(argv[2], NULL, 10),
                                .size = 4};
    plan_need(store_open(NULL, &store, NULL));
    config.store = store;
    plan_need(app_new(&config, &app));
    print_all(app);
    app_free(app);
    store_close(store);
    lexicon_deinit(&lexicon);
    trie_free(words);
    return 0;
}

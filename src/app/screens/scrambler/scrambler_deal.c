/* SPDX-License-Identifier: MIT */
/*
 * Deals puzzles and lays them out. Leaves the dealing itself to the engine.
 */
#include "scrambler_deal.h"

#include "scrambler_way.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void begin_game(struct scrambler_screen *scrambler, const struct scrambler_puzzle *puzzle)
{
    if (scrambler->has_game) {
        scrambler_deinit(&scrambler->game);
    }
    scrambler_way_stop(scrambler);
    struct scrambler_source *source = scrambler->source;
    memset(scrambler, 0, sizeof *scrambler);
    scrambler->source = source;
    scrambler->has_game = true;
    scrambler->size = puzzle->jumbled.size;
    scrambler_init(&scrambler->game, puzzle);
    scrambler_puzzle_code(puzzle, scrambler->code);
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    scrambler->home_count =
        scrambler_grid_homes(&scrambler->game.grid, &scrambler->game.puzzle.words, homes);
    scrambler_way_start(scrambler, NULL);
}

static void tell_fault(struct desk *desk, enum status status, const struct fault *fault)
{
    char text[NOTICE_MAX];
    if (status == STATUS_NO_MEMORY) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return;
    }
    (void)snprintf(text, sizeof text, TEXT_NO_PUZZLE, fault->detail);
    post_notify(&desk->post, text);
}

bool scrambler_deal(struct scrambler_screen *scrambler, struct desk *desk, int size,
                    const char *code)
{
    struct scrambler_puzzle puzzle;
    struct fault fault = {0};
    enum status status = STATUS_OK;
    if (!scrambler->source) {
        status = scrambler_source_new(desk->table.lexicon, SCRAMBLER_COMMON_TIER, false,
                                      &scrambler->source);
    }
    if (status == STATUS_OK && code) {
        status = scrambler_puzzle_from_code(code, strlen(code), scrambler->source, &puzzle, &fault);
    } else if (status == STATUS_OK) {
        status =
            scrambler_puzzle_deal(scrambler->source, size, 0, &desk->table.random, &puzzle, &fault);
    }
    if (status != STATUS_OK) {
        tell_fault(desk, status, &fault);
        return false;
    }
    begin_game(scrambler, &puzzle);
    return true;
}

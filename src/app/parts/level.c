/* SPDX-License-Identifier: MIT */
#include "level.h"

#include <stdio.h>
#include <string.h>

#define KEY "scrambler-moves"

int level_moves(const struct game *game)
{
    char text[SETTING_TEXT_MAX] = "";
    if (game->any_jumble) {
        return 0;
    }
    (void)store_get_setting(game->store, KEY, text, sizeof text);
    for (int moves = SCRAMBLER_JUMBLE_SHORT; moves <= SCRAMBLER_JUMBLE_MAX; moves++) {
        char name[8];
        (void)snprintf(name, sizeof name, "%d", moves);
        if (strcmp(text, name) == 0) {
            return moves;
        }
    }
    return strcmp(text, "0") == 0 ? 0 : SCRAMBLER_JUMBLE_SHORT;
}

void level_choose(struct game *game, int moves)
{
    char text[8];
    game->any_jumble = false;
    (void)snprintf(text, sizeof text, "%d", moves);
    saves_set_setting(game->saves, KEY, text);
}

int level_number(int moves)
{
    return moves - SCRAMBLER_JUMBLE_SHORT + 1;
}

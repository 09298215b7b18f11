/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as a board, as dice, as a code and as words.
 */
#include "fuzz.h"
#include "trounce/deal.h"
#include "trounce/finder.h"

#include <string.h>

#define SOUGHT_MAX 10 /* letters: a longer word may have millions of paths */

static void read_board(const char *text, size_t size)
{
    struct board board;
    struct fault fault;
    if (board_parse(text, size, 0, 0, &board, &fault) != STATUS_OK) {
        require(fault.detail.format != NULL);
        return;
    }
    char formatted[BOARD_TEXT_MAX];
    board_format(&board, formatted);
    struct board again;
    require(board_parse(formatted, strlen(formatted), 0, 0, &again, NULL) == STATUS_OK);
    require(memcmp(&again, &board, sizeof board) == 0);
    struct path path;
    size = size < SOUGHT_MAX ? size : SOUGHT_MAX;
    if (finder_find(&board, text, size, NULL, &path)) {
        require(path_is_valid(&path, &board));
    }
    (void)finder_find_prefix(&board, text, size < 6 ? size : 6, NULL, &path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    struct fault fault;
    read_board(text, size);
    struct dice dice;
    if (dice_read(&alphabet_english, data, size, 0, &dice, &fault) != STATUS_OK) {
        require(fault.detail.format != NULL);
        dice = (struct dice){.alphabet = &alphabet_english, .count = 9};
        memset(dice.faces, FACE_A, sizeof dice.faces);
    }
    struct board board;
    (void)deal_from_code(text, size, &dice, &board, &fault);
    struct board_code code;
    if (deal_read_code(text, size, &code, &fault) == STATUS_OK) {
        char written[BOARD_CODE_MAX];
        deal_code(code.set, &dice, code.state, written);
        require(deal_from_code(written, strlen(written), &dice, &board, &fault) == STATUS_OK);
    }
    return 0;
}

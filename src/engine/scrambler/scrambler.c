/* SPDX-License-Identifier: MIT */
/*
 * The history of a game. Leaves sliding and finding words to scrambler_grid.c.
 */
#include "trounce/scrambler.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

void scrambler_init(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle)
{
    *scrambler = (struct scrambler){.puzzle = *puzzle, .grid = puzzle->jumbled};
}

enum status scrambler_resume(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle,
                             const struct scrambler_move *moves, size_t known, size_t made)
{
    int size = puzzle->jumbled.size;
    assert(made <= known);
    scrambler_init(scrambler, puzzle);
    enum status status = STATUS_OK;
    for (size_t i = 0; i < known && status == STATUS_OK; i++) {
        int shift = (int)moves[i].shift;
        bool is_move = moves[i].line < size && shift != 0 && shift < size && shift > -size;
        status = is_move ? scrambler_slide(scrambler, moves[i]) : STATUS_DAMAGED;
    }
    if (status != STATUS_OK) {
        scrambler_deinit(scrambler);
        scrambler_init(scrambler, puzzle);
    }
    while (status == STATUS_OK && scrambler->made_count > made) {
        (void)scrambler_undo(scrambler, NULL);
    }
    return status;
}

void scrambler_deinit(struct scrambler *scrambler)
{
    memory_free(scrambler->moves);
    scrambler->moves = NULL;
    scrambler->made_count = 0;
    scrambler->known_count = 0;
    scrambler->capacity = 0;
}

bool scrambler_is_solved(const struct scrambler *scrambler)
{
    return scrambler_grid_is_solved(&scrambler->grid, &scrambler->puzzle.words);
}

bool scrambler_is_over(const struct scrambler *scrambler)
{
    return scrambler->has_quit || scrambler_is_solved(scrambler);
}

enum status scrambler_slide(struct scrambler *scrambler, struct scrambler_move move)
{
    void *moves = scrambler->moves;
    if (!memory_reserve(&moves, &scrambler->capacity, scrambler->made_count,
                        sizeof *scrambler->moves)) {
        return STATUS_NO_MEMORY;
    }
    scrambler->moves = moves;
    scrambler->moves[scrambler->made_count++] = move;
    scrambler->known_count = scrambler->made_count;
    scrambler_grid_slide(&scrambler->grid, move);
    return STATUS_OK;
}

enum status scrambler_try_move(struct scrambler *scrambler, const char *typed)
{
    static const char blanks[] = " \t";
    struct scrambler_move move;
    typed += strspn(typed, blanks);
    size_t length = strlen(typed);
    while (length > 0 && strchr(blanks, typed[length - 1])) {
        length--;
    }
    if (length == 0) {
        return STATUS_EMPTY;
    }
    if (scrambler_move_parse(typed, length, scrambler->grid.size, &move)) {
        return scrambler_slide(scrambler, move);
    }
    if (length == 1 && (*typed == 'r' || *typed == 'R')) {
        scrambler_restart(scrambler);
    } else if (length == 1 && (*typed == 'q' || *typed == 'Q')) {
        scrambler_quit(scrambler);
    } else {
        return STATUS_SYNTAX;
    }
    return STATUS_OK;
}

bool scrambler_undo(struct scrambler *scrambler, struct scrambler_move *move)
{
    if (scrambler->made_count == 0) {
        return false;
    }
    struct scrambler_move back = scrambler_move_opposite(scrambler->moves[--scrambler->made_count]);
    scrambler_grid_slide(&scrambler->grid, back);
    if (move) {
        *move = back;
    }
    return true;
}

bool scrambler_redo(struct scrambler *scrambler, struct scrambler_move *move)
{
    if (scrambler->made_count == scrambler->known_count) {
        return false;
    }
    struct scrambler_move again = scrambler->moves[scrambler->made_count++];
    scrambler_grid_slide(&scrambler->grid, again);
    if (move) {
        *move = again;
    }
    return true;
}

void scrambler_restart(struct scrambler *scrambler)
{
    scrambler->made_count = 0;
    scrambler->grid = scrambler->puzzle.jumbled;
}

void scrambler_quit(struct scrambler *scrambler)
{
    scrambler->has_quit = true;
}

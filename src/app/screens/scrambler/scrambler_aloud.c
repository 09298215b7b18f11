/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler by ear: the words to find, the grid, what a slide has brought.
 */
#include "hand.h"
#include "phrase.h"
#include "scrambler_screen.h"

#define LAST_MOVES 5 /* how many are said */

const char *scrambler_die(const struct scrambler_screen *scrambler, struct arena *arena, int row,
                          int column)
{
    const struct scrambler *attempt = &scrambler->attempt;
    char letter[2] = {attempt->grid.cells[row * attempt->grid.size + column], '\0'};
    return letter[0] == SCRAMBLER_SPACE ? tr_in("die", "none")
                                        : phrase_upper(arena, attempt->puzzle.alphabet, letter);
}

/* "Row 2: L, A, T, G" */
static const char *line_text(const struct scrambler_screen *scrambler, struct arena *arena,
                             bool is_column, int line)
{
    const char *letters = "";
    for (int i = 0; i < scrambler->size; i++) {
        letters = say(arena, "%s%s%s", letters, i > 0 ? ", " : "",
                      scrambler_die(scrambler, arena, is_column ? i : line, is_column ? line : i));
    }
    return say(arena, is_column ? tr("Column %d: %s") : tr("Row %d: %s"), line + 1, letters);
}

static void say_rows(const struct scrambler_screen *scrambler, struct output *output,
                     struct arena *arena)
{
    for (int row = 0; row < scrambler->size; row++) {
        output_say(output, line_text(scrambler, arena, false, row));
    }
}

static void say_words(const struct scrambler_screen *scrambler, struct output *output,
                      struct arena *arena)
{
    const struct scrambler_puzzle *puzzle = &scrambler->attempt.puzzle;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    const char *left = "";
    (void)scrambler_grid_homes(&scrambler->attempt.grid, &puzzle->words, homes);
    for (int i = 0; i < puzzle->words.count; i++) {
        if (!homes[i].is_home) {
            left = say(arena, "%s%s%s", left, *left ? ", " : "",
                       phrase_upper(arena, puzzle->alphabet, puzzle->words.letters[i]));
        }
    }
    output_say(output, *left ? say(arena, tr("%s: %s"), tr("Still to find"), left)
                             : tr("Every word reads across."));
}

void scrambler_say(const void *self, const struct game *game, struct output *output,
                   struct arena *arena)
{
    const struct scrambler_screen *scrambler = self;
    (void)game;
    output_say(output, tr("Scrambler"));
    if (!scrambler->has_game) {
        return;
    }
    say_words(scrambler, output, arena);
    say_rows(scrambler, output, arena);
    if (!scrambler_is_under_way(scrambler) && !scrambler->won && !hand_is_touch()) {
        output_say(output, tr("Arrows move the mark. With Shift, they slide its row or column, "
                              "which wraps round. Words must read across."));
    }
}

void scrambler_say_grid(const struct scrambler_screen *scrambler, struct game *game)
{
    say_rows(scrambler, &game->output, game->arena);
}

/* Returns whether a move has changed a place where a word of `length` letters reads across. */
static bool is_of_move(const struct scrambler_home *home, int length, struct scrambler_move move)
{
    return home->is_home &&
           (move.is_column ? move.line >= home->column && move.line < home->column + length
                           : move.line == home->row);
}

void scrambler_say_move(const struct scrambler_screen *scrambler, struct game *game,
                        struct scrambler_move move)
{
    const struct scrambler_puzzle *puzzle = &scrambler->attempt.puzzle;
    struct arena *arena = game->arena;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    if (!game->output.speech.on) {
        return;
    }
    output_say(&game->output, line_text(scrambler, arena, move.is_column, move.line));
    (void)scrambler_grid_homes(&scrambler->attempt.grid, &puzzle->words, homes);
    for (int i = 0; i < puzzle->words.count; i++) {
        if (is_of_move(&homes[i], puzzle->words.lengths[i], move)) {
            output_say(&game->output,
                       say(arena, tr("%s reads across"),
                           phrase_upper(arena, puzzle->alphabet, puzzle->words.letters[i])));
        }
    }
}

static void say_last_moves(const struct scrambler_screen *scrambler, struct game *game)
{
    const struct scrambler *attempt = &scrambler->attempt;
    const char *text = "";
    for (size_t i = 0; i < attempt->made_count && i < LAST_MOVES; i++) {
        text = say(game->arena, "%s%s%s", text, i > 0 ? ", " : "",
                   scrambler_move_name(game->arena, attempt->moves[attempt->made_count - 1 - i]));
    }
    output_say(&game->output, *text ? text : tr("None yet."));
}

bool scrambler_say_asked(const struct scrambler_screen *scrambler, struct game *game, enum key key)
{
    struct arena *arena = game->arena;
    struct output *output = &game->output;
    if (!output->speech.on) {
        return false;
    }
    switch (key) {
    case KEY_F2:
        output_say(output, line_text(scrambler, arena, false, scrambler->mark_row));
        return true;
    case KEY_F3:
        say_rows(scrambler, output, arena);
        return true;
    case KEY_F4:
        output_say(output, line_text(scrambler, arena, true, scrambler->mark_column));
        return true;
    case KEY_F5:
        output_say(output, phrase_moves(arena, (long)scrambler->attempt.made_count));
        output_say(output, scrambler_path_text(scrambler, arena));
        return true;
    case KEY_F7:
        say_words(scrambler, output, arena);
        return true;
    case KEY_F8:
        say_last_moves(scrambler, game);
        return true;
    default:
        return false;
    }
}

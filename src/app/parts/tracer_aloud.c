/* SPDX-License-Identifier: MIT */
/*
 * The board by ear: what the hand has done to the path, and what the keys that only speak say.
 */
#include "board_words.h"
#include "phrase.h"
#include "tracer.h"

#include <string.h>

/* Returns the word so far as the player sees it; "" if there is none. */
static const char *word_of(const struct tracer *tracer, const struct game *game)
{
    char letters[PATH_LETTERS_MAX + 1];
    (void)trace_letters(&tracer->trace, tracer->view.board, letters);
    return phrase_upper(game->arena, tracer->view.board->alphabet, letters);
}

/* Returns the first of the typed letters, from number `first` on, that no die has; '\0': none. */
static char missing_letter(const struct tracer *tracer, int first)
{
    const struct board *board = tracer->view.board;
    const struct trace *trace = &tracer->trace;
    for (int i = first; i < trace->typed_count; i++) {
        bool is_there = false;
        for (int cell = 0; cell < board_cell_count(board); cell++) {
            const struct path die = {.cells = {(unsigned char)cell}, .length = 1};
            char letters[PATH_LETTERS_MAX + 1];
            (void)path_spell(&die, board, letters);
            is_there = is_there || strchr(letters, trace->typed[i]);
        }
        if (!is_there) {
            return trace->typed[i];
        }
    }
    return '\0';
}

void tracer_say_typed(const struct tracer *tracer, struct game *game, const struct trace *before)
{
    const struct trace *trace = &tracer->trace;
    if (!game->output.speech.on) {
        return;
    }
    char missing[2] = {missing_letter(tracer, before->typed_count), '\0'};
    if (missing[0] && trace->typed_count > before->typed_count) {
        output_say(&game->output,
                   say(game->arena, tr("%s is not on this board"),
                       phrase_upper(game->arena, tracer->view.board->alphabet, missing)));
        return;
    }
    if (trace->typed_count > before->typed_count) {
        const char *typed = trace->typed + before->typed_count;
        output_say(&game->output,
                   board_words_spelt(game->arena, tracer->view.board->alphabet, typed));
    }
    if (trace->off_board && !before->off_board) {
        output_say(&game->output, tr("no such path"));
    }
}

void tracer_say_path(const struct tracer *tracer, struct game *game, const struct trace *before)
{
    const struct path *path = &tracer->trace.path;
    char letters[PATH_LETTERS_MAX + 1];
    if (!game->output.speech.on) {
        return;
    }
    int count = trace_letters(before, tracer->view.board, letters);
    bool is_shorter = trace_letters(&tracer->trace, tracer->view.board, letters) < count;
    const char *word = word_of(tracer, game);
    if (is_shorter && *word) {
        output_say(&game->output, say(game->arena, tr("back to %s"), word));
    } else if (is_shorter) {
        output_say(&game->output, tr("no letter left"));
    } else if (path->length > before->path.length) {
        const char *die = board_words_die(&tracer->view, path->cells[path->length - 1]);
        output_say(&game->output, path->length > 1 ? say(game->arena, "%s, %s", die, word) : die);
    }
}

void tracer_say_refused(struct game *game)
{
    output_say(&game->output, tr("not beside the last die"));
}

void tracer_say_edge(struct game *game)
{
    output_say(&game->output, tr("edge of the board"));
}

void tracer_sound_place(const struct tracer *tracer, struct game *game)
{
    const struct board_view *view = &tracer->view;
    bool is_turned = view->quarter_turns % 2 != 0;
    int columns = is_turned ? view->board->rows : view->board->columns;
    int row, column;
    if (!game->settings.speech) {
        return;
    }
    board_turned_place(view->board, view->quarter_turns, tracer->cursor.cell, &row, &column);
    output_place(&game->output, row,
                 columns > 1 ? (200 * column - 100 * (columns - 1)) / (columns - 1) : 0);
}

void tracer_say_board(const struct tracer *tracer, struct game *game)
{
    for (int row = 0; game->output.speech.on; row++) {
        const char *text = board_words_row(game->arena, &tracer->view, row);
        if (!text) {
            return;
        }
        output_say(&game->output, text);
    }
}

/* Says the letters of the word so far, and which dice may follow; without a word, which are beside
 * the one under the cursor. */
static void say_word(const struct tracer *tracer, struct game *game)
{
    struct arena *arena = game->arena;
    struct path path = tracer->trace.path;
    char letters[PATH_LETTERS_MAX + 1];
    if (trace_is_active(&tracer->trace)) {
        (void)trace_letters(&tracer->trace, tracer->view.board, letters);
        output_say(&game->output, board_words_spelt(arena, tracer->view.board->alphabet, letters));
    } else {
        (void)path_extend(&path, tracer->view.board, tracer->cursor.cell);
        output_say(&game->output, board_words_die(&tracer->view, tracer->cursor.cell));
    }
    if (path.length > 0) {
        const char *next = board_words_next(arena, &tracer->view, &path);
        output_say(&game->output,
                   *next ? say(arena, tr("Beside it: %s"), next) : tr("Nothing can follow."));
    }
}

bool tracer_say_asked(const struct tracer *tracer, struct game *game, enum key key)
{
    if (!game->output.speech.on) {
        return false;
    }
    switch (key) {
    case KEY_F2:
        output_say(&game->output,
                   board_words_row_of(game->arena, &tracer->view, tracer->cursor.cell));
        return true;
    case KEY_F3:
        tracer_say_board(tracer, game);
        return true;
    case KEY_F4:
        say_word(tracer, game);
        return true;
    default:
        return false;
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * Gives each input to the trace or to the cursor. Leaves the path to trace.c.
 */
#include "tracer.h"

#include "board_words.h"
#include "focus.h"
#include "play.h"

#include "trounce/utf8.h"

#include <string.h>

#define NOTES 16 /* longer paths repeat the highest */

static bool on_board(const struct game *game)
{
    return game->stage.ui.focus == PLAY_ID_BOARD;
}

/* A note for each die that joins or leaves the path. */
static void sound(const struct tracer *tracer, struct game *game, int length_before)
{
    int length = tracer->trace.path.length;
    if (length != length_before && length > 0) {
        output_cue(&game->output, CUE_NOTE, length < NOTES ? length - 1 : NOTES - 1);
    }
}

/* Returns the focus ring to the die where it last was. */
static void go_on_board(struct tracer *tracer, struct game *game)
{
    trace_cursor_settle(&tracer->cursor, &tracer->view);
    game->stage.ui.focus = PLAY_ID_BOARD;
}

/* Returns false at the edge of the board; while a word is traced, the cursor stays on the board. */
static bool step_cursor(struct tracer *tracer, struct game *game, int dx, int dy)
{
    if (!on_board(game)) {
        go_on_board(tracer, game);
        return true;
    }
    bool moved = trace_cursor_move(&tracer->cursor, &tracer->trace, &tracer->view, dx, dy);
    if (!moved && game->settings.speech) { /* who hears where the board ends stays there */
        tracer_say_edge(game);
        return true;
    }
    return moved || trace_is_active(&tracer->trace);
}

/* The same, among the dice that may come next on the path. */
static bool step_beside(struct tracer *tracer, struct game *game, int dx, int dy)
{
    const struct path *path = &tracer->trace.path;
    if (path->length == 0 || !on_board(game)) {
        return step_cursor(tracer, game, dx, dy);
    }
    if (!trace_cursor_follow(&tracer->cursor, &tracer->trace, &tracer->view, dx, dy)) {
        tracer_say_refused(game);
    }
    return true;
}

static void press_die(struct tracer *tracer, struct game *game, struct tracer_news *news)
{
    news->begins = true;
    if (!trace_cursor_press(&tracer->cursor, &tracer->trace, tracer->view.board)) {
        output_cue(&game->output, CUE_BAD, 0);
        tracer_say_refused(game);
    }
}

static void release_die(struct tracer *tracer, struct tracer_news *news)
{
    news->result = trace_cursor_release(&tracer->cursor, &tracer->trace, tracer->view.board);
}

static bool key_input(struct tracer *tracer, struct game *game, const struct input *input,
                      struct tracer_news *news)
{
    struct trace *trace = &tracer->trace;
    bool is_active = trace_is_active(trace);
    int dx, dy;
    if (focus_is_arrow(input->key)) {
        focus_step(input->key, &dx, &dy);
        return input->ctrl ? step_beside(tracer, game, dx, dy) : step_cursor(tracer, game, dx, dy);
    }
    if (input->key == KEY_SPACE && on_board(game)) {
        press_die(tracer, game, news);
        release_die(tracer, news);
    } else if (input->key == KEY_SPACE) {
        go_on_board(tracer, game);
    } else if (input->key == KEY_BACKSPACE) {
        trace_backspace(trace, tracer->view.board);
    } else if (input->key == KEY_ENTER && is_active) {
        news->begins = true;
        news->result = trace_enter(trace, tracer->view.board);
    } else if (input->key == KEY_ESCAPE && is_active) {
        trace_clear(trace);
        news->result = TRACE_DROPPED;
    } else {
        return tracer_say_asked(tracer, game, input->key);
    }
    return true;
}

static bool pad_input(struct tracer *tracer, struct game *game, const struct input *input,
                      struct tracer_news *news)
{
    static const struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
    bool elsewhere = !on_board(game) && focus_hot(&game->stage.ui);
    switch (input->pad) {
    case PAD_MOVE:
        return !elsewhere && step_cursor(tracer, game, input->x, input->y);
    case PAD_A: /* on a button, its own key presses that */
        if (!on_board(game) && (!input->held || elsewhere)) {
            return false;
        }
        if (!on_board(game)) {
            go_on_board(tracer, game);
        } else if (input->held) {
            press_die(tracer, game, news);
        } else if (tracer->cursor.held) {
            release_die(tracer, news);
        }
        return true;
    case PAD_X:
        if (input->held) {
            (void)key_input(tracer, game, &enter, news);
        }
        return true;
    default:
        return false;
    }
}

/* Says that a typed letter, at the beginning of `text`, is none of this language's. */
static void refuse_letter(struct game *game, const char *text)
{
    const char *letter = say(game->arena, "%.*s", utf8_length(text), text);
    output_cue(&game->output, CUE_BAD, 0);
    notice_confirm(&game->notice, say(game->arena, tr("%s is not on this board"), letter));
}

/* Returns whether any character was used. */
static bool type(struct tracer *tracer, struct game *game, const char *text,
                 struct tracer_news *news)
{
    const struct board *board = tracer->view.board;
    bool is_used = false;
    for (size_t size; *text; text += size) {
        int before = tracer->trace.path.length;
        bool is_letter = alphabet_letter_size(board->alphabet, text, strlen(text)) > 0;
        if (is_letter && !on_board(game)) {
            game->stage.ui.focus = HOT_NONE; /* Enter now submits the word */
        }
        news->begins = news->begins || is_letter;
        size = trace_type(&tracer->trace, board, text);
        is_used = is_used || size > 0;
        sound(tracer, game, before);
        uint32_t point;
        if (size == 0 && utf8_read(text, UTF8_LENGTH_MAX, &point) > 0 &&
            utf8_may_be_letter(point)) {
            refuse_letter(game, text);
            is_used = true;
        }
        size = size > 0 ? size : (size_t)utf8_length(text);
    }
    return is_used;
}

bool tracer_input(struct tracer *tracer, struct game *game, const struct input *input,
                  struct tracer_news *news)
{
    struct trace *trace = &tracer->trace;
    const struct trace held = *trace;
    int cell = on_board(game) ? tracer->cursor.cell : -1;
    int before = trace->path.length;
    bool is_used = true;
    *news = (struct tracer_news){.result = TRACE_NOTHING};
    switch (input->kind) {
    case INPUT_PRESS:
        if (input->button == BUTTON_LEFT) {
            news->begins = true;
            news->result = trace_press(trace, &tracer->view, input->x, input->y);
        } else if (input->button == BUTTON_RIGHT) {
            trace_clear(trace);
            news->result = TRACE_DROPPED;
        } else {
            is_used = false;
        }
        break;
    case INPUT_MOVE:
        is_used = trace->button_down;
        news->result = trace_move(trace, &tracer->view, input->x, input->y);
        break;
    case INPUT_RELEASE:
        is_used = input->button == BUTTON_LEFT;
        if (is_used) {
            news->result = trace_release(trace, &tracer->view, input->x, input->y);
        }
        break;
    case INPUT_KEY:
        is_used = key_input(tracer, game, input, news);
        break;
    case INPUT_PAD:
        is_used = pad_input(tracer, game, input, news);
        break;
    case INPUT_TEXT:
        is_used = type(tracer, game, input->text, news);
        break;
    default:
        is_used = false;
        break;
    }
    if (input->kind != INPUT_TEXT) {
        sound(tracer, game, before);
    }
    if ((input->kind == INPUT_KEY || input->kind == INPUT_PAD) && on_board(game) &&
        tracer->cursor.cell != cell) {
        tracer_sound_place(tracer, game);
    }
    if (input->kind == INPUT_TEXT) {
        tracer_say_typed(tracer, game, &held);
    } else if (news->result == TRACE_NOTHING) {
        tracer_say_path(tracer, game, &held);
    }
    int length = trace->path.length;
    news->shortened = length > 0 && length < before;
    return is_used;
}

void tracer_draw_cursor(struct tracer *tracer, struct ui *ui)
{
    trace_cursor_settle(&tracer->cursor, &tracer->view);
    board_words_place_keys(ui, PLAY_ID_BOARD, &tracer->view, tracer->cursor.cell);
}

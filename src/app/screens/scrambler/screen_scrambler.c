/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler: sliding lines by hand, arrows and keys, hints and the solution, the win. Leaves
 * drawing to scrambler_draw.c, dealing to scrambler_deal.c and the puzzle to the engine.
 */
#include "keeping.h"
#include "scrambler_deal.h"
#include "scrambler_draw.h"
#include "scrambler_way.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

#define SIZE_FIRST 4
#define SLIDE_MS   130
#define SHOWN_MS   320 /* a slide that is shown to the player */
#define BETWEEN_MS 240 /* from one move of the solution to the next */
#define GLOW_MS    420
#define PARTY_MS   1500

/* --- puzzles --- */

void screen_scrambler_enter(struct app *app, const char *code)
{
    struct scrambler_state *scrambler = &app->scrambler;
    int size = scrambler->size ? scrambler->size : app->config.scrambler_size;
    if (size == 0) {
        size = SIZE_FIRST;
    }
    if ((scrambler->has_game && !code) || scrambler_deal(app, size, code)) {
        app_show(app, &screen_scrambler);
    }
}

void screen_scrambler_new_puzzle(struct app *app)
{
    (void)scrambler_deal(app, app->scrambler.size, NULL);
}

void screen_scrambler_deinit(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    scrambler_way_stop(scrambler);
    if (scrambler->has_game) {
        scrambler_deinit(&scrambler->game);
    }
    scrambler_source_free(scrambler->source);
    memset(scrambler, 0, sizeof *scrambler);
}

/* --- moves --- */

/* The grid has changed by `move`: shows it from where the line was, `from` px away. */
static void show_slide(struct app *app, struct scrambler_move move, int from, long length_ms)
{
    struct scrambler_state *scrambler = &app->scrambler;
    scrambler->sliding = move;
    scrambler->slide_from = from;
    anim_start(&scrambler->slide, app_motion(app, length_ms));
}

static void end_party(struct app *app)
{
    anim_finish(&app->scrambler.party);
    app_push(app, &screen_solved);
}

static void celebrate(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    scrambler->won = true;
    scrambler->hand = (struct scrambler_hand){0};
    keeping_save_puzzle(app);
    anim_start(&scrambler->party, app_motion(app, PARTY_MS));
    app_cue(app, scrambler->was_shown ? CUE_DRAW : CUE_WIN, 0);
    if (!scrambler->party.running) {
        app_push(app, &screen_solved);
    }
}

/* Words that have just come home light up. */
static void look_at_words(struct app *app, const struct scrambler_move *made)
{
    struct scrambler_state *scrambler = &app->scrambler;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    int home = scrambler_grid_homes(&scrambler->game.grid, &scrambler->game.puzzle.words, homes);
    if (home > scrambler->home_count) {
        anim_start(&scrambler->glow, app_motion(app, GLOW_MS));
        app_cue(app, CUE_GOOD, home < 6 ? home - 1 : 5);
    } else {
        app_cue(app, CUE_STEP, 0);
    }
    scrambler->home_count = home;
    scrambler_way_start(scrambler, made);
    bool solved = scrambler_is_solved(&scrambler->game);
    if (solved && !scrambler->won) {
        scrambler->playing = false;
        celebrate(app);
    }
    scrambler->won = solved;
}

static int cells_px(const struct app *app, int cells)
{
    struct scrambler_view view;
    scrambler_place(app, &view);
    return cells * scrambler_view_pitch(&view);
}

/* Makes a move; the line is seen to come from `from` px away. */
static void make_move(struct app *app, struct scrambler_move move, int from, long length_ms)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (scrambler_slide(&scrambler->game, move) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    show_slide(app, move, from, length_ms);
    look_at_words(app, &move);
}

static void push_line(struct app *app, struct scrambler_move move, long length_ms)
{
    make_move(app, move, -cells_px(app, move.shift), length_ms);
}

static void take_back(struct app *app, bool redo)
{
    struct scrambler_state *scrambler = &app->scrambler;
    struct scrambler_move move;
    bool done =
        redo ? scrambler_redo(&scrambler->game, &move) : scrambler_undo(&scrambler->game, &move);
    if (!done) {
        return;
    }
    show_slide(app, move, -cells_px(app, move.shift), SLIDE_MS);
    look_at_words(app, NULL);
}

static void restart(struct app *app)
{
    if (app->scrambler.game.made_count == 0) {
        return;
    }
    scrambler_restart(&app->scrambler.game);
    anim_finish(&app->scrambler.slide);
    look_at_words(app, NULL);
}

/* Is there a way to be shown? If there was no memory for one, this asks again. */
static bool has_way(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (!scrambler->way_known) {
        scrambler_way_start(scrambler, NULL);
    }
    if (!scrambler->way_known) {
        app_notify(app, TEXT_NO_MEMORY);
    }
    return scrambler->way_known && scrambler->way_count > 0;
}

static void show_move(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (has_way(app)) {
        push_line(app, scrambler->way[0], SHOWN_MS);
    }
}

static void stop_playing(struct app *app)
{
    app->scrambler.playing = false;
    anim_finish(&app->scrambler.play_pause);
}

static void play_solution(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (scrambler->playing) {
        stop_playing(app);
        return;
    }
    if (!has_way(app)) {
        return;
    }
    scrambler->playing = true;
    scrambler->was_shown = true;
    anim_start(&scrambler->play_pause, BETWEEN_MS);
}

/* --- the hand --- */

static bool press(struct app *app, const struct input *input)
{
    struct scrambler_state *scrambler = &app->scrambler;
    struct scrambler_hand *hand = &scrambler->hand;
    scrambler_place(app, &scrambler->view);
    anim_finish(&scrambler->slide);
    scrambler->mark_shown = false;
    *hand = (struct scrambler_hand){.from_x = input->x, .from_y = input->y};
    hand->down =
        scrambler_view_cell_at(&scrambler->view, input->x, input->y, &hand->row, &hand->column);
    return true;
}

/* Lets the line go back to its place; tells whether one was held. */
static bool drop(struct app *app)
{
    struct scrambler_hand hand = app->scrambler.hand;
    struct scrambler_move move = scrambler_hand_move(&app->scrambler, NULL);
    app->scrambler.hand = (struct scrambler_hand){0};
    if (hand.decided) {
        show_slide(app, move, hand.offset, SLIDE_MS);
    }
    return hand.decided;
}

static bool drag(struct app *app, const struct input *input)
{
    struct scrambler_state *scrambler = &app->scrambler;
    struct scrambler_hand *hand = &scrambler->hand;
    if (!hand->down) {
        return false;
    }
    if (!input->held) { /* it was let go where nobody saw it */
        (void)drop(app);
        return true;
    }
    int dx = input->x - hand->from_x;
    int dy = input->y - hand->from_y;
    int enough = scrambler->view.tile / 8;
    if (!hand->decided && (abs(dx) > enough || abs(dy) > enough)) {
        hand->decided = true;
        hand->is_column = abs(dy) > abs(dx);
    }
    hand->offset = hand->is_column ? dy : dx;
    return hand->decided;
}

static bool let_go(struct app *app)
{
    struct scrambler_state *scrambler = &app->scrambler;
    int rest;
    struct scrambler_move move = scrambler_hand_move(scrambler, &rest);
    bool held = scrambler->hand.decided;
    scrambler->hand = (struct scrambler_hand){0};
    if (!held) {
        return false;
    }
    if (move.shift == 0) {
        show_slide(app, move, rest, SLIDE_MS); /* back to where it was */
    } else {
        make_move(app, move, rest, SLIDE_MS);
    }
    return true;
}

/* --- input --- */

static void step_mark(struct app *app, int down, int right, bool slide)
{
    struct scrambler_state *scrambler = &app->scrambler;
    int size = scrambler->size;
    scrambler->mark_shown = true;
    scrambler->mark_row = (scrambler->mark_row + down + size) % size;
    scrambler->mark_column = (scrambler->mark_column + right + size) % size;
    if (!slide) {
        return;
    }
    bool is_column = down != 0;
    struct scrambler_move move = {
        .is_column = is_column,
        .line = (unsigned char)(is_column ? scrambler->mark_column : scrambler->mark_row),
        .shift = (signed char)(down + right)};
    push_line(app, move, SLIDE_MS);
}

static bool key_input(struct app *app, const struct input *input)
{
    switch (input->key) {
    case KEY_UP:
        step_mark(app, -1, 0, input->shift);
        return true;
    case KEY_DOWN:
        step_mark(app, 1, 0, input->shift);
        return true;
    case KEY_LEFT:
        step_mark(app, 0, -1, input->shift);
        return true;
    case KEY_RIGHT:
        step_mark(app, 0, 1, input->shift);
        return true;
    case KEY_BACKSPACE:
        take_back(app, false);
        return true;
    case KEY_LETTER:
        if (input->letter == 'z' || input->letter == 'y') {
            take_back(app, input->letter == 'y');
        } else if (input->letter == 'r') {
            restart(app);
        }
        return true;
    case KEY_ESCAPE:
        app_show(app, &screen_home);
        return true;
    case KEY_NONE:
    case KEY_ENTER:
    case KEY_DELETE:
    case KEY_TAB:
    case KEY_SPACE:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_F1:
    case KEY_F11:
    case KEY_ZOOM_IN:
    case KEY_ZOOM_OUT:
    case KEY_ZOOM_RESET:
        break;
    }
    return false;
}

static bool text_input(struct app *app, char letter)
{
    if (letter == 'm' || letter == 'M') {
        app_toggle_mute(app);
    }
    return true;
}

static bool scrambler_input(struct app *app, const struct input *input)
{
    struct scrambler_state *scrambler = &app->scrambler;
    bool acts = input->kind == INPUT_PRESS || input->kind == INPUT_KEY;
    if (acts && scrambler->playing) { /* the player would rather go on alone */
        stop_playing(app);
        return true;
    }
    if (acts && scrambler->party.running) {
        end_party(app);
        return true;
    }
    if (acts && scrambler->hand.down && drop(app) &&
        (input->kind == INPUT_PRESS || input->key == KEY_ESCAPE)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
        return input->button == BUTTON_LEFT && press(app, input);
    case INPUT_MOVE:
        return drag(app, input);
    case INPUT_RELEASE:
        return input->button == BUTTON_LEFT && let_go(app);
    case INPUT_KEY:
        return key_input(app, input);
    case INPUT_TEXT:
        return text_input(app, input->text[0]);
    case INPUT_WHEEL:
    case INPUT_LEAVE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_RESIZE:
    case INPUT_PASTE:
    case INPUT_DROP:
    case INPUT_CLOSE:
    case INPUT_PAD:
        break;
    }
    return false;
}

static void scrambler_press(struct app *app, int id)
{
    struct scrambler_state *scrambler = &app->scrambler;
    scrambler->hand = (struct scrambler_hand){0}; /* pressed by a key while a line was held */
    if (scrambler->party.running) {
        end_party(app);
        return;
    }
    if (scrambler->playing && id != SCRAMBLER_ID_SOLUTION) {
        stop_playing(app);
    }
    if (id == SCRAMBLER_ID_HOME) {
        app_show(app, &screen_home);
    } else if (id == SCRAMBLER_ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == SCRAMBLER_ID_UNDO) {
        take_back(app, false);
    } else if (id == SCRAMBLER_ID_RESTART) {
        restart(app);
    } else if (id == SCRAMBLER_ID_MOVE) {
        show_move(app);
    } else if (id == SCRAMBLER_ID_SOLUTION) {
        play_solution(app);
    } else if (id == SCRAMBLER_ID_NEW) {
        screen_scrambler_new_puzzle(app);
    } else if (id >= SCRAMBLER_ID_ARROW) {
        push_line(app, scrambler_view_arrow_move(id - SCRAMBLER_ID_ARROW), SLIDE_MS);
    } else {
        (void)scrambler_deal(app, SCRAMBLER_SIZE_MIN + id - SCRAMBLER_ID_SIZE, NULL);
    }
}

/* --- time --- */

static void play_on(struct app *app, long elapsed_ms)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (!scrambler->playing || scrambler->slide.running) {
        return;
    }
    if (!anim_advance(&scrambler->play_pause, elapsed_ms) && scrambler->play_pause.running) {
        return;
    }
    size_t made_count = scrambler->game.made_count;
    show_move(app);
    if (scrambler->game.made_count == made_count) { /* there was no memory for it */
        stop_playing(app);
    } else if (scrambler->playing) {
        anim_start(&scrambler->play_pause, BETWEEN_MS);
    }
}

static void scrambler_advance(struct app *app, long elapsed_ms)
{
    struct scrambler_state *scrambler = &app->scrambler;
    if (!scrambler->won) {
        scrambler->elapsed_ms += elapsed_ms;
    }
    scrambler_way_work(scrambler);
    (void)anim_advance(&scrambler->slide, elapsed_ms);
    (void)anim_advance(&scrambler->glow, elapsed_ms);
    play_on(app, elapsed_ms);
    if (anim_advance(&scrambler->party, elapsed_ms)) {
        app_push(app, &screen_solved);
    }
}

static long scrambler_wait_ms(const struct app *app)
{
    const struct scrambler_state *scrambler = &app->scrambler;
    bool moving = scrambler->slide.running || scrambler->glow.running || scrambler->party.running ||
                  scrambler->playing || scrambler->solver;
    return moving ? 0 : -1;
}

const struct screen screen_scrambler = {scrambler_input, scrambler_press, scrambler_advance,
                                        scrambler_draw, scrambler_wait_ms};

/* SPDX-License-Identifier: MIT */
/*
 * The Scrambler screen: sliding lines by dragging, arrows and keys, hints, the solution, and
 * winning with the dialog shown then. Leaves drawing to scrambler_draw.c, dealing to
 * scrambler_deal.c and the puzzle to the engine.
 */
#include "dialog.h"
#include "level.h"
#include "phrase.h"
#include "preferences.h"
#include "scrambler_screen.h"

#include <stdio.h>
#include <stdlib.h>

#define SIZE_FIRST 4
#define SLIDE_MS   130
#define SHOWN_MS   320 /* a slide demonstrated to the player */
#define BETWEEN_MS 240 /* between two moves of the solution */
#define GLOW_MS    420
#define PARTY_MS   1500

/* --- puzzles --- */

static void scrambler_open(void *self, struct game *game, const struct call *call)
{
    struct scrambler_screen *scrambler = self;
    int size = scrambler->size ? scrambler->size : game->scrambler_size;
    if (size == 0) {
        size = SIZE_FIRST;
    }
    bool goes_on = scrambler->has_game && !call->text;
    scrambler->wanted = level_moves(game);
    (void)history_puzzles(game->store, scrambler->figures);
    if (!goes_on && !call->text) {
        int wish = scrambler->size ? 0 : game->scrambler_size; /* which is for the first puzzle */
        goes_on = scrambler_go_on_with_left(scrambler, game, wish);
    }
    if (!goes_on && !scrambler_deal(scrambler, game, size, call->text)) {
        stage_back(&game->stage); /* a notice says why */
    }
}

/* A puzzle that is kept waits for any window. One that cannot be kept now goes on here. */
static void scrambler_close(void *self, struct game *game)
{
    struct scrambler_screen *scrambler = self;
    if (scrambler_keep(scrambler, game)) {
        store_set_puzzle_aside(game->store);
        scrambler_path_stop(scrambler);
        scrambler_deinit(&scrambler->attempt);
        scrambler->has_game = false;
    }
}

static void scrambler_end(void *self)
{
    struct scrambler_screen *scrambler = self;
    scrambler_path_stop(scrambler);
    if (scrambler->has_game) {
        scrambler_deinit(&scrambler->attempt);
    }
    scrambler_source_free(scrambler->source);
    *scrambler = (struct scrambler_screen){0};
}

static void scrambler_hear(void *self, struct game *game, enum news news)
{
    struct scrambler_screen *scrambler = self;
    if (news == NEWS_WORDS) {
        store_set_puzzle_aside(game->store); /* until its words are back */
        scrambler_end(scrambler);
    }
    if (news == NEWS_WORDS || news == NEWS_STORE) {
        scrambler->wanted = level_moves(game);
        (void)history_puzzles(game->store, scrambler->figures);
    }
}

/* Saves the solved puzzle, once. */
static void save_puzzle(struct scrambler_screen *scrambler, struct game *game)
{
    if (scrambler->is_kept) {
        return;
    }
    struct stored_puzzle puzzle = {
        .ended_unix_s = calendar_today(&game->calendar).unix_seconds,
        .size = scrambler->size,
        .jumble_count = /* beyond which moves are extra: the fewest, or those that scrambled it */
        scrambler->fewest > 0 ? (int)scrambler->fewest : scrambler->attempt.puzzle.jumble_count,
        .move_count = (long)scrambler->attempt.made_count,
        .elapsed_ms = scrambler->elapsed_ms,
        .shown = scrambler->was_shown || scrambler->was_helped,
    };
    (void)snprintf(puzzle.code, sizeof puzzle.code, "%s", scrambler->code);
    saves_finish_puzzle(game->saves, &puzzle);
    if (!puzzle.shown) {
        (void)history_puzzles(game->store, scrambler->figures);
        scrambler->is_passed = scrambler->wanted == scrambler->attempt.puzzle.jumble_count &&
                               scrambler->wanted < SCRAMBLER_JUMBLE_MAX;
    }
    if (scrambler->is_passed) {
        scrambler_want(scrambler, game, scrambler->wanted + 1);
    }
    scrambler->is_kept = true;
}

/* --- moves --- */

/* Animates the line that `move` has changed, starting `from` px off its place. */
static void show_slide(struct scrambler_screen *scrambler, const struct game *game,
                       struct scrambler_move move, int from, long length_ms)
{
    scrambler->sliding = move;
    scrambler->slide_from = from;
    anim_start(&scrambler->slide, settings_motion(&game->settings, length_ms));
}

static void end_party(struct scrambler_screen *scrambler, struct game *game)
{
    anim_finish(&scrambler->party);
    stage_over(&game->stage, SCREEN_SOLVED, NULL);
}

static void celebrate(struct scrambler_screen *scrambler, struct game *game)
{
    scrambler->hand = (struct scrambler_hand){0};
    save_puzzle(scrambler, game);
    anim_start(&scrambler->party, settings_motion(&game->settings, PARTY_MS));
    output_cue(&game->output, scrambler->was_shown ? CUE_DRAW : CUE_WIN, 0);
    if (!scrambler->party.running) {
        stage_over(&game->stage, SCREEN_SOLVED, NULL);
    }
}

/* Lights up words just brought home. */
static void update_homes(struct scrambler_screen *scrambler, struct game *game,
                         const struct scrambler_move *made)
{
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    int home =
        scrambler_grid_homes(&scrambler->attempt.grid, &scrambler->attempt.puzzle.words, homes);
    if (home > scrambler->home_count) {
        anim_start(&scrambler->glow, settings_motion(&game->settings, GLOW_MS));
        output_cue(&game->output, CUE_GOOD, home < 6 ? home - 1 : 5);
    } else {
        output_cue(&game->output, CUE_STEP, 0);
    }
    scrambler->home_count = home;
    scrambler_path_start(scrambler, made);
    bool solved = scrambler_is_solved(&scrambler->attempt);
    if (solved && !scrambler->won) {
        scrambler->playing = false;
        celebrate(scrambler, game);
    }
    scrambler->won = solved;
    (void)scrambler_keep(scrambler, game);
}

/* Returns how far `move` moves its line, px. */
static int length_px(const struct scrambler_screen *scrambler, struct scrambler_move move)
{
    return move.shift * scrambler_view_pitch(&scrambler->view);
}

/* Makes a move; the line is animated from `from` px off its place. */
static void make_move(struct scrambler_screen *scrambler, struct game *game,
                      struct scrambler_move move, int from, long length_ms)
{
    if (scrambler_slide(&scrambler->attempt, move) != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    show_slide(scrambler, game, move, from, length_ms);
    scrambler_say_move(scrambler, game, move);
    update_homes(scrambler, game, &move);
}

static void push_line(struct scrambler_screen *scrambler, struct game *game,
                      struct scrambler_move move, long length_ms)
{
    make_move(scrambler, game, move, -length_px(scrambler, move), length_ms);
}

static void undo_or_redo(struct scrambler_screen *scrambler, struct game *game, bool redo)
{
    struct scrambler_move move;
    bool done = redo ? scrambler_redo(&scrambler->attempt, &move)
                     : scrambler_undo(&scrambler->attempt, &move);
    if (!done) {
        return;
    }
    show_slide(scrambler, game, move, -length_px(scrambler, move), SLIDE_MS);
    scrambler_say_move(scrambler, game, move);
    update_homes(scrambler, game, NULL);
}

static void restart(struct scrambler_screen *scrambler, struct game *game)
{
    if (scrambler->attempt.made_count == 0) {
        return;
    }
    scrambler_restart(&scrambler->attempt);
    anim_finish(&scrambler->slide);
    scrambler_say_grid(scrambler, game);
    update_homes(scrambler, game, NULL);
}

/* Returns whether there is a solution to show, retrying the search if it ran out of memory. */
static bool has_path(struct scrambler_screen *scrambler, struct game *game)
{
    if (!scrambler->path_known) {
        scrambler_path_start(scrambler, NULL);
    }
    if (!scrambler->path_known) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    }
    return scrambler->path_known && scrambler->path_count > 0;
}

/* Makes the first move of the solution; false if there is none or memory ran out. */
static bool show_move(struct scrambler_screen *scrambler, struct game *game)
{
    bool was_helped = scrambler->was_helped;
    size_t made_count = scrambler->attempt.made_count;
    if (has_path(scrambler, game)) {
        scrambler->was_helped = true; /* before the move, which keeps the puzzle */
        push_line(scrambler, game, scrambler->path[0], SHOWN_MS);
    }
    bool is_shown = scrambler->attempt.made_count > made_count;
    scrambler->was_helped = was_helped || is_shown;
    return is_shown;
}

static void stop_playing(struct scrambler_screen *scrambler)
{
    scrambler->playing = false;
    anim_finish(&scrambler->play_pause);
}

static void play_solution(struct scrambler_screen *scrambler, struct game *game)
{
    if (scrambler->playing) {
        stop_playing(scrambler);
        return;
    }
    if (!has_path(scrambler, game)) {
        return;
    }
    scrambler->playing = true;
    scrambler->was_shown = true;
    anim_start(&scrambler->play_pause, BETWEEN_MS);
}

/* --- dragging --- */

static bool press(struct scrambler_screen *scrambler, const struct input *input)
{
    struct scrambler_hand *hand = &scrambler->hand;
    anim_finish(&scrambler->slide);
    scrambler->mark_shown = false;
    *hand = (struct scrambler_hand){.from_x = input->x, .from_y = input->y};
    hand->down =
        scrambler_view_cell_at(&scrambler->view, input->x, input->y, &hand->row, &hand->column);
    return true;
}

/* Moves a dragged line back to its place; returns whether there was one. */
static bool drop(struct scrambler_screen *scrambler, const struct game *game)
{
    struct scrambler_hand hand = scrambler->hand;
    struct scrambler_move move = scrambler_hand_move(scrambler, NULL);
    scrambler->hand = (struct scrambler_hand){0};
    if (hand.decided) {
        show_slide(scrambler, game, move, hand.offset, SLIDE_MS);
    }
    return hand.decided;
}

static bool drag(struct scrambler_screen *scrambler, const struct input *input)
{
    struct scrambler_hand *hand = &scrambler->hand;
    if (!hand->down) {
        return false;
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

static bool let_go(struct scrambler_screen *scrambler, struct game *game)
{
    int rest;
    struct scrambler_move move = scrambler_hand_move(scrambler, &rest);
    bool held = scrambler->hand.decided;
    scrambler->hand = (struct scrambler_hand){0};
    if (!held) {
        return false;
    }
    if (move.shift == 0) {
        show_slide(scrambler, game, move, rest, SLIDE_MS); /* back to its place */
    } else {
        make_move(scrambler, game, move, rest, SLIDE_MS);
    }
    return true;
}

/* --- input --- */

static void step_mark(struct scrambler_screen *scrambler, struct game *game, int down, int right,
                      bool slide)
{
    int size = scrambler->size;
    scrambler->mark_shown = true;
    scrambler->mark_row = (scrambler->mark_row + down + size) % size;
    scrambler->mark_column = (scrambler->mark_column + right + size) % size;
    if (game->output.speech.on) {
        game->stage.ui.focus = SCRAMBLER_ID_GRID; /* which is said */
    }
    if (!slide) {
        return;
    }
    bool is_column = down != 0;
    struct scrambler_move move = {
        .is_column = is_column,
        .line = (unsigned char)(is_column ? scrambler->mark_column : scrambler->mark_row),
        .shift = (signed char)(down + right)};
    push_line(scrambler, game, move, SLIDE_MS);
}

static bool key_input(struct scrambler_screen *scrambler, struct game *game,
                      const struct input *input)
{
    switch (input->key) {
    case KEY_UP:
        step_mark(scrambler, game, -1, 0, input->shift);
        return true;
    case KEY_DOWN:
        step_mark(scrambler, game, 1, 0, input->shift);
        return true;
    case KEY_LEFT:
        step_mark(scrambler, game, 0, -1, input->shift);
        return true;
    case KEY_RIGHT:
        step_mark(scrambler, game, 0, 1, input->shift);
        return true;
    case KEY_BACKSPACE:
        undo_or_redo(scrambler, game, false);
        return true;
    case KEY_LETTER:
        if (input->letter == 'z' || input->letter == 'y') {
            undo_or_redo(scrambler, game, input->letter == 'y');
        } else if (input->letter == 'r') {
            restart(scrambler, game);
        }
        return true;
    case KEY_ESCAPE:
        stage_go(&game->stage, SCREEN_HOME, NULL);
        return true;
    default:
        return scrambler_say_asked(scrambler, game, input->key);
    }
}

static bool scrambler_input(void *self, struct game *game, const struct input *input)
{
    struct scrambler_screen *scrambler = self;
    bool acts = input->kind == INPUT_PRESS || input->kind == INPUT_KEY;
    if (acts && scrambler->playing) { /* the player takes over */
        stop_playing(scrambler);
        return true;
    }
    if (acts && scrambler->party.running) {
        end_party(scrambler, game);
        return true;
    }
    if (acts && scrambler->hand.down && drop(scrambler, game) &&
        (input->kind == INPUT_PRESS || input->key == KEY_ESCAPE)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
        return input->button == BUTTON_LEFT && press(scrambler, input);
    case INPUT_MOVE:
        return drag(scrambler, input);
    case INPUT_RELEASE:
        return input->button == BUTTON_LEFT && let_go(scrambler, game);
    case INPUT_KEY:
        return key_input(scrambler, game, input);
    default:
        return false;
    }
}

/* Deals another puzzle of `size`, which is said. */
static void deal_another(struct scrambler_screen *scrambler, struct game *game, int size)
{
    if (scrambler_deal(scrambler, game, size, NULL)) {
        scrambler_say(scrambler, game, &game->output, game->arena);
    }
}

/* Steps the level, wrapping around through "any", and deals a new puzzle. */
static void step_wanted(struct scrambler_screen *scrambler, struct game *game, int step)
{
    int wanted = scrambler->wanted + step;
    if (scrambler->wanted == 0) {
        wanted = step > 0 ? SCRAMBLER_JUMBLE_SHORT : SCRAMBLER_JUMBLE_MAX;
    } else if (wanted < SCRAMBLER_JUMBLE_SHORT || wanted > SCRAMBLER_JUMBLE_MAX) {
        wanted = 0;
    }
    scrambler_want(scrambler, game, wanted);
    deal_another(scrambler, game, scrambler->size);
}

static void scrambler_press(void *self, struct game *game, int id)
{
    struct scrambler_screen *scrambler = self;
    scrambler->hand = (struct scrambler_hand){0}; /* a key may press it during a drag */
    if (scrambler->party.running) {
        end_party(scrambler, game);
        return;
    }
    if (scrambler->playing && id != SCRAMBLER_ID_SOLUTION) {
        stop_playing(scrambler);
    }
    if (id == SCRAMBLER_ID_HOME) {
        stage_go(&game->stage, SCREEN_HOME, NULL);
    } else if (id == SCRAMBLER_ID_SOUND) {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
    } else if (id == SCRAMBLER_ID_UNDO) {
        undo_or_redo(scrambler, game, false);
    } else if (id == SCRAMBLER_ID_RESTART) {
        restart(scrambler, game);
    } else if (id == SCRAMBLER_ID_MOVE) {
        (void)show_move(scrambler, game);
    } else if (id == SCRAMBLER_ID_SOLUTION) {
        play_solution(scrambler, game);
    } else if (id == SCRAMBLER_ID_NEW) {
        deal_another(scrambler, game, scrambler->size);
    } else if (id == SCRAMBLER_ID_FEWER || id == SCRAMBLER_ID_MORE) {
        step_wanted(scrambler, game, id == SCRAMBLER_ID_MORE ? 1 : -1);
    } else if (id >= SCRAMBLER_ID_ARROW) {
        push_line(scrambler, game, scrambler_view_arrow_move(id - SCRAMBLER_ID_ARROW), SLIDE_MS);
    } else if (id >= SCRAMBLER_ID_SIZE &&
               id - SCRAMBLER_ID_SIZE + SCRAMBLER_SIZE_MIN != scrambler->size) {
        deal_another(scrambler, game, SCRAMBLER_SIZE_MIN + id - SCRAMBLER_ID_SIZE);
    }
}

/* --- time --- */

static void play_on(struct scrambler_screen *scrambler, struct game *game, long elapsed_ms)
{
    if (!scrambler->playing || scrambler->slide.running) {
        return;
    }
    if (!anim_advance(&scrambler->play_pause, elapsed_ms) && scrambler->play_pause.running) {
        return;
    }
    if (!show_move(scrambler, game)) {
        stop_playing(scrambler);
    } else if (scrambler->playing) {
        anim_start(&scrambler->play_pause, BETWEEN_MS);
    }
}

static void scrambler_advance(void *self, struct game *game, long elapsed_ms)
{
    struct scrambler_screen *scrambler = self;
    if (!scrambler->won) {
        scrambler->elapsed_ms += elapsed_ms;
        scrambler->kept_ms += elapsed_ms;
    }
    if (scrambler->kept_ms >= AUTOSAVE_MS) {
        (void)scrambler_keep(scrambler, game);
    }
    scrambler_path_work(scrambler);
    (void)anim_advance(&scrambler->slide, elapsed_ms);
    (void)anim_advance(&scrambler->glow, elapsed_ms);
    play_on(scrambler, game, elapsed_ms);
    if (anim_advance(&scrambler->party, elapsed_ms)) {
        stage_over(&game->stage, SCREEN_SOLVED, NULL);
    }
}

static long scrambler_wait_ms(const void *self, const struct game *game)
{
    const struct scrambler_screen *scrambler = self;
    (void)game;
    bool moving = scrambler->slide.running || scrambler->glow.running || scrambler->party.running ||
                  scrambler->playing || scrambler->solver;
    long kept_ms = scrambler->kept_ms < AUTOSAVE_MS ? AUTOSAVE_MS - scrambler->kept_ms : 1;
    return moving ? 0 : scrambler_is_under_way(scrambler) && !scrambler->won ? kept_ms : -1;
}

const struct screen_class screen_scrambler = {
    .name = "scrambler",
    .title = N_("Scrambler"),
    .state_size = sizeof(struct scrambler_screen),
    .page_units = scrambler_page_units,
    .open = scrambler_open,
    .close = scrambler_close,
    .input = scrambler_input,
    .press = scrambler_press,
    .advance = scrambler_advance,
    .draw = scrambler_draw,
    .say = scrambler_say,
    .wait_ms = scrambler_wait_ms,
    .hear = scrambler_hear,
    .deinit = scrambler_end,
};

/* --- the dialog over a solved puzzle --- */

enum { ID_NEW = 1, ID_LOOK };

/* Describes how it was solved; nothing is better than the fewest moves. */
static const char *solved_text(struct arena *arena, const struct scrambler_screen *scrambler)
{
    size_t made = scrambler->attempt.made_count;
    int jumbled = scrambler->attempt.puzzle.jumble_count;
    int fewest = (int)scrambler->fewest;
    const char *moves = phrase_moves(arena, (long)made);
    const char *clock = phrase_clock(arena, scrambler->elapsed_ms);
    if (scrambler->was_shown) {
        return tr("That was the solution, so it doesn’t count. The next one is yours.");
    }
    if (scrambler->was_helped) {
        return say(arena, tr("%s in %s. Moves were shown, so it doesn’t count."), moves, clock);
    }
    if (scrambler->fewest == 0) {
        return say(arena,
                   tr_plural("%s in %s. It was scrambled in %d.",
                             "%s in %s. It was scrambled in %d.", jumbled),
                   moves, clock, jumbled);
    }
    if (made <= scrambler->fewest) {
        return say(arena, tr("%s in %s, the fewest possible!"), moves, clock);
    }
    return say(
        arena,
        tr_plural("%s in %s. It takes at least %d.", "%s in %s. It takes at least %d.", fewest),
        moves, clock, fewest);
}

static struct question solved_ask(const void *self, const struct game *game, struct arena *arena)
{
    const struct scrambler_screen *scrambler = stage_state(&game->stage, SCREEN_SCRAMBLER);
    (void)self;
    const char *next = say(arena, tr("On to level %d"), level_number(scrambler->wanted));
    return (struct question){
        .title = scrambler->was_shown ? tr("The solution") : tr("Solved!"),
        .text = solved_text(arena, scrambler),
        .foot = say(arena, tr("Puzzle %s"), scrambler->code),
        .buttons = {{ID_NEW, scrambler->is_passed ? next : tr("New puzzle"), ICON_NONE,
                     BUTTON_PRIMARY},
                    {ID_LOOK, tr("Show the grid"), ICON_NONE, BUTTON_GHOST}},
        .escape = ID_LOOK,
    };
}

static void solved_press(void *self, struct game *game, int id)
{
    struct scrambler_screen *scrambler = stage_state(&game->stage, SCREEN_SCRAMBLER);
    (void)self;
    stage_back(&game->stage);
    if (id == ID_NEW) {
        (void)scrambler_deal(scrambler, game, scrambler->size, NULL);
    }
}

const struct screen_class screen_solved = {
    .name = "solved",
    .is_overlay = true,
    .ask = solved_ask,
    .press = solved_press,
};

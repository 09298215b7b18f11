/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: the shake, the hand, verdicts, the clock. Leaves drawing to play_draw.c and
 * what counts to the round.
 */
#include "play_draw.h"
#include "text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define SHAKE_MS   700
#define ROTATE_MS  200
#define PULSE_MS   260
#define SHIVER_MS  250
#define LIT_MS     1000
#define MESSAGE_MS 1200
#define FLY_MS     260
#define SLIDE_MS   160
#define COUNT_MS   450
#define BLINK_MS   700

/* The dice lie: the clock begins. */
static void end_shake(struct app *app)
{
    anim_finish(&app->play.shake);
    app_cue(app, CUE_BEGIN, 0);
    round_start(app->round);
}

void screen_play_enter(struct app *app, bool with_shake)
{
    memset(&app->play, 0, sizeof app->play);
    if (with_shake) {
        anim_start(&app->play.shake, app_motion(app, SHAKE_MS));
        app_cue(app, CUE_SHAKE, 0);
    }
    app_show(app, &screen_play);
    if (!app->play.shake.running) {
        end_shake(app);
    }
}

static bool is_shaking(const struct app *app)
{
    return round_phase(app->round) == ROUND_READY;
}

void screen_play_interrupt(struct app *app)
{
    if (!app_is_on_top(app, &screen_play)) {
        return;
    }
    if (is_shaking(app)) {
        return;
    }
    trace_clear(&app->play.trace);
    round_pause(app->round);
}

static void pause(struct app *app)
{
    screen_play_interrupt(app);
    app_cue(app, CUE_PAUSE, 0);
    app_push(app, &screen_pause);
}

/* --- verdicts --- */

static void clear_feedback(struct app *app)
{
    struct feedback *feedback = &app->play.feedback;
    feedback->shown = false;
    path_clear(&feedback->path);
    anim_finish(&feedback->message);
    anim_finish(&feedback->motion);
    anim_finish(&feedback->lit);
    anim_finish(&app->play.fly);
}

static void begin_feedback(struct app *app, enum verdict verdict, const struct path *path,
                           const char *word)
{
    struct feedback *feedback = &app->play.feedback;
    clear_feedback(app);
    feedback->shown = true;
    feedback->verdict = verdict;
    if (path) {
        feedback->path = *path;
    }
    text_upper(feedback->word, sizeof feedback->word, word);
    anim_start(&feedback->message, MESSAGE_MS); /* this one is for reading: never shortened */
    bool good = verdict == VERDICT_GOOD;
    anim_start(&feedback->motion, app_motion(app, good ? PULSE_MS : SHIVER_MS));
    anim_start(&feedback->lit, good ? LIT_MS : SHIVER_MS);
}

static void accept(struct app *app, size_t index)
{
    struct play_state *play = &app->play;
    const struct round_word *word = round_word(app->round, SIDE_PLAYER, index);
    play->feedback.points = word->points;
    play->score_from = round_score(app->round, SIDE_PLAYER) - word->points;
    play->scroll = 0;
    anim_start(&play->fly, app_motion(app, FLY_MS));
    anim_start(&play->slide, app_motion(app, SLIDE_MS));
    anim_start(&play->count, app_motion(app, COUNT_MS));
    app_cue(app, CUE_GOOD, app_sound_step(word->points));
}

static void refuse(struct app *app, enum verdict verdict, const char *word, size_t length)
{
    struct play_state *play = &app->play;
    if (verdict != VERDICT_HAVE_IT) {
        app_cue(app, CUE_BAD, 0);
        return;
    }
    app_cue(app, CUE_HAVE, 0);
    if (!round_has_word(app->round, word, length, NULL, &play->blink_index)) {
        return;
    }
    anim_start(&play->blink, BLINK_MS);
    struct play_layout at = layout_play(&app->layout);
    play->scroll = score_panel_scroll_to(&app->layout, at.you, app->round, SIDE_PLAYER,
                                         play->blink_index, play->scroll);
}

/* Hands in what the hand holds, as a path or as letters. */
static void submit(struct app *app, bool as_path)
{
    struct trace held = app->play.trace;
    char word[PATH_LETTERS_MAX + 1];
    trace_clear(&app->play.trace);
    int length = as_path ? path_spell(&held.path, &app->board, word)
                         : trace_letters(&held, &app->board, word);
    enum verdict verdict;
    enum status status = as_path ? round_submit_path(app->round, &held.path, &verdict)
                                 : round_submit_word(app->round, word, (size_t)length, &verdict);
    if (status != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    begin_feedback(app, verdict, as_path ? &held.path : NULL, word);
    if (verdict == VERDICT_GOOD) {
        accept(app, round_word_count(app->round, SIDE_PLAYER) - 1);
    } else {
        refuse(app, verdict, word, (size_t)length);
    }
}

static void act_on(struct app *app, enum trace_result result)
{
    switch (result) {
    case TRACE_NOTHING:
    case TRACE_DROPPED:
        break;
    case TRACE_SUBMIT_PATH:
        submit(app, true);
        break;
    case TRACE_SUBMIT_TEXT:
        submit(app, false);
        break;
    }
}

/* --- events of the round --- */

static void end_turn_if_over(struct app *app)
{
    enum round_phase phase = round_phase(app->round);
    if (phase != ROUND_COMPUTER && phase != ROUND_DONE) {
        return;
    }
    trace_clear(&app->play.trace);
    clear_feedback(app);
    if (phase == ROUND_COMPUTER) {
        screen_computer_enter(app);
    } else {
        screen_results_enter(app);
    }
}

static void hear_events(struct app *app)
{
    struct round_event event;
    while (round_next_event(app->round, &event)) {
        switch (event.kind) {
        case ROUND_EVENT_TICK:
            app_cue(app, CUE_TICK, 0);
            break;
        case ROUND_EVENT_TIME_UP:
            app_cue(app, CUE_BELL, 0);
            break;
        case ROUND_EVENT_PHASE: /* the round itself is asked below */
        case ROUND_EVENT_WORD:  /* told by the verdict already */
        case ROUND_EVENT_REFUSED:
        case ROUND_EVENT_LOW_TIME:
            break;
        }
    }
    end_turn_if_over(app);
}

static void finish(struct app *app)
{
    round_finish(app->round);
    hear_events(app);
}

/* --- input --- */

static void rotate(struct app *app)
{
    struct play_state *play = &app->play;
    play->quarter_turns = (play->quarter_turns + 1) % 4;
    play->trace.button_down = false;
    if (play->trace.mode == TRACE_DRAG) {
        trace_clear(&play->trace);
    }
    anim_start(&play->rotate, app_motion(app, ROTATE_MS));
}

/* A note for each cell that came or went. */
static void sound_path(struct app *app, int length_before)
{
    int length = app->play.trace.path.length;
    if (length == length_before || length == 0) {
        return;
    }
    app_cue(app, CUE_NOTE, length <= 16 ? length - 1 : 15);
}

static void begin_input(struct app *app)
{
    anim_finish(&app->play.rotate);
    clear_feedback(app);
}

static bool pointer_input(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    int before = play->trace.path.length;
    enum trace_result result = TRACE_NOTHING;
    play_view(app, &play->view);
    if (input->kind == INPUT_PRESS && input->button == BUTTON_RIGHT) {
        trace_clear(&play->trace);
        return true;
    }
    if (input->button != BUTTON_LEFT && input->kind != INPUT_MOVE) {
        return false;
    }
    if (input->kind == INPUT_PRESS) {
        begin_input(app);
        play->end_armed = false;
        result = trace_press(&play->trace, &play->view, input->x, input->y);
    } else if (input->kind == INPUT_MOVE) {
        if (!play->trace.button_down) {
            return false;
        }
        result = trace_move(&play->trace, &play->view, input->x, input->y);
    } else {
        result = trace_release(&play->trace, &play->view, input->x, input->y);
    }
    sound_path(app, before);
    act_on(app, result);
    return true;
}

/* R, P and M are letters of words first; they turn, pause and mute when nothing is traced and no
 * die shows them, and with Ctrl always. */
static bool shortcut(struct app *app, char letter)
{
    switch (letter) {
    case 'r':
        rotate(app);
        return true;
    case 'p':
        pause(app);
        return true;
    case 'm':
        app_toggle_mute(app);
        return true;
    default: /* a letter, not one of an enum */
        return false;
    }
}

static bool board_shows(const struct board *board, char letter)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (strchr(face_spelling((enum face)board->faces[cell]), letter)) {
            return true;
        }
    }
    return false;
}

static bool type_letter(struct app *app, char letter)
{
    struct play_state *play = &app->play;
    if (letter >= 'A' && letter <= 'Z') {
        letter = (char)(letter - 'A' + 'a');
    }
    if (letter < 'a' || letter > 'z') {
        return false;
    }
    if (!trace_is_active(&play->trace) && !board_shows(&app->board, letter) &&
        shortcut(app, letter)) {
        return true;
    }
    int before = play->trace.path.length;
    begin_input(app);
    play->end_armed = false;
    trace_type(&play->trace, &app->board, letter);
    sound_path(app, before);
    return true;
}

static void enter(struct app *app)
{
    struct play_state *play = &app->play;
    if (trace_is_active(&play->trace)) {
        begin_input(app);
        act_on(app, trace_enter(&play->trace, &app->board));
    } else if (play->end_armed) {
        finish(app);
    } else {
        clear_feedback(app);
        play->end_armed = true;
    }
}

static bool key_input(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    int before = play->trace.path.length;
    switch (input->key) {
    case KEY_ENTER:
        enter(app);
        return true;
    case KEY_BACKSPACE:
        trace_backspace(&play->trace, &app->board);
        sound_path(app, before);
        return true;
    case KEY_ESCAPE:
        if (trace_is_active(&play->trace)) {
            trace_clear(&play->trace);
        } else if (play->end_armed) {
            play->end_armed = false;
        } else {
            pause(app);
        }
        return true;
    case KEY_LETTER:
        return shortcut(app, input->letter);
    case KEY_SPACE:
    case KEY_NONE:
    case KEY_DELETE:
    case KEY_TAB:
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
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

static bool play_input(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    if (is_shaking(app) &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT)) {
        end_shake(app);
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return !is_shaking(app) && pointer_input(app, input);
    case INPUT_KEY:
        return key_input(app, input);
    case INPUT_TEXT:
        for (const char *at = input->text; *at; at++) {
            if (app_is_on_top(app, &screen_play)) {
                (void)type_letter(app, *at);
            }
        }
        return true;
    case INPUT_WHEEL:
        play->scroll = play_scrolled(app, play->scroll, play->scroll_max, input->wheel);
        return true;
    case INPUT_BLUR:
        if (app->match.time_ms > 0 && !is_shaking(app)) {
            pause(app);
        }
        return true;
    case INPUT_LEAVE:
    case INPUT_FOCUS:
    case INPUT_RESIZE:
    case INPUT_CLOSE:
        break;
    }
    return false;
}

static void play_press(struct app *app, int id)
{
    if (is_shaking(app)) {
        end_shake(app);
    }
    if (!app_is_on_top(app, &screen_play)) {
        return;
    }
    if (id == PLAY_ID_MENU || id == PLAY_ID_PAUSE) {
        pause(app);
    } else if (id == PLAY_ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == PLAY_ID_ROTATE) {
        rotate(app);
    } else if (id == PLAY_ID_DONE) {
        finish(app);
    }
}

/* --- time --- */

static void play_advance(struct app *app, long elapsed_ms)
{
    struct play_state *play = &app->play;
    if (is_shaking(app)) {
        if (anim_advance(&play->shake, elapsed_ms) || !play->shake.running) {
            end_shake(app);
            if (!app->focused && app->match.time_ms > 0) {
                pause(app); /* nobody is looking */
            }
        }
        return;
    }
    (void)anim_advance(&play->rotate, elapsed_ms);
    (void)anim_advance(&play->feedback.motion, elapsed_ms);
    if (anim_advance(&play->feedback.lit, elapsed_ms)) {
        path_clear(&play->feedback.path);
    }
    if (anim_advance(&play->feedback.message, elapsed_ms)) {
        play->feedback.shown = false;
    }
    (void)anim_advance(&play->fly, elapsed_ms);
    (void)anim_advance(&play->slide, elapsed_ms);
    (void)anim_advance(&play->count, elapsed_ms);
    (void)anim_advance(&play->blink, elapsed_ms);
    round_advance(app->round, elapsed_ms);
    hear_events(app);
}

/* The clock is drawn anew when a second or a pixel of the bar is over. */
static long clock_wait_ms(const struct app *app)
{
    if (round_phase(app->round) != ROUND_PLAYER || app->match.time_ms == 0) {
        return -1;
    }
    long left = round_left_ms(app->round);
    struct play_layout at = layout_play(&app->layout);
    long pixel_ms = app->match.time_ms / (at.clock.w > 0 ? at.clock.w : 1) + 1;
    long second = left % 1000 > 0 ? left % 1000 : 1000;
    long pixel = pixel_ms < 100 ? 100 : pixel_ms;
    return second < pixel ? second : pixel;
}

static long play_wait_ms(const struct app *app)
{
    const struct play_state *play = &app->play;
    if (is_shaking(app) || play->rotate.running || play->feedback.motion.running ||
        play->fly.running || play->slide.running || play->count.running || play->blink.running) {
        return 0;
    }
    long wait = clock_wait_ms(app);
    const struct anim *slow[] = {&play->feedback.lit, &play->feedback.message};
    for (int i = 0; i < 2; i++) {
        long left = slow[i]->length_ms - slow[i]->age_ms;
        if (slow[i]->running && (wait < 0 || wait > left)) {
            wait = left > 0 ? left : 1;
        }
    }
    return wait;
}

const struct screen screen_play = {play_input, play_press, play_advance, play_draw, play_wait_ms};

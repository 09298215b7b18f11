/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: the shake, the hand, verdicts, the clock. Leaves drawing to play_draw.c and
 * what counts to the round.
 */
#include "explain.h"
#include "play_draw.h"
#include "play_hand.h"
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

void screen_play_clear(struct app *app)
{
    play_hint_deinit(app);
    memset(&app->play, 0, sizeof app->play);
}

void screen_play_enter(struct app *app, bool with_shake)
{
    screen_play_clear(app);
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
    app->play.cursor.held = false;
    round_pause(app->round);
}

void play_pause(struct app *app)
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

static void accept(struct app *app, size_t index, long score_before)
{
    struct play_state *play = &app->play;
    const struct round_word *word = round_word(app->round, SIDE_PLAYER, index);
    play->feedback.points = word->points;
    play->score_from = score_before;
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
    long score = round_score(app->round, SIDE_PLAYER);
    enum verdict verdict;
    enum status status = as_path ? round_submit_path(app->round, &held.path, &verdict)
                                 : round_submit_word(app->round, word, (size_t)length, &verdict);
    if (status != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    begin_feedback(app, verdict, as_path ? &held.path : NULL, word);
    if (verdict == VERDICT_GOOD) {
        accept(app, round_word_count(app->round, SIDE_PLAYER) - 1, score);
    } else {
        refuse(app, verdict, word, (size_t)length);
    }
}

void play_act_on(struct app *app, enum trace_result result)
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

void play_finish(struct app *app)
{
    round_finish(app->round);
    hear_events(app);
}

/* --- input --- */

void play_rotate(struct app *app)
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
void play_sound_path(struct app *app, int length_before)
{
    int length = app->play.trace.path.length;
    if (length == length_before || length == 0) {
        return;
    }
    app_cue(app, CUE_NOTE, length <= 16 ? length - 1 : 15);
}

void play_begin_input(struct app *app)
{
    anim_finish(&app->play.rotate);
    anim_finish(&app->play.hint.glow);
    app->play.hint.said = HINT_SAYS_NOTHING;
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
        struct score_panel you = play_panel(app);
        (void)explain_press(app, &you, layout_play(&app->layout).you, input->x, input->y);
        play_begin_input(app);
        play->end_armed = false;
        play->trace.ways = app->settings.tracing;
        result = trace_press(&play->trace, &play->view, input->x, input->y);
    } else if (input->kind == INPUT_MOVE) {
        if (!play->trace.button_down) {
            return false;
        }
        result = trace_move(&play->trace, &play->view, input->x, input->y);
    } else {
        result = trace_release(&play->trace, &play->view, input->x, input->y);
    }
    play_sound_path(app, before);
    play_act_on(app, result);
    return true;
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
        return play_key(app, input);
    case INPUT_PAD:
        return play_pad(app, input);
    case INPUT_TEXT:
        for (const char *at = input->text; *at; at++) {
            if (app_is_on_top(app, &screen_play)) {
                (void)play_type_letter(app, *at);
            }
        }
        return true;
    case INPUT_WHEEL:
        play->scroll = play_scrolled(app, play->scroll, play->scroll_max, input->wheel);
        return true;
    case INPUT_BLUR:
        if (app->match.time_ms > 0 && !is_shaking(app)) {
            play_pause(app);
        }
        return true;
    case INPUT_LEAVE:
    case INPUT_FOCUS:
    case INPUT_RESIZE:
    case INPUT_PASTE:
    case INPUT_DROP:
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
        play_pause(app);
    } else if (id == PLAY_ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == PLAY_ID_ROTATE) {
        play_rotate(app);
    } else if (id == PLAY_ID_HINT) {
        play_hint_take(app);
    } else if (id == PLAY_ID_DONE) {
        play_finish(app);
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
                play_pause(app); /* nobody is looking */
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
    (void)anim_advance(&play->hint.glow, elapsed_ms);
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
    return second < pixel || !app->settings.clock ? second : pixel;
}

static long play_wait_ms(const struct app *app)
{
    const struct play_state *play = &app->play;
    if (is_shaking(app) || play->rotate.running || play->feedback.motion.running ||
        play->fly.running || play->slide.running || play->count.running || play->blink.running ||
        play->hint.glow.running) {
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

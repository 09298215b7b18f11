/* SPDX-License-Identifier: MIT */
/*
 * The passing of time in the player's turn: the dice come to rest, the clock runs, the computer
 * enters words in a race, the board rests at the end. Leaves tracing to screen_turn.c.
 */
#include "game.h"
#include "turn.h"

#define SLIDE_MS 160
#define REST_MS  1000
#define RIVAL_MS 1000 /* how long the computer's newest word in a race is lit */

void turn_end_shake(struct turn *turn, struct desk *desk)
{
    anim_finish(&turn->shake);
    post_cue(&desk->post, CUE_BEGIN, 0);
    round_start(desk->table.round);
}

bool turn_is_shaking(const struct desk *desk)
{
    return round_phase(desk->table.round) == ROUND_READY;
}

bool turn_is_timed(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round_time_ms(round) > 0 || round_traits(round)->is_race;
}

/* --- the end of the turn --- */

void turn_leave(struct turn *turn, struct desk *desk)
{
    trace_clear(&turn->trace);
    turn_clear_feedback(turn);
    anim_finish(&turn->rest);
    switch (round_phase(desk->table.round)) {
    case ROUND_HANDOVER:
        stage_over(&desk->stage, SCREEN_HANDOVER, NULL);
        break;
    case ROUND_COMPUTER:
        stage_go(&desk->stage, SCREEN_COMPUTER, NULL);
        break;
    case ROUND_DONE:
        game_end(desk);
        break;
    case ROUND_READY:
    case ROUND_PLAYER:
    case ROUND_PAUSED:
        break;
    }
}

/* Shows the board once more, and keeps input meant for it from reaching the next screen. */
static void begin_rest(struct turn *turn, struct desk *desk)
{
    post_cue(&desk->post, CUE_BELL, 0);
    trace_clear(&turn->trace);
    turn->cursor.held = false;
    turn->end_armed = false;
    anim_start(&turn->rest, REST_MS); /* for reading: never shortened */
    stage_guard(&desk->stage);
}

/* Shows that the computer entered a word in a race. */
static void see_rival_word(struct turn *turn, struct desk *desk)
{
    turn->rival_scroll.at = 0;
    anim_start(&turn->rival_lit, RIVAL_MS);
    anim_start(&turn->rival_slide, settings_motion(&desk->settings, SLIDE_MS));
    post_cue(&desk->post, CUE_RIVAL_WORD, 0);
}

static void hear_events(struct turn *turn, struct desk *desk)
{
    struct round_event event;
    while (round_next_event(desk->table.round, &event)) {
        switch (event.kind) {
        case ROUND_EVENT_TICK:
            post_cue(&desk->post, CUE_TICK, 0);
            break;
        case ROUND_EVENT_TIME_UP:
            begin_rest(turn, desk);
            break;
        case ROUND_EVENT_WORD: /* the player's words were handled by submit */
            if (event.side == SIDE_COMPUTER) {
                see_rival_word(turn, desk);
            }
            break;
        case ROUND_EVENT_PHASE: /* handled below */
        case ROUND_EVENT_REFUSED:
        case ROUND_EVENT_LOW_TIME:
            break;
        }
    }
    enum round_phase phase = round_phase(desk->table.round);
    if (phase != ROUND_PLAYER && phase != ROUND_PAUSED && !turn->rest.running) {
        turn_leave(turn, desk);
    }
}

void turn_finish(struct turn *turn, struct desk *desk)
{
    round_finish(desk->table.round);
    hear_events(turn, desk);
}

/* --- frames --- */

/* At the last moment, the traced word counts if it is good, and is dropped otherwise. */
static void submit_in_time(struct turn *turn, struct desk *desk)
{
    char word[PATH_LETTERS_MAX + 1];
    int length = trace_letters(&turn->trace, &desk->table.board, word);
    if (!trace_is_active(&turn->trace) ||
        round_judge(desk->table.round, word, (size_t)length, NULL) != VERDICT_GOOD) {
        return;
    }
    bool typed = turn->trace.mode == TRACE_TYPED;
    turn_act_on(turn, desk,
                typed ? trace_enter(&turn->trace, &desk->table.board) : TRACE_SUBMIT_PATH);
    game_autosave(desk); /* saves it right away */
}

static void advance_shown(struct turn *turn, long elapsed_ms)
{
    (void)anim_advance(&turn->rotate, elapsed_ms);
    (void)anim_advance(&turn->feedback.motion, elapsed_ms);
    if (anim_advance(&turn->feedback.lit, elapsed_ms)) {
        path_clear(&turn->feedback.path);
    }
    if (anim_advance(&turn->feedback.message, elapsed_ms)) {
        turn->feedback.shown = false;
    }
    (void)anim_advance(&turn->fly, elapsed_ms);
    (void)anim_advance(&turn->slide, elapsed_ms);
    (void)anim_advance(&turn->count, elapsed_ms);
    (void)anim_advance(&turn->blink, elapsed_ms);
    (void)anim_advance(&turn->hint.glow, elapsed_ms);
    (void)anim_advance(&turn->rival_lit, elapsed_ms);
    (void)anim_advance(&turn->rival_slide, elapsed_ms);
}

void turn_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct turn *turn = self;
    struct round *round = desk->table.round;
    if (turn_is_shaking(desk)) {
        if (anim_advance(&turn->shake, elapsed_ms) || !turn->shake.running) {
            turn_end_shake(turn, desk);
            if (!desk->stage.focused && turn_is_timed(desk)) {
                turn_pause(desk); /* nobody is looking */
            }
        }
        return;
    }
    advance_shown(turn, elapsed_ms);
    if (turn->rest.running) {
        if (anim_advance(&turn->rest, elapsed_ms)) {
            turn_leave(turn, desk);
        }
        return;
    }
    if (round_phase(round) == ROUND_PLAYER && round_time_ms(round) > 0 &&
        elapsed_ms >= round_left_ms(round)) {
        submit_in_time(turn, desk);
    }
    round_advance(round, elapsed_ms);
    hear_events(turn, desk);
}

/* Redraws the clock when its second changes or its bar shrinks by a pixel. */
static long clock_wait_ms(const struct desk *desk)
{
    if (round_phase(desk->table.round) != ROUND_PLAYER || desk->table.match.time_ms == 0) {
        return -1;
    }
    long left = round_left_ms(desk->table.round);
    struct play_layout at = layout_play(&desk->stage.layout);
    long pixel_ms = desk->table.match.time_ms / (at.clock.w > 0 ? at.clock.w : 1) + 1;
    long second = left % 1000 > 0 ? left % 1000 : 1000;
    long pixel = pixel_ms < 100 ? 100 : pixel_ms;
    return second < pixel || !desk->settings.clock ? second : pixel;
}

long turn_wait_ms(const void *self, const struct desk *desk)
{
    const struct turn *turn = self;
    if (turn_is_shaking(desk) || turn->rotate.running || turn->feedback.motion.running ||
        turn->fly.running || turn->slide.running || turn->count.running || turn->blink.running ||
        turn->hint.glow.running || turn->rival_slide.running) {
        return 0;
    }
    long wait = clock_wait_ms(desk);
    long due =
        round_phase(desk->table.round) == ROUND_PLAYER ? round_due_ms(desk->table.round) : -1;
    if (due >= 0 && (wait < 0 || wait > due)) {
        wait = due;
    }
    const struct anim *slow[] = {&turn->feedback.lit, &turn->feedback.message, &turn->rival_lit,
                                 &turn->rest};
    for (int i = 0; i < 4; i++) {
        long left = slow[i]->length_ms - slow[i]->age_ms;
        if (slow[i]->running && (wait < 0 || wait > left)) {
            wait = left > 0 ? left : 1;
        }
    }
    return wait;
}

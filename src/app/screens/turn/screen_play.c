/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: the shake, the hand, verdicts, the clock. Leaves drawing to play_draw.c and
 * what counts to the round.
 */
#include "game.h"
#include "play_draw.h"
#include "play_hand.h"
#include "preferences.h"
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
static void end_shake(struct play *play, struct desk *desk)
{
    anim_finish(&play->shake);
    post_cue(&desk->post, CUE_BEGIN, 0);
    round_start(desk->table.round);
}

static bool is_shaking(const struct desk *desk)
{
    return round_phase(desk->table.round) == ROUND_READY;
}

static void play_open(void *self, struct desk *desk, const struct call *call)
{
    struct play *play = self;
    *play = (struct play){0};
    if (round_phase(desk->table.round) != ROUND_READY) {
        play_hint_restore(play, desk);
        return; /* it goes on */
    }
    if (call->shake) {
        anim_start(&play->shake, settings_motion(&desk->settings, SHAKE_MS));
        post_cue(&desk->post, CUE_SHAKE, 0);
    }
    if (!play->shake.running) {
        end_shake(play, desk);
    }
}

static void play_hear(void *self, struct desk *desk, enum news news)
{
    struct play *play = self;
    if (news == NEWS_COVERED && !is_shaking(desk)) {
        trace_clear(&play->trace);
        play->cursor.held = false;
        round_pause(desk->table.round);
    } else if (news == NEWS_SHOWN) {
        round_resume(desk->table.round);
    }
}

void play_pause(struct desk *desk)
{
    post_cue(&desk->post, CUE_PAUSE, 0);
    stage_over(&desk->stage, SCREEN_PAUSE, NULL);
}

/* --- verdicts --- */

static void clear_feedback(struct play *play)
{
    struct feedback *feedback = &play->feedback;
    feedback->shown = false;
    path_clear(&feedback->path);
    anim_finish(&feedback->message);
    anim_finish(&feedback->motion);
    anim_finish(&feedback->lit);
    anim_finish(&play->fly);
}

static void begin_feedback(struct play *play, struct desk *desk, enum verdict verdict,
                           const struct path *path, const char *word)
{
    struct feedback *feedback = &play->feedback;
    clear_feedback(play);
    feedback->shown = true;
    feedback->verdict = verdict;
    if (path) {
        feedback->path = *path;
    }
    text_upper(feedback->word, sizeof feedback->word, word);
    anim_start(&feedback->message, MESSAGE_MS); /* this one is for reading: never shortened */
    bool good = verdict == VERDICT_GOOD;
    anim_start(&feedback->motion, settings_motion(&desk->settings, good ? PULSE_MS : SHIVER_MS));
    anim_start(&feedback->lit, good ? LIT_MS : SHIVER_MS);
}

static void accept(struct play *play, struct desk *desk, size_t index, long score_before)
{
    const struct round_word *word = round_word(desk->table.round, SIDE_PLAYER, index);
    play->feedback.points = word->points;
    play->score_from = score_before;
    play->scroll = 0;
    anim_start(&play->fly, settings_motion(&desk->settings, FLY_MS));
    anim_start(&play->slide, settings_motion(&desk->settings, SLIDE_MS));
    anim_start(&play->count, settings_motion(&desk->settings, COUNT_MS));
    post_cue(&desk->post, CUE_GOOD, post_step_of_points(word->points));
}

static void refuse(struct play *play, struct desk *desk, enum verdict verdict, const char *word,
                   size_t length)
{
    if (verdict != VERDICT_HAVE_IT) {
        post_cue(&desk->post, CUE_BAD, 0);
        return;
    }
    post_cue(&desk->post, CUE_HAVE, 0);
    if (!round_has_word(desk->table.round, word, length, NULL, &play->blink_index)) {
        return;
    }
    anim_start(&play->blink, BLINK_MS);
    struct play_layout at = layout_play(&desk->stage.layout);
    play->scroll = score_panel_scroll_to(&desk->stage.layout, at.you, desk->table.round,
                                         SIDE_PLAYER, play->blink_index, play->scroll);
}

/* Hands in what the hand holds, as a path or as letters. */
static void submit(struct play *play, struct desk *desk, bool as_path)
{
    struct trace held = play->trace;
    char word[PATH_LETTERS_MAX + 1];
    trace_clear(&play->trace);
    int length = as_path ? path_spell(&held.path, &desk->table.board, word)
                         : trace_letters(&held, &desk->table.board, word);
    long score = round_score(desk->table.round, SIDE_PLAYER);
    enum verdict verdict;
    enum status status = as_path
                             ? round_submit_path(desk->table.round, &held.path, &verdict)
                             : round_submit_word(desk->table.round, word, (size_t)length, &verdict);
    if (status != STATUS_OK) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return;
    }
    begin_feedback(play, desk, verdict, as_path ? &held.path : NULL, word);
    if (verdict == VERDICT_GOOD) {
        accept(play, desk, round_word_count(desk->table.round, SIDE_PLAYER) - 1, score);
    } else {
        refuse(play, desk, verdict, word, (size_t)length);
    }
}

void play_act_on(struct play *play, struct desk *desk, enum trace_result result)
{
    switch (result) {
    case TRACE_NOTHING:
    case TRACE_DROPPED:
        break;
    case TRACE_SUBMIT_PATH:
        submit(play, desk, true);
        break;
    case TRACE_SUBMIT_TEXT:
        submit(play, desk, false);
        break;
    }
}

/* --- events of the round --- */

static void end_turn_if_over(struct play *play, struct desk *desk)
{
    enum round_phase phase = round_phase(desk->table.round);
    if (phase != ROUND_COMPUTER && phase != ROUND_DONE) {
        return;
    }
    trace_clear(&play->trace);
    clear_feedback(play);
    if (phase == ROUND_COMPUTER) {
        stage_go(&desk->stage, SCREEN_COMPUTER, NULL);
    } else {
        game_end(desk);
    }
}

static void hear_events(struct play *play, struct desk *desk)
{
    struct round_event event;
    while (round_next_event(desk->table.round, &event)) {
        switch (event.kind) {
        case ROUND_EVENT_TICK:
            post_cue(&desk->post, CUE_TICK, 0);
            break;
        case ROUND_EVENT_TIME_UP:
            post_cue(&desk->post, CUE_BELL, 0);
            break;
        case ROUND_EVENT_PHASE: /* the round itself is asked below */
        case ROUND_EVENT_WORD:  /* told by the verdict already */
        case ROUND_EVENT_REFUSED:
        case ROUND_EVENT_LOW_TIME:
            break;
        }
    }
    end_turn_if_over(play, desk);
}

void play_finish(struct play *play, struct desk *desk)
{
    round_finish(desk->table.round);
    hear_events(play, desk);
}

/* --- input --- */

void play_rotate(struct play *play, struct desk *desk)
{
    desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
    play->trace.button_down = false;
    if (play->trace.mode == TRACE_DRAG) {
        trace_clear(&play->trace);
    }
    anim_start(&play->rotate, settings_motion(&desk->settings, ROTATE_MS));
}

/* A note for each cell that came or went. */
void play_sound_path(struct play *play, struct desk *desk, int length_before)
{
    int length = play->trace.path.length;
    if (length == length_before || length == 0) {
        return;
    }
    post_cue(&desk->post, CUE_NOTE, length <= 16 ? length - 1 : 15);
}

void play_begin_input(struct play *play)
{
    anim_finish(&play->rotate);
    anim_finish(&play->hint.glow);
    play->hint.said = HINT_SAYS_NOTHING;
    clear_feedback(play);
}

static bool pointer_input(struct play *play, struct desk *desk, const struct input *input)
{
    int before = play->trace.path.length;
    enum trace_result result = TRACE_NOTHING;
    play_view(desk, &play->view);
    if (input->kind == INPUT_PRESS && input->button == BUTTON_RIGHT) {
        trace_clear(&play->trace);
        return true;
    }
    if (input->button != BUTTON_LEFT && input->kind != INPUT_MOVE) {
        return false;
    }
    if (input->kind == INPUT_PRESS) {
        struct score_panel you = play_panel(play, desk);
        (void)explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &you,
                            layout_play(&desk->stage.layout).you, input->x, input->y);
        play_begin_input(play);
        play->end_armed = false;
        play->trace.ways = desk->settings.tracing;
        result = trace_press(&play->trace, &play->view, input->x, input->y);
    } else if (input->kind == INPUT_MOVE) {
        if (!play->trace.button_down) {
            return false;
        }
        result = trace_move(&play->trace, &play->view, input->x, input->y);
    } else {
        result = trace_release(&play->trace, &play->view, input->x, input->y);
    }
    play_sound_path(play, desk, before);
    play_act_on(play, desk, result);
    return true;
}

static bool play_input(void *self, struct desk *desk, const struct input *input)
{
    struct play *play = self;
    if (is_shaking(desk) &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT)) {
        end_shake(play, desk);
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return !is_shaking(desk) && pointer_input(play, desk, input);
    case INPUT_KEY:
        return play_key(play, desk, input);
    case INPUT_PAD:
        return play_pad(play, desk, input);
    case INPUT_TEXT:
        for (const char *at = input->text; *at; at++) {
            if (stage_is_on_top(&desk->stage, SCREEN_TURN)) {
                (void)play_type_letter(play, desk, *at);
            }
        }
        return true;
    case INPUT_WHEEL:
        play->scroll = play_scrolled(desk, play->scroll, play->scroll_max, input->wheel);
        return true;
    case INPUT_BLUR:
        if (desk->table.match.time_ms > 0 && !is_shaking(desk)) {
            play_pause(desk);
        }
        return true;
    default:
        break;
    }
    return false;
}

static void play_press(void *self, struct desk *desk, int id)
{
    struct play *play = self;
    if (is_shaking(desk)) {
        end_shake(play, desk);
    }
    if (!stage_is_on_top(&desk->stage, SCREEN_TURN)) {
        return;
    }
    if (id == PLAY_ID_MENU || id == PLAY_ID_PAUSE) {
        play_pause(desk);
    } else if (id == PLAY_ID_SOUND) {
        preferences_toggle_sound(desk);
    } else if (id == PLAY_ID_ROTATE) {
        play_rotate(play, desk);
    } else if (id == PLAY_ID_HINT) {
        play_hint_take(play, desk);
    } else if (id == PLAY_ID_DONE) {
        play_finish(play, desk);
    }
}

/* --- time --- */

static void play_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct play *play = self;
    if (is_shaking(desk)) {
        if (anim_advance(&play->shake, elapsed_ms) || !play->shake.running) {
            end_shake(play, desk);
            if (!desk->stage.focused && desk->table.match.time_ms > 0) {
                play_pause(desk); /* nobody is looking */
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
    round_advance(desk->table.round, elapsed_ms);
    hear_events(play, desk);
}

/* The clock is drawn anew when a second or a pixel of the bar is over. */
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

static long play_wait_ms(const void *self, const struct desk *desk)
{
    const struct play *play = self;
    if (is_shaking(desk) || play->rotate.running || play->feedback.motion.running ||
        play->fly.running || play->slide.running || play->count.running || play->blink.running ||
        play->hint.glow.running) {
        return 0;
    }
    long wait = clock_wait_ms(desk);
    const struct anim *slow[] = {&play->feedback.lit, &play->feedback.message};
    for (int i = 0; i < 2; i++) {
        long left = slow[i]->length_ms - slow[i]->age_ms;
        if (slow[i]->running && (wait < 0 || wait > left)) {
            wait = left > 0 ? left : 1;
        }
    }
    return wait;
}

const struct screen_class screen_turn = {
    .name = "turn",
    .state_size = sizeof(struct play),
    .open = play_open,
    .input = play_input,
    .press = play_press,
    .advance = play_advance,
    .draw = play_draw,
    .wait_ms = play_wait_ms,
    .hear = play_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: the shake, the hand, verdicts, the clock. Leaves drawing to turn_draw.c and
 * what counts to the round.
 */
#include "game.h"
#include "preferences.h"
#include "text.h"
#include "turn.h"
#include "turn_draw.h"

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
#define REST_MS    1000
#define RIVAL_MS   1000 /* the computer's newest word of a race is lit */

/* With more time left and fewer words, "I'm done" asks. */
#define EARLY_MS  10000
#define FEW_WORDS 3

/* The dice lie: the clock begins. */
static void end_shake(struct turn *turn, struct desk *desk)
{
    anim_finish(&turn->shake);
    post_cue(&desk->post, CUE_BEGIN, 0);
    round_start(desk->table.round);
}

static bool is_shaking(const struct desk *desk)
{
    return round_phase(desk->table.round) == ROUND_READY;
}

/* Does something go on that does not wait for the player? */
static bool is_timed(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round_time_ms(round) > 0 || round_way(round) == WAY_RACE;
}

static void turn_open(void *self, struct desk *desk, const struct call *call)
{
    struct turn *turn = self;
    *turn = (struct turn){.side = round_turn(desk->table.round)};
    if (round_phase(desk->table.round) != ROUND_READY) { /* it goes on */
        turn_hint_restore(turn, desk);
        if (round_way(desk->table.round) == WAY_TWO) {
            stage_over(&desk->stage, SCREEN_CURTAIN, NULL);
        }
        return;
    }
    if (call->shake) {
        anim_start(&turn->shake, settings_motion(&desk->settings, SHAKE_MS));
        post_cue(&desk->post, CUE_SHAKE, 0);
    }
    if (!turn->shake.running) {
        end_shake(turn, desk);
    }
}

static void turn_hear(void *self, struct desk *desk, enum news news)
{
    struct turn *turn = self;
    if (news == NEWS_COVERED && !is_shaking(desk)) {
        trace_clear(&turn->trace);
        turn->cursor.held = false;
        round_pause(desk->table.round);
    } else if (news == NEWS_SHOWN && round_phase(desk->table.round) == ROUND_CURTAIN) {
        *turn = (struct turn){.side = round_turn(desk->table.round)};
        end_shake(turn, desk); /* the dice lie already */
    } else if (news == NEWS_SHOWN) {
        round_resume(desk->table.round);
    }
}

void turn_pause(struct desk *desk)
{
    post_cue(&desk->post, CUE_PAUSE, 0);
    stage_over(&desk->stage, SCREEN_PAUSE, NULL);
}

/* --- verdicts --- */

static void clear_feedback(struct turn *turn)
{
    struct feedback *feedback = &turn->feedback;
    feedback->shown = false;
    path_clear(&feedback->path);
    anim_finish(&feedback->message);
    anim_finish(&feedback->motion);
    anim_finish(&feedback->lit);
    anim_finish(&turn->fly);
}

static void begin_feedback(struct turn *turn, const struct desk *desk, enum verdict verdict,
                           const struct path *path, const char *word)
{
    struct feedback *feedback = &turn->feedback;
    clear_feedback(turn);
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

static void accept(struct turn *turn, struct desk *desk, size_t index, long score_before)
{
    const struct round_word *word = round_word(desk->table.round, turn->side, index);
    turn->feedback.points = word->points;
    turn->score_from = score_before;
    turn->scroll.at = 0;
    anim_start(&turn->fly, settings_motion(&desk->settings, FLY_MS));
    anim_start(&turn->slide, settings_motion(&desk->settings, SLIDE_MS));
    anim_start(&turn->count, settings_motion(&desk->settings, COUNT_MS));
    post_cue(&desk->post, CUE_GOOD, post_step_of_points(word->points));
}

static void refuse(struct turn *turn, struct desk *desk, enum verdict verdict, const char *word,
                   size_t length)
{
    if (verdict != VERDICT_HAVE_IT) {
        post_cue(&desk->post, CUE_BAD, 0);
        return;
    }
    post_cue(&desk->post, CUE_HAVE, 0);
    if (!round_has_word(desk->table.round, word, length, NULL, &turn->blink_index)) {
        return;
    }
    anim_start(&turn->blink, BLINK_MS);
    struct play_layout at = layout_play(&desk->stage.layout);
    turn->scroll.at = score_panel_scroll_to(&desk->stage.layout, at.you, desk->table.round,
                                            turn->side, turn->blink_index, turn->scroll.at);
}

/* Hands in what the hand holds, as a path or as letters. */
static void submit(struct turn *turn, struct desk *desk, bool as_path)
{
    struct trace held = turn->trace;
    char word[PATH_LETTERS_MAX + 1];
    trace_clear(&turn->trace);
    int length = as_path ? path_spell(&held.path, &desk->table.board, word)
                         : trace_letters(&held, &desk->table.board, word);
    long score = round_score(desk->table.round, turn->side);
    enum verdict verdict;
    enum status status = as_path
                             ? round_submit_path(desk->table.round, &held.path, &verdict)
                             : round_submit_word(desk->table.round, word, (size_t)length, &verdict);
    if (status != STATUS_OK) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return;
    }
    begin_feedback(turn, desk, verdict, as_path ? &held.path : NULL, word);
    if (verdict == VERDICT_GOOD) {
        accept(turn, desk, round_word_count(desk->table.round, turn->side) - 1, score);
    } else {
        refuse(turn, desk, verdict, word, (size_t)length);
    }
}

void turn_act_on(struct turn *turn, struct desk *desk, enum trace_result result)
{
    switch (result) {
    case TRACE_NOTHING:
    case TRACE_DROPPED:
        break;
    case TRACE_SUBMIT_PATH:
        submit(turn, desk, true);
        break;
    case TRACE_SUBMIT_TEXT:
        submit(turn, desk, false);
        break;
    }
}

/* --- events of the round --- */

/* The turn is over, and so is the rest after it. */
static void leave_turn(struct turn *turn, struct desk *desk)
{
    trace_clear(&turn->trace);
    clear_feedback(turn);
    anim_finish(&turn->rest);
    switch (round_phase(desk->table.round)) {
    case ROUND_CURTAIN:
        stage_over(&desk->stage, SCREEN_CURTAIN, NULL);
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

/* The board is seen once more, and nothing that the hand was about to do meets the next screen. */
static void begin_rest(struct turn *turn, struct desk *desk)
{
    post_cue(&desk->post, CUE_BELL, 0);
    trace_clear(&turn->trace);
    turn->cursor.held = false;
    turn->end_armed = false;
    anim_start(&turn->rest, REST_MS); /* this one is for reading: never shortened */
    stage_guard(&desk->stage);
}

/* The computer has entered a word of a race. */
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
        case ROUND_EVENT_WORD: /* submit has handled those of the player */
            if (event.side == SIDE_COMPUTER) {
                see_rival_word(turn, desk);
            }
            break;
        case ROUND_EVENT_PHASE: /* leave_turn handles it */
        case ROUND_EVENT_REFUSED:
        case ROUND_EVENT_LOW_TIME:
            break;
        }
    }
    enum round_phase phase = round_phase(desk->table.round);
    if (phase != ROUND_PLAYER && phase != ROUND_PAUSED && !turn->rest.running) {
        leave_turn(turn, desk);
    }
}

void turn_finish(struct turn *turn, struct desk *desk)
{
    round_finish(desk->table.round);
    hear_events(turn, desk);
}

/* --- input --- */

void turn_rotate(struct turn *turn, struct desk *desk)
{
    desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
    turn->trace.button_down = false;
    if (turn->trace.mode == TRACE_DRAG) {
        trace_clear(&turn->trace);
    }
    anim_start(&turn->rotate, settings_motion(&desk->settings, ROTATE_MS));
}

/* A note for each cell that came or went. */
void turn_sound_path(struct turn *turn, struct desk *desk, int length_before)
{
    int length = turn->trace.path.length;
    if (length == length_before || length == 0) {
        return;
    }
    post_cue(&desk->post, CUE_NOTE, length <= 16 ? length - 1 : 15);
}

void turn_begin_input(struct turn *turn)
{
    anim_finish(&turn->rotate);
    anim_finish(&turn->hint.glow);
    turn->hint.said = HINT_SAYS_NOTHING;
    clear_feedback(turn);
}

/* The bars of both lists; false: the input has nothing to do with them. */
static bool drag_lists(struct turn *turn, struct desk *desk, const struct input *input)
{
    struct play_layout at = layout_play(&desk->stage.layout);
    return play_drag(desk, &turn->scroll, at.you, input) ||
           play_drag(desk, &turn->rival_scroll, at.rival, input);
}

static bool pointer_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    int before = turn->trace.path.length;
    enum trace_result result = TRACE_NOTHING;
    turn_view(desk, &turn->view);
    if (input->kind == INPUT_PRESS && input->button == BUTTON_RIGHT) {
        trace_clear(&turn->trace);
        return true;
    }
    if (input->button != BUTTON_LEFT && input->kind != INPUT_MOVE) {
        return false;
    }
    if (drag_lists(turn, desk, input)) {
        return true;
    }
    if (input->kind == INPUT_PRESS) {
        struct score_panel you = turn_panel(turn, desk);
        (void)explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &you,
                            layout_play(&desk->stage.layout).you, input->x, input->y);
        turn_begin_input(turn);
        turn->end_armed = false;
        turn->trace.ways = desk->settings.tracing;
        result = trace_press(&turn->trace, &turn->view, input->x, input->y);
    } else if (input->kind == INPUT_MOVE) {
        if (!turn->trace.button_down) {
            return false;
        }
        result = trace_move(&turn->trace, &turn->view, input->x, input->y);
    } else {
        result = trace_release(&turn->trace, &turn->view, input->x, input->y);
    }
    turn_sound_path(turn, desk, before);
    turn_act_on(turn, desk, result);
    return true;
}

/* Returns whether any letter was used. */
static bool type(struct turn *turn, struct desk *desk, const char *text)
{
    bool used = false;
    for (; *text && stage_is_on_top(&desk->stage, SCREEN_TURN); text++) {
        used = turn_type_letter(turn, desk, *text) || used;
    }
    return used;
}

/* The board rests: nothing is traced, and a press goes on. */
static bool rest_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    bool key = input->kind == INPUT_KEY &&
               (input->key == KEY_ENTER || input->key == KEY_SPACE || input->key == KEY_ESCAPE);
    bool pad = input->kind == INPUT_PAD && input->held && input->pad != PAD_MOVE;
    bool press = input->kind == INPUT_PRESS && !stage_is_guarded(&desk->stage);
    if (key || pad || press) {
        leave_turn(turn, desk);
    }
    return true;
}

static bool turn_input(void *self, struct desk *desk, const struct input *input)
{
    struct turn *turn = self;
    if (turn->rest.running) {
        return rest_input(turn, desk, input);
    }
    if (is_shaking(desk) &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT)) {
        end_shake(turn, desk);
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return !is_shaking(desk) && pointer_input(turn, desk, input);
    case INPUT_KEY:
        return turn_key(turn, desk, input);
    case INPUT_PAD:
        return turn_pad(turn, desk, input);
    case INPUT_TEXT:
        return type(turn, desk, input->text);
    case INPUT_WHEEL: {
        struct play_layout at = layout_play(&desk->stage.layout);
        bool rivals = rect_contains(at.rival, desk->stage.pointer_x, desk->stage.pointer_y);
        play_scroll(desk, rivals ? &turn->rival_scroll : &turn->scroll, input->wheel);
        return true;
    }
    case INPUT_BLUR:
        if (is_timed(desk) && !is_shaking(desk)) {
            turn_pause(desk);
        }
        return true;
    default:
        break;
    }
    return false;
}

/* Much time, few words: does the player mean it? Says so where the answer is not there yet. */
static bool asks_before_done(struct turn *turn, struct desk *desk)
{
    const struct round *round = desk->table.round;
    bool early = round_time_ms(round) == 0 || round_left_ms(round) > EARLY_MS;
    if (turn->end_armed || !early || round_word_count(round, turn->side) >= FEW_WORDS) {
        return false;
    }
    turn_begin_input(turn);
    trace_clear(&turn->trace);
    turn->end_armed = true;
    turn->end_by_button = true;
    stage_guard(&desk->stage);
    return true;
}

static void turn_press(void *self, struct desk *desk, int id)
{
    struct turn *turn = self;
    if (is_shaking(desk)) {
        end_shake(turn, desk);
    }
    if (!stage_is_on_top(&desk->stage, SCREEN_TURN)) {
        return;
    }
    if (turn->rest.running) {
        leave_turn(turn, desk);
        return;
    }
    if (id == PLAY_ID_MENU || id == TURN_ID_PAUSE) {
        turn_pause(desk);
    } else if (id == PLAY_ID_SOUND) {
        preferences_toggle_sound(desk);
    } else if (id == TURN_ID_ROTATE) {
        turn_rotate(turn, desk);
    } else if (id == TURN_ID_HINT) {
        turn_hint_take(turn, desk);
    } else if (id == TURN_ID_DONE && !asks_before_done(turn, desk)) {
        turn_finish(turn, desk);
    }
}

/* --- time --- */

/* The last moment of the turn: what is traced counts if it is a good word, and is dropped if not.
 */
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
    game_look(desk); /* so that it is kept, whatever happens now */
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

static void turn_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct turn *turn = self;
    struct round *round = desk->table.round;
    if (is_shaking(desk)) {
        if (anim_advance(&turn->shake, elapsed_ms) || !turn->shake.running) {
            end_shake(turn, desk);
            if (!desk->stage.focused && is_timed(desk)) {
                turn_pause(desk); /* nobody is looking */
            }
        }
        return;
    }
    advance_shown(turn, elapsed_ms);
    if (turn->rest.running) {
        if (anim_advance(&turn->rest, elapsed_ms)) {
            leave_turn(turn, desk);
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

static long turn_wait_ms(const void *self, const struct desk *desk)
{
    const struct turn *turn = self;
    if (is_shaking(desk) || turn->rotate.running || turn->feedback.motion.running ||
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

const struct screen_class screen_turn = {
    .name = "turn",
    .state_size = sizeof(struct turn),
    .open = turn_open,
    .input = turn_input,
    .press = turn_press,
    .advance = turn_advance,
    .draw = turn_draw,
    .wait_ms = turn_wait_ms,
    .hear = turn_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: tracing, verdicts, buttons. Leaves drawing to turn_draw.c, the passing of time
 * to turn_time.c and scoring to the round.
 */
#include "phrase.h"
#include "preferences.h"
#include "turn.h"
#include "turn_draw.h"

#include "trounce/utf8.h"

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

/* With more time left than this and fewer words, "I'm done" asks for confirmation. */
#define EARLY_MS  10000
#define FEW_WORDS 3

static void turn_open(void *self, struct desk *desk, const struct call *call)
{
    struct turn *turn = self;
    *turn = (struct turn){.side = round_turn(desk->table.round)};
    if (round_phase(desk->table.round) != ROUND_READY) { /* the round is resumed */
        turn_hint_restore(turn, desk);
        if (round_traits(desk->table.round)->seats == 2) {
            stage_over(&desk->stage, SCREEN_HANDOVER, NULL);
        }
        return;
    }
    if (call->shake) {
        anim_start(&turn->shake, settings_motion(&desk->settings, SHAKE_MS));
        post_cue(&desk->post, CUE_SHAKE, 0);
    }
    if (!turn->shake.running) {
        turn_end_shake(turn, desk);
    }
}

static void turn_hear(void *self, struct desk *desk, enum news news)
{
    struct turn *turn = self;
    if (news == NEWS_COVERED && !turn_is_shaking(desk)) {
        trace_clear(&turn->trace);
        turn->cursor.held = false;
        round_pause(desk->table.round);
    } else if (news == NEWS_SHOWN && turn->rest.running) {
        stage_guard(&desk->stage); /* it goes on resting */
    } else if (news == NEWS_SHOWN && round_phase(desk->table.round) == ROUND_HANDOVER) {
        *turn = (struct turn){.side = round_turn(desk->table.round)};
        desk->stage.ui.focus = HOT_NONE; /* the first player left it on "I'm done" */
        turn_end_shake(turn, desk);      /* the dice do not tumble again */
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

void turn_clear_feedback(struct turn *turn)
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
    turn_clear_feedback(turn);
    feedback->shown = true;
    feedback->verdict = verdict;
    if (path) {
        feedback->path = *path;
    }
    table_word(&desk->table, feedback->word, sizeof feedback->word, word);
    anim_start(&feedback->message, MESSAGE_MS); /* for reading: never shortened */
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

/* Submits the traced word, as a path or as letters. */
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
        post_notify(&desk->post, tr("There is not enough memory for that."));
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
    turn_clear_feedback(turn);
}

/* Handles the scroll bars of both lists and the wheel; returns false if the input is not for them.
 */
static bool scroll_lists(struct turn *turn, struct desk *desk, const struct input *input)
{
    const struct layout *layout = &desk->stage.layout;
    return play_scroll(desk, &turn->rival_scroll, layout_play(layout).rival, input) ||
           scroll_input(&turn->scroll, input, layout_px(layout, PLAY_WHEEL));
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
    if (scroll_lists(turn, desk, input)) {
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

/* Returns whether any character was used. */
static bool type(struct turn *turn, struct desk *desk, const char *text)
{
    bool used = false;
    while (*text && stage_is_on_top(&desk->stage, SCREEN_TURN)) {
        size_t size = turn_type(turn, desk, text);
        used = used || size > 0;
        text += size > 0 ? size : (size_t)utf8_length(text);
    }
    return used;
}

/* While the board rests nothing is traced, and a press goes on. */
static bool rest_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    bool key = input->kind == INPUT_KEY &&
               (input->key == KEY_ENTER || input->key == KEY_SPACE || input->key == KEY_ESCAPE);
    bool pad = input->kind == INPUT_PAD && input->held && input->pad != PAD_MOVE;
    bool press = input->kind == INPUT_PRESS && !stage_is_guarded(&desk->stage);
    if (key || pad || press) {
        turn_leave(turn, desk);
    }
    return true;
}

static bool turn_input(void *self, struct desk *desk, const struct input *input)
{
    struct turn *turn = self;
    if (turn->rest.running) {
        return rest_input(turn, desk, input);
    }
    if (turn_is_shaking(desk) &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT)) {
        turn_end_shake(turn, desk);
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return !turn_is_shaking(desk) && pointer_input(turn, desk, input);
    case INPUT_KEY:
        return turn_key(turn, desk, input);
    case INPUT_PAD:
        return turn_pad(turn, desk, input);
    case INPUT_TEXT:
        return type(turn, desk, input->text);
    case INPUT_WHEEL:
        return scroll_lists(turn, desk, input);
    case INPUT_BLUR:
        if (turn_is_timed(desk) && !turn_is_shaking(desk)) {
            turn_pause(desk);
        }
        return true;
    default:
        return false;
    }
}

/* Asks for confirmation if there is much time left and few words; returns whether it asked. */
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
    if (turn_is_shaking(desk)) {
        turn_end_shake(turn, desk);
    }
    if (!stage_is_on_top(&desk->stage, SCREEN_TURN)) {
        return;
    }
    if (turn->rest.running) {
        turn_leave(turn, desk);
        return;
    }
    if (id == PLAY_ID_MENU || id == TURN_ID_PAUSE) {
        turn_pause(desk);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(desk, SETTING_SOUND, !desk->settings.sound);
    } else if (id == TURN_ID_ROTATE) {
        turn_rotate(turn, desk);
    } else if (id == TURN_ID_HINT) {
        turn_hint_take(turn, desk);
    } else if (id == TURN_ID_DONE && !asks_before_done(turn, desk)) {
        turn_finish(turn, desk);
    }
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

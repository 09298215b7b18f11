/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: input, buttons, and the passing of time, in which the dice come to rest, the
 * clock runs, the computer enters words in a race and the board rests at the end. Leaves drawing to
 * turn_draw.c, tracing to tracer.c, verdicts to turn_verdict.c and scoring to the round.
 */
#include "game.h"
#include "preferences.h"
#include "turn.h"

#include <stdio.h>
#include <string.h>

#define SHAKE_MS    700
#define ROTATE_MS   200
#define COUNT_MS    450
#define REST_MS     1000
#define COMPLETE_MS 2000
#define RIVAL_MS    1000 /* how long the newest word of a live rival is lit */

/* With more time left than this, "I'm done" asks. A question waits so long for a second press. */
#define EARLY_MS  10000
#define ASKING_MS 3000

static void pause_because(struct game *game, enum pause_why why)
{
    struct call call = {.what = (int)why};
    output_cue(&game->output, CUE_PAUSE, 0);
    stage_over(&game->stage, SCREEN_PAUSE, &call);
}

static void pause(struct game *game)
{
    pause_because(game, PAUSE_ASKED);
}

static void end_shake(struct turn *turn, struct game *game)
{
    anim_finish(&turn->shake);
    output_cue(&game->output, CUE_BEGIN, 0);
    round_start(game->session.round);
    turn_guide_follow(turn, game);
    turn_say_begun(turn, game);
}

static bool is_shaking(const struct game *game)
{
    return round_phase(game->session.round) == ROUND_READY;
}

static void begin_shake(struct turn *turn, struct game *game)
{
    if (turn->has_shake) {
        anim_start(&turn->shake, settings_motion(&game->settings, SHAKE_MS));
        output_cue(&game->output, CUE_SHAKE, 0);
    }
    if (!turn->shake.running) {
        end_shake(turn, game);
    }
}

static void skip_shake(struct turn *turn, struct game *game)
{
    if (is_shaking(game)) {
        end_shake(turn, game);
    }
}

static bool is_timed(const struct game *game)
{
    const struct round *round = game->session.round;
    return round_time_ms(round) > 0 || round_is_live(round);
}

static bool is_on_ladder(const struct game *game)
{
    const struct round *round = game->session.round;
    return game->session.match.level == RIVAL_LADDER && game->session.notes.counts &&
           !game->session.is_lesson && round_rival(round)->rung > 0 && round_time_ms(round) > 0;
}

static void begin(struct turn *turn, struct game *game)
{
    turn_guide_end(turn);
    *turn = (struct turn){.side = round_turn(game->session.round)};
    if (is_on_ladder(game)) {
        turn->ladder = game_ladder(game);
    }
    turn_lay_out(turn, game);
    turn_target_open(turn, game);
}

static void turn_open(void *self, struct game *game, const struct call *call)
{
    struct turn *turn = self;
    begin(turn, game);
    bool is_new = round_phase(game->session.round) == ROUND_READY;
    turn->has_shake = call->shake;
    if (!is_new) {
        turn_hint_restore(turn, game);
    }
    if (round_traits(game->session.round)->seats == 2) { /* each begins when ready */
        stage_over(&game->stage, SCREEN_HANDOVER, NULL);
    } else if (is_new) {
        begin_shake(turn, game);
    }
}

/* What is known about the board depends on the words. */
static void follow_words(struct turn *turn, struct game *game)
{
    if (!stage_is_open(&game->stage, SCREEN_TURN)) {
        return;
    }
    turn_guide_end(turn);
    turn_target_open(turn, game);
    turn->hint.has_word = false;
    turn_hint_restore(turn, game);
    turn_guide_follow(turn, game);
}

static void turn_hear(void *self, struct game *game, enum news news)
{
    struct turn *turn = self;
    if (news == NEWS_COVERED && !is_shaking(game)) {
        trace_clear(&turn->tracer.trace);
        turn->tracer.cursor.held = false;
        round_pause(game->session.round);
    } else if (news == NEWS_SHOWN && turn->rest.running) {
        stage_guard(&game->stage); /* it goes on resting */
    } else if (news == NEWS_SHOWN && is_shaking(game) && !turn->shake.running) {
        begin_shake(turn, game); /* the first of two players is ready */
    } else if (news == NEWS_SHOWN && round_phase(game->session.round) == ROUND_HANDOVER) {
        begin(turn, game);
        game->stage.ui.focus = HOT_NONE; /* the first player left it on "I'm done" */
        end_shake(turn, game);           /* the dice do not tumble again */
    } else if (news == NEWS_SHOWN) {
        round_resume(game->session.round);
        turn_guide_follow(turn, game);
    } else if (news == NEWS_FROZEN && round_phase(game->session.round) == ROUND_PLAYER &&
               is_timed(game)) {
        pause_because(game, PAUSE_FROZEN);
    } else if (news == NEWS_OWN) {
        follow_words(turn, game);
    }
}

/* --- verdicts --- */

static bool verdict_stays(const struct turn *turn, const struct game *game)
{
    return turn->card.is_open || game->stage.ui.hover == TURN_ID_VERDICT ||
           game->stage.ui.focus == TURN_ID_VERDICT;
}

/* Keeps the board in sight for a while, and input meant for it from reaching the next screen. */
static void begin_rest(struct turn *turn, struct game *game, long length_ms)
{
    turn->shows_words = false;
    trace_clear(&turn->tracer.trace);
    turn->tracer.cursor.held = false;
    anim_finish(&turn->asking);
    word_card_close(&turn->card);
    anim_start(&turn->rest, length_ms); /* for reading: never shortened */
    stage_guard(&game->stage);
}

/* Ends a turn that has nothing left to play for: every word to be found is found. */
static void complete(struct turn *turn, struct game *game)
{
    round_finish(game->session.round);
    output_cue(&game->output, CUE_BEST, 0);
    begin_rest(turn, game, COMPLETE_MS);
}

/* Submits what was traced, if it ended: as a path or as letters. */
static void submit(struct turn *turn, struct game *game, enum trace_result result)
{
    struct trace held = turn->tracer.trace;
    char word[PATH_LETTERS_MAX + 1];
    if (result == TRACE_SUBMIT_PATH) {
        (void)path_spell(&held.path, &game->session.board, word);
    } else if (result == TRACE_SUBMIT_TEXT) {
        (void)trace_letters(&held, &game->session.board, word);
    } else {
        return;
    }
    trace_clear(&turn->tracer.trace);
    if (turn_enter(turn, game, result == TRACE_SUBMIT_PATH ? &held.path : NULL, word)) {
        complete(turn, game);
    }
}

/* --- the end of the turn --- */

static void leave(struct turn *turn, struct game *game)
{
    trace_clear(&turn->tracer.trace);
    turn_clear_input(turn);
    anim_finish(&turn->rest);
    enum round_phase phase = round_phase(game->session.round);
    if (phase == ROUND_HANDOVER) {
        stage_over(&game->stage, SCREEN_HANDOVER, NULL);
    } else if (phase == ROUND_COMPUTER) {
        stage_over(&game->stage, SCREEN_COMPUTER, NULL); /* in its place */
        stage_drop(&game->stage, SCREEN_TURN);
    } else if (phase == ROUND_DONE) {
        game_end(game);
    }
}

/* Shows that the computer entered a word in a race, or a ghost one of its. */
static void see_rival_word(struct turn *turn, struct game *game, size_t index)
{
    turn_target_feel(turn, FACE_PLEASED,
                     round_word(game->session.round, SIDE_COMPUTER, index)->letters);
    turn->rival_scroll.at = 0;
    anim_start(&turn->rival_lit, RIVAL_MS);
    anim_start(&turn->rival_slide, settings_motion(&game->settings, TURN_SLIDE_MS));
    output_cue(&game->output, CUE_RIVAL_WORD, 0);
    turn_say_rival_word(game, index);
}

static void leave_when_over(struct turn *turn, struct game *game)
{
    enum round_phase phase = round_phase(game->session.round);
    if (phase != ROUND_PLAYER && phase != ROUND_PAUSED && !turn->rest.running) {
        leave(turn, game);
    }
}

/* A Hunt is kept, to be continued any day. */
static void finish(struct turn *turn, struct game *game)
{
    if (session_finds_all(&game->session)) {
        if (!game_leave(game)) {
            struct call call = {.what = (int)LEAVING_ROUND};
            stage_over(&game->stage, SCREEN_LEAVE, &call);
        }
        return;
    }
    round_finish(game->session.round);
    leave_when_over(turn, game);
}

/* Asks for a second press, of Enter or of the button, that ends the turn. */
static void ask(struct turn *turn, bool by_button)
{
    turn_clear_input(turn);
    anim_finish(&turn->guide_asks);
    turn->asks_button = by_button;
    anim_start(&turn->asking, ASKING_MS); /* for reading: never shortened */
}

/* Switches the guide; asks for a second press if it costs a step on the ladder. */
static void press_guide(struct turn *turn, struct game *game)
{
    anim_finish(&turn->asking);
    if (turn_guide_costs_the_step(turn, game) && !turn->guide_asks.running) {
        turn_clear_input(turn);
        anim_start(&turn->guide_asks, ASKING_MS);
    } else {
        anim_finish(&turn->guide_asks);
        turn_guide_switch(turn, game);
    }
}

/* --- input --- */

static void rotate(struct turn *turn, struct game *game)
{
    game->session.notes.quarter_turns = (game->session.notes.quarter_turns + 1) % 4;
    turn->tracer.trace.button_down = false;
    if (turn->tracer.trace.mode == TRACE_DRAG) {
        trace_clear(&turn->tracer.trace);
    }
    anim_start(&turn->rotate, settings_motion(&game->settings, ROTATE_MS));
}

/* Handles the scroll bars of both lists and the wheel; returns false if the input is not for them.
 */
static bool scroll_lists(struct turn *turn, struct game *game, const struct input *input)
{
    return turn->has_panels &&
           (play_scroll(game, &turn->rival_scroll, turn->at.rival, input) ||
            scroll_input(&turn->scroll, input, layout_px(&game->stage.layout, PLAY_WHEEL)));
}

/* Handles a letter with Ctrl; without it, letters type. */
static bool shortcut(struct turn *turn, struct game *game, char letter)
{
    switch (letter) {
    case 'h':
        if (turn_hint_is_allowed(game)) {
            turn_clear_input(turn);
            turn_hint_take(turn, game);
        }
        return true;
    case 'r':
        rotate(turn, game);
        return true;
    case 'p':
        pause(game);
        return true;
    case 'g':
        press_guide(turn, game);
        return true;
    case 'w':
        turn_card_open(turn, game, true);
        return true;
    default: /* a letter, not an enum constant */
        return false;
    }
}

/* Handles a key that is not for the board. */
static bool key_input(struct turn *turn, struct game *game, const struct input *input)
{
    long at;
    switch (input->key) {
    case KEY_ENTER:
        if (turn->asking.running || game->ends_by_enter) {
            finish(turn, game);
        } else {
            ask(turn, false);
        }
        return true;
    case KEY_ESCAPE:
        if (turn->card.is_open) {
            turn_clear_input(turn);
        } else if (turn->asking.running) {
            anim_finish(&turn->asking);
        } else if (turn->shows_words) {
            turn->shows_words = false;
        } else if (game->session.is_lesson) {
            (void)game_leave(game);
        } else {
            pause(game);
        }
        return true;
    case KEY_LETTER:
        return shortcut(turn, game, input->letter);
    default:
        break;
    }
    if (scroll_key(&turn->scroll, input->key, 0, &at)) {
        scroll_to(&turn->scroll, at);
        return true;
    }
    return turn_say_asked(turn, game, input->key);
}

/* While the board rests nothing is traced, and a press goes on. */
static bool rest_input(struct turn *turn, struct game *game, const struct input *input)
{
    bool key = input->kind == INPUT_KEY &&
               (input->key == KEY_ENTER || input->key == KEY_SPACE || input->key == KEY_ESCAPE);
    bool pad = input->kind == INPUT_PAD && input->held && input->pad != PAD_MOVE;
    bool press = input->kind == INPUT_PRESS && !stage_is_guarded(&game->stage);
    if (key || pad || press) {
        leave(turn, game);
    }
    return true;
}

/* A press that is not for the board: on the card of a word, which stays open, or on a list. */
static bool press_beside(struct turn *turn, struct game *game, const struct input *input)
{
    if (word_card_is_at(&turn->card, input->x, input->y)) {
        return true;
    }
    if (turn->card.is_open) {
        turn_clear_input(turn); /* it closes, and the press counts */
    }
    if (input->button != BUTTON_LEFT || !turn->has_panels) {
        return false;
    }
    if (scroll_lists(turn, game, input)) {
        return true;
    }
    struct score_panel you = turn_panel(turn, game, game->arena);
    struct score_panel rival = turn_rival_panel(turn, game, game->arena);
    (void)explain_press(&game->explain, game->arena, game->session.lexicon, &game->stage.layout,
                        &you, turn->at.you, input->x, input->y);
    if (rival.chosen) { /* what was taken from it */
        (void)explain_press(&game->explain, game->arena, game->session.lexicon, &game->stage.layout,
                            &rival, turn->at.rival, input->x, input->y);
    }
    return false;
}

/* Follows the pointer over the dice, of which the guide has something to say. */
static void point(struct turn *turn, struct game *game, const struct input *input)
{
    if (input->kind != INPUT_MOVE) {
        return;
    }
    int at = turn->guide ? board_view_cell_at(&turn->tracer.view, input->x, input->y) + 1 : 0;
    if (at != turn->pointed) {
        turn->pointed = at;
        game->stage.stale = true;
    }
}

static bool turn_input(void *self, struct game *game, const struct input *input)
{
    struct turn *turn = self;
    struct tracer_news news;
    if (turn->rest.running) {
        return rest_input(turn, game, input);
    }
    switch (input->kind) {
    case INPUT_PRESS:
        skip_shake(turn, game);
        if (press_beside(turn, game, input)) {
            return true;
        }
        if (!turn->has_board) {
            return false;
        }
        break;
    case INPUT_MOVE:
    case INPUT_RELEASE:
        if (!is_shaking(game) && input->button == BUTTON_LEFT && scroll_lists(turn, game, input)) {
            return true;
        }
        if (is_shaking(game) || !turn->has_board) {
            return false;
        }
        break;
    case INPUT_TEXT:
        skip_shake(turn, game);
        turn->shows_words = false;
        break;
    case INPUT_KEY:
        skip_shake(turn, game);
        break;
    case INPUT_PAD:
        if (input->held || input->pad == PAD_MOVE) {
            skip_shake(turn, game);
        }
        break;
    case INPUT_WHEEL:
        return scroll_lists(turn, game, input);
    case INPUT_BLUR:
        if (is_timed(game) && !is_shaking(game)) {
            pause(game);
        }
        return true;
    default:
        return false;
    }
    point(turn, game, input);
    turn->tracer.trace.tracing = game->settings.tracing;
    bool is_used = tracer_input(&turn->tracer, game, input, &news);
    if (news.begins) {
        turn_clear_input(turn);
        anim_finish(&turn->asking);
    }
    submit(turn, game, news.result);
    return is_used || (input->kind == INPUT_KEY && key_input(turn, game, input));
}

/* Asks for a second press if there is much time left; returns whether it asked. */
static bool asks_before_done(struct turn *turn, struct game *game)
{
    if (turn->asking.running || round_left_ms(game->session.round) <= EARLY_MS) {
        return false;
    }
    ask(turn, true);
    trace_clear(&turn->tracer.trace);
    turn->shows_words = false; /* the question stands there */
    stage_guard(&game->stage);
    return true;
}

static void turn_press(void *self, struct game *game, int id)
{
    struct turn *turn = self;
    skip_shake(turn, game);
    if (!stage_is_on_top(&game->stage, SCREEN_TURN)) {
        return;
    }
    if (turn->rest.running) {
        leave(turn, game);
        return;
    }
    if (id == PLAY_ID_MENU || id == TURN_ID_PAUSE) {
        pause(game);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
    } else if (id == TURN_ID_ROTATE) {
        turn->shows_words = false;
        rotate(turn, game);
    } else if (id == TURN_ID_HINT) {
        turn->shows_words = false; /* it is shown on the board */
        turn_clear_input(turn);
        turn_hint_take(turn, game);
    } else if (id == TURN_ID_GUIDE) {
        turn->shows_words = false; /* the dice show it */
        press_guide(turn, game);
    } else if (id == TURN_ID_VERDICT) {
        turn_card_open(turn, game, false);
    } else if (id >= TURN_ID_CARD) {
        if (turn_card_press(turn, game, id - TURN_ID_CARD)) {
            complete(turn, game);
        }
    } else if (id == TURN_ID_WORDS) {
        trace_clear(&turn->tracer.trace);
        anim_finish(&turn->asking);
        turn->shows_words = !turn->shows_words;
    } else if (id == TURN_ID_DONE && !asks_before_done(turn, game)) {
        finish(turn, game);
    }
}

/* --- frames --- */

/* At the last moment, the traced word counts if it is good, and is dropped otherwise. */
static void submit_in_time(struct turn *turn, struct game *game)
{
    char word[PATH_LETTERS_MAX + 1];
    int length = trace_letters(&turn->tracer.trace, &game->session.board, word);
    if (!trace_is_active(&turn->tracer.trace) ||
        round_judge(game->session.round, word, (size_t)length, NULL) != VERDICT_GOOD) {
        return;
    }
    bool is_typed = turn->tracer.trace.mode == TRACE_TYPED;
    submit(turn, game,
           is_typed ? trace_enter(&turn->tracer.trace, &game->session.board) : TRACE_SUBMIT_PATH);
    game_autosave(game); /* saves it right away */
}

static void advance_shown(struct turn *turn, struct game *game, long elapsed_ms)
{
    turn_target_advance(turn, game, elapsed_ms);
    (void)anim_advance(&turn->rotate, elapsed_ms);
    (void)anim_advance(&turn->beat, elapsed_ms);
    (void)anim_advance(&turn->feedback.motion, elapsed_ms);
    if (anim_advance(&turn->feedback.lit, elapsed_ms)) {
        path_clear(&turn->feedback.path);
    }
    if (!verdict_stays(turn, game) && anim_advance(&turn->feedback.message, elapsed_ms)) {
        turn->feedback.shown = false;
    }
    if (anim_advance(&turn->feedback.badge, elapsed_ms)) {
        anim_start(&turn->count, COUNT_MS);
    }
    (void)anim_advance(&turn->asking, elapsed_ms);
    (void)anim_advance(&turn->guide_asks, elapsed_ms);
    (void)anim_advance(&turn->slide, elapsed_ms);
    (void)anim_advance(&turn->count, elapsed_ms);
    (void)anim_advance(&turn->blink, elapsed_ms);
    (void)anim_advance(&turn->hint.glow, elapsed_ms);
    (void)anim_advance(&turn->rival_lit, elapsed_ms);
    (void)anim_advance(&turn->rival_slide, elapsed_ms);
}

static void turn_advance(void *self, struct game *game, long elapsed_ms)
{
    struct turn *turn = self;
    struct round *round = game->session.round;
    if (is_shaking(game)) {
        if (anim_advance(&turn->shake, elapsed_ms) || !turn->shake.running) {
            end_shake(turn, game);
            if (!game->stage.focused && is_timed(game)) {
                pause(game); /* nobody is looking */
            }
        }
        return;
    }
    turn_guide_follow(turn, game); /* a stored round begins without */
    advance_shown(turn, game, elapsed_ms);
    if (turn->rest.running) {
        if (anim_advance(&turn->rest, elapsed_ms)) {
            leave(turn, game);
        }
        return;
    }
    if (round_phase(round) == ROUND_PLAYER && round_time_ms(round) > 0 &&
        elapsed_ms >= round_left_ms(round)) {
        submit_in_time(turn, game);
    }
    long before_ms = round_left_ms(round);
    size_t listed = round_word_count(round, SIDE_COMPUTER);
    struct round_events events = round_advance(round, elapsed_ms);
    turn_clock_beat(turn, game, before_ms);
    turn_say_time(game, before_ms);
    for (size_t i = 0; i < events.rival_words; i++) {
        see_rival_word(turn, game, listed + i);
    }
    if (events.is_tick) {
        output_cue(&game->output, CUE_HEART, 0);
    }
    if (events.is_time_up) {
        output_cue(&game->output, CUE_BELL, 0);
        output_say(&game->output, tr("Time’s up"));
        begin_rest(turn, game, REST_MS);
    }
    leave_when_over(turn, game);
}

/* Returns the shorter of two waits, of which -1 never ends. */
static long sooner(long a, long b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

static long turn_wait_ms(const void *self, const struct game *game)
{
    const struct turn *turn = self;
    if (is_shaking(game) || turn->rotate.running || turn->feedback.motion.running ||
        turn->slide.running || turn->count.running || turn->blink.running ||
        turn->target.fall.running || turn->target.startle.running || turn->hint.glow.running ||
        turn->rival_slide.running || turn->target.rank_lit.running) {
        return 0;
    }
    bool is_running = round_phase(game->session.round) == ROUND_PLAYER;
    long wait = sooner(turn_clock_wait_ms(turn, game), badge_wait_ms(&turn->feedback.badge));
    wait = sooner(wait, is_running ? round_due_ms(game->session.round) : -1);
    const struct anim *slow[] = {&turn->feedback.lit, &turn->feedback.message, &turn->rival_lit,
                                 &turn->target.feels, &turn->target.answer,    &turn->rest,
                                 &turn->asking,       &turn->guide_asks};
    for (size_t i = 0; i < sizeof slow / sizeof slow[0]; i++) {
        bool is_held = slow[i] == &turn->feedback.message && verdict_stays(turn, game);
        if (slow[i]->running && !is_held) {
            wait = sooner(wait, int_max((int)(slow[i]->length_ms - slow[i]->age_ms), 1));
        }
    }
    return wait;
}

static bool turn_holds(const void *self)
{
    const struct turn *turn = self;
    return !turn->shows_words || turn->scroll.dragging || turn->rival_scroll.dragging;
}

static void turn_close(void *self, struct game *game)
{
    (void)game;
    turn_guide_end(self);
}

static void turn_deinit(void *self)
{
    turn_guide_end(self);
}

const struct screen_class screen_turn = {
    .name = "turn",
    .state_size = sizeof(struct turn),
    .open = turn_open,
    .input = turn_input,
    .holds = turn_holds,
    .press = turn_press,
    .advance = turn_advance,
    .draw = turn_draw,
    .say = turn_say,
    .wait_ms = turn_wait_ms,
    .hear = turn_hear,
    .close = turn_close,
    .deinit = turn_deinit,
};

/* SPDX-License-Identifier: MIT */
/*
 * The player's turn: verdicts, input, buttons, and the passing of time, in which the dice come to
 * rest, the clock runs, the computer enters words in a race and the board rests at the end. Leaves
 * drawing to turn_draw.c, tracing to tracer.c and scoring to the round.
 */
#include "game.h"
#include "preferences.h"
#include "trounce/finder.h"
#include "turn.h"

#include <stdio.h>
#include <string.h>

#define SHAKE_MS    700
#define ROTATE_MS   200
#define PULSE_MS    260
#define SHIVER_MS   250
#define LIT_MS      1000
#define MESSAGE_MS  1200
#define SLIDE_MS    160
#define COUNT_MS    450
#define BLINK_MS    700
#define REST_MS     1000
#define COMPLETE_MS 2000
#define RIVAL_MS    1000 /* how long the newest word of a live rival is lit */

/* With more time left than this, "I'm done" may ask for confirmation; with fewer words it does. */
#define EARLY_MS  10000
#define FEW_WORDS 3

static void pause(struct desk *desk)
{
    post_cue(&desk->post, CUE_PAUSE, 0);
    stage_over(&desk->stage, SCREEN_PAUSE, NULL);
}

static void end_shake(struct turn *turn, struct desk *desk)
{
    anim_finish(&turn->shake);
    post_cue(&desk->post, CUE_BEGIN, 0);
    round_start(desk->table.round);
    turn_guide_follow(turn, desk);
}

static bool is_shaking(const struct desk *desk)
{
    return round_phase(desk->table.round) == ROUND_READY;
}

static bool is_timed(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round_time_ms(round) > 0 || round_is_live(round);
}

static void begin(struct turn *turn, struct desk *desk)
{
    turn_guide_end(turn);
    *turn = (struct turn){.side = round_turn(desk->table.round)};
    turn_lay_out(turn, desk);
    turn_target_open(turn, desk);
}

static void turn_open(void *self, struct desk *desk, const struct call *call)
{
    struct turn *turn = self;
    begin(turn, desk);
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
        end_shake(turn, desk);
    }
}

/* What is known about the board depends on the words. */
static void follow_words(struct turn *turn, struct desk *desk)
{
    if (!stage_is_open(&desk->stage, SCREEN_TURN)) {
        return;
    }
    turn_guide_end(turn);
    turn_target_open(turn, desk);
    turn->hint.has_word = false;
    turn_hint_restore(turn, desk);
    turn_guide_follow(turn, desk);
}

static void turn_hear(void *self, struct desk *desk, enum news news)
{
    struct turn *turn = self;
    if (news == NEWS_COVERED && !is_shaking(desk)) {
        trace_clear(&turn->tracer.trace);
        turn->tracer.cursor.held = false;
        round_pause(desk->table.round);
    } else if (news == NEWS_SHOWN && turn->rest.running) {
        stage_guard(&desk->stage); /* it goes on resting */
    } else if (news == NEWS_SHOWN && round_phase(desk->table.round) == ROUND_HANDOVER) {
        begin(turn, desk);
        desk->stage.ui.focus = HOT_NONE; /* the first player left it on "I'm done" */
        end_shake(turn, desk);           /* the dice do not tumble again */
    } else if (news == NEWS_SHOWN) {
        round_resume(desk->table.round);
        turn_guide_follow(turn, desk);
    } else if (news == NEWS_OWN) {
        follow_words(turn, desk);
    }
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
    anim_finish(&feedback->badge);
}

static bool verdict_stays(const struct turn *turn, const struct desk *desk)
{
    return turn->card.is_open || desk->stage.ui.hover == TURN_ID_VERDICT ||
           desk->stage.ui.focus == TURN_ID_VERDICT;
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
    if (verdict != VERDICT_GOOD) {
        turn->refused.path = feedback->path;
        turn->refused.verdict = verdict;
        (void)snprintf(turn->refused.word, sizeof turn->refused.word, "%s", word);
    }
    table_word(&desk->table, feedback->word, sizeof feedback->word, word);
    feedback->is_own = verdict == VERDICT_GOOD && table_is_own(&desk->table, word);
    feedback->is_sought = verdict == VERDICT_GOOD && turn_target_seeks(turn, word);
    feedback->is_last = feedback->is_sought && turn_target_has_all(turn, desk->table.round);
    anim_start(&feedback->message, MESSAGE_MS); /* for reading: never shortened */
    bool good = verdict == VERDICT_GOOD;
    anim_start(&feedback->motion, settings_motion(&desk->settings, good ? PULSE_MS : SHIVER_MS));
    anim_start(&feedback->lit, LIT_MS);
    feedback->streak = good                         ? feedback->streak + 1
                       : verdict == VERDICT_HAVE_IT ? feedback->streak
                                                    : 0;
}

static void accept(struct turn *turn, struct desk *desk, size_t index, long score_before)
{
    const struct round_word *word = round_word(desk->table.round, turn->side, index);
    turn->feedback.points = word->points;
    turn->score_from = score_before;
    turn->scroll.at = 0;
    anim_finish(&turn->count);
    if (!table_is_practice(&desk->table)) {
        anim_start(&turn->feedback.badge,
                   settings_motion(&desk->settings, TURN_RISE_MS + TURN_HANG_MS + TURN_FLY_MS));
    }
    anim_start(&turn->slide, settings_motion(&desk->settings, SLIDE_MS));
    /* The chord is fuller the more the word is worth, and in a streak. */
    int streak = turn->feedback.streak;
    post_cue(&desk->post, CUE_GOOD,
             post_step_of_points(word->points) + (streak >= 5) + (streak >= 3));
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
    char note[TURN_NOTE_MAX];
    struct score_panel you = turn_panel(turn, desk, note);
    turn->scroll.at =
        score_panel_scroll_to(&desk->stage.layout, turn->at.you, &you, turn->blink_index);
}

/* Keeps the board in sight for a while, and input meant for it from reaching the next screen. */
static void begin_rest(struct turn *turn, struct desk *desk, long length_ms)
{
    turn->shows_words = false;
    trace_clear(&turn->tracer.trace);
    turn->tracer.cursor.held = false;
    turn->end_armed = false;
    word_card_close(&turn->card);
    anim_start(&turn->rest, length_ms); /* for reading: never shortened */
    stage_guard(&desk->stage);
}

/* Ends a round that has nothing left to play for: every word to be found is found. */
static void complete(struct turn *turn, struct desk *desk)
{
    round_finish(desk->table.round);
    post_cue(&desk->post, CUE_BEST, 0);
    post_end_notice(&desk->post); /* of an earlier level */
    begin_rest(turn, desk, COMPLETE_MS);
}

/* Enters a word, by its path or, if that is NULL, by its letters. */
static void enter(struct turn *turn, struct desk *desk, const struct path *path, const char *word)
{
    size_t length = strlen(word);
    long score = round_score(desk->table.round, turn->side);
    bool is_rivals = turn_target_knows(turn, desk, word, length);
    enum verdict verdict;
    enum status status = path ? round_submit_path(desk->table.round, path, &verdict)
                              : round_submit_word(desk->table.round, word, length, &verdict);
    if (status != STATUS_OK) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
        return;
    }
    begin_feedback(turn, desk, verdict, path, word);
    if (verdict == VERDICT_GOOD) {
        accept(turn, desk, round_word_count(desk->table.round, turn->side) - 1, score);
        turn_guide_take(turn, desk);
        bool is_complete = turn_target_count(turn, desk);
        turn_target_feel(turn, FACE_BEATEN, (int)length);
        if (is_rivals && !turn_target_knows(turn, desk, word, length)) {
            turn_target_lose(turn, turn->feedback.points);
        }
        if (is_complete) {
            complete(turn, desk);
        }
    } else {
        refuse(turn, desk, verdict, word, length);
    }
}

/* Submits the traced word, as a path or as letters. */
static void submit(struct turn *turn, struct desk *desk, bool as_path)
{
    struct trace held = turn->tracer.trace;
    char word[PATH_LETTERS_MAX + 1];
    trace_clear(&turn->tracer.trace);
    if (as_path) {
        (void)path_spell(&held.path, &desk->table.board, word);
    } else {
        (void)trace_letters(&held, &desk->table.board, word);
    }
    enter(turn, desk, as_path ? &held.path : NULL, word);
}

static void act_on(struct turn *turn, struct desk *desk, enum trace_result result)
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

/* Clears the verdict and the hint text when new input begins. */
static void begin_input(struct turn *turn)
{
    anim_finish(&turn->rotate);
    anim_finish(&turn->hint.glow);
    turn->hint.said = HINT_SAYS_NOTHING;
    turn_clear_feedback(turn);
    word_card_close(&turn->card);
}

/* --- the card of a refused word --- */

/* Says once more why the last refused word did not count: opens its card if no list has it;
 * `by_key`: with the focus on its button. */
static void open_card(struct turn *turn, struct desk *desk, bool by_key)
{
    bool was_open = turn->card.is_open;
    struct refused refused = turn->refused;
    if (!refused.word[0]) {
        post_notify(&desk->post, tr("There is no refused word to explain."));
        return;
    }
    trace_clear(&turn->tracer.trace);
    begin_input(turn);
    turn->end_armed = false;
    if (was_open) {
        return;
    }
    begin_feedback(turn, desk, refused.verdict, refused.path.length > 0 ? &refused.path : NULL,
                   refused.word);
    anim_finish(&turn->feedback.motion);
    if (refused.verdict == VERDICT_NOT_ON_BOARD) {
        char text[WORD_TEXT_MAX + 128];
        (void)snprintf(text, sizeof text,
                       tr("%s is in the word list, but no path on this board spells it."),
                       turn->feedback.word);
        post_notify(&desk->post, text);
    }
    if (refused.verdict != VERDICT_NOT_A_WORD) {
        return;
    }
    word_card_open(&turn->card, refused.word, true);
    if (by_key) {
        desk->stage.ui.focus = TURN_ID_CARD + WORD_CARD_ACT;
    }
}

/* A refused word need not be on the board: that it is no word is told first. */
static bool is_on_board(const struct desk *desk, const struct refused *refused)
{
    struct path path;
    return refused->path.length > 0 ||
           finder_find(&desk->table.board, refused->word, strlen(refused->word), NULL, &path);
}

/* A word that counts from now on is entered at once, where it counts. */
static void press_card(struct turn *turn, struct desk *desk, int id)
{
    struct refused refused = turn->refused;
    bool is_added = word_card_press(&turn->card, desk, id);
    if (!turn->card.is_open || is_added) {
        begin_input(turn);
        desk->stage.ui.focus = HOT_NONE;
    }
    if (!is_added) {
        return;
    }
    turn->refused.word[0] = '\0';
    bool counts_here =
        round_phase(desk->table.round) == ROUND_PLAYER && table_is_own(&desk->table, refused.word);
    if (counts_here && !is_on_board(desk, &refused)) {
        post_notify(&desk->post,
                    tr("It counts in your rounds from now on, but it is not on this board."));
    } else if (counts_here) {
        enter(turn, desk, refused.path.length > 0 ? &refused.path : NULL, refused.word);
        turn_target_open(turn, desk); /* the rival never had it */
    } else {
        post_notify(&desk->post, tr("It counts in your rounds, but not on this board."));
    }
}

/* --- the end of the turn --- */

static void leave(struct turn *turn, struct desk *desk)
{
    trace_clear(&turn->tracer.trace);
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

/* Shows that the computer entered a word in a race, or a ghost one of its. */
static void see_rival_word(struct turn *turn, struct desk *desk, size_t index)
{
    turn_target_feel(turn, FACE_PLEASED,
                     round_word(desk->table.round, SIDE_COMPUTER, index)->letters);
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
            post_cue(&desk->post, CUE_HEART, 0);
            break;
        case ROUND_EVENT_TIME_UP:
            post_cue(&desk->post, CUE_BELL, 0);
            begin_rest(turn, desk, REST_MS);
            break;
        case ROUND_EVENT_WORD: /* the player's words were handled by submit */
            if (event.side == SIDE_COMPUTER && event.phase == ROUND_PLAYER) {
                see_rival_word(turn, desk, event.index);
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
        leave(turn, desk);
    }
}

static void finish(struct turn *turn, struct desk *desk)
{
    round_finish(desk->table.round);
    hear_events(turn, desk);
}

/* --- input --- */

static void rotate(struct turn *turn, struct desk *desk)
{
    desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
    turn->tracer.trace.button_down = false;
    if (turn->tracer.trace.mode == TRACE_DRAG) {
        trace_clear(&turn->tracer.trace);
    }
    anim_start(&turn->rotate, settings_motion(&desk->settings, ROTATE_MS));
}

/* Handles the scroll bars of both lists and the wheel; returns false if the input is not for them.
 */
static bool scroll_lists(struct turn *turn, struct desk *desk, const struct input *input)
{
    if (!turn_has_panels(turn, desk)) {
        return false;
    }
    return play_scroll(desk, &turn->rival_scroll, turn->at.rival, input) ||
           scroll_input(&turn->scroll, input, layout_px(&desk->stage.layout, PLAY_WHEEL));
}

/* Handles a letter with Ctrl; without it, letters type. */
static bool shortcut(struct turn *turn, struct desk *desk, char letter)
{
    switch (letter) {
    case 'h':
        if (round_traits(desk->table.round)->has_hints) {
            begin_input(turn);
            turn_hint_take(turn, desk);
        }
        return true;
    case 'r':
        rotate(turn, desk);
        return true;
    case 'p':
        pause(desk);
        return true;
    case 'w':
        open_card(turn, desk, true);
        return true;
    default: /* a letter, not an enum constant */
        return false;
    }
}

/* Handles a key that is not for the board. */
static bool key_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    long at;
    switch (input->key) {
    case KEY_ENTER:
        if (turn->end_armed) {
            finish(turn, desk);
        } else {
            begin_input(turn);
            turn->end_armed = true;
            turn->end_by_button = false;
        }
        return true;
    case KEY_ESCAPE:
        if (turn->card.is_open) {
            begin_input(turn);
        } else if (turn->end_armed) {
            turn->end_armed = false;
        } else if (turn->shows_words) {
            turn->shows_words = false;
        } else {
            pause(desk);
        }
        return true;
    case KEY_LETTER:
        return shortcut(turn, desk, input->letter);
    default:
        break;
    }
    if (scroll_key(&turn->scroll, input->key, 0, &at)) {
        scroll_to(&turn->scroll, at);
        return true;
    }
    return false;
}

static bool trace_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    struct tracer_news news;
    bool is_pointer =
        input->kind == INPUT_PRESS || input->kind == INPUT_MOVE || input->kind == INPUT_RELEASE;
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT && turn_has_panels(turn, desk)) {
        char note[TURN_NOTE_MAX];
        struct score_panel you = turn_panel(turn, desk, note);
        (void)explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &you,
                            turn->at.you, input->x, input->y);
    }
    turn->tracer.trace.tracing = desk->settings.tracing;
    if (turn->shows_words && layout_is_phone(&desk->stage.layout) && is_pointer) {
        return false; /* the board is below */
    }
    if (input->kind == INPUT_TEXT) {
        turn->shows_words = false;
    }
    bool is_used = tracer_input(&turn->tracer, desk, input, &news);
    if (news.begins) {
        begin_input(turn);
        turn->end_armed = false;
    }
    act_on(turn, desk, news.result);
    return is_used;
}

/* While the board rests nothing is traced, and a press goes on. */
static bool rest_input(struct turn *turn, struct desk *desk, const struct input *input)
{
    bool key = input->kind == INPUT_KEY &&
               (input->key == KEY_ENTER || input->key == KEY_SPACE || input->key == KEY_ESCAPE);
    bool pad = input->kind == INPUT_PAD && input->held && input->pad != PAD_MOVE;
    bool press = input->kind == INPUT_PRESS && !stage_is_guarded(&desk->stage);
    if (key || pad || press) {
        leave(turn, desk);
    }
    return true;
}

static bool turn_input(void *self, struct desk *desk, const struct input *input)
{
    struct turn *turn = self;
    if (turn->rest.running) {
        return rest_input(turn, desk, input);
    }
    if (input->kind == INPUT_PRESS && word_card_is_at(&turn->card, input->x, input->y)) {
        return true;
    }
    if (turn->card.is_open && input->kind == INPUT_PRESS) {
        begin_input(turn); /* it closes, and the press counts */
    }
    if (is_shaking(desk) &&
        (input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT)) {
        end_shake(turn, desk);
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE: {
        bool is_first = input->kind == INPUT_MOVE || input->button == BUTTON_LEFT;
        return !is_shaking(desk) &&
               ((is_first && scroll_lists(turn, desk, input)) || trace_input(turn, desk, input));
    }
    case INPUT_PAD:
    case INPUT_TEXT:
        return trace_input(turn, desk, input);
    case INPUT_KEY:
        return trace_input(turn, desk, input) || key_input(turn, desk, input);
    case INPUT_WHEEL:
        return scroll_lists(turn, desk, input);
    case INPUT_BLUR:
        if (is_timed(desk) && !is_shaking(desk)) {
            pause(desk);
        }
        return true;
    default:
        return false;
    }
}

/* Returns whether ending the turn early loses more than its words: the day's only try, a board that
 * is to be found whole, or the rest of a race. */
static bool loses_much(const struct desk *desk)
{
    const struct table *table = &desk->table;
    return (table->notes.kind == ROUND_KIND_DAILY && table->notes.counts) ||
           table_finds_all(table) || turn_leaves_race(desk);
}

/* Asks for confirmation if there is much time left, and either few words or much to lose; returns
 * whether it asked. */
static bool asks_before_done(struct turn *turn, struct desk *desk)
{
    const struct round *round = desk->table.round;
    bool early = round_time_ms(round) == 0 || round_left_ms(round) > EARLY_MS;
    bool asks = round_word_count(round, turn->side) < FEW_WORDS || loses_much(desk);
    if (turn->end_armed || !early || !asks) {
        return false;
    }
    begin_input(turn);
    trace_clear(&turn->tracer.trace);
    turn->end_armed = true;
    turn->end_by_button = true;
    turn->shows_words = false; /* the question stands there */
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
        leave(turn, desk);
        return;
    }
    if (id == PLAY_ID_MENU || id == TURN_ID_PAUSE) {
        pause(desk);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(desk, SETTING_SOUND, !desk->settings.sound);
    } else if (id == TURN_ID_ROTATE) {
        turn->shows_words = false;
        rotate(turn, desk);
    } else if (id == TURN_ID_HINT) {
        turn->shows_words = false; /* it is shown on the board */
        begin_input(turn);
        turn_hint_take(turn, desk);
    } else if (id == TURN_ID_VERDICT) {
        open_card(turn, desk, false);
    } else if (id >= TURN_ID_CARD) {
        press_card(turn, desk, id - TURN_ID_CARD);
    } else if (id == TURN_ID_WORDS) {
        trace_clear(&turn->tracer.trace);
        turn->end_armed = false;
        turn->shows_words = !turn->shows_words;
    } else if (id == TURN_ID_DONE && !asks_before_done(turn, desk)) {
        finish(turn, desk);
    }
}

/* --- frames --- */

/* At the last moment, the traced word counts if it is good, and is dropped otherwise. */
static void submit_in_time(struct turn *turn, struct desk *desk)
{
    char word[PATH_LETTERS_MAX + 1];
    int length = trace_letters(&turn->tracer.trace, &desk->table.board, word);
    if (!trace_is_active(&turn->tracer.trace) ||
        round_judge(desk->table.round, word, (size_t)length, NULL) != VERDICT_GOOD) {
        return;
    }
    bool typed = turn->tracer.trace.mode == TRACE_TYPED;
    act_on(turn, desk,
           typed ? trace_enter(&turn->tracer.trace, &desk->table.board) : TRACE_SUBMIT_PATH);
    game_autosave(desk); /* saves it right away */
}

static void advance_shown(struct turn *turn, struct desk *desk, long elapsed_ms)
{
    turn_target_advance(turn, desk, elapsed_ms);
    (void)anim_advance(&turn->rotate, elapsed_ms);
    (void)anim_advance(&turn->beat, elapsed_ms);
    (void)anim_advance(&turn->feedback.motion, elapsed_ms);
    if (anim_advance(&turn->feedback.lit, elapsed_ms)) {
        path_clear(&turn->feedback.path);
    }
    if (!verdict_stays(turn, desk) && anim_advance(&turn->feedback.message, elapsed_ms)) {
        turn->feedback.shown = false;
    }
    if (anim_advance(&turn->feedback.badge, elapsed_ms)) {
        anim_start(&turn->count, COUNT_MS);
    }
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
                pause(desk); /* nobody is looking */
            }
        }
        return;
    }
    turn_guide_follow(turn, desk); /* a stored round begins without */
    advance_shown(turn, desk, elapsed_ms);
    if (turn->rest.running) {
        if (anim_advance(&turn->rest, elapsed_ms)) {
            leave(turn, desk);
        }
        return;
    }
    if (round_phase(round) == ROUND_PLAYER && round_time_ms(round) > 0 &&
        elapsed_ms >= round_left_ms(round)) {
        submit_in_time(turn, desk);
    }
    long before_ms = round_left_ms(round);
    round_advance(round, elapsed_ms);
    turn_clock_beat(turn, desk, before_ms);
    hear_events(turn, desk);
}

static long turn_wait_ms(const void *self, const struct desk *desk)
{
    const struct turn *turn = self;
    if (is_shaking(desk) || turn->rotate.running || turn->feedback.motion.running ||
        turn->slide.running || turn->count.running || turn->blink.running ||
        turn->target.fall.running || turn->target.startle.running || turn->hint.glow.running ||
        turn->rival_slide.running) {
        return 0;
    }
    const struct anim *badge = &turn->feedback.badge;
    long hangs = TURN_RISE_MS + TURN_HANG_MS - badge->age_ms;
    if (badge->running && (badge->age_ms < TURN_SPARK_MS || hangs <= 0)) {
        return 0;
    }
    long wait = turn_clock_wait_ms(turn, desk);
    if (badge->running && (wait < 0 || wait > hangs)) {
        wait = hangs;
    }
    long due =
        round_phase(desk->table.round) == ROUND_PLAYER ? round_due_ms(desk->table.round) : -1;
    if (due >= 0 && (wait < 0 || wait > due)) {
        wait = due;
    }
    const struct anim *slow[] = {&turn->feedback.lit, &turn->feedback.message, &turn->rival_lit,
                                 &turn->target.feels, &turn->target.answer,    &turn->rest};
    for (size_t i = 0; i < sizeof slow / sizeof slow[0]; i++) {
        long left = slow[i]->length_ms - slow[i]->age_ms;
        bool is_held = slow[i] == &turn->feedback.message && verdict_stays(turn, desk);
        if (slow[i]->running && !is_held && (wait < 0 || wait > left)) {
            wait = left > 0 ? left : 1;
        }
    }
    return wait;
}

static bool turn_holds(const void *self)
{
    const struct turn *turn = self;
    return !turn->shows_words || turn->scroll.dragging || turn->rival_scroll.dragging;
}

static void turn_close(void *self, struct desk *desk)
{
    (void)desk;
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
    .wait_ms = turn_wait_ms,
    .hear = turn_hear,
    .close = turn_close,
    .deinit = turn_deinit,
};

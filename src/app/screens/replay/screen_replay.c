/* SPDX-License-Identifier: MIT */
/*
 * The screen of a replay: its keys, the timeline under the pointer, the sounds of the words. Leaves
 * the times to replay.c and drawing to replay_draw.c.
 */
#include "game.h"
#include "phrase.h"
#include "play.h"
#include "replay.h"

#include <string.h>

#define QUIET_MS 120 /* between two sounds */
#define FRAME_MS 40  /* while nothing moves but the clock */

#define USUAL_ROUNDS 20 /* behind the usual points */

/* Reads the usual points in rounds like this one. */
static void read_usual(struct replay *replay, struct desk *desk)
{
    const struct round *round = desk->table.round;
    const struct board *board = round_board(round);
    struct history_filter like = {.size = board->rows == board->columns ? board->rows : 0,
                                  .rules = round_rules(round),
                                  .one_way = true,
                                  .mode = round_mode(round),
                                  .counted_only = true};
    (void)keeper_pace(desk->keeper, &like, USUAL_ROUNDS, &replay->usual);
}

/* Looks for a better ghost than this round's; without a mode there is none. */
static void read_ghosts(struct replay *replay, struct desk *desk)
{
    const struct round *round = desk->table.round;
    const struct board *board = round_board(round);
    struct history_filter like = {.size = board->rows,
                                  .rules = round_rules(round),
                                  .one_way = true,
                                  .mode = round_mode(round),
                                  .counted_only = true};
    replay->has_ghost = game_has_ghost(desk);
    replay->best = (struct history_ghost){.id = 0};
    replay->races_best = false;
    if (!replay->has_ghost || board->rows != board->columns ||
        keeper_best_ghost(desk->keeper, &like, round_time_ms(round), &replay->best) != STATUS_OK ||
        replay->best.score <= round_score(round, SIDE_PLAYER)) {
        replay->best.id = 0;
    }
}

static void replay_open(void *self, struct desk *desk, const struct call *call)
{
    struct replay *replay = self;
    if (!replay_begin(replay, desk->table.round)) {
        post_notify(&desk->post, tr("There is not enough memory for that."));
    }
    replay->is_past = call->what == REPLAY_OF_PAST;
    read_usual(replay, desk);
    read_ghosts(replay, desk);
}

static void replay_close(void *self, struct desk *desk)
{
    (void)desk;
    replay_end(self);
}

static void replay_hear(void *self, struct desk *desk, enum news news)
{
    struct replay *replay = self;
    (void)desk;
    if (news == NEWS_COVERED) {
        replay->is_paused = true;
    } else if (news == NEWS_WORDS) {
        replay_end(replay);
    }
}

static void replay_deinit(void *self)
{
    replay_end(self);
}

static void go_back(const struct replay *replay, struct desk *desk)
{
    bool is_past = replay->is_past;
    stage_back(&desk->stage);
    if (is_past) {
        game_close_past(desk);
    }
}

/* Goes to the results: those below, or those of the past round in place of its replay. */
static void show_result(const struct replay *replay, struct desk *desk)
{
    struct call call = {.what = RESULTS_OF_PAST};
    if (!replay->is_past) {
        stage_back(&desk->stage);
        return;
    }
    stage_over(&desk->stage, SCREEN_RESULTS, &call);
    stage_drop(&desk->stage, SCREEN_REPLAY);
}

/* At the end it begins again. */
static void play_or_pause(struct replay *replay)
{
    replay->is_paused = !replay->is_paused;
    if (!replay->is_paused && replay->at_ms >= replay->whole_ms) {
        replay_go(replay, 0);
    }
}

static void replay_press(void *self, struct desk *desk, int id)
{
    struct replay *replay = self;
    if (id == REPLAY_ID_BACK) {
        go_back(replay, desk);
    } else if (id == REPLAY_ID_RESULT) {
        show_result(replay, desk);
    } else if (id == REPLAY_ID_START) {
        replay_go(replay, 0);
    } else if (id == REPLAY_ID_PLAY) {
        play_or_pause(replay);
    } else if (id == REPLAY_ID_RACE || id == REPLAY_ID_RACE_BEST) {
        bool is_best = id == REPLAY_ID_RACE_BEST || replay->races_best;
        (void)game_race_ghost(desk, is_best ? replay->best.id : 0);
    } else if (id == REPLAY_ID_WHICH || id == REPLAY_ID_WHICH + 1) {
        replay->races_best = id != REPLAY_ID_WHICH;
    } else if (id >= REPLAY_ID_SPEED && id < REPLAY_ID_SPEED + REPLAY_SPEEDS) {
        replay->speed = id - REPLAY_ID_SPEED;
    }
}

/* --- input --- */

static bool on_timeline(const struct replay *replay, const struct input *input)
{
    struct rect area = replay->at.marks;
    area.h = replay->at.bar.y + replay->at.bar.h + replay->at.bar.h - area.y;
    return rect_contains(area, input->x, input->y);
}

static bool pointer_input(struct replay *replay, const struct desk *desk, const struct input *input)
{
    long before = replay->pointed;
    switch (input->kind) {
    case INPUT_PRESS:
        if (input->button != BUTTON_LEFT || !on_timeline(replay, input)) {
            return false;
        }
        replay->is_dragging = true;
        replay_go(replay, replay_moment_at(replay, input->x));
        return true;
    case INPUT_MOVE:
        if (replay->is_dragging) {
            replay_go(replay, replay_moment_at(replay, input->x));
        }
        replay->pointed = replay_mark_at(replay, &desk->stage.layout, input->x, input->y);
        return replay->is_dragging || replay->pointed != before;
    case INPUT_RELEASE:
        replay->is_dragging = false;
        return false;
    case INPUT_LEAVE:
        replay->pointed = -1;
        return before >= 0;
    default:
        return false;
    }
}

static bool key_input(struct replay *replay, struct desk *desk, const struct input *input)
{
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
        replay_step(replay, input->key == KEY_LEFT);
        return true;
    case KEY_HOME:
        replay_go(replay, 0);
        return true;
    case KEY_END:
        replay_go(replay, replay->whole_ms);
        return true;
    case KEY_SPACE:
    case KEY_ENTER:
        play_or_pause(replay);
        return true;
    case KEY_ESCAPE:
        go_back(replay, desk);
        return true;
    case KEY_LETTER:
        if (input->letter == 'p') {
            play_or_pause(replay);
        }
        return input->letter == 'p';
    default:
        return false;
    }
}

/* Handles the pointer on the lists: scroll bars, and words to explain. */
static bool lists_input(struct replay *replay, struct desk *desk, const struct input *input)
{
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        struct rect area = replay->at.sides[side];
        char traced[ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)];
        if (area.w == 0) {
            continue;
        }
        if (play_scroll(desk, &replay->scrolls[side], area, input)) {
            return true;
        }
        struct score_panel panel = replay_panel(replay, desk, side, traced);
        if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT &&
            explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &panel, area,
                          input->x, input->y)) {
            return true;
        }
    }
    return false;
}

static bool replay_input(void *self, struct desk *desk, const struct input *input)
{
    struct replay *replay = self;
    if (input->kind == INPUT_KEY) {
        return key_input(replay, desk, input);
    }
    if (input->kind == INPUT_TEXT && (input->text[0] | 0x20) == 'g' && !input->text[1]) {
        return replay->has_ghost && game_race_ghost(desk, 0);
    }
    if (input->kind == INPUT_TEXT) {
        int speed = input->text[0] - '1';
        bool is_speed = !input->text[1] && speed >= 0 && speed < REPLAY_SPEEDS;
        replay->speed = is_speed ? speed : replay->speed;
        return is_speed;
    }
    bool is_used = !replay->is_dragging && lists_input(replay, desk, input);
    return is_used || pointer_input(replay, desk, input);
}

/* --- time --- */

/* Sounds the words that were entered after `from_ms`, as far as they can be told apart. */
static void sound(struct replay *replay, struct desk *desk, long from_ms)
{
    const struct replay_word *heard = NULL;
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        heard = word->at_ms > from_ms && word->at_ms <= replay->at_ms ? word : heard;
    }
    if (heard && replay->quiet_ms <= 0) {
        bool is_rivals = heard->side == SIDE_COMPUTER;
        post_cue(&desk->post, is_rivals ? CUE_FIND : CUE_GOOD, post_step_of_points(heard->points));
        replay->quiet_ms = QUIET_MS;
    }
}

static void replay_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct replay *replay = self;
    long before_ms = replay->at_ms;
    replay->quiet_ms -= elapsed_ms;
    if (replay->is_paused || replay->is_dragging) {
        return;
    }
    replay_go(replay, replay->at_ms + elapsed_ms * replay_factor(replay));
    sound(replay, desk, before_ms);
    replay->is_paused = replay->at_ms >= replay->whole_ms;
}

static long replay_wait_ms(const void *self, const struct desk *desk)
{
    const struct replay *replay = self;
    if (replay->is_paused || replay->is_dragging) {
        return -1;
    }
    long still = replay_still_ms(replay) / replay_factor(replay);
    return still == 0 && !desk->settings.reduced_motion ? 0
           : still < FRAME_MS && still > 0              ? still
                                                        : FRAME_MS;
}

static bool replay_holds(const void *self)
{
    const struct replay *replay = self;
    bool drags = replay->is_dragging;
    for (int side = 0; side < SIDE_COUNT; side++) {
        drags = drags || replay->scrolls[side].dragging;
    }
    return drags;
}

/* How high its page is on a phone. */
static int replay_phone_height(const void *self, const struct desk *desk)
{
    const struct replay *replay = self;
    const struct round *round = desk->table.round;
    int lists = round ? round_traits(round)->seats + round_traits(round)->has_computer : 1;
    return REPLAY_PHONE_HEIGHT + lists * REPLAY_PHONE_LIST +
           (replay->has_ghost ? REPLAY_PHONE_GHOST : 0);
}

const struct screen_class screen_replay = {
    .name = "replay",
    .state_size = sizeof(struct replay),
    .phone_height = replay_phone_height,
    .open = replay_open,
    .close = replay_close,
    .input = replay_input,
    .holds = replay_holds,
    .press = replay_press,
    .advance = replay_advance,
    .draw = replay_draw,
    .wait_ms = replay_wait_ms,
    .hear = replay_hear,
    .deinit = replay_deinit,
};

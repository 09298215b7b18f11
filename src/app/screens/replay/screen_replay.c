/* SPDX-License-Identifier: MIT */
/*
 * The screen of a replay: its keys, the timeline under the pointer, the sounds of the words. Leaves
 * drawing to replay_draw.c.
 */
#include "game.h"
#include "play.h"
#include "replay.h"

#include "trounce/memory.h"

#include <stdlib.h>

#define QUIET_MS    120  /* between two sounds */
#define SPEAKING_MS 1100 /* between two words that are said */
#define FRAME_MS    40   /* while nothing moves but the clock */

#define USUAL_ROUNDS 20 /* behind the usual points */

#define STEP_MS   320  /* from die to die */
#define LIT_MS    700L /* a word stays on the board */
#define IDLE_MS   2000 /* so much is shown of a time in which nothing happens */
#define BREATH_MS 1000 /* before the computer's turn */
#define LEAST_MS  300  /* between two of its words, */
#define MOST_MS   1200 /* depending on their number, so that all of them take at most: */
#define TURN_MS   24000

static const int factors[REPLAY_SPEEDS] = {1, 4, 16};

int replay_factor(const struct replay *replay)
{
    return factors[replay->speed];
}

/* --- the words --- */

static int compare_words(const void *a, const void *b)
{
    const struct replay_word *one = a;
    const struct replay_word *other = b;
    if (one->at_ms != other->at_ms) {
        return one->at_ms < other->at_ms ? -1 : 1;
    }
    if (one->side != other->side) {
        return one->side < other->side ? -1 : 1;
    }
    return one->index < other->index ? -1 : one->index > other->index;
}

static long larger(long a, long b)
{
    return a > b ? a : b;
}

/* Adds the words of a side whose times are known; none ends after the players' time. */
static void add_timed(struct replay *replay, const struct round *round, enum side side)
{
    long before_ms = side == SIDE_SECOND ? replay->second_ms : 0;
    for (size_t i = 0; i < round_word_count(round, side); i++) {
        const struct round_word *word = round_word(round, side, i);
        long at_ms = larger(word->found_ms, 0);
        long length_ms = (long)STEP_MS * word->path.length;
        replay->words[replay->count++] = (struct replay_word){
            .side = side,
            .index = i,
            .points = word->points,
            .from_ms = larger(at_ms - length_ms, before_ms < at_ms ? before_ms : at_ms),
            .at_ms = at_ms};
        before_ms = at_ms;
    }
}

/* Adds the computer's turn after the players' time. */
static void add_turn(struct replay *replay, const struct round *round)
{
    size_t count = round_word_count(round, SIDE_COMPUTER);
    if (count == 0) {
        return;
    }
    long pitch_ms = larger(TURN_MS / (long)count, LEAST_MS);
    pitch_ms = pitch_ms < MOST_MS ? pitch_ms : MOST_MS;
    long at_ms = replay->end_ms + BREATH_MS;
    for (size_t i = 0; i < count; i++) {
        replay->words[replay->count++] =
            (struct replay_word){.side = SIDE_COMPUTER,
                                 .index = i,
                                 .points = round_word(round, SIDE_COMPUTER, i)->points,
                                 .from_ms = at_ms,
                                 .at_ms = at_ms + pitch_ms * 2 / 3};
        at_ms += pitch_ms;
    }
    replay->whole_ms = at_ms + LIT_MS;
}

/* Returns when the second of two players began. Only the sum of both turns is stored: as late as
 * the clock and the second player's first word allow. */
static long beginning_of_second(const struct round *round)
{
    long played_ms = round_played_ms(round);
    long latest = played_ms;
    if (round_time_ms(round) > 0 && round_time_ms(round) < latest) {
        latest = round_time_ms(round);
    }
    if (round_word_count(round, SIDE_SECOND) > 0) {
        long first = larger(round_word(round, SIDE_SECOND, 0)->found_ms, 0);
        latest = first < latest ? first : latest;
    }
    size_t count = round_word_count(round, SIDE_PLAYER);
    return count > 0 ? larger(latest, round_word(round, SIDE_PLAYER, count - 1)->found_ms) : latest;
}

static void replay_deinit(void *self)
{
    struct replay *replay = self;
    memory_free(replay->words);
    *replay = (struct replay){.pointed = -1, .end_ms = 1, .whole_ms = 1};
}

/* Lists the words of the finished round and starts from its beginning; false if memory runs out. */
static bool begin(struct replay *replay, const struct round *round)
{
    const struct mode_traits *traits = round_traits(round);
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        count += round_word_count(round, side);
    }
    replay_deinit(replay);
    replay->words = memory_new(count, sizeof *replay->words);
    if (!replay->words) {
        return false;
    }
    replay->end_ms = replay->whole_ms = larger(round_played_ms(round), 1);
    replay->second_ms = traits->seats == 2 ? beginning_of_second(round) : 0;
    add_timed(replay, round, SIDE_PLAYER);
    if (traits->seats == 2) {
        add_timed(replay, round, SIDE_SECOND);
    }
    if (round_is_live(round)) {
        add_timed(replay, round, SIDE_COMPUTER);
    } else {
        add_turn(replay, round);
    }
    qsort(replay->words, replay->count, sizeof *replay->words, compare_words);
    return true;
}

/* --- time --- */

void replay_go(struct replay *replay, long at_ms)
{
    replay->at_ms = larger(0, at_ms < replay->whole_ms ? at_ms : replay->whole_ms);
}

/* Goes to the moment at which the next word is entered, or the last one before. While it plays, the
 * word that has just been entered does not hold the way back. */
static void step_word(struct replay *replay, bool is_back)
{
    long now_ms = replay->at_ms - (is_back && !replay->is_paused ? LIT_MS : 0);
    long to_ms = is_back ? 0 : replay->whole_ms;
    for (size_t i = 0; i < replay->count; i++) {
        long at_ms = replay->words[i].at_ms;
        if (is_back ? at_ms < now_ms && at_ms > to_ms : at_ms > now_ms && at_ms < to_ms) {
            to_ms = at_ms;
        }
    }
    replay_go(replay, to_ms);
}

size_t replay_listed(const struct replay *replay, enum side side, long at_ms)
{
    size_t listed = 0;
    for (size_t i = 0; i < replay->count; i++) {
        listed += replay->words[i].side == side && replay->words[i].at_ms <= at_ms;
    }
    return listed;
}

long replay_points(const struct replay *replay, enum side side, long at_ms)
{
    long points = 0;
    for (size_t i = 0; i < replay->count; i++) {
        bool is_listed = replay->words[i].side == side && replay->words[i].at_ms <= at_ms;
        points += is_listed ? replay->words[i].points : 0;
    }
    return points;
}

/* --- the board --- */

/* Returns whether a word is on the board, and if it is a better choice than another: the players'
 * hands before the computer's, one that is being traced before one that is lit, the later one. */
static bool is_shown(const struct replay *replay, const struct replay_word *word, bool has_motion)
{
    bool is_traced = has_motion && word->from_ms < replay->at_ms && replay->at_ms < word->at_ms;
    long lit_ms = replay->at_ms - word->at_ms;
    return is_traced || (lit_ms >= 0 && lit_ms < LIT_MS * replay_factor(replay));
}

static bool is_better(const struct replay *replay, const struct replay_word *word,
                      const struct replay_word *than)
{
    bool is_hand = word->side != SIDE_COMPUTER;
    if (!than || is_hand != (than->side != SIDE_COMPUTER)) {
        return !than || is_hand;
    }
    bool is_traced = replay->at_ms < word->at_ms;
    return is_traced || replay->at_ms >= than->at_ms;
}

struct replay_shown replay_shown(const struct replay *replay, const struct round *round,
                                 bool has_motion)
{
    struct replay_shown shown = {.word = NULL, .milli = 1000};
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        if (is_shown(replay, word, has_motion) && is_better(replay, word, shown.word)) {
            shown.word = word;
        }
    }
    if (!shown.word) {
        return shown;
    }
    const struct replay_word *word = shown.word;
    shown.path = round_word(round, word->side, word->index)->path;
    if (replay->at_ms < word->at_ms && shown.path.length > 1) {
        int64_t steps = (int64_t)(shown.path.length - 1) * 1000 * (replay->at_ms - word->from_ms) /
                        (word->at_ms - word->from_ms);
        path_shorten(&shown.path, (int)(steps / 1000) + 2);
        shown.milli = (int)(steps % 1000);
    }
    return shown;
}

/* Returns how long nothing changes that is drawn, in the time of the replay; 0: it moves. */
static long still_ms(const struct replay *replay)
{
    long still = replay->whole_ms - replay->at_ms;
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        long lit_ms = word->at_ms + LIT_MS * replay_factor(replay);
        if (word->from_ms <= replay->at_ms && replay->at_ms < word->at_ms) {
            return 0;
        }
        long next = word->from_ms > replay->at_ms ? word->from_ms : lit_ms;
        if (next > replay->at_ms && next - replay->at_ms < still) {
            still = next - replay->at_ms;
        }
    }
    return still;
}

/* Reads the usual points in rounds like this one. */
static void read_usual(struct replay *replay, struct game *game)
{
    const struct round *round = game->session.round;
    const struct board *board = round_board(round);
    struct history_filter like = {.size = board->rows == board->columns ? board->rows : 0,
                                  .rules = round_rules(round),
                                  .one_mode = true,
                                  .mode = round_mode(round),
                                  .counted_only = true};
    replay->usual = (struct history_pace){{0}, {0}};
    (void)history_pace(game->store, &like, USUAL_ROUNDS, &replay->usual);
}

/* Looks for a better ghost than this round's; without a mode there is none. */
static void read_ghosts(struct replay *replay, struct game *game)
{
    const struct round *round = game->session.round;
    const struct board *board = round_board(round);
    struct history_filter like = {.size = board->rows,
                                  .rules = round_rules(round),
                                  .one_mode = true,
                                  .mode = round_mode(round),
                                  .counted_only = true};
    replay->has_ghost = game_has_ghost(game);
    replay->best = (struct history_ghost){.id = 0};
    replay->races_best = false;
    if (!replay->has_ghost || board->rows != board->columns ||
        history_best_ghost(game->store, &like, round_time_ms(round), &replay->best) != STATUS_OK ||
        replay->best.score <= round_score(round, SIDE_PLAYER)) {
        replay->best.id = 0;
    }
}

/* Decides what there is to see, whatever was played. */
static void decide(struct replay *replay, const struct session *session)
{
    const struct round *round = session->round;
    const struct mode_traits *traits = round_traits(round);
    long marks = larger(round_time_ms(round), replay->end_ms) / HISTORY_PACE_MARK_MS;
    replay->has_points = !session_is_practice(session);
    replay->has_side[SIDE_PLAYER] = true;
    replay->has_side[SIDE_SECOND] = traits->seats == 2;
    replay->has_side[SIDE_COMPUTER] =
        traits->has_computer && (traits->seats == 1 || round_word_count(round, SIDE_COMPUTER) > 0);
    replay->has_rival_list = round_is_live(round) || traits->seats == 2;
    replay->rival_words = (long)round_word_count(round, SIDE_COMPUTER);
    replay->marks =
        traits->seats == 2 ? 0 : (int)(marks < HISTORY_PACE_MARKS ? marks : HISTORY_PACE_MARKS);
}

static void replay_open(void *self, struct game *game, const struct call *call)
{
    struct replay *replay = self;
    if (!begin(replay, game->session.round)) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    }
    replay->is_past = call->what == REPLAY_OF_PAST;
    decide(replay, &game->session);
    read_usual(replay, game);
    read_ghosts(replay, game);
}

static void replay_close(void *self, struct game *game)
{
    (void)game;
    replay_deinit(self);
}

static void replay_hear(void *self, struct game *game, enum news news)
{
    struct replay *replay = self;
    (void)game;
    if (news == NEWS_COVERED) {
        replay->is_paused = true;
    } else if (news == NEWS_WORDS) {
        replay_deinit(replay);
    }
}

static void go_back(const struct replay *replay, struct game *game)
{
    bool is_past = replay->is_past;
    stage_back(&game->stage);
    if (is_past) {
        session_clear(&game->session);
    }
}

/* Goes to the results: those below, or those of the past round in place of its replay. */
static void show_result(const struct replay *replay, struct game *game)
{
    struct call call = {.what = RESULTS_OF_PAST};
    if (!replay->is_past) {
        stage_back(&game->stage);
        return;
    }
    stage_over(&game->stage, SCREEN_RESULTS, &call);
    stage_drop(&game->stage, SCREEN_REPLAY);
}

/* At the end it begins again. */
static void play_or_pause(struct replay *replay)
{
    replay->is_paused = !replay->is_paused;
    if (!replay->is_paused && replay->at_ms >= replay->whole_ms) {
        replay_go(replay, 0);
    }
}

static void replay_press(void *self, struct game *game, int id)
{
    struct replay *replay = self;
    if (id == REPLAY_ID_BACK) {
        go_back(replay, game);
    } else if (id == REPLAY_ID_RESULT) {
        show_result(replay, game);
    } else if (id == REPLAY_ID_START) {
        replay_go(replay, 0);
    } else if (id == REPLAY_ID_PLAY) {
        play_or_pause(replay);
    } else if (id == REPLAY_ID_RACE || id == REPLAY_ID_RACE_BEST) {
        bool is_best = id == REPLAY_ID_RACE_BEST || replay->races_best;
        (void)game_race_ghost(game, is_best ? replay->best.id : 0);
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

static bool pointer_input(struct replay *replay, const struct game *game, const struct input *input)
{
    long before = replay->pointed;
    long mark;
    switch (input->kind) {
    case INPUT_PRESS:
        if (input->button != BUTTON_LEFT || !on_timeline(replay, input)) {
            return false;
        }
        replay->is_dragging = true;
        mark = replay_mark_at(replay, &game->stage.layout, input->x, input->y);
        replay_go(replay,
                  mark >= 0 ? replay->words[mark].at_ms : replay_moment_at(replay, input->x));
        return true;
    case INPUT_MOVE:
        if (replay->is_dragging) {
            replay_go(replay, replay_moment_at(replay, input->x));
        }
        replay->pointed = replay_mark_at(replay, &game->stage.layout, input->x, input->y);
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

/* Says who has found a word, and what it is worth. */
static void say_word(const struct replay_word *word, struct game *game)
{
    struct arena *arena = game->arena;
    char written[WORD_TEXT_MAX];
    session_word(&game->session, written, sizeof written,
                 round_word(game->session.round, word->side, word->index)->text);
    output_say(&game->output, say(arena, "%s: %s, %s", session_name_of(&game->session, word->side),
                                  written, phrase_points(arena, word->points)));
}

/* Says the word that has been entered at this moment, and when that is. */
static void say_entered(const struct replay *replay, struct game *game)
{
    for (size_t i = 0; i < replay->count; i++) {
        if (replay->words[i].at_ms == replay->at_ms) {
            say_word(&replay->words[i], game);
        }
    }
    output_say(&game->output, phrase_clock(game->arena, replay->at_ms));
}

static bool key_input(struct replay *replay, struct game *game, const struct input *input)
{
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
        step_word(replay, input->key == KEY_LEFT);
        say_entered(replay, game);
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
        go_back(replay, game);
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
static bool lists_input(struct replay *replay, struct game *game, const struct input *input)
{
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        struct rect area = replay->at.sides[side];
        if (area.w == 0) {
            continue;
        }
        if (play_scroll(game, &replay->scrolls[side], area, input)) {
            return true;
        }
        struct score_panel panel = replay_panel(game->arena, replay, game, side);
        if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT &&
            explain_press(&game->explain, game->arena, game->session.lexicon, &game->stage.layout,
                          &panel, area, input->x, input->y)) {
            return true;
        }
    }
    return false;
}

/* Returns whether the digit stands for a speed. */
static bool set_speed(struct replay *replay, int digit)
{
    int speed = digit - '1';
    bool is_speed = speed >= 0 && speed < REPLAY_SPEEDS;
    replay->speed = is_speed ? speed : replay->speed;
    return is_speed;
}

static bool replay_input(void *self, struct game *game, const struct input *input)
{
    struct replay *replay = self;
    if (input->kind == INPUT_KEY) {
        return key_input(replay, game, input);
    }
    if (input->kind == INPUT_TEXT && (input->text[0] | 0x20) == 'g' && !input->text[1]) {
        return replay->has_ghost && game_race_ghost(game, 0);
    }
    if (input->kind == INPUT_TEXT) {
        return set_speed(replay, input->text[1] ? '\0' : input->text[0]) ||
               set_speed(replay, input->digit);
    }
    bool is_used = !replay->is_dragging && lists_input(replay, game, input);
    return is_used || pointer_input(replay, game, input);
}

/* --- time --- */

/* Sounds and says the words that were entered after `from_ms`, as far as they can be told apart. */
static void sound(struct replay *replay, struct game *game, long from_ms)
{
    const struct replay_word *heard = NULL;
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        heard = word->at_ms > from_ms && word->at_ms <= replay->at_ms ? word : heard;
    }
    if (heard && replay->speaking_ms <= 0) { /* as many as can be said */
        say_word(heard, game);
        replay->speaking_ms = SPEAKING_MS;
    }
    if (heard && replay->quiet_ms <= 0) {
        bool is_rivals = heard->side == SIDE_COMPUTER;
        output_cue(&game->output, is_rivals ? CUE_FIND : CUE_GOOD,
                   output_step_of_points(heard->points));
        replay->quiet_ms = QUIET_MS;
    }
}

static void replay_advance(void *self, struct game *game, long elapsed_ms)
{
    struct replay *replay = self;
    long before_ms = replay->at_ms;
    long idle_ms = (long)IDLE_MS * replay_factor(replay);
    replay->quiet_ms -= elapsed_ms;
    replay->speaking_ms -= elapsed_ms;
    if (replay->is_paused || replay->is_dragging) {
        return;
    }
    replay_go(replay, replay->at_ms + elapsed_ms * replay_factor(replay));
    replay_go(replay, replay->at_ms + larger(still_ms(replay) - idle_ms, 0));
    sound(replay, game, before_ms);
    replay->is_paused = replay->at_ms >= replay->whole_ms;
}

static long replay_wait_ms(const void *self, const struct game *game)
{
    const struct replay *replay = self;
    if (replay->is_paused || replay->is_dragging) {
        return -1;
    }
    long still = still_ms(replay) / replay_factor(replay);
    return still == 0 && !game->settings.reduced_motion ? 0
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

const struct screen_class screen_replay = {
    .name = "replay",
    .state_size = sizeof(struct replay),
    .page_units = replay_page_units,
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

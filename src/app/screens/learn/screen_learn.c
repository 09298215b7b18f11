/* SPDX-License-Identifier: MIT */
/*
 * How to play, in three steps on a little board: trace a word, go back, finish. Leaves drawing to
 * learn_draw.c and rounds to screen_play.c: no clock runs here, and nothing counts.
 */
#include "learn_draw.h"
#include "text.h"

#include "focus.h"
#include "store.h"

#include <string.h>

#define SEEN_KEY "seen.how_to_play" /* of the store */

#define PULSE_MS  260
#define SHIVER_MS 250

/*   S A L
 *   E T I
 *   R N O   */
#define BOARD_LETTERS "saletirno"

enum { CELL_A = 1, CELL_L = 2, CELL_E = 3, CELL_T = 4, CELL_I = 5, CELL_R = 6 };

static const struct path straight = {.cells = {CELL_L, CELL_A, CELL_T, CELL_E}, .length = 4};
static const struct path detour = {.cells = {CELL_L, CELL_A, CELL_T, CELL_I}, .length = 4};
static const struct path after = {.cells = {CELL_L, CELL_A, CELL_T, CELL_E, CELL_R}, .length = 5};

void screen_learn_enter(struct app *app)
{
    struct learn_state *learn = &app->learn;
    memset(learn, 0, sizeof *learn);
    (void)board_parse(BOARD_LETTERS, strlen(BOARD_LETTERS), 3, 3, &learn->board, NULL);
    learn->cursor.cell = CELL_L;
    app_show(app, &screen_learn);
}

void screen_learn_welcome(struct app *app)
{
    struct store *store = app->config.store;
    char seen[8];
    /* What forgets everything would forget this, too, and show it at every start. */
    if (store && !store_is_in_memory(store) &&
        store_get_setting(store, SEEN_KEY, seen, sizeof seen) == STATUS_MISSING &&
        store_set_setting(store, SEEN_KEY, "1") == STATUS_OK) {
        screen_learn_enter(app);
    }
}

const char *learn_word(enum learn_step step)
{
    switch (step) {
    case LEARN_TRACE:
        return "LATE";
    case LEARN_BACK:
        return "LATER";
    case LEARN_FINISH:
    case LEARN_READY:
        break;
    }
    return "";
}

/* The way that the step asks for now. */
static const struct path *wanted_way(const struct learn_state *learn)
{
    if (learn->step == LEARN_TRACE) {
        return &straight;
    }
    return learn->went_back ? &after : &detour;
}

int learn_next_die(const struct learn_state *learn)
{
    if (learn->step > LEARN_BACK) {
        return -1;
    }
    const struct path *way = wanted_way(learn);
    const struct path *path = &learn->trace.path;
    int same = 0;
    while (same < path->length && same < way->length && path->cells[same] == way->cells[same]) {
        same++;
    }
    if (same < path->length && same > 0) {
        return way->cells[same - 1]; /* back to where the ways part */
    }
    if (same < way->length) {
        return way->cells[same];
    }
    return way == &detour ? CELL_T : -1; /* astray, as was asked; or there */
}

/* --- what was traced --- */

static void say(struct app *app, enum learn_says says, const char *word, const struct path *path)
{
    struct learn_state *learn = &app->learn;
    bool good = says == LEARN_SAYS_GOOD;
    learn->says = says;
    text_upper(learn->word, sizeof learn->word, word);
    learn->lit = *path;
    anim_start(&learn->motion, app_motion(app, good ? PULSE_MS : SHIVER_MS));
    app_cue(app, good ? CUE_GOOD : CUE_BAD, 0);
}

static void submit(struct app *app)
{
    struct learn_state *learn = &app->learn;
    char letters[PATH_LETTERS_MAX + 1];
    char word[WORD_TEXT_MAX];
    struct path path = learn->trace.path;
    bool went_back = learn->went_back;
    (void)trace_letters(&learn->trace, &learn->board, letters);
    trace_clear(&learn->trace);
    learn->went_back = false;
    text_upper(word, sizeof word, letters);
    if (learn->step >= LEARN_FINISH) {
        say(app, LEARN_SAYS_ONLY_DONE, word, &path);
    } else if (strcmp(word, learn_word(learn->step)) != 0) {
        say(app, LEARN_SAYS_OTHER, word, &path);
    } else if (learn->step == LEARN_BACK && !went_back) {
        say(app, LEARN_SAYS_STRAIGHT, word, &path);
    } else {
        say(app, LEARN_SAYS_GOOD, word, &path);
        learn->step++;
    }
}

/* The hand did something to the path: its sound, what it came to, whether it went back. */
static void follow(struct app *app, int length_before, enum trace_result result)
{
    struct learn_state *learn = &app->learn;
    int length = learn->trace.path.length;
    if (length != length_before && length > 0) {
        app_cue(app, CUE_NOTE, length - 1);
    }
    if (length > 0 && length < length_before) {
        learn->went_back = true;
    }
    switch (result) {
    case TRACE_NOTHING:
        break;
    case TRACE_DROPPED:
        learn->went_back = false;
        break;
    case TRACE_SUBMIT_PATH:
    case TRACE_SUBMIT_TEXT:
        submit(app);
        break;
    }
    if (!trace_is_active(&learn->trace)) {
        learn->went_back = false;
    }
}

static void begin_input(struct app *app)
{
    app->learn.says = LEARN_SAYS_NOTHING;
    anim_finish(&app->learn.motion);
}

/* --- buttons --- */

static void finish(struct app *app)
{
    struct learn_state *learn = &app->learn;
    static const struct path none;
    if (learn->step < LEARN_FINISH) {
        say(app, LEARN_SAYS_NOT_YET, "", &none);
    } else if (learn->step == LEARN_FINISH) {
        begin_input(app);
        learn->step = LEARN_READY;
        app_cue(app, CUE_WIN, 0);
    } else {
        app_deal(app);
    }
}

static void learn_press(struct app *app, int id)
{
    trace_clear(&app->learn.trace);
    app->learn.went_back = false;
    begin_input(app);
    if (id == LEARN_ID_BACK || id == LEARN_ID_SKIP) {
        app_show(app, &screen_home);
    } else if (id == LEARN_ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == LEARN_ID_DONE) {
        finish(app);
    }
}

/* --- input --- */

static bool pointer_input(struct app *app, const struct input *input)
{
    struct learn_state *learn = &app->learn;
    struct trace *trace = &learn->trace;
    int before = trace->path.length;
    enum trace_result result = TRACE_NOTHING;
    learn_place(app, &learn->view);
    if (input->kind == INPUT_PRESS && input->button == BUTTON_RIGHT) {
        trace_clear(trace);
        result = TRACE_DROPPED;
    } else if (input->kind == INPUT_MOVE) {
        if (!trace->button_down) {
            return false;
        }
        result = trace_move(trace, &learn->view, input->x, input->y);
    } else if (input->button != BUTTON_LEFT) {
        return false;
    } else if (input->kind == INPUT_PRESS) {
        begin_input(app);
        result = trace_press(trace, &learn->view, input->x, input->y);
    } else {
        result = trace_release(trace, &learn->view, input->x, input->y);
    }
    follow(app, before, result);
    return true;
}

static bool on_board(const struct app *app)
{
    return app->ui.focus == LEARN_ID_BOARD;
}

static bool step_cursor(struct app *app, int dx, int dy)
{
    struct learn_state *learn = &app->learn;
    int before = learn->trace.path.length;
    if (!on_board(app)) {
        app->ui.focus = LEARN_ID_BOARD;
        return true;
    }
    learn_place(app, &learn->view);
    bool moved = cursor_move(&learn->cursor, &learn->trace, &learn->view, dx, dy);
    follow(app, before, TRACE_NOTHING);
    return moved || trace_is_active(&learn->trace);
}

/* The button of the cursor, which may be the space bar, goes down or up. */
static void press_die(struct app *app, bool down)
{
    struct learn_state *learn = &app->learn;
    int before = learn->trace.path.length;
    enum trace_result result = TRACE_NOTHING;
    if (!down) {
        result = cursor_release(&learn->cursor, &learn->trace, &learn->board);
    } else {
        begin_input(app);
        if (!cursor_press(&learn->cursor, &learn->trace, &learn->board)) {
            app_cue(app, CUE_BAD, 0);
        }
    }
    follow(app, before, result);
}

static bool pad_input(struct app *app, const struct input *input)
{
    bool active = trace_is_active(&app->learn.trace);
    bool elsewhere = !on_board(app) && focus_hot(&app->ui);
    if (input->pad == PAD_MOVE) {
        return !elsewhere && step_cursor(app, input->x, input->y);
    }
    if (input->pad == PAD_X && input->held && active) {
        follow(app, app->learn.trace.path.length,
               trace_enter(&app->learn.trace, &app->learn.board));
        return true;
    }
    if (input->pad != PAD_A || elsewhere || (!input->held && !app->learn.cursor.held)) {
        return false;
    }
    if (on_board(app)) {
        press_die(app, input->held);
    } else {
        app->ui.focus = LEARN_ID_BOARD;
    }
    return true;
}

static bool key_input(struct app *app, const struct input *input)
{
    struct learn_state *learn = &app->learn;
    struct trace *trace = &learn->trace;
    int before = trace->path.length;
    int dx, dy;
    if (focus_is_arrow(input->key)) {
        focus_step(input->key, &dx, &dy);
        return step_cursor(app, dx, dy);
    }
    if (input->key == KEY_SPACE) {
        if (on_board(app)) {
            press_die(app, true);
            press_die(app, false);
        }
        app->ui.focus = LEARN_ID_BOARD;
    } else if (input->key == KEY_BACKSPACE) {
        trace_backspace(trace, &learn->board);
        follow(app, before, TRACE_NOTHING);
    } else if (input->key == KEY_ENTER && trace_is_active(trace)) {
        follow(app, before, trace_enter(trace, &learn->board));
    } else if (input->key == KEY_ENTER) {
        finish(app);
    } else if (input->key == KEY_ESCAPE && trace_is_active(trace)) {
        trace_clear(trace);
        follow(app, before, TRACE_DROPPED);
    } else if (input->key == KEY_ESCAPE) {
        app_show(app, &screen_home);
    } else {
        return false;
    }
    return true;
}

static void type(struct app *app, const char *text)
{
    struct learn_state *learn = &app->learn;
    for (; *text; text++) {
        bool letter = (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z');
        if (letter) {
            int before = learn->trace.path.length;
            begin_input(app);
            if (!on_board(app)) {
                app->ui.focus = HOT_NONE; /* Enter is for the word now */
            }
            trace_type(&learn->trace, &learn->board, *text);
            follow(app, before, TRACE_NOTHING);
        }
    }
}

static bool learn_input(struct app *app, const struct input *input)
{
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(app, input);
    case INPUT_KEY:
        return key_input(app, input);
    case INPUT_TEXT:
        type(app, input->text);
        return true;
    case INPUT_PAD:
        return pad_input(app, input);
    case INPUT_LEAVE:
    case INPUT_WHEEL:
    case INPUT_PASTE:
    case INPUT_DROP:
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_CLOSE:
        break;
    }
    return false;
}

/* --- time --- */

static void learn_advance(struct app *app, long elapsed_ms)
{
    (void)anim_advance(&app->learn.motion, elapsed_ms);
}

static long learn_wait_ms(const struct app *app)
{
    return app->learn.motion.running ? 0 : -1;
}

const struct screen screen_learn = {learn_input, learn_press, learn_advance, learn_draw,
                                    learn_wait_ms};

/* SPDX-License-Identifier: MIT */
/*
 * How to play, in three steps on a little board: trace a word, go back, play a little round. Leaves
 * that round to lesson.h and the screen of the turn: no clock runs here, and nothing counts.
 */
#include "game.h"
#include "hand.h"
#include "learn.h"
#include "lesson.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>
#include <string.h>

#define PULSE_MS  260
#define SHIVER_MS 250

/* The demonstration runs while the player is idle: soon, with pauses, a few times. */
#define SHOW_AFTER_MS  1500
#define SHOW_BEFORE_MS 500 /* pause on the first die */
#define SHOW_STEP_MS   450
#define SHOW_END_MS    900 /* pause on the last die */
#define SHOWS          3

/*   S A L
 *   E T I
 *   R N O   and other words in other languages */
#define BOARD_ENGLISH "saletirno"

enum { CELL_A = 1, CELL_L = 2, CELL_E = 3, CELL_T = 4, CELL_I = 5, CELL_R = 6 };

static const struct path straight = {.cells = {CELL_L, CELL_A, CELL_T, CELL_E}, .length = 4};
static const struct path detour = {.cells = {CELL_L, CELL_A, CELL_T, CELL_I}, .length = 4};
static const struct path after = {.cells = {CELL_L, CELL_A, CELL_T, CELL_E, CELL_R}, .length = 5};

/* --- layout --- */

#define BOARD_PERCENT 82  /* of the place of a larger board, in a wide window */
#define ROW_LEAST     320 /* units that both buttons need beside one another */
#define GAP           10
#define WORD          40
#define WORD_LINES    66 /* the same where what is said takes three lines */

static const struct measures {
    int title;       /* its size */
    bool is_counted; /* whether words say which step this is, too, beside the bar */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {24, true}, [LAYOUT_COLUMN] = {20, false}};

/* Lays out what stands beside the board of a low window: the text, the word, and the buttons in
 * one row if they fit there. */
static void lay_beside(const struct layout *layout, struct play_layout *at)
{
    int gap = layout_px(layout, GAP);
    int word = WORD;
    if (layout_units(layout, at->scores.w) < ROW_LEAST) {
        word = WORD_LINES;
        at->tools = rect_cut_bottom(&at->tools, at->actions.h);
    } else {
        at->tools = rect_column(at->actions, gap, 2, 0);
        at->actions = rect_column(at->actions, gap, 2, 1);
    }
    struct rect rest = {at->scores.x, at->scores.y, at->scores.w, at->tools.y - gap - at->scores.y};
    at->word = rect_slice_bottom(&rest, layout_px(layout, word), gap);
    at->you = rest;
}

/* Lays out text, word and board below one another, from the place of the scores to the buttons. */
static void lay_below(const struct layout *layout, struct play_layout *at)
{
    int gap = layout_px(layout, GAP);
    struct rect rest = {at->scores.x, at->scores.y, at->scores.w, at->tools.y - at->scores.y};
    at->you = rect_slice_top(
        &rest, layout_clamped(rest.h * 38 / 100, layout_px(layout, 178), layout_px(layout, 230)),
        gap);
    at->word = rect_cut_top(&rest, layout_px(layout, WORD));
    (void)rect_cut_bottom(&rest, gap);
    int side = int_min(rest.w, rest.h);
    at->board = rect_middle(rest, side, side);
}

/* Returns where things are: `you` has the text, `rival` that about other ways, which a column
 * lacks, and `tools` and `actions` are the buttons. */
static struct play_layout lay_out(const struct layout *layout)
{
    struct play_layout at = play_layout_of(layout);
    if (layout->shape == LAYOUT_WIDE) {
        int side = int_min(at.board.w, at.board.h) * BOARD_PERCENT / 100;
        at.board = rect_middle(at.board, side, side);
        return at;
    }
    at.rival = (struct rect){0, 0, 0, 0};
    if (at.scores.x > at.board.x + at.board.w) {
        lay_beside(layout, &at);
    } else {
        lay_below(layout, &at);
    }
    return at;
}

static void lay_out_board(struct learn *learn, struct rect area)
{
    board_view_layout(&learn->tracer.view, &learn->board, 0, area);
}

static void learn_open(void *self, struct game *game, const struct call *call)
{
    struct learn *learn = self;
    (void)call;
    *learn = (struct learn){.tracer.cursor.cell = CELL_L, .shows_left = SHOWS};
    const char *letters =
        tr_in("nine dice of How to play, of a-z: the 3rd, 2nd, 5th and 4th make a word like LATE, "
              "with the 7th one like LATER; over the 6th it goes astray",
              "saletirno");
    if (board_parse(letters, strlen(letters), LESSON_SIDE, LESSON_SIDE, &learn->board, NULL) !=
        STATUS_OK) {
        letters = BOARD_ENGLISH;
        (void)board_parse(letters, strlen(letters), LESSON_SIDE, LESSON_SIDE, &learn->board, NULL);
    }
    (void)snprintf(learn->letters, sizeof learn->letters, "%s", letters);
    lay_out_board(learn, lay_out(&game->stage.layout).board);
}

const char *learn_word(const struct learn *learn, struct arena *arena)
{
    char letters[PATH_LETTERS_MAX + 1] = "";
    if (learn->step <= LEARN_BACK) {
        (void)path_spell(learn->step == LEARN_TRACE ? &straight : &after, &learn->board, letters);
    }
    return phrase_upper(arena, &alphabet_english, letters);
}

/* Returns the path that the player has to trace in this step. */
static const struct path *wanted_path(const struct learn *learn)
{
    if (learn->step == LEARN_TRACE) {
        return &straight;
    }
    return learn->went_back ? &after : &detour;
}

int learn_next_die(const struct learn *learn)
{
    if (learn->step > LEARN_BACK) {
        return -1;
    }
    const struct path *wanted = wanted_path(learn);
    const struct path *path = &learn->tracer.trace.path;
    int same = 0;
    while (same < path->length && same < wanted->length &&
           path->cells[same] == wanted->cells[same]) {
        same++;
    }
    if (same < path->length && same > 0) {
        return wanted->cells[same - 1]; /* back to where the paths part */
    }
    if (same < wanted->length) {
        return wanted->cells[same];
    }
    return wanted == &detour ? CELL_T : -1; /* after the detour, back to the T; else done */
}

/* --- the demonstration --- */

/* Its dice: in the second step over the I and back. */
struct tour {
    int cells[8];
    int count;
};

static const struct tour tours[LEARN_ROUND] = {
    [LEARN_TRACE] = {{CELL_L, CELL_A, CELL_T, CELL_E}, 4},
    [LEARN_BACK] = {{CELL_L, CELL_A, CELL_T, CELL_I, CELL_T, CELL_E, CELL_R}, 7},
};

static long show_ms(enum learn_step step)
{
    return SHOW_BEFORE_MS + (tours[step].count - 1) * SHOW_STEP_MS + SHOW_END_MS;
}

bool learn_show(enum learn_step step, int milli, struct path *path, int *from, int *to,
                int *between)
{
    path_clear(path);
    if (step >= LEARN_ROUND) {
        return false;
    }
    const struct tour *tour = &tours[step];
    long steps = show_ms(step) * milli / 1000 - SHOW_BEFORE_MS;
    int at = steps < 0 ? 0 : (int)(steps / SHOW_STEP_MS);
    *between = steps < 0 ? 0 : (int)(steps % SHOW_STEP_MS * 1000 / SHOW_STEP_MS);
    if (at >= tour->count - 1) {
        at = tour->count - 1;
        *between = 0;
    }
    *from = tour->cells[at];
    *to = tour->cells[at + (*between > 0)];
    for (int i = 0; i <= at; i++) {
        int back = 0;
        while (back < path->length && path->cells[back] != tour->cells[i]) {
            back++;
        }
        path->cells[back] = (unsigned char)tour->cells[i];
        path->length = back + 1;
    }
    return true;
}

/* Returns whether the player is idle, so that the demonstration may run. */
static bool is_idle(const struct learn *learn)
{
    return learn->step < LEARN_ROUND && !trace_is_active(&learn->tracer.trace) &&
           !learn->motion.running;
}

/* --- drawing --- */

/* Returns which step this is. */
static const char *step_text(enum learn_step step, struct arena *arena)
{
    return step < LEARN_STEP_COUNT
               ? say(arena, tr("Step %d of %d"), (int)step + 1, LEARN_STEP_COUNT)
               : tr("Well done");
}

static void draw_progress(const struct learn *learn, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    const struct measures *measure = &measures[ui->layout->shape];
    struct text_style title = {
        .size = measure->title, .weight = WEIGHT_800, .color = theme->you_text};
    struct text_style count = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    int step = (int)learn->step;
    const char *text = step_text(learn->step, ui->arena);
    if (measure->is_counted) {
        int y = area.y + ui_px(ui, 27);
        int wide = ui_text_width(ui, &count, text);
        ui_text_fit(ui, area.x, y, area.w - wide - ui_px(ui, 16), &title, tr("How to play"));
        ui_text(ui, area.x + area.w, y, &count, text);
    } else {
        int height = area.h - ui_px(ui, 12);
        title.align = ALIGN_MIDDLE;
        ui_text_lines(ui, area.x + area.w / 2, area.y + height / 2, area.w, height, &title,
                      tr("How to play"));
    }
    ui_track(ui, rect_cut_bottom(&area, ui_px(ui, 8)), step * 1000 / LEARN_STEP_COUNT, theme->you);
}

static void draw_panel(struct ui *ui, struct rect area, struct color color, const char *head,
                       const char *text)
{
    bool low = layout_units(ui->layout, area.h) < 330;
    struct text_style title = {.size = low ? 20 : 24, .weight = WEIGHT_800, .color = color};
    struct text_style lines =
        text_colored(theme_sized(ui->theme, TEXT_BODY, low ? 17 : 19), ui->theme->text);
    int pad = ui_px(ui, low ? 18 : 24);
    int top = ui_px(ui, low ? 46 : 68);
    ui_panel(ui, area);
    ui_text_fit(ui, area.x + pad, area.y + ui_px(ui, low ? 26 : 38), area.w - 2 * pad, &title,
                head);
    struct rect inner = {area.x + pad, area.y + top, area.w - 2 * pad, area.h - top - ui_px(ui, 8)};
    ui_text_wrap(ui, inner, &lines, text);
}

/* Returns what the step asks for, for whom keys are easier than a pointer. */
static const char *text_by_ear(enum learn_step step)
{
    return step == LEARN_TRACE
               ? tr("Type L, A, T, E, and press Enter. Or move over the dice with the arrows, add "
                    "each with Space, and press Enter. Dice join sideways, up and down, or "
                    "diagonally. Words need four letters. Use each die once.")
               : tr("Type L, A, T, I: the I is one too many. Take it back with Backspace, then "
                    "type E and R, and press Enter: LATER.");
}

static void draw_panels(const struct learn *learn, struct ui *ui, const struct play_layout *at)
{
    const char *novice = phrase_rung(LESSON_RUNG);
    const char *const heads[] = {
        [LEARN_TRACE] = tr("Trace a word"),
        [LEARN_BACK] = tr("Go back"),
        [LEARN_ROUND] = tr("Play"),
        [LEARN_READY] = tr("Ready"),
    };
    const char *const texts[] = {
        [LEARN_TRACE] = tr("Press the L, draw over A, T and E, and let go. Dice join sideways, up "
                           "and down, or diagonally. Words need four letters. Use each die once."),
        [LEARN_BACK] =
            tr("Draw L-A-T and overshoot to the I. Go back to the T, then on to E and R: LATER."),
        [LEARN_ROUND] =
            say(ui->arena,
                tr("Half a minute against %s. Each of its words that you find makes its score "
                   "fall, and it takes what you leave. This round counts for nothing."),
                novice),
        [LEARN_READY] = tr(
            "Four letters score 1 point, and each letter after that 1 more. Your rivals stand on "
            "a ladder: win two of three and you climb, lose two and you step down. Good luck!"),
    };
    enum learn_step step = learn->step;
    const char *heard =
        ui->speaks && step <= LEARN_BACK && !hand_is_touch() ? text_by_ear(step) : texts[step];
    draw_panel(ui, at->you, ui->theme->you_text, heads[step], ui->lists ? texts[step] : heard);
    ui_topic(ui, say(ui->arena, "%s, %s", step_text(step, ui->arena), heads[step]), heard);
    if (at->rival.w == 0) {
        return;
    }
    draw_panel(ui, at->rival, ui->theme->dim, tr("Other ways"),
               tr("Click dice, and the last one again to finish. Or type and press Enter. Or use "
                  "arrows and Space. For all keys, press F1."));
}

/* Sets the demonstration's pointer and the dice it has passed. With reduced motion it is at the end
 * of its path. */
static bool place_pointer(const struct learn *learn, const struct game *game, struct path *way,
                          int *x, int *y)
{
    int from, to, between, from_x, from_y, to_x, to_y;
    int milli = game->settings.reduced_motion ? 1000 : anim_linear(&learn->show);
    if (!learn_show(learn->step, milli, way, &from, &to, &between)) {
        return false;
    }
    board_view_middle(&learn->tracer.view, from, &from_x, &from_y);
    board_view_middle(&learn->tracer.view, to, &to_x, &to_y);
    *x = anim_between(from_x, to_x, between);
    *y = anim_between(from_y, to_y, between);
    return true;
}

/* Draws an arrow pointing at (x, y), dark with a light rim. */
static void draw_pointer(struct ui *ui, const struct board_view *view, int x, int y)
{
    const struct theme *theme = ui->theme;
    int size = layout_units(ui->layout, view->tile) / 2;
    int half = ui_px(ui, size) * 36 / 100; /* from the icon's point to its centre */
    int rim = ui_px(ui, 2);
    for (int i = 0; i < 4; i++) {
        ui_icon(ui, x + half + (i % 2 ? rim : -rim), y + half + (i / 2 ? rim : -rim),
                ICON_MOUSE_POINTER, size, theme->tile);
    }
    ui_icon(ui, x + half, y + half, ICON_MOUSE_POINTER, size, theme->ink);
}

/* Draws a fingertip on (x, y): a ring that leaves the letter below it in sight. */
static void draw_fingertip(struct ui *ui, const struct board_view *view, int x, int y)
{
    int side = view->tile * 62 / 100;
    struct rect ring = {x - side / 2, y - side / 2, side, side};
    int radius = layout_units(ui->layout, side) / 2;
    ui_outline(ui, rect_inset(ring, ui_px(ui, 3)), radius, 3, ui->theme->tile);
    ui_outline(ui, ring, radius, 3, ui->theme->ink);
}

/* Returns whether the last word is one, whether or not the one asked for. */
static bool is_praised(enum learn_says says)
{
    return says == LEARN_SAYS_GOOD || says == LEARN_SAYS_OTHER;
}

static void draw_board(struct learn *learn, const struct game *game, struct ui *ui)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path next = {0};
    int pointer_x = 0;
    int pointer_y = 0;
    bool has_pointer = false;
    enum tile_style style = TILE_YOU;
    const struct path *path = &learn->tracer.trace.path;
    if (!trace_is_active(&learn->tracer.trace) && learn->motion.running) {
        bool good = is_praised(learn->says);
        path = &learn->lit;
        style = good ? TILE_GOOD : TILE_BAD;
        for (int i = 0; i < path->length; i++) {
            struct tile_pose *pose = &poses[path->cells[i]];
            if (good) {
                int swell = anim_wave(anim_linear(&learn->motion) / 2);
                pose->grow = learn->tracer.view.gap * swell / 3000;
            } else {
                pose->dx = anim_shake(&learn->motion, 3) * learn->tracer.view.tile / 12 / 1000;
            }
        }
    } else if (is_idle(learn) && (learn->show.running || game->settings.reduced_motion)) {
        has_pointer = place_pointer(learn, game, &next, &pointer_x, &pointer_y);
    } else {
        int die = learn_next_die(learn);
        if (die >= 0) {
            next.cells[next.length++] = (unsigned char)die;
        }
    }
    board_view_draw_with_hint(ui, &learn->tracer.view, path, style, poses, &next, 1000);
    if (has_pointer && hand_is_touch()) {
        draw_fingertip(ui, &learn->tracer.view, pointer_x, pointer_y);
    } else if (has_pointer) {
        draw_pointer(ui, &learn->tracer.view, pointer_x, pointer_y);
    }
    tracer_draw_cursor(&learn->tracer, ui);
}

/* Returns the points by the rules of the first round. */
static int points_of(const char *word)
{
    return scoring_points(RULES_FOUR, APP_SIZE_MIN * APP_SIZE_MIN, (int)strlen(word));
}

/* Returns what is said about the last word; NULL: nothing. */
static const char *message_of(const struct learn *learn, struct arena *arena)
{
    const char *wanted = learn_word(learn, arena);
    switch (learn->says) {
    case LEARN_SAYS_NOTHING:
        break;
    case LEARN_SAYS_GOOD:
        return say(arena, tr("%s! %s"), learn->word, phrase_points(arena, points_of(learn->word)));
    case LEARN_SAYS_OTHER:
        return say(arena, tr("%s! Yes. Now %s."), learn->word, wanted);
    case LEARN_SAYS_SHORT:
        return say(arena, tr("%s: four letters or more. Trace %s"), learn->word, wanted);
    case LEARN_SAYS_NO_WORD:
        return say(arena, tr("%s is not in the word list: trace %s"), learn->word, wanted);
    case LEARN_SAYS_NO_PATH:
        return say(arena, tr("%s: not on this board"), learn->word);
    case LEARN_SAYS_STRAIGHT:
        return tr("Right! Now try it again through the I");
    case LEARN_SAYS_NOT_YET:
        return say(arena, tr("First trace %s"), wanted);
    case LEARN_SAYS_ENOUGH:
        return say(arena, tr("%s: that’s enough words here"), learn->word);
    case LEARN_SAYS_SCORES:
        return say(arena, "%s %s · %s %s", tr("You"), phrase_number(arena, learn->you),
                   phrase_rung(LESSON_RUNG), phrase_number(arena, learn->rival));
    }
    return NULL;
}

/* Draws the word that is being traced, else what is said about the last one. */
static void draw_line(const struct learn *learn, struct ui *ui, struct rect area)
{
    char letters[PATH_LETTERS_MAX + 1];
    const struct theme *theme = ui->theme;
    if (!trace_is_active(&learn->tracer.trace)) {
        const char *text = message_of(learn, ui->arena);
        bool good = is_praised(learn->says);
        if (text) {
            bool is_end = learn->says == LEARN_SAYS_SCORES;
            play_draw_message(ui, area,
                              good     ? ICON_CIRCLE_CHECK
                              : is_end ? ICON_FLAG
                                       : ICON_INFO,
                              good ? theme->good_text : theme->you_text, text);
        }
        return;
    }
    (void)trace_letters(&learn->tracer.trace, &learn->board, letters);
    bool is_off = learn->tracer.trace.off_board;
    int points = points_of(letters);
    struct word_line line = {.word = phrase_upper(ui->arena, &alphabet_english, letters),
                             .chip = points > 0 && !is_off ? say(ui->arena, "+%d", points) : NULL,
                             .color = is_off ? theme->dim : theme->you_text};
    play_draw_word(ui, area, &line);
}

/* Returns whether an invitation waits below. */
static bool is_invited(const struct game *game)
{
    return stage_is_open(&game->stage, SCREEN_CUSTOM);
}

static const char *next_label(enum learn_step step, bool is_invited)
{
    switch (step) {
    case LEARN_TRACE:
    case LEARN_BACK:
        return tr("I’m done");
    case LEARN_ROUND:
        return tr("Play");
    case LEARN_READY:
        break;
    }
    return is_invited ? tr("To the invitation") : tr("Shake the dice");
}

static void learn_draw(void *self, const struct game *game, struct ui *ui)
{
    struct learn *learn = self;
    struct play_layout at = lay_out(&game->stage.layout);
    bool ready = learn->step == LEARN_READY;
    struct button_look skip = {.kind = BUTTON_PLAIN, .label = ready ? tr("Home") : tr("Skip")};
    struct button_look done = {.kind = learn->step < LEARN_ROUND ? BUTTON_PLAIN : BUTTON_PRIMARY,
                               .label = next_label(learn->step, is_invited(game))};
    lay_out_board(learn, at.board);
    play_draw_top(game, ui, &at, ICON_ARROW_LEFT, "Trounce", ui->theme->text);
    draw_progress(learn, ui, at.clock);
    draw_panels(learn, ui, &at);
    draw_board(learn, game, ui);
    draw_line(learn, ui, at.word);
    ui_button(ui, LEARN_ID_SKIP, at.tools, &skip);
    ui_button(ui, LEARN_ID_DONE, at.actions, &done);
}

/* --- the demonstration --- */

/* Stops the demonstration on input, and restarts its count. */
static void rest_show(struct learn *learn)
{
    anim_finish(&learn->show);
    learn->shows_left = SHOWS;
    learn->idle_ms = 0;
}

static void advance_show(struct learn *learn, const struct game *game, long elapsed_ms)
{
    if (!is_idle(learn) || learn->shows_left == 0 || game->settings.reduced_motion) {
        return;
    }
    if (learn->show.running) {
        if (anim_advance(&learn->show, elapsed_ms)) {
            learn->shows_left--;
            learn->idle_ms = 0;
        }
        return;
    }
    learn->idle_ms += elapsed_ms;
    if (learn->idle_ms >= SHOW_AFTER_MS) {
        learn->says = LEARN_SAYS_NOTHING;
        anim_start(&learn->show, show_ms(learn->step));
    }
}

/* Returns the milliseconds until the pointer of a demonstration that runs moves, or it ends. */
static long show_wait_ms(const struct learn *learn)
{
    long age_ms = learn->show.age_ms;
    long length_ms = learn->show.length_ms;
    if (age_ms < SHOW_BEFORE_MS) {
        return SHOW_BEFORE_MS - age_ms;
    }
    return age_ms > length_ms - SHOW_END_MS ? length_ms - age_ms : 0;
}

/* --- traced words --- */

static void remark(struct learn *learn, struct game *game, enum learn_says says, const char *word,
                   const struct path *path)
{
    bool good = is_praised(says);
    learn->says = says;
    (void)snprintf(learn->word, sizeof learn->word, "%s", word);
    learn->lit = *path;
    anim_start(&learn->motion, settings_motion(&game->settings, good ? PULSE_MS : SHIVER_MS));
    output_cue(&game->output, good ? CUE_GOOD : CUE_BAD, 0);
}

/* Returns whether a word is in the lexicon, whose alphabet may differ from the board's. */
static bool is_in_list(const struct session *session, const char *word)
{
    char letters[WORD_LETTERS_MAX + 1];
    size_t count;
    return alphabet_encode(session_alphabet(session), word, strlen(word), letters, WORD_LETTERS_MAX,
                           &count) == STATUS_OK &&
           lexicon_contains(session->lexicon, letters, count);
}

static void submit(struct learn *learn, struct game *game, bool has_path)
{
    char letters[PATH_LETTERS_MAX + 1];
    struct path path = learn->tracer.trace.path;
    bool went_back = learn->went_back;
    (void)trace_letters(&learn->tracer.trace, &learn->board, letters);
    trace_clear(&learn->tracer.trace);
    learn->went_back = false;
    const char *word = phrase_upper(game->arena, &alphabet_english, letters);
    if (learn->step >= LEARN_ROUND) {
        remark(learn, game, LEARN_SAYS_ENOUGH, word, &path);
    } else if (strcmp(word, learn_word(learn, game->arena)) != 0) {
        bool is_short = strlen(letters) < LEARN_LETTERS_MIN;
        bool is_word = is_in_list(&game->session, word);
        remark(learn, game,
               is_short    ? LEARN_SAYS_SHORT
               : !has_path ? LEARN_SAYS_NO_PATH
               : is_word   ? LEARN_SAYS_OTHER
                           : LEARN_SAYS_NO_WORD,
               word, &path);
    } else if (learn->step == LEARN_BACK && !went_back) {
        remark(learn, game, LEARN_SAYS_STRAIGHT, word, &path);
        learn->went_straight = true;
    } else {
        remark(learn, game, LEARN_SAYS_GOOD, word, &path);
        learn->step++;
        rest_show(learn);
    }
}

static void begin_input(struct learn *learn)
{
    rest_show(learn);
    learn->says = LEARN_SAYS_NOTHING;
    anim_finish(&learn->motion);
}

/* --- buttons --- */

/* Goes back to where it was opened: Home, or an invitation. */
static void leave(struct game *game)
{
    stage_back(&game->stage);
}

static void finish(struct learn *learn, struct game *game)
{
    static const struct path none;
    if (learn->step < LEARN_ROUND) {
        bool is_straight = learn->step == LEARN_BACK && learn->went_straight;
        remark(learn, game, is_straight ? LEARN_SAYS_STRAIGHT : LEARN_SAYS_NOT_YET, "", &none);
    } else if (learn->step == LEARN_ROUND) {
        if (!lesson_begin(game, learn->letters)) {
            learn->step = LEARN_READY;
        }
    } else if (is_invited(game)) {
        leave(game);
    } else {
        game_deal(game);
    }
}

/* Takes over what came of the round, and ends it. */
static void take_round(struct learn *learn, struct game *game)
{
    const struct round *round = game->session.round;
    begin_input(learn);
    learn->step = LEARN_READY;
    if (round_phase(round) == ROUND_DONE) {
        learn->says = LEARN_SAYS_SCORES;
        learn->you = round_score(round, SIDE_PLAYER);
        learn->rival = round_score(round, SIDE_COMPUTER);
        output_cue(&game->output, CUE_WIN, 0);
    }
    session_clear(&game->session);
}

static void learn_hear(void *self, struct game *game, enum news news)
{
    if (news == NEWS_SHOWN && game->session.is_lesson) {
        take_round(self, game);
    }
}

static void learn_press(void *self, struct game *game, int id)
{
    struct learn *learn = self;
    trace_clear(&learn->tracer.trace);
    learn->went_back = false;
    begin_input(learn);
    if (id == LEARN_ID_SKIP && learn->step == LEARN_READY) {
        stage_go(&game->stage, SCREEN_HOME, NULL);
    } else if (id == PLAY_ID_MENU || id == LEARN_ID_SKIP) {
        leave(game);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
    } else if (id == LEARN_ID_DONE) {
        finish(learn, game);
    }
}

/* --- input --- */

static bool learn_input(void *self, struct game *game, const struct input *input)
{
    struct learn *learn = self;
    struct tracer_news news;
    bool is_key = input->kind == INPUT_KEY;
    if (is_key || input->kind == INPUT_PAD) {
        rest_show(learn);
    }
    bool is_used = tracer_input(&learn->tracer, game, input, &news);
    if (news.begins) {
        begin_input(learn);
    }
    learn->went_back = learn->went_back || news.shortened;
    if (news.result == TRACE_SUBMIT_PATH || news.result == TRACE_SUBMIT_TEXT) {
        submit(learn, game, news.result == TRACE_SUBMIT_PATH);
    } else if (!is_used && is_key && input->key == KEY_ENTER) {
        finish(learn, game);
        is_used = true;
    } else if (!is_used && is_key && input->key == KEY_ESCAPE) {
        leave(game);
        is_used = true;
    }
    if (!trace_is_active(&learn->tracer.trace)) {
        learn->went_back = false;
    }
    return is_used;
}

/* --- time --- */

static void learn_advance(void *self, struct game *game, long elapsed_ms)
{
    struct learn *learn = self;
    (void)anim_advance(&learn->motion, elapsed_ms);
    advance_show(learn, game, elapsed_ms);
}

static long learn_wait_ms(const void *self, const struct game *game)
{
    const struct learn *learn = self;
    if (learn->motion.running) {
        return 0;
    }
    if (learn->show.running) {
        return show_wait_ms(learn);
    }
    bool waits = is_idle(learn) && learn->shows_left > 0 && !game->settings.reduced_motion;
    return waits ? SHOW_AFTER_MS - learn->idle_ms : -1;
}

const struct screen_class screen_learn = {
    .name = "learn",
    .title = N_("How to play"),
    .state_size = sizeof(struct learn),
    .open = learn_open,
    .input = learn_input,
    .press = learn_press,
    .hear = learn_hear,
    .advance = learn_advance,
    .draw = learn_draw,
    .wait_ms = learn_wait_ms,
};

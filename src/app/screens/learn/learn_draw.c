/* SPDX-License-Identifier: MIT */
/*
 * Draws the little board, the instructions and the verdict. Leaves input to screen_learn.c.
 */
#include "learn_draw.h"
#include "phrase.h"

#include <stdio.h>
#include <string.h>

void learn_place(const struct learn *learn, const struct desk *desk, struct board_view *view)
{
    struct play_layout at = layout_play(&desk->stage.layout);
    int side = (at.board.w < at.board.h ? at.board.w : at.board.h) * 82 / 100;
    struct rect area = {at.board.x + (at.board.w - side) / 2, at.board.y + (at.board.h - side) / 2,
                        side, side};
    board_view_layout(view, &learn->board, 0, area);
}

static void draw_progress(const struct learn *learn, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 24, .weight = WEIGHT_800, .color = theme->you_text};
    struct text_style count = {
        .size = 17, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    int step = (int)learn->step;
    char text[PHRASE_MAX];
    (void)snprintf(text, sizeof text, "%s", tr("Well done"));
    if (step < LEARN_STEP_COUNT) {
        (void)snprintf(text, sizeof text, tr("Step %d of %d"), step + 1, LEARN_STEP_COUNT);
    }
    int y = area.y + ui_px(ui, 27);
    int wide = ui_text_width(ui, &count, text);
    ui_text_fit(ui, area.x, y, area.w - wide - ui_px(ui, 16), &title, tr("How to play"));
    ui_text(ui, area.x + area.w, y, &count, text);
    int height = ui_px(ui, 8);
    ui_track(ui, (struct rect){area.x, area.y + area.h - height, area.w, height},
             step * 1000 / LEARN_STEP_COUNT, theme->you);
}

static void draw_panel(struct ui *ui, struct rect area, struct color color, const char *head,
                       const char *text)
{
    bool low = layout_units(ui->layout, area.h) < 330;
    struct text_style title = {.size = low ? 20 : 24, .weight = WEIGHT_800, .color = color};
    struct text_style lines = {
        .size = low ? 17 : 19, .weight = WEIGHT_600, .color = ui->theme->text};
    int pad = ui_px(ui, low ? 18 : 24);
    int top = ui_px(ui, low ? 46 : 68);
    ui_panel(ui, area);
    ui_text_fit(ui, area.x + pad, area.y + ui_px(ui, low ? 26 : 38), area.w - 2 * pad, &title,
                head);
    struct rect inner = {area.x + pad, area.y + top, area.w - 2 * pad, area.h - top - ui_px(ui, 8)};
    ui_text_wrap(ui, inner, &lines, text);
}

static void draw_panels(const struct learn *learn, struct ui *ui, const struct play_layout *at)
{
    const char *const heads[] = {
        [LEARN_TRACE] = tr("Trace a word"),
        [LEARN_BACK] = tr("Go back"),
        [LEARN_FINISH] = tr("Finish"),
        [LEARN_READY] = tr("Ready"),
    };
    const char *const texts[] = {
        [LEARN_TRACE] =
            tr("Press the L, draw over A, T and E, and let go. Dice join sideways, up and down, or "
               "diagonally. A word has four letters or more and takes each die once."),
        [LEARN_BACK] =
            tr("Draw L-A-T and overshoot to the I. Go back to the T, then on to E and R: LATER."),
        [LEARN_FINISH] = tr(
            "When you see no more words, press I’m done. The computer then takes what you left."),
        [LEARN_READY] =
            tr("Four letters score 1 point, and each letter after that scores another. Good luck!"),
    };
    enum learn_step step = learn->step;
    draw_panel(ui, at->you, ui->theme->you_text, heads[step], texts[step]);
    draw_panel(
        ui, at->rival, ui->theme->dim, tr("Other ways"),
        tr("Click dice, the last one twice. Or type, then Enter. Or arrows and Space. F1 shows all "
           "keys."));
}

/* Sets the demonstration's pointer and the dice it has passed. With reduced motion it is at the end
 * of its path. */
static bool place_pointer(const struct learn *learn, const struct desk *desk, struct path *way,
                          int *x, int *y)
{
    int from, to, between, from_x, from_y, to_x, to_y;
    int milli = desk->settings.reduced_motion ? 1000 : anim_linear(&learn->show);
    if (!learn_show(learn->step, milli, way, &from, &to, &between)) {
        return false;
    }
    board_view_middle(&learn->view, from, &from_x, &from_y);
    board_view_middle(&learn->view, to, &to_x, &to_y);
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

static void draw_board(struct learn *learn, const struct desk *desk, struct ui *ui)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path next = {0};
    int pointer_x = 0;
    int pointer_y = 0;
    bool has_pointer = false;
    const struct path *path = &learn->trace.path;
    learn_place(learn, desk, &learn->view);
    if (!trace_is_active(&learn->trace) && learn->motion.running) {
        bool good = learn->says == LEARN_SAYS_GOOD;
        path = &learn->lit;
        for (int i = 0; i < path->length; i++) {
            struct tile_pose *pose = &poses[path->cells[i]];
            if (good) {
                int swell = anim_wave(anim_linear(&learn->motion) / 2);
                pose->grow = learn->view.gap * swell / 3000;
            } else {
                pose->dx = anim_shake(&learn->motion, 3) * learn->view.tile / 12 / 1000;
            }
        }
    } else if (learn_is_idle(learn) && (learn->show.running || desk->settings.reduced_motion)) {
        has_pointer = place_pointer(learn, desk, &next, &pointer_x, &pointer_y);
    } else {
        int die = learn_next_die(learn);
        if (die >= 0) {
            next.cells[next.length++] = (unsigned char)die;
        }
    }
    board_view_draw_with_hint(ui, &learn->view, path, poses, &next, 1000);
    if (has_pointer) {
        draw_pointer(ui, &learn->view, pointer_x, pointer_y);
    }
    ui_keyboard_area(ui, LEARN_ID_BOARD, board_view_tile(&learn->view, learn->cursor.cell));
}

/* Returns the points by the rules of the first round. */
static int points_of(const char *word)
{
    return scoring_points(RULES_FOUR, APP_SIZE_MIN * APP_SIZE_MIN, (int)strlen(word));
}

static void draw_message(const struct learn *learn, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    char text[WORD_TEXT_MAX + 80];
    char points[PHRASE_MAX];
    char word[WORD_TEXT_MAX];
    const char *wanted = learn_word(learn, word);
    switch (learn->says) {
    case LEARN_SAYS_NOTHING:
        return;
    case LEARN_SAYS_GOOD:
        (void)snprintf(text, sizeof text, tr("%s: well traced, %s"), learn->word,
                       phrase_points(points, points_of(learn->word)));
        play_draw_message(ui, area, ICON_CIRCLE_CHECK, theme->good_text, text);
        return;
    case LEARN_SAYS_OTHER:
        (void)snprintf(text, sizeof text, tr("%s is a word too, but trace %s here"), learn->word,
                       wanted);
        break;
    case LEARN_SAYS_SHORT:
        (void)snprintf(text, sizeof text, tr("%s: four letters or more. Trace %s"), learn->word,
                       wanted);
        break;
    case LEARN_SAYS_NO_WORD:
        (void)snprintf(text, sizeof text, tr("%s is not in the word list: trace %s"), learn->word,
                       wanted);
        break;
    case LEARN_SAYS_STRAIGHT:
        (void)snprintf(text, sizeof text, "%s", tr("Right word! Now once more, by way of the I"));
        break;
    case LEARN_SAYS_NOT_YET:
        (void)snprintf(text, sizeof text, tr("First trace %s"), wanted);
        break;
    case LEARN_SAYS_ONLY_DONE:
        (void)snprintf(text, sizeof text, tr("%s: that’s enough words. Press I’m done"),
                       learn->word);
        break;
    }
    play_draw_message(ui, area, ICON_INFO, theme->you_text, text);
}

static void draw_line(const struct learn *learn, struct ui *ui, struct rect area)
{
    char letters[PATH_LETTERS_MAX + 1];
    char upper[WORD_TEXT_MAX];
    char chip[16];
    if (!trace_is_active(&learn->trace)) {
        draw_message(learn, ui, area);
        return;
    }
    (void)trace_letters(&learn->trace, &learn->board, letters);
    int points = points_of(letters);
    (void)snprintf(chip, sizeof chip, "+%d", points);
    struct word_line line = {.word = phrase_upper(&alphabet_english, upper, sizeof upper, letters),
                             .chip = points > 0 && !learn->trace.off_board ? chip : NULL,
                             .color =
                                 learn->trace.off_board ? ui->theme->dim : ui->theme->you_text};
    play_draw_word(ui, area, &line);
}

void learn_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct learn *learn = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    bool ready = learn->step == LEARN_READY;
    struct button_look skip = {.kind = BUTTON_PLAIN, .label = ready ? tr("Home") : tr("Skip")};
    struct button_look done = {.kind = learn->step < LEARN_FINISH ? BUTTON_PLAIN : BUTTON_PRIMARY,
                               .label = ready ? tr("Shake the dice") : tr("I’m done")};
    play_draw_top(desk, ui, &at, ICON_ARROW_LEFT, "Trounce", ui->theme->text);
    draw_progress(learn, ui, at.clock);
    draw_panels(learn, ui, &at);
    draw_board(learn, desk, ui);
    draw_line(learn, ui, at.word);
    ui_button(ui, LEARN_ID_SKIP, at.tools, &skip);
    ui_button(ui, LEARN_ID_DONE, at.actions, &done);
}

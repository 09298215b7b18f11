/* SPDX-License-Identifier: MIT */
/*
 * The screen of the computer's turn: board, progress and both lists, and what keys and buttons do.
 * Leaves the search to computer.c.
 */
#include "computer.h"

#include "board_view.h"
#include "play.h"
#include "preferences.h"
#include "score_panel.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { ID_FASTER = PLAY_ID_OWN, ID_SKIP };

/* --- drawing --- */

static void draw_progress(const struct computer *computer, const struct desk *desk, struct ui *ui,
                          struct rect area)
{
    const struct theme *theme = ui->theme;
    int cells = board_cell_count(&desk->table.board);
    int begun = computer->search.starts_begun;
    struct text_style title = {.size = 24, .weight = WEIGHT_800, .color = theme->rival_text};
    struct text_style count = {
        .size = 17, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    char text[64];
    (void)snprintf(text, sizeof text, TEXT_START, begun > 0 ? begun : 1, cells);
    int y = area.y + ui_px(ui, 27);
    int wide = ui_text_width(ui, &count, text);
    /* The title may shrink to three quarters, but is never cut. */
    int least = ui_text_width(ui, &title, TEXT_SEARCHING) * 3 / 4;
    bool room = area.w > least + ui_px(ui, 20) + wide;
    int left = room ? area.w - wide - ui_px(ui, 16) : area.w;
    ui_text_fit(ui, area.x, y, left, &title, computer->searched ? TEXT_SEARCHED : TEXT_SEARCHING);
    if (room && !computer->searched) {
        ui_text(ui, area.x + area.w, y, &count, text);
    }
    int done = computer->searched ? 1000 : (begun > 0 ? begun - 1 : 0) * 1000 / cells;
    int height = ui_px(ui, 8);
    ui_track(ui, (struct rect){area.x, area.y + area.h - height, area.w, height}, done,
             theme->rival);
}

static void draw_line(const struct computer *computer, const struct desk *desk, struct ui *ui,
                      struct rect area)
{
    static const char *const comments[] = {
        [SHOWN_PATH] = NULL,
        [SHOWN_DEAD_END] = TEXT_DEAD_END,
        [SHOWN_FOUND] = NULL,
        [SHOWN_YOURS] = TEXT_YOURS_TOO,
        [SHOWN_OVERLOOKED] = TEXT_OVERLOOKED,
    };
    char found[64];
    struct word_line line = {.word = computer->word,
                             .color = ui->theme->rival_text,
                             .comment = comments[computer->shown_as]};
    if (computer->shown_as == SHOWN_FOUND) {
        int letters = (int)strlen(computer->word);
        int points =
            scoring_points(desk->table.match.rules, board_cell_count(&desk->table.board), letters);
        (void)snprintf(found, sizeof found, "%s, +%d", TEXT_FOUND, points);
        line.comment = found;
    }
    if (computer->word[0]) {
        play_draw_word(ui, area, &line);
    }
}

static void draw_board(const struct computer *computer, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, &desk->table.board, desk->table.quarter_turns, area);
    static const enum tile_style styles[] = {
        [SHOWN_PATH] = TILE_RIVAL, [SHOWN_DEAD_END] = TILE_RIVAL,   [SHOWN_FOUND] = TILE_RIVAL,
        [SHOWN_YOURS] = TILE_YOU,  [SHOWN_OVERLOOKED] = TILE_FADED,
    };
    board_view_draw(ui, &view, &computer->shown, styles[computer->shown_as], poses);
}

static struct score_panel panel_of(const struct computer *computer, const struct desk *desk,
                                   enum finder_side side)
{
    bool yours = side == SIDE_PLAYER;
    return (struct score_panel){
        .round = desk->table.round,
        .side = side,
        .score = round_score(desk->table.round, side),
        .message = yours ? TEXT_NO_WORDS : NULL,
        .slide_milli = yours ? 1000 : anim_eased(&computer->slide),
        .scroll = yours ? computer->scroll_yours.at : computer->scroll.at,
    };
}

static void draw_panels(struct computer *computer, const struct desk *desk, struct ui *ui,
                        const struct play_layout *at)
{
    struct score_panel you = panel_of(computer, desk, SIDE_PLAYER);
    struct score_panel rival = panel_of(computer, desk, SIDE_COMPUTER);
    computer->scroll_yours.max = score_panel_draw(ui, at->you, &you);
    computer->scroll.max = score_panel_draw(ui, at->rival, &rival);
}

static void computer_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct computer *computer = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    char faster_label[32] = TEXT_FASTER;
    if (computer->pace.speed > 1) {
        (void)snprintf(faster_label, sizeof faster_label, TEXT_FASTER_BY, computer->pace.speed);
    }
    struct button_look faster = {.kind = BUTTON_PLAIN, .label = faster_label};
    struct button_look to_end = {.kind = BUTTON_PRIMARY, .label = TEXT_SKIP};
    play_draw_top(desk, ui, &at);
    draw_progress(computer, desk, ui, at.clock);
    draw_panels(computer, desk, ui, &at);
    draw_board(computer, desk, ui, at.board);
    draw_line(computer, desk, ui, at.word);
    int gap = ui_px(ui, 14);
    ui_button(ui, ID_FASTER, rect_column(at.actions, 0, 2, gap), &faster);
    ui_button(ui, ID_SKIP, rect_column(at.actions, 1, 2, gap), &to_end);
}

/* --- input --- */

static bool computer_input(void *self, struct desk *desk, const struct input *input)
{
    struct computer *computer = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    if (input->kind == INPUT_KEY) {
        bool ends = input->key == KEY_ESCAPE || input->key == KEY_SPACE || input->key == KEY_ENTER;
        if (ends) {
            computer_skip(computer, desk);
        } else if (input->key == KEY_LETTER && input->letter == 'p') {
            stage_over(&desk->stage, SCREEN_PAUSE, NULL);
            return true;
        }
        return ends;
    }
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        struct score_panel you = panel_of(computer, desk, SIDE_PLAYER);
        struct score_panel rival = panel_of(computer, desk, SIDE_COMPUTER);
        return explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &you, at.you,
                             input->x, input->y) ||
               explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &rival,
                             at.rival, input->x, input->y);
    }
    if (input->kind == INPUT_TEXT) {
        char letter = input->text[0];
        if (letter == 'p' || letter == 'P') {
            stage_over(&desk->stage, SCREEN_PAUSE, NULL);
        }
        if (letter == 'r' || letter == 'R') {
            desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
        }
        return strchr("pPrR", letter);
    }
    if (input->kind == INPUT_WHEEL) {
        bool yours = rect_contains(at.you, desk->stage.pointer_x, desk->stage.pointer_y);
        play_scroll(desk, yours ? &computer->scroll_yours : &computer->scroll, input->wheel);
        return true;
    }
    return false;
}

static void computer_press(void *self, struct desk *desk, int id)
{
    struct computer *computer = self;
    if (id == PLAY_ID_MENU) {
        stage_over(&desk->stage, SCREEN_PAUSE, NULL);
    } else if (id == PLAY_ID_SOUND) {
        preferences_toggle_sound(desk);
    } else if (id == ID_FASTER) {
        computer_pace_faster(&computer->pace);
    } else if (id == ID_SKIP) {
        computer_skip(computer, desk);
    }
}

static long computer_wait_ms(const void *self, const struct desk *desk)
{
    (void)self;
    (void)desk;
    return 0;
}

const struct screen_class screen_computer = {
    .name = "computer",
    .state_size = sizeof(struct computer),
    .open = computer_open,
    .input = computer_input,
    .press = computer_press,
    .advance = computer_advance,
    .draw = computer_draw,
    .wait_ms = computer_wait_ms,
};

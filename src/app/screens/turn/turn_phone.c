/* SPDX-License-Identifier: MIT */
/*
 * The player's turn in a window as narrow as a hand: both scores in a line, the last words in
 * another, and on demand the words with what the rival's panel has, over the board.
 */
#include "phrase.h"
#include "turn.h"

#define GAP          12
#define BESIDE_LABEL 48 /* its icon, and what is left of a button */

/* Draws the points for the next star, alone. */
static void draw_next_star(const struct turn *turn, const struct score_panel *you, struct ui *ui,
                           struct rect room)
{
    struct text_style style = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_END);
    char points[PHRASE_MAX];
    int next = 0;
    while (next < PAR_STARS_MAX - 1 && you->score >= turn->target.stars[next]) {
        next++;
    }
    int middle = room.y + room.h / 2;
    room.w -= ui_text_fit(ui, room.x + room.w, middle, room.w / 2, &style,
                          phrase_number(points, turn->target.stars[next]));
    for (int i = 0; i <= next; i++) {
        bool is_reached = you->score >= turn->target.stars[next - i];
        ui_star(ui, room.x + room.w - ui_px(ui, 20 + 25 * i), middle, 24, is_reached ? 1000 : 0);
    }
}

void turn_phone_draw(struct turn *turn, const struct desk *desk, struct ui *ui)
{
    char note[TURN_NOTE_MAX];
    struct score_panel panels[2] = {turn_panel(turn, desk, note), play_panel(desk, SIDE_COMPUTER)};
    const struct mode_traits *traits = round_traits(desk->table.round);
    bool has_rival = !panels[1].is_empty && traits->seats == 1;
    turn_target_show_rival(turn, desk, &panels[1]);
    if (traits->seats == 2) { /* the computer takes what is left: whose turn it is says more */
        panels[1] = panels[0];
        panels[1].awaits = true;
        panels[1].has_goal = false;
        panels[1].line = NULL;
    }
    struct rect room =
        play_draw_scores(ui, turn->at.scores, panels, has_rival || traits->seats == 2 ? 2 : 1);
    if (turn->target.stars[0] > 0) {
        draw_next_star(turn, &panels[0], ui, room);
    }
    if (!turn->shows_words) {
        play_draw_strip(ui, turn->at.strip, &panels[0]);
    }
}

void turn_phone_draw_buttons(const struct turn *turn, struct ui *ui, struct rect tools,
                             const char *hint, struct rect *rotate_at, struct rect *hint_at)
{
    const struct button_look words = {.kind = turn->shows_words ? BUTTON_PRIMARY : BUTTON_PLAIN,
                                      .label = tr("Words"),
                                      .icon = turn->shows_words ? ICON_X : ICON_LIST,
                                      .size = 17};
    const struct text_style style = {.size = words.size, .weight = WEIGHT_800};
    const char *const labels[] = {tr("Rotate"), hint ? hint : words.label, words.label};
    int gap = ui_px(ui, GAP);
    int count = hint ? 3 : 2;
    struct rect_part parts[3];
    int widths[3];
    for (int i = 0; i < count; i++) {
        parts[i].least = ui_text_width(ui, &style, labels[i]) + ui_px(ui, BESIDE_LABEL);
        parts[i].grow = 1;
    }
    (void)rect_share(tools.w - (count - 1) * gap, parts, count, widths);
    *rotate_at = rect_slice_left(&tools, widths[0], gap);
    if (hint) {
        *hint_at = rect_slice_left(&tools, widths[1], gap);
    }
    ui_button(ui, TURN_ID_WORDS, tools, &words);
}

/* SPDX-License-Identifier: MIT */
/*
 * The buttons under the results: of a fresh round, of one of the past, of a board that was only
 * solved. Leaves what they do to screen_results.c.
 */
#include "results_draw.h"
#include "text.h"

/* A fresh round: home, the statistics if there is room, another one. */
static void draw_ways_on(const struct desk *desk, struct ui *ui, struct rect row)
{
    static const struct button_look home = {.kind = BUTTON_PLAIN, .label = TEXT_HOME};
    static const struct button_look figures = {.kind = BUTTON_PLAIN, .label = TEXT_STATISTICS};
    struct button_look again = {.kind = BUTTON_PRIMARY,
                                .label =
                                    desk->table.solve_only ? TEXT_SOLVED_ANOTHER : TEXT_PLAY_AGAIN};
    int gap = ui_px(ui, 16);
    int home_width = ui_px(ui, 180) < row.w / 3 ? ui_px(ui, 180) : row.w / 3;
    int again_width = ui_px(ui, 240) < row.w / 2 ? ui_px(ui, 240) : row.w / 2;
    int room = row.w - home_width - again_width - 2 * gap;
    struct rect middle = {row.x + home_width + gap, row.y, room, row.h};
    ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x, row.y, home_width, row.h}, &home);
    if (room >= ui_px(ui, 120)) {
        middle.w = room < ui_px(ui, 180) ? room : ui_px(ui, 180);
        ui_button(ui, RESULTS_ID_STATISTICS, middle, &figures);
    } else if (room >= row.h) {
        middle.w = row.h;
        ui_icon_button(ui, RESULTS_ID_STATISTICS, middle, ICON_CHART_COLUMN);
    }
    ui_button(ui, RESULTS_ID_AGAIN,
              (struct rect){row.x + row.w - again_width, row.y, again_width, row.h}, &again);
}

void results_draw_buttons(const struct results *results, const struct desk *desk, struct ui *ui,
                          const struct results_layout *at)
{
    struct button_look same = {
        .kind = BUTTON_GHOST, .label = desk->table.solve_only ? TEXT_SOLVED_PLAY : TEXT_SAME_BOARD};
    static const struct button_look copy = {.kind = BUTTON_GHOST, .label = TEXT_COPY};
    static const struct button_look back = {.kind = BUTTON_PRIMARY,
                                            .label = TEXT_BACK_TO_ROUNDS,
                                            .has_icon = true,
                                            .icon = ICON_CHEVRON_LEFT};
    int gap = ui_px(ui, 16);
    ui_button(ui, RESULTS_ID_SAME, rect_column(at->left_buttons, 0, 2, gap), &same);
    ui_button(ui, RESULTS_ID_COPY, rect_column(at->left_buttons, 1, 2, gap), &copy);
    if (results->is_past) {
        struct rect row = at->right_buttons;
        int width = ui_px(ui, 240) < row.w / 2 ? ui_px(ui, 240) : row.w / 2;
        ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x + row.w - width, row.y, width, row.h},
                  &back);
    } else {
        draw_ways_on(desk, ui, at->right_buttons);
    }
}

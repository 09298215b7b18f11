/* SPDX-License-Identifier: MIT */
/*
 * The filter of the statistics, over them: which modes, rules and boards they cover. It applies at
 * once.
 */
#include "dialog.h"
#include "phrase.h"
#include "statistics.h"

#include <stdio.h>

#define WIDTH 640
#define PAD   32
#define HEAD  56
#define ROW   52
#define SPACE 14

static struct statistics *filtered(const struct desk *desk)
{
    return stage_state(&desk->stage, SCREEN_STATISTICS);
}

static void filter_draw(void *self, const struct desk *desk, struct ui *ui)
{
    (void)self;
    const struct statistics_filter *filter = &filtered(desk)->filter;
    const char *modes[STATISTICS_MODES] = {tr("All modes")};
    const char *rules[RULES_COUNT + 1] = {tr("All rules")};
    const char *sizes[APP_SIZE_COUNT + 1] = {tr_in("sizes", "All")};
    char names[APP_SIZE_COUNT][32];
    for (int i = 1; i < STATISTICS_MODES; i++) {
        modes[i] = phrase_mode_brief((enum game_mode)(i - 1));
    }
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i + 1] = phrase_rules_name((enum rules)i);
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], tr("%d × %d"), i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        sizes[i + 1] = names[i];
    }
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look all = {.kind = BUTTON_GHOST,
                                    .label = tr("All rounds"),
                                    .disabled = !statistics_is_filtered(filtered(desk))};
    const struct button_look done = {.kind = BUTTON_PRIMARY, .label = tr("Done")};
    struct rect window = layout_window(ui->layout);
    bool is_phone = layout_is_phone(ui->layout);
    int pad = is_phone ? 20 : PAD;
    int choices = is_phone ? 96 : ROW;
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - (is_phone ? 24 : 48)),
                                  2 * pad + HEAD + 3 * choices + ROW + 3 * SPACE + 10);
    struct rect rest = layout_to_px(ui->layout, rect_inset(box, pad));
    dialog_draw_box(ui, layout_to_px(ui->layout, box));
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_fit(ui, head.x, head.y + ui_px(ui, 16), head.w, &title, tr("Which rounds?"));
    int gap = ui_px(ui, SPACE);
    struct rect foot = rect_slice_bottom(&rest, ui_px(ui, ROW), gap + ui_px(ui, 10));
    ui_choices(ui, STATISTICS_ID_MODES, rect_row(rest, gap, 3, 0), modes, STATISTICS_MODES,
               filter->mode);
    ui_choices(ui, STATISTICS_ID_RULES, rect_row(rest, gap, 3, 1), rules, RULES_COUNT + 1,
               filter->rules);
    ui_choices(ui, STATISTICS_ID_SIZES, rect_row(rest, gap, 3, 2), sizes, APP_SIZE_COUNT + 1,
               filter->size == 0 ? 0 : filter->size - APP_SIZE_MIN + 1);
    ui_button(ui, STATISTICS_ID_ALL, rect_column(foot, gap, 2, 0), &all);
    ui_button(ui, STATISTICS_ID_DONE, rect_column(foot, gap, 2, 1), &done);
}

static void filter_press(void *self, struct desk *desk, int id)
{
    struct statistics *statistics = filtered(desk);
    struct statistics_filter *filter = &statistics->filter;
    (void)self;
    if (id == STATISTICS_ID_DONE) {
        stage_back(&desk->stage);
        return;
    }
    if (id == STATISTICS_ID_ALL) {
        *filter = (struct statistics_filter){0};
    } else if (id >= STATISTICS_ID_SIZES) {
        int index = id - STATISTICS_ID_SIZES;
        filter->size = index == 0 ? 0 : APP_SIZE_MIN + index - 1;
    } else if (id >= STATISTICS_ID_RULES) {
        filter->rules = id - STATISTICS_ID_RULES;
    } else {
        filter->mode = id - STATISTICS_ID_MODES;
    }
    scroll_to(&statistics->rounds_list.scroll, 0);
    statistics_read(statistics, desk);
}

static bool filter_input(void *self, struct desk *desk, const struct input *input)
{
    bool closes = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_ENTER);
    (void)self;
    if (closes) {
        stage_back(&desk->stage);
    }
    return closes;
}

const struct screen_class screen_filter = {
    .name = "filter",
    .state_size = 1,
    .is_overlay = true,
    .input = filter_input,
    .press = filter_press,
    .draw = filter_draw,
};

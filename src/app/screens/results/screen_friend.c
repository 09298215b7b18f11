/* SPDX-License-Identifier: MIT */
/*
 * Over the results of a challenge: how the last challenges of its sender ended, and who is ahead in
 * all of them.
 */
#include "desk.h"
#include "dialog.h"
#include "phrase.h"
#include "play.h"

#include <stdio.h>

#define WIDTH  560
#define PAD    32
#define HEAD   60
#define ROW    40
#define SPACE  14
#define BUTTON 54
#define SHOWN  5

enum { ID_DONE = 1 };

struct friend
{
    struct stored_round rounds[SHOWN]; /* newest first */
    size_t count;
};

static void friend_open(void *self, struct desk *desk, const struct call *call)
{
    struct friend *friend = self;
    (void)call; /* empty if it cannot be read */
    (void)keeper_challenges(desk->keeper, desk->table.notes.sender, SHOWN, friend->rounds,
                            &friend->count);
}

/* Draws a row: what it is, and the figures of both, with the higher one in its colour. */
static void draw_row(struct ui *ui, struct rect row, struct text_style style, const char *text,
                     const char *yours, const char *theirs)
{
    const struct theme *theme = ui->theme;
    int middle = row.y + row.h / 2;
    int column = row.w * 28 / 100;
    int gap = ui_px(ui, 12);
    ui_text_fit(ui, row.x, middle, row.w - 2 * column - gap, &style, text);
    style = text_colored(text_aligned(style, ALIGN_END), theme->you_text);
    ui_text_fit(ui, row.x + row.w - column, middle, column - gap, &style, yours);
    style.color = theme->rival_text;
    ui_text_fit(ui, row.x + row.w, middle, column - gap, &style, theirs);
}

static void draw_rounds(const struct friend *friend, const struct desk *desk, struct ui *ui,
                        struct rect rest)
{
    struct app_date today = calendar_today(&desk->calendar);
    struct text_style small = theme_text(ui->theme, TEXT_SMALL);
    struct text_style label = theme_sized(ui->theme, TEXT_LABEL, 19);
    struct text_style heading = theme_text(ui->theme, TEXT_HEADING);
    char yours[PHRASE_MAX];
    char theirs[PHRASE_MAX];
    int row = ui_px(ui, ROW);
    draw_row(ui, rect_cut_top(&rest, row), small, tr("Last boards"),
             table_name_of(&desk->table, SIDE_PLAYER), table_name_of(&desk->table, SIDE_COMPUTER));
    for (size_t i = 0; i < friend->count; i++) {
        const struct stored_round *stored = &friend->rounds[i];
        struct app_date day = calendar_day_of(&desk->calendar, stored->notes.ended_unix_s);
        char date[DATE_TEXT_MAX];
        if (stored->is_damaged) {
            ui_text_fit(ui, rest.x, rest.y + row / 2, rest.w, &small,
                        tr("This round can no longer be read."));
            (void)rect_cut_top(&rest, row);
            continue;
        }
        draw_row(ui, rect_cut_top(&rest, row), label, date_brief(&day, &today, date),
                 phrase_number(yours, stored->score),
                 phrase_number(theirs, stored->computer_points));
    }
    ui_rule(ui, rest.x, rest.y, rest.w);
    draw_row(ui, rect_cut_top(&rest, row), heading, tr("Wins"),
             phrase_number(yours, desk->table.honours.feats.friend_won),
             phrase_number(theirs, desk->table.honours.feats.friend_lost));
}

static void friend_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct friend *friend = self;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look done = {.kind = BUTTON_PRIMARY, .label = tr("Done")};
    struct rect window = layout_window(ui->layout);
    bool is_phone = layout_is_phone(ui->layout);
    int pad = is_phone ? 20 : PAD;
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - (is_phone ? 24 : 48)),
                                  2 * pad + HEAD + ((int)friend->count + 2) * ROW + SPACE + BUTTON);
    struct rect rest = layout_to_px(ui->layout, rect_inset(box, pad));
    char text[STORE_NAME_MAX + 64];
    dialog_draw_box(ui, layout_to_px(ui->layout, box));
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    (void)snprintf(text, sizeof text, tr("You and %s"), table_name_of(&desk->table, SIDE_COMPUTER));
    ui_text_lines(ui, head.x, head.y + ui_px(ui, 18), head.w, ui_px(ui, 56), &title, text);
    ui_button(ui, ID_DONE, rect_cut_bottom(&rest, ui_px(ui, BUTTON)), &done);
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(desk, theme);
    ui->theme = &of_round;
    draw_rounds(friend, desk, ui, rest);
    ui->theme = theme;
}

static void friend_press(void *self, struct desk *desk, int id)
{
    (void)self;
    (void)id; /* there is only one */
    stage_back(&desk->stage);
}

static bool friend_input(void *self, struct desk *desk, const struct input *input)
{
    bool closes = input->kind == INPUT_KEY &&
                  (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE);
    (void)self;
    if (closes) {
        stage_back(&desk->stage);
    }
    return closes;
}

const struct screen_class screen_friend = {
    .name = "friend",
    .state_size = sizeof(struct friend),
    .is_overlay = true,
    .open = friend_open,
    .input = friend_input,
    .press = friend_press,
    .draw = friend_draw,
};

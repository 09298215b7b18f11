/* SPDX-License-Identifier: MIT */
/*
 * Over the results of a challenge: how the last challenges of its sender ended, and who is ahead in
 * all of them.
 */
#include "dialog.h"
#include "game_state.h"
#include "phrase.h"
#include "play.h"

#define WIDTH  560
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

static void friend_open(void *self, struct game *game, const struct call *call)
{
    struct friend *friend = self;
    (void)call; /* empty if it cannot be read */
    (void)history_challenges(game->store, game->session.notes.sender, SHOWN, friend->rounds,
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
    ui_text_lines(ui, row.x, middle, row.w - 2 * column - gap, row.h, &style, text);
    style = text_colored(text_aligned(style, ALIGN_END), theme->you_text);
    ui_text_cut(ui, row.x + row.w - column, middle, column - gap, &style, yours);
    style.color = theme->rival_text;
    ui_text_cut(ui, row.x + row.w, middle, column - gap, &style, theirs);
}

static void draw_rounds(const struct friend *friend, const struct game *game, struct ui *ui,
                        struct rect rest)
{
    struct app_date today = calendar_today(&game->calendar);
    struct text_style small = theme_text(ui->theme, TEXT_SMALL);
    struct text_style label = theme_sized(ui->theme, TEXT_LABEL, 19);
    struct text_style heading = theme_text(ui->theme, TEXT_HEADING);
    int row = ui_px(ui, ROW);
    draw_row(ui, rect_cut_top(&rest, row), small, tr("Last boards"),
             session_name_of(&game->session, SIDE_PLAYER),
             session_name_of(&game->session, SIDE_COMPUTER));
    for (size_t i = 0; i < friend->count; i++) {
        const struct stored_round *stored = &friend->rounds[i];
        struct app_date day = calendar_day_of(&game->calendar, stored->notes.ended_unix_s);
        if (stored->is_damaged) {
            ui_text_fit(ui, rest.x, rest.y + row / 2, rest.w, &small,
                        tr("This round can no longer be read."));
            (void)rect_cut_top(&rest, row);
            continue;
        }
        draw_row(ui, rect_cut_top(&rest, row), label, date_moment(ui->arena, &day, &today),
                 phrase_number(ui->arena, stored->score),
                 phrase_number(ui->arena, stored->computer_points));
    }
    ui_rule(ui, rest.x, rest.y, rest.w);
    draw_row(ui, rect_cut_top(&rest, row), heading, tr("Wins"),
             phrase_number(ui->arena, game->session.honours.feats.friend_won),
             phrase_number(ui->arena, game->session.honours.feats.friend_lost));
}

/* Returns the height of all of it, units. */
static int height(const struct friend *friend)
{
    return HEAD + ((int)friend->count + 2) * ROW + SPACE + BUTTON;
}

static int friend_page_units(const void *self, const struct game *game)
{
    (void)game;
    return dialog_frame_units(height(self));
}

static void friend_draw(void *self, const struct game *game, struct ui *ui)
{
    const struct friend *friend = self;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look done = {.kind = BUTTON_PRIMARY, .label = tr("Done")};
    struct rect rest = dialog_draw_frame(ui, WIDTH, height(friend));
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_lines(ui, head.x, head.y + ui_px(ui, 18), head.w, ui_px(ui, 56), &title,
                  say(ui->arena, tr("You and %s"), session_name_of(&game->session, SIDE_COMPUTER)));
    ui_button(ui, ID_DONE, rect_cut_bottom(&rest, ui_px(ui, BUTTON)), &done);
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(game, theme);
    ui->theme = &of_round;
    draw_rounds(friend, game, ui, rest);
    ui->theme = theme;
}

static void friend_press(void *self, struct game *game, int id)
{
    (void)self;
    (void)id; /* there is only one */
    stage_back(&game->stage);
}

const struct screen_class screen_friend = {
    .name = "friend",
    .state_size = sizeof(struct friend),
    .is_overlay = true,
    .open = friend_open,
    .enter = ID_DONE,
    .escape = ID_DONE,
    .press = friend_press,
    .draw = friend_draw,
    .page_units = friend_page_units,
};

/* SPDX-License-Identifier: MIT */
/*
 * Over Home: the rounds that wait, if several do. Leaves continuing one, and giving one up, to
 * game.c.
 */
#include "daily.h"
#include "dialog.h"
#include "game.h"
#include "home.h"
#include "list.h"
#include "phrase.h"

#define WIDTH  620
#define PAD    32
#define HEAD   64
#define ROW    72
#define GAP    10
#define SHOWN  6 /* at once, where the window has room */
#define BUTTON 54
#define SPACE  16

#define PAD_PHONE 20
#define ROW_PHONE 100 /* with two lines about the round */

enum { ID_BACK = 1, ID_DROP, ID_ROW = ID_DROP + HOME_ROUNDS_MAX };

struct rounds {
    struct keeper_left left[HOME_ROUNDS_MAX];
    struct list list;
};

static void rounds_open(void *self, struct desk *desk, const struct call *call)
{
    struct rounds *rounds = self;
    (void)call;
    rounds->list = (struct list){
        .kind = LIST_PRESSED,
        .first_id = ID_ROW,
        .count = (long)keeper_list_waiting(desk->keeper, rounds->left, HOME_ROUNDS_MAX)};
}

/* One may have been given up. */
static void rounds_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        rounds_open(self, desk, NULL);
    }
}

/* Returns what the round is, as a title. */
static const char *title_of(const struct waiting *waiting)
{
    const char *kind = table_kind_title(waiting->stored.notes.kind);
    return kind                         ? kind
           : waiting_finds_all(waiting) ? tr("Find them all")
                                        : phrase_mode_name(waiting->stored.mode);
}

static void draw_row(const struct keeper_left *left, const struct desk *desk, struct ui *ui,
                     const struct list_row *row)
{
    const struct theme *theme = ui->theme;
    struct rect room = rect_inset(row->rect, ui_px(ui, 16));
    struct text_style title = theme_text(theme, TEXT_HEADING);
    struct text_style about = theme_text(theme, TEXT_LABEL);
    struct text_style when = text_aligned(theme_text(theme, TEXT_SMALL), ALIGN_END);
    struct app_date today = calendar_today(&desk->calendar);
    struct app_date day = daily_day_of(&desk->calendar, &left->waiting.stored.notes);
    char date[DATE_TEXT_MAX];
    char text[WAITING_TEXT_MAX];
    bool is_phone = layout_is_phone(ui->layout);
    int line = ui_px(ui, is_phone ? 24 : 14);
    int middle = room.y + room.h / 2;
    bool is_lit = ui->hover == row->id;
    ui_surface(ui, row->rect, 16, is_lit ? theme->raised : theme->field);
    if (is_lit && theme->outline.a > 0) {
        ui_outline(ui, row->rect, 16, 3, theme->you_text);
    }
    waiting_write(&left->waiting, text);
    date_brief(&day, &today, date);
    int taken = ui_text_fit(ui, room.x + room.w, middle - line, room.w / 3, &when, date);
    int wide = room.w - taken - ui_px(ui, 12);
    if (is_phone) {
        ui_text_lines(ui, room.x, middle - line, wide, ui_px(ui, 36), &title,
                      title_of(&left->waiting));
        ui_text_lines(ui, room.x, middle + ui_px(ui, 16), room.w, ui_px(ui, 48), &about, text);
        return;
    }
    ui_text_fit(ui, room.x, middle - line, wide, &title, title_of(&left->waiting));
    ui_text_fit(ui, room.x, middle + line, room.w, &about, text);
}

/* Draws the button that gives a round up, if the row is in view. */
static void draw_drop(struct ui *ui, const struct list_row *row, struct rect drops)
{
    const struct button_look look = {.kind = BUTTON_GHOST, .icon = ICON_TRASH_2, .size = 18};
    int id = ID_DROP + (int)row->index;
    struct rect button = {drops.x, row->rect.y + (row->rect.h - drops.w) / 2, drops.w, drops.w};
    if (button.y >= drops.y && button.y + button.h <= drops.y + drops.h) {
        ui_button(ui, id, button, &look);
        ui_tip(ui, id, tr("Give up"));
    }
}

static void rounds_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct rounds *rounds = self;
    struct list *list = &rounds->list;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look back = {.label = tr("Cancel")};
    struct rect window = layout_window(ui->layout);
    bool is_phone = layout_is_phone(ui->layout);
    int pad = is_phone ? PAD_PHONE : PAD;
    int high = is_phone ? ROW_PHONE : ROW;
    int rows = int_min((int)list->count, SHOWN) * (high + GAP);
    int height = int_min(2 * pad + HEAD + rows + SPACE + BUTTON, window.h - 48);
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - (is_phone ? 24 : 48)), height);
    struct rect rest = layout_to_px(ui->layout, rect_inset(box, pad));
    dialog_draw_box(ui, layout_to_px(ui->layout, box));
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_fit(ui, head.x, head.y + ui_px(ui, 18), head.w, &title, tr("Continue"));
    struct rect foot = rect_slice_bottom(&rest, ui_px(ui, BUTTON), ui_px(ui, SPACE));
    struct rect panel = rest;
    panel.w += ui_px(ui, pad / 2); /* the bar is beside the rows */
    struct rect wide = rest;
    struct rect drops = rect_slice_right(&rest, ui_px(ui, LAYOUT_FINGER), ui_px(ui, 8));
    list_fit(list, ui, rest, ui_px(ui, high + GAP), ui_px(ui, high));
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        ui_clip(ui, wide);
        draw_row(&rounds->left[row.index], desk, ui, &row);
        draw_drop(ui, &row, drops);
    }
    list_draw_bar(list, ui, panel);
    ui_button(ui, ID_BACK, foot, &back);
}

static void rounds_press(void *self, struct desk *desk, int id)
{
    const struct rounds *rounds = self;
    if (id >= ID_DROP && id < ID_ROW) {
        game_drop_chosen(desk, rounds->left[id - ID_DROP].id);
        return;
    }
    stage_back(&desk->stage);
    if (id >= ID_ROW) {
        game_continue_chosen(desk, rounds->left[id - ID_ROW].id);
    }
}

static bool rounds_input(void *self, struct desk *desk, const struct input *input)
{
    struct rounds *rounds = self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE) &&
        rounds->list.count > 0) { /* nothing has the focus */
        rounds_press(self, desk, ID_ROW);
        return true;
    }
    long focused = list_focused(&rounds->list, &desk->stage.ui);
    if (input->kind == INPUT_KEY && input->key == KEY_DELETE && focused >= 0) {
        rounds_press(self, desk, ID_DROP + (int)focused);
        return true;
    }
    return list_input(&rounds->list, &desk->stage.ui, input);
}

const struct screen_class screen_rounds = {
    .name = "rounds",
    .state_size = sizeof(struct rounds),
    .is_overlay = true,
    .open = rounds_open,
    .input = rounds_input,
    .press = rounds_press,
    .draw = rounds_draw,
    .hear = rounds_hear,
};

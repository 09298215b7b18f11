/* SPDX-License-Identifier: MIT */
/*
 * All keys on one sheet, over any screen; a round pauses below it. Leaves what the keys do to the
 * screens.
 */
#include "desk.h"
#include "text.h"

#define ROW     27 /* units from one line to the next */
#define HEAD    25 /* from the heading of a group to its first line */
#define BETWEEN 13 /* between groups */
#define PAD     28
#define TOP     74 /* of the first group */
#define MARGIN  28 /* above and below the sheet */

enum { ID_CLOSE = 1 };

struct line {
    const char *keys; /* NULL: `does` heads a group */
    const char *does;
};

/* Both halves of the sheet; where there is no room beside one another, one below the other. */
static const struct line left_lines[] = {
    {NULL, TEXT_KEYS_EVERYWHERE},
    {TEXT_KEY_TAB, TEXT_KEY_TAB_DOES},
    {TEXT_KEY_ARROWS, TEXT_KEY_ARROWS_DOES},
    {TEXT_KEY_PRESS, TEXT_KEY_PRESS_DOES},
    {TEXT_KEY_ESCAPE, TEXT_KEY_ESCAPE_DOES},
    {TEXT_KEY_MUTE, TEXT_KEY_MUTE_DOES},
    {TEXT_KEY_SIZE, TEXT_KEY_SIZE_DOES},
    {TEXT_KEY_WINDOW, TEXT_KEY_WINDOW_DOES},
    {NULL, TEXT_KEYS_TURN},
    {TEXT_KEY_LETTERS, TEXT_KEY_LETTERS_DOES},
    {TEXT_KEY_DICE, TEXT_KEY_DICE_DOES},
    {TEXT_KEY_BACKSPACE, TEXT_KEY_BACKSPACE_DOES},
    {TEXT_KEY_HINT, TEXT_KEY_HINT_DOES},
    {TEXT_KEY_ROTATE, TEXT_KEY_ROTATE_DOES},
    {TEXT_KEY_DONE, TEXT_KEY_DONE_DOES},
    {TEXT_KEY_NEXT, TEXT_KEY_NEXT_DOES},
    {NULL, TEXT_KEYS_FIELDS},
    {TEXT_KEY_SELECT, TEXT_KEY_SELECT_DOES},
    {TEXT_KEY_ERASE, TEXT_KEY_ERASE_DOES},
    {TEXT_KEY_CLIPBOARD, TEXT_KEY_CLIPBOARD_DOES},
};

static const struct line right_lines[] = {
    {NULL, TEXT_KEYS_COMPUTER},
    {TEXT_KEY_SKIP, TEXT_KEY_SKIP_DOES},
    {NULL, TEXT_KEYS_RESULTS},
    {TEXT_KEY_FIND, TEXT_KEY_FIND_DOES},
    {TEXT_KEY_CHOOSE, TEXT_KEY_CHOOSE_DOES},
    {TEXT_KEY_THROUGH, TEXT_KEY_THROUGH_DOES},
    {NULL, TEXT_KEYS_SCRAMBLER},
    {TEXT_KEY_MARK, TEXT_KEY_MARK_DOES},
    {TEXT_KEY_SLIDE, TEXT_KEY_SLIDE_DOES},
    {TEXT_KEY_UNDO, TEXT_KEY_UNDO_DOES},
    {NULL, TEXT_KEYS_PRACTICE},
    {TEXT_KEY_DROP, TEXT_KEY_DROP_DOES},
    {TEXT_KEY_MONTH, TEXT_KEY_MONTH_DOES},
    {NULL, TEXT_KEYS_PAD},
    {TEXT_PAD_MOVE, TEXT_PAD_MOVE_DOES},
    {TEXT_PAD_A, TEXT_PAD_A_DOES},
    {TEXT_PAD_X, TEXT_PAD_X_DOES},
    {TEXT_PAD_B, TEXT_PAD_B_DOES},
    {TEXT_PAD_SHOULDERS, TEXT_PAD_SHOULDERS_DOES},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* Units from the top of the first line to the end of the last. */
static int height_of(const struct line *lines, int count)
{
    int height = 0;
    for (int i = 0; i < count; i++) {
        height += lines[i].keys ? ROW : HEAD + (i > 0 ? BETWEEN : 0);
    }
    return height;
}

/* Draws a column, `percent` of its height as it is meant; returns where it ends. */
static int draw_lines(struct ui *ui, struct rect area, const struct line *lines, int count,
                      int percent)
{
    const struct theme *theme = ui->theme;
    struct text_style head = {.size = 15, .weight = WEIGHT_700, .color = theme->dim, .spacing = 60};
    struct text_style keys = {.size = 17, .weight = WEIGHT_800, .color = theme->you_text};
    struct text_style does = {.size = 17, .weight = WEIGHT_600, .color = theme->text};
    int keys_width = area.w * 38 / 100;
    int y = area.y;
    for (int i = 0; i < count; i++) {
        bool heads = !lines[i].keys;
        int height = ui_px(ui, (heads ? HEAD : ROW) * percent / 100);
        y += heads && i > 0 ? ui_px(ui, BETWEEN * percent / 100) : 0;
        if (heads) {
            ui_text_fit(ui, area.x, y + height / 2, area.w, &head, tr(lines[i].does));
        } else {
            ui_text_fit(ui, area.x, y + height / 2, keys_width - ui_px(ui, 12), &keys,
                        tr(lines[i].keys));
            ui_text_fit(ui, area.x + keys_width, y + height / 2, area.w - keys_width, &does,
                        tr(lines[i].does));
        }
        y += height;
    }
    return y;
}

static void draw_sheet(struct ui *ui, struct rect box)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 30, .weight = WEIGHT_900, .color = theme->text};
    static const struct button_look close = {
        .kind = BUTTON_GHOST, .has_icon = true, .icon = ICON_X};
    ui_box(ui, (struct rect){0, 0, ui->layout->width, ui->layout->height}, 0, theme->veil);
    ui_shadow(ui, box, 10, 22, 36);
    ui_surface(ui, box, 22, theme->panel);
    int pad = ui_px(ui, PAD);
    int button = ui_px(ui, 44);
    ui_text_fit(ui, box.x + pad, box.y + ui_px(ui, 40), box.w - 3 * pad - button, &title,
                tr(TEXT_KEYS));
    ui_button(ui, ID_CLOSE,
              (struct rect){box.x + box.w - pad - button, box.y + ui_px(ui, 18), button, button},
              &close);
}

static void keys_draw(void *self, const struct desk *desk, struct ui *ui)
{
    (void)self;
    (void)desk;
    int window_width = layout_units(ui->layout, ui->layout->width);
    int window_height = layout_units(ui->layout, ui->layout->height);
    bool one_column = window_width < 800;
    int left_height = height_of(left_lines, COUNT(left_lines));
    int right_height = height_of(right_lines, COUNT(right_lines));
    int lines = left_height > right_height ? left_height : right_height;
    if (one_column) {
        lines = left_height + BETWEEN + right_height;
    }
    int room = window_height - 2 * MARGIN - TOP - PAD;
    int percent = lines > room ? room * 100 / lines : 100;
    int width = one_column ? 580 : 940;
    width = width > window_width - 40 ? window_width - 40 : width;
    int height = TOP + lines * percent / 100 + PAD;

    struct rect box = {(ui->layout->width - ui_px(ui, width)) / 2,
                       (ui->layout->height - ui_px(ui, height)) / 2, ui_px(ui, width),
                       ui_px(ui, height)};
    draw_sheet(ui, box);
    struct rect inner = {box.x + ui_px(ui, PAD), box.y + ui_px(ui, TOP), box.w - 2 * ui_px(ui, PAD),
                         box.h - ui_px(ui, TOP + PAD)};
    if (one_column) {
        inner.y = draw_lines(ui, inner, left_lines, COUNT(left_lines), percent) +
                  ui_px(ui, BETWEEN * percent / 100);
        (void)draw_lines(ui, inner, right_lines, COUNT(right_lines), percent);
        return;
    }
    int gap = ui_px(ui, 32);
    (void)draw_lines(ui, rect_column(inner, 0, 2, gap), left_lines, COUNT(left_lines), percent);
    (void)draw_lines(ui, rect_column(inner, 1, 2, gap), right_lines, COUNT(right_lines), percent);
}

static void keys_press(void *self, struct desk *desk, int id)
{
    (void)self;
    (void)id; /* there is but one */
    stage_back(&desk->stage);
}

static bool keys_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool beside = input->kind == INPUT_PRESS; /* the button takes its own */
    bool closes = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_F1 ||
                                               input->key == KEY_ENTER || input->key == KEY_SPACE);
    if (beside || closes) {
        stage_back(&desk->stage);
    }
    return beside || closes;
}

const struct screen_class screen_keys = {
    .name = "keys",
    .is_overlay = true,
    .input = keys_input,
    .press = keys_press,
    .draw = keys_draw,
};

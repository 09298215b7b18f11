/* SPDX-License-Identifier: MIT */
/*
 * All keys on one sheet, over any screen; a round below it is paused.
 */
#include "game_state.h"

#define ROW     27 /* units from line to line */
#define TALL    43 /* the same for a text of two lines */
#define HEAD    25 /* from the heading of a group to its first line */
#define BETWEEN 13 /* between groups */
#define PAD     28
#define TOP     74 /* top of the first group */
#define MARGIN  28 /* above and below the sheet */

#define COLUMN_HEIGHT 2250

enum { ID_CLOSE = 1 };

struct line {
    const char *keys; /* NULL: `does` heads a group */
    const char *does;
};

static const char by_ear[] = N_("BY EAR");

/* Both halves of the sheet: side by side, or one below the other if there is no room. */
static const struct line left_lines[] = {
    {NULL, N_("EVERYWHERE")},
    {N_("Tab, Shift+Tab"), N_("next button, previous button")},
    {N_("Arrows"), N_("move between buttons")},
    {N_("Enter, Space"), N_("press the button")},
    {N_("Escape"), N_("back")},
    {N_("Ctrl+M"), N_("sound on or off")},
    {N_("Ctrl and + − 0"), N_("zoom in, out, reset")},
    {N_("F1, F11"), N_("these keys, full screen")},
    {NULL, N_("YOUR TURN")},
    {N_("Letters, Enter"), N_("spell a word, enter it")},
    {N_("Arrows, Space"), N_("move over the dice, add one")},
    {N_("Backspace"), N_("take the last one back")},
    {N_("Ctrl+H"), N_("a hint, for points")},
    {N_("Alt+W"), N_("why a word was refused; count it")},
    {N_("Alt+R, P"), N_("rotate; pause, with the guide")},
    {N_("Enter, Enter"), N_("end your turn")},
    {N_("Enter, Space"), N_("begin the second player’s turn")},
    {NULL, N_("TEXT FIELDS")},
    {N_("Shift+arrows"), N_("select letters")},
    {N_("Ctrl+Backspace"), N_("take a word back")},
    {N_("Ctrl+A, C, X, V"), N_("select all, copy, cut, paste")},
    {NULL, N_("TERMS")},
    {N_("Guide"), N_("dice fade as their words are found")},
    {N_("Hunt"), N_("a board without a clock, for days")},
    {N_("Ghost"), N_("an earlier round that races you")},
    {N_("Coach"), N_("what you overlook, after a round")},
    {N_("My words"), N_("what counts for you, or does not")},
};

static const struct line right_lines[] = {
    {NULL, N_("THE COMPUTER’S TURN")},
    {N_("Escape, Space"), N_("skip to its end")},
    {NULL, N_("RESULTS")},
    {N_IN("keys", "Letters"), N_("find a word")},
    {N_("Arrows"), N_("choose a word, or a die")},
    {N_("Space"), N_("the words through that die")},
    {NULL, N_("REPLAY")},
    {N_("Left, Right"), N_("a word back, a word on")},
    {N_("Space; 1, 2, 3"), N_("pause; speed")},
    {N_("G"), N_("race the ghost of this round")},
    {NULL, N_("SCRAMBLER")},
    {N_("Arrows"), N_("move the mark")},
    {N_("Shift+arrows"), N_("slide its row or column")},
    {N_("Ctrl+Z, Ctrl+Y"), N_("take a move back, make it again")},
    {NULL, N_("PRACTICE, DAILY PUZZLES")},
    {N_("Arrows, Delete"), N_("choose a word, drop it")},
    {N_("Page Up, Down"), N_("previous month, next month")},
    {NULL, N_("GAME CONTROLLER")},
    {N_("D-pad, left stick"), N_("move")},
    {N_("A"), N_("press, add a die; hold it to trace")},
    {N_("X, Y"), N_("enter the word, take a die back")},
    {N_("B, Start"), N_("back, pause")},
    {N_("Shoulders"), N_("next or previous button")},
    {NULL, by_ear},
    {N_("Ctrl+Alt+S"), N_("speech on or off")},
    {N_("F9"), N_("read the screen")},
    {N_("F2, F3, F4"), N_("the row, the board, your word")},
    {N_("F5, F6"), N_("the scores, the time left")},
    {N_("F7, F8"), N_("words left, your last words")},
    {N_("Ctrl+arrows"), N_("dice that may come next")},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* --- by ear --- */

struct keys {
    int heard; /* the group that was said last, in the order of the sheet */
};

static const struct line *line_at(int index)
{
    return index < COUNT(left_lines) ? &left_lines[index] : &right_lines[index - COUNT(left_lines)];
}

#define LINES (COUNT(left_lines) + COUNT(right_lines))

/* Says the lines of a group. */
static void say_group(int group, struct output *output, struct arena *arena)
{
    int at = -1;
    for (int i = 0; i < LINES; i++) {
        const struct line *line = line_at(i);
        at += !line->keys;
        if (at == group) {
            output_say(output, line->keys ? say(arena, tr("%s: %s"), tr(line->keys), tr(line->does))
                                          : tr(line->does));
        }
    }
}

/* The group about keys by ear comes first. */
static void keys_open(void *self, struct game *game, const struct call *call)
{
    struct keys *keys = self;
    (void)game;
    (void)call;
    keys->heard = -1;
    for (int i = 0; i < LINES; i++) {
        keys->heard += !line_at(i)->keys;
        if (line_at(i)->does == by_ear) {
            return;
        }
    }
}

static void keys_say(const void *self, const struct game *game, struct output *output,
                     struct arena *arena)
{
    const struct keys *keys = self;
    (void)game;
    output_say(output, tr("Keys"));
    say_group(keys->heard, output, arena);
    output_say(output, tr("Up and down: the other groups."));
}

/* Goes to the next group or the one before, and round. */
static void hear_group(struct keys *keys, struct game *game, int step)
{
    int count = 0;
    for (int i = 0; i < LINES; i++) {
        count += !line_at(i)->keys;
    }
    keys->heard = (keys->heard + step + count) % count;
    say_group(keys->heard, &game->output, game->arena);
}

/* --- drawing --- */

/* Returns how many lines of the right half are drawn: a page has no voice, so nothing by ear. */
static int right_count(const struct ui *ui)
{
    for (int i = 0; i < COUNT(right_lines); i++) {
        if (ui->lists && right_lines[i].does == by_ear) {
            return i;
        }
    }
    return COUNT(right_lines);
}

static struct text_style keys_style(const struct ui *ui)
{
    return text_colored(theme_sized(ui->theme, TEXT_HEADING, 17), ui->theme->you_text);
}

static struct text_style does_style(const struct ui *ui)
{
    return text_colored(theme_text(ui->theme, TEXT_BODY), ui->theme->text);
}

/* Returns the width of the keys in a column `width` px wide: set by the widest, within bounds. */
static int keys_width(const struct ui *ui, int width)
{
    struct text_style style = keys_style(ui);
    int widest = 0;
    for (int i = 0; i < LINES; i++) {
        const char *keys = line_at(i)->keys;
        widest = int_max(widest, keys ? ui_text_least(ui, &style, tr(keys)) : 0);
    }
    return layout_clamped(widest + ui_px(ui, 12), width * 38 / 100, width * 45 / 100);
}

/* Returns the units to the next line: two lines' worth if the text would be too small in one. */
static int row_of(const struct ui *ui, const struct line *line, int width)
{
    struct text_style keys = keys_style(ui);
    struct text_style does = does_style(ui);
    int left = keys_width(ui, width);
    bool is_tall = ui_text_least(ui, &keys, tr(line->keys)) > left - ui_px(ui, 12) ||
                   ui_text_least(ui, &does, tr(line->does)) > width - left;
    return is_tall ? TALL : ROW;
}

/* Returns the units from the top of the first line to the bottom of the last. */
static int height_of(const struct ui *ui, const struct line *lines, int count, int width)
{
    int height = 0;
    for (int i = 0; i < count; i++) {
        height += lines[i].keys ? row_of(ui, &lines[i], width) : HEAD + (i > 0 ? BETWEEN : 0);
    }
    return height;
}

/* Draws a column at `percent` of its design height; returns where it ends. */
static int draw_lines(struct ui *ui, struct rect area, const struct line *lines, int count,
                      int percent)
{
    struct text_style head = theme_text(ui->theme, TEXT_CAPTION);
    struct text_style keys = keys_style(ui);
    struct text_style does = does_style(ui);
    int left = keys_width(ui, area.w);
    int y = area.y;
    for (int i = 0; i < count; i++) {
        bool heads = !lines[i].keys;
        int units = heads ? HEAD : row_of(ui, &lines[i], area.w);
        int height = ui_px(ui, units * percent / 100);
        y += heads && i > 0 ? ui_px(ui, BETWEEN * percent / 100) : 0;
        if (heads) {
            ui_text_lines(ui, area.x, y + height / 2, area.w, height, &head, tr(lines[i].does));
        } else {
            ui_text_lines(ui, area.x, y + height / 2, left - ui_px(ui, 12), height, &keys,
                          tr(lines[i].keys));
            ui_text_lines(ui, area.x + left, y + height / 2, area.w - left, height, &does,
                          tr(lines[i].does));
        }
        y += height;
    }
    return y;
}

static void draw_sheet(struct ui *ui, struct rect box)
{
    const struct theme *theme = ui->theme;
    struct text_style title = theme_text(theme, TEXT_TITLE);
    static const struct button_look close = {.kind = BUTTON_GHOST, .icon = ICON_X};
    ui_box(ui, (struct rect){0, 0, ui->layout->width, ui->layout->height}, 0, theme->veil);
    ui_shadow(ui, box, 10, 22, 36);
    ui_surface(ui, box, 22, theme->panel);
    int pad = ui_px(ui, PAD);
    int button = ui_px(ui, 44);
    ui_text_fit(ui, box.x + pad, box.y + ui_px(ui, 40), box.w - 3 * pad - button, &title,
                tr("Keys"));
    ui_button(ui, ID_CLOSE,
              (struct rect){box.x + box.w - pad - button, box.y + ui_px(ui, 18), button, button},
              &close);
}

/* Dimensions of the sheet in units. */
struct sheet {
    int width, height, column;
    int percent; /* of the design height */
    bool one_column;
};

#define COLUMN_GAP 32

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int pad, beside;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pad = PAD, .beside = 40},
    [LAYOUT_COLUMN] = {.pad = 16, .beside = 16},
};

/* Returns the units beside the lines. */
static int pad_of(const struct ui *ui)
{
    return measures[ui->layout->shape].pad;
}

/* `wide`: the width of two columns. */
static struct sheet sheet_of(const struct ui *ui, int wide)
{
    int window_width = layout_units(ui->layout, ui->layout->width);
    int window_height = layout_units(ui->layout, ui->layout->height);
    struct sheet sheet = {.one_column = window_width < 800};
    const struct measures *m = &measures[ui->layout->shape];
    sheet.width = int_min(sheet.one_column ? 580 : wide, window_width - (m->beside));
    sheet.column = sheet.width - 2 * pad_of(ui);
    sheet.column = sheet.one_column ? sheet.column : (sheet.column - COLUMN_GAP) / 2;
    int column = ui_px(ui, sheet.column);
    int left = height_of(ui, left_lines, COUNT(left_lines), column);
    int right = height_of(ui, right_lines, right_count(ui), column);
    int lines = sheet.one_column ? left + BETWEEN + right : int_max(left, right);
    int room = window_height - 2 * MARGIN - TOP - PAD;
    sheet.percent = lines > room ? room * 100 / lines : 100;
    sheet.height = TOP + lines * sheet.percent / 100 + PAD;
    return sheet;
}

static void keys_draw(void *self, const struct game *game, struct ui *ui)
{
    (void)self;
    (void)game;
    struct sheet sheet = sheet_of(ui, 940);
    if (sheet.percent < 100) {
        sheet = sheet_of(ui, 1240);
    }
    int percent = sheet.percent;
    struct rect window = {0, 0, ui->layout->width, ui->layout->height};
    struct rect box = rect_middle(window, ui_px(ui, sheet.width), ui_px(ui, sheet.height));
    if (ui->layout->shape == LAYOUT_COLUMN) {
        box.y = ui_px(ui, 8);
    }
    draw_sheet(ui, box);
    int pad = ui_px(ui, pad_of(ui));
    struct rect inner = {box.x + pad, box.y + ui_px(ui, TOP), box.w - 2 * pad,
                         box.h - ui_px(ui, TOP + PAD)};
    if (sheet.one_column) {
        inner.y = draw_lines(ui, inner, left_lines, COUNT(left_lines), percent) +
                  ui_px(ui, BETWEEN * percent / 100);
        (void)draw_lines(ui, inner, right_lines, right_count(ui), percent);
        return;
    }
    int gap = ui_px(ui, COLUMN_GAP);
    (void)draw_lines(ui, rect_column(inner, gap, 2, 0), left_lines, COUNT(left_lines), percent);
    (void)draw_lines(ui, rect_column(inner, gap, 2, 1), right_lines, right_count(ui), percent);
}

static void keys_press(void *self, struct game *game, int id)
{
    (void)self;
    (void)id; /* there is only one */
    stage_back(&game->stage);
}

static bool keys_input(void *self, struct game *game, const struct input *input)
{
    bool hears = input->kind == INPUT_KEY && game->output.speech.on;
    if (hears && (input->key == KEY_UP || input->key == KEY_DOWN)) {
        hear_group(self, game, input->key == KEY_DOWN ? 1 : -1);
        return true;
    }
    bool beside = input->kind == INPUT_PRESS; /* presses on the button do not get here */
    bool closes = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_F1 ||
                                               input->key == KEY_ENTER || input->key == KEY_SPACE);
    if (beside || closes) {
        stage_back(&game->stage);
    }
    return beside || closes;
}

const struct screen_class screen_keys = {
    .name = "keys",
    .state_size = sizeof(struct keys),
    .is_overlay = true,
    .open = keys_open,
    .say = keys_say,
    .least_units = COLUMN_HEIGHT,
    .input = keys_input,
    .press = keys_press,
    .draw = keys_draw,
};

/* SPDX-License-Identifier: MIT */
/*
 * Draws the custom board dialog. Does not handle input; see screen_custom.c.
 */
#include "custom_draw.h"

#include "desk.h"
#include "dialog.h"
#include "phrase.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- layout, in design units --- */

#define PAD        40
#define GAP        16
#define ROW        52
#define CHOICES    54
#define LABEL      28 /* a label and the gap below it */
#define TOP        128
#define WIDE_WIDTH 900
#define WIDE_TALL  620
#define WIDE_BOARD 380
#define TRAY_EDGE  6
#define STACK_REST 656 /* height of a tall dialog without its board */

static struct rect in_px(const struct layout *layout, struct rect origin, int x, int y, int w,
                         int h)
{
    int left = layout_px(layout, x);
    int top = layout_px(layout, y);
    return (struct rect){origin.x + left, origin.y + top, layout_px(layout, x + w) - left,
                         layout_px(layout, y + h) - top};
}

/* Where things are in the dialog, in device pixels. */
struct custom_layout {
    struct rect box;
    struct rect title, hint;
    struct rect board;
    struct rect size_label, sizes;
    struct rect field_label, field;
    struct rect remark;
    struct rect tools[2]; /* two rows of two buttons: fill and paste, clear and solve */
    struct rect last_row; /* cancel and play */
};

/* Lays out the controls in a column `width` wide at (x, y); the last row is at y = `last`. */
static void lay_controls(const struct layout *layout, struct custom_layout *at, int x, int y,
                         int width, int last)
{
    struct rect box = at->box;
    at->size_label = in_px(layout, box, x, y, width, LABEL);
    at->sizes = in_px(layout, box, x, y + LABEL, width, CHOICES);
    y += LABEL + CHOICES + 24;
    at->field_label = in_px(layout, box, x, y, width, LABEL);
    at->field = in_px(layout, box, x, y + LABEL, width, CHOICES);
    y += LABEL + CHOICES + 10;
    at->remark = in_px(layout, box, x, y, width, 50);
    y += 58;
    at->tools[0] = in_px(layout, box, x, y, width, ROW);
    at->tools[1] = in_px(layout, box, x, y + ROW + GAP, width, ROW);
    at->last_row = in_px(layout, box, x, last, width, CHOICES);
}

static struct rect middle_box(const struct layout *layout, int width, int height)
{
    int w = layout_px(layout, width);
    int h = layout_px(layout, height);
    return (struct rect){(layout->width - w) / 2, (layout->height - h) / 2, w, h};
}

/* Dice on the left, controls on the right. */
static struct custom_layout lay_wide(const struct layout *layout)
{
    struct custom_layout at = {.box = middle_box(layout, WIDE_WIDTH, WIDE_TALL)};
    int right = WIDE_WIDTH / 2 + 10;
    int width = WIDE_WIDTH - PAD - right;
    at.title = in_px(layout, at.box, PAD, 30, WIDE_WIDTH - 2 * PAD, 46);
    at.hint = in_px(layout, at.box, PAD, 65, WIDE_WIDTH - 2 * PAD, 44);
    at.board = in_px(layout, at.box, PAD, TOP, WIDE_BOARD, WIDE_BOARD + TRAY_EDGE);
    lay_controls(layout, &at, right, TOP + 4, width, WIDE_TALL - 78);
    return at;
}

/* Dice above the controls. */
static struct custom_layout lay_tall(const struct layout *layout)
{
    int height = layout_units(layout, layout->height);
    int width = layout_units(layout, layout->width) - 48;
    width = width > 640 ? 640 : width;
    int inner = width - 2 * PAD;
    int board = height - 48 - STACK_REST;
    board = board > inner ? inner : board;
    int tall = STACK_REST + board;
    struct custom_layout at = {.box = middle_box(layout, width, tall)};
    at.title = in_px(layout, at.box, PAD, 30, inner, 46);
    at.hint = in_px(layout, at.box, PAD, 76, inner, 46);
    at.board = in_px(layout, at.box, PAD + (inner - board) / 2, TOP, board, board + TRAY_EDGE);
    lay_controls(layout, &at, PAD, TOP + board + TRAY_EDGE + 18, inner, tall - 78);
    return at;
}

static struct custom_layout layout_of(const struct layout *layout)
{
    return layout->shape == LAYOUT_STACK ? lay_tall(layout) : lay_wide(layout);
}

/* --- remarks --- */

static void say_missing(const struct custom *custom, int missing, char *text)
{
    int letters = custom->size * custom->size;
    char size[PHRASE_MAX];
    (void)snprintf(size, sizeof size, tr("%d × %d"), custom->size, custom->size);
    if (custom_is_empty(custom)) {
        (void)snprintf(
            text, CUSTOM_REMARK_MAX,
            tr_plural("A %s board needs %d letter.", "A %s board needs %d letters.", letters), size,
            letters);
    } else {
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr_plural("%d letter short: a %s board needs %d.",
                                 "%d letters short: a %s board needs %d.", missing),
                       missing, size, letters);
    }
}

/* Says how many words the board has; returns true if memory ran out. */
static bool say_words(const struct custom_screen *screen, char *text)
{
    char words[PHRASE_MAX];
    if (screen->words < 0) {
        (void)snprintf(text, CUSTOM_REMARK_MAX, "%s", tr("There is not enough memory for that."));
        return true;
    }
    if (screen->ended_early) {
        (void)snprintf(text, CUSTOM_REMARK_MAX, tr("This board holds at least %s."),
                       phrase_words(words, screen->words));
    } else if (screen->words == 0) {
        (void)snprintf(text, CUSTOM_REMARK_MAX, "%s",
                       tr("This board has no words, but you can play it."));
    } else {
        (void)snprintf(text, CUSTOM_REMARK_MAX, tr("This board holds %s."),
                       phrase_words(words, screen->words));
    }
    return false;
}

static bool say_letters(const struct custom_screen *screen, char *text)
{
    const struct custom *custom = &screen->custom;
    int missing = custom_missing(custom);
    int surplus = custom_surplus(custom);
    if (missing > 0) {
        say_missing(custom, missing, text);
        return !custom_is_empty(custom);
    }
    if (surplus > 0) {
        char size[PHRASE_MAX];
        (void)snprintf(size, sizeof size, tr("%d × %d"), custom->size, custom->size);
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr_plural("%d letter too many for %s: it is left out.",
                                 "%d letters too many for %s: they are left out.", surplus),
                       surplus, size);
        return true;
    }
    return say_words(screen, text);
}

/* Turns a clause from the engine into a sentence. */
static void say_reason(const char *reason, char *text)
{
    if (!reason[0]) {
        (void)snprintf(text, CUSTOM_REMARK_MAX, "%s", tr("There is not enough memory for that."));
        return;
    }
    char first = custom_code_letter(reason[0]);
    (void)snprintf(text, CUSTOM_REMARK_MAX, "%c%s.", first ? first : reason[0], reason + 1);
}

/* Describes the text itself; returns true if it is a complaint. */
static bool say_state(const struct custom_screen *screen, char *text)
{
    char reason[CUSTOM_REMARK_MAX];
    switch (screen->sense) {
    case CUSTOM_SENSE_LETTERS:
        return say_letters(screen, text);
    case CUSTOM_SENSE_SHORT:
        (void)snprintf(
            text, CUSTOM_REMARK_MAX,
            tr_plural("One more letter or digit.", "%d more letters or digits.", screen->missing),
            screen->missing);
        return false;
    case CUSTOM_SENSE_UNKNOWN:
        (void)snprintf(text, CUSTOM_REMARK_MAX, tr("Codes have no %c. Please check it."),
                       screen->unknown);
        return true;
    case CUSTOM_SENSE_WRONG:
        (void)snprintf(text, CUSTOM_REMARK_MAX, tr("Not this one: %s."),
                       tr_message(&screen->reason, reason, sizeof reason));
        return true;
    case CUSTOM_SENSE_PUZZLE:
        (void)snprintf(text, CUSTOM_REMARK_MAX, "%s", tr("A Scrambler puzzle."));
        return false;
    case CUSTOM_SENSE_CHALLENGE:
        if (screen->played) {
            (void)snprintf(text, CUSTOM_REMARK_MAX, "%s",
                           tr("You’ve played this board: see who found what."));
            return false;
        }
        return say_words(screen, text);
    case CUSTOM_SENSE_CODE:
        return say_words(screen, text);
    case CUSTOM_SENSE_BROKEN:
        say_reason(tr_message(&screen->reason, reason, sizeof reason), text);
        return true;
    }
    return false;
}

/* Explains a refused character; for a digit after an I or O, says that no code contains that
 * letter. */
static void say_refused(const struct custom *custom, char *text)
{
    const char *unknown = strpbrk(custom->field.text, "IO");
    bool is_digit = isdigit((unsigned char)custom->refused[0]);
    bool is_a_to_z =
        alphabet_fingerprint(custom->alphabet) == alphabet_fingerprint(&alphabet_english);
    if (custom->is_line) {
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr("“%s” can’t be used: codes have letters and digits."), custom->refused);
    } else if (is_digit && unknown && is_a_to_z) {
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr("“%s” can’t be used: dice show A to Z, and codes have no %c."),
                       custom->refused, *unknown);
    } else {
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       is_a_to_z ? tr("“%s” can’t be used: dice show A to Z.")
                                 : tr("“%s” can’t be used: no die shows it."),
                       custom->refused);
    }
}

/* Explains a character that is read as two letters; returns whether the rest is a complaint. */
static bool say_split(const struct custom_screen *screen, char *text)
{
    const struct custom *custom = &screen->custom;
    char letters[ALPHABET_FACE_LETTERS + 1];
    char capitals[ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)];
    char state[CUSTOM_REMARK_MAX];
    size_t count = 0;
    (void)alphabet_encode(custom->alphabet, custom->refused, strlen(custom->refused), letters,
                          ALPHABET_FACE_LETTERS, &count);
    alphabet_upper(custom->alphabet, letters, count, capitals);
    bool is_complaint = say_state(screen, state);
    (void)snprintf(text, CUSTOM_REMARK_MAX, tr("“%s” is %s here, on two dice. %s"), custom->refused,
                   capitals, state);
    return is_complaint;
}

bool custom_draw_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX])
{
    const struct custom *custom = &screen->custom;
    char state[CUSTOM_REMARK_MAX];
    switch (custom->remark) {
    case CUSTOM_REMARK_NONE:
        break;
    case CUSTOM_REMARK_REFUSED:
        say_refused(custom, text);
        return true;
    case CUSTOM_REMARK_FULL:
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr_plural("There is no room for more than %d letter.",
                                 "There is no room for more than %d letters.",
                                 (long)CUSTOM_DICE_MAX),
                       CUSTOM_DICE_MAX);
        return true;
    case CUSTOM_REMARK_NOTHING:
        (void)snprintf(text, CUSTOM_REMARK_MAX, "%s", tr("There are no letters in the clipboard."));
        return true;
    case CUSTOM_REMARK_LEFT_OUT:
        (void)say_state(screen, state);
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr_plural("%d character that is not a letter was left out. %s",
                                 "%d characters that are not letters were left out. %s",
                                 custom->left_out),
                       custom->left_out, state);
        return true;
    case CUSTOM_REMARK_SPLIT:
        return say_split(screen, text);
    }
    return say_state(screen, text);
}

/* --- drawing --- */

static const struct field_look field_look = {.outlined = true, .has_caret = true, .spacing = 80};

struct rect custom_draw_field(const struct desk *desk, struct field_look *look)
{
    *look = field_look;
    return layout_of(&desk->stage.layout).field;
}

/* A line's board is shown as it is; letters as far as they have been typed. */
void custom_draw_view(const struct custom_screen *screen, const struct desk *desk,
                      struct board *board, struct board_view *view)
{
    const struct custom *custom = &screen->custom;
    unsigned char faces[CUSTOM_DICE_MAX];
    for (int cell = 0; cell < custom_dice_count(custom); cell++) {
        signed char die = custom->dice[cell];
        faces[cell] = (unsigned char)(die == CUSTOM_EMPTY ? FACE_BLANK : die);
    }
    if (screen->has_board) {
        *board = screen->board;
    } else {
        board_init_in(board, custom->alphabet, custom->size, custom->size, faces);
    }
    board_view_layout(view, board, 0, layout_of(&desk->stage.layout).board);
}

/* Outlines the die that takes the next letter; an empty one also gets a caret. */
static void draw_cursor(struct ui *ui, const struct custom *custom, const struct board_view *view)
{
    int cursor = custom_cursor(custom);
    if (custom->is_line || cursor >= board_cell_count(view->board)) {
        return;
    }
    struct rect tile = board_view_tile(view, cursor);
    int out = ui_px(ui, 3);
    struct rect ring = {tile.x - out, tile.y - out, tile.w + 2 * out, tile.h + 2 * out};
    ui_outline(ui, ring, layout_units(ui->layout, tile.w * 165 / 1000) + 4, 4, ui->theme->you_edge);
    struct rect inner = rect_inset(ring, ui_px(ui, 1));
    ui_outline(ui, inner, layout_units(ui->layout, tile.w * 165 / 1000) + 3, 3, ui->theme->you);
    if (custom->dice[cursor] == CUSTOM_EMPTY) {
        int wide = ui_px(ui, 3) > 0 ? ui_px(ui, 3) : 1;
        int high = tile.h * 55 / 100;
        struct rect caret = {tile.x + (tile.w - wide) / 2, tile.y + (tile.h - high) / 2, wide,
                             high};
        ui_box(ui, caret, 0, ui->theme->ink);
    }
}

static void draw_dice(const struct custom_screen *screen, const struct desk *desk, struct ui *ui)
{
    const struct custom *custom = &screen->custom;
    struct board board;
    struct board_view view;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path none = {0};
    custom_draw_view(screen, desk, &board, &view);
    for (int cell = 0; cell < board_cell_count(&board); cell++) {
        /* A blank die looks different from one still waiting for its letter. */
        bool is_set = screen->has_board || custom->dice[cell] != CUSTOM_EMPTY;
        poses[cell].is_mark = is_set && board.faces[cell] == FACE_BLANK;
        poses[cell].label = poses[cell].is_mark ? "·" : NULL;
    }
    board_view_draw(ui, &view, &none, TILE_PLAIN, poses);
    draw_cursor(ui, custom, &view);
}

static void draw_label(struct ui *ui, struct rect rect, const char *text)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    ui_text_fit(ui, rect.x, rect.y + rect.h / 3, rect.w, &style, text);
}

static void draw_sizes(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct custom *custom = &screen->custom;
    char names[APP_SIZE_COUNT][32];
    const char *labels[APP_SIZE_COUNT];
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], tr("%d × %d"), i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        labels[i] = names[i];
    }
    ui_choices(ui, CUSTOM_ID_SIZE, area, labels, APP_SIZE_COUNT, custom->size - APP_SIZE_MIN);
}

/* Draws the challenge's sender, its terms, and what the sender found. */
static void draw_challenge(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct challenge *challenge = &screen->challenge;
    struct text_style name = {.size = 24, .weight = WEIGHT_900, .color = ui->theme->rival_text};
    struct text_style terms = {.size = 17, .weight = WEIGHT_700, .color = ui->theme->text};
    char clock[PHRASE_MAX];
    char words[PHRASE_MAX];
    char points[PHRASE_MAX];
    char line[CUSTOM_REMARK_MAX];
    int y = area.y + ui_px(ui, 33);
    if (challenge->name[0]) {
        ui_text_fit(ui, area.x, y, area.w, &name, challenge->name);
        y += ui_px(ui, 25);
    }
    (void)snprintf(line, sizeof line, tr("%s · %s · %d × %d"), phrase_rules_name(challenge->rules),
                   challenge->time_ms > 0 ? phrase_clock(clock, challenge->time_ms)
                                          : tr("no clock"),
                   screen->board.rows, screen->board.columns);
    ui_text_fit(ui, area.x, y, area.w, &terms, line);
    (void)snprintf(line, sizeof line, tr("Found: %s, %s"),
                   phrase_words(words, screen->sender_words),
                   phrase_points(points, screen->sender_points));
    ui_text_fit(ui, area.x, y + ui_px(ui, 22), area.w, &terms, line);
}

static void draw_languages(const struct desk *desk, struct ui *ui, const struct custom_layout *at,
                           const int languages[2])
{
    const struct table *table = &desk->table;
    const char *const names[] = {table->played_languages[languages[0]].name,
                                 table->played_languages[languages[1]].name};
    draw_label(ui, at->size_label, tr("PLAY IN"));
    ui_choices(ui, CUSTOM_ID_LANGUAGE, at->sizes, names, 2, table_language(table) == languages[1]);
}

/* The size of a line's board cannot be changed. */
static void draw_top(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                     const struct custom_layout *at)
{
    int languages[2];
    struct text_style size = {.size = 24, .weight = WEIGHT_900, .color = ui->theme->text};
    struct rect area = at->size_label;
    char text[32];
    if (screen->sense == CUSTOM_SENSE_CHALLENGE) {
        draw_label(ui, area,
                   screen->challenge.name[0] ? tr("A CHALLENGE FROM") : tr("A CHALLENGE"));
        draw_challenge(screen, ui, area);
    } else if (custom_languages(screen, &desk->table, languages)) {
        draw_languages(desk, ui, at, languages);
    } else if (screen->sense == CUSTOM_SENSE_LETTERS || !screen->has_board) {
        draw_label(ui, area, tr("SIZE"));
        draw_sizes(screen, ui, at->sizes);
    } else {
        draw_label(ui, area, tr("BOARD"));
        (void)snprintf(text, sizeof text, tr("%d × %d"), screen->board.rows, screen->board.columns);
        ui_text_fit(ui, area.x, area.y + ui_px(ui, 33), area.w, &size, text);
    }
}

/* A fault in switching the language takes precedence over other remarks. */
static void draw_remark(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    char text[CUSTOM_REMARK_MAX];
    bool bad = custom_draw_remark(screen, text);
    if (desk->answers.language_fault.format) {
        (void)tr_message(&desk->answers.language_fault, text, sizeof text);
        dialog_draw_remark(ui, area, text, true);
    } else {
        dialog_draw_remark(ui, area, text, bad);
    }
}

static void draw_buttons(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                         const struct custom_layout *at)
{
    const struct custom *custom = &screen->custom;
    enum custom_sense sense = screen->sense;
    bool no_dice = !desk->table.dice[custom->size - APP_SIZE_MIN];
    bool is_whole = sense != CUSTOM_SENSE_LETTERS || custom_missing(custom) == 0;
    bool nothing = !screen->has_board && sense != CUSTOM_SENSE_PUZZLE;
    bool secret = !screen->has_board || sense == CUSTOM_SENSE_CHALLENGE;
    struct button_look fill = {
        .kind = BUTTON_GHOST, .label = tr("Fill at random"), .disabled = is_whole || no_dice};
    struct button_look paste = {.kind = BUTTON_GHOST, .label = tr("Paste")};
    struct button_look clear = {
        .kind = BUTTON_GHOST, .label = tr("Clear"), .disabled = !custom->field.text[0]};
    struct button_look solve = {
        .kind = BUTTON_GHOST, .label = tr("Solve only"), .disabled = secret};
    struct button_look cancel = {.kind = BUTTON_PLAIN, .label = tr("Cancel")};
    struct button_look play = {.kind = BUTTON_PRIMARY,
                               .label = sense == CUSTOM_SENSE_BROKEN ? tr("Play the board")
                                        : screen->played             ? tr("Compare")
                                                                     : tr("Play"),
                               .disabled = nothing};
    int gap = ui_px(ui, GAP);
    ui_button(ui, CUSTOM_ID_FILL, rect_column(at->tools[0], gap, 2, 0), &fill);
    ui_button(ui, CUSTOM_ID_PASTE, rect_column(at->tools[0], gap, 2, 1), &paste);
    ui_button(ui, CUSTOM_ID_CLEAR, rect_column(at->tools[1], gap, 2, 0), &clear);
    ui_button(ui, CUSTOM_ID_SOLVE, rect_column(at->tools[1], gap, 2, 1), &solve);
    ui_button(ui, CUSTOM_ID_CANCEL, rect_column(at->last_row, gap, 2, 0), &cancel);
    ui_button(ui, CUSTOM_ID_PLAY, rect_column(at->last_row, gap, 2, 1), &play);
}

void custom_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct custom_screen *screen = self;
    struct custom_layout at = layout_of(&desk->stage.layout);
    struct text_style title = {.size = 32, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style hint = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    dialog_draw_box(ui, at.box);
    ui_text_fit(ui, at.title.x, at.title.y + at.title.h / 2, at.title.w, &title,
                tr("Custom board"));
    const char *says = screen->custom.alphabet->pair_face > 0
                           ? tr("Type the letters row by row: Q counts as QU, a dot is an empty "
                                "die. Or paste a code or a "
                                "challenge.")
                           : tr("Type the letters row by row; a dot is an empty die. Or paste a "
                                "code or a challenge.");
    if (desk->stage.layout.shape == LAYOUT_STACK) {
        ui_text_wrap(ui, at.hint, &hint, says);
    } else {
        ui_text_lines(ui, at.hint.x, at.hint.y + at.hint.h / 2, at.hint.w, at.hint.h, &hint, says);
    }
    draw_dice(screen, desk, ui);
    draw_top(screen, desk, ui, &at);
    draw_label(ui, at.field_label, tr("LETTERS, CODE OR CHALLENGE"));
    field_draw(ui, HOT_NONE, at.field, &screen->custom.field, &field_look);
    draw_remark(screen, desk, ui, at.remark);
    draw_buttons(screen, desk, ui, &at);
}

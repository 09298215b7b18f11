/* SPDX-License-Identifier: MIT */
/*
 * The dialog for a board by its code, so that two people can play the same one apart. Leaves the
 * reading of codes to the engine; a code of the Scrambler leads there.
 */
#include "screen_code.h"
#include "dialog.h"
#include "game.h"
#include "text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { ID_FIELD = 1, ID_PASTE, ID_CANCEL, ID_PLAY };

#define CODE_FIELD_MAX 32
#define BOARD_LENGTH   10 /* letters and digits of a code; of dice of one's own two more */
#define OWN_LENGTH     12
#define PUZZLE_LENGTH  12
#define GROUP          5

/* Letters as capitals, digits, dashes; the engine knows which of them are in codes. */
static char take_code(char character)
{
    bool is_digit = character >= '0' && character <= '9';
    return (char)(is_digit || character == '-' ? character : field_take_letter(character));
}

static void code_open(void *self, struct desk *desk, const struct call *call)
{
    struct code_screen *screen = self;
    (void)desk;
    (void)call;
    field_init(&screen->field, CODE_FIELD_MAX, take_code);
    screen->refused[0] = '\0';
}

/* --- what the code is --- */

enum code_kind {
    CODE_NONE,  /* nothing is typed */
    CODE_SHORT, /* `missing` letters or digits are to come */
    CODE_WRONG, /* for `reason` */
    CODE_BOARD, /* `board` */
    CODE_PUZZLE /* of the Scrambler; whether it can be dealt is seen there */
};

struct code_sense {
    enum code_kind kind;
    int missing;
    struct board board;
    char reason[FAULT_DETAIL_MAX];
};

/* The letters and digits of a text, without what stands between them, in groups; returns how many
 * there are. */
static int in_groups(const char *text, char grouped[CODE_FIELD_MAX * 2])
{
    int count = 0;
    size_t length = 0;
    for (; *text; text++) {
        if (!isalnum((unsigned char)*text)) {
            continue;
        }
        if (count > 0 && count % GROUP == 0) {
            grouped[length++] = '-';
        }
        grouped[length++] = *text;
        count++;
    }
    grouped[length] = '\0';
    return count;
}

/* Can the text be completed to a code? Tried by filling it up. */
static bool is_begin(const char *text, int count, int wanted, struct fault *fault)
{
    char filled[CODE_FIELD_MAX * 2 + OWN_LENGTH];
    struct board_code code;
    (void)snprintf(filled, sizeof filled, "%s", text);
    for (size_t length = strlen(filled); count < wanted; count++) {
        filled[length++] = 'A';
        filled[length] = '\0';
    }
    return deal_read_code(filled, strlen(filled), &code, fault) == STATUS_OK;
}

static struct code_sense wrong(const struct fault *fault)
{
    struct code_sense sense = {.kind = CODE_WRONG};
    (void)snprintf(sense.reason, sizeof sense.reason, "%s", fault->detail);
    return sense;
}

static struct code_sense missing(int count)
{
    return (struct code_sense){.kind = CODE_SHORT, .missing = count};
}

/* Reads a code as far as it is typed; blanks and dashes anywhere. */
static struct code_sense sense_of(const struct desk *desk, const char *text)
{
    char code[CODE_FIELD_MAX * 2];
    struct code_sense sense = {.kind = CODE_NONE};
    struct fault fault = {0};
    int count = in_groups(text, code);
    if (count == 0) {
        return sense;
    }
    /* No code of a board begins with a digit, and every code of a puzzle does: its size. */
    if (isdigit((unsigned char)code[0])) {
        sense.kind = CODE_PUZZLE;
        return count < PUZZLE_LENGTH ? missing(PUZZLE_LENGTH - count) : sense;
    }
    int wanted = code[0] == 'X' ? OWN_LENGTH : BOARD_LENGTH;
    if (count < wanted) {
        return is_begin(code, count, wanted, &fault) ? missing(wanted - count) : wrong(&fault);
    }
    if (table_board_of_code(&desk->table, code, &sense.board, &fault) != STATUS_OK) {
        return wrong(&fault);
    }
    sense.kind = CODE_BOARD;
    return sense;
}

/* --- playing --- */

static void play_board(const struct code_screen *screen, struct desk *desk,
                       const struct board *board)
{
    char code[CODE_FIELD_MAX * 2];
    bool played = keeper_has_board(desk->keeper, board, desk->table.match.rules);
    (void)in_groups(screen->field.text, code);
    desk->table.board = *board;
    (void)snprintf(desk->table.code, sizeof desk->table.code, "%.*s", BOARD_CODE_MAX - 1, code);
    table_note(&desk->table, ROUND_KIND_CODE, !played);
    if (game_begin(desk, true) && played) {
        post_notify(&desk->post, TEXT_CODE_PLAYED);
    }
}

/* Comes back here where the code brings no puzzle, which is said. */
static void open_puzzle(struct desk *desk, const char *code)
{
    struct call call = {.text = code};
    stage_over(&desk->stage, SCREEN_SCRAMBLER, &call);
}

static void play(const struct code_screen *screen, struct desk *desk)
{
    struct code_sense sense = sense_of(desk, screen->field.text);
    switch (sense.kind) {
    case CODE_BOARD:
        play_board(screen, desk, &sense.board);
        return;
    case CODE_PUZZLE:
        open_puzzle(desk, screen->field.text);
        return;
    case CODE_NONE:
    case CODE_SHORT:
    case CODE_WRONG:
        break;
    }
    post_cue(&desk->post, CUE_BAD, 0);
}

/* --- drawing --- */

#define WIDTH  540
#define HEIGHT 350
#define PAD    36
#define ROW    54
#define GAP    16

static const struct field_look look = {
    .hint = TEXT_CODE_FIELD, .outlined = true, .has_caret = true, .spacing = 60};

static struct rect box_of(const struct layout *layout)
{
    int width = layout_px(layout, WIDTH);
    int height = layout_px(layout, HEIGHT);
    return (struct rect){(layout->width - width) / 2, (layout->height - height) / 2, width, height};
}

static struct rect row_of(const struct layout *layout, int top)
{
    struct rect box = box_of(layout);
    int pad = layout_px(layout, PAD);
    return (struct rect){box.x + pad, box.y + layout_px(layout, top), box.w - 2 * pad,
                         layout_px(layout, ROW)};
}

static struct rect field_rect(const struct layout *layout)
{
    struct rect row = row_of(layout, 122);
    row.w -= layout_px(layout, 120 + GAP);
    return row;
}

bool screen_code_remark(const struct code_screen *screen, const struct desk *desk,
                        char text[CODE_REMARK_MAX])
{
    struct code_sense sense = sense_of(desk, screen->field.text);
    if (screen->refused[0]) {
        (void)snprintf(text, CODE_REMARK_MAX, TEXT_CODE_REFUSED, screen->refused);
        return true;
    }
    switch (sense.kind) {
    case CODE_NONE:
        text[0] = '\0';
        return false;
    case CODE_SHORT:
        (void)snprintf(text, CODE_REMARK_MAX,
                       sense.missing == 1 ? TEXT_CODE_ONE_MORE : TEXT_CODE_MORE, sense.missing);
        return false;
    case CODE_WRONG:
        (void)snprintf(text, CODE_REMARK_MAX, TEXT_CODE_WRONG, sense.reason);
        return true;
    case CODE_BOARD:
        (void)snprintf(text, CODE_REMARK_MAX, TEXT_CODE_BOARD, sense.board.rows,
                       sense.board.columns);
        return false;
    case CODE_PUZZLE:
        (void)snprintf(text, CODE_REMARK_MAX, "%s", TEXT_CODE_PUZZLE);
        return false;
    }
    return false;
}

static void draw_text_rows(const struct code_screen *screen, const struct desk *desk, struct ui *ui)
{
    struct text_style title = {.size = 32, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style hint = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct rect row = row_of(ui->layout, 30);
    ui_text_fit(ui, row.x, row.y + ui_px(ui, 20), row.w, &title, TEXT_CODE_TITLE);
    row = row_of(ui->layout, 74);
    ui_text_wrap(ui, row, &hint, TEXT_CODE_HINT);
    char text[CODE_REMARK_MAX];
    bool bad = screen_code_remark(screen, desk, text);
    dialog_draw_remark(ui, row_of(ui->layout, 186), text, bad);
}

static void code_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct code_screen *screen = self;
    struct code_sense sense = sense_of(desk, screen->field.text);
    struct button_look paste = {.kind = BUTTON_GHOST, .label = TEXT_CUSTOM_PASTE};
    struct button_look cancel = {.kind = BUTTON_PLAIN, .label = TEXT_CANCEL};
    struct button_look go = {.kind = BUTTON_PRIMARY,
                             .label = TEXT_PLAY,
                             .disabled = sense.kind != CODE_BOARD && sense.kind != CODE_PUZZLE};
    struct rect field = field_rect(ui->layout);
    int gap = ui_px(ui, GAP);
    dialog_draw_box(ui, box_of(ui->layout));
    draw_text_rows(screen, desk, ui);
    field_draw(ui, ID_FIELD, field, &screen->field, &look);
    ui_button(ui, ID_PASTE,
              (struct rect){field.x + field.w + gap, field.y, ui_px(ui, 120), field.h}, &paste);
    struct rect row = row_of(ui->layout, HEIGHT - PAD - ROW);
    ui_button(ui, ID_CANCEL, rect_column(row, 0, 2, gap), &cancel);
    ui_button(ui, ID_PLAY, rect_column(row, 1, 2, gap), &go);
}

/* --- input --- */

static void code_press(void *self, struct desk *desk, int id)
{
    struct code_screen *screen = self;
    struct field *field = &screen->field;
    if (id == ID_FIELD) {
        field->caret = field_caret_at(&desk->stage.ui, field_rect(&desk->stage.layout), field,
                                      &look, desk->stage.pointer_x);
    } else if (id == ID_PASTE) {
        post_request(&desk->post, REQUEST_PASTE, NULL);
    } else if (id == ID_CANCEL) {
        stage_back(&desk->stage);
    } else if (id == ID_PLAY) {
        play(screen, desk);
    }
}

/* A code may be pasted within a longer text. */
static bool find_code(struct code_screen *screen, const struct desk *desk, const char *text)
{
    char code[TABLE_CODE_WORD_MAX];
    struct board board;
    bool found = table_find_code(&desk->table, text, code, &board);
    if (found) {
        field_set(&screen->field, code);
    }
    return found;
}

static bool edit(struct code_screen *screen, struct desk *desk, const struct input *input)
{
    enum field_outcome outcome = field_input(&screen->field, input, screen->refused);
    if (outcome == FIELD_REFUSED || outcome == FIELD_FULL) {
        post_cue(&desk->post, CUE_BAD, 0);
    }
    if (outcome != FIELD_IGNORED) {
        desk->stage.ui.focus = HOT_NONE;
    }
    return outcome != FIELD_IGNORED;
}

static bool code_input(void *self, struct desk *desk, const struct input *input)
{
    struct code_screen *screen = self;
    bool key = input->kind == INPUT_KEY;
    if (key && input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
    } else if (key && input->key == KEY_ENTER) {
        play(screen, desk);
    } else if (key && input->key == KEY_LETTER && input->letter == 'v') {
        post_request(&desk->post, REQUEST_PASTE, NULL);
    } else if (input->kind == INPUT_PASTE && find_code(screen, desk, input->paste)) {
        screen->refused[0] = '\0';
    } else {
        return edit(screen, desk, input);
    }
    return true;
}

const struct screen_class screen_code = {
    .name = "code",
    .state_size = sizeof(struct code_screen),
    .is_overlay = true,
    .open = code_open,
    .input = code_input,
    .press = code_press,
    .draw = code_draw,
};

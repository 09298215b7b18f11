/* SPDX-License-Identifier: MIT */
/*
 * The dialog of a custom board: what is typed, pressed and pasted. Leaves the letters to custom.c
 * and drawing to custom_draw.c.
 */
#include "custom_draw.h"
#include "game.h"
#include "text.h"

#include "trounce/deal.h"

#include <string.h>

/* The letters have changed, or the words: how many words are on the dice now, when all show one? */
static void count_words(struct custom_screen *screen, const struct desk *desk)
{
    struct solver_filter filter = {.rules = desk->table.match.rules,
                                   .tier_max = settings_tier_max(&desk->settings),
                                   .without_offensive = true};
    struct board board;
    struct survey survey;
    screen->words = 0;
    screen->ended_early = false;
    if (!custom_board(&screen->custom, &board)) {
        return;
    }
    enum status status =
        solver_survey_with(desk->table.solver, &board, &filter, DEAL_COMMON_TIER, &survey);
    screen->words = status == STATUS_OK ? survey.word_count : -1;
    screen->ended_early = status == STATUS_OK && survey.ended_early;
}

static void custom_open(void *self, struct desk *desk, const struct call *call)
{
    struct custom_screen *screen = self;
    (void)call;
    if (screen->custom.size == 0) {
        custom_init(&screen->custom, desk->table.match.size);
    }
    count_words(screen, desk);
}

/* --- what the buttons do --- */

static void fill(struct custom_screen *screen, struct desk *desk)
{
    struct custom *custom = &screen->custom;
    int size = custom->size;
    const struct dice *dice = desk->table.dice[size - APP_SIZE_MIN];
    struct board shaken;
    if (!dice) {
        post_notify(&desk->post, TEXT_NO_DICE);
        return;
    }
    deal_shake(dice, &desk->table.random, size, size, &shaken);
    custom_fill(custom, &shaken);
    post_cue(&desk->post, CUE_SHAKE, 0);
}

/* A board that has no code: typed. */
static bool take_board(const struct custom_screen *screen, struct desk *desk)
{
    const struct custom *custom = &screen->custom;
    struct board board;
    if (!custom_board(custom, &board)) {
        return false;
    }
    desk->table.board = board;
    desk->table.code[0] = '\0';
    table_note(&desk->table, ROUND_KIND_CUSTOM, false);
    return true;
}

static void play(const struct custom_screen *screen, struct desk *desk)
{
    if (take_board(screen, desk)) {
        (void)game_begin(desk, true);
    } else {
        post_cue(&desk->post, CUE_BAD, 0);
    }
}

static void solve(const struct custom_screen *screen, struct desk *desk)
{
    if (take_board(screen, desk)) {
        (void)game_solve_only(desk);
    }
}

static void custom_press(void *self, struct desk *desk, int id)
{
    struct custom_screen *screen = self;
    struct custom *custom = &screen->custom;
    if (id >= CUSTOM_ID_SIZE && id < CUSTOM_ID_SIZE + APP_SIZE_COUNT) {
        custom_set_size(custom, APP_SIZE_MIN + id - CUSTOM_ID_SIZE);
    } else if (id == CUSTOM_ID_FIELD) {
        custom_choose_in_text(custom, custom_draw_text_at(screen, desk, desk->stage.pointer_x));
    } else if (id == CUSTOM_ID_FILL) {
        fill(screen, desk);
    } else if (id == CUSTOM_ID_PASTE) {
        post_request(&desk->post, REQUEST_PASTE, NULL);
    } else if (id == CUSTOM_ID_CLEAR) {
        custom_clear(custom);
    } else if (id == CUSTOM_ID_CANCEL) {
        stage_back(&desk->stage);
        return;
    } else if (id == CUSTOM_ID_PLAY) {
        play(screen, desk);
        return;
    } else if (id == CUSTOM_ID_SOLVE) {
        solve(screen, desk);
        return;
    }
    count_words(screen, desk);
}

/* --- input --- */

/* Is this text the code of a board, or is there one in it? Its board or the reason why there is
 * none is taken, then. */
static bool paste_code(struct custom_screen *screen, const struct desk *desk, const char *text)
{
    struct custom *custom = &screen->custom;
    struct board board;
    struct fault fault = {0};
    char word[TABLE_CODE_WORD_MAX];
    size_t length = strlen(text);
    /* Letters alone are letters; with digits and of the length of a code it was meant as one. */
    bool may_be = strcspn(text, "23456789") < length;
    bool brings_board =
        may_be && table_board_of_code(&desk->table, text, &board, &fault) == STATUS_OK;
    if (brings_board || table_find_code(&desk->table, text, word, &board)) {
        custom_set_board(custom, &board);
        return true;
    }
    struct board_code code;
    bool meant = may_be && deal_read_code(text, length, &code, NULL) == STATUS_OK;
    if (meant) {
        custom_refuse_code(custom, fault.detail);
    }
    return meant;
}

static void paste(struct custom_screen *screen, struct desk *desk, const char *text)
{
    struct custom *custom = &screen->custom;
    if (!paste_code(screen, desk, text)) {
        custom_paste(custom, text);
    }
    if (custom->remark != CUSTOM_REMARK_NONE) {
        post_cue(&desk->post, CUE_BAD, 0);
    }
}

static void type(struct custom_screen *screen, struct desk *desk, const char *text)
{
    struct custom *custom = &screen->custom;
    custom_type(custom, text);
    desk->stage.ui.focus = HOT_NONE;
    bool fine = custom->remark == CUSTOM_REMARK_NONE;
    post_cue(&desk->post, fine ? CUE_NOTE : CUE_BAD, fine ? custom->cursor % 16 : 0);
}

/* Keys that change letters or go from one to the next. */
static bool edit_key(struct custom_screen *screen, const struct input *input)
{
    struct custom *custom = &screen->custom;
    switch (input->key) {
    case KEY_BACKSPACE:
        custom_backspace(custom);
        return true;
    case KEY_DELETE:
        custom_delete(custom);
        return true;
    case KEY_LEFT:
        custom_move(custom, -1, 0);
        return true;
    case KEY_RIGHT:
        custom_move(custom, 1, 0);
        return true;
    case KEY_UP:
        custom_move(custom, 0, -1);
        return true;
    case KEY_DOWN:
        custom_move(custom, 0, 1);
        return true;
    case KEY_HOME:
        custom_home(custom);
        return true;
    case KEY_END:
        custom_end(custom);
        return true;
    case KEY_SPACE:
        custom_move(custom, 1, 0);
        return true;
    default:
        break;
    }
    return false;
}

static bool key_input(struct custom_screen *screen, struct desk *desk, const struct input *input)
{
    if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
    } else if (input->key == KEY_ENTER) {
        play(screen, desk);
    } else if (input->key == KEY_LETTER && input->letter == 'v') {
        post_request(&desk->post, REQUEST_PASTE, NULL);
    } else if (edit_key(screen, input)) {
        count_words(screen, desk);
    } else {
        return false;
    }
    return true;
}

static bool press_at(struct custom_screen *screen, const struct desk *desk,
                     const struct input *input)
{
    struct custom *custom = &screen->custom;
    struct board board;
    struct board_view view;
    custom_draw_view(screen, desk, &board, &view);
    int die = board_view_cell_at(&view, input->x, input->y);
    if (input->button != BUTTON_LEFT || die < 0) {
        return false;
    }
    custom_choose(custom, die);
    return true;
}

static bool custom_input(void *self, struct desk *desk, const struct input *input)
{
    struct custom_screen *screen = self;
    switch (input->kind) {
    case INPUT_KEY:
        return key_input(screen, desk, input);
    case INPUT_TEXT:
        type(screen, desk, input->text);
        count_words(screen, desk);
        return true;
    case INPUT_PASTE:
        paste(screen, desk, input->paste);
        count_words(screen, desk);
        return true;
    case INPUT_PRESS:
        return press_at(screen, desk, input);
    default:
        break;
    }
    return false;
}

const struct screen_class screen_custom = {
    .name = "custom",
    .state_size = sizeof(struct custom_screen),
    .is_overlay = true,
    .open = custom_open,
    .input = custom_input,
    .press = custom_press,
    .draw = custom_draw,
};

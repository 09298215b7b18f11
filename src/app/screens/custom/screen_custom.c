/* SPDX-License-Identifier: MIT */
/*
 * The dialog of a custom board: what is typed, pressed and pasted. Leaves the letters to custom.c
 * and drawing to custom_draw.c.
 */
#include "custom_draw.h"
#include "state.h"
#include "text.h"

#include <string.h>

/* The letters have changed, or the words: how many words are on the dice now, when all show one? */
static void count_words(struct app *app)
{
    struct solver_filter filter = {
        .rules = app->match.rules, .tier_max = app_tier_max(app), .without_offensive = true};
    struct board board;
    struct survey survey;
    app->custom_words = 0;
    app->custom_ended_early = false;
    if (!custom_board(&app->custom, &board)) {
        return;
    }
    enum status status =
        solver_survey_with(app->solver, &board, &filter, DEAL_COMMON_TIER, &survey);
    app->custom_words = status == STATUS_OK ? survey.word_count : -1;
    app->custom_ended_early = status == STATUS_OK && survey.ended_early;
}

void screen_custom_enter(struct app *app)
{
    if (app->custom.size == 0) {
        custom_init(&app->custom, app->match.size);
    }
    count_words(app);
    app_push(app, &screen_custom);
}

/* --- what the buttons do --- */

static void fill(struct app *app)
{
    int size = app->custom.size;
    const struct dice *dice = app->config.dice[size - APP_SIZE_MIN];
    struct board shaken;
    if (!dice) {
        app_notify(app, TEXT_NO_DICE);
        return;
    }
    deal_shake(dice, &app->random, size, size, &shaken);
    custom_fill(&app->custom, &shaken);
    app_cue(app, CUE_SHAKE, 0);
}

/* A board that has no code: typed. */
static bool take_board(struct app *app)
{
    struct board board;
    if (!custom_board(&app->custom, &board)) {
        return false;
    }
    app->board = board;
    app->code[0] = '\0';
    app_note_round(app, ROUND_KIND_CUSTOM, false);
    return true;
}

static void play(struct app *app)
{
    if (take_board(app)) {
        (void)app_begin_round(app, true);
    } else {
        app_cue(app, CUE_BAD, 0);
    }
}

static void solve(struct app *app)
{
    if (take_board(app)) {
        (void)app_solve_board(app);
    }
}

static void custom_press(struct app *app, int id)
{
    struct custom *custom = &app->custom;
    if (id >= CUSTOM_ID_SIZE && id < CUSTOM_ID_SIZE + APP_SIZE_COUNT) {
        custom_set_size(custom, APP_SIZE_MIN + id - CUSTOM_ID_SIZE);
    } else if (id == CUSTOM_ID_FIELD) {
        custom_choose_in_text(custom, custom_draw_text_at(app, app->pointer_x));
    } else if (id == CUSTOM_ID_FILL) {
        fill(app);
    } else if (id == CUSTOM_ID_PASTE) {
        app_request(app, REQUEST_PASTE, NULL);
    } else if (id == CUSTOM_ID_CLEAR) {
        custom_clear(custom);
    } else if (id == CUSTOM_ID_CANCEL) {
        app_pop(app);
        return;
    } else if (id == CUSTOM_ID_PLAY) {
        play(app);
        return;
    } else if (id == CUSTOM_ID_SOLVE) {
        solve(app);
        return;
    }
    count_words(app);
}

/* --- input --- */

/* Is this text the code of a board, or is there one in it? Its board or the reason why there is
 * none is taken, then. */
static bool paste_code(struct app *app, const char *text)
{
    struct board board;
    struct fault fault = {0};
    char word[APP_CODE_WORD_MAX];
    size_t length = strlen(text);
    /* Letters alone are letters; with digits and of the length of a code it was meant as one. */
    bool may_be = strcspn(text, "23456789") < length;
    bool brings_board = may_be && app_board_of_code(app, text, &board, &fault) == STATUS_OK;
    if (brings_board || app_find_code(app, text, word, &board)) {
        custom_set_board(&app->custom, &board);
        return true;
    }
    struct board_code code;
    bool meant = may_be && deal_read_code(text, length, &code, NULL) == STATUS_OK;
    if (meant) {
        custom_refuse_code(&app->custom, fault.detail);
    }
    return meant;
}

static void paste(struct app *app, const char *text)
{
    if (!paste_code(app, text)) {
        custom_paste(&app->custom, text);
    }
    if (app->custom.remark != CUSTOM_REMARK_NONE) {
        app_cue(app, CUE_BAD, 0);
    }
}

static void type(struct app *app, const char *text)
{
    custom_type(&app->custom, text);
    app->ui.focus = HOT_NONE;
    bool fine = app->custom.remark == CUSTOM_REMARK_NONE;
    app_cue(app, fine ? CUE_NOTE : CUE_BAD, fine ? app->custom.cursor % 16 : 0);
}

/* Keys that change letters or go from one to the next. */
static bool edit_key(struct app *app, const struct input *input)
{
    struct custom *custom = &app->custom;
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
    case KEY_NONE:
    case KEY_ENTER:
    case KEY_ESCAPE:
    case KEY_TAB:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_F1:
    case KEY_F11:
    case KEY_ZOOM_IN:
    case KEY_ZOOM_OUT:
    case KEY_ZOOM_RESET:
    case KEY_LETTER:
        break;
    }
    return false;
}

static bool key_input(struct app *app, const struct input *input)
{
    if (input->key == KEY_ESCAPE) {
        app_pop(app);
    } else if (input->key == KEY_ENTER) {
        play(app);
    } else if (input->key == KEY_LETTER && input->letter == 'v') {
        app_request(app, REQUEST_PASTE, NULL);
    } else if (edit_key(app, input)) {
        count_words(app);
    } else {
        return false;
    }
    return true;
}

static bool press_at(struct app *app, const struct input *input)
{
    struct board board;
    struct board_view view;
    custom_draw_view(app, &board, &view);
    int die = board_view_cell_at(&view, input->x, input->y);
    if (input->button != BUTTON_LEFT || die < 0) {
        return false;
    }
    custom_choose(&app->custom, die);
    return true;
}

static bool custom_input(struct app *app, const struct input *input)
{
    switch (input->kind) {
    case INPUT_KEY:
        return key_input(app, input);
    case INPUT_TEXT:
        type(app, input->text);
        count_words(app);
        return true;
    case INPUT_PASTE:
        paste(app, input->paste);
        count_words(app);
        return true;
    case INPUT_PRESS:
        return press_at(app, input);
    case INPUT_MOVE:
    case INPUT_RELEASE:
    case INPUT_LEAVE:
    case INPUT_WHEEL:
    case INPUT_DROP:
    case INPUT_RESIZE:
    case INPUT_BLUR:
    case INPUT_FOCUS:
    case INPUT_CLOSE:
    case INPUT_PAD:
        break;
    }
    return false;
}

const struct screen screen_custom = {
    .input = custom_input, .press = custom_press, .draw = custom_draw};

/* SPDX-License-Identifier: MIT */
/*
 * The custom board dialog's input: typing, buttons and pasting. Leaves the text to custom.c, its
 * meaning to custom_sense.c and drawing to custom_draw.c.
 */
#include "custom_draw.h"
#include "game.h"
#include "phrase.h"
#include "preferences.h"

#include "trounce/deal.h"

#include <stdio.h>

/* Letters of another language are discarded; a line is valid in any. */
static void begin(struct custom *custom, const struct table *table, int size)
{
    char line[FIELD_TEXT_MAX] = "";
    if (custom->size > 0 && custom->alphabet == table_alphabet(table)) {
        return;
    }
    if (custom->is_line) {
        (void)snprintf(line, sizeof line, "%s", custom->field.text);
    }
    custom_init(custom, table_alphabet(table), size);
    field_set(&custom->field, line);
    custom_edited(custom);
}

/* Letters are kept from the last time; lines and remarks are not. */
static void custom_open(void *self, struct desk *desk, const struct call *call)
{
    struct custom_screen *screen = self;
    struct custom *custom = &screen->custom;
    (void)call;
    begin(custom, &desk->table, custom->size > 0 ? custom->size : desk->table.match.size);
    if (custom->is_line) {
        custom_clear(custom);
    }
    custom_forget_remark(custom);
    screen->left = -1;
    desk->answers.language_fault.format = NULL;
    custom_sense_text(screen, desk);
}

/* --- buttons --- */

static void fill(struct custom_screen *screen, struct desk *desk)
{
    struct custom *custom = &screen->custom;
    int size = custom->size;
    const struct dice *dice = desk->table.dice[size - APP_SIZE_MIN];
    struct board shaken;
    if (!dice) {
        post_notify(&desk->post, tr("The game has no dice for boards of this size."));
        return;
    }
    deal_shake(dice, &desk->table.random, size, size, &shaken);
    custom_fill(custom, &shaken);
    post_cue(&desk->post, CUE_SHAKE, 0);
}

/* Puts the board on the table for a round under Home's terms; returns false if there is none. Typed
 * letters never count; a code counts the first time. */
static bool take_board(const struct custom_screen *screen, struct desk *desk, bool *played)
{
    struct table *table = &desk->table;
    bool is_code = screen->code[0];
    if (!screen->has_board) {
        return false;
    }
    *played = is_code && keeper_has_board(desk->keeper, &screen->board, table->match.rules);
    table->board = screen->board;
    (void)snprintf(table->code, sizeof table->code, "%.*s", BOARD_CODE_MAX - 1, screen->code);
    table_note(table, is_code ? ROUND_KIND_CODE : ROUND_KIND_CUSTOM, is_code && !*played);
    return true;
}

static void play_board(const struct custom_screen *screen, struct desk *desk)
{
    bool played;
    if (!take_board(screen, desk, &played)) {
        post_cue(&desk->post, CUE_BAD, 0);
    } else if (game_begin(desk, true) && played) {
        post_notify(&desk->post,
                    tr("You’ve played this board before, so it can’t set a best score."));
    }
}

static void play(const struct custom_screen *screen, struct desk *desk)
{
    struct call call = {.text = screen->custom.field.text};
    switch (screen->sense) {
    case CUSTOM_SENSE_CHALLENGE:
        if (screen->played) {
            game_compare(desk, &screen->challenge, &screen->board, screen->played);
        } else {
            (void)game_take_challenge(desk, &screen->challenge, &screen->board, NULL);
        }
        break;
    case CUSTOM_SENSE_PUZZLE: /* returns here with a message if it cannot be dealt */
        stage_over(&desk->stage, SCREEN_SCRAMBLER, &call);
        break;
    case CUSTOM_SENSE_LETTERS:
    case CUSTOM_SENSE_SHORT:
    case CUSTOM_SENSE_UNKNOWN:
    case CUSTOM_SENSE_WRONG:
    case CUSTOM_SENSE_CODE:
    case CUSTOM_SENSE_BROKEN:
        play_board(screen, desk);
        break;
    }
}

static void solve(const struct custom_screen *screen, struct desk *desk)
{
    bool played;
    if (take_board(screen, desk, &played)) {
        (void)game_solve_only(desk);
    }
}

/* Switches to the first or second of the board's languages. */
static void choose_language(struct custom_screen *screen, struct desk *desk, int which)
{
    int languages[2];
    const struct table *table = &desk->table;
    if (custom_languages(screen, table, languages)) {
        screen->left = languages[0];
        preferences_play_in(desk, table->played_languages[languages[which]].code);
    }
}

static void custom_press(void *self, struct desk *desk, int id)
{
    struct custom_screen *screen = self;
    struct custom *custom = &screen->custom;
    if (id >= CUSTOM_ID_LANGUAGE) {
        choose_language(screen, desk, id - CUSTOM_ID_LANGUAGE);
    } else if (id >= CUSTOM_ID_SIZE && id < CUSTOM_ID_SIZE + APP_SIZE_COUNT) {
        custom_set_size(custom, APP_SIZE_MIN + id - CUSTOM_ID_SIZE);
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
    custom_sense_text(screen, desk);
}

/* --- input --- */

static void paste(struct custom_screen *screen, struct desk *desk, const char *text)
{
    char remark[CUSTOM_REMARK_MAX];
    custom_sense_paste(screen, desk, text);
    bool fails = custom_complains(&screen->custom) ||
                 (screen->custom.is_line && custom_draw_remark(screen, remark));
    if (fails) {
        post_cue(&desk->post, CUE_BAD, 0);
    }
}

static void type(struct custom_screen *screen, struct desk *desk, const char *text)
{
    struct custom *custom = &screen->custom;
    custom_type(custom, text);
    custom_sense_text(screen, desk);
    desk->stage.ui.focus = HOT_NONE;
    bool fine = !custom_complains(custom);
    post_cue(&desk->post, fine ? CUE_NOTE : CUE_BAD, fine ? custom->field.caret % 16 : 0);
}

static bool key_input(struct custom_screen *screen, struct desk *desk, const struct input *input)
{
    struct custom *custom = &screen->custom;
    bool is_letter = input->key == KEY_LETTER && input->letter != 'a';
    if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
    } else if (input->key == KEY_ENTER) {
        play(screen, desk);
    } else if (is_letter) { /* the clipboard */
        if (post_edit(&desk->post, &custom->field, input, NULL) == FIELD_CHANGED) {
            custom_forget_remark(custom);
            custom_edited(custom);
            custom_sense_text(screen, desk);
        }
    } else if (custom_key(custom, input)) {
        custom_sense_text(screen, desk);
    } else {
        return false;
    }
    return true;
}

/* Clicking in the field inserts letters; clicking a die replaces its letter. */
static bool pointer_input(struct custom_screen *screen, const struct desk *desk,
                          const struct input *input)
{
    struct custom *custom = &screen->custom;
    struct field_look look;
    struct board board;
    struct board_view view;
    struct rect field = custom_draw_field(desk, &look);
    if (field_pointer(&custom->field, &desk->stage.ui, field, &look, input) != FIELD_IGNORED) {
        custom_pointed(custom);
        return true;
    }
    custom_draw_view(screen, desk, &board, &view);
    int die = board_view_cell_at(&view, input->x, input->y);
    if (input->kind != INPUT_PRESS || input->button != BUTTON_LEFT || die < 0 || custom->is_line) {
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
        return true;
    case INPUT_PASTE:
        paste(screen, desk, input->paste);
        return true;
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(screen, desk, input);
    default:
        return false;
    }
}

static void custom_hear(void *self, struct desk *desk, enum news news)
{
    struct custom_screen *screen = self;
    if (news == NEWS_WORDS && screen->custom.size > 0) {
        begin(&screen->custom, &desk->table, screen->custom.size);
        custom_sense_text(screen, desk);
    }
}

const struct screen_class screen_custom = {
    .name = "custom",
    .state_size = sizeof(struct custom_screen),
    .is_overlay = true,
    .open = custom_open,
    .input = custom_input,
    .press = custom_press,
    .draw = custom_draw,
    .hear = custom_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The custom board dialog: how it looks, what it says, and its input. Leaves the text to custom.c
 * and its meaning to custom_sense.c.
 */
#include "custom.h"
#include "daily.h"
#include "dialog.h"
#include "game.h"
#include "phrase.h"
#include "preferences.h"

#include "trounce/deal.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- remarks --- */

static void say_missing(const struct custom *custom, int missing, char *text)
{
    int letters = custom->size * custom->size;
    char size[PHRASE_MAX];
    phrase_size(size, custom->size, custom->size);
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
        (void)snprintf(text, CUSTOM_REMARK_MAX,
                       tr_plural("%d letter too many for %s: it is left out.",
                                 "%d letters too many for %s: they are left out.", surplus),
                       surplus, phrase_size(size, custom->size, custom->size));
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
        if (screen->is_daily) {
            (void)snprintf(text, CUSTOM_REMARK_MAX, "%s",
                           tr("Today’s daily board: your one try comes first. Then paste this "
                              "challenge again to compare."));
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

bool custom_write_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX])
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

/* --- drawing; measures are design units --- */

#define PAD         40
#define PAD_PHONE   18
#define PHONE_BOARD 280
#define GAP         16
#define CHOICES     54
#define LABEL       28  /* a label and the gap below it */
#define TALL_REST   656 /* height of a tall dialog without its board */

static const struct field_look field_look = {.outlined = true, .has_caret = true, .spacing = 80};

/* A line's board is shown as it is; letters as far as they have been typed. */
static void lay_dice(struct custom_screen *screen, struct rect area)
{
    const struct custom *custom = &screen->custom;
    unsigned char faces[CUSTOM_DICE_MAX];
    for (int cell = 0; cell < custom_dice_count(custom); cell++) {
        signed char die = custom->dice[cell];
        faces[cell] = (unsigned char)(die == CUSTOM_EMPTY ? FACE_BLANK : die);
    }
    if (screen->has_board) {
        screen->shown = screen->board;
    } else {
        board_init_in(&screen->shown, custom->alphabet, custom->size, custom->size, faces);
    }
    board_view_layout(&screen->view, &screen->shown, 0, area);
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

/* Nobody sees the board of a challenge before the clock runs, but for who has played it. */
static bool is_covered(const struct custom_screen *screen)
{
    bool is_challenge =
        screen->sense == CUSTOM_SENSE_CHALLENGE || screen->sense == CUSTOM_SENSE_BROKEN;
    return screen->has_board && is_challenge && !screen->played;
}

static void draw_dice(struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct custom *custom = &screen->custom;
    const struct board *board = &screen->shown;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path none = {0};
    lay_dice(screen, area);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        /* A blank die looks different from one still waiting for its letter. */
        bool is_set = screen->has_board || custom->dice[cell] != CUSTOM_EMPTY;
        poses[cell].is_mark = is_set && board->faces[cell] == FACE_BLANK;
        poses[cell].label = poses[cell].is_mark ? "·" : NULL;
        if (is_covered(screen)) {
            poses[cell] = (struct tile_pose){.style = TILE_COVERED, .label = ""};
        }
    }
    board_view_draw(ui, &screen->view, &none, TILE_PLAIN, poses);
    draw_cursor(ui, custom, &screen->view);
}

static void draw_label(struct ui *ui, struct rect rect, const char *text)
{
    struct text_style style = theme_text(ui->theme, TEXT_CAPTION);
    ui_text_fit(ui, rect.x, rect.y + rect.h / 3, rect.w, &style, text);
}

static void draw_sizes(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct custom *custom = &screen->custom;
    char names[APP_SIZE_COUNT][PHRASE_MAX];
    const char *labels[APP_SIZE_COUNT];
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        labels[i] = phrase_size(names[i], i + APP_SIZE_MIN, i + APP_SIZE_MIN);
    }
    ui_choices(ui, CUSTOM_ID_SIZE, area, labels, APP_SIZE_COUNT, custom->size - APP_SIZE_MIN);
}

static void write_terms(enum rules rules, long time_ms, const struct board *board,
                        char text[CUSTOM_REMARK_MAX])
{
    char clock[PHRASE_MAX];
    (void)snprintf(text, CUSTOM_REMARK_MAX, tr("%s · %s · %d × %d"), phrase_rules_name(rules),
                   time_ms > 0 ? phrase_clock(clock, time_ms) : tr("no clock"), board->rows,
                   board->columns);
}

/* Draws what will count; a challenge has terms of its own, a puzzle none. */
static void draw_terms(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                       struct rect line)
{
    const struct match *match = &desk->table.match;
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    char text[CUSTOM_REMARK_MAX];
    char terms[CUSTOM_REMARK_MAX + PHRASE_MAX];
    if (screen->sense == CUSTOM_SENSE_CHALLENGE || screen->sense == CUSTOM_SENSE_PUZZLE) {
        return;
    }
    write_terms(match->rules, match->time_ms, &screen->shown, text);
    (void)snprintf(terms, sizeof terms, "%s · %s", phrase_mode_name(match->mode), text);
    ui_text_fit(ui, line.x, line.y + line.h / 2, line.w, &style, terms);
}

/* Draws the challenge's sender, its terms, and what the sender found. */
static void draw_challenge(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct challenge *challenge = &screen->challenge;
    struct text_style name = theme_sized(ui->theme, TEXT_TITLE, 24);
    struct text_style terms = theme_sized(ui->theme, TEXT_LABEL, 17);
    char words[PHRASE_MAX];
    char points[PHRASE_MAX];
    char line[CUSTOM_REMARK_MAX];
    char race[CUSTOM_REMARK_MAX + PHRASE_MAX]; /* its words come while you play */
    int y = area.y + ui_px(ui, 33);
    name.color = challenge->has_times ? ui->theme->second_text : ui->theme->rival_text;
    terms.color = ui->theme->text;
    if (challenge->name[0]) {
        ui_text_fit(ui, area.x, y, area.w, &name, challenge->name);
        y += ui_px(ui, 25);
    }
    write_terms(challenge->rules, challenge->time_ms, &screen->board, line);
    (void)snprintf(race, sizeof race, "%s · %s", tr("Race"), line);
    ui_text_fit(ui, area.x, y, area.w, &terms, challenge->has_times ? race : line);
    char score[sizeof line / 2];
    (void)snprintf(score, sizeof score, tr("%s to beat"),
                   phrase_points(points, screen->sender_points));
    (void)snprintf(line, sizeof line, "%s (%s)", score, phrase_words(words, screen->sender_words));
    ui_text_fit(ui, area.x, y + ui_px(ui, 22), area.w, &terms, line);
}

/* The size of a line's board cannot be changed. */
static void draw_top(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                     struct rect area, struct rect choices)
{
    const struct table *table = &desk->table;
    int languages[2];
    struct text_style size = theme_sized(ui->theme, TEXT_TITLE, 24);
    char text[PHRASE_MAX];
    if (screen->sense == CUSTOM_SENSE_CHALLENGE) {
        draw_label(ui, area,
                   screen->challenge.name[0] ? tr("A CHALLENGE FROM") : tr("A CHALLENGE"));
        draw_challenge(screen, ui, area);
    } else if (custom_languages(screen, table, languages)) {
        const char *const names[] = {table->played_languages[languages[0]].name,
                                     table->played_languages[languages[1]].name};
        draw_label(ui, area, tr("PLAY IN"));
        ui_choices(ui, CUSTOM_ID_LANGUAGE, choices, names, 2,
                   table_language(table) == languages[1]);
    } else if (screen->sense == CUSTOM_SENSE_LETTERS || !screen->has_board) {
        draw_label(ui, area, tr("SIZE"));
        draw_sizes(screen, ui, choices);
    } else {
        draw_label(ui, area, tr("BOARD"));
        ui_text_fit(ui, area.x, area.y + ui_px(ui, 33), area.w, &size,
                    phrase_size(text, screen->board.rows, screen->board.columns));
    }
}

/* A fault in switching the language takes precedence over other remarks. */
static void draw_remark(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    char text[CUSTOM_REMARK_MAX];
    bool bad = custom_write_remark(screen, text);
    if (desk->answers.language_fault.format) {
        (void)tr_message(&desk->answers.language_fault, text, sizeof text);
        dialog_draw_remark(ui, area, text, true);
    } else {
        dialog_draw_remark(ui, area, text, bad);
    }
}

static void draw_buttons(const struct custom_screen *screen, const struct desk *desk, struct ui *ui,
                         const struct rect rows[3])
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
    ui_button(ui, CUSTOM_ID_FILL, rect_column(rows[0], gap, 2, 0), &fill);
    ui_button(ui, CUSTOM_ID_PASTE, rect_column(rows[0], gap, 2, 1), &paste);
    ui_button(ui, CUSTOM_ID_CLEAR, rect_column(rows[1], gap, 2, 0), &clear);
    ui_button(ui, CUSTOM_ID_SOLVE, rect_column(rows[1], gap, 2, 1), &solve);
    ui_button(ui, CUSTOM_ID_CANCEL, rect_column(rows[2], gap, 2, 0), &cancel);
    ui_button(ui, CUSTOM_ID_PLAY, rect_column(rows[2], gap, 2, 1), &play);
}

/* Returns a rectangle of the dialog in device pixels. */
static struct rect in_box(const struct ui *ui, struct rect box, struct rect units)
{
    struct rect rect = layout_to_px(ui->layout, units);
    return (struct rect){box.x + rect.x, box.y + rect.y, rect.w, rect.h};
}

static void draw_title(const struct custom_screen *screen, struct ui *ui, struct rect title,
                       struct rect hint)
{
    struct text_style large = theme_sized(ui->theme, TEXT_TITLE, 32);
    struct text_style body = theme_text(ui->theme, TEXT_BODY);
    ui_text_fit(ui, title.x, title.y + title.h / 2, title.w, &large, tr("Custom board"));
    const char *says = screen->custom.alphabet->pair_face > 0
                           ? tr("Type the letters row by row: Q counts as QU, a dot is an empty "
                                "die. Or paste a code or a "
                                "challenge.")
                           : tr("Type the letters row by row; a dot is an empty die. Or paste a "
                                "code or a challenge.");
    if (layout_is_upright(ui->layout)) {
        ui_text_wrap(ui, hint, &body, says);
    } else {
        ui_text_lines(ui, hint.x, hint.y + hint.h / 2, hint.w, hint.h, &body, says);
    }
}

/* The dice are above the other controls in a tall window, else on their left. */
static void custom_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct custom_screen *screen = self;
    bool is_tall = layout_is_upright(ui->layout);
    bool is_phone = layout_is_phone(ui->layout);
    struct rect window = layout_window(ui->layout);
    int pad = is_phone ? PAD_PHONE : PAD;
    int width = is_tall ? int_min(window.w - (is_phone ? 16 : 48), 640) : 900;
    int board = is_phone  ? int_min(PHONE_BOARD, width - 2 * pad)
                : is_tall ? int_min(window.h - 48 - TALL_REST, width - 2 * pad)
                          : 380;
    int height = is_tall ? TALL_REST + board : 620;
    struct rect box = rect_middle((struct rect){0, 0, ui->layout->width, ui->layout->height},
                                  ui_px(ui, width), ui_px(ui, height));
    box.y = is_phone ? ui_px(ui, 8) : box.y;
    struct rect rest = {pad, 30, width - 2 * pad, height - 30 - 24};
    struct rect title = rect_cut_top(&rest, 46);
    struct rect hint = rect_cut_top(&rest, is_tall ? 46 : 33);
    if (!is_tall) { /* closer to the title, which is one line */
        hint.y -= 11;
        hint.h += 11;
    }
    rest.h -= 128 - rest.y;
    rest.y = 128;
    struct rect dice =
        is_tall ? rect_cut_top(&rest, board + LAYOUT_TRAY_EDGE) : rect_cut_left(&rest, board);
    if (is_tall) {
        (void)rect_cut_top(&rest, 18);
    } else {
        (void)rect_cut_left(&rest, 40);
        (void)rect_cut_top(&rest, 4);
    }
    dice = (struct rect){dice.x + (dice.w - board) / 2, dice.y, board, board + LAYOUT_TRAY_EDGE};
    struct rect last = rect_cut_bottom(&rest, CHOICES);
    dialog_draw_box(ui, box);
    draw_title(screen, ui, in_box(ui, box, title), in_box(ui, box, hint));
    draw_dice(screen, ui, in_box(ui, box, dice));
    struct rect label = rect_cut_top(&rest, LABEL);
    draw_top(screen, desk, ui, in_box(ui, box, label),
             in_box(ui, box, rect_slice_top(&rest, CHOICES, 24)));
    draw_label(ui, in_box(ui, box, rect_cut_top(&rest, LABEL)), tr("LETTERS, CODE OR CHALLENGE"));
    screen->field_at = in_box(ui, box, rect_cut_top(&rest, CHOICES));
    field_draw(ui, HOT_NONE, screen->field_at, &screen->custom.field, &field_look);
    (void)rect_cut_top(&rest, 10);
    draw_remark(screen, desk, ui, in_box(ui, box, rect_slice_top(&rest, 50, 8)));
    struct rect tools = rect_slice_top(&rest, 2 * LAYOUT_BUTTON + GAP, 4);
    draw_terms(screen, desk, ui, in_box(ui, box, rect_cut_top(&rest, 26)));
    const struct rect rows[] = {in_box(ui, box, rect_row(tools, GAP, 2, 0)),
                                in_box(ui, box, rect_row(tools, GAP, 2, 1)), in_box(ui, box, last)};
    draw_buttons(screen, desk, ui, rows);
}

/* --- opening --- */

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

/* Letters are kept from the last time, selected: typing replaces them, and what moves the cursor
 * edits them. Lines and remarks are not kept. */
static void custom_open(void *self, struct desk *desk, const struct call *call)
{
    struct custom_screen *screen = self;
    struct custom *custom = &screen->custom;
    begin(custom, &desk->table,
          custom->size > 0 ? custom->size : int_max(desk->table.match.size, APP_SIZE_MIN));
    if (custom->is_line) {
        custom_clear(custom);
    }
    field_select(&custom->field, 0, (int)strlen(custom->field.text));
    custom_forget_remark(custom);
    screen->left = -1;
    desk->answers.language_fault.format = NULL;
    if (call->text) {
        custom_sense_paste(screen, desk, call->text);
    } else {
        custom_sense_text(screen, desk);
    }
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
static bool lay_board(const struct custom_screen *screen, struct desk *desk, bool *played)
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
    if (!lay_board(screen, desk, &played)) {
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
        } else if (screen->is_daily) {
            daily_begin(desk);
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
    if (lay_board(screen, desk, &played)) {
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
                 (screen->custom.is_line && custom_write_remark(screen, remark));
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
    if (field_pointer(&custom->field, &desk->stage.ui, screen->field_at, &field_look, input) !=
        FIELD_IGNORED) {
        custom_pointed(custom);
        return true;
    }
    int die = board_view_cell_at(&screen->view, input->x, input->y);
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
    .phone_units = TALL_REST + PHONE_BOARD + 16,
    .is_overlay = true,
    .open = custom_open,
    .input = custom_input,
    .press = custom_press,
    .draw = custom_draw,
    .hear = custom_hear,
};

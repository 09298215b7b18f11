/* SPDX-License-Identifier: MIT */
/*
 * The custom board dialog: how it looks, and its input. Leaves what the text means to custom.c.
 */
#include "custom.h"
#include "daily.h"
#include "dialog.h"
#include "game.h"
#include "phrase.h"
#include "preferences.h"

#include "trounce/deal.h"
#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

/* --- layout --- */

#define WIDTH 900
#define EDGE  8   /* beside a box as wide as the window */
#define BODY  128 /* where it begins, below the title */
#define FOOT  24  /* below it */
#define GAP   16
#define LABEL 28 /* a label and the gap below it */
#define ROW   54

#define COLUMN_HEIGHT 1006

static const struct measures {
    int height, pad, board;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {620, 40, 380}, [LAYOUT_COLUMN] = {COLUMN_HEIGHT, 18, 280}};

/* Where things are, in units. */
struct places {
    struct rect box, title, hint, dice;
    struct rect top_label, top; /* the size, or what else there is to say about the board */
    struct rect label, field, remark, terms;
    struct rect rows[3]; /* of buttons */
    struct rect more;
};

/* The dice are beside the controls in a wide window, else above them. */
static struct places lay_out(const struct layout *layout)
{
    const struct measures *measure = &measures[layout->shape];
    struct rect window = layout_window(layout);
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - 2 * EDGE), measure->height);
    struct rect rest = {box.x + measure->pad, box.y + BODY, box.w - 2 * measure->pad,
                        box.h - BODY - FOOT};
    struct places at = {.box = box,
                        .title = {rest.x, box.y + 30, rest.w, 46},
                        .hint = {rest.x, box.y + 76, rest.w, 46}};
    int tray = measure->board + LAYOUT_TRAY_EDGE;
    if (layout->shape == LAYOUT_WIDE) {
        at.dice = rect_slice_left(&rest, measure->board, 40);
        at.more = rect_cut_bottom(&at.dice, ROW);
        at.dice.h = tray;
        (void)rect_cut_top(&rest, 4);
    } else {
        at.dice = rect_middle(rect_slice_top(&rest, tray, 18), measure->board, tray);
    }
    at.rows[2] = rect_cut_bottom(&rest, ROW);
    at.top_label = rect_cut_top(&rest, LABEL);
    at.top = rect_slice_top(&rest, ROW, 24);
    at.label = rect_cut_top(&rest, LABEL);
    at.field = rect_slice_top(&rest, ROW, 10);
    at.remark = rect_slice_top(&rest, 50, 8);
    at.rows[0] = rect_slice_top(&rest, LAYOUT_BUTTON, GAP);
    at.rows[1] = rect_slice_top(&rest, LAYOUT_BUTTON, 4);
    if (layout->shape == LAYOUT_COLUMN) {
        (void)rect_cut_top(&rest, GAP - 4);
        at.more = rect_slice_top(&rest, ROW, 4);
    }
    at.terms = rect_cut_top(&rest, 26);
    return at;
}

/* --- drawing --- */

static struct field_look field_look(const struct custom_screen *screen)
{
    return (struct field_look){
        .outlined = true, .has_caret = true, .spacing = 80, .capitals = screen->alphabet};
}

/* A code's board is shown as it is; letters as far as they have been typed. */
static void lay_dice(struct custom_screen *screen, struct rect area)
{
    if (screen->has_board) {
        screen->shown = screen->board;
    } else {
        board_init_in(&screen->shown, screen->alphabet, screen->size, screen->size,
                      screen->letters.faces);
    }
    board_view_layout(&screen->view, &screen->shown, 0, area);
}

bool custom_is_marked(const struct custom_screen *screen, int die)
{
    const struct custom_letters *letters = &screen->letters;
    int from, to;
    bool is_selected = field_selection(&screen->field, &from, &to);
    if (!custom_has_letters(screen)) {
        return false;
    }
    return die < letters->count
               ? is_selected && letters->begins[die] < to && letters->ends[die] > from
               : !is_selected && die == letters->count && screen->field.text[to] == '\0';
}

/* Outlines a die; an empty one also gets a caret. */
static void draw_mark(struct ui *ui, struct rect tile, bool is_empty)
{
    int out = ui_px(ui, 3);
    struct rect ring = {tile.x - out, tile.y - out, tile.w + 2 * out, tile.h + 2 * out};
    ui_outline(ui, ring, layout_units(ui->layout, tile.w * 165 / 1000) + 4, 4, ui->theme->you_edge);
    struct rect inner = rect_inset(ring, ui_px(ui, 1));
    ui_outline(ui, inner, layout_units(ui->layout, tile.w * 165 / 1000) + 3, 3, ui->theme->you);
    if (is_empty) {
        int wide = int_max(ui_px(ui, 3), 1);
        int high = tile.h * 55 / 100;
        struct rect caret = {tile.x + (tile.w - wide) / 2, tile.y + (tile.h - high) / 2, wide,
                             high};
        ui_box(ui, caret, 0, ui->theme->ink);
    }
}

/* Nobody sees the board of a challenge before the clock runs, but for who has played it. */
static bool is_covered(const struct custom_screen *screen)
{
    enum custom_sense sense = screen->sense;
    bool is_secret = sense == CUSTOM_SENSE_CHALLENGE || sense == CUSTOM_SENSE_BROKEN ||
                     sense == CUSTOM_SENSE_HUNT;
    return screen->has_board && (is_secret || screen->invites) && !screen->played;
}

void custom_draw_dice(struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct board *board = &screen->shown;
    const struct custom_letters *letters = &screen->letters;
    const char *text = screen->field.text;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path none = {0};
    lay_dice(screen, area);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        /* A blank die looks different from one still waiting for its letter. */
        bool is_blank = screen->has_board ||
                        (cell < letters->count && strchr("._", text[letters->begins[cell]]));
        poses[cell].is_mark = is_blank && board->faces[cell] == FACE_BLANK;
        poses[cell].label = poses[cell].is_mark ? "·" : NULL;
        if (is_covered(screen)) {
            poses[cell] = (struct tile_pose){.style = TILE_COVERED, .label = ""};
        }
    }
    board_view_draw(ui, &screen->view, &none, TILE_PLAIN, poses);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (custom_is_marked(screen, cell)) {
            draw_mark(ui, board_view_tile(&screen->view, cell), cell >= screen->letters.count);
        }
    }
}

static void draw_label(struct ui *ui, struct rect rect, const char *text)
{
    struct text_style style = theme_text(ui->theme, TEXT_CAPTION);
    ui_text_fit(ui, rect.x, rect.y + rect.h / 3, rect.w, &style, text);
}

static void draw_sizes(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const char *labels[APP_SIZE_COUNT];
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        labels[i] = phrase_size(ui->arena, i + APP_SIZE_MIN, i + APP_SIZE_MIN);
    }
    ui_choices(ui, CUSTOM_ID_SIZE, area, labels, APP_SIZE_COUNT, screen->size - APP_SIZE_MIN);
}

const char *custom_terms(struct arena *arena, enum rules rules, long time_ms,
                         const struct board *board)
{
    return say(arena, tr("%s · %s · %d × %d"), phrase_rules_name(rules),
               time_ms > 0 ? phrase_clock(arena, time_ms) : tr("no clock"), board->rows,
               board->columns);
}

/* Draws what will count; a challenge and a Hunt have terms of their own, a puzzle none. */
static void draw_terms(const struct custom_screen *screen, const struct game *game, struct ui *ui,
                       struct rect line)
{
    const struct match *match = &game->session.next;
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    if (screen->sense != CUSTOM_SENSE_CHALLENGE && screen->sense != CUSTOM_SENSE_PUZZLE &&
        screen->sense != CUSTOM_SENSE_HUNT) {
        ui_text_fit(ui, line.x, line.y + line.h / 2, line.w, &style,
                    say(ui->arena, "%s · %s", phrase_mode_name(match->mode),
                        custom_terms(ui->arena, match->rules, match->time_ms, &screen->shown)));
    }
}

/* Draws the challenge's sender, its terms, and what the sender found. */
static void draw_challenge(const struct custom_screen *screen, struct ui *ui, struct rect area)
{
    const struct challenge *challenge = &screen->challenge;
    struct text_style name = theme_sized(ui->theme, TEXT_TITLE, 24);
    struct text_style style = theme_sized(ui->theme, TEXT_LABEL, 17);
    int y = area.y + ui_px(ui, 33);
    name.color = challenge->has_times ? ui->theme->second_text : ui->theme->rival_text;
    style.color = ui->theme->text;
    if (challenge->name[0]) {
        ui_text_fit(ui, area.x, y, area.w, &name, challenge->name);
        y += ui_px(ui, 25);
    }
    const char *terms =
        custom_terms(ui->arena, challenge->rules, challenge->time_ms, &screen->board);
    if (challenge->has_times) { /* a race: its words come while you play */
        terms = say(ui->arena, "%s · %s", tr("Race"), terms);
    }
    ui_text_fit(ui, area.x, y, area.w, &style, terms);
    const char *score =
        say(ui->arena, tr("%s to beat"), phrase_points(ui->arena, screen->sender_points));
    ui_text_fit(ui, area.x, y + ui_px(ui, 22), area.w, &style,
                say(ui->arena, "%s (%s)", score, phrase_words(ui->arena, screen->sender_words)));
}

/* The size of a code's board cannot be changed. */
static void draw_top(const struct custom_screen *screen, const struct game *game, struct ui *ui,
                     struct rect area, struct rect choices)
{
    const struct session *session = &game->session;
    int languages[2];
    struct text_style size = theme_sized(ui->theme, TEXT_TITLE, 24);
    if (screen->sense == CUSTOM_SENSE_CHALLENGE) {
        draw_label(ui, area,
                   screen->challenge.name[0] ? tr("A CHALLENGE FROM") : tr("A CHALLENGE"));
        draw_challenge(screen, ui, area);
    } else if (custom_languages(screen, session, languages)) {
        const char *const names[] = {session->played_languages[languages[0]].name,
                                     session->played_languages[languages[1]].name};
        draw_label(ui, area, tr("PLAY IN"));
        ui_choices(ui, CUSTOM_ID_LANGUAGE, choices, names, 2,
                   session_language(session) == languages[1]);
    } else if (screen->sense == CUSTOM_SENSE_LETTERS || !screen->has_board) {
        draw_label(ui, area, tr("SIZE"));
        draw_sizes(screen, ui, choices);
    } else {
        draw_label(ui, area, tr("BOARD"));
        ui_text_fit(ui, area.x, area.y + ui_px(ui, 33), area.w, &size,
                    phrase_size(ui->arena, screen->board.rows, screen->board.columns));
    }
}

/* A fault in switching the language takes precedence over other remarks. */
static void draw_remark(const struct custom_screen *screen, const struct game *game, struct ui *ui,
                        struct rect area)
{
    const struct message *fault = &game->answers.language_fault;
    bool is_bad;
    const char *remark = custom_remark(screen, ui->arena, &is_bad);
    remark = fault->format ? phrase_message(ui->arena, fault) : remark;
    dialog_draw_remark(ui, area, remark, is_bad || fault->format);
    ui_status(ui, remark);
}

static void draw_buttons(const struct custom_screen *screen, const struct game *game, struct ui *ui,
                         const struct rect rows[3])
{
    enum custom_sense sense = screen->sense;
    bool no_dice = !game->session.dice[screen->size - APP_SIZE_MIN];
    bool is_whole =
        sense != CUSTOM_SENSE_LETTERS || custom_missing(screen) == 0 || screen->letters.unread[0];
    bool nothing = !screen->has_board && sense != CUSTOM_SENSE_PUZZLE;
    bool secret =
        !screen->has_board || sense == CUSTOM_SENSE_CHALLENGE || sense == CUSTOM_SENSE_HUNT;
    struct button_look fill = {
        .kind = BUTTON_GHOST, .label = tr("Fill at random"), .disabled = is_whole || no_dice};
    struct button_look paste = {.kind = BUTTON_GHOST, .label = tr("Paste")};
    struct button_look clear = {
        .kind = BUTTON_GHOST, .label = tr("Clear"), .disabled = !screen->field.text[0]};
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

static void draw_title(const struct custom_screen *screen, struct ui *ui, struct rect title,
                       struct rect hint)
{
    struct text_style large = theme_sized(ui->theme, TEXT_TITLE, 32);
    struct text_style body = theme_text(ui->theme, TEXT_BODY);
    ui_text_fit(ui, title.x, title.y + title.h / 2, title.w, &large, tr("Custom board"));
    const char *text = screen->alphabet->pair_face > 0
                           ? tr("Type the letters row by row: Q counts as QU, a dot is an empty "
                                "die. Or paste a code or a challenge.")
                           : tr("Type the letters row by row; a dot is an empty die. Or paste a "
                                "code or a challenge.");
    ui_text_wrap(ui, hint, &body, text);
    ui_topic(ui, tr("LETTERS, CODE OR CHALLENGE"), text);
}

static struct rect px(const struct ui *ui, struct rect units)
{
    return layout_to_px(ui->layout, units);
}

static void custom_draw(void *self, const struct game *game, struct ui *ui)
{
    struct custom_screen *screen = self;
    struct places at = lay_out(ui->layout);
    struct field_look look = field_look(screen);
    if (screen->invites) {
        custom_draw_invitation(screen, game, ui);
        return;
    }
    dialog_draw_box(ui, px(ui, at.box));
    draw_title(screen, ui, px(ui, at.title), px(ui, at.hint));
    custom_draw_dice(screen, ui, px(ui, at.dice));
    draw_top(screen, game, ui, px(ui, at.top_label), px(ui, at.top));
    draw_label(ui, px(ui, at.label), tr("LETTERS, CODE OR CHALLENGE"));
    screen->field_at = px(ui, at.field);
    field_draw(ui, HOT_NONE, screen->field_at, &screen->field, &look);
    draw_remark(screen, game, ui, px(ui, at.remark));
    draw_terms(screen, game, ui, px(ui, at.terms));
    const struct rect rows[] = {px(ui, at.rows[0]), px(ui, at.rows[1]), px(ui, at.rows[2])};
    draw_buttons(screen, game, ui, rows);
    custom_draw_more(screen, game, ui, px(ui, at.more));
    custom_draw_offers(screen, game, ui);
}

/* --- buttons --- */

/* Shakes dice for the letters that are missing. */
static void fill(struct custom_screen *screen, struct game *game)
{
    const struct custom_letters *letters = &screen->letters;
    int size = screen->size;
    const struct dice *dice = game->session.dice[size - APP_SIZE_MIN];
    struct board board;
    if (!dice) {
        notice_show(&game->notice, tr("The game has no dice for boards of this size."));
        return;
    }
    deal_shake(dice, &game->session.random, size, size, &board);
    memcpy(board.faces, letters->faces, (size_t)int_min(letters->count, size * size));
    field_set(&screen->field,
              custom_write_letters(game->arena, screen->alphabet, board.faces, size * size));
    output_cue(&game->output, CUE_SHAKE, 0);
}

/* Has Home lead to an invitation that was not accepted, or forgets it. */
static void put_off(const struct custom_screen *screen, struct game *game, bool forgets)
{
    struct invitation *invitation = &game->invitation;
    bool has_sender = screen->sense == CUSTOM_SENSE_CHALLENGE;
    if (screen->invites) {
        (void)snprintf(invitation->text, sizeof invitation->text, "%s",
                       forgets ? "" : screen->field.text);
        (void)snprintf(invitation->sender, sizeof invitation->sender, "%s",
                       has_sender ? screen->challenge.name : "");
    }
}

static void play(const struct custom_screen *screen, struct game *game)
{
    struct call call = {.text = screen->field.text};
    put_off(screen, game, !screen->is_daily);
    switch (screen->sense) {
    case CUSTOM_SENSE_CHALLENGE:
        if (screen->played) {
            game_compare(game, &screen->challenge, &screen->board, screen->played);
        } else if (screen->is_daily) {
            daily_begin(game);
        } else {
            (void)game_take_challenge(game, &screen->challenge, &screen->board, NULL);
        }
        break;
    case CUSTOM_SENSE_PUZZLE: /* returns here with a message if it cannot be dealt */
        stage_over(&game->stage, SCREEN_SCRAMBLER, &call);
        break;
    case CUSTOM_SENSE_HUNT:
        if (screen->has_board) {
            daily_open_on(game, DAILY_HUNT, &screen->date, &screen->day);
        }
        break;
    case CUSTOM_SENSE_LETTERS:
    case CUSTOM_SENSE_SHORT:
    case CUSTOM_SENSE_UNKNOWN:
    case CUSTOM_SENSE_WRONG:
    case CUSTOM_SENSE_CODE:
    case CUSTOM_SENSE_BROKEN:
        if (screen->has_board) {
            (void)game_begin_given(game, &screen->board, screen->code, true);
        } else {
            output_cue(&game->output, CUE_BAD, 0);
        }
        break;
    }
}

/* --- opening --- */

/* Compares at once with what somebody else has found on a board that was played; plays in the
 * language of a Hunt if the game has that. */
static void follow(const struct custom_screen *screen, struct game *game)
{
    struct daily_link hunt;
    int language = screen->sense == CUSTOM_SENSE_HUNT && daily_link_read(screen->field.text, &hunt)
                       ? session_find_language(&game->session, hunt.language)
                       : -1;
    if (language >= 0) {
        preferences_play_in(game, game->session.played_languages[language].code);
    }
    if (screen->sense == CUSTOM_SENSE_CHALLENGE && screen->played) {
        play(screen, game);
    }
}

/* Letters are kept from the last time, selected: typing replaces them. Codes are not kept. */
static void custom_open(void *self, struct game *game, const struct call *call)
{
    struct custom_screen *screen = self;
    struct field *field = &screen->field;
    if (screen->size == 0) {
        screen->size = int_max(game->session.next.size, APP_SIZE_MIN);
        field_init(field, FIELD_TEXT_MAX - 1, NULL);
    }
    if (screen->sense != CUSTOM_SENSE_LETTERS) {
        field_set(field, "");
    }
    field_select(field, 0, (int)strlen(field->text));
    screen->left = -1;
    screen->more.open = HOT_NONE;
    game->answers.language_fault.format = NULL;
    screen->invites = false;
    screen->is_again = call->what == CUSTOM_OF_INVITATION;
    if (call->text) {
        bool is_taken = custom_paste(screen, game, call->text);
        screen->invites = is_taken && custom_can_invite(screen, (enum custom_of)call->what);
        if (!is_taken || (!screen->invites && call->what != CUSTOM_OF_PASTE)) {
            stage_back(&game->stage);
            notice_show(&game->notice, call->what == CUSTOM_OF_PASTE
                                           ? tr("There are no letters in the clipboard.")
                                           : custom_why_not(screen, game->arena));
            return;
        }
        follow(screen, game);
    } else {
        custom_sense_text(screen, game);
    }
}

static void solve(const struct custom_screen *screen, struct game *game)
{
    if (screen->has_board) {
        game_solve_only(game, &screen->board, screen->code);
    }
}

/* Switches to the first or second of the board's languages. */
static void choose_language(struct custom_screen *screen, struct game *game, int which)
{
    int languages[2];
    const struct session *session = &game->session;
    if (custom_languages(screen, session, languages)) {
        screen->left = languages[0];
        preferences_play_in(game, session->played_languages[languages[which]].code);
    }
}

static void custom_press(void *self, struct game *game, int id)
{
    struct custom_screen *screen = self;
    bool was_open = screen->more.open == id;
    drop_close(&screen->more, &game->stage.ui);
    if (id >= CUSTOM_ID_LANGUAGE) {
        choose_language(screen, game, id - CUSTOM_ID_LANGUAGE);
    } else if (id >= CUSTOM_ID_RECORD) {
        custom_take_record(screen, game, id - CUSTOM_ID_RECORD);
        return;
    } else if (id == CUSTOM_ID_MORE) {
        if (!was_open) {
            custom_open_more(screen, game);
        }
        return;
    } else if (id >= CUSTOM_ID_SIZE && id < CUSTOM_ID_SIZE + APP_SIZE_COUNT) {
        screen->size = APP_SIZE_MIN + id - CUSTOM_ID_SIZE;
    } else if (id == CUSTOM_ID_FILL) {
        fill(screen, game);
    } else if (id == CUSTOM_ID_PASTE) {
        output_request(&game->output, REQUEST_PASTE, NULL);
    } else if (id == CUSTOM_ID_CLEAR) {
        field_set(&screen->field, "");
    } else if (id == CUSTOM_ID_CANCEL) {
        put_off(screen, game, screen->is_again);
        stage_back(&game->stage);
        return;
    } else if (id == CUSTOM_ID_LEARN) {
        stage_over(&game->stage, SCREEN_LEARN, NULL);
        return;
    } else if (id == CUSTOM_ID_PLAY) {
        play(screen, game);
        return;
    } else if (id == CUSTOM_ID_SOLVE) {
        solve(screen, game);
        return;
    }
    custom_sense_text(screen, game);
}

/* --- input --- */

/* Returns whether the text has something that can never become a board, a code or a challenge. */
static bool is_wrong(const struct custom_screen *screen)
{
    const struct custom_letters *letters = &screen->letters;
    return screen->sense == CUSTOM_SENSE_UNKNOWN || screen->sense == CUSTOM_SENSE_WRONG ||
           (screen->sense == CUSTOM_SENSE_LETTERS && (letters->unread[0] || letters->left_out > 0));
}

static void paste(struct custom_screen *screen, struct game *game, const char *text)
{
    bool is_taken = custom_paste(screen, game, text);
    if (!is_taken) {
        notice_show(&game->notice, tr("There are no letters in the clipboard."));
    }
    if (!is_taken || is_wrong(screen) || screen->sense == CUSTOM_SENSE_BROKEN) {
        output_cue(&game->output, CUE_BAD, 0);
    }
    follow(screen, game);
}

/* Some systems type a dash for two hyphens. An edit that only selects makes no sound. */
static void type(struct custom_screen *screen, struct game *game, const struct input *input)
{
    char plain[INPUT_TEXT_MAX];
    bool was_wrong = is_wrong(screen);
    if (input->kind == INPUT_EDIT) {
        (void)field_input(&screen->field, input, NULL);
    } else {
        (void)field_insert(&screen->field, utf8_make_plain(input->text, plain), NULL);
    }
    custom_sense_text(screen, game);
    game->stage.ui.focus = HOT_NONE;
    bool fine = was_wrong || !is_wrong(screen);
    if (input->kind == INPUT_EDIT && !input->paste) {
        return;
    }
    output_cue(&game->output, fine ? CUE_NOTE : CUE_BAD, fine ? screen->field.caret % 16 : 0);
}

static bool key_input(struct custom_screen *screen, struct game *game, const struct input *input)
{
    if (input->key == KEY_ESCAPE) {
        stage_back(&game->stage);
        return true;
    }
    if (input->key == KEY_ENTER) {
        play(screen, game);
        return true;
    }
    enum field_outcome outcome = output_edit(&game->output, &screen->field, input, NULL);
    if (outcome == FIELD_CHANGED) {
        custom_sense_text(screen, game);
    }
    return outcome != FIELD_IGNORED;
}

/* A press on a die selects its letter, which the next one that is typed replaces. */
static bool press_die(struct custom_screen *screen, int die)
{
    const struct custom_letters *letters = &screen->letters;
    if (die < 0 || !custom_has_letters(screen)) {
        return false;
    }
    if (die < letters->count) {
        field_select(&screen->field, letters->begins[die], letters->ends[die]);
    } else {
        field_place(&screen->field, (int)strlen(screen->field.text));
    }
    return true;
}

static bool pointer_input(struct custom_screen *screen, const struct game *game,
                          const struct input *input)
{
    struct field_look look = field_look(screen);
    if (field_pointer(&screen->field, &game->stage.ui, screen->field_at, &look, input) !=
        FIELD_IGNORED) {
        return true;
    }
    return input->kind == INPUT_PRESS && input->button == BUTTON_LEFT &&
           press_die(screen, board_view_cell_at(&screen->view, input->x, input->y));
}

/* An invitation takes no text. */
static bool invitation_input(struct custom_screen *screen, struct game *game,
                             const struct input *input)
{
    bool is_key = input->kind == INPUT_KEY;
    if (is_key && input->key == KEY_ESCAPE) {
        put_off(screen, game, false);
        stage_back(&game->stage);
    } else if (is_key && input->key == KEY_ENTER) {
        play(screen, game);
    } else {
        return false;
    }
    return true;
}

static bool custom_input(void *self, struct game *game, const struct input *input)
{
    struct custom_screen *screen = self;
    struct custom_more more;
    int pressed;
    if (screen->invites) {
        return invitation_input(screen, game, input);
    }
    custom_list_more(game, game->arena, &more);
    if (drop_input(&screen->more, &game->stage.ui, input, &more.content, &pressed)) {
        if (pressed != HOT_NONE) {
            output_cue(&game->output, CUE_PRESS, 0);
            custom_press(screen, game, pressed);
        }
        return true;
    }
    switch (input->kind) {
    case INPUT_KEY:
        return key_input(screen, game, input);
    case INPUT_TEXT:
    case INPUT_EDIT:
        type(screen, game, input);
        return true;
    case INPUT_PASTE:
        paste(screen, game, input->paste);
        return true;
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(screen, game, input);
    default:
        return false;
    }
}

static void custom_hear(void *self, struct game *game, enum news news)
{
    struct custom_screen *screen = self;
    if (news == NEWS_WORDS && screen->size > 0) {
        custom_sense_text(screen, game);
    }
}

static int custom_page_units(const void *self, const struct game *game)
{
    const struct custom_screen *screen = self;
    int languages[2];
    return screen->invites
               ? custom_invitation_units(&game->stage.window,
                                         custom_languages(screen, &game->session, languages))
               : COLUMN_HEIGHT + 2 * EDGE;
}

const struct screen_class screen_custom = {
    .name = "custom",
    .state_size = sizeof(struct custom_screen),
    .page_units = custom_page_units,
    .is_overlay = true,
    .open = custom_open,
    .input = custom_input,
    .press = custom_press,
    .draw = custom_draw,
    .hear = custom_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The list of the player's own words: those that were added, which a press takes out, and those
 * that were removed, which a press brings back; a field for one that the list lacks; and both kinds
 * as a text file. Leaves keeping them to my_words.c, and files to the window.
 */
#include "words_screen.h"

#include "dialog.h"
#include "my_words.h"
#include "phrase.h"

#include <stdio.h>
#include <string.h>

#define MEASURE   980 /* the widest that the page becomes */
#define FIELD     52
#define REMARK    30
#define GAP       16
#define HEAD      50 /* of a list */
#define PAD       20
#define ROW_PITCH 46
#define ROW_HIGH  42

#define COLUMN_HEIGHT 940
#define PHONE_FOOT    200 /* of the text above the buttons */

static const struct measures {
    int title;
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {34}, [LAYOUT_COLUMN] = {24}};

/* --- words --- */

static struct list *list_of(struct words_screen *screen, enum own_word kind)
{
    return kind == OWN_WORD_ADDED ? &screen->added : &screen->removed;
}

static void count(struct words_screen *screen, const struct game *game)
{
    screen->session = &game->session;
    for (enum own_word kind = OWN_WORD_ADDED; kind <= OWN_WORD_REMOVED; kind++) {
        list_of(screen, kind)->count = (long)my_words_count(game, kind);
    }
}

/* Takes a word out of its list; the focus stays there. */
static void take_out(struct words_screen *screen, struct game *game, enum own_word kind, long row)
{
    struct list *list = list_of(screen, kind);
    if (row < 0 || row >= list->count) {
        return;
    }
    const char *word = say(game->arena, "%s", my_words_at(game, kind, (size_t)row));
    if (my_words_forget(game, word) &&
        game->stage.ui.focus >= list->first_id) { /* not by pointer */
        (void)list_go_to(list, &game->stage.ui, int_min((int)row, (int)list->count - 1));
    }
}

/* Scrolls to a word that was just added. */
static void show_word(struct words_screen *screen, const struct game *game, const char *word)
{
    struct list *list = &screen->added;
    for (size_t i = 0; i < my_words_count(game, OWN_WORD_ADDED); i++) {
        if (strcmp(my_words_at(game, OWN_WORD_ADDED, i), word) == 0) {
            scroll_fit(&list->scroll, list->count * list->pitch, list->area.h);
            scroll_to(&list->scroll, scroll_showing(&list->scroll, (long)i * list->pitch,
                                                    ((long)i + 1) * list->pitch));
        }
    }
}

/* Adds the word in the field, or says why not. */
static void add(struct words_screen *screen, struct game *game)
{
    char word[WORD_LETTERS_MAX + 1];
    size_t length = 0;
    const char *text = screen->add.text;
    screen->remark = WORDS_REMARK_NONE;
    if (!*text) {
        return;
    }
    enum status status = alphabet_encode(session_alphabet(&game->session), text, strlen(text), word,
                                         WORD_LETTERS_MAX, &length);
    word[status == STATUS_OK ? length : 0] = '\0';
    if (status != STATUS_OK || length < OWN_WORD_LETTERS_MIN) {
        screen->remark = WORDS_REMARK_LENGTH;
        return;
    }
    if (my_words_counts(game, word)) {
        screen->remark = WORDS_REMARK_COUNTS;
        return;
    }
    if (my_words_say(game, word, true)) {
        field_set(&screen->add, "");
        show_word(screen, game, word);
    }
}

/* --- files --- */

static void import(struct words_screen *screen, struct game *game, const char *path)
{
    game->answers.import_fault.format = game->answers.exported.format =
        game->answers.export_fault.format = NULL;
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    output_request(&game->output, REQUEST_IMPORT, screen->asked);
}

static void choose_file(struct words_screen *screen, struct game *game)
{
    if (screen->types_path) {
        import(screen, game, screen->path.text);
    } else {
        output_request(&game->output, REQUEST_CHOOSE, tr("My words"));
    }
}

/* --- drawing --- */

static void draw_row(const struct words_screen *screen, const struct game *game, struct ui *ui,
                     const struct list_row *row, enum own_word kind)
{
    const struct theme *theme = ui->theme;
    struct text_style style = text_sized(theme_text(theme, TEXT_HEADING), ui_list_size(ui));
    bool is_removed = kind == OWN_WORD_REMOVED;
    struct rect rect = row->rect;
    int pad = ui_px(ui, 14);
    int y = rect.y + rect.h / 2;
    bool is_lit = ui->hover == row->id || ui->focus == row->id;
    ui_surface(ui, rect, 10,
               is_removed ? theme->field
               : is_lit   ? theme_mix(theme->raised, theme->text, 8)
                          : theme->raised);
    style.color = is_removed && !is_lit ? theme->dim : theme->text;
    const char *word =
        session_written(ui->arena, screen->session, my_words_at(game, kind, (size_t)row->index));
    int width = ui_text_fit(ui, rect.x + pad, y, rect.w - 3 * pad - ui_px(ui, 20), &style, word);
    if (is_removed) {
        ui_strike(ui, rect.x + pad, y, width, style.color);
    }
    ui_icon(ui, rect.x + rect.w - pad - ui_px(ui, 10), y, is_removed ? ICON_UNDO_2 : ICON_X, 20,
            theme->text);
    ui_tip(ui, row->id, is_removed ? tr("Bring it back") : tr("Take it out"));
}

static void draw_list(struct words_screen *screen, const struct game *game, struct ui *ui,
                      struct rect panel, enum own_word kind)
{
    struct list *list = list_of(screen, kind);
    bool is_removed = kind == OWN_WORD_REMOVED;
    struct text_style head = theme_text(ui->theme, TEXT_HEADING);
    struct text_style figure = text_colored(head, ui->theme->dim);
    int pad = ui_px(ui, PAD);
    ui_panel(ui, panel);
    struct rect area = panel;
    (void)rect_cut_left(&area, pad);
    (void)rect_cut_right(&area, pad);
    (void)rect_cut_bottom(&area, pad / 2);
    struct rect top = rect_cut_top(&area, ui_px(ui, HEAD));
    int y = top.y + top.h / 2;
    int taken =
        ui_text_fit(ui, top.x, y, top.w * 3 / 4, &head, is_removed ? tr("Removed") : tr("Added"));
    ui_text_fit(ui, top.x + taken + ui_px(ui, 10), y, top.w / 4, &figure,
                phrase_number(ui->arena, list->count));
    list_fit(list, ui, area, ui_px(ui, ROW_PITCH), ui_px(ui, ROW_HIGH));
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        draw_row(screen, game, ui, &row, kind);
    }
    list_draw_bar(list, ui, panel);
    if (list->count == 0) {
        struct text_style body = theme_text(ui->theme, TEXT_BODY);
        ui_text_wrap(ui, area, &body,
                     is_removed
                         ? tr("To stop a word counting, press it in the results.")
                         : tr("A word that the list lacks: type it above or, in a round, press "
                              "the message that refuses it."));
    }
}

/* What a file has brought, or why not; else what the lists are good for. */
static void draw_about(const struct game *game, struct ui *ui, struct rect area)
{
    const struct answers *answers = &game->answers;
    const struct message *fault = answers->import_fault.format   ? &answers->import_fault
                                  : answers->export_fault.format ? &answers->export_fault
                                                                 : NULL;
    const char *text =
        fault ? phrase_message(ui->arena, fault)
        : answers->exported.format
            ? say(ui->arena, "%s %s", tr("Written to"),
                  phrase_message(ui->arena, &answers->exported))
            : tr("They apply to your rounds, not to the daily puzzles, codes or challenges. As a "
                 "text file: one word per line, a minus in front of those removed.");
    dialog_draw_remark(ui, area, text, fault != NULL);
}

static bool is_typed_into(const struct game *game, int id)
{
    int focus = game->stage.ui.focus;
    return focus == id || (id == WORDS_ID_ADD && focus == HOT_NONE);
}

static struct field_look look_of(const struct game *game, int id)
{
    bool typed = is_typed_into(game, id);
    return (struct field_look){.hint =
                                   id == WORDS_ID_ADD ? tr("Add a word…") : tr("Path of a file"),
                               .icon = id == WORDS_ID_ADD ? ICON_PLUS : ICON_NONE,
                               .outlined = typed,
                               .has_caret = typed,
                               .size = 18};
}

static void draw_field(const struct game *game, struct ui *ui, int id, struct rect rect,
                       const struct field *field)
{
    struct field_look look = look_of(game, id);
    field_draw(ui, HOT_NONE, rect, field, &look);
    field_place_keys(ui, id, rect, field, &look);
}

static void draw_buttons(const struct game *game, struct ui *ui, struct rect area)
{
    bool has_words =
        my_words_count(game, OWN_WORD_ADDED) + my_words_count(game, OWN_WORD_REMOVED) > 0;
    const struct button_look out = {.label = tr("Export…"), .size = 18, .disabled = !has_words};
    const struct button_look in = {.label = tr("Import…"), .size = 18};
    int gap = ui_px(ui, 12);
    ui_button(ui, WORDS_ID_EXPORT, rect_column(area, gap, 2, 0), &out);
    ui_button(ui, WORDS_ID_IMPORT, rect_column(area, gap, 2, 1), &in);
}

/* Where things are below the remark, px. */
struct places {
    struct rect added, removed;
    struct rect path; /* of width 0: there is no field for it */
    struct rect about, buttons;
};

/* Cuts the field of a path off the bottom if there is one. */
static void lay_path(const struct words_screen *screen, const struct ui *ui, struct places *at,
                     struct rect *rest)
{
    (void)rect_cut_bottom(rest, ui_px(ui, GAP));
    if (screen->types_path) {
        at->path = rect_slice_bottom(rest, ui_px(ui, FIELD), ui_px(ui, GAP));
    }
}

static struct places lay_wide(const struct words_screen *screen, const struct ui *ui,
                              struct rect rest)
{
    struct places at = {.about = rect_cut_bottom(&rest, ui_px(ui, LAYOUT_BUTTON))};
    int gap = ui_px(ui, GAP);
    at.buttons = rect_slice_right(&at.about, ui_px(ui, 340), gap);
    lay_path(screen, ui, &at, &rest);
    at.added = rect_column(rest, gap, 2, 0);
    at.removed = rect_column(rest, gap, 2, 1);
    return at;
}

static struct places lay_column(const struct words_screen *screen, const struct ui *ui,
                                struct rect rest)
{
    struct places at = {.buttons =
                            rect_slice_bottom(&rest, ui_px(ui, LAYOUT_BUTTON), ui_px(ui, 8))};
    int gap = ui_px(ui, GAP);
    at.about = rect_cut_bottom(&rest, ui_px(ui, PHONE_FOOT));
    lay_path(screen, ui, &at, &rest);
    at.added = rect_row(rest, gap, 2, 0);
    at.removed = rect_row(rest, gap, 2, 1);
    return at;
}

/* Draws the field for a word, and below it why that word is not added; cuts both off `rest`. */
static void draw_entry(struct words_screen *screen, const struct game *game, struct ui *ui,
                       struct rect *rest)
{
    screen->add_at = rect_cut_top(rest, ui_px(ui, FIELD));
    draw_field(game, ui, WORDS_ID_ADD, screen->add_at, &screen->add);
    if (screen->remark == WORDS_REMARK_NONE) {
        (void)rect_cut_top(rest, ui_px(ui, GAP));
        return;
    }
    (void)rect_cut_top(rest, ui_px(ui, 8));
    dialog_draw_remark(ui, rect_cut_top(rest, ui_px(ui, REMARK)),
                       screen->remark == WORDS_REMARK_COUNTS
                           ? say(ui->arena, tr("%s already counts."), screen->add.text)
                           : say(ui->arena, tr("A word has from %d to %d letters."),
                                 OWN_WORD_LETTERS_MIN, WORD_LETTERS_MAX),
                       true);
}

static void words_draw(void *self, const struct game *game, struct ui *ui)
{
    struct words_screen *screen = self;
    enum layout_shape shape = ui->layout->shape;
    struct text_style title = text_sized(theme_text(ui->theme, TEXT_TITLE), measures[shape].title);
    struct text_style note = text_aligned(theme_text(ui->theme, TEXT_BODY), ALIGN_END);
    struct rect rest;
    struct rect row = layout_to_px(ui->layout, ui_page(ui, WORDS_ID_BACK, &rest));
    rest = layout_to_px(ui->layout, rest);
    int middle = row.y + row.h / 2;
    rest = rect_middle(rest, int_min(rest.w, ui_px(ui, MEASURE)), rest.h);
    int right = rest.x + rest.w;
    int taken = ui_text_fit(ui, row.x, middle, row.w * 3 / 4, &title, tr("My words"));
    ui_text_fit(ui, right, middle, right - row.x - taken - ui_px(ui, 16), &note,
                game->session.language->name);
    draw_entry(screen, game, ui, &rest);
    struct places at =
        shape == LAYOUT_WIDE ? lay_wide(screen, ui, rest) : lay_column(screen, ui, rest);
    draw_buttons(game, ui, at.buttons);
    draw_about(game, ui, at.about);
    screen->path_at = at.path;
    if (at.path.w > 0) {
        draw_field(game, ui, WORDS_ID_PATH, at.path, &screen->path);
    }
    draw_list(screen, game, ui, at.added, OWN_WORD_ADDED);
    draw_list(screen, game, ui, at.removed, OWN_WORD_REMOVED);
}

/* --- the screen --- */

/* What was exported here is not the history of the settings, nor the other way round. */
static void forget_answers(struct game *game)
{
    struct answers *answers = &game->answers;
    answers->import_fault.format = answers->exported.format = answers->export_fault.format = NULL;
}

static void words_close(void *self, struct game *game)
{
    (void)self;
    forget_answers(game);
}

static void begin(struct words_screen *screen, struct game *game)
{
    forget_answers(game);
    field_init(&screen->add, ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX) - 1,
               session_alphabet(&game->session));
    screen->remark = WORDS_REMARK_NONE;
    count(screen, game);
}

static void words_open(void *self, struct game *game, const struct call *call)
{
    struct words_screen *screen = self;
    (void)call;
    *screen = (struct words_screen){
        .added = {.kind = LIST_PRESSED, .first_id = WORDS_ID_ADDED, .pitch = 1, .chosen = -1},
        .removed = {.kind = LIST_PRESSED, .first_id = WORDS_ID_REMOVED, .pitch = 1, .chosen = -1},
        .types_path = screen->types_path};
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    begin(screen, game);
}

static void words_hear(void *self, struct game *game, enum news news)
{
    struct words_screen *screen = self;
    if (!stage_is_open(&game->stage, SCREEN_WORDS)) {
        return;
    }
    if (news == NEWS_OWN) {
        count(screen, game);
    } else if (news == NEWS_WORDS) {
        begin(screen, game);
    } else if (news == NEWS_NO_DIALOG) {
        screen->types_path = true;
        game->stage.ui.focus = WORDS_ID_PATH;
    }
}

static void words_press(void *self, struct game *game, int id)
{
    struct words_screen *screen = self;
    if (id == WORDS_ID_BACK) {
        stage_back(&game->stage);
    } else if (id == WORDS_ID_EXPORT) {
        game->answers.import_fault.format = NULL;
        output_request(&game->output, REQUEST_EXPORT, "txt");
    } else if (id == WORDS_ID_IMPORT) {
        choose_file(screen, game);
    } else if (id >= WORDS_ID_REMOVED) {
        take_out(screen, game, OWN_WORD_REMOVED, id - WORDS_ID_REMOVED);
    } else if (id >= WORDS_ID_ADDED) {
        take_out(screen, game, OWN_WORD_ADDED, id - WORDS_ID_ADDED);
    }
}

static bool edit(struct words_screen *screen, struct game *game, const struct input *input)
{
    bool is_path = is_typed_into(game, WORDS_ID_PATH);
    if (input->kind == INPUT_TEXT && !is_path) {
        game->stage.ui.focus = HOT_NONE; /* what is typed is a word, wherever the focus is */
    }
    enum field_outcome outcome =
        output_edit(&game->output, is_path ? &screen->path : &screen->add, input, NULL);
    if (outcome == FIELD_CHANGED) {
        screen->remark = WORDS_REMARK_NONE;
    }
    return outcome != FIELD_IGNORED;
}

static bool key_input(struct words_screen *screen, struct game *game, const struct input *input)
{
    struct ui *ui = &game->stage.ui;
    bool is_add = is_typed_into(game, WORDS_ID_ADD);
    bool is_path = is_typed_into(game, WORDS_ID_PATH);
    if (input->key == KEY_ESCAPE && is_add && screen->add.text[0]) {
        field_set(&screen->add, "");
        screen->remark = WORDS_REMARK_NONE;
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        stage_back(&game->stage);
        return true;
    }
    if (input->key == KEY_ENTER && (is_add || is_path)) {
        if (is_add) {
            add(screen, game);
        } else {
            import(screen, game, screen->path.text);
        }
        return true;
    }
    bool is_vertical = input->key == KEY_UP || input->key == KEY_DOWN;
    if ((is_add || is_path) && !is_vertical && edit(screen, game, input)) {
        return true;
    }
    struct list *list = list_focused(&screen->removed, ui) >= 0 ? &screen->removed : &screen->added;
    return list_input(list, ui, input);
}

static bool point_at(struct words_screen *screen, struct game *game, const struct input *input)
{
    struct ui *ui = &game->stage.ui;
    struct field_look looks[] = {look_of(game, WORDS_ID_ADD), look_of(game, WORDS_ID_PATH)};
    if (field_pointer(&screen->add, ui, screen->add_at, &looks[0], input) != FIELD_IGNORED) {
        ui->focus = HOT_NONE;
        return true;
    }
    if (screen->types_path &&
        field_pointer(&screen->path, ui, screen->path_at, &looks[1], input) != FIELD_IGNORED) {
        ui->focus = WORDS_ID_PATH;
        return true;
    }
    bool is_used = list_input(&screen->added, ui, input);
    return list_input(&screen->removed, ui, input) || is_used;
}

static bool words_input(void *self, struct game *game, const struct input *input)
{
    struct words_screen *screen = self;
    int x = game->stage.pointer_x;
    int y = stage_pointer_y(&game->stage);
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return point_at(screen, game, input);
    case INPUT_WHEEL:
        return list_input(rect_contains(screen->removed.area, x, y) ? &screen->removed
                                                                    : &screen->added,
                          &game->stage.ui, input);
    case INPUT_KEY:
        return key_input(screen, game, input);
    case INPUT_TEXT:
    case INPUT_EDIT:
    case INPUT_PASTE:
        (void)edit(screen, game, input);
        return true;
    case INPUT_DROP:
        import(screen, game, input->paste);
        return true;
    default:
        return false;
    }
}

const struct screen_class screen_words = {
    .name = "words",
    .state_size = sizeof(struct words_screen),
    .open = words_open,
    .close = words_close,
    .input = words_input,
    .press = words_press,
    .least_units = COLUMN_HEIGHT,
    .draw = words_draw,
    .hear = words_hear,
};

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
#define FOOT_TEXT 46

#define PHONE_HEIGHT 940
#define PHONE_FOOT   200 /* the same text in a narrow column */

/* --- words --- */

static struct list *list_of(struct words_screen *screen, enum own_word kind)
{
    return kind == OWN_WORD_ADDED ? &screen->added : &screen->removed;
}

static void count(struct words_screen *screen, const struct desk *desk)
{
    screen->table = &desk->table;
    for (enum own_word kind = OWN_WORD_ADDED; kind <= OWN_WORD_REMOVED; kind++) {
        list_of(screen, kind)->count = (long)my_words_count(desk, kind);
    }
}

/* Takes a word out of its list; the focus stays there. */
static void take_out(struct words_screen *screen, struct desk *desk, enum own_word kind, long row)
{
    char word[WORD_LETTERS_MAX + 1];
    struct list *list = list_of(screen, kind);
    if (row < 0 || row >= list->count) {
        return;
    }
    (void)snprintf(word, sizeof word, "%s", my_words_at(desk, kind, (size_t)row));
    if (my_words_forget(desk, word) &&
        desk->stage.ui.focus >= list->first_id) { /* not by pointer */
        (void)list_go_to(list, &desk->stage.ui, int_min((int)row, (int)list->count - 1));
    }
}

/* Scrolls to a word that was just added. */
static void show_word(struct words_screen *screen, const struct desk *desk, const char *word)
{
    struct list *list = &screen->added;
    for (size_t i = 0; i < my_words_count(desk, OWN_WORD_ADDED); i++) {
        if (strcmp(my_words_at(desk, OWN_WORD_ADDED, i), word) == 0) {
            scroll_fit(&list->scroll, list->count * list->pitch, list->area.h);
            scroll_to(&list->scroll, scroll_showing(&list->scroll, (long)i * list->pitch,
                                                    ((long)i + 1) * list->pitch));
        }
    }
}

/* Adds the word in the field, or says why not. */
static void add(struct words_screen *screen, struct desk *desk)
{
    char word[WORD_LETTERS_MAX + 1];
    size_t length = 0;
    const char *text = screen->add.text;
    screen->remark[0] = '\0';
    if (!*text) {
        return;
    }
    enum status status = alphabet_encode(table_alphabet(&desk->table), text, strlen(text), word,
                                         WORD_LETTERS_MAX, &length);
    word[status == STATUS_OK ? length : 0] = '\0';
    if (status != STATUS_OK || length < OWN_WORD_LETTERS_MIN) {
        (void)snprintf(screen->remark, sizeof screen->remark,
                       tr("A word has from %d to %d letters."), OWN_WORD_LETTERS_MIN,
                       WORD_LETTERS_MAX);
        return;
    }
    if (my_words_counts(desk, word)) {
        (void)snprintf(screen->remark, sizeof screen->remark, tr("%s counts already."), text);
        return;
    }
    if (my_words_say(desk, word, true)) {
        field_set(&screen->add, "");
        show_word(screen, desk, word);
    }
}

/* --- files --- */

static void import(struct words_screen *screen, struct desk *desk, const char *path)
{
    desk->answers.import_fault.format = desk->answers.exported.format =
        desk->answers.export_fault.format = NULL;
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    post_request(&desk->post, REQUEST_IMPORT, screen->asked);
}

static void choose_file(struct words_screen *screen, struct desk *desk)
{
    if (screen->types_path) {
        import(screen, desk, screen->path.text);
    } else {
        post_request(&desk->post, REQUEST_CHOOSE, tr("My words"));
    }
}

/* --- drawing --- */

static void draw_row(const struct words_screen *screen, const struct desk *desk, struct ui *ui,
                     const struct list_row *row, enum own_word kind)
{
    const struct theme *theme = ui->theme;
    struct text_style style = text_sized(theme_text(theme, TEXT_HEADING), ui_list_size(ui));
    char word[WORD_TEXT_MAX];
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
    table_word(screen->table, word, sizeof word, my_words_at(desk, kind, (size_t)row->index));
    int width = ui_text_fit(ui, rect.x + pad, y, rect.w - 3 * pad - ui_px(ui, 20), &style, word);
    if (is_removed) {
        ui_strike(ui, rect.x + pad, y, width, style.color);
    }
    ui_icon(ui, rect.x + rect.w - pad - ui_px(ui, 10), y, is_removed ? ICON_UNDO_2 : ICON_X, 20,
            theme->text);
    ui_tip(ui, row->id, is_removed ? tr("Bring it back") : tr("Take it out"));
}

static void draw_list(struct words_screen *screen, const struct desk *desk, struct ui *ui,
                      struct rect panel, enum own_word kind)
{
    struct list *list = list_of(screen, kind);
    bool is_removed = kind == OWN_WORD_REMOVED;
    struct text_style head = theme_text(ui->theme, TEXT_HEADING);
    struct text_style figure = text_colored(head, ui->theme->dim);
    char number[PHRASE_MAX];
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
                phrase_number(number, list->count));
    list_fit(list, ui, area, ui_px(ui, ROW_PITCH), ui_px(ui, ROW_HIGH));
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        draw_row(screen, desk, ui, &row, kind);
    }
    list_draw_bar(list, ui, panel);
    if (list->count == 0) {
        struct text_style body = theme_text(ui->theme, TEXT_BODY);
        ui_text_wrap(ui, area, &body,
                     is_removed
                         ? tr("A word that is not to count any more: press it in the results.")
                         : tr("A word that the list lacks: type it above or, in a round, press "
                              "the message that refuses it."));
    }
}

/* What a file has brought, or why not; else what the lists are good for. */
static void draw_about(const struct desk *desk, struct ui *ui, struct rect area)
{
    const struct answers *answers = &desk->answers;
    const struct message *fault = answers->import_fault.format   ? &answers->import_fault
                                  : answers->export_fault.format ? &answers->export_fault
                                                                 : NULL;
    char text[1280];
    char line[1280 + 64];
    if (fault) {
        dialog_draw_remark(ui, area, tr_message(fault, text, sizeof text), true);
    } else if (answers->exported.format) {
        (void)snprintf(line, sizeof line, "%s %s", tr("Written to"),
                       tr_message(&answers->exported, text, sizeof text));
        dialog_draw_remark(ui, area, line, false);
    } else {
        dialog_draw_remark(ui, area,
                           tr("They apply to your rounds, not to the daily board, codes or "
                              "challenges. As a text file: one word per line, a minus in front "
                              "of those removed."),
                           false);
    }
}

static bool is_typed_into(const struct desk *desk, int id)
{
    int focus = desk->stage.ui.focus;
    return focus == id || (id == WORDS_ID_ADD && focus == HOT_NONE);
}

static struct field_look look_of(const struct desk *desk, int id)
{
    bool typed = is_typed_into(desk, id);
    return (struct field_look){.hint =
                                   id == WORDS_ID_ADD ? tr("Add a word…") : tr("Path of a file"),
                               .icon = id == WORDS_ID_ADD ? ICON_PLUS : ICON_NONE,
                               .outlined = typed,
                               .has_caret = typed,
                               .size = 18};
}

static void draw_field(const struct desk *desk, struct ui *ui, int id, struct rect rect,
                       const struct field *field)
{
    struct field_look look = look_of(desk, id);
    field_draw(ui, HOT_NONE, rect, field, &look);
    ui_keyboard_area(ui, id, rect);
}

static void draw_buttons(const struct desk *desk, struct ui *ui, struct rect area)
{
    bool has_words =
        my_words_count(desk, OWN_WORD_ADDED) + my_words_count(desk, OWN_WORD_REMOVED) > 0;
    const struct button_look out = {.label = tr("Export…"), .size = 18, .disabled = !has_words};
    const struct button_look in = {.label = tr("Import…"), .size = 18};
    int gap = ui_px(ui, 12);
    ui_button(ui, WORDS_ID_EXPORT, rect_column(area, gap, 2, 0), &out);
    ui_button(ui, WORDS_ID_IMPORT, rect_column(area, gap, 2, 1), &in);
}

static void words_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct words_screen *screen = self;
    struct text_style title =
        text_sized(theme_text(ui->theme, TEXT_TITLE), layout_is_phone(ui->layout) ? 24 : 34);
    struct text_style note = text_aligned(theme_text(ui->theme, TEXT_BODY), ALIGN_END);
    bool is_phone = layout_is_phone(ui->layout);
    bool is_stack = layout_is_upright(ui->layout);
    struct rect rest;
    struct rect row = layout_to_px(ui->layout, ui_page(ui, WORDS_ID_BACK, &rest));
    rest = layout_to_px(ui->layout, rest);
    int middle = row.y + row.h / 2;
    rest = rect_middle(rest, int_min(rest.w, ui_px(ui, MEASURE)), rest.h);
    int right = rest.x + rest.w;
    int taken = ui_text_fit(ui, row.x, middle, row.w * 3 / 4, &title, tr("My words"));
    ui_text_fit(ui, right, middle, right - row.x - taken - ui_px(ui, 16), &note,
                desk->table.language->name);
    screen->add_at = rect_cut_top(&rest, ui_px(ui, FIELD));
    draw_field(desk, ui, WORDS_ID_ADD, screen->add_at, &screen->add);
    if (screen->remark[0]) {
        (void)rect_cut_top(&rest, ui_px(ui, 8));
        dialog_draw_remark(ui, rect_cut_top(&rest, ui_px(ui, REMARK)), screen->remark, true);
    } else {
        (void)rect_cut_top(&rest, ui_px(ui, GAP));
    }
    struct rect foot = rect_cut_bottom(&rest, ui_px(ui, LAYOUT_BUTTON));
    if (is_stack) {
        draw_buttons(desk, ui, foot);
        (void)rect_cut_bottom(&rest, ui_px(ui, 8));
        foot = rect_cut_bottom(&rest, ui_px(ui, is_phone ? PHONE_FOOT : FOOT_TEXT + 20));
    } else {
        draw_buttons(desk, ui, rect_cut_right(&foot, int_min(foot.w / 2, ui_px(ui, 340))));
        (void)rect_cut_right(&foot, ui_px(ui, GAP));
    }
    draw_about(desk, ui, foot);
    (void)rect_cut_bottom(&rest, ui_px(ui, GAP));
    screen->path_at = (struct rect){0, 0, 0, 0};
    if (screen->types_path) {
        screen->path_at = rect_cut_bottom(&rest, ui_px(ui, FIELD));
        draw_field(desk, ui, WORDS_ID_PATH, screen->path_at, &screen->path);
        (void)rect_cut_bottom(&rest, ui_px(ui, GAP));
    }
    int gap = ui_px(ui, GAP);
    draw_list(screen, desk, ui, is_stack ? rect_row(rest, gap, 2, 0) : rect_column(rest, gap, 2, 0),
              OWN_WORD_ADDED);
    draw_list(screen, desk, ui, is_stack ? rect_row(rest, gap, 2, 1) : rect_column(rest, gap, 2, 1),
              OWN_WORD_REMOVED);
}

/* --- the screen --- */

/* What was exported here is not the history of the settings, nor the other way round. */
static void forget_answers(struct desk *desk)
{
    struct answers *answers = &desk->answers;
    answers->import_fault.format = answers->exported.format = answers->export_fault.format = NULL;
}

static void words_close(void *self, struct desk *desk)
{
    (void)self;
    forget_answers(desk);
}

static void begin(struct words_screen *screen, struct desk *desk)
{
    forget_answers(desk);
    field_init(&screen->add, ALPHABET_TEXT_SIZE(WORD_LETTERS_MAX) - 1,
               table_alphabet(&desk->table));
    screen->remark[0] = '\0';
    count(screen, desk);
}

static void words_open(void *self, struct desk *desk, const struct call *call)
{
    struct words_screen *screen = self;
    (void)call;
    *screen = (struct words_screen){
        .added = {.kind = LIST_PRESSED, .first_id = WORDS_ID_ADDED, .pitch = 1, .chosen = -1},
        .removed = {.kind = LIST_PRESSED, .first_id = WORDS_ID_REMOVED, .pitch = 1, .chosen = -1},
        .types_path = screen->types_path};
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    begin(screen, desk);
}

static void words_hear(void *self, struct desk *desk, enum news news)
{
    struct words_screen *screen = self;
    if (!stage_is_open(&desk->stage, SCREEN_WORDS)) {
        return;
    }
    if (news == NEWS_OWN) {
        count(screen, desk);
    } else if (news == NEWS_WORDS) {
        begin(screen, desk);
    } else if (news == NEWS_NO_DIALOG) {
        screen->types_path = true;
        desk->stage.ui.focus = WORDS_ID_PATH;
    }
}

static void words_press(void *self, struct desk *desk, int id)
{
    struct words_screen *screen = self;
    if (id == WORDS_ID_BACK) {
        stage_back(&desk->stage);
    } else if (id == WORDS_ID_EXPORT) {
        desk->answers.import_fault.format = NULL;
        post_request(&desk->post, REQUEST_EXPORT, "txt");
    } else if (id == WORDS_ID_IMPORT) {
        choose_file(screen, desk);
    } else if (id >= WORDS_ID_REMOVED) {
        take_out(screen, desk, OWN_WORD_REMOVED, id - WORDS_ID_REMOVED);
    } else if (id >= WORDS_ID_ADDED) {
        take_out(screen, desk, OWN_WORD_ADDED, id - WORDS_ID_ADDED);
    }
}

static bool edit(struct words_screen *screen, struct desk *desk, const struct input *input)
{
    bool is_path = is_typed_into(desk, WORDS_ID_PATH);
    if (input->kind == INPUT_TEXT && !is_path) {
        desk->stage.ui.focus = HOT_NONE; /* what is typed is a word, wherever the focus is */
    }
    enum field_outcome outcome =
        post_edit(&desk->post, is_path ? &screen->path : &screen->add, input, NULL);
    if (outcome == FIELD_CHANGED) {
        screen->remark[0] = '\0';
    }
    return outcome != FIELD_IGNORED;
}

static bool key_input(struct words_screen *screen, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    bool is_add = is_typed_into(desk, WORDS_ID_ADD);
    bool is_path = is_typed_into(desk, WORDS_ID_PATH);
    if (input->key == KEY_ESCAPE && is_add && screen->add.text[0]) {
        field_set(&screen->add, "");
        screen->remark[0] = '\0';
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    if (input->key == KEY_ENTER && (is_add || is_path)) {
        if (is_add) {
            add(screen, desk);
        } else {
            import(screen, desk, screen->path.text);
        }
        return true;
    }
    bool is_vertical = input->key == KEY_UP || input->key == KEY_DOWN;
    if ((is_add || is_path) && !is_vertical && edit(screen, desk, input)) {
        return true;
    }
    struct list *list = list_focused(&screen->removed, ui) >= 0 ? &screen->removed : &screen->added;
    return list_input(list, ui, input);
}

static bool point_at(struct words_screen *screen, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    struct field_look looks[] = {look_of(desk, WORDS_ID_ADD), look_of(desk, WORDS_ID_PATH)};
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

static bool words_input(void *self, struct desk *desk, const struct input *input)
{
    struct words_screen *screen = self;
    int x = desk->stage.pointer_x;
    int y = desk->stage.pointer_y;
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return point_at(screen, desk, input);
    case INPUT_WHEEL:
        return list_input(rect_contains(screen->removed.area, x, y) ? &screen->removed
                                                                    : &screen->added,
                          &desk->stage.ui, input);
    case INPUT_KEY:
        return key_input(screen, desk, input);
    case INPUT_TEXT:
    case INPUT_PASTE:
        (void)edit(screen, desk, input);
        return true;
    case INPUT_DROP:
        import(screen, desk, input->paste);
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
    .phone_units = PHONE_HEIGHT,
    .draw = words_draw,
    .hear = words_hear,
};

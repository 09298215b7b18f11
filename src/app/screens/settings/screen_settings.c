/* SPDX-License-Identifier: MIT */
/*
 * The settings as panels of rows, in one column or two, which scroll if they do not fit: the table
 * of settings, the word list, and exporting and deleting the history. Leaves what a choice does to
 * preferences.c.
 */
#include "dialog.h"
#include "form.h"
#include "phrase.h"
#include "preferences.h"
#include "settings_screen.h"

#include <stdio.h>
#include <string.h>

#define TOP         100 /* below the title */
#define MARGIN      28
#define BACK        52
#define GAP         16 /* between panels */
#define COLUMN_MAX  760
#define BLOCK_MAX   1400
#define VOLUME_STEP 5
#define WHEEL_STEP  60 /* design units per notch */

/* Returns the look of a field; it has a caret while it is typed into. */
static struct field_look look_of(const struct settings_screen *screen, const struct desk *desk,
                                 int id)
{
    bool typing = screen->typing && desk->stage.ui.focus == id;
    return (struct field_look){.hint = id == SETTINGS_ID_PATH ? tr("Path of a file")
                                                              : tr("For challenges that you send"),
                               .outlined = typing,
                               .has_caret = typing,
                               .size = 17};
}

static bool is_field(int id)
{
    return id == SETTINGS_ID_PATH || id == SETTINGS_ID_NAME;
}

static struct field *field_of(struct settings_screen *screen, int id)
{
    return id == SETTINGS_ID_PATH ? &screen->path : id == SETTINGS_ID_NAME ? &screen->name : NULL;
}

/* --- buttons --- */

static void use_lexicon(struct settings_screen *screen, struct desk *desk, const char *path)
{
    screen->typing = false;
    desk->answers.lexicon_fault.format = NULL;
    if (table_is_mid_round(&desk->table)) { /* it must end with the words it began with */
        desk->answers.lexicon_fault =
            (struct message){.format = N_("The list can be changed once this round is over.")};
        return;
    }
    (void)snprintf(screen->asked, sizeof screen->asked, "%.*s", SETTING_PATH_MAX - 1, path);
    post_request(&desk->post, REQUEST_LEXICON, screen->asked);
}

static void settings_press(void *self, struct desk *desk, int id)
{
    struct settings_screen *screen = self;
    screen->typing = false;
    switch (id) {
    case SETTINGS_ID_BACK:
        stage_back(&desk->stage);
        break;
    case SETTINGS_ID_USE:
        use_lexicon(screen, desk, screen->path.text);
        break;
    case SETTINGS_ID_OWN:
        field_set(&screen->path, "");
        use_lexicon(screen, desk, "");
        break;
    case SETTINGS_ID_JSON:
    case SETTINGS_ID_CSV:
        post_request(&desk->post, REQUEST_EXPORT, id == SETTINGS_ID_JSON ? "json" : "csv");
        break;
    case SETTINGS_ID_DELETE:
        stage_over(&desk->stage, SCREEN_DELETE, NULL);
        break;
    default: /* a choice; the slider and the fields take keys only */
        (void)preferences_press(desk, id);
        break;
    }
}

/* --- the keyboard --- */

static void set_volume(struct desk *desk, int volume)
{
    desk->settings.volume = layout_clamped(volume, 0, SETTING_VOLUME_MAX);
    preferences_keep(desk, SETTING_VOLUME);
    post_cue(&desk->post, CUE_PRESS, 0);
}

static bool volume_key(struct desk *desk, enum key key)
{
    int volume = desk->settings.volume;
    switch (key) {
    case KEY_LEFT:
        set_volume(desk, volume - VOLUME_STEP);
        return true;
    case KEY_RIGHT:
        set_volume(desk, volume + VOLUME_STEP);
        return true;
    case KEY_HOME:
        set_volume(desk, 0);
        return true;
    case KEY_END:
        set_volume(desk, SETTING_VOLUME_MAX);
        return true;
    default:
        return false;
    }
}

/* Handles typing into the focused field. */
static bool typing_input(struct settings_screen *screen, struct desk *desk,
                         const struct input *input)
{
    int id = desk->stage.ui.focus;
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER && id == SETTINGS_ID_PATH) {
        use_lexicon(screen, desk, screen->path.text);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        screen->typing = false;
        return true;
    }
    enum field_outcome outcome = post_edit(&desk->post, field_of(screen, id), input, NULL);
    bool changed = outcome == FIELD_CHANGED || outcome == FIELD_FULL;
    if (changed && id == SETTINGS_ID_NAME) {
        preferences_keep_name(desk, SETTING_NAME, &screen->name, NULL);
    } else if (changed) {
        desk->answers.lexicon_fault.format = NULL;
    }
    return outcome != FIELD_IGNORED;
}

static bool settings_key(struct settings_screen *screen, struct desk *desk,
                         const struct input *input)
{
    bool on_field = is_field(desk->stage.ui.focus);
    if (on_field && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        screen->typing = true;
        return true;
    }
    if (desk->stage.ui.focus == SETTINGS_ID_VOLUME && volume_key(desk, input->key)) {
        return true;
    }
    if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
        return true;
    }
    long at;
    bool scrolls = scroll_key(&screen->scroll, input->key, screen->scroll.view / 10, &at);
    if (scrolls) {
        scroll_to(&screen->scroll, at);
    }
    return scrolls;
}

/* --- the pointer --- */

/* Returns the visible part of a row's control; NULL if it is scrolled out of view. */
static const struct rect *shown_rect(const struct desk *desk, int id)
{
    const struct hot *hot = ui_hot_of(&desk->stage.ui, id);
    return hot && hot->rect.w > 0 ? &hot->rect : NULL;
}

static void drag_volume(struct desk *desk, int x)
{
    const struct rect *area = shown_rect(desk, SETTINGS_ID_VOLUME);
    if (area) {
        desk->settings.volume = form_slider_value(&desk->stage.ui, *area, x);
    }
}

/* Handles the pointer in a field, which then takes keyboard input. */
static bool point_at_field(struct settings_screen *screen, struct desk *desk, int id,
                           const struct input *input)
{
    const struct rect *area = shown_rect(desk, id);
    struct field_look look = look_of(screen, desk, id);
    bool is_there = area && field_pointer(field_of(screen, id), &desk->stage.ui, *area, &look,
                                          input) != FIELD_IGNORED;
    if (is_there) {
        screen->typing = true;
        desk->stage.ui.focus = id;
    }
    return is_there;
}

static bool point_at_fields(struct settings_screen *screen, struct desk *desk,
                            const struct input *input)
{
    return point_at_field(screen, desk, SETTINGS_ID_PATH, input) ||
           point_at_field(screen, desk, SETTINGS_ID_NAME, input);
}

static void press_pointer(struct settings_screen *screen, struct desk *desk,
                          const struct input *input)
{
    const struct rect *volume = shown_rect(desk, SETTINGS_ID_VOLUME);
    screen->typing = false;
    if (point_at_fields(screen, desk, input)) {
        return;
    }
    if (volume && rect_contains(*volume, input->x, input->y)) {
        screen->dragging_volume = true;
        drag_volume(desk, input->x);
    } else {
        (void)scroll_input(&screen->scroll, input, 0);
    }
}

static bool pointer_input(struct settings_screen *screen, struct desk *desk,
                          const struct input *input)
{
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        press_pointer(screen, desk, input);
        return true;
    }
    if (point_at_fields(screen, desk, input)) {
        return true;
    }
    if (input->kind == INPUT_MOVE && screen->dragging_volume) {
        drag_volume(desk, input->x);
        return true;
    }
    if (input->kind == INPUT_MOVE && scroll_input(&screen->scroll, input, 0)) {
        return true;
    }
    if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        if (screen->dragging_volume) {
            set_volume(desk, desk->settings.volume);
        }
        screen->dragging_volume = screen->scroll.dragging = false;
        return true;
    }
    return false;
}

static bool settings_input(void *self, struct desk *desk, const struct input *input)
{
    struct settings_screen *screen = self;
    if (!is_field(desk->stage.ui.focus)) {
        screen->typing = false; /* Tab moved on */
    }
    if (screen->typing && typing_input(screen, desk, input)) {
        return true;
    }
    switch (input->kind) {
    case INPUT_PRESS:
    case INPUT_MOVE:
    case INPUT_RELEASE:
        return pointer_input(screen, desk, input);
    case INPUT_WHEEL:
        scroll_to(&screen->scroll, screen->scroll.at - layout_px(&desk->stage.layout,
                                                                 input->wheel * WHEEL_STEP / 1000));
        return true;
    case INPUT_KEY:
        return settings_key(screen, desk, input);
    case INPUT_PASTE:
    case INPUT_DROP:
        field_set(&screen->path, input->paste);
        desk->answers.lexicon_fault.format = NULL; /* it was about another path */
        if (input->kind == INPUT_DROP) {
            use_lexicon(screen, desk, screen->path.text);
        }
        return true;
    default:
        return false;
    }
}

static void settings_open(void *self, struct desk *desk, const struct call *call)
{
    struct settings_screen *screen = self;
    struct answers *answers = &desk->answers;
    *screen = (struct settings_screen){.seen_focus = HOT_NONE};
    answers->lexicon_fault.format = answers->exported.format = answers->export_fault.format = NULL;
    field_init(&screen->path, SETTING_PATH_MAX - 1, NULL);
    field_set(&screen->path, desk->settings.lexicon);
    field_init(&screen->name, SETTING_NAME_SIZE - 1, NULL);
    field_set(&screen->name, desk->settings.name);
    if (call->text) {
        field_set(&screen->path, call->text);
        use_lexicon(screen, desk, screen->path.text);
    }
}

static void settings_hear(void *self, struct desk *desk, enum news news)
{
    struct settings_screen *screen = self;
    if (news == NEWS_WORDS) {
        field_set(&screen->path, desk->settings.lexicon);
    }
}

/* --- panels --- */

#define ANSWER_MAX 1280

/* Returns what to say below a setting, if anything; sets whether it is a fault. */
static const char *remark_on(const struct desk *desk, enum setting setting, bool *is_fault,
                             char answer[ANSWER_MAX])
{
    *is_fault = setting == SETTING_PLAYED || setting == SETTING_VOLUME;
    switch (setting) {
    case SETTING_UI_SCALE:
        return desk->stage.layout.is_bounded ? tr("This is as large as the window allows.") : "";
    case SETTING_PLAYED:
        return tr_message(&desk->answers.language_fault, answer, ANSWER_MAX);
    case SETTING_VOLUME:
        return tr_message(&desk->answers.silence, answer, ANSWER_MAX);
    default:
        return "";
    }
}

struct context {
    const struct settings_screen *screen;
    const struct desk *desk;
};

/* Adds the settings of a panel. Languages take up to BESIDE per row. */
static void draw_settings(struct form *form, int panel)
{
    enum { BESIDE = 3 };
    const struct context *context = form->context;
    const struct desk *desk = context->desk;
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    bool is_fault;
    char answer[ANSWER_MAX];
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        if (setting_panel(setting) != (enum setting_panel)panel) {
            continue;
        }
        if (setting == SETTING_VOLUME) {
            form_slider(form, setting_label(setting), SETTINGS_ID_VOLUME, desk->settings.volume);
        } else if (setting == SETTING_NAME) {
            struct field_look look = look_of(context->screen, desk, SETTINGS_ID_NAME);
            form_field(form, setting_label(setting), SETTINGS_ID_NAME, &context->screen->name,
                       &look);
        }
        int count = preferences_list(desk, setting, choices, &chosen);
        bool is_split = setting == SETTING_LANGUAGE || setting == SETTING_PLAYED;
        int wide;
        for (int first = 0; first < count; first += wide) {
            wide = is_split ? int_min(count - first, BESIDE) : count;
            struct rect area = form_row(form, first == 0 ? setting_label(setting) : "",
                                        SETTING_ID(setting, first), wide);
            if (!form->dry) {
                preferences_draw(desk, form->ui, setting, area, first, wide);
            }
        }
        const char *remark = remark_on(desk, setting, &is_fault, answer);
        if (*remark) {
            (is_fault ? form_fault : form_hint)(form, remark);
        }
    }
}

static void draw_lexicon(struct form *form, int which)
{
    const struct context *context = form->context;
    const struct settings_screen *screen = context->screen;
    const struct desk *desk = context->desk;
    (void)which;
    const char *path = desk->settings.lexicon;
    char words[PHRASE_MAX];
    char count[2 * PHRASE_MAX + LANGUAGE_NAME_SIZE];
    phrase_words(words, (long)lexicon_size(desk->table.lexicon));
    if (*path) {
        (void)snprintf(count, sizeof count, "%s", words);
    } else {
        (void)snprintf(count, sizeof count, tr("%s · %s"), desk->table.language->name, words);
    }
    form_fact(form, count, *path ? path : tr("Built-in list"));
    struct field_look look = look_of(screen, desk, SETTINGS_ID_PATH);
    form_field(form, NULL, SETTINGS_ID_PATH, &screen->path, &look);
    const char *typed = screen->path.text;
    const struct button_look buttons[] = {
        {.label = tr("Use this file"), .size = 17, .disabled = !*typed || strcmp(typed, path) == 0},
        {.label = tr("Built-in list"), .size = 17, .disabled = !*path},
    };
    form_buttons(form, SETTINGS_ID_USE, buttons, 2);
    if (desk->answers.lexicon_fault.format) {
        char answer[ANSWER_MAX];
        form_fault(form, tr_message(&desk->answers.lexicon_fault, answer, sizeof answer));
    } else {
        form_hint(form, tr("Type or paste the path of a file, or drop it here."));
    }
}

/* The answer of an export takes the place of the path below the buttons, so that nothing moves. */
static void draw_data(struct form *form, int which)
{
    const struct desk *desk = ((const struct context *)form->context)->desk;
    (void)which;
    bool keeps = keeper_keeps(desk->keeper);
    const struct button_look buttons[] = {
        {.label = tr("Export JSON"), .size = 17, .disabled = !keeps},
        {.label = tr("Export CSV"), .size = 17, .disabled = !keeps},
        {.kind = BUTTON_GHOST, .label = tr("Delete all…"), .size = 17, .disabled = !keeps},
    };
    form_buttons(form, SETTINGS_ID_JSON, buttons, 3);
    char answer[ANSWER_MAX];
    if (desk->answers.export_fault.format) {
        form_fault(form, tr_message(&desk->answers.export_fault, answer, sizeof answer));
    } else if (desk->answers.exported.format) {
        form_fact(form, tr("Written to"),
                  tr_message(&desk->answers.exported, answer, sizeof answer));
    } else if (keeper_lasts(desk->keeper)) {
        form_fact(form, tr("Kept in"), keeper_path(desk->keeper));
    } else {
        form_hint(form, tr("Kept in memory only, and lost when the game closes."));
    }
}

/* --- columns --- */

/* Draws or measures everything from `top` on, in one column or two; returns the height. */
static int draw_columns(struct form *form, const struct layout *layout, int top)
{
    int margin = layout_px(layout, MARGIN);
    int gap = layout_px(layout, GAP);
    int count = layout->shape == LAYOUT_WIDE ? 2 : 1;
    int room =
        int_min(layout->width - 2 * margin, layout_px(layout, count == 2 ? BLOCK_MAX : COLUMN_MAX));
    struct rect block = {(layout->width - room) / 2, top, room, 0};
    struct rect column = rect_column(block, gap, count, 0);
    form->x = column.x;
    form->width = column.w;
    form->y = top;
    form_panel(form, tr("Look"), draw_settings, PANEL_LOOK);
    form_panel(form, tr_in("what one does", "Play"), draw_settings, PANEL_PLAY);
    int end = form->y;
    if (count == 2) {
        column = rect_column(block, gap, count, 1);
        form->x = column.x;
        form->width = column.w;
        form->y = top;
    }
    form_panel(form, tr("Sound"), draw_settings, PANEL_SOUND);
    form_panel(form, tr("Word list"), draw_lexicon, 0);
    form_panel(form, tr("Your history"), draw_data, 0);
    return layout_larger(end, form->y) - gap + margin - top;
}

static void settings_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct settings_screen *screen = self;
    struct text_style title = {.size = 34, .weight = WEIGHT_900, .color = ui->theme->text};
    struct rect rest = {0, 0, ui->layout->width, ui->layout->height};
    struct rect head = rect_cut_top(&rest, ui_px(ui, TOP));
    struct rect foot = layout_foot(ui->layout);
    struct context context = {screen, desk};
    struct form form = {.ui = ui, .context = &context, .dry = true};
    int height = draw_columns(&form, ui->layout, 0);
    scroll_fit(&screen->scroll, height, rest.h);
    if (ui->focus != screen->seen_focus) {
        int pad = ui_px(ui, MARGIN);
        screen->seen_focus = ui->focus;
        if (form.focus_bottom > 0) {
            scroll_to(&screen->scroll, scroll_showing(&screen->scroll, form.focus_top - pad,
                                                      form.focus_bottom + pad));
        }
    }
    (void)rect_cut_left(&head, ui_px(ui, MARGIN));
    int side = ui_px(ui, BACK);
    struct rect back = {head.x, ui_px(ui, 24), side, side};
    (void)rect_cut_left(&head, side + ui_px(ui, 16));
    ui_icon_button(ui, SETTINGS_ID_BACK, back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, head.x, back.y + side / 2, head.w - ui_px(ui, MARGIN), &title, tr("Settings"));

    /* A notice covers the bottom, where there is only the margin when scrolled to the end. */
    struct rect seen = rest;
    if (post_has_notice(&desk->post)) {
        seen.h = foot.y - ui_px(ui, 4) - seen.y; /* less the focus ring */
    }
    int first = ui->hot_count;
    form.dry = false;
    ui_clip(ui, seen);
    (void)draw_columns(&form, ui->layout, rest.y - screen->scroll.at);
    ui_clip_end(ui);
    /* Only what can be seen is for the pointer; Tab and the arrows reach everything. */
    for (int i = first; i < ui->hot_count; i++) {
        struct rect *rect = &ui->hots[i].rect;
        struct rect shown = rect_overlap(*rect, seen);
        *rect = shown.h > 0 ? shown : (struct rect){rect->x + rect->w / 2, rect->y, 0, rect->h};
    }
    screen->view = rest;
    struct rect beside = {rest.x, rest.y, rest.w - ui_px(ui, 4), foot.y - rest.y};
    scroll_draw(&screen->scroll, ui, scroll_bar(ui->layout, beside));
}

const struct screen_class screen_settings = {
    .name = "settings",
    .state_size = sizeof(struct settings_screen),
    .open = settings_open,
    .input = settings_input,
    .press = settings_press,
    .draw = settings_draw,
    .hear = settings_hear,
};

/* --- deleting the history: asked twice, over the settings --- */

enum { ID_KEEP = 1, ID_GO };

struct delete_screen {
    bool asked_twice;
    long rounds; /* number of rounds to delete */
};

static void delete_open(void *self, struct desk *desk, const struct call *call)
{
    struct delete_screen *screen = self;
    struct history_filter all = {.any_rules = true};
    (void)call;
    screen->asked_twice = false;
    (void)keeper_count(desk->keeper, &all, &screen->rounds);
}

static struct question delete_ask(const void *self, const struct desk *desk,
                                  struct question_room *room)
{
    const struct delete_screen *screen = self;
    bool twice = screen->asked_twice;
    char rounds[PHRASE_MAX];
    struct question_button keep = {ID_KEEP, tr("Keep it"), ICON_NONE, BUTTON_PRIMARY};
    struct question_button go = {ID_GO, twice ? tr("Delete for good") : tr("Delete…"), ICON_TRASH_2,
                                 BUTTON_DANGER};
    (void)desk;
    return (struct question){
        .title = twice ? tr("Delete everything?") : tr("Delete your history?"),
        .text = twice ? tr("This can’t be undone.")
                      : dialog_format(room,
                                      tr("%s with their words, practice, statistics and puzzles. "
                                         "Settings stay."),
                                      phrase_rounds(rounds, screen->rounds)),
        /* Swapped the second time, so that a double click does not delete. */
        .buttons = {twice ? go : keep, twice ? keep : go},
        .escape = ID_KEEP,
    };
}

static void delete_press(void *self, struct desk *desk, int id)
{
    struct delete_screen *screen = self;
    if (id == ID_GO && !screen->asked_twice) {
        screen->asked_twice = true;
        desk->stage.ui.focus = HOT_NONE;
        stage_guard(&desk->stage);
        return;
    }
    stage_back(&desk->stage);
    if (id == ID_GO && keeper_delete_all(desk->keeper)) {
        stage_tell(&desk->stage, NEWS_STORE);
        post_notify(&desk->post, tr("Your history is deleted."));
    }
}

const struct screen_class screen_delete = {
    .name = "delete",
    .state_size = sizeof(struct delete_screen),
    .is_overlay = true,
    .open = delete_open,
    .ask = delete_ask,
    .press = delete_press,
};

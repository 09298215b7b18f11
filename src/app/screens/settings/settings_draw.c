/* SPDX-License-Identifier: MIT */
/*
 * Draws the settings as panels of rows, in one column or two, which scroll if they do not fit: the
 * table of settings, the word list, and the history; over them the list that is open, or the offer
 * to play in another language.
 */
#include "form.h"
#include "my_words.h"
#include "phrase.h"
#include "preferences.h"
#include "settings_screen.h"

#include <assert.h>
#include <string.h>

#define TOP        96 /* below the title */
#define MARGIN     28
#define BACK       52
#define GAP        16 /* between panels */
#define COLUMN_MAX 760
#define BLOCK_MAX  1400
#define OFFER      60 /* height of its card */

struct field_look settings_look_of(const struct settings_screen *screen, const struct game *game,
                                   int id)
{
    bool typing = screen->typing && game->stage.ui.focus == id;
    return (struct field_look){.hint = id == SETTINGS_ID_PATH ? tr("Path of a file")
                                                              : tr("For challenges that you send"),
                               .outlined = typing,
                               .has_caret = typing,
                               .size = 17};
}

bool settings_types_words(const struct settings_screen *screen)
{
    return screen->types_path && !screen->wants_history;
}

/* --- lists that open --- */

static_assert(DROP_CHOICES_MAX >= SETTING_CHOICES_MAX, "a list that opens has room for them");

enum setting settings_opened_by(int button)
{
    return button == SETTINGS_ID_LANGUAGE ? SETTING_LANGUAGE
           : button == SETTINGS_ID_PLAYED ? SETTING_PLAYED
                                          : SETTING_COUNT;
}

/* Returns the button that opens the list of a setting; HOT_NONE if its choices stand in a row. */
static int button_of(enum setting setting)
{
    return setting == SETTING_LANGUAGE ? SETTINGS_ID_LANGUAGE
           : setting == SETTING_PLAYED ? SETTINGS_ID_PLAYED
                                       : HOT_NONE;
}

void settings_list_offered(const struct game *game, int button, struct settings_offered *offered)
{
    struct drop_content *content = &offered->content;
    *content = (struct drop_content){.ticked = -1};
    if (button == SETTINGS_ID_EXPORT) {
        content->labels[content->count++] = tr("Everything, to import elsewhere");
        content->labels[content->count++] = tr("JSON, for programs");
        content->labels[content->count++] = tr("CSV, for spreadsheets");
    }
    enum setting setting = settings_opened_by(button);
    if (setting == SETTING_COUNT) {
        return;
    }
    content->count = preferences_list(game, setting, offered->choices, &content->ticked);
    for (int i = 0; i < content->count; i++) {
        content->labels[i] = offered->choices[i].label;
    }
}

/* --- panels --- */

/* Returns what to say below a setting, if anything; sets whether it is a fault. */
static const char *remark_on(struct arena *arena, const struct game *game, enum setting setting,
                             bool *is_fault)
{
    *is_fault = setting == SETTING_PLAYED || setting == SETTING_SOUND;
    switch (setting) {
    case SETTING_UI_SCALE:
        return game->stage.layout.is_bounded ? tr("This is as large as the window allows.") : "";
    case SETTING_PLAYED:
        return phrase_message(arena, &game->answers.language_fault);
    case SETTING_SOUND:
        return phrase_message(arena, &game->answers.silence);
    default:
        return "";
    }
}

struct context {
    const struct settings_screen *screen;
    const struct game *game;
};

/* Adds a setting, as far as it can be chosen here. */
static void draw_setting(struct form *form, enum setting setting)
{
    const struct context *context = form->context;
    const struct game *game = context->game;
    const char *label = setting_label(setting);
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    int button = button_of(setting);
    if (setting == SETTING_VOLUME) {
        form_slider(form, label, SETTINGS_ID_VOLUME, game->settings.volume);
        return;
    }
    if (setting == SETTING_NAME) {
        struct field_look look = settings_look_of(context->screen, game, SETTINGS_ID_NAME);
        form_field(form, label, SETTINGS_ID_NAME, &context->screen->name, &look);
        return;
    }
    int count = preferences_list(game, setting, choices, &chosen);
    if (count > 0 && button != HOT_NONE) {
        form_drop(form, &context->screen->drop, button, label,
                  setting == SETTING_PLAYED ? tr("boards and words") : tr("menus and messages"),
                  chosen < 0 ? "" : choices[chosen].label);
    } else if (count > 0) {
        struct rect area = form_row(form, label, SETTING_ID(setting, 0), count);
        if (!form->dry) {
            preferences_draw(game, form->ui, setting, area);
        }
    }
}

static void draw_settings(struct form *form, int panel)
{
    const struct game *game = ((const struct context *)form->context)->game;
    bool is_fault;
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting setting = (enum setting)i;
        if (setting_panel(setting) != (enum setting_panel)panel) {
            continue;
        }
        draw_setting(form, setting);
        const char *remark = remark_on(form->ui->arena, game, setting, &is_fault);
        if (*remark) {
            (is_fault ? form_fault : form_hint)(form, remark);
        }
    }
}

static void draw_switch(struct ui *ui, int id, struct rect row, const char *label, bool on,
                        const char *tip)
{
    ui_switch(ui, id, row, label, on);
    ui_tip(ui, id, tip);
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int sets, in_row, offer_edge, head, back_y;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.sets = 2, .in_row = 3, .offer_edge = 9, .head = TOP, .back_y = 24},
    [LAYOUT_COLUMN] = {.sets = 1, .in_row = 2, .offer_edge = 7, .head = 80, .back_y = 14},
};

/* The shipped sets: side by side, and explained by tips; on a phone, where tips take a finger's
 * patience, one below the other. */
static void draw_sets(struct form *form, const struct game *game)
{
    const char *about_clean =
        tr("For you as well as the computer; not in the daily puzzles, in codes or in challenges.");
    const char *about_children =
        game->session.lexicon->has_tiers
            ? tr("Common words only and none that offend, boards of 3 × 3 and 4 × 4, no clock, a "
                 "gentle rival.")
            : tr("This list does not say how common its words are: all of them count as common.");
    struct ui *ui = form->ui;
    const struct measures *m = &measures[ui->layout->shape];
    int gap = ui_px(ui, GAP);
    struct rect row = form_switch_row(form, SETTINGS_ID_CLEAN, m->sets);
    if (!form->dry) {
        draw_switch(ui, SETTINGS_ID_CLEAN, m->sets == 1 ? row : rect_column(row, gap, 2, 0),
                    setting_label(SETTING_CLEAN), game->settings.clean,
                    m->sets == 1 ? NULL : about_clean);
    }
    if (m->sets == 1) {
        form_hint(form, about_clean);
        row = form_switch_row(form, SETTINGS_ID_CHILDREN, 1);
    }
    if (!form->dry) {
        draw_switch(ui, SETTINGS_ID_CHILDREN, m->sets == 1 ? row : rect_column(row, gap, 2, 1),
                    setting_label(SETTING_CHILDREN), game->settings.children,
                    m->sets == 1 ? NULL : about_children);
    }
    if (m->sets == 1) {
        form_hint(form, about_children);
    }
}

static void draw_words(struct form *form, const struct game *game)
{
    const struct button_look edit = {.label = tr("Edit…"), .size = 17};
    struct arena *arena = form->ui->arena;
    const char *note = say(arena, tr("%s added · %s removed"),
                           phrase_number(arena, (long)my_words_count(game, OWN_WORD_ADDED)),
                           phrase_number(arena, (long)my_words_count(game, OWN_WORD_REMOVED)));
    form_action(form, SETTINGS_ID_WORDS, tr("My words"), note, &edit);
    draw_sets(form, game);
}

/* Draws the field for a path where it is typed. */
static void draw_path(struct form *form, bool is_here)
{
    const struct context *context = form->context;
    const struct settings_screen *screen = context->screen;
    if (is_here) {
        struct field_look look = settings_look_of(screen, context->game, SETTINGS_ID_PATH);
        form_field(form, NULL, SETTINGS_ID_PATH, &screen->path, &look);
    }
}

static void draw_lexicon(struct form *form, int which)
{
    const struct context *context = form->context;
    const struct settings_screen *screen = context->screen;
    const struct game *game = context->game;
    (void)which;
    const char *path = game->settings.lexicon;
    struct arena *arena = form->ui->arena;
    const char *words = phrase_words(arena, (long)lexicon_size(game->session.lexicon));
    form_title(form, tr("Word list"));
    form_fact(form, *path ? words : say(arena, tr("%s · %s"), game->session.language->name, words));
    form_path(form, *path ? path : tr("Built-in list"));
    draw_path(form, settings_types_words(screen));
    const char *typed = screen->path.text;
    bool is_used = settings_types_words(screen) && (!*typed || strcmp(typed, path) == 0);
    const struct button_look buttons[] = {
        {.label = settings_types_words(screen) ? tr("Use this file") : tr("Choose…"),
         .size = 17,
         .disabled = is_used},
        {.label = tr("Built-in list"), .size = 17},
    };
    form_buttons(form, SETTINGS_ID_CHOOSE, buttons, *path ? 2 : 1);
    if (game->answers.lexicon_fault.format) {
        form_fault(form, phrase_message(arena, &game->answers.lexicon_fault));
    } else {
        form_hint(form, tr("or drop a file on the window"));
    }
    draw_words(form, game);
}

/* The answer of an export or import takes the place of what is kept where, so that nothing moves.
 */
static void draw_data(struct form *form, int which)
{
    const struct context *context = form->context;
    const struct game *game = context->game;
    (void)which;
    bool lasts = !store_is_in_memory(game->store);
    struct arena *arena = form->ui->arena;
    const struct message *fault = game->answers.export_fault.format   ? &game->answers.export_fault
                                  : game->answers.import_fault.format ? &game->answers.import_fault
                                                                      : NULL;
    const struct button_look buttons[] = {
        {.label = tr("Export…"), .size = 17},
        {.label = tr("Import…"), .size = 17},
        {.kind = BUTTON_DANGER, .label = tr("Delete…"), .icon = ICON_TRASH_2, .size = 17},
    };
    form_title(form, tr("History"));
    if (game->answers.exported.format) {
        form_fact(form, tr("Written to"));
    } else {
        const char *rounds = phrase_rounds(arena, context->screen->rounds);
        form_fact(form, lasts ? say(arena, tr("%s in all, saved on this computer only"), rounds)
                              : rounds);
    }
    if (fault) {
        form_fault(form, phrase_message(arena, fault));
    } else if (game->answers.exported.format) {
        form_path(form, phrase_message(arena, &game->answers.exported));
    } else if (lasts) {
        form_path(form, store_path(game->store));
    } else {
        form_hint(form, tr("Kept in memory only, and lost when the game closes."));
    }
    draw_path(form, context->screen->types_path && context->screen->wants_history);
    int in_row = measures[form->ui->layout->shape].in_row;
    form_buttons(form, SETTINGS_ID_EXPORT, buttons, in_row);
    if (in_row == 2) {
        form_buttons(form, SETTINGS_ID_DELETE, &buttons[2], 1);
    }
}

/* --- columns --- */

/* Begins a column of panels below `top`. */
static void begin_column(struct form *form, struct rect column, int top)
{
    form->x = column.x;
    form->width = column.w;
    form->y = top;
}

static void draw_languages(struct form *form)
{
    const struct game *game = ((const struct context *)form->context)->game;
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    if (preferences_list(game, SETTING_LANGUAGE, choices, &chosen) > 0 ||
        preferences_list(game, SETTING_PLAYED, choices, &chosen) > 0) {
        form_panel(form, draw_settings, PANEL_LANGUAGES);
    }
}

static void draw_table(struct form *form)
{
    form_panel(form, draw_settings, PANEL_LOOK);
    form_panel(form, draw_settings, PANEL_SOUND);
    form_panel(form, draw_settings, PANEL_PLAY);
}

/* Draws or measures everything from `top` on, in one column or two; returns the height. Deleting
 * stands last in its column. */
static int draw_columns(struct form *form, const struct layout *layout, int top)
{
    int margin = layout_px(layout, layout_margin(layout));
    int gap = layout_px(layout, GAP);
    int count = layout->shape == LAYOUT_WIDE ? 2 : 1;
    int room =
        int_min(layout->width - 2 * margin, layout_px(layout, count == 2 ? BLOCK_MAX : COLUMN_MAX));
    struct rect block = {(layout->width - room) / 2, top, room, 0};
    begin_column(form, rect_column(block, gap, count, 0), top);
    draw_languages(form);
    if (count == 1) {
        draw_table(form);
    }
    form_panel(form, draw_lexicon, 0);
    form_panel(form, draw_data, 0);
    int end = form->y;
    if (count == 2) {
        begin_column(form, rect_column(block, gap, count, 1), top);
        draw_table(form);
    }
    return int_max(end, form->y) - gap + margin - top;
}

/* Leaves the pointer only what can be seen of the hot areas from `first` on, around the card; Tab
 * and the arrows reach everything. */
static void cut_hots(struct ui *ui, int first, struct rect seen, struct rect card)
{
    for (int i = first; i < ui->hot_count; i++) {
        struct rect *rect = &ui->hots[i].rect;
        struct rect shown = rect_overlap(*rect, seen);
        struct rect below = rect_overlap(shown, card);
        struct rect hidden = {rect->x + rect->w / 2, rect->y, 0, rect->h};
        if (below.w > 0 && below.h > 0) {
            shown.h = card.y - shown.y;
            hidden.y = card.y;
            hidden.h = 0;
        }
        *rect = shown.h > 0 ? shown : hidden;
    }
}

/* --- the offer --- */

/* Below the first of two columns, which is the shorter one. */
static struct rect offer_card(const struct ui *ui)
{
    const struct layout *layout = ui->layout;
    int height = ui_px(ui, OFFER);
    struct rect foot = {0, layout_foot(layout).y - height - ui_px(ui, 5), layout->width, height};
    struct rect block = rect_middle(
        foot, int_min(layout->width - 2 * ui_px(ui, layout_margin(layout)), ui_px(ui, BLOCK_MAX)),
        height);
    struct rect column =
        layout->shape == LAYOUT_WIDE ? rect_column(block, ui_px(ui, GAP), 2, 0) : block;
    return rect_middle(column, int_min(ui_px(ui, 560), column.w), height);
}

static void draw_offer(struct ui *ui, struct rect card)
{
    struct text_style style = {.size = 17, .weight = WEIGHT_700, .color = ui->theme->text};
    struct button_look yes = {.kind = BUTTON_PRIMARY, .label = tr("Yes"), .size = 17};
    struct rect rest = rect_inset(card, ui_px(ui, measures[ui->layout->shape].offer_edge));
    int gap = ui_px(ui, 10);
    ui_shadow(ui, card, 8, 16, 28);
    ui_surface(ui, card, 16, ui->theme->raised);
    struct rect no = rect_cut_right(&rest, rest.h);
    (void)rect_cut_right(&rest, gap);
    struct rect button = rect_cut_right(&rest, ui_px(ui, 110));
    (void)rect_cut_right(&rest, gap);
    (void)rect_cut_left(&rest, ui_px(ui, 12));
    button.h -= ui_px(ui, measures[ui->layout->shape].offer_edge - 7); /* its lower edge */
    ui_text_lines(ui, rest.x, rest.y + rest.h / 2, rest.w, rest.h, &style,
                  tr("Play in this language too?"));
    ui_status(ui, tr("Play in this language too?"));
    ui_button(ui, SETTINGS_ID_OFFERED, button, &yes);
    ui_icon_button(ui, SETTINGS_ID_REFUSED, no, ICON_X);
}

static void fit_names(struct form *form)
{
    for (int i = 0; i < SETTING_COUNT; i++) {
        enum setting_panel panel = setting_panel((enum setting)i);
        if (panel != PANEL_NONE && panel != PANEL_LANGUAGES) {
            form_fit_name(form, setting_label((enum setting)i));
        }
    }
}

void settings_draw(void *self, const struct game *game, struct ui *ui)
{
    struct settings_screen *screen = self;
    struct text_style title = {.size = 34, .weight = WEIGHT_900, .color = ui->theme->text};
    struct rect rest = {0, 0, ui->layout->width, ui->layout->height};
    struct rect head = rect_cut_top(&rest, ui_px(ui, measures[ui->layout->shape].head));
    struct rect foot = layout_foot(ui->layout);
    struct context context = {screen, game};
    struct form form = {.ui = ui, .context = &context, .dry = true};
    fit_names(&form);
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
    (void)rect_cut_left(&head, ui_px(ui, layout_margin(ui->layout)));
    int side = ui_px(ui, BACK);
    struct rect back = {head.x, ui_px(ui, measures[ui->layout->shape].back_y), side, side};
    (void)rect_cut_left(&head, side + ui_px(ui, 16));
    ui_icon_button(ui, SETTINGS_ID_BACK, back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, head.x, back.y + side / 2, head.w - ui_px(ui, MARGIN), &title, tr("Settings"));

    int first = ui->hot_count;
    form.dry = false;
    ui_clip(ui, rest);
    (void)draw_columns(&form, ui->layout, rest.y - screen->scroll.at);
    ui_clip_end(ui);
    bool offers = screen->offer.running;
    struct rect card = offers ? offer_card(ui) : (struct rect){0, 0, 0, 0};
    cut_hots(ui, first, rest, card);
    screen->view = rest;
    struct rect beside = {rest.x, rest.y, rest.w - ui_px(ui, 4), foot.y - rest.y};
    scroll_draw(&screen->scroll, ui, scroll_bar(ui->layout, beside));
    if (offers) {
        draw_offer(ui, card);
    }
    struct settings_offered offered;
    settings_list_offered(game, screen->drop.open, &offered);
    drop_draw(&screen->drop, ui, &offered.content);
}

/* SPDX-License-Identifier: MIT */
/*
 * The terms of the next round, over Home. They apply while they are chosen, are kept by Play, and
 * are as they were after Cancel. Leaves the choices to desk/preferences.c.
 */
#include "dialog.h"
#include "game.h"
#include "home.h"
#include "phrase.h"
#include "preferences.h"

#include <string.h>

#define WIDTH        900
#define PHONE_HEIGHT 1272
#define GAP          24 /* between the columns */
#define LABEL        26 /* a label and the gap below it */

/* --- names --- */

static const char *const usual_names[SETTING_PLAYERS] = {N_("Player 1"), N_("Player 2")};

/* Handles input for the focused name; returns whether it was for it. */
static bool edit_name(struct terms *terms, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    int player = ui->focus - ID_NAME;
    if (player < 0 || player >= SETTING_PLAYERS) {
        return false;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        ui->focus = HOT_NONE;
        return true;
    }
    enum field_outcome outcome = post_edit(&desk->post, &terms->names[player], input, NULL);
    if (outcome == FIELD_CHANGED || outcome == FIELD_FULL) {
        preferences_keep_name(desk, player == 0 ? SETTING_FIRST_NAME : SETTING_SECOND_NAME,
                              &terms->names[player], usual_names[player]);
    }
    return outcome != FIELD_IGNORED;
}

static const struct field_look name_look = {.size = 19, .outlined = true, .has_caret = true};

/* Handles the pointer in a name; a press gives it the keyboard. */
static bool point_at_name(struct terms *terms, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const struct hot *hot = ui_hot_of(ui, ID_NAME + i);
        if (hot &&
            field_pointer(&terms->names[i], ui, hot->rect, &name_look, input) != FIELD_IGNORED) {
            ui->focus = input->kind == INPUT_PRESS ? ID_NAME + i : ui->focus;
            return true;
        }
    }
    return false;
}

/* --- drawing; rectangles are in design units --- */

static struct rect px(const struct ui *ui, struct rect units)
{
    return layout_to_px(ui->layout, units);
}

/* Draws a label and returns the area below it. */
static struct rect draw_label(struct ui *ui, struct rect area, const char *label)
{
    struct text_style style = text_sized(theme_text(ui->theme, TEXT_LABEL), 16);
    struct rect line = px(ui, rect_cut_top(&area, LABEL));
    ui_text_fit(ui, line.x + ui_px(ui, 4), line.y + line.h * 2 / 5, line.w, &style, label);
    return area;
}

static void draw_rivals(const struct desk *desk, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    int count = preferences_list(desk, SETTING_LEVEL, choices, &chosen);
    for (int i = 0; i < count; i++) {
        int id = SETTING_ID(SETTING_LEVEL, i);
        struct rect cell = rect_column(area, 12, count, i);
        if (count == 1) { /* beside it, why there is no other */
            cell = rect_column(area, GAP, 3, 0);
            struct rect says = area;
            (void)rect_cut_left(&says, cell.w + GAP);
            struct text_style style = text_sized(theme_text(theme, TEXT_BODY), 16);
            ui_text_wrap(ui, px(ui, says), &style,
                         tr("Playing for children has a gentle rival, small boards, no clock, and "
                            "only common words. The settings can change that."));
        } else if (layout_is_phone(ui->layout)) { /* in two rows */
            struct rect row = rect_row(area, 10, 2, i * 2 / (count + 1));
            int first = i * 2 / (count + 1) > 0 ? (count + 1) / 2 : 0;
            cell = rect_column(row, 10, first > 0 ? count - first : (count + 1) / 2, i - first);
        }
        struct rect card = px(ui, cell);
        struct rect rest = rect_inset(card, ui_px(ui, 8));
        struct text_style name = {.size = 17,
                                  .weight = WEIGHT_800,
                                  .color = i == chosen ? theme->you_text : theme->text,
                                  .align = ALIGN_MIDDLE};
        ui_surface(ui, card, 16,
                   i == chosen       ? theme->raised
                   : ui->hover == id ? theme_mix(theme->field, theme->raised, 50)
                                     : theme->field);
        if (i == chosen) {
            ui_outline(ui, card, 16, 3, theme->you_text);
        }
        struct rect line = rect_cut_bottom(&rest, ui_px(ui, 32));
        ui_face(ui, rest, (enum rival_level)choices[i].value, FACE_WAITING);
        ui_text_lines(ui, line.x + line.w / 2, line.y + line.h / 2, line.w, line.h, &name,
                      choices[i].label);
        ui_hot(ui, id, card, true);
        ui_hot_in_row(ui, SETTING_ID(SETTING_LEVEL, 0), i == chosen);
        ui_tip(ui, id, choices[i].tip);
    }
}

/* Draws the names and, below them, the switch for words that both find. */
static void draw_players(const struct terms *terms, const struct desk *desk, struct ui *ui,
                         struct rect area)
{
    struct rect shared = rect_cut_bottom(&area, layout_is_phone(ui->layout) ? 52 : 40);
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        struct rect rect = px(ui, rect_column(area, GAP, SETTING_PLAYERS, i));
        struct field_look look = name_look;
        look.outlined = look.has_caret = ui->focus == ID_NAME + i;
        look.hint = tr(usual_names[i]);
        field_draw(ui, HOT_NONE, rect, &terms->names[i], &look);
        ui_keyboard_area(ui, ID_NAME + i, rect);
    }
    (void)rect_cut_top(&shared, 8);
    ui_switch(ui, ID_SHARED, px(ui, shared), setting_label(SETTING_SHARED_COUNT),
              desk->table.match.shared_count);
}

/* Draws what alone has in place of a rival, so that what is below stays where it is. */
static void draw_alone(const struct match *match, struct ui *ui, struct rect area)
{
    struct text_style name = text_aligned(theme_sized(ui->theme, TEXT_TITLE, 24), ALIGN_MIDDLE);
    struct rect card = px(ui, area);
    ui_surface(ui, card, 16, ui->theme->field);
    ui_text_fit(ui, card.x + card.w / 2, card.y + card.h / 2, card.w - ui_px(ui, 32), &name,
                match_finds_all(match) ? tr("Find them all") : tr("On your own"));
}

/* Draws the rows below the rival, in two columns or one, and what the rules say. */
static void draw_choices(const struct desk *desk, struct ui *ui, struct rect area, int columns)
{
    static const enum setting order[] = {SETTING_SIZE, SETTING_TIME, SETTING_RICHNESS,
                                         SETTING_RULES, SETTING_WORDS};
    enum { COUNT = sizeof order / sizeof order[0] };
    const struct match *match = &desk->table.match;
    struct text_style hint = text_sized(theme_text(ui->theme, TEXT_BODY), 16);
    bool has_tiers = desk->table.lexicon->has_tiers;
    bool is_small = match->size == TABLE_SIZE_LEAST;
    for (int i = 0; i <= COUNT; i++) {
        struct rect row = rect_row(area, 12, (COUNT + columns) / columns, i / columns);
        struct rect cell = rect_column(row, GAP, columns, i % columns);
        if (i < COUNT) {
            cell = draw_label(ui, cell, setting_label(order[i]));
        }
        bool is_said = i == COUNT ||
                       (order[i] == SETTING_WORDS && (!has_tiers || desk->settings.children)) ||
                       (order[i] == SETTING_RICHNESS && is_small);
        if (!is_said) {
            preferences_draw(desk, ui, order[i], px(ui, cell));
        } else {
            ui_text_wrap(ui, px(ui, rect_inset(cell, 4)), &hint,
                         i == COUNT ? phrase_rules_hint(match->rules, match->size * match->size)
                         : order[i] == SETTING_RICHNESS
                             ? tr("Boards this small have no level, only words enough.")
                         : has_tiers ? tr("Common ones only: those that most people know.")
                                     : tr("This list does not say how common its words are: all of "
                                          "them count as common."));
        }
    }
}

static void terms_draw(void *self, const struct desk *desk, struct ui *ui)
{
    enum { HEAD, TABS, ABOUT, SIDE, CHOICES, FOOT, PARTS };
    const struct terms *terms = self;
    const struct match *match = &desk->table.match;
    const struct mode_traits *mode = mode_traits(match->mode);
    struct rect window = layout_window(ui->layout);
    bool is_phone = layout_is_phone(ui->layout);
    int columns = layout_is_upright(ui->layout) ? 1 : 2;
    int rows = columns == 2 ? 3 : 6;
    struct rect_part parts[PARTS] = {[HEAD] = {60, 10},
                                     [TABS] = {52, 6},
                                     [ABOUT] = {30, 26},
                                     [SIDE] = {122, 42},
                                     [CHOICES] = {rows * 78, rows * 16},
                                     [FOOT] = {64, 10}};
    if (is_phone) {
        parts[ABOUT].least = 84;
        parts[SIDE].least = mode->has_rival ? 232 : 150;
        parts[CHOICES].least = rows * 94;
    }
    int least = 0;
    int most = 0;
    for (int i = 0; i < PARTS; i++) {
        least += parts[i].least;
        most += parts[i].least + parts[i].grow;
    }
    int pad = is_phone ? 16 : layout_clamped((window.h - 68 - least) / 2, 26, 36);
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - (is_phone ? 16 : 48)),
                                  int_min(most + 2 * pad, window.h - (is_phone ? 16 : 68)));
    if (is_phone) {
        box.y = 8;
    }
    int sizes[PARTS];
    (void)rect_share(box.h - 2 * pad, parts, PARTS, sizes);
    bool is_alone = !mode->has_rival && mode->seats < 2;
    if (is_phone && is_alone) {
        box.h -= sizes[SIDE];
        sizes[SIDE] = 0;
    }
    struct rect rest = rect_inset(box, pad);
    struct rect head = rect_cut_top(&rest, sizes[HEAD]);
    struct rect tabs = rect_cut_top(&rest, sizes[TABS]);
    struct rect about = px(ui, rect_cut_top(&rest, sizes[ABOUT]));
    struct rect side = rect_cut_top(&rest, sizes[SIDE]);
    struct rect choices = rect_cut_top(&rest, sizes[CHOICES]);
    struct rect foot = rest;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style sentence = text_sized(theme_text(ui->theme, TEXT_BODY), 17);
    const struct button_look cancel = {.label = tr("Cancel")};
    const struct button_look play = {.kind = BUTTON_PRIMARY,
                                     .label = tr("Play"),
                                     .icon = ICON_PLAY,
                                     .size = 22,
                                     .disabled = !table_has_dice(&desk->table, match->size)};

    dialog_draw_box(ui, px(ui, box));
    struct rect cross = rect_cut_right(&head, 48);
    cross.h = 48;
    struct rect line = px(ui, head);
    ui_text_fit(ui, line.x, line.y + ui_px(ui, 22), line.w - ui_px(ui, 12), &title,
                tr("Next round"));
    preferences_draw(desk, ui, SETTING_MODE, px(ui, tabs));
    const char *says = match_about(match);
    if (is_phone) {
        (void)rect_cut_top(&about, ui_px(ui, 8));
        ui_text_wrap(ui, about, &sentence, says);
    } else {
        ui_text_lines(ui, about.x + ui_px(ui, 4), about.y + ui_px(ui, 14), about.w, about.h,
                      &sentence, says);
    }
    (void)rect_cut_bottom(&side, 12);
    if (is_alone && !is_phone) {
        (void)rect_cut_top(&side, LABEL);
        draw_alone(match, ui, side);
    } else if (!is_alone) {
        struct rect area = draw_label(
            ui, side, setting_label(mode->has_rival ? SETTING_LEVEL : SETTING_FIRST_NAME));
        if (mode->has_rival) {
            draw_rivals(desk, ui, area);
        } else {
            area.h = int_min(area.h, is_phone ? 112 : 96);
            draw_players(terms, desk, ui, area);
        }
    }
    (void)rect_cut_bottom(&choices, 4);
    draw_choices(desk, ui, choices, columns);
    (void)rect_cut_top(&foot, foot.h - 54);
    (void)rect_cut_bottom(&foot, 2);
    ui_button(ui, ID_CANCEL,
              px(ui, is_phone ? rect_column(foot, 12, 2, 0) : rect_cut_left(&foot, 180)), &cancel);
    ui_button(ui, ID_PLAY,
              px(ui, is_phone ? rect_column(foot, 12, 2, 1) : rect_cut_right(&foot, 240)), &play);
    ui_icon_button(ui, ID_CLOSE, px(ui, cross), ICON_X);
}

/* --- input --- */

static void terms_press(void *self, struct desk *desk, int id)
{
    struct terms *terms = self;
    if (id == ID_PLAY) {
        preferences_keep_terms(desk, &terms->before);
        terms->before = desk->settings;
        stage_back(&desk->stage);
        game_deal(desk);
    } else if (id == ID_CANCEL || id == ID_CLOSE) {
        stage_back(&desk->stage);
    } else if (id == ID_SHARED) {
        preferences_set(desk, SETTING_SHARED_COUNT, !desk->table.match.shared_count);
    } else {
        (void)preferences_press(desk, id); /* else a name, which takes keys only */
    }
}

static bool terms_input(void *self, struct desk *desk, const struct input *input)
{
    if (point_at_name(self, desk, input) || edit_name(self, desk, input)) {
        return true;
    }
    if (input->kind != INPUT_KEY) {
        return false;
    }
    switch (input->key) {
    case KEY_ENTER:
    case KEY_SPACE: /* only if nothing has the focus */
        terms_press(self, desk, ID_PLAY);
        return true;
    case KEY_ESCAPE:
        terms_press(self, desk, ID_CANCEL);
        return true;
    default:
        return false;
    }
}

static void terms_open(void *self, struct desk *desk, const struct call *call)
{
    struct terms *terms = self;
    (void)call;
    terms->before = desk->settings;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const char *name = desk->table.match.names[i];
        field_init(&terms->names[i], SETTING_NAME_SIZE - 1, NULL);
        field_set(&terms->names[i], strcmp(name, usual_names[i]) == 0 ? "" : name);
    }
}

static void terms_close(void *self, struct desk *desk)
{
    const struct terms *terms = self;
    preferences_restore_terms(desk, &terms->before);
}

const struct screen_class screen_terms = {
    .name = "terms",
    .state_size = sizeof(struct terms),
    .is_overlay = true,
    .phone_units = PHONE_HEIGHT,
    .open = terms_open,
    .close = terms_close,
    .input = terms_input,
    .press = terms_press,
    .draw = terms_draw,
};

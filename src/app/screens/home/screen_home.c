/* SPDX-License-Identifier: MIT */
/*
 * Home: what the next round is like, and the way into it. Leaves dealing to app.c.
 */
#include "home_cards.h"
#include "preferences.h"
#include "state.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum {
    ID_SIZE = 1,               /* and on: a board size each */
    ID_RICHNESS = ID_SIZE + 8, /* and on */
    ID_TIME = ID_RICHNESS + 8, /* and on: a time each */
    ID_RIVAL = ID_TIME + 8,    /* and on */
    ID_RULES = ID_RIVAL + 8,   /* and on */
    ID_SHAKE = ID_RULES + 8,
    ID_CARD, /* and on: an enum home_card each */
    ID_SETTINGS = ID_CARD + 8,
    ID_LEARN,
    ID_CODE
};

/* The rows of the panel, in units from its top. */
#define ROW_FIRST  24
#define ROW_PITCH  60
#define ROW_HEIGHT 50
#define HINT_TOP   322
#define SHAKE_TOP  378

static const long times_ms[] = {120000, 180000, 300000, 0};
enum { TIME_COUNT = sizeof times_ms / sizeof times_ms[0] };

/* The seven tiles of the name, a little askew as thrown. */
static void draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(TEXT_TITLE);
    int pitch = area.w / count;
    int tile = pitch * 88 / 100;
    int most = ui_px(ui, 88);
    if (tile > most) {
        tile = most;
        pitch = tile * 100 / 88;
    }
    for (int i = 0; i < count; i++) {
        const struct theme *theme = ui->theme;
        int x = area.x + i * pitch;
        int y = area.y + (i % 2 ? ui_px(ui, 6) : 0);
        int edge = tile * 8 / 100;
        struct draw_command shadow = {.kind = DRAW_SHADOW,
                                      .rect = {x, y + edge + ui_px(ui, 4), tile, tile},
                                      .color = theme->shadow,
                                      .radius = tile * 18 / 100,
                                      .blur = ui_px(ui, 18)};
        draw_add(ui->list, &shadow, NULL);
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {x, y, tile, tile + edge},
                                   .color = theme->tile,
                                   .color2 = theme->tile_edge,
                                   .radius = tile * 18 / 100,
                                   .edge = edge,
                                   .angle = angles[i]};
        if (i == 0) {
            box.color = theme->you;
            box.color2 = theme->you_edge;
        } else if (i == count - 1) {
            box.color = theme->rival;
            box.color2 = theme->rival_edge;
        }
        draw_add(ui->list, &box, NULL);
        char letter[2] = {TEXT_TITLE[i], '\0'};
        struct draw_command text = {.kind = DRAW_TEXT,
                                    .rect = {x + tile / 2, y + tile / 2, 0, 0},
                                    .color = theme->ink,
                                    .size = tile * 59 / 100,
                                    .weight = WEIGHT_900,
                                    .align = ALIGN_MIDDLE,
                                    .angle = angles[i]};
        draw_add(ui->list, &text, letter);
    }
}

/* A row of the panel: its name at the left, its choices beside it. */
static void draw_row(struct ui *ui, struct rect panel, int row, const char *name, int first_id,
                     const char *const *labels, int count, int selected)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    int height = ui_px(ui, ROW_HEIGHT);
    int y = panel.y + ui_px(ui, ROW_FIRST + row * ROW_PITCH);
    int pad = ui_px(ui, 32);
    int left = panel.w >= ui_px(ui, 640) ? ui_px(ui, 172) : ui_px(ui, 148);
    ui_text_fit(ui, panel.x + pad, y + height / 2, left - pad, &style, name);
    struct rect choices = {panel.x + left, y, panel.w - left - pad, height};
    ui_choices(ui, first_id, choices, labels, count, selected);
}

static void draw_sizes(struct app *app, struct ui *ui, struct rect panel)
{
    char names[APP_SIZE_COUNT][16];
    const char *labels[APP_SIZE_COUNT];
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], TEXT_SIZE, i + APP_SIZE_MIN, i + APP_SIZE_MIN);
        labels[i] = names[i];
    }
    draw_row(ui, panel, 0, TEXT_BOARD, ID_SIZE, labels, APP_SIZE_COUNT,
             app->match.size - APP_SIZE_MIN);
}

/* The usual times; one of one's own comes first when the command line gave it. */
static int list_times(const struct app *app, long list[TIME_COUNT + 1])
{
    int count = 0;
    bool usual = false;
    for (int i = 0; i < TIME_COUNT; i++) {
        usual = usual || times_ms[i] == app->config.time_ms;
    }
    if (!usual) {
        list[count++] = app->config.time_ms;
    }
    for (int i = 0; i < TIME_COUNT; i++) {
        list[count++] = times_ms[i];
    }
    return count;
}

static void draw_times(struct app *app, struct ui *ui, struct rect panel)
{
    long list[TIME_COUNT + 1];
    char names[TIME_COUNT + 1][TEXT_COUNT_MAX];
    const char *labels[TIME_COUNT + 1];
    int count = list_times(app, list);
    int selected = -1;
    for (int i = 0; i < count; i++) {
        labels[i] = list[i] ? text_clock(names[i], list[i]) : TEXT_NO_LIMIT;
        if (list[i] == app->match.time_ms) {
            selected = i;
        }
    }
    draw_row(ui, panel, 2, TEXT_TIME, ID_TIME, labels, count, selected);
}

static void draw_panel(struct app *app, struct ui *ui, struct rect panel)
{
    const char *rivals[1 + RIVAL_COUNT] = {TEXT_NO_RIVAL};
    for (int i = 0; i < RIVAL_COUNT; i++) {
        rivals[1 + i] = text_rival_name((enum rival_level)i);
    }
    const char *richness[RICHNESS_COUNT];
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        richness[i] = text_richness_name((enum richness)i);
    }
    const char *rules[RULES_COUNT];
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i] = text_rules_name((enum rules)i);
    }

    ui_panel(ui, panel);
    draw_sizes(app, ui, panel);
    draw_row(ui, panel, 1, TEXT_RICHNESS, ID_RICHNESS, richness, RICHNESS_COUNT,
             (int)app->match.richness);
    draw_times(app, ui, panel);
    draw_row(ui, panel, 3, TEXT_COMPUTER_ROW, ID_RIVAL, rivals, 1 + RIVAL_COUNT,
             app->match.solo ? 0 : 1 + (int)app->match.level);
    draw_row(ui, panel, 4, TEXT_RULES, ID_RULES, rules, RULES_COUNT, (int)app->match.rules);

    int pad = ui_px(ui, 32);
    int left = panel.w >= ui_px(ui, 640) ? ui_px(ui, 172) : pad;
    struct text_style hint = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct rect lines = {panel.x + left, panel.y + ui_px(ui, HINT_TOP), panel.w - left - pad,
                         ui_px(ui, 46)};
    ui_text_wrap(ui, lines, &hint,
                 text_rules_hint(app->match.rules, app->match.size * app->match.size));

    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = TEXT_SHAKE,
                                .has_icon = true,
                                .icon = ICON_DICES,
                                .size = 24,
                                .disabled = !app->config.dice[app->match.size - APP_SIZE_MIN]};
    struct rect button = {panel.x + pad, panel.y + ui_px(ui, SHAKE_TOP), panel.w - 2 * pad,
                          ui_px(ui, 60)};
    ui_button(ui, ID_SHAKE, button, &shake);
}

/* The title and what is under it stand in the middle of the card. */
static void draw_card(struct app *app, struct ui *ui, enum home_card card, struct rect rect)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 21, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {.size = 16, .weight = WEIGHT_600, .color = theme->dim};
    int id = ID_CARD + (int)card;
    int pad = ui_px(ui, 24);
    int arrow = ui_px(ui, 40);
    int room = rect.w - 2 * pad - arrow;
    bool hot = ui->hover == id;
    char text[HOME_ABOUT_MAX];
    home_card_about(app, card, text);
    ui_surface(ui, rect, 18, hot ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    int head = ui_px(ui, 30);
    int most = rect.h - head - ui_px(ui, 14);
    int height = ui_wrap_height(ui, room, &about, text);
    if (height > most) {
        height = most;
    }
    int top = rect.y + (rect.h - head - height) / 2;
    ui_text_fit(ui, rect.x + pad, top + head / 2, room, &title, home_card_title(card));
    ui_text_wrap(ui, (struct rect){rect.x + pad, top + head, room, height}, &about, text);
    ui_icon(ui, rect.x + rect.w - pad - arrow / 4, rect.y + rect.h / 2, ICON_CHEVRON_RIGHT, 26,
            theme->dim);
    ui_hot(ui, id, rect, true);
}

static void draw_buttons(struct ui *ui, const struct home_layout *home)
{
    static const struct {
        int id;
        const char *label;
    } buttons[HOME_BUTTON_COUNT] = {
        {ID_SETTINGS, TEXT_SETTINGS}, {ID_LEARN, TEXT_LEARN}, {ID_CODE, TEXT_BY_CODE}};
    for (int i = 0; i < HOME_BUTTON_COUNT; i++) {
        struct button_look look = {.kind = BUTTON_GHOST, .label = buttons[i].label, .size = 17};
        ui_button(ui, buttons[i].id, home->buttons[i], &look);
    }
}

/* "1.0" of "1.0.0": the last figure is for those who ask for it. */
static int version_length(const char *version)
{
    size_t length = strlen(version);
    return (int)(length > 2 && strcmp(version + length - 2, ".0") == 0 ? length - 2 : length);
}

static void draw_footer(struct app *app, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    const char *version = app->config.version;
    int length = version_length(version);
    char number[TEXT_COUNT_MAX];
    char line[160];
    text_number(number, (long)lexicon_size(app->config.lexicon));
    (void)snprintf(line, sizeof line, TEXT_FOOTER, length, version, number);
    if (ui_text_width(ui, &small, line) > area.w) {
        (void)snprintf(line, sizeof line, TEXT_FOOTER_SHORT, length, version, number);
    }
    ui_text_fit(ui, area.x, area.y + area.h / 2, area.w, &small, line);
}

static void home_draw(struct app *app, struct ui *ui)
{
    enum home_card cards[HOME_CARDS_MAX];
    int count = home_cards(app, cards);
    struct home_layout home = layout_home(&app->layout, count);
    draw_title(ui, home.title);
    struct text_style tagline = {.size = 21, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_fit(ui, home.tagline.x, home.tagline.y + home.tagline.h / 2, home.tagline.w, &tagline,
                TEXT_TAGLINE);
    draw_panel(app, ui, home.panel);
    for (int i = 0; i < count; i++) {
        draw_card(app, ui, cards[i], home.cards[i]);
    }
    draw_buttons(ui, &home);
    draw_footer(app, ui, home.footer);
}

static void press_choice(struct app *app, int id)
{
    if (id < ID_RICHNESS) {
        if (app->config.dice[id - ID_SIZE]) {
            app->match.size = APP_SIZE_MIN + id - ID_SIZE;
            preferences_keep_choice(app, SETTING_SIZE);
        } else {
            app_notify(app, TEXT_NO_DICE);
        }
    } else if (id < ID_TIME) {
        app->match.richness = (enum richness)(id - ID_RICHNESS);
        preferences_keep_choice(app, SETTING_RICHNESS);
    } else if (id < ID_RIVAL) {
        long list[TIME_COUNT + 1];
        int count = list_times(app, list);
        if (id - ID_TIME < count) {
            app->match.time_ms = list[id - ID_TIME];
            preferences_keep_choice(app, SETTING_TIME);
        }
    } else if (id < ID_RULES) {
        app->match.solo = id == ID_RIVAL;
        if (id > ID_RIVAL) {
            app->match.level = (enum rival_level)(id - ID_RIVAL - 1);
            preferences_keep_choice(app, SETTING_LEVEL);
        }
        preferences_keep_choice(app, SETTING_SOLO);
    } else {
        app->match.rules = (enum rules)(id - ID_RULES);
        preferences_keep_choice(app, SETTING_RULES);
    }
}

static void home_press(struct app *app, int id)
{
    if (id < ID_SHAKE) {
        press_choice(app, id);
    } else if (id == ID_SHAKE) {
        app_deal(app);
    } else if (id >= ID_CARD && id < ID_CARD + HOME_CARD_COUNT) {
        home_card_open(app, (enum home_card)(id - ID_CARD));
    } else if (id == ID_SETTINGS) {
        screen_settings_enter(app);
    } else if (id == ID_LEARN) {
        screen_learn_enter(app);
    } else if (id == ID_CODE) {
        screen_code_enter(app);
    }
}

static bool home_input(struct app *app, const struct input *input)
{
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        app_deal(app);
        return true;
    }
    if (input->kind == INPUT_TEXT && (input->text[0] == 'm' || input->text[0] == 'M')) {
        app_toggle_mute(app);
        return true;
    }
    if (input->kind == INPUT_DROP) { /* a list of words, as the settings take it */
        screen_settings_enter(app);
        return screen_settings.input(app, input);
    }
    return false;
}

const struct screen screen_home = {.input = home_input, .press = home_press, .draw = home_draw};

/* SPDX-License-Identifier: MIT */
/*
 * Home: what the next round is like, and the way into it. Leaves dealing to app.c.
 */
#include "state.h"
#include "text.h"

#include "trounce/finder.h"

#include <stdio.h>
#include <string.h>

enum {
    ID_SIZE = 1,             /* and on: a board size each */
    ID_TIME = ID_SIZE + 8,   /* and on: a time each */
    ID_RIVAL = ID_TIME + 8,  /* and on */
    ID_RULES = ID_RIVAL + 8, /* and on */
    ID_SHAKE = ID_RULES + 8,
    ID_SCRAMBLER,
    ID_THEME,
    ID_SOUND,
    ID_FULLSCREEN
};

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
static void draw_row(struct ui *ui, struct rect panel, int top, const char *name, int first_id,
                     const char *const *labels, int count, int selected)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    int height = ui_px(ui, 54);
    int y = panel.y + ui_px(ui, top);
    int pad = ui_px(ui, 32);
    int left = panel.w >= ui_px(ui, 600) ? ui_px(ui, 172) : ui_px(ui, 148);
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
    draw_row(ui, panel, 28, TEXT_BOARD, ID_SIZE, labels, APP_SIZE_COUNT,
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
    draw_row(ui, panel, 98, TEXT_TIME, ID_TIME, labels, count, selected);
}

static void draw_panel(struct app *app, struct ui *ui, struct rect panel)
{
    static const char *const rivals[] = {TEXT_NO_RIVAL, TEXT_MERCILESS};
    const char *rules[RULES_COUNT];
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i] = text_rules_name((enum rules)i);
    }

    ui_panel(ui, panel);
    draw_sizes(app, ui, panel);
    draw_times(app, ui, panel);
    draw_row(ui, panel, 168, TEXT_COMPUTER_ROW, ID_RIVAL, rivals, 2, app->match.solo ? 0 : 1);
    draw_row(ui, panel, 238, TEXT_RULES, ID_RULES, rules, RULES_COUNT, (int)app->match.rules);

    int pad = ui_px(ui, 32);
    int left = panel.w >= ui_px(ui, 600) ? ui_px(ui, 172) : pad;
    struct text_style hint = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct rect lines = {panel.x + left, panel.y + ui_px(ui, 298), panel.w - left - pad,
                         ui_px(ui, 46)};
    ui_text_wrap(ui, lines, &hint,
                 text_rules_hint(app->match.rules, app->match.size * app->match.size));

    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = TEXT_SHAKE,
                                .has_icon = true,
                                .icon = ICON_DICES,
                                .size = 24};
    struct rect button = {panel.x + pad, panel.y + ui_px(ui, 356), panel.w - 2 * pad,
                          ui_px(ui, 60)};
    ui_button(ui, ID_SHAKE, button, &shake);
}

/* A still board in the chosen size that shows what tracing is: the name, spelt on it. */
static void draw_sample(struct app *app, struct ui *ui, const struct home_layout *home)
{
    static const char *const letters[APP_SIZE_COUNT] = {
        "etrsaouinnclpetd",
        "setrilaouaenncmiptrelodsh",
        "rasetiolidemtnerpsatroueciancsledhom",
    };
    if (home->sample.w == 0) {
        return;
    }
    const char *text = letters[app->match.size - APP_SIZE_MIN];
    struct board board;
    if (board_parse(text, strlen(text), app->match.size, app->match.size, &board, NULL) !=
        STATUS_OK) {
        return;
    }
    struct path path = {0};
    (void)finder_find(&board, "trounce", 7, NULL, &path);
    struct board_view view;
    board_view_layout(&view, &board, 0, home->sample);
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    board_view_draw(ui, &view, &path, TILE_YOU, poses);
}

static void draw_card(struct ui *ui, struct rect rect)
{
    const struct theme *theme = ui->theme;
    if (layout_units(ui->layout, rect.h) < 70) {
        static const struct button_look look = {.kind = BUTTON_PLAIN, .label = TEXT_SCRAMBLER};
        ui_button(ui, ID_SCRAMBLER, rect, &look);
        return;
    }
    struct text_style title = {.size = 21, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {.size = 16, .weight = WEIGHT_600, .color = theme->dim};
    int pad = ui_px(ui, 24);
    int arrow = ui_px(ui, 40);
    bool hot = ui->hover == ID_SCRAMBLER;
    ui_box(ui, rect, 18, hot ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    if (ui->focus == ID_SCRAMBLER) {
        ui_outline(ui, rect, 18, 3, theme->you_text);
    }
    ui_text_fit(ui, rect.x + pad, rect.y + ui_px(ui, 29), rect.w - 2 * pad - arrow, &title,
                TEXT_SCRAMBLER);
    struct rect lines = {rect.x + pad, rect.y + ui_px(ui, 42), rect.w - 2 * pad - arrow,
                         rect.h - ui_px(ui, 52)};
    ui_text_wrap(ui, lines, &about, TEXT_SCRAMBLER_CARD);
    ui_icon(ui, rect.x + rect.w - pad - arrow / 4, rect.y + rect.h / 2, ICON_CHEVRON_RIGHT, 26,
            theme->dim);
    ui_hot(ui, ID_SCRAMBLER, rect, true);
}

static void draw_buttons(struct app *app, struct ui *ui, const struct home_layout *home)
{
    bool dark = app->theme_id == THEME_DARK;
    bool wide = home->buttons.w >= ui_px(ui, 260);
    int gap = ui_px(ui, 12);
    struct button_look theme = {.kind = BUTTON_GHOST,
                                .label = wide ? (dark ? TEXT_LIGHT : TEXT_DARK) : NULL,
                                .has_icon = true,
                                .icon = dark ? ICON_SUN : ICON_MOON};
    struct rect row = home->buttons;
    int square = row.h + ui_px(ui, 4);
    struct rect right = {row.x + row.w - square, row.y, square, row.h};
    struct rect middle = {right.x - gap - square, row.y, square, row.h};
    struct rect left = {row.x, row.y, middle.x - gap - row.x, row.h};
    ui_button(ui, ID_THEME, left, &theme);
    ui_icon_button(ui, ID_SOUND, middle, app->muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    ui_icon_button(ui, ID_FULLSCREEN, right, ICON_MAXIMIZE);
}

static void home_draw(struct app *app, struct ui *ui)
{
    struct home_layout home = layout_home(&app->layout);
    draw_title(ui, home.title);
    struct text_style tagline = {.size = 21, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_fit(ui, home.tagline.x, home.tagline.y + home.tagline.h / 2, home.tagline.w, &tagline,
                TEXT_TAGLINE);
    draw_panel(app, ui, home.panel);
    draw_sample(app, ui, &home);
    draw_card(ui, home.card);
    draw_buttons(app, ui, &home);

    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    char number[TEXT_COUNT_MAX];
    char line[160];
    text_number(number, (long)lexicon_size(app->config.lexicon));
    (void)snprintf(line, sizeof line, TEXT_FOOTER, app->config.version, number);
    if (ui_text_width(ui, &small, line) > home.footer.w) {
        (void)snprintf(line, sizeof line, TEXT_FOOTER_SHORT, app->config.version, number);
    }
    ui_text_fit(ui, home.footer.x, home.footer.y + home.footer.h / 2, home.footer.w, &small, line);
}

static void home_press(struct app *app, int id)
{
    if (id >= ID_SIZE && id < ID_SIZE + APP_SIZE_COUNT) {
        if (app->config.dice[id - ID_SIZE]) {
            app->match.size = APP_SIZE_MIN + id - ID_SIZE;
        }
    } else if (id >= ID_TIME && id < ID_RIVAL) {
        long list[TIME_COUNT + 1];
        int count = list_times(app, list);
        if (id - ID_TIME < count) {
            app->match.time_ms = list[id - ID_TIME];
        }
    } else if (id >= ID_RIVAL && id < ID_RULES) {
        app->match.solo = id == ID_RIVAL;
    } else if (id >= ID_RULES && id < ID_SHAKE) {
        app->match.rules = (enum rules)(id - ID_RULES);
    } else if (id == ID_SHAKE) {
        app_deal(app);
    } else if (id == ID_SCRAMBLER) {
        screen_scrambler_enter(app, NULL);
    } else if (id == ID_THEME) {
        app_set_theme(app, app->theme_id == THEME_DARK ? THEME_LIGHT : THEME_DARK);
    } else if (id == ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == ID_FULLSCREEN) {
        app_request(app, REQUEST_FULLSCREEN, NULL);
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
    return false;
}

const struct screen screen_home = {.input = home_input, .press = home_press, .draw = home_draw};

/* SPDX-License-Identifier: MIT */
/*
 * Home: what the next round is like, the way into it, and the cards of what else there is. What the
 * cards say is made when Home is shown, not when it is drawn. Leaves dealing to game.c.
 */
#include "daily.h"
#include "game.h"
#include "home_layout.h"
#include "preferences.h"
#include "text.h"

#include <assert.h>

#include <stdio.h>
#include <string.h>

enum home_card {
    CARD_CONTINUE, /* only when a round was left */
    CARD_DAILY,
    CARD_CUSTOM,
    CARD_SCRAMBLER,
    CARD_STATISTICS,
    CARD_COUNT
};

#define ABOUT_MAX WAITING_TEXT_MAX

struct home {
    char about[CARD_COUNT][ABOUT_MAX]; /* the line under the title of each card */
    struct app_date day;               /* that they were made on */
};

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

/* --- the cards --- */

static const char *const card_titles[CARD_COUNT] = {
    [CARD_CONTINUE] = TEXT_CONTINUE,     [CARD_DAILY] = TEXT_DAILY,
    [CARD_CUSTOM] = TEXT_CUSTOM,         [CARD_SCRAMBLER] = TEXT_SCRAMBLER,
    [CARD_STATISTICS] = TEXT_STATISTICS,
};

/* "214 rounds, best 61, longest REARRANGED"; an invitation when there is none. */
static void write_history(const struct keeper_summary *summary, char text[ABOUT_MAX])
{
    char rounds[TEXT_COUNT_MAX];
    char best[TEXT_COUNT_MAX];
    char longest[STORE_WORD_MAX];
    text_rounds(rounds, summary->rounds);
    if (summary->rounds == 0) {
        (void)snprintf(text, ABOUT_MAX, "%s", TEXT_ABOUT_NONE);
    } else if (summary->counted == 0 || summary->longest[0] == '\0') {
        (void)snprintf(text, ABOUT_MAX, TEXT_ABOUT_NO_BEST, rounds);
    } else {
        (void)snprintf(text, ABOUT_MAX, TEXT_ABOUT_STATISTICS, rounds,
                       text_number(best, summary->best),
                       text_upper(longest, sizeof longest, summary->longest));
    }
}

/* Makes what the cards say. */
static void write_cards(struct home *home, const struct desk *desk)
{
    home->day = calendar_today(&desk->calendar);
    keeper_write_waiting(desk->keeper, home->about[CARD_CONTINUE]);
    (void)daily_about(desk, home->about[CARD_DAILY], ABOUT_MAX);
    (void)snprintf(home->about[CARD_CUSTOM], ABOUT_MAX, "%s", TEXT_CUSTOM_CARD);
    (void)snprintf(home->about[CARD_SCRAMBLER], ABOUT_MAX, "%s", TEXT_SCRAMBLER_CARD);
    write_history(keeper_summary(desk->keeper), home->about[CARD_STATISTICS]);
}

/* The cards that are shown now, from top to bottom, into `list`; their number. */
static int list_cards(const struct home *home, enum home_card list[HOME_CARDS_MAX])
{
    int count = 0;
    for (int card = 0; card < CARD_COUNT; card++) {
        if (card != CARD_CONTINUE || home->about[CARD_CONTINUE][0]) {
            list[count++] = (enum home_card)card;
        }
    }
    assert(count <= HOME_CARDS_MAX);
    return count;
}

static void open_card(struct desk *desk, enum home_card card)
{
    switch (card) {
    case CARD_CONTINUE:
        game_continue(desk);
        break;
    case CARD_DAILY:
        daily_begin(desk);
        break;
    case CARD_CUSTOM:
        stage_over(&desk->stage, SCREEN_CUSTOM, NULL);
        break;
    case CARD_SCRAMBLER:
        stage_go(&desk->stage, SCREEN_SCRAMBLER, NULL);
        break;
    case CARD_STATISTICS: {
        struct call call = {.what = 1}; /* from all rounds */
        stage_over(&desk->stage, SCREEN_STATISTICS, &call);
        break;
    }
    case CARD_COUNT:
        break;
    }
}

/* --- drawing --- */

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

static void draw_sizes(const struct desk *desk, struct ui *ui, struct rect panel)
{
    char names[APP_SIZE_COUNT][32];
    const char *labels[APP_SIZE_COUNT];
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], TEXT_SIZE, i + APP_SIZE_MIN, i + APP_SIZE_MIN);
        labels[i] = names[i];
    }
    draw_row(ui, panel, 0, TEXT_BOARD, ID_SIZE, labels, APP_SIZE_COUNT,
             desk->table.match.size - APP_SIZE_MIN);
}

/* The usual times; one of one's own comes first when the command line gave it. */
static int list_times(const struct desk *desk, long list[TIME_COUNT + 1])
{
    int count = 0;
    bool usual = false;
    for (int i = 0; i < TIME_COUNT; i++) {
        usual = usual || times_ms[i] == desk->usual_time_ms;
    }
    if (!usual) {
        list[count++] = desk->usual_time_ms;
    }
    for (int i = 0; i < TIME_COUNT; i++) {
        list[count++] = times_ms[i];
    }
    return count;
}

static void draw_times(const struct desk *desk, struct ui *ui, struct rect panel)
{
    long list[TIME_COUNT + 1];
    char names[TIME_COUNT + 1][TEXT_COUNT_MAX];
    const char *labels[TIME_COUNT + 1];
    int count = list_times(desk, list);
    int selected = -1;
    for (int i = 0; i < count; i++) {
        labels[i] = list[i] ? text_clock(names[i], list[i]) : TEXT_NO_LIMIT;
        if (list[i] == desk->table.match.time_ms) {
            selected = i;
        }
    }
    draw_row(ui, panel, 2, TEXT_TIME, ID_TIME, labels, count, selected);
}

static void draw_panel(const struct desk *desk, struct ui *ui, struct rect panel)
{
    const char *rivals[1 + RIVAL_FIXED_COUNT] = {TEXT_NO_RIVAL};
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
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
    draw_sizes(desk, ui, panel);
    draw_row(ui, panel, 1, TEXT_RICHNESS, ID_RICHNESS, richness, RICHNESS_COUNT,
             (int)desk->table.match.richness);
    draw_times(desk, ui, panel);
    draw_row(ui, panel, 3, TEXT_COMPUTER_ROW, ID_RIVAL, rivals, 1 + RIVAL_FIXED_COUNT,
             desk->table.match.way == WAY_ALONE ? 0 : 1 + (int)desk->table.match.level);
    draw_row(ui, panel, 4, TEXT_RULES, ID_RULES, rules, RULES_COUNT, (int)desk->table.match.rules);

    int pad = ui_px(ui, 32);
    int left = panel.w >= ui_px(ui, 640) ? ui_px(ui, 172) : pad;
    struct text_style hint = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct rect lines = {panel.x + left, panel.y + ui_px(ui, HINT_TOP), panel.w - left - pad,
                         ui_px(ui, 46)};
    ui_text_wrap(
        ui, lines, &hint,
        text_rules_hint(desk->table.match.rules, desk->table.match.size * desk->table.match.size));

    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = TEXT_SHAKE,
                                .has_icon = true,
                                .icon = ICON_DICES,
                                .size = 24,
                                .disabled =
                                    !desk->table.dice[desk->table.match.size - APP_SIZE_MIN]};
    struct rect button = {panel.x + pad, panel.y + ui_px(ui, SHAKE_TOP), panel.w - 2 * pad,
                          ui_px(ui, 60)};
    ui_button(ui, ID_SHAKE, button, &shake);
}

/* The title and what is under it stand in the middle of the card. */
static void draw_card(const struct home *home, struct ui *ui, enum home_card card, struct rect rect)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 21, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {.size = 16, .weight = WEIGHT_600, .color = theme->dim};
    int id = ID_CARD + (int)card;
    int pad = ui_px(ui, 24);
    int arrow = ui_px(ui, 40);
    int room = rect.w - 2 * pad - arrow;
    bool hot = ui->hover == id;
    const char *text = home->about[card];
    ui_surface(ui, rect, 18, hot ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    int head = ui_px(ui, 30);
    int most = rect.h - head - ui_px(ui, 14);
    int height = ui_wrap_height(ui, room, &about, text);
    if (height > most) {
        height = most;
    }
    int top = rect.y + (rect.h - head - height) / 2;
    ui_text_fit(ui, rect.x + pad, top + head / 2, room, &title, card_titles[card]);
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

static void draw_footer(const struct desk *desk, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    const char *version = desk->version;
    int length = version_length(version);
    char number[TEXT_COUNT_MAX];
    char line[160];
    text_number(number, (long)lexicon_size(desk->table.lexicon));
    (void)snprintf(line, sizeof line, TEXT_FOOTER, length, version, number);
    if (ui_text_width(ui, &small, line) > area.w) {
        (void)snprintf(line, sizeof line, TEXT_FOOTER_SHORT, length, version, number);
    }
    ui_text_fit(ui, area.x, area.y + area.h / 2, area.w, &small, line);
}

static void home_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct home *home = self;
    enum home_card cards[HOME_CARDS_MAX];
    int count = list_cards(home, cards);
    struct home_layout at = home_layout(ui->layout, count);
    draw_title(ui, at.title);
    struct text_style tagline = {.size = 21, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_fit(ui, at.tagline.x, at.tagline.y + at.tagline.h / 2, at.tagline.w, &tagline,
                TEXT_TAGLINE);
    draw_panel(desk, ui, at.panel);
    for (int i = 0; i < count; i++) {
        draw_card(home, ui, cards[i], at.cards[i]);
    }
    draw_buttons(ui, &at);
    draw_footer(desk, ui, at.footer);
}

static void press_choice(struct desk *desk, int id)
{
    if (id < ID_RICHNESS) {
        if (desk->table.dice[id - ID_SIZE]) {
            desk->table.match.size = APP_SIZE_MIN + id - ID_SIZE;
            preferences_keep_choice(desk, SETTING_SIZE);
        } else {
            post_notify(&desk->post, TEXT_NO_DICE);
        }
    } else if (id < ID_TIME) {
        desk->table.match.richness = (enum richness)(id - ID_RICHNESS);
        preferences_keep_choice(desk, SETTING_RICHNESS);
    } else if (id < ID_RIVAL) {
        long list[TIME_COUNT + 1];
        int count = list_times(desk, list);
        if (id - ID_TIME < count) {
            desk->table.match.time_ms = list[id - ID_TIME];
            preferences_keep_choice(desk, SETTING_TIME);
        }
    } else if (id < ID_RULES) {
        desk->table.match.way = id == ID_RIVAL ? WAY_ALONE : WAY_TURNS;
        if (id > ID_RIVAL) {
            desk->table.match.level = (enum rival_level)(id - ID_RIVAL - 1);
            preferences_keep_choice(desk, SETTING_LEVEL);
        }
        preferences_keep_choice(desk, SETTING_WAY);
    } else {
        desk->table.match.rules = (enum rules)(id - ID_RULES);
        preferences_keep_choice(desk, SETTING_RULES);
    }
}

static void home_press(void *self, struct desk *desk, int id)
{
    (void)self;
    if (id < ID_SHAKE) {
        press_choice(desk, id);
    } else if (id == ID_SHAKE) {
        game_deal(desk);
    } else if (id >= ID_CARD && id < ID_CARD + CARD_COUNT) {
        open_card(desk, (enum home_card)(id - ID_CARD));
    } else if (id == ID_SETTINGS) {
        stage_go(&desk->stage, SCREEN_SETTINGS, NULL);
    } else if (id == ID_LEARN) {
        stage_go(&desk->stage, SCREEN_LEARN, NULL);
    } else if (id == ID_CODE) {
        stage_over(&desk->stage, SCREEN_CODE, NULL);
    }
}

static bool home_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        game_deal(desk);
        return true;
    }
    if (input->kind == INPUT_DROP) { /* a list of words, as the settings take it */
        struct call call = {.text = input->paste};
        stage_go(&desk->stage, SCREEN_SETTINGS, &call);
        return true;
    }
    return false;
}

static void home_open(void *self, struct desk *desk, const struct call *call)
{
    (void)call;
    table_return_match(&desk->table);
    write_cards(self, desk);
}

static void home_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        home_open(self, desk, NULL);
    }
}

/* Midnight brings another daily board. */
static void home_advance(void *self, struct desk *desk, long elapsed_ms)
{
    const struct home *home = self;
    (void)elapsed_ms;
    if (calendar_today(&desk->calendar).day != home->day.day) {
        write_cards(self, desk);
    }
}

const struct screen_class screen_home = {
    .name = "home",
    .state_size = sizeof(struct home),
    .open = home_open,
    .input = home_input,
    .press = home_press,
    .advance = home_advance,
    .draw = home_draw,
    .hear = home_hear,
};

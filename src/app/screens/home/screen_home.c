/* SPDX-License-Identifier: MIT */
/*
 * Home: what the next round is like, the way into it, and the cards of what else there is. What the
 * cards say is made when Home is shown, not when it is drawn. Leaves dealing to game.c.
 */
#include "daily.h"
#include "field.h"
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
    CARD_PRACTICE,
    CARD_CUSTOM,
    CARD_SCRAMBLER,
    CARD_STATISTICS,
    CARD_COUNT
};

#define ABOUT_MAX WAITING_TEXT_MAX

struct home {
    char about[CARD_COUNT][ABOUT_MAX];   /* the line under the title of each card */
    struct app_date day;                 /* that they were made on */
    struct field names[SETTING_PLAYERS]; /* as they are typed */
    enum word_range range;               /* that "Common words only" goes back to */
};

enum {
    ID_WAY = 1,             /* and on: an enum way each */
    ID_RIVAL = ID_WAY + 8,  /* and on: as in `rivals` */
    ID_NAME = ID_RIVAL + 8, /* and on: a name each, for the keyboard */
    ID_SIZE = ID_NAME + 8,  /* and on: a board size each */
    ID_RICHNESS = ID_SIZE + 8,
    ID_TIME = ID_RICHNESS + 8,
    ID_RULES = ID_TIME + 8,
    ID_COMMON = ID_RULES + 8,
    ID_SHARED,
    ID_SHAKE,
    ID_CARD, /* and on: an enum home_card each */
    ID_SETTINGS = ID_CARD + 8,
    ID_LEARN
};

enum home_row { ROW_RIVAL, ROW_NAMES, ROW_SIZE, ROW_RICHNESS, ROW_TIME, ROW_RULES };

/* The rows that a way has, from top to bottom, into `list`; their number. */
static int list_rows(enum way way, enum home_row list[HOME_ROWS_MAX])
{
    int count = 0;
    if (way == WAY_TURNS || way == WAY_RACE) {
        list[count++] = ROW_RIVAL;
    } else if (way == WAY_TWO) {
        list[count++] = ROW_NAMES;
    }
    for (int row = ROW_SIZE; row <= ROW_RULES; row++) {
        list[count++] = (enum home_row)row;
    }
    return count;
}

static const enum rival_level rivals[] = {RIVAL_MATCH, RIVAL_NOVICE, RIVAL_SCHOLAR, RIVAL_EXPERT,
                                          RIVAL_MERCILESS};
enum { RIVALS = sizeof rivals / sizeof rivals[0] };

static const long times_ms[] = {120000, 180000, 300000, 0};
enum { TIME_COUNT = sizeof times_ms / sizeof times_ms[0] };

/* --- the cards --- */

static const char *const card_titles[CARD_COUNT] = {
    [CARD_CONTINUE] = TEXT_CONTINUE,   [CARD_DAILY] = TEXT_DAILY,
    [CARD_PRACTICE] = TEXT_PRACTICE,   [CARD_CUSTOM] = TEXT_CUSTOM,
    [CARD_SCRAMBLER] = TEXT_SCRAMBLER, [CARD_STATISTICS] = TEXT_STATISTICS,
};

/* "Strength 312 · 214 rounds · 17 of 40 goals"; an invitation when there is none. */
static void write_history(const struct keeper_summary *summary, char text[ABOUT_MAX])
{
    char strength[TEXT_COUNT_MAX] = "";
    char rounds[TEXT_COUNT_MAX];
    if (summary->rounds == 0) {
        (void)snprintf(text, ABOUT_MAX, "%s", TEXT_STATISTICS_NONE);
        return;
    }
    if (summary->strength > 0) {
        (void)snprintf(strength, sizeof strength, TEXT_STRENGTH_CARD, summary->strength);
    }
    /* As many as the statistics say; the others are better than none. */
    text_rounds(rounds, summary->counted > 0 ? summary->counted : summary->rounds);
    (void)snprintf(text, ABOUT_MAX, TEXT_STATISTICS_CARD, strength, rounds, summary->goals,
                   GOAL_COUNT);
}

static void write_practice(const struct keeper_summary *summary, char text[ABOUT_MAX])
{
    char words[TEXT_COUNT_MAX];
    if (summary->practice > 1) {
        (void)snprintf(text, ABOUT_MAX, TEXT_PRACTICE_CARD, text_words(words, summary->practice));
    } else {
        (void)snprintf(text, ABOUT_MAX, "%s",
                       summary->practice == 1 ? TEXT_PRACTICE_ONE : TEXT_PRACTICE_NONE);
    }
}

/* Makes what the cards say. */
static void write_cards(struct home *home, const struct desk *desk)
{
    const struct keeper_summary *summary = keeper_summary(desk->keeper);
    home->day = calendar_today(&desk->calendar);
    keeper_write_waiting(desk->keeper, home->about[CARD_CONTINUE]);
    (void)daily_about(desk, home->about[CARD_DAILY], ABOUT_MAX);
    write_practice(summary, home->about[CARD_PRACTICE]);
    (void)snprintf(home->about[CARD_CUSTOM], ABOUT_MAX, "%s", TEXT_CUSTOM_CARD);
    (void)snprintf(home->about[CARD_SCRAMBLER], ABOUT_MAX, "%s", TEXT_SCRAMBLER_CARD);
    write_history(summary, home->about[CARD_STATISTICS]);
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
        stage_over(&desk->stage, SCREEN_DAILY, NULL);
        break;
    case CARD_PRACTICE:
        stage_over(&desk->stage, SCREEN_PRACTICE, NULL);
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

/* --- names --- */

/* What the fields say holds at once; an empty one stands for the name in it. */
static void take_name(struct home *home, struct desk *desk, int player)
{
    static const char *const usual[SETTING_PLAYERS] = {TEXT_FIRST_PLAYER, TEXT_SECOND_PLAYER};
    struct field *field = &home->names[player];
    char *name = desk->table.match.names[player];
    struct challenge whole;
    challenge_set_name(&whole, field->text); /* twenty characters */
    if (strcmp(whole.name, field->text) != 0) {
        int caret = field->caret;
        field_set(field, whole.name);
        field_place(field, caret < field->caret ? caret : field->caret);
    }
    bool is_blank = whole.name[strspn(whole.name, " ")] == '\0';
    (void)snprintf(name, SETTING_NAME_SIZE, "%s", is_blank ? usual[player] : whole.name);
    preferences_keep_choice(desk, player == 0 ? SETTING_FIRST_NAME : SETTING_SECOND_NAME);
}

static void show_names(struct home *home, const struct desk *desk)
{
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        field_init(&home->names[i], SETTING_NAME_SIZE - 1, NULL);
        field_set(&home->names[i], desk->table.match.names[i]);
    }
}

/* Input for the name that has the focus; returns whether it was for it. */
static bool edit_name(struct home *home, struct desk *desk, const struct input *input)
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
    enum field_outcome outcome = post_edit(&desk->post, &home->names[player], input, NULL);
    if (outcome == FIELD_CHANGED || outcome == FIELD_FULL) {
        take_name(home, desk, player);
    }
    return outcome != FIELD_IGNORED;
}

static const struct field_look name_look = {.size = 19, .outlined = true, .has_caret = true};

static struct rect name_rect(const struct ui *ui, struct rect row, int player)
{
    return rect_column(row, player, SETTING_PLAYERS, ui_px(ui, 12));
}

/* The pointer in a name: the keyboard writes to it then. */
static bool point_at_name(struct home *home, struct desk *desk, const struct input *input)
{
    struct home_layout at = home_layout(&desk->stage.layout, HOME_ROWS_MAX, HOME_CARDS_MAX);
    struct ui *ui = &desk->stage.ui;
    for (int i = 0; i < SETTING_PLAYERS && desk->table.match.way == WAY_TWO; i++) {
        struct rect rect = name_rect(ui, at.rows[0], i);
        if (field_pointer(&home->names[i], ui, rect, &name_look, input) != FIELD_IGNORED) {
            ui->focus = input->kind == INPUT_PRESS ? ID_NAME + i : ui->focus;
            return true;
        }
    }
    return false;
}

/* --- drawing --- */

/* The seven tiles of the name, a little askew as thrown. */
static void draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(TEXT_TITLE);
    int pitch = area.w / count;
    int tile = pitch * 88 / 100;
    int most = ui_px(ui, 76);
    if (tile > most) {
        tile = most;
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

/* A row of choices. */
struct row {
    const char *name;
    int first_id;
    const char *labels[8];
    char texts[8][TEXT_COUNT_MAX]; /* of labels that are made */
    int count, selected;
};

static void fill_rivals(const struct desk *desk, struct row *row)
{
    row->name = TEXT_COMPUTER_ROW;
    row->first_id = ID_RIVAL;
    row->selected = -1;
    for (int i = 0; i < RIVALS; i++) {
        row->labels[row->count++] = text_rival_name(rivals[i]);
        if (rivals[i] == desk->table.match.level) {
            row->selected = i;
        }
    }
}

static void fill_sizes(const struct desk *desk, struct row *row)
{
    row->name = TEXT_BOARD;
    row->first_id = ID_SIZE;
    row->selected = desk->table.match.size - APP_SIZE_MIN;
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(row->texts[i], sizeof row->texts[i], TEXT_SIZE, i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        row->labels[row->count++] = row->texts[i];
    }
}

static void fill_richness(const struct desk *desk, struct row *row)
{
    row->name = TEXT_RICHNESS;
    row->first_id = ID_RICHNESS;
    row->selected = (int)desk->table.match.richness;
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        row->labels[row->count++] = text_richness_name((enum richness)i);
    }
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

static void fill_times(const struct desk *desk, struct row *row)
{
    long list[TIME_COUNT + 1];
    row->name = TEXT_TIME;
    row->first_id = ID_TIME;
    row->selected = -1;
    row->count = list_times(desk, list);
    for (int i = 0; i < row->count; i++) {
        row->labels[i] = list[i] ? text_clock(row->texts[i], list[i]) : TEXT_NO_LIMIT;
        if (list[i] == desk->table.match.time_ms) {
            row->selected = i;
        }
    }
}

static void fill_rules(const struct desk *desk, struct row *row)
{
    row->name = TEXT_RULES;
    row->first_id = ID_RULES;
    row->selected = (int)desk->table.match.rules;
    for (int i = 0; i < RULES_COUNT; i++) {
        row->labels[row->count++] = text_rules_name((enum rules)i);
    }
}

static void draw_names(const struct home *home, struct ui *ui, struct rect area)
{
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        struct rect rect = name_rect(ui, area, i);
        struct field_look look = name_look;
        look.outlined = look.has_caret = ui->focus == ID_NAME + i;
        look.hint = i == 0 ? TEXT_FIRST_PLAYER : TEXT_SECOND_PLAYER;
        field_draw(ui, HOT_NONE, rect, &home->names[i], &look);
        ui_place(ui, ID_NAME + i, rect);
    }
}

static void draw_row(const struct home *home, const struct desk *desk, struct ui *ui,
                     enum home_row kind, struct rect label, struct rect area)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    struct row row = {.name = TEXT_PLAYERS};
    switch (kind) {
    case ROW_RIVAL:
        fill_rivals(desk, &row);
        break;
    case ROW_NAMES:
        draw_names(home, ui, area);
        break;
    case ROW_SIZE:
        fill_sizes(desk, &row);
        break;
    case ROW_RICHNESS:
        fill_richness(desk, &row);
        break;
    case ROW_TIME:
        fill_times(desk, &row);
        break;
    case ROW_RULES:
        fill_rules(desk, &row);
        break;
    }
    ui_text_fit(ui, label.x, label.y + label.h / 2, label.w, &style, row.name);
    if (row.count > 0) {
        ui_choices(ui, row.first_id, area, row.labels, row.count, row.selected);
    }
    for (int i = 0; i < row.count && (kind == ROW_RIVAL || kind == ROW_RICHNESS); i++) {
        ui_tip(ui, row.first_id + i,
               kind == ROW_RIVAL ? text_rival_tip(rivals[i]) : text_richness_tip((enum richness)i));
    }
}

static void draw_ways(const struct desk *desk, struct ui *ui, const struct home_layout *at)
{
    const struct match *match = &desk->table.match;
    const char *labels[WAY_COUNT];
    for (int i = 0; i < WAY_COUNT; i++) {
        labels[i] = text_way_name((enum way)i);
    }
    ui_modes(ui, ID_WAY, at->ways, labels, WAY_COUNT, (int)match->way);
    struct text_style about = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_fit(ui, at->sentence.x, at->sentence.y + at->sentence.h / 2, at->sentence.w, &about,
                text_way_about(match->way, match->shared_count));
}

static void draw_panel(const struct home *home, const struct desk *desk, struct ui *ui,
                       const struct home_layout *at)
{
    const struct match *match = &desk->table.match;
    enum home_row rows[HOME_ROWS_MAX];
    int count = list_rows(match->way, rows);
    ui_panel(ui, at->panel);
    draw_ways(desk, ui, at);
    for (int i = 0; i < count; i++) {
        draw_row(home, desk, ui, rows[i], at->labels[i], at->rows[i]);
    }
    struct text_style hint = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_wrap(ui, at->hint, &hint, text_rules_hint(match->rules, match->size * match->size));
    ui_switch(ui, ID_COMMON, at->switches[0], TEXT_COMMON_ONLY,
              desk->settings.words == WORDS_COMMON);
    if (match->way == WAY_TWO) {
        ui_switch(ui, ID_SHARED, at->switches[1], TEXT_SHARED_COUNT, match->shared_count);
    }
    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = TEXT_SHAKE,
                                .size = 24,
                                .disabled = !desk->table.dice[match->size - APP_SIZE_MIN]};
    ui_button(ui, ID_SHAKE, at->shake, &shake);
}

/* The title and what is under it stand in the middle of the card; what waits has an outline. */
static void draw_card(const struct home *home, struct ui *ui, enum home_card card, struct rect rect)
{
    const struct theme *theme = ui->theme;
    bool low = rect.h < ui_px(ui, 96);
    struct text_style title = {.size = low ? 19 : 21, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {.size = low ? 15 : 16, .weight = WEIGHT_600, .color = theme->dim};
    int id = ID_CARD + (int)card;
    int pad = ui_px(ui, low ? 18 : 24);
    int arrow = ui_px(ui, low ? 28 : 40);
    int room = rect.w - 2 * pad - arrow;
    bool hot = ui->hover == id;
    const char *text = home->about[card];
    ui_surface(ui, rect, 18, hot ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    if (card == CARD_CONTINUE) {
        ui_outline(ui, rect, 18, 3, theme->you);
    }
    int head = ui_px(ui, low ? 25 : 30);
    int most = rect.h - head - ui_px(ui, 8);
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
    } buttons[HOME_BUTTON_COUNT] = {{ID_SETTINGS, TEXT_SETTINGS}, {ID_LEARN, TEXT_LEARN}};
    for (int i = 0; i < HOME_BUTTON_COUNT; i++) {
        struct button_look look = {.kind = BUTTON_GHOST, .label = buttons[i].label};
        ui_button(ui, buttons[i].id, home->buttons[i], &look);
    }
}

static void draw_footer(const struct desk *desk, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    const char *language = desk->settings.lexicon[0] ? "" : TEXT_FOOTER_OWN;
    char number[TEXT_COUNT_MAX];
    char line[160];
    text_number(number, (long)lexicon_size(desk->table.lexicon));
    (void)snprintf(line, sizeof line, TEXT_FOOTER, language, number);
    if (ui_text_width(ui, &small, line) > area.w) {
        (void)snprintf(line, sizeof line, TEXT_FOOTER_SHORT, language, number);
    }
    ui_text_fit(ui, area.x, area.y + area.h / 2, area.w, &small, line);
}

static void home_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct home *home = self;
    enum home_card cards[HOME_CARDS_MAX];
    enum home_row rows[HOME_ROWS_MAX];
    int count = list_cards(home, cards);
    struct home_layout at = home_layout(ui->layout, list_rows(desk->table.match.way, rows), count);
    draw_title(ui, at.title);
    draw_panel(home, desk, ui, &at);
    for (int i = 0; i < count; i++) {
        draw_card(home, ui, cards[i], at.cards[i]);
    }
    draw_buttons(ui, &at);
    draw_footer(desk, ui, at.footer);
}

/* --- input --- */

static void press_size(struct desk *desk, int size)
{
    if (!desk->table.dice[size - APP_SIZE_MIN]) {
        post_notify(&desk->post, TEXT_NO_DICE);
        return;
    }
    desk->table.match.size = size;
    preferences_keep_choice(desk, SETTING_SIZE);
}

static void press_time(struct desk *desk, int index)
{
    long list[TIME_COUNT + 1];
    if (index < list_times(desk, list)) {
        desk->table.match.time_ms = list[index];
        preferences_keep_choice(desk, SETTING_TIME);
    }
}

static void press_common(struct home *home, struct desk *desk)
{
    struct settings *settings = &desk->settings;
    if (settings->words == WORDS_COMMON) {
        settings->words = home->range;
    } else {
        home->range = settings->words;
        settings->words = WORDS_COMMON;
    }
    preferences_keep(desk, SETTING_WORDS);
}

static void press_choice(struct home *home, struct desk *desk, int id)
{
    struct match *match = &desk->table.match;
    if (id < ID_RIVAL) {
        match->way = (enum way)(id - ID_WAY);
        preferences_keep_choice(desk, SETTING_WAY);
    } else if (id < ID_NAME) {
        match->level = rivals[id - ID_RIVAL];
        preferences_keep_choice(desk, SETTING_LEVEL);
    } else if (id < ID_RICHNESS) {
        press_size(desk, APP_SIZE_MIN + id - ID_SIZE);
    } else if (id < ID_TIME) {
        match->richness = (enum richness)(id - ID_RICHNESS);
        preferences_keep_choice(desk, SETTING_RICHNESS);
    } else if (id < ID_RULES) {
        press_time(desk, id - ID_TIME);
    } else if (id < ID_COMMON) {
        match->rules = (enum rules)(id - ID_RULES);
        preferences_keep_choice(desk, SETTING_RULES);
    } else if (id == ID_COMMON) {
        press_common(home, desk);
    } else {
        match->shared_count = !match->shared_count;
        preferences_keep_choice(desk, SETTING_SHARED_COUNT);
    }
}

static void home_press(void *self, struct desk *desk, int id)
{
    if (id < ID_SHAKE) {
        press_choice(self, desk, id);
    } else if (id == ID_SHAKE) {
        game_deal(desk);
    } else if (id >= ID_CARD && id < ID_CARD + CARD_COUNT) {
        open_card(desk, (enum home_card)(id - ID_CARD));
    } else if (id == ID_SETTINGS) {
        stage_go(&desk->stage, SCREEN_SETTINGS, NULL);
    } else if (id == ID_LEARN) {
        stage_go(&desk->stage, SCREEN_LEARN, NULL);
    }
}

static bool home_input(void *self, struct desk *desk, const struct input *input)
{
    if (point_at_name(self, desk, input) || edit_name(self, desk, input)) {
        return true;
    }
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
    struct home *home = self;
    (void)call;
    table_return_match(&desk->table);
    home->range = desk->settings.words == WORDS_COMMON ? WORDS_ALL : desk->settings.words;
    show_names(home, desk);
    write_cards(home, desk);
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

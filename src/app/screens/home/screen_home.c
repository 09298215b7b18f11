/* SPDX-License-Identifier: MIT */
/*
 * Home: the terms of the next round, the button that begins it, and cards that lead elsewhere. The
 * cards' texts are made when Home is shown, not when it is drawn. Leaves dealing to game.c.
 */
#include "daily.h"
#include "game.h"
#include "home.h"
#include "phrase.h"
#include "preferences.h"

#include <assert.h>
#include <stdio.h>

enum home_row { ROW_RIVAL, ROW_NAMES, ROW_SIZE, ROW_RICHNESS, ROW_TIME, ROW_RULES };

/* Lists the rows of a mode, from top to bottom; returns their number. */
static int list_rows(enum game_mode mode, enum home_row list[HOME_ROWS_MAX])
{
    int count = 0;
    if (mode_traits(mode)->has_rival) {
        list[count++] = ROW_RIVAL;
    } else if (mode_traits(mode)->seats == 2) {
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

/* "Strength 312 · 214 rounds · 17 of 40 goals"; an invitation if there are no rounds. */
static void write_history(const struct keeper_summary *summary, char text[HOME_ABOUT_MAX])
{
    char strength[2 * PHRASE_MAX] = "";
    char number[PHRASE_MAX];
    char rounds[PHRASE_MAX];
    char goals[PHRASE_MAX];
    if (summary->rounds == 0) {
        (void)snprintf(text, HOME_ABOUT_MAX, "%s", tr("Your rounds will gather here"));
        return;
    }
    if (summary->strength > 0) {
        (void)snprintf(strength, sizeof strength, tr("Strength %s"),
                       phrase_number(number, summary->strength));
    }
    /* The number that the statistics show; if that is 0, the other rounds. */
    phrase_rounds(rounds, summary->counted > 0 ? summary->counted : summary->rounds);
    (void)snprintf(goals, sizeof goals, tr("%d of %d goals"), summary->goals, GOAL_COUNT);
    (void)snprintf(text, HOME_ABOUT_MAX, "%s%s%s · %s", strength, strength[0] ? " · " : "", rounds,
                   goals);
}

static void write_practice(const struct keeper_summary *summary, char text[HOME_ABOUT_MAX])
{
    char words[PHRASE_MAX];
    if (summary->practice > 0) {
        (void)snprintf(text, HOME_ABOUT_MAX,
                       tr_plural("A word you missed is waiting to be met again",
                                 "%s words you missed are waiting to be met again",
                                 summary->practice),
                       phrase_number(words, summary->practice));
    } else {
        (void)snprintf(text, HOME_ABOUT_MAX, "%s",
                       tr("Words you miss are kept here, to meet again"));
    }
}

/* Says what the Scrambler is, or that a puzzle waits there. */
static void write_scrambler(const struct desk *desk, char text[HOME_ABOUT_MAX])
{
    struct unfinished_puzzle left;
    char size[16];
    char moves[PHRASE_MAX];
    (void)snprintf(text, HOME_ABOUT_MAX, "%s", tr("Slide rows and columns until the words appear"));
    if (keeper_take_puzzle(desk->keeper, &left)) {
        int side = left.code[0] - '0'; /* as its code begins */
        (void)snprintf(size, sizeof size, tr("%d × %d"), side, side);
        (void)snprintf(text, HOME_ABOUT_MAX, tr("Your %s puzzle waits: %s so far"), size,
                       phrase_moves(moves, (long)left.made_count));
        unfinished_puzzle_deinit(&left);
    }
}

/* Makes the texts of the cards. */
static void write_cards(struct home *home, const struct desk *desk)
{
    const struct keeper_summary *summary = keeper_summary(desk->keeper);
    home->day = daily_today(desk);
    keeper_write_waiting(desk->keeper, home->about[CARD_CONTINUE]);
    (void)daily_about(desk, home->about[CARD_DAILY], HOME_ABOUT_MAX);
    write_practice(summary, home->about[CARD_PRACTICE]);
    (void)snprintf(home->about[CARD_CUSTOM], HOME_ABOUT_MAX, "%s",
                   tr("The letters on your table, a code, or a friend’s challenge"));
    write_scrambler(desk, home->about[CARD_SCRAMBLER]);
    write_history(summary, home->about[CARD_STATISTICS]);
}

/* Lists the cards shown now, from top to bottom; returns their number. */
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
        stage_over(&desk->stage, SCREEN_SCRAMBLER, NULL);
        break;
    case CARD_STATISTICS: {
        struct call call = {.what = 1}; /* of all rounds */
        stage_over(&desk->stage, SCREEN_STATISTICS, &call);
        break;
    }
    case CARD_COUNT:
        break;
    }
}

/* --- drawing --- */

/* A row of choices. */
struct row {
    const char *name;
    int first_id;
    const char *labels[8];
    char texts[8][PHRASE_MAX]; /* storage for formatted labels */
    int count, selected;
};

static void fill_rivals(const struct desk *desk, struct row *row)
{
    row->name = tr("COMPUTER");
    row->first_id = ID_RIVAL;
    row->selected = -1;
    for (int i = 0; i < RIVALS; i++) {
        row->labels[row->count++] = phrase_rival_name(rivals[i]);
        if (rivals[i] == desk->table.match.level) {
            row->selected = i;
        }
    }
}

static void fill_sizes(const struct desk *desk, struct row *row)
{
    row->name = tr("BOARD");
    row->first_id = ID_SIZE;
    row->selected = desk->table.match.size - APP_SIZE_MIN;
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(row->texts[i], sizeof row->texts[i], tr("%d × %d"), i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        row->labels[row->count++] = row->texts[i];
    }
}

static void fill_richness(const struct desk *desk, struct row *row)
{
    row->name = tr("RICHNESS");
    row->first_id = ID_RICHNESS;
    row->selected = (int)desk->table.match.richness;
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        row->labels[row->count++] = phrase_richness_name((enum richness)i);
    }
}

/* Lists the usual times, after the one the game started with if that is another; returns their
 * number. */
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
    row->name = tr("TIME");
    row->first_id = ID_TIME;
    row->selected = -1;
    row->count = list_times(desk, list);
    for (int i = 0; i < row->count; i++) {
        row->labels[i] = list[i] ? phrase_clock(row->texts[i], list[i]) : tr("No limit");
        if (list[i] == desk->table.match.time_ms) {
            row->selected = i;
        }
    }
}

static void fill_rules(const struct desk *desk, struct row *row)
{
    row->name = tr("RULES");
    row->first_id = ID_RULES;
    row->selected = (int)desk->table.match.rules;
    for (int i = 0; i < RULES_COUNT; i++) {
        row->labels[row->count++] = phrase_rules_name((enum rules)i);
    }
}

static void draw_row(const struct home *home, const struct desk *desk, struct ui *ui,
                     enum home_row kind, struct rect label, struct rect area)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    struct row row = {.name = tr("PLAYERS")};
    switch (kind) {
    case ROW_RIVAL:
        fill_rivals(desk, &row);
        break;
    case ROW_NAMES:
        home_names_draw(home, ui, area);
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
    ui_text_lines(ui, label.x, label.y + label.h / 2, label.w, label.h, &style, row.name);
    if (row.count > 0) {
        ui_choices(ui, row.first_id, area, row.labels, row.count, row.selected);
    }
    for (int i = 0; i < row.count && (kind == ROW_RIVAL || kind == ROW_RICHNESS); i++) {
        ui_tip(ui, row.first_id + i,
               kind == ROW_RIVAL ? phrase_rival_tip(rivals[i])
                                 : phrase_richness_tip((enum richness)i));
    }
}

static void draw_modes(const struct desk *desk, struct ui *ui, const struct home_layout *at)
{
    const struct match *match = &desk->table.match;
    const char *labels[MODE_COUNT];
    for (int i = 0; i < MODE_COUNT; i++) {
        labels[i] = phrase_mode_name((enum game_mode)i);
    }
    ui_modes(ui, ID_WAY, at->modes, labels, MODE_COUNT, (int)match->mode);
    struct text_style about = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_lines(ui, at->sentence.x, at->sentence.y + at->sentence.h / 2, at->sentence.w,
                  at->sentence.h + ui_px(ui, 8), &about,
                  phrase_mode_about(match->mode, match->shared_count));
}

static void draw_panel(const struct home *home, const struct desk *desk, struct ui *ui,
                       const struct home_layout *at)
{
    const struct match *match = &desk->table.match;
    enum home_row rows[HOME_ROWS_MAX];
    int count = list_rows(match->mode, rows);
    ui_panel(ui, at->panel);
    draw_modes(desk, ui, at);
    for (int i = 0; i < count; i++) {
        draw_row(home, desk, ui, rows[i], at->labels[i], at->rows[i]);
    }
    struct text_style hint = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_wrap(ui, at->hint, &hint, phrase_rules_hint(match->rules, match->size * match->size));
    ui_switch(ui, ID_COMMON, at->switches[0], tr("Common words only"),
              desk->settings.words == WORDS_COMMON);
    if (mode_traits(match->mode)->seats == 2) {
        ui_switch(ui, ID_SHARED, at->switches[1], tr("Shared words count"), match->shared_count);
    }
    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = tr("Shake the dice"),
                                .size = 24,
                                .disabled = !desk->table.dice[match->size - APP_SIZE_MIN]};
    ui_button(ui, ID_SHAKE, at->shake, &shake);
}

static void home_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct home *home = self;
    enum home_card cards[HOME_CARDS_MAX];
    enum home_row rows[HOME_ROWS_MAX];
    int count = list_cards(home, cards);
    struct home_layout at = home_layout(ui->layout, list_rows(desk->table.match.mode, rows), count);
    home_draw_title(ui, at.title);
    draw_panel(home, desk, ui, &at);
    for (int i = 0; i < count; i++) {
        home_draw_card(home, ui, cards[i], at.cards[i]);
    }
    home_draw_buttons(ui, &at);
    home_draw_footer(desk, ui, at.footer);
}

/* --- input --- */

static void press_size(struct desk *desk, int size)
{
    if (!desk->table.dice[size - APP_SIZE_MIN]) {
        post_notify(&desk->post, tr("The game has no dice for boards of this size."));
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

static void home_press(void *self, struct desk *desk, int id)
{
    struct match *match = &desk->table.match;
    int which = id % HOME_GROUP;
    switch (id < HOME_GROUP ? id : id - which) {
    case ID_COMMON:
        press_common(self, desk);
        break;
    case ID_SHARED:
        match->shared_count = !match->shared_count;
        preferences_keep_choice(desk, SETTING_SHARED_COUNT);
        break;
    case ID_SHAKE:
        game_deal(desk);
        break;
    case ID_SETTINGS:
        stage_over(&desk->stage, SCREEN_SETTINGS, NULL);
        break;
    case ID_LEARN:
        stage_over(&desk->stage, SCREEN_LEARN, NULL);
        break;
    case ID_WAY:
        match->mode = (enum game_mode)which;
        preferences_keep_choice(desk, SETTING_MODE);
        break;
    case ID_RIVAL:
        match->level = rivals[which];
        preferences_keep_choice(desk, SETTING_LEVEL);
        break;
    case ID_SIZE:
        press_size(desk, APP_SIZE_MIN + which);
        break;
    case ID_RICHNESS:
        match->richness = (enum richness)which;
        preferences_keep_choice(desk, SETTING_RICHNESS);
        break;
    case ID_TIME:
        press_time(desk, which);
        break;
    case ID_RULES:
        match->rules = (enum rules)which;
        preferences_keep_choice(desk, SETTING_RULES);
        break;
    case ID_CARD:
        open_card(desk, (enum home_card)which);
        break;
    default: /* a name, which takes keys only */
        break;
    }
}

static bool home_input(void *self, struct desk *desk, const struct input *input)
{
    if (home_names_input(self, desk, input)) {
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        game_deal(desk);
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        desk->stage.ui.focus = HOT_NONE; /* so that Enter shakes the dice */
        return true;
    }
    if (input->kind == INPUT_DROP) { /* a word list, as in the settings */
        struct call call = {.text = input->paste};
        stage_over(&desk->stage, SCREEN_SETTINGS, &call);
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
    home_names_show(home, desk);
    write_cards(home, desk);
}

static void home_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        home_open(self, desk, NULL);
    }
}

/* Updates the cards at midnight, when there is another daily board. */
static void home_advance(void *self, struct desk *desk, long elapsed_ms)
{
    const struct home *home = self;
    struct daily_date today = daily_today(desk);
    (void)elapsed_ms;
    if (daily_number(&today) != daily_number(&home->day)) {
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

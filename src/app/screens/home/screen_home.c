/* SPDX-License-Identifier: MIT */
/*
 * Home: the terms of the next round, the button that begins it, and cards that lead elsewhere. The
 * cards' texts are made when Home is shown, not when it is drawn. Leaves dealing to game.c.
 */
#include "home.h"

#include "daily.h"
#include "game.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>
#include <string.h>

#define BLOCK        1160
#define PANEL_WIDTH  700
#define PANEL_HEIGHT 560
#define PANEL_LEAST  500
#define TITLE        108 /* from its top to that of the panel */
#define TITLE_LOW    80
#define FOOT         76 /* below the panel, for the footer and the notice */
#define FOOT_LOW     54
#define GAP          12
#define PAD          32 /* of the panel */
#define ROW          47
#define ROW_GAP      8

/* --- the cards --- */

/* "Strength 312 · 214 rounds · 17 of 40 goals"; an invitation if there are no rounds. */
static void write_history(const struct keeper_summary *summary, char text[HOME_ABOUT_MAX])
{
    char strength[2 * PHRASE_MAX] = "";
    char number[PHRASE_MAX];
    char rounds[PHRASE_MAX];
    char goals[PHRASE_MAX];
    if (summary->rounds == 0) {
        (void)snprintf(text, HOME_ABOUT_MAX, "%s", tr("Your results will appear here"));
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
        (void)snprintf(text, HOME_ABOUT_MAX, "%s", tr("Words you miss are saved here to practise"));
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
static int list_cards(const struct home *home, enum home_card list[CARD_COUNT])
{
    int count = 0;
    for (int card = 0; card < CARD_COUNT; card++) {
        if (card != CARD_CONTINUE || home->about[CARD_CONTINUE][0]) {
            list[count++] = (enum home_card)card;
        }
    }
    return count;
}

static const struct {
    const char *title;
    enum screen_id screen;
    int what;
} cards[CARD_COUNT] = {
    [CARD_CONTINUE] = {.title = N_("Continue")},
    [CARD_DAILY] = {N_("Daily board"), SCREEN_DAILY, 0},
    [CARD_PRACTICE] = {N_("Practice"), SCREEN_PRACTICE, 0},
    [CARD_CUSTOM] = {N_("Custom board…"), SCREEN_CUSTOM, 0},
    [CARD_SCRAMBLER] = {N_("Scrambler"), SCREEN_SCRAMBLER, 0},
    [CARD_STATISTICS] = {N_("Statistics"), SCREEN_STATISTICS, 1}, /* of all rounds */
};

/* --- names --- */

static const char *const usual[SETTING_PLAYERS] = {N_("Player 1"), N_("Player 2")};

/* Handles input for the focused name; returns whether it was for it. */
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
        preferences_keep_name(desk, player == 0 ? SETTING_FIRST_NAME : SETTING_SECOND_NAME,
                              &home->names[player], usual[player]);
    }
    return outcome != FIELD_IGNORED;
}

static const struct field_look name_look = {.size = 19, .outlined = true, .has_caret = true};

/* Handles the pointer in a name; a press gives it the keyboard. */
static bool point_at_name(struct home *home, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const struct hot *hot = ui_hot_of(ui, ID_NAME + i);
        if (hot &&
            field_pointer(&home->names[i], ui, hot->rect, &name_look, input) != FIELD_IGNORED) {
            ui->focus = input->kind == INPUT_PRESS ? ID_NAME + i : ui->focus;
            return true;
        }
    }
    return false;
}

/* --- drawing; rectangles are in design units --- */

static struct rect px(const struct ui *ui, struct rect units)
{
    return layout_rect(ui->layout, units.x, units.y, units.w, units.h);
}

/* Draws the name's seven tiles, slightly rotated as if thrown. */
static void draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(PHRASE_TITLE);
    int pitch = area.w / count;
    int tile = int_min(pitch * 88 / 100, ui_px(ui, 76));
    const struct theme *theme = ui->theme;
    for (int i = 0; i < count; i++) {
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
        char letter[2] = {PHRASE_TITLE[i], '\0'};
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

/* Draws a card with its texts centred vertically; the waiting round has an outline. */
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
    int height = int_min(ui_wrap_height(ui, room, &about, text), most);
    int top = rect.y + (rect.h - head - height) / 2;
    ui_text_fit(ui, rect.x + pad, top + head / 2, room, &title, tr(cards[card].title));
    ui_text_wrap(ui, (struct rect){rect.x + pad, top + head, room, height}, &about, text);
    ui_icon(ui, rect.x + rect.w - pad - arrow / 4, rect.y + rect.h / 2, ICON_CHEVRON_RIGHT, 26,
            theme->dim);
    ui_hot(ui, id, rect, true);
}

/* Draws a term of the round: its label, and the choices or names beside it. */
static void draw_row(const struct home *home, const struct desk *desk, struct ui *ui,
                     enum setting setting, struct rect row)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    struct rect label = row;
    int left = row.w + 2 * PAD >= 640 ? 172 : 148;
    label.w = left - PAD - 6;
    (void)rect_cut_left(&row, left - PAD);
    label = px(ui, label);
    row = px(ui, row);
    for (int i = 0; i < SETTING_PLAYERS && setting == SETTING_FIRST_NAME; i++) {
        struct rect rect = rect_column(row, ui_px(ui, 12), SETTING_PLAYERS, i);
        struct field_look look = name_look;
        look.outlined = look.has_caret = ui->focus == ID_NAME + i;
        look.hint = tr(usual[i]);
        field_draw(ui, HOT_NONE, rect, &home->names[i], &look);
        ui_keyboard_area(ui, ID_NAME + i, rect);
    }
    ui_text_lines(ui, label.x, label.y + label.h / 2, label.w, label.h, &style,
                  setting_label(setting));
    if (setting != SETTING_FIRST_NAME) {
        preferences_draw(desk, ui, setting, row, 0, SETTING_CHOICES_MAX);
    }
}

static bool is_shown(const struct match *match, enum setting setting)
{
    return setting == SETTING_LEVEL ? mode_traits(match->mode)->has_rival
           : setting == SETTING_FIRST_NAME
               ? mode_traits(match->mode)->seats == 2
               : setting_panel(setting) == PANEL_TERMS && setting != SETTING_MODE;
}

/* The rows share the height that the rest of the panel leaves. */
static void draw_rows(const struct home *home, const struct desk *desk, struct ui *ui,
                      struct rect area)
{
    const struct match *match = &desk->table.match;
    int count = 0;
    int row = 0;
    for (int i = 0; i < SETTING_COUNT; i++) {
        count += is_shown(match, (enum setting)i);
    }
    for (int i = 0; i < SETTING_COUNT; i++) {
        if (is_shown(match, (enum setting)i)) {
            int top = area.h * row / count;
            int pitch = area.h * ++row / count - top;
            int height = int_min(ROW, pitch - ROW_GAP + 2);
            draw_row(home, desk, ui, (enum setting)i,
                     (struct rect){area.x, area.y + top + (pitch - height) / 2, area.w, height});
        }
    }
}

static void draw_panel(struct home *home, const struct desk *desk, struct ui *ui, struct rect panel)
{
    const struct match *match = &desk->table.match;
    bool tight = panel.h < 550;
    struct rect rest = {panel.x + PAD, panel.y, panel.w - 2 * PAD, panel.h};
    (void)rect_cut_top(&rest, tight ? 14 : 20);
    struct rect modes = rect_cut_top(&rest, tight ? 50 : 58);
    modes.x -= 8;
    modes.w += 16;
    (void)rect_cut_top(&rest, 4);
    struct rect sentence = rect_cut_top(&rest, 26);
    (void)rect_cut_top(&rest, 4);
    (void)rect_cut_bottom(&rest, tight ? 18 : 22);
    struct rect shake = rect_cut_bottom(&rest, tight ? 54 : 58);
    (void)rect_cut_bottom(&rest, 8);
    struct rect switches = rect_cut_bottom(&rest, 32);
    (void)rect_cut_bottom(&rest, 2);
    struct rect hint = rect_cut_bottom(&rest, 44);
    (void)rect_cut_bottom(&rest, 2);
    if (panel.w >= 640) { /* below the choices of the rows */
        (void)rect_cut_left(&switches, 172 - PAD);
        (void)rect_cut_left(&hint, 172 - PAD);
    }
    struct rect common = rect_cut_left(&switches, switches.w / 2);
    common.w -= GAP;

    home->panel = px(ui, panel);
    home->modes = px(ui, modes);
    home->sentence = px(ui, sentence);
    ui_panel(ui, home->panel);
    preferences_draw(desk, ui, SETTING_MODE, home->modes, 0, SETTING_CHOICES_MAX);
    struct text_style about = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    ui_text_lines(ui, home->sentence.x, home->sentence.y + home->sentence.h / 2, home->sentence.w,
                  home->sentence.h + ui_px(ui, 8), &about,
                  phrase_mode_about(match->mode, match->shared_count));
    draw_rows(home, desk, ui, rest);
    about.size = 16;
    ui_text_wrap(ui, px(ui, hint), &about,
                 phrase_rules_hint(match->rules, match->size * match->size));
    ui_switch(ui, ID_COMMON, px(ui, common), tr("Common words only"),
              desk->settings.words == WORDS_COMMON);
    if (mode_traits(match->mode)->seats == 2) {
        ui_switch(ui, ID_SHARED, px(ui, switches), setting_label(SETTING_SHARED_COUNT),
                  match->shared_count);
    }
    struct button_look look = {.kind = BUTTON_PRIMARY,
                               .label = tr("Shake the dice"),
                               .size = 24,
                               .disabled = !desk->table.dice[match->size - APP_SIZE_MIN]};
    ui_button(ui, ID_SHAKE, px(ui, shake), &look);
}

/* Draws the cards in a column, or two per row, where an odd one fills the first row; and below them
 * the buttons. */
static void draw_cards(const struct home *home, struct ui *ui, struct rect area, bool is_column)
{
    enum home_card list[CARD_COUNT];
    int count = list_cards(home, list);
    int rows = is_column ? count : (count + 1) / 2;
    int room = area.h - LAYOUT_BUTTON - rows * GAP;
    int height = int_min(room / rows, 110);
    for (int i = 0; i < count; i++) {
        struct rect card = area;
        if (is_column) {
            int top = room * i / count;
            card.y += top + i * GAP;
            card.h = room * (i + 1) / count - top;
        } else {
            int slot = i > 0 ? i + count % 2 : 0;
            card.y += slot / 2 * (height + GAP);
            card.h = height;
            if (i > 0 || count % 2 == 0) {
                card.w = (area.w - GAP) / 2;
                card.x += slot % 2 ? area.w - card.w : 0;
            }
        }
        draw_card(home, ui, list[i], px(ui, card));
    }
    (void)rect_cut_top(&area, is_column ? area.h - LAYOUT_BUTTON : rows * (height + GAP));
    struct rect button = {area.x, area.y, (area.w - 20) / 2, LAYOUT_BUTTON};
    struct button_look look = {.kind = BUTTON_GHOST, .label = tr("Settings")};
    ui_button(ui, ID_SETTINGS, px(ui, button), &look);
    button.x += area.w - button.w;
    look.label = tr("How to play");
    ui_button(ui, ID_LEARN, px(ui, button), &look);
}

static void draw_footer(const struct desk *desk, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    char words[PHRASE_MAX];
    char list[2 * PHRASE_MAX + LANGUAGE_NAME_SIZE];
    char line[sizeof list + 2 * sizeof words];
    phrase_words(words, (long)lexicon_size(desk->table.lexicon));
    if (desk->settings.lexicon[0]) {
        (void)snprintf(list, sizeof list, "%s", words);
    } else {
        (void)snprintf(list, sizeof list, tr("%s · %s"), desk->table.language->name, words);
    }
    (void)snprintf(line, sizeof line, tr("%s · F11 full screen · F1 help"), list);
    ui_text_fit(ui, area.x, area.y + area.h / 2, area.w, &small,
                ui_text_width(ui, &small, line) > area.w ? list : line);
}

/* A centred block of 1160 × 668 units; in portrait windows the cards are below the choices. */
static void home_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct home *home = self;
    int width = layout_units(ui->layout, ui->layout->width);
    int height = layout_units(ui->layout, ui->layout->height);
    bool stacked = ui->layout->shape == LAYOUT_STACK;
    int block = int_min(stacked ? PANEL_WIDTH : BLOCK, width - 2 * LAYOUT_MARGIN);
    int left = (width - block) / 2;
    bool low = height < (stacked ? 1080 : 760); /* then everything is closer together */
    int title = low ? TITLE_LOW : TITLE;
    int top = stacked ? layout_clamped(20 + (height - 1040) / 3, 20, 240)
                      : layout_larger(20, (height - 688) / 2);
    struct rect panel = {left, top + title, block, PANEL_HEIGHT};
    if (stacked) {
        panel.h = layout_clamped(PANEL_HEIGHT - (1100 - height) / 2, PANEL_LEAST, PANEL_HEIGHT);
    } else {
        panel.w = layout_clamped(block * 61 / 100, 600, PANEL_WIDTH);
        panel.h =
            layout_clamped(height - (low ? FOOT_LOW : FOOT) - panel.y, PANEL_LEAST, PANEL_HEIGHT);
    }
    int bottom = panel.y + panel.h;
    home->title =
        px(ui, (struct rect){left + 10, top, int_min(low ? 490 : 616, panel.w - 20), title - 8});
    home->footer =
        px(ui, (struct rect){left, stacked || low ? height - 46 : bottom + 21, block, 24});
    draw_title(ui, home->title);
    draw_panel(home, desk, ui, panel);
    int below = bottom + GAP;
    int beside = left + panel.w + (block > 1000 ? 40 : 24);
    struct rect area = stacked ? (struct rect){left, below, block, height - 52 - below}
                               : (struct rect){beside, top, left + block - beside, bottom - top};
    draw_cards(home, ui, area, !stacked);
    draw_footer(desk, ui, home->footer);
}

/* --- input --- */

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
    if (id >= SETTING_ID(0, 0)) {
        (void)preferences_press(desk, id); /* else a name, which takes keys only */
        return;
    }
    switch (id) {
    case ID_COMMON:
        press_common(self, desk);
        break;
    case ID_SHARED:
        preferences_set(desk, SETTING_SHARED_COUNT, !desk->table.match.shared_count);
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
    case ID_CARD + CARD_CONTINUE:
        game_continue(desk);
        break;
    default: {
        struct call call = {.what = cards[id - ID_CARD].what};
        stage_over(&desk->stage, cards[id - ID_CARD].screen, call.what ? &call : NULL);
        break;
    }
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
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const char *name = desk->table.match.names[i];
        field_init(&home->names[i], SETTING_NAME_SIZE - 1, NULL);
        field_set(&home->names[i], strcmp(name, usual[i]) == 0 ? "" : name);
    }
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

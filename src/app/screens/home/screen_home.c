/* SPDX-License-Identifier: MIT */
/*
 * Home: the button that begins a round, the terms of that round, the daily board, and cards that
 * lead elsewhere. The texts are made when Home is shown, not when it is drawn. Leaves changing the
 * terms to screen_terms.c and dealing to game.c.
 */
#include "home.h"

#include "board_view.h"
#include "game.h"
#include "level.h"
#include "phrase.h"
#include "preferences.h"

#include "trounce/par.h"

#include <stdio.h>
#include <string.h>

#define BLOCK  1160
#define COLUMN 700 /* in portrait windows */
#define GAP    20

/* --- texts --- */

/* "Strength 312 · 214 rounds"; what the next round is about as long as there is no strength. */
static void write_tagline(struct home *home, const struct desk *desk)
{
    const struct keeper_summary *summary = keeper_summary(desk->keeper);
    const struct match *match = &desk->table.match;
    char strength[2 * PHRASE_MAX];
    char number[PHRASE_MAX];
    char rounds[PHRASE_MAX];
    if (summary->strength == 0) {
        (void)snprintf(home->tagline, sizeof home->tagline, "%s", match_about(match));
        return;
    }
    (void)snprintf(strength, sizeof strength, tr("Strength %s"),
                   phrase_number(number, summary->strength));
    (void)snprintf(home->tagline, sizeof home->tagline, "%s · %s", strength,
                   phrase_rounds(rounds, summary->counted)); /* as the statistics show it */
}

/* Makes the lines of the four cards. */
static void write_cards(struct home *home, const struct desk *desk)
{
    const struct keeper_summary *summary = keeper_summary(desk->keeper);
    struct unfinished_puzzle left;
    char number[PHRASE_MAX];
    struct practice_portion portion;
    bool waits = keeper_take_puzzle(desk->keeper, &left);
    if (waits) {
        unfinished_puzzle_deinit(&left);
    }
    (void)game_portion(desk, &portion); /* empty if it cannot be read */
    if (portion.left > 0) {
        (void)snprintf(home->about[CARD_PRACTICE], HOME_ABOUT_MAX, "%s",
                       phrase_words_today(number, (long)portion.left));
    } else if (portion.chosen > 0) {
        (void)snprintf(home->about[CARD_PRACTICE], HOME_ABOUT_MAX, "%s", tr("Done for today"));
    } else {
        (void)snprintf(home->about[CARD_PRACTICE], HOME_ABOUT_MAX, "%s", tr("Words you miss"));
    }
    (void)snprintf(home->about[CARD_CUSTOM], HOME_ABOUT_MAX, "%s", tr("Letters or a challenge"));
    int moves = level_moves(desk);
    if (!waits && moves > SCRAMBLER_JUMBLE_SHORT) {
        (void)snprintf(home->about[CARD_SCRAMBLER], HOME_ABOUT_MAX, tr("Level %d"),
                       level_number(moves));
    } else {
        (void)snprintf(home->about[CARD_SCRAMBLER], HOME_ABOUT_MAX, "%s",
                       waits ? tr("Your puzzle waits") : tr("Sliding letters"));
    }
    home->goals = summary->rounds > 0 ? summary->goals : -1;
    if (home->goals < 0) {
        (void)snprintf(home->about[CARD_STATISTICS], HOME_ABOUT_MAX, "%s", tr("Your rounds"));
    } else {
        (void)snprintf(home->about[CARD_STATISTICS], HOME_ABOUT_MAX, tr("%d of %d goals"),
                       home->goals, GOAL_COUNT);
    }
}

/* Writes what the round is that waits, or how many there are. */
static void read_waiting(struct home *home, struct desk *desk)
{
    size_t count = keeper_count_waiting(desk->keeper, HOME_ROUNDS_MAX);
    char number[PHRASE_MAX];
    home->waits_several = count > 1;
    if (home->waits_several) {
        (void)snprintf(home->waiting, sizeof home->waiting,
                       tr_plural("%s round waits", "%s rounds wait", (long)count),
                       phrase_number(number, (long)count));
    } else {
        keeper_write_waiting(desk->keeper, home->waiting);
    }
}

/* Reads everything that the store knows. */
static void read_home(struct home *home, struct desk *desk)
{
    const struct today *today = daily_board(desk);
    home_dice_deal(&home->dice, desk);
    home->day = daily_today(desk);
    home->standing = keeper_daily(desk->keeper, &home->day);
    home->has_result =
        home->standing.counted && daily_read_result_of(desk, &home->day, &home->result);
    home->rival_points = today ? today->rival_points : 0;
    (void)daily_about(desk, home->state, sizeof home->state);
    read_waiting(home, desk);
    write_tagline(home, desk);
    write_cards(home, desk);
}

static const struct {
    const char *title;
    enum icon icon;
    enum screen_id screen;
    int what;
} cards[CARD_COUNT] = {
    [CARD_PRACTICE] = {N_("Practice"), ICON_BOOK_OPEN, SCREEN_PRACTICE, 0},
    [CARD_CUSTOM] = {N_("Custom board…"), ICON_PENCIL, SCREEN_CUSTOM, 0},
    [CARD_SCRAMBLER] = {N_("Scrambler"), ICON_SHUFFLE, SCREEN_SCRAMBLER, 0},
    [CARD_STATISTICS] = {N_("Statistics"), ICON_CHART_COLUMN, SCREEN_STATISTICS, STATISTICS_OF_ALL},
};

/* --- layout --- */

/* Lays out what is below the title in units; portrait windows have one column. */
static void lay_body(struct home_places *at, struct rect rest, int tall, bool is_column, bool waits)
{
    int rows = is_column || rest.w < 1000 ? 2 : 1;
    int foot = rows == 1 ? 100 + tall / 14 : 2 * (is_column ? 80 + tall / 14 : 62) + GAP / 2;
    struct rect body = rect_cut_top(&rest, (is_column ? 556 : 270) + tall / 7);
    (void)rect_cut_top(&rest, is_column ? GAP : 24 + tall / 14);
    struct rect cards_area = rect_cut_top(&rest, foot);
    (void)rect_cut_top(&rest, 12 + tall / 4);
    at->footer = rect_cut_top(&rest, 24);
    if (is_column) {
        at->daily = rect_cut_bottom(&body, 280);
        (void)rect_cut_bottom(&body, GAP);
    } else {
        at->daily = rect_cut_right(&body, body.w * 48 / 100);
        (void)rect_cut_right(&body, 32);
    }
    if (waits) {
        at->waiting = rect_cut_bottom(&body, 80 + tall / 10);
        (void)rect_cut_bottom(&body, 15);
    }
    at->terms = rect_cut_bottom(&body, 44);
    (void)rect_cut_bottom(&body, GAP);
    at->play = body;
    /* In one column it is wide enough for arrows to come to it between Play and the daily board. */
    at->change = rect_cut_right(&at->terms, is_column ? 220 : 120);
    (void)rect_cut_right(&at->terms, 12);
    for (int i = 0; i < CARD_COUNT; i++) {
        struct rect row = rect_row(cards_area, GAP / 2, rows, rows == 2 ? i / 2 : 0);
        at->cards[i] = rect_column(row, GAP, CARD_COUNT / rows, i % (CARD_COUNT / rows));
    }
}

/* Lays out the column of a phone in units: everything below one another, each as high as it needs.
 */
static void lay_phone(struct home_places *at, struct rect rest, bool waits)
{
    struct rect row = rect_cut_top(&rest, 60);
    at->title = row;
    row = rect_cut_top(&rest, LAYOUT_FINGER);
    at->learn = rect_cut_right(&row, LAYOUT_FINGER);
    (void)rect_cut_right(&row, 10);
    at->settings = rect_cut_right(&row, LAYOUT_FINGER);
    (void)rect_cut_right(&row, 10);
    at->tagline = row;
    (void)rect_cut_top(&rest, 16);
    at->play = rect_cut_top(&rest, waits ? 96 : 116);
    (void)rect_cut_top(&rest, 14);
    at->terms = rect_cut_top(&rest, 48);
    at->change = rect_cut_right(&at->terms, 106);
    (void)rect_cut_right(&at->terms, 10);
    (void)rect_cut_top(&rest, 14);
    if (waits) {
        at->waiting = rect_cut_top(&rest, 96);
        (void)rect_cut_top(&rest, 14);
    }
    at->daily = rect_cut_top(&rest, 316);
    for (int i = 0; i < CARD_COUNT; i++) {
        (void)rect_cut_top(&rest, i == 0 ? 14 : 8);
        at->cards[i] = rect_cut_top(&rest, 66);
    }
    (void)rect_cut_top(&rest, 10);
    at->footer = rect_cut_top(&rest, 24);
}

#define PHONE_TOP    14
#define PHONE_HEIGHT 1108

/* Convert all places from units to device pixels. */
static struct home_places to_px(const struct layout *layout, struct home_places at)
{
    struct rect *places = (struct rect *)&at;
    for (size_t i = 0; i < sizeof at / sizeof *places; i++) {
        places[i] = layout_to_px(layout, places[i]);
    }
    return at;
}

struct home_places home_lay_out(const struct layout *layout, bool waits)
{
    struct home_places at = {.play = {0, 0, 0, 0}};
    struct rect window = layout_window(layout);
    if (layout_is_phone(layout)) {
        struct rect column = {LAYOUT_PHONE_MARGIN, PHONE_TOP, window.w - 2 * LAYOUT_PHONE_MARGIN,
                              window.h};
        lay_phone(&at, column, waits);
        return to_px(layout, at);
    }
    bool is_column = layout->shape == LAYOUT_STACK;
    int width = int_min(is_column ? COLUMN : BLOCK, window.w - 2 * LAYOUT_MARGIN);
    /* What there is above the least height that every layout has. */
    int tall = layout_clamped(window.h - (is_column ? 1000 : 692), 0, 108);
    int spare = int_max(window.h - (is_column ? 1108 : 800), 0);
    struct rect rest = {(window.w - width) / 2, 16 + tall * 2 / 9 + spare / 2, width, window.h};
    struct rect head = rect_cut_top(&rest, is_column ? 150 : 176 + tall / 3);
    (void)rect_cut_top(&rest, is_column ? 12 : GAP);
    if (is_column) {
        struct rect row = rect_cut_bottom(&head, 46);
        at.learn = rect_cut_right(&row, 170);
        (void)rect_cut_right(&row, 12);
        at.settings = rect_cut_right(&row, 150);
        (void)rect_cut_right(&row, 12);
        at.tagline = row;
        at.title = head;
    } else {
        struct rect buttons = rect_cut_right(&head, 176);
        at.dice = rect_cut_left(&head, head.h);
        (void)rect_cut_left(&head, 40);
        (void)rect_cut_right(&head, 40);
        (void)rect_cut_top(&head, head.h / 8);
        at.title = rect_cut_top(&head, 104);
        at.tagline = rect_cut_top(&head, 50);
        (void)rect_cut_top(&buttons, GAP);
        at.settings = rect_cut_top(&buttons, 46);
        (void)rect_cut_top(&buttons, 14);
        at.learn = rect_cut_top(&buttons, 46);
    }
    lay_body(&at, rest, tall, is_column, waits);
    return to_px(layout, at);
}

/* --- drawing --- */

/* Draws the name's seven tiles, slightly rotated as if thrown. */
static void draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(PHRASE_TITLE);
    int pitch = area.w / count;
    int tile = int_min(pitch * 88 / 100, ui_px(ui, 84));
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

/* Draws the terms of the next round, which Play goes by, and the button that changes them. */
static void draw_terms(const struct desk *desk, struct ui *ui, const struct home_places *at)
{
    struct text_style style = {.size = 18, .weight = WEIGHT_700, .color = ui->theme->text};
    const struct button_look change = {.kind = BUTTON_GHOST, .label = tr("Change"), .size = 17};
    struct rect line = at->terms;
    char text[8 * PHRASE_MAX];
    preferences_write_terms(desk, text, sizeof text);
    ui_text_lines(ui, line.x + ui_px(ui, 4), line.y + line.h / 2, line.w - ui_px(ui, 4), line.h,
                  &style, text);
    ui_button(ui, ID_CHANGE, at->change, &change);
}

/* Draws the square with an icon at the left end of a card; returns the room beside it. */
static struct rect draw_icon(struct ui *ui, struct rect card, enum icon icon, struct color ground,
                             struct color color)
{
    int side = ui_px(ui, card.h < ui_px(ui, 80) ? 36 : 56);
    int pad = ui_px(ui, card.h < ui_px(ui, 80) ? 14 : 20);
    struct rect square = {card.x + pad, card.y + (card.h - side) / 2, side, side};
    ui_surface(ui, square, 15, ground);
    ui_icon(ui, square.x + side / 2, square.y + side / 2, icon, layout_units(ui->layout, side / 2),
            color);
    (void)rect_cut_left(&card, pad + side + ui_px(ui, 16));
    (void)rect_cut_right(&card, ui_px(ui, 12));
    return card;
}

/* Draws a card: its icon, and beside that a title and a line in the middle of its height. */
static struct rect draw_card(struct ui *ui, int id, struct rect card, enum icon icon,
                             const char *title, const char *line)
{
    const struct theme *theme = ui->theme;
    bool waits = id == ID_CONTINUE;
    bool low = card.h < ui_px(ui, 80);
    struct text_style head = {.size = low ? 19 : 21,
                              .weight = WEIGHT_800,
                              .color = waits ? theme->you_text : theme->text};
    struct text_style about = {
        .size = low ? 15 : 17, .weight = WEIGHT_600, .color = waits ? theme->text : theme->dim};
    bool lit = ui->hover == id;
    ui_surface(ui, card, 18, lit ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    if (waits) {
        ui_outline(ui, card, 18, 2, theme->you);
    }
    struct rect room =
        draw_icon(ui, card, icon, waits ? theme_mix(theme->panel, theme->you, 22) : theme->raised,
                  waits ? theme->you_text : theme->text);
    if (waits) {
        struct rect end = rect_cut_right(&room, ui_px(ui, 36));
        ui_icon(ui, end.x + end.w / 2, end.y + end.h / 2, ICON_CHEVRON_RIGHT, 26, theme->you_text);
    }
    int middle = room.y + room.h / 2;
    if (waits && layout_is_phone(ui->layout)) {
        ui_text_fit(ui, room.x, middle - ui_px(ui, 26), room.w, &head, title);
        ui_text_lines(ui, room.x, middle + ui_px(ui, 14), room.w, ui_px(ui, 62), &about, line);
        ui_hot(ui, id, card, true);
        return room;
    }
    ui_text_fit(ui, room.x, middle - ui_px(ui, low ? 11 : 16), room.w, &head, title);
    ui_text_lines(ui, room.x, middle + ui_px(ui, low ? 13 : 17), room.w, ui_px(ui, low ? 30 : 40),
                  &about, line);
    ui_hot(ui, id, card, true);
    return room;
}

/* Draws the face of the Scholar, and beside it what there is to beat, or how that went. */
static void draw_scholar(const struct home *home, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    const struct daily_result *result = &home->result;
    struct text_style large = {.size = 19, .weight = WEIGHT_800, .color = theme->text};
    struct text_style small = text_sized(theme_text(theme, TEXT_NOTE), 17);
    bool is_played = home->standing.counted;
    bool has_rival = home->has_result && result->rival;
    char points[PHRASE_MAX];
    char text[2 * PHRASE_MAX];
    long lead = home->has_result ? result->score - result->rival_score : 0;
    const char *name = phrase_rival_name(DAILY_LEVEL);
    char title[3 * PHRASE_MAX];
    ui_face(ui, rect_cut_left(&row, row.h), DAILY_LEVEL,
            !has_rival || lead == 0 ? FACE_WAITING
            : lead > 0              ? FACE_BEATEN
                                    : FACE_PLEASED);
    (void)rect_cut_left(&row, ui_px(ui, 14));
    (void)snprintf(title, sizeof title, tr("The Scholar has %s"),
                   phrase_points(points, home->rival_points));
    if (home->rival_points <= 0) {
        (void)snprintf(title, sizeof title, "%s", name);
    } else if (ui_text_width(ui, &large, title) * 4 / 5 > row.w) { /* briefer, not in two lines */
        (void)snprintf(title, sizeof title, tr("%s: %s"), name, points);
    }
    int top = row.y + row.h * 28 / 100;
    int stars = home->has_result && result->stars >= 0 ? PAR_STARS_MAX : 0;
    int taken = ui_text_lines(ui, row.x, top, row.w - ui_px(ui, 26 * stars), ui_px(ui, 34), &large,
                              is_played ? phrase_points(points, home->standing.score) : title);
    for (int i = 0; i < stars; i++) {
        ui_star(ui, row.x + taken + ui_px(ui, 20 + 24 * i), top, 22, i < result->stars ? 1000 : 0);
    }
    if (has_rival) {
        (void)snprintf(text, sizeof text, tr("%s: %s"), result->rival,
                       phrase_number(points, result->rival_score));
    } else {
        (void)snprintf(text, sizeof text, "%s", is_played ? "" : tr("Three minutes, one try"));
    }
    ui_text_lines(ui, row.x, row.y + row.h * 72 / 100, row.w, ui_px(ui, 36), &small, text);
}

static void draw_daily(const struct home *home, const struct desk *desk, struct ui *ui,
                       struct rect card)
{
    const struct theme *theme = ui->theme;
    const struct daily_standing *standing = &home->standing;
    struct text_style name = {.size = 19, .weight = WEIGHT_800, .color = theme->text};
    struct text_style date =
        text_sized(theme_text(theme, TEXT_TITLE), card.w < ui_px(ui, 500) ? 23 : 29);
    struct text_style state = {.size = 19, .weight = WEIGHT_800, .color = theme->you_text};
    struct text_style left = {.size = 17, .weight = WEIGHT_700, .color = theme->text};
    bool goes_on = !standing->counted && (standing->is_left || !standing->begun);
    const struct button_look look = {.kind = goes_on ? BUTTON_DIE : BUTTON_GHOST,
                                     .label = standing->counted   ? tr("See the result")
                                              : standing->is_left ? tr("Resume")
                                              : standing->begun   ? tr("Play for fun")
                                                                  : tr("Play today’s board"),
                                     .size = goes_on ? 20 : 18};
    char text[2 * PHRASE_MAX];
    char rest_text[PHRASE_MAX];
    ui_daily(ui, card, ui->hover == ID_DAILY);
    bool is_phone = layout_is_phone(ui->layout);
    struct rect rest = rect_inset(card, ui_px(ui, is_phone ? 16 : 24));
    struct rect head = rest;
    if (is_phone) {
        head = rect_cut_top(&rest, ui_px(ui, 118));
    }
    struct rect side = rect_cut_right(&head, ui_px(ui, is_phone ? 112 : 164));
    (void)rect_cut_right(&head, ui_px(ui, is_phone ? 12 : 24));
    rest = is_phone ? rest : head;
    int beside = head.x + head.w + ui_px(ui, 12) - card.x; /* clear of the board */
    struct rect page = {card.x, card.y, is_phone ? card.w : beside,
                        ui_px(ui, is_phone ? 130 : 100)};
    struct rect *top = is_phone ? &head : &rest;
    struct rect row = rect_cut_top(top, ui_px(ui, 30));
    ui_icon(ui, row.x + ui_px(ui, 11), row.y + ui_px(ui, 11), ICON_CALENDAR, 22, theme->text);
    (void)rect_cut_left(&row, ui_px(ui, 32));
    int taken = ui_text_lines(ui, row.x, row.y + ui_px(ui, 11), row.w - ui_px(ui, 24),
                              ui_px(ui, 40), &name, tr("Daily board"));
    ui_icon(ui, row.x + taken + ui_px(ui, 14), row.y + ui_px(ui, 12), ICON_CHEVRON_RIGHT, 20,
            theme->dim);
    row = rect_cut_top(top, ui_px(ui, is_phone ? 64 : 44));
    (void)snprintf(text, sizeof text, tr_in("weekday and day", "%s, %s"),
                   phrase_weekday_name(daily_weekday(&home->day)),
                   phrase_day_of_month(rest_text, home->day.day, home->day.month));
    ui_text_lines(ui, row.x, row.y + ui_px(ui, is_phone ? 34 : 18), row.w,
                  ui_px(ui, is_phone ? 62 : 40), &date, text);
    struct rect button = rect_cut_bottom(&rest, ui_px(ui, 46));
    int gap = int_max(rest.h - ui_px(ui, 96), 0) / 3;
    (void)rect_cut_top(&rest, gap);
    draw_scholar(home, ui, rect_cut_top(&rest, ui_px(ui, 60)));
    (void)rect_cut_top(&rest, gap);
    row = rect_cut_top(&rest, ui_px(ui, 36));
    if (standing->streak > 1) {
        ui_icon(ui, row.x + ui_px(ui, 12), row.y + row.h / 2, ICON_FLAME, 22, state.color);
        (void)rect_cut_left(&row, ui_px(ui, 32));
    } else {
        state = text_colored(text_sized(state, 17), theme->dim);
    }
    struct rect line =
        is_phone ? rect_cut_right(&row, row.w * 36 / 100) : rect_cut_bottom(&side, button.h);
    (void)snprintf(text, sizeof text, standing->counted ? tr("Next in %s") : tr("%s left"),
                   daily_write_left(daily_seconds_left(desk), rest_text));
    if (is_phone) {
        left.align = ALIGN_END;
        line.x += line.w;
    }
    if (is_phone) { /* rather in two lines than small */
        state.size = int_min(state.size, 16);
        row.w -= ui_px(ui, 8);
        row.y -= ui_px(ui, 6);
        row.h += ui_px(ui, 12);
        int high = ui_wrap_height(ui, row.w, &state, home->state);
        row.y += int_max(row.h - high, 0) / 2;
        ui_text_wrap(ui, (struct rect){row.x, row.y, row.w, int_min(high, row.h)}, &state,
                     home->state);
    } else {
        ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &state, home->state);
    }
    ui_hot(ui, ID_DAILY, page, true);
    ui_button(ui, ID_TODAY, button, &look);
    ui_text_lines(ui, line.x, line.y + line.h / 2, line.w, line.h, &left, text);
    if (home->has_result || home->dice.board.rows > 0) {
        board_view_picture(ui, side, home->has_result ? &home->result.board : &home->dice.board,
                           home->has_result ? &home->result.best : NULL, !home->has_result);
    }
}

static void draw_footer(const struct desk *desk, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    char words[PHRASE_MAX];
    char list[2 * PHRASE_MAX + LANGUAGE_NAME_SIZE];
    phrase_words(words, (long)lexicon_size(desk->table.lexicon));
    if (desk->settings.lexicon[0]) {
        (void)snprintf(list, sizeof list, "%s", words);
    } else {
        (void)snprintf(list, sizeof list, tr("%s · %s"), desk->table.language->name, words);
    }
    if (layout_is_phone(ui->layout)) { /* without keys */
        small.align = ALIGN_MIDDLE;
        ui_text_fit(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, &small, list);
        return;
    }
    int taken = ui_text_fit(ui, area.x, area.y + area.h / 2, area.w / 2, &small, list);
    small.align = ALIGN_END;
    ui_text_fit(ui, area.x + area.w, area.y + area.h / 2, area.w - taken - ui_px(ui, 12), &small,
                tr("F11 full screen · F1 help"));
}

static void home_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct home *home = self;
    const struct theme *theme = ui->theme;
    bool is_phone = layout_is_phone(ui->layout);
    struct home_places at = home_lay_out(ui->layout, home->waiting[0]);
    struct text_style tagline = {
        .size = is_phone ? 17 : 20, .weight = WEIGHT_600, .color = theme->dim};
    const struct button_look settings = {.kind = BUTTON_GHOST,
                                         .label = is_phone ? NULL : tr("Settings"),
                                         .icon = ICON_SETTINGS,
                                         .size = 18};
    const struct button_look learn = {.kind = BUTTON_GHOST,
                                      .label = is_phone ? NULL : tr("How to play"),
                                      .icon = ICON_CIRCLE_QUESTION_MARK,
                                      .size = 18};
    const struct button_look play = {.kind = BUTTON_PRIMARY,
                                     .label = tr("Play"),
                                     .icon = ICON_PLAY,
                                     .size = is_phone           ? 40
                                             : home->waiting[0] ? 46
                                                                : 60,
                                     .disabled =
                                         !table_has_dice(&desk->table, desk->table.match.size)};
    if (at.dice.w > 0) {
        home_dice_draw(&home->dice, ui, at.dice);
    }
    draw_title(ui, at.title);
    ui_text_lines(ui, at.tagline.x + ui_px(ui, 2), at.tagline.y + at.tagline.h / 2, at.tagline.w,
                  at.tagline.h, &tagline, home->tagline);
    ui_button(ui, ID_PLAY, at.play, &play);
    draw_terms(desk, ui, &at);
    if (home->waiting[0]) {
        (void)draw_card(ui, ID_CONTINUE, at.waiting, ICON_PAUSE, tr("Continue"), home->waiting);
    }
    draw_daily(home, desk, ui, at.daily);
    for (int i = 0; i < CARD_COUNT; i++) {
        struct rect room = draw_card(ui, ID_CARD + i, at.cards[i], cards[i].icon,
                                     tr(cards[i].title), home->about[i]);
        if (i == CARD_STATISTICS && home->goals >= 0 && room.h >= ui_px(ui, 94)) {
            struct rect bar = {room.x, room.y + room.h - ui_px(ui, 20), room.w - ui_px(ui, 8),
                               ui_px(ui, 8)};
            ui_track(ui, bar, home->goals * 1000 / GOAL_COUNT, theme->you);
        }
    }
    ui_button(ui, ID_SETTINGS, at.settings, &settings);
    ui_button(ui, ID_LEARN, at.learn, &learn);
    draw_footer(desk, ui, at.footer);
}

/* --- input --- */

static void home_press(void *self, struct desk *desk, int id)
{
    const struct home *home = self;
    switch (id) {
    case ID_PLAY:
        game_deal(desk);
        break;
    case ID_CHANGE:
        stage_over(&desk->stage, SCREEN_TERMS, NULL);
        break;
    case ID_CONTINUE:
        if (home->waits_several) {
            stage_over(&desk->stage, SCREEN_ROUNDS, NULL);
        } else {
            game_continue(desk);
        }
        break;
    case ID_TODAY:
        if (!home->standing.counted) {
            daily_begin(desk);
            break;
        }
        /* fall through */
    case ID_DAILY:
        stage_over(&desk->stage, SCREEN_DAILY, NULL);
        break;
    case ID_SETTINGS:
        stage_over(&desk->stage, SCREEN_SETTINGS, NULL);
        break;
    case ID_LEARN:
        stage_over(&desk->stage, SCREEN_LEARN, NULL);
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
    (void)self;
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        game_deal(desk);
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        desk->stage.ui.focus = HOT_NONE; /* so that Enter plays */
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
    read_home(home, desk);
}

static void home_hear(void *self, struct desk *desk, enum news news)
{
    if (news == NEWS_SHOWN) {
        home_open(self, desk, NULL);
    }
}

/* At midnight there is another daily board. */
static void home_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct home *home = self;
    struct daily_date today = daily_today(desk);
    if (daily_number(&today) != daily_number(&home->day)) {
        read_home(home, desk);
    }
    home_dice_advance(&home->dice, desk, elapsed_ms);
}

/* Waits until the time left for the daily board changes by a minute, or a die turns. */
static long home_wait_ms(const void *self, const struct desk *desk)
{
    const struct home *home = self;
    long minute_ms = daily_wait_ms(desk);
    long dice_ms = home_dice_wait_ms(&home->dice, desk);
    return dice_ms >= 0 && dice_ms < minute_ms ? dice_ms : minute_ms;
}

/* How high its page is on a phone. */
static int home_phone_height(const void *self, const struct desk *desk)
{
    const struct home *home = self;
    (void)desk;
    return home->waiting[0] ? PHONE_HEIGHT : PHONE_HEIGHT - 90;
}

const struct screen_class screen_home = {
    .name = "home",
    .state_size = sizeof(struct home),
    .phone_height = home_phone_height,
    .open = home_open,
    .input = home_input,
    .press = home_press,
    .advance = home_advance,
    .draw = home_draw,
    .wait_ms = home_wait_ms,
    .hear = home_hear,
};

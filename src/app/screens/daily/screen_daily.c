/* SPDX-License-Identifier: MIT */
/*
 * The daily board page: the streak, today's board or its result, and a calendar. Leaves which
 * rounds count to desk/daily.c.
 */
#include "daily_page.h"
#include "game.h"
#include "phrase.h"

#include "trounce/par.h"

#include <stdio.h>
#include <string.h>

#define YEAR_FIRST 1970 /* the calendar's first */

/* --- reading the page --- */

/* Returns whether a later month can be shown; today's month is the last. */
static bool has_later(const struct daily_page *page)
{
    return page->year * 12 + page->month < page->today.year * 12 + page->today.month;
}

/* Returns the id of the round that counted on a day of the month shown; 0 if there is none. */
static long long round_of(const struct daily_page *page, int day)
{
    return day >= 1 && day <= HISTORY_MONTH_DAYS ? page->days[day - 1].id : 0;
}

static void read_month(struct daily_page *page, struct desk *desk)
{
    if (keeper_month(desk->keeper, page->year, page->month, page->days) != STATUS_OK) {
        memset(page->days, 0, sizeof page->days);
        post_notify_message(&desk->post, keeper_trouble(desk->keeper));
    }
}

/* Reads everything, and shows today's month. */
static void read_page(struct daily_page *page, struct desk *desk)
{
    page->today = daily_today(desk);
    page->standing = keeper_daily(desk->keeper, &page->today);
    page->year = page->today.year;
    page->month = page->today.month;
    read_month(page, desk);
    long long id = round_of(page, page->today.day); /* 0 also if it was not kept */
    page->has_result =
        page->standing.counted && id != 0 && daily_read_result(desk, id, &page->result);
    page->seconds = daily_seconds_left(desk);
}

static void turn_month(struct daily_page *page, struct desk *desk, int by)
{
    int month = page->year * 12 + page->month - 1 + by;
    if ((by > 0 && !has_later(page)) || month / 12 < YEAR_FIRST) {
        return;
    }
    page->year = month / 12;
    page->month = month % 12 + 1;
    read_month(page, desk);
}

/* --- the top --- */

/* Draws the date beside the button that leads back, and how long it is until the next board. */
static void draw_top(const struct daily_page *page, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    struct text_style large = theme_text(theme, TEXT_TITLE);
    struct text_style small = theme_text(theme, TEXT_NOTE);
    struct text_style next = text_aligned(text_sized(theme_text(theme, TEXT_LABEL), 17), ALIGN_END);
    struct rect clock = layout_to_px(ui->layout, rect_cut_right(&row, 230));
    (void)rect_cut_right(&row, 16);
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    char text[96];
    char left[PHRASE_MAX];
    next.color = theme->text;
    ui_text_fit(ui, row.x, middle - ui_px(ui, 11), row.w, &large, tr("Daily board"));
    phrase_date(text, page->today.day, page->today.month, page->today.year);
    ui_text_fit(ui, row.x, middle + ui_px(ui, 18), row.w, &small, text);
    (void)snprintf(text, sizeof text, tr("Next board in %s"),
                   daily_write_left(page->seconds, left));
    int icon = ui_px(ui, 28);
    int taken = ui_text_lines(ui, clock.x + clock.w, middle, clock.w - icon, clock.h, &next, text);
    ui_icon(ui, clock.x + clock.w - taken - icon + ui_px(ui, 10), middle, ICON_CLOCK, 20,
            theme->dim);
}

/* "5 days" over "in a row". */
static void draw_tile(struct ui *ui, struct rect rect, long days, const char *label)
{
    const struct theme *theme = ui->theme;
    struct text_style figure = text_sized(theme_text(theme, TEXT_TITLE), 34);
    struct text_style small = theme_text(theme, TEXT_LABEL);
    char text[PHRASE_MAX];
    int pad = ui_px(ui, 22);
    int room = rect.w - 2 * pad;
    ui_surface(ui, rect, 18, theme->panel);
    ui_text_lines(ui, rect.x + pad, rect.y + rect.h * 39 / 100, room, rect.h * 53 / 100, &figure,
                  phrase_days(text, days));
    ui_text_lines(ui, rect.x + pad, rect.y + rect.h * 71 / 100, room, rect.h * 36 / 100, &small,
                  label);
}

/* --- today's board --- */

/* Draws a line per word length with a square per word, like the result as text. */
static void draw_lengths(const struct daily_result *result, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    struct text_style number = theme_text(theme, TEXT_SMALL);
    number.tabular = true;
    int pitch = ui_px(ui, 24);
    int square = ui_px(ui, 15);
    int step = ui_px(ui, 19);
    int left = area.x + ui_px(ui, 34);
    int most = (area.x + area.w - ui_px(ui, 40) - left) / step;
    int y = area.y + pitch / 2;
    for (int letters = 0; letters <= DAILY_LENGTHS && y + pitch / 2 <= area.y + area.h; letters++) {
        long count = result->by_length[letters];
        char text[PHRASE_MAX];
        if (count == 0) {
            continue;
        }
        (void)snprintf(text, sizeof text, letters < DAILY_LENGTHS ? "%d" : tr("%d+"), letters);
        ui_text(ui, area.x, y, &number, text);
        long shown = count < most ? count : most;
        for (long i = 0; i < shown; i++) {
            ui_box(ui, (struct rect){left + (int)i * step, y - square / 2, square, square}, 4,
                   theme->you);
        }
        if (shown < count) {
            ui_text(ui, left + (int)shown * step + ui_px(ui, 4), y, &number,
                    phrase_number(text, count));
        }
        y += pitch;
    }
}

/* Draws the score and stars, what was found, and the squares. */
static void draw_result(const struct daily_page *page, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    const struct daily_result *result = &page->result;
    struct text_style figure = text_sized(theme_text(theme, TEXT_TITLE), 46);
    struct text_style dim = theme_text(theme, TEXT_BODY);
    char text[2 * PHRASE_MAX];
    char found[PHRASE_MAX];
    char words[PHRASE_MAX];
    figure.color = theme->you_text;
    int y = area.y + ui_px(ui, 26);
    int stars = page->has_result && result->stars >= 0 ? 3 * ui_px(ui, 40) : 0;
    ui_text_lines(ui, area.x, y, area.w - stars - ui_px(ui, 16), ui_px(ui, 70), &figure,
                  phrase_points(text, page->standing.score));
    for (int i = 0; i < PAR_STARS_MAX && stars > 0; i++) {
        ui_star(ui, area.x + area.w - stars + i * ui_px(ui, 40) + ui_px(ui, 20), y, 36,
                i < result->stars ? 1000 : 0);
    }
    if (!page->has_result) {
        return;
    }
    y += ui_px(ui, 46);
    (void)snprintf(
        text, sizeof text, tr_plural("%s of %s word", "%s of %s words", result->words_there),
        phrase_number(found, result->words_found), phrase_number(words, result->words_there));
    ui_text_lines(ui, area.x, y, area.w / 2, ui_px(ui, 40), &dim, text);
    if (result->rival) {
        dim.color = theme->rival_text;
        dim.align = ALIGN_END;
        (void)snprintf(text, sizeof text, tr("%s: %s"), result->rival,
                       phrase_number(found, result->rival_score));
        ui_text_lines(ui, area.x + area.w, y, area.w / 2 - ui_px(ui, 16), ui_px(ui, 40), &dim,
                      text);
    }
    y += ui_px(ui, 24);
    draw_lengths(result, ui, (struct rect){area.x, y, area.w, area.y + area.h - y});
}

/* Draws blank dice, as large as there is room for: the board has not been seen yet. */
static void draw_dice(struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    int whole = int_min(int_min(area.w, area.h), ui_px(ui, 300));
    int pitch = whole / DAILY_SIZE;
    int left = area.x + (area.w - DAILY_SIZE * pitch) / 2;
    int top = area.y + (area.h - DAILY_SIZE * pitch) / 2;
    if (pitch < ui_px(ui, 24)) {
        return;
    }
    for (int i = 0; i < DAILY_SIZE * DAILY_SIZE; i++) {
        struct draw_command die = {.kind = DRAW_BOX,
                                   .rect = {left + i % DAILY_SIZE * pitch,
                                            top + i / DAILY_SIZE * pitch, pitch * 88 / 100,
                                            pitch * 92 / 100},
                                   .color = theme->blank,
                                   .color2 = theme->blank_edge,
                                   .radius = pitch * 16 / 100,
                                   .edge = pitch * 6 / 100};
        draw_add(ui->list, &die, NULL);
        ui_surface_outline(ui, die.rect, layout_units(ui->layout, die.radius));
    }
}

static void draw_board(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    const struct daily_standing *standing = &page->standing;
    struct text_style title = text_sized(theme_text(ui->theme, TEXT_TITLE), 26);
    struct text_style text = text_sized(theme_text(ui->theme, TEXT_BODY), 18);
    struct text_style hint = theme_text(ui->theme, TEXT_NOTE);
    int pad = ui_px(ui, 28);
    int high = ui_px(ui, 60);
    struct rect inner = rect_inset(panel, pad);
    struct rect button = {inner.x, inner.y + inner.h - high, inner.w, high};
    struct button_look play = {.kind = standing->counted ? BUTTON_GHOST : BUTTON_PRIMARY,
                               .label = standing->counted   ? tr("Play again")
                                        : standing->is_left ? tr("Resume")
                                        : standing->begun   ? tr("Play again")
                                                            : tr("Play"),
                               .size = standing->counted ? 19 : 24};
    ui_panel(ui, panel);
    if (!standing->counted) {
        ui_text_fit(ui, inner.x, inner.y + ui_px(ui, 14), inner.w, &title, tr("Today’s board"));
        struct rect lines = {inner.x, inner.y + ui_px(ui, 42), inner.w, button.y - inner.y - pad};
        int taken = ui_text_wrap(
            ui, lines, &text,
            standing->is_left
                ? tr("You left it before the end. The first try counts, so go on with that one.")
            : standing->begun
                ? tr("You gave up the try that counts. You can still play the board for fun.")
                : tr("One board, three minutes. Your first try counts."));
        int top = lines.y + taken + ui_px(ui, 20);
        draw_dice(ui, (struct rect){inner.x, top, inner.w, button.y - ui_px(ui, 24) - top});
        ui_button(ui, DAILY_ID_PLAY, button, &play);
        return;
    }
    int hint_y = button.y - ui_px(ui, 22);
    draw_result(page, ui,
                (struct rect){inner.x, inner.y, inner.w, hint_y - ui_px(ui, 14) - inner.y});
    if (ui_text_width(ui, &hint, tr("The first try has counted. Playing again is for fun.")) >
        inner.w) { /* wraps to two lines */
        hint_y -= ui_px(ui, 6);
    }
    ui_text_lines(ui, inner.x, hint_y, inner.w, ui_px(ui, 36), &hint,
                  tr("The first try has counted. Playing again is for fun."));
    if (page->has_result) {
        const struct button_look copy = {.kind = BUTTON_PRIMARY,
                                         .label = tr("Copy result"),
                                         .has_icon = true,
                                         .icon = ICON_COPY};
        ui_button(ui, DAILY_ID_COPY, rect_column(button, ui_px(ui, 16), 2, 0), &copy);
        button = rect_column(button, ui_px(ui, 16), 2, 1);
    }
    ui_button(ui, DAILY_ID_PLAY, button, &play);
}

/* --- the calendar --- */

/* Draws a day: its number and, below it, the result of the round that counted. */
static void draw_day(const struct daily_page *page, struct ui *ui, struct rect cell, int day)
{
    const struct theme *theme = ui->theme;
    const struct history_day *played = &page->days[day - 1];
    struct daily_date date = {page->year, page->month, day};
    long ahead = daily_number(&date) - daily_number(&page->today);
    bool is_played = played->id != 0 || (ahead == 0 && page->standing.counted);
    int id = played->id != 0 ? DAILY_ID_DAY + day - 1 : HOT_NONE;
    int middle = cell.x + cell.w / 2;
    int lower = cell.y + cell.h * 68 / 100;
    char number[PHRASE_MAX];
    struct text_style style = text_aligned(
        text_sized(theme_text(theme, is_played ? TEXT_HEADING : TEXT_BODY), 17), ALIGN_MIDDLE);
    if (!is_played && ahead <= 0) {
        ui_box(ui, cell, 10, theme_mix(theme->panel, theme->raised, 25));
    }
    if (is_played) {
        bool lit = id != HOT_NONE && ui->hover == id;
        ui_surface(ui, cell, 10, lit ? theme_mix(theme->raised, theme->text, 12) : theme->raised);
        if (played->id != 0 && played->stars >= 0) {
            for (int i = 0; i < PAR_STARS_MAX; i++) {
                ui_star(ui, middle + (i - 1) * ui_px(ui, 17), lower, 15,
                        i < played->stars ? 1000 : 0);
            }
        } else {
            ui_icon(ui, middle, lower, ICON_CHECK, 18, theme->you_text);
        }
    } else if (played->is_left) {
        ui_icon(ui, middle, lower, ICON_HOURGLASS, 16, theme->dim);
    }
    if (ahead == 0) {
        ui_outline(ui, cell, 10, 2, theme->you_text);
    }
    if (ahead > 0 && theme->outline.a == 0) {
        style.color = theme_mix(theme->panel, theme->dim, 60);
    }
    ui_text(ui, middle, cell.y + cell.h * 32 / 100, &style, phrase_number(number, day));
    if (id != HOT_NONE) {
        ui_hot(ui, id, cell, true);
    }
}

/* Draws the month's name between the buttons for the months before and after. */
static void draw_month_head(const struct daily_page *page, struct ui *ui, struct rect head)
{
    struct text_style title = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_MIDDLE);
    char text[64];
    int side = head.h;
    struct rect earlier = {head.x, head.y, side, side};
    struct rect later = {head.x + head.w - side, head.y, side, side};
    ui_icon_button(ui, DAILY_ID_EARLIER, earlier, ICON_CHEVRON_LEFT);
    ui_tip(ui, DAILY_ID_EARLIER, tr("Previous month"));
    if (has_later(page)) {
        ui_icon_button(ui, DAILY_ID_LATER, later, ICON_CHEVRON_RIGHT);
        ui_tip(ui, DAILY_ID_LATER, tr("Next month"));
    }
    (void)snprintf(text, sizeof text, tr_in("month and year", "%s %d"),
                   phrase_month_title(page->month), page->year);
    ui_text_fit(ui, head.x + head.w / 2, head.y + side / 2, head.w - 2 * side - ui_px(ui, 16),
                &title, text);
}

/* Weeks begin on Monday; 1 January 1970 was a Thursday. */
static int weekday_of(const struct daily_date *date)
{
    long days = (daily_number(date) + 3) % 7;
    return (int)(days < 0 ? days + 7 : days);
}

#define WEEK       7
#define WEEKS_MOST 6

static void draw_month(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    struct text_style small =
        text_aligned(text_sized(theme_text(ui->theme, TEXT_SMALL), 14), ALIGN_MIDDLE);
    int pad = ui_px(ui, 24);
    int gap = ui_px(ui, 6);
    struct rect inner = rect_inset(panel, pad);
    struct rect head = {inner.x, inner.y - ui_px(ui, 6), inner.w, ui_px(ui, 44)};
    ui_panel(ui, panel);
    draw_month_head(page, ui, head);
    int names_y = head.y + head.h + ui_px(ui, 20);
    int top = names_y + ui_px(ui, 16);
    int pitch = (inner.y + inner.h + gap - top) / WEEKS_MOST;
    struct rect week = {inner.x, top, inner.w, pitch - gap};
    for (int i = 0; i < WEEK; i++) {
        struct rect column = rect_column(week, gap, WEEK, i);
        ui_text(ui, column.x + column.w / 2, names_y, &small, phrase_weekday(i));
    }
    struct daily_date date = {page->year, page->month, 1};
    int column = weekday_of(&date);
    for (; daily_date_is_real(&date); date.day++) {
        draw_day(page, ui, rect_column(week, gap, WEEK, column), date.day);
        column = (column + 1) % WEEK;
        week.y += column == 0 ? pitch : 0;
    }
}

#define GAP 20

static void daily_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct daily_page *page = self;
    const struct layout *layout = ui->layout;
    bool is_stack = layout->shape == LAYOUT_STACK;
    struct rect rest;
    (void)desk;
    draw_top(page, ui, ui_page(ui, DAILY_ID_BACK, &rest));
    int width = is_stack ? rest.w : (rest.w - GAP) * 47 / 100;
    struct rect column = is_stack ? rest : rect_cut_left(&rest, width);
    struct rect row = rect_cut_top(&column, 104);
    draw_tile(ui, layout_to_px(layout, rect_cut_left(&row, (width - GAP) / 2)),
              page->standing.streak, tr("in a row"));
    draw_tile(ui, layout_to_px(layout, rect_cut_right(&row, (width - GAP) / 2)),
              page->standing.longest, tr("longest streak"));
    (void)rect_cut_top(&column, GAP);
    if (is_stack) {
        rest = column;
        int height = layout_clamped(layout_window(layout).h * 34 / 100, 330, 440);
        column = rect_cut_top(&rest, height);
        (void)rect_cut_top(&rest, GAP);
    } else {
        (void)rect_cut_left(&rest, GAP);
    }
    page->board = layout_to_px(layout, column);
    draw_board(page, ui, page->board);
    draw_month(page, ui, layout_to_px(layout, rest));
}

/* --- the screen --- */

static void daily_open(void *self, struct desk *desk, const struct call *call)
{
    (void)call;
    read_page(self, desk);
}

/* Rereads the page on return from a past round, or from Settings, which can delete the history. */
static void daily_hear(void *self, struct desk *desk, enum news news)
{
    struct daily_page *page = self;
    if (news == NEWS_SHOWN) {
        int year = page->year;
        int month = page->month;
        read_page(page, desk);
        page->year = year;
        page->month = month;
        read_month(page, desk);
    }
}

static void daily_press(void *self, struct desk *desk, int id)
{
    struct daily_page *page = self;
    if (id == DAILY_ID_BACK) {
        stage_back(&desk->stage);
    } else if (id == DAILY_ID_PLAY) {
        daily_begin(desk);
    } else if (id == DAILY_ID_COPY) {
        post_request(&desk->post, REQUEST_COPY,
                     daily_write_result(&page->result, page->copy, sizeof page->copy));
        post_notify(&desk->post, tr("Result copied."));
    } else if (id == DAILY_ID_EARLIER || id == DAILY_ID_LATER) {
        turn_month(page, desk, id == DAILY_ID_LATER ? 1 : -1);
    } else if (id >= DAILY_ID_DAY) {
        long long round = round_of(page, id - DAILY_ID_DAY + 1);
        if (round != 0) {
            game_open_past(desk, round);
        }
    }
}

static bool daily_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    switch (input->key) {
    case KEY_ESCAPE:
        stage_back(&desk->stage);
        return true;
    case KEY_ENTER:
    case KEY_SPACE: /* only if nothing has the focus */
        daily_begin(desk);
        return true;
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
        turn_month(self, desk, input->key == KEY_PAGE_DOWN ? 1 : -1);
        return true;
    default:
        return false;
    }
}

/* A new board is due at midnight. */
static void daily_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct daily_page *page = self;
    struct daily_date today = daily_today(desk);
    (void)elapsed_ms;
    if (daily_number(&today) != daily_number(&page->today)) {
        read_page(page, desk);
    } else {
        page->seconds = daily_seconds_left(desk);
    }
}

static long page_wait_ms(const void *self, const struct desk *desk)
{
    (void)self;
    return daily_wait_ms(desk);
}

const struct screen_class screen_daily = {
    .name = "daily",
    .state_size = sizeof(struct daily_page),
    .open = daily_open,
    .input = daily_input,
    .press = daily_press,
    .advance = daily_advance,
    .draw = daily_draw,
    .wait_ms = page_wait_ms,
    .hear = daily_hear,
};

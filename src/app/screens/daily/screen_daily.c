/* SPDX-License-Identifier: MIT */
/*
 * The daily board page: today's board and what there is to beat, or how it went; a result to share;
 * and a calendar. Leaves which rounds count to desk/daily.c.
 */
#include "daily_page.h"

#include "board_view.h"
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
    const struct today *board = daily_board(desk);
    page->today = daily_today(desk);
    page->standing = keeper_daily(desk->keeper, &page->today);
    page->year = page->today.year;
    page->month = page->today.month;
    page->board = board ? board->board : (struct board){.rows = DAILY_SIZE, .columns = DAILY_SIZE};
    page->rival_points = board ? board->rival_points : 0;
    read_month(page, desk);
    page->has_result =
        page->standing.counted && daily_read_result_of(desk, &page->today, &page->result);
    struct daily_date yesterday = daily_day_before(&page->today);
    page->can_share =
        page->standing.counted || daily_read_result_of(desk, &yesterday, &page->result);
    page->can_share &= !page->standing.counted || page->has_result;
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
static void draw_top(const struct daily_page *page, struct ui *ui, struct rect row,
                     struct rect *rest)
{
    const struct theme *theme = ui->theme;
    struct text_style large = theme_text(theme, TEXT_TITLE);
    struct text_style small = theme_text(theme, TEXT_NOTE);
    struct text_style next = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    bool is_phone = layout_is_phone(ui->layout);
    struct rect clock = is_phone ? rect_cut_top(rest, 28) : rect_cut_right(&row, 230);
    if (is_phone) {
        (void)rect_cut_top(rest, 10);
    } else {
        (void)rect_cut_right(&row, 16);
    }
    clock = layout_to_px(ui->layout, clock);
    row = layout_to_px(ui->layout, row);
    int middle = row.y + row.h / 2;
    char text[3 * PHRASE_MAX];
    char left[PHRASE_MAX];
    next.color = theme->text;
    ui_text_fit(ui, row.x, middle - ui_px(ui, 11), row.w, &large, tr("Daily board"));
    (void)snprintf(text, sizeof text, tr_in("weekday and day", "%s, %s"),
                   phrase_weekday_name(daily_weekday(&page->today)),
                   phrase_date(left, page->today.day, page->today.month, page->today.year));
    ui_text_fit(ui, row.x, middle + ui_px(ui, 18), row.w, &small, text);
    (void)snprintf(text, sizeof text, tr("Next board in %s"),
                   daily_write_left(page->seconds, left));
    int icon = ui_px(ui, 28);
    middle = clock.y + clock.h / 2;
    int taken = ui_text_lines(ui, clock.x + clock.w, middle, clock.w - icon, clock.h, &next, text);
    ui_icon(ui, clock.x + clock.w - taken - icon + ui_px(ui, 10), middle, ICON_CLOCK, 20,
            theme->dim);
}

/* --- today's board --- */

static bool is_played(const struct daily_page *page)
{
    return page->standing.counted;
}

/* Draws the rival's face, with its name and a line beside it. */
static void draw_rival(const struct daily_page *page, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    struct text_style name = text_colored(theme_sized(theme, TEXT_HEADING, 20), theme->rival_text);
    struct text_style about = theme_sized(theme, TEXT_BODY, 17);
    const struct daily_result *result = &page->result;
    long rival = page->has_result ? result->rival_score : page->rival_points;
    long lead = page->has_result ? result->score - rival : 0;
    char points[PHRASE_MAX];
    ui_face(ui, rect_slice_left(&row, row.h, ui_px(ui, 12)), DAILY_LEVEL,
            lead > 0   ? FACE_BEATEN
            : lead < 0 ? FACE_PLEASED
                       : FACE_WAITING);
    ui_text_lines(ui, row.x, row.y + row.h * 36 / 100, row.w, row.h * 40 / 100, &name,
                  phrase_rival_name(DAILY_LEVEL));
    if (!is_played(page) || page->has_result) {
        ui_text_lines(ui, row.x, row.y + row.h * 68 / 100, row.w, row.h * 40 / 100, &about,
                      is_played(page) ? phrase_points(points, rival) : tr("has played"));
    }
}

/* Draws the score to beat, or that of the player. */
static void draw_score(const struct daily_page *page, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    bool mine = is_played(page);
    struct text_style figure = theme_text(theme, TEXT_FIGURE);
    struct text_style beside = text_colored(theme_sized(theme, TEXT_LABEL, 20), theme->text);
    char number[PHRASE_MAX];
    bool is_phone = layout_is_phone(ui->layout);
    figure.size = layout_units(ui->layout, row.h) * (is_phone ? 70 : 100) / 100;
    beside.size = is_phone ? 17 : beside.size;
    figure.color = mine ? theme->you_text : theme->rival_text;
    int middle = row.y + row.h / 2;
    int wide = ui_text_fit(ui, row.x, middle, row.w * 60 / 100, &figure,
                           phrase_number(number, mine ? page->standing.score : page->rival_points));
    (void)rect_cut_left(&row, wide + ui_px(ui, 8));
    ui_text_lines(ui, row.x, middle + row.h / 8, row.w, row.h, &beside,
                  mine ? tr("your score") : tr("to beat"));
}

/* Draws the stars that were earned, or the points for one, two and three. */
static void draw_stars(const struct daily_page *page, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    struct text_style figure = text_aligned(theme_sized(theme, TEXT_HEADING, 17), ALIGN_MIDDLE);
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        struct rect box = rect_column(row, ui_px(ui, 8), PAR_STARS_MAX, i);
        int middle = box.x + box.w / 2;
        char points[PHRASE_MAX];
        if (is_played(page)) {
            ui_star(ui, row.x + row.h / 2 + i * row.h, row.y + row.h / 2,
                    layout_units(ui->layout, row.h * 9 / 10), i < page->result.stars ? 1000 : 0);
            continue;
        }
        ui_surface(ui, box, 12, theme->well);
        for (int star = 0; star <= i; star++) {
            ui_star(ui, middle + ui_px(ui, 9 * (2 * star - i)), box.y + box.h * 30 / 100, 16, 1000);
        }
        ui_text_fit(ui, middle, box.y + box.h * 70 / 100, box.w, &figure,
                    phrase_number(points, par_score(i + 1, page->rival_points)));
    }
}

/* Writes the terms, or how far today's board has come. */
static void write_about(const struct daily_page *page, char *text, size_t size)
{
    const struct daily_standing *standing = &page->standing;
    char found[PHRASE_MAX];
    char there[PHRASE_MAX];
    if (page->has_result) {
        const struct daily_result *result = &page->result;
        (void)snprintf(
            text, size, tr_plural("%s of %s word", "%s of %s words", result->words_there),
            phrase_number(found, result->words_found), phrase_number(there, result->words_there));
        return;
    }
    (void)snprintf(
        text, size, "%s",
        standing->counted   ? tr("The first try has counted. Playing again is for fun.")
        : standing->is_left ? tr("You left it before the end. The first try counts, so go on with "
                                 "that one.")
        : standing->begun
            ? tr("You gave up the try that counts. You can still play the board for fun.")
            : tr("One board, three minutes, one try. Words you both find count for both."));
}

/* Draws what there is to beat, or how it went, in a column beside the dice or, `is_wide`, below
 * them; leaves out what there is no room for. */
static void draw_about(const struct daily_page *page, struct ui *ui, struct rect area, bool is_wide)
{
    const struct daily_standing *standing = &page->standing;
    struct text_style body = theme_sized(ui->theme, TEXT_BODY, 17);
    const struct button_look play = {.kind = standing->counted ? BUTTON_GHOST : BUTTON_PRIMARY,
                                     .label = standing->counted   ? tr("Play for fun")
                                              : standing->is_left ? tr("Resume")
                                              : standing->begun   ? tr("Play for fun")
                                                                  : tr("Play today"),
                                     .icon = standing->counted ? ICON_NONE : ICON_PLAY,
                                     .size = standing->counted ? 19 : 22};
    char about[4 * PHRASE_MAX];
    bool has_points = standing->counted || page->rival_points > 0;
    bool has_stars = standing->counted ? page->has_result && page->result.stars >= 0 : has_points;
    struct rect button = rect_slice_bottom(&area, ui_px(ui, 52), ui_px(ui, 10));
    ui_button(ui, DAILY_ID_PLAY, button, &play);
    struct rect head = rect_cut_top(&area, ui_px(ui, is_wide || area.h < ui_px(ui, 240) ? 68 : 88));
    if (has_points && is_wide) {
        draw_score(page, ui, rect_cut_right(&head, head.w * 46 / 100));
    }
    draw_rival(page, ui, head);
    (void)rect_cut_top(&area, ui_px(ui, 8));
    if (has_points && !is_wide) {
        draw_score(page, ui, rect_slice_top(&area, ui_px(ui, 68), ui_px(ui, 10)));
    }
    write_about(page, about, sizeof about);
    int row = ui_px(ui, 52);
    int wrapped = ui_wrap_height(ui, area.w, &body, about);
    if (has_stars && area.h >= row) {
        draw_stars(page, ui,
                   rect_slice_top(&area, standing->counted ? ui_px(ui, 36) : row, ui_px(ui, 10)));
    }
    if (area.h >= int_min(wrapped, ui_px(ui, 40))) {
        (void)ui_text_wrap(ui, area, &body, about);
    }
}

#define DICE_MOST 380 /* units */

static void draw_board(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    ui_daily(ui, panel, false);
    struct rect inner = rect_inset(panel, ui_px(ui, layout_is_phone(ui->layout) ? 16 : 22));
    bool is_high = panel.h > panel.w * 85 / 100;
    struct rect dice;
    if (is_high) {
        int side = int_min(int_min(inner.w, inner.h - ui_px(ui, 268)), ui_px(ui, DICE_MOST));
        int spare = inner.h - side - ui_px(ui, 290);
        (void)rect_cut_top(&inner, int_max(spare / 2, 0));
        dice = rect_slice_top(&inner, side, ui_px(ui, 22));
        (void)rect_cut_bottom(&inner, int_max(spare / 2, 0));
    } else {
        dice = rect_slice_left(&inner, int_min(inner.h, inner.w * 58 / 100), ui_px(ui, 22));
    }
    board_view_picture(ui, dice, page->has_result ? &page->result.board : &page->board,
                       page->has_result ? &page->result.best : NULL, !page->has_result);
    draw_about(page, ui, inner, is_high);
}

/* --- the result to share --- */

/* Draws a square for each word, coloured by length as in the text that is copied. */
static void draw_squares(const struct daily_result *result, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    const struct color colors[DAILY_COLORS] = {theme->tile, theme_mix(theme->you, theme->tile, 25),
                                               theme_mix(theme->you, theme->bad, 45), theme->bad};
    int step = ui_px(ui, 20);
    int side = ui_px(ui, 16);
    int most = row.w / step;
    int count = 0;
    for (int letters = 0; letters <= DAILY_LENGTHS; letters++) {
        for (long i = 0; i < result->by_length[letters] && count < most; i++, count++) {
            struct rect square = {row.x + count * step, row.y + (row.h - side) / 2, side, side};
            ui_surface(ui, square, 4, colors[daily_color(letters)]);
        }
    }
}

static void draw_share(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    const struct theme *theme = ui->theme;
    const struct daily_result *result = &page->result;
    struct text_style head = theme_sized(theme, TEXT_HEADING, 20);
    struct text_style note = theme_text(theme, TEXT_NOTE);
    struct text_style bold = theme_sized(theme, TEXT_HEADING, 18);
    struct text_style score = text_colored(theme_text(theme, TEXT_LABEL), theme->you_text);
    struct text_style rival = text_colored(theme_text(theme, TEXT_LABEL), theme->rival_text);
    rival.size = layout_is_phone(ui->layout) ? 15 : rival.size;
    const struct button_look copy = {.label = tr("Copy"), .icon = ICON_COPY};
    char text[DAILY_TITLE_MAX];
    char number[PHRASE_MAX];
    ui_panel(ui, panel);
    bool is_phone = layout_is_phone(ui->layout);
    struct rect inner = rect_inset(panel, ui_px(ui, is_phone ? 16 : 22));
    struct rect title = is_phone ? rect_cut_top(&inner, ui_px(ui, 40)) : (struct rect){0, 0, 0, 0};
    struct rect top = rect_slice_top(&inner, ui_px(ui, 52), ui_px(ui, 12));
    ui_button(ui, DAILY_ID_COPY,
              rect_slice_right(&top, ui_px(ui, is_phone ? 122 : 138), ui_px(ui, 16)), &copy);
    struct rect row = is_phone ? title : rect_cut_top(&top, ui_px(ui, 24));
    ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &head,
                  is_played(page) ? tr("Share today") : tr("Share yesterday"));
    ui_text_lines(ui, top.x, top.y + top.h / 2, top.w, ui_px(ui, is_phone ? 52 : 34), &note,
                  tr("A square for each word, by its length. Gives no word away."));
    ui_surface(ui, inner, 14, theme->well);
    inner = rect_inset(inner, ui_px(ui, 14));
    struct rect lines[4];
    for (int i = 0; i < 4; i++) {
        lines[i] = rect_row(inner, 0, 4, i);
    }
    ui_text_lines(ui, inner.x, lines[0].y + lines[0].h / 2, inner.w, lines[0].h, &bold,
                  daily_write_title(result, text));
    row = lines[1];
    int middle = row.y + row.h / 2;
    (void)rect_cut_left(&row, ui_text_fit(ui, row.x, middle, row.w / 3, &score,
                                          phrase_points(number, result->score)) +
                                  ui_px(ui, 12));
    for (int i = 0; i < PAR_STARS_MAX && result->stars >= 0; i++) {
        struct rect star = rect_cut_left(&row, ui_px(ui, 25));
        ui_star(ui, star.x + star.w / 2, middle, 22, i < result->stars ? 1000 : 0);
    }
    if (result->rival) {
        (void)rect_cut_left(&row, ui_px(ui, 12));
        (void)snprintf(text, sizeof text, tr("%s: %s"), result->rival,
                       phrase_number(number, result->rival_score));
        ui_text_lines(ui, row.x, middle, row.w, row.h, &rival, text);
    }
    draw_squares(result, ui, lines[2]);
    ui_text_cut(ui, inner.x, lines[3].y + lines[3].h / 2, inner.w, &note, result->line);
}

/* --- the calendar --- */

/* Draws a day: its number and, below it, the result of the round that counted. */
static void draw_day(const struct daily_page *page, struct ui *ui, struct rect cell, int day)
{
    const struct theme *theme = ui->theme;
    const struct history_day *played = &page->days[day - 1];
    struct daily_date date = {page->year, page->month, day};
    long ahead = daily_number(&date) - daily_number(&page->today);
    bool is_done = played->id != 0 || (ahead == 0 && page->standing.counted);
    bool is_due = ahead == 0 && !is_done;
    int id = played->id != 0 ? DAILY_ID_DAY + day - 1 : HOT_NONE;
    int middle = cell.x + cell.w / 2;
    int lower = cell.y + cell.h * 73 / 100;
    char number[PHRASE_MAX];
    struct text_style style = text_aligned(
        text_sized(theme_text(theme, is_done || is_due ? TEXT_HEADING : TEXT_BODY), 17),
        ALIGN_MIDDLE);
    if (is_due) {
        ui_box(ui, cell, 10, theme_mix(theme->panel, theme->you, 18));
    }
    if (is_done) { /* only these have a surface, as only they can be pressed */
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
    } else if (is_due) {
        struct text_style today = text_aligned(theme_sized(theme, TEXT_HEADING, 14), ALIGN_MIDDLE);
        today.color = theme->you_text;
        if (ui_text_width(ui, &today, tr("today")) <= cell.w) { /* the outline says it, too */
            ui_text(ui, middle, lower, &today, tr("today"));
        }
    }
    if (ahead == 0) {
        ui_outline(ui, cell, 10, 2, theme->you_text);
    }
    if (is_due) {
        style.color = theme->you_text;
    } else if (ahead > 0 && theme->outline.a == 0) {
        style.color = theme_mix(theme->panel, theme->dim, 60);
    }
    ui_text(ui, middle, cell.y + cell.h * 32 / 100, &style, phrase_number(number, day));
    if (id != HOT_NONE) {
        int edge = layout_is_phone(ui->layout) ? ui_px(ui, 1) : 0; /* fingers take the gaps, too */
        ui_hot(ui, id, (struct rect){cell.x - edge, cell.y, cell.w + 2 * edge + edge, cell.h},
               true);
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

/* Draws what a run of days and the month's stars come to. */
static void draw_month_foot(const struct daily_page *page, struct ui *ui, struct rect foot)
{
    const struct theme *theme = ui->theme;
    bool is_alight = page->standing.streak > 0;
    struct text_style large = theme_sized(theme, TEXT_HEADING, 19);
    struct text_style small = theme_text(theme, TEXT_NOTE);
    long stars = 0;
    char number[PHRASE_MAX];
    char text[2 * PHRASE_MAX];
    for (int i = 0; i < HISTORY_MONTH_DAYS; i++) {
        stars += page->days[i].id != 0 && page->days[i].stars > 0 ? page->days[i].stars : 0;
    }
    ui_rule(ui, foot.x, foot.y, foot.w);
    struct rect streak = rect_column(foot, ui_px(ui, 16), 2, 0);
    struct rect month = rect_column(foot, ui_px(ui, 16), 2, 1);
    bool is_phone = layout_is_phone(ui->layout);
    int upper = foot.y + foot.h * (is_phone ? 32 : 40) / 100;
    int lower = foot.y + foot.h * (is_phone ? 80 : 76) / 100;
    struct rect icon = rect_cut_left(&streak, ui_px(ui, 42));
    ui_icon(ui, icon.x + ui_px(ui, 17), (upper + lower) / 2, ICON_FLAME, 32,
            is_alight ? theme->you_text : theme->dim);
    (void)snprintf(text, sizeof text, tr("%s in a row"),
                   phrase_days(number, page->standing.streak));
    large.color = is_alight ? theme->you_text : theme->dim;
    int high = foot.h * (is_phone ? 44 : 60) / 100;
    ui_text_lines(ui, streak.x, upper, streak.w, high, &large, text);
    (void)snprintf(text, sizeof text, tr("longest %s"),
                   phrase_number(number, page->standing.longest));
    if (is_phone) {
        ui_text_lines(ui, streak.x, lower, streak.w, ui_px(ui, 34), &small, text);
    } else {
        ui_text_fit(ui, streak.x, lower, streak.w, &small, text);
    }
    icon = rect_cut_left(&month, ui_px(ui, 42));
    ui_star(ui, icon.x + ui_px(ui, 17), (upper + lower) / 2, 32, stars > 0 ? 1000 : 0);
    (void)snprintf(text, sizeof text, tr_plural("%s star", "%s stars", stars),
                   phrase_number(number, stars));
    large.color = theme->text;
    ui_text_lines(ui, month.x, upper, month.w, high, &large, text);
    ui_text_fit(ui, month.x, lower, month.w, &small, phrase_month_title(page->month));
}

#define WEEK       7
#define WEEKS_MOST 6

static void draw_month(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    struct text_style small = text_aligned(theme_sized(ui->theme, TEXT_SMALL, 14), ALIGN_MIDDLE);
    bool is_phone = layout_is_phone(ui->layout);
    int pad = ui_px(ui, is_phone ? 10 : 24);
    int gap = ui_px(ui, is_phone ? 3 : 6);
    struct rect inner = rect_inset(panel, pad);
    (void)rect_cut_top(&inner, is_phone ? ui_px(ui, 8) : 0);
    struct rect head = {inner.x, inner.y - ui_px(ui, 6), inner.w, ui_px(ui, 44)};
    ui_panel(ui, panel);
    draw_month_head(page, ui, head);
    draw_month_foot(page, ui,
                    rect_slice_bottom(&inner, ui_px(ui, is_phone ? 110 : 62), ui_px(ui, 12)));
    int names_y = head.y + head.h + ui_px(ui, 20);
    int top = names_y + ui_px(ui, 16);
    int pitch = (inner.y + inner.h + gap - top) / WEEKS_MOST;
    struct rect week = {inner.x, top, inner.w, pitch - gap};
    for (int i = 0; i < WEEK; i++) {
        struct rect column = rect_column(week, gap, WEEK, i);
        ui_text(ui, column.x + column.w / 2, names_y, &small, phrase_weekday(i));
    }
    struct daily_date date = {page->year, page->month, 1};
    int column = daily_weekday(&date);
    for (; daily_date_is_real(&date); date.day++) {
        draw_day(page, ui, rect_column(week, gap, WEEK, column), date.day);
        column = (column + 1) % WEEK;
        week.y += column == 0 ? pitch : 0;
    }
}

#define GAP          20
#define PHONE_BOARD  612
#define PHONE_MONTH  556
#define PHONE_SHARE  308
#define PHONE_HEIGHT (148 + PHONE_BOARD + PHONE_SHARE + PHONE_MONTH + 2 * GAP)

static void daily_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct daily_page *page = self;
    const struct layout *layout = ui->layout;
    bool is_stack = layout->shape == LAYOUT_STACK;
    struct rect rest;
    (void)desk;
    struct rect top = ui_page(ui, DAILY_ID_BACK, &rest);
    draw_top(page, ui, top, &rest);
    struct rect column;
    int share;
    if (layout_is_phone(layout)) {
        share = page->can_share ? PHONE_SHARE : 0;
        rest.h = int_min(rest.h, PHONE_BOARD + PHONE_MONTH + GAP + (share > 0 ? share + GAP : 0));
        column = rect_slice_top(&rest, PHONE_BOARD + (share > 0 ? share + GAP : 0), GAP);
    } else if (is_stack) {
        share = page->can_share ? 226 : 0;
        int room = rest.h - layout_clamped(rest.h / 2, 420, 640);
        column = rect_slice_top(&rest, share > 0 ? layout_clamped(room, 476, 540) : room, GAP);
    } else {
        column = rect_slice_left(&rest, (rest.w - GAP) / 2, GAP);
        share = page->can_share ? layout_clamped(column.h * 40 / 100, 214, 280) : 0;
    }
    if (share > 0) {
        draw_share(page, ui, layout_to_px(layout, rect_slice_bottom(&column, share, GAP)));
    }
    page->place = layout_to_px(layout, column);
    draw_board(page, ui, page->place);
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
        post_confirm(&desk->post, tr("Result copied."));
    } else if (id == DAILY_ID_EARLIER || id == DAILY_ID_LATER) {
        turn_month(page, desk, id == DAILY_ID_LATER ? 1 : -1);
    } else if (id >= DAILY_ID_DAY) {
        int day = id - DAILY_ID_DAY;
        long long round = day < HISTORY_MONTH_DAYS ? page->days[day].id : 0;
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

/* How high its page is on a phone. */
static int daily_phone_height(const void *self, const struct desk *desk)
{
    const struct daily_page *page = self;
    (void)desk;
    return PHONE_HEIGHT - (page->can_share ? 0 : PHONE_SHARE + GAP);
}

const struct screen_class screen_daily = {
    .name = "daily",
    .state_size = sizeof(struct daily_page),
    .phone_height = daily_phone_height,
    .open = daily_open,
    .input = daily_input,
    .press = daily_press,
    .advance = daily_advance,
    .draw = daily_draw,
    .wait_ms = page_wait_ms,
    .hear = daily_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The calendar of the daily puzzles: stars and a ring for each day, the day that is open below it,
 * and what it all comes to.
 */
#include "daily_page.h"

#include "phrase.h"

#include "trounce/par.h"

#define WEEK       7
#define WEEKS_MOST 6

static const struct measures {
    int pad, day_gap;
    int finger_gap; /* between days that can be pressed: a finger may press there, too */
    int chosen, foot;
    bool is_narrow; /* buttons stand below the text of the chosen day */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pad = 20, .day_gap = 4, .chosen = 108, .foot = 56},
    [LAYOUT_COLUMN] =
        {.pad = 10, .day_gap = 3, .finger_gap = 3, .chosen = 168, .foot = 144, .is_narrow = true},
};

static const struct measures *measures_of(const struct ui *ui)
{
    return &measures[ui->layout->shape];
}

static int milli_of(const struct history_hunt *hunt)
{
    return hunt->words > 0 ? (int)(hunt->found * 1000 / hunt->words) : 0;
}

static bool is_same_day(const struct daily_date *one, const struct daily_date *other)
{
    return one->year > 0 && daily_number(one) == daily_number(other);
}

/* --- a day --- */

/* Draws what was played on it. */
static void draw_played(const struct history_day *played, struct ui *ui, struct rect cell,
                        struct color ground)
{
    int step = int_min(ui_px(ui, 19), cell.w * 27 / 100);
    int size = int_min(layout_units(ui->layout, step), 18);
    int y = cell.y + cell.h * 73 / 100;
    int middle = cell.x + cell.w / 2;
    for (int i = 0; i < PAR_STARS_MAX && played->id != 0 && played->stars >= 0; i++) {
        int x = middle + (i - 1) * step;
        if (!played->counts && i < played->stars) {
            ui_star_hollow(ui, x, y, size, ground);
        } else {
            ui_star(ui, x, y, size, i < played->stars ? 1000 : 0);
        }
    }
    if (played->id != 0 && played->stars < 0) {
        ui_icon(ui, middle, y, ICON_CHECK, 18, ui->theme->you_text);
    } else if (played->id == 0 && played->is_left) {
        ui_icon(ui, middle, y, ICON_HOURGLASS, 16, ui->theme->dim);
    }
    if (played->hunt.id != 0) {
        int ring = int_min(ui_px(ui, 20), cell.w * 30 / 100);
        ui_ring(ui, cell.x + cell.w - ring * 7 / 10, cell.y + cell.h * 31 / 100,
                layout_units(ui->layout, ring), milli_of(&played->hunt));
    }
}

static void draw_day(const struct daily_page *page, struct ui *ui, struct rect cell, int day)
{
    const struct theme *theme = ui->theme;
    const struct history_day *played = &page->days[day - 1];
    struct daily_date date = {page->year, page->month, day};
    long ahead = daily_number(&date) - daily_number(&page->today);
    bool is_played = played->id != 0 || played->hunt.id != 0;
    bool is_chosen = is_same_day(&page->chosen, &date);
    int id = ahead <= 0 ? DAILY_ID_DAY + day - 1 : HOT_NONE;
    bool lit = id != HOT_NONE && ui->hover == id;
    struct color ground = ahead == 0  ? theme_mix(theme->panel, theme->you, 18)
                          : is_played ? theme->raised
                                      : theme_mix(theme->panel, theme->raised, 30);
    bool is_bold = is_played || ahead == 0 || is_chosen;
    struct text_style style = text_sized(theme_text(theme, is_bold ? TEXT_HEADING : TEXT_BODY), 17);
    if (ahead <= 0) {
        ground = lit ? theme_mix(ground, theme->text, 12) : ground;
        ui_surface(ui, cell, 10, ground);
        draw_played(played, ui, cell, ground);
    }
    if (ahead == 0 && !is_played && !played->is_left) {
        struct text_style today = text_aligned(theme_sized(theme, TEXT_HEADING, 14), ALIGN_MIDDLE);
        today.color = theme->you_text;
        if (ui_text_width(ui, &today, tr("today")) <= cell.w) { /* the outline says it, too */
            ui_text(ui, cell.x + cell.w / 2, cell.y + cell.h * 73 / 100, &today, tr("today"));
        }
    }
    if (ahead == 0 || is_chosen) {
        ui_outline(ui, cell, 10, 3, is_chosen ? theme->text : theme->you_text);
    }
    style.color = ahead == 0 ? theme->you_text : is_bold ? theme->text : theme->dim;
    if (ahead > 0 && theme->outline.a == 0) {
        style.color = theme_mix(theme->panel, theme->dim, 60);
    }
    ui_text(ui, cell.x + int_min(ui_px(ui, 11), cell.w * 14 / 100), cell.y + cell.h * 31 / 100,
            &style, phrase_number(ui->arena, day));
    if (id != HOT_NONE) {
        int gap = ui_px(ui, measures_of(ui)->finger_gap);
        ui_hot(ui, id, (struct rect){cell.x - gap / 3, cell.y, cell.w + gap, cell.h}, true);
        ui_hot_value(ui, is_played ? tr_in("day", "played") : "");
        ui_hot_name(ui, ui->speaks ? phrase_day_of_month(ui->arena, day, page->month) : "");
    }
}

/* --- the month --- */

/* Draws the month's name between the buttons for the months before and after. */
static void draw_head(const struct daily_page *page, struct ui *ui, struct rect head)
{
    struct text_style title = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_MIDDLE);
    int side = head.h;
    struct rect earlier = {head.x, head.y, side, side};
    struct rect later = {head.x + head.w - side, head.y, side, side};
    const struct button_look back = {.kind = BUTTON_GHOST,
                                     .icon = ICON_CHEVRON_LEFT,
                                     .disabled = !daily_page_can_turn(page, -1)};
    const struct button_look on = {.kind = BUTTON_GHOST,
                                   .icon = ICON_CHEVRON_RIGHT,
                                   .disabled = !daily_page_can_turn(page, 1)};
    ui_button(ui, DAILY_ID_EARLIER, earlier, &back);
    ui_tip(ui, DAILY_ID_EARLIER, tr("Previous month"));
    ui_button(ui, DAILY_ID_LATER, later, &on);
    ui_tip(ui, DAILY_ID_LATER, tr("Next month"));
    ui_text_fit(ui, head.x + head.w / 2, head.y + side / 2, head.w - 2 * side - ui_px(ui, 16),
                &title,
                say(ui->arena, tr_in("month and year", "%s %d"), phrase_month_title(page->month),
                    page->year));
}

/* Draws a figure with a line below it, beside its sign. */
static void draw_figure(struct ui *ui, struct rect area, bool is_alight, const char *figure,
                        const char *line)
{
    const struct theme *theme = ui->theme;
    struct text_style large = theme_sized(theme, TEXT_HEADING, 19);
    struct text_style small = theme_text(theme, TEXT_NOTE);
    large.color = is_alight ? theme->you_text : theme->text;
    ui_text_lines(ui, area.x, area.y + area.h * 30 / 100, area.w, area.h * 60 / 100, &large,
                  figure);
    ui_text_fit(ui, area.x, area.y + area.h * 78 / 100, area.w, &small, line);
}

/* Draws the run of days, the month's stars, and the words of the Hunts. */
static void draw_foot(const struct daily_page *page, struct ui *ui, struct rect foot)
{
    const struct theme *theme = ui->theme;
    bool is_alight = page->standing.streak > 0;
    long stars = 0;
    for (int i = 0; i < HISTORY_MONTH_DAYS; i++) {
        stars += page->days[i].counts && page->days[i].stars > 0 ? page->days[i].stars : 0;
    }
    struct rect parts[3];
    int sign = ui_px(ui, 40);
    for (int i = 0; i < 3; i++) {
        parts[i] = measures_of(ui)->is_narrow ? rect_row(foot, ui_px(ui, 6), 3, i)
                                              : rect_column(foot, ui_px(ui, 10), 3, i);
        int x = parts[i].x + ui_px(ui, 16);
        int middle = parts[i].y + parts[i].h / 2;
        if (i == 0) {
            ui_icon(ui, x, middle, ICON_FLAME, 30, is_alight ? theme->you_text : theme->dim);
        } else if (i == 1) {
            ui_star(ui, x, middle, 30, stars > 0 ? 1000 : 0);
        } else {
            ui_ring(ui, x, middle, 30, page->hunt_words > 0 ? 600 : 0);
        }
        (void)rect_cut_left(&parts[i], sign);
    }
    draw_figure(ui, parts[0], is_alight,
                say(ui->arena, tr("%s in a row"), phrase_days(ui->arena, page->standing.streak)),
                say(ui->arena, tr("longest %s"), phrase_number(ui->arena, page->standing.longest)));
    draw_figure(
        ui, parts[1], false,
        say(ui->arena, tr_plural("%s star", "%s stars", stars), phrase_number(ui->arena, stars)),
        phrase_month_title(page->month));
    draw_figure(ui, parts[2], false, phrase_words(ui->arena, page->hunt_words), tr("in the Hunt"));
}

/* --- the chosen day --- */

/* Returns how the day went. */
static const char *say_day(const struct history_day *day, struct arena *arena)
{
    const char *sprint = "";
    if (day->id != 0) {
        sprint = say(arena, tr("Sprint %s, %s %s"), phrase_number(arena, day->score),
                     phrase_rival_name(DAILY_LEVEL), phrase_number(arena, day->computer));
    }
    if (day->hunt.id == 0) {
        return day->id != 0 ? sprint : tr("not played");
    }
    const char *hunt =
        say(arena, tr("Hunt %s"),
            daily_hunt_about(arena, day->hunt.found, day->hunt.words > 0 ? day->hunt.words : 1));
    return day->id != 0 ? say(arena, "%s · %s", sprint, hunt) : hunt;
}

static void draw_chosen(const struct daily_page *page, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    const struct daily_date *date = &page->chosen;
    struct text_style title = theme_sized(theme, TEXT_HEADING, 19);
    struct text_style small = theme_sized(theme, TEXT_BODY, 16);
    ui_surface(ui, area, 16, theme->well);
    struct rect inner = rect_inset(area, ui_px(ui, 14));
    if (date->year == 0) {
        const char *text = tr("Choose a day to see how it went, or to play its puzzles.");
        int high = int_min(ui_wrap_height(ui, inner.w, &small, text), inner.h);
        (void)ui_text_wrap(ui, rect_middle(inner, inner.w, high), &small, text);
        return;
    }
    bool is_today = is_same_day(date, &page->today);
    bool is_archive = !is_today && (page->day.id == 0 || page->day.hunt.id == 0);
    struct rect buttons;
    if (measures_of(ui)->is_narrow) {
        buttons = rect_slice_bottom(&inner, ui_px(ui, 46), ui_px(ui, 8));
    } else {
        if (is_archive) {
            struct rect note = rect_slice_bottom(&inner, ui_px(ui, 24), ui_px(ui, 4));
            ui_text_lines(ui, note.x, note.y + note.h / 2, note.w, note.h + ui_px(ui, 8), &small,
                          tr("The archive: does not count for your run of days."));
        }
        buttons = rect_slice_right(&inner, inner.w * 56 / 100, ui_px(ui, 12));
        buttons = rect_middle(buttons, buttons.w, int_min(buttons.h, ui_px(ui, 46)));
    }
    const struct button_look sprint = {.label = daily_label(DAILY_SPRINT, &page->day), .size = 17};
    const struct button_look hunt = {.label = daily_label(DAILY_HUNT, &page->day), .size = 17};
    ui_button(ui, DAILY_ID_DAY_SPRINT, rect_column(buttons, ui_px(ui, 10), 2, 0), &sprint);
    ui_button(ui, DAILY_ID_DAY_HUNT, rect_column(buttons, ui_px(ui, 10), 2, 1), &hunt);
    struct rect row = rect_cut_top(&inner, ui_px(ui, 26));
    ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &title,
                say(ui->arena, tr_in("weekday and day", "%s, %s"),
                    phrase_weekday_name(daily_weekday(date)),
                    phrase_day_of_month(ui->arena, date->day, date->month)));
    const char *text = say_day(&page->day, ui->arena);
    if (measures_of(ui)->is_narrow && is_archive) {
        text =
            say(ui->arena, "%s. %s", text, tr("The archive: does not count for your run of days."));
    }
    (void)ui_text_wrap(ui, inner, &small, text);
}

void daily_month_draw(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    struct text_style small = text_aligned(theme_sized(ui->theme, TEXT_SMALL, 15), ALIGN_MIDDLE);
    const struct measures *measure = measures_of(ui);
    int gap = ui_px(ui, measure->day_gap);
    struct rect inner = rect_inset(panel, ui_px(ui, measure->pad));
    ui_panel(ui, panel);
    draw_head(page, ui, rect_cut_top(&inner, ui_px(ui, 44)));
    draw_foot(page, ui, rect_slice_bottom(&inner, ui_px(ui, measure->foot), ui_px(ui, 12)));
    draw_chosen(page, ui, rect_slice_bottom(&inner, ui_px(ui, measure->chosen), ui_px(ui, 10)));
    struct rect names = rect_cut_top(&inner, ui_px(ui, 30));
    int pitch = (inner.h + gap) / WEEKS_MOST;
    struct rect week = {inner.x, inner.y, inner.w, pitch - gap};
    for (int i = 0; i < WEEK; i++) {
        struct rect column = rect_column(names, gap, WEEK, i);
        ui_text(ui, column.x + column.w / 2, names.y + names.h / 2, &small,
                phrase_weekday((i + page->week_start) % WEEK));
    }
    struct daily_date date = {page->year, page->month, 1};
    int column = (daily_weekday(&date) - page->week_start + WEEK) % WEEK;
    for (; daily_date_is_real(&date); date.day++) {
        draw_day(page, ui, rect_column(week, gap, WEEK, column), date.day);
        column = (column + 1) % WEEK;
        week.y += column == 0 ? pitch : 0;
    }
}

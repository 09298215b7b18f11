/* SPDX-License-Identifier: MIT */
/*
 * The panel of the strength: the figure, its last change, and its curve on a logarithmic scale
 * whose lines are the rivals. Or in its place the pace: the usual points after each minute.
 */
#include "date.h"
#include "phrase.h"
#include "statistics.h"

#include <math.h>

#define SCALE_LOW      58  /* at the foot of the curve, unless somebody was weaker */
#define SIDE_LEAST     160 /* of the text at the left, units */
#define SIDE_MOST      216
#define HEAD           40  /* above the highest line */
#define FOOT           40  /* below the curve, for the months */
#define RIVAL_PITCH    40  /* between lines whose rivals have a number below the name */
#define CONTRAST_LEAST 250 /* in hundredths, of a thin line against its background */
#define FILL_STEP      2
#define FILL_BANDS     24
#define FOOT_ROOM      330 /* as high is a panel with remarks below the choice */
#define CHOICE         42
#define COLUMN         64  /* of the pace */
#define PHONE_TEXT     362 /* above the curve */

/* Where the curve is, px. */
struct plot {
    int left, right, top, bottom;
    int low; /* the strength at the bottom */
};

static int value_of(const struct history_strength *strength)
{
    return strength_value(&(struct strength){.tenths = strength->tenths});
}

int strength_height(int strength, int low)
{
    double height = log((double)strength / low) / log((double)RIVAL_STRENGTH_MAX / low);
    return layout_clamped((int)(height * 1000.0 + 0.5), 0, 1000);
}

static int y_of(const struct plot *plot, int strength)
{
    int height = plot->bottom - plot->top;
    return plot->bottom - height * strength_height(strength, plot->low) / 1000;
}

/* A single value is placed at the right, where later ones will appear. */
static int x_of(const struct plot *plot, size_t count, size_t index)
{
    if (count == 1) {
        return plot->right;
    }
    return plot->left + (int)((long)(plot->right - plot->left) * (long)index / (long)(count - 1));
}

/* Amber where it stands out; its darker edge colour on a bright background. */
static struct color curve_color(const struct ui *ui)
{
    const struct theme *theme = ui->theme;
    bool stands_out = theme_contrast(theme->you, theme->panel) >= CONTRAST_LEAST;
    return stands_out ? theme->you : theme->you_edge;
}

static void draw_dot(struct ui *ui, int x, int y, int radius, struct color color)
{
    int half = int_max(ui_px(ui, radius), 1);
    ui_box(ui, (struct rect){x - half, y - half, 2 * half, 2 * half}, radius + 1, color);
}

/* --- the text at the left --- */

static const char *past_of(enum rival_level level)
{
    static const char *const texts[RIVAL_FIXED_COUNT] = {
        [RIVAL_NOVICE] = N_("Past the Novice."),
        [RIVAL_SCHOLAR] = N_("Past the Scholar."),
        [RIVAL_EXPERT] = N_("Past the Expert."),
        [RIVAL_MERCILESS] = N_("Past Merciless."),
    };
    return tr(texts[level]);
}

static struct app_date day_of(const struct game *game, const struct history_strength *strength)
{
    return calendar_day_of(&game->calendar, strength->ended_unix_s);
}

static bool is_same_day(const struct app_date *a, const struct app_date *b)
{
    return a->year == b->year && a->month == b->month && a->day == b->day;
}

/* Returns by how much the last day changed the strength, and sets `text` to that and the day. */
static int find_change(const struct statistics *statistics, const struct game *game,
                       struct arena *arena, const char **text)
{
    const struct history_strength *strengths = statistics->strengths;
    size_t last = statistics->strength_count - 1;
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = day_of(game, &strengths[last]);
    size_t first = last;
    while (first > 0) {
        struct app_date before = day_of(game, &strengths[first - 1]);
        if (!is_same_day(&before, &day)) {
            break;
        }
        first--;
    }
    int before = first > 0 ? value_of(&strengths[first - 1]) : STRENGTH_NEW;
    if (first == 0 && statistics_is_filtered(statistics)) {
        before = value_of(&strengths[0]); /* other rounds may have come before */
    }
    int change = value_of(&strengths[last]) - before;
    const char *number = phrase_number(arena, change < 0 ? -change : change);
    const char *date = date_brief(arena, &day, &today);
    if (change == 0) {
        *text = say(arena, tr("unchanged, %s"), date);
    } else if (is_same_day(&day, &today)) {
        *text = say(arena, change > 0 ? tr("up %s today") : tr("down %s today"), number);
    } else {
        *text = say(arena, change > 0 ? tr("up %s, %s") : tr("down %s, %s"), number, date);
    }
    return change;
}

/* Draws the change with an arrow in the colour of good or bad. */
static void draw_change(const struct statistics *statistics, const struct game *game, struct ui *ui,
                        int x, int y, int width)
{
    const struct theme *theme = ui->theme;
    const char *text;
    int change = find_change(statistics, game, ui->arena, &text);
    struct text_style style =
        text_colored(theme_sized(theme, TEXT_HEADING, 17), change > 0   ? theme->good_text
                                                           : change < 0 ? theme->bad_text
                                                                        : theme->dim);
    enum icon icon = change > 0 ? ICON_TRENDING_UP : change < 0 ? ICON_TRENDING_DOWN : ICON_EQUAL;
    int indent = ui_px(ui, 30);
    ui_icon(ui, x + ui_px(ui, 12), y, icon, 20, style.color);
    ui_text_lines(ui, x + indent, y, width - indent, ui_px(ui, 34), &style, text);
}

/* Draws whom the strength has passed and who is next, from the top on; each may wrap. */
static void draw_standing(struct ui *ui, struct rect area, const struct text_style *style,
                          int strength)
{
    int passed = 0;
    while (passed < RIVAL_FIXED_COUNT &&
           rival_level_strength((enum rival_level)passed) <= strength) {
        passed++;
    }
    if (passed > 0) {
        int high = ui_text_wrap(ui, area, style, past_of((enum rival_level)(passed - 1)));
        area.y += high;
        area.h -= high;
    }
    if (passed < RIVAL_FIXED_COUNT) {
        enum rival_level level = (enum rival_level)passed;
        ui_text_wrap(ui, area, style,
                     say(ui->arena, tr("Next: %s, %s."), phrase_rival_name(level),
                         phrase_number(ui->arena, rival_level_strength(level))));
    }
}

static const char *top_text(struct arena *arena, const struct statistics *statistics,
                            const struct game *game)
{
    const struct history_strength *strengths = statistics->strengths;
    size_t best = 0;
    for (size_t i = 1; i < statistics->strength_count; i++) {
        best = value_of(&strengths[i]) >= value_of(&strengths[best]) ? i : best;
    }
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = day_of(game, &strengths[best]);
    return phrase_end_once(arena, say(arena, tr("Top: %s, %s."),
                                      phrase_number(arena, value_of(&strengths[best])),
                                      date_brief(arena, &day, &today)));
}

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int said, names;
    bool is_below; /* the curve is below the figure */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.said = 72, .names = 130},
    [LAYOUT_COLUMN] = {.said = 136, .names = 92, .is_below = true},
};

/* Returns whether there is room for remarks below the choice. */
static bool has_foot(const struct ui *ui, struct rect side)
{
    return side.h >= ui_px(ui, FOOT_ROOM) && !measures[ui->layout->shape].is_below;
}

/* Draws the choice between the strength and the pace. */
static void draw_choice(const struct statistics *statistics, struct ui *ui, struct rect side)
{
    const char *const labels[] = {tr("Strength"), tr("Pace")};
    int height = ui_px(ui, layout_finger(ui->layout, CHOICE));
    int y = side.y + side.h - (has_foot(ui, side) ? ui_px(ui, 70) : ui_px(ui, 12)) - height;
    ui_choices(ui, STATISTICS_ID_STRENGTH, (struct rect){side.x - ui_px(ui, 4), y, side.w, height},
               labels, 2, statistics->shows_pace);
}

/* Says what a strength takes. */
static const char *missing_text(struct arena *arena, const struct statistics *statistics)
{
    int rounds = statistics->rated_rounds;
    return rounds > 0 && rounds < STRENGTH_SHOWN_ROUNDS
               ? say(arena,
                     tr("Strength after five rounds with a clock, without hints and played at "
                        "least halfway: %s so far."),
                     phrase_number(arena, rounds))
               : tr("Strength comes from rounds with a clock, without hints and played at least "
                    "halfway.");
}

static void draw_side(const struct statistics *statistics, const struct game *game, struct ui *ui,
                      struct rect side)
{
    const struct theme *theme = ui->theme;
    size_t count = statistics->strength_count;
    struct text_style figure = {
        .size = 76, .weight = WEIGHT_900, .color = theme->you_text, .spacing = -20};
    struct text_style body = text_colored(theme_text(theme, TEXT_BODY), theme->text);
    struct text_style note = theme_text(theme, TEXT_NOTE);
    int now = count > 0 ? value_of(&statistics->strengths[count - 1]) : 0;
    ui_text_fit(ui, side.x - ui_px(ui, 2), side.y + ui_px(ui, 74), side.w, &figure,
                count > 0 ? phrase_number(ui->arena, now) : "–");
    struct rect lines = {side.x, side.y + ui_px(ui, 154), side.w,
                         ui_px(ui, measures[ui->layout->shape].said)};
    if (count == 0) {
        lines.y = side.y + ui_px(ui, 122);
        lines.h = side.y + side.h - ui_px(ui, 16) - lines.y;
        ui_text_wrap(ui, lines, &body, missing_text(ui->arena, statistics));
        return;
    }
    ui_hot(ui, STATISTICS_ID_VALUE,
           (struct rect){side.x, side.y + ui_px(ui, 40), side.w, ui_px(ui, 72)}, true);
    ui_tip(ui, STATISTICS_ID_VALUE, phrase_strength_about());
    draw_change(statistics, game, ui, side.x, side.y + ui_px(ui, 136), side.w);
    draw_standing(ui, lines, &body, now);
    if (!has_foot(ui, side)) {
        return;
    }
    lines = (struct rect){side.x, side.y + side.h - ui_px(ui, 60), side.w, ui_px(ui, 24)};
    ui_text_wrap(ui, lines, &note, tr("A win never lowers it."));
    lines.y += ui_px(ui, 20);
    ui_text_wrap(ui, lines, &note, top_text(ui->arena, statistics, game));
}

/* --- the curve --- */

/* Draws the line of a rival, solid once it is passed, with its face and name beside it. */
static void draw_rival(struct ui *ui, const struct plot *plot, enum rival_level level,
                       bool is_passed, int right)
{
    const struct theme *theme = ui->theme;
    struct text_style name = text_colored(theme_text(theme, TEXT_LABEL), theme->rival_text);
    struct text_style note = theme_text(theme, TEXT_SMALL);
    int strength = rival_level_strength(level);
    int y = y_of(plot, strength);
    int end = plot->right + ui_px(ui, 22);
    int room = y_of(plot, rival_level_strength(RIVAL_EXPERT)) -
               y_of(plot, rival_level_strength(RIVAL_MERCILESS)); /* the least between two lines */
    bool has_number = room >= ui_px(ui, RIVAL_PITCH);
    int side = int_min(ui_px(ui, 36), room);
    int x = plot->right + ui_px(ui, 80);
    int thick = int_max(ui_px(ui, 2), 1);
    if (is_passed) {
        ui_box(ui, (struct rect){plot->left, y - thick / 2, end - plot->left, thick}, 0,
               theme->rival_edge);
    } else {
        struct color color = theme_mix(theme->panel, theme->rival_edge, 70);
        for (int at = plot->left; at < end; at += ui_px(ui, 10)) {
            ui_box(ui, (struct rect){at, y - thick / 2, ui_px(ui, 4), thick}, 0, color);
        }
    }
    ui_face(ui, (struct rect){plot->right + ui_px(ui, 34), y - side / 2, side, side}, level,
            is_passed ? FACE_BEATEN : FACE_WAITING);
    if (measures[ui->layout->shape].is_below) {
        ui_text_lines(ui, x, y, right - x, ui_px(ui, 30), &name, phrase_rival_name(level));
        return;
    }
    ui_text_fit(ui, x, has_number ? y - ui_px(ui, 9) : y, right - x, &name,
                phrase_rival_name(level));
    if (has_number) {
        ui_text(ui, x, y + ui_px(ui, 10), &note, phrase_number(ui->arena, strength));
    }
}

/* Fills the area under the curve, fading towards its foot. */
static void draw_fill(const struct statistics *statistics, struct ui *ui, const struct plot *plot)
{
    size_t count = statistics->strength_count;
    struct color color = theme_faded(ui->theme->you, 34);
    int step = int_max(ui_px(ui, FILL_STEP), 1);
    int highest = plot->bottom;
    size_t at = 1;
    for (int x = plot->left; x < plot->right; x += step) {
        while (at < count - 1 && x_of(plot, count, at) <= x) {
            at++;
        }
        int from = x_of(plot, count, at - 1);
        int to = x_of(plot, count, at);
        int y = y_of(plot, value_of(&statistics->strengths[at - 1]));
        int next = y_of(plot, value_of(&statistics->strengths[at]));
        if (to > from) {
            y += (next - y) * (x - from) / (to - from);
        }
        highest = int_min(highest, y);
        ui_box(ui, (struct rect){x, y, int_min(step, plot->right - x), plot->bottom - y}, 0, color);
    }
    struct rect bands = {plot->left, highest, plot->right - plot->left, plot->bottom - highest};
    for (int i = 0; i < FILL_BANDS; i++) {
        ui_box(ui, rect_row(bands, 0, FILL_BANDS, i), 0,
               theme_faded(ui->theme->panel, 100 * i / (FILL_BANDS - 1)));
    }
}

static void draw_curve(const struct statistics *statistics, struct ui *ui, const struct plot *plot)
{
    size_t count = statistics->strength_count;
    struct color color = curve_color(ui);
    int x = x_of(plot, count, 0);
    int y = y_of(plot, value_of(&statistics->strengths[0]));
    int least = ui_px(ui, 2); /* no finer than can be seen */
    for (size_t i = 1; i < count; i++) {
        int to_x = x_of(plot, count, i);
        int to_y = y_of(plot, value_of(&statistics->strengths[i]));
        if (to_x - x < least && i < count - 1) {
            continue;
        }
        struct draw_command line = {.kind = DRAW_LINE,
                                    .rect = {x, y, to_x - x, to_y - y},
                                    .color = color,
                                    .size = int_max(ui_px(ui, 4), 2)};
        draw_add(ui->list, &line, NULL);
        x = to_x;
        y = to_y;
    }
}

/* Returns whether the curve runs through a box. */
static bool is_crossed(const struct statistics *statistics, const struct plot *plot,
                       struct rect box)
{
    size_t count = statistics->strength_count;
    struct rect first = {x_of(plot, count, 0), y_of(plot, value_of(&statistics->strengths[0])), 0,
                         0};
    for (size_t i = 1; i < count; i++) {
        int x = x_of(plot, count, i);
        int y = y_of(plot, value_of(&statistics->strengths[i]));
        int left = int_max(first.x, box.x);
        int right = int_min(x, box.x + box.w);
        if (left <= right) {
            int run = int_max(x - first.x, 1);
            int y_left = first.y + (y - first.y) * (left - first.x) / run;
            int y_right = first.y + (y - first.y) * (right - first.x) / run;
            if (int_max(y_left, y_right) >= box.y && int_min(y_left, y_right) <= box.y + box.h) {
                return true;
            }
        }
        first.x = x;
        first.y = y;
    }
    return false;
}

/* Draws a dot where the curve first passed the line of a rival, and the day where the curve leaves
 * room for it; nothing if that was before the first round of the curve. */
static void draw_passing(const struct statistics *statistics, const struct game *game,
                         struct ui *ui, const struct plot *plot, enum rival_level level)
{
    const struct history_strength *strengths = statistics->strengths;
    const struct theme *theme = ui->theme;
    size_t count = statistics->strength_count;
    int strength = rival_level_strength(level);
    size_t i = 1;
    while (i < count &&
           (value_of(&strengths[i]) < strength || value_of(&strengths[i - 1]) >= strength)) {
        i++;
    }
    if (i >= count) {
        return;
    }
    struct text_style style = text_colored(theme_text(theme, TEXT_SMALL), theme->rival_text);
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = day_of(game, &strengths[i]);
    int x = x_of(plot, count, i);
    int y = y_of(plot, value_of(&strengths[i]));
    const char *text = say(ui->arena, tr("passed %s"), date_brief(ui->arena, &day, &today));
    draw_dot(ui, x, y, 8, theme->rival_text);
    draw_dot(ui, x, y, 5, theme->panel);
    int width = ui_text_width(ui, &style, text);
    int height = ui_px(ui, style.size);
    int line = y_of(plot, strength);
    struct rect above = {x - ui_px(ui, 8) - width, line - ui_px(ui, 20) - height / 2, width,
                         height};
    struct rect below = {x + ui_px(ui, 14), line + ui_px(ui, 16) - height / 2, width, height};
    if (above.x >= plot->left && !is_crossed(statistics, plot, above)) {
        ui_text(ui, above.x, above.y + height / 2, &style, text);
    } else if (below.x + width <= plot->right && line + ui_px(ui, 30) < plot->bottom &&
               !is_crossed(statistics, plot, below)) {
        ui_text(ui, below.x, below.y + height / 2, &style, text);
    }
}

/* Returns the round that begins another month than round `from`; the number of rounds if none. */
static size_t next_month(const struct statistics *statistics, const struct game *game, size_t from)
{
    int month = day_of(game, &statistics->strengths[from]).month;
    size_t at = from + 1;
    while (at < statistics->strength_count &&
           day_of(game, &statistics->strengths[at]).month == month) {
        at++;
    }
    return at;
}

/* Names each month below its first round, as far as there is room. The first, of which there may be
 * few rounds, makes room for the second. */
static void draw_months(const struct statistics *statistics, const struct game *game, struct ui *ui,
                        const struct plot *plot)
{
    size_t count = statistics->strength_count;
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    int y = plot->bottom + ui_px(ui, 16);
    int free = plot->left;
    for (size_t i = 0, next; i < count; i = next) {
        const char *name = phrase_month_title(day_of(game, &statistics->strengths[i]).month);
        int width = ui_text_width(ui, &style, name);
        int x = x_of(plot, count, i);
        next = next_month(statistics, game, i);
        if (i == 0 && next < count && x_of(plot, count, next) < x + width + ui_px(ui, 14)) {
            continue;
        }
        if (count == 1) {
            x -= width;
        }
        if (x >= free && x + width <= plot->right + ui_px(ui, 22)) {
            ui_text(ui, x, y, &style, name);
            free = x + width + ui_px(ui, 14);
        }
    }
}

static void draw_plot(const struct statistics *statistics, const struct game *game, struct ui *ui,
                      const struct plot *plot, int right)
{
    size_t count = statistics->strength_count;
    int now = count > 0 ? value_of(&statistics->strengths[count - 1]) : 0;
    bool has_fill = count > 1 && ui->theme->outline.a == 0;
    if (has_fill) {
        draw_fill(statistics, ui, plot);
    }
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        enum rival_level level = (enum rival_level)i;
        draw_rival(ui, plot, level, count > 0 && rival_level_strength(level) <= now, right);
    }
    if (count == 0) {
        return;
    }
    draw_curve(statistics, ui, plot);
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        if (rival_level_strength((enum rival_level)i) <= now) {
            draw_passing(statistics, game, ui, plot, (enum rival_level)i);
        }
    }
    int y = y_of(plot, now);
    draw_dot(ui, plot->right, y, 15, theme_faded(ui->theme->you, 25));
    draw_dot(ui, plot->right, y, 9, ui->theme->panel);
    draw_dot(ui, plot->right, y, 6, curve_color(ui));
    draw_months(statistics, game, ui, plot);
}

/* --- the pace --- */

/* Returns the last minute for which the usual points are known; -1: none. */
static int last_mark(const struct history_pace *pace)
{
    int last = HISTORY_PACE_MARKS - 1;
    while (last >= 0 && pace->rounds[last] == 0) {
        last--;
    }
    return last;
}

static void draw_pace_side(const struct statistics *statistics, struct ui *ui, struct rect side)
{
    const struct theme *theme = ui->theme;
    const struct history_pace *pace = &statistics->pace;
    struct text_style figure = {
        .size = 76, .weight = WEIGHT_900, .color = theme->you_text, .spacing = -20};
    struct text_style body = text_colored(theme_text(theme, TEXT_BODY), theme->text);
    struct text_style note = theme_text(theme, TEXT_NOTE);
    int last = last_mark(pace);
    ui_text_fit(ui, side.x - ui_px(ui, 2), side.y + ui_px(ui, 74), side.w, &figure,
                last >= 0 ? phrase_number(ui->arena, pace->points[last]) : "–");
    struct rect lines = {side.x, side.y + ui_px(ui, 122), side.w, ui_px(ui, 90)};
    if (last < 0) {
        ui_text_wrap(ui, lines, &body, tr("Pace comes from your next rounds with a clock."));
        return;
    }
    ui_text_wrap(ui, lines, &body,
                 say(ui->arena, tr("your usual points after %d seconds"),
                     (int)((last + 1) * HISTORY_PACE_MARK_MS / 1000)));
    if (has_foot(ui, side)) {
        lines = (struct rect){side.x, side.y + side.h - ui_px(ui, 60), side.w, ui_px(ui, 44)};
        ui_text_wrap(
            ui, lines, &note,
            say(ui->arena, tr("The mean of %s."), phrase_rounds(ui->arena, pace->rounds[last])));
    }
}

/* Draws a column for each minute, as high as its points. */
static void draw_columns(const struct statistics *statistics, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    const struct history_pace *pace = &statistics->pace;
    struct text_style figure =
        text_aligned(text_colored(theme_text(theme, TEXT_TITLE), theme->you_text), ALIGN_MIDDLE);
    struct text_style label = text_aligned(theme_text(theme, TEXT_LABEL), ALIGN_MIDDLE);
    int foot = area.y + area.h - ui_px(ui, FOOT);
    int most = area.h - ui_px(ui, HEAD + FOOT + 34);
    long highest = 1;
    for (int i = 0; i < HISTORY_PACE_MARKS; i++) {
        highest = pace->points[i] > highest ? pace->points[i] : highest;
    }
    ui_rule(ui, area.x, foot, area.w);
    for (int i = 0; i < HISTORY_PACE_MARKS; i++) {
        struct rect place = rect_column(area, 0, HISTORY_PACE_MARKS, i);
        int width = int_min(ui_px(ui, COLUMN), place.w * 6 / 10);
        int middle = place.x + place.w / 2;
        int height = (int)((long)most * pace->points[i] / highest);
        ui_text_fit(ui, middle, foot + ui_px(ui, 18), place.w, &label,
                    say(ui->arena, tr("%d s"), (int)((i + 1) * HISTORY_PACE_MARK_MS / 1000)));
        if (pace->rounds[i] == 0) {
            ui_text(ui, middle, foot - ui_px(ui, 20), &label, "–");
            continue;
        }
        height = int_max(height, ui_px(ui, 4));
        ui_surface(ui, (struct rect){middle - width / 2, foot - height, width, height}, 8,
                   theme->you);
        ui_text_fit(ui, middle, foot - height - ui_px(ui, 20), place.w - ui_px(ui, 6), &figure,
                    phrase_number(ui->arena, pace->points[i]));
    }
}

static void draw_pace(const struct statistics *statistics, struct ui *ui, struct rect panel,
                      struct rect side)
{
    struct rect columns = {side.x + side.w + ui_px(ui, 16), panel.y, 0, panel.h};
    if (measures[ui->layout->shape].is_below) {
        columns.x = side.x;
        columns.y += side.h;
        columns.h -= side.h;
    }
    columns.w = panel.x + panel.w - ui_px(ui, PANEL_PAD) - columns.x;
    (void)panel_draw(ui, panel, 0, tr("Pace"));
    draw_pace_side(statistics, ui, side);
    draw_columns(statistics, ui, columns);
    draw_choice(statistics, ui, side);
}

/* --- the panel --- */

void strength_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                   struct rect panel)
{
    int pad = ui_px(ui, PANEL_PAD);
    struct text_style name = theme_text(ui->theme, TEXT_LABEL);
    int names = 0;
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        names = int_max(names, ui_text_width(ui, &name, phrase_rival_name((enum rival_level)i)));
    }
    int side = layout_clamped(panel.w * 28 / 100, ui_px(ui, SIDE_LEAST), ui_px(ui, SIDE_MOST));
    struct rect text = {panel.x + pad, panel.y, side - ui_px(ui, 16), panel.h};
    const struct measures *m = &measures[ui->layout->shape];
    if (m->is_below) {
        text.w = panel.w - 2 * pad;
        text.h = ui_px(ui, PHONE_TEXT);
    }
    if (statistics->shows_pace) {
        draw_pace(statistics, ui, panel, text);
        return;
    }
    (void)panel_draw(ui, panel, 0, tr("Strength"));
    int right = panel.x + panel.w - ui_px(ui, 16);
    names = int_min(names, ui_px(ui, m->names));
    struct plot plot = {.left = panel.x + (m->is_below ? pad : pad + side),
                        .right = right - names - ui_px(ui, 84),
                        .top = panel.y + (m->is_below ? text.h : 0) + ui_px(ui, HEAD),
                        .bottom = panel.y + panel.h - ui_px(ui, FOOT),
                        .low = SCALE_LOW};
    for (size_t i = 0; i < statistics->strength_count; i++) {
        plot.low = int_min(plot.low, value_of(&statistics->strengths[i]));
    }
    draw_side(statistics, game, ui, text);
    draw_plot(statistics, game, ui, &plot, right);
    draw_choice(statistics, ui, text);
}

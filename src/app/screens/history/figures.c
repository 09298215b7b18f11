/* SPDX-License-Identifier: MIT */
/*
 * Draws the figures of the statistics: tiles, score curve, words by length, wins by level. Leaves
 * plotting the curve and bars to chart.c.
 */
#include "chart.h"
#include "date.h"
#include "history_pages.h"
#include "phrase.h"

#include <stdio.h>

#define SMALL_TILES    4 /* beside or above that of the longest word */
#define TILE_PAD       22
#define TILE_PAD_RIGHT 14

#define LENGTH_FIRST 4  /* shortest length listed, unless there are shorter words */
#define LENGTH_LAST  10 /* this length and longer */

/* --- tiles --- */

/* Draws text as large as fits, from `size` down to the size of list text. */
static void draw_large(struct ui *ui, int x, int y, int width, int size, const char *text)
{
    struct text_style style = text_sized(theme_text(ui->theme, TEXT_TITLE), size);
    while (style.size > 18 && ui_text_width(ui, &style, text) > width) {
        style.size--;
    }
    ui_text_fit(ui, x, y, width, &style, text);
}

/* The tile can be pressed unless `id` is HOT_NONE. */
static void draw_tile(struct ui *ui, struct rect rect, int id, int size, const char *figure,
                      const char *label)
{
    const struct theme *theme = ui->theme;
    struct text_style small = theme_text(theme, TEXT_LABEL);
    int pad = ui_px(ui, TILE_PAD);
    int room = rect.w - pad - ui_px(ui, TILE_PAD_RIGHT);
    ui_surface(ui, rect, 18,
               id != HOT_NONE && ui->hover == id ? theme_mix(theme->panel, theme->raised, 60)
                                                 : theme->panel);
    draw_large(ui, rect.x + pad, rect.y + rect.h * 39 / 100, room, size, figure);
    ui_text_lines(ui, rect.x + pad, rect.y + rect.h * 70 / 100, room, rect.h * 36 / 100, &small,
                  label);
    if (id == HOT_NONE) {
        return;
    }
    if (ui->hover == id && theme->outline.a > 0) {
        ui_outline(ui, rect, 18, 3, theme->you_text);
    }
    ui_hot(ui, id, rect, true);
}

static void draw_tiles(const struct statistics *statistics, const struct desk *desk, struct ui *ui,
                       const struct rect *small, struct rect wide)
{
    const struct history_statistics *figures = &statistics->figures;
    char text[PHRASE_MAX];
    char label[PHRASE_MAX];
    char longest[WORD_TEXT_MAX];
    struct text_style label_style = theme_text(ui->theme, TEXT_LABEL);
    int taken = ui_px(ui, TILE_PAD + TILE_PAD_RIGHT);
    phrase_number(text, figures->rounds);
    phrase_rounds(label, figures->rounds);
    draw_tile(ui, small[0], HOT_NONE, 46, text, phrase_without(label, text));
    phrase_number(text, figures->best);
    draw_tile(ui, small[1], figures->best_id ? STATISTICS_ID_BEST : HOT_NONE, 46,
              figures->rounds > 0 ? text : "–", tr("best score"));
    phrase_tenths(text, (long)(figures->words_a_round * 10.0 + 0.5));
    draw_tile(ui, small[2], HOT_NONE, 46, text, tr("words a round"));
    phrase_share(text, figures->share);
    bool has_room = ui_text_width(ui, &label_style, tr("of all words found")) <= small[3].w - taken;
    draw_tile(ui, small[3], HOT_NONE, 46, figures->share < 0.0 ? "–" : text,
              has_room ? tr("of all words found") : tr("of all words"));
    draw_tile(ui, wide, figures->longest_id ? STATISTICS_ID_LONGEST : HOT_NONE, 40,
              figures->longest[0]
                  ? table_word(&desk->table, longest, sizeof longest, figures->longest)
                  : "–",
              tr("longest word"));
}

/* --- panels --- */

static void draw_title(struct ui *ui, struct rect panel, int taken, const char *title)
{
    struct text_style style = theme_text(ui->theme, TEXT_HEADING);
    int pad = ui_px(ui, 24);
    ui_panel(ui, panel);
    ui_text_lines(ui, panel.x + pad, panel.y + ui_px(ui, 30), panel.w - 2 * pad - taken,
                  ui_px(ui, 40), &style, title);
}

/* Draws a line in the middle of a panel without figures. */
static void draw_nothing(struct ui *ui, struct rect panel, const char *text)
{
    struct text_style dim =
        text_aligned(text_sized(theme_text(ui->theme, TEXT_BODY), 18), ALIGN_MIDDLE);
    int pad = ui_px(ui, 40);
    struct rect lines = {panel.x + pad, panel.y + panel.h / 2 - ui_px(ui, 20), panel.w - 2 * pad,
                         ui_px(ui, 76)};
    ui_text_wrap(ui, lines, &dim, text);
}

/* Formats the label of the marked point: the best score, or the player's current strength. */
static void write_mark(const struct statistics *statistics, const struct curve *curve, char *mark,
                       size_t size)
{
    char number[PHRASE_MAX];
    long best = 0;
    if (statistics->shown == CURVE_STRENGTH) {
        (void)snprintf(mark, size, "%s", phrase_number(number, curve->values[curve->count - 1]));
        return;
    }
    for (size_t i = 0; i < curve->count; i++) {
        best = curve->values[i] > best ? curve->values[i] : best;
    }
    phrase_number(number, best);
    if (best < statistics->figures.best) {
        (void)snprintf(mark, size, tr("best of the last %zu: %s"), curve->count, number);
    } else {
        (void)snprintf(mark, size, tr("best %s"), number);
    }
}

/* Lists the levels of the scale of strengths: those of the computer. */
static int list_levels(struct chart_level levels[RIVAL_FIXED_COUNT])
{
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        enum rival_level level = (enum rival_level)i;
        levels[i] = (struct chart_level){rival_level_strength(level), phrase_rival_name(level)};
    }
    return RIVAL_FIXED_COUNT;
}

static void draw_curve(const struct statistics *statistics, const struct desk *desk, struct ui *ui,
                       struct rect panel)
{
    const char *const names[CURVE_COUNT] = {tr("Score"), tr("Strength")};
    const struct curve *curve = &statistics->curves[statistics->shown];
    bool is_strength = statistics->shown == CURVE_STRENGTH;
    int wide = ui_px(ui, 200);
    draw_title(ui, panel, wide + ui_px(ui, 16),
               is_strength ? tr("Your strength, round by round")
                           : tr("Your score, round by round"));
    struct rect choices = {panel.x + panel.w - ui_px(ui, 20) - wide, panel.y + ui_px(ui, 9), wide,
                           ui_px(ui, 42)};
    ui_choices(ui, STATISTICS_ID_CURVES, choices, names, CURVE_COUNT, (int)statistics->shown);
    if (curve->count == 0) {
        draw_nothing(ui, panel,
                     is_strength ? tr("Strength comes from rounds with a clock and no hints.")
                                 : tr("No score yet."));
        return;
    }
    char mark[96];
    char count[PHRASE_MAX];
    char oldest[64];
    char newest[DATE_TEXT_MAX];
    char mean[64];
    struct chart_level levels[RIVAL_FIXED_COUNT];
    struct app_date today = calendar_today(&desk->calendar);
    struct app_date day = calendar_day_of(&desk->calendar, curve->newest_unix_s);
    write_mark(statistics, curve, mark, sizeof mark);
    (void)snprintf(oldest, sizeof oldest,
                   tr_plural("%s round ago", "%s rounds ago", (long)curve->count),
                   phrase_number(count, (long)curve->count));
    (void)snprintf(mean, sizeof mean, tr("average of %d rounds"), CHART_AVERAGE);
    struct chart chart = {.values = curve->values,
                          .count = curve->count,
                          .mark = mark,
                          .oldest = oldest,
                          .newest = date_text(&day, &today, newest),
                          .mean = is_strength ? NULL : mean,
                          .levels = levels,
                          .level_count = is_strength ? list_levels(levels) : 0};
    chart_draw(ui, panel, &chart);
}

/* Returns the number of words in a row of the list of lengths. */
static long words_of(const struct history_statistics *figures, int letters)
{
    long count = figures->words_by_length[letters];
    for (int i = letters + 1; letters == LENGTH_LAST && i < HISTORY_LENGTHS; i++) {
        count += figures->words_by_length[i];
    }
    return count;
}

static void draw_lengths(const struct statistics *statistics, struct ui *ui, struct rect panel)
{
    const struct history_statistics *figures = &statistics->figures;
    struct text_style style = theme_text(ui->theme, TEXT_SMALL);
    draw_title(ui, panel, 0, tr("Words you found, by length"));
    int first = LENGTH_FIRST;
    long most = 1;
    int widest = 0;
    char text[PHRASE_MAX];
    for (int letters = LENGTH_LAST; letters > 1; letters--) {
        long count = words_of(figures, letters);
        first = count > 0 && letters < first ? letters : first;
        most = count > most ? count : most;
        int width = ui_text_width(ui, &style, phrase_number(text, count));
        widest = width > widest ? width : widest;
    }
    int rows = LENGTH_LAST - first + 1;
    int top = panel.y + ui_px(ui, 48);
    int room = panel.y + panel.h - ui_px(ui, 12) - top;
    int pitch = room / rows < ui_px(ui, 30) ? room / rows : ui_px(ui, 30);
    int high = pitch * 70 / 100;
    int size = layout_units(ui->layout, pitch) * 85 / 100;
    style.size = size < style.size ? size : style.size;
    (void)snprintf(text, sizeof text, tr("%d+"), LENGTH_LAST);
    int labels = ui_text_width(ui, &style, text) + ui_px(ui, 8);
    int left = panel.x + ui_px(ui, 24) + layout_larger(ui_px(ui, 40), labels);
    int longest = panel.x + panel.w - ui_px(ui, 32) - widest - left;
    for (int letters = first; letters <= LENGTH_LAST; letters++) {
        int y = top + (letters - first) * pitch + pitch / 2;
        long count = words_of(figures, letters);
        int wide = (int)(longest * (long long)count / most);
        wide = count > 0 && wide < ui_px(ui, 3) ? ui_px(ui, 3) : wide;
        (void)snprintf(text, sizeof text, letters == LENGTH_LAST ? tr("%d+") : "%d", letters);
        ui_text(ui, panel.x + ui_px(ui, 24), y, &style, text);
        ui_box(ui, (struct rect){left, y - high / 2, wide, high}, 5, ui->theme->you);
        ui_text(ui, left + wide + ui_px(ui, 8), y, &style, phrase_number(text, count));
    }
}

/* A pair of opponents. */
struct versus {
    const char *name, *brief; /* `brief` if `name` does not fit */
    const struct history_match *match;
    struct color other; /* colour of the second side */
};

static long played(const struct history_match *match)
{
    return match->won + match->drawn + match->lost;
}

/* Returns the traits of the mode that the filter includes; NULL if it includes all. */
static const struct mode_traits *statistics_mode(const struct statistics *statistics)
{
    int mode = statistics->filter.mode;
    return mode > 0 ? mode_traits((enum game_mode)(mode - 1)) : NULL;
}

/* Lists the fixed levels and any others that were played, as far as the mode filter includes them;
 * returns how many. */
#define VERSUS_MAX (RIVAL_COUNT + 1)
static int list_versus(const struct statistics *statistics, const struct theme *theme,
                       struct versus list[VERSUS_MAX])
{
    const struct history_statistics *figures = &statistics->figures;
    const struct mode_traits *mode = statistics_mode(statistics);
    int count = 0;
    for (int i = 0; i < RIVAL_COUNT && (!mode || mode->has_rival); i++) {
        if (i < RIVAL_FIXED_COUNT || played(&figures->matches[i]) > 0) {
            const char *name =
                i == RIVAL_FRIEND ? tr("Friends") : phrase_rival_name((enum rival_level)i);
            list[count++] = (struct versus){name, name, &figures->matches[i], theme->rival};
        }
    }
    if (played(&figures->between) > 0) {
        list[count++] =
            (struct versus){tr("Two players"), tr("Two"), &figures->between, theme->second};
    }
    return count;
}

static void write_match(const struct history_match *match, char *text, size_t size)
{
    char won[PHRASE_MAX];
    char lost[PHRASE_MAX];
    if (played(match) == 0) {
        (void)snprintf(text, size, "%s", tr("not yet"));
    } else {
        (void)snprintf(text, size, tr("%s – %s"), phrase_number(won, match->won),
                       phrase_number(lost, match->lost));
    }
}

static const char *versus_name(const struct ui *ui, const struct versus *versus, int width)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    return ui_text_width(ui, &style, versus->name) <= width ? versus->name : versus->brief;
}

/* Draws the name, the bar and the figures; bar.y is the middle of the row. */
static void draw_versus(struct ui *ui, struct rect panel, struct rect bar, int pitch,
                        const struct versus *versus)
{
    const struct theme *theme = ui->theme;
    const struct history_match *match = versus->match;
    struct text_style name = text_colored(theme_text(theme, TEXT_LABEL), theme->text);
    struct text_style small = text_sized(theme_text(theme, TEXT_SMALL), 13);
    struct text_style score = text_aligned(theme_text(theme, TEXT_SMALL), ALIGN_END);
    score.tabular = true;
    char text[2 * PHRASE_MAX];
    int y = bar.y;
    int names = bar.x - panel.x - ui_px(ui, 24 + 14);
    bool drawn = match->drawn > 0 && pitch >= ui_px(ui, 36);
    int up = drawn ? ui_px(ui, 8) : 0;
    struct chart_part parts[] = {
        {match->won, theme->you}, {match->drawn, theme->line}, {match->lost, versus->other}};
    ui_text_lines(ui, panel.x + ui_px(ui, 24), y - up, names, drawn ? pitch / 2 : pitch, &name,
                  versus_name(ui, versus, names));
    if (drawn) {
        char number[PHRASE_MAX];
        (void)snprintf(text, sizeof text, tr("%s drawn"), phrase_number(number, match->drawn));
        ui_text_fit(ui, panel.x + ui_px(ui, 24), y + ui_px(ui, 10), names, &small, text);
    }
    bar.y = y - bar.h / 2;
    if (bar.w > 0) {
        chart_bar(ui, bar, parts, 3);
    }
    write_match(match, text, sizeof text);
    ui_text(ui, panel.x + panel.w - ui_px(ui, 20), y, &score, text);
}

static void draw_matches(const struct statistics *statistics, struct ui *ui, struct rect panel)
{
    struct versus list[VERSUS_MAX];
    struct text_style score = theme_text(ui->theme, TEXT_SMALL);
    struct text_style name = theme_text(ui->theme, TEXT_LABEL);
    score.tabular = true;
    int count = list_versus(statistics, ui->theme, list);
    const struct mode_traits *mode = statistics_mode(statistics);
    bool is_two = mode && mode->seats == 2;
    draw_title(ui, panel, 0, is_two ? tr("First and second player") : tr("Won and lost"));
    if (mode && !mode->has_rival && !is_two) {
        draw_nothing(ui, panel, tr("Alone, there is nobody to beat."));
        return;
    }
    char text[2 * PHRASE_MAX];
    int widest = ui_px(ui, 72);
    for (int i = 0; i < count; i++) {
        write_match(list[i].match, text, sizeof text);
        int width = ui_text_width(ui, &score, text);
        widest = width > widest ? width : widest;
    }
    int names = ui_px(ui, 96);
    for (int i = 0; i < count; i++) {
        int width = ui_text_width(ui, &name, versus_name(ui, &list[i], names));
        names = layout_clamped(width, names, panel.w * 2 / 5);
    }
    int rows = count > RIVAL_FIXED_COUNT ? count : RIVAL_FIXED_COUNT;
    int pitch = (panel.h - ui_px(ui, 60)) / rows;
    int high = ui_px(ui, 20) < pitch * 75 / 100 ? ui_px(ui, 20) : pitch * 75 / 100;
    int right = panel.x + panel.w - ui_px(ui, 20) - widest - ui_px(ui, 12);
    struct rect bar = {panel.x + ui_px(ui, 24) + names + ui_px(ui, 14), 0, 0, high};
    bar.x = bar.x < right - ui_px(ui, 24)
                ? bar.x
                : right; /* bars are dropped if there is no room: figures come first */
    bar.w = right - bar.x;
    for (int i = 0; i < count; i++) {
        bar.y = panel.y + ui_px(ui, 48) + i * pitch + pitch / 2;
        draw_versus(ui, panel, bar, pitch, &list[i]);
    }
}

void figures_write_counted(const struct statistics *statistics, char *text, char *brief,
                           size_t size)
{
    const struct history_statistics *figures = &statistics->figures;
    char counted[PHRASE_MAX];
    char others[PHRASE_MAX];
    text[0] = brief[0] = '\0';
    if (figures->rounds == 0) {
        return;
    }
    phrase_number(counted, figures->rounds);
    if (figures->others == 0) {
        (void)snprintf(text, size,
                       tr_plural("All figures are for this round.",
                                 "All figures are for these %s rounds.", figures->rounds),
                       counted);
        (void)snprintf(brief, size, "%s", text);
        return;
    }
    (void)snprintf(brief, size, tr("%s of %s counted."), counted,
                   phrase_rounds(others, figures->rounds + figures->others));
    phrase_rounds(counted, figures->rounds);
    (void)snprintf(text, size,
                   tr_plural("%s counted; %s not (replays, typed boards, practice).",
                             "%s counted; %s not (replays, typed boards, practice).",
                             figures->rounds),
                   counted, phrase_number(others, figures->others));
}

/* The tiles, and below them the chart with the two other panels at its right; in a portrait window
 * the longest word and the chart have a row to themselves, and the panels are at the bottom. */
void figures_draw(struct statistics *statistics, const struct desk *desk, struct ui *ui,
                  struct rect rest)
{
    const struct layout *layout = ui->layout;
    bool is_stack = layout->shape == LAYOUT_STACK;
    bool is_low = history_is_low(ui);
    int gap = is_stack ? 16 : is_low ? 14 : 20;
    int tile_gap = is_low && !is_stack ? 12 : 16;
    int tile = is_stack ? (rest.w - (SMALL_TILES - 1) * tile_gap) / SMALL_TILES
                        : (rest.w - SMALL_TILES * tile_gap) * (is_low ? 166 : 155) / 1000;
    struct rect row = rect_cut_top(&rest, is_stack ? 96 : is_low ? 92 : 112);
    struct rect small[SMALL_TILES];
    for (int i = 0; i < SMALL_TILES; i++) {
        small[i] = layout_to_px(layout, rect_cut_left(&row, tile));
        (void)rect_cut_left(&row, tile_gap);
    }
    (void)rect_cut_top(&rest, gap);
    struct rect side;
    if (is_stack) {
        row = rect_cut_top(&rest, 76);
        (void)rect_cut_top(&rest, gap);
        side = rect_cut_bottom(&rest, layout_clamped(layout_window(layout).h * 26 / 100, 250, 330));
        (void)rect_cut_bottom(&rest, gap);
        statistics->lengths = layout_to_px(layout, rect_cut_left(&side, (side.w - gap) / 2));
        (void)rect_cut_left(&side, gap);
    } else {
        side = rest;
        rest = rect_cut_left(&side, (side.w - gap) * 64 / 100);
        (void)rect_cut_left(&side, gap);
        statistics->lengths = layout_to_px(layout, rect_cut_top(&side, (side.h - gap) * 53 / 100));
        (void)rect_cut_top(&side, gap);
    }
    statistics->chart = layout_to_px(layout, rest);
    statistics->matches = layout_to_px(layout, side);
    draw_tiles(statistics, desk, ui, small, layout_to_px(layout, row));
    draw_curve(statistics, desk, ui, statistics->chart);
    draw_lengths(statistics, ui, statistics->lengths);
    draw_matches(statistics, ui, statistics->matches);
}

/* SPDX-License-Identifier: MIT */
/*
 * Drawing of the statistics: tiles, the curve of scores, words by length, wins by level. Leaves the
 * curve itself and the bars to chart.c.
 */
#include "statistics_draw.h"

#include "chart.h"
#include "date.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define TILE_PAD       22
#define TILE_PAD_RIGHT 14

#define LENGTH_FIRST 4  /* the list of lengths begins here, or with a shorter word */
#define LENGTH_LAST  10 /* stands for all that are longer, too */

/* --- what stands where, in units of the design --- */

#define MARGIN      28
#define BUTTON      52
#define CHOICES     54
#define TITLE_LEFT  (MARGIN + BUTTON + 16)
#define SMALL_TILES 4 /* before the one of the longest word */

/* Four tiles of one width in a row, from x = MARGIN on. */
static void place_tiles(const struct layout *layout, struct statistics_layout *at, int y, int width,
                        int height, int gap)
{
    for (int i = 0; i < SMALL_TILES; i++) {
        at->tiles[i] = layout_rect(layout, MARGIN + i * (width + gap), y, width, height);
    }
}

/* The filters stand beside the title; the chart has the two other panels at its right. */
static struct statistics_layout beside(const struct layout *layout, int width, int height)
{
    bool low = height < 740;
    int inner = width - 2 * MARGIN;
    int sizes = layout_clamped(width * 26 / 100, 270, 340);
    int rules = layout_clamped(width * 32 / 100, 300, 420);
    int sizes_x = width - MARGIN - sizes;
    int rules_x = sizes_x - 14 - rules;
    int gap = low ? 16 : 24;
    int tile_gap = low ? 12 : 16;
    int top = low ? 94 : 104;
    int tile = (inner - SMALL_TILES * tile_gap) * (low ? 166 : 155) / 1000;
    int tile_height = low ? 104 : 124;
    int longest = MARGIN + SMALL_TILES * (tile + tile_gap);
    int chart_y = top + tile_height + gap;
    int chart_height = height - MARGIN - chart_y;
    int chart = (inner - gap) * 64 / 100;
    int column_x = MARGIN + chart + gap;
    int column = width - MARGIN - column_x;
    int lengths = (chart_height - gap) * 504 / 1000;
    struct statistics_layout at = {
        .back = layout_rect(layout, MARGIN, 24, BUTTON, BUTTON),
        .title = layout_rect(layout, TITLE_LEFT, 24, rules_x - 16 - TITLE_LEFT, BUTTON),
        .rules = layout_rect(layout, rules_x, 24, rules, CHOICES),
        .sizes = layout_rect(layout, sizes_x, 24, sizes, CHOICES),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .chart = layout_rect(layout, MARGIN, chart_y, chart, chart_height),
        .lengths = layout_rect(layout, column_x, chart_y, column, lengths),
        .matches = layout_rect(layout, column_x, chart_y + lengths + gap, column,
                               chart_height - lengths - gap),
    };
    place_tiles(layout, &at, top, tile, tile_height, tile_gap);
    at.tiles[TILE_LONGEST] =
        layout_rect(layout, longest, top, width - MARGIN - longest, tile_height);
    return at;
}

/* Upright windows: the longest word and the chart have rows of their own. */
static struct statistics_layout stacked(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * MARGIN;
    int gap = 16;
    int sizes = layout_clamped(inner * 55 / 100, 270, 400);
    int top = 24 + 2 * (CHOICES + 14);
    int tile = (inner - 3 * gap) / SMALL_TILES;
    int longest_y = top + 104 + gap;
    int chart_y = longest_y + 84 + gap;
    int lower = layout_clamped(height * 26 / 100, 250, 330);
    int lower_y = height - MARGIN - lower;
    int half = (inner - gap) / 2;
    struct statistics_layout at = {
        .back = layout_rect(layout, MARGIN, 24, BUTTON, BUTTON),
        .title =
            layout_rect(layout, TITLE_LEFT, 24, width - MARGIN - sizes - 16 - TITLE_LEFT, BUTTON),
        .sizes = layout_rect(layout, width - MARGIN - sizes, 24, sizes, CHOICES),
        .rules = layout_rect(layout, MARGIN, 24 + CHOICES + 14, inner, CHOICES),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .tiles[TILE_LONGEST] = layout_rect(layout, MARGIN, longest_y, inner, 84),
        .chart = layout_rect(layout, MARGIN, chart_y, inner, lower_y - gap - chart_y),
        .lengths = layout_rect(layout, MARGIN, lower_y, half, lower),
        .matches = layout_rect(layout, MARGIN + half + gap, lower_y, inner - half - gap, lower),
    };
    place_tiles(layout, &at, top, tile, 104, gap);
    return at;
}

struct statistics_layout statistics_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    return layout->shape == LAYOUT_STACK ? stacked(layout, width, height)
                                         : beside(layout, width, height);
}

/* --- what both screens have --- */

void statistics_draw_top(struct statistics *statistics, struct ui *ui,
                         const struct statistics_layout *at, const char *title)
{
    const struct statistics_filter *filter = &statistics->filter;
    struct text_style style = {.size = 32, .weight = WEIGHT_900, .color = ui->theme->text};
    const char *rules[RULES_COUNT + 1] = {TEXT_ALL_RULES};
    const char *sizes[APP_SIZE_COUNT + 1] = {TEXT_ALL};
    char names[APP_SIZE_COUNT][32];
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i + 1] = text_rules_name((enum rules)i);
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], TEXT_SIZE, i + APP_SIZE_MIN, i + APP_SIZE_MIN);
        sizes[i + 1] = names[i];
    }
    ui_icon_button(ui, STATISTICS_ID_BACK, at->back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, at->title.x, at->title.y + at->title.h / 2, at->title.w, &style, title);
    ui_choices(ui, STATISTICS_ID_RULES, at->rules, rules, RULES_COUNT + 1, filter->rules);
    ui_choices(ui, STATISTICS_ID_SIZES, at->sizes, sizes, APP_SIZE_COUNT + 1,
               filter->size == 0 ? 0 : filter->size - APP_SIZE_MIN + 1);
}

void statistics_draw_empty(struct statistics *statistics, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    const char *trouble = statistics->trouble;
    bool filtered = statistics_is_filtered(statistics);
    struct text_style title = {
        .size = 28, .weight = WEIGHT_900, .color = theme->text, .align = ALIGN_MIDDLE};
    struct text_style text = {
        .size = 18, .weight = WEIGHT_600, .color = theme->dim, .align = ALIGN_MIDDLE};
    static const struct button_look shake = {.kind = BUTTON_PRIMARY,
                                             .label = TEXT_SHAKE,
                                             .has_icon = true,
                                             .icon = ICON_DICES,
                                             .size = 22};
    static const struct button_look all = {.kind = BUTTON_GHOST, .label = TEXT_SHOW_ALL};
    int middle = area.x + area.w / 2;
    int y = area.y + area.h / 2;
    int room = area.w - ui_px(ui, 60);
    room = room < ui_px(ui, 620) ? room : ui_px(ui, 620);
    ui_panel(ui, area);
    ui_icon(ui, middle, y - ui_px(ui, 126), trouble[0] ? ICON_CIRCLE_ALERT : ICON_CHART_COLUMN, 64,
            trouble[0] ? theme->bad : theme->you_text);
    ui_text_fit(ui, middle, y - ui_px(ui, 56), room, &title,
                trouble[0] ? TEXT_HISTORY_TROUBLE
                : filtered ? TEXT_NONE_LIKE_TITLE
                           : TEXT_NO_ROUND_TITLE);
    struct rect lines = {middle - room / 2, y - ui_px(ui, 30), room, ui_px(ui, 54)};
    ui_text_wrap(ui, lines, &text,
                 trouble[0] ? trouble
                 : filtered ? TEXT_NONE_LIKE
                            : TEXT_NO_ROUND);
    if (trouble[0]) {
        return;
    }
    int wide = ui_px(ui, 280) < room ? ui_px(ui, 280) : room;
    struct rect button = {middle - wide / 2, y + ui_px(ui, 44), wide, ui_px(ui, 56)};
    ui_button(ui, STATISTICS_ID_SHAKE, button, &shake);
    if (filtered) {
        button.y += ui_px(ui, 76);
        ui_button(ui, STATISTICS_ID_ALL, button, &all);
    }
}

/* --- tiles --- */

/* A figure or a word as large as it fits, down to the size of a list. */
static void draw_large(struct ui *ui, int x, int y, int width, int size, const char *text)
{
    struct text_style style = {.size = size, .weight = WEIGHT_900, .color = ui->theme->text};
    while (style.size > 18 && ui_text_width(ui, &style, text) > width) {
        style.size--;
    }
    ui_text_fit(ui, x, y, width, &style, text);
}

/* `id` above 0: the tile can be pressed. */
static void draw_tile(struct ui *ui, struct rect rect, int id, int size, const char *figure,
                      const char *label)
{
    const struct theme *theme = ui->theme;
    struct text_style small = {.size = 16, .weight = WEIGHT_700, .color = theme->dim};
    int pad = ui_px(ui, TILE_PAD);
    int room = rect.w - pad - ui_px(ui, TILE_PAD_RIGHT);
    ui_surface(ui, rect, 18,
               id != HOT_NONE && ui->hover == id ? theme_mix(theme->panel, theme->raised, 60)
                                                 : theme->panel);
    draw_large(ui, rect.x + pad, rect.y + rect.h * 39 / 100, room, size, figure);
    ui_text_fit(ui, rect.x + pad, rect.y + rect.h * 70 / 100, room, &small, label);
    if (id == HOT_NONE) {
        return;
    }
    if (ui->hover == id && theme->outline.a > 0) {
        ui_outline(ui, rect, 18, 3, theme->you_text);
    }
    ui_hot(ui, id, rect, true);
}

/* "9%", "0.4%". */
static void write_share(double share, char *text, size_t size)
{
    double percent = share * 100.0;
    (void)snprintf(text, size, percent > 0.0 && percent < 1.0 ? "%.1f%%" : "%.0f%%", percent);
}

static void draw_tiles(const struct statistics *statistics, struct ui *ui, const struct rect *tiles)
{
    const struct history_statistics *figures = &statistics->figures;
    char text[TEXT_COUNT_MAX];
    char label[TEXT_COUNT_MAX];
    char longest[STORE_WORD_MAX];
    static const struct text_style label_style = {.size = 16, .weight = WEIGHT_700};
    int taken = ui_px(ui, TILE_PAD + TILE_PAD_RIGHT);
    text_number(text, figures->rounds);
    text_rounds(label, figures->rounds);
    draw_tile(ui, tiles[TILE_ROUNDS], HOT_NONE, 46, text, strchr(label, ' ') + 1);
    text_number(text, figures->best);
    draw_tile(ui, tiles[TILE_BEST], figures->best_id ? STATISTICS_ID_BEST : HOT_NONE, 46,
              figures->rounds > 0 ? text : TEXT_NO_FIGURE, TEXT_BEST_SCORE);
    (void)snprintf(text, sizeof text, "%.1f", figures->words_a_round);
    draw_tile(ui, tiles[TILE_WORDS], HOT_NONE, 46, text, TEXT_WORDS_A_ROUND);
    write_share(figures->share, text, sizeof text);
    bool has_room =
        ui_text_width(ui, &label_style, TEXT_SHARE_FOUND) <= tiles[TILE_SHARE].w - taken;
    draw_tile(ui, tiles[TILE_SHARE], HOT_NONE, 46, figures->share < 0.0 ? TEXT_NO_FIGURE : text,
              has_room ? TEXT_SHARE_FOUND : TEXT_SHARE_FOUND_SHORT);
    draw_tile(ui, tiles[TILE_LONGEST], figures->longest_id ? STATISTICS_ID_LONGEST : HOT_NONE, 40,
              figures->longest[0] ? text_upper(longest, sizeof longest, figures->longest)
                                  : TEXT_NO_FIGURE,
              TEXT_LONGEST_WORD);
}

/* --- panels --- */

static void draw_title(struct ui *ui, struct rect panel, int taken, const char *title)
{
    struct text_style style = {.size = 20, .weight = WEIGHT_800, .color = ui->theme->text};
    int pad = ui_px(ui, 24);
    ui_panel(ui, panel);
    ui_text_fit(ui, panel.x + pad, panel.y + ui_px(ui, 30), panel.w - 2 * pad - taken, &style,
                title);
}

static void draw_curve(const struct statistics *statistics, const struct desk *desk, struct ui *ui,
                       struct rect panel)
{
    static const struct button_look rounds = {
        .kind = BUTTON_GHOST, .label = TEXT_PAST_ROUNDS, .size = 16};
    int wide = ui_px(ui, 150);
    draw_title(ui, panel, wide + ui_px(ui, 16), TEXT_SCORES);
    struct rect button = {panel.x + panel.w - ui_px(ui, 20) - wide, panel.y + ui_px(ui, 14), wide,
                          ui_px(ui, 40)};
    ui_button(ui, STATISTICS_ID_ROUNDS, button, &rounds);
    if (statistics->score_count == 0) {
        struct text_style dim = {
            .size = 18, .weight = WEIGHT_600, .color = ui->theme->dim, .align = ALIGN_MIDDLE};
        int pad = ui_px(ui, 40);
        struct rect lines = {panel.x + pad, panel.y + panel.h / 2, panel.w - 2 * pad,
                             ui_px(ui, 76)};
        ui_text_wrap(ui, lines, &dim, TEXT_NO_SCORES);
        return;
    }
    long best = 0;
    for (size_t i = 0; i < statistics->score_count; i++) {
        best = statistics->scores[i] > best ? statistics->scores[i] : best;
    }
    char number[TEXT_COUNT_MAX];
    char mark[64];
    char count[TEXT_COUNT_MAX];
    char oldest[64];
    char newest[DATE_TEXT_MAX];
    struct app_date today = calendar_today(&desk->calendar);
    struct app_date day = calendar_day_of(&desk->calendar, statistics->newest_unix_s);
    (void)snprintf(mark, sizeof mark,
                   best < statistics->figures.best ? TEXT_BEST_OF_THESE : TEXT_BEST_MARK,
                   text_number(number, best));
    (void)snprintf(oldest, sizeof oldest, TEXT_AGO,
                   text_rounds(count, (long)statistics->score_count));
    struct chart chart = {.scores = statistics->scores,
                          .count = statistics->score_count,
                          .best = mark,
                          .oldest = oldest,
                          .newest = date_text(&day, &today, newest)};
    chart_draw(ui, panel, &chart);
}

/* How many words there are in a row of the list of lengths. */
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
    struct text_style style = {.size = 15, .weight = WEIGHT_700, .color = ui->theme->dim};
    draw_title(ui, panel, 0, TEXT_WORDS_BY_LENGTH);
    int first = LENGTH_FIRST;
    long most = 1;
    int widest = 0;
    char text[TEXT_COUNT_MAX];
    for (int letters = LENGTH_LAST; letters > 1; letters--) {
        long count = words_of(figures, letters);
        first = count > 0 && letters < first ? letters : first;
        most = count > most ? count : most;
        int width = ui_text_width(ui, &style, text_number(text, count));
        widest = width > widest ? width : widest;
    }
    int rows = LENGTH_LAST - first + 1;
    int top = panel.y + ui_px(ui, 50);
    int room = panel.y + panel.h - ui_px(ui, 16) - top;
    int pitch = room / rows < ui_px(ui, 30) ? room / rows : ui_px(ui, 30);
    int high = pitch * 70 / 100;
    int left = panel.x + ui_px(ui, 64);
    int longest = panel.x + panel.w - ui_px(ui, 32) - widest - left;
    for (int letters = first; letters <= LENGTH_LAST; letters++) {
        int y = top + (letters - first) * pitch + pitch / 2;
        long count = words_of(figures, letters);
        int wide = (int)(longest * (long long)count / most);
        wide = count > 0 && wide < ui_px(ui, 3) ? ui_px(ui, 3) : wide;
        (void)snprintf(text, sizeof text, letters == LENGTH_LAST ? TEXT_LENGTH_AND_MORE : "%d",
                       letters);
        ui_text(ui, panel.x + ui_px(ui, 24), y, &style, text);
        ui_box(ui, (struct rect){left, y - high / 2, wide, high}, 5, ui->theme->you);
        ui_text(ui, left + wide + ui_px(ui, 8), y, &style, text_number(text, count));
    }
}

static void write_match(const struct history_match *match, char *text, size_t size)
{
    char won[TEXT_COUNT_MAX];
    char lost[TEXT_COUNT_MAX];
    if (match->won + match->drawn + match->lost == 0) {
        (void)snprintf(text, size, "%s", TEXT_NO_MATCH);
    } else {
        (void)snprintf(text, size, TEXT_MATCH, text_number(won, match->won),
                       text_number(lost, match->lost));
    }
}

static void draw_matches(const struct statistics *statistics, struct ui *ui, struct rect panel)
{
    const struct history_statistics *figures = &statistics->figures;
    const struct theme *theme = ui->theme;
    struct text_style name = {.size = 16, .weight = WEIGHT_700, .color = theme->text};
    struct text_style small = {.size = 13, .weight = WEIGHT_700, .color = theme->dim};
    struct text_style score = {
        .size = 15, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END, .tabular = true};
    draw_title(ui, panel, 0, TEXT_MATCHES);
    char text[2 * TEXT_COUNT_MAX];
    int widest = ui_px(ui, 72);
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        write_match(&figures->matches[i], text, sizeof text);
        int width = ui_text_width(ui, &score, text);
        widest = width > widest ? width : widest;
    }
    int pitch = (panel.h - ui_px(ui, 60) - ui_px(ui, 10)) / RIVAL_FIXED_COUNT;
    int names = ui_px(ui, 82);
    int high = ui_px(ui, 20);
    struct rect bar = {panel.x + ui_px(ui, 24) + names + ui_px(ui, 14), 0, 0, high};
    bar.w = panel.x + panel.w - ui_px(ui, 20) - widest - ui_px(ui, 12) - bar.x;
    for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
        const struct history_match *match = &figures->matches[i];
        int y = panel.y + ui_px(ui, 52) + i * pitch + pitch / 2;
        bool drawn = match->drawn > 0 && pitch >= ui_px(ui, 36);
        int up = drawn ? ui_px(ui, 8) : 0;
        struct chart_part parts[] = {
            {match->won, theme->you}, {match->drawn, theme->line}, {match->lost, theme->rival}};
        ui_text_fit(ui, panel.x + ui_px(ui, 24), y - up, names, &name,
                    text_rival_name((enum rival_level)i));
        if (drawn) {
            char number[TEXT_COUNT_MAX];
            (void)snprintf(text, sizeof text, TEXT_MATCH_DRAWN, text_number(number, match->drawn));
            ui_text_fit(ui, panel.x + ui_px(ui, 24), y + ui_px(ui, 10), names, &small, text);
        }
        bar.y = y - high / 2;
        chart_bar(ui, bar, parts, 3);
        write_match(match, text, sizeof text);
        ui_text(ui, panel.x + panel.w - ui_px(ui, 20), y, &score, text);
    }
}

void statistics_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct statistics *statistics = self;
    struct statistics_layout at = statistics_layout(&desk->stage.layout);
    statistics_draw_top(statistics, ui, &at, TEXT_STATISTICS);
    if (statistics->figures.rounds == 0) {
        statistics_draw_empty(statistics, ui, at.body);
        return;
    }
    draw_tiles(statistics, ui, at.tiles);
    draw_curve(statistics, desk, ui, at.chart);
    draw_lengths(statistics, ui, at.lengths);
    draw_matches(statistics, ui, at.matches);
}

/* SPDX-License-Identifier: MIT */
/*
 * What the statistics pages share: layout, top of the page, filters, and the message shown when
 * there are no rounds. Leaves the figures to statistics_draw.c.
 */
#include "statistics_draw.h"

#include "dialog.h"
#include "phrase.h"

#include <stdio.h>

/* --- layout, in design units --- */

#define MARGIN      28
#define BUTTON      52
#define TITLE_LEFT  (MARGIN + BUTTON + 16)
#define FILTERS_TOP 92
#define FILTERS     46 /* height of a row */
#define FILTER_GAP  14
#define SMALL_TILES 4 /* before the longest word's tile */

#define PAGES_WIDE   380
#define PAGES_NARROW 290

/* Places four tiles of equal width in a row, from x = MARGIN. */
static void place_tiles(const struct layout *layout, struct statistics_layout *at, int y, int width,
                        int height, int gap)
{
    for (int i = 0; i < SMALL_TILES; i++) {
        at->tiles[i] = layout_rect(layout, MARGIN + i * (width + gap), y, width, height);
    }
}

/* Places what is at the top of every page. */
static void place_top(const struct layout *layout, struct statistics_layout *at, int width,
                      int pages)
{
    at->back = layout_rect(layout, MARGIN, 24, BUTTON, BUTTON);
    at->pages = layout_rect(layout, width - MARGIN - pages, 24, pages, BUTTON);
    at->title =
        layout_rect(layout, TITLE_LEFT, 24, width - MARGIN - pages - 16 - TITLE_LEFT, BUTTON);
}

/* The two other panels are to the right of the chart. */
static struct statistics_layout beside(const struct layout *layout, int width, int height)
{
    bool low = height < 740;
    int inner = width - 2 * MARGIN;
    int filters = inner - 2 * FILTER_GAP;
    int modes = filters * 39 / 100;
    int rules = filters * 34 / 100;
    int sizes = filters - modes - rules;
    int gap = low ? 14 : 20;
    int tile_gap = low ? 12 : 16;
    int top = FILTERS_TOP + FILTERS + (low ? 12 : 16);
    int tile = (inner - SMALL_TILES * tile_gap) * (low ? 166 : 155) / 1000;
    int tile_height = low ? 92 : 112;
    int longest = MARGIN + SMALL_TILES * (tile + tile_gap);
    int chart_y = top + tile_height + gap;
    int chart_height = height - MARGIN - chart_y;
    int chart = (inner - gap) * 64 / 100;
    int column_x = MARGIN + chart + gap;
    int column = width - MARGIN - column_x;
    int lengths = (chart_height - gap) * 53 / 100;
    struct statistics_layout at = {
        .modes = layout_rect(layout, MARGIN, FILTERS_TOP, modes, FILTERS),
        .rules = layout_rect(layout, MARGIN + modes + FILTER_GAP, FILTERS_TOP, rules, FILTERS),
        .sizes = layout_rect(layout, width - MARGIN - sizes, FILTERS_TOP, sizes, FILTERS),
        .goals = layout_rect(layout, MARGIN, FILTERS_TOP, inner, height - MARGIN - FILTERS_TOP),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .chart = layout_rect(layout, MARGIN, chart_y, chart, chart_height),
        .lengths = layout_rect(layout, column_x, chart_y, column, lengths),
        .matches = layout_rect(layout, column_x, chart_y + lengths + gap, column,
                               chart_height - lengths - gap),
    };
    place_top(layout, &at, width, PAGES_WIDE);
    place_tiles(layout, &at, top, tile, tile_height, tile_gap);
    at.tiles[TILE_LONGEST] =
        layout_rect(layout, longest, top, width - MARGIN - longest, tile_height);
    return at;
}

/* Portrait windows: the longest word, the chart and the modes each have a row to themselves. */
static struct statistics_layout stacked(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * MARGIN;
    int gap = 16;
    int sizes = (inner - FILTER_GAP) * 45 / 100;
    int second = FILTERS_TOP + FILTERS + 10;
    int top = second + FILTERS + 14;
    int tile = (inner - 3 * gap) / SMALL_TILES;
    int longest_y = top + 96 + gap;
    int chart_y = longest_y + 76 + gap;
    int lower = layout_clamped(height * 26 / 100, 250, 330);
    int lower_y = height - MARGIN - lower;
    int half = (inner - gap) / 2;
    struct statistics_layout at = {
        .modes = layout_rect(layout, MARGIN, FILTERS_TOP, inner, FILTERS),
        .rules = layout_rect(layout, MARGIN, second, inner - FILTER_GAP - sizes, FILTERS),
        .sizes = layout_rect(layout, width - MARGIN - sizes, second, sizes, FILTERS),
        .goals = layout_rect(layout, MARGIN, FILTERS_TOP, inner, height - MARGIN - FILTERS_TOP),
        .body = layout_rect(layout, MARGIN, top, inner, height - MARGIN - top),
        .tiles[TILE_LONGEST] = layout_rect(layout, MARGIN, longest_y, inner, 76),
        .chart = layout_rect(layout, MARGIN, chart_y, inner, lower_y - gap - chart_y),
        .lengths = layout_rect(layout, MARGIN, lower_y, half, lower),
        .matches = layout_rect(layout, MARGIN + half + gap, lower_y, inner - half - gap, lower),
    };
    place_top(layout, &at, width, PAGES_NARROW);
    place_tiles(layout, &at, top, tile, 96, gap);
    return at;
}

struct statistics_layout statistics_layout(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    return layout->shape == LAYOUT_STACK ? stacked(layout, width, height)
                                         : beside(layout, width, height);
}

/* --- parts shared by both screens --- */

void statistics_draw_top(struct ui *ui, const struct statistics_layout *at,
                         enum statistics_page page, const char *title, const char *about)
{
    const char *const pages[PAGE_COUNT] = {tr("Figures"), tr("Goals"), tr("Past rounds")};
    struct text_style large = {.size = 30, .weight = WEIGHT_900, .color = ui->theme->text};
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    int middle = at->title.y + at->title.h / 2;
    ui_icon_button(ui, STATISTICS_ID_BACK, at->back, ICON_CHEVRON_LEFT);
    ui_text_lines(ui, at->title.x, about[0] ? middle - ui_px(ui, 11) : middle, at->title.w,
                  ui_px(ui, 36), &large, title);
    ui_text_lines(ui, at->title.x, middle + ui_px(ui, 18), at->title.w, ui_px(ui, 26), &small,
                  about);
    ui_choices(ui, STATISTICS_ID_PAGES, at->pages, pages, PAGE_COUNT, (int)page);
}

void statistics_draw_filters(const struct statistics *statistics, struct ui *ui,
                             const struct statistics_layout *at)
{
    const char *const modes[MODE_COUNT + 1] = {
        tr("All ways"), [MODE_TURNS + 1] = tr("Turns"), [MODE_RACE + 1] = tr("Race"),
        [MODE_TWO + 1] = tr("Two"), [MODE_ALONE + 1] = tr("Alone")};
    const struct statistics_filter *filter = &statistics->filter;
    const char *rules[RULES_COUNT + 1] = {tr("All rules")};
    const char *sizes[APP_SIZE_COUNT + 1] = {tr_in("sizes", "All")};
    char names[APP_SIZE_COUNT][32];
    for (int i = 0; i < RULES_COUNT; i++) {
        rules[i + 1] = phrase_rules_name((enum rules)i);
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        (void)snprintf(names[i], sizeof names[i], tr("%d × %d"), i + APP_SIZE_MIN,
                       i + APP_SIZE_MIN);
        sizes[i + 1] = names[i];
    }
    ui_choices(ui, STATISTICS_ID_WAYS, at->modes, modes, MODE_COUNT + 1, filter->mode);
    ui_choices(ui, STATISTICS_ID_RULES, at->rules, rules, RULES_COUNT + 1, filter->rules);
    ui_choices(ui, STATISTICS_ID_SIZES, at->sizes, sizes, APP_SIZE_COUNT + 1,
               filter->size == 0 ? 0 : filter->size - APP_SIZE_MIN + 1);
}

bool statistics_is_filtered(const struct statistics *statistics)
{
    const struct statistics_filter *filter = &statistics->filter;
    return filter->size != 0 || filter->rules != 0 || filter->mode != 0;
}

void statistics_draw_empty(const struct statistics *statistics, bool uncounted, struct ui *ui,
                           struct rect area)
{
    const struct button_look shake = {.kind = BUTTON_PRIMARY,
                                      .label = tr("Shake the dice"),
                                      .has_icon = true,
                                      .icon = ICON_DICES,
                                      .size = 22};
    const struct button_look all = {.kind = BUTTON_GHOST, .label = tr("Show all")};
    const char *trouble = statistics->trouble;
    bool filtered = statistics_is_filtered(statistics);
    struct dialog_nothing nothing = {.icon = ICON_CHART_COLUMN, .is_trouble = trouble[0]};
    nothing.title = trouble[0]  ? tr("The history cannot be read")
                    : uncounted ? tr("No round that counts")
                    : filtered  ? tr("No round like this yet")
                                : tr("Your story begins with a round");
    nothing.text =
        trouble[0] ? trouble
        : uncounted
            ? tr("Replays, typed boards and practice do not count here. Past rounds lists them.")
        : filtered ? tr("Play the first one, or look at all the others.")
                   : tr("Your scores, your words and your wins gather here, round by round.");
    struct rect button = dialog_draw_nothing(ui, area, &nothing);
    if (trouble[0]) {
        return;
    }
    ui_button(ui, STATISTICS_ID_SHAKE, button, &shake);
    if (filtered) {
        button.y += ui_px(ui, 76);
        ui_button(ui, STATISTICS_ID_ALL, button, &all);
    }
}

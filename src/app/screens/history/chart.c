/* SPDX-License-Identifier: MIT */
/*
 * Draws curves and bars. Leaves the numbers to figures.c.
 */
#include "chart.h"

#include "phrase.h"

#include <assert.h>

#define LINES_MAX      4 /* scale lines above zero */
#define FOOT           52
#define HEAD           108 /* above the highest value: the panel's title and the mark */
#define THIN           2   /* the line of the values below that of their means */
#define THICK          4   /* the upper line, or the only one */
#define CONTRAST_LEAST 250 /* in hundredths, of a thin line against its background */

/* Where the curve is, in device pixels, and its highest value. */
struct plot {
    int left, right, top, bottom;
    long most;
};

long chart_step(long most)
{
    assert(most > 0);
    long step = 1;
    for (;;) {
        static const long factors[] = {1, 2, 5};
        for (int i = 0; i < 3; i++) {
            if (most / (step * factors[i]) <= LINES_MAX) {
                return step * factors[i];
            }
        }
        step *= 10;
    }
}

long chart_average(const long *values, size_t index)
{
    size_t first = index + 1 > CHART_AVERAGE ? index + 1 - CHART_AVERAGE : 0;
    long sum = 0;
    for (size_t i = first; i <= index; i++) {
        sum += values[i];
    }
    return (long)((long long)sum * 1000 / (long long)(index + 1 - first));
}

/* Returns the index of the point that has the mark. */
static size_t marked_index(const struct chart *chart)
{
    size_t best = 0;
    if (!chart->mean) {
        return chart->count - 1;
    }
    for (size_t i = 1; i < chart->count; i++) {
        if (chart->values[i] > chart->values[best]) {
            best = i;
        }
    }
    return best;
}

/* A single value is placed at the right, where later ones will appear. */
static int x_of(const struct plot *plot, const struct chart *chart, size_t index)
{
    if (chart->count == 1) {
        return plot->right;
    }
    return plot->left +
           (int)((long)(plot->right - plot->left) * (long)index / (long)(chart->count - 1));
}

static int y_of(const struct plot *plot, long milli_value)
{
    long long height = plot->bottom - plot->top;
    return plot->bottom - (int)((height * milli_value / plot->most + 500) / 1000);
}

/* Amber where it stands out; its darker edge colour on a bright background. */
static struct color line_color(const struct ui *ui)
{
    const struct theme *theme = ui->theme;
    bool seen = theme_contrast(theme->you, theme->panel) >= CONTRAST_LEAST;
    return seen ? theme->you : theme->you_edge;
}

static void draw_dot(struct ui *ui, int x, int y, int radius, struct color color)
{
    int half = ui_px(ui, radius);
    half = half > 1 ? half : 1;
    ui_box(ui, (struct rect){x - half, y - half, 2 * half, 2 * half}, radius + 1, color);
}

static void draw_line(struct ui *ui, int x, int y, int to_x, int to_y, int thickness,
                      struct color color)
{
    int size = ui_px(ui, thickness);
    struct draw_command line = {.kind = DRAW_LINE,
                                .rect = {x, y, to_x - x, to_y - y},
                                .color = color,
                                .size = size > 2 ? size : 2};
    draw_add(ui->list, &line, NULL);
}

static struct text_style label_style(const struct ui *ui, enum text_align align)
{
    return (struct text_style){
        .size = 14, .weight = WEIGHT_700, .color = ui->theme->dim, .align = align};
}

/* Returns the lowest level not below the highest value; that value if it is above all levels. */
static long top_level(const struct chart *chart, long best)
{
    int i = 0;
    while (i < chart->level_count - 1 && chart->levels[i].value < best) {
        i++;
    }
    return chart->levels[i].value > best ? chart->levels[i].value : best;
}

static int labels_width(const struct ui *ui, const struct chart *chart, long most)
{
    struct text_style style = label_style(ui, ALIGN_END);
    char number[PHRASE_MAX];
    int widest = 0;
    if (chart->level_count == 0) {
        long step = chart_step(most);
        return ui_text_width(ui, &style, phrase_number(number, most / step * step));
    }
    for (int i = 0; i < chart->level_count && chart->levels[i].value <= most; i++) {
        int width = ui_text_width(ui, &style, chart->levels[i].name);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static struct plot place(const struct ui *ui, struct rect area, const struct chart *chart)
{
    struct plot plot = {.right = area.x + area.w - ui_px(ui, 24),
                        .top = area.y + ui_px(ui, HEAD),
                        .bottom = area.y + area.h - ui_px(ui, FOOT)};
    plot.most = 1;
    for (size_t i = 0; i < chart->count; i++) {
        plot.most = chart->values[i] > plot.most ? chart->values[i] : plot.most;
    }
    if (chart->level_count > 0) {
        plot.most = top_level(chart, plot.most);
    }
    int labels = ui_px(ui, 24) + labels_width(ui, chart, plot.most) + ui_px(ui, 12);
    int usual = ui_px(ui, 58);
    plot.left = area.x + (labels > usual ? labels : usual);
    return plot;
}

static void draw_scale_line(struct ui *ui, const struct plot *plot, long value, const char *label)
{
    struct text_style style = label_style(ui, ALIGN_END);
    int thick = ui_px(ui, 1) > 0 ? ui_px(ui, 1) : 1;
    int y = y_of(plot, value * 1000);
    ui_box(ui, (struct rect){plot->left, y, plot->right - plot->left, thick}, 0, ui->theme->line);
    ui_text(ui, plot->left - ui_px(ui, 12), y, &style, label);
}

static void draw_scale(struct ui *ui, const struct plot *plot, const struct chart *chart)
{
    char number[PHRASE_MAX];
    if (chart->level_count > 0) {
        draw_scale_line(ui, plot, 0, phrase_number(number, 0));
        for (int i = 0; i < chart->level_count && chart->levels[i].value <= plot->most; i++) {
            draw_scale_line(ui, plot, chart->levels[i].value, chart->levels[i].name);
        }
        return;
    }
    long step = chart_step(plot->most);
    for (long value = 0; value <= plot->most; value += step) {
        draw_scale_line(ui, plot, value, phrase_number(number, value));
    }
}

/* Draws a piece of the line of means with its name, in the middle between two x. */
static void draw_key(struct ui *ui, int left, int right, int y, const char *name)
{
    struct text_style style = label_style(ui, ALIGN_START);
    int piece = ui_px(ui, 14);
    int gap = ui_px(ui, 6);
    int room = right - left - 3 * gap - piece;
    int width = int_min(ui_text_width(ui, &style, name), room);
    int x = (left + right - piece - gap - width) / 2;
    draw_line(ui, x, y, x + piece, y, THICK, ui->theme->text);
    ui_text_fit(ui, x + piece + gap, y, width, &style, name);
}

/* Draws what is below the plot. */
static void draw_foot(struct ui *ui, const struct plot *plot, const struct chart *chart)
{
    struct text_style start = label_style(ui, ALIGN_START);
    struct text_style end = label_style(ui, ALIGN_END);
    int y = plot->bottom + ui_px(ui, 27);
    int room = (plot->right - plot->left) / (chart->mean ? 3 : 2) - ui_px(ui, 6);
    int left = plot->left;
    if (chart->count > 1) {
        left += ui_text_fit(ui, left, y, room, &start, chart->oldest);
    }
    int right = plot->right - ui_text_fit(ui, plot->right, y, room, &end, chart->newest);
    if (chart->count > 1 && chart->mean) {
        draw_key(ui, left, right, y, chart->mean);
    }
}

static void draw_mark(struct ui *ui, const struct plot *plot, const struct chart *chart)
{
    struct text_style style = {
        .size = 16, .weight = WEIGHT_800, .color = ui->theme->text, .align = ALIGN_MIDDLE};
    size_t marked = marked_index(chart);
    int x = x_of(plot, chart, marked);
    int y = y_of(plot, chart->values[marked] * 1000);
    int half = ui_text_width(ui, &style, chart->mark) / 2 + 1;
    int middle = x + half > plot->right ? plot->right - half : x;
    middle = middle - half < plot->left ? plot->left + half : middle;
    draw_dot(ui, x, y, 7, line_color(ui));
    ui_text(ui, middle, y - ui_px(ui, 21), &style, chart->mark);
}

/* Draws a line through the values, or through their means. */
static void draw_curve(struct ui *ui, const struct plot *plot, const struct chart *chart,
                       bool is_mean, int thickness, struct color color)
{
    int x = 0;
    int y = 0;
    for (size_t i = 0; i < chart->count; i++) {
        int to_x = x_of(plot, chart, i);
        int to_y = y_of(plot, is_mean ? chart_average(chart->values, i) : chart->values[i] * 1000);
        if (i > 0) {
            draw_line(ui, x, y, to_x, to_y, thickness, color);
        }
        x = to_x;
        y = to_y;
    }
}

void chart_draw(struct ui *ui, struct rect area, const struct chart *chart)
{
    assert(chart->count > 0);
    struct plot plot = place(ui, area, chart);
    struct color color = line_color(ui);
    int strength = ui->theme->outline.a > 0 ? 80 : 45; /* percent; opacity of a dot */
    draw_scale(ui, &plot, chart);
    draw_foot(ui, &plot, chart);
    for (size_t i = 0; i < chart->count; i++) {
        draw_dot(ui, x_of(&plot, chart, i), y_of(&plot, chart->values[i] * 1000), 4,
                 theme_faded(color, strength));
    }
    draw_curve(ui, &plot, chart, false, chart->mean ? THIN : THICK, color);
    if (chart->mean) {
        draw_curve(ui, &plot, chart, true, THICK, ui->theme->text);
    }
    draw_mark(ui, &plot, chart);
}

void chart_bar(struct ui *ui, struct rect rect, const struct chart_part *parts, int count)
{
    long all = 0;
    for (int i = 0; i < count; i++) {
        all += parts[i].size;
    }
    if (all == 0) {
        ui_surface(ui, rect, 6, ui->theme->field);
        return;
    }
    long before = 0;
    for (int i = 0; i < count; i++) {
        int from = rect.x + (int)(rect.w * before / all);
        before += parts[i].size;
        int to = rect.x + (int)(rect.w * before / all);
        if (to > from) { /* the bar's ends are round, the divisions straight */
            ui_clip(ui, (struct rect){from, rect.y, to - from, rect.h});
            ui_box(ui, rect, 6, parts[i].color);
            ui_clip_end(ui);
        }
    }
}

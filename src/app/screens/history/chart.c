/* SPDX-License-Identifier: MIT */
/*
 * A curve of scores and bars as draw commands. Leaves the figures to statistics_draw.c.
 */
#include "chart.h"

#include "text.h"

#include <assert.h>

#define LINES_MAX      4 /* of the scale, above zero */
#define FOOT           52
#define HEAD           108 /* above the best: the title of the panel and the mark */
#define CONTRAST_LEAST 250 /* hundredths, of a thin line against its ground */

/* Where the curve lies, in device pixels, and what is its highest figure. */
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

long chart_average(const long *scores, size_t index)
{
    size_t first = index + 1 > CHART_AVERAGE ? index + 1 - CHART_AVERAGE : 0;
    long sum = 0;
    for (size_t i = first; i <= index; i++) {
        sum += scores[i];
    }
    return (long)((long long)sum * 1000 / (long long)(index + 1 - first));
}

static size_t best_index(const struct chart *chart)
{
    size_t best = 0;
    for (size_t i = 1; i < chart->count; i++) {
        if (chart->scores[i] > chart->scores[best]) {
            best = i;
        }
    }
    return best;
}

/* A score alone stands at the right, where the next ones will come. */
static int x_of(const struct plot *plot, const struct chart *chart, size_t index)
{
    if (chart->count == 1) {
        return plot->right;
    }
    return plot->left +
           (int)((long)(plot->right - plot->left) * (long)index / (long)(chart->count - 1));
}

static int y_of(const struct plot *plot, long milli_score)
{
    long long height = plot->bottom - plot->top;
    return plot->bottom - (int)((height * milli_score / plot->most + 500) / 1000);
}

/* Amber where it stands out, its darker edge where the ground is bright. */
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

static void draw_line(struct ui *ui, int x, int y, int to_x, int to_y, struct color color)
{
    int size = ui_px(ui, 4);
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

static struct plot place(const struct ui *ui, struct rect area, const struct chart *chart)
{
    struct text_style style = label_style(ui, ALIGN_END);
    struct plot plot = {.right = area.x + area.w - ui_px(ui, 24),
                        .top = area.y + ui_px(ui, HEAD),
                        .bottom = area.y + area.h - ui_px(ui, FOOT)};
    long best = chart->scores[best_index(chart)];
    plot.most = best > 0 ? best : 1;
    long step = chart_step(plot.most);
    char number[TEXT_COUNT_MAX];
    int widest = ui_text_width(ui, &style, text_number(number, plot.most / step * step));
    int labels = ui_px(ui, 24) + widest + ui_px(ui, 12);
    int usual = ui_px(ui, 58);
    plot.left = area.x + (labels > usual ? labels : usual);
    return plot;
}

static void draw_scale(struct ui *ui, const struct plot *plot)
{
    struct text_style style = label_style(ui, ALIGN_END);
    long step = chart_step(plot->most);
    int thick = ui_px(ui, 1) > 0 ? ui_px(ui, 1) : 1;
    for (long score = 0; score <= plot->most; score += step) {
        char number[TEXT_COUNT_MAX];
        int y = y_of(plot, score * 1000);
        ui_box(ui, (struct rect){plot->left, y, plot->right - plot->left, thick}, 0,
               ui->theme->line);
        ui_text(ui, plot->left - ui_px(ui, 12), y, &style, text_number(number, score));
    }
}

static void draw_ends(struct ui *ui, const struct plot *plot, const struct chart *chart)
{
    struct text_style start = label_style(ui, ALIGN_START);
    struct text_style end = label_style(ui, ALIGN_END);
    int y = plot->bottom + ui_px(ui, 27);
    int half = (plot->right - plot->left) / 2 - ui_px(ui, 6);
    if (chart->count > 1) {
        ui_text_fit(ui, plot->left, y, half, &start, chart->oldest);
    }
    ui_text_fit(ui, plot->right, y, half, &end, chart->newest);
}

static void draw_best(struct ui *ui, const struct plot *plot, const struct chart *chart)
{
    struct text_style style = {
        .size = 16, .weight = WEIGHT_800, .color = ui->theme->text, .align = ALIGN_MIDDLE};
    size_t best = best_index(chart);
    int x = x_of(plot, chart, best);
    int y = y_of(plot, chart->scores[best] * 1000);
    int half = ui_text_width(ui, &style, chart->best) / 2 + 1;
    int middle = x + half > plot->right ? plot->right - half : x;
    middle = middle - half < plot->left ? plot->left + half : middle;
    draw_dot(ui, x, y, 7, line_color(ui));
    ui_text(ui, middle, y - ui_px(ui, 21), &style, chart->best);
}

void chart_draw(struct ui *ui, struct rect area, const struct chart *chart)
{
    assert(chart->count > 0);
    struct plot plot = place(ui, area, chart);
    struct color color = line_color(ui);
    int strength = ui->theme->outline.a > 0 ? 80 : 45; /* percent, of a dot */
    draw_scale(ui, &plot);
    draw_ends(ui, &plot, chart);
    for (size_t i = 0; i < chart->count; i++) {
        draw_dot(ui, x_of(&plot, chart, i), y_of(&plot, chart->scores[i] * 1000), 4,
                 theme_faded(color, strength));
    }
    for (size_t i = 1; i < chart->count; i++) {
        draw_line(ui, x_of(&plot, chart, i - 1), y_of(&plot, chart_average(chart->scores, i - 1)),
                  x_of(&plot, chart, i), y_of(&plot, chart_average(chart->scores, i)), color);
    }
    draw_best(ui, &plot, chart);
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
        if (to > from) { /* the ends are round, the cuts between are straight */
            ui_clip(ui, (struct rect){from, rect.y, to - from, rect.h});
            ui_box(ui, rect, 6, parts[i].color);
            ui_clip_end(ui);
        }
    }
}

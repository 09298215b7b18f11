/* SPDX-License-Identifier: MIT */
/*
 * Texts that never overflow their box: fitted to a line or wrapped.
 */
#include "widgets.h"

#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

#define LINE_MAX_BYTES 256
#define SHRINK_FLOOR   750 /* smallest size of a shrunk text, thousandths of its own */
#define LINES_FLOOR    640 /* the same for closely spaced lines */
#define CLOSE_LINE     118 /* closely spaced lines: line height in percent of the size */

/* Returns a style at the smallest size that can be read easily. */
static struct text_style smallest(const struct text_style *style)
{
    int least = int_max(style->size * SHRINK_FLOOR / 1000, UI_SIZE_LEAST);
    return text_sized(*style, int_min(style->size, least));
}

static int width_at(const struct ui *ui, const struct text_style *style, int size, const char *text)
{
    int width = ui->metrics->width(ui->metrics->context, style->weight, size, text);
    int letters = 0;
    for (const char *at = text; style->spacing != 0 && *at; at++) {
        letters += utf8_begins(*at);
    }
    return width + letters * style->spacing * size / 1000;
}

int ui_text_width(const struct ui *ui, const struct text_style *style, const char *text)
{
    return width_at(ui, style, ui_px(ui, style->size), text);
}

int ui_text_least(const struct ui *ui, const struct text_style *style, const char *text)
{
    struct text_style least = smallest(style);
    return ui_text_width(ui, &least, text);
}

static void add_text(struct ui *ui, int x, int y, const struct text_style *style, int size,
                     const char *text)
{
    struct draw_command command = {
        .kind = DRAW_TEXT,
        .rect = {x, y, 0, 0},
        .color = style->color,
        .size = size,
        .spacing = style->spacing,
        .weight = style->weight,
        .align = style->align,
        .tabular = style->tabular,
    };
    if (*text) {
        draw_add(ui->list, &command, text);
    }
}

void ui_text(struct ui *ui, int x, int y, const struct text_style *style, const char *text)
{
    add_text(ui, x, y, style, ui_px(ui, style->size), text);
}

/* Returns the length without the last UTF-8 character. */
static size_t shorter(const char *text, size_t length)
{
    do {
        length--;
    } while (length > 0 && !utf8_begins(text[length]));
    return length;
}

/* Shortens `text` until it fits with an ellipsis. */
static void cut(const struct ui *ui, const struct text_style *style, int size, int width,
                const char *text, char *line)
{
    size_t length = strlen(text);
    if (length > LINE_MAX_BYTES - 8) {
        length = LINE_MAX_BYTES - 8;
    }
    do {
        (void)snprintf(line, LINE_MAX_BYTES, "%.*s…", (int)length, text);
        if (width_at(ui, style, size, line) <= width) {
            return;
        }
        length = shorter(text, length);
    } while (length > 0);
}

/* Returns the size in px, from that of `style` down to a floor, at which a line fits; 0: none. */
static int shrunk(const struct ui *ui, const struct text_style *style, int width, const char *text)
{
    int natural = ui_px(ui, style->size);
    int size = natural;
    while (size > natural * SHRINK_FLOOR / 1000 && width_at(ui, style, size, text) > width) {
        size--;
    }
    return width_at(ui, style, size, text) <= width ? size : 0;
}

int ui_text_fit(struct ui *ui, int x, int y, int width, const struct text_style *style,
                const char *text)
{
    int size = shrunk(ui, style, width, text);
    char line[LINE_MAX_BYTES];
    if (size == 0) {
        size = ui_px(ui, smallest(style).size);
        cut(ui, style, size, width, text, line);
        text = line;
    }
    add_text(ui, x, y, style, size, text);
    return width_at(ui, style, size, text);
}

static bool begins_with(const char *text, const char *sign)
{
    return strncmp(text, sign, strlen(sign)) == 0;
}

static bool ends_with(const char *text, size_t end, const char *sign)
{
    size_t length = strlen(sign);
    return end >= length && strncmp(text + end - length, sign, length) == 0;
}

/* Between parts of a text: "Turns · 3:00". Between two lines it is dropped. */
static const char dot[] = " · ";

/* Returns whether a line may end before text[at]: at a space, except those in "4 × 4" and behind a
 * dot that separates. */
static bool breaks_at(const char *text, size_t at)
{
    static const char times[] = " × ";
    return text[at] == ' ' && !begins_with(text + at, times) && !ends_with(text, at + 1, times) &&
           !ends_with(text, at + 1, dot);
}

const char *ui_next_line(const char *text, size_t length)
{
    text += length;
    text += begins_with(text, dot) ? strlen(dot) : 0;
    return text + strspn(text, " ");
}

/* Returns the first offset from `from` to `end` where a line may end; `end` if there is none. */
static size_t next_break(const char *text, size_t from, size_t end)
{
    while (from < end && !breaks_at(text, from)) {
        from++;
    }
    return from;
}

/* Returns the length of as many words as fit, at least one. */
static size_t longest_line(const struct ui *ui, const struct text_style *style, int width,
                           const char *text)
{
    int size = ui_px(ui, style->size);
    size_t best = 0;
    char line[LINE_MAX_BYTES];
    size_t whole = strlen(text);
    if (whole < sizeof line && width_at(ui, style, size, text) <= width) {
        return whole;
    }
    for (size_t end = 0;; end++) {
        if (text[end] != '\0' && !breaks_at(text, end)) {
            continue;
        }
        if (end >= sizeof line) {
            return best ? best : sizeof line - 1;
        }
        memcpy(line, text, end);
        line[end] = '\0';
        if (best > 0 && width_at(ui, style, size, line) > width) {
            return best;
        }
        best = end;
        if (text[end] == '\0') {
            return best;
        }
    }
}

/* If the last line would be a single word, the word before joins it, provided both fit. */
static size_t length_without_orphan(const struct ui *ui, const struct text_style *style, int width,
                                    const char *text)
{
    size_t longest = longest_line(ui, style, width, text);
    const char *rest = ui_next_line(text, longest);
    size_t shorter = longest; /* end of the line without its last word */
    do {
        shorter -= shorter > 0;
    } while (shorter > 0 && !breaks_at(text, shorter));
    const char *word = ui_next_line(text, shorter);
    while (shorter > 0 && text[shorter - 1] == ' ') {
        shorter--;
    }
    size_t rest_length = strlen(rest);
    bool is_alone = *rest && next_break(rest, 0, rest_length) == rest_length;
    bool is_spare = next_break(text, 0, shorter) < shorter;
    if (is_alone && is_spare && !word[longest_line(ui, style, width, word)]) {
        return shorter;
    }
    return longest;
}

static int line_width(const struct ui *ui, const struct text_style *style, const char *text,
                      size_t length)
{
    char line[LINE_MAX_BYTES];
    (void)snprintf(line, sizeof line, "%.*s", (int)length, text);
    return ui_text_width(ui, style, line);
}

/* Of parts between dots, one that the end of the line would tear apart begins the next line,
 * provided it fits there. */
size_t ui_line_length(const struct ui *ui, const struct text_style *style, int width,
                      const char *text)
{
    size_t length = length_without_orphan(ui, style, width, text);
    size_t begin = 0; /* of the part at the end of the line */
    for (const char *at = text; (at = strstr(at, dot)) && (size_t)(at - text) < length;) {
        at += strlen(dot);
        begin = (size_t)(at - text);
    }
    if (begin == 0 || text[length] == '\0' || begins_with(text + length, dot)) {
        return length;
    }
    const char *next = strstr(text + begin, dot);
    size_t part = next ? (size_t)(next - text) - begin : strlen(text + begin);
    return line_width(ui, style, text + begin, part) <= width ? begin - strlen(dot) : length;
}

static int line_height(const struct ui *ui, const struct text_style *style)
{
    return ui_px(ui, style->size * 140 / 100);
}

int ui_wrap_height(const struct ui *ui, int width, const struct text_style *style, const char *text)
{
    int lines = 0;
    for (; *text; lines++) {
        text = ui_next_line(text, ui_line_length(ui, style, width, text));
    }
    return lines * line_height(ui, style);
}

/* --- closely spaced lines, where English has one --- */

static int close_line(const struct ui *ui, const struct text_style *style)
{
    return ui_px(ui, style->size) * CLOSE_LINE / 100;
}

/* Counts the lines of `width` px that a text takes; 0 if a word is wider. */
static int count_lines(const struct ui *ui, const struct text_style *style, int width,
                       const char *text)
{
    int lines = 0;
    for (size_t length; *text; text = ui_next_line(text, length)) {
        length = ui_line_length(ui, style, width, text);
        if (line_width(ui, style, text, length) > width) {
            return 0;
        }
        lines++;
    }
    return lines;
}

/* Returns the height of so many closely spaced lines, without the space below the last. */
static int lines_height(const struct ui *ui, const struct text_style *style, int lines)
{
    return (lines - 1) * close_line(ui, style) + ui_px(ui, style->size);
}

/* Shrinks `style` until the lines fit; false if even the smallest do not. */
static bool fit_lines_in(const struct ui *ui, int width, int height, struct text_style *style,
                         const char *text)
{
    int least = style->size * LINES_FLOOR / 1000;
    for (; style->size >= least; style->size--) {
        int lines = count_lines(ui, style, width, text);
        if (lines > 0 && lines_height(ui, style, lines) <= height) {
            return true;
        }
    }
    style->size++;
    return false;
}

bool ui_lines_fit(const struct ui *ui, int width, int height, const struct text_style *style,
                  const char *text)
{
    struct text_style fitted = *style;
    return ui_text_least(ui, style, text) <= width ||
           (fit_lines_in(ui, width, height, &fitted, text) &&
            fitted.size >= int_min(style->size, UI_SIZE_LEAST));
}

int ui_text_lines(struct ui *ui, int x, int y, int width, int height,
                  const struct text_style *style, const char *text)
{
    struct text_style fitted = *style;
    int size = shrunk(ui, style, width, text);
    bool has_lines =
        size < ui_px(ui, style->size) && fit_lines_in(ui, width, height, &fitted, text);
    bool is_good = size >= ui_px(ui, smallest(style).size) || ui_px(ui, fitted.size) <= size;
    if (!has_lines || is_good) {
        bool is_line = size > 0 || shrunk(ui, &fitted, width, text) == 0;
        return ui_text_fit(ui, x, y, width, is_line ? style : &fitted, text);
    }
    int step = close_line(ui, &fitted);
    int widest = 0;
    y += (step - count_lines(ui, &fitted, width, text) * step) / 2;
    for (size_t length; *text; text = ui_next_line(text, length), y += step) {
        length = ui_line_length(ui, &fitted, width, text);
        const char *line = say(ui->arena, "%.*s", (int)length, text);
        ui_text(ui, x, y, &fitted, line);
        widest = int_max(widest, ui_text_width(ui, &fitted, line));
    }
    return widest;
}

/* Shrinks `style` until the lines exceed the height of `rect` by no more than a quarter line; false
 * if even the smallest do not. */
static bool fit_lines(const struct ui *ui, struct rect rect, struct text_style *style,
                      const char *text)
{
    int least = smallest(style).size;
    while (ui_wrap_height(ui, rect.w, style, text) > rect.h + line_height(ui, style) / 4) {
        if (style->size <= least) {
            return false;
        }
        style->size--;
    }
    return true;
}

int ui_text_wrap(struct ui *ui, struct rect rect, const struct text_style *style, const char *text)
{
    struct text_style fitted = *style;
    struct text_style close = *style;
    bool fits = fit_lines(ui, rect, &fitted, text);
    int step = line_height(ui, &fitted);
    if (!fits && fit_lines_in(ui, rect.w, rect.h, &close, text)) {
        fitted = close;
        step = close_line(ui, &close);
    }
    int x = style->align == ALIGN_MIDDLE ? rect.x + rect.w / 2 : rect.x;
    int end = rect.y + rect.h + step / 4;
    int y = rect.y;
    for (size_t length; *text && y + step <= end; text = ui_next_line(text, length), y += step) {
        if (y + 2 * step > end) {
            ui_text_cut(ui, x, y + step / 2, rect.w, &fitted, text);
            return y + step - rect.y;
        }
        length = ui_line_length(ui, &fitted, rect.w, text);
        ui_text_fit(ui, x, y + step / 2, rect.w, &fitted,
                    say(ui->arena, "%.*s", (int)length, text));
    }
    return y - rect.y;
}

int ui_text_narrowest(const struct ui *ui, const struct text_style *style, int height,
                      const char *text)
{
    int narrowest = ui_text_width(ui, style, text);
    size_t length = strlen(text);
    for (size_t blank = next_break(text, 0, length);
         blank < length && lines_height(ui, style, 2) <= height;
         blank = next_break(text, blank + 1, length)) {
        int first = line_width(ui, style, text, blank);
        int second = ui_text_width(ui, style, ui_next_line(text, blank));
        narrowest = int_min(narrowest, int_max(first, second));
    }
    return narrowest;
}

/* --- cut --- */

void ui_text_cut(struct ui *ui, int x, int y, int width, const struct text_style *style,
                 const char *text)
{
    if (ui_text_width(ui, style, text) > width) {
        int room = width - ui_text_width(ui, style, "…") - 1; /* widths are rounded */
        size_t length = longest_line(ui, style, room, text);
        while (length > 0 && strchr(" ,;:", text[length - 1])) {
            length--;
        }
        bool is_whole = line_width(ui, style, text, length) <= room; /* at least a word */
        char line[LINE_MAX_BYTES];
        cut(ui, style, ui_px(ui, style->size), width, text, line);
        text = is_whole ? say(ui->arena, "%.*s…", (int)length, text) : arena_copy(ui->arena, line);
    }
    ui_text_fit(ui, x, y, width, style, text);
}

/* SPDX-License-Identifier: MIT */
/*
 * Texts that never run out of their box: fitted to a line or wrapped into lines. Leaves glyphs and
 * their widths to the canvas.
 */
#include "widgets.h"

#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

#define LINE_MAX_BYTES 256
#define SHRINK_FLOOR   750 /* thousandths of its size to which a text shrinks */

static int width_at(const struct ui *ui, const struct text_style *style, int size, const char *text)
{
    int width = ui->metrics->width(ui->metrics->context, style->weight, size, text);
    int letters = 0;
    for (const char *at = text; *at; at++) {
        letters += utf8_begins(*at);
    }
    return width + letters * style->spacing * size / 1000;
}

int ui_text_width(const struct ui *ui, const struct text_style *style, const char *text)
{
    return width_at(ui, style, ui_px(ui, style->size), text);
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

/* One UTF-8 character less at the end. */
static size_t shorter(const char *text, size_t length)
{
    do {
        length--;
    } while (length > 0 && !utf8_begins(text[length]));
    return length;
}

/* Cuts `text` until it fits with an ellipsis behind it. */
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

int ui_text_fit(struct ui *ui, int x, int y, int width, const struct text_style *style,
                const char *text)
{
    int natural = ui_px(ui, style->size);
    int floor_size = natural * SHRINK_FLOOR / 1000;
    int size = natural;
    int taken = width_at(ui, style, size, text);
    while (taken > width && size > floor_size) {
        size--;
        taken = width_at(ui, style, size, text);
    }
    if (taken <= width) {
        add_text(ui, x, y, style, size, text);
        return taken;
    }
    char line[LINE_MAX_BYTES];
    cut(ui, style, size, width, text, line);
    add_text(ui, x, y, style, size, line);
    return width_at(ui, style, size, line);
}

/* As many words as fit. */
static size_t longest_line(const struct ui *ui, const struct text_style *style, int width,
                           const char *text)
{
    int size = ui_px(ui, style->size);
    size_t best = 0;
    char line[LINE_MAX_BYTES];
    for (size_t end = 0;; end++) {
        if (text[end] != ' ' && text[end] != '\0') {
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

/* A word that would be alone in the last line takes along the one before it, if there is room. */
size_t ui_line_length(const struct ui *ui, const struct text_style *style, int width,
                      const char *text)
{
    size_t longest = longest_line(ui, style, width, text);
    const char *rest = text + longest + strspn(text + longest, " ");
    size_t word = longest; /* where the last one of this line begins */
    while (word > 0 && text[word - 1] != ' ') {
        word--;
    }
    size_t shorter = word;
    while (shorter > 0 && text[shorter - 1] == ' ') {
        shorter--;
    }
    bool is_alone = *rest && !strchr(rest, ' ');
    bool is_spare = memchr(text, ' ', shorter) != NULL;
    if (is_alone && is_spare && !text[word + longest_line(ui, style, width, text + word)]) {
        return shorter;
    }
    return longest;
}

/* Where the line behind one of `length` bytes begins. */
static const char *next_line(const char *text, size_t length)
{
    text += length;
    return text + strspn(text, " ");
}

static int line_height(const struct ui *ui, const struct text_style *style)
{
    return ui_px(ui, style->size * 140 / 100);
}

int ui_wrap_height(const struct ui *ui, int width, const struct text_style *style, const char *text)
{
    int lines = 0;
    for (; *text; lines++) {
        text = next_line(text, ui_line_length(ui, style, width, text));
    }
    return lines * line_height(ui, style);
}

/* `style` as large as the lines fit the height of `rect`, but for a quarter of a line. */
static struct text_style fit_lines(const struct ui *ui, struct rect rect,
                                   const struct text_style *style, const char *text)
{
    struct text_style fitted = *style;
    while (fitted.size * 1000 > style->size * SHRINK_FLOOR &&
           ui_wrap_height(ui, rect.w, &fitted, text) > rect.h + line_height(ui, &fitted) / 4) {
        fitted.size--;
    }
    return fitted;
}

int ui_text_wrap(struct ui *ui, struct rect rect, const struct text_style *style, const char *text)
{
    struct text_style fitted = fit_lines(ui, rect, style, text);
    int step = line_height(ui, &fitted);
    int x = style->align == ALIGN_MIDDLE ? rect.x + rect.w / 2 : rect.x;
    int end = rect.y + rect.h + step / 4;
    int y = rect.y;
    for (size_t length; *text && y + step <= end; text = next_line(text, length), y += step) {
        char line[LINE_MAX_BYTES];
        if (y + 2 * step > end) {
            ui_text_cut(ui, x, y + step / 2, rect.w, &fitted, text);
            return y + step - rect.y;
        }
        length = ui_line_length(ui, &fitted, rect.w, text);
        (void)snprintf(line, sizeof line, "%.*s", (int)length, text);
        ui_text_fit(ui, x, y + step / 2, rect.w, &fitted, line);
    }
    return y - rect.y;
}

void ui_text_cut(struct ui *ui, int x, int y, int width, const struct text_style *style,
                 const char *text)
{
    char line[LINE_MAX_BYTES];
    if (ui_text_width(ui, style, text) > width) {
        int room = width - ui_text_width(ui, style, "…") - 1; /* widths are rounded */
        size_t length = longest_line(ui, style, room, text);
        while (length > 0 && strchr(" ,;:", text[length - 1])) {
            length--;
        }
        (void)snprintf(line, sizeof line, "%.*s…", (int)length, text);
        text = line;
    }
    ui_text_fit(ui, x, y, width, style, text);
}

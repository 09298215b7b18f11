/* SPDX-License-Identifier: MIT */
/*
 * A notice is a card over the middle of the header, where screens have no button, or beside a clock
 * if all of it fits there; one that is too long for two lines is shown in parts, one after the
 * other.
 */
#include "notice.h"

#include "play_layout.h"
#include "tr.h"

#include <stdio.h>
#include <string.h>

#define NOTICE_LEAST_MS 6000 /* time to look up, and to read a short line */
#define NOTICE_MOST_MS  10000
#define LOOK_MS         2500 /* what reading takes: so long, and this for each byte */
#define BYTE_MS         50
#define SIZE            17
#define ICON            20
#define GAP             10 /* beside the icon */
#define PAD             16
#define EDGE            12  /* beside the card and above it */
#define WIDTH           520 /* at most */
#define BUTTONS         150 /* of a header, on each side */
#define CLOCK           101 /* half of one in large figures, up to ten minutes */
#define BESIDE_LEAST    160 /* narrower, the notice stands over the clock */
#define PHONE_TOP       66  /* below them, where there is no room between them */
#define LINE            24
#define GO_ON           " …" /* after a part that ends within a sentence */

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int top, from;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.top = EDGE, .from = BUTTONS},
    [LAYOUT_COLUMN] = {.top = PHONE_TOP, .from = EDGE},
};

/* Shows what is left of the notice, for as long as reading it takes. */
static void show_rest(struct notice *notice)
{
    const char *text = notice->text + notice->at;
    int reading_ms = LOOK_MS + BYTE_MS * (int)strlen(text);
    anim_start(&notice->shown,
               *text ? layout_clamped(reading_ms, NOTICE_LEAST_MS, NOTICE_MOST_MS) : 0);
}

void notice_show(struct notice *notice, const char *text)
{
    (void)snprintf(notice->text, sizeof notice->text, "%s", text);
    notice->at = 0;
    notice->count++;
    notice->is_of_screen = false;
    show_rest(notice);
}

void notice_confirm(struct notice *notice, const char *text)
{
    notice_show(notice, text);
    notice->is_of_screen = true;
}

void notice_show_message(struct notice *notice, const struct message *message)
{
    char text[NOTICE_MAX];
    notice_show(notice, tr_message(message, text, sizeof text));
}

void notice_end(struct notice *notice)
{
    anim_finish(&notice->shown);
}

void notice_leave(struct notice *notice)
{
    if (notice->is_of_screen) {
        notice_end(notice);
    }
}

static const struct text_style plain = {.size = SIZE, .weight = WEIGHT_700};

/* Returns whether a word of the text, such as a file's path, is wider than a line. */
static bool has_wider_word(const struct ui *ui, const char *text, int width)
{
    for (size_t length; *text; text += length + (text[length] == ' ')) {
        length = strcspn(text, " ");
        if (ui_text_width(ui, &plain, say(ui->arena, "%.*s", (int)length, text)) > width) {
            return true;
        }
    }
    return false;
}

/* Returns the length in bytes of a text's first two lines. */
static size_t lines_length(const struct ui *ui, int width, const char *text)
{
    size_t length = ui_line_length(ui, &plain, width, text);
    size_t next = (size_t)(ui_next_line(text, length) - text);
    return text[next] ? next + ui_line_length(ui, &plain, width, text + next) : length;
}

/* Returns the place of a notice's text, px, if its card is between these ends of the header. */
static struct rect room_between(const struct ui *ui, int from, int end)
{
    int before = ui_px(ui, PAD + ICON + GAP);
    int after = ui_px(ui, PAD);
    int card = int_min(end - from, ui_px(ui, WIDTH));
    return (struct rect){(from + end - card) / 2 + before, 0, card - before - after, 0};
}

/* Returns whether all of a text fits two lines of this width, px. */
static bool fits(const struct ui *ui, int width, const char *text)
{
    return width >= ui_px(ui, BESIDE_LEAST) && !has_wider_word(ui, text, width) &&
           !text[lines_length(ui, width, text)];
}

/* Returns where the notice's text may stand: beside a clock if there is room for all of it, else
 * between the buttons of the header, or as wide as the window if a word needs it. */
static struct rect room_of(const struct notice *notice, const struct ui *ui, const char *text)
{
    const struct measures *m = &measures[ui->layout->shape];
    int edge = ui_px(ui, EDGE);
    int width = ui->layout->width;
    struct play_layout at = play_layout_of(ui->layout);
    int clock_end = at.clock.x + at.clock.w / 2 + ui_px(ui, CLOCK);
    int from = ui_px(ui, m->from);
    struct rect room = room_between(ui, from, width - from);
    struct rect beside = layout_is_lying(ui->layout)
                             ? room_between(ui, at.menu.x, at.sound.x + at.sound.w)
                             : room_between(ui, clock_end, at.second.x - edge);
    if (notice->beside_clock && beside.w > 0 && fits(ui, beside.w, text)) {
        return beside;
    }
    if (has_wider_word(ui, text, room.w)) {
        int before = ui_px(ui, PAD + ICON + GAP);
        room = (struct rect){edge + before, 0, width - 2 * edge - before - ui_px(ui, PAD), 0};
    }
    return room;
}

/* Returns how many bytes of `text` to show at a time: all of it if it fits two lines, else whole
 * sentences, else whole words. */
static size_t part_length(const struct notice *notice, const struct ui *ui, const char *text)
{
    int room = room_of(notice, ui, text).w;
    size_t length = lines_length(ui, room, text);
    if (text[length] == '\0') {
        return length;
    }
    for (size_t end = length; end > 1; end--) {
        if (text[end] == ' ' && text[end - 1] == '.') {
            return end;
        }
    }
    return lines_length(ui, room - ui_text_width(ui, &plain, GO_ON), text);
}

void notice_advance(struct notice *notice, const struct ui *ruler, long elapsed_ms)
{
    if (!anim_advance(&notice->shown, elapsed_ms)) {
        return;
    }
    notice->at += part_length(notice, ruler, notice->text + notice->at);
    notice->at += strspn(notice->text + notice->at, " ");
    show_rest(notice);
}

bool notice_is_shown(const struct notice *notice)
{
    return notice->shown.running;
}

void notice_draw(const struct notice *notice, struct ui *ui)
{
    if (!notice_is_shown(notice)) {
        return;
    }
    struct text_style style = plain;
    const char *text = notice->text + notice->at;
    size_t length = part_length(notice, ui, text);
    bool goes_on = text[length] && length > 0 && text[length - 1] != '.';
    const char *line = say(ui->arena, "%.*s%s", (int)length, text, goes_on ? GO_ON : "");
    style.color = ui->theme->text;
    struct rect room = room_of(notice, ui, text);
    size_t first = ui_line_length(ui, &plain, room.w, line);
    size_t second = (size_t)(ui_next_line(line, first) - line);
    bool has_second = line[second];
    int width = int_min(ui_text_width(ui, &style, line), room.w);
    int pad = ui_px(ui, PAD);
    int icon = ui_px(ui, ICON + GAP);
    int step = ui_px(ui, LINE);
    int left = room.x - icon + (room.w - width) / 2;
    struct rect card = {left - pad, ui_px(ui, measures[ui->layout->shape].top),
                        width + icon + 2 * pad, (has_second ? 2 : 1) * step + pad};
    int middle = card.y + card.h / 2;
    ui_shadow(ui, card, 6, 10, 20);
    ui_surface(ui, card, 12, ui->theme->raised);
    ui_outline(ui, card, 12, 2, ui->theme->you_edge);
    ui_icon(ui, left + ui_px(ui, ICON) / 2, middle, ICON_INFO, ICON, style.color);
    ui_text_fit(ui, left + icon, has_second ? middle - step / 2 : middle, width, &style,
                say(ui->arena, "%.*s", (int)first, line));
    if (has_second) {
        ui_text_fit(ui, left + icon, middle + step / 2, width, &style, line + second);
    }
}

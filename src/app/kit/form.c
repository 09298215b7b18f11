/* SPDX-License-Identifier: MIT */
/*
 * The rows of a form.
 */
#include "form.h"

#include "tr.h"

#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

#define HEAD     62 /* a panel's title */
#define PAD      24
#define PAD_LAST 14 /* below the last row, in addition to its gap */
#define ROW      46
#define ROW_GAP  10
#define GAP      16 /* between panels */
#define NAME     118
#define KNOB     26
#define LINE_MAX 400

static struct text_style name_style(const struct ui *ui)
{
    return (struct text_style){.size = 17, .weight = WEIGHT_700, .color = ui->theme->text};
}

static struct text_style hint_style(const struct ui *ui)
{
    return (struct text_style){.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
}

static struct rect inner(const struct form *form, int height)
{
    int pad = ui_px(form->ui, PAD);
    return (struct rect){form->x + pad, form->y, form->width - 2 * pad, height};
}

void form_panel(struct form *form, const char *title, void (*fill)(struct form *form, int which),
                int which)
{
    struct ui *ui = form->ui;
    int top = form->y;
    if (!form->dry) {
        struct form probe = *form;
        probe.dry = true;
        probe.y = top + ui_px(ui, HEAD);
        fill(&probe, which);
        struct rect panel = {form->x, top, form->width, probe.y + ui_px(ui, PAD_LAST) - top};
        struct text_style style = {.size = 20, .weight = WEIGHT_800, .color = ui->theme->text};
        int pad = ui_px(ui, PAD);
        ui_panel(ui, panel);
        ui_text_fit(ui, panel.x + pad, top + ui_px(ui, 34), panel.w - 2 * pad, &style, title);
    }
    form->y = top + ui_px(ui, HEAD);
    fill(form, which);
    form->y += ui_px(ui, PAD_LAST) + ui_px(ui, GAP);
}

/* Ends a row `height` px high that contains ids first..first + count - 1. */
static void end_row(struct form *form, int height, int first, int count)
{
    int focus = form->ui->focus;
    if (form->dry && focus != HOT_NONE && focus >= first && focus < first + count) {
        form->focus_top = form->y;
        form->focus_bottom = form->y + height;
    }
    form->y += height + ui_px(form->ui, ROW_GAP);
}

struct rect form_row(struct form *form, const char *name, int first_id, int count)
{
    struct ui *ui = form->ui;
    struct rect row = inner(form, ui_px(ui, ROW));
    struct text_style style = name_style(ui);
    int room = name ? ui_px(ui, NAME) : 0;
    if (!form->dry && name) {
        ui_text_fit(ui, row.x, row.y + row.h / 2, room - ui_px(ui, 10), &style, name);
    }
    end_row(form, row.h, first_id, count);
    return (struct rect){row.x + room, row.y, row.w - room, row.h};
}

/* Returns the range of the middle of the knob. */
static struct rect slider_track(const struct ui *ui, struct rect area)
{
    int knob = ui_px(ui, KNOB);
    int figures = ui_px(ui, 62);
    int height = ui_px(ui, 10);
    return (struct rect){area.x + knob / 2, area.y + (area.h - height) / 2, area.w - knob - figures,
                         height};
}

int form_slider_value(const struct ui *ui, struct rect area, int x)
{
    struct rect track = slider_track(ui, area);
    int value = track.w > 0 ? ((x - track.x) * 200 + track.w) / (2 * track.w) : 0;
    return value < 0 ? 0 : value > 100 ? 100 : value;
}

void form_slider(struct form *form, const char *name, int id, int value)
{
    struct ui *ui = form->ui;
    struct rect control = form_row(form, name, id, 1);
    if (!form->dry) {
        struct rect track = slider_track(ui, control);
        int knob = ui_px(ui, KNOB);
        int middle = track.x + track.w * value / 100;
        struct rect around = {middle - knob / 2, control.y + (control.h - knob) / 2, knob, knob};
        struct text_style figures = {.size = 17,
                                     .weight = WEIGHT_700,
                                     .color = ui->theme->dim,
                                     .align = ALIGN_END,
                                     .tabular = true};
        char text[16];
        (void)snprintf(text, sizeof text, tr("%d %%"), value);
        ui_track(ui, track, value * 10, ui->theme->you);
        ui_box(ui, around, KNOB / 2, ui->theme->you);
        ui_outline(ui, around, KNOB / 2, 3, ui->theme->panel);
        ui_text(ui, control.x + control.w, control.y + control.h / 2, &figures, text);
        ui_keyboard_area(ui, id, control);
    }
}

/* Cuts off the beginning until the rest fits after an ellipsis. */
static void cut_front(const struct ui *ui, const struct text_style *style, int width,
                      const char *text, char line[LINE_MAX])
{
    size_t length = strlen(text);
    const char *at = length < LINE_MAX - 8 ? text : text + length - (LINE_MAX - 8);
    (void)snprintf(line, LINE_MAX, "%s%s", at == text ? "" : "…", at);
    while (*at && ui_text_width(ui, style, line) > width) {
        at += utf8_length(at);
        (void)snprintf(line, LINE_MAX, "…%s", at);
    }
}

void form_fact(struct form *form, const char *name, const char *value)
{
    struct ui *ui = form->ui;
    struct rect row = inner(form, ui_px(ui, 26));
    if (!form->dry) {
        struct text_style style = name_style(ui);
        struct text_style dim = hint_style(ui);
        char line[LINE_MAX];
        int taken = ui_text_fit(ui, row.x, row.y + row.h / 2, row.w / 2, &style, name);
        int left = taken + ui_px(ui, 12);
        cut_front(ui, &dim, row.w - left, value, line);
        ui_text_fit(ui, row.x + left, row.y + row.h / 2, row.w - left, &dim, line);
    }
    end_row(form, row.h, HOT_NONE, 0);
}

void form_hint(struct form *form, const char *text)
{
    struct text_style style = hint_style(form->ui);
    struct rect row = inner(form, 0);
    row.h = ui_wrap_height(form->ui, row.w, &style, text);
    if (!form->dry) {
        ui_text_wrap(form->ui, row, &style, text);
    }
    end_row(form, row.h, HOT_NONE, 0);
}

void form_fault(struct form *form, const char *text)
{
    struct ui *ui = form->ui;
    struct text_style style = hint_style(ui);
    int icon = ui_px(ui, 32);
    struct rect row = inner(form, 0);
    row.x += icon;
    row.w -= icon;
    row.h = ui_wrap_height(ui, row.w, &style, text);
    style.color = ui->theme->bad_text;
    if (!form->dry) {
        ui_icon(ui, row.x - icon + ui_px(ui, 12), row.y + ui_px(ui, 11), ICON_CIRCLE_ALERT, 22,
                style.color);
        ui_text_wrap(ui, row, &style, text);
    }
    end_row(form, row.h, HOT_NONE, 0);
}

void form_field(struct form *form, const char *name, int id, const struct field *field,
                const struct field_look *look)
{
    struct rect row = form_row(form, name, id, 1);
    if (!form->dry) {
        field_draw(form->ui, HOT_NONE, row, field, look);
        ui_keyboard_area(form->ui, id, row);
    }
}

void form_buttons(struct form *form, int first_id, const struct button_look *looks, int count)
{
    struct rect row = inner(form, ui_px(form->ui, ROW));
    int gap = ui_px(form->ui, 12);
    for (int i = 0; i < count && !form->dry; i++) {
        ui_button(form->ui, first_id + i, rect_column(row, gap, count, i), &looks[i]);
    }
    end_row(form, row.h + ui_px(form->ui, 2), first_id, count);
}

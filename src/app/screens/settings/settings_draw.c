/* SPDX-License-Identifier: MIT */
/*
 * The settings as panels of rows, in one column or two, which scroll where they do not fit. Leaves
 * input to screen_settings.c.
 */
#include "settings_draw.h"

#include "notice.h"
#include "settings_rows.h"
#include "text.h"

#include "store.h"

#include <stdio.h>
#include <string.h>

#define TOP        100 /* under the title */
#define MARGIN     28
#define BACK       52
#define GAP        16 /* between panels */
#define COLUMN_MAX 760
#define BLOCK_MAX  1400

struct rect settings_view(const struct app *app)
{
    int top = layout_px(&app->layout, TOP);
    return (struct rect){0, top, app->layout.width, app->layout.height - top};
}

struct rect settings_bar(const struct app *app)
{
    struct rect view = settings_view(app);
    int wide = layout_px(&app->layout, 20);
    int pad = layout_px(&app->layout, 8);
    if (app->options.scroll_max == 0) {
        return (struct rect){0, 0, 0, 0};
    }
    int end = layout_foot(&app->layout).y;
    return (struct rect){view.w - wide - pad / 2, view.y + pad, wide, end - view.y - 2 * pad};
}

/* What is to be seen of the view: a notice takes its foot, where at the end of the way there is
 * nothing but the margin. */
static struct rect seen_view(const struct app *app)
{
    struct rect view = settings_view(app);
    if (notice_is_shown(app)) {
        view.h = layout_foot(&app->layout).y - view.y;
    }
    return view;
}

/* --- panels --- */

static void draw_look(struct rows *rows)
{
    const struct settings *settings = &rows->app->settings;
    static const char *const themes[] = {TEXT_THEME_SYSTEM, TEXT_DARK, TEXT_LIGHT,
                                         TEXT_THEME_CONTRAST};
    static const char *const motions[] = {TEXT_MOTION_FULL, TEXT_MOTION_REDUCED};
    static const char *const letters[] = {TEXT_LETTERS_NORMAL, TEXT_LETTERS_LARGER};
    char names[SETTINGS_SCALES][16];
    const char *scales[SETTINGS_SCALES];
    for (int i = 0; i < SETTINGS_SCALES; i++) {
        (void)snprintf(names[i], sizeof names[i], TEXT_PERCENT,
                       UI_SCALE_MIN + i * SETTING_UI_SCALE_STEP);
        scales[i] = names[i];
    }
    int theme = settings->theme == THEME_SYSTEM ? 0 : 1 + (int)settings->theme;
    rows_choices(rows, TEXT_THEME, SETTINGS_ID_THEME, themes, 1 + THEME_COUNT, theme);
    rows_choices(rows, TEXT_SCALE, SETTINGS_ID_SCALE, scales, SETTINGS_SCALES,
                 (settings->ui_scale - UI_SCALE_MIN) / SETTING_UI_SCALE_STEP);
    rows_choices(rows, TEXT_LETTERS_ROW, SETTINGS_ID_LETTERS, letters, 2, settings->larger_letters);
    rows_choices(rows, TEXT_MOTION, SETTINGS_ID_MOTION, motions, 2, settings->reduced_motion);
}

static void draw_sound(struct rows *rows)
{
    const struct app *app = rows->app;
    static const char *const switches[] = {TEXT_ON, TEXT_OFF};
    rows_choices(rows, TEXT_SOUND, SETTINGS_ID_SOUND, switches, 2, !app->settings.sound);
    rows_slider(rows, TEXT_VOLUME, SETTINGS_ID_VOLUME, app->settings.volume);
    if (app->options.silence[0]) {
        rows_fault(rows, app->options.silence);
    }
}

static void draw_play(struct rows *rows)
{
    const struct app *app = rows->app;
    static const char *const clocks[] = {TEXT_CLOCK_SHOWN, TEXT_CLOCK_HIDDEN};
    static const char *const ways[TRACING_COUNT] = {TEXT_TRACING_BOTH, TEXT_TRACING_DRAG,
                                                    TEXT_TRACING_CLICK};
    static const char *const ranges[WORDS_COUNT] = {TEXT_WORDS_COMMON, TEXT_WORDS_USUAL, TEXT_ALL};
    static const char *const hints[WORDS_COUNT] = {TEXT_WORDS_COMMON_HINT, TEXT_WORDS_USUAL_HINT,
                                                   TEXT_WORDS_ALL_HINT};
    rows_choices(rows, TEXT_CLOCK, SETTINGS_ID_CLOCK, clocks, 2, !app->settings.clock);
    rows_choices(rows, TEXT_TRACING, SETTINGS_ID_TRACING, ways, TRACING_COUNT,
                 (int)app->settings.tracing);
    rows_choices(rows, TEXT_WORDS_ROW, SETTINGS_ID_WORDS, ranges, WORDS_COUNT,
                 (int)app->settings.words);
    rows_hint(rows,
              app->config.lexicon->has_tiers ? hints[app->settings.words] : TEXT_WORDS_NO_TIERS);
}

static void draw_lexicon(struct rows *rows)
{
    struct app *app = rows->app;
    const struct settings_state *options = &app->options;
    const char *path = app->settings.lexicon;
    char count[TEXT_COUNT_MAX];
    text_words(count, (long)lexicon_size(app->config.lexicon));
    rows_fact(rows, count, *path ? path : TEXT_LEXICON_OWN);
    struct field_look look = settings_path_look(app);
    rows_field(rows, SETTINGS_ID_PATH, &app->options.path, &look);
    const char *typed = options->path.text;
    const struct button_look buttons[] = {
        {.label = TEXT_LEXICON_USE, .size = 17, .disabled = !*typed || strcmp(typed, path) == 0},
        {.label = TEXT_LEXICON_OWN, .size = 17, .disabled = !*path},
    };
    rows_buttons(rows, SETTINGS_ID_USE, buttons, 2);
    if (options->lexicon_fault[0]) {
        rows_fault(rows, options->lexicon_fault);
    } else {
        rows_hint(rows, TEXT_LEXICON_HINT);
    }
}

static void draw_data(struct rows *rows)
{
    const struct app *app = rows->app;
    struct store *store = app->config.store;
    bool lasts = store && !store_is_in_memory(store);
    if (lasts) {
        rows_fact(rows, TEXT_DATA_IN, store_path(store));
    } else {
        rows_hint(rows, TEXT_DATA_NOWHERE);
    }
    const struct button_look buttons[] = {
        {.label = TEXT_EXPORT_JSON, .size = 17, .disabled = !store},
        {.label = TEXT_EXPORT_CSV, .size = 17, .disabled = !store},
        {.kind = BUTTON_GHOST, .label = TEXT_DELETE_ALL, .size = 17, .disabled = !store},
    };
    rows_buttons(rows, SETTINGS_ID_JSON, buttons, 3);
    if (app->options.export_failed) {
        rows_fault(rows, app->options.export_line);
    } else if (app->options.export_line[0]) {
        rows_fact(rows, TEXT_EXPORTED, app->options.export_line);
    }
}

/* --- columns --- */

static void first_column(struct rows *rows)
{
    rows_panel(rows, TEXT_LOOK, draw_look);
    rows_panel(rows, TEXT_PLAY, draw_play);
}

static void second_column(struct rows *rows)
{
    rows_panel(rows, TEXT_SOUND, draw_sound);
    rows_panel(rows, TEXT_LEXICON, draw_lexicon);
    rows_panel(rows, TEXT_DATA, draw_data);
}

/* Draws or measures everything from `top` on; returns the height. */
static int draw_columns(struct rows *rows, int top)
{
    const struct layout *layout = &rows->app->layout;
    int margin = layout_px(layout, MARGIN);
    int gap = layout_px(layout, GAP);
    bool two = layout->shape == LAYOUT_WIDE;
    int most = layout_px(layout, two ? BLOCK_MAX : COLUMN_MAX);
    int room = layout->width - 2 * margin;
    struct rect block = {0, top, room < most ? room : most, 0};
    block.x = (layout->width - block.w) / 2;
    struct rect column = rect_column(block, 0, two ? 2 : 1, gap);
    *rows = (struct rows){.app = rows->app,
                          .ui = rows->ui,
                          .dry = rows->dry,
                          .x = column.x,
                          .width = column.w,
                          .y = top,
                          .focus_top = rows->focus_top,
                          .focus_bottom = rows->focus_bottom};
    first_column(rows);
    int end = rows->y;
    if (two) {
        column = rect_column(block, 1, 2, gap);
        rows->x = column.x;
        rows->width = column.w;
        rows->y = top;
    }
    second_column(rows);
    end = rows->y > end ? rows->y : end;
    return end - gap + margin - top;
}

/* Scrolls to what Tab has just come to. */
static void follow_focus(struct app *app, const struct rows *rows, struct rect view)
{
    struct settings_state *options = &app->options;
    int pad = layout_px(&app->layout, MARGIN);
    if (app->ui.focus == options->seen_focus) {
        return;
    }
    options->seen_focus = app->ui.focus;
    if (rows->focus_bottom == 0) {
        return;
    }
    if (rows->focus_top - pad < options->scroll) {
        options->scroll = rows->focus_top - pad;
    } else if (rows->focus_bottom + pad > options->scroll + view.h) {
        options->scroll = rows->focus_bottom + pad - view.h;
    }
}

/* The pointer meets only what is to be seen of the rows; Tab and the arrows meet them all. */
static void cut_hots(struct ui *ui, int first, struct rect view)
{
    for (int i = first; i < ui->hot_count; i++) {
        struct rect *rect = &ui->hots[i].rect;
        int top = rect->y > view.y ? rect->y : view.y;
        int end = view.y + view.h;
        int bottom = rect->y + rect->h < end ? rect->y + rect->h : end;
        if (top >= bottom) {
            rect->x += rect->w / 2;
            rect->w = 0;
        } else {
            rect->y = top;
            rect->h = bottom - top;
        }
    }
}

static void draw_bar(struct app *app, struct ui *ui, int height)
{
    struct rect bar = settings_bar(app);
    struct rect view = settings_view(app);
    if (bar.w == 0) {
        return;
    }
    int least = ui_px(ui, 40);
    int length = bar.h * view.h / height;
    length = length > least ? length : least;
    int y = bar.y + (bar.h - length) * app->options.scroll / app->options.scroll_max;
    int wide = ui_px(ui, 8);
    struct rect thumb = {bar.x + (bar.w - wide) / 2, y, wide, length};
    ui_box(ui, thumb, 4, ui->theme->line);
}

static void draw_head(struct app *app, struct ui *ui)
{
    struct text_style title = {.size = 34, .weight = WEIGHT_900, .color = ui->theme->text};
    int margin = ui_px(ui, MARGIN);
    int side = ui_px(ui, BACK);
    struct rect back = {margin, ui_px(ui, 24), side, side};
    int x = margin + side + ui_px(ui, 16);
    ui_icon_button(ui, SETTINGS_ID_BACK, back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, x, back.y + side / 2, app->layout.width - x - margin, &title, TEXT_SETTINGS);
}

void settings_draw(struct app *app, struct ui *ui)
{
    struct settings_state *options = &app->options;
    struct rect view = settings_view(app);
    struct rows rows = {.app = app, .ui = ui, .dry = true};
    int height = draw_columns(&rows, 0);
    options->scroll_max = height > view.h ? height - view.h : 0;
    follow_focus(app, &rows, view);
    if (options->scroll > options->scroll_max) {
        options->scroll = options->scroll_max;
    }
    if (options->scroll < 0) {
        options->scroll = 0;
    }
    draw_head(app, ui);
    int first = ui->hot_count;
    rows.dry = false;
    struct rect seen = seen_view(app);
    ui_clip(ui, seen);
    (void)draw_columns(&rows, view.y - options->scroll);
    ui_clip_end(ui);
    cut_hots(ui, first, seen);
    draw_bar(app, ui, height);
}

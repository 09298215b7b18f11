/* SPDX-License-Identifier: MIT */
/*
 * The settings as panels of rows, in one column or two, which scroll if they do not fit. Leaves
 * input to screen_settings.c.
 */
#include "settings_draw.h"

#include "phrase.h"
#include "settings_rows.h"

#include <stdio.h>
#include <string.h>

#define TOP        100 /* below the title */
#define MARGIN     28
#define BACK       52
#define GAP        16 /* between panels */
#define COLUMN_MAX 760
#define BLOCK_MAX  1400

struct rect settings_view(const struct desk *desk)
{
    int top = layout_px(&desk->stage.layout, TOP);
    return (struct rect){0, top, desk->stage.layout.width, desk->stage.layout.height - top};
}

struct rect settings_bar(const struct desk *desk)
{
    struct rect view = settings_view(desk);
    view.w -= layout_px(&desk->stage.layout, 4);
    view.h = layout_foot(&desk->stage.layout).y - view.y;
    return scroll_bar(&desk->stage.layout, view);
}

/* Returns the visible part of the view. A notice covers its bottom, where there is only the margin
 * when scrolled to the end. */
static struct rect seen_view(const struct desk *desk)
{
    struct rect view = settings_view(desk);
    if (post_has_notice(&desk->post)) {
        int ring = layout_px(&desk->stage.layout, 4); /* the focus ring */
        view.h = layout_foot(&desk->stage.layout).y - ring - view.y;
    }
    return view;
}

/* --- panels --- */

/* Adds languages, up to BESIDE per row. */
static void draw_names(struct rows *rows, const char *row, int first_id, const char *const *names,
                       int count, int chosen)
{
    enum { BESIDE = 3 };
    for (int first = 0; first < count; first += BESIDE) {
        int wide = count - first < BESIDE ? count - first : BESIDE;
        rows_choices(rows, first == 0 ? row : "", first_id + first, names + first, wide,
                     chosen - first);
    }
}

static void draw_languages(struct rows *rows)
{
    const struct desk *desk = rows->desk;
    const char *names[2 + APP_LANGUAGES_MAX] = {
        tr("Same as system"),
        catalogue_text(NULL, N_IN("this language, as its speakers call it", "English"))};
    int count = 2;
    int chosen = strcmp(desk->settings.language, "en") == 0 ? 1 : 0;
    for (int i = 0; i < desk->language_count; i++) {
        const struct app_language *language = &desk->languages[i];
        chosen = strcmp(desk->settings.language, language->code) == 0 ? count : chosen;
        names[count++] = catalogue_text(&language->catalogue,
                                        N_IN("this language, as its speakers call it", "English"));
    }
    draw_names(rows, tr("Language"), SETTINGS_ID_LANGUAGE, names, count, chosen);
}

/* Adds the languages that can be played, if there are several. */
static void draw_played(struct rows *rows)
{
    const struct table *table = &rows->desk->table;
    const char *names[APP_PLAYED_MAX];
    int chosen = -1;
    for (int i = 0; i < table->played_count; i++) {
        names[i] = table->played_languages[i].name;
        chosen = strcmp(table->played_languages[i].code, table->language->code) == 0 ? i : chosen;
    }
    if (table->played_count > 1) {
        draw_names(rows, tr("Play in"), SETTINGS_ID_PLAYED, names, table->played_count, chosen);
    }
    if (rows->desk->answers.language_fault[0]) {
        rows_fault(rows, rows->desk->answers.language_fault);
    }
}

static void draw_look(struct rows *rows)
{
    if (rows->desk->language_count > 0) {
        draw_languages(rows);
    }
    const struct settings *settings = &rows->desk->settings;
    const char *const themes[] = {tr("Same as system"), tr("Dark"), tr("Light"),
                                  tr("High contrast")};
    const char *const motions[] = {tr("Full"), tr("Reduced")};
    const char *const letters[] = {tr("Normal"), tr("Larger")};
    char names[SETTINGS_SCALES][16];
    const char *scales[SETTINGS_SCALES];
    for (int i = 0; i < SETTINGS_SCALES; i++) {
        (void)snprintf(names[i], sizeof names[i], tr("%d %%"),
                       UI_SCALE_MIN + i * SETTING_UI_SCALE_STEP);
        scales[i] = names[i];
    }
    int theme = settings->theme == THEME_SYSTEM ? 0 : 1 + (int)settings->theme;
    rows_choices(rows, tr("Theme"), SETTINGS_ID_THEME, themes, 1 + THEME_COUNT, theme);
    rows_choices(rows, tr("Size"), SETTINGS_ID_SCALE, scales, SETTINGS_SCALES,
                 (settings->ui_scale - UI_SCALE_MIN) / SETTING_UI_SCALE_STEP);
    if (rows->desk->stage.layout.is_bounded) {
        rows_hint(rows, tr("This is as large as the window allows."));
    }
    rows_choices(rows, tr("Letters"), SETTINGS_ID_LETTERS, letters, 2, settings->larger_letters);
    rows_choices(rows, tr("Motion"), SETTINGS_ID_MOTION, motions, 2, settings->reduced_motion);
}

static void draw_sound(struct rows *rows)
{
    const struct desk *desk = rows->desk;
    const char *const switches[] = {tr("On"), tr("Off")};
    rows_choices(rows, tr("Sound"), SETTINGS_ID_SOUND, switches, 2, !desk->settings.sound);
    rows_slider(rows, tr("Volume"), SETTINGS_ID_VOLUME, desk->settings.volume);
    if (desk->answers.silence[0]) {
        rows_fault(rows, tr(desk->answers.silence));
    }
}

static void draw_play(struct rows *rows)
{
    const struct desk *desk = rows->desk;
    const char *const clocks[] = {tr("Shown"), tr("Hidden")};
    const char *const ways[TRACING_COUNT] = {tr("Drag or click"), tr("Drag"), tr("Click")};
    const char *const ranges[WORDS_COUNT] = {tr("Common"), tr("Usual"), tr("All")};
    const char *const hints[WORDS_COUNT] = {
        tr("The computer takes, and the results list, words that most people know. You may find "
           "any."),
        tr("The computer takes no rare words, and the results list none. You may find any."),
        tr("The computer takes, and the results list, every word there is, however rare.")};
    draw_played(rows);
    rows_choices(rows, tr("Clock"), SETTINGS_ID_CLOCK, clocks, 2, !desk->settings.clock);
    rows_choices(rows, tr("Tracing"), SETTINGS_ID_TRACING, ways, TRACING_COUNT,
                 (int)desk->settings.tracing);
    rows_choices(rows, tr("Words"), SETTINGS_ID_WORDS, ranges, WORDS_COUNT,
                 (int)desk->settings.words);
    rows_hint(
        rows,
        desk->table.lexicon->has_tiers
            ? hints[desk->settings.words]
            : tr("This list does not say how common its words are: all of them count as common."));
    struct field_look look = settings_field_look(rows->screen, desk, SETTINGS_ID_NAME);
    rows_field(rows, tr("Your name"), SETTINGS_ID_NAME, &rows->screen->name, &look);
}

static void draw_lexicon(struct rows *rows)
{
    const struct desk *desk = rows->desk;
    const struct settings_screen *screen = rows->screen;
    const char *path = desk->settings.lexicon;
    char words[PHRASE_MAX];
    char count[2 * PHRASE_MAX + LANGUAGE_NAME_SIZE];
    phrase_words(words, (long)lexicon_size(desk->table.lexicon));
    if (*path) {
        (void)snprintf(count, sizeof count, "%s", words);
    } else {
        (void)snprintf(count, sizeof count, tr("%s · %s"), desk->table.language->name, words);
    }
    rows_fact(rows, count, *path ? path : tr("The game’s own"));
    struct field_look look = settings_field_look(screen, desk, SETTINGS_ID_PATH);
    rows_field(rows, NULL, SETTINGS_ID_PATH, &screen->path, &look);
    const char *typed = screen->path.text;
    const struct button_look buttons[] = {
        {.label = tr("Use this file"), .size = 17, .disabled = !*typed || strcmp(typed, path) == 0},
        {.label = tr("The game’s own"), .size = 17, .disabled = !*path},
    };
    rows_buttons(rows, SETTINGS_ID_USE, buttons, 2);
    if (desk->answers.lexicon_fault[0]) {
        rows_fault(rows, desk->answers.lexicon_fault);
    } else {
        rows_hint(rows, tr("Type or paste the path of a file, or drop it here."));
    }
}

/* The answer of an export takes the place of the path below the buttons, so that nothing moves. */
static void draw_data(struct rows *rows)
{
    const struct desk *desk = rows->desk;
    bool keeps = keeper_keeps(desk->keeper);
    const struct button_look buttons[] = {
        {.label = tr("Export JSON"), .size = 17, .disabled = !keeps},
        {.label = tr("Export CSV"), .size = 17, .disabled = !keeps},
        {.kind = BUTTON_GHOST, .label = tr("Delete all…"), .size = 17, .disabled = !keeps},
    };
    rows_buttons(rows, SETTINGS_ID_JSON, buttons, 3);
    if (desk->answers.export_failed) {
        rows_fault(rows, desk->answers.export_line);
    } else if (desk->answers.export_line[0]) {
        rows_fact(rows, tr("Written to"), desk->answers.export_line);
    } else if (keeper_lasts(desk->keeper)) {
        rows_fact(rows, tr("Kept in"), keeper_path(desk->keeper));
    } else {
        rows_hint(rows, tr("Kept in memory only, and lost when the game closes."));
    }
}

/* --- columns --- */

static void first_column(struct rows *rows)
{
    rows_panel(rows, tr("Look"), draw_look);
    rows_panel(rows, tr_in("what one does", "Play"), draw_play);
}

static void second_column(struct rows *rows)
{
    rows_panel(rows, tr("Sound"), draw_sound);
    rows_panel(rows, tr("Word list"), draw_lexicon);
    rows_panel(rows, tr("Your history"), draw_data);
}

/* Draws or measures everything from `top` on; returns the height. */
static int draw_columns(struct rows *rows, int top)
{
    const struct layout *layout = &rows->desk->stage.layout;
    int margin = layout_px(layout, MARGIN);
    int gap = layout_px(layout, GAP);
    bool two = layout->shape == LAYOUT_WIDE;
    int most = layout_px(layout, two ? BLOCK_MAX : COLUMN_MAX);
    int room = layout->width - 2 * margin;
    struct rect block = {0, top, room < most ? room : most, 0};
    block.x = (layout->width - block.w) / 2;
    struct rect column = rect_column(block, gap, two ? 2 : 1, 0);
    *rows = (struct rows){.screen = rows->screen,
                          .desk = rows->desk,
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
        column = rect_column(block, gap, 2, 1);
        rows->x = column.x;
        rows->width = column.w;
        rows->y = top;
    }
    second_column(rows);
    end = rows->y > end ? rows->y : end;
    return end - gap + margin - top;
}

/* Scrolls to a newly focused row. */
static void follow_focus(struct settings_screen *screen, const struct desk *desk,
                         const struct rows *rows)
{
    int pad = layout_px(&desk->stage.layout, MARGIN);
    if (desk->stage.ui.focus == screen->seen_focus) {
        return;
    }
    screen->seen_focus = desk->stage.ui.focus;
    if (rows->focus_bottom > 0) {
        scroll_to(&screen->scroll,
                  scroll_showing(&screen->scroll, rows->focus_top - pad, rows->focus_bottom + pad));
    }
}

/* Clips hot areas to the visible rows for the pointer; Tab and the arrows still reach all. */
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

static void draw_head(const struct desk *desk, struct ui *ui)
{
    struct text_style title = {.size = 34, .weight = WEIGHT_900, .color = ui->theme->text};
    int margin = ui_px(ui, MARGIN);
    int side = ui_px(ui, BACK);
    struct rect back = {margin, ui_px(ui, 24), side, side};
    int x = margin + side + ui_px(ui, 16);
    ui_icon_button(ui, SETTINGS_ID_BACK, back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, x, back.y + side / 2, desk->stage.layout.width - x - margin, &title,
                tr("Settings"));
}

void settings_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct settings_screen *screen = self;
    struct rect view = settings_view(desk);
    struct rows rows = {.screen = screen, .desk = desk, .ui = ui, .dry = true};
    int height = draw_columns(&rows, 0);
    scroll_fit(&screen->scroll, height, view.h);
    follow_focus(screen, desk, &rows);
    draw_head(desk, ui);
    int first = ui->hot_count;
    rows.dry = false;
    struct rect seen = seen_view(desk);
    ui_clip(ui, seen);
    (void)draw_columns(&rows, view.y - screen->scroll.at);
    ui_clip_end(ui);
    cut_hots(ui, first, seen);
    scroll_draw(&screen->scroll, ui, settings_bar(desk));
}

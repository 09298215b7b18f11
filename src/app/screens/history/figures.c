/* SPDX-License-Identifier: MIT */
/*
 * The panel of figures, which opens to words by length and wins by rival, and the panel of wins.
 */
#include "phrase.h"
#include "statistics.h"

#define LENGTH_FIRST 4  /* shortest length listed, unless there are shorter words */
#define LENGTH_LAST  10 /* this length and longer */
#define HEAD         48 /* above the rows of a part with a title */
#define NARROW       400 /* units: a panel below this has two figures in a row, if it is as high as: */
#define TALL         220

/* --- figures --- */

/* Draws text as large as fits, from `size` down to the size of list text. */
static void draw_large(struct ui *ui, int x, int y, int width, struct text_style style,
                       const char *text)
{
    while (style.size > 18 && ui_text_width(ui, &style, text) > width) {
        style.size--;
    }
    ui_text_fit(ui, x, y, width, &style, text);
}

/* Draws a figure with its label below, which reaches to `end`; it can be pressed unless `id` is
 * HOT_NONE. */
static void draw_figure(struct ui *ui, struct rect area, int end, int id, const char *figure,
                        const char *label)
{
    struct text_style style = theme_sized(ui->theme, TEXT_TITLE, 34);
    struct text_style small = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    int edge = ui_px(ui, 8);
    int room = area.w - 2 * edge;
    if (id != HOT_NONE) {
        panel_draw_lit(ui, id, area);
        ui_hot(ui, id, area, true);
    }
    draw_large(ui, area.x + edge, area.y + ui_px(ui, 23), room, style, figure);
    ui_text_lines(ui, area.x + edge, area.y + ui_px(ui, 55), end - area.x - 2 * edge, ui_px(ui, 30),
                  &small, label);
}

/* Draws the chevron that opens the panel. */
static void draw_more(struct ui *ui, struct rect panel)
{
    int side = ui_px(ui, layout_finger(ui->layout, 38));
    const struct button_look look = {.kind = BUTTON_GHOST, .icon = ICON_CHEVRON_RIGHT};
    ui_button(
        ui, STATISTICS_ID_OPEN + VIEW_FIGURES,
        (struct rect){panel.x + panel.w - ui_px(ui, 12) - side, panel.y + ui_px(ui, 9), side, side},
        &look);
    ui_tip(ui, STATISTICS_ID_OPEN + VIEW_FIGURES, tr("Words by length, wins by rival"));
}

/* Draws the figures and the longest word into the top of a panel; returns the height used, px. */
static int draw_figures(const struct statistics *statistics, const struct game *game, struct ui *ui,
                        struct rect panel)
{
    const struct history_statistics *figures = &statistics->figures;
    const struct theme *theme = ui->theme;
    bool is_narrow = panel.w < ui_px(ui, NARROW) && panel.h >= ui_px(ui, TALL);
    int pad = ui_px(ui, PANEL_PAD - 8);
    int high = ui_px(ui, 72);
    struct rect row = {panel.x + pad, panel.y + ui_px(ui, 8),
                       panel.w - pad - ui_px(ui, layout_finger(ui->layout, 36) + 18), high};
    struct rect second = {row.x, row.y + high, panel.w - 2 * pad, high};
    struct rect last = row; /* its label is the longest, and may lie below the chevron */
    int end = second.x + second.w;
    if (!is_narrow) {
        row = rect_cut_left(&last, last.w * 61 / 100);
    }
    const char *rounds = phrase_number(ui->arena, figures->rounds);
    struct rect best = rect_column(row, 0, 2, 1);
    draw_figure(ui, rect_column(row, 0, 2, 0), best.x, HOT_NONE, rounds,
                phrase_without(ui->arena, phrase_rounds(ui->arena, figures->rounds), rounds));
    draw_figure(ui, best, best.x + best.w, figures->best_id ? STATISTICS_ID_BEST : HOT_NONE,
                figures->best_id ? phrase_number(ui->arena, figures->best) : "–", tr("best score"));
    draw_figure(ui, is_narrow ? second : last, end, HOT_NONE,
                figures->share < 0.0 ? "–" : phrase_share(ui->arena, figures->share),
                tr("of common words"));
    int y = is_narrow ? second.y + high : row.y + high;
    ui_rule(ui, panel.x + ui_px(ui, PANEL_PAD), y + ui_px(ui, 2),
            panel.w - 2 * ui_px(ui, PANEL_PAD));
    struct text_style word = {.size = 28, .weight = WEIGHT_900, .color = theme->you_text};
    struct text_style note = text_aligned(theme_sized(theme, TEXT_NOTE, 16), ALIGN_END);
    struct rect line = {panel.x + pad, y + ui_px(ui, 10), panel.w - 2 * pad, ui_px(ui, 44)};
    int edge = ui_px(ui, 8);
    int middle = line.y + line.h / 2;
    if (figures->longest_id) {
        panel_draw_lit(ui, STATISTICS_ID_LONGEST, line);
        ui_hot(ui, STATISTICS_ID_LONGEST, line, true);
    }
    int taken = ui_text_lines(ui, line.x + line.w - edge, middle, line.w * 2 / 5, line.h, &note,
                              tr("longest word"));
    draw_large(ui, line.x + edge, middle, line.w - 2 * edge - taken - ui_px(ui, 12), word,
               figures->longest[0] ? session_written(ui->arena, &game->session, figures->longest)
                                   : "–");
    return line.y + line.h - panel.y;
}

/* --- words by length --- */

/* Draws the title of a part of a panel, leaving `taken` px at the right of it. */
static void draw_title(struct ui *ui, struct rect part, int taken, const char *title)
{
    struct text_style style = theme_text(ui->theme, TEXT_HEADING);
    int pad = ui_px(ui, PANEL_PAD);
    ui_text_lines(ui, part.x + pad, part.y + ui_px(ui, 28), part.w - 2 * pad - taken, ui_px(ui, 40),
                  &style, title);
}

/* Returns the number of words in a row of the list of lengths. */
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
    struct text_style style = theme_text(ui->theme, TEXT_SMALL);
    draw_title(ui, panel, 0, tr("Words you found, by length"));
    int first = LENGTH_FIRST;
    long most = 1;
    int widest = 0;
    for (int letters = LENGTH_LAST; letters > 1; letters--) {
        long count = words_of(figures, letters);
        first = count > 0 && letters < first ? letters : first;
        most = count > most ? count : most;
        int width = ui_text_width(ui, &style, phrase_number(ui->arena, count));
        widest = width > widest ? width : widest;
    }
    int rows = LENGTH_LAST - first + 1;
    int top = panel.y + ui_px(ui, 48);
    int room = panel.y + panel.h - ui_px(ui, 12) - top;
    int pitch = room / rows < ui_px(ui, 30) ? room / rows : ui_px(ui, 30);
    int high = pitch * 70 / 100;
    int size = layout_units(ui->layout, pitch) * 85 / 100;
    style.size = size < style.size ? size : style.size;
    int labels = ui_text_width(ui, &style, say(ui->arena, tr("%d+"), LENGTH_LAST)) + ui_px(ui, 8);
    int left = panel.x + ui_px(ui, 24) + int_max(ui_px(ui, 40), labels);
    int longest = panel.x + panel.w - ui_px(ui, 32) - widest - left;
    for (int letters = first; letters <= LENGTH_LAST; letters++) {
        int y = top + (letters - first) * pitch + pitch / 2;
        long count = words_of(figures, letters);
        int wide = (int)(longest * (long long)count / most);
        wide = count > 0 && wide < ui_px(ui, 3) ? ui_px(ui, 3) : wide;
        ui_text(ui, panel.x + ui_px(ui, 24), y, &style,
                say(ui->arena, letters == LENGTH_LAST ? tr("%d+") : "%d", letters));
        ui_box(ui, (struct rect){left, y - high / 2, wide, high}, 5, ui->theme->you);
        ui_text(ui, left + wide + ui_px(ui, 8), y, &style, phrase_number(ui->arena, count));
    }
}

/* --- won and lost --- */

/* A pair of opponents. */
struct versus {
    const char *name, *brief; /* `brief` if `name` does not fit */
    const struct history_match *match;
    struct color other; /* colour of the second side */
};

static long played(const struct history_match *match)
{
    return match->won + match->drawn + match->lost;
}

/* Lists the fixed levels and any others that were played, as far as the mode filter includes them;
 * returns how many. */
#define VERSUS_MAX (RIVAL_COUNT + 1)
static int list_versus(const struct statistics *statistics, const struct theme *theme,
                       struct versus list[VERSUS_MAX])
{
    const struct history_statistics *figures = &statistics->figures;
    int count = 0;
    for (int i = 0; i < RIVAL_COUNT && statistics->has_rivals; i++) {
        if (i < RIVAL_FIXED_COUNT || played(&figures->matches[i]) > 0) {
            const char *name =
                i == RIVAL_FRIEND ? tr("Friends") : phrase_rival((enum rival_level)i, 0);
            list[count++] = (struct versus){name, name, &figures->matches[i], theme->rival};
        }
    }
    if (played(&figures->between) > 0) {
        list[count++] =
            (struct versus){tr("Two players"), tr("Two"), &figures->between, theme->second};
    }
    return count;
}

/* Drops those played least until there are `most`, at least one; returns how many there are. */
static int leave_most_played(struct versus *list, int count, int most)
{
    while (count > int_max(most, 1)) {
        int least = count - 1;
        for (int i = count - 1; i >= 0; i--) {
            least = played(list[i].match) < played(list[least].match) ? i : least;
        }
        count--;
        for (int i = least; i < count; i++) {
            list[i] = list[i + 1];
        }
    }
    return count;
}

static const char *match_text(struct arena *arena, const struct history_match *match)
{
    return played(match) == 0 ? tr("not yet")
                              : say(arena, tr("%s – %s"), phrase_number(arena, match->won),
                                    phrase_number(arena, match->lost));
}

static const char *versus_name(const struct ui *ui, const struct versus *versus, int width)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    return ui_text_width(ui, &style, versus->name) <= width ? versus->name : versus->brief;
}

/* A part of a bar. */
struct part {
    long size;
    struct color color;
};

/* Draws a bar divided in proportion to its parts; if all are empty, an empty well. */
static void draw_bar(struct ui *ui, struct rect rect, const struct part *parts, int count)
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

/* Draws the name, the bar and the figures; bar.y is the middle of the row. */
static void draw_versus(struct ui *ui, struct rect panel, struct rect bar, int pitch,
                        const struct versus *versus)
{
    const struct theme *theme = ui->theme;
    const struct history_match *match = versus->match;
    struct text_style name = text_colored(theme_text(theme, TEXT_LABEL), theme->text);
    struct text_style small = theme_sized(theme, TEXT_SMALL, UI_SIZE_LEAST);
    struct text_style score = text_aligned(theme_text(theme, TEXT_SMALL), ALIGN_END);
    score.tabular = true;
    int y = bar.y;
    int names = bar.x - panel.x - ui_px(ui, 24 + 14);
    bool drawn = match->drawn > 0 && pitch >= ui_px(ui, 36);
    int up = drawn ? ui_px(ui, 8) : 0;
    struct part parts[] = {
        {match->won, theme->you}, {match->drawn, theme->line}, {match->lost, versus->other}};
    ui_text_lines(ui, panel.x + ui_px(ui, 24), y - up, names, drawn ? pitch / 2 : pitch, &name,
                  versus_name(ui, versus, names));
    if (drawn) {
        ui_text_fit(ui, panel.x + ui_px(ui, 24), y + ui_px(ui, 10), names, &small,
                    say(ui->arena, tr("%s drawn"), phrase_number(ui->arena, match->drawn)));
    }
    bar.y = y - bar.h / 2;
    if (bar.w > 0) {
        draw_bar(ui, bar, parts, 3);
    }
    ui_text(ui, panel.x + panel.w - ui_px(ui, 20), y, &score, match_text(ui->arena, match));
}

static void draw_matches(const struct statistics *statistics, bool has_ladder, struct ui *ui,
                         struct rect panel)
{
    struct versus list[VERSUS_MAX];
    struct text_style score = theme_text(ui->theme, TEXT_SMALL);
    struct text_style name = theme_text(ui->theme, TEXT_LABEL);
    score.tabular = true;
    int count = list_versus(statistics, ui->theme, list);
    int taken = has_ladder && statistics->has_rivals
                    ? panel_draw_link(ui, panel, STATISTICS_ID_LADDER, tr("The ladder"),
                                      panel.y + ui_px(ui, HEAD))
                    : 0;
    draw_title(ui, panel, taken,
               statistics->is_between ? tr("First and second player") : tr("Won and lost"));
    if (!statistics->has_rivals && !statistics->is_between) {
        panel_draw_nothing(ui, panel, tr("Alone, there is nobody to beat."));
        return;
    }
    count = leave_most_played(list, count, layout_units(ui->layout, panel.h - ui_px(ui, 60)) / 24);
    int widest = ui_px(ui, 72);
    for (int i = 0; i < count; i++) {
        int width = ui_text_width(ui, &score, match_text(ui->arena, list[i].match));
        widest = width > widest ? width : widest;
    }
    int names = ui_px(ui, 96);
    for (int i = 0; i < count; i++) {
        int width = ui_text_width(ui, &name, versus_name(ui, &list[i], names));
        names = layout_clamped(width, names, panel.w * 2 / 5);
    }
    int rows = int_max(count, RIVAL_FIXED_COUNT);
    int pitch = (panel.h - ui_px(ui, 60)) / rows;
    int high = ui_px(ui, 20) < pitch * 75 / 100 ? ui_px(ui, 20) : pitch * 75 / 100;
    int right = panel.x + panel.w - ui_px(ui, 20) - widest - ui_px(ui, 12);
    struct rect bar = {panel.x + ui_px(ui, 24) + names + ui_px(ui, 14), 0, 0, high};
    bar.x = bar.x < right - ui_px(ui, 24)
                ? bar.x
                : right; /* bars are dropped if there is no room: figures come first */
    bar.w = right - bar.x;
    for (int i = 0; i < count; i++) {
        bar.y = panel.y + ui_px(ui, 48) + i * pitch + pitch / 2;
        draw_versus(ui, panel, bar, pitch, &list[i]);
    }
}

/* Children play without it. */
static bool has_ladder(const struct game *game)
{
    return !game->settings.children;
}

void figures_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                  struct rect panel)
{
    ui_panel(ui, panel);
    if (statistics->view != VIEW_FIGURES) {
        (void)draw_figures(statistics, game, ui, panel);
        draw_more(ui, panel);
        return;
    }
    struct rect rest = panel;
    (void)rect_cut_top(&rest, draw_figures(statistics, game, ui, panel));
    (void)rect_cut_bottom(&rest, ui_px(ui, 8));
    panel_draw_close(ui, panel, VIEW_FIGURES);
    draw_lengths(statistics, ui, rect_row(rest, 0, 2, 0));
    draw_matches(statistics, has_ladder(game), ui, rect_row(rest, 0, 2, 1));
}

void matches_draw(const struct statistics *statistics, const struct game *game, struct ui *ui,
                  struct rect panel)
{
    ui_panel(ui, panel);
    draw_matches(statistics, has_ladder(game), ui, panel);
}

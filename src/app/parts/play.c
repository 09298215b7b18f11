/* SPDX-License-Identifier: MIT */
/*
 * The parts shown in both turns of a round. Leaves boards and lists to src/app/dice.
 */
#include "play.h"
#include "phrase.h"
#include "rung.h"

#include <assert.h>

const char *play_title(const struct game *game)
{
    const struct session *session = &game->session;
    if (session->is_lesson) {
        return tr("How to play");
    }
    if (session->notes.kind == ROUND_KIND_CHALLENGE || session->notes.kind == ROUND_KIND_DAILY) {
        return session_kind_title(session->notes.kind);
    }
    return round_is_live(session->round) ? tr("Race") : "Trounce";
}

struct theme play_theme(const struct game *game, const struct theme *theme)
{
    return session_has_ghost(&game->session) ? theme_of_ghost(theme) : *theme;
}

void play_draw_top(const struct game *game, struct ui *ui, const struct play_layout *at,
                   enum icon menu, const char *title, struct color color)
{
    struct text_style name = {.size = 26, .weight = WEIGHT_900, .color = color, .spacing = 20};
    ui_icon_button(ui, PLAY_ID_MENU, at->menu, menu);
    ui_icon_button(ui, PLAY_ID_SOUND, at->sound,
                   game->output.muted ? ICON_VOLUME_X : ICON_VOLUME_2);
    if (at->name.w > 0) {
        ui_text_lines(ui, at->name.x, at->name.y + at->name.h / 2, at->name.w, at->name.h, &name,
                      title);
    }
}

#define COMMENT_BELOW 72 /* height of an area where it can stand below the word */

void play_draw_word(struct ui *ui, struct rect area, const struct word_line *line)
{
    struct text_style word = {
        .size = 38, .weight = WEIGHT_900, .color = line->color, .spacing = 60};
    struct text_style chip = text_aligned(
        text_colored(theme_text(ui->theme, TEXT_HEADING), ui->theme->you_ink), ALIGN_MIDDLE);
    struct text_style comment = {.size = 18, .weight = WEIGHT_700, .color = ui->theme->dim};
    int gap = ui_px(ui, 14);
    int behind = 0;
    int before = line->is_good ? ui_px(ui, 48) : 0;
    int chipped = line->chip ? ui_text_width(ui, &chip, line->chip) + ui_px(ui, 24) : 0;
    behind += line->chip ? gap + chipped : 0;
    behind += line->comment ? gap + ui_text_width(ui, &comment, line->comment) : 0;
    if (behind > area.w * 2 / 3) {
        behind = area.w * 2 / 3;
    }

    int width = ui_text_width(ui, &word, line->word);
    int room = area.w - before - behind;
    bool has_comment = line->comment && ui_text_least(ui, &word, line->word) <=
                                            room; /* else the word needs its place */
    if (!has_comment) {
        behind = line->chip ? gap + chipped : 0;
        room = area.w - before - behind;
    }
    if (width > room) {
        width = room;
    }
    int x = area.x + (area.w - before - width - behind) / 2;
    int y = area.y + area.h / 2;
    if (line->comment && !has_comment && area.h >= ui_px(ui, COMMENT_BELOW)) {
        y -= ui_px(ui, 14);
        comment.align = ALIGN_MIDDLE;
        ui_text_fit(ui, area.x + area.w / 2, y + ui_px(ui, 36), area.w, &comment, line->comment);
        comment.align = ALIGN_START;
    }
    if (line->is_good) {
        ui_icon(ui, x + ui_px(ui, 17), y, ICON_CIRCLE_CHECK, 34, line->color);
        x += before;
    }
    width = ui_text_fit(ui, x, y, room, &word, line->word);
    x += width + gap;
    if (line->chip) {
        int height = ui_px(ui, 31);
        struct rect box = {x, y - height / 2, chipped, height};
        ui_box(ui, box, 10, line->is_good ? ui->theme->good : ui->theme->you);
        ui_text(ui, box.x + box.w / 2, y, &chip, line->chip);
        x += chipped + gap;
        behind -= chipped + gap;
    }
    if (has_comment) {
        ui_text_lines(ui, x, y, behind - gap, area.h, &comment, line->comment);
    }
}

void play_draw_message(struct ui *ui, struct rect area, enum icon icon, struct color color,
                       const char *text)
{
    ui_status(ui, text);
    struct text_style style = {.size = 22, .weight = WEIGHT_800, .color = color};
    int gap = ui_px(ui, 36);
    int width = ui_text_width(ui, &style, text);
    int room = area.w - gap;
    if (width > room) {
        width = room;
    }
    int x = area.x + (area.w - width - gap) / 2;
    int y = area.y + area.h / 2;
    ui_icon(ui, x + ui_px(ui, 13), y, icon, 26, color);
    ui_text_lines(ui, x + gap, y, room, area.h, &style, text);
}

struct score_panel play_panel(const struct game *game, enum side side)
{
    const struct session *session = &game->session;
    const struct round *round = session->round;
    const struct mode_traits *traits = round_traits(round);
    struct score_panel panel = {.round = round,
                                .side = side,
                                .name = session_name_of(session, side),
                                .spellings = session->language->spellings,
                                .score = round_score(round, side),
                                .no_points = session_is_practice(session),
                                .strikes_shared = traits->seats == 2 && !round_shared_count(round),
                                .slide_milli = 1000};
    panel.searches =
        side == SIDE_COMPUTER && round_phase(round) == ROUND_COMPUTER && !round_is_live(round);
    if (side == SIDE_COMPUTER && !traits->has_computer) {
        panel.name = tr("On your own");
        panel.is_empty = true;
    } else if (side == SIDE_COMPUTER && traits->has_rival) {
        panel.has_face = true;
        panel.level = session_face(session);
        panel.rung = session_rung(session);
        panel.is_ghost = session_has_own_ghost(session);
        panel.line = panel.is_ghost ? tr("as you played this board")
                                    : phrase_rival_line(panel.level, traits->is_race);
    }
    return panel;
}

bool play_scroll(const struct game *game, struct scroll *scroll, struct rect area,
                 const struct input *input)
{
    if (input->kind == INPUT_WHEEL &&
        !rect_contains(area, game->stage.pointer_x, stage_pointer_y(&game->stage))) {
        return false;
    }
    return scroll_input(scroll, input, layout_px(&game->stage.layout, PLAY_WHEEL));
}

/* --- a window as narrow as a hand --- */

#define FIGURE       42
#define BESIDE       16
#define PAD          16
#define BAR          9
#define FACE         46
#define COLUMN_LEAST 80 /* for one of three scores, with the gap beside it */

/* Where things stand in the line of the scores, px. */
struct score_line {
    int pad, middle, figure; /* the figure's size in units */
    struct rect bar;
    int left, right; /* what is free between both scores */
};

static struct score_line line_of(const struct ui *ui, struct rect area, bool has_bar)
{
    struct score_line line = {.pad = ui_px(ui, PAD)};
    int height = layout_units(ui->layout, area.h);
    int foot = has_bar ? ui_px(ui, BAR + 8 + height / 20) : 0;
    line.bar = (struct rect){area.x + line.pad, area.y + area.h - foot + ui_px(ui, 2),
                             area.w - 2 * line.pad, ui_px(ui, BAR)};
    line.middle = area.y + (area.h - foot) / 2 + ui_px(ui, has_bar ? 3 : 0);
    line.figure = height < 70 ? FIGURE - 8 : FIGURE;
    line.left = area.x + line.pad;
    line.right = area.x + area.w - line.pad;
    return line;
}

static void draw_face(struct ui *ui, struct score_line *line, const struct score_panel *rival,
                      struct rect area)
{
    int side = int_min(ui_px(ui, FACE), area.h - ui_px(ui, 18));
    struct rect face = {line->right - side, line->middle - side / 2 - ui_px(ui, 1), side, side};
    if (rival->is_ghost) {
        ui_ghost(ui, face, ui->theme->rival, ui->theme->panel);
    } else if (rival->level == RIVAL_FRIEND) {
        ui_box(ui, face, 14, ui->theme->raised);
        ui_icon(ui, face.x + side / 2, face.y + side / 2, ICON_USER, 28, ui->theme->rival_text);
    } else {
        face.y -= side * rival->lift / 12000;
        rung_rival(ui, face, rival->level, rival->rung, rival->mood);
    }
    line->right = face.x - ui_px(ui, 10);
}

/* Draws a score, or how many words there are, at the left. */
static void draw_own(struct ui *ui, struct score_line *line, const struct score_panel *you,
                     int room)
{
    const struct theme *theme = ui->theme;
    struct text_style figure = text_colored(theme_sized(theme, TEXT_FIGURE, line->figure),
                                            score_panel_color(theme, you->side));
    struct text_style beside = theme_sized(theme, TEXT_LABEL, BESIDE);
    const char *words =
        you->of ? you->of : phrase_words(ui->arena, (long)round_word_count(you->round, you->side));
    beside.color = theme->text;
    if (you->no_points) {
        beside.size = 22;
        line->left += ui_text_fit(ui, line->left, line->middle, room, &beside, words);
        return;
    }
    int drop = ui_px(ui, line->figure / 6);
    line->left += ui_text_fit(ui, line->left, line->middle, room, &figure,
                              phrase_number(ui->arena, you->score));
    int left = line->left + ui_px(ui, 9);
    if (left + ui_text_least(ui, &beside, words) <= line->pad + room) {
        line->left = left + ui_text_fit(ui, left, line->middle + drop, line->pad + room - left,
                                        &beside, words);
    }
}

/* Draws what is to be beaten, or what the rival has. */
static void draw_rival(struct ui *ui, struct score_line *line, const struct score_panel *rival)
{
    const struct theme *theme = ui->theme;
    struct text_style figure = text_aligned(
        text_colored(theme_sized(theme, TEXT_FIGURE, line->figure), theme->rival_text), ALIGN_END);
    struct text_style beside = text_aligned(theme_sized(theme, TEXT_LABEL, BESIDE), ALIGN_END);
    bool has_figure = !rival->awaits || rival->has_goal;
    int drop = 0;
    beside.color = theme->text;
    if (has_figure) {
        drop = ui_px(ui, line->figure / 6);
        line->right -=
            ui_text_fit(ui, line->right, line->middle, (line->right - line->left) * 6 / 10, &figure,
                        phrase_number(ui->arena, rival->awaits ? rival->goal : rival->score)) +
            ui_px(ui, 9);
    }
    int room = line->right - line->left - ui_px(ui, 12);
    const char *named = rival->level == RIVAL_FRIEND && !rival->is_ghost
                            ? say(ui->arena, tr("%s: %s"), rival->name, tr("to beat"))
                            : tr("to beat");
    const char *text = rival->awaits && rival->has_goal ? named
                       : rival->awaits && rival->line   ? rival->line
                                                        : rival->name;
    int height = ui_px(ui, 40);
    if (text == named && !ui_lines_fit(ui, room, height, &beside, named)) {
        text = tr("to beat");
    }
    int y = line->middle + (ui_text_least(ui, &beside, text) <= room ? drop : 0);
    if (ui_lines_fit(ui, room, height, &beside, text)) { /* else the face says enough */
        ui_text_lines(ui, line->right, y, room, height, &beside, text);
    }
}

/* Draws one of three scores: a name over a figure. */
static void draw_column(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    struct color color = score_panel_color(ui->theme, panel->side);
    struct text_style name = text_colored(theme_sized(ui->theme, TEXT_HEADING, BESIDE), color);
    struct text_style figure =
        text_colored(theme_sized(ui->theme, TEXT_FIGURE, FIGURE - 12), color);
    name.align = figure.align = ALIGN_MIDDLE;
    int middle = area.x + area.w / 2;
    ui_text_fit(ui, middle, area.y + area.h * 24 / 100, area.w, &name, panel->name);
    ui_text_fit(ui, middle, area.y + area.h * 67 / 100, area.w, &figure,
                phrase_number(ui->arena, panel->score));
}

/* The same in a row, where a column would be too narrow for a name. */
static void draw_row(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    struct color color = score_panel_color(ui->theme, panel->side);
    struct text_style name = text_colored(theme_sized(ui->theme, TEXT_HEADING, BESIDE), color);
    struct text_style figure =
        text_aligned(text_colored(theme_sized(ui->theme, TEXT_FIGURE, 22), color), ALIGN_END);
    int middle = area.y + area.h / 2;
    int taken = ui_text_fit(ui, area.x + area.w, middle, area.w / 2, &figure,
                            phrase_number(ui->arena, panel->score));
    ui_text_fit(ui, area.x, middle, area.w - taken - ui_px(ui, 8), &name, panel->name);
}

/* Draws more than two scores side by side, or below one another. */
static void draw_each(struct ui *ui, struct rect area, const struct score_panel *panels, int count)
{
    int pad = ui_px(ui, PAD);
    (void)rect_cut_left(&area, pad);
    (void)rect_cut_right(&area, pad);
    bool is_narrow = area.w < ui_px(ui, COLUMN_LEAST) * count;
    for (int i = 0; i < count; i++) {
        if (is_narrow) {
            draw_row(ui, rect_row(area, 0, count, i), &panels[i]);
        } else {
            draw_column(ui, rect_column(area, pad / 2, count, i), &panels[i]);
        }
    }
}

/* Draws how far the player is on the way to what is to be beaten. */
static void draw_goal(struct ui *ui, struct rect bar, const struct score_panel *you)
{
    long whole = score_panel_whole(you);
    long goal_at = whole > you->goal + 1 ? you->goal : whole;
    int wide = ui_px(ui, 7);
    struct rect mark = {bar.x + (int)((bar.w - wide) * goal_at / whole), bar.y - ui_px(ui, 5), wide,
                        bar.h + ui_px(ui, 10)};
    ui_track(ui, bar, (int)(you->score * 1000 / whole), ui->theme->you);
    ui_box(ui, mark, 3, ui->theme->rival);
}

struct rect play_draw_scores(struct ui *ui, struct rect area, const struct score_panel *panels,
                             int count)
{
    assert(panels && count > 0);
    const struct score_panel *you = &panels[0];
    const struct score_panel *rival = count == 2 ? &panels[1] : NULL;
    bool has_bar = rival && you->has_goal && you->goal > 0;
    struct score_line line = line_of(ui, area, has_bar);
    ui_versus(ui, area, rival && rival->side == SIDE_COMPUTER);
    if (count > 2) {
        draw_each(ui, area, panels, count);
        return (struct rect){area.x, area.y, 0, area.h};
    }
    if (rival && rival->has_face) {
        draw_face(ui, &line, rival, area);
    }
    draw_own(ui, &line, you, area.w * (rival ? 45 : 55) / 100);
    if (rival) {
        draw_rival(ui, &line, rival);
    }
    if (has_bar) {
        draw_goal(ui, line.bar, you);
    }
    int left = line.left + ui_px(ui, 12);
    return (struct rect){left, area.y, int_max(line.right - left, 0), area.h};
}

void play_scores_figure(const struct ui *ui, struct rect area, int *x, int *y)
{
    *x = area.x + ui_px(ui, PAD + 22);
    *y = area.y + area.h * 2 / 5;
}

#define CHIP_GAP 8
#define CHIP_PAD 12

void play_draw_strip(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    const struct theme *theme = ui->theme;
    size_t count = round_word_count(panel->round, panel->side);
    struct text_style note = theme_sized(theme, TEXT_BODY, 16);
    int pad = ui_px(ui, CHIP_PAD);
    if (count == 0) {
        note.align = ALIGN_MIDDLE;
        if (panel->message) {
            ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &note,
                          panel->message);
        }
        return;
    }
    int x = area.x;
    for (size_t i = 0; i < count; i++) {
        const struct round_word *word = round_word(panel->round, panel->side, count - 1 - i);
        bool is_lit = (i == 0 && panel->lights_newest) ||
                      (panel->blink && panel->blink_index == count - 1 - i);
        struct text_style letters = theme_sized(theme, TEXT_LABEL, 17);
        struct text_style points =
            text_colored(theme_sized(theme, TEXT_HEADING, 17),
                         is_lit ? theme->you_ink : score_panel_color(theme, panel->side));
        const char *text = phrase_written(ui->arena, panel->spellings,
                                          round_board(panel->round)->alphabet, word->text);
        const char *worth =
            panel->no_points || panel->no_worth ? "" : say(ui->arena, "%d", word->points);
        letters.color = is_lit ? theme->you_ink : theme->text;
        int beside = worth[0] ? ui_text_width(ui, &points, worth) + ui_px(ui, 7) : 0;
        int width = ui_text_width(ui, &letters, text) + beside + 2 * pad;
        width = i == 0 ? int_min(width, area.w) : width;
        if (x + width > area.x + area.w) {
            break;
        }
        if (i == 0 && panel->slide_milli < 1000) { /* the others make room for it */
            int whole = width;
            width = whole * panel->slide_milli / 1000;
            x += width + ui_px(ui, CHIP_GAP) * panel->slide_milli / 1000;
            continue;
        }
        struct rect chip = {x, area.y, width, area.h};
        ui_surface(ui, chip, 12, is_lit ? score_panel_fill(theme, panel->side) : theme->panel);
        int middle = chip.y + chip.h / 2;
        ui_text_fit(ui, chip.x + pad, middle, width - beside - 2 * pad, &letters, text);
        points.align = ALIGN_END;
        ui_text(ui, chip.x + width - pad, middle, &points, worth);
        x += width + ui_px(ui, CHIP_GAP);
    }
}

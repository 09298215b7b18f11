/* SPDX-License-Identifier: MIT */
/*
 * Draws a player's panel: name, score, and the words, newest first.
 */
#include "score_panel.h"
#include "phrase.h"
#include "rung.h"

#define PAD           24
#define ROW           30
#define FOOT          14
#define FOOT_NOTE     52 /* with a line of text */
#define COLUMNS_LEAST 220
#define COLUMNS_GAP   20
#define EMPTY_TOP     60  /* if nobody plays */
#define LOW_HEIGHT    330 /* below this, a panel is low: name and score share a line */

/* Where the list begins. */
enum {
    TOP_PLAIN = 138,
    TOP_NOTE = 150,
    TOP_GOAL = 176,
    TOP_FACE = 212,
    TOP_TAKEN = 292,
    TOP_LOW = 70,
    TOP_LOW_NOTE = 84,
    TOP_LOW_GOAL = 98,
    TOP_LOW_FACE = 84,
    TOP_LOW_TAKEN = 106
};

#define FACE      92
#define FACE_LOW  44
#define FACE_ROOM 240 /* narrower panels have a low one's */

/* Returns whether the panel has the score to beat, which falls, and in its list what made it fall.
 */
static bool is_falling(const struct score_panel *panel)
{
    return panel->has_face && panel->awaits && panel->has_goal && panel->goal_from > 0;
}

/* Returns how many words the list has. */
static size_t count_of(const struct score_panel *panel)
{
    return panel->is_replayed ? panel->listed
           : panel->chosen    ? panel->chosen_count
                              : round_word_count(panel->round, panel->side);
}

/* Returns the index of the word in a line, the newest in the first. */
static size_t index_of(const struct score_panel *panel, size_t line)
{
    size_t at = count_of(panel) - 1 - line;
    return panel->chosen ? panel->chosen[at] : at;
}

static const struct round_word *word_of(const struct score_panel *panel, size_t index)
{
    return round_word(panel->round, panel->chosen ? panel->chosen_side : panel->side, index);
}

static bool is_low(const struct layout *layout, struct rect area)
{
    return layout_units(layout, area.h) < LOW_HEIGHT;
}

static int list_top(const struct score_panel *panel, bool low)
{
    bool has_bar = panel->has_goal && !panel->has_face;
    if (panel->no_points && panel->note) {
        return low ? TOP_LOW_NOTE : TOP_NOTE;
    }
    if (is_falling(panel)) {
        return low ? TOP_LOW_TAKEN : TOP_TAKEN;
    }
    if (low) {
        return panel->has_face ? TOP_LOW_FACE : has_bar ? TOP_LOW_GOAL : TOP_LOW;
    }
    if (panel->has_face) {
        return panel->awaits && !panel->has_goal ? TOP_FACE - 72 : TOP_FACE; /* no figure */
    }
    return has_bar ? TOP_GOAL : TOP_PLAIN;
}

/* Returns the height of a word, px. */
static int row_height(const struct layout *layout)
{
    return layout_px(layout, layout_finger(layout, ROW));
}

struct rect score_panel_list(const struct layout *layout, struct rect area,
                             const struct score_panel *panel)
{
    int pad = layout_px(layout, PAD);
    int top = layout_px(layout, list_top(panel, is_low(layout, area)));
    int row = row_height(layout);
    top += panel->traced ? row : 0;
    int height = area.h - top - layout_px(layout, panel->foot ? FOOT_NOTE : FOOT);
    height -= height > row ? height % row : 0; /* cuts no word in half */
    return (struct rect){area.x + pad, area.y + top, area.w - 2 * pad, height};
}

/* Returns how many columns a list has. */
static int columns_of(const struct layout *layout, struct rect list,
                      const struct score_panel *panel)
{
    return panel->has_columns && list.w >= layout_px(layout, COLUMNS_LEAST) ? 2 : 1;
}

/* Returns where a line of a list stands that is not scrolled. */
static struct rect line_at(const struct layout *layout, struct rect list, int columns, size_t line)
{
    int row = row_height(layout);
    struct rect cell =
        rect_column(list, layout_px(layout, COLUMNS_GAP), columns, (int)line % columns);
    return (struct rect){cell.x, list.y + (int)line / columns * row, cell.w, row};
}

struct rect score_panel_room(const struct layout *layout, struct rect area)
{
    int pad = layout_px(layout, PAD);
    int top = layout_px(layout, EMPTY_TOP);
    return (struct rect){area.x + pad, area.y + top, area.w - 2 * pad,
                         area.h - top - layout_px(layout, FOOT)};
}

/* Draws the number of words in place of the score if points do not count, with the note below. */
static void draw_count(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_HEADING, low ? 18 : 26),
                                           low ? ALIGN_END : ALIGN_START);
    struct text_style note = text_aligned(theme_sized(ui->theme, TEXT_LABEL, low ? 15 : 18),
                                          low ? ALIGN_END : ALIGN_START);
    const char *words = phrase_words(ui->arena, (long)count_of(panel));
    int pad = ui_px(ui, PAD);
    int x = low ? area.x + area.w - pad : area.x + pad;
    int room = area.w - 2 * pad;
    ui_text_fit(ui, x, area.y + ui_px(ui, low ? 31 : 80), low ? room / 2 : room, &style, words);
    if (panel->note) {
        ui_text_fit(ui, x, area.y + ui_px(ui, low ? 54 : 110), room, &note, panel->note);
    }
}

static void draw_score(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    bool rests = count_of(panel) == 0 && panel->side == SIDE_COMPUTER;
    struct text_style score = {.size = low ? 32 : 60,
                               .weight = WEIGHT_900,
                               .color = rests             ? ui->theme->dim
                                        : panel->has_face ? ui->theme->rival_text
                                                          : ui->theme->text,
                               .align = low ? ALIGN_END : ALIGN_START,
                               .tabular = true};
    struct text_style count = text_aligned(theme_text(ui->theme, TEXT_LABEL), ALIGN_END);
    struct text_style of = theme_sized(ui->theme, TEXT_LABEL, 20);
    const char *figures = phrase_number(ui->arena, panel->score);
    const char *words = phrase_words(ui->arena, (long)count_of(panel));
    int pad = ui_px(ui, PAD);
    int right = area.x + area.w - pad;
    if (low) {
        of = text_aligned(theme_sized(ui->theme, TEXT_LABEL, 16), ALIGN_END);
        int behind = panel->of ? ui_text_width(ui, &of, panel->of) + ui_px(ui, 6) : 0;
        ui_text(ui, right - behind, area.y + ui_px(ui, 31), &score, figures);
        if (panel->of) {
            ui_text(ui, right, area.y + ui_px(ui, 36), &of, panel->of);
        }
        return;
    }
    int y = area.y + ui_px(ui, panel->has_face ? FACE + 56 : 75);
    int room = area.w - 2 * pad;
    int wide = ui_text_fit(ui, area.x + pad, y, room * 6 / 10, &score, figures);
    if (panel->of) {
        ui_text_fit(ui, area.x + pad + wide + ui_px(ui, 6), y + ui_px(ui, 14),
                    room - wide - ui_px(ui, 6), &of, panel->of);
    } else if (!rests && ui_text_least(ui, &count, words) <= room - wide - ui_px(ui, 10)) {
        ui_text_fit(ui, right, y + ui_px(ui, 16), room - wide - ui_px(ui, 10), &count, words);
    }
}

/* Draws the bar of a score to beat that falls, with what was taken from it hatched, and below it
 * what that is. */
static void draw_taken(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    const struct theme *theme = ui->theme;
    struct text_style head = theme_sized(theme, TEXT_HEADING, 17);
    struct text_style loss = text_aligned(text_colored(head, theme->rival_text), ALIGN_END);
    int pad = ui_px(ui, PAD);
    struct rect track = {area.x + pad, area.y + ui_px(ui, low ? 67 : 210), area.w - 2 * pad,
                         ui_px(ui, low ? 8 : 12)};
    int stripe = ui_px(ui, 4);
    int middle = area.y + ui_px(ui, low ? 91 : 269);
    int left =
        track.w * (int)int_min((int)panel->goal, (int)panel->goal_from) / (int)panel->goal_from;
    ui_track(ui, track, 1000, theme_mix(theme->rival, theme->well, 72));
    if (left < track.w) {
        struct rect taken = {track.x + left, track.y, track.w - left - track.h / 3, track.h};
        ui_clip(ui, taken);
        for (int x = 0; x < track.w; x += 2 * stripe) {
            struct draw_command box = {
                .kind = DRAW_BOX,
                .rect = {track.x + x, track.y - track.h / 2, stripe, 2 * track.h},
                .color = theme_mix(theme->rival, theme->well, 50),
                .angle = 25};
            draw_add(ui->list, &box, NULL);
        }
        ui_clip_end(ui);
    }
    if (left > 0) {
        ui_track(ui, (struct rect){track.x, track.y, left, track.h}, 1000, theme->rival);
    }
    const char *number =
        panel->goal < panel->goal_from
            ? say(ui->arena, "−%s", phrase_number(ui->arena, panel->goal_from - panel->goal))
            : "";
    int wide = ui_text_width(ui, &loss, number);
    if (wide > 0 || panel->message) { /* else the list is of something else */
        ui_text_fit(ui, track.x, middle, track.w - wide - ui_px(ui, 10), &head,
                    tr("Taken from it"));
        ui_text(ui, track.x + track.w, middle, &loss, number);
    }
}

/* Draws where a score to beat began, struck through, at the right of it; returns its width. */
static int draw_start(struct ui *ui, int right, int middle, const struct score_panel *panel,
                      int size)
{
    struct text_style style = text_aligned(theme_sized(ui->theme, TEXT_HEADING, size), ALIGN_END);
    if (!is_falling(panel) || panel->goal == panel->goal_from) {
        return 0;
    }
    style.color = theme_mix(ui->theme->rival_text, ui->theme->panel, 12);
    const char *number = phrase_number(ui->arena, panel->goal_from);
    int wide = ui_text_width(ui, &style, number);
    ui_text(ui, right, middle, &style, number);
    ui_strike(ui, right - wide, middle, wide, style.color);
    return wide + ui_px(ui, 10);
}

/* Draws the score that a rival has to be beaten at. */
static void draw_target(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    struct text_style figure = {.size = low ? 32 : 64,
                                .weight = WEIGHT_900,
                                .color = ui->theme->rival_text,
                                .align = low ? ALIGN_END : ALIGN_START,
                                .tabular = true};
    struct text_style beside = text_aligned(theme_sized(ui->theme, TEXT_LABEL, low ? 15 : 20),
                                            low ? ALIGN_END : ALIGN_START);
    const char *number = phrase_number(ui->arena, panel->goal);
    int pad = ui_px(ui, PAD);
    if (low) {
        ui_text(ui, area.x + area.w - pad, area.y + ui_px(ui, 27), &figure, number);
        int wide = draw_start(ui, area.x + area.w - pad, area.y + ui_px(ui, 53), panel, 15);
        ui_text_fit(ui, area.x + area.w - pad - wide, area.y + ui_px(ui, 53), area.w / 3 - wide,
                    &beside, tr("to beat"));
        return;
    }
    int y = area.y + ui_px(ui, FACE + 55);
    int room =
        area.w - 2 * pad - draw_start(ui, area.x + area.w - pad, y + ui_px(ui, 14), panel, 20);
    int wide = ui_text_fit(ui, area.x + pad, y, room * 6 / 10, &figure, number) + ui_px(ui, 10);
    ui_text_lines(ui, area.x + pad + wide, y + ui_px(ui, 14), room - wide, ui_px(ui, 44), &beside,
                  tr("to beat"));
}

/* Draws the bar to the score that wins, one more than is to be beaten; or, if that falls, to where
 * it began, with a mark where it is now, which comes to meet the player. The note stands below. */
static void draw_bar(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    const struct theme *theme = ui->theme;
    struct text_style note = {.size = low ? 15 : 16, .weight = WEIGHT_600, .color = theme->dim};
    int pad = ui_px(ui, PAD);
    int height = ui_px(ui, low ? 8 : 12);
    struct rect track = {area.x + pad, area.y + ui_px(ui, low ? 54 : 120), area.w - 2 * pad,
                         height};
    int wide = ui_px(ui, 7);
    long whole = score_panel_whole(panel);
    long at = whole > panel->goal + 1 ? panel->goal : whole;
    ui_track(ui, track, (int)(panel->score * 1000 / whole), theme->you);
    struct rect mark = {track.x + (int)((track.w - wide) * at / whole), track.y - height / 2, wide,
                        2 * height};
    ui_box(ui, mark, 3, theme->rival);
    if (panel->note) { /* two lines of it stay below the mark */
        int middle = low ? 25 : ui_text_width(ui, &note, panel->note) > track.w ? 36 : 31;
        ui_text_lines(ui, track.x, track.y + ui_px(ui, middle), track.w, ui_px(ui, low ? 32 : 40),
                      &note, panel->note);
    }
}

long score_panel_whole(const struct score_panel *panel)
{
    long whole = panel->goal_from > panel->goal ? panel->goal_from : panel->goal + 1;
    return panel->score > whole ? panel->score : whole;
}

const enum side score_panel_order[SIDE_COUNT] = {SIDE_PLAYER, SIDE_SECOND, SIDE_COMPUTER};

struct color score_panel_color(const struct theme *theme, enum side side)
{
    return side == SIDE_PLAYER   ? theme->you_text
           : side == SIDE_SECOND ? theme->second_text
                                 : theme->rival_text;
}

struct color score_panel_fill(const struct theme *theme, enum side side)
{
    return side == SIDE_PLAYER ? theme->you : side == SIDE_SECOND ? theme->second : theme->rival;
}

/* Returns how wide the figures at the right of a low panel of a rival are. */
static int figures_width(const struct ui *ui, struct rect area, const struct score_panel *panel)
{
    struct text_style figure = {.size = 32, .weight = WEIGHT_900, .tabular = true};
    struct text_style beside = {.size = 15, .weight = WEIGHT_700};
    const char *number = phrase_number(ui->arena, panel->awaits ? panel->goal : panel->score);
    int wide = panel->awaits && !panel->has_goal ? 0 : ui_text_width(ui, &figure, number);
    if (panel->awaits && panel->has_goal) {
        wide = int_max(wide, int_min(ui_text_width(ui, &beside, tr("to beat")), area.w / 3));
    }
    return wide;
}

/* Draws a rival's face with its name and line beside it. */
static void draw_rival(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    const struct theme *theme = ui->theme;
    struct text_style name =
        text_colored(theme_sized(theme, TEXT_HEADING, low ? 20 : 22), theme->rival_text);
    struct text_style line = {.size = low ? 15 : 16, .weight = WEIGHT_600, .color = theme->dim};
    bool small = low || area.w < ui_px(ui, FACE_ROOM);
    int side = ui_px(ui, small ? FACE_LOW : FACE);
    struct rect face = {area.x + ui_px(ui, low ? 16 : 20), area.y + ui_px(ui, low ? 13 : 18), side,
                        side};
    int x = face.x + side + ui_px(ui, low ? 10 : 14);
    int y = area.y + ui_px(ui, low ? 23 : 41);
    int right = area.x + area.w - ui_px(ui, low ? PAD + 8 : PAD);
    int room = right - x - (low ? figures_width(ui, area, panel) : 0);
    bool has_face = ui_text_least(ui, &name, panel->name) <= room || panel->level == RIVAL_FRIEND;
    if (!has_face) { /* the name says more */
        room += x - face.x;
        x = face.x;
    } else if (panel->is_ghost) {
        ui_ghost(ui, face, theme->rival, theme->panel);
    } else if (panel->level == RIVAL_FRIEND) {
        ui_box(ui, face, 22, theme->raised);
        ui_icon(ui, face.x + side / 2, face.y + side / 2, ICON_USER, small ? 28 : 56,
                theme->rival_text);
    } else {
        face.y -= side * panel->lift / 12000;
        rung_rival(ui, face, panel->level, panel->rung, panel->mood);
    }
    ui_text_fit(ui, x, y, room, &name, panel->name);
    int height = ui_px(ui, low ? 34 : 48);
    bool is_wide = ui->layout->shape == LAYOUT_WIDE;
    if (panel->line && (is_wide || ui_lines_fit(ui, room, height, &line, panel->line))) {
        ui_text_lines(ui, x, y + ui_px(ui, low ? 26 : 29), room, height, &line, panel->line);
    }
}

/* Draws a player's name, and beside or below it what the hints cost. */
static void draw_name(struct ui *ui, struct rect area, const struct score_panel *panel, bool low)
{
    const struct theme *theme = ui->theme;
    struct text_style name =
        text_colored(theme_text(theme, TEXT_HEADING), score_panel_color(theme, panel->side));
    struct text_style cost = {.size = 16, .weight = WEIGHT_700, .color = theme->dim};
    int pad = ui_px(ui, PAD);
    int x = area.x + pad;
    int y = area.y + ui_px(ui, low ? 31 : 34);
    int room = area.w - 2 * pad - ui_px(ui, low && !panel->is_empty ? 70 : 0);
    if (panel->side != SIDE_PLAYER || panel->is_unpaid || round_hint_points(panel->round) == 0) {
        ui_text_fit(ui, x, y, room, &name, panel->name);
        return;
    }
    const char *text =
        say(ui->arena, tr("Hints: −%s"), phrase_number(ui->arena, round_hint_points(panel->round)));
    const char *beside = say(ui->arena, "· %s", text);
    int wide = int_min(ui_text_width(ui, &name, panel->name), room) + ui_px(ui, 6);
    if (wide + ui_text_least(ui, &cost, beside) <= room) {
        wide = ui_text_fit(ui, x, y, room, &name, panel->name) + ui_px(ui, 6);
        ui_text_fit(ui, x + wide, y, room - wide, &cost, beside);
    } else { /* one below the other */
        ui_text_fit(ui, x, y - ui_px(ui, 12), room, &name, panel->name);
        ui_text_fit(ui, x, y + ui_px(ui, 9), room, &cost, text);
    }
}

static void draw_head(struct ui *ui, struct rect area, const struct score_panel *panel)
{
    bool low = is_low(ui->layout, area);
    if (panel->has_face) {
        draw_rival(ui, area, panel, low);
    } else {
        draw_name(ui, area, panel, low);
    }
    if (panel->is_empty) {
        return;
    }
    if (panel->no_points) {
        draw_count(ui, area, panel, low);
    } else if (panel->awaits && panel->has_goal) {
        draw_target(ui, area, panel, low);
        if (is_falling(panel)) {
            draw_taken(ui, area, panel, low);
        }
    } else if (!panel->awaits) {
        draw_score(ui, area, panel, low);
    }
    if (panel->has_goal && !panel->has_face) {
        draw_bar(ui, area, panel, low);
    }
}

/* --- squares that turn over like dice --- */

#define SQUARE       18
#define SQUARE_PITCH 20
#define TURN_ROW_MS  80 /* delay from row to row, etc. */
#define TURN_DIE_MS  35
#define TURN_ONE_MS  240
#define TURN_ROWS    10 /* rows below turn together with the last of these */

/* Returns how far the square of a letter has turned, 0..1000. */
static int square_turned(const struct score_panel *panel, int line, int letter)
{
    long begins =
        (long)(line < TURN_ROWS ? line : TURN_ROWS) * TURN_ROW_MS + (long)letter * TURN_DIE_MS;
    long age = panel->turned_ms - begins;
    return age <= 0 ? 0 : age >= TURN_ONE_MS ? 1000 : (int)(age * 1000 / TURN_ONE_MS);
}

static void draw_squares(struct ui *ui, struct rect row, const struct score_panel *panel, int line,
                         const char *word)
{
    const struct alphabet *alphabet = round_board(panel->round)->alphabet;
    const struct theme *theme = ui->theme;
    struct color closed = theme_mix(theme->line, theme->dim, 20);
    struct text_style ink = text_aligned(
        text_colored(theme_sized(theme, TEXT_TITLE, UI_SIZE_LEAST), theme->ink), ALIGN_MIDDLE);
    int side = ui_px(ui, SQUARE);
    int middle = row.y + row.h / 2;
    if (line == 0 && panel->lights_newest) {
        closed = theme->rival;
    }
    for (int i = 0; word[i]; i++) {
        int turned = square_turned(panel, line, i);
        int width = turned < 500 ? side * (500 - turned) / 500 : side * (turned - 500) / 500;
        int x = row.x + ui_px(ui, i * SQUARE_PITCH);
        struct rect square = {x + (side - width) / 2, middle - side / 2, width, side};
        ui_box(ui, square, 3, turned < 500 ? closed : theme->tile);
        if (turned > 800) {
            char letter[ALPHABET_FORM_SIZE];
            alphabet_upper(alphabet, &word[i], 1, letter);
            ui_text(ui, x + side / 2, middle, &ink, letter);
        }
    }
}

#define PLUS         20  /* after a word that counts only for the player */
#define TIME         54  /* before the words of a replay */
#define TRACED_LEAST 110 /* room for the letters */

/* Draws when a word was found; returns the room that takes. */
static int draw_time(struct ui *ui, int x, int y, long found_ms, struct color color)
{
    struct text_style style = {.size = 16, .weight = WEIGHT_600, .color = color, .tabular = true};
    ui_text_fit(ui, x, y, ui_px(ui, TIME - 6), &style,
                phrase_clock(ui->arena, found_ms / 1000 * 1000));
    return ui_px(ui, TIME);
}

/* Draws the word that is being traced in a row of its own. */
static void draw_traced(struct ui *ui, struct rect row, const struct score_panel *panel)
{
    const struct theme *theme = ui->theme;
    struct text_style name =
        text_colored(theme_sized(theme, TEXT_HEADING, ui_list_size(ui)), theme->you_text);
    struct text_style note = text_aligned(theme_sized(theme, TEXT_NOTE, 16), ALIGN_END);
    struct rect frame = {row.x - ui_px(ui, 10), row.y, row.w + ui_px(ui, 20), row.h - ui_px(ui, 2)};
    int middle = frame.y + frame.h / 2;
    ui_outline(ui, frame, 10, 2, theme->you_edge);
    name.color = score_panel_color(theme, panel->side);
    bool has_time = row.w >= ui_px(ui, TIME + TRACED_LEAST);
    int before = has_time ? draw_time(ui, row.x, middle, panel->traced_ms, name.color) : 0;
    int behind = ui_text_width(ui, &note, tr("tracing"));
    if (row.w - before - behind < ui_px(ui, TRACED_LEAST)) {
        behind = 0;
    } else {
        ui_text(ui, row.x + row.w, middle, &note, tr("tracing"));
    }
    ui_text_fit(ui, row.x + before, middle, row.w - before - behind - ui_px(ui, 8), &name,
                panel->traced);
}

static void draw_row(struct ui *ui, struct rect row, const struct score_panel *panel, int line)
{
    bool is_taken = is_falling(panel);
    size_t index = index_of(panel, (size_t)line);
    const struct round_word *word = word_of(panel, index);
    const struct theme *theme = ui->theme;
    struct text_style name = {.size = ui_list_size(ui), .weight = WEIGHT_700, .color = theme->text};
    struct text_style points =
        text_aligned(theme_sized(theme, TEXT_LABEL, ui_list_size(ui)), ALIGN_END);
    bool struck = panel->strikes_shared && round_is_shared(panel->round, panel->side, index);
    if (is_taken) {
        points.color = theme->rival_text;
    }
    if (panel->searches && line == 0) {
        name.color = theme->rival_text;
    }
    if (struck) {
        name.color = theme->dim;
    }
    struct rect glow = {row.x - ui_px(ui, 10), row.y + ui_px(ui, 1), row.w + ui_px(ui, 20),
                        row.h - ui_px(ui, 2)};
    if (panel->lights_newest && !panel->hides_words && !is_taken && line == 0) {
        ui_surface(ui, glow, 8, theme_mix(theme->panel, theme->good, theme->outline.a ? 0 : 24));
        name.color = points.color = theme->good_text;
        name.weight = points.weight = WEIGHT_800;
    }
    if (panel->blink && index == panel->blink_index) {
        ui_box(ui, glow, 8, theme->you);
        name.color = points.color = theme->you_ink;
    }
    int middle = row.y + row.h / 2;
    const char *letters = phrase_written(ui->arena, panel->spellings,
                                         round_board(panel->round)->alphabet, word->text);
    const char *number = phrase_number(ui->arena, word->points);
    const char *worth = struck                                ? tr("both")
                        : panel->no_points || panel->no_worth ? ""
                        : is_taken                            ? say(ui->arena, "−%s", number)
                                                              : number;
    int room = row.w - ui_text_width(ui, &points, worth) - ui_px(ui, 10);
    if (panel->is_replayed && word->found_ms >= 0 &&
        row.w >= ui_px(ui, TIME + TRACED_LEAST)) { /* else it leaves too little room */
        int before = draw_time(ui, row.x, middle, word->found_ms, theme->dim);
        row.x += before;
        row.w -= before;
        room -= before;
    }
    bool is_revealed = panel->revealed && index < panel->revealed_count && panel->revealed[index];
    if (is_revealed) {
        name.color = theme->rival_text;
    }
    if (is_taken || is_revealed || !panel->hides_words ||
        square_turned(panel, line, word->letters - 1) == 1000) {
        bool is_own = lexicon_is_added(round_lexicon(panel->round), word->number);
        int plus = is_own ? ui_px(ui, PLUS) : 0;
        int width = ui_text_fit(ui, row.x, middle, room - plus, &name, letters);
        if (is_own) {
            ui_icon(ui, row.x + width + plus * 3 / 5, middle, ICON_PLUS, 14, name.color);
        }
        if (struck) {
            ui_strike(ui, row.x, middle, width, name.color);
        }
    } else {
        draw_squares(ui, row, panel, line, word->text);
    }
    ui_text(ui, row.x + row.w, middle, &points, worth);
    if (struck) {
        int width = ui_text_width(ui, &points, worth);
        ui_strike(ui, row.x + row.w - width, middle, width, points.color);
    }
}

void score_panel_draw(struct ui *ui, struct rect area, const struct score_panel *panel,
                      struct scroll *scroll)
{
    struct rect list = score_panel_list(ui->layout, area, panel);
    size_t count = count_of(panel);
    int row = row_height(ui->layout);
    struct scroll fixed = {0};
    ui_panel(ui, area);
    draw_head(ui, area, panel);
    bool has_bar = panel->has_goal && !panel->has_face;
    if (!panel->is_empty && !has_bar && list.h > 0) {
        bool is_high = is_falling(panel) && !is_low(ui->layout, area); /* above its heading */
        int rule = ui_px(ui, is_high ? TOP_TAKEN - 244 : 14) + (panel->traced ? row : 0);
        if (is_high || !is_falling(panel)) {
            ui_rule(ui, list.x, list.y - rule, list.w);
        }
    }
    if (panel->traced && panel->traced[0] && list.h >= 0) {
        draw_traced(ui, (struct rect){list.x, list.y - row, list.w, row}, panel);
    }
    scroll = scroll ? scroll : &fixed;
    int columns = columns_of(ui->layout, list, panel);
    scroll_fit(scroll, ((long)count + columns - 1) / columns * row, list.h > 0 ? list.h : 0);
    if (panel->foot && list.h > 0) {
        struct text_style foot = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
        int y = area.y + area.h;
        ui_rule(ui, list.x, y - ui_px(ui, 42), list.w);
        ui_text_fit(ui, list.x, y - ui_px(ui, 22), list.w, &foot, panel->foot);
    }
    if (count == 0 && panel->message) {
        struct text_style style = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
        ui_text_wrap(ui, panel->is_empty ? score_panel_room(ui->layout, area) : list, &style,
                     panel->message);
    }
    if (count == 0 || list.h < row / 2) {
        return;
    }
    int at = panel->scroll < scroll->max ? panel->scroll : scroll->max;
    int slid = row - row * panel->slide_milli / 1000;
    ui_clip(ui, (struct rect){area.x, list.y, area.w, list.h});
    for (size_t i = 0; i < count; i++) {
        struct rect place = line_at(ui->layout, list, columns, i);
        place.y -= at + slid / columns;
        if (place.y + row <= list.y || place.y >= list.y + list.h) {
            continue;
        }
        draw_row(ui, place, panel, (int)i);
    }
    ui_clip_end(ui);
    struct rect bar = scroll_bar(ui->layout, area);
    scroll_draw(scroll, ui, (struct rect){bar.x, list.y, bar.w, list.h});
}

bool score_panel_word_at(const struct layout *layout, struct rect area,
                         const struct score_panel *panel, int x, int y, size_t *index,
                         struct rect *row)
{
    struct rect list = score_panel_list(layout, area, panel);
    size_t count = count_of(panel);
    int height = row_height(layout);
    struct rect whole = {area.x, list.y, area.w, list.h};
    if (!rect_contains(whole, x, y)) {
        return false;
    }
    int columns = columns_of(layout, list, panel);
    size_t line = (size_t)((y - list.y + panel->scroll) / height) * (size_t)columns;
    line += columns > 1 && x >= list.x + list.w / 2;
    if (line >= count) {
        return false;
    }
    *index = index_of(panel, line);
    *row = line_at(layout, list, columns, line);
    row->y -= panel->scroll;
    return true;
}

void score_panel_figure(const struct ui *ui, struct rect area, int *x, int *y)
{
    bool low = is_low(ui->layout, area);
    *x = low ? area.x + area.w - ui_px(ui, PAD + 20) : area.x + ui_px(ui, PAD + 36);
    *y = area.y + ui_px(ui, low ? 31 : 75);
}

int score_panel_scroll_to(const struct layout *layout, struct rect area,
                          const struct score_panel *panel, size_t index)
{
    struct rect list = score_panel_list(layout, area, panel);
    int row = row_height(layout);
    size_t line = 0;
    while (line < count_of(panel) && index_of(panel, line) != index) {
        line++;
    }
    int y = (int)line / columns_of(layout, list, panel) * row;
    if (line == count_of(panel)) {
        return panel->scroll;
    }
    if (y < panel->scroll) {
        return y;
    }
    if (y + row > panel->scroll + list.h) {
        return y + row - list.h;
    }
    return panel->scroll;
}

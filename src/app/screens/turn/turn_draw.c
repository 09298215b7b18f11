/* SPDX-License-Identifier: MIT */
/*
 * Draws the player's turn as its scene says. Leaves what there is to see to turn_scene.c.
 */
#include "turn_scene.h"

#include "honours.h"
#include "phrase.h"

static const struct measures {
    int rest;  /* the text over a board that rests */
    int line;  /* the least height of the line below the board, if it can be pressed */
    int label; /* of the tools; 0: as of any button */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {52, 0, 0}, [LAYOUT_COLUMN] = {38, LAYOUT_FINGER, 17}};

void turn_lay_out(struct turn *turn, const struct game *game)
{
    turn->at = play_layout_of(&game->stage.layout);
    bool is_one = turn->at.scores.w > 0; /* the panels have the place of the board */
    turn->has_panels = turn->shows_words || !is_one;
    turn->has_board = !turn->shows_words || !is_one;
    board_view_layout(&turn->tracer.view, &game->session.board, game->session.notes.quarter_turns,
                      turn->at.board);
}

static void draw_board(struct turn *turn, struct turn_scene *scene, struct ui *ui)
{
    board_view_draw_with_hint(ui, &turn->tracer.view, scene->path, scene->style, scene->poses,
                              &scene->hint.path, anim_eased(&turn->hint.glow));
    if (scene->is_open) {
        tracer_draw_cursor(&turn->tracer, ui);
    }
}

/* Covers the dice while they rest. */
static void draw_rest(const struct turn_scene *scene, struct ui *ui, struct rect board)
{
    struct text_style style = text_aligned(
        theme_sized(ui->theme, TEXT_TITLE, measures[ui->layout->shape].rest), ALIGN_MIDDLE);
    int height = ui_px(ui, 120);
    struct rect band = {board.x, board.y + (board.h - height) / 2, board.w, height};
    ui_box(ui, board, 24, theme_faded(ui->theme->veil, 60));
    ui_surface(ui, band, 0, ui->theme->panel);
    if (scene->is_feast) {
        style.color = ui->theme->you_text;
    }
    ui_text_lines(ui, band.x + band.w / 2, band.y + height / 2, band.w - ui_px(ui, 32), height,
                  &style, scene->rest);
}

static void draw_line(const struct turn *turn, const struct turn_line *line, struct ui *ui,
                      struct rect area)
{
    struct text_style dim = text_aligned(theme_sized(ui->theme, TEXT_LABEL, 20), ALIGN_MIDDLE);
    if (line->word.word) {
        play_draw_word(ui, area, &line->word);
        turn_say_line(turn, line, ui);
    } else if (line->text && line->icon != ICON_NONE) {
        struct rect inner = area;
        if (line->is_button) { /* inside its outline */
            (void)rect_cut_left(&inner, ui_px(ui, 14));
            (void)rect_cut_right(&inner, ui_px(ui, 14));
        }
        play_draw_message(ui, inner, line->icon, line->color, line->text);
    } else if (line->text) {
        ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &dim,
                      line->text);
    }
    if (line->is_button) {
        struct text_style style = {.size = 22, .weight = WEIGHT_800};
        int sides = ui_px(ui, 68);
        int needed = ui_text_width(ui, &style, line->text) + sides;
        bool has_lines = ui_text_least(ui, &style, line->text) + sides > area.w;
        int high = int_min(area.h, ui_px(ui, has_lines ? 92 : 46));
        ui_outline(ui, rect_middle(area, int_min(needed, area.w), high), 14, 2, ui->theme->line);
        int height = ui_px(ui, measures[ui->layout->shape].line);
        ui_hot(ui, TURN_ID_VERDICT, rect_middle(area, area.w, int_max(area.h, height)), true);
        ui_tip(ui, TURN_ID_VERDICT, line->tip);
    }
}

/* --- panels --- */

#define STARS_ROW 34
#define STARS_GAP 10

/* Draws the points for one, two and three stars at the top of `room`, for who plays alone: dim and
 * hollow until `score` reaches them. */
static void draw_stars(const long *stars, long score, struct ui *ui, struct rect *room)
{
    struct text_style reached = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_END);
    struct text_style ahead = text_colored(reached, ui->theme->dim);
    int row = int_min(ui_px(ui, STARS_ROW), room->h / (PAR_STARS_MAX + 1));
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        struct rect line = rect_cut_top(room, row);
        int y = line.y + row / 2;
        bool is_reached = score >= stars[i];
        for (int star = 0; star <= i; star++) {
            ui_star(ui, line.x + ui_px(ui, 12 + 28 * star), y, 24, is_reached ? 1000 : 0);
        }
        ui_text_fit(ui, line.x + line.w, y, line.w - ui_px(ui, 90), is_reached ? &reached : &ahead,
                    phrase_points(ui->arena, stars[i]));
    }
    (void)rect_cut_top(room, ui_px(ui, STARS_GAP));
}

static void draw_panels(struct turn *turn, const struct turn_scene *scene, struct ui *ui)
{
    const struct target *target = &turn->target;
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct score_panel rival = scene->rival;
    bool is_hunt = scene->hunt.is_shown;
    if (is_hunt) { /* what is left has all of the panel */
        rival.name = "";
        rival.message = NULL;
    }
    if (scene->hint.has_lengths) { /* they have the place of the words that were taken */
        rival.chosen_count = 0;
        struct rect left = score_panel_list(ui->layout, turn->at.rival, &rival);
        rival.goal_from = left.h < ui_px(ui, LENGTHS_ROOM) ? 0 : rival.goal_from;
    }
    struct rect list = rival.is_empty ? score_panel_room(ui->layout, turn->at.rival)
                                      : score_panel_list(ui->layout, turn->at.rival, &rival);
    list.h = turn->at.rival.y + turn->at.rival.h - ui_px(ui, 8) - list.y; /* not only full rows */
    if (is_hunt) {
        list.y = turn->at.rival.y + ui_px(ui, 16);
        list.h = turn->at.rival.h - ui_px(ui, 32);
    }
    int stars_room = ui_px(ui, PAR_STARS_MAX * STARS_ROW + STARS_GAP + LENGTHS_ROOM);
    bool has_stars = scene->has_stars && (!scene->hint.has_lengths || list.h >= stars_room);
    const char *below = NULL; /* the message, if something else has its place */
    if (has_stars) {
        below = rival.message;
        rival.message = NULL;
    }
    score_panel_draw(ui, turn->at.you, &scene->you, &turn->scroll);
    score_panel_draw(ui, turn->at.rival, &rival, &turn->rival_scroll);
    if (has_stars) {
        draw_stars(target->stars, scene->you.score, ui, &list);
    }
    if (scene->hint.has_lengths) {
        lengths_draw(ui, list, &scene->hint.lengths);
    } else if (below) {
        ui_text_wrap(ui, list, &dim, below);
    }
}

/* --- a window as narrow as a hand --- */

#define GAP          12
#define BESIDE_LABEL 48 /* its icon, and what is left of a button */

/* Draws the points for the next star, alone. */
static void draw_next_star(const long *stars, long score, struct ui *ui, struct rect room)
{
    struct text_style style = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_END);
    int next = 0;
    while (next < PAR_STARS_MAX - 1 && score >= stars[next]) {
        next++;
    }
    int middle = room.y + room.h / 2;
    room.w -= ui_text_fit(ui, room.x + room.w, middle, room.w / 2, &style,
                          phrase_number(ui->arena, stars[next]));
    for (int i = 0; i <= next; i++) {
        bool is_reached = score >= stars[next - i];
        ui_star(ui, room.x + room.w - ui_px(ui, 20 + 25 * i), middle, 24, is_reached ? 1000 : 0);
    }
}

/* Draws what a column has in place of the panels. */
static void draw_column(const struct turn *turn, const struct turn_scene *scene, struct ui *ui)
{
    const struct score_panel *you = &scene->you;
    struct rect room = play_draw_scores(ui, turn->at.scores, scene->scores, scene->score_count);
    if (scene->has_stars) {
        draw_next_star(turn->target.stars, you->score, ui, room);
    } else if (scene->hunt.next) {
        struct text_style next = text_aligned(theme_text(ui->theme, TEXT_LABEL), ALIGN_END);
        ui_text_lines(ui, room.x + room.w, room.y + room.h / 2, room.w, room.h, &next,
                      scene->hunt.next);
    } else if (you->no_points && you->note) {
        struct text_style found = text_aligned(theme_text(ui->theme, TEXT_LABEL), ALIGN_END);
        ui_text_fit(ui, room.x + room.w, room.y + room.h / 2, room.w, &found, you->note);
    }
    if (turn->has_board) {
        play_draw_strip(ui, turn->at.strip, you);
    }
}

/* Draws a tool with its icon alone, as the label of another one needs the room. */
static void draw_icon_tool(struct ui *ui, int id, struct rect at, enum icon icon, const char *tip,
                           bool is_on)
{
    const struct button_look look = {.kind = BUTTON_PLAIN, .icon = icon};
    ui_button(ui, id, at, &look);
    if (is_on) {
        ui_outline(ui, at, 14, 3, ui->theme->you);
    }
    ui_tip(ui, id, tip);
}

/* Draws the tools in a row: Rotate, which has a label where there is room, the switch of the guide,
 * the hint, whose label says most, and in a column the button for the words, which stands below the
 * others if there is room. */
static void draw_tools(const struct turn *turn, const struct turn_scene *scene, struct ui *ui,
                       struct rect tools)
{
    int size = measures[ui->layout->shape].label;
    bool is_column = turn->at.scores.w > 0;
    int gap = ui_px(ui, GAP);
    int square = int_min(tools.h, ui_px(ui, LAYOUT_FINGER));
    const struct button_look rotate = {
        .kind = BUTTON_PLAIN, .label = tr("Rotate"), .icon = ICON_ROTATE_CW, .size = size};
    const struct button_look words = {.kind = turn->shows_words ? BUTTON_PRIMARY : BUTTON_PLAIN,
                                      .label = tr("Words"),
                                      .icon = turn->shows_words ? ICON_X : ICON_LIST,
                                      .size = size};
    struct button_look hint = {.kind = BUTTON_PLAIN,
                               .label = scene->hint_label,
                               .icon = ICON_LIGHTBULB,
                               .size = size,
                               .disabled = scene->hint.is_over};
    struct text_style style = {.size = size ? size : 19, .weight = WEIGHT_800};
    if (is_column) {
        bool is_below = tools.h >= 2 * ui_px(ui, LAYOUT_FINGER) + gap;
        struct rect words_at = rect_row(tools, gap, 2, 1);
        tools = is_below ? rect_row(tools, gap, 2, 0) : tools;
        square = int_min(tools.h, ui_px(ui, LAYOUT_FINGER));
        if (!is_below) {
            int wide = int_min(ui_text_width(ui, &style, words.label) + ui_px(ui, BESIDE_LABEL),
                               tools.w / 3);
            words_at = scene->hint_label ? rect_slice_right(&tools, wide, gap)
                                         : rect_column(tools, gap, 2, 1);
            tools = scene->hint_label ? tools : rect_column(tools, gap, 2, 0);
        }
        ui_button(ui, TURN_ID_WORDS, words_at, &words);
    }
    if (!scene->hint_label) {
        ui_button(ui, TURN_ID_ROTATE, tools, &rotate);
        return;
    }
    int rotate_least = ui_text_width(ui, &style, rotate.label) + ui_px(ui, BESIDE_LABEL);
    int hint_least = ui_text_width(ui, &style, hint.label) + ui_px(ui, BESIDE_LABEL);
    int taken = scene->guide.has_switch ? square + gap : 0;
    if (rotate_least + gap + taken + hint_least <= tools.w) {
        ui_button(ui, TURN_ID_ROTATE, rect_slice_left(&tools, rotate_least, gap), &rotate);
    } else {
        draw_icon_tool(ui, TURN_ID_ROTATE, rect_slice_left(&tools, square, gap), ICON_ROTATE_CW,
                       rotate.label, false);
    }
    if (scene->guide.has_switch) {
        draw_icon_tool(ui, TURN_ID_GUIDE, rect_slice_left(&tools, square, gap), ICON_EYE,
                       scene->guide.tip, scene->guide.is_on);
    }
    if (hint_least > tools.w) { /* the words need the room */
        hint.icon = ICON_NONE;
    }
    ui_button(ui, TURN_ID_HINT, tools, &hint);
    ui_tip(ui, TURN_ID_HINT, scene->hint_tip);
}

/* Draws the top bar, with what the round is about below its title. */
static void draw_top(const struct turn *turn, const struct game *game,
                     const struct turn_scene *scene, enum icon menu, struct ui *ui)
{
    struct play_layout at = turn->at;
    bool has_stake = scene->stake && at.name.w > 0;
    struct rect stake = has_stake ? rect_cut_bottom(&at.name, at.name.h * 9 / 20) : at.name;
    play_draw_top(game, ui, &at, menu, scene->title,
                  scene->title_names ? ui->theme->you_text : ui->theme->text);
    if (turn->ladder.rung > 0 && at.clock.x > stake.x) { /* beside the figures of the clock */
        stake.w = int_max(stake.w, at.clock.x + at.clock.w / 4 - stake.x);
    }
    if (has_stake) {
        struct text_style style = theme_sized(ui->theme, TEXT_NOTE, 16);
        bool is_long = ui_text_width(ui, &style, scene->stake) > stake.w;
        ui_text_fit(ui, stake.x, stake.y + stake.h / 2, stake.w, &style,
                    is_long ? scene->stake_brief : scene->stake);
    }
}

/* Draws attention to a button that is there. */
static void outline_button(struct ui *ui, int id)
{
    const struct hot *hot = id != HOT_NONE ? ui_hot_of(ui, id) : NULL;
    if (hot) {
        ui_outline(ui, hot->rect, 14, 3, id == TURN_ID_DONE ? ui->theme->text : ui->theme->you);
    }
}

void turn_draw(void *self, const struct game *game, struct ui *ui)
{
    struct turn *turn = self;
    const struct theme *theme = ui->theme;
    struct theme of_turn = turn_theme(turn, game, theme);
    struct turn_scene scene;
    turn_lay_out(turn, game);
    ui->theme = &of_turn;
    turn_scene(turn, game, ui, &scene);
    bool has_pause = turn->at.second.w > 0 && !scene.hunt.is_shown;
    draw_top(turn, game, &scene, has_pause || scene.hunt.is_shown ? ICON_MENU : ICON_PAUSE, ui);
    if (turn->has_board) {
        clock_face_draw_frame(ui, &turn->tracer.view, &scene.clock);
    }
    if (scene.hunt.is_shown) {
        turn_hunt_draw(&scene.hunt, ui, turn->at.clock);
    } else {
        clock_face_draw(ui, turn->at.clock, &scene.clock);
    }
    if (turn->at.scores.w > 0) {
        draw_column(turn, &scene, ui);
    }
    if (has_pause) {
        ui_icon_button(ui, TURN_ID_PAUSE, turn->at.second, ICON_PAUSE);
    }
    if (turn->has_panels) {
        draw_panels(turn, &scene, ui);
    }
    if (turn->has_board) {
        draw_board(turn, &scene, ui);
        draw_line(turn, &scene.line, ui, turn->at.word);
        turn_say_hint(turn, game, ui);
        turn_say_lesson(&scene, ui);
    }
    if (scene.rest) {
        draw_rest(&scene, ui, turn->tracer.view.tray);
    }
    draw_tools(turn, &scene, ui, turn->at.tools);
    ui_button(ui, TURN_ID_DONE, turn->at.actions,
              &(struct button_look){.kind = BUTTON_PRIMARY, .label = scene.done});
    outline_button(ui, scene.lesson.button);
    if (turn->has_board && scene.has_badge) {
        badge_draw(ui, &turn->tracer.view, &scene.badge);
    }
    const struct word_card_look look = {.anchor = turn->at.word,
                                        .kept_off = turn->at.board,
                                        .panel =
                                            turn->has_panels ? turn->at.rival : (struct rect){0},
                                        .style = TILE_PLAIN};
    word_card_draw(&turn->card, game, ui, TURN_ID_CARD, &look);
    ui->theme = theme;
}

/* SPDX-License-Identifier: MIT */
/*
 * The screen of the computer's turn: board, progress, the lists, keys and buttons. Leaves the
 * search to computer.c.
 */
#include "computer.h"

#include "board_view.h"
#include "phrase.h"
#include "play.h"
#include "preferences.h"
#include "score_panel.h"
#include "turn.h"

#include <stdio.h>

enum { ID_FASTER = PLAY_ID_OWN, ID_SKIP };

/* --- drawing --- */

/* Returns what is going on, perhaps written into `text`. */
static const char *title_of(const struct computer *computer, const struct desk *desk, char *text,
                            size_t size)
{
    const struct table *table = &desk->table;
    bool is_race = round_traits(table->round)->is_race;
    bool is_friend = table->match.level == RIVAL_FRIEND;
    bool is_named = table->notes.sender[0] != '\0';
    if (!computer_searches(computer, desk) && !table_has_ghost(table)) {
        return tr("The computer’s words");
    }
    if (table_has_own_ghost(table)) {
        return tr("What you found back then…");
    }
    if (is_friend && computer->finest_shown == 0) {
        (void)snprintf(text, size, is_named ? tr("What %s found…") : tr("What a friend found…"),
                       table->notes.sender);
        return text;
    }
    if (!computer->searched) {
        return is_race ? tr("What nobody found…") : tr("The computer is searching…");
    }
    if (computer->finest_shown == 0) {
        return tr("The computer has searched it all");
    }
    if (is_friend) {
        (void)snprintf(text, size,
                       is_named ? tr("The finest words of %s") : tr("The finest words of a friend"),
                       table->notes.sender);
        return text;
    }
    return tr("Its finest words");
}

static void draw_progress(const struct computer *computer, const struct desk *desk, struct ui *ui,
                          struct rect area)
{
    const struct theme *theme = ui->theme;
    int cells = board_cell_count(&desk->table.board);
    int begun = computer->search.starts_begun;
    struct text_style title = {.size = 24, .weight = WEIGHT_800, .color = theme->rival_text};
    struct text_style count = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    char text[64] = "";
    char title_text[SETTING_NAME_SIZE + 32];
    const char *shown = title_of(computer, desk, title_text, sizeof title_text);
    if (computer->finest_shown > 0) {
        (void)snprintf(text, sizeof text, tr("%d of %d"), computer->finest_shown,
                       computer->finest_count);
    } else if (!computer->searched && computer_searches(computer, desk)) {
        (void)snprintf(text, sizeof text, tr("square %d of %d"), begun > 0 ? begun : 1, cells);
    }
    int y = area.y + ui_px(ui, 27);
    if (layout_is_phone(ui->layout)) { /* the figure has no room */
        struct rect lines = area;
        (void)rect_cut_bottom(&lines, ui_px(ui, 12));
        title.size = 20;
        title.align = ALIGN_MIDDLE;
        ui_text_lines(ui, lines.x + lines.w / 2, lines.y + lines.h / 2, lines.w, lines.h, &title,
                      shown);
    }
    int wide = ui_text_width(ui, &count, text);
    /* The title may shrink to three quarters but is never cut off. */
    int least = ui_text_width(ui, &title, shown) * 3 / 4;
    bool room = !layout_is_phone(ui->layout) && area.w > least + ui_px(ui, 20) + wide;
    int left = room ? area.w - wide - ui_px(ui, 16) : area.w;
    if (!layout_is_phone(ui->layout)) {
        ui_text_fit(ui, area.x, y, left, &title, shown);
    }
    if (room) {
        ui_text(ui, area.x + area.w, y, &count, text);
    }
    if (!computer_searches(computer, desk)) {
        return;
    }
    int done = computer->searched ? 1000 : (begun > 0 ? begun - 1 : 0) * 1000 / cells;
    int height = ui_px(ui, 8);
    ui_track(ui, (struct rect){area.x, area.y + area.h - height, area.w, height}, done,
             theme->rival);
}

static void draw_line(const struct computer *computer, struct ui *ui, struct rect area)
{
    const char *const comments[] = {
        [SHOWN_PATH] = NULL,
        [SHOWN_DEAD_END] = tr("dead end"),
        [SHOWN_FOUND] = tr("found"),
        [SHOWN_NOBODYS] = tr("nobody found this one"),
        [SHOWN_YOURS] = tr("you have that one"),
        [SHOWN_OVERLOOKED] = tr("missed by the computer"),
        [SHOWN_FINEST] = NULL,
    };
    char points[80];
    enum shown_as as = computer->shown_as;
    struct word_line line = {.word = computer->word,
                             .color = as == SHOWN_NOBODYS ? ui->theme->dim : ui->theme->rival_text,
                             .comment = comments[as]};
    if (as == SHOWN_FOUND) {
        (void)snprintf(points, sizeof points, "%s, +%d", tr("found"), computer->points);
        line.comment = points;
    } else if (as == SHOWN_FINEST) {
        (void)snprintf(points, sizeof points, "+%d", computer->points);
        line.comment = points;
    }
    if (computer->word[0]) {
        play_draw_word(ui, area, &line);
    }
}

static void draw_board(const struct computer *computer, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, &desk->table.board, desk->table.quarter_turns, area);
    static const enum tile_style styles[] = {
        [SHOWN_PATH] = TILE_RIVAL,   [SHOWN_DEAD_END] = TILE_RIVAL,
        [SHOWN_FOUND] = TILE_RIVAL,  [SHOWN_NOBODYS] = TILE_FADED,
        [SHOWN_YOURS] = TILE_YOU,    [SHOWN_OVERLOOKED] = TILE_FADED,
        [SHOWN_FINEST] = TILE_RIVAL,
    };
    board_view_draw(ui, &view, &computer->shown, styles[computer->shown_as], poses);
}

static struct score_panel panel_of(const struct computer *computer, const struct desk *desk,
                                   enum side side)
{
    struct score_panel panel = play_panel(desk, side);
    panel.scroll = computer->scrolls[side].at;
    if (side != SIDE_COMPUTER) {
        panel.message = tr("No word this time.");
        return panel;
    }
    if (turn_target_is_stranger(desk)) {
        panel.line = tr("getting to know you");
    }
    panel.mood = computer->pleased.running ? FACE_PLEASED : FACE_WAITING;
    panel.slide_milli = anim_eased(&computer->slide);
    panel.hides_words = computer->turning.running;
    panel.turned_ms = computer->turning.age_ms;
    return panel;
}

/* A list and its area. Two players share one column. */
struct place {
    enum side side;
    struct rect area;
};

#define PLACES_MAX 3

static int list_places(const struct desk *desk, struct place places[PLACES_MAX])
{
    struct play_layout at = layout_play(&desk->stage.layout);
    int gap = layout_px(&desk->stage.layout, 12);
    if (layout_is_phone(&desk->stage.layout)) {
        return 0;
    }
    places[0] = (struct place){SIDE_PLAYER, at.you};
    places[1] = (struct place){SIDE_COMPUTER, at.rival};
    if (round_traits(desk->table.round)->seats == 1) {
        return 2;
    }
    places[0].area.h = (at.you.h - gap) / 2;
    places[2] = (struct place){SIDE_SECOND, places[0].area};
    places[2].area.y = at.you.y + at.you.h - places[0].area.h;
    return 3;
}

static void draw_panels(struct computer *computer, const struct desk *desk, struct ui *ui)
{
    struct place places[PLACES_MAX];
    int count = list_places(desk, places);
    for (int i = 0; i < count; i++) {
        struct score_panel panel = panel_of(computer, desk, places[i].side);
        score_panel_draw(ui, places[i].area, &panel, &computer->scrolls[places[i].side]);
    }
}

/* Draws all scores, and the words that the search has found last. */
static void draw_phone(const struct computer *computer, const struct desk *desk, struct ui *ui,
                       const struct play_layout *at)
{
    struct score_panel panels[SIDE_COUNT];
    int count = 0;
    for (int i = 0; i < SIDE_COUNT; i++) {
        enum side side = score_panel_order[i];
        if (side != SIDE_SECOND || round_traits(desk->table.round)->seats == 2) {
            panels[count++] = panel_of(computer, desk, side);
        }
    }
    (void)play_draw_scores(ui, at->scores, panels, count);
    panels[count - 1].message = NULL;
    play_draw_strip(ui, at->strip, &panels[count - 1]);
}

static void computer_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct computer *computer = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    char faster_label[PHRASE_MAX];
    (void)snprintf(faster_label, sizeof faster_label, "%s", tr("Faster"));
    if (computer->pace.speed > 1) {
        (void)snprintf(faster_label, sizeof faster_label, tr("Faster ×%d"), computer->pace.speed);
    }
    struct button_look faster = {.kind = BUTTON_PLAIN, .label = faster_label};
    struct button_look to_end = {.kind = BUTTON_PRIMARY, .label = tr("Skip")};
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(desk, theme);
    ui->theme = &of_round;
    bool is_phone = layout_is_phone(ui->layout);
    play_draw_top(desk, ui, &at, ICON_MENU, play_title(desk), ui->theme->text);
    draw_progress(computer, desk, ui, at.clock);
    if (is_phone) {
        draw_phone(computer, desk, ui, &at);
    } else {
        draw_panels(computer, desk, ui);
    }
    draw_board(computer, desk, ui, at.board);
    draw_line(computer, ui, at.word);
    int gap = ui_px(ui, 14);
    ui_button(ui, ID_FASTER, is_phone ? at.tools : rect_column(at.actions, gap, 2, 0), &faster);
    ui_button(ui, ID_SKIP, is_phone ? at.actions : rect_column(at.actions, gap, 2, 1), &to_end);
    ui->theme = theme;
}

/* --- input --- */

/* Handles the pointer on the lists: scroll bars, and words to explain. */
static bool lists_input(struct computer *computer, struct desk *desk, const struct input *input)
{
    struct place places[PLACES_MAX];
    int count = list_places(desk, places);
    for (int i = 0; i < count; i++) {
        struct scroll *scroll = &computer->scrolls[places[i].side];
        struct score_panel panel = panel_of(computer, desk, places[i].side);
        if (play_scroll(desk, scroll, places[i].area, input)) {
            return true;
        }
        if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT && !panel.hides_words &&
            explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &panel,
                          places[i].area, input->x, input->y)) {
            return true;
        }
    }
    return input->kind == INPUT_WHEEL && scroll_input(&computer->scrolls[SIDE_COMPUTER], input,
                                                      layout_px(&desk->stage.layout, PLAY_WHEEL));
}

/* After the search there is nothing to pause: go on to the results, so that the round is kept. Over
 * the results nothing is running. */
static void pause(struct computer *computer, struct desk *desk)
{
    if (computer->searched || computer->shows_nobodys) {
        computer_skip(computer, desk);
    } else {
        stage_over(&desk->stage, SCREEN_PAUSE, NULL);
    }
}

static bool computer_input(void *self, struct desk *desk, const struct input *input)
{
    struct computer *computer = self;
    if (input->kind == INPUT_KEY) {
        bool ends = input->key == KEY_ESCAPE || input->key == KEY_SPACE || input->key == KEY_ENTER;
        if (ends) {
            computer_skip(computer, desk);
        } else if (input->key == KEY_LETTER && input->letter == 'p') {
            pause(computer, desk);
        } else if (input->key == KEY_LETTER && input->letter == 'r') {
            desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
        }
        return ends || input->key == KEY_LETTER;
    }
    return lists_input(computer, desk, input);
}

static void computer_press(void *self, struct desk *desk, int id)
{
    struct computer *computer = self;
    if (id == PLAY_ID_MENU) {
        pause(computer, desk);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(desk, SETTING_SOUND, !desk->settings.sound);
    } else if (id == ID_FASTER) {
        computer_pace_faster(&computer->pace);
    } else if (id == ID_SKIP) {
        computer_skip(computer, desk);
    }
}

static long computer_wait_ms(const void *self, const struct desk *desk)
{
    (void)self;
    (void)desk;
    return 0;
}

const struct screen_class screen_computer = {
    .name = "computer",
    .state_size = sizeof(struct computer),
    .open = computer_open,
    .input = computer_input,
    .press = computer_press,
    .advance = computer_advance,
    .draw = computer_draw,
    .wait_ms = computer_wait_ms,
};

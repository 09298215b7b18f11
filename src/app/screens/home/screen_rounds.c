/* SPDX-License-Identifier: MIT */
/*
 * Over Home: the rounds that wait, if several do. Leaves continuing one, and giving one up, to
 * game.c.
 */
#include "daily.h"
#include "dialog.h"
#include "game.h"
#include "home.h"
#include "list.h"
#include "phrase.h"

#include <string.h>

#define WIDTH  620
#define HEAD   64
#define GAP    10
#define SHOWN  6 /* at once, where the window has room */
#define BUTTON 54
#define SPACE  16

static const struct measures {
    int edge, pad, row;
    int title_y, title_high, about_y, about_high; /* of a row's texts, from its middle */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {48, 32, 72, -14, 26, 14, 26},
                             [LAYOUT_COLUMN] = {24, 20, 100, -24, 36, 16, 48}};

enum { ID_BACK = 1, ID_DROP, ID_ROW = ID_DROP + HOME_ROUNDS_MAX };

struct rounds {
    struct saves_slot left[HOME_ROUNDS_MAX];
    struct list list;
};

static void rounds_open(void *self, struct game *game, const struct call *call)
{
    struct rounds *rounds = self;
    (void)call;
    rounds->list =
        (struct list){.kind = LIST_PRESSED,
                      .first_id = ID_ROW,
                      .count = (long)game_list_waiting(game, rounds->left, HOME_ROUNDS_MAX)};
}

/* One may have been given up, or taken by another window. */
static void rounds_hear(void *self, struct game *game, enum news news)
{
    if (news == NEWS_SHOWN ||
        (news == NEWS_STORE && stage_is_on_top(&game->stage, SCREEN_ROUNDS))) {
        rounds_open(self, game, NULL);
    }
}

/* Returns what the round is. */
const char *rounds_kind(const struct waiting *waiting)
{
    const char *kind = session_kind_title(waiting->stored.notes.kind);
    return kind                         ? kind
           : waiting_finds_all(waiting) ? tr("Hunt")
                                        : phrase_mode_name(waiting->stored.mode);
}

/* Returns the language of the round if another one is played; else NULL. */
static const char *language_of(const struct game *game, const struct stored_round *stored)
{
    const struct session *session = &game->session;
    if (strcmp(stored->language, session->language->code) == 0) {
        return NULL;
    }
    for (int i = 0; i < session->played_count; i++) {
        if (strcmp(session->played_languages[i].code, stored->language) == 0) {
            return session->played_languages[i].name;
        }
    }
    return stored->language;
}

/* Returns whom it is played against; NULL: nobody that has a name. */
static const char *rival_of(struct arena *arena, const struct stored_round *stored)
{
    const struct round_notes *notes = &stored->notes;
    if (mode_traits(stored->mode)->seats == 2) {
        return say(arena, "%s, %s", phrase_player(notes->player_name),
                   phrase_player(notes->second_name));
    }
    if (!mode_traits(stored->mode)->has_rival || notes->kind == ROUND_KIND_GHOST) {
        return NULL;
    }
    return stored->level != RIVAL_FRIEND ? phrase_rival(stored->level, stored->rung)
           : notes->sender[0]            ? notes->sender
                                         : NULL;
}

/* "Deutsch · Turns · 4 × 4 · Scholar" */
static const char *say_title(struct arena *arena, const struct game *game,
                             const struct waiting *waiting)
{
    const struct stored_round *stored = &waiting->stored;
    const char *language = language_of(game, stored);
    const char *rival = rival_of(arena, stored);
    const char *title = say(arena, "%s · %s", rounds_kind(waiting),
                            phrase_size(arena, stored->rows, stored->columns));
    title = rival ? say(arena, "%s · %s", title, rival) : title;
    return language ? say(arena, "%s · %s", language, title) : title;
}

const char *rounds_brief(struct arena *arena, const struct game *game,
                         const struct waiting *waiting)
{
    const char *language = language_of(game, &waiting->stored);
    const char *far = waiting_about(arena, waiting);
    bool is_usual =
        !session_kind_title(waiting->stored.notes.kind) && waiting->stored.mode == MODE_TURNS;
    far = is_usual ? far : say(arena, "%s, %s", rounds_kind(waiting), far);
    return language ? say(arena, "%s · %s", language, far) : far;
}

static void draw_row(const struct saves_slot *left, const struct game *game, struct ui *ui,
                     const struct list_row *row)
{
    const struct theme *theme = ui->theme;
    struct rect room = rect_inset(row->rect, ui_px(ui, 16));
    struct text_style title = theme_text(theme, TEXT_HEADING);
    struct text_style about = theme_text(theme, TEXT_LABEL);
    struct text_style when = text_aligned(theme_text(theme, TEXT_SMALL), ALIGN_END);
    struct app_date today = calendar_today(&game->calendar);
    struct app_date day = daily_day_of(&game->calendar, &left->waiting.stored.notes);
    const struct measures *measure = &measures[ui->layout->shape];
    int middle = room.y + room.h / 2;
    int title_y = middle + ui_px(ui, measure->title_y);
    bool is_lit = ui->hover == row->id;
    ui_surface(ui, row->rect, 16, is_lit ? theme->raised : theme->field);
    if (is_lit && theme->outline.a > 0) {
        ui_outline(ui, row->rect, 16, 3, theme->you_text);
    }
    const char *moment = date_moment(ui->arena, &day, &today);
    bool has_room = ui_text_width(ui, &when, moment) <= room.w / 3;
    int taken = ui_text_fit(ui, room.x + room.w, title_y, room.w / 3, &when,
                            has_room ? moment : date_brief(ui->arena, &day, &today));
    ui_text_lines(ui, room.x, title_y, room.w - taken - ui_px(ui, 12),
                  ui_px(ui, measure->title_high), &title,
                  say_title(ui->arena, game, &left->waiting));
    ui_text_lines(ui, room.x, middle + ui_px(ui, measure->about_y), room.w,
                  ui_px(ui, measure->about_high), &about, waiting_about(ui->arena, &left->waiting));
}

/* Draws the button that gives a round up, if the row is in view. */
static void draw_drop(struct ui *ui, const struct list_row *row, struct rect drops)
{
    const struct button_look look = {.kind = BUTTON_GHOST, .icon = ICON_TRASH_2, .size = 18};
    int id = ID_DROP + (int)row->index;
    struct rect button = {drops.x, row->rect.y + (row->rect.h - drops.w) / 2, drops.w, drops.w};
    if (button.y >= drops.y && button.y + button.h <= drops.y + drops.h) {
        ui_button(ui, id, button, &look);
        ui_tip(ui, id, tr("Give up"));
    }
}

static void rounds_draw(void *self, const struct game *game, struct ui *ui)
{
    struct rounds *rounds = self;
    struct list *list = &rounds->list;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    const struct button_look back = {.label = tr("Cancel")};
    struct rect window = layout_window(ui->layout);
    const struct measures *measure = &measures[ui->layout->shape];
    int pad = measure->pad;
    int pitch = measure->row + GAP;
    int rows = int_min((int)list->count, SHOWN) * pitch;
    int height = int_min(2 * pad + HEAD + rows + SPACE + BUTTON, window.h - 48);
    struct rect box = rect_middle(window, int_min(WIDTH, window.w - measure->edge), height);
    struct rect rest = layout_to_px(ui->layout, rect_inset(box, pad));
    dialog_draw_box(ui, layout_to_px(ui->layout, box));
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_fit(ui, head.x, head.y + ui_px(ui, 18), head.w, &title, tr("Continue"));
    struct rect foot = rect_slice_bottom(&rest, ui_px(ui, BUTTON), ui_px(ui, SPACE));
    struct rect panel = rest;
    panel.w += ui_px(ui, 16); /* the bar is beside the rows */
    struct rect wide = rest;
    struct rect drops = rect_slice_right(&rest, ui_px(ui, LAYOUT_FINGER), ui_px(ui, 8));
    list_fit(list, ui, rest, ui_px(ui, pitch), ui_px(ui, measure->row));
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        ui_clip(ui, wide);
        draw_row(&rounds->left[row.index], game, ui, &row);
        draw_drop(ui, &row, drops);
    }
    list_draw_bar(list, ui, panel);
    ui_button(ui, ID_BACK, foot, &back);
}

static void rounds_press(void *self, struct game *game, int id)
{
    const struct rounds *rounds = self;
    if (id >= ID_DROP && id < ID_ROW) {
        game_drop_chosen(game, rounds->left[id - ID_DROP].id);
        return;
    }
    stage_back(&game->stage);
    if (id >= ID_ROW) {
        game_continue_chosen(game, rounds->left[id - ID_ROW].id);
    }
}

static bool rounds_input(void *self, struct game *game, const struct input *input)
{
    struct rounds *rounds = self;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&game->stage);
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE) &&
        rounds->list.count > 0) { /* nothing has the focus */
        rounds_press(self, game, ID_ROW);
        return true;
    }
    long focused = list_focused(&rounds->list, &game->stage.ui);
    if (input->kind == INPUT_KEY && input->key == KEY_DELETE && focused >= 0) {
        rounds_press(self, game, ID_DROP + (int)focused);
        return true;
    }
    return list_input(&rounds->list, &game->stage.ui, input);
}

const struct screen_class screen_rounds = {
    .name = "rounds",
    .state_size = sizeof(struct rounds),
    .is_overlay = true,
    .open = rounds_open,
    .input = rounds_input,
    .press = rounds_press,
    .draw = rounds_draw,
    .hear = rounds_hear,
};

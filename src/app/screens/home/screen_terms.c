/* SPDX-License-Identifier: MIT */
/*
 * The terms of the next round, over Home. They apply while they are chosen, are kept by Play, and
 * are as they were after Cancel. Leaves the choices to play/preferences.c.
 */
#include "dialog.h"
#include "game.h"
#include "home.h"
#include "phrase.h"
#include "preferences.h"
#include "rung.h"

#include <string.h>

#define WIDTH         900
#define COLUMN_HEIGHT 1272
#define EDGE          8  /* beside a box as wide as the window */
#define GAP           24 /* between the columns */
#define LABEL         26 /* a label and the gap below it */
#define BESIDE        30 /* what stands beside a label, in two lines at most */

/* --- names --- */

static const char *const usual_names[SETTING_PLAYERS] = {N_("Player 1"), N_("Player 2")};

/* Handles input for the focused name; returns whether it was for it. */
static bool edit_name(struct terms *terms, struct game *game, const struct input *input)
{
    struct ui *ui = &game->stage.ui;
    int player = ui->focus - ID_NAME;
    if (player < 0 || player >= SETTING_PLAYERS) {
        return false;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        ui->focus = HOT_NONE;
        return true;
    }
    enum field_outcome outcome = output_edit(&game->output, &terms->names[player], input, NULL);
    if (outcome == FIELD_CHANGED || outcome == FIELD_FULL) {
        preferences_keep_name(game, player == 0 ? SETTING_FIRST_NAME : SETTING_SECOND_NAME,
                              &terms->names[player], usual_names[player]);
    }
    return outcome != FIELD_IGNORED;
}

static const struct field_look name_look = {.size = 19, .outlined = true, .has_caret = true};

/* Handles the pointer in a name; a press gives it the keyboard. */
static bool point_at_name(struct terms *terms, struct game *game, const struct input *input)
{
    struct ui *ui = &game->stage.ui;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const struct hot *hot = ui_hot_of(ui, ID_NAME + i);
        if (hot &&
            field_pointer(&terms->names[i], ui, hot->rect, &name_look, input) != FIELD_IGNORED) {
            ui->focus = input->kind == INPUT_PRESS ? ID_NAME + i : ui->focus;
            return true;
        }
    }
    return false;
}

/* --- layout; rectangles are in design units --- */

enum { HEAD, TABS, ABOUT, SIDE, CHOICES, FOOT, PARTS };

static const struct measures {
    int pad_least, pad_most, outside; /* within the box, and above and below it */
    int about_x, about_y;             /* of the sentence in its part */
    int columns;                      /* of choices */
    int rival_rows, rival_gap;
    int shared, players; /* heights of the switch, and of that with the names */
    struct rect_part parts[PARTS];
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pad_least = 26,
                     .pad_most = 36,
                     .outside = 68,
                     .about_x = 4,
                     .about_y = 3,
                     .columns = 2,
                     .rival_rows = 1,
                     .rival_gap = 12,
                     .shared = 40,
                     .players = 96,
                     .parts = {{60, 10}, {52, 6}, {30, 26}, {122, 42}, {234, 48}, {64, 10}}},
    [LAYOUT_COLUMN] = {.pad_least = 12,
                       .pad_most = 12,
                       .outside = 2 * EDGE,
                       .about_y = 8,
                       .columns = 1,
                       .rival_rows = 2,
                       .rival_gap = 10,
                       .shared = 52,
                       .players = 112,
                       .parts = {{60, 10}, {52, 6}, {84, 26}, {232, 42}, {564, 96}, {64, 10}}},
};

struct places {
    struct rect box, head, cross, tabs, about;
    struct rect side; /* the rival or the players; empty: there is neither */
    struct rect choices, cancel, play;
};

/* Whom the round is played against. */
enum beside { BESIDE_RIVAL, BESIDE_PLAYERS, BESIDE_NOBODY };

/* A column has nothing in place of a rival, a wide window keeps what is below where it is. */
static struct places lay_out(const struct layout *layout, enum beside beside)
{
    const struct measures *measure = &measures[layout->shape];
    bool is_column = layout->shape == LAYOUT_COLUMN;
    struct rect window = layout_window(layout);
    struct rect_part parts[PARTS];
    struct places at;
    memcpy(parts, measure->parts, sizeof parts);
    if (is_column && beside != BESIDE_RIVAL) {
        parts[SIDE] =
            beside == BESIDE_NOBODY ? (struct rect_part){0, 0} : (struct rect_part){150, 42};
    }
    int least = 0;
    int most = 0;
    for (int i = 0; i < PARTS; i++) {
        least += parts[i].least;
        most += parts[i].least + parts[i].grow;
    }
    int room = window.h - measure->outside;
    int pad = layout_clamped((room - least) / 2, measure->pad_least, measure->pad_most);
    at.box =
        rect_middle(window, int_min(WIDTH, window.w - 2 * EDGE), int_min(most + 2 * pad, room));
    at.box.y = is_column ? EDGE : at.box.y;
    int sizes[PARTS];
    (void)rect_share(at.box.h - 2 * pad, parts, PARTS, sizes);
    struct rect rest = rect_inset(at.box, pad);
    at.head = rect_cut_top(&rest, sizes[HEAD]);
    at.cross = rect_cut_right(&at.head, 48);
    at.cross.h = 48;
    at.tabs = rect_cut_top(&rest, sizes[TABS]);
    at.about = rect_cut_top(&rest, sizes[ABOUT]);
    (void)rect_cut_left(&at.about, measure->about_x);
    (void)rect_cut_top(&at.about, measure->about_y);
    at.side = rect_cut_top(&rest, sizes[SIDE]);
    (void)rect_cut_bottom(&at.side, 12);
    at.choices = rect_cut_top(&rest, sizes[CHOICES]);
    (void)rect_cut_bottom(&at.choices, 4);
    (void)rect_cut_bottom(&rest, 2);
    struct rect foot = rect_cut_bottom(&rest, 52);
    at.cancel = is_column ? rect_column(foot, 12, 2, 0) : rect_cut_left(&foot, 180);
    at.play = is_column ? rect_column(foot, 12, 2, 1) : rect_cut_right(&foot, 240);
    return at;
}

/* --- what there is to see --- */

static const enum setting offered[] = {SETTING_SIZE, SETTING_TIME, SETTING_RICHNESS, SETTING_RULES,
                                       SETTING_WORDS};
#define OFFERED (int)(sizeof offered / sizeof offered[0])

struct terms_seen {
    const char *mode, *about;
    enum beside beside;
    const char *nobody;           /* for BESIDE_NOBODY */
    const char *instead[OFFERED]; /* said in place of the choices; NULL: they are offered */
    const char *rules;
};

static struct terms_seen see(const struct game *game)
{
    const struct match *match = &game->session.next;
    const struct mode_traits *mode = mode_traits(match->mode);
    bool is_hunt = match_finds_all(match);
    bool is_small = match->size == SESSION_SIZE_CHILDREN;
    struct terms_seen seen = {.mode = phrase_mode_name(match->mode),
                              .about = match_about(match),
                              .beside = mode->has_rival    ? BESIDE_RIVAL
                                        : mode->seats == 2 ? BESIDE_PLAYERS
                                                           : BESIDE_NOBODY,
                              .nobody = is_hunt ? tr("Every common word") : tr("On your own"),
                              .rules = phrase_rules_hint(match->rules, match->size * match->size)};
    for (int i = 0; i < OFFERED; i++) {
        if (offered[i] == SETTING_TIME && is_hunt) {
            seen.instead[i] = tr("No clock: take as long as you like.");
        } else if (offered[i] == SETTING_RICHNESS && is_small) {
            seen.instead[i] = tr("Boards this small have no level, only words enough.");
        } else if (offered[i] == SETTING_WORDS && !game->session.lexicon->has_tiers) {
            seen.instead[i] = tr("This list does not say how common its words are: all of them "
                                 "count as common.");
        } else if (offered[i] == SETTING_WORDS && game->settings.children) {
            seen.instead[i] = tr("Common ones only: those that most people know.");
        }
    }
    return seen;
}

/* --- drawing --- */

static struct rect px(const struct ui *ui, struct rect units)
{
    return layout_to_px(ui->layout, units);
}

/* Draws a label and, beside it, what the choice below brings (NULL: nothing is said). Returns the
 * area below both. */
static struct rect draw_label(struct ui *ui, struct rect area, const char *label, const char *about)
{
    struct text_style style = text_sized(theme_text(ui->theme, TEXT_LABEL), 16);
    struct text_style small = text_colored(theme_sized(ui->theme, TEXT_NOTE, 15), ui->theme->dim);
    struct rect line = px(ui, rect_cut_top(&area, LABEL));
    int middle = line.y + line.h * 2 / 5;
    (void)rect_cut_left(&line, ui_px(ui, 4));
    (void)rect_cut_left(&line, ui_text_fit(ui, line.x, middle, line.w, &style, label));
    (void)rect_cut_left(&line, ui_px(ui, 12));
    if (about) { /* two lines stay clear of what is below */
        middle -= ui_text_least(ui, &small, about) > line.w ? ui_px(ui, 3) : 0;
        ui_text_lines(ui, line.x, middle, line.w, ui_px(ui, BESIDE), &small, about);
    }
    return area;
}

/* Returns what the chosen one of a setting brings; NULL if there is nothing to say. */
static const char *about_chosen(const struct game *game, enum setting setting)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    (void)preferences_list(game, setting, choices, &chosen);
    return chosen >= 0 ? choices[chosen].tip : NULL;
}

static void draw_rivals(const struct game *game, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    int count = preferences_list(game, SETTING_LEVEL, choices, &chosen);
    const struct measures *measure = &measures[ui->layout->shape];
    int rows = measure->rival_rows;
    int each = (count + rows - 1) / rows; /* in a row, but for the last */
    for (int i = 0; i < count; i++) {
        int id = SETTING_ID(SETTING_LEVEL, i);
        struct rect row = rect_row(area, measure->rival_gap, rows, i / each);
        struct rect cell =
            rect_column(row, measure->rival_gap, int_min(each, count - i / each * each), i % each);
        if (count == 1) { /* beside it, why there is no other */
            cell = rect_column(area, GAP, 3, 0);
            struct rect says = area;
            (void)rect_cut_left(&says, cell.w + GAP);
            struct text_style style = text_sized(theme_text(theme, TEXT_BODY), 16);
            ui_text_wrap(ui, px(ui, says), &style,
                         tr("Playing for children has a gentle rival, small boards, no clock, and "
                            "only common words. The settings can change that."));
        }
        struct rect card = px(ui, cell);
        struct rect rest = rect_inset(card, ui_px(ui, 8));
        struct text_style name = {.size = 17,
                                  .weight = WEIGHT_800,
                                  .color = i == chosen ? theme->you_text : theme->text,
                                  .align = ALIGN_MIDDLE};
        ui_surface(ui, card, 16,
                   i == chosen       ? theme->raised
                   : ui->hover == id ? theme_mix(theme->field, theme->raised, 50)
                                     : theme->field);
        if (i == chosen) {
            ui_outline(ui, card, 16, 3, theme->you_text);
        }
        struct rect line = rect_cut_bottom(&rest, ui_px(ui, 32));
        if (choices[i].value == RIVAL_LADDER) {
            rung_draw(ui, rest, game_ladder(game).rung, FACE_WAITING);
        } else {
            ui_face(ui, rest, (enum rival_level)choices[i].value, FACE_WAITING);
        }
        ui_text_lines(ui, line.x + line.w / 2, line.y + line.h / 2, line.w, line.h, &name,
                      choices[i].label);
        ui_hot(ui, id, card, true);
        ui_hot_in_row(ui, SETTING_ID(SETTING_LEVEL, 0), i == chosen);
        ui_hot_role(ui, ROLE_CHOICE, i == chosen);
        ui_tip(ui, id, choices[i].tip);
    }
}

/* Draws the names and, below them, the switch for words that both find. */
static void draw_players(const struct terms *terms, const struct game *game, struct ui *ui,
                         struct rect area)
{
    struct rect shared = rect_cut_bottom(&area, measures[ui->layout->shape].shared);
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        struct rect rect = px(ui, rect_column(area, GAP, SETTING_PLAYERS, i));
        struct field_look look = name_look;
        look.outlined = look.has_caret = ui->focus == ID_NAME + i;
        look.hint = tr(usual_names[i]);
        field_draw(ui, HOT_NONE, rect, &terms->names[i], &look);
        field_place_keys(ui, ID_NAME + i, rect, &terms->names[i], &look);
    }
    (void)rect_cut_top(&shared, 8);
    ui_switch(ui, ID_SHARED, px(ui, shared), setting_label(SETTING_SHARED_COUNT),
              game->session.next.shared_count);
}

/* Draws what alone has in place of a rival, so that what is below stays where it is. */
static void draw_alone(const char *text, struct ui *ui, struct rect area)
{
    struct text_style name = text_aligned(theme_sized(ui->theme, TEXT_TITLE, 24), ALIGN_MIDDLE);
    struct rect card = px(ui, area);
    ui_surface(ui, card, 16, ui->theme->field);
    ui_text_fit(ui, card.x + card.w / 2, card.y + card.h / 2, card.w - ui_px(ui, 32), &name, text);
}

/* Draws the rows below the rival, in two columns or one, and what the rules say. */
static void draw_choices(const struct terms_seen *seen, const struct game *game, struct ui *ui,
                         struct rect area)
{
    int columns = measures[ui->layout->shape].columns;
    struct text_style hint = text_sized(theme_text(ui->theme, TEXT_BODY), 16);
    for (int i = 0; i <= OFFERED; i++) {
        struct rect row = rect_row(area, 12, (OFFERED + columns) / columns, i / columns);
        struct rect cell = rect_column(row, GAP, columns, i % columns);
        const char *said = i < OFFERED ? seen->instead[i] : seen->rules;
        if (i < OFFERED) {
            cell = draw_label(ui, cell, setting_label(offered[i]),
                              offered[i] == SETTING_RICHNESS && !said
                                  ? about_chosen(game, SETTING_RICHNESS)
                                  : NULL);
        }
        if (said) {
            ui_text_wrap(ui, px(ui, rect_inset(cell, 4)), &hint, said);
        } else {
            ui_group(ui, setting_label(offered[i]), SETTING_ID(offered[i], 0), SETTING_CHOICES_MAX);
            preferences_draw(game, ui, offered[i], px(ui, cell));
        }
    }
}

/* Draws the rival or the players. */
static void draw_side(const struct terms *terms, const struct terms_seen *seen,
                      const struct game *game, struct ui *ui, struct rect side)
{
    switch (seen->beside) {
    case BESIDE_RIVAL:
        side =
            draw_label(ui, side, setting_label(SETTING_LEVEL), about_chosen(game, SETTING_LEVEL));
        ui_group(ui, setting_label(SETTING_LEVEL), SETTING_ID(SETTING_LEVEL, 0),
                 SETTING_CHOICES_MAX);
        draw_rivals(game, ui, side);
        break;
    case BESIDE_PLAYERS:
        side = draw_label(ui, side, setting_label(SETTING_FIRST_NAME), NULL);
        side.h = int_min(side.h, measures[ui->layout->shape].players);
        draw_players(terms, game, ui, side);
        break;
    case BESIDE_NOBODY:
        (void)rect_cut_top(&side, LABEL);
        draw_alone(seen->nobody, ui, side);
        break;
    }
}

static void terms_draw(void *self, const struct game *game, struct ui *ui)
{
    const struct terms *terms = self;
    const struct terms_seen seen = see(game);
    struct places at = lay_out(ui->layout, seen.beside);
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style sentence = text_sized(theme_text(ui->theme, TEXT_BODY), 17);
    const struct button_look cancel = {.label = tr("Cancel")};
    const struct button_look play = {
        .kind = BUTTON_PRIMARY,
        .label = tr("Play"),
        .icon = ICON_PLAY,
        .size = 22,
        .disabled = !session_has_dice(&game->session, game->session.next.size)};

    dialog_draw_box(ui, px(ui, at.box));
    struct rect line = px(ui, at.head);
    ui_text_fit(ui, line.x, line.y + ui_px(ui, 22), line.w - ui_px(ui, 12), &title,
                tr("Next round"));
    preferences_draw(game, ui, SETTING_MODE, px(ui, at.tabs));
    ui_text_wrap(ui, px(ui, at.about), &sentence, seen.about);
    ui_topic(ui, seen.mode, seen.about);
    if (at.side.h > 0) {
        draw_side(terms, &seen, game, ui, at.side);
    }
    draw_choices(&seen, game, ui, at.choices);
    ui_button(ui, ID_CANCEL, px(ui, at.cancel), &cancel);
    ui_button(ui, ID_PLAY, px(ui, at.play), &play);
    ui_icon_button(ui, ID_CLOSE, px(ui, at.cross), ICON_X);
}

/* --- input --- */

static void terms_press(void *self, struct game *game, int id)
{
    struct terms *terms = self;
    if (id == ID_PLAY) {
        preferences_keep_terms(game, &terms->before);
        terms->before = game->settings;
        stage_back(&game->stage);
        game_deal(game);
    } else if (id == ID_CANCEL || id == ID_CLOSE) {
        stage_back(&game->stage);
    } else if (id == ID_SHARED) {
        preferences_set(game, SETTING_SHARED_COUNT, !game->session.next.shared_count);
    } else {
        (void)preferences_press(game, id); /* else a name, which takes keys only */
    }
}

static bool terms_input(void *self, struct game *game, const struct input *input)
{
    if (point_at_name(self, game, input) || edit_name(self, game, input)) {
        return true;
    }
    if (input->kind != INPUT_KEY) {
        return false;
    }
    switch (input->key) {
    case KEY_ENTER:
    case KEY_SPACE: /* only if nothing has the focus */
        terms_press(self, game, ID_PLAY);
        return true;
    case KEY_ESCAPE:
        terms_press(self, game, ID_CANCEL);
        return true;
    default:
        return false;
    }
}

static void terms_open(void *self, struct game *game, const struct call *call)
{
    struct terms *terms = self;
    (void)call;
    terms->before = game->settings;
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const char *name = game->session.next.names[i];
        field_init(&terms->names[i], SETTING_NAME_SIZE - 1, NULL);
        field_set(&terms->names[i], strcmp(name, usual_names[i]) == 0 ? "" : name);
    }
}

static void terms_close(void *self, struct game *game)
{
    const struct terms *terms = self;
    preferences_restore_terms(game, &terms->before);
}

const struct screen_class screen_terms = {
    .name = "terms",
    .state_size = sizeof(struct terms),
    .is_overlay = true,
    .least_units = COLUMN_HEIGHT,
    .open = terms_open,
    .close = terms_close,
    .input = terms_input,
    .press = terms_press,
    .draw = terms_draw,
};

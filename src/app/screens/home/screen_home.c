/* SPDX-License-Identifier: MIT */
/*
 * Home: the button that begins a round, the ladder, the terms of that round, the daily puzzles, and
 * cards that lead elsewhere. What the store knows is read when Home is shown, not when it is drawn.
 * Leaves where things are to home_layout.c, the daily puzzles to home_daily.c, changing the terms
 * to screen_terms.c and dealing to game.c.
 */
#include "home.h"

#include "game.h"
#include "level.h"
#include "phrase.h"
#include "preferences.h"
#include "rung.h"

#include <string.h>

/* --- texts --- */

/* "Strength 312 · 214 rounds"; what the next round is about as long as there is no strength. */
static const char *say_past(const struct home *home, const struct game *game, struct arena *arena)
{
    const struct saves_summary *past = &home->past;
    if (past->strength == 0) {
        return match_about(&game->session.next);
    }
    const char *strength = say(arena, tr("Strength %s"), phrase_number(arena, past->strength));
    return say(arena, "%s · %s", strength,
               phrase_rounds(arena, past->counted)); /* as the statistics show it */
}

/* Returns who is met next on the ladder, if the next round is played on it. */
static const char *say_tagline(const struct home *home, const struct game *game,
                               struct arena *arena)
{
    const struct match *match = &game->session.next;
    bool is_on_ladder = home->has_ladder && match->level == RIVAL_LADDER &&
                        mode_traits(match->mode)->has_rival && match->time_ms > 0;
    const char *ahead = is_on_ladder ? phrase_ladder_ahead(arena, &home->ladder) : NULL;
    return ahead ? ahead : say_past(home, game, arena);
}

/* Returns the line under the title of a card. */
static const char *say_card(const struct home *home, struct arena *arena, enum home_card card)
{
    const struct practice_portion *portion = &home->portion;
    const struct saves_summary *past = &home->past;
    switch (card) {
    case CARD_PRACTICE:
        return portion->left > 0     ? phrase_words_today(arena, (long)portion->left)
               : portion->chosen > 0 ? tr("Done for today")
                                     : tr("Words you miss");
    case CARD_CUSTOM:
        return tr("Your letters or a code");
    case CARD_SCRAMBLER:
        return home->has_puzzle ? tr("Your puzzle waits")
               : home->moves > SCRAMBLER_JUMBLE_SHORT
                   ? say(arena, tr("Level %d"), level_number(home->moves))
                   : tr("Sliding letters");
    case CARD_STATISTICS:
        return past->rounds > 0 ? say(arena, tr("%d of %d goals"), past->goals, GOAL_COUNT)
                                : tr("Your rounds");
    case CARD_COUNT:
        break;
    }
    return "";
}

static bool has_several(const struct home *home)
{
    return home->waiting > 1;
}

static bool has_waiting(const struct home *home)
{
    return home->waiting > 0;
}

/* Returns what the round is that waits, or how many there are. */
static const char *say_waiting(const struct home *home, const struct game *game,
                               struct arena *arena)
{
    long count = (long)home->waiting;
    return has_several(home) ? say(arena, tr_plural("%s round waiting", "%s rounds waiting", count),
                                   phrase_number(arena, count))
                             : rounds_brief(arena, game, &home->left.waiting);
}

/* Reads everything that the store knows. */
static void read_home(struct home *home, struct game *game)
{
    const struct today *today = daily_board(game);
    home_dice_deal(&home->dice, game);
    home->has_ladder = !game->settings.children;
    home->ladder = game_ladder(game);
    home->beaten = game_ladder_beaten(game);
    home->day = daily_today(game);
    home->hunt = daily_hunt_of(game, &home->day);
    home->standing = saves_daily(game->saves, &home->day);
    home->has_result =
        home->standing.counted && daily_read_result_of(game, &home->day, &home->result);
    home->rival_points = today ? today->rival_points : 0;
    home->past = *saves_summary(game->saves);
    home->waiting = saves_count_waiting(game->saves, HOME_ROUNDS_MAX);
    home->waiting = home->waiting == 1 ? game_list_waiting(game, &home->left, 1) : home->waiting;
    home->has_puzzle = saves_has_puzzle(game->saves);
    home->moves = level_moves(game);
    (void)game_portion(game, &home->portion); /* empty if it cannot be read */
}

static const struct {
    const char *title;
    enum icon icon;
    enum screen_id screen;
    int what;
} cards[CARD_COUNT] = {
    [CARD_PRACTICE] = {N_("Practice"), ICON_BOOK_OPEN, SCREEN_PRACTICE, 0},
    [CARD_CUSTOM] = {N_("Custom board…"), ICON_PENCIL, SCREEN_CUSTOM, 0},
    [CARD_SCRAMBLER] = {N_("Scrambler"), ICON_SHUFFLE, SCREEN_SCRAMBLER, 0},
    [CARD_STATISTICS] = {N_("Statistics"), ICON_CHART_COLUMN, SCREEN_STATISTICS, STATISTICS_OF_ALL},
};

/* --- drawing --- */

/* Of a card: its icon with the space beside it, and its texts from the middle of its height. */
struct card_measures {
    int icon, pad, title, title_y, about, about_y, about_high;
};

static const struct measures {
    int play, play_waiting; /* sizes, of Play with and without a round that waits */
    int standing;           /* size of how the player stands on the ladder */
    bool is_brief;          /* that */
    int terms;
    struct card_measures card, waiting;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.play = 60,
                     .play_waiting = 46,
                     .standing = 17,
                     .terms = 18,
                     .card = {56, 20, 21, -15, 17, 11, 36},
                     .waiting = {38, 14, 20, -13, 16, 11, 30}},
    [LAYOUT_COLUMN] = {.play = 42,
                       .play_waiting = 42,
                       .standing = 16,
                       .is_brief = true,
                       .terms = 16,
                       .card = {36, 10, 15, 0, 0, 0, 0},
                       .waiting = {38, 12, 18, -13, 16, 12, 36}},
};

static const struct measures *measures_of(const struct ui *ui)
{
    return &measures[ui->layout->shape];
}

/* Draws the name's seven tiles, slightly rotated as if thrown. */
static void draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(PHRASE_TITLE);
    int pitch = area.w / count;
    int tile = int_min(pitch * 88 / 100, ui_px(ui, 84));
    const struct theme *theme = ui->theme;
    for (int i = 0; i < count; i++) {
        int x = area.x + i * pitch;
        int y = area.y + (i % 2 ? ui_px(ui, 6) : 0);
        int edge = tile * 8 / 100;
        struct draw_command shadow = {.kind = DRAW_SHADOW,
                                      .rect = {x, y + edge + ui_px(ui, 4), tile, tile},
                                      .color = theme->shadow,
                                      .radius = tile * 18 / 100,
                                      .blur = ui_px(ui, 18)};
        draw_add(ui->list, &shadow, NULL);
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {x, y, tile, tile + edge},
                                   .color = theme->tile,
                                   .color2 = theme->tile_edge,
                                   .radius = tile * 18 / 100,
                                   .edge = edge,
                                   .angle = angles[i]};
        if (i == 0) {
            box.color = theme->you;
            box.color2 = theme->you_edge;
        } else if (i == count - 1) {
            box.color = theme->rival;
            box.color2 = theme->rival_edge;
        }
        draw_add(ui->list, &box, NULL);
        char letter[2] = {PHRASE_TITLE[i], '\0'};
        struct draw_command text = {.kind = DRAW_TEXT,
                                    .rect = {x + tile / 2, y + tile / 2, 0, 0},
                                    .color = theme->ink,
                                    .size = tile * 59 / 100,
                                    .weight = WEIGHT_900,
                                    .align = ALIGN_MIDDLE,
                                    .angle = angles[i]};
        draw_add(ui->list, &text, letter);
    }
}

/* Draws the terms of the next round, which Play goes by, and the button that changes them. */
static void draw_terms(const struct game *game, struct ui *ui, const struct home_places *at)
{
    struct text_style style = {
        .size = measures_of(ui)->terms, .weight = WEIGHT_700, .color = ui->theme->text};
    const struct button_look change = {.kind = BUTTON_GHOST, .label = tr("Change"), .size = 17};
    struct rect line = at->terms;
    const char *terms = preferences_terms(game, ui->arena);
    (void)rect_cut_left(&line, ui_px(ui, 4));
    int high = int_min(ui_wrap_height(ui, line.w, &style, terms), line.h);
    ui_text_wrap(ui, rect_middle(line, line.w, high), &style, terms);
    ui_button(ui, ID_CHANGE, at->change, &change);
    ui_hot_spread(ui, (struct rect){at->terms.x, at->change.y,
                                    at->change.x + at->change.w - at->terms.x, at->change.h});
}

/* Draws the square with an icon at the left end of a card; returns the room beside it. */
static struct rect draw_icon(struct ui *ui, struct rect card, const struct card_measures *measure,
                             enum icon icon, struct color ground, struct color color)
{
    int side = ui_px(ui, measure->icon);
    int pad = ui_px(ui, measure->pad);
    struct rect square = {card.x + pad, card.y + (card.h - side) / 2, side, side};
    ui_surface(ui, square, 15, ground);
    ui_icon(ui, square.x + side / 2, square.y + side / 2, icon, layout_units(ui->layout, side / 2),
            color);
    (void)rect_cut_left(&card, pad + side + int_min(pad, ui_px(ui, 16)));
    (void)rect_cut_right(&card, int_min(pad / 2, ui_px(ui, 12)));
    return card;
}

/* Draws a card: its icon, and beside that a title and a line in the middle of its height, or where
 * there is too little room for it a brief one. */
static void draw_card(struct ui *ui, int id, struct rect card, enum icon icon, const char *title,
                      const char *line, const char *brief)
{
    const struct theme *theme = ui->theme;
    bool waits = id == ID_CONTINUE;
    const struct card_measures *measure =
        waits ? &measures_of(ui)->waiting : &measures_of(ui)->card;
    struct text_style head = {.size = measure->title,
                              .weight = WEIGHT_800,
                              .color = waits ? theme->you_text : theme->text};
    struct text_style about = {
        .size = measure->about, .weight = WEIGHT_600, .color = waits ? theme->text : theme->dim};
    bool lit = ui->hover == id;
    ui_surface(ui, card, 18, lit ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    if (waits) {
        ui_outline(ui, card, 18, 2, theme->you);
    }
    struct rect room = draw_icon(ui, card, measure, icon,
                                 waits ? theme_mix(theme->panel, theme->you, 22) : theme->raised,
                                 waits ? theme->you_text : theme->text);
    if (waits) {
        struct rect end = rect_cut_right(&room, ui_px(ui, 36));
        ui_icon(ui, end.x + end.w / 2, end.y + end.h / 2, ICON_CHEVRON_RIGHT, 26, theme->you_text);
    }
    int middle = room.y + room.h / 2;
    if (measure->about > 0) {
        int title_y = ui_px(ui, measure->title_y);
        int about_y = ui_px(ui, measure->about_y);
        int about_high = ui_px(ui, measure->about_high);
        if (ui_text_least(ui, &about, line) > room.w) { /* two lines below the title */
            int title_high = ui_px(ui, measure->title * 115 / 100);
            int high =
                int_min(title_high + ui_px(ui, measure->about * 236 / 100), card.h - ui_px(ui, 6));
            title_y = (title_high - high) / 2;
            about_y = title_high / 2;
            about_high = high - title_high;
        }
        line = ui_lines_fit(ui, room.w, about_high, &about, line) ? line : brief;
        ui_text_fit(ui, room.x, middle + title_y, room.w, &head, title);
        ui_text_lines(ui, room.x, middle + about_y, room.w, about_high, &about, line);
    } else {
        ui_text_lines(ui, room.x, middle, room.w, room.h, &head, title);
    }
    ui_hot(ui, id, card, true);
}

/* Draws the card of an invitation that was put off, in the place of Custom board. */
static void draw_invitation(const struct game *game, struct ui *ui, struct rect card)
{
    const char *sender = game->invitation.sender;
    draw_card(ui, ID_CARD + CARD_CUSTOM, card, ICON_USER,
              *sender ? say(ui->arena, tr("%s’s challenge"), sender) : tr("Invitation"),
              tr("Waits for you"), "");
    ui_outline(ui, card, 18, 2, ui->theme->you);
}

/* Draws the ladder, which opens its page. */
static void draw_ladder(const struct home *home, struct ui *ui, const struct home_places *at)
{
    const struct theme *theme = ui->theme;
    const struct measures *measure = measures_of(ui);
    const struct ladder *ladder = &home->ladder;
    struct text_style name = {
        .size = measure->standing, .weight = WEIGHT_800, .color = theme->rival_text};
    struct text_style state = {
        .size = measure->standing, .weight = WEIGHT_700, .color = theme->text};
    bool is_lit = ui->hover == ID_LADDER;
    struct color ground = is_lit ? theme_mix(theme->panel, theme->raised, 60) : theme->panel;
    ui_surface(ui, at->ladder, 18, ground);
    rung_strip(ui, at->strip, ladder->rung, home->beaten, ground);
    struct rect line = at->standing;
    struct rect end = rect_cut_right(&line, ui_px(ui, 26));
    int middle = line.y + line.h / 2;
    ui_icon(ui, end.x + end.w / 2, middle, ICON_CHEVRON_RIGHT, 22, theme->dim);
    (void)rect_cut_left(
        &line, ui_text_fit(ui, line.x, middle, line.w / 2, &name, phrase_rung(ladder->rung)));
    ui_text_lines(
        ui, line.x, middle, line.w, line.h, &state,
        say(ui->arena, " · %s", phrase_ladder_next(ui->arena, ladder, measure->is_brief)));
    ui_hot(ui, ID_LADDER, at->ladder, true);
    ui_tip(ui, ID_LADDER, phrase_rival_tip(RIVAL_LADDER));
}

/* Draws the list that is played with, and what keys do where there are any. */
static void draw_footer(const struct game *game, struct ui *ui, const struct home_places *at)
{
    struct text_style small = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    const char *words = phrase_words(ui->arena, (long)lexicon_size(game->session.lexicon));
    struct rect keys = at->keys;
    struct rect list = at->footer;
    list.w -= keys.w;
    ui_text_fit(ui, list.x, list.y + list.h / 2, list.w, &small,
                game->settings.lexicon[0]
                    ? words
                    : say(ui->arena, tr("%s · %s"), game->session.language->name, words));
    small.align = ALIGN_END;
    ui_text_fit(ui, keys.x + keys.w, keys.y + keys.h / 2, keys.w, &small,
                tr("F11 full screen · F1 help"));
}

static void home_draw(void *self, const struct game *game, struct ui *ui)
{
    const struct home *home = self;
    const struct measures *measure = measures_of(ui);
    bool waits = has_waiting(home);
    struct home_places at = home_lay_out(ui->layout, waits, home->has_ladder);
    struct text_style tagline = {.size = 20, .weight = WEIGHT_600, .color = ui->theme->dim};
    const struct button_look settings = {.kind = BUTTON_GHOST,
                                         .label = at.settings.w > 2 * at.settings.h ? tr("Settings")
                                                                                    : NULL,
                                         .icon = ICON_SETTINGS,
                                         .size = 18};
    const struct button_look learn = {.kind = BUTTON_GHOST,
                                      .label =
                                          at.learn.w > 2 * at.learn.h ? tr("How to play") : NULL,
                                      .icon = ICON_CIRCLE_QUESTION_MARK,
                                      .size = 18};
    const struct button_look play = {
        .kind = BUTTON_PRIMARY,
        .label = tr("Play"),
        .icon = ICON_PLAY,
        .size = waits ? measure->play_waiting : measure->play,
        .disabled = !session_has_dice(&game->session, game->session.next.size)};
    if (at.dice.w > 0) {
        home_dice_draw(&home->dice, ui, at.dice);
    }
    draw_title(ui, at.title);
    if (at.tagline.w > 0) {
        ui_text_lines(ui, at.tagline.x + ui_px(ui, 2), at.tagline.y + at.tagline.h / 2,
                      at.tagline.w, at.tagline.h, &tagline, say_tagline(home, game, ui->arena));
    }
    home_daily_draw(home, game, ui, &at);
    ui_button(ui, ID_PLAY, at.play, &play);
    ui_enter_at(ui, ID_PLAY);
    if (at.ladder.w > 0) {
        draw_ladder(home, ui, &at);
    }
    draw_terms(game, ui, &at);
    if (waits) {
        draw_card(ui, ID_CONTINUE, at.waiting, ICON_PAUSE, tr("Continue"),
                  say_waiting(home, game, ui->arena), rounds_kind(&home->left.waiting));
    }
    for (int i = 0; i < CARD_COUNT; i++) {
        if (i == CARD_CUSTOM && game->invitation.text[0]) {
            draw_invitation(game, ui, at.cards[i]);
        } else {
            draw_card(ui, ID_CARD + i, at.cards[i], cards[i].icon, tr(cards[i].title),
                      say_card(home, ui->arena, (enum home_card)i), "");
        }
    }
    if (at.goals.w > 0 && home->past.rounds > 0) {
        ui_track(ui, at.goals, home->past.goals * 1000 / GOAL_COUNT, ui->theme->you);
    }
    ui_button(ui, ID_SETTINGS, at.settings, &settings);
    ui_button(ui, ID_LEARN, at.learn, &learn);
    if (at.footer.w > 0) {
        draw_footer(game, ui, &at);
    }
}

/* --- input --- */

static void home_press(void *self, struct game *game, int id)
{
    const struct home *home = self;
    switch (id) {
    case ID_PLAY:
        game_deal(game);
        break;
    case ID_CHANGE:
        stage_over(&game->stage, SCREEN_TERMS, NULL);
        break;
    case ID_CONTINUE:
        if (has_several(home)) {
            stage_over(&game->stage, SCREEN_ROUNDS, NULL);
        } else {
            game_continue_chosen(game, home->left.id);
        }
        break;
    case ID_LADDER:
        stage_over(&game->stage, SCREEN_LADDER, NULL);
        break;
    case ID_PUZZLE + DAILY_SPRINT:
        if (!home->standing.counted) {
            daily_begin(game);
        } else {
            stage_over(&game->stage, SCREEN_DAILY, NULL);
        }
        break;
    case ID_PUZZLE + DAILY_HUNT:
        if (!home->hunt.is_done) {
            daily_begin_hunt(game);
            break;
        }
        /* fall through */
    case ID_DAILY:
        stage_over(&game->stage, SCREEN_DAILY, NULL);
        break;
    case ID_SETTINGS:
        stage_over(&game->stage, SCREEN_SETTINGS, NULL);
        break;
    case ID_LEARN:
        stage_over(&game->stage, SCREEN_LEARN, NULL);
        break;
    default: {
        const char *invited = game->invitation.text;
        bool is_invitation = id == ID_CARD + CARD_CUSTOM && *invited;
        struct call call = {.what = is_invitation ? CUSTOM_OF_INVITATION : cards[id - ID_CARD].what,
                            .text = is_invitation ? invited : NULL};
        stage_over(&game->stage, cards[id - ID_CARD].screen, call.what ? &call : NULL);
        break;
    }
    }
}

static bool home_input(void *self, struct game *game, const struct input *input)
{
    (void)self;
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_SPACE)) {
        game_deal(game);
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        game->stage.ui.focus = HOT_NONE; /* so that Enter plays */
        return true;
    }
    if (input->kind == INPUT_DROP) { /* a word list, as in the settings */
        struct call call = {.text = input->paste};
        stage_over(&game->stage, SCREEN_SETTINGS, &call);
        return true;
    }
    return false;
}

static void home_open(void *self, struct game *game, const struct call *call)
{
    struct home *home = self;
    (void)call;
    read_home(home, game);
}

/* Below Custom board, too, the dice are those of the language, which that can change. */
static void home_hear(void *self, struct game *game, enum news news)
{
    bool is_changed = news == NEWS_STORE || news == NEWS_OWN;
    if (news == NEWS_SHOWN || (is_changed && stage_is_on_top(&game->stage, SCREEN_HOME)) ||
        (news == NEWS_WORDS && stage_is_open(&game->stage, SCREEN_HOME))) {
        home_open(self, game, NULL);
    }
}

/* At midnight there is another daily board. */
static void home_advance(void *self, struct game *game, long elapsed_ms)
{
    struct home *home = self;
    struct daily_date today = daily_today(game);
    if (daily_number(&today) != daily_number(&home->day)) {
        read_home(home, game);
    }
    home_dice_advance(&home->dice, game, elapsed_ms);
}

/* Waits until the time left for the daily board changes by a minute, or a die turns. */
static long home_wait_ms(const void *self, const struct game *game)
{
    const struct home *home = self;
    long minute_ms = daily_wait_ms(game);
    long dice_ms = home_dice_wait_ms(&home->dice, game);
    return dice_ms >= 0 && dice_ms < minute_ms ? dice_ms : minute_ms;
}

static int home_page_units(const void *self, const struct game *game)
{
    const struct home *home = self;
    return home_column_height(&game->stage.window, has_waiting(home), home->has_ladder);
}

/* Says where one is, and what Play begins. */
static void home_say(const void *self, const struct game *game, struct output *output,
                     struct arena *arena)
{
    (void)self;
    output_say(output, tr("Home"));
    output_say(output, preferences_terms(game, arena));
}

const struct screen_class screen_home = {
    .name = "home",
    .state_size = sizeof(struct home),
    .page_units = home_page_units,
    .open = home_open,
    .input = home_input,
    .press = home_press,
    .advance = home_advance,
    .draw = home_draw,
    .title = N_("Home"),
    .say = home_say,
    .wait_ms = home_wait_ms,
    .hear = home_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The page of the daily puzzles: today's Sprint and Hunt with what there is to beat or to find, or
 * how they went; a result to share; and a calendar. Leaves which rounds count to parts/daily.c.
 */
#include "daily_page.h"

#include "board_view.h"
#include "game.h"
#include "phrase.h"
#include "sending.h"

#include "trounce/par.h"
#include "trounce/rank.h"

#include <stdio.h>
#include <string.h>

/* --- layout --- */

#define GAP           16
#define COLUMN_CARD   216
#define LYING_CARD    196 /* in a low window, where both are seen */
#define COLUMN_SHARE  236
#define COLUMN_MONTH  790
#define COLUMN_HEAD   110
#define COLUMN_CLOCK  38 /* of it, in a window where the clock is below the title */
#define COLUMN_HEIGHT (COLUMN_HEAD + COLUMN_CLOCK + 2 * (COLUMN_CARD + GAP) + COLUMN_MONTH)

/* Where things are, px. */
struct places {
    struct rect title, clock, sprint, hunt, month;
    struct rect share; /* empty: there is nothing to share */
};

/* Lays out what stands beside the button that leads back, and below it. */
static struct places lay_out(const struct layout *layout, struct rect top, struct rect rest,
                             bool can_share)
{
    struct places at = {.title = top};
    struct rect *places = (struct rect *)&at;
    if (layout->shape == LAYOUT_WIDE) {
        at.clock = rect_slice_right(&at.title, 320, 16);
        struct rect left = rect_slice_left(&rest, (rest.w - GAP) * 46 / 100, GAP);
        if (can_share) {
            at.share = rect_slice_bottom(&left, layout_clamped(left.h * 31 / 100, 120, 212), GAP);
        }
        at.sprint = rect_slice_top(&left, (left.h - GAP) / 2, GAP);
        at.hunt = left;
        at.month = rest;
    } else {
        bool is_lying = layout_is_lying(layout);
        int card = is_lying ? LYING_CARD : COLUMN_CARD;
        at.clock = is_lying ? rect_slice_right(&at.title, at.title.w * 41 / 100, 12)
                            : rect_slice_top(&rest, COLUMN_CLOCK - 10, 10);
        at.sprint = rect_slice_top(&rest, card, GAP);
        at.hunt = rect_slice_top(&rest, card, GAP);
        if (can_share) {
            at.share = rect_slice_top(&rest, COLUMN_SHARE, GAP);
        }
        at.month = rect_cut_top(&rest, COLUMN_MONTH);
    }
    for (size_t i = 0; i < sizeof at / sizeof *places; i++) {
        places[i] = layout_to_px(layout, places[i]);
    }
    return at;
}

/* --- the top --- */

/* Draws the date beside the button that leads back, and how long it is until the next puzzles. */
static void draw_top(const struct daily_page *page, struct ui *ui, const struct places *at)
{
    static const int date_size[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = 17, [LAYOUT_COLUMN] = 15};
    const struct theme *theme = ui->theme;
    struct text_style large = theme_text(theme, TEXT_TITLE);
    struct text_style small =
        text_colored(theme_sized(theme, TEXT_BODY, date_size[ui->layout->shape]), theme->dim);
    struct text_style next = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    const struct daily_date *today = &page->today;
    struct rect row = at->title;
    int middle = row.y + row.h / 2;
    next.color = theme->text;
    ui_text_fit(ui, row.x, middle - ui_px(ui, 11), row.w, &large, tr("Daily puzzles"));
    ui_text_fit(ui, row.x, middle + ui_px(ui, 18), row.w, &small,
                say(ui->arena, tr_in("weekday and day", "%s, %s"),
                    phrase_weekday_name(daily_weekday(today)),
                    phrase_date(ui->arena, today->day, today->month, today->year)));
    struct rect clock = at->clock;
    int icon = ui_px(ui, 28);
    middle = clock.y + clock.h / 2;
    int taken = ui_text_lines(
        ui, clock.x + clock.w, middle, clock.w - icon, clock.h, &next,
        say(ui->arena, tr("Next puzzles in %s"), daily_left(ui->arena, page->seconds)));
    ui_icon(ui, clock.x + clock.w - taken - icon + ui_px(ui, 10), middle, ICON_CLOCK, 20,
            theme->dim);
}

/* --- the cards --- */

/* What a card says, decided before it is drawn. */
struct card {
    const char *name, *about;
    const char *figure, *unit;
    struct color color; /* of the figure */
    const char *line;   /* below; NULL: stars */
    int stars;          /* earned; -1: the points for each */
    int id;
    struct button_look button;
    bool is_hunt;
    enum face_mood mood;
    int milli; /* of the Hunt; -1: not begun */
};

static struct card sprint_card(const struct daily_page *page, struct ui *ui)
{
    const struct daily_standing *standing = &page->standing;
    struct arena *arena = ui->arena;
    bool is_open = !standing->counted && !standing->begun;
    bool has_points = standing->counted || page->rival_points > 0;
    long lead = page->has_result ? page->result.score - page->result.rival_score : 0;
    struct card card = {.name = tr("Sprint"),
                        .about = tr("4 × 4 · 3:00 · one try"),
                        .color = standing->counted ? ui->theme->you_text : ui->theme->rival_text,
                        .stars = -1,
                        .id = DAILY_ID_PLAY,
                        .button = {.kind = standing->counted ? BUTTON_GHOST : BUTTON_PRIMARY,
                                   .label = is_open             ? tr("Play")
                                            : standing->counted ? tr("Play for fun")
                                            : standing->is_left ? tr("Continue")
                                                                : tr("Play for fun"),
                                   .icon = is_open ? ICON_PLAY : ICON_NONE,
                                   .size = is_open ? 21 : 17},
                        .mood = lead > 0   ? FACE_BEATEN
                                : lead < 0 ? FACE_PLEASED
                                           : FACE_WAITING};
    card.figure =
        has_points ? phrase_number(arena, standing->counted ? standing->score : page->rival_points)
                   : "";
    card.unit = !has_points ? "" : standing->counted ? tr("your score") : tr("to beat");
    if (page->has_result) {
        card.stars = page->result.stars;
        card.about = say(arena, tr("%s: %s"), phrase_rival_name(DAILY_LEVEL),
                         phrase_number(arena, page->result.rival_score));
    }
    if (standing->counted && (!page->has_result || page->result.stars < 0)) {
        card.line = tr("The first try has counted.");
    } else if (!standing->counted && standing->is_left) {
        card.line = tr("Under way: the first try counts.");
    } else if (!standing->counted && standing->begun) {
        card.line = tr("You gave up the try that counts.");
    } else if (!has_points) {
        card.line = tr("The same board for everyone today");
    }
    return card;
}

static struct card hunt_card(const struct daily_page *page, struct ui *ui)
{
    const struct daily_hunt *hunt = &page->hunt;
    struct arena *arena = ui->arena;
    long rank = rank_reached(hunt->found, hunt->words);
    struct card card = {.name = tr("Hunt"),
                        .about = tr("no clock, kept for days"),
                        .figure = phrase_number(arena, hunt->is_begun ? hunt->found : hunt->words),
                        .unit = tr_plural("word to find", "words to find", hunt->words),
                        .color = ui->theme->text,
                        .line = tr("Seven ranks to climb, at your own pace"),
                        .stars = -1,
                        .id = DAILY_ID_HUNT,
                        .button = {.kind = hunt->is_done ? BUTTON_GHOST : BUTTON_DIE,
                                   .label = hunt->is_done    ? tr("See")
                                            : hunt->is_begun ? tr("Continue")
                                                             : tr("Play"),
                                   .icon = hunt->is_begun ? ICON_NONE : ICON_PLAY,
                                   .size = hunt->is_begun ? 17 : 21},
                        .is_hunt = true,
                        .milli = -1};
    if (hunt->is_begun && hunt->words > 0) {
        card.unit = say(arena, tr("of %s"), phrase_number(arena, hunt->words));
        card.color = ui->theme->you_text;
        card.milli = (int)(hunt->found * 1000 / hunt->words);
        card.line = phrase_rank((enum rank)rank);
        if (rank < RANK_EVERY_LAST_WORD && !hunt->is_done) {
            long missing = rank_words((enum rank)(rank + 1), hunt->words) - hunt->found;
            card.line = say(arena, tr("%s, %s to %s"), card.line, phrase_words(arena, missing),
                            phrase_rank((enum rank)(rank + 1)));
        }
    }
    return card;
}

/* Draws the stars that were earned, or the points for one, two and three. */
static void draw_stars(const struct daily_page *page, const struct card *card, struct ui *ui,
                       struct rect row)
{
    const struct theme *theme = ui->theme;
    struct text_style figure = text_aligned(theme_sized(theme, TEXT_HEADING, 17), ALIGN_MIDDLE);
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        struct rect box = rect_column(row, ui_px(ui, 6), PAR_STARS_MAX, i);
        int middle = box.x + box.w / 2;
        if (card->stars >= 0) {
            int size = int_min(box.w, box.h * 8 / 10);
            ui_star(ui, row.x + size / 2 + i * size, row.y + row.h / 2,
                    layout_units(ui->layout, size), i < card->stars ? 1000 : 0);
            continue;
        }
        ui_surface(ui, box, 12, theme->well);
        int step = int_min(ui_px(ui, 18), box.w * 30 / 100);
        for (int star = 0; star <= i; star++) {
            ui_star(ui, middle + step * (2 * star - i) / 2, box.y + box.h * 30 / 100,
                    int_min(layout_units(ui->layout, step), 16), 1000);
        }
        ui_text_fit(ui, middle, box.y + box.h * 70 / 100, box.w, &figure,
                    phrase_number(ui->arena, par_score(i + 1, page->rival_points)));
    }
}

/* Draws a die with a magnifying glass. */
static void draw_hunt_die(struct ui *ui, struct rect square)
{
    const struct theme *theme = ui->theme;
    ui_surface(ui, square, 12, theme->tile);
    ui_icon(ui, square.x + square.w / 2, square.y + square.h / 2, ICON_SEARCH,
            layout_units(ui->layout, square.w * 60 / 100), theme->ink);
}

/* Draws what a card says, beside its dice. */
static void draw_card(const struct daily_page *page, const struct card *card, struct ui *ui,
                      struct rect area)
{
    const struct theme *theme = ui->theme;
    struct text_style name = theme_sized(theme, TEXT_HEADING, 23);
    struct text_style about = text_aligned(theme_sized(theme, TEXT_BODY, 16), ALIGN_END);
    struct text_style body = theme_sized(theme, TEXT_BODY, 16);
    struct text_style figure = theme_text(theme, TEXT_FIGURE);
    struct text_style unit = theme_sized(theme, TEXT_LABEL, 18);
    struct rect foot =
        rect_slice_bottom(&area, int_min(ui_px(ui, 56), area.h * 36 / 100), ui_px(ui, 6));
    struct rect head =
        rect_slice_top(&area, int_min(ui_px(ui, 28), area.h * 40 / 100), ui_px(ui, 4));
    struct rect button =
        rect_slice_right(&foot, int_min(ui_px(ui, 128), foot.w * 44 / 100), ui_px(ui, 12));
    button = rect_middle(button, button.w, int_min(button.h, ui_px(ui, 50)));
    ui_button(ui, card->id, button, &card->button);
    int named = ui_text_fit(ui, head.x, head.y + head.h / 2, head.w / 2, &name, card->name);
    ui_text_lines(ui, head.x + head.w, head.y + head.h / 2, head.w - named - ui_px(ui, 10),
                  head.h + ui_px(ui, 6), &about, card->about);
    int sign = int_min(ui_px(ui, 62), area.h);
    if (sign >= ui_px(ui, 20)) {
        struct rect square = rect_slice_left(&area, sign, ui_px(ui, 16));
        square = rect_middle(square, sign, sign);
        if (card->is_hunt && card->milli >= 0) {
            ui_ring(ui, square.x + sign / 2, square.y + sign / 2, layout_units(ui->layout, sign),
                    card->milli);
        } else if (card->is_hunt) {
            draw_hunt_die(ui, rect_inset(square, ui_px(ui, 3)));
        } else {
            ui_face(ui, square, DAILY_LEVEL, card->mood);
        }
        figure.size = int_min(layout_units(ui->layout, area.h) * 90 / 100, 60);
        figure.color = card->color;
        unit.color = theme->text;
        int middle = area.y + area.h / 2;
        int wide = ui_text_fit(ui, area.x, middle, area.w * 55 / 100, &figure, card->figure);
        (void)rect_cut_left(&area, wide + ui_px(ui, 9));
        ui_text_lines(ui, area.x, middle + ui_px(ui, figure.size) / 8, area.w, area.h, &unit,
                      card->unit);
    }
    int high = card->line ? ui_wrap_height(ui, foot.w, &body, card->line) : 0;
    if (card->line && high <= foot.h) {
        ui_text_wrap(ui, rect_middle(foot, foot.w, high), &body, card->line);
    } else if (card->line) {
        ui_text_lines(ui, foot.x, foot.y + foot.h / 2, foot.w, foot.h, &body, card->line);
    } else {
        draw_stars(page, card, ui, foot);
    }
}

/* Draws a card with its dice, unless there is no room for those. */
static void draw_puzzle(const struct daily_page *page, const struct card *card, struct ui *ui,
                        struct rect panel)
{
    ui_daily(ui, panel, false);
    struct rect inner = rect_inset(panel, ui_px(ui, 16));
    int side = int_min(inner.h, inner.w * 38 / 100);
    inner = rect_middle(inner, inner.w, int_min(inner.h, int_max(side, ui_px(ui, 190))));
    if (side >= ui_px(ui, 110) && inner.w - side >= ui_px(ui, 280)) {
        bool is_shown = !card->is_hunt && page->has_result;
        struct rect dice = rect_slice_left(&inner, side, ui_px(ui, 20));
        dice = rect_middle(dice, side, side);
        board_view_picture(ui, dice, is_shown ? &page->result.board : &page->board,
                           is_shown ? &page->result.best : NULL, !is_shown);
    }
    draw_card(page, card, ui, inner);
}

/* --- the result to share --- */

/* Draws a square for each word, coloured by length as in the text that is copied. */
static void draw_squares(const long by_length[DAILY_LENGTHS + 1], struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    const struct color colors[DAILY_COLORS] = {theme->tile, theme_mix(theme->you, theme->tile, 25),
                                               theme_mix(theme->you, theme->bad, 45), theme->bad};
    int step = ui_px(ui, 20);
    int side = ui_px(ui, 16);
    int most = row.w / step;
    int count = 0;
    for (int letters = 0; letters <= DAILY_LENGTHS; letters++) {
        for (long i = 0; i < by_length[letters] && count < most; i++, count++) {
            struct rect square = {row.x + count * step, row.y + (row.h - side) / 2, side, side};
            ui_surface(ui, square, 4, colors[daily_color(letters)]);
        }
    }
}

/* Draws the scores of a Sprint. */
static void draw_scores(const struct daily_result *result, struct ui *ui, struct rect row)
{
    const struct theme *theme = ui->theme;
    struct text_style score = text_colored(theme_sized(theme, TEXT_LABEL, 16), theme->you_text);
    struct text_style rival = text_colored(theme_sized(theme, TEXT_LABEL, 16), theme->rival_text);
    int middle = row.y + row.h / 2;
    (void)rect_cut_left(&row, ui_text_fit(ui, row.x, middle, row.w / 3, &score,
                                          say(ui->arena, tr("Sprint %s"),
                                              phrase_number(ui->arena, result->score))) +
                                  ui_px(ui, 8));
    for (int i = 0; i < PAR_STARS_MAX && result->stars >= 0; i++) {
        struct rect star = rect_cut_left(&row, ui_px(ui, 22));
        ui_star(ui, star.x + star.w / 2, middle, 19, i < result->stars ? 1000 : 0);
    }
    if (result->rival) {
        (void)rect_cut_left(&row, ui_px(ui, 8));
        ui_text_lines(ui, row.x, middle, row.w, row.h, &rival,
                      say(ui->arena, tr("%s: %s"), result->rival,
                          phrase_number(ui->arena, result->rival_score)));
    }
}

/* Returns which day's result it is. */
static const char *say_shared(const struct daily_page *page, struct arena *arena)
{
    const struct daily_date *date = &page->share.date;
    long ago = daily_number(&page->today) - daily_number(date);
    return ago == 0 ? tr("Share today")
           : ago == 1
               ? tr("Share yesterday")
               : say(arena, tr("Share %s"), phrase_day_of_month(arena, date->day, date->month));
}

static void draw_share(const struct daily_page *page, struct ui *ui, struct rect panel)
{
    const struct theme *theme = ui->theme;
    const struct daily_share *share = &page->share;
    struct text_style head = theme_sized(theme, TEXT_HEADING, 20);
    struct text_style note = theme_text(theme, TEXT_NOTE);
    struct text_style bold = theme_sized(theme, TEXT_HEADING, 17);
    struct text_style hunt = theme_sized(theme, TEXT_LABEL, 16);
    const struct button_look copy = {.label = tr("Copy"), .icon = ICON_COPY, .size = 17};
    const struct button_look send = {.kind = BUTTON_GHOST, .label = tr("Send…"), .size = 17};
    ui_panel(ui, panel);
    struct rect inner = rect_inset(panel, ui_px(ui, 14));
    struct rect top = rect_slice_top(&inner, int_min(ui_px(ui, 44), inner.h / 3), ui_px(ui, 10));
    int gap = ui_px(ui, 10);
    if (page->can_send) {
        int wide = int_max(ui_px(ui, 92), ui_text_least(ui, &bold, send.label) + ui_px(ui, 28));
        ui_button(ui, DAILY_ID_SEND, rect_slice_right(&top, int_min(wide, top.w / 3), gap), &send);
    }
    ui_button(ui, DAILY_ID_COPY, rect_slice_right(&top, int_min(ui_px(ui, 122), top.w / 2), gap),
              &copy);
    ui_text_lines(ui, top.x, top.y + top.h / 2, top.w, top.h, &head, say_shared(page, ui->arena));
    ui_surface(ui, inner, 14, theme->well);
    inner = rect_inset(inner, ui_px(ui, 10));
    int count = 3 + share->has_sprint + share->has_hunt;
    int shown = int_min(count, int_max(inner.h / ui_px(ui, 20), 1));
    struct rect lines[5];
    for (int i = 0; i < 5; i++) {
        lines[i] = rect_row(inner, 0, shown, i < shown ? i : shown - 1);
    }
    int line = 0;
    struct rect row = lines[line++];
    ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &bold,
                  daily_share_title(ui->arena, share));
    if (share->has_sprint && line < shown) {
        draw_scores(&share->sprint, ui, lines[line++]);
    }
    if (share->has_hunt && line < shown) {
        row = lines[line++];
        ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &hunt,
                    say(ui->arena, tr("Hunt %s"), daily_hunt_line(ui->arena, &share->hunt)));
    }
    if (line < shown) {
        draw_squares(share->has_sprint ? share->sprint.by_length : share->hunt_lengths, ui,
                     lines[line++]);
    }
    if (line < shown) {
        row = lines[line];
        ui_text_cut(ui, row.x, row.y + row.h / 2, row.w, &note,
                    share->has_sprint ? share->sprint.line : share->hunt_line);
    }
}

static void daily_draw(void *self, const struct game *game, struct ui *ui)
{
    struct daily_page *page = self;
    struct rect rest;
    (void)game;
    struct rect top = ui_page(ui, DAILY_ID_BACK, &rest);
    struct places at = lay_out(ui->layout, top, rest, page->can_share);
    struct card sprint = sprint_card(page, ui);
    struct card hunt = hunt_card(page, ui);
    page->place = at.sprint;
    draw_top(page, ui, &at);
    draw_puzzle(page, &sprint, ui, at.sprint);
    draw_puzzle(page, &hunt, ui, at.hunt);
    if (at.share.h > 0) {
        draw_share(page, ui, at.share);
    }
    daily_month_draw(page, ui, at.month);
}

/* --- the screen --- */

static void daily_open(void *self, struct game *game, const struct call *call)
{
    struct daily_page *page = self;
    daily_page_read(page, game);
    (void)call;
    page->can_send = game->output.can_share;
}

/* Rereads the page on return from a past round, or from Settings, which can delete the history, and
 * when the language has changed, also below Custom board to that of a link. */
static void daily_hear(void *self, struct game *game, enum news news)
{
    struct daily_page *page = self;
    if (news == NEWS_SHOWN || (news == NEWS_WORDS && stage_is_open(&game->stage, SCREEN_DAILY))) {
        int year = page->year;
        int month = page->month;
        daily_page_read(page, game);
        page->year = year;
        page->month = month;
        daily_page_read_month(page, game);
    }
}

static void daily_press(void *self, struct game *game, int id)
{
    struct daily_page *page = self;
    if (id == DAILY_ID_BACK) {
        stage_back(&game->stage);
    } else if (id == DAILY_ID_PLAY) {
        daily_begin(game);
    } else if (id == DAILY_ID_HUNT) {
        if (page->hunt.is_done) {
            game_open_past(game, page->hunt.id);
        } else {
            daily_begin_hunt(game);
        }
    } else if (id == DAILY_ID_COPY) {
        sending_copy(game, daily_share_text(game->arena, &page->share));
    } else if (id == DAILY_ID_SEND) {
        sending_result(game, daily_share_text(game->arena, &page->share));
    } else if (id == DAILY_ID_EARLIER || id == DAILY_ID_LATER) {
        daily_page_turn(page, game, id == DAILY_ID_LATER ? 1 : -1);
    } else if (id == DAILY_ID_DAY_SPRINT || id == DAILY_ID_DAY_HUNT) {
        daily_open_on(game, id == DAILY_ID_DAY_HUNT ? DAILY_HUNT : DAILY_SPRINT, &page->chosen,
                      &page->day);
    } else if (id >= DAILY_ID_DAY && id < DAILY_ID_DAY + HISTORY_MONTH_DAYS) {
        daily_page_choose(page, game, id - DAILY_ID_DAY + 1);
    }
}

static bool daily_input(void *self, struct game *game, const struct input *input)
{
    bool is_later = input->key == KEY_PAGE_DOWN;
    if (input->kind != INPUT_KEY || (input->key != KEY_PAGE_UP && !is_later)) {
        return false;
    }
    daily_page_turn(self, game, is_later ? 1 : -1);
    return true;
}

/* New puzzles are due at midnight. */
static void daily_advance(void *self, struct game *game, long elapsed_ms)
{
    struct daily_page *page = self;
    struct daily_date today = daily_today(game);
    (void)elapsed_ms;
    if (daily_number(&today) != daily_number(&page->today)) {
        daily_page_read(page, game);
    } else {
        page->seconds = daily_seconds_left(game);
    }
}

static long page_wait_ms(const void *self, const struct game *game)
{
    (void)self;
    return daily_wait_ms(game);
}

static int daily_page_units(const void *self, const struct game *game)
{
    const struct daily_page *page = self;
    (void)game;
    return COLUMN_HEIGHT + (page->can_share ? COLUMN_SHARE + GAP : 0);
}

const struct screen_class screen_daily = {
    .name = "daily",
    .state_size = sizeof(struct daily_page),
    .page_units = daily_page_units,
    .open = daily_open,
    .enter = DAILY_ID_PLAY,
    .escape = DAILY_ID_BACK,
    .input = daily_input,
    .press = daily_press,
    .advance = daily_advance,
    .draw = daily_draw,
    .wait_ms = page_wait_ms,
    .hear = daily_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * The card of the daily puzzles on Home: the date, the run of days, and a row for each puzzle with
 * how it stands and a button. Leaves the puzzles to parts/daily.c.
 */
#include "home.h"

#include "phrase.h"

#include "trounce/par.h"

static const struct measures {
    int name, streak, date; /* sizes in the head */
    bool is_brief;
    struct {
        int sign, pad, beside; /* the size of its sign, and the room around that */
        int title, about;      /* sizes */
        int button, high;      /* of the button */
    } puzzle;
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {19, 19, 29, false, {64, 18, 16, 21, 17, 114, 48}},
    [LAYOUT_COLUMN] = {17, 16, 24, true, {50, 12, 14, 19, 16, 86, 56}},
};

static const struct measures *measures_of(const struct ui *ui)
{
    return &measures[ui->layout->shape];
}

/* What the row of a daily puzzle shows. */
struct puzzle {
    const char *name, *score; /* NULL: no score yet */
    const char *about;
    const char *brief; /* the same, where there is less room; NULL: none */
    const char *button;
    bool is_over;
    enum face_mood mood; /* of the rival in the Sprint */
    int stars;           /* -1: none */
    int milli;           /* of the words of the Hunt; -1: not under way */
};

/* Returns how the Sprint that counted went. */
static const char *say_sprint_result(const struct daily_result *result, struct arena *arena,
                                     bool is_brief)
{
    long lead = result->score - result->rival_score;
    return !result->rival ? ""
           : is_brief
               ? say(arena, tr("%s: %s"), result->rival, phrase_number(arena, result->rival_score))
           : lead > 0 ? say(arena, tr("You beat the Scholar by %s."), phrase_number(arena, lead))
           : lead < 0 ? say(arena, tr("The Scholar won by %s."), phrase_number(arena, -lead))
                      : tr("A draw with the Scholar.");
}

static struct puzzle see_sprint(const struct home *home, struct arena *arena, bool is_brief)
{
    const struct daily_standing *standing = &home->standing;
    struct puzzle puzzle = {
        .name = tr("Sprint"), .button = tr("Play"), .about = "", .stars = -1, .milli = -1};
    if (standing->counted) {
        puzzle.is_over = true;
        puzzle.score = is_brief ? phrase_number(arena, standing->score)
                                : phrase_points(arena, standing->score);
        puzzle.button = tr("See");
        if (home->has_result) {
            const struct daily_result *result = &home->result;
            long lead = result->rival ? result->score - result->rival_score : 0;
            puzzle.about = say_sprint_result(result, arena, is_brief);
            puzzle.stars = result->stars;
            puzzle.mood = lead > 0 ? FACE_BEATEN : lead < 0 ? FACE_PLEASED : FACE_WAITING;
        }
    } else if (standing->is_left) {
        puzzle.about = tr("Pick up where you left off");
        puzzle.button = tr("Continue");
    } else if (standing->begun) {
        puzzle.about = tr("Started before: now it is for fun");
    } else {
        const char *clock = phrase_clock(arena, DAILY_TIME_MS);
        puzzle.about = home->rival_points > 0 ? say(arena, tr("%s to beat · %s"),
                                                    phrase_number(arena, home->rival_points), clock)
                                              : clock;
    }
    return puzzle;
}

/* Returns the rank, and if there is room how far it is to the next one. */
static const char *say_rank(const struct daily_hunt *hunt, struct arena *arena, bool is_brief)
{
    enum rank rank = rank_reached(hunt->found, hunt->words);
    const char *name = phrase_rank(rank);
    if (rank + 1 >= RANK_COUNT || hunt->is_done || is_brief) {
        return name;
    }
    long missing = rank_words(rank + 1, hunt->words) - hunt->found;
    return say(arena, tr_in("rank, words missing, next rank", "%s, %s to %s"), name,
               phrase_words(arena, missing), phrase_rank(rank + 1));
}

static struct puzzle see_hunt(const struct home *home, struct arena *arena, bool is_brief)
{
    const struct daily_hunt *hunt = &home->hunt;
    struct puzzle puzzle = {
        .name = tr("Hunt"), .button = tr("Play"), .about = "", .stars = -1, .milli = -1};
    if (hunt->words <= 0) {
        return puzzle;
    }
    if (hunt->is_begun) {
        puzzle.score = say(arena, is_brief ? "%s/%s" : tr("%s of %s"),
                           phrase_number(arena, hunt->found), phrase_number(arena, hunt->words));
        puzzle.about = say_rank(hunt, arena, is_brief);
        puzzle.milli = (int)(hunt->found * 1000 / hunt->words);
        puzzle.is_over = hunt->is_done;
        puzzle.button = hunt->is_done ? tr("See") : tr("Continue");
    } else {
        const char *words = phrase_words(arena, hunt->words);
        puzzle.brief = say(arena, "%s · %s", tr("No clock"), words);
        puzzle.about =
            is_brief ? puzzle.brief : say(arena, "%s · %s", tr("A board without a clock"), words);
    }
    return puzzle;
}

/* Draws a die with a magnifier: the sign of the Hunt. */
static void draw_hunt_die(struct ui *ui, struct rect square)
{
    const struct theme *theme = ui->theme;
    struct rect die = rect_middle(square, square.w * 90 / 100, square.h * 90 / 100);
    struct draw_command box = {.kind = DRAW_BOX,
                               .rect = die,
                               .color = theme->tile,
                               .color2 = theme->tile_edge,
                               .radius = die.w / 5,
                               .edge = die.h * 6 / 100};
    ui_shadow(ui, die, 3, 12, 10);
    draw_add(ui->list, &box, NULL);
    ui_icon(ui, die.x + die.w / 2, die.y + die.h * 47 / 100, ICON_SEARCH,
            layout_units(ui->layout, die.w * 58 / 100), theme->ink);
}

/* Draws how far the Hunt is, with a cut where each rank begins. */
static void draw_ranks(struct ui *ui, struct rect bar, const struct daily_hunt *hunt, int milli)
{
    ui_track(ui, bar, milli, ui->theme->you);
    for (enum rank rank = RANK_WARMING_UP; rank + 1 < RANK_COUNT; rank++) {
        int x = bar.x + (int)(bar.w * rank_words(rank, hunt->words) / hunt->words);
        ui_box(ui, (struct rect){x - 1, bar.y, int_max(ui_px(ui, 2), 1), bar.h}, 0,
               ui->theme->panel);
    }
}

/* Returns the width of a row's button, px: more than usual for a label that would be tiny. */
static int button_width(const struct ui *ui, const char *label)
{
    int usual = ui_px(ui, measures_of(ui)->puzzle.button);
    struct text_style least = {.size = 14, .weight = WEIGHT_800};
    int needed = ui_text_width(ui, &least, label) + ui_px(ui, 20);
    return int_min(int_max(usual, needed), usual * 3 / 2);
}

static void draw_puzzle(const struct home *home, struct ui *ui, struct rect row,
                        enum daily_puzzle which, const struct puzzle *puzzle)
{
    const struct theme *theme = ui->theme;
    const struct measures *measure = measures_of(ui);
    struct text_style name = {
        .size = measure->puzzle.title, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {
        .size = measure->puzzle.about, .weight = WEIGHT_600, .color = theme->text};
    const struct button_look look = {
        .kind = puzzle->is_over ? BUTTON_GHOST : BUTTON_DIE, .label = puzzle->button, .size = 19};
    ui_surface(ui, row, 16, theme_mix(theme->panel, theme->well, 45));
    int pad = ui_px(ui, measure->puzzle.pad);
    int side = ui_px(ui, measure->puzzle.sign);
    struct rect room = {row.x + pad, row.y, row.w - 2 * pad, row.h};
    struct rect button = rect_slice_right(&room, button_width(ui, puzzle->button), pad / 2);
    struct rect sign = rect_slice_left(&room, side, ui_px(ui, measure->puzzle.beside));
    sign = rect_middle(sign, side, side);
    if (which == DAILY_SPRINT) {
        ui_face(ui, sign, DAILY_LEVEL, puzzle->mood);
    } else {
        draw_hunt_die(ui, sign);
    }
    ui_button(ui, ID_PUZZLE + (int)which,
              rect_middle(button, button.w, ui_px(ui, measure->puzzle.high)), &look);
    ui_hot_name(ui, ui->speaks ? say(ui->arena, tr("%s: %s"), puzzle->name, puzzle->button) : "");

    bool has_bar = puzzle->milli >= 0 && !puzzle->is_over;
    int line = ui_px(ui, measure->puzzle.title + 9);
    int middle = room.y + room.h / 2 - (has_bar ? ui_px(ui, 9) : 0);
    int stars = puzzle->stars >= 0 ? ui_px(ui, 3 * 24) : 0;
    bool has_stars_below = stars > 0 && measure->is_brief;
    int width = room.w - (has_stars_below ? 0 : stars);
    int taken = ui_text_fit(ui, room.x, middle - line / 2, width, &name, puzzle->name);
    if (puzzle->score) {
        int gap = ui_px(ui, 12);
        name.color = theme->you_text;
        taken += gap + ui_text_lines(ui, room.x + taken + gap, middle - line / 2,
                                     width - taken - gap, line, &name, puzzle->score);
    }
    for (int i = 0; stars > 0 && i < PAR_STARS_MAX; i++) {
        int x = has_stars_below ? room.x : room.x + taken + ui_px(ui, 12);
        ui_star(ui, x + ui_px(ui, 11 + 24 * i),
                has_stars_below ? middle + line / 2 : middle - line / 2, 22,
                i < puzzle->stars ? 1000 : 0);
    }
    if (!has_stars_below) {
        bool is_long = ui_text_width(ui, &about, puzzle->about) > room.w;
        ui_text_lines(ui, room.x, middle + line / 2, room.w, line + ui_px(ui, 6), &about,
                      puzzle->brief && is_long ? puzzle->brief : puzzle->about);
    }
    if (has_bar) {
        int high = ui_px(ui, 10);
        int bottom = int_min(middle + line + ui_px(ui, 12), row.y + row.h - high - ui_px(ui, 8));
        draw_ranks(ui, (struct rect){room.x, bottom, room.w, high}, &home->hunt, puzzle->milli);
    }
}

/* Draws the name of the card, the run of days, and the date. */
static void draw_daily_head(const struct home *home, const struct game *game, struct ui *ui,
                            const struct home_places *at)
{
    const struct theme *theme = ui->theme;
    const struct measures *measure = measures_of(ui);
    struct text_style name = {.size = measure->name, .weight = WEIGHT_800, .color = theme->text};
    struct text_style date = theme_sized(theme, TEXT_TITLE, measure->date);
    struct text_style streak = {.size = measure->streak,
                                .weight = WEIGHT_800,
                                .color = theme->you_text,
                                .align = ALIGN_END};
    struct text_style left = {
        .size = 17, .weight = WEIGHT_700, .color = theme->text, .align = ALIGN_END};
    struct rect row = at->daily_name;
    int middle = row.y + row.h / 2;
    if (!measure->is_brief) {
        struct rect icon = rect_cut_left(&row, ui_px(ui, 32));
        ui_icon(ui, icon.x + ui_px(ui, 11), middle, ICON_CALENDAR, 22, theme->text);
    }
    int taken =
        ui_text_lines(ui, row.x, middle, row.w - ui_px(ui, 24), row.h, &name, tr("Daily puzzles"));
    ui_icon(ui, row.x + taken + ui_px(ui, 14), middle, ICON_CHEVRON_RIGHT, 20, theme->dim);
    row = at->daily_streak;
    if (home->standing.streak > 1) {
        const char *text =
            say(ui->arena, tr("%s in a row"), phrase_days_spelt(ui->arena, home->standing.streak));
        (void)rect_cut_left(&row, ui_px(ui, 30));
        taken = ui_text_lines(ui, row.x + row.w, middle, row.w, row.h, &streak, text);
        ui_icon(ui, row.x + row.w - taken - ui_px(ui, 19), middle, ICON_FLAME, 22, streak.color);
    }
    row = at->daily_date;
    ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &date,
                  say(ui->arena, tr_in("weekday and day", "%s, %s"),
                      phrase_weekday_name(daily_weekday(&home->day)),
                      phrase_day_of_month(ui->arena, home->day.day, home->day.month)));
    row = at->daily_left;
    if (row.w > 0) {
        bool is_done = home->standing.counted && home->hunt.is_begun;
        ui_text_lines(ui, row.x + row.w, row.y + row.h / 2, row.w, row.h, &left,
                      say(ui->arena, is_done ? tr("New in %s") : tr("%s left"),
                          daily_left(ui->arena, daily_seconds_left(game))));
    }
}

void home_daily_draw(const struct home *home, const struct game *game, struct ui *ui,
                     const struct home_places *at)
{
    const struct puzzle puzzles[DAILY_PUZZLE_COUNT] = {
        [DAILY_SPRINT] = see_sprint(home, ui->arena, measures_of(ui)->is_brief),
        [DAILY_HUNT] = see_hunt(home, ui->arena, measures_of(ui)->is_brief)};
    ui_daily(ui, at->daily, ui->hover == ID_DAILY);
    draw_daily_head(home, game, ui, at);
    ui_hot(ui, ID_DAILY, at->daily_press, true);
    for (int i = 0; i < DAILY_PUZZLE_COUNT; i++) {
        draw_puzzle(home, ui, at->puzzles[i], (enum daily_puzzle)i, &puzzles[i]);
    }
}

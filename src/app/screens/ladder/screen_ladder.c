/* SPDX-License-Identifier: MIT */
/*
 * The page of the ladder: where the player stands, how that changes, all rungs, and the rounds won
 * in each tier. Leaves its rules to trounce/ladder.h, and where things are to ladder_layout.c.
 */
#include "ladder.h"

#include "game.h"
#include "phrase.h"

#define RING      108 /* around the player's rung */
#define FACE      72
#define FACE_HERE 78
#define FACE_LIST 42
#define RULE_SIGN 44

static const struct measures {
    int about, name; /* sizes */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {17, 52}, [LAYOUT_COLUMN] = {15, 40}};

/* --- what it shows --- */

static void ladder_open(void *self, struct game *game, const struct call *call)
{
    struct ladder_page *page = self;
    (void)call;
    page->now = game_ladder(game);
    page->has_dice = session_has_dice(&game->session, game->session.next.size);
    if (history_ladder(game->store, &page->record) != STATUS_OK) {
        page->record = (struct ladder_record){.best_rung = 0};
        notice_show_message(&game->notice, store_trouble(game->store));
    }
}

static void ladder_hear(void *self, struct game *game, enum news news)
{
    if ((news == NEWS_STORE || news == NEWS_KEPT) && stage_is_on_top(&game->stage, SCREEN_LADDER)) {
        ladder_open(self, game, NULL);
    }
}

/* Returns the terms of Home, with what a round needs that is played on the ladder. */
static struct match ladder_match(const struct game *game)
{
    struct match match = game->session.next;
    match.mode = mode_traits(match.mode)->has_rival ? match.mode : MODE_TURNS;
    match.time_ms = match.time_ms > 0 ? match.time_ms : SETTING_TIME_MS;
    match.level = RIVAL_LADDER;
    return match;
}

/* --- drawing --- */

static void draw_title(struct ui *ui, struct rect row)
{
    struct text_style title = theme_sized(ui->theme, TEXT_TITLE, 32);
    struct text_style about = theme_sized(ui->theme, TEXT_NOTE, measures[ui->layout->shape].about);
    ui_text_fit(ui, row.x, row.y + row.h * 27 / 100, row.w, &title, tr("The ladder"));
    ui_text_lines(ui, row.x, row.y + row.h * 83 / 100, row.w, row.h / 2, &about,
                  tr("Ten rungs, from Novice I to Merciless"));
}

/* Draws where the player stands, and the highest rung ever. */
static void draw_standing(const struct ladder_page *page, const struct game *game, struct ui *ui,
                          const struct ladder_places *at)
{
    const struct theme *theme = ui->theme;
    const struct ladder *now = &page->now;
    const struct ladder_record *record = &page->record;
    struct text_style about = theme_sized(theme, TEXT_NOTE, 17);
    struct text_style name = {
        .size = measures[ui->layout->shape].name, .weight = WEIGHT_900, .color = theme->rival_text};
    struct text_style best = {.size = 17, .weight = WEIGHT_700, .color = theme->text};
    struct rect row = at->about;
    const char *text = now->won + now->lost > 0
                           ? say(ui->arena, tr("You stand on rung %d: %s"), now->rung,
                                 phrase_ladder_match(ui->arena, now))
                           : say(ui->arena, tr("You stand on rung %d"), now->rung);
    ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &about, text);
    row = at->name;
    ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &name, phrase_rung(now->rung));
    row = at->best;
    if (record->best_rung > 0) {
        struct app_date day = calendar_day_of(&game->calendar, record->best_unix_s);
        struct app_date today = calendar_today(&game->calendar);
        text = say(ui->arena, tr("Best ever: %s, on %s"), phrase_rung(record->best_rung),
                   day.year == today.year ? phrase_day_of_month(ui->arena, day.day, day.month)
                                          : phrase_date(ui->arena, day.day, day.month, day.year));
        struct rect flag = rect_cut_left(&row, ui_px(ui, 34));
        ui_icon(ui, flag.x + ui_px(ui, 11), row.y + row.h / 2, ICON_FLAG, 22, theme->you_text);
    } else {
        text = tr("No rounds on the ladder yet");
    }
    ui_text_lines(ui, row.x, row.y + row.h / 2, row.w, row.h, &best, text);
    const struct button_look play = {
        .kind = BUTTON_PRIMARY,
        .label = say(ui->arena, tr("Play %s"), phrase_rung_against(now->rung)),
        .icon = ICON_PLAY,
        .size = 24,
        .disabled = !page->has_dice};
    ui_button(ui, LADDER_ID_PLAY, at->play, &play);
}

static void draw_rules(struct ui *ui, const struct rect rules[LADDER_RULES])
{
    static const struct {
        enum icon icon;
        const char *text;
    } all[LADDER_RULES] = {
        {ICON_ARROW_UP,
         N_("Win two of three, and you climb. With double its score you climb at once; with three "
            "times its score and ten points more, two rungs.")},
        {ICON_ARROW_DOWN,
         N_("Lose two of three, and you step down; with half its score or less, at once.")},
        {ICON_EQUAL, N_("A draw is played again.")}};
    struct text_style style = text_colored(theme_sized(ui->theme, TEXT_BODY, 17), ui->theme->text);
    for (int i = 0; i < LADDER_RULES; i++) {
        struct rect row = rules[i];
        int side = ui_px(ui, RULE_SIGN);
        struct rect sign = rect_slice_left(&row, side, ui_px(ui, 16));
        sign = rect_middle(sign, side, side);
        ui_surface(ui, sign, 13, ui->theme->raised);
        ui_icon(ui, sign.x + side / 2, sign.y + side / 2, all[i].icon, 22, ui->theme->text);
        int high = int_min(ui_wrap_height(ui, row.w, &style, tr(all[i].text)), row.h);
        ui_text_wrap(ui, rect_middle(row, row.w, high), &style, tr(all[i].text));
    }
}

static struct color stripe_color(const struct ui *ui, enum rung_state look)
{
    return look == RUNG_AHEAD ? theme_mix(ui->theme->line, ui->theme->dim, 20)
                              : rung_color(ui, look);
}

static struct color name_color(const struct theme *theme, enum rung_state look)
{
    return look == RUNG_HERE ? theme->you_text : look == RUNG_PASSED ? theme->text : theme->dim;
}

/* Draws "You" above the player's face. */
static void draw_you(struct ui *ui, int x, int y)
{
    const struct theme *theme = ui->theme;
    struct text_style style = {
        .size = 16, .weight = WEIGHT_800, .color = theme->you_ink, .align = ALIGN_MIDDLE};
    int width = int_max(ui_text_width(ui, &style, tr("You")) + ui_px(ui, 22), ui_px(ui, 52));
    struct rect box = {x - width / 2, y, width, ui_px(ui, 26)};
    ui_box(ui, box, 9, theme->you);
    ui_text(ui, x, box.y + box.h / 2, &style, tr("You"));
}

/* Draws a step of the staircase, with its face on top. */
static void draw_step(const struct ladder_page *page, struct ui *ui, struct rect step, int rung)
{
    const struct theme *theme = ui->theme;
    enum rung_state look = rung_state(rung, page->now.rung, page->record.beaten);
    int middle = step.x + step.w / 2;
    int top;
    rung_step(ui, step, look);
    if (look == RUNG_HERE) {
        int ring = ui_px(ui, RING);
        int side = ui_px(ui, FACE_HERE);
        struct rect circle = {middle - ring / 2, step.y - ring - ui_px(ui, 4), ring, ring};
        ui_box(ui, circle, RING / 2, theme_mix(theme->panel, theme->you, 15));
        ui_outline(ui, circle, RING / 2, 4, theme->you_text);
        rung_face(ui, rect_middle(circle, side, side), rung, look, theme->panel);
        draw_you(ui, middle, circle.y - ui_px(ui, 34));
        top = circle.y - ui_px(ui, 34);
    } else {
        int side = ui_px(ui, FACE);
        struct rect face = {middle - side / 2, step.y - ui_px(ui, 70), side, side};
        rung_face(ui, face, rung, look, theme->panel);
        top = face.y;
    }
    if (rung == page->record.best_rung && rung != page->now.rung) {
        ui_icon(ui, middle, top - ui_px(ui, 22), ICON_FLAG, 28, theme->you_text);
    }
    struct text_style name = {
        .size = 17, .weight = WEIGHT_800, .color = name_color(theme, look), .align = ALIGN_MIDDLE};
    rung_stripes(ui, middle, step.y + ui_px(ui, 18), ui_px(ui, 14), rung, stripe_color(ui, look));
    int y = step.y + ui_px(ui, ladder_step(rung) > 0 ? 35 : 25);
    ui_text_lines(ui, middle, y, step.w - ui_px(ui, 6), ui_px(ui, 22), &name, phrase_rung(rung));
}

/* Draws a step as a row. */
static void draw_row(const struct ladder_page *page, struct ui *ui, struct rect row, int rung)
{
    const struct theme *theme = ui->theme;
    enum rung_state look = rung_state(rung, page->now.rung, page->record.beaten);
    struct text_style name = {.size = 17, .weight = WEIGHT_800, .color = name_color(theme, look)};
    int side = ui_px(ui, FACE_LIST);
    struct color ground = rung_step(ui, row, look);
    struct rect room = row;
    (void)rect_cut_left(&room, ui_px(ui, 16));
    (void)rect_cut_right(&room, ui_px(ui, 12));
    struct rect face = rect_slice_left(&room, side, ui_px(ui, 14));
    rung_face(ui, rect_middle(face, side, side), rung, look, ground);
    if (look == RUNG_HERE) {
        struct rect you = rect_cut_right(&room, ui_px(ui, 62));
        draw_you(ui, you.x + you.w / 2, you.y + you.h / 2 - ui_px(ui, 13));
    } else if (rung == page->record.best_rung) {
        struct rect flag = rect_cut_right(&room, ui_px(ui, 36));
        ui_icon(ui, flag.x + flag.w / 2, flag.y + flag.h / 2, ICON_FLAG, 24, theme->you_text);
    }
    int wide = ui_px(ui, 12);
    struct rect stripes = rect_slice_right(&room, rung_stripes_width(wide, 3), ui_px(ui, 10));
    rung_stripes(ui, stripes.x + stripes.w / 2, row.y + row.h / 2, wide, rung,
                 stripe_color(ui, look));
    ui_text_lines(ui, room.x, row.y + row.h / 2, room.w, room.h, &name, phrase_rung(rung));
}

/* Draws the line about a tier: rounds won of those played. */
static void draw_tier(const struct ladder_page *page, struct ui *ui, struct rect area,
                      enum rival_level tier, bool is_list)
{
    const struct theme *theme = ui->theme;
    const struct ladder_record *record = &page->record;
    bool is_passed = ladder_tier(page->now.rung) > tier;
    struct text_style name = {.size = 17, .weight = WEIGHT_800, .color = theme->rival_text};
    struct text_style rounds = {.size = 17, .weight = WEIGHT_600, .color = theme->text};
    const char *title = phrase_rival_name(tier);
    const char *text =
        record->played[tier] > 0
            ? say(ui->arena, tr("%s won of %s"), phrase_number(ui->arena, record->won[tier]),
                  phrase_number(ui->arena, record->played[tier]))
            : tr("not met yet");
    bool has_title = is_list || tier != RIVAL_MERCILESS || record->played[tier] == 0;
    int y = area.y + (is_list ? area.h * 6 / 10 : area.h - ui_px(ui, 20));
    if (!is_list) {
        struct rect rule = {area.x, area.y, area.w, int_max(ui_px(ui, 3), 2)};
        ui_box(ui, rule, 2, is_passed ? theme->you : theme->line);
        has_title = tier != RIVAL_MERCILESS;
    }
    int gap = has_title ? ui_px(ui, 8) : 0;
    int title_width = has_title ? ui_text_width(ui, &name, title) : 0;
    int text_width = ui_text_width(ui, &rounds, text);
    int x = is_list ? area.x : area.x + int_max(area.w - title_width - gap - text_width, 0) / 2;
    if (has_title) {
        ui_text_fit(ui, x, y, area.w / 2, &name, title);
    }
    ui_text_lines(ui, x + title_width + gap, y, area.x + area.w - x - title_width - gap,
                  ui_px(ui, 36), &rounds, text);
}

static void ladder_draw(void *self, const struct game *game, struct ui *ui)
{
    const struct ladder_page *page = self;
    struct rect rest;
    struct rect title = ui_page(ui, LADDER_ID_BACK, &rest);
    struct ladder_places at = ladder_lay_out(ui->layout, title, rest);
    draw_title(ui, at.title);
    ui_surface(ui, at.panel, 22, ui->theme->panel);
    draw_standing(page, game, ui, &at);
    draw_rules(ui, at.rules);
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        (at.is_list ? draw_row : draw_step)(page, ui, at.steps[rung - 1], rung);
    }
    for (int tier = 0; tier < LADDER_TIERS; tier++) {
        draw_tier(page, ui, at.tiers[tier], (enum rival_level)tier, at.is_list);
    }
}

/* --- input --- */

static void ladder_press(void *self, struct game *game, int id)
{
    const struct ladder_page *page = self;
    if (id == LADDER_ID_BACK) {
        stage_back(&game->stage);
    } else if (id == LADDER_ID_PLAY && page->has_dice) {
        struct match match = ladder_match(game);
        game_deal_by(game, &match);
    }
}

const struct screen_class screen_ladder = {
    .name = "ladder",
    .state_size = sizeof(struct ladder_page),
    .least_units = LADDER_COLUMN_HEIGHT,
    .open = ladder_open,
    .enter = LADDER_ID_PLAY,
    .escape = LADDER_ID_BACK,
    .press = ladder_press,
    .draw = ladder_draw,
    .hear = ladder_hear,
};

/* SPDX-License-Identifier: MIT */
/*
 * What a Hunt shows: the rank, with a bar to the last one, and the words that were found, rarer
 * ones apart.
 */
#include "daily.h"
#include "phrase.h"
#include "turn_scene.h"

#include "trounce/daily.h"
#include "trounce/rank.h"

void turn_hunt_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hunt_seen *seen)
{
    const struct target *target = &turn->target;
    struct daily_date date;
    *seen = (struct hunt_seen){.is_shown = target->common > 0,
                               .found = target->common_found,
                               .common = target->common,
                               .lit = &target->rank_lit};
    if (daily_date_read(game->session.notes.date, &date)) {
        struct app_date day = {.year = date.year, .month = date.month, .day = date.day};
        struct app_date today = calendar_today(&game->calendar);
        seen->day = day.year != today.year ? date_title(arena, &day, &today)
                                           : say(arena, tr_in("weekday and day", "%s, %s"),
                                                 phrase_weekday_name(daily_weekday(&date)),
                                                 phrase_day_of_month(arena, date.day, date.month));
    }
    if (!seen->is_shown) {
        return;
    }
    enum rank rank = rank_reached(target->common_found, target->common);
    seen->rank = phrase_rank(rank);
    seen->so_far = say(arena, tr("%s of %s"), phrase_number(arena, target->common_found),
                       phrase_number(arena, target->common));
    if (rank < RANK_EVERY_LAST_WORD) {
        long missing = rank_words(rank + 1, target->common) - target->common_found;
        seen->next =
            say(arena, tr("%s to %s"), phrase_words(arena, missing), phrase_rank(rank + 1));
    }
}

void turn_hunt_panel(const struct turn *turn, const struct game *game, struct score_panel *you,
                     struct arena *arena)
{
    const struct target *target = &turn->target;
    if (target->common == 0) {
        return;
    }
    size_t rarer = round_word_count(game->session.round, SIDE_PLAYER) - target->listed_count;
    you->name = tr("Found");
    you->score = target->common_found;
    you->of = say(arena, tr("of %s"), phrase_number(arena, target->common));
    you->no_worth = true;
    you->has_columns = true;
    you->chosen = target->listed;
    you->chosen_count = target->listed_count;
    you->chosen_side = SIDE_PLAYER;
    you->lights_newest = you->lights_newest && !turn->feedback.is_rarer;
    you->foot = rarer == 0
                    ? tr("rarer words count too")
                    : say(arena, tr_plural("and %s rarer word", "and %s rarer words", (long)rarer),
                          phrase_number(arena, (long)rarer));
}

#define NAME      26
#define NAME_LOW  18
#define NEXT      18
#define BAR       16
#define BAR_LOW   10
#define LOW       56 /* an area that is lower has all of it smaller */
#define LIT_LIGHT 55 /* percent of white in the bar as a rank is reached */

void turn_hunt_draw(const struct hunt_seen *seen, struct ui *ui, struct rect area)
{
    const struct theme *theme = ui->theme;
    bool is_low = layout_units(ui->layout, area.h) < LOW;
    struct text_style rank =
        text_colored(theme_sized(theme, TEXT_TITLE, is_low ? NAME_LOW : NAME), theme->you_text);
    struct text_style next =
        text_aligned(theme_sized(theme, TEXT_LABEL, is_low ? NEXT - 3 : NEXT), ALIGN_END);
    int light = seen->lit->running ? LIT_LIGHT - LIT_LIGHT * anim_linear(seen->lit) / 1000 : 0;
    int height = ui_px(ui, is_low ? BAR_LOW : BAR);
    struct rect bar = {area.x, area.y + area.h - height - ui_px(ui, 4), area.w, height};
    int middle = area.y + (bar.y - area.y) / 2;
    int least = ui_text_width(ui, &next, seen->so_far) + ui_px(ui, 12);
    bool is_alone = ui_text_least(ui, &rank, seen->rank) > area.w - least;
    int taken = ui_text_lines(ui, area.x, middle, area.w - (is_alone ? 0 : least), bar.y - area.y,
                              &rank, seen->rank);
    int room = area.w - taken - ui_px(ui, 12);
    const char *beside = seen->next ? seen->next : seen->so_far;
    if (is_low || ui_text_least(ui, &next, beside) > room) {
        beside = seen->so_far;
    }
    if (!is_alone) {
        ui_text_fit(ui, area.x + area.w, middle, room, &next, beside);
    }
    ui_track(ui, bar, (int)(seen->found * 1000 / seen->common),
             theme_mix(theme->you, (struct color){255, 255, 255, 255}, light));
    for (enum rank i = RANK_WARMING_UP; i < RANK_EVERY_LAST_WORD; i++) {
        int x = bar.x + (int)(bar.w * rank_words(i, seen->common) / seen->common);
        ui_box(ui, (struct rect){x, bar.y, int_max(ui_px(ui, 2), 1), bar.h}, 0, theme->panel);
    }
}

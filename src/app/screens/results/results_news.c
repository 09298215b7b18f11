/* SPDX-License-Identifier: MIT */
/*
 * What the round has led to, best first: bests, goals, streaks, strength, what is known of the
 * board. Two items are chips beside the scores; the others are shown above the list.
 */
#include "date.h"
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "results.h"
#include "rung.h"

#include <stdlib.h>
#include <string.h>

/* Returns the news to be completed; a spare one if there is no room for more. */
static struct result_news *add(struct results *results, enum fanfare fanfare, enum icon icon,
                               enum screen_id opens, const char *text)
{
    struct result_verdict *verdict = &results->verdict;
    struct result_news *news = &verdict->news[verdict->news_count];
    if (verdict->news_count < NEWS_MAX) {
        verdict->news_count++;
    }
    verdict->fanfare = verdict->fanfare < fanfare ? fanfare : verdict->fanfare;
    verdict->lines[news - verdict->news] = (struct found_line){icon, fanfare > FANFARE_NONE, text};
    *news = (struct result_news){
        .fanfare = fanfare, .icon = icon, .opens = opens, .what = STATISTICS_OF_ALL, .text = text};
    return news;
}

static void add_longest(struct results *results)
{
    const struct found_word *longest = NULL;
    for (size_t i = 0; i < results->found.word_count; i++) {
        const struct found_word *word = &results->found.words[i];
        if (findings_has(word, SIDE_PLAYER) && (!longest || word->letters > longest->letters)) {
            longest = word;
        }
    }
    if (longest) {
        add(results, FANFARE_BEST, ICON_STAR, SCREEN_STATISTICS,
            say(&results->texts, tr("%s: your longest word ever!"),
                findings_spelt(&results->texts, &results->found, longest->text)));
    }
}

static void add_bests(struct results *results, const struct game *game)
{
    const struct honours *honours = &game->session.honours;
    const struct history_feats *feats = &honours->feats;
    struct arena *arena = &results->texts;
    if (feats->is_best) {
        add(results, FANFARE_BEST, ICON_TROPHY, SCREEN_STATISTICS,
            say(arena, tr("A new best, by %s!"),
                phrase_points(arena, honours->score - feats->best_before)));
    }
    if (feats->is_first_win) {
        const struct rival *rival = round_rival(game->session.round);
        bool is_on_ladder = rival->level == RIVAL_LADDER && rival->rung > 0;
        add(results, FANFARE_BEST, ICON_TROPHY, SCREEN_STATISTICS,
            say(arena, tr("Your first win over %s!"),
                is_on_ladder ? phrase_rival_against(ladder_tier(rival->rung))
                             : results->verdict.rival));
    }
    if (feats->is_longest) {
        add_longest(results);
    }
}

/* Reports words of the practice list that were found; practice itself has a section for them. */
static void add_practised(struct results *results, const struct honours *honours)
{
    struct arena *arena = &results->texts;
    const char *words = NULL;
    long count = 0;
    if (honours->ends_portion) {
        add(results, FANFARE_FEAST, ICON_CIRCLE_CHECK, SCREEN_PRACTICE,
            tr("Today’s words: all found"));
    }
    for (int i = 0; i < honours->practised_count; i++) {
        if (honours->practised[i].is_found) {
            const char *word = findings_spelt(arena, &results->found, honours->practised[i].text);
            words = words ? say(arena, "%s, %s", words, word) : word;
            count++;
        }
    }
    if (words) {
        add(results, FANFARE_NONE, ICON_CIRCLE_CHECK, SCREEN_PRACTICE,
            say(arena, tr_plural("Practice word found: %s", "Practice words found: %s", count),
                words));
    }
}

static void add_strength(struct results *results, const struct honours *honours)
{
    struct arena *arena = &results->texts;
    const char *now = phrase_number(arena, honours->strength);
    const char *text = NULL;
    if (!results->is_past && !honours->shows_strength) {
        return;
    }
    long change = honours->strength - honours->strength_before;
    if (honours->is_rated && change != 0) {
        text = say(arena, change > 0 ? tr("Strength %s, up %s") : tr("Strength %s, down %s"), now,
                   phrase_number(arena, labs(change)));
    } else if (honours->is_rated || (results->is_past && honours->strength > 0)) {
        text = say(arena, tr("Strength %s"), now);
    }
    if (text) {
        add(results, FANFARE_NONE, ICON_CHART_COLUMN, SCREEN_STATISTICS, text)->tip =
            phrase_strength_about();
    }
}

/* Reports the step on the ladder, or how the match against its rival stands. */
static void add_ladder(struct results *results, const struct honours *honours)
{
    const struct ladder *before = &honours->ladder_before;
    const struct ladder *now = &honours->ladder;
    struct arena *arena = &results->texts;
    struct result_news *news;
    if (results->is_past || now->rung == 0) {
        return;
    }
    if (now->rung != before->rung) {
        bool is_up = now->rung > before->rung;
        news = add(results, is_up ? FANFARE_BEST : FANFARE_NONE,
                   is_up ? ICON_ARROW_UP : ICON_ARROW_DOWN, SCREEN_LADDER,
                   say(arena, is_up ? tr("Up to %s") : tr("Down to %s"), phrase_rung(now->rung)));
    } else if (honours->ladder_moved > 0) { /* there is nobody above */
        news = add(results, FANFARE_BEST, ICON_FLAG, SCREEN_LADDER, tr("You beat Merciless!"));
    } else if (now->lost > before->lost) {
        news = add(results, FANFARE_NONE, ICON_FLAG, SCREEN_LADDER,
                   say(arena, now->lost > now->won ? tr("%s leads %s–%s") : tr("%s: %s–%s"),
                       phrase_rung(now->rung), phrase_number(arena, now->lost),
                       phrase_number(arena, now->won)));
    } else if (now->won > before->won) {
        news = add(results, FANFARE_NONE, ICON_FLAG, SCREEN_LADDER,
                   phrase_ladder_next(arena, now, true));
    } else {
        news = add(results, FANFARE_NONE, ICON_FLAG, SCREEN_LADDER, tr("A draw is played again."));
    }
    news->tip =
        say(arena, tr("%s: %s"), phrase_rung(now->rung), phrase_ladder_next(arena, now, false));
    news->rung = now->rung;
    news->rung_before = before->rung;
}

/* Reports that a daily board counted, or was of the archive, however much other news there is. */
static void add_streak(struct results *results, const struct game *game)
{
    long streak = game->session.honours.streak;
    struct arena *arena = &results->texts;
    struct app_date day = daily_day_of(&game->calendar, &game->session.notes);
    struct app_date today = calendar_today(&game->calendar);
    bool is_todays = day.day == today.day && day.month == today.month && day.year == today.year;
    bool is_archive = round_kind_has_date(game->session.notes.kind) &&
                      !game->session.notes.counts && !is_todays && !results->is_past;
    if (streak < 1 && !is_archive) {
        return;
    }
    add(results, FANFARE_NONE, ICON_CALENDAR, SCREEN_DAILY,
        is_archive ? say(arena, tr("From the archive: %s"), date_text(arena, &day, &today))
        : streak > 1
            ? say(arena, tr("%s in a row with the daily puzzles"), phrase_days_spelt(arena, streak))
        : is_todays ? tr("Today’s Sprint is done. Streak: 1 day.")
                    : /* it was finished after midnight */
            say(arena, tr("The board of %s is done. Streak: 1 day."),
                phrase_day_of_month(arena, day.day, day.month)));
}

/* Reports who is ahead after several challenges of one friend. */
static void add_friend(struct results *results, const struct game *game)
{
    const struct history_feats *feats = &game->session.honours.feats;
    struct arena *arena = &results->texts;
    long won = feats->friend_won;
    long lost = feats->friend_lost;
    if (won + lost + feats->friend_drawn < 2) {
        return;
    }
    add(results, FANFARE_NONE, ICON_USER, SCREEN_FRIEND,
        say(arena,
            won > lost   ? tr("You lead %s by %s wins to %s")
            : won < lost ? tr("%s leads by %s wins to %s")
                         : tr("%s and you are level: %s to %s"),
            game->session.notes.sender, phrase_number(arena, won > lost ? won : lost),
            phrase_number(arena, won > lost ? lost : won)));
}

/* Reports the goals from `first` on that leave room for what follows. */
static void add_goals(struct results *results, const struct honours *honours, int first, int end)
{
    for (int i = first; i < end && i < honours->goal_count; i++) {
        const char *text = say(&results->texts, tr("Goal: %s"), phrase_goal(honours->goals[i]));
        add(results, FANFARE_STAR, ICON_CIRCLE_CHECK, SCREEN_STATISTICS, text)->what =
            STATISTICS_OF_GOALS;
    }
}

/* Returns whether the round would have counted on the ladder without the guide. */
static bool is_off_ladder(const struct results *results, const struct game *game)
{
    return !results->is_past && game->session.match.level == RIVAL_LADDER &&
           game->session.notes.counts && round_time_ms(game->session.round) > 0 &&
           session_had_guide(&game->session);
}

/* Says why the round is not rated, or changes no strength, if the player might expect that. */
static void add_unrated(struct results *results, const struct game *game)
{
    const struct round *round = game->session.round;
    bool had_guide = round_time_ms(round) > 0 && session_had_guide(&game->session);
    bool is_cut = !results->is_past && !game->session.honours.is_rated &&
                  round_word_count(round, SIDE_PLAYER) > 0 && game->session.notes.counts &&
                  round_hint_count(round) == 0 && strength_is_cut_short(round);
    if (had_guide || is_cut) {
        add(results, FANFARE_NONE, had_guide ? ICON_EYE : ICON_HOURGLASS, SCREEN_STATISTICS,
            is_off_ladder(results, game) ? tr("With the guide: not rated, no step on the ladder")
            : had_guide                  ? tr("Not rated: you had the guide")
                                         : tr("Too short for strength"))
            ->tip = tr("A round changes your strength only if you play at least half of its time, "
                       "without hints or the guide.");
    }
}

static void add_code_and_level(struct results *results, const struct game *game)
{
    struct arena *arena = &results->texts;
    if (game->session.code[0]) {
        add(results, FANFARE_NONE, ICON_GRID_3X3, SCREEN_RESULTS,
            say(arena, tr("Board %s"), game->session.code));
    }
    if (results->verdict.richness) {
        add(results, FANFARE_NONE, ICON_DICES, SCREEN_RESULTS, results->verdict.richness);
    }
}

/* What is known of the round and of its board. */
static void add_figures(struct results *results, const struct game *game)
{
    const struct session *session = &game->session;
    struct arena *arena = &results->texts;
    long price =
        round_points(session->round, SIDE_COMPUTER) - round_score(session->round, SIDE_COMPUTER);
    if (price > 0) { /* of a friend's hints */
        add(results, FANFARE_NONE, ICON_LIGHTBULB, SCREEN_RESULTS,
            say(arena, tr("Hints cost %s %s"), results->verdict.rival,
                phrase_points(arena, price)));
    }
    if (round_hint_points(session->round) > 0) {
        add(results, FANFARE_NONE, ICON_LIGHTBULB, SCREEN_RESULTS,
            say(arena, tr("Hints: −%s"), phrase_number(arena, round_hint_points(session->round))));
    }
    if (session->honours.common_found > 0) {
        add(results, FANFARE_NONE, ICON_CHECK, SCREEN_RESULTS, results->verdict.common);
    }
    add_code_and_level(results, game);
}

void results_fill_news(struct results *results, const struct game *game)
{
    const struct result_verdict *verdict = &results->verdict;
    const struct honours *honours = &game->session.honours;
    struct arena *arena = &results->texts;
    if (!verdict->has_score) {
        return;
    }
    if (results->found.is_two) {
        add_goals(results, honours, 0, GOAL_COUNT);
        add_code_and_level(results, game);
        return;
    }
    bool is_off = is_off_ladder(results, game);
    add_ladder(results, honours);
    if (is_off) { /* in place of the step, of which a win made one think */
        add_unrated(results, game);
    }
    add_friend(results, game);
    add_streak(results, game); /* which says what was played */
    add_bests(results, game);
    add_goals(results, honours, 0, 1);
    add_strength(results, honours);
    add_goals(results, honours, 1, GOAL_COUNT);
    long best = verdict->bests[0].word;
    bool is_best = best >= 0 && strcmp(results->found.words[best].text, honours->overlooked) == 0;
    if (honours->overlooked[0] && !is_best) { /* the best word has its own reason */
        add(results, FANFARE_NONE, ICON_EYE, SCREEN_RESULTS,
            say(arena, tr("%s: even the Scholar would miss this"),
                findings_spelt(arena, &results->found, honours->overlooked)));
    }
    add_practised(results, honours);
    if (!is_off) {
        add_unrated(results, game);
    }
    add_figures(results, game);
}

/* --- drawing --- */

#define CHIPS_MAX  2
#define CHIP_ICON  40 /* left of its text, for the icon */
#define CHIP_FACE  44 /* likewise, for a face */
#define CHIP_FACES 88 /* likewise, for two with an arrow */
#define CHIP_PAD   15 /* right of it */
#define CHIP_GAP   12
#define CHIP_LEAST 14 /* smallest size of its text */

static struct text_style chip_style(const struct ui *ui)
{
    return text_colored(theme_sized(ui->theme, TEXT_LABEL, 17), ui->theme->text);
}

/* Returns the width of what stands left of the text. */
static int chip_sign(const struct ui *ui, const struct result_news *news)
{
    return ui_px(ui, news->rung == 0                   ? CHIP_ICON
                     : news->rung == news->rung_before ? CHIP_FACE
                                                       : CHIP_FACES);
}

/* Returns the least width, with a text in up to two lines of this height together. */
static int chip_width(const struct ui *ui, const struct result_news *news,
                      const struct text_style *style, int high)
{
    return chip_sign(ui, news) + ui_text_narrowest(ui, style, high, news->text) +
           ui_px(ui, CHIP_PAD);
}

/* Draws the rival that was met, and after a step on the ladder the one that is met next. */
static void draw_step(struct ui *ui, struct rect rect, const struct result_news *news,
                      struct color color)
{
    int side = ui_px(ui, 30);
    struct rect face = {rect.x + ui_px(ui, 8), rect.y + (rect.h - side) / 2, side, side};
    bool is_up = news->rung > news->rung_before;
    if (news->rung != news->rung_before) {
        rung_draw(ui, face, news->rung_before, is_up ? FACE_BEATEN : FACE_PLEASED);
        ui_icon(ui, face.x + side + ui_px(ui, 8), rect.y + rect.h / 2, ICON_ARROW_RIGHT, 15, color);
        face.x += side + ui_px(ui, 16);
    }
    rung_draw(ui, face, news->rung, FACE_WAITING);
}

static void draw_chip(struct ui *ui, int id, struct rect rect, const struct text_style *style,
                      const struct result_news *news)
{
    const struct theme *theme = ui->theme;
    struct text_style text = *style;
    struct color ground = ui->hover == id ? theme->raised : theme->field;
    int middle = rect.y + rect.h / 2;
    int sign = chip_sign(ui, news);
    if (news->rung != news->rung_before) {
        bool is_up = news->rung > news->rung_before;
        text.color = is_up ? theme->you_text : theme->rival_text;
        ground = theme_mix(ground, is_up ? theme->you : theme->rival, 14);
    }
    ui_surface(ui, rect, 12, ground);
    if (news->rung > 0) {
        draw_step(ui, rect, news, text.color);
    } else {
        ui_icon(ui, rect.x + ui_px(ui, 22), middle, news->icon, 20, theme->you_text);
    }
    ui_text_lines(ui, rect.x + sign, middle, rect.w - sign - ui_px(ui, CHIP_PAD), rect.h, &text,
                  news->text);
    if (news->opens != SCREEN_RESULTS) {
        ui_hot(ui, id, rect, true);
    }
    ui_tip(ui, id, news->tip);
}

/* Returns the width of the first `count` chips and their gaps, with texts of that style. A single
 * one may have two lines of this height together. */
static int chips_width(const struct result_verdict *verdict, const struct ui *ui,
                       const struct text_style *style, int count, int high)
{
    int width = 0;
    for (int i = 0; i < count; i++) {
        width += chip_width(ui, &verdict->news[i], style, count == 1 ? high : 0) +
                 ui_px(ui, i > 0 ? CHIP_GAP : 0);
    }
    return width;
}

/* Texts of chips have one size; a button follows for the rest. */
void results_draw_chips(struct results *results, struct ui *ui)
{
    const struct result_verdict *verdict = &results->verdict;
    struct text_style style = chip_style(ui);
    struct text_style more = theme_sized(ui->theme, TEXT_HEADING, 17);
    const char *label = results->has_more ? tr("Less") : tr("More");
    struct rect row = results->at.chips;
    int gap = ui_px(ui, CHIP_GAP);
    int more_width = ui_text_width(ui, &more, label) + ui_px(ui, 16);
    int count = int_min(verdict->news_count, CHIPS_MAX);
    int room = row.w;
    for (; count > 0; count--) {
        room = row.w - (count < verdict->news_count ? gap + more_width : 0);
        style = chip_style(ui);
        while (style.size > CHIP_LEAST && chips_width(verdict, ui, &style, count, row.h) > room) {
            style.size--;
        }
        if (chips_width(verdict, ui, &style, count, row.h) <= room) {
            break;
        }
    }
    for (int i = 0; i < count; i++) {
        const struct result_news *news = &verdict->news[i];
        int width = int_min(chip_width(ui, news, &style, 0), room);
        draw_chip(ui, RESULTS_ID_CHIP + i, rect_slice_left(&row, width, gap), &style, news);
    }
    results->chip_count = count;
    if (count < verdict->news_count) {
        struct rect rect = rect_cut_left(&row, more_width);
        more.color = ui->hover == RESULTS_ID_MORE ? ui->theme->text : ui->theme->dim;
        ui_text(ui, rect.x + ui_px(ui, 8), rect.y + rect.h / 2, &more, label);
        ui_hot(ui, RESULTS_ID_MORE, rect, true);
    }
}

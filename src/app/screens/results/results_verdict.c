/* SPDX-License-Identifier: MIT */
/*
 * The round in words: who won, a sentence about it, what was good, and a text for pasting. Leaves
 * sound and light to results_draw.c, and challenges to game.c.
 */
#include "daily.h"
#include "phrase.h"
#include "results.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static long score_of(const struct desk *desk, enum side side)
{
    return round_score(desk->table.round, side);
}

bool results_have_rival(const struct desk *desk)
{
    return !results_are_solo(desk) && !results_are_two(desk) && !results_are_practice(desk);
}

bool results_have_score(const struct desk *desk)
{
    return !desk->table.solve_only && !results_are_two(desk) && !results_are_practice(desk);
}

bool results_are_feast(const struct desk *desk)
{
    return results_have_rival(desk) && desk->table.match.level == RIVAL_MERCILESS &&
           score_of(desk, SIDE_PLAYER) > score_of(desk, SIDE_COMPUTER);
}

/* --- the headline --- */

#define WHISKER 2 /* points */

const char *results_margin_text(long yours, long rivals)
{
    if (yours <= rivals) {
        return yours == rivals ? tr("A draw!") : tr("Trounced!");
    }
    return yours - rivals <= WHISKER ? tr("By a whisker!") : tr("You trounced it!");
}

static void write_two_headline(const struct desk *desk, char *text, size_t size)
{
    long first = score_of(desk, SIDE_PLAYER);
    long second = score_of(desk, SIDE_SECOND);
    if (first == second) {
        (void)snprintf(text, size, "%s", tr("A draw!"));
    } else {
        (void)snprintf(text, size, tr("%s wins!"),
                       table_name_of(&desk->table, first > second ? SIDE_PLAYER : SIDE_SECOND));
    }
}

/* Counts the waiting words that were found. */
static int count_met(const struct honours *honours)
{
    int found = 0;
    for (int i = 0; i < honours->met_count; i++) {
        found += honours->met[i].is_found;
    }
    return found;
}

static void write_practice_headline(const struct honours *honours, char *text, size_t size)
{
    int found = count_met(honours);
    if (honours->met_count == 0) {
        (void)snprintf(text, size, "%s", tr("Well practised!"));
    } else if (found == honours->met_count) {
        (void)snprintf(text, size, "%s", found > 1 ? tr("All of them met!") : tr("Met again!"));
    } else {
        (void)snprintf(text, size, tr_plural("%d of %d met again", "%d of %d met again", found),
                       found, honours->met_count);
    }
}

void results_write_headline(const struct desk *desk, char *text, size_t size)
{
    long yours = score_of(desk, SIDE_PLAYER);
    long rivals = score_of(desk, SIDE_COMPUTER);
    if (results_are_two(desk)) {
        write_two_headline(desk, text, size);
    } else if (results_are_practice(desk)) {
        write_practice_headline(&desk->table.honours, text, size);
    } else {
        (void)snprintf(text, size, "%s",
                       desk->table.solve_only ? tr("Every word")
                       : results_are_solo(desk)
                           ? yours > 0 ? tr("Well played!") : tr("Better luck next time!")
                           : results_margin_text(yours, rivals));
    }
}

/* --- the sentence --- */

/* Appends to a text; what does not fit is cut off. */
static void add(char *text, size_t size, const char *format, ...) TAKES_FORMAT(3, 4);

static void add(char *text, size_t size, const char *format, ...)
{
    size_t used = strlen(text);
    va_list values;
    va_start(values, format);
    (void)vsnprintf(text + used, size - used, format, values);
    va_end(values);
}

static void write_against(const struct desk *desk, char *text, size_t size)
{
    long yours = score_of(desk, SIDE_PLAYER);
    long rivals = score_of(desk, SIDE_COMPUTER);
    char by[PHRASE_MAX];
    char more[PHRASE_MAX];
    char less[PHRASE_MAX];
    phrase_number(more, yours > rivals ? yours : rivals);
    phrase_number(less, yours > rivals ? rivals : yours);
    if (yours > rivals) {
        add(text, size, tr("You beat %s by %s, %s to %s. "), results_rival(desk),
            phrase_number(by, yours - rivals), more, less);
    } else if (yours == rivals) {
        add(text, size, tr("You and %s have %s each. "), results_rival(desk),
            phrase_points(by, yours));
    } else {
        bool is_named = desk->table.match.level == RIVAL_FRIEND && desk->table.notes.sender[0];
        add(text, size, tr("%s wins by %s, %s to %s. "),
            is_named ? desk->table.notes.sender : phrase_rival_wins(desk->table.match.level),
            phrase_number(by, rivals - yours), more, less);
    }
}

static void write_two_sentence(const struct desk *desk, char *text, size_t size)
{
    long first = score_of(desk, SIDE_PLAYER);
    long second = score_of(desk, SIDE_SECOND);
    char more[PHRASE_MAX];
    char less[PHRASE_MAX];
    char words[PHRASE_MAX];
    long computers = (long)round_word_count(desk->table.round, SIDE_COMPUTER);
    phrase_number(more, first > second ? first : second);
    phrase_number(less, first > second ? second : first);
    add(text, size,
        round_shared_count(desk->table.round)
            ? tr("%s to %s. Words you both found count for both. ")
            : tr("%s to %s by the words that only one of you found. "),
        more, less);
    add(text, size,
        tr_plural("The computer found %s more.", "The computer found %s more.", computers),
        phrase_number(words, computers));
}

void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size)
{
    char found[PHRASE_MAX];
    char all[PHRASE_MAX];
    char points[PHRASE_MAX];
    const struct round *round = desk->table.round;
    phrase_number(found, (long)results->counts[FILTER_PLAYER]);
    phrase_number(all, (long)results->counts[FILTER_ALL]);
    text[0] = '\0';
    if (desk->table.solve_only) {
        if (results->counts[FILTER_ALL] == 0) {
            add(text, size, "%s", tr("This board has no words under these rules."));
        } else {
            add(text, size, tr("This board holds %s, worth %s in all."),
                phrase_words(all, (long)results->counts[FILTER_ALL]),
                phrase_points(points, results_all_points(results)));
        }
        return;
    }
    if (results_are_two(desk)) {
        write_two_sentence(desk, text, size);
        return;
    }
    if (results_have_rival(desk)) {
        write_against(desk, text, size);
    }
    add(text, size,
        tr_plural("You found %s of %s word.", "You found %s of %s words.",
                  (long)results->counts[FILTER_ALL]),
        found, all);
    if (results_are_practice(desk) && round_word_count(round, SIDE_PLAYER) > 0 &&
        count_met(&desk->table.honours) < desk->table.honours.met_count) {
        add(text, size, "%s", tr(" The ones you missed come back tomorrow."));
    }
    if (round_hint_points(round) > 0) {
        add(text, size, tr_plural(" %s took %s.", " %s took %s.", round_hint_count(round)),
            phrase_hints(found, round_hint_count(round)),
            phrase_points(points, round_hint_points(round)));
    }
}

/* --- what was good --- */

static void tell(struct results *results, enum fanfare fanfare, enum icon icon, const char *format,
                 ...) TAKES_FORMAT(4, 5);

static void tell(struct results *results, enum fanfare fanfare, enum icon icon, const char *format,
                 ...)
{
    if (results->news_count == NEWS_MAX) {
        return;
    }
    struct result_news *news = &results->news[results->news_count++];
    va_list values;
    va_start(values, format);
    (void)vsnprintf(news->text, sizeof news->text, format, values);
    va_end(values);
    news->fanfare = fanfare;
    news->icon = icon;
}

/* Returns the player's word with the most points; -1 if there is none. */
static long finest_word(const struct results *results)
{
    long best = -1;
    for (size_t i = 0; i < results->word_count; i++) {
        if (results_has(&results->words[i], SIDE_PLAYER) &&
            (best < 0 || results_points(results, i) > results_points(results, (size_t)best))) {
            best = (long)i;
        }
    }
    return best;
}

static void tell_longest(struct results *results)
{
    char word[WORD_TEXT_MAX];
    long longest = -1;
    for (size_t i = 0; i < results->word_count; i++) {
        if (results_has(&results->words[i], SIDE_PLAYER) &&
            (longest < 0 ||
             results_letters(results, i) > results_letters(results, (size_t)longest))) {
            longest = (long)i;
        }
    }
    if (longest >= 0) {
        tell(results, FANFARE_BEST, ICON_STAR, tr("%s: your longest word ever!"),
             results_word(results, (size_t)longest, word));
    }
}

static void tell_bests(struct results *results, const struct desk *desk)
{
    const struct history_feats *feats = &desk->table.honours.feats;
    char points[PHRASE_MAX];
    if (feats->is_best) {
        tell(results, FANFARE_BEST, ICON_TROPHY, tr("A new best, by %s!"),
             phrase_points(points, desk->table.honours.score - feats->best_before));
    }
    if (feats->is_first_win) {
        tell(results, FANFARE_BEST, ICON_TROPHY, tr("Your first win over %s!"),
             results_rival(desk));
    }
    if (feats->is_longest) {
        tell_longest(results);
    }
}

/* Reports words of the practice list that were found; practice itself has a section for them. */
static void tell_met(struct results *results, const struct honours *honours)
{
    char words[NEWS_TEXT_MAX] = "";
    for (int i = 0; i < honours->met_count; i++) {
        char word[WORD_TEXT_MAX];
        if (honours->met[i].is_found) {
            add(words, sizeof words, "%s%s", words[0] ? ", " : "",
                table_word(results->table, word, sizeof word, honours->met[i].text));
        }
    }
    if (words[0]) {
        tell(results, FANFARE_NONE, ICON_CIRCLE_CHECK, tr("Met again: %s"), words);
    }
}

static void tell_strength(struct results *results, const struct honours *honours)
{
    char now[PHRASE_MAX];
    char before[PHRASE_MAX];
    phrase_number(now, honours->strength);
    phrase_number(before, honours->strength_before);
    if (honours->is_rated && honours->strength != honours->strength_before) {
        tell(results, FANFARE_NONE, ICON_CHART_COLUMN,
             honours->strength > honours->strength_before ? tr("Strength %s, up from %s")
                                                          : tr("Strength %s, down from %s"),
             now, before);
    } else if (honours->is_rated || (results->is_past && honours->strength > 0)) {
        tell(results, FANFARE_NONE, ICON_CHART_COLUMN, tr("Strength %s"), now);
    }
}

/* Reports that a daily board counted, however much other news there is. */
static void tell_streak(struct results *results, const struct honours *honours)
{
    char days[PHRASE_MAX];
    if (honours->streak > 1) {
        tell(results, FANFARE_NONE, ICON_CALENDAR, tr("%s in a row on the daily board"),
             phrase_days_spelt(days, honours->streak));
    } else if (honours->streak == 1) {
        tell(results, FANFARE_NONE, ICON_CALENDAR, "%s",
             tr("Today’s board is done. Streak: 1 day."));
    }
}

void results_find_news(struct results *results, const struct desk *desk)
{
    const struct honours *honours = &desk->table.honours;
    char word[WORD_TEXT_MAX];
    char all[PHRASE_MAX];
    char points[PHRASE_MAX];
    results->news_count = 0;
    if (desk->table.solve_only || results_are_practice(desk)) {
        return;
    }
    if (!results_are_two(desk)) { /* a best could be either player's */
        tell_bests(results, desk);
    }
    for (int i = 0; i < honours->goal_count && results->news_count < NEWS_MAX - 4; i++) {
        tell(results, FANFARE_STAR, ICON_FLAG, tr("Goal: %s"), phrase_goal(honours->goals[i]));
    }
    if (results_are_two(desk)) {
        return;
    }
    if (honours->overlooked[0]) {
        tell(results, FANFARE_NONE, ICON_EYE, tr("%s: a Scholar overlooks it"),
             table_word(results->table, word, sizeof word, honours->overlooked));
    }
    tell_met(results, honours);
    long finest = finest_word(results);
    if (finest < 0) {
        tell(results, FANFARE_NONE, ICON_LIGHTBULB, "%s",
             tr("No word this time. It happens to the best."));
    } else if (results->news_count == 0) {
        tell(results, FANFARE_NONE, ICON_STAR, tr("Your finest: %s, %s"),
             results_word(results, (size_t)finest, word),
             phrase_points(points, results_points(results, (size_t)finest)));
    }
    long price = round_points(desk->table.round, SIDE_COMPUTER) - score_of(desk, SIDE_COMPUTER);
    if (price > 0) { /* of a friend's hints */
        tell(results, FANFARE_NONE, ICON_LIGHTBULB, tr("Hints cost %s %s"), results_rival(desk),
             phrase_points(points, price));
    }
    tell_streak(results, honours);
    if (honours->common_found > 0) {
        tell(results, FANFARE_NONE, ICON_CHECK,
             tr_plural("%s of %s common words", "%s of %s common words", honours->common_words),
             phrase_number(points, honours->common_found),
             phrase_number(all, honours->common_words));
    }
    tell_strength(results, honours);
}

/* --- text for pasting --- */

/* Describes the words of a board that was only solved. */
static int write_solved(const struct results *results, const struct desk *desk,
                        char text[COPY_TEXT_MAX])
{
    char words[PHRASE_MAX];
    char points[PHRASE_MAX];
    return snprintf(text, COPY_TEXT_MAX, tr("Trounce %d × %d, %s: %s, worth %s"),
                    desk->table.board.rows, desk->table.board.columns,
                    phrase_rules_name(desk->table.match.rules),
                    phrase_words(words, (long)results->counts[FILTER_ALL]),
                    phrase_points(points, results_all_points(results)));
}

static int write_two(const struct desk *desk, char text[COPY_TEXT_MAX])
{
    const struct table *table = &desk->table;
    char first[PHRASE_MAX];
    char second[PHRASE_MAX];
    return snprintf(text, COPY_TEXT_MAX, tr("Trounce %d × %d, %s: %s %s, %s %s"), table->board.rows,
                    table->board.columns, phrase_rules_name(table->match.rules),
                    table_name_of(table, SIDE_PLAYER),
                    phrase_points(first, round_score(table->round, SIDE_PLAYER)),
                    table_name_of(table, SIDE_SECOND),
                    phrase_points(second, round_score(table->round, SIDE_SECOND)));
}

/* Describes what the player and the rival found. */
static int write_played(const struct results *results, const struct desk *desk,
                        char text[COPY_TEXT_MAX])
{
    const struct table *table = &desk->table;
    char yours[PHRASE_MAX];
    char all[PHRASE_MAX];
    char found[2 * PHRASE_MAX];
    char figures[PHRASE_MAX];
    (void)snprintf(found, sizeof found,
                   tr_plural("%s of %s word", "%s of %s words", (long)results->counts[FILTER_ALL]),
                   phrase_number(yours, (long)results->counts[FILTER_PLAYER]),
                   phrase_number(all, (long)results->counts[FILTER_ALL]));
    int used = snprintf(text, COPY_TEXT_MAX, tr("Trounce %d × %d, %s: %s, %s"), table->board.rows,
                        table->board.columns, phrase_rules_name(table->match.rules), found,
                        phrase_points(figures, round_score(table->round, SIDE_PLAYER)));
    if (used > 0 && used < COPY_TEXT_MAX && !results_are_solo(desk)) {
        phrase_number(figures, round_score(table->round, SIDE_COMPUTER));
        if (table->match.level == RIVAL_FRIEND) {
            used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, tr(" to %s’s %s"),
                             results_rival(desk), figures);
        } else {
            used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, tr(" to the computer’s %s"),
                             figures);
        }
    }
    if (used > 0 && used < COPY_TEXT_MAX && round_hint_count(table->round) > 0) {
        char hints[PHRASE_MAX];
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, tr(" after %s"),
                         phrase_hints(hints, round_hint_count(table->round)));
    }
    if (used > 0 && used < COPY_TEXT_MAX && table->honours.par > 0) {
        char stars[PHRASE_STARS_MAX];
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, " %s",
                         phrase_stars(stars, table->honours.stars));
    }
    return used;
}

char *results_summary(const struct results *results, struct desk *desk, char text[COPY_TEXT_MAX])
{
    if (desk->table.notes.kind == ROUND_KIND_DAILY && !desk->table.solve_only) {
        return daily_summary(desk, text, COPY_TEXT_MAX);
    }
    char board[BOARD_TEXT_MAX];
    const char *name =
        desk->table.code[0] ? desk->table.code : board_format(&desk->table.board, board);
    int used = desk->table.solve_only  ? write_solved(results, desk, text)
               : results_are_two(desk) ? write_two(desk, text)
                                       : write_played(results, desk, text);
    if (used > 0 && used < COPY_TEXT_MAX) {
        (void)snprintf(text + used, COPY_TEXT_MAX - (size_t)used, tr(". Board %s"), name);
    }
    return text;
}

/* SPDX-License-Identifier: MIT */
/*
 * The round in words: who won, a sentence about it, what was good, and a text for pasting. Leaves
 * sound and light to results_draw.c, and challenges to game.c.
 */
#include "daily.h"
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "results.h"

#include "trounce/par.h"
#include "trounce/rival.h"

#include <limits.h>
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

/* Returns whether all common words were to be found, and were. */
static bool has_every_common(const struct desk *desk)
{
    const struct honours *honours = &desk->table.honours;
    return !desk->table.solve_only && table_finds_all(&desk->table) && honours->common_words > 0 &&
           honours->common_found == honours->common_words;
}

bool results_are_feast(const struct desk *desk)
{
    return has_every_common(desk) ||
           (results_have_rival(desk) && desk->table.match.level == RIVAL_MERCILESS &&
            score_of(desk, SIDE_PLAYER) > score_of(desk, SIDE_COMPUTER));
}

/* --- the headline --- */

#define WHISKER 2 /* points */

const char *results_margin_text(long yours, long rivals)
{
    if (yours == rivals) {
        return tr("A draw!");
    }
    if (yours < rivals) {
        return rivals - yours <= WHISKER ? tr("So close!") : tr("Trounced!");
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
    if (honours->ends_portion) {
        (void)snprintf(text, size, "%s", tr("Done for today!"));
    } else if (honours->met_count == 0) {
        (void)snprintf(text, size, "%s", tr("Well practised!"));
    } else if (found == honours->met_count) {
        (void)snprintf(text, size, "%s",
                       found > 1 ? tr("You found them all!") : tr("Found at last!"));
    } else { /* of those listed below */
        (void)snprintf(text, size, tr_plural("%d of %d found", "%d of %d found", found), found,
                       honours->met_count);
    }
}

/* Praise without a star would be hollow, and blame is not due. */
static const char *solo_headline(const struct honours *honours, long score)
{
    if (score == 0) {
        return tr("Better luck next time!");
    }
    return honours->par > 0 && honours->stars == 0 ? tr("A quiet round") : tr("Well played!");
}

void results_write_headline(const struct desk *desk, char *text, size_t size)
{
    long yours = score_of(desk, SIDE_PLAYER);
    long rivals = score_of(desk, SIDE_COMPUTER);
    if (results_are_two(desk)) {
        write_two_headline(desk, text, size);
    } else if (results_are_practice(desk)) {
        write_practice_headline(&desk->table.honours, text, size);
    } else if (!desk->table.solve_only && yours > 0 && table_finds_all(&desk->table) &&
               desk->table.honours.common_words > 0) {
        const struct honours *honours = &desk->table.honours;
        (void)snprintf(
            text, size, tr("%s!"),
            honours_rank_name(honours_rank(honours->common_found, honours->common_words)));
    } else {
        (void)snprintf(text, size, "%s",
                       desk->table.solve_only   ? tr("Every word")
                       : results_are_solo(desk) ? solo_headline(&desk->table.honours, yours)
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

/* Returns by how much a missed word would have brought the player nearer to the rival: in turns the
 * computer takes only what is left. */
static long gain_of(const struct results *results, const struct desk *desk, size_t index)
{
    const struct round *round = desk->table.round;
    bool would_lose_it = results_has(&results->words[index], SIDE_COMPUTER) &&
                         !round_computer_shares(round) && !round_traits(round)->is_race;
    return (long)results_points(results, index) * (would_lose_it ? 2 : 1);
}

/* Finds one or two common words that would have won a lost round; returns how many, 0 if that takes
 * more. */
static int find_winners(const struct results *results, const struct desk *desk, size_t winners[2])
{
    long missing = score_of(desk, SIDE_COMPUTER) - score_of(desk, SIDE_PLAYER) + 1;
    int count = 0;
    for (size_t i = 0; i < results->word_count && missing > 0; i++) {
        if (results->words[i].within_reach && count == 2) {
            return 0;
        }
        if (results->words[i].within_reach) {
            missing -= gain_of(results, desk, i);
            winners[count++] = i;
        }
    }
    return missing > 0 ? 0 : count;
}

/* Writes by how much; after a narrow loss, what would have won the round. Returns whether it did
 * the latter. */
static bool write_against(const struct results *results, const struct desk *desk, char *text,
                          size_t size)
{
    long margin = score_of(desk, SIDE_PLAYER) - score_of(desk, SIDE_COMPUTER);
    char by[PHRASE_MAX];
    char first[WORD_TEXT_MAX];
    char second[WORD_TEXT_MAX];
    size_t winners[2];
    if (margin == 0) {
        add(text, size, tr("%s each."), phrase_points(by, score_of(desk, SIDE_PLAYER)));
        return false;
    }
    add(text, size, margin < 0 ? tr("You lost by %s.") : tr("You won by %s."),
        phrase_points(by, margin < 0 ? -margin : margin));
    int count = margin < 0 ? find_winners(results, desk, winners) : 0;
    if (count > 0) {
        results_word(results, winners[0], first);
        add(text, size, " ");
        add(text, size,
            count == 1 ? tr("%s would have won it.") : tr("%s and %s would have won it."), first,
            count == 1 ? "" : results_word(results, winners[1], second));
    }
    return count > 0;
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
            : tr("%s to %s, counting only the words that one of you found. "),
        more, less);
    add(text, size,
        tr_plural("The computer found %s more.", "The computer found %s more.", computers),
        phrase_number(words, computers));
}

/* Writes how much of the board was found: of the words that were to be found if they all were, as
 * the headline says, else of all. */
static void write_found(const struct results *results, const struct desk *desk, char *text,
                        size_t size)
{
    const struct honours *honours = &desk->table.honours;
    size_t count = results->counts[FILTER_PLAYER];
    char found[PHRASE_MAX];
    char all[PHRASE_MAX];
    phrase_number(all, (long)results->counts[FILTER_ALL]);
    if (has_every_common(desk)) {
        long more = (long)count - honours->common_found;
        add(text, size, "%s", tr("You found every common word."));
        if (more > 0) {
            add(text, size, tr(" And %s more."), phrase_number(found, more));
        }
    } else if (results_are_practice(desk) && honours->met_count > 0 &&
               count_met(honours) == honours->met_count) {
        add(text, size, tr("Your practice list had %s of this board’s %s words."),
            phrase_number(found, honours->met_count), all);
    } else {
        add(text, size,
            tr_plural("You found %s of %s word.", "You found %s of %s words.",
                      (long)results->counts[FILTER_ALL]),
            phrase_number(found, (long)count), all);
    }
}

void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size)
{
    char all[PHRASE_MAX];
    char points[PHRASE_MAX];
    const struct round *round = desk->table.round;
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
    if (results_are_practice(desk) && desk->table.honours.ends_portion) {
        add(text, size, "%s", tr("You found all of today’s words. See you tomorrow!"));
        return;
    }
    if (!results_have_rival(desk) || !write_against(results, desk, text, size)) {
        add(text, size, text[0] ? " " : "");
        write_found(results, desk, text, size);
    }
    if (results_are_practice(desk) && round_word_count(round, SIDE_PLAYER) > 0 &&
        count_met(&desk->table.honours) < desk->table.honours.met_count) {
        add(text, size, "%s", tr(" The practice words you missed will come back."));
    }
    if (round_hint_points(round) > 0) {
        add(text, size, tr(" Hints: −%s."), phrase_number(points, round_hint_points(round)));
    }
}

/* --- the best word --- */

/* Returns the word with the most points that a side has for itself; -1 if there is none. */
static long finest_word(const struct results *results, const struct desk *desk, enum side side)
{
    long best = -1;
    bool is_alone = side != SIDE_PLAYER || results_are_two(desk);
    for (size_t i = 0; i < results->word_count; i++) {
        if (results_has(&results->words[i], side) &&
            (!is_alone || !results_is_shared(&results->words[i])) &&
            (best < 0 || results_points(results, i) > results_points(results, (size_t)best))) {
            best = (long)i;
        }
    }
    return best;
}

/* Writes which rival would not have found the best word on this board; failing that, what it is the
 * best of. */
static void write_reason(struct results *results, const struct desk *desk)
{
    static const enum rival_level levels[] = {RIVAL_EXPERT, RIVAL_SCHOLAR, RIVAL_NOVICE};
    const char *const texts[] = {tr("even the Expert would miss this"),
                                 tr("the Scholar would miss this"),
                                 tr("the Novice would miss this")};
    const struct board *board = &desk->table.board;
    const struct result_word *word = &results->words[results->best];
    char words[PHRASE_MAX];
    int tier = word->kept ? TIER_UNKNOWN : results->solution->words[word->index].tier;
    for (size_t i = 0; i < sizeof levels / sizeof *levels && honours_is_rare(tier); i++) {
        struct rival rival;
        rival_init(&rival, levels[i], rival_board_seed(board));
        if (!rival_finds(&rival, board, results_text(results, (size_t)results->best),
                         (size_t)results_letters(results, (size_t)results->best), tier)) {
            (void)snprintf(results->reason, sizeof results->reason, "%s", texts[i]);
            return;
        }
    }
    long count = (long)results->counts[FILTER_PLAYER];
    (void)snprintf(results->reason, sizeof results->reason,
                   tr_plural("your only word", "the best of your %s words", count),
                   phrase_number(words, count));
}

static void find_best(struct results *results, const struct desk *desk)
{
    bool is_lost = score_of(desk, SIDE_PLAYER) < score_of(desk, SIDE_COMPUTER);
    results->best = finest_word(results, desk, SIDE_PLAYER);
    results->opening = results->best;
    if (results->best >= 0) {
        write_reason(results, desk);
    } else {
        (void)snprintf(results->reason, sizeof results->reason, "%s",
                       tr("No word this time. It happens to the best."));
    }
    if (results_have_rival(desk) && is_lost) {
        results->opening = finest_word(results, desk, SIDE_COMPUTER);
    }
}

/* --- the near miss --- */

#define CLOSE_PERCENT 80 /* of what was nearly reached */

/* Notes a score that was not reached, if none noted before is nearer. `far` is its title unless
 * it was close. */
static void consider(struct result_near *near, const char *far, long *least, long score, long goal,
                     const char *format)
{
    long missing = goal - score;
    char points[PHRASE_MAX];
    if (missing <= 0 || missing >= *least) {
        return;
    }
    *least = missing;
    near->title = score * 100 >= goal * CLOSE_PERCENT ? tr("So close") : far;
    near->milli = (int)(score * 1000 / goal);
    near->is_stars = false;
    (void)snprintf(near->text, sizeof near->text, format, phrase_points(points, missing));
}

/* Where all words were to be found: the next level. */
static void find_next_rank(struct result_near *near, const struct honours *honours)
{
    int rank = honours_rank(honours->common_found, honours->common_words);
    char words[PHRASE_MAX];
    if (rank == RANK_COUNT - 1) {
        return;
    }
    long goal = honours_rank_words(rank + 1, honours->common_words);
    near->title =
        honours->common_found * 100 >= goal * CLOSE_PERCENT ? tr("So close") : tr("Next time");
    near->milli = (int)(honours->common_found * 1000 / goal);
    (void)snprintf(near->text, sizeof near->text, tr("%s short of “%s”"),
                   phrase_words(words, goal - honours->common_found), honours_rank_name(rank + 1));
}

/* The nearest of more stars, a win and the player's best; if all are reached, the share of the
 * common words. */
static void find_near(struct results *results, const struct desk *desk)
{
    const struct honours *honours = &desk->table.honours;
    enum round_kind kind = desk->table.notes.kind;
    bool has_one_try = kind == ROUND_KIND_DAILY || kind == ROUND_KIND_CHALLENGE;
    const char *far = has_one_try ? tr("What was missing") : tr("Next time");
    const char *const stars[PAR_STARS_MAX] = {
        tr("%s short of one star"), tr("%s short of two stars"), tr("%s short of three stars")};
    struct result_near *near = &results->near;
    long score = score_of(desk, SIDE_PLAYER);
    long least = LONG_MAX;
    *near = (struct result_near){0};
    bool has_rank = table_finds_all(&desk->table) && honours->common_words > 0;
    if (has_rank) {
        find_next_rank(near, honours);
    } else if (honours->par > 0 && honours->stars < PAR_STARS_MAX) {
        consider(near, far, &least, score, par_score(honours->stars + 1, honours->par),
                 stars[honours->stars]);
        near->is_stars = near->title != NULL;
    }
    if (results_have_rival(desk)) {
        consider(near, far, &least, score, score_of(desk, SIDE_COMPUTER) + 1,
                 tr("%s short of a win"));
    }
    if (!has_rank) {
        consider(near, far, &least, score, honours->feats.best_before, tr("%s short of your best"));
    }
    if (!near->title && honours->common_words > 0) {
        char found[PHRASE_MAX];
        char all[PHRASE_MAX];
        near->title = tr("You found");
        near->milli = (int)(honours->common_found * 1000 / honours->common_words);
        (void)snprintf(
            near->text, sizeof near->text,
            tr_plural("%s of %s common word", "%s of %s common words", honours->common_words),
            phrase_number(found, honours->common_found), phrase_number(all, honours->common_words));
    }
}

/* --- what the round has led to --- */

/* Returns the news to be completed; a spare one if there is no room for more. */
static struct result_news *add_news(struct results *results, enum fanfare fanfare, enum icon icon,
                                    enum screen_id opens, const char *format, ...)
    TAKES_FORMAT(5, 6);

static struct result_news *add_news(struct results *results, enum fanfare fanfare, enum icon icon,
                                    enum screen_id opens, const char *format, ...)
{
    struct result_news *news = &results->news[results->news_count];
    if (results->news_count < NEWS_MAX) {
        results->news_count++;
    }
    va_list values;
    va_start(values, format);
    (void)vsnprintf(news->text, sizeof news->text, format, values);
    va_end(values);
    news->fanfare = fanfare;
    news->icon = icon;
    news->opens = opens;
    news->what = STATISTICS_OF_ALL;
    news->tip = NEWS_TIP_NONE;
    return news;
}

static void add_longest(struct results *results)
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
        add_news(results, FANFARE_BEST, ICON_STAR, SCREEN_STATISTICS,
                 tr("%s: your longest word ever!"), results_word(results, (size_t)longest, word));
    }
}

static void add_bests(struct results *results, const struct desk *desk)
{
    const struct history_feats *feats = &desk->table.honours.feats;
    char points[PHRASE_MAX];
    if (feats->is_best) {
        add_news(results, FANFARE_BEST, ICON_TROPHY, SCREEN_STATISTICS, tr("A new best, by %s!"),
                 phrase_points(points, desk->table.honours.score - feats->best_before));
    }
    if (feats->is_first_win) {
        add_news(results, FANFARE_BEST, ICON_TROPHY, SCREEN_STATISTICS,
                 desk->table.match.level == RIVAL_MATCH ? tr("First win against an equal!")
                                                        : tr("Your first win over %s!"),
                 results_rival(desk));
    }
    if (feats->is_longest) {
        add_longest(results);
    }
}

/* Reports words of the practice list that were found; practice itself has a section for them. */
static void add_met(struct results *results, const struct honours *honours)
{
    char words[NEWS_TEXT_MAX] = "";
    if (honours->ends_portion) {
        add_news(results, FANFARE_FEAST, ICON_CIRCLE_CHECK, SCREEN_PRACTICE, "%s",
                 tr("Today’s words: all found"));
    }
    for (int i = 0; i < honours->met_count; i++) {
        char word[WORD_TEXT_MAX];
        if (honours->met[i].is_found) {
            add(words, sizeof words, "%s%s", words[0] ? ", " : "",
                table_word(results->table, word, sizeof word, honours->met[i].text));
        }
    }
    if (words[0]) {
        add_news(results, FANFARE_NONE, ICON_CIRCLE_CHECK, SCREEN_PRACTICE,
                 tr("Practice words found: %s"), words);
    }
}

static void add_strength(struct results *results, const struct honours *honours)
{
    char now[PHRASE_MAX];
    char before[PHRASE_MAX];
    struct result_news *news = NULL;
    phrase_number(now, honours->strength);
    phrase_number(before, honours->strength_before);
    if (honours->is_rated && honours->strength != honours->strength_before) {
        news =
            add_news(results, FANFARE_NONE, ICON_CHART_COLUMN, SCREEN_STATISTICS,
                     honours->strength > honours->strength_before ? tr("Strength %s, up from %s")
                                                                  : tr("Strength %s, down from %s"),
                     now, before);
    } else if (honours->is_rated || (results->is_past && honours->strength > 0)) {
        news = add_news(results, FANFARE_NONE, ICON_CHART_COLUMN, SCREEN_STATISTICS,
                        tr("Strength %s"), now);
    }
    if (news) {
        news->tip = NEWS_TIP_STRENGTH;
    }
}

/* Reports that a daily board counted, however much other news there is. */
static void add_streak(struct results *results, const struct desk *desk)
{
    const struct honours *honours = &desk->table.honours;
    struct app_date day = daily_day_of(&desk->calendar, &desk->table.notes);
    struct app_date today = calendar_today(&desk->calendar);
    bool is_todays = day.day == today.day && day.month == today.month && day.year == today.year;
    char days[PHRASE_MAX];
    if (honours->streak > 1) {
        add_news(results, FANFARE_NONE, ICON_CALENDAR, SCREEN_DAILY,
                 tr("%s in a row on the daily board"), phrase_days_spelt(days, honours->streak));
    } else if (honours->streak == 1 && is_todays) {
        add_news(results, FANFARE_NONE, ICON_CALENDAR, SCREEN_DAILY, "%s",
                 tr("Today’s board is done. Streak: 1 day."));
    } else if (honours->streak == 1) { /* it was finished after midnight */
        add_news(results, FANFARE_NONE, ICON_CALENDAR, SCREEN_DAILY,
                 tr("The board of %s is done. Streak: 1 day."),
                 phrase_day_of_month(days, day.day, day.month));
    }
}

void results_write_level(const struct results *results, char *text, size_t size)
{
    text[0] = '\0';
    if (results->level != RICHNESS_LEVEL_NONE) {
        (void)snprintf(text, size,
                       results->level > 0 ? tr("More words than %d%% of boards")
                                          : tr("One of the leanest boards"),
                       results->level);
    }
}

/* Reports who is ahead after several challenges of one friend. */
static void add_friend(struct results *results, const struct desk *desk)
{
    const struct history_feats *feats = &desk->table.honours.feats;
    long won = feats->friend_won;
    long lost = feats->friend_lost;
    long more = won > lost ? won : lost;
    long less = won > lost ? lost : won;
    char first[PHRASE_MAX];
    char second[PHRASE_MAX];
    if (won + lost + feats->friend_drawn < 2) {
        return;
    }
    add_news(results, FANFARE_NONE, ICON_USER, SCREEN_FRIEND,
             won > lost   ? tr("You lead %s by %s wins to %s")
             : won < lost ? tr("%s leads by %s wins to %s")
                          : tr("%s and you are level: %s to %s"),
             desk->table.notes.sender, phrase_number(first, more), phrase_number(second, less));
}

/* Reports the goals from `first` on that leave room for what follows. */
static void add_goals(struct results *results, const struct honours *honours, int first, int end)
{
    for (int i = first; i < end && i < honours->goal_count; i++) {
        add_news(results, FANFARE_STAR, ICON_CIRCLE_CHECK, SCREEN_STATISTICS, tr("Goal: %s"),
                 phrase_goal(honours->goals[i]))
            ->what = STATISTICS_OF_GOALS;
    }
}

void results_find_news(struct results *results, const struct desk *desk)
{
    const struct honours *honours = &desk->table.honours;
    char word[WORD_TEXT_MAX];
    char all[PHRASE_MAX];
    char points[PHRASE_MAX];
    char level[NEWS_TEXT_MAX];
    results->news_count = 0;
    if (desk->table.solve_only || results_are_practice(desk)) {
        return;
    }
    if (results_are_two(desk)) { /* a best could be either player's */
        bool is_second = score_of(desk, SIDE_SECOND) > score_of(desk, SIDE_PLAYER);
        results->opening = finest_word(results, desk, is_second ? SIDE_SECOND : SIDE_PLAYER);
        add_goals(results, honours, 0, GOAL_COUNT);
        return;
    }
    find_best(results, desk);
    find_near(results, desk);
    add_friend(results, desk);
    add_bests(results, desk);
    add_goals(results, honours, 0, 1);
    add_streak(results, desk);
    add_strength(results, honours);
    add_goals(results, honours, 1, GOAL_COUNT);
    bool is_best = results->best >= 0 &&
                   strcmp(results_text(results, (size_t)results->best), honours->overlooked) == 0;
    if (honours->overlooked[0] && !is_best) { /* the best word has its own reason */
        add_news(results, FANFARE_NONE, ICON_EYE, SCREEN_RESULTS,
                 tr("%s: even the Scholar would miss this"),
                 table_word(results->table, word, sizeof word, honours->overlooked));
    }
    add_met(results, honours);
    const struct round *round = desk->table.round;
    if (round_hint_count(round) > 0 && round_hint_points(round) == 0) { /* see turn_guide.c */
        add_news(results, FANFARE_NONE, ICON_EYE, SCREEN_STATISTICS, "%s",
                 tr("Not rated: you had the guide"))
            ->tip = NEWS_TIP_RATING;
    }
    if (!results->is_past && !honours->is_rated && round_word_count(round, SIDE_PLAYER) > 0 &&
        desk->table.notes.counts && round_hint_count(round) == 0 && honours_is_cut_short(round)) {
        add_news(results, FANFARE_NONE, ICON_HOURGLASS, SCREEN_STATISTICS, "%s",
                 tr("Not rated: ended early"))
            ->tip = NEWS_TIP_RATING;
    }
    long price = round_points(desk->table.round, SIDE_COMPUTER) - score_of(desk, SIDE_COMPUTER);
    if (price > 0) { /* of a friend's hints */
        add_news(results, FANFARE_NONE, ICON_LIGHTBULB, SCREEN_RESULTS, tr("Hints cost %s %s"),
                 results_rival(desk), phrase_points(points, price));
    }
    if (honours->common_found > 0) {
        add_news(results, FANFARE_NONE, ICON_CHECK, SCREEN_RESULTS,
                 tr_plural("%s of %s common word", "%s of %s common words", honours->common_words),
                 phrase_number(points, honours->common_found),
                 phrase_number(all, honours->common_words));
    }
    if (desk->table.code[0]) {
        add_news(results, FANFARE_NONE, ICON_GRID_3X3, SCREEN_RESULTS, tr("Board %s"),
                 desk->table.code);
    }
    results_write_level(results, level, sizeof level);
    if (level[0]) {
        add_news(results, FANFARE_NONE, ICON_DICES, SCREEN_RESULTS, "%s", level);
    }
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
        used +=
            round_hint_points(table->round) == 0 /* see turn_guide.c */
                ? snprintf(text + used, COPY_TEXT_MAX - (size_t)used, "%s", tr(" with the guide"))
                : snprintf(text + used, COPY_TEXT_MAX - (size_t)used, tr(" after %s"),
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

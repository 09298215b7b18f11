/* SPDX-License-Identifier: MIT */
/*
 * Texts of the window that depend on numbers, dates and enums.
 */
#include "phrase.h"
#include "trounce/spelling.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *phrase_number(struct arena *arena, long count)
{
    char text[PHRASE_MAX];
    char digits[32];
    const char *sign = tr_in("sign between thousands", ",");
    long fewest = strtol(tr_in("digits from which thousands are separated", "4"), NULL, 10);
    int length = snprintf(digits, sizeof digits, "%ld", count);
    bool is_grouped = length - (count < 0) >= fewest && strlen(sign) <= 4;
    char *to = text;
    for (int i = 0; i < length; i++) {
        if (is_grouped && i > 0 && (length - i) % 3 == 0 && digits[i - 1] != '-') {
            memcpy(to, sign, strlen(sign));
            to += strlen(sign);
        }
        *to++ = digits[i];
    }
    *to = '\0';
    return arena_copy(arena, text);
}

const char *phrase_share(struct arena *arena, double share)
{
    double percent = share * 100.0;
    long tenths = (long)(percent * 10.0);
    long whole = (long)(percent + 1e-9); /* as goals are: 49.9 is not yet 50 */
    const char *figure =
        percent > 0.0 && percent < 1.0
            ? say(arena, tr("%s.%ld"), phrase_number(arena, tenths / 10), tenths % 10)
            : phrase_number(arena, whole);
    return say(arena, tr_in("a share", "%s%%"), figure);
}

const char *phrase_without(struct arena *arena, const char *text, const char *number)
{
    const char *at = strstr(text, number);
    if (!at) {
        return text;
    }
    const char *behind = at + strlen(number);
    if (*behind == ' ') {
        behind++;
    } else if (at > text && at[-1] == ' ') {
        at--;
    }
    return say(arena, "%.*s%s", (int)(at - text), text, behind);
}

static const char *counted(struct arena *arena, long count, const char *one, const char *many)
    TR_FORMAT(3) TR_FORMAT(4);

static const char *counted(struct arena *arena, long count, const char *one, const char *many)
{
    return say(arena, tr_plural(one, many, count), phrase_number(arena, count));
}

const char *phrase_words(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s word", "%s words"));
}

const char *phrase_moves(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s move", "%s moves"));
}

const char *phrase_rounds(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s round", "%s rounds"));
}

char *phrase_clock_into(char text[PHRASE_MAX], long ms)
{
    long seconds = round_seconds(ms);
    (void)snprintf(text, PHRASE_MAX, "%ld:%02ld", seconds / 60, seconds % 60);
    return text;
}

const char *phrase_ordinal(int day)
{
    static const char *const days[] = {
        N_("1st"),  N_("2nd"),  N_("3rd"),  N_("4th"),  N_("5th"),  N_("6th"),  N_("7th"),
        N_("8th"),  N_("9th"),  N_("10th"), N_("11th"), N_("12th"), N_("13th"), N_("14th"),
        N_("15th"), N_("16th"), N_("17th"), N_("18th"), N_("19th"), N_("20th"), N_("21st"),
        N_("22nd"), N_("23rd"), N_("24th"), N_("25th"), N_("26th"), N_("27th"), N_("28th"),
        N_("29th"), N_("30th"), N_("31st")};
    assert(day >= 1 && day <= 31);
    return tr(days[day - 1]);
}

const char *phrase_player(const char *name)
{
    bool is_usual = strcmp(name, N_("Player 1")) == 0 || strcmp(name, N_("Player 2")) == 0;
    return is_usual ? tr(name) : name;
}

static const struct {
    const char *name;
    const char *brief;
    const char *about;
    const char *about_shared; /* if words that both sides find count for both; NULL: they cannot */
} modes[MODE_COUNT] = {
    [MODE_TURNS] =
        {N_("Turns"), N_("Turns"), N_("You trace words. Then the computer finds what you left."),
         N_("You trace words, then the computer does. Words you both find count for both.")},
    [MODE_RACE] = {N_("Race"), N_("Race"),
                   N_("You and the computer search at once. Whoever is first gets the word."),
                   NULL},
    [MODE_TWO] = {N_("Two players"), N_("Two"),
                  N_("One board, one turn each. Words you both find score nothing."),
                  N_("One board, one turn each. Words you both find count for both.")},
    [MODE_ALONE] = {N_("Alone"), N_("Alone"),
                    N_("Just you and the dice. Afterwards you see every word."), NULL},
};

const char *phrase_mode_name(enum game_mode mode)
{
    return tr(modes[mode].name);
}

const char *phrase_mode_brief(enum game_mode mode)
{
    return tr(modes[mode].brief);
}

const char *phrase_mode_about(enum game_mode mode, bool shared_count)
{
    bool is_shared = shared_count && modes[mode].about_shared;
    return tr(is_shared ? modes[mode].about_shared : modes[mode].about);
}

const char *phrase_strength_about(void)
{
    return tr("How well you find words: the Novice has 100, the Scholar 300, the Expert 600, "
              "Merciless 1,000. A win never lowers it.");
}

const char *phrase_trace_hint(enum tracing tracing)
{
    static const char *const hints[TRACING_COUNT] = {
        [TRACING_BOTH] = N_("Drag over the dice, click them, or type"),
        [TRACING_DRAG] = N_("Drag over the dice, or type"),
        [TRACING_CLICK] = N_("Click the dice, or type"),
    };
    return tr(hints[tracing]);
}

const char *phrase_richness_name(enum richness richness)
{
    static const char *const names[RICHNESS_COUNT] = {
        [RICHNESS_LEAN] = N_("Lean"),   [RICHNESS_FAIR] = N_("Fair"), [RICHNESS_RICH] = N_("Rich"),
        [RICHNESS_FEAST] = N_("Feast"), [RICHNESS_ANY] = N_("Any"),
    };
    return tr(names[richness]);
}

const char *phrase_goal(const char *name)
{
    static const struct {
        const char *name, *title;
    } goals[] = {
        {"first-six", N_("A word of six letters")},
        {"first-round", N_("Your first round")},
        {"words-10", N_("Ten words in a round")},
        {"points-25", N_("25 points in a round")},
        {"win-novice", N_("Beat Novice")},
        {"daily-first", N_("Your first Sprint")},
        {"rounds-10", N_("Ten rounds")},
        {"win-match", N_("Win a round on the ladder")},
        {"stars-4", N_("Three stars on 4 × 4")},
        {"first-seven", N_("A word of seven letters")},
        {"race-win", N_("Win a race")},
        {"words-25", N_("25 words in a round")},
        {"points-50", N_("50 points in a round")},
        {"two-first", N_("Play a two-player round")},
        {"streak-3", N_("Three days in a row")},
        {"challenge-first", N_("Your first challenge")},
        {"win-scholar", N_("Beat Scholar")},
        {"common-half", N_("Half of the common words")},
        {"learned-10", N_("Ten words learned")},
        {"stars-5", N_("Three stars on 5 × 5")},
        {"sixes-at-once", N_("Three words of six or more letters in one round")},
        {"wins-10", N_("Ten wins")},
        {"first-eight", N_("A word of eight letters")},
        {"points-100", N_("100 points in a round")},
        {"double", N_("Twice the rival’s points")},
        {"streak-7", N_("Seven days in a row")},
        {"stars-6", N_("Three stars on 6 × 6")},
        {"words-50", N_("50 words in a round")},
        {"rounds-100", N_("100 rounds")},
        {"race-wins-10", N_("Ten races won")},
        {"two-10", N_("Play ten two-player rounds")},
        {"win-expert", N_("Beat Expert")},
        {"sixes-100", N_("100 words of six or more letters")},
        /* xgettext:no-c-format */
        {"common-most", N_("75% of the common words")},
        {"points-200", N_("200 points in a round")},
        {"first-nine", N_("A word of nine letters")},
        {"wins-100", N_("100 wins")},
        {"streak-30", N_("Thirty days in a row")},
        {"rounds-1000", N_("1,000 rounds")},
        {"win-merciless", N_("Beat Merciless")},
    };
    for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++) {
        if (strcmp(goals[i].name, name) == 0) {
            return tr(goals[i].title);
        }
    }
    return name;
}

const char *phrase_richness_tip(enum richness richness)
{
    static const char *const tips[RICHNESS_COUNT] = {
        [RICHNESS_LEAN] = N_("Fewer words than on three boards in four"),
        [RICHNESS_FAIR] = N_("As the dice fall, with enough words"),
        [RICHNESS_RICH] = N_("More words than on three boards in four"),
        [RICHNESS_FEAST] = N_("The richest boards: words on every side"),
        [RICHNESS_ANY] = N_("As the dice fall, however few the words"),
    };
    return tr(tips[richness]);
}

const char *phrase_gloss_part(enum gloss_part part)
{
    switch (part) {
    case GLOSS_NOUN:
        return tr_in("what a word is", "noun");
    case GLOSS_VERB:
        return tr_in("what a word is", "verb");
    case GLOSS_ADJECTIVE:
        return tr_in("what a word is", "adjective");
    case GLOSS_ADVERB:
        return tr_in("what a word is", "adverb");
    case GLOSS_SYNONYMS:
        break;
    }
    return "";
}

const char *phrase_icon_tip(enum icon icon)
{
    static const char *const tips[ICON_COUNT] = {
        [ICON_MENU] = N_("Menu"),
        [ICON_PAUSE] = N_("Pause"),
        [ICON_VOLUME_2] = N_("Turn sound off"),
        [ICON_VOLUME_X] = N_("Turn sound on"),
        [ICON_ARROW_LEFT] = N_("Back"),
        [ICON_CHEVRON_LEFT] = N_("Back"),
        [ICON_HOUSE] = N_("Home"),
        [ICON_X] = N_("Close"),
        [ICON_CHART_COLUMN] = N_("Statistics"),
    };
    return tips[icon] ? tr(tips[icon]) : NULL;
}

static const char *phrase_month(int month)
{
    static const char *const names[] = {
        N_IN("behind a day", "January"),   N_IN("behind a day", "February"),
        N_IN("behind a day", "March"),     N_IN("behind a day", "April"),
        N_IN("behind a day", "May"),       N_IN("behind a day", "June"),
        N_IN("behind a day", "July"),      N_IN("behind a day", "August"),
        N_IN("behind a day", "September"), N_IN("behind a day", "October"),
        N_IN("behind a day", "November"),  N_IN("behind a day", "December")};
    assert(month >= 1 && month <= 12);
    return tr(names[month - 1]);
}

const char *phrase_month_title(int month)
{
    static const char *const names[] = {
        N_IN("alone", "January"), N_IN("alone", "February"), N_IN("alone", "March"),
        N_IN("alone", "April"),   N_IN("alone", "May"),      N_IN("alone", "June"),
        N_IN("alone", "July"),    N_IN("alone", "August"),   N_IN("alone", "September"),
        N_IN("alone", "October"), N_IN("alone", "November"), N_IN("alone", "December")};
    assert(month >= 1 && month <= 12);
    return tr(names[month - 1]);
}

static const char *phrase_month_short(int month)
{
    static const char *const names[] = {
        N_IN("short", "Jan"), N_IN("short", "Feb"), N_IN("short", "Mar"), N_IN("short", "Apr"),
        N_IN("short", "May"), N_IN("short", "Jun"), N_IN("short", "Jul"), N_IN("short", "Aug"),
        N_IN("short", "Sep"), N_IN("short", "Oct"), N_IN("short", "Nov"), N_IN("short", "Dec")};
    assert(month >= 1 && month <= 12);
    return tr(names[month - 1]);
}

static const char *day_in(struct arena *arena, const char *month, int day)
{
    return say(arena, day == 1 ? tr_in("first day, month", "%d %s") : tr_in("day, month", "%d %s"),
               day, month);
}

const char *phrase_day_of_month(struct arena *arena, int day, int month)
{
    return day_in(arena, phrase_month(month), day);
}

const char *phrase_day_short(struct arena *arena, int day, int month)
{
    return day_in(arena, phrase_month_short(month), day);
}

const char *phrase_date_short(struct arena *arena, int day, int month, int year)
{
    return say(arena,
               day == 1 ? tr_in("first day, month in short, year", "%d %s %d")
                        : tr_in("day, month in short, year", "%d %s %d"),
               day, phrase_month_short(month), year);
}

const char *phrase_size(struct arena *arena, int rows, int columns)
{
    return say(arena, tr("%d × %d"), rows, columns);
}

const char *phrase_weekday_name(int day)
{
    static const char *const names[] = {
        N_("Monday"), N_("Tuesday"),  N_("Wednesday"), N_("Thursday"),
        N_("Friday"), N_("Saturday"), N_("Sunday"),
    };
    assert(day >= 0 && day < 7);
    return tr(names[day]);
}

const char *phrase_weekday(int day)
{
    static const char *const names[] = {
        N_IN("weekday", "Mo"), N_IN("weekday", "Tu"), N_IN("weekday", "We"), N_IN("weekday", "Th"),
        N_IN("weekday", "Fr"), N_IN("weekday", "Sa"), N_IN("weekday", "Su")};
    assert(day >= 0 && day < 7);
    return tr(names[day]);
}

const char *phrase_rival_name(enum rival_level level)
{
    return tr(ladder_level_name(level));
}

const char *phrase_rival_against(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_IN("against whom", "Novice"),
        [RIVAL_SCHOLAR] = N_IN("against whom", "Scholar"),
        [RIVAL_EXPERT] = N_IN("against whom", "Expert"),
        [RIVAL_MERCILESS] = N_IN("against whom", "Merciless"),
        [RIVAL_LADDER] = N_IN("against whom", "Even match"),
        [RIVAL_FRIEND] = N_IN("against whom", "a friend"),
    };
    return tr(names[level]);
}

const char *phrase_rung(int rung)
{
    return tr(ladder_rung_name(rung));
}

const char *phrase_rung_against(int rung)
{
    static const char *const names[LADDER_RUNGS + 1] = {
        N_IN("against whom", "Even match"),  N_IN("against whom", "Novice I"),
        N_IN("against whom", "Novice II"),   N_IN("against whom", "Novice III"),
        N_IN("against whom", "Scholar I"),   N_IN("against whom", "Scholar II"),
        N_IN("against whom", "Scholar III"), N_IN("against whom", "Expert I"),
        N_IN("against whom", "Expert II"),   N_IN("against whom", "Expert III"),
        N_IN("against whom", "Merciless"),
    };
    assert(rung >= 0 && rung <= LADDER_RUNGS);
    return tr(names[rung]);
}

const char *phrase_rival(enum rival_level level, int rung)
{
    return level == RIVAL_LADDER ? phrase_rung(rung) : phrase_rival_name(level);
}

const char *phrase_ghost_against(void)
{
    return tr_in("against whom", "your ghost");
}

const char *phrase_rival_line(enum rival_level level, bool is_race)
{
    static const char *const texts[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_("a few common words"),   [RIVAL_SCHOLAR] = N_("well read"),
        [RIVAL_EXPERT] = N_("rare words, too"),      [RIVAL_MERCILESS] = N_("every word you leave"),
        [RIVAL_LADDER] = N_("as strong as you are"), [RIVAL_FRIEND] = N_("has played this board"),
    };
    if (is_race && level == RIVAL_MERCILESS) {
        return tr("every word there is");
    }
    return tr(texts[level]);
}

const char *phrase_rival_tip(enum rival_level level)
{
    static const char *const tips[RIVAL_COUNT] = {
        [RIVAL_LADDER] =
            N_("Ten rungs: win two of three and you climb, lose two and you step down"),
        [RIVAL_NOVICE] = N_("Knows only a few common words"),
        [RIVAL_SCHOLAR] = N_("Knows common words, and overlooks some"),
        [RIVAL_EXPERT] = N_("Knows most words, and overlooks few"),
        [RIVAL_MERCILESS] = N_("Knows every word, and overlooks none"),
    };
    return tips[level] ? tr(tips[level]) : NULL;
}

const char *phrase_rank(enum rank rank)
{
    static const char *const names[RANK_COUNT] = {
        [RANK_SETTING_OUT] = N_("Setting out"),
        [RANK_WARMING_UP] = N_("Warming up"),
        [RANK_UNDER_WAY] = N_("Under way"),
        [RANK_HALFWAY] = N_("Halfway"),
        [RANK_SHARP_EYED] = N_("Sharp-eyed"),
        [RANK_WORD_HUNTER] = N_("Word hunter"),
        [RANK_EVERY_LAST_WORD] = N_("Every last word"),
    };
    return tr(names[rank]);
}

const char *phrase_rules_name(enum rules rules)
{
    return tr(scoring_title(rules));
}

const char *phrase_rules_hint(enum rules rules, int cell_count)
{
    return tr(scoring_hint(rules, cell_count));
}

char *phrase_written_into(const struct spellings *spellings, const struct alphabet *alphabet,
                          char *text, size_t size, const char *word)
{
    size_t at = 0;
    size_t letters = strlen(word);
    text[0] = '\0';
    if (ALPHABET_TEXT_SIZE(letters) <= size) {
        spelling_write(spellings, alphabet, word, letters, true, text);
        return text;
    }
    for (; *word; word++) {
        char form[ALPHABET_FORM_SIZE];
        size_t length = alphabet_upper(alphabet, word, 1, form);
        if (at + length >= size) {
            break;
        }
        memcpy(text + at, form, length + 1);
        at += length;
    }
    return text;
}

/* --- texts in an arena --- */

const char *phrase_points(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s point", "%s points"));
}

const char *phrase_days(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s day", "%s days"));
}

const char *phrase_hints(struct arena *arena, long count)
{
    return counted(arena, count, N_PLURAL("%s hint", "%s hints"));
}

const char *phrase_days_spelt(struct arena *arena, long count)
{
    static const char *const names[] = {
        [1] = N_("One day"),    [2] = N_("Two days"),     [3] = N_("Three days"),
        [4] = N_("Four days"),  [5] = N_("Five days"),    [6] = N_("Six days"),
        [7] = N_("Seven days"), [8] = N_("Eight days"),   [9] = N_("Nine days"),
        [10] = N_("Ten days"),  [11] = N_("Eleven days"), [12] = N_("Twelve days")};
    return count < 1 || count > 12 ? phrase_days(arena, count) : tr(names[count]);
}

const char *phrase_words_today(struct arena *arena, long count)
{
    static const char *const names[] = {
        [1] = N_("One word today"),   [2] = N_("Two words today"),  [3] = N_("Three words today"),
        [4] = N_("Four words today"), [5] = N_("Five words today"), [6] = N_("Six words today"),
        [7] = N_("Seven words today")};
    return count < 1 || count > 7 ? phrase_words(arena, count) : tr(names[count]);
}

const char *phrase_clock(struct arena *arena, long ms)
{
    char text[PHRASE_MAX];
    return arena_copy(arena, phrase_clock_into(text, ms));
}

const char *phrase_stars(int stars)
{
    static const char *const kinds[] = {"☆☆☆", "★☆☆", "★★☆", "★★★"};
    return kinds[stars < 0 ? 0 : stars > 3 ? 3 : stars];
}

const char *phrase_letters_min(struct arena *arena, int count)
{
    static const char *const names[] = {[2] = N_("two"), [3] = N_("three"), [4] = N_("four")};
    return count >= 2 && count <= 4 ? tr(names[count]) : say(arena, "%d", count);
}

const char *phrase_date(struct arena *arena, int day, int month, int year)
{
    return say(arena, tr_in("day of the month, year", "%s %d"),
               phrase_day_of_month(arena, day, month), year);
}

const char *phrase_unbroken(struct arena *arena, const char *text)
{
    char unbroken[PHRASE_MAX];
    char *to = unbroken;
    for (const char *c = text; *c != '\0' && to + 2 < unbroken + sizeof unbroken; c++) {
        if (*c == ' ') {
            *to++ = '\xc2';
            *to++ = '\xa0';
        } else {
            *to++ = *c;
        }
    }
    *to = '\0';
    return arena_copy(arena, unbroken);
}

const char *phrase_end_once(struct arena *arena, const char *text)
{
    size_t length = strlen(text);
    bool is_twice = length >= 2 && strcmp(text + length - 2, "..") == 0;
    return say(arena, "%.*s", (int)(length - is_twice), text);
}

const char *phrase_message(struct arena *arena, const struct message *message)
{
    char text[SAY_MAX];
    return arena_copy(arena, tr_message(message, text, sizeof text));
}

const char *phrase_upper(struct arena *arena, const struct alphabet *alphabet, const char *word)
{
    return phrase_written(arena, NULL, alphabet, word);
}

const char *phrase_written(struct arena *arena, const struct spellings *spellings,
                           const struct alphabet *alphabet, const char *word)
{
    char text[WORD_TEXT_MAX];
    return arena_copy(arena, phrase_written_into(spellings, alphabet, text, sizeof text, word));
}

/* Says whose turn it is of two players, and what is left of it: "it is Ben’s turn, 2:03 left". */
static const char *turn_left(struct arena *arena, const struct phrase_round *round)
{
    if (round->is_searching) {
        return tr("the computer is searching");
    }
    const char *turn = say(arena, tr("it is %s’s turn"), phrase_player(round->names[round->turn]));
    return round->left_ms < 0
               ? turn
               : say(arena, tr("%s, %s\u00a0left"), turn, phrase_clock(arena, round->left_ms));
}

const char *phrase_round_left(struct arena *arena, const struct phrase_round *round)
{
    const char *points = phrase_unbroken(arena, phrase_points(arena, round->points));
    if (round->is_practice) {
        return say(arena, tr("%s so far"), phrase_words(arena, round->words));
    }
    if (round->common_words > 0) {
        return say(arena, tr("%s of %s"), phrase_number(arena, round->common_found),
                   phrase_number(arena, round->common_words));
    }
    if (mode_traits(round->mode)->seats == 2) {
        return turn_left(arena, round);
    }
    if (round->is_searching) {
        return say(arena, tr("%s, the computer is searching"), points);
    }
    if (round->left_ms >= 0) {
        points = say(arena, tr("%s, %s\u00a0left"), points, phrase_clock(arena, round->left_ms));
    }
    return round->to_beat <= 0
               ? points
               : say(arena, "%s · %s", points,
                     say(arena, tr("%s to beat"), phrase_number(arena, round->to_beat)));
}

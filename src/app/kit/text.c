/* SPDX-License-Identifier: MIT */
/*
 * Wording that depends on numbers and enums. Leaves fixed wording to text.h.
 */
#include "text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *text_number(char text[TEXT_COUNT_MAX], long count)
{
    char digits[32];
    const char *sign = tr(N_IN("sign between thousands", ","));
    long fewest = strtol(tr(N_IN("digits from which thousands are separated", "4")), NULL, 10);
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
    return text;
}

char *text_tenths(char text[TEXT_COUNT_MAX], long tenths)
{
    char whole[TEXT_COUNT_MAX];
    (void)snprintf(text, TEXT_COUNT_MAX, tr(N_("%s.%ld")), text_number(whole, tenths / 10),
                   tenths % 10);
    return text;
}

char *text_share(char text[TEXT_COUNT_MAX], double share)
{
    char figure[TEXT_COUNT_MAX];
    double percent = share * 100.0;
    if (percent > 0.0 && percent < 1.0) {
        text_tenths(figure, (long)(percent * 10.0 + 0.5));
    } else {
        text_number(figure, (long)(percent + 0.5));
    }
    (void)snprintf(text, TEXT_COUNT_MAX, tr(N_IN("a share", "%s%%")), figure);
    return text;
}

char *text_without(char text[TEXT_COUNT_MAX], const char *number)
{
    char *at = strstr(text, number);
    if (at) {
        char *behind = at + strlen(number);
        if (*behind == ' ') {
            behind++;
        } else if (at > text && at[-1] == ' ') {
            at--;
        }
        memmove(at, behind, strlen(behind) + 1);
    }
    return text;
}

char *text_unbroken(char text[TEXT_COUNT_MAX])
{
    char plain[TEXT_COUNT_MAX];
    (void)snprintf(plain, sizeof plain, "%s", text);
    char *to = text;
    for (const char *c = plain; *c != '\0' && to + 2 < text + TEXT_COUNT_MAX; c++) {
        if (*c == ' ') {
            *to++ = '\xc2';
            *to++ = '\xa0';
        } else {
            *to++ = *c;
        }
    }
    *to = '\0';
    return text;
}

static char *counted(char text[TEXT_COUNT_MAX], long count, const char *one, const char *many)
    TR_FORMAT(3) TR_FORMAT(4);

static char *counted(char text[TEXT_COUNT_MAX], long count, const char *one, const char *many)
{
    char number[TEXT_COUNT_MAX];
    (void)snprintf(text, TEXT_COUNT_MAX, tr_plural(one, many, count), text_number(number, count));
    return text;
}

char *text_words(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s word", "%s words"));
}

char *text_points(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s point", "%s points"));
}

char *text_points_title(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s POINT", "%s POINTS"));
}

char *text_days(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s day", "%s days"));
}

char *text_days_spelt(char text[TEXT_COUNT_MAX], long count)
{
    static const char *const names[] = {
        [1] = N_("One day"),    [2] = N_("Two days"),     [3] = N_("Three days"),
        [4] = N_("Four days"),  [5] = N_("Five days"),    [6] = N_("Six days"),
        [7] = N_("Seven days"), [8] = N_("Eight days"),   [9] = N_("Nine days"),
        [10] = N_("Ten days"),  [11] = N_("Eleven days"), [12] = N_("Twelve days")};
    if (count < 1 || count > 12) {
        return text_days(text, count);
    }
    (void)snprintf(text, TEXT_COUNT_MAX, "%s", tr(names[count]));
    return text;
}

char *text_moves(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s move", "%s moves"));
}

char *text_hints(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s hint", "%s hints"));
}

char *text_rounds(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s round", "%s rounds"));
}

char *text_puzzles(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s puzzle", "%s puzzles"));
}

char *text_settings(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, N_PLURAL("%s setting", "%s settings"));
}

char *text_stars(char text[TEXT_STARS_MAX], int stars)
{
    static const char *const kinds[] = {"☆☆☆", "★☆☆", "★★☆", "★★★"};
    (void)snprintf(text, TEXT_STARS_MAX, "%s", kinds[stars < 0 ? 0 : stars > 3 ? 3 : stars]);
    return text;
}

char *text_letters(char text[TEXT_COUNT_MAX], int count)
{
    return counted(text, count, N_PLURAL("%s LETTER", "%s LETTERS"));
}

char *text_clock(char text[TEXT_COUNT_MAX], long ms)
{
    long seconds = (ms + 999) / 1000;
    (void)snprintf(text, TEXT_COUNT_MAX, "%ld:%02ld", seconds / 60, seconds % 60);
    return text;
}

char *text_letters_min(char text[TEXT_COUNT_MAX], int count)
{
    static const char *const names[] = {[2] = N_("two"), [3] = N_("three"), [4] = N_("four")};
    if (count >= 2 && count <= 4) {
        (void)snprintf(text, TEXT_COUNT_MAX, "%s", tr(names[count]));
    } else {
        (void)snprintf(text, TEXT_COUNT_MAX, "%d", count);
    }
    return text;
}

const char *text_ordinal(int day)
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

const char *text_player(const char *name)
{
    bool is_usual = strcmp(name, TEXT_FIRST_PLAYER) == 0 || strcmp(name, TEXT_SECOND_PLAYER) == 0;
    return is_usual ? tr(name) : name;
}

const char *text_mode_name(enum game_mode mode)
{
    static const char *const names[MODE_COUNT] = {
        [MODE_TURNS] = TEXT_MODE_TURNS,
        [MODE_RACE] = TEXT_MODE_RACE,
        [MODE_TWO] = TEXT_MODE_TWO,
        [MODE_ALONE] = TEXT_MODE_ALONE,
    };
    return tr(names[mode]);
}

const char *text_mode_about(enum game_mode mode, bool shared_count)
{
    static const char *const sentences[MODE_COUNT] = {
        [MODE_TURNS] = TEXT_ABOUT_TURNS,
        [MODE_RACE] = TEXT_ABOUT_RACE,
        [MODE_TWO] = TEXT_ABOUT_TWO,
        [MODE_ALONE] = TEXT_ABOUT_ALONE,
    };
    return tr(mode == MODE_TWO && shared_count ? TEXT_ABOUT_TWO_ALL : sentences[mode]);
}

const char *text_trace_hint(enum tracing tracing)
{
    static const char *const hints[TRACING_COUNT] = {
        [TRACING_BOTH] = TEXT_TRACE_HINT,
        [TRACING_DRAG] = TEXT_TRACE_DRAG,
        [TRACING_CLICK] = TEXT_TRACE_CLICK,
    };
    return tr(hints[tracing]);
}

const char *text_richness_name(enum richness richness)
{
    static const char *const names[RICHNESS_COUNT] = {
        [RICHNESS_LEAN] = N_("Lean"),
        [RICHNESS_FAIR] = N_("Fair"),
        [RICHNESS_RICH] = N_("Rich"),
        [RICHNESS_FEAST] = N_("Feast"),
    };
    return tr(names[richness]);
}

const char *text_goal(const char *name)
{
    static const struct {
        const char *name, *title;
    } goals[] = {
        {"first-six", N_("A word of six letters")},
        {"first-round", N_("Your first round")},
        {"words-10", N_("Ten words in a round")},
        {"points-25", N_("25 points in a round")},
        {"win-novice", N_("Beat Novice")},
        {"daily-first", N_("Your first daily board")},
        {"rounds-10", N_("Ten rounds")},
        {"win-match", N_("Beat your match")},
        {"stars-4", N_("Three stars on 4 × 4")},
        {"first-seven", N_("A word of seven letters")},
        {"race-win", N_("Win a race")},
        {"words-25", N_("25 words in a round")},
        {"points-50", N_("50 points in a round")},
        {"two-first", N_("A round for two")},
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
        {"two-10", N_("Ten rounds for two")},
        {"win-expert", N_("Beat Expert")},
        {"sixes-100", N_("100 words of six or more letters")},
        /* xgettext:no-c-format */
        {"common-most", N_("75 % of the common words")},
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

const char *text_richness_tip(enum richness richness)
{
    static const char *const tips[RICHNESS_COUNT] = {
        [RICHNESS_LEAN] = TEXT_TIP_LEAN,
        [RICHNESS_FAIR] = TEXT_TIP_FAIR,
        [RICHNESS_RICH] = TEXT_TIP_RICH,
        [RICHNESS_FEAST] = TEXT_TIP_FEAST,
    };
    return tr(tips[richness]);
}

const char *text_gloss_part(enum gloss_part part)
{
    switch (part) {
    case GLOSS_NOUN:
        return tr(N_IN("what a word is", "noun"));
    case GLOSS_VERB:
        return tr(N_IN("what a word is", "verb"));
    case GLOSS_ADJECTIVE:
        return tr(N_IN("what a word is", "adjective"));
    case GLOSS_ADVERB:
        return tr(N_IN("what a word is", "adverb"));
    case GLOSS_SYNONYMS:
        break;
    }
    return "";
}

const char *text_icon_tip(enum icon icon)
{
    static const char *const tips[ICON_COUNT] = {
        [ICON_MENU] = TEXT_TIP_MENU,
        [ICON_PAUSE] = TEXT_TIP_PAUSE,
        [ICON_VOLUME_2] = TEXT_TIP_SOUND_ON,
        [ICON_VOLUME_X] = TEXT_TIP_SOUND_OFF,
        [ICON_ARROW_LEFT] = TEXT_TIP_BACK,
        [ICON_CHEVRON_LEFT] = TEXT_TIP_BACK,
        [ICON_HOUSE] = TEXT_TIP_HOME,
        [ICON_X] = TEXT_TIP_CLOSE,
        [ICON_CHART_COLUMN] = TEXT_TIP_STATISTICS,
    };
    return tips[icon] ? tr(tips[icon]) : NULL;
}

const char *text_month(int month)
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

const char *text_month_title(int month)
{
    static const char *const names[] = {
        N_IN("alone", "January"), N_IN("alone", "February"), N_IN("alone", "March"),
        N_IN("alone", "April"),   N_IN("alone", "May"),      N_IN("alone", "June"),
        N_IN("alone", "July"),    N_IN("alone", "August"),   N_IN("alone", "September"),
        N_IN("alone", "October"), N_IN("alone", "November"), N_IN("alone", "December")};
    assert(month >= 1 && month <= 12);
    return tr(names[month - 1]);
}

const char *text_month_short(int month)
{
    static const char *const names[] = {
        N_IN("short", "Jan"), N_IN("short", "Feb"), N_IN("short", "Mar"), N_IN("short", "Apr"),
        N_IN("short", "May"), N_IN("short", "Jun"), N_IN("short", "Jul"), N_IN("short", "Aug"),
        N_IN("short", "Sep"), N_IN("short", "Oct"), N_IN("short", "Nov"), N_IN("short", "Dec")};
    assert(month >= 1 && month <= 12);
    return tr(names[month - 1]);
}

char *text_day_of_month(char text[TEXT_COUNT_MAX], int day, int month)
{
    (void)snprintf(text, TEXT_COUNT_MAX, day == 1 ? tr(TEXT_FIRST_OF_MONTH) : tr(TEXT_DAY_OF_MONTH),
                   day, text_month(month));
    return text;
}

char *text_date(char text[TEXT_COUNT_MAX], int day, int month, int year)
{
    char of_month[TEXT_COUNT_MAX];
    (void)snprintf(text, TEXT_COUNT_MAX, tr(N_IN("day of the month, year", "%s %d")),
                   text_day_of_month(of_month, day, month), year);
    return text;
}

char *text_date_short(char text[TEXT_COUNT_MAX], int day, int month, int year)
{
    (void)snprintf(text, TEXT_COUNT_MAX, day == 1 ? tr(TEXT_DATE_FIRST) : tr(TEXT_DATE), day,
                   text_month_short(month), year);
    return text;
}

const char *text_weekday(int day)
{
    static const char *const names[] = {
        N_IN("weekday", "Mo"), N_IN("weekday", "Tu"), N_IN("weekday", "We"), N_IN("weekday", "Th"),
        N_IN("weekday", "Fr"), N_IN("weekday", "Sa"), N_IN("weekday", "Su")};
    assert(day >= 0 && day < 7);
    return tr(names[day]);
}

const char *text_rules_name(enum rules rules)
{
    static const char *const names[RULES_COUNT] = {
        [RULES_FOUR] = N_("Four and up"),
        [RULES_CLASSIC] = N_("Classic"),
        [RULES_PLAIN] = N_("Plain"),
    };
    return tr(names[rules]);
}

const char *text_rules_hint(enum rules rules, int cell_count)
{
    switch (rules) {
    case RULES_FOUR:
        return tr(N_("Words of four letters or more; a point for the word and one for each letter "
                     "past the fourth."));
    case RULES_CLASSIC:
        return scoring_min_letters(rules, cell_count) == 3
                   ? tr(N_(
                         "Words of three letters or more: 1 point for three or four letters, then "
                         "2, 3, 5, and 11 for eight or more."))
                   : tr(N_("Words of four letters or more: 1 point for four letters, then 2, 3, 5, "
                           "and 11 for eight or more."));
    case RULES_PLAIN:
        return tr(N_("Words of two letters or more; each word is one point."));
    case RULES_COUNT:
        break;
    }
    return "";
}

char *text_upper(const struct alphabet *alphabet, char *text, size_t size, const char *word)
{
    return text_written(NULL, alphabet, text, size, word);
}

char *text_written(const struct spellings *spellings, const struct alphabet *alphabet, char *text,
                   size_t size, const char *word)
{
    size_t at = 0;
    size_t letters = strlen(word);
    text[0] = '\0';
    if (ALPHABET_TEXT_SIZE(letters) <= size) {
        spelling_upper(spellings, alphabet, word, letters, text);
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

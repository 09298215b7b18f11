/* SPDX-License-Identifier: MIT */
/*
 * Wording that depends on figures. Leaves fixed wording to text.h.
 */
#include "text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

char *text_number(char text[TEXT_COUNT_MAX], long count)
{
    char digits[32];
    int length = snprintf(digits, sizeof digits, "%ld", count);
    char *to = text;
    for (int i = 0; i < length; i++) {
        int left = length - i;
        if (i > 0 && left % 3 == 0 && digits[i - 1] != '-') {
            *to++ = ',';
        }
        *to++ = digits[i];
    }
    *to = '\0';
    return text;
}

static char *counted(char text[TEXT_COUNT_MAX], long count, const char *one, const char *many)
{
    char number[TEXT_COUNT_MAX];
    (void)snprintf(text, TEXT_COUNT_MAX, "%.30s %s", text_number(number, count),
                   count == 1 ? one : many);
    return text;
}

char *text_words(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "word", "words");
}

char *text_points(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "point", "points");
}

char *text_days(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "day", "days");
}

char *text_days_spelt(char text[TEXT_COUNT_MAX], long count)
{
    static const char *const names[] = {
        [1] = "One",  [2] = "Two",  [3] = "Three",   [4] = "Four",
        [5] = "Five", [6] = "Six",  [7] = "Seven",   [8] = "Eight",
        [9] = "Nine", [10] = "Ten", [11] = "Eleven", [12] = "Twelve"};
    if (count < 1 || count > 12) {
        return text_days(text, count);
    }
    (void)snprintf(text, TEXT_COUNT_MAX, "%s %s", names[count], count == 1 ? "day" : "days");
    return text;
}

char *text_moves(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "move", "moves");
}

char *text_hints(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "hint", "hints");
}

char *text_rounds(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "round", "rounds");
}

char *text_puzzles(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "puzzle", "puzzles");
}

char *text_settings(char text[TEXT_COUNT_MAX], long count)
{
    return counted(text, count, "setting", "settings");
}

char *text_stars(char text[TEXT_STARS_MAX], int stars)
{
    static const char *const kinds[] = {"☆☆☆", "★☆☆", "★★☆", "★★★"};
    (void)snprintf(text, TEXT_STARS_MAX, "%s", kinds[stars < 0 ? 0 : stars > 3 ? 3 : stars]);
    return text;
}

char *text_letters(char text[TEXT_COUNT_MAX], int count)
{
    return counted(text, count, "LETTER", "LETTERS");
}

char *text_clock(char text[TEXT_COUNT_MAX], long ms)
{
    long seconds = (ms + 999) / 1000;
    (void)snprintf(text, TEXT_COUNT_MAX, "%ld:%02ld", seconds / 60, seconds % 60);
    return text;
}

char *text_letters_min(char text[TEXT_COUNT_MAX], int count)
{
    static const char *const names[] = {[2] = "two", [3] = "three", [4] = "four"};
    if (count >= 2 && count <= 4) {
        (void)snprintf(text, TEXT_COUNT_MAX, "%s", names[count]);
    } else {
        (void)snprintf(text, TEXT_COUNT_MAX, "%d", count);
    }
    return text;
}

const char *text_ordinal(int day)
{
    static const char *const days[] = {TEXT_ORDINALS};
    assert(day >= 1 && day <= 31);
    return days[day - 1];
}

const char *text_way_name(enum way way)
{
    static const char *const names[WAY_COUNT] = {
        [WAY_TURNS] = TEXT_WAY_TURNS,
        [WAY_RACE] = TEXT_WAY_RACE,
        [WAY_TWO] = TEXT_WAY_TWO,
        [WAY_ALONE] = TEXT_WAY_ALONE,
    };
    return names[way];
}

const char *text_way_about(enum way way, bool shared_count)
{
    static const char *const sentences[WAY_COUNT] = {
        [WAY_TURNS] = TEXT_ABOUT_TURNS,
        [WAY_RACE] = TEXT_ABOUT_RACE,
        [WAY_TWO] = TEXT_ABOUT_TWO,
        [WAY_ALONE] = TEXT_ABOUT_ALONE,
    };
    return way == WAY_TWO && shared_count ? TEXT_ABOUT_TWO_ALL : sentences[way];
}

const char *text_rival_name(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = "Novice",       [RIVAL_SCHOLAR] = "Scholar",  [RIVAL_EXPERT] = "Expert",
        [RIVAL_MERCILESS] = "Merciless", [RIVAL_MATCH] = "Your match", [RIVAL_FRIEND] = "A friend",
    };
    return names[level];
}

const char *text_rival_waits(enum rival_level level)
{
    static const char *const texts[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = TEXT_WAITING_NOVICE, [RIVAL_SCHOLAR] = TEXT_WAITING_SCHOLAR,
        [RIVAL_EXPERT] = TEXT_WAITING_EXPERT, [RIVAL_MERCILESS] = TEXT_WAITING,
        [RIVAL_MATCH] = TEXT_WAITING_MATCH,   [RIVAL_FRIEND] = TEXT_WAITING_FRIEND,
    };
    return texts[level];
}

const char *text_trace_hint(enum tracing tracing)
{
    static const char *const hints[TRACING_COUNT] = {
        [TRACING_BOTH] = TEXT_TRACE_HINT,
        [TRACING_DRAG] = TEXT_TRACE_DRAG,
        [TRACING_CLICK] = TEXT_TRACE_CLICK,
    };
    return hints[tracing];
}

const char *text_richness_name(enum richness richness)
{
    static const char *const names[RICHNESS_COUNT] = {
        [RICHNESS_LEAN] = "Lean",
        [RICHNESS_FAIR] = "Fair",
        [RICHNESS_RICH] = "Rich",
        [RICHNESS_FEAST] = "Feast",
    };
    return names[richness];
}

const char *text_goal(const char *name)
{
    static const struct {
        const char *name, *title;
    } goals[] = {
        {"first-six", "A word of six letters"},
        {"first-round", "Your first round"},
        {"words-10", "Ten words in a round"},
        {"points-25", "25 points in a round"},
        {"win-novice", "Beat Novice"},
        {"daily-first", "Your first daily board"},
        {"rounds-10", "Ten rounds"},
        {"win-match", "Beat your match"},
        {"stars-4", "Three stars on 4 × 4"},
        {"first-seven", "A word of seven letters"},
        {"race-win", "Win a race"},
        {"words-25", "25 words in a round"},
        {"points-50", "50 points in a round"},
        {"two-first", "A round for two"},
        {"streak-3", "Three days in a row"},
        {"challenge-first", "Your first challenge"},
        {"win-scholar", "Beat Scholar"},
        {"common-half", "Half of the common words"},
        {"learned-10", "Ten words learned"},
        {"stars-5", "Three stars on 5 × 5"},
        {"sixes-at-once", "Three words of six letters at once"},
        {"wins-10", "Ten wins"},
        {"first-eight", "A word of eight letters"},
        {"points-100", "100 points in a round"},
        {"double", "Twice the rival’s points"},
        {"streak-7", "Seven days in a row"},
        {"stars-6", "Three stars on 6 × 6"},
        {"words-50", "50 words in a round"},
        {"rounds-100", "100 rounds"},
        {"race-wins-10", "Ten races won"},
        {"two-10", "Ten rounds for two"},
        {"win-expert", "Beat Expert"},
        {"sixes-100", "100 words of six letters"},
        {"common-most", "75 % of the common words"},
        {"points-200", "200 points in a round"},
        {"first-nine", "A word of nine letters"},
        {"wins-100", "100 wins"},
        {"streak-30", "Thirty days in a row"},
        {"rounds-1000", "1,000 rounds"},
        {"win-merciless", "Beat Merciless"},
    };
    for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++) {
        if (strcmp(goals[i].name, name) == 0) {
            return goals[i].title;
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
    return tips[richness];
}

const char *text_rival_tip(enum rival_level level)
{
    static const char *const tips[RIVAL_COUNT] = {
        [RIVAL_MATCH] = TEXT_TIP_MATCH,         [RIVAL_NOVICE] = TEXT_TIP_NOVICE,
        [RIVAL_SCHOLAR] = TEXT_TIP_SCHOLAR,     [RIVAL_EXPERT] = TEXT_TIP_EXPERT,
        [RIVAL_MERCILESS] = TEXT_TIP_MERCILESS,
    };
    return tips[level];
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
    return tips[icon];
}

const char *text_month(int month)
{
    static const char *const names[] = {"January",   "February", "March",    "April",
                                        "May",       "June",     "July",     "August",
                                        "September", "October",  "November", "December"};
    assert(month >= 1 && month <= 12);
    return names[month - 1];
}

const char *text_rules_name(enum rules rules)
{
    static const char *const names[RULES_COUNT] = {
        [RULES_FOUR] = "Four and up",
        [RULES_CLASSIC] = "Classic",
        [RULES_PLAIN] = "Plain",
    };
    return names[rules];
}

const char *text_rules_hint(enum rules rules, int cell_count)
{
    switch (rules) {
    case RULES_FOUR:
        return "Words of four letters or more; a point for the word and one for each letter past "
               "the fourth.";
    case RULES_CLASSIC:
        return scoring_min_letters(rules, cell_count) == 3
                   ? "Words of three letters or more: 1 point for three or four letters, then 2, "
                     "3, 5, and 11 for eight or more."
                   : "Words of four letters or more: 1 point for four letters, then 2, 3, 5, and "
                     "11 for eight or more.";
    case RULES_PLAIN:
        return "Words of two letters or more; each word is one point.";
    case RULES_COUNT:
        break;
    }
    return "";
}

char *text_upper(char *text, size_t size, const char *word)
{
    size_t length = strlen(word);
    if (length >= size) {
        length = size - 1;
    }
    for (size_t i = 0; i < length; i++) {
        text[i] = word[i];
        if (word[i] >= 'a' && word[i] <= 'z') {
            text[i] = (char)(word[i] - 'a' + 'A');
        }
    }
    text[length] = '\0';
    return text;
}

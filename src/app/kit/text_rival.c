/* SPDX-License-Identifier: MIT */
/*
 * Names of the computer's levels, alone and in sentences, and texts about them. Leaves all other
 * names to text.c.
 */
#include "text.h"

const char *text_rival_name(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_("Novice"),    [RIVAL_SCHOLAR] = N_("Scholar"),
        [RIVAL_EXPERT] = N_("Expert"),    [RIVAL_MERCILESS] = N_("Merciless"),
        [RIVAL_MATCH] = N_("Your match"), [RIVAL_FRIEND] = N_("A friend"),
    };
    return tr(names[level]);
}

const char *text_rival_against(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_IN("against whom", "Novice"),
        [RIVAL_SCHOLAR] = N_IN("against whom", "Scholar"),
        [RIVAL_EXPERT] = N_IN("against whom", "Expert"),
        [RIVAL_MERCILESS] = N_IN("against whom", "Merciless"),
        [RIVAL_MATCH] = N_IN("against whom", "your match"),
        [RIVAL_FRIEND] = N_IN("against whom", "a friend"),
    };
    return tr(names[level]);
}

const char *text_rival_wins(enum rival_level level)
{
    static const char *const names[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = N_IN("who wins", "Novice"),
        [RIVAL_SCHOLAR] = N_IN("who wins", "Scholar"),
        [RIVAL_EXPERT] = N_IN("who wins", "Expert"),
        [RIVAL_MERCILESS] = N_IN("who wins", "Merciless"),
        [RIVAL_MATCH] = N_IN("who wins", "Your match"),
        [RIVAL_FRIEND] = N_IN("who wins", "Your friend"),
    };
    return tr(names[level]);
}

const char *text_rival_waits(enum rival_level level)
{
    static const char *const texts[RIVAL_COUNT] = {
        [RIVAL_NOVICE] = TEXT_WAITING_NOVICE, [RIVAL_SCHOLAR] = TEXT_WAITING_SCHOLAR,
        [RIVAL_EXPERT] = TEXT_WAITING_EXPERT, [RIVAL_MERCILESS] = TEXT_WAITING,
        [RIVAL_MATCH] = TEXT_WAITING_MATCH,   [RIVAL_FRIEND] = TEXT_WAITING_FRIEND,
    };
    return tr(texts[level]);
}

const char *text_rival_tip(enum rival_level level)
{
    static const char *const tips[RIVAL_COUNT] = {
        [RIVAL_MATCH] = TEXT_TIP_MATCH,         [RIVAL_NOVICE] = TEXT_TIP_NOVICE,
        [RIVAL_SCHOLAR] = TEXT_TIP_SCHOLAR,     [RIVAL_EXPERT] = TEXT_TIP_EXPERT,
        [RIVAL_MERCILESS] = TEXT_TIP_MERCILESS,
    };
    return tips[level] ? tr(tips[level]) : NULL;
}

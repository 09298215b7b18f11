/* SPDX-License-Identifier: MIT */
/*
 * The table of all screens: the only place that knows every folder of screens/.
 */
#include "screens.h"

extern const struct screen_class screen_friend;
extern const struct screen_class screen_rounds;
extern const struct screen_class screen_home;
extern const struct screen_class screen_terms;
extern const struct screen_class screen_turn;
extern const struct screen_class screen_computer;
extern const struct screen_class screen_handover;
extern const struct screen_class screen_pause;
extern const struct screen_class screen_leave;
extern const struct screen_class screen_waiting;
extern const struct screen_class screen_results;
extern const struct screen_class screen_replay;
extern const struct screen_class screen_scrambler;
extern const struct screen_class screen_solved;
extern const struct screen_class screen_statistics;
extern const struct screen_class screen_filter;
extern const struct screen_class screen_daily;
extern const struct screen_class screen_practice;
extern const struct screen_class screen_custom;
extern const struct screen_class screen_settings;
extern const struct screen_class screen_delete;
extern const struct screen_class screen_learn;
extern const struct screen_class screen_keys;
extern const struct screen_class screen_words;

const struct screen_class *const screen_classes[SCREEN_COUNT] = {
    [SCREEN_ROUNDS] = &screen_rounds,     [SCREEN_FRIEND] = &screen_friend, /* over the results */
    [SCREEN_HOME] = &screen_home,         [SCREEN_TURN] = &screen_turn,
    [SCREEN_COMPUTER] = &screen_computer, [SCREEN_PAUSE] = &screen_pause,
    [SCREEN_LEAVE] = &screen_leave,       [SCREEN_WAITING] = &screen_waiting,
    [SCREEN_RESULTS] = &screen_results,   [SCREEN_SCRAMBLER] = &screen_scrambler,
    [SCREEN_SOLVED] = &screen_solved,     [SCREEN_STATISTICS] = &screen_statistics,
    [SCREEN_FILTER] = &screen_filter,     [SCREEN_CUSTOM] = &screen_custom,
    [SCREEN_SETTINGS] = &screen_settings, [SCREEN_DELETE] = &screen_delete,
    [SCREEN_LEARN] = &screen_learn,       [SCREEN_KEYS] = &screen_keys,
    [SCREEN_HANDOVER] = &screen_handover, [SCREEN_PRACTICE] = &screen_practice,
    [SCREEN_DAILY] = &screen_daily,       [SCREEN_TERMS] = &screen_terms,
    [SCREEN_REPLAY] = &screen_replay,     [SCREEN_WORDS] = &screen_words,
};

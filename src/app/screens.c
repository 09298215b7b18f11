/* SPDX-License-Identifier: MIT */
/*
 * The table of all screens: the only place that knows every folder of screens/.
 */
#include "screens.h"

#define SCREENS(SCREEN)                                                                            \
    SCREEN(SCREEN_HOME, screen_home)                                                               \
    SCREEN(SCREEN_TERMS, screen_terms)                                                             \
    SCREEN(SCREEN_ROUNDS, screen_rounds)                                                           \
    SCREEN(SCREEN_LADDER, screen_ladder)                                                           \
    SCREEN(SCREEN_CLIMB, screen_climb)                                                             \
    SCREEN(SCREEN_TURN, screen_turn)                                                               \
    SCREEN(SCREEN_COMPUTER, screen_computer)                                                       \
    SCREEN(SCREEN_HANDOVER, screen_handover)                                                       \
    SCREEN(SCREEN_PAUSE, screen_pause)                                                             \
    SCREEN(SCREEN_LEAVE, screen_leave)                                                             \
    SCREEN(SCREEN_RESULTS, screen_results)                                                         \
    SCREEN(SCREEN_REPLAY, screen_replay)                                                           \
    SCREEN(SCREEN_SCRAMBLER, screen_scrambler)                                                     \
    SCREEN(SCREEN_SOLVED, screen_solved)                                                           \
    SCREEN(SCREEN_STATISTICS, screen_statistics)                                                   \
    SCREEN(SCREEN_FILTER, screen_filter)                                                           \
    SCREEN(SCREEN_DAILY, screen_daily)                                                             \
    SCREEN(SCREEN_PRACTICE, screen_practice)                                                       \
    SCREEN(SCREEN_CUSTOM, screen_custom)                                                           \
    SCREEN(SCREEN_SETTINGS, screen_settings)                                                       \
    SCREEN(SCREEN_DELETE, screen_delete)                                                           \
    SCREEN(SCREEN_WORDS, screen_words)                                                             \
    SCREEN(SCREEN_LEARN, screen_learn)                                                             \
    SCREEN(SCREEN_KEYS, screen_keys)                                                               \
    SCREEN(SCREEN_FRIEND, screen_friend)                                                           \
    SCREEN(SCREEN_SENDER, screen_sender)

#define SCREEN_DECLARED(id, name) extern const struct screen_class name;
SCREENS(SCREEN_DECLARED)

#define SCREEN_ROW(id, name) [id] = &(name),
const struct screen_class *const screen_classes[SCREEN_COUNT] = {SCREENS(SCREEN_ROW)};

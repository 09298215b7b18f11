/* SPDX-License-Identifier: MIT */
/*
 * Makes new rounds, restores saved ones, and rejects impossible settings. Leaves playing them to
 * round.c, and reading saved ones to the store.
 */
#include "round_state.h"

#include "trounce/ladder.h"
#include "trounce/memory.h"
#include "trounce/solver.h"

#include <assert.h>
#include <string.h>

static const struct mode_traits modes[MODE_COUNT] = {
    [MODE_TURNS] = {.name = "turns",
                    .seats = 1,
                    .has_computer = true,
                    .has_rival = true,
                    .has_hints = true,
                    .has_shares = true},
    [MODE_RACE] =
        {.name = "race", .seats = 1, .has_computer = true, .has_rival = true, .is_race = true},
    [MODE_TWO] = {.name = "two", .seats = 2, .has_computer = true},
    [MODE_ALONE] = {.name = "alone", .seats = 1, .has_hints = true},
};

const struct mode_traits *mode_traits(enum game_mode mode)
{
    assert((unsigned)mode < MODE_COUNT);
    return &modes[mode];
}

const char *mode_name(enum game_mode mode)
{
    return (unsigned)mode < MODE_COUNT ? modes[mode].name : NULL;
}

bool mode_from_name(const char *name, enum game_mode *mode)
{
    for (int i = 0; i < MODE_COUNT; i++) {
        if (strcmp(modes[i].name, name) == 0) {
            *mode = (enum game_mode)i;
            return true;
        }
    }
    return false;
}

/* Returns whether the config's friend is valid. */
static bool friend_is_possible(const struct round_config *config)
{
    if (!config->friend_words) {
        return config->friend_word_count == 0 && config->friend_hint_points == 0 &&
               !config->friend_ms;
    }
    for (size_t i = 0; i < config->friend_word_count; i++) {
        if (config->friend_words[i] >= config->lexicon->word_count ||
            (config->friend_ms && config->friend_ms[i] < 0)) {
            return false;
        }
    }
    return mode_traits(config->mode)->has_shares && config->friend_hint_points >= 0 &&
           config->friend_hint_points <= ROUND_HINTS_MAX;
}

/* Returns whether the config is valid. Its numbers may come from a file that was tampered with. */
static bool config_is_possible(const struct round_config *config)
{
    bool has_hints = config->hint_count != 0 || config->hint_points != 0;
    return config->time_ms >= 0 && config->race_tier_max >= 0 &&
           config->race_tier_max <= TIER_MAX && (unsigned)config->rules < RULES_COUNT &&
           (unsigned)config->mode < MODE_COUNT && friend_is_possible(config) &&
           (mode_traits(config->mode)->has_hints || !has_hints) && config->hint_count >= 0 &&
           config->hint_count <= ROUND_HINTS_MAX && config->hint_points >= 0 &&
           config->hint_points <= ROUND_HINTS_MAX;
}

static bool copy_friend(struct round *round, const struct round_config *config)
{
    if (!config->friend_words) {
        return true;
    }
    size_t count = config->friend_word_count;
    round->friend_words = memory_new(count, sizeof *round->friend_words);
    if (config->friend_ms) {
        round->friend_ms = memory_new(count, sizeof *round->friend_ms);
    }
    if (!round->friend_words || (config->friend_ms && !round->friend_ms)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        round->friend_words[i] = config->friend_words[i];
        if (config->friend_ms) {
            round->friend_ms[i] = config->friend_ms[i];
        }
    }
    round->friend_word_count = count;
    round->friend_hint_points = config->friend_hint_points;
    return true;
}

/* Like round_new(), but does not prepare the rival. */
static enum status make(const struct round_config *config, struct round **round)
{
    if (!config_is_possible(config)) {
        return STATUS_RANGE;
    }
    struct round *made = memory_new(1, sizeof *made);
    if (!made || !copy_friend(made, config)) {
        round_free(made);
        return STATUS_NO_MEMORY;
    }
    made->board = *config->board;
    made->lexicon = config->lexicon;
    made->rules = config->rules;
    made->mode = config->mode;
    if (config->rival) {
        made->rival = *config->rival;
    } else {
        rival_init(&made->rival, RIVAL_MERCILESS, 0);
    }
    made->phase = ROUND_READY;
    made->time_ms = config->time_ms;
    made->left_ms = config->time_ms;
    made->shared_count = config->shared_count;
    made->shares = config->shares;
    made->race_tier_max = config->race_tier_max;
    made->hint_count = config->hint_count;
    made->hint_points = config->hint_points;
    *round = made;
    return STATUS_OK;
}

/* Settles a rival of the ladder, and plans what comes while the player plays, if anything does.
 * STATUS_NO_MEMORY: nothing has changed. */
static enum status prepare_rival(struct round *round)
{
    bool is_unsettled = round->rival.rung > 0 && round->rival.strength == 0;
    if (!is_unsettled && !round_is_live(round)) {
        return STATUS_OK;
    }
    bool has_ghost = round_has_ghost(round);
    struct solver_filter filter = {
        .rules = round->rules,
        .tier_max = round->race_tier_max > 0 && !has_ghost ? round->race_tier_max : TIER_MAX,
        .without_offensive = !has_ghost};
    struct solution solution;
    enum status status = solver_solve(&round->board, round->lexicon, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    ladder_settle(&round->rival, &round->board, &solution, round_traits(round)->is_race);
    if (has_ghost) {
        status = race_follow(&solution, round->friend_words, round->friend_ms,
                             round->friend_word_count, &round->race);
    } else if (round_is_live(round)) {
        status = race_plan(&round->board, &solution, &round->rival, &round->race);
    }
    solution_deinit(&solution);
    return status;
}

enum status round_new(const struct round_config *config, struct round **round)
{
    struct round *made;
    enum status status = make(config, &made);
    if (status != STATUS_OK) {
        return status;
    }
    status = prepare_rival(made);
    if (status != STATUS_OK) {
        round_free(made);
        return status;
    }
    *round = made;
    return STATUS_OK;
}

/* Saved rounds */

static bool phase_is_possible(const struct mode_traits *traits, const struct round_past *past)
{
    switch (past->phase) {
    case ROUND_READY:
    case ROUND_PLAYER:
        break;
    case ROUND_PAUSED:
        return past->turn == SIDE_PLAYER || (past->turn == SIDE_SECOND && traits->seats == 2);
    case ROUND_HANDOVER:
        return traits->seats == 2;
    case ROUND_COMPUTER:
        return traits->has_computer;
    case ROUND_DONE:
        return true;
    }
    return false;
}

/* Returns whether a side can have words in this phase. */
static bool side_is_possible(const struct round *round, const struct round_past *past,
                             enum side side)
{
    const struct mode_traits *traits = round_traits(round);
    bool is_over = past->phase == ROUND_COMPUTER || past->phase == ROUND_DONE;
    switch (side) {
    case SIDE_PLAYER:
        return true;
    case SIDE_COMPUTER:
        return round_is_live(round) || (is_over && traits->has_computer);
    case SIDE_SECOND:
        return traits->seats == 2 &&
               (is_over || (past->phase == ROUND_PAUSED && past->turn == SIDE_SECOND));
    case SIDE_COUNT:
        break;
    }
    return false;
}

/* Returns the number of a restored word: that of the lexicon, or one beyond for a word that the
 * lexicon lacks. */
static uint32_t past_number(const struct round *round, const struct path *path)
{
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    uint32_t number;
    if (!lexicon_find(round->lexicon, text, length, &number)) {
        uint32_t count = round->lexicon->word_count + 1 + round->lexicon->added_count;
        number = round_words_foreign_number(&round->words, text, count);
    }
    return number;
}

void round_set_lexicon(struct round *round, const struct lexicon *lexicon)
{
    assert(round->phase != ROUND_COMPUTER);
    round->lexicon = lexicon;
    round_words_forget_numbers(&round->words);
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            round_words_number(&round->words, side, i,
                               past_number(round, &round_word(round, side, i)->path));
        }
    }
    struct race *race = &round->race;
    size_t next = round->race_next;
    size_t kept = 0;
    for (size_t i = 0; i < race->count; i++) {
        char text[PATH_LETTERS_MAX + 1];
        size_t length = (size_t)path_spell(&race->words[i].path, &round->board, text);
        race->words[kept] = race->words[i];
        bool is_word = lexicon_find(lexicon, text, length, &race->words[kept].number);
        kept += is_word;
        next -= !is_word && i < round->race_next;
    }
    race->count = kept;
    round->race_next = next;
}

/* Returns whether a side may list this word, given what is already listed. */
static bool word_is_possible(const struct round *round, enum side side, uint32_t number)
{
    for (enum side other = SIDE_PLAYER; other < SIDE_COUNT; other++) {
        bool may_share = other != side && round_sharing_side(round, side) == other;
        if (!may_share && round_words_has(&round->words, other, number, NULL)) {
            return false;
        }
    }
    return true;
}

static enum status list_past(struct round *round, const struct round_past *past)
{
    for (size_t i = 0; i < past->word_count; i++) {
        const struct round_past_word *word = &past->words[i];
        if (!side_is_possible(round, past, word->side) || word->points < 0 || word->found_ms < -1 ||
            word->found_ms > past->played_ms || word->path.length == 0 ||
            !path_is_valid(&word->path, &round->board)) {
            return STATUS_DAMAGED;
        }
        uint32_t number = past_number(round, &word->path);
        if (!word_is_possible(round, word->side, number)) {
            return STATUS_DAMAGED;
        }
        enum status status = round_words_add(&round->words, &round->board, word->side, number,
                                             word->points, word->found_ms, &word->path);
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

/* Returns whether shared words that count for nobody have no points. */
static bool shares_are_sound(const struct round *round)
{
    if (round_traits(round)->seats == 1 || round->shared_count || round->phase < ROUND_COMPUTER) {
        return true;
    }
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            if (round_is_shared(round, side, i) && round_word(round, side, i)->points != 0) {
                return false;
            }
        }
    }
    return true;
}

/* Plans the race and skips the words already due: they were entered, or somebody was first. A ghost
 * makes up for what it did not enter. */
static enum status go_on_racing(struct round *round)
{
    enum status status = prepare_rival(round);
    if (status == STATUS_OK && round_has_ghost(round)) {
        return round_enter_live(round, round->phase == ROUND_COMPUTER);
    }
    while (status == STATUS_OK && round->race_next < round->race.count &&
           round->race.words[round->race_next].time_ms <= round->played_ms) {
        round->race_next++;
    }
    return status;
}

/* Fills a newly made round with the saved state. */
static enum status fill(struct round *round, const struct round_past *past)
{
    enum status status = list_past(round, past);
    if (status != STATUS_OK) {
        return status;
    }
    round->phase = past->phase;
    round->played_ms = past->played_ms;
    round->left_ms = past->left_ms;
    if (past->phase == ROUND_HANDOVER) {
        round->left_ms = round->time_ms;
    }
    bool is_first = past->phase == ROUND_PAUSED && past->turn == SIDE_PLAYER;
    round->turn = round_traits(round)->seats == 1 || is_first ? SIDE_PLAYER : SIDE_SECOND;
    if (!shares_are_sound(round)) {
        return STATUS_DAMAGED;
    }
    bool goes_on =
        past->phase == ROUND_PAUSED || (past->phase == ROUND_COMPUTER && round_has_ghost(round));
    return goes_on ? go_on_racing(round) : STATUS_OK;
}

enum status round_restore(const struct round_config *config, const struct round_past *past,
                          struct round **round)
{
    if (past->left_ms < 0 || past->left_ms > config->time_ms || past->played_ms < 0 ||
        (unsigned)config->mode >= MODE_COUNT ||
        !phase_is_possible(mode_traits(config->mode), past)) {
        return STATUS_DAMAGED;
    }
    struct round *made;
    enum status status = make(config, &made);
    if (status != STATUS_OK) {
        return status == STATUS_RANGE ? STATUS_DAMAGED : status;
    }
    status = fill(made, past);
    if (status != STATUS_OK) {
        round_free(made);
        return status;
    }
    *round = made;
    return STATUS_OK;
}

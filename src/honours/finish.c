/* SPDX-License-Identifier: MIT */
/*
 * What the end of a round changes, in one pass over the words of its board.
 */
#include "finish.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

#define KNOWN_TO_ALL_TIER 10

bool finish_is_known_to_all(int tier)
{
    return tier != TIER_UNKNOWN && tier <= KNOWN_TO_ALL_TIER;
}

bool finish_is_taught(const struct solved_word *word)
{
    return word->tier <= DEAL_COMMON_TIER && !finish_is_known_to_all(word->tier) &&
           !(word->marks & WORD_MARK_OFFENSIVE);
}

bool finish_is_of_portion(const struct practice_portion *portion, const char *text)
{
    for (size_t i = 0; i < portion->left; i++) {
        if (strcmp(portion->words[i].text, text) == 0) {
            return true;
        }
    }
    return portion->left == 0;
}

/* --- practice --- */

/* Returns whether the player missed this word of the solution, though it was common enough and
 * available. */
static bool is_passed_by(const struct round *round, const struct solution *solution, size_t index)
{
    unsigned finders = solution->finders[index];
    bool is_left =
        finders == 0 || (finders == FOUND_BY(SIDE_COMPUTER) && !round_traits(round)->is_race);
    return is_left && finish_is_taught(&solution->words[index]);
}

static void add_practised(struct honours *honours, const struct practice_word *word, bool is_found)
{
    if (honours->practised_count < HONOURS_PRACTISED_MAX) {
        struct honours_practised *practised = &honours->practised[honours->practised_count++];
        *practised = (struct honours_practised){.is_found = is_found, .box = word->box};
        memcpy(practised->text, word->text, sizeof practised->text);
    }
}

/*
 * Missed words are kept from rounds of one player in which something was found, if the lexicon says
 * which words are common. Practice adds none: it is for words that already wait, and they stay
 * where they are if it ends without a word.
 */
static enum status collect_practice(const struct finish *finish, struct honours *honours,
                                    struct practice_news *news)
{
    const struct round *round = finish->round;
    const struct solution *solution = finish->solution;
    bool is_practice = finish->portion != NULL;
    bool is_played = round_word_count(round, SIDE_PLAYER) > 0;
    bool teaches = round_traits(round)->seats == 1 && round_lexicon(round)->has_tiers && is_played;
    struct path *missed = memory_new(solution->word_count + 1, sizeof *missed);
    *news = (struct practice_news){.missed = missed};
    if (!missed) {
        return STATUS_NO_MEMORY;
    }
    (void)snprintf(news->today, sizeof news->today, "%s", finish->today);
    for (size_t i = 0; i < solution->word_count; i++) {
        struct practice_word word;
        const char *text = solution_text(solution, i);
        bool is_found = (solution->finders[i] & FOUND_BY_PLAYER) != 0;
        bool is_passed = (is_practice || teaches) && is_passed_by(round, solution, i);
        bool waits = (is_found || (is_practice && is_passed)) &&
                     practice_find(finish->store, text, &word) == STATUS_OK;
        if (waits && (!is_practice || finish_is_of_portion(finish->portion, text))) {
            add_practised(honours, &word, is_found);
        }
        if (is_passed && is_played && (waits || !is_practice)) {
            solution_path(solution, i, &missed[news->missed_count++]);
        }
    }
    return STATUS_OK;
}

void finish_free(struct practice_news *practice)
{
    memory_free((void *)practice->missed);
    practice->missed = NULL;
}

/* --- strength and ladder --- */

struct strength finish_strength(struct store *store)
{
    struct strength strength;
    strength_init(&strength);
    (void)history_strength(store, &strength); /* a failure changes nothing */
    return strength;
}

enum status finish_ladder(struct store *store, struct ladder *ladder)
{
    struct ladder_record record;
    struct strength strength;
    enum status status = history_ladder(store, &record);
    *ladder = (struct ladder){.rung = LADDER_FIRST};
    if (status != STATUS_OK || record.now.rung > 0) {
        *ladder = status == STATUS_OK ? record.now : *ladder;
        return status;
    }
    strength_init(&strength);
    status = history_strength(store, &strength);
    if (status == STATUS_OK && strength.rounds > 0) {
        ladder->rung = ladder_start(strength_value(&strength));
    }
    return status;
}

/* Writes the player's strength after the round into the notes, if the round is rated. */
static void rate(const struct finish *finish, struct round_notes *notes, struct honours *honours)
{
    struct strength strength = finish_strength(finish->store);
    int tenths;
    honours->strength_before = honours->strength = strength_value(&strength);
    honours->is_rated = finish->is_kept && notes->counts && strength_is_measured(finish->round) &&
                        strength_of_round(finish->round, finish->solution, &tenths);
    if (honours->is_rated) {
        if (tenths < strength.tenths && strength_is_kept(finish->round)) {
            tenths = strength.tenths;
        }
        strength_update(&strength, tenths);
        honours->strength = strength_value(&strength);
        notes->strength_tenths = strength.tenths;
    }
    honours->shows_strength = strength.rounds >= STRENGTH_SHOWN_ROUNDS;
}

/* Returns whether a round moves its player on the ladder: any against one of its rivals that
 * counts, with a clock and without the guide; hints cost points instead. */
static bool is_on_ladder(const struct finish *finish, const struct round_notes *notes)
{
    const struct round *round = finish->round;
    return finish->is_kept && notes->counts && round_rival(round)->rung > 0 &&
           round_traits(round)->has_rival && round_time_ms(round) > 0 && !finish->had_guide;
}

/* Moves the player on the ladder and writes into the notes where he stands then. */
static void climb(const struct finish *finish, struct round_notes *notes, struct honours *honours)
{
    const struct round *round = finish->round;
    notes->ladder = (struct ladder){0};
    struct ladder ladder;
    if (is_on_ladder(finish, notes) && finish_ladder(finish->store, &ladder) == STATUS_OK) {
        honours->ladder_before = honours->ladder = ladder;
        honours->ladder_moved = ladder_move(&honours->ladder, round_score(round, SIDE_PLAYER),
                                            round_score(round, SIDE_COMPUTER));
        notes->ladder = honours->ladder;
    }
}

/* --- the round --- */

/* Counts the words that the results list, of all tiers. */
static long count_words(const struct solution *solution)
{
    long count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        count += !(solution->words[i].marks & WORD_MARK_OFFENSIVE) || solution->finders[i];
    }
    return count;
}

enum status finish_round(const struct finish *finish, struct round_notes *notes,
                         struct honours *honours, struct practice_news *practice)
{
    honours_of_round(honours, finish->round, notes, finish->solution);
    notes->board_words = finish->solution->ended_early ? 0 : count_words(finish->solution);
    notes->par = honours->par;
    notes->stars = honours->stars;
    notes->common_words = honours->common_words;
    notes->common_found = honours->common_found;
    climb(finish, notes, honours); /* first: without a ladder it begins at the strength before */
    rate(finish, notes, honours);
    return collect_practice(finish, honours, practice);
}

void finish_ask_past(struct store *store, const struct stored_round *kept, struct honours *honours)
{
    (void)history_feats(store, kept, &honours->feats);
    (void)goals_reached(store, kept, honours->goals, &honours->goal_count); /* none if it fails */
}

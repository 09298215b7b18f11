/* SPDX-License-Identifier: MIT */
/*
 * Stars, rating and special words of a round. Leaves querying the past to game_end.c.
 */
#include "honours.h"

#include "tr.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>

#define RARE_LETTERS 6

/* Returns whether the word of this number is in the player's own list; another player may have it
 * too. */
static bool is_players(const struct round *round, uint32_t number)
{
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        if (round_word(round, SIDE_PLAYER, i)->number == number) {
            return true;
        }
    }
    return false;
}

/* Finds the player's longest word that a Scholar does not find here; the first of equals. */
static void find_overlooked(struct honours *honours, const struct round *round,
                            const struct solution *solution)
{
    const struct board *board = round_board(round);
    struct rival scholar;
    int longest = RARE_LETTERS - 1;
    rival_init(&scholar, RIVAL_SCHOLAR, rival_board_seed(board));
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        if (word->letters > longest && word->letters < STORE_WORD_MAX &&
            honours_is_rare(word->tier) && is_players(round, word->number) &&
            !rival_finds(&scholar, board, text, word->letters, word->tier)) {
            longest = word->letters;
            (void)snprintf(honours->overlooked, sizeof honours->overlooked, "%s", text);
        }
    }
}

void honours_count_common(const struct round *round, const struct solution *solution, long *words,
                          long *found)
{
    *words = *found = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (deal_is_common(word->tier) && !(word->marks & WORD_MARK_OFFENSIVE)) {
            ++*words;
            *found += is_players(round, word->number);
        }
    }
}

void honours_of_round(struct honours *honours, const struct round *round,
                      const struct round_notes *notes, const struct solution *solution)
{
    *honours = (struct honours){.is_known = true, .score = round_score(round, SIDE_PLAYER)};
    if (round_traits(round)->seats == 1 && notes->kind != ROUND_KIND_PRACTICE) {
        honours->par = round_kind_shares(notes->kind) ? round_score(round, SIDE_COMPUTER) : 0;
        if (honours->par <= 0) {
            honours->par = par_points(solution, round_time_ms(round));
        }
        honours->stars = par_stars(honours->score, honours->par);
        if (honours->stars == 0 && round_traits(round)->has_rival &&
            honours->score > round_score(round, SIDE_COMPUTER)) {
            honours->stars = 1; /* no star would belittle the win */
        }
    }
    honours_count_common(round, solution, &honours->common_words, &honours->common_found);
    find_overlooked(honours, round, solution);
}

/* --- strength --- */

bool honours_is_rated(const struct round *round, const struct round_notes *notes)
{
    bool is_slip = round_word_count(round, SIDE_PLAYER) == 0 && round_left_ms(round) > 0;
    return notes->counts && round_time_ms(round) > 0 && round_hint_count(round) == 0 &&
           round_traits(round)->seats == 1 && !is_slip && !honours_is_cut_short(round);
}

bool honours_is_cut_short(const struct round *round)
{
    return round_left_ms(round) > round_time_ms(round) / 2;
}

/* Copies the words of the solution that the computer entered first to `taken`, which has room for
 * all of them; their texts remain in the solution. */
static size_t list_taken(const struct round *round, const struct solution *solution,
                         struct solved_word *taken)
{
    size_t count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        enum side side;
        if (round_has_word(round, solution_text(solution, i), word->letters, &side, NULL) &&
            side == SIDE_COMPUTER) {
            taken[count++] = *word;
        }
    }
    return count;
}

bool honours_strength(const struct round *round, const struct solution *solution, int *tenths)
{
    const struct board *board = round_board(round);
    struct strength_scale scale;
    strength_scale_init(&scale, board, solution);
    if (round_traits(round)->is_race) {
        struct solution part = *solution;
        struct strength_scale lost;
        part.words = memory_new(solution->word_count + 1, sizeof *part.words);
        if (!part.words) {
            return false;
        }
        part.word_count = list_taken(round, solution, part.words);
        strength_scale_init(&lost, board, &part);
        memory_free(part.words);
        for (int i = 0; i < RIVAL_FIXED_COUNT; i++) {
            scale.at_levels[i] -= lost.at_levels[i] / 2;
        }
    }
    long time_ms = round_time_ms(round);
    strength_scale_shorten(&scale, time_ms - round_left_ms(round), time_ms);
    return strength_of_score(&scale, round_score(round, SIDE_PLAYER), tenths);
}

/* --- ranks --- */

static const struct {
    int percent; /* of the common words */
    const char *name;
} ranks[RANK_COUNT] = {
    {0, N_("Setting out")},       {10, N_("Warming up")}, {25, N_("Under way")},
    {45, N_("On a roll")},        {65, N_("Sharp-eyed")}, {85, N_("Word hunter")},
    {100, N_("Every last word")},
};

long honours_rank_words(int rank, long common)
{
    assert(rank >= 0 && rank < RANK_COUNT && common >= 0);
    return (common * ranks[rank].percent + 99) / 100;
}

int honours_rank(long found, long common)
{
    assert(found >= 0 && found <= common && common > 0);
    int rank = RANK_COUNT - 1;
    while (found < honours_rank_words(rank, common)) {
        rank--;
    }
    return rank;
}

const char *honours_rank_name(int rank)
{
    return tr(ranks[rank].name);
}

/* SPDX-License-Identifier: MIT */
/*
 * Stars and special words of a round. Leaves querying the past to finish.c.
 */
#include "honours.h"

#include <stdio.h>

#define RARE_LETTERS 6

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
            honours_is_rare(word->tier) && (solution->finders[i] & FOUND_BY_PLAYER) &&
            !rival_finds(&scholar, board, text, word->letters, word->tier)) {
            longest = word->letters;
            (void)snprintf(honours->overlooked, sizeof honours->overlooked, "%s", text);
        }
    }
}

void honours_count_common(const struct solution *solution, long *words, long *found)
{
    *words = *found = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (deal_is_common(word->tier) && !(word->marks & WORD_MARK_OFFENSIVE)) {
            ++*words;
            *found += (solution->finders[i] & FOUND_BY_PLAYER) != 0;
        }
    }
}

void honours_of_round(struct honours *honours, const struct round *round,
                      const struct round_notes *notes, const struct solution *solution)
{
    *honours = (struct honours){.score = round_score(round, SIDE_PLAYER)};
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
    honours_count_common(solution, &honours->common_words, &honours->common_found);
    find_overlooked(honours, round, solution);
}

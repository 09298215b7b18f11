/* SPDX-License-Identifier: MIT */
/*
 * Families: words derived from a found word, with all of its dice. This is a fact of the round, not
 * a habit, so nothing is tested here.
 */
#include "trounce/coach.h"
#include "trounce/deal.h"

#include "coach_kin.h"
#include "lowest_bit.h"

#include <string.h>

#define EXTRA_LETTERS_MAX 4

/* Returns whether `letters` can be spelled by unused cells from a neighbour of `cell` on. */
static bool can_follow(const struct board *board, uint64_t used, int cell, const char *letters,
                       size_t length)
{
    if (length == 0) {
        return true;
    }
    for (uint64_t next = board->neighbours[cell] & ~used; next != 0; next &= next - 1) {
        int at = (int)lowest_bit(next);
        const char *spelling = alphabet_spelling(board->alphabet, board->faces[at]);
        size_t size = strlen(spelling);
        if (size > 0 && size <= length && memcmp(letters, spelling, size) == 0 &&
            can_follow(board, used | UINT64_C(1) << at, at, letters + size, length - size)) {
            return true;
        }
    }
    return false;
}

/* The same for letters that end beside `first`, backwards, and those after `last`. */
static bool can_surround(const struct board *board, uint64_t used, int first, const char *before,
                         size_t length, int last, const char *after)
{
    if (length == 0) {
        return can_follow(board, used, last, after, strlen(after));
    }
    for (uint64_t next = board->neighbours[first] & ~used; next != 0; next &= next - 1) {
        int at = (int)lowest_bit(next);
        const char *spelling = alphabet_spelling(board->alphabet, board->faces[at]);
        size_t size = strlen(spelling);
        if (size > 0 && size <= length && memcmp(before + length - size, spelling, size) == 0 &&
            can_surround(board, used | UINT64_C(1) << at, at, before, length - size, last, after)) {
            return true;
        }
    }
    return false;
}

static bool is_relative(const char *language, const struct board *board,
                        const struct round_word *word, const char *text)
{
    const struct path *path = &word->path;
    for (const char *at = strstr(text, word->text); at; at = strstr(at + 1, word->text)) {
        if (coach_is_kin(language, board->alphabet, word->text, text, (size_t)(at - text)) &&
            can_surround(board, path->used, path->cells[0], text, (size_t)(at - text),
                         path->cells[path->length - 1], at + word->letters)) {
            return true;
        }
    }
    return false;
}

/* Returns whether the player has a longer word that contains `word` and is contained in `text`:
 * then GREENS belongs to GREEN and not to GREE. */
static bool is_nearer_to_another(const struct round *round, const struct round_word *word,
                                 const char *text, int letters)
{
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        const struct round_word *other = round_word(round, SIDE_PLAYER, i);
        if (other->letters > word->letters && other->letters < letters &&
            strstr(other->text, word->text) && strstr(text, other->text)) {
            return true;
        }
    }
    return false;
}

/* Finds the relatives of one word; a solution begins with the longest words. */
static void find_relatives(const char *language, const struct round *round,
                           const struct solution *solution, size_t of, struct coach_family *family)
{
    const struct round_word *word = round_word(round, SIDE_PLAYER, of);
    int found = 0;
    *family = (struct coach_family){.of = of};
    for (size_t i = solution->word_count; i-- > 0;) {
        const struct solved_word *solved = &solution->words[i];
        const char *text = solution_text(solution, i);
        if (solved->letters <= word->letters ||
            solved->letters > word->letters + EXTRA_LETTERS_MAX ||
            !deal_passes_for_common(solved) ||
            !is_relative(language, round_board(round), word, text)) {
            continue;
        }
        if (solution->finders[i] & FOUND_BY_PLAYER) {
            found++;
            continue;
        }
        if (is_nearer_to_another(round, word, text, solved->letters)) {
            continue;
        }
        if (family->listed < COACH_FAMILY_MAX) {
            family->words[family->listed++] = i;
        }
        family->count++;
    }
    if (family->count < COACH_FAMILY_LEAST || family->count <= found) {
        family->count = 0;
    }
}

void coach_find_family(const char *language, const struct round *round,
                       const struct solution *solution, struct coach_family *family)
{
    *family = (struct coach_family){.count = 0};
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        struct coach_family of_word;
        find_relatives(language, round, solution, i, &of_word);
        if (of_word.count > family->count ||
            (of_word.count > 0 && of_word.count == family->count &&
             round_word(round, SIDE_PLAYER, i)->letters >
                 round_word(round, SIDE_PLAYER, family->of)->letters)) {
            *family = of_word;
        }
    }
}

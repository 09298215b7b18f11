/* SPDX-License-Identifier: MIT */
/*
 * A board and a lexicon made to mislead (one letter everywhere, words of that letter alone) have
 * more paths than could ever be walked. Here the words of the lexicon are asked for one by one,
 * each in a search of its own (solver_word.c), which is exact, and may take long.
 *
 * So that a hard word does not keep others waiting, they are asked for in rounds: what is not
 * decided within so many steps comes again in the next round, with more of them. What begins like
 * something that has no path is left out with all that is behind it in the lexicon.
 */
#include "solver_rounds.h"

#include "solver_word.h"
#include "trounce/memory.h"

#include <string.h>

/* What a word may take in the first round, and how much more in each of the next ones. */
#define FIRST_STEPS  20000
#define STEPS_GROWTH 8
#define STEPS_MAX    (INT64_MAX / STEPS_GROWTH)

/* What else takes time, in the same steps. */
#define VISIT_STEPS 4
#define WORD_STEPS  50

/* For all cells that are part of words only by other paths than those that were found. */
#define COVERING_STEPS 1000000

/* So many letters are asked for by themselves where the lexicon branches. */
#define FORK_LETTERS_MIN 4

struct rounds {
    struct found *found;
    const struct solver_filter *filter;
    const struct lexicon *lexicon;
    uint64_t *settled; /* a bit a word: counted, or left out by the filter */
    uint64_t *absent;  /* a bit a word */
    uint64_t *spent;   /* a bit a node: nothing is left to do there and behind it */
    uint64_t *passed;  /* a bit a node: some path spells what leads to it */
    struct word_search search;
    unsigned char letters[WORD_LETTERS_MAX];
    unsigned char left[LETTER_COUNT]; /* cells that spell the letter, beyond those in `letters` */
    int64_t steps;                    /* for a word in this round */
    int64_t steps_left;               /* for all */
    uint32_t visits_left; /* of nodes: those of a forged lexicon may lead back to themselves */
    bool is_covering;     /* looks for cells of the words that were found */
    bool is_undecided;    /* something was left for the next round */
    bool out_of_memory;
    uint64_t solid_cells; /* that are not blank */
    int min_letters;
};

static bool has_bit(const uint64_t *bits, uint32_t at)
{
    return bits[at / 64] >> at % 64 & 1;
}

static void set_bit(uint64_t *bits, uint32_t at)
{
    bits[at / 64] |= UINT64_C(1) << at % 64;
}

static enum word_outcome answer(struct rounds *rounds, const struct word_question *question,
                                struct path *path)
{
    rounds->steps_left -= WORD_STEPS;
    enum word_outcome outcome =
        word_search_answer(&rounds->search, question, rounds->steps, &rounds->steps_left, path);
    rounds->is_undecided |= outcome == WORD_UNDECIDED;
    return outcome;
}

/* Is there a path that spells so much, and maybe a letter more? */
static enum word_outcome try_beginning(struct rounds *rounds, uint32_t node, int length)
{
    struct path path;
    struct word_question question = {rounds->letters, length, true, 0, 0};
    enum word_outcome outcome = answer(rounds, &question, &path);
    if (outcome == WORD_FOUND) {
        set_bit(rounds->passed, node);
    }
    return outcome;
}

/* Looks for the word that ends at `node`. Tells whether there is a path to go on from. */
static enum word_outcome find_word(struct rounds *rounds, uint32_t node, int length)
{
    struct path path;
    struct word_question question = {rounds->letters, length, false, 0, 0};
    uint32_t number = lexicon_word_number(rounds->lexicon, node);
    enum word_outcome outcome = answer(rounds, &question, &path);
    if (outcome == WORD_FOUND) {
        set_bit(rounds->settled, number);
        set_bit(rounds->passed, node);
        rounds->found->used_cells |= path.used;
        rounds->out_of_memory |= !found_add(rounds->found, node, &path);
    } else if (outcome == WORD_ABSENT) {
        set_bit(rounds->absent, number);
        uint64_t halves = rounds->search.starts[rounds->letters[length - 1]];
        if ((halves & rounds->search.long_cells) != 0) {
            return try_beginning(rounds, node, length);
        }
    }
    return outcome;
}

/* Looks for cells of a word that is on the board. */
static void cover_word(struct rounds *rounds, int length)
{
    struct word_places places;
    struct word_question question = {rounds->letters, length, false, 0, 0};
    uint64_t *used_cells = &rounds->found->used_cells;
    rounds->steps_left -= length;
    if (!word_search_narrow(&rounds->search, &question, &places)) {
        return;
    }
    for (int place = 0; place < length; place++) {
        uint64_t cells = places.cells[place] & ~*used_cells;
        for (; cells != 0 && rounds->steps_left > 0; cells &= cells - 1) {
            struct path path;
            question.place = place;
            question.through = cells & (~cells + 1);
            if ((question.through & *used_cells) == 0 &&
                answer(rounds, &question, &path) == WORD_FOUND) {
                *used_cells |= path.used;
            }
        }
    }
}

/* Does a word end at the node that counts? Its number, then. */
static bool is_wanted(const struct rounds *rounds, uint32_t node, uint32_t *number)
{
    if ((int)lexicon_word_length(rounds->lexicon, node) < rounds->min_letters) {
        return false;
    }
    *number = lexicon_word_number(rounds->lexicon, node);
    return filter_takes(rounds->filter, lexicon_note(rounds->lexicon, *number));
}

/* Does what there is to do at a node. WORD_FOUND: there is, or may be, a path to go on from. */
static enum word_outcome meet_node(struct rounds *rounds, uint32_t node, int length)
{
    uint32_t number = 0;
    bool wanted = is_wanted(rounds, node, &number);
    if (rounds->is_covering) {
        if (wanted && has_bit(rounds->settled, number)) {
            cover_word(rounds, length);
        }
        return WORD_FOUND;
    }
    if (wanted && has_bit(rounds->settled, number)) {
        return WORD_FOUND;
    }
    if (wanted && !has_bit(rounds->absent, number)) {
        return find_word(rounds, node, length);
    }
    uint32_t letters = lexicon_letters(rounds->lexicon, node);
    if (length >= FORK_LETTERS_MIN && (letters & (letters - 1)) != 0 &&
        !has_bit(rounds->passed, node)) {
        return try_beginning(rounds, node, length);
    }
    return WORD_FOUND;
}

/* Is there nothing left to do behind the node? */
static bool has_spent_children(const struct rounds *rounds, uint32_t node)
{
    uint32_t letters = lexicon_letters(rounds->lexicon, node);
    for (; letters != 0; letters &= letters - 1) {
        uint32_t child = lexicon_child(rounds->lexicon, node, bits_lowest(letters));
        if (!has_bit(rounds->spent, child)) {
            return false;
        }
    }
    return true;
}

/* Is everything known that was asked for? */
static bool is_done(const struct rounds *rounds)
{
    return rounds->is_covering && rounds->found->used_cells == rounds->solid_cells;
}

static bool goes_on(const struct rounds *rounds)
{
    return rounds->steps_left > 0 && rounds->visits_left > 0 && !rounds->out_of_memory &&
           !is_done(rounds);
}

/* Goes through what is behind a node, to which `length` letters lead that may end in `cells`. */
static void visit_children(struct rounds *rounds, uint32_t node, int length, uint64_t cells)
{
    const struct lexicon *lexicon = rounds->lexicon;
    uint32_t letters = length < WORD_LETTERS_MAX ? lexicon_letters(lexicon, node) : 0;
    for (; letters != 0 && goes_on(rounds); letters &= letters - 1) {
        unsigned letter = bits_lowest(letters);
        uint32_t child = lexicon_child(lexicon, node, letter);
        if (has_bit(rounds->spent, child)) {
            continue;
        }
        rounds->visits_left--;
        rounds->steps_left -= VISIT_STEPS;
        uint64_t next = length == 0 ? rounds->search.has[letter] & rounds->search.starts[letter]
                                    : word_search_step(&rounds->search, cells,
                                                       rounds->letters[length - 1], letter);
        bool is_spent = next == 0 || rounds->left[letter] == 0;
        if (!is_spent) {
            rounds->letters[length] = (unsigned char)letter;
            rounds->left[letter]--;
            enum word_outcome outcome = meet_node(rounds, child, length + 1);
            is_spent = outcome == WORD_ABSENT;
            if (outcome == WORD_FOUND) {
                visit_children(rounds, child, length + 1, next);
                is_spent = !rounds->is_covering && has_spent_children(rounds, child);
            }
            rounds->left[letter]++;
        }
        if (is_spent) {
            set_bit(rounds->spent, child);
        }
    }
}

/* Rounds until nothing is undecided; false when the steps, or the nodes, did not suffice. */
static bool go_rounds(struct rounds *rounds, int64_t steps_left)
{
    rounds->steps = FIRST_STEPS;
    rounds->steps_left = steps_left;
    do {
        rounds->is_undecided = false;
        rounds->visits_left = rounds->lexicon->slot_count;
        visit_children(rounds, LEXICON_ROOT, 0, 0);
        if (!goes_on(rounds)) {
            return is_done(rounds);
        }
        rounds->steps *= rounds->steps < STEPS_MAX ? STEPS_GROWTH : 1;
    } while (rounds->is_undecided);
    return true;
}

static bool rounds_init(struct rounds *rounds, const struct board *board)
{
    const struct lexicon *lexicon = rounds->lexicon;
    rounds->absent = memory_new(lexicon->word_count / 64 + 1, sizeof *rounds->absent);
    rounds->spent = memory_new(lexicon->slot_count / 64 + 1, sizeof *rounds->spent);
    rounds->passed = memory_new(lexicon->slot_count / 64 + 1, sizeof *rounds->passed);
    if (!word_search_init(&rounds->search, board) || rounds->absent == NULL ||
        rounds->spent == NULL || rounds->passed == NULL) {
        return false;
    }
    for (unsigned letter = 0; letter < LETTER_COUNT; letter++) {
        rounds->left[letter] = (unsigned char)bits_count(rounds->search.has[letter]);
        rounds->solid_cells |= rounds->search.has[letter];
    }
    return true;
}

static void rounds_deinit(struct rounds *rounds)
{
    word_search_deinit(&rounds->search);
    memory_free(rounds->absent);
    memory_free(rounds->spent);
    memory_free(rounds->passed);
}

enum status solver_rounds(const struct walk_task *task, uint64_t *settled, int64_t patience,
                          struct found *found)
{
    struct rounds rounds = {
        .found = found,
        .filter = task->filter,
        .lexicon = task->lexicon,
        .settled = settled,
        .min_letters = scoring_min_letters(task->filter->rules, board_cell_count(task->board)),
    };
    found->took_long = true;
    if (rounds_init(&rounds, task->board)) {
        found->ended_early = !go_rounds(&rounds, patience);
        if (task->wants_cells && !rounds.out_of_memory) {
            memset(rounds.spent, 0, (task->lexicon->slot_count / 64 + 1) * sizeof *rounds.spent);
            rounds.is_covering = true;
            found->cells_ended_early = !go_rounds(&rounds, COVERING_STEPS) || found->ended_early;
        }
    } else {
        rounds.out_of_memory = true;
    }
    rounds_deinit(&rounds);
    return rounds.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

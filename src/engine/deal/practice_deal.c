/* SPDX-License-Identifier: MIT */
/*
 * Finds boards with wanted words. Leaves finding the words of a board to the solver, and shaking to
 * deal.c.
 */
#include "trounce/practice_deal.h"

#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/random.h"

#include <assert.h>
#include <string.h>

#define BATCH       64    /* boards that the solver scores in one call */
#define LAID_BOARDS 4096  /* boards made around a laid word */
#define WALKS       200   /* random walks to try before laying a word along the rows */
#define SPELL_STEPS 10000 /* faces to try for a word before it counts as impossible */

/* A word as a sequence of faces. */
struct spelling {
    unsigned char faces[DICE_MAX]; /* of the alphabet of the dice */
    int count;
};

struct practice_deal {
    struct dice dice;
    int side;
    struct solver *game_solver; /* borrowed */
    struct solver_filter filter;
    struct lexicon wanted;
    struct solver *solver;      /* for the wanted words */
    struct spelling *spellings; /* one per word */
    size_t word_count;
    struct random random;

    struct practice_board best; /* valid unless held is 0 */
    int best_common;            /* its number of common words */

    /* A batch: the faces of its boards, one after another, and the state before each shake. */
    unsigned char faces[BATCH * DICE_MAX];
    uint64_t states[BATCH];
    struct solver_score scores[BATCH];
};

/* --- a word on the dice --- */

static bool shows(const struct dice *dice, int die, unsigned char face)
{
    return memchr(dice->faces[die], face, DICE_FACES) != NULL;
}

/* A matching of dice to the faces of a spelling. */
struct matching {
    const struct dice *dice;
    const struct spelling *spelling;
    const unsigned char *order; /* order in which the dice are tried */
    int of_die[DICE_MAX];       /* place in the spelling that a die is used for; -1: free */
    bool tried[DICE_MAX];
};

/* Finds a die for a place, reassigning others if necessary (Kuhn's augmenting path). */
static bool match_place(struct matching *matching, int place)
{
    for (int i = 0; i < matching->dice->count; i++) {
        int die = matching->order[i];
        if (matching->tried[die] || !shows(matching->dice, die, matching->spelling->faces[place])) {
            continue;
        }
        matching->tried[die] = true;
        if (matching->of_die[die] < 0 || match_place(matching, matching->of_die[die])) {
            matching->of_die[die] = place;
            return true;
        }
    }
    return false;
}

static bool match_dice(struct matching *matching)
{
    for (int die = 0; die < matching->dice->count; die++) {
        matching->of_die[die] = -1;
    }
    for (int place = 0; place < matching->spelling->count; place++) {
        memset(matching->tried, 0, sizeof matching->tried);
        if (!match_place(matching, place)) {
            return false;
        }
    }
    return true;
}

static bool any_die_shows(const struct dice *dice, unsigned char face)
{
    for (int die = 0; die < dice->count; die++) {
        if (shows(dice, die, face)) {
            return true;
        }
    }
    return false;
}

/* Spells the rest of a word with faces that the dice can show together; takes the first way. In a
 * word of many pairs the number of ways is exponential: gives up when no steps are left. */
static bool spell_rest(const struct dice *dice, const char *rest, struct spelling *spelling,
                       int *steps)
{
    unsigned char order[DICE_MAX];
    if (!*rest) {
        for (int i = 0; i < dice->count; i++) {
            order[i] = (unsigned char)i;
        }
        struct matching matching = {.dice = dice, .spelling = spelling, .order = order};
        return match_dice(&matching);
    }
    for (int face = 1; face < dice->alphabet->face_count && spelling->count < dice->count; face++) {
        const char *spelled = alphabet_spelling(dice->alphabet, face);
        size_t length = strlen(spelled);
        if (strncmp(rest, spelled, length) == 0 && any_die_shows(dice, (unsigned char)face) &&
            --*steps >= 0) {
            spelling->faces[spelling->count++] = (unsigned char)face;
            if (spell_rest(dice, rest + length, spelling, steps)) {
                return true;
            }
            spelling->count--;
        }
    }
    return false;
}

/* --- begin and end --- */

/* Adds a wanted word unless it can never count on these boards. */
static enum status add_word(struct practice_deal *deal, const struct practice_deal_config *config,
                            const char *word, struct trie *trie)
{
    size_t length = strlen(word);
    uint32_t number;
    bool added;
    int least = scoring_min_letters(config->rules, config->dice->count);
    if (length < (size_t)least || length > WORD_LETTERS_MAX ||
        !lexicon_find(config->lexicon, word, length, &number)) {
        return STATUS_OK;
    }
    struct spelling *spelling = &deal->spellings[deal->word_count];
    int steps = SPELL_STEPS;
    spelling->count = 0;
    if (!spell_rest(&deal->dice, word, spelling, &steps)) {
        return STATUS_OK;
    }
    enum status status =
        trie_add(trie, word, length, lexicon_note(config->lexicon, number), &added);
    deal->word_count += status == STATUS_OK && added;
    return status;
}

static enum status read_words(struct practice_deal *deal, const struct practice_deal_config *config)
{
    struct trie *trie = NULL;
    enum status status = trie_new(config->lexicon->alphabet, &trie);
    for (size_t i = 0; i < config->word_count && status == STATUS_OK; i++) {
        status = add_word(deal, config, config->words[i], trie);
    }
    if (status == STATUS_OK) {
        status = lexicon_from_trie(&deal->wanted, trie);
    }
    trie_free(trie);
    return status;
}

enum status practice_deal_new(const struct practice_deal_config *config,
                              struct practice_deal **deal)
{
    struct practice_deal *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->dice = *config->dice;
    made->side = dice_side(config->dice);
    assert(made->side > 0);
    made->game_solver = config->solver;
    made->filter = (struct solver_filter){.rules = config->rules, .tier_max = TIER_MAX};
    random_seed(&made->random, config->seed);
    made->spellings = memory_new(config->word_count + 1, sizeof *made->spellings);
    enum status status = made->spellings ? read_words(made, config) : STATUS_NO_MEMORY;
    if (status == STATUS_OK) {
        status = solver_new(&made->wanted, config->simd, &made->solver);
    }
    if (status != STATUS_OK) {
        practice_deal_free(made);
        return status;
    }
    *deal = made;
    return STATUS_OK;
}

void practice_deal_free(struct practice_deal *deal)
{
    if (!deal) {
        return;
    }
    solver_free(deal->solver);
    lexicon_deinit(&deal->wanted);
    memory_free(deal->spellings);
    memory_free(deal);
}

size_t practice_deal_word_count(const struct practice_deal *deal)
{
    return deal->word_count;
}

/* --- the search --- */

/* Keeps board `index` of a batch, which has at least as many words as the best one, if it is
 * better. */
static enum status compare(struct practice_deal *deal, int index, bool is_shaken)
{
    struct board board;
    struct survey survey;
    int held = deal->scores[index].word_count;
    board_init_in(&board, deal->dice.alphabet, deal->side, deal->side,
                  deal->faces + (size_t)index * (size_t)deal->dice.count);
    enum status status =
        solver_survey(deal->game_solver, &board, &deal->filter, DEAL_COMMON_TIER, &survey);
    if (status == STATUS_OK &&
        (held > deal->best.held || survey.common_count > deal->best_common)) {
        deal->best = (struct practice_board){
            .board = board,
            .held = held,
            .is_shaken = is_shaken,
            .state = is_shaken ? deal->states[index] : 0,
        };
        deal->best_common = survey.common_count;
    }
    return status;
}

static enum status score_batch(struct practice_deal *deal, bool is_shaken)
{
    enum status status = solver_score_many(deal->solver, deal->side, deal->side, deal->faces, BATCH,
                                           &deal->filter, deal->scores);
    for (int i = 0; i < BATCH && status == STATUS_OK; i++) {
        int held = deal->scores[i].word_count;
        if (held > 0 && held >= deal->best.held) {
            status = compare(deal, i, is_shaken);
        }
    }
    return status;
}

enum status practice_deal_step(struct practice_deal *deal, long shakes)
{
    enum status status = STATUS_OK;
    for (long done = 0; done < shakes && status == STATUS_OK; done += BATCH) {
        unsigned char *faces = deal->faces;
        for (int i = 0; i < BATCH; i++, faces += deal->dice.count) {
            deal->states[i] = deal->random.state;
            deal_faces(&deal->dice, &deal->random, faces);
        }
        status = score_batch(deal, true);
    }
    return status;
}

/* --- laying a word --- */

/* A random unused neighbour of `cell` (any unused cell if it is negative); -1 if there is none. */
static int step_from(const struct board *board, int cell, uint64_t used, struct random *random)
{
    int cells[BOARD_CELLS_MAX];
    int count = 0;
    for (int other = 0; other < board_cell_count(board); other++) {
        bool is_beside = cell < 0 || (board->neighbours[cell] >> other & 1);
        if (is_beside && !(used >> other & 1)) {
            cells[count++] = other;
        }
    }
    return count > 0 ? cells[random_below(random, (uint32_t)count)] : -1;
}

static bool walk(const struct board *board, int length, struct random *random,
                 unsigned char cells[BOARD_CELLS_MAX])
{
    uint64_t used = 0;
    int cell = -1;
    for (int i = 0; i < length; i++) {
        cell = step_from(board, cell, used, random);
        if (cell < 0) {
            return false;
        }
        used |= UINT64_C(1) << cell;
        cells[i] = (unsigned char)cell;
    }
    return true;
}

/* Makes a random path of `length` cells; if the walks fail, a zigzag along the rows. */
static void make_path(const struct board *board, int length, struct random *random,
                      unsigned char cells[BOARD_CELLS_MAX])
{
    for (int i = 0; i < WALKS; i++) {
        if (walk(board, length, random, cells)) {
            return;
        }
    }
    for (int i = 0; i < length; i++) {
        int row = i / board->columns;
        int column = i % board->columns;
        cells[i] = (unsigned char)(row * board->columns +
                                   (row % 2 == 0 ? column : board->columns - 1 - column));
    }
}

/* Shakes a board that has the word: its dice are chosen at random among those that fit, and the
 * others are shaken into the remaining cells. */
static void lay_word(struct practice_deal *deal, const struct board *shape,
                     const struct spelling *spelling, unsigned char *faces)
{
    const struct dice *dice = &deal->dice;
    unsigned char order[DICE_MAX];
    unsigned char cells[BOARD_CELLS_MAX] = {0};
    struct matching matching = {.dice = dice, .spelling = spelling, .order = order};
    deal_order(dice, &deal->random, order);
    make_path(shape, spelling->count, &deal->random, cells);
    bool is_matched = match_dice(&matching);
    assert(is_matched); /* as in add_word */
    (void)is_matched;
    memset(faces, FACE_BLANK, (size_t)dice->count);
    uint64_t used = 0;
    for (int place = 0; place < spelling->count; place++) {
        faces[cells[place]] = spelling->faces[place];
        used |= UINT64_C(1) << cells[place];
    }
    int cell = 0;
    for (int i = 0; i < dice->count; i++) {
        int die = order[i];
        if (matching.of_die[die] >= 0) {
            continue;
        }
        while (used >> cell & 1) {
            cell++;
        }
        faces[cell++] = dice->faces[die][random_below(&deal->random, DICE_FACES)];
    }
}

static enum status lay_words(struct practice_deal *deal)
{
    struct board shape;
    enum status status = STATUS_OK;
    memset(deal->faces, FACE_BLANK, (size_t)deal->dice.count);
    board_init_in(&shape, deal->dice.alphabet, deal->side, deal->side, deal->faces);
    for (int done = 0; done < LAID_BOARDS && status == STATUS_OK; done += BATCH) {
        unsigned char *faces = deal->faces;
        for (int i = 0; i < BATCH; i++, faces += deal->dice.count) {
            uint32_t word = random_below(&deal->random, (uint32_t)deal->word_count);
            lay_word(deal, &shape, &deal->spellings[word], faces);
        }
        status = score_batch(deal, false);
    }
    return status;
}

enum status practice_deal_finish(struct practice_deal *deal, struct practice_board *best)
{
    if (deal->word_count == 0) {
        return STATUS_MISSING;
    }
    enum status status = deal->best.held == 0 ? lay_words(deal) : STATUS_OK;
    if (status == STATUS_OK) {
        *best = deal->best;
    }
    return status;
}

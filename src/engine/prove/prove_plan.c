/* SPDX-License-Identifier: MIT */
/*
 * Orders cells and letters, and divides all boards into parts.
 */
#include "prove_plan.h"

#include "hunt_pool.h"

#include <string.h>

/* The bits of an item that are left for points; see prove_items.h. */
#define POINT_BITS 14

/* ---- letters ---- */

struct tally {
    const struct alphabet *alphabet;
    size_t longest;
    double counts[ALPHABET_LETTERS_MAX];
};

static bool count_letters(void *context, const char *word, size_t length, struct word_note note)
{
    struct tally *tally = context;
    (void)note;
    for (size_t at = 0; length <= tally->longest && at < length; at++) {
        tally->counts[word[at] - 'a'] += 1;
    }
    return true;
}

static void rank_letters(struct plan *plan, const struct lexicon *lexicon)
{
    struct tally tally = {.alphabet = lexicon->alphabet, .longest = (size_t)plan->places + 1};
    lexicon_each(lexicon, count_letters, &tally);
    double sum = 0;
    for (int letter = 0; letter < ALPHABET_LETTERS_MAX; letter++) {
        sum += tally.counts[letter];
    }
    for (;;) {
        int best = 0;
        for (int letter = 1; letter < ALPHABET_LETTERS_MAX; letter++) {
            best = tally.counts[letter] > tally.counts[best] ? letter : best;
        }
        if (tally.counts[best] <= 0) {
            break;
        }
        plan->ranks++;
        plan->letter_of[plan->ranks] = (unsigned char)best;
        plan->rank_of[best] = (unsigned char)plan->ranks;
        plan->shares[plan->ranks] = tally.counts[best] / sum;
        tally.counts[best] = 0;
    }
}

/* ---- cells ---- */

/* Takes the cells with most neighbours first, as they are part of most words. */
static void order_cells(struct plan *plan)
{
    unsigned char faces[PROOF_CELLS_MAX] = {0};
    struct board board;
    board_init(&board, plan->rows, plan->columns, faces);
    uint64_t taken = 0;
    for (int place = 0; place < plan->places; place++) {
        unsigned most = 0;
        int next = -1;
        for (int cell = 0; cell < plan->places; cell++) {
            uint64_t around = board.neighbours[cell];
            unsigned worth = bits_count(around) * PROOF_CELLS_MAX + bits_count(around & taken);
            if ((taken >> cell & 1) == 0 && (next < 0 || worth > most)) {
                next = cell;
                most = worth;
            }
        }
        taken |= UINT64_C(1) << next;
        plan->cell_of[place] = (unsigned char)next;
    }
}

/* Of the images of a board under all symmetries, there is one whose letter in the first place ranks
 * no earlier than those in the cells to which symmetries move that place; of the symmetries that
 * leave it in place, one does the same for the second place, and so on. */
static void limit_images(struct plan *plan)
{
    struct symmetries symmetries;
    symmetries_init(&symmetries, plan->rows, plan->columns);
    unsigned left = (1u << symmetries.count) - 1;
    for (int place = 0; place < plan->places; place++) {
        int cell = plan->cell_of[place];
        for (int s = 0; s < symmetries.count; s++) {
            int image = symmetries.from[s][cell];
            if ((left >> s & 1) == 0 || image == cell) {
                continue;
            }
            left &= ~(1u << s);
            for (int other = place + 1; other < plan->places; other++) {
                if (plan->cell_of[other] == image) {
                    plan->below[place] |= 1u << other;
                }
            }
        }
    }
}

void plan_init(struct plan *plan, const struct lexicon *lexicon, int rows, int columns)
{
    *plan = (struct plan){.rows = rows, .columns = columns, .places = rows * columns};
    rank_letters(plan, lexicon);
    order_cells(plan);
    limit_images(plan);
    plan->width = plan->ranks < 32 ? 5 : 6;
    plan->fixed = 1;
    while ((plan->places - plan->fixed) * plan->width + POINT_BITS > 64) {
        plan->fixed++;
    }
}

/* ---- parts ---- */

void plan_limits(const struct plan *plan, const struct part *part,
                 unsigned char limits[PROOF_CELLS_MAX])
{
    memset(limits, plan->ranks, PROOF_CELLS_MAX);
    for (int place = 0; place <= plan->fixed && place < plan->places; place++) {
        unsigned char rank = place < plan->fixed ? part->ranks[place] : part->high;
        for (int other = place + 1; other < plan->places; other++) {
            if ((plan->below[place] >> other & 1) != 0 && rank < limits[other]) {
                limits[other] = rank;
            }
        }
    }
}

/* Returns the last rank of the range that begins with `low`. Ranges have about a third of all
 * letters that words have, so that the boards of a part can be searched in memory. */
static unsigned char range_end(const struct plan *plan, unsigned char low)
{
    double share = plan->shares[low];
    unsigned char high = low;
    while (high < plan->ranks && share + plan->shares[high + 1] <= PLAN_RANGE) {
        high++;
        share += plan->shares[high];
    }
    return high;
}

/* Sets the letters from `place` on to the first ones. */
static void begin_from(const struct plan *plan, struct part *part, int place)
{
    for (; place < plan->fixed; place++) {
        part->ranks[place] = 1;
    }
    part->low = 1;
    part->high = range_end(plan, 1);
}

static void cut_range(const struct plan *plan, struct part *part)
{
    unsigned char limits[PROOF_CELLS_MAX];
    plan_limits(plan, part, limits);
    if (plan->fixed < plan->places && part->high > limits[plan->fixed]) {
        part->high = limits[plan->fixed];
    }
}

bool plan_next(const struct plan *plan, struct part *part)
{
    if (part->low == 0) {
        begin_from(plan, part, 0);
        cut_range(plan, part);
        return plan->ranks > 0;
    }
    unsigned char limits[PROOF_CELLS_MAX];
    plan_limits(plan, part, limits);
    if (plan->fixed < plan->places && part->high < limits[plan->fixed]) {
        part->low = (unsigned char)(part->high + 1);
        part->high = range_end(plan, part->low);
        cut_range(plan, part);
        return true;
    }
    for (int place = plan->fixed - 1; place >= 0; place--) {
        if (part->ranks[place] < limits[place]) {
            part->ranks[place]++;
            begin_from(plan, part, place + 1);
            cut_range(plan, part);
            return true;
        }
    }
    return false;
}

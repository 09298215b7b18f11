/* SPDX-License-Identifier: MIT */
/*
 * Orders cells and letters, and divides all boards into parts.
 */
#include "prove_plan.h"

#include "hunt_pool.h"
#include "trounce/memory.h"

#include <string.h>

/* The bits of an item that are left for points; see prove_items.h. */
#define POINT_BITS 14

/* Parts know the letters of so many places after the fixed ones only as far as these limit others:
 * a range of them, which has at most such a share of all letters that words have. Smaller shares
 * limit more, but repeat more work for words that do not use the place. */
#define RANGED 3
static const double range_share = 0.2;

/* ---- letters ---- */

struct tally {
    size_t longest;
    double counts[ALPHABET_LETTERS_MAX];
    double sum;
};

static bool count_letters(void *context, const char *word, size_t length, struct word_note note)
{
    struct tally *tally = context;
    (void)note;
    for (size_t at = 0; length <= tally->longest && at < length; at++) {
        tally->counts[(unsigned char)word[at] - 'a'] += 1;
        tally->sum += 1;
    }
    return true;
}

static void rank_letters(struct plan *plan, const struct lexicon *lexicon)
{
    struct tally tally = {.longest = (size_t)plan->places + 1};
    lexicon_each(lexicon, count_letters, &tally);
    for (;;) {
        int best = 0;
        for (int letter = 1; letter < ALPHABET_LETTERS_MAX; letter++) {
            best = tally.counts[letter] > tally.counts[best] ? letter : best;
        }
        if (tally.counts[best] <= 0) {
            return;
        }
        plan->letter_of[++plan->letters] = (unsigned char)best;
        plan->ranks = plan->letters < RANKS_MAX ? plan->letters : RANKS_MAX;
        plan->shares[plan->ranks] += tally.counts[best] / tally.sum;
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
    plan->fixed = plan->places > 9; /* of nine, a part takes up to 1.7 GB, of ten up to 13 GB */
    rank_letters(plan, lexicon);
    order_cells(plan);
    limit_images(plan);
    while ((plan->places - plan->fixed) * RANK_BITS + POINT_BITS > 64) {
        plan->fixed++;
    }
    plan->free = plan->places - plan->fixed;
    plan->point_mask = (UINT64_C(1) << plan_point_bits(plan->free)) - 1;
    plan->chosen = plan->fixed + RANGED < plan->places ? plan->fixed + RANGED : plan->places;
}

/* ---- parts ---- */

void plan_limit(const struct plan *plan, int place, unsigned char rank,
                unsigned char limits[PROOF_CELLS_MAX])
{
    for (int other = place + 1; other < plan->places; other++) {
        if ((plan->below[place] >> other & 1) != 0 && rank < limits[other]) {
            limits[other] = rank;
        }
    }
}

void plan_limits(const struct plan *plan, const struct part *part,
                 unsigned char limits[PROOF_CELLS_MAX])
{
    memcpy(limits, part->high, PROOF_CELLS_MAX);
    for (int place = 0; place < plan->chosen; place++) {
        plan_limit(plan, place, limits[place], limits);
    }
}

/* The last letter of the range of a place that begins with `low`. */
static unsigned end_range(const struct plan *plan, int place, unsigned low, unsigned limit)
{
    double most = plan->below[place] != 0 ? range_share : 1;
    double share = plan->shares[low];
    unsigned high = low;
    while (place >= plan->fixed && high < limit && share + plan->shares[high + 1] <= most) {
        share += plan->shares[++high];
    }
    return high;
}

/* Divides the boards of a part by the ranges of a place and those after it. */
static bool divide(const struct plan *plan, struct part part, int place, struct parts *parts)
{
    if (place == plan->chosen) {
        if (!memory_reserve((void **)&parts->list, &parts->capacity, parts->count, sizeof part)) {
            return false;
        }
        parts->list[parts->count++] = part;
        return true;
    }
    bool is_divided = true;
    unsigned char limits[PROOF_CELLS_MAX];
    plan_limits(plan, &part, limits);
    for (unsigned low = 1; low <= limits[place] && is_divided; low = part.high[place] + 1U) {
        part.low[place] = (unsigned char)low;
        part.high[place] = (unsigned char)end_range(plan, place, low, limits[place]);
        is_divided = divide(plan, part, place + 1, parts);
    }
    return is_divided;
}

bool plan_divide(const struct plan *plan, struct parts *parts)
{
    struct part all;
    memset(all.low, 1, sizeof all.low);
    memset(all.high, plan->ranks, sizeof all.high);
    return divide(plan, all, 0, parts);
}

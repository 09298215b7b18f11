/* SPDX-License-Identifier: MIT */
/*
 * Searches the parts of a proof. Leaves items and their bounds to prove_items.c, and the order of
 * cells and letters to prove_plan.c.
 *
 * The places after the fixed ones are decided in two halves, because the list of all items is long.
 * Of the items with the same letters in the upper half, only the bound takes part in the search of
 * that half. For its letters that are left over, the lower half is searched with the items
 * themselves.
 */
#include "prove_items.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

struct proof {
    const struct lexicon *lexicon;
    struct proof_config config;
    struct plan plan;
    struct part *parts;
    size_t part_count;
    int turn; /* the first place of the lower half */
};

struct prover {
    const struct proof *proof;
    struct gatherer *gatherer;
    struct solver *solver;
    struct form form;
    struct form upper_form;
    struct items items; /* of the part */
    struct items upper; /* their bounds, by letters of the upper half */
    uint32_t *starts;   /* where the items of each of `upper` begin; one more at the end */
    size_t start_capacity;
    struct items levels[PROOF_CELLS_MAX + 1]; /* the list for each place */
    struct items halves[2];                   /* for merging many lists */
    unsigned char ranks[PROOF_CELLS_MAX];
    unsigned char limits[PROOF_CELLS_MAX];
    unsigned char low; /* of the range of the first place after the fixed ones */

    struct proof_result result;
    struct proof_board *boards;
    size_t board_capacity;
};

/* ---- proofs ---- */

static bool list_parts(struct proof *proof)
{
    struct part part = {.low = 0};
    size_t capacity = 0;
    while (plan_next(&proof->plan, &part)) {
        if (!memory_reserve((void **)&proof->parts, &capacity, proof->part_count, sizeof part)) {
            return false;
        }
        proof->parts[proof->part_count++] = part;
    }
    return true;
}

enum status proof_new(const struct lexicon *lexicon, const struct proof_config *config,
                      struct proof **proof)
{
    int cells = config->rows * config->columns;
    assert(cells >= PROOF_CELLS_MIN && cells <= PROOF_CELLS_MAX && config->least >= 1);
    (void)cells;
    struct proof *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->lexicon = lexicon;
    made->config = *config;
    plan_init(&made->plan, lexicon, config->rows, config->columns);
    made->turn = made->plan.fixed + (made->plan.places - made->plan.fixed) / 2;
    if (!list_parts(made)) {
        proof_free(made);
        return STATUS_NO_MEMORY;
    }
    *proof = made;
    return STATUS_OK;
}

void proof_free(struct proof *proof)
{
    if (proof) {
        memory_free(proof->parts);
        memory_free(proof);
    }
}

size_t proof_part_count(const struct proof *proof)
{
    return proof->part_count;
}

double proof_part_share(const struct proof *proof, size_t part)
{
    (void)part;
    return 1 / (double)proof->part_count;
}

/* ---- provers ---- */

enum status prover_new(const struct proof *proof, struct prover **prover)
{
    struct prover *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->proof = proof;
    const struct plan *plan = &proof->plan;
    form_init(&made->form, plan, plan->fixed, plan->places);
    form_init(&made->upper_form, plan, plan->fixed, proof->turn);
    if (gatherer_new(plan, proof->lexicon, proof->config.rules, &made->gatherer) != STATUS_OK ||
        solver_new(proof->lexicon, proof->config.simd, &made->solver) != STATUS_OK) {
        prover_free(made);
        return STATUS_NO_MEMORY;
    }
    *prover = made;
    return STATUS_OK;
}

void prover_free(struct prover *prover)
{
    if (prover) {
        gatherer_free(prover->gatherer);
        solver_free(prover->solver);
        memory_free(prover->items.list);
        memory_free(prover->upper.list);
        memory_free(prover->starts);
        memory_free(prover->halves[0].list);
        memory_free(prover->halves[1].list);
        for (int place = 0; place <= PROOF_CELLS_MAX; place++) {
            memory_free(prover->levels[place].list);
        }
        memory_free(prover->boards);
        memory_free(prover);
    }
}

/* ---- searching ---- */

/* Scores the board whose letters are all decided. */
static enum status score(struct prover *prover)
{
    const struct proof *proof = prover->proof;
    struct proof_board board = {.points = 0};
    for (int place = 0; place < proof->plan.places; place++) {
        board.faces[proof->plan.cell_of[place]] =
            (unsigned char)(FACE_A + proof->plan.letter_of[prover->ranks[place]]);
    }
    struct solver_filter filter = {.rules = proof->config.rules, .tier_max = TIER_MAX};
    struct solver_score scored;
    enum status status = solver_score_many(prover->solver, proof->config.rows,
                                           proof->config.columns, board.faces, 1, &filter, &scored);
    if (status != STATUS_OK) {
        return status;
    }
    prover->result.scored++;
    board.points = scored.points;
    if (scored.points >= proof->config.least) {
        if (!memory_reserve((void **)&prover->boards, &prover->board_capacity,
                            prover->result.board_count, sizeof board)) {
            return STATUS_NO_MEMORY;
        }
        prover->boards[prover->result.board_count++] = board;
    }
    return STATUS_OK;
}

/* Returns the index of the first item that is not below `item`. */
static size_t find(const uint64_t *list, size_t count, uint64_t item)
{
    size_t low = 0;
    while (count > 0) {
        size_t half = count / 2;
        if (list[low + half] < item) {
            low += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return low;
}

static enum status search(struct prover *prover, const struct form *form, int place,
                          const uint64_t *list, size_t count);

struct span_of_items {
    const uint64_t *list;
    size_t count;
};

#define UPPER_SUBSETS_MAX (1u << (PROOF_CELLS_MAX / 2))

/* Finds the items that agree with the letters of the upper half, one list for each subset of its
 * places. Returns the number of lists that are not empty. */
static size_t find_spans(const struct prover *prover, struct span_of_items spans[UPPER_SUBSETS_MAX])
{
    const struct form *form = &prover->upper_form;
    unsigned places = (unsigned)(form->end - form->first);
    size_t found = 0;
    for (unsigned subset = 0; subset < 1u << places; subset++) {
        uint64_t letters = 0;
        for (unsigned i = 0; i < places; i++) {
            int place = form->first + (int)i;
            if ((subset >> i & 1) != 0) {
                letters |= (uint64_t)prover->ranks[place] << form_shift(form, place);
            }
        }
        size_t at = find(prover->upper.list, prover->upper.count, letters);
        if (at < prover->upper.count && (prover->upper.list[at] & ~form->points) == letters) {
            spans[found++] = (struct span_of_items){prover->items.list + prover->starts[at],
                                                    prover->starts[at + 1] - prover->starts[at]};
        }
    }
    return found;
}

/* Searches the lower half, now that the letters of the upper half are decided. */
static enum status turn(struct prover *prover)
{
    struct span_of_items spans[UPPER_SUBSETS_MAX];
    size_t count = find_spans(prover, spans);
    int place = prover->proof->turn;
    struct cut cut = {
        .form = &prover->form,
        .mask = (UINT64_C(1) << (form_shift(&prover->form, place) + prover->form.width)) - 1};
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        size += spans[i].count;
    }
    if (!items_reserve(&prover->halves[0], size) || !items_reserve(&prover->halves[1], size)) {
        return STATUS_NO_MEMORY;
    }
    bool overflows = false;
    int to = 0;
    do { /* once at least, to cut the letters of the upper half off */
        uint64_t *list = prover->halves[to].list;
        size_t left = 0;
        for (size_t i = 0; i < count; i += 2) {
            struct span_of_items other = i + 1 < count ? spans[i + 1] : (struct span_of_items){0};
            size_t merged = items_merge(&cut, spans[i].list, spans[i].count, other.list,
                                        other.count, list, &overflows);
            spans[left++] = (struct span_of_items){list, merged};
            list += merged;
        }
        count = left;
        to = 1 - to;
    } while (count > 1);
    if (overflows) {
        return STATUS_RANGE;
    }
    return count == 0 ? STATUS_OK /* no words, and at least a point is asked for */
                      : search(prover, &prover->form, place, spans[0].list, spans[0].count);
}

/* Goes on to the next place with the items that agree with the letter of this one. */
static enum status descend(struct prover *prover, const struct form *form, int place,
                           const uint64_t *list, size_t count)
{
    if (place + 1 == form->end) {
        return form == &prover->upper_form ? turn(prover) : score(prover);
    }
    int shift = form_shift(form, place);
    uint64_t rank = prover->ranks[place];
    size_t without = find(list, count, UINT64_C(1) << shift);
    size_t first = find(list, count, rank << shift);
    size_t with = find(list + first, count - first, (rank + 1) << shift);
    struct items *next = &prover->levels[place + 1];
    if (!items_reserve(next, without + with)) {
        return STATUS_NO_MEMORY;
    }
    unsigned char limits[PROOF_CELLS_MAX];
    memcpy(limits, prover->limits, sizeof limits);
    struct cut cut = {.form = form, .mask = (UINT64_C(1) << shift) - 1, .limit = (unsigned)rank};
    for (int other = place + 1; other < prover->form.end; other++) {
        if ((prover->proof->plan.below[place] >> other & 1) != 0 && rank < limits[other]) {
            prover->limits[other] = (unsigned char)rank;
            cut.limited |= other < form->end ? 1u << other : 0;
        }
    }
    bool overflows = false;
    next->count = items_merge(&cut, list, without, list + first, with, next->list, &overflows);
    enum status status =
        overflows ? STATUS_RANGE : search(prover, form, place + 1, next->list, next->count);
    memcpy(prover->limits, limits, sizeof limits);
    return status;
}

static enum status search(struct prover *prover, const struct form *form, int place,
                          const uint64_t *list, size_t count)
{
    uint32_t bounds[RANKS_MAX + 1];
    items_bound(form, place, list, count, bounds);
    enum status status = STATUS_OK;
    unsigned char low = place == prover->proof->plan.fixed ? prover->low : 1;
    for (unsigned char rank = low; rank <= prover->limits[place] && status == STATUS_OK; rank++) {
        prover->result.classes++;
        if ((long)bounds[0] + (long)bounds[rank] >= prover->proof->config.least) {
            prover->ranks[place] = rank;
            status = descend(prover, form, place, list, count);
        }
    }
    return status;
}

/* ---- parts ---- */

/* Adds letters of the upper half, whose items begin at `first`. */
static bool add_upper(struct prover *prover, uint64_t item, size_t first)
{
    size_t at = prover->upper.count;
    if (!items_reserve(&prover->upper, at + 1) ||
        !memory_reserve((void **)&prover->starts, &prover->start_capacity, at,
                        sizeof *prover->starts)) {
        return false;
    }
    prover->upper.list[at] = item;
    prover->starts[at] = (uint32_t)first;
    prover->upper.count++;
    return true;
}

/* Bounds the items that have the same letters in the upper half. */
static bool make_upper(struct prover *prover)
{
    const struct items *items = &prover->items;
    int place = prover->proof->turn;
    int shift = form_shift(&prover->form, place) + prover->form.width;
    prover->upper.count = 0;
    for (size_t first = 0; first < items->count;) {
        uint64_t letters = items->list[first] >> shift;
        size_t end = first + 1;
        while (end < items->count && items->list[end] >> shift == letters) {
            end++;
        }
        uint32_t bounds[RANKS_MAX + 1];
        items_bound(&prover->form, place, items->list + first, end - first, bounds);
        uint64_t most = 0;
        for (int rank = 1; rank <= RANKS_MAX; rank++) {
            most = bounds[rank] > most ? bounds[rank] : most;
        }
        uint64_t item = letters << prover->upper_form.point_bits | (bounds[0] + most);
        if (!add_upper(prover, item, first)) {
            return false;
        }
        first = end;
    }
    bool is_ended = add_upper(prover, 0, items->count);
    prover->upper.count -= is_ended;
    return is_ended;
}

enum status prover_work(struct prover *prover, size_t part, struct proof_result *result)
{
    const struct proof *proof = prover->proof;
    assert(part < proof->part_count);
    const struct part *of = &proof->parts[part];
    prover->result = (struct proof_result){.items = 0};
    memcpy(prover->ranks, of->ranks, sizeof prover->ranks);
    plan_limits(&proof->plan, of, prover->limits);
    prover->limits[proof->plan.fixed] = of->high;
    prover->low = of->low;
    enum status status = gatherer_gather(prover->gatherer, &prover->form, of, &prover->items);
    if (status == STATUS_OK && (prover->items.count >= UINT32_MAX || !make_upper(prover))) {
        status = STATUS_NO_MEMORY;
    }
    if (status == STATUS_OK) {
        prover->result.items = prover->items.count;
        status = search(prover, &prover->upper_form, proof->plan.fixed, prover->upper.list,
                        prover->upper.count);
    }
    *result = prover->result;
    result->boards = prover->boards;
    return status;
}

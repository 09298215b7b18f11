/* SPDX-License-Identifier: MIT */
/*
 * Searches the parts of a proof. Leaves items to prove_items.c, and the order of cells and letters
 * to prove_plan.c.
 *
 * The items of a part are a tree: the first place with a letter or without one, then the next
 * place, and so on. The bound of a node is that of its child without a letter, with the best of its
 * children with one. Once the letters of some places are known, what a board can still get is the
 * sum of the bounds of all nodes at that depth which agree with them. Each of these nodes chooses
 * its own best letters for the places to come. Therefore the next two places are tried with all
 * pairs of letters, for all nodes at once, before the search goes deeper.
 */
#include "prove_items.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* The nodes of one depth, in order. The children of node i begin at starts[i] of the next level and
 * end where those of the next node begin. */
struct level {
    struct items nodes; /* the letters of the first places, with the bound in place of points */
    uint32_t *starts;   /* one more than nodes */
    size_t start_capacity;
    int point_bits;
};

struct proof {
    const struct lexicon *lexicon;
    struct proof_config config;
    struct plan plan;
    struct part *parts;
    size_t part_count;
};

/* Nodes of a level that agree with the letters so far; there are at most as many as subsets of
 * places. */
#define NODES_MAX (1 << (PROOF_CELLS_MAX - 2))

struct node_set {
    uint32_t nodes[NODES_MAX];
    int count;
};

struct prover {
    const struct proof *proof;
    struct gatherer *gatherer;
    struct solver *solver;
    const struct part *part;
    struct level levels[PROOF_CELLS_MAX + 1]; /* by depth: places after the fixed ones */
    struct node_set sets[PROOF_CELLS_MAX + 1];
    unsigned char ranks[PROOF_CELLS_MAX];
    unsigned char limits[PROOF_CELLS_MAX];
    uint32_t *pairs[PROOF_CELLS_MAX]; /* bounds by the letters of two places */

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

/* The number of pairs of ranks, 0 among them. */
static size_t pair_count(const struct plan *plan)
{
    return (size_t)1 << 2 * plan->width;
}

enum status prover_new(const struct proof *proof, struct prover **prover)
{
    struct prover *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->proof = proof;
    const struct plan *plan = &proof->plan;
    for (int depth = 0; depth <= plan->free; depth++) {
        made->levels[depth].point_bits = plan_point_bits(plan, depth);
    }
    bool is_made = true;
    for (int depth = 0; depth + 2 < plan->free + 1; depth++) {
        made->pairs[depth] = memory_new(pair_count(plan), sizeof **made->pairs);
        is_made = is_made && made->pairs[depth];
    }
    if (!is_made ||
        gatherer_new(plan, proof->lexicon, proof->config.rules, &made->gatherer) != STATUS_OK ||
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
        for (int depth = 0; depth <= PROOF_CELLS_MAX; depth++) {
            memory_free(prover->levels[depth].nodes.list);
            memory_free(prover->levels[depth].starts);
        }
        for (int depth = 0; depth < PROOF_CELLS_MAX; depth++) {
            memory_free(prover->pairs[depth]);
        }
        memory_free(prover->boards);
        memory_free(prover);
    }
}

/* ---- levels ---- */

static uint64_t letters_of(const struct level *level, size_t node)
{
    return level->nodes.list[node] >> level->point_bits;
}

static uint32_t bound_of(const struct level *level, size_t node)
{
    return (uint32_t)(level->nodes.list[node] & ((UINT64_C(1) << level->point_bits) - 1));
}

/* Makes room for so many nodes, whatever the level has. False when out of memory. */
static bool level_reserve(struct level *level, size_t count)
{
    if (count >= level->start_capacity) {
        uint32_t *starts = memory_resize(level->starts, count + 1, sizeof *starts);
        if (!starts) {
            return false;
        }
        level->starts = starts;
        level->start_capacity = count + 1;
    }
    return items_reserve(&level->nodes, count);
}

/* Makes the level above another one, in room for as many nodes. */
static void make_level(struct level *level, const struct level *below, int width)
{
    uint64_t rank = (UINT64_C(1) << width) - 1;
    size_t count = 0;
    for (size_t at = 0; at < below->nodes.count;) {
        uint64_t letters = letters_of(below, at) >> width;
        uint32_t without = 0;
        uint32_t with = 0;
        level->starts[count] = (uint32_t)at;
        for (; at < below->nodes.count && letters_of(below, at) >> width == letters; at++) {
            uint32_t bound = bound_of(below, at);
            if ((letters_of(below, at) & rank) == 0) {
                without = bound;
            } else {
                with = bound > with ? bound : with;
            }
        }
        level->nodes.list[count++] = letters << level->point_bits | (without + with);
    }
    level->starts[count] = (uint32_t)below->nodes.count;
    level->nodes.count = count;
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

/* Adds the bounds of what is two levels below nodes, by the letters of these two places. */
static void add_pairs(const struct prover *prover, int depth, const uint32_t *nodes, int count,
                      uint32_t *pairs)
{
    const struct level *level = &prover->levels[depth];
    const struct level *next = level + 1;
    const struct level *last = level + 2;
    size_t mask = pair_count(&prover->proof->plan) - 1;
    uint64_t points = (UINT64_C(1) << last->point_bits) - 1;
    for (int i = 0; i < count; i++) {
        uint32_t at = next->starts[level->starts[nodes[i]]];
        uint32_t end = next->starts[level->starts[nodes[i] + 1]];
        for (; at < end; at++) {
            uint64_t item = last->nodes.list[at];
            pairs[item >> last->point_bits & mask] += (uint32_t)(item & points);
        }
    }
}

static unsigned low_of(const struct prover *prover, int place)
{
    return place < prover->proof->plan.chosen ? prover->part->low[place] : 1;
}

/* Tries all pairs of letters for the next two places after that at `depth`. The letters of the
 * first of those, of which some pair may have enough points, are left in `alive`; if there are no
 * further places, the boards are scored. */
static enum status try_pairs(struct prover *prover, int depth, const uint32_t *pairs,
                             uint64_t *alive)
{
    const struct plan *plan = &prover->proof->plan;
    int place = plan->fixed + depth + 1;
    bool is_end = depth + 3 == plan->free;
    *alive = 0;
    for (unsigned one = low_of(prover, place); one <= prover->limits[place]; one++) {
        const uint32_t *with = pairs + ((size_t)one << plan->width);
        long more = prover->proof->config.least - (long)(pairs[0] + with[0]);
        for (unsigned other = 1; other <= prover->limits[place + 1]; other++) {
            if ((long)(pairs[other] + with[other]) < more) {
                continue;
            }
            *alive |= UINT64_C(1) << one;
            if (!is_end) {
                break;
            }
            prover->ranks[place] = (unsigned char)one;
            prover->ranks[place + 1] = (unsigned char)other;
            enum status status = score(prover);
            if (status != STATUS_OK) {
                return status;
            }
        }
    }
    return STATUS_OK;
}

/* Limits letters to those that rank no later than that of a place, where that leaves out only
 * images. */
static void limit_below(struct prover *prover, int place)
{
    const struct plan *plan = &prover->proof->plan;
    unsigned char rank = prover->ranks[place];
    for (int other = place + 1; other < plan->places; other++) {
        if ((plan->below[place] >> other & 1) != 0 && rank < prover->limits[other]) {
            prover->limits[other] = rank;
        }
    }
}

/* Adds up the bounds of the children of nodes by rank. */
static void add_children(const struct prover *prover, int depth, uint32_t bounds[RANKS_MAX + 1])
{
    const struct node_set *set = &prover->sets[depth];
    const struct level *level = &prover->levels[depth];
    uint64_t mask = (UINT64_C(1) << prover->proof->plan.width) - 1;
    for (int i = 0; i < set->count; i++) {
        uint32_t end = level->starts[set->nodes[i] + 1];
        for (uint32_t at = level->starts[set->nodes[i]]; at < end; at++) {
            bounds[letters_of(level + 1, at) & mask] += bound_of(level + 1, at);
        }
    }
}

/* Adds the children with a rank to the set of the next depth, after its first `count` nodes. */
static void take_children(struct prover *prover, int depth, unsigned rank, int count)
{
    const struct node_set *set = &prover->sets[depth];
    struct node_set *next = &prover->sets[depth + 1];
    const struct level *level = &prover->levels[depth];
    uint64_t mask = (UINT64_C(1) << prover->proof->plan.width) - 1;
    next->count = count;
    for (int i = 0; i < set->count; i++) {
        uint32_t end = level->starts[set->nodes[i] + 1];
        uint32_t at = level->starts[set->nodes[i]];
        while (at < end && (letters_of(level + 1, at) & mask) < rank) {
            at++;
        }
        if (at < end && (letters_of(level + 1, at) & mask) == rank) {
            next->nodes[next->count++] = at;
        }
    }
}

/* Searches the letters in `alive` for the place at `depth`, given the nodes of that depth. */
static enum status search(struct prover *prover, int depth, uint64_t alive)
{
    const struct plan *plan = &prover->proof->plan;
    struct node_set *next = &prover->sets[depth + 1];
    int place = plan->fixed + depth;
    size_t size = pair_count(plan) * sizeof **prover->pairs;
    uint32_t bounds[RANKS_MAX + 1] = {0};
    add_children(prover, depth, bounds);
    take_children(prover, depth, 0, 0);
    int without = next->count;
    memset(prover->pairs[depth + 1], 0, size);
    add_pairs(prover, depth + 1, next->nodes, without, prover->pairs[depth + 1]);
    unsigned char limits[PROOF_CELLS_MAX];
    memcpy(limits, prover->limits, sizeof limits);
    enum status status = STATUS_OK;
    for (unsigned rank = low_of(prover, place); rank <= limits[place] && status == STATUS_OK;
         rank++) {
        if ((alive >> rank & 1) == 0) {
            continue;
        }
        prover->result.classes++;
        if ((long)bounds[0] + (long)bounds[rank] < prover->proof->config.least) {
            continue;
        }
        prover->ranks[place] = (unsigned char)rank;
        limit_below(prover, place);
        take_children(prover, depth, rank, without);
        memcpy(prover->pairs[0], prover->pairs[depth + 1], size);
        add_pairs(prover, depth + 1, next->nodes + without, next->count - without,
                  prover->pairs[0]);
        uint64_t left;
        status = try_pairs(prover, depth, prover->pairs[0], &left);
        if (status == STATUS_OK && left != 0 && depth + 3 < plan->free) {
            status = search(prover, depth + 1, left);
        }
        memcpy(prover->limits, limits, sizeof limits);
    }
    return status;
}

/* ---- parts ---- */

/* Makes the levels above the items. False when out of memory. */
static bool make_levels(struct prover *prover)
{
    int depth = prover->proof->plan.free;
    bool is_made = prover->levels[depth].nodes.count < UINT32_MAX;
    while (is_made && depth > 0) {
        const struct level *below = &prover->levels[depth--];
        is_made = level_reserve(&prover->levels[depth], below->nodes.count);
        if (is_made) {
            make_level(&prover->levels[depth], below, prover->proof->plan.width);
        }
    }
    return is_made;
}

enum status prover_work(struct prover *prover, size_t part, struct proof_result *result)
{
    const struct proof *proof = prover->proof;
    assert(part < proof->part_count);
    struct items *items = &prover->levels[proof->plan.free].nodes;
    prover->part = &proof->parts[part];
    prover->result = (struct proof_result){.items = 0};
    memcpy(prover->ranks, prover->part->low, sizeof prover->ranks);
    plan_limits(&proof->plan, prover->part, prover->limits);
    enum status status = gatherer_gather(prover->gatherer, prover->part, items);
    if (status == STATUS_OK && !make_levels(prover)) {
        status = STATUS_NO_MEMORY;
    }
    if (status == STATUS_OK && items->count > 0) {
        prover->result.items = items->count;
        prover->sets[0] = (struct node_set){.count = 1};
        status = search(prover, 0, UINT64_MAX);
    }
    *result = prover->result;
    result->boards = prover->boards;
    return status;
}

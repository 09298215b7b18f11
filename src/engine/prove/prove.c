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
    double weight; /* of all parts */
};

/* There are at most as many nodes that agree with some letters as subsets of their places. */
#define NODES_MAX (1 << (PROOF_CELLS_MAX - 3))
#define PAIRS     ((RANKS_MAX + 1) * (RANKS_MAX + 1))

/* The nodes of a depth that agree with the letters so far, and their children: those with rank r
 * end at ends[r], where those with the next rank begin. */
struct family {
    uint32_t nodes[NODES_MAX];
    uint32_t count;
    uint32_t children[NODES_MAX * (RANKS_MAX + 1)];
    uint32_t ends[RANKS_MAX + 1];
    uint32_t bounds[RANKS_MAX + 1]; /* the sums of the bounds of these */
    uint32_t pairs[PAIRS]; /* bounds by the letters of the next two places, without one here */
    long closed;           /* the most points of boards that are ruled out */
};

struct prover {
    const struct proof *proof;
    struct gatherer *gatherer;
    struct solver *solver;
    const struct part *part;
    struct level levels[PROOF_CELLS_MAX + 1]; /* by depth: places after the fixed ones */
    unsigned char ranks[PROOF_CELLS_MAX];
    unsigned char limits[PROOF_CELLS_MAX];
    struct family *families; /* by depth */
    uint32_t pairs[PAIRS];   /* bounds by the letters of two places */

    struct proof_result result;
    struct proof_board *boards;
    size_t board_capacity;
    struct proof_class *classes;
    size_t class_capacity;
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
        proof->weight += plan_weight(&proof->plan, &part);
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

int proof_order(const struct proof *proof, unsigned char cells[PROOF_CELLS_MAX],
                unsigned char faces[ALPHABET_FACES_MAX])
{
    const struct plan *plan = &proof->plan;
    memcpy(cells, plan->cell_of, PROOF_CELLS_MAX);
    for (int rank = 1; rank <= plan->ranks; rank++) {
        faces[rank - 1] = (unsigned char)(FACE_A + plan->letter_of[rank]);
    }
    return plan->ranks;
}

double proof_part_share(const struct proof *proof, size_t part)
{
    return plan_weight(&proof->plan, &proof->parts[part]) / proof->weight;
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
    made->families = memory_new((size_t)plan->free, sizeof *made->families);
    if (!made->families ||
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
        memory_free(prover->families);
        memory_free(prover->boards);
        memory_free(prover->classes);
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
static enum status score(struct prover *prover, long *points)
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
    *points = board.points = scored.points;
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
static void add_pairs(const struct prover *prover, int depth, const uint32_t *nodes, uint32_t count,
                      uint32_t *pairs)
{
    const struct level *level = &prover->levels[depth];
    const struct level *next = level + 1;
    const struct level *last = level + 2;
    size_t mask = pair_count(&prover->proof->plan) - 1;
    uint64_t points = (UINT64_C(1) << last->point_bits) - 1;
    uint32_t begins[NODES_MAX];
    uint32_t ends[NODES_MAX];
    for (uint32_t i = 0; i < count;
         i++) { /* looked up beforehand, so that memory is fetched early */
        begins[i] = next->starts[level->starts[nodes[i]]];
        ends[i] = next->starts[level->starts[nodes[i] + 1]];
        __builtin_prefetch(&last->nodes.list[begins[i]]);
    }
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t at = begins[i]; at < ends[i]; at++) {
            uint64_t item = last->nodes.list[at];
            pairs[item >> last->point_bits & mask] += (uint32_t)(item & points);
        }
    }
}

static unsigned low_of(const struct prover *prover, int place)
{
    return place < prover->proof->plan.chosen ? prover->part->low[place] : 1;
}

/* What is known of the letters for the place after one that has been decided. */
struct outlook {
    uint64_t alive; /* those with which some pair may have enough points */
    long closed;    /* the most points of boards with the others */
};

/* Scores a board with the letters so far, which may have enough points. */
static enum status try_board(struct prover *prover, struct outlook *outlook)
{
    long points = 0;
    enum status status = score(prover, &points);
    if (points < prover->proof->config.least && points > outlook->closed) {
        outlook->closed = points;
    }
    return status;
}

/* Tries all pairs of letters for the next two places after that at `depth`. If there are no further
 * places, the boards that may have enough points are scored, and nothing is alive. */
static enum status try_pairs(struct prover *prover, int depth, const uint32_t *pairs,
                             struct outlook *outlook)
{
    const struct plan *plan = &prover->proof->plan;
    int place = plan->fixed + depth + 1;
    long least = prover->proof->config.least;
    bool is_end = depth + 3 == plan->free;
    *outlook = (struct outlook){.alive = 0};
    enum status status = STATUS_OK;
    for (unsigned one = low_of(prover, place); one <= prover->limits[place]; one++) {
        const uint32_t *with = pairs + ((size_t)one << plan->width);
        long most = 0;
        for (unsigned other = 1; other <= prover->limits[place + 1]; other++) {
            long bound = (long)pairs[0] + (long)with[0] + (long)pairs[other] + (long)with[other];
            if (is_end && bound >= least && status == STATUS_OK) {
                prover->ranks[place] = (unsigned char)one;
                prover->ranks[place + 1] = (unsigned char)other;
                status = try_board(prover, outlook);
            } else {
                most = bound > most ? bound : most;
            }
        }
        if (most >= least) {
            outlook->alive |= UINT64_C(1) << one;
        } else if (most > outlook->closed) {
            outlook->closed = most;
        }
    }
    return status;
}

/* Adds the class of the letters before `depth`. False when out of memory. */
static bool add_class(struct prover *prover, int depth)
{
    const struct plan *plan = &prover->proof->plan;
    size_t at = prover->result.open_count;
    if (!memory_reserve((void **)&prover->classes, &prover->class_capacity, at,
                        sizeof *prover->classes)) {
        return false;
    }
    struct proof_class *added = &prover->classes[at];
    *added = (struct proof_class){.letters = plan->fixed + depth,
                                  .bound = prover->families[depth].closed};
    for (int place = 0; place < added->letters; place++) {
        added->faces[place] = (unsigned char)(FACE_A + plan->letter_of[prover->ranks[place]]);
    }
    prover->result.open_count++;
    return true;
}

/* Lists the children of the nodes of a depth by rank. */
static void sort_children(struct prover *prover, int depth)
{
    const struct level *level = &prover->levels[depth];
    struct family *family = &prover->families[depth];
    uint64_t mask = (UINT64_C(1) << prover->proof->plan.width) - 1;
    memset(family->ends, 0, sizeof family->ends);
    memset(family->bounds, 0, sizeof family->bounds);
    for (uint32_t i = 0; i < family->count; i++) {
        uint32_t end = level->starts[family->nodes[i] + 1];
        for (uint32_t at = level->starts[family->nodes[i]]; at < end; at++) {
            uint64_t rank = letters_of(level + 1, at) & mask;
            family->ends[rank]++;
            family->bounds[rank] += bound_of(level + 1, at);
        }
    }
    uint32_t count = 0;
    for (int rank = 0; rank <= RANKS_MAX; rank++) {
        uint32_t of_rank = family->ends[rank];
        family->ends[rank] = count;
        count += of_rank;
    }
    for (uint32_t i = 0; i < family->count; i++) {
        uint32_t end = level->starts[family->nodes[i] + 1];
        for (uint32_t at = level->starts[family->nodes[i]]; at < end; at++) {
            uint64_t rank = letters_of(level + 1, at) & mask;
            family->children[family->ends[rank]++] = at;
        }
    }
}

static void note_closed(struct family *family, long points)
{
    family->closed = points > family->closed ? points : family->closed;
}

static enum status search(struct prover *prover, int depth, const struct outlook *outlook);

/* Tries a letter for the place at `depth`, and goes on to the next place. */
static enum status try_letter(struct prover *prover, int depth, unsigned rank, uint32_t *without)
{
    const struct plan *plan = &prover->proof->plan;
    struct family *family = &prover->families[depth];
    struct family *next = &prover->families[depth + 1];
    uint32_t first = family->ends[rank - 1];
    uint32_t count = family->ends[rank] - first;
    prover->ranks[plan->fixed + depth] = (unsigned char)rank;
    plan_limit(plan, plan->fixed + depth, (unsigned char)rank, prover->limits);
    memcpy(prover->pairs, without, pair_count(plan) * sizeof *prover->pairs);
    add_pairs(prover, depth + 1, family->children + first, count, prover->pairs);
    struct outlook outlook;
    enum status status = try_pairs(prover, depth, prover->pairs, &outlook);
    if (outlook.alive == 0) {
        note_closed(family, outlook.closed);
    } else if (status == STATUS_OK) {
        memcpy(next->nodes, family->children, family->ends[0] * sizeof *next->nodes);
        memcpy(next->nodes + family->ends[0], family->children + first,
               count * sizeof *next->nodes);
        next->count = family->ends[0] + count;
        status = search(prover, depth + 1, &outlook);
    }
    return status;
}

/* Searches the letters for the place at `depth`, given the nodes of that depth, and adds the class
 * of boards that is opened by this. */
static enum status search(struct prover *prover, int depth, const struct outlook *outlook)
{
    const struct plan *plan = &prover->proof->plan;
    struct family *family = &prover->families[depth];
    int place = plan->fixed + depth;
    unsigned char limits[PROOF_CELLS_MAX];
    memcpy(limits, prover->limits, sizeof limits);
    sort_children(prover, depth);
    family->closed = outlook->closed;
    bool is_added = false;
    enum status status = STATUS_OK;
    for (unsigned rank = low_of(prover, place); rank <= limits[place] && status == STATUS_OK;
         rank++) {
        if ((outlook->alive >> rank & 1) == 0) {
            continue;
        }
        prover->result.classes++;
        long most = (long)family->bounds[0] + (long)family->bounds[rank];
        if (most < prover->proof->config.least) {
            note_closed(family, most);
            continue;
        }
        if (!is_added) {
            memset(family->pairs, 0, pair_count(plan) * sizeof *family->pairs);
            add_pairs(prover, depth + 1, family->children, family->ends[0], family->pairs);
            is_added = true;
        }
        status = try_letter(prover, depth, rank, family->pairs);
        memcpy(prover->limits, limits, sizeof limits);
    }
    return status == STATUS_OK && !add_class(prover, depth) ? STATUS_NO_MEMORY : status;
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
        prover->families[0].nodes[0] = 0;
        prover->families[0].count = 1;
        status = search(prover, 0, &(struct outlook){.alive = UINT64_MAX});
    }
    *result = prover->result;
    result->boards = prover->boards;
    result->open = prover->classes;
    return status;
}

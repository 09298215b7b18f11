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
    uint32_t *packed;   /* in the same memory, once all levels are made: the last two letters, and
                         * above PAIR_BITS the bound */
    uint32_t *starts;   /* one more than nodes */
    size_t start_capacity;
};

struct proof {
    const struct lexicon *lexicon;
    struct proof_config config;
    struct plan plan;
    struct parts parts;
};

/* There are at most as many nodes that agree with some letters as subsets of their places. */
#define NODES_MAX (1 << (PROOF_CELLS_MAX - 3))
#define PAIR_BITS (2 * RANK_BITS)
#define PAIRS     (1 << PAIR_BITS)

/* What is known of the letters for two places in a row. */
struct outlook {
    /* alive[0]: the letters of the first place with which some pair may have enough points;
     * alive[letter]: those of the second place that may have enough with this one. */
    uint64_t alive[RANKS_MAX + 1];
    long closed[RANKS_MAX + 1]; /* the most points of boards with others */
};

/* The nodes of a depth that agree with the letters so far. */
struct family {
    uint32_t nodes[NODES_MAX];
    size_t count;
    uint32_t children[RANKS_MAX + 1][NODES_MAX]; /* by rank */
    size_t counts[RANKS_MAX + 1];                /* of these */
    uint32_t bounds[RANKS_MAX + 1];              /* the sums of their bounds */
    uint32_t pairs[PAIRS]; /* bounds by the letters of the next two places, without one here */
    struct outlook outlook;
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

enum status proof_new(const struct lexicon *lexicon, const struct proof_config *config,
                      struct proof **proof)
{
    assert(config->rows * config->columns >= PROOF_CELLS_MIN &&
           config->rows * config->columns <= PROOF_CELLS_MAX && config->least >= 1);
    struct proof *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->lexicon = lexicon;
    made->config = *config;
    plan_init(&made->plan, lexicon, config->rows, config->columns);
    if (!plan_divide(&made->plan, &made->parts)) {
        proof_free(made);
        return STATUS_NO_MEMORY;
    }
    *proof = made;
    return STATUS_OK;
}

void proof_free(struct proof *proof)
{
    if (proof) {
        memory_free(proof->parts.list);
        memory_free(proof);
    }
}

size_t proof_part_count(const struct proof *proof)
{
    return proof->parts.count;
}

int proof_order(const struct proof *proof, unsigned char cells[PROOF_CELLS_MAX],
                unsigned char faces[ALPHABET_FACES_MAX])
{
    const struct plan *plan = &proof->plan;
    memcpy(cells, plan->cell_of, PROOF_CELLS_MAX);
    for (int at = 1; at <= plan->letters; at++) {
        faces[at - 1] = (unsigned char)(FACE_A + plan->letter_of[at]);
    }
    return plan->letters;
}

/* ---- provers ---- */

enum status prover_new(const struct proof *proof, struct prover **prover)
{
    struct prover *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->proof = proof;
    made->families = memory_new((size_t)proof->plan.free, sizeof *made->families);
    if (!made->families ||
        gatherer_new(&proof->plan, proof->lexicon, proof->config.rules, &made->gatherer) !=
            STATUS_OK ||
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

/* Packs the nodes of the level of a depth. False if their bounds do not fit. */
static bool pack(struct level *level, int depth)
{
    int bits = plan_point_bits(depth);
    uint64_t points = (UINT64_C(1) << bits) - 1;
    level->packed = (void *)level->nodes.list;
    for (size_t at = 0; at < level->nodes.count; at++) {
        uint64_t node = level->nodes.list[at];
        if ((node & points) >= UINT64_C(1) << (32 - PAIR_BITS)) {
            return false;
        }
        uint64_t pair = node >> bits & (PAIRS - 1);
        uint32_t packed = (uint32_t)(pair | (node & points) << PAIR_BITS);
        memcpy(&level->packed[at], &packed, sizeof packed);
    }
    return true;
}

/* Makes the level of a depth from the one below. False when out of memory. */
static bool make_level(struct level *level, const struct level *below, int depth)
{
    size_t most = below->nodes.count;
    if (most >= level->start_capacity) {
        uint32_t *starts = memory_resize(level->starts, most + 1, sizeof *starts);
        if (!starts) {
            return false;
        }
        level->starts = starts;
        level->start_capacity = most + 1;
    }
    if (most >= UINT32_MAX || !items_reserve(&level->nodes, most)) {
        return false;
    }
    const uint64_t *children = below->nodes.list;
    uint64_t *nodes = level->nodes.list;
    uint32_t *starts = level->starts;
    int bits = plan_point_bits(depth + 1);
    uint64_t points = (UINT64_C(1) << bits) - 1;
    uint64_t letters = UINT64_MAX; /* of the last node */
    uint64_t without = 0, with = 0;
    size_t count = 0; /* without branches, which would be hard to predict */
    for (size_t at = 0; at < most; at++) {
        uint64_t child = children[at] >> bits;
        uint64_t bound = children[at] & points;
        uint64_t same = (uint64_t)0 - (child >> RANK_BITS == letters);
        uint64_t is_with = (uint64_t)0 - ((child & RANKS_MAX) != 0);
        letters = child >> RANK_BITS;
        count += same == 0;
        starts[count] = (uint32_t)at + 1;
        without = (without & same) | (bound & ~is_with);
        bound &= is_with;
        with &= same;
        with = bound > with ? bound : with;
        nodes[count - 1] = letters << plan_point_bits(depth) | (without + with);
    }
    starts[0] = 0;
    level->nodes.count = count;
    return true;
}

/* ---- searching ---- */

static void note_closed(long *closed, long points)
{
    *closed = points > *closed ? points : *closed;
}

/* Puts the next letters in the place of the ranks of the first places: at first, the most frequent
 * letter of each rank. False if there are no further ones; the ranks are there again. */
static bool next_letters(const struct plan *plan, unsigned char *ranks, int places)
{
    for (int place = 0; place < places; place++) {
        if (ranks[place] >= RANKS_MAX && ranks[place] < plan->letters) {
            ranks[place]++;
            return true;
        }
        ranks[place] = ranks[place] < RANKS_MAX ? ranks[place] : RANKS_MAX;
    }
    return false;
}

/* Scores a board whose letters are all decided, and adds it or notes its points. */
static enum status score(struct prover *prover, long *closed)
{
    const struct proof *proof = prover->proof;
    struct proof_board board = {.points = 0};
    for (int place = 0; place < proof->plan.places; place++) {
        board.faces[proof->plan.cell_of[place]] =
            (unsigned char)(FACE_A + proof->plan.letter_of[prover->ranks[place]]);
    }
    struct solver_filter filter = {.rules = proof->config.rules, .tier_max = TIER_MAX};
    struct solver_score scored = {.points = 0};
    enum status status = solver_score_many(prover->solver, proof->config.rows,
                                           proof->config.columns, board.faces, 1, &filter, &scored);
    prover->result.scored++;
    board.points = scored.points;
    if (status != STATUS_OK || board.points < proof->config.least) {
        note_closed(closed, board.points);
        return status;
    }
    if (!memory_reserve((void **)&prover->boards, &prover->board_capacity,
                        prover->result.board_count, sizeof board)) {
        return STATUS_NO_MEMORY;
    }
    prover->boards[prover->result.board_count++] = board;
    return STATUS_OK;
}

/* Adds the bounds of what is two levels below nodes, by the letters of these two places. */
static void add_pairs(const struct prover *prover, int depth, const uint32_t *nodes, size_t count,
                      uint32_t *pairs)
{
    const uint32_t *starts = prover->levels[depth].starts;
    const uint32_t *next = prover->levels[depth + 1].starts;
    const uint32_t *packed = prover->levels[depth + 2].packed;
    for (size_t i = 0; i < count; i++) {
        __builtin_prefetch(&packed[next[starts[nodes[i]]]]);
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t end = next[starts[nodes[i] + 1]];
        for (uint32_t at = next[starts[nodes[i]]]; at < end; at++) {
            pairs[packed[at] & ((1U << PAIR_BITS) - 1)] += packed[at] >> PAIR_BITS;
        }
    }
}

/* The greatest sum of a number of `pairs` and the one at the same index of `with`. For all ranks
 * and none, so that compilers use vectors. */
static long most_of(const uint32_t *pairs, const uint32_t *with)
{
    int32_t most = 0;
    for (int rank = 0; rank <= RANKS_MAX; rank++) {
        int32_t sum = (int32_t)(pairs[rank] + with[rank]);
        most = sum > most ? sum : most;
    }
    return most;
}

/* Tries all pairs of letters for the two places after that at `depth`, the first one among `ones`.
 * If there are no further places, the boards that may have enough points are scored, and nothing is
 * alive. */
static enum status try_pairs(struct prover *prover, int depth, uint64_t ones, uint32_t *pairs,
                             struct outlook *outlook)
{
    const struct plan *plan = &prover->proof->plan;
    uint32_t without = pairs[0];
    pairs[0] = 0; /* it is no letter, which most_of does not know */
    int place = plan->fixed + depth + 1;
    enum status status = STATUS_OK;
    outlook->alive[0] = 0;
    outlook->closed[0] = 0;
    for (unsigned one = prover->part->low[place]; one <= prover->limits[place]; one++) {
        if ((ones >> one & 1) == 0) {
            continue;
        }
        const uint32_t *with = pairs + ((size_t)one << RANK_BITS);
        long always = (long)without + (long)with[0];
        uint64_t alive = 0;
        long most = always + most_of(pairs, with);
        bool is_closed = most < prover->proof->config.least;
        long closed = is_closed ? most : 0;
        unsigned last = is_closed ? 0 : prover->limits[place + 1];
        for (unsigned other = prover->part->low[place + 1]; other <= last; other++) {
            long bound = always + (long)pairs[other] + (long)with[other];
            if (bound < prover->proof->config.least) {
                note_closed(&closed, bound);
            } else if (depth + 3 < plan->free) {
                alive |= UINT64_C(1) << other;
            } else {
                prover->ranks[place] = (unsigned char)one;
                prover->ranks[place + 1] = (unsigned char)other;
                do {
                    status = status == STATUS_OK ? score(prover, &closed) : status;
                } while (next_letters(plan, prover->ranks, plan->places));
            }
        }
        outlook->alive[0] |= (uint64_t)(alive != 0) << one;
        outlook->alive[one] = alive;
        outlook->closed[one] = closed;
        note_closed(&outlook->closed[0], alive == 0 ? closed : 0);
    }
    return status;
}

/* Adds a class of the letters before `depth`. False when out of memory. */
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
                                  .bound = prover->families[depth].outlook.closed[0]};
    for (int place = 0; place < added->letters; place++) {
        added->faces[place] = (unsigned char)(FACE_A + plan->letter_of[prover->ranks[place]]);
    }
    prover->result.open_count++;
    return true;
}

/* Lists the children of the nodes of a depth by rank. */
static void sort_children(const struct prover *prover, int depth, struct family *family)
{
    const uint32_t *starts = prover->levels[depth].starts;
    const struct level *next = &prover->levels[depth + 1];
    memset(family->counts, 0, sizeof family->counts);
    memset(family->bounds, 0, sizeof family->bounds);
    for (size_t i = 0; i < family->count; i++) {
        uint32_t end = starts[family->nodes[i] + 1];
        for (uint32_t at = starts[family->nodes[i]]; at < end; at++) {
            uint32_t rank = next->packed[at] & RANKS_MAX;
            family->children[rank][family->counts[rank]++] = at;
            family->bounds[rank] += next->packed[at] >> PAIR_BITS;
        }
    }
}

static enum status search(struct prover *prover, int depth);

/* Tries a letter for the place at `depth`, and goes on to the next place. */
static enum status try_letter(struct prover *prover, int depth, unsigned rank)
{
    const struct plan *plan = &prover->proof->plan;
    struct family *family = &prover->families[depth];
    struct family *next = &prover->families[depth + 1];
    struct outlook *outlook = &next->outlook;
    size_t without = family->counts[0];
    size_t with = family->counts[rank];
    prover->ranks[plan->fixed + depth] = (unsigned char)rank;
    plan_limit(plan, plan->fixed + depth, (unsigned char)rank, prover->limits);
    memcpy(prover->pairs, family->pairs, sizeof prover->pairs);
    add_pairs(prover, depth + 1, family->children[rank], with, prover->pairs);
    enum status status =
        try_pairs(prover, depth, family->outlook.alive[rank], prover->pairs, outlook);
    note_closed(&outlook->closed[0], family->outlook.closed[rank]);
    if (outlook->alive[0] == 0) {
        note_closed(&family->outlook.closed[0], outlook->closed[0]);
    } else if (status == STATUS_OK) {
        memcpy(next->nodes, family->children[0], without * sizeof *next->nodes);
        memcpy(next->nodes + without, family->children[rank], with * sizeof *next->nodes);
        next->count = without + with;
        status = search(prover, depth + 1);
    }
    return status;
}

/* Searches the letters for the place at `depth`, given the nodes and the outlook of that depth, and
 * adds the classes of boards that are opened by this. */
static enum status search(struct prover *prover, int depth)
{
    const struct plan *plan = &prover->proof->plan;
    struct family *family = &prover->families[depth];
    int place = plan->fixed + depth;
    unsigned char limits[PROOF_CELLS_MAX];
    memcpy(limits, prover->limits, sizeof limits);
    sort_children(prover, depth, family);
    memset(family->pairs, 0, sizeof family->pairs);
    add_pairs(prover, depth + 1, family->children[0], family->counts[0], family->pairs);
    enum status status = STATUS_OK;
    for (unsigned rank = prover->part->low[place]; rank <= limits[place] && status == STATUS_OK;
         rank++) {
        if ((family->outlook.alive[0] >> rank & 1) == 0) {
            continue;
        }
        prover->result.classes++;
        long most = (long)family->bounds[0] + (long)family->bounds[rank];
        if (most < prover->proof->config.least) {
            note_closed(&family->outlook.closed[0], most);
            continue;
        }
        status = try_letter(prover, depth, rank);
        memcpy(prover->limits, limits, sizeof limits);
    }
    do {
        status = status == STATUS_OK && !add_class(prover, depth) ? STATUS_NO_MEMORY : status;
    } while (next_letters(plan, prover->ranks, place));
    return status;
}

/* ---- parts ---- */

enum status prover_work(struct prover *prover, size_t part, struct proof_result *result)
{
    const struct proof *proof = prover->proof;
    assert(part < proof->parts.count);
    struct items *items = &prover->levels[proof->plan.free].nodes;
    prover->part = &proof->parts.list[part];
    prover->result = (struct proof_result){.items = 0};
    memcpy(prover->ranks, prover->part->low, sizeof prover->ranks);
    plan_limits(&proof->plan, prover->part, prover->limits);
    enum status status = gatherer_gather(prover->gatherer, prover->part, items,
                                         &prover->levels[proof->plan.free - 1].nodes);
    for (int depth = proof->plan.free; depth >= 0 && status == STATUS_OK; depth--) {
        struct level *level = &prover->levels[depth];
        if (depth > 0 && !make_level(level - 1, level, depth - 1)) {
            status = STATUS_NO_MEMORY;
        } else if (!pack(level, depth)) {
            status = STATUS_RANGE;
        }
    }
    if (status == STATUS_OK && items->count > 0) {
        prover->result.items = items->count;
        prover->families[0].nodes[0] = 0;
        prover->families[0].count = 1;
        memset(prover->families[0].outlook.alive, 0xff, sizeof prover->families[0].outlook.alive);
        memset(prover->families[0].outlook.closed, 0, sizeof prover->families[0].outlook.closed);
        status = search(prover, 0);
    }
    *result = prover->result;
    result->boards = prover->boards;
    result->open = prover->classes;
    return status;
}

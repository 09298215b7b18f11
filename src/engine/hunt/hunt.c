/* SPDX-License-Identifier: MIT */
/*
 * Hill climbing towards boards with many points. Leaves scoring to the solver and ranking to
 * hunt_pool.c.
 */
#include "trounce/hunt.h"

#include "hunt_pool.h"
#include "trounce/memory.h"
#include "trounce/random.h"

#include <assert.h>
#include <string.h>

/* The pool of a small climb is the whole pool divided by this. */
#define SMALL_PART 10

struct hunt {
    struct hunt_config config;
    struct solver_filter filter;
    struct symmetries symmetries;
    struct solver *solver;
    int letter_count; /* of the alphabet */
    int climb;
    uint64_t scorings;
    struct pool pools[HUNT_POOL_COUNT];

    /* Boards to score: random ones, or the current board with two cells swapped. */
    unsigned char *changed;
    struct solver_score *scores;
    size_t changed_max;
};

static size_t pool_size(const struct hunt_config *config, int climb)
{
    size_t whole = (size_t)config->pool;
    return climb == HUNT_SMALL_CLIMBS ? whole : (whole + SMALL_PART - 1) / SMALL_PART;
}

/* ---- life cycle ---- */

static bool hunt_init(struct hunt *hunt, const struct lexicon *lexicon,
                      const struct hunt_config *config, int climb)
{
    size_t cells = (size_t)config->rows * (size_t)config->columns;
    size_t pool = (size_t)config->pool;
    hunt->config = *config;
    hunt->filter = (struct solver_filter){
        .rules = config->rules, .tier_max = TIER_MAX, .min_letters = config->min_letters};
    hunt->letter_count = lexicon->alphabet->letter_count;
    hunt->climb = climb;
    hunt->changed_max = cells * (cells - 1) / 2 + 1;
    symmetries_init(&hunt->symmetries, config->rows, config->columns);
    hunt->changed = memory_new(hunt->changed_max, cells);
    hunt->scores = memory_new(hunt->changed_max, sizeof *hunt->scores);
    return pool_init(&hunt->pools[HUNT_POOL_HERE], pool, pool_size(config, climb)) &&
           pool_init(&hunt->pools[HUNT_POOL_KEPT], pool, pool) && hunt->changed && hunt->scores &&
           solver_new(lexicon, config->simd, &hunt->solver) == STATUS_OK;
}

enum status hunt_resume(const struct lexicon *lexicon, const struct hunt_config *config, int climb,
                        uint64_t scorings, struct hunt **hunt)
{
    assert(config->rows >= 1 && config->columns >= 1 &&
           config->rows * config->columns <= BOARD_CELLS_MAX && config->pool >= 1 &&
           config->pool <= HUNT_POOL_MAX && climb >= 0 && climb <= HUNT_SMALL_CLIMBS);
    struct hunt *made = memory_new(1, sizeof *made);
    if (!made || !hunt_init(made, lexicon, config, climb)) {
        hunt_free(made);
        return STATUS_NO_MEMORY;
    }
    made->scorings = scorings;
    *hunt = made;
    return STATUS_OK;
}

void hunt_free(struct hunt *hunt)
{
    if (hunt) {
        solver_free(hunt->solver);
        for (int i = 0; i < HUNT_POOL_COUNT; i++) {
            pool_deinit(&hunt->pools[i]);
        }
        memory_free(hunt->changed);
        memory_free(hunt->scores);
        memory_free(hunt);
    }
}

/* ---- climbing ---- */

static enum status score(struct hunt *hunt, const unsigned char *faces, size_t count,
                         struct solver_score *scores)
{
    return solver_score_many(hunt->solver, hunt->config.rows, hunt->config.columns, faces, count,
                             &hunt->filter, scores);
}

/* Adds a board to the pool if it ranks high enough. */
static void offer(struct hunt *hunt, const unsigned char *faces, long points)
{
    struct pool *pool = &hunt->pools[HUNT_POOL_HERE];
    if (pool_wants(pool, points)) {
        struct hunt_member member = {.points = points};
        symmetries_canonical(&hunt->symmetries, faces, member.faces);
        pool_add(pool, hunt->symmetries.cell_count, &member);
    }
}

/* Scores `count` boards of `changed` and offers them to the pool. */
static enum status score_changed(struct hunt *hunt, size_t count)
{
    enum status status = score(hunt, hunt->changed, count, hunt->scores);
    if (status != STATUS_OK) {
        return status;
    }
    hunt->scorings += count;
    for (size_t i = 0; i < count; i++) {
        offer(hunt, hunt->changed + i * (size_t)hunt->symmetries.cell_count,
              hunt->scores[i].points);
    }
    return STATUS_OK;
}

/* Fills the pool of a small climb with random boards. */
static enum status scatter(struct hunt *hunt)
{
    /* Each seed, run and climb gets its own part of the generator's sequence. */
    const uint64_t parts[] = {hunt->config.seed, hunt->config.run, (uint64_t)hunt->climb};
    struct random random = {.state = 0};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        random_seed(&random, random_next(&random) ^ parts[i]);
    }
    size_t left = hunt->pools[HUNT_POOL_HERE].size;
    enum status status = STATUS_OK;
    while (left > 0 && status == STATUS_OK) {
        size_t count = left < hunt->changed_max ? left : hunt->changed_max;
        for (size_t i = 0; i < count * (size_t)hunt->symmetries.cell_count; i++) {
            hunt->changed[i] =
                (unsigned char)(FACE_A + random_below(&random, (uint32_t)hunt->letter_count));
        }
        status = score_changed(hunt, count);
        left -= count;
    }
    return status;
}

enum status hunt_new(const struct lexicon *lexicon, const struct hunt_config *config,
                     struct hunt **hunt)
{
    struct hunt *made = NULL;
    enum status status = hunt_resume(lexicon, config, 0, 0, &made);
    if (status == STATUS_OK) {
        status = scatter(made);
    }
    if (status != STATUS_OK) {
        hunt_free(made);
        return status;
    }
    *hunt = made;
    return STATUS_OK;
}

/* Copies the boards of one pool into another, marked as untried. */
static void pour(const struct hunt *hunt, const struct pool *from, struct pool *to)
{
    for (size_t i = 0; i < from->count; i++) {
        struct hunt_member member = from->members[from->order[i]].member;
        member.is_tried = false;
        pool_add(to, hunt->symmetries.cell_count, &member);
    }
}

/* Ends a small climb and begins the next one. */
static enum status begin_climb(struct hunt *hunt)
{
    struct pool *here = &hunt->pools[HUNT_POOL_HERE];
    struct pool *kept = &hunt->pools[HUNT_POOL_KEPT];
    pour(hunt, here, kept);
    hunt->climb++;
    pool_reset(here, pool_size(&hunt->config, hunt->climb));
    if (hunt->climb < HUNT_SMALL_CLIMBS) {
        return scatter(hunt);
    }
    pour(hunt, kept, here);
    pool_reset(kept, kept->size);
    return STATUS_OK;
}

/* Scores all boards that differ from `faces` in the letter of one cell, and offers them. */
static enum status change_letters(struct hunt *hunt, const unsigned char *faces)
{
    unsigned char changed[BOARD_CELLS_MAX];
    memcpy(changed, faces, sizeof changed);
    for (int cell = 0; cell < hunt->symmetries.cell_count; cell++) {
        struct solver_score scores[SOLVER_LETTERS];
        enum status status =
            solver_score_letters(hunt->solver, hunt->config.rows, hunt->config.columns, faces, cell,
                                 &hunt->filter, scores);
        if (status != STATUS_OK) {
            return status;
        }
        hunt->scorings += (uint64_t)hunt->letter_count - 1;
        for (int letter = 0; letter < hunt->letter_count; letter++) {
            changed[cell] = (unsigned char)(FACE_A + letter);
            if (changed[cell] != faces[cell]) {
                offer(hunt, changed, scores[letter].points);
            }
        }
        changed[cell] = faces[cell];
    }
    return STATUS_OK;
}

/* Writes all boards that are `faces` with two different cells swapped; returns their number. */
static size_t swap_cells(struct hunt *hunt, const unsigned char *faces)
{
    size_t cells = (size_t)hunt->symmetries.cell_count;
    unsigned char *to = hunt->changed;
    for (size_t cell = 1; cell < cells; cell++) {
        for (size_t other = 0; other < cell; other++) {
            if (faces[cell] != faces[other]) {
                memcpy(to, faces, cells);
                to[cell] = faces[other];
                to[other] = faces[cell];
                to += cells;
            }
        }
    }
    return (size_t)(to - hunt->changed) / cells;
}

static bool is_climb_over(const struct hunt *hunt)
{
    const struct pool *here = &hunt->pools[HUNT_POOL_HERE];
    return here->first_untried == here->count;
}

bool hunt_is_done(const struct hunt *hunt)
{
    return hunt->climb == HUNT_SMALL_CLIMBS && is_climb_over(hunt);
}

enum status hunt_step(struct hunt *hunt)
{
    assert(!hunt_is_done(hunt));
    if (is_climb_over(hunt)) {
        return begin_climb(hunt);
    }
    struct pool *here = &hunt->pools[HUNT_POOL_HERE];
    /* A copy, because the board may drop out of the pool as its changes are added. */
    const struct hunt_member tried = here->members[here->order[here->first_untried]].member;
    pool_mark_tried(here);
    enum status status = change_letters(hunt, tried.faces);
    return status == STATUS_OK ? score_changed(hunt, swap_cells(hunt, tried.faces)) : status;
}

/* ---- queries ---- */

int hunt_climb(const struct hunt *hunt)
{
    return hunt->climb;
}

uint64_t hunt_scorings(const struct hunt *hunt)
{
    return hunt->scorings;
}

size_t hunt_count(const struct hunt *hunt, enum hunt_pool pool)
{
    assert(pool < HUNT_POOL_COUNT);
    return hunt->pools[pool].count;
}

const struct hunt_member *hunt_member(const struct hunt *hunt, enum hunt_pool pool, size_t index)
{
    assert(index < hunt_count(hunt, pool));
    return &hunt->pools[pool].members[hunt->pools[pool].order[index]].member;
}

long hunt_best(const struct hunt *hunt)
{
    long best = 0;
    for (int i = 0; i < HUNT_POOL_COUNT; i++) {
        enum hunt_pool pool = (enum hunt_pool)i;
        if (hunt_count(hunt, pool) > 0 && hunt_member(hunt, pool, 0)->points > best) {
            best = hunt_member(hunt, pool, 0)->points;
        }
    }
    return best;
}

/* Checks that a board may be in a pool: it is canonical and scores these points. */
static enum status check_member(struct hunt *hunt, const struct hunt_member *member)
{
    unsigned char canonical[BOARD_CELLS_MAX];
    for (int cell = 0; cell < hunt->symmetries.cell_count; cell++) {
        if (member->faces[cell] < FACE_A || member->faces[cell] > hunt->letter_count) {
            return STATUS_RANGE;
        }
    }
    symmetries_canonical(&hunt->symmetries, member->faces, canonical);
    struct solver_score scored;
    enum status status = score(hunt, canonical, 1, &scored);
    if (status != STATUS_OK) {
        return status;
    }
    size_t cells = (size_t)hunt->symmetries.cell_count;
    bool is_right = memcmp(canonical, member->faces, cells) == 0 && scored.points == member->points;
    return is_right ? STATUS_OK : STATUS_RANGE;
}

enum status hunt_put(struct hunt *hunt, enum hunt_pool pool, const struct hunt_member *member)
{
    assert(pool < HUNT_POOL_COUNT);
    struct pool *to = &hunt->pools[pool];
    enum status status = check_member(hunt, member);
    if (status != STATUS_OK) {
        return status;
    }
    /* A full pool would drop another board for it. */
    bool is_taken = to->count < to->size && pool_add(to, hunt->symmetries.cell_count, member);
    return is_taken ? STATUS_OK : STATUS_RANGE;
}

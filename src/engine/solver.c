/* SPDX-License-Identifier: MIT */
/*
 * Solves boards: chooses the walk, sees to it that each word counts once, orders the list. Leaves
 * the walks to solver_levels.c (fast, boards that are not too large) and solver_walk.c (any), and
 * the order of steps that is shown to search.c.
 */
#include "trounce/solver.h"

#include "solver_levels.h"
#include "solver_tally.h"
#include "solver_walk.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LENGTHS 64 /* letters of a word, as a node tells them */

struct solver {
    const struct lexicon *lexicon;
    const struct levels_body *body; /* NULL: always the general way */
    struct levels levels;
    uint64_t *met;       /* a bit a slot: words that this board has had */
    size_t met_count;    /* words in `met` */
    bool is_met_by_hits; /* all bits of `met` are of hits that still lie in `levels` */
    size_t last_hits;    /* how many of those there are */
    int points[LENGTHS]; /* by the rules and size below */
    enum rules rules;
    int cell_count; /* 0: no table yet */
};

static const char *const simd_names[SOLVER_SIMD_COUNT] = {
    [SOLVER_SIMD_BEST] = "best",         [SOLVER_SIMD_GENERAL] = "general",
    [SOLVER_SIMD_PORTABLE] = "portable", [SOLVER_SIMD_AVX2] = "avx2",
    [SOLVER_SIMD_AVX512] = "avx512",
};

const char *solver_simd_name(enum solver_simd simd)
{
    assert(simd < SOLVER_SIMD_COUNT);
    return simd_names[simd];
}

bool solver_simd_from_name(const char *name, enum solver_simd *simd)
{
    for (int i = 0; i < SOLVER_SIMD_COUNT; i++) {
        if (strcmp(simd_names[i], name) == 0) {
            *simd = (enum solver_simd)i;
            return true;
        }
    }
    return false;
}

#ifdef __x86_64__
static bool has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

static bool has_avx512(void)
{
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
           __builtin_cpu_supports("avx512bitalg");
}
#endif

bool solver_simd_is_available(enum solver_simd simd)
{
    switch (simd) {
    case SOLVER_SIMD_BEST:
    case SOLVER_SIMD_GENERAL:
    case SOLVER_SIMD_PORTABLE:
        return true;
#ifdef __x86_64__
    case SOLVER_SIMD_AVX2:
        return has_avx2();
    case SOLVER_SIMD_AVX512:
        return has_avx512();
#else
    case SOLVER_SIMD_AVX2:
    case SOLVER_SIMD_AVX512:
        return false;
#endif
    case SOLVER_SIMD_COUNT:
        break;
    }
    return false;
}

static const struct levels_body *body_of(enum solver_simd simd)
{
    assert(solver_simd_is_available(simd));
#ifdef __x86_64__
    if (simd == SOLVER_SIMD_AVX512 || (simd == SOLVER_SIMD_BEST && has_avx512())) {
        return &levels_avx512;
    }
    if (simd == SOLVER_SIMD_AVX2 || (simd == SOLVER_SIMD_BEST && has_avx2())) {
        return &levels_avx2;
    }
#endif
    return simd == SOLVER_SIMD_GENERAL ? NULL : &levels_portable;
}

static enum status solver_init(struct solver *solver, const struct lexicon *lexicon,
                               enum solver_simd simd)
{
    *solver = (struct solver){.lexicon = lexicon, .is_met_by_hits = true};
    if (!levels_fit(lexicon)) {
        return STATUS_OK;
    }
    solver->body = body_of(simd);
    if (solver->body == NULL) {
        return STATUS_OK;
    }
    solver->met_count = lexicon->slot_count / 64 + 1;
    solver->met = memory_new(solver->met_count, sizeof *solver->met);
    if (solver->met == NULL || !levels_init(&solver->levels, lexicon)) {
        memory_free(solver->met);
        return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

static void solver_deinit(struct solver *solver)
{
    memory_free(solver->met);
    levels_deinit(&solver->levels);
}

/* The way for a handle of one board: a large one needs no memory of the fast walk. */
static enum solver_simd simd_for(const struct board *board)
{
    return board_cell_count(board) <= LEVELS_CELLS_MAX ? SOLVER_SIMD_BEST : SOLVER_SIMD_GENERAL;
}

enum status solver_new(const struct lexicon *lexicon, enum solver_simd simd, struct solver **solver)
{
    struct solver *made = memory_new(1, sizeof *made);
    if (made == NULL) {
        return STATUS_NO_MEMORY;
    }
    enum status status = solver_init(made, lexicon, simd);
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *solver = made;
    return STATUS_OK;
}

void solver_free(struct solver *solver)
{
    if (solver != NULL) {
        solver_deinit(solver);
        memory_free(solver);
    }
}

/* ---- each word once ---- */

/* Was this word not met before? It is now. */
static inline bool meet(struct solver *solver, uint32_t slot)
{
    uint64_t *bits = &solver->met[slot / 64];
    bool is_new = (*bits >> slot % 64 & 1) == 0;
    *bits |= UINT64_C(1) << slot % 64;
    return is_new;
}

/* To be called whenever hits have been taken. */
static void note_taken(struct solver *solver)
{
    solver->is_met_by_hits = solver->last_hits == 0;
    solver->last_hits += solver->levels.hit_count;
}

/* Makes `met` empty again: by the hits, if they are all there still, which is cheaper. A walk that
 * was given up has written over them. */
static void forget_met(struct solver *solver, bool is_done)
{
    if (is_done && solver->is_met_by_hits) {
        for (size_t i = 0; i < solver->last_hits; i++) {
            solver->met[(solver->levels.hits[i] & HIT_SLOT) / 64] = 0;
        }
    } else {
        memset(solver->met, 0, solver->met_count * sizeof *solver->met);
    }
    solver->is_met_by_hits = true;
    solver->last_hits = 0;
}

/* ---- words ---- */

struct tracing {
    struct solver *solver;
    struct tally *tally;
};

static void trace_path(const struct levels *levels, uint32_t state, struct path *path)
{
    path->used = 0;
    path->length = levels_path(levels, state, path->cells);
    for (int i = 0; i < path->length; i++) {
        path->used |= UINT64_C(1) << path->cells[i];
    }
}

static void trace_hits(void *context)
{
    struct tracing *tracing = context;
    struct solver *solver = tracing->solver;
    struct tally *tally = tracing->tally;
    const struct levels *levels = &solver->levels;
    bool takes_all = tally->filter.tier_max >= TIER_MAX && !tally->filter.without_offensive;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t slot = levels->hits[i] & HIT_SLOT;
        uint64_t used =
            levels->state_paths[levels->hit_states[i]] & LEVELS_USED & ~levels->blank_cells;
        bool is_new = meet(solver, slot);
        if (takes_all && !is_new) {
            tally->survey.used_cells |= used;
            continue;
        }
        uint32_t number = lexicon_word_number(solver->lexicon, slot);
        struct word_note note = lexicon_note(solver->lexicon, number);
        if (!filter_takes(&tally->filter, note)) {
            continue;
        }
        tally->survey.used_cells |= used;
        if (is_new) {
            struct path path;
            if (tally->solution != NULL) {
                trace_path(levels, levels->hit_states[i], &path);
            }
            tally_add(tally, number, note, (int)(levels->hits[i] >> HIT_LENGTH_SHIFT), &path);
        }
    }
    note_taken(solver);
}

/* Does this handle walk such a board level by level? */
static bool is_narrow(const struct solver *solver, int cell_count)
{
    return solver->body != NULL && cell_count <= LEVELS_CELLS_MAX;
}

/* Finds what the tally asks for, the fast way if that gets through. */
static enum status run(struct solver *solver, const struct board *board,
                       const struct solver_filter *filter, int common_tier,
                       struct solution *solution, struct survey *survey)
{
    struct tally tally;
    tally_init(&tally, board, solver->lexicon, filter, common_tier, solution);
    bool is_done = false;
    if (is_narrow(solver, board_cell_count(board))) {
        struct tracing tracing = {solver, &tally};
        is_done = levels_run(&solver->levels, solver->body, true, board->rows, board->columns,
                             board->faces, tally.min_letters, trace_hits, &tracing);
        forget_met(solver, is_done);
        if (!is_done) {
            if (solution != NULL) {
                solution_deinit(solution);
            }
            tally_init(&tally, board, solver->lexicon, filter, common_tier, solution);
        }
    }
    if (!is_done) {
        solver_walk(&tally);
    }
    *survey = tally.survey;
    return tally.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

/* What a word is sorted by: the more letters the smaller `rank`, then its first eleven letters. */
struct sorted_word {
    uint64_t rank;
    const char *text;
    uint32_t index;
};

static uint64_t word_rank(const struct solved_word *word, const char *text)
{
    uint64_t rank = (uint64_t)(UINT8_MAX - word->letters);
    for (unsigned i = 0; i < 11; i++) {
        rank = rank << 5 | (i < word->letters ? (uint64_t)(text[i] - 'a') : 0);
    }
    return rank;
}

static int compare_words(const void *a, const void *b)
{
    const struct sorted_word *left = a;
    const struct sorted_word *right = b;
    if (left->rank != right->rank) {
        return left->rank < right->rank ? -1 : 1;
    }
    return strcmp(left->text, right->text);
}

static enum status sort_words(struct solution *solution)
{
    struct sorted_word *sorted = memory_new(solution->word_count, sizeof *sorted);
    struct solved_word *words = memory_new(solution->word_count, sizeof *words);
    if (sorted == NULL || words == NULL) {
        memory_free(sorted);
        memory_free(words);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        const char *text = solution_text(solution, i);
        sorted[i] = (struct sorted_word){word_rank(&solution->words[i], text), text, (uint32_t)i};
    }
    qsort(sorted, solution->word_count, sizeof *sorted, compare_words);
    for (size_t i = 0; i < solution->word_count; i++) {
        words[i] = solution->words[sorted[i].index];
    }
    memory_free(sorted);
    memory_free(solution->words);
    solution->words = words;
    return STATUS_OK;
}

enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    struct survey survey;
    enum status status = run(solver, board, filter, 0, solution, &survey);
    if (status == STATUS_OK) {
        status = sort_words(solution);
    }
    if (status != STATUS_OK) {
        solution_deinit(solution);
        return status;
    }
    solution->points = survey.points;
    solution->used_cells = survey.used_cells;
    return STATUS_OK;
}

enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    struct solver solver;
    enum status status = solver_init(&solver, lexicon, simd_for(board));
    if (status == STATUS_OK) {
        status = solver_solve_with(&solver, board, filter, solution);
        solver_deinit(&solver);
    }
    return status;
}

void solution_deinit(struct solution *solution)
{
    memory_free(solution->words);
    memory_free(solution->text);
    memory_free(solution->cells);
    *solution = (struct solution){0};
}

const char *solution_text(const struct solution *solution, size_t index)
{
    assert(index < solution->word_count);
    return solution->text + solution->words[index].text_at;
}

void solution_path(const struct solution *solution, size_t index, struct path *path)
{
    assert(index < solution->word_count);
    const struct solved_word *word = &solution->words[index];
    path_clear(path);
    for (int i = 0; i < word->path_length; i++) {
        unsigned char cell = solution->cells[word->path_at + (uint32_t)i];
        path->cells[i] = cell;
        path->used |= UINT64_C(1) << cell;
    }
    path->length = word->path_length;
}

enum status solver_survey_with(struct solver *solver, const struct board *board,
                               const struct solver_filter *filter, int common_tier,
                               struct survey *survey)
{
    struct survey found;
    enum status status = run(solver, board, filter, common_tier, NULL, &found);
    if (status == STATUS_OK) {
        *survey = found;
    }
    return status;
}

enum status solver_survey(const struct board *board, const struct lexicon *lexicon,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey)
{
    struct solver solver;
    enum status status = solver_init(&solver, lexicon, simd_for(board));
    if (status == STATUS_OK) {
        status = solver_survey_with(&solver, board, filter, common_tier, survey);
        solver_deinit(&solver);
    }
    return status;
}

/* ---- scores ---- */

struct scoring {
    struct solver *solver;
    const struct solver_filter *filter;
    bool takes_all;
    struct solver_score score;
};

static void set_points(struct solver *solver, enum rules rules, int cell_count)
{
    if (solver->rules != rules || solver->cell_count != cell_count) {
        solver->rules = rules;
        solver->cell_count = cell_count;
        for (int letters = 0; letters < LENGTHS; letters++) {
            solver->points[letters] = scoring_points(rules, cell_count, letters);
        }
    }
}

static void score_hits(void *context)
{
    struct scoring *scoring = context;
    struct solver *solver = scoring->solver;
    const uint32_t *hits = solver->levels.hits;
    size_t hit_count = solver->levels.hit_count;
    uint64_t *met = solver->met;
    int word_count = 0;
    long points = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i] & HIT_SLOT;
        int is_new = (int)(~met[slot / 64] >> slot % 64 & 1);
        met[slot / 64] |= UINT64_C(1) << slot % 64;
        if (!scoring->takes_all && is_new) {
            uint32_t number = lexicon_word_number(solver->lexicon, slot);
            is_new = filter_takes(scoring->filter, lexicon_note(solver->lexicon, number));
        }
        /* A product, not a branch: which words come again cannot be foretold. */
        word_count += is_new;
        points += (long)solver->points[hits[i] >> HIT_LENGTH_SHIFT] * is_new;
    }
    scoring->score.word_count += word_count;
    scoring->score.points += points;
    note_taken(solver);
}

static enum status score_generally(struct solver *solver, int rows, int columns,
                                   const unsigned char *faces, const struct solver_filter *filter,
                                   struct solver_score *score)
{
    struct board board;
    board_init(&board, rows, columns, faces);
    struct tally tally;
    tally_init(&tally, &board, solver->lexicon, filter, 0, NULL);
    solver_walk(&tally);
    *score = (struct solver_score){tally.survey.word_count, tally.survey.points};
    return tally.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

enum status solver_score_many(struct solver *solver, int rows, int columns,
                              const unsigned char *faces, size_t count,
                              const struct solver_filter *filter, struct solver_score *scores)
{
    int cell_count = rows * columns;
    int min_letters = scoring_min_letters(filter->rules, cell_count);
    struct scoring scoring = {
        .solver = solver,
        .filter = filter,
        .takes_all = filter->tier_max >= TIER_MAX && !filter->without_offensive,
    };
    set_points(solver, filter->rules, cell_count);
    for (size_t i = 0; i < count; i++, faces += cell_count) {
        bool is_done = false;
        if (is_narrow(solver, cell_count)) {
            scoring.score = (struct solver_score){0};
            is_done = levels_run(&solver->levels, solver->body, false, rows, columns, faces,
                                 min_letters, score_hits, &scoring);
            forget_met(solver, is_done);
            scores[i] = scoring.score;
        }
        if (!is_done &&
            score_generally(solver, rows, columns, faces, filter, &scores[i]) != STATUS_OK) {
            return STATUS_NO_MEMORY;
        }
    }
    return STATUS_OK;
}

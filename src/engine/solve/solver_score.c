/* SPDX-License-Identifier: MIT */
/*
 * Scores many boards in one call. Leaves the walk to solver_levels.c, the recursive search to
 * solver_find.c.
 */
#include "solver_find.h"

/* A call of solver_score_many(). */
struct scoring {
    struct solver *solver;
    int rows;
    int columns;
    const unsigned char *faces; /* of all boards */
    const struct solver_filter *filter;
    bool takes_all; /* the filter accepts all words */
    int min_letters;
    struct solver_score *scores;
};

void solver_set_points(struct solver *solver, enum rules rules, int cell_count)
{
    if (solver->rules != rules || solver->cell_count != cell_count) {
        solver->rules = rules;
        solver->cell_count = cell_count;
        for (int letters = 0; letters < LEVELS_LENGTHS; letters++) {
            solver->points[letters] = scoring_points(rules, cell_count, letters);
            solver->values[letters] = UINT64_C(1) << 32 | (uint32_t)solver->points[letters];
        }
    }
}

/* Adds the waiting hits to the score of their board. Uses masks instead of branches, because which
 * words are new cannot be predicted. */
static void score_all_hits(struct solver *solver, struct solver_score *score)
{
    const struct levels_body *body = solver->levels.body;
    if (body->take_new) {
        uint32_t *words = solver->levels.hits;
        size_t count = body->take_new(words, NULL, solver->levels.hit_count, solver->marks,
                                      solver->mark, words);
        score->word_count += (int)count;
        score->points += body->sum_points(solver->levels.nodes, words, count, solver->points);
        return;
    }
    const struct levels *levels = &solver->levels;
    const uint64_t *nodes = levels->nodes;
    const uint32_t *hits = levels->hits;
    size_t hit_count = levels->hit_count;
    const uint64_t *word_values = solver->values;
    unsigned char *marks = solver->marks;
    unsigned char mark = solver->mark;
    uint64_t sum = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i];
        uint64_t value = word_values[lexicon_length_in(nodes[slot])];
        uint64_t is_new = marks[slot] < mark; /* the current mark is the greatest */
        marks[slot] = mark;
        sum += value & -is_new;
    }
    score->word_count += (int)(sum >> 32);
    score->points += (long)(uint32_t)sum;
}

/* The same with a filter that rejects words. */
static void score_some_hits(struct solver *solver, const struct solver_filter *filter,
                            struct solver_score *score)
{
    const struct levels *levels = &solver->levels;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t slot = levels->hits[i];
        if (!solver_meet(solver, slot)) {
            continue;
        }
        uint32_t number = lexicon_word_number(solver->lexicon, slot);
        if (filter_takes(filter, lexicon_note(solver->lexicon, number))) {
            score->word_count++;
            score->points += solver->points[lexicon_word_length(solver->lexicon, slot)];
        }
    }
}

static void score_hits(const struct scoring *scoring, struct solver_score *score)
{
    if (scoring->takes_all) {
        score_all_hits(scoring->solver, score);
    } else {
        score_some_hits(scoring->solver, scoring->filter, score);
    }
    scoring->solver->levels.hit_count = 0;
}

static enum status score_generally(const struct scoring *scoring, size_t index)
{
    struct board board;
    board_init_in(&board, scoring->solver->lexicon->alphabet, scoring->rows, scoring->columns,
                  scoring->faces + index * (size_t)(scoring->rows * scoring->columns));
    struct solver *solver = scoring->solver;
    enum status status = solver_find_generally(solver, &board, scoring->filter);
    const struct found *found = &solver->found;
    struct solver_score score = {(int)found->count, found->ended_early, 0};
    for (size_t i = 0; i < found->count; i++) {
        score.points += solver->points[lexicon_word_length(solver->lexicon, found->nodes[i])];
    }
    scoring->scores[index] = score;
    return status;
}

/* Scores board `index` level by level; false if that is not possible. */
static bool score_levels(const struct scoring *scoring, size_t index)
{
    struct levels *levels = &scoring->solver->levels;
    struct solver_score score = {0};
    if (!solver_begin_levels(scoring->solver, false, scoring->rows, scoring->columns,
                             scoring->faces + index * (size_t)(scoring->rows * scoring->columns),
                             scoring->min_letters)) {
        return false;
    }
    solver_begin_words(scoring->solver);
    for (;;) {
        switch (levels_run(levels)) {
        case LEVELS_GOES_ON:
            break;
        case LEVELS_FULL:
            score_hits(scoring, &score);
            break;
        case LEVELS_DONE:
            score_hits(scoring, &score);
            scoring->scores[index] = score;
            return true;
        case LEVELS_LOST:
            return false;
        }
    }
}

enum status solver_score_many(struct solver *solver, int rows, int columns,
                              const unsigned char *faces, size_t count,
                              const struct solver_filter *filter, struct solver_score *scores)
{
    int cell_count = rows * columns;
    struct scoring scoring = {
        .solver = solver,
        .rows = rows,
        .columns = columns,
        .faces = faces,
        .filter = filter,
        .takes_all = filter_takes_all(filter),
        .min_letters = scoring_min_letters(filter->rules, cell_count),
        .scores = scores,
    };
    solver_set_points(solver, filter->rules, cell_count);
    for (size_t i = 0; i < count; i++) {
        if (score_levels(&scoring, i)) {
            continue;
        }
        enum status status = score_generally(&scoring, i);
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

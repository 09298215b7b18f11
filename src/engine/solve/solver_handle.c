/* SPDX-License-Identifier: MIT */
/*
 * Creates and frees solvers, and chooses the implementation (enum solver_kernel) for this
 * processor. Leaves solving to solver_find.c and solver_score.c.
 */
#include "solver_handle.h"

#include "letters.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

static const char *const names[SOLVER_KERNEL_COUNT] = {
    [SOLVER_KERNEL_BEST] = "best",         [SOLVER_KERNEL_GENERAL] = "general",
    [SOLVER_KERNEL_PORTABLE] = "portable", [SOLVER_KERNEL_AVX2] = "avx2",
    [SOLVER_KERNEL_AVX512] = "avx512",
};

const char *solver_kernel_name(enum solver_kernel simd)
{
    assert(simd < SOLVER_KERNEL_COUNT);
    return names[simd];
}

bool solver_kernel_from_name(const char *name, enum solver_kernel *simd)
{
    for (int i = 0; i < SOLVER_KERNEL_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *simd = (enum solver_kernel)i;
            return true;
        }
    }
    return false;
}

bool solver_kernel_is_available(enum solver_kernel simd)
{
    switch (simd) {
    case SOLVER_KERNEL_BEST:
    case SOLVER_KERNEL_GENERAL:
    case SOLVER_KERNEL_PORTABLE:
        return true;
#ifdef __x86_64__
    case SOLVER_KERNEL_AVX2:
        return CPU_HAS_FEATURES(AVX2_FEATURES);
    case SOLVER_KERNEL_AVX512:
        return CPU_HAS_FEATURES(AVX512_FEATURES);
#else
    case SOLVER_KERNEL_AVX2:
    case SOLVER_KERNEL_AVX512:
        return false;
#endif
    case SOLVER_KERNEL_COUNT:
        break;
    }
    return false;
}

enum status solver_kernel_choose(const char *name, enum solver_kernel *simd, struct fault *fault)
{
    enum solver_kernel named = SOLVER_KERNEL_BEST;
    if (name && name[0] != '\0' && !solver_kernel_from_name(name, &named)) {
        return fault_whole(fault, STATUS_SYNTAX, "'%.40s' is not one of portable, avx2 and avx512",
                           name);
    }
    if (!solver_kernel_is_available(named)) {
        return fault_whole(fault, STATUS_MISSING, "this processor has no %s",
                           solver_kernel_name(named));
    }
    *simd = named;
    return STATUS_OK;
}

static void choose_bodies(struct solver *solver, enum solver_kernel simd)
{
    assert(solver_kernel_is_available(simd));
#ifdef __x86_64__
    if (simd == SOLVER_KERNEL_AVX512 ||
        (simd == SOLVER_KERNEL_BEST && solver_kernel_is_available(SOLVER_KERNEL_AVX512))) {
        solver->narrow_body = &levels_avx512;
        solver->wide_body = &levels_wide_avx512;
        return;
    }
    if (simd == SOLVER_KERNEL_AVX2 ||
        (simd == SOLVER_KERNEL_BEST && solver_kernel_is_available(SOLVER_KERNEL_AVX2))) {
        solver->narrow_body = &levels_avx2;
        solver->wide_body = &levels_wide;
        return;
    }
#endif
    if (simd != SOLVER_KERNEL_GENERAL) {
        solver->narrow_body = &levels_portable;
        solver->wide_body = &levels_wide;
    }
}

static bool make_met(struct solver *solver)
{
    solver->met = memory_new(solver->lexicon->slot_count / 64 + 1, sizeof *solver->met);
    return solver->met;
}

static bool make_marks(struct solver *solver)
{
    solver->marks = memory_new(solver->lexicon->slot_count, sizeof *solver->marks);
    return solver->marks;
}

enum status solver_init(struct solver *solver, const struct lexicon *lexicon,
                        enum solver_kernel simd, bool for_many)
{
    *solver = (struct solver){.lexicon = lexicon};
    if (levels_fit(lexicon)) {
        choose_bodies(solver, simd);
    }
    if (!solver->narrow_body) {
        return STATUS_OK;
    }
    bool is_made = for_many ? make_marks(solver) : make_met(solver);
    if (!is_made || !levels_init(&solver->levels, lexicon)) {
        solver_deinit(solver);
        return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

void solver_deinit(struct solver *solver)
{
    levels_deinit(&solver->levels);
    memory_free(solver->met);
    memory_free(solver->marks);
    found_deinit(&solver->found);
    memory_free(solver->seeds);
}

enum status solver_new(const struct lexicon *lexicon, enum solver_kernel simd,
                       struct solver **solver)
{
    struct solver *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    enum status status = solver_init(made, lexicon, simd, true);
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *solver = made;
    return STATUS_OK;
}

void solver_free(struct solver *solver)
{
    if (solver) {
        solver_deinit(solver);
        memory_free(solver);
    }
}

bool solver_begin_levels(struct solver *solver, bool is_traced, int rows, int columns,
                         const unsigned char *faces, int min_letters)
{
    struct levels *levels = &solver->levels;
    if (!solver->narrow_body) {
        return false;
    }
    return (!levels_is_wide(rows * columns) && levels_begin(levels, solver->narrow_body, is_traced,
                                                            rows, columns, faces, min_letters)) ||
           levels_begin(levels, solver->wide_body, is_traced, rows, columns, faces, min_letters);
}

void solver_begin_words(struct solver *solver)
{
    if (!solver->marks) {
        return;
    }
    if (solver->mark == UINT8_MAX) {
        memset(solver->marks, 0, solver->lexicon->slot_count);
        solver->mark = 0;
    }
    solver->mark++;
}

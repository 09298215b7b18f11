/* SPDX-License-Identifier: MIT */
/*
 * The ways to solve a board: their names, and which of them this processor has. Leaves the ways
 * themselves to solver.c.
 */
#include "solver_levels.h"
#include "trounce/solver.h"

#include <assert.h>
#include <string.h>

static const char *const names[SOLVER_SIMD_COUNT] = {
    [SOLVER_SIMD_BEST] = "best",         [SOLVER_SIMD_GENERAL] = "general",
    [SOLVER_SIMD_PORTABLE] = "portable", [SOLVER_SIMD_AVX2] = "avx2",
    [SOLVER_SIMD_AVX512] = "avx512",
};

const char *solver_simd_name(enum solver_simd simd)
{
    assert(simd < SOLVER_SIMD_COUNT);
    return names[simd];
}

bool solver_simd_from_name(const char *name, enum solver_simd *simd)
{
    for (int i = 0; i < SOLVER_SIMD_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *simd = (enum solver_simd)i;
            return true;
        }
    }
    return false;
}

bool solver_simd_is_available(enum solver_simd simd)
{
    switch (simd) {
    case SOLVER_SIMD_BEST:
    case SOLVER_SIMD_GENERAL:
    case SOLVER_SIMD_PORTABLE:
        return true;
#ifdef __x86_64__
    case SOLVER_SIMD_AVX2:
        return CPU_HAS_FEATURES(AVX2_FEATURES);
    case SOLVER_SIMD_AVX512:
        return CPU_HAS_FEATURES(AVX512_FEATURES);
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

enum status solver_simd_choose(const char *name, enum solver_simd *simd, struct fault *fault)
{
    enum solver_simd named = SOLVER_SIMD_BEST;
    if (name != NULL && name[0] != '\0' && !solver_simd_from_name(name, &named)) {
        return fault_whole(fault, STATUS_SYNTAX,
                           "there is no '%.40s'; there are portable, avx2 and avx512", name);
    }
    if (!solver_simd_is_available(named)) {
        return fault_whole(fault, STATUS_MISSING, "this processor has no %s",
                           solver_simd_name(named));
    }
    *simd = named;
    return STATUS_OK;
}

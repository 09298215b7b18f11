/* SPDX-License-Identifier: MIT */
/*
 * The order of the words of a solution. Only for solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_ORDER_H
#define TROUNCE_ENGINE_SOLVER_ORDER_H

#include "trounce/solver.h"

/* Puts longer words first, those of a length in alphabetical order. STATUS_NO_MEMORY: nothing has
 * changed. */
enum status solution_order(struct solution *solution);

#endif

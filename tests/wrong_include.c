/* SPDX-License-Identifier: MIT */
/*
 * Wrong on purpose: compiled with what a room may include, it includes a header of a room above it
 * or beside it. The compiler must refuse it.
 */
#include WRONG

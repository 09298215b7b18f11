/* SPDX-License-Identifier: MIT */
/*
 * Wrong on purpose: built as part of a room, it includes a header of a room above it or beside it.
 * The build must refuse it.
 */
#include WRONG

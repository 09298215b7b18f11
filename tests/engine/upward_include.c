/* SPDX-License-Identifier: MIT */
/*
 * Planted on purpose: built as part of the room `words`, it includes a face of the room `board`
 * above it. The build must refuse it.
 */
#include "trounce/lexicon.h"

#include "trounce/board.h"

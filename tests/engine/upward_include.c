/* SPDX-License-Identifier: MIT */
/*
 * Deliberately wrong: built as part of the room `words`, it includes a header of the room `board`
 * above it. The build must refuse it.
 */
#include "trounce/lexicon.h"

#include "trounce/board.h"

/* SPDX-License-Identifier: MIT */
/*
 * The day's portion of the words to practise. Leaves keeping it to the store; here is which words
 * are useful.
 */
#ifndef APP_PORTION_H
#define APP_PORTION_H

#include "desk.h"

/*
 * Reads today's portion, which is chosen at the first call of a day that finds a word for it.
 * Useful are common words before rarer ones, then those missed twice or more, then long ones; words
 * that the current list lacks are not chosen. On failure the portion is empty.
 */
enum status portion_today(const struct desk *desk, struct practice_portion *portion);

#endif

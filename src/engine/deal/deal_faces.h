/* SPDX-License-Identifier: MIT */
/*
 * How dice fall: the part of a shake that comes before a board is made of it. For this room alone.
 */
#ifndef TROUNCE_DEAL_FACES_H
#define TROUNCE_DEAL_FACES_H

#include "trounce/dice.h"
#include "trounce/random.h"

/* The dice in any order, all equally likely: a Fisher-Yates shuffle. */
void deal_order(const struct dice *dice, struct random *random, unsigned char order[DICE_MAX]);

/* What deal_shake puts onto its board: a face of each die in such an order, row by row; `faces` has
 * room for dice->count of them. */
void deal_faces(const struct dice *dice, struct random *random, unsigned char *faces);

#endif

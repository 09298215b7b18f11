/* SPDX-License-Identifier: MIT */
/*
 * How the dice of a board move and what covers them, as poses to be drawn with.
 */
#ifndef APP_POSES_H
#define APP_POSES_H

#include "anim.h"
#include "board_view.h"

/* How much a die fades, percent, on which no word begins, or through which none passes. */
#define POSE_FADED 34
#define POSE_DARK  78

/* Covers all dice. */
void poses_cover(const struct board_view *view, struct tile_pose *poses);

/* Each die hops, turns and shows other faces of the board until it settles. */
void poses_tumble(const struct board_view *view, const struct anim *shake, struct tile_pose *poses);

/* Dice that lay face down turn over one by one: each shrinks covered and grows with its letter. */
void poses_turn_over(const struct board_view *view, const struct anim *shake,
                     struct tile_pose *poses);

/* Dice move to where they are from where they were a quarter turn ago, with the board in `area`. */
void poses_rotate(const struct board_view *view, struct rect area, const struct anim *rotate,
                  struct tile_pose *poses);

/* Moves the dice of a word that was judged: a pulse or a shake. `style` is one of the verdicts. */
void poses_judge(const struct board_view *view, const struct path *path, enum tile_style style,
                 const struct anim *motion, struct tile_pose *poses);

#endif

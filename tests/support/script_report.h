/* SPDX-License-Identifier: MIT */
/*
 * Writes the state of a rig for scripts, as indented lines.
 */
#ifndef TESTS_SCRIPT_REPORT_H
#define TESTS_SCRIPT_REPORT_H

#include "rig.h"

#include "trounce/round.h"

#include <stdio.h>

/* Every command of the last drawing. */
void report_list(const struct rig *rig, FILE *out);

/* Its texts in order: all (if the name is ""), those of a dialog, or those positioned in a part of
 * the layout: clock, you, rival, word … False: unknown name. */
bool report_texts(const struct rig *rig, const char *name, FILE *out);

/* The last drawn trail: its cells, and whose colour it has. */
void report_path(const struct rig *rig, FILE *out);

/* The texts and icons in the rectangle of the focus. */
void report_focus(const struct rig *rig, FILE *out);

/* The pending cues and requests, which are taken. */
void report_said(struct rig *rig, FILE *out);
void report_cues(struct rig *rig, FILE *out);
void report_requests(struct rig *rig, FILE *out);

/* The words of a side of the round in alphabetical order, with points, and the score. */
void report_words(const struct rig *rig, enum side side, FILE *out);

/* The Scrambler's grid as text, the words that are home, and the moves made and undone. */
void report_grid(const struct rig *rig, FILE *out);

/* The custom-board dialog: its dice (in brackets where the next letter goes; "_" waits for a
 * letter, "." shows none), its field with the caret or selection, and its message ("!" before a
 * complaint). */
void report_custom(const struct rig *rig, FILE *out);

/* Finds the icon with a name of fonts/icons.txt. */
bool report_icon_of(const char *name, enum icon *icon);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What a script can ask of a rig, written as indented lines. Leaves the commands to script.c.
 */
#ifndef TESTS_SCRIPT_REPORT_H
#define TESTS_SCRIPT_REPORT_H

#include "rig.h"

#include "trounce/round.h"

#include <stdio.h>

/* Every command of the last drawing. */
void report_list(const struct rig *rig, FILE *out);

/* Its texts in their order: all ("" as name), those of a dialog, or those whose point is in a part
 * of the layout: clock, you, rival, word … False: nothing has this name. */
bool report_texts(const struct rig *rig, const char *name, FILE *out);

/* The trail that was drawn last: the cells and whose colour it has. */
void report_path(const struct rig *rig, FILE *out);

/* What has the focus: the texts and icons in its rectangle. */
void report_focus(const struct rig *rig, FILE *out);

/* The cues and requests that wait to be taken. */
void report_cues(struct rig *rig, FILE *out);
void report_requests(struct rig *rig, FILE *out);

/* The words of a side of the round, in alphabetical order, with points, and the score. */
void report_words(const struct rig *rig, enum finder_side side, FILE *out);

/* The Scrambler's grid as text, the words that are home, and the moves made and taken back. */
void report_grid(const struct rig *rig, FILE *out);

/* The dialog of a custom board: its dice (in brackets: where the next letter goes; "_" waits for
 * one, "." shows none), its field with the caret or what is selected, and what it says ("!" before
 * a complaint). */
void report_custom(const struct rig *rig, FILE *out);

/* The icon of a name in fonts/icons.txt. */
bool report_icon_of(const char *name, enum icon *icon);

#endif

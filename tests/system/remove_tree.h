/* SPDX-License-Identifier: MIT */
/*
 * Removes what a test has made.
 */
#ifndef TEST_REMOVE_TREE_H
#define TEST_REMOVE_TREE_H

/* Removes a folder with all that is in it; 0, or not 0 when something stays. */
int remove_tree(const char *folder);

#endif

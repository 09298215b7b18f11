/* SPDX-License-Identifier: MIT */
/*
 * Removes a test's files.
 */
#ifndef TEST_REMOVE_TREE_H
#define TEST_REMOVE_TREE_H

/* Removes a folder and everything in it; returns 0, or nonzero if something remains. */
int remove_tree(const char *folder);

#endif

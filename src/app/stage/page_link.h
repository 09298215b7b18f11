/* SPDX-License-Identifier: MIT */
/*
 * Links to the game in a browser: a challenge, a code or a Hunt that is copied becomes one. Leaves
 * opening links to the window's options and to Custom board.
 */
#ifndef APP_PAGE_LINK_H
#define APP_PAGE_LINK_H

/* Returns a copy of `text` in which each line that is a challenge, the code of a board or a
 * puzzle, or a Hunt (trounce/daily.h), is a link to the page at `address`. NULL: there is no such
 * line, `address` is "", or out of memory. Free it with memory_free. */
char *page_link_write(const char *address, const char *text);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * How long a call waits for another program that uses the file.
 */
#ifndef STORE_PATIENCE_H
#define STORE_PATIENCE_H

#define STORE_LONG_PATIENCE_MS  2000 /* before there is a window, or after it was closed */
#define STORE_PATIENCE_MS       250  /* while a player waits: too short to be noticed */
#define STORE_SHORT_PATIENCE_MS 20   /* when the call is soon repeated */

#endif

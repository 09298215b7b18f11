/* SPDX-License-Identifier: MIT */
/*
 * Wrong on purpose: built as part of a room of the window, it includes a header that the room must
 * not see. The build must refuse it.
 */
#include WRONG

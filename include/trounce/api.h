/* SPDX-License-Identifier: MIT */
/*
 * What encloses the declarations of every header here: C linkage for C++, and visibility outside
 * the shared library, which hides everything else.
 */
#ifndef TROUNCE_API_H
#define TROUNCE_API_H

#ifdef __GNUC__
#define TROUNCE_VISIBLE _Pragma("GCC visibility push(default)")
#define TROUNCE_HIDDEN  _Pragma("GCC visibility pop")
#else
#define TROUNCE_VISIBLE
#define TROUNCE_HIDDEN
#endif

#ifdef __cplusplus
#define TROUNCE_API_BEGIN                                                                          \
    TROUNCE_VISIBLE extern "C"                                                                     \
    {
#define TROUNCE_API_END                                                                            \
    }                                                                                              \
    TROUNCE_HIDDEN
#else
#define TROUNCE_API_BEGIN TROUNCE_VISIBLE
#define TROUNCE_API_END   TROUNCE_HIDDEN
#endif

#endif

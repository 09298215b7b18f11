/* SPDX-License-Identifier: MIT */
/*
 * What encloses the declarations of every header here: C linkage for C++.
 */
#ifndef TROUNCE_API_H
#define TROUNCE_API_H

#ifdef __cplusplus
#define TROUNCE_API_BEGIN extern "C" {
#define TROUNCE_API_END   }
#else
#define TROUNCE_API_BEGIN
#define TROUNCE_API_END
#endif

#endif

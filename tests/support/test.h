/* SPDX-License-Identifier: MIT */
/*
 * What every test includes: cmocka with the headers that it needs first, and those of the C library
 * that nearly all tests use. The tests are compiled without a warning of unused parameters: few of
 * them look at the state that cmocka hands them.
 */
#ifndef TROUNCE_TESTS_TEST_H
#define TROUNCE_TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Included before the first line of every file of tests: renames its main, so that one program can
 * contain several. RUNNER_NAME is the file's name.
 */
#ifndef TROUNCE_TESTS_RUNNER_H
#define TROUNCE_TESTS_RUNNER_H

#define main(...) RUNNER_NAME(__attribute__((unused)) int argc, __attribute__((unused)) char **argv)

#endif

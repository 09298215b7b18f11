/* SPDX-License-Identifier: MIT */
/*
 * The exact chance of having found so few: sums of hypergeometric and binomial counts.
 */
#ifndef ENGINE_COACH_CHANCE_H
#define ENGINE_COACH_CHANCE_H

#include <stddef.h>

/*
 * A group of words that are equally hard, of which `found` were found. If which ones they are is
 * chance, the number of those with a trait has a hypergeometric distribution; with `odds` other
 * than 1, words with the trait are that much harder or easier to find (Fisher's noncentral one).
 */
struct chance_group {
    int words, found;
    int with;     /* words that have the trait */
    double odds;  /* > 0 */
    double share; /* > 0: each of the found words has the trait with this probability (a binomial
                     distribution); `words`, `with` and `odds` are not read */
};

/* The groups of a trait, and how many words with the trait were found in all of them. */
struct chance_test {
    const struct chance_group *groups;
    int count;
    int found;
};

/* What is cheap to know of the sum over all groups. */
struct chance_outline {
    int least; /* the smallest possible sum */
    double mean, variance;
    double least_chance; /* that of the smallest sum: no result is less likely */
};

/* Both compute in `room`: CHANCE_ROOM(n) numbers, if n words were found in all groups together. */
#define CHANCE_ROOM(found) (2 * ((size_t)(found) + 1))

struct chance_outline chance_outline(const struct chance_test *test, double *room);

/* Returns the probability of at most `test->found`. */
double chance_of_so_few(const struct chance_test *test, double *room);

#endif

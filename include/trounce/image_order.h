/* SPDX-License-Identifier: MIT */
/*
 * Packed lexicons, glosses and spellings of machines of the other byte order. They are written as
 * the machine that packs has its numbers, to be read in place; what comes from a machine of the
 * other kind is turned once.
 */
#ifndef TROUNCE_IMAGE_ORDER_H
#define TROUNCE_IMAGE_ORDER_H

#include <stdbool.h>
#include <stddef.h>

/* Is it a packed file of a machine of the other byte order? */
bool image_is_foreign(const void *image, size_t size);

/* Turns a foreign image (8-byte aligned) in place into what this machine would have packed. One
 * that is damaged stays so, for those who open it to say. */
void image_turn(void *image, size_t size);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Packed lexicons, glosses and spellings from machines of the other byte order. Images are in the
 * packing machine's byte order, to be read in place; foreign ones are byte-swapped once.
 */
#ifndef TROUNCE_IMAGE_ORDER_H
#define TROUNCE_IMAGE_ORDER_H

#include "trounce/api.h"

#include <stdbool.h>
#include <stddef.h>

TROUNCE_API_BEGIN

/* Returns whether the image is a packed file in the other byte order. */
bool image_is_foreign(const void *image, size_t size);

/* Byte-swaps a foreign image (8-byte aligned) in place. A damaged image stays damaged, so that
 * opening it fails. */
void image_byteswap(void *image, size_t size);

TROUNCE_API_END

#endif

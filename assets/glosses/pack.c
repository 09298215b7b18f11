/* SPDX-License-Identifier: MIT */
/*
 * pack_glosses OUT GLOSSES
 * Packs the text of the glosses into the file that the game opens. Leaves the making of the text to
 * make-glosses.
 */
#include "../packing.h"
#include "trounce/gloss.h"
#include "trounce/memory.h"

#include <stdio.h>

static const char PROGRAM[] = "pack_glosses";

static int pack(const char *out, const char *name, const struct packing_content *content)
{
    void *image;
    size_t size;
    struct fault fault;
    if (gloss_pack(content->bytes, content->size, &image, &size, &fault) != STATUS_OK) {
        return packing_refuse_fault(PROGRAM, name, &fault);
    }
    int result = packing_write(PROGRAM, out, image, size);
    memory_free(image);
    return result;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s OUT GLOSSES\n", PROGRAM);
        return EXIT_REFUSED;
    }
    struct packing_content content;
    int result = packing_read(PROGRAM, argv[2], &content);
    if (result == EXIT_PACKED) {
        result = pack(argv[1], argv[2], &content);
    }
    memory_free(content.bytes);
    return result;
}

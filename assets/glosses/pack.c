/* SPDX-License-Identifier: MIT */
/*
 * pack_glosses OUT GLOSSES
 * pack_glosses OUT --language LANGUAGE.TXT SYNONYMS.TXT
 * pack_glosses OUT --spellings LANGUAGE.TXT WORDS.TXT
 * Packs the text of the glosses, in English or the alphabet of a language, into the file that the
 * game opens; or the spellings of a language's words: an empty file if they equal their letters.
 * Leaves making the texts to make-glosses and make-synonyms.
 */
#include "../packing.h"
#include "trounce/gloss.h"
#include "trounce/memory.h"
#include "trounce/spelling.h"

#include <stdio.h>
#include <string.h>

static const char PROGRAM[] = "pack_glosses";

typedef enum status packing(const struct alphabet *alphabet, const char *text, size_t size,
                            void **image, size_t *image_size, struct fault *fault);

static int read_alphabet(const char *name, struct alphabet *alphabet)
{
    struct packing_content content;
    struct fault fault;
    int result = packing_read(PROGRAM, name, &content);
    if (result == EXIT_PACKED &&
        alphabet_read(content.bytes, content.size, alphabet, &fault) != STATUS_OK) {
        result = packing_refuse_fault(PROGRAM, name, &fault);
    }
    memory_free(content.bytes);
    return result;
}

static int pack_file(packing *pack, const struct alphabet *alphabet, const char *out,
                     const char *name)
{
    struct packing_content content;
    void *image;
    size_t size;
    struct fault fault;
    int result = packing_read(PROGRAM, name, &content);
    if (result == EXIT_PACKED &&
        pack(alphabet, content.bytes, content.size, &image, &size, &fault) != STATUS_OK) {
        result = packing_refuse_fault(PROGRAM, name, &fault);
    } else if (result == EXIT_PACKED) {
        result = packing_write(PROGRAM, out, image ? image : "", size);
        memory_free(image);
    }
    memory_free(content.bytes);
    return result;
}

int main(int argc, char **argv)
{
    bool is_gloss = argc == 5 && strcmp(argv[2], "--language") == 0;
    bool is_spelling = argc == 5 && strcmp(argv[2], "--spellings") == 0;
    if (argc != 3 && !is_gloss && !is_spelling) {
        fprintf(stderr,
                "usage: %s OUT GLOSSES\n"
                "       %s OUT --language LANGUAGE.TXT SYNONYMS.TXT\n"
                "       %s OUT --spellings LANGUAGE.TXT WORDS.TXT\n",
                PROGRAM, PROGRAM, PROGRAM);
        return EXIT_REFUSED;
    }
    if (argc == 3) {
        return pack_file(gloss_pack, &alphabet_english, argv[1], argv[2]);
    }
    struct alphabet alphabet;
    int result = read_alphabet(argv[3], &alphabet);
    return result == EXIT_PACKED
               ? pack_file(is_gloss ? gloss_pack : spelling_pack, &alphabet, argv[1], argv[4])
               : result;
}

/* SPDX-License-Identifier: MIT */
/*
 * Any bytes for the readers of word lists, and for opening packed ones with a valid checksum.
 */
#include "fuzz.h"
#include "image.h"
#include "trounce/lexicon_io.h"

#include <string.h>

/* The result of a walk. */
struct walk {
    const struct lexicon *lexicon;
    size_t word_count;
};

static bool visit(void *context, const char *word, size_t length, struct word_note note)
{
    struct walk *walk = context;
    require(length <= WORD_LETTERS_MAX && word[length] == '\0' && note.tier <= TIER_MAX);
    require(lexicon_contains(walk->lexicon, word, length));
    walk->word_count++;
    return true;
}

static void ask(const struct lexicon *lexicon)
{
    struct walk walk = {.lexicon = lexicon, .word_count = 0};
    require(lexicon_each(lexicon, visit, &walk));
    require(walk.word_count <= (size_t)lexicon->slot_count + 1);
    for (uint32_t slot = 0; slot < lexicon->slot_count; slot++) {
        if (lexicon_word_length(lexicon, slot) != 0) {
            lexicon_note(lexicon, lexicon_word_number(lexicon, slot));
        }
    }
}

/* Corrects the size and the checksum of a packed image, so that its contents are checked. */
static void repair(unsigned char *bytes, size_t size)
{
    struct image_header *header = (struct image_header *)(void *)bytes;
    header->size = size;
    header->alphabet = alphabet_fingerprint(&alphabet_english);
    header->checksum = image_checksum(bytes, size);
}

static void open_list(const unsigned char *bytes, size_t size)
{
    struct lexicon lexicon;
    struct list_report report;
    struct fault fault = {.status = STATUS_OK};
    enum status status = list_open(&lexicon, &alphabet_english, bytes, size, &report, &fault);
    if (status == STATUS_OK) {
        require(lexicon_size(&lexicon) == report.word_count);
        ask(&lexicon);
        lexicon_deinit(&lexicon);
    } else {
        char sentence[256];
        require(fault.status == status && fault.detail.format != NULL);
        fault_format(&fault, "list", sentence, sizeof sentence);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    unsigned char *bytes = calloc(size + 1, 1);
    require(bytes != NULL);
    if (size > 0) {
        memcpy(bytes, data, size);
    }
    open_list(bytes, size);
    if (lexicon_is_packed(bytes, size) && size >= sizeof(struct image_header)) {
        repair(bytes, size);
        open_list(bytes, size);
    }
    free(bytes);
    return 0;
}

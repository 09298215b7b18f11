/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as a catalogue of translations.
 */
#include "fuzz.h"
#include "tr.h"

#include <string.h>

static const long counts[] = {0, 1, 2, 5, 11, 21, 100, 1000000, -1};

#define ASKED_MAX 32 /* entries */
#define COUNTS    (sizeof counts / sizeof counts[0])
#define FORMS     2 /* plural forms to ask for; all entries share one rule */

static uint32_t number_at(const struct catalogue *catalogue, size_t place)
{
    const unsigned char *at = catalogue->bytes + place;
    return catalogue->swapped
               ? (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3]
               : (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/* Every text in a catalogue must end within its bytes. */
static void look_up(const struct catalogue *catalogue, size_t size)
{
    const char *begin = (const char *)catalogue->bytes;
    const char *const fields[] = {"Language", "Plural-Forms", ""};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        char field[64];
        require(strlen(catalogue_field(catalogue, fields[i], field, sizeof field)) < 64);
    }
    for (uint32_t i = 0; i < catalogue->count && i < ASKED_MAX; i++) {
        const char *text = begin + number_at(catalogue, catalogue->texts + 8 * i + 4);
        require(text >= begin && strlen(text) < size);
        require(strlen(catalogue_text(catalogue, text)) < size);
        for (size_t k = 0; k < FORMS; k++) {
            long count = counts[(i * FORMS + k) % COUNTS];
            const char *form = catalogue_plural(catalogue, text, count);
            require(!form || (form >= begin && form + strlen(form) < begin + size));
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct catalogue catalogue = {.size = 77};
    if (catalogue_open(&catalogue, data, size) == STATUS_OK) {
        look_up(&catalogue, size);
    } else {
        require(catalogue.size == 77);
    }
    return 0;
}

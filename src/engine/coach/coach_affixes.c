/* SPDX-License-Identifier: MIT */
/*
 * The endings and beginnings that words of a language share, those of inflection first: only ones
 * that common words on at least one board in ten have, or nothing could be said of them in weeks. A
 * few each, as every one more makes the others harder to prove.
 */
#include "coach_affixes.h"

#include <string.h>

static const struct affixes languages[] = {
    {"en", "s ed er ing est ly", "re un de"},      {"de", "e en er es st te t", "ge be ein"},
    {"es", "s ar an as os er ado", "re ca de"},    {"fr", "s er ee es ent ie", "re de"},
    {"it", "are ato ata ati ano ate", "ri in di"}, {"nl", "en er e te de t s", "ge be ver"},
    {"pl", "y i em ie ami ka", "po na za"},        {"pt", "s ar am ou as os ado", "re de"},
    {"sv", "en et ar er na s as", "re in"},
};

#define LANGUAGE_COUNT (sizeof languages / sizeof *languages)

const struct affixes *affixes_of(const char *language)
{
    static const struct affixes none = {"", "", ""};
    for (size_t i = 0; i < LANGUAGE_COUNT; i++) {
        if (strcmp(languages[i].language, language) == 0) {
            return &languages[i];
        }
    }
    return &none;
}

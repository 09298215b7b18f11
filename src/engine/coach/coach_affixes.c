/* SPDX-License-Identifier: MIT */
/*
 * The endings and beginnings that words of a language share most: those of inflection first. A few
 * each, as every one more makes the others harder to prove.
 */
#include "coach_affixes.h"

#include <string.h>

static const struct affixes languages[] = {
    {"en", "s ed er ing est ly", "re un de"},       {"de", "e en er es st te t", "ge be ver"},
    {"es", "s ar er ado aba an", "re des en"},      {"fr", "s er ez ent ait ons ee", "re de"},
    {"it", "are ere ire ato ati ano", "ri in s"},   {"nl", "en er e t te de je", "ge be ver"},
    {"pl", "ać ić em om ach ami ie", "po za na"},   {"pt", "s ar er ado ava am ou", "re des en"},
    {"sv", "en et ar er or ade na s", "be för ut"},
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

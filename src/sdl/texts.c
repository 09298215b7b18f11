/* SPDX-License-Identifier: MIT */
/*
 * The languages of the interface, from files.
 */
#include "texts.h"

#include <string.h>

static_assert(sizeof((struct app_language *)0)->code >= TRANSLATION_CODE_MAX, "a code fits");

void texts_open(struct texts *texts, const struct paths *paths)
{
    texts->count = 0;
    file_open_translations(&texts->translations, paths->translations);
    for (int i = 0; i < texts->translations.count && i < APP_LANGUAGES_MAX; i++) {
        const struct translation *translation = &texts->translations.list[i];
        struct app_language *language = &texts->languages[texts->count];
        if (catalogue_open(&language->catalogue, translation->file.bytes, translation->file.size) ==
            STATUS_OK) {
            memcpy(language->code, translation->code, sizeof translation->code);
            texts->count++;
        }
    }
}

void texts_close(struct texts *texts)
{
    file_close_translations(&texts->translations);
    texts->count = 0;
}

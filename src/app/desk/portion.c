/* SPDX-License-Identifier: MIT */
#include "portion.h"

#include <string.h>

static long worth_of(const void *context, const struct practice_word *word)
{
    const struct lexicon *lexicon = context;
    size_t letters = strlen(word->text);
    uint32_t number;
    if (!lexicon_find(lexicon, word->text, letters, &number)) {
        return -1;
    }
    int tier = lexicon_note(lexicon, number).tier;
    long common = tier == TIER_UNKNOWN ? 0 : TIER_MAX - tier;
    return (2 * common + (word->misses > 1)) * STORE_WORD_MAX + (long)letters;
}

enum status portion_today(const struct desk *desk, struct practice_portion *portion)
{
    char text[DAILY_DATE_MAX];
    struct app_date day = calendar_today(&desk->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    return keeper_practice_portion(desk->keeper, daily_date_text(&today, text), worth_of,
                                   table_lexicon(&desk->table, ROUND_KIND_PRACTICE), portion);
}

/* SPDX-License-Identifier: MIT */
/*
 * The results by ear: the headline, the scores, the best word, what is near, and what is new. The
 * lists follow by keys.
 */
#include "phrase.h"
#include "results.h"

#include <string.h>

static void say_best(const struct results *results, struct output *output, struct arena *arena,
                     const struct result_best *best)
{
    if (!best->title) {
        return;
    }
    if (best->word < 0) {
        output_say(output,
                   say(arena, tr("%s: %s"), best->title, best->reason ? best->reason : "–"));
        return;
    }
    const struct found_word *word = &results->found.words[best->word];
    output_say(output, say(arena, "%s: %s, %s", best->title,
                           findings_spelt(arena, &results->found, word->text),
                           phrase_points(arena, word->points)));
}

void results_say(const void *self, const struct game *game, struct output *output,
                 struct arena *arena)
{
    const struct results *results = self;
    const struct result_verdict *verdict = &results->verdict;
    (void)game;
    output_say(output, verdict->headline);
    output_say(output, verdict->sentence ? verdict->sentence : "");
    for (int i = 0; i < 2 && verdict->has_score; i++) {
        const struct result_side *side = &verdict->sides[i];
        if (side->name) {
            output_say(output,
                       say(arena, tr("%s: %s"), side->name, phrase_number(arena, side->figure)));
        }
    }
    if (verdict->stars >= 0) {
        output_say(output, say(arena, tr("%d of %d stars"), verdict->stars, PAR_STARS_MAX));
    }
    for (int i = 0; i < 2 && verdict->has_score; i++) {
        say_best(results, output, arena, &verdict->bests[i]);
    }
    if (verdict->near.title) {
        output_say(output, say(arena, tr("%s: %s"), verdict->near.title,
                               verdict->near.text ? verdict->near.text : ""));
    }
    for (int i = 0; i < verdict->news_count; i++) {
        bool is_said = verdict->sentence && strstr(verdict->sentence, verdict->news[i].text);
        output_say(output, is_said ? "" : verdict->news[i].text);
    }
}

/* SPDX-License-Identifier: MIT */
/*
 * The verdict: what several parts of it name, and how it is said aloud: the headline, the scores,
 * the best word, what is near, and what is new. The lists follow by keys.
 */
#include "phrase.h"
#include "results.h"

#include <string.h>

static const char *rival(const struct results *results, const struct session *session)
{
    if (!results->found.is_played) {
        return NULL;
    }
    if (session_has_own_ghost(session)) {
        return phrase_ghost_against();
    }
    if (session->match.level == RIVAL_LADDER) {
        return phrase_rung_against(round_rival(session->round)->rung);
    }
    if (session->match.level != RIVAL_FRIEND) {
        return phrase_rival_against(session->match.level);
    }
    return session->notes.sender[0] ? session->notes.sender : tr("your friend");
}

static const char *common(struct results *results, const struct session *session)
{
    const struct honours *honours = &session->honours;
    struct arena *arena = &results->texts;
    return honours->common_words == 0
               ? NULL
               : say(arena,
                     tr_plural("%s of %s common word", "%s of %s common words",
                               honours->common_words),
                     phrase_number(arena, honours->common_found),
                     phrase_number(arena, honours->common_words));
}

static const char *richness(struct results *results)
{
    return results->level == RICHNESS_LEVEL_NONE ? NULL
           : results->level > 0
               ? say(&results->texts, tr("More common words than %d%% of boards"), results->level)
               : tr("One of the leanest boards");
}

void results_decide(struct results *results, const struct game *game)
{
    const struct findings *found = &results->found;
    const struct match *match = &game->session.match;
    arena_clear(&results->texts);
    findings_fill(&results->found, &results->texts);
    bool has_score = found->is_played && !found->is_practice;
    bool has_rival = has_score && mode_traits(match->mode)->has_rival;
    results->verdict = (struct result_verdict){.has_score = has_score,
                                               .has_rival = has_rival,
                                               .is_contest = has_rival || found->is_two,
                                               .level = session_face(&game->session),
                                               .rung = session_rung(&game->session),
                                               .rival = rival(results, &game->session),
                                               .common = common(results, &game->session),
                                               .richness = richness(results)};
    results_fill_score(results, game);
    results_fill_news(results, game);
    results_fill_advice(results, game);
    results_fill_next(results, game);
}

/* --- by ear --- */

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

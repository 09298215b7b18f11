/* SPDX-License-Identifier: MIT */
/*
 * Texts about the match on the ladder, and what it decides.
 */
#include "phrase.h"

const char *phrase_ladder_match(struct arena *arena, const struct ladder *ladder)
{
    return say(arena, "%d–%d", ladder->won, ladder->lost);
}

const char *phrase_ladder_next(struct arena *arena, const struct ladder *ladder, bool is_brief)
{
    bool is_top = ladder->rung == LADDER_RUNGS;
    bool is_bottom = ladder->rung == 1;
    const char *next;
    if (ladder->won == ladder->lost && !is_top && !is_bottom && ladder->won > 0) {
        next = is_brief ? tr("the next one decides") : tr("the next round decides");
    } else if (ladder->lost > 0 && !is_bottom && (ladder->won == 0 || is_top)) {
        next = is_brief ? tr("one more loss") : tr("one more loss and you step down");
    } else if (is_top) {
        next = tr("the top of the ladder");
    } else if (ladder->won > 0) {
        next = is_brief ? tr("one more win") : tr("one more win and you climb");
    } else {
        next = is_brief ? tr("win two of three") : tr("win two of three and you climb");
    }
    return ladder->won + ladder->lost == 0
               ? next
               : say(arena, "%s · %s", phrase_ladder_match(arena, ladder), next);
}

const char *phrase_ladder_ahead(struct arena *arena, const struct ladder *ladder)
{
    static const char *const wins[] = {
        [1] = N_("One more win"),   [2] = N_("Two more wins"),  [3] = N_("Three more wins"),
        [4] = N_("Four more wins"), [5] = N_("Five more wins"), [6] = N_("Six more wins")};
    static const char *const sentences[] = {[RIVAL_SCHOLAR] = N_("%s and you meet the Scholar."),
                                            [RIVAL_EXPERT] = N_("%s and you meet the Expert."),
                                            [RIVAL_MERCILESS] = N_("%s and you meet Merciless.")};
    int rung = ladder->rung;
    while (rung < LADDER_RUNGS && ladder_tier(rung) == ladder_tier(ladder->rung)) {
        rung++;
    }
    int count = 2 * (rung - ladder->rung) - ladder->won;
    return count <= 0 ? NULL : say(arena, tr(sentences[ladder_tier(rung)]), tr(wins[count]));
}

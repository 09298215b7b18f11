/* SPDX-License-Identifier: MIT */
/*
 * Where everything is on the page of the ladder, in both shapes of the window.
 */
#include "ladder.h"

/* --- wide: a staircase --- */

#define PAD       26
#define LOWEST    50  /* the height of the first step */
#define RISE_MOST 60  /* of each further one */
#define ABOVE     146 /* a step, where the player stands on it */
#define BELOW     66  /* the steps: the lines about the tiers */
#define GAP       4   /* between steps */
#define TIER_GAP  16
#define RULE      62
#define RULE_LONG 540 /* the width of the first, to where the steps are as high */

/* Lays out what stands at the upper left, where there are no steps. Returns where it ends. */
static int lay_head(struct ladder_places *at, struct rect inner)
{
    struct rect left = {inner.x, inner.y, 360, inner.h};
    int x = inner.x + 386;
    at->about = rect_cut_top(&left, 24);
    at->name = rect_cut_top(&left, 60);
    at->best = rect_slice_top(&left, 28, 18);
    at->play = rect_cut_top(&left, 60);
    at->play.w = 290;
    for (int i = 0; i < LADDER_RULES; i++) {
        at->rules[i] = (struct rect){x, inner.y + RULE * i, i == 0 ? RULE_LONG : 340, RULE - 12};
    }
    return inner.y + RULE * LADDER_RULES - 12;
}

static void lay_wide(struct ladder_places *at)
{
    struct rect inner = rect_inset(at->panel, PAD);
    int top = lay_head(at, inner);
    int floor = at->panel.y + at->panel.h - BELOW;
    int rise = layout_clamped((floor - LOWEST - ABOVE - top) / 5, 16, RISE_MOST);
    int tiers_gap = (LADDER_TIERS - 1) * TIER_GAP;
    int gaps = (LADDER_RUNGS - LADDER_TIERS) * GAP;
    int width = (inner.w - tiers_gap - gaps) / LADDER_RUNGS;
    int x = inner.x;
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        struct rect *step = &at->steps[rung - 1];
        struct rect *tier = &at->tiers[ladder_tier(rung)];
        int high = LOWEST + rise * (rung - 1);
        *step = (struct rect){x, floor - high, width, high};
        int begin = tier->w > 0 ? tier->x : x;
        *tier = (struct rect){begin, floor + 10, x + width - begin, 44};
        x += width + (ladder_step(rung) == LADDER_STEPS ? TIER_GAP : GAP);
    }
}

/* --- a column: the steps are rows, the highest first --- */

#define ROW       60
#define ROW_GAP   5
#define TIER      40
#define INDENT    4 /* a step to the next one is this much longer */
#define RULE_TALL 98

static void lay_column(struct ladder_places *at)
{
    struct rect rest = rect_inset(at->panel, 14);
    at->is_list = true;
    at->about = rect_cut_top(&rest, 26);
    at->name = rect_cut_top(&rest, 52);
    at->best = rect_slice_top(&rest, 38, 10);
    at->play = rect_slice_top(&rest, 60, 16);
    for (int i = 0; i < LADDER_RULES; i++) {
        at->rules[i] = rect_slice_top(&rest, i == 0 ? RULE_TALL : 48, 8);
    }
    for (int rung = LADDER_RUNGS; rung >= 1; rung--) {
        enum rival_level tier = ladder_tier(rung);
        if (rung == LADDER_RUNGS || ladder_tier(rung + 1) != tier) {
            at->tiers[tier] = rect_cut_top(&rest, TIER);
        }
        struct rect row = rect_slice_top(&rest, ROW, ROW_GAP);
        row.w -= (LADDER_RUNGS - rung) * INDENT;
        at->steps[rung - 1] = row;
    }
}

/* --- both --- */

struct ladder_places ladder_lay_out(const struct layout *layout, struct rect title,
                                    struct rect rest)
{
    struct ladder_places at = {.title = title, .panel = rest};
    if (layout->shape == LAYOUT_WIDE) {
        lay_wide(&at);
    } else {
        lay_column(&at);
    }
    struct rect *const all[] = {&at.title, &at.panel, &at.about, &at.name, &at.best, &at.play};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = layout_to_px(layout, *all[i]);
    }
    for (int i = 0; i < LADDER_RULES; i++) {
        at.rules[i] = layout_to_px(layout, at.rules[i]);
    }
    for (int i = 0; i < LADDER_RUNGS; i++) {
        at.steps[i] = layout_to_px(layout, at.steps[i]);
    }
    for (int i = 0; i < LADDER_TIERS; i++) {
        at.tiers[i] = layout_to_px(layout, at.tiers[i]);
    }
    return at;
}

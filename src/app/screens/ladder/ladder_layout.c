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

static const int rule_widths[LADDER_RULES] = {660, 420, 250};

/* Lays out what stands at the upper left, where there are no steps. */
static void lay_head(struct ladder_places *at, struct rect inner)
{
    struct rect left = {inner.x, inner.y, 360, inner.h};
    int x = inner.x + 386;
    at->about = rect_cut_top(&left, 24);
    at->name = rect_cut_top(&left, 60);
    at->best = rect_slice_top(&left, 28, 18);
    at->play = rect_cut_top(&left, 60);
    at->play.w = 290;
    for (int i = 0; i < LADDER_RULES; i++) {
        int width = int_min(rule_widths[i], inner.x + inner.w - x);
        at->rules[i] = (struct rect){x, inner.y + RULE * i, width, RULE - 12};
    }
}

/* Lays out the columns of the steps, without their heights. */
static void lay_columns(struct ladder_places *at, struct rect inner)
{
    int tiers_gap = (LADDER_TIERS - 1) * TIER_GAP;
    int gaps = (LADDER_RUNGS - LADDER_TIERS) * GAP;
    int width = (inner.w - tiers_gap - gaps) / LADDER_RUNGS;
    int x = inner.x;
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        at->steps[rung - 1] = (struct rect){.x = x, .w = width};
        x += width + (ladder_step(rung) == LADDER_STEPS ? TIER_GAP : GAP);
    }
}

/* Returns how much higher each step can be than the one before, so that a player who stands on the
 * highest is in the panel, and no rule is behind one who stands on a step below it. */
static int rise_of_steps(const struct ladder_places *at, int ceiling, int floor)
{
    int rise = int_min(RISE_MOST, (floor - LOWEST - ABOVE - ceiling) / (LADDER_RUNGS - 1));
    for (int i = 0; i < LADDER_RULES; i++) {
        const struct rect *rule = &at->rules[i];
        int rung = LADDER_RUNGS;
        while (rung > 2 && at->steps[rung - 1].x >= rule->x + rule->w) {
            rung--;
        }
        rise = int_min(rise, (floor - LOWEST - ABOVE - rule->y - rule->h) / (rung - 1));
    }
    return rise < 16 ? 16 : rise;
}

static void lay_wide(struct ladder_places *at)
{
    struct rect inner = rect_inset(at->panel, PAD);
    int floor = at->panel.y + at->panel.h - BELOW;
    lay_head(at, inner);
    lay_columns(at, inner);
    int rise = rise_of_steps(at, inner.y, floor);
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        struct rect *step = &at->steps[rung - 1];
        struct rect *tier = &at->tiers[ladder_tier(rung)];
        step->h = LOWEST + rise * (rung - 1);
        step->y = floor - step->h;
        int begin = tier->w > 0 ? tier->x : step->x;
        *tier = (struct rect){begin, floor + 10, step->x + step->w - begin, 44};
    }
}

/* --- a column: the steps are rows, the highest first --- */

#define ROW     60
#define ROW_GAP 5
#define TIER    40
#define INDENT  4 /* a step to the next one is this much longer */

static const int rule_heights[LADDER_RULES] = {98, 74, 48};

static void lay_column(struct ladder_places *at)
{
    struct rect rest = rect_inset(at->panel, 14);
    at->is_list = true;
    at->about = rect_cut_top(&rest, 26);
    at->name = rect_cut_top(&rest, 52);
    at->best = rect_slice_top(&rest, 38, 10);
    at->play = rect_slice_top(&rest, 60, 16);
    for (int i = 0; i < LADDER_RULES; i++) {
        at->rules[i] = rect_slice_top(&rest, rule_heights[i], 8);
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

/* SPDX-License-Identifier: MIT */
/*
 * Shakes many boards, counts their common words and tells how the counts are spread. Leaves what is
 * made of it to the engine's richness.c.
 */
#include "distribution.h"

#include "load.h"
#include "show.h"
#include "trounce/deal.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>

#define BOARDS 100000L
/* The boards are the same every time. */
#define SEED 1
/* Counts above are taken for this; the table of the engine has numbers of 16 bits. */
#define COUNT_MAX 9999
#define LEVELS    100
/* Numbers on a line of the table. */
#define TABLE_COLUMNS 20

struct spread {
    long boards[COUNT_MAX + 1]; /* with so many common words */
    long full_boards;           /* each of whose cells is part of a word or blank */
    long bands[RICHNESS_COUNT]; /* boards in each */
};

static bool is_full(const struct board *board, uint64_t used_cells)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK && (used_cells >> cell & 1) == 0) {
            return false;
        }
    }
    return true;
}

static enum status count_boards(struct solver *solver, const struct dice *dice, enum rules rules,
                                struct spread *spread)
{
    const struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    struct richness_band bands[RICHNESS_COUNT];
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        bands[i] = richness_band((enum richness)i, dice, rules);
    }
    int side = dice_side(dice);
    struct random random;
    random_seed(&random, SEED);
    *spread = (struct spread){.full_boards = 0};
    for (long i = 0; i < BOARDS; i++) {
        struct board board;
        struct survey survey;
        deal_shake(dice, &random, side, side, &board);
        enum status status = solver_survey_with(solver, &board, &filter, DEAL_COMMON_TIER, &survey);
        if (status != STATUS_OK) {
            return status;
        }
        int count = survey.common_count < COUNT_MAX ? survey.common_count : COUNT_MAX;
        bool full = is_full(&board, survey.used_cells);
        spread->boards[count]++;
        spread->full_boards += full;
        for (int band = 0; band < RICHNESS_COUNT; band++) {
            spread->bands[band] += count >= bands[band].least && count <= bands[band].most &&
                                   (full || !bands[band].wants_all_cells);
        }
    }
    return STATUS_OK;
}

/* The least count that is more than `level` boards in a hundred have. */
static int least_of_level(const struct spread *spread, int level)
{
    long wanted = BOARDS * level / LEVELS;
    long fewer = 0;
    int count = 0;
    while (fewer < wanted) {
        fewer += spread->boards[count];
        count++;
    }
    return count;
}

static void tell_bands(struct cli *cli, const struct dice *dice, enum rules rules,
                       const struct spread *spread)
{
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        struct richness_band band = richness_band((enum richness)i, dice, rules);
        char range[32];
        if (band.most == INT_MAX) {
            snprintf(range, sizeof range, "%d and more", band.least);
        } else {
            snprintf(range, sizeof range, "%d to %d", band.least, band.most);
        }
        writer_format(&cli->out, "%-6s %-12s  %4.1f %% of boards%s\n",
                      richness_name((enum richness)i), range,
                      100.0 * (double)spread->bands[i] / (double)BOARDS,
                      band.wants_all_cells ? ", all cells in words" : "");
    }
}

static void tell_spread(struct cli *cli, const struct dice *dice, enum rules rules,
                        const struct spread *spread)
{
    static const int levels[] = {1, 5, 10, 25, 50, 75, 90, 95, 99};
    const struct dice_set *set = dice_set_of(dice);
    struct writer *out = &cli->out;
    writer_format(out, "%ld boards of %s by the rules %s\n\n", BOARDS,
                  set != NULL ? set->name : "dice of one's own", scoring_name(rules));
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        writer_format(out, "%2d %% have fewer than %4d common words\n", levels[i],
                      least_of_level(spread, levels[i]));
    }
    writer_format(out, "%4.1f %% have all cells that are not blank in words\n\n",
                  100.0 * (double)spread->full_boards / (double)BOARDS);
    tell_bands(cli, dice, rules, spread);
}

enum outcome distribution_tell(struct cli *cli, struct solver *solver, const struct dice *dice,
                               enum rules rules)
{
    struct spread spread;
    if (count_boards(solver, dice, rules, &spread) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    tell_spread(cli, dice, rules, &spread);
    return OUTCOME_YES;
}

/* ---- the table of the engine ---- */

static void write_row(struct cli *cli, const struct dice_set *set, enum rules rules,
                      const struct spread *spread)
{
    static const char *const names[RULES_COUNT] = {
        [RULES_FOUR] = "RULES_FOUR",
        [RULES_CLASSIC] = "RULES_CLASSIC",
        [RULES_PLAIN] = "RULES_PLAIN",
    };
    writer_format(&cli->out, "    {'%c', %s, {", set->id, names[rules]);
    for (int level = 0; level < LEVELS; level++) {
        writer_text(&cli->out, level % TABLE_COLUMNS == 0 ? "\n        " : " ");
        writer_format(&cli->out, "%d,", least_of_level(spread, level));
    }
    writer_text(&cli->out, "\n    }},\n");
}

static enum outcome write_set(struct cli *cli, struct solver *solver, const struct dice_set *set)
{
    struct dice dice;
    enum outcome outcome = load_dice_set(cli, set, &dice);
    struct spread spread = {.full_boards = 0};
    int counted = 0; /* least letters that `spread` was made with */
    for (int i = 0; i < RULES_COUNT && outcome == OUTCOME_YES; i++) {
        enum rules rules = (enum rules)i;
        /* Rules that take the same words have the same spread. */
        if (scoring_min_letters(rules, dice.count) != counted &&
            count_boards(solver, &dice, rules, &spread) != STATUS_OK) {
            return cli_fail_memory(cli);
        }
        counted = scoring_min_letters(rules, dice.count);
        write_row(cli, set, rules, &spread);
    }
    return outcome;
}

enum outcome distribution_table(struct cli *cli, struct solver *solver)
{
    writer_format(&cli->out,
                  "/* SPDX-License-Identifier: MIT */\n"
                  "/*\n"
                  " * How common words are spread over %ld boards of each set of dice, as `trounce "
                  "shake --table`\n"
                  " * wrote it. Leaves what it means to richness.c.\n"
                  " */\n"
                  "#include \"richness_table.h\"\n\n",
                  BOARDS);
    writer_text(&cli->out, "/* clang-format off */\n"
                           "static const struct richness_spread spreads[] = {\n");
    enum outcome outcome = OUTCOME_YES;
    for (const struct dice_set *set = dice_sets(); set->name != NULL && outcome == OUTCOME_YES;
         set++) {
        outcome = write_set(cli, solver, set);
    }
    writer_text(&cli->out, "};\n"
                           "/* clang-format on */\n\n"
                           "const struct richness_spread *richness_table(int *count)\n"
                           "{\n"
                           "    *count = (int)(sizeof spreads / sizeof *spreads);\n"
                           "    return spreads;\n"
                           "}\n");
    return outcome;
}

/* SPDX-License-Identifier: MIT */
/*
 * How long dealing takes at worst, for each set of dice and richness, and how often no board of the
 * band is found.
 *
 *     bench_deal LEXICON DICE_FOLDER [BOARDS]
 */
#include "bench.h"

#include "trounce/deal.h"

#define BOARDS   10000
#define AGAIN_MS 0.5

static double deal_once(struct solver *solver, const struct dice *dice, enum richness richness,
                        struct random *random, struct board *board)
{
    uint64_t state;
    double begin_ms = bench_processor_ms();
    if (deal_by_richness(dice, solver, RULES_FOUR, richness, random, board, &state) != STATUS_OK) {
        fprintf(stderr, "bench_deal: %s\n", status_text(STATUS_NO_MEMORY));
        exit(EXIT_FAILURE);
    }
    return bench_processor_ms() - begin_ms;
}

/* Deals one board. A slow deal is repeated identically, and the minimum of three counts, to filter
 * out glitches of the machine. */
static double deal(struct solver *solver, const struct dice *dice, enum richness richness,
                   struct random *random, struct board *board)
{
    const struct random before = *random;
    double spent_ms = deal_once(solver, dice, richness, random, board);
    for (int again = 0; again < 2 && spent_ms > AGAIN_MS; again++) {
        struct random same = before;
        double again_ms = deal_once(solver, dice, richness, &same, board);
        spent_ms = again_ms < spent_ms ? again_ms : spent_ms;
    }
    return spent_ms;
}

static void measure(struct solver *solver, const struct dice_set *set, const struct dice *dice,
                    enum richness richness, long boards)
{
    const struct richness_band band = richness_band(richness, dice, RULES_FOUR);
    const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct random random;
    random_seed(&random, 1);
    double worst_ms = 0;
    double all_ms = 0;
    long outside = 0;
    for (long i = 0; i < boards; i++) {
        struct board board;
        struct survey survey;
        double spent_ms = deal(solver, dice, richness, &random, &board);
        if (solver_survey(solver, &board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
            fprintf(stderr, "bench_deal: %s\n", status_text(STATUS_NO_MEMORY));
            exit(EXIT_FAILURE);
        }
        worst_ms = spent_ms > worst_ms ? spent_ms : worst_ms;
        all_ms += spent_ms;
        outside += survey.common_count < band.least || survey.common_count > band.most;
    }
    printf("%-26s %-6s mean %6.3f ms, worst %6.3f ms, outside of the band %.2f %%\n", set->name,
           richness_name(richness), all_ms / (double)boards, worst_ms,
           100.0 * (double)outside / (double)boards);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "bench_deal LEXICON DICE_FOLDER [BOARDS]\n");
        return EXIT_FAILURE;
    }
    long boards = argc > 3 ? strtol(argv[3], NULL, 10) : BOARDS;
    struct lexicon lexicon;
    struct solver *solver = bench_open_solver(argv[1], &lexicon);
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        struct dice dice;
        bench_open_dice(argv[2], set, &dice);
        for (int richness = 0; richness < RICHNESS_COUNT; richness++) {
            measure(solver, set, &dice, (enum richness)richness, boards);
        }
    }
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return EXIT_SUCCESS;
}

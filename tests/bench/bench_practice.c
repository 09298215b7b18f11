/* SPDX-License-Identifier: MIT */
/*
 * How many boards per second practice searches, with a lexicon of the wanted words and with all
 * words; and how many of twenty wanted words the best board of half a second holds. The words are
 * common ones of fair boards, as players miss them.
 *
 *     bench_practice LEXICON DICE_FOLDER [BOARDS [WORDS]]
 */
#include "bench.h"

#include "trounce/deal.h"
#include "trounce/practice_deal.h"

#define BOARDS      21
#define BOARDS_MOST 100000
#define WORDS       20
#define WORDS_MOST  2000
#define SEARCH_MS   500.0
#define SLICE       4096
#define ALL_BOARDS  20000 /* searched with all words */

struct words {
    char texts[WORDS_MOST][WORD_LETTERS_MAX + 1];
    const char *list[WORDS_MOST];
    size_t count;
};

static void need(enum status status)
{
    if (status != STATUS_OK) {
        fprintf(stderr, "bench_practice: %s\n", status_text(status));
        exit(EXIT_FAILURE);
    }
}

static bool has_word(const struct words *words, const char *text)
{
    for (size_t i = 0; i < words->count; i++) {
        if (strcmp(words->texts[i], text) == 0) {
            return true;
        }
    }
    return false;
}

/* Adds a random common word of a fair board. */
static void miss_word(struct solver *solver, const struct dice *dice, struct random *random,
                      struct words *words)
{
    const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = DEAL_COMMON_TIER};
    struct board board;
    struct solution solution;
    uint64_t state;
    need(deal_fair(dice, solver, RULES_FOUR, random, &board, &state));
    need(solver_solve_with(solver, &board, &filter, &solution));
    const char *text =
        solution_text(&solution, random_below(random, (uint32_t)solution.word_count));
    if (!has_word(words, text)) {
        char *copy = words->texts[words->count];
        (void)snprintf(copy, sizeof words->texts[0], "%s", text);
        words->list[words->count++] = copy;
    }
    solution_deinit(&solution);
}

/* Returns the boards per second with all words of the game. */
static double measure_all(struct solver *solver, const struct dice *dice)
{
    const struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct random random;
    random_seed(&random, 1);
    double begin_ms = bench_processor_ms();
    for (int i = 0; i < ALL_BOARDS; i++) {
        struct board board;
        struct solver_list list;
        deal_shake(dice, &random, dice_side(dice), dice_side(dice), &board);
        need(solver_list(solver, board.rows, board.columns, board.faces, &filter, false, &list));
    }
    return ALL_BOARDS * 1e3 / (bench_processor_ms() - begin_ms);
}

static int compare_ints(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void measure(const struct lexicon *lexicon, struct solver *solver, const struct dice *dice,
                    int boards, size_t wanted)
{
    static struct words words;
    struct random random;
    int *held = calloc((size_t)boards, sizeof *held);
    long shakes = 0;
    double spent_ms = 0;
    random_seed(&random, 20);
    for (int i = 0; i < boards && held; i++) {
        struct practice_deal *deal;
        struct practice_board best;
        words.count = 0;
        while (words.count < wanted) {
            miss_word(solver, dice, &random, &words);
        }
        struct practice_deal_config config = {.dice = dice,
                                              .lexicon = lexicon,
                                              .solver = solver,
                                              .simd = SOLVER_KERNEL_BEST,
                                              .rules = RULES_FOUR,
                                              .words = words.list,
                                              .word_count = words.count,
                                              .seed = random_next(&random)};
        double begin_ms = bench_processor_ms();
        need(practice_deal_new(&config, &deal));
        while (bench_processor_ms() - begin_ms < SEARCH_MS) {
            need(practice_deal_step(deal, SLICE));
            shakes += SLICE;
        }
        spent_ms += bench_processor_ms() - begin_ms;
        need(practice_deal_finish(deal, &best));
        held[i] = best.held;
        practice_deal_free(deal);
    }
    if (held) {
        qsort(held, (size_t)boards, sizeof *held, compare_ints);
        printf("%d x %d: %.0f boards a second (%.0f with all words); of %zu words the best board "
               "of half a second holds %d, %d, %d (least, median, most of %d)\n",
               dice_side(dice), dice_side(dice), (double)shakes * 1e3 / spent_ms,
               measure_all(solver, dice), wanted, held[0], held[boards / 2], held[boards - 1],
               boards);
        fflush(stdout);
    }
    free(held);
}

int main(int argc, char **argv)
{
    long boards = argc > 3 ? strtol(argv[3], NULL, 10) : BOARDS;
    long wanted = argc > 4 ? strtol(argv[4], NULL, 10) : WORDS;
    if (argc < 3 || boards < 1 || boards > BOARDS_MOST || wanted < 1 || wanted > WORDS_MOST) {
        fprintf(stderr, "bench_practice LEXICON DICE_FOLDER [BOARDS [WORDS]]\n");
        return EXIT_FAILURE;
    }
    struct lexicon lexicon;
    struct solver *solver = bench_open_solver(argv[1], &lexicon);
    for (int side = 4; side <= 6; side++) {
        struct dice dice;
        bench_open_dice(argv[2], dice_set_default(side), &dice);
        measure(&lexicon, solver, &dice, (int)boards, (size_t)wanted);
    }
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return EXIT_SUCCESS;
}

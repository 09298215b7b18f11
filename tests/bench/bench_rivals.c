/* SPDX-License-Identifier: MIT */
/*
 * bench_rivals LEXICON DICE-FOLDER [BOARDS] bench_rivals --language CODE LANGUAGES-FOLDER [BOARDS]
 * Lets every computer player play fair boards of every size under every set of rules, and prints
 * for each: its score (median, 10th and 90th percentile), its stars by the par of three minutes
 * (median, and the percentages of boards with none, one, two and three), its words in a race of
 * that time, and its words per hundred common words of the board (median). Two rows of par follow,
 * with and without tiers. For another language it plays only 4 × 4 boards with words of four
 * letters and more, as the players were tuned on English ones. Uses the same boards each time.
 */
#include "bench.h"
#include "english.h"
#include "languages.h"

#include "trounce/deal.h"
#include "trounce/par.h"
#include "trounce/race.h"
#include "trounce/rival.h"

#define BOARDS_USUAL   1000
#define BOARDS_MAX     100000
#define SEED           1987
#define BOARD_SIZE_MIN 4
#define BOARD_SIZE_MAX 6
#define TIME_MS        180000

/* The rows per board: the players' results and par. */
enum row { ROW_PAR = RIVAL_FIXED_COUNT, ROW_PAR_WITHOUT_TIERS, ROW_COUNT };

struct tally {
    long *points;
    long *words;
    long *stars;
    long *raced;
    long *shares; /* words per thousand common ones of the board */
};

static void play_level(const struct board *board, const struct solution *solution,
                       enum rival_level level, long *points, long *words)
{
    struct rival rival;
    rival_init(&rival, level, rival_board_seed(board));
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (rival_finds(&rival, board, solution_text(solution, i), word->letters, word->tier)) {
            *points += word->points;
            (*words)++;
        }
    }
}

/* Counts the words that a player has entered when the time is up. */
static bool race_level(const struct board *board, const struct solution *solution,
                       enum rival_level level, long *raced)
{
    struct rival rival;
    struct race race;
    rival_init(&rival, level, rival_board_seed(board));
    if (race_plan(board, solution, &rival, &race) != STATUS_OK) {
        return false;
    }
    while ((size_t)*raced < race.count && race.words[*raced].time_ms <= TIME_MS) {
        (*raced)++;
    }
    race_deinit(&race);
    return true;
}

static bool play_board(const struct board *board, struct solver *solver, enum rules rules,
                       struct tally tallies[ROW_COUNT], int index)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    if (solver_solve_with(solver, board, &filter, &solution) != STATUS_OK) {
        return false;
    }
    long par = par_points(&solution, TIME_MS);
    long common = 0;
    for (size_t i = 0; i < solution.word_count; i++) {
        common += solution.words[i].tier <= DEAL_COMMON_TIER;
    }
    bool done = true;
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        struct tally *tally = &tallies[level];
        play_level(board, &solution, (enum rival_level)level, &tally->points[index],
                   &tally->words[index]);
        tally->shares[index] = common > 0 ? 1000 * tally->words[index] / common : 0;
        tally->stars[index] = par_stars(tally->points[index], par);
        done = done && race_level(board, &solution, (enum rival_level)level, &tally->raced[index]);
    }
    tallies[ROW_PAR].points[index] = par;
    for (size_t i = 0; i < solution.word_count; i++) {
        solution.words[i].tier = TIER_UNKNOWN;
    }
    tallies[ROW_PAR_WITHOUT_TIERS].points[index] = par_points(&solution, TIME_MS);
    solution_deinit(&solution);
    return done;
}

/* Returns the given percentile of sorted values. */
static long quantile(const long *values, int count, int percent)
{
    return values[(long)(count - 1) * percent / 100];
}

static void print_stars(const struct tally *tally, int boards)
{
    int counts[PAR_STARS_MAX + 1] = {0};
    for (int i = 0; i < boards; i++) {
        counts[tally->stars[i]]++;
    }
    printf(" %8ld ", quantile(tally->stars, boards, 50));
    for (int stars = 0; stars <= PAR_STARS_MAX; stars++) {
        printf(" %4.0f", 100.0 * counts[stars] / boards);
    }
}

static void print_rows(int size, enum rules rules, struct tally tallies[ROW_COUNT], int boards)
{
    for (int row = 0; row < ROW_COUNT; row++) {
        struct tally *tally = &tallies[row];
        qsort(tally->points, (size_t)boards, sizeof *tally->points, bench_compare_longs);
        qsort(tally->words, (size_t)boards, sizeof *tally->words, bench_compare_longs);
        qsort(tally->stars, (size_t)boards, sizeof *tally->stars, bench_compare_longs);
        qsort(tally->raced, (size_t)boards, sizeof *tally->raced, bench_compare_longs);
        qsort(tally->shares, (size_t)boards, sizeof *tally->shares, bench_compare_longs);
        const char *name = row < RIVAL_FIXED_COUNT ? rival_name((enum rival_level)row)
                           : row == ROW_PAR        ? "par"
                                                   : "no tiers";
        printf("%d x %d  %-8s %-10s %8ld %6ld %6ld", size, size, scoring_name(rules), name,
               quantile(tally->points, boards, 50), quantile(tally->points, boards, 10),
               quantile(tally->points, boards, 90));
        if (row < RIVAL_FIXED_COUNT) {
            printf(" %10ld %6ld %6ld", quantile(tally->words, boards, 50),
                   quantile(tally->words, boards, 10), quantile(tally->words, boards, 90));
            print_stars(tally, boards);
            printf(" %10ld %6.1f %%", quantile(tally->raced, boards, 50),
                   (double)quantile(tally->shares, boards, 50) / 10);
        }
        putchar('\n');
    }
    fflush(stdout);
}

static bool play_boards(const struct dice *dice, struct solver *solver, enum rules rules,
                        struct tally tallies[ROW_COUNT], int boards)
{
    struct random random;
    random_seed(&random, SEED);
    for (int i = 0; i < boards; i++) {
        struct board board;
        uint64_t state;
        if (deal_fair(dice, solver, rules, &random, &board, &state) != STATUS_OK ||
            !play_board(&board, solver, rules, tallies, i)) {
            return false;
        }
    }
    return true;
}

static bool bench_rules(const struct dice *dice, struct solver *solver, enum rules rules,
                        int boards)
{
    struct tally tallies[ROW_COUNT];
    bool done = true;
    for (int row = 0; row < ROW_COUNT; row++) {
        struct tally *tally = &tallies[row];
        tally->points = calloc((size_t)boards, sizeof *tally->points);
        tally->words = calloc((size_t)boards, sizeof *tally->words);
        tally->stars = calloc((size_t)boards, sizeof *tally->stars);
        tally->raced = calloc((size_t)boards, sizeof *tally->raced);
        tally->shares = calloc((size_t)boards, sizeof *tally->shares);
        done = done && tally->shares != NULL && tally->points != NULL && tally->words != NULL &&
               tally->stars != NULL && tally->raced != NULL;
    }
    done = done && play_boards(dice, solver, rules, tallies, boards);
    if (done) {
        print_rows(dice_side(dice), rules, tallies, boards);
    } else {
        fprintf(stderr, "bench_rivals: no memory\n");
    }
    for (int row = 0; row < ROW_COUNT; row++) {
        free(tallies[row].points);
        free(tallies[row].words);
        free(tallies[row].stars);
        free(tallies[row].raced);
        free(tallies[row].shares);
    }
    return done;
}

static void print_head(void)
{
    printf("%-6s %-8s %-10s %8s %6s %6s %10s %6s %6s %8s  %4s %4s %4s %4s %10s %8s\n", "size",
           "rules", "player", "points", "10 %", "90 %", "words", "10 %", "90 %", "stars", "0", "1",
           "2", "3", "raced", "share");
}

static bool bench(struct solver *solver, const char *folder, int boards)
{
    for (int size = BOARD_SIZE_MIN; size <= BOARD_SIZE_MAX; size++) {
        struct dice dice;
        bench_open_dice(folder, dice_set_default(size), &dice);
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            if (!bench_rules(&dice, solver, (enum rules)rules, boards)) {
                return false;
            }
        }
    }
    return true;
}

static bool bench_english(const char *name, const char *folder, int boards)
{
    struct lexicon lexicon;
    struct solver *solver = bench_open_solver(name, &lexicon);
    bool done = bench(solver, folder, boards);
    solver_free(solver);
    lexicon_deinit(&lexicon);
    return done;
}

static bool bench_language(const char *code, const char *folder, int boards)
{
    static struct language_files files;
    struct paths paths = {.player = ""};
    struct solver *solver = NULL;
    struct message notice;
    struct message fault;
    (void)snprintf(paths.languages, sizeof paths.languages, "%s", folder);
    if (!languages_open(&files, &paths, code, LANGUAGE_WORDS | LANGUAGE_SETS, &notice, &fault) ||
        !files.language.dice[0]) {
        fprintf(stderr, "bench_rivals: %s\n", english(files.language.lexicon ? &notice : &fault));
        return false;
    }
    bool done = solver_new(files.language.lexicon, SOLVER_KERNEL_BEST, &solver) == STATUS_OK &&
                bench_rules(files.language.dice[0], solver, RULES_FOUR, boards);
    solver_free(solver);
    languages_close(&files);
    return done;
}

int main(int argc, char **argv)
{
    bool is_language = argc >= 4 && strcmp(argv[1], "--language") == 0;
    char *const *rest = argv + (is_language ? 4 : 3);
    char *end = NULL;
    long boards = argv + argc == rest + 1 ? strtol(*rest, &end, 10) : BOARDS_USUAL;
    if (argv + argc < rest || argv + argc > rest + 1 || (end != NULL && *end != 0) || boards < 1 ||
        boards > BOARDS_MAX) {
        fprintf(stderr, "usage: bench_rivals LEXICON DICE-FOLDER [BOARDS]\n"
                        "       bench_rivals --language CODE LANGUAGES-FOLDER [BOARDS]\n");
        return 2;
    }
    print_head();
    return (is_language ? bench_language(argv[2], argv[3], (int)boards)
                        : bench_english(argv[1], argv[2], (int)boards))
               ? 0
               : 1;
}

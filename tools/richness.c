/* SPDX-License-Identifier: MIT */
/*
 * Shakes many boards, counts their common words, and prints the distribution of the counts: for
 * people, or as the engine's table. Leaves the use of the table to richness.c of the engine.
 *
 *     richness [--size SIZE] [--dice FILE] [--rules four|classic|plain]
 *     richness --table >src/engine/deal/richness_table.c
 *     richness --language CODE >assets/languages/CODE/richness.txt
 *
 * --lexicon FILE selects other words than the game's own.
 */
#include "languages.h"
#include "machine.h"
#include "trounce/deal.h"
#include "trounce/dice.h"
#include "trounce/solver.h"
#include "words.h"

#include <ctype.h>
#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOARDS          100000L
#define LANGUAGE_BOARDS 20000L /* for a language's table */
/* The boards are the same each time. */
#define SEED 1
/* Higher counts are clamped to this: the engine's table has 16-bit numbers. */
#define COUNT_MAX 9999
#define LEVELS    100
/* Numbers per line of the table. */
#define TABLE_COLUMNS 20

struct spread {
    long count;                 /* of boards */
    long boards[COUNT_MAX + 1]; /* by their number of common words */
    long full_boards;           /* boards with every cell blank or in a word */
    long bands[RICHNESS_COUNT]; /* boards in each band */
};

static void fail(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((noreturn)) TAKES_FORMAT(1, 2)
#endif
        ;

static void fail(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("richness: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(2);
}

static void fail_for(const struct message *fault)
{
    char text[2 * MESSAGE_BYTES_MAX];
    fail("%s", message_write(fault, NULL, text, sizeof text));
}

/* ---- counting ---- */

static bool is_full(const struct board *board, uint64_t used_cells)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK && (used_cells >> cell & 1) == 0) {
            return false;
        }
    }
    return true;
}

static void count_boards(struct solver *solver, const struct dice *dice, enum rules rules,
                         long boards, struct spread *spread)
{
    const struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    struct richness_band bands[RICHNESS_COUNT];
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        bands[i] = richness_band((enum richness)i, dice, rules);
    }
    int side = dice_side(dice);
    struct random random;
    random_seed(&random, SEED);
    *spread = (struct spread){.count = boards};
    for (long i = 0; i < spread->count; i++) {
        struct board board;
        struct survey survey;
        deal_shake(dice, &random, side, side, &board);
        if (solver_survey(solver, &board, &filter, DEAL_COMMON_TIER, &survey) != STATUS_OK) {
            fail("%s", status_text(STATUS_NO_MEMORY));
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
}

/* Returns the lowest count above those of `level` percent of the boards. */
static int least_of_level(const struct spread *spread, int level)
{
    long wanted = spread->count * level / LEVELS;
    long fewer = 0;
    int count = 0;
    while (fewer < wanted) {
        fewer += spread->boards[count];
        count++;
    }
    return count;
}

/* ---- for people ---- */

static void print_bands(const struct dice *dice, enum rules rules, const struct spread *spread)
{
    for (int i = 0; i < RICHNESS_COUNT; i++) {
        struct richness_band band = richness_band((enum richness)i, dice, rules);
        char range[32];
        if (band.most == INT_MAX) {
            snprintf(range, sizeof range, "%d and more", band.least);
        } else {
            snprintf(range, sizeof range, "%d to %d", band.least, band.most);
        }
        printf("%-6s %-12s  %4.1f %% of boards%s\n", richness_name((enum richness)i), range,
               100.0 * (double)spread->bands[i] / (double)BOARDS,
               band.wants_all_cells ? ", all cells in words" : "");
    }
}

static void print_spread(const struct dice *dice, enum rules rules, const struct spread *spread)
{
    static const int levels[] = {1, 5, 10, 25, 50, 75, 90, 95, 99};
    const struct dice_set *set = dice_set_of(dice);
    printf("%ld boards of %s by the rules %s\n\n", BOARDS, set ? set->name : "your own dice",
           scoring_name(rules));
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        printf("%2d %% have fewer than %4d common words\n", levels[i],
               least_of_level(spread, levels[i]));
    }
    printf("%4.1f %% have all cells that are not blank in words\n\n",
           100.0 * (double)spread->full_boards / (double)BOARDS);
    print_bands(dice, rules, spread);
}

/* ---- the engine's table ---- */

static void read_set(const struct dice_set *set, struct dice *dice)
{
    char name[FILE_PATH_MAX];
    struct message fault;
    snprintf(name, sizeof name, TROUNCE_SOURCE_DIR "/assets/dice/%s.txt", set->name);
    if (!file_read_dice(&alphabet_english, name, set->count, dice, &fault)) {
        fail_for(&fault);
    }
}

static void print_row(const struct dice_set *set, enum rules rules, const struct spread *spread)
{
    char name[16] = "";
    for (const char *at = scoring_name(rules); *at; at++) {
        name[strlen(name)] = (char)toupper((unsigned char)*at);
    }
    printf("    {'%c', RULES_%s, {{", set->id, name);
    for (int level = 0; level < LEVELS; level++) {
        printf("%s%d,", level % TABLE_COLUMNS == 0 ? "\n        " : " ",
               least_of_level(spread, level));
    }
    printf("\n    }}},\n");
}

static void print_set(struct solver *solver, const struct dice_set *set)
{
    struct dice dice;
    struct spread spread = {.full_boards = 0};
    int counted = 0; /* minimum letters for which `spread` was counted */
    read_set(set, &dice);
    for (int i = 0; i < RULES_OFFERED; i++) {
        enum rules rules = (enum rules)i;
        /* Rules that accept the same words have the same distribution. */
        if (scoring_min_letters(rules, dice.count) != counted) {
            count_boards(solver, &dice, rules, BOARDS, &spread);
        }
        counted = scoring_min_letters(rules, dice.count);
        print_row(set, rules, &spread);
    }
}

static void print_table(struct solver *solver)
{
    printf("/* SPDX-License-Identifier: MIT */\n"
           "/*\n"
           " * Distributions of common words over %ld boards of each dice set. Generated by\n"
           " * `richness --table`. Leaves levels and bands to richness.c.\n"
           " */\n"
           "#include \"richness_table.h\"\n\n"
           "/* clang-format off */\n"
           "static const struct richness_row rows[] = {\n",
           BOARDS);
    for (const struct dice_set *set = dice_sets(); set->name; set++) {
        print_set(solver, set);
    }
    printf("};\n"
           "/* clang-format on */\n\n"
           "const struct richness_row *richness_table(int *count)\n"
           "{\n"
           "    *count = (int)(sizeof rows / sizeof *rows);\n"
           "    return rows;\n"
           "}\n");
}

/* ---- the table of a language ---- */

static void print_spread_of(const struct dice *dice, enum rules rules, const struct spread *spread)
{
    printf("%d %s", dice->count, scoring_name(rules));
    for (int level = 0; level < LEVELS; level++) {
        printf("%s%d", level % TABLE_COLUMNS == 0 ? "\n " : " ", least_of_level(spread, level));
    }
    putchar('\n');
}

static void print_language(const char *code)
{
    static struct language_files files;
    static struct spread spread;
    struct paths paths = {.languages = TROUNCE_SOURCE_DIR "/assets/languages"};
    struct solver *solver;
    struct message notice;
    struct message fault;
    if (!languages_open(&files, &paths, code, LANGUAGE_WORDS | LANGUAGE_SETS, &notice, &fault)) {
        fail_for(&fault);
    }
    if (solver_new(files.language.lexicon, SOLVER_KERNEL_BEST, &solver) != STATUS_OK) {
        fail("%s", status_text(STATUS_NO_MEMORY));
    }
    printf("# How common words are distributed over %ld boards. Made by tools/richness.c.\n",
           BOARDS);
    for (int i = 0; i < LANGUAGE_DICE; i++) {
        const struct dice *dice = files.language.dice[i];
        if (!dice) {
            fail_for(&notice);
        }
        int counted = 0;
        for (int rules = 0; rules < RULES_OFFERED; rules++) {
            if (scoring_min_letters((enum rules)rules, dice->count) != counted) {
                count_boards(solver, dice, (enum rules)rules, LANGUAGE_BOARDS, &spread);
            }
            counted = scoring_min_letters((enum rules)rules, dice->count);
            print_spread_of(dice, (enum rules)rules, &spread);
        }
    }
    solver_free(solver);
    languages_close(&files);
}

/* ---- the program ---- */

struct request {
    const char *lexicon_name;
    const char *language;  /* whose table to print; NULL: none */
    const char *dice_name; /* NULL: the game's default for this size */
    enum rules rules;
    int size; /* 0: not given */
    bool is_table;
};

static void read_dice(const struct request *request, struct dice *dice)
{
    struct message fault;
    if (!request->dice_name) {
        read_set(dice_set_default(request->size > 0 ? request->size : 4), dice);
    } else if (!file_read_dice(&alphabet_english, request->dice_name, request->size * request->size,
                               dice, &fault)) {
        fail_for(&fault);
    }
}

static void read_options(int argc, char **argv, struct request *request)
{
    static const struct option options[] = {
        {"size", required_argument, NULL, 's'},
        {"dice", required_argument, NULL, 'd'},
        {"lexicon", required_argument, NULL, 'l'},
        {"rules", required_argument, NULL, 'r'},
        {"table", no_argument, NULL, 't'},
        {"language", required_argument, NULL, 'g'},
        {NULL, 0, NULL, 0},
    };
    int option;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 's':
            request->size = optarg[0] - '0';
            if (request->size < LANGUAGE_SIDE_MIN || request->size > LANGUAGE_SIDE_MAX ||
                optarg[1]) {
                fail("--size takes " LANGUAGE_SIDE_NAMES ", not '%s'", optarg);
            }
            break;
        case 'd':
            request->dice_name = optarg;
            break;
        case 'l':
            request->lexicon_name = optarg;
            break;
        case 'g':
            request->language = optarg;
            break;
        case 'r':
            if (!scoring_from_name(optarg, &request->rules)) {
                fail("--rules takes " SCORING_NAMES ", not '%s'", optarg);
            }
            break;
        case 't':
            request->is_table = true;
            break;
        default:
            exit(2); /* getopt_long has reported the error */
        }
    }
    if (optind < argc) {
        fail("unexpected argument '%s'", argv[optind]);
    }
}

int main(int argc, char **argv)
{
    struct request request = {.lexicon_name = TROUNCE_LEXICON, .rules = RULES_FOUR};
    struct words words;
    struct solver *solver = NULL;
    struct message fault;
    machine_begin(&argc, &argv);
    read_options(argc, argv, &request);
    if (request.language) {
        print_language(request.language);
        return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    if (!words_open(&words, &alphabet_english, request.lexicon_name, &fault)) {
        fail_for(&fault);
    }
    if (solver_new(&words.lexicon, SOLVER_KERNEL_BEST, &solver) != STATUS_OK) {
        fail("%s", status_text(STATUS_NO_MEMORY));
    }
    if (request.is_table) {
        print_table(solver);
    } else {
        struct dice dice;
        static struct spread spread;
        read_dice(&request, &dice);
        count_boards(solver, &dice, request.rules, BOARDS, &spread);
        print_spread(&dice, request.rules, &spread);
    }
    solver_free(solver);
    words_close(&words);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* SPDX-License-Identifier: MIT */
/*
 * Opens files for commands. Leaves reading them to src/files, which the window uses too.
 */
#include "load.h"

#include "dice_file.h"
#include "paths.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

enum outcome load_file(struct cli *cli, const char *name, struct file *file)
{
    char fault[FILE_FAULT_MAX];
    return file_open(file, name, fault) ? OUTCOME_YES : cli_fail(cli, "%s", fault);
}

enum outcome load_words(struct cli *cli, const char *name, struct words *words)
{
    char fault[FILE_FAULT_MAX];
    struct paths paths;
    paths_find(&paths, cli->program);
    bool is_open =
        name ? words_open(words, name, NULL, fault) : words_open_own(words, paths.lexicon, fault);
    return is_open ? OUTCOME_YES : cli_fail(cli, "%s", fault);
}

enum outcome load_simd(struct cli *cli, enum solver_simd *simd)
{
    static const char variable[] = "TROUNCE_SIMD";
    struct fault fault;
    return solver_simd_choose(getenv(variable), simd, &fault) == STATUS_OK
               ? OUTCOME_YES
               : cli_fail_fault(cli, variable, &fault);
}

enum outcome load_solver(struct cli *cli, const struct lexicon *lexicon, struct solver **solver)
{
    enum solver_simd simd;
    *solver = NULL;
    enum outcome outcome = load_simd(cli, &simd);
    if (outcome == OUTCOME_YES && solver_new(lexicon, simd, solver) != STATUS_OK) {
        outcome = cli_fail_memory(cli);
    }
    return outcome;
}

enum outcome load_dice(struct cli *cli, const char *name, int count, struct dice *dice)
{
    char fault[FILE_FAULT_MAX];
    return dice_file_read(name, count, dice, fault) ? OUTCOME_YES : cli_fail(cli, "%s", fault);
}

enum outcome load_dice_set(struct cli *cli, const struct dice_set *set, struct dice *dice)
{
    char fault[FILE_FAULT_MAX];
    struct paths paths;
    paths_find(&paths, cli->program);
    return dice_file_read_set(&paths, set, dice, fault) ? OUTCOME_YES : cli_fail(cli, "%s", fault);
}

enum outcome load_seed(struct cli *cli, uint64_t *seed)
{
    if (getentropy(seed, sizeof *seed) != 0) {
        return cli_fail(cli, "the system gives no random numbers: %s", strerror(errno));
    }
    return OUTCOME_YES;
}

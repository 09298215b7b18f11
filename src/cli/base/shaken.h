/* SPDX-License-Identifier: MIT */
/*
 * The boards that commands shake: new ones, or those of a code, from the game's dice or others.
 */
#ifndef CLI_SHAKEN_H
#define CLI_SHAKEN_H

#include "command.h"

#include "trounce/deal.h"

/* What to shake. Texts are borrowed; NULL: not given. */
struct shaken_request {
    struct cli *cli;
    const char *code; /* the board of this code, instead of a new one */
    const char *language;
    const char *dice_name;
    const char *lexicon_name;
    enum rules rules;
    enum richness richness;
    long side; /* 0: not given */
    uint64_t seed;
    bool has_seed; /* else a new board is another each time */
};

/* A board and what it was dealt from. */
struct shaken {
    const struct language *language; /* of the words; set by the caller */
    struct dice dice;
    const struct dice_set *set; /* NULL: not the game's own */
    struct board board;
    char code[BOARD_CODE_MAX];
};

/* Opens `parts` of the language whose words count, which is that of the code unless another one is
 * given; with dice, if the board needs them. Like cli_load_language. */
enum outcome shaken_open(const struct shaken_request *request, unsigned parts,
                         struct language_files *files);

/* Deals the board. `from` gets what its dice borrow: call languages_close in any case. */
enum outcome shaken_deal(const struct shaken_request *request, struct solver *solver,
                         struct language_files *from, struct shaken *shaken);

#endif

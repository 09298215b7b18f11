/* SPDX-License-Identifier: MIT */
/*
 * What is being played: the words and dice of the game, what was agreed, the board, its round and
 * its solution. Leaves when a round begins and ends to game.h, and keeping it to keeper.h.
 */
#ifndef APP_TABLE_H
#define APP_TABLE_H

#include "app_config.h"

#include "honours.h"
#include "store.h"
#include "trounce/challenge.h"
#include "trounce/random.h"
#include "trounce/round.h"
#include "trounce/solver.h"

/* What was agreed for a round. */
struct match {
    int size; /* 4..6 */
    enum rules rules;
    enum way way;
    enum rival_level level;
    long time_ms;                                   /* of a turn; 0: no clock */
    enum richness richness;                         /* of the next board that is shaken */
    bool shared_count;                              /* words that two players have count for both */
    char names[SETTING_PLAYERS][SETTING_NAME_SIZE]; /* of two players */
};

/* The words of the lexicon that the sender of a challenge found; NULL: nothing is known of them. */
struct table_friend {
    uint32_t *words;
    size_t count;
};

struct table {
    const struct lexicon *lexicon;
    enum solver_simd simd;
    const struct dice *dice[APP_SIZE_COUNT];     /* NULL: not to be had */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* NULL: dice of one's own */
    const struct language *language;             /* that is played */
    const struct app_played *played_languages;   /* that could be, too */
    int played_count;
    struct app_dealer dealer;
    struct random random;  /* of the shakes */
    struct solver *solver; /* of the lexicon, for every board */

    struct match match;
    bool lent; /* the round has terms of its own: `own_match` is what Home offers */
    struct match own_match;

    struct board board; /* of the round */
    char code[BOARD_CODE_MAX];
    struct round *round; /* NULL: none */
    bool solve_only;     /* nobody plays: the results show all words of the board at once */
    int quarter_turns;   /* of the board on the screen, clockwise */

    /* How the board was come by, for the store. The clock, hints and counts of words are filled in
     * when the round is kept. */
    struct round_notes notes;

    struct honours honours; /* of the round, once it is over: see game_end */

    struct solution solution; /* of the round, once `is_solved`: see table_solution */
    bool is_solved;
};

/* STATUS_NO_MEMORY: the table is zeroed then. The rest of `config` is borrowed. */
enum status table_init(struct table *table, const struct app_config *config);
void table_deinit(struct table *table);

/* The letters of the words. */
const struct alphabet *table_alphabet(const struct table *table);

/* A word in capitals as people write it, into `text` of `size` bytes; returns `text`. What is typed
 * or traced is no word yet: text_upper. */
char *table_word(const struct table *table, char *text, size_t size, const char *word);

/* Words, letters and dice of another language, with its own words or with `lexicon` (NULL: none
 * else), from now on; borrowed. The round on the table goes. STATUS_NO_MEMORY: all stays as it is.
 */
enum status table_set_language(struct table *table, const struct language *language,
                               const struct lexicon *lexicon);

/* Other words count from now on. The round on the table goes with the old ones. STATUS_NO_MEMORY:
 * all stays as it is. */
enum status table_set_lexicon(struct table *table, const struct lexicon *lexicon);

/* ---- boards ---- */

/* Shakes a board by the match into `board` and `code`. STATUS_MISSING: there are no such dice;
 * STATUS_NO_MEMORY. */
enum status table_shake(struct table *table);

/* The board of a code, from the dice that it names, in the letters of the words. Failures as
 * deal_read_code and deal_from_code, and STATUS_MISSING for dice that are not there or show other
 * letters; `fault` says which. */
enum status table_board_of_code(const struct table *table, const char *code, struct board *board,
                                struct fault *fault);

/* Where the language of the dice of a code stands among those that can be played; -1: the code is
 * none, or its language is not there. */
int table_language_of_code(const struct table *table, const char *code);

/* The same of the language that is played. */
int table_language(const struct table *table);

#define TABLE_CODE_WORD_MAX 24

/* Looks for the code of a board among the words of a text, such as Copy result makes: the first
 * that brings one, or else the first whose board is of a language that has other letters, into
 * `code`; false: there is none. Words of letters alone are no codes to it. */
bool table_find_code(const struct table *table, const char *text, char code[TABLE_CODE_WORD_MAX]);

/* Where the board stands among those that the game's dice make: boards in a hundred that hold fewer
 * common words; RICHNESS_LEVEL_NONE for others. Asks for the solution. */
int table_level(struct table *table);

/* ---- terms ---- */

/* Says how the board of the round that is about to begin was come by. The terms are those of Home
 * again; a date or terms of its own come after. */
void table_note(struct table *table, enum round_kind kind, bool counts);

/* A round has its own terms until it is over: `match` becomes the table's, and what Home offers is
 * put back when Home or another round comes. */
void table_lend_match(struct table *table, const struct match *match);
void table_return_match(struct table *table);

/* ---- the round ---- */

/*
 * Puts a new round by these terms on the board that is on the table, in the place of the one
 * before. `strength`, RIVAL_STRENGTH_MIN to _MAX, is that of RIVAL_MATCH; `friend` has the words of
 * RIVAL_FRIEND, `race_tier_max` is as in struct round_config. STATUS_NO_MEMORY: the round before
 * stays.
 */
enum status table_new_round(struct table *table, const struct match *match, int strength,
                            const struct table_friend *friend, int race_tier_max,
                            long long now_unix_s);

/* Puts a round that was kept on the table (it is taken), with its board, code, notes and terms. */
void table_put_round(struct table *table, const struct stored_round *stored, struct round *round);

/* Reads the words of the sender of a challenge on its board. STATUS_MISSING: it was made with other
 * words, as `fault` (may be NULL) says; STATUS_NO_MEMORY. The caller ends with table_end_friend. */
enum status table_read_friend(struct table *table, const struct challenge *challenge,
                              const struct board *board, struct table_friend *friend,
                              struct fault *fault);
void table_end_friend(struct table_friend *friend);

/* Who has this list: "You", the computer by its level, the sender of a challenge, one of two
 * players by name. Lives as long as the match. */
const char *table_name_of(const struct table *table, enum finder_side side);

/* Frees the round and its solution. */
void table_clear(struct table *table);

/* Is the round practice, which has no score? */
bool table_is_practice(const struct table *table);

/* Is a round on the table that is not over? */
bool table_is_mid_round(const struct table *table);

/* All words of the board by the rules of the match, of every tier, made when first asked for in a
 * round. NULL: memory gave out. Lives until the next round. */
const struct solution *table_solution(struct table *table);

/* May the game itself bring up this word of a solution, when it shows words up to `tier_max`? The
 * player may enter offensive and rarer ones. */
bool table_may_show(const struct solved_word *word, int tier_max);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What is being played: the words and dice of the game, the terms, the board, its round and its
 * solution. Leaves when a round begins and ends to game.h, and keeping it to keeper.h.
 */
#ifndef APP_TABLE_H
#define APP_TABLE_H

#include "app_config.h"

#include "honours.h"
#include "store.h"
#include "trounce/challenge.h"
#include "trounce/coach.h"
#include "trounce/own_words.h"
#include "trounce/random.h"
#include "trounce/round.h"
#include "trounce/solver.h"

/* The words of the lexicon that the sender of a challenge found, NULL: unknown; when he found each,
 * NULL: unknown; and the points that his hints cost. */
struct table_friend {
    uint32_t *words;
    long *found_ms;
    size_t count;
    long hint_points;
};

struct table {
    const struct lexicon *lexicon;
    enum solver_kernel simd;
    const struct dice *dice[APP_SIZE_COUNT];     /* NULL: unavailable */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* NULL: custom dice */
    const struct language *language;             /* the language of play */
    const struct app_played *played_languages;   /* to choose from */
    int played_count;
    struct app_dealer dealer;
    struct random random;  /* for shaking the dice */
    struct solver *solver; /* for the lexicon and any board */

    /* The lexicon with the player's own words and sets for the next round (NULL: there are none),
     * and that of the round on the table, if it has another one: it began with other sets, or is
     * over, and keeps what counted then. */
    struct lexicon *mine;
    int word_sets; /* bits of enum word_set */
    struct lexicon *held;

    struct match match;
    bool lent; /* the round has its own terms: `own_match` is what Home offers */
    struct match own_match;

    struct board board; /* of the round */
    char code[BOARD_CODE_MAX];
    struct round *round; /* NULL: none */
    bool solve_only;     /* nobody plays: the results show all words of the board at once */
    int quarter_turns;   /* of the displayed board, clockwise */

    /* Where the board came from, for the store. Time, hints and word counts are filled in when the
     * round is kept. */
    struct round_notes notes;

    struct coach_habit practised; /* what a practice board was dealt for; else COACH_NOTHING */

    struct honours honours; /* of the finished round: see game_end */

    struct solution solution; /* valid if `is_solved`: see table_solution */
    bool is_solved;
};

/* Initialises the table. STATUS_NO_MEMORY: `solver` is NULL. Pointers in `config` are borrowed. */
enum status table_init(struct table *table, const struct app_config *config);
void table_deinit(struct table *table);

/* Returns the alphabet of the words. */
const struct alphabet *table_alphabet(const struct table *table);

/* Writes a word in capitals, in its usual spelling, into `text` of `size` bytes; returns `text`.
 * For typed or traced letters, which are not words yet, use phrase_upper. */
char *table_word(const struct table *table, char *text, size_t size, const char *word);

/* Switches to the words, letters and dice of another language, with `lexicon` as its words (NULL:
 * its own); borrowed. Drops own words and the round on the table. STATUS_NO_MEMORY: nothing
 * changes. */
enum status table_set_language(struct table *table, const struct language *language,
                               const struct lexicon *lexicon);

/* Switches to other words, and drops own words and the round on the table. STATUS_NO_MEMORY:
 * nothing changes. */
enum status table_set_lexicon(struct table *table, const struct lexicon *lexicon);

/* ---- own words ---- */

/* Returns the words of rounds of this kind: with the player's own ones, unless others play the same
 * board. Borrowed by the table's round; valid until the next table_set_own. */
const struct lexicon *table_lexicon(const struct table *table, enum round_kind kind);

/* Solves a board with those words; end with solution_deinit. STATUS_NO_MEMORY. */
enum status table_solve(const struct table *table, const struct board *board, enum round_kind kind,
                        const struct solver_filter *filter, struct solution *solution);

/* Makes the lexicon with these words (NULL: none) and sets; the limits of `own` become theirs. A
 * round goes on with the words, but with the sets with which it began, unless the computer has
 * begun to search. STATUS_NO_MEMORY: nothing changes. */
enum status table_set_own(struct table *table, struct own_words *own, int word_sets);

/* Returns whether the round on the table goes on with what table_set_own says. */
bool table_follows_own(const struct table *table);

/* Makes a lexicon with such words and sets for a stored round; NULL if that is the list itself. End
 * with table_end_lexicon, unless table_put_round takes it. STATUS_NO_MEMORY. */
enum status table_make_lexicon(const struct table *table, struct own_words *own, int word_sets,
                               struct lexicon **lexicon);
void table_end_lexicon(struct lexicon **lexicon);

/* Returns whether the round counts this word of it only because the player added it. */
bool table_is_own(const struct table *table, const char *word);

/* ---- boards ---- */

/* The board for children: its dice are nine of those for 4 × 4, others each time, so that it has no
 * code; nor has it a level. */
#define TABLE_SIZE_LEAST 3

/* Returns whether there are dice for boards of size × size. */
bool table_has_dice(const struct table *table, int size);

/* Takes the dice for a board by the match; returns false if there are none. */
bool table_dice(struct table *table, struct dice *dice);

/* Writes the code of a board of these dice, "" if there can be none. */
void table_write_code(const struct table *table, const struct dice *dice, uint64_t state,
                      char code[BOARD_CODE_MAX]);

/* Shakes a board by the match into `board` and `code`. STATUS_MISSING: no such dice;
 * STATUS_NO_MEMORY. */
enum status table_shake(struct table *table);

/* Deals the board of a code, from the dice that it names, in the letters of the words. Fails like
 * deal_read_code and deal_from_code, and with STATUS_MISSING if the dice are unavailable or show
 * other letters; `fault` says which. */
enum status table_board_of_code(const struct table *table, const char *code, struct board *board,
                                struct fault *fault);

/* Returns the index of the language of a code's dice in `played_languages`; -1 if the code is
 * invalid or the language is not there. */
int table_language_of_code(const struct table *table, const char *code);

/* The same for the language of play. */
int table_language(const struct table *table);

#define TABLE_CODE_WORD_MAX 24

/* Searches the words of a text, such as Copy result writes, for a board code and copies it to
 * `code`: the first whose board can be dealt, else the first whose board is in another language of
 * play; false if there is none. Skips words that are only letters. */
bool table_find_code(const struct table *table, const char *text, char code[TABLE_CODE_WORD_MAX]);

/* Returns the richness of the board among those of the game's dice: percent of boards with fewer
 * common words; RICHNESS_LEVEL_NONE for other boards. Solves the board if necessary. */
int table_level(struct table *table);

/* ---- terms ---- */

/* Records where the board of the next round came from. Restores the terms of Home; a date or own
 * terms are set afterwards. */
void table_note(struct table *table, enum round_kind kind, bool counts);

/* Gives a round its own terms until it is over: `match` becomes the table's; table_return_match
 * restores what Home offers. */
void table_lend_match(struct table *table, const struct match *match);
void table_return_match(struct table *table);

/* Returns the terms that Home offers. */
const struct match *table_own_match(const struct table *table);

/* ---- the round ---- */

/* Returns whether all words of the board are to be found at leisure. Not in practice, which looks
 * for some. */
bool table_finds_all(const struct table *table);

/*
 * Puts a new round by these terms on the board on the table, replacing the previous round.
 * `strength`, RIVAL_STRENGTH_MIN to _MAX, is for RIVAL_MATCH; `friend` has the words of
 * RIVAL_FRIEND; `race_tier_max` is as in struct round_config. STATUS_NO_MEMORY: the previous round
 * stays.
 */
enum status table_new_round(struct table *table, const struct match *match, int strength,
                            const struct table_friend *friend, int race_tier_max,
                            long long now_unix_s);

/* Puts a stored round on the table, with its board, code, notes and terms; takes ownership of
 * `round`, and of its lexicon in `held`, unless that is one of the table's. */
void table_put_round(struct table *table, const struct stored_round *stored, struct round *round,
                     struct lexicon *held);

/* Finds what the sender of a challenge found on its board. STATUS_MISSING: it was made
 * with other words, as `fault` (may be NULL) says; STATUS_NO_MEMORY. Free with table_end_friend. */
enum status table_read_friend(struct table *table, const struct challenge *challenge,
                              const struct board *board, struct table_friend *friend,
                              struct fault *fault);
void table_end_friend(struct table_friend *friend);

/* Returns the name of a side: "You", the computer by its level, the sender of a challenge, "Your
 * ghost", or one of two players. Valid as long as the match. */
const char *table_name_of(const struct table *table, enum side side);

/* Returns the title of rounds of a kind, "Daily board"; NULL: they are named after their mode. */
const char *table_kind_title(enum round_kind kind);

/* Frees the round and its solution. */
void table_clear(struct table *table);

/* Returns whether the rival is a ghost: of an earlier round, or of a challenge with times. It has
 * the colours of a second player: see theme_of_ghost. */
bool table_has_ghost(const struct table *table);

/* Returns whether it is the player's own. */
bool table_has_own_ghost(const struct table *table);

/* Returns whether the round is practice, which has no score. */
bool table_is_practice(const struct table *table);

/* Returns whether an unfinished round is on the table. */
bool table_is_mid_round(const struct table *table);

/* Returns all words of the board by the rules of the match, of every tier, solved on the first call
 * in a round. NULL: out of memory. Valid until the next round. */
const struct solution *table_solution(struct table *table);

/* Returns whether the game itself may show this word of a solution, given the highest tier
 * `tier_max`. The player may enter offensive and rarer words. */
bool table_may_show(const struct solved_word *word, int tier_max);

#endif
